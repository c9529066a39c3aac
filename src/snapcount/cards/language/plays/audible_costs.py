"""What audibles cost: `Your opponent must discard an Action card to audible` (T-7)."""

from __future__ import annotations

from typing import Any, Final

from snapcount.cards.language.kernel.construct import Construct, construct, phrase
from snapcount.cards.language.nouns.card_nouns import top_card
from snapcount.cards.tree import AudiblesCost

_TO: Final = "(to audible|to (use|call) an audible [effect]|to {:FlipAPlay})"
_COSTS: Final = {
    "action card": (
        "discard {count:CardCount[action]}",
        "[the discard of] {count:CardCount[action]}",
    ),
    "play card": ("discard {count:CardCount[play]}", "[the discard of] {count:CardCount[play]}"),
    "timeout": ("(spend|use|lose|pay) {count:IntTimeouts}", "{count:IntTimeouts}"),
}
"""What somebody must do, and what it costs."""


def _costs() -> list[Construct]:
    made: list[Construct] = []
    for what, (does, price) in _COSTS.items():
        say = does.replace("(spend|use|lose|pay)", "spend")
        made += construct(
            "Modifier",
            AudiblesCost,
            f"{{who:Payer}} must {say} to use an audible",
            [
                f"{{who:Payer}} must [first] {does} {_TO}",
                f"{_TO} , {{who:Payer}} must [first] {does}",
                f"{{who:Whose}} audibles cost [them|you] {price}",
                f"{{who:Whose}} audibles cost [them|you] an additional {price}",
            ],
            what=what,
        )
    made += construct(
        "Modifier",
        AudiblesCost,
        "{who:Whose} audibles cost {count:IntMoreTimeUnits}",
        [
            "{who:Whose} audibles (take|use) {count:IntMoreTimeUnits}",
            "{who:Whose} audibles cost {count:IntTimeUnits}",
        ],
        what="time unit",
    )
    everyone: dict[str, Any] = {"who": "each player", "printed": False}
    for what, (_, price) in _COSTS.items():
        made += construct(
            "Modifier", AudiblesCost, f"[all] audibles cost {price}", what=what, **everyone
        )
    made += construct(
        "Modifier",
        AudiblesCost,
        "[all] audibles (cost|take|use) {count:IntMoreTimeUnits}",
        ["[all] audibles cost {count:IntTimeUnits}"],
        what="time unit",
        **everyone,
    )
    return made


_ONTO: Final = "(as|to be|to become|to change|to replace|to use [it] as|and use it as)"

AUDIBLE_COSTS: Final[list[Construct]] = [
    *_costs(),
    # An audible by what it does (T-7)
    *(
        each
        for own in ("your", "their")
        for each in phrase(
            "FlipAPlay",
            f"(flip|turn) over {top_card(own, 'Play')} {_ONTO} {own} [called|new|current] play",
            f"(flip|turn) over a card (from|of) {own} Play deck {_ONTO} {own}"
            " [called|new|current] play",
        )
    ),
]
