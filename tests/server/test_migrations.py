"""The database's schema: of today, of old, and of tomorrow."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from snapcount.server import migrations
from snapcount.server.app import create_app
from snapcount.server.migrations import FIRST, NEWEST, NewerDatabase, version_of
from snapcount.server.store import Store, metadata, rooms

OLD = Path(__file__).parent / "databases" / "schema-0001.db"
"""A database of the first schema, written by the program of its time: Ada (login `ada`, password
`correct horse`) and Ben have a game that is over and one of 25 answers; Ada has a game against a
program, a deck and a card. It must open for ever."""
OVER, OPEN, ALONE = "E7IYPLB4EVuF", "96vZI62Pn7Zx", "RgR6_3mEWp9g"


def tables_of(connection: sa.Connection) -> dict[str, tuple[set[str], set[str]]]:
    """Every table with its columns and indexes."""
    found = sa.inspect(connection)
    return {
        name: (
            {str(column["name"]) for column in found.get_columns(name)},
            {str(index["name"]) for index in found.get_indexes(name)},
        )
        for name in found.get_table_names()
    }


@pytest.fixture
def old(tmp_path: Path) -> str:
    copy = tmp_path / "old.db"
    shutil.copy(OLD, copy)
    return f"sqlite:///{copy}"


def set_version(url: str, version: str) -> None:
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        connection.execute(sa.update(migrations.versions).values(version_num=version))
    engine.dispose()


def test_a_new_database_has_todays_version(database: str) -> None:
    store = Store(database)
    with store.engine.connect() as connection:
        assert version_of(connection) == NEWEST
    store.close()
    Store(database).close()  # and opens again


def test_a_database_of_old_becomes_what_a_new_one_is(old: str, tmp_path: Path) -> None:
    before = sa.create_engine(old)
    with before.connect() as connection:
        assert version_of(connection) == FIRST
    before.dispose()
    upgraded, new = Store(old), Store(f"sqlite:///{tmp_path / 'new.db'}")
    with upgraded.engine.connect() as one, new.engine.connect() as other:
        assert version_of(one) == NEWEST
        assert tables_of(one) == tables_of(other)
        assert set(tables_of(one)) == {*metadata.tables, "alembic_version"}
    upgraded.close()
    new.close()


def test_the_newest_version_is_the_last_step() -> None:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    assert ScriptDirectory.from_config(config).get_current_head() == NEWEST


def test_the_games_of_an_old_database_go_on(old: str) -> None:
    with TestClient(create_app(Store(old), limits=False)) as client:
        who = {"login": "ada", "password": "correct horse"}
        assert client.post("/api/session", json=who).json()["name"] == "Ada"
        assert [deck["name"] for deck in client.get("/api/decks").json()] == ["My deck"]
        assert client.get("/api/own-cards").json()["cards"][0]["typed"]["name"] == "A card of mine"
        games = {each["room"]: each for each in client.get("/api/games").json()}
        assert set(games) == {OVER, OPEN, ALONE}
        assert games[OVER]["ending"]["how"] == "played"
        assert games[OPEN]["ending"] is games[ALONE]["ending"] is None
        record = client.get(f"/api/games/{OVER}/record")
        assert record.status_code == 200
        replay = client.post("/api/replay", json={"record": record.text}).json()
        assert replay["names"] == ["Ada", "Friend"]
        assert replay["steps"][-1]["table"]["over"]
        assert replay["steps"][-1]["table"]["score"] == games[OVER]["score"]
        for room, lines in ((OVER, 400), (OPEN, 20), (ALONE, 1)):
            with client.websocket_connect(f"/ws/{room}") as wire:
                wire.send_json({"type": "resume", "version": 1})
                assert wire.receive_json()["seat"] == 0
                update = wire.receive_json()
                assert len(update["log"]) >= lines
                if room == OPEN:
                    wire.send_json({"type": "offer draw", "key": "a new key"})
                    assert "ack" in {wire.receive_json()["type"] for _ in range(2)}


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ('"type":"Gain"', '"type":"Forgotten"', "kept by another version of Snapcount"),
        ('"seed":"', '"seed":"0', "this version of Snapcount plays it differently"),
    ],
)
def test_a_game_that_cannot_be_made_again_says_so(
    old: str, before: str, after: str, words: str
) -> None:
    """Cards that the language has lost, or answers that are not offered any more."""
    engine = sa.create_engine(old)
    one = rooms.c.name == OVER
    with engine.begin() as connection:
        kept = bytes(connection.execute(sa.select(rooms.c.settings).where(one)).scalar_one())
        changed = kept.replace(before.encode(), after.encode())
        assert changed != kept
        connection.execute(sa.update(rooms).where(one).values(settings=changed))
    engine.dispose()
    with TestClient(create_app(Store(old), limits=False)) as client:
        who = {"login": "ada", "password": "correct horse"}
        assert client.post("/api/session", json=who).status_code == 200
        refused = client.get(f"/api/games/{OVER}/record")
        assert refused.status_code == 422
        assert words in refused.text


def test_a_newer_database_is_refused_in_plain_words(database: str) -> None:
    Store(database).close()
    set_version(database, "9999")
    with pytest.raises(
        NewerDatabase, match=r"newer version of Snapcount.*version 9999.*Update Snapcount"
    ):
        Store(database)


def test_serve_says_so_and_exits(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'newer.db'}"
    Store(url).close()
    set_version(url, "9999")
    command = [sys.executable, "-m", "snapcount", "serve", "--no-open", "--port", "0"]
    result = subprocess.run(
        [*command, "--database", url], capture_output=True, text=True, timeout=120
    )
    assert result.returncode != 0
    assert "newer version of Snapcount" in result.stderr
    assert "Traceback" not in result.stderr


def test_an_upgrade_that_fails_changes_nothing(old: str, monkeypatch: pytest.MonkeyPatch) -> None:
    upgrade = migrations.upgrade

    def fail(connection: sa.Connection, start: str, to: str) -> None:
        upgrade(connection, start, to)
        raise RuntimeError("the power is gone")

    monkeypatch.setattr(migrations, "upgrade", fail)
    with pytest.raises(RuntimeError):
        Store(old)
    engine = sa.create_engine(old)
    with engine.connect() as connection:
        assert version_of(connection) == FIRST
        assert "alembic_version" not in tables_of(connection)
        assert "ix_sessions_until" not in tables_of(connection)["sessions"][1]
    engine.dispose()


def test_two_who_start_at_once_upgrade_once(old: str) -> None:
    errors: list[BaseException] = []

    def start() -> None:
        try:
            Store(old).close()
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=start) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not errors
    store = Store(old)

    def count(connection: sa.Connection) -> int:
        return connection.execute(sa.select(sa.func.count()).select_from(rooms)).scalar_one()

    assert asyncio.run(store.read(count)) == 3
    store.close()
