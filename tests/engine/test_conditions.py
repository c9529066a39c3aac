"""What cards ask about the game: every condition, true and false."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from snapcount.cards.nouns import (
    AllOf,
    AnyOf,
    BallWithin,
    Called,
    Compare,
    Condition,
    CountTimeouts,
    DeckHas,
    DownIs,
    GritIn,
    Group,
    Leading,
    Not,
    OnSide,
    PeriodIs,
    PlayIs,
    StrengthIn,
    Synergized,
    TheDown,
    TimeLeft,
    YardsWould,
)
from snapcount.cards.tree import DetermineGrit, Effect, If, ScorePoints, Timing
from snapcount.cards.words import TimingPoint, Who
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    END_OF_PLAY,
    IF_INCOMPLETE,
    IF_STOPPED,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PLAY,
    PRIOR_TO_SELECTING,
    Side,
    action,
    player,
    rule,
    scenario,
    superstar,
    synergy,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])


def holds(
    edition: str,
    condition: Condition,
    point: TimingPoint = ON_FIELD_ADJUSTMENTS,
    by: str = "offense",
    before: tuple[Effect, ...] = (),
    **declared: Any,
) -> bool:
    """Whether it holds when one side asks at that point, after these effects of the same card."""
    card = action(*before, If(condition, (ScorePoints("you", 1),)), when=point)
    side = declared.pop(by, Side())
    declared[by] = dataclasses.replace(side, hand=[card])
    game = scenario(edition, at=point, **declared)
    seat = game.offense if by == "offense" else game.defense
    score = seat.score
    seat.plays(0)
    return seat.score == score + 1


# The play --------------------------------------------------------------------------------------


@rule("F-6")
@every_edition
@pytest.mark.parametrize(
    ("condition", "true"),
    [
        (Called("you", ("run left",)), True),
        (Called("you", ("run right", "run left")), True),
        (Called("you", ("run",)), True),
        (Called("you", ("pass",)), False),
        (Called("you", ("run right",)), False),
        (Called("offense", ("run left",)), True),
        (Called("opponent", ("long pass",)), True),
        (Called("opponent", ("pass",)), True),
        (Called("defense", ("short pass",)), True),
        (Called("defense", ("run",)), False),
    ],
    ids=repr,
)
def test_what_a_player_has_called(edition: str, condition: Condition, true: bool) -> None:
    calls = ("Run Left", "Short Pass / Long Pass")
    assert holds(edition, condition, calls=calls) is true
    assert holds(edition, condition, PRIOR_TO_SELECTING, calls=calls) is False


@every_edition
def test_an_unspecified_run_is_no_run_to_the_left(edition: str) -> None:
    calls = ("Run", "")
    assert holds(edition, Called("you", ("run",)), calls=calls)
    assert not holds(edition, Called("you", ("run left",)), calls=calls)


OUTCOMES = {
    "stopped run": (("Run Left", "Run Left"), {"stopped"}),
    "run": (("Run Left", ""), {"successful"}),
    "stopped pass": (("Short Pass: 15 (0-9)", "Short Pass"), {"stopped"}),
    "incomplete": (("Short Pass: 15 (9-9)", ""), {"stopped", "incomplete"}),
    "complete": (("Short Pass: 15 (0-9)", ""), {"successful", "complete"}),
}


@rule("F-4", "G-6")
@every_edition
@pytest.mark.parametrize("play", OUTCOMES)
@pytest.mark.parametrize("result", ["stopped", "successful", "incomplete", "complete"])
def test_how_the_play_came_out(edition: str, play: str, result: Any) -> None:
    """An incomplete pass counts as stopped since 2021; before, neither has an end of the play."""
    calls, true = OUTCOMES[play]
    point: TimingPoint = END_OF_PLAY
    if edition == "2019" and "stopped" in true:
        point = IF_INCOMPLETE if "incomplete" in true else IF_STOPPED
        true = true - {"stopped"} if "incomplete" in true else true
    assert holds(edition, PlayIs(result), point, calls=calls) is (result in true)
    assert not holds(edition, PlayIs(result), PRIOR_TO_SELECTING, calls=calls)


@rule("F-5")
@every_edition
@pytest.mark.parametrize(("strength", "true"), [(3, False), (4, True), (6, True), (7, False)])
def test_the_play_strength(edition: str, strength: int, true: bool) -> None:
    assert holds(edition, StrengthIn(4, 6), strength=strength) is true
    assert not holds(edition, StrengthIn(0, 9), PRIOR_TO_SELECTING)


@rule("K-1")
@every_edition
@pytest.mark.parametrize(("strength", "true"), [(3, False), (4, True), (5, True), (6, False)])
def test_the_grit_just_determined(edition: str, strength: int, true: bool) -> None:
    """Both decks hold copies of the call: the offense's of that Strength, the defense's of 0."""
    grit = (DetermineGrit(),)
    assert holds(edition, GritIn(4, 5), before=grit, strength=strength) is true


@every_edition
@pytest.mark.parametrize(
    ("condition", "true"),
    [
        (YardsWould(at_least=15), True),
        (YardsWould(at_least=16), False),
        (YardsWould(at_most=15), True),
        (YardsWould(at_most=14), False),
        (YardsWould(at_least=10, at_most=20), True),
    ],
)
def test_the_yards_that_the_play_has_gained(edition: str, condition: Condition, true: bool) -> None:
    assert holds(edition, condition, END_OF_PLAY) is true


# The scoreboard --------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize("down", [1, 2, 3, 4])
def test_the_down(edition: str, down: int) -> None:
    assert holds(edition, DownIs((2, 4)), down=down) is (down in (2, 4))


@every_edition
@pytest.mark.parametrize(
    ("condition", "ball", "true"),
    [
        (BallWithin(20, "opponent"), 80, True),
        (BallWithin(20, "opponent"), 79, False),
        (BallWithin(20, "opponent"), 99, True),
        (BallWithin(20, "you"), 20, True),
        (BallWithin(20, "you"), 21, False),
        (BallWithin(10, "defense"), 90, True),
        (BallWithin(10, "offense"), 90, False),
    ],
)
def test_where_the_ball_lies(edition: str, condition: Condition, ball: int, true: bool) -> None:
    assert holds(edition, condition, ball=ball) is true


@every_edition
def test_your_own_20_is_the_defenses_when_you_are_on_defense(edition: str) -> None:
    assert holds(edition, BallWithin(20, "you"), by="defense", ball=80)
    assert not holds(edition, BallWithin(20, "you"), by="defense", ball=20)


@every_edition
@pytest.mark.parametrize(
    ("condition", "score", "true"),
    [
        (Leading("you"), (7, 6), True),
        (Leading("you"), (7, 7), False),
        (Leading("opponent"), (6, 7), True),
        (Leading("you", 7), (10, 3), True),
        (Leading("you", 8), (10, 3), False),
        (Leading("you", 0), (7, 7), True),
        (Leading("you", -3), (7, 10), True),
        (Leading("you", -3), (7, 11), False),
        (Leading("defense"), (0, 3), True),
    ],
)
def test_who_is_ahead(
    edition: str, condition: Condition, score: tuple[int, int], true: bool
) -> None:
    assert holds(edition, condition, score=score) is true


@every_edition
@pytest.mark.parametrize(
    ("condition", "clock", "true"),
    [
        (TimeLeft(at_most=3), 3, True),
        (TimeLeft(at_most=3), 4, False),
        (TimeLeft(at_least=3), 3, True),
        (TimeLeft(at_least=3), 2, False),
        (TimeLeft(at_most=5, at_least=3), 4, True),
    ],
)
def test_the_time_left(edition: str, condition: Condition, clock: int, true: bool) -> None:
    assert holds(edition, condition, clock=clock) is true


@since_2021
@pytest.mark.parametrize("period", [0, 1, 2, 3])
@pytest.mark.parametrize("asked", ["first half", "second half", "overtime"])
def test_which_period_it_is(edition: str, period: int, asked: Any) -> None:
    named = ["first half", "second half", "overtime", "overtime"][period]
    assert holds(edition, PeriodIs(asked), period=period) is (asked == named)


@every_edition
@pytest.mark.parametrize(
    ("who", "side", "true"),
    [
        ("you", "offense", True),
        ("you", "defense", False),
        ("opponent", "defense", True),
        ("opponent", "offense", False),
    ],
)
def test_which_side_of_the_ball(edition: str, who: Who, side: Any, true: bool) -> None:
    assert holds(edition, OnSide(who, side)) is true
    assert holds(edition, OnSide(who, side), by="defense") is not true


# Cards and Players -----------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize(
    ("how", "right", "true"),
    [
        ("at least", 2, True),
        ("at least", 3, False),
        ("at most", 2, True),
        ("at most", 1, False),
        ("exactly", 2, True),
        ("exactly", 3, False),
    ],
)
def test_how_two_numbers_compare(edition: str, how: Any, right: int, true: bool) -> None:
    timeouts = CountTimeouts("you")
    assert holds(edition, Compare(timeouts, how, right), timeouts=(2, 3)) is true
    assert holds(edition, Compare(CountTimeouts("opponent"), "exactly", TheDown()), down=3)


@rule("X-3")
@since_2021
def test_synergized_by_one_franchise(edition: str) -> None:
    stranger = Side(players=[player("RB", team="Strangers")])
    assert holds(edition, Synergized())
    assert not holds(edition, Synergized(), offense=stranger)
    assert holds(edition, Synergized("opponent"), offense=stranger)
    assert not holds(edition, Synergized("opponent"), defense=stranger)


@rule("X-3")
@since_2021
def test_synergized_by_an_active_synergy(edition: str) -> None:
    players = [player("RB", team="Strangers")]
    one_back = DeckHas(Group(whose="you", positions=("RB",)), 1, 1)
    for condition, true in ((one_back, True), (Not(one_back), False)):
        side = Side(players=players, synergy=synergy(condition))
        assert holds(edition, Synergized(), offense=side) is true


@rule("X-3")
def test_in_2019_nobody_is_synergized() -> None:
    assert not holds("2019", Synergized())


@rule("X-3")
@since_2021
@pytest.mark.parametrize(
    ("condition", "true"),
    [
        (DeckHas(Group(whose="you", positions=("WR",)), at_least=2), True),
        (DeckHas(Group(whose="you", positions=("WR",)), at_least=3), False),
        (DeckHas(Group(whose="you", positions=("WR",)), at_most=2), True),
        (DeckHas(Group(whose="you", positions=("WR",)), at_most=1), False),
        (DeckHas(Group(whose="you"), 10, 10), True),
        (DeckHas(Group(), 20, 20), True),
        (DeckHas(Group(whose="you", side="defense"), 5, 5), True),
        (DeckHas(Group(whose="you", rating_at_least=90), at_least=1), False),
    ],
    ids=repr,
)
def test_what_the_deck_has_among_its_normal_players(
    edition: str, condition: Condition, true: bool
) -> None:
    """On the field or not; a Superstar on top changes nothing."""
    back = player("RB", rating=80)
    side = Side(players=[back], superstars=[superstar(back, rating=95)])
    assert holds(edition, condition, offense=side) is true


# Together --------------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize(
    ("condition", "true"),
    [
        (AllOf((DownIs((1,)), TimeLeft(at_least=5))), True),
        (AllOf((DownIs((1,)), TimeLeft(at_most=5))), False),
        (AllOf((DownIs((2,)), TimeLeft(at_least=5))), False),
        (AnyOf((DownIs((1,)), TimeLeft(at_most=5))), True),
        (AnyOf((DownIs((2,)), TimeLeft(at_least=5))), True),
        (AnyOf((DownIs((2,)), TimeLeft(at_most=5))), False),
        (Not(DownIs((1,))), False),
        (Not(DownIs((2,))), True),
        (Not(AnyOf((DownIs((2,)), Not(TimeLeft(at_least=5))))), True),
    ],
    ids=repr,
)
def test_conditions_together(edition: str, condition: Condition, true: bool) -> None:
    assert holds(edition, condition) is true


@every_edition
@pytest.mark.parametrize("down", [1, 2])
def test_a_condition_of_the_timing_says_when_a_card_is_offered(edition: str, down: int) -> None:
    limited = action(ScorePoints("you", 1), when=Timing((ON_FIELD_ADJUSTMENTS,), DownIs((2,))))
    other = action(ScorePoints("you", 2), when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[limited, other], down=down, at=ON_FIELD_ADJUSTMENTS)
    game.offense.offered(PASS, PLAY(1), *([PLAY(0)] if down == 2 else []))
