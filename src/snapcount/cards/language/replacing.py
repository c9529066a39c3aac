"""What `instead` is said of, across sentences.

`Whenever a Run would be stopped, you may discard a card. If you do, it is successful instead.` The
second sentence speaks of the event of the first, which does not happen anyway; so do all that
follow, up to the next keyword or occasion.
"""

from __future__ import annotations

from typing import Any

import msgspec

from snapcount.cards.language import syntax
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.statements import NewLine
from snapcount.cards.language.walk import within
from snapcount.cards.tree import Gain, Lose


def of_events(row: list[Any]) -> list[Any]:
    """The sentences of a text, without the `instead` that is said of an event before them."""
    done: list[Any] = []
    replaces = False
    for said in row:
        occasion = _occasion(said)
        if isinstance(said, syntax.Head | NewLine):
            replaces = False
        elif occasion is not None:
            replaces = any(each.would for each in occasion)
        done.append(_plainly(said) if replaces and occasion is None else said)
    return done


def of_that_play(row: list[Any]) -> list[Any]:
    """The sentences of a text, with `on that play` as long as the play that was named before."""
    lasts = syntax.Lasts(duration="this down")
    done: list[Any] = []
    for said in row:
        said, lasts = _that_play(said, lasts)
        done.append(said)
    return done


def _that_play(thing: Any, lasts: syntax.Lasts) -> tuple[Any, syntax.Lasts]:
    if isinstance(thing, tuple):
        parts = []
        for part in thing:
            part, lasts = _that_play(part, lasts)
            parts.append(part)
        return tuple(parts), lasts
    if isinstance(thing, syntax.Lasts):
        if thing.duration == syntax.THAT_PLAY:
            return lasts, lasts
        if thing.duration == "next play":
            lasts = thing
        return thing, lasts
    if not isinstance(thing, syntax.Syntax):
        return thing, lasts
    if isinstance(thing, syntax.Occurs) and thing.duration is not None:
        if thing.duration.duration == "next play":  # when it comes, it is the play of this down
            then, _ = _that_play(thing.then, syntax.Lasts(duration="this down"))
            return msgspec.structs.replace(thing, then=then), thing.duration
    changed = {}
    for field in sorted(thing.__struct_fields__, key=lambda name: name == "then"):
        before = getattr(thing, field)
        if isinstance(before, tuple | syntax.Syntax):
            after, lasts = _that_play(before, lasts)
            if after != before:
                changed[field] = after
    return (msgspec.structs.replace(thing, **changed) if changed else thing), lasts


def waits_alone(row: list[Any]) -> None:
    """Refuse `If …` as what a card waits for where it goes on with a sentence before it."""
    goes_on = False
    for said in row:
        inner = said.then if isinstance(said, syntax.Limited) else said
        if isinstance(inner, syntax.OccursIf) and goes_on:
            raise Refusal(
                "unexpected", "is this true now, or does it wait to happen? Write “whenever”"
            )
        if isinstance(inner, syntax.OccursIf) and _is_state(inner):
            raise Refusal("unexpected", "what holds is asked, and not waited for")
        if isinstance(said, NewLine):
            goes_on = False
        elif isinstance(inner, syntax.Head | syntax.OccursIf) or _occasion(said) is not None:
            goes_on = True


def _is_state(said: syntax.OccursIf) -> bool:
    """`If this Player is the runner, …` of what stands: that it is so is asked."""
    then, occasion = said.then, said.occasion
    if not isinstance(then, syntax.Says) or not isinstance(occasion, syntax.Occasion):
        return False
    stands = all(isinstance(clause, syntax.Stands) for clause in then.clauses)
    return stands and occasion.role is not None and not occasion.calls


def _occasion(said: Any) -> tuple[syntax.Occasion, ...] | None:
    """What a sentence waits for; None if it does not."""
    while isinstance(said, syntax.Limited | syntax.Holds | syntax.Asks):
        said = said.then
    if not isinstance(said, syntax.Occurs):
        return None
    what = said.occasion
    return what.occasions if isinstance(what, syntax.AnyOccasion) else (what,)


def _plainly(said: Any) -> Any:
    """The same without `instead`, but for yards: those have their own meaning."""
    if isinstance(said, syntax.Instead) and not _of_yards(said.clause):
        return said.clause
    return within(said, _plainly, syntax.Syntax)


def _of_yards(clause: Any) -> bool:
    while isinstance(clause, syntax.By | syntax.Sided):
        clause = clause.deed if isinstance(clause, syntax.By) else clause.effect
    return isinstance(clause, Gain | Lose)
