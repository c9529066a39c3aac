"""The fields of a query: what each looks at, and which values it takes."""

from __future__ import annotations

import operator
from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from snapcount.cards.catalog.catalog import Known
from snapcount.cards.catalog.entry import KIND_LABELS
from snapcount.cards.catalog.numbers import parts, season_of
from snapcount.cards.catalog.positions import OFFENSIVE, POSITION_OF
from snapcount.cards.search.query import QueryError, Term
from snapcount.cards.season import SEASONS
from snapcount.cards.words import POSITION_GROUPS, RARITY_LETTERS

Test = Callable[[Known], bool]

FIELDS: Final[dict[str, str]] = {
    "name": "name",
    "type": "type",
    "kind": "type",
    "t": "type",
    "pos": "pos",
    "position": "pos",
    "p": "pos",
    "rating": "rating",
    "r": "rating",
    "team": "team",
    "side": "side",
    "text": "text",
    "o": "text",
    "effect": "effect",
    "e": "effect",
    "timing": "timing",
    "number": "number",
    "n": "number",
    "season": "season",
    "rarity": "rarity",
    "set": "set",
    "edition": "edition",
    "is": "is",
    "strength": "strength",
    "time": "time",
    "offense": "offense",
    "defense": "defense",
    "stops": "defense",
    "subtype": "subtype",
}
"""Every name of a field, and the field it names."""

_COMPARE: Final[dict[str, Callable[[int, int], bool]]] = {
    ":": operator.eq,
    "=": operator.eq,
    "!=": operator.ne,
    ">": operator.gt,
    "<": operator.lt,
    ">=": operator.ge,
    "<=": operator.le,
}
_TYPES: Final[dict[str, tuple[str, ...]]] = {
    **{kind.replace(" ", ""): (kind,) for kind in KIND_LABELS},
    "player": ("player", "legend"),  # D-11: a Legend is a normal Player
    "powerup": ("power up",),
}
_IS: Final[dict[str, Test]] = {
    "unique": lambda known: known.typed.unique,
    "legend": lambda known: known.typed.kind == "legend",
    "superstar": lambda known: known.typed.kind == "superstar",
    "offense": lambda known: _side(known) == "offense",
    "defense": lambda known: _side(known) == "defense",
    "playable": lambda known: known.verdict.status == "playable",
    "no-text": lambda known: known.verdict.status == "no text yet",
    "not-understood": lambda known: known.verdict.status == "not understood",
    "corrected": lambda known: bool(known.verdict.clause),
    "own": lambda known: known.own,
}


def asked_by(term: Term, query: str) -> Test:
    """What a term asks of a card; `QueryError` if it asks for something that is not there."""
    negated = term.op == "!=" and term.field not in ("rating", "season", "time", "strength")
    if term.op in (">", "<", ">=", "<=") and term.field not in _NUMBERS:
        where = term.value_at - len(term.op) - (query[term.value_at - 1] in '"“')
        message = f"{term.field} isn't a number; write {term.field}:{term.value}"
        raise QueryError(message, query, where, len(term.op), f"{term.field}:{term.value}")
    test = _MAKERS[term.field](term, query)
    return (lambda known: not test(known)) if negated else test


# Words -----------------------------------------------------------------------------------------


def plain(words: str) -> str:
    return " ".join(words.split()).casefold()


def _contains(get: Callable[[Known], str]) -> Callable[[Term, str], Test]:
    def make(term: Term, query: str) -> Test:
        wanted = plain(term.value)
        return lambda known: wanted in plain(get(known))

    return make


def _text(term: Term, query: str) -> Test:
    """In the words as typed, or as the erratum has them."""
    wanted = plain(term.value)

    def test(known: Known) -> bool:
        if wanted in plain(known.typed.text):
            return True
        if not known.verdict.clause or known.verdict.status != "playable":
            return False
        return wanted in plain(known.card().text)

    return test


# Closed lists ----------------------------------------------------------------------------------


def _one_of(term: Term, query: str, known: list[str], value: str) -> str:
    if value not in known:
        near = get_close_matches(value, known, 1, 0.5)
        shown = known if len(known) <= 20 else [*known[:20], "…"]
        message = f"there's no {term.field} “{term.value}”; choose one of {', '.join(shown)}"
        hint = f"{term.field}:{near[0]}" if near else ""
        raise QueryError(message, query, term.value_at, len(term.value), hint)
    return value


def _type(term: Term, query: str) -> Test:
    value = plain(term.value).replace(" ", "").replace("-", "")
    kinds = _TYPES[_one_of(term, query, sorted(_TYPES), value)]
    return lambda known: known.typed.kind in kinds


def _pos(term: Term, query: str) -> Test:
    groups = {group.lower(): set(inside) for group, inside in POSITION_GROUPS.items()}
    names = [*POSITION_OF, *groups]
    value = _one_of(term, query, names, plain(term.value))
    wanted: set[str] = set(groups[value]) if value in groups else {POSITION_OF[value]}
    return lambda known: _position(known) in wanted


def _is(term: Term, query: str) -> Test:
    value = plain(term.value).replace(" ", "-")
    return _IS[_one_of(term, query, list(_IS), value)]


def _edition(term: Term, query: str) -> Test:
    kinds = SEASONS[_one_of(term, query, list(SEASONS), plain(term.value))].kinds
    return lambda known: known.typed.kind in kinds


def _rarity(term: Term, query: str) -> Test:
    value = _one_of(term, query, list(RARITY_LETTERS.values()), plain(term.value))
    letters = next(letters for letters, rarity in RARITY_LETTERS.items() if rarity == value)
    return lambda known: bool(known.typed.number) and parts(known.typed.number)[0] == letters


def _effect(term: Term, query: str) -> Test:
    from snapcount.cards.search.effects import does, effect_words, vocabulary

    words = sorted(vocabulary())
    known_words = [*words, *sorted({part for word in words for part in word.split()})]
    value = _one_of(term, query, known_words, plain(term.value))
    return lambda known: (
        known.verdict.status == "playable" and does(effect_words(known.card()), value)
    )


# Numbers ---------------------------------------------------------------------------------------


def _number(term: Term, query: str) -> Test:
    """A number without its season is that number of any season."""
    wanted = plain(term.value).upper()

    def test(known: Known) -> bool:
        number = known.typed.number.upper()
        return wanted in (number, number.split("-")[0])

    return test


def _compared(get: Callable[[Known], str]) -> Callable[[Term, str], Test]:
    def make(term: Term, query: str) -> Test:
        value = plain(term.value)
        if term.field == "strength" and value == "x":
            return lambda known: get(known).lower() == "x"
        if not (value.isascii() and value.isdecimal()):
            message = f"{term.field} is a number"
            raise QueryError(message, query, term.value_at, len(term.value))
        wanted, compare = int(value), _COMPARE[term.op]

        def test(known: Known) -> bool:
            words = get(known)
            return words.isdecimal() and compare(int(words), wanted)

        return test

    return make


def _season(term: Term, query: str) -> Test:
    wanted = season_of(term.value)
    if wanted is None:
        message = "a season is a year, such as 2019 or 19"
        raise QueryError(message, query, term.value_at, len(term.value))
    compare, year = _COMPARE[term.op], wanted

    def test(known: Known) -> bool:
        season = parts(known.typed.number)[2]
        return season is not None and compare(season, year)

    return test


# What a card says of itself --------------------------------------------------------------------


def _position(known: Known) -> str:
    return POSITION_OF.get(plain(known.typed.position), "")


def _side(known: Known) -> str:
    typed = known.typed
    if typed.kind in ("player", "legend", "superstar"):
        position = _position(known)
        natural = "offense" if position in OFFENSIVE else "defense" if position else ""
        return plain(typed.side) or natural
    return plain(typed.subtype) if typed.kind == "action" else ""


_NUMBERS: Final = ("rating", "strength", "time", "season")
_MAKERS: Final[dict[str, Callable[[Term, str], Test]]] = {
    "name": _contains(lambda known: known.typed.name),
    "type": _type,
    "pos": _pos,
    "rating": _compared(lambda known: known.typed.rating),
    "team": _contains(lambda known: known.typed.team),
    "side": _contains(_side),
    "text": _text,
    "effect": _effect,
    "timing": _contains(lambda known: known.typed.timing),
    "number": _number,
    "season": _season,
    "rarity": _rarity,
    "set": _contains(lambda known: f"{known.set_name} {known.set_code}"),
    "edition": _edition,
    "is": _is,
    "strength": _compared(lambda known: known.typed.strength),
    "time": _compared(lambda known: known.typed.time or "1"),
    "offense": _contains(lambda known: known.typed.offense),
    "defense": _contains(lambda known: known.typed.defense),
    "subtype": _contains(lambda known: known.typed.subtype),
}
