"""The glossary: every key word of a card, the log and a question is in it, and it says what is."""

from __future__ import annotations

import re

import pytest

from snapcount.cards.catalog.catalog import shipped_set
from snapcount.cards.language.printing import printed
from snapcount.lessons.course import LESSONS
from snapcount.lessons.glossary import TERMS, Term, term_named, terms_in
from snapcount.lessons.lesson import Lesson
from snapcount.testing.rules import known_clauses

CAPITAL = re.compile(r"(?<=[\w,] )[A-Z][a-z]+\b")
"""A capital in the middle of a sentence: a word of the game."""
PLAIN = {"X", "Left", "Middle", "Right", "Add", "Choose", "Draw", "Remove", "Return", "The", "Your"}
"""Words that begin a sentence after an ability's name, or belong to a call."""


@pytest.mark.parametrize("term", TERMS, ids=lambda term: term.name)
def test_a_definition_is_short_and_names_clauses_that_there_are(term: Term) -> None:
    assert len(term.means) <= 230
    assert term.means.endswith(".")
    assert term.clauses
    assert set(term.clauses) <= set(known_clauses())


def test_no_word_is_explained_twice() -> None:
    forms = [form for term in TERMS for form in term.forms]
    assert len(forms) == len(set(forms))


@pytest.mark.parametrize("name", ["demo", "sc1"])
def test_every_key_word_on_a_card_has_a_definition(name: str) -> None:
    missing = set()
    for verdict in shipped_set(name).verdicts:
        assert verdict.card is not None
        words = printed(verdict.card)
        text = re.sub(r'"[^"]*"', "", f"{words.text} {words.timing}")
        known = " ".join(form for term in terms_in(text) for form in term.forms)
        missing |= {
            word for word in CAPITAL.findall(text) if word not in known and word not in PLAIN
        }
    assert missing == set()


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.title)
def test_the_title_of_a_lesson_is_about_words_that_are_explained(lesson: Lesson) -> None:
    told = " ".join([lesson.about, *(step.task for scene in lesson.scenes for step in scene.steps)])
    assert terms_in(told)


def test_the_longest_word_is_meant() -> None:
    found = [term.name for term in terms_in("Exhaust – Short Pass: The catch range is 1 wider.")]
    assert found == ["Exhaust", "Pass", "Catch range"]
    timing = terms_in("Play only after Player Designation.")
    assert [term.name for term in timing] == ["Player Designation"]
    assert terms_in("run a play, or pass") == []


def test_a_word_is_found_however_it_is_written() -> None:
    for words in ("grit", "GRIT", " Grit "):
        term = term_named(words)
        assert term is not None
        assert term.name == "Grit"
    assert term_named("time unit") == term_named("Time Units")
    assert term_named("quidditch") is None
