"""Numbers that cards speak of."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.engine.chosen_x import x_of
from snapcount.engine.clock import time_units
from snapcount.engine.digit import one_digit
from snapcount.engine.limits import times_happened
from snapcount.engine.play import (
    base_if_successful,
    defense_calls,
    play_strength,
    strength_of,
    yards_so_far,
)
from snapcount.engine.players import rating_of, slots_in
from snapcount.engine.program import Frame, Number, PlayerTest
from snapcount.engine.state import State
from snapcount.engine.table import CardTest, of_kind
from snapcount.engine.terms import ANYONE, LONG_PASS, POWER_UP, RUN_LEFT, SLOTS


@final
class Fixed(Number):
    __slots__ = ("n",)

    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def value(self, g: State, f: Frame) -> i64:
        return self.n


@final
class ChosenX(Number):
    __slots__ = ()

    def value(self, g: State, f: Frame) -> i64:
        return x_of(g, f.card, f.x)


@final
class GritValue(Number):
    __slots__ = ()

    def value(self, g: State, f: Frame) -> i64:
        return one_digit(f.grit)


@final
class StrengthValue(Number):
    __slots__ = ()

    def value(self, g: State, f: Frame) -> i64:
        return play_strength(g)


@final
class DownValue(Number):
    __slots__ = ()

    def value(self, g: State, f: Frame) -> i64:
        return g.down


@final
class YardsValue(Number):
    __slots__ = ()

    def value(self, g: State, f: Frame) -> i64:
        return yards_so_far(g)


@final
class TimeUnitsValue(Number):
    """Of the play, with what effects have made of them; before the reveal it takes one."""

    __slots__ = ()

    def value(self, g: State, f: Frame) -> i64:
        return time_units(g)


@final
class StoppedCalls(Number):
    """How many of the six plays the defense's call stops, if it is one of theirs."""

    __slots__ = ("who",)

    def __init__(self, who: i64) -> None:
        self.who: i64 = who

    def value(self, g: State, f: Frame) -> i64:
        if not g.this.revealed or not (g.seats(self.who, f.seat) >> (1 - g.offense)) & 1:
            return 0
        stops = defense_calls(g)
        n: i64 = 0
        call: i64 = RUN_LEFT
        while call <= LONG_PASS:
            if stops & call:
                n += 1
            call <<= 1
        return n


@final
class YardsToGoal(Number):
    __slots__ = ()

    def value(self, g: State, f: Frame) -> i64:
        return 100 - g.ball


@final
class BaseYards(Number):
    __slots__ = ()

    def value(self, g: State, f: Frame) -> i64:
        return base_if_successful(g) if g.this.revealed else 0


@final
class RatingAmong(Number):
    """The highest or lowest rating of the Players that fit; without any 0."""

    __slots__ = ("highest", "players", "under")

    def __init__(self, players: PlayerTest, highest: bool, under: bool) -> None:
        self.under: bool = under  # the card under a Superstar counts
        self.players: PlayerTest = players
        self.highest: bool = highest

    def value(self, g: State, f: Frame) -> i64:
        best: i64 = 0
        slot: i64 = 0
        while slot < SLOTS:
            if g.table.slot_card[slot] >= 0 and self.players.fits(g, f, slot):
                rating = rating_of(g, slot, self.under)
                if not best or (rating > best) == self.highest:
                    best = rating
            slot += 1
        return best


@final
class RatingSum(Number):
    """The ratings of the Players that fit, added up."""

    __slots__ = ("players", "under")

    def __init__(self, players: PlayerTest, under: bool) -> None:
        self.under: bool = under  # the card under a Superstar counts
        self.players: PlayerTest = players

    def value(self, g: State, f: Frame) -> i64:
        total: i64 = 0
        slot: i64 = 0
        while slot < SLOTS:
            if g.table.slot_card[slot] >= 0 and self.players.fits(g, f, slot):
                total += rating_of(g, slot, self.under)
            slot += 1
        return total


@final
class TimesHappened(Number):
    """How often something has happened to those whom `who` means."""

    __slots__ = ("event", "stretch", "who")

    def __init__(self, event: i64, who: i64, stretch: i64) -> None:
        self.event: i64 = event
        self.who: i64 = who
        self.stretch: i64 = stretch

    def value(self, g: State, f: Frame) -> i64:
        return times_happened(g, self.event, g.seats(self.who, f.seat), self.stretch)


@final
class Minus(Number):
    __slots__ = ("left", "right")

    def __init__(self, left: Number, right: Number) -> None:
        self.left: Number = left
        self.right: Number = right

    def value(self, g: State, f: Frame) -> i64:
        if not self.is_known(g, f):
            return 0
        return self.left.value(g, f) - self.right.value(g, f)

    def is_known(self, g: State, f: Frame) -> bool:
        return self.left.is_known(g, f) and self.right.is_known(g, f)


@final
class RatingValue(Number):
    """The rating of the Players that fit; of several, their sum."""

    __slots__ = ("players", "under")

    def __init__(self, players: PlayerTest, under: bool) -> None:
        self.under: bool = under  # the card under a Superstar counts
        self.players: PlayerTest = players

    def value(self, g: State, f: Frame) -> i64:
        total: i64 = 0
        for slot in slots_in(g.on_field):
            if self.players.fits(g, f, slot):
                total += rating_of(g, slot, self.under)
        return total

    def is_known(self, g: State, f: Frame) -> bool:
        for slot in slots_in(g.on_field):
            if self.players.fits(g, f, slot):
                return True
        return False


@final
class PlayerCount(Number):
    __slots__ = ("players",)

    def __init__(self, players: PlayerTest) -> None:
        self.players: PlayerTest = players

    def value(self, g: State, f: Frame) -> i64:
        n: i64 = 0
        slot: i64 = 0
        while slot < SLOTS:
            if g.table.slot_card[slot] >= 0 and self.players.fits(g, f, slot):
                n += 1
            slot += 1
        return n


@final
class CardCount(Number):
    """Cards of a pile, or such as a text says."""

    __slots__ = ("deck", "pile", "such", "who")

    def __init__(self, who: i64, deck: i64, pile: i64, such: CardTest) -> None:
        self.who: i64 = who
        self.deck: i64 = deck  # -1: both
        self.pile: i64 = pile  # 0 hand, 1 deck, 2 discard
        self.such: CardTest = such

    def value(self, g: State, f: Frame) -> i64:
        seats = g.seats(self.who, f.seat)
        n: i64 = 0
        for seat in range(2):
            if (seats >> seat) & 1:
                for deck in range(2):
                    if self.deck < 0 or self.deck == deck:
                        n += self.size(g, seat, deck)
        return n

    def size(self, g: State, seat: i64, deck: i64) -> i64:
        pile = g.deck(seat, deck) if self.pile == 1 else g.discard(seat, deck)
        if self.pile == 0:
            pile = g.hand(seat, deck)
        return len(self.such.among(g.table, pile))


@final
class TimeoutCount(Number):
    __slots__ = ("who",)

    def __init__(self, who: i64) -> None:
        self.who: i64 = who

    def value(self, g: State, f: Frame) -> i64:
        seats = g.seats(self.who, f.seat)
        n: i64 = 0
        for seat in range(2):
            if (seats >> seat) & 1:
                n += g.timeouts[seat]
        return n


@final
class AttachedCount(Number):
    """Power Ups or Gridiron cards on the field; with `players`, those attached to them."""

    __slots__ = ("kind", "players", "who")

    def __init__(self, kind: i64, who: i64, players: PlayerTest | None) -> None:
        self.kind: i64 = kind
        self.who: i64 = who
        self.players: PlayerTest | None = players

    def value(self, g: State, f: Frame) -> i64:
        seats = g.seats(self.who, f.seat)
        n: i64 = 0
        if self.kind == POWER_UP:
            i: i64 = 1
            players = self.players
            while i < len(g.attached):
                if (seats >> g.table.owner[g.attached[i]]) & 1:
                    if players is None or players.fits(g, f, g.attached[i - 1]):
                        n += 1
                i += 2
            return n
        for card in g.gridirons:
            if (seats >> g.table.owner[card]) & 1 and of_kind(g.table, card, self.kind):
                n += 1
        return n


@final
class TurnedCount(Number):
    """How many Players this effect has exhausted, or energized, last."""

    __slots__ = ("exhausted",)

    def __init__(self, exhausted: bool) -> None:
        super().__init__()
        self.exhausted: bool = exhausted

    def value(self, g: State, f: Frame) -> i64:
        return f.exhausted if self.exhausted else f.energized


@final
class ToHandOf(Number):
    """How many cards a seat must draw (or, `over`, discard) to have so many in hand."""

    __slots__ = ("deck", "number", "over", "who")

    def __init__(self, who: i64, deck: i64, number: Number, over: bool) -> None:
        super().__init__()
        self.who: i64 = who
        self.deck: i64 = deck
        self.number: Number = number
        self.over: bool = over

    def value(self, g: State, f: Frame) -> i64:
        short = self.number.value(g, f) - len(g.hand(g.seat_of(self.who, f.seat), self.deck))
        return max(-short if self.over else short, 0)


@final
class MovedCount(Number):
    """How many cards the effect has moved last."""

    __slots__ = ()

    def value(self, g: State, f: Frame) -> i64:
        return f.moved


@final
class StrengthOf(Number):
    """The Strength of the Play that a seat has called; 0 while nobody knows it."""

    __slots__ = ("who",)

    def __init__(self, who: i64) -> None:
        self.who: i64 = who

    def value(self, g: State, f: Frame) -> i64:
        seat = g.seat_of(self.who, f.seat)
        card = g.this.called[seat]
        if not g.this.revealed or card < 0:
            return 0
        return strength_of(g, seat, card)


@final
class ShownStrength(Number):
    """The Strength of the card that was revealed or looked at; without one 0."""

    __slots__ = ()

    def value(self, g: State, f: Frame) -> i64:
        if f.shown < 0:
            return 0
        strength = g.table.strength[f.shown]
        return strength if strength >= 0 else g.table.grit[f.shown]


@final
class Times(Number):
    __slots__ = ("count", "per")

    def __init__(self, per: i64, count: Number) -> None:
        self.per: i64 = per
        self.count: Number = count

    def value(self, g: State, f: Frame) -> i64:
        return self.per * self.count.value(g, f)


@final
class ScoreDifference(Number):
    __slots__ = ()

    def value(self, g: State, f: Frame) -> i64:
        by = g.score[0] - g.score[1]
        return by if by > 0 else -by


@final
class PointsAhead(Number):
    """By how many points a seat is ahead of the other."""

    __slots__ = ("who",)

    def __init__(self, who: i64) -> None:
        self.who: i64 = who

    def value(self, g: State, f: Frame) -> i64:
        seat = g.seat_of(self.who, f.seat)
        return max(g.score[seat] - g.score[1 - seat], 0)


@final
class TimeLeft(Number):
    __slots__ = ()

    def value(self, g: State, f: Frame) -> i64:
        return g.clock


@final
class LastYards(Number):
    """Of the last play, or of the last one that a seat ran.

    `earlier` counts the plays of which it must be one.
    """

    __slots__ = ("earlier", "who")

    def __init__(self, who: i64, earlier: Number | None) -> None:
        self.who: i64 = who
        self.earlier: Number | None = earlier

    def value(self, g: State, f: Frame) -> i64:
        if self.earlier is not None and self.earlier.value(g, f) < 1:
            return 0
        seat = g.last_plays[0] if self.who == ANYONE else g.seat_of(self.who, f.seat)

        return 0 if seat < 0 else g.last_plays[3 + seat * 3]


@final
class LayerCount(Number):
    __slots__ = ()

    def value(self, g: State, f: Frame) -> i64:
        return len(g.layers)


@final
class Half(Number):
    __slots__ = ("of", "up")

    def __init__(self, of: Number, up: bool) -> None:
        self.of: Number = of
        self.up: bool = up

    def value(self, g: State, f: Frame) -> i64:
        whole = self.of.value(g, f)
        return (whole + 1) // 2 if self.up else whole // 2

    def is_known(self, g: State, f: Frame) -> bool:
        return self.of.is_known(g, f)


@final
class Capped(Number):
    """A number that is at most so much."""

    __slots__ = ("most", "of")

    def __init__(self, of: Number, most: i64) -> None:
        self.of: Number = of
        self.most: i64 = most

    def value(self, g: State, f: Frame) -> i64:
        return max(min(self.of.value(g, f), self.most), -self.most)

    def is_known(self, g: State, f: Frame) -> bool:
        return self.of.is_known(g, f)
