"""`dev.py test` runs every test: some while the engine compiles, the rest compiled."""

from __future__ import annotations

from pathlib import Path

from devtools.checks import BESIDE, BOTH, NO_TESTS_COLLECTED, PAGE, chosen, everything, worst

ROOT = Path(__file__).parents[2]


def test_no_test_is_left_out() -> None:
    there = {path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py")}
    run = everything()
    assert {test for test in there if not test.startswith(tuple(run))} == set()


def test_each_test_is_run_once_but_games_on_both_engines() -> None:
    first = chosen([], BOTH + BESIDE, within=True)
    page = chosen([], PAGE, within=True)
    others = chosen([], BESIDE + PAGE, within=False)
    assert sorted({*first, *page, *others}) == sorted(everything())
    assert {*first} & {*others} == {*BOTH}
    assert not {*page} & {*first, *others}


def test_without_a_compiler_each_test_is_run_once() -> None:
    first = chosen([], BOTH + BESIDE, within=True)
    page = chosen([], PAGE, within=True)
    others = chosen([], BOTH + BESIDE + PAGE, within=False)
    assert sorted(first + page + others) == sorted(everything())


def test_a_fault_in_any_part_is_a_fault_of_the_whole() -> None:
    assert worst(0, NO_TESTS_COLLECTED, 1) == 1
    assert worst(0, 2, 0) == 2
    assert worst(NO_TESTS_COLLECTED, 0, NO_TESTS_COLLECTED) == 0
    assert worst(NO_TESTS_COLLECTED, NO_TESTS_COLLECTED) == NO_TESTS_COLLECTED


def test_paths_are_run_where_they_belong_and_options_go_along() -> None:
    arguments = ["tests/server/test_room.py", "tests/rules", "-k", "overtime"]
    assert chosen(arguments, BESIDE, within=True) == ["-k", "overtime", "tests/server/test_room.py"]
    assert chosen(arguments, BESIDE, within=False) == ["-k", "overtime", "tests/rules"]


def test_nothing_is_run_where_no_path_belongs() -> None:
    assert chosen(["tests/rules"], BESIDE, within=True) == []
