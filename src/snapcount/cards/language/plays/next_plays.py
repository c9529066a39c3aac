"""What is said of somebody's next play, or asked of it: `If your next play is stopped, …`.

The next play of all is waited for as long as it takes; the next play of a kind, and the next field
goal, until one comes, or as long as the text says.
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
    phrase,
    read_as,
    word,
)
from snapcount.cards.language.kernel.contents import contents
from snapcount.cards.language.nouns.plays import WAITED, NextIn
from snapcount.cards.language.nouns.this_play import Plays
from snapcount.cards.language.plays.next_calls import (
    EVER,
    REVEALED,
    THIS_DOWN,
    NextCall,
    of_that_play,
    when_called,
)
from snapcount.cards.language.plays.prevented import SUFFERED, kept
from snapcount.cards.nouns import YardsWould
from snapcount.cards.tree import DetermineGrit, FieldGoalsAre, KickAgain, MakeResult

replace = msgspec.structs.replace


class NextEvent(msgspec.Struct, frozen=True):
    """What becomes of the next play."""

    of: Any
    event: str
    calls: tuple[Any, ...] = ()
    bound: Any = None


def _waiting(
    of: Plays, occasion: syntax.Occasion, then: Any, once: bool = True, lasts: Any = None
) -> syntax.Occurs:
    """What waits for something in the next play; in one of a kind, from when that is called."""
    if not of.calls and lasts is None:
        duration = syntax.Lasts(duration="next play", of=of.who)
        return syntax.Occurs(occasion=occasion, then=then, duration=duration, once=once)
    if occasion.event != REVEALED:
        occasion = replace(occasion, calls=() if occasion.calls == of.calls else occasion.calls)
        then = syntax.Occurs(occasion=occasion, then=then, duration=THIS_DOWN, once=once)
    return when_called(NextCall(of.who, of.calls, lasts or EVER), then)


class GainsInTime(msgspec.Struct, frozen=True):
    """`you would gain 20 yards or more on your next play this possession`."""

    of: Plays
    bound: Any
    lasts: Any


def _gains_in_time(said: GainsInTime) -> NextEvent:
    of = NextIn(said.of, said.lasts)
    return NextEvent(of, "the play would gain yards", bound=said.bound)


class NextAsked(msgspec.Struct, frozen=True):
    """`If your next play …, …`."""

    event: NextEvent
    then: Any


def _asked(said: NextAsked) -> Any:
    event, of, lasts = said.event, said.event.of, None
    if isinstance(of, NextIn):
        lasts = of.lasts
        of = of.play
    if of.calls and event.calls:
        return None
    bound = event.bound
    calls = of.calls or event.calls
    if event.event in ("a pass is complete", "a pass would be complete"):
        name = "a play is successful" if "is" in event.event else "the play would be successful"
        calls = calls or ("pass",)
    else:
        name = event.event
    occasion = syntax.Occasion(
        event=name,
        would=" would " in name,
        who=of.who,
        calls=calls,
        condition=None if bound is None else YardsWould(bound.low, bound.high),
    )
    then = said.then
    if name == REVEALED:
        then = of_that_play(then, of.who, calls)
    return _waiting(of, occasion, then, lasts=lasts)


class NextIs(msgspec.Struct, frozen=True):
    """`Your next pass is complete`."""

    of: Plays
    effect: Any


def _is(said: NextIs) -> Any:
    then = syntax.Says(clauses=(said.effect,))
    of = said.of
    if said.effect == MakeResult("successful"):
        if of.calls:
            return None  # said of a call, as any other outcome is
        stopped = syntax.Occasion(event="the play would be stopped", would=True, who=of.who)
        return _waiting(of, stopped, then, once=False)
    occasion = syntax.Occasion(event=REVEALED, who=of.who, calls=of.calls)
    return _waiting(of, occasion, then, once=isinstance(said.effect, MakeResult))


class NextNever(msgspec.Struct, frozen=True):
    """`Your next play cannot be stopped`."""

    of: Plays
    events: tuple[str, ...]


def _never(said: NextNever) -> syntax.Occurs | None:
    if said.of.calls:
        return None  # said of a call, as in `next_calls`
    who = said.of.who
    return kept(said.events, who, lasts=syntax.Lasts(duration="next play", of=who))


class NextKick(msgspec.Struct, frozen=True):
    """The next field goal of somebody, and how long it is waited for."""

    who: str
    good: bool
    lasts: Any = None


def _kick(said: NextKick) -> syntax.Occasion:
    event = "a field goal is made" if said.good else "a field goal is missed"
    return syntax.Occasion(event=event, who=said.who)


class KickAsked(msgspec.Struct, frozen=True):
    kick: NextKick
    then: Any


def _kick_asked(said: KickAsked) -> syntax.Occurs | None:
    inside = contents(said.then)
    if DetermineGrit in inside and KickAgain not in inside:
        return None  # the Grit of the kick, or one of its own?
    then = syntax.Occurs(occasion=_kick(said.kick), then=said.then, duration=THIS_DOWN, once=True)
    attempt = syntax.Occasion(event="a field goal is attempted", who=said.kick.who)
    lasts = said.kick.lasts or EVER
    return syntax.Occurs(occasion=attempt, then=then, duration=lasts, once=True)


def _kick_is(said: NextKick) -> syntax.Occurs:
    """What the next field goal is, it is in the stead of what it would be."""
    event = "a field goal would be missed" if said.good else "a field goal would be good"
    occasion = syntax.Occasion(event=event, would=True, who=said.who)
    goals = FieldGoalsAre(said.good, "offense")
    then = syntax.Says(clauses=(syntax.Stands(modifier=goals),))
    lasts = said.lasts or syntax.Lasts(duration="this game")
    return syntax.Occurs(occasion=occasion, then=then, duration=lasts, once=True)


_EVENTS: Final = (
    ("a play is stopped", "(is|becomes) stopped"),
    ("a play is successful", "(is successful|succeeds)"),
    ("a pass is incomplete", "(is|falls) incomplete"),
    ("a pass is complete", "is (complete|completed|caught)"),
    ("the play would be stopped", "would be stopped"),
    ("the play would be successful", "would be successful"),
    ("a pass would be incomplete", "would be incomplete"),
    ("a touchdown is scored", "(results in|scores|is|gains) a touchdown"),
    ("a first down is gained", "(results in|gains|is|earns) a first down"),
)

NEXT_PLAYS: Final[list[Construct]] = [
    *construct("NextOne", Plays, "{who:WhoseNext}", calls=()),
    *either("NextOne", "NextCall"),
    *either("AskedNext", "NextOne", "NextIn"),
    # Whoever runs it
    *construct(
        "AskedNext", Plays, "the next play", ["the play after this one"], who=None, calls=()
    ),
    # Asked of it
    *(
        each
        for event, words in _EVENTS
        for each in construct("NextEvent", NextEvent, f"{{of:AskedNext}} {words}", event=event)
    ),
    *construct(
        "NextEvent",
        NextEvent,
        "{of:AskedNext} (is|was) a {calls:CallsOfPlays[sg]}",
        event=REVEALED,
    ),
    *construct(
        "NextEvent",
        NextEvent,
        "{of:AskedNext} is a successful {calls:CallsOfPlays[sg]}",
        event="a play is successful",
    ),
    *construct(
        "NextEvent",
        NextEvent,
        "{of:AskedNext} (gains|goes for|is good for|is worth|ends with) {bound:YardBound}",
        event="the play ends",
    ),
    *construct(
        "NextEvent",
        NextEvent,
        "{of:AskedNext} would gain {bound:YardBound}",
        event="the play would gain yards",
    ),
    *construct(
        "NextEvent",
        NextEvent,
        "{of:GainsOnNext} {bound:YardBound} on (your|their) next play",
        event="the play would gain yards",
    ),
    *construct("NextEvent", None, "{=:GainsInTime}", views={WHOLE: read_as(_gains_in_time)}),
    *construct(
        "GainsInTime",
        GainsInTime,
        "{of:GainsOnNext} {bound:YardBound} on (your|their) next play {lasts:Lasts}",
        only=Guard(lambda said: said.lasts.duration in WAITED, "how long is that play waited for?"),
    ),
    *construct("GainsOnNext", Plays, "{who:Who} would gain", calls=()),
    *construct(
        "NextEvent",
        NextEvent,
        "{of:GainOnNext} {bound:YardBound} on (your|their) next play",
        event="the play ends",
    ),
    *construct(
        "GainOnNext",
        Plays,
        "{who:Who[base]} gain",
        ["{who:Who[third]} gains"],
        calls=(),
    ),
    *phrase("IfOrWhen", "if", "when", "whenever"),
    *(
        each
        for end in ("stop", "block")
        for each in (
            *construct(
                f"NextAsked[{end}]",
                NextAsked,
                f"{{:IfOrWhen}} {{event:NextEvent}} , {{then:Statement[{end}]}}",
                [f"{{:IfOrWhen}} {{event:NextEvent}} {{then:Core[{end}]}}"],
            ),
            *construct(
                f"Occurring[{end}]",
                None,
                "{=:" + f"NextAsked[{end}]" + "}",
                views={WHOLE: read_as(_asked)},
            ),
            *construct(
                f"KickAsked[{end}]",
                KickAsked,
                f"{{:IfOrWhen}} {{kick:NextKick}} , {{then:Statement[{end}]}}",
            ),
            *construct(
                f"Occurring[{end}]",
                None,
                "{=:" + f"KickAsked[{end}]" + "}",
                views={WHOLE: read_as(_kick_asked)},
            ),
        )
    ),
    # Said of it
    *construct(
        "NextIs",
        NextIs,
        "{of:NextOne} {effect:NextResult}",
        ["{of:NextOne} {effect:Limiting[third]}"],
    ),
    *construct("NextResult", MakeResult, "is (complete|caught|completed)", result="complete"),
    *construct("NextResult", MakeResult, "(is|falls) incomplete", result="incomplete"),
    *construct(
        "NextResult",
        MakeResult,
        "is [automatically] successful",
        ["succeeds"],
        result="successful",
    ),
    *construct(
        "NextNever",
        NextNever,
        f"{{of:NextOne}} {SUFFERED[0]}",
        [f"{{of:NextOne}} {cannot}" for cannot in SUFFERED[1:]],
    ),
    *construct("Rule", None, "{=:NextNever}", views={WHOLE: read_as(_never)}),
    *construct("NextResult", MakeResult, "is [automatically] stopped", result="stopped"),
    *construct("Rule", None, "{=:NextIs}", views={WHOLE: read_as(_is)}),
    # The next field goal
    *word("KickEnds", True, "is good", "is made", "is successful"),
    *word("KickEnds", False, "is missed", "is no good", "misses"),
    *phrase("FieldGoal", "field goal", "field goal attempt", "kick"),
    *construct(
        "NextKick",
        NextKick,
        "{who:Whose} next {:FieldGoal} {good:KickEnds}",
        [
            "the next {:FieldGoal} {who:Who[base]} (attempt|kick) {good:KickEnds}",
            "the next {:FieldGoal} {who:Who[third]} (attempts|kicks) {good:KickEnds}",
        ],
    ),
    *construct(
        "NextKickIn",
        NextKick,
        "{who:Whose} next {:FieldGoal} {lasts:Lasts} {good:KickEnds}",
        [
            "the next {:FieldGoal} {who:Who[base]} (attempt|kick) {lasts:Lasts} {good:KickEnds}",
            "the next {:FieldGoal} {who:Who[third]} attempts {lasts:Lasts} {good:KickEnds}",
            "{who:Whose} next {:FieldGoal} {good:KickEnds} {lasts:Lasts}",
        ],
    ),
    *construct("Occurring[stop]", None, "{=:NextKickIn}", views={WHOLE: read_as(_kick_is)}),
    *construct("NextKick", None, "{=:NextKickIn}"),
    *construct(
        "Happens",
        syntax.Occasion,
        "{who:Whose} {:FieldGoal} (is missed|is no good|misses)",
        printed=False,
        event="a field goal is missed",
    ),
    *construct(
        "Happens",
        syntax.Occasion,
        "{who:Whose} {:FieldGoal} (is good|is made)",
        printed=False,
        event="a field goal is made",
    ),
]
