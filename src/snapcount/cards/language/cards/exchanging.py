"""What is given for something else: `exchange a timeout for two Action cards`.

Nothing is had for what could not be given, so that it is said like any cost: `spend a timeout. If
you do, draw two Action cards`.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    construct,
    phrase,
    read_as,
)
from snapcount.cards.language.kernel.doers import DOER
from snapcount.cards.language.nouns.numbers import MINUS
from snapcount.cards.tree import ChangeTimeouts, Discard, Draw


class Exchange(msgspec.Struct, frozen=True):
    give: Any
    take: Any


class MayExchange(msgspec.Struct, frozen=True):
    who: str
    what: Exchange


def _offered(said: MayExchange) -> syntax.Offers:
    return syntax.Offers(who=said.who, clauses=(said.what.give,), to=(said.what.take,))


def _done(said: Exchange) -> syntax.Block:
    given = syntax.Says(clauses=(said.give,))
    taken = syntax.IfDone(who="you", then=syntax.Says(clauses=(said.take,)))
    return syntax.Block(statements=(given, taken))


def _cards() -> list[Construct]:
    made: list[Construct] = []
    for deck, name in (("action", "Action"), ("play", "Play")):
        cards = f"{{count:Cards[{deck}]}}"
        one = f"(a|an|one) (Play|{name} card)" if deck == "play" else f"(a|an|one) {name} card"
        made += [
            *construct(
                "Given",
                Discard,
                cards,
                [f"{cards} (in|from) (your|their) [{name}] hand"],
                who=DOER,
                deck=deck,
            ),
            *construct("Taken", Draw, cards, who=DOER, deck=deck),
            # In its place comes the next one of its deck
            *construct(
                "Exchanged",
                Exchange,
                f"replace {one} (in|from) (your|their) [{name}] hand with"
                f" (the top card of (your|their) {name} deck|a new (one|card))",
                give=Discard(DOER, deck, 1),  # type: ignore[arg-type]
                take=Draw(DOER, deck, 1),  # type: ignore[arg-type]
            ),
        ]
    return made


EXCHANGING: Final[list[Construct]] = [
    *_cards(),
    *construct("Given", ChangeTimeouts, "{by:Timeouts}", views={"by": MINUS}, who=DOER),
    *construct("Taken", ChangeTimeouts, "{by:Timeouts}", who=DOER),
    *phrase("Exchanges", "exchange", "(trade|swap|trade in)"),
    *construct("Exchanged", Exchange, "{:Exchanges} {give:Given} for {take:Taken}"),
    *construct("Core[stop]", None, "{=:Exchanged}", views={WHOLE: read_as(_done)}),
    *construct("MayExchange", MayExchange, "{who:Who} {:May} {what:Exchanged}"),
    *construct("ExchangeOffered", None, "{=:MayExchange}", views={WHOLE: read_as(_offered)}),
]
