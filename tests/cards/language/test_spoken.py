"""Spoken English: short forms, `he`, `gets exhausted` and `this` mean what is written in full."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.reader import Unread, read
from snapcount.cards.language.scene import Scene
from snapcount.cards.language.words import words

DRAW = "draw an Action card"
PLAYER = Scene(side="offense")
PLAY = Scene(play=True, on_player=False)


@pytest.mark.parametrize(
    ("short", "full"),
    [
        ("he's", "he is"),
        ("it'd", "it would"),
        ("they've", "they have"),
        ("there's", "there is"),
        ("who're", "who are"),
        ("you'll", "you will"),
        ("hadn't", "had not"),
        ("he's been", "he has been"),
        ("Anybody", "a player"),
        ("everyone", "each player"),
    ],
)
def test_a_short_form_is_heard_in_full(short: str, full: str) -> None:
    assert [word.text for word in words(short)] == full.split()


def same(text: str, other: str, scene: Scene = PLAYER) -> bool:
    return read(text, scene).abilities == read(other, scene).abilities


@pytest.mark.parametrize(
    ("text", "full"),
    [
        (
            f"While he's Energized, whenever you punt, {DRAW}.",
            f"While this Player is Energized, whenever you punt, {DRAW}.",
        ),
        (f"If he'd be exhausted, {DRAW} instead.", f"If this Player would be exhausted, {DRAW}."),
        (
            "His Run abilities trigger even if he's Exhausted.",
            "This Player's Run abilities trigger even if this Player is Exhausted.",
        ),
        (
            "Exhaust: Energize him at the end of the play.",
            "Exhaust: Energize this Player at the end of the play.",
        ),
        (
            "Your Runs gain 5 more yards, as long as he's Energized.",
            "While this Player is Energized, your Runs gain 5 more yards.",
        ),
    ],
)
def test_he_is_the_player_whose_text_it_is(text: str, full: str) -> None:
    assert same(text, full)


def test_he_is_somebody_else_who_was_named() -> None:
    assert same(
        "Exhaust: Energize another Player. He cannot be exhausted this down.",
        "Exhaust: Energize another Player. That Player cannot be exhausted this down.",
    )


@pytest.mark.parametrize("text", ["Tackle: Exhaust him.", "Tackle: He cannot be energized."])
def test_of_two_players_in_a_tackle_he_is_nobody(text: str) -> None:
    with pytest.raises(Unread):
        read(text, Scene(side="defense"))


@pytest.mark.parametrize(
    ("text", "full"),
    [
        (f"Whenever he gets exhausted, {DRAW}.", f"Whenever this Player is exhausted, {DRAW}."),
        ("Receive: He doesn't get exhausted.", "Receive: This Player does not become Exhausted."),
        ("Receive: He can't get exhausted.", "Receive: This Player cannot be exhausted."),
        (
            f"If your pass would get intercepted, {DRAW} instead.",
            f"If your pass would be intercepted, {DRAW} instead.",
        ),
        (
            "He doesn't get exhausted for being the receiver.",
            "This Player does not become exhausted by being designated as the receiver.",
        ),
    ],
)
def test_what_somebody_gets_is_done_to_them(text: str, full: str) -> None:
    assert same(text, full)


def test_what_is_had_is_not_done_to_anybody() -> None:
    assert effects("You get 5 more yards.", "offense") == effects("Gain 5 yards.", "offense")


@pytest.mark.parametrize(
    ("text", "full"),
    [
        (f"If this is incomplete, {DRAW}.", f"If this play is incomplete, {DRAW}."),
        ("This takes 1 more Time Unit.", "This play takes 1 more Time Unit."),
        (
            "If the ball is inside your opponent's 10, this can't be stopped.",
            "If the ball is inside your opponent's 10, this play cannot be stopped.",
        ),
    ],
)
def test_on_a_play_this_is_the_play(text: str, full: str) -> None:
    assert same(text, full, PLAY)


def test_anybody_may_score() -> None:
    gridiron = Scene(on_player=False, enters=True)
    assert same(
        "Remove this when anybody scores a touchdown.",
        "Remove this card when a touchdown is scored.",
        gridiron,
    )
    assert is_refused("Anybody draws an Action card.")
