"""Events: what abilities and effects wait for, and what something else may take the place of.

`Happens` is what happens and to whom, `WouldHappen` what would; `Event` and `WouldEvent` say on
which play, in what circumstances or at what time besides, `Moment` when it is.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.events.card_kinds import CARD_KINDS, told_apart
from snapcount.cards.language.events.deeds import DEEDS
from snapcount.cards.language.events.moments import MOMENTS
from snapcount.cards.language.events.nth_times import NTH_TIMES
from snapcount.cards.language.events.of_one_player import OF_ONE_PLAYER
from snapcount.cards.language.events.players import PLAYER_EVENTS
from snapcount.cards.language.events.plays import INCOMPLETE, PLAY_EVENTS, on_passes
from snapcount.cards.language.events.who_does_so import who_does_so
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    View,
    construct,
    either,
    read_as,
)
from snapcount.cards.language.kernel.contents import contents
from snapcount.cards.language.kernel.doers import ANYONE
from snapcount.cards.language.kernel.lists import SEVERAL, listed
from snapcount.cards.language.meaning.dated import STRETCHES, throughout
from snapcount.cards.language.meaning.normal import normal
from snapcount.cards.language.nouns.groups import joined
from snapcount.cards.language.sentences.verbs import OTHER
from snapcount.cards.nouns import (
    All,
    AllOf,
    AtPoint,
    Called,
    DownIs,
    Group,
    HasRole,
    NamedCalled,
    OnSide,
    PlayerIs,
    PlayIs,
    YardsWould,
)
from snapcount.cards.words import PASS_CALLS, RUN_CALLS

replace = msgspec.structs.replace


class On(msgspec.Struct, frozen=True):
    """An event on a play with one of these calls."""

    core: syntax.Occasion
    calls: tuple[str, ...]


class During(msgspec.Struct, frozen=True):
    """An event while something holds."""

    core: syntax.Occasion
    condition: Any


def _on(said: On) -> syntax.Occasion | None:
    """A receiver's pass, or a runner's run, may be said to be one of its kind."""
    if said.core.event in INCOMPLETE:
        return on_passes(said.core, said.calls)
    before = said.core.calls
    kinds = PASS_CALLS if before == ("pass",) else RUN_CALLS if before == ("run",) else ()
    if before and not all(call in kinds for call in said.calls):
        return None
    return replace(said.core, calls=said.calls)


def _found_on(occasion: Any) -> On | None:
    if not isinstance(occasion, syntax.Occasion) or not occasion.calls:
        return None
    if occasion.event == "the play would gain yards":
        return On(replace(occasion, calls=()), occasion.calls)
    if told_apart(occasion.condition)[1] is not None:
        return None
    if "play" in occasion.event.split() or occasion.event == "a pass would be incomplete":
        return None  # their calls stand before the noun
    return On(replace(occasion, calls=()), occasion.calls)


class BeingSo(msgspec.Struct, frozen=True):
    """What happens to a Player, or is done by one, who is Exhausted or Energized then."""

    core: syntax.Occasion
    group: Group


def _being_so(said: BeingSo) -> syntax.Occasion | None:
    players = said.core.players
    if isinstance(players, All):
        group = joined(players.group, said.group)
        return None if group is None else replace(said.core, players=All(group))
    if players is None:
        return None
    return _during(During(said.core, PlayerIs(players, said.group)))


class OfSide(msgspec.Struct, frozen=True):
    """What happens while whoever does it is on that side of the ball."""

    core: Any
    side: str


def _on_side(said: OfSide) -> syntax.Occasion | None:
    core = said.core
    who = OTHER.get(core.who) if core.forced else core.who
    if core.players is not None or who in (None, ANYONE, said.side):
        return None
    return _during(During(core, OnSide(who, said.side)))  # type: ignore[arg-type]


def _during(said: During) -> syntax.Occasion:
    before = said.core.condition
    condition = said.condition if before is None else normal(AllOf((before, said.condition)))
    return replace(said.core, condition=condition)


def _on_own_side(said: During) -> syntax.Occasion:
    """`You called this card on defense and it stops a Run`: only there does it stop plays."""
    asked = said.condition
    if isinstance(asked, OnSide) and asked.side == "defense" and said.core.who == "opponent":
        return said.core
    return _during(said)


def _found_during(occasion: Any) -> During | None:
    if not isinstance(occasion, syntax.Occasion) or occasion.condition is None:
        return None
    if occasion.event == "the play would gain yards" and isinstance(occasion.condition, YardsWould):
        return None
    played, rest = told_apart(occasion.condition)
    return None if rest is None else During(replace(occasion, condition=played), rest)


def _in_which(said: During) -> syntax.Occasion | None:
    """`A possession in which you scored`: what has happened since that began."""
    if isinstance(said.condition, OnSide) and said.core.event in _POSSESSIONS:
        theirs = said.condition.who
        who = theirs if said.condition.side == "offense" else OTHER.get(theirs)
        return replace(said.core, who=who) if who and said.core.who is None else None
    stretch = STRETCHES.get(said.core.event)
    if stretch is None:
        return None
    asked = throughout(said.condition, stretch)
    if said.core.event == "the play ends":
        return replace(said.core, asks=asked)
    return _during(During(said.core, asked))


def _begins_so(said: During) -> syntax.Occasion | None:
    """`The start of a down on which you are behind`."""
    if said.core.event not in _BEGIN or isinstance(said.condition, OnSide):
        return None
    return _during(said)


def _for_which(said: During) -> syntax.MomentFor | None:
    """The same for a while."""
    moment: Any = said.core
    occasion = _in_which(During(moment.occasion, said.condition))
    return None if occasion is None else replace(moment, occasion=occasion)


_BEGIN: Final = ("a down starts", "a possession starts")
_POSSESSIONS: Final = ("a possession starts", "a possession ends", "a down starts", "a down ends")
"""In which somebody is on offense: theirs."""

_NO_DOWN: Final = Guard(
    lambda occasion: not isinstance(occasion.condition, DownIs),
    "after a first down is when one was gained",
)
_NO_DESIGNATION: Final = Guard(
    lambda said: said.condition != AtPoint("end of the play") or "exhausted" not in said.core.event,
    "at the end of the play whoever was designated is exhausted",  # F-11
)
_COMES_OUT: Final = Guard(
    lambda during: during.core.event != "a play is revealed",
    "on which side this card was called is asked, and not waited for",
)
_ON_EITHER_SIDE: Final = Guard(
    lambda during: contents(during.condition).isdisjoint((Called, OnSide)),
    "on which side this card was called is asked, and not waited for",
)
_APART: Final = Guard(
    lambda said: len({each.event for each in said.occasions}) == len(said.occasions),
    "two downs are asked for together",  # `third or fourth down` is one question
)
ON: Final = View("on", _on, _found_on)
DURING: Final = View("during", _during, _found_during)
_OF_THE_CALL: Final = (Called, HasRole, NamedCalled)
_AFTER_DESIGNATION: Final = frozenset(
    {
        "the play would gain yards",
        "a first down is gained",
        "a first down would be gained",
        "a touchdown is scored",
        "a touchdown would be scored",
        "a safety is scored",
        "points are scored",
        "a turnover happens",
        "a live ball turnover would happen",
        "a fumble happens",
        "a fumble would happen",
        "an interception happens",
        "an interception would happen",
        "a Pick Six would happen",
        "a turnover on downs happens",
        "a turnover on downs would happen",
    }
)
"""What a play comes to, when its call and who was designated are long known."""


def _is_so_already(said: During) -> bool:
    asked = contents(said.condition)
    if PlayIs in asked:
        return False
    known = said.core.event in _AFTER_DESIGNATION or said.core.asks is not None
    return known or asked.isdisjoint(_OF_THE_CALL)


def _so_and(said: During) -> syntax.Occasion:
    """Who was designated on a play that went so far is asked with how far it went."""
    core = said.core
    if core.asks is None or contents(said.condition).isdisjoint(_OF_THE_CALL):
        return _during(said)
    return replace(core, asks=normal(AllOf((said.condition, core.asks))))


_SO_ALREADY: Final = Guard(_is_so_already, "is this so already, or does it happen?")
"""In front of what happens there is only what was decided before: else it is waited for itself."""

EVENTS: Final[list[Construct]] = [
    *DEEDS,
    *CARD_KINDS,
    *PLAY_EVENTS,
    *PLAYER_EVENTS,
    *who_does_so(PLAYER_EVENTS),
    *MOMENTS,
    *(
        each
        for happens, event in (("Happens", "Event"), ("WouldHappen", "WouldEvent"))
        for each in (
            *construct(f"{happens}On", None, "{=:" + happens + "}"),
            *construct(f"{happens}On", None, "{=:" + f"On{happens}" + "}", views={WHOLE: ON}),
            *construct(
                f"On{happens}",
                On,
                f"{{core:{happens}}} on {{calls:ACallNoun}}",
                [
                    f"{{core:{happens}}} on {{calls:CallsOfPlays[pl]}}",
                    f"{{core:{happens}}} with a {{calls:CallsOfPlays[sg]}}",
                ],
            ),
            *construct(event, None, "{=:" + f"{happens}On" + "}"),
            *construct(event, None, "{=:" + f"During{happens}" + "}", views={WHOLE: DURING}),
            *construct(
                f"During{happens}",
                During,
                f"{{core:{happens}On}} while {{condition:Condition}}",
                [
                    f"{{core:{happens}On}} {{condition:Circumstance}}",
                    f"{{core:{happens}On}} if {{condition:Condition}}",
                    f"{{core:{happens}On}} while {{condition:Short}}",
                    f"{{core:{happens}On}} when {{condition:OfTheScore}}",
                ],
            ),
            *construct(
                f"During{happens}",
                During,
                f"{{core:{happens}On}} {{condition:PointAsked}}",
                only=_NO_DESIGNATION,
            ),
            *construct(
                f"During{happens}",
                During,
                f"{{core:{happens}OnKind}} {{condition:AtPlayStrength}}",
                printed=False,
            ),
            *construct(f"{happens}OnKind", None, f"{{=:On{happens}}}", views={WHOLE: ON}),
            *construct(event, None, f"{{=:{happens}So}}", views={WHOLE: read_as(_being_so)}),
            *construct(f"{happens}So", BeingSo, f"{{core:{happens}On}} while {{group:StateKind}}"),
            *construct(event, None, f"{{=:{happens}Sided}}", views={WHOLE: read_as(_on_side)}),
            *(
                construct(f"{happens}Sided", OfSide, f"{{core:{happens}On}} on {side}", side=side)[
                    0
                ]
                for side in ("offense", "defense")
            ),
        )
    ),
    # `whenever you score a touchdown and you are behind`; after `or` it would be asked of which?
    *either("WouldEvents", "WouldEvent"),
    *(
        each
        for happens, events in (
            ("Happens", ("Events",)),
            ("WouldHappen", ("Events", "WouldEvents")),
        )
        for each in (
            *construct(
                f"And{happens}", During, f"{{core:{happens}On}} and {{condition:Condition}}"
            ),
            *construct(
                f"SoAnd{happens}",
                During,
                f"{{condition:Condition}} and {{core:{happens}On}}",
                only=_SO_ALREADY,
            ),
            *(
                made
                for several in events
                for joint, view in (("And", _during), ("SoAnd", _so_and))
                for made in construct(
                    several,
                    None,
                    "{=:" + f"{joint}{happens}" + "}",
                    views={WHOLE: read_as(view)},
                )
            ),
        )
    ),
    *NTH_TIMES,
    *OF_ONE_PLAYER,
    # On a Play, what becomes of it
    *construct("OwnPlayEvents", None, "{=:OwnPlayEvent}"),
    *construct("OwnPlayEvents", None, "{=:DuringOwn}", views={WHOLE: read_as(_during)}),
    *construct(
        "DuringOwn",
        During,
        "{core:OwnPlayEvent} {condition:Circumstance}",
        ["{core:OwnPlayEvent} (while|if|and) {condition:Condition}"],
    ),
    *construct("OwnPlayEvents", None, "{=:CalledDuring}", views={WHOLE: read_as(_during)}),
    *construct(
        "CalledDuring",
        During,
        "{core:OwnPlayCalled} {condition:Circumstance}",
        ["{core:OwnPlayCalled} while {condition:Condition}"],
        only=_ON_EITHER_SIDE,
        printed=False,
    ),
    *construct("OwnPlayEvents", None, "{=:AskedAndOwn}", views={WHOLE: read_as(_on_own_side)}),
    *construct("AskedAndOwn", During, "{condition:Condition} and {core:OwnPlayEvent}"),
    *construct(
        "DuringOwn",
        During,
        "{core:OwnPlayEvent} {condition:OwnSide}",
        only=_COMES_OUT,
        printed=False,
    ),
    *construct("PointAsked", AtPoint, "{point:PointName}"),
    # At one time and at another
    *construct(
        "Moments", syntax.AnyOccasion, "{occasions:MomentRow}", views={"occasions": SEVERAL}
    ),
    *listed("MomentRow", "MomentAlone", "and", "or", ", and", ", or"),
    *(
        each
        for words in ("start of {occasions:Starts}", "end of {occasions:Ends}")
        for each in construct(
            "Moments", syntax.AnyOccasion, f"at the {words}", printed=False, only=_APART
        )
    ),
    *construct("Starts", None, "{=:StartRow}", views={WHOLE: SEVERAL}),
    *construct("Ends", None, "{=:EndRow}", views={WHOLE: SEVERAL}),
    *listed("StartRow", "Starting", "and", "or"),
    *listed("EndRow", "Ending", "and", "or"),
    *construct("Moment", None, "{=:MomentAlone}"),
    *construct("Moment", None, "{=:DuringMoment}", views={WHOLE: DURING}),
    *either("Moment", "MomentInWhich"),
    *construct("MomentInWhich", None, "{=:InWhich}", views={WHOLE: read_as(_in_which)}),
    # Every one of them for a while: `at the end of each play this possession in which …`
    *construct("MomentFor", None, "{=:PlainMomentFor}"),
    *construct("LeadingFor", syntax.MomentFor, "{lasts:Lasts} , {occasion:Moment}"),
    *construct("MomentFor", None, "{=:MomentForWhich}", views={WHOLE: read_as(_for_which)}),
    *construct(
        "MomentForWhich",
        During,
        "{core:PlainMomentFor} {:Wherein} {condition:IfCondition}",
        ["{core:PlainMomentFor} {:Wherein} {condition:ThenCondition}"],
    ),
    *construct("PlainMomentFor", syntax.MomentFor, "{occasion:MomentAlone} {lasts:Lasts}"),
    *construct(
        "InWhich",
        During,
        "{core:MomentAlone} {:Wherein} {condition:IfCondition}",
        [
            "{core:MomentAlone} {:Wherein} {condition:ThenCondition}",
            "after {core:AfterStretch} {:Wherein} {condition:IfCondition}",
            "after {core:AfterStretch} {:Wherein} {condition:ThenCondition}",
            "{core:MomentAlone} [that] {condition:WhoseSide}",
        ],
    ),
    *(
        each
        for side in ("offense", "defense")
        for each in construct(
            "WhoseSide",
            OnSide,
            f"{{who:Who[base]}} are on {side}",
            [f"{{who:Who[third]}} is on {side}"],
            printed=False,
            side=side,
        )
    ),
    *construct("AfterStretch", None, "{=:Ending}", only=_NO_DOWN),
    *construct(
        "DuringMoment",
        During,
        "{core:MomentAlone} while {condition:Condition}",
        [
            "{core:MomentAlone} if {condition:Condition}",
            "{core:MomentAlone} when {condition:Condition}",
        ],
    ),
    # `The start of a down in overtime`; of what begins it is asked then
    *construct("Moment", None, "{=:MomentSo}", views={WHOLE: read_as(_during)}),
    *construct("MomentSo", During, "{core:MomentAlone} {condition:Circumstance}"),
    *construct("Moment", None, "{=:BeginsSo}", views={WHOLE: read_as(_begins_so)}),
    *construct("BeginsSo", During, "{core:MomentAlone} {:Wherein} {condition:Condition}"),
]
