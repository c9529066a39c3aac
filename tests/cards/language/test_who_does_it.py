"""Whose effects cannot do something to Players, and what does not exhaust them."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read
from snapcount.cards.nouns import AllOf, Called, Group, HasRole, This
from snapcount.cards.tree import Cannot, Static
from snapcount.cards.words import Side
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, player, rule, scenario
from snapcount.testing import Side as Table


def static(text: str, side: Side = "offense") -> Static:
    (found,) = read(text, Scene(side=side)).abilities
    assert isinstance(found, Static)
    return found


@pytest.mark.parametrize(
    ("by", "sources"),
    [
        ("effects", ["effects", "card effects", "an effect"]),
        (
            "opponent",
            [
                "your opponent",
                "your opponent's effects",
                "opponents' effects",
                "opposing cards",
                "your opponent's cards and abilities",
            ],
        ),
        ("action cards", ["Action cards"]),
        (
            "opponent's action cards",
            ["your opponent's Action cards", "opposing Action cards"],
        ),
    ],
)
def test_it_is_said_of_the_player_or_of_the_effects(by: Any, sources: list[str]) -> None:
    means = Cannot("be exhausted", This(), by)
    for source in sources:
        assert static(f"This Player cannot be exhausted by {source}.").modifier == means
        assert static(f"{source} cannot exhaust this Player.").modifier == means


def test_nothing_can_do_it() -> None:
    assert static("Nothing can exhaust this Player.").modifier == Cannot("be exhausted", This())
    assert static("No effect can exhaust this Player.").modifier == Cannot(
        "be exhausted", This(), "effects"
    )
    backs = Group("opponent", positions=("LB",))
    assert static("Effects cannot energize opposing Linebackers.").modifier == Cannot(
        "be energized", backs
    )


def test_your_opponent_may_exhaust_their_own() -> None:
    with pytest.raises(Unread):
        static("Your opponent's effects cannot exhaust Running Backs.")


@pytest.mark.parametrize(
    "when",
    [
        "when they are the receiver of a Short Pass",
        "as the receiver of a Short Pass",
        "when designated as the receiver on a Short Pass",
        "by receiving a Short Pass",
        "when it receives a Short Pass",
    ],
)
def test_what_a_player_is_named_for_may_be_of_one_kind(when: str) -> None:
    found = static(f"This Player does not become exhausted {when}.")
    assert found.modifier == Cannot("be exhausted", This(), "designation")
    assert found.condition == AllOf(
        (HasRole(This(), "ball carrier"), Called("offense", ("short pass",)))
    )


@rule("F-11")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("call", "energized"), [("Short", True), ("Long", False)])
def test_the_receiver_of_a_short_pass_stays_energized(
    edition: str, call: str, energized: bool
) -> None:
    text = "This Player doesn't become exhausted when they are the receiver of a Short Pass."
    table = Table(players=[player("WR", text, name="Receiver")])
    calls = (f"{call} Pass: 20 (0-9)", "Run Left")
    game = scenario(edition, offense=table, calls=calls, at="designation", carrier="WR")
    game.run_to(NEXT_DOWN)
    assert ("Receiver" not in game.offense.exhausted) == energized
