"""The Play Strength, asked on a card that is played before there is one."""

from __future__ import annotations

import pytest

from snapcount.cards.card import ActionCard
from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    NUMBER,
    PRIOR_TO_SELECTING,
    Scenario,
    Side,
    play,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


def begun(edition: str, text: str, strength: int) -> Scenario:
    card = read_card(
        CardFields(
            kind="action",
            name="Early",
            text=text,
            subtype="offense",
            timing="Play only prior to selecting a play.",
        )
    )
    assert isinstance(card, ActionCard)
    game = scenario(
        edition,
        offense=Side(hand=[card]),
        calls=(play("Run Left", strength), play("Run Right", 0, "Long Pass")),
        timeouts=(0, 0),
        at=PRIOR_TO_SELECTING,
    )
    game.offense.plays(0)
    return game.both_pass()


@rule("F-5", "F-10")
@every_edition
@pytest.mark.parametrize(("strength", "yards"), [(4, 5), (3, -5)])
def test_yards_hang_on_the_strength_they_are_counted_by(
    edition: str, strength: int, yards: int
) -> None:
    text = "If the Play Strength is 4 or more, gain 5 yards. Otherwise, lose 5 yards."
    assert begun(edition, text, strength).run_to(NEXT_DOWN).yards_by_effects == yards


@rule("F-5")
@every_edition
@pytest.mark.parametrize(("named", "yards"), [(4, 40), (5, 20)])
def test_the_number_that_was_named_is_kept(edition: str, named: int, yards: int) -> None:
    text = (
        "Name a number from 0 to 9. If the Play Strength is that number, double the yards gained."
    )
    game = begun(edition, text, 4)
    game.offense.answers(NUMBER(named))
    assert game.run_to(NEXT_DOWN).yards == yards


@every_edition
@pytest.mark.parametrize(("strength", "timeouts"), [(4, 1), (3, 0)])
def test_what_else_is_done_waits_for_the_plays(edition: str, strength: int, timeouts: int) -> None:
    game = begun(edition, "If the Play Strength is 4, gain a timeout.", strength)
    assert game.run_to(NEXT_DOWN).offense.timeouts == timeouts


@rule("T-9")
@every_edition
@pytest.mark.parametrize(("strength", "fumbles"), [(4, True), (3, False)])
def test_a_turnover_waits_for_the_play(edition: str, strength: int, fumbles: bool) -> None:
    game = begun(edition, "If the Play Strength is 4, the play becomes a fumble.", strength)
    before = game.has_ball
    assert (game.run_to(NEXT_DOWN).has_ball != before) == fumbles
