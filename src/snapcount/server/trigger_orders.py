"""Whether the order of a seat's triggers can change anything (T-6).

Told by what their effects touch, never by trying them out: what a try shows hangs on cards that
nobody has seen, and whether a seat is asked is seen by all. Everything here is open to everybody
at the table. An effect that is not known here touches everything, so that the seat is asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple

from snapcount.engine.game import Game
from snapcount.engine.program import Step, Waiting
from snapcount.engine.steps.cards import DrawStep
from snapcount.engine.steps.downs import PointsStep
from snapcount.engine.steps.groups import Described
from snapcount.engine.steps.numbers import Fixed
from snapcount.engine.steps.piles import TO_DISCARD, PutShown, RevealTop
from snapcount.engine.steps.players import EnergizeStep, ExhaustStep, SelectSome
from snapcount.engine.steps.yards import AddYards
from snapcount.engine.terms import (
    ACTION_DRAWN,
    CARD_DRAWN,
    MOD_ABILITY_YARDS,
    MOD_CANNOT_CANCEL,
    MOD_CANNOT_DRAW,
    MOD_CANNOT_ENERGIZE,
    MOD_CANNOT_EXHAUST,
    MOD_CANNOT_TARGET,
    MOD_CANNOT_USE,
    MOD_COUNTS_AS,
    MOD_HAND_LIMIT,
    MOD_KEEPS,
    MOD_LIMIT_DRAWS,
    NO_LIMIT,
    PLAY_DRAWN,
    PLAYER_ENERGIZED,
    PLAYER_EXHAUSTED,
    WOULD_BE_EXHAUSTED,
    WOULD_DRAW_ACTION,
    WOULD_DRAW_PLAY,
)

MOST: Final = 12
"""Triggers and layers up to which no budget (law 10) can cut off what comes last."""
ALONE: Final = ""
"""Touching a thing so commutes with nothing else that touches it."""


class Unknown(Exception):
    """What an effect touches cannot be told."""


class Touch(NamedTuple):
    """A thing that an effect changes or looks at. Two who touch it in the same way commute."""

    thing: str
    how: str


def order_matters(game: Game, seat: int) -> bool:
    """Whether it can make a difference in which order the seat's triggers go into the layers."""
    own = [trigger for trigger in game.waiting if trigger.seat == seat]
    if len(game.layers) + len(game.waiting) > MOST or any_of(game, MOD_CANNOT_USE):
        return True
    try:
        touched = [list(touches(game, trigger)) for trigger in own]
        need_room(game, own)
    except Unknown:
        return True
    return not all(commute(one, other) for one, other in combinations(touched, 2))


def commute(one: list[Touch], other: list[Touch]) -> bool:
    return not any(
        a.thing == b.thing and (a.how != b.how or a.how == ALONE) for a in one for b in other
    )


def touches(game: Game, trigger: Waiting) -> Iterator[Touch]:
    """All that the effect of a trigger touches."""
    ability = trigger.ability
    if ability.any_at_once or ability.cost is not None or ability.counts_done:
        raise Unknown
    for step in ability.steps:
        yield from _touched(game, trigger, step)


def _touched(g: Game, trigger: Waiting, step: Step) -> Iterator[Touch]:
    if isinstance(step, AddYards):
        yield _yards(g, trigger, step)
    elif isinstance(step, DrawStep):
        for seat in seats(g, step.who, trigger.seat):
            yield Touch(f"deck {seat} {step.deck}", "draw")
        yield Touch("what is seen", "show")
    elif isinstance(step, PointsStep):
        require(g.period < 2)  # in overtime the first points may be the last
        yield Touch("score", "points")
    elif isinstance(step, SelectSome):
        require(_is_plain(g, step))
        yield Touch("players", ALONE)
        yield Touch("what is seen", "choose")  # who has seen more chooses otherwise
    elif isinstance(step, ExhaustStep | EnergizeStep):
        require(not getattr(step, "cost", False))
        require(not any_of(g, MOD_CANNOT_EXHAUST, MOD_CANNOT_ENERGIZE))
        require(not hears(g, PLAYER_EXHAUSTED, PLAYER_ENERGIZED, WOULD_BE_EXHAUSTED))
        yield Touch("players", ALONE)
    elif isinstance(step, RevealTop):
        require(step.count == 1 and not step.tallies)
        for seat in seats(g, step.who, trigger.seat):
            require(bool(g.deck(seat, step.deck)))
            yield Touch(f"deck {seat} {step.deck}", ALONE)
        yield Touch("what is seen", "show")
    elif isinstance(step, PutShown):
        require(step.to == TO_DISCARD)  # the deck is the one that was revealed
    else:
        raise Unknown


def _yards(g: Game, trigger: Waiting, step: AddYards) -> Touch:
    """Yards of one sign add up in any order; under one keyword they also offset alike (T-8)."""
    number = step.number
    require(isinstance(number, Fixed) and step.least < 0)
    require(not any_of(g, MOD_ABILITY_YARDS, MOD_KEEPS, MOD_CANNOT_CANCEL))
    where = "yards" if step.is_on_play(g) else "ball"
    return Touch(where, f"{step.sign} {trigger.ability.kind & 15}")


def _is_plain(g: Game, step: SelectSome) -> bool:
    """Whether whom it may choose hangs on nothing but the Players as they stand."""
    players = step.players
    if not isinstance(players, Described) or not isinstance(step.count, Fixed):
        return False
    if step.benches or step.pays or step.looks_back or step.adds or any_of(g, MOD_CANNOT_TARGET):
        return False
    if players.positions and any_of(g, MOD_COUNTS_AS):
        return False
    compared = (players.than, players.team_of, players.position_of, players.but)
    rated = players.rank or players.least >= 0 or players.most < 1000
    return not rated and not players.but_positions and all(each is None for each in compared)


def need_room(g: Game, own: list[Waiting]) -> None:
    """All draws together must find cards and room: else the last one would not be made."""
    drawn: Counter[tuple[int, int]] = Counter()
    for trigger in own:
        for step in trigger.ability.steps:
            if isinstance(step, DrawStep):
                number = step.number
                if not isinstance(number, Fixed):
                    raise Unknown
                for seat in seats(g, step.who, trigger.seat):
                    drawn[seat, step.deck] += number.n
    if not drawn:
        return
    require(not any_of(g, MOD_CANNOT_DRAW, MOD_LIMIT_DRAWS, MOD_HAND_LIMIT))
    require(not hears(g, CARD_DRAWN, ACTION_DRAWN, PLAY_DRAWN, WOULD_DRAW_PLAY, WOULD_DRAW_ACTION))
    edition = g.table.edition
    for (seat, deck), cards in drawn.items():
        require(len(g.deck(seat, deck)) >= cards)
        held = len(g.hand(seat, deck)) + cards
        require(edition.limit_mode == NO_LIMIT or held <= edition.hand_limit)


def seats(g: Game, who: int, seat: int) -> list[int]:
    """Whom a card's controller means, as seats."""
    meant = g.seats(who, seat)
    return [each for each in range(2) if meant >> each & 1]


def any_of(g: Game, *modifiers: int) -> bool:
    """Whether some card in the game can make one of these modifiers."""
    return any(g.table.modifies[each] for each in modifiers)


def hears(g: Game, *events: int) -> bool:
    """Whether some card in the game waits for one of these events."""
    return any(g.table.listens[each] for each in events)


def require(holds: bool) -> None:
    if not holds:
        raise Unknown
