"""Which word in a list or a set file means which kind of card."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from snapcount.cards.catalog.entry import KIND_LABELS, EntryKind

_KINDS: Final[dict[str, EntryKind]] = {
    "".join(label.lower().split()): kind for kind, label in KIND_LABELS.items()
}
_UNIQUE: Final = re.compile(r"\s*(?:[-–—,(]\s*)?\bunique\b\s*\)?\s*$", re.IGNORECASE)


class KindWord(NamedTuple):
    kind: EntryKind
    unique: bool
    exact: bool


def says_unique(name: str) -> bool:
    """Whether a title ends with the word, as `Play - Unique` does."""
    return _UNIQUE.search(name) is not None


def kind_word(word: str) -> KindWord | None:
    """The kind that a word names: `Player`, `power-up`, `Play - Unique`, or one letter amiss.

    A word that is one letter away from two kinds names neither.
    """
    unique = says_unique(word)
    plain = re.sub(r"[\s_-]", "", _UNIQUE.sub("", word)).lower()
    if plain in _KINDS:
        return KindWord(_KINDS[plain], unique, True)
    near = nearly(plain)
    return KindWord(near[0], unique, False) if len(near) == 1 else None


def nearly(word: str) -> list[EntryKind]:
    """The kinds whose names are one letter away."""
    plain = re.sub(r"[\s_-]", "", word).lower()
    return [kind for name, kind in _KINDS.items() if one_letter_apart(plain, name)]


def one_letter_apart(one: str, other: str) -> bool:
    """Whether a letter more, less or other, or two letters exchanged, makes one the other."""
    if abs(len(one) - len(other)) > 1 or one == other:
        return False
    start = 0
    while start < min(len(one), len(other)) and one[start] == other[start]:
        start += 1
    left, right = one[start:], other[start:]
    return (
        left[1:] == right
        or left == right[1:]
        or left[1:] == right[1:]
        or (left[:2] == right[1::-1] and left[2:] == right[2:])
    )
