"""What is said of the numbers of a coming play holds as soon as that is called (F-4)."""

from __future__ import annotations

import pytest

from snapcount.cards.card import PlayCard
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PRIOR_TO_SELECTING,
    Scenario,
    Side,
    action,
    play,
    rule,
    scenario,
)
from snapcount.testing.editions import by_chapter_f, editions_where

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
CAUGHT = "The catch range of your next Pass this possession becomes 0-9."
NAMED = (
    "Choose Run or Pass. If the offense calls a play of the chosen kind this down, add 1 to the"
    " Play Strength. Otherwise, subtract 4 from it."
)
INTERCEPTED = action(
    "If the pass is incomplete, it is intercepted.", when=ON_FIELD_ADJUSTMENTS, name="Intercepts"
)
REPLAY = action("Replay the Down.", when=ON_FIELD_ADJUSTMENTS, name="Again")
PASS = "Short Pass: 20 (0-5)"


def prepared(
    edition: str,
    text: str,
    calls: tuple[str, str] = (PASS, "Run Middle"),
    strength: int = 9,
    *,
    answer: str | None = None,
    plays: tuple[PlayCard, ...] = (),
) -> Scenario:
    """The offense says it of a play that is called then, and the defense may answer."""
    answers = (
        INTERCEPTED if answer is None else action(answer, when=ON_FIELD_ADJUSTMENTS, name="No")
    )
    mine = Side(hand=[action(text, when=PRIOR_TO_SELECTING, name="Says"), REPLAY], plays=plays)
    theirs = Side(hand=[answers])
    game = scenario(
        edition, offense=mine, defense=theirs, calls=calls, strength=strength, at=PRIOR_TO_SELECTING
    )
    game.offense.plays("Says")
    if game.offense.asked("effect"):
        game.offense.answers_anything()  # Run, which is offered first
    return game.run_to(ON_FIELD_ADJUSTMENTS)


def answered(game: Scenario) -> Scenario:
    game.offense.passes()
    game.defense.plays(0)
    return game


@rule("F-4", "G-3", "R-54")
@every_edition
@pytest.mark.parametrize(
    "text",
    [
        CAUGHT,
        "Your next Pass has a catch range of 0-9.",
        "The catch range of your next Pass is 4 wider.",
        "The next time you call a Pass, its catch range becomes 0-9.",
        "If you call a Pass this down, the catch range becomes 0-9.",
        "The Play Strength of your next Pass is reduced by 4.",
        "If your next play is a Pass, the Play Strength is reduced by 4.",
        NAMED,
    ],
)
def test_nothing_hears_of_the_play_as_it_would_have_been_without_it(
    edition: str, text: str
) -> None:
    game = answered(prepared(edition, text))
    assert game.run_to(NEXT_DOWN).yards == 20, "it was never incomplete"


@rule("F-4", "F-7")
@every_edition
@pytest.mark.parametrize(
    ("text", "answer"),
    [
        (CAUGHT, "The catch range becomes 0-3."),
        (
            "Your next Pass has a catch range of 0-9.",
            "The Play Strength becomes 4. Narrow the catch range by 5.",
        ),
        ("The base yards of your next Pass become 30.", "The base yards become 0."),
        ("Your next Pass uses 3 Time Units.", "The play takes 2 Time Units. Lose 20 yards."),
    ],
)
def test_what_is_done_later_comes_on_top_of_it(edition: str, text: str, answer: str) -> None:
    game = answered(
        prepared(
            edition, text, strength=4 if "base" in text or "Units" in text else 9, answer=answer
        )
    )
    game.run_to(NEXT_DOWN)
    assert game.yards == 0
    assert game.clock == (13 if "Units" in text else 14)


@rule("F-4")
@every_edition
def test_it_is_said_of_the_next_one_of_its_kind_and_of_no_other(edition: str) -> None:
    passes = tuple(play("Short Pass: 20 (9-9)", 2, name=f"Pass {i}") for i in range(2))
    game = prepared(edition, CAUGHT, ("Run Left", "Run Middle"), 2, plays=passes)
    gained = [game.run_to(NEXT_DOWN).yards]
    for call in ("Pass 0", "Pass 1"):
        game.run_to("call").offense.calls(call)
        gained.append(game.run_to(NEXT_DOWN).yards)
    assert gained == [10, 20, 0]
    assert not game.state.lasting


@rule("R-5", "F-4", "R-54")
@every_edition
@pytest.mark.parametrize(
    "text",
    [CAUGHT, NAMED, "If you call a Pass this down, the Play Strength is reduced by 4."],
)
def test_a_play_that_is_replayed_was_none(edition: str, text: str) -> None:
    game = prepared(edition, text)
    game.offense.plays("Again")
    assert game.run_to(NEXT_DOWN).run_to(NEXT_DOWN).yards == 20


@rule("F-4", "R-5")
@every_edition
def test_it_is_not_said_of_the_play_that_is_called_already(edition: str) -> None:
    text = "The Play Strength of your next Run is increased by 2."
    card = action(text, when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card], strength=3, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    assert [game.run_to(NEXT_DOWN).yards for _ in range(3)] == [15, 25, 15]


@rule("F-4", "F-6")
@every_edition
def test_what_a_call_stops_besides_it_stops_at_once(edition: str) -> None:
    text = "The next time your opponent calls a Pass, your call also stops Short Passes."
    card = action(text, when=PRIOR_TO_SELECTING, name="Says")
    late = action("If the play is stopped, lose 10 yards.", when=ON_FIELD_ADJUSTMENTS, name="Late")
    game = scenario(
        edition, defense=Side(hand=[card, late]), calls=(PASS, "Run Middle"), at=PRIOR_TO_SELECTING
    )
    game.defense.plays("Says")
    game.run_to(ON_FIELD_ADJUSTMENTS).defense.plays("Late")
    game.run_to(NEXT_DOWN)
    assert game.yards == (0 if edition == "2019" else -10), "G-4: none are lost in 2019"


@rule("F-4")
@pytest.mark.parametrize("edition", editions_where(by_chapter_f))
def test_what_cannot_be_stopped_is_not_at_first_either(edition: str) -> None:
    text = "Your next Run this possession cannot be stopped."
    late = "If the play is stopped, the offense fumbles."
    game = prepared(edition, text, ("Run Left", "Run Left"), 3, answer=late)
    assert answered(game).run_to(NEXT_DOWN).yards == 15


@rule("F-4", "R-5")
@every_edition
@pytest.mark.parametrize("replayed", [False, True])
def test_what_cannot_be_stopped_is_one_play(edition: str, replayed: bool) -> None:
    text = "Your next Run this possession cannot be stopped."
    game = prepared(edition, text, ("Run Left", "Run Left"), 3)
    if replayed:
        game.offense.plays("Again")
        game.run_to(NEXT_DOWN)
    assert [game.run_to(NEXT_DOWN).yards for _ in range(2)] == [15, 0]


@every_edition
def test_what_is_done_besides_waits_for_the_call(edition: str) -> None:
    text = "The next time you call a Pass, draw 2 Action cards and the catch range becomes 0-9."
    game = prepared(edition, text)
    held = len(game.offense.hand)
    answered(game).run_to("designation")
    assert len(game.offense.hand) == held + 2
