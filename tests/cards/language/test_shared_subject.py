"""`You are behind and have two Action cards`: one player, asked about more than once."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import CALL, Side, play, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "you are behind and have two or more Action cards in hand",
            "you are behind and you have two or more Action cards in hand",
        ),
        (
            "you are behind or have no Action cards in hand",
            "you are behind or you have no Action cards in hand",
        ),
        (
            "your opponent is ahead and has more Action cards than you",
            "your opponent is ahead and your opponent has more Action cards than you",
        ),
        (
            "you have no timeouts and are behind",
            "you have no timeouts and you are behind",
        ),
        ("you are behind and on offense", "you are behind and you are on offense"),
        (
            "your opponent is on defense and ahead by 7 or more",
            "your opponent is on defense and your opponent is ahead by 7 or more",
        ),
        ("you are ahead or out of timeouts", "you are ahead or you are out of timeouts"),
        (
            "it is third down and you are behind and called a Run",
            "it is third down and you are behind and you called a Run",
        ),
        (
            "you scored a touchdown this half and are not ahead",
            "you scored a touchdown this half and you are not ahead",
        ),
    ],
)
def test_a_player_is_named_once(said: str, plain: str) -> None:
    assert effects(f"If {said}, gain 5 yards.") == effects(f"If {plain}, gain 5 yards.")


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("you are behind or in overtime", "you are behind or it is overtime"),
        ("you are in overtime or behind", "it is overtime or you are behind"),
        ("you are behind or on fourth down", "you are behind or it is fourth down"),
        (
            "your opponent is leading or in the second half",
            "your opponent is leading or it is the second half",
        ),
        ("the game is tied or in overtime", "the game is tied or it is overtime"),
        (
            "you are behind or in the second half or in overtime",
            "you are behind or it is the second half or it is overtime",
        ),
    ],
)
def test_a_time_or_place_may_be_the_other_thing_that_is_asked(said: str, plain: str) -> None:
    assert effects(f"If {said}, gain 5 yards.") == effects(f"If {plain}, gain 5 yards.")


@pytest.mark.parametrize(
    "text",
    [
        "On third down or in overtime, gain 5 yards.",
        "Gain 5 yards on third down or in overtime.",
        "If it is third down or in overtime, gain 5 yards.",
    ],
)
def test_times_and_places_are_joined(text: str) -> None:
    assert effects(text) == effects("If it is third down or it is overtime, gain 5 yards.")


@every_edition
@pytest.mark.parametrize(
    ("score", "down", "may"), [((0, 7), 1, True), ((7, 0), 4, True), ((7, 0), 1, False)]
)
def test_a_play_is_called_only_then(
    edition: str, score: tuple[int, int], down: int, may: bool
) -> None:
    text = "Call this play only if you are behind or on fourth down."
    late = play("Run Left", 3, abilities=(text,), name="Late")
    game = scenario(
        edition, offense=Side(plays=[late, play("Run Right")]), score=score, down=down, at="call"
    )
    assert game.offense.may(CALL("Late")) is may


@pytest.mark.parametrize(
    "text",
    [
        "If you are behind, on fourth down or in overtime, gain 5 yards.",
        "If you are behind and have no timeouts or are on offense, gain 5 yards.",
        "If you are behind and has no timeouts, gain 5 yards.",
        "If it is third down and have no timeouts, gain 5 yards.",
    ],
)
def test_and_with_or_or_with_nobody_is_refused(text: str) -> None:
    assert is_refused(text)


@pytest.mark.parametrize(
    "deed", ["did not score", "scored a touchdown", "did not gain a first down", "scored"]
)
def test_what_came_of_the_play_needs_no_word_about_when_beside_the_rest(deed: str) -> None:
    dated = effects(f"If you gained 30 yards or more and {deed} this down, draw a Play card.")
    for rest in (f"and {deed}", f"but {deed}", f"and you {deed}"):
        assert effects(f"If you gained 30 yards or more {rest}, draw a Play card.") == dated
        assert effects(f"If you lost yards {rest}, draw a Play card.") != dated


@pytest.mark.parametrize(
    ("before", "said", "plays"),
    [
        (
            "Add 1 to the Play Strength of your plays",
            "catch range is increased by 1",
            "Your plays'",
        ),
        ("Your Long Passes gain 5 more yards", "catch ranges are 1 wider", "Your Long Passes'"),
        (
            "Your opponent's Passes gain 5 fewer yards",
            "base yards are halved",
            "Your opponent's Passes'",
        ),
    ],
)
def test_their_numbers_are_those_of_the_plays_named_last(
    before: str, said: str, plays: str
) -> None:
    scene = Scene(enters=True, on_player=False)
    named = read(f"{before}. {plays} {said}.", scene).abilities
    assert read(f"{before}. Their {said}.", scene).abilities == named
