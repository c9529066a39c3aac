"""`Another Player` to whom a Power Up moves: any but the one it comes from.

`Other than this Player` would leave the one alone whose text it is, wherever the Power Up lies.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from snapcount.cards.language.kernel.walk import parts
from snapcount.cards.language.meaning.draft import Page
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.nouns import Choose, This
from snapcount.cards.tree import MovePowerUp

_BUT_THIS = (("than", "this"), ("except", "this"), ("besides", "this"))


def refuse_but_this(page: Page, spoken: Sequence[str]) -> None:
    """Refuse a Power Up that moves to any Player but this one, unless it comes from this one."""
    if not any(row in _BUT_THIS for row in itertools.pairwise(spoken)):
        return
    for part in parts(page.abilities, page.effects):
        if isinstance(part, MovePowerUp) and isinstance(part.to, Choose) and part.to.group.other:
            if not isinstance(part.source, This):
                message = "to any Player but the one it comes from? Write “another Player”"
                raise Refusal("unexpected", message)
