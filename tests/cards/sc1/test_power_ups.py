"""What the Power Ups of the First Season do for the Player they lie under."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.card import PlayerCard
from snapcount.testing import (
    AFTER_DESIGNATION,
    END_OF_PLAY,
    FIELD_GOAL,
    LET_IT_RUN,
    MODE,
    NEXT_DOWN,
    NEXT_POSSESSION,
    NO,
    ON_FIELD_ADJUSTMENTS,
    PICK_CARD,
    PLAY,
    PRIOR_TO_SELECTING,
    START_OF_DOWN,
    YES,
    Scenario,
    Side,
    action,
    play,
    player,
    scenario,
)
from snapcount.testing.season import season_power_up

PLAIN = play("Run Right", 0)
RUN = ("Run Left", "Long Pass")
MIDDLE = ("Run Middle", "Long Pass")
SHORT = ("Short Pass: 20 (0-9)", "Run Left")
LONG = ("Long Pass: 40 (0-9)", "Run Left")
LINEMAN = player("OT", name="Lineman")


def equipped(
    name: str, who: str, players: tuple[PlayerCard, ...] = (), **declared: Any
) -> Scenario:
    """That Player of the offense has the Power Up."""
    side = declared.pop("offense", Side())
    gear = {who: [season_power_up(name)]}
    declared["offense"] = Side(**{**vars(side), "attached": gear, "players": players})
    return scenario("crd", **declared)


def guarded(name: str, who: str, **declared: Any) -> Scenario:
    """That Player of the defense has the Power Up."""
    side = declared.pop("defense", Side())
    gear = {who: [season_power_up(name)]}
    declared["defense"] = Side(**{**vars(side), "attached": gear})
    return scenario("crd", **declared)


@pytest.mark.parametrize(
    ("name", "fits", "fails"),
    [
        ("Track Shoes", "Wide Receiver", "Tight End"),
        ("Stiff Gloves", "Tight End", "Running Back"),
        ("Low Pads", "Running Back", "Wide Receiver"),
        ("Sledgehammer", "Running Back", "Quarterback"),
        ("Ear Piece", "Quarterback", "Running Back"),
        ("Wrist Band", "Quarterback", "Tight End"),
        ("Iron Lungs", "Running Back", "Tight End"),
        ("Extra Lineman", "Lineman", "Tight End"),
        ("Pocket Clock", "Lineman", "Running Back"),
    ],
)
def test_it_goes_only_to_those_it_names(name: str, fits: str, fails: str) -> None:
    card = season_power_up(name)
    squad = [LINEMAN] if fits == "Lineman" else []
    bench = "Wide Receiver" if squad else ""
    game = scenario("crd", offense=Side(hand=[card], players=squad, bench=bench), at=START_OF_DOWN)
    assert game.offense.may(PLAY(card, fits))
    assert not game.offense.may(PLAY(card, fails))
    game.offense.plays(card, fits)
    game.both_pass()
    assert game.offense.attached(fits) == [name]


@pytest.mark.parametrize(
    ("name", "who", "calls", "yards"),
    [
        ("Track Shoes", "Wide Receiver", LONG, 50),
        ("Stiff Gloves", "Wide Receiver", SHORT, 35),
        ("Stiff Gloves", "Wide Receiver", LONG, 40),
        ("Low Pads", "Running Back", RUN, 25),
        ("Sledgehammer", "Running Back", MIDDLE, 20),
        ("Sledgehammer", "Running Back", RUN, 15),
        ("Spotlight", "Tight End", RUN, 30),
        ("Spotlight", "Tight End", LONG, 55),
    ],
)
def test_keywords_of_the_offense(name: str, who: str, calls: tuple[str, str], yards: int) -> None:
    game = equipped(name, who, calls=calls, carrier=who)
    assert game.run_to(NEXT_DOWN).yards == yards


@pytest.mark.parametrize(
    ("name", "who", "calls", "yards"),
    [
        ("Long Arms", "Defensive End", RUN, 5),
        ("Long Arms", "Defensive End", LONG, 40),
        ("Sticky Tape", "Cornerback", LONG, 30),
        ("Sticky Tape", "Cornerback", RUN, 15),
    ],
)
def test_keywords_of_the_defense(name: str, who: str, calls: tuple[str, str], yards: int) -> None:
    game = guarded(name, who, calls=calls, tackler=who)
    assert game.run_to(NEXT_DOWN).yards == yards


def test_sledgehammer_breaks_every_tackle() -> None:
    tackler = player("LB", "Tackle: The offense loses 10 yards.")
    game = equipped(
        "Sledgehammer",
        "Running Back",
        calls=MIDDLE,
        carrier="Running Back",
        defense=Side(players=[tackler]),
        tackler="LB",
    )
    assert game.run_to(NEXT_DOWN).yards == 20


def test_ear_piece_calls_an_audible() -> None:
    side = Side(play_deck=[PLAIN, play("Run Middle", 8)])
    game = equipped(
        "Ear Piece",
        "Quarterback",
        offense=side,
        calls=("Run Left", "Run Left"),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.uses("Ear Piece")
    game.run_to(NEXT_DOWN)
    assert game.yards == 40


def test_wrist_band_draws_a_play_each_down() -> None:
    game = equipped("Wrist Band", "Quarterback")
    assert len(game.offense.play_hand) == 4
    game.run_to("play or kick").run_to(NEXT_DOWN).run_to("play or kick")
    assert len(game.offense.play_hand) == 5  # one more drawn, one drawn and called


def test_iron_lungs_never_tire() -> None:
    game = equipped("Iron Lungs", "Running Back", carrier="Running Back")
    game.run_to(NEXT_DOWN)
    assert game.offense.exhausted == []


@pytest.mark.parametrize(("value", "taken"), [(8, True), (7, False)])
def test_ball_hawk_takes_a_pass_on_a_high_grit(value: int, taken: bool) -> None:
    game = guarded(
        "Ball Hawk",
        "Cornerback",
        offense=Side(play_deck=[PLAIN, PLAIN]),
        defense=Side(play_deck=[PLAIN, play("Run Right", value)]),
        calls=LONG,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.uses("Ball Hawk")
    game.run_to(NEXT_DOWN)
    assert (game.has_ball is game.defense) == taken


@pytest.mark.parametrize(("value", "yards"), [(5, -5), (6, 15)])
def test_heavy_hands_hit_on_most_grits(value: int, yards: int) -> None:
    game = guarded(
        "Heavy Hands",
        "Linebacker",
        offense=Side(play_deck=[PLAIN, PLAIN]),
        defense=Side(play_deck=[PLAIN, play("Run Right", value)]),
        tackler="Linebacker",
    )
    assert game.run_to(NEXT_DOWN).yards == yards


def test_captains_patch_answers_the_first_action_of_a_down() -> None:
    one, two = (action("Gain 5 yards.", when=AFTER_DESIGNATION, name=n) for n in ("One", "Two"))
    game = guarded("Captain's Patch", "Linebacker", offense=Side(hand=[one, two]))
    game.run_to(AFTER_DESIGNATION)
    game.offense.plays("One").plays("Two")
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert len(game.defense.hand) == 2  # one for the Patch, one at the end of the down


def test_swing_tackle_blocks_for_a_run() -> None:
    game = equipped("Swing Tackle", "Tight End", carrier="Running Back", at=AFTER_DESIGNATION)
    game.offense.uses("Swing Tackle")
    game.both_pass()
    assert game.yards == 25


def test_swing_tackle_makes_a_lineman_for_other_gear() -> None:
    game = equipped(
        "Swing Tackle",
        "Tight End",
        offense=Side(hand=[season_power_up("Extra Lineman")]),
        at=START_OF_DOWN,
    )
    game.offense.plays("Extra Lineman", "Tight End")
    game.both_pass()
    assert game.offense.attached("Tight End") == ["Swing Tackle", "Extra Lineman"]


@pytest.mark.parametrize(("tired", "yards"), [([], 20), (["Lineman"], 15)])
def test_extra_lineman_helps_runs_while_awake(tired: list[str], yards: int) -> None:
    side = Side(exhausted=tired, bench="Wide Receiver")
    game = equipped("Extra Lineman", "Lineman", (LINEMAN,), offense=side, carrier="Running Back")
    assert game.run_to(NEXT_DOWN).yards == yards


@pytest.mark.parametrize(("tired", "yards"), [([], 40), (["Lineman"], 0)])
def test_pocket_clock_widens_the_catch_range_while_awake(tired: list[str], yards: int) -> None:
    side = Side(exhausted=tired, bench="Wide Receiver")
    game = equipped(
        "Pocket Clock",
        "Lineman",
        (LINEMAN,),
        offense=side,
        calls=("Long Pass: 40 (4-6)", "Run Left"),
        carrier="Running Back",
    )
    assert game.run_to(NEXT_DOWN).yards == yards


def test_whoever_has_the_spotlight_gets_the_ball() -> None:
    game = equipped("Spotlight", "Tight End", at="play or kick")
    game.run_to(NEXT_DOWN)
    assert game.offense.exhausted == ["Tight End"]


def test_film_junkie_reorders_what_the_other_draws() -> None:
    tops = [play("Run Left", n, name=f"Top {n}") for n in range(5)]
    game = guarded(
        "Film Junkie", "Linebacker", offense=Side(play_deck=tops), tackler="Safety", at=END_OF_PLAY
    )
    game.defense.uses("Film Junkie")
    game.defense.offered(PICK_CARD("Top 1"), PICK_CARD("Top 2"), PICK_CARD("Top 3"))
    game.defense.answers(PICK_CARD("Top 3")).answers(PICK_CARD("Top 2"))
    game.run_to("call")
    assert "Top 3" in game.offense.play_hand  # the first chosen lies on top


@pytest.mark.parametrize("paid", [True, False])
def test_second_wind_costs_a_play(paid: bool) -> None:
    game = equipped("Second Wind", "Running Back", carrier="Running Back", at="play or kick")
    game.run_to("effect")
    game.offense.offered(YES, NO).answers(YES if paid else NO)
    while game.offense.asked("effect"):
        game.offense.answers_anything()
    assert ("Running Back" not in game.offense.exhausted) == paid


def test_lucky_coin_pays_once_a_possession() -> None:
    game = equipped("Lucky Coin", "Running Back", calls=("Run Left", "Run Left"))
    game.run_to(NEXT_DOWN)
    assert len(game.offense.hand) == 3
    game.run_to(NEXT_DOWN)
    assert len(game.offense.hand) == 4


def test_mentor_uses_anothers_ability() -> None:
    star = player("RB", "Exhaust: Gain 20 yards. Exhaust only after Player Designation.")
    game = equipped("Mentor", "Tight End", (star,), carrier="Wide Receiver", at=AFTER_DESIGNATION)
    game.offense.uses("Mentor")
    game.both_pass()
    game.offense.picks("RB")
    assert game.yards == 35
    assert "Test RB" not in game.offense.exhausted


def test_trick_shoes_turn_any_play_into_a_pass() -> None:
    game = equipped(
        "Trick Shoes", "Tight End", calls=("Run Left", "Run Left"), at=ON_FIELD_ADJUSTMENTS
    )
    game.offense.uses("Trick Shoes")
    game.both_pass()
    game.offense.offered(MODE(0), MODE(1), MODE(2)).answers(MODE(2))
    game.run_to(NEXT_DOWN)
    assert game.yards == 15


def test_spy_glass_shows_the_playbook() -> None:
    secret = play("Run Left", 9, name="Secret")
    game = guarded("Spy Glass", "Safety", offense=Side(plays=[secret]), at=PRIOR_TO_SELECTING)
    game.defense.uses("Spy Glass")
    assert "Secret" in str(game.log)


def test_rib_protector_draws_once_a_down() -> None:
    game = equipped("Rib Protector", "Running Back", carrier="Running Back")
    before = len(game.offense.play_hand)
    game.run_to(NEXT_DOWN)
    assert len(game.offense.play_hand) == before + 1


@pytest.mark.parametrize(("gear", "points"), [("Running Back", 3), ("", 0)])
def test_kicking_tee_brings_the_posts_nearer(gear: str, points: int) -> None:
    # K-3: a Grit of 2 is good from the 20 and the 25, and not from the 30 or farther.
    side = Side(play_deck=[play("Run Right", 2)])
    declared: dict[str, Any] = {"defense": Side(play_deck=[PLAIN]), "ball": 60}
    if gear:
        game = equipped("Kicking Tee", gear, offense=side, **declared)
    else:
        game = scenario("crd", offense=side, **declared)
    game.offense.answers(FIELD_GOAL)
    while game.offense.asked("timeout"):
        game.offense.answers(LET_IT_RUN)
    game.run_to(NEXT_POSSESSION)
    assert game.score == (points, 0)
