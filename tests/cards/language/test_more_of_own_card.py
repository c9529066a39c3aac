"""What a Play says of itself in more words, and behind what it says of other things."""

from __future__ import annotations

import pytest

from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.cards.nouns import OnSide
from snapcount.cards.tree import Cannot, Static, Would
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import DESIGNATE, NEXT_DOWN, Side, play, player, rule, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
PLAY = Scene(play=True)
RECEIVES = "Only a TE or RB may be designated to receive this pass."
NOBODY = "If you have neither a TE nor an RB on the field, this pass is incomplete."
SHORT = "Short Pass: 15 (0-9)"


def team(*positions: str) -> Side:
    return Side(players=[player(each) for each in positions])  # type: ignore[arg-type]


@rule("F-4")
@every_edition
@pytest.mark.parametrize(("third", "yards"), [("TE", 15), ("WR", 0)])
def test_without_them_the_pass_is_incomplete(edition: str, third: str, yards: int) -> None:
    leak = play(SHORT, 3, abilities=(f"{RECEIVES} {NOBODY}",), name="Leak Out")
    side = team("QB", third, "OT", "C")
    game = scenario(edition, offense=side, calls=(leak, play("Run Left", 0, "Run Left", name="D")))
    assert game.run_to(NEXT_DOWN).yards == yards


@rule("F-4")
@every_edition
def test_on_defense_it_says_nothing_of_the_other_pass(edition: str) -> None:
    """Whoever has called it on defense has no Tight End there."""
    leak = play(SHORT, 0, "Run Left", abilities=(f"{RECEIVES} {NOBODY}",), name="Leak Out")
    game = scenario(edition, calls=(play(SHORT, 3, name="First"), leak))
    assert game.run_to(NEXT_DOWN).yards == 15


@rule("F-9")
@every_edition
def test_nobody_else_receives_it(edition: str) -> None:
    leak = play(SHORT, 3, abilities=(RECEIVES,), name="Leak Out")
    side = team("QB", "TE", "WR", "RB")
    game = scenario(
        edition,
        offense=side,
        calls=(leak, play("Run Left", 0, "Run Left", name="D")),
        at="designation",
    )
    assert game.offense.may(DESIGNATE("Test TE"))
    assert not game.offense.may(DESIGNATE("Test WR"))


@pytest.mark.parametrize(
    "before", ["Draw an Action card.", "If you have a timeout, draw a Play card.", RECEIVES]
)
def test_behind_anything_else_it_is_still_its_own_play(before: str) -> None:
    *_, last = read(
        f"{before} If you have no TE on the field, this pass is incomplete.", PLAY
    ).abilities
    assert isinstance(last, Would)
    assert last.who == "you"


def test_asked_of_a_side_it_may_be_the_other_play() -> None:
    asked = "If you called this on defense and it is third down, the play is stopped."
    text = f"Draw an Action card. {asked}"
    *_, last = read(text, PLAY).abilities
    assert isinstance(last, Would)
    assert last.who is None


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            "You may call this on offense only on 4th down.",
            "You may call this Play on offense only on 4th down.",
        ),
        (
            "You cannot call this on offense unless it is 4th down.",
            "You may call this Play on offense only on 4th down.",
        ),
        (
            "Do not call this card on offense except on fourth down.",
            "You may call this Play on offense only on 4th down.",
        ),
        ("This cannot be called on first down.", "This play cannot be called on first down."),
        (
            "If this card became your play because of an audible, gain 5 yards.",
            "If this card was flipped over to become your play, gain 5 yards.",
        ),
        (
            "If this card was called by means of an audible, gain 5 yards.",
            "If this card was flipped over to become your play, gain 5 yards.",
        ),
        (
            (
                "While you are on defense and this is your play, the catch range of Long Passes is"
                " 1 narrower."
            ),
            "If you called this play on defense, the catch range of Long Passes is 1 narrower.",
        ),
        (
            (
                "At the end of the play, return this card to your hand instead of leaving it in"
                " your discard pile."
            ),
            "At the end of the play, return this card to your hand.",
        ),
        (
            "If your opponent's Strength is 5, gain 5 yards.",
            "If the Strength of your opponent's play is 5, gain 5 yards.",
        ),
    ],
)
def test_said_in_other_words(text: str, same: str) -> None:
    assert read(text, PLAY).abilities == read(same, PLAY).abilities


@pytest.mark.parametrize(
    "text", ["Unique. Gain 5 yards.", "Gain 5 yards. Unique.", "Gain 5 yards.\nUnique"]
)
def test_the_mark_stands_in_front_or_behind(text: str) -> None:
    made = read_card(
        CardFields(
            kind="play", name="Z", strength="3", offense="Run Left", defense="Long Pass", text=text
        )
    )
    assert made.unique
    assert len(made.abilities) == 1  # type: ignore[union-attr]


@rule("F-11")
@pytest.mark.parametrize(
    "text",
    [
        "Run (0-3): Do not Exhaust this player at the end of this play.",
        "Run (0-3): Do not exhaust this Player.",
    ],
)
def test_who_is_not_exhausted_for_running(text: str) -> None:
    same = "Run (0-3): This Player is not exhausted at the end of this play."
    assert (
        read(text, Scene(side="offense")).abilities == read(same, Scene(side="offense")).abilities
    )


def test_a_run_is_run_on_this_play() -> None:
    (static,) = read("Only a QB may run this play.", PLAY).abilities
    assert isinstance(static, Static)
    assert isinstance(static.modifier, Cannot)
    assert static.condition == OnSide("you", "offense")
