"""X that somebody pays with cards or Players: no more than can be paid may be chosen.

Nobody need be told to choose it: whoever discards X cards, or exhausts X Players, chooses X.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel.walk import changed
from snapcount.cards.language.meaning.draft import Page
from snapcount.cards.nouns import Choose, Countable, CountCards, CountPlayers, Minus, TheX
from snapcount.cards.tree import (
    Activated,
    ChooseX,
    Discard,
    Effect,
    ExhaustPlayers,
    LimitX,
    May,
    OnDesignation,
    Triggered,
)

_IN_HAND: Final = CountCards("you", "play", "hand")
_LEFT: Final = frozenset({"left", "remaining", "other"})


def with_x(page: Page, spoken: list[str]) -> None:
    """Let X be chosen where a price is the first to speak of it, and no more than can be paid."""
    if not _LEFT.isdisjoint(spoken):
        page.abilities = [changed(each, _but_this) for each in page.abilities]
    page.effects = _chosen(page.effects)
    for place, ability in enumerate(page.abilities):
        if isinstance(ability, Activated | OnDesignation | Triggered):
            effects = _chosen(ability.effects)
            if effects is not ability.effects:
                page.abilities[place] = msgspec.structs.replace(ability, effects=effects)


def _but_this(part: Any) -> Any:
    """The Play that X is chosen with is not left in the hand (R-6)."""
    if isinstance(part, LimitX) and part.to == _IN_HAND:
        return msgspec.structs.replace(part, to=Minus(_IN_HAND, 1))
    return part


def _chosen(effects: tuple[Any, ...]) -> tuple[Any, ...]:
    for place, effect in enumerate(effects):
        if isinstance(effect, ChooseX):
            return _payable(effects, place, effect)
        most = _most(effect)
        if most is not None:
            who = effect.who if isinstance(effect, Discard) else "you"
            return (*effects[:place], ChooseX(who=who, up_to=most), *effects[place:])
        if isinstance(effect, May):
            inside = _chosen(effect.effects)
            if inside is not effect.effects:
                offer = msgspec.structs.replace(effect, effects=inside)
                return (*effects[:place], offer, *effects[place + 1 :])
    return effects


def _payable(effects: tuple[Any, ...], place: int, said: ChooseX) -> tuple[Any, ...]:
    """X that was told to be chosen, where it is paid at once and nothing else limits it."""
    price = effects[place + 1] if place + 1 < len(effects) else None
    most = None if price is None else _most(price)
    if most is None or said != ChooseX(who=said.who):
        return effects
    chosen = msgspec.structs.replace(said, up_to=most)
    return (*effects[:place], chosen, *effects[place + 1 :])


def _most(price: Effect) -> Countable | None:
    """How much X may be, if that is its price."""
    match price:
        case Discard(count=TheX()):
            return CountCards(price.who, price.deck, "hand")
        case ExhaustPlayers(players=Choose(count=TheX(), group=group)) if group.whose == "you":
            return CountPlayers(msgspec.structs.replace(group, state="energized"))
    return None
