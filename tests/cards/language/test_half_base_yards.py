"""Half the base yards: how they are rounded is said before `instead`, or behind it."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.nouns import Half, TheBaseYards
from snapcount.cards.tree import Lasting, SetBaseYards
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, ON_FIELD_ADJUSTMENTS, Side, action, play, rule, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
NEAREST = "rounded down to the nearest 5 yards"


@rule("F-10")
@every_edition
@pytest.mark.parametrize(
    ("text", "yards"),
    [
        (f"The play gains half its base yards instead, {NEAREST}.", 15),
        (f"The play gains half its base yards, {NEAREST}.", 15),
        (f"Halve the base yards, {NEAREST}.", 15),
        ("The play gains half its base yards instead, rounded down.", 17),
        ("Halve the base yards, rounded up.", 18),
        (f"The play gains half its yards instead, {NEAREST}.", 15),
    ],
)
def test_a_run_of_thirty_five(edition: str, text: str, yards: int) -> None:
    half = action(text, when=ON_FIELD_ADJUSTMENTS, side="defense")
    game = scenario(
        edition,
        defense=Side(hand=[half]),
        calls=(play("Run Left", 4), play("Run Left", 3, "Long Pass", name="D")),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == yards


@pytest.mark.parametrize(
    ("end", "meant"),
    [
        ("", Half(TheBaseYards())),
        (", rounded down", Half(TheBaseYards())),
        (" (rounded down to the nearest 5)", Half(TheBaseYards(), to=5)),
        (", rounded up", Half(TheBaseYards(), up=True)),
    ],
)
def test_how_it_is_rounded(end: str, meant: Half) -> None:
    assert effects(f"Halve the base yards{end}.") == (SetBaseYards(meant),)
    assert effects(f"The play gains half its base yards{end}.") == (SetBaseYards(meant),)


def test_the_yards_of_the_play() -> None:
    text = f"Halve the yards of the play, {NEAREST}."
    assert effects(text) == effects("Halve the yards gained on the play.")


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("Your catch range this down becomes 1-8.", "Your catch range becomes 1-8 this down."),
        ("Your catch range this down is 2 wider.", "Your catch range is 2 wider."),
        ("Widen the catch range this down by 1.", "Widen the catch range by 1."),
        ("Your Play Strength this down is increased by 2.", "Increase your Play Strength by 2."),
        ("Reduce the base yards this down by 10.", "Reduce the base yards by 10."),
        ("The Time Units this down are increased by 1.", "The Time Units are increased by 1."),
        (
            "Your catch range this possession is 2-8.",
            "The catch range of your passes becomes 2-8 this possession.",
        ),
    ],
)
def test_a_number_of_this_down(text: str, same: str) -> None:
    assert effects(text, "offense") == effects(same, "offense")


def test_what_lasts_longer_is_said_of_plays() -> None:
    (held,) = effects("Your opponent's catch range this half is 1 narrower.", "defense")
    assert isinstance(held, Lasting)
    assert held.duration == "this half"


@pytest.mark.parametrize(
    "text",
    [
        "The play gains half its base yards, rounded up to the nearest 5.",
        "Your catch range next play's end is 2-8.",
    ],
)
def test_what_has_no_meaning_is_refused(text: str) -> None:
    assert is_refused(text, "offense")
