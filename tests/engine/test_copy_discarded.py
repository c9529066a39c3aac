"""The effect of an Action card in a discard pile, used as if it were one's own."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.printing import english
from snapcount.cards.tree import CopyDiscarded
from snapcount.cards.words import ActionSubtype
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


@pytest.mark.parametrize("kind", [None, "offense", "defense", "generic"])
@pytest.mark.parametrize("name", ["", " with a different name"])
@pytest.mark.parametrize("now", ["", " that you could play right now", " you could play now"])
@pytest.mark.parametrize(
    "then",
    [
        ". This card has that card's effect",
        ". This card has the same effect as the chosen card",
        " and use its effect",
        ", then copy the effect of that card",
    ],
)
def test_of_which_kind_it_is(kind: ActionSubtype | None, name: str, now: str, then: str) -> None:
    card = f"{'an' if kind in (None, 'offense') else 'a'} {(kind or 'Action').title()} card"
    meant = effects(f"Choose {card}{name} in your discard pile{now}{then}.")
    assert meant == (CopyDiscarded("you", kind),)
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
@pytest.mark.parametrize(
    ("kind", "yards"), [("an Offense", (5,)), ("a Generic", (10,)), ("an Action", (5, 10))]
)
def test_only_one_of_that_kind(edition: str, kind: str, yards: tuple[int, ...]) -> None:
    """A Generic card is not for the offense alone, though it may play one."""
    text = f"Choose {kind} card in your discard pile that you could play. Copy its effect."
    own = action(text, when=ON_FIELD_ADJUSTMENTS, name="Copy")
    later = action("Gain 25 yards.", when=PRIOR_TO_SELECTING, side="offense", name="Later")
    pile = [
        action("Gain 5 yards.", when=ON_FIELD_ADJUSTMENTS, side="offense", name="Five"),
        action("Gain 10 yards.", when=ON_FIELD_ADJUSTMENTS, side="generic", name="Ten"),
    ]
    side = Side(hand=[own], action_discard=[*pile, later])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Copy")
    if len(yards) > 1:
        game.offense.offered(PICK_CARD("Five"), PICK_CARD("Ten")).answers(PICK_CARD("Ten"))
    assert game.run_to(NEXT_DOWN).yards == 15 + yards[-1]
    assert {"Five", "Ten"} <= set(game.offense.discard)


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
