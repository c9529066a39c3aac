"""What becomes of plays: called, stopped, successful, incomplete, so many yards; what would."""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec

from snapcount.cards.language.conditions.comparing import SPAN
from snapcount.cards.language.conditions.plays import LOST
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    View,
    construct,
    either,
    only_read,
    phrase,
    read_as,
    word,
)
from snapcount.cards.language.kernel.doers import ANYONE
from snapcount.cards.language.kernel.views import UNSAID
from snapcount.cards.language.nouns.bounds import Bound
from snapcount.cards.language.nouns.designated import OF_PASSES
from snapcount.cards.language.nouns.this_play import Plays
from snapcount.cards.language.sentences.verbs import OTHER, OTHERS
from snapcount.cards.nouns import (
    AllOf,
    Called,
    CalledAgain,
    Compare,
    Designated,
    GritIn,
    Group,
    HasRole,
    Minus,
    NamedCalled,
    OnSide,
    PlayerIs,
    PlayIs,
    StoppedByCall,
    StrengthIn,
    ThePlayStrength,
    TheYards,
    TheYardsToGoal,
    YardsWould,
)
from snapcount.cards.words import PASS_CALLS

replace = msgspec.structs.replace


class PlayHappens(msgspec.Struct, frozen=True):
    """Something becomes of a play."""

    play: Plays
    event: str


class Gains(msgspec.Struct, frozen=True):
    """Somebody's play, or a Player's, comes to so many yards."""

    bound: Any
    who: str | None = None
    calls: tuple[str, ...] = ()
    players: Any = None
    caught: bool = False
    """A Pass that was complete."""


_WOULD: Final = {
    "the play would be stopped",
    "the play would be successful",
    "a pass would be incomplete",
    "a pass would be complete",
    "the play would gain yards",
}


INCOMPLETE: Final = ("a pass is incomplete", "a pass would be incomplete")


def on_passes(occasion: syntax.Occasion, calls: tuple[str, ...]) -> syntax.Occasion | None:
    """A pass that is incomplete, on one of these plays: that it is a Pass goes without saying."""
    if not set(calls) <= {"pass", *PASS_CALLS}:
        return None
    return replace(occasion, calls=() if "pass" in calls else calls)


def _happens(said: PlayHappens) -> syntax.Occasion | None:
    event, calls = said.event, said.play.calls
    if event in ("a pass is complete", "a pass would be complete"):
        # A pass that is complete is a successful play (F-4).
        if not set(calls) <= {"pass", *PASS_CALLS}:
            return None
        calls = calls or ("pass",)
        event = "a play is successful" if "is" in event else "the play would be successful"
    who = said.play.who
    occasion = syntax.Occasion(event=event, would=said.event in _WOULD, who=who, calls=calls)
    return on_passes(occasion, calls) if event in INCOMPLETE else occasion


def _is_of_both(play: Plays) -> bool:
    return play.who == "each player" and bool(play.calls)


def _both_call(play: Plays) -> syntax.Occasion | None:
    """Both players call one of these: what the defense stops may be several."""
    if not _is_of_both(play):
        return None
    both = Called("defense", play.calls)
    return syntax.Occasion(event="a play is revealed", calls=play.calls, condition=both)


OF_NOBODY: Final = read_as(
    lambda play: replace(play, who=None) if play.who == "each player" else play
)
"""`A Run`, or one `that either player calls`, is whoever's it is; `each player's` of each."""

_OF_ONE: Final = read_as(lambda play: None if _is_of_both(play) else play)


def _found(occasion: Any) -> PlayHappens | None:
    if not isinstance(occasion, syntax.Occasion):
        return None
    if occasion != syntax.Occasion(
        event=occasion.event, would=occasion.would, who=occasion.who, calls=occasion.calls
    ):
        return None
    return PlayHappens(Plays(occasion.who, occasion.calls), occasion.event)  # type: ignore[arg-type]


PLAY: Final = View("play", _happens, _found)

_COMES_TO: Final = (
    ("a touchdown is scored", "(results in|ends in|goes for|scores) a touchdown"),
    ("a touchdown would be scored", "would (result in|end in|go for|score|be) a touchdown"),
    ("a first down is gained", "(results in|gains|earns) a first down"),
    ("a first down would be gained", "would (result in|gain|earn|be) a first down"),
    ("a safety is scored", "(results in|ends in) a safety"),
)
"""What a play comes to, or would."""


def _comes_to(said: PlayHappens) -> syntax.Occasion | None:
    """It is the offense's, whose play it is; a safety is the other player's.

    Of `a play`, whoever's and of whatever kind, the verbs know it already.
    """
    play = said.play
    if play.who == "defense" or (play.who is None and not play.calls):
        return None
    who = "offense" if play.who in (None, "each player") else play.who
    if said.event == "a safety is scored":
        who = OTHER[who]
    # Who scores with the other player's Pass has no play of their own (F-17)
    asked = None if play.calls or who in ("offense", "defense") else OnSide(play.who, "offense")
    return syntax.Occasion(
        event=said.event,
        would=" would be " in said.event,
        who=who,
        calls=play.calls,
        condition=asked,
    )


class Stops(msgspec.Struct, frozen=True):
    """Somebody, or their call, stops a play."""

    by: str
    play: Plays
    call: bool = False


def _stops(said: Stops) -> syntax.Occasion | None:
    """It is a play of the other player, who is on offense."""
    whose, other = said.play.who, OTHER.get(said.by)
    if said.by == ANYONE or other is None or whose in ("defense", ANYONE):
        return None
    if whose == said.by:
        return None
    who: str | None = whose if whose in ("you", "opponent") else other
    if whose == other == "offense":
        who = None
    asked = StoppedByCall() if said.call else None
    return syntax.Occasion(
        event="a play is stopped", who=who, calls=said.play.calls, condition=asked
    )


def was_stopped(said: Stops) -> Any:
    """That the play of this down is one that was stopped so."""
    occasion = _stops(said)
    if occasion is None:
        return None
    play = Plays(occasion.who, occasion.calls)  # type: ignore[arg-type]
    return play.asked(occasion.condition or PlayIs("stopped"))


def _gains(said: Gains) -> syntax.Occasion | None:
    """How far it went is asked when the play ends."""
    asked: Any = YardsWould(said.bound.low, said.bound.high)
    who = said.who
    if said.players is not None:
        if isinstance(said.players, Designated):
            return None
        group = getattr(said.players, "group", None)
        if isinstance(group, Group):
            carrier: Any = PlayerIs(Designated("ball carrier"), group)
            who = group.whose
        else:
            carrier = HasRole(said.players, "ball carrier")
        if group != Group(whose=cast(Any, who)):
            asked = AllOf((carrier, asked))
    if said.caught:  # a Pass that was not may have gained yards all the same (F-10)
        asked = AllOf((PlayIs("complete"), asked))
    if who == "offense":
        who = None
    that = None if said.players is None else Designated("ball carrier")
    return syntax.Occasion(event="the play ends", who=who, calls=said.calls, asks=asked, that=that)


class LongScore(msgspec.Struct, frozen=True):
    """A touchdown that would be scored on a play of so many yards."""

    who: str
    bound: Any


def _long_score(said: LongScore) -> syntax.Occasion:
    asked = YardsWould(said.bound.low, said.bound.high)
    return syntax.Occasion(
        event="a touchdown would be scored", would=True, who=said.who, condition=asked
    )


class PlayGains(msgspec.Struct, frozen=True):
    """A play comes to so many yards."""

    play: Plays
    bound: Any


def play_gains(said: PlayGains) -> syntax.Occasion | None:
    return _gains(Gains(said.bound, said.play.who, said.play.calls))


def _would_be_gained(said: Gains) -> syntax.Occasion | None:
    """The same before it is counted."""
    over = _gains(said)
    if over is None:
        return None
    return replace(
        over, event="the play would gain yards", would=True, condition=over.asks, asks=None
    )


class GainsOn(msgspec.Struct, frozen=True):
    """The same on a play of one of these kinds, that came to that."""

    gains: Gains
    calls: tuple[str, ...] = ()
    result: str | None = None


def _gains_on(said: GainsOn) -> syntax.Occasion | None:
    if said.gains.calls:
        return None
    gained = _gains(replace(said.gains, calls=said.calls))
    if gained is None or said.result is None:
        return gained
    return replace(gained, asks=AllOf((PlayIs(cast(Any, said.result)), cast(Any, gained.asks))))


class WouldGain(msgspec.Struct, frozen=True):
    play: Plays
    bound: Any = None


def _would_gain(said: WouldGain) -> syntax.Occasion:
    bound = said.bound
    return syntax.Occasion(
        event="the play would gain yards",
        would=True,
        who=None if said.play.who == "each player" else said.play.who,
        calls=said.play.calls,
        condition=None if bound is None else YardsWould(bound.low, bound.high),
    )


class WouldEnd(msgspec.Struct, frozen=True):
    """`The play would end inside your opponent's 10`: where that player defends."""

    play: Plays
    whose: Any
    yards: int


def _would_end(said: WouldEnd) -> syntax.Occasion | None:
    """So many yards are left, and the end zone, which is another thing, is not reached."""
    if said.whose not in ("you", "opponent", "defense"):
        return None
    left = Minus(TheYardsToGoal(), TheYards())
    asked: list[Any] = [Compare(left, "at most", said.yards), Compare(left, "at least", 1)]
    if said.whose != "defense":
        asked.insert(0, OnSide(said.whose, "defense"))
    occasion = _would_gain(WouldGain(said.play))
    return replace(occasion, condition=AllOf(tuple(asked)))


def _found_end(occasion: Any) -> WouldEnd | None:
    """Printed of whoever defends, as it is read."""
    if not isinstance(occasion, syntax.Occasion) or not isinstance(occasion.condition, AllOf):
        return None
    match occasion.condition.conditions:
        case (OnSide(who=whose), Compare(right=int(yards)), Compare()):
            said = WouldEnd(Plays(occasion.who, occasion.calls), whose, yards)  # type: ignore[arg-type]
        case (Compare(right=int(yards)), Compare()):
            said = WouldEnd(Plays(occasion.who, occasion.calls), "defense", yards)  # type: ignore[arg-type]
        case _:
            return None
    return said if _would_end(said) == occasion else None


WOULD_END: Final = View("would end", _would_end, _found_end)


def _found_gain(occasion: Any, lost: bool) -> WouldGain | None:

    if not isinstance(occasion, syntax.Occasion) or occasion.event != "the play would gain yards":
        return None
    asked = occasion.condition
    if asked is not None and not isinstance(asked, YardsWould):
        return None
    bound = None if asked is None else Bound(asked.at_least, asked.at_most)
    return WouldGain(Plays(occasion.who, occasion.calls), bound)  # type: ignore[arg-type]


WOULD_GAIN: Final = View("would gain", _would_gain, lambda occasion: _found_gain(occasion, False))

RESULTS: Final[list[Construct]] = [
    # Whose play it is
    *construct(
        "AnyPlay",
        Plays,
        "a play",
        ["{:ThePlay}", "(each|any|every) play", "a called play"],
        who=None,
        calls=(),
    ),
    *construct("AnyPlay", Plays, "{who:Whose} play", calls=()),
    *construct(
        "AnyPlay",
        Plays,
        "a {calls:PlayKinds} play",
        ["{:AnyOne} {calls:PlayKinds} play", "{calls:CallsOfPlays[sg]}"],
        who=None,
    ),
    *construct("AnyPlay", Plays, "{who:Whose} {calls:PlayKinds} play"),
    *construct("AnyPlay", None, "{=:OwnedPlay}", views={WHOLE: UNSAID}),
    *construct("AnyPlay", None, "{=:KindOfPlay}", ["{=:TheirPlay}"], views={WHOLE: OF_NOBODY}),
    # Whoever is against it is on defense
    *only_read(
        construct(
            "AnyPlay",
            Plays,
            "{:AnyOne} {calls:CallsOfPlays[sg]} {:RunAgainst} {who:Who}",
            views={"who": OTHERS},
        )
    ),
    *only_read(
        construct(
            "AnyPlay",
            Plays,
            "{:AnyOne} play {:RunAgainst} {who:Who}",
            views={"who": OTHERS},
            calls=(),
        )
    ),
    *phrase("RunAgainst", "against", "[that is] (run|called|thrown|attempted) against"),
    *either("EventPlay", "AnyPlay"),
    *construct("PlayKinds", None, "{=:QualifyingCalls}"),
    *construct("APass", Plays, "a pass", who=None, calls=()),
    *construct("APass", Plays, "{who:Whose} pass", calls=()),
    *(
        each
        for event, now, would in (
            ("a play is stopped", "((is|becomes) stopped [for no gain]|fails)", "would be stopped"),
            (
                "a play is successful",
                "((is|becomes) successful|succeeds)",
                "would be successful",
            ),
            ("a play is revealed", "(is revealed|is called)", ""),
        )
        for each in (
            *construct("PlayHappens", PlayHappens, f"{{play:AnyPlay}} {now}", event=event),
            *(
                construct(
                    "PlayWould",
                    PlayHappens,
                    f"{{play:AnyPlay}} {would}",
                    event=event.replace("a play is", "the play would be"),
                )
                if would
                else ()
            ),
        )
    ),
    *construct(
        "PlayHappens",
        PlayHappens,
        "{play:APass} is incomplete",
        [
            "{play:APass} falls incomplete",
            "{play:AnyPlay} (is|falls) incomplete",
            "({play:APass}|{play:AnyPlay}) becomes incomplete",
            ("{:WhatCatches} (leaves|makes|renders) ({play:APass}|{play:AnyPlay}) incomplete"),
        ],
        event="a pass is incomplete",
    ),
    *construct(
        "PlayHappens",
        PlayHappens,
        "{play:FailsAgainst}",
        printed=False,
        event="a pass is incomplete",
    ),
    *construct(
        "FailsAgainst",
        Plays,
        "{:AnyOne} {calls:CallsOfPlays[sg]} (is|falls) incomplete against {who:Who}",
        views={"who": OTHERS},
    ),
    *construct(
        "PlayHappens",
        PlayHappens,
        "{play:AnyPlay} is complete",
        [
            "{play:AnyPlay} is (completed|caught)",
            "{play:APass} is (complete|completed|caught)",
            "({play:APass}|{play:AnyPlay}) becomes complete",
        ],
        event="a pass is complete",
    ),
    *construct(
        "PlayWould",
        PlayHappens,
        "{play:APass} would be incomplete",
        ["{:WhatCatches} would {:LeaveIt} {play:APass} incomplete"],
        event="a pass would be incomplete",
    ),
    *construct(
        "PlayWould",
        PlayHappens,
        "{play:AnyPlay} would be incomplete",
        ["{:WhatCatches} would {:LeaveIt} {play:AnyPlay} incomplete"],
        event="a pass would be incomplete",
    ),
    # What decides whether it is caught (F-4); a call that stops it does not leave it incomplete
    *phrase("WhatCatches", "the Play Strength", "(the|its|your|their) catch range"),
    *phrase("LeaveIt", "leave", "(make|render)"),
    *construct(
        "PlayWould",
        PlayHappens,
        "{play:AnyPlay} would be complete",
        ["{play:AnyPlay} would be completed", "{play:APass} would be (complete|completed)"],
        event="a pass would be complete",
    ),
    *(
        each
        for event, comes_to in _COMES_TO
        for each in construct(
            "PlayWouldComeTo" if "would" in event else "PlayComesTo",
            PlayHappens,
            f"{{play:AnyPlay}} {comes_to}",
            event=event,
        )
    ),
    *construct("Happens", None, "{=:PlayComesTo}", views={WHOLE: read_as(_comes_to)}),
    *construct("WouldHappen", None, "{=:PlayWouldComeTo}", views={WHOLE: read_as(_comes_to)}),
    *construct("Happens", None, "{=:PlayHappens}", views={WHOLE: PLAY}),
    *construct("WouldHappen", None, "{=:PlayWould}", views={WHOLE: PLAY}),
    # Somebody does it, or their call does
    *construct("Happens", None, "{=:Stops}", views={WHOLE: read_as(_stops)}),
    *construct(
        "Stops",
        Stops,
        "{by:Who[base]} stop {play:StoppedPlay}",
        ["{by:Who[third]} stops {play:StoppedPlay}", "{play:AnyPlay} is stopped by {by:Who}"],
    ),
    *construct(
        "Stops",
        Stops,
        "{by:Defense} stops {play:StoppedPlay}",
        [
            "{play:AnyPlay} is stopped by {by:Defense}",
            "{by:Who[base]} stop {play:StoppedPlay} {:WithTheCall}",
            "{by:Who[third]} stops {play:StoppedPlay} {:WithTheCall}",
        ],
        call=True,
    ),
    *phrase(
        "WithTheCall",
        "with a matching call",
        "(with|by|using) (a|the) matching [defensive] (call|play|Play card)",
        "(with|by|using) (your|their) [matching|called] [defensive] (call|play|Play card)",
        "by (calling|matching) (it|the [same] play|the right play)",
    ),
    *word("Defense", "defense", "a matching [defensive] (call|play|Play card)"),
    *construct(
        "Defense",
        None,
        "{=:WhosePlay}",
        ["{=:Whose} (defense|Play card)", "{=:WhoseCall}"],
    ),
    *either("StoppedPlay", "AnyPlay"),
    *construct("StoppedPlay", Plays, "{who:Who}", calls=()),
    *(
        each
        for person, be in (("base", "are"), ("third", "is"))
        for result in ("stopped", "successful")
        for category, said, event in (
            ("PlayHappens", f"{be} {result}", f"a play is {result}"),
            ("PlayWould", f"would be {result}", f"the play would be {result}"),
        )
        for each in construct(
            category,
            PlayHappens,
            f"{{play:PlayOf[{person}]}} {said}",
            printed=False,
            event=event,
        )
    ),
    *construct(
        "PlayHappens", PlayHappens, "{play:CompletesYou}", printed=False, event="a pass is complete"
    ),
    *construct(
        "CompletesYou",
        Plays,
        "{who:Who[base]} complete a {calls:CallsOfPlays[sg]}",
        [
            "{who:Who[third]} completes a {calls:CallsOfPlays[sg]}",
            "{who:AnyPlayer} completes a {calls:CallsOfPlays[sg]}",
        ],
    ),
    *construct(
        "Happens",
        syntax.Occasion,
        "{condition:CallsNamed}",
        event="a play is revealed",
    ),
    # The same play as in the down before
    *construct("Happens", syntax.Occasion, "{condition:CallsAgain}", event="a play is revealed"),
    *construct(
        "CallsAgain",
        CalledAgain,
        "{who:Who[base]} call the same play {:Again}",
        ["{who:Who[third]} calls the same play {:Again}"],
    ),
    *phrase("Again", "again", "{:InARow}", "[as] {:OnLastDown}"),
    *construct(
        "CallsNamed",
        NamedCalled,
        "{who:Who[base]} call {:NamedPlay}",
        [
            "{who:Who[base]} (reveal|run|select) {:NamedPlay}",
            "{who:Who[third]} (calls|reveals|runs|selects) {:NamedPlay}",
        ],
    ),
    *construct(
        "PlayHappens",
        PlayHappens,
        "{play:CallsPlay}",
        ["{play:CallIsBy}"],
        views={"play": _OF_ONE},
        printed=False,
        event="a play is revealed",
    ),
    *construct("Happens", None, "{=:CallsPlay}", views={WHOLE: read_as(_both_call)}),
    *construct("CallIsBy", Plays, "a {calls:CallsOfPlays[sg]} is called by {who:Who}"),
    *construct(
        "PlayHappens",
        PlayHappens,
        "{play:HasSuccess}",
        ["{play:Against}"],
        printed=False,
        event="a play is successful",
    ),
    *construct(
        "HasSuccess",
        Plays,
        "{who:Who[base]} (have|run|make) a successful play",
        ["{who:Who[third]} (has|runs|makes) a successful play"],
        calls=(),
    ),
    *construct(
        "HasSuccess",
        Plays,
        "{who:Who[base]} (have|run|make) a successful {calls:CallsOfPlays[sg]}",
        ["{who:Who[third]} (has|runs|makes) a successful {calls:CallsOfPlays[sg]}"],
    ),
    *construct(
        "Against",
        Plays,
        "a {calls:CallsOfPlays[sg]} (is|is completed) against {who:Who}",
        ["a {calls:CallsOfPlays[sg]} is (successful|completed|caught) against {who:Who}"],
        views={"who": OTHERS},
    ),
    *construct(
        "CallsPlay",
        Plays,
        "{who:Who[base]} call {calls:ACallNoun}",
        ["{who:Who[third]} calls {calls:ACallNoun}", "{who:AnyPlayer} calls {calls:ACallNoun}"],
    ),
    *construct(
        "CallsPlay",
        Plays,
        "{who:Who[base]} call a play",
        ["{who:Who[third]} calls a play", "{who:AnyPlayer} calls a play"],
        calls=(),
    ),
    *word("AnyPlayer", ANYONE, "(a|either|any) player"),
    *construct(
        "CallsPlay",
        Plays,
        "plays are revealed",
        ["both players reveal their@each plays", "the plays are revealed"],
        who=None,
        calls=(),
    ),
    *construct(
        "PlayHappens",
        PlayHappens,
        "{play:ThrowsPlay}",
        ["an incomplete {play:BarePass} is thrown"],
        printed=False,
        event="a pass is incomplete",
    ),
    *construct("BarePass", Plays, "{calls:CallsOfPlays[sg]}", who=None),
    *construct(
        "ThrowsPlay",
        Plays,
        "{who:Who[base]} throw an incomplete {calls:CallsOfPlays[sg]}",
        ["{who:Who[third]} throws an incomplete {calls:CallsOfPlays[sg]}"],
    ),
    # After an incomplete pass, after a successful run
    *construct("Past", None, "{=:PastPlay}", views={WHOLE: PLAY}),
    *(
        each
        for result, event in (
            ("incomplete", "a pass is incomplete"),
            ("complete", "a pass is complete"),
            ("completed", "a pass is complete"),
            ("successful", "a play is successful"),
            ("stopped", "a play is stopped"),
        )
        for each in construct(
            "PastPlay",
            PlayHappens,
            f"(a|an|each|any|every) {result} {{play:BarePlay}}",
            [f"{{play:Their{result}}}"],
            event=event,
        )
        + construct(
            f"Their{result}",
            Plays,
            f"{{who:Whose}} {result} {{calls:CallsOfPlays[sg]}}",
            [f"(each|any|one) of {{who:Whose}} {result} {{calls:CallsOfPlays[pl]}}"],
        )
        + construct(
            f"Their{result}",
            Plays,
            f"{{who:Whose}} {result} play",
            [f"(each|any|one) of {{who:Whose}} {result} plays"],
            calls=(),
        )
    ),
    *either("BarePlay", "BarePass", "NoPlay"),
    *construct("PastPlay", PlayHappens, "(every|each) {play:NoPlay}", event="the play ends"),
    *construct("NoPlay", Plays, "play", who=None, calls=()),
]

YARDS: Final[list[Construct]] = [
    *construct("HappensOn", None, "{=:GainsYards}", views={WHOLE: read_as(_gains)}),
    *construct("HappensOn", None, "{=:GainsOnKind}", views={WHOLE: read_as(_gains_on)}),
    *construct(
        "GainsOnKind",
        GainsOn,
        "{gains:GainsYards} (on|with) {calls:ACallNoun}",
        ["{gains:GainsYards} on {calls:CallsOfPlays[pl]}"],
    ),
    *construct(
        "GainsOnKind",
        GainsOn,
        "{gains:GainsYards} (on|with) {:AnyOne} {result:ResultIs} {calls:CallsOfPlays[sg]}",
    ),
    *construct(
        "GainsOnKind", GainsOn, "{gains:GainsYards} (on|with) {:AnyOne} {result:ResultIs} play"
    ),
    *phrase("OnAPlay", "on a play", "on the play", "on any play"),
    *construct(
        "GainsYards",
        Gains,
        "{who:Who[base]} gain {bound:YardBound}",
        [
            "{who:Who[base]} gain {bound:YardBound} {:OnAPlay}",
            "{who:Who[third]} gains {bound:YardBound} [{:OnAPlay}]",
            "{who:AnyPlayer} gains {bound:YardBound} [{:OnAPlay}]",
        ],
    ),
    *construct(
        "GainsYards",
        Gains,
        "{who:Who[base]} lose {bound:LostYards}",
        [
            "{who:Who[base]} lose {bound:LostYards} {:OnAPlay}",
            "{who:Who[third]} loses {bound:LostYards} [{:OnAPlay}]",
            "{who:AnyPlayer} loses {bound:LostYards} [{:OnAPlay}]",
        ],
    ),
    *construct("LostYards", None, "{=:YardBound}", ["{=:SomeYards}"], views={WHOLE: LOST}),
    *construct(
        "GainsYards",
        Gains,
        "{who:Who[base]} complete a {calls:CallsOfPlays[sg]} (of|for) {bound:YardBound}",
        ["{who:Who[third]} completes a {calls:CallsOfPlays[sg]} (of|for) {bound:YardBound}"],
        caught=True,
    ),
    *construct(
        "PlayGains",
        PlayGains,
        "{play:AnyPlay} (gains|goes for|is good for|is worth) {bound:YardBound}",
        [
            "{play:AnyPlay} (results in a gain of|ends with [a gain of]) {bound:YardBound}",
            "{play:AnyPlay} loses {bound:LostYards}",
            "{play:AnyPlay} (results in|ends (with|in)|goes for) {bound:LossOf}",
        ],
    ),
    *construct("LossOf", None, "{=:ALoss}", views={WHOLE: LOST}),
    *construct("LossOf", Bound, "{:NoGainOrLoss}", printed=False, low=None, high=0),
    *construct("HappensOn", None, "{=:PlayGains}", views={WHOLE: read_as(play_gains)}),
    *construct(
        "GainsYards",
        Gains,
        "{players:Involved} gains {bound:YardBound}",
        ["{players:Involved} gains {bound:YardBound} {:OnAPlay}"],
    ),
    *construct(
        "GainsYards",
        Gains,
        "{players:Involved} (runs|rushes) [the ball] for {bound:YardBound}",
        calls=("run",),
    ),
    *construct(
        "GainsYards",
        Gains,
        "{players:Involved} (receives|catches) {calls:ACallNoun} for {bound:YardBound}",
        [
            "{players:Involved} (receives|catches) {calls:ACallNoun} of {bound:YardBound}",
            "{players:Involved} (receives|catches) {calls:ACallNoun} that gains {bound:YardBound}",
        ],
        only=OF_PASSES,
        caught=True,
    ),
    # Would
    *construct("WouldHappen", None, "{=:WouldGain}", views={WHOLE: WOULD_GAIN}),
    *construct("WouldHappen", None, "{=:WouldEnd}", views={WHOLE: WOULD_END}),
    *construct(
        "WouldEnd",
        WouldEnd,
        "{play:AnyPlay} would end {:Within} {whose:Whose} {yards:Line}",
        [
            (
                "{play:AnyPlay} would (put|bring|move|take|place) the ball"
                " {:Within} {whose:Whose} {yards:Line}"
            ),
        ],
    ),
    *construct(
        "WouldEnd",
        WouldEnd,
        "{play:AnyPlay} would end {:Within} the {yards:Line}",
        ["{play:AnyPlay} would (put|bring|move|take|place) the ball {:Within} the {yards:Line}"],
        whose="defense",
    ),
    *construct("WouldHappen", None, "{=:WouldCarry}", views={WHOLE: read_as(_would_be_gained)}),
    *construct(
        "WouldCarry",
        Gains,
        "{players:Involved} would gain {bound:YardBound}",
        ["{players:Involved} would gain {bound:YardBound} {:OnAPlay}"],
    ),
    *construct(
        "WouldCarry",
        Gains,
        "{players:Involved} would gain {bound:YardBound} on {calls:ACallNoun}",
    ),
    *construct(
        "WouldGain",
        WouldGain,
        "{play:Gainer} would gain {bound:YardBound}",
        [
            "{play:Gainer} would gain {bound:YardBound} {:OnAPlay}",
            "{play:AnyPlay} would gain {bound:YardBound}",
        ],
    ),
    *construct(
        "WouldGain",
        WouldGain,
        "the yards of {play:CountedPlay} would be counted",
        ["{play:Gainer} would gain yards", "{play:AnyPlay} would gain yards"],
    ),
    *construct("CountedPlay", Plays, "the play", who=None, calls=()),
    *either("CountedPlay", "AnyPlay"),
    *construct(
        "WouldGain",
        WouldGain,
        "{play:Gainer} would lose {bound:YardBound}",
        [
            "{play:Gainer} would lose {bound:SomeYards}",
            "{play:Gainer} would lose {bound:SomeYards} {:OnAPlay}",
            "{play:AnyPlay} would lose {bound:YardBound}",
            "{play:AnyPlay} would lose {bound:SomeYards}",
        ],
        views={"bound": LOST},
    ),
    *construct("Gainer", Plays, "the play", who=None, calls=()),
    *construct("Gainer", Plays, "{who:Who}", calls=()),
    *construct("WouldHappen", None, "{=:LongScore}", views={WHOLE: read_as(_long_score)}),
    *construct(
        "LongScore",
        LongScore,
        "{who:Who} would score a touchdown {:OnOneOf} {bound:YardBound}",
        ["a touchdown would be scored by {who:Who} {:OnOneOf} {bound:YardBound}"],
    ),
    *phrase(
        "OnOneOf",
        "on a play of",
        "(on|with) a (play|gain) (of|for)",
        "(on|with) a play (that|which) [would] (gain|gains)",
        "by gaining",
    ),
    # Kicks
    *construct(
        "WouldHappen",
        syntax.Occasion,
        "a field goal would be good",
        event="a field goal would be good",
        would=True,
    ),
    *construct(
        "WouldHappen",
        syntax.Occasion,
        "{who:Whose} field goal would be good",
        event="a field goal would be good",
        would=True,
    ),
    *construct(
        "WouldHappen",
        syntax.Occasion,
        "a field goal would be missed",
        ["a field goal would (miss|be no good)"],
        event="a field goal would be missed",
        would=True,
    ),
    *construct(
        "WouldHappen",
        syntax.Occasion,
        "{who:Whose} field goal would be missed",
        ["{who:Whose} field goal [attempt] would (be missed|be no good|miss)"],
        event="a field goal would be missed",
        would=True,
    ),
    # A number that is known when it is revealed, or determined
    *construct("Happens", None, "{=:StrengthCame}", printed=False),
    *construct(
        "StrengthCame",
        syntax.Occasion,
        "{condition:StrengthNow}",
        event="a play is revealed",
    ),
    *construct(
        "StrengthThen",
        syntax.Occasion,
        "{condition:IsSuchStrength}",
        event="a play is revealed",
    ),
    *construct("StrengthNow", None, "{:TheStrength} {=:IsSuchStrength}"),
    *construct("IsSuchStrength", None, "is {=:StrengthSpanned}"),
    *construct(
        "IsSuchStrength",
        Compare,
        "is {right:ThatNumber}",
        ["(equals|matches|is equal to|is exactly|is the same as) {right:ThatNumber}"],
        left=ThePlayStrength(),
        how="exactly",
    ),
    *construct("StrengthSpanned", None, "{=:ValueSpan}", views={WHOLE: SPAN[StrengthIn]}),
    *construct(
        "Happens",
        syntax.Occasion,
        "{:GritDetermined} is {asks:GritSpanned}",
        ["a Grit [value] of {asks:GritSpanned} is determined"],
        event="Grit is determined",
    ),
    *phrase("GritDetermined", "the Grit", "a Grit [value]", "Grit"),
    *construct(
        "Happens",
        syntax.Occasion,
        "{who:Who[base]} determine a Grit [value] of {asks:GritSpanned}",
        ["{who:Who[third]} determines a Grit [value] of {asks:GritSpanned}"],
        event="Grit is determined",
    ),
    *construct(
        "Happens",
        syntax.Occasion,
        "(a|either|any) player determines a Grit [value] of {asks:GritSpanned}",
        event="Grit is determined",
        who=ANYONE,
    ),
    *construct("GritSpanned", None, "{=:ValueSpan}", views={WHOLE: SPAN[GritIn]}),
    *construct(
        "WouldHappen",
        syntax.Occasion,
        "a live ball turnover would happen",
        ["a live ball turnover would occur"],
        event="a live ball turnover would happen",
        would=True,
    ),
    *construct(
        "WouldHappen",
        syntax.Occasion,
        "{who:Whose} live ball turnover would happen",
        event="a live ball turnover would happen",
        would=True,
    ),
]

PLAY_EVENTS: Final = [*RESULTS, *YARDS]
