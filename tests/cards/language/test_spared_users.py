"""Exhaust abilities that do not exhaust their Player (T-5)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.printing import english
from snapcount.cards.language.reader import Scene, read
from snapcount.cards.nouns import Group, This
from snapcount.cards.tree import Lasting, SparesUsers, Static
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


def static(text: str) -> Any:
    (ability,) = read(text, Scene()).abilities
    assert isinstance(ability, Static)
    return ability.modifier


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


@pytest.mark.parametrize(
    ("text", "once_per"),
    [
        (
            "Once per half, this Player does not become Exhausted by using its Exhaust ability.",
            "half",
        ),
        ("Once per game: This Player may use its Exhaust ability without being exhausted.", "game"),
        ("You may use this Player's Exhaust ability without exhausting it once a game.", "game"),
        ("This Player is not Exhausted for using an Exhaust ability once per half.", "half"),
        ("Once each down, this Player may use an Exhaust ability without getting Exhausted.", None),
    ],
)
def test_so_often(text: str, once_per: Any) -> None:
    assert static(text) == SparesUsers(This(), once_per=once_per)
    assert static(english(Static(SparesUsers(This(), once_per=once_per)))) == static(text)


def test_so_often_is_said_of_one_player() -> None:
    assert is_refused(
        "Once per half, your Players may use Exhaust abilities without becoming Exhausted.",
        action=False,
    )


@every_edition
@rule("T-5")
@pytest.mark.parametrize("joint", [", this", ": This"])
def test_once_in_a_possession(edition: str, joint: str) -> None:
    often = f"Once per possession{joint} Player may use an Exhaust ability and stay Energized."
    game = used(edition, "", own=often)
    assert game.offense.exhausted == []
    game.run_to(NEXT_DOWN)
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.uses("Back")
    assert "Back" in game.offense.exhausted


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Once per half, when this Player uses an Exhaust ability, they do not become Exhausted.",
         "Once per half, using Exhaust abilities does not exhaust this Player."),
        (("The first time each possession this Player uses an Exhaust ability, this Player does not"
         " become Exhausted."),
         "Once per possession, using Exhaust abilities does not exhaust this Player."),
        ("Whenever this Player uses an Exhaust ability, this Player stays Energized.",
         "Using Exhaust abilities does not exhaust this Player."),
        (("Whenever one of your Tight Ends uses an Exhaust ability, that Player does not become"
         " Exhausted."),
         "Using Exhaust abilities does not exhaust your Tight Ends."),
    ],
)  # fmt: skip
def test_whoever_uses_one_is_spared_its_cost(text: str, plain: str) -> None:
    assert read(text, Scene()).abilities == read(plain, Scene()).abilities


def test_whoever_uses_one_so_often_is_one_player() -> None:
    one = (
        "Once per half, whenever {} uses an Exhaust ability, that Player does not become Exhausted."
    )
    assert not is_refused(one.format("this Player"), action=False)
    assert is_refused(one.format("one of your Players"), action=False)


def test_what_else_exhausts_them_is_another_matter() -> None:
    text = (
        "Whenever this Player uses an Exhaust ability, this Player cannot be Exhausted this down."
    )
    (ability,) = read(text, Scene()).abilities
    assert not isinstance(ability, Static)


@rule("T-5")
@every_edition
def test_it_stays_energized_once_in_a_possession(edition: str) -> None:
    text = (
        "The first time each possession this Player uses an Exhaust ability, they do not become"
        " Exhausted."
    )
    game = scenario(
        edition,
        offense=Side(players=[player("QB", text, GAINS)]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    found = []
    for _ in range(2):
        game.offense.uses("QB")
        found.append("Test QB" in game.offense.exhausted)
        game.run_to(NEXT_DOWN)
        if not found[-1]:
            game.run_to(ON_FIELD_ADJUSTMENTS)
    assert found == [False, True]
