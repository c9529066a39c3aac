"""`snapcount rules`: words and clauses, looked up."""

from __future__ import annotations

from typing import Any

from snapcount.lessons.glossary import TERMS


def test_a_word_is_told_with_its_clauses(ran: Any) -> None:
    said = ran("rules", "catch", "range").out
    assert said.startswith("Catch range: The numbers in brackets on a Pass.")
    assert "F-4" in said


def test_a_clause_is_told(ran: Any) -> None:
    assert ran("rules", "t-2").out.startswith("T-2 ")


def test_all_words_are_listed(ran: Any) -> None:
    said = ran("rules").out
    assert all(f"{term.name}: " in said for term in TERMS)


def test_what_is_no_word_gets_a_suggestion(ran: Any) -> None:
    result = ran("rules", "grid")
    assert result.code == 2
    assert "Did you mean Grit?" in result.err or "Did you mean Gridiron?" in result.err
