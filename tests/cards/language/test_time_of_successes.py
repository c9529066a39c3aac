"""What is said of the Time Units of plays that succeed: `your successful Runs take 1 more`."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.cards.language.reader import Scene, read
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, Side, play, player, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
WHENEVER = "Whenever your Run is successful, it uses 1 more Time Unit."


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("Your successful Runs take 1 more Time Unit.", WHENEVER),
        ("Your successful Run plays use 1 additional Time Unit.", WHENEVER),
        ("Your Runs that are successful cost 1 more Time Unit.", WHENEVER),
        ("Each of your successful Runs uses 1 more Time Unit.", WHENEVER),
        (
            "While you are ahead, your successful Runs use 1 more Time Unit.",
            "Whenever your Run is successful while you are ahead, it uses 1 more Time Unit.",
        ),
        (
            "Successful Runs use no Time Units.",
            "Whenever a Run is successful, it uses 0 Time Units.",
        ),
        (
            "Exhaust: Your opponent's completed passes use 2 Time Units this half.",
            "Exhaust: Whenever your opponent's pass is complete this half, it uses 2 Time Units.",
        ),
    ],
)
def test_it_is_done_whenever_one_succeeds(text: str, same: str) -> None:
    assert read(text, Scene()).abilities == read(same, Scene()).abilities


def test_its_strength_is_settled_by_then() -> None:
    assert is_refused("Your successful Runs have +1 Play Strength.", action=False)


@every_edition
@pytest.mark.parametrize(
    ("run", "stops", "clock"),
    [
        ("Run Left", "Run Right", 13),
        ("Run Left", "Run Left", 14),
        ("Short Pass: 15 (0-9)", "Run Left", 14),
    ],
)
def test_the_clock(edition: str, run: str, stops: str, clock: int) -> None:
    text = "While you are tied, your successful Runs use 1 additional Time Unit."
    game = scenario(
        edition,
        offense=Side(players=[player("QB", text)]),
        calls=(play(run, 3), play("Run Right", 0, stops)),
    )
    assert game.run_to(NEXT_DOWN).clock == clock
