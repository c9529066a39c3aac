"""A game as a conversation in lines of text.

A person is shown what their seat may know, and nothing else: positions and events come from
`observe`, answers are the options of the decision by number or by name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from snapcount.engine import events, options, terms
from snapcount.engine.errors import IllegalAnswer
from snapcount.engine.options import Option
from snapcount.engine.records.record import Record, walk
from snapcount.engine.views.event_view import EventSeen, seen_events
from snapcount.engine.views.view import View
from snapcount.engine.words.asking import explain_option, word_decision
from snapcount.engine.words.naming import option_named, option_names
from snapcount.engine.words.picture import word_position
from snapcount.engine.words.sheet import brief, card_sheet
from snapcount.engine.words.wording import why, word_event
from snapcount.terminal.console import Console
from snapcount.terminal.opponent import dice_for, random_answer

HELP: Final = """\
Answer with the number or the name of what you want; the beginning of a name is enough where only
one answer has it. Besides that you can type:
  ?            this help, and what the question is about
  ? NAME       everything printed on a card or Player that you can see (? 2: of answer 2)
  table        the field, the line-ups, the called Plays and the layers
  hand         the cards in your hand
  discard      the discard piles, which are open to both
  why          the rules and the card words behind what just happened
  log          everything that happened so far (log 20: the last 20 lines)
  skip         pass in every timing point until the next down
  quit         stop playing"""

ABOUT: Final[dict[int, str]] = {
    options.ASK_LINE_UP: "Four of five line up, the offense with a Quarterback. They come in"
    " Energized, and stay until the ball changes hands (S-5).",
    options.ASK_TIMING_POINT: "In a timing point the offense acts first, then both in turn, a card"
    " or an ability at a time, until both pass in a row. Then the layers resolve, the last one"
    " first (T-1, T-2).",
    options.ASK_PLAY_OR_KICK: "There are four downs, and no distance to reach: only a card makes a"
    " first down. A kick ends the possession (F-1, F-16).",
    options.ASK_CALL: "Both choose in secret. The defense stops the play if its card lists the"
    " call. Otherwise both Strengths are added, last digit only: a Run gains five times that; a"
    " Pass is complete if that lies in its catch range, and gains its yards (F-4, F-5, F-10).",
    options.ASK_DESIGNATION: "Only an Energized Player's Run, Receive or Tackle ability works, and"
    " the named Players end up Exhausted (F-9, F-11, T-13).",
    options.ASK_TIMEOUT: "Three timeouts are for the whole game. The offense is asked first, then"
    " the defense (F-13).",
    options.ASK_HAND_LIMIT: "Five Plays and five Action cards are the limit (Z-3).",
}

_QUIET: Final = (
    events.DISCARDED,
    events.SHUFFLED,
    events.SECONDARY_POINT,
    events.OPENING_HAND,
    events.GRIT,
)
# Answers that explain themselves; `?` explains them all the same.
_PLAIN: Final = (
    options.PASS,
    options.RUN_A_PLAY,
    options.KICK_PUNT,
    options.SPEND_TIMEOUT,
    options.LET_IT_RUN,
)
_NEW_PICTURE: Final = (events.DOWN, events.POSSESSION)


class Told(NamedTuple):
    """Something that a seat saw happen, and who was on offense then."""

    event: EventSeen
    offense: int


class Quit(Exception):
    """The person wants to stop."""


class Conversation:
    """A game, who sits at it, and what each has been told.

    The game goes on from where the record stands. `humans` says which seats are people; the others
    answer at random. Every answer goes into the record, and `answered` is called after each.
    """

    def __init__(
        self,
        record: Record,
        console: Console,
        humans: tuple[bool, bool],
        names: tuple[str, str],
        answered: Callable[[], None],
    ) -> None:
        self.record = record
        self.console = console
        self.humans = humans
        self.names = names
        self.answered = answered
        self.logs: tuple[list[Told], list[Told]] = ([], [])
        self.told = [0, 0]  # how much of their log each has read
        self.recent: list[Told] = []  # what was told last, for `why`
        self.skipping = [False, False]
        self.last_asked = -1
        self.offense = -1
        for game in walk(record):
            self.game = game
            self.take_events()
        if record.answers:
            self.told = [_last_down(log) for log in self.logs]

    def play(self) -> None:
        """Play until the game is over; `Quit` and `EndOfInput` come through."""
        while self.game.decision is not None:
            seat = self.game.decision.seat
            option = self.ask(seat) if self.humans[seat] else self.machine(seat)
            self.record.answer(self.game, option)
            self.take_events()
            self.answered()
        seat = 0 if self.humans[0] else 1
        self.tell(seat)
        self.console.say(word_position(self.game.table, self.view(seat), self.names))

    def take_events(self) -> None:
        """Remember what each seat has seen of the events since the last answer."""
        offense = self.offense
        for seat in range(2):
            offense = self.offense
            for event in seen_events(self.game, seat):
                if event.kind == events.POSSESSION:
                    offense = event.seat
                if event.kind == events.DOWN:
                    self.skipping[seat] = False
                self.logs[seat].append(Told(event, offense))
        self.offense = offense

    def view(self, seat: int) -> View:
        return self.game.observe(seat)

    def machine(self, seat: int) -> Option:
        decision = self.game.decision
        assert decision is not None
        dice = dice_for(self.record.seed, len(self.record.answers))
        return decision.options[random_answer(self.view(seat), dice)]

    # Talking to a person

    def ask(self, seat: int) -> Option:
        """Show what is new and take an answer from the person on that seat."""
        decision = self.game.decision
        assert decision is not None
        if self.skipping[seat] and decision.options[0].verb == options.PASS:
            return decision.options[0]
        if all(self.humans) and self.last_asked != seat:
            self.console.draw_curtain(self.names[seat])
        self.last_asked = seat
        new_picture = self.tell(seat)
        if new_picture:
            self.show_table(seat)
        self.show_question()
        while True:
            line = self.console.ask("> ")
            option = self.understand(seat, line)
            if option is not None:
                return option

    def tell(self, seat: int) -> bool:
        """Tell what happened since that seat was last asked; True: there is a new position."""
        fresh = self.logs[seat][self.told[seat] :]
        self.told[seat] = len(self.logs[seat])
        if fresh:
            self.recent = [told for told in fresh if not is_quiet(told.event, seat)]
        for told in fresh:
            if not is_quiet(told.event, seat):
                if told.event.kind in _NEW_PICTURE:
                    self.console.say()
                self.console.say(self.word(told, seat))
        return any(told.event.kind in _NEW_PICTURE for told in fresh)

    def word(self, told: Told, seat: int) -> str:
        return word_event(self.game.table, told.event, seat, self.names, told.offense)

    def show_table(self, seat: int) -> None:
        self.console.say()
        self.console.say(word_position(self.game.table, self.view(seat), self.names))

    def show_question(self, in_full: bool = False) -> None:
        decision = self.game.decision
        assert decision is not None
        self.console.say()
        self.console.say(word_decision(self.game))
        names = option_names(self.game)
        if all(name.isdigit() for name in names):
            self.console.say(f"  from {names[0]} to {names[-1]}")
            return
        wide = len(str(len(names)))
        for number, (name, option) in enumerate(zip(names, decision.options, strict=True), 1):
            meaning = ""
            if in_full or option.verb not in _PLAIN:
                meaning = explain_option(self.game, option)
            line = f"{number:{wide}} {name}" + (f": {meaning}" if meaning else "")
            self.console.say(line, indent="  ")

    # What a person may type

    def understand(self, seat: int, line: str) -> Option | None:
        """The answer that a line gives; None if it gave none, after saying or showing something."""
        word, _, rest = line.partition(" ")
        word, rest = word.casefold(), rest.strip()
        if not line:
            self.console.say("Type the number or the name of an answer, or ? for help.")
        elif word in ("?", "help"):
            self.help(seat, rest)
        elif line.startswith("?"):
            self.help(seat, line[1:].strip())
        elif word in ("quit", "exit", "q") and not rest:
            raise Quit
        elif word == "table" and not rest:
            self.show_table(seat)
            self.show_question()
        elif word == "hand" and not rest:
            self.show_hand(seat)
        elif word == "discard" and not rest:
            self.show_discards(seat)
        elif word == "why" and not rest:
            self.explain(seat)
        elif word == "log" and (not rest or rest.isdigit()):
            self.show_log(seat, int(rest) if rest else None)
        elif word == "skip" and not rest:
            return self.skip(seat)
        else:
            return self.answer(line)
        return None

    def answer(self, line: str) -> Option | None:
        decision = self.game.decision
        assert decision is not None
        names = option_names(self.game)
        if line.isdecimal() and line not in names:
            if not 1 <= int(line) <= len(names):
                self.console.say(f"The answers are 1 to {len(names)}; ? explains them.")
                return None
            if not all(name.isdigit() for name in names):
                return decision.options[int(line) - 1]
        try:
            return option_named(self.game, line)
        except IllegalAnswer as error:
            self.console.say(f"{error} Type ? for help.")
            return None

    def skip(self, seat: int) -> Option | None:
        decision = self.game.decision
        assert decision is not None
        if decision.options[0].verb != options.PASS:
            self.console.say("There is nothing to pass here; this question needs an answer.")
            return None
        self.skipping[seat] = True
        return decision.options[0]

    def help(self, seat: int, name: str) -> None:
        decision = self.game.decision
        assert decision is not None
        if name:
            self.show_card(seat, name)
            return
        self.console.say(HELP)
        if decision.kind in ABOUT:
            self.console.say()
            self.console.say(ABOUT[decision.kind])
        self.show_question(in_full=True)

    def show_card(self, seat: int, name: str) -> None:
        """Everything on a card that this seat can see, by its name or by an answer's number."""
        table, view = self.game.table, self.view(seat)
        decision = view.decision
        assert decision is not None
        known = sorted(_visible(view), key=lambda definition: table.labels[definition])
        wanted = name.casefold()
        found = [d for d in known if table.labels[d].casefold() == wanted]
        found = found or [d for d in known if wanted in table.labels[d].casefold()]
        if name.isdecimal() and 1 <= int(name) <= len(decision.options):
            option = decision.options[int(name) - 1]
            found = [option.card] if option.card >= 0 else []
            for player in (player for side in view.sides for player in side.players):
                if player.slot == option.slot:
                    found += [player.card] + [player.superstar] * (player.superstar >= 0)
        if not found:
            self.console.say(f"You see no card called {name!r}; ? alone lists what you can ask.")
        for definition in found[:6]:
            for line in card_sheet(table, definition):
                self.console.say(line, indent="  ")
            self.console.say()

    def show_hand(self, seat: int) -> None:
        side = self.view(seat).sides[seat]
        for title, hand in (("Plays", side.play_hand), ("Action cards", side.action_hand)):
            self.console.say(f"{title} in your hand:" + ("" if hand else " none"))
            for definition in sorted(hand or []):
                label = self.game.table.labels[definition]
                self.console.say(f"{label}: {brief(self.game.table, definition)}", indent="  ")

    def show_discards(self, seat: int) -> None:
        view = self.view(seat)
        for owner in (seat, 1 - seat):
            whose = "Your" if owner == seat else f"{self.names[owner]}'s"
            side = view.sides[owner]
            for title, pile in (("Plays", side.play_discard), ("Actions", side.action_discard)):
                names = ", ".join(self.game.table.labels[definition] for definition in pile)
                line = f"{whose} discarded {title}: {names or 'none'}"
                self.console.say(line[0].upper() + line[1:])

    def explain(self, seat: int) -> None:
        """The rule behind each thing that was told last, and the words of the card that did it."""
        if not self.recent:
            self.console.say("Nothing has happened yet that needs explaining.")
        for told in self.recent:
            self.console.say(self.word(told, seat))
            self.console.say(why(self.game.table, told.event), indent="    ")

    def show_log(self, seat: int, count: int | None) -> None:
        log = self.logs[seat][: self.told[seat]]
        for told in log if count is None else log[max(len(log) - count, 0) :]:
            self.console.say(self.word(told, seat))


def is_quiet(event: EventSeen, seat: int) -> bool:
    """Whether an event goes without saying while one plays; `log` has them all."""
    if event.kind == events.EXHAUSTED:
        return event.b == terms.AS_COST
    if event.kind == events.DREW:
        return event.seat != seat
    return event.kind in _QUIET


def _last_down(log: list[Told]) -> int:
    """Where the down that is being played begins: enough to find one's way back into a game."""
    downs = [place for place, told in enumerate(log) if told.event.kind == events.DOWN]
    return downs[-1] if downs else 0


def _visible(view: View) -> set[int]:
    """Every card definition that this seat sees at this moment."""
    seen: set[int] = {-1}
    for side in view.sides:
        for player in side.players:
            seen |= {player.card, player.superstar, *player.power_ups}
        seen |= {*(side.play_hand or ()), *(side.action_hand or ()), side.synergy}
        seen |= {*side.play_discard, *side.action_discard}
        if side.call is not None:
            seen.add(side.call.card)
    seen |= {lies.card for lies in view.gridirons}
    seen |= {effect.card for effect in (*view.layers, *view.waiting, *view.carried_out)}
    if view.decision is not None:
        seen |= {option.card for option in view.decision.options}
    return seen - {-1}
