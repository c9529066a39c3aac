"""How often people click in a game: a scripted game at a real room, counted down by down.

A program answers for each person. An answer that the room waits for is a click on the page; one
that the room gives by itself is none. In a beat, holding is a click and acting another.
"""

from __future__ import annotations

from collections import Counter
from statistics import median
from typing import NamedTuple

from snapcount.agents.agent import Agent, pick
from snapcount.agents.names import agent_named
from snapcount.engine import events
from snapcount.engine.dice import dice_from_seed
from snapcount.engine.options import DECISION_NAMES, PASS
from snapcount.server.entries import Settings
from snapcount.server.protocol import Answer, Hold
from snapcount.server.room import Room


class Clicks(NamedTuple):
    """What one person clicked in a game."""

    downs: list[int]
    """How often in each down."""
    kinds: Counter[str]
    """How often in each kind of question; `hold` is a beat stopped."""
    empty: int
    """Of these, clicks where there was nothing else to answer."""

    @property
    def median(self) -> float:
        return median(self.downs)


def count(settings: Settings, person: str) -> list[Clicks]:
    """Play a game with a program in every person's chair, and count what each person clicks."""
    room = Room("counted", settings)
    agents: list[Agent] = [agent_named(name or person, room.table) for name in settings.programs]
    counted = [Clicks([], Counter(), 0) for _ in range(2)]
    while room.ending is None:
        _answer(room, agents, counted)
    return [each for each, program in zip(counted, settings.programs, strict=True) if not program]


def _answer(room: Room, agents: list[Agent], counted: list[Clicks]) -> None:
    asked = room.game.decision
    assert asked is not None
    seat = asked.seat
    place = _choice(room, agents[seat])
    if room.programs[seat]:
        job = room.job()
        assert job is not None
        room.take(room.program_answers(job, place), 0)
        return
    if room.wait() is not None:
        if asked.options[place].verb == PASS:
            room.take(room.beat_passes(), 0)
            return
        room.take(room.propose(seat, Hold("hold", room.turn(seat)), 0), 0)
        _note(room, counted, seat, "hold", False)
    _note(room, counted, seat, DECISION_NAMES[asked.kind], len(asked.options) == 1)
    room.take(room.propose(seat, Answer("", room.turn(seat), place), 0), 0)


def _choice(room: Room, agent: Agent) -> int:
    asked = room.game.decision
    assert asked is not None
    if len(asked.options) == 1:
        return 0
    view = room.game.observe(asked.seat)
    assert view.decision is not None
    seed = f"{room.settings.seed}:{len(room.history.steps)}"
    thought = agent.choose(view, view.decision, dice_from_seed(f"{seed}:thinking"))
    return pick(thought.probabilities, dice_from_seed(seed))


def _note(room: Room, counted: list[Clicks], seat: int, kind: str, empty: bool) -> None:
    begun = sum(event[0] == events.DOWN for event in room.history.events)
    down = max(begun, 1)  # the first line-ups belong to the first down
    for each in counted:
        each.downs.extend([0] * (down - len(each.downs)))
    counted[seat].downs[down - 1] += 1
    own = counted[seat]
    own.kinds[kind] += 1
    counted[seat] = own._replace(empty=own.empty + empty)
