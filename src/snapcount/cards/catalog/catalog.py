"""All cards that are known here: the sets that are shipped, and the user's own.

A card with an erratum shows it (chapter E). A card without its text, or with a text that is not
understood, is listed all the same, and refused where a deck asks for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import snapcount.cards
from snapcount.cards.catalog.cache import Compiled, cached, joined
from snapcount.cards.catalog.entry import Typed, Unread
from snapcount.cards.catalog.files import SUFFIX, FileError, read_words, sets_folder
from snapcount.cards.catalog.judge import Verdict
from snapcount.cards.catalog.numbers import complete
from snapcount.cards.catalog.sources import Source, sources, sources_of
from snapcount.cards.season import DEFAULT_EDITION

if TYPE_CHECKING:
    from snapcount.cards.card import AnyCard

SHIPPED: Final = Path(snapcount.cards.__path__[0]) / "sets"


class CatalogError(ValueError):
    """The author's: a card that is not there, or that cannot be played."""

    code = "unknown-card"


class NotPlayable(CatalogError):
    code = "not-playable"


class Known(NamedTuple):
    """A card in the catalog."""

    set_name: str
    set_code: str
    """The set's short name, `SC1`; empty if it has none."""
    typed: Typed
    verdict: Verdict
    file: str
    line: int
    own: bool

    def card(self, edition: str = DEFAULT_EDITION) -> AnyCard:
        """The card as that edition plays it; `NotPlayable` says why it cannot."""
        if self.verdict.amended:
            from snapcount.cards.errata import erratum_for

            if erratum_for(self.typed.number, edition):
                from snapcount.cards.card import from_json

                return from_json(self.verdict.amended)
        card = self.verdict.card if self.verdict.data else None
        if card is None:
            raise NotPlayable(f"{self.typed.label} can't be played: {self._reason()}")
        if not self.verdict.clause:
            return card
        from snapcount.cards.errata import corrected

        return corrected(card, edition)

    def _reason(self) -> str:
        place = f"{self.file}, line {self.line}"
        if not self.verdict.why:
            return f"it has no text yet. Type in what's printed on it ({place})."
        return f"its text isn't understood ({place}): {self.verdict.why}"


class Catalog:
    """Sets by name, and their cards by number or name."""

    def __init__(self, sets: Iterable[tuple[Compiled, str, bool]]) -> None:
        """Each set comes with its file and whether it is the user's own."""
        self.sets: dict[str, list[Known]] = {}
        self.unread: list[tuple[str, Unread]] = []
        for found, file, own in sets:
            cards = self.sets.setdefault(found.cards.name, [])
            for entry, verdict in zip(found.cards.entries, found.verdicts, strict=True):
                name, code = found.cards.name, found.cards.code
                cards.append(Known(name, code, entry.typed, verdict, file, entry.line, own))
            self.unread += [(file, unread) for unread in found.cards.unread]

    def __iter__(self) -> Iterator[Known]:
        for cards in self.sets.values():
            yield from cards

    def __len__(self) -> int:
        return sum(map(len, self.sets.values()))

    def find(self, reference: str) -> Known:
        """The one card that a number, a name, or `SET/NUMBER` names; SET is a name or a code.

        The user's own sets come before the shipped ones.
        """
        set_name, slash, wanted = reference.rpartition("/")
        wished = set_name.casefold()
        in_set = [
            known
            for known in self
            if wished and wished in (known.set_name.casefold(), known.set_code.casefold())
        ]
        if not slash or not in_set:
            in_set, wanted = list(self), reference
        found = _named(in_set, wanted)
        own = [known for known in found if known.own]
        found = own or found
        if len(found) == 1:
            return found[0]
        if found:
            raise CatalogError(_several(wanted, found))
        raise CatalogError(self._nothing(wanted))

    def card(self, reference: str, edition: str = DEFAULT_EDITION) -> AnyCard:
        """The card for a deck: with its erratum, and playable, or an error says why not."""
        return self.find(reference).card(edition)

    def _nothing(self, wanted: str) -> str:
        from difflib import get_close_matches

        names = [known.typed.name for known in self]
        numbers = [known.typed.number for known in self if known.typed.number]
        near = get_close_matches(wanted, [*names, *numbers], 1, 0.6)
        hint = (
            f" Did you mean {near[0]}?" if near else " Use `snapcount card search` to find cards."
        )
        return f"There's no card called “{wanted}” here.{hint}"


def _named(cards: list[Known], wanted: str) -> list[Known]:
    number = complete(wanted, None)
    found = [known for known in cards if known.typed.number == number]
    if not found:
        words = " ".join(wanted.split()).casefold()
        found = [known for known in cards if known.typed.name.casefold() == words]
    return found


def _several(wanted: str, found: list[Known]) -> str:
    ways = [f"{known.set_name}/{known.typed.number or known.typed.name}" for known in found]
    if len(dict.fromkeys(ways)) < len(ways):
        ways = [f"{known.file}, line {known.line}" for known in found]
        return f"{len(found)} cards are called “{wanted}”: {'; '.join(ways)}."
    return f"{len(found)} cards are called “{wanted}”. Write one of {', '.join(ways)}."


# The sets on this machine ----------------------------------------------------------------------


def load() -> Catalog:
    """The catalog of this machine. Nothing is parsed if nothing has changed since last time."""
    return Catalog([*_shipped(), *_own()])


def shipped_set(stem: str) -> Compiled:
    """One of the sets that are shipped, by the name of its file or folder."""
    folder = SHIPPED / stem
    path = folder if folder.is_dir() else SHIPPED / f"{stem}{SUFFIX}"
    parts = [_compiled(source, _shipped_key(source)) for source in sources_of(path)]
    if not parts:
        raise CatalogError(
            f"There's no built-in set called “{stem}”. `snapcount card sets` lists them."
        )
    return joined(parts)


def shipped_sources() -> Iterator[tuple[Source, str]]:
    """The files of the sets that are shipped, and what each is called among compiled ones."""
    for source in sources(SHIPPED):
        yield source, _shipped_key(source)


def _shipped_key(source: Source) -> str:
    return f"shipped-{source.key}"


def _shipped() -> Iterator[tuple[Compiled, str, bool]]:
    for source, key in shipped_sources():
        yield _compiled(source, key), source.label, False


def _own() -> Iterator[tuple[Compiled, str, bool]]:
    try:
        folder = sets_folder()
    except FileError:
        return
    for source in sources(folder):
        yield _compiled(source, f"own-{source.key}"), str(source.path), True


def _compiled(source: Source, key: str) -> Compiled:
    return cached(key, read_words(source.path), source.name, source.head)
