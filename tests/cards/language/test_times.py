"""Words for a time of the past stand behind every question about it."""

from __future__ import annotations

from typing import Final

import pytest
from tests.cards.language.slots_amounts import SCENES, tree

from snapcount.cards.language.reader import Unread, read

LAST_DOWN: Final = (
    "on the last down",
    "on the previous down",
    "on the last play",
    "on the previous play",
    "on the down before",
    "on the play before this one",
    "last down",
    "last play",
)
ASKED_OF_IT: Final = (
    ("action", "If you called a Run #, draw an Action card."),
    ("action", "If you did not call a Run #, draw an Action card."),
    ("action", "If you gained 10 or more yards #, draw an Action card."),
    ("action", "If you lost yards #, draw an Action card."),
    ("action", "If your play was stopped #, draw an Action card."),
    ("action", "If your play # was stopped, draw an Action card."),
    ("action", "If your Pass was incomplete #, draw an Action card."),
    ("action", "If the offense was stopped #, draw an Action card."),
    ("action", "If your opponent stopped you #, draw an Action card."),
    ("action", "If you stopped the offense #, draw an Action card."),
    ("action", "If you called the same play as #, draw an Action card."),
    ("action", "If your play is the same play you called #, draw an Action card."),
    ("player", "Run: If this Player was designated #, gain 5 yards."),
    ("player", "Run: If this Player was the runner #, gain 5 yards."),
    ("player", "Run: If this Player was not the receiver #, gain 5 yards."),
    ("player", "Tackle: If this Player was the tackler #, draw an Action card."),
    ("player", "Run: If this Player ran the ball #, gain 5 yards."),
    ("player", "Run: If this Player caught a pass #, gain 5 yards."),
    ("player", "Run: If this Player did not receive #, gain 5 yards."),
    ("player", "Run: If this Player gained 10 or more yards #, gain 5 yards."),
    ("player", "Run: If this Player lost yards #, gain 5 yards."),
    ("player", "Tackle: If this Player made a tackle #, draw an Action card."),
    ("action", "Gain yards equal to the yards you gained #."),
    ("action", "Gain yards equal to the yards gained #."),
    ("action", "Gain yards equal to half the yards your opponent gained #."),
)
FLOOR: Final = 100.0
"""Percent of these texts that have the tree of their plainest wording."""


def test_the_down_before_is_named_in_every_question() -> None:
    holes = []
    for scene, text in ASKED_OF_IT:
        plain = tree(text.replace("#", LAST_DOWN[0]), scene)
        for words in LAST_DOWN:
            found = tree(text.replace("#", words), scene)
            if plain is None or found != plain:
                holes.append(text.replace("#", words))
    share = 100 - 100 * len(holes) / (len(ASKED_OF_IT) * len(LAST_DOWN))
    assert share >= FLOOR, holes


@pytest.mark.parametrize(
    ("scene", "text", "why"),
    [
        (
            "action",
            "If you scored a touchdown on the last play, draw an Action card.",
            "which play",
        ),
        ("action", "If you spent a timeout last down, draw an Action card.", "which play"),
        (
            "player",
            "Run: If this Player was designated earlier this possession, gain 5 yards.",
            "on the last play alone",
        ),
    ],
)
def test_what_the_game_does_not_note_is_refused(scene: str, text: str, why: str) -> None:
    with pytest.raises(Unread) as refused:
        read(text, SCENES[scene])
    chart = refused.value.chart
    assert chart is not None
    assert any(why in reason for _, _, reason in chart.refused)
