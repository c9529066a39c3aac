"""Sentences, before it is known which ability they belong to."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final, Literal, cast

import msgspec

from snapcount.cards.language.meaning.about import speaks_of
from snapcount.cards.language.meaning.asked_then import asked_then
from snapcount.cards.language.meaning.cancelled import of_cancelled_turnover, once_cancelled
from snapcount.cards.language.meaning.check import asks_who, names_a_player
from snapcount.cards.language.meaning.clauses import Clause, resolve
from snapcount.cards.language.meaning.instead import in_its_place, without
from snapcount.cards.language.meaning.next_play import of_next_play
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.stead import in_stead, instead_of
from snapcount.cards.nouns import (
    AllOf,
    Choose,
    Compare,
    Condition,
    CountPlayers,
    Did,
    GritIn,
    Group,
    Not,
    Players,
    ShownIs,
    ShownStops,
    ShownStrength,
    StrengthIn,
    That,
    TheGrit,
    This,
)
from snapcount.cards.tree import (
    Ability,
    Await,
    CallFromHand,
    CallShown,
    CancelIt,
    CancelLayer,
    CancelTurnover,
    ChooseOne,
    Control,
    DetermineGrit,
    Discard,
    Effect,
    EitherMay,
    Energize,
    Event,
    ExhaustPlayers,
    If,
    InsteadYards,
    Lasting,
    LookAndReorder,
    May,
    Modifier,
    PutCalled,
    PutShown,
    Qualifier,
    Recover,
    RemoveCard,
    RevealCards,
    RevealTop,
    Timing,
    Triggered,
    Would,
)
from snapcount.cards.words import Call, Cause, Keyword, Stretch, Wait, Who


class Plain(msgspec.Struct):
    """A sentence of clauses. What it means depends on what it stands under."""

    clauses: list[Clause]


class Otherwise(msgspec.Struct):
    effects: tuple[Effect, ...]


class IfDone(msgspec.Struct):
    """`If they do, …` or `If they do not, …` after an offer; `cancelled`: `If it is cancelled`.

    `none`: `If they have none`, or if there are none, after what is done to one of them; `none to
    exhaust`, that it can be done to.
    """

    who: Who
    done: bool
    effects: tuple[Effect, ...]
    cancelled: bool = False
    none: bool | Literal["to do"] = False


class IfEither(msgspec.Struct):
    """`If one does, …` or `If neither does, …` after an offer to both players."""

    done: bool
    effects: tuple[Effect, ...]


class Waiting(msgspec.Struct):
    """A trigger; without a duration it is an ability, or an effect for this down."""

    ability: Triggered | Would
    duration: Wait | None = None
    once: bool = False
    of: Who | None = None
    rule: bool = False
    """Said as what holds: no sentence after it is part of what it does."""
    joint: bool = False
    """One of several that a sentence waits for: what follows, follows from each of them."""
    next_time: bool = False
    """`The next time …`, with no end to it: on a card that stays, as long as it is there."""
    of_call: bool = False
    """`If that stops the play, …`: on a Play that card, elsewhere the call made just before."""
    of_that: bool = False
    """Said of `that play`: of the one that the ability before it waited for."""
    within: int = 0
    """How many questions that are asked of what it waits for stand around what is done: all that
    follows is done within them, too."""
    at_once: tuple[Condition, Triggered | Would] | None = None
    """`If …, draw a card at the end of the play`: of an effect that is asked before it waits, and
    of an ability when its time has come. What is asked, and what waits then."""


class Several(msgspec.Struct):
    """Effects in square brackets."""

    effects: tuple[Effect, ...]


class Conditional(msgspec.Struct):
    """Modifiers and their condition: static text, or an effect for this down.

    `strict`: worded with `while`, so that it is static text and nothing else.
    """

    modifiers: tuple[Modifier, ...]
    condition: Condition
    strict: bool = False
    joint: bool = False
    """In the same sentence as what stands before it."""


Statement = Plain | Otherwise | IfDone | IfEither | Waiting | Several | Conditional | Effect


class Head(msgspec.Struct):
    """`Exhaust – Run:`; no keyword is `Exhaust`, or `Once per half:` if it is `free` so often.

    With a keyword, `free` is how often it triggers.
    """

    keyword: Keyword | None
    qualifier: Qualifier
    free: Stretch | None = None
    timing: Timing | None = None
    """When it may be used, where the same sentence says so."""


class Held(msgspec.Struct):
    """`While …, modifier`; `joint`: in the same sentence as what stands before it."""

    condition: Condition
    modifier: Modifier
    joint: bool = False


class When(msgspec.Struct):
    """`Exhaust only …`, `Play only …`, or `Use only …` of either."""

    verb: Literal["exhaust", "play", "use"]
    timing: Timing


class Attach(msgspec.Struct):
    group: Group


class Active(msgspec.Struct):
    condition: Condition


class Reminder(msgspec.Struct):
    words: str


class Quoted(msgspec.Struct):
    """`This Player gains “…”`: abilities in quotation marks, without a word how long."""

    text: str
    players: Players = This()


class Granted(msgspec.Struct):
    """`Your Linebackers gain “…”`: static text, or an effect for this down."""

    players: Players
    abilities: list[Ability]
    condition: Condition | None = None


class Bench(msgspec.Struct):
    pass


class NewLine(msgspec.Struct):
    pass


Item = (
    Statement | Head | Held | When | Attach | Active | Reminder | Quoted | Granted | Bench | NewLine
)


# Sequences -------------------------------------------------------------------------------------


def _doer(effect: Effect) -> Who:
    """Who does it: cards that are looked at are handled by whoever looks, whosever they are."""
    who: Who | None = getattr(effect, "who", None)
    if who is not None and getattr(effect, "how", "choose") != "look":
        return who
    players = getattr(effect, "players", None)
    return players.by if isinstance(players, Choose) else "you"


_CANCELS: Final = (CancelIt, CancelLayer, CancelTurnover)


def _if_done(last: Effect, said: IfDone) -> Effect:
    """`If you do` after something that is no offer: it may have come to nothing all the same."""
    if said.cancelled and not isinstance(last, _CANCELS):
        raise Refusal("no-antecedent", "nothing is cancelled before this")
    doer = _doer(last)
    if said.none:
        if not _done_to_one(last):
            raise Refusal("no-antecedent", "none of what? Name it")
        if said.who in ("", _owner(last, doer)):
            asked = Not(Did()) if said.none == "to do" else _there_is_none(last)
            return If(asked, said.effects)
        if isinstance(last, RemoveCard):
            raise Refusal("unexpected", "whose cards? Write “If there is none, …”")
    if said.who not in (doer, "they" if doer != "you" else doer):
        raise Refusal("unexpected", "who is meant? Someone else does what comes before this")
    return If(Did() if said.done else Not(Did()), said.effects)


def _owner(effect: Effect, doer: Who) -> Who | None:
    """Whose the Players or the cards are to whom it is done."""
    chosen = getattr(effect, "players", None)
    if isinstance(chosen, Choose):
        return chosen.group.whose
    return effect.whose if isinstance(effect, RemoveCard) else doer


def _there_is_none(effect: Effect) -> Condition:
    """That there is none such: who is Exhausted already, and is not exhausted again, is one.

    Where it is done to an Energized one, or to a card, it is not done if there is none. Whom a
    group hangs on, is asked after somebody of it has been named.
    """
    chosen = getattr(effect, "players", None)
    if isinstance(effect, RemoveCard) or not isinstance(chosen, Choose):
        return Not(Did())
    if chosen.group.state is not None:
        return Not(Did())
    if chosen.group.other or speaks_of(chosen.group, (That,)):
        raise Refusal("two-readings", "none of whom? Write “If there is no … on the field, …”")
    return Compare(CountPlayers(chosen.group), "exactly", 0)


def _done_to_one(effect: Effect) -> bool:
    """Whether it is done to one Player or card, so that there is none left out."""
    if isinstance(effect, Discard | Recover | RemoveCard):
        return effect.count == 1 and not getattr(effect, "up_to", False)
    chosen = effect.players if isinstance(effect, ExhaustPlayers | Energize) else None
    return isinstance(chosen, Choose) and chosen.count == 1 and not chosen.up_to


def _done_then(waits: Triggered | Would, said: IfDone) -> tuple[Effect, ...]:
    """What follows from the last thing that is done when something happens."""
    last = waits.effects[-1]
    if last == CancelTurnover() and isinstance(waits, Would) and said.done:
        return said.effects  # it would happen, so that there is one
    return (_if_done(last, said),)


def _one_deed(said: ChooseOne) -> bool:
    """Whether the same is done to one thing or another: `remove a Power Up or a Gridiron card`."""
    deeds = [option[0] for option in said.options if len(option) == 1]
    kinds = {type(deed) for deed in deeds}
    one = len(deeds) == len(said.options) and len(kinds) == 1 and said.count == 1
    return one and not isinstance(deeds[0], Control)


def follow_up(last: Any, said: Otherwise | IfDone) -> Any:
    """The effect with what follows from it added; a trigger passes it on to its own last effect."""
    if isinstance(last, Await):
        return msgspec.structs.replace(last, ability=follow_up(last.ability, said))
    if isinstance(said, IfDone) and said.none and isinstance(last, Control):
        raise Refusal("no-antecedent", "none of what? Name it")
    if isinstance(said, IfDone) and said.cancelled and isinstance(last, May):
        # `Cancel that card unless its owner …`, `You may discard a card. If you do, cancel it`
        for field in ("if_not", "if_done"):
            done: tuple[Effect, ...] = getattr(last, field)
            if done:
                then = (*done, _if_done(done[-1], said))
                return msgspec.structs.replace(last, **{field: then})
        raise Refusal("no-antecedent", "nothing is cancelled before this")
    if isinstance(last, Triggered | Would):
        if not last.effects:
            raise Refusal("misplaced", "what is skipped later is not done by now")
        if isinstance(said, IfDone) and not isinstance(last.effects[-1], Control):
            return msgspec.structs.replace(last, effects=(*last.effects, *_done_then(last, said)))
        inner = follow_up(last.effects[-1], said)
        return msgspec.structs.replace(last, effects=(*last.effects[:-1], inner))
    if isinstance(last, If) and isinstance(said, IfDone) and last.condition in (Did(), Not(Did())):
        if not last.otherwise and (last.condition == Did()) != said.done:
            return If(last.condition, last.then, said.effects)
    if isinstance(last, If) and isinstance(said, IfDone):
        # An offer ends one of its parts, the one that was said last
        part = last.otherwise or last.then
        if part and isinstance(part[-1], May):
            part = (*part[:-1], follow_up(part[-1], said))
            if last.otherwise:
                return If(last.condition, last.then, part)
            return If(last.condition, part)
    if isinstance(last, ChooseOne) and isinstance(said, IfDone) and _one_deed(last):
        options = tuple((deed, _if_done(deed, said)) for (deed,) in last.options)
        return msgspec.structs.replace(last, options=options)
    if isinstance(said, Otherwise):
        if isinstance(last, If) and not last.otherwise:
            return If(last.condition, last.then, said.effects)
        if isinstance(last, May) and not last.if_not:
            match last.if_done:
                case (If(condition=asked),) if speaks_of(asked, _OF_THE_CARD):
                    inner = follow_up(last.if_done[0], said)
                    return msgspec.structs.replace(last, if_done=(inner,))
            return msgspec.structs.replace(last, if_not=said.effects)
        raise Refusal("misplaced", "“Otherwise” needs a sentence with “if” before it")
    if isinstance(last, May) and said.who in (last.who, "they" if last.who != "you" else last.who):
        if said.done and not last.if_done and not last.if_not:
            return msgspec.structs.replace(last, if_done=said.effects)
        if not said.done and not last.if_not:
            return msgspec.structs.replace(last, if_not=said.effects)
    raise Refusal("misplaced", "“if they do” needs a sentence with “may” before it")


def _asked_before(done: list[Effect]) -> list[Condition]:
    """Ranges of Grit or Play Strength that were asked one after the other: `otherwise` is none."""
    asked: list[Condition] = []
    for effect in reversed(done):
        if not isinstance(effect, If) or effect.otherwise:
            break
        if not isinstance(effect.condition, GritIn | StrengthIn):
            break
        if asked and type(asked[0]) is not type(effect.condition):
            break
        asked.insert(0, effect.condition)
    return asked


def _puts_the_old_one(done: list[Effect]) -> None:
    """What is put away after another Play was called is the one that was called before it."""
    for call, put in pairwise(done):
        if isinstance(call, CallFromHand) and isinstance(put, PutCalled) and call.who == put.who:
            raise Refusal("two-readings", "the new Play or the old one? Write “the original play”")


def extend(done: list[Effect], statement: Statement) -> None:
    """Add what a sentence says to the effects before it."""
    before = len(done)
    if isinstance(statement, Plain):
        said = statement.clauses
        if of_cancelled_turnover(done, said):
            return
        done += resolve(said, before=done[-1] if done else None)
        _puts_the_old_one(done)
    elif isinstance(statement, Conditional):
        if statement.strict:
            raise Refusal("misplaced", "“while” is for static text; for an effect write “if”")
        held = tuple(Lasting(modifier) for modifier in statement.modifiers)
        done.append(If(statement.condition, held))
    elif isinstance(statement, Otherwise | IfDone):
        if not done:
            raise Refusal("misplaced", "nothing comes before this that it could follow")
        if _is_done(statement) and once_cancelled(done, statement.effects):
            pass
        elif isinstance(statement, IfDone) and not isinstance(done[-1], Control):
            done.append(_if_done(done[-1], statement))
        elif isinstance(statement, Otherwise) and len(asked := _asked_before(done)) > 1:
            done.append(If(AllOf(tuple(Not(each) for each in asked)), statement.effects))
        elif _goes_with_its_grit(done[-1], statement):
            done[-1] = _then_too(done[-1], statement)
        else:
            done[-1] = follow_up(done[-1], statement)
    elif isinstance(statement, IfEither):
        if not done or not isinstance(done[-1], EitherMay):
            raise Refusal("misplaced", "this needs “Either player may …” before it")
        field = "if_done" if statement.done else "if_not"
        done[-1] = msgspec.structs.replace(done[-1], **{field: statement.effects})
    elif isinstance(statement, Waiting) and statement.at_once is not None:
        condition, ability = statement.at_once
        waiting = msgspec.structs.replace(statement, ability=ability)
        done.append(If(condition, (awaiting(waiting),)))
    elif isinstance(statement, Waiting) and statement.of_that and _comes_often(done):
        done[-1] = _then_too(done[-1], statement)
    elif isinstance(statement, Waiting):
        done.append(awaiting(statement))
    elif isinstance(statement, Several):
        done += statement.effects
    else:
        done.append(of_next_play(done, statement))
    in_its_place(done)
    _ask_that_grit(done)
    _offer_what_was_seen(done)
    _call_another(done)
    _of_whom_it_waits_for(done, before)


def _comes_often(done: list[Effect]) -> bool:
    """Whether the sentence before waits for a play whenever it comes: `that play` is that one."""
    last = done[-1] if done else None
    return isinstance(last, Await) and not last.once and bool(last.ability.effects)


def _is_done(statement: Otherwise | IfDone) -> bool:
    return isinstance(statement, IfDone) and statement.done and statement.who == "you"


_OF_THE_CARD: Final = (ShownIs, ShownStops, ShownStrength)


def _offer_what_was_seen(done: list[Effect]) -> None:
    """`You may look at the top card. You may put it on the bottom`: whoever has looked may."""
    match done[-2:]:
        case [May(if_done=(), if_not=()) as first, May() as then] if first.who == then.who:
            if speaks_of(first.effects, (LookAndReorder, RevealTop)):
                if speaks_of(then.effects, (PutShown, CallShown)):
                    done[-2:] = [msgspec.structs.replace(first, if_done=(then,))]
        case [May(if_done=(), if_not=()) as first, If() as asked]:
            # `You may discard a Play card. If its Strength is …`: there is a card if they do
            if speaks_of(first.effects, (Discard,)) and speaks_of(asked.condition, _OF_THE_CARD):
                done[-2:] = [msgspec.structs.replace(first, if_done=(asked,))]


def _call_another(done: list[Effect]) -> None:
    """`Return your called play to your hand. Choose a Play card …`: it is not that one again.

    One that is revealed to be called is chosen for that."""
    match done[-2:]:
        case [PutCalled() as put, CallFromHand(back=False) as call] if put.who == call.who:
            back: Any = True if put.to == "hand" else put.to
            done[-2:] = [msgspec.structs.replace(call, back=back)]
        case [
            RevealCards(who="you", deck="play", count=1, random=False, strength=None) as shown,
            CallShown(kept=True),
        ]:  # whoever chooses it reveals it
            done[-2:] = [CallFromHand("you", shown.calls)]


def _ask_that_grit(done: list[Effect]) -> None:
    """`If …, determine Grit. If it is 7-9, …`: that Grit is asked for where it is determined.

    Where nobody determined any, there is none to ask for.
    """
    *before, last = done
    if not speaks_of(last, (GritIn, TheGrit)) or speaks_of(last, (DetermineGrit,)):
        return
    at = next((i for i in range(len(before))[::-1] if speaks_of(before[i], (DetermineGrit,))), -1)
    if at < 0 or DetermineGrit in map(type, before) or not _branch_of_grit(before[at]):
        return
    if at < len(before) - 1:
        raise Refusal("two-readings", "which Grit? Ask for it right where it is determined")
    done[-2:] = [_then_too(before[at], Several((last,)))]


def _of_whom_it_waits_for(done: list[Effect], before: int) -> None:
    """`At the start of each possession, choose a Player. Energize that Player`: then, and each
    time. Whoever was named before that is meant now."""
    said = tuple(done[before:])
    if (
        not 0 < before < len(done)
        or not asks_who(said)
        or names_a_player(tuple(done[: before - 1]))
    ):
        return
    waits = done[before - 1]
    if isinstance(waits, Await) and names_a_player((waits,)):
        done[before - 1 :] = [_then_too(waits, Several(said))]


def _branch_of_grit(effect: Any) -> str:
    """The field of an effect whose part, which may never be done, determines a Grit."""
    match effect:
        case If():
            fields = ("then", "otherwise")
        case May() | EitherMay():
            fields = ("if_done", "if_not")
            if speaks_of(effect.effects, (DetermineGrit,)):
                return "if_done"
        case Await():
            return "ability" if speaks_of(effect.ability.effects, (DetermineGrit,)) else ""
        case _:
            return ""
    found = [name for name in fields if speaks_of(getattr(effect, name), (DetermineGrit,))]
    return found[0] if len(found) == 1 else ""


def _goes_with_its_grit(effect: Any, statement: Otherwise | IfDone) -> bool:
    """Whether what follows from an effect follows from the Grit that is determined in it."""
    branch = _branch_of_grit(effect)
    if branch == "ability":
        return DetermineGrit in map(type, effect.ability.effects)
    if not branch or isinstance(statement, IfDone):
        return False
    row: tuple[Any, ...] = getattr(effect, branch)
    return bool(row) and isinstance(row[-1], If) and speaks_of(row[-1].condition, (GritIn, TheGrit))


def _then_too(effect: Any, statement: Statement) -> Any:
    """The effect does this as well, after all else: of what may not be done, where it is done."""
    if isinstance(effect, Await):
        then = list(effect.ability.effects)
        extend(then, statement)
        ability = msgspec.structs.replace(effect.ability, effects=tuple(then))
        return msgspec.structs.replace(effect, ability=ability)
    branch = _branch_of_grit(effect)
    row: list[Effect] = list(getattr(effect, branch))
    extend(row, statement)
    return msgspec.structs.replace(effect, **{branch: tuple(row)})


def sequence(statements: Sequence[Statement]) -> tuple[Effect, ...]:
    """The effects of sentences in a row."""
    done: list[Effect] = []
    for statement in statements:
        extend(done, statement)
    return tuple(done)


def awaiting(waiting: Waiting) -> Await:
    ability = waiting.ability
    if isinstance(ability, Triggered):
        ability = asked_then(ability)
    if ability.event in _COMES_ONCE and waiting.duration is None:
        return Await(ability, "this game", True, waiting.of)
    until = _UNTIL.get(ability.event, "this down")
    return Await(ability, waiting.duration or until, waiting.once, waiting.of)


_UNTIL: Final[dict[str, Wait]] = {
    "a possession ends": "this possession",
    "a half ends": "this half",
}
"""How long what happens at the end of something waits, if nothing else is said."""
_COMES_ONCE: Final[frozenset[Event]] = frozenset(
    {"a possession starts", "a half starts", "overtime starts"}
)
"""What begins when this down is over: an effect that speaks of it waits for the next one."""


class Occasion(msgspec.Struct):
    """The event of a trigger before its effects are known."""

    event: str
    would: bool = False
    who: Who | None = None
    players: Players | None = None
    calls: tuple[Call, ...] = ()
    condition: Condition | None = None
    by: Cause | None = None


class Body(msgspec.Struct):
    """What follows a comma: clauses to resolve, or effects."""

    clauses: list[Clause] | None
    effects: tuple[Effect, ...] = ()

    def resolved(self, subject: Who = "you", in_would: bool = False) -> tuple[Effect, ...]:
        effects = self.effects
        if self.clauses is not None:
            effects = resolve(self.clauses, subject, in_would)
        return cast(tuple[Effect, ...], without(effects, in_would))


def _has_instead(effects: tuple[Effect, ...]) -> bool:
    return any(
        isinstance(effect, InsteadYards)
        or (isinstance(effect, May) and _has_instead(effect.effects))
        for effect in effects
    )


def _resolved(occasion: Occasion, body: Body) -> tuple[Effect, ...]:
    """The effects; `instead` is said of what would happen, or of what can still be replaced."""
    try:
        effects = body.resolved(in_would=occasion.would)
        event = instead_of(occasion.event, effects) or occasion.event
    except Refusal:
        if occasion.would:
            raise
        effects = body.resolved(in_would=True)
        replaced = instead_of(occasion.event, effects, said=True)
        if replaced is None:
            raise
        event = replaced
    occasion.event = event
    return effects


def ability(occasion: Occasion, body: Body) -> Triggered | Would:
    effects = _resolved(occasion, body)
    occasion.would = occasion.would or " would " in occasion.event
    effects = in_stead(occasion.event, effects)
    if occasion.event == "a first down would be gained" and _has_instead(effects):
        raise Refusal("two-readings", "instead of the first down, or instead of the play's yards?")
    if occasion.would:
        return Would(
            cast(Any, occasion.event),
            effects,
            occasion.who,
            occasion.calls,
            occasion.condition,
            players=occasion.players,
            by=occasion.by,
        )
    return Triggered(
        cast(Event, occasion.event),
        effects,
        occasion.who,
        occasion.players,
        occasion.calls,
        occasion.condition,
        by=occasion.by,
    )
