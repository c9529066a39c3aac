"""What a stretch of the game remembers: a record for each thing, with how long it counts.

Never changed in place, so copies of a state share them. `engine.limits` notes and asks.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

# Stretches, the shorter ones first.
THE_DOWN: Final = 0
THE_POSSESSION: Final = 1
THE_HALF: Final = 2
THE_GAME: Final = 3
TIME_IN_PLAY: Final = 4  # of a text's limit; it is noted for the game, until its card leaves

# Roles that are noted.
CARRIED: Final = 0
TACKLED: Final = 1


class Noted:
    """Something that counts until its stretch is over: a down, a possession, a half, the game."""

    __slots__ = ("stretch",)

    def __init__(self, stretch: i64) -> None:
        self.stretch: i64 = stretch


@final
class Used(Noted):
    """An ability that may be used once in the stretch was used.

    It is that of one card; or of all copies in a seat's deck, if playing the card is what is
    limited. The other of the two is -1.
    """

    __slots__ = ("ability", "card", "seat")

    def __init__(self, ability: i64, card: i64, seat: i64, stretch: i64) -> None:
        super().__init__(stretch)
        self.ability: i64 = ability
        self.card: i64 = card
        self.seat: i64 = seat


@final
class Happened(Noted):
    """An event has happened to a seat."""

    __slots__ = ("event", "seat")

    def __init__(self, event: i64, seat: i64, stretch: i64) -> None:
        super().__init__(stretch)
        self.event: i64 = event
        self.seat: i64 = seat


@final
class ActionPlayed(Noted):
    """A seat has played an Action card, which another text may copy."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: i64, card: i64, stretch: i64) -> None:
        super().__init__(stretch)
        self.seat: i64 = seat
        self.card: i64 = card


@final
class PlayRun(Noted):
    """A seat has run a play with these calls, as bits."""

    __slots__ = ("calls", "seat")

    def __init__(self, seat: i64, calls: i64, stretch: i64) -> None:
        super().__init__(stretch)
        self.seat: i64 = seat
        self.calls: i64 = calls


@final
class Named(Noted):
    """That Player was designated on the last play that a seat ran: to carry the ball or tackle."""

    __slots__ = ("role", "seat", "slot")

    def __init__(self, seat: i64, role: i64, slot: i64, stretch: i64) -> None:
        super().__init__(stretch)
        self.seat: i64 = seat
        self.role: i64 = role
        self.slot: i64 = slot


@final
class Began(Noted):
    """This down started with the ball there."""

    __slots__ = ("ball",)

    def __init__(self, ball: i64, stretch: i64) -> None:
        super().__init__(stretch)
        self.ball: i64 = ball
