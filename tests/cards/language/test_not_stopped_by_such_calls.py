"""Plays that some of what a defense calls does not stop: what else it calls stops them."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, modifier

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.tree import Lasting, NotStoppedByCall
from snapcount.cards.words import RUN_CALLS
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)
from snapcount.testing.cards import parse_page

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
MIDDLE = "Your Runs cannot be stopped by Run Middle."
UNSPECIFIED = [("Run", "Run Left / Run Middle", 0), ("Run", "Run Middle", 15)]


@rule("F-4", "F-6")
@every_edition
@pytest.mark.parametrize(
    ("call", "stops", "yards"),
    [
        ("Run Middle", "Run Middle", 15),
        ("Run Middle", "Run Left / Run Middle", 15),
        ("Run Middle", "Run Left / Run Middle / Run Right", 15),
        ("Run Left", "Run Left / Run Middle", 0),
        ("Run Left", "Run Left", 0),
    ],
)
def test_the_rest_of_the_call_stops_it(edition: str, call: str, stops: str, yards: int) -> None:
    calls = (play(call, 3), play("Run Left", 0, stops, name="Wall"))
    game = scenario(edition, offense=Side(players=[player("FB", MIDDLE)]), calls=calls)
    assert game.run_to(NEXT_DOWN).yards == yards


@rule("F-6")
@pytest.mark.parametrize(("call", "stops", "yards"), UNSPECIFIED)
def test_a_run_without_a_direction(call: str, stops: str, yards: int) -> None:
    calls = (play(call, 3), play("Run Left", 0, stops, name="Wall"))
    game = scenario("crd", offense=Side(players=[player("FB", MIDDLE)]), calls=calls)
    assert game.run_to(NEXT_DOWN).yards == yards


@rule("F-4")
@every_edition
@pytest.mark.parametrize(("held_by", "yards"), [("offense", 15), ("defense", 0)])
def test_it_is_said_of_the_own_plays_alone(edition: str, held_by: str, yards: int) -> None:
    calls = (play("Run Middle", 3), play("Run Left", 0, "Run Middle", name="Wall"))
    of_each = {
        side: Side(players=[player("FB" if side == "offense" else "LB", MIDDLE)])
        if side == held_by
        else Side()
        for side in ("offense", "defense")
    }
    game = scenario(edition, offense=of_each["offense"], defense=of_each["defense"], calls=calls)
    assert game.run_to(NEXT_DOWN).yards == yards


@rule("F-4", "T-9")
@every_edition
@pytest.mark.parametrize(("ball", "yards"), [(90, 5), (85, 0)])
def test_while_something_is_so(edition: str, ball: int, yards: int) -> None:
    text = f"While the ball is inside your opponent's 10, {MIDDLE[0].lower()}{MIDDLE[1:]}"
    calls = (play("Run Middle", 1), play("Run Left", 0, "Run Middle", name="Wall"))
    holder = Side(players=[player("FB", text)])
    game = scenario(edition, offense=holder, calls=calls, ball=ball)
    assert game.run_to(NEXT_DOWN).yards == yards


@rule("F-4", "F-7")
@every_edition
def test_an_effect_says_it_of_this_play(edition: str) -> None:
    free = action(
        "Your play cannot be stopped by a Run Middle call this down.",
        when=ON_FIELD_ADJUSTMENTS,
        side="offense",
    )
    calls = (play("Run Middle", 3), play("Run Left", 0, "Run Middle", name="Wall"))
    game = scenario(edition, offense=Side([free]), calls=calls, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == 15


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (MIDDLE, NotStoppedByCall("you", ("run",), ("run middle",))),
        (
            "Your opponent's Run Left and Run Right calls do not stop your Runs.",
            NotStoppedByCall("you", ("run",), ("run left", "run right")),
        ),
        (
            "Your Short Passes cannot be stopped by a Short Pass defense.",
            NotStoppedByCall("you", ("short pass",), ("short pass",)),
        ),
        (
            "Your plays are not stopped by All Runs.",
            NotStoppedByCall("you", (), RUN_CALLS),
        ),
        ("Your Runs cannot be stopped by the defense's call.", NotStoppedByCall("you", ("run",))),
    ],
)
def test_said_in_other_words(text: str, meant: NotStoppedByCall) -> None:
    assert modifier(text) == meant


def test_said_for_a_while() -> None:
    text = "Your Runs cannot be stopped by Run Left until the end of the possession."
    held = Lasting(NotStoppedByCall("you", ("run",), ("run left",)), "this possession")
    assert effects(text) == (held,)


@pytest.mark.parametrize(
    "text",
    [
        "Your Passes cannot be stopped by Run Left.",
        "Your Short Passes cannot be stopped by Long Pass.",
    ],
)
def test_what_stops_no_such_play_is_refused(text: str) -> None:
    with pytest.raises(TextError, match="stops no such play"):
        parse_page(text, side="offense")
