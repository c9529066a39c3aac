"""Whole games that agree with a view: what its seat cannot know is dealt anew by the dice.

A world is built from the view and the table alone, so that nothing can leak into it. It has no past
(no events), and its count of decisions begins at 0; but for that, `observe` sees the same view in
it, and the seat is offered the same options. Only the seat that is asked can have worlds.
"""

from __future__ import annotations

from typing import Final, final

from snapcount.engine.chosen_x import x_choices
from snapcount.engine.dice import Dice
from snapcount.engine.game import Game
from snapcount.engine.noted import ActionPlayed, Began, Happened, Named, Noted, PlayRun, Used
from snapcount.engine.options import ASK_LINE_UP, Decision, Option
from snapcount.engine.program import Frame, Lasting, Layer, Waiting, shown_in, with_shown
from snapcount.engine.state import ThisDown
from snapcount.engine.table import Table
from snapcount.engine.terms import (
    ACTION,
    PLAY,
    PLAY_CARD,
    PLAYER_CARD,
    SLOTS,
    SYNERGY,
    YOU,
)
from snapcount.engine.views.continuation import (
    CARD_VERBS,
    FACE_DOWN,
    NONE,
    UNSEEN,
    ActionSeen,
    BeganSeen,
    Continuation,
    FrameSeen,
    HappenedSeen,
    NamedSeen,
    NotedSeen,
    UsedSeen,
)
from snapcount.engine.views.view import View

UNROLLED: Final = Dice(0, 0, 0, 1)  # of what is copied; each world gets dice of its own


@final
class WorldMaker:
    """Makes worlds of one table; what hangs on the table alone is found once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.copies: dict[tuple[int, int], list[int]] = {}  # by definition and owner
        self.dealt: list[list[list[int]]] = [[[], []], [[], []]]  # by owner and deck
        for card, definition in enumerate(table.definition):
            owner, kind = table.owner[card], table.kind[card]
            self.copies.setdefault((definition, owner), []).append(card)
            if kind not in (PLAYER_CARD, SYNERGY):
                self.dealt[owner][PLAY if kind == PLAY_CARD else ACTION].append(card)

    def worlds(self, view: View) -> Worlds:
        """The worlds that agree with the view of a seat that is asked."""
        rest = view.continuation
        if rest is None:
            raise ValueError(
                f"Seat {view.seat} has no decision to make, so there are no worlds to think about."
            )
        return Worlds(self, view, rest)


@final
class Worlds:
    """All games that agree with one view, for `sample` to pick from."""

    def __init__(self, maker: WorldMaker, view: View, rest: Continuation) -> None:
        self.table = maker.table
        self.seat = view.seat
        self.maker = maker
        self.copies_used: dict[tuple[int, int], int] = {}
        self.cards = [self.copy_of(*which) for which in rest.cards]
        self.base = Game(maker.table)
        self.face_down = rest.called[1 - view.seat] == FACE_DOWN
        _scoreboard(self.base, view)
        _waiting(self.base, view, rest, self.cards)
        _down(self.base, view, rest, self.cards)
        self.deal(view, rest)
        asked = view.decision
        assert asked is not None
        hides = asked.kind == ASK_LINE_UP and maker.table.edition.secret_line_ups
        self.hidden_line_up = hides and view.seat != view.offense
        self.base.decision = Decision(
            view.seat, asked.kind, [self.option(*parts) for parts in rest.options], 0
        )

    def copy_of(self, definition: int, owner: int) -> int:
        """A card for a number of the continuation: each number has its own."""
        used = self.copies_used.get((definition, owner), 0)
        self.copies_used[(definition, owner)] = used + 1
        return self.maker.copies[(definition, owner)][used]

    def option(self, verb: int, a: int, b: int) -> Option:
        if verb in CARD_VERBS:
            a = self.cards[a]
        return self.table.option(verb, a, b)

    def deal(self, view: View, rest: Continuation) -> None:
        """Put what is known where it is; the rest waits in pools, by owner and deck."""
        g, cards = self.base, self.cards
        hands = [
            [None if pile is None else [cards[n] for n in pile] for pile in of_seat]
            for of_seat in rest.hands
        ]
        placed = {card for of_seat in hands for pile in of_seat if pile for card in pile}
        placed.update(g.superstar, g.attached[1::2], g.gridirons)
        for seat, card in enumerate(g.this.called):
            if not g.this.discarded >> seat & 1:  # else it is in its pile, or wherever it went
                placed.add(card)
        placed.update(layer.card for layer in g.layers if layer.uses_card)
        placed.update(frame.card for frame in g.frames if frame.uses_card)
        in_decks = [cards[n] for n in rest.in_decks]
        tops = {(top.owner, top.deck): [cards[n] for n in top.cards] for top in rest.tops}
        placed.update(in_decks, *tops.values())
        g.play_hand = [hands[0][PLAY] or [], hands[1][PLAY] or []]
        g.action_hand = [hands[0][ACTION] or [], hands[1][ACTION] or []]
        other = 1 - view.seat
        self.hand_known = [hands[other][deck] is not None for deck in (PLAY, ACTION)]
        self.pools: list[list[int]] = []
        self.inside: list[list[int]] = []
        self.tops: list[list[int]] = []
        self.loose: list[int] = []
        picks = [cards[n] for n in rest.in_discards]
        piles: list[list[list[int]]] = []
        for owner, side in enumerate(view.sides):
            sizes = (side.plays_in_deck, side.actions_in_deck)
            discards = (side.play_discard, side.action_discard)
            piles.append([])
            for deck in (PLAY, ACTION):
                left = [card for card in self.maker.dealt[owner][deck] if card not in placed]
                pile = self.discard(owner, left, discards[deck], picks)
                piles[owner].append(pile)
                dealt = self.maker.dealt[owner][deck]
                inside = [card for card in in_decks if card in dealt]
                top = tops.get((owner, deck), [])
                self.pools.append(left)
                self.inside.append(inside)
                self.tops.append(top)
                self.loose.append(sizes[deck] - len(inside) - len(top))
        g.play_deck, g.action_deck = [[], []], [[], []]
        g.play_discard = [piles[0][PLAY], piles[1][PLAY]]
        g.action_discard = [piles[0][ACTION], piles[1][ACTION]]

    def discard(
        self, owner: int, left: list[int], definitions: list[int], picks: list[int]
    ) -> list[int]:
        """Take the cards of a discard pile out of those left; picks lie in it for certain."""
        if not definitions:
            return []
        definition = self.table.definition
        wanted = definitions[:]
        pile = []
        for card in picks:
            if card in left:
                left.remove(card)
                wanted.remove(definition[card])
                pile.append(card)
        free = set(left)
        for which in wanted:
            for card in self.maker.copies[(which, owner)]:
                if card in free:
                    free.remove(card)
                    pile.append(card)
                    break
        left[:] = [card for card in left if card in free]
        return pile

    def sample(self, dice: Dice) -> Game:
        """One of the worlds, each deal as likely as any other."""
        g = self.base.copy()
        hands: list[list[int]] = [[], []]
        for place in range(4):
            owner, deck = divmod(place, 2)
            pool = self.pools[place][:]
            dice.shuffle(pool)
            loose = self.loose[place]
            cards = pool[:loose]
            hands[deck] += pool[loose:]
            if self.inside[place]:
                cards += self.inside[place]
                dice.shuffle(cards)
            cards += self.tops[place]
            if deck == PLAY:
                g.play_deck[owner] = cards
            else:
                g.action_deck[owner] = cards
        other = 1 - self.seat
        if self.hand_known[PLAY]:
            hands[PLAY] = g.play_hand[other]
        if self.face_down:
            self.call_face_down(g, hands[PLAY], dice)
        g.play_hand[other] = hands[PLAY]
        if not self.hand_known[ACTION]:
            g.action_hand[other] = hands[ACTION]
        if self.hidden_line_up:
            self.line_up(g, dice)
        for frame in g.frames:
            if frame.shown == UNSEEN:
                frame.shown = self.looked_at(g, frame)
        g.dice = Dice(dice.word(), dice.word(), dice.word(), dice.word() | 1)
        return g

    def call_face_down(self, g: Game, held: list[int], dice: Dice) -> None:
        other = 1 - self.seat
        card = held.pop(dice.below(len(held)))
        g.this.called[other] = card
        g.this.x[other] = -1
        if self.table.strength[card] < 0:
            choices = x_choices(g, card)
            g.this.x[other] = choices[dice.below(len(choices))]

    def looked_at(self, g: Game, frame: Frame) -> int:
        """A card that the other seat alone has looked at: on top of its deck, or taken from it."""
        for step in reversed(frame.ability.steps[: frame.pc]):
            if step.shows_card() == YOU:
                whose, deck = step.looks_at()
                owner = g.seat_of(whose, frame.seat)
                cards = g.deck(owner, deck) or g.hand(owner, deck)
                return (cards or self.maker.dealt[owner][deck])[-1]
        raise AssertionError("a card that one seat alone knows was looked at")

    def line_up(self, g: Game, dice: Dice) -> None:
        """S-5: the offense has chosen in secret."""
        choices = self.table.line_ups[g.offense * 2]
        squad = self.table.squads[g.offense * 2]
        if choices:
            squad &= ~(1 << choices[dice.below(len(choices))].a)
        g.lined_up = squad


def _scoreboard(g: Game, view: View) -> None:
    g.period, g.clock, g.down, g.ball = view.period, view.clock, view.down, view.ball
    g.offense = view.offense
    g.score, g.timeouts = view.score[:], view.timeouts[:]
    g.first_offense, g.possession = view.first_offense, view.possession
    g.extra, g.replays = view.extra, view.replays
    g.plays_run, g.last_plays = view.plays_run[:], view.last_plays[:]
    g.acted, g.acted_before = view.acted, view.acted_before
    g.over, g.winner = view.over, view.winner
    on_field = exhausted = 0
    for side in view.sides:
        for player in side.players:
            if player.on_field:
                on_field |= 1 << player.slot
            if player.exhausted:
                exhausted |= 1 << player.slot
    g.on_field, g.exhausted = on_field, exhausted
    g.lined_up = view.sides[view.seat].lined_up
    g.decisions = 0
    g.events = []
    g.cause = -1
    g.steps_run = g.holding = 0
    g.sources = None
    g.dice = UNROLLED


def _waiting(g: Game, view: View, rest: Continuation, cards: list[int]) -> None:
    abilities = g.table.abilities
    g.phase, g.stage, g.priority, g.passes = rest.phase, rest.stage, rest.priority, rest.passes
    g.point, g.secondary = view.point, view.secondary
    g.draw_up, g.limit_due, g.chain = rest.draw_up, rest.limit_due, rest.chain[:]
    g.offsets = rest.offsets[:]
    g.untimed = rest.untimed
    g.used = [_noted(x, cards) for x in rest.used]
    g.superstar = [-1] * SLOTS
    for slot, number in zip(rest.superstars[::2], rest.superstars[1::2], strict=True):
        g.superstar[slot] = cards[number]
    g.attached = [n if i % 2 == 0 else cards[n] for i, n in enumerate(rest.attached)]
    g.gridirons = [cards[n] for n in rest.gridirons]
    g.layers = [
        Layer(
            abilities[x.ability],
            x.seat,
            cards[x.card],
            x.slot,
            x.chosen if shown_in(x.chosen) < 0 else with_shown(x.chosen, cards[shown_in(x.chosen)]),
            x.uses_card,
            x.done_at_once,
            x.cancelled,
        )
        for x in rest.layers
    ]
    g.waiting = [
        Waiting(abilities[x.ability], x.seat, cards[x.card], x.slot, x.chosen) for x in rest.waiting
    ]
    g.frames = [_frame(g.table, x, cards) for x in rest.frames]
    g.lasting = [
        Lasting(
            abilities[more.ability],
            x.seat,
            cards[more.card],
            x.slot,
            x.amount,
            x.duration,
            x.runner,
            x.target,
            x.once,
            x.chosen,
            more.gained,
        )
        for x, more in zip(view.lasting, rest.lasting, strict=True)
    ]


def _noted(x: NotedSeen, cards: list[int]) -> Noted:
    if isinstance(x, UsedSeen):
        return Used(x.ability, cards[x.card] if x.card >= 0 else -1, x.seat, x.stretch)
    if isinstance(x, HappenedSeen):
        return Happened(x.event, x.seat, x.stretch)
    if isinstance(x, ActionSeen):
        return ActionPlayed(x.seat, cards[x.card], x.stretch)
    if isinstance(x, NamedSeen):
        return Named(x.seat, x.role, x.slot, x.stretch)
    if isinstance(x, BeganSeen):
        return Began(x.ball, x.stretch)
    return PlayRun(x.seat, x.calls, x.stretch)


def _frame(table: Table, x: FrameSeen, cards: list[int]) -> Frame:
    frame = Frame(table.abilities[x.ability], x.seat, cards[x.card], x.slot)
    frame.pc, frame.chosen, frame.count = x.pc, x.chosen, x.count
    frame.did, frame.grit, frame.x = x.did, x.grit, x.x
    frame.part, frame.others_choose, frame.took_from = x.part, x.others_choose, x.took_from
    frame.exhausted, frame.energized, frame.it = x.exhausted, x.energized, x.it
    frame.fell_short = x.fell_short
    frame.uses_card, frame.moved, frame.lost = x.uses_card, x.moved, x.lost
    frame.shown = cards[x.shown] if x.shown >= 0 else x.shown
    frame.cards = x.numbers[:] or [cards[n] for n in x.cards]
    return frame


def _down(g: Game, view: View, rest: Continuation, cards: list[int]) -> None:
    seen, more = view.this, rest.down
    this = ThisDown()
    this.spot, this.kick = seen.spot, seen.kick
    this.kick_grit, this.grit_add = more.kick_grit, more.grit_add
    this.called = [cards[n] if n >= 0 else -1 for n in rest.called]
    this.discarded = more.discarded
    this.x = [-1 if side.call is None else side.call.x for side in view.sides]
    this.flipped, this.revealed = more.flipped, seen.revealed
    this.call, this.also, this.named = seen.call, more.also, more.named
    this.call_yards = seen.call_yards
    this.low, this.high, this.range_set = more.low, more.high, more.range_set
    this.low_by, this.high_by = more.low_by, more.high_by
    this.defense_calls = seen.defense_calls
    this.strength_add, this.strength_set = more.strength_add, more.strength_set
    this.forced, this.outcome, this.designating = more.forced, seen.outcome, more.designating
    this.runner, this.tackler, this.base_add = seen.runner, seen.tackler, seen.base_add
    this.ledger, this.results, this.yards = seen.ledger[:], seen.results, seen.yards
    this.applied = [
        ability if n == NONE else ability * 1024 + cards[n] for ability, n in rest.applied
    ]
    this.turnover, this.turnover_by = seen.turnover, seen.turnover_by
    this.turnover_keyword, this.replay = more.turnover_keyword, seen.replay
    this.time_add, this.time_set, this.declined = seen.time_add, seen.time_set, more.declined
    this.first_down, this.scored, this.scorer = seen.first_down, seen.scored, seen.scorer
    this.silenced, this.no_draw = seen.silenced, seen.no_draw
    this.next_offense, this.next_ball = more.next_offense, more.next_ball
    this.next_down, this.points = more.next_down, more.points[:]
    this.results_from = more.results_from
    g.this = this
