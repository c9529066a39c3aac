"""Action cards of a hand that their owner cannot play for a while."""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.kernel.construct import Construct, phrase, word
from snapcount.cards.language.kernel.moods import YOURS, deed
from snapcount.cards.language.nouns.card_nouns import SHOWN
from snapcount.cards.tree import ForbidAction

_AND: Final = "(and|.|, and|;)"
_WHOSE: Final = (
    ("opponent", "your opponent"),
    ("offense", "the offense"),
    ("defense", "the defense"),
)

FORBIDDEN_ACTIONS: Final[list[Construct]] = [
    *deed(
        ForbidAction,
        "~choose a card from it and it cannot be played {duration:BarredFor}",
        f"~choose (a|an|one) [Action] card [{{:FromThatHand}}] {_AND} {{:Unplayable}}"
        " {duration:BarredFor}",
        f"~choose (one|one of (them|those cards)) {_AND} {{:Unplayable}} {{duration:BarredFor}}",
        forms=YOURS,
        who=SHOWN,
    ),
    *phrase(
        "Unplayable",
        "it cannot be played",
        "(it|that card) (cannot|may not) be played",
        "(your opponent|the offense|the defense|they) (cannot|may not) play (it|that card)",
    ),
    *(
        each
        for who, name in _WHOSE
        for each in deed(
            ForbidAction,
            f"~choose an Action card from {name}'s hand and {name} cannot play it"
            " {duration:BarredFor}",
            f"~choose (a|an|one) Action card (from|in) {name}'s [Action] hand {_AND}"
            f" ({name}|they) (cannot|may not) play (it|that card) {{duration:BarredFor}}",
            forms=YOURS,
            who=who,
        )
    ),
    *word("BarredFor", "this down", "this down", "until the end of (the|this) down"),
    *(
        each
        for stretch in ("possession", "half", "game")
        for each in word(
            "BarredFor",
            f"this {stretch}",
            f"until the end of the {stretch}",
            f"until the end of this {stretch}",
            f"(this|for the rest of the|for the rest of this) {stretch}",
        )
    ),
]
