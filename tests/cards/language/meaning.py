"""What one sentence means to the grammar, and how that is printed."""

from __future__ import annotations

from typing import Any

from snapcount.cards.language.grammar import grammar
from snapcount.cards.language.kernel.speak import Speaker
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


def is_refused(text: str, side: Side | None = None, action: bool = True) -> bool:
    """Whether the text means nothing, or not one thing."""
    try:
        read(text, Scene(action=action, side=side))
    except (Unread, Refusal):
        return True
    return False
