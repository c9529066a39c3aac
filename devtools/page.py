"""The browser's page: its checks and its build, where a machine has what they need.

The built page travels in the package, so that playing needs no Node, and a test holds it to its
sources by a stamp. A machine that cannot run the page's tools loses nothing but these checks.
"""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

from devtools.console import output_of, run, say
from devtools.environment import Command, writable_caches
from devtools.files import digest, read
from devtools.places import WEB

STAMP = WEB / "node_modules" / "snapcount.stamp"
TOOLS = ("vite", "lightningcss", "svelte/compiler", "vitest/node")


class LeftOut(Exception):
    """This machine cannot run the page's tools; the message says why."""


def check_page() -> int:
    """Check, test and build the page; return the exit status, 0 where it is left out."""
    try:
        npm = tools()
    except LeftOut as reason:
        say(f"skipping the page's own checks: {reason}")
        return 0
    for script in ("check", "test", "build"):
        say(f"npm run {script}, in web")
        if status := run([*npm, "run", script], folder=WEB):
            return status
    return 0


def tools() -> Command:
    """Return the start of an npm command, with everything installed that it needs."""
    npm = shutil.which("npm")
    node = shutil.which("node")
    if npm is None or node is None:
        raise LeftOut("npm isn't on PATH")
    version = output_of([node, "--version"])[1].strip()
    wanted: str = json.loads(read(WEB / "package.json"))["engines"]["node"]
    if not satisfies(version, wanted):
        raise LeftOut(f"Node {version} is too old for its tools; they need {wanted}")
    command: Command = [npm, "--silent"]
    install(command, f"{version} {npm}")
    probe = "Promise.all(process.argv.slice(1).map(name => import(name)))"
    status, words = output_of([node, "-e", probe, *TOOLS], folder=WEB)
    if status:
        raise LeftOut(f"its tools don't run here ({reason_in(words)})")
    return command


def install(npm: Command, node: str) -> None:
    """Install exactly what the lock names, unless that is what there is."""
    lock = digest([WEB / "package-lock.json"], node)
    if read(STAMP) == lock:
        return
    say("installing the page's packages (once)")
    options = ("--fetch-retries=1", "--fetch-timeout=20000")
    if run([*npm, "ci", *options], writable_caches(), folder=WEB):
        raise LeftOut("couldn't install its packages")
    STAMP.write_text(lock, "utf-8")


def satisfies(version: str, wanted: str) -> bool:
    """Whether a version is in a range such as `^20.19.0 || >=22.12.0`."""
    have = numbers(version)
    for part in wanted.split("||"):
        least = numbers(part)
        same_major = not part.strip().startswith("^") or have[:1] == least[:1]
        if have >= least and same_major:
            return True
    return False


def numbers(version: str) -> tuple[int, ...]:
    """Return the numbers of a version."""
    return tuple(int(number) for number in re.findall(r"\d+", version))


def reason_in(words: str) -> str:
    """Return the line of Node's words that says what went wrong."""
    lines = [line.strip() for line in words.splitlines()]
    errors = [line for line in lines if re.match(r"\w*Error\b", line)]
    return re.split(r"\.(?:\s|$)", (errors or lines or ["no reason given"])[0])[0][:160]


def missing_parts(lock: Path) -> dict[str, list[str]]:
    """Return for each package with parts for other machines those that the lock does not name."""
    packages = json.loads(lock.read_text("utf-8"))["packages"]
    found = {}
    for path, package in packages.items():
        wanted = package.get("optionalDependencies", {})
        if wanted:
            found[path] = [name for name in wanted if not _named(packages, path, name)]
    return found


def _named(packages: dict[str, object], path: str, name: str) -> bool:
    """Whether the lock names a package where the one at that path would find it."""
    return f"node_modules/{name}" in packages or f"{path}/node_modules/{name}" in packages
