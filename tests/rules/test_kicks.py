"""Chapter K: Grit, punts and field goals."""

from __future__ import annotations

import pytest

from snapcount.cards.card import AnyCard, PlayCard, PlayerCard
from snapcount.cards.tree import PlayCall
from snapcount.engine import events
from snapcount.engine.editions import edition_named
from snapcount.engine.game import Game, new_game
from snapcount.engine.options import (
    CALL,
    KICK_FIELD_GOAL,
    KICK_PUNT,
    LET_IT_RUN,
    SPEND_TIMEOUT,
)
from snapcount.engine.setup import new_table
from snapcount.engine.words.wording import word_event
from snapcount.testing import ON_FIELD_ADJUSTMENTS, Side, action, play, rule, scenario
from snapcount.testing.editions import by_chapter_f, by_chapter_g, editions_where

BY_G = editions_where(by_chapter_g)
ALL_PRO = editions_where(lambda rules: rules.all_pro_allowed)
BY_F = editions_where(by_chapter_f)
X = None

every_edition = pytest.mark.parametrize("edition", editions_where())
since_2021 = pytest.mark.parametrize("edition", BY_F)


def plays(strength: int | None, grit: int = 0) -> list[AnyCard]:
    """Ten Plays that no defense here stops, of one Strength."""
    name = f"Plunge {'X' if strength is None else strength}"
    play = PlayCard(
        name=name,
        strength=strength,
        offense=PlayCall("run left"),
        defense=("long pass",),
        grit=grit,
    )
    return [play] * 10


def deck(*strengths: int | None) -> list[AnyCard]:
    """Four Players a side, who line up without being asked, and Plays of these Strengths."""
    players: list[AnyCard] = [
        PlayerCard(name=f"{side} {n}", side=side, position="QB" if n == 0 else "LB")
        for side in ("offense", "defense")
        for n in range(4)
    ]
    return players + [play for strength in strengths for play in plays(strength)]


def game_at(edition: str, *, grit: int = 0, ball: int = 25, down: int = 1) -> Game:
    """A first possession in which the next two cards for Grit add up to `grit`."""
    table = new_table((deck(grit), deck(0)), edition_named(edition))
    game = new_game(table, 1)
    game.ball = game.this.spot = ball
    game.down = down
    return game


def answer(game: Game, verb: int) -> None:
    """Give the first answer of that kind; it must be among those offered."""
    assert game.decision is not None
    options = [option for option in game.decision.options if option.verb == verb]
    assert options, f"{verb} is not offered: {game.decision}"
    game.apply(options[0])


def offered(game: Game) -> list[int]:
    assert game.decision is not None
    return [option.verb for option in game.decision.options]


def happened(game: Game, kind: int) -> list[tuple[int, int, int]]:
    """Seat and numbers of what happened of that kind since the last answer."""
    return [(seat, a, b) for event, seat, a, b, _ in game.events if event == kind]


def kick(game: Game, verb: int) -> None:
    """Kick, and let the clock run."""
    answer(game, verb)
    log = list(game.events)
    while game.decision is not None and LET_IT_RUN in offered(game):
        answer(game, LET_IT_RUN)
        log += game.events
    game.events = log


# K-1 -------------------------------------------------------------------------------------------


@rule("K-1")
@every_edition
@pytest.mark.parametrize(
    ("own", "theirs", "grit"),
    [(0, 0, 0), (3, 4, 7), (9, 0, 9), (5, 5, 0), (7, 9, 6), (9, 9, 8), (X, 6, 6), (X, X, 0)],
)
def test_grit_is_the_last_digit_of_two_flipped_plays(
    edition: str, own: int | None, theirs: int | None, grit: int
) -> None:
    table = new_table((deck(own), deck(theirs)), edition_named(edition))
    game = new_game(table, 1)
    tops = [game.play_deck[seat][-1] for seat in (0, 1)]
    kick(game, KICK_PUNT)
    offense = happened(game, events.PUNTED)[0][0]
    assert happened(game, events.GRIT_CARD) == [
        (seat, tops[seat], -1) for seat in (offense, 1 - offense)
    ]
    assert happened(game, events.GRIT) == [(-1, grit, -1)]


@rule("K-1")
@every_edition
def test_cards_flipped_for_grit_are_discarded(edition: str) -> None:
    game = game_at(edition)
    tops = [game.play_deck[seat][-1] for seat in (0, 1)]
    before = [len(game.play_deck[seat]) for seat in (0, 1)]
    kick(game, KICK_PUNT)
    assert game.play_discard == [[tops[0]], [tops[1]]]
    # in 2019 the next down has begun with its draw of a Play (G-1)
    drawn = 2 if edition in BY_G else 1
    assert [len(game.play_deck[seat]) for seat in (0, 1)] == [n - drawn for n in before]


@rule("K-1")
@pytest.mark.parametrize(("edition", "grit"), [("2019", 3), ("2021", 7), ("2022", 7), ("crd", 7)])
def test_an_x_may_say_what_it_counts_for_grit_from_2021_on(edition: str, grit: int) -> None:
    """In 2019 it is always 0; the log says what each card counts."""
    cards = deck() + plays(X, grit=4)
    game = new_game(new_table((cards, deck(3)), edition_named(edition)), 1)
    kick(game, KICK_PUNT)
    assert happened(game, events.GRIT) == [(-1, grit, -1)]
    flipped = next(event for event in game.events if event[0] == events.GRIT_CARD and event[1] == 0)
    assert f"worth {grit - 3}." in word_event(game.table, flipped)


@rule("K-1")
@pytest.mark.parametrize(("edition", "gained"), [("2019", 0), ("2021", 4), ("2022", 4), ("crd", 4)])
def test_an_x_that_is_looked_at_counts_as_for_grit(edition: str, gained: int) -> None:
    text = "Reveal the top card of your Play deck. Gain yards equal to its Strength."
    looks = action(text, when=ON_FIELD_ADJUSTMENTS)
    top = play("Run Left", None, "Long Pass", grit=4)
    side = Side(hand=[looks], play_deck=[top, top])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    assert game.yards_by_effects == gained


@rule("K-1", "R-4")
@every_edition
def test_a_deck_that_runs_out_is_refilled_before_the_flip(edition: str) -> None:
    game = game_at(edition, grit=5)
    game.play_discard[0], game.play_deck[0] = game.play_deck[0], []
    kick(game, KICK_PUNT)
    assert (0, 0, -1) in happened(game, events.REFILLED)
    assert happened(game, events.GRIT) == [(-1, 5, -1)]


@rule("K-1", "R-4")
@every_edition
def test_a_missing_grit_card_counts_0(edition: str) -> None:
    game = game_at(edition, grit=5)
    game.play_deck[0] = []
    kick(game, KICK_PUNT)
    assert [seat for seat, _, _ in happened(game, events.GRIT_CARD)] == [1]
    assert happened(game, events.GRIT) == [(-1, 0, -1)]


# K-2 -------------------------------------------------------------------------------------------

PUNTS = {0: 25, 1: 30, 2: 30, 3: 35, 4: 35, 5: 40, 6: 40, 7: 45, 8: 45, 9: 50}


@rule("K-2", "R-9", "P-2")
@every_edition
@pytest.mark.parametrize(("grit", "yards"), PUNTS.items())
def test_how_far_a_punt_goes(edition: str, grit: int, yards: int) -> None:
    game = game_at(edition, grit=grit, ball=20)
    offense = game.offense
    kick(game, KICK_PUNT)
    assert happened(game, events.PUNTED) == [(offense, yards, grit)]
    assert (game.offense, game.ball, game.down) == (1 - offense, 100 - (20 + yards), 1)


@rule("K-2", "P-2")
@every_edition
@pytest.mark.parametrize(("ball", "theirs"), [(74, 1), (75, 20), (76, 20), (99, 20)])
def test_a_punt_into_the_end_zone_comes_out_to_the_20(edition: str, ball: int, theirs: int) -> None:
    game = game_at(edition, grit=0, ball=ball)
    kick(game, KICK_PUNT)
    assert game.ball == theirs


# K-3, K-4 --------------------------------------------------------------------------------------

SINCE_2021 = {5: "0-8", 10: "1-8", 15: "1-7", 20: "2-7", 25: "2-6", 30: "3-6", 35: "3-5", 40: "9"}
IN_2019 = {5: "0-8", 10: "0-8", 15: "1-8", 20: "1-8", 25: "2-7", 30: "2-7", 35: "3-6", 40: "9"}
LINES = sorted(SINCE_2021)


def good(table: dict[int, str], line: int) -> list[int]:
    """The Grit values with which a field goal from a listed line is good."""
    low, _, high = table[line].partition("-")
    return list(range(int(low), int(high or low) + 1))


def good_from(edition: str, yards: int) -> list[int]:
    """The Grit values with which the engine gives three points from so many yards out."""
    found = []
    for grit in range(10):
        game = game_at(edition, grit=grit, ball=100 - yards)
        offense = game.offense
        kick(game, KICK_FIELD_GOAL)
        made = happened(game, events.FIELD_GOAL_GOOD)
        missed = happened(game, events.FIELD_GOAL_MISSED_EVENT)
        assert made + missed == [(offense, yards, grit)]
        assert game.score[offense] == (3 if made else 0)
        assert game.score[1 - offense] == 0
        if made:
            found.append(grit)
    return found


@rule("K-3", editions=BY_F)
@since_2021
@pytest.mark.parametrize("line", LINES)
def test_field_goals_are_good_by_line_since_2021(edition: str, line: int) -> None:
    assert good_from(edition, line) == good(SINCE_2021, line)


@rule("K-4", editions=["2019"])
@pytest.mark.parametrize("line", LINES)
def test_field_goals_are_good_by_line_in_2019(line: int) -> None:
    assert good_from("2019", line) == good(IN_2019, line)


@rule("R-15", "K-3", "K-4")
@every_edition
@pytest.mark.parametrize("line", LINES)
def test_between_two_lines_the_farther_one_counts(edition: str, line: int) -> None:
    table = IN_2019 if edition in BY_G else SINCE_2021
    for yards in {max(line - 4, 1), line - 1}:
        assert good_from(edition, yards) == good(table, line)


@rule("K-3", "K-4", "K-5")
@every_edition
@pytest.mark.parametrize("yards", [41, 45, 50, 75, 99])
def test_a_field_goal_from_further_out_is_offered_and_never_good(edition: str, yards: int) -> None:
    assert good_from(edition, yards) == []


@rule("P-2", "K-5")
@every_edition
def test_after_a_good_field_goal_the_other_player_starts_on_the_25(edition: str) -> None:
    game = game_at(edition, grit=5, ball=80)
    offense = game.offense
    kick(game, KICK_FIELD_GOAL)
    assert (game.offense, game.ball, game.down) == (1 - offense, 25, 1)


@rule("P-2", "K-5")
@every_edition
def test_after_a_miss_the_other_player_starts_at_the_spot(edition: str) -> None:
    game = game_at(edition, grit=9, ball=83)
    offense = game.offense
    kick(game, KICK_FIELD_GOAL)
    assert (game.offense, game.ball, game.down) == (1 - offense, 17, 1)


# K-5 -------------------------------------------------------------------------------------------


@rule("K-5")
@every_edition
@pytest.mark.parametrize("ball", [1, 25, 50, 99])
@pytest.mark.parametrize("down", [1, 2, 3, 4])
def test_a_kick_may_be_chosen_on_any_down_from_anywhere(edition: str, down: int, ball: int) -> None:
    for verb in (KICK_PUNT, KICK_FIELD_GOAL):
        game = game_at(edition, ball=ball, down=down)
        assert game.decision is not None
        assert game.decision.seat == game.offense
        assert {KICK_PUNT, KICK_FIELD_GOAL} < set(offered(game))
        offense = game.offense
        kick(game, verb)
        assert game.offense == 1 - offense


@rule("K-5")
@every_edition
@pytest.mark.parametrize("verb", [KICK_PUNT, KICK_FIELD_GOAL])
def test_a_kick_costs_one_time_unit(edition: str, verb: int) -> None:
    game = game_at(edition)
    offense = game.offense
    kick(game, verb)
    assert game.clock == 14
    assert happened(game, events.CLOCK) == [(offense, 1, 14)]


@rule("K-5", "F-22", editions=ALL_PRO)
@pytest.mark.parametrize("edition", ALL_PRO)
def test_a_kick_costs_two_in_all_pro_mode(edition: str) -> None:
    table = new_table((deck(0), deck(0)), edition_named(edition), all_pro=True)
    game = new_game(table, 1)
    kick(game, KICK_PUNT)
    assert game.clock == 13


@rule("K-5", "F-13")
@every_edition
@pytest.mark.parametrize("verb", [KICK_PUNT, KICK_FIELD_GOAL])
def test_the_offense_may_spend_a_timeout_on_a_kick(edition: str, verb: int) -> None:
    game = game_at(edition)
    offense = game.offense
    answer(game, verb)
    assert game.decision is not None
    assert game.decision.seat == offense
    assert offered(game) == [LET_IT_RUN, SPEND_TIMEOUT]
    answer(game, SPEND_TIMEOUT)
    assert game.clock == 15
    assert game.timeouts[offense] == 2
    assert game.timeouts[1 - offense] == 3
    assert SPEND_TIMEOUT not in offered(game)  # the defense is not asked any more


@rule("K-5", "F-13")
@every_edition
def test_if_the_offense_declines_the_defense_may_spend_one(edition: str) -> None:
    game = game_at(edition)
    offense = game.offense
    answer(game, KICK_PUNT)
    answer(game, LET_IT_RUN)
    assert game.decision is not None
    assert game.decision.seat == 1 - offense
    answer(game, SPEND_TIMEOUT)
    assert game.clock == 15
    assert game.timeouts[1 - offense] == 2


@rule("K-5")
@every_edition
def test_a_kick_is_not_defended(edition: str) -> None:
    """No Play is called, nobody is designated, and the defense is asked for the timeout only."""
    game = game_at(edition)
    hands = [len(game.play_hand[seat]) for seat in (0, 1)]
    game.timeouts = [0, 0]
    offense = game.offense
    answer(game, KICK_PUNT)
    assert game.decision is not None
    assert game.decision.seat == 1 - offense  # on offense now: a new possession has begun
    assert not happened(game, events.CALLED)
    assert not happened(game, events.DESIGNATED)
    drawn = 1 if edition in BY_G else 0  # G-1: the next down has begun
    assert [len(game.play_hand[seat]) for seat in (0, 1)] == [n + drawn for n in hands]


@rule("K-5", "F-18", "F-12")
@every_edition
def test_a_field_goal_with_the_last_time_unit_counts(edition: str) -> None:
    game = game_at(edition, grit=5, ball=90)
    game.clock = 1
    game.timeouts = [0, 0]
    offense = game.offense
    kick(game, KICK_FIELD_GOAL)
    assert game.score[offense] == 3
    assert happened(game, events.HALF_ENDS) == [(-1, 0, -1)]
    assert game.period == 1


@rule("F-2", "K-5", editions=BY_F)
@since_2021
def test_no_play_is_drawn_for_a_kick(edition: str) -> None:
    game = game_at(edition)
    kick(game, KICK_PUNT)
    assert not [deck for _, deck, _ in happened(game, events.DREW) if deck == 0]


@rule("G-1", "G-2", "K-5", editions=["2019"])
def test_in_2019_a_kick_is_chosen_when_plays_are_selected() -> None:
    game = game_at("2019")
    assert set(offered(game)) == {CALL, KICK_PUNT, KICK_FIELD_GOAL}
    assert [len(game.play_hand[seat]) for seat in (0, 1)] == [4, 4]
