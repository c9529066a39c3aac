"""Field goals that their Grit decides (K-1, R-30).

While a field goal is being kicked, the Grit is that of the kick: what is used then may ask for it
and change it, and determining it again is kicking again. Said of field goals to come, `good if the
Grit is 5 or more` is on which Grit values they are good; `no good if the Grit is 0-4` waits for the
kick, and asks for its Grit.
"""

from __future__ import annotations

from typing import Any, Final, cast, get_args

import msgspec

from snapcount.cards.language.kernel.walk import exchanged, parts
from snapcount.cards.language.meaning.about import speaks_of
from snapcount.cards.language.meaning.draft import Page
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.nouns import AnyOf, Compare, GritIn, Not, TheGrit
from snapcount.cards.tree import (
    Activated,
    Await,
    ChangeGrit,
    DetermineGrit,
    FieldGoalsAre,
    FieldGoalsGoodOn,
    If,
    KickAgain,
    Lasting,
    May,
    ModifyGrit,
    ModifyPunts,
    Occasion,
    PuntsGo,
    Static,
    Timing,
    Triggered,
    Would,
)
from snapcount.cards.words import Wait

replace = msgspec.structs.replace
_KICKS = (
    "a field goal would be good",
    "a field goal would be missed",
    "a field goal is attempted",
)


def is_at_kick(timing: Timing | None) -> bool:
    """Whether a text is used while a field goal is being kicked, and then alone."""
    return timing is not None and timing.points == ("field goal",)


def of_kicks(page: Page, at_kick: bool) -> None:
    """Settle of which Grit the sentences of a page speak."""
    at_kick = at_kick or is_at_kick(page.timing)
    page.effects = _settled(page.effects, at_kick)
    page.abilities = _of_both([_of_all(_ability(each)) for each in page.abilities])
    _refuse(page, at_kick)


_OF_ALL: Final[dict[str, Any]] = {
    "a punt is made": "punt",
    "a field goal is attempted": "field goal",
}


def _of_all(ability: Any) -> Any:
    """A kick has its Grit when it is made: what is added whenever that happens is added to all."""
    match ability:
        case Triggered(
            event=event,
            effects=(ChangeGrit(by=int(by)),),
            calls=(),
            players=None,
            once_per=None,
        ) if event in _OF_ALL:
            kicks = ModifyGrit(by, ability.who or "each player", _OF_ALL[event])
            return Static(kicks, ability.condition, ability.bench)
        case Triggered(
            event="Grit is determined",
            effects=(ChangeGrit(by=int(by)),),
            calls=(),
            players=None,
            once_per=None,
            others=(),
        ) if not speaks_of(ability.condition, (GritIn, TheGrit)):
            every = ModifyGrit(by, ability.who or "each player", every=True)
            return Static(every, ability.condition, ability.bench)
    return ability


def _in_time(ability: Triggered | Would) -> None:
    """Refuse to kick again, and to determine the Grit of a kick, when that is over."""
    if isinstance(ability, Would):
        if _choices(ability.effects):
            raise Refusal("unexpected", "its Grit has decided by then; write “… is attempted”")
        return
    heard: tuple[Triggered | Occasion, ...] = (ability, *ability.others)
    if any(each.event in _TOO_LATE for each in heard):
        if speaks_of(ability.effects, (KickAgain,)):
            raise Refusal(
                "unexpected",
                "a punt has one Grit, and a field goal alone can be kicked again, or have two;"
                " write “if … kicks a field goal …”, without the punt",
            )
        done = tuple(parts(ability.effects))
        if DetermineGrit(again=True) in done and DetermineGrit() not in done:
            raise Refusal(
                "unexpected",
                "that Grit stands by then; write “for an effect”, or “a field goal's Grit”",
            )


def _choices(*things: Any) -> int:
    """How often one of two Grits is used for a kick."""
    return sum(isinstance(part, KickAgain) and part != KickAgain() for part in parts(*things))


def _refuse(page: Page, at_kick: bool) -> None:
    """Refuse what comes too late for a kick, and a choice of Grits where none is made."""
    all_said = (page.effects, page.abilities)
    waiting = [part for part in parts(*all_said) if isinstance(part, Triggered | Would)]
    for each in waiting:
        _in_time(each)
    at_kicks = [each.effects for each in waiting if each.event in _KICKS]
    used = [each for each in page.abilities if isinstance(each, Activated)]
    at_kicks += [each.effects for each in used if is_at_kick(each.timing)]
    if not at_kick and _choices(*all_said) > _choices(at_kicks):
        raise Refusal("unexpected", "of which kick? Write “if … attempts a field goal this down”")


def _of_both(abilities: list[Any]) -> list[Any]:
    """What is added to the Grit of punts, and as much to that of field goals, is of all kicks."""
    made: list[Any] = []
    for each in abilities:
        match made[-1:], each:
            case [Static(modifier=ModifyGrit(kick=str(one)) as held) as before], Static(
                modifier=ModifyGrit(kick=str(other))
            ) if one != other:
                if each == replace(before, modifier=replace(held, kick=other)):
                    made[-1] = replace(before, modifier=replace(held, kick=None))
                    continue
        made.append(each)
    return made


_TOO_LATE: Final = ("a punt is made", "Grit is determined")
"""When this is heard of, a kick is over, or it was none."""


def _ability(ability: Any) -> Any:
    if isinstance(ability, Static):
        good = _good_on(ability.condition, ability.modifier)
        if good is not None:
            return replace(ability, modifier=good, condition=None)
        spoiled = _spoiled(ability.condition, ability.modifier)
        return ability if spoiled is None else replace(spoiled, bench=ability.bench)
    at_kick = isinstance(ability, Would | Triggered) and ability.event in _KICKS
    if isinstance(ability, Activated):
        at_kick = is_at_kick(ability.timing)
    return replace(ability, effects=_settled(ability.effects, at_kick))


def _settled(effects: tuple[Any, ...], at_kick: bool) -> tuple[Any, ...]:
    found: list[Any] = []
    own = False
    for effect in effects:
        if isinstance(effect, Await):
            effect = replace(effect, ability=_ability(effect.ability))
        if at_kick and not own and DetermineGrit() not in parts(effect):
            effect = exchanged(effect, DetermineGrit(again=True), KickAgain())
        own = own or isinstance(effect, DetermineGrit)
        if not own and not at_kick:
            effect = of_goals_to_come(effect)
            if isinstance(effect, May | If):
                field = "if_done" if isinstance(effect, May) else "then"
                done = tuple(of_goals_to_come(each) for each in getattr(effect, field))
                effect = replace(effect, **{field: done})
        found.append(effect)
    return tuple(found)


def of_goals_to_come(effect: Any) -> Any:
    """What is said of field goals that are still to come, with no Grit determined yet."""
    if not isinstance(effect, If) or effect.otherwise or len(effect.then) != 1:
        return effect
    held = effect.then[0]
    if not isinstance(held, Lasting):
        return effect
    good = _good_on(effect.condition, held.modifier)
    if good is not None:
        return replace(held, modifier=good)
    spoiled = _spoiled(effect.condition, held.modifier)
    if spoiled is None:
        return effect
    if held.duration == "next kick":
        return Await(spoiled, "this game")
    if held.duration not in get_args(Wait):
        raise Refusal("unexpected", "for how long? Write “this half”, or “the next field goal”")
    until = cast(Wait, held.duration)
    return Await(spoiled, until, once=False, of=held.of)


def _spoiled(asked: Any, modifier: Any) -> Triggered | None:
    """What a field goal waits for that is no good on some Grit values: its own (K-1).

    So does one that is good on an even Grit, which is no range of them.
    """
    if not isinstance(modifier, FieldGoalsAre) or not _asks_grit(asked):
        return None
    who = None if modifier.who in ("each player", "offense") else modifier.who
    decided = Lasting(FieldGoalsAre(modifier.good, "offense"))
    return Triggered("a field goal is attempted", (If(asked, (decided,)),), who)


def check_of_kicks(effect: If) -> None:
    """Refuse a Grit behind what is said of kicks, where it would be another than theirs."""
    if any(isinstance(each, Lasting) and speaks_of(each, _SAID_OF_KICKS) for each in effect.then):
        raise Refusal(
            "two-readings",
            "of which Grit? Write “Determine Grit value.” first, or “If you attempt a field goal "
            "this down and the Grit is …”",
        )


_SAID_OF_KICKS: Final = (FieldGoalsAre, FieldGoalsGoodOn, ModifyPunts, PuntsGo)


def _asks_grit(asked: Any) -> bool:
    if isinstance(asked, Not):  # `missed unless the Grit is 3-6`
        asked = asked.condition
    if isinstance(asked, AnyOf):
        return all(_asks_grit(each) for each in asked.conditions)
    return isinstance(asked, GritIn) or (isinstance(asked, Compare) and asked.left == TheGrit())


def _good_on(asked: Any, modifier: Any) -> FieldGoalsGoodOn | PuntsGo | None:
    """The same on those Grit values alone: of a field goal, that it is good, of a punt how far."""
    if isinstance(modifier, PuntsGo):
        whatever = PuntsGo(modifier.to, modifier.who)
        grit = _grit_values(asked) if modifier == whatever else None
        return None if grit is None else replace(modifier, low=grit[0], high=grit[1])
    if not isinstance(modifier, FieldGoalsAre) or not modifier.good:
        return None
    grit = _grit_values(asked)
    return None if grit is None else FieldGoalsGoodOn(*grit, modifier.who)


def _grit_values(asked: Any) -> tuple[int, int] | None:
    if isinstance(asked, GritIn):
        return asked.low, asked.high
    if (
        not isinstance(asked, Compare)
        or asked.left != TheGrit()
        or not isinstance(asked.right, int)
    ):
        return None
    low = 0 if asked.how == "at most" else asked.right
    return low, 9 if asked.how == "at least" else asked.right
