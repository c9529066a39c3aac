"""What numbers and conditions on cards come to, about: nobody knows the game yet."""

from __future__ import annotations

from typing import Final

from snapcount.cards import nouns
from snapcount.cards.nouns import Condition, Number
from snapcount.cards.words import Call, Side, Who

_ABOUT: Final[dict[type, float]] = {
    nouns.TheX: 4,
    nouns.TheGrit: 4.5,
    nouns.ThePlayStrength: 4.5,
    nouns.TheDown: 2,
    nouns.TheYards: 15,
    nouns.TheScoreDifference: 6,
    nouns.TheTimeLeft: 7,
    nouns.TheTimeUnits: 1,
    nouns.TheYardsToGoal: 50,
    nouns.TheBaseYards: 15,
    nouns.RatingAmong: 85,
    nouns.TheMiss: 1,
    nouns.StrengthOf: 4.5,
    nouns.TheLastYards: 15,
    nouns.CountLayers: 1,
    nouns.CountDeck: 10,
    nouns.CountCalls: 3,
    nouns.CountStopped: 2,
    nouns.RatingOf: 80,
    nouns.CountPlayers: 2,
    nouns.CountTeammates: 2,
    nouns.CountSamePosition: 1.5,
    nouns.CountDifferent: 3,
    nouns.CountCards: 3,
    nouns.CountTimeouts: 2,
    nouns.CountAttached: 1,
    nouns.ThatMany: 1.5,
    nouns.CountTurned: 1.5,
    nouns.ShownStrength: 4.5,
}
"""What a number that only the game knows is on average; what is not named here, about two."""


def about(number: Number) -> float:
    """The number, or what it will be about."""
    if isinstance(number, int):
        return float(number)
    if isinstance(number, nouns.Times):
        return number.per * about(number.count)
    if isinstance(number, nouns.Capped):
        return min(about(number.of), number.most)
    if isinstance(number, nouns.Half):
        return about(number.of) / 2
    if isinstance(number, nouns.Divided):
        return about(number.of) / number.by
    if isinstance(number, nouns.Apart):
        return max(abs(about(number.left) - about(number.right)), 1.5)
    if isinstance(number, nouns.Minus):
        return about(number.left) - about(number.right)
    if isinstance(number, nouns.OneOfTwo):
        chosen = max if number.which == "higher" else min
        return chosen(about(number.left), about(number.right))
    if isinstance(number, nouns.Plus):
        return about(number.left) + about(number.right)
    return _ABOUT.get(type(number), 2.0)


def wider(low: int | None, high: int | None) -> int:
    """By how much a catch range is wider than most are; an end that nobody sets is like theirs."""
    return (7 if high is None else high) - (2 if low is None else low) - 5


def count_of(number: Number | None) -> float:
    """How many cards; all of a hand are about three, and no hand holds more than five (Z-3)."""
    return 3.0 if number is None else min(about(number), 5.0)


def likely(condition: Condition | None) -> float:
    """How often a condition holds, about."""
    if condition is None:
        return 1.0
    match condition:
        case nouns.AllOf(conditions):
            product = 1.0
            for part in conditions:
                product *= likely(part)
            return product
        case nouns.AnyOf(conditions):
            return min(1.0, sum(map(likely, conditions)))
        case nouns.Not(inner):
            return 1.0 - 0.8 * likely(inner)
        case nouns.StrengthIn(low, high) | nouns.GritIn(low, high):
            return max(0, high - low + 1) / 10
        case nouns.Called() | nouns.OnSide():
            return 1.0  # the calls and the side are counted where they are known
        case nouns.DownIs(downs):
            return min(1.0, 0.3 * len(downs))
        case nouns.Did():
            return 0.9
        case _:
            return 0.5


def calls_in(condition: Condition | None) -> tuple[Call, ...]:
    """The called plays that a condition asks for; none if any will do."""
    match condition:
        case nouns.Called(_, calls):
            return calls
        case nouns.AllOf(conditions):
            return next((calls for part in conditions if (calls := calls_in(part))), ())
        case _:
            return ()


def for_whom(who: Who | None, side: Side) -> float:
    """1 if it is the card's own player that is meant, -1 if it is the other, 0 if both."""
    if who == "you":
        return 1.0
    if who == "opponent":
        return -1.0
    if who in ("offense", "defense"):
        return 1.0 if who == side else -1.0
    return 0.0
