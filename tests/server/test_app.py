"""The server over its real wires: sessions, games, answers that are kept, and what it refuses."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from snapcount.cards.catalog.catalog import load
from snapcount.cards.demo import demo_decks
from snapcount.decks.decklist import deck_of
from snapcount.decks.json_form import write_json
from snapcount.decks.library import library_of
from snapcount.engine.dice import dice_from_seed
from snapcount.server.app import create_app
from snapcount.server.store import Store

LIBRARY = library_of(load())
HERONS, BADGERS = (write_json(deck_of(cards, LIBRARY)) for cards in demo_decks("crd"))
WISH = {"deck": HERONS, "opponents_deck": BADGERS, "seed": "7"}


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'snapcount.db'}"


def person(database: str, name: str) -> TestClient:
    client = TestClient(create_app(Store(database, pace=0)))
    client.__enter__()
    assert client.post("/api/guest", json={"name": name}).status_code == 200
    return client


@pytest.fixture
def ada(database: str) -> Iterator[TestClient]:
    client = person(database, "Ada")
    yield client
    client.__exit__(None, None, None)


class Player:
    """Somebody at a wire: keeps the log, and answers what is asked."""

    def __init__(self, wire: WebSocketTestSession, seen: int = 0) -> None:
        self.wire = wire
        self.log: list[Any] = []
        self.update: dict[str, Any] = {}
        self.sent = 0
        wire.send_json({"type": "resume", "version": 1, "seen": seen})
        self.welcome = wire.receive_json()
        assert self.welcome["type"] == "welcome"
        self.hear()

    def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = self.wire.receive_json()
        if message["type"] == "update":
            del self.log[message["first"] :]
            self.log += message["log"]
            self.update = message
        return message

    def until_asked(self) -> None:
        while self.update["question"] is None and self.update["ending"] is None:
            self.hear()

    def say(self, **message: Any) -> dict[str, Any]:
        """Send a message and hear what becomes of it."""
        self.wire.send_json(message)
        while True:
            heard = self.hear()
            if heard["type"] in ("ack", "refused"):
                return heard

    def answer(self, choice: int) -> dict[str, Any]:
        self.sent += 1
        turn = self.update["question"]["turn"]
        return self.say(type="answer", key=f"k{self.sent}", turn=turn, choice=choice)


def open_game(client: TestClient, **wish: Any) -> str:
    response = client.post("/api/games", json={**WISH, **wish})
    assert response.status_code == 200, response.text
    room: str = response.json()["room"]
    return room


def test_a_whole_game_against_a_program_with_a_reload_in_it(ada: TestClient) -> None:
    room = open_game(ada, opponent="random")
    dice = dice_from_seed(3)
    with ada.websocket_connect(f"/ws/{room}") as wire:
        player = Player(wire)
        for _ in range(40):
            player.until_asked()
            assert (
                player.answer(dice.below(len(player.update["question"]["choices"])))["type"]
                == "ack"
            )
        player.until_asked()
        log, update = player.log, player.update
    with ada.websocket_connect(f"/ws/{room}") as wire:
        again = Player(wire)
        assert again.log == log
        assert again.update["table"] == update["table"]
        assert again.update["question"] == update["question"]
        again.sent = 1000
        while again.update["ending"] is None:
            again.answer(dice.below(len(again.update["question"]["choices"])))
            again.until_asked()
    assert again.update["ending"]["how"] == "played"
    assert "[Result" in ada.get(f"/api/games/{room}/record").text


def test_the_coach_advises_those_who_play_a_program(ada: TestClient) -> None:
    room = open_game(ada, opponent="random")
    with ada.websocket_connect(f"/ws/{room}") as wire:
        player = Player(wire)
        player.until_asked()
        wire.send_json({"type": "hint", "key": "h"})
        heard = player.hear()
        assert heard["type"] == "hint"
        question = player.update["question"]
        assert heard["turn"] == question["turn"]
        assert len(heard["shares"]) == len(question["choices"])
        assert sum(heard["shares"]) == pytest.approx(1, abs=0.02)
        assert 0 <= heard["winning"] <= 1


def test_nobody_is_advised_against_a_person(ada: TestClient) -> None:
    room = open_game(ada, opponent="friend")
    with ada.websocket_connect(f"/ws/{room}") as wire:
        player = Player(wire)
        wire.send_json({"type": "hint", "key": "h"})
        heard = player.hear()
        assert heard["type"] == "refused"
        assert "against people" in heard["detail"]
