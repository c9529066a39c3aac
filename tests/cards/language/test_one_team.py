"""How many of the Players who are on the field are from one team."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.cards.nouns import (
    Compare,
    Condition,
    CountPlayers,
    CountTeammates,
    DeckTeams,
    Group,
    Not,
)
from snapcount.cards.tree import Gain, If
from snapcount.testing import NEXT_DOWN, Side, player, rule, scenario, superstar, synergy
from snapcount.testing.editions import editions_where

every_edition = pytest.mark.parametrize("edition", editions_where())


YOURS = Group("you")
ALL = Compare(CountTeammates(YOURS), "at least", CountPlayers(YOURS))
THREE = Compare(CountTeammates(YOURS), "at least", 3)


def active(words: str) -> Condition | None:
    return read(f"Active while {words}. Your runs gain 5 yards.", Scene(synergy=True)).active_if


@pytest.mark.parametrize(
    ("words", "means"),
    [
        ("all of your Players on the field are from the same team", ALL),
        ("all your normal Player cards on the field are from the same franchise", ALL),
        ("your Players on the field are all from one team", ALL),
        ("not all of your Players on the field are from the same team", Not(ALL)),
        ("at least three of your Players on the field are from the same team", THREE),
        (
            "not exactly 3 of your Players on the field are from the same team",
            Not(Compare(CountTeammates(YOURS), "exactly", 3)),
        ),
        ("you have three or more Players from the same team on the field", THREE),
        ("you have three Players from the same team on the field", THREE),
        (
            "no two of your Players on the field are from the same team",
            Compare(CountTeammates(YOURS), "at most", 1),
        ),
        ("all of your Players are from the same team", DeckTeams("you", 1, 1)),
    ],
)
def test_players_of_one_team(words: str, means: Condition) -> None:
    assert active(words) == means
    if "field" in words:
        assert effects(f"If {words}, gain 5 yards.") == (If(means, (Gain(5),)),)


def test_without_a_place_only_a_synergy_speaks_of_the_deck() -> None:
    assert is_refused("If all of your Players are from the same team, gain 5 yards.")


def _side(card: str, *strangers: str) -> Side:
    """The plain offense, some of whom are from another team."""
    return Side(
        hand=[card],
        players=[player(each, team="Strangers") for each in strangers],  # type: ignore[arg-type]
    )


@every_edition
@pytest.mark.parametrize(
    ("strangers", "gained"), [((), 5 + 10), (("RB",), 10), (("RB", "WR"), 0), (("QB", "RB"), 0)]
)
def test_those_on_the_field_are_counted(
    edition: str, strangers: tuple[str, ...], gained: int
) -> None:
    card = (
        "If all of your Players on the field are from the same team, gain 5 yards. If three or more"
        " of your Players on the field are from the same team, gain 10 yards."
    )
    game = scenario(edition, offense=_side(card, *strangers), at="on field adjustments")
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == gained


@every_edition
def test_a_player_without_a_team_is_with_nobody(edition: str) -> None:
    card = "If all of your Players on the field are from the same team, gain 5 yards."
    side = Side(hand=[card], players=[player("RB", team="")])
    game = scenario(edition, offense=side, at="on field adjustments")
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == 0


@rule("X-3")
@pytest.mark.parametrize("edition", editions_where(lambda rules: rules.synergies))
@pytest.mark.parametrize(("team", "gained"), [("Testers", 5), ("Strangers", 0)])
def test_a_synergy_looks_at_the_cards_under_superstars(
    edition: str, team: str, gained: int
) -> None:
    back = player("RB", team=team, name="Back")
    stranger = player("RB", team="Testers" if team == "Strangers" else "Strangers", name="Back")
    side = Side(
        players=[back],
        superstars=[superstar(stranger)],
        synergy=synergy(ALL, "Your Run plays gain 5 more yards."),
    )
    game = scenario(edition, offense=side, at="designation")
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == gained
