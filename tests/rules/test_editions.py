"""What each of the four editions says: the tests of the rules choose editions by it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from snapcount.engine.edition import Edition
from snapcount.engine.editions import EDITIONS
from snapcount.engine.flow.endings import ActionDraws, Kick
from snapcount.engine.flow.results import ExhaustNamed, Marker
from snapcount.engine.terms import CANCEL_THE_DRAW, DISCARD_DOWN, NO_LIMIT
from snapcount.testing import rule
from snapcount.testing.editions import by_chapter_f, by_chapter_g, comes_first, having

SAYS: list[tuple[str, Callable[[Edition], bool], str]] = [
    ("D-3: exactly so many cards", lambda rules: rules.exact_decks, "2019"),
    ("D-4: one Unique card in all", lambda rules: rules.one_unique, "2021 2022 crd"),
    ("D-9: Superstars", having("superstar"), "2021 2022 crd"),
    ("D-9: Power Ups", having("power up"), "2021 2022 crd"),
    ("D-9: Gridiron cards", having("gridiron"), "2021 2022 crd"),
    ("D-9: Synergy cards", having("synergy"), "2021 2022 crd"),
    ("D-10: Unique unsaid", lambda rules: rules.ruled_unique, "crd"),
    ("D-11: Legends", lambda rules: rules.legends, "2022 crd"),
    ("Z-3: no limit", lambda rules: rules.limit_mode == NO_LIMIT, "2019"),
    ("Z-3: cancelled", lambda rules: rules.limit_mode == CANCEL_THE_DRAW, "2021 2022"),
    ("Z-3: cut", lambda rules: rules.limit_mode == DISCARD_DOWN, "crd"),
    ("S-1: three Plays", lambda rules: rules.opening_plays == 3, "2019 2021 2022 crd"),
    ("S-1: two Actions", lambda rules: rules.opening_actions == 2, "2019"),
    ("S-1: three Actions", lambda rules: rules.opening_actions == 3, "2021 2022 crd"),
    ("S-5: face down", lambda rules: rules.secret_line_ups, "2021 2022 crd"),
    ("P-4: draws up", lambda rules: rules.draw_up == 3, "crd"),
    ("F: chapter F", by_chapter_f, "2021 2022 crd"),
    ("G: chapter G", by_chapter_g, "2019"),
    ("F-6: any of its kind", lambda rules: rules.run_covers_unspecified, "crd"),
    ("F-8: one's own two", lambda rules: rules.replay_or_turnover, "crd"),
    ("F-15: before a kick", lambda rules: draws_first(rules), "crd"),
    ("F-19: one Replay", lambda rules: rules.one_replay, "2021 2022 crd"),
    ("F-20: the 5", lambda rules: rules.nearest_to_end_zone == 5, "crd"),
    ("F-20: the 1", lambda rules: rules.nearest_to_end_zone == 1, "2019 2021 2022"),
    ("F-21: two Players", lambda rules: rules.minimum_players == 2, "crd"),
    ("F-22: All Pro", lambda rules: rules.all_pro_allowed, "2022 crd"),
    ("R-7: Players tire first", lambda rules: tires_first(rules), "2021 2022"),
    ("T-7: at once", lambda rules: rules.audibles_at_once, "crd"),
    ("T-8: offsetting", lambda rules: rules.offsetting, "crd"),
    ("T-10: a number", lambda rules: rules.loops_named, "crd"),
    ("H-2: overtime", lambda rules: rules.overtime, "2021 2022 crd"),
]


def draws_first(rules: Edition) -> bool:
    return by_chapter_f(rules) and comes_first(rules.name, ActionDraws, Kick)


def tires_first(rules: Edition) -> bool:
    return comes_first(rules.name, ExhaustNamed, Marker)


@rule("D-3", "D-4", "D-9", "D-10", "D-11", "Z-3", "S-1", "S-5", "P-4", "F-6", "F-8", "F-15")
@rule("F-19", "F-20", "F-21", "F-22", "R-7", "T-7", "T-8", "T-10", "H-2")
@pytest.mark.parametrize(("says", "names"), [each[1:] for each in SAYS], ids=[s[0] for s in SAYS])
def test_the_four_editions_differ_so(says: Callable[[Edition], bool], names: str) -> None:
    assert [rules.name for rules in EDITIONS if says(rules)] == names.split()
