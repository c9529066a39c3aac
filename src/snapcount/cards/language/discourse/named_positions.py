"""`That Quarterback` points at a Player who was named as one: the position is never dropped."""

from __future__ import annotations

from collections.abc import Sequence

from snapcount.cards.language.kernel.construct import plural
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.kernel.words import Word
from snapcount.cards.language.nouns.positions import POSITION_WORDS


def unnamed_position(text: str, words: Sequence[Word]) -> TextError | None:
    """The first `that Quarterback` of a text that names no Quarterback before it."""
    said = [word.text for word in words]
    for place in (at for at, word in enumerate(said) if word == "that"):
        for names in POSITION_WORDS.values():
            for name in names:
                row = name.lower().split()
                if said[place + 1 : place + 1 + len(row)] != row:
                    continue
                if not any(_names(said[:place], each) for each in names):
                    at, end = words[place].start, words[place + len(row)].end
                    message = f"no {names[0]} was named before “that {name}”"
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
