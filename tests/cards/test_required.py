"""A pattern is not tried on a text that lacks what it requires: and on every other it is."""

from __future__ import annotations

import pytest

from snapcount.cards.text.paraphrase import reworded
from snapcount.cards.text.required import Required


@pytest.mark.parametrize(
    ("pattern", "fits", "lacks"),
    [
        (r"\bgain (\d+) yards?\b", "gain 5 yard", "lose 5 yards"),
        (r"(?:on|at) each ends?\b", "at each end", "at both ends"),
        (r"(?:fewer|less) than (?P<n>two|three)", "fewer than two", "more than two"),
        (r"(?P<a>x) or (?P=a) cards", "x or x cards", "x and x cards"),
        (r"(?s)^.*(?<=\. )draw (?!two)", "it. draw a card", "it. discard a card"),
        (r"colou?r|shade", "color", "tint"),
        (r"up( to)? \(two\)", "up (two)", "up two"),
    ],
)
def test_what_a_pattern_fits_holds_what_it_requires(pattern: str, fits: str, lacks: str) -> None:
    assert Required(pattern).met_by(fits)
    assert not Required(pattern).met_by(lacks)


def test_a_row_of_alternatives_is_met_by_any_of_them() -> None:
    required = Required(r"\b(?:gain|lose) (?:at (?:least|most) )?\d+ yards|\bno yards")
    assert required.met_by("lose 5 yards")
    assert required.met_by("no yards")
    assert not required.met_by("draw a card")


def test_letters_that_may_be_left_out_are_not_required() -> None:
    assert Required(r"whenever(?: you| they)? (?:spends?|uses?)").met_by("whenever uses")


def test_a_text_without_other_words_has_none() -> None:
    assert reworded("Gain 5 yards.") is None
