"""Quoted abilities: who gains them, for how long, and the text between the quotation marks.

The text is read by the same grammar as a text of its own.
"""

from __future__ import annotations

from typing import Any, Final, cast

from snapcount.cards.language import syntax
from snapcount.cards.language.construct import Construct, construct, either, phrase
from snapcount.cards.language.lists import SINGLE, listed
from snapcount.cards.nouns import This
from snapcount.cards.text.gaining import gainers, gaining_all
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.text.statements import Granted, Item, NewLine
from snapcount.cards.tree import Ability, Activated, Effect


def text_of(said: syntax.Has) -> str:
    """What stands between the quotation marks, as one text."""
    # Names in it have single marks, so that they do not end it.
    texts = (each.replace("‘", '"').replace("’ ", '" ') for each in said.quotes)
    return " ".join(each if each.endswith((".", ")")) else f"{each}." for each in texts)


def abilities_in(text: str) -> list[Ability]:
    """The abilities between quotation marks; a Refusal if it is anything else."""
    from snapcount.cards.language.reader import Scene, Unread, read

    try:
        page = read(text, Scene())
    except Unread as unread:
        raise Refusal("unexpected", f"between the quotation marks: {unread}") from None
    if not page.abilities or page.timing is not None or page.attach_to is not None:
        raise Refusal("unfinished", "between the quotation marks stands an ability")
    if any(isinstance(ability, Activated) and ability.free for ability in page.abilities):
        raise Refusal("misplaced", "what others gain has a keyword: “Exhaust:”, “Run:”")
    return page.abilities


def gained(said: syntax.Has) -> tuple[Effect, ...]:
    """The abilities as an effect, for this down if nothing else is said."""
    duration = "this down" if said.lasts is None else said.lasts.duration
    players = gainers(said.players)
    return gaining_all(players, abilities_in(text_of(said)), cast(Any, duration)).effects


def items(said: syntax.Has, action: bool, condition: Any = None) -> list[Item]:
    """A sentence of its own: what holds as long as the card lies there, or an effect."""
    from snapcount.cards.language.reader import items_of

    text = text_of(said)
    if isinstance(said.players, This) and condition is None:
        abilities = abilities_in(text)  # so that it is known to have one meaning
        if action:
            return [gaining_all(said.players, abilities, "this down")]
        return [NewLine(), *items_of(text), NewLine()]
    return [Granted(gainers(said.players), abilities_in(text), condition)]


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
            "{lasts:Lasts} , {players:Players[sg]} {:Gains} {quotes:Quotes}",
        ],
    ),
    *construct(
        "Gaining",
        syntax.Has,
        "{players:Gainers} gain {quotes:Quotes} {lasts:Lasts}",
        [
            "{players:Gainers} {:Gain} {quotes:Quotes} {lasts:Lasts}",
            "{lasts:Lasts} , {players:Gainers} {:Gain} {quotes:Quotes}",
        ],
    ),
    *construct(
        "Gaining",
        syntax.Has,
        "each of {players:Theirs[pl]} has {quotes:Quotes}",
        [
            "each (of|) {players:Theirs[pl]} {:Gains} {quotes:Quotes}",
            "each {players:Group[sg]} {:Gains} {quotes:Quotes}",
        ],
    ),
    *either("Gainers", "Players[pl]", "Group[pl]"),
    *phrase("Gains", "gains", "has", "also (gains|has)", "gains the ability", "has the ability"),
    *phrase("Gain", "gain", "have", "also (gain|have)", "gain the ability", "have the ability"),
    *either("Clause", "Gaining"),
    *construct("Item", syntax.Says, "{clauses:OnlyGaining}"),
    *construct("OnlyGaining", None, "{=:Gaining}", views={"=": SINGLE}),
]
