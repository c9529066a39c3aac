"""How much of the known texts the new grammar reads as the old reader does.

    .venv/bin/python tests/cards/language/measure.py [shipped|kept|canonical] [how many to show]

`kept` are the wordings of tests/cards/wordings.txt, `canonical` how they are printed. For each text
it is the same tree, another one, several, or none; the places where most texts break off are shown.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec

from snapcount.cards.catalog.entry import Entry
from snapcount.cards.catalog.judge import card_fields
from snapcount.cards.catalog.setfile import read_set
from snapcount.cards.language.reader import Scene, Unread, read
from snapcount.cards.language.words import words
from snapcount.cards.nouns import Designated
from snapcount.cards.text import read as reading
from snapcount.cards.text.draft import Page
from snapcount.cards.text.errors import TextError
from snapcount.cards.text.parse import parse_page
from snapcount.cards.text.read import CardFields, read_card
from snapcount.cards.text.refusal import Refusal

KINDS: dict[str, dict[str, Any]] = {
    "quarterback": {"kind": "player", "position": "QB"},
    "linebacker": {"kind": "player", "position": "LB"},
    "legend": {"kind": "legend", "position": "RB"},
    "superstar": {"kind": "superstar", "position": "QB"},
    "offense": {"kind": "action", "subtype": "Offense"},
    "defense": {"kind": "action", "subtype": "Defense"},
    "generic": {"kind": "action", "subtype": "Generic"},
    "power up": {"kind": "power up"},
    "gridiron": {"kind": "gridiron", "subtype": "Weather"},
    "synergy": {"kind": "synergy"},
    "play": {
        "kind": "play",
        "strength": "5",
        "offense": "Short Pass: 15 (2-8)",
        "defense": "Run Left",
    },
}


def shipped() -> Iterator[CardFields]:
    """Every card of the sets that are shipped."""
    folder = resources.files("snapcount.cards").joinpath("sets")
    for each in (folder / "demo.cards", *(folder / "sc1").iterdir()):
        if ".cards" in each.name:
            found = read_set(each.read_text("utf-8"), each.name).items
            yield from (card_fields(item.typed) for item in found if isinstance(item, Entry))


def kept(canonical: bool) -> Iterator[CardFields]:
    """What people typed, or how that is printed."""
    page = Path(__file__).parents[1].joinpath("wordings.txt").read_text("utf-8")
    for block in page.split("\n\n")[1:]:
        typed, printed = block.strip().split("\n  = ")
        kind, _, text = typed.partition(": ")
        said = printed.replace(" // ", "\n") if canonical else text
        yield CardFields(name="A", text=said, **KINDS[kind])


def texts(cards: Iterator[CardFields]) -> dict[tuple[str, Scene], Page]:
    """The texts of cards with the scenes they stand in, and what the old reader makes of them."""
    found: dict[tuple[str, Scene], Page] = {}

    def noted(text: str, **scene: Any) -> Page:
        page = parse_page(text, **scene)
        if text.strip():
            found[text, Scene(**scene)] = page
        return page

    vars(reading)["parse_page"] = noted
    for fields in cards:
        try:
            read_card(fields)
        except TextError as error:
            print(f"The old reader refuses: {fields.text}\n{error}")
    return found


def meaning(page: Page) -> tuple[Any, ...]:
    found = page.abilities, page.effects, page.timing, page.attach_to, page.active_if
    return tuple(as_ball_carrier(each) for each in found)


def as_ball_carrier(thing: Any) -> Any:
    """The same as the old reader has it, which takes runner and receiver for any ball carrier."""
    if isinstance(thing, tuple | list):
        return tuple(as_ball_carrier(each) for each in thing)
    if isinstance(thing, Designated):
        return Designated("tackler" if thing.role == "tackler" else "ball carrier")
    if not isinstance(thing, msgspec.Struct):
        return thing
    fields = {field: as_ball_carrier(getattr(thing, field)) for field in thing.__struct_fields__}
    return msgspec.structs.replace(thing, **fields)


def main(which: str = "shipped", show: str = "20") -> None:
    known = texts(shipped() if which == "shipped" else kept(which == "canonical"))
    verdicts: Counter[str] = Counter()
    places: Counter[str] = Counter()
    others: list[str] = []
    for (text, scene), page in known.items():
        try:
            same = meaning(read(text, scene)) == meaning(page)
        except (Unread, Refusal) as error:
            several = "two readings" in str(error)
            verdicts["several" if several else "none"] += 1
            at = getattr(error, "place", 0)
            places[" ".join(word.text for word in words(text)[max(at - 2, 0) : at + 2])] += 1
        else:
            verdicts["same" if same else "another"] += 1
            others += [] if same else [text]
    print(f"{which}: {len(known)} texts,", ", ".join(f"{n} {what}" for what, n in verdicts.items()))
    for place, count in places.most_common(int(show)):
        print(f"{count:5} … {place} …")
    for text in others[: int(show)]:
        print(f"another tree: {text!r}")


if __name__ == "__main__":
    main(*sys.argv[1:])
