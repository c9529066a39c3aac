"""What differs between editions is on their values: nothing else knows them by name."""

from __future__ import annotations

import re
import subprocess
import sys
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


def test_tests_of_the_rules_choose_editions_by_what_they_say() -> None:
    """So that one more edition is played by them: a list of names would leave it out, or fail."""
    name = NAME.pattern
    chosen = re.compile(
        rf"""edition (?:[!=]=|(?:not )?in [\[(]) ?{name}|parametrize\("edition", [\[(]{name}"""
        rf"""|editions=[\[(]{name},|EDITION_NAMES"""
    )
    found = []
    for path in sorted((ROOT / "tests" / "rules").glob("*.py")):
        found += [f"{path.name}: {each[0]}" for each in chosen.finditer(path.read_text("utf-8"))]
    assert found == []


def test_a_made_up_edition_is_played_by_the_tests_of_the_rules() -> None:
    """The command of CONTRIBUTING.md, with a part of the tests. Random decks of it are built and
    played in tests/engine; here they would take most of the time."""
    street = ["-k", "street and not random_decks"]
    plugin = ["-p", "tests.made_up_edition", "-p", "no:cacheprovider", *street]
    files = [f"tests/rules/test_{name}.py" for name in ("deck", "hand_limits", "timing_offsetting")]
    command = [sys.executable, "-m", "pytest", "-n0", *plugin, *files]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert int(re.findall(r"(\d+) passed", done.stdout)[0]) > 50
