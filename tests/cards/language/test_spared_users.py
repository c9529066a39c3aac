"""Exhaust abilities that do not exhaust their Player (T-5)."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.printing import english
from snapcount.cards.nouns import Group
from snapcount.cards.tree import Lasting, SparesUsers
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PRIOR_TO_SELECTING,
    USE,
    Scenario,
    Side,
    action,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)

YOURS = Group("you")
GAINS = "Exhaust: Gain 5 yards. Exhaust only during On Field Adjustments."


@pytest.mark.parametrize(
    "text",
    [
        "Your Players may use their Exhaust abilities without becoming Exhausted.",
        "Your Players do not become Exhausted for using Exhaust abilities.",
        "Your Players are not Exhausted by using their Exhaust abilities.",
        "You may use the Exhaust abilities of your Players without exhausting them.",
        "Using Exhaust abilities does not exhaust all of your Players on the field.",
    ],
)
def test_whenever_they_use_one(text: str) -> None:
    meant = effects(text)
    assert meant == (Lasting(SparesUsers(YOURS)),)
    assert effects(english(meant)) == meant


@pytest.mark.parametrize(
    "text",
    [
        "Your Players do not become Exhausted the next time you use their Exhaust abilities.",
        "Your Players are not Exhausted the next time one of them uses an Exhaust ability.",
        "The next use of an Exhaust ability does not exhaust all of your Players on the field.",
    ],
)
def test_the_next_time(text: str) -> None:
    text = text.replace("uses an Exhaust ability", "uses their Exhaust abilities")
    assert effects(text) == (Lasting(SparesUsers(YOURS, once=True)),)


def test_the_next_time_comes_after_something() -> None:
    assert is_refused(
        "This Player does not become Exhausted the next time you use its Exhaust ability.",
        action=False,
    )


def used(edition: str, text: str, *, at: str = "", own: str = "") -> Scenario:
    """The offense uses its Running Back's Exhaust ability when that text counts for it."""
    backs = [player("RB", GAINS, *([own] if own else []), name="Back")]
    hand = [action(text, when=PRIOR_TO_SELECTING)] if text else []
    game = scenario(
        edition,
        offense=Side(players=backs, hand=hand),
        at=PRIOR_TO_SELECTING if text else ON_FIELD_ADJUSTMENTS,
        carrier="WR",
    )
    if text:
        game.offense.plays(0)
        game.run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.uses("Back")
    return game


FREE = "Your Players may use their Exhaust abilities without becoming Exhausted this down."
NEXT = "Your Players do not become Exhausted the next time you use their Exhaust abilities."
OWN = "You may use this Player's Exhaust ability without becoming Exhausted."


@every_edition
@rule("T-5")
@pytest.mark.parametrize(("text", "own"), [(FREE, ""), (NEXT, ""), ("", OWN)])
def test_it_is_spared_once(edition: str, text: str, own: str) -> None:
    """The ability is used all the same; used again in this down, it costs what it always does."""
    game = used(edition, text, own=own)
    assert game.offense.exhausted == []
    assert game.yards_by_effects in (0, 5)
    game.offense.uses("Back")
    assert game.offense.exhausted == ["Back"]
    assert not game.offense.may(USE("Back"))
    assert game.run_to(NEXT_DOWN).yards == 15 + 10


@every_edition
@rule("T-5")
def test_without_it_it_costs(edition: str) -> None:
    game = used(
        edition,
        "Your Linebackers may use their Exhaust abilities without becoming Exhausted this down.",
    )
    assert game.offense.exhausted == ["Back"]


@every_edition
def test_whom_somebody_has_chosen(edition: str) -> None:
    text = (
        "Choose one of your Running Backs. It does not become Exhausted the next time you use its "
        "Exhaust ability."
    )
    assert used(edition, text).offense.exhausted == []


@every_edition
@pytest.mark.parametrize(("text", "spared"), [("", True), (NEXT, False)])
def test_in_the_next_down(edition: str, text: str, spared: bool) -> None:
    game = used(edition, text, own="" if text else OWN)
    assert game.offense.exhausted == []
    game.run_to(NEXT_DOWN)
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.uses("Back")
    assert ("Back" not in game.offense.exhausted) is spared
