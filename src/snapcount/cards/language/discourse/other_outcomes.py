"""What is done in the other case: `If your next play gains 15 or more yards, … Otherwise, …`."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, cast

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.nouns import Called, Happened, StoppedByCall, YardsWould


def with_other_outcomes(row: list[Any]) -> list[Any]:
    """The sentences of a text, with what is done otherwise beside what was asked or waited for."""
    for before, said in pairwise(row):
        if isinstance(before, syntax.IfDone) and before.besides and isinstance(said, syntax.Else):
            raise Refusal("two-readings", "if that isn't done, or if the other thing isn't so?")
    asked = [_other_case(each, before) for before, each in pairwise([None, *row])]
    stopped = [_not_stopped(each, before) for before, each in pairwise([None, *asked])]
    return _when_it_ends(stopped)


def _not_stopped(said: Any, before: Any) -> Any:
    """`If this play stops the offense, … If it does not, …`: the play that it stops works."""
    if not isinstance(said, syntax.Else):
        return said
    if isinstance(before, syntax.Asks) and before.holds and not before.after:
        then = _not_stopped(said, before.then)
        return said if then is said else msgspec.structs.replace(before, then=then)
    if not isinstance(before, syntax.Occurs) or before.duration is not None or before.once_per:
        return said
    what = before.occasion
    if not isinstance(what, syntax.Occasion) or what.who != "opponent":
        return said
    if what.event != "a play is stopped" or what.condition != StoppedByCall():
        return said
    works = msgspec.structs.replace(what, event="a play is successful", condition=None)
    return msgspec.structs.replace(before, occasion=works, then=said.then)


def _other_case(said: Any, before: Any) -> Any:
    """`If you gain 10 or more yards, … If you do not, …`: what they do was asked, not offered."""
    if not isinstance(said, syntax.IfDone) or said.done:
        return said
    if not isinstance(before, syntax.Asks) or not before.holds:
        return said
    asked = before.condition
    asked = asked.effect if isinstance(asked, syntax.Sided) else asked
    done = isinstance(asked, Called | YardsWould | Happened)
    return syntax.Else(then=said.then) if done else said


def _when_it_ends(row: list[Any]) -> list[Any]:
    """What is said of the yards of a next play: when it ends, one or the other."""
    done: list[Any] = []
    for said in row:
        before = done[-1] if done else None
        otherwise = isinstance(said, syntax.Else) or (
            isinstance(said, syntax.IfDone) and not said.done
        )
        if otherwise and isinstance(before, syntax.Occurs) and _waits_for_yards(before):
            occasion = cast(syntax.Occasion, before.occasion)
            asked = syntax.Asks(condition=occasion.condition, then=before.then)
            block = syntax.Block(statements=(asked, syntax.Else(then=said.then)))
            whenever = msgspec.structs.replace(occasion, condition=None)
            done[-1] = msgspec.structs.replace(before, occasion=whenever, then=block)
        else:
            done.append(said)
    return done


def _waits_for_yards(said: syntax.Occurs) -> bool:
    """Whether it waits for the end of the next play, and asks how far that went."""
    what, lasts = said.occasion, said.duration
    return (
        isinstance(what, syntax.Occasion)
        and what.event == "the play ends"
        and isinstance(what.condition, YardsWould)
        and lasts is not None
        and lasts.duration == "next play"
    )
