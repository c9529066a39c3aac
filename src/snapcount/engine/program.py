"""Card meanings as the engine runs them: programs of steps, and what waits while they run.

A tree (`snapcount.cards.tree`) is assembled once a game into lists of steps. A half-resolved
effect is then a `Frame`: which ability, which step, what was chosen so far. That is the whole
continuation, and it is plain data (law 2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from snapcount.engine.digit import one_digit
from snapcount.engine.terms import NOBODY

if TYPE_CHECKING:
    from snapcount.engine.options import Option
    from snapcount.engine.state import State


class Number:
    """A number that a card speaks of."""

    __slots__ = ()

    def value(self, g: State, f: Frame) -> i64:
        raise NotImplementedError

    def is_known(self, g: State, f: Frame) -> bool:
        """Whether there is such a number: nobody has no rating."""
        return True


class Condition:
    """Something that a card asks about the game."""

    __slots__ = ()

    def holds(self, g: State, f: Frame) -> bool:
        raise NotImplementedError

    def denied(self, g: State, f: Frame) -> bool:
        """Whether it does not hold. Of nobody neither can be said: on a Pass the runner is not
        Exhausted, and not Energized either."""
        return not self.holds(g, f)


class Step:
    """One thing an effect does.

    `effect` is the place of its words in the ability, for the log. `at_once` marks a step that
    takes place while the timing point is open, where the edition has T-7.
    """

    __slots__ = ("at_once", "effect")

    def __init__(self) -> None:
        self.effect: i64 = 0
        self.at_once: bool = False

    def run(self, g: State, f: Frame) -> bool:
        """Do it. False: an answer is awaited, or another effect goes first."""
        raise NotImplementedError

    def answered(self, g: State, f: Frame, option: Option) -> None:
        """Take the answer to what `run` asked; it may ask again."""

    def part(self, g: State, f: Frame, what: i64) -> i64:
        """By how much it would change `what`, if it were carried out now (T-8)."""
        return 0

    def foresee(self, g: State, f: Frame) -> None:
        """Go where `run` would go, as far as that is known before anybody answers."""

    def nothing_there(self, g: State, f: Frame) -> bool:
        """Whether the cards that it would do something with are not there."""
        return False

    def leaves(self) -> Ability | None:
        """What it leaves behind, which has its words in this effect (law 8)."""
        return None

    def copies(self) -> bool:
        """Whether it does what another effect does: no such effect is copied itself (law 10)."""
        return False

    # Who sees what by it (law 5)

    def shows_card(self) -> i64:
        """Who is shown the card that it turns up: nobody, its controller or each player."""
        return NOBODY

    def looks_at(self) -> tuple[i64, i64]:
        """Of whose deck and which its controller sees `f.count` cards as it asks; -1: of none."""
        return NOBODY, -1

    def looks_into(self) -> tuple[i64, i64]:
        """Into whose hand and which its controller looks as it asks; -1: into none."""
        return NOBODY, -1

    def shows_where(self) -> bool:
        """Whether who picks cards is told where they are."""
        return True


class PlayerTest:
    """Whether a Player fits a card's description."""

    __slots__ = ()

    def fits(self, g: State, f: Frame, slot: i64) -> bool:
        raise NotImplementedError

    def within(self, g: State) -> i64:
        """Players among whom all are that fit, as bits by slot: nobody else need be looked at."""
        squads = g.table.squads
        return squads[0] | squads[1] | squads[2] | squads[3]


class Modifier:
    """What a static text or a lasting effect changes as long as it holds."""

    __slots__ = ("amount", "calls", "cost", "grants", "high", "kind", "players", "who")

    def __init__(self, kind: i64, who: i64) -> None:
        self.kind: i64 = kind
        self.who: i64 = who
        self.amount: Number | None = None
        self.high: i64 = 0
        self.calls: i64 = 0
        self.players: PlayerTest | None = None
        self.cost: Ability | None = None  # what must be paid, as an ability of its own
        self.grants: Ability | None = None  # an ability that the Players have as well


@final
class Ability:
    """A compiled ability of a card definition, or one that an effect leaves waiting.

    `number` is its place in `Table.abilities`, `place` its place on the card: data in the state
    refers to it by these.
    """

    __slots__ = (
        "any_at_once",
        "asks_shown",
        "bench",
        "benches",
        "calls",
        "coming",
        "condition",
        "cost",
        "cost_actions",
        "cost_players",
        "cost_plays",
        "cost_time",
        "cost_timeouts",
        "cost_turned",
        "counts_done",
        "does",
        "event",
        "first",
        "high",
        "kind",
        "low",
        "member",
        "modifier",
        "names_call",
        "needs_doing",
        "needs_layer",
        "needs_user",
        "needs_whose",
        "number",
        "once_per",
        "others",
        "own",
        "place",
        "players",
        "points",
        "restates",
        "selects",
        "shares",
        "steps",
        "uncancellable",
        "watches",
        "whose",
    )

    def __init__(self, number: i64, place: i64, kind: i64) -> None:
        self.number: i64 = number
        self.place: i64 = place
        self.kind: i64 = kind
        self.points: i64 = 0
        self.calls: i64 = 0  # 0: unqualified
        self.low: i64 = 0
        self.high: i64 = 9
        self.condition: Condition | None = None
        self.steps: list[Step] = []
        self.bench: bool = False
        self.benches: bool = False  # takes Players off the field (F-21)
        self.event: i64 = -1
        self.whose: i64 = 5
        self.players: PlayerTest | None = None
        self.modifier: Modifier | None = None
        self.any_at_once: bool = False
        self.asks_shown: bool = False  # what the card is that it has shown or called
        self.counts_done: bool = False  # a limit counts what was accepted, not what was offered
        self.cost: Ability | None = None  # paid when it is played or used
        self.cost_actions: i64 = 0  # how many cards that takes
        self.cost_plays: i64 = 0
        self.cost_timeouts: i64 = 0
        self.cost_time: i64 = 0  # Time Units that the play takes more
        self.cost_players: list[PlayerTest] = []  # Players that it exhausts
        self.cost_turned: list[i64] = []  # and how many of them
        self.needs_layer: i64 = 0  # kinds of layers one of which must be there to cancel
        self.needs_whose: i64 = 5
        self.needs_user: PlayerTest | None = None  # whose ability that layer must be
        self.needs_doing: i64 = 0  # what it would do, as bits; 0 is anything
        self.uncancellable: bool = False
        self.once_per: i64 = -1  # how long until it may be used again, as a duration
        self.first: bool = False  # that counts when its occasion comes, wherever its card is
        self.restates: bool = False  # says how the play comes out as long as something is so
        self.own: bool = False  # its occasion is about its own Player, or about whom it chose
        self.does: i64 = 0  # what of it texts speak of while it waits, as bits
        self.selects: list[PlayerTest] = []  # from whom its steps choose Players
        self.names_call: bool = False  # waits for a play of some kind, or one that was named
        self.coming: i64 = 0  # which plays it holds for that are called later
        self.others: list[Ability] = []  # the same on other occasions, with one limit for all
        self.shares: i64 = number  # the first of those, which the limit counts
        self.member: i64 = 0  # which of them it is
        self.watches: bool = False  # asks whether what it did came to anything


# Parts of an effect: all of it, only what happens at once (T-7), all but that.
WHOLE: Final = 0
AT_ONCE_ONLY: Final = 1
ALL_BUT_AT_ONCE: Final = 2


@final
class Frame:
    """An effect being carried out: the registers that its steps share."""

    __slots__ = (
        "ability",
        "card",
        "cards",
        "chosen",
        "count",
        "did",
        "energized",
        "exhausted",
        "fell_short",
        "grit",
        "it",
        "lost",
        "moved",
        "others_choose",
        "part",
        "pc",
        "seat",
        "shown",
        "slot",
        "took_from",
        "uses_card",
        "x",
    )

    def __init__(self, ability: Ability, seat: i64, card: i64, slot: i64) -> None:
        self.ability: Ability = ability
        self.seat: i64 = seat
        self.card: i64 = card
        self.slot: i64 = slot
        self.pc: i64 = 0
        self.chosen: i64 = 0  # Players, as bits by slot
        self.count: i64 = 0
        self.did: bool = False
        self.grit: i64 = 0  # with what was added to it; `one_digit` of it counts
        self.x: i64 = 0
        self.part: i64 = WHOLE  # of its steps, which are carried out
        self.others_choose: bool = False  # the other seat chooses its Players
        self.took_from: i64 = 0  # whose card it has cancelled or removed last, as a bit by seat
        self.exhausted: i64 = 0  # how many Players it has exhausted last
        self.energized: i64 = 0
        self.it: i64 = 0  # which layer `it` is: its place in the layers and one
        self.fell_short: bool = False  # not all that was to be done could be, since it is watched
        self.uses_card: bool = False
        self.cards: list[i64] = []
        self.moved: i64 = 0  # cards discarded, put back, taken or drawn last
        self.shown: i64 = -1  # the card revealed or looked at
        self.lost: bool = False  # covered or shuffled since: nobody knows where it lies

    def copy(self) -> Frame:
        other = Frame(self.ability, self.seat, self.card, self.slot)
        other.pc = self.pc
        other.chosen = self.chosen
        other.count = self.count
        other.did = self.did
        other.grit = self.grit
        other.x = self.x
        other.part = self.part
        other.others_choose = self.others_choose
        other.took_from = self.took_from
        other.exhausted = self.exhausted
        other.energized = self.energized
        other.it = self.it
        other.fell_short = self.fell_short
        other.uses_card = self.uses_card
        other.cards = self.cards[:]
        other.moved = self.moved
        other.shown = self.shown
        other.lost = self.lost
        return other


BEFORE_AT: Final = 20  # while others are chosen, whom the effect had chosen before, above them
LEFT_AT: Final = 40  # above those, who has left the field by its last substitution


NEVER: Final = 1 << 20  # past the end of any effect: what follows cannot be foreseen


# What an effect leaves waiting carries X and the Grit above the chosen Players' bits.
PLAYERS: Final = (1 << 20) - 1
X_AT: Final = 20
GRIT_AT: Final = 24
OTHERS: Final = 1 << 28  # the other seat chooses
LAYER_AT: Final = 29  # the layer that a trigger is about, its place and one
SHOWN_AT: Final = 35  # T-7: the card that a layer has called at once, and one


def carried(f: Frame) -> i64:
    """What an effect has chosen and determined so far, for what it leaves behind."""
    x = min(max(f.x, 0), 15)
    return (f.chosen & PLAYERS) | x << X_AT | one_digit(f.grit) << GRIT_AT


def recall(f: Frame, bits: i64) -> None:
    """Give an effect what was `carried` to it."""
    f.chosen = bits & PLAYERS
    f.x = (bits >> X_AT) & 15
    f.grit = (bits >> GRIT_AT) & 15
    f.others_choose = bool(bits & OTHERS)
    f.it = (bits >> LAYER_AT) & 63
    shown = shown_in(bits)
    if shown >= 0:
        f.shown = shown
        f.lost = True


def shown_in(bits: i64) -> i64:
    """The card that was called at once; -1: none."""
    return ((bits >> SHOWN_AT) & 1023) - 1


def with_shown(bits: i64, card: i64) -> i64:
    """The same with that card as the one that was called at once."""
    return (bits & ~(1023 << SHOWN_AT)) | (card + 1) << SHOWN_AT


@final
class Layer:
    """An effect waiting to resolve (T-2). Never changed in place, so copies of a state share it."""

    __slots__ = (
        "ability",
        "cancelled",
        "card",
        "chosen",
        "done_at_once",
        "seat",
        "slot",
        "uses_card",
    )

    def __init__(
        self,
        ability: Ability,
        seat: i64,
        card: i64,
        slot: i64,
        chosen: i64,
        uses_card: bool,
        done_at_once: bool,
        cancelled: bool,
    ) -> None:
        self.ability: Ability = ability
        self.seat: i64 = seat
        self.card: i64 = card
        self.slot: i64 = slot
        self.chosen: i64 = chosen  # whom and what a trigger is about, and what was `carried`
        self.uses_card: bool = uses_card
        self.done_at_once: bool = done_at_once
        self.cancelled: bool = cancelled

    def cancel(self) -> Layer:
        """The same, cancelled (T-18); its card is gone from it (Z-6)."""
        return Layer(
            self.ability,
            self.seat,
            self.card,
            self.slot,
            self.chosen,
            False,
            self.done_at_once,
            True,
        )

    def aimed_by(self, seat: i64) -> Layer:
        """The same, with its Players chosen by that seat."""
        chosen = self.chosen & ~OTHERS
        if seat != self.seat:
            chosen |= OTHERS
        return self.knowing(chosen)

    def knowing(self, chosen: i64) -> Layer:
        """The same, with that as what it has chosen and determined."""
        return Layer(
            self.ability,
            self.seat,
            self.card,
            self.slot,
            chosen,
            self.uses_card,
            self.done_at_once,
            self.cancelled,
        )


@final
class Waiting:
    """A triggered ability that waits for its place in the layers (T-4, T-6, R-45).

    Never changed in place.
    """

    __slots__ = ("ability", "card", "chosen", "seat", "slot")

    def __init__(self, ability: Ability, seat: i64, card: i64, slot: i64, chosen: i64) -> None:
        self.ability: Ability = ability
        self.seat: i64 = seat
        self.card: i64 = card
        self.slot: i64 = slot
        self.chosen: i64 = chosen


@final
class Lasting:
    """A modifier, trigger or replacement that an effect left behind for a while.

    `amount` is the modifier's number as it was when the effect resolved; `target` the play that a
    "next play" effect is about, counted for the seat `runner`. Never changed in place.
    """

    __slots__ = (
        "ability",
        "amount",
        "card",
        "chosen",
        "duration",
        "gained",
        "once",
        "runner",
        "seat",
        "slot",
        "target",
    )

    def __init__(
        self,
        ability: Ability,
        seat: i64,
        card: i64,
        slot: i64,
        amount: i64,
        duration: i64,
        runner: i64,
        target: i64,
        once: bool,
        chosen: i64,
        gained: bool,
    ) -> None:
        self.ability: Ability = ability
        self.seat: i64 = seat
        self.card: i64 = card
        self.slot: i64 = slot
        self.amount: i64 = amount
        self.duration: i64 = duration
        self.runner: i64 = runner
        self.target: i64 = target
        self.once: bool = once
        self.chosen: i64 = chosen
        self.gained: bool = gained  # an ability of the Player in `slot`, while on the field

    def sooner(self) -> Lasting:
        """The same for the play before the one that it was about."""
        return Lasting(
            self.ability,
            self.seat,
            self.card,
            self.slot,
            self.amount,
            self.duration,
            self.runner,
            self.target - 1,
            self.once,
            self.chosen,
            self.gained,
        )

    def for_now(self, duration: i64) -> Lasting:
        """The same for this down or possession, which was the next one until now."""
        return Lasting(
            self.ability,
            self.seat,
            self.card,
            self.slot,
            self.amount,
            duration,
            self.runner,
            0,
            self.once,
            self.chosen,
            self.gained,
        )
