"""`While Exhausted`, with no subject: the Player whose text it is."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PRIOR_TO_SELECTING,
    YES,
    Side,
    action,
    player,
    rule,
    scenario,
)


def abilities(text: str) -> Any:
    return read(text, Scene(side="offense")).abilities


@pytest.mark.parametrize(
    "said",
    [
        "this Player also counts as a Center",
        "this Player cannot be designated",
        "your Runs gain 5 more yards",
        "whenever you complete a pass, draw a Play card",
    ],
)
@pytest.mark.parametrize(
    ("alone", "plainly"),
    [
        ("Exhausted", "this Player is Exhausted"),
        ("Energized", "this Player is Energized"),
        ("on the bench", "this Player is on the bench"),
    ],
)
def test_in_front(alone: str, plainly: str, said: str) -> None:
    assert abilities(f"While {alone}, {said}.") == abilities(f"While {plainly}, {said}.")


@pytest.mark.parametrize(
    "said", ["This Player also counts as a Center", "This Player has +5 rating"]
)
def test_behind(said: str) -> None:
    for joint in ("while", "as long as"):
        assert abilities(f"{said} {joint} Energized.") == abilities(
            f"{said} while this Player is Energized."
        )


@pytest.mark.parametrize(
    "text",
    [
        "Your Runs gain 5 more yards while Energized.",
        "Your Centers have +5 rating while Exhausted.",
        "While Exhausted, your other Centers cannot be designated.",
    ],
)
def test_it_may_be_somebody_else(text: str) -> None:
    assert is_refused(text, "offense", action=False)


@rule("X-1")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("tired", [True, False])
def test_it_counts_as_another_only_then(edition: str, tired: bool) -> None:
    end = player("TE", "This Player also counts as a Center while Exhausted.", name="End")
    counts = action(
        "Gain 5 yards for each of your Centers on the field.", when=ON_FIELD_ADJUSTMENTS
    )
    game = scenario(
        edition,
        offense=Side(hand=[counts], players=[end], exhausted=["End"] if tired else []),
        calls=("Run Left", "Long Pass"),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards_by_effects == (5 if tired else 0)


@pytest.mark.parametrize("state", ["Energized", "Exhausted"])
@pytest.mark.parametrize(
    "text",
    [
        "If {}, your Runs gain 5 more yards.",
        "This Player has +5 rating if {}.",
        "Whenever you score a touchdown, if {}, draw an Action card.",
        "Whenever you score a touchdown, you may substitute this Player if {}.",
    ],
)
def test_if_it_is_so(text: str, state: str) -> None:
    assert abilities(text.format(state)) == abilities(text.format(f"this Player is {state}"))


@rule("R-42")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("tired", [True, False])
def test_only_an_energized_player_is_exhausted_instead(edition: str, tired: bool) -> None:
    text = (
        "When an effect would exhaust one of your Running Backs, you may exhaust this Player"
        " instead if Energized."
    )
    side = Side(
        players=[player("OG", text, name="Guard"), player("RB", name="Back")],
        exhausted=["Guard"] if tired else [],
    )
    tire = action("Exhaust one of the offense's Running Backs.", when=PRIOR_TO_SELECTING)
    game = scenario(edition, offense=side, defense=[tire], at=PRIOR_TO_SELECTING)
    game.defense.plays(0)
    game.both_pass()
    if not tired:
        game.offense.answers(YES)
    assert sorted(game.offense.exhausted) == (["Back", "Guard"] if tired else ["Guard"])


@pytest.mark.parametrize(
    "text",
    [
        "Your Runs gain 5 more yards if Energized.",
        "Your Running Backs cannot be exhausted if Energized.",
        "If Energized, your Running Backs cannot be exhausted.",
    ],
)
def test_if_it_may_be_somebody_else(text: str) -> None:
    assert is_refused(text, "offense", action=False)
