"""What is worded once for all rooms at a table, and looked at without a view: the same as ever."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from snapcount.engine.game import Game, new_game
from snapcount.engine.options import VERBS
from snapcount.engine.terms import SPECTATOR
from snapcount.engine.views.event_view import EVENTS_SEEN, event_seen
from snapcount.engine.views.observing import in_common, look, observe
from snapcount.engine.words.naming import option_names
from snapcount.server import telling
from snapcount.server.protocol import Question
from snapcount.server.telling import (
    ALWAYS_ALIKE,
    line_told,
    log_line,
    question,
    table_seen,
)
from snapcount.testing.random_games import random_play, random_table

EDITIONS = ("2019", "2021", "2022", "crd")
VIEWERS = (0, 1, SPECTATOR)
NAMES = ("Ada", "Ben")


def moments(edition: str) -> Iterator[Game]:
    """Every moment of some games, two at each table: the second finds what the first has made."""
    for number in range(2):
        table = random_table(edition, number)
        for seed in range(2):
            yield from random_play(new_game(table, seed), seed)


def worded_anew(game: Game, seat: int) -> Question | None:
    """The question as it would be if nobody had been asked anything at the table before."""
    known = telling._known_choices(game.table)
    before = dict(known)
    known.clear()
    told = question(game, seat, 0)
    known.clear()
    known.update(before)
    return told


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_table_is_looked_at_as_a_view_has_it(edition: str) -> None:
    for game in moments(edition):
        shared = in_common(game)
        for viewer in VIEWERS:
            assert look(game, viewer, shared) == table_seen(observe(game, viewer, to_think=False))


@pytest.mark.parametrize("edition", EDITIONS)
def test_choices_that_rooms_share_are_those_of_this_moment(edition: str) -> None:
    shared = 0
    for game in moments(edition):
        asked = game.decision
        if asked is None:
            continue
        told = question(game, asked.seat, 0)
        assert told is not None
        assert [choice.name for choice in told.choices] == option_names(game)
        assert told == worded_anew(game, asked.seat)
        shared += sum(option.verb in ALWAYS_ALIKE for option in asked.options)
        assert question(game, 1 - asked.seat, 0) is None
        assert question(game, SPECTATOR, 0) is None
    assert shared > 500


def test_choices_of_a_table_have_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Law 10; and what was forgotten is worded again."""
    monkeypatch.setattr(telling, "MOST_CHOICES", 2)
    for game in moments("crd"):
        asked = game.decision
        if asked is None:
            continue
        before = question(game, asked.seat, 0)
        assert question(game, asked.seat, 0) == before
        assert len(telling._known_choices(game.table)) <= 2


def test_what_changes_must_not_be_worded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted fault: a Player is Exhausted or not, and a choice says so. If all of them were
    kept, the comparison above would notice."""
    monkeypatch.setattr(telling, "ALWAYS_ALIKE", frozenset(range(VERBS)))
    for game in moments("crd"):
        asked = game.decision
        if asked is None:
            continue
        told = question(game, asked.seat, 0)
        if told != worded_anew(game, asked.seat):
            return
    pytest.fail("nobody noticed")


@pytest.mark.parametrize("edition", EDITIONS)
def test_lines_by_event_are_those_by_what_is_seen_of_it(edition: str) -> None:
    told = 0
    for game in moments(edition):
        for event in game.events:
            if event[0] not in EVENTS_SEEN:
                continue
            for viewer in VIEWERS:
                seen = event_seen(game.table, event, viewer)
                line = log_line(game.table, seen, viewer, NAMES)
                assert line_told(game.table, event, viewer, NAMES) == line
                told += 1
    assert told > 500


def test_events_that_are_kept_have_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "MOST_EVENTS", 3)
    for game in moments("crd"):
        for event in game.events:
            if event[0] in EVENTS_SEEN:
                line_told(game.table, event, 0, NAMES)
        assert len(telling._told(game.table)) <= 3
