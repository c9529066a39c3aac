"""A Player is one noun: however Players are named, they are named so in every place.

    python -m tests.cards.language.slots_players [--holes [WORDS]]

Each `Noun` is one meaning in several wordings, the plainest first; each `Place` a sentence with a
gap. A text is `read` if it has the tree that the plainest wording has in that place, `another` if
it has a different one. The table counts the texts of each place; `--holes` lists those that are
not read, or those of them that have these words.

What makes no sense is left out by class, in `takes`:

- What waits for one Player names one: `whenever all of your Players are exhausted` is no event.
- Of what stands on a Player, nobody is chosen: nobody knows when.
- A role lasts for a play. What stands does not speak of it but by asking, and what waits to see
  who is designated does not know yet.
- Who is Exhausted is not exhausted, and does not become so; who sits on the bench is neither
  designated nor energized, does not leave the field, and nobody is substituted for him.
- Only your own Players are substituted by your cards, and only offensive ones receive.
- An s follows a noun, and no clause: nobody says `the Player that ran's rating`.
- `For each of your Players` says how many, and not who goes out.
- Another runner is one who is not the runner now, and may be this Player.
- `For each` counts one by one, and a number is that of several.
- Which of them is the highest-rated is not asked: the game has no such question.
- Whose effects are your opponent's, is known of your own Players alone.
- All of a group are compared with a Player one by one; who of them has the ball is one of them.
"""

from __future__ import annotations

import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from tests.cards.language.coverage_report import report
from tests.cards.language.player_nouns import NOUNS, Noun
from tests.cards.language.player_places import PLACES, Place

from snapcount.cards.language.generate.texts import meaning
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read

ACTION: Final = Scene(action=True, side="offense", on_player=False)
PLAYER: Final = Scene(side="offense")
POWER_UP: Final = Scene(enters=True)


_KINDS: Final = {
    "done": ("this", "that", "role", "all", "some"),
    "done by this": ("that", "role", "some"),
    "done to one": ("this", "that", "role", "some"),
    "lasts": ("this", "that", "role", "all", "some"),
    "stands": ("this", "attached", "all"),
    "while": ("this", "attached", "all", "some"),
    "asked": ("this", "that", "role", "all", "some"),
    "asked on a card": ("all", "some"),
    "counted each": ("all",),
    "counted": ("all",),
    "asked of one": ("this", "that", "role", "some"),
    "awaited": ("this", "that", "some"),
    "waits": ("this", "attached", "some"),
}


_STANDING: Final = ("stands", "while", "waits")
"""What is said on a Player or on what lies on one; all else is done, by a card or an ability."""


def takes(place: Place, noun: Noun) -> bool:
    """Whether the Players make sense in that place; the classes at the top say why not."""
    wants, bars = place.wants.split(), place.bars.split()
    if place.kind == "stands" and "exhausted" in noun.features:
        bars = [*bars, "exhausted"]
    if noun.kind == "role" and "esignate" in place.text:
        return False
    return (
        noun.kind in _KINDS[place.kind]
        and noun.features.issuperset(wants)
        and noun.features.isdisjoint(bars)
    )


def scene_of(place: Place, noun: Noun) -> Scene:
    """The card: an attached Player has a Power Up, this Player its own text."""
    if noun.kind == "attached":
        return POWER_UP
    if place.kind in _STANDING:
        return PLAYER
    speaks_of_this = (
        noun.kind == "this" or "of-this" in noun.features or "this player" in place.text.lower()
    )
    return PLAYER if speaks_of_this else ACTION


def said(place: Place, noun: Noun, wording: str) -> str | None:
    """The text with that wording; None if no s can follow it."""
    plural = noun.plural and not wording.startswith("1:")
    words = re.sub("^[1s]:", "", wording)
    if "{'s}" in place.text and not wording.startswith("s:"):
        return None
    if place.kind == "counted each" and not wording.startswith("1:each"):
        return None
    if "use Exhaust abilities" in place.text and "field" in words:
        return None  # those on the bench are meant elsewhere (T-14)
    if place.kind == "counted" and wording.startswith(("1:", "all")):
        return None
    if "for {}" in place.text and place.kind == "done" and wording.startswith("1:"):
        return None
    text = re.sub(r"\[([^|\]]*)\|([^|\]]*)\]", r"\2" if plural else r"\1", place.text)
    text = text.replace("  ", " ")
    text = text.replace("{'s}", words + ("'" if plural and words.endswith("s") else "'s"))
    text = text.replace("{}", words)
    text = text[0].upper() + text[1:]
    if noun.kind == "that":
        text = f"Choose one of your Players on the field. {text}"
    if scene_of(place, noun) == PLAYER and place.kind not in _STANDING:
        text = f"Exhaust: {text}"
    return text


def _read(text: str, scene: Scene) -> Any:
    try:
        return meaning(read(text, scene))
    except (Unread, Refusal):
        return None


class Cell(NamedTuple):
    """One text, and whether it is read as its plainest wording: `read`, `refused`, `another`."""

    place: str
    noun: str
    text: str
    verdict: str


def cells(every: int = 1) -> Iterator[Cell]:
    """Every text that makes sense, or those of one noun in so many of each place."""
    for at, place in enumerate(PLACES):
        for number, noun in enumerate(NOUNS):
            if (at + number) % every == 0 and takes(place, noun):
                yield from _cells(place, noun)


def _cells(place: Place, noun: Noun) -> Iterator[Cell]:
    plainest: Any = None
    for wording in noun.wordings:
        text = said(place, noun, wording)
        if text is None:
            continue
        found = _read(text, scene_of(place, noun))
        plainest = found if plainest is None else plainest
        verdict = "refused" if found is None else "read" if found == plainest else "another"
        yield Cell(place.text, noun.wordings[0].removeprefix("s:"), text, verdict)


def table(found: list[Cell]) -> str:
    """How many texts of each place and of each noun are read, of how many."""
    rows = []
    for column in ("place", "noun"):
        counts: dict[str, Counter[str]] = defaultdict(Counter)
        for each in found:
            counts[getattr(each, column)][each.verdict] += 1
        for name, count in counts.items():
            rows.append(f"{name[:86]:88}{count['read']:>4}/{count.total()}")
        rows.append("")
    return "\n".join(rows)


def main(*arguments: str) -> None:
    found = list(cells())
    print(table(found))
    report(found, arguments)


if __name__ == "__main__":
    main(*sys.argv[1:])
