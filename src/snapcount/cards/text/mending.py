"""The one change that would make a sentence readable: for error messages alone.

A change is tried on the states of the machine, without building anything, and counts only if the
sentence can then be read to its end.
"""

from __future__ import annotations

import functools
from typing import Final, Literal, NamedTuple

from snapcount.cards.text.lexer import Tokens
from snapcount.cards.text.machine import Machine
from snapcount.cards.text.nearest import likeness
from snapcount.cards.text.vocabulary import PHRASES, VALUES, phrases

Kind = Literal["missing", "instead", "other order", "too much"]

_FARTHEST: Final = 8
"""How many words before the one that cannot stand there may be the wrong one."""

_MOST_TRIES: Final = 1_500
"""Law 10: how many changes are tried."""

_SMALL: Final = {"_OF", "_A", "_TO", "_ON", "_IN", "_IS", "_BE", "_IT", "_BY", "_FROM", "_WITH"}
"""Words that slip in easily."""

_LIKE: Final = 0.65
_LIKE_TWO: Final = 0.85
"""How much a word must look like another, and two words like one phrase."""

_NEVER: Final = {"NEWLINE", "REMINDER", "_END_CHOICE", "STRING", "PREFIX", "$END"}
"""Nobody forgets these."""

_OFTEN: Final[tuple[str, ...]] = (
    *("_COLON", "_RPAR", "_LPAR", "_DOT", "INT", "_A", "_ACTION", "_PLAY", "YOUR", "_OR", "_AND"),
)
"""What is forgotten most often, in this order."""


class Mend(NamedTuple):
    """A change at the terminal in that place: one of `terminals` before it, or in its place.

    `words` are what to write there, and `width` how many terminals they replace.
    """

    kind: Kind
    place: int
    terminals: tuple[str, ...] = ()
    words: str = ""
    width: int = 1


def mend(machine: Machine, start: str, found: Tokens, index: int, *, rare: bool) -> Mend | None:
    """The change that helps, if a single one does. The word at `index` cannot stand there.

    With `rare`, a word that is seldom forgotten.
    """
    kinds = [word.type for word in found.words]
    goal = next((at for at in range(index, len(kinds)) if kinds[at] == "_DOT"), len(kinds))
    first = max((at + 1 for at in range(index) if kinds[at] == "_DOT"), default=0)
    stacks = machine.stacks(start, kinds[:index])
    mending = _Mending(machine, found, kinds, goal, max(first, index - _FARTHEST), stacks)
    return mending.rare() if rare else mending.best()


class _Mending:
    def __init__(
        self,
        machine: Machine,
        found: Tokens,
        kinds: list[str],
        goal: int,
        first: int,
        stacks: list[list[int]],
    ) -> None:
        self.machine = machine
        self.found = found
        self.kinds = kinds
        self.goal = goal
        self.stacks = stacks
        self.last = len(stacks) - 1
        self.places = range(self.last, first - 1, -1)
        self.tries = 0
        self._accepted: dict[int, list[str]] = {}

    def accepted(self, place: int) -> list[str]:
        """What could stand there."""
        if place not in self._accepted:
            self._accepted[place] = self.machine.accepted(self.stacks[place])
        return self._accepted[place]

    def best(self) -> Mend | None:
        return (
            self._too_much(small=True)
            or self._instead()
            or self._missing(often=True)
            or self._other_order()
            or self._too_much(small=False)
        )

    def rare(self) -> Mend | None:
        return self._missing(often=False)

    def _helps(self, place: int, kinds: list[str]) -> bool:
        """Whether the sentence can be read to its end with these from the place on."""
        self.tries += 1
        if self.tries > _MOST_TRIES:
            return False
        return self.machine.reach(list(self.stacks[place]), kinds) >= len(kinds)

    def _rest(self, place: int) -> list[str]:
        return self.kinds[place : self.goal + 1]

    def _instead(self) -> Mend | None:
        """A word that looks like the right one."""
        found = None
        best = _LIKE
        for place in self.places[:3]:
            for width in (1, 2):
                if place + width > len(self.kinds):
                    continue
                typed = self.found.typed(place, width).lower()
                rest = self._rest(place + width)
                for terminal in self.accepted(place):
                    if terminal == self.kinds[place] or terminal in _NEVER:
                        continue
                    for words in _ways(terminal):
                        if 2 * len(words) < len(typed) or 2 * len(typed) < len(words):
                            continue
                        alike = likeness(typed, words)
                        if alike > max(best, _LIKE_TWO * (width - 1)) and self._helps(
                            place, [terminal, *rest]
                        ):
                            best = alike
                            found = Mend("instead", place, (terminal,), words, width)
        return found

    def _missing(self, often: bool) -> Mend | None:
        """Words that were left out, at the last place where any of them would help."""
        for place in self.places if often else self.places[:4]:
            if not often and place == self.places[-1]:
                break  # what a sentence begins with is anybody's guess
            rest = self._rest(place)
            accepted = self.accepted(place)
            wanted = [name for name in _OFTEN if name in accepted]
            if not often:
                wanted = sorted(set(accepted) - set(_OFTEN) - _NEVER)
            helping = [name for name in wanted if self._helps(place, [name, *rest])]
            if helping:
                return Mend("missing", place, tuple(helping))
        return None

    def _other_order(self) -> Mend | None:
        for place in (self.last - 1, self.last):
            if place >= 0 and place + 1 < len(self.kinds) and place in self.places:
                rest = self._rest(place)
                if len(rest) > 2 and self._helps(place, [rest[1], rest[0], *rest[2:]]):
                    return Mend("other order", place)
        return None

    def _too_much(self, small: bool) -> Mend | None:
        """A word that should not be there, but never what the sentence begins with."""
        for place in (self.last, self.last - 1):
            if place not in self.places[:-1] or place >= self.goal:
                continue
            if self.found.is_typed(place) and (not small or self.kinds[place] in _SMALL):
                if self._helps(place, self._rest(place + 1)):
                    return Mend("too much", place)
        return None


@functools.cache
def _ways(terminal: str) -> list[str]:
    """All ways to write a terminal, as they are typed."""
    patterns = [PHRASES[terminal]] if terminal in PHRASES else []
    patterns += VALUES.get(terminal, {}).values()
    return [_typed(words) for pattern in patterns for words in phrases(pattern)]


def _typed(words: tuple[str, ...]) -> str:
    return " ".join(words).replace("theplay", "the play").replace("thisplay", "this play")
