"""What the grammar's rules for sentences, events and whole texts become."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, cast

import msgspec

from snapcount.cards.nouns import All, Choose, Condition, Group, Players, That, YardsWould
from snapcount.cards.text.english import english
from snapcount.cards.text.machine import Word
from snapcount.cards.text.normal import opposite
from snapcount.cards.text.reading_effects import Bare, Clause, Doing, Instead, ReadEffects, resolve
from snapcount.cards.text.reading_nouns import A_PLAYER, Bounds, Named, known
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.tree import (
    Await,
    ChooseOne,
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
    RUN_CALLS,
    TIMING_POINTS,
    Call,
    Duration,
    Keyword,
    TimingPoint,
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


def _ability(occasion: Occasion, body: Body) -> Triggered | Would:
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


class Reading(ReadEffects):
    """Sentences, events, texts."""

    def text(self, *items: Item) -> list[Item]:
        return list(items)

    def bench(self, _: Word) -> Item:
        return Bench()

    def newline(self, _: Word) -> Item:
        return NewLine()

    def reminder(self, words: Word) -> Item:
        return Reminder(str(words))

    # Heads

    def qualifying(self, *calls: Call) -> tuple[Call, ...]:
        return self.calls(*calls)

    def qualifier(self, calls: tuple[Call, ...] | None, span: tuple[int, int] | None) -> Qualifier:
        if span is None:
            return Qualifier(calls or ())
        if span[1] > 9:
            raise Refusal("out-of-range", "Play Strength goes from 0 to 9")
        return Qualifier(calls or (), *span)

    def activated_head(self, qualifier: Qualifier) -> Item:
        return Head(None, qualifier)

    def run_head(self, qualifier: Qualifier) -> Item:
        return Head("run", qualifier)

    def receive_head(self, qualifier: Qualifier) -> Item:
        return Head("receive", qualifier)

    def tackle_head(self, qualifier: Qualifier) -> Item:
        return Head("tackle", qualifier)

    def static_while(self, condition: Condition, modifier: Modifier) -> Item:
        return Held(condition, modifier)

    def static_there(self, modifier: Modifier) -> Item:
        return Plain([Bare(modifier)])

    def waiting_there(self, waiting: Waiting) -> Item:
        return waiting

    def quoted(self, *words: Word) -> Item:
        return Quoted(str(words[-1]))

    def attach(self, players: Players) -> Item:
        if players is A_PLAYER or not isinstance(players, Choose | All):
            group = Group()
        else:
            group = players.group
        if isinstance(players, Choose) and (players.count != 1 or players.up_to):
            raise Refusal("unexpected", "a card is attached to one Player")
        return Attach(msgspec.structs.replace(group, whose=group.whose or "you"))

    def active(self, condition: Condition) -> Item:
        return Active(condition)

    # Timing

    def at_possession(self, who: Who | None = None) -> TimingPoint:
        if who is not None:
            raise Refusal("unexpected", "a timing point belongs to both players")
        return "start of a possession"

    def at_down(self, who: Who | None = None) -> TimingPoint:
        if who is not None:
            raise Refusal("unexpected", "a timing point belongs to both players")
        return "start of a down"

    def prior(self) -> TimingPoint:
        return "prior to selecting a play"

    def adjustments(self) -> TimingPoint:
        return "on field adjustments"

    def when_stopped(self) -> TimingPoint:
        return "stopped"

    def when_incomplete(self) -> TimingPoint:
        return "incomplete"

    def before_designation(self) -> TimingPoint:
        return "before player designation"

    def after_designation(self) -> TimingPoint:
        return "after player designation"

    def at_play_end(self) -> TimingPoint:
        return "end of the play"

    def points(self, *points: TimingPoint) -> tuple[TimingPoint, ...]:
        return tuple(point for point in TIMING_POINTS if point in points)

    def timing_points(
        self, points: tuple[TimingPoint, ...], condition: Condition | None = None
    ) -> Timing:
        return Timing(points, condition)

    def timing_condition(self, condition: Condition) -> Timing:
        return Timing((), condition)

    def exhaust_timing(self, timing: Timing) -> Item:
        return When("exhaust", timing)

    def play_timing(self, timing: Timing) -> Item:
        return When("play", timing)

    def play_points(
        self, points: tuple[TimingPoint, ...], condition: Condition | None = None
    ) -> Item:
        return When("play", Timing(points, condition))

    def play_any_time(self) -> Item:
        return When("play", Timing())

    # Statements

    def bracketed(self, *statements: Statement) -> Statement:
        return Several(sequence(statements))

    def plain(self, clauses: list[Clause]) -> Statement:
        return Plain(clauses)

    def plain_for(self, duration: Word, clauses: list[Clause]) -> Statement:
        lasting: list[Clause] = []
        for clause in clauses:
            if isinstance(clause, Bare):
                lasting.append(self.lasting(clause.modifier, duration))
            elif isinstance(clause, Doing | Instead):
                raise Refusal("unexpected", "this happens at once, it does not last")
            else:
                lasting.append(self.effect_for(clause, duration))
        return Plain(lasting)

    def while_after(self, clauses: list[Clause], condition: Condition) -> Statement:
        if len(clauses) != 1 or not isinstance(clauses[0], Bare):
            raise Refusal("unexpected", "“while” is for what holds; for what happens write “if”")
        return Conditional(clauses[0].modifier, condition, strict=True)

    def choose_players(self, players: Players) -> Statement:
        if not isinstance(players, Choose):
            raise Refusal("unexpected", "here is nothing to choose")
        return Chosen(players)

    def if_after(self, clauses: list[Clause], condition: Condition) -> Statement:
        if len(clauses) > 1:
            effects = resolve(clauses)
            raise Refusal(
                "two-readings",
                "does the condition hold for the last part or for all of them?",
                (
                    english(If(condition, effects)),
                    english((*effects[:-1], If(condition, effects[-1:]))),
                ),
            )
        if isinstance(clauses[0], Bare):
            return Conditional(clauses[0].modifier, condition)
        return If(condition, resolve(clauses))

    def unless_after(self, clauses: list[Clause], condition: Condition) -> Statement:
        return self.if_after(clauses, opposite(condition))

    def unless_they(self, clauses: list[Clause], who: Named, *deeds: Doing) -> Statement:
        doer = known(who)
        first, *rest = deeds
        first.who = doer
        return May(resolve([first, *rest], doer), doer, if_not=resolve(clauses))

    def otherwise(self, body: Body) -> Statement:
        return Otherwise(body.resolved())

    def if_done(self, who: Named, body: Body) -> Statement:
        return IfDone(who, True, body.resolved())

    def if_not_done(self, who: Named, _: Word, body: Body) -> Statement:
        return IfDone(who, False, body.resolved())

    def if_before(self, condition: Condition, body: Body) -> Statement:
        return If(condition, body.resolved())

    def unless_before(self, condition: Condition, body: Body) -> Statement:
        return If(opposite(condition), body.resolved())

    def may(self, who: Named, body: Body) -> Statement:
        doer = known(who)
        if doer != "you" and body.clauses is not None:
            for clause in body.clauses:
                if not isinstance(clause, Doing) or clause.who not in (None, doer):
                    raise Refusal("unexpected", "this is nothing that the player does")
        return May(body.resolved(doer), doer)

    def option(self, *statements: Statement) -> tuple[Effect, ...]:
        return sequence(statements)

    def choose_one(self, *options: tuple[Effect, ...]) -> Statement:
        return ChooseOne(options)

    def they_choose_one(self, who: Named, *options: tuple[Effect, ...]) -> Statement:
        return ChooseOne(options, known(who))

    def either(self, *options: list[Clause]) -> tuple[tuple[Effect, ...], ...]:
        return tuple(resolve(option) for option in options)

    def choose_one_of(self, options: tuple[tuple[Effect, ...], ...]) -> Statement:
        return ChooseOne(options)

    def they_choose_one_of(self, who: Named, options: tuple[tuple[Effect, ...], ...]) -> Statement:
        return ChooseOne(options, known(who))

    def clause_body(self, clauses: list[Clause]) -> Body:
        return Body(clauses)

    def block(self, *statements: Statement) -> Body:
        return Body(None, sequence(statements))

    def lone(self, effect: Effect) -> Body:
        return Body(None, (effect,))

    # Triggers

    def whenever(self, occasion: Occasion, body: Body) -> Statement:
        return Waiting(_ability(occasion, body))

    def for_whenever(self, duration: Word, occasion: Occasion, body: Body) -> Statement:
        return self.whenever_for(occasion, duration, body)

    def at_start(self, occasion: Occasion, condition: Condition | None, body: Body) -> Statement:
        return self.whenever(msgspec.structs.replace(occasion, condition=condition), body)

    def whenever_for(self, occasion: Occasion, duration: Word, body: Body) -> Statement:
        return Waiting(_ability(occasion, body), cast(Duration, str(duration)))

    def next_time(self, occasion: Occasion, body: Body) -> Statement:
        return Waiting(_ability(occasion, body), "this down", once=True)

    def next_time_for(self, occasion: Occasion, duration: Word, body: Body) -> Statement:
        return Waiting(_ability(occasion, body), cast(Duration, str(duration)), once=True)

    if_would_for = next_time_for

    def if_would(self, occasion: Occasion, body: Body) -> Statement:
        return Waiting(_ability(occasion, body), once=True)

    def if_would_while(
        self, event: Occasion, condition: Condition, duration: Word, body: Body
    ) -> Statement:
        return self.next_time_for(self.would_occasion(event, condition), duration, body)

    # Events

    def nobody(self) -> None:
        return None

    def somebody(self, whose: Named) -> Who:
        return known(whose)

    def event_anyone(self, event: Word) -> Occasion:
        return Occasion(str(event))

    def event_deed(self, who: Named, event: Word) -> Occasion:
        return Occasion(str(event), who=known(who))

    def event_of_player(self, players: Players, event: Word) -> Occasion:
        return Occasion(str(event), players=_limit(players))

    def event_of_play(self, play: tuple[Who | None, tuple[Call, ...]], event: str) -> Occasion:
        who, calls = play
        if event == "a pass is incomplete" and calls == ("pass",):
            calls = ()
        if event == "a pass is complete":
            # A pass that is complete is a successful play (F-4).
            event, calls = "a play is successful", calls or ("pass",)
            if any(call in (*RUN_CALLS, "run") for call in calls):
                raise Refusal("unexpected", "only a pass is complete")
        return Occasion(event, who=who, calls=calls)

    def end_of_play(self, play: tuple[Who | None, tuple[Call, ...]]) -> Occasion:
        return self.event_of_play(play, "the play ends")

    def possession_starts(self, who: Who | None = None) -> Occasion:
        return Occasion("a possession starts", who=who)

    def down_starts(self, who: Who | None = None) -> Occasion:
        return Occasion("a down starts", who=who)

    def turnover_happens(self, who: Who | None) -> Occasion:
        return Occasion("a turnover happens", who=who)

    def whose_player_is(self, whose: Named, _: Word, state: str) -> Occasion:
        return Occasion(f"a Player is {state}", who=known(whose))

    def player_is(self, players: Players, state: str) -> Occasion:
        return Occasion(f"a Player is {state}", players=_limit(players))

    def revealed(self) -> str:
        return "a play is revealed"

    def stopped(self) -> str:
        return "a play is stopped"

    def successful(self) -> str:
        return "a play is successful"

    def incomplete(self) -> str:
        return "a pass is incomplete"

    def completed(self) -> str:
        return "a pass is complete"

    def play_ends(self) -> str:
        return "the play ends"

    def by_who(self, who: Named) -> Who:
        return known(who)

    def by_players(self, players: Players) -> Players | None:
        return _limit(players)

    def occasion(
        self,
        event: Occasion,
        calls: tuple[Call, ...] | None,
        by: Who | Players | None,
        condition: Condition | None,
    ) -> Occasion:
        if calls is not None:
            if event.calls:
                raise Refusal("unexpected", "the play is named twice")
            event.calls = calls
        if isinstance(by, str):
            if event.who is not None:
                raise Refusal("unexpected", "the player is named twice")
            event.who = by
        elif by is not None:
            if event.players is not None:
                raise Refusal("unexpected", "the Players are named twice")
            event.players = by
        event.condition = condition
        return event

    def would_occasion(self, event: Occasion, condition: Condition | None = None) -> Occasion:
        if event.condition is None:
            event.condition = condition
        elif condition is not None:
            event.condition = self.all_of(event.condition, condition)
        return event

    def the_play(self) -> tuple[Who | None, tuple[Call, ...]]:
        return None, ()

    def whose_play(self, whose: Named) -> tuple[Who | None, tuple[Call, ...]]:
        return known(whose), ()

    def calls_play(self, calls: tuple[Call, ...]) -> tuple[Who | None, tuple[Call, ...]]:
        return None, calls

    def whose_calls(
        self, whose: Named, calls: tuple[Call, ...]
    ) -> tuple[Who | None, tuple[Call, ...]]:
        return known(whose), calls

    def who_would_gain(
        self, who: Named, _: Word, bounds: Bounds, calls: tuple[Call, ...] | None
    ) -> Occasion:
        return self._gain(known(who), calls or (), YardsWould(*bounds))

    def who_would_gain_any(self, who: Named, _: Word, calls: tuple[Call, ...] | None) -> Occasion:
        return self._gain(known(who), calls or (), None)

    def play_would_gain(
        self,
        play: tuple[Who | None, tuple[Call, ...]],
        _: Word,
        bounds: Bounds,
        calls: tuple[Call, ...] | None,
    ) -> Occasion:
        return self._gain(play[0], self._one(play[1], calls), YardsWould(*bounds))

    def play_would_gain_any(
        self,
        play: tuple[Who | None, tuple[Call, ...]],
        _: Word,
        calls: tuple[Call, ...] | None,
    ) -> Occasion:
        return self._gain(play[0], self._one(play[1], calls), None)

    @staticmethod
    def _one(first: tuple[Call, ...], second: tuple[Call, ...] | None) -> tuple[Call, ...]:
        if first and second:
            raise Refusal("unexpected", "the play is named twice")
        return second or first

    @staticmethod
    def _gain(who: Who | None, calls: tuple[Call, ...], yards: YardsWould | None) -> Occasion:
        return Occasion("the play would gain yards", True, who, None, calls, yards)

    def would_be_stopped(self, play: tuple[Who | None, tuple[Call, ...]]) -> Occasion:
        return Occasion("the play would be stopped", True, play[0], None, play[1])

    def turnover_would(self, who: Who | None, calls: tuple[Call, ...] | None) -> Occasion:
        return Occasion("a live ball turnover would happen", True, who, None, calls or ())


def _limit(players: Players) -> Players | None:
    """Players in a trigger: `one of yours` is any of them, and `a Player` is no limit at all."""
    if players is A_PLAYER:
        return None
    return All(players.group) if isinstance(players, Choose) else players
