"""`When it would become first down, …, it does not`: that one alone does not come (F-16)."""

from __future__ import annotations

import pytest

from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    NO,
    YES,
    Scenario,
    Side,
    action,
    player,
    rule,
    scenario,
)
from snapcount.testing.answers import Answer

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
DENIES = (
    "Once per possession, when it would become first down, you may Exhaust this Player. If you do,"
    " it does not become first down."
)


def twice(edition: str, text: str) -> Scenario:
    """The offense plays two cards that make it first down, one after the other."""
    cards = [action("It becomes first down.", when=AFTER_DESIGNATION, name=name) for name in "AB"]
    side = Side(players=[player("S", text, name="Stopper")])
    game = scenario(edition, offense=cards, defense=side, at=AFTER_DESIGNATION)
    game.offense.plays("A")
    game.offense.plays("B")
    return game


@rule("F-16")
@every_edition
@pytest.mark.parametrize(("answer", "refused"), [(YES, 1), (NO, 0)])
def test_the_next_one_comes(edition: str, answer: Answer, refused: int) -> None:
    game = twice(edition, DENIES)
    game.run_to("effect")
    game.defense.answers(answer)
    if answer == NO:
        game.run_to("effect")
        game.defense.answers(NO)
    game.run_to(NEXT_DOWN)
    assert game.log.count(events.FIRST_DOWN_EVENT) == 2 - refused
    assert game.down == 1
    assert ("Stopper" in game.defense.exhausted) is bool(refused)


@rule("F-16")
@every_edition
@pytest.mark.parametrize(
    "text",
    [
        "When it would become first down, it does not become first down.",
        "When it would become first down, it does not become first down if it is first down.",
    ],
)
def test_none_of_them_comes(edition: str, text: str) -> None:
    game = twice(edition, text).run_to(NEXT_DOWN)
    assert not game.log.count(events.FIRST_DOWN_EVENT)
    assert game.down == 2
