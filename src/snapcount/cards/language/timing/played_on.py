"""What a card is played on: what has just happened, or waits in the layers to happen.

`Play when you score a touchdown`, `Play on a successful Run`, `Play in response to an effect that
would cause a fumble`: conditions of a timing line, which say nothing about a timing point.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.events.plays import was_stopped
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    View,
    construct,
    either,
    only_read,
    phrase,
    read_as,
    whole,
    word,
)
from snapcount.cards.language.kernel.moods import inflected
from snapcount.cards.language.nouns.this_play import Plays
from snapcount.cards.language.sentences.verbs import OTHERS, VERBS, Verb, befalls
from snapcount.cards.language.timing.waiting import USED_BY, Used
from snapcount.cards.nouns import AllOf, AnyOf, Called, Happened, LayerWaits, Not, PlayIs
from snapcount.cards.words import LayerDeed

replace = msgspec.structs.replace

NO_POINT: Final = Guard(
    lambda asked: asked != AllOf((Called("offense", ("pass",)), PlayIs("incomplete"))),
    "an incomplete pass is a timing point of its own",
)


def _own_call(play: Plays) -> Any:
    """A play of somebody's: they are on offense."""
    called = Called("offense", play.calls)
    return Plays(play.who, ()).asked(called)


def _completed(play: Plays) -> Any:
    return play.asked(PlayIs("complete"))


class WaitingTo(msgspec.Struct, frozen=True):
    """An effect that waits, and what it would do."""

    waits: LayerWaits
    doing: str


class PlayedSome(msgspec.Struct, frozen=True):
    """An Action card of one of these kinds is played."""

    kinds: tuple[str, ...]
    who: Any = None


def _some_wait(said: PlayedSome) -> AnyOf | None:
    """One of several kinds waits, each of which may be what is answered."""
    kinds: list[Any] = [f"{kind} action card" for kind in said.kinds]
    if any(kind not in _LAYERS for kind in kinds):
        return None
    return AnyOf(tuple(LayerWaits(kind, said.who) for kind in kinds))


DOING: Final = View(
    "doing",
    build=lambda said: replace(said.waits, doing=said.doing),
    match=lambda waits: (
        WaitingTo(replace(waits, doing=None), waits.doing)
        if isinstance(waits, LayerWaits) and waits.doing is not None
        else None
    ),
)
_LOOMING: Final[dict[str, LayerDeed]] = {
    "a fumble happens": "cause a fumble",
    "an interception happens": "cause an interception",
    "a turnover happens": "cause a turnover",
}
"""Only effects make them happen, and when they have, no timing point of the down is left."""


def _looming(verb: Verb) -> list[Construct]:
    """`when you would fumble`, or `fumble`: an effect waits that would make the offense do it."""
    doing = _LOOMING[verb.event]
    waits = LayerWaits("effect", doing=doing)
    made: list[Construct] = []
    views: dict[str, View]
    for frames, views in ((verb.does, {}), (verb.makes, {"who": OTHERS})):
        said = [
            *(f"{{who:Who}} would {inflected(frame, 'base')}" for frame in frames),
            *(f"{{who:Who[base]}} {inflected(frame, 'base')}" for frame in frames),
            *(f"{{who:Who[third]}} {inflected(frame, 'third')}" for frame in frames),
        ]
        if said:
            made += construct(
                "Looms",
                syntax.Sided,
                said[0],
                said[1:],
                views=views,
                side="offense",
                effect=waits,
            )
    happens = (*verb.happens, *verb.caused)
    of_nobody = [
        *(f"(when|if) {befalls(frame, 'would')}" for frame in happens),
        *(f"{{:AnyTimeThat}} {befalls(frame, 'now')}" for frame in happens),
        *(f"{{:InResponseTo}} (a|an|any|the) {noun}" for noun in verb.nouns),
        *(
            f"(when|if) ({{:ThePlay}}|the offense's play) would (be|become|result in) (a|an) {noun}"
            for noun in verb.nouns
        ),
    ]
    for words in of_nobody:
        made += construct("LoomsOver", LayerWaits, words, what="effect", doing=doing)
    return made


def _does(frame: str, person: str) -> str:
    return inflected(frame, person)


def _has_done(frame: str, person: str) -> str:
    have = "has" if person == "third" else "have"
    return f"{have} [just] {inflected(frame, 'participle')}"


_MOODS: Final = (
    ("now", "JustHappened", "JustByAnyone", _does),
    ("over", "JustOver", "OverByAnyone", _has_done),
)
"""How it is said, and the categories of what somebody did and of what anybody did."""


def _just_now(verb: Verb) -> list[Construct]:
    """`when you score a touchdown`, `after you have scored one`: it has happened in this down."""
    made: list[Construct] = []
    views: dict[str, View]
    for mood, category, by_anyone, done in _MOODS:
        for frames, views in ((verb.does, {}), (verb.makes, {"who": OTHERS})):
            for person in ("base", "third"):
                said = [f"{{who:Who[{person}]}} {done(frame, person)}" for frame in frames]
                if said:
                    made += construct(
                        category,
                        Happened,
                        said[0],
                        said[1:],
                        views=views,
                        event=verb.event,
                        since="down",
                    )
        someone = [
            *(f"(a|either|any) player {done(frame, 'third')}" for frame in verb.does),
            *(befalls(frame, mood) for frame in verb.happens),
        ]
        made += word(by_anyone, verb.event, *someone)
    for noun in verb.nouns:
        made += word("JustByAnyone[noun]", verb.event, f"(a|an|any) {noun}")
        made += construct(
            "JustNoun", Happened, f"{{who:Whose}} {noun}", event=verb.event, since="down"
        )
    return made


def _by_either(event: Any) -> AnyOf:
    return AnyOf((Happened(event, "you", "down"), Happened(event, "opponent", "down")))


JUST_NOW: Final[list[Construct]] = [
    # What has just happened
    *construct(
        "TimingOnly",
        None,
        "on {=:OnCalls}",
        [
            "(after|{:AnyTimeThat}) {=:JustNow}",
            "[at (any time|anytime)] {:InResponseTo} {=:Waiting}",
        ],
    ),
    *phrase(
        "InResponseTo",
        "in response to",
        "(in (answer|reply) to|as a response to|to (answer|respond to)|answering|responding to)",
    ),
    *construct("OnCalls", Called, "{calls:ACallNoun}", who="offense"),
    *construct("OnCalls", None, "{=:SuchPlay}"),
    *construct("OnCalls", None, "{=:OwnCall}", views={WHOLE: read_as(_own_call)}),
    *either("OwnCall", "OneCall", "TheirPlay"),
    *construct(
        "JustNow", Called, "you call {calls:ACallNoun}", ["calling {calls:ACallNoun}"], who="you"
    ),
    *construct("JustNow", Called, "your opponent calls {calls:ACallNoun}", who="opponent"),
    *construct("JustNow", None, "{=:NotComplete}", ["{=:AskedOfPlayNow}"]),
    *construct("JustNow", None, "{=:Stops}", views={WHOLE: read_as(was_stopped)}),
    *construct("JustNow", None, "{=:Completes}", views={WHOLE: read_as(_completed)}),
    *construct(
        "Completes",
        Plays,
        "{who:Who[base]} complete {calls:ACallNoun}",
        ["{who:Who[third]} completes {calls:ACallNoun}"],
    ),
    *construct(
        "NotComplete",
        None,
        "an incomplete {=:CallsOfPlays[sg]}",
        views={
            WHOLE: read_as(lambda calls: AllOf((Called("offense", calls), PlayIs("incomplete"))))
        },
    ),
    *construct("AskedOfPlayNow", None, "{=:Asked}", only=NO_POINT),
    *(each for verb in VERBS if verb.heard for each in _just_now(verb)),
    *construct("TimingOnly", None, "(after|if|{:AnyTimeThat}) {=:JustHappened}"),
    *construct("JustHappened", None, "{=:JustByAnyone}", views={WHOLE: read_as(_by_either)}),
    *construct("TimingOnly", None, "(after|{:AnyTimeThat}) {=:JustOver}"),
    *construct("JustOver", None, "{=:OverByAnyone}", views={WHOLE: read_as(_by_either)}),
    *construct("TimingOnly", None, "after {=:JustNoun}"),
    *construct("JustNoun", None, "{=:JustByAnyone[noun]}", views={WHOLE: read_as(_by_either)}),
]

_LAYERS: Final = {
    "action card": ("an Action card", "played by"),
    "offense action card": ("an Offense Action card", "played by"),
    "defense action card": ("a Defense Action card", "played by"),
    "generic action card": ("a Generic Action card", "played by"),
    "exhaust ability": ("an Exhaust ability", "used by"),
    "run ability": ("a Run ability", "used by"),
    "receive ability": ("a Receive ability", "used by"),
    "tackle ability": ("a Tackle ability", "used by"),
    "action card or exhaust ability": ("an Action card or Exhaust ability", "of"),
    "run or receive ability": ("a Run or Receive ability", "used by"),
    "run, receive or tackle ability": ("a Run, Receive or Tackle ability", "used by"),
    "synergy ability": ("a Synergy ability", "of"),
    "effect": ("an effect", "of"),
}
_DOING: Final[dict[LayerDeed, tuple[str, ...]]] = {
    # What the effect does, and synonyms of its verb
    "cause a fumble": ("~cause a fumble", "~force a fumble", "~result in a fumble"),
    "cause an interception": (
        "~cause an interception",
        "~force an interception",
        "~result in an interception",
        "~intercept (a|the) pass",
    ),
    "cause a turnover": (
        "~cause a turnover",
        "~force a turnover",
        "~cause a live ball turnover",
        "~result in a [live ball] turnover",
        "(~cause|~force|~result in) a fumble or an interception",
        "(~cause|~force|~result in) an interception or a fumble",
    ),
    "choose a Player": (
        "~choose a Player",
        "~target a Player",
        "(~choose|~target) one Player",
        "~choose a target",
    ),
    "exhaust a Player": ("~exhaust a Player", "~exhaust (Players|one or more Players)"),
    "energize a Player": ("~energize a Player", "~energize (Players|one or more Players)"),
    "gain yards": (
        "~gain yards",
        "~give (the offense|you|your opponent) [additional|extra|more] yards",
        (
            "(~cause|~make|~let|~allow) (the offense|you|your opponent) [to] gain"
            " [additional|extra|more|any] yards"
        ),
        "~gain (additional|extra|more|any) yards",
        "~add yards [to (the|a) play]",
        "~increase the yards [gained] [(of|on|by) (the|a) play]",
    ),
    "lose yards": (
        "~lose yards",
        "~make the offense lose yards",
        "(~make|~cause) (you|your opponent|the offense) [to] lose yards",
    ),
    "draw a card": ("~draw a card", "~draw cards"),
    "discard a card": ("~discard a card", "~discard cards"),
    "stop the play": (
        "~stop the play",
        "~stop (a|this|your|the called) play",
        "(~cause|~make) (a|the|your) play [to] (be|become) stopped",
    ),
    "make the play successful": (
        "~make the play successful",
        "(~cause|~make) (a|the|your|this) (play|pass) [to] [(be|become)] (successful|complete)",
        "~complete (a|the|your|this) pass",
    ),
    "make the pass incomplete": (
        "~make the pass incomplete",
        "(~cause|~make) (a|the|your|this) (pass|play) [to] [(be|become)] incomplete",
    ),
    "change a play": (
        "~change a play",
        "~change (the|a) ([current|called] play|call)",
        "~audible",
        "~change which play (is|was) called",
    ),
    "replay the down": ("~replay (the|a|this) down",),
    "give a first down": (
        "~give a first down",
        "~give (the offense|you|your opponent) a first down",
        "(~cause|~result in|~earn|~award) a first down",
        "~make it [a] first down",
    ),
    "cancel a turnover": ("~cancel a [live ball] turnover", "~cancel the live ball turnover"),
    "substitute a Player": ("~substitute a Player", "~substitute (Players|one or more Players)"),
    "cancel abilities": (
        "~cancel a Player's abilities",
        "~cancel (abilities|[a] Player abilities|an ability of a Player|a Player's ability)",
    ),
    "cancel a card or ability": (
        "~cancel an Action card or ability",
        "~cancel (an Action card|an Exhaust ability|an ability or [an] Action card|another effect)",
    ),
    "change the Play Strength": (
        "~change the Play Strength",
        "~change (a|your) play's Strength",
        "(~change|~modify) [the|a] [Play] Strength",
    ),
    "change the catch range": (
        "~change the catch range",
        "(~change|~modify) (a|your|the) [pass's] catch range",
    ),
    "change the Grit": (
        "~change the Grit",
        "(~change|~modify) [the] Grit [value]",
        "~determine [the] Grit again",
    ),
    "change the clock": (
        "~change the clock",
        "(~change|~add time to|~remove time from) the [game] clock",
    ),
    "search a deck": ("~search a deck", "~search decks"),
    "increase the Play Strength": (
        "~increase the Play Strength",
        "(~increase|~raise|~add to|~boost) (the|a|your) [(play's|card's)] [Play] Strength",
    ),
    "reduce the Play Strength": (
        "~reduce the Play Strength",
        "(~reduce|~lower|~decrease) (the|a|your) [(play's|card's)] [Play] Strength",
    ),
}

_PLAYS: Final = (
    ("Card", ("play", "plays"), "played"),
    ("Ability", ("use", "uses"), "used"),
    ("Effect", ("(play|use|add)", "(plays|uses|adds)"), "(played|used|added)"),
)
"""What may wait, and what somebody does and has done with it."""
_WAS: Final = "(was|has been)"


def _played(category: str, just: str) -> list[Construct]:
    """Somebody plays or uses it; `just` is how it is said to be done now."""
    made: list[Construct] = []
    for what, (base, third), done in _PLAYS:
        one = f"(a|an|any) {{what:{what}Layer[sg]}}"
        now = just.startswith("[")
        does, do, is_ = (f"{third}|", f"{base}|", f"is {done}|") if now else ("", "", "")
        made += construct(
            category,
            LayerWaits,
            f"{{whose:Who[third]}} ({does}has {just} {done}|{just} {done}) {one}",
            [f"{{whose:Who[base]}} ({do}have {just} {done}|{just} {done}) {one}"],
        )
        by_whom = f"{one} ({is_}was {just} {done}|has {just} been {done})"
        made += construct(
            category,
            LayerWaits,
            f"(a|either|any) player ({does}has {just} {done}|{just} {done}) {one}",
            [by_whom],
        )
        made += construct(category, LayerWaits, f"{by_whom} by {{whose:Who}}")
    return made


WAITING: Final[list[Construct]] = [
    *(
        each
        for what, (name, by) in _LAYERS.items()
        for each in (
            *construct("Layer", LayerWaits, name, what=what),
            *construct("Layer", LayerWaits, f"{name} {by} {{whose:Who}}", what=what),
            *only_read(
                construct(
                    "Layer",
                    LayerWaits,
                    f"{name} [that] {{whose:Who[third]}} (plays|uses|played|used)",
                    [f"{name} [that] {{whose:Who[base]}} (play|use|played|used)"],
                    what=what,
                )
            ),
            *only_read(
                construct("Waiting", LayerWaits, name.replace("ability", "effect"), what=what)
                + construct(
                    "Waiting", LayerWaits, f"{name} being {by.removesuffix(' by')}", what=what
                )
            ),
            *construct(
                "OwnLayer", LayerWaits, f"{{whose:Whose}} {name.split(' ', 1)[1]}", what=what
            ),
        )
    ),
    *either("AnyLayer", "Layer", "LayerThat"),
    *construct("Layer", None, "{=:LayerBy}", views={WHOLE: USED_BY}),
    *(
        construct("LayerBy", Used, f"{name} used by {{user:User}}", what=what)[0]
        for what, (name, by) in _LAYERS.items()
        if by == "used by"
    ),
    *construct("LayerThat", None, "{=:LayerDoing}", views={WHOLE: DOING}),
    *construct(
        "LayerDoing",
        WaitingTo,
        "{waits:Layer} that would {doing:LayerDeed}",
        [
            "{waits:OwnLayer} that would {doing:LayerDeed}",
            "{waits:Layer} that {doing:LayerDoes}",
            "{waits:OwnLayer} that {doing:LayerDoes}",
        ],
    ),
    *(
        each
        for doing, frames in _DOING.items()
        for category, form in (("LayerDeed", "base"), ("LayerDoes", "third"))
        for each in word(category, doing, *(inflected(frame, form) for frame in frames))
    ),
    *construct("Asked", None, "{=:AnyLayer} is waiting"),
    *construct("Denied", None, "{=:AnyLayer} is not waiting"),
    *either("Waiting", "AnyLayer", "OwnLayer", "Answered"),
    *construct(
        "Waiting", LayerWaits, "{whose:Who} using an Exhaust ability", what="exhaust ability"
    ),
    *construct("Waiting", LayerWaits, "{whose:Who} playing an Action card", what="action card"),
    # Somebody plays or uses it
    *_played("PlaysIt", "[just]"),
    *_played("JustPlayed", "just"),
    *either("PlaysIt", "UsesIt"),
    *either("JustNow", "PlaysIt"),
    # Nothing has resolved in a timing point in which a card can be played (T-3)
    *phrase(
        "ThisPoint",
        "during this timing point",
        "[(earlier|already)] [(in|at|during)] this timing point",
    ),
    *construct(
        "TimingOnly",
        None,
        "(if|after|{:AnyTimeThat}) {=:PlaysIt} {:ThisPoint}",
        ["if {=:JustPlayed} [{:ThisPoint}]"],
    ),
    *construct("TimingOnly", None, "if {=:NotPlayedNow} {:ThisPoint}", views={WHOLE: read_as(Not)}),
    *(
        each
        for what, verbs, done in _PLAYS
        for one in (f"(a|an|any) {{what:{what}Layer[sg]}}",)
        for base in (verbs[0],)
        for each in (
            *construct(
                "NotPlayedNow",
                LayerWaits,
                f"{{whose:Who[third]}} (has not {done}|did not {base}) {one}",
                [f"{{whose:Who[base]}} (have not {done}|did not {base}) {one}"],
            ),
            *construct(
                "NotPlayedNow",
                LayerWaits,
                f"no {{what:{what}Layer[sg]}} {_WAS} {done}",
                [
                    f"(neither|no) player (has {done}|{done}) {one}",
                    f"no {{what:{what}Layer[pl]}} (were|have been) {done}",
                ],
            ),
            *construct(
                "NotPlayedNow",
                LayerWaits,
                f"no {{what:{what}Layer[sg]}} {_WAS} {done} by {{whose:Who}}",
                [f"no {{what:{what}Layer[pl]}} (were|have been) {done} by {{whose:Who}}"],
            ),
        )
    ),
    *construct("PlaysIt", None, "{=:PlaysSome}", views={WHOLE: read_as(_some_wait)}),
    *construct(
        "PlaysSome",
        PlayedSome,
        "{who:Who[third]} (plays|[has] [just] played) (a|an|any) {kinds:PlayedKinds}",
        [
            "{who:Who[base]} (play|[have] [just] played) (a|an|any) {kinds:PlayedKinds}",
            f"(a|an|any) {{kinds:PlayedKinds}} (is|{_WAS} [just]) played by {{who:Who}}",
        ],
    ),
    *construct(
        "PlaysSome",
        PlayedSome,
        "(a|either|any) player (plays|[has] [just] played) (a|an|any) {kinds:PlayedKinds}",
        [f"(a|an|any) {{kinds:PlayedKinds}} (is|{_WAS} [just]) played"],
    ),
    # A turnover that an effect would cause
    *(each for verb in VERBS if verb.event in _LOOMING for each in _looming(verb)),
    *construct("TimingOnly", None, "(if|{:AnyTimeThat}) {=:Looms}"),
    *construct("TimingOnly", None, "{=:LoomsOver}"),
    *construct(
        "LoomsOver",
        None,
        "{:InResponseTo} (a|an|any|the) (fumble or [a|an] interception|interception or [a] fumble)",
        printed=False,
        **whole(
            AnyOf(
                (
                    LayerWaits("effect", doing="cause a fumble"),
                    LayerWaits("effect", doing="cause an interception"),
                )
            )
        ),
    ),
]

PLAYED_ON: Final = [*JUST_NOW, *WAITING]
