"""A project folder of its own for tests that set up, compile and clean."""

from __future__ import annotations

from pathlib import Path

import pytest

from devtools import compiling, environment


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which .venv and build are made, instead of the project's own."""
    venv, build = tmp_path / ".venv", tmp_path / "build"
    (tmp_path / "requirements").mkdir()
    for name in (environment.PLAY, environment.TERMINAL, environment.COMPILE):
        (tmp_path / "requirements" / f"{name}.lock").write_text(
            f"{name}-package==1 --hash=sha256:0\n"
        )
    (tmp_path / "requirements.lock").write_text("all==1 --hash=sha256:0\n")
    for module in (environment, compiling):
        monkeypatch.setattr(module, "ROOT", tmp_path, raising=False)
        monkeypatch.setattr(module, "BUILD", build, raising=False)
    monkeypatch.setattr("devtools.files.ROOT", tmp_path)
    monkeypatch.setattr(environment, "LOCK", tmp_path / "requirements.lock")
    monkeypatch.setattr(environment, "PARTS", tmp_path / "requirements")
    monkeypatch.setattr(environment, "VENV", venv)
    monkeypatch.setattr(environment, "PYTHON", venv / "python")
    monkeypatch.setattr(environment, "INSTALLED", venv / "snapcount.parts")
    monkeypatch.setattr(environment, "SETTING_UP", build / "set-up.lock")
    monkeypatch.setattr(compiling, "COMPILED", build / "compiled")
    monkeypatch.setattr(compiling, "COMPILING", build / "compiling.lock")
    monkeypatch.setattr(compiling, "LOG", build / "compiling.log")
    build.mkdir()
    return tmp_path
