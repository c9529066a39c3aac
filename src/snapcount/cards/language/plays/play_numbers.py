"""Numbers of a play that are changed or set: its Strength, base yards and Time Units.

Each can be said of this play (an effect), of somebody's play, of all their plays (a modifier), or
of the next ones (a modifier that lasts so long); in the words of `rises`, `falls` and `becomes`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel.construct import (
    Construct,
    Guard,
    View,
    construct,
    phrase,
    word,
)
from snapcount.cards.language.kernel.moods import third
from snapcount.cards.language.kernel.template import WHOLE
from snapcount.cards.language.kernel.views import UNSAID
from snapcount.cards.language.nouns.numbers import MINUS, PLUS
from snapcount.cards.language.nouns.this_play import OWN_PLAY, PlayOwner
from snapcount.cards.language.nouns.voices import (
    Voice,
    any_of,
    becomes,
    ceiled,
    falls,
    floored,
    kept_down,
    rises,
    up_or_down,
)
from snapcount.cards.language.plays.said import (
    Said,
    end_of,
    of_next_plays,
    of_plays,
    said_of,
    unsaid,
)
from snapcount.cards.nouns import Capped, Half, TheBaseYards, ThePlayStrength, TheTimeUnits, Times
from snapcount.cards.tree import (
    BaseYardsAre,
    ChangeBaseYards,
    ChangeStrength,
    ChangeTimeUnits,
    ModifyBaseYards,
    ModifyStrength,
    ModifyTimeUnits,
    ModifyYards,
    SetBaseYards,
    SetStrength,
    SetTimeUnits,
    TimeUnitsAre,
)


class Name(msgspec.Struct, frozen=True):
    """What a number is called, after its article."""

    text: str
    many: bool
    unit: str = ""
    """What may stand after the number."""


class Property(msgspec.Struct, frozen=True):
    """A number of plays by its names, the printed one first."""

    names: tuple[Name, ...]
    this: str
    """The words for that of this play, as they are printed."""
    own: str = "{@:PlaysOrIts}"
    """Words for this play's own."""
    others: tuple[Name, ...] = ()
    """Words for that of this play in which the play is named."""
    verbs: Callable[[str, str, bool | None, str], list[str]] | None = None
    """Verbs of plays that say it, of a subject, a number and whether it is more (None: set)."""
    verbs_printed: bool = False
    """Of all plays it is printed by those verbs."""
    of_success: bool = False
    """Only a play that is successful has it, so that it may be said of those."""

    def of_this(self) -> list[tuple[str, Name]]:
        found = [(self.this, self.names[0])]
        for name in self.names:
            found.append((f"the {name.text}", name))
            found.append((f"the {name.text} (of|on|for) {{@:PlayOrOwn}}", name))
            found.append((f"{self.own} {name.text}", name))
            found.append((f"{{@:PlayOwner}} {name.text}", name))
        found += [(name.text, name) for name in self.others]
        return [found[0], *((f"{noun} [{{:InThisDown}}]", name) for noun, name in found[1:])]

    def of_all(self, part: str) -> list[tuple[str, Name]]:
        # `for each of your Runs this half` counts them
        each = "(of|on)" if part == "Plays" else "(of|on|for)"
        found = [
            (f"the {name.text} {of} {{of:{part}[{n}]}}", name)
            for name in self.names
            for n, of in (("pl", "(of|on|for)"), ("sg", each))
        ]
        if part == "Plays":
            found += [(f"{{of:PlaysOwn}} {name.text}", name) for name in self.names]
            if self.of_success:
                found += [
                    (f"the {name.text} {each} {{of:{noun}}}", name)
                    for name in self.names
                    for noun in SUCCESSES
                ]
        return found

    def subjects(self, part: str) -> list[tuple[str, str]]:
        """Of whom its verbs are said, and in which number."""
        nouns = [f"{part}[pl]", f"{part}[sg]"]
        if part == "Plays" and self.of_success:
            nouns += SUCCESSES
        return [(f"{{of:{noun}}}", noun[-3:-1]) for noun in nouns]


SUCCESSES: Final = ("Successful[pl]", "Successful[sg]")


class Ended(msgspec.Struct, frozen=True):
    """How far a number goes may be said: of plays, and of this one."""

    of_plays: Guard | None = None
    of_this: Guard | None = None
    only_plays: bool = False


ABOVE_NONE: Final = Guard(lambda made: (made.least or 0) > 0, "it is never less than that anyway")
_ONE_NUMBER: Final = "the most that is counted, or that it comes to? Say it in its own sentence"
_DIGIT: Final = Guard(
    lambda said: isinstance(said.number, int) and 0 < said.end <= 9,
    "Play Strength goes from 0 to 9",
)


def _voiced(voice: Voice, nouns: list[tuple[str, Name]], number: str) -> list[str]:
    frames: list[str] = []
    for many in dict.fromkeys(name.many for _, name in nouns):
        these = [(noun, name) for noun, name in nouns if name.many == many]
        units = any_of([number, *(f"{number} {name.unit}" for _, name in these if name.unit)])
        frames += voice(any_of(noun for noun, _ in these), units, many)
    return frames


def _doing(kind: Property, subject: str, number: str, up: bool | None, n: str) -> list[str]:
    return [] if kind.verbs is None else kind.verbs(subject, number, up, n)


def _verbs_and_voices(
    kind: Property, voice: Voice, part: str, number: str, up: bool | None
) -> list[str]:
    """What is said of all plays, or of the next ones, the printed way first."""
    verbs = [frame for of, n in kind.subjects(part) for frame in _doing(kind, of, number, up, n)]
    voices = _voiced(voice, kind.of_all(part), number)
    return [*verbs, *voices] if kind.verbs_printed else [*voices, *verbs]


def _having(kind: Property, subject: str, number: str, up: bool, n: str) -> list[str]:
    """`your Runs have 1 less Play Strength`, `… have their base yards reduced by 5`."""
    has, its = ("(has|gets)", "its") if n == "sg" else ("(have|get)", "their")
    degree = "(more|additional|extra|higher)" if up else "(less|fewer|lower)"
    change = "(increased|raised)" if up else "(reduced|decreased|lowered)"
    sign = "\\+" if up else "-"
    names = any_of(name.text for name in kind.names)
    return [
        f"{subject} {has} {number} {degree} {names}",
        f"{subject} {has} {sign} {number} {names}",
        f"{subject} {has} {names} {sign} {number}",
        f"{subject} {has} {its} {names} {change} by {number}",
    ]


def _predicates(kind: Property, number: str, up: bool | None) -> list[tuple[str, list[str]]]:
    """What is said of this play after its subject, in both forms."""
    return [
        (
            f"Taking[{form}]",
            [
                *([] if up is None else _having(kind, "", number, up, n)),
                *_doing(kind, "", number, up, n),
            ],
        )
        for form, n in (("third", "sg"), ("bare", "pl"))
    ]


def changes(
    kind: Property,
    effect: type[msgspec.Struct],
    modifier: type[msgspec.Struct],
    *,
    modifier_number: str = "Number",
    floor: Ended | None = None,
    ceiling: Ended | None = None,
    ends: tuple[str, str] | None = None,
) -> list[Construct]:
    """Declare that a number of this play, and of plays, is increased and reduced.

    `floor`, `ceiling`: the least, or most, that it comes to may be said; `ends`: words for that it
    ends at its highest or lowest value, where it would else begin anew.
    """
    made: list[Construct] = []
    for many in dict.fromkeys(name.many for name in kind.names):
        nouns = any_of(noun for noun, name in kind.of_this() if name.many == many)
        made += up_or_down(effect, nouns, many)
    own, of_all = "{by:Number}", f"{{number:{modifier_number}}}"
    for up, voice, view in ((True, rises, PLUS), (False, falls, MINUS)):
        this = _voiced(voice, kind.of_this(), own)
        stated = [("Effect", this), *_predicates(kind, own, up)]
        every, coming = (
            [
                *_verbs_and_voices(kind, voice, part, of_all, up),
                *(
                    frame
                    for of, n in kind.subjects(part)
                    for frame in _having(kind, of, of_all, up, n)
                ),
            ]
            for part in ("Plays", "NextPlays")
        )
        if ends is not None:
            for category, said_so in stated:
                frames = [f"{frame} {ends[0 if up else 1]}" for frame in said_so]
                made += construct(
                    category, effect, frames[0], frames[1:], views={"by": view}, within=True
                )
        for category, said_so in stated:
            frames = said_so
            if end_of(effect) == "least" and not up:
                frames = [*frames, *(f"{frame} {{:NotBelowNone}}" for frame in frames)]
            made += construct(category, effect, frames[0], frames[1:], views={"by": view})
        if ends is not None and not up:  # no modifier takes it below 0 anyway
            every, coming = (
                [*frames, *(f"{frame} {{:NotBelowNone}}" for frame in frames)]
                for frames in (every, coming)
            )
        of_all_plays = (
            ("Modifier", of_plays(modifier), f"{modifier.__name__}Said", every),
            ("For", of_next_plays(modifier), f"{modifier.__name__}Next", coming),
        )
        for category, seen, label, frames in of_all_plays:
            made += said_of(category, seen, label, frames, views={"number": view})
        ended, bounded = (ceiling, ceiled) if up else (floor, floored)
        if ended is None:
            continue
        for category, said_so in () if ended.only_plays else stated:
            frames = bounded(said_so, end_of(effect) or "")
            made += construct(
                category, effect, frames[0], frames[1:], views={"by": view}, only=ended.of_this
            )
        for _, _, label, frames in of_all_plays:
            frames = bounded(frames, "end")
            made += construct(
                label, Said, frames[0], frames[1:], views={"number": view}, only=ended.of_plays
            )
    return made


def sets(
    kind: Property,
    effect: type[msgspec.Struct],
    modifier: type[msgspec.Struct] | None,
    *,
    number: str = "Number",
    modifier_number: str = "",
) -> list[Construct]:
    """Declare that a number of this play, and of plays, is set."""
    this = _voiced(becomes, kind.of_this(), f"{{to:{number}}}")
    made = construct("Effect", effect, this[0], this[1:])
    for category, frames in _predicates(kind, f"{{to:{number}}}", None):
        if frames:
            made += construct(category, effect, frames[0], frames[1:])
    if modifier is None:
        return made
    of_all = f"{{number:{modifier_number or number}}}"
    for category, part, seen in (
        ("Modifier", "Plays", of_plays(modifier, "to")),
        ("For", "NextPlays", of_next_plays(modifier, "to")),
    ):
        frames = _verbs_and_voices(kind, becomes, part, of_all, None)
        made += said_of(category, seen, f"{modifier.__name__}{part}", frames)
    return made


def scales(
    kind: Property, effect: type[msgspec.Struct], modifier: type[msgspec.Struct] | None, known: Any
) -> list[Construct]:
    """Declare that a number is doubled and halved; what it is by itself is `known`."""
    made: list[Construct] = []
    rounded = [(Half(known), "[{:RoundedDown}]"), (Half(known, up=True), "{:RoundedUp}")]
    if known == TheBaseYards():
        rounded.append((Half(known, to=5), "{:DownToFives}"))
    for number, verb, done, share, end in (
        (Times(2, known), "double", "doubled", "twice as", ""),
        *((half, "halve", "halved", "half as", end) for half, end in rounded),
    ):

        def voice(noun: str, _: str, many: bool) -> list[str]:
            be = "are" if many else "is"
            return [
                f"{verb} {noun} {end}",  # noqa: B023
                *([f"cut {noun} in half {end}"] if done == "halved" else []),  # noqa: B023
                f"{noun} {be} {done} {end}",  # noqa: B023
                f"{noun} {be} {share} (high|large|much|many) {end}",  # noqa: B023
            ]

        this = _voiced(voice, kind.of_this(), "")
        if modifier is None:  # its own words are those of what it is set to
            made += construct(f"{effect.__name__}{done}", effect, this[0], this[1:], to=number)
            made += construct(
                "Effect", None, f"{{=:{effect.__name__}{done}}}", views={WHOLE: UNSAID}
            )
        else:
            made += construct("Effect", effect, this[0], this[1:], to=number)
        if modifier is not None:
            frames = _voiced(voice, kind.of_all("Plays"), "")
            label = f"{modifier.__name__}Scaled{done}"
            made += construct(label, Said, frames[0], frames[1:], number=number)
            seen = unsaid(of_plays(modifier, "to"))
            made += construct("Modifier", None, f"{{=:{label}}}", views={WHOLE: seen})
    return made


def _capped() -> list[Construct]:
    """Base yards that are no more than so many."""
    made = construct("BaseAtMost", Capped, "{most:Int}", ["{most:IntYards}"], of=TheBaseYards())
    for category, part, seen in (
        ("Modifier", "Plays", of_plays(BaseYardsAre, "to")),
        ("For", "NextPlays", of_next_plays(BaseYardsAre, "to")),
    ):
        frames = _voiced(kept_down, BASE_YARDS.of_all(part), "{number:BaseAtMost}")
        made += said_of(category, unsaid(seen), f"BaseAtMost{part}", frames)
    this = _voiced(kept_down, BASE_YARDS.of_this(), "{to:BaseAtMost}")
    return [*made, *construct("Effect", SetBaseYards, this[0], this[1:], printed=False)]


# The numbers ---------------------------------------------------------------------------------


def _gets(n: str) -> str:
    return "gets" if n == "sg" else "get"


def _base_yards(subject: str, number: str, up: bool | None, n: str) -> list[str]:
    if up is None:
        has, gain = ("has", "gains") if n == "sg" else ("have", "gain")
        return [
            f"{subject} ({has}|{gain}) base yards equal to {number}",
            f"{subject} ({has}|{_gets(n)}) [a] (base yards|base yardage) of {number}",
            f"{subject} {gain} {number} base yards",
            f"{subject} {gain} {number} [yards] {{:InsteadOfStrength}}",
        ]
    verb = "gain" if up else "lose"
    verb = third(verb) if n == "sg" else verb
    more = "(additional|more|extra) " if up else ""
    return [f"{subject} {verb} {number} {more}base yards"]


def _strength(subject: str, number: str, up: bool | None, n: str) -> list[str]:
    if up is not None:
        return []
    has = "has" if n == "sg" else "have"
    return [f"{subject} ({has}|{_gets(n)}) [a] [Play] Strength of {number}"]


def _time_units(subject: str, number: str, up: bool | None, n: str) -> list[str]:
    """`your plays take 2 more Time Units`; the number is said with its unit."""
    unit = {True: "MoreTimeUnits", False: "FewerTimeUnits", None: "TimeUnitsTaken"}[up]
    field, category = number[1:-1].split(":")
    if category != "Number":
        unit = f"Int{unit}"
    verbs = "(take|use [up]|cost|consume|burn|eat [up])"
    if n == "sg":
        verbs = "(takes|uses [up]|costs|consumes|burns|eats [up])"
    exactly, instead = ("[exactly|only]", "[{:InsteadOfTime}]") if up is None else ("", "")
    than = "" if up is None else "[than {:ItSays}]"
    said = [f"{subject} {verbs} {exactly} {{{field}:{unit}}} [off {{:TheClock}}] {than} {instead}"]
    if up is not None:  # nothing else is used by a play
        said.append(f"{subject} {verbs} {{{field}:Int}} {'more' if up else '(fewer|less)'}")
        lasts = "lasts" if n == "sg" else "last"
        units = f"{{{field}:IntTimeUnits}} {'longer' if up else '(shorter|less)'}"
        said.append(f"{subject} {lasts} {units}")
    if up is None:
        does = "does" if n == "sg" else "do"
        has = "has" if n == "sg" else "have"
        value = "[a] (Time Unit value|Time Unit cost) (of|equal to)"
        said.append(f"{subject} ({has}|{_gets(n)}) {value} {number}")
        none = f"{{{field}:NoTimeUnits}} [off {{:TheClock}}]"
        said.append(f"{subject} {does} not (take|use|cost|consume) {none}")
    return said


_YARDS: Final = "({number:Number}|{number:Yards})"

SOME: Final = View("some", build=lambda n: n, match=lambda n: None if n == 0 else n)
"""None at all is said so."""

STRENGTH: Final = Property(
    (Name("Play Strength", many=False), Name("Strength", many=False)),
    "the Play Strength",
    # this play's may be that of the Play whose text it is
    own="({:AnyonesPlays}|{@:ItsOwn}|{@:OwnedPlays})",
    verbs=_strength,
)
BASE_YARDS: Final = Property(
    (Name("base yards", many=True), Name("base yardage", many=False, unit="yards")),
    "the base yards",
    verbs=_base_yards,
    of_success=True,
)
TIME_UNITS: Final = Property(
    (
        Name("Time Units", many=True),
        Name("Time Unit value", many=False),
        Name("Time Unit cost", many=False),
    ),
    "the Time Units of {@:ThisVeryPlay}",
    others=(Name("the time {@:PlayOrOwn} (takes|uses)", many=False),),
    verbs=_time_units,
    verbs_printed=True,
)

PLAY_NUMBERS: Final[list[Construct]] = [
    *construct(
        "Floor",
        None,
        "to a minimum of {=:Int}",
        [
            ", to a minimum of {=:Int}",
            "[,] to a minimum of {=:Int} (yard|yards|Time Units|Time Unit)",
            "\\( [to a] (minimum|min) [of] {=:Int} [yards|Time Units|Time Unit] \\)",
            "[,] (but not|no less than|not|but never) (below|less than) {=:Int} [yards]",
            "[,] with a minimum of {=:Int} [yards]",
            "[,] (minimum|min) {=:Int} [yards]",
        ],
    ),
    *construct(
        "Ceiling",
        None,
        "to a maximum of {=:Int}",
        [
            "[,] [up] to a maximum of {=:Int} [yard|yards]",
            "\\( [[up] to a] (maximum|max) [of] {=:Int} [yards] \\)",
            "[,] (but not|but no|not|no|but never) (above|more than|higher than) {=:Int} [yards]",
            "[,] with a maximum of {=:Int} [yards]",
            "[,] (maximum|max) {=:Int} [yards]",
        ],
    ),
    *phrase(
        "NotBelowNone",
        "to a minimum of 0",
        ", to a minimum of 0",
        "\\( [to a] (minimum|min) [of] 0 \\)",
        "[,] but not below 0",
    ),
    # `your catch range this down becomes 1-8`: that it is of this down goes without saying
    *phrase("InThisDown", "this down", "(on|for|during) this down"),
    *phrase("NotBelowLowest", "but not below 0", ", but not below 0", "{:NotBelowNone}"),
    *phrase(
        "NotAboveHighest",
        "but not above 9",
        "[,] but not above 9",
        "[,] [up] to a maximum of 9",
        "[,] but (it|they) (cannot|may not) (be|become|go|rise) (higher than|more than|above) 9",
        "\\( (maximum|max) [of] 9 \\)",
    ),
    *word("NoTimeUnits", 0, "any Time Units", "any time"),
    *word("TimeUnitsTaken", 0, "no Time Units", "(no time|nothing)"),
    *construct("TimeUnitsTaken", None, "{=:TimeUnits}", views={WHOLE: SOME}),
    *word("IntTimeUnitsTaken", 0, "no Time Units", "(no time|nothing)"),
    *construct("IntTimeUnitsTaken", None, "{=:IntTimeUnits}", views={WHOLE: SOME}),
    *changes(
        STRENGTH,
        ChangeStrength,
        ModifyStrength,
        ends=("{:NotAboveHighest}", "{:NotBelowLowest}"),
        floor=Ended(_DIGIT, only_plays=True),
        ceiling=Ended(_DIGIT, only_plays=True),
    ),
    *sets(STRENGTH, SetStrength, None),
    *scales(STRENGTH, SetStrength, None, ThePlayStrength()),
    *changes(
        BASE_YARDS,
        ChangeBaseYards,
        ModifyBaseYards,
        floor=Ended(),
        ceiling=Ended(
            Guard(lambda said: isinstance(said.number, int), _ONE_NUMBER),
            Guard(lambda effect: isinstance(effect.by, int), _ONE_NUMBER),
        ),
    ),
    *sets(BASE_YARDS, SetBaseYards, BaseYardsAre, number="NewBaseYards"),
    *construct("NewBaseYards", None, "{=:Number}"),
    *construct(
        "NewBaseYards",
        None,
        "a loss of {=:IntYards}",
        ["- {=:Int}", "- {=:IntYards}"],
        views={WHOLE: MINUS},
    ),
    *scales(BASE_YARDS, SetBaseYards, BaseYardsAre, TheBaseYards()),
    *_capped(),
    # What all their plays gain, as a number of theirs
    *(
        each
        for voice, view in ((rises, PLUS), (falls, MINUS))
        for ended in ((list,) if view is PLUS else (list, partial(floored, field="end")))
        for each in said_of(
            "Modifier",
            unsaid(of_plays(ModifyYards)),
            "YardsOfPlays",
            ended(voice("the yards [gained] (on|by|of) {of:Plays[pl]}", _YARDS, True)),
            views={"number": view},
        )
    ),
    *changes(
        TIME_UNITS,
        ChangeTimeUnits,
        ModifyTimeUnits,
        modifier_number="Int",
        floor=Ended(of_this=ABOVE_NONE),
    ),
    *sets(TIME_UNITS, SetTimeUnits, TimeUnitsAre, modifier_number="Int"),
    *scales(TIME_UNITS, SetTimeUnits, None, TheTimeUnits()),
    # Added to the play itself, or to its Time Units with the unit
    *construct(
        "TimeAdded",
        ChangeTimeUnits,
        "add {by:TimeUnits} to",
        ["add {by:TimeUnits} to the (Time Units|[Time Unit] cost) of"],
        views={"by": PLUS},
    ),
    *construct(
        "TimeAdded",
        ChangeTimeUnits,
        "(remove|subtract) {by:TimeUnits} from",
        ["(remove|subtract) {by:TimeUnits} from the (Time Units|[Time Unit] cost) of"],
        views={"by": MINUS},
    ),
    *construct(
        "FewerTaken",
        ChangeTimeUnits,
        "remove {by:FewerTimeUnits} from {:TheClock}",
        views={"by": MINUS},
    ),
    *construct(
        "PlaysTime",
        ChangeTimeUnits,
        "add {by:TimeUnits} to {@:PlaysOrIts} Time Units",
        views={"by": PLUS},
    ),
    *construct("Effect", None, "{=:TimeAdded} {@:PlayOrOwn}", views={WHOLE: UNSAID}),
    *construct(
        "TakesMore",
        ChangeTimeUnits,
        "{@:ThisPlay} (takes|uses|costs) {by:MoreTimeUnits} [off {:TheClock}]",
        views={"by": PLUS},
    ),
    # A down takes what its play takes (F-13)
    *construct("Effect", None, "{:ThatDown} {=:TimeOfDown}", printed=False),
    *phrase("ThatDown", "this down", "that down"),
    *construct(
        "TimeOfDown", SetTimeUnits, "(takes|uses|costs) {to:TimeUnitsTaken} [off {:TheClock}]"
    ),
    *(
        each
        for more, view in (("MoreTimeUnits", PLUS), ("FewerTimeUnits", MINUS))
        for each in construct(
            "TimeOfDown",
            ChangeTimeUnits,
            f"(takes|uses|costs) {{by:{more}}} [off {{:TheClock}}]",
            views={"by": view},
        )
    ),
    *phrase("ItSays", "it says", "they say", "(usual|normal|printed)", "(is|are) printed"),
    # What comes off the clock for it
    *phrase(
        "OffClock",
        "comes off {:TheClock}",
        "(comes|come|runs|run) off {:TheClock}",
        "(is|are) (taken off|removed from|used from) {:TheClock}",
        "(is|are) used",
    ),
    *construct("TimeAdded", SetTimeUnits, "{to:TimeUnitsTaken} {:OffClock} for"),
    *construct("TimeAdded", SetTimeUnits, "no Time Units {:OffClock} (on|during)", to=0),
    *construct(
        "TimeAdded",
        SetTimeUnits,
        "Time Units (do not (come|run) off|are not (taken off|removed from)) {:TheClock} (for|on)",
        ["Time Units are not used (for|on)"],
        to=0,
    ),
    *(
        each
        for more, view in (("MoreTimeUnits", PLUS), ("FewerTimeUnits", MINUS))
        for each in (
            *construct(
                "TimeAdded",
                ChangeTimeUnits,
                f"{{by:{more}}} {{:OffClock}} (for|on)",
                views={"by": view},
            ),
            *said_of(
                "Modifier",
                unsaid(of_plays(ModifyTimeUnits)),
                "TimeOffPlays",
                [f"{{number:Int{more}}} {{:OffClock}} (for|on) {{of:Plays[pl]}}"],
                views={"number": view},
            ),
        )
    ),
    *said_of(
        "Modifier",
        unsaid(of_plays(TimeUnitsAre, "to")),
        "TimeTakenByPlays",
        ["{number:IntTimeUnitsTaken} {:OffClock} (for|on) {of:Plays[pl]}"],
    ),
    *word("ItsOwn", OWN_PLAY, "its"),
    *word("ThisVeryPlay", OWN_PLAY, "this play"),
    *construct("PlayOwner", PlayOwner, "{who:Whose}"),
    *construct("Effect", None, "{=:FewerTaken}", ["{=:PlaysTime}"], views={WHOLE: UNSAID}),
]
