"""Printing: a card, an ability or effects in the words that the grammar declares for them.

`english` prints anything, `printed` a card with the places of its abilities and effects. What is
printed is read back as the same tree. Every clause has the words of its construct; here stands
only how clauses become sentences, sentences abilities, and abilities a card.
"""

from snapcount.cards.language.printing.cards import (
    Printed,
    Span,
    active_line,
    as_it_stands,
    attach_line,
    english,
    play_call,
    printed,
)
from snapcount.cards.language.printing.timing import timing_line

__all__ = [
    "Printed",
    "Span",
    "active_line",
    "as_it_stands",
    "attach_line",
    "english",
    "play_call",
    "printed",
    "timing_line",
]
