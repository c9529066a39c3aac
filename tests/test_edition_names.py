"""What differs between editions is on their values: nothing else knows them by name."""

from __future__ import annotations

import re
from pathlib import Path

from snapcount.engine.editions import EDITION_NAMES

ROOT = Path(__file__).parents[1]
NAME = re.compile(rf"""["']({"|".join(EDITION_NAMES)})["']""")
KNOWS = {
    "cards/season.py": "the values themselves",
    "testing/referee/": "a second implementation, which must not look at the first",
    "testing/perft.py": "positions of named editions",
}


def test_editions_are_named_nowhere_but_in_their_values() -> None:
    source = ROOT / "src" / "snapcount"
    found = []
    for path in sorted(source.rglob("*.py")):
        place = path.relative_to(source).as_posix()
        if place.startswith(tuple(KNOWS)):
            continue
        code = re.sub(r'""".*?"""', "", path.read_text("utf-8"), flags=re.DOTALL)
        found += [f"{place}: {name[0]}" for name in NAME.finditer(code)]
    assert found == []


def test_the_page_takes_them_from_the_wire() -> None:
    found = []
    for path in sorted((ROOT / "web" / "src").rglob("*")):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith((".test.ts", "wire.ts")):
            found += [f"{path.name}: {name[0]}" for name in NAME.finditer(path.read_text("utf-8"))]
    assert found == []
