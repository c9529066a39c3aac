"""A text of a Play that holds on one side alone: `as a defensive call`, `with this on offense`."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, Scenario, play, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


def called(edition: str, text: str, on_offense: bool, runs: str = "Run Left") -> Scenario:
    """The down is over: one side called the Play with the text."""
    mine = play(runs, 3 if on_offense else 0, "Long Pass", abilities=(text,), name="Own")
    plain = play(runs, 0 if on_offense else 3, "Long Pass", name="Plain")
    calls = (mine, plain) if on_offense else (plain, mine)
    return scenario(edition, calls=calls).run_to(NEXT_DOWN)


@every_edition
@pytest.mark.parametrize("side", ["offense", "defense"])
@pytest.mark.parametrize(
    "when",
    [
        "With this play on {side}",
        "With this as your {sided} call",
        "With this as your call on {side}",
        "As {a} {sided} call",
        "As your call on {side}",
        "While this is your call on {side}",
        "When this is your {sided} call",
        "If this is {a} {sided} call",
        "When called on {side}",
        "If called on {side}",
        "Called as your {sided} call",
        "When you use this play on {side}",
        "When you run this play on {side}",
    ],
)
def test_it_holds_on_that_side_alone(edition: str, when: str, side: str) -> None:
    sided, a = ("offensive", "an") if side == "offense" else ("defensive", "a")
    text = f"{when.format(side=side, sided=sided, a=a)}, draw an Action card."
    for on_offense in (True, False):
        game = called(edition, text, on_offense)
        mine, other = (game.offense, game.defense)[:: 1 if on_offense else -1]
        assert len(mine.hand) - len(other.hand) == (on_offense == (side == "offense"))


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            "This play also stops Short Pass as a defensive call.",
            "On defense, this play also stops Short Pass.",
        ),
        (
            "As an offensive call, this pass's catch range is 2-8.",
            "On offense, this pass's catch range is 2-8.",
        ),
        (
            "With this as your defensive call on third down, draw an Action card.",
            "If this is your defensive call and it is third down, draw an Action card.",
        ),
        (
            "If you are behind with this play on defense, draw an Action card.",
            "If you are on defense and you are behind, draw an Action card.",
        ),
    ],
)
def test_it_may_stand_with_other_conditions(text: str, same: str) -> None:
    scene = Scene(play=True)
    assert read(text, scene).abilities == read(same, scene).abilities


def test_it_may_be_said_behind() -> None:
    scene = Scene(play=True)
    called = read("If called on defense, draw an Action card.", scene).abilities
    assert read("Draw an Action card if called on defense.", scene).abilities == called
    assert read("Draw an Action card when called on defense.", scene).abilities == called
    unless = read("Draw an Action card unless called on defense.", scene).abilities
    assert (
        unless == read("Unless this is your defensive call, draw an Action card.", scene).abilities
    )


def test_no_other_card_is_called() -> None:
    assert is_refused("With this as your defensive call, draw an Action card.")
    assert is_refused("As an offensive call, gain 5 yards.")


def test_two_circumstances_both_hold() -> None:
    assert effects("On third down in overtime, draw an Action card.") == effects(
        "If it is third down and it is overtime, draw an Action card."
    )
    assert is_refused("On third down on fourth down, draw an Action card.")


@every_edition
@pytest.mark.parametrize(
    ("on_offense", "runs", "ball"),
    [(True, "Run Left", 40), (False, "Run Left", 30), (False, "Short Pass: 15 (0-9)", 40)],
)
def test_the_runners_yards_are_halved(edition: str, on_offense: bool, runs: str, ball: int) -> None:
    text = "With this as your defensive call, the runner's yards are halved."
    assert called(edition, text, on_offense, runs).ball == ball


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("Halve the runner's yards.", "If the offense called a Run, halve the yards gained."),
        ("The ball carrier's yards are halved.", "Halve the yards gained on the play."),
        ("Double the yards gained by the ball carrier.", "Double the yards gained on the play."),
        ("The ball carrier's yards are reduced by 5.", "The offense loses 5 yards."),
        ("Cancel any interception of this pass.", "Cancel any interception on this play."),
    ],
)
def test_whose_yards_and_passes_they_are(text: str, same: str) -> None:
    assert effects(text) == effects(same)


def test_interceptions_of_the_own_pass() -> None:
    """Not of another that an audible calls, as long as the text says so (T-7)."""
    scene = Scene(play=True)
    own = read("This pass cannot be intercepted.", scene).abilities
    assert read("Interceptions of this pass are cancelled.", scene).abilities == own
    on_offense = read(
        "While this is your call on offense, interceptions of this pass are cancelled.", scene
    )
    assert (
        on_offense.abilities
        == read("On offense, this pass cannot be intercepted.", scene).abilities
    )
