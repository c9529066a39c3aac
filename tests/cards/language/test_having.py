"""What somebody has, what lies there, and numbers that are asked for."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("your Action deck is empty", "there are no cards in your Action deck"),
        ("your opponent's hand has no Action cards", "your opponent has no Action cards in hand"),
        ("you are out of timeouts", "you have no timeouts"),
        ("you have used all of your timeouts", "you have no timeouts"),
        ("you control a Gridiron card", "you have a Gridiron card"),
        ("you've got three or more Legends", "you have three or more Legends"),
        ("you have two Legends on the field", "you have two or more Legends"),
        ("you control two Legends in play", "you have two or more Legends"),
        (
            "you have fewer Legends than your opponent on the field",
            "you have fewer Legends on the field than your opponent",
        ),
        (
            "you have more Centers than your opponent has on the bench",
            "you have more Centers on the bench than your opponent",
        ),
        ("you have two Energized Players", "you have two or more Energized Players"),
        ("two of your Players are Legends", "you have two or more Legends"),
        (
            "two of your Tight Ends are on the field",
            "you have two or more Tight Ends on the field",
        ),
        ("there are two Tight Ends on the field", "there are two or more Tight Ends on the field"),
        ("a Weather card is on the field", "there is a Weather card on the field"),
        (
            "either player has no timeouts",
            "you have no timeouts or your opponent has no timeouts",
        ),
        (
            "three or more of your Players are Exhausted",
            "you have three or more Exhausted Players",
        ),
        (
            "you have called two or more Run plays this half",
            "the number of Run plays you called this half is at least 2",
        ),
        (
            "there are more Legends on your side than on your opponent's side",
            "you have more Legends than your opponent",
        ),
        ("the Play Strength is 1, 3, or 9", "the Play Strength is 1 or 3 or 9"),
        (
            "the Play Strength is odd",
            (
                "the Play Strength is 1 or the Play Strength is 3 or the Play Strength is 5"
                " or the Play Strength is 7 or the Play Strength is 9"
            ),
        ),
        (
            "your Play card has a Strength of 5 or more",
            "the Strength of your called play is 5 or more",
        ),
        (
            "your called play's Strength is higher than your opponent's",
            (
                "the Strength of your called play is higher than the Strength of your opponent's"
                " called play"
            ),
        ),
        (
            "the tackler's rating is higher than the runner's",
            "the tackler has a higher rating than the runner",
        ),
        (
            "the Play Strength is outside the catch range by 3 or more",
            "the distance from the catch range is at least 3",
        ),
        (
            "the play is a Pass with a base yardage of 20 or less",
            "the offense called a Pass play and the base yards are at most 20",
        ),
        ("the play results in a touchdown", "the offense scored a touchdown this down"),
    ],
)
def test_questions_have_many_words(said: str, plain: str) -> None:
    draw = ", draw an Action card."
    assert effects(f"If {said}{draw}", "offense") == effects(f"If {plain}{draw}", "offense")


def test_only_what_is_from_0_to_9_is_even() -> None:
    assert is_refused("If the number of cards in your Action hand is even, draw an Action card.")


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("Power Up on your field", "of your Power Ups on the field"),
        ("Power Up your opponent controls", "of your opponent's Power Ups on the field"),
        ("Exhausted Player you have", "of your Exhausted Players"),
        ("time you ran the ball this half", "Run play you called this half"),
    ],
)
def test_what_is_counted_may_be_followed_by_whose_it_is(said: str, plain: str) -> None:
    assert effects(f"Gain 5 yards for each {said}.", "offense") == effects(
        f"Gain 5 yards for each {plain}.", "offense"
    )


def test_a_number_for_each_of_something_has_a_maximum_at_the_end() -> None:
    said = "For each Exhausted Player, gain 5 yards, up to a maximum of 20 yards."
    plain = "Gain 5 yards for each Exhausted Player, up to 20 yards."
    assert effects(said, "offense") == effects(plain, "offense")


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("Toss an Action card.", "Discard an Action card."),
        (
            "Your opponent picks one of their Players.",
            "Your opponent chooses one of their Players.",
        ),
        ("Peek at the top card of your Action deck.", "Look at the top card of your Action deck."),
        (
            "If you are behind, draw a Play card; otherwise, draw an Action card.",
            "If you are behind, draw a Play card. Otherwise, draw an Action card.",
        ),
        (
            "Cancel the next Action card your opponent plays this down.",
            "The next time your opponent plays an Action card this down, cancel it.",
        ),
        ("Remove a Power Up you control.", "Remove one of your Power Ups."),
    ],
)
def test_verbs_and_signs_that_mean_the_same(said: str, plain: str) -> None:
    assert effects(said) == effects(plain)


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "Gain 5 yards, or 15 if it is fourth down.",
            "If it is fourth down, gain 15 yards. Otherwise, gain 5 yards.",
        ),
        (
            "Draw an Action card (or two Action cards if you are behind).",
            "If you are behind, draw two Action cards. Otherwise, draw an Action card.",
        ),
    ],
)
def test_another_number_in_another_case(said: str, plain: str) -> None:
    assert effects(said, "offense") == effects(plain, "offense")


def test_the_other_number_counts_the_same() -> None:
    assert is_refused("Gain 5 yards, or two Action cards if you are behind.", "offense")


def test_how_many_of_which_is_asked() -> None:
    assert is_refused("If you have two Quarterbacks, gain 5 yards.")


@pytest.mark.parametrize(
    "place",
    ["in theirs", "in their own", "in their hand", "in their Action hand"],
)
@pytest.mark.parametrize("how", ["more Action cards", "fewer Action cards"])
def test_where_the_others_are_may_be_said_again(how: str, place: str) -> None:
    plain = effects(f"If you have {how} in your hand than your opponent, gain 5 yards.")
    said = f"If you have {how} in your hand than your opponent has {place}, gain 5 yards."
    assert effects(said) == plain
    plain = effects(f"If your opponent has {how} in hand than you, gain 5 yards.")
    yours = place.replace("theirs", "yours").replace("their own", "yours").replace("their", "your")
    said = f"If your opponent has {how} in hand than you have {yours}, gain 5 yards."
    assert effects(said) == plain


@pytest.mark.parametrize(
    "compared",
    [
        "Action cards in your hand than your opponent has in their Play hand",
        "Action cards in your hand than your opponent has in yours",
        "cards in your Action deck than your opponent has in their Action hand",
        "timeouts than your opponent has in theirs",
        "Legends than your opponent has in theirs",
    ],
)
def test_it_is_the_same_place_and_their_own(compared: str) -> None:
    assert is_refused(f"If you have more {compared}, gain 5 yards.")
