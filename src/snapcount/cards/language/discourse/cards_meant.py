"""Which card `that Run` is: one that was looked for, or that was shown and is a Run."""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.discourse.named_last import Antecedent
from snapcount.cards.language.nouns.plays import CALL_WORDS

_FOUND: Final = "(for|until|reveal|reveals|flip|over|up|find|finds|is|was) (a|an|another|any|one)"
_PUT: Final = (
    "(put|puts|take|takes|add|adds|keep|keeps|reveal|reveals|show|shows|return|returns|place|shuffle"
    "|discard|discards)"
)
_DEPTH: Final = {"pass": "[short|medium|long] "}


def _such_card(noun: str) -> Antecedent:
    """What is done with a card is not done with a play."""
    that = f"<that {noun}>"
    return Antecedent(
        f"{noun} that was found",
        (f"{_FOUND} {_DEPTH.get(noun, '')}<{noun}>",),
        {
            "that card": (
                f"{_PUT} {that}",
                f"{that} (becomes|is|replaces) (your|their) [called] play",
            )
        },
        ("<\n>",),
    )


_CALLS: Final = (name.lower() for names in CALL_WORDS.values() for name in names)
CARDS: Final = tuple(
    _such_card(noun)
    for noun in dict.fromkeys((*_CALLS, "power up", "superstar", "gridiron", "gridiron card"))
)
