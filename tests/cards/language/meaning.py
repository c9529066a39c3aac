"""What one sentence means to the grammar, and how that is printed."""

from __future__ import annotations

from typing import Any

import msgspec

from snapcount.cards.language.grammar import grammar
from snapcount.cards.language.kernel.speak import Speaker
from snapcount.cards.language.meaning.draft import Page
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read
from snapcount.cards.language.sentences.sides import yours
from snapcount.cards.tree import Static
from snapcount.cards.words import Side


def effects(text: str, side: Side | None = None) -> tuple[Any, ...]:
    """The effects of an Action card with that text."""
    return read(text, Scene(action=True, side=side)).effects


def modifier(text: str, side: Side | None = None) -> Any:
    """What static text says, on a Play: of its own Strength nothing else can speak."""
    (ability,) = read(text, Scene(side=side, play=True)).abilities
    assert isinstance(ability, Static)
    return ability.modifier


def printed(value: Any, category: str = "Effect", side: Side | None = None) -> str:
    """The words of a value of that category."""
    return Speaker(grammar()).say(category, yours(value, side))


def on_their_side(text: str, scene: Scene) -> Page:
    """What a text says: on the other side of the ball if those whom it names play there (S-5)."""
    try:
        return read(text, scene)
    except (Unread, Refusal):
        if scene.side is None:
            raise
    other: Side = "defense" if scene.side == "offense" else "offense"
    return read(text, msgspec.structs.replace(scene, side=other))


def is_refused(text: str, side: Side | None = None, action: bool = True) -> bool:
    """Whether the text means nothing, or not one thing."""
    try:
        read(text, Scene(action=action, side=side))
    except (Unread, Refusal):
        return True
    return False
