"""Laying out a declared table: every card in a known place, whatever chance would have dealt."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence

from snapcount.cards.card import (
    ActionCard,
    AnyCard,
    Gridiron,
    PlayCard,
    PlayerCard,
    PowerUp,
    Superstar,
    Synergy,
)
from snapcount.engine import terms
from snapcount.engine.edition import Edition
from snapcount.engine.flow.endings import begin_possession
from snapcount.engine.game import Game, advance, new_game
from snapcount.engine.setup import new_table
from snapcount.engine.state import new_down
from snapcount.testing.cards import BLANK, Effects, action, plain_squad, play

BLANKS = 20
PLAYS_IN_DECK = 20
PLAYS_IN_HAND = 3

HandCard = ActionCard | PowerUp | Superstar | Gridiron


@dataclasses.dataclass(frozen=True)
class Side:
    """What one side has. Lists of decks begin with the top card.

    `hand` holds Action-deck cards, and `plays` Plays beside the one that is to be called. Players
    take the place of plain ones of their position. `bench` names who stays on the bench, else it
    is the fifth of the squad; `field` names everyone on the field instead.
    """

    hand: Sequence[HandCard | Effects] = ()
    players: Sequence[PlayerCard] = ()
    plays: Sequence[PlayCard] = ()
    play_deck: Sequence[PlayCard] = ()
    action_deck: Sequence[HandCard | Effects] = ()
    play_discard: Sequence[PlayCard] = ()
    action_discard: Sequence[HandCard | Effects] = ()
    superstars: Sequence[Superstar] = ()
    attached: Mapping[str, Sequence[PowerUp]] = dataclasses.field(default_factory=dict)
    gridirons: Sequence[Gridiron] = ()
    exhausted: Sequence[str] = ()
    bench: str = ""
    field: Sequence[str] | None = None
    synergy: Synergy | None = None
    team: str = "Testers"


@dataclasses.dataclass(frozen=True)
class Board:
    """The numbers of the scoreboard, the offense's first where there are two."""

    offense_seat: int
    ball: int
    down: int
    clock: int
    score: tuple[int, int]
    timeouts: tuple[int, int]
    period: int
    possession: int
    first_offense: int | None
    at_possession: bool
    draw_up: bool


class Dealt:
    """The cards of one seat by where they were declared."""

    def __init__(self, seat: int, side: Side, call: PlayCard, first: int) -> None:
        self.seat = seat
        self.side = side
        self.call = call
        self.cards: list[AnyCard] = []
        self.first = first
        self.squad = squad(side)
        self.add(self.squad)
        if side.synergy is not None:
            self.add([side.synergy])
        self.hand = self.add(as_cards(side.hand))
        self.action_deck = self.add(as_cards(side.action_deck)) + self.add([BLANK] * BLANKS)
        self.action_discard = self.add(as_cards(side.action_discard))
        self.superstars = self.add(side.superstars)
        self.attached = [(name, self.add(cards)) for name, cards in side.attached.items()]
        self.gridirons = self.add(side.gridirons)
        fill = max(PLAYS_IN_HAND - 1 - len(side.plays), 0)
        self.plays = self.add([call, *side.plays, *[call] * fill])
        self.play_deck = self.add(side.play_deck) + self.add([call] * PLAYS_IN_DECK)
        self.play_discard = self.add(side.play_discard)

    def add(self, cards: Sequence[AnyCard]) -> list[int]:
        place = self.first + len(self.cards)
        self.cards += cards
        return list(range(place, place + len(cards)))

    def slot(self, name: str) -> int:
        """The slot of a declared Player, by name or by position."""
        return find_player(self.squad, name) + self.seat * terms.SLOTS_A_SEAT

    def on_field(self, offense: bool) -> int:
        """The Players on the field, as bits by slot."""
        if self.side.field is not None:
            return sum({1 << self.slot(name) for name in self.side.field})
        first = self.seat * terms.SLOTS_A_SEAT + (0 if offense else 5)
        benched = self.slot(self.side.bench) if self.side.bench else first + 4
        return (31 << first) & ~(1 << benched)


def as_cards(cards: Sequence[HandCard | Effects]) -> list[HandCard]:
    """Effects alone, as trees or texts, become Action cards that can be played at any time."""
    return [
        card if isinstance(card, ActionCard | PowerUp | Superstar | Gridiron) else action(card)
        for card in cards
    ]


def squad(side: Side) -> list[PlayerCard]:
    """The plain ten, with the declared Players in the places of their positions."""
    ten = list(plain_squad(side.team))
    free = list(range(10))
    for card in side.players:
        half = [i for i in free if ten[i].side == card.side]
        same = [i for i in half if ten[i].position == card.position]
        spare = [i for i in (3, 2, 1, 4, 0, 8, 7, 6, 9, 5) if i in half]
        if not half:
            raise ValueError(f"{card.name!r} is a sixth Player on {card.side}.")
        place = (same or spare)[0]
        ten[place] = card
        free.remove(place)
    return ten


def find_player(players: Sequence[PlayerCard], name: str) -> int:
    for i, card in enumerate(players):
        if card.name == name:
            return i
    for i, card in enumerate(players):
        if card.position == name:
            return i
    raise ValueError(f"no Player {name!r}; there are {', '.join(p.name for p in players)}.")


def lay_out(
    edition: Edition,
    all_pro: bool,
    sides: tuple[Side, Side],
    calls: tuple[PlayCard, PlayCard],
    board: Board,
    seed: int,
) -> tuple[Game, tuple[Dealt, Dealt]]:
    """The game as declared, at the start of a down or of a possession; offense first."""
    seats = (board.offense_seat, 1 - board.offense_seat)
    by_seat: list[Dealt] = []
    for seat in range(2):
        i = seats.index(seat)
        by_seat.append(Dealt(seat, sides[i], calls[i], sum(len(d.cards) for d in by_seat)))
    table = new_table((by_seat[0].cards, by_seat[1].cards), edition, all_pro)
    g = new_game(table, seed)
    write_board(g, board)
    for dealt in by_seat:
        write_zones(g, dealt, offense=dealt.seat == board.offense_seat)
    if board.at_possession:
        begin_possession(g, board.offense_seat, board.ball)
        g.on_field = 0
    g.possession = board.possession
    advance(g)
    return g, (by_seat[seats[0]], by_seat[seats[1]])


def write_board(g: Game, board: Board) -> None:
    g.offense = board.offense_seat
    g.first_offense = board.offense_seat if board.first_offense is None else board.first_offense
    g.ball = board.ball
    g.down = board.down
    g.clock = board.clock
    g.period = board.period
    defense = 1 - board.offense_seat
    g.score[board.offense_seat], g.score[defense] = board.score
    g.timeouts[board.offense_seat], g.timeouts[defense] = board.timeouts
    g.draw_up = 3 if board.draw_up else 0
    g.this = new_down(board.ball)
    g.phase = g.table.edition.at_down
    g.decision = None
    g.events = []
    g.decisions = 0
    g.lined_up = 0
    g.on_field = 0
    g.sources = None
    g.waiting = []


def write_zones(g: Game, dealt: Dealt, offense: bool) -> None:
    seat = dealt.seat
    g.action_hand[seat] = [*dealt.hand]
    g.action_deck[seat] = dealt.action_deck[::-1]
    g.action_discard[seat] = [*dealt.action_discard]
    g.play_hand[seat] = [*dealt.plays]
    g.play_deck[seat] = dealt.play_deck[::-1]
    g.play_discard[seat] = [*dealt.play_discard]
    g.on_field |= dealt.on_field(offense)
    for name in dealt.side.exhausted:
        g.exhausted |= 1 << dealt.slot(name)
    stars = {g.table.slot_of[card]: card for card in dealt.superstars}
    g.superstar = [stars.get(slot, card) for slot, card in enumerate(g.superstar)]
    for name, cards in dealt.attached:
        for card in cards:
            g.attached = [*g.attached, dealt.slot(name), card]
    g.gridirons = [*g.gridirons, *dealt.gridirons]


def call_card(call: PlayCard | str, strength: int, offense: bool, time: int = 1) -> PlayCard:
    """A declared call as a Play: for the offense its call, for the defense what it stops."""
    if isinstance(call, PlayCard):
        return call
    return play(call, strength, time=time) if offense else play("Run Right", strength, call)
