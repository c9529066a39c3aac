"""What whoever runs the server sees of it: figures, lines, an end in good order; and no secrets."""

from __future__ import annotations

import json
import logging
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.test_app import WISH, Player, open_game
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from snapcount.server import logs
from snapcount.server.app import create_app
from snapcount.server.aside import warm
from snapcount.server.metrics import Metrics
from snapcount.server.store import Store

PATIENCE = 100  # seconds, on a machine that has other things to do


@pytest.fixture
def metrics() -> Metrics:
    return Metrics()


@pytest.fixture
def ada(tmp_path: Path, metrics: Metrics) -> Iterator[TestClient]:
    store = Store(f"sqlite:///{tmp_path / 'snapcount.db'}")
    with TestClient(create_app(store, metrics=metrics), raise_server_exceptions=False) as client:
        client.post("/api/guest", json={"name": "Ada"})
        yield client


def figures(metrics: Metrics) -> dict[str, float]:
    lines = [line.rsplit(" ", 1) for line in metrics.text().decode().splitlines()]
    return {name: float(value) for name, value in lines if not name.startswith("#")}


def test_games_answers_and_their_times_are_counted(ada: TestClient, metrics: Metrics) -> None:
    room = open_game(ada, opponent="random")
    with ada.websocket_connect(f"/ws/{room}") as wire:
        player = Player(wire)
        for _ in range(3):
            player.until_asked()
            player.answer(0)
        player.say(type="answer", key="late", turn=0, choice=0)
        found = figures(metrics)
        assert found["snapcount_rooms"] == 1
        assert found["snapcount_sockets"] == 1
        assert found['snapcount_answers_total{by="person"}'] == 3
        assert found["snapcount_acknowledgement_seconds_count"] == 3
        assert found["snapcount_thinking_seconds_count"] > 0
        assert found['snapcount_errors_total{code="stale-decision"}'] == 1
        assert found['snapcount_requests_total{status="200"}'] == 2


def test_figures_name_no_room_person_or_card(ada: TestClient, metrics: Metrics) -> None:
    room = open_game(ada, opponent="random")
    labels = {
        tuple(sample.labels) for family in metrics.registry.collect() for sample in family.samples
    }
    assert labels <= {(), ("by",), ("code",), ("status",), ("le",)}
    assert room not in metrics.text().decode()


def test_the_pages_port_has_no_figures(ada: TestClient) -> None:
    """A sum tells the players of the only game that somebody has answered."""
    assert ada.get("/metrics").status_code == 404


def test_figures_are_served_to_this_machine_alone(metrics: Metrics) -> None:
    port = free_port()
    stop = metrics.serve(port)
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as response:
            assert b"snapcount_rooms" in response.read()
    finally:
        stop()
    with pytest.raises(urllib.error.URLError):
        urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics")


# Lines -----------------------------------------------------------------------------------------


class Lines(logging.Handler):
    """Keeps lines as they would be written."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(logs.JsonLines())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture
def lines() -> Iterator[Lines]:
    handler = Lines()
    logs.LOG.addHandler(handler)
    before, logs.LOG.level = logs.LOG.level, logging.INFO
    logging.Logger.manager._clear_cache()  # type: ignore[attr-defined]
    yield handler
    logs.LOG.removeHandler(handler)
    logs.LOG.setLevel(before)


def test_a_line_is_one_json_object_of_fields_on_the_list(ada: TestClient, lines: Lines) -> None:
    room = open_game(ada, opponent="friend", seed="kumquat")
    ada.post(f"/api/games/{room}/seat")
    ada.get("/api/games/cellar/record")
    for line in lines.lines:
        found = json.loads(line)
        assert set(found) <= {"time", "level", "event", *logs.FIELDS}
    written = "\n".join(lines.lines)
    assert '"route": "/api/games/{room}/seat"' in written
    for secret in (room, "cellar", "Ada", "kumquat", "testclient"):
        assert secret not in written


def test_a_field_that_is_not_on_the_list_is_refused() -> None:
    with pytest.raises(ValueError, match="hand"):
        logs.note("request", hand=[1, 2])


def test_an_error_of_ours_has_an_id_and_keeps_its_words_to_itself(
    ada: TestClient, lines: Lines, monkeypatch: pytest.MonkeyPatch, metrics: Metrics
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("the top card is a Screen Pass")

    monkeypatch.setattr("snapcount.server.api.games.starters", broken)
    response = ada.get("/api/menu")
    assert response.status_code == 500
    assert response.headers["content-type"] == "application/problem+json"
    problem = response.json()
    written = [json.loads(line) for line in lines.lines if '"error"' in line]
    assert problem["error"] == written[0]["error"]
    assert written[0]["exception"] == "RuntimeError"
    assert "broken" in written[0]["frames"][-1]
    assert "Screen Pass" not in response.text + "\n".join(lines.lines)
    assert figures(metrics)['snapcount_errors_total{code="ours"}'] == 1


def test_an_error_of_ours_ends_a_wire_with_its_id(
    ada: TestClient, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    from starlette.websockets import WebSocketDisconnect

    room = open_game(ada, opponent="friend")

    def broken(*_: object) -> None:
        raise RuntimeError("the top card is a Screen Pass")

    with ada.websocket_connect(f"/ws/{room}") as wire:
        Player(wire)
        monkeypatch.setattr("snapcount.server.room.Room.propose", broken)
        wire.send_json({"type": "resign", "key": "k"})
        with pytest.raises(WebSocketDisconnect) as closed:
            wire.receive_json()
    assert closed.value.code == 1011
    error = next(json.loads(line) for line in lines.lines if '"error"' in line)
    assert error["error"] in closed.value.reason
    assert "Screen Pass" not in closed.value.reason + "\n".join(lines.lines)


def test_a_librarys_words_stay_out(lines: Lines) -> None:
    record = logging.LogRecord("websockets", logging.WARNING, "", 0, "room %s", ("attic",), None)
    assert "attic" not in logs.JsonLines().format(record)
    assert "attic" not in logs.Plain().format(record)


# Stopping --------------------------------------------------------------------------------------


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        found: int = free.getsockname()[1]
        return found


@contextmanager
def running(home: Path, port: int) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "snapcount", "serve", "--no-open", "--port", str(port)]
    options = ["--log-format", "json", "--log-level", "info"]
    warm(home)
    environment = {**os.environ, "SNAPCOUNT_HOME": str(home)}
    with subprocess.Popen(
        [*command, *options],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            until = time.monotonic() + PATIENCE
            while time.monotonic() < until:
                try:
                    urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz")
                    break
                except OSError:
                    time.sleep(0.1)
            yield process
        finally:
            process.kill()


def post(port: int, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(), {"cookie": cookie}
    )
    with urllib.request.urlopen(request) as response:
        session = (response.headers.get("set-cookie") or "").partition(";")[0]
        return json.load(response), session


def hear_all(wire: ClientConnection) -> None:
    while True:
        wire.recv(timeout=PATIENCE)


@pytest.mark.timeout(400)
@pytest.mark.skipif(sys.platform == "win32", reason="signals are of POSIX")
def test_a_server_that_is_stopped_ends_in_good_order_and_goes_on_later(tmp_path: Path) -> None:
    port = free_port()
    with running(tmp_path, port) as process:
        _, cookie = post(port, "/api/guest", {"name": "Ada"})
        room = post(port, "/api/games", {**WISH, "opponent": "random"}, cookie)[0]["room"]
        url = f"ws://127.0.0.1:{port}/ws/{room}"
        with connect(url, additional_headers={"cookie": cookie}) as wire:
            wire.send(json.dumps({"type": "resume", "version": 1}))
            update: Any = {"question": None}
            while not update.get("question"):
                update = json.loads(wire.recv(timeout=PATIENCE))
            turn = update["question"]["turn"]
            wire.send(json.dumps({"type": "answer", "key": "k", "turn": turn, "choice": 0}))
            while json.loads(wire.recv(timeout=PATIENCE))["type"] != "ack":
                pass
            process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                hear_all(wire)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code in (1001, 1012)
        _, written = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0
        events = [json.loads(line) for line in written.splitlines()]
        assert [each["event"] for each in events if each["event"] != "request"] == [
            "started",
            "stopped",
        ]
    found = sqlite3.connect(tmp_path / "snapcount.db")
    assert found.execute("pragma integrity_check").fetchone() == ("ok",)
    assert found.execute('select count(*) from entries where data like \'%"key":"k"%\'').fetchone()
    found.close()
    with running(tmp_path, port), connect(url, additional_headers={"cookie": cookie}) as wire:
        wire.send(json.dumps({"type": "resume", "version": 1}))
        assert json.loads(wire.recv(timeout=PATIENCE))["type"] == "welcome"
        wire.send(json.dumps({"type": "answer", "key": "k", "turn": turn, "choice": 0}))
        while json.loads(wire.recv(timeout=PATIENCE))["type"] != "ack":
            pass
