"""`Whenever you determine Grit for an effect, you may determine it again`.

It is the Grit of effects: that of a field goal is determined again when it is attempted, and that
of a punt has decided by then.
"""

from __future__ import annotations

from typing import Any, Final

from snapcount.cards.language.kernel.construct import Construct, Guard, View, construct, phrase
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
        "(effects|cards)",
    ),
    (
        True,
        "an ability",
        "(an ability|abilities|a Player's ability|Players' abilities)",
        "[Players'] abilities",
    ),
)
_PERSONS: Final = (
    ("base", "determine", "[would] determine", "you", "your", "you"),
    (
        *("third", "determines", "(determines|would determine)", "they"),
        *("your opponent's", "(they|that player)"),
    ),
)
_WHENEVER: Final = "(whenever|when|each time|any time|after|once)"
_GRIT: Final = "[a|the] Grit [value]"
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
_AGAIN: Final = "(determine {:ThatGrit} {:OnceMore}|have {:ThatGrit} determined {:OnceMore})"


def _frames() -> list[tuple[str, list[str], dict[str, Any]]]:
    """Up to what is offered: as it is printed, as it is read, and what that says."""
    made: list[tuple[str, list[str], dict[str, Any]]] = []
    for abilities, what, read, several in _FOR:
        for person, verb, would, they, whose, may in _PERSONS:
            does = f"{{who:Who[{person}]}}"
            of = f"(one of {whose} {several}|{whose} {several})"
            done = f"{_WHENEVER} {_GRIT} (is|was|has been) determined for {of} , {may} (may|can)"
            for often, said in (("", ""), ("{once_per:Once} , ", "{once_per:Once} [,] ")):
                say = f"{often}whenever {does} {verb} Grit for {what} , {they} may"
                begin = f"{said}{_WHENEVER} {does} {would} {_GRIT} for {read} , {may} (may|can)"
                made.append((say, [begin], {"abilities": abilities}))
                who = "you" if person == "base" else "opponent"
                made.append((said + done, [], {"abilities": abilities, "who": who}))
    return made


def _offers() -> list[Construct]:
    offered: list[tuple[str, str, dict[str, Any]]] = [
        (change, changes, {"views": {"by": view}}) for view, change, changes in _CHANGES
    ]
    offered.append(("determine it again", f"{_AGAIN} [{{:UseIt}}]", {}))
    either = "determine it again and use either value"
    offered.append((either, f"{_AGAIN} {{:UseEither}}", {"either": True}))
    made: list[Construct] = []
    for say, begins, fixed in _frames():
        for said, read, more in offered:
            wordings = [f"{begin} {read}" for begin in begins]
            printed = bool(begins)
            first = f"{say} {said if printed else read}"
            made += construct(
                "Modifier", OffersGrit, first, wordings, printed=printed, **fixed, **more
            )
    return made


GRIT_OFFERS: Final[list[Construct]] = [
    *_offers(),
    # Of any Grit, which may be that of a punt
    *(
        each
        for once in ("", "{once_per:Once} [,] ")
        for each in construct(
            "Modifier",
            OffersGrit,
            f"{once}{_WHENEVER} {_GRIT} has been determined , you (may|can) {_AGAIN} [{{:UseIt}}]",
            printed=False,
            only=Guard(
                lambda _: False,
                "the Grit of a punt stands by then; write “for one of your effects”, or “whenever"
                " a field goal is attempted”",
            ),
        )
    ),
    *phrase(
        "UseEither",
        "and use either value",
        "and (use|choose) (either|either value|either one|either of them|one of the two|the better"
        " one|whichever [value] (you|they) (want|prefer|choose))",
        "and choose which [value|one] to use",
    ),
]
