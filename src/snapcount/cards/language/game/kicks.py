"""Kicks: field goals and punts, the Grit that decides them, and who may kick.

What is said of kicks holds for all of somebody's (a modifier) or for the next one alone.
"""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    Construct,
    Guard,
    View,
    construct,
    only_read,
    phrase,
    read_as,
    word,
)
from snapcount.cards.language.kernel.doers import DOER
from snapcount.cards.language.kernel.lists import SINGLE
from snapcount.cards.language.kernel.moods import deed, third
from snapcount.cards.language.kernel.template import WHOLE
from snapcount.cards.language.kernel.views import UNSAID
from snapcount.cards.language.nouns.numbers import MINUS, PLUS
from snapcount.cards.language.nouns.voices import becomes, falls, rises, up_or_down
from snapcount.cards.language.sentences.barred import forbidden, nobody_may
from snapcount.cards.language.sentences.conditional import OnlyIf, only_if
from snapcount.cards.tree import (
    CannotKick,
    ChangeGrit,
    DetermineGrit,
    KickAgain,
    KickGritIs,
    ModifyGrit,
    ModifyPunts,
    SetGrit,
)


class Kicks(msgspec.Struct, frozen=True):
    """Whose kicks, and which."""

    who: str
    kick: str | None = None


class KicksDuring(msgspec.Struct, frozen=True):
    """`your field goals this down`."""

    kicks: Kicks
    lasts: Any


class Kicked(msgspec.Struct, frozen=True):
    """Kicks, and what is said of them."""

    of: Any
    what: Any


# Of which kicks ------------------------------------------------------------------------------

_NAMES: Final[dict[str | None, tuple[str, str]]] = {
    "field goal": (
        "(field goal|field goal attempt) [attempted|kicked]",
        "(field goals|field goal attempts) [attempted|kicked]",
    ),
    "punt": ("punt", "punts"),
    None: (
        "(kick|punt (and|or) field goal|field goal (and|or) punt)",
        "(kicks|punts (and|or) field goals|field goals (and|or) punts)",
    ),
}


def _nouns(category: str, kinds: tuple[str | None, ...], own: bool) -> list[Construct]:
    """Kicks of a category: somebody's, anybody's, and the next one. `own`: it names no kind."""
    made: list[Construct] = []
    for kind in kinds:
        one, many = _NAMES[kind]
        kick = None if own else kind
        made += construct(
            f"{category}[pl]",
            Kicks,
            f"{{who:Whose}} {many}",
            [
                f"all [of] {{who:Whose}} {many}",
                f"[all] {many} {{who:Who[base]}} (attempt|kick|make)",
                f"[all] {many} {{who:Who[third]}} (attempts|kicks|makes)",
                f"[all] {many} [{{:Kicked}}] by {{who:Who}}",
                f"[all] {many} of {{who:OwnerBehind}}",
            ],
            kick=kick,
        )
        made += only_read(
            construct(
                f"{category}[pl]", Kicks, f"either player's {many}", kick=kick, who="each player"
            )
        )
        made += construct(
            f"Anyones{category}[pl]",
            Kicks,
            f"[all] {many}",
            [f"[all] {many} for both players", f"[all] {many} [{{:Kicked}}] by {{:ByWhichever}}"],
            kick=kick,
            who="each player",
        )
        made += construct(
            f"Anyones{category}[sg]",
            Kicks,
            f"(each|every|a|any) {one}",
            [f"(each|every|a|any) {one} [{{:Kicked}}] by {{:ByWhichever}}"],
            kick=kick,
            who="each player",
        )
        made += construct(
            f"Anyones{category}[sg]", Kicks, f"(the|this) {one}", kick=kick, who="offense"
        )
        made += construct(
            f"Anyones{category}[sg]",
            Kicks,
            f"{{who:Whose}} {one}",
            [
                f"each of {{who:Whose}} {many}",
                f"(each|every|a|any) {one} [{{:Kicked}}] by {{who:Who}}",
            ],
            kick=kick,
        )
        made += construct(
            f"Next{category}[sg]",
            Kicks,
            f"{{who:Whose}} next {one}",
            [f"the next {one} {{who:Who}} (attempts|attempt|kicks|kick|makes|make)"],
            kick=kick,
        )
        # A kick ends the possession, so the next one in it is the one in it
        made += construct(
            f"Next{category}[sg]",
            KicksDuring,
            f"{{kicks:Coming{category}}} {{lasts:Lasts}}",
            only=Guard(
                lambda said: said.lasts.duration in ("this down", "this possession"),
                "the next kick waits for no more than a possession; write “this possession”",
            ),
            printed=False,
        )
        made += construct(f"Coming{category}", Kicks, f"{{who:Whose}} next {one}", kick=kick)
        made += construct(
            f"Asked{category}",
            Kicks,
            f"{{who:Who[base]}} (attempt|kick|try) a {one}"
            if kind != "punt"
            else "{who:Who[base]} punt",
            [
                f"{{who:Who[third]}} (attempts|kicks|tries) a {one}"
                if kind != "punt"
                else "{who:Who[third]} punts"
            ],
            kick=kick,
        )
        made += construct(
            f"Asked{category}",
            Kicks,
            f"{{:AnyKicker}} (attempts|kicks|tries) a {one}"
            if kind != "punt"
            else "{:AnyKicker} punts",
            kick=kick,
            who="each player",
        )
    made += construct(
        f"IfKicked{category}", KicksDuring, f"{{kicks:Asked{category}}} {{lasts:Lasts}}"
    )
    # A kick ends the possession: the next one of a possession is the only one
    made += construct(
        f"NextTime{category}",
        KicksDuring,
        f"{{kicks:Asked{category}}} {{lasts:Lasts}}",
        only=Guard(
            lambda said: said.lasts.duration in ("this down", "this possession"),
            "the next time in all that while, or each time?",
        ),
    )
    made += construct(
        f"Next{category}[pl]", KicksDuring, f"{{kicks:{category}[pl]}} {{lasts:Lasts}}"
    )
    made += construct(
        f"Next{category}[sg]",
        KicksDuring,
        f"{{kicks:{category}[sg]}} {{lasts:Lasts}}",
    )
    for n in ("sg", "pl"):
        made += construct(
            f"{category}[{n}]", None, f"{{=:Anyones{category}[{n}]}}", views={WHOLE: UNSAID}
        )
    return made


class WhenKicked(msgspec.Struct, frozen=True):
    """`Your Grit values are increased by 1 when you punt`."""

    who: str
    kicks: Kicks
    by: int


def _when_kicked(said: WhenKicked) -> ModifyGrit | None:
    """It is their Grit that is determined for their kick."""
    kick: Any = said.kicks.kick
    return ModifyGrit(said.by, said.who, kick) if said.who == said.kicks.who else None  # type: ignore[arg-type]


def _when(frames: list[str]) -> tuple[str, list[str]]:
    said = [f"{frame} (when|whenever|if) {{kicks:AskedAnyKicks}}" for frame in frames]
    return said[0], said[1:]


def of_kicks(node: type[msgspec.Struct], field: str, has_kick: bool, **fixed: Any) -> View:
    def build(said: Kicked) -> Any:
        more = {"kick": said.of.kick} if has_kick else {}
        return node(who=said.of.who, **{field: said.what}, **more, **fixed)

    def match(made: Any) -> Any:
        if type(made) is not node or any(getattr(made, n) != v for n, v in fixed.items()):
            return None
        return Kicked(Kicks(made.who, made.kick if has_kick else None), getattr(made, field))  # type: ignore[attr-defined]

    return View(f"{node.__name__} of kicks {fixed}", build, match)


def for_the_next(view: View) -> View:
    def build(said: Kicked) -> Any:
        lasts = syntax.Lasts(duration="next kick")
        if isinstance(said.of, KicksDuring):
            lasts, said = said.of.lasts, Kicked(said.of.kicks, said.what)
        return syntax.For(clause=syntax.Stands(modifier=view.build(said)), lasts=lasts)

    def match(clause: Any) -> Any:
        if not isinstance(clause, syntax.For) or clause.lasts != syntax.Lasts(duration="next kick"):
            return None
        if not isinstance(clause.clause, syntax.Stands):
            return None
        return view.match(clause.clause.modifier)

    return View(f"{view.name}, the next", build, match)


_THIS_GRIT: Final = "(the Grit|the Grit value|that Grit|that Grit value)"
_VERB: Final = re.compile(r"~(\w+)")


def agreed(frame: str, n: str) -> str:
    """A frame with its verbs (`~go`, `~be`) in the number of its subject."""

    def turned(found: re.Match[str]) -> str:
        verb = found[1]
        if verb == "be":
            return "is" if n == "sg" else "are"
        return third(verb) if n == "sg" else verb

    return _VERB.sub(turned, frame)


def _of_it(frame: str) -> str:
    """A frame that is said of a kick which was named just before."""
    frame = frame.replace("the Grit of @", "the Grit [value] [of (it|the kick|that kick)]")
    frame = frame.replace("the result of @", "(its result|the result [of (it|the kick|that kick)])")
    if (
        "{:AsIf}" in frame
        or "counts as" in frame
        or frame.startswith(("@ go", "@ (go", "@ travel"))
    ):
        frame = frame.replace("@", "(@|the ball)")
    return frame.replace(
        "@", "(it|the kick|that kick|the (field goal|punt)|that (field goal|punt))"
    )


_ASKED_WHEN_KICKED: Final = ("GoalsNearer", "PuntsGo", "PuntsGoSoFar")
"""From where a field goal counts, and how far a punt goes: so it is whenever one is kicked."""


def said_of_kicks(
    name: str, category: str, view: View, *rows: tuple[list[str], View | None]
) -> list[Construct]:
    """Frames with `@` for the kicks, of all of them and of the next one."""
    made: list[Construct] = []
    for label, kicks, numbers in (
        ("All", category, ("pl", "sg")),
        ("Next", f"Next{category}", ("sg", "pl")),
    ):
        said = f"{name}{label}"
        for frames, what in rows:
            templates = [
                agreed(frame, n).replace("@", f"{{of:{kicks}[{n}]}}")
                for n in numbers
                for frame in frames
            ]
            if label == "Next":  # `if you attempt a field goal this down, it is good`
                asked = [
                    f"{{of:IfKicked{category}}} , {_of_it(agreed(frame, 'sg'))}" for frame in frames
                ]
                if name in ("KickGrit", "KickGritIs"):  # which is not known before the kick
                    templates += [
                        frame.replace("the Grit of @", _THIS_GRIT)
                        + f" (if|when|whenever) {{of:IfKicked{category}}}"
                        for frame in frames
                        if "the Grit of @" in frame
                    ]
                    templates += [
                        f"the next time {{of:NextTime{category}}} , {_of_it(agreed(frame, 'sg'))}"
                        for frame in frames
                    ]
            elif name in _ASKED_WHEN_KICKED:
                templates += [
                    f"(whenever|when|each time) {{of:Asked{category}}} , {_of_it(frame)}"
                    for frame in (agreed(each, "sg") for each in frames)
                ]
            views = {} if what is None else {"what": what}
            made += construct(said, Kicked, templates[0], templates[1:], views=views)
            if label == "Next":
                made += construct(
                    f"{name}IfKicked", Kicked, asked[0], asked[1:], views=views, printed=False
                )
        seen, host = (view, "Modifier") if label == "All" else (for_the_next(view), "For")
        made += construct(host, None, "{=:" + said + "}", views={WHOLE: seen})
        if label == "Next":
            of_it = "{=:" + name + "IfKicked}"
            made += construct("IfKicked", None, of_it, views={WHOLE: seen}, printed=False)
        else:
            made += construct("KickModifier", None, "{=:" + said + "}", views={WHOLE: view})
    return made


_BOTH_KICKS: Final = (CannotKick(DOER, "punt"), CannotKick(DOER, "field goal"))  # type: ignore[arg-type]
_CHOOSES: Final = (
    ("base", "(choose|pick|select|decide|decide on)"),
    ("third", "(chooses|picks|selects|decides|decides on)"),
)
_LINE: Final = "(the|{:OpponentsOwn}) {beyond:HalfYardLine} [{:YardLineSaid}]"

KICKS: Final[list[Construct]] = [
    *_nouns("Goals", ("field goal",), own=True),
    *_nouns("Punts", ("punt",), own=True),
    *_nouns("AnyKicks", ("field goal", "punt", None), own=False),
    # Grit
    *said_of_kicks(
        "KickGrit",
        "AnyKicks",
        of_kicks(ModifyGrit, "by", has_kick=True),
        (
            [
                *rises("the Grit of @", "{what:Int}"),
                *rises("the Grit (value of|for|value for) @", "{what:Int}"),
                *rises("the Grit values (of|for) @", "{what:Int}", True),
                "@ ~have (its|their) Grit [value] (increased|raised) by {what:Int}",
                "@ (~have|~get|~gain) \\+ {what:Int} Grit",
                "\\+ {what:Int} Grit (on|for|to) @",
            ],
            PLUS,
        ),
        (
            [
                *falls("the Grit of @", "{what:Int}"),
                *falls("the Grit (of|value of|for|value for) @", "{what:Int} {:NotBelowNone}"),
                *falls("the Grit (value of|for|value for) @", "{what:Int}"),
                *falls("[all] Grit values (of|for) @", "{what:Int}", True),
                "@ ~have (its|their) Grit [value] (reduced|lowered|decreased) by {what:Int}",
                "@ (~have|~get) - {what:Int} Grit",
                "- {what:Int} Grit (on|for|to) @",
            ],
            MINUS,
        ),
    ),
    *said_of_kicks(
        "KickGritIs",
        "AnyKicks",
        of_kicks(KickGritIs, "to", has_kick=True),
        (
            [
                *becomes("the Grit of @", "{what:Digit}"),
                *becomes("the Grit (value of|for|value for) @", "{what:Digit}"),
                *becomes("[all] [the] Grit values (of|for) @", "{what:Digit}", True),
                "the Grit [value] (of|for) @ is always {what:Digit}",
                "@ (~have|~use) a Grit [value] of {what:Digit}",
            ],
            None,
        ),
    ),
    # `Field goal Grit is increased by 1`
    *(
        each
        for kind, (one, _) in _NAMES.items()
        for each in (
            *construct("KickNoun", Kicks, one, printed=False, kick=kind, who="each player"),
            *construct("KickNoun", Kicks, f"{{who:Whose}} {one}", printed=False, kick=kind),
        )
    ),
    *(
        each
        for voice, view in ((rises, PLUS), (falls, MINUS))
        for noun, many in (("Grit [(value|result)]", False), ("Grit (values|results)", True))
        for frames in [voice(f"{{of:KickNoun}} {noun}", "{what:Int}", many)]
        for each in construct(
            "KickGritAll", Kicked, frames[0], frames[1:], views={"what": view}, printed=False
        )
    ),
    *phrase("AnyKicker", "(either|any|each|a) player"),
    *phrase("ByWhichever", "(either|any|each) player", "both players"),
    *(
        each
        for voice, view in ((rises, PLUS), (falls, MINUS))
        for each in (
            *construct(
                "Modifier",
                ModifyGrit,
                voice("{who:Whose} Grit values", "{by:Int}", True)[0],
                voice("{who:Whose} Grit values", "{by:Int}", True)[1:],
                views={"by": view},
                every=True,
            ),
            *construct(
                "GritWhenKicked",
                WhenKicked,
                *_when(voice("{who:Whose} Grit values", "{by:Int}", True)),
                views={"by": view},
            ),
            *construct(
                "EveryGrit",
                ModifyGrit,
                voice("[all] Grit values", "{by:Int}", True)[0],
                voice("[all] Grit values", "{by:Int}", True)[1:],
                views={"by": view},
                every=True,
                who="each player",
            ),
            *construct(
                "Effect",
                ChangeGrit,
                voice("the Grit", "{by:Number}")[0],
                [
                    *voice(f"{_THIS_GRIT} [{{:OnceDetermined}}]", "{by:Number}"),
                    *(falls(_THIS_GRIT, "{by:Int} {:NotBelowNone}") if view is MINUS else ()),
                ],
                views={"by": view},
            ),
        )
    ),
    *up_or_down(ChangeGrit, f"{_THIS_GRIT} [{{:OnceDetermined}}]"),
    *phrase("OnceDetermined", "after it is determined", "(once|when) it (is|has been) determined"),
    *construct("Modifier", None, "{=:EveryGrit}", views={WHOLE: UNSAID}),
    *construct("Modifier", None, "{=:GritWhenKicked}", views={WHOLE: read_as(_when_kicked)}),
    *construct(
        "Effect",
        SetGrit,
        "the Grit becomes {to:Digit}",
        becomes(_THIS_GRIT, "{to:Digit}"),
    ),
    # Grit is what two flipped cards add up to (K-1)
    *phrase("Determine", "determine", "flip for", "flip cards for"),
    *construct(
        "Effect",
        DetermineGrit,
        "determine Grit value",
        [
            "{:Determine} [the|a] Grit [value]",
            "(check|find) the Grit [value]",
            "{:EitherDetermines} [the|a] Grit [value]",
        ],
    ),
    # Both players' cards make it, whoever is told to
    *phrase(
        "EitherDetermines",
        "(you|they) [must] determine",
        "(your opponent|the (offense|defense)|that player) (determines|must determine)",
        "(the|that) (play's|pass's|run's) owner (determines|must determine)",
        "(the player who|whoever) called (it|that play|the play) (determines|must determine)",
    ),
    *construct(
        "Effect",
        DetermineGrit,
        "determine Grit value again",
        [
            "{:Determine} ([the|a] Grit [value]|it) {:OnceMore}",
            "{:Determine} [a] new Grit [value]",
            "(redetermine|re-determine) ([the] Grit [value]|it)",
            "([the] Grit [value]|it) is (determined {:OnceMore}|redetermined|re-determined)",
            "have ([the] Grit [value]|it) (determined {:OnceMore}|redetermined|re-determined)",
        ],
        again=True,
    ),
    *phrase("SameSpot", "from the same (spot|place|distance|line)", "from there"),
    *construct(
        "Effect",
        KickAgain,
        "kick again",
        [
            "kick again {:SameSpot}",
            "(kick|attempt|try) (it|the kick|the field goal|that field goal) again [{:SameSpot}]",
            "(kick|attempt|try) another field goal {:SameSpot}",
            "the (kick|field goal) is (kicked|attempted) again",
            "(the offense|they|your opponent|that player) must (kick|try) [it] again",
            "(redo|retry) the kick",
            (
                "determine [the] Grit [value] {:OnceMore} for (this|your|the) (kick|field goal)"
                " [{:UseIt}]"
            ),
            "determine [the] Grit [value] {:OnceMore} {:UseIt}",
            "have [the] Grit [value] determined {:OnceMore} {:UseIt}",
            (
                "(the offense|your opponent) (determines|must determine) Grit [value] again"
                " for (this|the) (kick|field goal) [attempt] [{:UseIt}]"
            ),
            "the kick is attempted again {:UseIt}",
            "your opponent determines Grit [value] again {:UseIt}",
        ],
    ),
    # The Grit of the attempt is the first of the two, and both are known before one is chosen
    *deed(
        KickAgain,
        "~determine Grit value a second time for the kick and ~choose which is used",
        "~determine {:GritTwice} [,] (and|then|and then) ~choose {:OneOfBoth}",
        "~determine {:GritTwice} [,] (and|then|and then) ~use {:TheirChoice}",
    ),
    *only_read(
        each
        for person, verb in _CHOOSES
        for each in construct(
            "Effect",
            KickAgain,
            f"{{:SomebodyDetermines}} {{:GritTwice}} (.|[,] (and|then)) {{who:Who[{person}]}}"
            f" {verb} {{:OneOfBoth}}",
        )
    ),
    # `Grit is determined twice. You choose which value to use.`
    *only_read(
        each
        for person, verb in _CHOOSES
        for each in construct(
            "Effect",
            KickAgain,
            "[the] Grit [value] is determined (twice|two times|a second time) [{:ForThisKick}]"
            f" (.|;|[,] (and|then|and then)) {{who:Who[{person}]}} {verb} {{:OneOfBoth}}",
        )
    ),
    *only_read(
        construct(
            "Effect",
            KickAgain,
            "{:SomebodyDetermines} {:GritTwice} [,] (and|then|and then) (use|uses) {:YourChoice}",
            [f"{{:SomebodyDetermines}} {{:GritTwice}} . {_CHOOSES[0][1]} {{:OneOfBoth}}"],
            who="you",
        )
    ),
    # The lower or the higher one of the two
    *(
        each
        for keep in ("lower", "higher")
        for each in word(
            "KeptGrit",
            keep,
            f"the {keep} value",
            f"the {keep} (one|Grit|result|number|[Grit] value|Grit result)",
            f"the {keep} of (the|these|those|both|the two) [two] [Grit] [(values|results|numbers)]",
            f"the {keep.removesuffix('er')}est [Grit] (value|result)",
        )
    ),
    *construct(
        "Effect",
        KickAgain,
        "determine Grit value a second time for the kick and use {keep:KeptGrit}",
        [
            (
                "[{:OnceThere}] {:SomebodyDetermines} {:GritTwice} (.|[,] (and|then|and then))"
                " [(you|they|that player)] [must] (use|uses|keep|keeps|take|takes) {keep:KeptGrit}"
                " [{:ForThisKick}]"
            ),
            (
                "[{:OnceThere}] {:SomebodyDetermines} {:GritTwice} (.|[,] and) {keep:KeptGrit}"
                " (is used|counts|stands) [{:ForThisKick}]"
            ),
        ],
    ),
    # What is played at a field goal is played when its Grit is known
    *phrase("OnceThere", "after [the] Grit [value] (is|was|has been) determined ,"),
    *phrase(
        "SomebodyDetermines",
        "determine",
        "(you|they) determine",
        "({:AnyKicker}|that player|your opponent|the (offense|defense)) determines",
    ),
    *phrase(
        "GritTwice",
        "Grit value a second time for the kick",
        "[the] Grit [value] (twice|two times) [{:ForThisKick}]",
        "two Grit values [{:ForThisKick}]",
        "[the] Grit [value] {:OnceMore} [{:ForThisKick}]",
    ),
    *phrase(
        "ForThisKick",
        "for the kick",
        "for (this|that) kick",
        "for it",
        "for (the|this|that|your) field goal [attempt]",
    ),
    *phrase(
        "OneOfBoth",
        "which is used",
        (
            "which [of] [the|these] [two] [Grit] [(value|values|result|results|one)]"
            " (is used|to use|counts) [{:ForThisKick}]"
        ),
        (
            "(one|either) of (the|these) [two] [Grit] (values|results)"
            " [to use|to be used|that is used] [{:ForThisKick}]"
        ),
        (
            "the [Grit] (value|result|one) (to use|to be used|used|that is used|that counts)"
            " [{:ForThisKick}]"
        ),
    ),
    *phrase(
        "TheirChoice",
        "either value",
        "either [Grit] (value|result)",
        "either [one] [of the [two] [Grit] (values|results)]",
    ),
    *phrase(
        "YourChoice",
        "the value of your choice",
        "the [Grit] (value|result) of your choice",
        "whichever [Grit] (value|result) you (choose|prefer|want)",
    ),
    *phrase(
        "UseIt",
        "and use the new value",
        ". if (you|they) do , [you|they] [must] use the (new|second) [Grit] (value|result)",
        "([,] and|.) (use|go by) the (new|second) [Grit] (value|result|number)"
        " [instead|for (this|the) kick]",
        "(and|.) use (the new Grit|that (Grit|value|result)) [instead|for (this|the) kick]",
        ". the new [Grit] value (replaces the old one|is used [for the kick]|must be used)",
        "(. the new Grit must be used|and must use the (new|second) [Grit] value)",
        "(.|and) the (kick|field goal) uses the (new|second) [Grit] (value|result|Grit)",
        (
            "(.|;|and) [only] the (new|second) ([Grit] (value|result)|Grit)"
            " (counts|stands|applies|is used)"
        ),
        (
            "(.|and) the (new|second) ([Grit] (value|result)|Grit) (decides|determines)"
            " (if|whether) (the|that) (kick|field goal) is (good|made|successful)"
        ),
    ),
    # Punts
    *said_of_kicks(
        "PuntsGo",
        "Punts",
        of_kicks(ModifyPunts, "by", has_kick=False),
        (
            [
                "@ ~go {what:MoreYards}",
                "@ ~travel {what:MoreYards}",
                "@ (~go|~travel|~land|~come down|is|are) {what:FartherYards}",
            ],
            PLUS,
        ),
        (
            [
                "@ ~go {what:FewerYards}",
                "@ ~travel {what:FewerYards}",
                "@ (~go|~travel|~land|~come down|is|are) {what:ShorterYards}",
            ],
            MINUS,
        ),
    ),
    *construct("For", None, "if {=:IfKicked}", printed=False),
    *construct("AlsoIf[stop]", None, "{=:OnlyIfKicked}", printed=False),
    *construct(
        "AlsoIf[stop]",
        syntax.Asks,
        "{then:OnlyIfKicked} if {condition:IfCondition}",
        printed=False,
        after=True,
    ),
    *construct(
        "AlsoIf[stop]", None, "{=:KickedOnlyIf}", views={WHOLE: read_as(only_if)}, printed=False
    ),
    *construct("KickedOnlyIf", OnlyIf, "{then:OnlyIfKicked} only if {condition:IfCondition}"),
    *construct("OnlyIfKicked", syntax.Says, "{clauses:OneIfKicked}", printed=False),
    *construct("OneIfKicked", None, "{=:IfKicked}", views={WHOLE: SINGLE}, printed=False),
    # The next one alone, of what is said of all
    *construct("KickStands", syntax.Stands, "{modifier:KickModifier}"),
    *construct(
        "For",
        syntax.For,
        "{clause:KickStands} for the next one",
        ["{clause:KickStands} for the next (kick|field goal|punt|attempt)"],
        lasts=syntax.Lasts(duration="next kick"),
    ),
    # Who may kick
    *forbidden(CannotKick, "punt", "(kick|attempt) (a punt|punts)", what="punt"),
    *phrase(
        "KickGoals",
        "kick field goals",
        "(kick|attempt|try) (a field goal|field goals)",
    ),
    *forbidden(CannotKick, "{:KickGoals}", what="field goal"),
    *forbidden(syntax.Together, "kick [the ball]", printed=False, deeds=_BOTH_KICKS),
    *construct(
        "OnlyOption",
        syntax.Together,
        "run a play",
        ["(run|call|select|choose) a play [(instead of|rather than) {:Kicking}]", "go for it"],
        deeds=_BOTH_KICKS,
    ),
    *phrase(
        "Kicking",
        "kicking",
        "kick",
        "(punt or kick|kick or punt|punting or kicking) [field goals|a field goal]",
    ),
    *forbidden(
        CannotKick,
        "{:KickGoals} from beyond the {beyond:HalfYardLine} yard line",
        "{:KickGoals} {:FromBeyond} the [(opponent's|defense's)] {beyond:HalfYardLine} [yard line]",
        "{:KickGoals} {:FromBeyond} their opponent's {beyond:HalfYardLine} [{:YardLineSaid}]",
        what="field goal",
    ),
    *phrase("YardLineSaid", "yard line"),
    *phrase("OpponentsOwn", "your opponent's", "(the|an|their) opponent's", "the defense's"),
    *phrase(
        "FromBeyond", "from beyond", "[from] (outside|beyond|farther than|further than|outside of)"
    ),
    *construct(
        "HalfYardLine",
        None,
        "{=:Int}",
        only=Guard(
            lambda n: isinstance(n, int) and 1 <= n <= 50, "a yard line lies between 1 and 50"
        ),
    ),
    *nobody_may(
        CannotKick,
        "(field goals|field goal|field goal attempts)",
        "(kicked|attempted|made|tried)",
        what="field goal",
    ),
    *nobody_may(CannotKick, "(punts|punt)", "(kicked|attempted|made)", what="punt"),
    *nobody_may(
        CannotKick,
        "(field goals|field goal|field goal attempts)",
        f"{{:Kicked}} [from] {{:FromBeyond}} {_LINE}",
        what="field goal",
    ),
    *only_read(
        construct(
            "Modifier",
            CannotKick,
            f"field goals (can only|may only|must) be {{:Kicked}} [from] (inside|within) {_LINE}",
            who="each player",
            what="field goal",
        )
    ),
]
