"""Another play than the one that was called before the down was replayed (F-7, R-5)."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.cards.tree import CannotCallAgain, Lasting, ReplayDown
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import CALL, ON_FIELD_ADJUSTMENTS, Side, play, rule, says, scenario

WHEN = "Replay the Down. When the down is replayed, the offense"
OTHER = f"{WHEN} must call a different offensive play if able."
KIND = f"{WHEN} must call another kind of play."


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("The offense cannot call the same play as before the Replay this down.", False),
        ("The offense must call a different play this time.", False),
        ("The offense cannot call the same play again this down.", False),
        ("The offense must call a different kind of play.", True),
    ],
)
def test_it_holds_in_this_down(text: str, kind: bool) -> None:
    barred = Lasting(CannotCallAgain("offense", "down", kind), "this down")
    assert effects(f"Replay the Down. {text}") == (ReplayDown(), barred)
    assert is_refused(text)  # a down that is not replayed has one play
    assert is_refused(f"Bench: {text}", action=False)


def test_it_is_said_of_when_it_is_replayed() -> None:
    same = f"{WHEN} cannot call the same play as before the Replay."
    assert effects(OTHER) == effects(same)


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            "The offense must call a different play than on the last down.",
            "The offense cannot call the same play as on the last down.",
        ),
        (
            "Each player must call another kind of play than the one they called on the last down.",
            "Each player cannot call the same kind of play as on the last down.",
        ),
        (
            "The offense must call a different play than they called earlier this possession.",
            "The offense cannot call the same play twice this possession.",
        ),
    ],
)
def test_a_different_play_is_not_the_same(text: str, same: str) -> None:
    there = Scene(enters=True)
    assert read(text, there).abilities == read(same, there).abilities


@rule("F-7", "F-3")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("text", "hand"),
    [
        (OTHER, {"First": False, "Run Right": True, "Short Pass: 5 (0-9)": True}),
        (
            KIND,
            {
                "First": False,
                "Run Right": False,
                "Short Pass: 5 (0-9)": True,
                "Long Pass: 5 (0-9)": True,
            },
        ),
        (KIND, {"First": True, "Run Right": True}),
    ],
)
def test_the_play_of_before_is_not_offered_again(
    edition: str, text: str, hand: dict[str, bool]
) -> None:
    """Whoever has no other may call it anyhow."""
    calls = (play("Run Left", 3, name="First"), play("Run Right", 0, "Long Pass", name="Wall"))
    game = scenario(
        edition,
        offense=Side(plays=[play(call, name=call) for call in list(hand)[1:]]),
        defense=[says(CannotCallAgain, text)],
        calls=calls,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.plays("Trick")
    game.both_pass()
    game.run_to("call")
    for call, may in hand.items():
        assert game.offense.may(CALL(call)) is may, call
