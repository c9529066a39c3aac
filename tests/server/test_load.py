"""`snapcount load`: what it prints is what it measured."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest


def load(*options: str) -> dict[str, Any]:
    command = [sys.executable, "-m", "snapcount", "load", "--json", *options]
    result = subprocess.run(command, capture_output=True, text=True, timeout=200)
    found: dict[str, Any] = json.loads(result.stdout)
    return found


@pytest.mark.timeout(240)
def test_load_prints_what_an_answer_costs() -> None:
    found = load("--games", "3", "--seconds", "2", "--every", "0.3")
    assert found["answers"] > 3
    assert found["refused"] == 0
    assert 0 < found["median"] <= found["p99"] <= found["worst"]
    if sys.platform == "linux":
        assert found["cpu"] > 0
        assert min(found[f"memory_{when}"] for when in ("before", "during", "after")) > 10


@pytest.mark.timeout(240)
def test_its_players_answer_what_they_were_asked_last() -> None:
    """An answer every 1.21 seconds comes just after a beat of 1.2 has ended and asked anew."""
    found = load("--games", "12", "--seconds", "4", "--every", "1.21")
    assert found["beats"] > 0
    assert found["refused"] == 0
    assert found["finished"] == 0


@pytest.mark.timeout(240)
def test_in_full_control_everybody_answers_for_themselves() -> None:
    found = load("--games", "6", "--seconds", "3", "--every", "0.5", "--full-control")
    assert found["answers"] > 6
    assert found["beats"] == 0
    assert found["refused"] == 0
    assert found["cpu"] == found["cpu_each"]


@pytest.mark.timeout(240)
def test_a_burst_of_games_says_how_long_those_who_play_wait() -> None:
    found = load("--burst", "12")
    assert found["games"] == 12
    assert found["refused"] == 0
    assert found["seconds"] > 0
    assert found["answers"] > 0
    assert 0 < found["median"] <= found["worst"]
