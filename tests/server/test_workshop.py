"""The card workshop over HTTP: a set of one's own, lists, and trying a card at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from snapcount.cards.catalog.catalog import load
from snapcount.decks.library import library_of
from snapcount.decks.starters import starter
from snapcount.decks.text import write_text
from snapcount.server.app import create_app
from snapcount.server.store import Store

LIBRARY = library_of(load())
SURGE = {"kind": "action", "name": "Surge", "subtype": "Offense", "text": "Gain 15 yards."}
LIST = """\
C1-30,Surge,Action,,,,,,,,,,,Offense,Gain 15 yards.,Play only after Player Designation.
C2-30,Nonsense,Action,,,,,,,,,,,Offense,Gain fifteen bananas.,
this is no card at all
"""
TRIED: list[dict[str, str]] = [
    {**SURGE, "timing": "Play only after Player Designation."},
    {
        "kind": "player",
        "name": "Otto Overland",
        "position": "QB",
        "rating": "88",
        "text": "Exhaust: Draw an Action card.",
    },
    {
        "kind": "player",
        "name": "Bea Block",
        "position": "LB",
        "rating": "80",
        "text": "Tackle: The offense loses 5 yards.",
    },
    {
        "kind": "superstar",
        "name": "Otto Overland",
        "position": "QB",
        "rating": "95",
        "text": "Exhaust: Draw 2 Action cards.",
    },
    {
        "kind": "play",
        "name": "Wheel",
        "strength": "4",
        "time": "1",
        "offense": "Short Pass: 20 (2-8)",
        "defense": "Run Left / Run Middle",
    },
    {
        "kind": "power up",
        "name": "Tape",
        "text": "Attach to one of your Players on the field. The rating of this Player becomes 99.",
        "timing": "Play only at the start of a down.",
    },
]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder = tmp_path_factory.mktemp("workshop")
    store = Store(f"sqlite:///{folder / 'snapcount.db'}")
    with TestClient(create_app(store, limits=False)) as made:
        made.post("/api/guest", json={"name": "Ada"})
        yield made


def put(client: TestClient, **draft: str) -> Any:
    response = client.put("/api/own-cards", json=draft)
    assert response.status_code == 200, response.text
    return response.json()


def names(own: Any) -> list[str]:
    return [card["typed"]["name"] for card in own["cards"]]


def test_a_card_is_kept_changed_and_thrown_away(client: TestClient) -> None:
    put(client, **SURGE)
    own = put(client, **{**SURGE, "text": "Gain 20 yards."})
    assert names(own) == ["Surge"]
    assert own["cards"][0]["card"]["text"] == "Gain 20 yards."
    assert client.get("/api/own-cards").json() == own
    gone = client.delete(f"/api/own-cards/{own['cards'][0]['id']}")
    assert gone.json() == {"cards": [], "unread": []}
    assert client.delete("/api/own-cards/action%20surge").status_code == 404


def test_a_card_that_is_not_understood_is_kept_with_the_reason(client: TestClient) -> None:
    own = put(client, kind="action", name="Oddity", subtype="Offense", text="Gain ten bananas.")
    kept = next(card for card in own["cards"] if card["typed"]["name"] == "Oddity")
    assert kept["card"] is None
    assert kept["why"]


def test_others_do_not_see_ones_own_cards(client: TestClient) -> None:
    put(client, **SURGE)
    assert "Surge" in names(client.get("/api/own-cards").json())
    before = dict(client.cookies)
    client.cookies.clear()
    assert client.get("/api/own-cards").status_code == 401
    client.post("/api/guest", json={"name": "Ben"})
    assert client.get("/api/own-cards").json() == {"cards": [], "unread": []}
    client.cookies.clear()
    client.cookies.update(before)


def test_a_list_is_taken_in_with_a_line_for_every_card_and_nothing_is_lost(
    client: TestClient,
) -> None:
    response = client.post("/api/own-cards/import", json={"text": LIST})
    done = response.json()
    assert [line["status"] for line in done["lines"]] == [
        "playable",
        "not understood",
        "unreadable",
    ]
    assert [line["line"] for line in done["lines"]] == [1, 2, 3]
    assert (done["new"], done["replaced"], done["unchanged"]) == (3, 0, 0)
    again = client.post("/api/own-cards/import", json={"text": LIST}).json()
    assert (again["new"], again["replaced"], again["unchanged"]) == (0, 0, 3)
    assert client.get("/api/own-cards").json()["unread"] == ["this is no card at all"]
    written = client.get("/api/own-cards/export/csv")
    assert "attachment" in written.headers["content-disposition"]
    for line in LIST.splitlines():
        assert line.split(",")[0] in written.text
    assert client.get("/api/own-cards/export/cards").text.count("C2-30") == 1
    assert client.get("/api/own-cards/export/pdf").status_code == 404


def test_a_deck_with_ones_own_card_is_legal_and_playable_for_its_maker(client: TestClient) -> None:
    put(client, **{**SURGE, "name": "Surge of Mine"})
    found = client.post("/api/cards/search", json={"query": "Surge of Mine"}).json()
    assert found["cards"][0]["name"] == "Surge of Mine"
    deck = write_text(starter("first-steps", LIBRARY).deck, LIBRARY)
    first = next(line for line in deck.split("Actions")[1].splitlines()[1:] if line.strip())
    mine = deck.replace(first, f"{first}\n1 Surge of Mine")
    look = {"text": mine, "format": "crd"}
    seen = client.post("/api/decks/look", json=look).json()
    assert (seen["problems"], seen["troubles"]) == ([], [])
    opened = client.post("/api/games", json={"opponent": "random", "deck": mine})
    assert opened.status_code == 200, opened.text
    before = dict(client.cookies)
    client.cookies.clear()
    assert client.post("/api/decks/look", json=look).json()["troubles"]
    client.cookies.update(before)


@pytest.mark.parametrize("draft", TRIED, ids=lambda draft: f"{draft['kind']} {draft['name']}")
def test_a_card_is_tried_in_a_game_at_once(client: TestClient, draft: dict[str, str]) -> None:
    response = client.post("/api/workshop/game", json=draft)
    assert response.status_code == 200, response.text
    with client.websocket_connect(f"/ws/{response.json()['room']}") as wire:
        wire.send_json({"type": "resume", "version": 1, "seen": 0})
        cards = wire.receive_json()["cards"]
        own = wire.receive_json()["table"]["sides"][0]
    place = next(
        place
        for place, card in enumerate(cards)
        if card["name"] == draft["name"]
        and (draft["kind"] == "superstar") == card["kind"].startswith("Superstar")
    )
    if draft["kind"] == "player":
        assert place in [player["card"] for player in own["players"]]
    else:
        assert place in [*own["play_hand"], *own["action_hand"]]


def test_what_is_not_understood_is_not_tried(client: TestClient) -> None:
    response = client.post("/api/workshop/game", json={**SURGE, "text": "Gain ten bananas."})
    assert response.status_code == 422
    assert response.json()["code"] == "bad-card"
