"""How fast cards are read: bounds of several times what `snapcount bench` asks for.

They hold on any machine that is busy with other things, and break where the work itself grows.
"""

from __future__ import annotations

from time import process_time

import pytest

from snapcount.cards.dice import Dice
from snapcount.cards.language.grammar import printable
from snapcount.cards.language.kernel.graph import Grammar
from snapcount.cards.language.kernel.words import words
from snapcount.testing import reading_speed
from snapcount.testing.speed import pace


def test_a_card_is_read_in_little_time() -> None:
    cards = reading_speed.shipped()
    assert max(len(each.text) for each in cards) > 500
    chosen = [*cards[::10], *cards[-5:]]
    times = reading_speed.reading(chosen, 2, pace)
    assert reading_speed.half(times)[1] < 3
    assert reading_speed.most(times)[1] < 50


def test_readings_of_sentences_do_not_multiply() -> None:
    """Each of these could be read in two ways that mean the same."""
    lines = "\n".join(["Tackle – Run: The offense loses 5 yards."] * 12)
    card = reading_speed.shipped()[-1]
    long = type(card)(kind="player", name="A", position="LB", text=lines)
    assert reading_speed.most(reading_speed.reading([long], 2, pace))[1] < 50


def test_noise_is_refused_in_little_time() -> None:
    times = reading_speed.reading(reading_speed.noise(Dice(7)), 2, pace)
    assert reading_speed.most(times)[1] < 400


@pytest.mark.parametrize("number", ["9" * 10_000, "0" * 9_999 + "7", "²", "٣"])
def test_no_number_is_too_odd_to_be_a_word(number: str) -> None:
    assert [word.text for word in words(f"Gain {number} yards")] == ["gain", number, "yards"]


def test_a_command_that_reads_a_card_answers_soon() -> None:
    assert reading_speed.command(1, pace)[1] < 1600


def test_the_catalog_is_loaded_soon() -> None:
    assert reading_speed.loading(1, pace)[1] < 400


def test_the_grammar_is_ready_soon() -> None:
    constructs = printable().constructs

    def made() -> float:
        started = process_time()
        Grammar(constructs)
        return (process_time() - started) * 1000 * pace()

    assert min(made() for _ in range(3)) < 400
