"""Programs that think in workers, and workers that are killed."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from multiprocessing import active_children

import pytest
from tests.server.test_shuffle import DECKS, TABLE

from snapcount.engine.game import new_game
from snapcount.server.thinking import Thinker

GAME = new_game(TABLE, "7")
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)


OTHERS = {child.pid for child in active_children()}


def workers() -> list[int]:
    """The processes that this test has started."""
    return [child.pid for child in active_children() if child.pid and child.pid not in OTHERS]


async def choice(thinker: Thinker, seed: str = "1") -> int:
    decision = GAME.decision
    assert decision is not None
    view = GAME.observe(decision.seat)
    found = await thinker.choice(DECKS, "greedy", view, seed)
    assert 0 <= found < len(decision.options)
    return found


def run(story: Callable[[Thinker], Awaitable[None]]) -> None:
    OTHERS.update(child.pid for child in active_children())

    async def go() -> None:
        thinker = Thinker(1)
        try:
            await story(thinker)
        finally:
            thinker.close()

    asyncio.run(go())


@pytest.mark.timeout(300)
@pytest.mark.skipif(sys.platform == "win32", reason="signals are of POSIX")
def test_a_worker_that_is_killed_is_replaced() -> None:
    async def story(thinker: Thinker) -> None:
        before = await choice(thinker)
        for _ in range(2):
            (worker,) = workers()
            os.kill(worker, KILL)
            assert await choice(thinker) == before
            assert workers() != [worker]

    run(story)


@pytest.mark.timeout(300)
@pytest.mark.skipif(sys.platform == "win32", reason="signals are of POSIX")
def test_everybody_who_waited_for_it_gets_an_answer() -> None:
    async def story(thinker: Thinker) -> None:
        expected = [await choice(thinker, f"{seed}") for seed in range(4)]
        waiting = [asyncio.create_task(choice(thinker, f"{seed}")) for seed in range(4)]
        await asyncio.sleep(0)
        for worker in workers():
            os.kill(worker, KILL)
        assert await asyncio.gather(*waiting) == expected

    run(story)


@pytest.mark.timeout(300)
@pytest.mark.skipif(sys.platform == "win32", reason="signals are of POSIX")
def test_a_view_that_kills_every_worker_is_answered_at_random(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("snapcount.server.thinking.think", die)

    async def story(thinker: Thinker) -> None:
        await choice(thinker)

    run(story)


def die(*_: object) -> None:
    os.kill(os.getpid(), KILL)
