"""Amounts, cards, Grit and joints in every place: each wording of each kind of them.

    python -m tests.cards.language.slots_amounts [--holes [WORDS]]

`slots_amounts.txt` has tables. A place is a text with a hole, the card that it stands on, and the
unit that goes with a number there; a kind is a row of wordings that mean the same, the plainest
first. In one place, all wordings of a kind have to be read as one tree. The table counts which
are; `--holes` lists the others, or those with these words.

What makes no sense is left out, by class:

- `limit`: the game keeps only yards and Time Units from getting more or less than so many.
- `scale`: it doubles and halves only yards, Time Units and the Play Strength.
- `written`: ratings, hand sizes, the Grit and the catch range of kicks and passes to come change
  by a number that is written down.
- `set`: nothing sets the Strength of plays or the Grit of kicks to come, or what all plays gain.
- `field`: a Power Up or a Gridiron card without a place is on the field.
- `kind`: costs, hands that are shown and cards that are heard of are told apart by deck alone.
- `over`: what is heard of a punt, or of any Grit, is over: nothing is kicked again.
- `each-down`: so many Action cards for longer than a down are so many each down, or in all.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from tests.cards.language.coverage_report import report, share
from tests.cards.language.meaning import on_their_side

from snapcount.cards.language.kernel.walk import within
from snapcount.cards.language.meaning.draft import Page
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread
from snapcount.cards.nouns import AllOf

SCENES: Final = {
    "action": Scene(action=True, side="offense", on_player=False),
    "player": Scene(),
    "power up": Scene(enters=True),
    "synergy": Scene(synergy=True, on_player=False),
    "gridiron": Scene(on_player=False, enters=True),
}
CLASSES: Final = (
    "limit",
    "scale",
    "written",
    "set",
    "field",
    "kind",
    "over",
    "each-down",
)


class Place(NamedTuple):
    """A text with a hole, the card that it stands on, and what is counted there.

    In a place of a subject, the unit is that subject with its verb: `the base yards|are`.
    """

    text: str
    scene: str
    unit: str = ""


class Table(NamedTuple):
    """Places, the kinds of words that stand there, and which go with which by no sense."""

    name: str
    places: list[Place]
    kinds: list[tuple[str, ...]]
    without: list[tuple[str, str, str]]

    def takes(self, place: Place, kind: tuple[str, ...]) -> bool:
        """Whether words of that kind make sense in that place."""
        said = f"{place.text} {place.unit}"
        return not any(
            where in said and (what[1:] == kind[0] if what[0] == "=" else what in kind[0])
            for _, where, what in self.without
        )


class Cell(NamedTuple):
    """A text, and whether it is read as its plainest wording: `read`, `refused` or `another`."""

    table: str
    place: str
    words: str
    text: str
    verdict: str


def tables() -> list[Table]:
    """The tables of the file."""
    found: list[Table] = []
    for line in Path(__file__).with_suffix(".txt").read_text("utf-8").splitlines():
        what, *row = line.split("\t")
        if what == "table":
            found.append(Table(row[0], [], [], []))
        elif what == "place":
            found[-1].places.append(Place(*row))
        elif what == "kind":
            found[-1].kinds.append(tuple(row))
        elif what == "without":
            name, where, words = row
            assert name in CLASSES, line
            found[-1].without.append((name, where, words))
        else:
            assert not line, line
    return found


_PLURALS: Final = {" is ": " are ", "becomes": "become", "goes": "go", "gets": "get"}


def filled(words: str, place: Place) -> str:
    """The text: `%` is the unit, `%1` one of it; `@` the subject, and `|` its verb."""
    if "@" in words:
        noun, verb = place.unit.split("|")
        words = words.replace("@ |", f"@ {verb}").replace("@", noun)
        if verb == "are":
            for one, many in _PLURALS.items():
                words = words.replace(one, many)
    else:
        words = words.replace("%1", place.unit.removesuffix("s")).replace("%", place.unit)
    text = " ".join(place.text.replace("{}", words).split()).replace(" .", ".").replace(" ,", ",")
    return text[0].upper() + text[1:]


def _in_order(thing: Any) -> Any:
    """The same with conditions that hold together in one order: which is asked first is nothing."""
    thing = within(thing, _in_order)
    if isinstance(thing, AllOf):
        return AllOf(tuple(sorted(thing.conditions, key=repr)))
    return thing


def tree(text: str, scene: str) -> Any:
    """What a text means; None if it is refused."""
    try:
        page: Page = on_their_side(text, SCENES[scene])
    except (Unread, Refusal):
        return None
    made = (tuple(page.abilities), page.effects, page.timing, page.active_if, page.attach_to)
    return _in_order(made)


def cells(every: int = 1) -> Iterator[Cell]:
    """Every text that makes sense, or those of one place in so many, with its verdict."""
    for table in tables():
        for at, place in enumerate(table.places):
            for order, kind in enumerate(table.kinds):
                if (at + order) % every or not table.takes(place, kind):
                    continue
                texts = [filled(words, place) for words in kind]
                found = [tree(text, place.scene) for text in texts]
                plain = next((each for each in found if each is not None), None)
                for words, text, made in zip(kind, texts, found, strict=True):
                    verdict = "refused" if made is None else "another"
                    verdict = "read" if made is not None and made == plain else verdict
                    yield Cell(table.name, place.text, words, text, verdict)


def main(*arguments: str) -> None:
    found = list(cells())
    for name in dict.fromkeys(each.table for each in found):
        own = [each for each in found if each.table == name]
        print(f"{name:12}{len(own):6} texts {share(own):6.1f} %")
    report(found, arguments)


if __name__ == "__main__":
    main(*sys.argv[1:])
