"""Reviews of games on the server: who may have one, how far it is, and that it is made once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.test_app import Player, open_game

from snapcount.engine.dice import dice_from_seed
from snapcount.engine.errors import SnapcountError
from snapcount.server import reviewer
from snapcount.server.app import create_app
from snapcount.server.finished import Finished, Played
from snapcount.server.limits import REVIEW, Limits, Payer, TooMany
from snapcount.server.reviewer import Going, Reviewer, keep_review
from snapcount.server.store import Store, open_room
from snapcount.server.workers import BrokenWork, Busy, Done, TooLong

PATIENCE = 120.0  # seconds, on a machine that has other things to do


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'snapcount.db'}"


@pytest.fixture
def ada(database: str) -> Iterator[TestClient]:
    with TestClient(create_app(Store(database))) as client:
        client.post("/api/guest", json={"name": "Ada"})
        yield client


def given_up(client: TestClient, answers: int = 3, **wish: Any) -> str:
    """A game of a few answers, which Ada gives up."""
    room = open_game(client, opponent="random", **wish)
    dice = dice_from_seed(3)
    with client.websocket_connect(f"/ws/{room}") as wire:
        player = Player(wire)
        for _ in range(answers):
            player.until_asked()
            player.answer(dice.below(len(player.update["question"]["choices"])))
        assert player.say(type="resign", key="r")["type"] == "ack"
    return room


def review(client: TestClient, room: str) -> dict[str, Any]:
    """Ask for a review and wait until it is there."""
    response = client.post(f"/api/games/{room}/review")
    until = time.monotonic() + PATIENCE
    shown: list[int] = []
    while time.monotonic() < until:
        assert response.status_code == 200, response.text
        seen: dict[str, Any] = response.json()
        if seen["review"] is not None:
            assert shown == sorted(shown)
            found: dict[str, Any] = seen["review"]
            return found
        assert 0 <= seen["done"] <= seen["total"]
        shown.append(seen["done"])
        time.sleep(0.1)
        response = client.get(f"/api/games/{room}/review")
    raise AssertionError("the review is never done")


def test_a_finished_game_is_reviewed_once_and_kept(
    ada: TestClient, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = given_up(ada)
    before = ada.get(f"/api/games/{room}/review").json()
    assert before == {"seat": 0, "done": 0, "total": 0, "review": None}
    found = review(ada, room)
    answers = ada.get(f"/api/games/{room}/summary").json()["chances"]
    assert len(found["decisions"]) == len(answers) - 1
    assert found["names"][0] == "Ada"
    assert found["winner"] == 1
    account = found["account"]
    luck = account["draws"] + account["grit"] + account["cards"]
    skill = account["skill"][0] - account["skill"][1]
    assert account["start"] + skill + luck + account["ending"] == account["end"] == 0
    assert "called it a day" in found["sides"][0]["story"][0]
    # From now on nothing is computed, not even after a restart.
    monkeypatch.setattr(Reviewer, "begin", None)
    assert review(ada, room) == found
    with TestClient(create_app(Store(database))) as later:
        assert review(later, room) == found


def test_a_running_game_is_not_reviewed(ada: TestClient) -> None:
    """Whoever asks: a verdict is made of hands that the other side must not know yet."""
    room = open_game(ada, opponent="random")
    with ada.websocket_connect(f"/ws/{room}") as wire:
        player = Player(wire)
        player.until_asked()
        for ask in (ada.get, ada.post):
            refused = ask(f"/api/games/{room}/review")
            assert refused.status_code == 422
            assert "once the game is over" in refused.json()["detail"]
    assert ada.post("/api/games/cellar/review").status_code == 404


def test_a_private_game_is_reviewed_for_its_players_alone(ada: TestClient, database: str) -> None:
    room = given_up(ada, private=True)
    with TestClient(create_app(Store(database))) as ben:
        ben.post("/api/guest", json={"name": "Ben"})
        for ask in (ben.get, ben.post):
            assert ask(f"/api/games/{room}/review").status_code == 403
    assert ada.get(f"/api/games/{room}/review").status_code == 200


def test_spectators_have_a_review_when_they_have_seen_the_end(ada: TestClient) -> None:
    room = given_up(ada, answers=1, delay=600_000)
    assert ada.get(f"/api/games/{room}/review").status_code == 200
    ada.cookies.clear()
    for ask in (ada.get, ada.post):
        refused = ask(f"/api/games/{room}/review")
        assert refused.status_code == 422
        assert "once the game is over" in refused.json()["detail"]


def test_a_game_without_a_decision_has_nothing_to_review(ada: TestClient) -> None:
    room = given_up(ada, answers=0)
    assert len(ada.get(f"/api/games/{room}/summary").json()["chances"]) == 1
    refused = ada.post(f"/api/games/{room}/review")
    assert refused.status_code == 422
    assert "nothing to review" in refused.json()["detail"]


def test_a_review_of_another_format_is_made_again(ada: TestClient, database: str) -> None:
    room = given_up(ada, answers=1)
    store = Store(database)
    asyncio.run(store.write(keep_review(room, b'{"format": 0}')))
    store.close()
    assert ada.get(f"/api/games/{room}/review").json()["total"] == 0
    assert review(ada, room)["format"] == 1


# What it costs -----------------------------------------------------------------------------------

ADA, BEN = Payer("ada", "here"), Payer("ben", "there")


class Desk:
    """A reviewer whose work is made up: each part judges two answers and takes ten seconds."""

    def __init__(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        self.limits = Limits(lambda: self.now)
        self.store = Store(f"sqlite:///{tmp_path / 'a.db'}")
        for room in ("attic", "cellar"):
            asyncio.run(self.store.write(open_room(room, b"", {}, 0)))
        self.reviewer = Reviewer(self.store, self.limits)
        self.parts: list[int] = []
        self.slept: list[float] = []
        self.fails: Exception | None = None
        monkeypatch.setattr(self.reviewer._workers, "do", self.do)
        monkeypatch.setattr(reviewer, "sleep", self.sleep)

    async def do(self, who: str, work: Any, *arguments: Any, deadline: float) -> Any:
        if self.fails is not None:
            raise self.fails
        if work is reviewer.reviewed:
            return Done(b"null", 0.0)
        self.parts.append(arguments[1])
        return Done([None] * 2, 10_000.0)

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds

    def begin(self, room: str, payer: Payer, answers: int) -> Going:
        """Start on a review of a game of that many answers."""
        played = Played(None, "", {}, ["p"] * answers)  # type: ignore[arg-type]
        return self.reviewer.begin(Finished(room, played, 0, 0), payer)

    async def done(self, going: Going) -> None:
        assert going.task is not None
        await going.task

    def close(self) -> None:
        self.reviewer.close()
        self.store.close()


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    made = Desk(tmp_path, monkeypatch)
    yield made
    made.close()


def test_a_review_comes_in_parts_that_are_paid_for(desk: Desk) -> None:
    async def story() -> None:
        going = desk.begin("attic", ADA, 20)
        await desk.done(going)
        assert going.error is None

    asyncio.run(story())
    assert desk.parts == list(range(1, 21, 2))
    # A minute of work is in the purse; what comes after waits until there is more in it.
    assert not any(desk.slept[:6])
    assert all(seconds >= 10 for seconds in desk.slept[7:])
    assert desk.limits.wait(REVIEW, BEN, 1) == 0


def test_everybody_has_one_review_made_at_a_time(desk: Desk) -> None:
    async def story() -> None:
        one = desk.begin("attic", ADA, 4)
        assert desk.begin("attic", BEN, 4) is one
        with pytest.raises(TooMany):
            desk.begin("cellar", ADA, 4)
        other = desk.begin("cellar", BEN, 4)
        await desk.done(one)
        await desk.done(other)
        await desk.done(desk.begin("cellar", ADA, 4))

    asyncio.run(story())


def test_there_are_only_so_many_at_once(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewer, "MOST", 1)

    async def story() -> None:
        one = desk.begin("attic", ADA, 4)
        with pytest.raises(Busy):
            desk.begin("cellar", BEN, 4)
        await desk.done(one)

    asyncio.run(story())


@pytest.mark.parametrize("error", [TooLong(30), BrokenWork("KeyError", []), RuntimeError("no")])
def test_a_review_that_fails_says_so_once_and_may_be_asked_for_again(
    desk: Desk, error: Exception
) -> None:
    async def story() -> None:
        desk.fails = error
        await desk.done(desk.begin("attic", ADA, 4))
        with pytest.raises(SnapcountError):
            desk.reviewer.going("attic")
        assert desk.reviewer.going("attic") is None
        desk.fails = None
        going = desk.begin("attic", ADA, 4)
        await desk.done(going)
        assert going.error is None

    asyncio.run(story())
