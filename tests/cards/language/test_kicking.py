"""To kick a field goal is to attempt one, good or not; to make one is a good one."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.language.parse import parse_effects
from snapcount.cards.tree import CatchRangeIs, Lasting, ModifyPunts
from snapcount.engine import events
from snapcount.testing import (
    FIELD_GOAL,
    NEXT_POSSESSION,
    START_OF_DOWN,
    Scenario,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)

since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])


def kicked(edition: str, grit: int, text: str = "", listens: str = "") -> Scenario:
    """A field goal from the 25 with that Grit, after the card with the text was played."""
    low = grit // 2
    game = scenario(
        edition,
        offense=Side(
            hand=[action(text, when=START_OF_DOWN)] if text else [],
            players=[player("QB", listens, name="Ear")] if listens else [],
            play_deck=[play("Run Left", low)] * 6,
        ),
        defense=Side(play_deck=[play("Run Left", grit - low)] * 6),
        ball=75,
        at=START_OF_DOWN if text else "play or kick",
    )
    if text:
        game.offense.plays(0)
        game.run_to("play or kick")
    game.offense.answers(FIELD_GOAL)
    return game.run_to(NEXT_POSSESSION).run_to("call")


@since_2021
@pytest.mark.parametrize(
    ("text", "grit", "good"),
    [
        ("", 1, False),
        ("", 5, True),
        ("If you kick a field goal this down, add 2 to the Grit.", 1, True),
        ("If you kick a field goal this down, add 2 to the Grit.", 5, False),
        ("If the offense kicks a field goal this down, subtract 3 from the Grit.", 8, True),
    ],
)
def test_the_grit_of_any_kick_is_changed(edition: str, text: str, grit: int, good: bool) -> None:
    assert (kicked(edition, grit, text).offense.score == 3) == good


@since_2021
@pytest.mark.parametrize(
    ("verb", "grit", "heard"), [("kick", 4, 1), ("kick", 9, 1), ("make", 4, 1), ("make", 9, 0)]
)
def test_who_kicks_need_not_make_it(edition: str, verb: str, grit: int, heard: int) -> None:
    game = kicked(edition, grit, listens=f"Whenever you {verb} a field goal, draw an Action card.")
    assert game.log.has(events.GRIT)
    assert game.resolved.count("Ear") == heard


def test_what_is_joined_to_the_next_punt_holds_for_the_down() -> None:
    text = "The catch range of your Pass plays becomes 0-2 and your next punt goes 1 more yard."
    range_is, punt = parse_effects(text)
    assert range_is == Lasting(CatchRangeIs(0, 2, "you", ("pass",)), "this down")
    assert punt == Lasting(ModifyPunts(1, "you"), "next kick")


@rule("K-3")
@since_2021
@pytest.mark.parametrize(
    ("kick", "good"),
    [
        ("kick again", False),
        ("kick again as if it were 5 yards closer", True),
        ("kick again from 5 yards farther", False),
    ],
)
def test_it_is_kicked_again_from_elsewhere(edition: str, kick: str, good: bool) -> None:
    text = f"Once per half, whenever your field goal would be missed, {kick}."
    assert (kicked(edition, 7, listens=text).offense.score == 3) == good


def test_the_grit_is_checked_from_elsewhere() -> None:
    said = (
        "Determine the Grit again and check whether the kick is good as if it were 5 yards closer."
    )
    plain = "Treat the field goal as 5 yards closer. Kick again."
    heard, meant = (
        effects(f"{each} Play only when a field goal is attempted.") for each in (said, plain)
    )
    assert heard == meant


@pytest.mark.parametrize(
    "does",
    [
        "must run a play",
        "has to run a play",
        "must call a play instead of kicking",
        "must run a play rather than punt or kick a field goal",
        "must go for it",
        "cannot kick or punt",
    ],
)
def test_to_run_a_play_is_neither_to_punt_nor_to_kick(does: str) -> None:
    assert effects(f"The offense {does} this down.") == effects(
        "The offense cannot punt or kick a field goal this down."
    )
