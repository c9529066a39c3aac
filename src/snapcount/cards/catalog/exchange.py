"""Cards in and out: from lists, set files and pasted text into a user's own set, and back."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal, NamedTuple

import msgspec

from snapcount.cards.catalog.cache import compiled
from snapcount.cards.catalog.community import read_list, write_list
from snapcount.cards.catalog.entry import Entry, Item, SetFile, Typed, Unread
from snapcount.cards.catalog.files import (
    SUFFIX,
    FileError,
    file_name,
    read_words,
    sets_folder,
    write_whole,
)
from snapcount.cards.catalog.judge import Verdict
from snapcount.cards.catalog.numbers import complete, season_in_name
from snapcount.cards.catalog.pasted import read_pasted
from snapcount.cards.catalog.setfile import read_set, write_set
from snapcount.cards.catalog.sources import HEAD_FILE, Source, source_at, sources_of

Form = Literal["csv", "cards"]
FORMS: Final[tuple[Form, ...]] = ("csv", "cards")


class ReportLine(NamedTuple):
    """One card, or one thing that is none, and what became of it."""

    file: str
    line: int
    label: str
    typed: Typed | None
    status: str
    """`playable`, `no text yet`, `not understood` or `unreadable`."""
    why: str = ""
    report: str = ""
    note: str = ""

    @property
    def understood(self) -> bool:
        return self.status in ("playable", "no text yet")


def read_file(path: Path, season: int | None = None) -> SetFile:
    """The cards of a file, by its ending: a list, a set file, or else pasted text.

    A folder that is a set is read whole.
    """
    if path.is_dir():
        parts = [_set_part(source) for source in sources_of(path)]
        if not parts:
            raise FileError(f"{path} is a folder without {HEAD_FILE}. Name a file or a set.")
        items = tuple(item for part in parts for item in part.items)
        return msgspec.structs.replace(parts[0], items=items)
    if path.suffix == SUFFIX and path.with_name(HEAD_FILE).is_file():
        return _set_part(source_at(path))
    return read_source(read_words(path), path.name, season)


def _set_part(source: Source) -> SetFile:
    return read_set(read_words(source.path), source.name, source.head)


def read_source(text: str, file: str, season: int | None = None) -> SetFile:
    name = Path(file).stem
    if season is None:
        season = season_in_name(Path(file).name)
    match Path(file).suffix.lower():
        case ".csv":
            return read_list(text, name, season)
        case ".cards":
            return _completed(read_set(text, name), season)
        case _:
            return read_pasted(text, name, season)


def _completed(cards: SetFile, season: int | None) -> SetFile:
    """A set file's own season comes first; one from outside completes what is left."""
    if cards.season is not None or season is None:
        return cards
    items: list[Item] = []
    for item in cards.items:
        if isinstance(item, Entry):
            number = complete(item.typed.number, season)
            typed = msgspec.structs.replace(item.typed, number=number)
            items.append(msgspec.structs.replace(item, typed=typed))
        else:
            items.append(item)
    return msgspec.structs.replace(cards, items=tuple(items))


# The report ------------------------------------------------------------------------------------


def report(cards: SetFile, file: str) -> list[ReportLine]:
    """What became of everything in a file, in its order. A number is given to one card."""
    verdicts = iter(compiled(cards).verdicts)
    lines: list[ReportLine] = []
    taken: dict[str, int] = {}
    for item in cards.items:
        if isinstance(item, Unread):
            lines.append(_unread_line(item, file))
            continue
        verdict = next(verdicts)
        number = item.typed.number
        if number and number in taken:
            why = f"the number {number} is already used by the card on line {taken[number]}"
            verdict = Verdict(status="not understood", why=why, report=why)
        elif number:
            taken[number] = item.line
        lines.append(
            ReportLine(
                file,
                item.line,
                item.typed.label,
                item.typed,
                verdict.status,
                verdict.why,
                verdict.report,
                item.note,
            )
        )
    return lines


def _unread_line(item: Unread, file: str) -> ReportLine:
    label = item.raw.split("\n")[0].strip().rstrip(",")
    short = label if len(label) <= 40 else label[:39] + "…"
    said = f"{item.why}\n{item.pointer}"
    return ReportLine(file, item.trouble_line, short, None, "unreadable", item.why, said)


# A user's own sets -----------------------------------------------------------------------------


def own_path(name: str) -> Path:
    return sets_folder() / f"{file_name(name)}{SUFFIX}"


def own_set(name: str) -> SetFile:
    """The user's set of that name; an empty one if there is none yet."""
    path = own_path(name)
    return read_set(read_words(path), name) if path.exists() else SetFile(name=name)


class Added(NamedTuple):
    path: Path
    new: int
    replaced: int
    unchanged: int


class Merged(NamedTuple):
    """A set with cards put into it, and what became of them."""

    cards: SetFile
    new: int
    replaced: int
    unchanged: int


def add(name: str, items: tuple[Item, ...]) -> Added:
    """Put cards into the user's set of that name, and write it."""
    done = merged(own_set(name), items)
    path = own_path(name)
    write_whole(path, write_set(done.cards).encode())
    return Added(path, done.new, done.replaced, done.unchanged)


def merged(cards: SetFile, items: tuple[Item, ...]) -> Merged:
    """Put cards into a set.

    A card takes the place of the one with its number (without a number: with its name and kind),
    but one without text never that of one with text. What could not be read comes along.
    """
    have = list(cards.items)
    places = {identity(item): place for place, item in enumerate(have)}
    new = replaced = unchanged = 0
    for item in items:
        place = places.get(identity(item))
        if place is None:
            places[identity(item)] = len(have)
            have.append(item)
            new += 1
        elif _better(item, have[place]):
            have[place] = msgspec.structs.replace(item, comments=have[place].comments)
            replaced += 1
        else:
            unchanged += 1
    changed = msgspec.structs.replace(cards, items=tuple(have))
    return Merged(changed, new, replaced, unchanged)


def identity(item: Item) -> str:
    """What tells a card of a set from its others."""
    if isinstance(item, Unread):
        return f"unread {item.raw}"
    typed = item.typed
    return typed.number or f"{typed.kind} {typed.name.casefold()}"


def _better(item: Item, than: Item) -> bool:
    if isinstance(item, Unread) or isinstance(than, Unread):
        return False
    return item.typed != than.typed and bool(_filled(item.typed) >= _filled(than.typed))


def _filled(typed: Typed) -> int:
    return bool(typed.text or typed.offense or typed.strength)


def export(cards: SetFile, form: Form, short_numbers: bool = False) -> str:
    """A set as a file of that form."""
    return write_list(cards, short_numbers) if form == "csv" else write_set(cards)
