"""`If it has four or more cards`, `shuffle it into your deck`: a hand or pile that was named."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.nouns import CountCards, Half
from snapcount.cards.tree import PutCards
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import DISCARD, MODE, ON_FIELD_ADJUSTMENTS, Side, action, rule, scenario

LOOK = "Look at your opponent's Play hand."
THEY_HAVE = "your opponent has four or more Play cards in hand"
THEIRS = "your opponent has six or more cards in their Play discard pile"
REVEAL = "reveal the top card of your Action deck"
PILE = "you have {} or more cards in your Action discard pile"


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        (
            f"{LOOK} If it has four or more cards, draw an Action card.",
            f"{LOOK} If {THEY_HAVE}, draw an Action card.",
        ),
        (
            f"{LOOK} If it has four or more cards, choose one and they discard it.",
            f"{LOOK} If {THEY_HAVE}, they discard one of your choice.",
        ),
        (
            f"If {PILE.format('ten')}, shuffle it into your Action deck.",
            f"If {PILE.format('ten')}, shuffle your Action discard pile into your Action deck.",
        ),
        (
            f"If {THEIRS}, they shuffle it into their Play deck.",
            f"If {THEIRS}, they shuffle their Play discard pile into their Play deck.",
        ),
    ],
)
def test_it_is_what_was_looked_at_or_counted(text: str, plain: str) -> None:
    assert effects(text) == effects(plain)


@pytest.mark.parametrize(
    "text",
    [
        "If it has four or more cards, draw an Action card.",
        "Shuffle it into your Action deck.",
        # Another pile, another deck
        f"If {PILE.format('ten')}, shuffle it into your Play deck.",
        f"If {THEIRS}, shuffle it into your Play deck.",
        # Both hands
        "Look at your opponent's hand. If it has four or more cards, draw an Action card.",
        # The card that was revealed, or the pile?
        f"If {PILE.format('ten')}, {REVEAL}. Shuffle it into your Action deck.",
    ],
)
def test_what_was_not_named_is_refused(text: str) -> None:
    assert is_refused(text)


@rule("T-18")
@pytest.mark.parametrize(("most", "left"), [(2, 1), (5, 3)])
def test_the_pile_is_shuffled_if_it_is_large_enough(most: int, left: int) -> None:
    """Two cards lie there; the third is the card itself, which is discarded after it."""
    card = action(f"If {PILE.format(most)}, shuffle it into your Action deck.")
    pile = [action("Gain 5 yards."), action("Gain 10 yards.")]
    game = scenario("crd", offense=Side(hand=[card], action_discard=pile), at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.both_pass()
    assert len(game.offense.discard) == left


@pytest.mark.parametrize("sees", ["Your opponent reveals their", "Look at your opponent's"])
@pytest.mark.parametrize(
    "deck", ["their Action deck", "its owner's Action deck", "its owner's deck", "that deck"]
)
@pytest.mark.parametrize(
    ("put", "plain"),
    [
        ("Put one of those cards on the bottom of", "put it on the bottom of"),
        ("Put one of them on top of", "put it on top of"),
        ("Shuffle one of those cards into", "shuffle it into"),
    ],
)
def test_one_of_the_cards_that_were_seen_goes_back(
    sees: str, deck: str, put: str, plain: str
) -> None:
    seen = f"{sees} Action hand."
    assert effects(f"{seen} {put} {deck}.") == effects(
        f"{seen} Choose one of those cards and {plain} their Action deck."
    )


HALF = "Discard a number of Action cards equal to half the number of cards in your Action hand"


@pytest.mark.parametrize(
    "half",
    [
        "half of your Action hand",
        "half your Action hand",
        "half of the cards in your Action hand",
        "half of your Action cards",
        "half of the Action cards in your hand",
    ],
)
@pytest.mark.parametrize("rounded", ["", ", rounded down", ", rounded up", " (rounded up)"])
def test_half_of_a_hand(half: str, rounded: str) -> None:
    assert effects(f"Discard {half}{rounded}.") == effects(f"{HALF}{rounded}.")


def test_half_of_a_hand_goes_back() -> None:
    assert effects("Put half of your Play hand, rounded up, on the bottom of your Play deck.") == (
        PutCards("you", "play", Half(CountCards("you", "play", "hand"), up=True)),
    )


def test_of_which_hand_half_is_meant_is_said() -> None:
    assert is_refused("Discard half of your hand, rounded up.")


@rule("R-4")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_somebody_else_discards_half_of_theirs(edition: str) -> None:
    half = action(
        "Your opponent chooses one:\n• They discard half of their Action hand, rounded up."
        "\n• You draw three Play cards.",
        when=ON_FIELD_ADJUSTMENTS,
    )
    game = scenario(
        edition,
        offense=[half],
        defense=Side(["Gain 5 yards.", "Gain 10 yards.", "Draw a Play card."]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.both_pass()
    game.defense.answers(MODE(0))
    game.defense.answers(DISCARD("Gain 5 yards."))
    game.defense.answers(DISCARD("Gain 10 yards."))
    assert game.defense.hand == ["Draw a Play card."]
