"""Abilities that do not trigger, or cannot be used, as long as a text says so.

Run, Receive and Tackle abilities are triggered (T-13), Exhaust abilities are used (T-12): what is
said of the ones by that word is not said of the others.
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
from snapcount.cards.nouns import Group
from snapcount.cards.tree import CannotUse


class Several(msgspec.Struct, frozen=True):
    """`Run and Receive abilities`, of whom."""

    keywords: tuple[Any, ...]
    players: Any = Group()


def _each(said: Several) -> syntax.Together:
    return syntax.Together(
        deeds=tuple(CannotUse(said.players, keyword) for keyword in said.keywords)
    )


def _of_one_keyword() -> list[Construct]:
    made: list[Construct] = []
    for keyword, name in KEYWORDS.items():
        used = keyword == "exhaust"
        heard = "Used" if used else "Triggered"
        known: dict[str, Any] = {"keyword": keyword, "barred": used, "printed": False}
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
        "(have no effect|are cancelled)",
    ),
    *phrase(
        "NotTriggered[sg]",
        "does not trigger",
        "(cannot|will not|may not) (trigger|be triggered)",
        "is not triggered",
        "(cannot|may not) be used",
        "(has no effect|is cancelled)",
    ),
    *phrase("NotUsed[pl]", "(cannot|may not) be used", "are not used"),
    *phrase("NotUsed[sg]", "(cannot|may not) be used", "is not used"),
    *_of_one_keyword(),
    *(
        each
        for keyword, name in KEYWORDS.items()
        if keyword != "exhaust"
        for each in word("Triggering", keyword, name)
    ),
    *listed("TriggeringRow", "Triggering", "and", "or", ", and", ", or", ","),
    *construct("SeveralTriggering", None, "{=:TriggeringRow}", views={WHOLE: SEVERAL}),
    *construct(
        "NotTriggering",
        Several,
        "{keywords:SeveralTriggering} abilities {:NotTriggered[pl]}",
        ["all {keywords:SeveralTriggering} abilities {:NotTriggered[pl]}"],
    ),
    *construct(
        "NotTriggering",
        Several,
        "{players:WhosePlayers} {keywords:SeveralTriggering} abilities {:NotTriggered[pl]}",
        ["{players:Possessor} {keywords:SeveralTriggering} abilities {:NotTriggered[pl]}"],
    ),
    *construct("Modifier", None, "{=:NotTriggering}", views={WHOLE: read_as(_each)}),
]
