"""Abilities: their heads, when they are used, and what they do."""

from __future__ import annotations

import msgspec

from snapcount.cards.language import syntax
from snapcount.cards.language.printing.clauses import GLUE, Piece, capital, flat, speaker
from snapcount.cards.language.printing.sentences import (
    condition,
    occasion,
    sequence,
    trigger_body,
)
from snapcount.cards.nouns import All, Group
from snapcount.cards.tree import (
    Ability,
    Activated,
    CardStrengthIs,
    Grants,
    Modifier,
    OnDesignation,
    Qualifier,
    Static,
    Timing,
    Triggered,
    Would,
)
from snapcount.cards.words import Side

replace = msgspec.structs.replace


def _head(keyword: str, qualifier: Qualifier) -> str:
    if qualifier == Qualifier():
        return f"{keyword}: "
    return f"{keyword} {speaker().say('Qualifier', qualifier)}: "


def timing_line(verb: str, when: Timing) -> str:
    """`Play only during On Field Adjustments if …`; an empty timing is any time (T-12)."""
    if when == Timing():
        return f"{verb} at any time."
    # The printed cards leave `only` out in this one phrase.
    plain = verb == "Play" and when.points == ("prior to selecting a play",)
    only = "" if plain and when.once_per is None else "only "
    return f"{verb} {only}{speaker().say('Timing', when)}."


def modifier(what: Modifier, side: Side | None) -> str:
    """What holds, as a clause."""
    if not isinstance(what, Grants):
        return speaker().say("Modifier", what)
    players = All(what.players) if isinstance(what.players, Group) else what.players
    said = syntax.Has(players=players, quotes=(quoted(what.ability, side),))
    return speaker().say("Gaining", said)


def ability_pieces(said: Ability, side: Side | None) -> list[Piece]:
    """An ability in its own words."""
    match said:
        case Activated(free=True):
            pieces = [(f"Once per {said.timing.once_per or 'down'}: ", GLUE)]
            pieces += sequence(said.effects, side)
            left = replace(said.timing, once_per=None)
            if left != Timing():
                pieces.append((f" {timing_line('Use', left)}", GLUE))
        case Activated():
            pieces = [(_head("Exhaust", said.qualifier), GLUE), *sequence(said.effects, side)]
            if said.timing != Timing():
                pieces.append((f" {timing_line('Exhaust', said.timing)}", GLUE))
        case OnDesignation():
            head = _head(said.keyword.capitalize(), said.qualifier)
            pieces = [(head, GLUE), *sequence(said.effects, side)]
            if said.once_per is not None:
                pieces.append((f" Use only once per {said.once_per}.", GLUE))
            return pieces
        case Triggered() | Would():
            pieces = [(f"{capital(occasion(said))}, ", GLUE), *trigger_body(said, side)]
        case Static():
            pieces = [(f"{capital(_static(said, side))}.", GLUE)]
    return [("Bench – ", GLUE), *pieces] if said.bench else pieces


def _static(said: Static, side: Side | None) -> str:
    words = modifier(said.modifier, side)
    if said.condition is None:
        return words
    if isinstance(said.modifier, CardStrengthIs):
        # “a Run play, the Strength” is no start
        return f"{words} while {condition(said.condition)}"
    return f"while {condition(said.condition)}, {words}"


def quoted(said: Ability, side: Side | None) -> str:
    """An ability's words for quotation marks; names in it have single ones."""
    inside = flat(ability_pieces(said, side))
    while '"' in inside:
        inside = inside.replace('"', "‘", 1).replace('"', "’", 1)
    return inside
