"""What nothing can change any more is refused where a card says when it is used (R-14, R-35)."""

from __future__ import annotations

import msgspec
import pytest
from tests.cards.language.meaning import is_refused

from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.kernel.errors import TextError
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import AFTER_DESIGNATION, NEXT_DOWN, Side, action, player, rule, scenario

ADJUSTING = "Play only during On Field Adjustments."
DESIGNATED = "Play only after Player Designation."
ENDING = "Play only at the End of the Play."

OF_THE_CALL = [
    "Your play becomes successful.",
    "The play becomes stopped.",
    "If the pass is incomplete, it becomes complete.",
    "The catch range of your pass becomes 0-9.",
    "Widen the catch range by 2.",
    "Your play becomes a Run Left.",
    "Flip over the top card of your Play deck. That card becomes your play this down.",
]
OF_THE_YARDS = [
    "Increase the Play Strength by 2.",
    "The Play Strength becomes 9.",
    "This play uses 1 fewer Time Unit.",
    "The play becomes a fumble.",
    "Determine Grit value. If the Grit is 0-3, the play becomes a fumble.",
]
OF_THE_DOWN = [
    "Your opponent cannot call a Run.",
    "If you spend a timeout this down, draw a Play card.",
    "Cancel the tackler's Tackle abilities.",
]


@rule("R-14")
@pytest.mark.parametrize("text", OF_THE_CALL)
def test_the_call_and_its_result_are_settled_once_players_are_designated(text: str) -> None:
    assert not is_refused(f"{text} {ADJUSTING}")
    assert is_refused(f"{text} {DESIGNATED}")
    assert is_refused(f"{text} {ENDING}")


@rule("R-35")
@pytest.mark.parametrize("text", OF_THE_YARDS)
def test_yards_and_time_are_counted_at_the_end_of_the_play(text: str) -> None:
    assert not is_refused(f"{text} {ADJUSTING}")
    assert not is_refused(f"{text} {DESIGNATED}")
    assert is_refused(f"{text} {ENDING}")


@pytest.mark.parametrize("text", OF_THE_DOWN)
def test_so_is_what_came_before_its_end(text: str) -> None:
    assert not is_refused(f"{text} {ADJUSTING}")
    assert is_refused(f"{text} {ENDING}")


@pytest.mark.parametrize(
    "text",
    [
        "Your opponent cannot designate a Linebacker as the tackler.",
        "Choose one of your opponent's Players on the field. That Player cannot be the tackler.",
    ],
)
def test_who_is_designated_stays_so(text: str) -> None:
    assert not is_refused(f"{text} {ADJUSTING}")
    assert is_refused(f"{text} {DESIGNATED}")
    assert is_refused(f"Run: {text}", "offense", action=False)


@pytest.mark.parametrize(
    "text",
    [
        f"Your next play cannot be stopped. {ENDING}",
        f"Your opponent cannot call a Run on the next down. {ENDING}",
        f"If you spent a timeout this down, draw a Play card. {ENDING}",
        f"The catch range of your passes is 0-9 this possession. {DESIGNATED}",
        f"Your play becomes successful. {ADJUSTING[:-1]} or after Player Designation.",
    ],
)
def test_what_comes_later_is_not(text: str) -> None:
    assert not is_refused(text)


def test_a_play_that_is_run_again_is_another_one() -> None:
    text = "Replay the Down. Your play becomes a Run Left. Exhaust only at the end of the play."
    assert not is_refused(f"Exhaust: {text}", "offense", action=False)


def test_whoever_was_the_runner_is_exhausted_by_then() -> None:
    text = "The runner does not become Exhausted."
    card = CardFields(kind="action", name="Test", subtype="offense", text=text, timing=ENDING)
    with pytest.raises(TextError, match="the play is over"):
        read_card(card)
    assert read_card(msgspec.structs.replace(card, timing=DESIGNATED)).text == text


@pytest.mark.parametrize(
    ("keyword", "side", "text"),
    [
        ("Tackle", "defense", "The play is stopped."),
        ("Tackle (6-9)", "defense", "The play is stopped unless the offense discards a Play card."),
        ("Tackle – Pass", "defense", "Determine Grit value. If it is 0-2, the pass is incomplete."),
        ("Receive", "offense", "The catch range becomes 0-9."),
        ("Run", "offense", "Your play becomes a Run Left."),
    ],
)
def test_triggered_abilities_of_players_come_after_it(keyword: str, side: str, text: str) -> None:
    position = "Linebacker" if side == "defense" else "Tight End"
    card = CardFields(
        kind="player", name="Test", position=position, side=side, rating=80, team="Bears",
        text=f"{keyword}: {text}",
    )  # fmt: skip
    with pytest.raises(TextError, match="settled"):
        read_card(card)


def test_at_the_end_of_the_play_is_a_time_as_well() -> None:
    text = "At the end of the play, if it gained no yards, it uses no Time Units."
    assert is_refused(text, action=False)


@rule("R-14")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_used_at_any_time_it_is_read_and_comes_too_late(edition: str) -> None:
    game = scenario(
        edition,
        offense=Side(players=[player("RB")]),
        defense=[action("The play becomes stopped.", name="Stop")],
        at=AFTER_DESIGNATION,
    )
    if game.offense.asked("timing point"):
        game.offense.passes()
    game.defense.plays("Stop")
    game.run_to(NEXT_DOWN)
    assert game.yards == 15
