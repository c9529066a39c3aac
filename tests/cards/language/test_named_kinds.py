"""`Name a Run`: one of some plays is named, and what is said of the named play holds for it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects, is_refused, printed

from snapcount.cards.tree import NamePlay
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, PLAY_NAMED, PRIOR_TO_SELECTING, action, scenario


@pytest.mark.parametrize(
    ("text", "calls"),
    [
        ("Name a Run.", ("run",)),
        ("Name a Run play.", ("run",)),
        ("Choose a Pass.", ("pass",)),
        ("Name a Run Left or Run Right.", ("run left", "run right")),
        ("Name a play.", ()),
        ("Name an offensive play.", ()),
        ("Choose any offensive play.", ()),
    ],
)
def test_what_may_be_named(text: str, calls: Any) -> None:
    (named,) = effects(text)
    assert named == NamePlay(calls=calls)
    assert effects(f"{printed(named)}.".capitalize()) == (named,)


def test_of_one_play_there_is_nothing_to_name() -> None:
    assert is_refused("Name a Short Pass.")


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("named", "yards"), [("run left", -5), ("run right", 15)])
def test_only_runs_are_offered_and_the_named_one_is_stopped(
    edition: str, named: str, yards: int
) -> None:
    text = (
        "Name a Run play. If the offense calls that play this down, it is stopped and the offense"
        " loses 5 yards."
    )
    card = action(text, when=PRIOR_TO_SELECTING)
    game = scenario(edition, defense=[card], at=PRIOR_TO_SELECTING)
    game.defense.plays(0)
    game.both_pass()
    game.defense.offered(*(PLAY_NAMED(f"run {way}") for way in ("left", "middle", "right")))
    game.defense.answers(PLAY_NAMED(named))
    game.run_to(NEXT_DOWN)
    if edition == "2019" and yards < 0:
        yards = 0  # G-4: a stopped play gains nothing, whatever effects say
    assert game.yards == yards
