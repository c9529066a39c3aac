"""What each part of a text does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from snapcount.engine import events as e
from snapcount.testing.referee.arithmetic import digit, moved
from snapcount.testing.referee.rules import HAND_LIMIT, MOST_GIVEN
from snapcount.testing.referee.table import (
    SLOTS,
    Asking,
    Choice,
    Impossible,
    Layer,
    Table,
    ask,
    exhaust,
)
from snapcount.testing.referee.texts import (
    AddTime,
    Audible,
    BallWithin,
    Become,
    Bench,
    CancelAction,
    CancelTurnover,
    CatchRange,
    Condition,
    Discard,
    DownIs,
    Draw,
    EnergizeAll,
    ExhaustAll,
    ExhaustOne,
    FirstDown,
    GritDraw,
    If,
    MoveBall,
    Part,
    Play,
    PlayIs,
    Replay,
    Result,
    Search,
    Strength,
    Substitute,
    Timeouts,
    TimeUnits,
    Turnover,
    Yards,
)

PLAY_DECK: Final = 0


def carry_out(t: Table, layer: Layer) -> Asking[None]:
    """All parts of an effect, in their order."""
    if any(isinstance(part, Bench) for part in layer.parts) and too_few(t, 1 - layer.seat):
        return  # F-21: cancelled whole
    for part in layer.parts:
        if part is not None:
            yield from do(t, layer.seat, part)


def too_few(t: Table, seat: int) -> bool:
    return len(t.fielded(seat)) - 1 < t.rules.fewest


def do(t: Table, seat: int, part: Part) -> Asking[None]:
    asks = _ASKS.get(type(part))
    if asks is not None:
        yield from asks(t, seat, part)
    else:
        _DOES[type(part)](t, seat, part)


# On the play -----------------------------------------------------------------------------------


def yards(t: Table, seat: int, part: Yards) -> None:
    """R-35: on the play from the reveal to Play Results, else the ball moves."""
    if t.this.revealed and not t.this.results:
        t.this.yards.append(part.by)
    else:
        move(t, part.by)


def move_ball(t: Table, seat: int, part: MoveBall) -> None:
    move(t, part.by)


def move(t: Table, by: int) -> None:
    """F-20, R-21. After a score the ball is dead."""
    if t.this.scored:
        return
    to = moved(t.ball, by, t.rules.stops_at)
    if to != t.ball:
        t.tell("F-20", e.BALL_MOVED, t.offense, t.ball, to)
        t.ball = to
    if not t.this.revealed:
        t.this.moved_to = t.ball


def strength(t: Table, seat: int, part: Strength) -> None:
    t.this.strength.append(part.by)


def catch(t: Table, seat: int, part: CatchRange) -> None:
    if not t.this.designated:
        t.this.catch.append(part.by)


def result(t: Table, seat: int, part: Result) -> None:
    """R-14: not once designation has begun. R-31: only a Pass is complete or incomplete."""
    if t.this.designated or t.this.results:
        return
    if part.to in ("complete", "incomplete") and not t.is_pass():
        return
    t.this.forced = part.to


def turnover(t: Table, seat: int, part: Turnover) -> None:
    """R-31, R-35."""
    if t.this.results or (part.kind != "fumble" and not t.is_pass()):
        return
    t.this.turnover = part.kind
    t.this.turnover_by = seat


def cancel_turnover(t: Table, seat: int, part: CancelTurnover) -> None:
    t.this.turnover = ""


def replay(t: Table, seat: int, part: Replay) -> None:
    """F-19, R-13."""
    if t.rules.one_replay and t.sides[seat].replayed:
        return
    t.sides[seat].replayed = True
    t.this.replay_by.add(seat)
    if t.this.results:
        take_back(t)


def take_back(t: Table) -> None:
    """R-35: ball and score are what they were before the down; layers below go on from there."""
    for side, before in zip(t.sides, t.this.scores, strict=True):
        side.score = before
    t.this.scored = ""
    spot = t.this.spot
    if t.this.moved_to >= 0 and not t.chance.marked(spot):
        spot = t.this.moved_to  # see `Down.moved_to`
    if spot != t.ball:
        t.tell("R-35", e.MARKER, t.offense, -1, spot)
    t.ball = spot


def first_down(t: Table, seat: int, part: FirstDown) -> None:
    t.this.first_down = True


def time_units(t: Table, seat: int, part: TimeUnits) -> None:
    t.this.time.append(part.by)


def timeouts(t: Table, seat: int, part: Timeouts) -> None:
    side = t.sides[t.other(seat, part.who)]
    if part.by > 0:
        if t.given >= MOST_GIVEN:
            return
        t.given += 1
    side.timeouts = max(side.timeouts + part.by, 0)


def audible(t: Table, seat: int, part: Audible) -> None:
    """T-7. R-14: not once designation has begun."""
    if t.this.designated:
        return
    side = t.sides[seat]
    if not t.refilled(seat, "play"):
        return
    card = t.chance.audible(seat)
    if card not in side.decks["play"]:
        raise Impossible("Z-1", f"seat {seat} flips a card that is not in its Play deck")
    side.decks["play"].remove(card)
    side.discards["play"].append(t.this.called[seat])
    t.this.called[seat] = card
    t.this.x[seat] = -1
    if seat == t.offense:
        t.this.became = None


def become(t: Table, seat: int, part: Become) -> None:
    """R-14: not once designation has begun."""
    if not t.this.designated and seat == t.offense:
        t.this.became = part


def add_time(t: Table, seat: int, part: AddTime) -> None:
    """R-22."""
    by = min(part.by, MOST_GIVEN - t.given)
    if by > 0:
        t.given += by
        t.clock += by
        t.tell("R-22", e.CLOCK, seat, -by, t.clock)


# Players ---------------------------------------------------------------------------------------


def energize_all(t: Table, seat: int, part: EnergizeAll) -> None:
    for slot in t.fielded(t.other(seat, part.who)):
        if slot in t.exhausted:
            t.exhausted.remove(slot)
            t.tell("T-2", e.ENERGIZED, slot // SLOTS, slot)


def exhaust_all(t: Table, seat: int, part: ExhaustAll) -> None:
    exhaust(t, t.fielded(t.other(seat, part.who)))


def exhaust_one(t: Table, seat: int, part: ExhaustOne) -> Asking[None]:
    found = t.fielded(1 - seat)
    if found:
        options = [Choice("pick player", slot=slot) for slot in found]
        answer = yield from ask(seat, "effect", options)
        exhaust(t, [answer.slot])


def substitute(t: Table, seat: int, part: Substitute) -> Asking[None]:
    """R-34: the offense keeps a Quarterback. R-46: who comes in is Energized."""
    out = [slot for slot in t.fielded(seat) if replacements(t, seat, slot)]
    if not out:
        return
    leaves = (
        yield from ask(seat, "effect", [Choice("pick player", slot=slot) for slot in out])
    ).slot
    options = [Choice("pick player", slot=slot) for slot in replacements(t, seat, leaves)]
    enters = (yield from ask(seat, "effect", options)).slot
    t.on_field.remove(leaves)
    t.on_field.add(enters)
    t.exhausted.discard(leaves)
    t.exhausted.discard(enters)


def replacements(t: Table, seat: int, leaves: int) -> list[int]:
    needed = seat == t.offense and t.player(leaves).quarterback and t.quarterbacks(seat) == 1
    return [slot for slot in t.benched(seat) if t.player(slot).quarterback or not needed]


def bench(t: Table, seat: int, part: Bench) -> Asking[None]:
    """R-34."""
    other = 1 - seat
    last = other == t.offense and t.quarterbacks(other) == 1
    found = [slot for slot in t.fielded(other) if not (last and t.player(slot).quarterback)]
    if not found:
        return
    answer = yield from ask(seat, "effect", [Choice("pick player", slot=slot) for slot in found])
    t.on_field.remove(answer.slot)
    t.exhausted.discard(answer.slot)


# Cards -----------------------------------------------------------------------------------------


def draw(t: Table, seat: int, part: Draw) -> None:
    for _ in range(part.count):
        t.draw(t.other(seat, part.who), part.deck)


def discard(t: Table, seat: int, part: Discard) -> Asking[None]:
    whose = t.other(seat, part.who)
    hand = t.sides[whose].hands[part.deck]
    if hand:
        answer = yield from ask(whose, "effect", [Choice("pick card", card) for card in hand])
        t.discard(whose, part.deck, answer.card)


def search(t: Table, seat: int, part: Search) -> Asking[None]:
    """Z-4: shuffled afterwards, whatever was found. Z-3: no sixth card is taken."""
    side = t.sides[seat]
    deck = side.decks["play"]
    if deck and not (t.rules.limit == "cancel" and len(side.hands["play"]) >= HAND_LIMIT):
        options = [Choice("pick card", card) for card in deck]
        answer = yield from ask(seat, "effect", options)
        deck.remove(answer.card)
        side.hands["play"].append(answer.card)
    if deck or t.chance.shuffled(seat):  # an empty deck is shuffled or not, who could tell
        t.tell("Z-4", e.SHUFFLED, seat, PLAY_DECK, -1)


def cancel_action(t: Table, seat: int, part: CancelAction) -> Asking[None]:
    """T-18, Z-6: a cancelled card is discarded when it is cancelled."""
    found = [
        place for place, layer in enumerate(t.layers) if layer.is_action and not layer.cancelled
    ]
    if not found:
        return
    answer = yield from ask(seat, "effect", [Choice("pick layer", number=place) for place in found])
    layer = t.layers[answer.number]
    layer.cancelled = True
    t.sides[layer.seat].discards["action"].append(layer.card)


def grit_draw(t: Table, seat: int, part: GritDraw) -> None:
    if determine_grit(t) >= part.least:
        t.draw(seat, "action")


def determine_grit(t: Table) -> int:
    """K-1."""
    total = 0
    for seat in t.in_order():
        card = t.flip(seat)
        play = t.known[card] if card >= 0 else None
        if isinstance(play, Play):
            printed = play.grit if t.rules.x_is_printed else 0
            total += play.strength if play.strength is not None else printed
    grit = digit(total)
    t.tell("K-1", e.GRIT, -1, grit, -1)
    return grit


def if_then(t: Table, seat: int, part: If) -> None:
    if holds(t, part.condition):
        draw(t, seat, part.then)


def holds(t: Table, condition: Condition) -> bool:
    """T-8: as the layers before have left it."""
    if isinstance(condition, BallWithin):
        distance = t.ball if condition.side == "offense" else 100 - t.ball
        return distance <= condition.line
    if isinstance(condition, DownIs):
        return t.down == condition.down
    if isinstance(condition, PlayIs):
        outcome = outcome_now(t)
        if condition.result == "successful":
            return outcome in ("successful", "complete")
        return outcome == "stopped" or (
            outcome == "incomplete" and not t.rules.old_flow  # F-4, G-6
        )
    return t.strength() >= condition.least


def outcome_now(t: Table) -> str:
    """As it was checked, or as a layer has made it since (T-2)."""
    made = t.this.forced
    if not made or t.this.designated or t.this.results:
        return t.this.outcome
    if made in ("complete", "incomplete") and t.this.outcome == "stopped":
        return "stopped"
    return made


P = TypeVar("P", bound=Part)
_DOES: Final[dict[type[object], Callable[[Table, int, object], None]]] = {}
_ASKS: Final[dict[type[object], Callable[[Table, int, object], Asking[None]]]] = {}


def _does(kind: type[P], done_by: Callable[[Table, int, P], None]) -> None:
    def run(t: Table, seat: int, part: object) -> None:
        assert isinstance(part, kind)
        done_by(t, seat, part)

    _DOES[kind] = run


def _asks(kind: type[P], done_by: Callable[[Table, int, P], Asking[None]]) -> None:
    def run(t: Table, seat: int, part: object) -> Asking[None]:
        assert isinstance(part, kind)
        return done_by(t, seat, part)

    _ASKS[kind] = run


_does(Yards, yards)
_does(MoveBall, move_ball)
_does(Strength, strength)
_does(CatchRange, catch)
_does(Result, result)
_does(Turnover, turnover)
_does(CancelTurnover, cancel_turnover)
_does(Replay, replay)
_does(FirstDown, first_down)
_does(TimeUnits, time_units)
_does(Timeouts, timeouts)
_does(Audible, audible)
_does(Become, become)
_does(AddTime, add_time)
_does(EnergizeAll, energize_all)
_does(ExhaustAll, exhaust_all)
_does(Draw, draw)
_does(GritDraw, grit_draw)
_does(If, if_then)
_asks(Discard, discard)
_asks(Search, search)
_asks(ExhaustOne, exhaust_one)
_asks(Substitute, substitute)
_asks(Bench, bench)
_asks(CancelAction, cancel_action)
