"""When something may be used: the heads of abilities, and timing lines."""

from __future__ import annotations

from snapcount.cards.language.printing.clauses import speaker
from snapcount.cards.tree import Qualifier, Timing


def head(keyword: str, qualifier: Qualifier) -> str:
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
