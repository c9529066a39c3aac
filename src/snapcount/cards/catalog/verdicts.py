"""Verdict files: one line a card, committed, so that a change shows every reading that changed.

A line has the card, a hash of what it plays like, a hash of its canonical wording, and what it
does; or that it has no text, or is not understood and why.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from snapcount.cards.card import digest
from snapcount.cards.catalog.cache import Compiled
from snapcount.cards.catalog.entry import Typed
from snapcount.cards.catalog.judge import Verdict
from snapcount.cards.catalog.reading import does
from snapcount.cards.language.printing import printed

MOST_LETTERS = 100


def verdict_lines(sets: Iterable[Compiled]) -> list[str]:
    """The lines of a verdict file, in the order of the sets and their cards."""
    lines = []
    for found in sets:
        lines.append(f"# {found.cards.name}")
        for entry, verdict in zip(found.cards.entries, found.verdicts, strict=True):
            lines.append(f"{label(entry.typed)} | {said(verdict)}")
        lines += [f"line {unread.line} | unreadable: {unread.why}" for unread in found.cards.unread]
    return lines


def label(typed: Typed) -> str:
    return f"{typed.number or typed.kind} {typed.name}"


def said(verdict: Verdict) -> str:
    """What became of a card, in one line."""
    card = verdict.card
    if card is None:
        return verdict.line()
    words = printed(card)
    wording = "\n".join((words.text, words.timing, words.offense, words.defense))
    summary = " ".join(does(card).split())
    short = summary if len(summary) <= MOST_LETTERS else summary[: MOST_LETTERS - 1] + "…"
    return f"{digest(card)} | {hashlib.sha256(wording.encode()).hexdigest()[:8]} | {short}"


def changes(committed: list[str], now: list[str]) -> list[str]:
    """What differs: lines that are gone with `-`, lines that are new with `+`."""
    old, new = set(committed), set(now)
    gone = [f"- {line}" for line in committed if line not in new]
    return [*gone, *(f"+ {line}" for line in now if line not in old)]
