"""Players of the First Season whose texts count yards under a condition."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.nouns import DeckHas, Group
from snapcount.testing import BLANK, NEXT_DOWN, Side, play, player, synergy
from snapcount.testing.season import season_player, with_player

RUN = ("Run Left", "Long Pass")
STOPPED = ("Run Left", "Run Left")
SHORT = ("Short Pass: 20 (0-9)", "Run Left")
MEDIUM = ("Medium Pass: 25 (0-9)", "Run Left")
LONG = ("Long Pass: 40 (0-9)", "Run Left")
ACTIVE = synergy(DeckHas(Group(whose="you"), at_least=1), "Your punts go 5 more yards.")
BLANKS = [BLANK] * 4


@pytest.mark.parametrize(
    ("name", "yards", "declared"),
    [
        ("Orrin Gangway", 5, {"carrier": "RB"}),
        ("Orrin Gangway", 0, {"carrier": "WR"}),
        ("Amos Keystone", 10, {"down": 3}),
        ("Amos Keystone", 10, {"down": 4}),
        ("Amos Keystone", 0, {"down": 2}),
        ("Amos Keystone", 0, {"down": 3, "calls": SHORT}),
        ("Nate Harbourne", -20, {"strength": 7}),
        ("Nate Harbourne", 0, {"strength": 5}),
        ("Nate Harbourne", 0, {"calls": LONG}),
        ("Fitch Tailwind", 5, {"period": 1, "calls": SHORT}),
        ("Fitch Tailwind", 0, {"period": 0, "calls": SHORT}),
        ("Fitch Tailwind", 0, {"period": 1}),
        ("Stellan Rayburn", -10, {"down": 2}),
        ("Stellan Rayburn", 0, {"down": 1}),
        ("Aurelio Finch", 10, {"calls": LONG}),
        ("Aurelio Finch", 0, {"calls": MEDIUM}),
        ("Corbin Squall", 6, {"down": 3}),
        ("Corbin Squall", 18, {"down": 4}),
        ("Finn Mainstay", 10, {"ball": 20}),
        ("Finn Mainstay", 0, {"ball": 25}),
        ("Corrin Tidemark", -10, {"ball": 20}),
        ("Corrin Tidemark", 0, {"ball": 25}),
        ("Sterling Lakeman", -10, {"own": Side(hand=BLANKS)}),
        ("Sterling Lakeman", 0, {"own": Side(hand=BLANKS[:3])}),
        ("Zane Blackmoor", -10, {"other": Side(exhausted=("QB", "TE"))}),
        ("Zane Blackmoor", 0, {"other": Side(exhausted=("QB",))}),
        ("Walt Cairn", 5, {"own": Side(team="Summit City Stags")}),
        ("Walt Cairn", 0, {"own": Side(team="Halden Comets")}),
        ("Isak Fellman", -5, {"own": Side(synergy=ACTIVE)}),
        ("Isak Fellman", 0, {}),
        ("Hobb Crag", 15, {"calls": SHORT, "tackler": "LB", "other": Side(exhausted=("LB",))}),
        ("Hobb Crag", 15, {"calls": SHORT, "down": 4}),
        ("Hobb Crag", 0, {"calls": SHORT, "tackler": "LB", "down": 3}),
        ("Marek Timberline", 15, {"calls": SHORT}),
        (
            "Marek Timberline",
            0,
            {"calls": SHORT, "other": Side(players=(player("LB", rating=74),)), "tackler": "LB"},
        ),
        ("Ox Hartwood", 7, {"score": (0, 7)}),
        ("Ox Hartwood", 0, {"score": (7, 0)}),
        ("Hart Belling", -15, {"score": (7, 0), "period": 1}),
        ("Hart Belling", -5, {"score": (7, 0), "period": 0}),
        ("Hart Belling", -5, {"score": (0, 7), "period": 1}),
        ("Teague Alder", -10, {"calls": SHORT}),
        ("Teague Alder", 0, {}),
        ("Orson Stash", -15, {"other": Side(play_deck=[play("Run Right", 3)] * 2)}),
        ("Orson Stash", 0, {"other": Side(play_deck=[play("Short Pass: 5 (0-9)", 3)] * 2)}),
        ("Ash Pilfer", -15, {"own": Side(hand=BLANKS[:1])}),
        ("Ash Pilfer", 0, {}),
        ("Bandit Mallory", -10, {}),
    ],
)
def test_the_yards_hang_on_it(name: str, yards: int, declared: dict[str, Any]) -> None:
    game = with_player(season_player(name), at="timeout", **declared)
    assert game.yards_by_effects == yards


@pytest.mark.parametrize(
    ("name", "declared", "deck"),
    [
        ("Ox Hartwood", {"score": (7, 0)}, "action"),
        ("Ox Hartwood", {"score": (0, 0)}, "action"),
        ("Teague Alder", {}, "play"),
    ],
)
def test_otherwise_a_card_is_drawn(name: str, declared: dict[str, Any], deck: str) -> None:
    game = with_player(season_player(name), at="timeout", **declared)
    mine = game.offense if season_player(name).side == "offense" else game.defense
    # Three Plays, one drawn for the down and one called; no Action card was there.
    assert len(mine.hand if deck == "action" else mine.play_hand) == (1 if deck == "action" else 4)


def test_ash_pilfer_pays_with_an_action_card() -> None:
    game = with_player(season_player("Ash Pilfer"), own=Side(hand=BLANKS[:1]), at="timeout")
    assert game.defense.hand == []
    assert game.defense.discard == ["Blank"]


def test_jack_barnacle_saves_one_run_a_possession() -> None:
    game = with_player(season_player("Jack Barnacle"), calls=STOPPED, at="timeout")
    assert game.yards == 15
    game.run_to(NEXT_DOWN).run_to("timeout")
    assert game.yards == 0


def test_goliath_marrow_strikes_once_a_possession() -> None:
    game = with_player(season_player("Goliath Marrow"), calls=STOPPED, ball=50)
    assert game.run_to(NEXT_DOWN).ball == 35
    assert game.run_to(NEXT_DOWN).ball == 35


def test_goliath_marrow_leaves_a_play_alone_that_succeeds() -> None:
    game = with_player(season_player("Goliath Marrow"), ball=50)
    assert game.run_to(NEXT_DOWN).ball == 65
