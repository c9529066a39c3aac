"""Words for Grit as an occasion, and for the next Grit alone."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused, modifier

from snapcount.cards.language.reader import read
from snapcount.cards.language.scene import Scene
from snapcount.cards.nouns import Compare, TheGrit
from snapcount.cards.tree import Draw, If, Lasting, ModifyGrit, Triggered

DRAW = (Draw("you", "action"),)


@pytest.mark.parametrize(
    ("occasion", "who"),
    [
        ("Whenever you determine Grit", "you"),
        ("Each time your opponent determines a Grit value", "opponent"),
        ("When Grit is determined", None),
    ],
)
def test_grit_is_an_occasion(occasion: str, who: str | None) -> None:
    (heard,) = read(f"{occasion}, draw an Action card.", Scene()).abilities
    assert heard == Triggered("Grit is determined", DRAW, who)  # type: ignore[arg-type]


def test_what_it_is_can_be_asked() -> None:
    (heard,) = read(
        "Whenever you determine Grit, if it is 7 or more, draw an Action card.", Scene()
    ).abilities
    asked = If(Compare(TheGrit(), "at least", 7), DRAW)
    assert heard == Triggered("Grit is determined", (asked,), "you")


@pytest.mark.parametrize(
    "text",
    [
        "Whenever you determine Grit, add 2 to it.",
        "When you determine a Grit value, that value is increased by 2.",
        "Each time you determine Grit, increase the Grit by 2.",
    ],
)
def test_what_is_added_whenever_it_is_determined_stands(text: str) -> None:
    assert modifier(text) == ModifyGrit(2, "you", every=True)


@pytest.mark.parametrize(
    ("text", "by", "who", "kick"),
    [
        ("The next time you determine Grit, add 3 to it.", 3, "you", None),
        ("Subtract 2 from your opponent's next Grit.", -2, "opponent", None),
        ("Your next field goal gets +2 Grit.", 2, "you", "field goal"),
        ("Add 2 to the Grit of your next punt.", 2, "you", "punt"),
    ],
)
def test_one_grit_is_changed(text: str, by: int, who: str, kick: str | None) -> None:
    (lasts,) = effects(text)
    changed = ModifyGrit(by, who, kick, kick is None)  # type: ignore[arg-type]
    assert lasts == Lasting(changed, "next kick")


def test_once_it_is_determined_nothing_changes_it() -> None:
    assert is_refused("Whenever you determine Grit, the Grit becomes 9.", action=False)
