"""Wordings that mean the same: of effects, in static text, on a Play and in a timing line."""

from __future__ import annotations

import pytest

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.parse import parse_timing
from snapcount.cards.language.reader import read
from snapcount.cards.words import Side

STANDING = [
    # What Action cards cost
    (
        "As an additional cost to play an Action card, a player must discard a Play card.",
        "Each player must discard a Play card to play an Action card.",
    ),
    (
        "Players must discard a Play card to play an Action card.",
        "Each player must discard a Play card to play an Action card.",
    ),
    # The play somebody has called
    (
        "Whenever a run of yours is stopped, draw a card.",
        "Whenever your run is stopped, draw a card.",
    ),
    (
        "Bench: Whenever a pass your opponent called is incomplete, draw a card.",
        "Bench: Whenever your opponent's pass is incomplete, draw a card.",
    ),
    ("Runs you call gain 5 additional yards.", "Your runs gain 5 additional yards."),
    # How many cards a hand holds
    ("Each player's Action hand limit is four cards.", "Each player's Action hand limit is 4."),
    ("You have a Play hand size of 6 cards.", "Your Play hand limit is 6."),
    # Two events of one player, whoever that is
    (
        "Whenever a player fumbles or throws an interception, that player draws an Action card.",
        (
            "Whenever a player fumbles, that player draws an Action card. Whenever a player"
            " throws an interception, that player draws an Action card."
        ),
    ),
    (
        "Bench: Whenever your opponent loses the ball on an interception or a fumble, draw a card.",
        "Bench: Whenever you force a fumble or interception, draw a card.",
    ),
    # The Grit of a punt
    (
        "Whenever your opponent punts, subtract 1 from the Grit.",
        "The Grit of your opponent's punts is reduced by 1.",
    ),
    # Positions
    (
        "This Player counts as both a Tight End and a Wide Receiver.",
        "This Player also counts as a Tight End. This Player also counts as a Wide Receiver.",
    ),
    ("This Player is also considered an OL.", "This Player also counts as an OL."),
    ("Your DBs are also treated as Linebackers.", "Your DBs also count as Linebackers."),
    (
        "This Player is also considered both a Tight End and a Wide Receiver.",
        "This Player also counts as a Tight End. This Player also counts as a Wide Receiver.",
    ),
    # Abilities of others
    (
        "Exhaust: Use the Tackle ability of one of your DBs as though it were this Player's own.",
        "Exhaust: Copy the Tackle ability of one of your DBs.",
    ),
    # The end of a half
    (
        "Players cannot use timeouts during the final 3 Time Units of each half.",
        "While there are 3 Time Units or less left, players cannot use timeouts.",
    ),
    # Catch ranges
    (
        "The highest number in the catch range of your Long Passes is reduced by 1.",
        "The catch range of your Long Passes ends 1 lower.",
    ),
    # Field goals
    (
        "Field goals can't be attempted from outside your opponent's 30-yard line.",
        "Neither player can kick field goals from beyond the 30 yard line.",
    ),
    # Both players
    (
        "Players discard an Action card at the start of each half.",
        "At the start of each half, each player discards an Action card.",
    ),
    # Possessions
    (
        "At the start of each possession in which you are on defense, draw a card.",
        "At the start of your opponent's possession, draw a card.",
    ),
]

EFFECTS = [
    # The play somebody has called
    ("Return the play you called this down to your hand.", "Return your called play to your hand."),
    (
        "Your opponent returns the play they called to their hand.",
        "Your opponent returns their called play to their hand.",
    ),
    # Yards
    (
        "If the offense did not gain any yards on this play, draw a Play card.",
        "If the play does not gain 1 yard or more, draw a Play card.",
    ),
    (
        "If no yards were gained on this play, draw a Play card.",
        "If the play gains 0 yards or less, draw a Play card.",
    ),
    (
        "Halve the yards gained on this play, rounding down to the nearest 5.",
        "Halve the yards gained on the play.",
    ),
    # More or less, as one chooses
    (
        "Reduce the Play Strength by 1 or increase it by 1.",
        "Increase or decrease the Play Strength by 1.",
    ),
    # Searching, and looking at a hand
    (
        "Search your Play deck for a Run, reveal it, put it into your hand, then shuffle.",
        "Search your Play deck for a Run, reveal it and put it into your hand.",
    ),
    (
        "Look at your opponent's Play hand and choose a card there. They can't call it this down.",
        (
            "Look at your opponent's Play hand. Choose one of those cards. They cannot select it"
            " this down."
        ),
    ),
    # Time
    (
        "Until the end of the possession, each Run you call takes just 1 Time Unit.",
        "Your Run plays take 1 Time Unit until the end of the possession.",
    ),
    # Another number in the place of one
    (
        "Draw an Action card. If you are behind, draw two Action cards instead of one.",
        "If you are behind, draw two Action cards. Otherwise, draw an Action card.",
    ),
    (
        "The offense loses 5 yards. If the ball carrier is a Quarterback, it loses 10 instead.",
        (
            "If the ball carrier is a Quarterback, the offense loses 10 yards. Otherwise, the"
            " offense loses 5 yards."
        ),
    ),
    # Who has the ball, and who caught it
    ("If you have the ball, draw a Play card.", "If you are on offense, draw a Play card."),
    (
        "At the end of the play, if you completed a Long Pass, draw a Play card.",
        "At the end of the play, if your Long Pass was complete, draw a Play card.",
    ),
    # No card at the end of the down
    ("Skip your next Action draw.", "Do not draw an Action card at the end of this down."),
    (
        "Your opponent skips their Action card draw this down.",
        "Your opponent does not draw an Action card at the end of this down.",
    ),
]

ON_PLAYS = [
    (
        "If this stops a pass on third down, draw a card.",
        "If this play stops a pass while it is third down, draw a card.",
    ),
    ("When it stops a run, draw a card.", "If this card stops a run, draw a card."),
    (
        "On fourth down, the catch range of this pass is 1-8 instead.",
        "If it is fourth down, the catch range of this pass becomes 1-8.",
    ),
]

TIMINGS = [
    (
        "at the start of a down. Play only if you are behind",
        "at the start of a down if you are behind",
    ),
    ("at the end of the play. Play only once per half", "once per half at the end of the play"),
    ("to answer a fumble or interception", "in response to an interception or fumble"),
    ("in answer to an Action card your opponent plays", "when your opponent plays an Action card"),
]


def named(text: str) -> str:
    return text.replace("draw a card", "draw an Action card")


@pytest.mark.parametrize(("said", "plain"), STANDING)
def test_standing(said: str, plain: str) -> None:
    scene = Scene()
    assert read(named(said), scene).abilities == read(named(plain), scene).abilities


@pytest.mark.parametrize(("said", "plain"), EFFECTS)
def test_effects(said: str, plain: str) -> None:
    scene = Scene(action=True)
    assert read(said, scene).effects == read(plain, scene).effects


@pytest.mark.parametrize(("said", "plain"), ON_PLAYS)
def test_on_plays(said: str, plain: str) -> None:
    scene = Scene(play=True, on_player=False)
    assert read(named(said), scene).abilities == read(named(plain), scene).abilities


@pytest.mark.parametrize(("said", "plain"), TIMINGS)
@pytest.mark.parametrize("side", ["offense", "defense"])
def test_timings(said: str, plain: str, side: Side) -> None:
    assert parse_timing(f"Play only {said}.", side) == parse_timing(f"Play only {plain}.", side)


def test_the_runner_is_somebodys() -> None:
    scene = Scene(action=True, side="defense")
    said = "Your opponent's runner fumbles."
    plain = "If your opponent called a Run play, the play becomes a fumble."
    assert read(said, scene).effects == read(plain, scene).effects
