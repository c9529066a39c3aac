"""Conditions that are known later in the down than the text that asks them.

`Run: If the play gains 20 yards or more, draw an Action card` is said after designation, but how
far the play goes is determined in Play Results: what follows from it happens at the end of the
play. Whether the play works is settled after On Field Adjustments (F-7), and who runs, receives and
tackles at Player Designation (F-9). A text that may be used both before and after that waits only
where it is used before. What changes the play itself cannot wait, and is asked at once. A field
goal is good or missed once nobody changes it any more; what changes it is asked as its Grit stands
(R-30), and waits where there is none yet.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal

import msgspec

from snapcount.cards.language.kernel.walk import parts
from snapcount.cards.language.meaning.about import speaks_now_of, speaks_of
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.nouns import (
    All,
    AllOf,
    AnyOf,
    AtPoint,
    Called,
    Condition,
    Designated,
    Did,
    FieldGoalIs,
    GritIn,
    Group,
    Happened,
    HasRole,
    NamedCalled,
    Not,
    OnSide,
    PlayIs,
    ShownIs,
    ShownStops,
    ShownStrength,
    StrengthIn,
    StrengthOf,
    ThatMany,
    TheGrit,
    ThePlayStrength,
    TheX,
    TheYards,
    TurnoverIs,
    YardsWould,
)
from snapcount.cards.tree import (
    AlsoPlay,
    Audible,
    Await,
    BecomeDefense,
    BecomePlay,
    CallFromHand,
    CallShown,
    CancelTurnover,
    Cannot,
    CannotCall,
    CannotUse,
    ChangeBaseYards,
    ChangeCatchRange,
    ChangeGrit,
    ChangeStrength,
    ChangeTimeUnits,
    ChooseDefense,
    ChooseOne,
    CopyCall,
    CopyDefense,
    DetermineGrit,
    Draw,
    Effect,
    EitherMay,
    Event,
    FieldGoalsAre,
    FieldGoalsGoodOn,
    FirstDown,
    Gain,
    If,
    InsteadYards,
    KickAgain,
    KickGritIs,
    Lasting,
    LimitYards,
    Lose,
    MakeResult,
    May,
    ModifyFieldGoals,
    ModifyGrit,
    MultiplyYards,
    MustDesignate,
    RepeatPlay,
    ReplayDown,
    SetBaseYards,
    SetCatchRange,
    SetGrit,
    SetStrength,
    SetTimeUnits,
    StopsNoLonger,
    Triggered,
    Turnover,
    WidenFieldGoals,
    Would,
    WouldEvent,
)
from snapcount.cards.words import Call, TimingPoint

replace = msgspec.structs.replace

_YARDS: Final = (Gain, Lose, MultiplyYards, InsteadYards, LimitYards)
_OF_ITS_YARDS: Final = (
    ChangeBaseYards,
    InsteadYards,
    LimitYards,
    MultiplyYards,
    SetBaseYards,
)
"""What is done to the yards of a play, which has none before it is revealed (F-10)."""
_OF_CALLS_MADE: Final = (
    AlsoPlay,
    BecomeDefense,
    BecomePlay,
    ChooseDefense,
    CopyCall,
    CopyDefense,
    RepeatPlay,
    StopsNoLonger,
)
"""What is done to a call that is on the table, and so is not before the reveal (R-35)."""
OF_THE_CALL: Final = (
    MakeResult,
    ChangeCatchRange,
    SetCatchRange,
    AlsoPlay,
    Audible,
    BecomeDefense,
    BecomePlay,
    CallFromHand,
    CallShown,
    ChooseDefense,
    CopyCall,
    CopyDefense,
)
"""What does nothing once designation has begun (R-14)."""
NEW_CALL: Final = tuple(
    each for each in OF_THE_CALL if each not in (MakeResult, ChangeCatchRange, SetCatchRange)
)
"""What gives a side another call than it had, or one more."""
OF_THE_PLAY: Final = (
    *OF_THE_CALL,
    Turnover,
    CancelTurnover,
    ReplayDown,
    ChangeBaseYards,
    SetBaseYards,
    ChangeStrength,
    SetStrength,
    ChangeTimeUnits,
    SetTimeUnits,
)
"""What is said of the play as it stands."""
_IN_STEAD: Final = (Turnover, ReplayDown)
"""What takes the place of the yards, so that the play never ends."""
_TIME: Final = (ChangeTimeUnits, SetTimeUnits)
_BUT_TIME: Final = tuple(each for each in OF_THE_PLAY if each not in _TIME)
_OF_THE_KICK: Final = (
    KickAgain,
    ChangeGrit,
    SetGrit,
    ModifyGrit,
    KickGritIs,
    FieldGoalsAre,
    FieldGoalsGoodOn,
    ModifyFieldGoals,
    WidenFieldGoals,
)
"""What changes a kick that is being made."""
AS_COUNTED: Final = (*_YARDS, *_IN_STEAD, *_TIME)
"""What still works while the yards are counted."""
_OF_GRIT: Final = (GritIn, TheGrit)
_KNOWN_NOW: Final = (Did, *_OF_GRIT, ShownIs, ShownStops, ShownStrength, ThatMany)
"""What is known only while the text is carried out."""

_RESULTS: Final = ("a first down is gained", "a touchdown is scored", "points are scored")
EVENTS: Final[dict[str, tuple[Event, tuple[Call, ...]]]] = {
    "stopped": ("a play is stopped", ()),
    "successful": ("a play is successful", ()),
    "incomplete": ("a pass is incomplete", ()),
    "complete": ("a play is successful", ("pass",)),
}
"""What is heard of a play that comes out so, and of which calls that is."""
FAILED: Final = ("stopped", "incomplete")

Kind = Literal["kick", "yards", "past", "role", "result"]
_Points = tuple[TimingPoint, ...]
AT_KICK: Final[_Points] = ("field goal",)
_BEFORE_IT: Final[_Points] = ("start of a down",)
_NAMED: Final[_Points] = ("after player designation",)
_IN_A_DOWN: Final[_Points] = (
    "start of a down",
    "prior to selecting a play",
    "on field adjustments",
    "after player designation",
    "end of the play",
    "field goal",
)
"""Where a text is used that may be used at any time."""
_BEFORE_CALLS: Final = frozenset(
    {"start of a possession", "start of a down", "prior to selecting a play"}
)
_CALLED: Final = frozenset({"on field adjustments", "after player designation", "end of the play"})
_SETTLED: Final = frozenset({"after player designation", "end of the play"})
"""When nothing changes the call, or its result (R-14)."""
_BEFORE_ITS_END: Final = frozenset(
    {
        "a timeout is spent",
        "a Player is designated",
        "a play is stopped",
        "a play is successful",
        "a pass is incomplete",
    }
)
_BEFORE_YARDS: Final = (
    ChangeStrength,
    SetStrength,
    ChangeBaseYards,
    SetBaseYards,
    ChangeTimeUnits,
    SetTimeUnits,
    Turnover,
)
"""What does nothing at the end of the play, when the yards and the time are counted (R-35)."""
KNOWN_AT: Final[dict[Kind, frozenset[TimingPoint]]] = {
    "kick": frozenset(AT_KICK),
    "yards": frozenset({"end of the play"}),
    "past": frozenset({"end of the play"}),
    "role": frozenset({"after player designation", "end of the play"}),
    "result": frozenset(
        {
            "stopped",
            "incomplete",
            "before player designation",
            "after player designation",
            "end of the play",
        }
    ),
}
"""From which timing points on it is known, what is known last first."""


def known_later(
    effects: tuple[Effect, ...], points: tuple[TimingPoint, ...], designated: bool = False
) -> tuple[Effect, ...]:
    """The effects of a text for these timing points, with what must wait waiting.

    `designated`: of a Run, Receive or Tackle ability. No points are any time.
    """
    return _row(effects, _NAMED if designated else points or _IN_A_DOWN)


def in_time(
    effects: tuple[Effect, ...], points: tuple[TimingPoint, ...], designated: bool = False
) -> tuple[Effect, ...]:
    """The same; refused if something that could not wait is still asked before it is known."""
    effects = known_later(effects, points, designated)
    _refuse(effects, _NAMED if designated else points or _IN_A_DOWN)
    return effects


_WHEN_CALLED: Final[_Points] = ("prior to selecting a play", "on field adjustments")


def named_later(event: str, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """What an audible sets off: nobody is designated by then (R-14)."""
    if event != "an audible is used":
        return effects
    return tuple(
        each
        for effect in effects
        for each in (
            _later(effect, _WHEN_CALLED)
            if isinstance(effect, If) and known_last(effect.condition) == "role"
            else (effect,)
        )
    )


def _refuse(effects: tuple[Effect, ...], points: _Points) -> None:
    grit_waits = False
    refuse_settled(effects, points)
    for at, effect in enumerate(effects):
        if _cancels_nothing(effects[at:], points):
            raise Refusal(
                "unexpected", "no play can be lost yet; write “cancel the next turnover this down”"
            )
        if isinstance(effect, Await):
            _refuse_designating(effect.ability)
            _refuse_called(effect, effects, points)
        elif _asks_of_no_call(effect, points):
            raise Refusal("unexpected", "no play is called yet; use it during On Field Adjustments")
        if speaks_of(effect, (DetermineGrit,)):
            waiting = [part for part in parts(effect) if isinstance(part, Await)]
            grit_waits = speaks_of(waiting, (DetermineGrit,))
        elif grit_waits and speaks_of(effect, _OF_GRIT):
            raise Refusal("unexpected", "this Grit is determined later; ask for it right there")
        if isinstance(effect, If):
            kind = known_last(effect.condition)
            if _asks_when(effect):
                continue
            if kind == "kick":
                if "field goal" not in points:
                    raise Refusal("unexpected", "there is no kick yet; write “whenever”")
            elif kind is not None and kind != "past" and not KNOWN_AT[kind].issuperset(points):
                if kind == "role" and speaks_of(_done(effect), OF_THE_CALL):
                    raise Refusal("unexpected", "who that is, is known too late for this")
                if not speaks_of(_done(effect), OF_THE_PLAY):
                    raise Refusal(
                        "unexpected", "this is asked before it is known; ask it by itself"
                    )
        if not isinstance(effect, If) or not isinstance(effect.condition, TurnoverIs):
            _with_rows(effect, lambda row: _refused(row, points))


def refuse_settled(effects: tuple[Effect, ...], points: _Points) -> None:
    """Refuse what would change the play of this down where nothing can change it any more.

    A play that is run again is another one (R-35).
    """
    if not _SETTLED.issuperset(points) or speaks_of(effects, (ReplayDown,)):
        return
    for each in effects:
        if isinstance(each, OF_THE_CALL):
            raise Refusal("never", "by then it is settled whether the play works (R-14)")
        if isinstance(each, _BEFORE_YARDS) and "after player designation" not in points:
            raise Refusal("never", "the yards have been gained and the clock has run by then")
        if designates((each,)):
            raise Refusal("never", "the Players have been designated by then")
        if "after player designation" not in points and _was_before(each):
            raise Refusal("never", "the play is over by then; write “on the next down”")
        _with_rows(each, lambda row: _settled_row(row, points))


def _was_before(effect: Effect) -> bool:
    """Whether it is about something that a play has come to before its end (F-3 to F-13)."""
    if isinstance(effect, Await):
        return effect.duration == "this down" and effect.ability.event in _BEFORE_ITS_END
    if not isinstance(effect, Lasting) or effect.duration != "this down":
        return False
    held = effect.modifier
    if isinstance(held, Cannot):
        return held.by == "designation"
    if isinstance(held, CannotUse):
        return held.keyword in ("run", "receive", "tackle")
    return isinstance(held, CannotCall)


def _settled_row(row: _Row, points: _Points) -> _Row:
    refuse_settled(row, points)
    return row


def _cancels_nothing(row: _Row, points: _Points) -> bool:
    """A turnover of this timing point, before there is a play that could be lost (R-35)."""
    first = row[0]
    if isinstance(first, If) and isinstance(first.condition, TurnoverIs):
        row = (*first.otherwise, *row[1:])
    elif first != CancelTurnover():
        return False
    waits = any(isinstance(each, Await) and each.duration != "this timing point" for each in row)
    return not waits and _BEFORE_CALLS.issuperset(points)


def _refused(row: tuple[Effect, ...], points: _Points) -> tuple[Effect, ...]:
    _refuse(row, points)
    return row


def _asks_of_no_call(effect: Effect, points: _Points) -> bool:
    """Whether a call, or the Strength of a Play, is asked for before there is one."""
    if isinstance(effect, Lasting) or not _BEFORE_CALLS.issuperset(points):
        return False
    if isinstance(effect, If) and speaks_of(effect.condition, (Called, NamedCalled)):
        return known_last(effect.condition) is None
    if isinstance(effect, If) and speaks_of(effect.condition, (StrengthIn, ThePlayStrength)):
        return known_last(effect.condition) is None
    return speaks_of(effect, (StrengthOf,))


def _is_counted(effect: If) -> bool:
    """Whether the Strength is asked, and all that is done, either way, is done to the yards."""
    done = _done(effect)
    if speaks_of(effect.condition, (Called, NamedCalled)):
        return False  # `if you called a Run` is about a play that there is
    return comes_as_counted(done) and all(isinstance(each, _YARDS) for each in done)


def _refuse_designating(waits: Triggered | Would) -> None:
    """What a successful play sets off comes after Player Designation (T-4)."""
    if waits.event == "a play is successful" and any(
        designates((each,)) for each in parts(waits.effects) if isinstance(each, Lasting)
    ):
        raise Refusal("unexpected", "the Players have been designated by then; leave out the “if”")


def _refuse_called(effect: Await, effects: _Row, points: _Points) -> None:
    if _is_revealed_by_then(effect, points) and not speaks_of(effects, (ReplayDown,)):
        raise Refusal("unexpected", "the plays are revealed by then; write “if you called …”")


_DESIGNATED: Final = (
    "be designated",
    "be designated to run",
    "be designated to receive",
    "be designated to tackle",
)


def designates(done: tuple[Effect, ...]) -> bool:
    """Whether all that is done is to say who is designated, or who is not."""
    return bool(done) and all(
        isinstance(each, Lasting)
        and (
            isinstance(each.modifier, MustDesignate)
            or (isinstance(each.modifier, Cannot) and each.modifier.what in _DESIGNATED)
        )
        and each.duration == "this down"
        for each in done
    )


def _asks_when(effect: If) -> bool:
    """Whether it is asked at which timing point the text is used."""
    return speaks_of(effect.condition, (AtPoint,))


_Row = tuple[Effect, ...]


def _with_rows(effect: Effect, change: Callable[[_Row], _Row]) -> Effect:
    """The same with each row of effects changed that it holds for the same time."""
    names: tuple[str, ...] = ()
    if isinstance(effect, If):
        names = ("then", "otherwise")
    elif isinstance(effect, May | EitherMay):
        names = ("effects", "if_done", "if_not")
    changed: dict[str, Any] = {name: change(getattr(effect, name)) for name in names}
    if isinstance(effect, ChooseOne):
        changed = {"options": tuple(change(option) for option in effect.options)}
    if all(row == getattr(effect, name) for name, row in changed.items()):
        return effect
    return replace(effect, **changed)


def _row(effects: tuple[Effect, ...], points: _Points) -> tuple[Effect, ...]:
    made: list[Effect] = []
    for effect in effects:
        if made and _asks_its_grit(made[-1], effect, points):
            last = made[-1]
            assert isinstance(last, If)
            made[-1] = replace(last, then=(*last.then, effect))
        else:
            made.append(effect)
    found: list[Effect] = []
    for effect in made:
        again = points == AT_KICK and speaks_of(found, (KickAgain,))
        found += _later(effect, _BEFORE_IT if again else points)
    return tuple(found)


def _asks_its_grit(last: Effect, effect: Effect, points: _Points) -> bool:
    """`If the pass is incomplete, determine Grit. If it is 5-9, …`: one waits with the other."""
    if not isinstance(last, If) or last.otherwise or not speaks_of(last.then, (DetermineGrit,)):
        return False
    kind = known_last(last.condition)
    if kind is None or KNOWN_AT[kind].issuperset(points):
        return False
    return speaks_of(effect, _OF_GRIT) and not speaks_of(effect, (DetermineGrit,))


def _later(effect: Effect, points: _Points) -> tuple[Effect, ...]:
    if isinstance(effect, If):
        if _asks_when(effect):
            return (effect,)
        if _asks_for_success(effect) and designates(_done(effect)):
            return effect.then  # F-9: only on a successful play is anybody designated
        of_play = speaks_of(effect.then, (*_YARDS, *OF_THE_PLAY))  # which may still change (T-7)
        plain = effect.then and not effect.otherwise and not of_play
        if plain and _asks_of_no_call(effect, points):
            revealed = Triggered("a play is revealed", effect.then, condition=effect.condition)
            return (Await(revealed, once=True),)
        if _asks_too_early(effect, points):
            other = _until_revealed(Not(effect.condition), effect.otherwise)
            return (*_until_revealed(effect.condition, effect.then), *other)
        if _asks_of_no_call(effect, points) and _is_counted(effect):
            if effect.otherwise:
                return (Await(Would("the play would gain yards", (effect,))),)
            asked = effect.condition
            return (Await(Would("the play would gain yards", effect.then, condition=asked)),)
        kind = known_last(effect.condition)
        if kind == "kick":
            return _until_kicked(effect, points)
        known = [] if kind is None else [point for point in points if point in KNOWN_AT[kind]]
        if kind is not None and len(known) < len(points) and not (known and kind == "past"):
            waits = _waiting(effect, kind, points)
            if not waits or not known:
                return waits or (effect,)
            there: list[Condition] = [AtPoint(point) for point in known]  # type: ignore[arg-type]
            return (If(AnyOf(tuple(there)) if known[1:] else there[0], (effect,), waits),)
    if isinstance(effect, _OF_ITS_YARDS) and _BEFORE_CALLS.issuperset(points):
        if speaks_of(effect, (*_KNOWN_NOW, TheX)):
            return (effect,)
        return (Await(Triggered("a play is revealed", (effect,)), once=False),)
    if isinstance(effect, _OF_CALLS_MADE) and _BEFORE_CALLS.issuperset(points):
        if speaks_of(effect, (*_KNOWN_NOW, TheX)):
            return (effect,)
        return (Await(Triggered("a play is revealed", (effect,)), once=False),)
    if isinstance(effect, Await) and _is_revealed_by_then(effect, points):
        return _asked_at_once(effect)
    return (_with_rows(effect, lambda row: _row(row, points)),)


INSTEAD_OF: Final[dict[str, tuple[WouldEvent, ...]]] = {
    "complete": ("a pass would be incomplete",),
    "successful": ("the play would be stopped", "a pass would be incomplete"),  # G-6
    "incomplete": ("the play would be successful",),
    "stopped": ("the play would be successful",),
}
"""What a result takes the place of, whenever that is checked."""


_CHANGING: Final = (StrengthIn, ThePlayStrength, NamedCalled)


def may_change(asked: Condition) -> bool:
    """Whether it is asked for the Play Strength or a named call, which may change (F-4, T-7)."""
    return speaks_of(asked, _CHANGING) and known_last(asked) is None


def _asks_too_early(effect: If, points: _Points) -> bool:
    """Whether that is asked before there is one."""
    if not _BEFORE_CALLS.issuperset(points):
        return False
    return may_change(effect.condition) and not speaks_of(effect.condition, _KNOWN_NOW)


def _until_revealed(asked: Condition, then: tuple[Effect, ...]) -> tuple[Effect, ...]:
    made, rest = while_so(asked, then)
    revealed = Triggered("a play is revealed", rest, condition=asked)
    return (*made, Await(revealed)) if rest else made


def while_so(
    asked: Condition, then: tuple[Effect, ...]
) -> tuple[tuple[Effect, ...], tuple[Effect, ...]]:
    """What it makes of the play, asked when that is looked at; and what else."""
    made: list[Effect] = []
    rest: list[Effect] = []
    counted = tuple(each for each in then if isinstance(each, (*_YARDS, *_TIME, Turnover)))
    for each in then:
        if isinstance(each, MakeResult):
            waits = [Would(event, (each,), condition=asked) for event in INSTEAD_OF[each.result]]
            made += [Await(would, once=False) for would in waits]
        elif isinstance(each, Await) and _stands_this_down(each):
            own = each.ability.condition
            asks = asked if own is None else AllOf((asked, own))
            made.append(replace(each, ability=replace(each.ability, condition=asks)))
        elif each not in counted:
            rest.append(each)
    if counted:
        made.append(Await(Would("the play would gain yards", counted, condition=asked)))
    return tuple(made), tuple(rest)


def _stands_this_down(waits: Await) -> bool:
    """`Your play cannot be stopped`: what takes the place of a result, all through the down."""
    lasts = waits.duration == "this down" and not waits.once
    return lasts and isinstance(waits.ability, Would)


def _is_revealed_by_then(effect: Await, points: _Points) -> bool:
    """Whether no play is revealed any more in this down, unless it is replayed."""
    waits = effect.ability
    if waits.event != "a play is revealed" or effect.duration != "this down":
        return False
    return bool(points) and _CALLED.issuperset(points)


def _asked_at_once(effect: Await) -> tuple[Effect, ...]:
    """`If the Play Strength is 5 this down, …`, where there is one."""
    waits = effect.ability
    asked = waits.condition
    if asked is None or waits.who is not None or waits.calls or not may_change(asked):
        return (effect,)
    return (If(asked, waits.effects),) if effect.once else (effect,)


def _asks_for_success(effect: If) -> bool:
    """Whether it is asked if the play succeeds: of who receives, if a Pass is complete."""
    if effect.condition == PlayIs("complete"):
        rules = [getattr(each, "modifier", None) for each in _done(effect)]
        return all(
            each.role == "receiver"
            if isinstance(each, MustDesignate)
            else isinstance(each, Cannot) and each.what == "be designated to receive"
            for each in rules
        )
    return effect.condition == PlayIs("successful")


def known_last(asked: Condition) -> Kind | None:
    """What has to be known for it; of several things, what is known last."""
    found = {kind for part in parts(asked) if (kind := _of(part)) is not None}
    return next((kind for kind in KNOWN_AT if kind in found), None)


def is_known_later(asked: Condition) -> bool:
    """Whether it is asked of what a down comes to, or known only while a text is carried out."""
    return known_last(asked) is not None or speaks_of(asked, _KNOWN_NOW)


def _of(part: Any) -> Kind | None:
    match part:
        case FieldGoalIs():
            return "kick"
        case YardsWould() | TheYards():
            return "yards"
        case Happened(since="down", event=event) if event in _RESULTS:
            return "past"
        case Designated() | HasRole():
            return "role"
        case PlayIs():
            return "result"
    return None


def _done(effect: If) -> tuple[Effect, ...]:
    return (*effect.then, *effect.otherwise)


def _waiting(effect: If, kind: Kind, points: _Points = ()) -> tuple[Effect, ...]:
    """The same, waiting until it is known; nothing if it cannot wait."""
    done = _done(effect)
    if not effect.then or _looks_back(done):
        return ()
    if speaks_of(effect.condition, _KNOWN_NOW):
        return _asked_first(effect, kind)
    if kind in ("yards", "past"):
        return _until_results(effect)
    if kind == "result" and _BEFORE_CALLS.issuperset(points):
        if all(isinstance(each, ChangeBaseYards | SetBaseYards) for each in done):
            return _when_it_works(effect)
    if kind == "result" and speaks_now_of(done, _TIME) and not speaks_now_of(done, _BUT_TIME):
        return _as_timed(effect)
    if speaks_now_of(done, OF_THE_CALL if kind == "role" else OF_THE_PLAY):
        return ()
    return _until_named(effect) if kind == "role" else _until_settled(effect)


def _looks_back(done: tuple[Effect, ...]) -> bool:
    """Whether it needs what is known only now; a Grit that it determines itself is not."""
    own = speaks_of(done, (DetermineGrit,))
    return speaks_of(done, tuple(each for each in _KNOWN_NOW if not (own and each in _OF_GRIT)))


def _asked_first(effect: If, kind: Kind) -> tuple[Effect, ...]:
    """`If you do and the play gains 20 yards, …`: what is known now is asked now."""
    if not isinstance(effect.condition, AllOf) or effect.otherwise:
        return ()
    now = [part for part in effect.condition.conditions if speaks_of(part, _KNOWN_NOW)]
    then = [part for part in effect.condition.conditions if part not in now]
    if not then or any(known_last(part) is not None for part in now):
        return ()
    waits = _waiting(If(together(then), effect.then), kind)
    return (If(together(now), waits),) if waits else ()


def together(conditions: Sequence[Condition]) -> Condition:
    return conditions[0] if len(conditions) == 1 else AllOf(tuple(conditions))


_WOULD_KICK: Final[dict[bool, WouldEvent]] = {
    True: "a field goal would be good",
    False: "a field goal would be missed",
}


def _until_kicked(effect: If, points: _Points) -> tuple[Effect, ...]:
    """What becomes of the kick is known when nobody changes it any more."""
    asked = effect.condition
    row = asked.conditions if isinstance(asked, AllOf) else (asked,)
    others = [part for part in row if not isinstance(part, FieldGoalIs)]
    done = _done(effect)
    if len(others) != len(row) - 1 or speaks_of(others, (FieldGoalIs, *_KNOWN_NOW)):
        return (effect,)
    if _looks_back(done) or (others and effect.otherwise):
        return (effect,)
    if "field goal" in points and speaks_of(done, _OF_THE_KICK):
        return (effect,)
    good = next(part.good for part in row if isinstance(part, FieldGoalIs))
    only = together(others) if others else None
    return tuple(
        Await(_of_the_kick(so, then, only), once=True)
        for so, then in ((good, effect.then), (not good, effect.otherwise))
        if then
    )


def _of_the_kick(good: bool, then: tuple[Effect, ...], asked: Condition | None) -> Any:
    """What is done as it is good, or missed; what changes it, in its stead."""
    if changes_the_kick(then):
        return Would(_WOULD_KICK[good], then, condition=asked)
    event: Event = "a field goal is made" if good else "a field goal is missed"
    return Triggered(event, then, condition=asked)


def changes_the_kick(then: tuple[Effect, ...]) -> bool:
    """Whether what is done may make another of a kick: that is done before it counts."""
    return speaks_of(then, (*_OF_THE_KICK, DetermineGrit, *_OF_GRIT))


def _until_results(effect: If) -> tuple[Effect, ...]:
    """How far it went is known at the end of the play; what changes that, as it is counted."""
    done, asked = _done(effect), effect.condition
    if not speaks_now_of(done, (*_YARDS, *OF_THE_PLAY)):
        if any(map(_spares_this_down, done)):
            raise Refusal("unexpected", "whoever was designated is exhausted by then")  # F-11
        if isinstance(asked, YardsWould) and not effect.otherwise:
            return (Await(Triggered("the play ends", effect.then, condition=asked)),)
        return (Await(Triggered("the play ends", (effect,))),)
    if not isinstance(asked, YardsWould) or speaks_of(done, OF_THE_CALL):
        return ()
    if not speaks_of(done, _IN_STEAD) and not comes_as_counted(done):
        return ()
    if effect.otherwise:
        return (Await(Would("the play would gain yards", (effect,))),)
    return (Await(Would("the play would gain yards", effect.then, condition=asked)),)


def spares(effects: tuple[Effect, ...]) -> bool:
    """Whether they keep a Player Energized whom being designated would exhaust."""
    return any(
        isinstance(each, If) and any(map(_spares_this_down, _done(each))) for each in effects
    )


def _spares_this_down(effect: Effect) -> bool:
    if not isinstance(effect, Lasting) or effect.duration != "this down":
        return False
    return isinstance(effect.modifier, Cannot) and effect.modifier.what == "be exhausted"


def comes_as_counted(done: tuple[Effect, ...]) -> bool:
    """Whether it changes what the yards or the clock come to, so that it cannot wait for those."""
    besides = (*AS_COUNTED, FirstDown, Draw)
    return speaks_of(done, AS_COUNTED) and all(isinstance(each, besides) for each in done)


def yards_apart(done: tuple[Effect, ...]) -> tuple[tuple[Effect, ...], tuple[Effect, ...]]:
    """What is done to the yards and the time of a play that fails, and all else.

    Such a play has no timing point before Play Results (F-7): what hears of it comes after them.
    """
    yards = tuple(each for each in done if isinstance(each, (*_YARDS, *_TIME)))
    return yards, tuple(each for each in done if each not in yards)


def _until_named(effect: If) -> tuple[Effect, ...]:
    """Who they are is known when both players have named them."""
    asked = effect.condition
    asks = asked.conditions if isinstance(asked, AllOf) else (asked,)
    calls: tuple[Call, ...] = ()
    if len(asks) == 2 and isinstance(asks[1], Called) and asks[1].who == "offense":
        calls = asks[1].calls
    named = Triggered("a Player is designated", (effect,), players=All(Group(side="offense")))
    if isinstance(asks[0], HasRole) and len(asks) == (2 if calls else 1) and not effect.otherwise:
        named = replace(named, effects=effect.then, players=asks[0].players, calls=calls)
    return (Await(named),)


def _as_timed(effect: If) -> tuple[Effect, ...]:
    """What a play takes off the clock if it comes out so, is known as yards are counted."""
    if effect.otherwise:
        if not all(isinstance(each, (*_YARDS, *_TIME)) for each in _done(effect)):
            return ()
        return (Await(Would("the play would gain yards", (effect,))),)
    counted, rest = yards_apart(effect.then)
    timed = Would("the play would gain yards", counted, condition=effect.condition)
    return (Await(timed), *(_until_settled(If(effect.condition, rest)) if rest else ()))


def _when_it_works(effect: If) -> tuple[Effect, ...]:
    """What its base yards are if it succeeds, of a play that nobody has called yet."""
    asked = effect.condition
    row = asked.conditions if isinstance(asked, AllOf) else (asked,)
    results = [result for part in row if (result := result_of(part)) is not None]
    others = [part for part in row if result_of(part) is None]
    if len(results) != 1 or results[0] in FAILED or effect.otherwise:
        return ()
    event, calls = EVENTS[results[0]]
    then = (If(together(others), effect.then),) if others else effect.then
    return (Await(Triggered(event, then, calls=calls)),)


def _until_settled(effect: If) -> tuple[Effect, ...]:
    """What became of the play is known after the last check."""
    asked = effect.condition
    plain = (isinstance(asked, PlayIs) or _asks_for_failed(asked)) and not effect.otherwise
    if not plain and not speaks_now_of(_done(effect), _YARDS):
        return (Await(Triggered("the play ends", (effect,))),)
    if effect.otherwise and not speaks_of(effect.otherwise, _YARDS):
        other = _until_settled(If(Not(asked), effect.otherwise))
        waits = _until_settled(If(asked, effect.then))
        return (*waits, *other) if waits else ()
    if effect.otherwise and all(isinstance(each, _YARDS) for each in _done(effect)):
        return (Await(Would("the play would gain yards", (effect,))),)
    row = asked.conditions if isinstance(asked, AllOf) else (asked,)
    results = [result for part in row if (result := result_of(part)) is not None]
    others = [part for part in row if result_of(part) is None]
    if effect.otherwise:
        return ()
    if len(results) != 1 or any(known_last(part) for part in others):
        yards, rest = yards_apart(effect.then)
        if rest or known_last(asked) != "result":
            return ()
        return (Await(Would("the play would gain yards", yards, condition=asked)),)
    event, calls = EVENTS[results[0]]
    yards, rest = yards_apart(effect.then) if results[0] in FAILED else ((), effect.then)
    made: list[Effect] = []
    if yards:
        made.append(Await(Would("the play would gain yards", yards, condition=asked)))
    if rest:
        then = (If(together(others), rest),) if others else rest
        made.append(Await(Triggered(event, then, calls=calls)))
    return tuple(made)


def _asks_for_failed(asked: Condition) -> bool:
    """Whether it is asked if such a play fails, whose end 2019 does not have (R-8)."""
    row = asked.conditions if isinstance(asked, AllOf) else ()
    others = [part for part in row if not (isinstance(part, PlayIs) and part.result in FAILED)]
    return len(others) == len(row) - 1 and all(isinstance(part, Called | OnSide) for part in others)


def result_of(asked: Condition) -> str | None:
    """The result that is asked for; a play that is not stopped is successful."""
    if asked == Not(PlayIs("stopped")):
        return "successful"
    return asked.result if isinstance(asked, PlayIs) else None
