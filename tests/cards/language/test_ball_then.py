"""Where the ball goes at the start of the possession that comes of what a text waits for (P-1)."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.printing import english
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    PRIOR_TO_SELECTING,
    PUNT,
    Scenario,
    Side,
    action,
    player,
    rule,
    scenario,
)
from snapcount.testing.cards import parse_abilities

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
PASS = ("Short Pass: 20 (0-9)", "Run Left")
THERE = "move the ball 15 yards toward your opponent's end zone"
HOME = "move the ball 15 yards toward your end zone"


def turned_over(edition: str, text: str, to: str, own: str = "defense") -> Scenario:
    """A Pass from midfield is turned over; a Player of one side has the text."""
    turns = action(f"The play becomes {to}.", when=ON_FIELD_ADJUSTMENTS)
    other = "offense" if own == "defense" else "defense"
    holder = player("CB" if own == "defense" else "WR", text, name="Own")
    sides = {own: Side(players=[holder]), other: Side(hand=[turns])}
    game = scenario(
        edition,
        offense=sides["offense"],
        defense=sides["defense"],
        calls=PASS,
        ball=50,
        at=ON_FIELD_ADJUSTMENTS,
    )
    (game.offense if other == "offense" else game.defense).plays(0)
    return game.run_to(NEXT_DOWN)


@rule("P-1", "P-2")
@every_edition
@pytest.mark.parametrize(
    ("text", "to", "ball"),
    [
        (f"Whenever you intercept a pass, {THERE} at the start of your possession.",
         "an interception", 65),
        (f"Whenever you intercept a pass, at the start of your possession, {THERE}.",
         "an interception", 65),
        (f"Whenever you intercept a pass, {THERE} at the start of your next possession.",
         "an interception", 65),
        (f"Whenever you intercept a pass, {THERE}.", "an interception", 65),
        (f"Whenever you intercept a pass, {HOME} at the start of your possession.",
         "an interception", 35),
        (f"Whenever you intercept a pass, {HOME}.", "an interception", 35),
        (("Whenever you intercept a pass, move the ball 15 yards closer to your opponent's end zone"
         " at the start of your next possession."), "an interception", 65),
        (("Whenever you intercept a pass, move the ball forward 15 yards at the start of your"
         " possession."), "an interception", 65),
        (("Whenever you intercept a pass, move the ball back 15 yards at the start of your next"
         " possession."), "an interception", 35),
        (f"Whenever you recover a fumble, {THERE} at the start of your possession.", "a fumble",
         65),
        (f"Whenever you force a fumble, {THERE} at the start of your next possession.", "a fumble",
         65),
        (f"Whenever you force a fumble, {THERE}.", "an interception", 50),
        (f"Whenever you force a turnover, {THERE}.", "an interception", 65),
        (f"Whenever you force a turnover, {THERE}.", "a Pick Six", 10),
        (f"Whenever you force a turnover, {HOME}.", "a Pick Six", 40),
    ],
)  # fmt: skip
def test_the_defense_has_the_ball_then(edition: str, text: str, to: str, ball: int) -> None:
    assert turned_over(edition, text, to).ball == ball


@rule("P-1", "P-2")
@every_edition
@pytest.mark.parametrize(
    ("text", "ball"),
    [
        (f"Whenever you throw an interception, {THERE} at the start of their possession.", 35),
        (f"Whenever you throw an interception, {HOME} at the start of your opponent's possession.",
         65),
        (f"Whenever you throw an interception, {THERE}.", 35),
        (f"Whenever you throw an interception, {THERE} at the start of your next possession.", 50),
    ],
)  # fmt: skip
def test_the_offense_has_it_no_more(edition: str, text: str, ball: int) -> None:
    assert turned_over(edition, text, "an interception", "offense").ball == ball


@rule("P-1")
@every_edition
def test_the_next_possession_of_the_other_is_waited_for(edition: str) -> None:
    text = f"Whenever you throw an interception, {THERE} at the start of your next possession."
    game = turned_over(edition, text, "an interception", "offense")
    game.run_to("call" if edition == "2019" else "play or kick")
    game.has_ball.answers(PUNT)
    there = game.run_to(NEXT_POSSESSION).ball
    assert game.run_to(NEXT_DOWN).ball == there + 15


@rule("P-1", "T-9")
@every_edition
@pytest.mark.parametrize("side", ["offense", "defense"])
@pytest.mark.parametrize(
    ("text", "by"),
    [
        (f"{THERE} at the start of your possession.", {"you": 15, "opponent": 0}),
        (f"{THERE} at the start of your next possession.", {"you": 15, "opponent": 0}),
        (f"At the start of your next possession, {THERE}.", {"you": 15, "opponent": 0}),
        (f"At the start of your opponent's next possession, {THERE}.", {"you": 0, "opponent": -15}),
        (f"At the start of your opponent's next possession, {HOME}.", {"you": 0, "opponent": 15}),
    ],
)
def test_the_next_possession_is_waited_for_once(
    edition: str, text: str, by: dict[str, int], side: str
) -> None:
    card = action(f"{text[0].upper()}{text[1:]}", when=PRIOR_TO_SELECTING)
    hands = {side: [card]}
    game = scenario(edition, **hands, ball=50, at=PRIOR_TO_SELECTING)  # type: ignore[arg-type]
    mine = game.offense if side == "offense" else game.defense
    mine.plays(0)
    found: dict[str, list[int]] = {"you": [], "opponent": []}
    for _ in range(4):
        game.run_to(NEXT_DOWN)
        game.run_to("call" if edition == "2019" else "play or kick")
        game.has_ball.answers(PUNT)
        there = game.run_to(NEXT_POSSESSION).ball
        whose = "you" if game.has_ball is mine else "opponent"
        found[whose].append(game.run_to("call" if edition == "2019" else "play or kick").ball)
        found[whose][-1] -= there
    assert found == {who: [yards, 0] for who, yards in by.items()}


@rule("P-1", "Z-3")
@every_edition
@pytest.mark.parametrize("of", ["your possession", "your next possession", "the next possession"])
def test_anything_is_done_at_its_start(edition: str, of: str) -> None:
    text = f"Whenever you intercept a pass, gain a timeout at the start of {of}."
    assert turned_over(edition, text, "an interception").defense.timeouts == 4
    assert turned_over(edition, text, "a fumble").defense.timeouts == 3


def test_how_often_is_said() -> None:
    assert is_refused("Draw an Action card at the start of each possession.")
    assert not is_refused("Draw an Action card at the start of each possession this half.")


@pytest.mark.parametrize(
    "text",
    [
        f"Whenever you intercept a pass, {THERE} at the start of your possession.",
        f"Whenever you force a turnover, {THERE}.",
        f"At the start of each possession, {THERE}.",
    ],
)
def test_it_is_printed_as_it_is_done(text: str) -> None:
    (ability,) = parse_abilities(text, "defense")
    assert parse_abilities(english(ability), "defense") == (ability,)


def test_a_card_for_either_side_knows_who_has_it() -> None:
    text = "At the start of your opponent's next possession, move the ball 15 yards toward {} zone."
    assert effects(text.format("their own end")) == effects(text.format("your opponent's end"))
    assert effects(text.format("their own end")) != effects(text.format("your end"))
