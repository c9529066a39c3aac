"""Deck files that somebody has damaged: each is a legal deck, or all that is wrong is said.

A mutated file hangs on the run's seed and its own number alone.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from snapcount.cards.dice import Dice
from snapcount.decks.builder.build import Builder
from snapcount.decks.builder.wish import Wish
from snapcount.decks.code import write_code
from snapcount.decks.decklist import DeckList, section_of
from snapcount.decks.errors import CannotWrite, UnreadableDeck
from snapcount.decks.formats import Format, format_named, format_problems
from snapcount.decks.library import Library
from snapcount.decks.reading import Form, read_deck, write_deck
from snapcount.decks.references import best_way
from snapcount.engine.editions import EDITION_NAMES
from snapcount.engine.errors import SetupError
from snapcount.engine.setup import new_table

FORMS: Final[tuple[Form, ...]] = ("text", "text", "text", "json", "code")
LETTERS: Final = "abcXYZ0129 \t-–x×:()[]{}\"'#/\\,.é\u200b\x00\ud7ff"
BASES: Final = 4


class Outcome(NamedTuple):
    """What became of a file: `legal`, `illegal` or `unreadable`; or what should never be."""

    kind: str
    wrong: str = ""
    words: str = ""


class Mutations:
    """Mutated files of the decks that the builder makes from a library."""

    def __init__(self, library: Library, seed: int) -> None:
        self.library = library
        self.seed = seed
        self.formats = [format_named(name) for name in EDITION_NAMES]
        self.played: dict[tuple[str, str], str] = {}
        self.bases: list[tuple[Format, dict[Form, str]]] = []
        for form in self.formats:
            builder = Builder(library, form)
            for number in range(BASES):
                deck = builder.build(Wish(seed=number, title="Base")).deck
                self.bases.append((form, {name: write_deck(deck, library, name) for name in FORMS}))

    def run(self, numbers: Sequence[int]) -> tuple[Counter[str], list[tuple[int, Outcome]]]:
        """How the files of these numbers fared, and those that broke the promise."""
        counts: Counter[str] = Counter()
        broken = []
        for number in numbers:
            found = self.outcome(number)
            counts[found.kind] += 1
            if found.wrong:
                broken.append((number, found))
        return counts, broken

    def outcome(self, number: int) -> Outcome:
        """Read and judge one file, and look closely at what is said about it."""
        form, words = self.file(number)
        try:
            return self._judge(words, form)
        except Exception as error:
            return Outcome("broken", f"{type(error).__name__}: {error}", words)

    def file(self, number: int) -> tuple[Format, str]:
        """The words of a mutated file, and the format it is held against."""
        told = hashlib.sha256(f"decks:{self.seed}:{number}".encode()).digest()
        dice = Dice(int.from_bytes(told[:8], "big"))
        form, written = self.bases[dice.below(len(self.bases))]
        words = written[dice.pick(FORMS)]
        for _ in range(dice.between(0, 4)):
            words = _damaged(words, dice, self.library)
        return (dice.pick(self.formats) if dice.chance(20) else form), words

    def _judge(self, words: str, form: Format) -> Outcome:
        try:
            deck = read_deck(words, self.library)
        except UnreadableDeck as error:
            wrong = "" if error.troubles else "nothing is said to be wrong"
            for trouble in error.troubles:
                if not (trouble.code and trouble.message and str(trouble)):
                    wrong = f"a trouble without words: {trouble!r}"
            return Outcome("unreadable", wrong, words)
        found = format_problems(deck, form, self.library)
        for problem in found:
            if not (problem.clause and problem.wrong and problem.mend):
                return Outcome("illegal", f"a problem without words: {problem!r}", words)
        if found:
            return Outcome("illegal")
        known = (form.name, write_code(deck, self.library))
        if known not in self.played:  # many files are the same deck in other words
            self.played[known] = self._plays(deck, form)
        return Outcome("legal", self.played[known], words)

    def _plays(self, deck: DeckList, form: Format) -> str:
        """What is wrong with a deck that is said to be legal: it must read back, and play."""
        try:
            new_table((deck.cards, deck.cards), form.rules)
        except SetupError as error:
            return f"legal, but: {error}"
        for written in FORMS[2:]:
            try:
                words = write_deck(deck, self.library, written)
            except CannotWrite as error:
                return f"legal, but cannot be written: {error}"
            if read_deck(words, self.library).lines != deck.lines:
                return f"legal, but its {written} reads back otherwise"
        return ""


def _damaged(words: str, dice: Dice, library: Library) -> str:
    """One change: of a letter, a line, a count, a name, or the end cut off."""
    way = dice.below(20)
    at = dice.below(len(words) + 1)
    if way == 0:
        return words[:at] + words[at + dice.between(1, 3) :]
    if way == 1:
        return words[:at] + dice.pick(LETTERS) + words[at:]
    if way == 2:
        return words[:at] + dice.pick(LETTERS) + words[at + 1 :]
    if way == 3:
        return words[:at] if dice.chance(40) else words[at:] + words[:at]
    lines = words.split("\n")
    place = dice.below(len(lines))
    if way < 8:
        del lines[place]
    elif way < 11:
        lines.insert(place, lines[dice.below(len(lines))])
    elif way < 13:
        other = dice.below(len(lines))
        lines[place], lines[other] = lines[other], lines[place]
    elif way < 17:
        count = str(dice.pick((0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 20, 99, 100, -1, 10**30)))
        lines[place] = _recounted(lines[place], count)
    else:
        lines[place] = _renamed(lines[place], dice, library)
    return "\n".join(lines)


def _recounted(line: str, count: str) -> str:
    head, blank, rest = line.partition(" ")
    if '"count"' in line:
        return line[: line.index(":") + 1] + f" {count},"
    return f"{count}{blank}{rest}" if head.isdecimal() else line


def _renamed(line: str, dice: Dice, library: Library) -> str:
    """The line with another card, mostly one that may stand in the same section."""
    listed = library.cards[dice.below(len(library))]
    head, blank, rest = line.partition(" ")
    old = library.named(rest.partition(" (")[0])
    if old and dice.chance(80):
        section = section_of(old[0].card)
        alike = [one for one in library if section_of(one.card) == section]
        listed = alike[dice.below(len(alike))]
    if '"name"' in line:
        return line[: line.index(":") + 1] + f' "{listed.card.name}",'
    words = best_way(listed, library) or listed.card.name
    return f"{head}{blank}{words}" if head.isdecimal() else line
