"""Who was on offense when it happened, of what resolves after the ball has changed hands.

`Whenever a fumble happens, the defense draws an Action card` and `At the end of each down, the
offense discards an Action card` resolve in the next down, which may be one of the next possession,
in which the sides are the others (T-4, P-1). So each player is named: whoever had the ball, and the
other. What a card's effect waits for names them as it resolves, when the sides are still theirs.
"""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec

from snapcount.cards.language.kernel.walk import changed, parts, within
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.nouns import AllOf, Condition, OnSide
from snapcount.cards.tree import Ability, Activated, Await, Effect, If, OnDesignation, Triggered
from snapcount.cards.words import Side, Who

replace = msgspec.structs.replace

_OF_THE_OFFENSE: Final = frozenset(
    {
        "a turnover happens",
        "a turnover on downs happens",
        "a fumble happens",
        "an interception happens",
        "a punt is made",
        "a field goal is made",
        "a field goal is missed",
        "a down ends",
        "a possession ends",
    }
)
"""What happens to whoever is on offense, and may give the other player the ball."""

_OF_EITHER: Final = frozenset({"a half ends", "points are scored"})
"""What may do so too, and does not say who was on offense."""

_NAMES: Final = ("who", "whose", "chooser")
"""The fields of nodes that name a player of the game."""

Named = dict[str, Who]
_OF: Final[dict[Who, Named]] = {
    "you": {"offense": "you", "defense": "opponent"},
    "opponent": {"offense": "opponent", "defense": "you"},
}
"""Who the sides are, by whose possession it is that ends."""

_BY_SIDE: Final[dict[Side, Named]] = {"offense": _OF["you"], "defense": _OF["opponent"]}
"""Who they are, by the side of the ball that a card is for."""

_UNTIL_THEN: Final = frozenset({"this down", "this possession"})
"""For how long it stays the same possession."""


def with_sides_then(abilities: list[Ability], scene: Scene) -> list[Ability]:
    """The same abilities, with the players that `the offense` and `the defense` were then."""
    found: list[Ability] = []
    for ability in abilities:
        side = None if getattr(ability, "bench", False) else _side_of(ability, scene)
        if isinstance(ability, Triggered) and _names_sides(ability):
            found += _by_player(ability, side)
        elif isinstance(ability, Triggered | OnDesignation | Activated):
            effects = waiting_with_sides(ability.effects, side)
            found.append(replace(ability, effects=effects))
        else:
            found.append(ability)
    return found


def effects_with_sides_then(effects: tuple[Effect, ...], scene: Scene) -> tuple[Effect, ...]:
    """The same effects of an Action card."""
    return waiting_with_sides(effects, scene.side)


def waiting_with_sides(effects: tuple[Effect, ...], side: Side | None) -> tuple[Effect, ...]:
    """The same effects; what waits in them names who is on each side as it begins to wait."""
    return cast("tuple[Effect, ...]", changed(effects, lambda part: _waiting(part, side)))


def _side_of(ability: Ability, scene: Scene) -> Side | None:
    """On which side its player is whenever the ability works; None if that may be either."""
    if isinstance(ability, OnDesignation):
        return "defense" if ability.keyword == "tackle" else "offense"
    return scene.side if scene.on_player else None


def _waiting(part: Any, side: Side | None) -> Any:
    if not isinstance(part, Await) or not isinstance(part.ability, Triggered):
        return part
    if not _names_sides(part.ability):
        return part
    if side is not None:
        return _renamed(part, _BY_SIDE[side])
    if part.duration not in _UNTIL_THEN:
        raise Refusal("no-antecedent", "write “you” and “your opponent”: the ball changes hands")
    yours, theirs = (_renamed(part, _OF[who]) for who in ("you", "opponent"))
    return If(OnSide("you", "offense"), (yours,), (theirs,))


def _names_sides(ability: Triggered) -> bool:
    if ability.event not in _OF_THE_OFFENSE and ability.event not in _OF_EITHER:
        return False
    return any(
        getattr(part, name, None) in ("offense", "defense")
        for part in parts(ability.effects)
        for name in _NAMES
    )


def _by_player(ability: Triggered, side: Side | None) -> list[Ability]:
    """One ability for whoever it happens to, or one for each player."""
    owned = ability.event in _OF_THE_OFFENSE
    if owned and ability.who in _OF:
        return [_named(ability, ability.who)]
    if side is not None:
        return [_renamed(ability, _BY_SIDE[side])]
    if ability.once_per is not None or ability.others:
        raise Refusal("no-antecedent", "write “you” and “your opponent”: the ball changes hands")
    if owned:
        return [_named(ability, "you"), _named(ability, "opponent")]
    return [_while(ability, "you"), _while(ability, "opponent")]


def _named(ability: Triggered, who: Who | None) -> Triggered:
    named = _OF[cast(Who, who)]
    return replace(ability, who=who, effects=_renamed(ability.effects, named))


def _while(ability: Triggered, offense: Who) -> Triggered:
    """The ability while that player is on offense."""
    there: Condition = OnSide("you", "offense" if offense == "you" else "defense")
    both = there if ability.condition is None else AllOf((ability.condition, there))
    return replace(ability, condition=both, effects=_renamed(ability.effects, _OF[offense]))


def _renamed(part: Any, named: Named) -> Any:
    """The same, with players for sides."""
    part = within(part, lambda inside: _renamed(inside, named))
    if not isinstance(part, msgspec.Struct):
        return part
    changes = {
        name: named[said]
        for name in _NAMES
        if isinstance(said := getattr(part, name, None), str) and said in named
    }
    return replace(part, **changes) if changes else part
