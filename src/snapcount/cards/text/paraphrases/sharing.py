"""Abilities that one Player has of another, and what decks are built of."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule

_KEYWORD: Final = r"(?P<keyword>run |receive |tackle |exhaust )?"
_ABILITIES: Final = r"abilit(?:y|ies)"
_OWN: Final = r"(?: (?:in addition to|as well as|besides|along with) (?:(?:its|their|his) own(?: abilit(?:y|ies))?|this one|this ability))?"


def _mutual(found: re.Match[str]) -> str:
    return f"{found['when'] or ''}those Players gain all {found['keyword'] or ''}abilities of one another{found['tail'] or ''}"


_WHEN: Final = r"(?P<when>(?:until the end of the (?:down|possession|half|game)|this (?:down|possession|half|game)), )?"
_TAIL: Final = r"(?P<tail> (?:until the end of the (?:down|possession|half|game)|this (?:down|possession|half|game)))?"

SHARING: Final[list[Rule]] = [
    (
        rf"\b(?P<to>this player|that player) (?:gains|has|gets) (?P<of>that player|this player|the chosen player)'s {_KEYWORD}{_ABILITIES}{_OWN}",
        lambda m: f"{m['to']} gains all {m['keyword'] or ''}abilities of {m['of']}",
    ),
    (
        rf"\b(?P<to>this player|that player) (?:also )?(?:gains|has|gets) (?:all )?(?:of )?(?:the )?{_KEYWORD}{_ABILITIES} of (?P<of>another|one of|that|a|an|target|each|all)\b",
        lambda m: f"{m['to']} gains all {m['keyword'] or ''}abilities of {m['of']}",
    ),
    (
        rf"\b{_WHEN}(?:each of (?:them|those players)|each(?: one)?|both players|they|those players) (?:each )?(?:gains?|has|have|gets?) (?:the other's|each other's|the other player's|one another's) {_KEYWORD}{_ABILITIES}{_OWN}{_TAIL}",
        _mutual,
    ),
    (
        rf"\b(?P<to>that player) (?:gains|has|gets) this player's {_KEYWORD}{_ABILITIES}{_OWN}",
        lambda m: f"{m['to']} gains all {m['keyword'] or ''}abilities of this player",
    ),
]
