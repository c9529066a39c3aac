"""Words as they are printed: how a category begins, and what a state of its graph leads on with.

A graph knows words as they are heard: in lower case, without `the`. The templates know how they
are written, and which of them are printed.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from snapcount.cards.language.kernel.construct import Construct, agreeing, named
from snapcount.cards.language.kernel.graph import Grammar, State
from snapcount.cards.language.kernel.template import Either, Maybe, Part, Template, Text, beginnings
from snapcount.cards.language.kernel.words import SILENT, heard

_PART: Final = "{"
"""Before the name of a category among the words of a template."""


class Written(NamedTuple):
    """How a word is written, with `the` where that is printed before it."""

    words: str
    canonical: bool


class Opening(NamedTuple):
    """A word, or a category, that a construct begins with."""

    word: str
    part: str
    written: str
    canonical: bool
    made: Construct


@final
class Wordings:
    """How the words of a grammar are written, found when first asked for."""

    def __init__(self, grammar: Grammar) -> None:
        self.by_category: dict[str, list[Construct]] = {}
        for each in grammar.constructs:
            self.by_category.setdefault(each.category, []).append(each)
        self.grammar = grammar
        self.grown = 0
        self.through: dict[int, list[Construct]] = {}
        """The constructs whose words go on through a state, as long as no graph grows."""
        self.opened: dict[str, list[Opening]] = {}
        self.said: dict[int, dict[str, str]] = {}
        self.read: dict[int, dict[str, str]] = {}

    def openings(self, category: str) -> list[Opening]:
        """Everything that a category can begin with."""
        found = self.opened.get(category)
        if found is None:
            found = self.opened[category] = [
                opening
                for made in self.by_category.get(category, ())
                for place, text in enumerate(made.wordings)
                for opening in _openings(made, text, made.printed and place == 0)
            ]
        return found

    def written(self, state: State, word: str) -> Written:
        """How that word is written after that state."""
        other = ""
        for following in state.words.get(word, ()):
            for each in self._constructs(following):
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
            if other.name == category
            for each in self._constructs(following)
        )

    def _constructs(self, state: State) -> list[Construct]:
        if self.grown != self.grammar.grown:
            self.grown = self.grammar.grown
            self.through = {}
        found = self.through.get(id(state))
        if found is None:
            found = self.through[id(state)] = constructs(state)
        return found

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


def constructs(start: State) -> list[Construct]:
    """The constructs whose words go on through a state."""
    found: dict[int, Construct] = {}
    seen = {id(start)}
    states = [start]
    for state in states:
        for each in (*state.ends, *(ending for _, ending in state.folded)):
            found[id(each.made)] = each.made
        after = [each for several in state.words.values() for each in several]
        for following in (*after, *(part[2] for part in state.parts)):
            if id(following) not in seen:
                seen.add(id(following))
                states.append(following)
    return list(found.values())


def _openings(made: Construct, text: str, canonical: bool) -> list[Opening]:
    having = dict(made.having)
    words, parts = beginnings(text, SILENT) or ([], [])
    silent = "the " if text.lower().startswith("the ") else ""
    said = [agreeing(word, having) for word in words]
    # Of several beginnings the first is printed.
    return [
        *(
            Opening(heard(word), "", silent + word.partition("@")[0], canonical and not at, made)
            for at, word in enumerate(said)
        ),
        *(
            Opening("", named(part, having), "", canonical and not at and not said, made)
            for at, part in enumerate(parts)
        ),
    ]


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
