"""The state of a game: every fact that decides how it goes on, and nothing else.

Plain integers and lists of them, copied by hand. Cards are places in `Table`; Players are slots
(`seat * 10 + 0..4` offense, `5..9` defense), and sets of Players are bits by slot. The ball is
counted in yards from the offense's own end zone: own 25 is 25, the defense's 25 is 75.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.engine.dice import Dice
from snapcount.engine.events import Event
from snapcount.engine.noted import Noted
from snapcount.engine.options import Decision, Option
from snapcount.engine.program import Frame, Lasting, Layer, Waiting
from snapcount.engine.table import Table


@final
class ThisDown:
    """What is true for one down only; `new_down` makes one.

    It has no `__init__`, so that a copy sets each field once.
    """

    __slots__ = (
        "also",
        "applied",
        "base_add",
        "call",
        "call_yards",
        "called",
        "declined",
        "defense_calls",
        "designating",
        "discarded",
        "first_down",
        "flipped",
        "forced",
        "grit_add",
        "high",
        "high_by",
        "kick",
        "kick_grit",
        "ledger",
        "low",
        "low_by",
        "named",
        "next_ball",
        "next_down",
        "next_offense",
        "no_draw",
        "outcome",
        "points",
        "range_set",
        "replay",
        "results",
        "results_from",
        "revealed",
        "runner",
        "scored",
        "scorer",
        "silenced",
        "spot",
        "strength_add",
        "strength_set",
        "tackler",
        "time_add",
        "time_set",
        "turnover",
        "turnover_by",
        "turnover_keyword",
        "x",
        "yards",
    )

    spot: i64
    kick: i64
    kick_grit: i64  # the Grit of the kick, -1 until it is determined
    grit_add: i64  # what effects in the stead of its result have added to it
    called: list[i64]  # by seat; face down until `revealed`
    discarded: i64  # Z-6: seats whose called Play has gone to its discard pile; it is known still;
    # above them, from `GOES_AT` on, where a Play goes that says so itself
    x: list[i64]
    flipped: i64  # seats whose called card is known before the reveal; OFF_DECK: off their deck
    revealed: bool
    call: i64  # the offense's call as bits
    also: i64  # calls that it is as well, as bits
    named: i64  # the play each seat has named, as bits; 256 times that of the second seat
    call_yards: i64
    low: i64  # the catch range with what effects made of it; it counts within 0 to 9
    high: i64
    low_by: i64  # how effects have moved its ends, whatever Pass is called
    high_by: i64
    range_set: bool  # an effect has said what it is
    defense_calls: i64
    strength_add: i64
    strength_set: i64
    forced: i64
    outcome: i64
    designating: bool  # the call is settled from here on
    runner: i64
    tackler: i64
    base_add: i64
    ledger: list[i64]  # entry, amount, keyword; in the order they resolved
    results: bool  # Play Results have begun
    results_from: i64  # where the ball was then, as long as yards still count for the play; or -1
    yards: i64  # in Play Results; until a play is revealed, those of the last play
    applied: list[i64]  # replacements that have had their turn
    turnover: i64
    turnover_by: i64
    turnover_keyword: i64
    replay: i64  # seats as bits
    time_add: i64
    time_set: i64
    declined: i64  # seats that have let the clock run
    first_down: bool
    next_down: i64  # the down that an effect says comes next, 0 for none
    points: list[i64]  # by seat, scored in this down
    scored: i64
    scorer: i64
    silenced: i64  # keywords, by 16 for each seat
    no_draw: i64  # seats as bits
    next_offense: i64  # who gets the ball next, if this down ends the possession
    next_ball: i64

    def copy(self) -> ThisDown:
        o = ThisDown()
        o.spot = self.spot
        o.kick = self.kick
        o.kick_grit = self.kick_grit
        o.grit_add = self.grit_add
        o.called = self.called[:]
        o.discarded = self.discarded
        o.x = self.x[:]
        o.flipped = self.flipped
        o.revealed = self.revealed
        o.call = self.call
        o.also = self.also
        o.named = self.named
        o.call_yards = self.call_yards
        o.low = self.low
        o.high = self.high
        o.low_by = self.low_by
        o.high_by = self.high_by
        o.range_set = self.range_set
        o.defense_calls = self.defense_calls
        o.strength_add = self.strength_add
        o.strength_set = self.strength_set
        o.forced = self.forced
        o.outcome = self.outcome
        o.designating = self.designating
        o.runner = self.runner
        o.tackler = self.tackler
        o.base_add = self.base_add
        o.ledger = self.ledger
        o.results = self.results
        o.results_from = self.results_from
        o.yards = self.yards
        o.applied = self.applied
        o.turnover = self.turnover
        o.turnover_by = self.turnover_by
        o.turnover_keyword = self.turnover_keyword
        o.replay = self.replay
        o.time_add = self.time_add
        o.time_set = self.time_set
        o.declined = self.declined
        o.first_down = self.first_down
        o.next_down = self.next_down
        o.points = self.points
        o.scored = self.scored
        o.scorer = self.scorer
        o.silenced = self.silenced
        o.no_draw = self.no_draw
        o.next_offense = self.next_offense
        o.next_ball = self.next_ball
        return o


def new_down(spot: i64) -> ThisDown:
    """A down about to begin there."""
    this = ThisDown()
    this.spot = spot
    this.kick = 0
    this.kick_grit = -1
    this.grit_add = 0
    this.called = [-1, -1]
    this.discarded = 0
    this.x = [-1, -1]
    this.flipped = 0
    this.revealed = False
    this.call = 0
    this.also = 0
    this.named = 0
    this.call_yards = 0
    this.low = 0
    this.high = 9
    this.low_by = 0
    this.high_by = 0
    this.range_set = False
    this.defense_calls = 0
    this.strength_add = 0
    this.strength_set = -1
    this.forced = 0
    this.outcome = 0
    this.designating = False
    this.runner = -1
    this.tackler = -1
    this.base_add = 0
    this.ledger = []
    this.results = False
    this.results_from = -1
    this.yards = 0
    this.applied = []
    this.turnover = 0
    this.turnover_by = -1
    this.turnover_keyword = 0
    this.replay = 0
    this.time_add = 0
    this.time_set = -1
    this.declined = 0
    this.first_down = False
    this.next_down = 0
    this.points = [0, 0]
    this.scored = 0
    this.scorer = -1
    this.silenced = 0
    this.no_draw = 0
    this.next_offense = -1
    this.next_ball = 25
    return this


class State:
    """Everything that changes in a game. `engine.game.Game` adds the three verbs to it.

    Lists that change seldom are replaced and never changed in place, so that copies share them:
    score, timeouts, plays_run, last_plays, used, superstar, attached, gridirons, lasting, offsets,
    and in `ThisDown` the ledger, the replacements applied and the points scored.
    """

    __slots__ = (
        "acted",
        "acted_before",
        "action_deck",
        "action_discard",
        "action_hand",
        "attached",
        "ball",
        "cause",
        "chain",
        "clock",
        "decision",
        "decisions",
        "dice",
        "down",
        "draw_up",
        "events",
        "exhausted",
        "extra",
        "first_offense",
        "frames",
        "gridirons",
        "holding",
        "last_plays",
        "lasting",
        "layers",
        "limit_due",
        "lined_up",
        "offense",
        "offsets",
        "on_field",
        "over",
        "passes",
        "period",
        "phase",
        "play_deck",
        "play_discard",
        "play_hand",
        "plays_run",
        "point",
        "possession",
        "priority",
        "replays",
        "score",
        "secondary",
        "sources",
        "stage",
        "steps_run",
        "superstar",
        "table",
        "this",
        "timeouts",
        "untimed",
        "used",
        "waiting",
        "winner",
    )

    table: Table
    dice: Dice
    # the scoreboard
    period: i64  # 0 first half, 1 second half, 2 and on: overtimes
    clock: i64
    untimed: bool  # this possession has no clock
    down: i64
    ball: i64
    offense: i64
    score: list[i64]
    timeouts: list[i64]
    first_offense: i64  # of this half's pair: the game's first, or this overtime's first
    possession: i64  # possessions begun in this period
    extra: i64  # time and timeouts that effects have given in this period
    replays: i64  # F-19: seats that have replayed in this possession, as bits
    over: bool
    winner: i64
    # cards
    play_deck: list[list[i64]]  # by seat; the top is the end of the list
    action_deck: list[list[i64]]
    play_hand: list[list[i64]]
    action_hand: list[list[i64]]
    play_discard: list[list[i64]]
    action_discard: list[list[i64]]
    on_field: i64
    exhausted: i64
    lined_up: i64  # a line-up chosen in secret and not yet revealed
    superstar: list[i64]  # by slot, -1 for none
    attached: list[i64]  # Power Ups: slot, card, slot, card …
    gridirons: list[i64]
    # the down
    this: ThisDown
    phase: i64  # place in the edition's flow
    plays_run: list[i64]  # by seat on offense, in the whole game
    # Whose play was last, or -1; then by seat its call with its numbers (`play.packed`), what came
    # of it, and its yards.
    last_plays: list[i64]
    used: list[Noted]  # texts that have a limit and were used, and what cards ask about
    acted: i64  # G-1: seats that played an Action card in this down
    acted_before: i64
    draw_up: i64  # P-4: seats that may still draw up, as bits
    # the timing point
    point: i64
    stage: i64
    secondary: bool
    priority: i64
    passes: i64
    layers: list[Layer]
    offsets: list[i64]  # T-8: parts set against a layer that is still to come (`offsetting`)
    waiting: list[Waiting]
    frames: list[Frame]
    lasting: list[Lasting]
    chain: list[i64]  # T-10: abilities triggered in this chain of timing points
    limit_due: i64  # Z-3: hands to be cut to the limit; 1 << (seat * 2 + deck)
    # who is asked what, with every legal answer; None when the game is over
    decision: Decision | None
    decisions: i64
    # for the moment
    events: list[Event]
    cause: i64
    steps_run: i64
    holding: i64  # modifiers being summed up: none sees its own change
    sources: list[i64] | None  # cards in play with standing text, as card * 32 + slot + 1

    def __init__(self, table: Table) -> None:
        self.table = table

    def copy_to(self, o: State) -> None:
        o.dice = self.dice.copy()
        o.period = self.period
        o.clock = self.clock
        o.untimed = self.untimed
        o.down = self.down
        o.ball = self.ball
        o.offense = self.offense
        o.score = self.score
        o.timeouts = self.timeouts
        o.first_offense = self.first_offense
        o.possession = self.possession
        o.extra = self.extra
        o.replays = self.replays
        o.over = self.over
        o.winner = self.winner
        o.play_deck = [self.play_deck[0][:], self.play_deck[1][:]]
        o.action_deck = [self.action_deck[0][:], self.action_deck[1][:]]
        o.play_hand = [self.play_hand[0][:], self.play_hand[1][:]]
        o.action_hand = [self.action_hand[0][:], self.action_hand[1][:]]
        o.play_discard = [self.play_discard[0][:], self.play_discard[1][:]]
        o.action_discard = [self.action_discard[0][:], self.action_discard[1][:]]
        o.on_field = self.on_field
        o.exhausted = self.exhausted
        o.lined_up = self.lined_up
        o.superstar = self.superstar
        o.attached = self.attached
        o.gridirons = self.gridirons
        o.this = self.this.copy()
        o.phase = self.phase
        o.plays_run = self.plays_run
        o.last_plays = self.last_plays
        o.used = self.used
        o.acted = self.acted
        o.acted_before = self.acted_before
        o.draw_up = self.draw_up
        o.point = self.point
        o.stage = self.stage
        o.secondary = self.secondary
        o.priority = self.priority
        o.passes = self.passes
        o.layers = self.layers[:]
        o.offsets = self.offsets
        o.waiting = self.waiting[:]
        o.frames = [f.copy() for f in self.frames] if self.frames else []
        o.lasting = self.lasting
        o.chain = self.chain[:]
        o.limit_due = self.limit_due
        o.decision = self.decision
        o.decisions = self.decisions
        o.events = self.events
        o.cause = self.cause
        o.steps_run = self.steps_run
        o.holding = 0
        o.sources = self.sources

    # small words that everything uses

    def emit(self, kind: i64, seat: i64, a: i64, b: i64) -> None:
        self.events.append((kind, seat, a, b, self.cause))

    def ask(self, seat: i64, kind: i64, options: list[Option]) -> None:
        self.decisions += 1
        self.decision = Decision(seat, kind, options, self.decisions)

    def top(self, slot: i64) -> i64:
        """The card that a Player is now: the Superstar on top, or the normal card."""
        star = self.superstar[slot]
        return star if star >= 0 else self.table.slot_card[slot]

    def hand(self, seat: i64, deck: i64) -> list[i64]:
        return self.action_hand[seat] if deck == 1 else self.play_hand[seat]

    def deck(self, seat: i64, deck: i64) -> list[i64]:
        return self.action_deck[seat] if deck == 1 else self.play_deck[seat]

    def discard(self, seat: i64, deck: i64) -> list[i64]:
        return self.action_discard[seat] if deck == 1 else self.play_discard[seat]

    def seats(self, who: i64, seat: i64) -> i64:
        """Whom `who` means for that controller, as bits by seat."""
        if who == 0:
            return 1 << seat
        if who == 1:
            return 2 >> seat
        if self.offense < 0 and who < 4:
            return 0
        if who == 2:
            return 1 << self.offense
        if who == 3:
            return 2 >> self.offense
        return 3

    def seat_of(self, who: i64, seat: i64) -> i64:
        """The one seat that `who` means; `each` is the controller, and so is nobody yet."""
        if who == 1:
            return 1 - seat
        if self.offense < 0:
            return seat
        if who == 2:
            return self.offense
        if who == 3:
            return 1 - self.offense
        return seat
