"""Who may run or catch on a Play's own play, and whom it exhausts: as long as that play is run.

`Only a QB may be designated to run the ball on this play` bars nobody where another play is run,
be it the opponent's or one that an audible calls (T-7); nor does `No Player is exhausted by this
play` hold there.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.meaning.known_later import together
from snapcount.cards.language.meaning.of_this_card import of_this_card
from snapcount.cards.nouns import OnSide
from snapcount.cards.tree import Cannot, Lasting, Static, Triggered

_ON_OFFENSE: Final = OnSide("you", "offense")


def of_own_runners(said: syntax.For) -> syntax.For:
    """Whom nobody may designate `on this play`, as what a Play says of its own."""
    match said:
        case syntax.For(clause=syntax.Stands(modifier=Cannot() as bar), lasts=lasts) if lasts.own:
            stands = syntax.Stands(modifier=of_this_card(bar))
            return msgspec.structs.replace(said, clause=stands)
    return said


def own_runners(ability: Any) -> Any:
    """The ability, with what it says of the Players of this play as long as it is that one."""
    match ability:
        case Triggered(
            event="a play is revealed",
            who=None,
            condition=None,
            effects=(Lasting(modifier=Cannot() as bar, duration="this down"),),
        ) if _is_own(bar) and bar.what.startswith("be designated"):
            return Static(bar, _ON_OFFENSE)
        case Static(modifier=Cannot() as bar) if _is_own(bar):
            asked = [_ON_OFFENSE, *([] if ability.condition is None else [ability.condition])]
            return msgspec.structs.replace(ability, condition=together(asked))
    return ability


def _is_own(bar: Cannot) -> bool:
    return isinstance(bar, syntax.OfThisCard)
