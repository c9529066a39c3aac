"""Catch ranges: wider, narrower, moved at one end, or set.

What is said of them is a pair of ends: how far they move (`Shift`), or where they are (`Span`).
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
    phrase,
    read_as,
    word,
)
from snapcount.cards.language.kernel.template import WHOLE
from snapcount.cards.language.kernel.views import UNSAID
from snapcount.cards.language.nouns.multiplied import capped, multiplied
from snapcount.cards.language.nouns.plays import UNOWNED, WAITED, During, NextPlays, Plays, Span
from snapcount.cards.language.nouns.quantities import Few
from snapcount.cards.language.nouns.this_play import THE_PLAY
from snapcount.cards.language.nouns.voices import becomes, falls, rises, up_or_down
from snapcount.cards.language.plays.next_calls import awaited
from snapcount.cards.language.plays.said import limited, unsaid
from snapcount.cards.nouns import Capped, Divided, TheX
from snapcount.cards.tree import (
    CatchRangeIs,
    ChangeCatchRange,
    ModifyCatchRange,
    SetCatchRange,
)


class Shift(msgspec.Struct, frozen=True):
    """How far the two ends move; up is above zero."""

    low: int = 0
    high: int = 0


class Ends(msgspec.Struct, frozen=True):
    """Where the ends are; None: nothing is said of that one."""

    low: int | None
    high: int | None


class Ranged(msgspec.Struct, frozen=True):
    """Plays, and what is said of the ends of their catch range.

    `each`: so much for each of these, and at most so much in all.
    """

    ends: Any
    of: Any = None
    each: Any = None
    most: int | None = None


# What the words say --------------------------------------------------------------------------


def _shift(name: str, low: int, high: int) -> View:
    """A number as a shift of so many times these ends."""

    def match(shift: Any) -> int | None:
        size = abs(getattr(shift, "low", 0) or getattr(shift, "high", 0))
        return size if size and shift == Shift(low * size, high * size) else None

    return View(name, build=lambda n: Shift(low * n, high * n) if n else None, match=match)


WIDER: Final = _shift("wider", -1, 1)
NARROWER: Final = _shift("narrower", 1, -1)
HIGHER_TOP: Final = _shift("higher top", 0, 1)
LOWER_TOP: Final = _shift("lower top", 0, -1)
HIGHER_BOTTOM: Final = _shift("higher bottom", 1, 0)
LOWER_BOTTOM: Final = _shift("lower bottom", -1, 0)


HIGHER_BOTH: Final = _shift("both ends higher", 1, 1)
LOWER_BOTH: Final = _shift("both ends lower", -1, -1)


class TwoEnds(msgspec.Struct, frozen=True):
    bottom: Shift
    top: Shift


BOTH_ENDS: Final = View(
    "both ends",
    build=lambda two: Shift(two.bottom.low, two.top.high),
    match=lambda shift: (
        TwoEnds(Shift(low=shift.low), Shift(high=shift.high))
        if isinstance(shift, Shift) and shift.low and shift.high and shift.low != -shift.high
        else None
    ),
)


LOW_END: Final = View(
    "low end",
    build=lambda n: Ends(n, None),
    match=lambda ends: ends.low if isinstance(ends, Ends) and ends.high is None else None,
)
HIGH_END: Final = View(
    "high end",
    build=lambda n: Ends(None, n),
    match=lambda ends: ends.high if isinstance(ends, Ends) and ends.low is None else None,
)
BOTH_SET: Final = View(
    "both ends set",
    build=lambda span: Ends(span.low, span.high),
    match=lambda ends: (
        Span(ends.low, ends.high)
        if isinstance(ends, Ends) and ends.low is not None and ends.high is not None
        else None
    ),
)

MOVES: list[Construct] = []


def _moves(view: View, say: str, read: str) -> None:
    MOVES.extend(construct("RangeMoves", None, say, views={WHOLE: view}))
    MOVES.extend(construct("RangeMovesToo", None, read, views={WHOLE: view}))


_SIDES: Final = "[{:BothEnds}]"
_WIDER: Final = (
    f"({{=:Int}} (wider|larger|bigger|greater)|(wider|larger|bigger) by {{=:Int}}) {_SIDES}"
)
_WIDENED: Final = "(increased|widened|expanded|extended|raised)"
_NARROWER: Final = (
    f"({{=:Int}} (narrower|smaller|tighter)|(narrower|smaller|tighter) by {{=:Int}}) {_SIDES}"
)
_NARROWED: Final = "(reduced|narrowed|decreased|shrunk|lowered|trimmed)"
_moves(WIDER, "is {=:Int} wider", f"(is|are) ({_WIDER}|{_WIDENED} by {{=:Int}} {_SIDES})")
_moves(NARROWER, "is {=:Int} narrower", f"(is|are) ({_NARROWER}|{_NARROWED} by {{=:Int}} {_SIDES})")
MOVES += construct(
    "RangeMovesToo",
    None,
    f"(grows|expands|widens|increases) by {{=:Int}} {_SIDES}",
    views={WHOLE: WIDER},
)
MOVES += construct(
    "RangeMovesToo",
    None,
    f"(shrinks|narrows|decreases|drops) by {{=:Int}} {_SIDES}",
    views={WHOLE: NARROWER},
)
for _view, _verb, _way, _end in (
    (HIGHER_TOP, "ends", "higher", "TopEnd"),
    (LOWER_TOP, "ends", "lower", "TopEnd"),
    (HIGHER_BOTTOM, "starts", "higher", "BottomEnd"),
    (LOWER_BOTTOM, "starts", "lower", "BottomEnd"),
):
    MOVES += construct(_end, None, f"{_verb} {{=:Int}} {_way}", views={WHOLE: _view})
    MOVES += construct(
        f"{_end}By[{'up' if _way == 'higher' else 'down'}]", None, "{=:Int}", views={WHOLE: _view}
    )

_WIDE: Final = "(wider|larger|bigger)"
_NARROW: Final = "(narrower|smaller|tighter)"
_AT_ONE_END: Final = (
    # What does it, what has happened then, how it is; the top end and the bottom end
    ("(widen|expand|extend)", "(widened|expanded|extended)", _WIDE, HIGHER_TOP, LOWER_BOTTOM),
    ("(narrow|shrink|trim)", "(narrowed|shrunk|trimmed)", _NARROW, LOWER_TOP, HIGHER_BOTTOM),
    ("raise", "raised", "higher", HIGHER_TOP, HIGHER_BOTTOM),
    ("lower", "lowered", "lower", LOWER_TOP, LOWER_BOTTOM),
    ("increase", "increased", "", HIGHER_TOP, None),
    ("(reduce|decrease)", "(reduced|decreased)", "", LOWER_TOP, None),
)
"""A catch range that is moved at one end, where that end isn't the subject."""
_WHICH_WAY: Final = Guard(
    lambda _: False,
    "is the catch range wider, or its lowest number higher? Write “widened” or “narrowed”",
)
ONE_END: list[tuple[str, str]] = []
for _do, _done, _degree, _top, _bottom in _AT_ONE_END:
    _by = f"{_done.strip('()').split('|')[0].title()}At"
    ONE_END.append((_do, _by))
    for _view, _end, _only in (
        (_top, "{:AtTopEnd}", None),
        (_bottom or LOWER_BOTTOM, "{:AtBottomEnd}", None if _bottom else _WHICH_WAY),
    ):
        MOVES += construct(_by, None, f"{{=:Int}} {_end}", views={WHOLE: _view}, only=_only)
        if _degree:
            _said = f"{{=:Int}} {_degree} {_end}"
            MOVES += construct("RangeDegree", None, _said, views={WHOLE: _view})
            MOVES += construct("RangeMovesToo", None, f"(is|are) {_said}", views={WHOLE: _view})
    MOVES += construct("MovedAtEnd", None, f"{_done} by {{=:{_by}}}")
MOVES += [
    *construct("BothEndsBy[up]", None, "{=:Int}", views={WHOLE: HIGHER_BOTH}),
    *construct("BothEndsBy[down]", None, "{=:Int}", views={WHOLE: LOWER_BOTH}),
    *phrase(
        "BothEnds",
        "on each side",
        "(on|at) (each|both|either) (end|ends|side|sides)",
        "in (each direction|both directions)",
    ),
    *phrase("TopEndName", "high end", "(top|upper|higher|high|highest) {:EndName}", "top"),
    *phrase("BottomEndName", "low end", "(bottom|lower|low|lowest) {:EndName}", "bottom"),
    *phrase("EndName", "end", "(side|limit|bound|number|value)"),
    *phrase("AtTopEnd", "at the high end", "(on|at) (the|its|their) {:TopEndName}"),
    *phrase("AtBottomEnd", "at the low end", "(on|at) (the|its|their) {:BottomEndName}"),
    *construct("MovedOut", None, "outward by {=:Int}", ["{=:Int} outward"], views={WHOLE: WIDER}),
    *construct("MovedOut", None, "inward by {=:Int}", ["{=:Int} inward"], views={WHOLE: NARROWER}),
    *construct("RangeMovesToo", None, "(is|are) {=:MovedAtEnd}"),
    *construct("RangeDegree", None, _WIDER, views={WHOLE: WIDER}),
    *construct("RangeDegree", None, _NARROWER, views={WHOLE: NARROWER}),
    *construct("RangeMoves", None, "{=:BottomEnd}"),
    *construct("RangeMoves", None, "{=:TopEnd}"),
    *construct("TwoEnds", TwoEnds, "{bottom:BottomEnd} and {top:TopEnd}"),
    *construct("RangeMoves", None, "{=:TwoEnds}", views={WHOLE: BOTH_ENDS}),
    *construct("RangeMoves", None, "{=:RangeMovesToo}", views={WHOLE: UNSAID}),
    *construct("WiderBy", None, "{=:Int}", ["{=:Int} {:BothEnds}"], views={WHOLE: WIDER}),
    *construct("NarrowerBy", None, "{=:Int}", ["{=:Int} {:BothEnds}"], views={WHOLE: NARROWER}),
    *construct("EndsSet", None, "{=:Span}", views={WHOLE: BOTH_SET}),
    *construct("RangeIs", None, "becomes {=:EndsSet}"),
    *construct(
        "RangeIsToo",
        None,
        "(is [now]|are [now]|is set to|is changed to|become) {=:EndsSet}",
        views={WHOLE: UNSAID},
    ),
    *construct("RangeIs", None, "{=:RangeIsToo}", views={WHOLE: UNSAID}),
    # One end of it
    *construct("BottomAt", None, "{=:Digit}", views={WHOLE: LOW_END}),
    *construct("TopAt", None, "{=:Digit}", views={WHOLE: HIGH_END}),
    *construct(
        "RangeIs", None, "starts at {=:BottomAt}", ["(starts|begins|start|begin) at {=:BottomAt}"]
    ),
    *construct("RangeIs", None, "ends at {=:TopAt}", ["(ends|end) at {=:TopAt}"]),
]


def _both_ends(noun: str) -> list[str]:
    """Both ends of the catch range of something move the same way, or apart."""
    ends = f"(both ends|both the {{:BottomEndName}} and the {{:TopEndName}}) (of|in) {noun}"
    shifts = "(shift|move|slide)"
    return [
        *rises(ends, "{ends:BothEndsBy[up]}", many=True),
        *falls(ends, "{ends:BothEndsBy[down]}", many=True),
        f"(widen|expand|extend) {ends} by {{ends:WiderBy}}",
        f"(narrow|shrink|trim) {ends} by {{ends:NarrowerBy}}",
        f"move {ends} {{ends:MovedOut}}",
        f"{ends} move {{ends:MovedOut}}",
        f"{shifts} {noun} (up|higher) by {{ends:BothEndsBy[up]}}",
        f"{shifts} {noun} (down|lower) by {{ends:BothEndsBy[down]}}",
        f"{shifts} {noun} by {{ends:BothEndsBy[up]}} (up|upward|higher)",
        f"{shifts} {noun} by {{ends:BothEndsBy[down]}} (down|downward|lower)",
        f"{shifts} {noun} {{ends:BothEndsBy[up]}} (up|upward|higher)",
        f"{shifts} {noun} {{ends:BothEndsBy[down]}} (down|downward|lower)",
        f"{noun} (shifts|moves|is shifted|is moved) up by {{ends:BothEndsBy[up]}}",
        f"{noun} (shifts|moves|is shifted|is moved) down by {{ends:BothEndsBy[down]}}",
    ]


def _one_end(end: str, noun: str) -> list[str]:
    """One end moves; that it stays within 0 to 9 goes without saying (R-40)."""
    what = f"the {{:{end}EndName}} (of|in) {noun}"
    out, into = ("up", "down") if end == "Top" else ("down", "up")
    return [
        f"(widen|expand|extend) {what} by {{ends:{end}EndBy[{out}]}}",
        f"narrow {what} by {{ends:{end}EndBy[{into}]}}",
        *(f"{each} [{{:NotAboveHighest}}]" for each in rises(what, f"{{ends:{end}EndBy[up]}}")),
        *(f"{each} [{{:NotBelowNone}}]" for each in falls(what, f"{{ends:{end}EndBy[down]}}")),
    ]


def _moved(noun: str) -> list[str]:
    """The catch range of something moves, in every voice."""
    return [
        f"{noun} {{ends:RangeMoves}}",
        f"(widen|increase|expand|extend|raise) {noun} by {{ends:WiderBy}}",
        f"(narrow|reduce|decrease|shrink|lower|trim) {noun} by {{ends:NarrowerBy}}",
        f"add {{ends:WiderBy}} to {noun} [{{:BothEnds}}]",
        f"subtract {{ends:NarrowerBy}} from {noun} [{{:BothEnds}}]",
        *(f"{do} {noun} by {{ends:{by}}}" for do, by in ONE_END),
        f"{noun} (becomes|become|gets|get) {{ends:RangeDegree}}",
        f"make {noun} {{ends:RangeDegree}}",
        *_one_end("Top", noun),
        *_one_end("Bottom", noun),
        *_both_ends(noun),
    ]


def _set(noun: str) -> list[str]:
    return [
        f"{noun} {{ends:RangeIs}}",
        f"{noun} {{ends:RangeIs}} {{:InsteadOfRange}}",
        f"(set|change) {noun} to {{ends:EndsSet}} [{{:InsteadOfRange}}]",
        f"make {noun} {{ends:EndsSet}}",
        *becomes(f"the {{:BottomEndName}} (of|in) {noun}", "{ends:BottomAt}"),
        *becomes(f"the {{:TopEndName}} (of|in) {noun}", "{ends:TopAt}"),
    ]


# What they are said of -----------------------------------------------------------------------


def _of_this(node: type[msgspec.Struct], ends: type[msgspec.Struct]) -> View:
    def match(effect: Any) -> Any:
        if type(effect) is not node:
            return None
        each: Any = getattr(effect, "each", None)
        most: int | None = None
        if isinstance(each, Capped):
            size = abs(effect.low or effect.high)  # type: ignore[attr-defined]
            each, most = each.of, each.most * size
        if isinstance(each, Divided):
            each = Few(each.by, each.of)
        return Ranged(ends(effect.low, effect.high), None, each, most)  # type: ignore[attr-defined]

    def build(said: Ranged) -> Any:
        moved = node(low=said.ends.low, high=said.ends.high)
        moved = moved if said.each is None else multiplied(moved, said.each)
        return moved if said.most is None else capped(moved, said.most)

    return View(f"{node.__name__} of this play", build, match)


def _of_one(node: type[msgspec.Struct], ends: type[msgspec.Struct]) -> View:
    of_this = _of_this(node, ends)
    return read_as(lambda said: said.of.about(of_this.build(said)))


def _of_all(node: type[msgspec.Struct], ends: type[msgspec.Struct]) -> View:
    def match(made: Any) -> Any:
        if type(made) is not node:
            return None
        return Ranged(ends(made.low, made.high), Plays(made.who, made.calls))  # type: ignore[attr-defined]

    return View(
        f"{node.__name__} of plays",
        build=lambda said: node(
            low=said.ends.low, high=said.ends.high, who=said.of.who, calls=said.of.calls
        ),
        match=match,
    )


def _of_next(node: type[msgspec.Struct], ends: type[msgspec.Struct]) -> View:
    of_all = _of_all(node, ends)

    def build(said: Ranged) -> Any:
        plays, lasts = limited(said.of)
        modifier = of_all.build(Ranged(said.ends, plays))
        return syntax.For(clause=syntax.Stands(modifier=modifier), lasts=lasts)

    def match(clause: Any) -> Any:
        if not isinstance(clause, syntax.For) or not isinstance(clause.clause, syntax.Stands):
            return None
        said = of_all.match(clause.clause.modifier)
        of = clause.lasts.of
        if said is None or of is None or said.of != Plays(of, ()):
            return None
        return Ranged(said.ends, NextPlays(of, clause.lasts.duration))

    return View(f"{node.__name__} of next plays", build, match)


def _of_coming(of_this: View) -> View:
    """Of the next play of a kind: when it is revealed."""
    return read_as(
        lambda said: awaited(said.of, of_this.build(msgspec.structs.replace(said, of=None)))
    )


def _ranged(
    name: str,
    effect: type[msgspec.Struct],
    modifier: type[msgspec.Struct],
    ends: type[msgspec.Struct],
    voice: Any,
    having: list[str],
) -> list[Construct]:
    made: list[Construct] = []
    this = (
        "(the catch range [(of|on|for) {:AnyonesPlay}]|{:AnyonesPlays} catch range) [{:InThisDown}]"
    )
    whose = (
        "(the catch range (of|on|for) ({of:OwnPlayNow}|{of:OwnedPlay})"
        "|({of:Its}|{of:OwnedPlays}|{of:PlayOwner}) catch range) [{:InThisDown}]"
    )
    for category, view, label, frames in (
        (
            "Effect",
            _of_this(effect, ends),
            "This",
            [*voice(this), *(f"{{:ThePlay}} (has|gets) {each}" for each in having)],
        ),
        (
            "Effect",
            _of_one(effect, ends),
            "One",
            [*voice(whose), *(f"{{of:OwnedPlay}} (has|gets) {each}" for each in having)],
        ),
        (
            "Modifier",
            _of_all(modifier, ends),
            "All",
            [
                *voice(
                    "the (catch range|catch ranges) (of|on|for) ({of:Plays[pl]}|{of:Plays[sg]})"
                ),
                *voice("({of:PlaysOwn} (catch range|catch ranges)|{of:RangesOf} catch ranges)"),
                *(f"{{of:Plays[pl]}} have {each}" for each in having),
                *(f"{{of:Plays[sg]}} has {each}" for each in having),
                *(f"{{of:PlaysOfBoth}} have {each} for both players" for each in having),
            ],
        ),
        (
            "For",
            _of_next(modifier, ends),
            "Next",
            [
                *voice("the catch range (of|on|for) ({of:NextPlays[sg]}|{of:NextPlays[pl]})"),
                *voice("{of:RangeDuring}"),
                *(f"{{of:NextPlays[sg]}} has {each}" for each in having),
                *(f"{{of:NextPlays[pl]}} have {each}" for each in having),
            ],
        ),
        (
            "Core[stop]",
            _of_coming(_of_this(effect, ends)),
            "Coming",
            [
                *voice("the catch range (of|on|for) {of:ComingCall}"),
                *(f"{{of:ComingCall}} has {each}" for each in having),
            ],
        ),
    ):
        label = f"{name}{label}"
        made += construct(label, Ranged, frames[0], frames[1:])
        made += construct(category, None, "{=:" + label + "}", views={WHOLE: view})
        if label == "RangeMovedThis":
            counted = [f"{frame} {{each:ForEachOf}}" for frame in frames]
            made += construct(label, Ranged, counted[0], counted[1:])
            made += construct(label, Ranged, f"{counted[0]} {{most:CapAny}}")
        if label == "RangeMovedOne":
            counted = [f"{frame} {{each:ForEachOf}}" for frame in frames]
            made += construct(label, Ranged, counted[0], counted[1:])
    return made


def _widened(by: int) -> ChangeCatchRange:
    return ChangeCatchRange(-by, by)


def _shifted(by: int) -> ChangeCatchRange:
    return ChangeCatchRange(by, by)


_THIS_RANGE: Final = "(the catch range|the catch range of {:ThePlay})"
_THEIR_RANGE: Final = (
    "((its|their) (catch range|catch ranges)|a catch range [(that|which) is]"
    "|catch ranges [(that|which) are])"
)
_HAVE_MOVED: Final = [
    f"{_THEIR_RANGE} {_WIDENED} by {{ends:WiderBy}}",
    f"{_THEIR_RANGE} {_NARROWED} by {{ends:NarrowerBy}}",
    f"{_THEIR_RANGE} {{ends:MovedAtEnd}}",
    "(a catch range [(that|which) is]|catch ranges [(that|which) are]) {ends:RangeDegree}",
    "(a {ends:RangeDegree} catch range|{ends:RangeDegree} catch ranges)",
]
_EVERY: Final = "([all] catch ranges|(every|each|any) catch range)"


_EVERY_SUCH: Final = (
    "([all] {of:RangesOfKind} catch ranges|(every|each|any) {of:RangesOfKind} catch range)"
)


def _by_x() -> list[Construct]:
    """By X, which was chosen or paid: so far for each."""
    wide = [
        f"{_THIS_RANGE} is X wider [{{:BothEnds}}]",
        f"(widen|expand|extend) {_THIS_RANGE} by X [{{:BothEnds}}]",
        f"{_THIS_RANGE} is (widened|expanded) by X [{{:BothEnds}}]",
        *(f"{each} [{{:BothEnds}}]" for each in rises(_THIS_RANGE, "X")),
    ]
    narrow = [
        f"{_THIS_RANGE} is X narrower [{{:BothEnds}}]",
        f"(narrow|shrink|trim) {_THIS_RANGE} by X [{{:BothEnds}}]",
        f"{_THIS_RANGE} is (narrowed|shrunk|trimmed) by X [{{:BothEnds}}]",
        *(f"{each} [{{:BothEnds}}]" for each in falls(_THIS_RANGE, "X")),
    ]
    top, bottom = (f"the {{:{end}EndName}} of {_THIS_RANGE}" for end in ("Top", "Bottom"))
    made: list[Construct] = []
    for low, high, frames in (
        (-1, 1, wide),
        (1, -1, narrow),
        (0, 1, rises(top, "X")),
        (0, -1, falls(top, "X")),
        (1, 0, rises(bottom, "X")),
        (-1, 0, falls(bottom, "X")),
    ):
        made += construct(
            "Effect", ChangeCatchRange, frames[0], frames[1:], low=low, high=high, each=TheX()
        )
    return made


class AtAnEnd(msgspec.Struct, frozen=True):
    """A catch range that is so much wider or narrower at the end that somebody chooses."""

    of: Any
    by: int
    way: int


def _at_an_end(said: AtAnEnd) -> syntax.OneOf:
    ends = (ChangeCatchRange(-said.way * said.by, 0), ChangeCatchRange(0, said.way * said.by))
    return syntax.OneOf(options=tuple((said.of.about(each),) for each in ends))


_ONE_RANGE: Final = (
    "(the catch range (of|on|for) ({of:OwnPlayNow}|{of:OwnedPlay}|{of:PlayOfAnyCard})"
    "|{of:PlaysOrIts} catch range|{of:TheRange})"
)


CATCH_RANGES: Final[list[Construct]] = [
    *_by_x(),
    *MOVES,
    *_ranged("RangeMoved", ChangeCatchRange, ModifyCatchRange, Shift, _moved, _HAVE_MOVED),
    *up_or_down(_widened, _THIS_RANGE, up_to=False, moved=""),
    *up_or_down(_shifted, f"both ends of {_THIS_RANGE}", many=True, up_to=False, moved=_THIS_RANGE),
    # All of them, of anybody
    *construct(
        "EveryRange",
        Ranged,
        _moved(_EVERY)[0],
        _moved(_EVERY)[1:],
        of=Plays(UNOWNED, ("pass",)),
    ),
    # `all Long Pass catch ranges`
    *construct(
        "EveryRange",
        Ranged,
        _moved(_EVERY_SUCH)[0],
        _moved(_EVERY_SUCH)[1:],
    ),
    *construct("RangesOfKind", Plays, "{calls:QualifyingCalls}", who=UNOWNED),
    *construct("PlaysOfBoth", Plays, "[all] {calls:CallsOfPlays[pl]}", who=UNOWNED),
    *construct("RangesOf", Plays, "[all of] {who:Whose}", calls=("pass",)),
    # `your catch range this possession`: of all their passes in it
    *construct(
        "RangeDuring",
        During,
        "{plays:RangesOf} (catch range|catch ranges) {lasts:Lasts}",
        only=Guard(
            lambda said: said.lasts.duration in WAITED or said.lasts.of is not None,
            "for how long? Write “this down” or “this possession”",
        ),
    ),
    *construct(
        "Modifier", None, "{=:EveryRange}", views={WHOLE: unsaid(_of_all(ModifyCatchRange, Shift))}
    ),
    *_ranged(
        "RangeSet",
        SetCatchRange,
        CatchRangeIs,
        Ends,
        _set,
        ["a catch range of {ends:EndsSet}", "[a] catch range {ends:EndsSet}"],
    ),
    # Which Strengths are caught is the catch range
    *construct(
        "RangeSetThis",
        Ranged,
        (
            "{:AnyonesPlay} is (complete|caught|successful) (on|with) a Play Strength"
            " of {ends:EndsSet}"
        ),
        of=None,
    ),
    *construct(
        "RangeSetOne",
        Ranged,
        (
            "({of:OwnPlayNow}|{of:OwnedPlay}) is (complete|completed|caught|successful)"
            " (on|with) a Play Strength of {ends:EndsSet}"
        ),
    ),
    # At the one end or at the other
    *construct("Core[stop]", None, "{=:AtAnEnd}", views={WHOLE: read_as(_at_an_end)}),
    *(
        each
        for way, do, done, degree in (
            (1, "(widen|expand|extend|increase)", "(widened|expanded|extended|increased)", _WIDE),
            (-1, "(narrow|shrink|reduce|decrease)", "(narrowed|shrunk|reduced)", _NARROW),
        )
        for each in construct(
            "AtAnEnd",
            AtAnEnd,
            f"{do} {_ONE_RANGE} by {{by:Int}} {{:EndYouChoose}}",
            [
                f"{_ONE_RANGE} is {{by:Int}} {degree} {{:EndYouChoose}}",
                f"{_ONE_RANGE} is {done} by {{by:Int}} {{:EndYouChoose}}",
                f"make {_ONE_RANGE} {{by:Int}} {degree} {{:EndYouChoose}}",
            ],
            way=way,
        )
    ),
    *word("TheRange", THE_PLAY, "the catch range"),
    *phrase(
        "EndYouChoose",
        "on either end of your choice",
        "(on|at) (either|one|an|any|the) (end|side) (of your choice|[that] you choose)",
        "(on|at) your choice of (end|ends|side)",
    ),
    *construct("EveryStrength", SetCatchRange, "ignore the catch range", low=0, high=9),
    *construct("Effect", None, "{=:EveryStrength}", views={WHOLE: UNSAID}),
]
