"""What an effect would do, as far as texts speak of it: `an effect that would cause a fumble`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, get_args

import msgspec

from snapcount.cards import nouns, tree
from snapcount.cards.words import LayerDeed

DOING: Final[dict[LayerDeed | None, int]] = {
    None: 0,
    **{deed: 1 << bit for bit, deed in enumerate(get_args(LayerDeed))},
}
_CALLS: Final = (
    tree.Audible
    | tree.BecomePlay
    | tree.BecomeDefense
    | tree.ChooseDefense
    | tree.CopyCall
    | tree.CopyDefense
    | tree.RepeatPlay
    | tree.CallShown
    | tree.CallFromHand
)
_STRENGTH: Final = tree.ChangeStrength | tree.ModifyStrength


def _sign(by: nouns.Number) -> int:
    """Whether a change is a raise (1) or not (-1); what cards count is never below 0."""
    if isinstance(by, nouns.Times):
        return _sign(by.per) * _sign(by.count)
    if isinstance(by, int):
        return (by > 0) - (by < 0)
    return 0 if isinstance(by, nouns.Minus) else 1


_DOES: Final[dict[LayerDeed, Callable[[Any], bool]]] = {
    "cause a fumble": lambda n: n == tree.Turnover("fumble"),
    "cause an interception": lambda n: isinstance(n, tree.Turnover) and n.kind == "interception",
    "cause a turnover": lambda n: isinstance(n, tree.Turnover),
    "choose a Player": lambda n: isinstance(n, nouns.Choose),
    "exhaust a Player": lambda n: isinstance(n, tree.ExhaustPlayers),
    "energize a Player": lambda n: isinstance(n, tree.Energize),
    "gain yards": lambda n: (
        isinstance(n, tree.Gain) or (isinstance(n, tree.ModifyYards) and _sign(n.by) > 0)
    ),
    "lose yards": lambda n: isinstance(n, tree.Lose),
    "draw a card": lambda n: isinstance(n, tree.Draw),
    "discard a card": lambda n: isinstance(n, tree.Discard | tree.DiscardAny | tree.DiscardTop),
    "stop the play": lambda n: n == tree.MakeResult("stopped"),
    "make the play successful": lambda n: (
        n in (tree.MakeResult("successful"), tree.MakeResult("complete"))
    ),
    "make the pass incomplete": lambda n: n == tree.MakeResult("incomplete"),
    "change a play": lambda n: isinstance(n, _CALLS),
    "replay the down": lambda n: isinstance(n, tree.ReplayDown),
    "give a first down": lambda n: isinstance(n, tree.FirstDown) or n == tree.SetDown(1),
    "cancel a turnover": lambda n: isinstance(n, tree.CancelTurnover),
    "substitute a Player": lambda n: isinstance(n, tree.Substitute),
    "cancel abilities": lambda n: isinstance(n, tree.CancelAbilities),
    "cancel a card or ability": lambda n: isinstance(n, tree.CancelLayer),
    "change the Play Strength": lambda n: isinstance(
        n, tree.ChangeStrength | tree.SetStrength | tree.ModifyStrength
    ),
    "change the catch range": lambda n: isinstance(n, tree.ChangeCatchRange | tree.SetCatchRange),
    "change the Grit": lambda n: isinstance(n, tree.ChangeGrit | tree.SetGrit | tree.KickAgain),
    "change the clock": lambda n: isinstance(n, tree.ChangeClock | tree.SetClock),
    "search a deck": lambda n: isinstance(n, tree.Search),
    "increase the Play Strength": lambda n: isinstance(n, _STRENGTH) and _sign(n.by) > 0,
    "reduce the Play Strength": lambda n: isinstance(n, _STRENGTH) and _sign(n.by) < 0,
}


def deeds_of(effects: tuple[tree.Effect, ...]) -> int:
    """The deeds among those effects and all that they hold, as bits."""
    found = 0
    for node in _nodes(effects):
        for deed, is_such in _DOES.items():
            if is_such(node):
                found |= DOING[deed]
    return found


def _nodes(effects: tuple[tree.Effect, ...]) -> Iterable[Any]:
    waiting: list[Any] = [effects]
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, tuple):
            waiting += thing
        elif isinstance(thing, msgspec.Struct):
            yield thing
            waiting += msgspec.structs.astuple(thing)
