"""Where a row of words stands in a text: the notation in which antecedents are declared.

    "(if|when) <it> (is|was) [not] missed"

- `<it>` is what is looked for, or a row of words that is: `<that play>`;
- `(a|b)` is one of several words, `[a|b]` may be left out, and `!(a|b)` does not stand there;
- `…` is anything within the sentence, and `…!(,)` anything but a comma;
- `player@game` has no capital letter, so it is none of the cards; `their@opponent` is a pronoun
  that stands for that player of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from snapcount.cards.language.kernel.words import Word

_MAYBE, _NOT, _WITHIN = "[", "!", "…"
_STOPS: Final = frozenset({".", "\n"})
_EDGE: Final = Word("\n", -1, 0, 0)
"""What stands before the first word of a text, and after the last."""


class Slot(NamedTuple):
    """A place in a phrase: the words that stand there, and whether they must, may, or must not."""

    how: str
    words: frozenset[str]
    marked: bool
    """Whether they say what a word stands for."""

    def has(self, word: Word) -> bool:
        """Whether a word stands there, as itself or as what it stands for."""
        if word.text in self.words:
            return True
        means = word.means or ("" if word.typed else "game")
        return f"{word.text}@{means}" in self.words


class Phrase(NamedTuple):
    """What stands before the words that are looked for, the nearest first; they; what follows."""

    before: tuple[Slot, ...]
    sought: tuple[Slot, ...]
    after: tuple[Slot, ...]

    def found(self, words: Sequence[Word], at: int) -> slice | None:
        """The whole phrase, if what is looked for begins at that place."""
        end = _past(words, at, 1, self.sought + self.after)
        start = None if end is None else _past(words, at - 1, -1, self.before)
        return None if start is None else slice(start + 1, end)

    def begins_with(self) -> frozenset[str]:
        """The words with which what is looked for begins."""
        said = self.sought[0].words
        return said | {word.partition("@")[0] for word in said}


def _past(words: Sequence[Word], at: int, step: int, slots: tuple[Slot, ...]) -> int | None:
    """The place past a row of words, forward or backward from a place; None if it isn't there."""
    size = len(words)
    for nth, slot in enumerate(slots):
        how = slot.how
        word = words[at] if 0 <= at < size else _EDGE
        if how == _WITHIN:
            while (end := _past(words, at, step, slots[nth + 1 :])) is None:
                word = words[at] if 0 <= at < size else _EDGE
                if word.text in _STOPS or word.text in slot.words:
                    return None
                at += step
            return end
        there = slot.has(word) if slot.marked else word.text in slot.words
        if there is (how == _NOT):
            if how != _MAYBE:
                return None
        elif how != _NOT:
            at += step
    return at


def phrase(text: str) -> Phrase:
    """The phrase that is written so."""
    before, _, rest = text.partition("<")
    sought, _, after = rest.partition(">")
    return Phrase(_slots(before)[::-1], _slots(sought), _slots(after))


def _slots(text: str) -> tuple[Slot, ...]:
    return tuple(
        Slot(each[0], frozenset(each.lstrip("…!").strip("()[]").split("|")), "@" in each)
        for each in text.split(" ")
        if each
    )
