"""A game with the people and programs that sit at it, whatever it is shown on.

A seat is shown its view, the question it is asked and what it has been told: nothing else leaves
this module. Answers are places among the options that the decision offers.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from snapcount.agents.agent import Agent
from snapcount.engine import events, options, terms
from snapcount.engine.game import Game
from snapcount.engine.records.record import Record, up_to, walk
from snapcount.engine.table import Table
from snapcount.engine.views.event_view import EventSeen, seen_events
from snapcount.engine.views.view import View
from snapcount.engine.words.asking import explain_option, word_decision
from snapcount.engine.words.naming import option_names
from snapcount.engine.words.why_not import why_not
from snapcount.engine.words.wording import why, word_event
from snapcount.terminal.opponent import answer_of, dice_for, thought_of

_QUIET: Final = (
    events.DISCARDED,
    events.SHUFFLED,
    events.SECONDARY_POINT,
    events.OPENING_HAND,
    events.GRIT,
)
# The tag of a record in which answers were taken back, and how many times.
TAKEN_BACK: Final = "TakenBack"


class Told(NamedTuple):
    """Something that a seat saw happen, and who was on offense then."""

    event: EventSeen
    offense: int


class Question(NamedTuple):
    """What a seat is asked, in words; `names`, `meanings` and `verbs` go by place."""

    seat: int
    kind: int
    text: str
    names: list[str]
    meanings: list[str]
    verbs: list[int]

    @property
    def can_pass(self) -> bool:
        return self.verbs[0] == options.PASS

    @property
    def is_number(self) -> bool:
        """Whether the answers are numbers, which then are their names."""
        return all(name.isdigit() for name in self.names)


class Hint(NamedTuple):
    """How often the coach would give each answer, and the chance to win from here, if known."""

    chances: list[float]
    value: float | None

    @property
    def words(self) -> str:
        if self.value is None:
            return "The coach marked what to do."
        return f"The coach puts your chance to win at {round(100 * self.value)}%."


class Mark(NamedTuple):
    """How everything was before a person answered."""

    game: Game
    answers: int
    told: tuple[int, int]
    offense: int


class Sitting:
    """A game, who sits at it, and what each has been told.

    `opponents` has a program for each seat that no person sits on, and None for the others. The
    seats have `names` that go with a verb, and `teams` for headings.
    """

    def __init__(
        self,
        game: Game,
        opponents: tuple[Agent | None, Agent | None],
        names: tuple[str, str],
        record: Record | None = None,
        seed: str = "",
        coach: Agent | None = None,
        teams: tuple[str, str] | None = None,
    ) -> None:
        self.game = game
        self.teams = teams or names
        self.opponents = opponents
        self.names = names
        self.record = record
        self.seed = record.seed if record is not None else seed
        self.coach = coach
        self.answers = 0
        self.logs: tuple[list[Told], list[Told]] = ([], [])
        self.marks: list[Mark] = []
        self.skipping = [False, False]
        self.offense = game.offense
        self.take_events()

    @staticmethod
    def of(
        record: Record,
        opponents: tuple[Agent | None, Agent | None],
        names: tuple[str, str],
        coach: Agent | None = None,
        teams: tuple[str, str] | None = None,
    ) -> Sitting:
        """The game of a record, from where the record stands."""
        states = walk(record)
        sitting = Sitting(next(states), opponents, names, record, coach=coach, teams=teams)
        while sitting.answers < len(record.answers):
            sitting.mark()
            next(states)  # the very same game, an answer further
            sitting.answers += 1
            sitting.take_events()
        for _ in states:  # what the record says at its end is checked as well
            pass
        sitting.skipping = [False, False]
        return sitting

    # Looking

    @property
    def table(self) -> Table:
        return self.game.table

    @property
    def asked(self) -> int:
        """The seat that is asked; -1 when the game is over."""
        decision = self.game.decision
        return -1 if decision is None else decision.seat

    @property
    def two_people(self) -> bool:
        return self.opponents == (None, None)

    @property
    def person(self) -> int:
        """The seat that a person sits on; Home's if both do."""
        return 0 if self.opponents[0] is None else 1

    def is_person(self, seat: int) -> bool:
        return seat >= 0 and self.opponents[seat] is None

    def view(self, seat: int) -> View:
        return self.game.observe(seat)

    def question(self) -> Question:
        """What is asked now, in words for the seat that is asked."""
        game = self.game
        decision = game.decision
        assert decision is not None
        return Question(
            decision.seat,
            decision.kind,
            word_decision(game),
            option_names(game),
            [explain_option(game, option) for option in decision.options],
            [option.verb for option in decision.options],
        )

    def word(self, told: Told, seat: int) -> str:
        return word_event(self.table, told.event, seat, self.names, told.offense)

    def why(self, told: Told) -> str:
        return why(self.table, told.event)

    @property
    def over(self) -> bool:
        """Whether there is nothing more to answer here."""
        return self.game.decision is None

    @property
    def briefing(self) -> str:
        """What a person is to do now, where there is more to it than the question."""
        return ""

    def hint(self) -> Hint | None:
        """What the coach thinks of the answers to the current question; None without a coach."""
        if self.coach is None:
            return None
        dice = dice_for(f"hint:{self.seed}", self.answers)
        thought = thought_of(self.coach, self.view(self.asked), dice)
        return Hint(list(thought.probabilities), thought.value)

    def why_not(self, seat: int, card: int) -> str:
        """Why a card in that seat's hand cannot be played now; empty if it can."""
        return why_not(self.game, seat, card)

    # Answering

    def answer(self, place: int) -> str:
        """Take an answer of the seat that is asked. Words that come back refuse it."""
        decision = self.game.decision
        assert decision is not None
        self.mark()
        self.apply(place)
        return ""

    def apply(self, place: int) -> None:
        decision = self.game.decision
        assert decision is not None
        option = decision.options[place]
        if self.record is not None:
            self.record.answer(self.game, option)
        else:
            self.game.apply(option)
        self.answers += 1
        self.take_events()

    def machine_answer(self) -> int:
        """The place of the answer that the program on the asked seat gives."""
        seat = self.asked
        opponent = self.opponents[seat]
        assert opponent is not None
        return answer_of(opponent, self.view(seat), dice_for(self.seed, self.answers))

    def skip(self, seat: int) -> None:
        """Pass for that seat in every timing point until the next down."""
        self.skipping[seat] = True

    def passes_by_itself(self) -> bool:
        """Whether the seat that is asked wanted to pass in such a question."""
        decision = self.game.decision
        assert decision is not None
        return self.skipping[decision.seat] and decision.options[0].verb == options.PASS

    # Taking back

    def mark(self) -> None:
        """Remember how everything is before a person answers."""
        if self.is_person(self.asked) and not self.passes_by_itself():
            told = (len(self.logs[0]), len(self.logs[1]))
            self.marks.append(Mark(self.game.copy(), self.answers, told, self.offense))

    def undo(self) -> str:
        """Go back to the last answer of a person. Words that come back say why not."""
        if self.two_people:
            return "You can't take back an answer against a person: they've already seen it."
        if not self.marks:
            return "There's nothing to take back."
        mark = self.marks.pop()
        self.game = mark.game
        self.answers = mark.answers
        self.offense = mark.offense
        for log, length in zip(self.logs, mark.told, strict=True):
            del log[length:]
        self.skipping = [False, False]
        if self.record is not None:
            before = up_to(self.record, mark.answers)
            self.record.answers = before.answers[:]
            self.record.checks = before.checks[:]
            self.record.story = before.story[:]
            self.record.result = None
            times = int(self.record.tags.get(TAKEN_BACK, "0")) + 1
            self.record.tags[TAKEN_BACK] = str(times)
        return ""

    # Events

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


def is_quiet(event: EventSeen, seat: int) -> bool:
    """Whether an event goes without saying while one plays; the whole log has them all."""
    if event.kind == events.EXHAUSTED:
        return event.b == terms.AS_COST
    if event.kind == events.DREW:
        return event.seat != seat
    return event.kind in _QUIET


def last_down(log: list[Told]) -> int:
    """Where the down that is being played begins: enough to find one's way back into a game."""
    downs = [place for place, told in enumerate(log) if told.event.kind == events.DOWN]
    return downs[-1] if downs else 0


def visible(view: View) -> set[int]:
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


def cards_of_option(view: View, place: int) -> list[int]:
    """The cards that an answer is about: its own, or its Player's with what is on it."""
    decision = view.decision
    if decision is None or not 0 <= place < len(decision.options):
        return []
    option = decision.options[place]
    found = [option.card] if option.card >= 0 else []
    for player in (player for side in view.sides for player in side.players):
        if player.slot == option.slot:
            on_it = [player.card, player.superstar, *player.power_ups]
            found += [card for card in on_it if card >= 0 and card not in found]
    return found
