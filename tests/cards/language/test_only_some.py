"""`Only Quarterbacks can be substituted`, and whoever gains the ball, in other verbs."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.parse import parse_ability, parse_timing
from snapcount.cards.nouns import PossessionBy
from snapcount.cards.tree import Static, Triggered
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    ON_FIELD_ADJUSTMENTS,
    PICK,
    Side,
    action,
    gridiron,
    rule,
    scenario,
)


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "Only Tight Ends can be substituted this down.",
            "All Players except Tight Ends on the field cannot be substituted this down.",
        ),
        (
            "Only your Safeties may be exhausted this down.",
            "All of your Players except Safeties on the field cannot be exhausted this down.",
        ),
        (
            "No Players except Linebackers can be energized this possession.",
            "Players other than Linebackers cannot be energized this possession.",
        ),
        (
            "Only Energized Players can be substituted this down.",
            "All Exhausted Players on the field cannot be substituted this down.",
        ),
    ],
)
def test_all_others_cannot(said: str, plain: str) -> None:
    assert effects(said) == effects(plain)


@pytest.mark.parametrize(
    "text",
    ["Only Energized Players can be exhausted this down.", "Only Safeties can draw this down."],
)
def test_what_is_so_anyhow_is_not_said(text: str) -> None:
    assert is_refused(text)


@rule("R-46")
@pytest.mark.parametrize("edition", [each for each in EDITION_NAMES if each != "2019"])
def test_nobody_but_them_is_substituted(edition: str) -> None:
    game = scenario(
        edition,
        offense=Side(
            hand=[action("Substitute one of your Players on the field.")],
            gridirons=[gridiron("Only Tight Ends can be substituted.")],
        ),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.both_pass()
    assert not game.offense.may(PICK("RB"))
    assert "Tight End" not in game.offense.field or game.offense.may(PICK("TE"))


@pytest.mark.parametrize("verb", ["gain", "take", "get", "win"])
@pytest.mark.parametrize("ball", ["the ball", "possession of the ball"])
def test_the_ball_is_gained_in_any_verb(verb: str, ball: str) -> None:
    for way, event in (
        ("on a fumble", "a fumble happens"),
        ("by an interception", "an interception happens"),
        ("on downs", "a turnover on downs happens"),
    ):
        said = parse_ability(f"Whenever you {verb} {ball} {way}, draw a Play card.")
        assert isinstance(said, Triggered)
        assert (said.event, said.who) == (event, "opponent")


@pytest.mark.parametrize("got", ["gained the ball", "got possession", "took the ball"])
def test_how_a_possession_was_gained_is_asked_so(got: str) -> None:
    timing = parse_timing(
        f"Play only at the start of a possession if you {got} on a fumble or an interception."
    )
    assert timing.condition == PossessionBy(("a fumble happens", "an interception happens"), "you")


def test_one_of_them_is_no_static_text_of_others() -> None:
    assert isinstance(parse_ability("Only Safeties can be substituted."), Static)
