"""The proofs of the card language: they hold, and they would notice if they did not."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor

import pytest

from snapcount import cli
from snapcount.cards.card import AnyCard
from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.kernel.errors import TextError
from snapcount.testing import language
from snapcount.testing.language import Proof, Proved, pointer_problem, prove


def proved(proof: Proof, count: int, first: int = 0, workers: int = 1) -> Proved:
    total = Proved(proof, failures=[])
    for part in prove(proof, 5, first, count, workers):
        total.add(part)
    return total


def problems(proof: Proof) -> set[str]:
    return {failure.problem.split(":")[0] for failure in proved(proof, 8).failures}


def test_invented_cards_come_back_from_print() -> None:
    found = proved("round trip", 300)
    assert (found.cards, found.failures) == (300, [])


def test_damaged_texts_are_refused_or_read_exactly() -> None:
    found = proved("damage", 150)
    slow = [failure for failure in found.failures if failure.problem.startswith("took")]
    assert [failure for failure in found.failures if failure not in slow] == []
    # The slowest take 42 of their 50 ms alone; beside other tests, a few of them take longer.
    assert len(slow) < 8
    assert 95 < found.refused < 150


def test_a_card_hangs_on_its_number_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language, "A_TASK", 5)
    # That other processes invent the same cards is seen where games are played on them.
    monkeypatch.setattr(language, "pool_of", ThreadPoolExecutor)
    whole = proved("damage", 12)
    parts = [proved("damage", 8), proved("damage", 4, first=8)]
    assert 6 < whole.refused == sum(part.refused for part in parts) < 12
    assert proved("damage", 12, workers=2).refused == whole.refused


def test_a_card_that_changes_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def another(fields: CardFields) -> AnyCard:
        return read_card(CardFields(kind="player", name="Other", position="QB"))

    monkeypatch.setattr(language, "read_card", another)
    assert problems("round trip") == {"read as another card"}


def test_a_card_that_is_refused_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuses(fields: CardFields) -> AnyCard:
        raise TextError("unexpected", "no", fields.text, 0)

    monkeypatch.setattr(language, "read_card", refuses)
    assert problems("round trip") == {"refused"}


@pytest.mark.parametrize("proof", ["round trip", "damage"])
def test_any_other_exception_is_found(proof: Proof, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(fields: CardFields) -> AnyCard:
        raise RecursionError("deep")

    monkeypatch.setattr(language, "read_card", breaks)
    assert problems(proof) == {"RecursionError"}


def test_a_slow_refusal_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language, "TOO_SLOW", 0.0)
    assert any(problem.startswith("took") for problem in problems("damage"))


def test_a_pointer_outside_the_text_is_found() -> None:
    error = TextError("unexpected", "no", "Gain 5 yards.", 3)
    assert pointer_problem(error) == ""
    error.column = 99
    assert pointer_problem(error) == "column 99 in a line of 13 letters"
    error.line = 2
    assert pointer_problem(error) == "line 2 of 1"


def run(*arguments: str) -> int:
    try:
        cli.run(["card", "prove", *arguments])
    except SystemExit as end:
        return int(end.code or 0)
    return 0


def test_the_command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ("--round-trip", "10", "--damage", "10", "--seed", "5", "--workers", "1")
    monkeypatch.setattr(language, "TOO_SLOW", 1.0)  # what is measured here is not the machine
    assert run(*arguments) == 0
    assert "round trip  10 cards, 0 failures\n" in capsys.readouterr().out
    monkeypatch.setattr(language, "exactness_problem", lambda card: "wrong")
    assert run(*arguments, "--json") == 1
    out, err = capsys.readouterr()
    assert json.loads(out)["proofs"][1]["failures"][0]["problem"] == "wrong"
    assert "snapcount card prove --damage 1 --seed 5 --first" in err
