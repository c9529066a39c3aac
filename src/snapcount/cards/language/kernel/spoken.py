"""Words of spoken English that stand for written ones, wherever those may stand.

`Gets exhausted` is `is exhausted`: one verb for another, each in its place. `In order to` is `to`.
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
    said = _without_order(said)
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
