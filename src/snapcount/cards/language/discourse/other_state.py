"""The other case: `If the tackler is Energized, … If that Player is Exhausted, …`.

Both are asked of how that Player is before anything is done (R-25). Of Players who are only chosen
in the first case nobody is known in the second.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

import msgspec

from snapcount.cards.language.discourse.never import NEVER
from snapcount.cards.language.kernel.walk import changed, parts, within
from snapcount.cards.language.meaning.draft import Page
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.nouns import All, Choose, Compare, CountPlayers, Designated, PlayerIs, That
from snapcount.cards.tree import Energize, ExhaustPlayers, If

_OTHER: Final = {"exhausted": "energized", "energized": "exhausted"}


def other_states(page: Page) -> None:
    """Let the page ask about the Player of the first case; refuse what does not say who that is."""
    page.change(_in_rows)


def _in_rows(thing: Any) -> Any:
    if isinstance(thing, If):
        thing = msgspec.structs.replace(thing, otherwise=_of_the_same(thing, thing.otherwise))
    elif isinstance(thing, tuple):
        row = list(thing)
        for place, (one, other) in enumerate(pairwise(thing), 1):
            if isinstance(one, If) and isinstance(other, If):
                _refuse_others(one, other)
                if _is_other(other.condition, getattr(one.condition, "group", None)):
                    row[place] = _of_the_same(one, other)
        thing = tuple(row)
    return within(thing, _in_rows)


def _of_the_same(one: If, other: Any) -> Any:
    """`That Player` in the other case is whom the first one is about."""
    asked = one.condition
    if not isinstance(asked, PlayerIs) or not isinstance(asked.players, Designated):
        return other
    if any(isinstance(part, Choose) for part in parts(one.then, other)):
        return other
    who = asked.players
    return changed(other, lambda part: who if isinstance(part, That) else part)


def _is_other(again: Any, group: Any) -> bool:
    return (
        isinstance(again, PlayerIs)
        and isinstance(again.players, That)
        and group is not None
        and group.state in _OTHER
        and again.group.state == _OTHER[group.state]
    )


def _refuse_others(one: If, other: If) -> None:
    """Refuse to ask of whom the first case turned, or of others, whether they are the other way."""
    group = _of_some(one.condition)
    if group is None or group.state not in _OTHER:
        return
    turned = [
        each.players for each in parts(one.then) if isinstance(each, ExhaustPlayers | Energize)
    ]
    if not any(isinstance(who, Choose | All) and who.group == group for who in turned):
        return
    others = msgspec.structs.replace(group, state=_OTHER[group.state])
    if _is_other(other.condition, group) or _of_some(other.condition) == others:
        raise Refusal(
            NEVER,
            "as they are before it is done, or after that? Write “Choose one of …. If that Player"
            f" is {group.state.title()}, …. Otherwise, …”",
        )


def _of_some(condition: Any) -> Any:
    """The Players of whom it is asked whether there are any."""
    match condition:
        case Compare(left=CountPlayers(group=group), how="at least", right=1):
            return group
    return None
