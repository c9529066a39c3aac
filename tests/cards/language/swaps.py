"""A text with one word that matters changed for another: then it must mean something else.

    .venv/bin/python tests/cards/language/swaps.py [every how many texts] [how many to show]

Swapped are numbers, sides, owners, positions, roles, durations, comparisons and calls. A swap is
blind if both texts are read to one tree: then a word was read that means nothing.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.cards.language.frozen import frozen

from snapcount.cards.language.generate.texts import meaning
from snapcount.cards.language.kernel.words import Word, words
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read

RINGS: dict[str, tuple[tuple[str, ...], ...]] = {
    "side": (
        ("offense", "defense"),
        ("offense's", "defense's"),
        ("offensive", "defensive"),
    ),
    "owner": (
        ("your opponent's", "your"),
        ("opposing", "your"),
        ("your opponent", "the offense", "the defense"),
    ),
    "position": (
        ("quarterback", "running back", "wide receiver", "tight end", "safety", "cornerback"),
        ("quarterbacks", "running backs", "wide receivers", "tight ends", "safeties"),
        ("linebacker", "defensive end", "center", "fullback"),
        ("linebackers", "defensive ends", "centers", "fullbacks"),
    ),
    "role": (("runner", "receiver", "tackler"), ("ball carrier", "tackler")),
    "duration": (
        ("this down", "this possession", "this half", "this game"),
        ("per down", "per possession", "per half", "per game"),
        ("next down", "next play"),
    ),
    "comparison": (
        ("at least", "at most"),
        ("or more", "or less"),
        ("or higher", "or lower"),
        ("more", "fewer"),
        ("higher", "lower"),
        ("more than", "less than"),
    ),
    "call": (
        ("run left", "run middle", "run right"),
        ("short pass", "medium pass", "long pass"),
        ("run", "pass"),
        ("play", "action"),
    ),
    "state": (("energized", "exhausted"), ("energize", "exhaust"), ("energizes", "exhausts")),
    "order": (("first", "second", "third", "fourth"),),
}


ALLOWED: dict[tuple[str, str], str] = {
    (
        r"tackler > ball carrier",
        r"designated as the ball carrier",
    ): "a Player is designated as what its side is",
    (r"your opponent > the offense", r""): "a defensive card's opponent is on offense",
    (r"defense > your opponent", r"stops your play"): "whoever stops your play is your opponent",
    (
        r"run > pass|pass > run",
        r"\b(this|the|your|complete) (run|pass)\b",
    ): "not mended: what a Pass is called",
    (
        r"action > play|play > action",
        r"\b(your|their) (play|action) deck\b",
    ): "not mended: a card goes to its own deck",
    (
        r"defensive > offensive",
        r"offensive play becomes the same as",
    ): "not mended: whose play becomes another",
}
"""Swaps after which a text may mean the same: which, the words around, and why."""


class Swap(NamedTuple):
    """What was swapped for what, and the text with it."""

    kind: str
    before: str
    after: str
    text: str


def swaps(text: str) -> Iterator[Swap]:
    """Every text with one word of this one swapped."""
    found = words(text)
    for at, word in enumerate(found):
        if word.number >= 0 and not word.text.isalpha():
            yield _swapped(text, "number", word.start, word.end, str(word.number + 1))
        for kind, rings in RINGS.items():
            for ring in rings:
                for place, name in enumerate(ring):
                    if end := _meets(found, at, name):
                        other = ring[(place + 1) % len(ring)]
                        yield _swapped(text, kind, word.start, end, other)


def _meets(found: list[Word], at: int, name: str) -> int:
    """Where the words end if they begin there; 0 if they do not."""
    several = name.removeprefix("the ").split(" ")
    there = found[at : at + len(several)]
    if [word.text for word in there] != several:
        return 0
    return there[-1].end


def _swapped(text: str, kind: str, start: int, end: int, other: str) -> Swap:
    if text[start].isupper():
        other = other.title() if kind in ("position", "call") else other[0].upper() + other[1:]
    return Swap(kind, text[start:end], other, text[:start] + other + text[end:])


def tree(text: str, scene: Scene) -> Any:
    """What a text means; None if it is refused."""
    try:
        return meaning(read(text, scene))
    except (Unread, Refusal):
        return None


def blind(text: str, scene: Scene) -> list[Swap]:
    """The swaps after which the text means the same."""
    before = tree(text, scene)
    if before is None:
        return []
    return [swap for swap in swaps(text) if tree(swap.text, scene) == before]


def unexcused(found: list[Swap]) -> list[Swap]:
    """Those for which there is no reason."""
    return [
        swap
        for swap in found
        if not any(
            re.fullmatch(which, f"{swap.before} > {swap.after}", re.IGNORECASE)
            and re.search(words, swap.text, re.IGNORECASE)
            for which, words in ALLOWED
        )
    ]


def main(every: str = "1", show: str = "200") -> None:
    tried: Counter[str] = Counter()
    found: list[Swap] = []
    for _, scene, text in list(frozen())[:: int(every)]:
        if tree(text, scene) is not None:
            tried.update(swap.kind for swap in swaps(text))
            found += blind(text, scene)
    print(sum(tried.values()), "swaps,", len(found), "blind;", dict(tried))
    found = unexcused(found)
    print(len(found), "of them for no reason")
    for swap in found[: int(show)]:
        print(f"{swap.kind}: {swap.before!r} → {swap.after!r}: {swap.text}")


if __name__ == "__main__":
    main(*sys.argv[1:])
