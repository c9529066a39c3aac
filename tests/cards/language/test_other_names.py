"""Cards of another name than the card whose text it is: of that, a deck may hold two (D-5)."""

from __future__ import annotations

import pytest

from snapcount.cards.card import ActionCard
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.parse import parse_page
from snapcount.cards.language.printing import english
from snapcount.cards.tree import Recover
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    ON_FIELD_ADJUSTMENTS,
    PICK_CARD,
    Side,
    play,
    rule,
    scenario,
)
from snapcount.testing import action as made

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
NAME = "Bring It Back"
ONE = made("Gain 5 yards.", name="One")
TWO = made("Gain 10 yards.", name="Two")


def named(text: str) -> ActionCard:
    """A card of that name, whose text speaks of it."""
    page = parse_page(text, action=True, name=NAME, on_player=False)
    return made(*page.effects, when=ON_FIELD_ADJUSTMENTS, name=NAME)


@rule("D-5")
@every_edition
@pytest.mark.parametrize(
    "text",
    [
        f"Return an Action card other than {NAME} from your Action discard pile to your hand.",
        f"Put an Action card from your discard pile other than {NAME} into your hand.",
        f"Return an Action card that is not {NAME} from your Action discard pile to your hand.",
        f"Take an Action card not named {NAME} from your Action discard pile.",
        (
            f"Search your Action discard pile for an Action card except {NAME} and put it into your"
            " hand."
        ),
        (
            f"Return a Generic Action card other than {NAME} from your Action discard pile to your"
            " hand."
        ),
        (
            "Return an Action card with a different name than this card from your"
            " Action discard pile"
            " to your hand."
        ),
    ],
)
def test_a_second_copy_stays_in_the_discard_pile(edition: str, text: str) -> None:
    card = named(text.replace("Take", "Return").replace("pile.", "pile to your hand."))
    side = Side(hand=[card], action_discard=[card, ONE, TWO])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(NAME)
    game.both_pass()
    game.offense.offered(PICK_CARD("One"), PICK_CARD("Two")).answers(PICK_CARD("Two"))
    assert game.offense.hand == ["Two"]


@every_edition
@pytest.mark.parametrize(("excepted", "taken"), [(f" other than {NAME}", []), ("", [NAME])])
def test_with_no_other_card_nothing_is_taken(edition: str, excepted: str, taken: list[str]) -> None:
    text = f"Return an Action card{excepted} from your Action discard pile to your hand."
    card = named(text)
    side = Side(hand=[card], action_discard=[card])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(NAME)
    game.both_pass()
    assert game.offense.hand == taken


@every_edition
def test_the_other_player_takes_no_copy_of_it_either(edition: str) -> None:
    text = (
        f"Your opponent returns an Action card other than {NAME} from their Action discard pile to"
        " their hand."
    )
    card = named(text)
    game = scenario(
        edition,
        offense=Side(hand=[card]),
        defense=Side(action_discard=[card, ONE]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(NAME)
    game.both_pass()
    assert game.defense.hand == ["One"]


@every_edition
def test_a_play_takes_no_copy_of_itself(edition: str) -> None:
    text = (
        "When you call this play on offense, return a Run other than Sweep Left from your Play"
        " discard pile to your hand."
    )
    (ability,) = parse_page(text, play=True, on_player=False, name="Sweep Left").abilities
    sweep = play("Run Left", 3, abilities=(ability,), name="Sweep Left")
    dive = play("Run Middle", 3, name="Dive")
    game = scenario(
        edition,
        offense=Side(play_discard=[sweep, dive]),
        calls=(sweep, play("Short Pass: 20 (2-9)", stops="Long Pass", name="Zone")),
        at=ON_FIELD_ADJUSTMENTS,
        defense=[made("Draw a Play card.", when=ON_FIELD_ADJUSTMENTS)],
    )
    game.both_pass()
    assert game.offense.play_hand.count("Dive") == 1


def test_how_it_is_printed() -> None:
    text = f"Return a Power Up other than {NAME} from your Action discard pile to your hand."
    (effect,) = parse_page(text, action=True, name=NAME, on_player=False).effects
    assert effect == Recover("you", "action", kind="power up", other=True)
    printed = "Put a Power Up with another name from your discard pile into your hand."
    assert english(effect) == printed


def test_this_card_alone_is_still_any_other() -> None:
    text = "Return an Action card{} from your Action discard pile to your hand."
    any_card = parse_page(text.format(""), action=True).effects
    but_this = parse_page(text.format(" other than this card"), action=True).effects
    assert but_this == any_card


@pytest.mark.parametrize(
    "text",
    [
        f"Search your Action deck for an Action card other than {NAME} and put it into your hand.",
        f"If you have no Action cards in your hand other than {NAME}, gain 5 yards.",
        f"Discard an Action card other than {NAME}.",
    ],
)
def test_elsewhere_it_is_not_taken_for_this_card_alone(text: str) -> None:
    with pytest.raises(TextError):
        parse_page(text, action=True, name=NAME, on_player=False)
