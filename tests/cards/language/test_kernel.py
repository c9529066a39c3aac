"""The laws of the grammar: each construct read and printed, in any order, or not compiled."""

from __future__ import annotations

import random

import msgspec
import pytest

from snapcount.cards.language.chart import Chart, Grammar, GrammarError
from snapcount.cards.language.construct import Construct, Guard, View, construct, either, word
from snapcount.cards.language.grammar import FAMILIES
from snapcount.cards.language.lists import listed
from snapcount.cards.language.speak import Speaker, Unspeakable
from snapcount.cards.language.template import TemplateError
from snapcount.cards.language.words import words


class Fetch(msgspec.Struct, frozen=True):
    what: str
    count: int = 1
    back: bool = False


class Both(msgspec.Struct, frozen=True):
    things: tuple[Fetch, ...]


MINUS = View("minus", build=lambda n: -n, match=lambda n: -n if n < 0 else None)
NUMBER = {"n": ("sg", "pl")}
TOY: list[Construct] = [
    *word("Thing[sg]", "ball", "ball", "football"),
    *word("Thing[pl]", "ball", "balls", "footballs"),
    *construct("Fetch", Fetch, "fetch a {what:Thing[sg]}", ["get a {what:Thing[sg]} [please]"]),
    *construct(
        "Fetch",
        Fetch,
        "fetch {count:Numeral} {what:Thing[pl]}",
        only=Guard(lambda f: f.count > 1, "several"),
    ),
    *construct("Fetch", Fetch, "return {count:Numeral} {what:Thing[pl]}", views={"count": MINUS}),
    *construct("Fetch", Fetch, "fetch a {what:Thing[sg]} and (come|run) back", back=True),
    *listed("Fetches", "Fetch", "and", ", and"),
    *construct("Both", Both, "{things:Fetches}"),
]


def read(text: str, category: str = "Fetch", constructs: list[Construct] = TOY) -> list[object]:
    return Chart(Grammar(constructs), words(text)).whole(category)


@pytest.mark.parametrize(
    ("text", "value", "printed"),
    [
        ("fetch a ball", Fetch("ball"), "fetch a ball"),
        ("Get a FOOTBALL please", Fetch("ball"), "fetch a ball"),
        ("fetch two footballs", Fetch("ball", 2), "fetch 2 balls"),
        ("return 3 balls", Fetch("ball", -3), "return 3 balls"),
        ("fetch a ball and run back", Fetch("ball", back=True), "fetch a ball and come back"),
    ],
)
def test_what_is_read_is_printed_in_its_own_words(text: str, value: Fetch, printed: str) -> None:
    assert read(text) == [value]
    assert Speaker(Grammar(TOY)).say("Fetch", value) == printed
    assert read(printed) == [value]


@pytest.mark.parametrize(
    "text", ["fetch a balls", "fetch 2 ball", "fetch 1 balls", "fetch a", "a ball"]
)
def test_what_no_construct_says_is_not_read(text: str) -> None:
    assert read(text) == []


def test_a_value_that_no_construct_says_whole_is_not_printed() -> None:
    with pytest.raises(Unspeakable):
        Speaker(Grammar(TOY)).say("Fetch", Fetch("ball", 2, back=True))


def test_lists_are_one_tuple() -> None:
    both = Both((Fetch("ball"), Fetch("ball", 2), Fetch("ball")))
    assert read("fetch a ball and fetch 2 balls, and get a ball", "Both") == [both]
    assert Speaker(Grammar(TOY)).say("Both", both) == (
        "fetch a ball and fetch 2 balls and fetch a ball"
    )


def test_two_readings_are_both_found_and_equal_ones_are_one() -> None:
    doubled = [*TOY, *construct("Fetch", Fetch, "fetch a {what:Thing[sg]}", count=7)]
    assert set(read("fetch a ball", constructs=doubled)) == {Fetch("ball"), Fetch("ball", 7)}
    same = [*TOY, *construct("Fetch", Fetch, "fetch (a|one) {what:Thing[sg]}")]
    assert read("fetch a ball", constructs=same) == [Fetch("ball")]


def test_the_order_of_declarations_means_nothing() -> None:
    texts = ["fetch a ball and run back", "get a ball and return 3 balls", "fetch 2 balls"]
    before = [read(text, "Both") for text in texts]
    for seed in range(20):
        shuffled = TOY[:]
        random.Random(seed).shuffle(shuffled)
        assert [read(text, "Both", shuffled) for text in texts] == before


@pytest.mark.parametrize(
    ("constructs", "why"),
    [
        (either("A", "B") + either("B", "A"), "begins with itself"),
        (either("A", "B"), "nothing is a B"),
        (word("A", 1, "[maybe]"), "no words"),
    ],
)
def test_what_makes_no_grammar_does_not_compile(constructs: list[Construct], why: str) -> None:
    with pytest.raises(GrammarError, match=why):
        Grammar(constructs)


def test_what_makes_no_construct_is_refused_where_it_is_declared() -> None:
    with pytest.raises(TemplateError, match="nothing says the what"):
        construct("A", Fetch, "fetch")
    with pytest.raises(TemplateError, match="no such field"):
        construct("A", Fetch, "fetch {whom:B}", what="ball")
    with pytest.raises(TemplateError, match="says"):
        construct("A", Fetch, "fetch {what:B}", ["get it"])
    with pytest.raises(TemplateError, match="bracket stays open"):
        construct("A", Fetch, "fetch (a|b", what="ball")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("It’s the 2nd down", "it is second down"),
        ("your opponent's play can't", "your opponent's play cannot"),
        ("Gain 5 yards (ten, that is).", "gain 5 yards ."),
        ("for each one (maximum 15)", "for each one ( maximum 15 )"),
        ("up (to a maximum of 15 yards)", "up ( to a maximum of 15 yards )"),
        ("ten (10) yards", "ten yards"),
        ("ten (5) yards", "ten ( 5 ) yards"),
        ("you can not, 5 yds", "you cannot , 5 yards"),
        ("Exhaust (5–9):", "exhaust ( 5 - 9 ) :"),
    ],
)
def test_spelling_is_settled_once(text: str, found: str) -> None:
    assert " ".join(word.text for word in words(text)) == found


def test_words_keep_their_place() -> None:
    text = "It’s “Two Words” now"
    assert [text[word.start : word.end] for word in words(text)] == [
        "It’s",
        "It’s",
        "“Two Words”",
        "now",
    ]


def test_every_view_goes_both_ways() -> None:
    """Whatever a view can see of a value, it makes the same value of."""
    samples: list[object] = [*range(-20, 101)]
    views = {
        view.name: view for family in FAMILIES for each in family for view in each.views.values()
    }
    for view in views.values():
        for value in samples:
            try:
                seen = view.match(value)
                again = value if seen is None else view.build(seen)
            except (AttributeError, TypeError, KeyError, IndexError):
                continue  # it is about other values
            assert again == value, view.name
