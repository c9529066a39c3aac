"""The page's tools: the lock is for every machine, and where they cannot run they are left out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from devtools import page
from devtools.page import LeftOut, missing_parts, reason_in, satisfies

ROOT = Path(__file__).parents[2]
LOCK = ROOT / "web" / "package-lock.json"
PACKAGES: dict[str, dict[str, Any]] = json.loads(LOCK.read_text("utf-8"))["packages"]

# The machines on which people change the page.
MACHINES = [
    ("linux", "x64", "glibc"),
    ("linux", "x64", "musl"),
    ("linux", "arm64", "glibc"),
    ("linux", "arm64", "musl"),
    ("darwin", "x64", ""),
    ("darwin", "arm64", ""),
    ("win32", "x64", ""),
    ("win32", "arm64", ""),
]


def test_the_lock_names_every_native_part() -> None:
    # Where this fails a dependency has moved to a version whose parts the registry does not all
    # have: keep the newest one of which it has them, by `overrides` in package.json if need be.
    found = missing_parts(LOCK)
    assert {"node_modules/rolldown", "node_modules/lightningcss"} <= found.keys()
    assert {package: names for package, names in found.items() if names} == {}


@pytest.mark.parametrize("machine", MACHINES, ids=lambda machine: "-".join(filter(None, machine)))
@pytest.mark.parametrize("package", ["rolldown", "lightningcss"])
def test_there_is_a_part_for_every_machine(package: str, machine: tuple[str, str, str]) -> None:
    whole = PACKAGES[f"node_modules/{package}"]
    parts = [PACKAGES[f"node_modules/{name}"] for name in whole["optionalDependencies"]]
    system, processor, library = machine
    fitting = [
        part["version"]
        for part in parts
        if system in part.get("os", [])
        and processor in part.get("cpu", [])
        and (not library or library in part.get("libc", [library]))
    ]
    assert fitting == [whole["version"]]


def test_a_part_that_the_lock_leaves_out_is_named(tmp_path: Path) -> None:
    packages = {
        "node_modules/quick": {"optionalDependencies": {"quick-x64": "1", "quick-arm64": "1"}},
        "node_modules/quick-x64": {"os": ["linux"]},
        "node_modules/nested": {"optionalDependencies": {"inner": "1"}},
        "node_modules/nested/node_modules/inner": {},
        "node_modules/plain": {},
    }
    lock = tmp_path / "package-lock.json"
    lock.write_text(json.dumps({"packages": packages}))
    assert missing_parts(lock) == {
        "node_modules/quick": ["quick-arm64"],
        "node_modules/nested": [],
    }


def test_the_lock_names_no_host() -> None:
    assert [name for name, package in PACKAGES.items() if "resolved" in package] == []


@pytest.mark.parametrize(
    ("version", "fits"),
    [
        ("v20.19.0", True),
        ("v20.20.2", True),
        ("v22.12.0", True),
        ("v24.0.0", True),
        ("v20.18.3", False),
        ("v21.7.3", False),
        ("v22.11.0", False),
        ("v18.20.8", False),
        ("", False),
    ],
)
def test_an_old_node_is_told_from_a_new_one(version: str, fits: bool) -> None:
    assert satisfies(version, "^20.19.0 || >=22.12.0") is fits


def test_the_version_of_node_is_that_which_the_tools_ask_for() -> None:
    asked = PACKAGES[""]["engines"]["node"]
    assert PACKAGES["node_modules/vite"]["engines"]["node"] == asked


def test_the_reason_is_the_line_with_the_error() -> None:
    words = "file:///a/binding.mjs:12\n  throw x\n\nError: Cannot find native binding. Try\n at y"
    assert reason_in(words) == "Error: Cannot find native binding"
    assert reason_in("") == "no reason given"


def test_without_npm_the_page_is_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", "")
    assert page.check_page() == 0
    assert "skipping the page's own checks: npm isn't on PATH" in capsys.readouterr().err


def test_with_an_old_node_the_page_is_left_out(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("npm", "node"):
        fake = tmp_path / name
        fake.write_text("#!/bin/sh\necho v18.20.8\n")
        fake.chmod(0o755)
    monkeypatch.setattr("devtools.page.shutil.which", lambda name: str(tmp_path / name))
    with pytest.raises(LeftOut, match=r"Node v18\.20\.8 is too old for its tools"):
        page.tools()
