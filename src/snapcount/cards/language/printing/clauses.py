"""Clauses: an effect as part of a sentence, as a deed of whoever does it where it is one."""

from __future__ import annotations

import functools
from typing import Any, Final, Literal

import msgspec

from snapcount.cards.language.discourse.pronouns import with_antecedents
from snapcount.cards.language.grammar import printable
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.doers import DOER, unbound
from snapcount.cards.language.kernel.speak import Speaker, joined
from snapcount.cards.language.kernel.walk import within
from snapcount.cards.language.kernel.words import words as words_of
from snapcount.cards.language.meaning.normal import positive
from snapcount.cards.language.sentences.sides import yours
from snapcount.cards.nouns import Choose
from snapcount.cards.tree import (
    Audible,
    Effect,
    Gain,
    InsteadYards,
    Lasting,
    Lose,
)
from snapcount.cards.words import Side

replace = msgspec.structs.replace

Piece = tuple[str, int]
"""A few words, and the index of the effect they word, so that its place can be told."""

_MOST_KEPT: Final = 20_000
"""So many clauses are remembered."""

GLUE: Final = -1
"""The index of words that belong to no effect, or to all."""


@functools.cache
def speaker() -> Speaker:
    """Whoever prints; what was said once is remembered."""
    return Speaker(printable())


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def flat(pieces: list[Piece]) -> str:
    return "".join(text for text, _ in pieces)


def in_a_row(parts: list[Piece]) -> list[Piece]:
    """The parts with commas and a last `and` between them."""
    pieces: list[Piece] = []
    for place, part in enumerate(parts):
        if place:
            pieces.append((" and " if place == len(parts) - 1 else ", ", GLUE))
        pieces.append(part)
    return pieces


def by_doer(thing: Any, who: str) -> Any:
    """The same with Players chosen by `DOER` where that player chooses them: they do the rest."""
    if isinstance(thing, Choose):
        return replace(thing, by=DOER) if thing.by == who else thing
    return within(thing, lambda part: by_doer(part, who))


@functools.lru_cache(maxsize=_MOST_KEPT)
def deed(effect: Effect, who: str, form: str, category: str = "Deed") -> str | None:
    """The effect as a verb phrase of that player; None if it is no deed of theirs."""
    chosen = by_doer(effect, who)
    ways = [chosen]
    if getattr(effect, "who", None) == who:
        ways.insert(0, replace(chosen, who=DOER))
    # What you do is done with `your` cards; what others do, with `their own`.
    ways.insert(len(ways) if who == "you" else 0, unbound(effect, who))
    for said in ways:
        found = speaker().words(f"{category}[{form}]", said)
        if found is not None:
            return joined(found)
    return None


@functools.lru_cache(maxsize=_MOST_KEPT)
def doer(effect: Effect) -> str:
    """Who does it; what nobody does is done by whoever's text it is."""
    who = getattr(effect, "who", None)
    if who is None or who == "you" or deed(effect, who, "third") is None:
        return "you"
    return str(who)


def is_your_deed(effect: Effect) -> bool:
    """Whether it is said as a command, and somebody else could do it as well."""
    named = getattr(effect, "who", None) == "you" or by_doer(effect, "you") != effect
    return named and done_by(effect, "you", "base") is not None


Place = Literal["alone", "joined", "instead"]
"""Where a clause stands: in a sentence of its own, with others, or after `would …`."""


@functools.lru_cache(maxsize=_MOST_KEPT)
def clause(
    effect: Effect, side: Side | None, place: Place = "joined", goes_on: bool = False
) -> str:
    """The effect as part of a sentence; `goes_on`: whoever does it was named just before."""
    who = doer(effect)
    if who != "you":
        said = done_by(effect, who, "third", place)
        return str(said) if goes_on else f"{speaker().say('Who[third]', who)} {said}"
    if isinstance(effect, Lasting):
        return lasting(effect)
    if isinstance(effect, InsteadYards) and place == "instead":
        return f"instead {speaker().say('Gaining[base]', yards_of(effect))}"
    said = done_by(effect, "you", "base", place)
    if said is not None:
        return said
    return speaker().say("Effect", yours(by_doer(effect, "you"), side))


def done_by(effect: Effect, who: str, form: str, place: Place = "joined") -> str | None:
    """As a deed; an audible that is not alone is worded without a full stop in it."""
    category = "Deed" if place == "alone" or not isinstance(effect, Audible) else "AudibleClause"
    return deed(effect, who, form, category)


def yards_of(effect: InsteadYards) -> Gain | Lose:
    """What is gained or lost in place of the play's yards."""
    less, size = positive(effect.yards)
    return Lose(size) if less else Gain(size)


def lasting(effect: Lasting) -> str:
    """What holds, with how long it does, unless its own words say that."""
    found = speaker().words("SaidToLast", effect)
    if found is not None:
        return joined(found)
    if effect.duration == "next kick":
        held = syntax.Stands(modifier=effect.modifier)
        lasts = syntax.Lasts(duration=effect.duration, of=effect.of)
        return speaker().say("For", syntax.For(clause=held, lasts=lasts))
    words = speaker().say("Modifier", by_doer(effect.modifier, "you"))
    return with_duration(words, effect.duration, effect.of, effect.modifier)


def with_duration(words: str, lasting: str, of: str | None, about: Any) -> str:
    """Words with how long it lasts; the next play is that of the player it is about."""
    category = "InThisPoint" if lasting == "this timing point" else "Lasts"
    if of is None and lasting.startswith("next") and lasting != "next down":
        who = getattr(about, "who", None)
        if who in ("opponent", "offense", "defense") and named_last(words) == who:
            category = "TheirLasts"
        elif who != "each player":
            of = who
    return f"{words} {speaker().say(category, syntax.Lasts(duration=lasting, of=of))}"


def named_last(text: str) -> str:
    """Which player of the game `they` would mean after a text."""
    return with_antecedents(words_of(f"{text} they"))[-1].means


def clauses(effects: tuple[Effect, ...], side: Side | None, place: Place = "joined") -> list[Piece]:
    """Clauses in one sentence; a player who goes on doing things is named once."""
    parts: list[Piece] = []
    before = "you"
    for index, effect in enumerate(effects):
        who = doer(effect)
        parts.append((clause(effect, side, place, who != "you" and who == before), index))
        # `and it becomes the play` has a subject of its own
        before = "you" if isinstance(effect, Audible) else who
    return in_a_row(parts)
