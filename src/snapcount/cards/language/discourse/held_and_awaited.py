"""What holds and what waits, in one sentence: `its rating is 90, and whenever it tackles, …`.

Each is an ability of its own, as it would be in two sentences. A condition in front would hold for
both or for the first alone, so that nothing stands before them but that a card lies there.
"""

from __future__ import annotations

from typing import Any, Final

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import WHOLE, Construct, construct, phrase, read_as
from snapcount.cards.language.kernel.lists import Row
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.statements import NewLine


def two_sentences(row: list[Any]) -> list[Any]:
    """The sentences, each such pair as two: on the bench both are, and after `Exhaust:` neither."""
    if not any(isinstance(said, syntax.Apart) for said in row):
        return row
    found: list[Any] = []
    head: Any = None
    for said in row:
        if isinstance(said, syntax.Head | syntax.Bench | NewLine):
            head = said
        if not isinstance(said, syntax.Apart):
            found.append(said)
            continue
        if isinstance(head, syntax.Head):
            raise Refusal("unexpected", "does this belong to the ability? Write two sentences")
        found.append(said.first)
        if isinstance(head, syntax.Bench):
            found.append(head)
        found.append(said.rest)
    return found


def _apart(said: Row) -> syntax.Apart:
    return syntax.Apart(first=said.first, rest=said.rest)


HELD_AND_AWAITED: Final[list[Construct]] = [
    *construct(
        "Item",
        None,
        "{=:HeldAndAwaited} .",
        ["{:WhileLying} {=:HeldAndAwaited} ."],
        views={WHOLE: read_as(_apart)},
    ),
    *construct(
        "HeldAndAwaited",
        Row,
        "{first:StandingAlone} {:AndAlso} {rest:Occurring[stop]}",
        [
            "{first:StandingAlone} {:AndAlso} {rest:HeldThere}",
            "{first:HeldThere} {:AndAlso} {rest:StandingAlone}",
            "{first:HeldThere} {:AndAlso} {rest:Occurring[stop]}",
        ],
    ),
    *phrase("AndAlso", ", and", "and", "; and"),
]
