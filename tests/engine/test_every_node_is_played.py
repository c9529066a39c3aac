"""Law 7: every node of the card language is played in a scenario, from words.

`played_by.txt` names a test for each node that has an executor, for every event that is heard and
every duration. The tests it names are run with a witness that watches what is read, assembled and
carried out: a name that is not true makes this fail. A new node needs no line there: all tests of
the files that name it are run, and one of them has to play it. Now and then

    python -m snapcount.testing.played_by

runs all scenarios and writes the file anew; what nobody plays stays without a test in it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import snapcount
from snapcount.testing.played_by import assigned, naming, played_by, witnessed
from snapcount.testing.witness import everything

ROOT = Path(__file__).parents[2]
MAP = Path(__file__).with_name("played_by.txt")


def not_named() -> dict[str, list[str]]:
    """The nodes that the file does not have, with the tests that name them."""
    return {name: naming(name, ROOT) for name in everything() if name not in played_by(MAP)}


def test_every_node_has_a_test_that_plays_it() -> None:
    said = "write a scenario that plays it and names it"
    assert [name for name, tests in not_named().items() if not tests] == [], said
    assert [name for name, test in played_by(MAP).items() if not test] == [], said


def test_nothing_else_is_in_the_file() -> None:
    assert set(played_by(MAP)) <= set(everything())


@pytest.mark.skipif(snapcount.compiled(), reason="compiled code cannot be watched")
@pytest.mark.timeout(400)
def test_those_tests_play_them(tmp_path: Path) -> None:
    named, new = played_by(MAP), not_named()
    tests = {*named.values(), *(test for tests in new.values() for test in tests)}
    seen = witnessed(sorted(tests), tmp_path / "seen.txt", ROOT)
    lies = [f"{name}: {test}" for name, test in named.items() if name not in seen.get(test, ())]
    assert lies == []
    played = set().union(*seen.values())
    assert sorted(new.keys() - played) == []


@pytest.mark.skipif(snapcount.compiled(), reason="compiled code cannot be watched")
def test_a_card_that_is_only_held_is_not_played(tmp_path: Path) -> None:
    """The witness counts what is carried out, not what lies in a hand."""
    source = tmp_path / "test_held.py"
    source.write_text(
        "from snapcount.testing import scenario, ON_FIELD_ADJUSTMENTS, NEXT_DOWN\n"
        "def table():\n"
        "    return scenario('crd', offense=['Gain 5 yards.', 'Draw an Action card.'],\n"
        "                    at=ON_FIELD_ADJUSTMENTS)\n"
        "def test_held() -> None:\n"
        "    table().run_to(NEXT_DOWN)\n"
        "def test_played() -> None:\n"
        "    game = table()\n"
        "    game.offense.plays(0)\n"
        "    game.run_to(NEXT_DOWN)\n"
    )
    seen = {test.split("::")[1]: names for test, names in _seen(source, tmp_path).items()}
    assert seen["test_held"] == set()
    assert seen["test_played"] == {"Gain"}


def _seen(source: Path, folder: Path) -> dict[str, set[str]]:
    return witnessed([str(source), "--rootdir", str(folder)], folder / "seen.txt", ROOT)


def test_the_tests_that_name_a_node_are_found() -> None:
    assert "tests/engine/test_effects_among.py" in naming("TakeFromTop", ROOT)
    assert naming("TakeFrom", ROOT) == []


def test_a_test_stays_where_it_is_named_as_long_as_it_is_true() -> None:
    seen = {"one": {"Gain"}, "two": {"Gain", "Lose"}}
    assert assigned(seen, {"Gain": "two"})["Gain"] == "two"
    assert assigned(seen, {"Gain": "gone"})["Gain"] == "one"
    assert assigned(seen, {})["Lose"] == "two"
    assert assigned(seen, {})["Draw"] == ""
