"""Formats: an edition, the sets that are allowed, and cards that are banned or restricted.

A format is a small TOML file that anybody can write; its name is the file's. Shipped ones lie in
`data/formats`, a user's own in `$SNAPCOUNT_HOME/formats` and come first.

    title = "Friday night"
    edition = "crd"
    sets = ["SC1"]             # left out: every set
    banned = ["Loose Ball"]    # none of them
    restricted = ["Whistle"]   # one copy a deck
"""

from __future__ import annotations

import contextlib
import tomllib
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Final

import msgspec

import snapcount.decks
from snapcount.cards.card import AnyCard
from snapcount.cards.catalog.files import FileError, home, read_words
from snapcount.cards.season import DEFAULT_EDITION, SEASONS, Season
from snapcount.decks.decklist import DeckList, Line
from snapcount.decks.errors import FormatError
from snapcount.decks.legality import IllegalDeck, Problem, label_of, problems
from snapcount.decks.library import Library, Listed, plain
from snapcount.decks.references import Miss, every
from snapcount.engine.edition import Edition
from snapcount.engine.editions import edition_named

SHIPPED: Final = Path(snapcount.decks.__path__[0]) / "data" / "formats"
SUFFIX: Final = ".toml"
DEFAULT: Final = DEFAULT_EDITION
"""A format that allows everything has the name of its edition."""
CLAUSE: Final = "format"
"""What a problem with a format cites in place of a clause of the rules."""


class Format(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a deck may be made of. No sets means every set."""

    edition: str = DEFAULT_EDITION
    title: str = ""
    about: str = ""
    sets: tuple[str, ...] = ()
    banned: tuple[str, ...] = ()
    restricted: tuple[str, ...] = ()
    name: str = ""

    @property
    def rules(self) -> Edition:
        return edition_named(self.edition)


# The files -------------------------------------------------------------------------------------


def format_named(name: str) -> Format:
    """The format of that name; `FormatError` says which there are, or what its file has wrong."""
    for path in _files():
        if path.stem == plain(name):
            return read_format(path.stem, _words(path))
    if plain(name) in SEASONS:
        return open_format(SEASONS[plain(name)])
    names = format_names()
    near = get_close_matches(plain(name), names, 1, 0.5)
    hint = f" Did you mean {near[0]}?" if near else ""
    raise FormatError(f"There's no format called “{name}”. Choose one of {', '.join(names)}.{hint}")


def format_names() -> list[str]:
    """The names of every format, sorted."""
    return sorted({*SEASONS, *(path.stem for path in _files())})


def open_format(season: Season) -> Format:
    """Every edition has a format of its name, with every card of every set."""
    title = f"Open, {season.title}"
    return Format(season.name, title, "Every card of every set.", name=season.name)


def own_folder() -> Path:
    return home() / "formats"


def read_format(name: str, words: str) -> Format:
    """The format in a file's words."""
    try:
        found = msgspec.convert(tomllib.loads(words), Format)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise FormatError(f"Can't read the format {name}: {error}.") from None
    if found.name:
        raise FormatError(f"Format {name}: leave out “name”. A format is named after its file.")
    if found.edition not in SEASONS:
        editions = ", ".join(SEASONS)
        raise FormatError(f"Format {name}: there's no edition “{found.edition}” ({editions}).")
    return msgspec.structs.replace(found, name=name, title=found.title or name)


def _files() -> Iterator[Path]:
    """The user's own first."""
    with contextlib.suppress(FileError):
        yield from sorted(own_folder().glob(f"*{SUFFIX}"))
    yield from sorted(SHIPPED.glob(f"*{SUFFIX}"))


def _words(path: Path) -> str:
    try:
        return read_words(path)
    except FileError as error:
        raise FormatError(str(error)) from None


# What is wrong with a deck ---------------------------------------------------------------------


def format_problems(deck: DeckList, form: Format, library: Library) -> list[Problem]:
    """Everything that keeps a deck from being legal in a format: the rules', then the format's."""
    limits = Limits(form, library)
    return [*problems(deck.cards, form.rules), *limits.problems(deck.lines)]


def require_legal_in(deck: DeckList, form: Format, library: Library) -> None:
    """Raise `IllegalDeck` if there are any problems."""
    found = format_problems(deck, form, library)
    if found:
        raise IllegalDeck(form.title, found)


class Limits:
    """What a format adds to its edition, in the cards of one library."""

    def __init__(self, form: Format, library: Library) -> None:
        self.form = form
        self.labels = {_label(form, name, library) for name in form.sets}
        self.banned = _cards(form, "banned", form.banned, library)
        self.restricted = _cards(form, "restricted", form.restricted, library)

    def allows(self, listed: Listed) -> bool:
        """Whether a deck may have the card at all, as far as the format goes."""
        in_sets = not self.labels or listed.label in self.labels
        return in_sets and listed not in self.banned

    def problems(self, lines: Sequence[Line]) -> Iterator[Problem]:
        for count, listed in lines:
            card = listed.card
            copies: tuple[AnyCard, ...] = (card,) * count
            if self.labels and listed.label not in self.labels:
                whence = f"from the set {listed.label}" if listed.label else "in no set"
                allowed = ", ".join(sorted(self.labels))
                yield Problem(
                    CLAUSE,
                    copies,
                    f"{label_of(card)} is {whence}, but {self.form.title} allows {allowed}.",
                    "Remove it.",
                )
            elif listed in self.banned:
                wrong = f"{label_of(card)} is banned in {self.form.title}."
                yield Problem(CLAUSE, copies, wrong, "Remove it.")
            elif listed in self.restricted and count > 1:
                wrong = (
                    f"{label_of(card)} is restricted in {self.form.title}, and you have {count}."
                )
                yield Problem(CLAUSE, copies, wrong, "Keep one.")


def _label(form: Format, name: str, library: Library) -> str:
    label = library.labels.get(name.casefold())
    if label is None:
        there = ", ".join(sorted(set(library.labels.values()))) or "none"
        raise FormatError(
            f"The format {form.name} needs the set “{name}”, which isn't here ({there})."
        )
    return label


def _cards(form: Format, field: str, words: Sequence[str], library: Library) -> set[Listed]:
    """The cards that a line of a format means, namesakes included."""
    found: set[Listed] = set()
    for name in words:
        try:
            found |= set(every(name, library))
        except Miss as miss:
            raise FormatError(f"The format {form.name}, {field}: {miss.message}") from None
    return found
