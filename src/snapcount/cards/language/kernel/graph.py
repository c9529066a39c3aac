"""Graphs: what may follow what in the templates of a category.

A grammar has ten thousand templates, and a text meets a few hundred of them. So a template joins
the graph of its category when the first text comes that has a word which it can begin with, and
unfolds there as far as texts follow it; until then, only its beginnings are known. The order of
declarations means nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from threading import Lock
from typing import Any, Final, final

from snapcount.cards.language.kernel.construct import Construct, agreeing, check, featured, named
from snapcount.cards.language.kernel.template import (
    ABOUT,
    WHOLE,
    Either,
    Element,
    Maybe,
    Part,
    Template,
    Text,
    beginnings,
)
from snapcount.cards.language.kernel.words import NAME, NUMBER, QUOTED, SILENT, Word, heard

NUMBERS: Final = "Numeral"
"""The category of any number written down, and its value."""

QUOTES: Final = "Quote"
"""The category of anything between quotation marks, without them."""

NAMES: Final = "Name"
"""The category of a name without quotation marks: capitalized words with no other use."""

FURTHER: Final = "Further"
"""The category of clauses after another one, the first of which may have its subject from that."""

RESUMED: Final = "Resumed"
"""The category of clauses whose subject stands before words about when or how long."""

BARRED: Final = "AlsoBarred"
"""The category of clauses that begin as the one before, up to its `cannot` or `cannot be`."""

SUBJECT: Final = "SharedSubject"
CLAUSE: Final = "Clause"
MORE: Final = "Clauses"
JOINT: Final = "Joint"
PRONOUN: Final = "SubjectAgain"
AMIDST: Final = "Amidst"
"""What such a subject is, what those clauses are, one and several, what stands between them and
for the subject, and between the subject and what is said of it."""

_NOTHING: Final = 0
"""The number of no kind of words: what comes after the last one."""

_PAIRED: Final = 1 << 30
"""More than there are kinds of words: the first of two is told by so much."""

_OF_ONE_WORD: Final = frozenset((NUMBERS, QUOTES, NAMES))
_OF_ONE_KEY: Final = {NUMBER: NUMBERS, QUOTED: QUOTES, NAME: NAMES}
_MOST_KINDS: Final = 20_000
_MOST_PAIRS: Final = 500_000
_MOST_BEGUN: Final = 200_000
"""So many kinds and pairs of words, and categories that begin with one, are kept: a server reads
what people make up, for weeks."""


class GrammarError(Exception):
    """Constructs that do not make a grammar: a category is missing or begins with itself."""


Wording = tuple[Construct, str]
"""One template of a construct, as it was written."""

Openings = dict[str, tuple[dict[str, list[int]], dict[str, list[int]]]]
"""By category: the words and the categories that it can begin with, and the templates that do, by
their numbers in the order of the constructs."""


@final
class Ending:
    """A construct whose words are all said."""

    def __init__(self, made: Construct) -> None:
        self.made = made
        alone = made.node is None and made.only is None
        if any(f"{{{ABOUT}:" in wording for wording in made.wordings):
            alone = False
        self.passes: bool = alone and WHOLE not in made.fixed and not made.views
        """Whether its value is that of its one part."""
        self.is_fixed: bool = alone and WHOLE in made.fixed
        self.value: Any = made.fixed.get(WHOLE)
        self.may_be_none: bool = made.fixed.get(WHOLE, 0) is None


@final
class State:
    """A place in a graph: what may follow, and which constructs end here."""

    __slots__ = ("after", "ends", "folded", "joined", "parts", "words")

    def __init__(self) -> None:
        self.words: dict[str, list[State]] = {}
        self.parts: list[tuple[str, Category, State]] = []
        self.ends: list[Ending] = []
        self.folded: list[tuple[Template, Ending]] = []
        """What else follows: the rest of templates that nobody has followed further yet."""
        self.joined = False  # several paths lead here, so that no other template may go on from it
        self.after: dict[int, Steps] = {}
        """What follows on words of a kind, as far as somebody asked."""


Steps = tuple[list[State], list[tuple[str, "Category", State]]]
"""Where words of one kind lead from a state: at once, or by a part that begins with them."""


@final
class Kind:
    """Words that mean the same to every template: those with the same keys."""

    def __init__(self, number: int, keys: tuple[str, ...], begun: frozenset[str]) -> None:
        self.number = number
        self.keys = keys
        self.begun = begun
        """The categories that can begin with such a word."""


Above = tuple[int, str, State, bool]
"""A category that another one is the first part of, by its place in the order; the field that the
part is, the state after it, and whether anything follows there on the next word."""


@final
class Beginning:
    """What a category begins with at words of one kind: all categories that stand first in it.

    In this order each comes after all that it can begin with itself. So a chart makes values from
    the first word on upwards, and never looks at a category whose first part is not there.
    """

    def __init__(self) -> None:
        self.order: list[Category] = []
        self.places: dict[str, int] = {}
        self.names: frozenset[str] = frozenset()
        self.plain: list[int] = []
        """Those that are numbers, quotations and names."""
        self.words: list[tuple[int, State]] = []
        """Those that begin with the word itself, and the state after it."""
        self.above: list[list[tuple[int, str, State]]] = []
        """For each, those of which it is the first part."""
        self.words_before: dict[int, list[tuple[int, State, bool]]] = {}
        self.above_before: list[dict[int, list[Above]]] = []
        """The same without what breaks off, for each kind of the word that comes next."""


def pairs_of(kinds: Iterable[Kind]) -> list[int]:
    """Each word with the one after it, as one number."""
    numbers = [*(kind.number for kind in kinds), _NOTHING]
    return [first * _PAIRED + second for first, second in pairwise(numbers)]


@final
class Category:
    """The templates of one name, and the graph of those that were met."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.start = State()
        self.by_word: dict[str, list[int]] = {}
        self.by_part: dict[str, list[int]] = {}
        """The templates that were not met yet, by what they can begin with."""
        self.joined: set[int] = set()
        """The templates that are in the graph; one that can begin in several ways is met twice."""
        self.opened: set[int] = set()
        self.beginnings: dict[int, Beginning] = {}
        """How it begins, for each kind of words that were met where it was asked for."""
        self.dead: set[int] = set()
        """Pairs of kinds of words after which it is known to break off."""
        self.words: list[str] = []
        self.parts: list[str] = []
        """The words and the categories that it can begin with."""


def openings(constructs: Iterable[Construct]) -> Openings:
    """What the templates of all constructs can begin with.

    They alone decide it, and it takes most of the time that a grammar needs to be ready: so it may
    be kept.
    """
    found: Openings = {}
    number = 0
    for made in constructs:
        by_word, by_part = found.setdefault(made.category, ({}, {}))
        having = dict(made.having)
        for text in made.wordings:
            begins = beginnings(text, SILENT)
            if begins is None:
                raise GrammarError(f"{made.category} may have no words")
            words, parts = begins
            for word in words:
                key = heard(agreeing(word, having) if "+" in word else word)
                by_word.setdefault(key, []).append(number)
            for part in parts:
                by_part.setdefault(named(part, having) if having else part, []).append(number)
            number += 1
    return found


class Grammar:
    """The graphs of all categories, from constructs in any order.

    `known` are the openings of these constructs, from whoever has kept them.
    """

    def __init__(
        self,
        constructs: Iterable[Construct],
        known: Openings | None = None,
        most_kinds: int = _MOST_KINDS,
        most_pairs: int = _MOST_PAIRS,
        most_begun: int = _MOST_BEGUN,
    ) -> None:
        self.constructs = list(constructs)
        self.most_kinds = most_kinds
        self.most_pairs = most_pairs
        self.most_begun = most_begun
        self.wordings: list[Wording] = [
            (made, text) for made in self.constructs for text in made.wordings
        ]
        self.categories: dict[str, Category] = {}
        self.kinds: dict[tuple[str, ...], Kind] = {}
        self.heard: dict[tuple[str, str, bool], Kind] = {}
        """The kinds of words that texts had."""
        self.numbered = 0
        self.learned = 0
        self.begun = 0
        """How many categories the kept beginnings have."""
        self.grown = 0
        """How many templates have joined: what is known of a graph holds until the next one."""
        self.endings: dict[int, Ending] = {}
        """By construct."""
        self.lock = Lock()
        """Held by whoever adds to a graph: texts are read by several threads."""
        self.first: dict[str, frozenset[str]] = {}
        self.vocabulary: frozenset[str] | None = None
        self.led: dict[str, list[str]] = {}
        """The categories that a word begins."""
        self.above: dict[str, list[str]] = {}
        """The categories that a category begins."""
        for key, name in _OF_ONE_KEY.items():
            self.category(name).words.append(key)
            self.led[key] = [name]
        found = openings(self.constructs) if known is None else known
        for name, (by_word, by_part) in found.items():
            category = self.category(name)
            category.by_word, category.by_part = dict(by_word), dict(by_part)
            category.words = [*(category.words or by_word)]
            category.parts = list(by_part)
            for word in by_word:
                self.led.setdefault(word, []).append(name)
            for part in by_part:
                self.above.setdefault(part, []).append(name)
        self.subjects = frozenset(self.category(SUBJECT).parts)
        """The categories of which something is said, and then something else."""

    def category(self, name: str) -> Category:
        """The category of that name, whether anything is of it or not."""
        found = self.categories.get(name)
        if found is None:
            found = self.categories[name] = Category(name)
        return found

    # What a text asks --------------------------------------------------------------------------

    def kind(self, word: Word) -> Kind:
        """The kind of a word of a text."""
        said = (word.text, word.means, word.typed != "")
        found = self.heard.get(said)
        if found is None:
            keys = word.keys
            if word.typed and not self.is_word(word.text):
                keys = (*keys, NAME)
            found = self.kind_of(keys)
            if len(self.heard) >= self.most_kinds:
                self.heard = {}
            self.heard[said] = found
        return found

    def kind_of(self, keys: tuple[str, ...]) -> Kind:
        """The kind of words that meet these keys of templates."""
        found = self.kinds.get(keys)
        if found is None:
            with self.lock:
                if len(self.kinds) >= self.most_kinds:
                    self._forget()
                self.numbered += 1  # no number comes twice: a text may be read meanwhile
                found = self.kinds[keys] = Kind(self.numbered, keys, self._begun(keys))
        return found

    def _forget(self) -> None:
        """Forget all kinds of words."""
        self.kinds = {}
        self.heard = {}
        self.learned = 0
        self.begun = 0
        for category in self.categories.values():
            category.opened = set()
            category.beginnings = {}
            category.dead = set()
            for state in states(category.start):
                state.after = {}

    def learn(self, category: Category, pair: int) -> None:
        """Remember that a category breaks off after these two words, whatever follows."""
        if self.learned >= self.most_pairs:
            self.learned = 0
            for each in self.categories.values():
                each.dead = set()
        self.learned += 1
        category.dead.add(pair)

    def _begun(self, keys: tuple[str, ...]) -> frozenset[str]:
        """Every category that can begin with a word of these keys."""
        found: dict[str, None] = {FURTHER: None, RESUMED: None, BARRED: None}
        waiting: list[str] = []
        for key in keys:
            waiting += self.led.get(key, ())
        while waiting:
            name = waiting.pop()
            if name not in found:
                found[name] = None
                waiting += self.above.get(name, ())
        return frozenset(found)

    def start(self, category: Category, kind: Kind) -> State:
        """Where a category begins, with every template that can begin with such a word."""
        if kind.number not in category.opened:
            with self.lock:
                for key in kind.keys:
                    self._join(category, category.by_word.pop(key, None))
                for name in [each for each in category.by_part if each in kind.begun]:
                    self._join(category, category.by_part.pop(name))
                category.opened.add(kind.number)
        return category.start

    def _join(self, category: Category, wordings: list[int] | None) -> None:
        for number in wordings or ():
            if number not in category.joined:
                category.joined.add(number)
                self.grown += 1
                made, text = self.wordings[number]
                ending = self.endings.get(id(made))
                if ending is None:
                    ending = self.endings[id(made)] = Ending(made)
                template = featured(text, made.having)
                self._unfold(category.start, template, ending)

    def steps(self, state: State, kind: Kind) -> Steps:
        """What follows on a word of that kind."""
        found = state.after.get(kind.number)
        if found is None:
            self.unfold(state)
            following: list[State] = []
            for key in kind.keys:
                following += state.words.get(key, ())
            parts = [part for part in state.parts if part[1].name in kind.begun]
            found = state.after[kind.number] = (following, parts)
        return found

    def unfold(self, state: State) -> None:
        """Let a state have all words and parts that follow on it."""
        if state.folded:
            with self.lock:
                for template, ending in state.folded:
                    self._unfold(state, template, ending)
                state.folded = []

    def beginning(self, category: Category, kind: Kind) -> Beginning:
        """How a category begins with a word of that kind."""
        found = category.beginnings.get(kind.number)
        if found is None:
            found = self._beginning(category, kind)
            if self.begun >= self.most_begun:
                self.begun = 0
                for each in self.categories.values():
                    each.beginnings = {}
            self.begun += len(found.order)
            category.beginnings[kind.number] = found
        return found

    def _beginning(self, category: Category, kind: Kind) -> Beginning:
        made = Beginning()
        places = made.places
        firsts: list[list[tuple[str, Category, State]]] = []
        self._put_in_order(category, kind, made, firsts)
        made.names = frozenset(places)
        made.above = [[] for _ in firsts]
        made.above_before = [{} for _ in firsts]
        for at, parts in enumerate(firsts):
            for field, other, following in parts:
                made.above[places[other.name]].append((at, field, following))
        return made

    def _put_in_order(
        self,
        category: Category,
        kind: Kind,
        made: Beginning,
        firsts: list[list[tuple[str, Category, State]]],
    ) -> None:
        """Add a category after all that it begins with, and what those are."""
        following: list[State] = []
        parts: list[tuple[str, Category, State]] = []
        if category.name not in _OF_ONE_WORD:
            following, parts = self.steps(self.start(category, kind), kind)
        for _, other, _ in parts:
            if other.name not in made.places:
                self._put_in_order(other, kind, made, firsts)
        at = made.places[category.name] = len(firsts)
        made.order.append(category)
        firsts.append(parts)
        if category.name in _OF_ONE_WORD:
            made.plain.append(at)
        made.words += [(at, state) for state in following]

    def words_before(self, made: Beginning, after: Kind | None) -> list[tuple[int, State, bool]]:
        """What begins with the word itself and does not break off at the next one."""
        number = _NOTHING if after is None else after.number
        found = made.words_before.get(number)
        if found is None:
            found = []
            for at, state in made.words:
                goes_on = self.goes_on(state, after)
                if goes_on or state.ends:
                    found.append((at, state, goes_on))
            made.words_before[number] = found
        return found

    def above_before(self, made: Beginning, at: int, after: Kind | None) -> list[Above]:
        """Of what a category is the first part, if that does not break off at the next word."""
        number = _NOTHING if after is None else after.number
        found = made.above_before[at].get(number)
        if found is None:
            found = []
            for above, field, state in made.above[at]:
                goes_on = self.goes_on(state, after)
                if goes_on or state.ends:
                    found.append((above, field, state, goes_on))
            made.above_before[at][number] = found
        return found

    def goes_on(self, state: State, kind: Kind | None) -> bool:
        """Whether anything follows on a word of that kind; None is the end of the text."""
        if kind is None:
            return False
        following, parts = self.steps(state, kind)
        return len(following) > 0 or len(parts) > 0

    # All of it ---------------------------------------------------------------------------------

    def is_word(self, text: str) -> bool:
        """Whether any template has that word."""
        return text in self.led or text in self.all_words()

    def all_words(self) -> frozenset[str]:
        """Every word of the templates."""
        if self.vocabulary is None:
            self.vocabulary = self._vocabulary()
        return self.vocabulary

    def _vocabulary(self) -> frozenset[str]:
        found: set[str] = set()
        by_features: dict[tuple[tuple[str, str], ...], list[str]] = {}
        for made in self.constructs:
            by_features.setdefault(made.having, []).extend(made.wordings)
        for having, wordings in by_features.items():
            known = dict(having)
            plain = _NO_WORDS.sub(" ", "\n".join(wordings))
            found.update(_SIGNS.findall(plain))
            for sign in "()[]|\\":
                plain = plain.replace(sign, " ")
            for token in sorted(set(plain.split())):
                found |= {heard(agreeing(word, known)) for word in _WORDS.findall(token)}
        return frozenset(found)

    def whole(self, name: str) -> State:
        """Where a category begins, with all of its templates."""
        category = self.category(name)
        with self.lock:
            for pending in (category.by_word, category.by_part):
                for wordings in list(pending.values()):
                    self._join(category, wordings)
                pending.clear()
        for state in states(category.start):
            self.unfold(state)
        return category.start

    def begins(self, name: str) -> frozenset[str]:
        """The keys that a category can begin with."""
        found = self.first.get(name)
        if found is None:
            keys: set[str] = set()
            seen = {name}
            waiting = [name]
            while waiting:
                category = self.category(waiting.pop())
                keys.update(category.words)
                for part in category.parts:
                    if part not in seen:
                        seen.add(part)
                        waiting.append(part)
            found = self.first[name] = frozenset(keys)
        return found

    def check(self) -> None:
        """Hold all constructs to the laws. It takes seconds: a test does it, no reader."""
        for made in self.constructs:
            check(made)
        kept: set[str] = set()
        for name in list(self.categories):
            self._check_beginning(name, (), kept)
            for state in states(self.whole(name)):
                for _, part, _ in state.parts:
                    self._check_there(part.name, name)

    def _check_there(self, name: str, asker: str) -> None:
        category = self.categories[name]
        if not category.words and not category.parts:
            raise GrammarError(f"nothing is a {name}, which {asker} asks for")

    def _check_beginning(self, name: str, above: tuple[str, ...], kept: set[str]) -> None:
        if name in above:
            raise GrammarError(f"{' → '.join((*above, name))}: a category begins with itself")
        if name not in kept:
            for part in self.category(name).parts:
                self._check_beginning(part, (*above, name), kept)
            kept.add(name)

    # Growing -----------------------------------------------------------------------------------

    def _unfold(self, start: State, template: Template, ending: Ending) -> None:
        """Let a template go on from a state, as far as the first place that all of it comes by."""
        reached = [start]
        for at, element in enumerate(template):
            if at and len(reached) == 1 and reached[0] is not start and _has_words(template[at:]):
                reached[0].folded.append((template[at:], ending))
                reached[0].after = {}
                return
            reached = self._after(reached, element)
        for end in reached:
            end.ends.append(ending)

    def _grow(self, begun: Sequence[State], template: Template) -> list[State]:
        """The states that a template leads to from these, made where they are not there."""
        reached = list(begun)
        for element in template:
            reached = self._after(reached, element)
        return reached

    def _after(self, begun: list[State], element: Element) -> list[State]:
        if isinstance(element, Text):
            word = heard(element.word)
            if word in SILENT:
                return begun
            if len(begun) == 1:
                for state in begun[0].words.get(word, ()):
                    if not state.joined:
                        return [state]
            new = State()
            new.joined = len(begun) > 1
            for state in begun:
                state.words.setdefault(word, []).append(new)
                state.after = {}
            return [new]
        if isinstance(element, Part):
            category = self.category(element.category)
            if len(begun) == 1:
                for field, part, state in begun[0].parts:
                    if part is category and field == element.field and not state.joined:
                        return [state]
            new = State()
            new.joined = len(begun) > 1
            for state in begun:
                state.parts.append((element.field, category, new))
                state.after = {}
            return [new]
        if isinstance(element, Maybe):
            return _unique([*begun, *self._grow(begun, element.inside)])
        assert isinstance(element, Either)
        return _unique([state for each in element.options for state in self._grow(begun, each)])


_NO_WORDS: Final = re.compile(r"\{[^}]*\}")
_SIGNS: Final = re.compile(r"\\(.)")
_WORDS: Final = re.compile(r"[^\W_]+(?:[-'+@][^\W_]+)*'?|\W")


def _has_words(template: Template) -> bool:
    """Whether nobody can leave out all words of a template."""
    for element in template:
        if isinstance(element, Text):
            if heard(element.word) not in SILENT:
                return True
        elif isinstance(element, Part) or (
            isinstance(element, Either) and all(_has_words(each) for each in element.options)
        ):
            return True
    return False


def states(start: State) -> Iterator[State]:
    """Every state that there is from a start on; each may be unfolded when it comes."""
    found = [start]
    seen = {id(start)}
    for state in found:
        yield state
        following = [each for after in state.words.values() for each in after]
        for each in (*following, *(part[2] for part in state.parts)):
            if id(each) not in seen:
                seen.add(id(each))
                found.append(each)


def _unique(several: list[State]) -> list[State]:
    return list({id(state): state for state in several}.values())
