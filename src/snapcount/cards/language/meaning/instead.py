"""What `instead` takes the place of: the last thing of its kind that the same text did before.

`Gain 5 yards. You may discard an Action card. If you do, gain 15 yards instead.` The five yards are
for whoever does not discard. Where nothing of its kind stands before it, yards are gained instead
of those of the play, and anything else is said of nothing.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel.contents import contents
from snapcount.cards.language.kernel.kinds import EFFECTS
from snapcount.cards.language.kernel.walk import changed, parts
from snapcount.cards.language.meaning.about import speaks_of
from snapcount.cards.language.meaning.clauses import SETS, Stead, minus, of_yards
from snapcount.cards.language.meaning.excluding import exclude_each_other
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.stead import asks_result
from snapcount.cards.nouns import Did, GritIn, Not, StrengthIn, TheGrit, TheX, TheYards, YardsWould
from snapcount.cards.tree import (
    Await,
    ChangeCatchRange,
    ChangeTimeouts,
    ChooseX,
    DetermineGrit,
    Discard,
    Draw,
    EitherMay,
    Energize,
    ExhaustPlayers,
    Gain,
    If,
    InsteadYards,
    Lasting,
    LimitYards,
    Lose,
    MakeResult,
    May,
    ModifyYards,
    MultiplyYards,
    Recover,
    RemoveCard,
    SetCatchRange,
    Turnover,
)

replace = msgspec.structs.replace

_MAKES_WAY: Final = (
    Gain,
    Lose,
    Draw,
    Discard,
    Energize,
    ExhaustPlayers,
    ChangeTimeouts,
    Recover,
    RemoveCard,
    If,
)
"""Where one of these is all that was done before, anything may be done instead."""

_OF_RANGE: Final = (ChangeCatchRange, SetCatchRange)
_OF_YARDS: Final = (Gain, Lose, ModifyYards)
_HANG_ON_YARDS: Final = (MultiplyYards, InsteadYards, LimitYards, YardsWould, TheYards)


def in_its_place(done: list[Any]) -> None:
    """Let the last effect take the place of one before it, if it says `instead`."""
    if not done or not speaks_of(done[-1], (Stead,)):
        return
    stead = next(each for each in parts(done[-1]) if isinstance(each, Stead))
    other, last = stead.effect, done[-1]
    if isinstance(other, ChooseX):  # up to so many are drawn, whose number is chosen before
        numbered = (each for each in parts(last) if getattr(each, "count", None) == TheX())
        other = next(numbered, other)
    if stead.of is not None and not isinstance(other, SETS):
        _check_number(stead, done[:-1])
    if isinstance(last, If) and last.condition == Not(Did()):
        if any(_alike(each, other) for each in done[:-2]):
            raise Refusal(
                "two-readings",
                "instead of what can't be done, or of what was done before it?",
            )
        done[-1] = _plainly(last)  # `If you cannot, draw a card instead`: it is not done anyway
        return
    if isinstance(other, MakeResult | Turnover) and isinstance(last, If):
        if asks_result(last.condition):
            done[-1] = without(last, in_would=True)
            return
    if len(done) > 1 and isinstance(last, If) and _goes_inside(done[-2], other):
        paid: Any = done[-2]
        field = "then" if isinstance(paid, If) else "if_done"
        inside = [*getattr(paid, field), last]
        in_its_place(inside)
        done[-2:] = [replace(paid, **{field: tuple(inside)})]
        return
    if len(done) > 1 and _exclude_each_other(done[-2], last):
        done[-1] = _plainly(last)
        return
    at = _replaced(done, other)
    if at is not None and not isinstance(last, Stead):
        before = done[at]
        del done[at]
        done[-1] = _offered(last, before)
    elif at is not None or (isinstance(other, Gain | Lose) and speaks_of(done[:-1], _OF_YARDS)):
        raise Refusal("two-readings", "instead of which yards? Say it in one sentence")
    else:
        done[-1] = changed(last, _in_the_other_case)


def _check_number(stead: Stead, before: list[Any]) -> None:
    """`Gain 6 yards instead of 4`: there are 4 before it to be gained."""
    alike = [each for each in parts(before) if each in EFFECTS]
    if stead.of not in [_number(each) for each in alike if _alike(each, stead.effect)]:
        raise Refusal("no-antecedent", f"instead of what? Nothing before this says {stead.of}")


def _number(effect: Any) -> Any:
    """What an effect counts: its yards, its cards, its Players."""
    for name in ("yards", "count", "by"):
        if hasattr(effect, name):
            return getattr(effect, name)
    return getattr(getattr(effect, "players", None), "count", None)


def _plainly(thing: Any) -> Any:
    """The same with nothing said to be done instead."""
    return changed(thing, lambda part: part.effect if isinstance(part, Stead) else part)


def _in_the_other_case(part: Any) -> Any:
    """`Otherwise, draw a card instead`: what is done in the other case is done instead anyway."""
    if isinstance(part, If):
        return replace(part, otherwise=_plainly(part.otherwise))
    if isinstance(part, May | EitherMay):
        return replace(part, if_not=_plainly(part.if_not))
    return part


def _exclude_each_other(before: Any, last: Any) -> bool:
    """`If the Grit is 0-1, … If it is 2-4, … instead`: only one of the two is ever done."""
    match before, last:
        case If(condition=one, otherwise=()), If(condition=other):
            if isinstance(one, GritIn | StrengthIn) and type(one) is type(other):
                return one.high < other.low or other.high < one.low
    return False


def without(thing: Any, in_would: bool = False) -> Any:
    """The same where nothing before can be meant: `in_would`, what would happen is."""

    def plainly(part: Any) -> Any:
        if not isinstance(part, Stead):
            return part
        if isinstance(part.effect, SETS):
            return part.effect  # instead of what it has by itself
        if not in_would and not isinstance(part.effect, Gain | Lose):
            raise Refusal("unexpected", "“instead” of what?")
        return of_yards(part.effect)

    if Stead not in contents(thing):
        return thing
    return changed(changed(thing, _by_grit), plainly)


def _by_grit(part: Any) -> Any:
    """`If the Grit is 6 or more, the play becomes a fumble instead` of what it would be."""
    if not isinstance(part, If) or contents(part.condition).isdisjoint((GritIn, TheGrit)):
        return part
    results = (MakeResult, Turnover)
    done: tuple[Any, ...] = part.then
    return replace(
        part,
        then=tuple(
            each.effect if isinstance(each, Stead) and isinstance(each.effect, results) else each
            for each in done
        ),
    )


def _goes_inside(before: Any, other: Any) -> bool:
    """`If you do, gain 5 yards. If you are behind, gain 10 yards instead.`"""
    match before:
        case If(condition=Did() | Not(condition=Did()), then=(*_, gained), otherwise=()):
            return _alike(gained, other)
        case May(if_done=(*_, gained), if_not=()) | EitherMay(if_done=(*_, gained), if_not=()):
            return _alike(gained, other)
    return False


def _replaced(done: list[Any], other: Any) -> int | None:
    """Where the effect stands that the other is done instead of, and can still wait for it."""
    before = done[:-1]
    if len(before) == 1 and isinstance(before[0], _MAKES_WAY):
        return 0
    for at in reversed(range(len(before))):
        if not _alike(before[at], other):
            continue
        if speaks_of(before[at], (Did,)):
            return None  # what was done is asked right after it
        between = done[at + 1 :]
        if isinstance(other, Gain | Lose):
            return None if speaks_of(between, _HANG_ON_YARDS) else at
        waits = all(isinstance(each, Gain | Lose | DetermineGrit) for each in between[:-1])
        return at if waits else None
    return None


def _alike(before: Any, other: Any) -> bool:
    """Whether one may be done instead of the other: yards for yards, cards for cards."""
    if isinstance(before, If):
        return bool(before.then) and _alike(before.then[0], other)
    if isinstance(before, Gain | Lose):
        return isinstance(other, Gain | Lose)
    if isinstance(other, Gain | Lose) and _yards_later(before):
        return True
    if isinstance(before, Lasting) and isinstance(other, Lasting):
        return type(before.modifier) is type(other.modifier)
    if isinstance(before, _OF_RANGE) and isinstance(other, _OF_RANGE):
        return True
    return type(before) is type(other) and not isinstance(before, Await | May | EitherMay)


def _yards_later(before: Any) -> bool:
    """Whether it only says what other plays gain: `Your next Run gains 5 more yards`."""
    if isinstance(before, Lasting):
        return isinstance(before.modifier, ModifyYards)
    if isinstance(before, Await) and len(before.ability.effects) == 1:
        return isinstance(before.ability.effects[0], Gain | Lose)
    return False


def _as_before(before: Any, other: Any) -> Any:
    """`Your plays gain 5 more yards. If …, they gain 10 more yards instead`: the same plays do, as
    long as they would."""
    if isinstance(before, Lasting) and isinstance(other, Lasting):
        return replace(other, duration=before.duration, of=before.of)
    if not isinstance(other, Gain | Lose) or not _yards_later(before):
        return other
    if isinstance(before, Await):
        return replace(before, ability=replace(before.ability, effects=(other,)))
    assert isinstance(before, Lasting)
    by = other.yards if isinstance(other, Gain) else minus(other.yards)
    return replace(before, modifier=replace(before.modifier, by=by))


def _offered(last: Any, before: Any) -> Any:
    """`If A, do X. You may pay. If you do, do Y instead`: where there is no X, there is no Y.

    Two questions of a kind may exclude each other: `inside the 20 …, outside it … instead`.
    """
    match last, before:
        case ((May() | EitherMay()), If(then=(only,), otherwise=())):
            return replace(before, then=(_otherwise(last, only),))
        case (If(condition=asked), If(condition=first, then=(only,), otherwise=())):
            if type(asked) is not type(first) and not exclude_each_other(asked, first):
                return replace(before, then=(_otherwise(last, only),))
    return _otherwise(last, before)


def _otherwise(effect: Any, before: Any) -> Any:
    """The effect with the one before it wherever it comes to nothing that is done instead."""
    if isinstance(effect, Stead):
        return _as_before(before, effect.effect)
    if not isinstance(effect, If | May | EitherMay):
        raise Refusal("two-readings", "instead of what? Say it in one sentence")
    first, second = ("then", "otherwise") if isinstance(effect, If) else ("if_done", "if_not")
    made: dict[str, Any] = {}
    for name in {"effects", first, second} & set(effect.__struct_fields__):
        held = getattr(effect, name)
        if speaks_of(held, (Stead,)):
            made[name] = tuple(
                _otherwise(each, before) if speaks_of(each, (Stead,)) else each for each in held
            )
    if "effects" in made:
        made[second] = (*getattr(effect, second), before)
    else:
        for name in {first, second} - set(made):
            made[name] = (*getattr(effect, name), before)
    return replace(effect, **made)
