"""`One of your WR`: an abbreviation that stands for several Players, which many write without an s.

What comes before it tells: it is plural after a count of somebody's Players, and after a number
of more than one. `Your QB` is one Player; in `two WR Players` those who are several are named so.
"""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.kernel.words import Word
from snapcount.cards.language.nouns.positions import POSITION_WORDS

_SHORT: Final = frozenset(name.lower() for name in POSITION_WORDS if len(name) > 1)
"""A single letter may be anything: the S of a list, the C of a name."""
_PLURALS: Final = frozenset(f"{name}s" for name in _SHORT)
_DESCRIBING: Final = frozenset(
    ["energized", "exhausted", "benched", "other", "opposing", "normal", "offensive", "defensive"]
)
_JOINING: Final = frozenset(["or", "and", "/", ","])
_OWNERS: Final = frozenset({"your", "their", "opponent's", "offense's", "defense's", "player's"})
_SEVERAL: Final = frozenset({"all", "both", "more", "fewer", "less"})


def with_plurals(words: list[Word]) -> list[Word]:
    """The words, with the plural of each abbreviation that is one."""
    found = list(words)
    for at, word in enumerate(words):
        if word.text in _SHORT and word.typed.isupper() and _is_several(found, at):
            found[at] = word._replace(text=f"{word.text}s")
    return found


def _is_several(words: list[Word], at: int) -> bool:
    """Whether what was said before speaks of several; `RB or WR` are both what the first is."""
    if _describes(words, at):
        return False
    before = at - 1
    while before >= 0 and words[before].text in _DESCRIBING:
        before -= 1
    if before < 1:
        return False
    if words[before].text in _JOINING:
        return words[before - 1].text in _PLURALS
    if words[before].text in _OWNERS:
        while before >= 0 and words[before].text in _OWNERS:
            before -= 1  # `your opponent's`
        return before >= 0 and words[before].text == "of"
    if words[before].text in _SEVERAL:
        return words[before - 1].text != "one"
    return words[before].number > 1


def _describes(words: list[Word], at: int) -> bool:
    """Whether `Players` stand behind it, or behind the positions it is joined to."""
    after = at + 1
    while after + 1 < len(words) and words[after].text in _JOINING:
        if words[after + 1].text not in _SHORT:
            return False
        after += 2
    return after < len(words) and words[after].text in ("player", "players")
