"""The same in other words: what one sentence takes of a family of phrases, all others take too."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.reader import Scene, read

DRAW = "draw an Action card"
GONE = "Remove a Gridiron card from the field. If it"
SEARCH = "Search your Play deck for a Long Pass"


@pytest.mark.parametrize(
    ("text", "same"),
    [
        # who gains: a role stands there as a play of its kind (F-9)
        ("The runner gains 5 yards.", "If the offense called a Run play, gain 5 yards."),
        (
            "The receiver gains at most 10 yards on this play.",
            "If the offense called a Pass play, the play gains at most 10 yards.",
        ),
        ("The ball carrier gains 5 additional yards.", "Gain 5 yards."),
        # one thing, and another that may be done
        (f"Gain 5 yards and you may {DRAW}.", f"Gain 5 yards. You may {DRAW}."),
        # instead, in the middle and at the end
        (
            "If your pass would be incomplete this down, it is complete instead and gains 5 yards.",
            "If your pass would be incomplete this down, it is complete and gains 5 yards instead.",
        ),
        # players, abilities, positions
        (
            "You and your opponent exchange Action hands.",
            "The players exchange Action hands.",
        ),
        (
            "The receiver cannot use an Exhaust ability this down.",
            "The receiver cannot use Exhaust abilities this down.",
        ),
        # how long it lasts
        (
            "Until this possession ends, your Runs gain 5 additional yards.",
            "Your Runs gain 5 additional yards this possession.",
        ),
        (
            "Your Runs gain 5 additional yards until the half is over.",
            "Your Runs gain 5 additional yards this half.",
        ),
        (
            "This Player does not become Exhausted this play.",
            "This Player does not become Exhausted this down.",
        ),
        # what waits for something, for a while
        (
            f"Until the end of the half, {DRAW} each time you call a Run.",
            f"Until the end of the half, whenever you call a Run, {DRAW}.",
        ),
        (
            f"Until the end of the half, {DRAW} whenever you call a Run.",
            "Draw an Action card whenever you call a Run this half.",
        ),
        # whose play, whose card
        ("Add 2 Time Units to the offense's play.", "Add 2 Time Units to the play."),
        (
            "Subtract 1 Time Unit from the cost of the offense's play.",
            "The play uses 1 fewer Time Unit.",
        ),
        (f"{GONE} belonged to your opponent, {DRAW}.", f"{GONE} was your opponent's, {DRAW}."),
        (f"{GONE} did not belong to you, {DRAW}.", f"{GONE} was not yours, {DRAW}."),
        # a play that was named, a card that is shown, a ball that is nearer
        (
            f"Name a play. If your opponent reveals that play this down, {DRAW}.",
            f"Name a play. If your opponent calls that play this down, {DRAW}.",
        ),
        (
            f"{SEARCH}, show it to your opponent and add it to your hand.",
            f"{SEARCH}, reveal it and put it into your hand.",
        ),
        (
            "Treat your field goals as though the ball were 10 yards closer this half.",
            "Your field goals count as 10 yards nearer this half.",
        ),
    ],
)
def test_it_is_the_same_effect(text: str, same: str) -> None:
    assert read(text, Scene(action=True)).effects == effects(same)


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            "Whenever a Quarterback is your receiver, gain 10 yards.",
            "Whenever one of your Quarterbacks is the receiver, gain 10 yards.",
        ),
        (
            "Whenever your receiver is a Quarterback, gain 10 yards.",
            "Whenever one of your Quarterbacks is the receiver, gain 10 yards.",
        ),
        (
            f"Whenever your opponent's runner is a Tight End, {DRAW}.",
            f"Whenever one of your opponent's Tight Ends is the runner, {DRAW}.",
        ),
        (
            f"Whenever this Player becomes your receiver, {DRAW}.",
            f"Whenever this Player is designated as the receiver, {DRAW}.",
        ),
        (
            "Neither player may attempt a field goal from outside the opponent's 25.",
            "Neither player may attempt a field goal from beyond the 25 yard line.",
        ),
        (
            "This Player's Tackle abilities trigger even if the Player is Exhausted.",
            "This Player's Tackle abilities trigger even if this Player is Exhausted.",
        ),
    ],
)
def test_it_is_the_same_ability(text: str, same: str) -> None:
    assert read(text, Scene()).abilities == read(same, Scene()).abilities


@pytest.mark.parametrize(
    "text",
    [
        "Whenever your runner is your opponent's Tight End, draw an Action card.",
        "This down, your opponent discards a Play card each time they play an Action card.",
    ],
)
def test_what_contradicts_itself_or_is_a_cost_is_refused(text: str) -> None:
    assert is_refused(text)
