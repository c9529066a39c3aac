"""`If the Play Strength is 9, gain 10 yards` asks for it as the yards are counted (F-5, F-10)."""

from __future__ import annotations

import pytest

from snapcount.cards.language.parse import parse_abilities
from snapcount.cards.tree import Triggered, Would
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Scenario,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


def after(
    edition: str, offense: Side, defense: Side, card: str, strength: int, by: int
) -> Scenario:
    """A Run whose Strength is changed by that during On Field Adjustments; one side has a Play."""
    runs = play("Run Left", strength, "Pass", abilities=(card,) if card else ())
    how = "increased" if by > 0 else "reduced"
    turn = action(f"The Play Strength is {how} by {abs(by)}.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition,
        offense=Side(hand=[turn], players=offense.players),
        defense=defense,
        calls=(runs, play("Run Left", 0, "Run Right")),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    return game.run_to(NEXT_DOWN)


@rule("F-5", "F-10")
@every_edition
@pytest.mark.parametrize(("strength", "by", "more"), [(8, 1, 10), (8, -1, 0), (6, 2, 10)])
@pytest.mark.parametrize(
    "text",
    [
        "If the Play Strength is 8-9, gain 10 yards.",
        "Whenever the Play Strength is 8-9, gain 10 yards.",
    ],
)
def test_yards_go_by_the_strength_that_counts(
    edition: str, text: str, strength: int, by: int, more: int
) -> None:
    of_player = after(edition, Side(players=[player("QB", text)]), Side(), "", strength, by)
    assert of_player.yards_by_effects == more
    of_play = after(edition, Side(), Side(), text, strength, by)
    assert of_play.yards_by_effects == more


@rule("F-4", "F-7")
@every_edition
@pytest.mark.parametrize(("strength", "by", "stopped"), [(2, 1, False), (4, -2, True)])
@pytest.mark.parametrize(
    "text",
    [
        "If the Play Strength is 0-2, the play is stopped.",
        "Whenever the Play Strength is 0-2, the play is stopped.",
    ],
)
def test_so_does_what_comes_of_the_play(
    edition: str, text: str, strength: int, by: int, stopped: bool
) -> None:
    game = after(edition, Side(), Side(players=[player("LB", text)]), "", strength, by)
    assert (game.base_yards == 0) == stopped


@pytest.mark.parametrize(
    "text",
    [
        "If the Play Strength is 9, gain 10 yards.",
        "Whenever you call a Run and the Play Strength is 9, gain 10 yards.",
        "Whenever the Play Strength is 5, the play uses no Time Units.",
        "If you call a Pass and the Play Strength is 7-9, the pass is complete.",
    ],
)
def test_it_takes_the_place_of_what_is_settled(text: str) -> None:
    (found,) = parse_abilities(text)
    assert isinstance(found, Would)


@pytest.mark.parametrize(
    "text",
    [
        "When plays are revealed, if the Play Strength is 9, gain 10 yards.",
        "Whenever the Play Strength is 9, draw an Action card.",
    ],
)
def test_what_is_asked_at_once_is_not(text: str) -> None:
    (found,) = parse_abilities(text)
    assert isinstance(found, Triggered)


@every_edition
def test_a_play_that_is_called_on_defense_gains_nothing(edition: str) -> None:
    text = "If the Play Strength is 0-9, gain 10 yards."
    game = scenario(
        edition, calls=(play("Run Left", 4), play("Run Left", 0, "Run Right", abilities=(text,)))
    )
    assert game.run_to(NEXT_DOWN).yards_by_effects == 0
