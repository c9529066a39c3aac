"""The community's lists: CSV without a header, sixteen columns, one card a row.

Lists are kept by hand, so rows come with one or two empty columns more, with stray blanks, with
types a letter amiss and with commas that nobody put in quotation marks. What has one reading is
read, and a note says what was put right. Anything else is kept as it is, with its line.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from msgspec.structs import replace

from snapcount.cards.catalog.entry import (
    KIND_LABELS,
    Entry,
    EntryKind,
    Item,
    SetFile,
    Typed,
    Unread,
    tidy,
)
from snapcount.cards.catalog.kinds import kind_word, nearly, says_unique
from snapcount.cards.catalog.numbers import complete, is_number, without_season

COLUMNS: Final = (
    "number",
    "name",
    "type",
    "rating",
    "team",
    "position",
    "side",
    "ability",
    "special text",
    "strength",
    "time units",
    "offensive play",
    "defensive play",
    "subtype",
    "effect",
    "timing",
)
_TYPE: Final = COLUMNS.index("type")
_ABILITY: Final = COLUMNS.index("ability")
_SPECIAL: Final = COLUMNS.index("special text")
_EFFECT: Final = COLUMNS.index("effect")
_TIMING: Final = COLUMNS.index("timing")

_MOST_LINES: Final = 40
"""A quotation mark that is not closed after so many lines was never meant to be."""

_LISTED: Final = ("player", "play", "action", "synergy", "gridiron")
_SPECIALS: Final[dict[str, EntryKind]] = {
    "": "player",
    "legend": "legend",
    "superstar": "superstar",
}
_PLAYER_COLUMNS: Final = ("rating", "team", "position", "side", "ability", "special text")
_HAS: Final[dict[EntryKind, tuple[str, ...]]] = {
    "player": _PLAYER_COLUMNS,
    "legend": _PLAYER_COLUMNS,
    "superstar": _PLAYER_COLUMNS,
    "play": ("strength", "time units", "offensive play", "defensive play", "effect"),
    "action": ("subtype", "effect", "timing"),
    "power up": ("subtype", "effect", "timing"),
    "gridiron": ("subtype", "effect", "timing"),
    "synergy": ("effect",),
}
_LOOKS_LIKE: Final = {
    "rating": re.compile(r".*\d.*"),
    "strength": re.compile(r".*\d.*|x", re.IGNORECASE),
    "time units": re.compile(r".*\d.*"),
}
_WHEN: Final = re.compile(r"\s*play\s+(?:only|prior|at|during|before|after|any)\b", re.IGNORECASE)


class _Refused(Exception):
    """Why a row is not the card it was tried as, and at which of its cells."""

    def __init__(self, why: str, cell: int) -> None:
        super().__init__(why)
        self.why = why
        self.cell = cell


class _Record(NamedTuple):
    line: int
    raw: str
    cells: list[str]
    problem: str


# Reading ---------------------------------------------------------------------------------------


def read_list(text: str, name: str, season: int | None = None) -> SetFile:
    """The cards of a list, in its order. `season` completes numbers that leave it out."""
    items = [_item(record, season) for record in _records(text.removeprefix("\ufeff"))]
    return SetFile(name=name, season=season, items=tuple(items))


def is_row(line: str) -> bool:
    """Whether a line is meant as a row of a list, rather than as words."""
    cells = line.split(",")
    return len(cells) > _TYPE and is_number(cells[0])


def _records(text: str) -> Iterator[_Record]:
    """The rows, each with the lines it was written in. Empty lines are none."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    place = 0
    while place < len(lines):
        if not lines[place].strip(" ,\t"):
            place += 1
            continue
        record = _record(lines, place)
        yield record
        place += record.raw.count("\n") + 1


def _record(lines: list[str], place: int) -> _Record:
    """The row that begins there: one line, or several if a quoted text goes over them."""
    problem = "a quotation mark is never closed"
    for end in range(place + 1, min(place + _MOST_LINES, len(lines)) + 1):
        if end > place + 1 and is_row(lines[end - 1]):
            break  # the next card begins: the quotation mark was a slip
        raw = "\n".join(lines[place:end])
        try:
            return _Record(place + 1, raw, next(csv.reader(io.StringIO(raw), strict=True)), "")
        except csv.Error as error:
            if "unexpected end" not in str(error):
                problem = "the quotation marks don't match up"
                break
    return _Record(place + 1, lines[place], [], problem)


def _item(record: _Record, season: int | None) -> Item:
    if record.problem:
        at = record.raw.find('"')
        return Unread(raw=record.raw, why=record.problem, form="csv", line=record.line, at=at)
    if len(record.cells) == 1 and ":" in record.raw:
        # What a set file could not read either, exported as a row.
        return Unread(
            raw=record.cells[0], why="this isn't a row of a list", form="cards", line=record.line
        )
    cells = [tidy(cell) for cell in record.cells]
    while cells and not cells[-1]:
        cells.pop()
    try:
        typed, note = _read(cells, record.cells)
    except _Refused as refused:
        at, length = _place(record, refused.cell)
        return Unread(
            raw=record.raw,
            why=refused.why,
            form="csv",
            line=record.line,
            at=at,
            length=length,
        )
    if not is_number(typed.number):
        why = (
            f"“{typed.number}” isn't a card number; one looks like S1-19"
            if typed.number
            else "no number"
        )
        return Unread(raw=record.raw, why=why, form="csv", line=record.line)
    number = complete(typed.number, season)
    return Entry(typed=replace(typed, number=number), line=record.line, note=note)


def _read(cells: list[str], given: list[str]) -> tuple[Typed, str]:
    """The row, with the name taken as far as a type stands: exactly one way must fit."""
    found: list[tuple[Typed, str]] = []
    refusals: list[_Refused] = []
    for place in range(_TYPE, len(cells)):
        word = kind_word(cells[place])
        if word is None:
            continue
        if place > _TYPE and not (word.exact and word.kind in _LISTED and all(cells[1:place])):
            continue
        name = tidy(",".join(given[1:place]))
        notes = [] if word.exact else [f"type “{cells[place]}” read as {KIND_LABELS[word.kind]}"]
        if place > _TYPE:
            notes.append("the comma in the name needed quotation marks")
        try:
            rest = ["", "", "", *cells[place + 1 :]]
            typed, mended = _as_kind(word.kind, cells[0], name, rest, given, place - _TYPE)
        except _Refused as refused:
            refusals.append(_Refused(refused.why, refused.cell + place - _TYPE))
            continue
        if word.unique or says_unique(name):
            typed = replace(typed, unique=True)
        found.append((typed, "; ".join([*notes, *mended])))
    if len(found) == 1 and found[0][0].name:
        return found[0]
    if found:
        names = " or ".join(f"“{typed.name}”" for typed, _ in found)
        raise _Refused(f"the row can be read in {len(found)} ways: the name is {names}", 1)
    if refusals:
        raise refusals[0]
    raise _Refused(_no_type(cells), min(_TYPE, max(len(cells) - 1, 0)))


def _no_type(cells: list[str]) -> str:
    kinds = "Player, Play, Action, Synergy or Gridiron"
    if len(cells) <= _TYPE:
        return f"a row needs a number, a name and a type: {kinds}"
    near = nearly(cells[_TYPE])
    hint = f": {' or '.join(KIND_LABELS[kind] for kind in near)}?" if near else ""
    return f"“{cells[_TYPE]}” isn't a type; the types are {kinds}{hint}"


def _as_kind(
    kind: EntryKind, number: str, name: str, cells: list[str], given: list[str], shift: int
) -> tuple[Typed, list[str]]:
    """The rest of a row as that kind of card has it.

    In `cells` nothing is shifted any more; `given` has the row as it was.
    """
    if kind in ("player", "legend", "superstar"):
        cells, notes = _player_commas(cells, given, shift)
    else:
        cells, notes = _text_commas(kind, cells, given, shift)
    row = dict(zip(COLUMNS, [*cells, *[""] * (len(COLUMNS) - len(cells))], strict=False))
    for column, words in row.items():
        if not words or column in COLUMNS[: _TYPE + 1]:
            continue
        if column not in _HAS[kind]:
            why = f"{KIND_LABELS[kind]} rows can't have anything in the column “{column}”"
            raise _Refused(why, COLUMNS.index(column))
        if column in _LOOKS_LIKE and not _LOOKS_LIKE[column].fullmatch(words):
            why = f"“{words}” isn't a {column.removesuffix('s')}"
            raise _Refused(why, COLUMNS.index(column))
    if kind == "player":
        kind = _SPECIALS[row["special text"].lower()]
    subtype = row["subtype"]
    if kind == "action" and "".join(subtype.lower().split()) in ("powerup", "power-up"):
        kind, subtype = "power up", ""
    typed = Typed(
        kind=kind,
        name=name,
        number=number,
        side=row["side"],
        position=row["position"],
        rating=row["rating"],
        team=row["team"],
        strength=row["strength"],
        time=row["time units"],
        offense=row["offensive play"],
        defense=row["defensive play"],
        subtype=subtype,
        text=row["ability"] or row["effect"],
        timing=row["timing"],
    )
    return typed, notes


def _player_commas(cells: list[str], given: list[str], shift: int) -> tuple[list[str], list[str]]:
    """A Player has nothing after the ability but one word, so that commas in it are found."""
    if len(cells) <= _SPECIAL or (
        len(cells) == _SPECIAL + 1 and cells[_SPECIAL].lower() in _SPECIALS
    ):
        return cells, []
    last = len(cells)
    special = ""
    if cells[-1].lower() in _SPECIALS:
        special, last = cells[-1], last - 1
        while last > _SPECIAL and not cells[last - 1]:
            last -= 1
    inside = cells[_ABILITY:last]
    if len(inside) > 1 and not all(inside):
        empty = _ABILITY + inside.index("")
        beyond = next(place for place in range(empty, last) if cells[place])
        column = COLUMNS[beyond] if beyond < len(COLUMNS) else "after the last"
        raise _Refused(f"Player rows can't have anything in the column “{column}”", beyond)
    text = tidy(",".join(given[_ABILITY + shift : last + shift]))
    note = ["the commas in the text needed quotation marks"] if len(inside) > 1 else []
    return [*cells[:_ABILITY], text, special], note


def _text_commas(
    kind: EntryKind, cells: list[str], given: list[str], shift: int
) -> tuple[list[str], list[str]]:
    """The text of other cards comes last but for the timing, which begins with “Play”."""
    if len(cells) <= len(COLUMNS) and not (
        len(cells) == len(COLUMNS) and "timing" not in _HAS[kind]
    ):
        return cells, []
    tail = cells[_EFFECT:]
    starts = [place for place, words in enumerate(tail) if place and _WHEN.match(words)]
    if "timing" not in _HAS[kind]:
        starts = [len(tail)]
    if kind == "play" or not all(tail) or len(starts) != 1:
        why = "there are more than sixteen columns; put a text with commas in quotation marks"
        raise _Refused(why, min(len(cells) - 1, _TIMING + 1))
    first = _EFFECT + shift
    text = tidy(",".join(given[first : first + starts[0]]))
    timing = tidy(",".join(given[first + starts[0] : first + len(tail)]))
    note = "the commas in the text needed quotation marks"
    return [*cells[:_EFFECT], text, timing], [note]


def _place(record: _Record, cell: int) -> tuple[int, int]:
    """Where a cell stands in its row, and how long it is; the row's end if there is no such."""
    at = 0
    for count, words in enumerate(record.cells):
        found = record.raw.find(words, at)
        at = found if found >= 0 else at
        if count == cell:
            blanks = len(words) - len(words.lstrip())
            return at + blanks, max(1, len(words.strip()))
        at += len(words)
    return max(0, len(record.raw.rstrip(" ,")) - 1), 1


# Writing ---------------------------------------------------------------------------------------


def write_list(cards: SetFile, short_numbers: bool = False) -> str:
    """The cards as a list; `short_numbers` leaves the set's season out of them.

    What could not be read is written as it was found.
    """
    page = io.StringIO()
    writer = csv.writer(page, lineterminator="\n")
    for item in cards.items:
        if isinstance(item, Entry):
            writer.writerow(_row(item.typed, cards.season if short_numbers else None))
        elif item.form == "csv":
            page.write(item.raw + "\n")
        else:
            writer.writerow([item.raw])
    return page.getvalue()


def _row(typed: Typed, season: int | None) -> list[str]:
    is_player = typed.kind in ("player", "legend", "superstar")
    kind = "Player" if is_player else KIND_LABELS[typed.kind]
    subtype = typed.subtype
    if typed.kind == "power up":
        kind, subtype = "Action", "Power Up"
    if typed.unique and not says_unique(typed.name):
        kind += " - Unique"
    return [
        without_season(typed.number, season),
        typed.name,
        kind,
        typed.rating,
        typed.team,
        typed.position,
        typed.side,
        typed.text if is_player else "",
        KIND_LABELS[typed.kind] if typed.kind in ("legend", "superstar") else "",
        typed.strength,
        typed.time,
        typed.offense,
        typed.defense,
        subtype,
        "" if is_player else typed.text,
        typed.timing,
    ]
