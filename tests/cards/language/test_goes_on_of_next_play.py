"""What goes on with `its` or `it` after the next play was named is said of that play as well."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.language.printing import english
from snapcount.engine import events, options
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    ON_FIELD_ADJUSTMENTS,
    Scenario,
    action,
    play,
    rule,
    scenario,
)
from snapcount.testing.editions import by_chapter_f, editions_where

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
since_2021 = pytest.mark.parametrize("edition", editions_where(by_chapter_f))
STRONGER = "Play Strength is increased by 2"


def go_on(game: Scenario) -> Scenario:
    """To the next down; what is triggered together comes in any order."""
    downs = game.log.count(events.DOWN)
    while game.log.count(events.DOWN) == downs:
        decision = game.state.decision
        assert decision is not None
        ordered = decision.kind == options.ASK_TRIGGER_ORDER
        game.apply(decision.options[0] if ordered else game.scripted(decision))
    return game


def gained(game: Scenario) -> int:
    """How far the ball moves until the next down."""
    before = game.ball
    return go_on(game).ball - before


def two_downs(edition: str, text: str) -> list[int]:
    """What a Run of Strength 3 gains where the text is played on it, and on the down after it."""
    card = action(text, when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    return [gained(game), gained(game)]


@rule("F-5", "F-10")
@every_edition
@pytest.mark.parametrize(
    "text",
    [
        f"Your next play gains 1 more yard and its {STRONGER}.",
        f"Your next play gains 1 more yard. Its {STRONGER}.",
        f"Your next Run gains 1 more yard and its {STRONGER}.",
        f"Your next Run gains 1 more yard. Its {STRONGER}.",
        f"Your next Run this possession gains 1 more yard and its {STRONGER}.",
        f"Your next Run gains 1 more yard, uses no Time Units and its {STRONGER}.",
        f"Your next Run gains 1 more yard. It uses no Time Units. Its {STRONGER}.",
        f"If it is first down, your next play gains 1 more yard and its {STRONGER}.",
        f"If it is first down, your next Run gains 1 more yard and its {STRONGER}.",
        f"The next time you call a Run, it gains 1 more yard. Its {STRONGER}.",
        "Your next play gains 1 more yard and its base yards are increased by 10.",
        "Your next Run gains 1 more yard and its base yards are increased by 10.",
        "Your next play this possession gains 1 more yard and its base yards are increased by 10.",
    ],
)
def test_the_play_at_hand_stays_as_it_is(edition: str, text: str) -> None:
    assert two_downs(edition, text) == [15, 26]


@rule("F-4", "F-10")
@since_2021
@pytest.mark.parametrize(
    "text",
    [
        "Your next play gains 1 more yard and it cannot be stopped.",
        "Your next play gains 1 more yard. It cannot be stopped.",
        "Your next play gains 1 more yard. That play cannot be stopped.",
        "Your next Run gains 1 more yard. It cannot be stopped.",
        "Your next Run this possession gains 1 more yard and it cannot be stopped.",
    ],
)
def test_the_play_at_hand_can_be_stopped(edition: str, text: str) -> None:
    game = scenario(
        edition,
        offense=[action(text, when=ON_FIELD_ADJUSTMENTS)],
        calls=("Run Left", "Run Left"),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    assert [gained(game), gained(game), gained(game)] == [0, 16, 0]


@rule("F-5", "F-13")
@since_2021
def test_a_play_that_stops_weakens_the_next_one(edition: str) -> None:
    text = (
        "If this card stops your opponent's play, your opponent's next play this possession uses 1"
        " additional Time Unit and its Play Strength is reduced by 1."
    )
    wall = play("Run Right", 0, "Run Left", abilities=(text,))
    through = action("The play becomes successful.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition, offense=[through], calls=(play("Run Left", 6), wall), at=ON_FIELD_ADJUSTMENTS
    )
    assert (game.strength, gained(game), game.clock) == (6, 0, 14)
    game.run_to(ON_FIELD_ADJUSTMENTS).offense.plays(0)
    assert (gained(game), game.clock) == (25, 12)


@rule("F-5")
@every_edition
@pytest.mark.parametrize(
    "text",
    [
        (
            "Your opponent's next play uses 1 additional Time Unit and its Play Strength is reduced"
            " by 1."
        ),
        "Your opponent's next Run loses 5 yards. Its Play Strength is reduced by 1.",
        (
            "If it is first down, your opponent's next Run loses 5 yards and its Play Strength is"
            " reduced by 1."
        ),
    ],
)
def test_your_opponents_next_play(edition: str, text: str) -> None:
    card = action(text, when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, defense=[card], at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays(0)
    game.both_pass()
    assert game.strength == 3
    assert gained(game) == 15
    before = game.ball
    assert go_on(game).ball - before in (10, 5), "Strength 2; a Run that loses 5 yards besides"


@rule("F-14")
@since_2021
@pytest.mark.parametrize(
    ("text", "timeouts"),
    [
        ("Your next Run gains 5 more yards. If it gains 20 yards or more, lose a timeout.", [3, 2]),
        ("Your next Run gains 5 more yards. If it gains 21 yards or more, lose a timeout.", [3, 3]),
        ("Your next Run gains 5 more yards. If it is successful, lose a timeout.", [3, 2]),
        ("Your next Run gains 5 more yards. If it is stopped, lose a timeout.", [3, 3]),
        ("Your next Pass gains 5 more yards. If it is successful, lose a timeout.", [3, 3]),
        ("Your next play this half gains 5 more yards. If that play succeeds, lose a timeout.",
         [3, 2]),
        (("The next time you call a Run, it gains 5 more yards. If it gains 20 yards or more, lose"
         " a timeout."), [3, 2]),
    ],
)  # fmt: skip
def test_what_is_asked_of_it_is_asked_of_that_play(
    edition: str, text: str, timeouts: list[int]
) -> None:
    card = action(text, when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    assert [go_on(game).offense.timeouts for _ in range(2)] == timeouts


@pytest.mark.parametrize(
    "text",
    [
        f"Your next play gains 5 more yards and its {STRONGER}.",
        f"If it is third down, your next Run gains 5 more yards and its {STRONGER}.",
        "Your next play gains 5 more yards. It cannot be stopped.",
        "Your next Run gains 5 more yards. If it is stopped, lose a timeout.",
        f"Choose one: Your next Run gains 5 more yards and its {STRONGER}; or draw an Action card.",
    ],
)
def test_it_is_printed_as_what_waits(text: str) -> None:
    done = effects(text, "offense")
    assert effects(english(done), "offense") == done
