"""What stands beside a text's sentences: the mark of a Unique card, a quotation's full stop."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from snapcount.cards.card import PowerUp
from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.kernel.errors import TextError
from snapcount.testing import rule


def read(text: str, **fields: object) -> PowerUp:
    card = read_card(CardFields(kind="power up", name="Test", text=text, **fields))  # type: ignore[arg-type]
    assert isinstance(card, PowerUp)
    return card


@rule("D-5")
@pytest.mark.parametrize("mark", ["Unique. ", "Unique.\n", "Unique\n", "UNIQUE. "])
def test_unique_in_front_of_a_text_marks_the_card(mark: str) -> None:
    marked = read(f"{mark}Your Runs gain 5 more yards.")
    plain = read("Your Runs gain 5 more yards.")
    assert marked.unique
    assert not plain.unique
    assert marked.abilities == plain.abilities


def test_so_does_one_behind_it() -> None:
    marked = read("Your Runs gain 5 more yards. Unique.")
    assert marked.unique
    assert marked.abilities == read("Your Runs gain 5 more yards.").abilities


@pytest.mark.parametrize(
    "text",
    [
        "Your Runs gain 5 more yards unique.",
        'This Player gains "Unique. Run: Gain 5 yards."',
        "Unique your Runs gain 5 more yards.",
    ],
)
def test_unique_is_no_sentence(text: str) -> None:
    with pytest.raises(TextError):
        read(text)


def test_an_error_behind_the_mark_points_at_its_word() -> None:
    with pytest.raises(TextError) as caught:
        read("Unique. Flobber.")
    assert caught.value.position == len("Unique. ")


_TACKLE = '"Tackle – Run: The offense loses 5 yards."'


@pytest.mark.parametrize(
    "sentence",
    [
        f"The attached Player gains {_TACKLE}",
        f"The attached Player's rating is increased by 5 and it gains {_TACKLE}",
        f"If you are behind, the attached Player gains {_TACKLE}",
        f"Whenever you score, draw an Action card and the attached Player gains {_TACKLE}",
    ],
)
def test_a_full_stop_in_a_quoted_ability_ends_the_sentence_around_it(sentence: str) -> None:
    timing = " Play only at the start of a down."
    assert read(sentence + timing) == _like(read(f"{sentence}.{timing}"), sentence + timing)


def _like(card: PowerUp, text: str) -> PowerUp:
    return replace(card, text=text)


def test_a_name_in_quotation_marks_has_no_full_stop() -> None:
    with pytest.raises(TextError):
        read('Your Runs gain 5 more yards for each of your Players from "Bears." Draw a card.')
