"""What the grammar's rules for downs that are not gained, lost or set become."""

from __future__ import annotations

from snapcount.cards.text.clauses import Clause, offense
from snapcount.cards.text.machine import Word
from snapcount.cards.text.reading_who import Named, known
from snapcount.cards.text.reading_would import ReadWould
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.text.statements import Occasion
from snapcount.cards.tree import (
    CancelFirstDown,
    CannotFirstDown,
    FirstDown,
    LoseDown,
    Modifier,
    SetDown,
)
from snapcount.cards.words import Call


def _first(down: Word) -> None:
    if down != "1":
        raise Refusal("unexpected", "only a first down can be gained")


class ReadDowns(ReadWould):
    """First downs that are not, and the number of the down."""

    def cannot_first_down(self, who: Named, *words: Word | tuple[Call, ...] | None) -> Modifier:
        calls = next((word for word in words if isinstance(word, tuple)), ())
        for word in words:
            if isinstance(word, Word) and word in ("2", "3", "4"):
                _first(word)
        return CannotFirstDown(known(who), calls)

    def cancel_first_down(self, down: Word) -> Clause:
        _first(down)
        return CancelFirstDown()

    def set_down(self, down: Word) -> Clause:
        return FirstDown() if down == "1" else SetDown(int(down))

    def loses_down(self, who: Named, _: Word) -> Clause:
        offense(who)
        return LoseDown()

    def who_would_gain_down(self, who: Named, _: Word, down: Word) -> Occasion:
        _first(down)
        return Occasion("a first down would be gained", True, known(who))

    def down_would_be_gained(self, down: Word) -> Occasion:
        _first(down)
        return Occasion("a first down would be gained", True, None)
