"""The executor of every modifier node."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from snapcount.cards import nouns, tree
from snapcount.engine import terms
from snapcount.engine.assemble.words import DECK, WHO, call_bits, one_call, position_bits
from snapcount.engine.program import Modifier

if TYPE_CHECKING:
    from snapcount.engine.assemble.assembler import Assembler


def _modifier(
    kind: int,
    *,
    amount: Callable[[Any], nouns.Number] | None = None,
    high: Callable[[Any], int] | None = None,
    calls_of: Callable[[Any], int] | None = None,
    grouped: bool = False,
) -> Callable[[Assembler, Any], Modifier]:
    """A modifier with its numbers taken from the node; `grouped` ones speak of Players."""

    def assemble(a: Assembler, n: Any) -> Modifier:
        m = Modifier(kind, terms.EACH if grouped else WHO[n.who])
        if amount is not None:
            m.amount = a.number(amount(n))
        if high is not None:
            m.high = high(n)
        if calls_of is not None:
            m.calls = calls_of(n)
        if grouped:
            m.players = a.group(n.group)
        return m

    return assemble


def _cannot(a: Assembler, n: tree.Cannot) -> Modifier:
    kind = {
        "be exhausted": terms.MOD_CANNOT_EXHAUST,
        "be energized": terms.MOD_CANNOT_ENERGIZE,
        "be designated": terms.MOD_CANNOT_DESIGNATE,
    }[n.what]
    return _modifier(kind, grouped=True)(a, n)


def _calls(n: Any) -> int:
    return call_bits(n.calls)


def _deck_bit(n: Any) -> int:
    return 1 << DECK[n.deck]


MODIFIERS: Final[dict[type, Callable[[Assembler, Any], Modifier]]] = {
    tree.ModifyYards: _modifier(terms.MOD_YARDS, amount=lambda n: n.by, calls_of=_calls),
    tree.ModifyStrength: _modifier(terms.MOD_STRENGTH, amount=lambda n: n.by, calls_of=_calls),
    tree.ModifyCatchRange: _modifier(
        terms.MOD_CATCH_RANGE, amount=lambda n: n.low, high=lambda n: n.high, calls_of=_calls
    ),
    tree.ModifyTimeUnits: _modifier(terms.MOD_TIME_UNITS, amount=lambda n: n.by),
    tree.ModifyHandLimit: _modifier(
        terms.MOD_HAND_LIMIT, amount=lambda n: n.by, calls_of=_deck_bit
    ),
    tree.ModifyGrit: _modifier(terms.MOD_GRIT, amount=lambda n: n.by),
    tree.ModifyFieldGoals: _modifier(terms.MOD_FIELD_GOALS, amount=lambda n: n.nearer),
    tree.ModifyRating: _modifier(terms.MOD_RATING, high=lambda n: n.by, grouped=True),
    tree.CountsAs: _modifier(
        terms.MOD_COUNTS_AS, high=lambda n: position_bits((n.position,)), grouped=True
    ),
    tree.AlsoCalled: _modifier(
        terms.MOD_ALSO_CALLED, high=lambda n: one_call(n.also), calls_of=_calls
    ),
    tree.Cannot: _cannot,
    tree.CannotCancel: _modifier(terms.MOD_CANNOT_CANCEL),
    tree.CannotDraw: _modifier(terms.MOD_CANNOT_DRAW, calls_of=_deck_bit),
    tree.CannotTimeout: _modifier(terms.MOD_CANNOT_TIMEOUT),
    tree.CannotPlayActions: _modifier(terms.MOD_CANNOT_PLAY_ACTIONS),
}
