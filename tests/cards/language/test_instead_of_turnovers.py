"""What takes the place of a turnover: it works wherever the turnover would happen."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.cards.language.parse import parse_abilities
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    NEXT_POSSESSION,
    NO,
    ON_FIELD_ADJUSTMENTS,
    YES,
    Scenario,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
points = pytest.mark.parametrize("at", [ON_FIELD_ADJUSTMENTS, AFTER_DESIGNATION])
RUN = ("Run Left", "Long Pass")
PASS = ("Short Pass: 20 (0-9)", "Run Left")


def struck(edition: str, text: str, turnover: str, at: str, **declared: Any) -> Scenario:
    """The defense's card has turned the ball over, and the offense has a Player with the text."""
    side = declared.pop("side", Side(players=[player("TE", text)]))
    card = action(turnover, when=at, name="Strike")
    game = scenario(edition, offense=side, defense=[card], at=at, **declared)
    game.defense.plays(0)
    return game.both_pass()


@rule("F-17", "R-39")
@every_edition
@points
@pytest.mark.parametrize(
    "text",
    [
        "If your pass would be intercepted, it is incomplete instead.",
        "Whenever you would throw an interception, the pass is incomplete instead.",
        "Whenever a live ball turnover would happen, the play is incomplete instead.",
    ],
)
def test_an_interception_becomes_an_incompletion(edition: str, at: str, text: str) -> None:
    game = struck(edition, text, "The pass is intercepted.", at, calls=PASS)
    game.run_to(NEXT_DOWN)
    assert game.offense.on_offense
    assert (game.ball, game.down) == (25, 2)


@rule("F-17", "R-39")
@every_edition
@points
@pytest.mark.parametrize(
    ("text", "ball"),
    [
        ("Whenever you would fumble, the play is stopped instead.", 25),
        ("If you would fumble, gain 0 yards instead.", 25),
        ("If you would fumble, lose 5 yards instead.", 20),
        ("If you would fumble, draw an Action card instead.", 40),
        ("If the play would be fumbled, cancel the fumble.", 40),
    ],
)
def test_a_fumble_becomes_something_else(edition: str, at: str, text: str, ball: int) -> None:
    game = struck(edition, text, "The ball carrier fumbles.", at, calls=RUN)
    game.run_to(NEXT_DOWN)
    assert game.offense.on_offense
    assert game.ball == ball


@rule("R-31")
@every_edition
@points
def test_a_run_is_not_incomplete(edition: str, at: str) -> None:
    text = "Whenever you would fumble, the play is incomplete instead."
    game = struck(edition, text, "The ball carrier fumbles.", at, calls=RUN)
    game.run_to(NEXT_POSSESSION)
    assert not game.offense.on_offense
    game = struck(edition, text, "The ball carrier fumbles.", at, calls=PASS)
    game.run_to(NEXT_DOWN)
    assert (game.offense.on_offense, game.ball) == (True, 25)


@every_edition
@points
@pytest.mark.parametrize(
    "text",
    [
        "If your pass would be a Pick Six, it is an interception instead.",
        "If you would throw a Pick Six, it is an interception instead.",
        "Whenever a Pick Six would happen, it is an interception instead.",
    ],
)
def test_a_pick_six_becomes_an_interception(edition: str, at: str, text: str) -> None:
    game = struck(edition, text, "The pass becomes a Pick Six.", at, calls=PASS)
    game.run_to(NEXT_POSSESSION)
    assert game.score == (0, 0)
    assert game.defense.on_offense
    game = struck(edition, text, "The ball carrier fumbles.", at, calls=PASS)
    game.run_to(NEXT_POSSESSION)
    assert not game.log.has(events.REPLACED)


@every_edition
@points
def test_an_interception_becomes_a_pick_six(edition: str, at: str) -> None:
    text = "If your opponent's pass would be intercepted, it is a Pick Six instead."
    strike = action("The pass is intercepted.", when=at)
    side = Side(hand=[strike], players=[player("CB", text)])
    game = scenario(edition, defense=side, calls=PASS, at=at)
    game.defense.plays(0)
    game.both_pass()
    game.run_to(NEXT_POSSESSION)
    assert game.score == (0, 7)


@every_edition
@points
@pytest.mark.parametrize("energized", [True, False])
@pytest.mark.parametrize("answer", [YES, NO])
def test_what_is_not_paid_keeps_nothing_from_happening(
    edition: str, at: str, energized: bool, answer: Any
) -> None:
    text = (
        "If you would fumble, you may exhaust this Player. If you do, the play is stopped instead."
    )
    tired = () if energized else ("TE",)
    side = Side(players=[player("TE", text, name="Tight End")], exhausted=tired)
    game = struck(
        edition, text, "The ball carrier fumbles.", at, side=side, calls=RUN, carrier="RB"
    )
    if energized:
        game.offense.answers(answer)
    kept = energized and answer == YES
    game.run_to(NEXT_DOWN if kept else NEXT_POSSESSION)
    assert game.offense.on_offense == kept


@rule("F-16", "P-2")
@every_edition
@pytest.mark.parametrize(
    ("text", "down"),
    [
        ("If you would turn the ball over on downs, it becomes first down instead.", 1),
        ("If there would be a turnover on downs, it becomes first down instead.", 1),
        ("Whenever you would turn the ball over on downs, it becomes fourth down instead.", 4),
    ],
)
def test_the_ball_is_kept_on_downs(edition: str, text: str, down: int) -> None:
    side = Side(players=[player("TE", text)])
    game = scenario(edition, offense=side, calls=RUN, down=4)
    game.run_to(NEXT_DOWN)
    assert game.offense.on_offense
    assert (game.down, game.ball) == (down, 40)
    assert not game.log.has(events.TURNOVER_ON_DOWNS)


@rule("F-16")
@every_edition
def test_only_a_turnover_on_downs_is_replaced(edition: str) -> None:
    text = "If you would turn the ball over on downs, it becomes first down instead."
    side = Side(players=[player("TE", text)])
    game = scenario(edition, offense=side, calls=RUN, down=3)
    game.run_to(NEXT_DOWN)
    assert game.down == 4
    game = struck(edition, text, "The ball carrier fumbles.", ON_FIELD_ADJUSTMENTS, down=4)
    game.run_to(NEXT_POSSESSION)
    assert not game.offense.on_offense


def test_a_turnover_on_downs_needs_a_down_in_its_place() -> None:
    text = "If you would turn the ball over on downs, draw an Action card instead."
    assert is_refused(text, action=False)


@pytest.mark.parametrize(
    "words",
    [
        "the interception becomes a Pick Six",
        "that interception is returned for a touchdown",
        "turn the interception into a Pick Six",
    ],
)
@pytest.mark.parametrize(
    "text",
    [
        "Whenever you intercept a pass, {}.",
        "Whenever you intercept a pass, determine Grit. If the Grit is 6-9, {}.",
        "Once per game, whenever you intercept a pass, you may exhaust this Player. If you do, {}.",
    ],
)
def test_an_interception_is_returned(text: str, words: str) -> None:
    plain = parse_abilities(text.format("it becomes a Pick Six"), "defense")
    assert parse_abilities(text.format(words), "defense") == plain


@pytest.mark.parametrize("when", ["Whenever your opponent fumbles", "Whenever you tackle"])
def test_only_an_interception_is_returned(when: str) -> None:
    assert is_refused(f"{when}, the interception becomes a Pick Six.", "defense", action=False)
    assert is_refused("The interception becomes a Pick Six.", "defense")


@rule("F-17", "R-39")
@every_edition
@pytest.mark.parametrize(("grit", "points"), [(6, 7), (5, 0)])
def test_it_is_returned_or_stays_an_interception(edition: str, grit: int, points: int) -> None:
    text = (
        "Whenever you intercept a pass, determine Grit. If the Grit is 6-9, the interception"
        " becomes a Pick Six."
    )
    zero, deck = [play("Run Left", 0)] * 4, [play("Run Left", grit)] * 4
    picks = action("The pass is intercepted.", when=AFTER_DESIGNATION)
    side = Side([picks], players=[player("LB", text)], play_deck=deck)
    game = scenario(
        edition,
        offense=Side(play_deck=zero),
        defense=side,
        calls=PASS,
        at=AFTER_DESIGNATION,
    )
    game.defense.plays(0)
    game.both_pass().run_to(NEXT_POSSESSION)
    assert game.defense.on_offense is (points == 0)
    assert game.score == (0, points)
