"""The effect of an Action card in a discard pile, used as if it were one's own."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.printing import english
from snapcount.cards.tree import CopyDiscarded
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PICK_CARD,
    PRIOR_TO_SELECTING,
    Scenario,
    Side,
    action,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)

TEXT = "Choose an Action card in your opponent's discard pile. Use its effect as if it were yours."


@pytest.mark.parametrize(
    ("text", "whose"),
    [
        (TEXT, "opponent"),
        ("Use the effect of an Action card in your opponent's Action discard pile.", "opponent"),
        ("Copy the effect of one Action card in your opponent's discard pile.", "opponent"),
        ("Choose an Action card in your Action discard pile and use its effect.", "you"),
    ],
)
def test_whose_pile_it_is(text: str, whose: str) -> None:
    meant = effects(text)
    assert meant == (CopyDiscarded(whose),)  # type: ignore[arg-type]
    assert effects(english(meant)) == meant


@pytest.mark.parametrize(
    "text",
    [
        "Play an Action card from your opponent's discard pile.",
        "Choose an Action card in your opponent's discard pile and play it as if it were yours.",
    ],
)
def test_it_is_not_played(text: str) -> None:
    """Z-7."""
    assert is_refused(text)


GAIN = action("Gain 5 yards.", when=ON_FIELD_ADJUSTMENTS, name="Gain")
MORE = action("Gain 10 yards. Draw an Action card.", when=ON_FIELD_ADJUSTMENTS, name="More")


def copied(edition: str, *pile: object) -> Scenario:
    own = action(TEXT, when=ON_FIELD_ADJUSTMENTS, name="Copy")
    game = scenario(
        edition,
        offense=Side(hand=[own]),
        defense=Side(action_discard=pile),  # type: ignore[arg-type]
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays("Copy")
    return game


@every_edition
@rule("Z-7")
def test_it_stays_where_it_is(edition: str) -> None:
    game = copied(edition, GAIN)
    game.run_to(NEXT_DOWN)
    assert game.yards == 15 + 5
    assert "Gain" in game.defense.discard
    assert game.offense.discard == ["Copy"]


@every_edition
def test_you_are_the_one_who_uses_it(edition: str) -> None:
    game = copied(edition, GAIN, MORE).run_to("effect")
    mine, theirs = len(game.offense.hand), len(game.defense.hand)
    game.offense.offered(PICK_CARD("Gain"), PICK_CARD("More")).answers(PICK_CARD("More"))
    assert (len(game.offense.hand), len(game.defense.hand)) == (mine + 1, theirs)
    assert game.run_to(NEXT_DOWN).yards == 15 + 10


@every_edition
@rule("T-11")
@pytest.mark.parametrize(
    "other",
    [
        action("Gain 5 yards.", when=PRIOR_TO_SELECTING, name="Early"),
        action("Gain 5 yards.", when=ON_FIELD_ADJUSTMENTS, side="defense", name="Defense"),
        action("Gain 5 yards. Play only on fourth down.", name="Late"),
        action(TEXT, when=ON_FIELD_ADJUSTMENTS, name="Another"),
    ],
)
def test_only_one_that_could_be_played_now(edition: str, other: object) -> None:
    """By whoever uses it, in this timing point; and none that would go on copying for ever."""
    assert copied(edition, other).run_to(NEXT_DOWN).yards == 15
