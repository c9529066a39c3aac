"""Sentences, before it is known which ability they belong to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, cast

import msgspec

from snapcount.cards.nouns import Choose, Condition, Group, Players, That
from snapcount.cards.text.clauses import Clause, resolve
from snapcount.cards.text.reading_players import Named
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.tree import (
    Await,
    Effect,
    Energize,
    Event,
    ExhaustPlayers,
    If,
    Lasting,
    May,
    Modifier,
    Qualifier,
    Substitute,
    Timing,
    ToBench,
    Triggered,
    Would,
)
from snapcount.cards.words import (
    Call,
    Duration,
    Keyword,
    Who,
)


class Plain(msgspec.Struct):
    """A sentence of clauses. What it means depends on what it stands under."""

    clauses: list[Clause]


class Otherwise(msgspec.Struct):
    effects: tuple[Effect, ...]


class IfDone(msgspec.Struct):
    """`If they do, …` or `If they do not, …` after an offer."""

    who: Named
    done: bool
    effects: tuple[Effect, ...]


class Waiting(msgspec.Struct):
    """A trigger; without a duration it is an ability, or an effect for this down."""

    ability: Triggered | Would
    duration: Duration | None = None
    once: bool = False


class Several(msgspec.Struct):
    """Effects in square brackets."""

    effects: tuple[Effect, ...]


class Conditional(msgspec.Struct):
    """A modifier and after it its condition: static text, or an effect for this down.

    `strict`: worded with `while`, so that it is static text and nothing else.
    """

    modifier: Modifier
    condition: Condition
    strict: bool = False


class Chosen(msgspec.Struct):
    """`Choose a Player.`: the next effect on `that Player` makes the choice."""

    players: Choose


Statement = Plain | Otherwise | IfDone | Waiting | Several | Conditional | Chosen | Effect


class Head(msgspec.Struct):
    """`Exhaust – Run:`; no keyword is `Exhaust`."""

    keyword: Keyword | None
    qualifier: Qualifier


class Held(msgspec.Struct):
    """`While …, modifier`."""

    condition: Condition
    modifier: Modifier


class When(msgspec.Struct):
    """`Exhaust only …` or `Play only …`."""

    verb: Literal["exhaust", "play"]
    timing: Timing


class Attach(msgspec.Struct):
    group: Group


class Active(msgspec.Struct):
    condition: Condition


class Reminder(msgspec.Struct):
    words: str


class Quoted(msgspec.Struct):
    """`This Player gains “…”`: abilities in quotation marks."""

    text: str


class Bench(msgspec.Struct):
    pass


class NewLine(msgspec.Struct):
    pass


Item = Statement | Head | Held | When | Attach | Active | Reminder | Quoted | Bench | NewLine


# Sequences -------------------------------------------------------------------------------------


def follow_up(last: Effect | Triggered | Would, said: Otherwise | IfDone) -> Any:
    """The effect with what follows from it added; a trigger passes it on to its own last effect."""
    if isinstance(last, Await):
        return msgspec.structs.replace(last, ability=follow_up(last.ability, said))
    if isinstance(last, Triggered | Would):
        inner = follow_up(last.effects[-1], said)
        return msgspec.structs.replace(last, effects=(*last.effects[:-1], inner))
    if isinstance(said, Otherwise):
        if isinstance(last, If) and not last.otherwise:
            return If(last.condition, last.then, said.effects)
        raise Refusal("misplaced", "“Otherwise” needs a sentence with “if” before it")
    if isinstance(last, May) and said.who in (last.who, "they" if last.who != "you" else last.who):
        if said.done and not last.if_done and not last.if_not:
            return msgspec.structs.replace(last, if_done=said.effects)
        if not said.done and not last.if_not:
            return msgspec.structs.replace(last, if_not=said.effects)
    raise Refusal("misplaced", "“if they do” needs a sentence with “may” before it")


def extend(done: list[Effect], statement: Statement, chosen: Choose | None = None) -> None:
    """Add what a sentence says to the effects before it.

    `chosen` was chosen in the sentence before: its first effect is the one that chooses.
    """
    if chosen is not None:
        before = len(done)
        extend(done, statement)
        done[before:] = [_choosing(done[before], chosen), *done[before + 1 :]]
        return
    if isinstance(statement, Plain):
        done += resolve(statement.clauses)
    elif isinstance(statement, Conditional):
        if statement.strict:
            raise Refusal("misplaced", "“while” is for static text; for an effect write “if”")
        done.append(If(statement.condition, (Lasting(statement.modifier),)))
    elif isinstance(statement, Chosen):
        raise Refusal("unfinished", "a Player is chosen, but nothing is done with “that Player”")
    elif isinstance(statement, Otherwise | IfDone):
        if not done:
            raise Refusal("misplaced", "there is nothing before this that it could follow")
        done[-1] = follow_up(done[-1], statement)
    elif isinstance(statement, Waiting):
        done.append(awaiting(statement))
    elif isinstance(statement, Several):
        done += statement.effects
    else:
        done.append(statement)


def _choosing(effect: Effect, chosen: Choose) -> Effect:
    if isinstance(effect, Energize | ExhaustPlayers | ToBench) and effect.players == That():
        return msgspec.structs.replace(effect, players=chosen)
    if isinstance(effect, Substitute) and effect.out == That():
        return msgspec.structs.replace(effect, out=chosen)
    raise Refusal("unexpected", "a Player was chosen, but this does nothing with “that Player”")


class Row:
    """Sentences in a row, as they come."""

    def __init__(self, done: list[Effect]) -> None:
        self.done = done
        self.chosen: Choose | None = None

    def add(self, statement: Statement) -> None:
        chosen, self.chosen = self.chosen, None
        if isinstance(statement, Chosen) and chosen is None:
            self.chosen = statement.players
        else:
            extend(self.done, statement, chosen)

    def end(self) -> None:
        if self.chosen is not None:
            extend(self.done, Chosen(self.chosen))


def sequence(statements: Sequence[Statement]) -> tuple[Effect, ...]:
    """The effects of sentences in a row."""
    row = Row([])
    for statement in statements:
        row.add(statement)
    row.end()
    return tuple(row.done)


def awaiting(waiting: Waiting) -> Await:
    return Await(waiting.ability, waiting.duration or "this down", waiting.once)


class Occasion(msgspec.Struct):
    """The event of a trigger before its effects are known."""

    event: str
    would: bool = False
    who: Who | None = None
    players: Players | None = None
    calls: tuple[Call, ...] = ()
    condition: Condition | None = None


class Body(msgspec.Struct):
    """What follows a comma: clauses to resolve, or effects."""

    clauses: list[Clause] | None
    effects: tuple[Effect, ...] = ()

    def resolved(self, subject: Who = "you", in_would: bool = False) -> tuple[Effect, ...]:
        if self.clauses is None:
            return self.effects
        return resolve(self.clauses, subject, in_would)


def ability(occasion: Occasion, body: Body) -> Triggered | Would:
    effects = body.resolved(in_would=occasion.would)
    if occasion.would:
        return Would(
            cast(Any, occasion.event), effects, occasion.who, occasion.calls, occasion.condition
        )
    return Triggered(
        cast(Event, occasion.event),
        effects,
        occasion.who,
        occasion.players,
        occasion.calls,
        occasion.condition,
    )
