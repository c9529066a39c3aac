"""The compiled engine: built by the side, put in place whole, and only then used.

Every build lies in build/compiled in a folder of its own, named by all that it is made from. It
gets that name once it is finished, in one step, so that there is no half of one to be found.
One process compiles at a time.

Playing does not wait for it: a process of its own compiles at the lowest priority, for the next
start. It goes on when the game is stopped, and whoever ends it loses nothing but its work.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

from devtools import environment
from devtools.compiler import NoCompiler, compiler
from devtools.console import Problem, Progress, output_of, say
from devtools.environment import COMPILE
from devtools.files import digest, exclusive, holder, read, replace, waiting_for
from devtools.places import BUILD, PYTHON, ROOT, SOURCE, python_path

COMPILED = BUILD / "compiled"
COMPILING = BUILD / "compiling.lock"
LOG = BUILD / "compiling.log"
KEPT = 2  # builds: this one, and the one that a game which is still open may be using
UNFINISHED = ("wheel-*", "mypyc-*", "tools-*")
WORDS = "compiling the engine (takes a few minutes, once)"


class BuildFailed(Exception):
    """A compiler was there and did not manage; the message is its own words."""


def build_folder() -> Path:
    """Return where the compiled build of this very source lies, or would; or raise NoCompiler."""
    sources = [ROOT / "hatch_build.py", ROOT / "pyproject.toml", ROOT / "docs" / "rules.md"]
    sources += sorted(path for path in SOURCE.rglob("*") if path.suffix != ".pyc")
    return COMPILED / digest(sources, f"{sys.version} {compiler()}")[:16]


def failure(folder: Path) -> Path:
    """Return the file that says that this build was tried and failed."""
    return folder.with_suffix(".failed")


def ready() -> Path | None:
    """Return the compiled build of this very source, if there is one now."""
    try:
        folder = build_folder()
    except NoCompiler:
        return None
    return folder if folder.is_dir() else None


# Compiling now


def compiled_now(strict: bool = False) -> Path | None:
    """Return the compiled build, made first if need be; or None, after a line that says why.

    With strict, a compiler that is there but fails is a Problem.
    """
    try:
        folder = build_folder()
    except NoCompiler as reason:
        say(f"the engine is running interpreted: {reason}")
        return None
    if folder.is_dir():
        return folder
    if failure(folder).is_file() and not strict:
        say(
            "the engine is running interpreted because compiling failed (`dev.py compile` tries "
            "again)"
        )
        return None
    environment.set_up(COMPILE)
    with waiting_for(COMPILING, "another dev.py is compiling the engine; waiting for it"):
        if folder.is_dir():
            return folder
        with Progress(WORDS).shown():
            try:
                build(folder)
            except BuildFailed as error:
                if strict:
                    raise Problem(f"{error}\nCouldn't compile the engine.") from None
                print(error, file=sys.stderr)
                say("the engine is running interpreted because compiling failed")
                return None
    return folder


def build(folder: Path, tools: Path | None = None) -> None:
    """Build a wheel and unpack it there, with the tools of .venv or with those in a folder.

    Whoever calls it holds the lock.
    """
    BUILD.mkdir(exist_ok=True)
    for pattern in UNFINISHED:  # left by somebody who was ended in the middle
        for left in BUILD.glob(pattern):
            if left != tools:
                shutil.rmtree(left, ignore_errors=True)
    with tempfile.TemporaryDirectory(dir=BUILD, prefix="wheel-") as work:
        code = "import sys, hatchling.build; hatchling.build.build_wheel(sys.argv[1])"
        env = {**os.environ, "SNAPCOUNT_STRICT_BUILD": "1", "SNAPCOUNT_PURE": ""}
        result = subprocess.run(
            [str(PYTHON), "-c", code, work],
            cwd=ROOT,
            env={**env, **(python_path(tools) if tools else {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
        COMPILED.mkdir(exist_ok=True)
        wheels = [*Path(work).glob("*.whl")]
        if result.returncode or is_pure(wheels[0]):
            replace(failure(folder), result.stdout)
            raise BuildFailed(result.stdout.strip())
        with zipfile.ZipFile(wheels[0]) as archive:
            archive.extractall(Path(work, "unpacked"))
        os.rename(Path(work, "unpacked"), folder)
    failure(folder).unlink(missing_ok=True)
    remove_old_builds(folder)


def is_pure(wheel: Path) -> bool:
    """Whether a wheel has no compiled module in it."""
    return wheel.name.endswith("-none-any.whl")


def remove_old_builds(newest: Path) -> None:
    """Remove all builds but the newest few."""
    builds = [path for path in COMPILED.iterdir() if path.is_dir() and path != newest]
    builds.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in builds[KEPT - 1 :]:
        shutil.rmtree(path, ignore_errors=True)


# Compiling for the next start


def compiled_or_begun() -> Path | None:
    """Return the compiled build if there is one; else have it made by the side."""
    try:
        folder = build_folder()
    except NoCompiler as reason:
        say(f"the engine is running interpreted, which is fast enough to play: {reason}")
        return None
    if folder.is_dir():
        return folder
    if failure(folder).is_file():
        say(
            "the engine is running interpreted because compiling failed (`dev.py compile` tries "
            "again)"
        )
    elif holder(COMPILING):
        say("the engine is still compiling in the background; this run is interpreted")
    else:
        begin()
        say("compiling the engine in the background for faster starts next time; you can play now")
    return None


def begin() -> None:
    """Start a process that compiles at the lowest priority and outlives this one."""
    BUILD.mkdir(exist_ok=True)
    command = [sys.executable, str(ROOT / "dev.py"), "compile", "--background"]
    with open(LOG, "w", encoding="utf-8") as log:
        if sys.platform == "win32":
            flags = subprocess.BELOW_NORMAL_PRIORITY_CLASS | subprocess.CREATE_NO_WINDOW
            flags |= subprocess.CREATE_NEW_PROCESS_GROUP
            subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                creationflags=flags,
            )
        else:
            subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
            )


def compile_in_background() -> int:
    """Compile, unless another process does; what goes wrong is in the log."""
    step_back()
    with exclusive(COMPILING) as free:
        if not free:
            return 0
        try:
            folder = build_folder()
            if not folder.is_dir():
                with tools() as found:
                    build(folder, found)
        except (NoCompiler, BuildFailed, Problem) as error:
            print(error, file=sys.stderr)
            return 1
    return 0


def step_back() -> None:
    """Leave the machine to everybody else, as far as the system knows how."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
        with contextlib.suppress(OSError):  # else a session of its own has a share of its own
            Path("/proc/self/autogroup").write_text("19")
    if sys.platform != "win32":  # there it was said at the start
        os.nice(19)


@contextlib.contextmanager
def tools() -> Iterator[Path | None]:
    """Where the tools that compile lie, while the block runs: in .venv if it has them.

    Who only plays keeps none of them: they are fetched, used and removed.
    """
    if not environment.missing([COMPILE]):
        yield None
        return
    with tempfile.TemporaryDirectory(
        dir=BUILD, prefix="tools-", ignore_cleanup_errors=True
    ) as folder:
        lock = environment.lock_of(COMPILE)
        entries = environment.entries_of(lock.read_text("utf-8"))
        environment.fetch(entries, lock, Progress(WORDS), Path(folder))
        yield Path(folder)


def stop() -> None:
    """End the process that compiles in the background, if there is one, and wait for it."""
    number = holder(COMPILING)
    if number is None:
        return
    if sys.platform == "win32":
        output_of(["taskkill", "/T", "/F", "/PID", str(number)])
    else:
        with contextlib.suppress(OSError):
            if os.getpgid(number) == number:  # in a group of its own, its compiler with it
                os.killpg(number, signal.SIGTERM)
    with waiting_for(COMPILING, "waiting for the compiler to finish"):
        pass


def last_words() -> str:
    """Return what the last compilation in the background had to say."""
    return read(LOG)
