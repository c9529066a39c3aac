"""What neither player may do unless something is so of themselves."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.language.parse import parse_abilities
from snapcount.cards.nouns import Leading
from snapcount.cards.tree import CannotTimeout, Static
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    ON_FIELD_ADJUSTMENTS,
    PLAY,
    PRIOR_TO_SELECTING,
    TIMEOUT,
    Side,
    action,
    player,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)

NOT_BEHIND = (
    Static(CannotTimeout("you", "spend"), Leading("you", 0)),
    Static(CannotTimeout("opponent", "spend"), Leading("opponent", 0)),
)


@pytest.mark.parametrize(
    "text",
    [
        "A player cannot spend timeouts unless they are behind.",
        "Players cannot spend timeouts unless they are behind.",
        "Players may not spend timeouts unless they are losing.",
        "Neither player can spend timeouts unless they are trailing.",
        "No player may spend timeouts unless they are behind.",
        "Each player cannot spend timeouts unless they are behind.",
        "A player can only spend timeouts if they are behind.",
        "Players cannot spend timeouts while they are leading or tied.",
    ],
)
def test_it_is_asked_of_each(text: str) -> None:
    assert parse_abilities(text) == NOT_BEHIND


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (
            "Players cannot use audibles unless they are on offense.",
            (
                "You cannot use audibles unless you are on offense. Your opponent cannot use "
                "audibles unless your opponent is on offense."
            ),
        ),
        (
            "Players cannot play Action cards if they have two or more Action cards in hand.",
            (
                "While you have two or more Action cards in hand, you cannot play Action cards. "
                "While your opponent has two or more Action cards in hand, your opponent cannot "
                "play Action cards."
            ),
        ),
    ],
)
def test_whatever_is_asked(text: str, means: str) -> None:
    assert parse_abilities(text) == parse_abilities(means)


def test_for_a_while() -> None:
    behind = effects("Players cannot spend timeouts unless they are behind this half.")
    assert effects("Players cannot spend timeouts this half unless they are behind.") == behind
    assert len(behind) == 2


@every_edition
@pytest.mark.parametrize(
    ("score", "offense", "defense"),
    [((0, 0), False, False), ((7, 0), False, True), ((0, 7), True, False)],
)
@pytest.mark.parametrize("whose", ["offense", "defense"])
def test_each_for_themselves(
    edition: str, whose: str, score: tuple[int, int], offense: bool, defense: bool
) -> None:
    text = player("QB" if whose == "offense" else "LB", NOT_BEHIND_TEXT)
    sides = {"offense": Side(), "defense": Side(), whose: Side(players=[text])}
    game = scenario(edition, offense=sides["offense"], defense=sides["defense"], score=score)
    asked = [False, False]
    while not any(asked) and game.down == 1:
        decision = game.state.decision
        assert decision is not None
        asked = [game.offense.may(TIMEOUT), game.defense.may(TIMEOUT)]
        if not any(asked):
            game.apply(game.scripted(decision))
    assert asked == [offense, defense]


NOT_BEHIND_TEXT = "A player cannot spend timeouts unless they are behind."


@every_edition
@pytest.mark.parametrize(("score", "may"), [((0, 7), True), ((7, 0), False)])
def test_actions(edition: str, score: tuple[int, int], may: bool) -> None:
    text = player("QB", "Players cannot play Action cards unless they are behind.")
    hand = [action("Gain 5 yards.", when=ON_FIELD_ADJUSTMENTS)]
    other = [action("The play loses 5 yards.", when=PRIOR_TO_SELECTING)]
    game = scenario(
        edition,
        offense=Side(players=[text], hand=hand),
        defense=Side(hand=other),
        score=score,
        at=ON_FIELD_ADJUSTMENTS if may else PRIOR_TO_SELECTING,
    )
    assert game.offense.may(PLAY(0)) is may
    assert game.defense.may(PLAY(0)) is not may
