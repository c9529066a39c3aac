"""What is said of the play of this down, and of all plays of a kind, in every wording."""

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.clauses import card_side
from snapcount.cards.text.paraphrases.rule import Into, one_play

WHOSE_PLAY: Final = (
    r"(?:the|this|your|the offense's|your opponent's)"
    r"(?: (?:current|called|offensive|successful))* (?:play|run|pass)"
)
"""The play of this down, whoever is said to have it."""

ALL_CALLS: Final = (
    r"(?:<S>(?P<while>while (?!attached)[^.,:]*), |<C>)(?:every |each |all |any |an? )?"
    r"(?P<whose>your opponent's |each player's |your |the offense's )?"
    r"(?:successful )?(?P<calls><CALL>)"
)
"""All plays of a kind, at the beginning of a clause."""

LASTING: Final = (
    r"(?P<lasting> (?:this (?:down|possession|half|game)"
    r"|(?:until the end|for the rest) of (?:the|this) (?:down|possession|half|game)))?"
)

_SAID_OF: Final = re.compile(
    r"\b(?P<whose>your|your opponent's) (?:[a-z]+ )*?(?:play|run|pass)\b", re.IGNORECASE
)


def of_whose_play(found: re.Match[str], words: str) -> str:
    """What happens to the play; a card of either side says it of the play of one player only."""
    said, side = _SAID_OF.search(found[0]), card_side.get()
    if said is None:
        return words
    yours = said["whose"].lower() == "your"
    if side is not None:
        return words if (side == "offense") == yours else found[0]
    return f"if {'you are' if yours else 'your opponent is'} on offense, {words}"


def so(words: str) -> Into:
    return lambda found: of_whose_play(found, found.expand(words))


def each_time(found: re.Match[str], event: str, words: str) -> str:
    """`Your Long Passes …` and `Every Run …`: what all plays of a kind do, when one is called."""
    play = one_play(found["calls"])
    if not re.search(r"\bplay\b", play, re.IGNORECASE):
        play = f"{play} play"
    said = found["whose"]
    if said is None or said.lower() == "each player's ":
        said = "a "
    during = f" {found['while'].strip()}" if found["while"] else ""
    return f"whenever {said}{play} {event}{found['lasting'] or ''}{during}, {words}"


def each(event: str, words: str) -> Into:
    return lambda found: each_time(found, event, found.expand(words))
