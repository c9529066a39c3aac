"""Where things lie."""

from __future__ import annotations

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
WEB = ROOT / "web"
LOCK = ROOT / "requirements.lock"
PARTS = ROOT / "requirements"

VENV = ROOT / ".venv"
VENV_BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = VENV_BIN / ("python.exe" if os.name == "nt" else "python")
BUILD = ROOT / "build"

BASE_PYTHON = Path(getattr(sys, "_base_executable", None) or sys.executable)
"""The Python that .venv is made with: also when dev.py is started with that of .venv itself."""


def bytecode() -> dict[str, str]:
    """Return where Python keeps the modules that it has compiled, if it must not beside them.

    Whoever asks Python to write none wants a clean folder; build is ours, and the many processes
    of the tests need not read every source anew.
    """
    if not os.environ.get("PYTHONDONTWRITEBYTECODE"):
        return {}
    return {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(BUILD / "pycache")}


def python_path(folder: Path) -> dict[str, str]:
    """Return the environment in which Python imports from a folder first."""
    rest = os.environ.get("PYTHONPATH")
    return {"PYTHONPATH": f"{folder}{os.pathsep}{rest}" if rest else str(folder)}
