"""Quantities: a number of something, `5 yards`, `yards equal to the Grit`, `2 more Time Units`.

`quantity` declares one for any unit. `Int<Unit>` is a number that is written down, `<Unit>` any.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from snapcount.cards import nouns
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    Construct,
    Guard,
    View,
    construct,
    read_as,
    whole,
    word,
)
from snapcount.cards.language.kernel.template import WHOLE
from snapcount.cards.language.kernel.views import UNSAID

CAPPABLE: Final = (
    *nouns.Countable.__args__,
    nouns.Times,
    nouns.Minus,
    nouns.Plus,
    nouns.Apart,
    nouns.OneOfTwo,
    nouns.Divided,
    nouns.Half,
    syntax.Those,
)
_SHORTER: Final = (int, nouns.Capped, nouns.Times, *nouns.Counted.__args__)
IS_CAPPED: Final = Guard(
    lambda capped: isinstance(capped.of, CAPPABLE), "only what is counted has a maximum"
)
EQUAL: Final = View(
    "equal to",
    build=lambda number: number,
    match=lambda number: None if isinstance(number, _SHORTER) else number,
)
"""`yards equal to the Grit`: what is written down or counted stands before its unit."""

NOT_X: Final = View(
    "not X",
    build=lambda number: number,
    match=lambda number: None if isinstance(number, nouns.TheX) else number,
)


class Few(msgspec.Struct, frozen=True):
    """`every two of your Safeties`: so many at a time of what is counted."""

    by: int
    count: Any


class PerFew(msgspec.Struct, frozen=True):
    per: int
    few: Few


def per_few(per: int, few: Few) -> nouns.Divided:
    """So much for every few: what is left over counts for nothing."""
    if per == 1:
        return nouns.Divided(few.count, few.by)
    return nouns.Divided(nouns.Times(per, few.count), few.by, to=abs(per))


PER_FEW: Final = read_as(lambda said: per_few(said.per, said.few), "for every few")
SEVERAL: Final = Guard(lambda times: times.per > 1, "so many times is twice or more")


def caps(end: str) -> list[str]:
    most = "{=:Int}" + end
    return [
        f"up to a maximum of {most}",
        f", up to a maximum of {most}",
        f"[,] to a maximum of {most}",
        f"[,] with a maximum of {most}",
        f"[,] (maximum|max) {most}",
        f"[,] (maximum|max) of {most}",
        f"[,] up to {most}",
        f"[,] but (no|not) more than {most}",
        f"[,] to at most {most}",
        f"\\( (maximum|max) [of] {most} \\)",
        f"\\( up to [a maximum of] {most} \\)",
        f"\\( to a maximum of {most} \\)",
    ]


def quantity(
    name: str, one: str, many: str, *, more: Iterable[str] = (), after: Iterable[str] = ()
) -> list[Construct]:
    """Declare the quantities of a unit.

    `more`: words before the unit without which it is not said, the printed one first
    (`more yards`); `after`: those that may stand behind it instead (`5 yards farther`).
    """
    adjectives = list(more)
    ones, manys = [f"# {one}"], [f"# {many}"]
    if adjectives:
        said = f"({'|'.join(adjectives)})"
        ones = [f"# {said} {one}"]
        manys = [f"# {said} {many}"]
        if "additional" in adjectives:
            manys.append(f"(an additional|an extra|a further|another) # {many}")
        after = [*after, said]
    ones += [f"# {one} {each}" for each in after]
    manys += [f"# {many} {each}" for each in after]
    plain = manys[0].removeprefix("# ")
    equal = [
        f"{plain} equal to {{=:Number}}",
        f"(an|a number of) {plain} equal to {{=:Number}}",
        f"as many {plain} as ({{=:Number}}|{{=:TheyHave}})",
    ]
    ints, counts = f"Int{name}", f"Counted{name}"

    def filled(forms: list[str], number: str) -> list[str]:
        return [each.replace("#", number) for each in forms]

    def made(category: str, node: Any, forms: list[str], **more: Any) -> list[Construct]:
        return construct(category, node, forms[0], forms[1:], **more)

    def for_each(forms: list[str], number: str, counted: str) -> list[str]:
        return [f"{each} (for each|for every|per) {counted}" for each in filled(forms, number)]

    sums: list[tuple[type[Any], str]] = [(nouns.Plus, "plus")]
    if "fewer" not in adjectives:
        sums.append((nouns.Minus, "(minus|less)"))
    capped = caps(
        f" [[{'|'.join(adjectives)}] ({many}|{one})]" if adjectives else f" [{many}|{one}]"
    )
    return [
        *made(ints, None, filled(ones, "{=:One}")),
        *made(ints, None, filled(manys, "{=:Many}")),
        *made(f"X{name}", None, filled(manys, "{=:X}")),
        # Counted
        *made(counts, None, for_each(ones, "(1|a|an|one)", "{=:Counted}")),
        *made(counts, nouns.Times, for_each(manys, "{per:Many}", "{count:Counted}"), only=SEVERAL),
        *made(
            counts,
            nouns.Times,
            [
                *(f"{each} times {{count:Multiplicand}}" for each in filled(manys, "{per:Many}")),
                *for_each(manys, "{per:Many}", "({count:EachUnit[sg]}|{count:OfDifference})"),
            ],
            only=SEVERAL,
        ),
        *made(
            counts,
            None,
            for_each(ones, "(1|a|an|one)", "({=:EachUnit[sg]}|{=:OfDifference})"),
            views={WHOLE: UNSAID},
        ),
        *made(counts, None, equal, views={WHOLE: EQUAL}),
        *made(f"Few{name}", PerFew, for_each(manys, "{per:Many}", "{few:Few}")),
        *made(f"Few{name}", PerFew, for_each(ones, "(1|a|an|one)", "{few:Few}"), per=1),
        *construct(counts, None, f"{{=:Few{name}}}", views={WHOLE: PER_FEW}),
        # `5 yards for each`: of those who were named last
        *made(
            counts,
            nouns.Times,
            [f"{each} for each" for each in filled(manys, "{per:Many}")],
            printed=False,
            count=syntax.Those(),
        ),
        *made(
            counts,
            None,
            [f"{each} for each" for each in filled(ones, "(1|a|an|one)")],
            printed=False,
            **whole(syntax.Those()),
        ),
        *made(
            f"Said{name}",
            None,
            [*filled(manys, "{=:ThatMany}"), *filled(manys, "{=:Times}")],
            views={WHOLE: UNSAID},
        ),
        # With a maximum
        *made(f"Cap{name}", None, capped),
        *construct(
            name,
            nouns.Capped,
            f"{{of:{counts}}} {{most:Cap{name}}}",
            [f"{{of:X{name}}} {{most:Cap{name}}}"],
            only=IS_CAPPED,
        ),
        # And so many for each of something, or less so many
        *(
            each
            for node, joint in sums
            for right in (counts, "ForEachNumber")
            for each in construct(
                name, node, f"{{left:{ints}}} [,] {joint} {{right:{right}}}", printed=False
            )
        ),
        *(
            each
            for part in (ints, f"X{name}", f"Said{name}")
            for each in construct(name, None, f"{{=:{part}}}")
        ),
        *construct(name, None, f"{{=:{counts}}}", views={WHOLE: NOT_X}),
    ]


MORE: Final = ("more", "additional", "extra", "further")
FEWER: Final = ("fewer", "less")

QUANTITIES: Final[list[Construct]] = [
    *word("ThatMany", nouns.ThatMany(), "that many"),
    *word("ThatMany", nouns.TheGrit(), "that many"),
    *quantity("Yards", "yard", "yards"),
    *construct("Yards", None, "{=:YardsKnown}", views={WHOLE: UNSAID}),
    *construct("CappedYardsKnown", nouns.Capped, "{of:YardsKnown} {most:CapYards}", only=IS_CAPPED),
    *construct("Yards", None, "{=:CappedYardsKnown}", views={WHOLE: UNSAID}),
    *quantity("MoreYards", "yard", "yards", more=MORE),
    *quantity("FewerYards", "yard", "yards", more=FEWER),
    *quantity("FartherYards", "yard", "yards", more=("farther", "further", "longer")),
    *quantity("ShorterYards", "yard", "yards", more=("shorter", "less", "short")),
    *quantity("TimeUnits", "Time Unit", "Time Units"),
    *quantity("MoreTimeUnits", "Time Unit", "Time Units", more=MORE),
    *quantity("FewerTimeUnits", "Time Unit", "Time Units", more=FEWER),
    *quantity("Score", "point", "points"),
    *quantity("MoreScore", "point", "points", more=MORE),
    *quantity("FewerScore", "point", "points", more=FEWER),
    *quantity("OfRating", "rating", "rating"),
    *quantity("Timeouts", "timeout", "timeouts"),
    *quantity("MoreTimeouts", "timeout", "timeouts", more=MORE),
]
