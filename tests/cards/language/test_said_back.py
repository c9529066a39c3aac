"""A card is printed in words that are read as the same card: hard cases that invented cards met."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.testing.language import same, typed


def play(text: str) -> CardFields:
    return CardFields(
        kind="play", name="A", text=text, offense="Run Left", defense="Run Right", strength="3"
    )


def action(text: str, subtype: str = "Generic") -> CardFields:
    return CardFields(kind="action", name="A", subtype=subtype, text=text)


def player(text: str, position: str = "RB") -> CardFields:
    return CardFields(kind="player", name="A", position=position, text=text)


_NEXT_REVEALED = "This down, the next time a play is revealed"
_AUDIBLE = "Whenever you use an audible"
_REVEAL = "Reveal your Play hand."
_STOPPED = "The next time a play is stopped this down"

SAID = [
    (action("Your opponent Energizes their own receiver.", "Defense"), "Energize the receiver."),
    (
        player("You cannot energize your Linebackers.", "LB"),
        "You cannot energize all of your Linebackers on the field.",
    ),
    (
        player(f"Exhaust: {_NEXT_REVEALED} while you called a Run, gain 5 yards."),
        f"Exhaust: {_NEXT_REVEALED} while you called a Run play, gain 5 yards.",
    ),
    (
        player("Whenever a pass would be incomplete on a Pass, lose 1 timeout."),
        "Whenever a pass would be incomplete, instead lose 1 timeout.",
    ),
    (
        play(f"{_REVEAL} Lose 1 timeout if the play is stopped."),
        f"Whenever a play is revealed, do this: [{_REVEAL} {_STOPPED}, lose 1 timeout.]",
    ),
    (
        player(f"{_AUDIBLE}, do this: [Your plays gain 4 more yards. Gain 5 yards.]"),
        f"{_AUDIBLE}, do this: [Your plays gain 4 more yards this down. Gain 5 yards.]",
    ),
    (
        player(f"{_AUDIBLE}, your plays gain 4 more yards, and draw a Play card."),
        f"{_AUDIBLE}, your plays gain 4 more yards this down and draw a Play card.",
    ),
    (
        play("Lose 1 timeout if the play is not successful."),
        "At the end of the play, if the play is not successful, lose 1 timeout.",
    ),
    (
        play("Lose 1 timeout if your play is not successful."),
        "At the end of your play, if the play is not successful, lose 1 timeout.",
    ),
]


@pytest.mark.parametrize(("card", "said"), SAID, ids=lambda each: getattr(each, "text", ""))
def test_what_is_printed_is_the_same_card(card: CardFields, said: str) -> None:
    read = read_card(card)
    again = typed(read)
    assert again.text == said
    assert same(read_card(again), read)


def test_whose_the_receiver_is_goes_without_saying_on_a_card_of_one_side() -> None:
    for text in (
        "Your opponent Energizes their own receiver.",
        "Energize your opponent's receiver.",
    ):
        assert effects(text, "defense") == effects("Energize the receiver.", "defense")


def test_a_pass_that_is_incomplete_may_be_one_of_its_kind() -> None:
    card = read_card(player("Whenever a pass would be incomplete on a Short Pass, lose 1 timeout."))
    assert card.abilities[0].calls == ("short pass",)  # type: ignore[union-attr]
