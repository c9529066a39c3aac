"""Card texts in tests: the words go through the project's own parser."""

from __future__ import annotations

from snapcount.cards.tree import Ability, Effect, Timing


def effects_of(text: str) -> tuple[Effect, ...]:
    raise NotImplementedError(
        f"There is no parser for card texts yet; write the tree of {text!r} instead."
    )


def abilities_of(text: str) -> tuple[Ability, ...]:
    raise NotImplementedError(
        f"There is no parser for card texts yet; write the tree of {text!r} instead."
    )


def timing_of(text: str) -> Timing:
    raise NotImplementedError(
        f"There is no parser for card texts yet; write the Timing of {text!r} instead."
    )
