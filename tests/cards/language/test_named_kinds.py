"""`Name a Run`: one of some plays is named, and what is said of the named play holds for it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects, is_refused, printed

from snapcount.cards.tree import NamePlay
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    CALL,
    NEXT_DOWN,
    PLAY_NAMED,
    PRIOR_TO_SELECTING,
    Side,
    action,
    play,
    scenario,
)


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


@pytest.mark.parametrize(
    ("said", "same"),
    [
        (
            "If the offense calls a play of that type this down, gain 5 yards.",
            "If the offense calls the named play this down, gain 5 yards.",
        ),
        (
            "If your opponent calls that kind of play this down, gain 5 yards.",
            "If your opponent calls the named play this down, gain 5 yards.",
        ),
        (
            "If your opponent's play is of the chosen type, gain 5 yards.",
            "If your opponent called the named play, gain 5 yards.",
        ),
        (
            "If your opponent does not call a play of the type you named this down, gain 5 yards.",
            (
                "Whenever a play is revealed this down, if your opponent did not call the named"
                " play, gain 5 yards."
            ),
        ),
        (
            "Your opponent cannot call a play of that type this down.",
            "Your opponent cannot call the named play this down.",
        ),
    ],
)
def test_the_kind_that_was_named_is_the_named_play(said: str, same: str) -> None:
    named = "Name Run or Pass."
    assert effects(f"{named} {said}") == effects(f"{named} {same}")
    assert is_refused(said)


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("named", "left"),
    [
        ("run", ("Short Pass: 10 (0-9)", "Long Pass: 40 (0-9)")),
        ("pass", ("Run Middle",)),
    ],
)
def test_no_play_of_the_named_kind_is_called(
    edition: str, named: str, left: tuple[str, ...]
) -> None:
    text = "Name Run or Pass. Your opponent cannot call a play of that type this down."
    calls = ("Run Middle", "Short Pass: 10 (0-9)", "Long Pass: 40 (0-9)")
    game = scenario(
        edition,
        offense=Side(plays=[play(call, name=call) for call in calls]),
        defense=[action(text, when=PRIOR_TO_SELECTING)],
        at=PRIOR_TO_SELECTING,
    )
    game.defense.plays(0)
    game.both_pass()
    game.defense.answers(PLAY_NAMED(named))
    game.run_to("call")
    assert [call for call in calls if game.offense.may(CALL(call))] == list(left)


@pytest.mark.parametrize(
    ("text", "calls"),
    [
        ("Name Run, Short Pass or Long Pass.", ("short pass", "long pass", "run")),
        ("Choose Pass or Run Left.", ("run left", "pass")),
    ],
)
def test_a_kind_may_be_named_beside_plays(text: str, calls: Any) -> None:
    (named,) = effects(text)
    assert named == NamePlay(kinds=True, calls=calls)
    assert effects(f"{printed(named)}.".capitalize()) == (named,)


def test_a_run_among_plays_is_one_or_all() -> None:
    assert is_refused("Name a Run, a Short Pass or a Long Pass.")


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("named", "yards"), [("run", 15), ("short pass", 20), ("long pass", 15)])
def test_the_defense_stops_no_play_of_the_named_kind(edition: str, named: str, yards: int) -> None:
    text = (
        "Name Run, Short Pass or Long Pass. If the defensive play revealed this down stops no play"
        " of the named kind, gain 5 yards. Play only prior to selecting a play."
    )
    game = scenario(
        edition,
        offense=[action(text)],
        calls=(play("Run Left", 3, name="Run"), play("Run Left", 0, "Run Right / Long Pass")),
        at=PRIOR_TO_SELECTING,
    )
    game.offense.plays(0)
    game.both_pass()
    game.offense.offered(*(PLAY_NAMED(each) for each in ("short pass", "long pass", "run")))
    game.offense.answers(PLAY_NAMED(named))
    assert game.run_to(NEXT_DOWN).yards == yards
