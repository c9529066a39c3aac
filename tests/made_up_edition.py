"""An edition that nobody publishes, by its value alone.

`pytest -p tests.made_up_edition tests/rules -k street` plays the tests of the rules by it too.
"""

from __future__ import annotations

from snapcount.cards.season import Season
from snapcount.engine.edition import Edition
from snapcount.engine.editions import CRD, add_edition
from snapcount.engine.flow.endings import starting_spot
from snapcount.engine.terms import CANCEL_THE_DRAW

STREET = Edition(
    Season(
        "street",
        "Street football",
        kinds=("player", "play", "action", "gridiron"),
        points=CRD.season.points,
        ruled_until="2020-01-01",
    ),
    clause_column=1,
    exact_decks=True,
    one_unique=True,
    ruled_unique=False,
    flow=CRD.flow,
    at_possession=CRD.at_possession,
    at_down=CRD.at_down,
    at_results=CRD.at_results,
    at_end=CRD.at_end,
    opening_plays=4,
    opening_actions=1,
    limit_mode=CANCEL_THE_DRAW,
    secret_line_ups=False,
    run_covers_unspecified=True,
    incomplete_is_stopped=True,
    effects_move_stopped_plays=True,
    audibles_at_once=True,
    offsetting=True,
    loops_named=True,
    one_replay=True,
    replay_or_turnover=True,
    nearest_to_end_zone=5,
    minimum_players=2,
    draw_up=3,
    overtime=True,
    all_pro_allowed=False,
    grit_of_x=True,
    field_goals=CRD.field_goals,
    turnover_spot=starting_spot,
)


def pytest_configure() -> None:
    """Let it be one of the editions; called where this file is a plugin."""
    add_edition(STREET)
