"""Whatever can be asked can be asked after `if` and after `unless`, and has words again."""

from __future__ import annotations

import pytest

from snapcount.cards.card import ActionCard
from snapcount.cards.dice import Dice
from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.generate.derive import Derivation, frames
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.printing import printed

_TRIES = 4
_LONGEST = 12  # words


def _questions() -> list[str]:
    """Words for some questions of every kind, found by chance, the same ones every time."""
    found = []
    for kind in sorted(each for each in frames() if each.startswith("Asked")):
        for number in range(_TRIES):
            derivation = Derivation(Dice(number), lambda asker: "Ada Lark")
            if derivation.of(kind, _LONGEST) is not None:
                found.append(" ".join(derivation.words).replace(" ,", ","))
    return found


def _card(text: str) -> ActionCard:
    card = read_card(CardFields(name="Test", kind="action", subtype="generic", text=text))
    assert isinstance(card, ActionCard)
    return card


@pytest.mark.parametrize("asking", ["If", "Unless"])
def test_what_is_asked_can_be_printed(asking: str) -> None:
    """What stands outside of a question it could be part of is refused, never a crash."""
    read = 0
    for question in _questions():
        try:
            card = _card(f"{asking} {question}, draw an Action card.")
        except TextError:
            continue
        read += 1
        again = _card(printed(card).text)
        assert again.effects == card.effects, question
    assert read > 80


@pytest.mark.parametrize(
    "text",
    [
        "If you have as many timeouts as those cards, draw an Action card.",
        "Unless you have no more Punters than those cards, draw an Action card.",
        "If the Play Strength is outside the catch range by even, draw an Action card.",
    ],
)
def test_what_nobody_can_have_or_miss_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        _card(text)
