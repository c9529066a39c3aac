"""Words that look alike: how far a typed word is from one that the language has."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

MOST_EDITS: Final = 2
LONGEST_WORD: Final = 24
"""Nobody mistypes a longer word: none is."""

_FAR: Final = 9


def allowed(word: str) -> int:
    """How many letters of a word may be wrong, so that it is still recognized."""
    if len(word) > LONGEST_WORD or len(word) < 2:
        return 0
    return 1 if len(word) < 5 else MOST_EDITS


@lru_cache(4096)
def _letters(word: str) -> int:
    """Which letters a word has, as bits: few differ where few letters do."""
    mask = 0
    for letter in word:
        mask |= 1 << (ord(letter) & 31)
    return mask


def edits(typed: str, known: str, most: int = MOST_EDITS) -> int:
    """How many letters were left out, added, mistaken or swapped; `_FAR` if more than `most`."""
    if abs(len(typed) - len(known)) > most:
        return _FAR
    if (_letters(typed) ^ _letters(known)).bit_count() > 2 * most:
        return _FAR
    before: list[int] = []
    above = list(range(len(known) + 1))
    for row, letter in enumerate(typed, 1):
        here = [row]
        for column, other in enumerate(known, 1):
            cost = above[column - 1] + (letter != other)
            cost = min(cost, above[column] + 1, here[column - 1] + 1)
            if row > 1 and column > 1 and letter == known[column - 2] and typed[row - 2] == other:
                cost = min(cost, before[column - 2] + 1)
            here.append(cost)
        if min(here) > most:
            return _FAR
        before, above = above, here
    return above[-1] if above[-1] <= most else _FAR


_LONGEST: Final = 40
"""In letters: what is longer was not meant to be any word, nor two."""

_STEMS: Final = ("'s", "s'", "s", "es", "ed", "d", "ing", "ies", "ment")
_SHORTEST_STEM: Final = 3


def same_stem(typed: str, known: str) -> bool:
    """Whether two words differ in their ending alone: `receiver` and `receivers`."""
    if typed[:_SHORTEST_STEM] != known[:_SHORTEST_STEM]:
        return False
    short, long = sorted((typed.rstrip("'"), known.rstrip("'")), key=len)
    stem = short.removesuffix("e") if len(short) > 3 else short
    return (
        len(short) >= _SHORTEST_STEM
        and (long[len(short) :] in _STEMS or long[len(stem) :] in _STEMS)
        and (long.startswith(stem))
    )


_CONFUSED: Final = {
    "they": ("their", "them"),
    "their": ("they", "there"),
    "there": ("their",),
    "you": ("your",),
    "your": ("you",),
    "an": ("and",),
    "than": ("then",),
    "then": ("than",),
    "its": ("it",),
}
"""Words that are taken for each other, although they look less alike than misspelt ones."""


def near(typed: str, words: Iterable[str], most: int | None = None) -> list[str]:
    """The words that could have been meant, the nearest first."""
    if len(typed) > _LONGEST:
        return []
    typed = typed.lower()
    most = allowed(typed) if most is None else most
    opening, size = typed[:_SHORTEST_STEM], len(typed)
    confused = _CONFUSED.get(typed, ())
    found: list[tuple[float, str]] = []
    for word in words:
        known = word.partition("@")[0]  # a pronoun, whomever it stands for
        if known == typed or len(word) < 2 or not word[0].isalpha():
            continue
        if (known.startswith(opening) and same_stem(typed, known)) or known in confused:
            found.append((0.5, known))
            continue
        # Most words of the language have far more letters or far fewer.
        if not most or not -most <= len(known) - size <= most:
            continue
        distance = edits(typed, known, most)
        if distance > most:
            continue
        # Swapped letters are the commonest slip, and the first letter is seldom wrong.
        swapped = sorted(typed) == sorted(known)
        found.append((distance - 0.4 * swapped + 0.3 * (typed[0] != known[0]), known))
    return list(dict.fromkeys(word for _, word in sorted(found)))


def parted(typed: str, known: frozenset[str] | set[str]) -> str:
    """Two words that were run together, or one with a hyphen or blank too many."""
    if len(typed) > _LONGEST:
        return ""
    low = typed.lower()
    whole = low.replace("-", "")
    if whole != low and whole in known:
        return whole
    pieces: Sequence[str] = low.split("-")
    if len(pieces) > 1 and all(piece in known for piece in pieces):
        return " ".join(pieces)
    for at in range(2, len(low) - 1):
        if low[:at] in known and low[at:] in known:
            return f"{low[:at]} {low[at:]}"
    return ""
