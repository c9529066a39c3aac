"""Names for random cards: made-up people, clubs and plays."""

from __future__ import annotations

from typing import Final

from snapcount.cards.dice import Dice

FIRST: Final = (
    "Abel", "Bram", "Cato", "Dov", "Ezra", "Finn", "Gus", "Hollis", "Ike", "Joss", "Kip", "Lev",
    "Milo", "Nico", "Otto", "Pax", "Quill", "Rafe", "Sol", "Tate", "Ugo", "Vance", "Wim", "Zeb",
)  # fmt: skip
LAST: Final = (
    "Alderbrook", "Brindle", "Copperfield", "Dunmarsh", "Eastwick", "Fennimore", "Gravelly",
    "Hawthwaite", "Ironside", "Jessamy", "Kettlewell", "Larkspur", "Merriday", "Northgate",
    "Oakhollow", "Pennyroyal", "Quillon", "Ravensworth", "Stonebridge", "Thistlewood",
    "Underhill", "Vexley", "Wetherby", "Yarrow",
)  # fmt: skip
TEAMS: Final = (
    "Harbor Gulls", "Prairie Foxes", "Granite Owls", "Delta Herons", "Summit Rams of Alder",
    "Lakeside Otters", "Mesa Coyotes", "Ironport Anvils",
)  # fmt: skip
_HOW: Final = (
    "Quick", "Hidden", "Thundering", "Patient", "Crooked", "Silent", "Golden", "Broken", "Lucky",
    "Stubborn", "Frozen", "Roaring", "Double", "Last", "Sudden", "Borrowed",
)  # fmt: skip
_WHAT: Final = (
    "Lantern", "Bridge", "Whistle", "Anchor", "Compass", "Hammer", "Ladder", "Mirror", "Drum",
    "Kettle", "Saddle", "Torch", "Needle", "Wagon", "Feather", "Orchard",
)  # fmt: skip


def person(dice: Dice) -> str:
    return f"{dice.pick(FIRST)} {dice.pick(LAST)}"


def team(dice: Dice) -> str:
    return dice.pick(TEAMS)


def title(dice: Dice) -> str:
    return f"{dice.pick(_HOW)} {dice.pick(_WHAT)}"


def unused(name: str, taken: set[str]) -> str:
    """The name, numbered if it is taken; it is taken from now on."""
    fresh, count = name, 1
    while fresh in taken:
        count += 1
        fresh = f"{name} {count}"
    taken.add(fresh)
    return fresh
