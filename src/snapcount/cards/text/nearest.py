"""`Did you mean …?`: the known wording that looks most like what was typed."""

from __future__ import annotations

import difflib
import functools
import re
from collections.abc import Iterable
from typing import Final

from snapcount.cards.text.vocabulary import PHRASES, VALUES, phrases


@functools.cache
def _known() -> tuple[str, ...]:
    """Every word of the vocabulary, in a fixed order."""
    patterns = [*PHRASES.values(), *(p for values in VALUES.values() for p in values.values())]
    words = {word for pattern in patterns for phrase in phrases(pattern) for word in phrase}
    words -= {"theplay", "thepass", "thisplay", "thisplayitself"}
    return tuple(
        sorted(word for word in words if word.replace("'", "").isalpha() and len(word) > 1)
    )


@functools.cache
def _joined() -> dict[str, str]:
    """Phrases of two words, by their letters without the space."""
    patterns = [*PHRASES.values(), *(p for values in VALUES.values() for p in values.values())]
    pairs = [words for pattern in patterns for words in phrases(pattern) if len(words) > 1]
    return {first + second: f"{first} {second}" for first, second, *_ in pairs}


def parted(word: str) -> str:
    """The two words that were run together, or the one that has a hyphen too many."""
    letters = word.lower().replace("-", "")
    if letters in vocabulary_words():
        return letters if letters != word.lower() else ""
    return _joined().get(letters, "")


LEAST: Final = 0.6
"""Words that look less alike than this are not worth comparing any closer."""


def likeness(typed: str, known: str) -> float:
    """How much a word looks like another, up to 1, or 0 for little: letters that changed places
    count almost nothing."""
    typed, known = typed.replace("'", ""), known.replace("'", "")
    matcher = _matcher(typed)
    matcher.set_seq1(known)
    if matcher.real_quick_ratio() < LEAST or matcher.quick_ratio() < LEAST:
        return 0.0
    ratio = matcher.ratio()
    return max(ratio, 0.95) if typed != known and sorted(typed) == sorted(known) else ratio


@functools.lru_cache(8)
def _matcher(typed: str) -> difflib.SequenceMatcher[str]:
    # It keeps what it finds out about its second word, so that is the one that stays.
    return difflib.SequenceMatcher(a="", b=typed, autojunk=False)


def like(typed: str, words: Iterable[str], least: float = LEAST) -> str:
    """The other word of these that looks most like what was typed, or nothing if none does."""
    typed = typed.lower()
    best, found = least, ""
    if not 2 < len(typed) <= 24:
        return ""
    for word in sorted(set(words) - {typed}):
        if abs(len(word) - len(typed)) <= 3 and (alike := likeness(typed, word)) > best:
            best, found = alike, word
    return found


@functools.cache
def vocabulary_words() -> frozenset[str]:
    return frozenset(_known())


@functools.lru_cache(4096)
def nearest(word: str, cutoff: float = 0.7) -> str:
    """The word of the card language nearest to this one, or nothing if none is near."""
    if len(word) > 24:
        return ""
    cutoff = max(cutoff, 0.85) if len(word) < 4 else cutoff
    found = difflib.get_close_matches(word.lower(), _known(), n=3, cutoff=cutoff)
    return max(found, key=lambda known: likeness(word.lower(), known), default="")


@functools.cache
def _phrasebook() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Sentences of every kind in canonical wording, and their words without the numbers."""
    # Imported late: only a text that is refused needs it.
    from snapcount.cards.language.printing import english
    from snapcount.cards.text.invent_effects import samples

    book = {english(effect): None for effect in samples()}
    return tuple((sentence, _words(sentence)) for sentence in book)


def _words(sentence: str) -> tuple[str, ...]:
    return tuple(word for word in re.findall(r"[a-z']+", sentence.lower()) if word != "the")


def nearest_wording(text: str, place: int) -> str:
    """The known sentence most like the one at that place, or nothing if none is like it."""
    start = max(text.rfind(mark, 0, place) for mark in ".:\n•[]") + 1
    ends = [end for mark in ".\n•[]" if (end := text.find(mark, place)) >= 0]
    typed = _words(text[start : min(ends, default=len(text))])
    if not 2 <= len(typed) <= 40:
        return ""
    matcher = difflib.SequenceMatcher(a=(), b=typed, autojunk=False)
    best, found = 0.6, ""
    for sentence, words in _phrasebook():
        matcher.set_seq1(words)
        if matcher.real_quick_ratio() > best and matcher.quick_ratio() > best:
            ratio = matcher.ratio()
            if ratio > best:
                best, found = ratio, sentence
    return found
