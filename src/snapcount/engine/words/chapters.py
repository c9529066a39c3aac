"""The rules reference as data: the clauses of docs/rules.md, chapter by chapter."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

import msgspec

from snapcount.engine.editions import EDITION_NAMES
from snapcount.engine.words.reference import reference

_CHAPTER: Final = re.compile(r"^## (.+)$")
_CLAUSE: Final = re.compile(r"^- \*\*([A-Z]-\d+)(?: ([^*]+))?\*\*:?\s*(.*)$")
_EDITION: Final = f"(?:{'|'.join(EDITION_NAMES)})"
_TAG: Final = re.compile(rf"\(({_EDITION}(?:\+|(?:, {_EDITION})*))\)")


class Clause(msgspec.Struct, frozen=True):
    id: str
    title: str
    text: str
    editions: list[str]
    """The editions that it holds in, at least in part."""


class Chapter(msgspec.Struct, frozen=True):
    title: str
    clauses: list[Clause]


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
    named = [name for name in EDITION_NAMES if heading and name in re.findall(r"\w+", heading[1])]
    chapters = named or [*EDITION_NAMES]
    tags = list(_TAG.finditer(words))
    if len(tags) != 1:
        return chapters
    tag = tags[0]
    before = words[: tag.start()].strip()
    if before and (words[tag.end() :].strip(" .") or re.search(r"[;.] |, then ", before)):
        return chapters
    if tag[1].endswith("+"):
        return [
            name
            for name in chapters
            if EDITION_NAMES.index(name) >= EDITION_NAMES.index(tag[1][:-1])
        ]
    return [name for name in chapters if name in tag[1].split(", ")]


def plain(words: str) -> str:
    """Without the marks of Markdown."""
    return words.replace("**", "").replace("`", "")
