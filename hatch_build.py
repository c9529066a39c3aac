"""Builds the wheel with its cards read, and the engine compiled by mypyc or left as it is.

The modules to compile are listed in pyproject.toml under ``[tool.snapcount]`` and nowhere else.
They are compiled as one group, so that calls between them are C calls. Editable installs and
source distributions are never compiled. The cards of the shipped sets are read when the wheel is
built, so that no start has to. Two environment variables decide what else happens:

* ``SNAPCOUNT_PURE=1``: do not compile.
* ``SNAPCOUNT_STRICT_BUILD=1``: a compiler that is there but fails is an error, not a fallback.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Run in a process of its own: mypyc ends the process on a type error, and setuptools looks at
# the working directory and the command line.
SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup

work, *modules = sys.argv.pop().split("|")
flags = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]
extensions = mypycify(
    [*flags, f"--cache-dir={work}/cache", *modules],
    opt_level="1",  # as fast as 3, as far as can be measured, and compiled in a quarter of the time
    debug_level="0",
    target_dir=f"{work}/c",
    group_name="snapcount",
)
if sys.platform != "win32":  # gcc's warnings about C that nobody wrote take most of its time
    for extension in extensions:
        extension.extra_compile_args.append("-Wno-all")
setup(name="snapcount", packages=[], ext_modules=extensions)
"""


CARDS_IN_WHEEL = "snapcount/cards/sets/sets.compiled"


class NotCompiled(Exception):
    """The engine was not compiled; the message says why, in words for the person who builds."""


class CompileFailed(NotCompiled):
    """A compiler was found and did not manage: our mistake, or a broken tool chain."""


class MypycBuildHook(BuildHookInterface[BuilderConfig]):
    """Adds the compiled engine to a wheel where it can be built."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile for a regular wheel; leave editable installs to the source."""
        if self.target_name != "wheel" or version == "editable":
            return
        try:
            cards = read_cards(Path(self.root))
            build_data["force_include"][str(cards)] = CARDS_IN_WHEEL
        except NotCompiled as reason:
            if flag("SNAPCOUNT_STRICT_BUILD"):
                raise
            say(f"cards NOT read, the first start will do it: {reason}")
        try:
            library = compile_engine(Path(self.root))
        except NotCompiled as reason:
            if isinstance(reason, CompileFailed) and flag("SNAPCOUNT_STRICT_BUILD"):
                raise
            say(f"engine NOT compiled, it will run interpreted: {reason}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in sorted(library.rglob("*")):
            if path.is_file():
                build_data["force_include"][str(path)] = path.relative_to(library).as_posix()
        say("engine compiled with mypyc")


def say(line: str) -> None:
    """Print one line where a build's own output goes, whatever the verbosity of the front end."""
    print(f"snapcount: {line}", file=sys.stderr, flush=True)


def flag(name: str) -> bool:
    """Whether an environment variable is switched on."""
    return os.environ.get(name, "") not in ("", "0")


def read_cards(root: Path) -> Path:
    """Return a file with the cards of all shipped sets, read now; see cards/catalog/bundle.py."""
    made = root / "build" / "sets.compiled"
    made.parent.mkdir(exist_ok=True)
    # An isolated build finds what it needs by this path too.
    path = os.pathsep.join(filter(None, (str(root / "src"), os.environ.get("PYTHONPATH"))))
    result = subprocess.run(
        [sys.executable, "-m", "snapcount.cards.catalog.bundle", str(made)],
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if result.returncode:
        raise NotCompiled("\n".join(result.stdout.splitlines()[-3:]))
    return made


def compile_engine(root: Path) -> Path:
    """Return a folder with the extension modules, laid out as in a wheel; compile if need be."""
    if flag("SNAPCOUNT_PURE"):
        raise NotCompiled("SNAPCOUNT_PURE is set")
    source = root / "src"
    settings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["snapcount"]
    modules = modules_to_compile(source, settings)
    require_tools()

    suffix: str = sysconfig.get_config_var("EXT_SUFFIX")
    cache = root / "build" / "mypyc" / suffix.strip(".")
    key = cache_key(root, source, settings, modules)
    if read(cache / "key") == key:
        return cache / "lib"
    say(f"compiling {len(modules)} modules with mypyc (this takes a while, once)")
    (root / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=root / "build", prefix="mypyc-") as folder:
        work = Path(folder)
        run_mypyc(source, modules, work)
        (work / "key").write_text(key, "utf-8")
        shutil.rmtree(cache, ignore_errors=True)
        cache.mkdir(parents=True)
        shutil.move(work / "lib", cache / "lib")
        # The key goes last: without it the folder counts as unfinished.
        shutil.move(work / "key", cache / "key")
    return cache / "lib"


def modules_to_compile(source: Path, settings: dict[str, list[str]]) -> list[str]:
    """Return the modules of ``[tool.snapcount]``, as sorted paths relative to the source folder."""
    chosen = matching(source, settings["compiled"]) - matching(source, settings["interpreted"])
    if not chosen:
        raise NotCompiled("no module matches [tool.snapcount] compiled in pyproject.toml")
    return sorted(chosen)


def matching(source: Path, patterns: list[str]) -> set[str]:
    """Return the files under the source folder that match any of the patterns."""
    found = (path for pattern in patterns for path in source.glob(pattern) if path.is_file())
    return {path.relative_to(source).as_posix() for path in found}


def require_tools() -> None:
    """Raise NotCompiled unless mypyc, setuptools and a C compiler are there."""
    for module in ("mypyc", "setuptools"):
        if importlib.util.find_spec(module) is None:
            raise NotCompiled(f"{module} is not installed")
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise NotCompiled("Python's headers are not installed (Debian and Ubuntu: python3-dev)")
    if os.name == "nt":
        return  # MSVC is found through the registry, not on PATH: let setuptools look for it.
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    compiler = shlex.split(command)[0]
    if shutil.which(compiler) is None:
        raise NotCompiled(f"no C compiler found ({compiler} is not on PATH)")


def cache_key(root: Path, source: Path, settings: dict[str, list[str]], modules: list[str]) -> str:
    """Return a digest of all that the compiled code depends on."""
    digest = hashlib.sha256()
    digest.update(f"{sys.version} {importlib.metadata.version('mypy')} {modules}".encode())
    inputs = matching(source, settings["compiled"] + settings["compiled-against"])
    for path in [root / "hatch_build.py", *(source / name for name in sorted(inputs))]:
        digest.update(f"{path.relative_to(root)}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def read(path: Path) -> str:
    """Return a file's text, or nothing where there is no such file."""
    return path.read_text("utf-8") if path.is_file() else ""


def run_mypyc(source: Path, modules: list[str], work: Path) -> None:
    """Compile the modules into ``work/lib``; raise CompileFailed with the compiler's own words."""
    options = ["--build-lib", str(work / "lib"), "--build-temp", str(work / "temp")]
    arguments = "|".join([str(work), *modules])
    result = subprocess.run(
        [sys.executable, "-c", SETUP, "build_ext", *options, arguments],
        cwd=source,
        env={**os.environ, "MYPYPATH": str(source)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if result.returncode:
        last_lines = "\n".join(result.stdout.splitlines()[-30:])
        raise CompileFailed(f"mypyc or the C compiler failed:\n{last_lines}")
