"""What waits for a seat's answer, as far as that seat may know it.

The rest of a view is for reading. This is for going on: with it `engine.views.worlds` builds whole
games that agree with the view. Only the seat that is asked gets it; `views.continuing` builds it.

Cards are numbers into `cards`, which says what each is and whose. Two mentions of one number are
one card; which of several copies it is, nobody can tell.
"""

from __future__ import annotations

from typing import Final

import msgspec

from snapcount.engine import options as o

NONE: Final = -1
FACE_DOWN: Final = -2
UNSEEN: Final = -2
CARD_VERBS: Final = (o.PLAY_A_CARD, o.USE, o.CALL, o.DISCARD, o.PICK_CARD, o.PICK_ATTACHED)


class DownRest(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """What `DownSeen` leaves out of a down."""

    kick_grit: int
    grit_add: int
    discarded: int
    low: int
    high: int
    low_by: int
    high_by: int
    range_set: bool
    flipped: int
    also: int
    named: int
    strength_add: int
    strength_set: int
    forced: int
    designating: bool
    turnover_keyword: int
    declined: int
    next_offense: int
    next_ball: int
    next_down: int
    points: list[int]
    results_from: int


class FrameSeen(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """An effect being carried out. `shown` is UNSEEN where somebody else looked at the card."""

    ability: int
    seat: int
    card: int
    slot: int
    pc: int
    chosen: int
    count: int
    did: bool
    grit: int
    x: int
    part: int
    others_choose: bool
    took_from: int
    exhausted: int
    energized: int
    it: int
    fell_short: bool
    uses_card: bool
    moved: int
    shown: int
    lost: bool
    cards: list[int]
    numbers: list[int]


class LayerSeen(msgspec.Struct, frozen=True, gc=False, array_like=True):
    ability: int
    seat: int
    card: int
    slot: int
    chosen: int
    uses_card: bool
    done_at_once: bool
    cancelled: bool


class WaitingSeen(msgspec.Struct, frozen=True, gc=False, array_like=True):
    ability: int
    seat: int
    card: int
    slot: int
    chosen: int


class LastingRest(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """What `LastingSeen` leaves out of a lasting effect."""

    ability: int
    card: int
    gained: bool


class UsedSeen(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="used"):
    """A text with a limit that was used: by that card, or (`card` NONE) by that seat's copies."""

    ability: int
    card: int
    seat: int
    stretch: int


class HappenedSeen(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="happened"):
    event: int
    seat: int
    stretch: int


class ActionSeen(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="action"):
    seat: int
    card: int
    stretch: int


class PlaySeen(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="play"):
    seat: int
    calls: int
    stretch: int


class NamedSeen(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="named"):
    seat: int
    role: int
    slot: int
    stretch: int


class BeganSeen(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="began"):
    ball: int
    stretch: int


NotedSeen = UsedSeen | HappenedSeen | ActionSeen | PlaySeen | NamedSeen | BeganSeen
"""What the game remembers, as `engine.noted` has it."""


class Top(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """The top cards of a deck that the seat looks at, the top one last."""

    owner: int
    deck: int
    cards: list[int]


class Continuation(msgspec.Struct, frozen=True, gc=False):
    """Enough to go on from a view, but for what its seat cannot know."""

    cards: list[tuple[int, int]]
    """Of each card spoken of below: its definition and its owner."""
    hands: list[list[list[int] | None]]
    """By seat and deck; None where the seat does not see it."""
    called: list[int]
    superstars: list[int]
    """Slot and card, one after the other; so are those attached."""
    attached: list[int]
    gridirons: list[int]
    tops: list[Top]
    in_decks: list[int]
    """Cards offered to the seat out of a deck that it searches."""
    in_discards: list[int]
    options: list[tuple[int, int, int]]
    phase: int
    stage: int
    priority: int
    passes: int
    draw_up: int
    limit_due: int
    untimed: bool
    chain: list[int]
    offsets: list[int]
    used: list[NotedSeen]
    applied: list[tuple[int, int]]
    down: DownRest
    layers: list[LayerSeen]
    waiting: list[WaitingSeen]
    frames: list[FrameSeen]
    lasting: list[LastingRest]
