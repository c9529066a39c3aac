"""Words for cards that go back to their owners."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.cards.language.meaning import effects, is_refused, printed

from snapcount.cards.language.kernel.doers import DOER
from snapcount.cards.tree import PutCards, PutShown, RemoveCard


@pytest.mark.parametrize(
    ("text", "said", "canonical"),
    [
        (
            "Shuffle target Superstar back into its owner's Action deck.",
            RemoveCard("superstar", to="shuffle"),
            "shuffle a Superstar from the field into its owner's deck",
        ),
        (
            "Place one of your opponent's Power Ups at the bottom of its owner's deck.",
            RemoveCard("power up", "opponent", to="bottom"),
            "put one of your opponent's Power Ups from the field on the bottom of its owner's deck",
        ),
        (
            "Shuffle one of your Superstars into your Action deck.",
            RemoveCard("superstar", "you", to="shuffle"),
            "shuffle one of your Superstars from the field into its owner's deck",
        ),
        (
            "Put target Power Up into its owner's discard pile.",
            RemoveCard("power up"),
            "remove a Power Up from the field",
        ),
        (
            "Return a Gridiron card from your discard pile to the bottom of its owner's deck.",
            PutCards("you", "action", source="discard", kind="gridiron"),
            "put a Gridiron card from your discard pile on the bottom of your Action deck",
        ),
    ],
)
def test_a_card_goes_to_its_owner(text: str, said: Any, canonical: str) -> None:
    assert effects(text) == (said,)
    done = replace(said, who=DOER) if isinstance(said, PutCards) else said
    assert printed(done, "Deed[base]") == canonical
    assert effects(f"{canonical}.") == (said,)


def test_a_card_that_was_revealed_goes_there_too() -> None:
    text = (
        "Reveal the top card of your opponent's Action deck. Put it into its owner's discard pile."
    )
    assert effects(text)[1] == PutShown("discard")


@pytest.mark.parametrize(
    "text",
    [
        "Shuffle one of your opponent's Superstars into your deck.",
        "Shuffle a Superstar into its owner's Play deck.",
        "Shuffle a Linebacker into its owner's deck.",
    ],
)
def test_nothing_goes_where_it_does_not_belong(text: str) -> None:
    assert is_refused(text)
