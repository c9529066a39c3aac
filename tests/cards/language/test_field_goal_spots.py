"""Field goals from a line: from there alone, on which Grit, and for how long."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.engine.editions import EDITION_NAMES, edition_named
from snapcount.testing import (
    FIELD_GOAL,
    LET_IT_RUN,
    NEXT_POSSESSION,
    START_OF_DOWN,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)

PLAYER = Scene(on_player=True, side="offense")
GRIDIRON = Scene(enters=True)
ACTION = Scene(action=True)


def meant(text: str, scene: Scene = PLAYER) -> tuple[Any, ...]:
    page = read(text, scene)
    return (page.abilities, page.effects)


@pytest.mark.parametrize(
    ("said", "plain", "scene"),
    [
        (
            "Your field goals from the 40 yard line are good if the Grit is 6 or higher.",
            "Your field goals from the 40 are successful with a Grit of 6-9.",
            PLAYER,
        ),
        (
            "A field goal from the 30 yard line or closer is good if the Grit is 4.",
            "Field goals from inside the 30 yard line are good on a Grit of 4-4.",
            PLAYER,
        ),
        (
            "No field goals may be attempted from farther than the 25 yard line.",
            "Field goals cannot be attempted from beyond the 25 yard line.",
            GRIDIRON,
        ),
        (
            (
                "If you attempt a field goal this down, treat the ball as though it were 10 yards"
                " closer to your opponent's end zone."
            ),
            "Field goals you attempt this down count as 10 yards nearer.",
            ACTION,
        ),
        (
            "If you attempt a field goal this down, it counts as kicked from 10 yards closer.",
            "Field goals you attempt this down count as 10 yards nearer.",
            ACTION,
        ),
        (
            "Your next field goal is treated as attempted from 5 yards farther away.",
            "Your next field goal counts as 5 yards farther.",
            ACTION,
        ),
        (
            "Treat each field goal as kicked 5 yards closer to the end zone.",
            "Each player's field goals count as 5 yards nearer.",
            GRIDIRON,
        ),
        (
            (
                "If your opponent attempts a field goal this possession, the ball counts as 5 yards"
                " farther away."
            ),
            "Your opponent's field goals count as 5 yards farther until the end of the possession.",
            ACTION,
        ),
        (
            "Whenever you attempt a field goal, treat the ball as if it were 10 yards closer.",
            "Your field goals count as 10 yards nearer.",
            PLAYER,
        ),
        ("No field goals may be kicked.", "Field goals cannot be kicked.", GRIDIRON),
        (
            "For field goals, either player's ball counts as 5 yards closer to the end zone.",
            "Field goals count as 5 yards nearer.",
            GRIDIRON,
        ),
        (
            "For your opponent's field goals, the ball counts as 5 yards farther away.",
            "Your opponent's field goals count as 5 yards farther.",
            PLAYER,
        ),
        (
            "Each field goal made by either player is worth 4 points.",
            "Field goals are worth 4 points.",
            GRIDIRON,
        ),
        (
            "Field goals kicked by your opponent score 1 fewer point.",
            "Your opponent's field goals score 1 fewer point.",
            PLAYER,
        ),
        (
            "Your opponent's field goals from outside your 30 yard line are no good.",
            "Your opponent's field goals beyond the 30 are no good.",
            PLAYER,
        ),
        (
            (
                "If you kick a field goal this down, its result is determined as if the ball were"
                " 10 yards closer to your opponent's end zone."
            ),
            "Field goals you attempt this down count as 10 yards nearer.",
            ACTION,
        ),
        (
            (
                "If your opponent attempts a field goal this down, determine whether it is good as"
                " if the ball were 5 yards farther from the end zone."
            ),
            "Your opponent's field goals count as 5 yards farther this down.",
            ACTION,
        ),
        (
            "The results of your field goals are resolved as if the ball were 5 yards closer.",
            "Your field goals count as 5 yards nearer.",
            PLAYER,
        ),
        (
            "Whether a field goal is good is decided as if the ball were 5 yards farther away.",
            "Each player's field goals count as 5 yards farther.",
            GRIDIRON,
        ),
        (
            "Until the end of the half, field goals from beyond the 30 miss.",
            "Field goals from outside the 30 are no good this half.",
            ACTION,
        ),
        (
            "While you are behind, your field goals from the 35 or closer are good on a Grit of 9.",
            "Your field goals from inside the 35 are good on a Grit of 9 while you are behind.",
            PLAYER,
        ),
    ],
)
def test_in_other_words(said: str, plain: str, scene: Scene) -> None:
    assert meant(said, scene) == meant(plain, scene)


@rule("R-15")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("ball", "there"), [(60, True), (64, True), (65, False), (59, False)])
def test_a_line_is_that_line_alone(edition: str, ball: int, there: bool) -> None:
    text = "Your field goals from the 40 yard line are good if the Grit is 8."
    side = Side(players=[player("TE", text)])
    top = play("Run Left", 4, name="Four")
    game = scenario(edition, offense=side, calls=(top, top), ball=ball)
    game.offense.answers(FIELD_GOAL)
    game.run_to(NEXT_POSSESSION)
    printed = ball == 65 and edition_named(edition).field_goals[6][1] >= 8
    assert game.offense.score == (3 if there or printed else 0)


def kicked(edition: str, ball: int, grit: int, *texts: str) -> int:
    """What the offense scores by a field goal from there."""
    squad = [player("TE", texts[0]), *(player("WR", text) for text in texts[1:])]
    top = play("Run Left", 0, name="None")
    game = scenario(
        edition,
        offense=Side(players=squad, play_deck=[play("Run Left", grit)] * 3),
        defense=Side(play_deck=[top] * 3),
        ball=ball,
    )
    game.offense.answers(FIELD_GOAL)
    game.run_to(NEXT_POSSESSION)
    return game.offense.score


@rule("K-3", "K-4")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("ball", "grit", "score"), [(70, 9, 3), (70, 4, 3), (70, 8, 0), (40, 9, 3), (40, 4, 0)]
)
def test_field_goals_are_also_good_on_more_values(
    edition: str, ball: int, grit: int, score: int
) -> None:
    assert kicked(edition, ball, grit, "Your field goals are also good on a Grit of 9.") == score


@rule("K-3", "K-4")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_what_else_they_are_good_on_is_added_to_what_is_set(edition: str) -> None:
    texts = (
        "Your field goals are also good on a Grit of 9.",
        "Your field goals are good on a Grit of 0-1.",
    )
    assert [kicked(edition, 75, grit, *texts) for grit in (0, 4, 9)] == [3, 0, 3]
    assert [kicked(edition, 75, grit, *texts[::-1]) for grit in (0, 4, 9)] == [3, 0, 3]


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("ball", "score"), [(70, 3), (69, 0)])
def test_far_field_goals_are_no_good(edition: str, ball: int, score: int) -> None:
    text = "Your field goals from outside your opponent's 30 yard line are no good."
    assert kicked(edition, ball, 4, text) == score


@rule("K-5", "F-22")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("text", "units"),
    [
        ("Whenever you attempt a field goal, it uses no Time Units.", 0),
        ("Whenever you attempt a field goal, it uses 1 more Time Unit.", 2),
        ("Your field goals score 1 more point.", 1),
    ],
)
def test_a_field_goal_takes_the_time_that_is_said_of_it(
    edition: str, text: str, units: int
) -> None:
    game = scenario(edition, offense=Side(players=[player("TE", text)]), ball=75, clock=9)
    game.offense.answers(FIELD_GOAL)
    assert game.offense.may(LET_IT_RUN) is (units > 0)
    if units:
        game.run_to(NEXT_POSSESSION)
    assert game.clock == 9 - units


@rule("K-5")
@pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
def test_what_was_said_of_a_play_is_said_of_no_kick(edition: str) -> None:
    card = action("This play uses 2 more Time Units.", when=START_OF_DOWN)
    side = Side(hand=[card])
    game = scenario(edition, offense=side, ball=75, clock=9, at=START_OF_DOWN)
    game.offense.plays(0)
    game.run_to("play or kick")
    game.offense.answers(FIELD_GOAL)
    game.run_to(NEXT_POSSESSION)
    assert game.clock == 8


def test_a_kick_that_is_made_again_takes_no_more_time() -> None:
    again = meant("Kick again.", ACTION)
    assert meant("Kick again. This kick takes no Time Units.", ACTION) == again
    assert meant("Kick it again. The second kick uses no additional time.", ACTION) == again


@rule("K-3", "P-2")
@pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
@pytest.mark.parametrize(
    ("ball", "grit", "good"), [(60, 4, True), (60, 1, False), (70, 7, True), (70, 1, False)]
)
@pytest.mark.parametrize("kick", ["its result", "the result of the field goal"])
def test_only_the_result_is_that_from_nearer(
    edition: str, ball: int, grit: int, good: bool, kick: str
) -> None:
    """From the 40 only a 9 is good; one that is missed leaves the ball where it is."""
    said = f"If you kick a field goal this down, {kick} is determined as if the ball were 10 yards"
    card = action(f"{said} closer to your opponent's end zone.", when=START_OF_DOWN)
    deck = [play("Run Left", grit)] * 3
    game = scenario(
        edition,
        offense=Side(hand=[card], play_deck=deck),
        defense=Side(play_deck=[play("Run Left", 0, name="None")] * 3),
        ball=ball,
        at=START_OF_DOWN,
    )
    game.offense.plays(0)
    game.run_to("play or kick")
    game.offense.answers(FIELD_GOAL)
    game.run_to(NEXT_POSSESSION)
    assert game.offense.score == (3 if good else 0)
    assert game.ball == (25 if good else 100 - ball)


@rule("K-4")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("ball", "score"), [(60, 3), (55, 0)])
def test_they_are_decided_as_from_nearer(edition: str, ball: int, score: int) -> None:
    text = "Your field goals are resolved as if the ball were 5 yards closer."
    assert kicked(edition, ball, 4, text) == score
