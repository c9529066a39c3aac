"""Cards of a kind that are taken from among the top cards of one's deck."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.cards.searching import the_rest
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import WHOLE, Construct, View, construct
from snapcount.cards.language.kernel.moods import YOURS, deed
from snapcount.cards.language.nouns.card_nouns import DECKS
from snapcount.cards.language.nouns.such_cards import SoMany, such_of
from snapcount.cards.tree import TakeFromTop


class SoughtAmong(msgspec.Struct, frozen=True):
    """Such cards among those that are looked at, and where the others go."""

    deck: Any
    count: int
    some: SoMany
    rest: Any
    must: bool


def _sought(said: SoughtAmong) -> TakeFromTop | None:
    such, take = said.some.such, said.some.count
    may = isinstance(take, syntax.UpTo)
    if may:
        take = take.most
    if such.deck != said.deck or not isinstance(take, int):
        return None
    must = said.must and not may
    return TakeFromTop(said.deck, said.count, take, must, rest=said.rest, **such.fields())


def _among(node: Any) -> SoughtAmong | None:
    such = such_of(node) if isinstance(node, TakeFromTop) else None
    if such is None:
        return None
    several = node.take > 1 and not node.must
    take = syntax.UpTo(most=node.take) if several else node.take
    return SoughtAmong(node.deck, node.count, SoMany(take, such), node.rest, node.must)


SOUGHT: Final = View("sought among them", _sought, _among)


def _looked_for(deck: str, name: str) -> list[Construct]:
    """The top cards: such cards are taken from among them, the rest is put somewhere."""
    tops = f"the top {{count:Many}} cards of your {name} deck"
    among = "(from among (them|those cards)|among (them|those cards)|from those cards|of them)"
    some = f"{{some:SomeSuch{name}}}"
    hand = "(put|take) (it|them|that card|those cards) (into|in|to) your hand"
    joins = "(and|, and|. then|.|, then)"
    made: list[Construct] = []
    for must, you in ((False, "you may"), (True, "")):
        for rest, (said, *others) in the_rest(name).items():
            made += deed(
                SoughtAmong,
                f"~look at {tops} , {you} reveal and take {some} from among them and {said}",
                *(
                    f"~look at {tops} (.|,|and|, then) {you} {shown} {joins} {each}"
                    for each in others
                    for shown in (
                        f"(reveal|choose) {some} {among} (and|, and|, then) {hand}",
                        f"[reveal and] (put|take|keep) {some} {among} [into your hand]",
                    )
                ),
                category="SoughtAmong",
                forms=YOURS,
                deck=deck,
                rest=rest,
                must=must,
            )
    return made


AMONG_THEM: Final[list[Construct]] = [
    *(each for deck, name in DECKS.items() for each in _looked_for(deck, name)),
    *(
        each
        for form in YOURS
        for each in construct(
            f"Deed[{form}]", None, f"{{=:SoughtAmong[{form}]}}", views={WHOLE: SOUGHT}
        )
    ),
]
