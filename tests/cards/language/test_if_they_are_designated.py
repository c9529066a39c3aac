"""`If they are, …`: whoever was said before to be allowed a role, or bound to it, has it (F-9)."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.card import PlayCard
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import DESIGNATE, NEXT_DOWN, play, rule, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


@pytest.mark.parametrize(
    ("duty", "asked", "role"),
    [
        ("A Quarterback may be designated as the receiver", "they are", "the receiver is a QB"),
        ("A Quarterback may be designated as the receiver", "they are not",
         "the receiver is not a QB"),
        ("A Quarterback may receive a pass", "a Quarterback is", "the receiver is a QB"),
        ("A Wide Receiver must be designated as the runner", "that Wide Receiver is",
         "the runner is a WR"),
        ("Your Linebackers must be designated as the tackler", "they are",
         "the tackler is one of your LBs"),
        ("Choose one of your Players. It must be designated as the runner", "it is",
         "it is the runner"),
    ],
)  # fmt: skip
def test_the_role_is_that_of_the_sentence_before(duty: str, asked: str, role: str) -> None:
    plain = effects(f"{duty} this down. If {role}, gain 10 yards.")
    assert effects(f"{duty} this down. If {asked}, gain 10 yards.") == plain


@pytest.mark.parametrize(
    "text",
    [
        "Draw two Action cards. If they are, gain 10 yards.",
        (
            "Your Tight Ends must be designated as the receiver this down. Draw two Action cards."
            " If they are, gain 10 yards."
        ),
        (
            "Your Tight Ends must be designated as the receiver this down. If a Quarterback is,"
            " gain 10 yards."
        ),
        "Your Tight Ends must be designated this down. If they are, gain 10 yards.",
    ],
)
def test_somebody_was_given_a_role_before(text: str) -> None:
    assert is_refused(text)


MAY: str = "A Quarterback may be designated as the receiver of this pass."


def trick(text: str) -> PlayCard:
    return play("Short Pass: 15 (0-9)", 3, stops="Run Left", abilities=(text,))


def test_of_a_plays_own_pass_it_is_whoever_receives_that() -> None:
    of_play = MAY.replace("this pass", "this play")
    meant = trick(f"{of_play} If a Quarterback receives this pass, gain 10 yards.").abilities
    for asked in ("they are", "a Quarterback is"):
        assert trick(f"{MAY} If {asked}, gain 10 yards.").abilities == meant


@rule("F-9")
@every_edition
@pytest.mark.parametrize(("receiver", "yards"), [("QB", 10), ("WR", 0)])
def test_it_gains_more_if_he_receives_it(edition: str, receiver: str, yards: int) -> None:
    card = trick(f"{MAY} If they are, gain 10 yards.")
    game = scenario(edition, calls=(card, "Run Left"), at="designation")
    assert game.offense.may(DESIGNATE("QB"))
    game.offense.designates(receiver)
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == yards


@rule("F-9")
@every_edition
def test_called_on_defense_it_does_nothing(edition: str) -> None:
    card = trick(f"{MAY} If they are, gain 10 yards.")
    game = scenario(edition, calls=("Short Pass: 10 (0-9)", card), at="designation")
    assert not game.offense.may(DESIGNATE("QB"))
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == 0
