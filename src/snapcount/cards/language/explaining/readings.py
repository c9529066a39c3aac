"""What a text means, in canonical words: to tell two readings of it apart."""

from __future__ import annotations

from snapcount.cards.language.kernel.speak import Unspeakable
from snapcount.cards.language.meaning.draft import Page
from snapcount.cards.language.printing import active_line, attach_line, english, timing_line
from snapcount.cards.tree import Effect


def effects_in_words(effects: tuple[Effect, ...]) -> str:
    """Effects as sentences; what has no words is told as the tree has it."""
    try:
        return english(effects)
    except Unspeakable:
        return repr(effects)


def in_words(page: Page) -> str:
    """Everything that a page says; what has no words is told as the tree has it."""
    try:
        said = []
        if page.attach_to is not None:
            said.append(attach_line(page.attach_to))
        if page.active_if is not None:
            said.append(active_line(page.active_if))
        said += [english(each) for each in page.abilities]
        if page.effects:
            said.append(english(page.effects))
        if page.timing is not None:
            said.append(timing_line("Play", page.timing))
        return " ".join(said)
    except Unspeakable:
        return repr((page.abilities, page.effects, page.timing, page.attach_to, page.active_if))
