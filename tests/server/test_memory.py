"""Games that are over leave nothing behind in the server's memory."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.test_hub import Ear, Evening

from snapcount.server.protocol import Answer, Resign, Resume

GAMES = 20
ANSWERS = 100


async def play_and_leave(evening: Evening, name: str) -> int:
    """Play some of a game, give it up, and leave. Returns how much was held when it was played."""
    hub = evening.hub
    live = await hub.open(name, evening.settings, {0: "ada", 1: "ben"})
    ears = (Ear(), Ear())
    for ear, person in zip(ears, ("ada", "ben"), strict=True):
        hub.connect(live, person, ear, Resume(1))
    for key in range(ANSWERS):
        decision = live.room.game.decision
        assert decision is not None
        question = ears[decision.seat].update.question
        assert question is not None
        await hub.receive(live, ears[decision.seat], Answer(f"{key}", question.turn, 0))
        for ear in ears:
            ear.heard[:] = [ear.update]
    held = in_use()
    await hub.receive(live, ears[0], Resign("end"))
    for ear in ears:
        hub.disconnect(live, ear)
    assert name not in hub.rooms
    return held


def in_use() -> int:
    gc.collect()
    return sys.getallocatedblocks()


@pytest.fixture(autouse=True)
def _nothing_else_is_looked_through() -> Iterator[None]:
    """What other tests have left in this process takes a second to look through each time."""
    gc.freeze()
    yield
    gc.unfreeze()


def test_memory_comes_back_after_games_end(tmp_path: Path) -> None:
    async def story() -> list[int]:
        evening = Evening(tmp_path)
        await play_and_leave(evening, "first")  # what all games share is there from now on
        before = in_use()
        held = [await play_and_leave(evening, f"room {number}") for number in range(GAMES)]
        after = in_use()
        evening.hub.thinker.close()
        evening.store.close()
        return [held[0] - before, after - before]

    one_game, left_by_all = asyncio.run(story())
    assert one_game > 500  # or else nothing is measured
    assert left_by_all < one_game / 2
