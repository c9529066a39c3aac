"""Pasted text: cards as somebody would type them off the table, an empty line between two.

    S83-19 Screen Pass
    Action – Offense
    Your current play becomes a Short Pass: 15 (0-9).
    Play only during On Field Adjustments if you called a Run play.

The first line is the name, with or without a number; the second what the card is; then its words.
A Play has lines `Strength 5, Time 1`, `Offense: Run Left` and `Defense: Long Pass`. Cards in the
form of a set file and rows of a list may stand among them.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

from snapcount.cards.catalog.community import is_row, read_list
from snapcount.cards.catalog.entry import Entry, EntryKind, Item, SetFile, Typed, Unread
from snapcount.cards.catalog.kinds import kind_word
from snapcount.cards.catalog.numbers import complete, is_number
from snapcount.cards.catalog.positions import POSITION_OF
from snapcount.cards.catalog.setfile import is_stanza, read_stanza

_APART: Final = re.compile(r"\s*(?:\s[-–—]\s|[,;|·•/])\s*")
_STRENGTH: Final = re.compile(r"(?:play\s+)?strength\s*[:=]?\s*([0-9x])", re.IGNORECASE)
_TIME: Final = re.compile(
    r"time(?:\s+units?)?\s*[:=]?\s*(\d)|(\d)\s+time(?:\s+units?)?", re.IGNORECASE
)
_CALL: Final = re.compile(r"(offense|offensive play|defense|defensive play)\s*:\s*(.+)", re.I)
_TIMING: Final = re.compile(r"play\s+(?:only|prior|at any time)\b.*", re.IGNORECASE)
_SUBTYPES: Final = (
    "offense",
    "defense",
    "generic",
    "environment",
    "event",
    "stadium",
    "weather",
)


def read_pasted(text: str, name: str, season: int | None = None) -> SetFile:
    """The cards in a pasted text, in its order."""
    items: list[Item] = []
    for line, block in _blocks(text):
        rows = block.split("\n")
        if all(map(is_row, rows)):
            items += [_moved(item, line) for item in read_list(block, name, season).items]
        elif is_stanza(block):
            items.append(read_stanza(block, line, season))
        else:
            items.append(_card(block, line, season))
    return SetFile(name=name, season=season, items=tuple(items))


def _blocks(text: str) -> list[tuple[int, str]]:
    found: list[tuple[int, str]] = []
    block: list[str] = []
    lines = text.removeprefix("\ufeff").splitlines()
    for number, line in enumerate([*lines, ""], 1):
        if line.strip():
            block.append(line.rstrip())
        elif block:
            found.append((number - len(block), "\n".join(block)))
            block = []
    return found


def _moved(item: Item, first: int) -> Item:
    """The item with its line counted in the whole text."""
    return msgspec.structs.replace(item, line=item.line + first - 1)


def _card(block: str, line: int, season: int | None) -> Item:
    lines = [words.strip() for words in block.split("\n")]
    if len(lines) < 2:
        why = "a card starts with its name, then what it is on the next line"
        return Unread(raw=block, why=why, form="text", line=line, length=len(block))
    second = lines[1]
    what = _what(second)
    if isinstance(what, str):
        at = block.index("\n") + 1
        return Unread(raw=block, why=what, form="text", line=line, at=at, length=len(second))
    first, _, rest = lines[0].partition(" ")
    numbered = is_number(first) and bool(rest.strip())
    fields = _words(lines[2:], what)
    typed = Typed(
        **fields,
        kind=what.kind,
        unique=what.unique,
        name=rest.strip() if numbered else lines[0],
        number=complete(first, season) if numbered else "",
    )
    return Entry(typed=typed, line=line)


class _What(dict[str, str]):
    """What the second line says, by field."""

    kind: EntryKind = "player"
    unique = False


def _what(line: str) -> _What | str:
    """The fields on the line that says what the card is, or why it does not."""
    found = _What()
    kinds: list[EntryKind] = []
    for part in filter(None, _APART.split(line)):
        word = kind_word(part)
        plain = part.lower()
        if plain == "unique":
            found.unique = True
        elif plain in _SUBTYPES:
            found["subtype"] = part
        elif plain in POSITION_OF:
            found["position"] = part
        elif word is not None and word.exact:
            kinds.append(word.kind)
            found.unique = found.unique or word.unique
        elif part.isdecimal():
            found["rating"] = part
        elif "team" not in found:
            found["team"] = part
        else:
            return f"“{part}” isn't a kind of card, a position, a rating or a team"
    special: list[EntryKind] = [kind for kind in kinds if kind in ("legend", "superstar")]
    if len(kinds) == 2 and "player" in kinds and special:
        kinds = special
    if "position" in found and not kinds:
        kinds = ["player"]
    if len(kinds) != 1:
        return (
            "the second line says what the card is, such as “Action – Offense” or “Player, QB, 88”"
        )
    found.kind = kinds[0]
    if found.kind in ("player", "legend", "superstar") and "subtype" in found:
        found["side"] = found.pop("subtype")
    return found


def _words(lines: list[str], what: _What) -> dict[str, str]:
    """The fields that hold words."""
    fields: dict[str, str] = {**what}
    text: list[str] = []
    for line in lines:
        call = _CALL.fullmatch(line)
        if what.kind == "play" and call:
            fields["offense" if call[1].lower().startswith("off") else "defense"] = call[2].strip()
        elif what.kind == "play" and (strength := _STRENGTH.search(line)) and not text:
            fields["strength"] = strength[1]
            time = _TIME.search(line)
            if time:
                fields["time"] = time[1] or time[2]
        elif what.kind in ("action", "power up", "gridiron") and _TIMING.fullmatch(line):
            before = fields.get("timing")
            fields["timing"] = f"{before} {line}" if before else line
        else:
            text.append(line)
    fields["text"] = "\n".join(text)
    return fields
