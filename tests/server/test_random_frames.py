"""Ten thousand frames of nonsense, and every message out of place: nothing changes by them.

In process, on the wire's own code: a socket of our making hands frames in and keeps what comes out.
"""

from __future__ import annotations

import asyncio
import itertools
import json
from pathlib import Path
from typing import Any

import msgspec
from starlette.websockets import WebSocket

from snapcount.cards.demo import demo_decks
from snapcount.engine.dice import Dice, dice_from_seed
from snapcount.engine.editions import edition_named
from snapcount.engine.records.decklists import decks_of
from snapcount.engine.setup import new_table
from snapcount.server.entries import Settings
from snapcount.server.history import VIEWERS
from snapcount.server.hub import Hub
from snapcount.server.limits import Payer
from snapcount.server.live import Live
from snapcount.server.protocol import Incoming
from snapcount.server.store import Store
from snapcount.server.thinking import Thinker
from snapcount.server.wires import RUDE, serve_wire

FRAMES = 10_000
DECKS = decks_of(new_table(demo_decks("crd"), edition_named("crd")))
RESUME = '{"type":"resume","version":1}'
PASSES = {"usual": "able", "points": [{"point": 8, "mode": "stop"}], "full_control": False}
GOOD: dict[str, dict[str, Any]] = {
    "resume": {"version": 1, "seen": 0},
    "answer": {"key": "k", "turn": 0, "choice": 0},
    "undo": {"key": "k"},
    "resign": {"key": "k"},
    "offer draw": {"key": "k"},
    "offer rematch": {"key": "k"},
    "reply": {"key": "k", "wish": "draw", "agree": True},
    "come back": {"key": "k"},
    "hint": {"key": "k"},
    "time": {"key": "k"},
    "passes": {"key": "k", "passes": PASSES},
    "skip": {"key": "k", "until": "down"},
    "hold": {"key": "k", "turn": 0},
    "seal": {"key": "k", "seal": "0" * 64},
    "number": {"key": "k", "number": "0" * 64},
}
WRONG: tuple[Any, ...] = (
    None,
    -1,
    10**30,
    1.5,
    "",
    "x" * 3000,
    [],
    {"a": 1},
    [[[[[[[]]]]]]],
    {"usual": "never"},
    {"usual": "stop", "points": [{"point": 0, "mode": "stop"}]},
    {"usual": "stop", "points": [{"point": 1, "mode": "stop"}] * 11},
)


class Socket:
    """A socket that hands frames in, and keeps what is sent."""

    def __init__(self, frames: list[str | bytes]) -> None:
        self.frames = [RESUME, *frames]
        self.sent: list[str] = []
        self.closed: tuple[int, str] | None = None

    async def receive(self) -> dict[str, Any]:
        await asyncio.sleep(0)
        if self.closed is not None or not self.frames:
            return {"type": "websocket.disconnect", "code": 1000}
        frame = self.frames.pop(0)
        return {"type": "websocket.receive", "text" if isinstance(frame, str) else "bytes": frame}

    async def send_text(self, data: str) -> None:
        self.sent.append(data)

    async def close(self, code: int = 1000, reason: str = "") -> None:
        self.closed = (code, reason)


class House:
    """Two games with their people; one of them is disturbed, the other should not notice."""

    def __init__(self, folder: Path) -> None:
        self.store = Store(f"sqlite:///{folder / 'snapcount.db'}")
        self.hub = Hub(self.store, Thinker(1), lambda: 0)

    async def open(self, **fields: Any) -> None:
        settings = Settings(decks=DECKS, seed="7", names=("Ada", "Ben"), **fields)
        self.live = await self.hub.open("attic", settings, {0: "ada", 1: "ben"})
        self.neighbour = await self.hub.open("cellar", settings, {0: "cleo", 1: "dan"})

    async def says(self, person: str | None, frames: list[str | bytes]) -> Socket:
        socket = Socket(frames)
        talk = serve_wire(self.hub, self.live, Payer(person, "here"), socket)  # type: ignore[arg-type]
        await asyncio.wait_for(talk, 60)
        for sent in socket.sent:
            assert "Traceback" not in sent
        return socket

    def state(self) -> list[object]:
        return [told(self.live), told(self.neighbour), self.live.entries, self.neighbour.entries]


def told(live: Live) -> list[object]:
    return [live.room.game.fingerprint(), *(live.room.update(viewer) for viewer in VIEWERS)]


def run(folder: Path, story: Any, **fields: Any) -> None:
    async def go() -> None:
        house = House(folder)
        await house.open(**fields)
        await story(house)
        house.store.close()

    asyncio.run(go())


def nonsense(dice: Dice) -> str | bytes:
    """Letters, bytes, or JSON that is nearly a message."""
    kind = dice.below(6)
    if kind == 0:
        return bytes(dice.below(256) for _ in range(dice.below(60)))
    if kind == 1:
        return "".join(chr(dice.below(0xD000)) for _ in range(dice.below(60)))
    if kind == 2:
        return ("[", "{", '{"a":', '"')[dice.below(4)] * (1 + dice.below(3000))
    names = list(GOOD)
    message: dict[str, Any] = {"type": names[dice.below(len(names))]}
    fields = ["key", "turn", "choice", "wish", "agree", "passes", "version", "seen", "hand"]
    for _ in range(dice.below(5)):
        message[fields[dice.below(len(fields))]] = WRONG[dice.below(len(WRONG))]
    return json.dumps(message)


def test_ten_thousand_random_frames_change_nothing(tmp_path: Path) -> None:
    dice = dice_from_seed(7)

    async def story(house: House) -> None:
        before = house.state()
        cut = 0
        for number in range(FRAMES):
            person = ("ada", "ben", "cleo", None)[number % 4]
            socket = await house.says(person, [nonsense(dice)])
            cut += socket.closed is not None
            if socket.closed is not None:
                assert socket.closed[0] == RUDE
        assert cut > FRAMES * 0.9
        assert house.state() == before

    run(tmp_path, story)


def test_every_type_is_tried() -> None:
    assert set(GOOD) == {str(each.__struct_config__.tag) for each in Incoming.__args__}
    for kind, fields in GOOD.items():
        msgspec.json.decode(json.dumps({"type": kind, **fields}), type=Incoming)


def test_every_field_missing_wrong_huge_or_nested_ends_the_wire(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        before = house.state()
        for kind, fields in GOOD.items():
            for field in fields:
                rest = {name: value for name, value in fields.items() if name != field}
                bad = [{**fields, field: value} for value in WRONG]
                if field not in ("seen",):
                    bad.append(rest)
                bad.append({**fields, "more": 1})
                for each, person in itertools.product(bad, ("ada", None)):
                    frame = json.dumps({"type": kind, **each})
                    socket = await house.says(person, [frame])
                    if socket.closed is None:  # it can be read, and is refused or old news
                        replies = [json.loads(sent)["type"] for sent in socket.sent[2:]]
                        assert set(replies) <= {"refused", "update", "ack"}
                    else:
                        assert socket.closed[0] == RUDE
        assert house.state() == before

    run(tmp_path, story, beat=1200)


def test_whoever_does_not_sit_there_can_do_nothing(tmp_path: Path) -> None:
    """Every message from a spectator, and from somebody of another table."""

    async def story(house: House) -> None:
        before = house.state()
        frames: list[str | bytes] = [
            json.dumps({"type": kind, **fields}) for kind, fields in GOOD.items()
        ]
        for person in (None, "cleo", "nobody"):
            socket = await house.says(person, [*frames])
            replies = [json.loads(sent)["type"] for sent in socket.sent[2:]]
            assert replies == ["update"] + ["refused"] * (len(GOOD) - 1)
        assert house.state() == before

    run(tmp_path, story, beat=1200)


def test_out_of_order_and_again(tmp_path: Path) -> None:
    """An answer before its question, after it, and the same one a hundred times."""

    async def story(house: House) -> None:
        decision = house.live.room.game.decision
        assert decision is not None
        asked, other = ("ada", "ben")[decision.seat], ("ben", "ada")[decision.seat]
        before = house.state()

        def answer(key: str, turn: int) -> str:
            return json.dumps({"type": "answer", "key": key, "turn": turn, "choice": 0})

        for person, turns in ((asked, (1, 5, 10**6)), (other, (0, 1, 10**6))):
            socket = await house.says(person, [answer(f"{turn}", turn) for turn in turns])
            assert [json.loads(sent)["type"] for sent in socket.sent[2:]] == ["refused"] * 3
        assert house.state() == before
        socket = await house.says(asked, [answer("k", 0)] * 100)
        replies = [json.loads(sent)["type"] for sent in socket.sent[2:]]
        assert replies.count("ack") == 100
        assert house.live.entries == 1
        assert told(house.neighbour) == before[1]
        socket = await house.says(asked, [answer("new key", 0)])
        assert json.loads(socket.sent[-1])["code"] == "stale-decision"

    run(tmp_path, story)


def test_a_socket_of_starlettes_fits_where_ours_is_used() -> None:
    for name in ("receive", "send_text", "close"):
        assert callable(getattr(WebSocket, name))
