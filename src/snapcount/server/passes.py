"""Answering for a seat, so that nobody learns from it what the seat could have done.

In a timing point a seat is asked whenever others cannot know that it has nothing to play
(`Table.asks_to_pass`). How long it is waited for hangs on what the seat has set, and against a
person on nothing else: never on whether it can act. Timeouts, kicks before fourth down and the
order of triggers are asked about where they can matter, which everybody at the table can tell.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from snapcount.engine.game import Game
from snapcount.engine.options import (
    ASK_PLAY_OR_KICK,
    ASK_TIMEOUT,
    ASK_TIMING_POINT,
    ASK_TRIGGER_ORDER,
    LET_IT_RUN,
    PASS,
    RUN_A_PLAY,
    Option,
)
from snapcount.engine.terms import (
    ALL_POINTS,
    MOD_FIELD_GOALS,
    MOD_FIELD_GOALS_ARE,
    MOD_GOOD_ON,
    TIMEOUT_SPENT,
)
from snapcount.server.trigger_orders import order_matters

Mode = Literal["stop", "able", "skip"]
"""`stop`: wait for me. `able`: skip unless I can act; against a person that is a beat in which I
may act or hold, whether I can act or not. `skip`: pass for me at once, even if I could act."""
When = Literal["always", "matters", "never"]
"""When to ask about something that is mostly answered the same way."""
Until = Literal["off", "down", "act"]
"""How long to skip ahead. `down`: pass until the next down. `act`: pass until I can act."""

BEAT: Final = 1200  # milliseconds
LATE: Final = 5  # Time Units left in a half from which on the clock decides
CLOSE: Final = 16  # points that two touchdowns and their extras may make up
LAST_DOWN: Final = 4
LONGEST_KICK: Final = 40  # yards from which a field goal may be good (K-3, K-4)
WITH_CARDS: Final = 10  # yards that cards may add to it


class PassAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to do in one timing point."""

    point: Annotated[int, Meta(ge=1, le=ALL_POINTS)]
    mode: Mode


class Passes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's settings: what is usual, and the timing points in which it is otherwise."""

    usual: Mode = "stop"
    points: Annotated[list[PassAt], Meta(max_length=10)] = []
    full_control: bool = False
    """Stop everywhere and ask about everything, whatever else is set."""
    timeouts: When = "matters"
    kicks: When = "matters"
    """Whether to kick before fourth down."""
    orders: When = "matters"
    """Which of one's triggers goes into the layers first."""

    def at(self, point: int) -> Mode:
        if self.full_control:
            return "stop"
        if not self.points:
            return self.usual
        return next((each.mode for each in self.points if each.point == point), self.usual)

    def asks(self, game: Game) -> bool:
        """Whether the seat is asked what is no timing point."""
        asked = game.decision
        assert asked is not None
        if self.full_control:
            return True
        if asked.kind == ASK_TIMEOUT:
            return _now(self.timeouts, lambda: timeout_matters(game, asked.seat))
        if asked.kind == ASK_PLAY_OR_KICK and game.down < LAST_DOWN:
            return _now(self.kicks, lambda: kick_matters(game))
        if asked.kind == ASK_TRIGGER_ORDER:
            return _now(self.orders, lambda: order_matters(game, asked.seat))
        return True


AT_FIRST: Final = Passes("able")
AT_FIRST_OF_OLD: Final = Passes("stop")
"""Against a person, in rooms that ask everything."""


def _now(when: When, matters: Callable[[], bool]) -> bool:
    return when == "always" or (when == "matters" and matters())


def timeout_matters(game: Game, seat: int) -> bool:
    """Late in a half for whoever may still need the time; or some card hears of timeouts."""
    if game.table.listens[TIMEOUT_SPENT] or game.period > 1:
        return True
    if game.clock > LATE:
        return False
    lead = game.score[seat] - game.score[1 - seat]
    return game.period == 0 or -CLOSE <= lead <= 0


def kick_matters(game: Game) -> bool:
    """In field-goal range with little time left, in overtime, or before the last down."""
    modifies = game.table.modifies
    longer = modifies[MOD_FIELD_GOALS] or modifies[MOD_FIELD_GOALS_ARE] or modifies[MOD_GOOD_ON]
    reach = LONGEST_KICK + WITH_CARDS if longer else LONGEST_KICK
    if 100 - game.ball > reach:
        return False
    return game.clock <= LATE or game.period > 1 or game.down == LAST_DOWN - 1


def usual_answer(game: Game) -> Option:
    """What is answered for a seat that is not asked."""
    asked = game.decision
    assert asked is not None
    for option in asked.options:
        if option.verb in (PASS, LET_IT_RUN, RUN_A_PLAY):
            return option
    assert asked.kind == ASK_TRIGGER_ORDER
    return asked.options[0]


def wait_for(mode: Mode, able: bool, beat: int) -> int | None:
    """After how many milliseconds the seat passes by itself; None: it is waited for.

    `beat` is 0 where nobody is there to learn anything: then whoever can act is waited for.
    """
    if mode == "stop":
        return None
    if mode == "skip":
        return 0
    if beat:
        return beat
    return None if able else 0


def wait_at(game: Game, passes: Passes, until: Until, beat: int, spares: bool) -> int | None:
    """The same for what the game asks now. `spares`: the room spares seats what cannot matter."""
    asked = game.decision
    assert asked is not None
    if asked.kind != ASK_TIMING_POINT:
        return None if not spares or passes.asks(game) else 0
    mode = passes.at(game.point)
    if until != "off":
        mode = "skip" if until == "down" else "able"
    return wait_for(mode, len(asked.options) > 1, beat)
