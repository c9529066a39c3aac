"""The referee's cards say what it means: the engine's grammar reads one plain effect from each."""

from __future__ import annotations

import pytest

from snapcount.cards.dice import Dice
from snapcount.engine.editions import EDITION_NAMES, edition_named
from snapcount.engine.setup import new_table
from snapcount.testing.cards import action, player
from snapcount.testing.referee import texts
from snapcount.testing.referee.decks import two_decks
from snapcount.testing.referee.texts import Ability, Part

DRAW = texts.Draw("you", "action", 1)


@pytest.mark.parametrize(
    ("part", "node"),
    [
        (texts.Yards(10), "Gain(yards=10)"),
        (texts.Yards(-5), "Lose(yards=5, least=None)"),
        (texts.MoveBall(-15), "MoveBall(yards=-15)"),
        (texts.Strength(-3), "ChangeStrength(by=-3, within=False)"),
        (texts.CatchRange(2), "ChangeCatchRange(low=-2, high=2, each=None)"),
        (texts.CatchRange(-1), "ChangeCatchRange(low=1, high=-1, each=None)"),
        (texts.Result("incomplete"), "MakeResult(result='incomplete')"),
        (texts.Turnover("pick six"), "Turnover(kind='pick six')"),
        (texts.CancelTurnover(), "CancelTurnover()"),
        (texts.Replay(), "ReplayDown()"),
        (texts.FirstDown(), "FirstDown(certain=False)"),
        (texts.TimeUnits(-1), "ChangeTimeUnits(by=-1, least=None)"),
        (texts.Timeouts("opponent", -1), "ChangeTimeouts(who='opponent', by=-1, most=None)"),
        (texts.Draw("opponent", "play", 2), "Draw(who='opponent', deck='play', count=2)"),
        (texts.Audible(), "Audible(who='you')"),
    ],
)
def test_a_part_is_read_as_it_is_meant(part: Part, node: str) -> None:
    assert str(action(part.words()).effects) == f"({node},)"


def test_a_qualified_ability_is_read_as_it_is_meant() -> None:
    meant = Ability("exhaust", (DRAW,), ("run left",), (2, 6), ("end of the play",))
    (found,) = player("QB", meant.words()).abilities
    assert "calls=('run left',), low=2, high=6" in str(found)
    assert "points=('end of the play',)" in str(found)


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_decks_are_whole_and_every_card_is_known(edition: str) -> None:
    for seed in range(5):
        decks = two_decks(Dice(seed), edition)
        new_table((decks[0].cards, decks[1].cards), edition_named(edition), False)
        for deck in decks:
            assert len(deck.cards) == 50
            assert {card.name for card in deck.cards} == deck.known.keys()
