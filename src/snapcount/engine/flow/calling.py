"""Calling plays: draws, play or kick, selecting and revealing (F-1 to F-3, G-1, G-2)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.chosen_x import x_choices
from snapcount.engine.drawing import draw_or_instead
from snapcount.engine.edition import Phase
from snapcount.engine.limits import note_start, replayed, run_before
from snapcount.engine.modifiers import held
from snapcount.engine.options import (
    ASK_CALL,
    ASK_PLAY_OR_KICK,
    CALL,
    KICK_FIELD_GOAL,
    KICK_PUNT,
    RUN_A_PLAY,
    Option,
)
from snapcount.engine.play import reveal_offense_call, use_defense_call
from snapcount.engine.program import Frame
from snapcount.engine.state import State
from snapcount.engine.terms import (
    ACTION,
    ANY_PASS,
    ANY_RUN,
    BEFORE_A_REPLAY,
    DOWN_STARTS,
    FIELD_GOAL,
    MOD_CALL_STRENGTH,
    MOD_CANNOT_CALL,
    MOD_CANNOT_KICK,
    OF_THE_KIND,
    PLAY,
    PLAY_REVEALED,
    PUNT,
    RUN_BEFORE,
    THIS_PLAY,
)
from snapcount.engine.triggers import fire
from snapcount.engine.zones import different, take_top


@final
class StartOfDown(Phase):
    __slots__ = ()

    def enter(self, g: State) -> None:
        g.this.spot = g.ball
        g.this.points = [0, 0]
        note_start(g)
        g.emit(events.DOWN, g.offense, g.down, g.ball)
        if g.table.listens[DOWN_STARTS]:
            fire(g, DOWN_STARTS, g.offense, -1)
        g.phase += 1


@final
class PlayOrKick(Phase):
    """F-1: the offense runs a play, punts or kicks."""

    __slots__ = ()

    def enter(self, g: State) -> None:
        g.ask(g.offense, ASK_PLAY_OR_KICK, without_forbidden_kicks(g, g.table.of_kick[:]))

    def answered(self, g: State, seat: i64, option: Option) -> None:
        if option.verb == RUN_A_PLAY:
            g.phase += 1
        else:
            choose_kick(g, option)


def without_forbidden_kicks(g: State, options: list[Option]) -> list[Option]:
    """The options without the kicks that some text forbids from here."""
    if not g.table.modifies[MOD_CANNOT_KICK]:
        return options
    for h in held(g, MOD_CANNOT_KICK):
        if h.concerns(g, g.offense, 0) and 100 - g.ball > h.amount:
            verb: i64 = KICK_PUNT if h.modifier.high == PUNT else KICK_FIELD_GOAL
            options = [option for option in options if option.verb != verb]
    return options


def choose_kick(g: State, option: Option) -> None:
    """A kick goes straight to End of the Down; what was said of a play is said of none now."""
    g.this.kick = PUNT if option.verb == KICK_PUNT else FIELD_GOAL
    g.this.time_set = -1
    g.this.time_add = 0
    g.emit(events.KICK_CHOSEN, g.offense, g.this.kick, -1)
    g.phase = g.table.edition.at_end


@final
class DrawPlays(Phase):
    """F-2: both players draw a Play card."""

    __slots__ = ()

    def enter(self, g: State) -> None:
        g.phase += 1
        draw_or_instead(g, g.offense, PLAY)
        draw_or_instead(g, 1 - g.offense, PLAY)


@final
class BeforeThePlay(Phase):
    """G-1: both draw a Play; who played an Action card in the previous down draws an Action."""

    __slots__ = ()

    def enter(self, g: State) -> None:
        g.phase += 1
        for seat in (g.offense, 1 - g.offense):
            draw_or_instead(g, seat, PLAY)
            if (g.acted_before >> seat) & 1:
                draw_or_instead(g, seat, ACTION)


@final
class Select(Phase):
    """F-3: a seat chooses its Play face down, with its X (R-6).

    `or_kick`: the offense may punt or kick here instead (G-2).
    """

    __slots__ = ("offense", "or_kick")

    def __init__(self, offense: bool, or_kick: bool = False) -> None:
        self.offense: bool = offense
        self.or_kick: bool = or_kick

    def enter(self, g: State) -> None:
        seat = g.offense if self.offense else 1 - g.offense
        this = g.this
        card = this.called[seat]
        if card >= 0:  # called from the deck, by an audible or without a choice
            if g.table.strength[card] < 0 and this.x[seat] < 0:
                g.ask(seat, ASK_CALL, calls(g, [card]))
            else:
                g.phase += 1
            return
        option = g.table.option
        options: list[Option] = []
        hand = g.play_hand[seat]
        if hand:
            options = strong_enough(g, seat, calls(g, allowed(g, seat, hand)))

        elif self.or_kick:
            options.append(option(RUN_A_PLAY, -1, -1))
        else:
            use_top_card(g, seat)
            return
        if self.or_kick:
            options.append(option(KICK_PUNT, -1, -1))
            options.append(option(KICK_FIELD_GOAL, -1, -1))
            options = without_forbidden_kicks(g, options)
        g.ask(seat, ASK_CALL, options)

    def answered(self, g: State, seat: i64, option: Option) -> None:
        if option.verb == RUN_A_PLAY:
            use_top_card(g, seat)
            return
        if option.verb != CALL:
            choose_kick(g, option)
            return
        if g.this.called[seat] < 0:
            g.play_hand[seat].remove(option.a)
            g.this.called[seat] = option.a
        g.this.x[seat] = option.b
        g.phase += 1


def use_top_card(g: State, seat: i64) -> None:
    """R-20: without a Play in hand the top of the Play deck is called, unseen until it is."""
    card = take_top(g, seat, PLAY)
    g.emit(events.NO_PLAY_IN_HAND, seat, card, -1)
    g.this.called[seat] = card
    if card < 0:
        g.phase += 1


def allowed(g: State, seat: i64, hand: list[i64]) -> list[i64]:
    """The Plays that no text forbids to call; all of them if there is no other."""
    if not g.table.modifies[MOD_CANNOT_CALL]:
        return hand
    left = by_their_own_texts(g, hand)
    for h in held(g, MOD_CANNOT_CALL):
        if h.modifier.high == THIS_PLAY or not h.concerns(g, seat, 0):
            continue
        bits = h.amount
        if h.modifier.high & RUN_BEFORE:
            if seat != g.offense:
                continue
            if h.amount & BEFORE_A_REPLAY:
                bits = replayed(g, seat)
            else:
                bits = run_before(g, seat, h.amount & 3)
            if h.amount & OF_THE_KIND:
                bits = (ANY_RUN if bits & ANY_RUN else 0) | (ANY_PASS if bits & ANY_PASS else 0)
        if h.modifier.high & 2:
            bits = (g.this.named >> (h.frame.seat * 8)) & 255
        must = h.modifier.high & 1
        kept: list[i64] = []
        for card in left:
            if h.modifier.high & 4:
                if (g.table.definition[card] == bits) == bool(must):
                    kept.append(card)
                continue
            mine = g.table.offense_call[card] if seat == g.offense else g.table.stops[card]
            if bool(mine & bits) == bool(must) or not bits:
                kept.append(card)
        if kept:
            left = kept
    return left


def by_their_own_texts(g: State, hand: list[i64]) -> list[i64]:
    """The Plays whose own text lets them be called now; all of them if there is no other."""
    kept: list[i64] = []
    for card in hand:
        free = True
        for ability in g.table.card_abilities[card]:
            m = ability.modifier
            if m is None or m.kind != MOD_CANNOT_CALL or m.high != THIS_PLAY:
                continue
            condition = ability.condition
            f = Frame(ability, g.table.owner[card], card, -1)
            if condition is None or condition.holds(g, f):
                free = False
        if free:
            kept.append(card)
    return kept if kept else hand


def strong_enough(g: State, seat: i64, options: list[Option]) -> list[Option]:
    """The calls whose Strength no text forbids; all of them if there is no other."""
    if not g.table.modifies[MOD_CALL_STRENGTH]:
        return options
    for h in held(g, MOD_CALL_STRENGTH):
        if not h.concerns(g, seat, 0):
            continue
        kept: list[Option] = []
        for option in options:
            strength = g.table.strength[option.a]
            if not (h.modifier.high >> (strength if strength >= 0 else option.b)) & 1:
                kept.append(option)
        if kept:
            options = kept
    return options


def calls(g: State, hand: list[i64]) -> list[Option]:
    """One option for each different Play in hand, and one for each X of one of Strength X."""
    table = g.table
    options: list[Option] = []
    for option in different(g, hand, CALL):
        if table.strength[option.a] >= 0:
            options.append(option)
        else:
            for x in x_choices(g, option.a):
                options.append(table.option(CALL, option.a, x))
    return options


@final
class Reveal(Phase):
    """F-3: both calls are shown together."""

    __slots__ = ()

    def enter(self, g: State) -> None:
        g.phase += 1
        this = g.this
        offense = g.offense
        this.revealed = True
        this.yards = 0
        plays_run = g.plays_run[:]
        plays_run[offense] += 1
        g.plays_run = plays_run
        g.sources = None
        g.emit(events.CALLED, offense, this.called[offense], this.x[offense])
        g.emit(events.CALLED, 1 - offense, this.called[1 - offense], this.x[1 - offense])
        reveal_offense_call(g, this.called[offense])
        use_defense_call(g, this.called[1 - offense])
        if g.table.listens[PLAY_REVEALED]:
            fire(g, PLAY_REVEALED, offense, -1)
