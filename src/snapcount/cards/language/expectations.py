"""What could stand at a place of a text: words as they are written, and who asked for them."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from snapcount.cards.language.chart import NAMES, NUMBERS, QUOTES, State
from snapcount.cards.language.construct import Construct
from snapcount.cards.language.grammar import grammar
from snapcount.cards.language.naming import called
from snapcount.cards.language.recognizer import TOP, Recognizer
from snapcount.cards.language.wordings import Wordings

MOST_NAMED: Final = 12


class Expected(msgspec.Struct):
    """A word that could stand somewhere; `what` is the named category that asks for it.

    `deep` is how many categories begin there before the word does, `following` what comes next.
    """

    heard: str
    written: str
    canonical: bool
    what: str
    deep: int
    following: list[State]


@functools.cache
def wordings() -> Wordings:
    return Wordings()


@functools.cache
def _constructs() -> dict[str, list[Construct]]:
    found: dict[str, list[Construct]] = {}
    for each in grammar().constructs:
        if each.printed:
            found.setdefault(each.category, []).append(each)
    return found


def wordings_of(category: str) -> list[Construct]:
    """The constructs that are printed as that category."""
    return _constructs().get(category, [])


def begun(walk: Recognizer, place: int) -> list[tuple[str, State]]:
    """What was begun before a place and not ended, with the sentence that may begin there."""
    found: dict[tuple[str, int], State] = {}
    for each in walk.reached[place]:
        if each.start < place or each.category == TOP:
            found[each.category, id(each.state)] = each.state
    return [(category, state) for (category, _), state in found.items()]


def names_at(walk: Recognizer, place: int) -> tuple[str, ...]:
    """What could stand there in words of people: categories by name, other words in quotes."""
    named: dict[str, None] = {}
    plain: dict[str, bool] = {}
    for category, state in begun(walk, place):
        _tell(category, state, named, plain, set())
    words = sorted(plain, key=lambda word: (not plain[word], word))
    once = {word.removeprefix("the ").lower(): word for word in reversed(words)}
    return _some([*named, *(f"“{word}”" for word in words if word in once.values())])


def _tell(
    category: str, state: State, named: dict[str, None], plain: dict[str, bool], seen: set[str]
) -> None:
    if category == TOP and state is grammar().starts[TOP]:
        named[called(TOP)] = None
        return
    for word in state.words:
        written = wordings().written(state, word)
        text = "a full stop" if written.words == "." else written.words
        plain[text] = plain.get(text, False) or written.canonical
    for _, other, _ in state.parts:
        name = called(other)
        if name:
            named[name] = None
        elif other not in seen:
            seen.add(other)
            _tell(other, grammar().starts[other], named, plain, seen)


def _some(names: Iterable[str]) -> tuple[str, ...]:
    several = ["a full stop" if name == "“a full stop”" else name for name in dict.fromkeys(names)]
    return (*several[:MOST_NAMED], *["…"] * (len(several) > MOST_NAMED))


def words_at(
    walk: Recognizer, place: int, allowed: Callable[[Construct], bool] | None = None
) -> list[Expected]:
    """Every word that could stand there, the nearest and canonical ones first.

    `allowed` says which sentences and headings may begin there.
    """
    found: dict[tuple[str, str, str], Expected] = {}
    queue = [(category, state, "", 0, True) for category, state in begun(walk, place)]
    seen: set[str] = set()
    for category, state, what, deep, printed in queue:
        begins = category == TOP and state is grammar().starts[TOP]
        if begins:
            what = what or called(TOP)

        def is_allowed(following: Iterable[State], begins: bool = begins) -> bool:
            if allowed is None or not begins:
                return True
            return any(
                allowed(each) for state in following for each in wordings().constructs(state)
            )

        for word, following in state.words.items():
            if not is_allowed(following):
                continue
            written = wordings().written(state, word)
            canonical = written.canonical and printed
            key = (word, written.words, what)
            expected = found.setdefault(
                key, Expected(word, written.words, canonical, what, deep, [])
            )
            expected.canonical = expected.canonical or canonical
            expected.following += following
        for _, other, after in state.parts:
            if not is_allowed((after,)):
                continue
            name = what if what and not begins else called(other) or what
            if other in (NUMBERS, QUOTES, NAMES):
                symbol = next(iter(grammar().first[other]))
                found.setdefault(
                    (symbol, symbol, name),
                    Expected(symbol, symbol, printed, name, deep, [after]),
                )
            elif other not in seen:
                seen.add(other)
                canonical = printed and wordings().is_canonical(state, other)
                queue.append((other, grammar().starts[other], name, deep + 1, canonical))
    return sorted(
        found.values(), key=lambda each: (not each.canonical, each.deep, each.written.lower())
    )
