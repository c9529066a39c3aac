"""What the grammar can say is made ready for chance once, and kept for whoever starts next."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from snapcount.cards.language.generate import frames as module
from snapcount.cards.language.generate.frames import Choice, frames_of, known_frames
from snapcount.cards.language.grammar import printable
from snapcount.cards.language.kernel.construct import Construct

CONSTRUCTS = printable().constructs


def test_it_is_found_out_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    times: list[int] = []

    def counted(constructs: Iterable[Construct]) -> dict[str, Choice]:
        times.append(1)
        return frames_of(constructs)

    monkeypatch.setattr(module, "frames_of", counted)
    monkeypatch.setenv("SNAPCOUNT_HOME", str(tmp_path / "home"))
    found, kept = known_frames(CONSTRUCTS), known_frames(CONSTRUCTS)
    assert len(times) == 1
    assert kept == found
    for category, choice in kept.items():
        assert choice.shortest.construct is found[category].shortest.construct
