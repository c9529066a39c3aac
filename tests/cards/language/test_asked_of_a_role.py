"""`If the tackler is a Linebacker, exhaust that Player`: that Player is the tackler."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, Scenario, Side, player, rule, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


def tackled(edition: str, run: str, tackle: str = "") -> Scenario:
    """A Run of 15 by a Running Back (90) whom a Linebacker (80) tackles."""
    return scenario(
        edition,
        offense=Side(players=[player("RB", *[run] * bool(run), name="Back", rating=90)]),
        defense=Side(
            players=[player("LB", *[tackle] * bool(tackle), name="Backer", rating=80)],
        ),
        calls=("Run Left", "Run Right"),
        strength=3,
        carrier="Back",
        tackler="Backer",
    ).run_to(NEXT_DOWN)


@rule("F-9", "T-18")
@every_edition
@pytest.mark.parametrize(
    ("text", "ball"),
    [
        ("Run: If the tackler is a Linebacker, cancel that Player's Tackle ability.", 40),
        ("Run: If the tackler is a Safety, cancel that Player's Tackle ability.", 35),
        (
            "Run: If the tackler has a lower rating than this Player, cancel their Tackle ability.",
            40,
        ),
        ("Run: If the tackler is Energized, gain 5 yards and exhaust that Player.", 40),
    ],
)
def test_what_is_done_is_done_to_that_one(edition: str, text: str, ball: int) -> None:
    assert tackled(edition, text, "Tackle: The offense loses 5 yards.").ball == ball


@pytest.mark.parametrize(
    ("text", "role", "others"),
    [
        (
            "If the tackler is a Linebacker, exhaust {}.",
            "the tackler",
            ("that Player", "them", "it"),
        ),
        (
            "If the receiver has a rating of 85 or more, {} cannot be energized this possession.",
            "the receiver",
            ("that Player", "they"),
        ),
        (
            "If your runner isn't a Fullback, Energize {} and gain 5 yards.",
            "your runner",
            ("that Player", "him"),
        ),
    ],
)
def test_it_is_the_one_of_whom_it_is_asked(text: str, role: str, others: tuple[str, ...]) -> None:
    named = [effects(text.format(said)) for said in others]
    assert named == [effects(text.format(role))] * len(others)


@pytest.mark.parametrize(
    "text",
    [
        "If the runner has a lower rating than the tackler, exhaust that Player.",
        "Choose a Safety. If the tackler is Exhausted, Energize that Player.",
    ],
)
def test_of_two_neither_is_meant(text: str) -> None:
    assert is_refused(text)


def test_whoever_is_chosen_there_is_meant_after_that() -> None:
    text = "If the tackler is a Linebacker, choose a Safety and exhaust {}."
    assert effects(text.format("that Player")) == effects(text.format("the chosen Player"))
