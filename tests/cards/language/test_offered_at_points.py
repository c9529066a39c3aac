"""`You may discard this card during On Field Adjustments to gain 5 yards`: with when between."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read


def abilities(text: str) -> Any:
    return read(text, Scene()).abilities


@pytest.mark.parametrize("point", ["during On Field Adjustments", "prior to selecting a play"])
@pytest.mark.parametrize("often", ["Once per half", "Once per possession"])
def test_it_stands_where_it_likes(point: str, often: str) -> None:
    give, take = "discard two Play cards", "gain a timeout"
    plainly = abilities(f"{often}, you may {give} to {take} {point}.")
    assert abilities(f"{often}, you may {give} {point} to {take}.") == plainly
    assert abilities(f"You may {give} {point} to {take} {often.lower()}.") == plainly


def test_what_removes_its_card_is_done_once() -> None:
    scene = Scene(on_player=True, enters=True)
    plainly = read("You may discard this card to draw a Play card at the start of a down.", scene)
    between = read("You may discard this card at the start of a down to draw a Play card.", scene)
    assert between.abilities == plainly.abilities


def test_how_often_must_be_said() -> None:
    with pytest.raises(Unread, match="how often"):
        abilities("You may discard a Play card during On Field Adjustments to gain a timeout.")


@pytest.mark.parametrize("point", ["During any timing point", "During On Field Adjustments"])
def test_a_comma_may_be_missing_behind_it(point: str) -> None:
    scene = Scene(on_player=True, enters=True)
    said = "you may remove this card to Energize the attached Player."
    assert read(f"{point} {said}", scene).abilities == read(f"{point}, {said}", scene).abilities
