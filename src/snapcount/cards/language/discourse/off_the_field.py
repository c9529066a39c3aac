"""What a Player would hear only while off the field.

Offensive Players are on the field while their owner is on offense, defensive ones while they are on
defense (S-5), and elsewhere only Bench abilities work (T-14, R-41). So a Quarterback never hears
that a pass of the opponent's is intercepted.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from snapcount.cards.language.kernel.contents import contents
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.nouns import AllOf, Condition, OnSide
from snapcount.cards.tree import (
    Ability,
    Activated,
    BaseYardsAre,
    CannotFirstDown,
    CatchRangeIs,
    Effect,
    If,
    InsteadYards,
    Lasting,
    May,
    ModifyBaseYards,
    ModifyCatchRange,
    ModifyStart,
    ModifyStrength,
    ModifyTimeUnits,
    ModifyYards,
    Occasion,
    OnDesignation,
    RangeStays,
    StartIs,
    Static,
    StrengthStays,
    TimeUnitsAre,
    Triggered,
    Would,
    YardsStay,
)
from snapcount.cards.words import Keyword, Side

OF_THE_OFFENSE: Final = frozenset(
    {
        "a play is revealed",
        "a play is stopped",
        "a play is successful",
        "a pass is incomplete",
        "the play ends",
        "a field goal is attempted",
        "a field goal is made",
        "a field goal is missed",
        "a punt is made",
        "a fumble happens",
        "an interception happens",
        "a turnover happens",
        "a turnover on downs happens",
        "a first down is gained",
        "a possession starts",
        "a possession ends",
        "the play would gain yards",
        "the play would be stopped",
        "the play would be successful",
        "a pass would be incomplete",
        "a field goal would be good",
        "a field goal would be missed",
        "a fumble would happen",
        "an interception would happen",
        "a Pick Six would happen",
        "a live ball turnover would happen",
        "a turnover on downs would happen",
        "a first down would be gained",
    }
)
"""What happens to whoever has the ball: to `you` on offense, to `your opponent` on defense."""


_NAMED_ON: Final[dict[Keyword, Side]] = {
    "run": "offense",
    "receive": "offense",
    "tackle": "defense",
}
"""The side of the ball of whoever is designated for that (F-9)."""

_OF_PLAYS: Final = (
    BaseYardsAre,
    CannotFirstDown,
    CatchRangeIs,
    ModifyBaseYards,
    ModifyCatchRange,
    ModifyStrength,
    ModifyTimeUnits,
    ModifyYards,
    RangeStays,
    StrengthStays,
    TimeUnitsAre,
    YardsStay,
)
"""What is said of the plays that somebody runs, which is whoever has the ball."""


def refuse_off_the_field(
    abilities: list[Ability], effects: tuple[Effect, ...], scene: Scene
) -> None:
    """Refuse an ability that waits for what only happens while its Player is off the field.

    So is what holds for plays of whoever does not have the ball while it holds.
    """
    if scene.side is None:
        return
    if any(_is_of_no_play(each, scene.side) for each in (*abilities, *effects)):
        whose = "your opponent" if scene.side == "offense" else "you"
        message = f"while this holds, {whose} will run no play: whose plays are meant?"
        raise Refusal("never", message)
    if not scene.on_player:
        return
    for ability in abilities:
        if isinstance(ability, OnDesignation) and _NAMED_ON[ability.keyword] != scene.side:
            message = f"nobody on {scene.side} is ever designated to {ability.keyword}"
            raise Refusal("never", message)
        if isinstance(ability, Static) and not ability.bench:
            if _is_of_theirs(ability.modifier, scene.side) or _starts_elsewhere(
                ability.modifier, scene.side
            ):
                raise _never_heard(scene.side)
        if not isinstance(ability, Triggered | Would) or ability.bench:
            continue
        if _never_comes(ability, scene.side) and not _of_both(ability, abilities, scene.side):
            raise _never_heard(scene.side)


def _never_heard(side: Side) -> Refusal:
    message = (
        f"this Player is on the field while you are on {side}, so this never happens; write"
        " “Bench:” before it"
    )
    return Refusal("never", message)


def _is_of_theirs(modifier: Any, side: Side) -> bool:
    """Whether it holds for plays that nobody runs while that side is on the field."""
    return isinstance(modifier, _OF_PLAYS) and _side_of(modifier.who, "offense") not in (side, None)


def _starts_elsewhere(modifier: Any, side: Side) -> bool:
    """Whether it says where possessions start at whose start that side is not on the field."""
    if not isinstance(modifier, ModifyStart | StartIs):
        return False
    return _side_of(modifier.who, "offense") not in (side, None)


def _is_of_no_play(thing: Any, side: Side) -> bool:
    """Whether something is done that holds for this down, for plays that nobody runs in it."""
    if isinstance(thing, tuple):
        return any(_is_of_no_play(each, side) for each in thing)
    if isinstance(thing, Lasting):
        return thing.duration == "this down" and _is_of_theirs(thing.modifier, side)
    if isinstance(thing, If | May | Activated | OnDesignation):
        if getattr(thing, "bench", False):
            return False
        return any(
            _is_of_no_play(getattr(thing, field, ()), side)
            for field in ("effects", "then", "otherwise", "if_done", "if_not")
        )
    return False


def _never_comes(ability: Triggered | Would, side: Side) -> bool:
    """Whether all that it waits for, or all that it does then, is only for the other side."""
    waits = all(_is_elsewhere(each, side) for each in (ability, *ability.others))
    return waits or _asks_elsewhere(ability.effects, side)


def _of_both(ability: Triggered | Would, abilities: list[Ability], side: Side) -> bool:
    """Whether it is one half of `whenever a player …`, whose other half is heard."""
    return any(
        isinstance(each, Triggered | Would)
        and each.event == ability.event
        and {each.who, ability.who} == {"you", "opponent"}
        and not _never_comes(each, side)
        for each in abilities
    )


def _is_elsewhere(waits: Triggered | Would | Occasion, side: Side) -> bool:
    """Whether it can only happen while that side is off the field."""
    if waits.event in OF_THE_OFFENSE and _side_of(waits.who, "offense") not in (side, None):
        return True
    if waits.event == "a safety is scored" and _side_of(waits.who, "defense") not in (side, None):
        return True
    return _is_asked_elsewhere(waits.condition, side)


def _asks_elsewhere(effects: tuple[Effect, ...], side: Side) -> bool:
    """Whether all that is done is done only while that side is off the field."""
    return all(
        isinstance(each, If) and not each.otherwise and _is_asked_elsewhere(each.condition, side)
        for each in effects
    )


def _is_asked_elsewhere(asked: Condition | None, side: Side) -> bool:
    conditions: tuple[Any, ...] = asked.conditions if isinstance(asked, AllOf) else (asked,)
    return any(
        isinstance(each, OnSide) and _side_of(each.who, each.side) not in (side, None)
        for each in conditions
    )


def _side_of(who: Any, side: Side) -> Side | None:
    """On which side `you` are while that player is on this one; None if it may be either."""
    other: Side = "defense" if side == "offense" else "offense"
    return {"you": side, "opponent": other}.get(who)


def refuse_instead_of_leaving(abilities: Sequence[Ability], spoken: Sequence[str]) -> None:
    """Refuse yards `instead` where a Player would leave the field: nothing keeps them there."""
    if ("would", "leave") not in pairwise(spoken):
        return
    for ability in abilities:
        if isinstance(ability, Triggered) and ability.event == "a Player leaves the field":
            if InsteadYards in contents(ability.effects):
                raise Refusal("unexpected", "“instead” of what?")
