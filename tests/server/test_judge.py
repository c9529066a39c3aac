"""The judge over HTTP: positions from lines, records and set-ups, and what happens from there."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.test_api import RECORDS, client, post

from snapcount.cards.demo import demo_decks
from snapcount.engine.editions import edition_named
from snapcount.engine.game import new_game
from snapcount.engine.records.position import from_line, to_line
from snapcount.engine.setup import new_table

__all__ = ["client"]  # a fixture

LINE = to_line(new_game(new_table(demo_decks("crd"), edition_named("crd")), "judge"), embed=True)
RECORD = (RECORDS / "crd.txt").read_text("utf-8")


def ask(client: Any, **state: Any) -> Any:
    return post(client, "/api/judge", **state)


def names(seen: Any) -> list[str]:
    return [choice["name"] for choice in seen["question"]["choices"]]


def test_a_line_is_opened_with_both_hands(client: Any) -> None:
    seen = ask(client, position=LINE)
    assert seen["position"] == LINE
    assert all(side["play_hand"] for side in seen["table"]["sides"])
    assert seen["question"]["text"]
    assert seen["decides"] in (0, 1)


def test_an_answer_is_ruled_with_its_clauses_and_can_be_stepped_back(client: Any) -> None:
    before = ask(client, position=LINE)
    after = ask(client, position=LINE, answers=[0])
    (ruled,) = after["ruled"]
    assert (ruled["seat"], ruled["answer"]) == (before["decides"], names(before)[0])
    further = ask(client, position=LINE, answers=[0, 0])
    assert len(further["ruled"]) == 2
    lines = [line for each in further["ruled"] for line in each["log"]]
    assert lines
    assert all(line["clause"] and line["why"] for line in lines)
    assert ask(client, position=further["here"])["table"] == further["table"]
    assert ask(client, position=LINE) == before


def test_a_step_of_a_record_is_a_position(client: Any) -> None:
    replay = post(client, "/api/replay", record=RECORD)
    seen = ask(client, record=RECORD, step=40)
    assert seen["table"] == replay["steps"][40]["table"]
    assert seen["decides"] == replay["steps"][40]["decides"]
    assert from_line(seen["here"]).decision is not None


def test_a_position_is_set_up_by_names(client: Any) -> None:
    first = ask(client, set_up={"deck": "first-steps"})
    deck = first["cards"]
    play = next(card["name"] for card in deck if card.get("strength"))
    seen = ask(
        client,
        set_up={
            "offense": 1,
            "down": 4,
            "ball": 97,
            "clock": 1,
            "half": 2,
            "score": [21, 17],
            "plays": [[play.upper()], []],
        },
    )
    table = seen["table"]
    assert (table["offense"], table["down"], table["ball"], table["clock"]) == (1, 4, 97, 1)
    assert table["score"] == [21, 17]
    assert [seen["cards"][card]["name"] for card in table["sides"][0]["play_hand"]] == [play]
    on_field = [[p for p in side["players"] if p["on_field"]] for side in table["sides"]]
    assert [len(each) for each in on_field] == [4, 4]


def test_what_is_attached_is_set_up_too(client: Any) -> None:
    seen = ask(
        client,
        set_up={
            "deck": "halden",
            "opponents_deck": "halden",
            "superstars": [["Cal Starling"], []],
            "power_ups": [["Track Shoes on Cal Starling"], []],
            "gridirons": [[], ["Bright Afternoon"]],
            "bench": ["Ollie Zenith"],
        },
    )
    cards, table = seen["cards"], seen["table"]
    star = next(p for p in table["sides"][0]["players"] if p["superstar"] >= 0)
    assert cards[star["card"]]["name"] == "Cal Starling"
    assert [cards[card]["name"] for card in star["power_ups"]] == ["Track Shoes"]
    (gridiron,) = table["gridirons"]
    assert (gridiron["owner"], cards[gridiron["card"]]["name"]) == (1, "Bright Afternoon")


def test_a_possession_begins_with_its_line_ups(client: Any) -> None:
    seen = ask(client, set_up={"lined_up": False})
    assert seen["question"]["text"].startswith("Line-ups")


@pytest.mark.parametrize(
    ("state", "says"),
    [
        ({}, "Give a position"),
        ({"position": "nonsense"}, "starts with"),
        ({"position": LINE, "answers": [999]}, "isn't offered"),
        ({"set_up": {"plays": [["Nobody's Play"], []]}}, "Nobody's Play"),
        ({"set_up": {"deck": "halden", "power_ups": [["Track Shoes"], []]}}, "doesn't name one of"),
        ({"set_up": {"deck": "halden", "superstars": [["Track Shoes"], []]}}, "isn't a Superstar"),
        ({"record": RECORD, "step": 40_000}, "There's no number"),
    ],
)
def test_what_cannot_be_is_refused_with_what_to_do(
    client: Any, state: dict[str, Any], says: str
) -> None:
    response = client.post("/api/judge", json=state)
    assert response.status_code == 422
    assert says in response.json()["detail"]
