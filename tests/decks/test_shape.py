"""What a deck is like, in numbers."""

from __future__ import annotations

import pytest

from snapcount.cards.card import AnyCard
from snapcount.cards.nouns import DownIs
from snapcount.decks.shape import odds, shape_of, stops
from snapcount.engine.editions import edition_named
from snapcount.testing import rule
from snapcount.testing.cards import action, play, player, synergy

CRD = edition_named("crd")
RUN = play("Run Left", 3, "Run Left / Long Pass")
PASS = play("Short Pass: 20 (2-6)", 8, "Run Left", time=2)
WILD = play("Run Right", None, "", unique=True)
DECK: list[AnyCard] = [
    player("QB", rating=90, team="Ants"),
    player("LB", rating=80, team="Bees"),
    RUN,
    RUN,
    PASS,
    WILD,
    action("Gain 5 yards.", side="offense", when="after player designation"),
    action("Draw an Action card."),
    synergy(DownIs((1,))),
]


def test_strengths_times_calls_and_types_are_counted() -> None:
    shape = shape_of(DECK, CRD)
    assert (shape.cards, shape.players, shape.plays, shape.actions) == (9, 2, 4, 2)
    assert {key: n for key, n in shape.strengths.items() if n} == {"3": 2, "8": 1, "X": 1}
    assert shape.times == {"1": 3, "2": 1}
    calls = {one.call: (one.made, one.stopped) for one in shape.calls}
    assert calls["run left"] == (2, 3)
    assert calls["long pass"] == (0, 2)
    assert calls["short pass"] == (1, 0)
    assert shape.types == {"Offense": 1, "Generic": 1, "Synergy": 1}
    assert shape.timings == {"after player designation": 1, "any timing point": 1}
    assert (shape.rating, shape.teams) == (85, {"Ants": 1, "Bees": 1})


@rule("F-6")
def test_an_unspecified_run_is_stopped_by_any_run_in_crd_alone() -> None:
    assert stops(RUN, "run", CRD)
    assert not stops(RUN, "run", edition_named("2022"))


@rule("F-4", "F-5", "F-10")
def test_the_odds_of_one_play_against_another() -> None:
    stopped = odds([RUN], [RUN], CRD)
    assert stopped is not None
    assert (stopped.stopped, stopped.successful, stopped.yards) == (1, 0, 0)
    caught = odds([PASS], [play("Run Left", 5, "")], CRD)  # 8 + 5: a 3, in 2 to 6
    assert caught is not None
    assert (caught.stopped, caught.successful, caught.yards) == (0, 1, 20)
    dropped = odds([PASS], [play("Run Left", 0, "")], CRD)  # an 8
    assert dropped is not None
    assert (dropped.incomplete, dropped.yards) == (1, 0)
    ran = odds([RUN], [play("Run Left", 6, "Short Pass")], CRD)
    assert ran is not None
    assert ran.yards == 45


def test_a_chosen_strength_is_any_of_the_ten() -> None:
    found = odds([WILD], [play("Run Left", 4, "")], CRD)
    assert found is not None
    assert found.yards == pytest.approx(22.5)


def test_a_deck_without_plays_has_no_odds() -> None:
    assert odds([], DECK, CRD) is None
    assert odds(DECK, [], CRD) is None
