"""Players of the First Season who wait for something to happen."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.engine import events
from snapcount.testing import (
    BLANK,
    DESIGNATE,
    FIELD_GOAL,
    LEAVE_OUT,
    NEXT_DOWN,
    NEXT_POSSESSION,
    NO,
    ON_FIELD_ADJUSTMENTS,
    PICK,
    PICK_CARD,
    YES,
    Scenario,
    Seat,
    Side,
    action,
    play,
    player,
    scenario,
)
from snapcount.testing.season import season_player, with_player

STOPPED = ("Run Left", "Run Left")
SHORT = ("Short Pass: 20 (0-9)", "Run Left")
INCOMPLETE = ("Short Pass: 20 (9)", "Run Left")
FUMBLE = action("The play becomes a fumble.", when=ON_FIELD_ADJUSTMENTS, side="defense")
GRIT_0, GRIT_5 = [play("Run Right", 0)] * 9, [play("Run Right", 5)] * 9


def owner(game: Scenario, name: str) -> Seat:
    return game.offense if season_player(name).side == "offense" else game.defense


@pytest.mark.parametrize(
    ("name", "deck", "declared", "drawn"),
    [
        ("Ansel Rivet", "action", {"calls": STOPPED}, 1),
        ("Ansel Rivet", "action", {"calls": ("Short Pass: 20 (0-9)", "Short Pass")}, 0),
        ("Ansel Rivet", "action", {}, 0),
        ("Corin Halo", "action", {"calls": INCOMPLETE}, 1),
        ("Corin Halo", "action", {"calls": SHORT}, 0),
    ],
)
def test_a_card_is_drawn_for_it(name: str, deck: str, declared: dict[str, Any], drawn: int) -> None:
    game = with_player(season_player(name), **declared).run_to(NEXT_DOWN)
    mine = owner(game, name)
    # Without it there is one Action card a down (F-15), and three Plays after one was called.
    have = len(mine.hand) - 1 if deck == "action" else len(mine.play_hand) - 3
    assert have == drawn


def test_sumner_weir_draws_at_the_start_of_a_possession_and_keeps_it_all() -> None:
    """The fifth of the squad is left out by default; the draw goes beyond five cards."""
    weir = season_player("Sumner Weir")
    hand = [BLANK] * 5
    game = with_player(weir, own=Side(hand=hand), at="line-up")
    game.offense.answers(LEAVE_OUT("Slot Receiver"))
    game.run_to("play or kick")
    assert len(game.offense.hand) == 6


def test_otto_coffin_draws_a_play_when_the_other_side_starts() -> None:
    coffin = season_player("Otto Coffin")
    game = scenario("crd", defense=Side(players=(coffin,)), at="line-up").run_to("play or kick")
    assert len(game.defense.play_hand) == 4
    game = scenario("crd", offense=Side(players=(coffin,)), at="line-up").run_to("play or kick")
    assert len(game.offense.play_hand) == 3


def test_abel_thicket_brings_two_cards_out_of_the_locker_room() -> None:
    thicket = season_player("Abel Thicket")
    for squad, more in (((thicket,), 2), ((), 0)):
        game = scenario("crd", defense=Side(players=squad, hand=[BLANK] * 2), clock=1)
        game.run_to(NEXT_POSSESSION).run_to("play or kick")
        assert game.log.has(events.SECOND_HALF)
        assert len(game.defense.hand) == 3 + more


# Kicks -----------------------------------------------------------------------------------------


def kick(name: str, own: Side, other: Side, ball: int = 80) -> Scenario:
    """A field goal from the 20: good with a Grit of 2 to 7 (K-3)."""
    game = with_player(season_player(name), own=own, other=other, ball=ball)
    game.offense.answers(FIELD_GOAL)
    return game.run_to(NEXT_POSSESSION).run_to("play or kick")


def test_lowell_truefoot_kicks_a_miss_again_once_a_half() -> None:
    tops = [play("Run Right", 0), play("Run Right", 5)]
    game = kick("Lowell Truefoot", Side(play_deck=tops), Side(play_deck=GRIT_0))
    assert game.score == (3, 0)
    assert game.log.count(events.KICKED_AGAIN) == 1
    game = kick("Lowell Truefoot", Side(play_deck=GRIT_0), Side(play_deck=GRIT_0))
    assert game.score == (0, 0)
    assert game.log.count(events.KICKED_AGAIN) == 1


def test_hugo_northmoor_has_a_good_one_kicked_again() -> None:
    tops = [play("Run Right", 5), play("Run Right", 0)]
    game = kick("Hugo Northmoor", Side(play_deck=GRIT_0), Side(play_deck=tops))
    assert game.score == (0, 0)
    game = kick("Hugo Northmoor", Side(play_deck=GRIT_0), Side(play_deck=GRIT_5))
    assert game.score == (3, 0)
    assert game.log.count(events.KICKED_AGAIN) == 1


@pytest.mark.parametrize(("deck", "drawn"), [(GRIT_0, 2), (GRIT_5, 0)])
def test_keir_longshore_draws_two_for_a_miss(deck: list[Any], drawn: int) -> None:
    game = kick("Keir Longshore", Side(play_deck=GRIT_0), Side(play_deck=deck))
    assert len(game.defense.hand) == 1 + drawn


# Turnovers -------------------------------------------------------------------------------------


def test_ott_redstone_falls_on_the_ball_once_a_half() -> None:
    game = with_player(
        season_player("Ott Redstone"),
        other=Side(hand=[FUMBLE, FUMBLE]),
        ball=50,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.plays(0)
    game.both_pass().run_to(NEXT_DOWN)
    assert game.offense.on_offense
    assert game.ball == 65
    game.run_to(ON_FIELD_ADJUSTMENTS).defense.plays(0)
    game.both_pass().run_to(NEXT_POSSESSION)
    assert game.defense.on_offense


def test_bandit_mallory_draws_two_for_a_turnover() -> None:
    game = with_player(
        season_player("Bandit Mallory"), own=Side(hand=[FUMBLE]), at=ON_FIELD_ADJUSTMENTS
    )
    game.defense.plays(0)
    game.both_pass().run_to(NEXT_POSSESSION).run_to("play or kick")
    assert len(game.defense.hand) == 3


# Players ---------------------------------------------------------------------------------------


def test_crix_venner_answers_one_exhaust_ability_a_down() -> None:
    passer = player("QB", "Exhaust: Gain 5 yards. Exhaust only after Player Designation.")
    catcher = player("WR", "Exhaust: Gain 5 yards. Exhaust only after Player Designation.")
    game = with_player(
        season_player("Crix Venner"),
        other=Side(players=(passer, catcher)),
        at="after player designation",
    )
    game.offense.uses("QB")
    game.offense.uses("WR")
    game.run_to("timeout")
    assert game.yards_by_effects == 5


def test_magnus_carapace_exhausts_someone_after_a_stop() -> None:
    game = with_player(season_player("Magnus Carapace"), calls=STOPPED, at="effect")
    game.defense.offered(*map(PICK, ("QB", "RB", "WR", "TE"))).picks("RB")
    assert game.offense.exhausted == ["Running Back"]


@pytest.mark.parametrize("carrier", ["Trace Evergreen", "TE"])
def test_trace_evergreen_helps_another_up_after_carrying_the_ball(carrier: str) -> None:
    own = Side(exhausted=("QB", "WR"))
    game = with_player(season_player("Trace Evergreen"), own=own, carrier=carrier)
    if carrier == "TE":
        assert len(game.run_to(NEXT_DOWN).offense.exhausted) == 3
        return
    game.run_to("effect").offense.offered(PICK("QB"), PICK("WR")).picks("WR")
    assert game.offense.exhausted == ["Quarterback", "Trace Evergreen"]


def test_clem_bittern_may_change_a_play_after_a_run() -> None:
    spare = play("Run Middle", 9, name="Spare")
    for answer in (YES, NO):
        game = with_player(season_player("Clem Bittern"), own=Side(plays=[spare]), at="effect")
        game.offense.offered(YES, NO).answers(answer)
        if answer is YES:
            game.offense.answers(PICK_CARD("Spare"))
        assert ("Spare" in game.offense.play_hand) == (answer is NO)
        assert len(game.offense.play_hand) == 3


def test_jinx_hedgerow_borrows_for_a_possession() -> None:
    teacher = player("WR", "Run: Gain 20 yards.")
    game = with_player(
        season_player("Jinx Hedgerow"), own=Side(players=(teacher,)), at="line-up", carrier="RB"
    )
    game.offense.answers(LEAVE_OUT("Slot Receiver"))
    game.run_to("effect").offense.picks("WR")
    game.run_to("timeout")
    assert game.yards_by_effects == 20


def test_quill_parallax_takes_the_tight_end_away_while_fresh() -> None:
    quill = season_player("Quill Parallax")
    game = with_player(quill, calls=SHORT, at="designation")
    game.offense.offered(*(DESIGNATE(name) for name in ("RB", "WR")))
    game = with_player(quill, own=Side(exhausted=(quill.name,)), calls=SHORT, at="designation")
    game.offense.offered(*(DESIGNATE(name) for name in ("RB", "WR", "TE")))
