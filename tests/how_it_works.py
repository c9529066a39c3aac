"""The examples of docs/how_it_works.md, made by playing the down that the page follows.

`python -m tests.how_it_works` writes them into the page.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

import msgspec

import snapcount
from snapcount.engine import events
from snapcount.engine.records.decklists import decks_of
from snapcount.engine.words.sheet import calls_in_words
from snapcount.engine.words.wording import OUTCOMES
from snapcount.server.entries import Settings, to_bytes
from snapcount.server.protocol import Acknowledged, Answer
from snapcount.server.room import Room

PAGE: Final = Path(__file__).parents[1] / "docs" / "how_it_works.md"
BLOCK: Final = re.compile(r"(<!-- begin (\w+) -->\n```\w+\n)(.*?)(```\n<!-- end -->)", re.DOTALL)

ANN, BEN = 0, 1
UP_TO_THE_CLICK: Final = (
    "bench Ames Gullwick",
    "bench Garr Coalpit",
    "run a play",
    "pass",
    "call Curl Route",
    "call Right Power",
)
KINDS: Final = {
    value: name for name, value in vars(events).items() if name.isupper() and type(value) is int
}


def opened() -> Room:
    """The room in which Ann and Ben play, with the answers before the click."""
    table = snapcount.new_table("herons", "badgers", edition="crd")
    room = Room("kickoff", Settings(decks=decks_of(table), names=("Ann", "Ben"), seed="6"))
    for words in UP_TO_THE_CLICK:
        answered(room, words)
    return room


def answered(room: Room, words: str) -> tuple[Answer, bytes]:
    """Give an answer as a client does; the message, and the entry that was made of it."""
    asked = room.game.decision
    assert asked is not None
    choice = snapcount.option_names(room.game).index(words)
    message = Answer("k" + str(len(room.history.steps)), room.turn(asked.seat), choice)
    entry = room.propose(asked.seat, message, now=0)
    room.take(entry, now=0)
    return message, to_bytes(entry)


def examples() -> dict[str, str]:
    """Every example of the page by its name."""
    room = opened()
    found = {"question": shown(room.update(ANN), "question", "turn", "kind", "text", "choices")}
    lines = len(room.update(BEN).log)
    found["state"] = state(room)
    message, entry = answered(room, "play Check Down")
    found["answer"] = msgspec.json.encode(message).decode() + "\n"
    found["entry"] = entry.decode() + "\n"
    found["layer"] = happened(room)
    found["layered"] = state(room)
    found["ack"] = msgspec.json.encode(Acknowledged(message.key)).decode() + "\n"
    found["update"] = update(room, BEN, lines)
    lines = len(room.update(ANN).log)
    answered(room, "pass")  # Ben
    answered(room, "pass")  # Ann, who could still use an ability
    found["resolved"] = happened(room)
    found["after"] = state(room)
    found["told"] = update(room, ANN, lines)
    return found


def state(room: Room) -> str:
    """What the example changes of the state."""
    game = room.game
    labels = game.table.labels
    layers = [labels[game.table.definition[layer.card]] for layer in game.layers]
    return (
        f"layers           {layers}\n"
        f"this.call        {game.this.call} ({calls_in_words(game.this.call)})\n"
        f"this.call_yards  {game.this.call_yards}\n"
        f"this.outcome     {game.this.outcome} ({OUTCOMES[game.this.outcome]})\n"
    )


def happened(room: Room) -> str:
    """The events of the last answer, as they are and in words."""
    lines = []
    for event in room.game.events:
        kind, *rest = event
        words = snapcount.word_event(room.table, event, names=("Ann", "Ben"))
        lines.append(f"({KINDS[kind]}, {', '.join(map(str, rest))})\n    {words}\n")
    return "".join(lines)


def update(room: Room, viewer: int, seen: int) -> str:
    """An update for a viewer, without what is the same before and after."""
    told: dict[str, Any] = json.loads(msgspec.json.encode(room.update(viewer, seen)))
    table = {name: told["table"][name] for name in ("down", "ball", "point", "layers")}
    asked = told["question"] and {name: told["question"][name] for name in ("turn", "text")}
    log = [{name: line[name] for name in ("text", "clause", "why")} for line in told["log"]]
    short = {"type": told["type"], "first": told["first"], "log": log, "table": table}
    return written({**short, "question": asked})


def shown(message: Any, part: str, *fields: str) -> str:
    """A part of a message, with those fields."""
    found = json.loads(msgspec.json.encode(getattr(message, part)))
    return written({name: found[name] for name in fields})


def written(value: Any) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False) + "\n"


def filled(page: str) -> str:
    """The page with the examples as they come out."""
    found = examples()
    return BLOCK.sub(lambda match: f"{match[1]}{found[match[2]]}{match[4]}", page)


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text("utf-8")), "utf-8")
