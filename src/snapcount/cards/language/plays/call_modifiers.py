"""What holds for calls: plays that count as others, cannot be called, or cannot be changed."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    Construct,
    Guard,
    View,
    construct,
    either,
    only_read,
    phrase,
    read_as,
)
from snapcount.cards.language.kernel.doers import DOER
from snapcount.cards.language.kernel.template import WHOLE
from snapcount.cards.language.kernel.views import UNSAID
from snapcount.cards.language.meaning.normal import normal, opposite
from snapcount.cards.language.nouns.numbers import MINUS, PLUS
from snapcount.cards.language.nouns.plays import Span
from snapcount.cards.language.nouns.this_play import OWN_CALL
from snapcount.cards.language.nouns.voices import any_of, falls, rises
from snapcount.cards.language.sentences.barred import forbidden, nobody_may
from snapcount.cards.nouns import AllOf, OnSide
from snapcount.cards.tree import (
    AlsoCalled,
    AlsoStops,
    AlsoStopsAgain,
    CallStays,
    CannotAudible,
    CannotCall,
    CannotCallAgain,
    CannotCallStrength,
    CannotCallThis,
    CannotReplay,
    CardStrengthIs,
    GritStrengthIs,
    ModifyCardStrength,
)
from snapcount.cards.words import Side


def _stops_named(said: AlsoStops) -> syntax.For | None:
    if said.who == "offense":
        return None  # its call stops nothing
    return syntax.For(clause=syntax.Stands(modifier=said), lasts=syntax.Lasts(duration="this down"))


class Strong(msgspec.Struct, frozen=True):
    """Who, and the Strengths that are meant."""

    who: str
    span: Span


def _of_span(node: type[msgspec.Struct], **fixed: Any) -> View:
    """A node with `low` and `high` of `who`, as what is said of them."""

    def match(made: Any) -> Any:
        if type(made) is not node or any(getattr(made, n) != v for n, v in fixed.items()):
            return None
        return Strong(made.who, Span(made.low, made.high))  # type: ignore[attr-defined]

    return View(
        f"{node.__name__} {fixed}",
        build=lambda said: node(who=said.who, low=said.span.low, high=said.span.high, **fixed),
        match=match,
    )


def _own_strength() -> list[Construct]:
    """That the Strength of the Play whose text it is goes up or down."""
    nouns = any_of(["the [Play] Strength of this card", "this (card's|play's) [Play] Strength"])
    made: list[Construct] = []
    for voice, view in ((rises, PLUS), (falls, MINUS)):
        printed = voice("the Strength of this card", "{by:OwnStrengthBy}")[0]
        frames = voice(nouns, "{by:OwnStrengthBy}")
        made += construct("Modifier", ModifyCardStrength, printed, frames, views={"by": view})
    return made


class OnSideIf(msgspec.Struct, frozen=True):
    """On which side of the ball a Play is called, and what has to be so."""

    side: Side
    condition: Any


_NOT_CALLED: Final = syntax.Says(clauses=(syntax.Stands(modifier=CannotCallThis()),))


def _only_on_side(said: OnSideIf) -> syntax.Asks:
    return _not_on_side(OnSideIf(said.side, opposite(said.condition)))


def _not_on_side(said: OnSideIf) -> syntax.Asks:
    asked = normal(AllOf((OnSide("you", said.side), said.condition)))
    return syntax.Asks(condition=asked, then=_NOT_CALLED)


_ABLE: Final = "[,] [if able]"
_MUST_RUN: Final = "{who:Who} must ({:ToCall}|run)"
_SAME: Final = {
    False: "[the] same (play|call)",
    True: "([the] same (kind|type|sort) of (play|call)|(a|any) play of the same (kind|type|sort))",
}
_OTHER: Final = {
    kind: f"((a|any) (different|other)|another) {of} [offensive] (play|call)"
    for kind, of in ((False, ""), (True, "(kind|type|sort) of"))
}
_CALLS: Final = "[called|defensive] (play|plays|call|calls)"
_NOT_THIS_DOWN: Final = Guard(
    lambda said: said.since != "down", "a down has one play; write “this possession” or longer"
)

_SUCCESSFUL: Final = "[all of] {who:Whose} successful {calls:CallsOfPlays[pl]}"

_CHANGES: Final = (
    "(change|replace|switch) ({whose} [called] (play|plays|call|calls)"
    "|the (play|plays|call|Play card) [(that|which)] {who} [(have|has)] (called|selected))"
    " [{{:InAdjustments}}]"
)

CALL_MODIFIERS: Final[list[Construct]] = [
    *construct(
        "Modifier",
        AlsoCalled,
        "{who:Whose} successful {calls:QualifyingCalls} plays are also {also:CallNoun[pl]}",
        [
            f"{_SUCCESSFUL} {{:AreAlso}} {{also:CallNoun[pl]}} [{{:AndRemain}}]",
            f"{_SUCCESSFUL} are considered {{also:CallNoun[pl]}} as well",
            f"{_SUCCESSFUL} (become|are treated as) {{also:CallNoun[pl]}} {{:AndRemain}}",
        ],
    ),
    *construct(
        "Modifier",
        AlsoCalled,
        "{who:Whose} successful plays are also {also:CallNoun[pl]}",
        ["[all of] {who:Whose} successful plays {:AreAlso} {also:CallNoun[pl]} [{:AndRemain}]"],
        calls=(),
    ),
    *phrase("AreAlso", "are also", "also (count as|become)", "are also (considered|treated as)"),
    *phrase(
        "AndRemain",
        "in addition to what they were",
        "in addition to (Short|Medium|Long) Passes",
        "and (remain|stay) what they were",
        "and keep their original call",
    ),
    *construct(
        "Modifier",
        AlsoStops,
        "{who:Whose} defensive calls also stop {also:Defended}",
        [
            "{who:Whose} [defensive] {:CallsOnDefense} {:AlsoStop} {also:Defended}",
            "{who:Whose} [defensive] {:CallsOnDefense} stop {also:Defended} (as well|too)",
        ],
    ),
    *construct(
        "Modifier",
        AlsoStops,
        "{who:Whose} defensive calls also stop {:NamedPlay}",
        ["{who:Whose} [defensive] (play|plays|call|calls) also (stop|stops) {:NamedPlay}"],
        only=Guard(lambda made: made.who != "offense", "the offense's call stops nothing"),
        also=(),
    ),
    # The one call of this down
    *construct("For", None, "{=:StopsNamed}", views={WHOLE: read_as(_stops_named)}),
    *construct(
        "StopsNamed",
        AlsoStops,
        "({who:WhosePlayNow}|{who:WhoseCallNow}) also stops {:NamedPlay} [this down]",
        ["({who:WhosePlayNow}|{who:WhoseCallNow}) stops {:NamedPlay} (as well|too) [this down]"],
        printed=False,
        also=(),
    ),
    *construct(
        "Modifier",
        AlsoStops,
        "{who:Whose} defensive calls that stop {calls:Defended} also stop {also:Defended}",
        [
            f"{{who:Whose}} {calls} {also}"
            for calls in (
                "[defensive] {:CallsOnDefense} (that|which) {:StopThese} {calls:Defended}",
                "defensive {calls:Defended} {:CallsOnDefense}",
                "{calls:Defended} [defensive] {:CallsOnDefense}",
            )
            for also in (
                "{:AlsoStop} {also:Defended}",
                "{:StopThese} {also:Defended} (as well|too)",
            )
        ],
    ),
    *phrase("CallsOnDefense", "calls", "(plays|calls|defenses) [on defense]"),
    *phrase("StopThese", "stop", "(stop|include|cover)"),
    *phrase("AlsoStop", "also stop", "also (stop|include|cover)", "(can|may) also (stop|cover)"),
    *construct(
        "AnybodyStops",
        AlsoStops,
        "[all] defensive (plays|calls) also stop {also:Defended}",
        who="each player",
    ),
    *construct(
        "AnybodyStops",
        AlsoStops,
        "[all] defensive (plays|calls) that stop {calls:Defended} also stop {also:Defended}",
        who="each player",
    ),
    *construct("Modifier", None, "{=:AnybodyStops}", views={WHOLE: UNSAID}),
    *construct(
        "Modifier",
        CardStrengthIs,
        "the Strength of this card is {to:OwnStrengthBy}",
        [
            "({:OwnStrength}|this play's [Play] Strength) (is|becomes|equals) {to:OwnStrengthBy}",
            "({:OwnStrength}|this play's [Play] Strength) is equal to {to:OwnStrengthBy}",
            (
                "({:OwnStrength}|this play's [Play] Strength) (is|becomes) {to:OwnStrengthBy}"
                " instead of {:PrintedStrength}"
            ),
        ],
    ),
    *phrase("PrintedStrength", "its printed Strength", "(0|1|2|3|4|5|6|7|8|9)"),
    *either("OwnStrengthBy", "Digit", "Countable", "Times", "ForEachNumber"),
    *_own_strength(),
    *construct(
        "Modifier",
        GritStrengthIs,
        "for Grit , the Strength of this card is {to:Digit}",
        [
            "for Grit [value|values] , {:OwnStrength} (is|counts as|becomes) {to:Digit}",
            "{:OwnStrength} (is|counts as|becomes) {to:Digit} {:ForGrit}",
            "this card counts as [a Strength of] {to:Digit} {:ForGrit}",
            "this card has a [Play] Strength of {to:Digit} {:ForGrit}",
            "{:WhenDetermined} , {:OwnStrength} (is|counts as|becomes) {to:Digit}",
            "{:WhenDetermined} , (this card|it) (counts as|has a Strength of) {to:Digit}",
            "{:WhenDetermined} , its [Play] Strength (is|counts as|becomes) {to:Digit}",
        ],
    ),
    *phrase("ForGrit", "for Grit", "{:WhenDetermined}"),
    *phrase(
        "WhenDetermined",
        "(when|whenever|while|for) determining [a|the] Grit [value|values]",
        "(when|whenever|while) [a] Grit [value] is [being] determined",
        "(when|whenever|while|if) (this card|it) is flipped [over] {:ToDetermine}",
        "(when|whenever|if) you flip [over] this card [over] {:ToDetermine}",
        "(when|while|if) flipped [over] {:ToDetermine}",
    ),
    *phrase("OwnStrength", "the [Play] Strength of this card", "this card's [Play] Strength"),
    # Plays that cannot, or must, be called
    *phrase("ToCall", "call", "(select|choose|use)"),
    *phrase("PlayItself", "this play", "this [Play|card|Play card]"),
    *phrase("PlayAsYours", "{:PlayItself}", "{:PlayItself} as your [called] play"),
    *construct(
        "Modifier",
        CannotCallThis,
        "this play cannot be called",
        [
            "{:PlayItself} (cannot|may not) be (called|selected|chosen|used)",
            "you (cannot|may not) {:ToCall} {:PlayAsYours}",
        ],
    ),
    *phrase(
        "OnlyCalled",
        "call this play only",
        "{:ToCall} {:PlayAsYours} only",
        "call only",
        "only {:ToCall} {:PlayAsYours}",
        "you (may|can) only {:ToCall} {:PlayAsYours}",
        "you (may|can) {:ToCall} {:PlayAsYours} only",
        "{:PlayItself} (may|can) only be (called|selected|chosen|used)",
        "{:PlayItself} (may|can) be (called|selected|chosen|used) only",
    ),
    # That it may only be called then is that it cannot be, unless it is so
    *construct(
        "Statement[stop]",
        syntax.Asks,
        "{:OnlyCalled} (if|when|while) {condition:Condition} [{:OrLastPlayHeld}]",
        [
            "{:OnlyCalled} {condition:Circumstance} [{:OrLastPlayHeld}]",
            "{:OnlyCalled} {condition:EitherCircumstance} [{:OrLastPlayHeld}]",
            "{:OnlyCalled} (if|when|while) {condition:Short} [{:OrLastPlayHeld}]",
        ],
        printed=False,
        then=_NOT_CALLED,
        holds=False,
    ),
    # Which the rules grant anyhow: somebody has to call something (F-3)
    *construct(
        "Modifier", CannotCallThis, "{:OnlyCalled} (if|when) {:LastPlayHeld}", printed=False
    ),
    *phrase(
        "OrLastPlayHeld",
        "or if {:LastPlayHeld}",
        "[,] (or|or else|unless) [if|when] {:LastPlayHeld}",
    ),
    *phrase("InYourHand", "in your hand", "in your Play hand", "[that] you (have|hold)"),
    *phrase(
        "LastPlayHeld",
        "it is the only Play card in your hand",
        "(it|this [card|play]) is (the|your) (only|last) (Play card|Play|card) {:InYourHand}",
        "you have no other (Play cards|Play card|Plays|Play|cards) [{:InYourHand}]",
        "you have nothing else to {:ToCall}",
    ),
    # On the other side of the ball it may be called as ever
    *construct("Statement[stop]", None, "{=:CalledOnSide}", views={WHOLE: read_as(_only_on_side)}),
    *construct("Statement[stop]", None, "{=:NotOnSide}", views={WHOLE: read_as(_not_on_side)}),
    *(
        each
        for side in ("offense", "defense")
        for each in (
            *construct(
                "CalledOnSide",
                OnSideIf,
                f"{{:CallOnSide}} on {side} only {{condition:Circumstance}}",
                [
                    f"{{:CallOnSide}} on {side} only (if|when|while) {{condition:Condition}}",
                    f"{{:CallOnSide}} on {side} only (if|when|while) {{condition:Short}}",
                    f"{{:CallOnSide}} on {side} only {{condition:EitherCircumstance}}",
                    f"on {side} , {{:OnlyCalled}} {{condition:Circumstance}}",
                    f"on {side} , {{:OnlyCalled}} (if|when|while) {{condition:Condition}}",
                    f"on {side} , {{:OnlyCalled}} {{condition:EitherCircumstance}}",
                ],
                side=side,
            ),
            *construct(
                "NotOnSide",
                OnSideIf,
                f"{{:NotCall}} on {side} {{condition:Circumstance}}",
                [
                    f"{{:NotCall}} on {side} (if|when|while) {{condition:Condition}}",
                    f"{{:NotCall}} on {side} {{condition:EitherCircumstance}}",
                ],
                side=side,
            ),
            *construct(
                "CalledOnSide",
                OnSideIf,
                f"{{:NotCall}} on {side} unless {{condition:UnlessCondition}}",
                [
                    f"{{:NotCall}} on {side} (unless|except) {{condition:Circumstance}}",
                    f"{{:NotCall}} on {side} (unless|except) {{condition:EitherCircumstance}}",
                ],
                side=side,
            ),
        )
    ),
    *phrase(
        "CallOnSide",
        "call this play",
        "[you (may|can)] {:ToCall} {:PlayItself}",
        "{:PlayItself} (may|can) be (called|selected|chosen|used)",
    ),
    *phrase(
        "NotCall",
        "you cannot call this play",
        "you (cannot|may not) {:ToCall} {:PlayAsYours}",
        "(do not|never) {:ToCall} {:PlayAsYours}",
        "{:PlayItself} (cannot|may not) be (called|selected|chosen|used)",
    ),
    *forbidden(
        CannotCall,
        "call {calls:ACall}",
        "{:ToCall} {calls:ACall}",
        "{:ToCall} {calls:CallsOfPlays[pl]}",
        "{:ToCall} {calls:CallsOfPlays[sg]}",
    ),
    # What was run before: on the last down, or in some while
    *(
        each
        for kind, same, a_play in (
            (False, "the same play", "((a|any|the) (play|call)|[any|the] (plays|calls))"),
            (True, "the same kind of play", "(a|any|the) (kind|type) of play"),
        )
        for each in (
            *forbidden(
                CannotCallAgain,
                f"call {same} as on the last down",
                *(f"({{:ToCall}}|run) {said} {{:RunOnLastDown}}" for said in (_SAME[kind], a_play)),
                f"({{:ToCall}}|run) {_SAME[kind]} [as] {{:OnLastDown}}",
                f"({{:ToCall}}|run) {_SAME[kind]} {{:InARow}}",
                kind=kind,
            ),
            *forbidden(
                CannotCallAgain,
                f"call {same} twice {{since:SoFar}}",
                f"({{:ToCall}}|run) {_SAME[kind]} (twice|more than once|again) {{since:SoFar}}",
                *(
                    f"({{:ToCall}}|run) {said} {{:RunBefore}} {{since:{so_far}}}"
                    for said in (_SAME[kind], a_play)
                    for so_far in ("SoFar", "EarlierIn")
                ),
                only=_NOT_THIS_DOWN,
                kind=kind,
            ),
            *construct(
                "Modifier",
                CannotCallAgain,
                f"{{who:Who}} must call {same} as on the last down",
                [
                    f"{_MUST_RUN} {_SAME[kind]} [as] {{:OnLastDown}} {_ABLE}",
                    *(
                        f"{_MUST_RUN} {said} {{:RunOnLastDown}} {_ABLE}"
                        for said in (_SAME[kind], a_play)
                    ),
                ],
                must=True,
                kind=kind,
            ),
            *construct(
                "Modifier",
                CannotCallAgain,
                f"{{who:Who}} must call {same} again {{since:SoFar}}",
                [
                    f"{_MUST_RUN} {said} {{:RunBefore}} {{since:SoFar}} {_ABLE}"
                    for said in (_SAME[kind], a_play)
                ],
                only=_NOT_THIS_DOWN,
                must=True,
                kind=kind,
            ),
            *forbidden(
                CannotCallAgain,
                f"call {same} as before the Replay",
                f"({{:ToCall}}|run) {_SAME[kind]} as before (the Replay|it was replayed)",
                f"({{:ToCall}}|run) {_SAME[kind]} (again|twice|more than once) this down",
                kind=kind,
                since="down",
            ),
            # The other way around; without a word about when, than before a Replay
            *construct(
                "Modifier",
                CannotCallAgain,
                f"{_MUST_RUN} {_OTHER[kind]} (than|from) [the one] {{:ThatOnLastDown}} {_ABLE}",
                printed=False,
                kind=kind,
            ),
            *construct(
                "Modifier",
                CannotCallAgain,
                f"{_MUST_RUN} {_OTHER[kind]} (than|from) [any] {{:RunBefore}} {{since:EarlierIn}}"
                f" {_ABLE}",
                printed=False,
                kind=kind,
            ),
            *construct(
                "Modifier",
                CannotCallAgain,
                f"{_MUST_RUN} {_OTHER[kind]} [this time] {_ABLE}",
                [f"{{who:Who}} (cannot|may not) ({{:ToCall}}|run) {_SAME[kind]} [again]"],
                printed=False,
                kind=kind,
                since="down",
            ),
        )
    ),
    *phrase("ThatOnLastDown", "{:OnLastDown}", "{:RunOnLastDown}"),
    # The play of this down, on the next one
    *(
        each
        for kind, same in (
            (False, "(play|call|[kind of] pass|[kind of] run)"),
            (True, "kind of play"),
        )
        for each in construct(
            "SameAgain",
            CannotCallAgain,
            f"{{who:Who}} (cannot|may not) ({{:ToCall}}|run) the same {same} [again]",
            printed=False,
            kind=kind,
        )
    ),
    *construct("SameStands", syntax.Stands, "{modifier:SameAgain}"),
    *construct(
        "For",
        syntax.For,
        "{clause:SameStands} {lasts:Lasts} [this (possession|drive)] [{:UnlessNothingElse}]",
        printed=False,
        only=Guard(
            lambda said: said.lasts.duration == "next play",
            "the same as when? Write “as on the last down”",
        ),
    ),
    *forbidden(
        CannotCallAgain,
        "({:ToCall}|run) their (last|previous) play [again]",
        "repeat their (last|previous) play",
        printed=False,
    ),
    *phrase("RunOnLastDown", "{:RunBefore} {:OnLastDown}", "{:RunBefore} just before"),
    *phrase(
        "RunBefore",
        "(they|you) called",
        "[as|that|which|as the one] (they|you) [have|had] [already] (called|ran|run|selected)"
        " [already|before]",
    ),
    *construct(
        "Modifier",
        AlsoStopsAgain,
        "{who:Whose} defensive calls also stop the same play as on the last down",
        [
            f"{{who:Whose}} {_CALLS} also (stop|stops) {{:SamePlayRun}} {{:OnLastDown}}",
            f"{{who:Whose}} {_CALLS} also (stop|stops) the same play [as] {{:OnLastDown}}",
            f"{{who:Whose}} {_CALLS} (stop|stops) {{:SamePlayRun}} {{:OnLastDown}} (too|as well)",
            (
                f"{{who:Whose}} {_CALLS} also (stop|stops) (the offense's|your opponent's|their)"
                " (last|previous) play"
            ),
            (
                f"{{who:Whose}} {_CALLS} also (stop|stops) the (last|previous) play [that]"
                " (your opponent|the offense|they) (called|ran)"
            ),
        ],
    ),
    *construct(
        "Modifier",
        AlsoStopsAgain,
        "{who:Whose} defensive calls also stop the plays that were run {since:SoFar}",
        [
            f"{{who:Whose}} {_CALLS} also (stop|stops) {{:SamePlayRun}} {{since:{so_far}}}"
            for so_far in ("SoFar", "EarlierIn")
        ],
        only=_NOT_THIS_DOWN,
    ),
    *phrase(
        "SamePlayRun",
        "the play that was run",
        "[all] (the|any|every) (play|plays|call|calls) [that|which]"
        " (your opponent|the offense|they) [has|have] [already] (called|ran|run)",
        "[all] (the|any|every) (play|plays|call|calls) [that|which] (was|were) (called|run)",
    ),
    *forbidden(
        CannotCall,
        "call the named play",
        "{:ToCall} {:NamedPlay}",
        "{:ToCall} {:PlayThatStops} {:NamedPlay}",
        "{:ToCall} {:ACard} with that {:DefensiveSide}",
        calls=(),
    ),
    # Of the calls on a Play card, those that count on defense
    *forbidden(
        CannotCall,
        "{:ToCall} {:PlayThatStops} {calls:CallsOfPlays[pl]}",
        "{:ToCall} {:PlayThatStops} {calls:ACallNoun}",
        "{:ToCall} {:ACard} with [a] {calls:CallsOfPlays[sg]} ((as|in|on) (its|their|a)|)"
        " {:DefensiveSide}",
        printed=False,
    ),
    *phrase("ACard", "a Play card", "(a|any) (Play card|card|Play)", "(Play cards|cards|Plays)"),
    *phrase(
        "PlayThatStops",
        "a Play card that stops",
        "(a|any) (Play card|card|Play|play|defense|defensive play) (that|which) stops",
        "(Play cards|cards|Plays|plays|defenses) (that|which) stop",
    ),
    *phrase("DefensiveSide", "defensive call", "defensive (play|side)", "defense"),
    *construct(
        "Modifier",
        CannotCall,
        "{who:Who} must call {calls:ACall}",
        ["{who:Who} must {:ToCall} {calls:ACall} [,] [if able]"],
        must=True,
    ),
    *(
        each
        for n in ("sg", "pl")
        for each in nobody_may(CannotCall, f"{{calls:CallsOfPlays[{n}]}}", "(called|selected)")
    ),
    *construct(
        "CannotStrong",
        Strong,
        "call a play with a Strength of {span:Strengths}",
        ["{:ToCall} {:APlayWith} {span:Strengths}"],
        who=DOER,
    ),
    *construct(
        "MustStrong",
        Strong,
        "{who:Who} must call a play with a Strength of {span:Strengths}",
        ["{who:Who} must {:ToCall} {:APlayWith} {span:Strengths} [,] [if able]"],
    ),
    *phrase(
        "APlayWith",
        "a play with a Strength of",
        "(a play|plays|any play) with (a|) [Play] Strength [of]",
    ),
    *construct("Strengths", None, "{=:Span}"),
    *construct("StrongerThan", Span, "{low:Digit} or (more|higher|greater|above)", high=9),
    *construct("StrongerThan", Span, "{high:Digit} or (less|lower|fewer|below)", low=0),
    *construct("Strengths", None, "{=:StrongerThan}", views={WHOLE: UNSAID}),
    *construct(
        "Forbidden",
        None,
        "{=:CannotStrong}",
        views={WHOLE: _of_span(CannotCallStrength, must=False)},
    ),
    *construct(
        "Modifier", None, "{=:MustStrong}", views={WHOLE: _of_span(CannotCallStrength, must=True)}
    ),
    # What stays what it is
    *construct(
        "Modifier",
        CallStays,
        "{who:Whose} called play cannot be changed",
        [
            "{who:StayingCall} (cannot|may not) be changed [by {:AnyEffect}]",
            "(nothing|nobody|no one|no effect|no card) (can|may) change {who:StayingCall}",
            "(effects|card effects|cards) (cannot|may not) change {who:StayingCall}",
        ],
    ),
    *nobody_may(CallStays, "[called] (plays|play)", "changed"),
    *only_read(
        construct(
            "Modifier",
            CallStays,
            "neither player's [called] (play|call) (can|may) be changed [by {:AnyEffect}]",
            who="each player",
        )
    ),
    *phrase("AnyEffect", "effects", "(any|an) (effect|card)", "any (effects|cards)", "anything"),
    *either("StayingCall", "WhosePlay", "ThisCall"),
    *construct("StayingCall", None, "{=:Whose} (call|[called] plays)"),
    *construct(
        "Modifier",
        CallStays,
        "{who:Whose} called play cannot be changed by your opponent",
        [
            "{who:StayingCall} (cannot|may not) be changed by {:OpponentsEffects}",
            "{:OpponentsEffects} (cannot|may not) change {who:StayingCall}",
        ],
        by="opponent",
        only=Guard(lambda said: said.who in ("you", OWN_CALL), "whose effects are these?"),
    ),
    *construct(
        "Modifier",
        CallStays,
        "{:TheirCall} (cannot|may not) be changed by {:OpponentsEffects}",
        printed=False,
        who="opponent",
        by="caller",
    ),
    *phrase("TheirCall", "your opponent's [called] play"),
    # No call is changed before them or after
    *phrase("InAdjustments", "during On Field Adjustments"),
    *construct(
        "Modifier",
        CallStays,
        "you cannot change your called play",
        [f"you (cannot|may not|can not) {_CHANGES.format(whose='your', who='you')}"],
        who="you",
        by="caller",
    ),
    *forbidden(
        CallStays,
        "change their called play",
        _CHANGES.format(whose="their", who="they"),
        by="caller",
    ),
    *construct(
        "Modifier",
        CallStays,
        "{who:WhosePlay} (cannot|may not) be changed by the player who called it",
        printed=False,
        by="caller",
    ),
    *forbidden(
        CannotReplay,
        "replay the Down",
        "(replay|repeat) (the|this|a) down",
        "use Replay the Down effects",
    ),
    *construct(
        "NobodyReplays",
        CannotReplay,
        "the down cannot be replayed",
        [
            "cancel (all|any) {:ReplayEffects}",
            "[all|any] {:ReplayEffects} (are cancelled|do nothing|have no effect)",
        ],
        who="each player",
    ),
    *phrase("ReplayEffects", "Replay the Down effects", "effects that replay (the down|downs)"),
    *nobody_may(CannotReplay, "(downs|down|the down|a down)", "(replayed|repeated)"),
    *nobody_may(CannotAudible, "(audibles|audible effects)", "(used|called|played|made)"),
    *construct("Modifier", None, "{=:NobodyReplays}", views={WHOLE: UNSAID}),
    *only_read(
        construct(
            "Modifier",
            CannotAudible,
            "[all] {who:Whose} {:AudibleEffects} are cancelled",
            [
                "[all] {who:Whose} {:AudibleEffects} (do nothing|have no effect|are ignored)",
                "cancel [all] [of] {who:Whose} {:AudibleEffects}",
            ],
        )
    ),
    *only_read(
        construct(
            "Modifier",
            CannotAudible,
            "[all] {:AudibleEffects} are cancelled",
            [
                "[all] {:AudibleEffects} (do nothing|have no effect|are ignored)",
                "cancel all {:AudibleEffects}",
            ],
            who="each player",
        )
    ),
    *phrase("AudibleEffects", "audible effects", "audibles"),
    *forbidden(
        CannotAudible,
        "use audibles",
        "audible",
        "(use|play|call) [any] (audibles|audible effects|an audible)",
    ),
]
