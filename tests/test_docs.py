"""The documentation is true: its Python runs, and its links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from snapcount.engine.editions import EDITION_NAMES

ROOT = Path(__file__).parents[1]
PAGES = [
    ROOT / "README.md",
    *sorted(ROOT.glob("CONTRIBUTING.md")),
    *sorted((ROOT / "docs").glob("*.md")),
]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
QUOTED = {"language.md": ROOT / "src" / "snapcount" / "cards" / "language"}
"""Pages whose Python is quoted from the source rather than meant to be run."""


class Page(NamedTuple):
    """A page and its blocks of Python, each with the number of its first line."""

    path: Path
    blocks: list[tuple[int, str]]


def pages() -> list[Page]:
    """The pages that have any Python."""
    found = []
    for path in PAGES:
        text = path.read_text("utf-8")
        blocks = [(text[: m.start(1)].count("\n"), m[1]) for m in BLOCK.finditer(text)]
        if blocks:
            found.append(Page(path, blocks))
    return found


@pytest.mark.parametrize(
    "page", [page for page in pages() if page.path.name not in QUOTED], ids=lambda p: p.path.name
)
def test_the_python_of_a_page_runs(
    page: Page, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From its top to its bottom, as somebody would who types it in; tests are run as well."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "docs"}
    for line, code in page.blocks:
        # As many empty lines come first as make a traceback point into the page.
        exec(compile("\n" * line + code, page.path, "exec"), names)
    for name, test in list(names.items()):
        if name.startswith("test_"):
            takes_edition = "edition" in test.__code__.co_varnames[: test.__code__.co_argcount]
            for edition in EDITION_NAMES if takes_edition else ("",):
                test(edition) if takes_edition else test()


@pytest.mark.parametrize("name", QUOTED)
def test_what_a_page_quotes_is_in_the_source(name: str) -> None:
    source = "".join(
        "".join(path.read_text("utf-8").split()) for path in sorted(QUOTED[name].rglob("*.py"))
    )
    (page,) = (page for page in pages() if page.path.name == name)
    lines = [line for _, code in page.blocks for line in code.splitlines() if line.strip()]
    assert lines
    assert [line for line in lines if "".join(line.split()).rstrip(")") not in source] == []


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_links_to_a_part_of_a_page_lead_there(path: Path) -> None:
    wrong = []
    for page, part in re.findall(r"\]\(([\w./]*\.md)?#([^)]+)\)", path.read_text("utf-8")):
        target = path.parent / page if page else path
        headings = re.findall(r"^#+ (.+)$", target.read_text("utf-8"), re.MULTILINE)
        if part not in [anchor(heading) for heading in headings]:
            wrong.append(f"{page}#{part}")
    assert wrong == []


def anchor(heading: str) -> str:
    """What a heading is called in an address."""
    return re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-")
