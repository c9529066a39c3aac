"""What scores are worth: a value that is set, and what is added on top of it."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.printing import printed
from snapcount.cards.nouns import PeriodIs
from snapcount.cards.tree import Lasting, ScoresAre, Static
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    Scenario,
    Side,
    action,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


def touchdown(edition: str, *texts: str, defense: Any = ()) -> Scenario:
    """A Run into the end zone, with these texts on Players of the offense."""
    squad = [player(at, text) for at, text in zip(("QB", "RB", "WR"), texts, strict=False)]  # type: ignore[arg-type]
    game = scenario(edition, offense=Side(players=squad), defense=defense, ball=95)
    return game.run_to(NEXT_POSSESSION)


@rule("F-12")
@every_edition
@pytest.mark.parametrize(
    ("texts", "points"),
    [
        (("Touchdowns are worth 8 points.",), 8),
        (("Your touchdowns are worth 8 points.",) * 2, 8),
        (("Touchdowns are worth 8 points.", "Your touchdowns are worth 1 more point."), 9),
        (("Touchdowns are worth 6 points.",), 6),
        (("Each touchdown you score is worth 10 points.",), 10),
        (("Your opponent's touchdowns are worth 8 points.",), 7),
        (("While you are behind, your touchdowns are worth 8 points.",), 7),
        (("Your field goals are worth 8 points.",), 7),
        (("Safeties are worth 8 points.",), 7),
    ],
)
def test_a_touchdown_is_worth_what_is_said(
    edition: str, texts: tuple[str, ...], points: int
) -> None:
    assert touchdown(edition, *texts).score == (points, 0)


@rule("F-17", "F-12")
@every_edition
def test_a_pick_six_is_a_touchdown_of_the_defense(edition: str) -> None:
    """It is worth what the touchdowns of whoever scores it are."""
    pick = action("The play becomes a Pick Six.", when=ON_FIELD_ADJUSTMENTS)
    for text, points in (
        ("Touchdowns are worth 8 points.", 8),
        ("Your touchdowns are worth 8 points.", 7),
    ):
        game = scenario(
            edition,
            offense=Side(players=[player("QB", text)]),
            defense=[pick],
            calls=("Short Pass: 10 (0-9)", "Run Left"),
            at=ON_FIELD_ADJUSTMENTS,
        )
        game.defense.plays(0)
        game.run_to(NEXT_POSSESSION)
        assert game.score == (0, points)


@rule("F-12")
@every_edition
def test_a_safety_is_worth_what_is_said(edition: str) -> None:
    loses = action("Lose 30 yards.", when="after player designation")
    game = scenario(
        edition,
        offense=[loses],
        defense=Side(players=[player("LB", "Your safeties are worth 3 points.")]),
        at="after player designation",
        ball=5,
    )
    game.offense.plays(0)
    game.run_to(NEXT_POSSESSION)
    assert game.score == (0, 3)


@every_edition
def test_it_is_so_for_a_while(edition: str) -> None:
    text = "Your touchdowns are worth 8 points this half."
    doubles = action(text, when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[doubles, doubles], ball=95, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.offense.plays(1)
    game.run_to(NEXT_POSSESSION)
    assert game.score == (8, 0)


@rule("F-12")
@every_edition
def test_the_next_touchdown_alone_is_worth_that(edition: str) -> None:
    text = "The next touchdown you score this half is worth 8 points."
    game = scenario(
        edition,
        offense=[action(text, when=ON_FIELD_ADJUSTMENTS)],
        ball=95,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.run_to(NEXT_POSSESSION)
    assert game.score == (8, 0)
    assert game.state.lasting == []


@rule("F-12")
@every_edition
@pytest.mark.parametrize(
    ("text", "points", "left"),
    [
        ("The next touchdown your opponent scores this half is worth 8 points.", 8, 0),
        ("The next touchdown you score this half is worth 8 points.", 7, 1),
        ("Your opponent's next safety this half is worth 8 points.", 7, 1),
    ],
)
def test_it_waits_for_such_a_score_of_that_player(
    edition: str, text: str, points: int, left: int
) -> None:
    card = action(text, when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, defense=[card], ball=95, at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays(0)
    game.run_to(NEXT_POSSESSION)
    assert game.score == (points, 0)
    assert len(game.state.lasting) == left


@pytest.mark.parametrize(
    "text",
    [
        "The next touchdown you score this half is worth 8 points.",
        "Your next touchdown this half is worth 8 points.",
        "Your next touchdown is worth 8 points this half.",
        "This half, the next touchdown scored by you is worth 8 points.",
    ],
)
def test_the_next_score_is_of_a_while(text: str) -> None:
    card = read_card(CardFields(name="Worth", kind="action", subtype="offense", text=text))
    assert card.effects == (Lasting(ScoresAre("touchdown", 8, next=True), "this half"),)  # type: ignore[union-attr]
    again = read_card(
        CardFields(name="Worth", kind="action", subtype="offense", text=printed(card).text)
    )
    assert again.effects == card.effects  # type: ignore[union-attr]


@pytest.mark.parametrize("kind", ["action", "player"])
def test_how_long_the_next_score_is_waited_for_is_said(kind: str) -> None:
    text = "Your next touchdown is worth 8 points."
    fields = CardFields(name="Worth", kind="action", subtype="offense", text=text)
    if kind == "player":
        fields = CardFields(name="Worth", kind="player", position="QB", text=text)
    with pytest.raises(TextError, match="how long"):
        read_card(fields)


@pytest.mark.parametrize(
    ("text", "node"),
    [
        ("Each player's touchdowns are worth 8 points.", ScoresAre("touchdown", 8, "each player")),
        ("Your safeties are worth 3 points.", ScoresAre("safety", 3)),
        (
            "Your opponent's field goals are worth 2 points.",
            ScoresAre("field goal", 2, "opponent"),
        ),
    ],
)
def test_it_is_printed_as_it_is_meant(text: str, node: ScoresAre) -> None:
    card = read_card(CardFields(name="Worth", kind="player", position="QB", text=text))
    assert card.abilities == (Static(node),)  # type: ignore[union-attr]
    again = read_card(
        CardFields(name="Worth", kind="player", position="QB", text=printed(card).text)
    )
    assert again.abilities == card.abilities  # type: ignore[union-attr]


def test_the_next_field_goal_alone() -> None:
    text = "Your next field goal is worth 5 points."
    card = read_card(CardFields(name="Worth", kind="action", subtype="offense", text=text))
    assert card.effects == (Lasting(ScoresAre("field goal", 5), "next kick"),)  # type: ignore[union-attr]
    assert printed(card).text == text


def test_it_is_no_part_of_what_happened_before() -> None:
    text = (
        "Each player draws an additional Action card at the end of the down. During overtime,"
        " touchdowns are worth 8 points."
    )
    card = read_card(CardFields(name="Worth", kind="gridiron", subtype="weather", text=text))
    _, worth = card.abilities  # type: ignore[union-attr]
    assert worth == Static(ScoresAre("touchdown", 8, "each player"), PeriodIs("overtime"))
