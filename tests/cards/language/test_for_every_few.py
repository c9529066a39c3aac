"""So much for every few of something; what is left over counts for nothing."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.printing import english
from snapcount.cards.nouns import (
    CountCards,
    CountPlayers,
    Divided,
    Group,
    TheGrit,
    ThePlayStrength,
    Times,
)
from snapcount.cards.tree import ChangeStrength, Draw, Gain
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, ON_FIELD_ADJUSTMENTS, Side, action, play, player, scenario

LINE = CountPlayers(Group("you", state="exhausted", positions=("OL",)))
HAND = CountCards("you", "action", "hand")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            "Gain 5 yards for every two of your Exhausted Offensive Linemen.",
            Gain(Divided(Times(5, LINE), 2, to=5)),
        ),
        (
            "For every 2 Exhausted Offensive Linemen you have, gain 5 yards.",
            Gain(Divided(Times(5, LINE), 2, to=5)),
        ),
        (
            "Draw a Play card for every three cards in your Action hand.",
            Draw("you", "play", Divided(HAND, 3)),
        ),
        (
            "Gain 5 yards for every 3 points of Play Strength.",
            Gain(Divided(Times(5, ThePlayStrength()), 3, to=5)),
        ),
        (
            "The Play Strength is reduced by 1 for every two cards in your Action hand.",
            ChangeStrength(Divided(Times(-1, HAND), 2)),
        ),
        (
            "Determine Grit value. The Play Strength is reduced by half the Grit, rounded up.",
            ChangeStrength(Divided(Times(-1, TheGrit()), 2, up=True)),
        ),
    ],
)
def test_so_much_for_every_few(text: str, meant: object) -> None:
    found = effects(text)
    assert found[-1] == meant
    assert effects(english(found)) == found


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("others", "yards"), [(0, 0), (1, 0), (2, 5), (3, 5), (4, 10)])
def test_what_is_left_over_counts_for_nothing(edition: str, others: int, yards: int) -> None:
    text = "Gain 5 yards for every two Action cards in your hand."
    cards = [action("Draw a Play card.", name=f"Other {i}") for i in range(others)]
    card = action(text, when=ON_FIELD_ADJUSTMENTS, name="Gaining")
    side = Side(players=[player("RB")], hand=[card, *cards])
    calls = (play("Run Left", 3, name="Three"), play("Run Right", 0, "Long Pass", name="None"))
    game = scenario(edition, offense=side, calls=calls, ball=40, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Gaining")
    assert game.both_pass().run_to(NEXT_DOWN).ball == 40 + 15 + yards


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("others", "yards"), [(1, 25), (2, 20), (3, 20), (4, 15)])
def test_a_strength_falls_by_half_a_number(edition: str, others: int, yards: int) -> None:
    text = "The Play Strength is reduced by half the number of cards in your Action hand."
    cards = [action("Draw a Play card.", name=f"Other {i}") for i in range(others)]
    card = action(text, when=ON_FIELD_ADJUSTMENTS, name="Less")
    calls = (play("Run Left", 5, name="Five"), play("Run Right", 0, "Long Pass", name="None"))
    game = scenario(
        edition, offense=Side(hand=[card, *cards]), calls=calls, ball=40, at=ON_FIELD_ADJUSTMENTS
    )
    game.offense.plays("Less")
    assert game.both_pass().run_to(NEXT_DOWN).ball == 40 + yards


@pytest.mark.parametrize(
    "gained",
    ["yards the offense gained", "yards the offense gained on it", "yards the play gained"],
)
def test_whoever_gains_the_yards(gained: str) -> None:
    said = "At the end of the play, draw an Action card for every 10 {}, up to three cards."
    assert effects(said.format(gained)) == effects(said.format("yards gained"))


THEIRS = "At the end of the play, draw a Play card for every 10 yards {}."


@pytest.mark.parametrize(
    "said",
    [
        "At the end of the play, draw a Play card for every 10 yards you gained.",
        "At the end of the play, draw a Play card for each 10 yards you gain on it.",
        "At the end of the play, for every 10 yards you gained, draw a Play card.",
    ],
)
def test_whoever_gains_them_is_on_offense(said: str) -> None:
    plain = "At the end of the play, if you are on offense, draw a Play card for every 10 yards"
    assert effects(said) == effects(f"{plain} gained.")
    assert effects(said, "offense") == effects(THEIRS.format("gained"), "offense")
    assert is_refused(said, "defense")


def test_so_many_at_most() -> None:
    said = THEIRS.format("your opponent gained, up to a maximum of 3")
    assert effects(said, "defense") == effects(THEIRS.format("gained, up to a maximum of 3"))


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("strength", "discarded"), [(1, 0), (3, 1), (9, 3)])
@pytest.mark.parametrize("side", ["offense", "defense"])
def test_a_play_counts_them_where_it_was_called_on_offense(
    edition: str, strength: int, discarded: int, side: str
) -> None:
    text = THEIRS.format("you gained").replace("draw a", "your opponent discards a")
    mine, other = strength, 0
    if side == "defense":
        mine, other = 0, strength
    own = play("Run Left", mine, "Long Pass", abilities=(text,), name="Own")
    plain = play("Run Left", other, "Long Pass", name="Plain")
    game = scenario(edition, calls=(own, plain) if side == "offense" else (plain, own))
    game.run_to(NEXT_DOWN)
    foe = game.defense if side == "offense" else game.offense
    assert game.yards == strength * 5
    assert len(foe.play_discard) == 1 + (discarded if side == "offense" else 0)
