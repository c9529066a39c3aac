"""What holds for every state of a game that waits for an answer, or is over.

Each check is a function of its own that yields what is wrong, in words; a state in order yields
nothing. `conformance` walks games and asks all of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from snapcount.engine.errors import RecordError
from snapcount.engine.events import KINDS
from snapcount.engine.flow.results import Score
from snapcount.engine.game import Game
from snapcount.engine.options import ASK_HAND_LIMIT, DECISION_NAMES
from snapcount.engine.records.sound import check_state
from snapcount.engine.terms import (
    CANCEL_THE_DRAW,
    DISCARD_DOWN,
    MOD_HAND_LIMIT,
    MOST_EXTRA,
    MOST_LAYERS,
    SLOTS_A_SEAT,
)
from snapcount.engine.words.clauses import clause_of
from snapcount.engine.words.naming import option_names
from snapcount.engine.words.wording import why, word_event

MOST_ON_THE_FIELD: Final = 4
HALF: Final = 15  # H-1
MOST_TIMEOUTS: Final = 3 + 2 * MOST_EXTRA  # S-3, R-22: those of the first half are kept


def cards_are_where_they_belong(g: Game) -> Iterator[str]:
    """Every card of both decks is in exactly one place, its owner's (Z-6, Z-7)."""
    try:
        check_state(g)
    except RecordError as unsound:
        yield str(unsound)


def _score_is_due(g: Game) -> bool:
    """Between the marker and the score something may happen instead of an exhaustion (F-11)."""
    coming = g.table.edition.flow[g.phase : g.phase + 2]
    return any(isinstance(phase, Score) for phase in coming)


def the_scoreboard_is_in_range(g: Game) -> Iterator[str]:
    """Clock, down, ball, score and timeouts (S-3, F-13, F-16, H-1, H-3, R-22)."""
    if not 0 <= g.clock <= HALF + MOST_EXTRA:
        yield f"the clock is at {g.clock}"
    if not 1 <= g.down <= 4:
        yield f"it is down {g.down}"
    if not 0 <= g.ball <= 100:
        yield f"the ball is on {g.ball}"
    if g.ball in (0, 100) and not g.this.scored and not g.over and not _score_is_due(g):
        yield f"the ball is in the end zone ({g.ball}) and nobody has scored"
    if min(g.score) < 0:
        yield f"the score is {g.score}"
    for seat in range(2):
        if not 0 <= g.timeouts[seat] <= MOST_TIMEOUTS:
            yield f"seat {seat} has {g.timeouts[seat]} timeouts"
    if not 0 <= g.extra <= MOST_EXTRA:
        yield f"effects have given {g.extra} Time Units and timeouts"
    if g.period < 0 or (g.period > 1 and not g.table.edition.overtime):
        yield f"period {g.period} is played"
    if len(g.layers) > MOST_LAYERS:
        yield f"there are {len(g.layers)} layers"


def the_field_is_in_order(g: Game) -> Iterator[str]:
    """Four Players a side at most, on their own side of the ball, and never too few (Z-2, F-21)."""
    lined_up = g.phase >= g.table.edition.at_down or g.point > 0
    for seat in range(2):
        first = seat * SLOTS_A_SEAT + (0 if seat == g.offense else 5)
        own = g.on_field & (0x3FF << seat * SLOTS_A_SEAT)
        if own & ~(31 << first) and lined_up:
            yield f"seat {seat} has Players of the other side of the ball on the field"
        count = int(own).bit_count()
        if count > MOST_ON_THE_FIELD:
            yield f"seat {seat} has {count} Players on the field"
        if lined_up and count < min(g.table.edition.minimum_players, MOST_ON_THE_FIELD):
            yield f"seat {seat} has {count} Players on the field"
    for slot in g.attached[::2]:
        if not g.on_field >> slot & 1:
            yield f"a Power Up is under Player {slot}, who is not on the field"


def hands_are_within_their_limit(g: Game) -> Iterator[str]:
    """Z-3: five cards, unless a text changes the limit; in crd looked at right after an effect."""
    edition = g.table.edition
    if g.table.modifies[MOD_HAND_LIMIT]:
        return
    if edition.limit_mode == DISCARD_DOWN:
        asked = g.decision
        if g.frames or (asked is not None and asked.kind == ASK_HAND_LIMIT):
            return
    elif edition.limit_mode != CANCEL_THE_DRAW:
        return
    for seat in range(2):
        for hand in (g.play_hand[seat], g.action_hand[seat]):
            if len(hand) > edition.hand_limit:
                yield f"seat {seat} holds {len(hand)} cards in one hand"


def the_decision_is_one(g: Game) -> Iterator[str]:
    """A seat is asked, with two options or more, all different, each with a name of its own."""
    asked = g.decision
    if asked is None:
        if not g.over:
            yield "nobody is asked, and the game is not over"
        return
    if g.over:
        yield "the game is over, and a seat is asked"
    if asked.seat not in (0, 1) or not 0 <= asked.kind < len(DECISION_NAMES):
        yield f"{asked} asks nobody, or nothing"
    if asked.number != g.decisions:
        yield f"decision {asked.number} is numbered {g.decisions} in the state"
    options = asked.options
    if len(options) < 2:
        yield f"{len(options)} options are no choice (R-17)"
    if len({(option.verb, option.a, option.b) for option in options}) < len(options):
        yield f"an option is offered twice: {options}"
    names = option_names(g)
    if len(set(names)) < len(options) or not all(names):
        yield f"the options are named {names}"


def the_events_can_be_told(g: Game) -> Iterator[str]:
    """Each event has a clause, and words for both seats and a spectator (law 8)."""
    table = g.table
    for event in g.events:
        if not 0 <= event[0] < KINDS or not -1 <= event[1] <= 1:
            yield f"{event} is no event"
            continue
        if not clause_of(table, event) or not why(table, event):
            yield f"nothing is behind {event}"
        for viewer in (0, 1, -1, None):
            if not word_event(table, event, viewer):
                yield f"{event} has no words for {viewer}"


def the_end_has_a_winner(g: Game) -> Iterator[str]:
    """H-2, H-4 to H-6, G-8: the leader wins; a tie stands only where there is no overtime."""
    if not g.over:
        return
    ahead = 0 if g.score[0] > g.score[1] else 1 if g.score[1] > g.score[0] else -1
    if g.winner != ahead:
        yield f"seat {g.winner} has won with {g.score}"
    if ahead < 0 and g.table.edition.overtime:
        yield f"the game is over at {g.score}, and there was no overtime"


CHECKS: Final = (
    cards_are_where_they_belong,
    the_scoreboard_is_in_range,
    the_field_is_in_order,
    hands_are_within_their_limit,
    the_decision_is_one,
    the_events_can_be_told,
    the_end_has_a_winner,
)
