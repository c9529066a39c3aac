"""Who comes in by a substitution, and whom `that Player` means after one.

It is the one who came in where he was named last (`substitute a Safety with a Cornerback`); where
the other was, or nobody, the text has to say `the new Player`.
"""

from __future__ import annotations

from typing import Any

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.contents import contents
from snapcount.cards.language.kernel.walk import changed
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.statements import NewLine
from snapcount.cards.nouns import All, Choose, Designated, LeftWas, PlayerIs, That
from snapcount.cards.tree import Energize, ExhaustPlayers, Substitute


class Newcomer(That, frozen=True):
    """`The new Player`: whoever came in last."""


class OutLast(Substitute, frozen=True):
    """A substitution in whose words the one who comes in was not named last."""


def with_newcomers(row: list[Any]) -> list[Any]:
    """The same sentences with nobody but `That` in them; a Refusal where that may be one of two."""
    if all(contents(said).isdisjoint((Substitute, OutLast, Newcomer, LeftWas)) for said in row):
        return row
    _check(row)
    return [changed(said, _plain) for said in row]


def _plain(part: Any) -> Any:
    if isinstance(part, Newcomer):
        return That()
    if isinstance(part, OutLast):
        return changed(Substitute(*msgspec.structs.astuple(part)), _plain)
    return part


def _check(row: list[Any]) -> None:
    came: Substitute | None = None
    for said in row:
        came = None if isinstance(said, NewLine) else _after(said, came)


def _after(thing: Any, came: Substitute | None) -> Substitute | None:
    """By which substitution somebody came in whom nobody was named after."""
    if came is not None and isinstance(thing, Energize | ExhaustPlayers):
        if isinstance(thing.players, That):  # coming in so is no being exhausted
            message = "does that Player come in so? Write “The new Player enters the field …”"
            raise Refusal("unexpected", message)
    if isinstance(thing, Newcomer) and came is None:
        raise Refusal("no-antecedent", "which Player is new? Nobody came in before")
    if isinstance(thing, LeftWas):
        if came is None:
            raise Refusal("no-antecedent", "who left the field? Write “If that Player …”")
        if isinstance(came.out, All) or (isinstance(came.out, Choose) and came.out.count != 1):
            raise Refusal("no-antecedent", "which of those who left the field?")
    if came is not None and isinstance(thing, syntax.Asks):
        asked = thing.condition
        if isinstance(asked, PlayerIs) and isinstance(asked.players, That) and asked.group.state:
            enters = "Energized" if came.energized else "Exhausted"
            message = f"whoever comes in is {enters}; write “the Player who left the field is …”"
            raise Refusal("never", message)
    if isinstance(thing, That) and not isinstance(thing, Newcomer) and isinstance(came, OutLast):
        raise Refusal("no-antecedent", "is that the Player who comes in, or who goes out?")
    if isinstance(thing, syntax.Occurs | syntax.OccursIf):
        if came is not None and getattr(thing.occasion, "event", "") == "a Player enters the field":
            message = "who came in just now, or comes in later? Write “the new Player”"
            raise Refusal("two-readings", message)
        came = None
    for part in thing if isinstance(thing, tuple | list) else _fields(thing):
        came = _after(part, came)
    if isinstance(thing, Substitute):
        return thing
    return None if isinstance(thing, All | Choose | Designated) else came


def _fields(thing: Any) -> tuple[Any, ...]:
    return msgspec.structs.astuple(thing) if isinstance(thing, msgspec.Struct) else ()
