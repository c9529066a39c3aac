"""CONTRIBUTING.md is true: the files, commands and names of its recipes are there."""

from __future__ import annotations

import ast
import json
import re
import textwrap
from importlib.util import find_spec
from pathlib import Path

import pytest

from devtools.commands import COMMANDS, OWN

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
CODE = [*re.findall(r"`([^`\n]+)`", TEXT), *re.findall(r"```\n(.*?)```", TEXT, re.DOTALL)]
WORDS = "\n".join(textwrap.dedent(code) for code in CODE)

MADE_BY_A_RECIPE = {"web/src/pages/Records.svelte", "tests/web/test_records.py"}
RECIPES = (
    "Report a rules bug",
    "A new card",
    "A new word of the card language",
    "A new effect",
    "A new ruling",
    "A new message on the wire",
    "A new page",
    "A new edition",
    "A bot",
)


def test_there_is_a_recipe_for_everything() -> None:
    headings = re.findall(r"^## (.+)$", TEXT, re.MULTILINE)
    assert headings == ["Setting up", *RECIPES]


@pytest.mark.parametrize("recipe", RECIPES[1:])
def test_a_recipe_says_how_many_files_and_what_one_should_see(recipe: str) -> None:
    part = TEXT.split(f"\n## {recipe}\n")[1].split("\n## ")[0]
    assert re.search(r"\b\d files?\b", part)
    assert "should" in part


def test_the_files_that_recipes_name_are_there() -> None:
    paths = set(re.findall(r"\b(?:src|tests|docs|web|examples)(?:/[\w.-]+)+", TEXT))
    assert len(paths) > 25
    missing = {path for path in paths if not (ROOT / path.rstrip(".")).exists()}
    assert missing == MADE_BY_A_RECIPE


def test_the_commands_of_dev_py_are_there() -> None:
    known = {command.name for command in COMMANDS} | {name for name, _, _ in OWN}
    named = set(re.findall(r"python3 dev\.py (\w+)", TEXT))
    assert named >= {"test", "rules"}
    assert named <= known


def test_the_commands_of_snapcount_are_there_with_their_options() -> None:
    calls = re.findall(r"^snapcount (.+)$", WORDS, re.MULTILINE)
    assert len(calls) > 8
    for call in calls:
        path = ROOT / "src" / "snapcount" / "cli"
        words = call.split()
        while words and (path / words[0]).is_dir():
            path /= words.pop(0)
        source = (path / f"{words[0]}.py").read_text("utf-8")
        for option in re.findall(r"--([\w-]+)", call):
            assert re.search(rf"\b{option.replace('-', '_')}\b|--{option}\b", source), call


def test_other_commands_are_there() -> None:
    scripts = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["scripts"]
    assert set(re.findall(r"npm run (\w+)", TEXT)) <= scripts.keys()
    assert [name for name in re.findall(r"python -m ([\w.]+)", TEXT) if not find_spec(name)] == []


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("src/snapcount/cards/language/plays/ball.py", '*phrase("MoveBall", '),
        ("src/snapcount/cards/language/plays/ball.py", "(push|place|spot|bring)"),
        ("src/snapcount/cards/nouns/node.py", "gives: ClassVar"),
        ("src/snapcount/cards/nouns/node.py", "needs: ClassVar"),
        ("src/snapcount/engine/assemble/executing.py", "def executes("),
        ("src/snapcount/engine/assemble/executing.py", "def holds("),
        ("src/snapcount/engine/assemble/executing.py", "def counts("),
        ("src/snapcount/engine/assemble/executing.py", "def asks("),
        ("src/snapcount/engine/program.py", "class Step:"),
        ("src/snapcount/engine/steps/end_draws.py", "@holds(tree.EndDraws)"),
        ("src/snapcount/cards/season.py", "SEASONS: Final"),
        ("src/snapcount/engine/editions.py", "EDITIONS: Final"),
        ("src/snapcount/engine/editions.py", "def _modern("),
        ("src/snapcount/engine/editions.py", "def add_edition("),
        ("src/snapcount/server/protocol.py", "class _Incoming("),
        ("src/snapcount/server/protocol.py", "Incoming = ("),
        ("src/snapcount/server/entries.py", "Entry = ("),
        ("src/snapcount/server/room.py", "def propose("),
        ("src/snapcount/server/room.py", "def take("),
        ("src/snapcount/server/room.py", "def update("),
        ("web/src/App.svelte", "{:else if page ==="),
        ("web/src/lib/words.ts", "nav: {"),
        ("web/src/lib/words/table.ts", '"Download record"'),
        ("web/src/parts/TopBar.svelte", "words.nav."),
    ],
)
def test_what_recipes_change_is_where_they_say(path: str, words: str) -> None:
    assert words in (ROOT / path).read_text("utf-8")


def test_the_numbers_that_recipes_make_up_are_free() -> None:
    assert "number: C900-26" in TEXT
    for path in (ROOT / "src" / "snapcount" / "cards" / "sets" / "sc1").glob("*.cards"):
        assert not re.search(r"^number: [A-Z]900-26$", path.read_text("utf-8"), re.MULTILINE)
    assert "**R-99**" in TEXT
    assert "**R-99**" not in (ROOT / "docs" / "rules.md").read_text("utf-8")


def test_what_recipes_run_by_name_is_there() -> None:
    """Each word after `-k` is in the name of a file, or of a test that is there or is added."""
    calls = re.findall(r'^pytest (.+?) -k (?:"(.+?)"|(\S+))$', WORDS, re.MULTILINE)
    assert len(calls) >= 4
    for files, several, one in calls:
        sources = [TEXT]
        for name in files.split():
            path = ROOT / name
            found = [path] if path.is_file() else sorted(path.rglob("*.py"))
            sources += [each.read_text("utf-8") for each in found]
        names = " ".join([files, *re.findall(r"def (test_\w+)", "\n".join(sources))])
        for word in (several or one).split(" or "):
            assert word.lower() in names, (files, word)


def test_the_tests_in_recipes_are_python() -> None:
    tests = [code for code in CODE if re.search(r"^\s*def test_", code, re.MULTILINE)]
    assert len(tests) == 5
    for code in tests:
        ast.parse(textwrap.dedent(code))
