"""What a call and its Play Strength make of the play, on text that stands.

`If your opponent calls a Long Pass and the Play Strength is 0, the pass is intercepted`: the
Strength may change until the play comes out (F-5, F-7), and so may the call (T-7). So what is done
to the play is asked whenever that is looked at, and not as the plays are revealed. All else is.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from snapcount.cards.language.meaning.about import speaks_of
from snapcount.cards.language.meaning.known_later import may_change, while_so
from snapcount.cards.language.meaning.normal import stopped_calls
from snapcount.cards.nouns import Called, NamedCalled, StrengthIn, ThePlayStrength
from snapcount.cards.tree import Await, If, Triggered

_STRENGTH = (StrengthIn, ThePlayStrength)


def as_checked(ability: Any) -> list[Any]:
    """The ability, with what it makes of the play apart from what it does besides."""
    match ability:
        case Triggered(
            event="a play is revealed", players=None, once_per=None, first=False, others=(), by=None
        ):
            pass
        case _:
            return [ability]
    waits, asked = ability, ability.condition
    match ability.effects:
        case (If(condition=condition, then=then, otherwise=()),) if asked is None:
            waits, asked = replace(ability, effects=then, condition=condition), condition
    if asked is None or speaks_of(asked, (NamedCalled,)):
        return [ability]
    if not speaks_of(asked, _STRENGTH) or not may_change(asked):
        return [ability]
    effects = tuple(part for each in waits.effects for part in _of_its_call(each, ability))
    made, rest = while_so(asked, effects)
    found = [_of_its_play(each, ability) for each in made]
    if not found or None in found:
        return [ability]
    return [*found, replace(waits, effects=rest)] if rest else found


def _of_its_call(effect: Any, ability: Triggered) -> tuple[Any, ...]:
    """`The Run is stopped`, where a Run is waited for: without asking again if it is one."""
    match effect:
        case If(condition=Called(who="offense", calls=calls), then=then, otherwise=()):
            if ability.calls and set(stopped_calls(calls)).issuperset(stopped_calls(ability.calls)):
                return then
    return (effect,)


def _of_its_play(made: Any, ability: Triggered) -> Any:
    """What takes place of such a play, on text that stands; None if it is of another one."""
    if not isinstance(made, Await):
        return None
    would = made.ability
    if would.who is None and not would.calls:
        would = replace(would, who=ability.who, calls=ability.calls)
    elif ability.who is not None or ability.calls:
        return None
    return replace(would, bench=ability.bench)
