"""Players whom somebody's effects or Action cards cannot choose, or exhaust and choose."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.cards.nouns import This
from snapcount.cards.tree import Cannot
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import ON_FIELD_ADJUSTMENTS, PICK, Side, action, player, scenario


def barred(text: str) -> list[Any]:
    return [each.modifier for each in read(text, Scene()).abilities]  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("source", "by"),
    [
        ("your opponent", "opponent"),
        ("your opponent's effects", "opponent"),
        ("Action cards", "action cards"),
        ("your opponent's Action cards", "opponent's action cards"),
    ],
)
def test_whose_effects_cannot_do_it(source: str, by: Any) -> None:
    chosen = Cannot("be targeted", This(), by)
    exhausted = Cannot("be exhausted", This(), by)
    assert barred(f"This Player cannot be chosen by {source}.") == [chosen]
    assert barred(f"{source[0].upper()}{source[1:]} cannot choose this Player.") == [chosen]
    both = barred(f"This Player cannot be Exhausted or chosen by {source}.")
    assert both == [exhausted, chosen]


def test_only_effects_choose() -> None:
    both = barred("This Player cannot be Exhausted or chosen by effects.")
    assert both == [Cannot("be exhausted", This(), "effects"), Cannot("be targeted", This())]


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("source", "from_card", "from_ability"),
    [
        ("your opponent's Action cards", False, True),
        ("Action cards", False, True),
        ("your opponent", False, False),
    ],
)
def test_who_is_offered_to_be_chosen(
    edition: str, source: str, from_card: bool, from_ability: bool
) -> None:
    spared = player("RB", f"This Player cannot be chosen by {source}.", name="Spared")
    trip = "Exhaust one of your opponent's Players."
    tripper = player(
        "LB", f"Exhaust: {trip} Exhaust only during On Field Adjustments.", name="Tripper"
    )
    for by_card, offered in ((True, from_card), (False, from_ability)):
        game = scenario(
            edition,
            offense=Side(players=[spared]),
            defense=Side(
                hand=[action(trip, when=ON_FIELD_ADJUSTMENTS)] if by_card else [],
                players=[] if by_card else [tripper],
            ),
            at=ON_FIELD_ADJUSTMENTS,
        )
        if by_card:
            game.defense.plays(0)
        else:
            game.defense.uses("Tripper")
        game.both_pass()
        assert game.defense.may(PICK("Spared")) == offered
        game.defense.answers_anything()
