"""Effects on the layers, and on what is attached to Players or lies on the field."""

from __future__ import annotations

from typing import Literal

from snapcount.cards.nouns import Choose, Designated, Group, Node, Players, That, This
from snapcount.cards.words import CardGoes, FieldKind, LayerDeed, LayerKind, Wait, Who


class CancelLayer(Node, frozen=True):
    """Cancel an effect that waits in the layers, or `every` one of them (T-18).

    The Player whose ability was cancelled is `That` from here on. `to`: where a card goes.
    """

    what: LayerKind = "action card"
    whose: Who | None = None
    every: bool = False
    to: CardGoes = "discard"
    targets: bool = False
    """Only one of the opponent's in which one of the controller's Players may be chosen."""
    by: Group | None = None
    """Of which Players' abilities it is one."""
    doing: LayerDeed | None = None
    """Only one that would do that."""


class NewTarget(Node, frozen=True):
    """The controller, not its own, chooses the Players for an effect that waits in the layers."""

    what: LayerKind = "action card"
    whose: Who | None = None
    targets: bool = False
    by: Group | None = None
    doing: LayerDeed | None = None


class CancelIt(Node, frozen=True):
    """Cancel the card or ability in whose stead this takes place, as it is played or used."""

    to: CardGoes = "discard"


class Uncancellable(Node, frozen=True):
    """The card or ability whose text this is cannot be cancelled."""


class CopyLayer(Node, frozen=True):
    """Do what an effect that waits in the layers would do, as if it were one's own.

    `this_down`: an Action card that was played in this down, wherever it is now; with `last`, the
    one that was played last.
    """

    what: LayerKind = "action card"
    whose: Who | None = None
    this_down: bool = False
    last: bool = False
    by: Group | None = None
    doing: LayerDeed | None = None


class CopyAbility(Node, frozen=True):
    """Use an ability of those Players with that keyword, as if it were this one's; once, now."""

    players: Players
    keyword: Literal["run", "receive", "tackle", "exhaust"] = "exhaust"


class TriggerAgain(Node, frozen=True):
    """The abilities of the designated Player with that keyword trigger once more (T-13)."""

    players: Designated
    keyword: Literal["run", "receive", "tackle"]


class TriggerAbilities(Node, frozen=True):
    """Those Players' abilities with that keyword trigger as if they were designated (T-13)."""

    players: Players
    keyword: Literal["run", "receive", "tackle"]


class GainAbilitiesOf(Node, frozen=True):
    """This Player has the abilities of those Players as well for a while, or those with a keyword.

    `to` That: the Players chosen before have those of this Player or of one who is chosen now, or
    each has the others'.
    """

    players: Players
    duration: Wait = "this down"
    keyword: Literal["run", "receive", "tackle", "exhaust"] | None = None
    to: This | That = This()


class RemoveCard(Node, frozen=True):
    """Remove a Power Up, Superstar or Gridiron card from the field; `count` None means all.

    `players`: from those Players alone. `up_to`: that many or fewer. `other`: not this card.
    `to`: where it goes, its owner's in any case (Z-7). `counted`: of all that are removed, only
    those of that player are `those cards`.
    """

    gives = frozenset({"those cards"})

    kind: FieldKind
    whose: Who | None = None
    count: int | None = 1
    to: CardGoes = "discard"
    players: Players | None = None
    up_to: bool = False
    other: bool = False
    counted: Who | None = None


class RemoveThis(Node, frozen=True):
    """The card whose text this is leaves the field, or goes to its owner's hand or deck."""

    to: Literal["discard", "hand", "bottom", "shuffle"] = "discard"


class MoveThis(Node, frozen=True):
    """The Power Up whose text this is moves to another Player, or to another of that group.

    That Player is `That` from here on.
    """

    to: Choose | None = None


class AttachCard(Node, frozen=True):
    """Attach a Power Up from one's hand, deck or discard pile to one of those Players (T-16).

    A deck is searched for it, and shuffled afterwards (Z-4).
    """

    source: Literal["hand", "deck", "discard"]
    players: Players


class PutOnField(Node, frozen=True):
    """Put a Superstar or Gridiron card from one's hand, deck or discard pile onto the field.

    A deck is searched for it, and shuffled afterwards (Z-4).
    """

    kind: Literal["superstar", "gridiron", "environment", "event", "stadium", "weather"]
    source: Literal["hand", "deck", "discard"]


class MovePowerUp(Node, frozen=True):
    """Move a Power Up to another Player of its owner's who can have it.

    `source`: from one of those Players; `to`: to one of those, whoever's they are. An `other` one
    there is any other than the one it comes from.
    """

    whose: Who | None = None
    source: Players | None = None
    to: Choose | This | That | None = None


FieldEffect = (
    CancelLayer
    | CancelIt
    | NewTarget
    | Uncancellable
    | CopyLayer
    | CopyAbility
    | TriggerAgain
    | TriggerAbilities
    | GainAbilitiesOf
    | RemoveCard
    | RemoveThis
    | MoveThis
    | AttachCard
    | PutOnField
    | MovePowerUp
)
