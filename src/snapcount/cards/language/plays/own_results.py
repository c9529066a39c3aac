"""What a Play says of how it comes out, if something is so: it is asked whenever that is checked.

`If the Play Strength is 0, this pass is complete` is no result that is made when the Play is
revealed: On Field Adjustments may bring the Strength to 0, or away from it (F-4, F-7). `When you
call this play, …` says that it is asked once.
"""

from __future__ import annotations

from typing import Any

import msgspec

from snapcount.cards.language.kernel.contents import contents
from snapcount.cards.language.kernel.walk import divided
from snapcount.cards.language.meaning.about import speaks_of
from snapcount.cards.language.meaning.known_later import INSTEAD_OF, is_known_later
from snapcount.cards.nouns import Did, OnSide, That, TheX
from snapcount.cards.tree import If, MakeResult, Triggered, Would


def can_be_asked_again(condition: Any) -> bool:
    """Whether that is known from the reveal on, and asked without anything that was done then."""
    return not (is_known_later(condition) or speaks_of(condition, (Did, That, TheX)))


def own_results(ability: Any, any_play: bool = False) -> list[Any]:
    """The abilities, with a result that hangs on something as what stands instead of another.

    It is that of the card's own play, whatever is said before it, unless the text speaks of
    `any_play` or asks on which side the card was called.
    """
    match ability:
        case Triggered(
            event="a play is revealed", calls=(), players=None, once_per=None, condition=None
        ):
            checked, rest = divided(ability.effects, _is_checked)
            if speaks_of(rest, (Did, That)):
                return [ability]
            made = [
                would
                for each in checked
                for would in _when_checked(each, _whose(ability.who, each, any_play))
            ]
            return [msgspec.structs.replace(ability, effects=rest), *made] if rest else made
    return [ability]


def _whose(heard: Any, effect: Any, any_play: bool) -> Any:
    """Whose play comes out so: what else the text says may be heard on either side."""
    return heard if any_play or OnSide in contents(effect.condition) else "you"


def _is_checked(effect: Any) -> bool:
    match effect:
        case If(condition=asked, then=(MakeResult(),), otherwise=()):
            return can_be_asked_again(asked)
    return False


def _when_checked(effect: Any, who: Any) -> list[Would]:
    then = effect.then
    return [
        Would(event, then, who, condition=effect.condition) for event in INSTEAD_OF[then[0].result]
    ]
