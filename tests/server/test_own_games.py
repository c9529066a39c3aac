"""The list of one's own games: what goes on and what is over, for the person and not the device."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from snapcount.server.api import own_games
from snapcount.server.app import create_app
from snapcount.server.store import Store

WISH = {"deck": "herons", "opponents_deck": "badgers", "opponent": "random"}
ADA = {"login": "ada", "password": "correct horse"}


def opened(client: TestClient) -> str:
    response = client.post("/api/games", json=WISH)
    assert response.status_code == 200, response.text
    room: str = response.json()["room"]
    return room


def resign(client: TestClient, room: str) -> None:
    with client.websocket_connect(f"/ws/{room}") as wire:
        wire.send_json({"type": "resume", "version": 1})
        wire.send_json({"type": "resign", "key": "r"})
        while wire.receive_json()["type"] != "ack":
            pass


def games(client: TestClient, **query: int) -> list[dict[str, Any]]:
    response = client.get("/api/games", params=query)
    assert response.status_code == 200, response.text
    found: list[dict[str, Any]] = response.json()
    return found


def test_games_that_go_on_and_that_are_over_are_listed(database: str) -> None:
    with TestClient(create_app(Store(database), limits=False)) as client:
        assert client.get("/api/games").status_code == 401
        client.post("/api/guest", json={"name": "Ada"})
        assert games(client) == []
        over, running = opened(client), opened(client)
        resign(client, over)
        found = games(client)
        assert [each["room"] for each in found] == [running, over]
        assert [each["ending"] for each in found] == [None, {"winner": 1, "how": "resigned"}]
        assert found[0]["names"][0] == "Ada"
        assert found[0]["seat"] == 0
        assert found[0]["score"] == [0, 0]
        client.post("/api/account", json=ADA)
    # On another device and after a restart: how games stand is known without playing them again.
    with TestClient(create_app(Store(database), limits=False)) as client:
        client.post("/api/guest", json={"name": "Ben"})
        assert games(client) == []
        client.post("/api/session", json=ADA)
        assert games(client) == found
        resign(client, running)
        assert [each["ending"]["how"] for each in games(client)] == ["resigned"] * 2


def test_a_finished_game_is_looked_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with TestClient(create_app(Store(f"sqlite:///{tmp_path / 'a.db'}"), limits=False)) as client:
        client.post("/api/guest", json={"name": "Ada"})
        resign(client, opened(client))
        found = games(client)
        monkeypatch.setattr(own_games, "found_again", None)
        assert games(client) == found


def test_the_list_comes_a_page_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_games, "A_PAGE", 2)
    with TestClient(create_app(Store(f"sqlite:///{tmp_path / 'a.db'}"), limits=False)) as client:
        client.post("/api/guest", json={"name": "Ada"})
        rooms = [opened(client) for _ in range(3)]
        first = games(client)
        assert [each["room"] for each in first] == [rooms[2], rooms[1]]
        rest = games(client, before=first[-1]["opened"])
        assert [each["room"] for each in rest] == [rooms[0]]
        assert client.get("/api/games?before=soon").status_code == 422
