"""What cards ask about the game."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.engine.digit import one_digit
from snapcount.engine.layers import is_kind, is_such
from snapcount.engine.limits import came_of, happened, start_of_down, start_of_possession
from snapcount.engine.play import (
    call_of,
    is_covered,
    is_stopped,
    outcome_now,
    play_strength,
    stopped_by_call,
    yards_so_far,
)
from snapcount.engine.program import Condition, Frame, Number, PlayerTest
from snapcount.engine.state import State
from snapcount.engine.table import CardTest
from snapcount.engine.terms import (
    ACTION_CARD,
    ANY_PASS,
    ANYONE,
    COMPLETE,
    INCOMPLETE,
    OPEN,
    STOPPED,
    SUCCESSFUL,
)


@final
class HasCalled(Condition):
    __slots__ = ("calls", "who")

    def __init__(self, who: i64, calls: i64) -> None:
        self.who: i64 = who
        self.calls: i64 = calls

    def holds(self, g: State, f: Frame) -> bool:
        if not g.this.revealed:
            return False
        if g.seat_of(self.who, f.seat) == g.offense:
            return bool(call_of(g) & self.calls)
        return bool(g.this.defense_calls & self.calls)


@final
class HasCalledNamed(Condition):
    """That side has called the play that the effect's controller named."""

    __slots__ = ("who",)

    def __init__(self, who: i64) -> None:
        self.who: i64 = who

    def holds(self, g: State, f: Frame) -> bool:
        if not g.this.revealed:
            return False
        named = (g.this.named >> (f.seat * 8)) & 255
        if g.seat_of(self.who, f.seat) == g.offense:
            return bool(call_of(g) & named)
        return bool(g.this.defense_calls & named)


@final
class ShownFits(Condition):
    """The card that was revealed or looked at is such a card."""

    __slots__ = ("such",)

    def __init__(self, such: CardTest) -> None:
        self.such: CardTest = such

    def holds(self, g: State, f: Frame) -> bool:
        return f.shown >= 0 and self.such.fits(g.table, f.shown)

    def denied(self, g: State, f: Frame) -> bool:
        return f.shown >= 0 and not self.such.fits(g.table, f.shown)


@final
class ShownStops(Condition):
    """The card that was revealed or looked at stops one of these calls; 0: what is called."""

    __slots__ = ("calls",)

    def __init__(self, calls: i64) -> None:
        self.calls: i64 = calls

    def stops(self, g: State, card: i64) -> bool:
        return bool(g.table.stops[card] & (self.calls or (g.this.call | g.this.also)))

    def holds(self, g: State, f: Frame) -> bool:
        return f.shown >= 0 and self.stops(g, f.shown)

    def denied(self, g: State, f: Frame) -> bool:
        if not self.calls and not g.this.call:
            return False  # nothing is called yet
        return f.shown >= 0 and not self.stops(g, f.shown)


@final
class PlayedFits(Condition):
    """The card that is being played is such a card: the last layer in (R-45), or, where an effect
    plays it, what is carried out."""

    __slots__ = ("such",)

    def __init__(self, such: CardTest) -> None:
        self.such: CardTest = such

    def holds(self, g: State, f: Frame) -> bool:
        if g.stage == OPEN:
            return bool(g.layers) and self.such.fits(g.table, g.layers[-1].card)
        return bool(g.frames) and self.such.fits(g.table, g.frames[-1].card)


@final
class ThatCardOf(Condition):
    """Whose card the effect has cancelled or removed last."""

    __slots__ = ("who",)

    def __init__(self, who: i64) -> None:
        self.who: i64 = who

    def holds(self, g: State, f: Frame) -> bool:
        return bool(f.took_from & g.seats(self.who, f.seat))


@final
class ResultIs(Condition):
    """What came of the play; incomplete counts as stopped since 2021 (F-4, G-6)."""

    __slots__ = ("result",)

    def __init__(self, result: i64) -> None:
        self.result: i64 = result

    def holds(self, g: State, f: Frame) -> bool:
        outcome = outcome_now(g)
        if self.result == STOPPED:
            return is_stopped(g, outcome)
        if self.result == SUCCESSFUL or self.result == INCOMPLETE:
            return outcome == self.result
        return outcome == SUCCESSFUL and bool(g.this.call & ANY_PASS)


@final
class CallStops(Condition):
    __slots__ = ()

    def holds(self, g: State, f: Frame) -> bool:
        return stopped_by_call(g)


@final
class CallCovers(Condition):
    """The defense's call includes the offense's (F-4)."""

    __slots__ = ()

    def holds(self, g: State, f: Frame) -> bool:
        return g.this.revealed and is_covered(g)


@final
class TurnoverPending(Condition):
    """A live ball turnover is to happen; bit n of `kinds` stands for kind n (R-51).

    `by`: whose effect causes it.
    """

    __slots__ = ("by", "kinds")

    def __init__(self, kinds: i64, by: i64) -> None:
        self.kinds: i64 = kinds
        self.by: i64 = by

    def holds(self, g: State, f: Frame) -> bool:
        this = g.this
        if not (self.kinds >> this.turnover) & 1:
            return False
        return self.by == ANYONE or bool((g.seats(self.by, f.seat) >> this.turnover_by) & 1)


@final
class StrengthWithin(Condition):
    __slots__ = ("high", "low")

    def __init__(self, low: i64, high: i64) -> None:
        self.low: i64 = low
        self.high: i64 = high

    def holds(self, g: State, f: Frame) -> bool:
        return g.this.revealed and self.low <= play_strength(g) <= self.high


@final
class GritWithin(Condition):
    __slots__ = ("high", "low")

    def __init__(self, low: i64, high: i64) -> None:
        self.low: i64 = low
        self.high: i64 = high

    def holds(self, g: State, f: Frame) -> bool:
        return self.low <= one_digit(f.grit) <= self.high


@final
class OnDowns(Condition):
    __slots__ = ("downs",)

    def __init__(self, downs: i64) -> None:
        self.downs: i64 = downs  # as bits

    def holds(self, g: State, f: Frame) -> bool:
        return bool((self.downs >> g.down) & 1)


@final
class BallNear(Condition):
    __slots__ = ("who", "yards")

    def __init__(self, who: i64, yards: i64) -> None:
        self.who: i64 = who
        self.yards: i64 = yards

    def holds(self, g: State, f: Frame) -> bool:
        if g.seat_of(self.who, f.seat) == g.offense:
            return g.ball <= self.yards
        return 100 - g.ball <= self.yards


@final
class BallBegan(Condition):
    """The ball lay there as this down, or this whole possession, started."""

    __slots__ = ("who", "whole", "yards")

    def __init__(self, who: i64, yards: i64, whole: bool) -> None:
        self.who: i64 = who
        self.yards: i64 = yards
        self.whole: bool = whole

    def holds(self, g: State, f: Frame) -> bool:
        ball = start_of_possession(g) if self.whole else start_of_down(g)
        if g.seat_of(self.who, f.seat) != g.offense:
            ball = 100 - ball
        return ball <= self.yards


@final
class PossessionBy(Condition):
    """This possession is one of theirs, and came of one of those events, as bits."""

    __slots__ = ("by", "who")

    def __init__(self, who: i64, by: i64) -> None:
        self.who: i64 = who
        self.by: i64 = by

    def holds(self, g: State, f: Frame) -> bool:
        return bool((g.seats(self.who, f.seat) >> g.offense) & 1) and came_of(g, self.by)


@final
class AheadBy(Condition):
    __slots__ = ("by", "who")

    def __init__(self, who: i64, by: i64) -> None:
        self.who: i64 = who
        self.by: i64 = by

    def holds(self, g: State, f: Frame) -> bool:
        seat = g.seat_of(self.who, f.seat)
        return g.score[seat] - g.score[1 - seat] >= self.by


@final
class ClockWithin(Condition):
    __slots__ = ("least", "most")

    def __init__(self, least: i64, most: i64) -> None:
        self.least: i64 = least
        self.most: i64 = most

    def holds(self, g: State, f: Frame) -> bool:
        return self.least <= g.clock <= self.most


@final
class InPeriod(Condition):
    __slots__ = ("period",)

    def __init__(self, period: i64) -> None:
        self.period: i64 = period  # 2: any overtime

    def holds(self, g: State, f: Frame) -> bool:
        return min(g.period, 2) == self.period


@final
class PlaysSide(Condition):
    __slots__ = ("offense", "who")

    def __init__(self, who: i64, offense: bool) -> None:
        self.who: i64 = who
        self.offense: bool = offense

    def holds(self, g: State, f: Frame) -> bool:
        return (g.seat_of(self.who, f.seat) == g.offense) == self.offense


@final
class Compares(Condition):
    __slots__ = ("how", "left", "right")

    def __init__(self, left: Number, how: i64, right: Number) -> None:
        self.left: Number = left
        self.how: i64 = how  # 0 at least, 1 at most, 2 exactly
        self.right: Number = right

    def holds(self, g: State, f: Frame) -> bool:
        if not self.left.is_known(g, f) or not self.right.is_known(g, f):
            return False
        left = self.left.value(g, f)
        right = self.right.value(g, f)
        if self.how == 0:
            return left >= right
        if self.how == 1:
            return left <= right
        return left == right

    def denied(self, g: State, f: Frame) -> bool:
        if not self.left.is_known(g, f) or not self.right.is_known(g, f):
            return False
        return not self.holds(g, f)


@final
class YardsWithin(Condition):
    __slots__ = ("least", "most")

    def __init__(self, least: i64, most: i64) -> None:
        self.least: i64 = least
        self.most: i64 = most

    def holds(self, g: State, f: Frame) -> bool:
        return self.least <= yards_so_far(g) <= self.most


@final
class LastPlayWas(Condition):
    """What the last play, or that seat's last play, came to; false if there was none."""

    __slots__ = ("calls", "least", "most", "result", "who")

    def __init__(self, who: i64, result: i64, calls: i64, least: i64, most: i64) -> None:
        self.who: i64 = who
        self.result: i64 = result
        self.calls: i64 = calls
        self.least: i64 = least
        self.most: i64 = most

    def holds(self, g: State, f: Frame) -> bool:
        last = g.last_plays
        seat = last[0] if self.who == ANYONE else g.seat_of(self.who, f.seat)
        if seat < 0:
            return False
        call = last[1 + seat * 3]
        outcome = last[2 + seat * 3]
        if not call or (self.calls and not self.calls & call):
            return False
        if self.result == STOPPED:
            if not is_stopped(g, outcome):
                return False
        elif self.result == COMPLETE:
            if outcome != SUCCESSFUL or not call & ANY_PASS:
                return False
        elif self.result and outcome != self.result:
            return False
        return self.least <= last[3 + seat * 3] <= self.most


@final
class RanBefore(Condition):
    """That seat ran the last play, and it was one of these."""

    __slots__ = ("calls", "who")

    def __init__(self, who: i64, calls: i64) -> None:
        self.who: i64 = who
        self.calls: i64 = calls

    def holds(self, g: State, f: Frame) -> bool:
        last = g.last_plays
        seat = last[0]
        if seat < 0 or not (g.seats(self.who, f.seat) >> seat) & 1:
            return False
        return bool(last[1 + seat * 3] & self.calls)


@final
class Waits(Condition):
    """An effect of that kind and of one of those seats waits in the layers, and would do that.

    `players`: an ability of one of them.
    """

    __slots__ = ("doing", "players", "what", "who")

    def __init__(self, what: i64, who: i64, doing: i64, players: PlayerTest | None) -> None:
        self.what: i64 = what
        self.players: PlayerTest | None = players
        self.who: i64 = who
        self.doing: i64 = doing  # 0: anything

    def holds(self, g: State, f: Frame) -> bool:
        seats: i64 = 3 if self.who == ANYONE else g.seats(self.who, f.seat)
        for layer in g.layers:
            if not layer.cancelled and (seats >> layer.seat) & 1:
                if not is_such(g, layer, self.players, self.doing, f):
                    continue
                if is_kind(g, layer, self.what):
                    return True
        return False


@final
class EffectOf(Condition):
    """What is about to happen is done by an effect of one of those seats (not by the rules).

    `action`: by that of an Action card.
    """

    __slots__ = ("action", "who")

    def __init__(self, who: i64, action: bool) -> None:
        self.who: i64 = who
        self.action: bool = action

    def holds(self, g: State, f: Frame) -> bool:
        place = len(g.frames) - 1
        while place >= 0:
            frame = g.frames[place]
            if frame.ability is not g.table.choice:  # the choice among replacements does nothing
                if self.action and g.table.kind[frame.card] != ACTION_CARD:
                    return False
                return bool((g.seats(self.who, f.seat) >> frame.seat) & 1)
            place -= 1
        return False


@final
class ByDesignation(Condition):
    """What exhausts a Player is no effect and no cost, but that it was designated (F-11)."""

    __slots__ = ()

    def holds(self, g: State, f: Frame) -> bool:
        if g.stage == OPEN:  # T-5: an ability is paid for
            return False
        for frame in g.frames:
            if frame.ability is not g.table.choice:  # the choice among replacements does nothing
                return False
        return True


@final
class HasHappened(Condition):
    __slots__ = ("event", "stretch", "who")

    def __init__(self, event: i64, who: i64, stretch: i64) -> None:
        self.event: i64 = event
        self.who: i64 = who
        self.stretch: i64 = stretch

    def holds(self, g: State, f: Frame) -> bool:
        return happened(g, self.event, self.who, f.seat, self.stretch)


@final
class WasDone(Condition):
    """What was to be done was done, all of it."""

    __slots__ = ()

    def holds(self, g: State, f: Frame) -> bool:
        return f.did and not f.fell_short


@final
class NothingMissing(Condition):
    """Nothing of what was to be done could not be done."""

    __slots__ = ()

    def holds(self, g: State, f: Frame) -> bool:
        return not f.fell_short


@final
class Every(Condition):
    __slots__ = ("parts",)

    def __init__(self, parts: list[Condition]) -> None:
        self.parts: list[Condition] = parts

    def holds(self, g: State, f: Frame) -> bool:
        for part in self.parts:
            if not part.holds(g, f):
                return False
        return True


@final
class Some(Condition):
    __slots__ = ("parts",)

    def __init__(self, parts: list[Condition]) -> None:
        self.parts: list[Condition] = parts

    def holds(self, g: State, f: Frame) -> bool:
        for part in self.parts:
            if part.holds(g, f):
                return True
        return False


@final
class Otherwise(Condition):
    """The condition does not hold."""

    __slots__ = ("part",)

    def __init__(self, part: Condition) -> None:
        self.part: Condition = part

    def holds(self, g: State, f: Frame) -> bool:
        return self.part.denied(g, f)

    def denied(self, g: State, f: Frame) -> bool:
        return self.part.holds(g, f)
