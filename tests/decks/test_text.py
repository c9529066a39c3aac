"""Deck lists as people type and paste them."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from snapcount.decks.decklist import DeckList, deck_of
from snapcount.decks.errors import CannotWrite, DeckListError, Trouble
from snapcount.decks.library import Library, Listed
from snapcount.decks.text import read_text, write_text
from snapcount.testing.cards import action
from snapcount.testing.decks import FEW_DECKS, garage, generated


def read(text: str) -> DeckList:
    return read_text(text, garage()).require()


def said(text: str) -> list[tuple[int, str, str]]:
    """What the list says: copies, name and number of each card."""
    cards = ((line.copies, line.listed.card) for line in read(text).lines)
    return [(copies, card.name, card.number) for copies, card in cards]


def troubles(text: str) -> list[Trouble]:
    return list(read_text(text, garage()).troubles)


def trouble(text: str) -> Trouble:
    (found,) = troubles(text)
    return found


LEFT = (2, "Left Turn", "C4-26")


@pytest.mark.parametrize(
    "line",
    [
        "2 Left Turn",
        "2x Left Turn",
        "2 x Left Turn",
        "2× left turn",
        "Left Turn x2",
        "Left  Turn × 2",
        "  2 LEFT TURN  ",
        "2 Left Turn (GL) 4",
        "2 Left Turn (gl)",
        "2 Left Turn (Garage League) 4",
        "2 Left Turn (GL) C4",
        "2 Left Turn (GL) C4-26",
        "2 Left Turn (Play)",
        "2 C4-26",
        "2 C4-26 Left Turn",
        "2 GL/4",
        "2 GL/Left Turn",
        "2 Left Turn  # a good one",
        "2 Left Turn // a good one",
        "Left Turn\nLeft Turn",
        "Plays\n2 Left Turn",
        "[Playbook]\n2 Left Turn",
        "== Plays (2) ==\n2 Left Turn",
        "# my deck\n// of two cards\n\ufeff\n2 Left Turn".replace("\ufeff\n", ""),
        "\ufeff2 Left Turn\r\n",
    ],
)
def test_a_card_is_named_in_many_ways(line: str) -> None:
    assert said(line) == [LEFT]


def test_a_name_that_begins_with_a_number_is_a_name() -> None:
    drill = "2 Minute Drill"
    assert said(drill) == [(1, drill, "U5-26")]
    assert said(f"2 {drill}") == [(2, drill, "U5-26")]
    assert said(f"{drill} x2") == [(2, drill, "U5-26")]


def test_a_section_tells_a_superstar_from_its_player() -> None:
    both = "Offense\nOtto Overland\n\nSuperstars:\nOtto Overland"
    assert said(both) == [(1, "Otto Overland", "C1-26"), (1, "Otto Overland", "L2-26")]
    assert said("Actions\nOtto Overland") == [(1, "Otto Overland", "L2-26")]
    assert said("Otto Overland (Superstar)") == [(1, "Otto Overland", "L2-26")]


def test_title_format_and_words_about_a_deck_are_kept() -> None:
    deck = read("Title: Ants  first\nFormat: sc1\nAbout: Runs.\n1 Left Turn")
    assert (deck.title, deck.format, deck.about) == ("Ants first", "sc1", "Runs.")
    assert read("Name: B\nEdition: 2019\n1 Left Turn")[1:] == ("B", "", "2019")


# What goes wrong -------------------------------------------------------------------------------


def test_a_mistyped_name_gets_a_suggestion_and_a_pointer() -> None:
    found = trouble("Plays\n2 Lefft Turn (GL)")
    assert (found.code, found.line) == ("unknown-card", 2)
    assert "Did you mean Left Turn?" in found.message
    assert str(found).splitlines()[1:] == ["  2 Lefft Turn (GL)", "    ^^^^^^^^^^^^^^^"]


def test_two_cards_of_one_name_are_both_shown() -> None:
    message = trouble("1 Ida Low").message
    assert "2 cards are called “Ida Low”." in message
    assert "“Ida Low (GL) 3” (Player, CB, 80, Ants)" in message
    assert "“Ida Low (GL) 7” (Player, S, 90, Bees)" in message
    assert said("1 Ida Low (GL) 7") == [(1, "Ida Low", "R7-26")]


@pytest.mark.parametrize(
    ("text", "code", "words"),
    [
        ("Otto Overland", "ambiguous-card", "“Otto Overland (GL) 2” (Superstar"),
        ("0 Left Turn", "bad-count", "Write 1 to 99"),
        ("100 Left Turn", "bad-count", "Write 1 to 99"),
        ("-1 Left Turn", "bad-count", "“-1”"),
        ("1.5 Left Turn", "bad-count", "“1.5”"),
        ("99999999999999999999 Left Turn", "bad-count", "Write 1 to 99"),
        ("60 Left Turn\n60 Left Turn", "bad-count", "120 copies"),
        ("Ofense:\n", "unknown-section", "Did you mean Offense?"),
        ("[Zebras]", "unknown-section", "Choose one of Offense, Defense, Plays"),
        ("Defense\n1 Left Turn", "wrong-section", "Put it under Plays."),
        ("1 Left Turn (XY) 4", "unknown-set", "no set called “XY”"),
        ("1 Left Turn (Garag League)", "unknown-set", "Did you mean GL?"),
        ("1 Left Turn (GL) 44", "unknown-number", "Left Turn is 4 there."),
        ("1 Left Turn (GL) 5", "name-and-number", "(GL) 5 is 2 Minute Drill"),
        ("1 C4-26 Right Turn", "name-and-number", "C4-26 is Left Turn"),
        ("1 Left Turn (Gridiron)", "unknown-card", "isn't a Gridiron"),
        ("1 Not Typed Yet", "not-playable", "no text yet"),
        ("1 Zzzzyx", "unknown-card", "card search"),
        ("Title: A\nTitle: B\n1 Left Turn", "twice", "twice"),
        ("1 " + "a" * 600, "too-long", "too long"),
        ("# nothing\n", "empty", "no card"),
        ("", "empty", "no card"),
    ],
)
def test_what_is_wrong_is_said(text: str, code: str, words: str) -> None:
    found = trouble(text)
    assert found.code == code
    assert words in found.message


def test_everything_that_is_wrong_is_said_at_once() -> None:
    text = "Ofense:\n1 Left Turn\n0 Left Turn\n1 Zzz\n2 Wet Socks"
    reading = read_text(text, garage())
    assert [(found.line, found.code) for found in reading.troubles] == [
        (1, "unknown-section"),
        (3, "bad-count"),
        (4, "unknown-card"),
    ]
    assert [line.copies for line in reading.deck.lines] == [1, 2]  # what could be read is there
    with pytest.raises(DeckListError) as refusal:
        reading.require()
    assert refusal.value.code == "deck-list"
    assert str(refusal.value).count("Line ") == 3


def test_a_file_that_is_no_list_is_given_up_after_a_while() -> None:
    found = troubles("some words that are no card\n" * 1000)
    assert len(found) == 61
    assert (found[-1].code, found[-1].line) == ("too-much", 61)


# There and back --------------------------------------------------------------------------------


@given(st.integers(1, FEW_DECKS), st.sampled_from(["2019", "2021", "2022", "crd"]))
@settings(max_examples=40, deadline=None)
def test_a_written_list_reads_back_exactly(seed: int, edition: str) -> None:
    library, cards = generated(seed, edition)
    deck = deck_of(cards, library, "A title: with # signs")
    text = write_text(deck, library)
    assert read_text(text, library).require() == deck
    assert sorted(map(repr, deck.cards)) == sorted(map(repr, cards))


@given(st.text(alphabet="Left TurnGL()x2#/:[]1-\n\tOffense Play", max_size=120) | st.text())
@settings(max_examples=300, deadline=None)
def test_any_words_are_a_list_or_a_list_of_troubles(text: str) -> None:
    found = read_text(text, garage())
    assert found.deck.lines or found.troubles
    for said in found.troubles:
        assert said.message
        assert said.code
        assert str(said)


def test_a_card_without_a_set_cannot_be_written_as_a_list() -> None:
    deck = deck_of([action("Gain 5 yards.", name="Homeless")])
    with pytest.raises(CannotWrite, match="Homeless is in no set"):
        write_text(deck, garage())


@pytest.mark.parametrize("name", ["Plays", "Title: Trick", "9 # x3", "Odd (GL) 3", "a/b", "[x]"])
def test_odd_names_are_written_so_that_they_read_back(name: str) -> None:
    card = action("Gain 5 yards.", name=name)
    library = Library([*garage().cards, Listed(card, "ODD", "Odd")])
    deck = deck_of([card, card], library)
    try:
        text = write_text(deck, library)
    except CannotWrite:
        assert name == "Plays"  # a heading, whatever card has that name
        return
    assert read_text(text, library).require() == deck
