"""What is picked at random or of somebody's choosing, no more than once, and yards that are won."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.reader import Scene, read


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "Your opponent shows you one Play card from their hand, picked at random.",
            "Your opponent reveals a Play card from their hand at random.",
        ),
        ("Discard an Action card chosen at random.", "Discard an Action card at random."),
        (
            "Your opponent discards two Play cards selected at random.",
            "Your opponent discards two Play cards at random.",
        ),
        (
            "Your opponent discards a Play card of their choosing.",
            "Your opponent discards a Play card.",
        ),
        ("Discard an Action card of your own choosing.", "Discard an Action card."),
        (
            "Search your Action deck for a card of any type and add it to your hand.",
            "Search your Action deck for a card and put it into your hand.",
        ),
        (
            "Both players discard every Play card in their hands.",
            "Both players discard all of their Play cards.",
        ),
        (
            "If 5 or fewer Time Units are on the clock, gain a timeout.",
            "If there are 5 or fewer Time Units left, gain a timeout.",
        ),
        (
            "If the offense's last play won 20 or more yards, draw an Action card.",
            "If the offense's last play gained 20 or more yards, draw an Action card.",
        ),
        (
            "If the play picked up 15 yards or more, draw an Action card.",
            "If the play gained 15 yards or more, draw an Action card.",
        ),
        (
            "If the catch brings in at least fifteen yards, draw an Action card.",
            "If the catch gains at least fifteen yards, draw an Action card.",
        ),
        (
            "If you have no timeouts left, you may gain one.",
            "If you have no timeouts left, you may gain a timeout.",
        ),
        (
            "If your opponent spent a timeout this down, regain one and draw an Action card.",
            "If your opponent spent a timeout this down, gain a timeout and draw an Action card.",
        ),
        ("The offense wins 5 yards.", "The offense gains 5 yards."),
    ],
)
def test_it_is_the_same(said: str, plain: str) -> None:
    assert effects(said) == effects(plain)


@pytest.mark.parametrize("lays", ["place", "set", "return"])
@pytest.mark.parametrize("where", ["back on top in any order", "on the bottom in any order"])
def test_the_rest_is_set_back(lays: str, where: str) -> None:
    kept = "Look at the top five cards of your Play deck. Keep one of them in your hand and"
    assert effects(f"{kept} {lays} the others {where}.") == effects(f"{kept} put the rest {where}.")


@pytest.mark.parametrize("most", ["no more than", "not more than", "at most", "just"])
def test_an_ability_is_used_no_more_than_once(most: str) -> None:
    plain = "Run: Draw an Action card. Use only once per half."
    said = f"Run: Draw an Action card. Use this ability {most} once per half."
    assert read(said, Scene()) == read(plain, Scene())


@pytest.mark.parametrize(
    "text",
    [
        "Win the game.",
        "If you have fewer timeouts and fewer Action cards than your opponent, gain one.",
        "Bring in 5 Players.",
        "Discard an Action card of any type you choose.",
        "Discard an Action card of the choosing.",
        "Your opponent shows you one Play card from their hand, picked.",
    ],
)
def test_what_says_something_else_stays_refused(text: str) -> None:
    assert is_refused(text)
