"""Cards for tests of decks: a set with numbers and namesakes, and one of generated cards."""

from __future__ import annotations

import functools
from pathlib import Path

from msgspec.structs import replace

from snapcount.cards.card import AnyCard
from snapcount.cards.catalog.cache import compiled
from snapcount.cards.catalog.catalog import Catalog
from snapcount.cards.catalog.entry import Entry, SetFile
from snapcount.cards.catalog.printing import typed_from
from snapcount.cards.catalog.setfile import read_set, write_set
from snapcount.cards.dice import Dice
from snapcount.cards.language.generate import random_deck
from snapcount.cards.season import DEFAULT_EDITION
from snapcount.decks.library import Library, Listed, library_of
from snapcount.decks.limited.boosters import Boosters, Slot

GARAGE = """\
set: Garage League
code: GL
season: 2026

number: C1
name: Otto Overland
kind: Player
position: QB
rating: 88
team: Ants
text: Exhaust: Draw an Action card.

number: L2
name: Otto Overland
kind: Superstar
position: QB
rating: 95
team: Ants
text: Exhaust: Draw 2 Action cards.

number: C3
name: Ida Low
kind: Player
position: CB
rating: 80
team: Ants
text: Tackle: The offense loses 5 yards.

number: C4
name: Left Turn
kind: Play
strength: 3
time: 1
offense: Run Left
defense: Short Pass

number: U5
name: 2 Minute Drill
kind: Action
subtype: Generic
text: Draw an Action card.

number: U6
name: Wet Socks
kind: Gridiron
subtype: Weather
text: Your Pass plays gain 5 fewer yards.
timing: Play only at the start of a possession.

number: R7
name: Ida Low
kind: Player
position: S
rating: 90
team: Bees
text: Tackle: The offense loses 10 yards.

number: C8
name: Not Typed Yet
kind: Action

name: Stray Cat
kind: Action
subtype: Offense
text: Gain 5 yards.
"""


@functools.cache
def garage() -> Library:
    """A small set with a code, numbers, a Superstar, two Players of one name and a stray card."""
    return library_of(Catalog([(compiled(read_set(GARAGE, "garage")), "garage.cards", True)]))


@functools.cache
def little_season() -> tuple[Library, Boosters]:
    """A set of generated cards with rarities, and its boosters; ten decks' cards are starters."""
    listed: list[Listed] = []
    dice = Dice(2026)
    for round_number in range(10):
        for card in dict.fromkeys(random_deck(dice, DEFAULT_EDITION)):
            letter = "S" if round_number < 2 else dice.pick("CCCUUR")
            number = f"{letter}{len(listed) + 1}-26"
            listed.append(Listed(replace(card, number=number), "LS", "Little Season"))
    slots = (
        Slot({"common": 2, "uncommon": 1}, 4, ("player",)),
        Slot({"common": 2, "uncommon": 1}, 5),
        Slot({"rare": 1}, 1),
    )
    basics = (
        Slot({"starter": 1}, 1, ("player",)),
        Slot({"starter": 1}, 3, ("play",)),
        Slot({"starter": 1}, 2, ("action",)),
    )
    return Library(listed), Boosters("LS", slots, basics, sealed=4, draft=2)


def write_little_season(home: Path) -> None:
    """Put the set and its boosters into a user's folder, as files."""
    library, boosters = little_season()
    items = tuple(Entry(typed=typed_from(listed.card)) for listed in library)
    cards = SetFile(name="Little Season", code="LS", season=2026, items=items)
    lines = [f'set = "{boosters.set}"', f"sealed = {boosters.sealed}", f"draft = {boosters.draft}"]
    for name, slots in (("slot", boosters.slot), ("basic", boosters.basic)):
        for slot in slots:
            rarities = ", ".join(f"{rarity} = {weight}" for rarity, weight in slot.rarities.items())
            kinds = ", ".join(f'"{kind}"' for kind in slot.kinds)
            lines += [f"[[{name}]]", f"count = {slot.count}", f"rarities = {{ {rarities} }}"]
            lines += [f"kinds = [{kinds}]"]
    for folder, file, words in (
        ("sets", "little.cards", write_set(cards)),
        ("boosters", "little.toml", "\n".join(lines)),
    ):
        (home / folder).mkdir(parents=True, exist_ok=True)
        (home / folder / file).write_text(words, "utf-8")


FEW_DECKS = 4
"""Making up a deck takes a hundred times as long as writing and reading it: those who try a hundred
ways to damage one are content with this many seeds of `generated`, which keeps what it made."""


@functools.cache
def generated(seed: int, edition: str = DEFAULT_EDITION) -> tuple[Library, list[AnyCard]]:
    """A generated deck whose cards are a set: most have numbers, as a set of X-2 does."""
    dice = Dice(seed)
    cards = random_deck(dice, edition)
    numbers: dict[AnyCard, AnyCard] = {}
    for place, card in enumerate(dict.fromkeys(cards), 1):
        numbered = replace(card, number=f"{dice.pick('CURE')}{place * 7}-26")
        numbers[card] = card if dice.chance(10) else numbered
    deck = [numbers[card] for card in cards]
    listed = [Listed(card, "GEN", "Generated") for card in numbers.values()]
    return Library(listed), deck
