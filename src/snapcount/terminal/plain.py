"""A game as a conversation in lines of text: for a screen reader, a pipe, a plain terminal.

A person is shown what their seat may know, and nothing else: positions, questions and events come
from the sitting, answers are the options of the decision by number or by name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from snapcount.engine import events, options
from snapcount.engine.errors import IllegalAnswer
from snapcount.engine.words.naming import option_named
from snapcount.engine.words.picture import field, word_position
from snapcount.engine.words.sheet import brief, card_sheet
from snapcount.terminal.console import Console
from snapcount.terminal.help import ABOUT
from snapcount.terminal.sitting import (
    Sitting,
    Told,
    cards_of_option,
    is_quiet,
    last_down,
    visible,
)

HELP: Final = """\
Answer with a number or a name. The start of a name is enough if only one answer matches.
You can also type:
  ?            this help, and what the question is about
  ? NAME       the full text of any card or Player you can see (? 2: of answer 2)
  table        the score, the line-ups, the called Plays and the layers
  field        the field, drawn in text
  hand         the cards in your hand, and why you can't play one now
  discard      both discard piles
  why          the rules and card text behind what just happened
  log          everything so far (log 20: the last 20 lines)
  hint         what the coach would do
  undo         take back your last answer (not against a person)
  skip         pass at every timing point until the next down
  quit         stop playing"""

# Answers that explain themselves; `?` explains them all the same.
_PLAIN: Final = (
    options.PASS,
    options.RUN_A_PLAY,
    options.KICK_PUNT,
    options.SPEND_TIMEOUT,
    options.LET_IT_RUN,
)
_NEW_PICTURE: Final = (events.DOWN, events.POSSESSION)
_MOST_CARDS: Final = 6  # shown at once


class Quit(Exception):
    """The person wants to stop."""


class Conversation:
    """Talks a sitting through to its end.

    `answered` is called after every answer, and what it returns is told to the person.
    """

    def __init__(
        self, sitting: Sitting, console: Console, answered: Callable[[], str] = lambda: ""
    ) -> None:
        self.sitting = sitting
        self.console = console
        self.answered = answered
        self.told = [0, 0]  # how much of their log each has read
        self.recent: list[Told] = []  # what was told last, for `why`
        self.last_asked = -1
        self.briefed = ""
        if sitting.answers:
            self.told = [last_down(log) for log in sitting.logs]

    def play(self) -> None:
        """Play until it is over; `Quit` and `EndOfInput` come through."""
        sitting = self.sitting
        while not sitting.over:
            if not sitting.is_person(sitting.asked):
                sitting.apply(sitting.machine_answer())
            elif sitting.passes_by_itself():
                sitting.apply(0)
            else:
                self.ask(sitting.asked)
            news = self.answered()
            if news:
                self.console.say(news)
        seat = sitting.person
        self.tell(seat)
        if sitting.game.over:
            self.console.say(self.position(seat))

    # Talking to a person

    def ask(self, seat: int) -> None:
        """Show what is new and take an answer from the person on that seat."""
        if self.sitting.two_people and self.last_asked != seat:
            self.console.draw_curtain(self.sitting.names[seat])
        self.last_asked = seat
        if self.tell(seat):
            self.show_table(seat)
        self.brief()
        self.show_question()
        before = self.sitting.answers
        while self.sitting.answers == before:
            self.understand(seat, self.console.ask("> "))

    def brief(self) -> None:
        """Say what is to be done, where it has not been said yet."""
        briefing = self.sitting.briefing
        if briefing and briefing != self.briefed:
            self.console.say()
            self.console.say(briefing)
        self.briefed = briefing

    def tell(self, seat: int) -> bool:
        """Tell what happened since that seat was last asked; True: there is a new position."""
        log = self.sitting.logs[seat]
        fresh = log[self.told[seat] :]
        self.told[seat] = len(log)
        if fresh:
            self.recent = [told for told in fresh if not is_quiet(told.event, seat)]
        for told in fresh:
            if not is_quiet(told.event, seat):
                if told.event.kind in _NEW_PICTURE:
                    self.console.say()
                self.console.say(self.sitting.word(told, seat))
        return any(told.event.kind in _NEW_PICTURE for told in fresh)

    def position(self, seat: int) -> str:
        view = self.sitting.view(seat)
        return word_position(self.sitting.table, view, self.sitting.names, drawn=False)

    def show_table(self, seat: int) -> None:
        self.console.say()
        self.console.say(self.position(seat))

    def show_question(self, in_full: bool = False) -> None:
        asked = self.sitting.question()
        self.console.say()
        self.console.say(asked.text)
        if asked.is_number:
            self.console.say(f"  from {asked.names[0]} to {asked.names[-1]}")
            return
        wide = len(str(len(asked.names)))
        for place, name in enumerate(asked.names):
            shown = in_full or asked.verbs[place] not in _PLAIN
            meaning = asked.meanings[place] if shown else ""
            line = f"{place + 1:{wide}} {name}" + (f": {meaning}" if meaning else "")
            self.console.say(line, indent="  ")

    # What a person may type

    def understand(self, seat: int, line: str) -> None:
        """Do what a line says: give an answer, or show or say something."""
        word, _, rest = line.partition(" ")
        word, rest = word.casefold(), rest.strip()
        shows: dict[str, Callable[[int], None]] = {
            "table": self.show_table_and_question,
            "field": self.show_field,
            "hand": self.show_hand,
            "discard": self.show_discards,
            "why": self.explain,
            "hint": self.hint,
            "undo": self.undo,
            "skip": self.skip,
        }
        if not line:
            self.console.say("Type the number or name of an answer, or ? for help.")
        elif word in ("?", "help"):
            self.help(seat, rest)
        elif line.startswith("?"):
            self.help(seat, line[1:].strip())
        elif word in ("quit", "exit", "q") and not rest:
            raise Quit
        elif word == "log" and (not rest or rest.isdigit()):
            self.show_log(seat, int(rest) if rest else None)
        elif word in shows and not rest:
            shows[word](seat)
        else:
            self.answer(line)

    def answer(self, line: str) -> None:
        place = self.place_named(line)
        if place is None:
            return
        refused = self.sitting.answer(place)
        if refused:
            self.console.say(refused)
            self.show_question()

    def place_named(self, line: str) -> int | None:
        """The place of the answer that a line names; None after saying why it names none."""
        names = self.sitting.question().names
        if line.isdecimal() and line not in names:
            if not 1 <= int(line) <= len(names):
                self.console.say(f"Choose an answer from 1 to {len(names)}, or type ? for help.")
                return None
            if not all(name.isdigit() for name in names):
                return int(line) - 1
        decision = self.sitting.game.decision
        assert decision is not None
        try:
            return decision.options.index(option_named(self.sitting.game, line))
        except IllegalAnswer as error:
            self.console.say(f"{error} Type ? for help.")
            return None

    def skip(self, seat: int) -> None:
        if not self.sitting.question().can_pass:
            self.console.say("You can't pass here. This question needs an answer.")
            return
        before = self.sitting.answers
        self.answer("pass")
        if self.sitting.answers > before:
            self.sitting.skip(seat)

    def undo(self, seat: int) -> None:
        refused = self.sitting.undo()
        if refused:
            self.console.say(refused)
            return
        self.told[seat] = min(self.told[seat], len(self.sitting.logs[seat]))
        self.recent = []
        self.console.say("Took back your last answer.")
        self.brief()
        self.show_table_and_question(seat)

    def hint(self, seat: int) -> None:
        hint = self.sitting.hint()
        if hint is None:
            self.console.say("There's no coach to ask here.")
            return
        names = self.sitting.question().names
        order = sorted(range(len(names)), key=lambda place: -hint.chances[place])
        for place in order[:3]:
            if hint.chances[place] > 0:
                share = round(100 * hint.chances[place])
                self.console.say(f"{share:3}% {names[place]}", indent="  ")
        self.console.say(hint.words)

    # Showing

    def help(self, seat: int, name: str) -> None:
        if name:
            self.show_card(seat, name)
            return
        self.console.say(HELP)
        kind = self.sitting.question().kind
        if kind in ABOUT:
            self.console.say()
            self.console.say(ABOUT[kind])
        self.show_question(in_full=True)

    def show_table_and_question(self, seat: int) -> None:
        self.show_table(seat)
        self.show_question()

    def show_field(self, seat: int) -> None:
        self.console.say(field(self.sitting.view(seat), self.sitting.names))

    def show_card(self, seat: int, name: str) -> None:
        """Everything on a card that this seat can see, by its name or by an answer's number."""
        table, view = self.sitting.table, self.sitting.view(seat)
        known = sorted(visible(view), key=lambda definition: table.labels[definition])
        wanted = name.casefold()
        found = [d for d in known if table.labels[d].casefold() == wanted]
        found = found or [d for d in known if wanted in table.labels[d].casefold()]
        if name.isdecimal() and 1 <= int(name) <= len(self.sitting.question().names):
            found = cards_of_option(view, int(name) - 1)
        if not found:
            self.console.say(f"You can't see a card called {name!r}. Type ? for what you can ask.")
        for definition in found[:_MOST_CARDS]:
            for line in card_sheet(table, definition):
                self.console.say(line, indent="  ")
            self.console.say()

    def show_hand(self, seat: int) -> None:
        table, side = self.sitting.table, self.sitting.view(seat).sides[seat]
        for title, hand in (("Plays", side.play_hand), ("Action cards", side.action_hand)):
            self.console.say(f"{title} in your hand:" + ("" if hand else " none"))
            for definition in sorted(hand or []):
                line = f"{table.labels[definition]}: {brief(table, definition)}"
                self.console.say(line, indent="  ")
                reason = self.sitting.why_not(seat, definition)
                if reason:
                    self.console.say(f"  Why not: {reason}", indent="  ")

    def show_discards(self, seat: int) -> None:
        table, view = self.sitting.table, self.sitting.view(seat)
        for owner in (seat, 1 - seat):
            whose = "Your" if owner == seat else f"{self.sitting.names[owner]}'s"
            side = view.sides[owner]
            for title, pile in (("Plays", side.play_discard), ("Actions", side.action_discard)):
                names = ", ".join(table.labels[definition] for definition in pile)
                line = f"{whose} discarded {title}: {names or 'none'}"
                self.console.say(line[0].upper() + line[1:])

    def explain(self, seat: int) -> None:
        """The rule behind each thing that was told last, and the words of the card that did it."""
        if not self.recent:
            self.console.say("Nothing to explain yet.")
        for told in self.recent:
            self.console.say(self.sitting.word(told, seat))
            self.console.say(self.sitting.why(told), indent="    ")

    def show_log(self, seat: int, count: int | None) -> None:
        log = self.sitting.logs[seat][: self.told[seat]]
        for told in log if count is None else log[max(len(log) - count, 0) :]:
            self.console.say(self.sitting.word(told, seat))
