"""`That Quarterback` and `that runner` were named as one before: no noun is dropped."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from snapcount.cards.language.kernel.construct import plural
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.kernel.words import Word
from snapcount.cards.language.nouns.positions import POSITION_WORDS

_OF_ANOTHER: Final = {
    "runner": "last",
    "receiver": "last wide",
    "ball carrier": "last",
    "tackler": "last",
}
"""Roles, and words after which somebody else may be pointed at: who ran on another play, and a
Wide Receiver."""


def unnamed_position(text: str, words: Sequence[Word]) -> TextError | None:
    """The first `that Quarterback` or `that runner` of a text that names none before it."""
    said = [word.text for word in words]
    for place in (at for at, word in enumerate(said) if word == "that"):
        before = said[:place]
        for names in (*POSITION_WORDS.values(), *((role,) for role in _OF_ANOTHER)):
            for name in names:
                row = name.lower().split()
                if said[place + 1 : place + 1 + len(row)] != row:
                    continue
                if text[words[place].end : words[place + 1].start].strip():
                    continue  # `that the receiver triggered`
                at, end = words[place].start, words[place + len(row)].end
                message = ""
                if not any(_names(before, each) for each in names):
                    message = f"no {names[0]} was named before “that {name}”"
                elif not set(_OF_ANOTHER.get(name, "").split()).isdisjoint(before):
                    message = f"which {name} is meant? Write “the {name}” or “that Player”"
                if message:
                    return TextError("no-antecedent", message, text, at, length=end - at)
    return None


def _names(said: list[str], name: str) -> bool:
    """Whether words name such a Player, or several of them."""
    row = name.lower().split()
    endings = (row[-1], plural(name).lower().split()[-1])
    return any(
        said[at : at + len(row) - 1] == row[:-1]
        and said[at + len(row) - 1].removesuffix("'s").removesuffix("'") in endings
        for at in range(len(said) - len(row) + 1)
    )
