"""The text of the notation, before anyone knows the game: tags, sections, lines and their items.

    [Edition "crd"]          a tag
    [Home]                   a section: lines up to the next one
    1. Home 1st own 25 (H1 15, 0-0) | run a play | call A / call B | - => +15

`{ … }` and lines that begin with `#` are comments; white space and blank lines mean nothing, and a
line of the game that was broken in two is read as one. What would be mistaken for a mark is written
in quotes.
"""

from __future__ import annotations

import json
import re
from typing import Final, NamedTuple, NoReturn

from snapcount.engine.errors import RecordError

_TAG: Final = re.compile(r'\s*\[\s*(\w+)\s+("(?:[^"\\]|\\.)*")\s*\]\s*')
_SECTION: Final = re.compile(r"\s*\[\s*(\w+)\s*\]\s*")
_DOWN: Final = re.compile(r"\s*(\d{1,6})\.(?=[\s|]|$)")
_CARD: Final = re.compile(r'\s*(\d{1,4})\s+(?:("(?:[^"\\]|\\.)*")|([^"]+?))\s*')
_TOKEN: Final = re.compile(
    r'(?P<quoted>"(?:[^"\\]|\\.)*")|(?P<mark>=>|[|/;])|(?P<bare>(?:[^"|/;=]|=(?!>))+)|(?P<bad>.)'
)
_NEEDS_QUOTES: Final = re.compile(r'["{}|/;\[\]\\]|=>|^[-#]')


class Place(NamedTuple):
    """Where something stands, both from 1, and the line itself."""

    line: int
    column: int
    text: str

    def refuse(self, problem: str) -> NoReturn:
        """Raise `RecordError` with a pointer to this place."""
        start = max(self.column - 41, 0)
        shown = self.text[start : start + 80].replace("\t", " ")
        pointer = " " * (self.column - 1 - start) + "^"
        raise RecordError(f"Line {self.line}: {problem}\n  {shown}\n  {pointer}")


class TagText(NamedTuple):
    name: str
    value: str
    place: Place


class CardLine(NamedTuple):
    """A line of a deck list: `2 Screen Pass`."""

    copies: int
    name: str
    place: Place


class Item(NamedTuple):
    """An answer in words. `defense`: it stands on the defense's side of a stroke."""

    text: str
    quoted: bool
    defense: bool
    place: Place


class DownLine(NamedTuple):
    """A line of the game, with where it and its outcome stand."""

    number: int
    situation: str
    items: list[Item]
    outcome: str
    place: Place
    end: Place


class Sheet:
    """A notation taken apart. Sections are lists of places: a line each."""

    def __init__(self, text: str) -> None:
        self.tags: list[TagText] = []
        self.sections: dict[str, list[Place]] = {}
        current: list[Place] | None = None
        for number, line in enumerate(_without_comments(text), 1):
            place = Place(number, 1 + len(line) - len(line.lstrip()), line)
            if tag := _TAG.fullmatch(line):
                self.tags.append(TagText(tag[1], unquoted(tag[2], place), place))
            elif section := _SECTION.fullmatch(line):
                if section[1] in self.sections:
                    place.refuse(f"this is the second section [{section[1]}]. Remove one.")
                current = self.sections[section[1]] = []
            elif not line.strip():
                continue
            elif current is None or line.lstrip().startswith("["):
                place.refuse('expected a tag such as [Seed "7"] or a section such as [Home] here.')
            else:
                current.append(place)

    def deck(self, section: str) -> list[CardLine]:
        """The lines of a deck list."""
        found: list[CardLine] = []
        for place in self.sections.get(section, []):
            card = _CARD.fullmatch(place.text)
            if card is None:
                place.refuse("expected a number and a card's name here, such as: 2 Screen Pass")
            name = unquoted(card[2], place) if card[2] else " ".join(card[3].split())
            found.append(CardLine(int(card[1]), name, place))
        return found

    def downs(self, section: str) -> list[DownLine]:
        """The lines of the game."""
        found: list[DownLine] = []
        reader: _LineReader | None = None
        for place in self.sections.get(section, []):
            start = _DOWN.match(place.text)
            if start:
                if reader is not None:
                    found.append(reader.line())
                reader = _LineReader(int(start[1]), place)
                reader.read(place, start.end())
            elif reader is None:
                place.refuse("a line of the game starts with a number and a dot, such as: 1. …")
            else:
                reader.read(place, 0)
        if reader is not None:
            found.append(reader.line())
        return found

    def joined(self, section: str) -> str:
        """A section as one word."""
        return "".join("".join(place.text.split()) for place in self.sections.get(section, []))


class _LineReader:
    """Reads a line of the game, however many lines of text it is spread over."""

    def __init__(self, number: int, place: Place) -> None:
        self.number = number
        self.place = place
        self.end = place
        self.situation: list[str] = []
        self.outcome: list[str] = []
        self.items: list[Item] = []
        self.item: list[str] = []
        self.item_place: Place | None = None
        self.quoted = False
        self.defense = False
        self.stage = 0  # the situation, the answers, the outcome

    def read(self, place: Place, start: int) -> None:
        for token in _TOKEN.finditer(place.text, start):
            here = Place(place.line, token.start() + 1, place.text)
            if token.lastgroup == "bad":
                here.refuse("this quotation mark is never closed.")
            if token.lastgroup == "mark":
                self.mark(token[0], here)
            else:
                self.words(token, here)

    def mark(self, mark: str, here: Place) -> None:
        if self.stage == 2:
            here.refuse("only the next line can come after the outcome.")
        self.finish_item()
        if mark == "=>":
            self.stage, self.end = 2, here
        elif mark == "|":
            self.stage, self.defense = 1, False
        elif self.stage == 0:
            here.refuse("expected a | between the situation and the first answer.")
        elif mark == "/":
            self.defense = not self.defense

    def words(self, token: re.Match[str], here: Place) -> None:
        quoted = token.lastgroup == "quoted"
        text = unquoted(token[0], here) if quoted else " ".join(token[0].split())
        if not text and not quoted:
            return
        if self.stage == 1:
            if (quoted or self.quoted) and self.item:
                here.refuse("expected a mark (| / ;) between two answers.")
            if self.item_place is None:
                skipped = 0 if quoted else len(token[0]) - len(token[0].lstrip())
                self.item_place = Place(here.line, here.column + skipped, here.text)
            self.item.append(text)
            self.quoted = quoted
        else:
            (self.outcome if self.stage == 2 else self.situation).append(text)

    def finish_item(self) -> None:
        if self.item_place is not None:
            text = " ".join(self.item)
            self.items.append(Item(text, self.quoted, self.defense, self.item_place))
        self.item, self.item_place, self.quoted = [], None, False

    def line(self) -> DownLine:
        self.finish_item()
        situation, outcome = " ".join(self.situation), " ".join(self.outcome)
        return DownLine(self.number, situation, self.items, outcome, self.place, self.end)


def _without_comments(text: str) -> list[str]:
    """The lines of the text; comments are blanks, so that everything keeps its place."""
    lines: list[str] = []
    opened: Place | None = None
    for number, line in enumerate(text.split("\n"), 1):
        if opened is None and line.lstrip().startswith("#"):
            lines.append("")
            continue
        kept: list[str] = []
        quoted = escaped = False
        for column, letter in enumerate(line, 1):
            if opened is not None:
                kept.append(" ")
                if letter == "}":
                    opened = None
            elif letter == "{" and not quoted:
                opened = Place(number, column, line)
                kept.append(" ")
            else:
                kept.append(letter)
                if letter == '"' and not escaped:
                    quoted = not quoted
                escaped = letter == "\\" and not escaped
        lines.append("".join(kept))
    if opened is not None:
        opened.refuse("this comment is never closed; end it with }.")
    return lines


def quoted(name: str) -> str:
    """The name as it is written: in quotes if it could be mistaken for something else."""
    if name and name == " ".join(name.split()) and not _NEEDS_QUOTES.search(name):
        return name
    return in_quotes(name)


def in_quotes(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def unquoted(text: str, place: Place) -> str:
    try:
        found = json.loads(text, strict=False)
    except ValueError:
        place.refuse("this backslash in quotes means nothing; write \\\\ for a backslash.")
    assert isinstance(found, str)
    return found
