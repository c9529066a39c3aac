"""The one change that would make a sentence readable: for error messages alone.

A change is tried on words, without building anything, and counts if the sentence can then be read
to its end; a misspelt word also if the sentence then goes on for a while.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple, final

from snapcount.cards.language.explaining.recognizer import TOP, Recognizer
from snapcount.cards.language.explaining.trial import Trial
from snapcount.cards.language.kernel.alike import near, parted
from snapcount.cards.language.kernel.graph import Grammar, Kind
from snapcount.cards.language.kernel.words import NAME, NUMBER, NUMBER_WORDS, QUOTED, Word

Way = Literal["instead", "missing", "too much", "other order"]

_MOST_WORK: Final = 3000
"""How often a category is read in all tries, so that a refusal takes no time that people notice."""

_FEW: Final = 40
"""Where more words could stand, nobody knows which one is missing."""

_FARTHEST: Final = 3
"""How many words before the one that cannot stand there may be the wrong one."""

_FURTHER: Final = 3
"""How many more words must be understood, so that a misspelt word is believed to be one."""

_SMALL: Final = frozenset(
    {"of", "a", "to", "on", "in", "is", "be", "it", "by", "from", "with", "for", "and", ","}
)
"""Words that slip in easily."""

_OFTEN: Final = (":", ".", ",", NUMBER, "a", "action", "play", "player", "your", "to", "of")
"""What is forgotten most often, in this order."""

_NEVER: Final = frozenset({NAME, QUOTED, "\n", "[", "]", "•"})


class Change(NamedTuple):
    """At the word in that place: other words for `width` of them, or more words before it."""

    kind: Way
    place: int
    words: tuple[str, ...] = ()
    width: int = 1


@final
class Mending:
    """A sentence from the word `start` on, which could not go on at the word `stuck`."""

    def __init__(
        self,
        grammar: Grammar,
        words: Sequence[Word],
        walk: Recognizer,
        start: int,
        stuck: int,
        top: str = TOP,
    ) -> None:
        self.grammar = grammar
        self.words = words
        self.kinds = walk.kinds
        self.walk = walk
        self.start = start
        self.stuck = stuck
        ends = (at for at in range(stuck, len(words)) if words[at].text in (".", "\n"))
        self.end = next((at + (words[at].text == ".") for at in ends), len(words))
        self.tried: dict[Change, int] = {}
        self.trial = Trial(grammar, self.kinds[start : self.end], top)

    def spelling(self) -> Change | None:
        """A word that looks like the right one, or two that were run together."""
        best: Change | None = None
        most = self.stuck + _FURTHER
        for change in self._alike():
            reached = self._reach(change)
            if reached > self.end:
                return change
            if reached >= most and change.place == self.stuck:
                best, most = change, reached + 1
        return best

    def best(self) -> Change | None:
        """A word too many, a word left out, or two in the wrong order."""
        for change in self._other_changes():
            if self._reach(change) > self.end:
                return change
        return None

    def missing(self) -> list[Change]:
        """Words of which any would help at the place where the text could not go on."""
        return [change for change in self._rare() if self._reach(change) > self.end]

    def is_rare(self, change: Change) -> bool:
        """Whether a word is missing there that is seldom left out."""
        return change.kind == "missing" and change.words[0] not in _OFTEN

    def _rare(self) -> list[Change]:
        """A word that is seldom left out, where few could stand."""
        if self.stuck == self.start:
            return []  # what a sentence begins with is anybody's guess
        wanted = sorted(self.walk.wanted(self.stuck) - set(_OFTEN) - _NEVER)
        wanted = [word for word in wanted if word not in NUMBER_WORDS]
        if len(wanted) > _FEW:
            return []
        return [Change("missing", self.stuck, (word,)) for word in wanted]

    def _places(self) -> range:
        return range(self.stuck, max(self.start - 1, self.stuck - _FARTHEST - 1), -1)

    def _alike(self) -> Iterator[Change]:
        for place in self._places():
            if place >= len(self.words):
                continue
            word = self.words[place]
            if not word.text[0].isalpha():
                continue
            wanted = self.walk.wanted(place)
            by_letters: dict[str, list[str]] = {}
            for each in wanted:
                by_letters.setdefault(each.partition("@")[0], []).append(each)
            typed = "an" if word.text == "a" and word.end - word.start == 2 else word.text
            for known in near(typed, by_letters)[:4]:
                for each in by_letters[known]:
                    yield Change("instead", place, (each,))
            two = parted(word.text, self.grammar.all_words())
            if two:
                yield Change("instead", place, tuple(two.split()))
            if place + 1 < len(self.words):
                joined = word.text + self.words[place + 1].text
                if joined in wanted:
                    yield Change("instead", place, (joined,), 2)

    def _other_changes(self) -> Iterator[Change]:
        stuck, last = self.stuck, len(self.words) - 1
        for place in (stuck, stuck - 1):
            if self.start < place <= last and self.words[place].text in _SMALL:
                yield Change("too much", place)
        for place in (stuck - 1, stuck):
            if self.start <= place < last and not self._ends_at(place, place + 1):
                yield Change("other order", place)
        for place in self._places():
            wanted = self.walk.wanted(place)
            for word in _OFTEN:
                if word in wanted and not (place == self.start and word in ".,:"):
                    yield Change("missing", place, (word,))
                    if word in ":." and place < last and self.words[place].text in (",", ";"):
                        yield Change("instead", place, (word,))
        yield from self._rare()
        for place in (stuck, stuck - 1):
            if self.start < place <= last and self.words[place].text not in ".\n":
                yield Change("too much", place)

    def _ends_at(self, *places: int) -> bool:
        return any(self.words[place].text in (".", "\n") for place in places)

    def _reach(self, change: Change) -> int:
        """How far the sentence is understood with that change; past its end if all of it is."""
        reached = self.tried.get(change)
        if reached is None:
            reached = 0 if self.trial.work > _MOST_WORK else self._try(change)
            self.tried[change] = reached
        return reached

    def _try(self, change: Change) -> int:
        before = self.kinds[self.start : change.place]
        after = self.kinds[change.place : self.end]
        added = [self._key(word) for word in change.words]
        match change.kind:
            case "instead":
                changed = [*before, *added, *after[change.width :]]
            case "missing":
                changed = [*before, *added, *after]
            case "too much":
                changed = [*before, *after[1:]]
            case "other order":
                changed = [*before, *after[1::-1], *after[2:]]
        first = change.place - self.start
        last = first + (2 if change.kind == "other order" else len(added))
        reached = self.trial.furthest(changed, first, last)
        if reached > len(changed):
            return self.end + 1
        more = len(changed) - (self.end - self.start)
        return min(reached - more + self.start, self.end)

    def _key(self, word: str) -> Kind:
        number = word in NUMBER_WORDS or word == NUMBER
        return self.grammar.kind_of((word, NUMBER) if number else (word,))
