"""Whether the play works, and who is named: F-4, F-7 to F-9, G-3 to G-6."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.edition import Phase
from snapcount.engine.flow.replay import replay_down
from snapcount.engine.limits import note_heard, spent
from snapcount.engine.modifiers import (
    does_not_trigger,
    has_no_effect,
    held,
    lasts,
    player_modifiers,
)
from snapcount.engine.options import (
    ASK_DESIGNATION,
    ASK_REPLAY_OR_TURNOVER,
    DESIGNATE,
    KEEP_REPLAY,
    KEEP_TURNOVER,
    Option,
)
from snapcount.engine.play import is_no_pass, is_stopped, play_strength, success
from snapcount.engine.playable import qualifies
from snapcount.engine.players import field_slots, positions_of
from snapcount.engine.program import Frame, Waiting
from snapcount.engine.replacements import replace
from snapcount.engine.state import State
from snapcount.engine.terms import (
    ANOTHER_PLAY,
    ANY_PASS,
    FUMBLE,
    IF_INCOMPLETE,
    IF_STOPPED,
    INCOMPLETE,
    MAY_RECEIVE,
    MOD_CANNOT_DESIGNATE,
    MOD_GRANTS,
    MOD_MUST_DESIGNATE,
    MOD_WORKS_EXHAUSTED,
    OF_THIS_CHECK,
    PASS_INCOMPLETE,
    PICK_SIX,
    PLAY_STOPPED,
    PLAY_SUCCESSFUL,
    PLAYER_DESIGNATED,
    QUARTERBACK,
    RECEIVE,
    RUN,
    SUCCESSFUL,
    TACKLE,
    TO_TACKLE,
    WOULD_BE_INCOMPLETE,
    WOULD_BE_INTERCEPTED,
    WOULD_BE_PICK_SIX,
    WOULD_BE_STOPPED,
    WOULD_BE_SUCCESSFUL,
    WOULD_FUMBLE,
    WOULD_GAIN_YARDS,
    WOULD_TURN_OVER,
)
from snapcount.engine.timing import open_point, open_secondary
from snapcount.engine.triggers import fire


@final
class Check(Phase):
    """F-4. The `last` check of a down settles the outcome, and abilities hear of it."""

    __slots__ = ("last",)

    def __init__(self, last: bool) -> None:
        self.last: bool = last

    def enter(self, g: State) -> None:
        this = g.this
        outcome = success(g)
        stopped = is_stopped(g, outcome)
        if stopped and g.table.listens[WOULD_BE_STOPPED]:
            if replace(g, WOULD_BE_STOPPED, False):
                return
        if outcome == INCOMPLETE and g.table.listens[WOULD_BE_INCOMPLETE]:
            if replace(g, WOULD_BE_INCOMPLETE, False):
                return
        if outcome == SUCCESSFUL and g.table.listens[WOULD_BE_SUCCESSFUL]:
            if replace(g, WOULD_BE_SUCCESSFUL, False):
                return
        if outcome != this.outcome:  # a check that changes nothing is no news
            g.emit(events.CHECKED, g.offense, outcome, play_strength(g))
        this.outcome = outcome
        g.phase += 1
        if not self.last:
            ask_anew(g)
        else:
            this.applied = []
            if outcome == SUCCESSFUL:
                fire(g, PLAY_SUCCESSFUL, g.offense, -1)
            elif stopped:
                fire(g, PLAY_STOPPED, g.offense, -1)
            if outcome == INCOMPLETE:
                fire(g, PASS_INCOMPLETE, g.offense, -1)


def ask_anew(g: State) -> None:
    """F-7: what came of something that is so now comes of it again, or not, at the next check."""
    this = g.this
    if this.forced & OF_THIS_CHECK:
        this.forced = 0
        this.applied = [
            key
            for key in this.applied
            if key == ANOTHER_PLAY or not g.table.abilities[key // 1024].restates
        ]


@final
class PointIf(Phase):
    """G-4, G-6: a further timing point if the play stands so."""

    __slots__ = ("outcome", "point")

    def __init__(self, point: i64, outcome: i64) -> None:
        self.point: i64 = point
        self.outcome: i64 = outcome

    def enter(self, g: State) -> None:
        if g.this.outcome == self.outcome:
            open_point(g, self.point)
        else:
            g.phase += 1


@final
class OnlyIfSuccessful(Phase):
    """F-7: a stopped play goes to Play Results; a successful one is settled from here (R-14)."""

    __slots__ = ()

    def enter(self, g: State) -> None:
        if g.this.outcome == SUCCESSFUL:
            g.this.designating = True
            g.phase += 1
        else:
            g.phase = g.table.edition.at_results


@final
class HearOfFailure(Phase):
    """G-4, G-6: what was triggered by a play that failed resolves before the down ends (R-19).

    The play has no timing point left, and nobody may add anything to this one (T-4).
    """

    __slots__ = ()

    def enter(self, g: State) -> None:
        if g.this.outcome == SUCCESSFUL or not g.waiting:
            g.phase += 1
        else:
            g.this.designating = True  # there is no check after this one
            open_secondary(g, IF_INCOMPLETE if g.this.outcome == INCOMPLETE else IF_STOPPED)


@final
class EndIfFailed(Phase):
    """G-4, G-6, R-8: a play that failed gains nothing, and it is the end of the down.

    What comes as yards are counted comes here: it may change what the clock will lose.
    """

    __slots__ = ()

    def enter(self, g: State) -> None:
        if g.this.outcome == SUCCESSFUL:
            g.this.designating = True
            g.phase += 1
        elif not (g.table.listens[WOULD_GAIN_YARDS] and replace(g, WOULD_GAIN_YARDS, False)):
            g.emit(events.YARDS, g.offense, 0, 0)
            g.phase = g.table.edition.at_end


def take_results_back(g: State) -> None:
    """F-17: a play that ends in a live ball turnover has no Play Results."""
    this = g.this
    if this.results:
        this.results = False
        this.results_from = -1
        this.yards = 0


def would_happen(turnover: i64) -> i64:
    """What a text hears that waits for this kind: none is another (R-51)."""
    if turnover == FUMBLE:
        return WOULD_FUMBLE
    return WOULD_BE_PICK_SIX if turnover == PICK_SIX else WOULD_BE_INTERCEPTED


@final
class LiveBall(Phase):
    """F-7, F-8: a Replay is looked at before a live ball turnover.

    After End of the Play there can only be a Replay (R-35).
    """

    __slots__ = ()

    def enter(self, g: State) -> None:
        this = g.this
        if this.turnover and this.turnover != FUMBLE and is_no_pass(g):
            # it was a Pass when it was intercepted, and has become a Run since.
            this.turnover = 0
            g.emit(events.TURNOVER_CANCELLED, this.turnover_by, -1, 31)
        if this.replay:
            if this.turnover:
                if g.table.edition.replay_or_turnover and this.replay == 1 << this.turnover_by:
                    option = g.table.option
                    options = [option(KEEP_REPLAY, -1, -1), option(KEEP_TURNOVER, -1, -1)]
                    g.ask(this.turnover_by, ASK_REPLAY_OR_TURNOVER, options)
                    return
                g.emit(events.TURNOVER_CANCELLED, this.turnover_by, -1, -1)
            replay_down(g)
        elif this.turnover:
            if g.table.listens[WOULD_TURN_OVER] and replace(g, WOULD_TURN_OVER, False):
                return
            kind = would_happen(this.turnover)
            if this.turnover and g.table.listens[kind] and replace(g, kind, False):
                return
            if this.turnover:
                take_results_back(g)
                g.phase = g.table.edition.at_end
        else:
            g.phase += 1

    def answered(self, g: State, seat: i64, option: Option) -> None:
        if option.verb == KEEP_REPLAY:
            g.emit(events.TURNOVER_CANCELLED, seat, -1, -1)
            replay_down(g)
        else:
            g.emit(events.REPLAY_CANCELLED, seat, -1, -1)
            g.this.replay = 0


@final
class Designate(Phase):
    """F-9: the offense names a runner or receiver, the defense a tackler."""

    __slots__ = ("offense",)

    def __init__(self, offense: bool) -> None:
        self.offense: bool = offense

    def enter(self, g: State) -> None:
        seat = g.offense if self.offense else 1 - g.offense
        options: list[Option] = []
        for slot in self.candidates(g, seat):
            options.append(g.table.option(DESIGNATE, slot, -1))
        if options:
            g.ask(seat, ASK_DESIGNATION, options)
        else:
            g.phase += 1  # nobody may be named

    def candidates(self, g: State, seat: i64) -> list[i64]:
        slots = field_slots(g, seat)
        # First of all, so that whoever is left when nobody else can be is one who may receive
        if self.offense and g.this.call & ANY_PASS:
            slots = self.receivers(g, seat, slots)
        if g.table.modifies[MOD_CANNOT_DESIGNATE]:
            allowed = [s for s in slots if not self.named(g, MOD_CANNOT_DESIGNATE, s)]
            if allowed:
                slots = allowed
        if g.table.modifies[MOD_MUST_DESIGNATE]:
            must = [s for s in slots if self.named(g, MOD_MUST_DESIGNATE, s)]
            if must:
                return must
        return slots

    def named(self, g: State, kind: i64, slot: i64) -> bool:
        """Whether a text of that kind says so of that Player on this play."""
        named_for = g.this.call if self.offense else TO_TACKLE
        for what in player_modifiers(g, kind, slot):
            if what & named_for:
                return True
        return False

    def receivers(self, g: State, seat: i64, slots: list[i64]) -> list[i64]:
        """A lone Quarterback does not receive (F-9)."""
        quarterbacks: i64 = 0
        for slot in field_slots(g, seat):
            if positions_of(g, slot) & QUARTERBACK:
                quarterbacks += 1
        if quarterbacks >= 2:
            return slots
        return [s for s in slots if not positions_of(g, s) & QUARTERBACK or may_receive(g, s)]

    def answered(self, g: State, seat: i64, option: Option) -> None:
        this = g.this
        slot = option.a
        keyword: i64 = TACKLE
        if self.offense:
            this.runner = slot
            keyword = RECEIVE if this.call & ANY_PASS else RUN
        else:
            this.tackler = slot
        g.emit(events.DESIGNATED, seat, slot, keyword)
        g.phase += 1
        fire(g, PLAYER_DESIGNATED, seat, slot)
        if is_ready(g, slot, keyword):
            trigger_keyword(g, seat, slot, keyword)


def may_receive(g: State, slot: i64) -> bool:
    """Whether a text lets a lone Quarterback be named."""
    if g.table.modifies[MOD_MUST_DESIGNATE]:
        for what in player_modifiers(g, MOD_MUST_DESIGNATE, slot):
            if what & MAY_RECEIVE:
                return True
    return False


def is_ready(g: State, slot: i64, keyword: i64) -> bool:
    """T-13: whether abilities of the named Player trigger: Energized, or some text says so."""
    if not (g.exhausted >> slot) & 1:
        return True
    if g.table.modifies[MOD_WORKS_EXHAUSTED]:
        for kinds in player_modifiers(g, MOD_WORKS_EXHAUSTED, slot):
            if kinds & keyword:
                return True
    return False


def trigger_keyword(g: State, seat: i64, slot: i64, keyword: i64) -> None:
    """T-13: Run, Receive and Tackle abilities of the named Player and of what is attached to it."""
    table = g.table
    cards: list[i64] = [g.top(slot)]
    i: i64 = 0
    while i < len(g.attached):
        if g.attached[i] == slot and not has_no_effect(g, g.attached[i + 1]):
            cards.append(g.attached[i + 1])
        i += 2
    for card in cards:
        for ability in table.card_abilities[card]:
            if ability.kind == keyword and qualifies(g, ability):
                if spent(g, ability, seat, card):
                    continue
                if does_not_trigger(g, slot, keyword, card, ability.place):
                    continue
                condition = ability.condition
                if condition is None or condition.holds(g, Frame(ability, seat, card, slot)):
                    note_heard(g, ability, seat, card)
                    g.waiting.append(Waiting(ability, seat, card, slot, 0))
    for effect in g.lasting:  # abilities that the Player has gained
        ability = effect.ability
        if effect.gained and effect.slot == slot and ability.kind == keyword:
            if lasts(g, effect) and qualifies(g, ability):
                if spent(g, ability, seat, effect.card):
                    continue
                if does_not_trigger(g, slot, keyword, effect.card, ability.place):
                    continue
                note_heard(g, ability, seat, effect.card)
                g.waiting.append(Waiting(ability, seat, effect.card, slot, 0))
    if table.modifies[MOD_GRANTS]:
        for h in held(g, MOD_GRANTS):
            granted = h.modifier.grants
            who = h.modifier.players
            if granted is None or granted.kind != keyword or who is None:
                continue
            if who.fits(g, h.frame, slot) and qualifies(g, granted):
                if does_not_trigger(g, slot, keyword, h.frame.card, granted.place):
                    continue
                if not spent(g, granted, seat, h.frame.card):
                    note_heard(g, granted, seat, h.frame.card)
                    g.waiting.append(Waiting(granted, seat, h.frame.card, slot, 0))
