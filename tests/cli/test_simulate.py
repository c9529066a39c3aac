"""`snapcount simulate`: figures for people and for machines, and errors that say what to do."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from snapcount.cli import build_app


def simulate(*arguments: str) -> Result:
    words = ["simulate", *arguments]
    return CliRunner().invoke(build_app("simulate"), words)


def found(*arguments: str) -> dict[str, Any]:
    result = simulate(*arguments, "--json", "--workers", "1")
    assert result.exit_code == 0, result.output
    data: dict[str, Any] = json.loads(result.stdout)
    return data


def test_a_match_in_words() -> None:
    result = simulate("herons", "badgers", "-n", "20", "--workers", "1")
    assert result.exit_code == 0
    assert "Tidewater Herons vs. Ironridge Badgers, 20 games in mirrored pairs" in result.stdout
    for words in (
        "the side starting on offense wins",
        "total score",
        "fourth-down tries",
        "Long Pass",
    ):
        assert words in result.stdout
    assert "cards in the opening hand" in result.stdout
    assert "digest " in result.stdout


def test_the_same_seed_gives_the_same_digest_on_two_workers() -> None:
    alone = found("herons", "badgers", "-n", "60", "--seed", "a")
    result = simulate("herons", "badgers", "-n", "60", "--seed", "a", "--workers", "2", "--json")
    assert json.loads(result.stdout) == alone
    assert found("herons", "badgers", "-n", "60", "--seed", "b")["digest"] != alone["digest"]


def test_a_deck_against_itself_and_agents_apart() -> None:
    data = found("badgers", "badgers", "-n", "20", "--agents", "greedy,random")
    assert data["entrants"] == ["Ironridge Badgers (greedy)", "Ironridge Badgers (random)"]
    assert data["games"] == 20
    assert data["win_rate"]["rate"] > 0.5
    assert sum(data["pairs"]) == 10


def test_results_are_kept_and_gone_on_with(tmp_path: Path) -> None:
    path = str(tmp_path / "results")
    found("herons", "badgers", "-n", "20", "--results", path)
    longer = found("herons", "badgers", "-n", "60", "--results", path)
    assert longer["digest"] == found("herons", "badgers", "-n", "60")["digest"]
    refused = simulate("herons", "badgers", "-n", "20", "--seed", "other", "--results", path)
    assert refused.exit_code == 2
    assert "other decks, agents, rules or seeds" in refused.stderr


@pytest.mark.timeout(400)
def test_a_run_that_is_killed_goes_on_and_leaves_no_worker_behind(tmp_path: Path) -> None:
    path = tmp_path / "results"
    words = ["simulate", "herons", "badgers", "-n", "1000", "--seed", "kill"]
    run = subprocess.Popen(
        [sys.executable, "-m", "snapcount", *words, "--workers", "2", "--results", str(path)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        end = time.monotonic() + 180
        while not path.exists() or path.read_bytes().count(b"\n") < 3:
            assert run.poll() is None, "it ended before it could be killed"
            assert time.monotonic() < end
            time.sleep(0.05)
    finally:
        run.kill()  # itself alone: its workers must notice
        run.wait()
    kept = path.read_bytes().count(b"\n") - 1
    assert kept >= 2
    resumed = found(*words[1:], "--results", str(path))
    assert resumed["games"] == 1000
    assert resumed["digest"] == found(*words[1:])["digest"]
    if hasattr(os, "killpg"):
        for _ in range(200):
            try:
                os.killpg(run.pid, 0)
            except ProcessLookupError:
                return
            time.sleep(0.05)
        pytest.fail("a worker has outlived the run")


def test_a_sequential_test_is_told_of() -> None:
    data = found("badgers", "herons", "--agents", "greedy,random", "--sprt", "0.5,0.7", "-n", "400")
    assert data["games"] < 400
    assert data["sprt"]["verdict"] == "70.0% rather than 50.0%"


def test_what_is_wrong_is_said() -> None:
    for arguments, words in (
        (("herons", "hedgehogs"), "There's no deck"),
        (("herons", "badgers", "--agents", "nobody"), "There's no agent called 'nobody'"),
        (("herons", "badgers", "--agents", "a,b,c"), "one name, or two"),
        (("herons", "badgers", "--edition", "2020"), "There's no edition '2020'"),
        (("herons", "badgers", "--sprt", "1"), "two win rates"),
        (("herons", "badgers", "--sprt", "0.5,2"), "between 0 and 1"),
        (("herons", "badgers", "--on", "mars"), "'local' or 'ray'"),
    ):
        result = simulate(*arguments)
        assert result.exit_code == 2
        assert words in result.stderr


def test_another_edition_has_other_games() -> None:
    assert found("herons", "badgers", "-n", "10", "--edition", "2019")["overtime"]["rate"] == 0


def test_a_report_is_written(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    result = simulate("herons", "badgers", "-n", "10", "--workers", "1", "--report", str(page))
    assert result.exit_code == 0
    assert page.read_text("utf-8").startswith("<!doctype html>")
    nowhere = str(tmp_path / "no" / "folder.html")
    refused = simulate("herons", "badgers", "-n", "2", "--workers", "1", "--report", nowhere)
    assert refused.exit_code == 2
    assert "can't write" in refused.stderr


def test_it_says_at_once_who_plays_and_how_far_it_is() -> None:
    """Before the first block of fifty games is done: with slow agents that takes a while."""
    result = simulate("herons", "badgers", "-n", "60", "--workers", "1")
    lines = result.stderr.splitlines()
    assert (
        lines[0] == "60 games. The random agent plays both decks. Use --agents to choose who plays."
    )
    assert lines[1] == "10 of 60 games"
    assert "The random agent plays both decks." in result.stdout
