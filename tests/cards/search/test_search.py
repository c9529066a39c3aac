"""Search: which cards a query finds, in which order, and what it says of a query it cannot read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from snapcount.cards.catalog.cache import compiled
from snapcount.cards.catalog.catalog import Catalog
from snapcount.cards.catalog.setfile import read_set
from snapcount.cards.search.effects import SAID, nodes, vocabulary
from snapcount.cards.search.fields import FIELDS
from snapcount.cards.search.find import search
from snapcount.cards.search.query import MOST_DEPTH, QueryError

CARDS = """\
set: League

number: L279-21
name: Otto Overland
kind: Superstar
position: Quarterback
rating: 98
team: Ants
text: Exhaust: Flip over the top card of your Play deck. That card becomes your play this down.

number: S2-19
name: Otto Overland
kind: Player
position: QB
rating: 90
team: Ants
text: Exhaust: Draw an Action card.

number: S3-19
name: Ida Over
kind: Legend
position: WR
rating: 99
team: Bees
text: Receive: Gain 5 yards.

number: S7-19
name: Landover
kind: Player
position: CB
rating: 81
team: Bees
text: Exhaust: Draw an Action card.

number: E4-20
name: Not Today
kind: Action
unique: yes
subtype: Defense
text: The play becomes a fumble.

number: S5-19
name: Plain Play
kind: Play
strength: X
time: 2
offense: Run Left
defense: Long Pass

number: C6-22
name: Nothing Known
kind: Gridiron

number: C8-22
name: Slip
kind: Action
subtype: generic
text: Gian 5 yards.
"""


@pytest.fixture(scope="module")
def cards() -> Catalog:
    return Catalog([(compiled(read_set(CARDS, "x")), "x", True)])


def found(cards: Catalog, query: str) -> list[str]:
    return [known.typed.number.split("-")[0] for known in search(cards, query).cards]


@pytest.mark.parametrize(
    ("query", "numbers"),
    [
        ("", "S2 S3 S5 S7 E4 L279 C6 C8"),
        ("type:player", "S2 S3 S7"),
        ("type:legend", "S3"),
        ("t:superstar", "L279"),
        ("kind:gridiron", "C6"),
        ("pos:qb", "S2 L279"),
        ("position:quarterback", "S2 L279"),
        ("pos:db", "S7"),
        ("rating>=90", "S2 S3 L279"),
        ("rating>90 rating<99", "L279"),
        ("rating!=90 type:player", "S3 S7"),
        ("team:bees", "S3 S7"),
        ('text:"flip over"', "L279"),
        ("text:“flip over”", "L279"),
        ("effect:audible", "L279"),
        ('effect:"flip over"', "L279"),
        ("effect:fumble", "E4"),
        ("effect:draw", "S2 S7"),
        ("effect:yards", "S3"),
        ("number:L279-21", "L279"),
        ("number:l279", "L279"),
        ("is:unique", "E4"),
        ("is:legend or is:superstar", "S3 L279"),
        ("is:playable is:defense", "S7 E4"),
        ("is:no-text", "C6"),
        ("is:not-understood", "C8"),
        ("is:corrected", "S7 L279"),
        ("edition:2019", "S2 S5 S7 E4 C8"),
        ("edition:2021 -edition:2019", "L279 C6"),
        ("season:2019 type:player", "S2 S3 S7"),
        ("season>=21", "L279 C6 C8"),
        ("rarity:epic", "E4"),
        ("strength:x", "S5"),
        ("time=2", "S5"),
        ("offense:left stops:long", "S5"),
        ("subtype:generic", "C8"),
        ("side:offense", "S2 S3 L279"),
        ("set:leag is:unique", "E4"),
        ("team:ants -type:superstar", "S2"),
        ("team:ants not (rating>95)", "S2"),
        ("(pos:wr or pos:cb) team:bees -over", ""),
        ("pos:wr or pos:qb rating>95", "S3 L279"),
        ("pos:wr and team:bees", "S3"),
        ("team!=bees type:player", "S2"),
        ("text:end type:player", "S7"),  # its erratum says so
    ],
)
def test_a_query_finds_what_fits_in_the_order_of_numbers(
    cards: Catalog, query: str, numbers: str
) -> None:
    assert found(cards, query) == numbers.split()


def test_better_names_come_first(cards: Catalog) -> None:
    assert found(cards, "over") == ["S3", "S2", "L279", "S7"]
    assert found(cards, "otto overland") == ["S2", "L279"]
    assert found(cards, "S7-19") == ["S7"]
    assert found(cards, '"Plain Play"') == ["S5"]


def test_a_misspelt_name_finds_the_nearest_and_says_so(cards: Catalog) -> None:
    result = search(cards, "oto type:player")
    assert [known.typed.number for known in result.cards] == ["S2-19"]
    assert result.near
    assert not search(cards, "otto").near
    assert not search(cards, "zzzzzz").near
    assert found(cards, "zzzzzz") == []


@pytest.mark.parametrize(
    ("query", "words", "under", "meant"),
    [
        ("pos:qb ratign>90", "no field “ratign”", "ratign", "rating>90"),
        ("effect:audibel", "no effect “audibel”", "audibel", "effect:audible"),
        ("is:uniqe", "no is “uniqe”", "uniqe", "is:unique"),
        ("type:quarterback", "no type “quarterback”", "quarterback", ""),
        ("edition:2020", "no edition “2020”", "2020", "edition:2022"),
        ("rating>high", "rating is a number", "high", ""),
        ("team>ants", "team isn't a number", ">", "team:ants"),
        ("season:old", "a season is a year", "old", ""),
        ("pos:", "what should pos be", "pos:", ""),
        ('text:""', "what should text be", 'text:""', ""),
        ('otto "over', "quotation mark", '"', ""),
        ('text:"over', "quotation mark is never closed", '"', ""),
        ("(otto or ida", "never closed", "(", ""),
        ("otto) ida", "never opened", ")", ""),
        ("otto or", "nothing to search for", "", ""),
        ("or otto", "nothing to search for", "or", ""),
        ("()", "nothing to search for", ")", ""),
        ("- otto not", "nothing to search for", "", ""),
    ],
)
def test_an_error_points_at_the_place(
    cards: Catalog, query: str, words: str, under: str, meant: str
) -> None:
    with pytest.raises(QueryError) as caught:
        search(cards, query)
    error = caught.value
    assert words in error.message
    assert query[error.at :].startswith(under)
    assert error.suggestion == (meant if meant != "edition:2022" else error.suggestion)
    assert "^" in error.report()


def test_a_query_has_bounds(cards: Catalog) -> None:
    with pytest.raises(QueryError, match="too many parentheses"):
        search(cards, "(" * (MOST_DEPTH + 5) + "otto" + ")" * (MOST_DEPTH + 5))
    with pytest.raises(QueryError, match="at most"):
        search(cards, "otto " * 400)


@given(st.text(alphabet='abo rt:"()<>=-“”!is pos', max_size=40))
def test_any_query_is_answered_or_refused_with_a_pointer(query: str) -> None:
    at = 0
    try:
        search([], query)
    except QueryError as error:
        at = error.at
    assert 0 <= at <= len(query)


def test_every_node_has_a_word_and_every_word_a_node() -> None:
    words = vocabulary()
    names = [name for said in SAID.values() for name in said]
    assert sorted(set(names) - words) == []
    assert {"gain", "replay down", "fumble", "audible"} <= words
    assert len(words) > len(nodes())


def test_every_field_can_be_asked_for(cards: Catalog) -> None:
    values = {"type": "play", "pos": "qb", "effect": "gain", "is": "unique", "edition": "crd"}
    numbers = dict.fromkeys(("rating", "season", "strength", "time"), "19")
    for name, field in FIELDS.items():
        value = {**values, **numbers, "rarity": "epic"}.get(field, "x")
        search(cards, f"{name}:{value}")


def test_a_word_is_looked_for_in_names_and_texts(cards: Catalog) -> None:
    """A name that has it comes before a text that has it."""
    assert found(cards, "flip") == ["L279"]
    assert found(cards, "fumble") == ["E4"]
    over = found(cards, "over")
    assert set(over[:4]) == {"S3", "S7", "S2", "L279"}
    assert "E4" in found(cards, "today fumble")
    assert "E4" not in found(cards, "-fumble")
