"""Heads of abilities, and when a card may be played or an ability used."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards import tree
from snapcount.cards.language.conditions.plays import PlayAsked
from snapcount.cards.language.events.described_plays import is_such
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
    word,
)
from snapcount.cards.language.kernel.lists import listed
from snapcount.cards.language.meaning.normal import normal
from snapcount.cards.language.timing.played_on import NO_POINT, PLAYED_ON
from snapcount.cards.language.timing.timing_shapes import TIMING_SHAPES, Part
from snapcount.cards.nouns import (
    ALWAYS,
    AllOf,
    Choose,
    Designated,
    FieldGoalIs,
    Group,
    OnSide,
    PlayIs,
)

replace = msgspec.structs.replace


_OVER: Final = ("end of the play",)


def _timing(parts: tuple[Part, ...]) -> tree.Timing | None:
    """The parts as one: they name points once, and all of their conditions hold."""
    if sum(bool(part.points) for part in parts) > 1:
        return None
    if sum(part.once_per is not None for part in parts) > 1:
        return None
    if any(part.over for part in parts) and not any(part.points == _OVER for part in parts):
        return None
    points = next((part.points for part in parts if part.points), ())
    once = next((part.once_per for part in parts if part.once_per), None)
    asked = tuple(part.condition for part in parts if part.condition is not None)
    condition: Any = None
    if asked:
        condition = asked[0] if len(asked) == 1 else normal(AllOf(asked))
    return replace(normal(tree.Timing(points)), condition=condition, once_per=once)  # type: ignore[arg-type]


def _parts(timing: Any) -> tuple[Part, ...] | None:
    if not isinstance(timing, tree.Timing):
        return None
    parts = []
    if timing.once_per is not None:
        parts.append(Part(once_per=timing.once_per))
    if timing.points:
        parts.append(Part(points=timing.points))
    if timing.condition is not None:
        parts.append(Part(condition=timing.condition))
    return tuple(parts)


TIMING: Final = View("timing", _timing, _parts)
_SIDE: Final = {"you": "offense", "opponent": "defense"}


class Kicked(msgspec.Struct, frozen=True):
    who: str | None = None
    good: bool | None = None


def _kicked(said: Kicked) -> Part | None:
    """A field goal is kicked by whoever is on offense."""
    parts: tuple[Any, ...] = ()
    if said.who is not None:
        if said.who not in _SIDE:
            return None
        parts = (OnSide("you", _SIDE[said.who]),)  # type: ignore[arg-type]
    if said.good is not None:
        parts = (*parts, FieldGoalIs(said.good))
    condition = None if not parts else parts[0] if len(parts) == 1 else AllOf(parts)
    return Part(("field goal",), condition)


def _also_theirs(players: Any) -> Any:
    """One may attach it to the opponent's Players too, besides one's own."""
    group = getattr(players, "group", None)
    if group is None or group.whose != "opponent":
        return None
    return replace(players, group=replace(group, whose="each player"))


ONE_STRENGTH: Final = View(
    "one strength",
    build=lambda said: msgspec.structs.replace(said, high=said.low),
    match=lambda said: (
        msgspec.structs.replace(said, high=None)
        if isinstance(said, tree.Qualifier)
        and said.low is not None
        and said.high in (None, said.low)
        else None
    ),
)

HIGHEST: Final = 9
"""Play Strength and Grit go up to it."""

_FIELD_GOAL: Final = "field goal [(attempt|kick)]"
_DETERMINED: Final = "(is|was|has been) [just] determined"
_POINTS: Final = {
    "start of a possession": (
        "at the start of a possession",
        "at the (start|beginning) of (a|each|any|the|every) possession",
        "when a possession (starts|begins)",
    ),
    "start of a down": (
        "at the start of a down",
        "at the (start|beginning) of (a|each|any|the|every) down",
        "when a down (starts|begins)",
    ),
    "prior to selecting a play": (
        "prior to selecting a play",
        "(before|prior to) (selecting|calling|choosing|picking) (a|your|plays) [play]",
        "before plays are (selected|called|chosen|picked)",
        "(before|prior to when) {:TheReveal}",
        "before (either|a) player (selects|calls|chooses|picks) (a|their) play",
        "before your opponent (selects|calls|chooses|picks) (a|their) play",
        "before you (select|call|choose|pick) (a|your) play",
    ),
    "on field adjustments": (
        "during On Field Adjustments",
        "(during|in|at) (On-Field Adjustments|On Field Adjustments)",
        "[immediately|right] (after|when|once) {:TheReveal}",
    ),
    "stopped": ("when a play is stopped",),
    "incomplete": ("when a pass is incomplete",),
    "before player designation": (
        "before Player Designation",
        "prior to Player Designation",
        "(before|prior to) designation",
        "(before|prior to when) [the] Players are designated",
    ),
    "after player designation": (
        "after Player Designation",
        "[immediately|right] after (Player Designation|designation)",
        "(after|when|once) [the] Players are designated",
    ),
    "end of the play": (
        "at the end of the play",
        "at the end of (a|any|each|every|this) play",
        "when (a|the) play (ends|is over)",
    ),
    "field goal": (
        "when a field goal is attempted",
        "(during|before|after) a field goal attempt",
        "(if|when) (either|a) player attempts a field goal",
        f"(when|after|once) [the] Grit [value] (of|for) a {_FIELD_GOAL} {_DETERMINED}",
        f"(when|after|once) [the] Grit [value] {_DETERMINED} for a {_FIELD_GOAL}",
    ),
}
_IN_NO_EVENT: Final = (
    "prior to selecting a play",
    "on field adjustments",
    "before player designation",
    "after player designation",
)
"""Points that nothing waits for: there is no event then."""
_AND_ONLY: Final = tuple(
    f"{comma}{joined} only" for comma in ("", ", ") for joined in ("", "and", "but")
)
_STRETCHES: Final = ("down", "possession", "half", "game")

_LOWER_FIRST: Final = Guard(
    lambda said: said.low is None or said.high is None or said.low <= said.high,
    "the lower number of a range comes first",
)

_NOT_AT_PUNTS: Final = Guard(
    lambda _: False, "nothing can be played at a punt; write “a field goal”"
)

HEADS: Final[list[Construct]] = [
    *(
        each
        for stretch in _STRETCHES
        for each in (
            *word(
                "Once",
                stretch,
                f"once per {stretch}",
                f"once each {stretch}",
                f"once a {stretch}",
                f"one time per {stretch}",
            ),
            *word(
                "Each",
                stretch,
                f"each {stretch}",
                f"[in|during|of] (each|every) {stretch}",
                f"(in a|per|a) {stretch}",
            ),
        )
    ),
    *(
        each
        for keyword, say in (
            (None, "Exhaust"),
            ("run", "Run"),
            ("receive", "Receive"),
            ("tackle", "Tackle"),
        )
        for each in (
            *construct("Item", syntax.Head, f"{say} {{qualifier:Qualifier}} :", keyword=keyword),
            *construct(
                "Item", syntax.Head, f"{say} :", keyword=keyword, qualifier=tree.Qualifier()
            ),
        )
    ),
    *construct("Item", syntax.Head, "{free:Once} :", keyword=None, qualifier=tree.Qualifier()),
    *construct("Qualifier", None, "{=:QualifiedBy}"),
    *construct("QualifiedBy", tree.Qualifier, "- {calls:QualifyingCalls}"),
    *construct(
        "QualifiedBy",
        tree.Qualifier,
        "- {calls:QualifyingCalls} \\( {low:Digit} - {high:Digit} \\)",
        only=_LOWER_FIRST,
    ),
    *construct(
        "QualifiedBy",
        tree.Qualifier,
        "\\( {low:Digit} + \\)",
        ["\\( {low:Digit} or (more|higher|greater|above) \\)"],
        printed=False,
        high=HIGHEST,
    ),
    *construct(
        "QualifiedBy",
        tree.Qualifier,
        "- {calls:QualifyingCalls} \\( {low:Digit} + \\)",
        ["- {calls:QualifyingCalls} \\( {low:Digit} or (more|higher|greater|above) \\)"],
        printed=False,
        high=HIGHEST,
    ),
    *construct("Qualifier", None, "{=:OneStrength}", views={WHOLE: ONE_STRENGTH}),
    *construct("OneStrength", tree.Qualifier, "- {calls:QualifyingCalls} \\( {low:Digit} \\)"),
    *construct("OneStrength", tree.Qualifier, "\\( {low:Digit} \\)"),
    *construct(
        "QualifiedBy",
        tree.Qualifier,
        "\\( {low:Digit} - {high:Digit} \\)",
        ["\\( {low:Digit} to {high:Digit} \\)"],
        only=_LOWER_FIRST,
    ),
    *construct("Item", syntax.Bench, "Bench -", ["Bench :"]),
    # A cost besides: `Exhaust, discard an Action card: …`
    *construct(
        "Item",
        syntax.HeadCost,
        "Exhaust , {deeds:Deeds} :",
        ["Exhaust and {deeds:Deeds} :", "Exhaust this Player (,|and) {deeds:Deeds} :"],
        printed=False,
    ),
]

_THIS_ABILITY: Final = "(this ability|this effect|this)"
_AT_MOST: Final = "[at most|no more than]"

TIMINGS: Final[list[Construct]] = [
    *construct("Item", syntax.When, "Exhaust only {timing:Timing} .", verb="exhaust"),
    *construct(
        "Item",
        syntax.When,
        "Play only {timing:Timing} .",
        [
            "Play [this card] [only] {timing:Timing} .",
            "[this card] (can|may) [only] be played [only] {timing:Timing} .",
            "you (can|may) [only] play this card [only] {timing:Timing} .",
            "(do not play|you (cannot|may not) play) [this card] {timing:NotPlayed} .",
            "[this card] (cannot|may not) be played {timing:NotPlayed} .",
        ],
        verb="play",
    ),
    *construct(
        "Item",
        syntax.When,
        "Play at any time .",
        ["Play (any time|at anytime|{:AtAnyTime}) .", "(Can|May) be played {:AtAnyTime} ."],
        verb="play",
        timing=tree.Timing(),
    ),
    *construct(
        "Item",
        syntax.When,
        "Play [only] whenever you (could|can) play (the chosen card|that card|the other card) .",
        printed=False,
        only=Guard(
            lambda _: False,
            "only a card that could be played now is used anyway; write “Play at any time.”",
        ),
        verb="play",
        timing=tree.Timing(),
    ),
    *(
        each
        for verb in ("use", "exhaust")
        for each in construct(
            "Item",
            syntax.When,
            f"{verb} [this ability] {{:AtAnyTime}} .",
            [
                f"you (can|may) {verb} this [ability] {{:AtAnyTime}} .",
                f"(this ability|this) (can|may) be {verb.removesuffix('e')}ed {{:AtAnyTime}} .",
            ],
            printed=False,
            verb=verb,
            timing=tree.Timing(),
        )
    ),
    *construct(
        "Item",
        syntax.When,
        "Use only {timing:Timing} .",
        [
            "use this [ability] only {timing:Timing} .",
            "use this [ability] {timing:OnceTiming} .",
            "you (can|may) use this [ability] {timing:OnceTiming} .",
            "you (can|may) (only use this [ability]|use this [ability] only) {timing:Timing} .",
            "(this ability|this) (can|may) be used {timing:OnceTiming} .",
            "you (can|may|get to) (do this|do so|do it) {timing:OnceTiming} .",
            "(this ability|this) (triggers|works|happens) {timing:OnceTiming} .",
            "{timing:OnceTiming} .",
            "(this ability|this) (can|may) (only be used|be used only) {timing:Timing} .",
            f"{_THIS_ABILITY} (triggers|works|happens|applies) {_AT_MOST} {{timing:OnceTiming}} .",
            (
                f"{_THIS_ABILITY} (can|may) [only] (trigger|work|happen|be triggered) {_AT_MOST}"
                " {timing:OnceTiming} ."
            ),
        ],
        verb="use",
    ),
    *construct("OnceTiming", tree.Timing, "{once_per:Once}", ["only {once_per:Once}"]),
    *construct("Timing", None, "{=:TimingParts}", views={WHOLE: TIMING}),
    *listed("TimingParts", "TimingPart", "", ",", *_AND_ONLY),
    *construct("TimingPart", Part, "{once_per:Once}"),
    *construct("TimingPart", Part, "{points:TimingPoints}"),
    *construct(
        "TimingPart",
        Part,
        "if {condition:TimedCondition}",
        [
            "(while|{:AnyTimeThat}|[at] (any time|anytime) while) {condition:NowCondition}",
            "(while|{:AnyTimeThat}|if|[at] (any time|anytime) while) {condition:Short}",
            "{condition:Leading}",
            "{condition:EitherCircumstance}",
            "{condition:TimingOnly}",
            "(if|{:AnyTimeThat}) {condition:WouldCome}",
        ],
    ),
    *either("TimedCondition", "PlainCondition"),
    *only_read(either("TimedCondition", "AskedNow")),
    *construct("TimingPart", Part, "if {condition:OverNow}", printed=False, over=True),
    *either("OverNow", "NotNow", "JoinedNow"),
    *construct("NowCondition", None, "{=:PlainCondition}", only=NO_POINT),
    # What the play would come to, as it stands
    *construct("WouldCome", PlayIs, "{:ThePlay} would be {result:ResultIs}"),
    *construct(
        "WouldCome",
        syntax.Sided,
        "{who:WhosePlay} would be {effect:ResultAsked}",
        [
            "{who:Who} would gain {effect:YardsGained}",
            "{who:Who} would lose {effect:YardsLost}",
            "{who:WhosePlay} would gain {effect:YardsGained}",
            "{who:WhosePlay} would lose {effect:YardsLost}",
        ],
        side="offense",
    ),
    *construct("WouldCome", None, "{=:KindWould}", views={WHOLE: read_as(is_such)}),
    *construct(
        "KindWould",
        PlayAsked,
        "{play:SuchACall} would be {asked:ResultAsked}",
        [
            "{play:SuchACall} would gain {asked:YardsGained}",
            "{play:SuchACall} would lose {asked:YardsLost}",
        ],
    ),
    *either("SuchACall", "OneCall", "TheirPlay", "KindOfPlay"),
    *construct(
        "WouldCome",
        None,
        "{:ThePlay} would gain {=:YardsGained}",
        ["{:ThePlay} would lose {=:YardsLost}"],
    ),
    *listed("TimingPoints", "Point", "or", ", or", ",", "and", more="NextPoint"),
    *construct("NextPoint", None, "{=:Point}"),
    *only_read(word("NextPoint", "start of a down", "the start of (a|each|any) down")),
    *only_read(word("NextPoint", "start of a possession", "the start of (a|each|any) possession")),
    *only_read(word("NextPoint", "end of the play", "the end of (a|the) play")),
    *(each for point, (say, *read) in _POINTS.items() for each in word("Point", point, say, *read)),
    # What is done then, on a card that is played then
    *construct(
        "Core[stop]",
        syntax.AtItsPoint,
        "{then:Doing} {point:Point}",
        printed=False,
        only=Guard(lambda said: said.point in _IN_NO_EVENT, "write “at …”"),
    ),
    # Those at which one chooses to do something; the others are moments that come by themselves
    *listed("FreePoints", "FreePoint", "or", ", or", ","),
    *only_read(word("FreePoints", (), "{:AtAnyTime}")),
    *construct("FreePoints", None, "[at] (any time|anytime) {=:FreePoint}", printed=False),
    *phrase(
        "AtAnyTime",
        "at any time",
        "anytime",
        "(at|in|during|on) any timing point",
        "at any point [in time]",
    ),
    *(
        each
        for point, (say, *read) in _POINTS.items()
        if not point.startswith(("start", "end"))
        for each in word("FreePoint", point, say, *read)
    ),
    # Points of which more is said
    *construct(
        "TimingPart",
        Part,
        "at the start of {condition:OwnPossession} possession",
        ["at the start of (each|one|any) of {condition:OwnPossession} possessions"],
        points=("start of a possession",),
    ),
    *construct(
        "TimingPart",
        Part,
        "at the start of {condition:WhichDown}",
        points=("start of a down",),
    ),
    *construct(
        "TimingPart",
        Part,
        "at the end of {condition:SuchPlay}",
        ["(after|when) (a|the) play {condition:PlayGained}"],
        points=("end of the play",),
    ),
    *construct("SuchPlay", None, "{=:DescribedPlay}", views={WHOLE: read_as(is_such)}),
    *construct("PlayGained", None, "(gained|gains) {=:YardsGained}"),
    # A kick
    *construct("TimingPart", None, "{=:KickPart}", views={WHOLE: read_as(_kicked)}),
    *phrase("AtKick", "when", "after", "if"),
    *construct(
        "KickPart",
        Kicked,
        "{:AtKick} a kick is (attempted|made)",
        [f"{{:AtKick}} [the] Grit [value] (of|for) a kick {_DETERMINED}"],
        only=_NOT_AT_PUNTS,
        printed=False,
    ),
    *construct(
        "KickPart",
        Kicked,
        "{:AtKick} {who:Who[base]} attempt a field goal",
        [
            "{:AtKick} {who:Who[third]} attempts a field goal",
            "during {who:Whose} field goal attempt",
        ],
    ),
    *construct(
        "KickPart",
        Kicked,
        "{:AtKick} {who:Who[base]} miss a field goal",
        [
            "{:AtKick} {who:Who[third]} misses a field goal",
            "{:AtKick} {who:Whose} field goal [attempt] (is (missed|no good)|has missed)",
        ],
        good=False,
    ),
    *construct(
        "KickPart",
        Kicked,
        "{:AtKick} {who:Who[base]} make a field goal",
        [
            "{:AtKick} {who:Who[third]} makes a field goal",
            "{:AtKick} {who:Whose} (field goal|field goal attempt) is (good|made)",
        ],
        good=True,
    ),
    *(
        each
        for good, kicked, would in (
            (True, "(is good|is made)", "would be (good|made)"),
            (False, "(is missed|is no good)", "would (be missed|be no good|miss)"),
        )
        for each in (
            *construct("KickPart", Kicked, f"{{:AtKick}} a field goal {kicked}", good=good),
            *construct("KickPart", Kicked, f"(when|if) a field goal {would}", good=good),
            *construct(
                "KickPart",
                Kicked,
                f"(when|if) {{who:Whose}} field goal [attempt] {would}",
                good=good,
            ),
        )
    ),
]

CARDS_AS_SUCH: Final[list[Construct]] = [
    *construct(
        "Item",
        syntax.ActiveFirst,
        "(while|if|as long as) {condition:DeckOnly} , {then:Statement[stop]} .",
        printed=False,
    ),
    *construct(
        "Item",
        syntax.AttachTo,
        "Attach to {players:Players} .",
        [
            "(Attach only to|Play on|Play only on) {players:Players} .",
            "Attach this card [only] to {players:Players} .",
            "(Play|Attach) this card [only] (on|to) {players:Players} .",
            "(Attach|Put|Place|Tuck) [this [card]] (beneath|underneath|under) {players:Players} .",
            "[this card] goes [only] (on|onto|beneath|underneath|under) {players:Players} .",
            "(Can|May) only be (attached to|played on) {players:Players} .",
            "This card (can|may) only be (attached to|played on) {players:Players} .",
        ],
    ),
    *construct(
        "Item",
        syntax.AttachTo,
        "(Attach|Attach only) [this card] to {players:OneDesignated} .",
        ["(Play|Play only) [this card] on {players:OneDesignated} ."],
        printed=False,
    ),
    *word(
        "OneDesignated",
        Choose(Group(whose="you", among=Designated("any"))),
        "(one of your|your) designated (Player|Players)",
        "(a|the|one) Player [(that|who|whom)] you [have] designated [{:ThisPlayOrDown}]",
        "one of the Players [(that|who|whom)] you [have] designated [{:ThisPlayOrDown}]",
        "one of your Players (that|who) (was|is) designated [{:ThisPlayOrDown}]",
    ),
    *construct("Item", syntax.AttachTo, "{players:AlsoTheirs} .", printed=False),
    # What is done when it is attached is a sentence of its own
    *construct(
        "Item",
        syntax.Apart,
        "{first:Attached} and {rest:AttachedThen} .",
        ["{first:Attached} (, and|, then|and then|, and then) {rest:AttachedThen} ."],
        printed=False,
    ),
    *construct(
        "Attached",
        syntax.AttachTo,
        "Attach [only] to {players:Players}",
        ["(Attach|Play) this card [only] (on|to) {players:Players}"],
    ),
    *construct("AttachedThen", syntax.Says, "{clauses:Deeds}"),
    *construct(
        "AlsoTheirs",
        None,
        "you may attach this card to {=:Players}",
        [
            "this card may (also|) be (attached to|played on) {=:Players}",
            "(may|can) also be (attached to|played on) {=:Players}",
        ],
        views={WHOLE: read_as(_also_theirs)},
    ),
    *construct(
        "Item",
        syntax.PlayOn,
        "Play on {players:Players} {timing:Timing} .",
        [
            "(Play only on|Attach to|Attach only to) {players:Players} [only] {timing:Timing} .",
            "(Play|Play only) {timing:Timing} on {players:Chosen[sg]} .",
        ],
        printed=False,
    ),
    *phrase("ThisSynergy", "this card", "this Synergy [card]", "[your|the] Synergy"),
    *construct(
        "Item",
        syntax.ActiveWhile,
        "Active while {condition:DeckCondition} .",
        [
            "[{:ThisSynergy} is] active (while|if|as long as|when) {condition:DeckCondition} .",
            "active : {condition:DeckCondition} .",
            "[{:ThisSynergy} is] active {condition:Circumstance} .",
            "[{:ThisSynergy} is] active {condition:EitherCircumstance} .",
            "[{:ThisSynergy} is] active {condition:EitherTime} .",
            "[{:ThisSynergy} is] active {condition:BothSo} .",
            "(while|if|as long as|when) {condition:DeckCondition} , {:ThisSynergy} is active .",
            "{condition:DeckMust} .",
        ],
    ),
    *construct(
        "Item",
        syntax.ActiveWhile,
        "Always active .",
        ["{:ThisSynergy} is always active .", "active (always|at all times) ."],
        condition=ALWAYS,
    ),
]

TIMES: Final = [*HEADS, *TIMINGS, *TIMING_SHAPES, *PLAYED_ON, *CARDS_AS_SUCH]
