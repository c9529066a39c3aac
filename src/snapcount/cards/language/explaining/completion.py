"""Completion: what a text could go on with, while it is typed.

It is the set of words that the grammar expects at the end of the text, those of printed wordings
first. A word that can go on in one way only is offered together with what follows.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import chain
from typing import Final

import msgspec

from snapcount.cards.language.discourse.pronouns import with_antecedents
from snapcount.cards.language.explaining.expectations import Expected, wordings, words_at
from snapcount.cards.language.explaining.recognizer import Recognizer, chart_ends
from snapcount.cards.language.grammar import grammar
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.chart import Chart
from snapcount.cards.language.kernel.construct import Construct
from snapcount.cards.language.kernel.graph import State
from snapcount.cards.language.kernel.naming import A_NUMBER
from snapcount.cards.language.kernel.words import NAME, NUMBER, QUOTED, heard, words
from snapcount.cards.language.limits import first_unknown, too_long, too_many_words
from snapcount.cards.language.meaning.scene import Scene

A_NAME: Final = "a name"
A_QUOTE: Final = "text in quotation marks"

_HINTS: Final = {NUMBER: A_NUMBER, NAME: A_NAME, QUOTED: A_QUOTE}
"""What nobody can write for the author."""

_LAST_WORD: Final = re.compile(r"(?:\d+|[^\W\d_]+(?:[-'’][^\W\d_]*)*)$")
_QUOTES: Final = re.compile('["“”„«»]')
_TIGHT: Final = tuple(".,:;)]")
_LONGEST_PHRASE: Final = 6
_FEW: Final = 3
"""In how many ways a phrase may end, so that all of them are offered."""


class Completion(msgspec.Struct, frozen=True):
    """Words to go on with.

    `insert` takes the place of the last `replaces` letters of the text; it is empty where only
    the author knows what to write. `what` tells what it is, or is empty for plain words.
    """

    insert: str
    replaces: int = 0
    what: str = ""


def complete(text: str, scene: Scene, most: int | None = None) -> list[Completion]:
    """What the text could go on with, canonical wordings first; nothing if it is wrong already."""
    if too_long(text) is not None:
        return []
    marks = list(_QUOTES.finditer(text))
    if len(marks) % 2:  # what stands between quotation marks is a text of its own
        return complete(text[marks[-1].end() :], Scene(side=scene.side), most)
    found = _LAST_WORD.search(text)
    typed = found[0] if found is not None else ""
    ways = _at_end(text[: len(text) - len(typed)], typed, scene)
    if typed.isdigit() or grammar().is_word(heard(typed)):
        ways = chain(ways, (_apart(each) for each in _at_end(text, "", scene)))
    unique: dict[str, Completion] = {}
    for each in ways:
        unique.setdefault(each.insert.lower() or each.what, each)
        if most is not None and len(unique) >= most:
            break
    return list(unique.values())


def _apart(found: Completion) -> Completion:
    """The same after a word that is whole: a blank stands between them."""
    tight = not found.insert or found.insert.startswith(_TIGHT)
    return found if tight else Completion(f" {found.insert}", 0, found.what)


def _at_end(before: str, typed: str, scene: Scene) -> Iterator[Completion]:
    """What could stand after a text and begins with what is typed."""
    said = with_antecedents(words(before))
    if too_many_words(before, said) is not None or first_unknown(grammar(), said) is not None:
        return
    chart = Chart(grammar(), said)
    walk = Recognizer(grammar(), chart.kinds, chart_ends(chart))
    walk.rows()
    begins = not said or said[-1].text in ".:\n•]["
    after_the = re.search(r"\bthe\s*$", before, re.IGNORECASE) is not None
    low = typed.lower()
    expected = words_at(walk, len(said), _allowed(scene))
    together: dict[tuple[str, str], list[Expected]] = {}
    for each in expected:
        together.setdefault((each.heard, each.written), []).append(each)
    for each in expected:
        if each.heard in _HINTS:
            if not typed:
                yield Completion("", 0, _HINTS[each.heard])
            continue
        if "@" in each.heard and not _is_meant(before, each):
            continue
        if not each.written.lower().startswith(low) and not (
            after_the and each.written.removeprefix("the ").lower().startswith(low)
        ):
            continue
        for phrase in _phrases(together[each.heard, each.written]):
            if after_the:
                phrase = phrase.removeprefix("the ")
            if phrase.lower() == low:
                continue
            if begins:
                phrase = phrase[:1].upper() + phrase[1:]
            yield Completion(phrase, len(typed), each.what)


def _is_meant(before: str, pronoun: Expected) -> bool:
    """Whether a pronoun would mean that player there: it is the one who was named last."""
    said = with_antecedents(words(f"{before} {pronoun.written}"))
    return pronoun.heard in said[-1].keys


def _phrases(same: list[Expected]) -> list[str]:
    """A word with what must follow it, as far as there are few ways."""
    word = same[0].heard
    kind = grammar().kind_of((word,))
    following = [state for each in same for state in each.following]
    for name in dict.fromkeys(name for each in same for name in each.opens):
        # The templates that begin so are taken apart only now.
        start = grammar().start(grammar().category(name), kind)
        following += start.words.get(word, [])
    return _ways(same[0].written, following, _LONGEST_PHRASE)


def _ways(written: str, states: list[State], longest: int) -> list[str]:
    for state in states:
        grammar().unfold(state)
    if not longest or not states or any(state.ends or state.parts for state in states):
        return [written]
    after: dict[str, list[State]] = {}
    for state in states:
        for key, following in state.words.items():
            after.setdefault(key, []).extend(following)
    if not 0 < len(after) <= _FEW:
        return [written]
    found: list[tuple[bool, str]] = []
    for key, following in after.items():
        word = max(
            (wordings().written(state, key) for state in states if key in state.words),
            key=lambda each: (each.canonical, each.words),
        )
        whole = written + (word.words if word.words.startswith(_TIGHT) else f" {word.words}")
        found += [(not word.canonical, each) for each in _ways(whole, following, longest - 1)]
    return (
        [each for _, each in sorted(found, key=lambda way: way[0])]
        if len(found) <= _FEW
        else [written]
    )


def _allowed(scene: Scene) -> Callable[[Construct], bool]:
    """Which sentences and headings such a card can have."""
    return lambda made: _is_allowed(made, scene)


def _is_allowed(made: Construct, scene: Scene) -> bool:
    if made.node in (syntax.Head, syntax.Bench):
        return not scene.action
    if made.node is syntax.AttachTo:
        return scene.enters and scene.on_player
    if made.node is syntax.ActiveWhile:
        return not (scene.action or scene.on_player or scene.play or scene.enters)
    if made.node is syntax.When:
        mine = scene.action or scene.enters
        return mine if made.fixed.get("verb") == "play" else not scene.action
    return True


def scene_of_kind(kind: str) -> Scene:
    """The scene of a kind of card, as far as completion depends on it."""
    return Scene(
        action=kind == "action",
        synergy=kind == "synergy",
        on_player=kind in ("player", "legend", "superstar", "power up"),
        play=kind == "play",
        enters=kind in ("power up", "gridiron"),
    )
