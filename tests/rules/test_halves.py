"""Chapter H: halves, the end of the game, overtime."""

from __future__ import annotations

import pytest

from snapcount.cards.card import AnyCard, PlayCard, PlayerCard
from snapcount.cards.tree import PlayCall, Triggered, Turnover
from snapcount.engine import events
from snapcount.engine.editions import edition_named
from snapcount.engine.events import Event
from snapcount.engine.game import new_game
from snapcount.engine.options import (
    CALL,
    KICK_FIELD_GOAL,
    KICK_PUNT,
    LET_IT_RUN,
    RUN_A_PLAY,
    SPEND_TIMEOUT,
)
from snapcount.engine.setup import new_table
from snapcount.testing import rule
from snapcount.testing.editions import editions_where

WITH_OVERTIME = editions_where(lambda rules: rules.overtime)

every_edition = pytest.mark.parametrize("edition", editions_where())
with_overtime = pytest.mark.parametrize("edition", WITH_OVERTIME)

# Plays that no defense stops, and that come out as their names say. All count 5 for Grit, so that
# two of them make 0: good from the 5 yard line only.
NOTHING = PlayCard(name="nothing", strength=5, offense=PlayCall("run left"), defense=())
LONG_BOMB = PlayCard(
    name="touchdown", strength=5, offense=PlayCall("long pass", 100, 0, 9), defense=()
)
BAD_SNAP = PlayCard(
    name="safety", strength=5, offense=PlayCall("short pass", -100, 0, 9), defense=()
)
GIFT = PlayCard(
    name="pick six",
    strength=5,
    offense=PlayCall("short pass", 5, 0, 9),
    defense=(),
    abilities=(Triggered("a play is revealed", (Turnover("pick six"),), who="you"),),
)


def deck() -> list[AnyCard]:
    players: list[AnyCard] = [
        PlayerCard(name=f"{side} {n}", side=side, position="QB" if n == 0 else "LB")
        for side in ("offense", "defense")
        for n in range(4)
    ]
    return players + [NOTHING] * 17 + [LONG_BOMB, BAD_SNAP, GIFT]


class Match:
    """A game that is driven from score to score."""

    def __init__(self, edition: str, seed: int = 1) -> None:
        self.game = new_game(new_table((deck(), deck()), edition_named(edition)), seed)
        self.log: list[Event] = list(self.game.events)

    def answer(self, verb: int, card: int = -1) -> None:
        decision = self.game.decision
        assert decision is not None
        options = [o for o in decision.options if o.verb == verb and card in (-1, o.a)]
        assert options, f"{verb} is not offered: {decision}"
        self.game.apply(options[0])
        self.log += self.game.events

    def call(self, definition: int) -> None:
        decision = self.game.decision
        assert decision is not None
        for option in decision.options:
            if option.verb == CALL and self.game.table.definition[option.a] == definition:
                self.answer(CALL, option.a)
                return
        raise AssertionError(decision)

    def offers(self, verb: int) -> bool:
        decision = self.game.decision
        return decision is not None and verb in [option.verb for option in decision.options]

    def any_answer(self) -> None:
        decision = self.game.decision
        assert decision is not None
        self.answer(decision.options[0].verb)

    def finish_the_down(self) -> None:
        """Let the clock run until a new down is about to begin, or the game is over."""
        while self.game.decision is not None and not self.offers(KICK_PUNT):
            self.any_answer()

    def kick(self, verb: int) -> None:
        self.answer(verb)
        self.finish_the_down()

    def field_goal(self) -> None:
        self.game.ball = self.game.this.spot = 95
        self.kick(KICK_FIELD_GOAL)

    def play(self, name: str) -> None:
        """The offense runs that play, from the 50."""
        game = self.game
        game.ball = game.this.spot = 50
        table = game.table
        seat = game.offense
        zones = (game.play_hand[seat], game.play_deck[seat], game.play_discard[seat])
        for zone in zones:
            for card in zone:
                if table.cards[table.definition[card]].name == name:
                    zone.remove(card)
                    game.play_hand[seat].append(card)
                    if self.offers(RUN_A_PLAY):
                        self.answer(RUN_A_PLAY)
                    else:  # 2019: the options were made before the card came into the hand
                        game.decision = None
                        table.edition.flow[game.phase].enter(game)
                    if self.offers(CALL):  # not asked with copies of one card only
                        self.call(table.definition[card])
                    self.finish_the_down()
                    return
        raise AssertionError(name)

    def end_period(self) -> None:
        """Run the clock out with a kick that does not score."""
        self.game.clock = 1
        self.game.timeouts = [0, 0]
        self.kick(KICK_PUNT)

    def happened(self, kind: int) -> list[tuple[int, int, int]]:
        return [(seat, a, b) for event, seat, a, b, _ in self.log if event == kind]

    def won_by(self, seat: int) -> bool:
        game = self.game
        over = self.happened(events.GAME_OVER) == [(seat, game.score[0], game.score[1])]
        return game.over and game.decision is None and game.winner == seat and over


def overtime(edition: str, seed: int = 1) -> Match:
    """A game that went into overtime at 7 all."""
    match = Match(edition, seed)
    match.game.score = [7, 7]
    match.end_period()
    match.end_period()
    assert match.game.period == 2
    return match


# Halves ----------------------------------------------------------------------------------------


@rule("H-1", "S-3")
@every_edition
def test_each_half_has_fifteen_time_units(edition: str) -> None:
    match = Match(edition)
    assert (match.game.period, match.game.clock) == (0, 15)
    match.end_period()
    assert (match.game.period, match.game.clock) == (1, 15)
    assert match.happened(events.HALF_ENDS) == [(-1, 0, -1)]


@rule("H-1")
@every_edition
def test_timeouts_are_for_the_game(edition: str) -> None:
    match = Match(edition)
    offense = match.game.offense
    match.answer(KICK_PUNT)
    match.answer(SPEND_TIMEOUT)
    match.finish_the_down()
    match.game.clock = 1
    while match.game.period == 0:
        match.kick(KICK_PUNT)
    left = match.game.timeouts
    assert left[offense] == 2
    assert left[1 - offense] == 3


@rule("P-3", "S-2", "H-1")
@every_edition
@pytest.mark.parametrize("kicks", [1, 2])
def test_the_second_half_starts_with_who_began_on_defense(edition: str, kicks: int) -> None:
    """Whoever had the ball when the clock ran out, and wherever it was."""
    match = Match(edition)
    first = match.game.offense
    for _ in range(kicks - 1):
        match.kick(KICK_PUNT)
    match.game.ball = match.game.this.spot = 60
    match.game.down = 3
    match.end_period()
    game = match.game
    assert (game.period, game.offense, game.ball, game.down) == (1, 1 - first, 25, 1)
    assert match.happened(events.SECOND_HALF) == [(1 - first, -1, -1)]


@rule("F-18", "H-1")
@every_edition
def test_the_half_goes_on_while_there_is_time(edition: str) -> None:
    match = Match(edition)
    match.game.clock = 2
    match.kick(KICK_PUNT)
    assert (match.game.period, match.game.clock) == (0, 1)


# The end ---------------------------------------------------------------------------------------


@rule("H-2", "G-8")
@every_edition
@pytest.mark.parametrize(("score", "winner"), [([10, 7], 0), ([2, 3], 1)])
def test_the_higher_score_after_two_halves_wins(
    edition: str, score: list[int], winner: int
) -> None:
    match = Match(edition)
    match.game.score = score
    match.end_period()
    assert not match.game.over
    match.end_period()
    assert match.won_by(winner)
    assert not match.happened(events.OVERTIME)


@rule("H-2", editions=WITH_OVERTIME)
@with_overtime
def test_a_tie_goes_to_overtime(edition: str) -> None:
    match = overtime(edition)
    assert not match.game.over
    assert match.happened(events.OVERTIME) == [(match.game.offense, 1, -1)]


@rule("G-8", "H-2", editions=["2019"])
@pytest.mark.parametrize("score", [0, 7])
def test_in_2019_a_tie_stands(score: int) -> None:
    match = Match("2019")
    match.game.score = [score, score]
    match.end_period()
    match.end_period()
    assert match.won_by(-1)
    assert not match.happened(events.OVERTIME)


@rule("F-18", "H-2")
@every_edition
def test_points_with_the_last_time_unit_decide(edition: str) -> None:
    match = Match(edition)
    match.end_period()
    match.game.clock = 1
    match.game.timeouts = [0, 0]
    offense = match.game.offense
    match.field_goal()
    assert match.won_by(offense)


# Overtime --------------------------------------------------------------------------------------


@rule("H-3", editions=WITH_OVERTIME)
@with_overtime
def test_how_an_overtime_starts(edition: str) -> None:
    match = Match(edition)
    match.end_period()
    game = match.game
    game.timeouts = [3, 0]
    game.down, game.ball, game.clock = 3, 60, 1
    match.answer(KICK_PUNT)
    while match.offers(LET_IT_RUN):
        match.answer(LET_IT_RUN)
    assert (game.clock, game.timeouts, game.down, game.ball) == (10, [1, 1], 1, 25)
    assert game.score == [0, 0]


@rule("H-3", editions=WITH_OVERTIME)
@with_overtime
def test_hands_decks_and_discards_go_on(edition: str) -> None:
    match = Match(edition)
    match.end_period()
    game = match.game
    game.clock, game.timeouts = 1, [0, 0]
    hands = [hand[:] for hand in game.play_hand]
    decks = [deck[:-1] for deck in game.play_deck]  # one card each for Grit
    discards = [len(pile) + 1 for pile in game.play_discard]
    match.kick(KICK_PUNT)
    assert game.period == 2
    assert game.play_hand == hands
    assert game.play_deck == decks
    assert [len(pile) for pile in game.play_discard] == discards


@rule("H-3", editions=WITH_OVERTIME)
@with_overtime
def test_who_starts_the_first_overtime_is_random(edition: str) -> None:
    starts = set()
    for seed in range(20):
        match = Match(edition, seed)
        first = match.game.offense
        match.end_period()
        match.end_period()
        starts.add(match.game.offense == first)
    assert starts == {True, False}


@rule("H-3", "H-6", editions=WITH_OVERTIME)
@with_overtime
@pytest.mark.parametrize("seed", range(4))
def test_each_further_overtime_starts_with_the_other_player(edition: str, seed: int) -> None:
    match = overtime(edition, seed)
    first = match.game.offense
    for number in range(2, 6):
        match.kick(KICK_PUNT)  # both have had the ball
        match.end_period()
        game = match.game
        assert not game.over
        assert game.offense == (first if number % 2 else 1 - first)
        assert (game.clock, game.timeouts, game.down, game.ball) == (10, [1, 1], 1, 25)
    assert [which for _, which, _ in match.happened(events.OVERTIME)] == [1, 2, 3, 4, 5]


@rule("H-4", "R-10", editions=WITH_OVERTIME)
@with_overtime
@pytest.mark.parametrize(
    ("how", "by_offense", "points"),
    [("touchdown", True, 7), ("safety", False, 2), ("pick six", False, 7)],
)
def test_a_touchdown_or_safety_on_the_first_possession_wins_at_once(
    edition: str, how: str, by_offense: bool, points: int
) -> None:
    match = overtime(edition)
    offense = match.game.offense
    match.play(how)
    scorer = offense if by_offense else 1 - offense
    assert match.won_by(scorer)
    assert match.game.score[scorer] == 7 + points
    assert match.game.score[1 - scorer] == 7


@rule("H-5", "R-10", editions=WITH_OVERTIME)
@with_overtime
def test_a_field_goal_on_the_first_possession_gives_the_other_player_the_ball(edition: str) -> None:
    match = overtime(edition)
    offense = match.game.offense
    match.field_goal()
    assert not match.game.over
    assert match.game.score[offense] == 10
    assert match.game.offense == 1 - offense


@rule("H-5", "R-10", editions=WITH_OVERTIME)
@with_overtime
@pytest.mark.parametrize("answer", ["punt", "missed field goal", "downs"])
def test_if_that_possession_ends_without_a_score_the_field_goal_wins(
    edition: str, answer: str
) -> None:
    match = overtime(edition)
    first = match.game.offense
    match.field_goal()
    if answer == "downs":
        for _ in range(4):
            assert not match.game.over
            match.play("nothing")
    else:
        match.kick(KICK_PUNT if answer == "punt" else KICK_FIELD_GOAL)
    assert match.won_by(first)


@rule("H-5", "R-10", editions=WITH_OVERTIME)
@with_overtime
def test_if_that_player_takes_the_lead_they_win_as_soon_as_they_do(edition: str) -> None:
    match = overtime(edition)
    first = match.game.offense
    match.field_goal()
    match.play("touchdown")
    assert match.won_by(1 - first)
    assert match.game.score[1 - first] == 14


@rule("H-5", "R-10", editions=WITH_OVERTIME)
@with_overtime
@pytest.mark.parametrize("how", ["safety", "pick six"])
def test_a_defensive_score_there_wins_for_who_kicked_first(edition: str, how: str) -> None:
    match = overtime(edition)
    first = match.game.offense
    match.field_goal()
    match.play(how)
    assert match.won_by(first)


@rule("H-5", "R-10", editions=WITH_OVERTIME)
@with_overtime
@pytest.mark.parametrize("how", ["touchdown", "safety", "field goal"])
def test_a_field_goal_for_a_field_goal_and_the_next_score_wins(edition: str, how: str) -> None:
    match = overtime(edition)
    first = match.game.offense
    match.field_goal()
    match.field_goal()
    assert not match.game.over
    assert match.game.score == [10, 10]
    assert match.game.offense == first
    match.kick(KICK_PUNT)
    assert not match.game.over  # no score, and nobody leads
    assert match.game.offense == 1 - first
    if how == "field goal":
        match.field_goal()
    else:
        match.play(how)
    assert match.won_by(first if how == "safety" else 1 - first)


@rule("H-5", "R-10", editions=WITH_OVERTIME)
@with_overtime
@pytest.mark.parametrize("how", ["touchdown", "safety", "pick six", "field goal"])
@pytest.mark.parametrize("possessions", [1, 2, 3])
def test_after_a_first_possession_without_a_score_the_first_score_wins(
    edition: str, how: str, possessions: int
) -> None:
    match = overtime(edition)
    for _ in range(possessions):
        match.kick(KICK_PUNT)
        assert not match.game.over
    offense = match.game.offense
    if how == "field goal":
        match.field_goal()
    else:
        match.play(how)
    assert match.won_by(1 - offense if how in ("safety", "pick six") else offense)


@rule("H-6", editions=WITH_OVERTIME)
@with_overtime
def test_if_the_clock_runs_out_a_tie_goes_to_another_overtime(edition: str) -> None:
    match = overtime(edition)
    match.kick(KICK_PUNT)
    match.end_period()
    assert [which for _, which, _ in match.happened(events.OVERTIME)] == [1, 2]


def out_of_time(edition: str) -> Match:
    """The first possession of an overtime, with no time left after the next down."""
    match = overtime(edition)
    match.game.clock, match.game.timeouts = 1, [0, 0]
    return match


@rule("R-36", "H-6", editions=WITH_OVERTIME)
@with_overtime
def test_if_the_clock_runs_out_in_the_first_possession_the_other_player_gets_one(
    edition: str,
) -> None:
    """The first one is over with the clock (F-18); the other starts at its own 25."""
    match = out_of_time(edition)
    first = match.game.offense
    match.play("nothing")
    game = match.game
    assert not game.over
    assert (game.offense, game.ball, game.down, game.clock) == (1 - first, 25, 1, 0)
    assert match.happened(events.HALF_ENDS)[-1] == (1 - first, 2, 36)
    assert [which for _, which, _ in match.happened(events.OVERTIME)] == [1]


@rule("R-36", "P-2", editions=WITH_OVERTIME)
@with_overtime
def test_a_punt_with_the_last_of_the_clock_gives_the_ball_where_it_came_down(edition: str) -> None:
    match = out_of_time(edition)
    first = match.game.offense
    match.kick(KICK_PUNT)  # Grit 0: 25 yards from the own 25
    assert not match.game.over
    assert (match.game.offense, match.game.ball) == (1 - first, 50)


@rule("R-36", "R-10", editions=WITH_OVERTIME)
@with_overtime
def test_that_possession_has_no_clock(edition: str) -> None:
    """Four downs are played, nobody is asked about a timeout, and a tie is another overtime."""
    match = out_of_time(edition)
    first = match.game.offense
    match.play("nothing")
    for down in (1, 2, 3, 4):
        assert (match.game.down, match.game.clock) == (down, 0)
        match.play("nothing")
    assert not match.game.over
    assert [which for _, which, _ in match.happened(events.OVERTIME)] == [1, 2]
    assert (match.game.offense, match.game.clock) == (1 - first, 10)
    match.play("nothing")
    assert match.game.offense == 1 - first, "the new overtime has a clock again"


@rule("R-36", "R-10", editions=WITH_OVERTIME)
@with_overtime
@pytest.mark.parametrize("answer", ["touchdown", "punt", "field goal", "pick six", "downs"])
def test_a_field_goal_with_the_last_of_the_clock_can_be_answered(edition: str, answer: str) -> None:
    match = out_of_time(edition)
    first = match.game.offense
    match.field_goal()
    assert not match.game.over
    assert match.game.offense == 1 - first
    if answer == "punt":
        match.kick(KICK_PUNT)
    elif answer == "field goal":
        match.field_goal()
    elif answer == "downs":
        for _ in range(4):
            assert not match.game.over
            match.play("nothing")
    else:
        match.play(answer)
    if answer == "field goal":  # level, and nobody has any time left
        assert not match.game.over
        assert [which for _, which, _ in match.happened(events.OVERTIME)] == [1, 2]
    else:
        assert match.won_by(1 - first if answer == "touchdown" else first)


@rule("R-36", "R-10", editions=WITH_OVERTIME)
@with_overtime
@pytest.mark.parametrize("how", ["touchdown", "safety", "field goal"])
def test_without_a_score_before_it_the_first_score_there_wins(edition: str, how: str) -> None:
    match = out_of_time(edition)
    first = match.game.offense
    match.play("nothing")
    if how == "field goal":
        match.field_goal()
    else:
        match.play(how)
    assert match.won_by(first if how == "safety" else 1 - first)


@rule("R-36", "H-4", editions=WITH_OVERTIME)
@with_overtime
def test_a_touchdown_with_the_last_of_the_clock_wins_at_once(edition: str) -> None:
    match = out_of_time(edition)
    first = match.game.offense
    match.play("touchdown")
    assert match.won_by(first)


@rule("R-36", "H-6", editions=WITH_OVERTIME)
@with_overtime
def test_in_the_second_possession_the_clock_ends_the_overtime(edition: str) -> None:
    """Both have had the ball: the higher score wins, or it goes on in another overtime."""
    match = overtime(edition)
    first = match.game.offense
    match.field_goal()
    match.game.clock, match.game.timeouts = 1, [0, 0]
    match.play("nothing")
    assert match.won_by(first)


@rule("H-4", "H-6", "R-10", editions=WITH_OVERTIME)
@with_overtime
def test_each_overtime_has_a_first_possession_of_its_own(edition: str) -> None:
    match = overtime(edition)
    match.kick(KICK_PUNT)
    match.end_period()
    offense = match.game.offense
    match.field_goal()
    assert not match.game.over
    assert match.game.offense == 1 - offense
    match.kick(KICK_PUNT)
    assert match.won_by(offense)


@rule("H-4", "H-2")
@every_edition
@pytest.mark.parametrize("how", ["touchdown", "safety", "pick six"])
def test_in_the_halves_no_score_ends_the_game(edition: str, how: str) -> None:
    match = Match(edition)
    match.play(how)
    assert not match.game.over
    match.end_period()
    match.play(how)
    assert not match.game.over
