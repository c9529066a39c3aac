"""Games at random: the same for the same seed, whether their decks were kept or not."""

from __future__ import annotations

from pathlib import Path

import pytest

from snapcount.cards.catalog.files import HOME
from snapcount.cards.dice import Dice
from snapcount.cards.language.generate import random_deck
from snapcount.testing.random_games import random_decks


def test_decks_that_were_kept_are_those_that_were_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME, str(tmp_path))
    dice = Dice(7)
    made = (random_deck(dice, "crd"), random_deck(dice, "crd"))
    for kept_before in (0, 1):
        assert len([*tmp_path.rglob("*.cache")]) == kept_before
        random_decks.cache_clear()
        assert random_decks("crd", 7) == made


def test_decks_of_another_card_language_are_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME, str(tmp_path))
    monkeypatch.setattr("snapcount.testing.random_games.language", lambda: "another")
    random_decks.cache_clear()
    random_decks("crd", 7)
    monkeypatch.undo()
    monkeypatch.setenv(HOME, str(tmp_path))
    before = {path.name for path in tmp_path.rglob("*.cache")}
    random_decks.cache_clear()
    random_decks("crd", 7)
    after = {path.name for path in tmp_path.rglob("*.cache")}
    assert len(before) == len(after) == 1
    assert before != after
