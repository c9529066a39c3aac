"""Plays of which more is said than whose they are: `a successful Run`, `a play of 10 yards`.

One noun phrase for everything that waits for such a play to end, or is played on it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from snapcount.cards.language.conditions.asking import asks
from snapcount.cards.language.conditions.comparing import PARITY, Measured, measured
from snapcount.cards.language.conditions.players import RoleAsked, role_of
from snapcount.cards.language.conditions.plays import PlayAsked
from snapcount.cards.language.events.players import ROLES as DOES
from snapcount.cards.language.events.plays import (
    PLAY,
    PLAY_EVENTS,
    WOULD_END,
    WOULD_GAIN,
    play_gains,
)
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    View,
    construct,
    either,
    phrase,
    read_as,
    word,
)
from snapcount.cards.language.kernel.lists import SINGLE
from snapcount.cards.language.meaning.normal import normal
from snapcount.cards.language.nouns.bounds import bounded
from snapcount.cards.language.nouns.designated import DID, OF_PASSES
from snapcount.cards.language.nouns.this_play import Plays
from snapcount.cards.nouns import (
    All,
    AllOf,
    Called,
    Designated,
    PlayerIs,
    TheBaseYards,
    ThePlayStrength,
    TheTimeUnits,
    YardsWould,
)
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
    """A Player who has a role on such a play, or on one that went so far."""

    players: Any
    role: str
    play: PlayAsked | None = None
    far: Any = None
    calls: tuple[Call, ...] = ()


def _roles(said: RoleOn) -> tuple[Any, ...]:
    """Who has that role: a Player that is known, or anyone of a group."""
    if isinstance(said.players, All):
        asked: Any = PlayerIs(Designated(said.role), said.players.group)  # type: ignore[arg-type]
    else:
        asked = role_of(RoleAsked(said.players, said.role, said.calls))
    return asked.conditions if isinstance(asked, AllOf) else (asked,)


def _in_role_on(said: RoleOn) -> syntax.Occasion | None:
    """What came of the play is known when it ends, and so is who was designated on it."""
    if said.play is None:
        return None
    such = ends(said.play)
    return msgspec.structs.replace(such, asks=AllOf((*_roles(said), such.asks)))


def _had_role_on(said: RoleOn) -> Any:
    """The same, asked."""
    such = said.far if said.play is None else is_such(said.play)
    if isinstance(said.players, All) and said.calls:
        such = AllOf((Called("offense", said.calls), such))
    return normal(AllOf((*_roles(said), such)))


_ASKED: Final = [
    *asks(
        RoleOn,
        "{players:Involved} ~is {role:AsRole} (on|of) {play:DescribedPlay}",
        category="RoleOn",
    ),
    *(
        each
        for role, did in DID.items()
        for each in asks(
            RoleOn,
            *(f"{{players:Involved}} {words} on {{play:DescribedPlay}}" for words in did),
            category="RoleOn",
            role=role,
        )
    ),
    *asks(
        RoleOn,
        "{players:Involved} ~ran [the ball] for {far:YardsGained}",
        category="RoleOn",
        role="runner",
    ),
    *asks(
        RoleOn,
        "{players:Involved} ~received {calls:ACallNoun} (for|of|that gained) {far:YardsGained}",
        "{players:Involved} ~caught {calls:ACallNoun} (for|of|that gained) {far:YardsGained}",
        category="RoleOn",
        only=OF_PASSES,
        role="receiver",
    ),
]


class PlaySo(msgspec.Struct, frozen=True):
    """A play, and what is so when something becomes of it: `a Run on third down`."""

    play: Plays
    asked: Any

    def about(self, said: Any) -> Any:
        """What is waited for of the play, while that is so."""
        return _while_so(self.play.about(said), self.asked)


def _while_so(occasion: syntax.Occasion | None, asked: Any) -> syntax.Occasion | None:
    if occasion is None:
        return None
    before = occasion.condition
    both = asked if before is None else normal(AllOf((before, asked)))
    return msgspec.structs.replace(occasion, condition=both)


def _so(happens: Callable[[Any], syntax.Occasion | None]) -> View:
    """What becomes of a play, while that is so."""

    def build(said: Any) -> syntax.Occasion | None:
        of = said.play
        return _while_so(happens(msgspec.structs.replace(said, play=of.play)), of.asked)

    return read_as(build)


_HAPPENS: Final[dict[str, tuple[str, Callable[[Any], syntax.Occasion | None]]]] = {
    "PlayHappens": ("Happens", PLAY.build),
    "PlayWould": ("WouldHappen", PLAY.build),
    "PlayGains": ("HappensOn", play_gains),
    "WouldGain": ("WouldHappen", WOULD_GAIN.build),
    "WouldEnd": ("WouldHappen", WOULD_END.build),
}
"""What becomes of a play, and what waits for it."""
_THE_PLAY: Final = "{play:AnyPlay} "


def _becomes_of_such() -> list[Construct]:
    """The same of a play that is named with what is so: between it and what becomes of it."""
    made: list[Construct] = []
    for each in PLAY_EVENTS:
        said = [words for words in each.wordings if words.startswith(_THE_PLAY)]
        if each.category in _HAPPENS and said:
            such = tuple(words.replace(_THE_PLAY, "{play:PlaySo} ", 1) for words in said)
            category = f"{each.category}So"
            made.append(msgspec.structs.replace(each, category=category, wordings=such))
    for category, (happens, build) in _HAPPENS.items():
        made += construct(happens, None, f"{{=:{category}So}}", views={WHOLE: _so(build)})
    return made


DESCRIBED: Final[list[Construct]] = [
    *_becomes_of_such(),
    *either("EventPlay", "PlaySo"),
    *construct(
        "PlaySo",
        PlaySo,
        "{play:AnyPlay} {asked:Circumstance}",
        ["{play:AnyPlay} {asked:AtPlayStrength}"],
    ),
    *construct("AtPlayStrength", None, "{=:OfSuchStrength}", views={WHOLE: read_as(measured)}),
    *construct(
        "OfSuchStrength",
        Measured,
        "with a Play Strength of {bounds:Values}",
        [
            "(whose Play Strength is|that (has|have) a Play Strength of) {bounds:Values}",
            "(with|that (has|have)) an {bounds:Parity} Play Strength",
        ],
        number=ThePlayStrength(),
    ),
    *(each for name, bounds in PARITY.items() for each in word("Parity", bounds, name)),
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
    *construct(
        "InRoleOn",
        RoleOn,
        "{players:Involved} (is|was|has been) {role:AsRole} (on|of) {play:DescribedPlay}",
    ),
    *(
        each
        for role, does in DOES.items()
        for words in does
        for each in construct(
            "InRoleOn", RoleOn, f"{{players:Involved}} {words} on {{play:DescribedPlay}}", role=role
        )
    ),
    # Asked when it is over. Who `was not the runner on a play that gained 10 yards` may be one on
    # another play, or on none that did
    *(each for each in _ASKED if each.category == "AskedRoleOn"),
    *construct("Asked", None, "{=:AskedRoleOn}", views={WHOLE: read_as(_had_role_on)}),
    *construct("HappensOn", None, "{=:SuchGains}", views={WHOLE: read_as(_came_to)}),
    *construct(
        "SuchGains",
        CameTo,
        "{play:PlayOfResult} (gains|goes for|is good for|is worth|ends with) {bound:YardBound}",
    ),
    # By its numbers, which are known as it is called
    *construct("Happens", None, "{=:CallsSuch}", views={WHOLE: read_as(_called)}),
    *construct("CallsSuch", PlayAsked, "{play:CallsPlay} {asked:WithNumber}"),
    *construct("CallsSuch", PlayAsked, "{play:CallsPlay} {asked:AtPlayStrength}"),
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
