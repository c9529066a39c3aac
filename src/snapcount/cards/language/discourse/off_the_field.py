"""What a Player would hear only while off the field.

Offensive Players are on the field while their owner is on offense, defensive ones while they are on
defense (S-5), and elsewhere only Bench abilities work (T-14, R-41). So a Quarterback never hears
that a pass of the opponent's is intercepted.
"""

from __future__ import annotations

from typing import Any, Final

from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.nouns import AllOf, Condition, OnSide
from snapcount.cards.tree import Ability, Effect, If, Occasion, Triggered, Would
from snapcount.cards.words import Side

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


def refuse_off_the_field(abilities: list[Ability], scene: Scene) -> None:
    """Refuse an ability that waits for what only happens while its Player is off the field."""
    if not scene.on_player or scene.side is None:
        return
    for ability in abilities:
        if not isinstance(ability, Triggered | Would) or ability.bench:
            continue
        if _never_comes(ability, scene.side) and not _of_both(ability, abilities, scene.side):
            message = (
                f"this Player is on the field while you are on {scene.side}, so this never happens;"
                " write “Bench:” before it"
            )
            raise Refusal("never", message)


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
