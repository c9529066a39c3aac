"""A refusal in the middle of reading, before it is known where in the text it belongs."""

from __future__ import annotations

from typing import Any, Final

WHICH_CARD: Final = "which card? Write “an Action card” or “a Play card”"


class Refusal(Exception):
    """Becomes a `TextError` with a pointer as soon as the parser hears of it."""

    def __init__(
        self,
        code: str,
        message: str,
        readings: tuple[str, ...] = (),
        terminals: tuple[str, ...] = (),
        meanings: tuple[tuple[Any, ...], ...] = (),
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.readings = readings
        self.meanings = meanings
        """Readings as rows of effects, if they have not been put into words."""
        self.terminals = terminals
        """The words that it is about, if nothing better is known."""
        self.index: int | None = None
        """The word that was reached, if that is known."""
        self.item: int | None = None
        """The sentence that it is about, if that is known."""


class NoCardShown(Refusal):
    """`It` or `that card`, where no card was shown before."""

    def __init__(self) -> None:
        super().__init__(
            "no-antecedent",
            "which card? None was revealed, looked at or discarded on its own before",
            terminals=("_THAT_CARD", "_IT", "_PUT_IT", "_SHOWN_STRENGTH"),
        )


class NobodyNamed(Refusal):
    """`That Player`, where no Player was named before."""

    def __init__(self) -> None:
        super().__init__(
            "no-antecedent",
            "no Player was named before “that Player”",
            terminals=("_THAT_PLAYER",),
        )
