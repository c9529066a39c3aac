"""Accounts that somebody else wants: sessions, passwords, and what ends with them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect
from tests.server.test_app import BADGERS, HERONS

from snapcount.server import app as apps
from snapcount.server import lockout, store
from snapcount.server.app import create_app
from snapcount.server.hosts import answers_to, own_names
from snapcount.server.lockout import FREE, LONGEST, wait_after
from snapcount.server.store import Store

PASSWORD = "correct horse"
OTHER = "battery staple"


class Browser:
    """Somebody with cookies of their own."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.token = ""

    def call(self, method: str, path: str, **body: Any) -> Any:
        headers = {"cookie": f"snapcount={self.token}"} if self.token else {}
        reply = self.client.request(method, path, json=body or None, headers=headers)
        if "snapcount" in reply.cookies:
            self.token = reply.cookies["snapcount"]
        self.client.cookies.clear()
        return reply

    def status(self, method: str, path: str, **body: Any) -> int:
        return int(self.call(method, path, **body).status_code)

    def is_known(self, token: str = "") -> bool:
        headers = {"cookie": f"snapcount={token or self.token}"}
        return bool(self.client.get("/api/me", headers=headers).json()["name"])

    def wire(self, room: str) -> WebSocketTestSession:
        headers = {"cookie": f"snapcount={self.token}"}
        return self.client.websocket_connect(f"/ws/{room}", headers=headers)

    def game(self) -> str:
        wish = {"deck": HERONS, "opponents_deck": BADGERS, "opponent": "random", "seed": "7"}
        return str(self.call("POST", "/api/games", **wish).json()["room"])


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    made = Store(f"sqlite:///{tmp_path / 'snapcount.db'}")
    with TestClient(create_app(made, limits=False)) as found:
        yield found


def account(client: TestClient, login: str = "ada") -> Browser:
    browser = Browser(client)
    assert browser.status("POST", "/api/guest", name="Ada") == 200
    assert browser.status("POST", "/api/account", login=login, password=PASSWORD) == 200
    return browser


def logged_in(client: TestClient, password: str = PASSWORD) -> Browser:
    browser = Browser(client)
    assert browser.status("POST", "/api/session", login="ada", password=password) == 200
    return browser


def closed(wire: WebSocketTestSession) -> int:
    """The code with which the server ends the wire."""
    while True:
        try:
            wire.receive_json()
        except WebSocketDisconnect as end:
            return end.code


def open_wire(wire: WebSocketTestSession) -> None:
    wire.send_json({"type": "resume", "version": 1})
    assert wire.receive_json()["seat"] == 0


def test_a_token_that_was_planted_is_worth_nothing_after_registration(client: TestClient) -> None:
    ada = Browser(client)
    ada.call("POST", "/api/guest", name="Ada")
    planted = ada.token
    assert ada.status("POST", "/api/account", login="ada", password=PASSWORD) == 200
    assert ada.token != planted
    assert ada.is_known()
    assert not ada.is_known(planted)


def test_and_after_logging_in(client: TestClient) -> None:
    account(client)
    ada = Browser(client)
    ada.call("POST", "/api/guest", name="Guest")
    planted = ada.token
    assert ada.status("POST", "/api/session", login="ada", password=PASSWORD) == 200
    assert ada.token != planted
    assert not ada.is_known(planted)


def test_logging_out_ends_the_wires_of_that_session_alone(client: TestClient) -> None:
    account(client)
    here, there = logged_in(client), logged_in(client)
    room = here.game()
    with here.wire(room) as one, there.wire(room) as two:
        open_wire(one)
        open_wire(two)
        assert here.status("DELETE", "/api/session") == 204
        assert closed(one) == 4005
        two.send_json({"type": "resign", "key": "k"})
        while two.receive_json()["type"] != "ack":
            pass
    assert not here.is_known()
    assert there.is_known()


def test_a_message_after_logging_out_does_nothing(client: TestClient) -> None:
    ada = account(client)
    room = ada.game()
    with ada.wire(room) as wire:
        open_wire(wire)
        ada.call("DELETE", "/api/session")
        wire.send_json({"type": "resign", "key": "k"})
        assert closed(wire) == 4005
    again = logged_in(client)
    with again.wire(room) as wire:
        open_wire(wire)
        assert wire.receive_json()["ending"] is None


def test_logging_out_everywhere(client: TestClient) -> None:
    ada = account(client)
    others = [logged_in(client) for _ in range(3)]
    room = ada.game()
    with others[0].wire(room) as wire:
        open_wire(wire)
        assert ada.status("DELETE", "/api/sessions") == 204
        assert closed(wire) == 4005
    assert not any(each.is_known() for each in (ada, *others))


def test_another_password_ends_all_other_sessions(client: TestClient) -> None:
    ada = account(client)
    thief = logged_in(client)
    before = ada.token
    path = "/api/account/password"
    assert ada.status("PUT", path, password="wrong horse", new=OTHER) == 401
    assert ada.status("PUT", path, password=PASSWORD, new="short") == 422
    assert thief.is_known()
    with thief.wire(ada.game()) as wire:
        open_wire(wire)
        assert ada.status("PUT", path, password=PASSWORD, new=OTHER) == 200
        assert closed(wire) == 4005
    assert ada.is_known()
    assert not ada.is_known(before)
    assert not thief.is_known()
    logged_in(client, OTHER)
    body = {"login": "ada", "password": PASSWORD}
    assert Browser(client).status("POST", "/api/session", **body) == 401


def test_deleting_an_account_leaves_nothing_but_the_games(
    client: TestClient, tmp_path: Path
) -> None:
    ada = account(client)
    other = logged_in(client)
    room = ada.game()
    ada.call("PUT", "/api/decks/mine", text=HERONS)
    draft = {"kind": "action", "name": "Fair Catch", "text": "Gain 5 yards."}
    assert ada.status("PUT", "/api/own-cards", **draft) == 200
    with ada.wire(room) as wire:
        open_wire(wire)
        assert ada.status("DELETE", "/api/account", password="wrong horse") == 401
        assert ada.is_known()
        assert ada.status("DELETE", "/api/account", password=PASSWORD) == 204
        assert closed(wire) == 4005
    assert not ada.is_known()
    assert not other.is_known()
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'snapcount.db'}")
    with engine.connect() as connection:
        for table in store.metadata.sorted_tables:
            if table.name not in ("rooms", "seats", "entries"):
                assert connection.execute(sa.select(table)).all() == [], table.name
        assert len(connection.execute(sa.select(store.rooms)).all()) == 1
    engine.dispose()
    account(client)  # the login is free again


def test_a_guest_can_be_forgotten_too(client: TestClient) -> None:
    ada = Browser(client)
    ada.call("POST", "/api/guest", name="Ada")
    assert ada.status("PUT", "/api/account/password", password="", new=OTHER) == 422
    assert ada.call("DELETE", "/api/account").status_code == 204
    assert not ada.is_known()


# Guessing --------------------------------------------------------------------------------------


class Clock:
    now = 10**12

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(apps, "date", made)
    return made


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords that are hashed at once."""

    class Hasher:
        def hash(self, password: str) -> str:
            return f"hash of {password}"

        def verify(self, hashed: str, password: str) -> None:
            if hashed != f"hash of {password}":
                from argon2.exceptions import VerifyMismatchError

                raise VerifyMismatchError

    monkeypatch.setattr("snapcount.server.people.PasswordHasher", Hasher)


def test_waits_double_up_to_a_quarter_of_an_hour() -> None:
    waits = [wait_after(tries) for tries in range(FREE + 12)]
    assert waits[:FREE] == [0] * FREE
    assert waits[FREE : FREE + 4] == [2000, 4000, 8000, 16000]
    assert waits == sorted(waits)
    assert waits[-1] == wait_after(10**6) == LONGEST


@pytest.mark.parametrize("login", ["ada", "nobody", "x" * 190])
def test_guessing_gets_slower_and_slower(clock: Clock, client: TestClient, login: str) -> None:
    account(client)
    guesser = Browser(client)

    def guess(password: str = "guess") -> int:
        return guesser.status("POST", "/api/session", login=login, password=password)

    assert [guess() for _ in range(FREE)] == [401] * FREE
    for wait in (2, 4, 8, 16):
        refused = guesser.call("POST", "/api/session", login=login, password=PASSWORD)
        assert (refused.status_code, refused.json()["code"]) == (429, "locked-out")
        assert f"in {wait} seconds" in refused.json()["detail"]
        clock.now += wait * 1000
        assert guess() == 401
    clock.now += LONGEST
    if login == "ada":
        assert guess(PASSWORD) == 200
        assert [guess() for _ in range(FREE)] == [401] * FREE  # all is forgiven


@pytest.mark.usefixtures("quick", "clock")
def test_others_are_not_locked_out_and_who_is_logged_in_stays_so(client: TestClient) -> None:
    ada, ben = account(client), account(client, "ben")
    for _ in range(FREE + 3):
        Browser(client).status("POST", "/api/session", login="ada", password="guess")
    assert ada.is_known()
    body = {"login": "ben", "password": PASSWORD}
    assert Browser(client).status("POST", "/api/session", **body) == 200
    assert ben.is_known()


@pytest.mark.usefixtures("quick", "clock")
def test_a_stolen_session_does_not_help_to_guess_the_password(client: TestClient) -> None:
    ada = account(client)
    body = {"password": "guess", "new": OTHER}
    found = [ada.status("PUT", "/api/account/password", **body) for _ in range(FREE + 1)]
    assert found == [401] * FREE + [429]
    assert ada.status("DELETE", "/api/account", password="guess") == 429


@pytest.mark.usefixtures("quick")
def test_old_tries_are_forgotten(clock: Clock, client: TestClient, tmp_path: Path) -> None:
    for number in range(5):
        Browser(client).status("POST", "/api/session", login=f"nobody{number}", password="x")
    clock.now += lockout.FORGOTTEN + 1
    Browser(client).status("POST", "/api/session", login="somebody", password="x")
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'snapcount.db'}")
    with engine.connect() as connection:
        assert len(connection.execute(sa.select(store.failures)).all()) == 1
    engine.dispose()


# Settings --------------------------------------------------------------------------------------


@pytest.mark.parametrize("secure", [False, True])
def test_cookies_are_secure_where_that_is_set(tmp_path: Path, secure: bool) -> None:
    made = Store(f"sqlite:///{tmp_path / 'snapcount.db'}")
    address = "https://testserver" if secure else "http://testserver"
    with TestClient(create_app(made, secure=secure), base_url=address) as client:
        replies = [client.post("/api/guest", json={"name": "Ada"})]
        body = {"login": "ada", "password": PASSWORD}
        replies += [client.post("/api/account", json=body), client.delete("/api/session")]
    for reply in replies:
        assert ("Secure" in reply.headers["set-cookie"]) is secure
        assert "HttpOnly" in reply.headers["set-cookie"]
        assert "SameSite=strict" in reply.headers["set-cookie"]


NAMES = own_names("0.0.0.0", ["Play.Example.org"])


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("localhost:8400", True),
        ("127.0.0.1:8400", True),
        ("192.168.1.7", True),
        ("[::1]:8400", True),
        ("play.example.org", True),
        ("PLAY.example.org.:443", True),
        ("evil.example", False),
        ("play.example.org.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("", False),
    ],
)
def test_the_server_answers_to_its_own_names(host: str, ours: bool) -> None:
    assert answers_to(host, NAMES) is ours


def test_a_request_for_another_name_is_refused(tmp_path: Path) -> None:
    """Another page has pointed its own name at this machine."""
    made = Store(f"sqlite:///{tmp_path / 'snapcount.db'}")
    with TestClient(create_app(made, names=NAMES), base_url="http://localhost") as client:
        assert client.get("/healthz").status_code == 200
        evil = {"host": "evil.example", "origin": "http://evil.example"}
        refused = client.post("/api/guest", json={"name": "Eve"}, headers=evil)
        assert (refused.status_code, refused.json()["code"]) == (421, "wrong-host")
        assert "script-src 'self'" in refused.headers["content-security-policy"]
        with (
            pytest.raises(WebSocketDisconnect),
            client.websocket_connect("/ws/attic", headers=evil),
        ):
            pass
