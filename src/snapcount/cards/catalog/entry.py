"""A card as somebody typed it, before it is read; and what could not even be taken for a card.

Everything here is words: what they mean is found out in `judge`. Nothing that was in a file is
ever dropped: what is no card is kept as `Unread`, word for word.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

EntryKind = Literal[
    "player", "legend", "superstar", "play", "action", "power up", "gridiron", "synergy"
]

KIND_LABELS: Final[dict[EntryKind, str]] = {
    "player": "Player",
    "legend": "Legend",
    "superstar": "Superstar",
    "play": "Play",
    "action": "Action",
    "power up": "Power Up",
    "gridiron": "Gridiron",
    "synergy": "Synergy",
}

TYPED_FIELDS: Final = (
    "side",
    "position",
    "rating",
    "team",
    "strength",
    "time",
    "offense",
    "defense",
    "subtype",
    "text",
    "timing",
)
"""The fields that hold words, in the order in which they are written."""

_OF_A_PLAYER: Final = ("side", "position", "rating", "team", "text")
FIELDS_OF: Final[dict[EntryKind, tuple[str, ...]]] = {
    "player": _OF_A_PLAYER,
    "legend": _OF_A_PLAYER,
    "superstar": _OF_A_PLAYER,
    "play": ("strength", "time", "offense", "defense", "text"),
    "action": ("subtype", "text", "timing"),
    "power up": ("text", "timing"),
    "gridiron": ("subtype", "text", "timing"),
    "synergy": ("text",),
}
"""Which of them a kind of card has."""


class Typed(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is printed on a card, as it was typed; a field that is not known yet is empty."""

    kind: EntryKind
    name: str
    number: str = ""
    unique: bool = False
    side: str = ""
    position: str = ""
    rating: str = ""
    team: str = ""
    strength: str = ""
    time: str = ""
    offense: str = ""
    defense: str = ""
    subtype: str = ""
    text: str = ""
    timing: str = ""

    @property
    def label(self) -> str:
        """What to call it: `S83-19 Screen Pass`."""
        return f"{self.number} {self.name}".strip()


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="card"):
    """A card in a file. `note` says what was put right in reading it."""

    typed: Typed
    line: int = 0
    comments: tuple[str, ...] = ()
    note: str = ""


class Unread(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="unread"):
    """Lines that could not be taken for a card: kept as they are, and shown.

    `line` counts from 1 and is where they begin; the trouble itself is at `at`, a place in `raw`.
    """

    raw: str
    why: str
    form: Literal["csv", "cards", "text"]
    line: int = 0
    at: int = 0
    length: int = 1
    comments: tuple[str, ...] = ()

    @property
    def trouble_line(self) -> int:
        """The line of the file that the pointer is at."""
        return self.line + self.raw.count("\n", 0, self.at)

    @property
    def pointer(self) -> str:
        return pointer(self.raw, self.at, self.length)


Item = Entry | Unread


class SetFile(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything in a file of cards, in its order."""

    name: str
    code: str = ""
    """A short name of the set, as deck lists write it behind a card: `SC1`."""
    season: int | None = None
    about: str = ""
    items: tuple[Item, ...] = ()
    head_comments: tuple[str, ...] = ()
    end_comments: tuple[str, ...] = ()

    @property
    def entries(self) -> tuple[Entry, ...]:
        return tuple(item for item in self.items if isinstance(item, Entry))

    @property
    def unread(self) -> tuple[Unread, ...]:
        return tuple(item for item in self.items if isinstance(item, Unread))


def tidy(text: str) -> str:
    """Words without blanks around their lines, or empty lines around them."""
    return "\n".join(line.strip() for line in text.splitlines()).strip()


def pointer(text: str, at: int, length: int = 1) -> str:
    """The line in question, cut to a readable length, and a mark under the place."""
    start = text.rfind("\n", 0, at) + 1
    line = text[start:].split("\n", 1)[0].replace("\t", " ")
    column = at - start
    first = max(0, column - 48)
    last = min(len(line), first + 96)
    shown = ("…" if first else "") + line[first:last] + ("…" if last < len(line) else "")
    mark = column - first + (1 if first else 0)
    return f"{shown}\n{' ' * mark}{'^' * max(1, min(length, last - column))}"
