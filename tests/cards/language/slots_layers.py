"""What waits in the layers is one noun: each way to name it, wherever it can be named.

    python -m tests.cards.language.slots_layers [--holes [WORDS]]

A row is one such noun with the wordings that mean it, the plainest first, and the places that it
stands in. A text is `read` if it has the tree of the plainest wording, which has to be read itself;
`another` if it has a different one.

Two nouns are kept apart. `An Exhaust ability of a Linebacker` waits in the layers; `a Linebacker's
Exhaust ability` is one that the Player has, and is cancelled for the down or copied whether it
waits or not. Where only what waits can be meant, both are the same. Likewise `your Exhaust
abilities` wait, and those `of your Players` are theirs.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from tests.cards.language.coverage_report import report
from tests.cards.language.meaning import on_their_side

from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread

ACTION: Final = Scene(action=True, on_player=False)
PLAYER: Final = Scene()


class Row(NamedTuple):
    """Wordings of one noun, the plainest first, and the sentences that they stand in."""

    wordings: tuple[str, ...]
    places: tuple[str, ...]
    scene: Scene = ACTION


ONE: Final = (
    "Cancel {}.",
    "Counter {}.",
    "Negate {}.",
    "You may cancel {}.",
    "Choose {} and cancel it.",
    "If you are behind, cancel {}.",
    "Exhaust one of your Players. If you do, cancel {}.",
    "Cancel {} and draw an Action card.",
    "Cancel {} unless your opponent spends a timeout.",
    "{} is cancelled.",
    "Copy {}.",
    "Copy {}. You may choose new targets for it.",
    "Choose a new target for {}.",
    "Change the target of {}.",
    "Draw an Action card. Play only in response to {}.",
)
"""What is done to one that waits, and what is played on it."""

NO_COPY: Final = tuple(each for each in ONE if not each.startswith("Copy"))
AIMED: Final = (
    "Cancel the effect of {}.",
    "Copy the effect of {}.",
    "Choose {} and cancel it.",
    "Choose a new target for {}.",
    "Change the target of {}.",
    "Draw an Action card. Play only in response to {}.",
)
"""Where an ability that is a Player's can only be one that waits."""

_STANDS: Final = (
    "{} cannot be cancelled.",
    "{} can't be cancelled by your opponent.",
    "While you are ahead, {} cannot be cancelled.",
    "{} cannot be cancelled if you are ahead.",
)
_HEARD: Final = (
    "Whenever {} is cancelled, draw an Action card.",
    "The first time each down {} is cancelled, draw an Action card.",
    "Once per half, when {} is cancelled, you may draw an Action card.",
)


def _used(kind: str, one: str) -> tuple[str, ...]:
    """An ability of that kind by the Player who uses it."""
    an = "an" if kind[0] in "AEIO" else "a"
    return (
        f"target {kind} ability used by {one}",
        f"{an} {kind} ability used by {one}",
        f"any {kind} ability used by {one}",
        f"{an} {kind} ability just used by {one}",
        f"{an} {kind} ability {one} used",
        f"{an} {kind} ability that {one} just used",
        f"the effect of {an} {kind} ability used by {one}",
    )


def _rows(kind: str, one: str, theirs: str, owner: str = "") -> tuple[Row, ...]:
    """The same noun by the Player who uses it, who it is of, and whose it is."""
    an = "an" if kind[0] in "AEIO" else "a"
    used = _used(kind, one)
    first = owner or used[0]
    return (
        Row((first, *used), ONE),
        Row((first, f"{an} {kind} ability of {one}"), NO_COPY),
        Row(
            (first, f"{theirs} {kind} ability", f"the {kind} ability of {one}"),
            AIMED,
        ),
    )


ROWS: Final = (
    Row(
        (
            "target Exhaust ability",
            "an Exhaust ability",
            "any Exhaust ability",
            "one Exhaust ability",
            "an Exhaust effect",
            "the effect of an Exhaust ability",
            "an Exhaust ability that was just used",
            "an Exhaust ability used by a Player",
        ),
        ONE,
    ),
    Row(
        (
            "target Exhaust ability used by your opponent",
            "an Exhaust ability used by your opponent",
            "an Exhaust ability your opponent used",
            "an Exhaust ability that your opponent used",
            "an Exhaust ability your opponent just used",
            "your opponent's Exhaust ability",
            "one of your opponent's Exhaust abilities",
            "the effect of one of your opponent's Exhaust abilities",
        ),
        ONE,
    ),
    Row(
        (
            "target Action card or Exhaust ability of your opponent",
            "an Action card or an Exhaust effect used by your opponent",
            "an Action card or Exhaust ability played or used by your opponent",
            "an Action card played or an Exhaust ability used by your opponent",
            "an Exhaust effect or an Action card of your opponent",
        ),
        ONE,
    ),
    *_rows(
        "Exhaust",
        "one of your opponent's Players",
        "one of your opponent's Players'",
        "target Exhaust ability used by your opponent",
    ),
    *_rows(
        "Exhaust",
        "an opposing Player",
        "an opposing Player's",
        "target Exhaust ability used by your opponent",
    ),
    *_rows(
        "Exhaust",
        "an offensive Player",
        "an offensive Player's",
        "target Exhaust ability used by the offense",
    ),
    *_rows("Tackle", "a Linebacker", "a Linebacker's"),
    *_rows("Exhaust", "one of your opponent's Linebackers", "an opposing Linebacker's"),
    *_rows("Exhaust", "an Energized Wide Receiver", "an Energized Wide Receiver's"),
    Row(
        (
            "target Action card",
            "an Action card",
            "any Action card",
            "the effect of an Action card",
            "an Action card that was just played",
            "an Action card's effect",
        ),
        ONE,
    ),
    Row(
        (
            "target Action card played by your opponent",
            "an Action card played by your opponent",
            "an Action card your opponent played",
            "an Action card that your opponent has played",
            "an Action card your opponent just played",
            "your opponent's Action card",
            "one of your opponent's Action cards",
            "an opposing Action card",
            "the effect of an Action card your opponent played",
            "the effect of one of your opponent's Action cards",
        ),
        ONE,
    ),
    Row(
        (
            "target effect of your opponent",
            "an effect of your opponent",
            "one of your opponent's effects",
            "an effect your opponent controls",
            "your opponent's effect",
            "an opposing effect",
        ),
        ONE,
    ),
    Row(
        (
            "target Synergy ability of your opponent",
            "a Synergy ability of your opponent",
            "your opponent's Synergy ability",
            "one of your opponent's Synergy abilities",
            "an opposing Synergy card's ability",
            "the effect of your opponent's Synergy ability",
        ),
        ONE,
    ),
    Row(
        (
            "your Exhaust abilities",
            "all your Exhaust abilities",
            "all of your Exhaust abilities",
            "Exhaust abilities you use",
            "Exhaust abilities that you use",
            "Exhaust abilities used by you",
            "all Exhaust abilities you use",
        ),
        _STANDS,
        PLAYER,
    ),
    Row(
        (
            "your Linebackers' Tackle abilities",
            "the Tackle abilities of your Linebackers",
            "Tackle abilities of your Linebackers",
            "Tackle abilities used by your Linebackers",
            "all Tackle abilities of your Linebackers",
            "all of your Linebackers' Tackle abilities",
        ),
        _STANDS,
        PLAYER,
    ),
    Row(
        (
            "your Action cards",
            "all your Action cards",
            "all of your Action cards",
            "Action cards you play",
            "Action cards that you play",
            "Action cards played by you",
            "the effects of your Action cards",
            "the effects of Action cards you play",
            "all Action cards you play",
        ),
        _STANDS,
        PLAYER,
    ),
    Row(
        (
            "one of your Action cards",
            "an Action card you played",
            "an Action card that you played",
            "an Action card played by you",
            "any of your Action cards",
            "your Action card",
            "the effect of one of your Action cards",
        ),
        _HEARD,
        PLAYER,
    ),
    Row(
        (
            "one of your Exhaust abilities",
            "an Exhaust ability you used",
            "an Exhaust ability that you used",
            "an Exhaust ability used by you",
            "any of your Exhaust abilities",
            "your Exhaust ability",
            "the effect of one of your Exhaust abilities",
        ),
        _HEARD,
        PLAYER,
    ),
)


class Cell(NamedTuple):
    """One text, and whether it is read as it should be: `read`, `refused` or `another`."""

    text: str
    verdict: str


def _read(text: str, scene: Scene) -> Any:
    try:
        page = on_their_side(text, scene)
    except (Unread, Refusal):
        return None
    return page.abilities, page.effects, page.timing


def cells() -> Iterator[Cell]:
    """Every wording in every place of its row."""
    for row in ROWS:
        for place in row.places:
            plainest = _read(_said(place, row.wordings[0]), row.scene)
            for wording in row.wordings:
                text = _said(place, wording)
                found = _read(text, row.scene)
                same = found is not None and found == plainest
                yield Cell(text, "read" if same else "another" if found else "refused")


def _said(place: str, wording: str) -> str:
    text = place.format(wording)
    return text[0].upper() + text[1:]


def main(*arguments: str) -> None:
    report(list(cells()), arguments)


if __name__ == "__main__":
    main(*sys.argv[1:])
