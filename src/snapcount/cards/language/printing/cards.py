"""Cards: abilities on lines of their own, and where each effect stands in the text."""

from __future__ import annotations

from typing import Any, assert_never, cast

import msgspec

from snapcount.cards.card import (
    ActionCard,
    AnyCard,
    Gridiron,
    PlayCard,
    PlayerCard,
    PowerUp,
    Superstar,
    Synergy,
)
from snapcount.cards.language.kernel.doers import DOER
from snapcount.cards.language.kernel.speak import Unspeakable
from snapcount.cards.language.meaning.normal import normal
from snapcount.cards.language.printing.clauses import GLUE, Piece, flat, speaker
from snapcount.cards.language.printing.sentences import ability_pieces, sequence
from snapcount.cards.language.printing.timing import timing_line
from snapcount.cards.nouns import ALWAYS, Choose, Condition, Group
from snapcount.cards.tree import (
    Ability,
    Activated,
    Effect,
    OnDesignation,
    PlayCall,
    Static,
    Triggered,
    Would,
)
from snapcount.cards.words import Call, Side


class Span(msgspec.Struct, frozen=True):
    """A place in a text: offsets of its first letter and of the end after its last."""

    start: int
    end: int


class Printed(msgspec.Struct, frozen=True):
    """A card's words. For an Action card all effects are ability 0."""

    text: str
    timing: str = ""
    offense: str = ""
    defense: str = ""
    abilities: tuple[Span, ...] = ()
    effects: tuple[tuple[Span, ...], ...] = ()
    """For each ability the place of each of its effects; a Static ability has none."""

    def words(self, ability: int, effect: int | None = None) -> str:
        """The words of an ability, or of one of its effects."""
        place = self.abilities[ability] if effect is None else self.effects[ability][effect]
        return self.text[place.start : place.end]


class _Page:
    """A text that grows, and the places that were marked in it."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.length = 0
        self.abilities: list[Span] = []
        self.effects: list[tuple[Span, ...]] = []

    def line(self, words: str) -> None:
        self.write("\n" + words if self.length else words)

    def write(self, words: str) -> None:
        self.parts.append(words)
        self.length += len(words)

    def ability(self, pieces: list[Piece]) -> None:
        """A line, marked as the next ability; pieces of one effect need not be neighbors."""
        self.line("")
        start = self.length
        places: dict[int, Span] = {}
        for text, index in pieces:
            if index != GLUE:
                places[index] = Span(self.length, self.length + len(text))
            self.write(text)
        self.abilities.append(Span(start, self.length))
        self.effects.append(tuple(places[index] for index in sorted(places)))

    def printed(self, timing: str = "", offense: str = "", defense: str = "") -> Printed:
        return Printed(
            text="".join(self.parts),
            timing=timing,
            offense=offense,
            defense=defense,
            abilities=tuple(self.abilities),
            effects=tuple(self.effects),
        )


# Lines that only a card has ----------------------------------------------------------------------


def attach_line(group: Group) -> str:
    """`Attach to one of your Quarterbacks on the field.`"""
    return f"Attach to {speaker().say('Players', Choose(group, by=cast(Any, DOER)))}."


def active_line(condition: Condition) -> str:
    """`Active while your deck has one Quarterback.`, `Always active.`"""
    if condition == ALWAYS:
        return "Always active."
    return f"Active while {speaker().say('DeckCondition', condition)}."


def play_call(play: PlayCall) -> str:
    """`Short Pass: 25 (2-9)`, `Run Left`."""
    return speaker().say("PlayCall", play)


def defense_calls(calls: tuple[Call, ...]) -> str:
    """What a defensive call stops: `Run Left / Run Right`, `All Runs`."""
    return speaker().say("Defended", calls) if calls else ""


# Whole cards -------------------------------------------------------------------------------------


def _side(card: AnyCard) -> Side | None:
    """The side that a card is played on, where its kind says so."""
    match card:
        case ActionCard():
            return None if card.subtype == "generic" else card.subtype
        case PlayerCard() | Superstar():
            return card.side
    return None


def printed(card: AnyCard) -> Printed:
    """The card's text in canonical wording, with its other worded fields."""
    card = normal(card)
    side = _side(card)
    page = _Page()
    match card:
        case ActionCard():
            page.ability(sequence(card.effects, side, reminders=card.reminders))
            return _finished(page, card)
        case PowerUp():
            page.line(attach_line(card.attach_to))
        case Synergy():
            page.line(active_line(card.active_if))
        case PlayerCard() | Superstar() | PlayCard() | Gridiron():
            pass
        case _:
            assert_never(card)
    for words in _remarks(card, 0):
        page.line(f"({words})")
    for count, ability in enumerate(card.abilities, 1):
        page.ability(ability_pieces(ability, side))
        for words in _remarks(card, count):
            page.write(f" ({words})")
    if isinstance(card, PlayCard) and card.strength is None:
        page.line(f"(Choose X as a play, X = {card.grit} for Grit.)")
    return _finished(page, card)


def as_it_stands(card: AnyCard) -> Printed:
    """The text as it was written on the card, each ability being the whole of it.

    For a card that an older release read: what it means stays, the words for it may have gone. In
    a forged record even a call or a timing has none: then the text is all that is said.
    """
    page = _Page()
    for _ in range(1 if isinstance(card, ActionCard) else len(card.abilities)):
        page.abilities.append(Span(0, len(card.text)))
        page.effects.append(())
    page.write(card.text)
    try:
        return _finished(page, card)
    except Unspeakable:
        return page.printed()


def _finished(page: _Page, card: AnyCard) -> Printed:
    """With what is said beside the text."""
    match card:
        case ActionCard() | PowerUp() | Gridiron():
            return page.printed(timing=timing_line("Play", card.timing))
        case PlayCard():
            return page.printed(
                offense=play_call(card.offense), defense=defense_calls(card.defense)
            )
    return page.printed()


def _remarks(card: AnyCard, after: int) -> list[str]:
    return [words for place, words in card.reminders if place == after]


def english(
    thing: AnyCard | Ability | Effect | tuple[Effect, ...], side: Side | None = None
) -> str:
    """The canonical wording of a card's text, of one ability, or of effects in a row.

    `side`: which side says it, where it is no card; on offense, the offense's play is `your` play.
    """
    match thing:
        case (
            ActionCard()
            | PowerUp()
            | Synergy()
            | PlayerCard()
            | Superstar()
            | PlayCard()
            | Gridiron()
        ):
            return printed(thing).text
        case Activated() | OnDesignation() | Triggered() | Would() | Static():
            return flat(ability_pieces(normal(thing), side))
        case tuple():
            return flat(sequence(normal(thing), side))
        case _:
            return flat(sequence((normal(thing),), side))
