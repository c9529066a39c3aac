"""Effects on the called plays and their success."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.chosen_x import x_choices
from snapcount.engine.flow.replay import take_play_back
from snapcount.engine.modifiers import forbids, held
from snapcount.engine.options import (
    ASK_EFFECT,
    PICK_CALL,
    PICK_CARD,
    PICK_MODE,
    PICK_NUMBER,
    Option,
)
from snapcount.engine.play import (
    another_call,
    another_play,
    use_defense_call,
    use_offense_call,
    use_range,
)
from snapcount.engine.program import Frame, Step
from snapcount.engine.state import State
from snapcount.engine.steps.cards import (
    IN_HAND,
    goes_instead,
    has_room,
    leave_table,
    put_in_deck,
    stays_on_table,
)
from snapcount.engine.terms import (
    ANY_PASS,
    ANY_RUN,
    AUDIBLE_USED,
    BY_ANYONE,
    BY_CALLER,
    CALL_IS_CHANGED,
    EACH,
    KEEPS_FLIPPED,
    MOD_CALL_STAYS,
    MOD_CANNOT_AUDIBLE,
    MOD_CANNOT_REPLAY,
    OFF_DECK,
    PLAY,
    PLAY_CARD,
    PLAY_REVEALED,
    UNSPECIFIED_PASS,
    UNSPECIFIED_RUN,
    YOU,
)
from snapcount.engine.triggers import fire, true_of_call
from snapcount.engine.zones import different, distinct, take_top, to_hand


def settled(g: State, f: Frame) -> bool:
    """R-14: once designation has begun, the call and its success are settled."""
    if is_settled(g):
        g.emit(events.TOO_LATE, f.seat, 14, -1)
        return True
    return False


def is_settled(g: State) -> bool:
    return g.this.designating or g.this.results or g.this.kick != 0


def stays(g: State, f: Frame, seat: i64) -> bool:
    """Whether some text says that what this seat called cannot be changed by this effect."""
    if not g.table.modifies[MOD_CALL_STAYS]:
        return False
    for h in held(g, MOD_CALL_STAYS):
        by = h.modifier.high
        if h.concerns(g, seat, 0) and (by == BY_ANYONE or (by == BY_CALLER) == (f.seat == seat)):
            g.emit(events.CALL_STAYS, seat, -1, -1)
            return True
    return False


def call_now(g: State, seat: i64, card: i64, off_deck: bool = False) -> bool:
    """That Play becomes the seat's play this down. False: its X is asked for (R-6).

    `off_deck`: it was flipped over from the Play deck.
    """
    this = g.this
    before = true_of_call(g)
    if this.called[seat] >= 0 and not (this.discarded >> seat) & 1:
        leave_table(g, seat)  # Z-6: none is called anew once Play Results have begun
    stays_on_table(g, seat)  # an effect may have put the other one elsewhere
    this.called[seat] = card
    this.x[seat] = -1
    this.flipped |= 1 << seat
    this.flipped &= ~(OFF_DECK << seat)
    if off_deck and g.table.keeps & KEEPS_FLIPPED:
        this.flipped |= OFF_DECK << seat
    g.sources = None
    another_play(g)
    if this.revealed:
        if seat == g.offense:
            use_offense_call(g, card)
        else:
            use_defense_call(g, card)
    g.emit(events.CALL_CHANGED, seat, card, -1)
    if this.revealed:
        call_changed(g, seat)
        fire(g, PLAY_REVEALED, g.offense, -1, -1, before)  # T-7: it is the called play now
    if g.table.strength[card] >= 0:
        return True
    options: list[Option] = []
    for x in x_choices(g, card):
        options.append(g.table.option(PICK_NUMBER, x, -1))
    g.ask(seat, ASK_EFFECT, options)
    return False


def call_changed(g: State, seat: i64) -> None:
    """What that seat called is something else now; it is heard of where it has done so itself."""
    if g.table.listens[CALL_IS_CHANGED] and g.frames[-1].seat == seat:
        fire(g, CALL_IS_CHANGED, seat, -1)


def take_x(g: State, seat: i64, option: Option) -> None:
    """The X of the Play that has just been called is known (R-6)."""
    g.this.x[seat] = option.a
    g.emit(events.CHOSE_X, seat, option.a, -1)


def cannot_audible(g: State, f: Frame, seat: i64) -> bool:
    """Whether some text cancels that seat's audible effects (T-7)."""
    if g.table.modifies[MOD_CANNOT_AUDIBLE] and forbids(g, MOD_CANNOT_AUDIBLE, seat, 0):
        g.emit(events.CANCELLED, f.seat, f.card, f.ability.place)
        return True
    return False


def audible_used(g: State, seat: i64) -> None:
    """T-7: a card off the deck becomes that seat's play."""
    if g.table.listens[AUDIBLE_USED]:
        fire(g, AUDIBLE_USED, seat, -1)


@final
class Flip(Step):
    """Audible: the top card of the Play deck becomes the seat's play this down (T-7).

    Used before plays are selected it is that seat's selection.
    """

    __slots__ = ("who",)

    def __init__(self, who: i64) -> None:
        super().__init__()
        self.who: i64 = who

    def shows_card(self) -> i64:
        return EACH

    def run(self, g: State, f: Frame) -> bool:
        seat = g.seat_of(self.who, f.seat)
        if settled(g, f) or cannot_audible(g, f, seat) or stays(g, f, seat):
            return True
        card = take_top(g, seat, PLAY)
        if card < 0:
            return True
        if f.ability.asks_shown:
            f.shown = card
            f.lost = True  # it is called, not on top of a deck
        audible_used(g, seat)
        return call_now(g, seat, card, off_deck=True)

    def answered(self, g: State, f: Frame, option: Option) -> None:
        seat = g.seat_of(self.who, f.seat)
        g.this.x[seat] = option.a
        g.emit(events.CHOSE_X, seat, option.a, -1)


@final
class CallShown(Step):
    """The Play that was revealed on top of the deck becomes the controller's play (T-7)."""

    __slots__ = ()

    def run(self, g: State, f: Frame) -> bool:
        cards = g.play_deck[f.seat]
        if settled(g, f) or f.lost or f.shown < 0 or not cards or cards[-1] != f.shown:
            return True
        if cannot_audible(g, f, f.seat) or stays(g, f, f.seat):
            return True
        audible_used(g, f.seat)
        return call_now(g, f.seat, cards.pop(), off_deck=True)

    def answered(self, g: State, f: Frame, option: Option) -> None:
        g.this.x[f.seat] = option.a
        g.emit(events.CHOSE_X, f.seat, option.a, -1)


@final
class CallKept(Step):
    """The Play that the controller has revealed in hand, or discarded from it, is called."""

    __slots__ = ()

    def run(self, g: State, f: Frame) -> bool:
        if settled(g, f) or f.shown < 0 or stays(g, f, f.seat):
            return True
        for pile in (g.play_hand[f.seat], g.play_discard[f.seat]):
            if f.shown in pile:
                pile.remove(f.shown)
                return call_now(g, f.seat, f.shown)
        return True

    def answered(self, g: State, f: Frame, option: Option) -> None:
        take_x(g, f.seat, option)


@final
class CallFromHand(Step):
    """A seat chooses a Play from its hand or discard pile, which becomes its play this down.

    `calls` 0 leaves open which; others are read as the offense reads a Play. `back`: where the one
    goes that was called, as in `PutCalled`; -1: to the discard pile (Z-6).
    """

    __slots__ = ("back", "calls", "from_pile", "who")

    def __init__(self, who: i64, calls: i64, back: i64, from_pile: bool) -> None:
        super().__init__()
        self.who: i64 = who
        self.calls: i64 = calls
        self.back: i64 = back
        self.from_pile: bool = from_pile

    def pile(self, g: State, seat: i64) -> list[i64]:
        return g.play_discard[seat] if self.from_pile else g.play_hand[seat]

    def run(self, g: State, f: Frame) -> bool:
        seat = g.seat_of(self.who, f.seat)
        there: list[i64] = []
        for card in self.pile(g, seat):
            if card == g.this.called[seat]:
                continue  # it has been put there, and another one is called
            if self.calls == 0 or g.table.offense_call[card] & self.calls:
                there.append(card)
        options = (
            distinct(g, there, PICK_CARD) if self.from_pile else different(g, there, PICK_CARD)
        )
        if settled(g, f) or not options or stays(g, f, seat):
            return True
        if len(options) > 1:
            g.ask(seat, ASK_EFFECT, options)
            return False
        return self.call(g, seat, options[0].a)

    def call(self, g: State, seat: i64, card: i64) -> bool:
        self.pile(g, seat).remove(card)
        called = g.this.called[seat]
        gone = (g.this.discarded >> seat) & 1
        if self.back >= 0 and called >= 0 and g.this.revealed and not gone:
            g.this.called[seat] = -1
            if self.back == IN_HAND:
                g.emit(events.RETURNED, seat, called, -1)
                to_hand(g, seat, PLAY, called)
            else:
                put_in_deck(g, called, self.back)
        return call_now(g, seat, card)

    def answered(self, g: State, f: Frame, option: Option) -> None:
        seat = g.seat_of(self.who, f.seat)
        if option.verb == PICK_CARD:
            self.call(g, seat, option.a)
        else:
            g.this.x[seat] = option.a
            g.emit(events.CHOSE_X, seat, option.a, -1)


@final
class PutCalled(Step):
    """The Play that a seat has called leaves the table, or its discard pile, for hand or deck.

    What it is is known until the down is over, as of one that has been discarded (Z-6). The text of
    a Play speaks of its own card: called, that leaves the table when it would be discarded; it may
    be in the discard pile by now, if another one has been called since, or the down is over.
    """

    __slots__ = ("to", "who")

    def __init__(self, who: i64, to: i64) -> None:
        super().__init__()
        self.who: i64 = who
        self.to: i64 = to

    def run(self, g: State, f: Frame) -> bool:
        seat = g.seat_of(self.who, f.seat)
        this = g.this
        card = this.called[seat]
        own = self.who == YOU and f.card >= 0 and g.table.kind[f.card] == PLAY_CARD
        over = own and card != f.card
        if over:
            card = f.card
        elif card < 0 or not this.revealed:
            g.emit(events.TOO_LATE, f.seat, 35, -1)
            return True
        owner = g.table.owner[card]
        gone = over or bool((this.discarded >> seat) & 1)
        if gone and card not in g.play_discard[owner]:
            return True  # it has been put elsewhere
        if own and not gone:
            goes_instead(g, seat, self.to)
            return True
        if self.to == IN_HAND and not has_room(g, owner, PLAY):
            return True
        if gone:
            g.play_discard[owner].remove(card)
        if not over:
            this.discarded |= 1 << seat
        if self.to == IN_HAND:
            g.emit(events.RETURNED, owner, card, -1)
            to_hand(g, owner, PLAY, card)
        else:
            put_in_deck(g, card, self.to)
        return True


@final
class Become(Step):
    """The offense's play becomes another; of several the controller chooses one.

    Yards and a low end of -1 are not named: a Pass that becomes another keeps its own. `other`: it
    does not become what it is.
    """

    __slots__ = ("calls", "highs", "lows", "other", "yards")

    def __init__(
        self,
        calls: list[i64],
        yards: list[i64],
        lows: list[i64],
        highs: list[i64],
        other: bool,
    ) -> None:
        super().__init__()
        self.calls: list[i64] = calls
        self.yards: list[i64] = yards
        self.lows: list[i64] = lows
        self.highs: list[i64] = highs
        self.other: bool = other

    def run(self, g: State, f: Frame) -> bool:
        if not open_to_change(g, f, g.offense):
            return True
        if len(self.calls) == 1:
            self.become(g, 0)
            return True
        options: list[Option] = []
        for i in range(len(self.calls)):
            if not self.other or self.calls[i] != g.this.call:
                options.append(g.table.option(PICK_MODE, i, -1))
        g.ask(f.seat, ASK_EFFECT, options)
        return False

    def answered(self, g: State, f: Frame, option: Option) -> None:
        self.become(g, option.a)

    def become(self, g: State, i: i64) -> None:
        this = g.this
        was_pass = bool(this.call & ANY_PASS)
        another_call(g)
        this.call = self.calls[i]
        if self.yards[i] >= 0 or not was_pass:
            this.call_yards = max(self.yards[i], 0)
        if self.lows[i] >= 0 or not was_pass:
            use_range(g, max(self.lows[i], 0), self.highs[i])
        another_play(g)
        g.emit(events.CALL_CHANGED, g.offense, -1, this.call)
        call_changed(g, g.offense)


def open_to_change(g: State, f: Frame, seat: i64) -> bool:
    """Whether a seat's call is on the table and can be changed (R-14, R-35)."""
    if settled(g, f):
        return False
    if not g.this.revealed:
        g.emit(events.TOO_LATE, f.seat, 35, -1)
        return False
    return not stays(g, f, seat)


@final
class AlsoPlay(Step):
    """The called play is these calls as well."""

    __slots__ = ("calls",)

    def __init__(self, calls: i64) -> None:
        super().__init__()
        self.calls: i64 = calls

    def run(self, g: State, f: Frame) -> bool:
        if open_to_change(g, f, g.offense):
            g.this.also |= self.calls
            another_play(g)
            g.emit(events.ALSO_CALLED, g.offense, self.calls, -1)
        return True


@final
class NamePlay(Step):
    """The controller names a play; it is remembered until the down is over."""

    __slots__ = ("calls",)

    def __init__(self, calls: i64) -> None:
        super().__init__()
        self.calls: i64 = calls

    def run(self, g: State, f: Frame) -> bool:
        options: list[Option] = []
        for call in range(8):
            if (self.calls >> call) & 1:
                options.append(g.table.option(PICK_CALL, call, -1))
        g.ask(f.seat, ASK_EFFECT, options)
        return False

    def answered(self, g: State, f: Frame, option: Option) -> None:
        bits: i64 = 1 << option.a
        if bits == UNSPECIFIED_RUN:
            bits = ANY_RUN
        elif bits == UNSPECIFIED_PASS:
            bits = ANY_PASS
        shift = f.seat * 8
        g.this.named = (g.this.named & ~(255 << shift)) | (bits << shift)
        g.emit(events.NAMED_PLAY, f.seat, 1 << option.a, -1)


@final
class Replay(Step):
    """Replay the Down; it starts over when the timing point is over (F-7, R-35)."""

    __slots__ = ()

    def run(self, g: State, f: Frame) -> bool:
        this = g.this
        bit: i64 = 1 << f.seat
        if not this.revealed or g.phase >= g.table.edition.at_end:
            g.emit(events.TOO_LATE, f.seat, 35, -1)
        elif g.table.edition.one_replay and (g.replays | this.replay) & bit:
            g.emit(events.REPLAY_CANCELLED, f.seat, -1, -1)  # F-19, R-13
        elif g.table.modifies[MOD_CANNOT_REPLAY] and forbids(g, MOD_CANNOT_REPLAY, f.seat, 0):
            g.emit(events.REPLAY_CANCELLED, f.seat, -1, -1)
        else:
            this.replay |= bit
            if this.results:
                take_play_back(g)
        return True
