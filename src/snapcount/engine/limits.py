"""`Once per half`: texts that may be used only once in a stretch of the game."""

from __future__ import annotations

from mypy_extensions import i64

from snapcount.engine.program import Ability
from snapcount.engine.state import State
from snapcount.engine.terms import PLAYED

CARD_OF_ANY: i64 = 1000  # a limit on playing a card counts for all copies of a deck


def entry(ability: Ability, seat: i64, card: i64) -> i64:
    """The ability of that card as `State.used` lists it; the limit is the last digit, base 4."""
    which = CARD_OF_ANY + seat if ability.kind == PLAYED else card
    return (ability.number * 1024 + which) * 4 + ability.once_per


def spent(g: State, ability: Ability, seat: i64, card: i64) -> bool:
    """Whether the ability has been used in the stretch in which it may be used once."""
    return ability.once_per >= 0 and bool(g.used) and entry(ability, seat, card) in g.used


def note_use(g: State, ability: Ability, seat: i64, card: i64) -> None:
    if ability.once_per >= 0 and not spent(g, ability, seat, card):
        g.used = [*g.used, entry(ability, seat, card)]


def forget_uses(g: State, longest: i64) -> None:
    """A down, possession (1) or half (2) is over: what could be used once in it, can be again."""
    if g.used:
        g.used = [used for used in g.used if used % 4 > longest]
