"""Calls: a called play that becomes another, is also one, is copied, named or forbidden.

`Your play` is the one that is run on an offense card, and what stops it on a defense card: both
are read, and the side of the card settles which it is.
"""

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
    word,
)
from snapcount.cards.language.kernel.lists import Row, listed
from snapcount.cards.language.kernel.template import WHOLE
from snapcount.cards.language.kernel.views import UNSAID
from snapcount.cards.language.nouns.plays import IN_ORDER, Span
from snapcount.cards.language.nouns.this_play import OWN_CALL
from snapcount.cards.tree import (
    AlsoPlay,
    BecomeDefense,
    BecomePlay,
    ChooseDefense,
    CopyCall,
    CopyDefense,
    MakeResult,
    NamePlay,
    PlayCall,
    RepeatPlay,
    ReplayDown,
    SetStrength,
    StopsNoLonger,
)
from snapcount.cards.words import PASS_CALLS, RUN_CALLS, Call

_ALL: Final = (*RUN_CALLS, *PASS_CALLS)


class Numbered(msgspec.Struct, frozen=True):
    """The yards and the catch range of any Pass play."""

    yards: int | None = None
    caught: Span | None = None


def _any_pass(said: Numbered) -> tuple[PlayCall, ...]:
    low, high = (None, None) if said.caught is None else (said.caught.low, said.caught.high)
    return tuple(PlayCall(call, said.yards, low, high) for call in PASS_CALLS)


def _numbers(plays: Any) -> Numbered | None:
    if not isinstance(plays, tuple) or len(plays) != len(PASS_CALLS):
        return None
    low, high = plays[0].catch_low, plays[0].catch_high
    said = Numbered(plays[0].yards, None if low is None else Span(low, high))
    return said if plays == _any_pass(said) and said != Numbered() else None


ANY_PASS: Final = View("any pass", build=_any_pass, match=_numbers)
NOT_ANY_PASS: Final = View(
    "not any pass",
    build=lambda plays: plays,
    match=lambda plays: plays if _numbers(plays) is None else None,
)


def _with_strength(said: Row) -> syntax.Together:
    return syntax.Together(deeds=(said.first, said.rest))


class StoppedAndNot(msgspec.Struct, frozen=True):
    """What a call stops, and what it does not."""

    stops: tuple[Call, ...]
    spares: tuple[Call, ...]


def _some_and_not(said: StoppedAndNot) -> Any:
    if not set(said.stops).isdisjoint(said.spares):
        return None
    if len(said.stops) + len(said.spares) == len(_ALL):
        return BecomeDefense(said.stops)
    return syntax.Together(deeds=(BecomeDefense(said.stops, add=True), StopsNoLonger(said.spares)))


def _and_successful(said: BecomePlay) -> syntax.Together:
    return syntax.Together(deeds=(said, MakeResult("successful")))


def _sided(side: str, frames: list[str], category: str = "Effect", **fixed: Any) -> list[Construct]:
    return construct(category, syntax.Sided, frames[0], frames[1:], side=side, **fixed)


# What a play becomes -------------------------------------------------------------------------

_BECOMES: Final = (
    "@ becomes {effect:%}",
    "@ (is now|turns into|changes to|changes into|is changed to|is treated as) {effect:%}",
    "(change|switch) @ (to|into) {effect:%}",
    "(replace|swap) @ (with|for) {effect:%}",
    "(turn|convert) @ into {effect:%}",
    "(treat @ as|make @) {effect:%}",
)


_HAVE_BECOME: Final = (
    "have @ become {effect:%}",
    "have @ (turn into|turn to|change to|change into|be) {effect:%}",
)
"""What somebody may let a play become: `you may have this play become …`."""


def _becoming(whose: str, effect: str, frames: tuple[str, ...] = _BECOMES) -> list[str]:
    return [each.replace("@", whose).replace("%", effect) for each in frames]


def _of_it(
    category: str, effect: str, frames: tuple[str, ...], it: str = "{@:PlayOrOwn}"
) -> list[Construct]:
    """What is said of the play of this down; on a card of the offense, it is printed of yours."""
    yours = frames[0].replace("@", "{who:OwnPlay}").replace("%", effect)
    read = [
        each.replace("{effect:", "{=:").replace("@", it).replace("%", effect) for each in frames
    ]
    return [
        *construct(category, syntax.Sided, yours, side="offense"),
        *construct(category, None, read[0], read[1:], views={WHOLE: UNSAID}),
    ]


def _chosen(kind: str | None, name: str, add: bool, one: bool) -> list[Construct]:
    """Plays that the defense's call becomes, or that are added to it, at somebody's choice."""
    what = f"a {name} of your choice" if one else f"{{count:Many}} {name}s of your choice"
    others: list[str] = []
    if one:
        names = name if kind is None else f"({name}|{name.split()[0]})"
        others = [f"any {name}", f"(a|any) {names} (of your choice|you choose)"]
    fixed: dict[str, Any] = {"kind": kind, "add": add, **({"count": 1} if one else {})}
    whole = f"add {what} to the defense's call" if add else f"the defense's call becomes {what}"
    category = "ChosenMore" if add else "ChosenDefense"
    return [
        *construct("Effect", ChooseDefense, whole, only=_CHOSEN, **fixed),
        *construct(category, ChooseDefense, what, others, only=_CHOSEN, **fixed),
    ]


_SEVERAL: Final = Guard(lambda made: len(made.plays) > 1, "there is nothing to choose from")
_CHOSEN: Final = Guard(
    lambda made: 1 <= made.count <= (6 if made.kind is None else 3),
    "there are six plays, three of each kind",
)

_STOPPING: Final = (
    (False, "{who:WhosePlayNow}"),
    (True, "{who:WhoseCallNow}"),
    (True, "{who:ThisCall}"),
)
"""What stops plays: the play of a card of the defense, a call on defense, and a Play itself."""
_BEING: Final = (
    *((*each, "BecomesDefense", "AlsoDefends") for each in _STOPPING[:2]),
    (False, "{who:ThisCall}", "BecomesDefense", "AlsoDefends"),
    (True, "{who:ThisCall}", "BecomesADefense", "AlsoADefense"),
)
"""What is or becomes one against plays: a Play that is also a Run is one on offense, if no more is
said."""
_ALSO_ONE: Final = (
    "@ is [now] also {effect:%}",
    "@ {:AlsoIs} {effect:%}",
    "@ (is|counts as|is considered) {effect:%} (as well|too)",
)

BECOMING: Final[list[Construct]] = [
    *construct("APlayCall", None, "a {=:PlayCall}", ["[the] {=:PlayCall}"]),
    *listed("PlayCallList", "APlayCall", "or", ", or", ","),
    *construct(
        "PlayCalls",
        None,
        "{=:PlayCallList}",
        ["your choice of {=:PlayCallList}"],
        views={WHOLE: NOT_ANY_PASS},
    ),
    *construct("PlayCalls", None, "{=:SomeOfCalls}", views={WHOLE: read_as(NOT_ANY_PASS.build)}),
    *construct(
        "SomeOfCalls",
        None,
        "{=:PlayCallList} of your choice",
        [
            "{=:PlayCallList} , (your choice|as you choose|whichever you (choose|like))",
            "{=:PlayCallList} \\( (your choice|you choose) \\)",
        ],
        only=Guard(lambda plays: len(plays) > 1, "there is nothing to choose from"),
    ),
    *word(
        "PlayCalls",
        tuple(PlayCall(call) for call in RUN_CALLS),
        "any Run play",
        "any Run [play] (of your choice|you choose)",
        "(a|the) Run [play] of your choice",
        "any Run",
    ),
    *word(
        "PlayCalls",
        tuple(PlayCall(call) for call in PASS_CALLS),
        "any Pass play",
        "any Pass [play] (of your choice|you choose)",
        "(a|the) Pass [play] of your choice",
        "any Pass",
    ),
    *word(
        "PlayCalls",
        tuple(PlayCall(call) for call in _ALL),
        "any play",
        "any play (of your choice|you choose)",
        "(a|the) play of your choice",
    ),
    # Other ones than it is
    *(
        word(
            "OtherPlays",
            tuple(PlayCall(call) for call in calls),
            f"a different {name}",
            f"(a different|another|any other) {read} [of your choice|you choose]",
        )[0]
        for name, read, calls in (
            ("Run play", "Run [play]", RUN_CALLS),
            ("Pass play", "Pass [play]", PASS_CALLS),
            ("play", "[offensive] play", _ALL),
        )
    ),
    *construct(
        "PlayCalls",
        None,
        "any Pass play {=:PassNumbers}",
        [
            "any Pass [play] [of your choice] {=:PassNumbers}",
            "a Pass [play] of your choice {=:PassNumbers}",
        ],
        views={WHOLE: ANY_PASS},
    ),
    *construct("PassNumbers", Numbered, ": {yards:Int}"),
    *construct("PassNumbers", Numbered, ": {yards:Int} \\( {caught:Span} \\)"),
    *construct("PassNumbers", Numbered, "\\( {caught:Span} \\)"),
    # The offense's
    *(
        each
        for plays, other in (("PlayCalls", False), ("OtherPlays", True))
        for end, at_once in (("", False), (" at once", True))
        for each in construct(
            "Effect",
            BecomePlay,
            f"the offense's current play becomes {{plays:{plays}}}{end}",
            at_once=at_once,
            other=other,
        )
    ),
    *phrase(
        "AtOnce",
        "at once",
        ", at once",
        "[,] immediately",
        "[,] right away",
        ". This happens at once",
    ),
    *(
        each
        for plays, other in (("PlayCalls", False), ("OtherPlays", True))
        for end, at_once in (("", False), (" {:AtOnce}", True))
        for each in construct(
            "BecomesPlay", BecomePlay, f"{{plays:{plays}}}{end}", at_once=at_once, other=other
        )
    ),
    *_of_it("PlayBecomes", "BecomesPlay", _BECOMES),
    *only_read(_of_it("PlayBecomes", "BecomesPlay", _BECOMES, "{@:OwnedPlayNow}")[1:]),
    *either("Effect", "PlayBecomes"),
    *only_read(_of_it("Had", "BecomesPlay", _HAVE_BECOME)),
    # Successful as well, whatever it was
    *construct(
        "BecomesSuccess", None, "{=:SuccessfulCalls}", views={WHOLE: read_as(_and_successful)}
    ),
    *construct("SuccessfulCalls", BecomePlay, "{plays:SuccessfulList}"),
    *listed("SuccessfulList", "SuccessfulCall", "or", ", or", ","),
    *construct("SuccessfulCall", None, "a successful {=:PlayCall}", ["successful {=:PlayCall}"]),
    *only_read(_of_it("PlayBecomes", "BecomesSuccess", _BECOMES)[1:]),
    *only_read(_of_it("PlayBecomes", "BecomesSuccess", _BECOMES, "{@:OwnedPlayNow}")[1:]),
    # With another Play Strength than the two cards have
    *construct(
        "StrongPlay", Row, "{first:PlayBecomes} with [a] Play Strength [of] {rest:StrengthGiven}"
    ),
    *construct("StrengthGiven", SetStrength, "{to:Digit}"),
    *construct("Effect", None, "{=:StrongPlay}", views={WHOLE: read_as(_with_strength)}),
    # Chosen in one sentence, called in the next
    *word(
        "ChosenPlays",
        tuple(PlayCall(call) for call in RUN_CALLS),
        "a Run play",
        "(a|any) Run [play]",
    ),
    *word(
        "ChosenPlays",
        tuple(PlayCall(call) for call in PASS_CALLS),
        "a Pass play",
        "(a|any) Pass [play]",
    ),
    *word("ChosenPlays", tuple(PlayCall(call) for call in _ALL), "a play", "any play"),
    *construct("ChosenPlays", None, "{=:PlayCallList}"),
    *construct("ChosenPlay", BecomePlay, "{plays:ChosenPlays}", only=_SEVERAL),
    *construct("ChosenPlay", BecomePlay, "{plays:OtherPlays}", other=True),
    *_sided(
        "offense",
        [
            "(choose|name) {effect:ChosenPlay} (.|;|,) {who:WhosePlay} becomes {:TheChosen}",
            "(choose|name) {effect:ChosenPlay} and {who:WhosePlay} becomes {:TheChosen}",
            "(choose|name) {effect:ChosenPlay} (.|;|,|and) it becomes {who:WhosePlay}",
        ],
    ),
    *phrase("TheChosen", "that play", "(that|the chosen|the named) (play|Run|Pass)", "it"),
    # The defense's
    *construct("WhoseCall", None, "{=:CallOnDefense}", ["{=:Whose} call"]),
    *(
        each
        for noun in ("WhosePlay", "WhoseCall")
        for each in construct(f"{noun}Now", None, f"{{=:{noun}}}", [f"{{=:{noun}}} this down"])
    ),
    # Its words say that its owner is on defense
    *construct(
        "CallOnDefense",
        None,
        "{=:Whose} defensive call",
        [
            "{=:Whose} [called|current] defensive (play|play card|call)",
            "{=:Whose} [called|current] (play|call) on defense",
            "the plays {=:Whose} defensive call stops",
            "the defensive (play|call) {=:Who} (called|selected|revealed|chose) [this down]",
        ],
    ),
    *only_read(
        word(
            "CallOnDefense",
            "defense",
            "the [called|current] defensive (play|call|Play card)",
            "the [called|current] (play|call) on defense",
        )
    ),
    *construct(
        "Effect",
        BecomeDefense,
        "the defense's call becomes {calls:Defended}",
        ["change the defense's call to {calls:Defended}"],
    ),
    *construct(
        "Effect",
        BecomeDefense,
        "add {calls:Defended} to the defense's call",
        ["the defense's call [now] also stops {calls:Defended}"],
        add=True,
    ),
    *construct("WhoseDefense", None, "{=:Whose} defense"),
    *_sided(
        "defense",
        [
            "{who:WhoseDefense} [now] also {:StopsToo} {effect:AlsoDefends}",
            "{who:WhoseDefense} [now] {:StopsToo} {effect:AlsoDefends} (as well|too)",
        ],
        stated=True,
    ),
    *phrase(
        "AlsoIs",
        "also becomes",
        "(also|now also) (becomes|counts as|is treated as|is considered)",
        "is [now] also (treated as|considered)",
        "may also (become|count as|be treated as|be considered)",
    ),
    *phrase("StopsToo", "stops", "(covers|defends [against]|includes)"),
    *phrase(
        "StopsBesides",
        "additionally {:StopsToo}",
        "(can|may|will) also (stop|cover|defend [against]|include)",
    ),
    # In the text of a Play, nothing but the Play itself stops plays
    *_sided(
        "defense",
        [
            "{who:ItItself} [now] also {:StopsToo} {effect:AlsoDefends}",
            "{who:ItItself} [now] {:StopsToo} {effect:AlsoDefends} (as well|too)",
            "{who:ItItself} [now] {:StopsBesides} {effect:AlsoDefends}",
        ],
        stated=True,
    ),
    *only_read(word("ItItself", OWN_CALL, "it")),
    *phrase(
        "BesidesItsOwn",
        "in addition to its own plays",
        "in addition to (the|any) (plays|calls) (printed|listed) on it",
        "in addition to (its|the) [own] [printed|listed|usual|normal|regular] (plays|calls)",
        "in addition to what (it [already|normally] stops|is (printed|listed) on it)",
    ),
    *phrase(
        "InsteadOfItsPlays",
        "instead",
        "(instead of|rather than) the (plays|calls) (printed|listed) on it",
        "(instead of|rather than) its [own] [printed|listed|usual|normal|regular] (plays|calls)",
    ),
    *(
        each
        for category, named, add in (
            ("BecomesDefense", "BecomesADefense", False),
            ("AlsoDefends", "AlsoADefense", True),
        )
        for each in (
            *construct(
                category, BecomeDefense, "{calls:Defended}", ["a {calls:Defended}"], add=add
            ),
            *construct(named, BecomeDefense, "(a|an) {calls:Defended} defense", add=add),
            *either(category, named),
        )
    ),
    *(
        each
        for stated, whose, becomes, also in _BEING
        for each in (
            *_sided("defense", _becoming(whose, becomes), stated=stated),
            *_sided("defense", _becoming(whose, also, _ALSO_ONE), stated=stated),
        )
    ),
    *(
        each
        for stated, whose in _STOPPING
        for each in (
            *_sided(
                "defense",
                [
                    each.replace("@", whose).replace("%", becomes)
                    for becomes in ("BecomesDefense", "ChosenDefense")
                    for each in _HAVE_BECOME
                ],
                category="Had",
                stated=stated,
            ),
            *_sided(
                "defense",
                [
                    f"{whose} [now] also {{:StopsToo}} {{effect:AlsoDefends}}",
                    f"{whose} [now] {{:StopsToo}} {{effect:AlsoDefends}} (as well|too)",
                    f"{whose} [now] {{:StopsBesides}} {{effect:AlsoDefends}}",
                    f"{whose} {{:StopsToo}} {{effect:AlsoDefends}}",
                    f"{whose} [also] {{:StopsToo}} {{effect:AlsoDefends}} {{:BesidesItsOwn}}",
                    f"{{:BesidesItsOwn}} , {whose} [also] {{:StopsToo}} {{effect:AlsoDefends}}",
                    f"add {{effect:AlsoDefends}} to {whose}",
                ],
                stated=stated,
            ),
            *_sided(
                "defense",
                [
                    f"{whose} is [now] also {{effect:AlsoDefends}} on defense",
                    f"{whose} {{:AlsoIs}} {{effect:AlsoDefends}} on defense",
                    f"{whose} counts as {{effect:AlsoDefends}} (as well|too) on defense",
                    f"{whose} [now] also {{:StopsToo}} {{effect:AlsoDefends}} on defense",
                ],
                stated=True,
            ),
            *_sided(
                "defense",
                [
                    f"{whose} no longer stops {{effect:StoppedNoMore}}",
                    f"{whose} (does not|cannot) stop {{effect:StoppedNoMore}}",
                    f"{whose} [now] stops no {{effect:StoppedNoMore}}",
                    f"{whose} stops {{effect:StoppingNothing}}",
                    f"{whose} [now] stops {{effect:SomeAndNot}}",
                ],
                stated=stated,
            ),
            *_sided(
                "defense",
                [
                    f"{whose} [now] stops only {{effect:BecomesDefense}}",
                    f"{whose} [now] only stops {{effect:BecomesDefense}}",
                    f"{whose} [now] stops {{effect:BecomesDefense}} {{:InsteadOfItsPlays}}",
                    f"{whose} [now] stops {{effect:BecomesDefense}} {{:AndNoOthers}}",
                    f"{whose} [now] stops {{:OnlyThese}} {{effect:BecomesDefense}}",
                    f"{whose} [now] (stops only|only stops) {{effect:ItsCardsDefense}}",
                    f"{whose} [now] stops {{effect:ItsCardsDefense}} instead",
                ],
                stated=stated,
            ),
            # What is printed on the card that the offense has called
            *_sided("defense", [f"{whose} becomes {{effect:ItsCardsDefense}}"], stated=stated),
            *_sided(
                "defense",
                [
                    f"{whose} [now] also {{:StopsToo}} {{effect:AlsoItsCardsDefense}}",
                    f"{whose} [now] {{:StopsToo}} {{effect:AlsoItsCardsDefense}} (as well|too)",
                    f"{whose} [now] {{:StopsBesides}} {{effect:AlsoItsCardsDefense}}",
                    f"add {{effect:AlsoItsCardsDefense}} to {whose}",
                ],
                stated=stated,
            ),
            *_sided("defense", _becoming(whose, "ChosenDefense"), stated=stated),
            *_sided("defense", [f"add {{effect:ChosenMore}} to {whose}"], stated=stated),
        )
    ),
    *construct(
        "Effect",
        StopsNoLonger,
        "the defense's call no longer stops {calls:Defended}",
        ["the defense's call (does not|cannot) stop {calls:Defended}"],
    ),
    *construct("StoppedNoMore", StopsNoLonger, "{calls:Defended}"),
    *phrase(
        "AndNoOthers",
        "and no other plays",
        "[,] (and|but) (no (other|others|other play|other plays)|nothing (else|more))",
    ),
    *phrase("OnlyThese", "nothing but", "(nothing|no (play|plays)) (but|except|other than)"),
    *construct("SomeAndNot", None, "{=:StoppedAndNot}", views={WHOLE: read_as(_some_and_not)}),
    *construct(
        "StoppedAndNot", StoppedAndNot, "{stops:Defended} [,] (and|but) (no|not) {spares:Defended}"
    ),
    *construct(
        "Effect",
        CopyDefense,
        "the defense's call becomes what the offense's called card stops",
    ),
    *construct(
        "Effect",
        CopyDefense,
        "add what the offense's called card stops to the defense's call",
        add=True,
    ),
    *(
        each
        for category, add in (("ItsCardsDefense", False), ("AlsoItsCardsDefense", True))
        for each in construct(
            category,
            syntax.Sided,
            "what {who:CardCalled} stops",
            [
                "{:AllThat} {who:CardCalled} (stops|would stop) [on defense]",
                "the plays (listed|printed) on {who:CardCalled} [as its defense]",
            ],
            side="offense",
            effect=CopyDefense(add),
        )
    ),
    *construct(
        "CardCalled",
        None,
        "{=:Whose} called card",
        [
            "{=:Whose} [called] (card|Play card|play|Play)",
            "the (card|Play card|play|Play) [that] {=:Who} (called|has called)",
        ],
    ),
    *only_read(word("CardCalled", "offense", "the offensive (card|Play card|play|Play)")),
    *phrase(
        "AllThat",
        "what",
        "whatever",
        "(every|any|each) play [that|which]",
        "(all|the|all the) plays [that|which]",
    ),
    *construct("StoppingNothing", StopsNoLonger, "nothing", ["no plays"], calls=_ALL),
    # Chosen by whoever's text it is
    *(
        each
        for kind, name in ((None, "play"), ("run", "Run play"), ("pass", "Pass play"))
        for add in (False, True)
        for one in (True, False)
        for each in _chosen(kind, name, add, one)
    ),
]

# What a play is as well, copies, repeats -----------------------------------------------------

ALSO: Final[list[Construct]] = [
    *construct(
        "Effect",
        AlsoPlay,
        "the offense's current play is also {calls:ACall}",
    ),
    *construct("AlsoACall", AlsoPlay, "{calls:ACalls}"),
    *construct("ACalls", None, "{=:ACall}", ["a {=:CallsBoth}", "{=:CallsBoth}"]),
    *listed("CallsBothList", "CallNoun[sg]", "and a", "and", ", and a"),
    *construct("CallsBoth", None, "{=:CallsBothList}", views={WHOLE: IN_ORDER}),
    *_of_it(
        "Effect",
        "AlsoACall",
        (
            "@ is also {effect:%}",
            "@ {:AlsoIs} {effect:%}",
            "@ (is|counts as|is considered) {effect:%} (as well|too)",
            "@ counts as {effect:%} in addition to what it [already] is",
        ),
    ),
    # One side's call becomes the other's
    *construct(
        "Effect",
        CopyCall,
        "the defense's call becomes the offense's called play",
        ["the defense's call becomes {:TheSame} the (offense's|offensive) (call|play|called play)"],
        side="defense",
    ),
    *construct(
        "Effect",
        CopyCall,
        "the offense's current play becomes the defense's called play",
        side="offense",
    ),
    *phrase("TheSame", "the same as", "a copy of", "the same play as"),
    *(
        each
        for category, side, copied in (
            ("DefensesCall", "defense", "CopiedFromDefense"),
            ("OffensesCall", "offense", "CopiedFromOffense"),
        )
        for each in construct(
            category,
            syntax.Sided,
            f"{{who:Whose}} {{effect:{copied}}}",
            [
                f"{{:TheSame}} {{who:Whose}} {{effect:{copied}}}",
                f"[{{:TheSame}}] the {{effect:{copied}}} {{who:Who}} called",
            ],
            side=side,
        )
    ),
    *word(
        "CopiedFromDefense",
        CopyCall("offense"),
        "called play",
        "(play|call|current play|defensive call|defensive play)",
    ),
    *word(
        "CopiedFromOffense",
        CopyCall("defense"),
        "called play",
        "(play|call|current play|offensive call|offensive play)",
    ),
    *_of_it("Effect", "DefensesCall", _BECOMES, "{@:CallItself}"),
    *(
        each
        for stated, whose in ((False, "{who:WhosePlay}"), (True, "{who:WhoseCall}"))
        for each in _sided("defense", _becoming(whose, "OffensesCall"), stated=stated)
    ),
    *(
        each
        for copied in ("DefensesCall", "OffensesCall")
        for each in construct(
            "Effect",
            None,
            f"copy {{=:{copied}}}",
            [f"copy {{=:{copied}}} (.|;|,|and) it becomes your [called] play"],
            views={WHOLE: UNSAID},
        )
    ),
    *construct("OffensesCall", None, "{:TheSame} the {=:OffensiveCall}", ["the {=:OffensiveCall}"]),
    *construct("DefensesCall", None, "{:TheSame} the {=:DefensiveCall}", ["the {=:DefensiveCall}"]),
    *word("OffensiveCall", CopyCall("defense"), "offensive (call|play)", "called offensive play"),
    *word("DefensiveCall", CopyCall("offense"), "defensive (call|play)", "called defensive play"),
    *construct(
        "Effect",
        RepeatPlay,
        "the offense's called play becomes {who:Whose} last play",
    ),
    *construct(
        "Repeats",
        RepeatPlay,
        "{who:Whose} last play",
        [
            "[{:TheSame}] {who:Whose} (last|previous) play",
            "[{:TheSame}] the [last] play {who:Who} (called|ran) [on the previous down|last down]",
        ],
    ),
    *_sided("offense", _becoming("{who:WhosePlay}", "Repeats")),
    # Named, done over
    *construct(
        "Effect",
        NamePlay,
        "name a play",
        ["(name|choose|guess) (a|any) play", "(name|choose|guess) (an|any) offensive play"],
    ),
    *construct(
        "Effect",
        NamePlay,
        "name {calls:ACallNoun}",
        ["(name|choose|guess) {calls:ACallNoun}"],
        only=Guard(
            lambda made: (
                made.calls in (("run",), ("pass",))
                or (len(made.calls) > 1 and {"run", "pass"}.isdisjoint(made.calls))
            ),
            "name a play, or a play of one kind",
        ),
    ),
    *construct(
        "Effect",
        NamePlay,
        "name Run or Pass",
        ["(choose|guess|call out) Run or Pass"],
        kinds=True,
    ),
    # Of some of these any play of the kind is named: `Run, Short Pass or Long Pass`
    *construct(
        "Effect",
        NamePlay,
        "name {calls:NamedKinds}",
        ["(choose|guess|call out) {calls:NamedKinds}"],
        only=Guard(
            lambda made: (
                len(made.calls) > 1
                and not {"run", "pass"}.isdisjoint(made.calls)
                and made.calls != ("run", "pass")
            ),
            "name a play, or a play of one kind",
        ),
        kinds=True,
    ),
    *construct("NamedKinds", None, "{=:NamedKindsList}", views={WHOLE: IN_ORDER}),
    *listed("NamedKindsList", "Call", "or", ", or", ","),
    *construct(
        "Effect",
        ReplayDown,
        "replay the Down",
        [
            "(replay|repeat) (the|this) down",
            "play (the|this) down again",
            "do the down over",
            "the down (is|must be) (replayed|repeated)",
            "the offense must (replay|repeat) (the|this) down",
        ],
    ),
]

CALLS: Final = [*BECOMING, *ALSO]
