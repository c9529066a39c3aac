"""Who is meant when this Player tackles or is tackled: the other one, or this one."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.engine.words.wording import word_event
from snapcount.testing import AFTER_DESIGNATION, Side, action, player, rule, scenario

TACKLED = "Whenever this Player is tackled, "


TURNED = (events.EXHAUSTED, events.ENERGIZED)


@rule("T-6", "F-9")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("text", "turned"),
    [
        (f"{TACKLED}exhaust that Player.", "Linebacker"),
        ("Whenever this Player is tackled by a Linebacker, exhaust that Player.", "Linebacker"),
        (f"{TACKLED}Energize it.", "Test RB"),
        (f"{TACKLED}draw an Action card. Energize him.", "Test RB"),
        ("Once per half, whenever this Player is tackled, Energize it.", "Test RB"),
        ("Whenever this Player is tackled on first down, Energize it.", "Test RB"),
        (f"{TACKLED}choose one of your Tight Ends and Energize it.", "Tight End"),
    ],
)
def test_that_player_is_the_tackler_and_it_is_this_one(
    edition: str, text: str, turned: str
) -> None:
    game = scenario(
        edition,
        offense=Side(players=[player("RB", text)], exhausted=["RB", "TE"]),
        carrier="RB",
        tackler="LB",
        defense=[action("Gain 5 yards.", when=AFTER_DESIGNATION)],
        at=AFTER_DESIGNATION,
    )
    game.both_pass()
    by_it = [event for event in game.log if event[0] in TURNED and event[4] >= 0]
    assert [turned in word_event(game.log.table, event) for event in by_it] == [True]


@pytest.mark.parametrize(
    "text",
    [
        "Whenever this Player tackles, exhaust that Player.",
        "Whenever this Player tackles a Running Back, exhaust him.",
        "Whenever this Player is tackled by a Linebacker, exhaust it.",
    ],
)
def test_where_it_may_be_one_of_two_the_text_has_to_say_which(text: str) -> None:
    assert is_refused(text, action=False)
