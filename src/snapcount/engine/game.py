"""A game: the state with its three verbs, `decision`, `apply` and `observe` (law 1)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.dice import Dice, dice_from_seed
from snapcount.engine.enough_players import answer_whole, carry_out_whole
from snapcount.engine.errors import GameOver, IllegalAnswer, NotYourDecision, StaleDecision
from snapcount.engine.flow.endings import begin_possession
from snapcount.engine.opening import opening_hand
from snapcount.engine.options import (
    ASK_EFFECT,
    ASK_HAND_LIMIT,
    ASK_LOOP,
    ASK_REPLACEMENT,
    ASK_TIMEOUT,
    ASK_TIMING_POINT,
    ASK_TRIGGER_ORDER,
    Decision,
    Option,
)
from snapcount.engine.records.save import fingerprint, save
from snapcount.engine.replacements import take_replacement_answer
from snapcount.engine.state import State, new_down
from snapcount.engine.table import Table
from snapcount.engine.terms import ACTION, CLOSED, PLAY, SLOTS
from snapcount.engine.timing import advance_point, take_priority_answer
from snapcount.engine.trigger_order import name_loop, place_trigger
from snapcount.engine.views.observing import observe
from snapcount.engine.views.view import View
from snapcount.engine.zones import cut, cut_hands


@final
class Game(State):
    """A game in progress. `new_game` starts one; `copy` is cheap."""

    __slots__ = ()

    def apply(self, answer: object, seat: i64 = -1, number: i64 = -1) -> None:
        """Give an answer to the current decision, and let the game go on to the next.

        `seat` and `number` say who answers which decision, where the caller knows them. An answer
        that is not offered raises `IllegalAnswer` and changes nothing. `events` is then what
        happened since.
        """
        asked = self.decision
        if asked is None:
            raise GameOver("The game is over. There's nothing to answer.")
        if number >= 0 and number != asked.number:
            raise StaleDecision(
                f"Decision {number} is over. Answer decision {asked.number} with one of its "
                "own options."
            )
        if seat >= 0 and seat != asked.seat:
            raise NotYourDecision(f"It's seat {asked.seat}'s turn to answer, not seat {seat}'s.")
        for chosen in asked.options:
            if chosen is answer:  # options are made once a table, so this is the usual case
                break
        else:
            chosen = option_like(answer, asked.options)
        self.events = []
        self.steps_run = 0
        take_answer(self, asked, chosen)
        advance(self)

    def copy(self) -> Game:
        """The same game on its own from here on."""
        other = Game(self.table)
        self.copy_to(other)
        return other

    def observe(self, seat: i64) -> View:
        """All that a seat may know: 0, 1, or -1 for a spectator (law 5)."""
        return observe(self, seat)

    def save(self) -> bytes:
        """The game as bytes for `records.loading`; equal games give equal bytes."""
        return save(self)

    def fingerprint(self) -> str:
        """A short hash of everything that decides how the game goes on."""
        return fingerprint(self)


def option_like(answer: object, options: list[Option]) -> Option:
    """The option that equals an answer made elsewhere."""
    for option in options:
        if option == answer:
            return option
    raise IllegalAnswer("That isn't one of the options. Choose one that's offered.")


def take_answer(g: State, asked: Decision, answer: Option) -> None:
    """Hand an answer to whatever asked for it."""
    g.decision = None
    kind = asked.kind
    if kind == ASK_TIMING_POINT:
        take_priority_answer(g, asked.seat, answer)
    elif kind <= ASK_TIMEOUT:
        g.table.edition.flow[g.phase].answered(g, asked.seat, answer)
    elif kind == ASK_EFFECT:
        answer_whole(g, answer)
    elif kind == ASK_TRIGGER_ORDER:
        place_trigger(g, answer.a)
    elif kind == ASK_HAND_LIMIT:
        cut(g, asked.seat, answer.a)
    elif kind == ASK_LOOP:
        name_loop(g, asked.seat, answer)
    elif kind == ASK_REPLACEMENT:
        take_replacement_answer(g, answer)
    else:
        g.table.edition.flow[g.phase].answered(g, asked.seat, answer)


def advance(g: State) -> None:
    """Go on until someone has a real choice or the game is over (R-17)."""
    flow = g.table.edition.flow
    frames = g.frames
    while not g.over:
        asked = g.decision
        if asked is not None:
            if len(asked.options) > 1 or asked.kind == ASK_TIMING_POINT:
                return
            g.decisions -= 1  # the only move is made by itself, and is no decision
            take_answer(g, asked, asked.options[0])
        elif frames:
            carry_out_whole(g)
        elif g.limit_due:
            cut_hands(g)
        elif g.stage != CLOSED:
            advance_point(g)
        else:
            flow[g.phase].enter(g)
    g.decision = None


def new_game(table: Table, seed: int | str) -> Game:
    """Set-up (chapter S): shuffle, deal, and who starts on offense."""
    return deal(table, dice_from_seed(seed))


def deal(table: Table, dice: Dice) -> Game:
    g = Game(table)
    g.dice = dice
    g.period = 0
    g.clock = 15  # S-3
    g.down = 1
    g.ball = 25
    g.score = [0, 0]
    g.timeouts = [3, 3]
    g.possession = 0
    g.offense = 0  # nobody's yet (S-2); no text of an opening hand asks whose
    g.untimed = False
    g.extra = 0
    g.replays = 0
    g.over = False
    g.winner = -1
    g.offense = -1  # nobody yet, which texts about opening hands may ask
    g.play_deck = [table.opening[0][0][:], table.opening[1][0][:]]
    g.action_deck = [table.opening[0][1][:], table.opening[1][1][:]]
    g.play_hand = [[], []]
    g.action_hand = [[], []]
    g.play_discard = [[], []]
    g.action_discard = [[], []]
    g.on_field = 0
    g.exhausted = 0
    g.lined_up = 0
    none: i64 = -1
    g.superstar = [none] * SLOTS
    g.attached = []
    g.gridirons = []
    g.this = new_down(25)
    g.phase = 0
    g.plays_run = [0, 0]
    g.last_plays = [none, 0, 0, 0, 0, 0, 0]
    g.used = []
    g.acted = 0
    g.acted_before = 0
    g.draw_up = 0
    g.point = 0
    g.stage = CLOSED
    g.secondary = False
    g.priority = 0
    g.passes = 0
    g.layers = []
    g.offsets = []
    g.waiting = []
    g.frames = []
    g.lasting = []
    g.chain = []
    g.limit_due = 0
    g.decision = None
    g.decisions = 0
    g.events = []
    g.cause = -1
    g.steps_run = 0
    g.holding = 0
    g.sources = None
    for seat in range(2):  # S-1
        dice.shuffle(g.play_deck[seat])
        dice.shuffle(g.action_deck[seat])
    # The toss is told after the hands (S-2), but a text about them may ask who has the ball.
    g.first_offense = dice.below(2)
    g.offense = g.first_offense
    for seat in range(2):
        usual_plays, usual_actions = table.edition.opening_plays, table.edition.opening_actions
        plays_dealt = opening_hand(g, seat, PLAY, usual_plays)
        actions_dealt = opening_hand(g, seat, ACTION, usual_actions)
        deal_hand(g.play_deck[seat], g.play_hand[seat], plays_dealt)
        deal_hand(g.action_deck[seat], g.action_hand[seat], actions_dealt)
        plays: i64 = len(g.play_hand[seat])
        g.emit(events.OPENING_HAND, seat, plays, len(g.action_hand[seat]))
    g.emit(events.GAME_STARTS, g.first_offense, -1, -1)
    begin_possession(g, g.first_offense, 25)
    advance(g)
    return g


def deal_hand(deck: list[i64], hand: list[i64], count: i64) -> None:
    for _ in range(count):
        if deck:
            hand.append(deck.pop())
