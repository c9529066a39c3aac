"""The franchises: they are eight, they have all they need, and everybody can tell their colours."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from snapcount.cards.teams import Team, team_named, teams
from snapcount.testing.colours import EYES, contrast, distance, linear, seen

BLACK, WHITE = "#000000", "#FFFFFF"


def test_there_are_eight_of_different_names_and_styles() -> None:
    assert len(teams()) == 8
    for field in ("city", "nickname", "style", "plan", "colours"):
        assert len({getattr(team, field) for team in teams()}) == 8


@pytest.mark.parametrize("team", teams(), ids=lambda team: team.nickname)
def test_a_plan_is_two_sentences_and_a_colour_six_digits(team: Team) -> None:
    assert len(re.findall(r"[.!?](?: |$)", team.plan)) == 2
    for colour in team.colours:
        assert re.fullmatch(r"#[0-9A-F]{6}", colour)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("team", teams(), ids=lambda team: team.nickname)
def test_the_two_colours_of_a_team_stay_apart(team: Team, eyes: str) -> None:
    ground, drawn = (seen(colour, eyes) for colour in team.colours)
    assert distance(ground, drawn) >= 40
    assert contrast(ground, drawn) >= 4.5


@pytest.mark.parametrize("team", teams(), ids=lambda team: team.nickname)
def test_text_can_be_read_on_either_colour(team: Team) -> None:
    ground, drawn = team.colours
    for eyes in EYES:
        assert contrast(seen(ground, eyes), seen(WHITE, eyes)) >= 4.5
        assert contrast(seen(drawn, eyes), seen(BLACK, eyes)) >= 4.5


@pytest.mark.parametrize(("one", "other"), [*combinations(teams(), 2)])
def test_no_two_teams_look_alike(one: Team, other: Team) -> None:
    """Grounds or what is drawn on them: for any eyes, one of the two is clearly different."""
    for eyes in EYES:
        apart = [
            distance(seen(a, eyes), seen(b, eyes))
            for a, b in zip(one.colours, other.colours, strict=True)
        ]
        assert max(apart) >= 15, (one.nickname, other.nickname, eyes, apart)


def test_red_and_green_of_one_lightness_would_be_refused() -> None:
    """The checks can fail: colours that only some eyes tell apart."""
    red, green = "#B5651D", "#6E8B20"
    assert distance(linear(red), linear(green)) >= 40
    assert distance(seen(red, "deuteranopia"), seen(green, "deuteranopia")) < 15


def test_known_contrasts() -> None:
    assert contrast(linear(BLACK), linear(WHITE)) == pytest.approx(21)
    assert contrast(linear("#777777"), linear(WHITE)) == pytest.approx(4.48, abs=0.01)
    assert distance(linear(BLACK), linear(WHITE)) == pytest.approx(100, abs=0.1)


def test_a_team_is_found_by_its_name_or_nickname() -> None:
    anchors = team_named(" ironport  ANCHORS")
    assert anchors is not None
    assert anchors.name == "Ironport Anchors"
    assert team_named("anchors") is anchors
    assert team_named("Tidewater Herons") is None
