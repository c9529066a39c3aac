"""Mutants: small mistakes in the code, which tests must see."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from devtools.mutants import changes, mutant, noting, sample

ROOT = Path(__file__).parents[2]

SOURCE = '''
LIMIT = 5

def grown(age: int, tall: bool = True) -> bool:
    """Whether somebody is grown."""
    assert age < 200, "nobody is that old"
    if age >= 18 and tall:
        return True
    raise ValueError(f"{age + 1} is too young")

class Team:
    def join(self, name: str) -> None:
        self.names.append(name)
'''


@pytest.fixture
def module(tmp_path: Path) -> Path:
    path = tmp_path / "module.py"
    path.write_text(SOURCE, "utf-8")
    return path


def test_what_runs_is_changed_and_nothing_that_only_words_or_asserts() -> None:
    found = [
        (name, ast.unparse(node).split("\n")[0], ast.unparse(changed).split("\n")[0])
        for name, node, changed in changes(ast.parse(SOURCE))
    ]
    assert found == [
        ("grown", "if age >= 18 and tall:", "if not (age >= 18 and tall):"),
        ("grown", "age >= 18 and tall", "age >= 18 or tall"),
        ("grown", "age >= 18", "age > 18"),
        ("grown", "18", "19"),
        ("grown", "True", "False"),
        ("Team.join", "self.names.append(name)", "pass"),
    ]


@pytest.mark.parametrize(
    ("code", "mistakes"),
    [
        ("return False", ["True"]),
        ("return None", []),
        ("return -1", ["return None", "0"]),
        ("return card", ["return None"]),
        ("return -card", ["return None"]),
    ],
)
def test_what_would_be_no_mistake_is_not_made(code: str, mistakes: list[str]) -> None:
    tree = ast.parse(f"def found(card: int) -> object:\n    {code}\n")
    assert [ast.unparse(changed) for _, _, changed in changes(tree)] == mistakes


def test_a_mutant_has_one_change_and_says_which(module: Path) -> None:
    made = mutant(module, 2)
    assert (made.line, made.function, made.words) == (7, "grown", "age >= 18  →  age > 18")
    assert ast.unparse(made.tree) == ast.unparse(ast.parse(SOURCE)).replace("age >= 18", "age > 18")


def test_a_sample_is_the_same_for_the_same_seed(module: Path) -> None:
    assert len(sample([module], 100, 1)) == 6
    assert list(map(str, sample([module], 3, 1))) == list(map(str, sample([module], 3, 1)))
    assert {str(each) for seed in range(9) for each in sample([module], 1, seed)} > {
        str(sample([module], 1, 0)[0])
    }


def test_a_module_tells_when_it_comes_to_what_would_be_changed(module: Path) -> None:
    """Not when its function is called: a test that never gets there cannot see the mistake."""
    told: list[int] = []
    names: dict[str, Any] = {"note": told.append}
    tree = noting(module, {2: 20, 4: 40, 5: 60}, "note")
    exec(compile(tree, str(module), "exec"), names)
    assert names["grown"](20)
    assert told == [20, 40]
    with pytest.raises(ValueError, match="too young"):
        names["grown"](3)
    assert told == [20, 40, 20]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="mutants run in forked processes")
@pytest.mark.parametrize(
    ("asserted", "survivors"),
    [
        # What is 0 either way is no mistake.
        ("[one_digit(n) for n in range(-3, 30)] == [0] * 3 + [*range(10)] * 3", 1),
        ("one_digit(3)", 5),
    ],
)
def test_what_no_test_sees_is_listed(asserted: str, survivors: int, tmp_path: Path) -> None:
    tests = tmp_path / "test_digit.py"
    imported = "from snapcount.engine.digit import one_digit"
    tests.write_text(f"{imported}\n\ndef test_a_digit():\n    assert {asserted}\n", "utf-8")
    done = mutate(tests)
    assert done.returncode == 1, done.stdout + done.stderr
    score, _, listed = done.stdout.partition("mutants seen")
    assert f"{7 - survivors} of 7" in score
    assert listed.count("→") == survivors
    assert "total > 0  →  total >= 0" in listed


@pytest.mark.skipif(not hasattr(os, "fork"), reason="mutants run in forked processes")
def test_what_no_test_saw_in_time_counts_as_survived(tmp_path: Path) -> None:
    """The quick test sees nothing, and the slow one, which would, is not run."""
    tests = tmp_path / "test_digit.py"
    quick = "def test_quick():\n    one_digit(3)\n"
    slow = "def test_slow():\n    assert sum(map(one_digit, range(-9, 90_000))) == 405_000\n"
    tests.write_text(f"from snapcount.engine.digit import one_digit\n{quick}{slow}", "utf-8")
    done = mutate(tests, "--seconds", "0")
    assert "0 of 7 mutants seen" in done.stdout, done.stdout + done.stderr
    assert done.stdout.count("(survived as long as it was tried)") == 7
    assert "6 of 7 mutants seen" in mutate(tests).stdout


def mutate(tests: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Judge every mutant of one small module by these tests."""
    command = [sys.executable, "-m", "devtools.mutation", "--part", "engine", "--sample", "99"]
    command += ["--files", "digit.py", "--tests", str(tests), *options]
    env = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=env, check=False)
