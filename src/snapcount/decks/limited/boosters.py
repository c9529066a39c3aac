"""Boosters: how many cards of which rarities (X-2) and kinds, as data that anybody can write.

Shipped files lie in `data/boosters`, a user's own in `$SNAPCOUNT_HOME/boosters` and come first.
"""

from __future__ import annotations

import contextlib
import tomllib
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

import snapcount.decks
from snapcount.cards.catalog.files import FileError, home, read_words
from snapcount.cards.number import NumberError, read_number
from snapcount.cards.words import Rarity
from snapcount.decks.decklist import Line
from snapcount.decks.errors import DeckError
from snapcount.decks.library import Library, Listed, kind_name
from snapcount.engine.dice import Dice

SHIPPED: Final = Path(snapcount.decks.__path__[0]) / "data" / "boosters"
SUFFIX: Final = ".toml"

Few = Annotated[int, Meta(ge=1, le=30)]


class BoosterError(DeckError):
    """Boosters that are not there, whose file is not in order, or that a set cannot fill."""

    code = "boosters"


class Slot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many cards of these kinds, any kind if none is named; rarities by weight."""

    rarities: dict[Rarity, Annotated[int, Meta(ge=1, le=1000)]]
    count: Few = 1
    kinds: tuple[str, ...] = ()

    def takes(self, listed: Listed) -> bool:
        return not self.kinds or kind_name(listed.card).casefold() in self.kinds


class Boosters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What boosters of a set are made of. `basic` cards are everybody's, in `count` copies."""

    set: str
    slot: Annotated[tuple[Slot, ...], Meta(min_length=1)]
    basic: tuple[Slot, ...] = ()
    sealed: Few = 6
    draft: Few = 3

    @property
    def size(self) -> int:
        return sum(slot.count for slot in self.slot)


def boosters_of(set_code: str, library: Library) -> Boosters:
    """The boosters of a set; `BoosterError` says for which sets there are any."""
    label = library.labels.get(set_code.casefold())
    known = {}
    for path in reversed(list(_files())):
        found = read_boosters(path.stem, _words(path))
        known[found.set.casefold()] = found
    for name in (label, set_code):
        if name is not None and name.casefold() in known and label is not None:
            return known[name.casefold()]
    names = sorted(known)
    near = get_close_matches(set_code.casefold(), names, 1, 0.5)
    hint = f" Did you mean {known[near[0]].set}?" if near else ""
    there = ", ".join(known[name].set for name in names)
    raise BoosterError(f"There are no “{set_code}” boosters here. Choose one of {there}.{hint}")


def read_boosters(name: str, words: str) -> Boosters:
    try:
        return msgspec.convert(tomllib.loads(words), Boosters)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BoosterError(f"Can't read the boosters {name}: {error}.") from None


def _files() -> Iterator[Path]:
    with contextlib.suppress(FileError):
        yield from sorted((home() / "boosters").glob(f"*{SUFFIX}"))
    yield from sorted(SHIPPED.glob(f"*{SUFFIX}"))


def _words(path: Path) -> str:
    try:
        return read_words(path)
    except FileError as error:
        raise BoosterError(str(error)) from None


# Opening ---------------------------------------------------------------------------------------


class Printing:
    """The cards of a set by rarity: what boosters are filled from."""

    def __init__(self, boosters: Boosters, cards: Sequence[Listed]) -> None:
        self.boosters = boosters
        self.cards = tuple(cards)
        rarities = [rarity_of(listed) for listed in cards]
        self.slots: list[dict[Rarity, list[int]]] = []
        for slot in boosters.slot:
            choice: dict[Rarity, list[int]] = {
                rarity: [
                    place
                    for place, listed in enumerate(cards)
                    if rarities[place] == rarity and slot.takes(listed)
                ]
                for rarity in slot.rarities
            }
            self.slots.append({rarity: places for rarity, places in choice.items() if places})
            if not self.slots[-1]:
                kinds = ", ".join(slot.kinds) or "card"
                raise BoosterError(
                    f"{boosters.set} has no {kinds} of the rarity {' or '.join(slot.rarities)};"
                    " a booster needs one."
                )

    def open(self, dice: Dice) -> list[int]:
        """A booster: places in `cards`, none of them twice."""
        pack: list[int] = []
        for slot, choice in zip(self.boosters.slot, self.slots, strict=True):
            for _ in range(slot.count):
                left = {
                    rarity: free
                    for rarity, places in choice.items()
                    if (free := [place for place in places if place not in pack])
                }
                if not left:
                    raise BoosterError(f"{self.boosters.set} has too few cards for a booster.")
                pack.append(_one(slot, left, dice))
        return pack

    def basics(self) -> list[Line]:
        """The cards that everybody has, with their copies."""
        return [
            Line(slot.count, listed)
            for slot in self.boosters.basic
            for listed in self.cards
            if slot.takes(listed) and rarity_of(listed) in slot.rarities
        ]


def _one(slot: Slot, left: dict[Rarity, list[int]], dice: Dice) -> int:
    weights = [(slot.rarities[rarity], places) for rarity, places in left.items()]
    number = int(dice.below(sum(weight for weight, _ in weights)))
    for weight, places in weights:
        number -= weight
        if number < 0:
            return places[int(dice.below(len(places)))]
    raise AssertionError("unreachable: the weights sum up to more than the draw")


def rarity_of(listed: Listed) -> Rarity | None:
    """A card's rarity, by its number (X-2)."""
    try:
        return read_number(listed.card.number).rarity
    except NumberError:
        return None
