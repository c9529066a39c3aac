"""Citing clauses, and the report on which are cited."""

from __future__ import annotations

from pathlib import Path

import pytest

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import rule
from snapcount.testing.coverage import Citation, citations_in, main, report
from snapcount.testing.rules import UnknownClause, clauses_in, known_clauses

CHAPTERS = {"D": 11, "Z": 8, "S": 5, "P": 5, "T": 18, "F": 22, "G": 8, "K": 5, "H": 6, "X": 4}
CHAPTERS |= {"E": 9, "R": 55}
ALL = sum(CHAPTERS.values())


def test_the_reference_has_every_clause_of_every_chapter() -> None:
    numbers = [f"{chapter}-{n + 1}" for chapter, last in CHAPTERS.items() for n in range(last)]
    assert list(known_clauses()) == numbers


def test_a_clause_is_a_list_item_that_begins_with_its_id() -> None:
    text = "- **F-4 Check Play Success**: see **F-5**.\n- **D-1** Five.\n**D-2** no item\n"
    assert clauses_in(text) == ("F-4", "D-1")


def test_a_clause_defined_twice_is_an_error() -> None:
    with pytest.raises(ValueError, match="D-1"):
        clauses_in("- **D-1** Five.\n- **D-1** Six.\n")


def test_a_citation_is_a_marker() -> None:
    @rule("T-2", "F-4", editions=["crd"])
    def test_something() -> None: ...

    (mark,) = test_something.pytestmark  # type: ignore[attr-defined]
    assert (mark.name, mark.args, mark.kwargs) == ("rule", ("T-2", "F-4"), {"editions": ("crd",)})


def test_a_citation_holds_in_all_editions_unless_it_says_otherwise() -> None:
    @rule("T-2")
    def test_something() -> None: ...

    (mark,) = test_something.pytestmark  # type: ignore[attr-defined]
    assert mark.kwargs == {"editions": EDITION_NAMES}


@pytest.mark.parametrize("clauses", [["F-99"], ["T-2", "Q-1"], ["f-4"], []])
def test_an_unknown_clause_fails_where_it_is_cited(clauses: list[str]) -> None:
    with pytest.raises(UnknownClause):
        rule(*clauses)


def test_an_unknown_edition_fails_where_it_is_cited() -> None:
    with pytest.raises(UnknownClause, match="2020"):
        rule("T-2", editions=["2020"])


def cited(source: str) -> list[str | None]:
    """Return the clauses that a test file's text cites."""
    return [citation.clause for citation in citations_in(source, "test_x.py")]


def test_tests_and_classes_of_tests_cite() -> None:
    assert cited("@rule('T-1', 'T-2')\ndef test_a(): ...") == ["T-1", "T-2"]
    assert cited("@testing.rule('T-3', editions=['crd'])\n@other\ndef test_b(): ...") == ["T-3"]
    assert cited("@rule('T-4')\nclass TestC: ...") == ["T-4"]
    assert cited("class TestD:\n    @rule('T-5')\n    def test_e(self): ...") == ["T-5"]


def test_what_cannot_fail_does_not_cite() -> None:
    assert cited("@rule('T-1')\ndef helper(): ...") == []
    assert cited("def test_a():\n    @rule('T-1')\n    def test_b(): ...") == []
    assert cited("@pytest.mark.skip\n@rule('T-1')\ndef test_a(): ...") == []
    assert cited("@pytest.mark.xfail(reason='')\n@rule('T-1')\ndef test_a(): ...") == []


def test_the_report_lists_what_is_missing_and_what_is_unknown() -> None:
    found = report(("T-1", "T-2"), [Citation("T-1", "a:1"), Citation("Q-9", "a:2")])
    assert not found.complete
    lines = ["1 of 2 clauses cited", "not cited: T-2", "unknown clause Q-9 at a:2"]
    assert str(found).splitlines() == lines


def test_a_citation_that_is_no_plain_string_is_listed() -> None:
    assert cited("@rule(CLAUSE)\ndef test_a(): ...") == [None]
    assert "(not a plain string) at a:1" in str(report((), [Citation(None, "a:1")]))


def test_the_exit_status_says_whether_all_are_cited(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tests = tmp_path / "test_all.py"
    every = ", ".join(repr(clause) for clause in known_clauses())
    tests.write_text(f"@rule({every})\ndef test_all(): ...\n")
    assert main([str(tmp_path)]) == 0
    assert f"{ALL} of {ALL}" in capsys.readouterr().out
    tests.write_text("@rule('T-1')\ndef test_all(): ...\n")
    assert main([str(tmp_path)]) == 1
    assert f"1 of {ALL}" in capsys.readouterr().out
    assert main([str(tmp_path / "nowhere")]) == 2
