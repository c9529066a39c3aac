"""The laws of the grammar: each construct read and printed, in any order, or not compiled."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import msgspec
import pytest

from snapcount.cards.language.grammar import printable
from snapcount.cards.language.kernel.chart import Chart, Grammar, GrammarError
from snapcount.cards.language.kernel.construct import (
    Construct,
    Guard,
    View,
    check,
    construct,
    either,
    word,
)
from snapcount.cards.language.kernel.graph import NAMES, NUMBERS, QUOTES, states
from snapcount.cards.language.kernel.lists import listed
from snapcount.cards.language.kernel.speak import Speaker, Unspeakable
from snapcount.cards.language.kernel.template import TemplateError
from snapcount.cards.language.kernel.words import SILENT, words


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
        Grammar(constructs).check()


def test_what_makes_no_construct_is_refused() -> None:
    for faulty, why in (
        (construct("A", Fetch, "fetch"), "nothing says the what"),
        (construct("A", Fetch, "fetch {whom:B}", what="ball"), "no such field"),
        (construct("A", Fetch, "fetch {what:B}", ["get it"]), "says"),
        (construct("A", Fetch, "fetch (a|b", what="ball"), "bracket stays open"),
    ):
        with pytest.raises(TemplateError, match=why):
            check(faulty[0])


def grammar_of_cards() -> Grammar:
    return Grammar(printable().constructs)


@pytest.fixture(scope="module")
def whole() -> Grammar:
    """The grammar of card texts, with every template taken apart."""
    made = grammar_of_cards()
    made.check()  # the laws
    return made


# Templates that are taken apart when they are met ------------------------------------------------


def test_what_a_category_begins_with_is_known_before_its_templates_are_taken_apart(
    whole: Grammar,
) -> None:
    lazy = grammar_of_cards()
    for name in set(whole.categories) - {NUMBERS, QUOTES, NAMES}:
        start = whole.whole(name)
        category = lazy.category(name)
        assert set(category.words) == set(start.words), name
        assert set(category.parts) == {part.name for _, part, _ in start.parts}, name


def test_every_word_of_a_template_is_a_word_of_the_grammar(whole: Grammar) -> None:
    met = {
        word
        for name in whole.categories
        for state in states(whole.whole(name))
        for word in state.words
        if word[0].isalnum()
    }
    assert {word for word in met if not whole.is_word(word)} == set()
    assert whole.vocabulary is not None
    assert {word for word in whole.vocabulary if word[0].isalnum()} - SILENT == met
    assert not whole.is_word("touchdownish")


def test_few_templates_are_taken_apart_for_a_text() -> None:
    lazy = grammar_of_cards()
    Chart(lazy, words("Exhaust: Draw an Action card.")).read("Item", 0)
    met = sum(len(category.joined) for category in lazy.categories.values())
    assert 0 < met < 0.1 * sum(len(made.wordings) for made in lazy.constructs)


def test_what_was_read_before_means_nothing() -> None:
    """Neither templates that others met, nor pairs of words that broke off, change a reading."""
    texts = ["fetch a ball and run back", "get a ball and get 3 balls", "fetch 2 balls", "fetch a"]
    alone = [read(text, "Both") for text in texts]
    for seed in range(20):
        shared = Grammar(TOY)
        order = random.Random(seed).choices(range(len(texts)), k=12)
        for at in order:
            assert Chart(shared, words(texts[at])).whole("Both") == alone[at]


def test_many_made_up_words_are_forgotten() -> None:
    shared = Grammar(TOY, most_kinds=10, most_pairs=10, most_begun=10)
    for number in range(200):
        made_up = "".join(chr(97 + int(digit)) for digit in str(number))
        assert Chart(shared, words(f"fetch {made_up} and run back")).whole("Fetch") == []
        found = Chart(shared, words("fetch a ball and run back")).whole("Fetch")
        assert found == [Fetch("ball", back=True)]
    assert len(shared.kinds) <= 10
    assert shared.learned <= 10
    kept = [
        each for category in shared.categories.values() for each in category.beginnings.values()
    ]
    assert sum(len(each.order) for each in kept) <= 10 + max(len(each.order) for each in kept)


def test_texts_are_read_by_several_threads() -> None:
    texts = ["fetch a ball and run back", "get a ball and return 3 balls", "fetch 2 balls"] * 8
    expected = [read(text, "Both") for text in texts]

    def read_with(shared: Grammar, text: str) -> list[object]:
        return Chart(shared, words(text)).whole("Both")

    for _ in range(20):
        with ThreadPoolExecutor(8) as pool:
            assert list(pool.map(partial(read_with, Grammar(TOY)), texts)) == expected


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
        (
            "Draw a card. / Run Left / Run Right: Gain",
            "draw a card . \n run left / run right : gain",
        ),
        ("Gain 5 yards. // Draw a card.", "gain 5 yards . \n \n draw a card ."),
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
    views = {view.name: view for each in printable().constructs for view in each.views.values()}
    for view in views.values():
        for value in samples:
            try:
                seen = view.match(value)
                again = value if seen is None else view.build(seen)
            except (AttributeError, TypeError, KeyError, IndexError):
                continue  # it is about other values
            assert again == value, view.name
