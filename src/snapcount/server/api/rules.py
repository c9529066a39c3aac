"""The rules reference over HTTP: the clauses of docs/rules.md, chapter by chapter."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

import msgspec

from snapcount.engine.editions import EDITION_NAMES
from snapcount.engine.words.reference import reference
from snapcount.lessons.glossary import TERMS
from snapcount.server.http import Call, Endpoint

_CHAPTER: Final = re.compile(r"^## (.+)$")
_CLAUSE: Final = re.compile(r"^- \*\*([A-Z]-\d+)(?: ([^*]+))?\*\*:?\s*(.*)$")


_TAG: Final = re.compile(r"\(((?:2019|2021|2022|crd)(?:\+|(?:, (?:2019|2021|2022|crd))*))\)")
_ALL: Final = EDITION_NAMES


class Clause(msgspec.Struct, frozen=True):
    id: str
    title: str
    text: str
    editions: list[str]
    """The editions that it holds in, at least in part."""


class Chapter(msgspec.Struct, frozen=True):
    title: str
    clauses: list[Clause]


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


@cache
def chapters() -> list[Chapter]:
    """Every chapter that has clauses; a clause goes on over indented lines."""
    found: list[Chapter] = []
    for line in reference().read_text("utf-8").splitlines():
        chapter, clause = _CHAPTER.match(line), _CLAUSE.match(line)
        if chapter:
            found.append(Chapter(chapter[1], []))
        elif clause and found:
            title, text = clause[2] or "", plain(clause[3])
            holds = editions_of(found[-1].title, f"{title} {text}")
            found[-1].clauses.append(Clause(clause[1], title, text, holds))
        elif line.startswith("  ") and found and found[-1].clauses:
            last = found[-1].clauses.pop()
            text = f"{last.text}\n{plain(line.strip())}"
            found[-1].clauses.append(Clause(last.id, last.title, text, last.editions))
    return [chapter for chapter in found if chapter.clauses]


def editions_of(chapter: str, words: str) -> list[str]:
    """Where a clause holds: as its chapter says, and as it begins or ends with; else everywhere.

    An edition that is named in passing, or behind one of several parts, is about that part alone:
    better a clause too many than one that is missed.
    """
    heading = re.search(r"\(([^)]*)\)", chapter)
    named = [name for name in _ALL if heading and name in re.findall(r"\w+", heading[1])]
    chapters = named or [*_ALL]
    tags = list(_TAG.finditer(words))
    if len(tags) != 1:
        return chapters
    tag = tags[0]
    before = words[: tag.start()].strip()
    if before and (words[tag.end() :].strip(" .") or re.search(r"[;.] |, then ", before)):
        return chapters
    if tag[1].endswith("+"):
        return [name for name in chapters if _ALL.index(name) >= _ALL.index(tag[1][:-1])]
    return [name for name in chapters if name in tag[1].split(", ")]


def plain(words: str) -> str:
    """Without the marks of Markdown."""
    return words.replace("**", "").replace("`", "")
