"""Plays that say what happens when they are flipped over for Grit (K-1)."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import modifier

from snapcount.cards.language.printing import english
from snapcount.cards.language.reader import Scene, Unread, read
from snapcount.cards.tree import Draw, GritStrengthIs, PutFlipped, Triggered
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    NEXT_POSSESSION,
    NO,
    ON_FIELD_ADJUSTMENTS,
    PUNT,
    YES,
    Side,
    play,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
HEARS = "Whenever this card is flipped over for Grit, gain a timeout."
PLAY = Scene(play=True, on_player=False)


@pytest.mark.parametrize(
    "said",
    [
        "Whenever this card is flipped over for Grit",
        "When you flip over this card for Grit",
        "When this card is flipped to determine Grit",
        "If this play is turned over for Grit",
    ],
)
def test_its_words(said: str) -> None:
    (heard,) = read(f"{said}, draw an Action card.", PLAY).abilities
    assert heard == Triggered("this card is flipped for Grit", (Draw("you", "action", 1),))


@pytest.mark.parametrize(
    "said",
    [
        "When this card is flipped for Grit, its Strength is 9.",
        "If this card is flipped over for Grit, its Strength counts as 9.",
        "When you flip over this card for Grit, it has a Strength of 9.",
    ],
)
def test_what_it_counts(said: str) -> None:
    assert modifier(said) == GritStrengthIs(9)


@pytest.mark.parametrize(
    "then",
    [
        "gain 5 yards",
        "increase the Grit by 2",
        "you may increase or decrease the Grit by 1",
        "return your called play to your hand",
        "the Play Strength becomes 9",
        "the defense draws an Action card",
    ],
)
def test_it_is_not_the_play_and_the_grit_stands(then: str) -> None:
    with pytest.raises(Unread):
        read(f"When this card is flipped over for Grit, {then}.", PLAY)


def test_nothing_else_is_flipped_for_grit() -> None:
    with pytest.raises(Unread):
        read("When this card is flipped over for Grit, draw an Action card.", Scene())


@rule("K-1")
@every_edition
@pytest.mark.parametrize(("text", "gained"), [(HEARS, 1), ("", 0)])
def test_it_is_heard_at_a_kick_by_its_owner(edition: str, text: str, gained: int) -> None:
    top = play("Run Left", 3, abilities=(text,) if text else (), name="Top")
    plain = play("Run Left", 3, name="Plain")
    game = scenario(
        edition,
        offense=Side(play_deck=[plain] * 4),
        defense=Side(play_deck=[top] * 4),
        timeouts=(0, 0),
    )
    game.offense.answers(PUNT)
    game.run_to(NEXT_POSSESSION)
    assert (game.offense.timeouts, game.defense.timeouts) == (0, gained)


@rule("K-1")
@every_edition
@pytest.mark.parametrize(("text", "gained"), [("Determine Grit.", 1), ("Draw a Play card.", 0)])
def test_it_is_heard_when_a_text_determines_grit(edition: str, text: str, gained: int) -> None:
    """Not where it is drawn, nor where it is the called play."""
    own = play("Run Left", 3, abilities=(HEARS,), name="Own")
    game = scenario(
        edition,
        offense=Side(hand=[text], play_deck=[own] * 6),
        calls=(own, "Run Right"),
        timeouts=(0, 0),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert game.offense.timeouts == gained


@pytest.mark.parametrize(
    ("said", "to"),
    [
        ("put it into your hand instead of discarding it", "hand"),
        ("return it to your hand instead of your discard pile", "hand"),
        ("return this card to your hand", "hand"),
        ("put this card on the bottom of your Play deck", "bottom"),
        ("put this card on top of your Play deck", "top"),
        ("shuffle this card into your Play deck", "shuffle"),
    ],
)
def test_where_it_goes(said: str, to: str) -> None:
    (heard,) = read(f"When this card is flipped for Grit, {said}.", PLAY).abilities
    assert heard == Triggered("this card is flipped for Grit", (PutFlipped(to),))  # type: ignore[arg-type]
    (again,) = read(english(heard), PLAY).abilities
    assert again == heard


@pytest.mark.parametrize(
    "text",
    [
        "Return this flipped card to your hand.",
        "When you call this play, return this flipped card to your hand.",
    ],
)
def test_it_goes_only_when_it_is_flipped(text: str) -> None:
    with pytest.raises(Unread):
        read(text, PLAY)


@rule("K-1", "Z-6")
@every_edition
@pytest.mark.parametrize("may", [False, True])
def test_it_comes_back_from_the_discard_pile(edition: str, may: bool) -> None:
    goes = "you may return it to your hand" if may else "put it into your hand"
    own = play(
        "Run Left", 4, abilities=(f"When this card is flipped for Grit, {goes}.",), name="Own"
    )
    plain = play("Run Left", 3, name="Plain")
    game = scenario(
        edition,
        offense=Side(hand=["Determine Grit."], play_deck=[plain, own, plain]),
        calls=(plain, "Run Right"),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.both_pass()
    if may:
        game.offense.offered(YES, NO).answers(YES)
    assert "Own" in game.offense.play_hand
    assert "Own" not in game.offense.play_discard


@rule("K-1")
@every_edition
def test_it_does_not_leave_the_deck_otherwise(edition: str) -> None:
    own = play(
        "Run Left",
        4,
        abilities=("When this card is flipped for Grit, put it into your hand.",),
        name="Own",
    )
    plain = play("Run Left", 3, name="Plain")
    game = scenario(
        edition,
        offense=Side(hand=["Discard the top card of your Play deck."], play_deck=[plain, own]),
        calls=(plain, "Run Right"),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.both_pass()
    assert "Own" not in game.offense.play_hand
    assert "Own" in game.offense.play_discard
