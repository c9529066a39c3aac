"""What is done to a call, in more words: audibles, what it stops besides, and what stops it."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.parse import parse_abilities
from snapcount.cards.tree import PutCalled, Triggered
from snapcount.testing.cards import parse_page


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        (
            "Your opponent cannot change a called play by flipping a card from their Play deck.",
            "Your opponent cannot use audibles.",
        ),
        (
            (
                "Whenever the offense flips over a card of its Play deck to change its called play,"
                " it loses 5 yards on that play."
            ),
            "Whenever the offense uses an audible, it loses 5 yards.",
        ),
    ],
)
def test_audibles(text: str, plain: str) -> None:
    said = parse_page(text, enters=True, on_player=False).abilities
    assert said == parse_page(plain, enters=True, on_player=False).abilities


def test_what_a_call_stops_in_addition() -> None:
    besides = "In addition to what is printed on it, your called Play stops Run Left this down."
    assert effects(besides, "defense") == effects(
        "Your called Play also stops Run Left.", "defense"
    )


@pytest.mark.parametrize(
    "even", ["even if it is stopped", "even if the defensive call includes it"]
)
def test_it_succeeds_all_the_same(even: str) -> None:
    text = f"This run succeeds {even}, but its base yards become 5."
    plain = "This run succeeds. Its base yards become 5."
    assert effects(text, "offense") == effects(plain, "offense")


def test_it_returns_from_the_discard_pile() -> None:
    text = "At the end of the play, return it from your discard pile to your hand."
    (ability,) = parse_abilities(text, play=True)
    assert isinstance(ability, Triggered)
    assert ability.effects == (PutCalled("you", "hand"),)


def test_another_card_may_be_meant() -> None:
    with pytest.raises(TextError):
        parse_abilities(
            "Discard a Play card. Return it from your discard pile to your hand.", play=True
        )
