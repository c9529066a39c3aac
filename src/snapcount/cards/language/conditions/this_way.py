"""How many a deed was done to, asked after it.

`If two Players were Exhausted this way`, `if your opponent discarded three or more cards this way`.
"""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.conditions.comparing import Measured
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import Construct, construct, phrase, word
from snapcount.cards.language.kernel.lists import listed
from snapcount.cards.language.nouns.bounds import Bound, bounded
from snapcount.cards.nouns import CountTurned, ThatMany

_THEY: Final = tuple(f"they@{who}" for who in ("opponent", "offense", "defense", "anyone", "else"))

THIS_WAY: Final[list[Construct]] = [
    *(
        each
        for count in (CountTurned("exhausted"), CountTurned("energized"))
        for each in construct(
            "AskedMeasured",
            Measured,
            f"{{bounds:TurnedBounds}} Players (were|are) {count.to} {{:ByThis}}",
            [
                f"{{bounds:TurnedOne}} Player (was|is) {count.to} {{:ByThis}}",
                f"{{:WhoeverDid}} {count.to} {{bounds:TurnedBounds}} Players {{:ByThis}}",
                f"{{:WhoeverDid}} {count.to} {{bounds:TurnedOne}} Player {{:ByThis}}",
            ],
            printed=False,
            number=count,
        )
    ),
    # Players, called what they are
    *(
        each
        for n, are in (("pl", "were|are"), ("sg", "was|is"))
        for turned in ("exhausted", "energized")
        for each in construct(
            f"WereTurned[{n}]",
            syntax.Those,
            f"{{group:Narrow[{n}]}} ({are}) {turned} {{:ByThis}}",
            printed=False,
            turned=turned,
        )
    ),
    *(
        each
        for n, bounds in (("pl", "Bounds"), ("sg", "One"))
        for each in construct(
            "AskedMeasured",
            Measured,
            f"{{bounds:Turned{bounds}}} {{number:WereTurned[{n}]}}",
            printed=False,
        )
    ),
    # Cards, and whoever moved them
    *construct(
        "AskedMeasured",
        Measured,
        "{bounds:TurnedBounds} {:CardsMoved} (were|are) {:WereMoved} {:ByThis}",
        [
            "{bounds:TurnedOne} {:CardMoved} (was|is) {:WereMoved} {:ByThis}",
            "{:WhoeverMoved} {:Moved} {bounds:TurnedBounds} {:CardsMoved} {:ByThis}",
            "{:WhoeverMoved} {:Moved} {bounds:TurnedOne} {:CardMoved} {:ByThis}",
        ],
        printed=False,
        number=ThatMany(),
    ),
    # Of what each of the two has moved, nobody's own is known
    *phrase("WhoeverMoved", "you", "your opponent", "the offense", "the defense", *_THEY),
    *phrase("CardMoved", "card", "[Action|Play] card"),
    *phrase("CardsMoved", "cards", "[Action|Play] cards"),
    *phrase("WereMoved", "discarded", "(discarded|drawn|returned)"),
    *phrase("Moved", "discarded", "(discarded|drew|returned)"),
    *phrase("ByThis", "this way", "by this [card|effect]"),
    *bounded("TurnedBound", "", "", bare=True),
    *listed("TurnedBounds", "TurnedBound", "or"),
    *word("TurnedBounds", (Bound(0, 0),), "no"),
    *word("TurnedBounds", (Bound(1, None),), "any"),
    *word("TurnedOne", (Bound(1, None),), "a", "any", "at least one", "one or more"),
    *word("TurnedOne", (Bound(0, 0),), "no"),
    *word("TurnedOne", (Bound(1, 1),), "one", "exactly one"),
]
