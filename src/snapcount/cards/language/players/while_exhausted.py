"""Abilities that trigger even if their Player is Exhausted."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    construct,
    phrase,
    read_as,
)
from snapcount.cards.language.players.player_abilities import SaidOf, said_of
from snapcount.cards.language.players.player_predicates import SOMEONE
from snapcount.cards.tree import WorksExhausted

_KEYWORDS: Final = ((None, ""), ("run", "Run"), ("receive", "Receive"), ("tackle", "Tackle"))


class WorksFor(msgspec.Struct, frozen=True):
    """Whose abilities trigger even if their Player is Exhausted, and for how long."""

    of: Any
    lasts: Any


def _works_for(said: WorksFor) -> Any:
    made = said_of(SaidOf(said.of, WorksExhausted(SOMEONE)))
    if made is None or isinstance(made, syntax.Together):
        return None
    return syntax.For(clause=syntax.Stands(modifier=made), lasts=said.lasts)


WHILE_EXHAUSTED: Final[list[Construct]] = [
    *phrase(
        "BeingExhausted",
        "Exhausted",
        "(they are|it is|(this|that|the|its|their) Player is|the (tackler|runner|receiver) is"
        "|(the|their|those) Players are) Exhausted",
    ),
    *phrase(
        "EvenIfExhausted",
        "even (if|while|when) {:BeingExhausted}",
        "even though {:BeingExhausted}",
    ),
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
        for number, verbs in (
            ("sg", "(triggers|works|is triggered|(can|may) (trigger|be triggered))"),
            ("pl", "(trigger|work|are triggered|(can|may) (trigger|be triggered))"),
        )
        for each in construct(
            f"AbilityWorks[{number}]",
            WorksExhausted,
            f"[still|also] {verbs} {{:EvenIfExhausted}}",
            [f"[still|also] {verbs} (if|while|when) {{:BeingExhausted}}"],
            players=SOMEONE,
        )
    ),
    *(
        each
        for keyword, name in _KEYWORDS
        for n in ("sg", "pl")
        for each in construct(
            "Modifier",
            WorksExhausted,
            f"{{players:Subject[{n}]}} (can|may) [still|also] use [their|its|his] {name} abilities"
            " [even] (while|if|when) {:BeingExhausted}",
            printed=False,
            keyword=keyword,
        )
        if keyword is not None
    ),
    *construct("For", None, "{=:WorksFor}", views={WHOLE: read_as(_works_for)}),
    *construct(
        "WorksFor",
        WorksFor,
        "{of:EveryonesAbilities} [still|also] (trigger|work) {lasts:Lasts} {:EvenIfExhausted}",
        [
            "{of:AbilitiesOf[pl]} [still|also] (trigger|work) {lasts:Lasts} {:EvenIfExhausted}",
            "{of:AbilitiesOf[sg]} [still|also] (triggers|works) {lasts:Lasts} {:EvenIfExhausted}",
        ],
    ),
]
