"""The virtual environment .venv: each command installs the part of it that it needs.

A part is a lock in requirements/: `play`, what playing in the browser needs, is the ground that
every other stands on. All of them have the versions of requirements.lock, which is everything.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from devtools.console import Problem, Progress, output_of, say
from devtools.files import digest, read, replace, waiting_for
from devtools.places import BASE_PYTHON, BUILD, LOCK, PARTS, PYTHON, ROOT, VENV

PLAY = "play"
TERMINAL = "terminal"
ANALYSIS = "analysis"
RAY = "ray"
COMPILE = "compile"
DOCS = "docs"
EVERYTHING = "everything"

# What pyproject.toml calls them.
EXTRAS = {PLAY: "server", TERMINAL: "terminal", ANALYSIS: "analysis", RAY: "ray"}
GROUPS = {COMPILE: "compile", DOCS: "docs"}

WORDS = {
    PLAY: "what playing needs",
    TERMINAL: "what the terminal's screen needs",
    ANALYSIS: "what the analysis needs",
    RAY: "what Ray needs",
    COMPILE: "what compiling needs",
    DOCS: "what the site of the docs needs",
    EVERYTHING: "everything the checks need",
}

SETTING_UP = BUILD / "set-up.lock"
INSTALLED = VENV / "snapcount.parts"
"""What .venv was made for, and the parts that are in it, a line each."""

Command = list[str | Path]


def lock_of(part: str) -> Path:
    """Return the lock of a part."""
    return LOCK if part == EVERYTHING else PARTS / f"{part}.lock"


# Setting up


def set_up(*parts: str) -> None:
    """Make .venv if need be, and install the parts that it does not have."""
    wanted = [PLAY, *parts]
    if not missing(wanted):
        return
    with waiting_for(SETTING_UP, "another dev.py is setting up; waiting for it"):
        lacking = missing(wanted)
        if not lacking:
            return
        if len(lacking) > 1 and EVERYTHING in lacking:
            lacking = [EVERYTHING]
        if not installed():
            make_venv()
        for part in lacking:
            install(part)
        replace(INSTALLED, "\n".join([purpose(), *sorted({*installed(), *lacking})]) + "\n")


def missing(parts: Iterable[str]) -> list[str]:
    """Return those of the parts that .venv does not have."""
    there = installed()
    if EVERYTHING in there:
        return []
    return [part for part in dict.fromkeys(parts) if part not in there]


def installed() -> list[str]:
    """Return the parts that are in .venv; none if it was made for something else, or is not."""
    made_for, *parts = read(INSTALLED).splitlines() or [""]
    return parts if made_for == purpose() and PYTHON.exists() else []


def purpose() -> str:
    """Return what .venv has to be made for: this Python, this folder and these locks."""
    locks = [LOCK, *sorted(PARTS.glob("*.lock"))]
    return digest(locks, f"{sys.version} {BASE_PYTHON} {ROOT}")


def make_venv() -> None:
    """Make an empty .venv with this Python."""
    if VENV.exists():
        shutil.rmtree(VENV)
    # pip is taken from Python itself: installing it takes as long as all that playing needs.
    without = ["--without-pip"] if installer_is_at_hand() else []
    status, words = output_of([BASE_PYTHON, "-m", "venv", *without, VENV])
    if status:
        shutil.rmtree(VENV, ignore_errors=True)
        raise Problem(
            f"{words.strip()}\n"
            "Couldn't create the virtual environment .venv. Install Python's venv module "
            "(Debian and Ubuntu: apt install python3-venv) or uv, then run the same command "
            "again."
        )


# Installers


def installer_is_at_hand() -> bool:
    """Whether packages can be installed without a pip inside .venv."""
    return bool(shutil.which("uv") or bundled_pip() or base_pip())


def bundled_pip() -> Path | None:
    """Return the pip that travels with Python, in a wheel, which runs as it is."""
    shared = sysconfig.get_config_var("WHEEL_PKG_DIR")  # Debian's and Fedora's place for it
    folders = [Path(shared)] if shared else []
    folders.append(Path(os.__file__).parent / "ensurepip" / "_bundled")
    wheels = [wheel for folder in folders for wheel in sorted(folder.glob("pip-*.whl"))]
    return wheels[0] / "pip" if wheels else None


def base_pip() -> bool:
    """Whether the Python that .venv is made with has a pip that installs for others."""
    return output_of([BASE_PYTHON, "-m", "pip", "--python", BASE_PYTHON, "--version"])[0] == 0


def pip() -> Command:
    """Return the start of a pip command that installs into .venv."""
    options: Command = ["--disable-pip-version-check", "--no-input"]
    if bundled := bundled_pip():
        return [PYTHON, bundled, *options]
    if base_pip():
        return [BASE_PYTHON, "-m", "pip", "--python", PYTHON, *options]
    return [PYTHON, "-m", "pip", *options]


# Installing


def install(part: str) -> None:
    """Install a part, exactly as locked, into .venv."""
    lock = lock_of(part)
    entries = entries_of(lock.read_text("utf-8"))
    with Progress(f"installing {WORDS[part]}, {len(entries)} packages", len(entries)).shown() as at:
        fetch(entries, lock, at)
        if part == EVERYTHING:  # for `snapcount` on the command line of .venv
            editable: Command = ["install", "--no-deps", "--no-build-isolation", "--editable", ROOT]
            check(*_said([*pip(), *editable]))


def fetch(entries: Sequence[str], lock: Path, progress: Progress, into: Path | None = None) -> None:
    """Install locked packages into .venv, or into a folder."""
    uv = shutil.which("uv")
    target: Command = ["--target", into] if into else []
    if uv:
        command: Command = [uv, "pip", "install", "--quiet", "--python", PYTHON, *target]
        check(*_said([*command, "--no-deps", "--require-hashes", "-r", lock]))
        return
    # pip's time goes into reading what an index has of each package, one after the other; the
    # lock is complete, so that several of them can share the work.
    hands = dealt(entries, min((os.cpu_count() or 1) + 1, 4))
    # Nothing is compiled ahead: Python does that with what it imports, which is little of it.
    options: Command = ["install", "--no-deps", "--no-compile", "--require-hashes", *target]
    with (
        tempfile.TemporaryDirectory(prefix="snapcount-") as folder,
        ThreadPoolExecutor(len(hands)) as beside,
    ):
        commands: list[Command] = []
        for number, hand in enumerate(hands):
            listed = Path(folder, f"{number}.txt")
            listed.write_text("\n".join(hand) + "\n", "utf-8")
            commands.append([*pip(), *options, "--progress-bar", "off", "-r", listed])
        for result in beside.map(lambda command: _said(command, progress), commands):
            check(*result)


def entries_of(lock: str) -> list[str]:
    """Return the entries of a lock, each with its pin and all its hashes."""
    parts = re.split(r"\n(?=\w)", re.sub(r"^ *#.*\n?", "", lock, flags=re.MULTILINE))
    return [part.strip() for part in parts if part.strip()]


def dealt(entries: Sequence[str], hands: int) -> list[list[str]]:
    """Deal entries into hands that take about as long; none is empty.

    A package with many files has many hashes, and takes an installer long.
    """
    work = {entry: 8 + entry.count("--hash=") for entry in entries}
    found: list[list[str]] = [[] for _ in range(max(1, min(hands, len(entries))))]
    for entry in sorted(entries, key=lambda entry: -work[entry]):
        min(found, key=lambda hand: sum(work[held] for held in hand)).append(entry)
    return found


STEP = re.compile(r"(Collecting|Ignoring|Requirement already satisfied:) ")


def _said(command: Command, progress: Progress | None = None) -> tuple[int, str]:
    """Run an installer; return its exit status and what it said, counting packages meanwhile."""
    process = subprocess.Popen(
        [str(part) for part in command],
        cwd=ROOT,
        env={**os.environ, **writable_caches(), "PYTHONUNBUFFERED": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    assert process.stdout is not None
    lines = []
    for line in process.stdout:
        lines.append(line)
        if progress and STEP.match(line):
            progress.step()
    return process.wait(), "".join(lines)


def check(status: int, words: str) -> None:
    """Raise a Problem if an installer failed."""
    if status:
        last = "\n".join(words.strip().splitlines()[-20:])
        raise Problem(
            f"{last}\n"
            "Couldn't install the packages; the installer's message is above. The first run "
            "needs a network connection, or a package index set up for pip. Run the same "
            "command again once that works."
        )


# A home that cannot be written


def writable_caches() -> dict[str, str]:
    """Return where uv and npm keep what they fetch, where they cannot keep it at home."""
    if home_is_writable():
        return {}
    return {"UV_NO_CACHE": "1", "PIP_NO_CACHE_DIR": "1", "npm_config_cache": str(BUILD / "npm")}


def home_is_writable() -> bool:
    """Whether files can be made in the home folder."""
    try:
        with tempfile.TemporaryFile(dir=Path.home()):
            return True
    except (OSError, RuntimeError):
        return False


def data_home() -> dict[str, str]:
    """Return where games are kept, where they cannot be kept at home."""
    chosen = os.environ.get("SNAPCOUNT_HOME") or os.environ.get("XDG_DATA_HOME")
    if chosen or home_is_writable():
        return {}
    kept = BUILD / "home"
    say(f"can't write to your home folder; games and caches are saved in {kept}")
    return {"SNAPCOUNT_HOME": str(kept)}
