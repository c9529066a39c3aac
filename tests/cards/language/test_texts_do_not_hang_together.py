"""A text means the same whatever was read or refused before it: grammars learn only what is true.

The grammar remembers which categories break off after which two words. What goes on with the
subject of the clause before it hangs on more than two words, so nothing is to be learned of it.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.parse import parse_page
from snapcount.cards.tree import Effect

TEXTS = (
    "Your Short Passes gain 5 additional yards but have +1 Play Strength.",
    "Until the end of the possession, your Runs cannot be stopped and have +1 Play Strength.",
    "Your opponent gains a timeout and they lose a timeout.",
    "Your Runs gain 5 additional yards, and they use 1 less Time Unit this possession.",
    "Draw an Action card and gain 5 yards.",
)


def effects(text: str) -> tuple[Effect, ...]:
    return parse_page(text, action=True, on_player=False).effects


def changed(text: str) -> Iterator[str]:
    """The text without a word, with one twice, and with two in the wrong order."""
    words = text.split()
    for at in range(1, len(words) - 1):
        before, here, after = words[:at], words[at], words[at + 1 :]
        for middle in ([], [here, here], [after[0], here]):
            rest = after[1:] if middle[:1] == [after[0]] else after
            yield " ".join([*before, *middle, *rest])


def test_no_refusal_makes_another_text_unreadable() -> None:
    before = [effects(text) for text in TEXTS]
    refused = 0
    for text in TEXTS:
        for other in changed(text):
            with contextlib.suppress(TextError):
                effects(other)
                continue
            refused += 1
    assert refused > 100
    assert [effects(text) for text in TEXTS] == before
