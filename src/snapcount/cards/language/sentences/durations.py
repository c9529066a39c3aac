"""How long what a clause says lasts: as a modifier, or as what waits for the next play."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.doers import DOER
from snapcount.cards.language.meaning.about import names_designated
from snapcount.cards.language.meaning.clauses import Clause, minus
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.sentences.bound import bound
from snapcount.cards.language.sentences.rules import DOWNS
from snapcount.cards.nouns import (
    AllOf,
    AnyOf,
    AtPoint,
    BallWithin,
    Called,
    Choose,
    DownIs,
    Leading,
    Not,
    OnSide,
    PeriodIs,
    PlayerIs,
    That,
    This,
    TimeLeft,
)
from snapcount.cards.tree import (
    Await,
    BaseYardsAre,
    CatchRangeIs,
    ChangeBaseYards,
    ChangeCatchRange,
    ChangeStrength,
    ChangeTimeUnits,
    ChoosePlayers,
    Gain,
    Grants,
    If,
    InsteadYards,
    Lasting,
    LastingWhile,
    LimitYards,
    Lose,
    MakeResult,
    ModifyBaseYards,
    ModifyCatchRange,
    ModifyStrength,
    ModifyTimeUnits,
    ModifyYards,
    MultiplyYards,
    MustDesignate,
    SetBaseYards,
    SetCatchRange,
    SetStrength,
    SetTimeUnits,
    TimeUnitsAre,
    Triggered,
)

replace = msgspec.structs.replace


def chosen(said: syntax.OfChosen, duration: Any, of: Any) -> list[Clause]:
    """Players are chosen, and then something is said of them.

    `One of your Quarterbacks must be designated`: which of them is chosen when that is done (F-9).
    """
    if _is_any_designated(said):
        duties = [replace(what, players=said.players.group) for what in said.what]
        return [Lasting(bound(duty, "you"), duration, of) for duty in duties]
    downs = DOWNS if duration == syntax.THROUGH_NEXT_DOWN else (duration,)
    held = [
        Lasting(replace(what, players=That()), down, of) for down in downs for what in said.what
    ]
    return [ChoosePlayers(bound(said.players, "you")), *held]


def _is_any_designated(said: syntax.OfChosen) -> bool:
    """Whether it is said of one of several Players, and only that it must be designated.

    One of somebody's choice has been chosen before.
    """
    one = said.players
    by: Any = one.by if isinstance(one, Choose) and one.count == 1 and not one.up_to else None
    if by != DOER:
        return False
    return all(isinstance(what, MustDesignate) for what in said.what)


_SEVERAL_PLAYS: Final = ("next two plays", "next three plays")


def lasting(said: syntax.For, doer: str) -> list[Clause]:
    inner = said.clause
    duration: Any = said.lasts.duration
    of: Any = said.lasts.of
    if isinstance(inner, syntax.OfChosen):
        return chosen(inner, duration, of)
    if duration == syntax.THROUGH_NEXT_DOWN:
        if names_designated(inner):
            raise Refusal("unexpected", "the next down has another; choose a Player by name")
        each = [replace(said, lasts=syntax.Lasts(duration=down)) for down in DOWNS]
        return [clause for one in each for clause in lasting(one, doer)]
    if isinstance(inner, syntax.Has) and inner.lasts is None and of is None:
        has: Any = replace(inner, lasts=said.lasts)
        return [has]
    if said.lasts.calls or said.lasts.within:
        if not isinstance(inner, syntax.Stands):
            raise Refusal("unexpected", "this can't be said about the next play of a kind")
        return [coming(inner.modifier, said.lasts)]
    if isinstance(inner, syntax.Stands):
        modifier = bound(inner.modifier, doer)
        who = getattr(modifier, "who", None)
        own = who == of or (of == "opponent" and who in ("offense", "defense"))
        return [Lasting(modifier, duration, None if own or of is None else of)]
    if duration in _SEVERAL_PLAYS and of is not None:
        if isinstance(inner, ChangeStrength) and not inner.within:
            return [Lasting(ModifyStrength(inner.by, of), duration)]
        if isinstance(inner, ChangeBaseYards):
            return [Lasting(ModifyBaseYards(inner.by, of, (), inner.no_further), duration)]
        if isinstance(inner, ChangeCatchRange) and inner.each is None:
            return [Lasting(ModifyCatchRange(inner.low, inner.high, of), duration)]
    if duration in ("next play", "next down") and isinstance(inner, Gain | Lose):
        return [Lasting(more_yards(inner, of or "offense"), duration)]
    if duration == "next play":
        match inner:
            case ChangeTimeUnits(by=int(by), least=least):
                return [Lasting(ModifyTimeUnits(by, of or "each player", (), least), duration)]
            case SetTimeUnits(to=int(to)):
                return [Lasting(TimeUnitsAre(to, of or "each player"), duration)]
    if duration == "next play" and isinstance(inner, _OF_NEXT_PLAY):
        return [Await(Triggered("a play is revealed", (inner,), of), duration, once=False)]
    if duration != "this down" or not all(
        getattr(each, "for_the_down", False) for each in done(inner)
    ):
        raise Refusal("unexpected", "this happens right away, so it can't last")
    return [bound(inner, doer)]


def lasting_while(said: syntax.For, condition: Any, doer: str) -> LastingWhile:
    """What lasts for a while, and in it only while something is so."""
    (made,) = lasting(said, doer)
    if not isinstance(made, Lasting) or isinstance(made.modifier, Grants):
        raise Refusal("misplaced", "“while” is for what holds; for an effect write “if”")
    if not all(map(_stays_known, _each_asked(condition))):
        raise Refusal("misplaced", "when is this asked? Write “if”, or “whenever”")
    return LastingWhile(made.modifier, condition, made.duration, made.of)


def _stays_known(asked: Any) -> bool:
    """Whether it can be asked at any time for as long as something lasts."""
    if isinstance(asked, PlayerIs):
        return asked.players == This()
    return isinstance(asked, _OF_THE_GAME)


def _each_asked(condition: Any) -> tuple[Any, ...]:
    """The conditions that one is made of."""
    if isinstance(condition, AllOf | AnyOf):
        return tuple(each for part in condition.conditions for each in _each_asked(part))
    return _each_asked(condition.condition) if isinstance(condition, Not) else (condition,)


_OF_THE_GAME: Final = (AtPoint, OnSide, Leading, DownIs, BallWithin, TimeLeft, PeriodIs)
"""What is so of the game at any time, whatever an effect has done or known."""


def done(said: Any) -> tuple[Any, ...]:
    """What is done by whoever has the ball (`sides`), or to a play of a kind (`your Run`)."""
    if isinstance(said, If) and isinstance(said.condition, OnSide | Called) and not said.otherwise:
        return said.then
    return (said,)


def more_yards(effect: Gain | Lose, who: Any, calls: Any = ()) -> ModifyYards:
    """Yards that are gained or lost besides, as what is said of somebody's plays."""
    if isinstance(effect, Lose):
        return ModifyYards(minus(effect.yards), who, calls, effect.least)
    return ModifyYards(effect.yards, who, calls)


def coming(what: Any, lasts: syntax.Lasts) -> Await:
    """What is said of the next play of a kind is done when it is called."""
    effect: Any = None
    match what:
        case ModifyYards():
            effect = Lasting(replace(what, who=lasts.of, calls=lasts.calls))
        case ModifyCatchRange():
            effect = ChangeCatchRange(what.low, what.high)
        case CatchRangeIs():
            effect = SetCatchRange(what.low, what.high)
        case ModifyBaseYards():
            effect = ChangeBaseYards(what.by, what.no_further)
        case BaseYardsAre():
            effect = SetBaseYards(what.to)
        case ModifyStrength(by=int(by), no_further=None | 9 as end):
            effect = ChangeStrength(by, within=end is not None)
        case ModifyTimeUnits():
            effect = ChangeTimeUnits(what.by, what.least)
        case TimeUnitsAre():
            effect = SetTimeUnits(what.to)
    if effect is None:
        raise Refusal("unexpected", "this can't be said about the next play of a kind")
    who: Any = lasts.of
    calls: Any = lasts.calls
    called = Triggered("a play is revealed", (effect,), who, calls=calls)
    within: Any = lasts.within or "this game"
    return Await(called, within)


_OF_NEXT_PLAY: Final = (
    ChangeBaseYards,
    ChangeCatchRange,
    ChangeStrength,
    InsteadYards,
    LimitYards,
    MakeResult,
    MultiplyYards,
    SetBaseYards,
    SetCatchRange,
    SetStrength,
)
