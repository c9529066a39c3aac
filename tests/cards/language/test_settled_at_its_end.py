"""What was two readings of one meaning: how a play comes out, and as what a Player is named."""

from __future__ import annotations

import pytest

from snapcount.cards.tree import Triggered
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, Side, player, rule, scenario
from snapcount.testing.cards import parse_abilities
from snapcount.testing.editions import by_chapter_f, editions_where

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
since_2021 = pytest.mark.parametrize("edition", editions_where(by_chapter_f))


@pytest.mark.parametrize(
    ("asked", "side"),
    [
        ("your pass is incomplete", "offense"),
        ("your Run is stopped", "offense"),
        ("your pass is complete", "offense"),
        ("your Run is successful", "offense"),
        ("your opponent's Long Pass is incomplete", "defense"),
        ("the pass is incomplete", "defense"),
    ],
)
def test_it_is_asked_at_the_end_of_the_play(asked: str, side: str) -> None:
    then = "draw an Action card"
    wordings = [
        f"If {asked}, {then} at the end of the play.",
        f"At the end of the play, if {asked}, {then}.",
        f"{then.capitalize()} at the end of the play if {asked}.",
    ]
    first, *others = [parse_abilities(each, side) for each in wordings]  # type: ignore[arg-type]
    assert all(len(each) == 1 for each in (first, *others))
    assert {repr(sorted(repr(each))) for each in (first, *others)} == {repr(sorted(repr(first)))}
    assert isinstance(first[0], Triggered)
    assert first[0].event == "the play ends"


@rule("F-14")
@since_2021
@pytest.mark.parametrize(("strength", "fresh"), [(1, True), (5, False)])
def test_it_is_done_then(edition: str, strength: int, fresh: bool) -> None:
    text = "If your pass is incomplete, Energize this Player at the end of the play."
    side = Side(players=[player("TE", text, name="Catcher")], exhausted=["Catcher"])
    calls = ("Short Pass: 10 (4-9)", "Run Left")
    game = scenario(edition, offense=side, calls=calls, strength=strength).run_to(NEXT_DOWN)
    assert ("Catcher" not in game.offense.exhausted) is fresh


@rule("T-13", "F-9")
@every_edition
@pytest.mark.parametrize("asked", ["this Player is the runner", "this Player is designated to run"])
@pytest.mark.parametrize(("carrier", "yards"), [("Back", 20), ("Wideout", 15)])
def test_who_runs_gains_more(edition: str, asked: str, carrier: str, yards: int) -> None:
    back = player("RB", f"If {asked}, gain 5 yards.", name="Back")
    side = Side(players=[back, player("WR", name="Wideout")])
    game = scenario(edition, offense=side, carrier=carrier).run_to(NEXT_DOWN)
    assert game.yards == yards
