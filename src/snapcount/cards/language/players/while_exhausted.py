"""Abilities that trigger even if their Player is Exhausted."""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.kernel.construct import Construct, construct, phrase
from snapcount.cards.language.players.player_predicates import SOMEONE
from snapcount.cards.tree import WorksExhausted

_KEYWORDS: Final = ((None, ""), ("run", "Run"), ("receive", "Receive"), ("tackle", "Tackle"))

WHILE_EXHAUSTED: Final[list[Construct]] = [
    *phrase("BeingExhausted", "Exhausted", "(they are|it is|(this|that|the) Player is) Exhausted"),
    # As they are printed; what is read is any owner, and several keywords
    *(
        each
        for keyword, name in _KEYWORDS
        for each in construct(
            "Modifier",
            WorksExhausted,
            f"the {name} abilities of {{players:Subject}} trigger even if Exhausted",
            keyword=keyword,
        )
    ),
    *(
        each
        for number, verbs in (("sg", "(triggers|works)"), ("pl", "(trigger|work)"))
        for each in construct(
            f"AbilityWorks[{number}]",
            WorksExhausted,
            f"[still|also] {verbs} even (if|while|when) {{:BeingExhausted}}",
            players=SOMEONE,
        )
    ),
]
