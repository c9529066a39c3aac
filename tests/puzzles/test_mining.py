"""Mining: the funnel's arithmetic, what is kept, and what is chosen of it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from snapcount.agents.endings.exam import committed as committed_endings
from snapcount.cli import _games
from snapcount.engine.dice import dice_from_seed
from snapcount.engine.records.answers import words
from snapcount.engine.views.worlds import WorldMaker
from snapcount.puzzles import games
from snapcount.puzzles.choosing import choose
from snapcount.puzzles.criteria import clearly_ahead, may_lead
from snapcount.puzzles.exact import MOST_NODES, Fate, Fates, best_defense
from snapcount.puzzles.found import Found
from snapcount.puzzles.judging import Bench, Outcome, Tried, gap
from snapcount.puzzles.measuring import facts_of, measure_again
from snapcount.puzzles.pool import Line, Pool
from snapcount.puzzles.puzzle import Puzzle, committed, read, seen_by_solver, written
from snapcount.puzzles.solvers import difficulty, is_obvious, tempting_place

COLLECTION = committed()
JUDGED = [puzzle for puzzle in COLLECTION.puzzles if not puzzle.proved]


def outcome(chance: float, points: int = 0, kept: bool = True) -> Outcome:
    return Outcome(chance, points, kept, 10 if kept else 0, 1, False)


def line_of(puzzle: Puzzle) -> Line:
    return Line(puzzle=puzzle, signature="", decks=COLLECTION.packed[puzzle.table])


class TestJudging:
    def test_a_gap_is_taken_world_by_world(self) -> None:
        better = Tried(0, [outcome(0.9), outcome(0.5), outcome(0.1)])
        worse = Tried(1, [outcome(0.7), outcome(0.3), outcome(-0.1)])
        assert gap(better, worse) == pytest.approx((0.2, 0.0))

    def test_a_lead_must_be_wide_and_clear(self) -> None:
        assert clearly_ahead(0.1, 0.04)
        assert not clearly_ahead(0.1, 0.06)
        assert not clearly_ahead(0.09, 0.0)
        assert may_lead(0.06, 0.03)
        assert not may_lead(0.06, 0.01)

    def test_facts_are_shares_of_the_worlds(self) -> None:
        facts = facts_of([outcome(0.9, 7, False), outcome(0.5), outcome(0.5), outcome(0.1, -7)])
        assert (facts.scored, facts.conceded, facts.kept) == (0.25, 0.25, 0.75)
        assert (facts.yards, facts.units, facts.over) == (10.0, 1.0, 0.0)

    def test_only_what_the_solver_knows_is_judged(self) -> None:
        """The same numbers, to the last digit, whatever is hidden in the line."""
        puzzle = min(JUDGED, key=lambda each: (len(each.answers), each.theme != "clock", each.id))
        game = COLLECTION.game(puzzle)
        view = seen_by_solver(game, puzzle)
        other = WorldMaker(game.table).worlds(view).sample(dice_from_seed("other"))
        bench, best = Bench(game.table), puzzle.place(puzzle.best)
        first, second = (
            measure_again(bench, seen_by_solver(each, puzzle), words(each), puzzle.id, best, 3)
            for each in (game, other)
        )
        assert first == second


SHARES = {
    "greedy": [1.0, 0.0, 0.0],
    "coach:varsity": [0.6, 0.4, 0.0],
    "coach:rookie": [0.2, 0.8, 0.0],
    "coach:assistant": [0.0, 1.0, 0.0],
    "coach:pro": [1.0, 0.0, 0.0],
}


class TestLevels:
    def test_difficulty_counts_who_misses(self) -> None:
        assert difficulty(SHARES, 0, 0.3) == 2
        assert difficulty(SHARES, 0, 0.12) == 3
        assert difficulty(SHARES, 2, 0.12) == 5

    def test_what_a_rookie_misses_is_not_obvious(self) -> None:
        assert not is_obvious(SHARES, 0)
        assert is_obvious({**SHARES, "coach:rookie": [0.7, 0.3, 0.0]}, 0)

    def test_the_tempting_answer_is_the_one_most_give(self) -> None:
        assert tempting_place(SHARES, 0, [0.6, 0.2, 0.4]) == 1
        assert tempting_place({"greedy": [1.0, 0.0, 0.0]}, 0, [0.6, 0.2, 0.4]) == 2


class TestProving:
    def test_a_fate_is_turned_round_for_the_other_seat(self) -> None:
        assert Fate(0.25, 0.5).value == 0.5
        assert Fate(0.2, 0.3).of(1) == pytest.approx(Fate(0.5, 0.3))

    def test_the_best_defense_mixes(self) -> None:
        pytest.importorskip("scipy")
        assert best_defense([[1.0, 0.0], [0.0, 1.0]]) == pytest.approx([0.5, 0.5], abs=1e-6)
        assert best_defense([[0.7, 0.2], [0.6, 0.1]]) == pytest.approx([0.0, 1.0], abs=1e-6)

    def test_endings_are_worth_what_the_exam_says(self) -> None:
        pytest.importorskip("scipy")
        endings = committed_endings()
        for ending in [each for each in endings.endings if each.open_hands][::40]:
            value = Fates(MOST_NODES).fate(endings.game(ending)).value
            assert value == pytest.approx(ending.value, abs=1e-5)


class TestPool:
    def test_it_goes_on_where_it_was(self, tmp_path: Path) -> None:
        path = tmp_path / "pool.jsonl"
        puzzle = COLLECTION.puzzles[0]
        Pool(path).add("game 1", "decks", [Found(puzzle, "signature")])
        with path.open("ab") as file:  # stopped in the middle of the next game
            file.write(msgspec.json.encode(line_of(COLLECTION.puzzles[1])) + b'\n{"done":"ga')
        again = Pool(path)
        assert again.done == {"game 1"}
        assert [line.puzzle for line in again.lines] == [puzzle]

    def test_games_hang_on_their_number_alone(self) -> None:
        meetings = games.meetings(_games.library())
        assert {each.edition for each in meetings} == {"2019", "2021", "2022", "crd"}
        assert games.plan(31, len(meetings), "a") == games.plan(31, len(meetings), "a")
        assert games.plan(31, len(meetings), "a").seed != games.plan(32, len(meetings), "a").seed


class TestChoosing:
    def test_no_two_alike(self) -> None:
        lines = [line_of(puzzle) for puzzle in COLLECTION.puzzles]
        once, twice = choose(lines), choose([*lines, *lines[::-1]])
        assert [puzzle.id for puzzle in once.puzzles] == [puzzle.id for puzzle in twice.puzzles]

    def test_what_is_chosen_is_chosen_again(self) -> None:
        again = choose([line_of(puzzle) for puzzle in COLLECTION.puzzles])
        assert {each.id for each in again.puzzles} <= {each.id for each in COLLECTION.puzzles}

    def test_a_twin_is_left_out(self) -> None:
        """The same question with another name, as another deal of the hidden cards would be."""
        puzzle = JUDGED[0]
        twin = msgspec.structs.replace(puzzle, id="ffffffff")
        kept = choose([line_of(puzzle), line_of(twin)]).puzzles
        assert [each.id for each in kept] == [puzzle.id]

    def test_a_collection_is_read_as_it_was_written(self) -> None:
        again = read(written(COLLECTION).encode())
        assert (again.packed, again.puzzles) == (COLLECTION.packed, COLLECTION.puzzles)


def test_the_puzzles_of_a_lap_of_days_are_all_different() -> None:
    """A year lies in two laps at most, so no puzzle comes more than twice, and few do."""
    days = [f"2026-{month:02}-{day:02}" for month in range(1, 13) for day in range(1, 29)]
    found = Counter(COLLECTION.of_the_day(day).id for day in days)
    assert max(found.values()) <= 2
    assert len(found) > len(days) * 0.7
    assert all(COLLECTION.of_the_day(day, "clock").theme == "clock" for day in days[:9])
