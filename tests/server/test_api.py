"""What can be asked over HTTP, subject by subject."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient

from snapcount.cards.catalog.catalog import load
from snapcount.cards.demo import demo_decks
from snapcount.decks.code import write_code
from snapcount.decks.decklist import deck_of
from snapcount.decks.library import library_of
from snapcount.decks.text import write_text
from snapcount.engine.records.record import to_json
from snapcount.server.app import create_app
from snapcount.server.store import Store
from snapcount.testing.random_games import random_record

LIBRARY = library_of(load())
HERONS = deck_of(demo_decks("crd")[0], LIBRARY, "Herons")
RECORDS = Path(__file__).parents[1] / "records" / "data"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder = tmp_path_factory.mktemp("server")
    with TestClient(
        create_app(Store(f"sqlite:///{folder / 'snapcount.db'}"), limits=False)
    ) as made:
        yield made


def post(client: TestClient, path: str, **body: Any) -> Any:
    response = client.post(path, json=body)
    assert response.status_code == 200, response.text
    return response.json()


class TestAccounts:
    def test_a_guest_is_somebody_at_once(self, client: TestClient) -> None:
        assert client.get("/api/me").json() == {"name": "", "login": ""}
        assert post(client, "/api/guest", name="  Ada \n Lovelace ")["name"] == "Ada Lovelace"
        assert client.get("/api/me").json() == {"name": "Ada Lovelace", "login": ""}

    def test_a_guest_can_become_an_account_and_come_back(self, client: TestClient) -> None:
        post(client, "/api/guest", name="Ben")
        account = {"login": "Ben.1", "password": "correct horse"}
        assert post(client, "/api/account", **account)["login"] == "ben.1"
        assert client.delete("/api/session").status_code == 204
        assert client.get("/api/me").json() == {"name": "", "login": ""}
        wrong = client.post("/api/session", json={**account, "password": "wrong horse"})
        assert wrong.status_code == 401
        assert post(client, "/api/session", **account)["name"] == "Ben"
        assert client.get("/api/me").json()["login"] == "ben.1"

    @pytest.mark.parametrize(
        ("login", "password", "status"),
        [
            ("x", "long enough", 422),
            ("cleo", "short", 422),
        ],
    )
    def test_what_will_not_do(
        self, client: TestClient, login: str, password: str, status: int
    ) -> None:
        post(client, "/api/guest", name="Cleo")
        response = client.post("/api/account", json={"login": login, "password": password})
        assert response.status_code == status
        assert response.headers["content-type"] == "application/problem+json"

    def test_a_login_is_taken_once(self, client: TestClient) -> None:
        account = {"login": "dora", "password": "long enough"}
        for name, status in (("Dora", 200), ("Other Dora", 409)):
            post(client, "/api/guest", name=name)
            assert client.post("/api/account", json=account).status_code == status

    def test_one_may_be_called_otherwise(self, client: TestClient) -> None:
        post(client, "/api/guest", name="Eve")
        assert client.put("/api/me", json={"name": " Evelyn "}).json()["name"] == "Evelyn"
        assert client.get("/api/me").json()["name"] == "Evelyn"
        assert client.put("/api/me", json={"name": "  "}).status_code == 422

    def test_the_cookie_is_for_the_server_alone(self, client: TestClient) -> None:
        cookie = client.post("/api/guest", json={"name": "Ada"}).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "samesite=strict" in cookie.lower()


class TestDecks:
    def test_a_list_is_looked_over(self, client: TestClient) -> None:
        seen = post(client, "/api/decks/look", text=write_text(HERONS, LIBRARY))
        assert seen["problems"] == seen["troubles"] == []
        assert sum(line["copies"] for line in seen["lines"]) == len(HERONS.cards)
        assert seen["code"] == write_code(HERONS, LIBRARY)

    def test_a_code_is_a_deck_too(self, client: TestClient) -> None:
        seen = post(client, "/api/decks/look", text=write_code(HERONS, LIBRARY))
        assert len(seen["lines"]) == len(HERONS.lines)

    def test_what_is_wrong_is_listed(self, client: TestClient) -> None:
        seen = post(client, "/api/decks/look", text="1 Jory Saltmarsh\n2 Nobody Anywhere")
        assert any(problem["clause"] == "D-1" for problem in seen["problems"])
        assert "Line 2" in seen["troubles"][0]

    def test_what_is_missing_is_built(self, client: TestClient) -> None:
        seen = post(client, "/api/decks/complete", text="1 Jory Saltmarsh")
        assert seen["problems"] == []
        assert any(line["card"]["name"] == "Jory Saltmarsh" for line in seen["lines"])
        assert seen["reasons"]

    def test_ones_own_decks_are_kept(self, client: TestClient) -> None:
        post(client, "/api/guest", name="Ada")
        assert client.put("/api/decks/Old%20Herons", json={"text": "1 a"}).status_code == 204
        assert client.put("/api/decks/Old%20Herons", json={"text": "2 b"}).status_code == 204
        assert client.get("/api/decks").json() == [{"name": "Old Herons", "text": "2 b"}]
        assert client.delete("/api/decks/Old%20Herons").status_code == 204
        assert client.delete("/api/decks/Old%20Herons").status_code == 404
        assert client.get("/api/decks").json() == []


class TestCards:
    def test_cards_are_found(self, client: TestClient) -> None:
        found = post(client, "/api/cards/search", query="type:player pos:rb saltmarsh")
        assert [card["name"] for card in found["cards"]] == ["Jory Saltmarsh"]

    def test_some_cards_are_looked_through(self, client: TestClient) -> None:
        players = post(client, "/api/cards/search", query="type:player")["cards"]
        of_sets = [card for card in players if card.get("number")]
        some = [card["number"] for card in of_sets]
        found = post(client, "/api/cards/search", query="pos:rb", among=some)
        assert found["cards"] == [card for card in of_sets if card["position"] == "RB"]
        assert 0 < found["count"] < len(some)
        assert post(client, "/api/cards/search", query="type:play", among=some)["count"] == 0
        assert "^" in post(client, "/api/cards/search", query="rating>many", among=some)["error"]

    def test_a_query_with_a_mistake_points_at_it(self, client: TestClient) -> None:
        assert "^" in post(client, "/api/cards/search", query="rating>many")["error"]

    def test_a_text_is_read(self, client: TestClient) -> None:
        reading = post(
            client,
            "/api/cards/read",
            kind="player",
            position="QB",
            text="exhaust: draw an action card",
        )
        assert reading["understood"]
        assert reading["card"]["text"] == "Exhaust: Draw an Action card."

    def test_a_text_that_is_not_understood_says_where(self, client: TestClient) -> None:
        text = "Exhaust: Draw an Acton card."
        reading = post(client, "/api/cards/read", kind="player", position="QB", text=text)
        assert not reading["understood"]
        assert reading["field"] == "text"
        assert text[reading["at"] :].startswith("Acton")

    def test_a_text_goes_on(self, client: TestClient) -> None:
        found = post(client, "/api/cards/complete", kind="action", text="Gain 5 ya")
        assert found["completions"] == [{"insert": "yards", "replaces": 2, "what": ""}]
        assert len(post(client, "/api/cards/complete", kind="player")["completions"]) == 12
        wrong = post(client, "/api/cards/complete", kind="action", text="Gain of of ")
        assert wrong["completions"] == []


class TestReplays:
    def test_a_record_is_stepped_through(self, client: TestClient) -> None:
        replay = post(client, "/api/replay", record=(RECORDS / "crd.txt").read_text("utf-8"))
        assert len(replay["steps"]) == 321
        assert replay["steps"][-1]["decides"] == -1
        assert replay["steps"][0]["table"]["sides"][1]["play_hand"]

    @pytest.mark.parametrize("step", [0, 40])
    def test_a_game_that_is_played_differently_today_is_shown_as_recorded(
        self, client: TestClient, step: int
    ) -> None:
        record = random_record("crd", 61)
        if step:
            answers = [*record.answers[: step - 1], "c999", *record.answers[step:]]
            old = replace(record, answers=answers)
        else:
            old = replace(record, seed="62")
        replay = post(client, "/api/replay", record=to_json(old).decode())
        assert replay["differs"] == step
        assert replay["notice"].startswith(f"Differs from step {step}: ")
        assert len(replay["steps"]) == len(replay["chances"]) or step == 0
        assert len(replay["steps"]) == len(record.answers) + 1
        for number, seen in enumerate(replay["steps"][step:], step):
            told = record.story[number]
            words = [told.answer, *told.events] if told.answer else told.events
            assert [line["text"] for line in seen["log"]] == words
            assert seen["decides"] == -1
            assert seen["table"] == (replay["steps"][step - 1]["table"] if step else None)
        assert all(seen["table"] for seen in replay["steps"][:step])

    def test_a_game_goes_on_from_before_the_step_where_it_differs(self, client: TestClient) -> None:
        post(client, "/api/guest", name="Cy")
        record = random_record("crd", 61)
        old = replace(record, answers=[*record.answers[:39], "c999", *record.answers[40:]])
        wish = {"opponent": "random", "record": to_json(old).decode()}
        assert post(client, "/api/games", **wish, step=39)["room"]
        refused = client.post("/api/games", json={**wish, "step": 40})
        assert refused.status_code == 422
        assert "isn't offered there" in refused.text

    def test_what_is_no_record_is_refused(self, client: TestClient) -> None:
        response = client.post("/api/replay", json={"record": "hello"})
        assert response.status_code == 422
        assert response.json()["code"] == "bad-record"


def test_the_rules_are_there_clause_by_clause(client: TestClient) -> None:
    chapters = client.get("/api/rules").json()
    clauses = {clause["id"]: clause for chapter in chapters for clause in chapter["clauses"]}
    assert len(clauses) >= 130
    assert clauses["F-12"]["text"].startswith("Reaching or passing")
    assert clauses["F-8"]["editions"] == ["2021", "2022", "crd"]
    assert clauses["F-21"]["editions"] == ["crd"]
    assert clauses["F-22"]["editions"] == ["2022", "crd"]
    assert clauses["G-1"]["editions"] == ["2019"]
    assert clauses["P-1"]["editions"] == ["2019", "2021", "2022", "crd"]


def test_every_endpoint_is_described(client: TestClient) -> None:
    description = client.get("/openapi.json").json()
    assert description["openapi"] == "3.1.0"
    assert {"/api/games", "/api/decks/{name}", "/healthz"} <= set(description["paths"])
    for path in description["paths"].values():
        for operation in path.values():
            assert operation["summary"]
            assert operation["responses"]


class TestDrafts:
    def test_a_draft_goes_to_its_end_and_gives_decks_to_play(self, client: TestClient) -> None:
        state: dict[str, Any] = {"seats": 2, "seed": "7", "picks": []}
        seen = post(client, "/api/draft", **state)
        while seen["stage"] == "pick":
            state["picks"].append(seen["pack"][0]["place"])
            seen = post(client, "/api/draft", **state)
        assert len(seen["pool"]) >= 30
        for deck in (seen["deck"], seen["opponents_deck"]):
            assert post(client, "/api/decks/look", text=deck)["problems"] == []

    def test_more_picks_than_there_are_cards_are_refused(self, client: TestClient) -> None:
        response = client.post("/api/draft", json={"kind": "sealed", "picks": [1]})
        assert response.status_code == 422
        assert "fewer picks" in response.json()["detail"]

    def test_the_same_picks_make_the_same_event(self, client: TestClient) -> None:
        first = post(client, "/api/draft", seed="3")
        picks = [first["pack"][2]["place"]]
        one, two = (post(client, "/api/draft", seed="3", picks=picks) for _ in range(2))
        assert one == two
        assert one["pick"] == 2

    def test_a_card_that_is_not_in_the_pack_cannot_be_taken(self, client: TestClient) -> None:
        first = post(client, "/api/draft", seed="3")
        there = {each["place"] for each in first["pack"]}
        other = next(place for place in range(300) if place not in there)
        response = client.post("/api/draft", json={"seed": "3", "picks": [other]})
        assert response.status_code == 422
        assert response.json()["code"] == "illegal-answer"

    def test_sealed_is_built_at_once(self, client: TestClient) -> None:
        seen = post(client, "/api/draft", kind="sealed", seats=2)
        assert seen["stage"] == "build"
        assert post(client, "/api/decks/look", text=seen["deck"])["problems"] == []


class TestOpponents:
    def test_a_coach_may_have_a_style(self, client: TestClient) -> None:
        post(client, "/api/guest", name="Ada")
        opened = post(client, "/api/games", opponent="coach:pee-wee:runs", seed="7")
        with client.websocket_connect(f"/ws/{opened['room']}") as wire:
            wire.send_json({"type": "resume", "version": 1, "seen": 0})
            assert wire.receive_json()["names"] == ["Ada", "Pee-Wee Run Coach"]

    def test_a_style_that_nobody_has_is_refused(self, client: TestClient) -> None:
        post(client, "/api/guest", name="Ada")
        refused = client.post("/api/games", json={"opponent": "coach:pro:kicks"})
        assert refused.status_code == 422
        assert "no opponent called" in refused.text


class TestGoingOn:
    def test_a_game_goes_on_from_a_step_of_a_record(self, client: TestClient) -> None:
        post(client, "/api/guest", name="Ada")
        record = (RECORDS / "crd.txt").read_text("utf-8")
        opened = post(client, "/api/games", opponent="random", record=record, step=40, seat=1)
        step = post(client, "/api/replay", record=record)["steps"][40]
        with client.websocket_connect(f"/ws/{opened['room']}") as wire:
            wire.send_json({"type": "resume", "version": 1, "seen": 0})
            welcome, update = wire.receive_json(), wire.receive_json()
        assert (welcome["seat"], welcome["names"]) == (1, ["Random", "Ada"])
        for field in ("clock", "down", "ball", "offense", "score", "period"):
            assert update["table"][field] == step["table"][field]

    def test_nothing_goes_on_after_the_end(self, client: TestClient) -> None:
        post(client, "/api/guest", name="Ada")
        record = (RECORDS / "crd.txt").read_text("utf-8")
        last = len(post(client, "/api/replay", record=record)["steps"]) - 1
        response = client.post("/api/games", json={"record": record, "step": last})
        assert response.status_code == 422
        assert "over" in response.json()["detail"]
