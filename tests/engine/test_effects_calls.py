"""Effects on the called plays and on whether they succeed."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from snapcount.cards.card import PlayCard
from snapcount.cards.tree import (
    Audible,
    BecomeDefense,
    BecomePlay,
    ChangeCatchRange,
    ChangeStrength,
    Effect,
    Gain,
    Lose,
    MakeResult,
    PlayCall,
    ReplayDown,
    SetCatchRange,
    SetStrength,
)
from snapcount.cards.words import RUN_CALLS, Call, Who
from snapcount.engine import events, terms
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    MODE,
    NEXT_DOWN,
    NUMBER,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PLAY,
    PRIOR_TO_SELECTING,
    Scenario,
    Side,
    action,
    play,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])

STOPPED = ("Run Left", "Run Left")
PASS_OF_20 = ("Short Pass: 20 (2-6)", "Run Left")


def adjust(edition: str, *effects: Effect, by: str = "offense", **declared: Any) -> Scenario:
    """One side plays these in one card during on field adjustments, and it resolves."""
    card = action(*effects, when=ON_FIELD_ADJUSTMENTS)
    declared[by] = declared[by] if by in declared else Side(hand=[card])
    game = scenario(edition, at=ON_FIELD_ADJUSTMENTS, **declared)
    seat = game.offense if by == "offense" else game.defense
    seat.offered(PASS, PLAY(0)).plays(0)
    return game


# Audibles --------------------------------------------------------------------------------------


def audible(edition: str, who: Who, by: str, top: PlayCard, **declared: Any) -> Scenario:
    """Someone plays an audible for `who`, whose Play deck has that card next."""
    card = action(Audible(who), when=ON_FIELD_ADJUSTMENTS)
    below_the_draw = [play("Run Right", 1), top]
    hands = {"offense": [card] if by == "offense" else [], "defense": []}
    hands["defense"] = [card] if by == "defense" else []
    game = scenario(
        edition,
        offense=Side(hand=hands["offense"], play_deck=below_the_draw),
        defense=Side(hand=hands["defense"], play_deck=below_the_draw),
        at=ON_FIELD_ADJUSTMENTS,
        **declared,
    )
    (game.offense if by == "offense" else game.defense).plays(0)
    return game


@rule("T-7")
@every_edition
@pytest.mark.parametrize(
    ("who", "by"), [("you", "offense"), ("offense", "defense"), ("opponent", "defense")]
)
def test_an_audible_of_the_offense_is_its_new_play(edition: str, who: Who, by: str) -> None:
    top = play("Medium Pass: 30 (0-9)", 4)
    game = audible(edition, who, by, top)
    old = game.log.all(events.CALLED, seat=game.offense.seat)[0][2]
    assert game.log.has(events.CALL_CHANGED, seat=game.offense.seat)
    assert game.log.has(events.DISCARDED, seat=game.offense.seat, a=old)
    game.run_to(NEXT_DOWN)
    assert game.yards == 30
    assert top.name in game.offense.play_discard


@rule("T-7", "F-4")
@every_edition
def test_an_audible_of_the_defense_is_its_new_call(edition: str) -> None:
    game = audible(edition, "you", "defense", play("Run Right", 5, "Run Left"))
    assert game.log.has(events.CALL_CHANGED, seat=game.defense.seat)
    game.run_to(NEXT_DOWN)
    assert game.yards == 0


@rule("F-5")
@every_edition
def test_an_audible_brings_its_own_strength(edition: str) -> None:
    game = audible(edition, "you", "offense", play("Run Middle", 7))
    game.run_to(NEXT_DOWN)
    assert game.yards == 35


@rule("R-6")
@every_edition
def test_an_audible_of_strength_x_asks_its_player(edition: str) -> None:
    game = audible(edition, "opponent", "defense", play("Run Middle", None))
    game.offense.offered(*[NUMBER(x) for x in range(10)]).answers(NUMBER(8))
    assert game.log.has(events.CHOSE_X, seat=game.offense.seat, a=8)
    game.run_to(NEXT_DOWN)
    assert game.yards == 40


@every_edition
def test_an_audible_of_strength_0_asks_nothing(edition: str) -> None:
    game = audible(edition, "you", "offense", play("Run Middle", 0))
    assert not game.offense.may(NUMBER(0))
    assert game.run_to(NEXT_DOWN).yards == 0


@every_edition
def test_an_audible_of_each_player_changes_both_calls(edition: str) -> None:
    game = audible(edition, "each player", "offense", play("Run Middle", 4, "Run Left"))
    changed = [e[1] for e in game.log.all(events.CALL_CHANGED)]
    assert changed == [game.offense.seat, game.defense.seat]
    game.run_to(NEXT_DOWN)
    assert game.yards == 40


@rule("T-7")
@pytest.mark.parametrize(
    ("edition", "at_once"), [("2019", False), ("2021", False), ("2022", False), ("crd", True)]
)
def test_an_audible_is_at_once_in_crd_only(edition: str, at_once: bool) -> None:
    card = action(Audible(), Gain(5), when=ON_FIELD_ADJUSTMENTS)
    answer = action(Lose(5), when=ON_FIELD_ADJUSTMENTS)
    top = play("Run Middle", 7)
    game = scenario(
        edition,
        offense=Side(hand=[card], play_deck=[top, top]),
        defense=[answer],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    assert game.log.has(events.CALL_CHANGED) is at_once
    assert not game.log.has(events.YARDS_CHANGED)  # the rest of the card waits
    game.defense.offered(PASS, PLAY(0)).passes()
    assert game.log.count(events.CALL_CHANGED) == 1
    game.run_to(NEXT_DOWN)
    assert game.yards == 40


# Becoming another play -------------------------------------------------------------------------


@every_edition
def test_the_play_becomes_another_with_its_own_yards_and_range(edition: str) -> None:
    game = adjust(edition, BecomePlay((PlayCall("short pass", 15, 0, 9),)), calls=STOPPED)
    assert game.log.has(events.CALL_CHANGED, seat=game.offense.seat, b=terms.SHORT_PASS)
    game.run_to(NEXT_DOWN)
    assert game.log.has(events.DESIGNATED, b=terms.RECEIVE)
    assert (game.base_yards, game.clock) == (15, 14)


@every_edition
@pytest.mark.parametrize(("high", "yards"), [(2, 0), (3, 25)])
def test_its_catch_range_is_checked(edition: str, high: int, yards: int) -> None:
    game = adjust(edition, BecomePlay((PlayCall("medium pass", 25, 0, high),)))
    assert game.run_to(NEXT_DOWN).yards == yards


@every_edition
def test_of_several_plays_the_controller_chooses_one(edition: str) -> None:
    options = (PlayCall("run right"), PlayCall("medium pass", 50, 0, 9))
    game = adjust(edition, BecomePlay(options), by="defense")
    game.defense.offered(MODE(0), MODE(1)).answers(MODE(1))
    assert game.run_to(NEXT_DOWN).yards == 50


@every_edition
@pytest.mark.parametrize(
    ("call", "offered"),
    [("Run Left", (1, 2)), ("Run Right", (0, 1)), ("Short Pass: 15 (0-9)", (0, 1, 2))],
)
def test_another_play_is_not_the_one_that_it_is(
    edition: str, call: str, offered: tuple[int, ...]
) -> None:
    runs = tuple(PlayCall(run) for run in RUN_CALLS)
    game = adjust(edition, BecomePlay(runs, other=True), calls=(call, "Long Pass"))
    game.offense.offered(*(MODE(each) for each in offered))
    game.offense.answers(MODE(1))
    assert game.log.has(events.CALL_CHANGED, b=terms.RUN_MIDDLE)


@rule("T-7", "E-5")
@pytest.mark.parametrize(
    ("edition", "at_once"), [("2019", False), ("2021", False), ("2022", False), ("crd", True)]
)
@pytest.mark.parametrize("ruled", [True, False])
def test_becoming_a_play_is_at_once_where_it_is_ruled_so(
    edition: str, at_once: bool, ruled: bool
) -> None:
    card = action(BecomePlay((PlayCall("run right"),), at_once=ruled), when=ON_FIELD_ADJUSTMENTS)
    answer = action(Lose(5), when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card], defense=[answer], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    assert game.log.has(events.CALL_CHANGED) is (at_once and ruled)
    game.defense.passes()
    assert game.log.count(events.CALL_CHANGED) == 1


@every_edition
@pytest.mark.parametrize(
    "effect", [BecomePlay((PlayCall("run right"),)), BecomeDefense(("run left",))], ids=repr
)
def test_before_the_reveal_there_is_no_call_to_change(edition: str, effect: Effect) -> None:
    card = action(effect, when=PRIOR_TO_SELECTING)
    game = scenario(edition, offense=[card], at=PRIOR_TO_SELECTING)
    game.offense.plays(0)
    assert game.log.has(events.TOO_LATE)
    assert game.run_to(NEXT_DOWN).yards == 15


@every_edition
@pytest.mark.parametrize(
    ("calls", "stops"),
    [
        (("run left",), True),
        (("run right", "run left"), True),
        (("run",), True),
        (("run right",), False),
        (("pass",), False),
    ],
)
def test_the_defense_becomes_other_calls(
    edition: str, calls: tuple[Call, ...], stops: bool
) -> None:
    game = adjust(edition, BecomeDefense(calls), by="defense")
    assert game.log.has(events.DEFENSE_CHANGED, seat=game.defense.seat)
    assert game.run_to(NEXT_DOWN).yards == (0 if stops else 15)


@rule("F-6")
@pytest.mark.parametrize(
    ("edition", "stops"), [("2019", False), ("2021", False), ("2022", False), ("crd", True)]
)
@pytest.mark.parametrize(
    ("call", "new"), [("Run", "run middle"), ("Pass: 15 (0-9)", "medium pass")]
)
def test_in_crd_a_changed_defense_stops_the_unspecified_call_too(
    edition: str, stops: bool, call: str, new: Call
) -> None:
    game = adjust(edition, BecomeDefense((new,)), by="defense", calls=(call, ""))
    assert game.run_to(NEXT_DOWN).yards == (0 if stops else 15)


# Replay ----------------------------------------------------------------------------------------


@rule("F-7", "R-5")
@every_edition
@pytest.mark.parametrize("by", ["offense", "defense"])
def test_a_replay_starts_the_down_again(edition: str, by: str) -> None:
    game = adjust(edition, ReplayDown(), by=by, down=2)
    assert game.log.count(events.REPLAY) == 1
    assert game.log.count(events.DOWN) == 2
    assert (game.down, game.ball, game.clock) == (2, 25, 15)
    assert game.run_to(NEXT_DOWN).down == 3


@rule("F-19")
@since_2021
def test_each_player_may_replay_once_in_a_possession(edition: str) -> None:
    card = action(ReplayDown(), when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card], defense=[card], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.both_pass().run_to(ON_FIELD_ADJUSTMENTS)
    game.defense.plays(0)
    assert game.log.count(events.REPLAY) == 2
    assert not game.log.has(events.REPLAY_CANCELLED)


# Results ---------------------------------------------------------------------------------------

Result = Literal["stopped", "successful", "incomplete", "complete"]


@every_edition
@pytest.mark.parametrize(
    ("result", "calls", "yards"),
    [
        ("stopped", ("Run Left", ""), 0),
        ("stopped", PASS_OF_20, 0),
        ("successful", STOPPED, 15),
        ("successful", ("Short Pass: 20 (2-6)", "Short Pass"), 20),
        ("successful", ("Short Pass: 20 (7-9)", ""), 20),
        ("incomplete", PASS_OF_20, 0),
        ("incomplete", ("Run Left", ""), 15),
        ("complete", ("Short Pass: 20 (7-9)", ""), 20),
        ("complete", ("Short Pass: 20 (7-9)", "Short Pass"), 0),
        ("complete", STOPPED, 0),
    ],
)
def test_a_play_is_made_to_come_out_so(
    edition: str, result: Result, calls: tuple[str, str], yards: int
) -> None:
    """Complete and incomplete speak of passes that the defense does not stop."""
    game = adjust(edition, MakeResult(result), by="defense", calls=calls)
    nothing = "complete" in result and "Run" in calls[0]
    assert game.log.has(events.RESULT_MADE, seat=game.defense.seat) is not nothing
    game.run_to(NEXT_DOWN)
    assert game.yards == yards


@every_edition
def test_of_two_results_the_later_counts(edition: str) -> None:
    game = adjust(edition, MakeResult("stopped"), MakeResult("successful"))
    assert game.run_to(NEXT_DOWN).yards == 15


# Catch range -----------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize(
    ("effect", "low", "high"),
    [
        (ChangeCatchRange(-2, 2), 0, 8),
        (ChangeCatchRange(1, -1), 3, 5),
        (ChangeCatchRange(low=-1), 1, 6),
        (ChangeCatchRange(high=3), 2, 9),
        (SetCatchRange(4, 9), 4, 9),
    ],
)
def test_the_ends_of_the_catch_range_move(
    edition: str, effect: Effect, low: int, high: int
) -> None:
    for strength in range(10):
        game = adjust(edition, effect, calls=PASS_OF_20, strength=strength)
        assert game.log.has(events.CATCH_RANGE, seat=game.offense.seat, a=low, b=high)
        yards = game.run_to(NEXT_DOWN).yards
        assert yards == (20 if low <= strength <= high else 0), strength


# Play Strength ---------------------------------------------------------------------------------


@rule("F-5", "R-32")
@every_edition
@pytest.mark.parametrize(
    ("effects", "strength"),
    [
        ((ChangeStrength(4),), 7),
        ((ChangeStrength(-2),), 1),
        ((ChangeStrength(8),), 1),
        ((ChangeStrength(-5),), 0),
        ((SetStrength(9),), 9),
        ((SetStrength(0),), 0),
        ((SetStrength(9), ChangeStrength(3)), 2),
        ((ChangeStrength(3), SetStrength(5)), 5),
    ],
)
def test_play_strength_is_changed_or_set(
    edition: str, effects: tuple[Effect, ...], strength: int
) -> None:
    """Past 9 only its last digit counts, and below 0 it is 0."""
    game = adjust(edition, *effects)
    assert game.log.all(events.STRENGTH)[-1][2] == strength
    assert game.run_to(NEXT_DOWN).yards == strength * 5


@rule("F-4")
@every_edition
def test_a_changed_strength_decides_whether_a_pass_is_complete(edition: str) -> None:
    game = adjust(edition, ChangeStrength(5), by="defense", calls=PASS_OF_20)
    assert game.run_to(NEXT_DOWN).yards == 0
    game = adjust(edition, SetStrength(4), calls=PASS_OF_20, strength=9)
    assert game.run_to(NEXT_DOWN).yards == 20


@every_edition
def test_strength_may_be_changed_before_the_play(edition: str) -> None:
    card = action(ChangeStrength(4), when=PRIOR_TO_SELECTING)
    game = scenario(edition, offense=[card], at=PRIOR_TO_SELECTING)
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == 35
