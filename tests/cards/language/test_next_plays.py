"""What is said of somebody's next play, or next play of a kind, holds for that one alone."""

from __future__ import annotations

import pytest

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.tree import Await
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    FIELD_GOAL,
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    PRIOR_TO_SELECTING,
    START_OF_DOWN,
    Scenario,
    Side,
    action,
    play,
    scenario,
)
from snapcount.testing.layout import HandCard

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
STOPS = action("The play is stopped.", when=ON_FIELD_ADJUSTMENTS, name="Stops")


def after(edition: str, text: str, calls: tuple[str, str], *hand: HandCard) -> Scenario:
    """The offense has played the card before the calls; the defense may act on the play."""
    game = scenario(
        edition,
        offense=[action(text, when=PRIOR_TO_SELECTING)],
        defense=list(hand),
        calls=calls,
        strength=3,
        at=PRIOR_TO_SELECTING,
    )
    game.offense.plays(0)
    return game


def stopped_again(game: Scenario) -> Scenario:
    """The defense stops the play once more by an effect, where it can."""
    game.run_to(ON_FIELD_ADJUSTMENTS)
    if game.offense.asked("timing point"):
        game.offense.passes()
    game.defense.plays("Stops")
    return game.run_to(NEXT_DOWN)


@every_edition
@pytest.mark.parametrize(
    "text", ["Your next play cannot be stopped.", "Your next Run cannot be stopped."]
)
@pytest.mark.parametrize("against", ["Run Left", "Run Right"])
def test_it_cannot_be_stopped_by_a_call_or_by_an_effect(
    edition: str, text: str, against: str
) -> None:
    game = after(edition, text, ("Run Left", against), STOPS)
    assert stopped_again(game).ball == 40


@every_edition
@pytest.mark.parametrize(
    ("text", "call", "against", "yards"),
    [
        ("Your next Run gains 5 additional yards.", "Run Left", "Run Right", 20),
        ("Your next Run gains 5 additional yards.", "Run Left", "Run Left", 0),
        ("Your next Run gains 5 additional yards.", "Short Pass: 15 (0-9)", "Run Left", 15),
        ("Your next Pass gains 10 fewer yards.", "Short Pass: 15 (0-9)", "Run Left", 5),
        ("Your next Pass gains 10 fewer yards.", "Short Pass: 15 (9-9)", "Run Left", 0),
        ("Your next play gains 5 additional yards.", "Run Left", "Run Left", 0),
        ("If your next play is a Run, it gains 5 yards.", "Run Left", "Run Right", 20),
        ("If your next play is a Run, it gains 5 yards.", "Run Left", "Run Left", 0),
        ("If your next play is a Run, you gain 5 yards.", "Run Left", "Run Left", 0),
        ("If your next play is a Run, gain 5 yards.", "Short Pass: 15 (0-9)", "Run Left", 15),
        ("If your next play is a Pass, it loses 5 yards.", "Short Pass: 15 (0-9)", "Run Left", 10),
        ("If your next play is stopped, lose 5 yards.", "Run Left", "Run Right", 15),
    ],
)
def test_yards_besides_are_those_of_a_successful_play(
    edition: str, text: str, call: str, against: str, yards: int
) -> None:
    game = after(edition, text, (call, against)).run_to(NEXT_DOWN)
    assert game.ball == 25 + yards


@every_edition
@pytest.mark.parametrize(
    ("text", "fits", "other"),
    [
        (
            "If your next pass is incomplete, draw two Action cards.",
            "Short Pass: 15 (9-9)",
            "Short Pass: 15 (0-9)",
        ),
        ("If your next Run is stopped, draw two Action cards.", "Run Left", "Run Right"),
        (
            "If your next Short Pass is complete, draw two Action cards.",
            "Short Pass: 15 (0-9)",
            "Short Pass: 15 (9-9)",
        ),
        ("If your next Run gains 5 yards or more, draw two Action cards.", "Run Right", "Run Left"),
    ],
)
def test_what_becomes_of_the_next_one_is_asked_once(
    edition: str, text: str, fits: str, other: str
) -> None:
    for first, second, draws in ((fits, other, True), (other, fits, False)):
        offense = Side(
            hand=[action(text, when=PRIOR_TO_SELECTING, name="Asks")],
            plays=[play(first, 3, name="First"), play(second, 3, name="Second")],
        )
        game = scenario(
            edition, offense=offense, calls=("Run Left", "Run Left"), at=PRIOR_TO_SELECTING
        )
        game.offense.plays("Asks")
        game.run_to("call").offense.calls("First")
        game.run_to(NEXT_DOWN).run_to("call").offense.calls("Second")
        game.run_to(NEXT_DOWN)
        # The card itself, the next play of that kind, and what becomes of it
        assert game.resolved.count("Asks") == (3 if draws else 2)


@pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
@pytest.mark.parametrize(
    ("text", "grit", "draws"),
    [
        ("If your next field goal is good, draw two Action cards.", 4, True),
        ("If your next field goal is good, draw two Action cards.", 9, False),
        ("If your next field goal is missed, draw two Action cards.", 9, True),
    ],
)
def test_the_next_field_goal_is_the_next_one(
    edition: str, text: str, grit: int, draws: bool
) -> None:
    game = scenario(
        edition,
        offense=Side(
            hand=[action(text, when=START_OF_DOWN, name="Asks")],
            play_deck=[play("Run Left", grit // 2)] * 6,
        ),
        defense=Side(play_deck=[play("Run Left", grit - grit // 2)] * 6),
        ball=75,
        at=START_OF_DOWN,
    )
    game.offense.plays("Asks")
    game.run_to("play or kick").offense.answers(FIELD_GOAL)
    game.run_to(NEXT_POSSESSION).run_to("call")
    assert game.resolved.count("Asks") == (3 if draws else 2)


@every_edition
@pytest.mark.parametrize(
    "when",
    [
        "you gain 15 or more yards on a play this possession",
        "your play gains 15 or more yards this half",
        "you gain 15 or more yards on a play",
    ],
)
def test_a_shorter_play_is_not_the_next_time(edition: str, when: str) -> None:
    waits = action(f"The next time {when}, gain a timeout.", when=PRIOR_TO_SELECTING, name="Waits")
    burst = action("Gain 10 yards.", when=ON_FIELD_ADJUSTMENTS, name="Burst")
    hand = [waits, burst, burst]
    game = scenario(edition, offense=Side(hand=hand), strength=1, at=PRIOR_TO_SELECTING)
    game.offense.plays("Waits")
    assert game.run_to(NEXT_DOWN).offense.timeouts == 3
    for _ in range(2):
        game.run_to(ON_FIELD_ADJUSTMENTS).offense.plays("Burst")
        assert game.run_to(NEXT_DOWN).offense.timeouts == 4


# The next play of a possession or half ---------------------------------------------------------


@every_edition
@pytest.mark.parametrize(
    "text",
    [
        "Your next play this possession gains 5 additional yards.",
        "Your next Run this half gains 5 additional yards.",
        "On your next play this possession, gain 5 yards.",
    ],
)
def test_the_next_play_in_a_stretch_is_one_play(edition: str, text: str) -> None:
    game = after(edition, text, ("Run Left", "Run Right"))
    assert game.run_to(NEXT_DOWN).yards_by_effects == 5
    assert game.run_to(NEXT_DOWN).yards_by_effects == 0


@every_edition
@pytest.mark.parametrize(("stretch", "waits"), [("possession", 0), ("half", 1)])
def test_it_is_waited_for_so_long(edition: str, stretch: str, waits: int) -> None:
    """It is said once the last play of the possession is revealed."""
    card = action(
        f"Your next play this {stretch} gains 5 additional yards.", when=ON_FIELD_ADJUSTMENTS
    )
    game = scenario(edition, offense=[card], down=4, ball=50, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.run_to(NEXT_POSSESSION)
    assert len(game.state.lasting) == waits


def test_what_becomes_of_it_is_asked_when_it_is_called() -> None:
    (waits,) = action("If your next play this possession is stopped, draw an Action card.").effects
    assert isinstance(waits, Await)
    assert waits.duration == "this possession"
    assert waits.ability.event == "a play is revealed"
    (inner,) = waits.ability.effects
    assert isinstance(inner, Await)
    assert inner.duration == "this down"
    assert inner.ability.event == "a play is stopped"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Your next play this down gains 5 additional yards.", "how long is that play waited for"),
        (
            (
                "Your plays gain 5 additional yards during your next possession."
                " Your opponent cannot use timeouts until the end of that possession."
            ),
            "this possession or the next",
        ),
    ],
)
def test_what_stretch_is_meant_must_be_plain(text: str, said: str) -> None:
    with pytest.raises(TextError, match=said):
        action(text)
