"""Players in the words people use: whose they are, which, several at once, and their abilities."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        # Whose they are, before them and after
        ("Energize a Player you control.", "Energize one of your Players."),
        ("Energize each Player on your side.", "Energize all of your Players."),
        ("Exhaust a Player your opponent has.", "Exhaust one of your opponent's Players."),
        (
            "Your opponent energizes a Player on their bench.",
            "Your opponent energizes one of their Players on the bench.",
        ),
        ("Exhaust one of the Players on your side.", "Exhaust one of your Players."),
        # Which of them
        (
            "Energize all of your Players whose rating is 75 or lower.",
            "Energize all of your Players with a rating of 75 or less.",
        ),
        ("Exhaust a Player that is Energized.", "Exhaust an Energized Player."),
        ("Exhaust a tired Linebacker.", "Exhaust an Exhausted Linebacker."),
        (
            "Exhaust the Player with the highest rating.",
            "Exhaust the highest-rated Player on the field.",
        ),
        ("Exhaust any number of your Players.", "Exhaust up to ten of your Players."),
        ("Exhaust the designated receiver.", "Exhaust the receiver."),
        # All of them, in the singular
        ("Each Linebacker becomes Exhausted.", "Exhaust all Linebackers."),
        ("Every DL you have gets Energized.", "Energize all of your Defensive Linemen."),
        # Several, one after the other
        (
            "Energize your Quarterback and a Running Back.",
            "Energize your Quarterback. Energize a Running Back.",
        ),
        (
            "Energize two of your Players, one on the field and one on the bench.",
            "Energize one of your Players. Energize one of your Players on the bench.",
        ),
    ],
)
def test_players_are_described_in_any_order(said: str, plain: str) -> None:
    assert effects(said) == effects(plain)


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "Swap one of your Exhausted Players with a Player from your bench.",
            "Substitute one of your Exhausted Players with a Player.",
        ),
        (
            "Substitute one of your Players. The new Player enters the field Exhausted.",
            "Substitute one of your Players with an Exhausted Player.",
        ),
        (
            "Send one of your Players to the bench and bring in a Player from your bench.",
            "Substitute one of your Players with a Player.",
        ),
        (
            "Put a Linebacker from your bench onto the field in place of the tackler.",
            "Substitute the tackler with a Linebacker from the bench.",
        ),
        (
            "Substitute an Exhausted Player with one from your bench.",
            "Substitute one of your Exhausted Players with a Player.",
        ),
    ],
)
def test_players_are_substituted_in_any_words(said: str, plain: str) -> None:
    assert effects(said) == effects(plain)


def test_a_player_comes_in_from_the_bench_of_the_one_who_goes() -> None:
    assert is_refused("Substitute one of your Players with a Player on your opponent's bench.")


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "Cancel the tackler's Tackle ability.",
            "The Tackle abilities of the tackler are cancelled.",
        ),
        (
            "The runner's Run ability has no effect this down.",
            "The Run abilities of the runner are cancelled this down.",
        ),
        (
            "Target Player's abilities are cancelled this half.",
            "Choose a Player. The abilities of that Player are cancelled this half.",
        ),
        (
            "Your opponent's Linebackers' abilities are cancelled.",
            "The abilities of all of your opponent's Linebackers are cancelled.",
        ),
        (
            "Double the yards gained from Run abilities this down.",
            "The Run abilities of all Players are worth twice the yards this down.",
        ),
        (
            "The receiver gains no yards from Receive abilities.",
            "The Receive abilities of the receiver are worth no yards.",
        ),
        (
            "Increase the rating of one of your Players by 5 this half.",
            "Choose one of your Players. The rating of that Player is increased by 5 this half.",
        ),
        (
            "An opposing Player stays Exhausted this half.",
            "Choose an opposing Player. That Player stays Exhausted this half.",
        ),
    ],
)
def test_abilities_and_ratings_are_said_of_any_players(said: str, plain: str) -> None:
    assert effects(said) == effects(plain)


@pytest.mark.parametrize(
    "text",
    [
        "Energize one of your Players on your opponent's bench.",
        "Energize three of your Players, one on the field and one on the bench.",
        "Exhaust one of your Exhausted Energized Players.",
    ],
)
def test_what_says_two_things_at_once_is_refused(text: str) -> None:
    assert is_refused(text)


def test_a_player_of_the_game_is_chosen() -> None:
    said = effects("Choose a player. That player draws two Action cards.")
    assert said == effects("Target player draws two Action cards.")
    assert said == effects(
        "Choose one: draw two Action cards; or your opponent draws two Action cards."
    )


@pytest.mark.parametrize(
    ("said", "each"),
    [
        ("# and your Quarterbacks cannot be exhausted @.", "cannot be exhausted @"),
        ("Both # and your Quarterbacks cannot be exhausted @.", "cannot be exhausted @"),
        ("# and your Quarterbacks have +5 rating @.", "have +5 rating @"),
    ],
)
@pytest.mark.parametrize("one", ["the tackler", "your Tight Ends", "the ball carrier"])
def test_what_is_said_of_several_is_said_of_each(said: str, each: str, one: str) -> None:
    predicate = each.replace("@", "this down")
    first = predicate if one.startswith("your") else predicate.replace("have", "has")
    plain = f"{one} {first}. Your Quarterbacks {predicate}."
    assert effects(said.replace("#", one).replace("@", "this down")) == effects(plain)


def test_whom_an_effect_cannot_exhaust() -> None:
    said = "Your opponent cannot Exhaust the ball carrier or your Quarterbacks this down."
    plain = (
        "Your opponent cannot Exhaust the ball carrier this down."
        " Your opponent cannot Exhaust your Quarterbacks this down."
    )
    assert effects(said) == effects(plain)
    assert is_refused("Your opponent cannot Exhaust the tackler or their Safeties this down.")


def test_the_runner_or_receiver_is_one_player() -> None:
    assert effects("The runner or receiver cannot be Exhausted this down.") == effects(
        "The ball carrier cannot be Exhausted this down."
    )
