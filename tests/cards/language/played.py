"""Cards whose texts the grammar reads, for tests that play them out."""

from __future__ import annotations

from snapcount.cards.card import ActionCard, PlayCard, PlayerCard
from snapcount.cards.language.reader import read
from snapcount.cards.language.scene import Scene
from snapcount.cards.tree import Timing
from snapcount.cards.words import ActionSubtype, Position
from snapcount.testing import player
from snapcount.testing.cards import play, read_timing, side_of


def action(text: str, when: str = "", side: ActionSubtype = "generic") -> ActionCard:
    """An Action card with that text, for that timing point or any."""
    half = None if side == "generic" else side
    page = read(text, Scene(action=True, side=half, on_player=False))
    timing = page.timing or (read_timing(when) if when else Timing())
    return ActionCard(name=text, subtype=side, effects=page.effects, timing=timing)


def user(position: Position, text: str, name: str = "", rating: int = 80) -> PlayerCard:
    """A Player with that text."""
    page = read(text, Scene(side=side_of(position)))
    return player(position, *page.abilities, name=name, rating=rating)


def called(text: str, offense: str = "Run Left", strength: int = 3, stops: str = "") -> PlayCard:
    """A Play with that text."""
    page = read(text, Scene(play=True, on_player=False))
    return play(offense, strength, stops, abilities=tuple(page.abilities), name=text)
