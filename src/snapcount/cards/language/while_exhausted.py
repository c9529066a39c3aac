"""Abilities that trigger even if their Player is Exhausted."""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.construct import Construct, construct, phrase
from snapcount.cards.tree import WorksExhausted

_KEYWORDS: Final = (("run", "Run"), ("receive", "Receive"), ("tackle", "Tackle"))


def _abilities() -> list[Construct]:
    made: list[Construct] = []
    for keyword, name in _KEYWORDS:
        end = "(trigger|work) even (if|while|when) {:BeingExhausted}"
        one = "(triggers|works) even (if|while|when) {:BeingExhausted}"
        said = [
            f"the {name} abilities of {{players:Subject}} {end}",
            f"{{players:Possessor}} {name} abilities {end}",
            f"{{players:Possessor}} {name} ability {one}",
        ]
        made += construct("Modifier", WorksExhausted, said[0], said[1:], keyword=keyword)
    return made


WHILE_EXHAUSTED: Final[list[Construct]] = [
    *phrase("BeingExhausted", "Exhausted", "(they are|it is|(this|that|the) Player is) Exhausted"),
    *_abilities(),
]
