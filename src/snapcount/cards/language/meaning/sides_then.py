"""Who was on offense when it happened, of what resolves after the ball has changed hands.

`Whenever a fumble happens, the defense draws an Action card` resolves in the next possession, in
which the sides are the others (T-4, P-1). So each player is named: whoever fumbled, and the other.
"""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec

from snapcount.cards.language.kernel.walk import parts, within
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.tree import Ability, Triggered
from snapcount.cards.words import Who

replace = msgspec.structs.replace

_ENDS_POSSESSION: Final = frozenset(
    {
        "a turnover happens",
        "a turnover on downs happens",
        "a fumble happens",
        "an interception happens",
        "a punt is made",
        "a field goal is made",
        "a field goal is missed",
    }
)
"""What happens to whoever is on offense, and gives the other player the ball."""

_NAMES: Final = ("who", "whose", "chooser")
"""The fields of nodes that name a player of the game."""

Named = dict[str, Who]
_OF: Final[dict[Who, Named]] = {
    "you": {"offense": "you", "defense": "opponent"},
    "opponent": {"offense": "opponent", "defense": "you"},
}
"""Who the sides are, by whose possession it is that ends."""


def with_sides_then(abilities: list[Ability]) -> list[Ability]:
    """The same abilities, with the players that `the offense` and `the defense` were then."""
    found: list[Ability] = []
    for ability in abilities:
        if isinstance(ability, Triggered) and _names_sides(ability):
            found += _by_player(ability)
        else:
            found.append(ability)
    return found


def _names_sides(ability: Triggered) -> bool:
    if ability.event not in _ENDS_POSSESSION:
        return False
    return any(
        getattr(part, name, None) in ("offense", "defense")
        for part in parts(ability.effects)
        for name in _NAMES
    )


def _by_player(ability: Triggered) -> list[Ability]:
    """One ability for whoever it happens to, or one for each player."""
    if ability.who in _OF:
        return [_named(ability, ability.who)]
    if ability.once_per is not None or ability.others:
        raise Refusal("no-antecedent", "write “you” and “your opponent”: the ball changes hands")
    return [_named(ability, "you"), _named(ability, "opponent")]


def _named(ability: Triggered, who: Who | None) -> Triggered:
    named = _OF[cast(Who, who)]
    return replace(ability, who=who, effects=_renamed(ability.effects, named))


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
