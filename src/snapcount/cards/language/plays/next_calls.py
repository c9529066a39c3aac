"""What happens to somebody's next play of a kind: `your next Run play cannot be stopped`.

It waits until such a play is revealed. The next play of any kind is said in other words: what holds
of it lasts for that play (`plays.NextPlays`).
"""

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
)
from snapcount.cards.language.nouns.plays import NextIn
from snapcount.cards.language.nouns.this_play import Plays
from snapcount.cards.language.plays.prevented import INTERCEPTED, SUFFERED, kept
from snapcount.cards.language.sentences.durations import more_yards
from snapcount.cards.tree import Gain, Lose

REVEALED: Final = "a play is revealed"
THIS_DOWN: Final = syntax.Lasts(duration="this down")


class NextCall(msgspec.Struct, frozen=True):
    """`your next Run play this half`."""

    who: str | None
    calls: tuple[str, ...]
    lasts: Any = None


class OfNext(msgspec.Struct, frozen=True):
    play: NextCall
    effect: Any


def awaited(play: NextCall, effect: Any) -> syntax.Occurs:
    """The effect, when such a play is revealed."""
    return when_called(play, of_that_play(syntax.Says(clauses=(effect,)), play.who, play.calls))


def of_that_play(said: Any, who: str | None, calls: tuple[Any, ...]) -> Any:
    """What a play gains besides it gains if it is successful, as long as it is such a play."""
    if isinstance(said, syntax.For) and said.lasts.duration == syntax.THAT_PLAY:
        said = said.clause
    if isinstance(said, syntax.Sided) and said.who == who:
        said = said.effect
    if isinstance(said, Gain | Lose):
        more = syntax.Stands(modifier=more_yards(said, who or "offense", calls))
        return syntax.For(clause=more, lasts=THIS_DOWN)
    if isinstance(said, syntax.Says):
        clauses = tuple(of_that_play(each, who, calls) for each in said.clauses)
        return syntax.Says(clauses=clauses)
    return said


def when_called(play: NextCall, then: Any) -> syntax.Occurs:
    """What is said of the next play of a kind waits until there is one."""
    occasion = syntax.Occasion(event=REVEALED, who=play.who, calls=play.calls)
    return syntax.Occurs(occasion=occasion, then=then, duration=play.lasts, once=True)


class NeverNext(msgspec.Struct, frozen=True):
    """What cannot happen to the next play of a kind."""

    play: NextCall
    events: tuple[str, ...]


def _never(said: NeverNext) -> syntax.Occurs | None:
    """However often it would happen in that play, it does not: no Run is intercepted."""
    if said.events == (INTERCEPTED,) and any("run" in call for call in said.play.calls):
        return None
    return when_called(said.play, kept(said.events, lasts=THIS_DOWN))


def _when_successful(said: OfNext) -> syntax.Occurs:
    """What the next successful one gains besides; one that is stopped is not waited for."""
    play = said.play
    occasion = syntax.Occasion(event="a play is successful", who=play.who, calls=play.calls)
    then = syntax.Says(clauses=(said.effect,))
    return syntax.Occurs(occasion=occasion, then=then, duration=play.lasts, once=True)


_CAUGHT: Final = Guard(
    lambda play: not any("run" in call for call in play.calls), "only a Pass can be complete"
)
EVER: Final = syntax.Lasts(duration="this game")
_HOW_LONG: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    (" {lasts:Lasts}", {}),
    ("", {"lasts": EVER}),
)


def _in_time(said: NextIn) -> NextCall:
    return NextCall(said.play.who, said.play.calls, said.lasts)


def _ever(play: Plays) -> NextCall:
    return NextCall(play.who, play.calls)


NEXT_CALLS: Final[list[Construct]] = [
    *either("NextKind", "NextCall"),
    *construct("NextKind", Plays, "the next {calls:CallsOfPlays[sg]}", who=None),
    *construct("ComingCall", None, "{=:NextKind}", views={WHOLE: read_as(_ever)}),
    *construct("ComingCall", None, "{=:NextIn}", views={WHOLE: read_as(_in_time)}),
    *construct(
        "OfNext",
        OfNext,
        "{play:ComingCall} {effect:Outcome[third]}",
        [
            "{play:ComingCall} {effect:TurnedOver[third]}",
            "{play:ComingCall} {effect:Gaining[third]}",
        ],
    ),
    *construct(
        "NeverNext",
        NeverNext,
        f"{{play:ComingCall}} {SUFFERED[0]}",
        [f"{{play:ComingCall}} {cannot}" for cannot in SUFFERED[1:]],
    ),
    *construct("Rule", None, "{=:NeverNext}", views={WHOLE: read_as(_never)}),
    # Of those that are successful, the next one
    *(
        each
        for lasts, ever in _HOW_LONG
        for each in (
            *construct(
                "NextSuccess",
                NextCall,
                f"the next {{calls:CallsOfPlays[sg]}} {{who:Who[base]}} complete{lasts}",
                [f"the next {{calls:CallsOfPlays[sg]}} {{who:Who[third]}} completes{lasts}"],
                only=_CAUGHT,
                **ever,
            ),
            *construct(
                "NextSuccess",
                NextCall,
                f"{{who:Whose}} next {{:Succeeding}} {{calls:CallsOfPlays[sg]}}{lasts}",
                **ever,
            ),
            *construct(
                "NextSuccess",
                NextCall,
                f"{{who:Whose}} next successful play{lasts}",
                calls=(),
                **ever,
            ),
        )
    ),
    *construct("OfSuccess", OfNext, "{play:NextSuccess} {effect:Gaining[third]}"),
    *construct("Rule", None, "{=:OfSuccess}", views={WHOLE: read_as(_when_successful)}),
    *construct(
        "Rule",
        None,
        "{=:OfNext}",
        views={WHOLE: read_as(lambda said: awaited(said.play, said.effect))},
    ),
]
