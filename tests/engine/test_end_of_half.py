"""What the end of a half triggers comes before the next half (R-50)."""

from __future__ import annotations

import pytest

from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    GAME_OVER,
    NEXT_POSSESSION,
    NO,
    YES,
    Side,
    action,
    gridiron,
    player,
    rule,
    scenario,
)
from snapcount.testing.invariants import the_scoreboard_is_in_range

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
DECK = [action("Gain 5 yards.", name=name) for name in "ABCDE"]


@rule("R-50", "T-17")
@since_2021
@pytest.mark.parametrize(
    "leaves",
    [
        "At the end of the half, discard this card.",
        "Remove this card at the end of the half.",
        "When the half ends, remove this card from the field.",
    ],
)
def test_a_card_that_leaves_then_is_gone_when_the_next_half_begins(
    edition: str, leaves: str
) -> None:
    rain = gridiron(f"At the start of each possession, each player gains a timeout.\n{leaves}")
    game = scenario(edition, offense=Side(gridirons=[rain]), clock=1, timeouts=(0, 0), possession=2)
    assert game.gridirons
    game.run_to(NEXT_POSSESSION)
    assert (game.state.period, game.gridirons) == (1, [])
    game.run_to("play or kick")
    assert game.state.timeouts == [0, 0]


@rule("R-50", "T-4")
@every_edition
@pytest.mark.parametrize(("period", "after"), [(0, NEXT_POSSESSION), (1, GAME_OVER)])
def test_it_resolves_before_anything_else(edition: str, period: int, after: str) -> None:
    """The Players on the field are those of the last down, and in crd nobody has drawn up yet."""
    passer = player("QB", "At the end of the half, draw an Action card and energize this Player.")
    side = Side(players=[passer], action_deck=DECK, exhausted=["QB"])
    game = scenario(
        edition, offense=side, clock=1, timeouts=(0, 0), period=period, score=(7, 0)
    ).run_to(after)
    kinds = [event[0] for event in game.log.events]
    over = kinds.index(events.HALF_ENDS)
    assert kinds.index(events.ENERGIZED) < over
    assert "A" in game.offense.hand


@rule("R-50", "F-12")
@every_edition
@pytest.mark.parametrize("answer", [YES, NO])
def test_a_question_after_a_touchdown(edition: str, answer: object) -> None:
    text = "At the end of the half, you may draw an Action card."
    side = Side(players=[player("WR", text)], action_deck=DECK)
    game = scenario(edition, offense=side, clock=1, timeouts=(0, 0), ball=95).run_to("effect")
    assert game.state.score == [7, 0]
    assert list(the_scoreboard_is_in_range(game.state)) == []
    game.offense.offered(YES, NO).answers(answer)  # type: ignore[arg-type]
    game.run_to("play or kick" if edition != "2019" else "call")
    assert (game.ball, game.state.period) == (25, 1)
