"""Random valid cards and decks, derived from the grammar's own declarations.

`frames` makes the grammar ready, `derive` walks it by chance, `texts` keeps what means one thing on
its card, `cards` and `decks` make the rest. A construct needs no line here: it is generated because
it was declared.
"""

from __future__ import annotations

from snapcount.cards.language.generate.cards import KINDS, kinds_of, random_card
from snapcount.cards.language.generate.decks import random_deck

__all__ = ["KINDS", "kinds_of", "random_card", "random_deck"]
