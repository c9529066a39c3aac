"""`dev.py docs`: pages gathered from where they lie, and a site without a warning."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import snapcount
from devtools.console import Problem
from devtools.docs import BESIDE, docs, gather, name_of, pages
from devtools.places import ROOT

SETTINGS = (ROOT / "mkdocs.yml").read_text("utf-8")


def project(root: Path, **files: str) -> Path:
    """A project with the pages that lie beside the source, and others."""
    found = {**dict.fromkeys(BESIDE, ""), **files}
    for name, words in found.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(words, "utf-8")
    return root


def test_links_lead_to_the_same_pages_as_before(tmp_path: Path) -> None:
    root = project(
        tmp_path / "project",
        **{
            "README.md": "[a](docs/a.md#part) ![p](docs/pictures/p.png) [x](https://x.invalid)",
            "docs/a.md": "[home](../README.md) [bot](../examples/bot.py) [b](b.md) [here](#part)",
            "docs/b.md": "",
            "docs/pictures/p.png": "picture",
            "examples/bot.py": "bot",
        },
    )
    gather(root, tmp_path / "site")
    text = {path.name: path.read_text("utf-8") for path in (tmp_path / "site").rglob("*.*")}
    assert text["index.md"] == "[a](a.md#part) ![p](pictures/p.png) [x](https://x.invalid)"
    assert text["a.md"] == "[home](index.md) [bot](examples/bot.py) [b](b.md) [here](#part)"
    assert text["p.png"] == "picture"
    assert text["bot.py"] == "bot"


def test_pages_that_are_gone_are_gone_from_the_site(tmp_path: Path) -> None:
    root = project(tmp_path / "project", **{"docs/a.md": ""})
    gather(root, tmp_path / "site")
    (root / "docs" / "a.md").unlink()
    gather(root, tmp_path / "site")
    assert not (tmp_path / "site" / "a.md").exists()


def test_a_link_to_nowhere_is_told(tmp_path: Path) -> None:
    root = project(tmp_path / "project", **{"docs/a.md": "[b](b.md)"})
    with pytest.raises(Problem, match=r"a\.md links to b\.md"):
        gather(root, tmp_path / "site")


def test_an_argument_that_nobody_knows_is_refused() -> None:
    with pytest.raises(Problem, match="--serve"):
        docs(["--server"])


def test_every_page_is_in_the_navigation_once() -> None:
    listed = re.findall(r": (\w+\.md)$", SETTINGS, re.MULTILINE)
    assert sorted(listed) == sorted(name_of(page.relative_to(ROOT)) for page in pages(ROOT))


def test_the_reference_has_every_name_of_the_front_door_once() -> None:
    listed = re.findall(
        r"^::: snapcount\.(\w+)$", (ROOT / "docs" / "reference.md").read_text("utf-8"), re.MULTILINE
    )
    assert sorted(listed) == sorted(snapcount.__all__)


@pytest.mark.skipif(find_spec("zensical") is None, reason="the docs part isn't installed")
def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    gather(ROOT, tmp_path / "build" / "docs")
    settings = SETTINGS.replace("paths: [src]", f"paths: [{ROOT / 'src'}]")
    (tmp_path / "mkdocs.yml").write_text(settings, "utf-8")
    built = subprocess.run(
        [sys.executable, "-m", "zensical", "build", "--strict"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    site = tmp_path / "build" / "site"
    reference = (site / "reference" / "index.html").read_text("utf-8")
    assert set(re.findall(r'id="snapcount\.(\w+)"', reference)) >= set(snapcount.__all__)
    searched = json.dumps(json.loads((site / "search.json").read_text("utf-8")))
    assert "Fair cards" in searched
    assert (site / "pictures" / "table.png").exists()
    loaded = re.findall(
        r'(?:src|href)="(https?://[^"]+)"', (site / "index.html").read_text("utf-8")
    )
    assert [address for address in loaded if address.endswith((".js", ".css"))] == []
