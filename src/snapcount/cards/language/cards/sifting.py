"""The top cards of a deck, of which some go elsewhere: `put one of them on the bottom of it`."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.cards.searching import ALL_OTHERS, in_hand, the_rest
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    construct,
    phrase,
    read_as,
)
from snapcount.cards.language.kernel.moods import YOURS, deed, deed_read
from snapcount.cards.language.nouns.card_nouns import DECKS
from snapcount.cards.tree import LookAndTake


class Sifted(msgspec.Struct, frozen=True):
    """Top cards, of which any number goes somewhere."""

    whose: Any
    deck: Any
    count: int
    to: Any
    rest: Any


def _any_of_them(said: Sifted) -> LookAndTake:
    most = said.count
    return LookAndTake(said.deck, most, most, said.to, said.rest, whose=said.whose, up_to=True)


_SOME: Final = Guard(
    lambda look: look.take < look.count + look.up_to, "there aren't that many cards"
)
_OWN: Final = Guard(
    lambda look: look.whose == "you" and look.take < look.count + look.up_to,
    "whose hand? A card goes to its owner's",
)
_ONE_DECK: Final = "[of (that|the|{:ItsOwner}) [Action|Play] deck]"
_JOINED: Final = "(.|,|and|, then|, and)"
_JOINS: Final = "(and|, and|. then|.|, then)"
_MAY: Final = f"{_JOINED} [then] you may"
_SO_MANY: Final = "{take:SomeOfThese}"
_UP_TO: Final = "up to {take:SomeOfThese}"
_ANY: Final = "any number [of (them|those cards)]"

_PLACES: Final = {
    "bottom": (
        "put # on the bottom of that deck",
        f"(put|place) # (on|at|to) the bottom {_ONE_DECK}",
    ),
    "top": ("put # on top of that deck", f"(put|place|leave) # [back] on [the] top {_ONE_DECK}"),
    "discard": (
        "discard #",
        "(discard #|(put|place) # (in|into|on) {:ItsOwner} [Action|Play] discard pile)",
    ),
}
"""Where some of them go: as it is printed, and as it is read."""
_LEFT: Final = (
    "leave the rest as they lie",
    f"(leave|keep) {ALL_OTHERS} (there|where they are|as they (are|lie)|on top) {_ONE_DECK}",
)


def _sifted(deck: str, name: str) -> list[Construct]:
    made: list[Construct] = []
    looks = f"~look at the top {{count:Many}} cards of {{whose:Whose}} {name} deck"
    for to, (put, puts) in _PLACES.items():
        for rest, (said, *others) in {**the_rest(name), "left": _LEFT, "hand": in_hand()}.items():
            if rest == to or (to, rest) == ("top", "left"):
                continue
            only = _OWN if rest == "hand" else _SOME
            for up_to, number in ((False, _SO_MANY), (True, _UP_TO)):
                made += deed(
                    LookAndTake,
                    f"{looks} , {put} and {said}".replace("#", number),
                    *(
                        f"{looks} {_JOINED} {puts} {_JOINS} {each}".replace("#", number)
                        for each in others
                    ),
                    forms=YOURS,
                    only=only,
                    deck=deck,
                    to=to,
                    rest=rest,
                    up_to=up_to,
                )
            made += deed_read(
                Sifted,
                *(
                    f"{looks} {_JOINED} {puts} {_JOINS} {each}".replace("#", _ANY)
                    for each in others
                ),
                category="Sifted",
                forms=YOURS,
                deck=deck,
                to=to,
                rest=rest,
                **({"whose": "you"} if rest == "hand" else {}),
            )
        if to != "top":
            made += _rest_unsaid(looks, puts, deck=deck, to=to)
    return made


def _rest_unsaid(looks: str, puts: str, **fixed: str) -> list[Construct]:
    """Where nothing is said of the rest, it is left."""
    made: list[Construct] = []
    for up_to, number, joined in (
        (False, _SO_MANY, _JOINED),
        (True, _UP_TO, _JOINED),
        (True, _SO_MANY, _MAY),
    ):
        made += deed_read(
            LookAndTake,
            f"{looks} {joined} {puts}".replace("#", number),
            forms=YOURS,
            only=_SOME,
            rest="left",
            up_to=up_to,
            **fixed,
        )
    return made


SIFTING: Final[list[Construct]] = [
    *(each for deck, name in DECKS.items() for each in _sifted(deck, name)),
    *phrase("ItsOwner", "your", "their", "its", "your opponent's"),
    *(
        each
        for form in YOURS
        for each in construct(
            f"Deed[{form}]", None, f"{{=:Sifted[{form}]}}", views={WHOLE: read_as(_any_of_them)}
        )
    ),
]
