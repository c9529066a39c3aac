"""`dev.py docs`: the documentation as a site, with a reference made from docstrings.

Pages lie where people look for them: README.md, CONTRIBUTING.md and some others beside the source,
all others in docs/. For the site they are gathered in one folder, with what they link to.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

from devtools.console import Problem, run, say
from devtools.places import BUILD, PYTHON, ROOT

DOCS = ROOT / "docs"
GATHERED = BUILD / "docs"
SITE = BUILD / "site"
SERVE = "--serve"
PORT = "8600"

# The pages beside the source, by what they are called on the site.
BESIDE = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md"}
BESIDE |= {"CHANGELOG.md": "changelog.md", "changes/README.md": "changes.md"}

LINK = re.compile(r"(\]\()([^)#:\s]+)(#[^)\s]*)?(\))")


def docs(arguments: list[str]) -> int:
    """Build the site, and stop at any warning; with --serve, show it then."""
    if arguments not in ([], [SERVE]):
        raise Problem(f"`dev.py docs` takes {SERVE} and nothing else.")
    gather(ROOT, GATHERED)
    shutil.rmtree(SITE, ignore_errors=True)
    if status := run([PYTHON, "-m", "zensical", "build", "--clean", "--strict"]):
        return status
    say(f"the site is in {SITE.relative_to(ROOT)}")
    if SERVE not in arguments:
        say(f"to look at it: python3 dev.py docs {SERVE}")
        return 0
    return run([PYTHON, "-m", "http.server", "--bind", "127.0.0.1", "--directory", SITE, PORT])


def gather(root: Path, into: Path) -> None:
    """Put every page and everything they link to into one folder, with the links set right."""
    shutil.rmtree(into, ignore_errors=True)
    for page in pages(root):
        target = into / name_of(page.relative_to(root))
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(set_right(page, root), "utf-8")
        for linked in links(page):
            if linked.suffix != ".md":
                copy = into / name_of(linked.relative_to(root))
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(linked, copy)


def pages(root: Path) -> list[Path]:
    """Every page of the documentation."""
    return [*(root / name for name in BESIDE), *sorted((root / "docs").glob("*.md"))]


def name_of(place: Path) -> str:
    """What a file of the project is called on the site: docs/ is its top."""
    name = place.as_posix()
    return BESIDE.get(name, name.removeprefix("docs/"))


def links(page: Path) -> Iterator[Path]:
    """The files that a page links to."""
    for match in LINK.finditer(page.read_text("utf-8")):
        linked = (page.parent / match[2]).resolve()
        if not linked.exists():
            raise Problem(f"{page.name} links to {match[2]}, which isn't there.")
        yield linked


def set_right(page: Path, root: Path) -> str:
    """A page with its links as they must be on the site."""

    def moved(match: re.Match[str]) -> str:
        linked = (page.parent / match[2]).resolve()
        return f"{match[1]}{name_of(linked.relative_to(root))}{match[3] or ''}{match[4]}"

    return LINK.sub(moved, page.read_text("utf-8"))
