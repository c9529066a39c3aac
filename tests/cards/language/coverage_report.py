"""What tables of texts have in common: how many are read as they should be, and which are not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Protocol


class Tried(Protocol):
    """A text that was tried; its verdict is `read` if it is read as it should be."""

    @property
    def text(self) -> str: ...
    @property
    def verdict(self) -> str: ...


def share(found: Sequence[Tried]) -> float:
    """Which share of the texts is read as it should be, in percent."""
    return 100 * sum(each.verdict == "read" for each in found) / len(found)


def report(found: Sequence[Tried], arguments: Sequence[str]) -> None:
    """Print the counts; with `--holes [WORDS]`, the texts that are not read, or those with them."""
    counts = Counter(each.verdict for each in found)
    print(f"{len(found)} texts: {dict(counts)}, {share(found):.1f} %")
    if "--holes" in arguments:
        words = arguments[arguments.index("--holes") + 1 :]
        for each in found:
            if each.verdict != "read" and all(word in each.text for word in words):
                print(f"{each.verdict:8} {each.text}")
