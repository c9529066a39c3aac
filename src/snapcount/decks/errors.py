"""What can be wrong with a deck: the family of `DeckError`, all of it the author's to mend."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from snapcount.cards.catalog.entry import pointer
from snapcount.engine.errors import SnapcountError


class DeckError(SnapcountError):
    """The author's: a deck, a format or a wish that cannot be used."""

    code = "deck"


class Trouble(NamedTuple):
    """One thing that could not be read. `code` is stable; `line` counts from 1, 0 is nowhere."""

    code: str
    message: str
    line: int = 0
    raw: str = ""
    at: int = 0
    length: int = 1

    def __str__(self) -> str:
        where = f"Line {self.line}: " if self.line else ""
        shown = f"\n{_indented(pointer(self.raw, self.at, self.length))}" if self.raw else ""
        return f"{where}{self.message}{shown}"


class UnreadableDeck(DeckError):
    """A list, a code or JSON that is no deck. `troubles` has everything that is wrong with it."""

    code = "unreadable-deck"

    def __init__(self, troubles: Sequence[Trouble]) -> None:
        self.troubles = tuple(troubles)
        super().__init__("\n".join(map(str, troubles)))


class DeckListError(UnreadableDeck):
    code = "deck-list"


class DeckCodeError(UnreadableDeck):
    code = "deck-code"


class DeckJsonError(UnreadableDeck):
    code = "deck-json"


class CannotWrite(DeckError):
    """A deck that a form has no words for; the message names one that has."""

    code = "cannot-write"


class FormatError(DeckError):
    """A format that is not there, or whose file is not in order."""

    code = "deck-format"


class CannotBuild(DeckError):
    """A wish that no deck can fulfil. `lacking` says what is missing, each in a sentence."""

    code = "cannot-build"

    def __init__(self, lacking: Sequence[str]) -> None:
        self.lacking = tuple(lacking)
        super().__init__("\n".join(lacking))


def _indented(words: str) -> str:
    return "\n".join(f"  {line}" for line in words.split("\n"))
