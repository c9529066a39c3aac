"""The folders of the card language stand on each other: none uses one that comes after it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import snapcount.cards.language

ROOT = Path(snapcount.cards.language.__file__).parent
PACKAGE = "snapcount.cards.language"
ORDER = (
    "kernel",
    "meaning",
    "nouns",
    "sentences",
    "conditions",
    "events",
    "players",
    "plays",
    "cards",
    "game",
    "timing",
    "discourse",
    "grammar",
    "limits",
    "finishing",
    "reader",
    "printing",
    "explaining",
    "generate",
    "parse",
    "card_reading",
)


def parts() -> list[str]:
    """The folders, and the modules that lie in none."""
    found = {path.stem for path in ROOT.glob("*.py")} | {
        path.parent.name for path in ROOT.glob("*/*.py")
    }
    return sorted(found - {"__init__"})


def used_by(path: Path) -> Iterator[str]:
    """The folders and modules of the language that a file imports from."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            if node.module == PACKAGE:
                yield from (alias.name for alias in node.names)
            elif node.module.startswith(f"{PACKAGE}."):
                yield node.module.removeprefix(f"{PACKAGE}.").split(".")[0]


def test_every_folder_has_its_place() -> None:
    assert parts() == sorted(ORDER)


@pytest.mark.parametrize("part", ORDER)
def test_no_folder_uses_one_after_it(part: str) -> None:
    files = sorted((ROOT / part).glob("*.py")) or [ROOT / f"{part}.py"]
    later = ORDER[ORDER.index(part) + 1 :]
    found = {
        f"{path.name} uses {used}" for path in files for used in used_by(path) if used in later
    }
    assert found == set()
