"""`If this play is stopped, …` on a Play: when that is known, and whose play it is."""

from __future__ import annotations

from typing import Any, Final

from snapcount.cards.language.meaning.about import names_designated, speaks_now_of, speaks_of
from snapcount.cards.language.meaning.known_later import (
    EVENTS,
    FAILED,
    OF_THE_CALL,
    comes_as_counted,
    is_known_later,
    result_of,
    together,
    yards_apart,
)
from snapcount.cards.nouns import AllOf, CallIncludes, Condition, Not, OnSide, PlayIs, YardsWould
from snapcount.cards.tree import Effect, If, Triggered, Would
from snapcount.cards.words import Who

_WOULD_FAIL: Final[dict[str, Any]] = {
    "stopped": "the play would be stopped",
    "incomplete": "a pass would be incomplete",
}


def of_own_play(said: Effect) -> list[Triggered | Would]:
    """The abilities that such a sentence is; none if it asks for something else.

    `If your opponent's play is stopped`: likewise, and the Play was called on defense.
    """
    if not isinstance(said, If) or said.otherwise:
        return []
    asked = said.condition
    row = asked.conditions if isinstance(asked, AllOf) else (asked,)
    theirs = OnSide("opponent", "offense") in row or OnSide("you", "defense") in row
    who: Who = "opponent" if theirs else "you"
    if (
        OnSide("you", "defense") in row
        and Not(PlayIs("stopped")) in row
        and not names_designated(said.then)
    ):
        return _of_the_call(row, said.then)
    found = [part for part in row if speaks_of(part, (PlayIs, YardsWould))]
    others = [part for part in row if part not in found and not isinstance(part, OnSide)]
    if any(map(is_known_later, others)):
        return []
    if len(found) == 2 and {result_of(part) for part in found} & {"successful", "complete"}:
        # `If this play is successful and gains 20 yards`: both are known as yards are counted
        if comes_as_counted(said.then):
            return [_as_counted(said.then, [*found, *others], who)]
        then = (If(together(others), said.then),) if others else said.then
        return [Triggered("the play ends", then, who, condition=together(found))]
    if len(found) != 1:
        return []
    (part,) = found
    then = (If(together(others), said.then),) if others else said.then
    if names_designated(said.then):
        whole = If(together([part, *others]), said.then)
        return [Triggered("the play ends", (whole,), who)]  # who that is, is known then
    if speaks_of(part, (YardsWould,)):
        if not comes_as_counted(said.then):
            return [Triggered("the play ends", then, who, condition=part)]
        return [_as_counted(said.then, [part, *others], who)]
    result = result_of(part)
    if result is not None and result not in FAILED:
        event, calls = EVENTS[result]
        return [Triggered(event, then, who, calls=calls)]
    if speaks_now_of(said.then, OF_THE_CALL):
        # what changes the call comes before that is settled, or too late.
        return [] if result is None else [Would(_WOULD_FAIL[result], then, who)]
    yards, rest = yards_apart(said.then)
    made: list[Triggered | Would] = [_as_counted(yards, [part, *others], who)] if yards else []
    if rest and result is None:
        made.append(Triggered("the play ends", (If(together([part, *others]), rest),), who))
    elif rest:
        then = (If(together(others), rest),) if others else rest
        made.append(Triggered(EVENTS[result or ""][0], then, who))
    return made


def _of_the_call(row: tuple[Condition, ...], then: tuple[Effect, ...]) -> list[Triggered | Would]:
    """`If you call this on defense and the play is not stopped`: known from the calls (F-4)."""
    sides = [part for part in row if isinstance(part, OnSide)]
    others = [part for part in row if part != Not(PlayIs("stopped")) and part not in sides]
    if any(map(is_known_later, others)) or speaks_now_of(then, OF_THE_CALL):
        return []
    asked = together([Not(CallIncludes()), *others])
    return [Triggered("a play is revealed", then, "opponent", condition=asked)]


def _as_counted(then: tuple[Effect, ...], asked: list[Condition], who: Who) -> Would:
    return Would("the play would gain yards", then, who, condition=together(asked))


def other_case(asked: If, otherwise: tuple[Effect, ...]) -> Condition | None:
    """When the same play does not come out so; None where several things are asked.

    Nor where one case changes the yards that the other asks for.
    """
    if speaks_of(asked.condition, (YardsWould,)):
        if comes_as_counted(asked.then) or comes_as_counted(otherwise):
            return None
    condition = asked.condition
    row = condition.conditions if isinstance(condition, AllOf) else (condition,)
    owners = [part for part in row if isinstance(part, OnSide)]
    rest = [part for part in row if part not in owners]
    return together([*owners, Not(rest[0])]) if len(rest) == 1 else None
