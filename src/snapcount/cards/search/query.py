"""The query language: `type:player pos:qb rating>=90 (text:"flip over" or -is:unique) luck`.

Terms beside each other must all fit; `or` binds weaker, `-` and `not` turn the next one round.
A word without a field is part of a card's name or text.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Final, NamedTuple

from snapcount.cards.catalog.entry import pointer

MOST_LETTERS: Final = 1_000
MOST_DEPTH: Final = 30


class QueryError(ValueError):
    """A query that cannot be read: where, why, and what may have been meant."""

    code = "bad-query"

    def __init__(
        self, message: str, query: str, at: int, length: int = 1, suggestion: str = ""
    ) -> None:
        self.message = message
        self.query = query
        self.at = at
        self.length = max(1, length)
        self.suggestion = suggestion
        super().__init__(self.report())

    @property
    def pointer(self) -> str:
        return pointer(self.query, self.at, self.length)

    def report(self) -> str:
        lines = [self.message, self.pointer]
        if self.suggestion:
            lines.append(f"did you mean “{self.suggestion}”?")
        return "\n".join(lines)


class Term(NamedTuple):
    """`field op value`; a word of the name has the field `name` and the operator `~`."""

    field: str
    op: str
    value: str
    at: int
    value_at: int


class Not(NamedTuple):
    inside: Query


class All(NamedTuple):
    parts: tuple[Query, ...]


class Any(NamedTuple):
    parts: tuple[Query, ...]


Query = Term | Not | All | Any

_OP: Final = r">=|<=|!=|:|=|>|<"
_QUOTED: Final = r'"[^"]*"|“[^”]*”'
_TOKEN: Final = re.compile(
    rf"""
    (?P<space>\s+)
  | (?P<open>\() | (?P<close>\))
  | (?P<minus>[-–](?=[^\s)]))
  | (?P<field>[A-Za-z][A-Za-z_]*)(?P<op>{_OP})(?P<value>{_QUOTED}|[^\s()"“”]*)
  | (?P<quoted>{_QUOTED})
  | (?P<word>[^\s()"“”]+)
  | (?P<stray>["“”])
    """,
    re.VERBOSE,
)


class _Token(NamedTuple):
    kind: str
    text: str
    at: int
    term: Term | None = None


def parse_query(text: str, fields: dict[str, str]) -> Query:
    """The query in a text. `fields` has every name of a field, and which field it names."""
    if len(text) > MOST_LETTERS:
        message = f"a search can have at most {MOST_LETTERS} characters"
        raise QueryError(message, text, MOST_LETTERS)
    return _Parser(text, _tokens(text, fields)).whole()


def _tokens(text: str, fields: dict[str, str]) -> list[_Token]:
    found: list[_Token] = []
    for match in _TOKEN.finditer(text):
        kind, words, at = str(match.lastgroup), match[0], match.start()
        match kind:
            case "space":
                continue
            case "stray":
                raise QueryError("this quotation mark is never closed", text, at)
            case "value":
                found.append(_Token("term", words, at, _term(text, match, fields)))
            case "quoted":
                name = Term("name", ":", words[1:-1], at, at + 1)
                found.append(_Token("term", words, at, name))
            case "word" if words.lower() in ("or", "and", "not"):
                found.append(_Token(words.lower(), words, at))
            case "word":
                found.append(_Token("term", words, at, Term("name", "~", words, at, at)))
            case _:
                found.append(_Token(kind, words, at))
    return found


def _term(text: str, match: re.Match[str], fields: dict[str, str]) -> Term:
    name = match["field"].lower()
    if name not in fields:
        near = get_close_matches(name, fields, 1, 0.5)
        message = f"there's no field “{match['field']}”; choose one of {', '.join(_main(fields))}"
        hint = f"{near[0]}{match['op']}{match['value']}" if near else ""
        raise QueryError(message, text, match.start(), len(name), hint)
    value = match["value"]
    if not value and text[match.end() : match.end() + 1] in ('"', "“"):
        raise QueryError("this quotation mark is never closed", text, match.end())
    if not value.strip('"“” '):
        message = f"what should {name} be? Write for example {name}{match['op']}…"
        raise QueryError(message, text, match.start(), len(match[0]))
    quoted = value[0] in '"“'
    at = match.start("value") + quoted
    words = value[1:-1] if quoted else value
    return Term(fields[name], match["op"], words, match.start(), at)


def _main(fields: dict[str, str]) -> list[str]:
    return list(dict.fromkeys(fields.values()))


class _Parser:
    def __init__(self, text: str, tokens: list[_Token]) -> None:
        self.text = text
        self.tokens = tokens
        self.place = 0

    def whole(self) -> Query:
        if not self.tokens:
            return All(())
        query = self.any_of(0)
        if self.place < len(self.tokens):
            token = self.tokens[self.place]
            raise QueryError("this parenthesis was never opened", self.text, token.at)
        return query

    def any_of(self, depth: int) -> Query:
        parts = [self.all_of(depth)]
        while self._next() == "or":
            self.place += 1
            parts.append(self.all_of(depth))
        return parts[0] if len(parts) == 1 else Any(tuple(parts))

    def all_of(self, depth: int) -> Query:
        parts: list[Query] = []
        while self._next() not in ("", "or", "close"):
            if self._next() == "and" and parts:
                self.place += 1
            parts.append(self.one(depth))
        if not parts:
            at = self.tokens[self.place].at if self._next() else len(self.text)
            raise QueryError("there's nothing to search for here", self.text, at)
        return parts[0] if len(parts) == 1 else All(tuple(parts))

    def one(self, depth: int) -> Query:
        if self._next() in ("", "or", "and", "close"):
            at = self.tokens[self.place].at if self._next() else len(self.text)
            raise QueryError("there's nothing to search for here", self.text, at)
        token = self.tokens[self.place]
        if depth > MOST_DEPTH:
            raise QueryError("too many parentheses inside parentheses", self.text, token.at)
        self.place += 1
        if token.term is not None:
            return token.term
        if token.kind in ("minus", "not"):
            return Not(self.one(depth + 1))
        query = self.any_of(depth + 1)
        if self._next() != "close":
            raise QueryError("this parenthesis is never closed", self.text, token.at)
        self.place += 1
        return query

    def _next(self) -> str:
        return self.tokens[self.place].kind if self.place < len(self.tokens) else ""
