"""The first game that somebody is offered: it can be opened as it stands, and is simple."""

from __future__ import annotations

from typing import Any

from tests.server.test_api import client, post

from snapcount.agents.names import AGENT_NAMES
from snapcount.cards.card import PlayCard
from snapcount.cards.demo import demo_decks
from snapcount.cards.language.printing import printed
from snapcount.decks.legality import problems
from snapcount.engine.editions import edition_named

__all__ = ["client"]  # a fixture

MOST_SENTENCES = 3


def test_it_opens_as_it_is_offered(client: Any) -> None:
    post(client, "/api/guest", name="Rookie")
    first = client.get("/api/menu").json()["first_game"]
    assert post(client, "/api/games", **first)["room"]
    assert first["deck"] != first["opponents_deck"]
    assert first["opponent"] in AGENT_NAMES


def test_its_decks_are_legal_and_no_card_says_much() -> None:
    for deck in demo_decks("crd"):
        assert problems(deck, edition_named("crd")) == []
        for card in deck:
            words = printed(card)
            assert f"{words.text} {words.timing}".count(".") <= MOST_SENTENCES, card.name
            assert not (isinstance(card, PlayCard) and card.abilities), card.name
