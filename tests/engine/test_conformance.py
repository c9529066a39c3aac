"""The conformance walk: random games pass it, and each of its checks can fail."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from snapcount.engine import events
from snapcount.engine.dice import dice_from_seed
from snapcount.engine.editions import EDITION_NAMES, edition_named
from snapcount.engine.errors import IllegalAnswer
from snapcount.engine.game import Game, new_game
from snapcount.engine.options import ASK_CALL, ASK_TIMING_POINT, Decision
from snapcount.engine.records.record import walk as walk_record
from snapcount.engine.setup import new_table
from snapcount.engine.table import Table
from snapcount.engine.views.view import View
from snapcount.engine.views.worlds import WorldMaker, Worlds
from snapcount.testing import conformance, invariants
from snapcount.testing.conformance import Violation, play_on, walk
from snapcount.testing.fixed_decks import fixed_decks
from snapcount.testing.hidden import reshuffle_hidden
from snapcount.testing.random_games import random_table
from snapcount.testing.retelling import Retelling, events_tell_the_whole_story

Invariant = Callable[[Game], Iterator[str]]


@pytest.mark.parametrize("eager", [False, True])
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_a_random_game_keeps_every_promise(edition: str, seed: int, eager: bool) -> None:
    found = walk(random_table(edition, seed), seed, eager=eager, every=4)
    assert found.violation is None
    assert found.decisions > 20


def test_what_is_looked_at_does_not_change_the_game() -> None:
    table = random_table("crd", 3)
    assert walk(table, 3, every=1).record == walk(table, 3, every=40).record


# Planted faults --------------------------------------------------------------------------------


def fixed_table(edition: str) -> Table:
    return new_table(fixed_decks(edition), edition_named(edition))


def game_at(kind: int, edition: str = "crd") -> Game:
    """A game of the fixed decks that waits for a decision of that kind, some downs old."""
    game = new_game(fixed_table(edition), 5)
    dice = dice_from_seed(5)
    while game.decision is not None:
        if game.decision.kind == kind and game.decisions > 30:
            return game
        play_on(game, dice)
    raise AssertionError("no such decision in this game")


def lose_a_card(game: Game) -> None:
    game.play_hand[0].pop()


def draw_a_card_twice(game: Game) -> None:
    game.play_hand[0].append(game.play_deck[0][-1])


def give_a_card_away(game: Game) -> None:
    game.play_hand[1].append(game.play_hand[0].pop())


def put_a_card_into_the_other_deck(game: Game) -> None:
    game.action_discard[0].append(game.play_hand[0].pop())


def draw_too_many(game: Game) -> None:
    while len(game.play_hand[0]) < 6:
        game.play_hand[0].append(game.play_deck[0].pop())


def call_a_fifth_player_in(game: Game) -> None:
    game.on_field |= 31 << (game.offense * 10)


def line_up_the_wrong_side(game: Game) -> None:
    game.on_field ^= 0b1111_11111 << (game.offense * 10)


def bench_all_but_one(game: Game) -> None:
    offense = game.on_field & (0x3FF << game.offense * 10)
    game.on_field &= ~(offense & (offense - 1))


def leave_a_power_up_behind(game: Game) -> None:
    bench = next(slot for slot in range(20) if not game.on_field >> slot & 1)
    game.attached = [bench, 3]


def set_to(name: str, value: Any) -> Callable[[Game], None]:
    def fault(game: Game) -> None:
        setattr(game, name, value)

    fault.__name__ = f"{name} is {value}"
    return fault


def forget_an_option(game: Game) -> None:
    asked = game.decision
    assert asked is not None
    game.decision = Decision(asked.seat, asked.kind, asked.options[:1], asked.number)


def offer_an_option_twice(game: Game) -> None:
    asked = game.decision
    assert asked is not None
    game.decision = Decision(asked.seat, asked.kind, asked.options * 2, asked.number)


FAULTS: list[tuple[Callable[[Game], None], Invariant, str]] = [
    (lose_a_card, invariants.cards_are_where_they_belong, "is nowhere"),
    (draw_a_card_twice, invariants.cards_are_where_they_belong, "in two places"),
    (give_a_card_away, invariants.cards_are_where_they_belong, "doesn't belong"),
    (put_a_card_into_the_other_deck, invariants.cards_are_where_they_belong, "doesn't belong"),
    (set_to("clock", -1), invariants.the_scoreboard_is_in_range, "clock is at -1"),
    (set_to("clock", 31), invariants.the_scoreboard_is_in_range, "clock is at 31"),
    (set_to("down", 5), invariants.the_scoreboard_is_in_range, "down 5"),
    (set_to("ball", 101), invariants.the_scoreboard_is_in_range, "on 101"),
    (set_to("ball", 100), invariants.the_scoreboard_is_in_range, "nobody has scored"),
    (set_to("score", [0, -2]), invariants.the_scoreboard_is_in_range, "score is"),
    (set_to("timeouts", [-1, 3]), invariants.the_scoreboard_is_in_range, "-1 timeouts"),
    (set_to("extra", 16), invariants.the_scoreboard_is_in_range, "have given 16"),
    (set_to("period", -1), invariants.the_scoreboard_is_in_range, "period -1"),
    (call_a_fifth_player_in, invariants.the_field_is_in_order, "5 Players"),
    (line_up_the_wrong_side, invariants.the_field_is_in_order, "other side of the ball"),
    (bench_all_but_one, invariants.the_field_is_in_order, "1 Players"),
    (leave_a_power_up_behind, invariants.the_field_is_in_order, "not on the field"),
    (draw_too_many, invariants.hands_are_within_their_limit, "holds 6 cards"),
    (forget_an_option, invariants.the_decision_is_one, "no choice"),
    (offer_an_option_twice, invariants.the_decision_is_one, "offered twice"),
    (set_to("decision", None), invariants.the_decision_is_one, "nobody is asked"),
    (set_to("decisions", 2), invariants.the_decision_is_one, "is numbered 2"),
    (set_to("events", [(999, 0, 0, 0, -1)]), invariants.the_events_can_be_told, "no event"),
    (set_to("over", True), invariants.the_end_has_a_winner, "won"),
]


@pytest.mark.parametrize(
    ("fault", "check", "problem"), FAULTS, ids=[fault.__name__ for fault, _, _ in FAULTS]
)
def test_a_planted_fault_is_found(
    fault: Callable[[Game], None], check: Invariant, problem: str
) -> None:
    game = game_at(ASK_TIMING_POINT)
    game.score = [7, 3]
    assert list(check(game)) == []
    fault(game)
    assert any(problem in found for found in check(game))


def test_a_hand_over_the_limit_is_found_where_the_draw_is_cancelled() -> None:
    game = game_at(ASK_CALL, "2021")
    draw_too_many(game)
    assert list(invariants.hands_are_within_their_limit(game)) == [
        "seat 0 holds 6 cards in one hand"
    ]


def test_2019_knows_no_hand_limit() -> None:
    game = game_at(ASK_CALL, "2019")
    draw_too_many(game)
    assert list(invariants.hands_are_within_their_limit(game)) == []


def test_overtime_where_there_is_none_is_found() -> None:
    game = game_at(ASK_CALL, "2019")
    game.period = 2
    assert list(invariants.the_scoreboard_is_in_range(game)) == ["period 2 is played"]


class Faulty:
    """A game whose verbs can be replaced; everything else is the real game's."""

    def __init__(self, game: Game, **verbs: Callable[..., Any]) -> None:
        self.game = game
        self.verbs = verbs

    def __getattr__(self, name: str) -> Any:
        return self.verbs.get(name) or getattr(self.game, name)


def problems(promise: Callable[[Any, Any], Iterator[str]], game: Any) -> str:
    return "\n".join(promise(game, dice_from_seed("trial")))


def test_a_copy_that_shares_the_state_is_found() -> None:
    game = game_at(ASK_CALL)
    assert problems(conformance.offered_answers_are_taken, game) == ""
    shared = Faulty(game, copy=lambda: game)
    found = problems(conformance.offered_answers_are_taken, shared)
    assert "changed the game it was copied from" in found


def test_a_copy_that_is_another_game_is_found() -> None:
    game = game_at(ASK_CALL)
    other = game.copy()
    other.clock += 1
    found = problems(conformance.offered_answers_are_taken, Faulty(game, copy=lambda: other))
    assert "a copy is another game" in found


def test_an_answer_that_should_have_been_refused_is_found() -> None:
    game = game_at(ASK_CALL)
    assert problems(conformance.other_answers_are_refused, game) == ""
    obliging = Faulty(game, apply=lambda answer, seat, number: None)
    assert "was taken" in problems(conformance.other_answers_are_refused, obliging)


def test_a_refusal_with_the_wrong_code_is_found() -> None:
    game = game_at(ASK_CALL)

    def refuse(answer: object, seat: int, number: int) -> None:
        raise IllegalAnswer("No.")

    found = problems(conformance.other_answers_are_refused, Faulty(game, apply=refuse))
    assert "refused as illegal-answer, not as not-your-decision" in found
    assert "refused as illegal-answer, not as stale-decision" in found


def test_a_refused_answer_that_changed_something_is_found() -> None:
    game = game_at(ASK_CALL)

    def change_and_refuse(answer: object, seat: int, number: int) -> None:
        game.clock = 3
        game.copy().apply(answer, seat, number)

    found = problems(conformance.other_answers_are_refused, Faulty(game, apply=change_and_refuse))
    assert "refused changed the game" in found


def test_a_game_that_saves_wrongly_is_found() -> None:
    game = game_at(ASK_CALL)
    assert problems(conformance.saved_games_go_on_the_same, game) == ""
    earlier = game.copy()
    earlier.clock -= 1
    found = problems(conformance.saved_games_go_on_the_same, Faulty(game, save=earlier.save))
    assert "a loaded game has another fingerprint" in found
    assert "goes another way" in found


def test_a_view_that_shows_a_hidden_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_at(ASK_CALL)
    assert problems(conformance.views_tell_nothing_hidden, game) == ""

    def peeking(g: Game) -> Faulty:
        def peek(seat: int) -> View:
            return msgspec.structs.replace(g.observe(seat), looking_at=g.play_deck[1][-3:])

        return Faulty(g, observe=peek)

    monkeypatch.setattr(
        conformance,
        "reshuffle_hidden",
        lambda g, seat, dice: peeking(reshuffle_hidden(g.game, seat, dice)),
    )
    found = problems(conformance.views_tell_nothing_hidden, peeking(game))
    assert "seat 0 can tell hidden cards apart by looking_at" in found


def test_options_that_hang_on_hidden_cards_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_at(ASK_CALL)
    asked = game.decision
    assert asked is not None
    fewer = Decision(asked.seat, asked.kind, asked.options[1:], asked.number)
    monkeypatch.setattr(conformance, "ask_again", lambda other: fewer)
    found = problems(conformance.views_tell_nothing_hidden, game)
    assert f"what seat {asked.seat} is offered hangs on hidden cards" in found


def test_a_world_that_is_not_the_views_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "SELDOM", 1)
    game = game_at(ASK_CALL)
    assert problems(conformance.worlds_agree_with_views, game) == ""

    class Wrong:
        def __init__(self, table: Table) -> None:
            self.maker = WorldMaker(table)

        def worlds(self, seen: View) -> Worlds:
            worlds = self.maker.worlds(seen)
            worlds.base.clock += 1
            worlds.base.play_discard[0].append(game.table.opening[0][0][0])
            return worlds

    monkeypatch.setattr(conformance, "WorldMaker", Wrong)
    found = problems(conformance.worlds_agree_with_views, game)
    assert "a world differs from its view in clock" in found
    assert "is in two places" in found or len(found.splitlines()) > 2


def test_a_replay_that_is_another_game_is_found() -> None:
    found = walk(fixed_table("2021"), 4, every=100)
    fingerprints = [game.fingerprint() for game in walk_record(found.record)]
    assert list(conformance.records_replay_the_same(found.record, fingerprints)) == []
    fingerprints[7] = "0" * 16
    assert list(conformance.records_replay_the_same(found.record, fingerprints)) == [
        "the replay is another game at decision 7"
    ]


UNTOLD: dict[str, Any] = {
    "period": 1,
    "clock": 3,
    "down": 4,
    "ball": 61,
    "offense": -1,
    "score": [9, 9],
    "timeouts": [7, 7],
    "on_field": 0,
    "exhausted": 1 << 4,
}


@pytest.mark.parametrize(("name", "value"), UNTOLD.items())
def test_a_change_that_no_event_tells_is_found(name: str, value: Any) -> None:
    game = new_game(fixed_table("crd"), 2)
    heard = Retelling()
    while game.point == 0:
        assert list(events_tell_the_whole_story(heard, game)) == []
        play_on(game, dice_from_seed(2))
    assert list(events_tell_the_whole_story(heard, game)) == []
    setattr(game, name, value)
    (problem,) = heard.compare(game)
    assert problem.startswith(f"{name} is {value}, and by the events ")


def test_an_event_that_does_not_fit_is_found() -> None:
    moves = (events.MARKER, 0, 40, 50, -1)
    assert list(Retelling().hear(moves)) == ["the ball moves from 40, and was on 25"]
    runs = (events.CLOCK, 0, 2, 12, -1)
    assert list(Retelling().hear(runs)) == ["the clock is at 12 after 2 off 15"]


def test_the_walk_stops_at_the_first_violation(monkeypatch: pytest.MonkeyPatch) -> None:
    def the_tenth_decision_is_never_reached(game: Game) -> Iterator[str]:
        if game.decisions == 10:
            yield "but it was"

    monkeypatch.setattr(invariants, "CHECKS", (the_tenth_decision_is_never_reached,))
    found = walk(fixed_table("crd"), 1)
    assert found.violation == Violation("the_tenth_decision_is_never_reached", 9, "but it was")
    assert len(found.record.answers) == found.decisions == 9


def test_an_error_inside_the_engine_is_a_violation(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks_later(game: Game) -> Iterator[str]:
        if game.decisions == 5:
            raise ZeroDivisionError("five")
        yield from ()

    monkeypatch.setattr(invariants, "CHECKS", (breaks_later,))
    violation = walk(fixed_table("crd"), 1).violation
    assert violation is not None
    assert violation.promise == "breaks_later"
    assert violation.problem.startswith("ZeroDivisionError: five (breaks_later:")


def test_a_game_without_an_end_is_a_violation() -> None:
    violation = walk(fixed_table("crd"), 1, most=30).violation
    assert violation == Violation("games_end", 30, "no end after 30 decisions")


@pytest.mark.parametrize("begins", [events.SECOND_HALF, events.OVERTIME])
def test_a_new_period_begins_on_the_25(begins: int) -> None:
    """P-3: what a text moves before anybody has drawn for it moves from there."""
    heard = Retelling()
    assert list(heard.hear((events.MARKER, 0, 25, 100, -1))) == []
    assert list(heard.hear((begins, 1, 1, -1, -1))) == []
    assert list(heard.hear((events.BALL_MOVED, 1, 25, 39, -1))) == []
