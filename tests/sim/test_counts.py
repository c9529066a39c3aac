"""What is counted in a game is what its events, its score and its seats say."""

from __future__ import annotations

from collections import Counter

import pytest

from snapcount.cards.demo import demo_decks
from snapcount.engine import events as e
from snapcount.engine import options as o
from snapcount.engine.game import Game, new_game
from snapcount.engine.options import DECISION_NAMES, Decision, Option
from snapcount.sim import figures as fig
from snapcount.sim import layout as at
from snapcount.sim.counts import WATCHED, Scorekeeper, size
from snapcount.sim.decided import Decided
from snapcount.sim.match import (
    Entrant,
    Match,
    agent_dice,
    answer,
    card_labels,
    game_seed,
    play_pairs,
    sides,
)
from snapcount.testing import (
    AFTER_DESIGNATION,
    END_OF_PLAY,
    NEXT_POSSESSION,
    Scenario,
    Side,
    action,
    scenario,
)

HERONS, BADGERS = (tuple(deck) for deck in demo_decks("crd"))


def match(agent: str = "random", seed: str = "counts") -> Match:
    return Match(Entrant("Herons", HERONS, agent), Entrant("Badgers", BADGERS, agent), seed)


class Told:
    """A game of a match retold from its events, by other means than the scorekeeper's."""

    def __init__(self, played: Match, pair: int, swapped: bool) -> None:
        side = sides(played)[swapped]
        game = new_game(side.table, game_seed(played, pair))
        dice = agent_dice(played, pair, swapped)
        self.started = game.first_offense
        self.opening = [game.play_hand[s] + game.action_hand[s] for s in (0, 1)]
        self.events = list(game.events)
        self.real = [0, 0]
        self.line_ups: dict[int, int] = {}
        self.decisions = [0, 0]
        while (asked := game.decision) is not None:
            seat = asked.seat
            option = asked.options[answer(game, side.agents[seat], dice[seat])]
            self.decisions[seat] += 1
            self.real[seat] += self.is_real(game, asked, option)
            game.apply(option)
            self.events += game.events
        self.game = game
        self.seat = (1, 0) if swapped else (0, 1)  # by entrant

    def is_real(self, game: Game, asked: Decision, option: Option) -> bool:
        idle = (o.PASS, o.LET_IT_RUN) if game.down == 4 else (o.PASS, o.LET_IT_RUN, o.RUN_A_PLAY)
        if option.verb in idle or asked.kind in (o.ASK_HAND_LIMIT, o.ASK_TRIGGER_ORDER):
            return False
        if asked.kind == o.ASK_LINE_UP:
            before = self.line_ups.get(option.a // 5)
            self.line_ups[option.a // 5] = option.a
            return before != option.a
        if asked.kind == o.ASK_DESIGNATION:
            return any(not game.exhausted >> named.a & 1 for named in asked.options)
        if asked.kind == o.ASK_TIMING_POINT:
            return True
        cards = (o.CALL, o.DISCARD, o.PICK_CARD)
        unlike = {
            (choice.verb, game.table.definition[choice.a], choice.b)
            if choice.verb in cards
            else (choice.verb, choice.a, choice.b)
            for choice in asked.options
        }
        return len(unlike) > 1

    def count(self, who: int, kind: int) -> int:
        return sum(event[0] == kind and event[1] == self.seat[who] for event in self.events)


@pytest.mark.parametrize("agent", ["random", "greedy"])
def test_the_facts_of_a_pair_are_those_of_its_two_games(agent: str) -> None:
    played = match(agent)
    numbers = play_pairs(played, 3, 4)
    told = [Told(played, 3, swapped) for swapped in (False, True)]
    by_kind = {
        at.DRIVES: e.POSSESSION,
        at.DOWNS: e.DOWN,
        at.FIELD_GOALS: e.FIELD_GOAL_GOOD,
        at.FIELD_GOALS_MISSED: e.FIELD_GOAL_MISSED_EVENT,
        at.PUNTS: e.PUNTED,
        at.ON_DOWNS: e.TURNOVER_ON_DOWNS,
        at.FIRST_DOWNS: e.FIRST_DOWN_EVENT,
        at.TIMEOUTS: e.TIMEOUT,
        at.SAFETIES: e.SAFETY_EVENT,
        at.CARDS_PLAYED: e.CARD_PLAYED,
        at.ABILITIES_USED: e.ABILITY_USED,
    }
    for who in (0, 1):
        for which, kind in by_kind.items():
            assert fig.fact(numbers, who, which) == sum(game.count(who, kind) for game in told)
        assert fig.fact(numbers, who, at.GAMES) == 2
        for which, by_seat in (
            (at.POINTS, [game.game.score for game in told]),
            (at.DECISIONS, [game.decisions for game in told]),
            (at.REAL, [game.real for game in told]),
        ):
            expected = sum(row[game.seat[who]] for row, game in zip(by_seat, told, strict=True))
            assert fig.fact(numbers, who, which) == expected
        kinds = [fig.fact(numbers, who, at.REAL_KINDS + kind) for kind in range(at.KINDS)]
        assert sum(kinds) == fig.fact(numbers, who, at.REAL)
        wins = sum(game.game.winner == game.seat[who] for game in told)
        assert fig.fact(numbers, who, at.WINS) == wins
        yards = sum(
            event[3]
            for game in told
            for event in game.events
            if event[0] == e.YARDS and event[1] == game.seat[who]
        )
        assert fig.fact(numbers, who, at.YARDS) == yards
    assert sum(fig.pairs(numbers)) == 1


def test_both_games_of_a_pair_have_the_same_shuffles_and_the_same_seat_first() -> None:
    first, second = (sides(match())[swapped] for swapped in (False, True))
    seed = game_seed(match(), 7)
    games = [new_game(side.table, seed) for side in (first, second)]
    assert games[0].first_offense == games[1].first_offense
    # The Herons sit in the other seat, and their opponents' decks are shuffled like theirs were.
    order = [
        [side.table.opening[0][0].index(card) for card in game.play_deck[0]]
        for side, game in zip((first, second), games, strict=True)
    ]
    assert order[0] == order[1]
    assert first.table.labels[first.table.definition[0]] != second.table.labels[0]


def test_each_entrant_starts_on_offense_once_in_a_pair() -> None:
    numbers = play_pairs(match(), 0, 6)
    assert fig.fact(numbers, 0, at.STARTED) == fig.fact(numbers, 1, at.STARTED) == 6


def test_opening_hands_are_counted_by_different_cards() -> None:
    played = match()
    numbers = play_pairs(played, 5, 6)
    labels = card_labels(played)
    for who in (0, 1):
        rows = fig.card_numbers(numbers, who, labels)
        expected: Counter[str] = Counter()
        for swapped in (False, True):
            told = Told(played, 5, swapped)
            table = told.game.table
            hand = told.opening[told.seat[who]]
            expected.update({table.labels[table.definition[card]] for card in hand})
        counted = {
            name: row[at.OPENING]
            for name, row in zip(labels[who], rows, strict=True)
            if row[at.OPENING]
        }
        assert counted == dict(expected)


def test_calls_are_counted_once_a_play_on_both_sides_of_the_ball() -> None:
    played = match("greedy")
    numbers = play_pairs(played, 0, 4)
    labels = card_labels(played)
    rows = [fig.card_numbers(numbers, who, labels) for who in (0, 1)]
    for who in (0, 1):
        plays = fig.fact(numbers, who, at.PLAYS)
        assert plays > 0
        assert sum(row[at.CALLED] for row in rows[who]) == plays
        assert sum(row[at.DEFENDED] for row in rows[1 - who]) == plays
        stopped = fig.fact(numbers, who, at.STOPPED_PLAYS)
        lost = fig.fact(numbers, who, at.FUMBLES) + fig.fact(numbers, who, at.INTERCEPTIONS)
        assert sum(row[at.STOPS] for row in rows[1 - who]) == stopped + lost
        right = plays - stopped - lost - fig.fact(numbers, who, at.INCOMPLETE_PASSES)
        assert sum(row[at.RIGHT] for row in rows[who]) == right
        assert sum(numbers[who * at.FACTS + at.CALLS + call] for call in range(8)) == plays


def test_every_kind_of_decision_has_its_place() -> None:
    assert len(DECISION_NAMES) == at.KINDS
    assert at.ASKED + at.KINDS <= at.HELD_BACK
    assert at.REAL_KINDS + at.KINDS <= at.FACTS


def test_histograms_have_every_game() -> None:
    numbers = play_pairs(match(), 0, 5)
    assert sum(fig.totals(numbers)) == sum(fig.margins(numbers)) == 10
    assert sum(fig.decided(numbers)) == 20
    assert fig.mean(fig.totals(numbers)) * 10 == fig.both(numbers, at.POINTS)
    assert fig.leads(numbers, 30, -17, 17)[0] <= 10


def test_two_decks_alike_win_alike_when_seats_are_swapped() -> None:
    alike = Match(Entrant("A", HERONS, "random"), Entrant("B", HERONS, "random"), "alike")
    numbers = play_pairs(alike, 0, 10)
    assert fig.both(numbers, at.WINS) + fig.both(numbers, at.TIES) // 2 == 20


# Real decisions ----------------------------------------------------------------------------------


def real(game: Scenario, answer: Option, decided: Decided | None = None) -> bool:
    asked = game.state.decision
    assert asked is not None
    return (decided or Decided(game.state.table)).is_real(game.state, asked, answer)


def test_to_use_a_card_is_real_and_to_hold_it_back_is_counted_apart() -> None:
    game = scenario("crd", offense=["Gain 10 yards."], at=AFTER_DESIGNATION)
    asked = game.state.decision
    assert asked is not None
    passes, plays = asked.options
    decided = Decided(game.state.table)
    assert not real(game, passes, decided)
    assert decided.held_back
    assert real(game, plays, decided)
    assert not decided.held_back
    assert not real(game, passes, decided)
    assert not decided.held_back  # the timing point was used


@pytest.mark.parametrize(("down", "counts"), [(3, False), (4, True)])
def test_to_run_a_play_is_real_on_fourth_down(down: int, counts: bool) -> None:
    game = scenario("crd", down=down, at="play or kick")
    asked = game.state.decision
    assert asked is not None
    for option in asked.options:
        assert real(game, option) == (counts or option.verb != o.RUN_A_PLAY)


@pytest.mark.parametrize("verb", [o.CALL, o.DISCARD, o.PICK_CARD])
def test_copies_of_one_card_leave_nothing_to_decide(verb: int) -> None:
    table = sides(match())[0].table
    cards = table.opening[0][0]
    counts = Counter(table.definition[card] for card in cards)
    twice = next(definition for definition, count in counts.items() if count > 1)
    first, copy, *_ = [card for card in cards if table.definition[card] == twice]
    other = next(card for card in cards if table.definition[card] != twice)
    alike = [Option(verb, first), Option(verb, copy)]
    assert not Decided(table).differ(alike)
    assert Decided(table).differ([*alike, Option(verb, other)])
    assert Decided(table).differ([*alike, Option(o.DONE)])


def test_the_same_line_up_again_is_no_decision() -> None:
    game = scenario("crd", at="line-up")
    asked = game.state.decision
    assert asked is not None
    first, other = asked.options[:2]
    decided = Decided(game.state.table)
    answers = [real(game, option, decided) for option in (first, first, other, first)]
    assert answers == [True, False, True, True]


def test_nothing_comes_of_naming_one_of_the_exhausted() -> None:
    tired = Side(exhausted=("QB", "RB", "WR", "TE"))
    for side, counts in ((tired, False), (Side(), True)):
        game = scenario("crd", offense=side, at="designation")
        asked = game.state.decision
        assert asked is not None
        assert real(game, asked.options[0]) == counts


def test_a_play_that_is_replayed_after_its_end_does_not_count() -> None:
    """R-35: neither its yards nor its touchdown; the same play counts when it is run again."""
    again = action("Replay the Down.", when=END_OF_PLAY)
    game = scenario("crd", defense=[again], ball=90, at=END_OF_PLAY)
    game.defense.plays(0)
    game.run_to("timeout").run_to(NEXT_POSSESSION)
    table = game.state.table
    numbers = [0] * size(1, 1)
    keeper = Scorekeeper(table, numbers, [0] * len(table.owner), [1, 1], False)
    keeper.offense = game.offense.seat
    for kind, seat, a, b, _ in game.log.events:
        if WATCHED[kind]:
            keeper.read(game.state, kind, seat, a, b)
    base = keeper.base[game.offense.seat]
    counted = [numbers[base + which] for which in (at.PLAYS, at.YARDS, at.TOUCHDOWNS, at.REPLAYS)]
    assert counted == [1, 15, 1, 1]
