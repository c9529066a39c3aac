"""`Your offensive Players include two Tight Ends`: so many of a kind among all of them."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.parse import parse_page
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, ON_FIELD_ADJUSTMENTS, Side, action, scenario


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            "your Players on the field include two or more LBs",
            "you have two or more LBs on the field",
        ),
        (
            "your opponent's Players on the field include a Legend",
            "your opponent has a Legend on the field",
        ),
        ("there is a Legend among your Players on the field", "you have a Legend on the field"),
        ("you have no LBs among your Players on the field", "you have no LBs on the field"),
    ],
)
def test_so_many_among_them(text: str, same: str) -> None:
    assert effects(f"If {text}, gain 5 yards.") == effects(f"If {same}, gain 5 yards.")


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            "your offensive Players include at least two TEs",
            "your deck has at least two offensive TEs",
        ),
        ("your decks contain no Unique cards", "your deck has no Unique cards"),
    ],
)
def test_of_a_deck(text: str, same: str) -> None:
    found, meant = (
        parse_page(f"Active while {words}. Your Runs gain 5 more yards.", synergy=True).active_if
        for words in (text, same)
    )
    assert found == meant is not None


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("count", "yards"), [(4, 5), (3, 0)])
def test_they_are_counted_on_the_field(edition: str, count: int, yards: int) -> None:
    text = (
        f"If your Players on the field include fewer than {count} Energized Players, gain 5 yards."
    )
    side = Side([action(text, when=ON_FIELD_ADJUSTMENTS, name="Few")], exhausted=["Quarterback"])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Few")
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == yards


def test_nobody_has_what_is_the_others() -> None:
    assert is_refused(
        "If you have two LBs among your opponent's Players on the field, gain 5 yards."
    )


def test_an_offense_is_those_who_play_on_it() -> None:
    def asked(text: str) -> object:
        return parse_page(
            f"Active while {text}. Your Runs gain 5 more yards.", synergy=True
        ).active_if

    assert asked("your offense has no Legends") == asked("your deck has no offensive Legends")
    assert asked("your defense has two LBs") == asked("your deck has two or more defensive LBs")
