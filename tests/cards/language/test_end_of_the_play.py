"""What an effect does at the end of the play comes once, also if the down is replayed (R-35)."""

from __future__ import annotations

import pytest

from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.printing import printed
from snapcount.cards.tree import Await
from snapcount.engine import events
from snapcount.testing import (
    END_OF_PLAY,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PRIOR_TO_SELECTING,
    Scenario,
    Side,
    action,
    player,
    rule,
    scenario,
)
from snapcount.testing.editions import by_chapter_f, editions_where

every_edition = pytest.mark.parametrize("edition", editions_where())
since_2021 = pytest.mark.parametrize("edition", editions_where(by_chapter_f))
REPLAY = action("Replay the Down.", when=END_OF_PLAY, name="Flag")
GAINS = "At the end of the play, gain a timeout."


def replayed_down(edition: str, text: str, side: str = "offense", **table: object) -> Scenario:
    """The text is played before the calls, and the defense replays the down at its end."""
    waits = action(text, when=PRIOR_TO_SELECTING, name="Waits")
    hands = {"offense": [waits], "defense": [REPLAY]}
    if side == "defense":
        hands = {"offense": [REPLAY], "defense": [waits]}
    game = scenario(edition, at=PRIOR_TO_SELECTING, timeouts=(1, 1), **hands, **table)  # type: ignore[arg-type]
    (game.offense if side == "offense" else game.defense).plays(0)
    game.run_to(END_OF_PLAY)
    (game.defense if side == "offense" else game.offense).plays(0)
    game.run_to(NEXT_DOWN)
    assert game.log.count(events.REPLAY) == 1
    return game


@pytest.mark.parametrize("side", ["offense", "defense"])
@pytest.mark.parametrize(
    "text",
    [
        GAINS,
        "Gain a timeout at the end of the play.",
        "At the end of the play, if it was successful, gain a timeout.",
        "If this play is successful, gain a timeout at the end of the play.",
        "At the end of the offense's play, gain a timeout.",
        "At the end of a Run, gain a timeout.",
        "The next time the play ends this down, gain a timeout.",
    ],
)
@rule("R-35")
@every_edition
def test_the_end_of_the_play_is_that_of_the_play_at_hand(
    edition: str, text: str, side: str
) -> None:
    game = replayed_down(edition, text, side)
    mine = game.offense if side == "offense" else game.defense
    assert mine.timeouts == 2, "not once more at the end of the play that was run instead"


@rule("R-35")
@since_2021
def test_a_play_that_was_not_stopped_is_not_asked_about_again(edition: str) -> None:
    text = "At the end of the play, if it was stopped, gain a timeout."
    wall = action("The play becomes stopped.", when=ON_FIELD_ADJUSTMENTS, name="Wall")
    waits = action(text, when=PRIOR_TO_SELECTING, name="Waits")
    game = scenario(
        edition,
        offense=[waits],
        defense=[REPLAY, wall],
        at=PRIOR_TO_SELECTING,
        timeouts=(1, 1),
    )
    game.offense.plays(0)
    game.run_to(END_OF_PLAY)
    game.defense.plays(0)
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.defense.plays(1)
    game.run_to(NEXT_DOWN)
    assert game.offense.timeouts == 1, "the play at hand was successful"


@rule("R-5")
@every_edition
def test_a_replay_before_the_end_leaves_it_waiting(edition: str) -> None:
    again = action("Replay the Down.", when=ON_FIELD_ADJUSTMENTS)
    waits = action(GAINS, when=PRIOR_TO_SELECTING)
    game = scenario(
        edition, offense=[waits], defense=[again], at=PRIOR_TO_SELECTING, timeouts=(1, 1)
    )
    game.offense.plays(0)
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.defense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.offense.timeouts == 2


@rule("R-5")
@every_edition
def test_a_replayed_down_ends_once(edition: str) -> None:
    game = replayed_down(edition, "At the end of the down, gain a timeout.")
    assert game.offense.timeouts == 2


@rule("R-35")
@every_edition
def test_every_play_of_a_while_is_each_of_them(edition: str) -> None:
    game = replayed_down(edition, "At the end of each play this possession, gain a timeout.")
    assert game.offense.timeouts == 3


@rule("R-35")
@every_edition
def test_a_wait_within_a_wait_is_for_one_play_too(edition: str) -> None:
    text = "Whenever a down starts this possession, gain a timeout at the end of the play."
    game = replayed_down(edition, text)
    before = game.offense.timeouts
    game.run_to(NEXT_DOWN)
    assert game.offense.timeouts == before + 1


@rule("R-35")
@every_edition
def test_a_player_says_it_of_each_play(edition: str) -> None:
    back = player("RB", "At the end of each play, gain a timeout.")
    game = scenario(
        edition,
        offense=Side(players=[back]),
        defense=[REPLAY],
        at=END_OF_PLAY,
        timeouts=(1, 1),
    )
    game.defense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.offense.timeouts == 3


@pytest.mark.parametrize(
    "text",
    [
        "At the end of the play, draw an Action card.",
        "At the end of the down, draw an Action card.",
        "At the end of your opponent's play, draw an Action card.",
        "At the end of the play, if the play is stopped, draw an Action card.",
    ],
)
def test_it_is_printed_in_these_words(text: str) -> None:
    card = read_card(CardFields(name="Waits", kind="action", subtype="generic", text=text))
    assert printed(card).text == text
    (effect,) = card.effects  # type: ignore[union-attr]
    assert isinstance(effect, Await)
    assert effect.once


@every_edition
def test_what_is_due_at_the_end_of_a_long_run_is_done_at_that_end(edition: str) -> None:
    text = (
        "Whenever this Player runs for 20 yards or more, energize this Player at the end of the"
        " play."
    )
    runner = player("RB", text, name="Runner")
    gains = action("Gain 20 yards.", when=ON_FIELD_ADJUSTMENTS, name="Hole")
    game = scenario(edition, offense=Side(players=[runner], hand=[gains]), at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Hole")
    game.run_to(NEXT_DOWN)
    assert "Runner" not in game.offense.exhausted
