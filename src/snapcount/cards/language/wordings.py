"""The words that a state of a graph leads on with, as they are printed.

A graph knows words as they are heard: in lower case, without `the`. The templates of the
constructs that a state leads to know how they are written, and which ones are printed.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from snapcount.cards.language.chart import State
from snapcount.cards.language.construct import Construct
from snapcount.cards.language.template import Either, Maybe, Part, Template, Text
from snapcount.cards.language.words import SILENT, heard

_PART: Final = "{"
"""Before the name of a category among the words of a template."""


class Written(NamedTuple):
    """How a word is written, with `the` where that is printed before it."""

    words: str
    canonical: bool


@final
class Wordings:
    """How the words of a grammar are written, found when first asked for."""

    def __init__(self) -> None:
        self.leads: dict[int, tuple[State, list[Construct]]] = {}
        self.said: dict[int, dict[str, str]] = {}
        self.read: dict[int, dict[str, str]] = {}

    def written(self, state: State, word: str) -> Written:
        """How that word is written after that state."""
        other = ""
        for following in state.words.get(word, ()):
            for each in self.constructs(following):
                found = self._said(each).get(word)
                if found is not None:
                    return Written(found, True)
                other = other or self._read(each).get(word, "")
        return Written(other or word.partition("@")[0], False)

    def is_canonical(self, state: State, category: str) -> bool:
        """Whether what is printed goes on after that state with that category."""
        return any(
            _PART + category in self._said(each)
            for _, other, following in state.parts
            if other == category
            for each in self.constructs(following)
        )

    def constructs(self, start: State) -> list[Construct]:
        """The constructs whose words go on through that state."""
        known = self.leads.get(id(start))
        if known is not None:
            return known[1]
        found: dict[int, Construct] = {}
        seen = {id(start)}
        states = [start]
        for state in states:
            for each in state.ends:
                found[id(each)] = each
            after = [each for several in state.words.values() for each in several]
            for following in (*after, *(part[2] for part in state.parts)):
                if id(following) not in seen:
                    seen.add(id(following))
                    states.append(following)
        self.leads[id(start)] = (start, list(found.values()))
        return self.leads[id(start)][1]

    def _said(self, made: Construct) -> dict[str, str]:
        found = self.said.get(id(made))
        if found is None:
            found = self.said[id(made)] = {}
            if made.printed:
                _note(made.say, found, printed=True)
        return found

    def _read(self, made: Construct) -> dict[str, str]:
        found = self.read.get(id(made))
        if found is None:
            found = self.read[id(made)] = {}
            for each in made.read:
                _note(each, found, printed=False)
        return found


def _note(template: Template, found: dict[str, str], *, printed: bool) -> None:
    """Note how the words of a template are written, by how they are heard."""
    silent = ""
    for element in template:
        if isinstance(element, Text):
            word = heard(element.word)
            if word in SILENT:
                silent = f"{element.word} "
                continue
            found.setdefault(word, silent + element.word.partition("@")[0])
        elif isinstance(element, Part):
            found.setdefault(_PART + element.category, "")
        elif isinstance(element, Either):
            for option in element.options[: 1 if printed else None]:
                _note(option, found, printed=printed)
        elif not printed:
            assert isinstance(element, Maybe)
            _note(element.inside, found, printed=False)
        silent = ""
