"""`Your Runs gain 5 more yards. If you are behind, they gain 10 more instead`, of what stands.

The first holds while the second does not: of two modifiers one is in force.
"""

from __future__ import annotations

from typing import Any

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.walk import parts
from snapcount.cards.language.meaning.normal import normal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.meaning.statements import NewLine, Reminder
from snapcount.cards.nouns import AllOf, Not

replace = msgspec.structs.replace


def standing_instead(row: list[Any], scene: Scene) -> list[Any]:
    """The sentences of a card that stays, with what stands in the place of what stands."""
    if scene.action or scene.play:
        return row
    made: list[Any] = []
    last = -1
    headed = False
    for said in row:
        if isinstance(said, NewLine):
            headed = False
        headed = headed or isinstance(said, syntax.Head)
        both = None if headed or last < 0 else _one_of(made[last], said)
        if both is not None:
            made[last], said = both
        made.append(said)
        if not isinstance(said, Reminder):
            last = len(made) - 1
    return made


def _one_of(before: Any, said: Any) -> tuple[Any, Any] | None:
    """Both sentences, where the second says what holds in the place of the first."""
    match said:
        case syntax.Asks(
            condition=asked,
            then=syntax.Says(clauses=(syntax.Instead(clause=clause, of=None),)),
            holds=True,
        ) if _is_known(asked):
            held, stood = _standing(before)
            other = None if stood is None else _other(stood, clause)
            if other is None:
                return None
            first = replace(said, condition=_both(held, Not(asked)), then=_says(stood))
            return first, replace(said, condition=_both(held, asked), then=_says(other))
    return None


def _is_known(asked: Any) -> bool:
    """Whether nothing in it is still to be settled."""
    return not any(isinstance(part, syntax.Syntax) for part in parts(asked))


def _says(modifier: Any) -> syntax.Says:
    return syntax.Says(clauses=(syntax.Stands(modifier=modifier),))


def _both(held: Any, asked: Any) -> Any:
    return normal(asked if held is None else AllOf((held, asked)))


def _standing(said: Any) -> tuple[Any, Any]:
    """While what, and which modifier a sentence says to hold; none if it says more."""
    match said:
        case syntax.Says(clauses=(syntax.Stands(modifier=stood),)):
            return None, stood
        case syntax.Asks(condition=held, then=then, holds=True) if _is_known(held):
            return held, _standing(then)[1]
        case syntax.Holds(condition=held, then=then) if _is_known(held):
            return held, _standing(then)[1]
    return None, None


def _other(stood: Any, clause: Any) -> Any:
    """The same modifier with another number."""
    if not isinstance(getattr(stood, "by", None), int):
        return None
    match clause:
        case syntax.ItChanges(by=int(by), to=None):
            return replace(stood, by=by)
        case syntax.Stands(modifier=other) if type(other) is type(stood):
            return other if replace(other, by=stood.by) == stood else None
    return None
