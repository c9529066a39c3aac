"""Runs: the same numbers on any number of workers, resumed or not; damaged files say so."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import pytest

from snapcount.cards.demo import demo_decks
from snapcount.sim import figures as fig
from snapcount.sim import layout as at
from snapcount.sim.chances import Sprt
from snapcount.sim.match import Entrant, Match, empty, play_pairs
from snapcount.sim.results import Results, ResultsError, open_results
from snapcount.sim.run import PAIRS_A_BLOCK, PAIRS_A_TASK, run
from snapcount.sim.workers import Here, OnRay, Processes, WorkersError, workers_for

HERONS, BADGERS = (tuple(deck) for deck in demo_decks("crd"))
MATCH = Match(Entrant("Herons", HERONS, "random"), Entrant("Badgers", BADGERS, "random"), "run")
OTHER = Match(Entrant("Badgers", BADGERS, "random"), Entrant("Badgers", BADGERS, "random"), "2")
PAIRS = PAIRS_A_BLOCK + 3


@pytest.fixture(scope="module")
def expected() -> list[list[int]]:
    return [play_pairs(MATCH, 0, PAIRS), play_pairs(OTHER, 0, PAIRS)]


def opened(path: Path, matches: tuple[Match, ...] = (MATCH, OTHER)) -> Results:
    return open_results(path, [m.key for m in matches], [len(empty(m)) for m in matches])


def test_blocks_add_up_to_the_games_in_one_go(expected: list[list[int]]) -> None:
    assert run([MATCH, OTHER], PAIRS, Here()) == expected


def test_two_processes_give_the_same_numbers(expected: list[list[int]]) -> None:
    workers = Processes(2)
    try:
        assert run([MATCH, OTHER], PAIRS, workers) == expected
    finally:
        workers.close()


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: snapcount[ray]")
@pytest.mark.filterwarnings("ignore")
@pytest.mark.timeout(240)
def test_a_ray_cluster_gives_the_same_numbers(expected: list[list[int]]) -> None:
    workers = OnRay(2)
    try:
        assert run([MATCH, OTHER], PAIRS, workers) == expected
    finally:
        workers.close()


def test_progress_is_told_of_every_game() -> None:
    told: list[int] = []
    run([MATCH], PAIRS, Here(), progress=told.append)
    assert told == [2 * PAIRS_A_TASK] * 5 + [6]


def test_nobody_plays_on_another_planet() -> None:
    with pytest.raises(WorkersError, match="'local' or 'ray'"):
        workers_for("mars", 1)


# Sequential tests --------------------------------------------------------------------------------


def test_a_decided_match_is_stopped_at_the_same_block_by_any_workers() -> None:
    def decided(place: int, numbers: list[int]) -> bool:
        return place == 0 or numbers[at.GAMES] >= 4 * PAIRS_A_BLOCK

    alone = run([MATCH, OTHER], 3 * PAIRS_A_BLOCK, Here(), decided=decided)
    assert [numbers[at.GAMES] for numbers in alone] == [2 * PAIRS_A_BLOCK, 4 * PAIRS_A_BLOCK]
    assert alone[0] == play_pairs(MATCH, 0, PAIRS_A_BLOCK)
    workers = Processes(2)
    try:
        assert run([MATCH, OTHER], 3 * PAIRS_A_BLOCK, workers, decided=decided) == alone
    finally:
        workers.close()


def test_a_sequential_test_stops_a_lopsided_match() -> None:
    lopsided = Match(Entrant("G", BADGERS, "greedy"), Entrant("R", HERONS, "random"), "sprt")
    test = Sprt(0.5, 0.7)
    (numbers,) = run(
        [lopsided], 100, Here(), decided=lambda _, numbers: test.decided(fig.pairs(numbers))
    )
    assert numbers[at.GAMES] < 200
    assert test.verdict(fig.pairs(numbers)) == "70.0% rather than 50.0%"


# Results files -----------------------------------------------------------------------------------


class Killed(Exception):
    pass


def killer(after: int) -> Callable[[int], None]:
    told = 0

    def progress(_: int) -> None:
        nonlocal told
        told += 1
        if told == after:
            raise Killed

    return progress


def test_a_run_that_was_killed_goes_on(tmp_path: Path, expected: list[list[int]]) -> None:
    path = tmp_path / "results"
    with pytest.raises(Killed):
        run([MATCH, OTHER], PAIRS, Here(), results=opened(path), progress=killer(2))
    kept = path.read_bytes()
    results = opened(path)
    assert len(results.blocks) == 2
    played: list[int] = []
    assert run([MATCH, OTHER], PAIRS, Here(), results=results, progress=played.append) == expected
    assert path.read_bytes().startswith(kept)
    # Everything is known now: nothing is played or written any more.
    whole = path.read_bytes()
    assert run([MATCH, OTHER], PAIRS, Here(), results=opened(path)) == expected
    assert path.read_bytes() == whole


def test_a_longer_run_goes_on_from_a_shorter_one(tmp_path: Path, expected: list[list[int]]) -> None:
    path = tmp_path / "results"
    run([MATCH, OTHER], 10, Here(), results=opened(path))
    assert run([MATCH, OTHER], PAIRS, Here(), results=opened(path)) == expected


@pytest.mark.parametrize("cut", [1, 20, 2000])
def test_a_last_line_that_was_cut_off_is_played_again(
    tmp_path: Path, expected: list[list[int]], cut: int
) -> None:
    path = tmp_path / "results"
    run([MATCH, OTHER], PAIRS, Here(), results=opened(path))
    path.write_bytes(path.read_bytes()[:-cut])
    results = opened(path)
    assert len(results.blocks) == 11
    assert run([MATCH, OTHER], PAIRS, Here(), results=results) == expected


def test_a_file_that_was_cut_off_in_its_first_line_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "results"
    opened(path)
    path.write_bytes(path.read_bytes()[:25])
    assert opened(path).blocks == {}


def test_a_damaged_file_says_where_and_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "results"
    run([MATCH, OTHER], PAIRS, Here(), results=opened(path))
    lines = path.read_bytes().split(b"\n")
    lines[2] = lines[2].replace(b",0,", b",1,", 1)
    path.write_bytes(b"\n".join(lines))
    damaged = path.read_bytes()
    with pytest.raises(ResultsError, match=r"Line 3 of .* is damaged"):
        opened(path)
    assert path.read_bytes() == damaged


def test_a_file_of_another_match_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "results"
    opened(path, (MATCH,))
    with pytest.raises(ResultsError, match="other decks, agents, rules or seeds"):
        opened(path, (OTHER,))


@pytest.mark.parametrize("data", [b"hello", b"hello\n", b"{}\n", b"\x00" * 100])
def test_a_foreign_file_is_refused_and_left_alone(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "results"
    path.write_bytes(data)
    with pytest.raises(ResultsError, match="isn't a results file"):
        opened(path)
    assert path.read_bytes() == data


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(ResultsError, match="Can't use"):
        opened(tmp_path)
