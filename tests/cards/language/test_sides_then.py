"""Of a turnover, `the offense` and `the defense` are those of its own down (T-4, P-1)."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.cards.language.parse import parse_abilities
from snapcount.cards.language.printing import english
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    Side,
    action,
    gridiron,
    play,
    rule,
    scenario,
)

TURNED_OVER = {
    "fumble": "The play becomes a fumble.",
    "interception": "The play becomes an interception.",
    "Pick Six": "The play becomes a Pick Six.",
}


def held_after(edition: str, text: str, turnover: str) -> tuple[int, int]:
    """How many Action cards they hold after a turnover: who lost the ball, and the other."""
    hand = [action(TURNED_OVER[turnover], when=ON_FIELD_ADJUSTMENTS)]
    game = scenario(
        edition,
        offense=Side(gridirons=[gridiron(text)]),
        defense=Side(hand=hand),
        calls=(play("Short Pass: 20 (0-9)", 0), play("Run Left", 0, "Run Right")),
        at=ON_FIELD_ADJUSTMENTS,
    )
    lost, other = game.offense, game.defense
    game.defense.plays(0)
    game.run_to(NEXT_POSSESSION).run_to(NEXT_DOWN)
    return len(lost.hand), len(other.hand)


@rule("T-4", "P-1", "R-51")
@pytest.mark.parametrize("edition", [each for each in EDITION_NAMES if each != "2019"])
@pytest.mark.parametrize(
    ("text", "turnovers", "lost", "other"),
    [
        (
            "Whenever a live ball turnover occurs, the player on defense draws two Action cards.",
            TURNED_OVER,
            0,
            2,
        ),
        ("Whenever a fumble happens, the defense draws an Action card.", ["fumble"], 0, 1),
        ("Whenever a fumble happens, the offense draws an Action card.", ["fumble"], 1, 0),
        (
            "Whenever an interception happens, the offense draws an Action card.",
            ["interception"],
            1,
            0,
        ),
        ("Whenever a fumble happens, the defense draws an Action card.", ["Pick Six"], 0, 0),
    ],
)
def test_who_draws_is_who_it_was(
    edition: str, text: str, turnovers: list[str], lost: int, other: int
) -> None:
    nothing = "Whenever overtime starts, draw an Action card."
    for turnover in turnovers:
        before = held_after(edition, nothing, turnover)
        after = held_after(edition, text, turnover)
        assert (after[0] - before[0], after[1] - before[1]) == (lost, other), turnover


def test_each_player_is_named() -> None:
    found = parse_abilities("Whenever a punt is made, the defense draws an Action card.")
    assert [english(each) for each in found] == [
        "Whenever you make a punt, your opponent draws an Action card.",
        "Whenever your opponent makes a punt, draw an Action card.",
    ]


def test_one_occasion_of_both_names_the_players() -> None:
    text = "The first time each half a fumble happens, the defense draws an Action card."
    assert is_refused(text, action=False)
