"""A review in plain words: what decided the game, where it turned, and what to take back."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from snapcount.sim.course import Clock, Down, Spot
from snapcount.sim.review import Account, Alternative, DownReview, Judged, Part, Review, Side
from snapcount.sim.review_words import (
    down_words,
    judge_words,
    lesson_words,
    percent,
    play_words,
    possessive,
    result_words,
    spot_words,
    story,
    turning_words,
    when_words,
)

NAMES = ("Ada", "Ben")


def judged(cost: int, label: str, seat: int = 0) -> Judged:
    return Judged(
        number=5,
        seat=seat,
        down=3,
        where="Home 4th opp 30 (H2 5, 0-7)",
        phase="crunch time",
        kind="run or kick",
        chosen="punt",
        mix=[Alternative("field goal", 1000)],
        cost=cost,
        error=12,
        label=label,  # type: ignore[arg-type]
        drawn=0,
    )


def game(winner: int | None, skill: tuple[int, int], luck: int, ending: int = 0) -> Review:
    end = {0: 1000, 1: 0, -1: 500, None: 430}[winner]
    start = end - skill[0] + skill[1] - luck - ending
    down = DownReview(
        number=3,
        first=4,
        last=9,
        where="",
        outcome="+75, touchdown",
        when="5 left in the second half",
        told="On 3rd down on their own 25, Ben went 75 yards for a touchdown",
        before=410,
        after=50,
        at=25.0,
        skill=skill,
        draws=0,
        grit=0,
        cards=luck,
    )
    side = Side("", Part("whole game", 90, 0, 973), [], [], (0, 0, 0), [])
    return Review(
        format=1,
        judge="coach",
        worlds=8,
        names=NAMES,
        score=(17, 24),
        winner=winner,
        account=Account(start, skill, 0, 0, luck, ending, end),
        sides=(side, side),
        chances=[start, end - ending],
        downs=[down],
        decisions=[],
        breaks=[],
    )


@pytest.mark.parametrize(
    ("outcome", "words"),
    [
        ("+75, touchdown", "Ada went 75 yards for a touchdown"),
        ("+0, stopped", "Ben stuffed the run"),
        ("+0, incomplete", "Ada’s pass fell incomplete"),
        ("-3", "Ada lost 3 yards"),
        ("+1", "Ada gained 1 yard"),
        ("punt 40", "Ada punted 40 yards"),
        ("field goal missed, end of the period", "Ada missed the field goal"),
        ("+5, fumble", "Ben came up with a fumble"),
        ("pick six", "Ben took an interception all the way back"),
        ("+2, turnover on downs", "Ada came up short and lost the ball on downs"),
        ("nothing", "Ada got nowhere"),
    ],
)
def test_what_came_of_a_down(outcome: str, words: str) -> None:
    assert play_words(outcome, "Ada", "Ben") == words


def test_a_down_has_a_place_and_a_time() -> None:
    spot = Spot(1, 3, 70, Clock(1, 5))
    assert spot_words(spot, "their own", "Ada’s") == "3rd down on Ada’s 30"
    assert spot_words(spot._replace(ball=50), "their own", "Ada’s") == "3rd down at midfield"
    assert spot_words(spot._replace(ball=25), "their own", "Ada’s") == "3rd down on their own 25"
    assert possessive("Herons") == "Herons’"
    assert when_words(spot.clock) == "5 left in the second half"
    assert when_words(Clock(2, 8)) == "8 left in overtime"
    assert when_words(Clock(3, 8)) == "8 left in overtime 2"
    down = Down(1, 0, 4, "", "+15", 0.5, 0.6, 0.0, spot)
    assert down_words(down, NAMES) == "On 3rd down on Ada’s 30, Ben gained 15 yards"
    picked = down._replace(outcome="interception")
    assert down_words(picked, NAMES) == "On 3rd down on their own 30, Ada picked off the pass"
    near = picked._replace(spot=spot._replace(ball=25))
    assert down_words(near, NAMES) == "On 3rd down on Ben’s 25, Ada picked off the pass"
    given_up = down._replace(outcome="")
    assert down_words(given_up, NAMES).endswith("Ben had the ball when the game ended")


@pytest.mark.parametrize(
    ("found", "seat", "words"),
    [
        (game(0, (-61, -224), 20), 0, "beat Ben 17–24 and earned it"),
        (game(0, (-61, -80), 300), 0, "the cards helped: luck was worth 30.0 points"),
        (game(0, (-61, -600), -90), 0, "the hard way: luck cost 9.0 points"),
        (game(0, (-61, -80), 300), 1, "Ben lost to Ada 24–17 with the cards against them"),
        (game(1, (-300, -10), 20), 0, "Ada lost to Ben 17–24 on decisions: they gave away 30.0"),
        (game(1, (-300, -10), 90), 0, "with luck on their side, worth 9.0 points"),
        (
            game(1, (-30, -10), 0, ending=-320),
            0,
            "called it a day against Ben at 17–24, with a 32% chance",
        ),
        (
            game(1, (-30, -10), 0, ending=-320),
            1,
            "beat Ada 24–17: Ada called it a day with a 32% chance",
        ),
        (game(-1, (-30, -10), 12), 1, "tied 24–17: Ben’s decisions gave away 1.0"),
        (game(None, (-30, -10), 12), 1, "left it at 24–17, with Ben at 57% to win"),
    ],
)
def test_the_first_sentence_says_what_decided_it(found: Review, seat: int, words: str) -> None:
    told = result_words(found, seat)
    assert words in told
    assert told.endswith(".")


def test_only_what_is_certain_is_0_or_100_percent() -> None:
    assert [percent(value) for value in (0, 1, 414, 999, 1000)] == [
        "0%",
        "1%",
        "41%",
        "99%",
        "100%",
    ]


def test_the_second_says_where_it_turned() -> None:
    found = game(1, (0, 0), 0)
    assert turning_words(found, 0) == (
        "It turned with 5 left in the second half: on 3rd down on their own 25, Ben went 75 yards "
        "for a touchdown, and Ada’s chances dropped from 41% to 5%."
    )
    assert "Ben’s chances jumped from 59% to 95%" in turning_words(found, 1)
    assert turning_words(replace(found, downs=[]), 0) == "No down moved the odds at all."


def test_the_third_says_what_to_take_back() -> None:
    found = game(1, (0, 0), 0)
    assert (
        lesson_words(found, 0)
        == "Ada made no clear mistake: 97% accuracy, and nothing to take back."
    )
    worse = replace(found, decisions=[judged(20, "inaccuracy"), judged(82, "blunder")])
    assert lesson_words(worse, 0) == (
        "The one Ada would like back came with 5 left in the second half: “punt” instead of “field "
        "goal” cost 8.2 points, give or take 1.2."
    )
    assert "no clear mistake" in lesson_words(worse, 1)
    assert len(story(worse, 0)) == 3


def test_the_judges_answer_is_one_or_a_mix() -> None:
    each = judged(20, "inaccuracy")
    assert judge_words(each) == "field goal"
    mix = [Alternative("call A", 620), Alternative("call B", 375), Alternative("call C", 5)]
    assert judge_words(replace(each, mix=mix)) == "call A 62%, call B 38%"
