"""Effects on layers, on cards on the field, and effects that last."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.layers import cancellable, is_kind, is_such, protected
from snapcount.engine.limits import forget_time_in_play
from snapcount.engine.modifiers import has_no_effect, held
from snapcount.engine.options import ASK_EFFECT, DONE, PICK_ATTACHED, PICK_LAYER, Option
from snapcount.engine.play import move_outside_results
from snapcount.engine.players import slot_now
from snapcount.engine.program import (
    AT_ONCE_ONLY,
    Ability,
    Frame,
    Lasting,
    Modifier,
    PlayerTest,
    Step,
    Waiting,
    carried,
)
from snapcount.engine.starts import started_since
from snapcount.engine.state import State
from snapcount.engine.steps.cards import IN_HAND, has_room, put_in_deck
from snapcount.engine.steps.players import silence
from snapcount.engine.table import of_kind
from snapcount.engine.terms import (
    ACTION,
    ACTION_CANCELLED,
    ACTION_CARD,
    CANCELS_ABILITIES,
    CANCELS_ANYTHING,
    EACH,
    END_OF_PLAY,
    EXHAUST,
    EXHAUST_CANCELLED,
    GRIDIRON,
    MOD_CANNOT_REMOVE,
    MOD_CANNOT_USE,
    MOD_START,
    NEXT_PLAY,
    NEXT_POSSESSION,
    NEXT_THREE_PLAYS,
    NEXT_TWO_PLAYS,
    NO_EFFECT,
    OPPONENT,
    PLAY_ENDS,
    POSSESSION_STARTS,
    POWER_UP,
    RECEIVE,
    RUN,
    SLOTS,
    TACKLE,
    THIS_CARD_LEAVES,
    THIS_DOWN,
    THIS_POSSESSION,
    THROUGH_NEXT_PLAY,
    TRIGGERED,
    UNTIL_POSSESSION,
    WOULD,
    YOU,
)
from snapcount.engine.triggers import concerns, fire, fire_own
from snapcount.engine.zones import to_discard, to_hand


def cancel(g: State, at: i64, to: i64) -> None:
    """Cancel a layer; its card goes to its discard pile at once, or back to its owner (Z-6).

    `to`: below 0 its discard pile, else as `put_in_deck` has it. Of an Action card or an Exhaust
    ability texts may hear.
    """
    layer = g.layers[at]
    g.layers[at] = layer.cancel()
    g.emit(events.CANCELLED, layer.seat, layer.card, layer.ability.place)
    if layer.uses_card:
        if to == IN_HAND:
            give_back(g, layer.card, True)
        elif to > IN_HAND:
            put_in_deck(g, layer.card, to)
        else:
            to_discard(g, layer.card)
    kind = g.table.kind[layer.card]
    if layer.uses_card and (kind == ACTION_CARD or kind == POWER_UP):
        fire(g, ACTION_CANCELLED, layer.seat, -1)
    elif layer.ability.kind == EXHAUST:
        fire(g, EXHAUST_CANCELLED, layer.seat, layer.slot)


@final
class CancelStep(Step):
    """Cancel one effect that waits in the layers, or `every` one (T-18).

    `players`: only abilities of theirs. `doing`: only what would do that.
    """

    __slots__ = ("doing", "every", "players", "to", "what", "whose")

    def __init__(
        self, what: i64, whose: i64, every: bool, to: i64, players: PlayerTest | None, doing: i64
    ) -> None:
        super().__init__()
        self.doing: i64 = doing
        self.what: i64 = what
        self.whose: i64 = whose
        self.players: PlayerTest | None = players
        self.every: bool = every
        self.to: i64 = to

    def run(self, g: State, f: Frame) -> bool:
        options: list[Option] = []
        for i in range(len(g.layers)):
            layer = g.layers[i]
            if not cancellable(g, layer, self.what, g.seats(self.whose, f.seat)):
                continue
            if protected(g, layer) or not is_such(g, layer, self.players, self.doing, f):
                continue
            options.append(g.table.option(PICK_LAYER, i, -1))
        if not options:
            return True
        if self.every or len(options) == 1:
            for option in options:
                self.answered(g, f, option)
            return True
        g.ask(f.seat, ASK_EFFECT, options)
        return False

    def answered(self, g: State, f: Frame, option: Option) -> None:
        layer = g.layers[option.a]
        f.took_from = 1 << layer.seat
        if layer.slot >= 0 and not self.what & ~CANCELS_ABILITIES:
            f.chosen = 1 << layer.slot  # `that Player`: whose ability it was
        cancel(g, option.a, self.to)


@final
class CancelIt(Step):
    """Cancel what has been played or used: for a trigger the layer that triggered it (R-45).

    Instead of being played or used it is the last layer in, and with it goes what of it would
    take place at once (T-7).
    """

    __slots__ = ("to",)

    def __init__(self, to: i64) -> None:
        super().__init__()
        self.to: i64 = to

    def run(self, g: State, f: Frame) -> bool:
        at = len(g.layers) if f.ability.kind == WOULD else f.it
        if not 0 < at <= len(g.layers):
            return True
        layer = g.layers[at - 1]
        if not cancellable(g, layer, CANCELS_ANYTHING, 3) or protected(g, layer):
            return True
        f.took_from = 1 << layer.seat
        for frame in g.frames[:]:
            if frame.ability is layer.ability and frame.part == AT_ONCE_ONLY:
                g.frames.remove(frame)
        cancel(g, at - 1, self.to)
        return True


@final
class NewTargetStep(Step):
    """The effect's controller chooses the Players for an effect that waits in the layers."""

    __slots__ = ("doing", "players", "what", "whose")

    def __init__(self, what: i64, whose: i64, players: PlayerTest | None, doing: i64) -> None:
        super().__init__()
        self.what: i64 = what
        self.whose: i64 = whose
        self.players: PlayerTest | None = players
        self.doing: i64 = doing

    def run(self, g: State, f: Frame) -> bool:
        options: list[Option] = []
        for i in range(len(g.layers)):
            layer = g.layers[i]
            if layer.cancelled or not is_such(g, layer, self.players, self.doing, f):
                continue
            if is_kind(g, layer, self.what):
                if (g.seats(self.whose, f.seat) >> layer.seat) & 1:
                    options.append(g.table.option(PICK_LAYER, i, -1))
        if not options:
            return True
        if len(options) == 1:
            self.answered(g, f, options[0])
            return True
        g.ask(f.seat, ASK_EFFECT, options)
        return False

    def answered(self, g: State, f: Frame, option: Option) -> None:
        layer = g.layers[option.a]
        g.layers[option.a] = layer.aimed_by(f.seat)
        g.emit(events.NEW_TARGET, f.seat, layer.card, layer.ability.place)


@final
class RemoveStep(Step):
    """Remove Power Ups, Superstars or Gridiron cards from the field; `count` -1 is all.

    `chosen`: only from the Players that the effect means. `up_to`: the controller may stop.
    `other`: not the effect's own card. `counted`: whose are counted.
    """

    __slots__ = ("chosen", "count", "counted", "kind", "other", "to", "up_to", "who")

    def __init__(self, kind: i64, who: i64, count: i64, to: i64, chosen: bool) -> None:
        super().__init__()
        self.kind: i64 = kind
        self.who: i64 = who
        self.count: i64 = count
        self.to: i64 = to  # below 0 its discard pile, else as `put_in_deck` has it
        self.chosen: bool = chosen
        self.up_to: bool = False
        self.other: bool = False
        self.counted: i64 = EACH

    def run(self, g: State, f: Frame) -> bool:
        f.count = self.count if self.count >= 0 else 99
        f.moved = 0
        return self.go_on(g, f)

    def nothing_there(self, g: State, f: Frame) -> bool:
        return not self.chosen and not self.there(g, f)

    def there(self, g: State, f: Frame) -> list[Option]:
        """The cards that it may remove."""
        found: list[Option] = []
        for option in self.fitting(g, f):
            if self.removable(g, f.seat, option.a, option.b):
                found.append(option)
        return found

    def fitting(self, g: State, f: Frame) -> list[Option]:
        seats = g.seats(self.who, f.seat)
        found: list[Option] = []
        table = g.table
        if self.kind & 15 == GRIDIRON:
            for card in g.gridirons:
                there = of_kind(table, card, self.kind) and not (self.other and card == f.card)
                if there and (seats >> table.owner[card]) & 1:
                    found.append(table.option(PICK_ATTACHED, card, -1))
        elif self.kind == POWER_UP:
            i: i64 = 0
            while i < len(g.attached):
                card = g.attached[i + 1]
                there = not (self.other and card == f.card) and self.of_them(f, g.attached[i])
                if there and (seats >> table.owner[card]) & 1:
                    found.append(table.option(PICK_ATTACHED, card, g.attached[i]))
                i += 2
        else:
            slot: i64 = 0
            while slot < SLOTS:
                card = g.superstar[slot]
                there = card >= 0 and bool((g.on_field >> slot) & 1) and self.of_them(f, slot)
                if self.other and card == f.card:
                    there = False
                if there and (seats >> table.owner[card]) & 1:
                    found.append(table.option(PICK_ATTACHED, card, slot))
                slot += 1
        return found

    def removable(self, g: State, seat: i64, card: i64, slot: i64) -> bool:
        """Whether no text keeps effects of that seat from removing the card."""
        if not g.table.modifies[MOD_CANNOT_REMOVE]:
            return True
        for h in held(g, MOD_CANNOT_REMOVE):
            m = h.modifier
            if m.high >= NO_EFFECT or (h.amount and h.frame.seat == seat):
                continue
            if has_no_effect(g, h.frame.card):
                continue
            if m.high < 0:
                if h.frame.card == card:
                    return False
            elif of_kind(g.table, card, m.high) and h.concerns(g, g.table.owner[card], 0):
                players = m.players
                if players is None or (slot >= 0 and players.fits(g, h.frame, slot)):
                    return False
        return True

    def of_them(self, f: Frame, slot: i64) -> bool:
        return not self.chosen or bool((f.chosen >> slot) & 1)

    def go_on(self, g: State, f: Frame) -> bool:
        while f.count > 0:
            options = self.there(g, f)
            if not options:
                if self.count >= 0 and not self.up_to:
                    f.fell_short = True
                return True
            if self.up_to:
                options.insert(0, g.table.option(DONE, -1, -1))
            if self.up_to or len(options) > f.count:
                g.ask(f.seat, ASK_EFFECT, options)
                return False
            self.remove(g, f, options[0])
        return True

    def answered(self, g: State, f: Frame, option: Option) -> None:
        if option.verb == DONE:
            return
        self.remove(g, f, option)
        self.go_on(g, f)

    def remove(self, g: State, f: Frame, option: Option) -> None:
        f.count -= 1
        if (g.seats(self.counted, f.seat) >> g.table.owner[option.a]) & 1:
            f.moved += 1
        f.took_from = 1 << g.table.owner[option.a]
        take_off_field(g, option.a)
        if self.to > IN_HAND:
            put_in_deck(g, option.a, self.to)
        else:
            give_back(g, option.a, self.to == IN_HAND)


def take_off_field(g: State, card: i64) -> bool:
    """A Power Up, Superstar or Gridiron card leaves its place; False: it has none there."""
    kind = g.table.kind[card]
    there = False
    slot = slot_now(g, card)
    if kind == GRIDIRON:
        there = card in g.gridirons
        g.gridirons = [other for other in g.gridirons if other != card]
    elif kind == POWER_UP:
        there = card in g.attached[1::2]
        detach(g, card)
    elif card in g.superstar:
        there = True
        stars = g.superstar[:]
        stars[stars.index(card)] = -1
        g.superstar = stars
    g.sources = None
    forget_time_in_play(g, card)
    if there and g.table.listens[THIS_CARD_LEAVES]:
        fire_own(g, THIS_CARD_LEAVES, card, g.table.owner[card], slot)
    return there


def give_back(g: State, card: i64, into_hand: bool) -> None:
    """A card that has left the field goes to its owner's discard pile or hand (Z-6)."""
    owner = g.table.owner[card]
    if into_hand and has_room(g, owner, ACTION):
        g.emit(events.RETURNED, owner, card, -1)
        to_hand(g, owner, ACTION, card)
    else:
        g.emit(events.REMOVED, owner, card, -1)
        to_discard(g, card)


def detach(g: State, card: i64) -> None:
    kept: list[i64] = []
    i: i64 = 0
    while i < len(g.attached):
        if g.attached[i + 1] != card:
            kept.append(g.attached[i])
            kept.append(g.attached[i + 1])
        i += 2
    g.attached = kept


@final
class LastStep(Step):
    """Leave a modifier, trigger or replacement behind for a while.

    `who`: whose next play is meant, if that is how long. What waits for the end of a play that has
    ended by now waits no longer, nor for the start of a possession that has only just begun.
    """

    __slots__ = ("ability", "duration", "once", "who")

    def __init__(self, ability: Ability, duration: i64, once: bool, who: i64) -> None:
        super().__init__()
        self.ability: Ability = ability
        self.duration: i64 = duration
        self.once: bool = once
        self.who: i64 = who

    def leaves(self) -> Ability | None:
        return self.ability

    def run(self, g: State, f: Frame) -> bool:
        due = 0
        for ability in (self.ability, *self.ability.others):
            if self.is_due(g, f, ability):
                due += 1
                if concerns(g, ability, f.seat, f.card, f.slot, g.offense, -1, carried(f)):
                    g.waiting.append(Waiting(ability, f.seat, f.card, f.slot, carried(f)))
                    return True
        if due > len(self.ability.others):
            return True
        amount: i64 = 0
        m = self.ability.modifier
        if m is not None:
            number = m.amount
            if number is not None:
                amount = number.value(g, f)
        runner = g.offense
        target: i64 = 0
        duration = self.duration
        plays: i64 = 1
        if duration == NEXT_TWO_PLAYS or duration == NEXT_THREE_PLAYS:
            plays = 2 + duration - NEXT_TWO_PLAYS
            duration = NEXT_PLAY
        if duration == NEXT_POSSESSION or duration == UNTIL_POSSESSION:
            runner = g.seat_of(self.who, f.seat)
            if duration == NEXT_POSSESSION and runner == g.offense and started_since(g, f):
                duration = THIS_POSSESSION
        elif duration == NEXT_PLAY or duration == THROUGH_NEXT_PLAY:
            if self.who == YOU or self.who == OPPONENT:
                runner = g.seat_of(self.who, f.seat)
            target = g.plays_run[runner] + 1
        elif self.ability.coming and g.this.revealed:
            target = 1  # this play has been called before: the next one
        for later in range(plays):
            for ability in (self.ability, *self.ability.others):
                if self.is_due(g, f, ability):
                    continue
                lasting = Lasting(
                    ability,
                    f.seat,
                    f.card,
                    f.slot,
                    amount,
                    duration,
                    runner,
                    target + later,
                    self.once,
                    carried(f),
                    False,
                )
                g.lasting = [*g.lasting, lasting]
        g.emit(events.LASTS, f.seat, f.card, duration)
        if m is not None and m.kind == MOD_START and duration != self.duration:
            move_outside_results(g, amount - g.ball if m.high else amount)
        if m is not None and m.kind == MOD_CANNOT_USE and not m.calls:
            self.cancel_designated(g, f, m)
        return True

    def cancel_designated(self, g: State, f: Frame, m: Modifier) -> None:
        """What the abilities of the ball carrier or tackler did before they were cancelled (T-18).

        On each side one Player is designated, so that the keyword stands for that Player's.
        """
        players = m.players
        if players is None or g.this.results:
            return
        runner, tackler = g.this.runner, g.this.tackler
        if m.high & TACKLE and tackler >= 0 and players.fits(g, f, tackler):
            silence(g, tackler // 10, TACKLE, f.seat)
        if m.high & (RUN | RECEIVE) and runner >= 0 and players.fits(g, f, runner):
            silence(g, runner // 10, m.high & (RUN | RECEIVE), f.seat)

    def is_due(self, g: State, f: Frame, ability: Ability) -> bool:
        """Whether what a trigger waits for has come (T-4): the end of this play, or the start of
        the possession that comes of what triggered this."""
        if ability.kind == TRIGGERED and ability.event == POSSESSION_STARTS:
            if not self.once or not started_since(g, f):
                return False
            return concerns(g, ability, f.seat, f.card, f.slot, g.offense, -1, carried(f))
        if ability.kind != TRIGGERED or ability.event != PLAY_ENDS or self.duration != THIS_DOWN:
            return False
        return g.point == END_OF_PLAY and g.this.revealed
