"""Cards that are attached `already`: where no others can be attached, those are all of them."""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.discourse.named_last import Antecedent

_NOBODY: Final = ("players cannot", "(neither|no) player (can|may)", "nobody (can|may)")
_ALONE: Final = "(.|\n)"
_THEN: Final = "(.|,|and|;|\n)"
"""Nothing is said of when: what holds for a while lets others be attached later."""


def _attached(card: str, last: str) -> Antecedent:
    """`last`: the last word of its name, in the singular and in the plural."""
    these = f"[power] <{last}>"
    return Antecedent(
        f"{card} that are attached",
        (
            f"{_ALONE} {these} cannot be (attached|played) {_THEN}",
            f"{_ALONE} {these} may not be (attached|played) {_THEN}",
            f"{_ALONE} no {these} (can|may) be (attached|played) {_THEN}",
            *(f"{_ALONE} {nobody} (attach|play) {these} {_THEN}" for nobody in _NOBODY),
        ),
        {
            last.rpartition("|")[2]: (f"<already attached {last}>",),
            "on field": tuple(
                f"({last}) <{that}already {there}>"
                for that in ("", "that are ")
                for there in ("attached", "on field", "in play")
            ),
        },
    )


ALREADY_THERE: Final = (
    _attached("Superstars", "superstar|superstars"),
    _attached("Power Ups", "up|power-up|power-ups|ups"),
)
