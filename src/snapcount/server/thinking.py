"""Programs that play, off the event loop: in processes of their own, with a budget of time.

A worker is told a view and nothing else; the table it puts up from the deck lists, which are open.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from snapcount.agents.agent import Agent, Thought, pick
from snapcount.agents.names import agent_named
from snapcount.engine.dice import dice_from_seed
from snapcount.engine.records.decklists import Decks, table_of
from snapcount.engine.table import Table
from snapcount.engine.views.view import View
from snapcount.server.workers import Busy, TooLong, Workers

AGAIN: Final = 3  # times with processes that end before the program is thought to be at fault
BUDGET: Final = 10.0  # seconds; a program that takes longer answers at random


class Thinker:
    """Asks programs what they answer."""

    def __init__(self, workers: int) -> None:
        self._workers = Workers(workers, patient=True)

    async def choice(self, decks: Decks, program: str, view: View, seed: str) -> int:
        """The place of the program's answer among the view's options."""
        assert view.decision is not None
        dice = dice_from_seed(seed)
        for _ in range(AGAIN):
            try:
                return pick((await self.thought(decks, program, view, seed)).probabilities, dice)
            except TooLong:
                break
            except Busy:  # its process was ended by somebody: there is another by now
                continue
        return dice.below(len(view.decision.options))

    async def thought(self, decks: Decks, program: str, view: View, seed: str) -> Thought:
        """What the program makes of the view; `TooLong` or `Busy` if it cannot tell in time."""
        done = await self._workers.do(
            f"{program} {seed}",
            think,
            msgspec.json.encode(decks),
            program,
            msgspec.json.encode(view),
            seed,
            deadline=BUDGET,
        )
        return Thought(*done.result)

    def close(self) -> None:
        self._workers.close()


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
