"""The C compiler of this machine."""

from __future__ import annotations

import functools
import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path

from devtools.console import output_of


class NoCompiler(Exception):
    """There is nothing to compile with; the message says what is missing."""


@functools.cache
def compiler() -> str:
    """Return what the compiler is, its version with it; raise NoCompiler where there is none.

    This is the compiler itself and not the way to it: another shell with another PATH that finds
    the same one gives the same words.
    """
    headers = Path(sysconfig.get_path("include"), "Python.h")
    if not headers.is_file():
        raise NoCompiler("Python's headers aren't installed (Debian and Ubuntu: python3-dev)")
    if sys.platform == "win32":
        return _visual_studio()
    if sys.platform == "darwin" and output_of(["xcode-select", "-p"])[0]:
        # Without the command line tools `cc` is there all the same, and asks to install them.
        raise NoCompiler("no C compiler found (xcode-select --install installs one)")
    words = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    found = shutil.which(words[0])
    if found is None:
        raise NoCompiler(f"no C compiler found ({words[0]} isn't on PATH)")
    status, version = output_of([found, "--version"])
    if status:
        raise NoCompiler(f"{words[0]} --version fails: {version.strip()[:200]}")
    return f"{' '.join(words)} {os.environ.get('CFLAGS', '')} {version}"


def _visual_studio() -> str:
    """Return which Visual Studio there is; setuptools finds the compiler in it."""
    programs = os.environ.get("ProgramFiles(x86)") or r"C:\Program Files (x86)"  # noqa: SIM112
    where = Path(programs, "Microsoft Visual Studio", "Installer", "vswhere.exe")
    tools = "Microsoft.VisualStudio.Component.VC.Tools.x86.x64"
    command: list[str | Path] = [where, "-latest", "-products", "*", "-requires", tools]
    status, version = output_of([*command, "-property", "installationVersion"])
    if status or not version.strip():
        raise NoCompiler("no C compiler found (Visual Studio's Build Tools have one)")
    return version
