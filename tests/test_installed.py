"""What people install: the wheel, and the source distribution, each into an empty environment.

The environment has this Python and nothing else; what the package requires is put there from the
one that the tests run in, and nothing that it does not require. So no network is needed.
"""

from __future__ import annotations

import ensurepip
import os
import shutil
import subprocess
import sys
import venv
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import snapcount
from snapcount.cards.catalog import bundle, catalog, kept
from snapcount.cards.catalog.cache import made_from

ROOT = Path(__file__).parents[1]
BUNDLED = sorted((Path(ensurepip.__file__).parent / "_bundled").glob("pip-*.whl"))
HERE = [path for path in sys.path if path.endswith("site-packages")]
# Files of the project that a build needs; the tree itself may have been built in.
PARTS = ("src", "docs", "hatch_build.py", "pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md")

pytestmark = [
    pytest.mark.skipif(not BUNDLED, reason="this Python comes without pip (ensurepip)"),
    pytest.mark.timeout(600),
]


def required(name: str, found: set[str]) -> set[str]:
    """The distribution of that name, and all that it requires in turn."""
    if name.lower() in found:
        return found
    try:
        needs = distribution(name).requires or []
    except PackageNotFoundError:
        pytest.skip(f"{name}, which the package requires, isn't installed here")
    found.add(name.lower())
    for need in map(Requirement, needs):
        if need.marker is None or need.marker.evaluate({"extra": ""}):
            required(need.name, found)
    return found


class Environment:
    """An environment with nothing but Python."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder, symlinks=os.name != "nt")
        programs = folder / ("Scripts" if os.name == "nt" else "bin")
        self.folder = folder
        self.python = programs / ("python.exe" if os.name == "nt" else "python")
        self.snapcount = programs / ("snapcount.exe" if os.name == "nt" else "snapcount")
        found = self.run([self.python, "-c", "import site; print(site.getsitepackages()[0])"])
        self.packages = Path(found.strip())

    def run(self, command: list[str | Path], path: str = "", **more: str) -> str:
        """What the command prints; nothing of the tests' own environment reaches it."""
        kept = {
            name: os.environ[name] for name in ("PATH", "SYSTEMROOT", "TMP") if name in os.environ
        }
        env = kept | {"HOME": str(self.folder), "USERPROFILE": str(self.folder), **more}
        if path:
            env["PYTHONPATH"] = path
        done = subprocess.run(
            command, capture_output=True, text=True, check=False, env=env, cwd=self.folder
        )
        assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
        return done.stdout

    def install(self, file: Path) -> None:
        """Install with the pip that travels with Python; a source distribution is built with the
        tools of the tests' own environment, as there is no network to get others."""
        tools = os.pathsep.join(
            [str(BUNDLED[-1]), *HERE] if file.suffix == ".gz" else [str(BUNDLED[-1])]
        )
        pip: list[str | Path] = [self.python, "-m", "pip", "--disable-pip-version-check", "install"]
        options = [
            "--quiet",
            "--no-index",
            "--no-deps",
            "--no-build-isolation",
            "--force-reinstall",
            "--no-compile",  # most of it is not run here
        ]
        home = os.environ["SNAPCOUNT_HOME"]  # its cards were read already
        self.run([*pip, *options, file], path=tools, SNAPCOUNT_PURE="1", SNAPCOUNT_HOME=home)

    def add(self, names: set[str]) -> None:
        """Put distributions there as they are here."""
        for name in names:
            for file in distribution(name).files or []:
                source, target = Path(str(file.locate())), self.packages / file
                if ".." not in file.parts and source.is_file() and "__pycache__" not in file.parts:
                    target.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy(source, target)


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    made = Environment(tmp_path_factory.mktemp("empty") / "env")
    needs: set[str] = set()
    for need in map(Requirement, project_requires()):
        required(need.name, needs)
    assert {"msgspec", "typer", "rich"} <= needs
    assert not needs & {"pytest", "hatchling", "starlette", "mypy"}
    made.add(needs)
    return made


def project_requires() -> list[str]:
    import tomllib

    found: list[str] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"][
        "dependencies"
    ]
    return found


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The wheel and the source distribution of this source, interpreted."""
    catalog.load()  # its cards are read once, whatever is built of them
    folder = tmp_path_factory.mktemp("built")
    for part in PARTS:
        source, target = ROOT / part, folder / part
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        else:
            shutil.copy(source, target)
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-d", "dist"],
        cwd=folder,
        env=os.environ | {"SNAPCOUNT_PURE": "1", "PYTHONPATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    dist = folder / "dist"
    return {"wheel": next(dist.glob("*.whl")), "sdist": next(dist.glob("*.tar.gz"))}


@pytest.mark.parametrize("damaged", [False, True])
def test_a_build_takes_cards_that_were_read_already_unless_they_are_damaged(
    damaged: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SNAPCOUNT_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(catalog, "SHIPPED", tmp_path)
    (tmp_path / "one.cards").write_text("set: One\n", "utf-8")
    [(source, key)] = catalog.shipped_sources()
    place = kept.place(key, made_from(source.path.read_text("utf-8"), source.head))
    assert place is not None
    assert b"kept here" not in bundle.made()
    kept.keep(place, b"kept here")
    if damaged:
        place.write_bytes(place.read_bytes() + b"!")
    assert (b"kept here" in bundle.made()) is not damaged


@pytest.mark.parametrize("form", ["wheel", "sdist"])
def test_what_is_installed_plays_a_game(
    form: str, built: dict[str, Path], environment: Environment, tmp_path: Path
) -> None:
    environment.install(built[form])
    said = environment.run([environment.snapcount, "--version"])
    assert said.startswith(f"snapcount {snapcount.__version__} (engine interpreted")
    games: list[str | Path] = ["match", "--p1", "greedy", "--p2", "random", "--seed", "5"]
    told = environment.run([environment.snapcount, *games, "--records", tmp_path])
    assert "2 games" in told
    record = sorted(tmp_path.iterdir())[0]
    assert "Verified: " in environment.run([environment.snapcount, "replay", record])
    where = environment.run(
        [environment.python, "-c", "import snapcount; print(snapcount.__file__)"]
    )
    assert Path(where.strip()).is_relative_to(environment.packages)
