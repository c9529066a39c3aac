"""The rules reference over HTTP: the clauses of docs/rules.md, chapter by chapter."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

import msgspec

from snapcount.engine.words.reference import reference
from snapcount.server.http import Call, Endpoint

_CHAPTER: Final = re.compile(r"^## (.+)$")
_CLAUSE: Final = re.compile(r"^- \*\*([A-Z]-\d+)(?: ([^*]+))?\*\*:?\s*(.*)$")


class Clause(msgspec.Struct, frozen=True):
    id: str
    title: str
    text: str


class Chapter(msgspec.Struct, frozen=True):
    title: str
    clauses: list[Clause]


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
            )
        ]

    async def all(self, call: Call) -> list[Chapter]:
        return chapters()


@cache
def chapters() -> list[Chapter]:
    """Every chapter that has clauses; a clause goes on over indented lines."""
    found: list[Chapter] = []
    for line in reference().read_text("utf-8").splitlines():
        chapter, clause = _CHAPTER.match(line), _CLAUSE.match(line)
        if chapter:
            found.append(Chapter(chapter[1], []))
        elif clause and found:
            found[-1].clauses.append(Clause(clause[1], clause[2] or "", plain(clause[3])))
        elif line.startswith("  ") and found and found[-1].clauses:
            last = found[-1].clauses.pop()
            text = f"{last.text}\n{plain(line.strip())}"
            found[-1].clauses.append(Clause(last.id, last.title, text))
    return [chapter for chapter in found if chapter.clauses]


def plain(words: str) -> str:
    """Without the marks of Markdown."""
    return words.replace("**", "").replace("`", "")
