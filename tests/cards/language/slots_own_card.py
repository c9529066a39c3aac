"""A Play's own card is one noun: each way to say how it was called, wherever that is asked.

    python -m tests.cards.language.slots_own_card [--holes]

A text is `read` if it has the tree of the plainest wording of its row, which has to be read
itself; `another` if it has a different one.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from tests.cards.language.coverage_report import report

from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read

PLAY: Final = Scene(play=True, on_player=False)
_NOUNS: Final = ("this card", "this play", "this Play card")


class Row(NamedTuple):
    """Wordings of one meaning, the plainest first, and the sentences that they stand in."""

    wordings: tuple[str, ...]
    places: tuple[str, ...]


def _asked(side: str) -> Row:
    return Row(
        (
            f"you are on {side}",
            *(f"you called {noun} on {side}" for noun in _NOUNS),
            f"you called this on {side}",
            f"you call this card on {side}",
            f"you revealed this play on {side}",
            *(f"{noun} was called on {side}" for noun in _NOUNS),
            *(f"{noun} is your called play on {side}" for noun in _NOUNS),
            f"this is your called play on {side}",
            f"this card was revealed on {side}",
        ),
        (
            "If {}, draw an Action card.",
            "Draw an Action card if {}.",
            "Unless {}, draw an Action card.",
            "If {} and it is third down, draw an Action card.",
            "If it is third down and {}, draw an Action card.",
            "If {} and the play is successful, draw an Action card.",
            "If {}, you may exhaust one of your Players. If you do, draw an Action card.",
            "If {}, draw an Action card. Otherwise, your opponent draws an Action card.",
            "If {} or it is third down, draw an Action card.",
        ),
    )


def _awaited(side: str) -> Row:
    return Row(
        (
            *(f"you reveal {noun} on {side}" for noun in _NOUNS),
            *(f"you call {noun} on {side}" for noun in _NOUNS),
            *(f"{noun} is revealed on {side}" for noun in _NOUNS),
        ),
        (
            "When {}, draw an Action card.",
            "Whenever {}, draw an Action card.",
            "When {}, if it is third down, draw an Action card.",
            "When {}, you may exhaust one of your Players. If you do, draw an Action card.",
            "Draw an Action card when {}.",
        ),
    )


ROWS: Final = (
    _asked("offense"),
    _asked("defense"),
    _awaited("offense"),
    _awaited("defense"),
    Row(
        (*_NOUNS, "this", "your defensive call"),
        (
            "{} also stops Long Passes.",
            "{} also defends against Long Passes.",
            "{} also covers Long Passes.",
            "{} no longer stops Runs.",
            "If it is third down, {} also stops Long Passes.",
            "{} also stops Long Passes if it is third down.",
            "If you called this card on defense, {} also stops Long Passes.",
            "When you reveal this card, {} also stops Long Passes.",
        ),
    ),
)


class Cell(NamedTuple):
    text: str
    verdict: str


def _read(text: str) -> Any:
    try:
        return read(text, PLAY).abilities
    except (Unread, Refusal):
        return None


def cells() -> Iterator[Cell]:
    """Every wording in every place of its row."""
    for row in ROWS:
        for place in row.places:
            plainest = _read(_said(place, row.wordings[0]))
            for wording in row.wordings:
                text = _said(place, wording)
                found = _read(text)
                same = found is not None and found == plainest
                yield Cell(text, "read" if same else "another" if found else "refused")


def _said(place: str, wording: str) -> str:
    text = place.format(wording)
    return text[0].upper() + text[1:]


def main(*arguments: str) -> None:
    found = list(cells())
    report(found, arguments)


if __name__ == "__main__":
    main(*sys.argv[1:])
