"""`X is the number of …`, in a sentence of its own: behind what speaks of X, or of a Play's X.

On a Play whose Strength is X it says what must be chosen for it (R-6).
"""

from __future__ import annotations

from typing import Any, Final

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import Construct, construct
from snapcount.cards.language.kernel.contents import contents
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.meaning.statements import NewLine, Reminder
from snapcount.cards.language.nouns.multiplied import with_x
from snapcount.cards.nouns import TheX
from snapcount.cards.tree import ChooseX, LimitX

X_IS: Final[list[Construct]] = [
    *construct(
        "Core[stop]",
        syntax.XIs,
        "X is {number:Number}",
        ["{:TheValueOfX} (is|equals|is equal to|is always [equal to]|must equal) {number:Number}"],
        printed=False,
    ),
]


def x_said(row: list[Any], scene: Scene) -> list[Any]:
    """The sentences of a text, with the number that X is put where X was said."""
    if syntax.XIs not in contents(*row):
        return row
    done: list[Any] = []
    for said in row:
        if not isinstance(said, syntax.XIs):
            done.append(said)
        elif scene.x:
            done.append(_chosen(said.number))
        else:
            done = _counted(done, said.number)
    return done


def _chosen(number: Any) -> syntax.Says:
    """The least and the most that may be chosen is that number."""
    limits = (LimitX(number, least=True), LimitX(number))
    return syntax.Says(clauses=tuple(syntax.Stands(modifier=limit) for limit in limits))


def _counted(row: list[Any], number: Any) -> list[Any]:
    """What was said last of X, in the same ability."""
    at = len(row)
    while at > 0 and not isinstance(row[at - 1], NewLine | syntax.Head):
        at -= 1
    before, told = row[:at], row[at:]
    found = [each for each in told if not isinstance(each, Reminder) and TheX in contents(each)]
    if not found or ChooseX in contents(*told):
        raise Refusal("no-antecedent", "which X? Nothing before this speaks of one")
    return [*before, *(with_x(each, number) if each in found else each for each in told)]
