"""`For each player`: the people, who are written small, or the Players."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read


@pytest.mark.parametrize(
    "text",
    [
        "Draw a Play card for each player.",
        "For each player, gain 5 yards.",
        "Gain 5 yards for every player, up to a maximum of 20.",
    ],
)
def test_players_are_not_counted_where_people_may_be_meant(text: str) -> None:
    with pytest.raises(Unread, match="on the field"):
        read(text, Scene(action=True))
    assert effects(text.replace("player", "Player"))


def test_what_describes_them_says_who_they_are() -> None:
    for text in ("Gain 5 yards for each P on the field.", "Gain 5 yards for each Exhausted P."):
        assert effects(text.replace(" P", " player")) == effects(text.replace(" P", " Player"))
