"""Players by their own names, wherever one Player is named."""

from __future__ import annotations

import pytest

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.parse import parse_page
from snapcount.cards.language.reader import Unread, read
from snapcount.cards.nouns import (
    All,
    AllOf,
    Choose,
    Compare,
    CountPlayers,
    DeckHas,
    Designated,
    Group,
    PlayerIs,
)
from snapcount.cards.tree import Cannot, Energize, Gain, If, Static, Substitute, Triggered
from snapcount.testing import NEXT_DOWN, Side, action, player, scenario

ACTION = Scene(action=True, side="offense", on_player=False)
PLAYER = Scene(side="offense")
WINSLOW = Group("you", named="Cal Winslow")


def test_a_name_is_a_player_in_every_place() -> None:
    gain = (Gain(10),)
    for text, meant in (
        ("Energize Cal Winslow.", Energize(Choose(WINSLOW))),
        (
            "If your Quarterback is Cal Winslow, gain 10 yards.",
            If(
                Compare(
                    CountPlayers(Group("you", positions=("QB",), named="Cal Winslow")),
                    "at least",
                    1,
                ),
                gain,
            ),
        ),
        (
            "If the ball carrier is Cal Winslow, gain 10 yards.",
            If(PlayerIs(Designated("ball carrier"), Group(named="Cal Winslow")), gain),
        ),
        ("Substitute Cal Winslow.", Substitute(Choose(WINSLOW))),
        (
            "Substitute one of your Players with Cal Winslow.",
            Substitute(
                Choose(Group("you")), into=Choose(Group(where="bench", named="Cal Winslow"))
            ),
        ),
    ):
        assert read(text, ACTION).effects == (meant,), text


def test_what_stands_and_what_waits_names_one() -> None:
    assert read("Cal Winslow cannot be exhausted.", PLAYER).abilities == [
        Static(Cannot("be exhausted", WINSLOW))
    ]
    assert read("Whenever Cal Winslow is designated, gain 10 yards.", PLAYER).abilities == [
        Triggered("a Player is designated", (Gain(10),), players=All(WINSLOW))
    ]


def test_a_deck_has_several_by_name() -> None:
    text = "This Synergy is active while your deck has Big Tom Barlow and Little Tom Barlow."
    page = read(f"{text} Your Runs gain 5 additional yards.", Scene(synergy=True, on_player=False))
    names = ("Big Tom Barlow", "Little Tom Barlow")
    assert page.active_if == AllOf(tuple(DeckHas(Group("you", named=each), 1) for each in names))


@pytest.mark.parametrize(("name", "yards"), [("Cal Winslow", 10), ("Joe Mills", 0)])
def test_whoever_has_that_name(name: str, yards: int) -> None:
    text = "If your Quarterback is Cal Winslow, gain 10 yards and Energize Cal Winslow."
    card = action(text, when="after player designation")
    side = Side(players=[player("QB", name=name)], exhausted=[name], hand=[card])
    game = scenario("crd", offense=side, at="after player designation")
    game.offense.plays(0)
    game.both_pass()
    assert (name in game.offense.exhausted) == (yards == 0)
    assert game.run_to(NEXT_DOWN).yards_by_effects == yards


@pytest.mark.parametrize("name", ["Ed Moore", "Jay Hunter", "Aaron White", "Chase Wright"])
def test_a_name_of_two_words_may_look_like_a_slip(name: str) -> None:
    """More, punter, while, chose and right are words of cards."""
    named = Energize(Choose(Group("you", named=name)))
    assert read(f"Energize {name}.", ACTION).effects == (named,)


@pytest.mark.parametrize("text", ["Energize Bubba.", "Energize Harbor Gulls."])
def test_what_may_be_no_players_name_is_refused(text: str) -> None:
    """One word may be a slip, and a plural a team."""
    with pytest.raises(Unread):
        read(text, ACTION)
    with pytest.raises(TextError):
        parse_page(text)


def test_a_name_of_one_word_stands_in_quotation_marks() -> None:
    bubba = Energize(Choose(Group("you", named="Bubba")))
    assert read("Energize “Bubba”.", ACTION).effects == (bubba,)


def test_a_team_is_a_team() -> None:
    (ability,) = read("Harbor Gulls cannot be exhausted.", PLAYER).abilities
    assert ability == Static(Cannot("be exhausted", Group(team="Harbor Gulls")))
