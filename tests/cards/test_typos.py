"""Typos as people make them (`typos.txt`): the pointer is under the wrong word, help beside it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from snapcount.cards.text.errors import TextError
from snapcount.cards.text.parse import parse_abilities
from snapcount.cards.text.read import CardFields, read_card


class Typo(NamedTuple):
    kind: str
    text: str
    under: str
    says: str


def typos() -> list[Typo]:
    blocks = Path(__file__).with_name("typos.txt").read_text("utf-8").split("\n\n")[1:]
    lines = [[line.partition(": ") for line in block.strip().split("\n")] for block in blocks]
    return [Typo(text[0], text[2], under[2], says[2]) for text, under, says in lines]


def refused(kind: str, text: str) -> TextError:
    with pytest.raises(TextError) as caught:
        read_card(
            CardFields(
                kind="player" if kind == "player" else "action",
                name="A",
                text=text,
                position="QB",
                subtype="generic",
            )
        )
    return caught.value


@pytest.mark.parametrize("typo", typos(), ids=lambda typo: typo.text[:40])
def test_a_typo_is_pointed_at_and_put_right(typo: Typo) -> None:
    error = refused(typo.kind, typo.text)
    assert typo.text[error.position : error.position + error.length] == typo.under
    assert typo.says in error.report()
    line, mark = error.pointer.split("\n")
    assert line[mark.index("^") : len(mark)] == typo.under


def test_there_are_typos_of_all_kinds() -> None:
    assert len(typos()) >= 60
    codes = {refused(typo.kind, typo.text).code for typo in typos()}
    assert codes >= {"unknown-word", "unexpected", "unbalanced", "out-of-range", "misplaced"}


TERMINAL = re.compile(r"\b_?[A-Z]{2,}_[A-Z]+\b|\b_[A-Z]+\b|theplay|thisplay")


def test_nobody_is_told_the_names_of_terminals() -> None:
    for typo in typos():
        error = refused(typo.kind, typo.text)
        assert not TERMINAL.search(error.report()), error.report()
    everything = refused("action", "Your 5.").report()
    assert "here could stand" in everything
    assert not TERMINAL.search(everything)


@pytest.mark.parametrize(
    ("text", "better"),
    [
        ("Exhaust Gain 5 yards.", "Exhaust: Gain 5 yards."),
        ("Run (0) Gain 5 yards.", "Run (0): Gain 5 yards."),
        ("Exhaust: Draw of 2 Action cards.", "Exhaust: Draw 2 Action cards."),
        ("Exhaust: Gain 5 yards you.", "Exhaust: Gain 5 yards."),
        ("Exhaust: Draw 2 cards Action.", "Exhaust: Draw 2 Action cards."),
    ],
)
def test_a_sentence_that_is_offered_is_understood(text: str, better: str) -> None:
    assert refused("player", text).suggestion == better
    parse_abilities(better)
