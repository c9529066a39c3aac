"""Who cannot use Exhaust abilities cannot on the bench, unless the text says where (T-14)."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.tree import CannotUse, Lasting
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    ON_FIELD_ADJUSTMENTS,
    PRIOR_TO_SELECTING,
    USE,
    Side,
    action,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
SAYS = "Bench – Exhaust: Draw an Action card."


@rule("T-14")
@every_edition
@pytest.mark.parametrize(
    ("text", "barred"),
    [
        ("Your opponent cannot use Exhaust abilities this down.", True),
        ("Your opponent's Players cannot use Exhaust abilities this down.", True),
        ("Tight Ends cannot use Exhaust abilities during On Field Adjustments this down.", True),
        ("Neither player can use Exhaust abilities this down.", True),
        ("Opposing Players on the field cannot use Exhaust abilities this down.", False),
        ("Your opponent's Quarterbacks cannot use Exhaust abilities this down.", False),
    ],
)
def test_a_text_that_names_no_place_reaches_the_bench(
    edition: str, text: str, barred: bool
) -> None:
    sub = player("TE", SAYS, name="Sub")
    game = scenario(
        edition,
        offense=Side(["Gain 5 yards."], players=[sub], bench="Sub"),
        defense=[action(text, when=PRIOR_TO_SELECTING)],
        at=PRIOR_TO_SELECTING,
    )
    assert game.offense.may(USE("Sub"))
    game.offense.passes()
    game.defense.plays(0)
    game.run_to(ON_FIELD_ADJUSTMENTS)
    assert game.offense.may(USE("Sub")) != barred


@rule("T-14")
@every_edition
def test_a_standing_text_too(edition: str) -> None:
    sub = player("TE", SAYS, name="Sub")
    bars = player("LB", "Your opponent's Players cannot use Exhaust abilities.")
    game = scenario(
        edition,
        offense=Side(["Gain 5 yards."], players=[sub], bench="Sub"),
        defense=Side(players=[bars]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    assert not game.offense.may(USE("Sub"))


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("You cannot use Exhaust abilities this down.", "anywhere"),
        ("Players in play cannot use Exhaust abilities this down.", "field"),
        ("Players on the bench cannot use Exhaust abilities this down.", "bench"),
        ("You cannot use Tackle abilities this down.", "field"),
    ],
)
def test_where_is_what_the_words_say(text: str, where: str) -> None:
    (held,) = effects(text)
    assert isinstance(held, Lasting)
    assert isinstance(held.modifier, CannotUse)
    assert held.modifier.players.where == where  # type: ignore[union-attr]
