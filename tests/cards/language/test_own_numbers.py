"""What a Play says of its own numbers holds as long as it is the called play (T-7)."""

from __future__ import annotations

import pytest

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.cards.nouns import DownIs, Leading, OnSide
from snapcount.cards.tree import (
    Ability,
    CatchRangeIs,
    ChangeStrength,
    Draw,
    ModifyCatchRange,
    ModifyStrength,
    ModifyTimeUnits,
    Static,
    TimeUnitsAre,
    Triggered,
)
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, ON_FIELD_ADJUSTMENTS, Side, action, play, rule, scenario

FLIP = action(
    "Flip over the top card of your Play deck. That card becomes your play this down.",
    when=ON_FIELD_ADJUSTMENTS,
)
THREE = "On third down, this play takes 3 Time Units."
PLAIN = play("Short Pass: 15 (0-9)", 4)


def abilities(text: str) -> list[Ability]:
    return read(text, Scene(play=True)).abilities


@pytest.mark.parametrize(
    ("text", "modifier", "condition"),
    [
        (
            "On third down, the catch range of this pass is 2-8.",
            CatchRangeIs(2, 8),
            DownIs((3,)),
        ),
        (
            "This play takes 2 Time Units while you are ahead.",
            TimeUnitsAre(2),
            Leading("you"),
        ),
        (
            "If you are behind, this play takes 1 less Time Unit.",
            ModifyTimeUnits(-1),
            Leading("opponent"),
        ),
        ("The catch range of this pass is 1 wider.", ModifyCatchRange(-1, 1), None),
        (
            "If you called this play on defense, reduce the Play Strength by 2.",
            ModifyStrength(-2, "offense"),
            OnSide("you", "defense"),
        ),
    ],
)
def test_it_stands(text: str, modifier: object, condition: object) -> None:
    assert abilities(text) == [Static(modifier, condition)]  # type: ignore[arg-type]


def test_what_is_done_is_still_done_when_it_is_revealed() -> None:
    stands, done = abilities("This play takes 2 Time Units. Draw a Play card.")
    assert stands == Static(TimeUnitsAre(2))
    assert done == Triggered("a play is revealed", (Draw("you", "play"),), "you")


def test_who_says_when_says_that_it_is_done_once() -> None:
    (heard,) = abilities("When this play is revealed, increase the Play Strength by 2.")
    assert isinstance(heard, Triggered)
    assert heard.effects == (ChangeStrength(2),)


@rule("T-7", "R-47")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("flipped", [True, False])
@pytest.mark.parametrize("own", [True, False])
def test_time_units_come_and_go_with_the_play(edition: str, own: bool, flipped: bool) -> None:
    """`own`: the Play with the text is the one that is called in the end."""
    texted = play("Short Pass: 15 (0-9)", 4, abilities=(THREE,))
    first, then = (PLAIN, texted) if own == flipped else (texted, PLAIN)
    game = scenario(
        edition,
        offense=Side(hand=[FLIP], play_deck=[PLAIN, then]),
        calls=(first, play("Long Pass", 0, "Run Left")),
        down=3,
        at=ON_FIELD_ADJUSTMENTS,
    )
    before = game.clock
    if flipped:
        game.offense.plays(0)
        game.both_pass()
    game.run_to(NEXT_DOWN)
    assert before - game.clock == (3 if own else 1)


@rule("T-7", "R-47")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("flipped", [True, False])
@pytest.mark.parametrize("own", [True, False])
def test_a_catch_range_comes_and_goes_with_the_play(edition: str, own: bool, flipped: bool) -> None:
    text = "On third down, the catch range of this pass is 0-9."
    texted = play("Short Pass: 15 (9-9)", 4, abilities=(text,))
    plain = play("Short Pass: 20 (9-9)", 4)
    first, then = (plain, texted) if own == flipped else (texted, plain)
    game = scenario(
        edition,
        offense=Side(hand=[FLIP], play_deck=[plain, then]),
        calls=(first, play("Long Pass", 0, "Run Left")),
        down=3,
        at=ON_FIELD_ADJUSTMENTS,
    )
    if flipped:
        game.offense.plays(0)
        game.both_pass()
    game.run_to(NEXT_DOWN)
    assert game.yards == (15 if own else 0)
