"""Two occasions joined by “or” are one occasion where it is counted how often they come."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from snapcount.cards.card import AnyCard, from_json, to_json
from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.printing import printed
from snapcount.cards.tree import Occasion, Triggered
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    NO,
    ON_FIELD_ADJUSTMENTS,
    ORDER,
    YES,
    Scenario,
    Side,
    action,
    player,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
with_gridirons = pytest.mark.parametrize("edition", [e for e in EDITION_NAMES if e != "2019"])
FRESH = action("It becomes first down.", when=ON_FIELD_ADJUSTMENTS, name="Fresh")
WALL = action("The play becomes stopped.", when=ON_FIELD_ADJUSTMENTS, name="Wall")
EITHER = "your play is stopped or you gain a first down"
either_first = pytest.mark.parametrize("order", [(0, 1), (1, 0)])


def table(edition: str, player_text: str = "", action_text: str = "", **side: Any) -> Scenario:
    """The offense can gain a first down, or have its play stopped, in each of two downs."""
    hand = [FRESH, WALL]
    if action_text:
        hand.append(action(action_text, when=ON_FIELD_ADJUSTMENTS, name="Waits"))
    players = [player("QB", player_text)] if player_text else []
    offense = Side(hand=hand, players=players, **side)
    return scenario(edition, offense=offense, at=ON_FIELD_ADJUSTMENTS, timeouts=(0, 0))


def both_happen(game: Scenario, order: tuple[int, int]) -> list[int]:
    """The timeouts that the offense has after the first of them, and after the second."""
    timeouts = []
    for card in order:
        game.run_to(ON_FIELD_ADJUSTMENTS)
        game.offense.plays(card)
        game.run_to(NEXT_DOWN)
        timeouts.append(game.offense.timeouts)
    return timeouts


@every_edition
@either_first
@pytest.mark.parametrize(
    "text",
    [
        f"The first time {EITHER} each half, gain a timeout.",
        f"Once per half, whenever {EITHER}, gain a timeout.",
        f"Once per half, whenever {EITHER}, if it is the first half, gain a timeout.",
    ],
)
def test_the_first_time_of_either_is_the_first_time(
    edition: str, text: str, order: tuple[int, int]
) -> None:
    assert both_happen(table(edition, text), order) == [1, 1]


@every_edition
def test_in_each_down_it_may_be_the_other(edition: str) -> None:
    text = f"Once per down, whenever {EITHER}, gain a timeout."
    assert both_happen(table(edition, text), (0, 1)) == [1, 2]


@every_edition
@either_first
def test_what_is_not_counted_comes_with_each(edition: str, order: tuple[int, int]) -> None:
    text = f"Whenever {EITHER}, gain a timeout."
    assert both_happen(table(edition, text), order) == [1, 2]


@every_edition
@either_first
def test_the_next_time_of_either_is_the_next_time(edition: str, order: tuple[int, int]) -> None:
    text = f"The next time {EITHER} this half, gain a timeout."
    game = table(edition, action_text=text)
    game.offense.plays(2)
    game.run_to(NEXT_DOWN)
    assert both_happen(game, order) == [1, 1]


@every_edition
def test_two_such_cards_wait_for_themselves(edition: str) -> None:
    text = f"The next time {EITHER} this half, gain a timeout."
    waits = [action(text, when=ON_FIELD_ADJUSTMENTS, name=name) for name in ("One", "Two")]
    offense = Side(hand=[FRESH, WALL, *waits])
    game = scenario(edition, offense=offense, at=ON_FIELD_ADJUSTMENTS, timeouts=(0, 0))
    for card in (2, 3):
        game.offense.plays(card)
        game.run_to(NEXT_DOWN)
        game.run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.run_to("trigger order")
    game.offense.answers(ORDER("One"))
    game.run_to(NEXT_DOWN)
    assert game.offense.timeouts == 2
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.plays(1)
    game.run_to(NEXT_DOWN)
    assert game.offense.timeouts == 2


@with_gridirons
@either_first
def test_a_card_in_play_waits_for_either_once(edition: str, order: tuple[int, int]) -> None:
    text = f"The next time {EITHER}, gain a timeout."
    field: Any = read_card(CardFields(name="F", kind="gridiron", subtype="weather", text=text))
    assert both_happen(table(edition, gridirons=[field]), order) == [1, 1]


@every_edition
@either_first
def test_an_offer_that_is_declined_leaves_the_other(edition: str, order: tuple[int, int]) -> None:
    game = table(edition, f"Once per half, whenever {EITHER}, you may gain a timeout.")
    for card, answer in zip(order, (NO, YES), strict=True):
        game.run_to(ON_FIELD_ADJUSTMENTS)
        game.offense.plays(card)
        game.run_to("effect")
        game.offense.answers(answer)
        game.run_to(NEXT_DOWN)
    assert game.offense.timeouts == 1


@every_edition
@either_first
def test_an_offer_that_is_accepted_is_not_made_again(edition: str, order: tuple[int, int]) -> None:
    game = table(edition, f"Once per half, whenever {EITHER}, you may gain a timeout.")
    game.offense.plays(order[0])
    game.run_to("effect")
    game.offense.answers(YES)
    game.run_to(NEXT_DOWN)
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.plays(order[1])
    game.run_to(NEXT_DOWN)
    assert game.offense.timeouts == 1


@every_edition
def test_one_happening_that_is_both_counts_once(edition: str) -> None:
    text = "The next time a play is stopped or your play is stopped this half, gain a timeout."
    game = table(edition, action_text=text)
    game.offense.plays(2)
    game.run_to(NEXT_DOWN)
    assert both_happen(game, (1, 0)) == [1, 1]


@every_edition
def test_what_takes_the_place_of_either_does_so_once(edition: str) -> None:
    text = (
        "The next time your Run would be stopped or your Pass would be stopped this half, it is"
        " successful instead."
    )
    game = scenario(
        edition,
        offense=[action(text, when="prior to selecting a play")],
        calls=("Run Left", "Run Left"),
        at="prior to selecting a play",
    )
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.yards == 15
    game.run_to(NEXT_DOWN)
    assert game.yards == 0


def read(text: str, kind: Any = "player") -> AnyCard:
    fields = CardFields(name="Counts", kind=kind, text=text)
    if kind == "player":
        return read_card(msgspec.structs.replace(fields, position="QB"))
    return read_card(msgspec.structs.replace(fields, subtype="generic"))


SCORES = "you score a touchdown or you make a field goal"
BEHIND = "While your opponent is leading"


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (f"Once per half, whenever {SCORES}, draw an Action card.", "player"),
        (f"{BEHIND}, once per half, whenever {SCORES}, draw an Action card.", "player"),
        (f"The next time {SCORES} until the end of the half, draw an Action card.", "action"),
        (
            f"{BEHIND}, the next time {SCORES} until the end of the half, draw an Action card.",
            "action",
        ),
    ],
)
def test_it_is_printed_in_one_sentence_and_kept(text: str, kind: str) -> None:
    card = read(text, kind)
    assert printed(card).text == text
    assert from_json(to_json(card)) == card


def test_a_tree_from_before_has_one_occasion() -> None:
    card = read("Once per half, whenever you score a touchdown, draw an Action card.")
    assert b"others" not in to_json(card)
    (ability,) = card.abilities  # type: ignore[union-attr]
    assert isinstance(ability, Triggered)
    assert ability.others == ()


def test_what_is_asked_is_asked_of_each() -> None:
    card = read(
        "Once per half, whenever you make a field goal or your opponent punts, if you are behind,"
        " draw an Action card."
    )
    (ability,) = card.abilities  # type: ignore[union-attr]
    assert isinstance(ability, Triggered)
    (other,) = ability.others
    assert isinstance(other, Occasion)
    assert ability.condition is not None
    assert ability.condition == other.condition


def test_what_differs_by_the_occasion_is_refused() -> None:
    with pytest.raises(TextError) as refused:
        read(
            "Once per half, whenever you call a Run or you score a touchdown, draw an Action card."
        )
    assert "call" in refused.value.message


@pytest.mark.parametrize(
    "text",
    [
        "The next time a player scores a touchdown this half, they draw an Action card.",
        "The next time a player scores a touchdown, they draw an Action card.",
        "The next time either player scores a touchdown this half, that player draws a Play card.",
    ],
)
def test_the_next_time_of_a_player_may_be_that_of_each(text: str) -> None:
    with pytest.raises(TextError, match="of any of them"):
        read(text, "action")
