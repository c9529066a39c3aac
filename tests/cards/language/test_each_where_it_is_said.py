"""Several things in one sentence, each in its own circumstances: `third down Runs …, and …`."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read

GOALS = "Field goals from beyond the 25-yard line are never good"
RUNS = "Third down Runs gain 5 more yards"
PUNTS = "Punts travel 5 yards less"
STRONG = "Runs with a Play Strength of 7 are stopped"


def lower(said: str) -> str:
    return said[0].lower() + said[1:]


@pytest.mark.parametrize("joint", [", and", " and", ", but"])
@pytest.mark.parametrize(
    "said",
    [
        (GOALS, PUNTS),
        (PUNTS, GOALS),
        (RUNS, PUNTS),
        (PUNTS, RUNS),
        (STRONG, RUNS),
        (GOALS, RUNS, PUNTS),
        (PUNTS, "Runs on fourth down cannot be stopped"),
    ],
)
def test_each_is_so_where_it_is_said_to_be(said: tuple[str, ...], joint: str) -> None:
    there = Scene(enters=True)
    joined = f"{joint} ".join((said[0], *map(lower, said[1:]))) + "."
    apart = ". ".join(said) + "."
    assert read(joined, there).abilities == read(apart, there).abilities


def test_each_says_how_long_it_is_so() -> None:
    joined = f"{RUNS} this half, and {lower(PUNTS)} this game."
    assert effects(joined) == effects(f"{RUNS} this half. {PUNTS} this game.")


@pytest.mark.parametrize(
    "text",
    [
        f"{RUNS} this half, and {lower(PUNTS)}.",  # for how long do these?
        f"{RUNS}, and {lower(PUNTS)} this half.",
        f"{RUNS}, and draw an Action card.",
    ],
)
def test_how_long_each_is_so_has_to_be_known(text: str) -> None:
    assert is_refused(text)
