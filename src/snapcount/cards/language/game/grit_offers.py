"""`Whenever you determine Grit for an effect, you may determine it again`.

It is the Grit of effects: that of a field goal is determined again when it is attempted, and that
of a punt has decided by then.
"""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.kernel.construct import Construct, View, construct, phrase
from snapcount.cards.language.nouns.numbers import MINUS
from snapcount.cards.tree import OffersGrit

_UP: Final = View(
    "more", build=lambda n: n if n > 0 else None, match=lambda n: n if n > 0 else None
)
_FOR: Final = (
    (
        False,
        "an effect",
        "(an effect|effects|a card|an ability or [an] effect|an effect or ability)",
    ),
    (True, "an ability", "(an ability|abilities|a Player's ability|Players' abilities)"),
)
_MAY: Final = "(you|they|that player) (may|can)"
_CHANGES: Final = (
    (
        _UP,
        "increase it by {by:Int}",
        "((increase|raise) {:ThatGrit} by {by:Int}|add {by:Int} to {:ThatGrit})",
    ),
    (
        MINUS,
        "reduce it by {by:Int}",
        "((reduce|decrease|lower) {:ThatGrit} by {by:Int}|subtract {by:Int} from {:ThatGrit})",
    ),
)


def _offers() -> list[Construct]:
    made: list[Construct] = []
    for abilities, what, read in _FOR:
        for person, verb, would in (
            ("base", "determine", "[would] determine"),
            ("third", "determines", "(determines|would determine)"),
        ):
            they = "you" if person == "base" else "they"
            say = f"whenever {{who:Who[{person}]}} {verb} Grit for {what} , {they} may"
            begin = (
                f"(whenever|when|each time|any time) {{who:Who[{person}]}} {would} [a|the] Grit"
                f" [value] for {read} , {_MAY}"
            )
            for view, change, changes in _CHANGES:
                made += construct(
                    "Modifier",
                    OffersGrit,
                    f"{say} {change}",
                    [f"{begin} {changes}"],
                    views={"by": view},
                    abilities=abilities,
                )
            again = f"{begin} determine {{:ThatGrit}} {{:OnceMore}}"
            made += construct(
                "Modifier",
                OffersGrit,
                f"{say} determine it again",
                [again, f"{again} {{:UseIt}}"],
                abilities=abilities,
            )
            made += construct(
                "Modifier",
                OffersGrit,
                f"{say} determine it again and use either value",
                [f"{again} {{:UseEither}}"],
                either=True,
                abilities=abilities,
            )
    return made


GRIT_OFFERS: Final[list[Construct]] = [
    *_offers(),
    *phrase(
        "UseEither",
        "and use either value",
        "and (use|choose) (either|either value|either one|either of them|one of the two|the better"
        " one|whichever [value] (you|they) (want|prefer|choose))",
        "and choose which [value|one] to use",
    ),
]
