"""What hears how far a play goes, and changes that.

`Whenever a Run gains 20 yards or more, draw an Action card` is done at the end of the play. What
changes the yards themselves cannot wait so long: the ball has been moved and the score made by then
(F-10, F-12), so it is done as the yards are counted. `At the end of the play, …` says when, and
yards move the ball there (R-35).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel.contents import contents
from snapcount.cards.language.kernel.walk import PLAIN, changed, parts
from snapcount.cards.language.meaning.about import speaks_of
from snapcount.cards.language.meaning.draft import Page
from snapcount.cards.language.meaning.known_later import AS_COUNTED, OF_THE_CALL, together
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.nouns import Condition, YardsWould
from snapcount.cards.tree import (
    Await,
    ChangeBaseYards,
    ChangeStrength,
    Effect,
    GainAbility,
    If,
    Lasting,
    MakeResult,
    ReplayDown,
    SetBaseYards,
    SetStrength,
    Triggered,
    Would,
)

_ENDS: Final = "the play ends"
COUNTED: Final = (*(each for each in AS_COUNTED if each is not ReplayDown), MakeResult)
"""What comes too late at the end of the play; a Replay does not (R-35)."""
_TOO_LATE: Final = (*OF_THE_CALL, ChangeBaseYards, SetBaseYards, ChangeStrength, SetStrength)
_OTHER_TIMES: Final = (Await, Lasting, GainAbility)


def as_counted(page: Page, said: Sequence[str]) -> None:
    """Let what changes the yards that it hears of be done before they are settled.

    `After a play gains 20 yards` is the same tree as `at the end of a play that gains 20 yards`, so
    that the words say whether the end of the play is named.
    """
    if Triggered not in contents(page.abilities, page.effects):
        return
    inside = list(parts(page.abilities, page.effects))
    late = [each for each in inside if _hears_yards(each) and _changes_them(each)]
    if not late:
        return
    ends = sum(pair == ("end", "of") for pair in pairwise(said))
    if ends:
        heard = sum(isinstance(each, Triggered) and each.event == _ENDS for each in inside)
        if ends < heard:
            raise Refusal("unexpected", "by then the yards are settled; write “would gain”")
        return

    def moved(part: Any) -> Any:
        return _moved(part) if part in late else part

    page.abilities = [changed(each, moved) for each in page.abilities]
    page.effects = changed(page.effects, moved)


def _hears_yards(thing: Any) -> bool:
    if not isinstance(thing, Triggered) or thing.event != _ENDS:
        return False
    return speaks_of(thing.condition, (YardsWould,)) or _asked_first(thing) is not None


def _asked_first(waits: Triggered) -> If | None:
    first = waits.effects[0] if waits.effects else None
    if isinstance(first, If) and speaks_of(first.condition, (YardsWould,)):
        return first
    return None


def _changes_them(waits: Triggered) -> bool:
    return any(isinstance(each, (*COUNTED, *_TOO_LATE)) for each in _done_then(waits.effects))


def _done_then(thing: Any) -> Iterator[Any]:
    """Everything that is done at that time; what waits for another is not."""
    if isinstance(thing, tuple):
        for each in thing:
            yield from _done_then(each)
    elif type(thing) not in PLAIN and not isinstance(thing, _OTHER_TIMES):
        yield thing
        if isinstance(thing, msgspec.Struct):
            for field in thing.__struct_fields__:
                yield from _done_then(getattr(thing, field))


def _moved(waits: Triggered) -> Would:
    for each in _done_then(waits.effects):
        if isinstance(each, _TOO_LATE) and not isinstance(each, MakeResult):
            raise Refusal("unexpected", "it's too late by then to change the play")
    effects: tuple[Effect, ...] = waits.effects
    asked: list[Condition] = [] if waits.condition is None else [waits.condition]
    first = _asked_first(waits)
    if first is not None and not first.otherwise:
        effects = (*first.then, *effects[1:])
        asked.append(first.condition)
    return Would(
        "the play would gain yards",
        effects,
        waits.who,
        waits.calls,
        together(asked) if asked else None,
        waits.bench,
        waits.once_per,
        first=waits.first,
    )
