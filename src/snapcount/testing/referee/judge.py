"""The referee beside a game: after every answer, both say how things stand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from snapcount.engine import events as e
from snapcount.engine.views.event_view import EventSeen
from snapcount.engine.views.view import SideSeen, View
from snapcount.testing.referee.chance import Chance, NotDealt
from snapcount.testing.referee.down import SUCCESSES
from snapcount.testing.referee.game import play_game
from snapcount.testing.referee.rules import EDITIONS
from snapcount.testing.referee.table import (
    DECKS,
    Ask,
    Choice,
    Fact,
    Impossible,
    Side,
    Table,
)
from snapcount.testing.referee.texts import Known

COMPARED: Final = {
    e.POSSESSION: "starts a possession",
    e.DOWN: "starts a down",
    e.YARDS: "base and final yards",
    e.MARKER: "marker",
    e.BALL_MOVED: "ball moved",
    e.TOUCHDOWN_EVENT: "touchdown",
    e.SAFETY_EVENT: "safety",
    e.FIELD_GOAL_GOOD: "field goal good",
    e.FIELD_GOAL_MISSED_EVENT: "field goal missed",
    e.PUNTED: "punt",
    e.GRIT: "Grit",
    e.EXHAUSTED: "Player exhausted",
    e.ENERGIZED: "Player energized",
    e.CLOCK: "clock",
    e.TIMEOUT: "timeout",
    e.TURNOVER_ON_DOWNS: "turnover on downs",
    e.SHUFFLED: "deck shuffled",
    e.SECOND_HALF: "second half",
    e.OVERTIME: "overtime",
    e.GAME_OVER: "game over",
}
# A disagreement about an event that the referee did not expect names this clause.
CLAUSES: Final = {
    e.POSSESSION: "P-2",
    e.DOWN: "F-15",
    e.YARDS: "F-10",
    e.MARKER: "F-10",
    e.BALL_MOVED: "F-20",
    e.TOUCHDOWN_EVENT: "F-12",
    e.SAFETY_EVENT: "F-12",
    e.FIELD_GOAL_GOOD: "K-3",
    e.FIELD_GOAL_MISSED_EVENT: "K-3",
    e.PUNTED: "K-2",
    e.GRIT: "K-1",
    e.EXHAUSTED: "F-11",
    e.ENERGIZED: "T-2",
    e.CLOCK: "F-13",
    e.TIMEOUT: "F-13",
    e.TURNOVER_ON_DOWNS: "F-16",
    e.SHUFFLED: "Z-4",
    e.SECOND_HALF: "P-3",
    e.OVERTIME: "H-3",
    e.GAME_OVER: "H-2",
}
OUTCOMES: Final = ("", "stopped", "successful", "incomplete", "complete")  # as views number them


class Disagreement(Exception):
    """Two opinions about one thing."""

    def __init__(self, clause: str, what: str, engine: object, referee: object) -> None:
        super().__init__(f"{what} ({clause}): the engine says {engine}, the referee {referee}")
        self.clause = clause
        self.what = what
        self.engine = str(engine)
        self.referee = str(referee)


class Moment:
    """What the engine shows after an answer: events, a view with open hands, and who is asked."""

    def __init__(self, happened: Sequence[EventSeen], view: View, asked: Ask | None) -> None:
        self.happened = happened
        self.view = view
        self.asked = asked


class Roster(NamedTuple):
    """A seat's cards before they are dealt, as definitions; Players by slot."""

    squad: dict[int, int]
    plays: list[int]
    actions: list[int]


class Judge:
    """Follows one game of the referee's own cards."""

    def __init__(
        self,
        known: dict[int, Known],
        names: Sequence[str],
        rosters: Sequence[Roster],
        first: Moment,
    ) -> None:
        view = first.view
        self.names = names
        self.t = Table(EDITIONS[view.edition], view.all_pro, known)
        self.t.first_offense = view.first_offense
        for seat in range(2):
            self.t.sides.append(dealt(rosters[seat], view.sides[seat]))
        self.game = play_game(self.t)
        self.expected: Ask | None = None
        self.hear(None, first)

    def hear(self, answer: Choice | None, now: Moment) -> None:
        """An answer was given: play on to the next question, and compare."""
        t = self.t
        scored = bool(t.this.scored)
        t.facts = []
        t.chance = Chance(now.happened)
        try:
            self.expected = next(self.game) if answer is None else self.game.send(answer)
        except StopIteration:
            self.expected = None
        except NotDealt as missing:
            raise Disagreement("F-15", "cards", missing, "one is due") from None
        except Impossible as wrong:
            raise Disagreement(wrong.clause, "cards", wrong, "impossible") from None
        except (ValueError, KeyError, IndexError) as lost:  # an answer with no place in the book
            raise Disagreement("T-11", "answer", answer, f"no such thing: {lost}") from lost
        self.compare_facts(now, scored)
        self.compare_scoreboard(now)
        if t.over or now.asked is None:
            return
        self.compare_cards(now)
        self.compare_question(now.asked)
        for extra in t.chance.left():
            raise Disagreement("F-15", "cards", extra, "none are due")

    # What happened --------------------------------------------------------------------------

    def compare_facts(self, now: Moment, scored: bool) -> None:
        told = [event for event in now.happened if worth(event, scored)]
        mine = [fact for fact in self.t.facts if not (scored and fact.kind == e.BALL_MOVED)]
        mine = [fact for fact in mine if fact.kind != e.YARDS or fact.a or fact.b]
        for event, fact in zip(told, mine, strict=False):
            if not same(event, fact):
                what = f"{COMPARED[fact.kind]}"
                raise Disagreement(fact.clause, what, in_words(event), in_words(fact))
        if len(told) > len(mine):
            event = told[len(mine)]
            raise Disagreement(
                CLAUSES[event.kind], COMPARED[event.kind], in_words(event), "nothing"
            )
        if len(mine) > len(told):
            fact = mine[len(told)]
            raise Disagreement(fact.clause, COMPARED[fact.kind], "nothing", in_words(fact))

    # How things stand -----------------------------------------------------------------------

    def compare_scoreboard(self, now: Moment) -> None:
        t, view = self.t, now.view
        for clause, what, engine, referee in self.scoreboard(t, view):
            if engine != referee:
                raise Disagreement(clause, what, engine, referee)

    def scoreboard(self, t: Table, view: View) -> Iterator[tuple[str, str, object, object]]:
        yield "F-12", "score", view.score, [side.score for side in t.sides]
        yield "H-2", "end of the game", view.over, t.over
        if t.over:
            yield "H-2", "winner", view.winner, t.winner
            return
        yield "H-1", "period", view.period, t.period
        yield "F-13", "clock", view.clock, t.clock
        yield "F-13", "timeouts", view.timeouts, [side.timeouts for side in t.sides]
        yield "P-1", "offense", view.offense, t.offense
        yield "F-15", "down", view.down, t.down
        if not t.this.scored:
            yield "F-10", "ball", view.ball, t.ball
        this = view.this
        if t.this.revealed and this.revealed and not t.this.results:
            yield "F-5", "Play Strength", this.strength, t.strength()
            if t.is_pass() and not t.this.designated:
                yield (
                    "R-40",
                    "catch range",
                    in_range(this.low, this.high),
                    in_range(*t.catch_range()),
                )
        if t.this.designated and this.revealed:
            yield "F-4", "play is successful", OUTCOMES[this.outcome] in SUCCESSES, True
        for seat in range(2):
            players = view.sides[seat].players
            field = {player.slot for player in players if player.on_field}
            yield "Z-2", f"seat {seat}'s field", sorted(field), t.fielded(seat)
            tired = {player.slot for player in players if player.on_field and player.exhausted}
            mine = {slot for slot in t.fielded(seat) if slot in t.exhausted}
            yield "F-11", f"seat {seat}'s Exhausted Players", sorted(tired), sorted(mine)

    def compare_cards(self, now: Moment) -> None:
        """Z-1, Z-6: every hand, deck and pile, as far as cards can be told apart."""
        assert now.asked is not None
        t = self.t
        for seat in range(2):
            mine, seen = t.sides[seat], now.view.sides[seat]
            held = list(mine.hands["play"])
            if not t.this.revealed and t.this.called[seat] >= 0:
                held.append(t.this.called[seat])  # a spectator sees nothing called yet
            whose = f"seat {seat}'s"
            self.same_cards(f"{whose} Play hand", seen.play_hand or [], held)
            self.same_cards(f"{whose} Action hand", seen.action_hand or [], mine.hands["action"])
            self.same_cards(f"{whose} Action pile", seen.action_discard, mine.discards["action"])
            # Called Plays are put away between Play Results and End of the Play.
            if now.asked.kind != "timeout":
                self.same_cards(f"{whose} Play pile", seen.play_discard, mine.discards["play"])
            for what, engine, deck in (
                ("Play", seen.plays_in_deck, mine.decks["play"]),
                ("Action", seen.actions_in_deck, mine.decks["action"]),
            ):
                if engine != len(deck):
                    raise Disagreement("Z-6", f"cards in {whose} {what} deck", engine, len(deck))

    def same_cards(self, what: str, engine: list[int], referee: list[int]) -> None:
        if sorted(engine) == sorted(referee):
            return
        more, less = Counter(engine), Counter(referee)
        raise Disagreement("Z-6", what, self.besides(more - less), self.besides(less - more))

    def besides(self, cards: Counter[int]) -> str:
        """Only what the other does not have, since hands and piles are long."""
        names = ", ".join(f"“{self.names[card]}”" for card in sorted(cards.elements()))
        return f"it has {names} too" if names else "it has no more than that"

    # Who is asked what ----------------------------------------------------------------------

    def compare_question(self, asked: Ask) -> None:
        mine = self.expected
        if mine is None:
            raise Disagreement("H-2", "question", f"{asked.kind} for seat {asked.seat}", "none")
        if (asked.seat, asked.kind) != (mine.seat, mine.kind):
            engine = f"{asked.kind} for seat {asked.seat}"
            raise Disagreement("T-1", "question", engine, f"{mine.kind} for seat {mine.seat}")
        engine_offers, referee_offers = offers(asked), offers(mine)
        if engine_offers != referee_offers:
            clause = {"timing point": "T-11", "effect": "R-34", "designation": "F-9"}.get(
                mine.kind, "R-17"
            )
            raise Disagreement(
                clause,
                f"options ({mine.kind})",
                self.offered(engine_offers - referee_offers),
                self.offered(referee_offers - engine_offers),
            )

    def offered(self, offers: set[tuple[str, int, int, int]]) -> str:
        found = []
        for verb, card, slot, number in sorted(offers):
            named = f"“{self.names[card]}”" if card >= 0 else ""
            places = [f"Player {slot}"] if slot >= 0 else []
            places += [str(number)] if number >= 0 else []
            found.append(" ".join(part for part in (verb, named, *places) if part))
        return f"also {', '.join(found)}" if found else "nothing besides"


def dealt(roster: Roster, seen: SideSeen) -> Side:
    """S-1: which cards are in the opening hands is chance; how many is not."""
    hands = {"play": list(seen.play_hand or []), "action": list(seen.action_hand or [])}
    decks = {"play": list(roster.plays), "action": list(roster.actions)}
    for deck in DECKS:
        for card in hands[deck]:
            decks[deck].remove(card)
    return Side(
        {deck: decks[deck] for deck in DECKS},
        {deck: hands[deck] for deck in DECKS},
        {deck: [] for deck in DECKS},
        dict(roster.squad),
    )


def offers(asked: Ask) -> set[tuple[str, int, int, int]]:
    if asked.kind == "trigger order":
        return {("", -1, choice.slot, -1) for choice in asked.options}
    named = asked.kind != "effect"
    return {
        (choice.verb if named else "", choice.card, choice.slot, choice.number)
        for choice in asked.options
    }


def worth(event: EventSeen, scored: bool) -> bool:
    if event.kind not in COMPARED or (scored and event.kind == e.BALL_MOVED):
        return False
    if event.kind == e.MARKER or event.kind == e.BALL_MOVED:
        return event.a != event.b
    if event.kind == e.CLOCK and event.a == 0:
        return False
    return event.kind != e.YARDS or bool(event.a or event.b)


def same(event: EventSeen, fact: Fact) -> bool:
    return (event.kind, event.seat) == (fact.kind, fact.seat) and all(
        mine in (-1, theirs) for mine, theirs in ((fact.a, event.a), (fact.b, event.b))
    )


def in_words(event: EventSeen | Fact) -> str:
    numbers = ", ".join(str(number) for number in (event.a, event.b) if number != -1)
    return f"{COMPARED[event.kind]} (seat {event.seat}): {numbers}"


def in_range(low: int, high: int) -> object:
    """R-40: within 0-9."""
    low, high = max(low, 0), min(high, 9)
    return (low, high) if low <= high else "empty"
