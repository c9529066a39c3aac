"""`It`, at the start of a sentence, is the play that the sentence before it speaks of."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read
from snapcount.cards.tree import If, Lasting
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    END_OF_PLAY,
    NEXT_DOWN,
    action,
    rule,
    scenario,
)

ACTION = Scene(action=True, on_player=False)
GRIDIRON = Scene(on_player=False, enters=True)
NEXT_RUN = "Your next Run gains 5 yards."
NEXT_PLAY = "Your next play gains 5 additional yards."
THEIRS = "Draw a Play card. Your opponent's next play loses 5 yards."
CALLED = "If you called a Run, draw an Action card"


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (f"{NEXT_PLAY} It uses no Time Units.", f"{NEXT_PLAY} Your next play uses no Time Units."),
        (
            f"{NEXT_PLAY} It uses 1 additional Time Unit.",
            f"{NEXT_PLAY} Your next play uses 1 additional Time Unit.",
        ),
        (
            f"{THEIRS} It uses 1 more Time Unit.",
            f"{THEIRS} Your opponent's next play uses 1 more Time Unit.",
        ),
        (f"{NEXT_RUN} It cannot be stopped.", f"{NEXT_RUN} Your next Run cannot be stopped."),
        (
            f"{NEXT_RUN} That play uses 1 additional Time Unit.",
            f"{NEXT_RUN} Your next Run uses 1 additional Time Unit.",
        ),
        (f"{CALLED}. It gains 5 yards.", f"{CALLED} and gain 5 yards."),
        (f"{CALLED}. It gains 5 yards. It fails.", f"{CALLED}, gain 5 yards and the play fails."),
        (
            "If you call a Run this down, it gains 5 yards. It uses 1 additional Time Unit.",
            "If you call a Run this down, it gains 5 yards and it uses 1 additional Time Unit.",
        ),
    ],
)
def test_what_follows_is_said_of_the_same_play(text: str, same: str) -> None:
    assert effects(text, "offense") == effects(same, "offense")


@pytest.mark.parametrize(
    "text",
    [
        "The play becomes a Short Pass: 15 (0-9). {} uses 1 additional Time Unit.",
        "Draw an Action card. {} gains 5 yards.",
        "If you are behind, draw an Action card. {} gains 5 yards.",
        "Unless you called a Run, draw an Action card. {} gains 5 yards.",
    ],
)
def test_where_no_other_play_was_named_it_is_the_play(text: str) -> None:
    assert effects(text.format("It")) == effects(text.format("The play"))


@rule("F-13")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_the_next_play_takes_the_time(edition: str) -> None:
    text = f"{NEXT_PLAY} It uses 2 additional Time Units."
    game = scenario(edition, offense=[action(text, when=END_OF_PLAY)], at=END_OF_PLAY)
    game.offense.plays(0)
    assert game.both_pass().clock == 14
    assert game.run_to(NEXT_DOWN).clock == 11
    assert game.run_to(NEXT_DOWN).clock == 10


@pytest.mark.parametrize("plays", ["Your Runs", "Runs", "Run plays", "Short Passes", "Your passes"])
@pytest.mark.parametrize(
    "more",
    [
        "{} use 1 additional Time Unit.",
        "On third down, {} gain 5 fewer yards.",
        "{} cannot be stopped.",
    ],
)
def test_they_are_the_plays_that_were_named(plays: str, more: str) -> None:
    said, plain = (
        read(f"{plays} lose 5 yards. {more.format(each)}", GRIDIRON).abilities
        for each in ("they", plays)
    )
    assert said == plain


@pytest.mark.parametrize("number", ["use 1 fewer", "gain 10 more", "gain 5 less"])
def test_what_plays_have_more_of_goes_without_saying(number: str) -> None:
    what = "Time Unit" if "use" in number else "yards"
    said, plain = (
        read(f"Runs gain 5 more yards. In overtime, they {each}.", GRIDIRON).abilities
        for each in (number, f"{number} {what}")
    )
    assert said == plain


@pytest.mark.parametrize(
    "text",
    [
        "Short Passes and Runs gain 5 more yards. They use 1 additional Time Unit.",
        "Whenever your opponent runs the ball, draw an Action card. They use 1 more Time Unit.",
        "Your Runs gain 5 more yards. They draw an Action card.",
    ],
)
def test_they_are_not_some_of_the_plays_nor_a_player(text: str) -> None:
    with pytest.raises((Refusal, Unread)):
        read(text, GRIDIRON)


def test_what_is_said_instead_lasts_as_long() -> None:
    gains = "Your plays gain 5 more yards this possession."
    (asks,) = read(f"{gains} If you are behind, they gain 10 more instead.", ACTION).effects
    assert isinstance(asks, If)
    lasting = [each for each in (*asks.then, *asks.otherwise) if isinstance(each, Lasting)]
    assert [each.duration for each in lasting] == ["this possession"] * 2
