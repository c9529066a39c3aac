"""What is said of the next kick, of the next two or three plays, of the other's next play."""

from __future__ import annotations

import pytest

from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    END_OF_PLAY,
    FIELD_GOAL,
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    PRIOR_TO_SELECTING,
    PUNT,
    Answer,
    Scenario,
    Side,
    action,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
PUNTS = [25, 30, 30, 35, 35, 40, 40, 45, 45, 50]  # K-2, by Grit


def kicks(game: Scenario, edition: str, what: Answer) -> None:
    """Whoever has the ball kicks, and the other gets it."""
    game.run_to("call" if edition == "2019" else "play or kick")
    game.has_ball.answers(what)
    game.run_to(NEXT_POSSESSION)


def prepared(edition: str, text: str) -> Scenario:
    game = scenario(
        edition,
        offense=Side(hand=[action(text, when=PRIOR_TO_SELECTING)]),
        ball=75,
        at=PRIOR_TO_SELECTING,
    )
    game.offense.plays(0)
    return game.run_to(NEXT_DOWN)


def beyond(game: Scenario) -> list[int]:
    """How much farther than its Grit says each punt went."""
    return [yards - PUNTS[grit] for _, _, yards, grit, *_ in game.log.all(events.PUNTED)]


@rule("K-2")
@every_edition
def test_a_longer_punt_is_the_next_one_and_no_other(edition: str) -> None:
    game = prepared(edition, "Your next punt goes 10 more yards.")
    for _ in range(3):
        kicks(game, edition, PUNT)
    assert beyond(game) == [10, 0, 0], "the second is the opponent's, the third the next but one"


@rule("K-2", "K-3")
@every_edition
def test_a_field_goal_in_between_is_no_punt(edition: str) -> None:
    game = prepared(edition, "Your next punt goes 10 more yards.")
    kicks(game, edition, FIELD_GOAL)
    kicks(game, edition, PUNT)
    kicks(game, edition, PUNT)
    assert beyond(game) == [0, 10]


@rule("K-1", "K-2")
@every_edition
@pytest.mark.parametrize(("what", "changed"), [("kick", 1), ("punt", 1), ("field goal", 0)])
def test_the_grit_of_the_next_kick_is_changed_once(edition: str, what: str, changed: int) -> None:
    game = prepared(edition, f"Add 3 to the Grit value of your next {what}.")
    kicks(game, edition, PUNT)
    kicks(game, edition, PUNT)
    kicks(game, edition, PUNT)
    plain = [grit for _, _, grit, *_ in game.log.all(events.GRIT)]
    kicked = [grit for *_, grit, _ in game.log.all(events.PUNTED)]
    assert kicked[0] == (plain[0] + 3 * changed) % 10
    assert kicked[1:] == plain[1:], "it was the next one"


@rule("K-3")
@every_edition
def test_the_opponents_next_field_goal_is_no_good(edition: str) -> None:
    game = prepared(edition, "Your opponent's next field goal is no good.")
    kicks(game, edition, PUNT)
    assert len(game.state.lasting) == 1, "nobody has kicked a field goal yet"
    kicks(game, edition, FIELD_GOAL)
    assert game.log.has(events.FIELD_GOAL_MISSED_EVENT)
    assert not game.state.lasting


@every_edition
@pytest.mark.parametrize(
    ("text", "yards"),
    [
        ("Your next two plays gain 10 more yards.", [15, 25, 25, 15]),
        ("Your next three plays gain 10 more yards.", [15, 25, 25, 25]),
        ("For your next two plays, increase the Play Strength by 1.", [15, 20, 20, 15]),
    ],
)
def test_the_next_plays_gain_more(edition: str, text: str, yards: list[int]) -> None:
    card = action(text, when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card], at=ON_FIELD_ADJUSTMENTS, ball=5)
    game.offense.plays(0)
    gained = []
    for _ in yards:
        game.run_to(NEXT_DOWN)
        gained.append(game.yards)
    assert gained == yards


@every_edition
def test_my_next_play_is_mine_though_the_words_are_about_the_opponent(edition: str) -> None:
    """The opponent's Action cards wait until the play is over."""
    card = action("Your opponent cannot play Action cards on your next play.", when=END_OF_PLAY)
    answer = action("Lose 5 yards.", when=ON_FIELD_ADJUSTMENTS, name="Answer")
    game = scenario(edition, offense=[card], defense=Side(hand=[answer] * 2), at=END_OF_PLAY)
    game.offense.plays(0)
    game.run_to(NEXT_DOWN).run_to(NEXT_DOWN)
    assert game.yards == 15, "on that play nothing could be played"
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.defense.plays("Answer")
    game.run_to(NEXT_DOWN)
    assert game.yards == 10


@every_edition
@pytest.mark.parametrize(
    "waits",
    [
        "a Wide Receiver gains 10 or more yards",
        "a Wide Receiver is the runner on a play that gains 10 or more yards",
        "the runner is a Wide Receiver and the play gains 10 or more yards",
    ],
)
def test_a_play_of_somebody_else_is_not_the_next_time(edition: str, waits: str) -> None:
    text = f"The next time this half {waits}, move the ball forward 20 yards."
    card = action(text, when=PRIOR_TO_SELECTING)
    game = scenario(edition, offense=Side(hand=[card]), at=PRIOR_TO_SELECTING, ball=5)
    game.offense.plays(0)
    spots = []
    for carrier in ("Running Back", "Wide Receiver", "Wide Receiver"):
        game.run_to("designation")
        game.offense.designates(carrier)
        spots.append(game.run_to(NEXT_DOWN).ball)
    assert spots == [20, 55, 70]
