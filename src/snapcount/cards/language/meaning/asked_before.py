"""What a Player was before it was turned, asked after that: `If they were already Exhausted, …`.

`Exhaust your opponent's Quarterback. If they were already Exhausted, gain 5 yards.` The Player is
chosen, it is asked, and it is turned where there is something to turn: nobody is who is so already.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from snapcount.cards.language.kernel.walk import within
from snapcount.cards.language.meaning.draft import Page
from snapcount.cards.nouns import Choose, Designated, Group, Not, PlayerIs, That, This
from snapcount.cards.tree import ChoosePlayers, Energize, ExhaustPlayers, If

_TO: Final[dict[type, str]] = {ExhaustPlayers: "exhausted", Energize: "energized"}
_OTHER: Final = {"exhausted": "energized", "energized": "exhausted"}


def asked_before(page: Page, said: Sequence[str]) -> None:
    """Let the page ask before it turns a Player what its words say to have been so before.

    `said` are its words. `Already` says that, and so does `was` of what the Player no longer is.
    """
    told = set(pairwise(said))
    before = {state for state in _OTHER if ("already", state) in told}
    was = {state for state in _OTHER if ("was", state) in told or ("were", state) in told}
    if not before and not was:
        return

    def in_order(thing: Any) -> Any:
        if isinstance(thing, tuple) and any(isinstance(each, If) for each in thing):
            done: list[Any] = []
            for effect in thing:
                asked = _asked(done, effect, before, was)
                done = [*done, effect] if asked is None else [*done[:-1], *asked]
            thing = tuple(done)
        return within(thing, in_order)

    page.effects = in_order(page.effects)
    page.abilities = [in_order(each) for each in page.abilities]


def _asked(done: list[Any], effect: Any, before: set[str], was: set[str]) -> list[Any] | None:
    """What is done in the place of the last effect and this one, which asks what was so before."""
    if (
        not done
        or not isinstance(effect, If)
        or not isinstance(done[-1], ExhaustPlayers | Energize)
    ):
        return None
    turned, to = done[-1], _TO[type(done[-1])]
    state = _state_of(effect.condition, turned.players)
    if state is None or (state not in before and (state == to or state not in was)):
        return None
    chosen: list[Any] = []
    whom = turned.players
    if isinstance(whom, Choose):
        if whom.count != 1 or whom.up_to:
            return None
        chosen, whom = [ChoosePlayers(whom)], That()
    elif not isinstance(whom, This | That | Designated):
        return None
    asked: Any = PlayerIs(whom, Group(state=state))  # type: ignore[arg-type]
    turn = type(turned)(whom)
    is_so = not isinstance(effect.condition, Not)
    if not is_so:
        asked = Not(asked)
    # Where it is so already, there is nothing to turn
    if is_so == (state == to):
        return [*chosen, If(asked, effect.then, (turn, *effect.otherwise))]
    return [*chosen, If(asked, (turn, *effect.then), effect.otherwise)]


def _state_of(condition: Any, turned: Any) -> str | None:
    """What is asked to have been so of whoever was turned."""
    asked = condition.condition if isinstance(condition, Not) else condition
    if not isinstance(asked, PlayerIs) or asked.players not in (That(), turned):
        return None
    state: str | None = asked.group.state
    return state if asked.group == Group(state=asked.group.state) else None
