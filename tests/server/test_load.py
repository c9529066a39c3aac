"""`snapcount load`: what it prints is what it measured."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

import pytest

from snapcount.cli.load import Opener, beats_so_far
from snapcount.server import load as loads
from snapcount.server.aside import Aside, free_port, server_aside


def load(*options: str) -> dict[str, Any]:
    command = [sys.executable, "-m", "snapcount", "load", "--json", *options]
    result = subprocess.run(command, capture_output=True, text=True, timeout=200)
    found: dict[str, Any] = json.loads(result.stdout)
    return found


@pytest.mark.timeout(240)
def test_load_prints_what_an_answer_costs() -> None:
    found = load("--games", "3", "--seconds", "1", "--every", "0.2")
    assert found["answers"] > 3
    assert found["refused"] == 0
    assert 0 < found["median"] <= found["p99"] <= found["worst"]
    if sys.platform == "linux":
        assert found["cpu"] > 0
        assert min(found[f"memory_{when}"] for when in ("before", "during", "after")) > 10


@pytest.mark.timeout(240)
def test_a_burst_of_games_says_how_long_those_who_play_wait() -> None:
    found = load("--burst", "12")
    assert found["games"] == 12
    assert found["refused"] == 0
    assert found["seconds"] > 0
    assert found["answers"] > 0
    assert 0 < found["median"] <= found["worst"]


# How its players behave ------------------------------------------------------------------------


class Measured(NamedTuple):
    """A server, and where its figures are."""

    server: Aside
    figures: int

    def load(self, games: int, seconds: float, every: float, full_control: bool) -> loads.Load:
        address, process = self.server
        beats = partial(beats_so_far, self.figures)
        opener = Opener(address)
        return asyncio.run(
            loads.measure(address, games, seconds, every, opener.open, process, beats, full_control)
        )


@pytest.fixture(scope="module")
def measured() -> Iterator[Measured]:
    figures = free_port()
    with server_aside("--no-limits", "--metrics-port", str(figures)) as server:
        yield Measured(server, figures)


@pytest.fixture(autouse=True)
def _memory_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loads, "LAST_WORDS", 0.5)


@pytest.mark.timeout(240)
def test_its_players_answer_what_they_were_asked_last(measured: Measured) -> None:
    """An answer every 1.21 seconds comes just after a beat of 1.2 has ended and asked anew."""
    found = measured.load(12, 4, 1.21, full_control=False)
    assert found.beats > 0
    assert found.refused == 0
    assert found.finished == 0


@pytest.mark.timeout(240)
def test_in_full_control_everybody_answers_for_themselves(measured: Measured) -> None:
    found = measured.load(6, 2, 0.3, full_control=True)
    assert found.answers > 6
    assert found.beats == 0
    assert found.refused == 0
    assert found.cpu == found.cpu_each
