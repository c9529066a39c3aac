"""What is asked after a sentence about the next play is asked of that play.

`Your next play gains 5 more yards. If it is stopped, lose 10 yards.` The play of this down is
another one, so that the second sentence waits as long as the first.
"""

from __future__ import annotations

from typing import Any, Final

from snapcount.cards.language.meaning.about import speaks_of
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.nouns import (
    AllOf,
    Called,
    Condition,
    Happened,
    Not,
    OnSide,
    PlayIs,
    YardsWould,
)
from snapcount.cards.tree import (
    Await,
    Effect,
    Event,
    Gain,
    If,
    InsteadYards,
    Lasting,
    LimitYards,
    Lose,
    MultiplyYards,
    Triggered,
)

_EVENTS: Final[dict[str, Event]] = {
    "stopped": "a play is stopped",
    "successful": "a play is successful",
    "incomplete": "a pass is incomplete",
    "complete": "a play is successful",
}
_YARDS: Final = (Gain, Lose, InsteadYards, LimitYards, MultiplyYards)


def of_next_play(done: list[Effect], said: Effect) -> Effect:
    """The same, waiting for the next play if a sentence before it was about that one."""
    if not isinstance(said, If):
        return said
    before = next((each for each in reversed(done) if isinstance(each, Lasting | Await)), None)
    if before is None or before.duration != "next play":
        return said
    asked = _of_a_play(said.condition)
    if asked is None:
        return said
    if said.otherwise:
        raise Refusal("unexpected", "use two sentences to say what happens to the next play")
    who = before.of or getattr(_inside(before), "who", None)
    if isinstance(asked, PlayIs):
        calls: Any = ("pass",) if asked.result == "complete" else ()
        return Await(Triggered(_EVENTS[asked.result], said.then, who, calls=calls), "next play")
    if isinstance(asked, Called):
        called = Triggered("a play is revealed", said.then, who, calls=asked.calls)
        return Await(called, "next play")
    if speaks_of(said.then, _YARDS):
        raise Refusal("unexpected", "it's too late to know how far the play goes")
    if isinstance(asked, YardsWould):
        return Await(Triggered("the play ends", said.then, who, condition=asked), "next play")
    return Await(Triggered("the play ends", (If(asked, said.then),), who), "next play")


def _inside(effect: Lasting | Await) -> Any:
    return effect.modifier if isinstance(effect, Lasting) else effect.ability


def _of_a_play(asked: Condition) -> Condition | None:
    """What is asked of a play, whoever has it; None: it is asked of something else."""
    if isinstance(asked, AllOf):
        parts = tuple(part for part in asked.conditions if not isinstance(part, OnSide))
        return _of_a_play(parts[0]) if len(parts) == 1 else None
    if isinstance(asked, PlayIs | YardsWould):
        return asked
    if isinstance(asked, Called) and asked.who == "offense":
        return asked
    inside = asked.condition if isinstance(asked, Not) else asked
    if isinstance(inside, Happened) and inside.since == "down":
        return asked
    return asked if isinstance(asked, Not) and isinstance(inside, PlayIs | YardsWould) else None
