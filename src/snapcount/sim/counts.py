"""Keeping score of many games: whole numbers, read from the engine's events.

This module is compiled with the engine: it looks at every event of every game.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.engine import events as e
from snapcount.engine.dice import Dice
from snapcount.engine.events import (
    ABILITY_USED,
    CALL_CHANGED,
    CALLED,
    CARD_PLAYED,
    CHECKED,
    CLOCK,
    DOWN,
    POSSESSION,
    YARDS,
)
from snapcount.engine.game import Game
from snapcount.engine.options import Decision, Option
from snapcount.engine.table import Table
from snapcount.engine.terms import FIELD_GOAL, INCOMPLETE, INTERCEPTION, STOPPED, SUCCESSFUL
from snapcount.sim import layout as at
from snapcount.sim.decided import Decided

WATCHED: list[bool] = [False] * e.KINDS
for _kind in (
    e.POSSESSION,
    e.DOWN,
    e.KICK_CHOSEN,
    e.CALLED,
    e.CHECKED,
    e.CARD_PLAYED,
    e.ABILITY_USED,
    e.YARDS,
    e.TOUCHDOWN_EVENT,
    e.SAFETY_EVENT,
    e.FIELD_GOAL_GOOD,
    e.FIELD_GOAL_MISSED_EVENT,
    e.PUNTED,
    e.CLOCK,
    e.TIMEOUT,
    e.FIRST_DOWN_EVENT,
    e.TURNOVER_EVENT,
    e.TURNOVER_CANCELLED,
    e.TURNOVER_ON_DOWNS,
    e.REPLAY,
    e.CALL_CHANGED,
    e.HALF_ENDS,
    e.GAME_OVER,
):
    WATCHED[_kind] = True


def size(cards: i64, other_cards: i64) -> i64:
    """How many numbers there are for decks of so many different cards."""
    return at.CARDS + (cards + other_cards) * at.CARD_FACTS


@final
class Scorekeeper:
    """Follows games on one table, one after the other, and adds what happens to `numbers`.

    `swapped`: the first entrant has the second seat. `places` is each card's place among the
    different cards of its owner's deck, and `cards` how many the first and the second entrant have.
    """

    __slots__ = (
        "base",
        "called",
        "calls",
        "card_base",
        "decided",
        "down",
        "first_offense",
        "fourth",
        "gained",
        "halves",
        "leads",
        "numbers",
        "offense",
        "outcome",
        "places",
        "played",
        "real",
        "run",
        "scorer",
        "swapped",
        "table",
        "tick",
        "turnover",
    )

    def __init__(
        self,
        table: Table,
        numbers: list[i64],
        places: list[i64],
        cards: list[i64],
        swapped: bool,
    ) -> None:
        self.table: Table = table
        self.numbers: list[i64] = numbers
        self.places: list[i64] = places
        self.swapped: bool = swapped
        first: i64 = at.CARDS
        second: i64 = at.CARDS + cards[0] * at.CARD_FACTS
        self.base: list[i64] = [at.FACTS, 0] if swapped else [0, at.FACTS]
        self.card_base: list[i64] = [second, first] if swapped else [first, second]
        self.played: list[list[i64]] = [[], []]  # by seat: where its played cards' facts begin
        self.leads: list[i64] = []  # where the leads of this game are counted
        self.called: list[i64] = [-1, -1]  # by seat, the cards of the play that is under way
        self.real: list[i64] = [0, 0]
        self.decided: Decided = Decided(table)
        self.halves: i64 = 0  # of the last game, for the first entrant: two for a win
        self.calls: i64 = -1  # which of the eight calls the offense made
        self.offense: i64 = 0
        self.outcome: i64 = 0
        self.turnover: i64 = 0
        self.run: bool = False  # a play has come to its results, unless it is replayed
        self.gained: i64 = 0
        self.scorer: i64 = -1  # who scored on it
        self.down: i64 = 1
        self.fourth: bool = False
        self.tick: i64 = -1
        self.first_offense: i64 = 0

    def begin(self, g: Game) -> None:
        """A game that has just been dealt."""
        self.first_offense = g.first_offense
        self.played = [[], []]
        self.leads = []
        self.called = [-1, -1]
        self.real = [0, 0]
        self.decided = Decided(self.table)
        self.forget_play()
        self.tick = -1
        self.look(g)
        self.opening(g)

    def opening(self, g: Game) -> None:
        """Note the opening hands; what becomes of the game is added by `end`."""
        for seat in range(2):
            for hand in (g.play_hand[seat], g.action_hand[seat]):
                for card in hand:
                    where = self.card_base[seat] + self.places[card] * at.CARD_FACTS
                    if where not in self.played[seat]:
                        self.played[seat].append(where)
        # `end` reads the two lists apart: what is before the mark was in the opening hand.
        self.played[0].append(-1)
        self.played[1].append(-1)

    def answers(self, g: Game, asked: Decision, answer: Option) -> None:
        """Somebody is about to give that answer."""
        seat = asked.seat
        self.numbers[self.base[seat] + at.ASKED + asked.kind] += 1
        decided = self.decided
        if decided.is_real(g, asked, answer):
            self.real[seat] += 1
            self.numbers[self.base[seat] + at.REAL_KINDS + asked.kind] += 1
        if decided.held_back:
            self.numbers[self.base[seat] + at.HELD_BACK] += 1

    def look(self, g: Game) -> None:
        """Read what happened since the last answer."""
        watched = WATCHED
        for event in g.events:
            if watched[event[0]]:
                self.read(g, event[0], event[1], event[2], event[3])

    def read(self, g: Game, kind: i64, seat: i64, a: i64, b: i64) -> None:
        numbers = self.numbers
        if kind == CARD_PLAYED:
            numbers[self.base[seat] + at.CARDS_PLAYED] += 1
            self.note_card(seat, a)
        elif kind == ABILITY_USED:
            numbers[self.base[seat] + at.ABILITIES_USED] += 1
            self.note_card(seat, a)
        elif kind == CLOCK:
            self.note_clock(g)
        elif kind == DOWN:
            self.settle()
            self.decided.begun += 1
            self.down = a
            numbers[self.base[seat] + at.DOWNS] += 1
        elif kind == POSSESSION:
            self.settle()
            self.decided.begun += 1
            self.offense = seat
            numbers[self.base[seat] + at.DRIVES] += 1
        elif kind == CALLED:
            self.called[seat] = a
            if seat == self.offense:
                self.fourth = self.down == 4
                self.outcome = 0
                self.calls = call_place(self.table.offense_call[a]) if a >= 0 else -1
        elif kind == CHECKED:
            self.outcome = a
        elif kind == YARDS:
            self.turnover = 0  # F-17: a live ball turnover has no Play Results
            self.run = True
            self.gained = b
        elif kind == CALL_CHANGED:
            if a >= 0:
                self.called[seat] = a
                if seat == self.offense:
                    self.calls = call_place(self.table.offense_call[a])
        else:
            self.read_rare(kind, seat, a, b)

    def read_rare(self, kind: i64, seat: i64, a: i64, b: i64) -> None:
        numbers = self.numbers
        if kind == e.PUNTED:
            numbers[self.base[seat] + at.PUNTS] += 1
            numbers[self.base[seat] + at.PUNT_YARDS] += a
        elif kind == e.FIELD_GOAL_GOOD:
            numbers[self.base[seat] + at.FIELD_GOALS] += 1
        elif kind == e.FIELD_GOAL_MISSED_EVENT:
            numbers[self.base[seat] + at.FIELD_GOALS_MISSED] += 1
        elif kind == e.TIMEOUT:
            numbers[self.base[seat] + at.TIMEOUTS] += 1
        elif kind == e.TOUCHDOWN_EVENT:
            if b < 0:
                self.scorer = seat
            else:
                numbers[self.base[seat] + at.PICK_SIXES] += 1
        elif kind == e.SAFETY_EVENT:
            self.scorer = seat
        elif kind == e.FIRST_DOWN_EVENT:
            numbers[self.base[seat] + at.FIRST_DOWNS] += 1
        elif kind == e.TURNOVER_EVENT:
            self.turnover = a
        elif kind == e.TURNOVER_CANCELLED:
            self.turnover = 0
        elif kind == e.TURNOVER_ON_DOWNS:
            numbers[self.base[seat] + at.ON_DOWNS] += 1
        elif kind == e.REPLAY:  # the play does not count
            numbers[self.base[self.offense] + at.REPLAYS] += 1
            self.decided.begun += 1
            self.called = [-1, -1]
            self.forget_play()
        elif kind == e.KICK_CHOSEN:
            if a == FIELD_GOAL:
                self.called = [-1, -1]
        else:  # HALF_ENDS, GAME_OVER
            self.settle()

    def note_card(self, seat: i64, card: i64) -> None:
        where = self.card_base[seat] + self.places[card] * at.CARD_FACTS
        if self.table.owner[card] != seat:
            return  # a text that was gained or copied from the opponent's card
        self.numbers[where + at.PLAYED] += 1
        self.played[seat].append(where)

    def note_clock(self, g: Game) -> None:
        """Where the game stands when the clock has moved on, once for each Time Unit."""
        if g.period > 1:
            return
        tick = g.period * 15 + 15 - g.clock
        if tick <= self.tick or tick >= at.TICKS:
            return
        self.tick = tick
        lead = g.score[0] - g.score[1]
        if self.swapped:
            lead = -lead
        lead = max(min(lead, at.MOST_LEAD), -at.MOST_LEAD)
        self.leads.append(at.LEADS + (tick * at.LEADS_A_TICK + lead + at.MOST_LEAD) * 2)

    def settle(self) -> None:
        """The down is over: the play, or a turnover that nothing has undone, took place (F-7)."""
        numbers = self.numbers
        base = self.base[self.offense]
        if self.run:
            numbers[base + at.YARDS] += self.gained
            if self.scorer == self.offense:
                numbers[base + at.TOUCHDOWNS] += 1
            elif self.scorer >= 0:
                numbers[self.base[self.scorer] + at.SAFETIES] += 1
            self.finish_play(self.gained)
        elif self.turnover:
            if self.turnover >= INTERCEPTION:
                numbers[base + at.INTERCEPTIONS] += 1
            else:
                numbers[base + at.FUMBLES] += 1
            self.finish_play(0)
        self.forget_play()

    def forget_play(self) -> None:
        self.run = False
        self.scorer = -1
        self.turnover = 0

    def finish_play(self, yards: i64) -> None:
        """A play has come to its result, or the ball was lost."""
        numbers = self.numbers
        offense = self.offense
        base = self.base[offense]
        lost = self.turnover != 0
        right = self.outcome == SUCCESSFUL and not lost
        numbers[base + at.PLAYS] += 1
        if self.fourth:
            numbers[base + at.FOURTH_TRIES] += 1
        if not lost and self.outcome == STOPPED:
            numbers[base + at.STOPPED_PLAYS] += 1
        elif not lost and self.outcome == INCOMPLETE:
            numbers[base + at.INCOMPLETE_PASSES] += 1
        if self.calls >= 0:
            numbers[base + at.CALLS + self.calls] += 1
            numbers[base + at.CALLS_YARDS + self.calls] += yards
            if right:
                numbers[base + at.CALLS_RIGHT + self.calls] += 1
        card = self.called[offense]
        if card >= 0 and self.table.owner[card] == offense:
            where = self.card_base[offense] + self.places[card] * at.CARD_FACTS
            numbers[where + at.CALLED] += 1
            numbers[where + at.GAINED] += yards
            if right:
                numbers[where + at.RIGHT] += 1
        card = self.called[1 - offense]
        if card >= 0 and self.table.owner[card] == 1 - offense:
            where = self.card_base[1 - offense] + self.places[card] * at.CARD_FACTS
            numbers[where + at.DEFENDED] += 1
            if lost or self.outcome == STOPPED:
                numbers[where + at.STOPS] += 1
        self.called = [-1, -1]
        self.fourth = False

    def end(self, g: Game, winner: i64, forfeit: bool) -> i64:
        """The game is over: add its result; two for a win of the first entrant, one for a tie."""
        numbers = self.numbers
        for seat in range(2):
            base = self.base[seat]
            numbers[base + at.GAMES] += 1
            numbers[base + at.POINTS] += g.score[seat]
            numbers[base + at.REAL] += self.real[seat]
            numbers[at.DECIDED + min(self.real[seat], at.MOST_DECIDED)] += 1
            halves: i64 = 1
            if winner >= 0:
                halves = 2 if winner == seat else 0
            if g.period > 1:
                numbers[base + at.OVERTIMES] += 1
            if halves == 2:
                numbers[base + at.WINS] += 1
            elif halves == 1:
                numbers[base + at.TIES] += 1
            elif forfeit:
                numbers[base + at.FORFEITS] += 1
            if seat == self.first_offense:
                numbers[base + at.STARTED] += 1
                if halves == 2:
                    numbers[base + at.STARTED_WINS] += 1
                elif halves == 1:
                    numbers[base + at.STARTED_TIES] += 1
            self.end_cards(seat, halves)
            if base == 0:
                self.halves = halves
        for where in self.leads:
            numbers[where] += 1
            numbers[where + 1] += self.halves
        numbers[at.TOTALS + min(g.score[0] + g.score[1], at.MOST_TOTAL)] += 1
        margin = g.score[0] - g.score[1]
        if self.swapped:
            margin = -margin
        margin = max(min(margin, at.MOST_MARGIN), -at.MOST_MARGIN)
        numbers[at.MARGINS + at.MOST_MARGIN + margin] += 1
        return self.halves

    def end_cards(self, seat: i64, halves: i64) -> None:
        numbers = self.numbers
        opening = True
        seen: list[i64] = []
        for where in self.played[seat]:
            if where < 0:
                opening = False
            elif opening:
                numbers[where + at.OPENING] += 1
                numbers[where + at.OPENING_HALVES] += halves
            elif where not in seen:
                seen.append(where)
                numbers[where + at.PLAYED_GAMES] += 1
                numbers[where + at.PLAYED_HALVES] += halves


def sum_up(numbers: list[i64]) -> None:
    """All games are in: the decisions are the sum of those of every kind."""
    for base in (0, at.FACTS):
        total: i64 = 0
        for kind in range(at.KINDS):
            total += numbers[base + at.ASKED + kind]
        numbers[base + at.DECISIONS] = total


def call_place(call: i64) -> i64:
    """Which of the eight calls it is, or -1."""
    for place in range(8):
        if (call >> place) & 1:
            return place
    return -1


def play_at_random(g: Game, dice: list[Dice], keeper: Scorekeeper) -> None:
    """Both seats answer at random to the end; each has its own chance."""
    keeper.begin(g)
    asked = g.decision
    while asked is not None:
        options = asked.options
        answer = options[dice[asked.seat].below(len(options))]
        keeper.answers(g, asked, answer)
        g.apply(answer)
        keeper.look(g)
        asked = g.decision
    keeper.end(g, g.winner, False)
