"""Removing everything that dev.py made."""

from __future__ import annotations

import shutil

from devtools import compiling
from devtools.places import BUILD, ROOT, VENV, WEB

CACHES = (".cache", ".hypothesis", ".mypy_cache", ".pytest_cache", ".ruff_cache")


def clean() -> int:
    """Remove everything that these commands made; what compiles in the background is ended."""
    compiling.stop()
    made = (VENV, BUILD, ROOT / "dist", WEB / "node_modules")
    for folder in (*made, *(ROOT / cache for cache in CACHES)):
        shutil.rmtree(folder, ignore_errors=True)
    for folder in [*ROOT.rglob("__pycache__")]:
        shutil.rmtree(folder, ignore_errors=True)
    return 0
