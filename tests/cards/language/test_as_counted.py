"""What hears how far a play goes and changes that is done as the yards are counted."""

from __future__ import annotations

import pytest

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    NEXT_POSSESSION,
    YES,
    Scenario,
    Side,
    player,
    rule,
    scenario,
)

FEWER = "Whenever a Run gains 20 yards or more, it gains 5 fewer yards."
MORE = "Whenever your Run gains 15 or more yards, gain 5 more yards."
IF_EXHAUSTED = (
    "Whenever your Run gains 15 or more yards, you may exhaust one of your Tight Ends."
    " If you do, gain 5 more yards."
)


def _run(edition: str, text: str, strength: int, ball: int = 25) -> Scenario:
    side = Side(players=[player("RB", text)])
    return scenario(edition, offense=side, strength=strength, ball=ball)


@rule("F-10", "F-12")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_yards_taken_before_the_end_zone_is_reached_score_nothing(edition: str) -> None:
    game = _run(edition, FEWER, strength=4, ball=80).run_to(NEXT_DOWN)
    assert not game.log.has(events.TOUCHDOWN_EVENT)
    assert game.ball == 95


@rule("F-10", "F-12")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_yards_that_are_added_score(edition: str) -> None:
    game = _run(edition, MORE, strength=3, ball=80).run_to(NEXT_POSSESSION)
    assert game.log.has(events.TOUCHDOWN_EVENT)


@pytest.mark.parametrize(("strength", "yards"), [(2, 10), (3, 20)])
def test_a_play_of_other_yards_is_left_as_it_is(strength: int, yards: int) -> None:
    assert _run("crd", MORE, strength).run_to(NEXT_DOWN).yards == yards


def test_what_is_paid_for_them_is_asked_in_time() -> None:
    game = _run("crd", IF_EXHAUSTED, strength=3, ball=80).run_to("effect")
    game.offense.answers(YES)
    assert game.run_to(NEXT_POSSESSION).log.has(events.TOUCHDOWN_EVENT)


def test_the_end_of_the_play_is_meant_where_it_is_said() -> None:
    text = "At the end of the play, if your Run gained 15 or more yards, gain 5 yards."
    game = _run("crd", text, strength=3, ball=80).run_to(NEXT_DOWN)
    assert not game.log.has(events.TOUCHDOWN_EVENT)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Whenever your Run gains 20 yards or more, the play becomes stopped.", "gain no yards"),
        ("Whenever your Run gains 20 yards or more, it becomes a Short Pass.", "too late"),
    ],
)
def test_what_is_settled_by_then_is_refused(text: str, reason: str) -> None:
    with pytest.raises(Unread, match=reason):
        read(text, Scene(on_player=True, side="offense"))
