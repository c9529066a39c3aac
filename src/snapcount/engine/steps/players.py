"""Effects on Players: choosing them, then doing something with them."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.bits import bit
from snapcount.engine.modifiers import forbids
from snapcount.engine.offsetting import make
from snapcount.engine.options import ASK_EFFECT, DONE, PICK_PLAYER, Option
from snapcount.engine.players import (
    can_exhaust,
    can_substitute,
    can_target,
    energize,
    enter_field,
    exhaust,
    keeps_quarterback,
    leave_field,
    leaves_enough,
    positions_of,
    slots_in,
)
from snapcount.engine.program import (
    BEFORE_AT,
    LEFT_AT,
    PLAYERS,
    Frame,
    Number,
    PlayerTest,
    Step,
)
from snapcount.engine.state import State
from snapcount.engine.terms import (
    ANYONE,
    AS_COST,
    MOD_CANNOT_SUBSTITUTE,
    QUARTERBACK,
    SLOTS_A_SEAT,
    TURNED,
    WOULD,
)


def fitting(g: State, f: Frame, players: PlayerTest) -> i64:
    found: i64 = 0
    slot: i64 = 0
    left = players.within(g)
    while left:
        if left & 1 and players.fits(g, f, slot):
            found |= 1 << slot
        left >>= 1
        slot += 1
    return found


def can_turn(g: State, f: Frame, players: PlayerTest, by: i64) -> i64:
    """Who of them can be exhausted to pay for something, as bits: the Energized ones (T-5).

    `by`: the seat whose effect it is, or -1 for a cost.
    """
    found: i64 = 0
    for slot in slots_in(fitting(g, f, players) & g.on_field & ~g.exhausted):
        if can_exhaust(g, slot, by):
            found |= 1 << slot
    return found


@final
class SelectAll(Step):
    """Every Player that fits is meant from here on.

    `passing`: only until `Back`, which remembers whom the effect had named before.
    """

    __slots__ = ("passing", "players")

    def __init__(self, players: PlayerTest) -> None:
        super().__init__()
        self.players: PlayerTest = players
        self.passing: bool = False

    def run(self, g: State, f: Frame) -> bool:
        before: i64 = (f.chosen & PLAYERS) << BEFORE_AT if self.passing else 0
        f.chosen = before | fitting(g, f, self.players)
        return True

    def foresee(self, g: State, f: Frame) -> None:
        self.run(g, f)


@final
class Back(Step):
    """Who was meant in passing is done with: `that Player` is who it was before."""

    __slots__ = ()

    def run(self, g: State, f: Frame) -> bool:
        f.chosen >>= BEFORE_AT
        return True

    def foresee(self, g: State, f: Frame) -> None:
        self.run(g, f)


@final
class SelectSome(Step):
    """`count` Players chosen one at a time; with `up_to` the chooser may stop (R-17)."""

    __slots__ = (
        "adds",
        "benches",
        "by",
        "cost",
        "count",
        "looks_back",
        "passing",
        "pays",
        "players",
        "substitutes",
        "up_to",
    )

    def __init__(
        self, players: PlayerTest, count: Number, up_to: bool, by: i64, looks_back: bool = False
    ) -> None:
        super().__init__()
        self.looks_back: bool = looks_back  # who fits depends on whom it had chosen before
        self.players: PlayerTest = players
        self.count: Number = count
        self.up_to: bool = up_to
        self.by: i64 = by
        self.passing: bool = False  # whom it had chosen before is asked for still, with these
        self.adds: bool = False  # to those whom the other seat has chosen just before
        self.pays: bool = False  # those chosen are exhausted by their own player: only who can be
        self.cost: bool = False  # and that is a cost (T-5)
        self.benches: bool = False  # those chosen leave the field
        self.substitutes: SubstituteStep | None = None  # and others come in for them

    def run(self, g: State, f: Frame) -> bool:
        f.count = max(self.count.value(g, f), 0)
        if not self.adds:
            before = self.looks_back or self.passing
            f.chosen = (f.chosen & PLAYERS) << BEFORE_AT if before else 0
        return self.go_on(g, f)

    def go_on(self, g: State, f: Frame) -> bool:
        """Ask for the next one. True: they are chosen."""
        left = fitting(g, f, self.players) & ~f.chosen if f.count else 0
        if self.pays:
            left &= can_turn(g, f, self.players, -1 if self.cost else f.seat)
        slots = [slot for slot in slots_in(left) if can_target(g, slot, f.seat)]
        together = True
        if self.substitutes is not None:
            slots = [slot for slot in slots if can_substitute(g, slot, f.seat)]
        if self.benches:
            slots = [slot for slot in slots if self.may_leave(g, f, slot)]
            together = len(slots) < 2 or self.may_leave_together(g, f, slots)
        if len(slots) <= f.count and not self.up_to and together:
            for slot in slots:
                f.chosen |= 1 << slot
            if len(slots) < f.count:
                f.fell_short = True
            slots = []
        if not slots:
            self.forget(f)
            return True
        options: list[Option] = []
        if self.up_to:
            options.append(g.table.option(DONE, -1, -1))
        for slot in slots:
            options.append(g.table.option(PICK_PLAYER, slot, -1))
        seat = g.seat_of(self.by, f.seat)
        if f.others_choose and seat == f.seat:
            seat = 1 - seat
        g.ask(seat, ASK_EFFECT, options)
        return False

    def forget(self, f: Frame) -> None:
        """They are chosen: who had been before is asked for no longer."""
        if not self.passing:
            f.chosen &= PLAYERS

    def foresee(self, g: State, f: Frame) -> None:
        f.chosen = 0  # nobody has been chosen

    def may_leave(self, g: State, f: Frame, slot: i64) -> bool:
        """R-34: whether that Player may go too; the last Quarterback only if one comes in."""
        before = f.chosen
        out = before & PLAYERS | 1 << slot
        if keeps_quarterback(g, out):
            return True
        substitutes = self.substitutes
        if substitutes is None:
            return False
        f.chosen = out
        found = bool(substitutes.fresh(g, f, slot))
        f.chosen = before
        return found

    def may_leave_together(self, g: State, f: Frame, slots: list[i64]) -> bool:
        """R-34: whether all of these may go, or their chooser has to say who."""
        out = f.chosen & PLAYERS
        for slot in slots:
            out |= 1 << slot
        return keeps_quarterback(g, out)

    def answered(self, g: State, f: Frame, option: Option) -> None:
        if option.verb == DONE:
            self.forget(f)
            return
        f.chosen |= 1 << option.a
        f.count -= 1
        self.go_on(g, f)


@final
class KnowWhoPaid(Step):
    """The end of a cost: for the effect that it is paid for, `that Player` is who paid it (T-5)."""

    __slots__ = ()

    def run(self, g: State, f: Frame) -> bool:
        paid = f.chosen & PLAYERS
        for frame in g.frames:
            if frame.ability.cost is f.ability and frame.card == f.card:
                frame.chosen = paid
        for i in range(len(g.layers) - 1, -1, -1):
            layer = g.layers[i]
            if layer.ability.cost is f.ability and layer.card == f.card:
                g.layers[i] = layer.knowing(layer.chosen & ~PLAYERS | paid)
                break
        return True


@final
class EnergizeStep(Step):
    """`every`: all of a group, of whom some may be Energized already.

    `keeps`: in the stead of exhausting that Player, who is Energized so far.
    """

    __slots__ = ("every", "keeps")

    def __init__(self, every: bool = False) -> None:
        super().__init__()
        self.every: bool = every
        self.keeps: bool = False

    def run(self, g: State, f: Frame) -> bool:
        count: i64 = 0
        for slot in slots_in(f.chosen & PLAYERS):
            if self.turns(g, f, slot):
                count += 1
            elif not self.every:
                f.fell_short = True
        f.energized = count
        return True

    def turns(self, g: State, f: Frame, slot: i64) -> bool:
        if self.keeps and not (g.exhausted >> slot) & 1:
            f.did = True
            return True
        if f.ability.kind == WOULD:  # instead of what was in the layers
            return energize(g, slot, f.seat)
        return make(g, TURNED + slot, -1, f.seat, 0)

    def part(self, g: State, f: Frame, what: i64) -> i64:
        return -1 if what >= TURNED and (f.chosen & PLAYERS) >> (what - TURNED) & 1 else 0


@final
class ExhaustStep(Step):
    """`cost`: for a card, an ability or what it offers (T-5). `every`: all of a group."""

    __slots__ = ("cost", "every")

    def __init__(self, every: bool = False) -> None:
        super().__init__()
        self.cost: bool = False
        self.every: bool = every

    def run(self, g: State, f: Frame) -> bool:
        before = len(g.frames)
        count: i64 = 0
        for slot in slots_in(f.chosen & PLAYERS):
            if self.turns(g, f, slot):
                count += 1
            elif not self.every:
                f.fell_short = True
        f.exhausted = count
        return len(g.frames) == before  # what happens instead goes first

    def turns(self, g: State, f: Frame, slot: i64) -> bool:
        if self.cost:
            return exhaust(g, slot, AS_COST)
        if f.ability.kind == WOULD:
            return exhaust(g, slot, -1, f.seat, False)
        return make(g, TURNED + slot, 1, f.seat, 0)

    def part(self, g: State, f: Frame, what: i64) -> i64:
        if self.cost or what < TURNED:  # a cost does not offset
            return 0
        return (f.chosen & PLAYERS) >> (what - TURNED) & 1


@final
class BenchStep(Step):
    """Take Players off the field; an effect that would leave too few ends here (F-21).

    `enough_players` tries the effect out first, so that nothing of it has happened by then. If the
    offense would be left without a Quarterback, nobody leaves (R-34).
    """

    __slots__ = ()

    def run(self, g: State, f: Frame) -> bool:
        leaving = f.chosen & g.on_field
        if not leaves_enough(g, leaving):
            for slot in slots_in(leaving):
                g.emit(events.TOO_FEW_PLAYERS, slot // SLOTS_A_SEAT, slot, -1)
            f.pc = len(f.ability.steps)
            return True
        keeps = keeps_quarterback(g, leaving)
        for slot in slots_in(leaving):
            if keeps:
                leave_field(g, 1 << slot)
                g.emit(events.BENCHED, slot // SLOTS_A_SEAT, slot, -1)
            else:
                g.emit(events.TOO_FEW_PLAYERS, slot // SLOTS_A_SEAT, slot, 34)
        return True


@final
class SubstituteStep(Step):
    """The chosen Players go to the bench; their owner chooses who of their side comes in.

    Who has just gone out does not come back in. Those who came in are the chosen ones from then on.
    `out`: who is chosen to go out, if that is nobody who was named before.
    """

    __slots__ = ("energized", "into", "out")

    def __init__(self, energized: bool, into: PlayerTest | None) -> None:
        super().__init__()
        self.energized: bool = energized
        self.into: PlayerTest | None = into
        self.out: PlayerTest | None = None

    def nothing_there(self, g: State, f: Frame) -> bool:
        if g.table.modifies[MOD_CANNOT_SUBSTITUTE] and forbids(g, MOD_CANNOT_SUBSTITUTE, f.seat, 0):
            return True
        out = self.out
        leaving = f.chosen & PLAYERS if out is None else fitting(g, f, out)
        for slot in slots_in(leaving & g.on_field):
            if can_substitute(g, slot, f.seat) and self.fresh(g, f, slot):
                return False
        return True

    def run(self, g: State, f: Frame) -> bool:
        if g.table.modifies[MOD_CANNOT_SUBSTITUTE]:
            if forbids(g, MOD_CANNOT_SUBSTITUTE, f.seat, 0):
                f.chosen = 0
                return True
        for slot in slots_in(f.chosen & PLAYERS):
            if not can_substitute(g, slot, f.seat):
                f.chosen &= ~(1 << slot)
                f.fell_short = True
        # Those still to go out, as bits by slot; above them, those who came in and who left.
        f.count = f.chosen & g.on_field
        return self.go_on(g, f)

    def go_on(self, g: State, f: Frame) -> bool:
        while f.count & PLAYERS:
            out = slots_in(f.count & PLAYERS)[0]
            options = self.fresh(g, f, out)
            if len(options) > 1:
                g.ask(out // SLOTS_A_SEAT, ASK_EFFECT, options)
                return False
            if options:
                self.exchange(g, f, out, options[0].a)
                continue
            f.count &= ~(1 << out)
            if not keeps_quarterback(g, 1 << out):
                g.emit(events.TOO_FEW_PLAYERS, out // SLOTS_A_SEAT, out, 34)
        left = f.count >> LEFT_AT
        f.chosen = (f.count >> BEFORE_AT) & PLAYERS | left << LEFT_AT
        f.count = 0
        return True

    def fresh(self, g: State, f: Frame, out: i64) -> list[Option]:
        """Who may come in for that Player: the bench of its side.

        For the offense's last Quarterback only another may (R-34).
        """
        first = out // 5 * 5
        only: i64 = -1 if keeps_quarterback(g, 1 << out) else QUARTERBACK
        options: list[Option] = []
        slot = first
        while slot < first + 5:
            if (
                g.table.slot_card[slot] >= 0
                and not ((g.on_field | f.chosen) >> slot) & 1
                and (self.into is None or self.into.fits(g, f, slot))
                and (only < 0 or positions_of(g, slot) & only)
            ):
                options.append(g.table.option(PICK_PLAYER, slot, -1))
            slot += 1
        return options

    def answered(self, g: State, f: Frame, option: Option) -> None:
        self.exchange(g, f, slots_in(f.count & PLAYERS)[0], option.a)
        self.go_on(g, f)

    def exchange(self, g: State, f: Frame, out: i64, into: i64) -> None:
        f.count &= ~(1 << out)
        f.count |= bit(BEFORE_AT + into) | bit(LEFT_AT + out)
        seat = out // SLOTS_A_SEAT
        leave_field(g, 1 << out)
        g.emit(events.BENCHED, seat, out, -1)
        enter_field(g, 1 << into)
        g.emit(events.CAME_IN, seat, into, -1)
        if not self.energized:  # coming in Exhausted is not being exhausted: nothing is triggered
            g.exhausted |= 1 << into
            g.emit(events.EXHAUSTED, seat, into, -1)


@final
class Silence(Step):
    """Every ability with that keyword does nothing for the rest of the down."""

    __slots__ = ("keyword", "who")

    def __init__(self, keyword: i64, who: i64) -> None:
        super().__init__()
        self.keyword: i64 = keyword
        self.who: i64 = who

    def run(self, g: State, f: Frame) -> bool:
        seats: i64 = 3 if self.who == ANYONE else g.seats(self.who, f.seat)
        for seat in range(2):
            if (seats >> seat) & 1:
                silence(g, seat, self.keyword, f.seat)
        return True


def silence(g: State, seat: i64, keyword: i64, by: i64) -> None:
    """Abilities of a seat with that keyword do nothing, also those that have resolved (T-18)."""
    this = g.this
    this.silenced |= keyword << (seat * 16)
    g.emit(events.SILENCED, seat, keyword, -1)
    if this.turnover and this.turnover_keyword & this.silenced:
        this.turnover = 0
        g.emit(events.TURNOVER_CANCELLED, by, -1, -1)
