"""The play that was named, stopped by this down's call; by how much a pass is incomplete; where the
offense started this down."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.nouns import AllOf, BallBegan, Compare, PlayIs, TheMiss
from snapcount.cards.tree import ActionsCost, AlsoStops, CopyDiscarded, Lasting
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PLAY_NAMED,
    Side,
    action,
    play,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


@pytest.mark.parametrize(
    "said",
    [
        "Your called play also stops the named play.",
        "Your call also stops that play this down.",
        "Your defensive call stops the named play as well.",
        "Your play also stops it this down.",
    ],
)
def test_the_call_also_stops_what_was_named(said: str) -> None:
    *_, stops = effects(f"Name a Run. {said}", "defense")
    assert stops == Lasting(AlsoStops((), "you"), "this down")


def test_only_the_defense_stops_it() -> None:
    assert is_refused("Name a Run. The offense's call also stops it.")
    assert is_refused("Your called play also stops the named play.", "defense")


@rule("F-4", "F-7")
@every_edition
@pytest.mark.parametrize(("named", "yards"), [("Run Middle", 0), ("Run Right", 15)])
def test_it_stops_the_play_that_was_chosen(edition: str, named: str, yards: int) -> None:
    text = "Choose Run Middle or Run Right. Your called play also stops the chosen play."
    game = scenario(
        edition,
        defense=Side(hand=[action(text, when=ON_FIELD_ADJUSTMENTS, side="defense")]),
        calls=(play("Run Middle", 3), play("Run Left", 0, "Long Pass")),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.plays(0)
    game.both_pass()
    game.defense.answers(PLAY_NAMED(named))
    assert game.run_to(NEXT_DOWN).yards == yards


@pytest.mark.parametrize(
    ("said", "how", "by"),
    [
        ("by exactly 1", "exactly", 1),
        ("by 2 or less", "at most", 2),
        ("by more than 3", "at least", 4),
    ],
)
def test_a_pass_is_incomplete_by_so_much(said: str, how: str, by: int) -> None:
    (found,) = effects(f"The pass is intercepted if it is incomplete {said}.")
    assert found.condition == AllOf((PlayIs("incomplete"), Compare(TheMiss(), how, by)))  # type: ignore[arg-type]


@rule("F-4")
@pytest.mark.parametrize("edition", [name for name in EDITION_NAMES if name != "2019"])  # G-3
@pytest.mark.parametrize(
    ("strength", "stops", "picked"),
    [(2, "Run Left", True), (1, "Run Left", False), (7, "Run Left", True), (4, "Run Left", False)],
)
def test_one_off_at_either_end(edition: str, strength: int, stops: str, picked: bool) -> None:
    text = "If the pass is incomplete by exactly 1, it is intercepted instead."
    game = scenario(
        edition,
        defense=Side(hand=[action(text, when=ON_FIELD_ADJUSTMENTS, side="defense")]),
        calls=(play("Long Pass: 40 (3-6)", strength), play("Run Left", 0, stops)),
        at=ON_FIELD_ADJUSTMENTS,
    )
    seat = game.offense.seat
    game.defense.plays(0)
    game.both_pass()
    if game.down == 1 and game.has_ball.seat == seat:
        game.run_to(NEXT_DOWN)
    assert (game.has_ball.seat != seat) is picked


@pytest.mark.parametrize(
    "said",
    [
        "the offense starts this down inside your 20",
        "the offense started this down within your 20",
        "your opponent began this down inside your 20",
        "this down started inside your 20",
    ],
)
def test_where_the_offense_started(said: str) -> None:
    (found,) = effects(f"If {said}, the play becomes stopped.", "defense")
    assert found.condition == BallBegan(20, "you")


def test_plays_become_what_they_are() -> None:
    for so in ("Runs become stopped this down", "Run plays become stopped this down"):
        assert effects(f"{so}.") == effects("Runs are stopped this down.")


@pytest.mark.parametrize(
    "said",
    [
        "Your opponent must discard an Action card for every Action card they play this down.",
        (
            "Your opponent cannot play Action cards this down unless they discard an Action card"
            " for each one they play."
        ),
        (
            "This down, your opponent cannot play Action cards unless they discard an Action card"
            " for every Action card they play."
        ),
    ],
)
def test_each_of_them_costs_so_much(said: str) -> None:
    assert effects(said) == (Lasting(ActionsCost("opponent", "action", 1), "this down"),)


@pytest.mark.parametrize("has", ["This card has the same effect as", "this copies the effect of"])
def test_this_card_does_what_another_one_does(has: str) -> None:
    joint = "." if has[0] == "T" else " and"
    text = f"Choose an Action card in your opponent's discard pile{joint} {has} that card."
    assert effects(text) == (CopyDiscarded("opponent"),)
