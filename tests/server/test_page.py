"""The page that travels in the package is the one in `web/`, and speaks the server's language."""

from __future__ import annotations

import gzip
import hashlib
from pathlib import Path

import snapcount.server
from snapcount.server.typescript import typescript

WEB = Path(__file__).parents[2] / "web"
BUILT = Path(snapcount.server.__path__[0]) / "web"
FIRST_LOAD = 150_000  # bytes of our own script and style, packed


def test_the_browsers_types_are_the_servers() -> None:
    written = (WEB / "src" / "lib" / "wire.ts").read_text("utf-8")
    assert written == typescript(), (
        "run: python -m snapcount.server.typescript > web/src/lib/wire.ts"
    )


def test_the_built_page_is_made_from_these_sources() -> None:
    files = [path for path in (WEB / "src").rglob("*") if path.is_file()]
    files += [WEB / name for name in ("index.html", "package.json", "vite.config.ts")]
    found = hashlib.sha256()
    for name, path in sorted((path.relative_to(WEB).as_posix(), path) for path in files):
        found.update(f"{name}\0".encode())
        found.update(path.read_bytes())
    stamp = (BUILT / "sources.txt").read_text("utf-8").strip()
    assert stamp == found.hexdigest(), "run: npm run build, in web/"


def test_the_first_load_is_small() -> None:
    files = [path for path in BUILT.rglob("*") if path.suffix in (".js", ".css", ".html")]
    assert 0 < sum(len(gzip.compress(path.read_bytes())) for path in files) < FIRST_LOAD
