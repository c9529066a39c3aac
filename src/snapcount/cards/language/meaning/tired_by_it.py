"""`Run: This Player does not become Exhausted`: as the runner is, at Play Results (F-11).

`Does not become Exhausted` names no time and no effect. Said of whoever is designated, when that
happens, it is what being designated does; what an opponent's card does later is another matter,
of which `cannot be Exhausted this down` speaks.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from msgspec.structs import replace

from snapcount.cards.language.kernel.walk import changed, parts
from snapcount.cards.language.meaning.draft import Page
from snapcount.cards.nouns import Designated, HasRole, That, This, YardsWould
from snapcount.cards.tree import Cannot, Lasting, OnDesignation, Static, Triggered

_SAID: Final = (
    ("not", "become", "exhausted"),
    ("not", "exhaust"),
    *((stays, "energized") for stays in ("stay", "stays", "remain", "remains")),
)
_OTHERS: Final = (("be", "exhausted"), ("become", "energized"), ("be", "energized"))
_ENDS: Final = (".", ",", "and", "but", ";")
_ASKED: Final = ("if", "unless")
_WHEN: Final = ("when", "whenever", "while", "as", *_ASKED)
"""What they are when that is so: `… does not become Exhausted when it is the runner`."""


def tired_by_it(page: Page, spoken: list[str]) -> None:
    """The same page, where that is what the words say of those who are designated."""
    if _says_so(spoken, (*_ENDS, *_WHEN)):
        page.abilities = [_spared_as(each) for each in page.abilities]
    if not _says_so(spoken, (*_ENDS, *_ASKED)):
        return
    page.abilities = [_spared_then(each) for each in page.abilities]
    page.effects = changed(page.effects, lambda part: _spared(part, (Designated,)))


def _says_so(spoken: list[str], ends: tuple[str, ...]) -> bool:
    """Whether it says that they do not become Exhausted, and not for how long or by what."""
    found = False
    if ("this", "down") in pairwise(spoken):
        return False
    for at in range(len(spoken)):
        for words in _SAID:
            if tuple(spoken[at : at + len(words)]) == words:
                after = spoken[at + len(words)] if at + len(words) < len(spoken) else "."
                if after not in ends:
                    return False
                found = True
        if tuple(spoken[at : at + 2]) in _OTHERS:
            return False
    return found


def _spared_as(ability: Any) -> Any:
    """The same of whoever stands there as the runner, the receiver or the tackler."""
    if not isinstance(ability, Static):
        return ability
    held = ability.modifier
    if not isinstance(held, Cannot) or held.what != "be exhausted" or held.by is not None:
        return ability
    roles = [part for part in parts(ability.condition) if isinstance(part, HasRole)]
    asked = {type(part) for part in parts(ability.condition)}
    named = isinstance(held.players, Designated) or YardsWould in asked
    if not named and not any(part.players == held.players for part in roles):
        return ability
    return replace(ability, modifier=replace(held, by="designation"))


def _spared_then(ability: Any) -> Any:
    kinds: tuple[type, ...] = (Designated,)
    if isinstance(ability, OnDesignation):
        kinds = (This, Designated)
    elif isinstance(ability, Triggered) and ability.event == "a Player is designated":
        kinds = (This, That, Designated)
    return changed(ability, lambda part: _spared(part, kinds))


def _spared(part: Any, kinds: tuple[type, ...]) -> Any:
    """What keeps such Players from being exhausted this down, as from being designated."""
    if not isinstance(part, Lasting) or part.duration != "this down" or part.of is not None:
        return part
    held = part.modifier
    if not isinstance(held, Cannot) or held.what != "be exhausted" or held.by is not None:
        return part
    if not isinstance(held.players, kinds):
        return part
    return replace(part, modifier=replace(held, by="designation"))
