"""`Your opponent does the same`: what was done, with theirs in the place of yours."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "Draw an Action card. Your opponent does the same.",
            "Draw an Action card. Your opponent draws an Action card.",
        ),
        (
            "Draw an Action card. If you are behind, your opponent does too.",
            "Draw an Action card. If you are behind, your opponent draws an Action card.",
        ),
        (
            "Gain a timeout. Your opponent does as well.",
            "Gain a timeout. Your opponent gains a timeout.",
        ),
        (
            "Exhaust one of your Players, then your opponent does the same.",
            "Exhaust one of your Players. Your opponent exhausts one of their Players.",
        ),
        (
            "Discard your Action hand and draw three Action cards. Your opponent may do so too.",
            (
                "Discard your Action hand and draw three Action cards. Your opponent may discard"
                " their Action hand and draw three Action cards."
            ),
        ),
        (
            "You may draw two Play cards. If you do, your opponent may do the same.",
            "You may draw two Play cards. If you do, your opponent may draw two Play cards.",
        ),
        (
            "Your opponent discards an Action card. You may do likewise.",
            "Your opponent discards an Action card. You may discard an Action card.",
        ),
        (
            (
                "Flip over the top card of your Play deck. It becomes your play this down. Your"
                " opponent does the same."
            ),
            (
                "Flip over the top card of your Play deck. It becomes your play this down. Your"
                " opponent flips over the top card of their Play deck. It becomes their play this"
                " down."
            ),
        ),
    ],
)
def test_it_is_spelled_out(said: str, plain: str) -> None:
    assert effects(said, "offense") == effects(plain, "offense")


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            (
                "Energize one of your Running Backs. Your opponent may do the same with one"
                " of their"
                " Cornerbacks or Safeties."
            ),
            (
                "Energize one of your Running Backs. Your opponent may Energize one of their"
                " Cornerbacks or Safeties."
            ),
        ),
        (
            (
                "Exhaust one of your opponent's Linebackers. Your opponent does the same to"
                " one of your"
                " Tight Ends."
            ),
            (
                "Exhaust one of your opponent's Linebackers. Your opponent exhausts one of your"
                " Tight Ends."
            ),
        ),
        (
            (
                "Your opponent may Energize one of their Safeties. You may do the same for"
                " two of your"
                " Players."
            ),
            (
                "Your opponent may Energize one of their Safeties. You may Energize two of your"
                " Players."
            ),
        ),
    ],
)
def test_it_may_be_done_to_others(said: str, plain: str) -> None:
    assert effects(said, "offense") == effects(plain, "offense")


def test_what_is_done_to_nobody_is_not_done_to_others() -> None:
    assert is_refused("Draw an Action card. Your opponent may do the same with one of their CBs.")


@pytest.mark.parametrize(
    "text",
    [
        "Your opponent does the same.",
        "Gain 5 yards. Your opponent does the same.",
        "Draw an Action card. Draw a Play card. Your opponent does the same.",
        "Draw an Action card. You do the same.",
        "If you are behind, draw an Action card. Your opponent does the same.",
    ],
)
def test_it_must_be_known_what_that_is(text: str) -> None:
    assert is_refused(text)


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "Draw an Action card. If you are behind, so does your opponent.",
            "Draw an Action card. If you are behind, your opponent draws an Action card.",
        ),
        (
            "Discard an Action card. So must your opponent.",
            "Discard an Action card. Your opponent discards an Action card.",
        ),
        (
            "Gain a timeout. If you are ahead, your opponent gains one too.",
            "Gain a timeout. If you are ahead, your opponent gains a timeout.",
        ),
        (
            "Lose a timeout. Your opponent loses one as well.",
            "Lose a timeout. Your opponent loses a timeout.",
        ),
    ],
)
def test_the_other_player_does_so_too(said: str, plain: str) -> None:
    assert effects(said) == effects(plain)


@pytest.mark.parametrize(
    "said", ["Gain a timeout. Your opponent loses one.", "Gain 5 yards, and so does your opponent."]
)
def test_what_the_other_player_cannot_do_is_no_same(said: str) -> None:
    assert is_refused(said)
