"""Words of spoken English that stand for written ones, wherever those may stand.

`Gets exhausted` is `is exhausted`: one verb for another, each in its place. `In order to` is `to`,
and `your opponent then discards` is what they do next anyway.
"""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.kernel.words import Word

_BEFORE_BE: Final = frozenset({"cannot", "can", "may", "must", "will", "would", "to"})
_HELPS: Final = {"does": "is", "do": "are", "did": "was"}
_TURNED: Final = ("exhausted", "energized")
"""What a Player becomes: `does not become Exhausted` bars it, where `is not Exhausted` asks."""

_GOT: Final = {"gets": "is", "got": "was", "getting": "being"}


def as_written(said: list[Word]) -> list[Word]:
    """The words, with `is exhausted` for `gets exhausted`, and `to` for `in order to`."""
    said = _first_as_this(_without_then(_without_order(said)))
    if not any(word.text in _GOT or word.text == "get" for word in said):
        return said
    found: list[Word] = []
    for at, word in enumerate(said):
        if not _is_passive(said, at):
            found.append(word)
        elif word.text in _GOT:
            found.append(word._replace(text=_GOT[word.text]))
        elif found and found[-1].text in _BEFORE_BE:
            found.append(word._replace(text="be"))
        elif len(found) > 1 and found[-1].text == "not" and found[-2].text in _HELPS:
            if said[at + 1].text in _TURNED:
                found.append(word._replace(text="become"))
            else:
                found[-2] = found[-2]._replace(text=_HELPS[found[-2].text])
        else:
            found.append(word._replace(text="are"))
    return found


_CLAUSE_OF: Final = (
    "you they it opponent player players owner controller offense defense play pass run runner"
    " receiver tackler"
)
_WHO: Final = frozenset(_CLAUSE_OF.split(" "))
_WHOSE: Final = "your their its that card's player's each both opponent's offense's current called"
_OF_WHOM: Final = frozenset(_WHOSE.split(" "))
_OPENS: Final = frozenset([".", ",", ":", ";", "\n", "and", "but", "[", "]"])


def _without_then(said: list[Word]) -> list[Word]:
    """The words without the `then` between who begins a clause and what they do: sentences are
    carried out in order."""
    if not any(word.text == "then" for word in said):
        return said
    return [word for at, word in enumerate(said) if word.text != "then" or not _goes_on(said, at)]


def _goes_on(said: list[Word], at: int) -> bool:
    before = at - 1
    if before >= 0 and said[before].text == "must":
        return True
    if before < 0 or said[before].text not in _WHO or at + 1 == len(said):
        return False
    before -= 1
    while before >= 0 and said[before].text in _OF_WHOM:
        before -= 1
    opens = before < 0 or said[before].text in _OPENS
    return opens and said[at + 1].text not in (",", "if", *_WHO)


def _first_as_this(said: list[Word]) -> list[Word]:
    """The words with `during this down` for `during the first down` of a possession that starts
    (P-1)."""
    texts = [word.text for word in said]
    if "possession" not in texts or "first" not in texts:
        return said
    found = list(said)
    starts = False
    for at, text in enumerate(texts):
        if text in (".", "\n", ":"):
            starts = False
        elif text == "possession" and texts[max(at - 3, 0) : at - 1] == ["start", "of"]:
            starts = True
        elif starts and texts[at - 1 : at + 2] in (["during", "first", "down"], _FOR_FIRST):
            found[at] = said[at]._replace(text="this", number=-1)
    return found


_FOR_FIRST: Final = ["for", "first", "down"]


def _without_order(said: list[Word]) -> list[Word]:
    """The words without the `in order` of `in order to`, which says nothing."""
    if not any(word.text == "order" for word in said):
        return said
    silent: set[int] = set()
    for at in range(len(said) - 2):
        if [word.text for word in said[at : at + 3]] == ["in", "order", "to"]:
            silent |= {at, at + 1}
    return [word for at, word in enumerate(said) if at not in silent]


def _is_passive(said: list[Word], at: int) -> bool:
    """Whether it is said there what is done to somebody."""
    if said[at].text not in _GOT and said[at].text != "get":
        return False
    after = said[at + 1].text if at + 1 < len(said) else ""
    return after.endswith("ed") or after in ("caught", "drawn", "thrown")
