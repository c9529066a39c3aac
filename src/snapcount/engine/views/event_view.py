"""What a seat may know of what happened: events with their cards, where it may see them.

An event that is not listed here is seen by nobody, and a card in it only where the list says so.
"""

from __future__ import annotations

from typing import Final

import msgspec

from snapcount.engine import events as e
from snapcount.engine.state import State
from snapcount.engine.table import Table

NONE: Final = -1


class EventSeen(msgspec.Struct, frozen=True, gc=False):
    """An event with definitions for cards; -1 for what this seat may not see."""

    kind: int
    seat: int
    a: int
    b: int
    cause: int
    """The card whose text did it, or -1."""
    ability: int
    effect: int


# What the two numbers of an event are. An event that is not listed is seen by nobody.
_PLAIN: Final = 0
_CARD: Final = 1  # a card that all may see
_OWN_CARD: Final = 2  # a card that only the event's seat may see

_FIRST_IS_A_CARD: Final = (
    e.CALLED,
    e.CARD_PLAYED,
    e.ABILITY_USED,
    e.TRIGGER_ADDED,
    e.RESOLVES,
    e.CANCELLED,
    e.GRIT_CARD,
    e.DISCARDED,
    e.CALL_CHANGED,
    e.ATTACHED,
    e.REMOVED,
    e.RETURNED,
    e.POWER_UP_MOVED,
    e.COPIED,
    e.GAINED_ABILITY,
    e.GRIDIRON_PLAYED,
    e.LOOP_NAMED,
    e.BUDGET_SPENT,
    e.LASTS,
    e.REPLACED,
    e.NEW_TARGET,
)
_SECOND_IS_A_CARD: Final = (
    e.OVER_THE_LIMIT,
    e.SEARCHED,  # what is found is revealed
    e.HAND_REVEALED,
    e.TOP_REVEALED,
    e.PILE_CARD_PUT,  # Z-8
    e.RECOVERED,  # Z-8: a discard pile is open to all
)
_NO_CARD: Final = (
    e.GAME_STARTS,
    e.OPENING_HAND,
    e.POSSESSION,
    e.LINED_UP,
    e.DOWN,
    e.DRAW_CANCELLED,
    e.REFILLED,
    e.KICK_CHOSEN,
    e.CHECKED,
    e.SECONDARY_POINT,
    e.DESIGNATED,
    e.YARDS_CHANGED,
    e.OFFSET,
    e.YARDS,
    e.MARKER,
    e.EXHAUSTED,
    e.ENERGIZED,
    e.TOUCHDOWN_EVENT,
    e.SAFETY_EVENT,
    e.FIELD_GOAL_GOOD,
    e.FIELD_GOAL_MISSED_EVENT,
    e.PUNTED,
    e.GRIT,
    e.CLOCK,
    e.TIMEOUT,
    e.FIRST_DOWN_EVENT,
    e.TURNOVER_EVENT,
    e.TURNOVER_ON_DOWNS,
    e.REPLAY,
    e.REPLAY_CANCELLED,
    e.TURNOVER_CANCELLED,
    e.HALF_ENDS,
    e.SECOND_HALF,
    e.OVERTIME,
    e.GAME_OVER,
    e.BALL_MOVED,
    e.BALL_HELD,
    e.TOO_FEW_PLAYERS,
    e.TOO_LATE,
    e.SHUFFLED,
    e.LOOKED,
    e.DREW_UP,
    e.BENCHED,
    e.CAME_IN,
    e.TIME_UNITS_CHANGED,
    e.POINTS,
    e.RESULT_MADE,
    e.CATCH_RANGE,
    e.STRENGTH,
    e.SILENCED,
    e.NO_DRAW,
    e.TIMEOUTS_CHANGED,
    e.CHOSE_X,
    e.DEFENSE_CHANGED,
    e.AFTER_ALL,
    e.NAMED_PLAY,
    e.ALSO_CALLED,
    e.HANDS_EXCHANGED,
    e.GRIT_CHANGED,
    e.KICKED_AGAIN,
    e.CLOCK_SET,
    e.SHOWN_CARD_PUT,
    e.CALL_STAYS,
    e.BASE_YARDS_SET,
    e.FIRST_DOWN_CANCELLED,
    e.DOWN_SET,
)
EVENTS_SEEN: Final[dict[int, tuple[int, int]]] = {
    **dict.fromkeys(_NO_CARD, (_PLAIN, _PLAIN)),
    **dict.fromkeys(_FIRST_IS_A_CARD, (_CARD, _PLAIN)),
    **dict.fromkeys(_SECOND_IS_A_CARD, (_PLAIN, _CARD)),
    e.DREW: (_PLAIN, _OWN_CARD),
    e.TOOK: (_PLAIN, _OWN_CARD),
    e.HAND_SEEN: (_PLAIN, _OWN_CARD),
    e.TOP_SEEN: (_PLAIN, _OWN_CARD),
    e.HAND_CARD_PUT: (_PLAIN, _OWN_CARD),
    e.NO_PLAY_IN_HAND: (_OWN_CARD, _PLAIN),  # it is called face down like any other
}


def seen_events(g: State, seat: int) -> list[EventSeen]:
    """The events since the last answer, as that seat may see them."""
    return [event_seen(g.table, event, seat) for event in g.events if event[0] in EVENTS_SEEN]


def event_seen(table: Table, event: e.Event, seat: int | None) -> EventSeen:
    """An event as that seat may see it; with None, for a log that hides nothing, all of it."""
    kind, of_seat, a, b, cause = event
    first, second = EVENTS_SEEN[kind]
    own = seat is None or of_seat == seat
    card, ability, effect = e.unpack_cause(cause) if cause >= 0 else (NONE, NONE, NONE)
    return EventSeen(
        kind=kind,
        seat=of_seat,
        a=_seen(table, a, first, own),
        b=_seen(table, b, second, own),
        cause=table.definition[card] if card >= 0 else NONE,
        ability=ability,
        effect=effect,
    )


def _seen(table: Table, number: int, what: int, own: bool) -> int:
    if what == _PLAIN:
        return number
    if number < 0 or (what == _OWN_CARD and not own):
        return NONE
    return table.definition[number]
