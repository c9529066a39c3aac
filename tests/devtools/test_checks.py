"""`dev.py test` runs every test: some while the engine compiles, the rest compiled."""

from __future__ import annotations

from pathlib import Path

from devtools.checks import BESIDE, BOTH, chosen, everything

ROOT = Path(__file__).parents[2]


def test_no_test_is_left_out() -> None:
    there = {path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py")}
    run = everything()
    assert {test for test in there if not test.startswith(tuple(run))} == set()


def test_each_test_is_run_once_but_games_on_both_engines() -> None:
    beside = chosen([], BOTH + BESIDE, within=True)
    compiled = chosen([], BESIDE, within=False)
    assert sorted({*beside, *compiled}) == sorted(everything())
    assert {*beside} & {*compiled} == {*BOTH}


def test_without_a_compiler_each_test_is_run_once() -> None:
    first = chosen([], BOTH + BESIDE, within=True)
    rest = chosen([], BOTH + BESIDE, within=False)
    assert sorted(first + rest) == sorted(everything())


def test_paths_are_run_where_they_belong_and_options_go_along() -> None:
    arguments = ["tests/server/test_room.py", "tests/rules", "-k", "overtime"]
    assert chosen(arguments, BESIDE, within=True) == ["-k", "overtime", "tests/server/test_room.py"]
    assert chosen(arguments, BESIDE, within=False) == ["-k", "overtime", "tests/rules"]


def test_nothing_is_run_where_no_path_belongs() -> None:
    assert chosen(["tests/rules"], BESIDE, within=True) == []
