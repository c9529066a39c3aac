"""Players of the First Season who choose, or whose Exhaust ability needs something to be so."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from snapcount.engine import events
from snapcount.testing import (
    AFTER_DESIGNATION,
    BLANK,
    END_OF_PLAY,
    FIELD_GOAL,
    MODE,
    NEXT_DOWN,
    NEXT_POSSESSION,
    NO,
    NUMBER,
    ON_FIELD_ADJUSTMENTS,
    PICK,
    PLAY_NAMED,
    PRIOR_TO_SELECTING,
    START_OF_DOWN,
    USE,
    YES,
    Scenario,
    Side,
    action,
    play,
    player,
    power_up,
)
from snapcount.testing.season import season_player, season_superstar, with_player

STOPPED = ("Run Left", "Run Left")
SHORT = ("Short Pass: 20 (0-9)", "Run Left")
THEIR_FIELD = tuple(map(PICK, ("QB", "RB", "WR", "TE")))
OTHERS = tuple(map(PICK, ("DE", "LB", "CB", "S")))


def grit(value: int) -> Side:
    """The defense's cards for Grit; with the offense's zeros they make this value."""
    return Side(play_deck=[play("Run Right", value)] * 3)


def zeros(**declared: Any) -> Side:
    return Side(play_deck=[play("Run Right", 0)] * 3, **declared)


# When it may be used ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "at", "declared", "offered"),
    [
        ("Elias Marshwick", END_OF_PLAY, {"strength": 3}, True),
        ("Elias Marshwick", END_OF_PLAY, {"strength": 4}, False),
        ("Elias Marshwick", END_OF_PLAY, {"strength": 0}, False),
        ("Everett Longmere", END_OF_PLAY, {"strength": 2}, True),
        ("Everett Longmere", END_OF_PLAY, {"strength": 1}, False),
        ("Garrick Heathcote", END_OF_PLAY, {"clock": 7}, True),  # 6 are left after the play
        ("Garrick Heathcote", END_OF_PLAY, {"clock": 8}, False),
        ("Garrick Heathcote", END_OF_PLAY, {"clock": 4}, False),
        ("Dashiell Crook", ON_FIELD_ADJUSTMENTS, {"calls": STOPPED}, True),
        ("Dashiell Crook", ON_FIELD_ADJUSTMENTS, {}, False),
        ("Pell Raker", ON_FIELD_ADJUSTMENTS, {"strength": 4}, True),
        ("Pell Raker", ON_FIELD_ADJUSTMENTS, {"strength": 5}, False),
        ("Hal Dekoy", AFTER_DESIGNATION, {}, False),
    ],
)
def test_it_is_offered_only_then(
    name: str, at: str, declared: dict[str, Any], offered: bool
) -> None:
    card = season_player(name)
    # Somebody can always act, so that both are asked.
    idle = [action("Draw a Play card.", when=at)]
    sides = {"own": Side(hand=idle), "other": Side(hand=idle)}
    game = with_player(card, **sides, tackler="LB", carrier="RB", at=at, **declared)
    if card.side == "defense":
        game.offense.passes()
        assert game.defense.may(USE(name)) == offered
    else:
        assert game.offense.may(USE(name)) == offered


@pytest.mark.parametrize("name", ["Elias Marshwick", "Everett Longmere"])
def test_a_passer_earns_a_first_down(name: str) -> None:
    game = with_player(season_player(name), down=4, at=END_OF_PLAY)
    game.offense.uses(name)
    game.run_to("play or kick")
    assert (game.down, game.offense.on_offense) == (1, True)


def test_garrick_heathcote_runs_the_clock_down_to_three() -> None:
    game = with_player(season_player("Garrick Heathcote"), clock=7, tackler="LB", at=END_OF_PLAY)
    game.defense.uses("Garrick Heathcote")
    assert game.run_to("play or kick").clock == 3


def test_dashiell_crook_has_a_stopped_down_replayed() -> None:
    game = with_player(season_player("Dashiell Crook"), calls=STOPPED, at=ON_FIELD_ADJUSTMENTS)
    game.offense.uses("Dashiell Crook")
    game.run_to("play or kick")
    assert (game.down, game.clock) == (1, 15)
    assert game.log.has(events.REPLAY)


def test_pell_raker_stops_a_short_pass() -> None:
    game = with_player(season_player("Pell Raker"), calls=SHORT, at=ON_FIELD_ADJUSTMENTS)
    game.defense.uses("Pell Raker")
    assert game.run_to("timeout").yards == 0


def test_hal_dekoy_runs_better_after_a_pass() -> None:
    passing = play("Short Pass: 20 (0-9)", 3)
    game = with_player(season_player("Hal Dekoy"), own=Side(plays=[passing]), at="call")
    game.offense.calls(passing)
    game.run_to(NEXT_DOWN).run_to(AFTER_DESIGNATION)
    game.offense.uses("Hal Dekoy")
    assert game.run_to("timeout").yards_by_effects == 10


# Grit ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "calls", "value", "result"),
    [
        ("Rafe Impact", SHORT, 6, "stopped"),
        ("Rafe Impact", SHORT, 5, "goes on"),
        ("Ripley Fang", SHORT, 8, "turnover"),
        ("Ripley Fang", SHORT, 7, "goes on"),
        ("Swift Corrigan", SHORT, 9, "points"),
        ("Swift Corrigan", SHORT, 8, "goes on"),
        ("Hutch Scavage", ("Run Left", "Long Pass"), 8, "turnover"),
        ("Hutch Scavage", ("Run Left", "Long Pass"), 7, "goes on"),
    ],
)
def test_the_grit_decides(name: str, calls: tuple[str, str], value: int, result: str) -> None:
    game = with_player(
        season_player(name), own=grit(value), other=zeros(), calls=calls, at=ON_FIELD_ADJUSTMENTS
    )
    game.defense.uses(name)
    game.both_pass().run_to(NEXT_DOWN)
    kept = game.offense.on_offense
    assert kept == (result != "turnover")
    assert game.defense.score == (7 if result == "points" else 0)
    if result in ("stopped", "goes on"):
        assert (game.ball > 25) == (result == "goes on")


@pytest.mark.parametrize(("value", "yards", "cards"), [(5, -10, 0), (4, 0, 1)])
def test_cain_grapnel_hits_or_learns(value: int, yards: int, cards: int) -> None:
    game = with_player(
        season_player("Cain Grapnel"),
        own=grit(value),
        other=zeros(),
        calls=SHORT,
        at=AFTER_DESIGNATION,
    )
    game.defense.uses("Cain Grapnel")
    game.run_to("timeout")
    assert (game.yards_by_effects, len(game.defense.hand)) == (yards, cards)


# Naming and choosing ---------------------------------------------------------------------------


@pytest.mark.parametrize(("named", "yards"), [("run", -15), ("pass", 0)])
def test_rook_stinger_guesses_run_or_pass(named: str, yards: int) -> None:
    game = with_player(season_player("Rook Stinger"), at=PRIOR_TO_SELECTING)
    game.defense.uses("Rook Stinger")
    game.both_pass()
    game.defense.offered(PLAY_NAMED("run"), PLAY_NAMED("pass")).answers(PLAY_NAMED(named))
    assert game.run_to("timeout").yards_by_effects == yards


@pytest.mark.parametrize(("named", "yards"), [("run left", 0), ("run right", 15)])
def test_sable_cunnington_guesses_the_play(named: str, yards: int) -> None:
    game = with_player(season_player("Sable Cunnington"), at=PRIOR_TO_SELECTING)
    game.defense.uses("Sable Cunnington")
    game.both_pass().defense.answers(PLAY_NAMED(named))
    assert game.run_to("timeout").yards == yards


@pytest.mark.parametrize(("mode", "strength"), [(0, 4), (1, 2)])
def test_bram_gantry_moves_the_strength_either_way(mode: int, strength: int) -> None:
    game = with_player(season_player("Bram Gantry"), calls=SHORT, at=ON_FIELD_ADJUSTMENTS)
    game.offense.uses("Bram Gantry")
    game.both_pass().offense.offered(MODE(0), MODE(1)).answers(MODE(mode))
    assert game.strength == strength


@pytest.mark.parametrize(("mode", "yards", "cards"), [(0, -10, 3), (1, 0, 1)])
def test_mungo_snare_leaves_the_choice_to_the_other(mode: int, yards: int, cards: int) -> None:
    other = Side(hand=[BLANK] * 3)
    game = with_player(season_player("Mungo Snare"), other=other, at="effect")
    game.offense.offered(MODE(0), MODE(1)).answers(MODE(mode))
    game.run_to("timeout")
    assert (game.yards_by_effects, len(game.offense.hand)) == (yards, cards)


@pytest.mark.parametrize(("answer", "yards", "cards"), [(YES, 0, 0), (NO, -10, 1)])
def test_alden_mistley_asks_for_a_card_or_yards(answer: Any, yards: int, cards: int) -> None:
    game = with_player(season_player("Alden Mistley"), other=Side(hand=[BLANK]), at="effect")
    game.offense.offered(YES, NO).answers(answer)
    game.run_to("timeout")
    assert (game.yards_by_effects, len(game.offense.hand)) == (yards, cards)


def test_leland_highfield_turns_cards_into_yards() -> None:
    game = with_player(
        season_player("Leland Highfield"),
        own=Side(hand=[BLANK] * 2),
        calls=SHORT,
        at=AFTER_DESIGNATION,
    )
    game.offense.uses("Leland Highfield")
    game.both_pass().offense.offered(NUMBER(0), NUMBER(1), NUMBER(2)).answers(NUMBER(2))
    assert game.run_to("timeout").yards_by_effects == 20
    assert game.offense.hand == []


def test_drav_obsidian_exhausts_a_defender() -> None:
    game = with_player(season_player("Drav Obsidian"), at=PRIOR_TO_SELECTING)
    game.offense.uses("Drav Obsidian")
    game.both_pass().offense.offered(*OTHERS).picks("LB")
    assert game.defense.exhausted == ["Linebacker"]


def test_colm_scree_gains_and_exhausts() -> None:
    game = with_player(season_player("Colm Scree"), at="effect")
    game.offense.offered(*OTHERS).picks("CB")
    assert game.run_to("timeout").yards_by_effects == 5
    assert "Cornerback" in game.defense.exhausted


def test_krag_boulderson_keeps_a_defender_down() -> None:
    rest = action("Energize all of your Players on the field.", when=START_OF_DOWN)
    game = with_player(season_player("Krag Boulderson"), other=Side(hand=[rest]), at="effect")
    game.offense.picks("CB")
    game.run_to(START_OF_DOWN).defense.plays(0)
    assert game.both_pass().defense.exhausted == ["Cornerback"]


@pytest.mark.parametrize(("chosen", "yards"), [("LB", 0), ("DE", -10)])
def test_tull_granger_silences_one_defender(chosen: str, yards: int) -> None:
    biter = player("LB", "Tackle: The offense loses 10 yards.", name="Biter")
    game = with_player(
        season_player("Tull Granger"),
        other=Side(players=(biter,)),
        tackler="Biter",
        at=PRIOR_TO_SELECTING,
    )
    game.offense.uses("Tull Granger")
    game.both_pass().offense.picks(chosen)
    assert game.run_to("timeout").yards_by_effects == yards


def test_hank_cedarstone_brings_the_bench_in() -> None:
    game = with_player(
        season_player("Hank Cedarstone"), own=Side(exhausted=("WR",)), at=END_OF_PLAY
    )
    game.offense.uses("Hank Cedarstone")
    game.both_pass().offense.picks("WR")
    assert "Slot Receiver" in game.offense.field
    assert "Wide Receiver" not in game.offense.field


def test_foster_grange_picks_gear_up_again() -> None:
    boots = power_up("Tackle: The offense loses 5 yards.", name="Boots")
    own = Side(action_discard=[boots])
    game = with_player(season_player("Foster Grange"), own=own, at=END_OF_PLAY)
    game.defense.uses("Foster Grange")
    game.both_pass().defense.picks("DE")
    assert game.defense.attached("DE") == ["Boots"]


def test_reynard_copperfield_uses_what_they_have() -> None:
    """A Legend copies an Exhaust ability across the line."""
    talent = player("LB", "Exhaust: Draw 2 Action cards. Exhaust only at the start of a down.")
    game = with_player(
        season_player("Reynard Copperfield"), other=Side(players=(talent,)), at=START_OF_DOWN
    )
    game.offense.uses("Reynard Copperfield")
    game.both_pass()
    if game.offense.asked("effect"):
        game.offense.picks("LB")
    assert len(game.offense.hand) == 2
    assert game.defense.exhausted == []


# Superstars ------------------------------------------------------------------------------------


def with_star(name: str, own: Side | None = None, **declared: Any) -> Scenario:
    """The Superstar on its Player, who carries the ball or tackles."""
    star = season_superstar(name)
    side = dataclasses.replace(own or Side(), superstars=[star])
    declared.setdefault("carrier" if star.side == "offense" else "tackler", name)
    return with_player(season_player(name), own=side, **declared)


@pytest.mark.parametrize(
    ("name", "others"), [("Bo Hawserman", ()), ("Bodie Ridgeline", ("QB", "WR"))]
)
def test_a_star_runner_helps_somebody_up(name: str, others: tuple[str, ...]) -> None:
    blockers = (player("OT", name="Left Block"), player("OG", name="Right Block"))
    tired = ("QB", "Left Block", "Right Block")
    own = Side(players=blockers, exhausted=tired)
    game = with_star(name, own, at="effect")
    mates = ("Left Block", "Right Block") if not others else ("QB", "Left Block", "Right Block")
    game.offense.offered(*map(PICK, mates)).picks("Left Block")
    assert "Left Block" not in game.offense.exhausted
    assert game.run_to("timeout").yards_by_effects == 15


def test_dorn_whiptail_hits_and_tires() -> None:
    game = with_star("Dorn Whiptail", calls=SHORT, tackler="LB", at=AFTER_DESIGNATION)
    game.defense.uses("Dorn Whiptail")
    game.both_pass().defense.offered(*THEIR_FIELD).picks("QB")
    assert game.run_to("timeout").yards_by_effects == -15
    assert "Quarterback" in game.offense.exhausted


@pytest.mark.parametrize(("value", "kept"), [(6, False), (5, True)])
def test_ripley_fang_as_a_star_needs_less_grit(value: int, kept: bool) -> None:
    game = with_star(
        "Ripley Fang", grit(value), other=zeros(), calls=SHORT, at=ON_FIELD_ADJUSTMENTS
    )
    game.defense.uses("Ripley Fang")
    game.both_pass().run_to(NEXT_DOWN)
    assert game.offense.on_offense == kept


@pytest.mark.parametrize("answer", [YES, NO])
def test_rufus_brush_may_swap_hands(answer: Any) -> None:
    ours, theirs = (
        action("Draw a Play card.", name="Ours"),
        action("Draw a Play card.", name="Theirs"),
    )
    game = with_star("Rufus Brush", Side(hand=[ours]), other=Side(hand=[theirs]), at="effect")
    game.defense.offered(YES, NO).answers(answer)
    assert game.defense.hand == (["Theirs"] if answer is YES else ["Ours"])
    assert game.run_to("timeout").yards_by_effects == -10


@pytest.mark.parametrize(("ball", "offered"), [(60, True), (59, False)])
def test_percy_upright_cannot_miss_from_forty(ball: int, offered: bool) -> None:
    star = season_superstar("Percy Upright")
    zero = [play("Run Right", 0)] * 3
    own = Side(superstars=[star], play_deck=zero, hand=[action("Draw a Play card.")])
    other = Side(play_deck=zero)
    game = with_player(
        season_player("Percy Upright"), own=own, other=other, ball=ball, at=START_OF_DOWN
    )
    assert game.offense.may(USE("Percy Upright")) == offered
    if offered:
        game.offense.uses("Percy Upright")
        game.run_to("play or kick").offense.answers(FIELD_GOAL)
        assert game.run_to(NEXT_POSSESSION).score == (3, 0)
