"""What is set off by a play that succeeds, and is known before that.

`Whenever you complete a Medium Pass, this Player must be designated to receive it`: what a
successful play sets off comes after Player Designation (T-4), and only on a successful play is
anybody designated (F-9). So who must be is a rule for those plays. What a successful play is
besides (`it is also a Run Right`) is settled as it succeeds too (E-6, R-14).
"""

from __future__ import annotations

from typing import Any

from snapcount.cards.language.meaning.known_later import designates, together
from snapcount.cards.nouns import Called, Condition, OnSide
from snapcount.cards.tree import AlsoCalled, AlsoPlay, If, Lasting, Static, Triggered


def on_success(ability: Any) -> list[Any]:
    """The ability, as what holds on those plays where it would be too late."""
    match ability:
        case Triggered(
            event="a play is successful", players=None, once_per=None, first=False, others=()
        ) if designates(ability.effects):
            return _ruled(ability)
        case Triggered(
            event="a play is successful", players=None, once_per=None, first=False, others=()
        ):
            also = [_called_besides(each, ability.who) for each in ability.effects]
            if also and None not in also:
                who = ability.who or "each player"
                return [
                    Static(AlsoCalled(ability.calls, call, who), ability.condition, ability.bench)
                    for each in also
                    if each is not None
                    for call in each.calls
                ]
    return [ability]


def _ruled(ability: Triggered) -> list[Any]:
    asked: list[Condition] = []
    if ability.who is not None:
        asked.append(OnSide(ability.who, "offense"))
    if ability.calls:
        asked.append(Called("offense", ability.calls))
    if ability.condition is not None:
        asked.append(ability.condition)
    condition = together(asked) if asked else None
    return [
        Static(each.modifier, condition, ability.bench)
        for each in ability.effects
        if isinstance(each, Lasting)
    ]


def _called_besides(effect: Any, who: str | None) -> AlsoPlay | None:
    """What a play is besides; that whoever ran it is on offense goes without saying."""
    match effect:
        case AlsoPlay():
            return effect
        case If(
            condition=OnSide(who=whose, side="offense"), then=(AlsoPlay() as also,), otherwise=()
        ) if whose == who:
            return also
    return None
