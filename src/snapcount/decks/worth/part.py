"""The parts of a card's worth, and what the rest of a deck makes of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Literal, NamedTuple

from snapcount.cards.words import CALLS, PASS_CALLS, RUN_CALLS, Call, Side

Theme = Literal["run", "pass", "yards", "blitz", "control", "turnover", "trick", "kick"]
"""What an effect is good for. `yards` is neither Run nor Pass."""
THEMES: Final[tuple[Theme, ...]] = (
    "run",
    "pass",
    "yards",
    "blitz",
    "control",
    "turnover",
    "trick",
    "kick",
)
SIX_CALLS: Final[tuple[Call, ...]] = (*RUN_CALLS, *PASS_CALLS)

Mix = Mapping[Call, float]
"""How often each of the six calls is made, summing up to 1."""
EVEN: Final[Mix] = {call: 1 / len(SIX_CALLS) for call in SIX_CALLS}


class Part(NamedTuple):
    """One thing that a card does, in yards or what is worth as much.

    Below zero it helps the other player. `calls`: it works with these called plays alone.
    `shared`: it works for both players, so that only who has more use for it gains.
    """

    theme: Theme
    value: float
    calls: tuple[Call, ...] = ()
    shared: bool = False

    def scaled(self, by: float) -> Part:
        return self._replace(value=self.value * by)

    def limited(self, calls: tuple[Call, ...]) -> Part:
        """The same, but with these calls alone."""
        if not calls:
            return self
        both = tuple(call for call in specific(calls) if not self.calls or call in self.calls)
        return self._replace(calls=both or specific(calls))


class Worth(NamedTuple):
    """What a card is worth. `side` is where it is used: generic cards are used on either."""

    parts: tuple[Part, ...]
    side: Side | None = None

    def value(self, weights: Mapping[Theme, float], mix: Mix = EVEN) -> float:
        """Its worth to a deck of a style whose own plays are called in that mix."""
        plays = EVEN if self.side == "defense" else mix
        total = 0.0
        for part in self.parts:
            weight = weights.get(part.theme, 1.0)
            often = chance(part.calls, plays)
            if part.shared:
                total += part.value * (weight * often - chance(part.calls, EVEN))
            else:
                total += part.value * weight * often
        return total

    def wants(self, call: Call) -> float:
        """How much it gains if that call is made more often."""
        return sum(part.value for part in self.parts if call in part.calls)


def specific(calls: Iterable[Call]) -> tuple[Call, ...]:
    """The calls in full: `run` and `pass` mean any of a kind."""
    found: list[Call] = []
    for call in calls:
        found += RUN_CALLS if call == "run" else PASS_CALLS if call == "pass" else (call,)
    return tuple(call for call in CALLS if call in found)


def chance(calls: tuple[Call, ...], mix: Mix) -> float:
    """How often one of the calls is made; always, if there are none."""
    return sum(mix.get(call, 0.0) for call in calls) if calls else 1.0


def themed(part: Part, side: Side) -> Part:
    """Plain yards as what they are for: Runs, Passes, or for a defense against either."""
    if part.theme != "yards":
        return part
    if side == "defense":
        return part._replace(theme="blitz")
    if part.calls and all(call in RUN_CALLS for call in part.calls):
        return part._replace(theme="run")
    if part.calls and all(call in PASS_CALLS for call in part.calls):
        return part._replace(theme="pass")
    return part
