"""Since when: what nothing else is said of happened on this play, or in what is just over.

`If you scored a touchdown, …` asks about this play; `At the end of each possession, if you did not
score, …` about the whole possession.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.nouns import (
    Called,
    Compare,
    CountCalls,
    Designated,
    Happened,
    HasRole,
    NamedCalled,
    Not,
    PlayIs,
    YardsWould,
)

NOW: Final = "now"
"""The `since` of what is asked without a word about when."""

STRETCHES: Final = {
    "a down ends": "down",
    "the play ends": "down",
    "a possession ends": "possession",
    "a half ends": "half",
}
"""What is over when that happens."""

_OF_A_PLAY: Final = (PlayIs, YardsWould, HasRole, Designated)


def dated(thing: Any, stretch: str = "down") -> Any:
    """The same with the beginning of that stretch, or of what is over then, for every `NOW`."""
    if isinstance(thing, tuple):
        return tuple(dated(each, stretch) for each in thing)
    if not isinstance(thing, msgspec.Struct):
        return thing
    stretch = _over(thing) or stretch
    changed: dict[str, Any] = {}
    for field in thing.__struct_fields__:
        before = getattr(thing, field)
        after = stretch if before == NOW else dated(before, stretch)
        if after is not before and after != before:
            changed[field] = after
    return msgspec.structs.replace(thing, **changed) if changed else thing


def _over(thing: Any) -> str | None:
    """What is over when a sentence is carried out, if it waits for that."""
    while isinstance(thing, syntax.Asks | syntax.Holds | syntax.Limited):
        thing = thing.then
    if isinstance(thing, syntax.Occurs):
        return STRETCHES.get(getattr(thing.occasion, "event", ""))
    return None


class Undone(msgspec.Struct, frozen=True):
    """`If your opponent does not score this half, …`: what is asked when the half is over."""

    asked: Any
    then: Any


_ENDS: Final = {
    "down": "the play ends",
    "possession": "a possession ends",
    "half": "a half ends",
}
_AFTER_THE_PLAY: Final = frozenset(
    {
        "a punt is made",
        "a field goal is made",
        "a field goal is missed",
        "a fumble happens",
        "an interception happens",
        "a turnover happens",
        "a turnover on downs happens",
    }
)
"""What happens at the end of a down, after its last timing point."""


def undone(said: Undone) -> syntax.Occurs | None:
    """The sentence as one that waits for the end of its stretch."""
    asked = said.asked
    if isinstance(asked, Called | NamedCalled):
        event = "a play is revealed"
        since = "down"
    else:
        since = asked.since
        event = _ENDS.get(since, "")
        if since == "down" and asked.event in _AFTER_THE_PLAY:
            event = "a down ends"
    if not event:
        return None
    then = syntax.Asks(condition=Not(asked), then=said.then)
    lasts = syntax.Lasts(duration=f"this {since}")
    return syntax.Occurs(occasion=syntax.Occasion(event=event), then=then, duration=lasts)


def throughout(asked: Any, stretch: str) -> Any:
    """A question about the play as one about all plays of the stretch in which it was asked."""
    if stretch == "down" or not isinstance(asked, msgspec.Struct):
        return asked
    if isinstance(asked, Called):
        return Compare(CountCalls(asked.who, asked.calls, stretch), "at least", 1)  # type: ignore[arg-type]
    if isinstance(asked, _OF_A_PLAY):
        raise Refusal("unexpected", f"on which play? A {stretch} has several")
    if isinstance(asked, Happened):
        return dated(asked, stretch)
    changed: dict[str, Any] = {}
    for field in asked.__struct_fields__:
        before = getattr(asked, field)
        if isinstance(before, tuple):
            changed[field] = tuple(throughout(each, stretch) for each in before)
        elif isinstance(before, msgspec.Struct):
            changed[field] = throughout(before, stretch)
    return msgspec.structs.replace(asked, **changed) if changed else asked
