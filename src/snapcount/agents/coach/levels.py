"""How hard a coach thinks, and what it is like."""

from __future__ import annotations

from typing import Final, NamedTuple

from snapcount.engine.state import State


class Level(NamedTuple):
    """A budget and a temperament. No level errs on purpose: the lower ones see less."""

    name: str
    worlds: int
    """Deals of the hidden cards that it looks at."""
    tries: int
    """Answers that it tries out on each deal after each option, before it plays on plainly."""
    pairs: int
    """Pairs of calls that it plays out with the engine; the others it weighs by their cards."""
    hands: int
    """Hands that the other side may hold, and hands that the other side may think it holds."""
    rounds: int
    """Turns of regret matching."""
    thrift: float
    """The chance to win that a card of its hand must be worth before it is spent."""
    blur: float = 0.0
    """How much chance to win lies between two answers that it can barely tell apart."""
    by_the_book: bool = False
    """Runs a play on the first three downs and kicks on fourth, whatever the odds say, until the
    clock is about to run out; never calls a timeout."""
    forgets: float = 0.0
    """How often it passes without a look at its cards and its Players."""


_LITTLE: Final = Level("", worlds=2, tries=0, pairs=0, hands=2, rounds=24, thrift=0.0)
"""What the lower levels look at; they differ in how clearly they see it."""

# From the easiest to the strongest. Whatever offers levels, or names them, reads them here.
LEVELS: Final = {
    level.name: level
    for level in (
        _LITTLE._replace(name="sandlot", blur=1.0, by_the_book=True, forgets=0.8),
        _LITTLE._replace(name="pee-wee", blur=1.0, by_the_book=True, forgets=0.35),
        _LITTLE._replace(name="varsity", blur=1.0, forgets=0.1),
        _LITTLE._replace(name="rookie", blur=0.09),
        _LITTLE._replace(name="starter", worlds=3, thrift=0.004, blur=0.017),
        _LITTLE._replace(name="assistant", worlds=3, thrift=0.004),
        Level("pro", worlds=8, tries=6, pairs=40, hands=5, rounds=80, thrift=0.001),
        Level("all-pro", worlds=20, tries=16, pairs=90, hands=8, rounds=160, thrift=0.001),
    )
}
QUICK_LEVEL: Final = "assistant"
"""For many games at once: the quickest level that sees clearly."""
DEFAULT_LEVEL: Final = "pro"
LADDER: Final = tuple(name for name in LEVELS if name not in (QUICK_LEVEL, DEFAULT_LEVEL))
"""The levels that are offered, each about two games in three better than the one before. The
assistant comes so near to the starter, and pro to all-pro, that they are no rungs."""
EASIEST_LEVEL: Final = LADDER[0]


def last_downs(g: State) -> int:
    """How much more thought a position deserves: ten times as many tries when all hangs on it."""
    return 10 if g.period > 0 and g.clock <= 2 else 1
