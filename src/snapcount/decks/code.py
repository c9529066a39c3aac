"""Short codes: a deck in a word that fits into an address, a message or a search box.

`sn1-…`: a version, then letters, digits, `-` and `_` that pack, set by set, which running numbers
the deck has and how many of each, with a checksum. A card without a number of its own is named
by a hash of its kind and name. The title is not in the code; the cards are, exactly.
"""

from __future__ import annotations

import base64
import itertools
import re
import zlib
from collections.abc import Sequence
from typing import Final, NamedTuple

from snapcount.decks.bits import BitReader, BitWriter, OutOfBits
from snapcount.decks.decklist import MOST_COPIES, DeckList, Line, deck_list
from snapcount.decks.errors import CannotWrite, DeckCodeError, Trouble
from snapcount.decks.library import KIND_BITS, Library, Listed

VERSION: Final = 1
PREFIX: Final = "sn"
MOST_CHARACTERS: Final = 4000
CHECK_BYTES: Final = 3
WIDEST: Final = 15

_LOOKS: Final = re.compile(rf"{PREFIX}([0-9]+)-(.*)", re.DOTALL)
_LETTERS: Final = re.compile(r"[A-Za-z0-9_-]*")


class _Group(NamedTuple):
    """What a code says about one set: running numbers and marks, each with its count."""

    label: str
    numbered: list[tuple[int, int]]
    marked: list[tuple[int, int]]


def looks_like_a_code(words: str) -> bool:
    return _LOOKS.match(words.strip()) is not None


# Writing ---------------------------------------------------------------------------------------


def write_code(deck: DeckList, library: Library) -> str:
    """The deck's one short code. `CannotWrite` names the cards that none can have."""
    groups: dict[str, _Group] = {}
    homeless = []
    for count, listed in deck.lines:
        group = groups.setdefault(listed.label, _Group(listed.label, [], []))
        if listed.label and library.at(listed.label, listed.place) == [listed]:
            group.numbered.append((listed.place, count))
        elif listed.label and library.marked(listed.label, listed.mark) == [listed]:
            group.marked.append((listed.mark, count))
        else:
            homeless.append(listed)
    if homeless:
        raise CannotWrite(_homeless(homeless))
    return _packed([groups[label] for label in sorted(groups)])


def _packed(groups: Sequence[_Group]) -> str:
    row = BitWriter()
    row.gamma(len(groups) + 1)
    for group in groups:
        name = group.label.encode()
        row.gamma(len(name) + 1)
        for byte in name:
            row.plain(byte, 8)
        _pack_numbered(row, sorted(group.numbered))
        row.gamma(len(group.marked) + 1)
        for mark, count in sorted(group.marked):
            row.plain(mark, KIND_BITS)
            row.gamma(count)
    data = row.bytes()
    return f"{PREFIX}{VERSION}-{_base64(data + _check(data))}"


def _pack_numbered(row: BitWriter, cards: list[tuple[int, int]]) -> None:
    """The gaps between running numbers, in the width that makes them shortest."""
    row.gamma(len(cards) + 1)
    if not cards:
        return
    places = [0, *(place for place, _ in cards)]
    gaps = [after - before - 1 for before, after in itertools.pairwise(places)]
    width = min(range(WIDEST + 1), key=lambda k: sum((gap >> k) + 1 + k for gap in gaps))
    row.plain(width, 4)
    for gap, (_, count) in zip(gaps, cards, strict=True):
        row.rice(gap, width)
        row.gamma(count)


def _homeless(cards: list[Listed]) -> str:
    names = ", ".join(dict.fromkeys(listed.card.name for listed in cards))
    return (
        f"A code can't name {names}: it's in no set, or a set has two cards just like it. "
        "Add it to a set (`snapcount card add`), or save the deck as JSON, which keeps whole "
        "cards."
    )


# Reading ---------------------------------------------------------------------------------------


def read_code(code: str, library: Library) -> DeckList:
    """The deck of a code. `DeckCodeError` says what is wrong with it, or what is not here."""
    groups = _unpacked("".join(code.split()))
    lines: list[Line] = []
    troubles: list[Trouble] = []
    for group in groups:
        label = library.labels.get(group.label.casefold())
        if label is None:
            message = (
                f"The code uses cards from the set “{group.label}”, which isn't here. Add that set."
            )
            troubles.append(Trouble("unknown-set", message))
            continue
        wanted = [(library.at(label, place), f"number {place}", n) for place, n in group.numbered]
        wanted += [
            (library.marked(label, mark), "that the code names", n) for mark, n in group.marked
        ]
        for found, what, count in wanted:
            if len(found) == 1:
                lines.append(Line(count, found[0]))
            else:
                there = f"has {len(found)} cards" if found else "has no card"
                message = f"The set {label} here {there} {what}. Is it the same version?"
                troubles.append(Trouble("unknown-number", message))
    if troubles:
        raise DeckCodeError(troubles)
    return deck_list(lines)


def _unpacked(code: str) -> list[_Group]:
    found = _LOOKS.fullmatch(code)
    if found is None:
        raise _wrong(
            "no-code", f"This isn't a deck code. A code starts with “{PREFIX}{VERSION}-”.", code
        )
    version, body = found[1], found[2]
    if version != str(VERSION):
        raise _wrong(
            "newer-code",
            f"This code is version {version[:9]}, but this program reads version {VERSION}. "
            "Try a newer Snapcount.",
            code,
            len(PREFIX),
            len(version),
        )
    letters = _LETTERS.match(body)
    end = letters.end() if letters else 0
    if end < len(body):
        at = len(code) - len(body) + end
        raise _wrong("bad-letter", f"“{body[end]}” can't be part of a code.", code, at)
    if len(code) > MOST_CHARACTERS:
        raise _wrong("too-long", f"A code of {len(code)} characters is too long for a deck.", code)
    try:
        data = base64.b64decode(body + "=" * (-len(body) % 4), altchars=b"-_", validate=True)
    except ValueError:
        data = b""
    row, check = data[:-CHECK_BYTES], data[-CHECK_BYTES:]
    if len(data) <= CHECK_BYTES or _check(row) != check or _base64(data) != body:
        raise _wrong(
            "checksum",
            "This code is cut off or mistyped: its checksum is wrong. Copy it again.",
            code,
        )
    try:
        groups = _groups(BitReader(row))
    except (OutOfBits, UnicodeDecodeError):
        groups = []
    if not groups or _packed(groups) != code:
        raise _wrong("no-deck", "This code wasn't made by Snapcount: there's no deck in it.", code)
    return groups


def _groups(row: BitReader) -> list[_Group]:
    found = []
    for _ in range(row.gamma() - 1):
        label = bytes(row.plain(8) for _ in range(row.gamma() - 1)).decode()
        numbered = []
        n = row.gamma() - 1
        width = row.plain(4) if n else 0
        place = 0
        for _ in range(n):
            place += row.rice(width) + 1
            numbered.append((place, row.gamma()))
        marked = [(row.plain(KIND_BITS), row.gamma()) for _ in range(row.gamma() - 1)]
        if any(count > MOST_COPIES for _, count in (*numbered, *marked)):
            raise OutOfBits
        found.append(_Group(label, numbered, marked))
    return found


def _check(data: bytes) -> bytes:
    return zlib.crc32(data).to_bytes(4, "big")[:CHECK_BYTES]


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode("ascii").rstrip("=")


def _wrong(code: str, message: str, raw: str, at: int = 0, length: int = 1) -> DeckCodeError:
    return DeckCodeError([Trouble(code, message, 0, raw, at, length)])
