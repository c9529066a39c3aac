"""`Run: This Player does not become Exhausted`: as the runner is, at Play Results (F-11).

`Does not become Exhausted` names no time and no effect. Said of whoever is designated, when that
happens, it is what being designated does; what an opponent's card does later is another matter,
of which `cannot be Exhausted this down` speaks.

Said of whoever uses an Exhaust ability, it is what that costs (T-5).
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final, get_args

from msgspec.structs import replace

from snapcount.cards.language.kernel.walk import changed, parts
from snapcount.cards.language.meaning.draft import Page
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.nouns import All, Designated, HasRole, That, This, YardsWould
from snapcount.cards.tree import (
    Await,
    Cannot,
    Lasting,
    OnDesignation,
    SparesUsers,
    Static,
    Triggered,
)
from snapcount.cards.words import Stretch

_SAID: Final = (
    ("not", "become", "exhausted"),
    ("not", "exhaust"),
    *((stays, "energized") for stays in ("stay", "stays", "remain", "remains")),
)
_OTHERS: Final = (("be", "exhausted"), ("become", "energized"), ("be", "energized"))
_ROLES: Final = ("designated", "runner", "receiver", "tackler")
"""`If that Player is designated this down` says when, and not for how long."""
_STATES: Final = frozenset(words[-1] for words in (*_SAID, *_OTHERS))
_ENDS: Final = (".", ",", "and", "but", ";")
_IN_IT: Final = tuple(
    (on, this, "play") for on in ("on", "during") for this in ("this", "that", "the")
)
"""`On this play` says when that is: they are designated in it."""
_ASKED: Final = ("if", "unless")
_WHEN: Final = ("when", "whenever", "while", "as", *_ASKED)
"""What they are when that is so: `… does not become Exhausted when it is the runner`."""


def tired_by_it(page: Page, spoken: list[str]) -> None:
    """The same page, where that is what the words say of those who are designated."""
    if _STATES.isdisjoint(spoken):
        return
    if _says_so(spoken, (*_ENDS, *_WHEN)):
        page.abilities = [_spared_as(each) for each in page.abilities]
    if not _says_so(spoken, (*_ENDS, *_ASKED)):
        return
    page.abilities = [_spared_then(_spared_user(each)) for each in page.abilities]
    page.effects = changed(page.effects, _spared_later)


def _says_so(spoken: list[str], ends: tuple[str, ...]) -> bool:
    """Whether it says that they do not become Exhausted, and not for how long or by what."""
    found = False
    for at, pair in enumerate(pairwise(spoken)):
        if pair == ("this", "down") and spoken[at - 1] not in _ROLES:
            return False
    for at in range(len(spoken)):
        for words in _SAID:
            if tuple(spoken[at : at + len(words)]) == words:
                after = spoken[at + len(words) :]
                if after and after[0] not in ends and tuple(after[:3]) not in _IN_IT:
                    return False
                found = True
        if tuple(spoken[at : at + 2]) in _OTHERS:
            return False
    return found


def _spared_as(ability: Any) -> Any:
    """The same of whoever stands there as the runner, the receiver or the tackler.

    `The runner does not become Exhausted`, on a Play: of whoever is.
    """
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


def _spared_user(ability: Any) -> Any:
    """`When this Player uses an Exhaust ability, they do not become Exhausted`: by using it.

    Whatever hears of that use comes too late: the cost has been paid (T-5).
    """
    match ability:
        case Triggered(
            event="an Exhaust ability is used",
            players=(This() | All()) as players,
            effects=(
                Lasting(
                    modifier=Cannot(
                        what="be exhausted", players=(This() | That()) as spared, by=None
                    ),
                    duration="this down",
                ),
            ),
            others=(),
        ) if spared in (players, That()):
            pass
        case _:
            return ability
    often: Any = ability.once_per
    if often is not None and players != This():
        raise Refusal("unexpected", "so often in all, or for each of them? Write it of one Player")
    if often not in (None, *get_args(Stretch)):
        raise Refusal("unexpected", "how often? Write “once per half”, or “once per possession”")
    whom: Any = replace(players.group, where="field") if isinstance(players, All) else players
    users = SparesUsers(whom, once_per=None if often == "down" else often)
    return Static(users, ability.condition, ability.bench)


def _spared_then(ability: Any) -> Any:
    kinds: tuple[type, ...] = (Designated,)
    if isinstance(ability, OnDesignation):
        kinds = (This, Designated)
    elif isinstance(ability, Triggered) and ability.event == "a Player is designated":
        kinds = (This, That, Designated)
    return changed(ability, lambda part: _spared(part, kinds))


def _spared_later(part: Any) -> Any:
    """What is said of whoever is designated, or of a Player who is when that comes."""
    if isinstance(part, Await) and part.ability.event == "a Player is designated":
        return changed(part, lambda inside: _spared(inside, (That, Designated)))
    return _spared(part, (Designated,))


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
