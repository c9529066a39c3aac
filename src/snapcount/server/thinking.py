"""Programs that play, off the event loop: in processes of their own, with a budget of time.

A worker is told a view and nothing else; the table it puts up from the deck lists, which are open.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import get_context
from typing import Final

import msgspec

from snapcount.agents.agent import Agent, Thought, pick
from snapcount.agents.names import agent_named
from snapcount.engine.dice import dice_from_seed
from snapcount.engine.records.decklists import Decks, table_of
from snapcount.engine.table import Table
from snapcount.engine.views.view import View

BUDGET: Final = 10.0  # seconds; a program that takes longer answers at random
TRIES: Final = 3  # with workers that die before the program is thought to be at fault


class Thinker:
    """Asks programs what they answer."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._executor: Executor | None = None

    async def choice(self, decks: Decks, program: str, view: View, seed: str) -> int:
        """The place of the program's answer among the view's options."""
        assert view.decision is not None
        dice = dice_from_seed(seed)
        try:
            return pick((await self.thought(decks, program, view, seed)).probabilities, dice)
        except (TimeoutError, BrokenProcessPool):
            return dice.below(len(view.decision.options))

    async def thought(self, decks: Decks, program: str, view: View, seed: str) -> Thought:
        """What the program makes of the view; `TimeoutError` if it takes too long. A worker that is
        killed, for want of memory or by hand, takes its pool with it: then there is a new one, and
        whoever was waiting asks again."""
        asked = msgspec.json.encode(decks), program, msgspec.json.encode(view), seed
        for tried in range(1, TRIES + 1):
            pool = self._pool()
            try:
                task = asyncio.get_running_loop().run_in_executor(pool, think, *asked)
                return Thought(*await asyncio.wait_for(task, BUDGET))
            except BrokenProcessPool:
                self._give_up(pool)
                if tried == TRIES:
                    raise
        raise AssertionError("unreachable")

    def _pool(self) -> Executor:
        if self._executor is None:
            context = get_context("spawn")  # a fork would take the server's sockets with it
            self._executor = ProcessPoolExecutor(self._workers, context)
        return self._executor

    def _give_up(self, broken: Executor) -> None:
        """Everybody who waited for a broken pool comes by here, and the first clears it away."""
        if self._executor is broken:
            self._executor = None
            broken.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)


@lru_cache(maxsize=64)
def _table(decks: bytes) -> Table:
    return table_of(msgspec.json.decode(decks, type=Decks))


@lru_cache(maxsize=64)
def _agent(decks: bytes, program: str) -> Agent:
    return agent_named(program, _table(decks))


def think(decks: bytes, program: str, view: bytes, seed: str) -> tuple[list[float], float]:
    """In a worker: what the program thinks. The same view and seed give the same thought."""
    seen = msgspec.json.decode(view, type=View)
    assert seen.decision is not None
    agent = _agent(decks, program)
    thought = agent.choose(seen, seen.decision, dice_from_seed(f"{seed}:thinking"))
    return list(thought.probabilities), thought.value
