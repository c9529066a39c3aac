"""Grit as an occasion, and the next Grit alone.

`Whenever you determine Grit, draw a card` waits for it; what is added to it whenever it is
determined is a text that stands, not something that comes after it.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language import syntax
from snapcount.cards.language.construct import WHOLE, Construct, View, construct, phrase, whole
from snapcount.cards.language.numbers import MINUS, PLUS
from snapcount.cards.language.voices import falls, rises
from snapcount.cards.tree import ModifyGrit

DETERMINED: Final = "Grit is determined"
_GRIT: Final = "[a|the|their] Grit [value]"
_NEXT: Final = syntax.Lasts(duration="next kick")


class NextGrit(msgspec.Struct, frozen=True):
    """The next Grit of somebody's is so much higher or lower."""

    who: Any
    by: int


def _for_the_next(said: NextGrit) -> syntax.For:
    modifier = ModifyGrit(said.by, said.who, every=True)
    return syntax.For(clause=syntax.Stands(modifier=modifier), lasts=_NEXT)


def _found(clause: Any) -> NextGrit | None:
    match clause:
        case syntax.For(clause=syntax.Stands(modifier=ModifyGrit() as held), lasts=lasts):
            if lasts == _NEXT and held.every and held.kick is None:
                return NextGrit(held.who, held.by)
    return None


NEXT: Final = View("the next Grit", _for_the_next, _found)


def _changed() -> list[Construct]:
    """`… add 2 to it`: of all Grit values that somebody determines, or of the next one."""
    made: list[Construct] = []
    frames = {
        "add {by:Int} to {:ThatGrit}": PLUS,
        "{:ThatGrit} is increased by {by:Int}": PLUS,
        "increase {:ThatGrit} by {by:Int}": PLUS,
        "subtract {by:Int} from {:ThatGrit}": MINUS,
        "{:ThatGrit} is reduced by {by:Int}": MINUS,
        "(reduce|decrease) {:ThatGrit} by {by:Int}": MINUS,
    }
    said: tuple[tuple[str, str, Any, dict[str, Any]], ...] = (
        ("(whenever|when|each time)", "Modifier", ModifyGrit, {"every": True}),
        ("the next time", "NextGrit", NextGrit, {}),
    )
    for begins, category, node, fixed in said:
        for frame, view in frames.items():
            made += construct(
                category,
                node,
                f"{begins} {{who:Determiner}} , {frame}",
                views={"by": view},
                printed=False,
                **fixed,
            )
    return made


GRIT: Final[list[Construct]] = [
    *construct("Determiner", None, f"{{=:Who[base]}} determine {_GRIT}"),
    *construct("Determiner", None, f"{{=:Who[third]}} determines {_GRIT}"),
    *construct("Determiner", None, "[a|the] Grit [value] is determined", **whole("each player")),
    *phrase("ThatGrit", "it", "the Grit", "(the|that) (Grit|value|Grit value)"),
    *_changed(),
    # The next one alone
    *construct("For", None, "{=:NextGrit}", views={WHOLE: NEXT}),
    *(
        each
        for voice, view in ((rises, PLUS), (falls, MINUS))
        for each in construct(
            "NextGrit",
            NextGrit,
            voice("{who:Whose} next Grit value", "{by:Int}")[0],
            voice("{who:Whose} next Grit [value]", "{by:Int}"),
            views={"by": view},
        )
    ),
]
