"""Clients that mean no good: nothing changes, nobody is disturbed, and no traceback gets out."""

from __future__ import annotations

import json
import random
from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from snapcount.cards.catalog.catalog import load
from snapcount.cards.demo import demo_decks
from snapcount.decks.decklist import deck_of
from snapcount.decks.json_form import write_json
from snapcount.decks.library import library_of
from snapcount.server.app import create_app
from snapcount.server.limits import Limits
from snapcount.server.store import Store
from snapcount.server.wires import CROWDED, MOST_OF_ONE, RUDE

LIBRARY = library_of(load())
HERONS, BADGERS = (write_json(deck_of(cards, LIBRARY)) for cards in demo_decks("crd"))
RESUME = {"type": "resume", "version": 1, "seen": 0}
TYPES = ("answer", "undo", "resign", "offer draw", "offer rematch", "reply", "resume", "nothing")
FIELDS: dict[str, Any] = {"key": "k", "turn": 0, "choice": 0, "wish": "draw", "agree": True}
BAD_VALUES: tuple[Any, ...] = (
    None,
    -1,
    10**30,
    1.5,
    "",
    "x" * 3000,
    [],
    {"a": 1},
    True,
    [[[[[[[]]]]]]],
)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    store = Store(f"sqlite:///{tmp_path / 'snapcount.db'}")
    with TestClient(create_app(store, limits=False)) as made:
        made.post("/api/guest", json={"name": "Ada"})
        yield made


def open_game(client: TestClient) -> str:
    wish = {"deck": HERONS, "opponents_deck": BADGERS, "opponent": "friend", "seed": "7"}
    room: str = client.post("/api/games", json=wish).json()["room"]
    return room


def state(client: TestClient, room: str) -> Any:
    """What a fresh wire is told."""
    with client.websocket_connect(f"/ws/{room}") as wire:
        wire.send_json(RESUME)
        return [wire.receive_json(), wire.receive_json()]


def heard(client: TestClient, room: str, frames: list[str], seated: bool = True) -> list[Any]:
    """Send frames over a wire of their own; what comes back, until it is cut or all is said."""
    answers: list[Any] = []
    headers = {} if seated else {"cookie": "snapcount=nobody"}
    try:
        with client.websocket_connect(f"/ws/{room}", headers=headers) as wire:
            wire.send_json(RESUME)
            answers += [wire.receive_json(), wire.receive_json()]
            for frame in frames:
                wire.send_text(frame)
            wire.send_text("this ends it")
            while True:
                answers.append(wire.receive_json())
    except WebSocketDisconnect:
        return answers


def bad_frames() -> list[str]:
    """Every type with every field missing, wrong, huge or nested, one at a time."""
    frames = []
    for kind in TYPES:
        for field in FIELDS:
            rest = {name: value for name, value in FIELDS.items() if name != field}
            frames.append(json.dumps({"type": kind, **rest}))
            for value in BAD_VALUES:
                frames.append(json.dumps({"type": kind, **FIELDS, field: value}))
    frames += ["", "{", "null", "[]", "0", '"answer"', "{" * 2000, "[" * 3000, "x" * 100_000]
    return frames


def test_a_frame_that_is_no_message_ends_the_wire_and_nothing_else(client: TestClient) -> None:
    room = open_game(client)
    before = state(client, room)
    for frame in bad_frames():
        for message in heard(client, room, [frame])[2:]:
            assert message["type"] in ("refused", "update", "ack")
            assert "Traceback" not in json.dumps(message)
    assert state(client, room)[1]["table"] == before[1]["table"]


def test_a_spectator_can_do_nothing(client: TestClient) -> None:
    room = open_game(client)
    before = state(client, room)
    frames = [json.dumps({"type": kind, "key": "k"}) for kind in ("undo", "resign", "offer draw")]
    frames.append(json.dumps({"type": "answer", "key": "k", "turn": 0, "choice": 0}))
    answers = heard(client, room, frames, seated=False)
    assert [message["type"] for message in answers[2:]] == ["refused"] * len(frames)
    assert state(client, room) == before


def test_random_frames_change_nothing(client: TestClient) -> None:
    room = open_game(client)
    before = state(client, room)
    chance = random.Random(7)
    for _ in range(150):
        letters = bytes(chance.randrange(1, 127) for _ in range(chance.randrange(1, 60)))
        heard(client, room, [letters.decode("ascii")])
    assert state(client, room) == before


def test_another_site_gets_no_wire(client: TestClient) -> None:
    room = open_game(client)
    headers = {"origin": "https://elsewhere.example"}
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect(f"/ws/{room}", headers=headers),
    ):
        pass


def test_another_site_cannot_post(client: TestClient) -> None:
    headers = {"origin": "https://elsewhere.example"}
    response = client.post("/api/games", json={}, headers=headers)
    assert response.status_code == 403
    assert response.json()["code"] == "forbidden"


def test_a_large_body_is_refused(client: TestClient) -> None:
    response = client.post("/api/games", json={"deck": "x" * 300_000})
    assert response.status_code == 413


@pytest.fixture
def still(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A server whose purses never fill up again, however slow the machine is."""
    monkeypatch.setattr("snapcount.server.app.Limits", lambda: Limits(lambda: 0.0))
    with TestClient(create_app(Store(f"sqlite:///{tmp_path / 'snapcount.db'}"))) as made:
        yield made


@pytest.mark.parametrize(("path", "often"), [("/api/guest", 40), ("/api/menu", 200)])
def test_too_many_requests_are_refused_for_a_while(
    still: TestClient, path: str, often: int
) -> None:
    """What only asks may be asked more often than what changes something."""

    def status() -> int:
        if path == "/api/menu":
            return still.get(path).status_code
        return still.post(path, json={"name": "Ada"}).status_code

    assert {status() for _ in range(often)} == {200}
    assert 429 in {status() for _ in range(often)}


def test_eight_guests_at_one_address_open_no_more_games_than_the_address_may(
    still: TestClient,
) -> None:
    opened = 0
    for number in range(8):
        still.cookies.clear()
        still.post("/api/guest", json={"name": f"Eve {number}"})
        for _ in range(12):
            response = still.post("/api/games", json={"opponent": "friend"})
            assert response.status_code in (200, 429)
            opened += response.status_code == 200
    assert opened < 40  # of the 96 that they ask for


def test_who_has_typed_too_many_decks_may_still_play(still: TestClient) -> None:
    still.post("/api/guest", json={"name": "Ada"})
    room = open_game(still)
    while still.post("/api/draft", json={"kind": "sealed"}).status_code == 200:
        pass
    with still.websocket_connect(f"/ws/{room}") as wire:
        wire.send_json(RESUME)
        wire.receive_json()
        wire.receive_json()
        wire.send_json({"type": "offer draw", "key": "k"})
        assert "ack" in {wire.receive_json()["type"] for _ in range(2)}


def test_a_person_has_only_so_many_wires(still: TestClient) -> None:
    still.post("/api/guest", json={"name": "Ada"})
    room = open_game(still)
    with ExitStack() as open_wires:
        for _ in range(MOST_OF_ONE):
            open_wires.enter_context(still.websocket_connect(f"/ws/{room}"))
        with (
            pytest.raises(WebSocketDisconnect) as closed,
            still.websocket_connect(f"/ws/{room}") as wire,
        ):
            wire.receive_json()
    assert closed.value.code == CROWDED
    assert state(still, room)[0]["type"] == "welcome"


def test_who_asks_for_everything_again_and_again_is_cut_off(still: TestClient) -> None:
    still.post("/api/guest", json={"name": "Ada"})
    room = open_game(still)
    with still.websocket_connect(f"/ws/{room}") as wire:
        for _ in range(60):
            wire.send_json(RESUME)
        with pytest.raises(WebSocketDisconnect) as closed:
            deque(iter(wire.receive_json, None))
    assert closed.value.code == RUDE


def test_every_answer_forbids_scripts_of_others(client: TestClient) -> None:
    for path in ("/", "/healthz", "/openapi.json", "/nothing"):
        policy = client.get(path).headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy


def test_a_room_that_is_not_there_says_so(client: TestClient) -> None:
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        client.websocket_connect("/ws/cellar") as wire,
    ):
        wire.receive_json()
    assert closed.value.code == 4004
    assert client.post("/api/games/cellar/seat").status_code == 404
