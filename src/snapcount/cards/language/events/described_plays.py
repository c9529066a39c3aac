"""Plays of which more is said than whose they are: `a successful Run`, `a play of 10 yards`.

One noun phrase for everything that waits for such a play to end, or is played on it.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.conditions.comparing import Measured, measured
from snapcount.cards.language.conditions.players import RoleAsked, role_of
from snapcount.cards.language.conditions.plays import PlayAsked
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    construct,
    either,
    phrase,
    read_as,
)
from snapcount.cards.language.kernel.lists import SINGLE
from snapcount.cards.language.nouns.bounds import bounded
from snapcount.cards.language.nouns.this_play import Plays
from snapcount.cards.nouns import AllOf, TheBaseYards, TheTimeUnits, YardsWould
from snapcount.cards.words import Call


class Own(msgspec.Struct, frozen=True):
    """A play of somebody's that came to that."""

    who: str
    asked: Any
    calls: tuple[Call, ...]


def _own(said: Own) -> PlayAsked:
    return PlayAsked(Plays(said.who, said.calls), said.asked)


def ends(said: PlayAsked) -> syntax.Occasion:
    """Such a play ends: what came of it is asked then."""
    play = said.play
    who = None if play.who in ("offense", "each player") else play.who
    return syntax.Occasion(event="the play ends", who=who, calls=play.calls, asks=said.asked)


def is_such(said: PlayAsked) -> Any:
    """That the play of this down is such a one."""
    return said.play.asked(said.asked)


class CameTo(msgspec.Struct, frozen=True):
    """Such a play gains so many yards."""

    play: PlayAsked
    bound: Any


def _came_to(said: CameTo) -> syntax.Occasion:
    such = ends(said.play)
    yards = YardsWould(said.bound.low, said.bound.high)
    return msgspec.structs.replace(such, asks=AllOf((such.asks, yards)))


def _called(said: PlayAsked) -> syntax.Occasion:
    """A play with that number is called: that is known when it is revealed."""
    play = said.play
    who = None if play.who in ("offense", "each player") else play.who
    asked = Plays(play.who, ()).asked(said.asked)
    return syntax.Occasion(event="a play is revealed", who=who, calls=play.calls, condition=asked)


def _was_in_role(said: RoleAsked) -> syntax.Occasion:
    """Who was designated as that is asked when the play is over."""
    return syntax.Occasion(event="the play ends", asks=role_of(said))


class RoleOn(msgspec.Struct, frozen=True):
    """A Player designated as that, on such a play."""

    role: RoleAsked
    play: PlayAsked


def _in_role_on(said: RoleOn) -> syntax.Occasion:
    """What came of the play is known when it ends, and so is who was designated on it."""
    such = ends(said.play)
    asked = role_of(said.role)
    both = asked.conditions if isinstance(asked, AllOf) else (asked,)
    return msgspec.structs.replace(such, asks=AllOf((*both, such.asks)))


DESCRIBED: Final[list[Construct]] = [
    *phrase("EachPlay", "a", "an", "each", "every", "any", "this"),
    *either("DescribedPlay", "PlayThatCame", "PlayOfResult"),
    *construct("PlayThatCame", PlayAsked, "{play:AnyPlay} {asked:ThatCame}"),
    *construct(
        "ThatCame",
        None,
        "that (was|were|is|are) {=:ResultAsked}",
        [
            "that (gained|gains|gain|went for|goes for) {=:YardsGained}",
            "that (lost|loses|lose) {=:YardsLost}",
            "(of|for) {=:YardsGained}",
        ],
    ),
    *construct("ThatCame", None, "{:Wherein} {=:IfCondition}", printed=False),
    # `a successful play`
    *construct(
        "PlayOfResult",
        PlayAsked,
        "{:EachPlay} {asked:ResultAsked} {play:PlayBare}",
        ["{:EachPlay} {asked:ResultAsked} {play:CallBare}"],
    ),
    *construct("PlayBare", Plays, "play", who=None, calls=()),
    *construct("CallBare", Plays, "{calls:CallsOfPlays[sg]}", who=None),
    *construct("PlayOfResult", None, "{=:OwnPlayCame}", views={WHOLE: read_as(_own)}),
    *construct(
        "OwnPlayCame",
        Own,
        "{who:Whose} {asked:ResultAsked} {calls:CallsOfPlays[sg]}",
        ["(each|any|one) of {who:Whose} {asked:ResultAsked} {calls:CallsOfPlays[pl]}"],
    ),
    *construct(
        "OwnPlayCame",
        Own,
        "{who:Whose} {asked:ResultAsked} play",
        ["(each|any|one) of {who:Whose} {asked:ResultAsked} plays"],
        calls=(),
    ),
    *construct("Happens", None, "{=:WasInRole}", views={WHOLE: read_as(_was_in_role)}),
    *construct(
        "WasInRole", RoleAsked, "{players:Pointed} (was|has been) {role:AsRole} on {:EachPlay} play"
    ),
    *construct(
        "WasInRole",
        RoleAsked,
        "{players:Pointed} (was|has been) {role:AsRole} (on|of) {calls:ACallNoun}",
    ),
    *construct("Happens", None, "{=:InRoleOn}", views={WHOLE: read_as(_in_role_on)}),
    *construct("InRoleOn", RoleOn, "{role:InRole} on {play:DescribedPlay}"),
    *construct("InRole", RoleAsked, "{players:Pointed} (is|was|has been) {role:AsRole}"),
    *construct("HappensOn", None, "{=:SuchGains}", views={WHOLE: read_as(_came_to)}),
    *construct("SuchGains", CameTo, "{play:PlayOfResult} (gains|goes for) {bound:YardBound}"),
    # By its numbers, which are known as it is called
    *construct("Happens", None, "{=:CallsSuch}", views={WHOLE: read_as(_called)}),
    *construct("CallsSuch", PlayAsked, "{play:CallsPlay} {asked:WithNumber}"),
    *construct("WithNumber", None, "{=:NumberOfPlay}", views={WHOLE: read_as(measured)}),
    *construct(
        "NumberOfPlay",
        Measured,
        "that (uses|takes|costs) {bounds:SoManyUnits}",
        [
            "with {bounds:SoManyUnits}",
            "(with|that has) [a] {:TimeValue} of {bounds:Values}",
        ],
        number=TheTimeUnits(),
    ),
    *bounded("UnitsOfPlay", "Time Unit", "Time Units", bare=True),
    *construct("SoManyUnits", None, "{=:UnitsOfPlay}", views={WHOLE: SINGLE}),
    *construct(
        "NumberOfPlay",
        Measured,
        "(with|that has) [a] {:BaseYards} of {bounds:Values}",
        number=TheBaseYards(),
    ),
]
