"""Quoted abilities: who gains them, for how long, and the text between the quotation marks.

The text is read by the same grammar as a text of its own: `reader` hands itself in for that.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import Construct, construct, either, phrase
from snapcount.cards.language.kernel.contents import contents
from snapcount.cards.language.kernel.lists import SINGLE, listed
from snapcount.cards.language.kernel.walk import changed
from snapcount.cards.language.meaning.gaining import gainers, gaining_all
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.meaning.statements import Granted, Item
from snapcount.cards.nouns import This
from snapcount.cards.tree import Ability, Effect


def text_of(said: syntax.Has) -> str:
    """What stands between the quotation marks, as one text."""
    # Names in it have single marks, so that they do not end it.
    texts = (each.replace("‘", '"').replace("’ ", '" ') for each in said.quotes)
    return " ".join(each if each.endswith((".", ")", "]")) else f"{each}." for each in texts)


def unquoted(said: Any, read: Callable[[str], list[Ability]]) -> Any:
    """A sentence with the abilities that stand in it between quotation marks, read by `read`."""

    def opened(part: Any) -> Any:
        if not isinstance(part, syntax.Has):
            return part
        return msgspec.structs.replace(part, abilities=tuple(read(text_of(part))))

    return changed(said, opened, syntax.Syntax) if syntax.Has in contents(said) else said


def own_text(said: Any, scene: Scene) -> str | None:
    """The text that this card simply has, as if it stood there without quotation marks."""
    match said:
        case syntax.Says(clauses=(syntax.Has(players=This(), lasts=None) as has,)):
            return None if scene.action else text_of(has)
    return None


def gained(said: syntax.Has) -> tuple[Effect, ...]:
    """The abilities as an effect, for this down if nothing else is said."""
    duration = "this down" if said.lasts is None else said.lasts.duration
    if duration.startswith(("next play's", "next possession")):
        raise Refusal("unexpected", "a Player can't have an ability for so long; write “this half”")
    return gaining_all(gainers(said.players), list(said.abilities), cast(Any, duration)).effects


def items(said: syntax.Has, scene: Scene, condition: Any = None) -> list[Item]:
    """A sentence of its own: what holds as long as the card lies there, or an effect."""
    if isinstance(said.players, This) and condition is None and scene.action:
        return [gaining_all(said.players, list(said.abilities), "this down")]
    return [Granted(gainers(said.players), list(said.abilities), condition)]


QUOTED: Final[list[Construct]] = [
    *listed("Quotes", "Quote", "and", ", and", ","),
    *construct(
        "Gaining",
        syntax.Has,
        "{players:Players[sg]} gains {quotes:Quotes}",
        [
            "{players:Players[sg]} {:Gains} {quotes:Quotes}",
        ],
    ),
    *construct(
        "Gaining",
        syntax.Has,
        "{players:Gainers} gain {quotes:Quotes}",
        [
            "{players:Gainers} {:Gain} {quotes:Quotes}",
        ],
    ),
    *construct(
        "Gaining",
        syntax.Has,
        "{players:Players[sg]} gains {quotes:Quotes} {lasts:Lasts}",
        [
            "{players:Players[sg]} {:Gains} {quotes:Quotes} {lasts:Lasts}",
        ],
    ),
    *construct(
        "Gaining",
        syntax.Has,
        "{players:Gainers} gain {quotes:Quotes} {lasts:Lasts}",
        [
            "{players:Gainers} {:Gain} {quotes:Quotes} {lasts:Lasts}",
        ],
    ),
    *construct(
        "Gaining",
        syntax.Has,
        "each of {players:Theirs[pl]} has {quotes:Quotes}",
        ["{players:EachOne} {:Gains} {quotes:Quotes}"],
    ),
    *construct(
        "Gaining",
        syntax.Has,
        "{players:EachOne} {:Gains} {quotes:Quotes} {lasts:Lasts}",
        printed=False,
    ),
    *construct(
        "Gaining",
        syntax.Has,
        "give {players:Players} {quotes:Quotes}",
        [
            "give {players:Gainers} {quotes:Quotes}",
            "give each of {players:Theirs[pl]} {quotes:Quotes}",
        ],
        printed=False,
    ),
    *construct(
        "Gaining",
        syntax.Has,
        "give {players:Players} {quotes:Quotes} {lasts:Lasts}",
        ["give {players:Gainers} {quotes:Quotes} {lasts:Lasts}"],
        printed=False,
    ),
    # After a quotation that ends its own sentence, the full stop is often left out
    *construct("Item", syntax.Says, "{clauses:FrontedGaining}"),
    *construct("FrontedGaining", None, "{=:FrontedHas}", views={"=": SINGLE}),
    *construct("FrontedHas", syntax.For, "{lasts:Lasts} , {clause:Gaining}"),
    *either("Gainers", "Players[pl]", "Group[pl]"),
    *phrase("Gains", "gains", "has", "also (gains|has)", "gains the ability", "has the ability"),
    *phrase("Gain", "gain", "have", "also (gain|have)", "gain the ability", "have the ability"),
    *either("Clause", "Gaining"),
    *construct("Item", syntax.Says, "{clauses:OnlyGaining}"),
    *construct("OnlyGaining", None, "{=:Gaining}", views={"=": SINGLE}),
]
