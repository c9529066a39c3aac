#!/usr/bin/env python3
"""The commands of this project, on a machine that has nothing but Python.

  python3 dev.py play [ARGS]    set everything up and open the game in the browser
  python3 dev.py terminal       play in the terminal
  python3 dev.py tutorial       learn the game in six short lessons
  python3 dev.py card [ARGS]    read, check, show, search and make cards
  python3 dev.py deck [ARGS]    check, show, build and pass on decks
  python3 dev.py set show       what is in a set of cards
  python3 dev.py sealed [ARGS]  open boosters and build a deck
  python3 dev.py draft [ARGS]   draft among bots
  python3 dev.py simulate ARGS  play many games between two decks
  python3 dev.py tournament     rate decks or agents: everyone against everyone
  python3 dev.py match ARGS     let agents and bots play
  python3 dev.py agent [ARGS]   measure agents: duels, calibration, speed
  python3 dev.py exam [ARGS]    examine an agent on last downs that are solved
  python3 dev.py analyze RECORD look back at a game: turning points, luck and skill
  python3 dev.py balance [ARGS] play all starter decks against each other, and check the goals
  python3 dev.py test [ARGS]    set everything up and run every check; ARGS go to pytest
  python3 dev.py bench [ARGS]   measure the engine's speed
  python3 dev.py fuzz [ARGS]    play random games and check the engine's promises at every decision
  python3 dev.py referee [ARGS] play random games and compare the engine with a second rules reading
  python3 dev.py load [ARGS]    play many games at once on a server of its own, and time the answers
  python3 dev.py rules          say which clauses of docs/rules.md no test cites
  python3 dev.py lock           write requirements.lock anew (needs uv)
  python3 dev.py clean          remove everything that these commands made

The first run makes .venv and compiles the engine where there is a C compiler; later runs start at
once. SNAPCOUNT_PURE=1, or --interpreted before the command, runs everything interpreted.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

OLDEST_PYTHON = (3, 11)
COMMANDS = (
    "play",
    "terminal",
    "tutorial",
    "card",
    "deck",
    "set",
    "sealed",
    "draft",
    "simulate",
    "tournament",
    "match",
    "agent",
    "exam",
    "analyze",
    "balance",
    "test",
    "bench",
    "fuzz",
    "referee",
    "load",
    "rules",
    "lock",
    "clean",
)

# What is called otherwise by `snapcount`.
NAMES = {"play": "serve", "terminal": "play"}

ROOT = Path(__file__).resolve().parent
LOCK = ROOT / "requirements.lock"
VENV = ROOT / ".venv"
VENV_BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = VENV_BIN / ("python.exe" if os.name == "nt" else "python")
BUILD = ROOT / "build"
WEB = ROOT / "web"
COMPILED = BUILD / "compiled"

# The tests that are run a second time on the compiled engine.
ENGINE_TESTS = ("tests/engine", "tests/rules", "tests/perft", "tests/records")
NO_TESTS_COLLECTED = 5  # pytest's exit status


class Problem(Exception):
    """Something that the person at the keyboard has to put right; the message says how."""


def main() -> int:
    """Run the command that the command line asks for; return the exit status."""
    if sys.version_info[:2] < OLDEST_PYTHON:
        raise Problem(
            f"Snapcount needs Python {dotted(OLDEST_PYTHON)} or newer, and this is "
            f"{dotted(sys.version_info[:3])}. Install a newer one and start dev.py with it, "
            "for example: python3.13 dev.py test"
        )
    os.chdir(ROOT)
    options, rest = parse_arguments()
    interpreted = options.interpreted or os.environ.get("SNAPCOUNT_PURE", "") not in ("", "0")
    if options.command == "clean":
        return clean()
    if options.command == "lock":
        return lock()
    set_up()
    if options.command == "test":
        return test(rest, interpreted)
    if options.command == "rules":
        return run([PYTHON, "-m", "snapcount.testing.coverage", *rest])
    return snapcount([NAMES.get(options.command, options.command), *rest], interpreted)


def parse_arguments() -> tuple[argparse.Namespace, list[str]]:
    """Return the command and its own arguments, which are left as they are."""
    formatter = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=formatter)
    parser.add_argument("--interpreted", action="store_true", help="do not compile the engine")
    parser.add_argument("command", choices=COMMANDS, metavar="COMMAND")
    parser.add_argument("rest", nargs=argparse.REMAINDER, metavar="ARGS")
    options = parser.parse_args()
    return options, options.rest


# Set-up


def set_up() -> None:
    """Make .venv with the locked packages and this project, unless that is what it has."""
    state = digest([LOCK, ROOT / "pyproject.toml"], f"{sys.version} {ROOT}")
    stamp = VENV / "snapcount.stamp"
    if stamp.is_file() and stamp.read_text() == state:
        return
    say("setting up .venv with the packages of requirements.lock (once)")
    uv = shutil.which("uv")
    make_venv(uv)
    if uv:
        pip = [uv, "pip", "install", "--quiet", "--python", str(PYTHON)]
    else:
        pip = [str(PYTHON), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    install([*pip, "--require-hashes", "-r", LOCK])
    install([*pip, "--no-deps", "--no-build-isolation", "--editable", ROOT])
    stamp.write_text(state)


def make_venv(uv: str | None) -> None:
    """Make an empty .venv with this Python."""
    if VENV.exists():
        shutil.rmtree(VENV)
    if uv:
        command = [uv, "venv", "--quiet", "--python", sys.executable, str(VENV)]
        advice = "Bring uv up to date, or remove it so that Python's own venv is used."
    else:
        command = [sys.executable, "-m", "venv", str(VENV)]
        advice = (
            "Install Python's venv module (Debian and Ubuntu: apt install python3-venv), "
            "or install uv, and run the same command again."
        )
    if run([*command]):
        shutil.rmtree(VENV, ignore_errors=True)
        raise Problem(f"The virtual environment .venv could not be made. {advice}")


def install(command: list[str | Path]) -> None:
    """Run an installer."""
    if run(command):
        raise Problem(
            "The packages of requirements.lock could not be installed; the installer's own words "
            "are above. The first run needs a network, or a package index that pip is configured "
            "to use. Once it can be reached, run the same command again."
        )


# The compiled build


def compiled_build(strict: bool = False) -> Path | None:
    """Return a folder with the compiled build of this very source, made if need be.

    None where it cannot be compiled, after a line that says why. With strict, a compiler that is
    there but fails is a Problem instead.
    """
    sources = [ROOT / "hatch_build.py", ROOT / "pyproject.toml", ROOT / "docs" / "rules.md"]
    sources += sorted(path for path in (ROOT / "src").rglob("*") if path.suffix != ".pyc")
    # Installing a compiler changes nothing but what is found on PATH.
    tools = f"{sys.version} {os.environ.get('PATH')} {os.environ.get('CC')}"
    state = digest(sources, tools)
    stamp = COMPILED / "snapcount.stamp"
    current = stamp.is_file() and stamp.read_text() == state
    # A fallback that was fine for playing is looked at again where a failure would be an error.
    if not current or (strict and is_pure(COMPILED)):
        build(strict)
        stamp.write_text(state)
    if not is_pure(COMPILED):
        return COMPILED
    say("the engine runs interpreted: it could not be compiled (`dev.py clean` to try again)")
    return None


def build(strict: bool) -> None:
    """Build a wheel and unpack it into build/compiled."""
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD, prefix="wheel-") as folder:
        wheels = Path(folder)
        env = {"SNAPCOUNT_STRICT_BUILD": "1" if strict else ""}
        code = "import sys, hatchling.build; hatchling.build.build_wheel(sys.argv[1])"
        if run([PYTHON, "-c", code, wheels], env):
            raise Problem("The build failed; its own words are above.")
        (wheel,) = wheels.glob("*.whl")
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(wheels / "unpacked")
        shutil.rmtree(COMPILED, ignore_errors=True)
        shutil.move(wheels / "unpacked", COMPILED)


def is_pure(unpacked: Path) -> bool:
    """Whether an unpacked wheel has no compiled module in it."""
    (metadata,) = unpacked.glob("*.dist-info/WHEEL")
    return "Root-Is-Purelib: true" in metadata.read_text()


# Commands


def snapcount(arguments: list[str], interpreted: bool) -> int:
    """Run `snapcount …`, compiled where that is possible and wanted."""
    folder = None if interpreted else compiled_build()
    return run([PYTHON, "-m", "snapcount", *arguments], python_path(folder))


def test(arguments: list[str], interpreted: bool) -> int:
    """Run every check and stop at the first that fails; pytest's summary is the last line."""
    for check in (["format", "--check"], ["check"]):
        if status := checked([VENV_BIN / "ruff", *check, "--quiet", "."]):
            return status
    # Some tests take a hundred times as long as most: who has nothing left takes from others.
    pytest: list[str | Path] = [PYTHON, "-m", "pytest", "-n", "auto", "--dist", "worksteal"]
    with ThreadPoolExecutor(2) as beside:  # each of these takes but one core
        types = beside.submit(checked, [PYTHON, "-m", "mypy"])
        if status := check_page():  # what is built here is part of what is compiled
            return status
        compiling = None if interpreted else beside.submit(compiled_build, strict=True)
        if status := types.result():
            return status
        say("pytest, interpreted")
        status = run([*pytest, *arguments], {"SNAPCOUNT_ENGINE": "interpreted"})
    folder = compiling.result() if compiling else None
    again = engine_tests(arguments)
    if status or folder is None or not again:
        return status
    say("pytest, compiled")
    status = run([*pytest, *again], {"SNAPCOUNT_ENGINE": "compiled", **python_path(folder)})
    nothing_chosen = status == NO_TESTS_COLLECTED and bool(arguments)
    return 0 if nothing_chosen else status


def checked(command: list[str | Path]) -> int:
    """Say what is run, and run it."""
    say(" ".join([Path(command[0]).name, *map(str, command[1:])]))
    return run(command)


def check_page() -> int:
    """Check, test and build the browser's page where there is npm: what is built must not change.

    The built page travels in the package, so that playing needs no Node.
    """
    npm = shutil.which("npm")
    if npm is None:
        say("the page's own checks are left out: there is no npm on PATH")
        return 0
    page: list[str | Path] = [npm, "--silent"]
    lock = digest([WEB / "package-lock.json"], "")
    stamp = WEB / "node_modules" / "snapcount.stamp"
    if not stamp.is_file() or stamp.read_text() != lock:
        say("installing the page's packages (once)")
        # Not `npm ci`: a lock that names no hosts leaves other systems' packages out, and that
        # command takes such a lock for a wrong one.
        if run(
            [*page, "install", "--no-save", "--fetch-retries=1", "--fetch-timeout=20000"],
            folder=WEB,
        ):
            # What is built is held to its sources by a test all the same.
            say("the page's own checks are left out: its packages could not be installed")
            return 0
        stamp.write_text(lock)
    for script in ("check", "test", "build"):
        say(f"npm run {script}, in web")
        status = run([*page, "run", script], folder=WEB)
        if status:
            return status
    return 0


def engine_tests(arguments: list[str]) -> list[str]:
    """Return the arguments for pytest's compiled run; none if they choose no test of the engine."""
    paths = [part for part in arguments if Path(part.split("::")[0]).exists()]
    options = [part for part in arguments if part not in paths]
    if paths:
        chosen = [path for path in paths if Path(path).as_posix().startswith(ENGINE_TESTS)]
    else:
        chosen = [folder for folder in ENGINE_TESTS if Path(folder).is_dir()]
    return [*options, *chosen] if chosen else []


def lock() -> int:
    """Write requirements.lock: all platforms, with hashes, naming no host."""
    uv = shutil.which("uv")
    if uv is None:
        raise Problem("`dev.py lock` needs uv: pip install uv")
    command = "uv pip compile --universal --generate-hashes --no-emit-index-url --upgrade --quiet"
    scope = f"--python-version {dotted(OLDEST_PYTHON)} --all-extras --group dev pyproject.toml"
    header = ["--custom-compile-command", "python3 dev.py lock"]
    return run([uv, *command.split()[1:], *scope.split(), *header, "-o", LOCK])


def clean() -> int:
    """Remove everything that these commands made."""
    caches = (".hypothesis", ".mypy_cache", ".pytest_cache", ".ruff_cache")
    made = (VENV, BUILD, ROOT / "dist", WEB / "node_modules")
    for folder in (*made, *(ROOT / cache for cache in caches)):
        shutil.rmtree(folder, ignore_errors=True)
    for folder in [*ROOT.rglob("__pycache__")]:
        shutil.rmtree(folder, ignore_errors=True)
    return 0


# Small things


def run(command: list[str | Path], env: dict[str, str] | None = None, folder: Path = ROOT) -> int:
    """Run a command in the project's folder, or another, and return its exit status."""
    try:
        return subprocess.run(
            [str(part) for part in command], env={**os.environ, **(env or {})}, cwd=folder
        ).returncode
    except KeyboardInterrupt:  # The command was told as well, and has said what it had to say.
        return 130


def python_path(folder: Path | None) -> dict[str, str]:
    """Return the environment in which Python imports from a folder first."""
    if folder is None:
        return {}
    rest = os.environ.get("PYTHONPATH")
    return {"PYTHONPATH": f"{folder}{os.pathsep}{rest}" if rest else str(folder)}


def digest(paths: list[Path], more: str) -> str:
    """Return a digest of files, their names and a text."""
    found = hashlib.sha256(more.encode())
    for path in paths:
        if path.is_file():
            found.update(f"{path.relative_to(ROOT)}\0".encode())
            found.update(path.read_bytes())
    return found.hexdigest()


def dotted(version: tuple[int, ...]) -> str:
    """Return a version as it is written."""
    return ".".join(str(number) for number in version)


def say(line: str) -> None:
    """Print a line about what is going on, apart from the commands' own output."""
    print(f"dev.py: {line}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Problem as problem:
        say(str(problem))
        sys.exit(1)
