"""docs/how_it_works.md is true: its messages are real, and what it names is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.how_it_works import BLOCK, PAGE, examples, filled

ROOT = Path(__file__).parents[1]
TEXT = PAGE.read_text("utf-8")
PROSE = BLOCK.sub("", TEXT)
NAMED = re.findall(r"`(\w+)`\s+in\s+`([\w/.-]+)`", PROSE)


def test_its_examples_are_what_the_code_does() -> None:
    assert filled(TEXT) == TEXT, "python -m tests.how_it_works writes them"


def test_every_example_is_on_the_page_once() -> None:
    assert sorted(match[2] for match in BLOCK.finditer(TEXT)) == sorted(examples())


def test_the_files_it_names_are_there() -> None:
    paths = re.findall(r"`([\w.-]+(?:/[\w.-]+)+)`", PROSE)
    assert len(paths) > 20
    assert [path for path in paths if not (ROOT / path).exists()] == []


@pytest.mark.parametrize(("name", "path"), NAMED)
def test_what_it_names_is_defined_in_that_file(name: str, path: str) -> None:
    source = (ROOT / path).read_text("utf-8")
    defined = rf"^\s*(?:(?:export|private|async) )*(?:def|class|function|const) {name}\b"
    method = rf"^\s+(?:(?:private|async) )*{name}\(.*\{{$"  # as TypeScript writes it
    field = rf"^        self\.{name}\b"
    assert re.search(f"{defined}|{method}|{field}", source, re.MULTILINE)


def test_it_follows_the_down_through_page_server_and_engine() -> None:
    for folder in ("web/src", "src/snapcount/server", "src/snapcount/engine"):
        assert sum(path.startswith(folder) for _, path in NAMED) >= 5


def test_a_function_that_is_gone_is_found_out() -> None:
    with pytest.raises(AssertionError):
        test_what_it_names_is_defined_in_that_file("applied", "src/snapcount/engine/game.py")
