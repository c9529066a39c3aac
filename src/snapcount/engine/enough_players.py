"""F-21: an effect that would leave a side with too few Players is cancelled whole.

Its parts come one after the other, with choices between them, so whether it would is only known
at its end. It is therefore carried out on a copy of the game first. If every way of carrying it
out leaves too few, nothing of it happens; else only the choices are offered that leave enough.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.effects import carry_out, finish, take_effect_answer
from snapcount.engine.events import Event
from snapcount.engine.options import ASK_EFFECT, Decision, Option
from snapcount.engine.replacements import take_replacement_answer
from snapcount.engine.state import State

MOST_TRIED: i64 = 500  # law 10: answers that are tried for one question


def carry_out_whole(g: State) -> None:
    """Carry the top effect out, or cancel it."""
    f = g.frames[-1]
    if not f.ability.benches or not g.table.edition.minimum_players:
        carry_out(g)
        return
    if f.pc == 0:
        trial = Trial(len(g.frames))
        if trial.fails(copied(g)):
            g.emit(events.CANCELLED, f.seat, f.card, f.ability.place)
            g.events += trial.told
            finish(g, f)
            return
    carry_out(g)
    offer_what_leaves_enough(g)


def answer_whole(g: State, option: Option) -> None:
    """Give the top effect its answer."""
    take_effect_answer(g, option)
    offer_what_leaves_enough(g)


def offer_what_leaves_enough(g: State) -> None:
    """Take the answers away that could only end with too few Players."""
    asked = g.decision
    if asked is None or asked.kind != ASK_EFFECT or not g.table.edition.minimum_players:
        return
    if not g.frames[-1].ability.benches:
        return
    trial = Trial(len(g.frames))
    kept: list[Option] = []
    for option in asked.options:
        if not trial.fails_with(g, option):
            kept.append(option)
    if kept and len(kept) < len(asked.options):
        g.decision = Decision(asked.seat, asked.kind, kept, asked.number)


def copied(g: State) -> State:
    other = State(g.table)
    g.copy_to(other)
    other.events = []
    return other


@final
class Trial:
    """One effect tried out on copies of the game."""

    __slots__ = ("depth", "told", "tried")

    def __init__(self, depth: i64) -> None:
        self.depth: i64 = depth  # of the effect among those being carried out
        self.tried: i64 = 0
        self.told: list[Event] = []  # which Players would leave, the first way

    def fails(self, g: State) -> bool:
        """Whether every way of going on leaves a side with too few Players; `g` is a copy."""
        while g.decision is None:
            if len(g.frames) < self.depth or g.over:
                return False
            carry_out(g)
            if self.too_few(g):
                return True
        for option in g.decision.options:
            if not self.fails_with(g, option):
                return False
        return True

    def fails_with(self, g: State, option: Option) -> bool:
        """The same after that answer; `g` is left as it is."""
        self.tried += 1
        if self.tried > MOST_TRIED:
            return False
        other = copied(g)
        asked = other.decision
        assert asked is not None
        other.decision = None
        if asked.kind == ASK_EFFECT:
            take_effect_answer(other, option)
        else:
            take_replacement_answer(other, option)
        return self.too_few(other) or self.fails(other)

    def too_few(self, g: State) -> bool:
        told: list[Event] = []
        for event in g.events:
            if event[0] == events.TOO_FEW_PLAYERS and event[3] < 0:  # not for want of a Quarterback
                told.append(event)
        if told and not self.told:
            self.told = told
        return bool(told)
