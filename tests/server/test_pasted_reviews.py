"""Reviews of records that somebody pastes: made like those of rooms, and remembered for a while."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient
from tests.server.test_reviews import ADA, BEN, PATIENCE, given_up

from snapcount.engine.errors import OtherGame, RecordError
from snapcount.engine.records.notation import to_notation
from snapcount.engine.records.record import Record, to_json, up_to
from snapcount.server import reviewer
from snapcount.server.api.reviews import brought
from snapcount.server.app import create_app
from snapcount.server.limits import Limits, TooMany
from snapcount.server.reviewer import Reviewer
from snapcount.server.store import Store
from snapcount.server.workers import Done
from snapcount.testing.random_games import random_record


@pytest.fixture(scope="module")
def whole() -> Record:
    """The record of a whole game."""
    return random_record("crd", 0)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """Somebody without a session, who needs none."""
    with TestClient(create_app(Store(f"sqlite:///{tmp_path / 'snapcount.db'}"))) as client:
        yield client


def address(words: str) -> str:
    return f"/api/records/{sha256(words.encode()).hexdigest()}/review"


def review(client: TestClient, words: str) -> dict[str, Any]:
    """Ask for a review of a record and wait until it is there."""
    response = client.post(address(words), json={"record": words})
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        assert response.status_code == 200, response.text
        seen: dict[str, Any] = response.json()
        assert seen["seat"] == -1
        if seen["review"] is not None:
            found: dict[str, Any] = seen["review"]
            return found
        assert 0 <= seen["done"] <= seen["total"]
        time.sleep(0.1)
        response = client.get(address(words))
    raise AssertionError("the review is never done")


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_pasted_record_is_reviewed_and_remembered(
    client: TestClient, whole: Record, form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = up_to(whole, 3)
    words = to_notation(record) if form == "text" else to_json(record).decode()
    assert client.get(address(words)).json() == {"seat": -1, "done": 0, "total": 0, "review": None}
    found = review(client, words)
    assert [each["number"] for each in found["decisions"]] == [1, 2, 3]
    assert found["winner"] is None
    monkeypatch.setattr(Reviewer, "begin", None)
    assert review(client, words) == found


def test_a_record_that_was_exported_here_gets_the_verdicts_of_its_room(client: TestClient) -> None:
    client.post("/api/guest", json={"name": "Ada"})
    room = given_up(client)
    client.post(f"/api/games/{room}/review")
    until = time.monotonic() + PATIENCE
    while (of_room := client.get(f"/api/games/{room}/review").json())["review"] is None:
        assert time.monotonic() < until
        time.sleep(0.1)
    pasted = review(client, client.get(f"/api/games/{room}/record").text)
    assert pasted["decisions"] == of_room["review"]["decisions"]


@pytest.mark.parametrize("words", ["", "not a record", '{"format":2}'])
def test_what_is_no_record_is_refused(client: TestClient, words: str) -> None:
    assert client.post(address(words), json={"record": words}).status_code == 422
    assert client.get(address(words)).json()["total"] == 0


def test_half_a_letter_is_refused(client: TestClient) -> None:
    """JSON can name half of a surrogate pair, which has no bytes to make a digest of."""
    refused = client.post(address(""), content=rb'{"record": "\ud800"}')
    assert refused.status_code == 422


def test_the_digest_must_be_that_of_the_record(client: TestClient, whole: Record) -> None:
    words = to_notation(up_to(whole, 1))
    refused = client.post(address("another"), json={"record": words})
    assert refused.status_code == 422
    assert "digest" in refused.json()["detail"]


# What the game of a record is ---------------------------------------------------------------------


def test_who_won_is_known_of_a_game_that_was_played_to_its_end(whole: Record) -> None:
    assert whole.result is not None
    game = brought("", to_notation(whole))
    assert (game.winner, game.viewer, game.brought) == (whole.result.winner, -1, True)
    assert game.played.answers == whole.answers
    assert brought("", to_notation(up_to(whole, 3))).winner is None


def test_a_record_without_answers_has_nothing_to_review(whole: Record) -> None:
    with pytest.raises(RecordError, match="nothing to review"):
        brought("", to_json(up_to(whole, 0)).decode())


def test_a_record_that_plays_differently_today_is_refused(whole: Record) -> None:
    record = msgspec.structs.replace(up_to(whole, 3), checks=[], answers=["zz", "zz", "zz"])
    with pytest.raises(OtherGame):
        brought("", to_json(record).decode())


# What it costs ------------------------------------------------------------------------------------


class Made:
    """A reviewer whose work is made up; a review has so many bytes."""

    def __init__(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: int) -> None:
        self.store = Store(f"sqlite:///{tmp_path / 'a.db'}")
        self.reviewer = Reviewer(self.store, Limits())
        self.size = size
        monkeypatch.setattr(self.reviewer._workers, "do", self.do)

    async def do(self, who: str, work: Any, *arguments: Any, deadline: float) -> Any:
        if work is reviewer.reviewed:
            return Done(b"null".ljust(self.size), 0.0)
        return Done([None], 0.0)


def test_a_pasted_record_counts_as_a_review_of_whoever_pays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, whole: Record
) -> None:
    made = Made(tmp_path, monkeypatch, 10)
    one, other = (brought(name, to_notation(up_to(whole, 2))) for name in ("one", "other"))

    async def story() -> None:
        going = made.reviewer.begin(one, ADA)
        assert made.reviewer.begin(one, BEN) is going
        with pytest.raises(TooMany):
            made.reviewer.begin(other, ADA)
        assert going.task is not None
        await going.task
        assert going.error is None

    asyncio.run(story())
    made.reviewer.close()
    made.store.close()


def test_the_oldest_reviews_of_records_make_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, whole: Record
) -> None:
    monkeypatch.setattr(reviewer, "REMEMBERED", 250)
    made = Made(tmp_path, monkeypatch, 100)
    words = to_notation(up_to(whole, 1))

    async def story() -> None:
        for name in ("first", "second", "third"):
            going = made.reviewer.begin(brought(name, words), ADA)
            assert going.task is not None
            await going.task

    asyncio.run(story())
    assert list(made.reviewer._of_records) == ["second", "third"]
    made.reviewer.close()
    made.store.close()
