"""Who cannot use Exhaust abilities cannot on the bench, unless the text says where (T-14)."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

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


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        (
            "You cannot use Exhaust abilities of your Wide Receivers this down.",
            "Your Wide Receivers cannot use Exhaust abilities this down.",
        ),
        (
            "Your opponent cannot use an Exhaust ability of a Linebacker on the field this down.",
            "Your opponent's Linebackers on the field cannot use Exhaust abilities this down.",
        ),
        (
            "Neither player can use the Exhaust abilities of Quarterbacks this down.",
            "All Quarterbacks cannot use Exhaust abilities this down.",
        ),
    ],
)
def test_whose_abilities_they_cannot_use(text: str, plain: str) -> None:
    assert effects(text) == effects(plain)


def test_whose_abilities_those_of_another_player_cannot_be() -> None:
    assert is_refused("You cannot use Exhaust abilities of your opponent's Players this down.")


@rule("T-14")
@every_edition
@pytest.mark.parametrize("other", [True, False])
def test_where_somebody_else_is_says_nothing_of_them(edition: str, other: bool) -> None:
    text = (
        "Energize your Quarterback with the highest rating on the field."
        " You cannot use an Exhaust ability of another Player this down."
    )
    says = "Exhaust: Draw an Action card."
    who = player("TE", f"Bench – {says}") if other else player("QB", says, rating=99)
    game = scenario(
        edition,
        offense=Side(
            [action(text, when=PRIOR_TO_SELECTING), "Gain 5 yards."],
            players=[who],
            bench=who.name * other,
        ),
        at=PRIOR_TO_SELECTING,
    )
    game.offense.plays(0)
    game.both_pass()
    game.run_to(ON_FIELD_ADJUSTMENTS)
    assert game.offense.may(USE(who.name)) is not other
