"""`If …, your next play …`: what is asked in front is asked now, and not when that play comes."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.nouns import Leading, PlayIs
from snapcount.cards.tree import Await, If
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    END_OF_PLAY,
    NEXT_DOWN,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)
from snapcount.testing.cards import parse_abilities

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)

WAITS = [
    "your next Run this possession gains 10 more yards",
    "your opponent's next Pass this half is intercepted",
    "the next time your play would be stopped this down, it is successful instead",
    "the next time your opponent plays an Action card this possession, cancel it",
    "the next field goal you attempt this half is good",
]


@pytest.mark.parametrize("waits", WAITS)
def test_what_is_asked_in_front_is_asked_now(waits: str) -> None:
    for asked in ("If you are behind, ", "Unless you are ahead or tied, "):
        (found,) = effects(f"{asked}{waits}.")
        assert isinstance(found, If), found
        (inside,) = found.then
        assert isinstance(inside, Await), found
        assert inside.ability.condition is None or not isinstance(inside.ability.condition, Leading)


@pytest.mark.parametrize(
    "text",
    [
        "While you are behind, your next Run this possession gains 10 more yards.",
        "On third down, the next time your pass is incomplete this possession, draw a Play card.",
    ],
)
def test_a_circumstance_is_that_of_the_play(text: str) -> None:
    (found,) = effects(text)
    assert isinstance(found, Await)
    assert found.ability.condition is not None


def test_behind_it_is_asked_then() -> None:
    text = "The next time you are stopped this half, draw a Play card if you are behind."
    (found,) = effects(text)
    assert isinstance(found, Await)


def test_a_standing_text_asks_each_time() -> None:
    text = "If you are behind, the first time each possession you are stopped, draw a Play card."
    (found,) = parse_abilities(text)
    assert isinstance(found.condition, Leading)  # type: ignore[union-attr]


@pytest.mark.parametrize("result", ["stopped", "successful"])
def test_what_came_of_this_play_is_asked_of_it(result: str) -> None:
    text = f"If the play is {result}, the next Run you call this possession cannot be stopped."
    (found,) = effects(f"{text} Play only at the End of the Play.")
    assert isinstance(found, If)
    assert found.condition == PlayIs(result)  # type: ignore[arg-type]


@rule("T-9")
@every_edition
@pytest.mark.parametrize(("first", "yards"), [("Run Middle", 20), ("Long Pass: 20 (0-9)", 0)])
def test_the_play_that_is_over_was_a_run(edition: str, first: str, yards: int) -> None:
    text = (
        "Exhaust: If your play was a Run, your next play this possession cannot be stopped."
        " Exhaust only at the end of the play."
    )
    short = play("Short Pass: 20 (0-9)", 0, name="Short")
    game = scenario(
        edition,
        offense=Side(players=[player("QB", text)], plays=[short]),
        defense=Side(plays=[play("Run Left", 0, "Short Pass", name="Stops it")]),
        calls=(first, "Run Right"),
        at=END_OF_PLAY,
    )
    game.offense.uses("QB")
    game.run_to("call")
    game.offense.calls("Short")
    game.defense.calls("Stops it")
    game.run_to(NEXT_DOWN)
    assert game.yards == yards


@rule("T-9")
@every_edition
@pytest.mark.parametrize(("tired_now", "kept"), [(True, False), (False, True)])
def test_who_is_exhausted_now_is_asked(edition: str, tired_now: bool, kept: bool) -> None:
    """The Quarterback is turned around before the pass comes, which is no matter any more."""
    text = (
        "If the offense has an Exhausted Quarterback, the next Pass they call this possession is"
        " intercepted."
    )
    turn = "Energize your Quarterback." if tired_now else "Exhaust your Quarterback."
    game = scenario(
        edition,
        offense=Side(
            hand=[action(turn, when=END_OF_PLAY, name="Turn")],
            exhausted=["QB"] if tired_now else [],
            plays=[play("Short Pass: 20 (0-9)", 0, name="Short")],
        ),
        defense=Side(hand=[action(text, when=AFTER_DESIGNATION, name="Trap")]),
        calls=("Run Left", "Run Right"),
        at=AFTER_DESIGNATION,
    )
    if game.offense.asked("timing point"):
        game.offense.passes()
    game.defense.plays("Trap")
    game.run_to(END_OF_PLAY)
    game.offense.plays("Turn")
    game.run_to("call")
    game.offense.calls("Short")
    game.run_to(NEXT_DOWN)
    assert game.offense.on_offense == kept
