"""`Your pass gains 10 fewer yards`: a pass that is incomplete gains none, and so none fewer.

Text that stands says that of plays that work (`your passes gain 10 fewer yards`), and so does an
effect on the called play. `Loses 10 yards` is done to whatever the play comes to (F-10).
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from msgspec.structs import replace

from snapcount.cards.language.kernel.walk import changed
from snapcount.cards.language.meaning.draft import Page
from snapcount.cards.language.meaning.known_later import in_time
from snapcount.cards.nouns import Called, PlayIs
from snapcount.cards.tree import Activated, Effect, If, Lose
from snapcount.cards.words import PASS_CALLS

_FEWER: Final = frozenset({("fewer", "yards"), ("less", "yards"), ("fewer", "yard")})
_OTHERWISE: Final = frozenset({"if", "lose", "loses", "lost", "unless", "when", "whenever"})


def fewer_yards(page: Page, spoken: list[str]) -> None:
    """The same page, where that is said of a called play of a kind."""
    if _FEWER.isdisjoint(pairwise(spoken)) or not _OTHERWISE.isdisjoint(spoken):
        return
    effects = changed(page.effects, _if_it_works)
    if effects != page.effects:
        page.effects = in_time(effects, page.timing.points) if page.timing else effects
    for place, ability in enumerate(page.abilities):
        if isinstance(ability, Activated):
            found: tuple[Effect, ...] = changed(ability.effects, _if_it_works)
            page.abilities[place] = replace(ability, effects=found)


def _if_it_works(part: Any) -> Any:
    match part:
        case If(condition=Called(calls=calls), then=(Lose(least=None),), otherwise=()) if calls:
            passes = {"pass", *PASS_CALLS}.issuperset(calls)
            works = PlayIs("complete" if passes else "successful")
            return replace(part, then=(If(works, part.then),))
    return part
