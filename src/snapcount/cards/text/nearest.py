"""`Did you mean …?`: the known wording that looks most like what was typed."""

from __future__ import annotations

import difflib
import functools

from snapcount.cards.text.vocabulary import PHRASES, VALUES, phrases


@functools.cache
def _known() -> tuple[str, ...]:
    """Every word of the vocabulary, in a fixed order."""
    patterns = [*PHRASES.values(), *(p for values in VALUES.values() for p in values.values())]
    words = {word for pattern in patterns for phrase in phrases(pattern) for word in phrase}
    words -= {"theplay", "thisplay"}
    return tuple(sorted(word for word in words if word.isalpha() and len(word) > 1))


def nearest(word: str) -> str:
    """The word of the card language nearest to this one, or nothing if none is near."""
    if len(word) > 24:
        return ""
    found = difflib.get_close_matches(word.lower(), _known(), n=1, cutoff=0.7)
    return found[0] if found else ""
