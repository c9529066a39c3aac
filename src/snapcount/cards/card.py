"""What a card is: its printed fields, and its text as a tree.

A definition is an immutable value; copies of a card in a deck share it. `text` keeps what was
typed, `abilities` is the only meaning (law 6).
"""

from __future__ import annotations

import functools
import hashlib
from typing import Any, Final, Literal

import msgspec

from snapcount.cards.nouns import Condition, Group
from snapcount.cards.tree import Ability, Effect, PlayCall, Timing
from snapcount.cards.words import (
    ActionSubtype,
    Call,
    GridironSubtype,
    Position,
    Side,
)


class Card(
    msgspec.Struct, frozen=True, cache_hash=True, tag_field="kind", omit_defaults=True, kw_only=True
):
    """What every card has. `number` is empty for a card outside any set.

    Its words are found by its hash, which is that of the whole tree: so it is made once.
    """

    name: str
    number: str = ""
    unique: bool = False
    text: str = ""
    reminders: tuple[tuple[int, str], ...] = ()
    """Reminder text, which means nothing to the engine: after which ability (for an Action card:
    after which effect) it stands, 0 being before the first, and its words without the brackets."""


class PlayerCard(Card, frozen=True, tag="player", kw_only=True):
    """A normal Player; a Legend is one too (D-11)."""

    side: Side
    position: Position
    rating: int = 80
    team: str = ""
    legend: bool = False
    abilities: tuple[Ability, ...] = ()


class Superstar(Card, frozen=True, tag="superstar", kw_only=True):
    """Goes on top of the normal Player of the same name (T-15)."""

    side: Side
    position: Position
    rating: int = 90
    team: str = ""
    abilities: tuple[Ability, ...] = ()


class PlayCard(Card, frozen=True, tag="play", kw_only=True):
    """`strength` None is X (R-6). `defense` lists every call it stops (F-6)."""

    strength: int | None
    time: int = 1
    offense: PlayCall
    defense: tuple[Call, ...]
    abilities: tuple[Ability, ...] = ()
    grit: int = 0
    """What X counts for Grit (K-1)."""


class ActionCard(Card, frozen=True, tag="action", kw_only=True):
    subtype: ActionSubtype
    effects: tuple[Effect, ...]
    timing: Timing = Timing()


class PowerUp(Card, frozen=True, tag="power up", kw_only=True):
    """Attached beneath one of your Players on the field that fits `attach_to` (T-16)."""

    abilities: tuple[Ability, ...]
    attach_to: Group = Group(whose="you")
    timing: Timing = Timing()


class Gridiron(Card, frozen=True, tag="gridiron", kw_only=True):
    """Stays on the field until removed (T-17)."""

    subtype: GridironSubtype
    abilities: tuple[Ability, ...]
    timing: Timing = Timing()


class Synergy(Card, frozen=True, tag="synergy", kw_only=True):
    """Sits beside the table (S-4); its abilities work while `active_if` holds (X-3)."""

    active_if: Condition
    abilities: tuple[Ability, ...]


AnyCard = PlayerCard | Superstar | PlayCard | ActionCard | PowerUp | Gridiron | Synergy
Kind = Literal["player", "superstar", "play", "action", "power up", "gridiron", "synergy"]

LANGUAGE: Final = 1
"""The version of the trees that texts are compiled to. Records carry their cards as such trees:
raise it when a tree that an earlier release wrote is no longer read, or means something else."""

_encoder: Final = msgspec.json.Encoder(order="deterministic")


@functools.cache
def _decoder() -> msgspec.json.Decoder[AnyCard]:
    """Made when a card is first loaded: it looks at every node of the tree."""
    return msgspec.json.Decoder(AnyCard)


def to_json(card: AnyCard) -> bytes:
    """The card as canonical JSON: equal cards give equal bytes."""
    return _encoder.encode(_with_defaults(card))


def from_json(data: bytes) -> AnyCard:
    """The card that `to_json` wrote; msgspec's error names the field that is wrong."""
    return _decoder().decode(data)


@functools.lru_cache(maxsize=4096)
def digest(card: AnyCard) -> str:
    """A short hash of everything that decides how the card plays: its wording does not."""
    plain = msgspec.structs.replace(card, text="", reminders=())
    return hashlib.sha256(to_json(plain)).hexdigest()[:16]


def _with_defaults(node: Any) -> Any:
    """The node with every field that equals its default being that very object.

    msgspec leaves a field out if it *is* its default, so that where a card came from (parsed,
    loaded, built) would show in its JSON.
    """
    if isinstance(node, tuple):
        return tuple(_with_defaults(part) for part in node)
    if not isinstance(node, msgspec.Struct):
        return node
    changed = {}
    for field in _fields(type(node)):
        value = _with_defaults(getattr(node, field.name))
        changed[field.name] = field.default if value == field.default else value
    return type(node)(**changed)


@functools.cache
def _fields(kind: type[msgspec.Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(kind)
