"""Chapter T: Run, Receive and Tackle abilities, and Bench abilities (T-13, T-14)."""

from __future__ import annotations

import pytest

from snapcount.testing import (
    AFTER_DESIGNATION,
    DESIGNATE,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PLAY,
    USE,
    Side,
    player,
    rule,
    scenario,
)
from snapcount.testing.editions import by_chapter_f, editions_where

every_edition = pytest.mark.parametrize("edition", editions_where())
BY_F = editions_where(by_chapter_f)
since_2021 = pytest.mark.parametrize("edition", BY_F)

SHORT = "Short Pass: 20 (2-9)"
# Run, Receive and Tackle -----------------------------------------------------------------------


@rule("T-13", "F-9")
@every_edition
@pytest.mark.parametrize(
    ("keyword", "call", "yards"),
    [
        ("Run", "Run Left", 5),
        ("Run", SHORT, 0),
        ("Receive", "Run Left", 0),
        ("Receive", SHORT, 5),
    ],
)
def test_the_carriers_ability_triggers_by_what_the_carrier_does(
    edition: str, keyword: str, call: str, yards: int
) -> None:
    able = player("RB", f"{keyword}: Gain 5 yards.")
    game = scenario(
        edition, offense=Side(players=[able]), calls=(call, ""), carrier="RB", at="designation"
    )
    game.offense.designates("RB")
    game.run_to("timeout")
    assert game.yards_by_effects == yards


@rule("T-13", "F-9")
@every_edition
def test_a_tackle_ability_triggers_for_the_tackler(edition: str) -> None:
    tackle = "Tackle: Lose 5 yards."
    side = Side(players=[player("LB", tackle), player("S", tackle)])
    game = scenario(edition, defense=side, tackler="LB", at="timeout")
    assert game.yards_by_effects == -5, "only for the Player who is named"


@rule("T-13", "F-9")
@every_edition
def test_an_exhausted_player_may_be_named_but_triggers_nothing(edition: str) -> None:
    able = player("RB", "Run: Gain 5 yards.")
    game = scenario(
        edition, offense=Side(players=[able], exhausted=["RB"]), carrier="RB", at="designation"
    )
    game.offense.offered(*[DESIGNATE(name) for name in ("QB", "RB", "WR", "TE")])
    game.offense.designates("RB")
    game.run_to("timeout")
    assert game.yards_by_effects == 0


@rule("T-13")
@every_edition
@pytest.mark.parametrize(("call", "yards"), [("Long Pass: 40 (0-9)", -10), (SHORT, 0)])
def test_a_qualified_keyword_must_match_the_offenses_play(
    edition: str, call: str, yards: int
) -> None:
    deep = "Tackle – Long Pass: Lose 10 yards."
    game = scenario(
        edition,
        defense=Side(players=[player("CB", deep)]),
        calls=(call, "Run Left"),
        tackler="CB",
        at="timeout",
    )
    assert game.yards_by_effects == yards


@rule("T-13", "R-12")
@every_edition
@pytest.mark.parametrize(("strength", "yards"), [(4, 0), (5, 5), (9, 5)])
def test_a_range_after_a_keyword_asks_for_the_play_strength(
    edition: str, strength: int, yards: int
) -> None:
    able = player("RB", "Run (5-9): Gain 5 yards.")
    game = scenario(
        edition, offense=Side(players=[able]), strength=strength, carrier="RB", at="timeout"
    )
    assert game.yards_by_effects == yards


@rule("T-13", "T-4")
@every_edition
def test_what_has_triggered_resolves_though_its_player_is_exhausted_meanwhile(edition: str) -> None:
    able = player("RB", "Run: Gain 5 yards.")
    game = scenario(
        edition,
        offense=Side(players=[able]),
        defense=["Exhaust all of your opponent's Players."],
        carrier="RB",
        at=AFTER_DESIGNATION,
    )
    game.defense.plays(0)
    assert game.yards_by_effects == 5


@rule("T-13", "T-12")
@every_edition
def test_a_named_player_is_still_energized_after_designation(edition: str) -> None:
    able = player("RB", "Exhaust: Gain 5 yards. Exhaust only after Player designation.")
    game = scenario(edition, offense=Side(players=[able]), carrier="RB", at=AFTER_DESIGNATION)
    game.offense.offered(PASS, USE("RB"))


# Bench -----------------------------------------------------------------------------------------


@rule("T-14")
@since_2021
@pytest.mark.parametrize("bench", ["Ben", "Tight End"])
def test_a_bench_ability_works_on_the_bench_and_on_the_field(edition: str, bench: str) -> None:
    able = player("WR", "Bench – Exhaust: Gain 5 yards.", name="Ben")
    game = scenario(edition, offense=Side(players=[able], bench=bench), at=ON_FIELD_ADJUSTMENTS)
    game.offense.offered(PASS, USE("Ben")).uses("Ben")
    assert game.yards_by_effects == 5
    assert (game.state.exhausted >> game.offense.slot("Ben")) & 1


@rule("T-14", "T-5")
@since_2021
def test_on_the_bench_too_only_an_energized_player_can_pay(edition: str) -> None:
    able = player("WR", "Bench – Exhaust: Gain 5 yards.", name="Ben")
    game = scenario(
        edition,
        offense=Side(players=[able], bench="Ben", exhausted=["Ben"], hand=["Gain 10 yards."]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.offered(PASS, PLAY(0))


@rule("T-14")
@since_2021
def test_a_bench_ability_of_the_other_squad_works_as_well(edition: str) -> None:
    """On offense all five defensive Players are on the bench."""
    able = player("LB", "Bench – Exhaust: Gain 5 yards.")
    game = scenario(edition, offense=Side(players=[able]), at=ON_FIELD_ADJUSTMENTS)
    game.offense.offered(PASS, USE("LB"))


@rule("T-14")
@every_edition
def test_other_abilities_do_not_work_on_the_bench(edition: str) -> None:
    able = player(
        "WR",
        "Exhaust: Gain 5 yards.",
        "Your plays gain 5 more yards.",
        "Whenever a play is revealed, gain 10 yards.",
        name="Ben",
    )
    game = scenario(
        edition,
        offense=Side(players=[able], bench="Ben", hand=["Gain 20 yards."]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    assert game.layers == []
    game.offense.offered(PASS, PLAY(0))
    assert game.run_to("timeout").yards_by_effects == 0


@rule("T-14")
@since_2021
@pytest.mark.parametrize("bench", ["Ben", "Tight End"])
def test_standing_and_triggered_bench_texts_work_too(edition: str, bench: str) -> None:
    able = player(
        "WR",
        "Bench – Your plays gain 5 more yards.",
        "Bench – Whenever a play is revealed, gain 10 yards.",
        name="Ben",
    )
    game = scenario(edition, offense=Side(players=[able], bench=bench), at="timeout")
    assert game.yards_by_effects == 15
