"""What a pronoun stands for: of all that it can be said of, what was named last.

Each antecedent is declared once: what names it, what is said of it with a pronoun, and what the
pronoun is read as. That keeps the pronoun's place, and is heard like any other words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import itemgetter
from typing import Final, NamedTuple

import msgspec

from snapcount.cards.language.discourse.phrases import Phrase, phrase
from snapcount.cards.language.kernel.words import Word

AS_NAMED: Final = "(as named)"
"""The pronoun is read as the words that named what it stands for."""
MARKED: Final = "@"
"""The pronoun stays, and knows what it stands for."""
UNCHANGED: Final = ""
"""It is known later what the pronoun stands for."""


class Antecedent(msgspec.Struct, frozen=True):
    """What a pronoun may stand for.

    The order in which antecedents and their phrases are declared means nothing: of antecedents the
    one holds that was named last, of phrases the longest.
    """

    name: str
    named: tuple[str, ...] = ()
    """The phrases that name it."""
    said: Mapping[str, tuple[str, ...]] = {}
    """What a pronoun is read as that stands for it in these phrases; `their@` knows for whom."""
    lost: tuple[str, ...] = ()
    """The phrases after which it isn't meant any more."""
    among: str = ""
    """Of several such, only the one that was named last may be meant."""
    given: bool = False
    """It may be meant before anything was named."""
    alone: bool = False
    """It is meant only where nothing else can be."""

    @property
    def slot(self) -> str:
        return self.among or self.name


class _Named(NamedTuple):
    """Where something was named last, and in which words."""

    place: int
    words: tuple[str, ...]
    of: Antecedent


class Antecedents:
    """All that pronouns may stand for in a text, by the words at which their phrases are found."""

    def __init__(self, declared: Sequence[Antecedent]) -> None:
        self.given = {each.slot: _Named(-1, (), each) for each in declared if each.given}
        self.naming: dict[str, list[tuple[Phrase, bool, Antecedent]]] = {}
        self.saying: dict[str, list[tuple[Phrase, str, Antecedent]]] = {}
        for each in declared:
            for text in (*each.named, *each.lost):
                said = phrase(text)
                for word in said.begins_with():
                    self.naming.setdefault(word, []).append((said, text in each.named, each))
            for read_as, texts in each.said.items():
                for said in map(phrase, texts):
                    for word in said.begins_with():
                        self.saying.setdefault(word, []).append((said, read_as, each))

    def heard(self, said: Sequence[Word]) -> list[Word]:
        """The words, with what each pronoun stands for."""
        words = list(said)
        known = dict(self.given)
        meant: Antecedent | None = None
        at = settled = 0
        while at < len(words):
            if at >= settled:
                meant = None
                if words[at].text in self.saying and (found := self._meant(words, at, known)):
                    meant, row, length = found
                    words[at : at + length] = row
                    settled = at + len(row)
            if words[at].text in self.naming:
                self._name(words, at, known, meant)
            at += 1
        return words

    def _meant(
        self, words: list[Word], at: int, known: dict[str, _Named]
    ) -> tuple[Antecedent, list[Word], int] | None:
        """What a pronoun there stands for, what it is read as, and how many words it is."""
        ways = {}
        for said, read_as, of in self.saying[words[at].text]:
            named = known.get(of.slot)
            if named is not None and named.of is of and (found := said.found(words, at)):
                longest = (len(named.words), found.stop - found.start)
                ways[not of.alone, named.place, longest] = (of, named, read_as, len(said.sought))
        best = max(ways, default=None)
        if best is None or (not best[0] and len({of.slot for of, *_ in ways.values()}) > 1):
            return None
        of, named, read_as, length = ways[best]
        known[of.slot] = named._replace(place=at)
        return of, _read_as(read_as, of.name, named.words, words[at : at + length]), length

    def _name(
        self, words: list[Word], at: int, known: dict[str, _Named], meant: Antecedent | None
    ) -> None:
        """Hear what is named there, and what isn't meant any more."""
        heard = [
            (found.stop - found.start, names, found, of)
            for said, names, of in self.naming[words[at].text]
            if of is not meant and (names or of.slot in known) and (found := said.found(words, at))
        ]
        for _, names, found, of in sorted(heard, key=itemgetter(0, 1)):
            if names:
                known[of.slot] = _Named(at, tuple(word.text for word in words[found]), of)
            elif of.slot in known and known[of.slot].of is of:
                del known[of.slot]


def _read_as(said: str, name: str, named: tuple[str, ...], row: list[Word]) -> list[Word]:
    """The words that a pronoun is read as, in its place."""
    if said in (MARKED, UNCHANGED):
        return [word._replace(means=name) for word in row] if said else row
    return [
        Word(text.lower(), -1, row[0].start, row[-1].end, "", text if text[0].isupper() else "")
        if not text.endswith(MARKED)
        else Word(text[:-1], -1, row[0].start, row[-1].end, name)
        for text in (named if said == AS_NAMED else said.split(" "))
    ]
