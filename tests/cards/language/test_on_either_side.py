"""`If this play stops a Pass on defense`: on which side of the ball something happens."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.parse import parse_abilities
from snapcount.cards.language.reader import Unread, read
from snapcount.cards.nouns import OnSide
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, ON_FIELD_ADJUSTMENTS, Side, action, play, player, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


def abilities(text: str, play: bool = True) -> list[Any]:
    return read(text, Scene(play=play)).abilities


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("If this play is stopped on offense", "If this play is stopped"),
        ("If this play is successful on offense", "If this play is successful"),
        ("If this play gains 10 or more yards on offense", "If this play gains 10 or more yards"),
    ],
)
def test_what_becomes_of_this_play_becomes_of_the_offenses(said: str, plain: str) -> None:
    end = ", draw an Action card."
    assert abilities(said + end) == abilities(plain + end)


def test_a_play_of_the_offense_is_not_stopped_on_defense() -> None:
    with pytest.raises(Unread):
        abilities("If this play is stopped on defense, draw an Action card.")


@pytest.mark.parametrize(
    ("said", "asked"),
    [
        ("you force a fumble on defense", OnSide("you", "defense")),
        ("you play an Action card on defense", OnSide("you", "defense")),
        ("your opponent fumbles on offense", OnSide("opponent", "offense")),
    ],
)
def test_whoever_does_it_is_on_that_side(said: str, asked: OnSide) -> None:
    (ability,) = abilities(f"Whenever {said}, draw an Action card.", play=False)
    assert ability.condition == asked


def test_whose_side_it_is_must_be_said() -> None:
    text = "Whenever a player spends a timeout on defense, draw an Action card."
    assert is_refused(text, action=False)


@every_edition
@pytest.mark.parametrize(("call", "stopped"), [("Long Pass: 30 (0-9)", True), ("Run Left", False)])
def test_a_play_that_stops_a_pass_pays_whoever_called_it_on_defense(
    edition: str, call: str, stopped: bool
) -> None:
    text = "If this play stops a Pass on defense, draw two Play cards."
    stops = play("Run Left", 0, "Long Pass", abilities=(text,))
    game = scenario(edition, calls=(play(call, 0), stops))
    before = len(game.defense.play_hand)
    game.run_to(NEXT_DOWN)
    drawn = len(game.defense.play_hand) - before
    plain = scenario(edition, calls=(play(call, 0), play("Run Left", 0, "Long Pass")))
    plain.run_to(NEXT_DOWN)
    assert drawn - (len(plain.defense.play_hand) - before) == (2 if stopped else 0)


@every_edition
@pytest.mark.parametrize("on_defense", [True, False])
def test_a_card_played_on_the_other_side_is_not_heard(edition: str, on_defense: bool) -> None:
    text = "Whenever you play an Action card on defense, the offense loses 5 yards."
    card = action("Draw an Action card.", when=ON_FIELD_ADJUSTMENTS)
    heard = parse_abilities(text)  # by nobody in particular: on an RB, it is refused
    watcher = player("LB" if on_defense else "RB", *heard, name="Watcher")
    side = Side(hand=[card], players=[watcher])
    sides = (Side(), side) if on_defense else (side, Side())
    game = scenario(edition, offense=sides[0], defense=sides[1], at=ON_FIELD_ADJUSTMENTS)
    (game.defense if on_defense else game.offense).plays(0)
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == (-5 if on_defense else 0)


@every_edition
@pytest.mark.parametrize("by", ["offense", "defense"])
@pytest.mark.parametrize(("call", "stops"), [("Run Left", True), ("Short Pass: 15 (0-9)", False)])
def test_a_card_for_either_side_stops_the_opponents_run(
    edition: str, by: str, call: str, stops: bool
) -> None:
    stop = action("Your opponent's Run is stopped.", when=ON_FIELD_ADJUSTMENTS)
    sides: dict[str, Any] = {by: [stop]}
    calls = (play(call, 4), play("Run Right", 0, "Long Pass"))
    game = scenario(edition, calls=calls, at=ON_FIELD_ADJUSTMENTS, **sides)
    getattr(game, by).plays(0)
    game.run_to(NEXT_DOWN)
    assert (game.yards == 0) == (stops and by == "defense")
