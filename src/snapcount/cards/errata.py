"""Errata and card rulings (chapter E): corrections by card number and date.

A card is corrected for the editions whose documents are not older than its erratum. Where an
erratum has words of its own, they stand in the place of the printed ones before anything is read
(`amended`); where it says how the words work, the card's tree is made to say so (`corrected`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from snapcount.cards.card import AnyCard, PlayCard, PlayerCard, Superstar
from snapcount.cards.language.printing import printed
from snapcount.cards.season import DEFAULT_EDITION, RULED, SEASONS
from snapcount.cards.tree import (
    Ability,
    Activated,
    BecomePlay,
    Discard,
    Qualifier,
    SkipDraw,
    Timing,
)

if TYPE_CHECKING:
    from snapcount.cards.language.card_reading import CardFields

replace = msgspec.structs.replace


class Erratum(NamedTuple):
    """What was ruled about a card; `change` makes the card say so, where its tree must differ."""

    clause: str
    says: str
    change: Callable[[AnyCard], AnyCard]
    date: str = RULED
    reads: str = ""
    """The card's new text, if it has one."""


def erratum_for(number: str, edition: str = DEFAULT_EDITION) -> Erratum | None:
    """What that edition knows to be ruled about the card with that number, if anything."""
    erratum = ERRATA.get(number)
    if erratum is None or erratum.date > SEASONS[edition].ruled_until:
        return None
    return erratum


def amended(fields: CardFields, edition: str = DEFAULT_EDITION) -> CardFields:
    """The card's words as that edition reads them: those of its erratum, or as they are."""
    erratum = erratum_for(fields.number, edition)
    if erratum is None or not erratum.reads:
        return fields
    return replace(fields, text=erratum.reads, timing="")


def corrected(card: AnyCard, edition: str) -> AnyCard:
    """The card as that edition plays it: with its erratum, or as it is."""
    erratum = erratum_for(card.number, edition)
    if erratum is None:
        return card
    changed = erratum.change(card)
    if changed == card or not card.text:
        return changed
    return replace(changed, text=printed(changed).text)  # what was typed is no longer true


# Changes ---------------------------------------------------------------------------------------


def unchanged(card: AnyCard) -> AnyCard:
    """The ruling says how the words work, and that is how the engine works them."""
    return card


def made_unique(card: AnyCard) -> AnyCard:
    return replace(card, unique=True)


def x_is_zero_for_grit(card: AnyCard) -> AnyCard:
    return replace(card, grit=0) if isinstance(card, PlayCard) else card


def now_reading(*abilities: Ability) -> Callable[[AnyCard], AnyCard]:
    def change(card: AnyCard) -> AnyCard:
        if isinstance(card, PlayerCard | Superstar):
            return replace(card, abilities=abilities)
        return card

    return change


def only_at_the_end_of_the_play(card: AnyCard) -> AnyCard:
    """Its Exhaust abilities gain that timing; a condition they have stays."""
    if not isinstance(card, PlayerCard | Superstar):
        return card
    return replace(card, abilities=tuple(_at_the_end(ability) for ability in card.abilities))


def _at_the_end(ability: Ability) -> Ability:
    if not isinstance(ability, Activated):
        return ability
    return replace(ability, timing=replace(ability.timing, points=("end of the play",)))


def play_changed_at_once(card: AnyCard) -> AnyCard:
    """T-7: wherever its text changes the called play, it does so at once."""
    return card if isinstance(card, PlayCard) else _at_once(card)


def _at_once(node: Any) -> Any:
    if isinstance(node, tuple):
        return tuple(_at_once(part) for part in node)
    if isinstance(node, BecomePlay):
        return replace(node, at_once=True)
    if not isinstance(node, msgspec.Struct):
        return node
    fields = {name: _at_once(getattr(node, name)) for name in node.__struct_fields__}
    return replace(node, **fields)


# The list --------------------------------------------------------------------------------------


def _all(
    clause: str,
    numbers: tuple[str, ...],
    says: str,
    change: Callable[[AnyCard], AnyCard],
    reads: str = "",
) -> dict[str, Erratum]:
    return dict.fromkeys(numbers, Erratum(clause, says, change, reads=reads))


ERRATA: Final[dict[str, Erratum]] = {
    **_all(
        "E-1",
        ("C16-19",),
        "Has a new text: with a Play Strength of 0, at the end of the play, the opponent loses"
        " all Action cards and the next Action draw.",
        now_reading(
            Activated(
                (Discard("opponent", "action", None), SkipDraw("opponent")),
                Qualifier(low=0, high=0),
                Timing(("end of the play",)),
            )
        ),
        "Exhaust (0): Your opponent discards all of their Action cards and does not draw an Action"
        " card at the end of this down. Exhaust only at the end of the play.",
    ),
    **_all(
        "E-2",
        ("S7-19", "C9-19", "P4-19", "C37-19", "U104-19", "R134-19", "L188-19"),
        "Its Exhaust ability can be used at the end of the play alone.",
        only_at_the_end_of_the_play,
    ),
    **_all("E-3", ("E245-20",), "Is Unique.", made_unique),
    **_all(
        "E-4",
        ("E240-20", "E241-20", "E242-20", "E243-20"),
        "X is chosen when it is called, and is 0 for Grit.",
        x_is_zero_for_grit,
    ),
    **_all(
        "E-5",
        ("E245-21", "L279-21"),
        "The newly called play takes the old one's place at once.",
        play_changed_at_once,
    ),
    **_all(
        "E-6",
        ("U129-22",),
        "A pass that becomes a Short Pass is still what it was called as well.",
        unchanged,
    ),
    **_all(
        "E-7",
        ("E197-22",),
        "Works each time that the chosen Player uses an Exhaust ability.",
        unchanged,
    ),
    **_all(
        "E-8",
        ("S81-19", "S84-19"),
        "Moves the ball outside Play Results, so never into an end zone.",
        unchanged,
    ),
    **_all("E-9", ("U137-22",), "Stops all Runs, and so is Unique.", made_unique),
}
