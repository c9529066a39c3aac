"""The text of a Play, which may be called on either side of the ball.

What it says of `this play` or `your pass`, and what it lets you gain, holds for whoever runs it.
What it says of the offense, or of the play as such (`the play becomes stopped`), holds for the side
that called it, whichever that is.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.words import Word
from snapcount.cards.tree import Triggered

_OWN: Final = ("this", "your")
_PLAYS: Final = ("play", "plays", "pass", "passes", "run", "runs", "card")
_BECOMING: Final = ("is", "becomes", "was")
_RESULTS: Final = ("stopped", "incomplete", "successful", "complete")
_GOING: Final = ("gains", "loses")
_EVENTS: Final = ("a play is revealed", "a play is stopped", "a play is successful")


def speaks_of_any_play(found: list[Word]) -> bool:
    """Whether a text speaks of the offense's play whoever runs it, and never of its own."""
    texts = [word.text for word in found] + [""] * 2
    anyones = False
    for at in range(len(found)):
        one, two, three = texts[at : at + 3]
        if one in _OWN and two in _PLAYS:
            return False
        if one == "offense" and two in _GOING:
            anyones = True
        if one == "play" and two in _BECOMING and three in _RESULTS:
            anyones = True
    return anyones


def of_any_play(abilities: list[Any]) -> list[Any]:
    """The abilities, heard by whichever side called the Play."""
    return [
        msgspec.structs.replace(each, who=None)
        if isinstance(each, Triggered) and each.event in _EVENTS and each.who == "you"
        else each
        for each in abilities
    ]
