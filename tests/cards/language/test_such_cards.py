"""One noun phrase for cards: by kind, call and Strength, as many as are said, from anywhere."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.printing import english
from snapcount.cards.language.reader import read
from snapcount.cards.nouns import Compare, CountCards, CountTurned, ThatMany, TheX, Times
from snapcount.cards.tree import (
    ChooseOne,
    ChooseX,
    Discard,
    Draw,
    Gain,
    If,
    LookAndTake,
    PutCards,
    Recover,
    RemoveCard,
    Search,
)

KINDS: list[tuple[str, str, dict[str, Any]]] = [
    ("a Power Up", "action", {"kind": "power up"}),
    ("a Power Up or a Superstar", "action", {"kind": ("power up", "superstar")}),
    ("a Power Up or Superstar", "action", {"kind": ("power up", "superstar")}),
    ("an Offense card", "action", {"kind": "offense"}),
    ("a Run play", "play", {"calls": ("run",)}),
    ("a Short Pass or a Long Pass", "play", {"calls": ("short pass", "long pass")}),
    ("a Play with a Strength of 9", "play", {"strength": (9, 9)}),
    ("a Play with Strength 5 or more", "play", {"strength": (5, 9)}),
    ("a Run with a Strength of 3 or less", "play", {"calls": ("run",), "strength": (0, 3)}),
]


@pytest.mark.parametrize(("words", "deck", "such"), KINDS)
def test_such_a_card_stands_wherever_a_card_does(
    words: str, deck: Any, such: dict[str, Any]
) -> None:
    name = deck.title()
    assert effects(f"Put {words} from your discard pile into your hand.") == (
        Recover("you", deck, **such),
    )
    assert effects(f"Return {words} from your {name} discard to your hand.") == (
        Recover("you", deck, **such),
    )
    assert effects(f"Shuffle {words} from your discard pile into your {name} deck.") == (
        PutCards("you", deck, source="discard", to="shuffle", **such),
    )
    assert effects(f"Discard {words} from your hand.") == (Discard("you", deck, **such),)
    assert effects(f"Your opponent discards {words} from their hand.") == (
        Discard("opponent", deck, **such),
    )
    assert effects(f"Search your {name} deck for {words} and put it into your hand.") == (
        Search("you", (deck,), reveal=False, **such),
    )
    top = f"Search your {name} deck for {words}, reveal it, shuffle your deck and put that card on"
    assert effects(f"{top} top of it.") == (Search("you", (deck,), to="top", **such),)
    there = Compare(CountCards("you", deck, "discard", **such), "at least", 1)
    assert effects(f"If there is {words} in your discard pile, gain 5 yards.") == (
        If(there, (Gain(5),)),
    )


@pytest.mark.parametrize(("_", "deck", "such"), KINDS)
def test_what_is_done_with_such_a_card_is_printed_as_it_is_read(
    _: str, deck: Any, such: dict[str, Any]
) -> None:
    for effect in (
        Recover("you", deck, **such),
        Recover("you", deck, 2, **such),
        Recover("you", deck, CountCards("you", deck, "discard", **such), **such),
        Discard("you", deck, **such),
        Discard("you", deck, None, **such),
        PutCards("you", deck, source="discard", **such),
        Search("you", (deck,), **such),
        Search("you", (deck,), to="top", **such),
        Search("you", (deck,), count=2, reveal=False, **such),
    ):
        said = english((effect,), None)
        assert effects(said) == (effect,), said


def test_how_many_of_them() -> None:
    def recovered(some: str) -> Any:
        return effects(f"Return {some} from your discard pile to your hand.")

    runs: Any = ("run",)
    assert recovered("two Run plays") == (Recover("you", "play", 2, calls=runs),)
    assert recovered("up to two Run plays") == (
        ChooseX(high=2),
        Recover("you", "play", TheX(), calls=runs),
    )
    there = CountCards("you", "play", "discard", calls=runs)
    assert recovered("any number of Run plays") == (
        ChooseX(up_to=there),
        Recover("you", "play", TheX(), calls=runs),
    )
    assert recovered("all Run plays") == (Recover("you", "play", there, calls=runs),)


def test_a_card_that_may_lie_on_the_field_is_discarded_from_where_it_is_said() -> None:
    assert is_refused("Your opponent discards all of their Power Ups.")
    assert effects("Your opponent discards all of their Power Ups from their hand.") == (
        Discard("opponent", "action", None, kind="power up"),
    )


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("Exhaust any number of your Players. Gain 5 yards for each.", CountTurned()),
        ("Exhaust two of your Players. Gain 5 yards for each one.", CountTurned()),
        ("Discard up to three Action cards. Gain 5 yards for each of them.", ThatMany()),
        ("Remove all Power Ups. Gain 5 yards for each Power Up removed this way.", ThatMany()),
        ("Remove up to two Power Ups. Gain 5 yards for each one removed.", ThatMany()),
    ],
)
def test_for_each_of_what_was_done_last(text: str, number: Any) -> None:
    assert effects(text)[-1] == Gain(Times(5, number))


@pytest.mark.parametrize(
    "text",
    [
        "Gain 5 yards for each.",
        "Remove all Power Ups. Gain 5 yards for each Gridiron card removed this way.",
        "Look at the top four cards of your Play deck, keep one and discard the other two.",
        "Remove a Power Up and a Superstar from one of your opponent's Players.",
    ],
)
def test_what_does_not_add_up_is_refused(text: str) -> None:
    assert is_refused(text)


def test_as_many_as_they_discarded() -> None:
    said = effects(
        "Each player discards all of their Action cards, then draws as many as they discarded."
    )
    assert said == (
        Discard("each player", "action", None),
        Draw("each player", "action", ThatMany()),
    )


def test_the_other_two_are_those_not_taken() -> None:
    text = (
        "Look at the top three cards of your Play deck. Put one of them into your hand. Put the"
        " other two on the bottom of your Play deck in any order."
    )
    assert effects(text) == (LookAndTake("play", 3),)


def test_where_cards_are_removed_from_is_said_once() -> None:
    """The Power Up was anybody's."""
    (either,) = effects("Remove a Power Up or a Superstar from one of your opponent's Players.")
    assert isinstance(either, ChooseOne)
    for (removed,) in either.options:
        assert isinstance(removed, RemoveCard)
        assert removed.players is not None


def test_an_offense_card_is_no_player_of_the_game() -> None:
    text = "Your opponent may discard an Offense card. If they do not, gain 5 yards."
    (offer,) = read(text, Scene(action=True)).effects
    assert offer == effects(text.replace("they do not", "your opponent does not"))[0]


@pytest.mark.parametrize(
    "text",
    [
        "Your opponent reveals their Action hand. Choose a Power Up from it. They discard it.",
        "Your opponent reveals their Action hand. Choose a Power Up from it and discard it.",
        "Look at your opponent's Action hand and discard a Power Up from it.",
    ],
)
def test_such_a_card_is_picked_from_a_hand(text: str) -> None:
    assert effects(text)[-1] == Discard("opponent", "action", how="look", kind="power up")


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("your discard pile contains a Power Up", "there is a Power Up in your discard pile"),
        ("your hand has no Run plays", "you have no Run plays in hand"),
    ],
)
def test_what_a_pile_has(said: str, plain: str) -> None:
    assert effects(f"If {said}, gain 5 yards.") == effects(f"If {plain}, gain 5 yards.")


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        (
            "Discard any number of Defense Action cards from your hand.",
            (
                "Choose X up to the number of Defense Action cards in your hand."
                " Discard X Defense Action cards."
            ),
        ),
        (
            "This down, you must discard 10 cards to play an Action card.",
            "You must discard 10 cards to play an Action card this down.",
        ),
    ],
)
def test_any_number_of_cards_has_words(text: str, printed: str) -> None:
    read_once = effects(text)
    assert english(read_once) == printed
    assert effects(printed) == read_once
