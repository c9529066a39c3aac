"""What the grammar's rules for players become: who is named, and whom `they` stands for.

The methods of the `Read…` classes are named after the rules of grammar.lark; what a rule is
called with is what its own rules returned. Each class has the methods of one chapter and builds on
the class of the chapter before; `reading.Reading` has them all.
"""

from __future__ import annotations

from contextvars import ContextVar
from typing import Final, Literal, cast

from snapcount.cards.text.machine import Word
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.words import Who

THEY: Final = "they"
"""Stands for a player named before, until the clause is resolved."""

Named = Who | Literal["they"]

WHO: Final[dict[str, Named]] = {
    "YOU": "you",
    "OPPONENT": "opponent",
    "OFFENSE": "offense",
    "DEFENSE": "defense",
    "EACH_PLAYER": "each player",
    "THEY": THEY,
    "YOUR": "you",
    "OPPONENTS": "opponent",
    "OFFENSES": "offense",
    "DEFENSES": "defense",
    "EACH_PLAYERS": "each player",
    "THEIR": THEY,
}

OTHER_PLAYER: Final[dict[Who, Who]] = {
    "you": "opponent",
    "opponent": "you",
    "offense": "defense",
    "defense": "offense",
}

antecedent: ContextVar[Who | None] = ContextVar("antecedent", default=None)
"""The player other than oneself whom the text that is being read has named last."""


class They(str):
    """`they`, and whom the text had named last when it said so."""

    means: Who | None

    @classmethod
    def now(cls) -> Named:
        they = cls(THEY)
        they.means = antecedent.get()
        return cast(Named, they)


def known(name: Named) -> Who:
    """The player, where nothing was said before that `they` could stand for."""
    if name == THEY:
        if isinstance(name, They) and name.means is not None:
            return name.means
        raise Refusal("no-antecedent", "it is not clear who “they” are")
    return name


class ReadWho:
    """The two players of the game, by whatever name."""

    def who(self, token: Word) -> Named:
        """Who is named; `they` is the other player that the text named last, if it named one."""
        name = WHO[token.type]
        if name == THEY:
            return They.now()

        if name != "you":
            antecedent.set(None if name == "each player" else name)
        return name

    def whose(self, token: Word) -> Named:
        name = WHO[token.type]
        if name != THEY and name not in ("you", "each player"):
            antecedent.set(name)
        return name
