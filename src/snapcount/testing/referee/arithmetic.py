"""The sums of the game: Strength, success, yards, spots, kicks; functions of plain numbers."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from snapcount.testing.referee.rules import PUNTS, TOUCHBACK, Rules

RUNS = frozenset(("run left", "run middle", "run right", "run"))
PASSES = frozenset(("short pass", "medium pass", "long pass", "pass"))


def digit(total: int) -> int:
    """F-5, K-1: what cards add up to, without its tens."""
    return total % 10


def changed(value: int, changes: Sequence[int]) -> int:
    """R-32: the changes are added up; ten or more loses its tens, below 0 is 0."""
    total = value + sum(changes)
    return 0 if total < 0 else total % 10


def catch_range(low: int, high: int, changes: Sequence[int]) -> tuple[int, int]:
    """R-40: both ends move by so much, and stay within 0-9. Low above high catches nothing."""
    by = sum(changes)
    return max(low - by, 0), min(high + by, 9)


def stops(defense: Collection[str], call: str) -> bool:
    """F-4, F-6: a call that the defense lists; an unspecified one is stopped by any of its kind."""
    if call in ("run", "pass"):
        kind = RUNS if call == "run" else PASSES
        return any(listed in kind for listed in defense)
    return call in defense or ("run" if call in RUNS else "pass") in defense


def base_yards(call: str, printed: int, strength: int, successful: bool) -> int:
    """F-10."""
    if not successful:
        return 0
    return strength * 5 if call in RUNS else printed


def marker(ball: int, yards: int) -> int:
    """F-10, F-12: the field ends at the end zones."""
    return min(max(ball + yards, 0), 100)


def moved(ball: int, yards: int, stops_at: int) -> int:
    """F-20, R-21: an effect moves the ball outside Play Results, short of the end zones."""
    if yards >= 0:
        return max(ball, min(ball + yards, 100 - stops_at))
    return min(ball, max(ball + yards, stops_at))


def turnover_spot(rules: Rules, start: int, result: int) -> int:
    """P-2, R-37: seen from the team that lost the ball."""
    return max(min(start, result), rules.stops_at) if rules.nearer_spot else start


def punt(ball: int, grit: int) -> tuple[int, int]:
    """K-2, P-2: how far it goes, and where the receiving team starts, seen from its own end."""
    yards = PUNTS[grit]
    landed = ball + yards
    return yards, TOUCHBACK if landed >= 100 else 100 - landed


def field_goal_good(rules: Rules, ball: int, grit: int) -> bool:
    """K-3, K-4, R-15: from between two lines, the farther one counts."""
    distance = 100 - ball
    line = -(-distance // 5) * 5
    if line not in rules.field_goals:
        return False
    low, high = rules.field_goals[line]
    return low <= grit <= high


def time_units(printed: int, changes: Sequence[int], all_pro: bool) -> int:
    """F-13, F-22."""
    return max(printed + sum(changes) + int(all_pro), 0)
