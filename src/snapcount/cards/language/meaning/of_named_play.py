"""`Name a play. That play gains 5 more yards this down`: of the play of the down, if it is that.

Whatever is said of `that play` where nothing asks for the named one is said of the named one.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from snapcount.cards.language.kernel.walk import parts
from snapcount.cards.language.meaning.about import of_the_play, speaks_of
from snapcount.cards.language.meaning.draft import Page
from snapcount.cards.language.meaning.known_later import in_time
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.nouns import NamedCalled
from snapcount.cards.tree import (
    AlsoStops,
    Await,
    CannotCall,
    Effect,
    If,
    Lasting,
    NamePlay,
    Static,
    Turnover,
    Would,
)

_Row = tuple[Effect, ...]


def of_named_play(page: Page, spoken: list[str]) -> None:
    """The same page, with what is said of a named play done on no other."""
    if not speaks_of((page.abilities, page.effects), (NamePlay,)):
        return
    effects = _on_that_play(page.effects, spoken)
    if effects is not page.effects:
        page.effects = in_time(effects, page.timing.points) if page.timing else effects
    for place, ability in enumerate(page.abilities):
        if isinstance(ability, Static):
            continue
        made = _on_that_play(ability.effects, spoken)
        if made is not ability.effects:
            page.abilities[place] = replace(ability, effects=made)


def _on_that_play(effects: _Row, spoken: list[str]) -> _Row:
    at = next((at for at, each in enumerate(effects) if isinstance(each, NamePlay)), None)
    if at is None or any(map(_asks_for_it, parts(effects))):
        return effects
    rest = effects[at + 1 :]
    if not rest:
        return effects
    if not all(map(_is_done_to_it, rest)) or not _speaks_of_it(spoken):
        raise Refusal(
            "no-antecedent", "if it is called? Write “If you call the named play this down, …”"
        )
    return (*effects[: at + 1], If(NamedCalled("offense"), rest))


def _asks_for_it(part: Any) -> bool:
    if isinstance(part, CannotCall):
        return not part.calls
    return isinstance(part, NamedCalled) or (isinstance(part, AlsoStops) and not part.also)


def _is_done_to_it(effect: Effect) -> bool:
    if isinstance(effect, Await) and effect.duration != "this down":
        return False
    if isinstance(effect, Lasting | If):
        return False
    waits = isinstance(effect, Await) and isinstance(effect.ability, Would)
    return waits or isinstance(effect, Turnover) or of_the_play(effect)


def _speaks_of_it(spoken: list[str]) -> bool:
    """Whether each sentence after the one that names it speaks of `that play`."""
    naming = ("name", "names", "choose", "chooses", "guess", "guesses")
    named = next((at for at, word in enumerate(spoken) if word in naming), 0)
    sentences = " ".join(spoken[named:]).split(" .")[1:]
    said = [each.split() for each in sentences if each.strip() and "only" not in each.split()]
    return bool(said) and all(
        any(one == "that" and two in ("play", "pass", "run") for one, two in pairwise(each))
        for each in said
    )
