"""The rules reference and the words of the game over HTTP."""

from __future__ import annotations

import msgspec

from snapcount.engine.words.chapters import Chapter, chapters
from snapcount.lessons.glossary import TERMS
from snapcount.server.http import Call, Endpoint


class TermSeen(msgspec.Struct, frozen=True):
    """A word of the game."""

    name: str
    means: str
    clauses: tuple[str, ...]
    forms: tuple[str, ...]
    """How it is written where it is to be found."""


class Rules:
    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint(
                "GET",
                "/api/rules",
                "The rules, clause by clause.",
                self.all,
                gives=list[Chapter],
                person=False,
            ),
            Endpoint(
                "GET",
                "/api/glossary",
                "The words of the game, in plain English.",
                self.glossary,
                gives=list[TermSeen],
                person=False,
            ),
        ]

    async def all(self, call: Call) -> list[Chapter]:
        return chapters()

    async def glossary(self, call: Call) -> list[TermSeen]:
        return [TermSeen(*term) for term in TERMS]
