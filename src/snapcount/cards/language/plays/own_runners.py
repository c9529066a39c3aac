"""Who may run or catch on a Play's own play, and whom it exhausts: as long as that play is run.

`Only a QB may be designated to run the ball on this play` bars nobody where another play is run,
be it the opponent's or one that an audible calls (T-7); nor does `No Player is exhausted by this
play` hold there.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

import msgspec

from snapcount.cards.language.meaning.known_later import together
from snapcount.cards.nouns import OnSide
from snapcount.cards.tree import Cannot, Lasting, Static, Triggered

_ON_OFFENSE: Final = OnSide("you", "offense")
_ON: Final = ("on", "for", "during")
_BY: Final = ("by", "from")


def own_runners(ability: Any, texts: Sequence[str]) -> Any:
    """The ability, with what it says of the Players of this play as long as it is that one."""
    match ability:
        case Triggered(
            event="a play is revealed",
            who=None,
            condition=None,
            effects=(Lasting(modifier=Cannot() as bar, duration="this down"),),
        ) if bar.what.startswith("be designated") and _says(texts, _ON):
            return Static(bar, _ON_OFFENSE)
        case Static(modifier=Cannot(what="be exhausted", by="designation")) if _says(texts, _BY):
            asked = [_ON_OFFENSE, *([] if ability.condition is None else [ability.condition])]
            return msgspec.structs.replace(ability, condition=together(asked))
    return ability


def _says(texts: Sequence[str], words: tuple[str, ...]) -> bool:
    """Whether one of these words stands before `this play`."""
    plays = {at for at, pair in enumerate(pairwise(texts)) if pair == ("this", "play")}
    return any(text in words and at + 1 in plays for at, text in enumerate(texts))
