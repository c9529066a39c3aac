"""Where the rules reference is: the project's own docs/rules.md, or the copy inside the package."""

from __future__ import annotations

from pathlib import Path


def reference() -> Path:
    """Return the path of the rules reference."""
    for folder in Path(__file__).resolve().parents:
        path = folder / "docs" / "rules.md"
        if path.is_file():
            return path
    raise FileNotFoundError("docs/rules.md is neither in the package nor in a folder above it")
