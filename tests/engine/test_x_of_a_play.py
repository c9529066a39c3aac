"""The X that a Play's text speaks of is the one that it was called with (R-6)."""

from __future__ import annotations

import pytest

from snapcount.cards.card import PlayCard
from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.kernel.errors import TextError
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, Scenario, play, rule, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
PLAIN = play("Run Right", 0, "Long Pass", name="Plain")


def called(edition: str, text: str, x: int) -> Scenario:
    """A Run with Strength X and this text is called with that X."""
    texted = play("Run Left", None, abilities=(text,), name="Texted")
    game = scenario(edition, calls=(texted, PLAIN), ball=10, at="call")
    game.offense.calls("Texted", x)
    return game


@rule("R-6")
@every_edition
@pytest.mark.parametrize(("x", "yards"), [(2, 12), (5, 30)])
def test_yards_equal_to_it(edition: str, x: int, yards: int) -> None:
    assert called(edition, "Gain X yards.", x).run_to(NEXT_DOWN).yards == yards


@rule("R-6")
@every_edition
@pytest.mark.parametrize(("x", "yards"), [(3, 25), (4, 20)])
def test_it_is_asked(edition: str, x: int, yards: int) -> None:
    text = "If X is 3 or less, gain 10 yards."
    assert called(edition, text, x).run_to(NEXT_DOWN).yards == yards


@rule("R-6")
@every_edition
def test_what_waits_knows_it_when_the_play_is_gone(edition: str) -> None:
    text = "Your next play gains X more yards."
    game = called(edition, text, 3).run_to(NEXT_DOWN)
    assert game.yards == 15
    game.run_to("call")
    game.offense.calls("Texted", 1)
    game.run_to(NEXT_DOWN)
    assert game.yards == 8


def test_no_other_x_is_chosen() -> None:
    with pytest.raises(TextError, match="which X"):
        play("Run Left", None, abilities=("Choose X from 0 to 3. Gain X yards.",))


CHOSEN = "If you choose 7 or more for X, gain 5 yards"


@rule("R-6")
@every_edition
@pytest.mark.parametrize(("x", "yards"), [(6, 30), (7, 40)])
@pytest.mark.parametrize(
    "text",
    [
        f"{CHOSEN}. (Choose X as a play, X = 0 for Grit.)",
        f"{CHOSEN}. Choose X as a play, X = 0 for Grit.",
        (
            "Choose X as a play, X = 0 for Grit. If you call this play on offense and X is 7 or"
            " more, gain 5 yards."
        ),
        (
            "X is chosen when you call this play and X counts as 0 for Grit. If you choose X to be"
            " 7 or higher, gain 5 yards."
        ),
    ],
)
def test_it_is_asked_which_was_chosen(edition: str, text: str, x: int, yards: int) -> None:
    assert called(edition, text, x).run_to(NEXT_DOWN).yards == yards


@rule("K-1", "E-4")
@pytest.mark.parametrize("grit", [0, 3])
@pytest.mark.parametrize(
    "line",
    ["(Choose X as a play, X = {} for Grit.)", "Choose X as a play, X = {} for Grit."],
)
def test_what_it_counts_for_grit_needs_no_brackets(line: str, grit: int) -> None:
    text = f"{CHOSEN}. {line.format(grit)}"
    fields = CardFields(
        kind="play", name="Texted", strength="X", offense="Run Left", defense="Run", text=text
    )
    card = read_card(fields)
    assert isinstance(card, PlayCard)
    assert (card.grit, card.reminders) == (grit, ())


def test_only_with_strength_x_it_is_chosen() -> None:
    with pytest.raises(TextError, match="only a Play whose Strength is X"):
        play("Run Left", 3, abilities=("Choose X as a play, X = 0 for Grit. Gain 5 yards.",))
