"""What the defense called, as a defense; and calling another Play from one's hand."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.nouns import AllOf, Called, OnSide
from snapcount.cards.tree import BecomeDefense, CallFromHand, Gain, If


@pytest.mark.parametrize(
    "asked",
    [
        "your opponent called a Run defense",
        "your opponent's call stops a Run",
        "your opponent's defensive call is a Run defense",
    ],
)
def test_a_run_defense_is_called_on_defense(asked: str) -> None:
    on_defense = AllOf((OnSide("opponent", "defense"), Called("opponent", ("run",))))
    assert effects(f"If {asked}, gain 5 yards.") == (If(on_defense, (Gain(5),)),)


def test_the_defense_calls_nothing_else() -> None:
    (asked,) = effects("If the defense called a Short Pass defense, gain 5 yards.")
    assert asked.condition == Called("defense", ("short pass",))


@pytest.mark.parametrize(
    ("text", "calls", "back"),
    [
        ("Your play becomes any Pass play from your hand.", ("pass",), False),
        ("Your play becomes a Run from your hand. Discard the play you called.", ("run",), False),
        ("Discard your called play and call another play from your hand.", (), False),
        ("Exchange your called play with a Run play from your hand.", ("run",), True),
        (
            "Choose a Run from your hand. It becomes your play. Return the old play to your hand.",
            ("run",),
            True,
        ),
        (
            "Choose a Run from your hand. It becomes your play, and you discard the old play.",
            ("run",),
            False,
        ),
        (
            "Shuffle your called play into your deck and replace it with a Run from your hand.",
            ("run",),
            "shuffle",
        ),
        (
            (
                "Return your called play to your hand and choose a different Run from your hand."
                " That card becomes your called play."
            ),
            ("run",),
            True,
        ),
        (
            (
                "Put your called play on top of your Play deck. Choose another Play card from your"
                " hand. It becomes your play."
            ),
            (),
            "top",
        ),
    ],
)
def test_the_old_play_goes_where_the_text_says(
    text: str, calls: tuple[str, ...], back: bool | str
) -> None:
    assert effects(text) == (CallFromHand("you", calls, back),)  # type: ignore[arg-type]


def test_the_opponent_calls_another_play_than_the_one_that_comes_back() -> None:
    text = (
        "Your opponent returns their called play to their hand and chooses another Play card from"
        " their hand. It becomes their called play."
    )
    assert effects(text) == (CallFromHand("opponent", (), True),)


@pytest.mark.parametrize(
    "text",
    [
        "Exchange your called play with a Run in your Play discard pile.",
        "Discard your called play and choose a Run from your discard pile. It becomes your play.",
        "Choose a Run in your Play discard pile. That card becomes your called play.",
    ],
)
def test_a_play_of_the_discard_pile_is_called(text: str) -> None:
    assert effects(text) == (CallFromHand("you", ("run",), source="discard"),)


@pytest.mark.parametrize(
    "text",
    [
        "Discard the top card of your Play deck. That card becomes your called play.",
        "Discard an Action card. That card becomes your called play.",
        "Your opponent discards a Play card. That card becomes your called play.",
        "Audible. That card becomes your called play.",
    ],
)
def test_a_card_that_was_not_yours_to_call_is_not_called(text: str) -> None:
    assert is_refused(text)


def test_a_call_is_also_a_defense_against_another_play() -> None:
    also = (BecomeDefense(("short pass",), add=True),)
    text = "Your called play is also a Short Pass defense this down."
    assert effects(text, "defense") == also
    assert effects("Your called play becomes a Run Left defense.", "defense") == (
        BecomeDefense(("run left",)),
    )
