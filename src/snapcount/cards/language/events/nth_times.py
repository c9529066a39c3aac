"""The second, third or fourth time in a while: `your opponent plays their second Action card`."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    construct,
    either,
    read_as,
    word,
)
from snapcount.cards.language.kernel.moods import inflected
from snapcount.cards.nouns import Compare, CountHappened


class NthTime(msgspec.Struct, frozen=True):
    """Somebody does it, and how often they have done it by then."""

    who: Any
    event: Any
    nth: int
    since: Any


def _nth_time(said: NthTime) -> syntax.Occasion:
    so_often = Compare(CountHappened(said.event, said.who, said.since), "exactly", said.nth)
    return syntax.Occasion(event=said.event, who=said.who, condition=so_often)


_LATER: Final = Guard(lambda said: said.nth > 1, "write “the first time each down …”")
_DONE: Final = {
    "an Action card is played": ("~play", "Action card"),
    "an Exhaust ability is used": ("~use", "Exhaust ability"),
    "a timeout is spent": ("(~spend|~use|~call)", "timeout"),
    "a first down is gained": ("(~gain|~make|~earn)", "first down"),
    "a touchdown is scored": ("~score", "touchdown"),
    "a field goal is made": ("(~make|~kick)", "field goal"),
}
"""What is done once at a time, and counted for each player."""

NTH_TIMES: Final[list[Construct]] = [
    *(
        each
        for event, (verb, noun) in _DONE.items()
        for who, form, own in (
            ("{who:Who[base]}", "base", "your"),
            ("{who:Who[third]}", "third", "their"),
            ("{who:AnyPlayer}", "third", "their"),
        )
        for each in construct(
            "NthTime",
            NthTime,
            f"{who} {inflected(verb, form)} ({own}|a) {{nth:Ordinal}} {noun} {{since:InSuch}}",
            only=_LATER,
            event=event,
        )
    ),
    *either("InSuch", "Each"),
    *(
        each
        for stretch in ("down", "possession", "half", "game")
        for each in word(
            "InSuch", stretch, f"(in|during) (the same|one|a single) {stretch}", f"of the {stretch}"
        )
    ),
    *construct("Happens", None, "{=:NthTime}", views={WHOLE: read_as(_nth_time)}),
]
