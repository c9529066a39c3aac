"""Once per down, possession, half, game: texts that may be used once in a stretch of the game."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from snapcount.cards.language.parse import parse_timing
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.engine.flow.endings import expire
from snapcount.engine.terms import THIS_DOWN, THIS_HALF, THIS_POSSESSION
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PLAY,
    USE,
    Scenario,
    Side,
    action,
    player,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
SPARE = action("Draw an Action card.", when=ON_FIELD_ADJUSTMENTS, name="Spare")


def used_once(edition: str, stretch: str) -> Scenario:
    """A Running Back has used its ability and is Energized again; it is the next down."""
    back = player(
        "RB", f"Exhaust: Gain 5 yards. Energize this Player. Use only once per {stretch}."
    )
    side = Side(players=[back], hand=[SPARE, SPARE])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS, carrier="TE")
    game.offense.uses("RB")
    game.both_pass()
    assert "Test RB" not in game.offense.exhausted
    game.run_to(NEXT_DOWN)
    return game.run_to(ON_FIELD_ADJUSTMENTS)


@every_edition
@pytest.mark.parametrize(
    ("stretch", "again"), [("down", True), ("possession", False), ("half", False), ("game", False)]
)
def test_an_ability_is_used_once_in_its_stretch(edition: str, stretch: str, again: bool) -> None:
    game = used_once(edition, stretch)
    assert game.offense.may(PLAY("Spare"))
    assert game.offense.may(USE("RB")) is again


@every_edition
@pytest.mark.parametrize(
    ("stretch", "over"),
    [("down", THIS_DOWN), ("possession", THIS_POSSESSION), ("half", THIS_HALF), ("game", None)],
)
def test_a_limit_ends_with_its_stretch(edition: str, stretch: str, over: int | None) -> None:
    back = player("RB", f"Exhaust: Gain 5 yards. Use only once per {stretch}.")
    game = scenario(edition, offense=Side(players=[back]), at=ON_FIELD_ADJUSTMENTS)
    game.offense.uses("RB")
    game.both_pass()
    state = game.state
    assert len(state.used) == 1
    for longest in (THIS_DOWN, THIS_POSSESSION, THIS_HALF):
        expire(state, longest)
        assert bool(state.used) is (over is None or longest < over)


@every_edition
def test_a_trigger_is_heard_once_in_its_stretch(edition: str) -> None:
    ear = player("QB", "Once per possession, whenever a down starts, score 1 point.")
    game = scenario(edition, offense=Side(players=[ear]))
    for _ in range(3):
        game.run_to(NEXT_DOWN)
    assert len(game.log.all(events.POINTS)) == 1


@every_edition
def test_the_first_time_is_once(edition: str) -> None:
    ear = player("QB", "The first time a play is revealed each half, score 1 point.")
    game = scenario(edition, offense=Side(players=[ear]))
    for _ in range(3):
        game.run_to(NEXT_DOWN)
    assert len(game.log.all(events.POINTS)) == 1


@every_edition
def test_a_keyword_is_heard_once(edition: str) -> None:
    back = player("RB", "Run: Score 1 point. Energize this Player. Use only once per possession.")
    game = scenario(edition, offense=Side(players=[back]), carrier="RB")
    game.run_to(NEXT_DOWN).run_to(NEXT_DOWN)
    assert len(game.log.all(events.POINTS)) == 1


@every_edition
def test_a_replacement_takes_place_once(edition: str) -> None:
    text = "Once per possession, whenever you would gain yards, instead gain 20 yards."
    game = scenario(edition, offense=Side(players=[player("QB", text)]))
    game.run_to(NEXT_DOWN)
    assert game.yards == 20
    game.run_to(NEXT_DOWN)
    assert len(game.log.all(events.REPLACED)) == 1


@every_edition
@pytest.mark.parametrize("stretch", ["down", "possession", "half", "game"])
def test_a_copy_of_a_card_cannot_be_played_in_the_same_timing_point(
    edition: str, stretch: str
) -> None:
    timing = parse_timing(f"Play only once per {stretch} during On Field Adjustments.")
    card = replace(action("Gain 5 yards.", name="Push"), timing=timing)
    game = scenario(edition, offense=[card, card, SPARE], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Push")
    assert game.offense.may(PLAY("Spare"))
    assert not game.offense.may(PLAY("Push"))


@every_edition
def test_a_card_is_played_once_whichever_copy_it_is(edition: str) -> None:
    timing = parse_timing("Play only once per half during On Field Adjustments.")
    card = replace(action("Gain 5 yards.", name="Push"), timing=timing)
    game = scenario(edition, offense=[card, card, SPARE], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Push")
    game.run_to(NEXT_DOWN).run_to(ON_FIELD_ADJUSTMENTS)
    assert game.offense.may(PLAY("Spare"))
    assert not game.offense.may(PLAY("Push"))
