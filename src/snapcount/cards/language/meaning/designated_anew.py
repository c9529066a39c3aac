"""Abilities of a Player who is designated by an effect: they trigger by that alone (T-13).

`That Player becomes the runner. If that Player is Energized, its Run abilities trigger.` The second
sentence says what is so anyway, and is left out: nothing triggers twice.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel.contents import contents
from snapcount.cards.language.kernel.doers import BEFORE
from snapcount.cards.language.meaning.draft import Page
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.nouns import Choose, Designated, Group, PlayerIs, That
from snapcount.cards.tree import (
    CancelLayer,
    CannotUse,
    ChoosePlayers,
    Effect,
    If,
    Lasting,
    NameAnother,
    TriggerAbilities,
)
from snapcount.cards.words import LayerKind

_TRIGGERS: Final = {
    "runner": ("run",),
    "receiver": ("receive",),
    "ball carrier": ("run", "receive"),
    "tackler": ("tackle",),
}
_WAITS: Final[dict[str, LayerKind]] = {
    "run": "run ability",
    "receive": "receive ability",
    "tackle": "tackle ability",
}
_READY: Final = PlayerIs(That(), Group(state="energized"))


def designated_anew(page: Page, on_player: bool = True) -> None:
    """The page without the sentences that say what designation does by itself."""
    page.effects = _without(page.effects if on_player else _than_who_is_named(page.effects))
    for place, ability in enumerate(page.abilities):
        effects = getattr(ability, "effects", ())
        left = _without(effects)
        if left != effects:
            page.abilities[place] = msgspec.structs.replace(ability, effects=left)
    if BEFORE in contents(page.effects, page.abilities):
        raise Refusal(
            "no-antecedent",
            "who was it before? Say “Cancel the Tackle abilities of the previous"
            " tackler” right after another one is named",
        )


def _than_who_is_named(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """`Choose another of your Players. That Player becomes the runner`: another than is named now.

    On a Player it is another than that one.
    """
    left: list[Any] = []
    for effect in effects:
        chosen = getattr(left[-1], "players", None) if left else None
        if (
            left
            and isinstance(effect, NameAnother)
            and isinstance(effect.players, That)
            and isinstance(left[-1], ChoosePlayers)
            and isinstance(chosen, Choose)
            and chosen.group.other
        ):
            group = msgspec.structs.replace(chosen.group, other=False)
            named = msgspec.structs.replace(chosen, group=group)
            left[-1] = msgspec.structs.replace(effect, players=named)
        else:
            left.append(effect)
    return tuple(left)


def _without(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    left: list[Any] = []
    triggered: tuple[str, ...] = ()
    for effect in effects:
        keyword = _of_who_was(effect)
        if keyword in triggered and isinstance(left[-1], NameAnother):
            # What waits is that Player's; what the new one triggers comes after (T-4)
            left.insert(-1, CancelLayer(_WAITS[keyword], every=True))
            continue
        if isinstance(effect, NameAnother):
            triggered = _TRIGGERS[effect.role]
        elif _triggers(effect, triggered):
            continue
        elif isinstance(getattr(effect, "players", None), Choose):
            triggered = ()  # `that Player` is another from here on
        left.append(effect)
    return tuple(left)


def _of_who_was(effect: Any) -> str:
    """The keyword, if abilities are cancelled of who was designated before another was named."""
    held = effect.modifier if isinstance(effect, Lasting) else None
    if not isinstance(held, CannotUse) or not isinstance(held.players, Designated):
        return ""
    whose: Any = held.players.whose
    return held.keyword or "" if whose == BEFORE else ""


def _triggers(effect: Any, keywords: tuple[str, ...]) -> bool:
    """Whether that Player's abilities trigger, if at all only while it is Energized."""
    if isinstance(effect, If) and effect.condition == _READY and len(effect.then) == 1:
        return not effect.otherwise and _triggers(effect.then[0], keywords)
    return (
        isinstance(effect, TriggerAbilities)
        and isinstance(effect.players, That)
        and effect.keyword in keywords
    )
