"""The line that says when a card is played: shapes that share their words, and what is offered."""

from __future__ import annotations

import pytest

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.parse import parse_timing
from snapcount.testing import (
    AFTER_DESIGNATION,
    END_OF_PLAY,
    ON_FIELD_ADJUSTMENTS,
    PLAY,
    PRIOR_TO_SELECTING,
    START_OF_DOWN,
    Side,
    action,
    player,
    rule,
    scenario,
)

RECEIVER = "after Player Designation if {}the offense called a Pass play"
BEFORE = "at the start of a possession or at the start of a down or prior to selecting a play"


@pytest.mark.parametrize(
    ("lines", "same"),
    [
        (
            (
                "Play any time your opponent plays an Action card.",
                "Play whenever your opponent plays an Action card.",
                "You may play this card when your opponent plays an Action card.",
                "This card may be played at any time that your opponent plays an Action card.",
            ),
            "in response to an Action card played by your opponent",
        ),
        (
            ("Play whenever you are behind.", "Play anytime you are behind."),
            "if you are behind",
        ),
        (
            (
                "Play at any time during your possession.",
                "Play only on your own possession.",
                "Play any time while you are on offense.",
                "You may only play this card during your possession.",
            ),
            "if you are on offense",
        ),
        (("Play only during your opponent's possession.",), "if you are on defense"),
        (
            (
                "Play when your opponent designates a receiver.",
                "Play right after your opponent designates the receiver.",
                "Play any time your opponent designates a Player to receive.",
            ),
            RECEIVER.format("you are on defense and "),
        ),
        (
            ("Play after a receiver is designated.", "Play once the receiver is designated."),
            RECEIVER.format(""),
        ),
        (
            ("Play when your opponent designates a tackler.",),
            "after Player Designation if you are on offense",
        ),
        (("Play when the defense designates a tackler.",), "after Player Designation"),
        (
            (
                "Play before the play is revealed.",
                "Play before plays are revealed.",
                "Play before both plays are revealed.",
            ),
            "prior to selecting a play",
        ),
        (("Play any time before the play is revealed.",), BEFORE),
        (
            (
                "Play after the play is revealed.",
                "Play right after both plays are revealed.",
                "Play this card in On Field Adjustments.",
                "Can only be played during On Field Adjustments.",
            ),
            "during On Field Adjustments",
        ),
        (
            (
                "Do not play on first down.",
                "This card cannot be played on first down.",
                "You may not play this card on first down.",
                "Cannot be played if it is first down.",
            ),
            "if it is not first down",
        ),
        (("Play this card only on third down.",), "if it is third down"),
    ],
)
def test_shapes_of_one_line(lines: tuple[str, ...], same: str) -> None:
    meant = parse_timing(f"Play only {same}.")
    for line in lines:
        assert parse_timing(line) == meant, line


@pytest.mark.parametrize(
    "line",
    [
        "Play when the defense designates a receiver.",
        "Play when the offense designates a tackler.",
        "Play any time during.",
    ],
)
def test_lines_that_no_game_comes_to(line: str) -> None:
    with pytest.raises(TextError):
        parse_timing(line)


POINTS = (
    START_OF_DOWN,
    PRIOR_TO_SELECTING,
    ON_FIELD_ADJUSTMENTS,
    AFTER_DESIGNATION,
    END_OF_PLAY,
)
PASS_PLAY = "Short Pass: 15 (0-9)"


@rule("T-12", "F-9")
@pytest.mark.parametrize(
    ("line", "call", "down", "offered"),
    [
        ("Play when your opponent designates a receiver.", PASS_PLAY, 1, POINTS[3:4]),
        ("Play when your opponent designates a receiver.", "Run Left", 1, ()),
        ("Play when your opponent designates a runner.", "Run Left", 1, POINTS[3:4]),
        ("Play any time before the play is revealed.", "Run Left", 1, POINTS[:2]),
        ("Play before the play is revealed.", "Run Left", 1, POINTS[1:2]),
        ("Play any time after the play is revealed.", "Run Left", 1, POINTS[2:]),
        ("Play any time during your opponent's possession.", "Run Left", 1, POINTS),
        ("Play any time during your possession.", "Run Left", 1, ()),
        ("Do not play on first down.", "Run Left", 1, ()),
        ("Do not play on first down.", "Run Left", 2, POINTS),
    ],
)
def test_where_such_a_card_is_offered(
    line: str, call: str, down: int, offered: tuple[str, ...]
) -> None:
    every = player("QB", "Exhaust: Draw an Action card.")  # so that every point is asked about
    found = []
    for point in POINTS:
        game = scenario(
            "crd",
            offense=Side(players=[every]),
            defense=[action(f"Draw an Action card. {line}")],
            calls=(call, "Long Pass"),
            down=down,
            at=point,
        )
        if not game.defense.asked("timing point"):
            game.offense.passes()
        if game.defense.may(PLAY(0)):
            found.append(point)
    assert tuple(found) == offered


@pytest.mark.parametrize("deed", ["did not score", "did not gain a first down", "did not fumble"])
def test_what_did_not_come_of_the_play_is_asked_when_it_is_over(deed: str) -> None:
    for asked in (f"the offense {deed}", f"the offense gained 20 yards or more and {deed}"):
        over = parse_timing(f"Play only at the end of the play if {asked}.")
        assert over == parse_timing(f"Play only at the end of the play if {asked} this down.")
        with pytest.raises(TextError):
            parse_timing(f"Play only at the start of a down if {asked}.")
