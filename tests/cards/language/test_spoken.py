"""Spoken English: short forms, `he`, `gets exhausted` and `this` mean what is written in full."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.kernel.words import words
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read

DRAW = "draw an Action card"
PLAYER = Scene(side="offense")
PLAY = Scene(play=True, on_player=False)
GRIDIRON = Scene(on_player=False, enters=True)


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
    assert same(
        "Remove this when anybody scores a touchdown.",
        "Remove this card when a touchdown is scored.",
        GRIDIRON,
    )
    assert is_refused("Anybody draws an Action card.")


@pytest.mark.parametrize(
    ("text", "full"),
    [
        # what a call stops, and what becomes of it
        ("Your defense also covers Run Left.", "Your called play also stops Run Left."),
        ("Your play counts as Run Left too.", "Your called play also stops Run Left."),
        (
            "Flip the top card of your Play deck and make that your play.",
            "Flip over the top card of your Play deck and it becomes your play.",
        ),
        ("Defensive audible.", "Audible."),
        (
            f"Audible. If that stops the play, {DRAW}.",
            f"Audible. If your opponent's play is stopped by this call, {DRAW}.",
        ),
        (
            "Put another Play card from your hand down as your new play.",
            "Choose a Play card from your hand and it becomes your play.",
        ),
        # the ball, timeouts, piles
        (
            "Move the ball 5 yards in either direction.",
            "Choose one: Move the ball forward 5 yards; or move the ball back 5 yards.",
        ),
        ("You get 1 timeout back.", "Gain 1 timeout."),
        (
            "Get back a Play card from your discard pile to your hand.",
            "Put a Play card from your discard pile into your hand.",
        ),
        # each time, not once
        (
            (
                "Your opponent can't play any more Action cards this down unless they discard a"
                " Play card first."
            ),
            "Your opponent must discard a Play card to play an Action card this down.",
        ),
        # downs, plays of a kind, and the play again
        (f"On third and fourth down, {DRAW}.", f"If it is third or fourth down, {DRAW}."),
        (f"On fourth down {DRAW}.", f"If it is fourth down, {DRAW}."),
        (
            "The offense loses 5 more yards on a run.",
            "If the offense called a Run play, the offense loses 5 yards.",
        ),
        (f"If it is complete anyway, {DRAW}.", f"If it is complete, {DRAW}."),
        (f"Exhaust one of your Players, if able. {DRAW}.", f"Exhaust one of your Players. {DRAW}."),
        (
            f"Exhaust an Offensive Lineman. If you cannot, {DRAW} instead.",
            f"Exhaust an Offensive Lineman. If you cannot, {DRAW}.",
        ),
        (
            "Reduce the Play Strength by 2. If it becomes 0, the pass is intercepted.",
            "Reduce the Play Strength by 2. If the Play Strength is 0, the pass is intercepted.",
        ),
    ],
)
def test_the_defense_hears_the_same(text: str, full: str) -> None:
    assert effects(text, "defense") == effects(full, "defense")


@pytest.mark.parametrize(
    ("text", "full"),
    [
        (
            "Your Run Middle becomes a Run Left or a Run Right, your choice.",
            "Your Run Middle becomes a Run Left or a Run Right.",
        ),
        (
            "Your incomplete pass is complete instead, but it only gains 5 yards.",
            (
                "If you are on offense and the offense called a Pass play and the play is"
                " incomplete, the play becomes complete and gains only 5 yards."
            ),
        ),
        (
            "The next time you punt this possession, add 2 to the Grit.",
            "The Grit of your punts is increased by 2 this possession.",
        ),
        (
            "Your next play gains 15 yards if successful.",
            "Your next play gains 15 more yards.",
        ),
        (
            "Reduce its Play Strength by 1.",
            "The Play Strength is reduced by 1.",
        ),
    ],
)
def test_the_offense_hears_the_same(text: str, full: str) -> None:
    assert effects(text, "offense") == effects(full, "offense")


@pytest.mark.parametrize(
    ("text", "full"),
    [
        (
            f"In the second half, while you are behind, whenever you punt, {DRAW}.",
            f"While it is the second half and you are behind, whenever you punt, {DRAW}.",
        ),
        (
            f"Whenever the offense calls the same play on two downs in a row, {DRAW}.",
            f"Whenever the offense calls the same play again, {DRAW}.",
        ),
        (
            f"When a run is stopped by your defense, {DRAW}.",
            f"When your defense stops a run, {DRAW}.",
        ),
        (
            "Runs up the middle gain 5 more yards.",
            "Run Middles gain 5 more yards.",
        ),
    ],
)
def test_what_stays_hears_the_same(text: str, full: str) -> None:
    assert same(text, full, GRIDIRON)


def test_a_team_is_the_player_whose_it_is() -> None:
    text = "Whenever a player uses an Exhaust ability, that # loses 5 yards if they're on offense."
    assert same(text.replace("#", "team"), text.replace("#", "player"), GRIDIRON)


def test_a_card_that_may_be_discarded_is_asked_about_only_if_it_is() -> None:
    text = (
        "Run: You may discard a Play card. If the discarded card's Strength is 5 or more, gain 15"
        " yards; otherwise, gain 5 yards."
    )
    full = (
        "Run: You may discard a Play card. If you do, do this: [If that card's Strength is 5 or"
        " more, gain 15 yards. Otherwise, gain 5 yards.]"
    )
    assert same(text, full)


def test_each_down_is_more_than_this_one() -> None:
    assert is_refused(f"At the end of each of your plays, {DRAW}.", "offense")
    assert not is_refused(f"At the end of each of your plays this half, {DRAW}.", "offense")


def test_whether_the_new_play_is_asked_about_too_is_a_question() -> None:
    becomes = "If you called a Pass, it becomes a Run Left."
    assert is_refused(f"{becomes} If you called a Run, gain 10 yards.", "offense")
    assert not is_refused(f"{becomes} Otherwise, gain 10 yards.", "offense")


@pytest.mark.parametrize(
    ("text", "plainly"),
    [
        (
            "Gain 5 yards. Your opponent then draws a Play card.",
            "Gain 5 yards. Your opponent draws a Play card.",
        ),
        ("Draw a Play card. You then gain 5 yards.", "Draw a Play card. You gain 5 yards."),
        ("Draw a Play card. The offense then fumbles.", "Draw a Play card. The offense fumbles."),
        (
            "Draw a Play card. The play then becomes a Run Left.",
            "Draw a Play card. The play becomes a Run Left.",
        ),
        (
            "Gain 5 yards, and your opponent then may draw a Play card.",
            "Gain 5 yards, and your opponent may draw a Play card.",
        ),
        (
            "Draw a Play card. Each player must then discard an Action card.",
            "Draw a Play card. Each player discards an Action card.",
        ),
    ],
)
def test_then_may_stand_before_the_verb(text: str, plainly: str) -> None:
    assert effects(text) == effects(plainly)


def test_then_joins_two_deeds() -> None:
    text = "Your opponent exhausts one of their Players then draws a Play card."
    assert effects(text) == effects(text.replace("then", "and"))


@pytest.mark.parametrize(
    "text", ["If you called a Run then gain 5 yards.", "Your then opponent draws a Play card."]
)
def test_then_says_something_elsewhere(text: str) -> None:
    assert is_refused(text)


def test_the_first_down_of_a_possession_that_starts_is_this_one() -> None:
    text = "At the start of each possession, this Player cannot be Exhausted during the first down."
    assert same(text, text.replace("the first", "this"))
    assert read("This Player cannot be Exhausted on the first down.", PLAYER).abilities


@pytest.mark.parametrize("who", ["Its owner", "That card's owner", "Its controller"])
def test_its_owner_then_does_something(who: str) -> None:
    cancelled = "Cancel an opposing Action card."
    assert effects(f"{cancelled} {who} then draws an Action card.") == effects(
        f"{cancelled} {who} draws an Action card."
    )
