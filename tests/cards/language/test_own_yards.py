"""What a Play says that its own run or pass gains more: as long as it is that play, if it works."""

from __future__ import annotations

import pytest

from snapcount.cards.language.reader import Scene, read
from snapcount.cards.nouns import BallWithin, Called, DownIs, Not, StrengthIn
from snapcount.cards.tree import Gain, If, ModifyTimeUnits, ModifyYards, Static, Triggered
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
MODERN = [each for each in EDITION_NAMES if each != "2019"]
AUDIBLE = (
    "Exhaust: Flip over the top card of your Play deck. That card becomes your play this down."
    " Exhaust only during On Field Adjustments."
)
STRONG = "If the Play Strength is 8 or 9, this pass gains 15 additional yards."
INSIDE = "If the ball is inside your opponent's 10 yard line, this run gains an additional 5 yards."
LESS_ON_THIRD = [Static(ModifyYards(-5, "you", ("run",)), DownIs((3,)))]


@pytest.mark.parametrize(
    ("text", "standing"),
    [
        (STRONG, [Static(ModifyYards(15, "you", ("pass",)), StrengthIn(8, 9))]),
        (INSIDE, [Static(ModifyYards(5, "you", ("run",)), BallWithin(10, "opponent"))]),
        ("This play gains 5 more yards.", [Static(ModifyYards(5))]),
        ("This run loses 5 yards on third down.", LESS_ON_THIRD),
        ("When you call this play on third down, this run loses 5 yards.", LESS_ON_THIRD),
        (
            "This run gains 5 yards if the defense called a Pass.",
            [Static(ModifyYards(5, "you", ("run",)), Called("defense", ("pass",)))],
        ),
        (
            "If it is third down, this run gains 5 more yards. Otherwise, it gains 10 more yards.",
            [
                Static(ModifyYards(5, "you", ("run",)), DownIs((3,))),
                Static(ModifyYards(10), Not(DownIs((3,)))),
            ],
        ),
        (
            "This run gains 5 more yards and takes 1 more Time Unit.",
            [
                Static(ModifyYards(5, "you", ("run",))),
                Static(ModifyTimeUnits(1), Called("you", ("run",))),
            ],
        ),
    ],
)
def test_it_stands(text: str, standing: list[Static]) -> None:
    assert read(text, Scene(play=True)).abilities == standing


@pytest.mark.parametrize(
    "text",
    [
        "If it is third down, gain 5 yards.",
        "Gain 5 more yards on this play.",
        "The play gains 5 yards.",
        "Discard an Action card. If you do, this run gains 5 more yards.",
        "Determine Grit value. If the Grit is 5-9, this run gains 5 more yards.",
        "When you call this play, if you have a timeout, this run gains 5 more yards.",
    ],
)
def test_what_is_done_once_is_done_when_it_is_revealed(text: str) -> None:
    (done,) = read(text, Scene(play=True)).abilities
    assert isinstance(done, Triggered)
    assert done.event == "a play is revealed"


def test_what_else_happens_in_that_case_is_done_once() -> None:
    text = "If it is third down, this run gains 5 more yards and you draw an Action card."
    stands, done = read(text, Scene(play=True)).abilities
    assert stands == Static(ModifyYards(5, "you", ("run",)), DownIs((3,)))
    assert isinstance(done, Triggered)


def test_on_another_card_it_is_done() -> None:
    page = read("Your Run gains 5 yards.", Scene(action=True, side="offense", on_player=False))
    assert page.effects == (If(Called("you", ("run",)), (Gain(5),)),)


@rule("F-4", "F-10")
@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(("stops", "yards"), [("Run Left", 60), ("Long Pass", 0)])
def test_a_play_that_is_stopped_gains_nothing_more(edition: str, stops: str, yards: int) -> None:
    mine = play("Long Pass: 45 (2-9)", 8, abilities=(STRONG,))
    calls = (mine, play("Run Right", 0, stops))
    assert scenario(edition, calls=calls, ball=10).run_to(NEXT_DOWN).yards == yards


@rule("R-26", "F-10")
@every_edition
def test_the_strength_is_that_of_the_play_in_the_end(edition: str) -> None:
    mine = play("Long Pass: 45 (2-9)", 6, abilities=(STRONG,))
    raised = action("The Play Strength is increased by 2.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition,
        offense=[raised],
        calls=(mine, play("Run Right", 0, "Run Left")),
        ball=10,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    assert game.both_pass().run_to(NEXT_DOWN).yards == 60


@rule("T-7", "R-52")
@every_edition
@pytest.mark.parametrize(
    ("first", "top", "yards"),
    [("This run gains 5 more yards.", "", 10), ("", "This run gains 5 more yards.", 15)],
)
def test_it_comes_and_goes_with_the_call(edition: str, first: str, top: str, yards: int) -> None:
    cards = [
        play("Run Left", 2, "Long Pass", abilities=(text,) if text else ()) for text in (first, top)
    ]
    game = scenario(
        edition,
        offense=Side(players=[player("QB", AUDIBLE)], play_deck=[cards[1]] * 4),
        calls=(cards[0], play("Run Right", 0, "Long Pass")),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.uses("QB")
    assert game.both_pass().run_to(NEXT_DOWN).yards == yards


@rule("R-52", "F-6")
@every_edition
@pytest.mark.parametrize(("text", "yards"), [("This run", 20), ("This play", 25)])
def test_this_run_is_no_pass_that_it_becomes(edition: str, text: str, yards: int) -> None:
    becomes = action("Your called play becomes a Long Pass: 20 (0-9).", when=ON_FIELD_ADJUSTMENTS)
    mine = play("Run Left", 3, abilities=(f"{text} gains 5 more yards.",))
    game = scenario(
        edition,
        offense=[becomes],
        calls=(mine, play("Run Right", 0, "Short Pass")),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    assert game.both_pass().run_to(NEXT_DOWN).yards == yards


@rule("F-10")
@every_edition
@pytest.mark.parametrize(("ball", "yards"), [(91, 10), (85, 5)])
def test_where_the_ball_is_before_it_moves(edition: str, ball: int, yards: int) -> None:
    mine = play("Run Left", 1, abilities=(INSIDE,))
    game = scenario(edition, calls=(mine, play("Run Right", 0, "Long Pass")), ball=ball)
    assert game.run_to(NEXT_DOWN).yards == yards


@every_edition
def test_called_on_defense_it_gives_the_offense_nothing(edition: str) -> None:
    theirs = play("Run Right", 0, "Long Pass", abilities=("This play gains 5 more yards.",))
    calls = (play("Run Left", 3), theirs)
    assert scenario(edition, calls=calls).run_to(NEXT_DOWN).yards == 15
