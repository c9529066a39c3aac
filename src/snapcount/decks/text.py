"""Deck lists as people type and paste them.

    Title: Ground and Pound
    Format: sc1

    Offense
    1 Dak Rivers (SC1) 12
    Bo Hill               # one of them
    Plays
    4x Left Sweep
    Gut Dive x2

A line is a card, with how many of it. Sections may be left out; a line that begins with # or //
is a comment. Reading collects everything that is wrong, and writing checks that it reads back.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Final, NamedTuple

from snapcount.decks.decklist import (
    MOST_COPIES,
    SECTIONS,
    DeckList,
    Line,
    SectionName,
    deck_list,
    one_line,
    section_of,
)
from snapcount.decks.errors import CannotWrite, DeckListError, Trouble
from snapcount.decks.library import Library, Listed, plain
from snapcount.decks.references import Heading, Miss, best_way, look_up

MOST_LINES: Final = 2000
MOST_LINE_LETTERS: Final = 500
MOST_TROUBLES: Final = 60

_ACTION_DECK: Final[tuple[SectionName, ...]] = ("Actions", "Power Ups", "Gridirons", "Superstars")
_HEADINGS: Final[dict[str, tuple[SectionName, ...]]] = {
    "offense": ("Offense",),
    "offence": ("Offense",),
    "defense": ("Defense",),
    "defence": ("Defense",),
    "players": ("Offense", "Defense"),
    "plays": ("Plays",),
    "play deck": ("Plays",),
    "playbook": ("Plays",),
    "actions": _ACTION_DECK,
    "action deck": _ACTION_DECK,
    "action cards": _ACTION_DECK,
    "power ups": ("Power Ups",),
    "powerups": ("Power Ups",),
    "gridirons": ("Gridirons",),
    "gridiron": ("Gridirons",),
    "superstars": ("Superstars",),
    "synergy": ("Synergy",),
    "synergies": ("Synergy",),
}
"""What may stand over cards. “Actions” is the whole Action deck to many people."""
_FIELDS: Final = {
    "title": "title",
    "name": "title",
    "about": "about",
    "format": "format",
    "edition": "format",
}

_COUNT_FIRST: Final = re.compile(r"(?P<count>[0-9]+)\s*[x×]?\s+(?P<rest>\S.*)", re.IGNORECASE)
_COUNT_LAST: Final = re.compile(r"(?P<rest>.*\S)\s+[x×]\s*(?P<count>[0-9]+)", re.IGNORECASE)
_ODD_COUNT: Final = re.compile(r"(?P<count>[-+]?[0-9][0-9.,]*)\s*[x×]?\s+(?P<rest>\S.*)", re.I)
_COMMENT: Final = re.compile(r"\s+(?:#|//)\s.*$")
_BARE_HEADING: Final = re.compile(r"[\[=*\s]*(?P<name>[^\[\]=*()]+?)\s*(?:\([0-9 ]+\))?[\]=*:\s]*")


class Reading(NamedTuple):
    """What a list says, as far as it could be read, and everything that could not."""

    deck: DeckList
    troubles: tuple[Trouble, ...]

    def require(self) -> DeckList:
        """The deck, if all of it could be read; else `DeckListError`."""
        if self.troubles:
            raise DeckListError(self.troubles)
        return self.deck


def read_text(text: str, library: Library) -> Reading:
    """The deck that a list tells of. Nothing is raised: `Reading.require` does that."""
    return _Reader(library).read(text)


class _Reader:
    """Reads a list line by line."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.heading: Heading | None = None
        self.fields: dict[str, str] = {}
        self.lines: list[Line] = []
        self.troubles: list[Trouble] = []
        self.counts: dict[Listed, int] = {}

    def read(self, text: str) -> Reading:
        lines = re.split(r"\r\n|[\r\n]", text.removeprefix("\ufeff"))
        if len(lines) > MOST_LINES:
            message = f"Too many lines ({len(lines)}). A list can have {MOST_LINES}."
            self.troubles.append(Trouble("too-long", message, MOST_LINES + 1))
            lines = lines[:MOST_LINES]
        for number, raw in enumerate(lines, 1):
            if len(self.troubles) >= MOST_TROUBLES:
                message = "There are too many mistakes above to read the rest. Is this a deck list?"
                self.troubles.append(Trouble("too-much", message, number))
                break
            self.line(raw, number)
        fields = self.fields
        deck = deck_list(
            self.lines, fields.get("title", ""), fields.get("about", ""), fields.get("format", "")
        )
        if not deck.lines and not self.troubles:
            self.troubles.append(Trouble("empty", "This list has no cards."))
        return Reading(deck, tuple(self.troubles))

    def line(self, raw: str, number: int) -> None:
        words = raw.strip()
        if not words or words.startswith(("#", "//")):
            return
        if len(words) > MOST_LINE_LETTERS:
            message = f"A line of {len(words)} characters is too long for a card."
            self.troubles.append(Trouble("too-long", message, number, raw[:80]))
            return
        try:
            for meant in dict.fromkeys((words, _COMMENT.sub("", words))):
                if self.field(meant) or self.section(meant):
                    return
            self.card(words)
        except _Wrong as wrong:
            at = max(raw.find(wrong.part), 0)
            length = len(wrong.part) or 1
            self.troubles.append(Trouble(wrong.code, wrong.message, number, raw, at, length))

    def field(self, words: str) -> bool:
        """`Title: …`, once; a card may be called anything, so its name comes first."""
        key, colon, value = words.partition(":")
        field = _FIELDS.get(plain(key)) if colon and value.strip() else None
        if field is None or self.library.named(words):
            return False
        if field in self.fields:
            raise _Wrong("twice", f"“{key.strip()}” appears twice. Keep one.", key.strip())
        self.fields[field] = one_line(value)
        return True

    def section(self, words: str) -> bool:
        read = _BARE_HEADING.fullmatch(words)
        if read is None or self.library.named(words):
            return False
        name = read["name"].strip()
        sections = _HEADINGS.get(plain(name))
        if sections is not None:
            self.heading = Heading(name, sections)
            return True
        if words[-1] in ":]" and not words[0].isdigit():
            near = get_close_matches(plain(name), _HEADINGS, 1, 0.6)
            names = ", ".join(SECTIONS)
            hint = f"Did you mean {near[0].title()}?" if near else f"Choose one of {names}."
            raise _Wrong("unknown-section", f"There's no section called “{name}”. {hint}", name)
        return False

    def card(self, words: str) -> None:
        """A card with its count; the first reading that names a card is meant."""
        first: _Wrong | None = None
        for text in dict.fromkeys((words, _COMMENT.sub("", words))):
            for count, rest in _counted(text):
                try:
                    listed = look_up(rest, self.library, self.heading)
                except Miss as miss:
                    first = _nearer(first, _Wrong(miss.code, miss.message, rest))
                    continue
                self.add(count, listed, text)
                return
        assert first is not None
        raise first

    def add(self, count: str, listed: Listed, text: str) -> None:
        copies = int(count) if count.isdecimal() and len(count) < 5 else 0
        total = self.counts.get(listed, 0) + copies
        if not 1 <= copies <= MOST_COPIES or total > MOST_COPIES:
            message = f"“{count}” isn't a number of copies. Write 1 to {MOST_COPIES}."
            if copies < total > MOST_COPIES:
                message = f"That makes {total} copies. The limit is {MOST_COPIES}."
            raise _Wrong("bad-count", message, count if count in text else text)
        self.counts[listed] = total
        self.lines.append(Line(copies, listed))


class _Wrong(Exception):
    def __init__(self, code: str, message: str, part: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.part = part


def _counted(text: str) -> list[tuple[str, str]]:
    """The ways to part a line into count and card, the likeliest first."""
    found = []
    for pattern in (_COUNT_FIRST, _COUNT_LAST, _ODD_COUNT):
        read = pattern.fullmatch(text)
        if read is not None:
            found.append((read["count"], read["rest"]))
    return [*found, ("1", text)]


def _nearer(one: _Wrong | None, other: _Wrong) -> _Wrong:
    """Which of two misses says more: a card that is there says more than one that is not."""
    if one is None or (one.code == "unknown-card" and other.code != "unknown-card"):
        return other
    return one


# Writing ---------------------------------------------------------------------------------------


def write_text(deck: DeckList, library: Library) -> str:
    """The deck as a list; `read_text` gives the same again.

    `CannotWrite` if a card cannot be named so that nothing else is meant.
    """
    head = [
        f"{name}: {value}"
        for name, value in (("Title", deck.title), ("About", deck.about), ("Format", deck.format))
        if value
    ]
    blocks = ["\n".join(head)] if head else []
    for section in SECTIONS:
        lines = [line for line in deck.lines if section_of(line.listed.card) == section]
        if not lines:
            continue
        heading = Heading(section, _HEADINGS[plain(section)])
        count = sum(line.copies for line in lines)
        written = [f"{line.copies} {_way(line.listed, library, heading)}" for line in lines]
        blocks.append("\n".join([f"{section} ({count})", *written]))
    text = "\n\n".join(blocks) + "\n"
    if read_text(text, library) != Reading(deck, ()):
        raise CannotWrite("This deck can't be written as a list. Save it as JSON.")
    return text


def _way(listed: Listed, library: Library, heading: Heading) -> str:
    words = best_way(listed, library, heading)
    if not words:
        raise CannotWrite(
            f"{listed.card.name} is in no set, or a list couldn't tell it from another card. "
            "Save the deck as JSON, which keeps whole cards."
        )
    return words
