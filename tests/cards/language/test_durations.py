"""How long something lasts: to the end of a play to come, and in possessions to come."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.printing import english
from snapcount.cards.tree import Await, CannotPlayActions, Lasting, ModifyYards
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    PRIOR_TO_SELECTING,
    Scenario,
    Side,
    action,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


@pytest.mark.parametrize(
    ("words", "duration"),
    [
        ("until the end of your opponent's next play", "next play's end"),
        ("until your opponent's next play is over", "next play's end"),
        ("through their next play", "next play's end"),
        ("during your opponent's next possession", "next possession"),
        ("on their next drive", "next possession"),
        ("until your opponent's next possession", "next possession's start"),
        ("until the start of their next possession", "next possession's start"),
    ],
)
def test_a_duration_stands_before_and_behind(words: str, duration: str) -> None:
    said = "your opponent cannot play Action cards"
    made = effects(f"{said.capitalize()} {words}.")
    assert made == (Lasting(CannotPlayActions("opponent"), duration),)  # type: ignore[arg-type]
    if "their" not in words:
        assert effects(f"{words.capitalize()}, {said}.") == made
    assert effects(english(made)) == made


@pytest.mark.parametrize(
    "words",
    [
        "until the end of your next play",
        "during your next possession",
        "until your next possession",
    ],
)
def test_it_may_be_the_other_player_s(words: str) -> None:
    (made,) = effects(f"Your opponent cannot play Action cards {words}.")
    assert isinstance(made, Lasting)
    assert made.of == "you"
    assert effects(english((made,))) == (made,)


@pytest.mark.parametrize("who", ["you", "your opponent"])
def test_what_waits_may_wait_so_long(who: str) -> None:
    audibles = "audible" if who == "you" else "audibles"
    said = f"Until your next possession, whenever {who} {audibles}, draw an Action card."
    (made,) = effects(said)
    assert isinstance(made, Await)
    assert (made.duration, made.once) == ("next possession's start", False)
    assert effects(english((made,))) == (made,)


@pytest.mark.parametrize(
    "text",
    [
        "Draw an Action card until your next possession.",
        "Your plays gain 5 more yards during the next possession.",
        'One of your Players gains "Run: Gain 5 yards." until the end of your next play.',
    ],
)
def test_what_is_done_once_does_not_last(text: str) -> None:
    assert is_refused(text)


# As it is played --------------------------------------------------------------------------------


def runs(game: Scenario, downs: int) -> list[int]:
    """What the plays of so many downs gain."""
    found: list[int] = []
    for _ in range(downs):
        game.run_to(NEXT_DOWN)
        found.append(game.yards)
    return found


@rule("T-9")
@every_edition
@pytest.mark.parametrize(
    ("words", "gains"),
    [
        ("until the end of your next play", [20, 20, 15]),
        ("on your next play", [15, 20, 15]),
        ("this down", [20, 15, 15]),
        ("until your next possession", [20, 20, 20]),
        ("until your opponent's next possession", [20, 20, 20]),
        ("during your next possession", [15, 15, 15]),
    ],
)
def test_the_plays_of_this_possession(edition: str, words: str, gains: list[int]) -> None:
    card = action(f"Your plays gain 5 more yards {words}.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card], at=ON_FIELD_ADJUSTMENTS, ball=25)
    game.offense.plays(0)
    assert runs(game, 3) == gains


@rule("T-9", "P-1")
@every_edition
@pytest.mark.parametrize(
    ("words", "theirs", "mine"),
    [
        ("Each player's plays gain 5 more yards until your next possession", 20, 15),
        ("Each player's plays gain 5 more yards until your opponent's next possession", 15, 15),
        ("Each player's plays gain 5 more yards during your next possession", 15, 20),
        ("Each player's plays gain 5 more yards during your opponent's next possession", 20, 15),
        (
            "Each player's plays gain 5 more yards until the end of your opponent's next play",
            20,
            15,
        ),
    ],
)
def test_the_possessions_after_it(edition: str, words: str, theirs: int, mine: int) -> None:
    card = action(f"{words}.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card], at=ON_FIELD_ADJUSTMENTS, down=4, clock=15)
    game.offense.plays(0)
    game.run_to(NEXT_POSSESSION)
    assert game.has_ball is game.defense
    assert runs(game, 2)[-1] == theirs  # the first down begins after the line-ups
    game.run_to(NEXT_POSSESSION)
    assert game.has_ball is game.offense
    assert runs(game, 2)[-1] == mine


@rule("R-5")
@every_edition
def test_a_play_that_is_replayed_is_not_the_next_one(edition: str) -> None:
    said = "Your plays gain 5 more yards until the end of your next play."
    lasting = action(said, when=PRIOR_TO_SELECTING)
    again = action("Replay the down.", when=ON_FIELD_ADJUSTMENTS, name="Again")
    game = scenario(edition, offense=Side(hand=[lasting, again]), at=PRIOR_TO_SELECTING)
    game.offense.plays(0)
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Again")
    assert runs(game, 2) == [20, 15]


def test_what_is_said_of_a_play_to_come_joins_no_other_play() -> None:
    made = effects("Your plays gain 5 more yards until the end of your next play.")
    assert made == (Lasting(ModifyYards(5), "next play's end"),)


@rule("T-4", "T-9")
@every_edition
@pytest.mark.parametrize(
    ("words", "points"),
    [
        ("until the end of your next play", [1, 2, 2]),
        ("until your opponent's next possession", [1, 2, 3]),
        ("until your next possession", [1, 2, 3]),
        ("during your next possession", [0, 0, 0]),
    ],
)
def test_a_trigger_waits_so_long(edition: str, words: str, points: list[int]) -> None:
    said = f"Whenever you gain 10 or more yards {words}, score 1 point."
    card = action(said, when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    found = []
    for _ in range(3):
        game.run_to(NEXT_DOWN)
        found.append(game.score[0])
    assert found == points


@rule("T-4", "P-1")
@every_edition
def test_a_trigger_waits_for_the_next_possession(edition: str) -> None:
    said = "Whenever a play gains 10 or more yards during your opponent's next possession, "
    card = action(f"{said}score 1 point.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card], at=ON_FIELD_ADJUSTMENTS, down=4)
    game.offense.plays(0)
    game.run_to(NEXT_POSSESSION)
    assert game.score[0] == 0
    runs(game, 2)
    assert game.score[0] == 1


@pytest.mark.parametrize(
    "said",
    [
        "players cannot be energized",
        "your Runs gain 5 more yards and cannot be stopped",
        "one of your Players cannot be exhausted",
        "whenever your opponent plays an Action card, draw an Action card",
    ],
)
def test_until_the_end_of_the_next_down_is_this_down_and_the_next(said: str) -> None:
    made = effects(f"Until the end of the next down, {said}.")
    downs = {
        duration: effects(f"{when}, {said}.")
        for duration, when in (("this down", "This down"), ("next down", "During the next down"))
    }
    assert {getattr(each, "duration", None) for each in made} >= set(downs)
    for duration, alone in downs.items():
        of_it = [each for each in made if getattr(each, "duration", duration) == duration]
        assert of_it == list(alone)


def test_what_is_done_at_once_does_not_last_until_the_end_of_the_next_down() -> None:
    assert is_refused("Until the end of the next down, gain 5 yards.")
    assert is_refused("Until the end of the next down, the next time you score, draw a Play card.")


@every_edition
def test_a_rule_holds_until_the_end_of_the_next_down(edition: str) -> None:
    """Two Runs that are stopped by what is called succeed, and the third does not."""
    card = action("Your Runs cannot be stopped until the end of the next down.")
    game = scenario(edition, offense=[card], calls=("Run Left", "Run Left"), at=PRIOR_TO_SELECTING)
    game.offense.plays(0)
    game.both_pass()
    for spot in (40, 55, 55):
        game.run_to(NEXT_DOWN)
        assert game.ball == spot
