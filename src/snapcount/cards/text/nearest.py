"""`Did you mean …?`: the known wording that looks most like what was typed."""

from __future__ import annotations

import difflib
import functools
import re

from snapcount.cards.text.vocabulary import PHRASES, VALUES, phrases


@functools.cache
def _known() -> tuple[str, ...]:
    """Every word of the vocabulary, in a fixed order."""
    patterns = [*PHRASES.values(), *(p for values in VALUES.values() for p in values.values())]
    words = {word for pattern in patterns for phrase in phrases(pattern) for word in phrase}
    words -= {"theplay", "thepass", "thisplay", "thisplayitself"}
    return tuple(sorted(word for word in words if word.isalpha() and len(word) > 1))


@functools.cache
def vocabulary_words() -> frozenset[str]:
    return frozenset(_known())


@functools.lru_cache(4096)
def nearest(word: str, cutoff: float = 0.7) -> str:
    """The word of the card language nearest to this one, or nothing if none is near."""
    if len(word) > 24:
        return ""
    found = difflib.get_close_matches(word.lower(), _known(), n=1, cutoff=cutoff)
    return found[0] if found else ""


@functools.cache
def _phrasebook() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Sentences of every kind in canonical wording, and their words without the numbers."""
    # Imported late: only a text that is refused needs it.
    from snapcount.cards.text.english import english
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
