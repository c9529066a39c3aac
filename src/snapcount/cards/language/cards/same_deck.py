"""Cards of one deck, whichever it is: `discard a card and draw a card from the same deck`.

Which deck that is, whoever does it chooses with the first card.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import WHOLE, Construct, construct, phrase, read_as
from snapcount.cards.language.kernel.doers import DOER
from snapcount.cards.language.kernel.moods import FORMS, deed_read
from snapcount.cards.nouns import Did
from snapcount.cards.tree import Discard, Draw, If, PutCards


class OfOneDeck(msgspec.Struct, frozen=True):
    """So many cards go, and so many are drawn from the deck they are of; `to`: where they go."""

    count: int
    drawn: int
    to: Any
    if_done: bool


def _of_one_deck(said: OfOneDeck) -> syntax.Either:
    return syntax.Either(deeds=tuple(_of(said, deck) for deck in ("play", "action")))


def _of(said: OfOneDeck, deck: Any) -> syntax.Together:
    who: Any = DOER
    gone: Any = Discard(who, deck, said.count)
    if said.to != "discard":
        gone = PutCards(who, deck, said.count, "hand", said.to)
    drawn: Any = Draw(who, deck, said.drawn)
    return syntax.Together(deeds=(gone, If(Did(), (drawn,)) if said.if_done else drawn))


_CARDS: Final = "{count:CardCount[any]} [(from|in) {:Own[form]} hand]"
_ITS_DECK: Final = "(its|their|{:Own[form]}|that) deck"
_GOES: Final = {
    "discard": f"~discard {_CARDS}",
    "bottom": f"~put {_CARDS} (on|at|to) the bottom of {_ITS_DECK}",
    "top": f"~put {_CARDS} (on|to) [the] top of {_ITS_DECK}",
    "shuffle": f"~shuffle {_CARDS} [back] into {_ITS_DECK}",
}

SAME_DECK: Final[list[Construct]] = [
    *phrase("OfThatDeck", "from the same deck", "from (that|its) deck", "of the same (deck|kind)"),
    *(
        each
        for to, goes in _GOES.items()
        for then, if_done in (
            ("(and|, and|, then|and then|.|. then|;)", False),
            (". if (you|they) do ,", True),
        )
        for each in deed_read(
            OfOneDeck,
            f"{goes} {then} ~draw {{drawn:CardCount[any]}} {{:OfThatDeck}}",
            category="OfOneDeck",
            to=to,
            if_done=if_done,
        )
    ),
    *(
        each
        for form in FORMS
        for each in construct(
            f"Deed[{form}]",
            None,
            f"{{=:OfOneDeck[{form}]}}",
            views={WHOLE: read_as(_of_one_deck)},
            printed=False,
        )
    ),
]
