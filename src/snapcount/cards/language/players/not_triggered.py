"""Abilities that do not trigger, or cannot be used, as long as a text says so.

Run, Receive and Tackle abilities are triggered (T-13), Exhaust abilities are used (T-12): what is
said of the ones by that word is not said of the others. What does not trigger is not cancelled, so
that "cannot be cancelled" doesn't save it; what is cancelled has no effect.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    construct,
    phrase,
    read_as,
    word,
)
from snapcount.cards.language.kernel.lists import SEVERAL, listed
from snapcount.cards.language.players.abilities import KEYWORDS
from snapcount.cards.language.players.player_predicates import TRIGGERING
from snapcount.cards.nouns import Group
from snapcount.cards.tree import CannotUse


class Several(msgspec.Struct, frozen=True):
    """`Run and Receive abilities`, of whom."""

    keywords: tuple[Any, ...]
    players: Any = Group()
    barred: bool = False


def _each(said: Several) -> syntax.Together:
    return syntax.Together(
        deeds=tuple(
            CannotUse(said.players, keyword, barred=said.barred) for keyword in said.keywords
        )
    )


def _of_one_keyword() -> list[Construct]:
    made: list[Construct] = []
    says = [("exhaust", "Used", True)]
    for keyword in TRIGGERING:
        says += [(keyword, "Triggered", True), (keyword, "Effective", False)]
    for keyword, heard, barred in says:
        name = KEYWORDS[keyword]
        known: dict[str, Any] = {"keyword": keyword, "barred": barred, "printed": False}
        made += construct(
            "Modifier",
            CannotUse,
            f"{{players:Possessor}} {name} abilities {{:Not{heard}[pl]}}",
            [
                f"{{players:Possessor}} {name} ability {{:Not{heard}[sg]}}",
                f"the {name} abilities {{players:Owner}} {{:Not{heard}[pl]}}",
                f"{{players:WhosePlayers}} {name} abilities {{:Not{heard}[pl]}}",
            ],
            **known,
        )
        made += construct(
            "Modifier",
            CannotUse,
            f"{name} abilities {{:Not{heard}[pl]}}",
            [f"(all|any) {name} abilities {{:Not{heard}[pl]}}"],
            players=Group(),
            **known,
        )
    return made


NOT_TRIGGERED: Final[list[Construct]] = [
    *phrase(
        "NotTriggered[pl]",
        "do not trigger",
        "(cannot|will not|may not) (trigger|be triggered)",
        "are not triggered",
        "(cannot|may not) be used",
    ),
    *phrase(
        "NotTriggered[sg]",
        "does not trigger",
        "(cannot|will not|may not) (trigger|be triggered)",
        "is not triggered",
        "(cannot|may not) be used",
    ),
    *phrase("NotEffective[pl]", "(have no effect|are cancelled)"),
    *phrase("NotEffective[sg]", "(has no effect|is cancelled)"),
    *phrase("NotUsed[pl]", "(cannot|may not) be used", "are not used"),
    *phrase("NotUsed[sg]", "(cannot|may not) be used", "is not used"),
    *_of_one_keyword(),
    *(each for keyword in TRIGGERING for each in word("Triggering", keyword, KEYWORDS[keyword])),
    *listed("TriggeringRow", "Triggering", "and", "or", ", and", ", or", ","),
    *construct("SeveralTriggering", None, "{=:TriggeringRow}", views={WHOLE: SEVERAL}),
    *(
        each
        for heard, barred in (("Triggered", True), ("Effective", False))
        for abilities in (f"{{keywords:SeveralTriggering}} abilities {{:Not{heard}[pl]}}",)
        for each in (
            *construct("NotTriggering", Several, abilities, [f"all {abilities}"], barred=barred),
            *construct(
                "NotTriggering",
                Several,
                f"{{players:WhosePlayers}} {abilities}",
                [f"{{players:Possessor}} {abilities}"],
                barred=barred,
            ),
        )
    ),
    *construct("Modifier", None, "{=:NotTriggering}", views={WHOLE: read_as(_each)}),
]
