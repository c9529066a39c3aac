"""What cannot be done is not offered, and no limit on it is used up (F-21, R-34)."""

from __future__ import annotations

import pytest

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    END_OF_PLAY,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    YES,
    Side,
    action,
    gridiron,
    player,
    rule,
    scenario,
)

since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
RELIEF = (
    "Bench: Once per possession, when one of your Defensive Ends on the field becomes Exhausted,"
    " you may substitute this Player for them."
)
OUT = action(
    "Substitute one of your Players on the field with a Player from your bench.",
    when=ON_FIELD_ADJUSTMENTS,
    name="Out",
)


def line(*, on_field: bool) -> Side:
    """Two Defensive Ends, and the Tackle who may come in for them."""
    squad = [
        player("DE", name="One"),
        player("DE", name="Two"),
        player("DT", RELIEF, name="Relief"),
    ]
    field = ["One", "Two", "Relief" if on_field else "Linebacker", "Cornerback"]
    return Side(players=squad, field=field, hand=[OUT])


@rule("T-14")
@since_2021
def test_who_is_on_the_field_is_not_brought_onto_it(edition: str) -> None:
    """Later in the possession, from the bench, it is offered still."""
    game = scenario(edition, defense=line(on_field=True), tackler="One")
    game.run_to(NEXT_DOWN)
    game.tackler = "Two"
    game.run_to(ON_FIELD_ADJUSTMENTS).defense.plays("Out").picks("Relief")
    if game.defense.asked("effect"):
        game.defense.answers_anything()
    game.run_to("effect").defense.answers(YES)
    assert "Relief" in game.defense.field
    assert "Two" not in game.defense.field


@rule("T-14")
@since_2021
def test_who_is_on_the_bench_is_offered(edition: str) -> None:
    game = scenario(edition, defense=line(on_field=False), tackler="One")
    game.run_to("effect").defense.answers(YES)
    assert "Relief" in game.defense.field


@rule("R-34")
@since_2021
def test_nobody_else_comes_in_for_the_last_quarterback(edition: str) -> None:
    text = (
        "Bench: Whenever your Quarterback becomes Exhausted, you may substitute this Player for"
        " them."
    )
    squad = [player("RB", text, name="Relief")]
    game = scenario(edition, offense=Side(players=squad, bench="Relief"), carrier="Quarterback")
    assert game.run_to(NEXT_DOWN).offense.exhausted == ["Quarterback"]


@rule("T-17")
@since_2021
def test_where_nobody_can_be_substituted_it_is_not_offered(edition: str) -> None:
    side = line(on_field=False)
    kept = gridiron("Players cannot be substituted.")
    game = scenario(edition, offense=Side(gridirons=[kept]), defense=side, tackler="One")
    assert game.run_to(NEXT_DOWN).defense.exhausted == ["One"]


@every_edition
@pytest.mark.parametrize("there", [False, True])
def test_a_card_is_put_back_only_if_there_is_one(edition: str, there: bool) -> None:
    text = (
        "You may put an Action card from your discard pile into your hand. If you do, gain a"
        " timeout."
    )
    back = action("Gain 5 yards.", name="Back")
    side = Side(hand=[action(text, when=END_OF_PLAY)], action_discard=[back] if there else [])
    game = scenario(edition, offense=side, at=END_OF_PLAY, timeouts=(1, 1))
    game.offense.plays(0)
    if there:
        game.offense.answers(YES)
    assert game.offense.timeouts == 1 + there
