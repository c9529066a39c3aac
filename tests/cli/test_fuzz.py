"""`snapcount fuzz`: the same games for the same seed, and an exit status that can be trusted."""

from __future__ import annotations

import itertools
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest
from tests.cli.interrupts import hear_interrupts
from typer.testing import CliRunner, Result

from snapcount.cli import build_app
from snapcount.engine.game import Game
from snapcount.engine.records.reading import read
from snapcount.engine.records.record import replay
from snapcount.testing import fuzz as of_fuzz
from snapcount.testing import invariants, spread
from snapcount.testing.fuzz import GAMES_A_PAIR, Run, match_of, play_match, play_run
from snapcount.testing.random_games import random_decks


def fuzz(*arguments: str) -> Result:
    return CliRunner().invoke(build_app("fuzz"), ["fuzz", *arguments])


@pytest.fixture
def fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """A promise that every game of crd breaks at its twelfth decision, and no other game does."""

    def nobody_plays_crd(game: Game) -> Iterator[str]:
        if game.table.edition.name == "crd" and game.decisions == 12:
            yield "crd is played"

    monkeypatch.setattr(invariants, "CHECKS", (*invariants.CHECKS, nobody_plays_crd))


def test_games_in_order_are_fine() -> None:
    result = fuzz("--games", "4", "--seed", "7", "--every", "50", "--workers", "1")
    assert result.exit_code == 0
    assert "games       4 (1 of 2019, 1 of 2021, 1 of 2022, 1 of crd)" in result.stdout
    assert "violations  0" in result.stdout


def test_the_games_do_not_hang_on_the_number_of_workers() -> None:
    run = Run(seed=7, first=0, games=5, edition="2019", every=200)  # more than one task
    assert list(play_run(run, 1)) == list(play_run(run, 2))


def test_a_game_hangs_on_seed_and_number_alone() -> None:
    several = list(play_run(Run(seed=7, first=3, games=2, every=50), 1))
    assert several[1] == play_match(Run(seed=7, first=4, games=1, every=50), 4)
    assert several[1] != play_match(Run(seed=8, first=4, games=1, every=50), 4)


def test_two_decks_meet_a_few_times_and_then_no_more() -> None:
    run = Run(seed=7, first=0, games=5, edition="2021")
    first, *others = [match_of(run, number) for number in range(GAMES_A_PAIR + 1)]
    again = [match.table.cards == first.table.cards for match in others]
    assert again == [True] * (GAMES_A_PAIR - 1) + [False]
    assert len({match.seed for match in others}) == GAMES_A_PAIR


def test_an_edition_can_be_asked_for() -> None:
    run = Run(seed=7, first=0, games=3, edition="2021")
    assert [match_of(run, number).table.edition.name for number in range(3)] == ["2021"] * 3


def test_all_pro_and_the_same_deck_twice_are_played_too(monkeypatch: pytest.MonkeyPatch) -> None:
    decks = itertools.cycle(random_decks("crd", 0))  # inventing new ones is not what this is about
    monkeypatch.setattr(of_fuzz, "random_deck", lambda dice, edition: next(decks))
    run = Run(seed=12, first=0, games=400, edition="crd")
    wanted = {"all pro", "by the book", "the same deck twice"}
    for number in range(0, run.games, GAMES_A_PAIR):
        table = match_of(run, number).table
        wanted.discard("all pro" if table.all_pro else "by the book")
        if len(table.cards) < len(table.owner) // 2:
            wanted.discard("the same deck twice")
        if not wanted:
            break
    assert not wanted


@pytest.mark.usefixtures("fault")
def test_a_broken_promise_fails_and_says_how_to_see_it_again(tmp_path: Path) -> None:
    arguments = ["--games", "4", "--seed", "7", "--every", "50", "--workers", "1"]
    result = fuzz(*arguments, "--records", str(tmp_path))
    assert result.exit_code == 1
    assert "violations  1" in result.stdout
    assert "game 3 (crd), decision 11: nobody_plays_crd: crd is played" in result.stderr
    command = "snapcount fuzz --games 1 --seed 7 --first 3 --every 50"
    assert command in result.stderr
    again = fuzz(*command.split()[2:], "--workers", "1", "--json")
    assert json.loads(again.stdout)["violations"][0]["decision"] == 11
    record = read((tmp_path / "fuzz-7-3.json").read_bytes())
    assert replay(record).decisions == 12


def test_the_digest_tells_games_apart() -> None:
    arguments = ("--games", "2", "--every", "50", "--workers", "1", "--json", "--edition", "2019")
    digests = [json.loads(fuzz(*arguments, "--seed", seed).stdout)["digest"] for seed in "778"]
    assert digests[0] == digests[1] != digests[2]


def test_a_worker_that_dies_is_a_violation(monkeypatch: pytest.MonkeyPatch) -> None:
    class DeadPool(ProcessPoolExecutor):
        """Workers that die whatever they are asked to do."""

        def submit(self, *args: Any, **kwargs: Any) -> Future[Any]:
            future: Future[Any] = Future()
            future.set_exception(BrokenProcessPool("gone"))
            return future

    monkeypatch.setattr(spread, "ProcessPoolExecutor", DeadPool)
    (played,) = play_run(Run(seed=7, first=0, games=80, every=50), 2)
    assert played.violation is not None
    assert "a worker died in one of the games 0 to 15" in played.violation.problem


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal for a group")
@pytest.mark.timeout(300)
def test_an_interrupted_run_says_how_far_it_came() -> None:
    command = [sys.executable, "-m", "snapcount", "fuzz", "--games", "100000", "--workers", "2"]
    with subprocess.Popen(
        [*command, "--every", "500", "--edition", "2019"],  # the fewest games in a task
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hear_interrupts,
    ) as running:
        try:
            assert running.stderr is not None
            assert "of 100,000 games" in running.stderr.readline()
            os.killpg(running.pid, signal.SIGINT)
            told, _ = running.communicate(timeout=200)  # games under way are played to their end
        except BaseException:
            os.killpg(running.pid, signal.SIGKILL)
            raise
    assert running.returncode == 130
    assert "stopped before game" in told
    assert "violations  0" in told


def test_json_counts_everything() -> None:
    arguments = ("--games", "2", "--seed", "7", "--edition", "2019", "--every", "50")
    report = json.loads(fuzz(*arguments, "--workers", "1", "--json").stdout)
    run = Run(seed=7, first=0, games=2, edition="2019", every=50)
    played = list(play_run(run, 1))
    assert report["games"] == 2
    assert report["by_edition"] == {"2019": 2}
    assert report["decisions"] == sum(game.decisions for game in played)
    assert report["violations"] == []


def test_an_unknown_edition_is_refused_with_the_nearest() -> None:
    result = fuzz("--edition", "2020")
    assert result.exit_code == 2
    assert "2019, 2021, 2022, crd" in " ".join(result.stderr.replace("│", "").split())
