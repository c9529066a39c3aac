"""Tree to English: the canonical wording of a card, and where each effect stands in it.

`parse(english(tree)) == tree` for every tree in normal form (see `normal`); an ability stands on
a line of its own.
"""

from __future__ import annotations

from typing import assert_never

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
from snapcount.cards.text.normal import normal
from snapcount.cards.text.say_calls import play_call
from snapcount.cards.text.say_conditions import condition
from snapcount.cards.text.say_effects import offense_speaks
from snapcount.cards.text.say_events import occasion
from snapcount.cards.text.say_modifiers import defense_calls, modifier
from snapcount.cards.text.say_nouns import some_of
from snapcount.cards.text.say_sentences import (
    GLUE,
    Piece,
    flat,
    sequence,
    trigger_body,
)
from snapcount.cards.text.wording import CALL, KEYWORD, TIMING_POINT, capital, listed, span
from snapcount.cards.tree import (
    Ability,
    Activated,
    CardStrengthIs,
    Effect,
    OnDesignation,
    Qualifier,
    Static,
    Timing,
    Triggered,
    Would,
)


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


# Abilities -------------------------------------------------------------------------------------


def _qualified(keyword: str, qualifier: Qualifier) -> str:
    text = keyword
    if qualifier.calls:
        text += " – " + " / ".join(CALL[call] for call in qualifier.calls)
    if qualifier.low is not None and qualifier.high is not None:
        text += f" ({span(qualifier.low, qualifier.high)})"
    return text + ": "


def timing_sentence(verb: str, timing: Timing) -> str:
    """`Play only during On Field Adjustments if …`; an empty timing is any time (T-12)."""
    if timing == Timing():
        return f"{verb} at any time."
    points = listed([TIMING_POINT[point] for point in timing.points])
    # The printed cards leave `only` out in this one phrase.
    plain = verb == "Play" and timing.points == ("prior to selecting a play",)
    text = verb if plain and timing.once_per is None else f"{verb} only"
    if timing.once_per is not None:
        text += f" once per {timing.once_per}"
    if points:
        text += f" {points}"
    if timing.condition is not None:
        text += f" if {condition(timing.condition)}"
    return text + "."


def _ability(ability: Ability) -> list[Piece]:
    match ability:
        case Activated(effects=effects, timing=timing, free=True):
            pieces = [(f"Once per {timing.once_per or 'down'}: ", GLUE), *sequence(effects)]
            timing = msgspec.structs.replace(timing, once_per=None)
            if timing != Timing():
                pieces.append((" " + timing_sentence("Use", timing), GLUE))
        case Activated(effects=effects, qualifier=qualifier, timing=timing):
            pieces = [(_qualified("Exhaust", qualifier), GLUE), *sequence(effects)]
            if timing != Timing():
                pieces.append((" " + timing_sentence("Exhaust", timing), GLUE))
        case OnDesignation(keyword=keyword, effects=effects, qualifier=qualifier):
            pieces = [(_qualified(KEYWORD[keyword], qualifier), GLUE), *sequence(effects)]
            if ability.once_per is not None:
                pieces.append((f" Use only once per {ability.once_per}.", GLUE))
            return pieces
        case Triggered() | Would():
            head = capital(occasion(ability)) + ", "
            pieces = [(head, GLUE), *trigger_body(ability.effects, isinstance(ability, Would))]
        case Static(modifier=what, condition=when):
            words = modifier(what)
            if when is not None and isinstance(what, CardStrengthIs):
                words = f"{words} while {condition(when)}"  # “a Run play, the Strength” is no start
            elif when is not None:
                words = f"while {condition(when)}, {words}"
            pieces = [(capital(words) + ".", GLUE)]
        case _:
            assert_never(ability)
    return [("Bench – ", GLUE), *pieces] if ability.bench else pieces


# Cards -----------------------------------------------------------------------------------------


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
        """A line, marked as the next ability; pieces of one effect need not be neighbours."""
        self.line("")
        start = self.length
        places: dict[int, Span] = {}
        for text, index in pieces:
            if index != GLUE:
                places[index] = Span(self.length, self.length + len(text))
            self.parts.append(text)
            self.length += len(text)
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


def _remarks(card: AnyCard, after: int) -> list[str]:
    return [words for place, words in card.reminders if place == after]


def printed(card: AnyCard) -> Printed:
    """The card's text in canonical wording, with its other worded fields."""
    token = offense_speaks.set(_is_offense(card))
    try:
        return _printed(normal(card))
    finally:
        offense_speaks.reset(token)


def _is_offense(card: AnyCard) -> bool:
    if isinstance(card, ActionCard):
        return card.subtype == "offense"
    return isinstance(card, PlayerCard | Superstar) and card.side == "offense"


def _printed(card: AnyCard) -> Printed:
    page = _Page()
    match card:
        case ActionCard():
            page.ability(sequence(card.effects, reminders=card.reminders))
            return page.printed(timing=timing_sentence("Play", card.timing))
        case PowerUp():
            page.line(f"Attach to {some_of('one', card.attach_to, False)}.")
        case Synergy():
            page.line(f"Active while {condition(card.active_if)}.")
        case PlayerCard() | Superstar() | PlayCard() | Gridiron():
            pass
        case _:
            assert_never(card)
    for words in _remarks(card, 0):
        page.line(f"({words})")
    for count, ability in enumerate(card.abilities, 1):
        page.ability(_ability(ability))
        for words in _remarks(card, count):
            page.write(f" ({words})")
    match card:
        case PowerUp() | Gridiron():
            return page.printed(timing=timing_sentence("Play", card.timing))
        case PlayCard():
            if card.strength is None:
                page.line(f"(Choose X as a play, X = {card.grit} for Grit.)")
            return page.printed(
                offense=play_call(card.offense), defense=defense_calls(card.defense)
            )
        case _:
            return page.printed()


def english(thing: AnyCard | Ability | Effect | tuple[Effect, ...]) -> str:
    """The canonical wording of a card's text, of one ability, or of effects in a row."""
    thing = normal(thing)
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
            return flat(_ability(thing))
        case tuple():
            return flat(sequence(thing))
        case _:
            return flat(sequence((thing,)))
