"""What an Action card of one side waits for in its down of the other side's call.

In a down in which a card of the offense is played its owner's opponent runs no play, and calls one
all the same: `If your opponent calls Run Left this down` on it waits for a defensive call (F-3).
What comes of a play comes of the offense's alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel.walk import changed, parts
from snapcount.cards.language.meaning.draft import Page
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.plays.own_play import OUTCOMES
from snapcount.cards.language.sentences.occasions import both
from snapcount.cards.nouns import Called
from snapcount.cards.tree import Await, CannotCall, Would

_REVEALED: Final = "a play is revealed"
_ON_DEFENSE: Final[dict[Any, Any]] = {"offense": "opponent", "defense": "you"}
_ON_OFFENSE: Final[dict[Any, Any]] = {"offense": "you", "defense": "opponent"}


def of_defensive_calls(effects: Any, scene: Scene) -> Any:
    """The effects, with calls of the side that is on defense in this down as what they are."""
    if not scene.action or scene.side is None:
        return effects
    defends, runs = _ON_DEFENSE[scene.side], _ON_OFFENSE[scene.side]

    def heard(part: Any) -> Any:
        if not isinstance(part, Await) or part.duration != "this down":
            return part
        waits = part.ability
        if waits.who != defends or not waits.calls:
            return part
        if waits.event in OUTCOMES or isinstance(waits, Would):
            raise Refusal("unexpected", _TOO_EARLY)
        if waits.event != _REVEALED:
            return part
        asked = both(Called(defends, waits.calls), waits.condition)
        waits = msgspec.structs.replace(waits, who=runs, calls=(), condition=asked)
        return msgspec.structs.replace(part, ability=waits)

    return changed(effects, heard)


def refuse_unsided_calls(page: Page, spoken: list[str], scene: Scene) -> None:
    """Refuse to bar defensive calls of a player who is on offense, or may be (F-3)."""
    if not any(_of_defensive_calls(sentence) for sentence in _sentences(spoken)):
        return
    defends = None if scene.side is None else _ON_DEFENSE[scene.side]
    for part in parts(page.effects, tuple(page.abilities)):
        if isinstance(part, CannotCall) and not part.must and part.who not in (defends, "defense"):
            raise Refusal("unexpected", "on which side? Write “the defense cannot call …”")


def _of_defensive_calls(sentence: list[str]) -> bool:
    # `If this play stops a Run`: that is no call which is barred
    said = {
        word
        for before, word in zip(["", *sentence], sentence, strict=False)
        if before not in _THIS_CALL or word not in _STOPPING
    }
    return not (_CALLING.isdisjoint(said) or _ON_DEFENSIVE_SIDE.isdisjoint(said))


def _sentences(spoken: list[str]) -> Iterator[list[str]]:
    for ends, words in groupby(spoken, key=_ENDS.__contains__):
        if not ends:
            yield list(words)


_ENDS: Final = frozenset({".", "\n"})
_CALLING: Final = frozenset({"call", "select", "choose", "use"})
_ON_DEFENSIVE_SIDE: Final = frozenset({"stop", "stops", "defense", "defenses", "defensive"})
_STOPPING: Final = frozenset({"stop", "stops"})
_THIS_CALL: Final = frozenset({"play", "card", "it", "call"})
_TOO_EARLY: Final = "that player is on defense then; write “If … called …”, and play it after that"
