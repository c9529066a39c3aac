"""What can be said goes with everything that it can be said of (`closure` has the products)."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest
from tests.cards.language.closure import ACTION, FRAMES, PLAYER, Cell, cells
from tests.cards.language.coverage_report import share

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.parse import parse_scene
from snapcount.cards.language.reader import Unread, read
from snapcount.cards.nouns import Leading, SynergyActive
from snapcount.cards.tree import Await, CancelTurnover, If, Lasting, ModifyYards, Static, Would

FLOOR: Final = 97.0
"""Percent of the texts, one in four of each host, that are read as they should be. It may rise."""

AHEAD: Final = Leading("you")
RUNS: Final = ModifyYards(5, "you", ("run",))
NO_FUMBLES: Final = Would("a fumble would happen", (CancelTurnover(),))


@pytest.fixture(scope="module")
def found() -> list[Cell]:
    return list(cells(every=4))


def test_combinations_are_read(found: list[Cell]) -> None:
    holes = [each.text for each in found if each.verdict != "read"]
    assert share(found) >= FLOOR, holes


def test_what_is_read_is_what_its_parts_say(found: list[Cell]) -> None:
    assert [each for each in found if each.verdict == "another"] == []


def test_every_frame_is_tried(found: list[Cell]) -> None:
    tried = Counter(each.row for each in found)
    assert all(tried[frame.name] for frame in FRAMES)


@pytest.mark.parametrize(
    "text",
    [
        "While you are ahead, your Runs gain 5 more yards and fumbles cannot happen.",
        "If you are ahead, your Runs gain 5 more yards and fumbles cannot happen.",
        "While you are ahead, your Runs gain 5 more yards. Fumbles cannot happen if you are ahead.",
    ],
)
def test_a_rule_stands_beside_what_else_stands(text: str) -> None:
    runs, fumbles = read(text, PLAYER).abilities
    assert runs == Static(RUNS, AHEAD)
    assert fumbles == Would("a fumble would happen", (CancelTurnover(),), condition=AHEAD)


def test_what_an_action_card_asks_about_a_rule_is_asked_at_once() -> None:
    for text in (
        "If you are ahead, fumbles cannot happen this possession.",
        "Fumbles cannot happen this possession if you are ahead.",
    ):
        waiting = Await(NO_FUMBLES, "this possession", once=False)
        assert read(text, ACTION).effects == (If(AHEAD, (waiting,)),)


def test_rules_and_modifiers_last_as_long_as_their_sentence_says() -> None:
    for text in (
        "Until the end of the half, your Runs gain 5 more yards and fumbles cannot happen.",
        "Your Runs gain 5 more yards and fumbles cannot happen this half.",
    ):
        lasting, waiting = read(text, ACTION).effects
        assert lasting == Lasting(RUNS, "this half")
        assert waiting == Await(NO_FUMBLES, "this half", once=False)


def test_no_sentence_after_a_rule_is_part_of_what_it_does() -> None:
    with pytest.raises(Unread, match="keyword"):
        read("Fumbles cannot happen. Draw an Action card.", PLAYER)


def test_only_a_synergy_is_active() -> None:
    text = "Active while your deck has two Legends. While active, your Runs gain 5 more yards."
    assert parse_scene(text, Scene(synergy=True, on_player=False)).abilities == [Static(RUNS)]
    with pytest.raises(Unread, match="only a Synergy"):
        read("While active, your Runs gain 5 more yards.", PLAYER)


@pytest.mark.parametrize(
    "text",
    [
        "While Synergy is active, your Runs gain 5 more yards.",
        "As long as the Synergy is active, your Runs gain 5 more yards.",
        "Your Runs gain 5 more yards if Synergy is active.",
    ],
)
def test_a_synergy_that_is_active_is_the_one_whose_text_it_is(text: str) -> None:
    scene = Scene(synergy=True, on_player=False)
    said = parse_scene(f"Active while your deck has two Legends. {text}", scene)
    assert said.abilities == [Static(RUNS)]
    theirs = text.replace("the Synergy", "Synergy").replace("Synergy", "your opponent's Synergy")
    other = parse_scene(f"Active while your deck has two Legends. {theirs}", scene)
    assert other.abilities == [Static(RUNS, condition=SynergyActive("opponent"))]
    with pytest.raises(Unread, match="only a Synergy"):
        read(text, PLAYER)


def test_behind_two_clauses_a_condition_is_of_the_last_or_of_both() -> None:
    with pytest.raises(Unread, match="last part"):
        read("Your Runs gain 5 more yards and fumbles cannot happen if you are ahead.", PLAYER)
