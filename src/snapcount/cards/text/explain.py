"""What is said to a person about a text that is not understood.

Only a text that is refused comes here. The pointer stands under the word that is wrong, which need
not be the word at which the machine stopped; what could stand there is said in words of the game.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Final

from snapcount.cards.text.errors import TextError
from snapcount.cards.text.lexer import Stuck, Tokens, following
from snapcount.cards.text.machine import END, Machine, Unexpected
from snapcount.cards.text.mending import Mend, mend
from snapcount.cards.text.nearest import (
    like,
    nearest,
    nearest_wording,
    parted,
    vocabulary_words,
)
from snapcount.cards.text.refusal import WHICH_CARD
from snapcount.cards.text.vocabulary import PHRASES, VALUES, phrases, shown

_MOST_NAMED: Final = 12
_FEW: Final = 4

_KINDS: Final = (
    ("a sentence", ()),
    ("an effect", ("_OTHERWISE",)),
    ("a condition", ("_ACTIVE_WHILE",)),
    ("a Player or Players", ("_ENERGIZE",)),
)
"""What is better named as a whole: what it is called, and after which words it stands."""

_WHOLE: Final = frozenset({"a condition", "a Player or Players"})

_TOGETHER: Final = (
    (
        "who (you, your opponent, the offense, the defense …)",
        frozenset({"YOU", "OPPONENT", "OFFENSE", "DEFENSE"}),
        frozenset({"EACH_PLAYER", "THEY"}),
    ),
    (
        "whose (your, your opponent's, their …)",
        frozenset({"YOUR", "OPPONENTS"}),
        frozenset({"OFFENSES", "DEFENSES", "EACH_PLAYERS", "THEIR", "_AN_OPPONENTS"}),
    ),
)
"""Words that are named together where all of the first stand, with those of the second."""

_NAMES: Final = {
    "STRING": "a name in quotation marks",
    "INT": "a number",
    "_X": "X",
    "_DOT": "a full stop",
    "POSITION": "a position",
    "CALL": "a play",
    "DURATION": "how long (this down, until the end of the half …)",
    "PREFIX": "how long (this down, until the end of the half …)",
    "ORDINAL": "which down (first, second …)",
    "ONCE": "how often (once per down …)",
    "EVENT": "what happens",
    "EVENT_DEED": "what happens",
    "TURNOVER_KIND": "a fumble, an interception or a Pick Six",
    "_YARD": "“yards”",
    "_TIME_UNIT": "“Time Units”",
    "_A": "“a”",
    **dict.fromkeys(("_LIST_CALL", "_LIST_POSITION", "_LIST_ORDINAL"), "“or”"),
    "_INSTEAD_AFTER": "“instead”",
}
"""How a terminal is named to a person, if not by its words."""

_HINTS: Final = {
    ("EVENT_DEED", "a card is drawn"): WHICH_CARD,
    ("EVENT_DEED", "a card is discarded"): WHICH_CARD,
}


def unknown_word(text: str, stuck: Stuck, machine: Machine, start: str) -> TextError:
    """A word that nobody knows, or that does not go on with the phrase before it."""
    lone = unbalanced(text)
    if lone is not None:
        return lone
    begin, end = stuck.place
    begun = text[stuck.began : begin].strip()
    after = stuck.following
    accepted: frozenset[str] = frozenset()
    if not begun:
        accepted = machine.accepted_after(start, [word.type for word in stuck.found.words])
    expected = (*_quoted(after if begun else ()), *named(machine, accepted))
    if begin >= len(text):
        message = f"after “{begun}” the text ends too early"
        return TextError("unfinished", message, text, begin, expected=expected)
    word = text[begin:end]
    here = [*after, *_all_first_words(accepted)]
    if word.lower() in vocabulary_words():  # a word that others know, without its neighbours
        return TextError(
            "unexpected",
            f"“{word}” cannot stand after “{begun}”" if begun else f"“{word}” cannot stand here",
            text,
            begin,
            length=end - begin,
            expected=expected,
            suggestion=like(word, here) or nearest_wording(text, begin),
        )
    near = like(word, here) or parted(word) or nearest(word)
    return unknown(text, begin, end, near, expected)


def unknown(
    text: str, start: int, end: int, suggestion: str = "", expected: tuple[str, ...] = ()
) -> TextError:
    """The refusal of a word that no card has, with the one that looks most like it."""
    word = text[start:end]
    if suggestion and len(expected) > _FEW:
        expected = ()  # one good answer is better than a list
    if word[:1].isupper():
        suggestion = suggestion[:1].upper() + suggestion[1:]
    return TextError(
        "unknown-word",
        f"“{word}” is no word of the card language",
        text,
        start,
        length=len(word),
        expected=expected,
        suggestion=suggestion,
    )


def unexpected(
    text: str, found: Tokens, error: Unexpected, machine: Machine, start: str
) -> TextError:
    """A word that cannot stand where it stands."""
    lone = unbalanced(text)
    if lone is not None:
        return lone
    index = error.index
    at_end = index >= len(found.words) or found.start(index) >= len(text)
    if not at_end:
        begin, end = found.start(index), found.end(index)
        word = found.words[index]
        for place in (index, index - 1):
            hint = place >= 0 and _HINTS.get((found.kind(place), found.words[place]))
            if hint:
                begin, end = found.start(place), found.end(place)
                return TextError("unexpected", hint, text, begin, length=end - begin)
        if word.type == "STRING" and text[begin].isalnum():
            # A name that no grammar asked for.
            typed = text[begin:end]
            near = like(typed, _all_first_words(error.accepted)) or parted(typed) or nearest(typed)
            expected = named(machine, frozenset(error.accepted))
            return unknown(text, begin, end, near, expected)
    better = mend(machine, start, found, index, rare=False)
    if better is not None:
        return _mended(text, found, better)
    expected = named(machine, frozenset(error.accepted))
    if not at_end:
        near = like(text[begin:end], [*_all_first_words(error.accepted)], 0.75)
        if near:
            expected = expected if len(expected) <= _FEW else ()
            return _cannot_stand(text, begin, end, expected, near)
    if _WHOLE.isdisjoint(expected):  # else the list is short and says it all
        better = mend(machine, start, found, index, rare=True)
        if better is not None:
            return _mended(text, found, better)
    if at_end:
        message = "the text ends too early"
        return TextError("unfinished", message, text, len(text), expected=expected)
    further = _further(text, found, index)
    if further is not None:
        return further
    near = like(text[begin:end], following(found, index - 1))
    return _cannot_stand(text, begin, end, expected, near or nearest_wording(text, begin))


def _cannot_stand(
    text: str, begin: int, end: int, expected: tuple[str, ...], suggestion: str
) -> TextError:
    return TextError(
        "unexpected",
        f"“{text[begin:end]}” cannot stand here",
        text,
        begin,
        length=end - begin,
        expected=expected,
        suggestion=suggestion,
    )


def _further(text: str, found: Tokens, index: int) -> TextError | None:
    """`It becomes 5th down`: a known phrase was begun before the word, and breaks off after it."""
    stuck = found.phrase(index - 1) if index else None
    if stuck is None or stuck.place[0] <= found.start(index):
        return None
    begin, end = stuck.place
    if begin >= len(text):
        return None
    begun = text[stuck.began : begin].strip()
    return TextError(
        "unexpected",
        f"“{text[begin:end]}” cannot stand after “{begun}”",
        text,
        begin,
        length=end - begin,
        expected=_quoted(stuck.following),
        suggestion=like(text[begin:end], stuck.following) or nearest_wording(text, begin),
    )


def _mended(text: str, found: Tokens, mended: Mend) -> TextError:
    """What one change would put right."""
    index = mended.place
    begin = end = len(text)
    if index < len(found.words):
        begin, end = found.start(index), found.end(index)
    word = text[begin:end]
    length = max(1, end - begin)
    here = f"before “{word}”" if word else "at the end"
    code = "unexpected" if word else "unfinished"
    if mended.kind == "too much":
        before = text[:begin].rstrip()
        message = f"“{word}” is too much here"
        after = text[end:].lstrip()
        suggestion = _sentence(f"{before}{'' if after[:1] in '.,:;)' else ' '}{after}", len(before))
        return TextError(code, message, text, begin, length=length, suggestion=suggestion)
    if mended.kind == "other order":
        other = text[found.start(index + 1) : found.end(index + 1)]
        swapped = f"{text[:begin]}{other} {word}{text[found.end(index + 1) :]}"
        message = f"“{word}” stands before “{other}”"
        length = found.end(index + 1) - begin
        suggestion = _sentence(swapped, begin)
        return TextError("unexpected", message, text, begin, length=length, suggestion=suggestion)
    names = tuple(dict.fromkeys(_name(terminal) for terminal in mended.terminals))
    if mended.kind == "instead":
        end = found.end(index + mended.width - 1)
        return _cannot_stand(text, begin, end, names, mended.words)
    listed = " or ".join(names[:4]) + (" …" if len(names) > 4 else "")
    message = f"{listed} is missing {here}"
    suggestion = ""
    if len(mended.terminals) == 1 and mended.terminals[0] in PHRASES:
        added = shown(mended.terminals[0])
        before = text[:begin].rstrip().rstrip(",;" if added in ".:" else "")
        joint = "" if added in ".:)]," else " "
        after = "" if added in "([" or not word or word == "." else " "
        suggestion = _sentence(f"{before}{joint}{added}{after}{text[begin:]}", begin)
    return TextError(code, message, text, begin, length=length, suggestion=suggestion)


def _sentence(text: str, place: int) -> str:
    """The sentence around a place."""
    start = max(text.rfind(mark, 0, max(place - 1, 0)) for mark in ".\n•") + 1
    ends = [end + 1 for mark in ".\n•" if (end := text.find(mark, place)) >= 0]
    return text[start : min(ends, default=len(text))].strip()


# Brackets and quotation marks --------------------------------------------------------------------

_CLOSING: Final = {")": "(", "]": "["}
_QUOTES: Final = '"“”„«»'


def unbalanced(text: str) -> TextError | None:
    """The first bracket or quotation mark without a partner, if there is one."""
    opened: list[int] = []
    quotes: list[int] = []
    for place, letter in enumerate(text):
        if letter in "([":
            opened.append(place)
        elif letter in _CLOSING:
            if not opened or text[opened[-1]] != _CLOSING[letter]:
                if opened:
                    return _lone(text, opened[-1], "is closed by another one")
                return _lone(text, place, "was never opened")
            opened.pop()
        elif letter in _QUOTES:
            quotes = [] if quotes else [place]
        elif letter == "\n" and quotes:
            break
    if opened:
        return _lone(text, opened[0], "is never closed")
    if quotes:
        return _lone(text, quotes[0], "is never closed")
    return None


def _lone(text: str, place: int, what: str) -> TextError:
    mark = "quotation mark" if text[place] in _QUOTES else "bracket"
    return TextError("unbalanced", f"this {mark} {what}: “{text[place]}”", text, place)


# What could stand somewhere ----------------------------------------------------------------------


def named(machine: Machine, accepted: frozenset[str]) -> tuple[str, ...]:
    """What could stand somewhere, in words for people."""
    names: list[str] = []
    for name, kind in _kinds(machine):
        if kind and kind <= accepted:
            names.append(name)
            accepted -= kind
    for name, needed, more in _TOGETHER:
        if needed <= accepted:
            names.append(name)
            accepted -= needed | more
    names += [words for terminal in sorted(accepted) if (words := _name(terminal))]
    return _some(names)


@functools.lru_cache(1)
def _kinds(machine: Machine) -> list[tuple[str, frozenset[str]]]:
    return [
        (name, machine.accepted_after("text", after) - {END, "_DO_THIS"}) for name, after in _KINDS
    ]


def _name(terminal: str) -> str:
    if terminal in _NAMES:
        return _NAMES[terminal]
    words = shown(terminal)
    return f"“{words}”" if words else ""


def _quoted(words: Iterable[str]) -> tuple[str, ...]:
    return _some([f"“{word}”" for word in sorted(words)])


def _some(names: list[str]) -> tuple[str, ...]:
    several = list(dict.fromkeys(names))
    return (*several[:_MOST_NAMED], *["…"] * (len(several) > _MOST_NAMED))


def _all_first_words(terminals: Iterable[str]) -> list[str]:
    return [first for terminal in terminals for first in _first_words(terminal)]


@functools.cache
def _first_words(terminal: str) -> list[str]:
    """The words that a terminal can begin with."""
    patterns = [PHRASES[terminal]] if terminal in PHRASES else []
    patterns += VALUES.get(terminal, {}).values()
    every = [words[0] for pattern in patterns for words in phrases(pattern) if words]
    return list(dict.fromkeys(every))
