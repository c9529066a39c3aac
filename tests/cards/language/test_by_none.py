"""By 0 nothing is changed; and base yards that are gained, with no word for more, are set."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.kernel.walk import parts
from snapcount.cards.tree import ChangeBaseYards, SetBaseYards
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PLAY_NAMED,
    PRIOR_TO_SELECTING,
    Side,
    action,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


@rule("F-10")
@every_edition
@pytest.mark.parametrize(
    ("text", "gained"),
    [
        ("This play gains 0 base yards.", 0),
        ("This play gains 10 base yards.", 10),
        ("This play has 10 base yards.", None),
        ("This play gains 10 more base yards.", 25),
        ("This play loses 5 base yards.", 10),
        ("Your play gains 10 base yards.", 10),
        ("If you called a Run, it gains 10 base yards.", 10),
        ("If you call a Pass this down, it gains 10 base yards.", 15),
        ("The play has a Strength of 0.", 0),
        ("The play has a Play Strength of 5.", 25),
        ("The play gains 0 yards.", 0),
    ],
)
def test_a_run_of_15(edition: str, text: str, gained: int | None) -> None:
    if gained is None:
        assert is_refused(text, "offense")
        return
    card = action(text, when=ON_FIELD_ADJUSTMENTS, side="offense")
    game = scenario(edition, offense=[card], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).ball == 25 + gained


@rule("F-10")
@every_edition
@pytest.mark.parametrize(
    ("text", "gained"),
    [
        ("Your Runs gain 0 base yards.", 0),
        ("Your Runs gain 20 base yards.", 20),
        ("Your Runs gain 10 additional base yards.", 25),
        ("Your Passes gain 10 base yards.", 15),
    ],
)
def test_of_all_your_runs(edition: str, text: str, gained: int) -> None:
    game = scenario(edition, offense=Side(players=[player("RB", text)]))
    assert game.run_to(NEXT_DOWN).ball == 25 + gained


@rule("F-10")
@every_edition
@pytest.mark.parametrize(("named", "gained"), [("Run Left", 0), ("Run Right", 30)])
def test_a_named_play_gains_none(edition: str, named: str, gained: int) -> None:
    text = "Name a play. If your opponent calls the named play this down, it gains 0 base yards."
    card = action(text, when=PRIOR_TO_SELECTING, side="defense")
    game = scenario(edition, defense=[card], strength=6, at=PRIOR_TO_SELECTING)
    game.defense.plays(0).answers(PLAY_NAMED(named))
    assert game.run_to(NEXT_DOWN).ball == 25 + gained


@pytest.mark.parametrize(
    "text",
    [
        "Gain 0 yards.",
        "The play loses 0 yards.",
        "Your plays gain 0 more yards.",
        "Your Runs gain 0 yards this possession.",
        "The play uses 0 additional Time Units.",
        "Your next play uses 0 more Time Units.",
        "The play has 0 Strength.",
        "Add 0 to the Play Strength.",
        "The Play Strength is reduced by 0.",
        "The base yards are increased by 0.",
        "This play gains 0 more base yards.",
        "Move the ball forward 0 yards.",
        "The catch range is 0 wider.",
        "Gain 0 timeouts.",
        "Add 0 to the Grit value of your next kick.",
        "Determine Grit. If it is 5 or more, the play gains 0 additional yards.",
        "Choose one: Gain 0 yards; or gain 10 yards.",
    ],
)
def test_a_change_by_none_is_refused(text: str) -> None:
    assert is_refused(text, "offense")


@pytest.mark.parametrize(
    "text",
    [
        "Gain 5 yards.",
        "Your plays gain 5 more yards.",
        "The play uses 5 additional Time Units.",
        "Add 5 to the Play Strength.",
        "The base yards are increased by 5.",
        "Move the ball forward 5 yards.",
        "The catch range is 5 wider.",
        "Gain 2 timeouts.",
        "The play uses 0 Time Units.",
        "The Play Strength becomes 0.",
        "The offense gains 0 yards.",
        "Draw 0 Action cards.",
    ],
)
def test_what_changes_something_is_read(text: str) -> None:
    assert not is_refused(text, "offense")


@pytest.mark.parametrize(("more", "kind"), [("", SetBaseYards), ("more ", ChangeBaseYards)])
def test_what_is_set_and_what_is_changed(more: str, kind: type) -> None:
    done = effects(
        f"If your opponent calls a Run this down, it gains 5 {more}base yards.", "defense"
    )
    assert kind in {type(part) for part in parts(done)}
