"""How many Action cards are drawn at the end of a down, where it is not one."""

from __future__ import annotations

from typing import Any, Final

from snapcount.cards.language.kernel.construct import (
    Construct,
    construct,
    phrase,
)
from snapcount.cards.tree import EndDraws, Lasting

_NOT_ONE: Final = "(instead of|rather than) (one|1 Action card|an Action card)"
_DRAWING: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("{who:Who[third]} draws", {}),
    ("{who:Who[base]} draw", {}),
    ("draw", {"who": "you", "printed": False}),
)


def _drawn(category: str, when: str) -> list[Construct]:
    """What is drawn, as that category, at the end of what downs."""
    made: list[Construct] = []
    for draw, fixed in _DRAWING:
        for number, cards in (("{fewer:One}", "card"), ("{fewer:Many}", "cards")):
            made += construct(
                category,
                EndDraws,
                f"{draw} {number} fewer Action {cards} {when}",
                [
                    f"{draw} {number} (less|fewer) [Action] {cards} {when}",
                    f"{when} , {draw} {number} (less|fewer) [Action] {cards}",
                ],
                **fixed,
            )
        so_many = f"{draw} {{to:Many}} [Action] cards"
        made += construct(
            category,
            EndDraws,
            f"{draw} {{to:Many}} Action cards {when} instead of one",
            [
                f"{so_many} {when} {_NOT_ONE}",
                f"{so_many} {_NOT_ONE} {when}",
                f"{when} , {so_many} {_NOT_ONE}",
            ],
            **fixed,
        )
    return made


def _none(who: str, draws: str, not_: str) -> list[Construct]:
    """None at all, whoever it is."""
    none = f"({draws} no|({not_}|cannot) draw (an|any)) Action (card|cards)"
    return construct(
        "Modifier",
        EndDraws,
        f"{{who:{who}}} {draws} no Action cards {{:AtEachEnd}}",
        [
            f"{{who:{who}}} {none} {{:AtEachEnd}}",
            f"{{:AtEachEnd}} , {{who:{who}}} {none}",
        ],
        to=0,
    )


END_DRAWS: Final[list[Construct]] = [
    *_drawn("Modifier", "{:AtEachEnd}"),
    *_none("Who[third]", "draws", "does not"),
    *_none("Who[base]", "draw", "do not"),
    *phrase("AtEachEnd", "at the end of each down", "at the end of (a|every|the) down"),
    *construct("SaidToLast", Lasting, "{modifier:DrawnOnce}", duration="this down"),
    *_drawn("DrawnOnce", "{:AtThisEnd}"),
    *phrase("AtThisEnd", "at the end of this down", "at the end of the [current] down"),
]
