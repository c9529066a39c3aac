"""Every card whose text has a condition, a choice or a trigger has a test written by hand."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import NamedTuple

import pytest

from snapcount.cards.card import AnyCard, PlayCard, Superstar
from snapcount.cards.catalog.catalog import shipped_set
from snapcount.cards.language.printing import printed

CARDS: list[AnyCard] = [v.card for v in shipped_set("sc1").verdicts if v.card is not None]

CONDITION = r"if|while|unless|inside|once per|only once"
CHOICE = r"choose|chooses|may|either|name|names|target|up to|any|one of|two of"
TRIGGER = r"when|whenever|next time|would|instead|at the start of|at the end of the"
WORDS = re.compile(rf"\b({CONDITION}|{CHOICE}|{TRIGGER})\b", re.IGNORECASE)
TIMING = re.compile(r"Exhaust only [^.]*\.")  # when an ability may be used, as such
QUALIFIER = re.compile(r"\b(Exhaust|Run|Receive|Tackle) (–|\()")  # T-12: another condition


class ByHand(NamedTuple):
    """A test function: its name, and the strings in it, its parameters among them."""

    name: str
    strings: frozenset[str]
    of_stars: bool


def written_by_hand() -> list[ByHand]:
    found = []
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                parts = list(ast.walk(node))
                strings = {
                    part.value
                    for part in parts
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                }
                names = {part.id for part in parts if isinstance(part, ast.Name)}
                stars = bool(names & {"with_star", "season_superstar"})
                found.append(ByHand(node.name, frozenset(strings), stars))
    return found


TESTS = written_by_hand()


def needs_a_test(card: AnyCard) -> bool:
    """Whether what the card does hangs on what is so, what happens, or what somebody wants."""
    words = printed(card)
    timings = TIMING.findall(words.text)
    timings += [] if isinstance(card, PlayCard) else [words.timing]
    if any(" if " in timing or "once" in timing for timing in timings):
        return True
    text = TIMING.sub("", words.text)
    return bool(WORDS.search(text) or QUALIFIER.search(text))


NEEDING = [card for card in CARDS if needs_a_test(card)]


@pytest.mark.parametrize("card", NEEDING, ids=lambda card: f"{card.number} {card.name}")
def test_it_is_tested_by_hand(card: AnyCard) -> None:
    """A Superstar has the name of its Player, so its test must speak of stars."""
    naming = [test for test in TESTS if card.name in test.strings]
    if isinstance(card, Superstar):
        naming = [test for test in naming if test.of_stars]
    assert naming, f"no test in tests/cards/sc1 names {card.name}: {printed(card).text}"


def test_those_are_most_of_the_season() -> None:
    assert len(NEEDING) >= 200
    assert len(TESTS) >= 200
