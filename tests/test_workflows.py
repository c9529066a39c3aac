"""The workflows and hooks: they can be read, and they cover what the project promises."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import release

from devtools.commands import OWN

yaml = pytest.importorskip("yaml", reason="no reader of YAML is installed")

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / ".github" / "workflows"
PYPROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PYTHONS = [
    each.rsplit(" ", 1)[1]
    for each in PYPROJECT["project"]["classifiers"]
    if re.search(r"Python :: 3\.\d+$", each)
]


def loaded(path: Path) -> dict[Any, Any]:
    found = yaml.safe_load(path.read_text("utf-8"))
    assert isinstance(found, dict)
    return found


WORKFLOWS = {path.stem: loaded(path) for path in sorted(FOLDER.glob("*.yml"))}


def jobs() -> dict[str, dict[str, Any]]:
    return {
        f"{name}.{job}": found
        for name, workflow in WORKFLOWS.items()
        for job, found in workflow["jobs"].items()
    }


def steps(job: dict[str, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = job.get("steps", [])
    return found


def test_the_tests_run_on_every_system_and_python() -> None:
    matrix = WORKFLOWS["tests"]["jobs"]["tests"]["strategy"]["matrix"]
    assert matrix["python"] == PYTHONS == ["3.11", "3.12", "3.13", "3.14"]
    assert [name.split("-")[0] for name in matrix["os"]] == ["ubuntu", "macos", "windows"]
    assert {"run": "python dev.py test"} in steps(WORKFLOWS["tests"]["jobs"]["tests"])


def test_everything_runs_without_a_compiler_too() -> None:
    job = WORKFLOWS["tests"]["jobs"]["interpreted"]
    assert {"run": "python dev.py --interpreted test"} in steps(job)


def test_wheels_are_built_for_every_system_python_and_processor() -> None:
    job = WORKFLOWS["release"]["jobs"]["wheels"]
    runners = job["strategy"]["matrix"]["os"]
    assert len(runners) == len(set(runners)) == 6
    for system in ("ubuntu", "macos", "windows"):
        assert len([name for name in runners if name.startswith(system)]) == 2
    assert any(step.get("uses", "").startswith("pypa/cibuildwheel@v") for step in steps(job))
    settings = PYPROJECT["tool"]["cibuildwheel"]
    assert settings["build"].split() == [f"cp{each.replace('.', '')}-*" for each in PYTHONS]
    assert settings["environment"]["SNAPCOUNT_STRICT_BUILD"] == "1"


def test_the_page_is_built_once_and_shared() -> None:
    builds = [
        name
        for name, job in jobs().items()
        for step in steps(job)
        if "npm run build" in step.get("run", "")
    ]
    assert builds == ["page.build"]
    for name in ("tests.tests", "release.wheels", "release.sdist"):
        assert jobs()[name]["needs"] == "page"
        takes = [step["with"] for step in steps(jobs()[name]) if "download" in step.get("uses", "")]
        assert takes == [{"name": "page", "path": "src/snapcount/server/web"}]
    for name in ("tests", "release"):
        assert WORKFLOWS[name]["jobs"]["page"] == {"uses": "./.github/workflows/page.yml"}


def test_every_step_is_one_thing_and_every_action_has_a_version() -> None:
    for name, job in jobs().items():
        for step in steps(job):
            assert ("run" in step) != ("uses" in step), name
            if "uses" in step:
                assert re.fullmatch(r"[\w-]+/[\w-]+@v\d+(\.\d+)*", step["uses"]), step["uses"]


def test_jobs_wait_for_jobs_that_exist() -> None:
    for workflow in WORKFLOWS.values():
        for job in workflow["jobs"].values():
            needs = job.get("needs", [])
            assert set([needs] if isinstance(needs, str) else needs) <= set(workflow["jobs"])


def test_no_workflow_may_write_but_the_one_that_publishes() -> None:
    for workflow in WORKFLOWS.values():
        assert workflow["permissions"] == {"contents": "read"}
    writing = [name for name, job in jobs().items() if "permissions" in job]
    assert writing == ["release.publish"]


def test_no_job_leaves_credentials_in_its_checkout() -> None:
    """Jobs upload what they built: nothing in there may be of use to others."""
    found = [
        step.get("with", {})
        for job in jobs().values()
        for step in steps(job)
        if step.get("uses", "").startswith("actions/checkout@")
    ]
    assert len(found) == 7
    assert all(given.get("persist-credentials") is False for given in found)


def test_the_tags_that_are_built_are_those_that_are_made() -> None:
    triggers = WORKFLOWS["release"][True]  # YAML reads `on` as a yes
    (pattern,) = triggers["push"]["tags"]
    assert pattern == "[0-9]+.[0-9]+.[0-9]+"
    assert release.NUMBER.fullmatch("0.2.0")


def test_the_hooks_run_commands_that_exist_and_know_the_kinds_of_changes() -> None:
    (repository,) = loaded(ROOT / ".pre-commit-config.yaml")["repos"]
    assert repository["repo"] == "local"
    hooks = {hook["id"]: hook for hook in repository["hooks"]}
    own = {name for name, _, _ in OWN}
    for hook in hooks.values():
        if hook["language"] == "system":
            python, script, command, *_ = hook["entry"].split()
            assert (python, script) == ("python", "dev.py")
            assert command in own
    allowed = re.compile(hooks["changes"]["exclude"])
    for kind in release.KINDS:
        assert allowed.search(f"changes/coin-toss.{kind}.md")
    for wrong in ("changes/coin-toss.md", "changes/coin toss.added.md", "changes/a.bugfix.md"):
        assert not allowed.search(wrong)
