"""What one may do so often, at a time of one's own choice or at one of these."""

from __future__ import annotations

from typing import Any, Final, get_args

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    construct,
    either,
    only_read,
    read_as,
    word,
)
from snapcount.cards.language.kernel.lists import listed
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.statements import NewLine
from snapcount.cards.language.sentences.shared_subjects import AND
from snapcount.cards.nouns import Called, Condition
from snapcount.cards.tree import RemoveThis


def so_often(said: syntax.Freely, play: bool) -> syntax.Freely:
    """With how often it may be done, where that goes without saying.

    A Play is heard for one down, and what begins by removing its own card is done once.
    """
    if said.once_per is not None:
        return said
    if not play and not _for_good(said):
        raise Refusal("unexpected", "how often? Write “once per down”, or another limit")
    return msgspec.structs.replace(said, once_per="down")


def _for_good(said: syntax.Freely) -> bool:
    """Whether it begins by removing the card itself."""
    return isinstance(said.then, syntax.Offers) and isinstance(said.then.clauses[0], RemoveThis)


_PART_OR_OWN: Final = (
    "is that part of the ability before it? For one of its own, begin a new line, or say when it"
    " can be used"
)


def of_triggered(row: list[Any]) -> list[Any]:
    """`Receive: Once per half, …`: how often the ability triggers, and what it does then."""
    done: list[Any] = []
    limited = begun = False
    for said in row:
        if isinstance(said, syntax.Freely) and begun and not isinstance(done[-1], syntax.Head):
            if not said.points:
                raise Refusal("two-readings", _PART_OR_OWN)
        if isinstance(said, NewLine):
            begun = False
        elif isinstance(said, syntax.Head | syntax.Occurs):
            begun = True
        before = done[-1] if done else None
        if limited and isinstance(said, syntax.Says | syntax.Asks | syntax.Offers):
            raise Refusal("two-readings", "is this done so often too? Write “use only once …” last")
        limited = limited and isinstance(said, syntax.IfDone)
        if isinstance(said, syntax.Freely) and isinstance(before, syntax.Head) and before.keyword:
            if said.points or said.condition is not None:
                raise Refusal("misplaced", "you can choose when to use only Exhaust abilities")
            done[-1] = msgspec.structs.replace(before, free=said.once_per)
            said = said.then
            limited = True
        done.append(said)
    return done


class OfferedAt(msgspec.Struct, frozen=True):
    """`You may discard this card during On Field Adjustments to gain 5 yards`."""

    clauses: tuple[Any, ...]
    points: tuple[str, ...]
    to: tuple[Any, ...]
    once_per: str | None = None


def _offered_at(said: OfferedAt) -> syntax.Freely:
    then = syntax.Offers(who="you", clauses=said.clauses, to=said.to)
    return syntax.Freely(said.once_per, then, said.points)


_AT_POINT: Final = "you {:May} {clauses:Deeds} {points:FreePoints} to {to:Deeds}"

FREELY: Final[list[Construct]] = [
    # When, between what is done and what for
    *construct("Freely", None, "{=:OfferedAt}", views={WHOLE: read_as(_offered_at)}),
    *construct("OfferedAt", OfferedAt, _AT_POINT, once_per=None),
    *construct(
        "OfferedAt",
        OfferedAt,
        f"{{once_per:Once}} [,] {_AT_POINT}",
        [f"{_AT_POINT} [,] {{once_per:Once}}"],
    ),
    # So often one may do it, at a time of one's own choice or at one of these
    *either("Free", "Offering", "FreeDeed"),
    *construct("FreeDeed", syntax.Says, "{clauses:FreeDeeds}"),
    *listed("FreeDeeds", "FreeClause", *AND),
    *either("FreeClause", "Effect", "Deed[base]"),
    *construct("Item", None, "{=:Freely} .", ["{:WhileLying} {=:Freely} ."], printed=False),
    *construct("Item", syntax.WhileActive, "{:WhileActive} (,|:) {then:Freely} .", printed=False),
    *construct(
        "Freely",
        syntax.Freely,
        "{once_per:Once} , {then:Free}",
        ["{once_per:Once} {then:Free}", "{then:Offering} {once_per:Once}"],
    ),
    *construct(
        "Freely",
        syntax.Freely,
        "{once_per:Once} {points:FreePoints} , {then:Free}",
        [
            "{once_per:Once} , {points:FreePoints} , {then:Free}",
            "{points:FreePoints} , {once_per:Once} , {then:Free}",
            "{once_per:Once} , {then:Free} {points:FreePoints}",
            "{once_per:Once} {then:Free} {points:FreePoints}",
            "{then:Offering} {points:FreePoints} {once_per:Once}",
            "{then:Offering} {once_per:Once} {points:FreePoints}",
        ],
    ),
    # `Discard this card: Energize this Player`, and the same of a card while it is attached
    *construct("Item", syntax.Freely, "{then:GoneFor} .", printed=False, once_per=None),
    *construct(
        "GoneFor",
        syntax.Offers,
        "[{:AtAnyTime} ,] (discard|remove) {clauses:GoneItself} : {to:Deeds}",
        printed=False,
        who="you",
    ),
    *only_read(word("GoneItself", (RemoveThis(),), "{:ThisCard} [from the field]")),
    *construct(
        "Item",
        syntax.Freely,
        "{:WhileLying} {then:Offering} .",
        printed=False,
        only=Guard(_for_good, "how often? Write “once per down”, or another limit"),
        once_per=None,
    ),
    *either("Freely", "FreeOutcome"),
    # What is gone afterwards can't be done again
    *construct(
        "Freely",
        syntax.Freely,
        "{then:Offering} {points:FreePoints}",
        ["{points:FreePoints} [,] {then:Offering}"],
        once_per=None,
    ),
    *construct(
        "Freely",
        syntax.Freely,
        "{condition:FreeIf} , {then:Offering} {points:FreePoints}",
        [
            "{condition:FreeIf} , {points:FreePoints} , {then:Offering}",
            "{then:Offering} {points:FreePoints} {condition:FreeIf}",
            "{points:FreePoints} , {condition:FreeIf} , {then:Offering}",
        ],
        printed=False,
        once_per=None,
    ),
    *construct(
        "FreeIf",
        None,
        "if {=:Condition}",
        ["(if|while|as long as) {=:Condition}", "{=:Leading}"],
        printed=False,
    ),
    # On plays of a kind, or in a circumstance
    *construct("OnSuchCall", Called, "on {calls:ACallNoun}", who="offense"),
    *either("FreeWhen", "OnSuchCall"),
    *construct(
        "FreeWhen",
        None,
        "{=:Circumstance}",
        only=Guard(lambda asked: isinstance(asked, get_args(Condition)), "when is that?"),
    ),
    *construct(
        "Freely",
        syntax.Freely,
        "{points:FreePoints} {condition:FreeWhen} , {then:Offering}",
        ["{then:Offering} {points:FreePoints} {condition:FreeWhen}"],
        printed=False,
        once_per=None,
    ),
    *construct(
        "Freely",
        syntax.Freely,
        "{once_per:Once} , {points:FreePoints} {condition:FreeWhen} , {then:Free}",
        ["{once_per:Once} {points:FreePoints} {condition:FreeWhen} , {then:Free}"],
        printed=False,
    ),
    *construct(
        "Freely",
        syntax.Freely,
        "{once_per:Once} {points:FreePoints} , if {condition:Condition} , {then:Free}",
        [
            "{once_per:Once} [,] {condition:FreeIf} , {then:Free} {points:FreePoints}",
            "{once_per:Once} [,] {condition:FreeIf} , {points:FreePoints} , {then:Free}",
            "{once_per:Once} [,] {points:FreePoints} [,] {condition:FreeIf} , {then:Free}",
            "{points:FreePoints} , {once_per:Once} , {condition:FreeIf} , {then:Free}",
            "{condition:FreeIf} , {once_per:Once} [,] {points:FreePoints} , {then:Free}",
            "{once_per:Once} , {then:Free} {points:FreePoints} {condition:FreeIf}",
        ],
    ),
]
