"""Most and fewest Time Units that plays take."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused, modifier

from snapcount.cards.language.printing import english
from snapcount.cards.tree import Lasting, LimitTimeUnits, Static
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, ON_FIELD_ADJUSTMENTS, Side, action, player, rule, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            "Plays cannot take more than 2 Time Units.",
            LimitTimeUnits("at most", 2, "each player"),
        ),
        (
            "Your opponent's plays take at least 2 Time Units.",
            LimitTimeUnits("at least", 2, "opponent"),
        ),
        ("Your Runs use no more than 1 Time Unit.", LimitTimeUnits("at most", 1, "you", ("run",))),
        ("Your plays never cost less than 2 Time Units.", LimitTimeUnits("at least", 2)),
    ],
)
def test_it_is_said_of_plays(text: str, meant: LimitTimeUnits) -> None:
    assert modifier(text) == meant
    assert modifier(english(Static(meant))) == meant


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            "The play takes no more than 1 Time Unit.",
            Lasting(LimitTimeUnits("at most", 1, "offense")),
        ),
        (
            "Your next play takes at least 3 Time Units.",
            Lasting(LimitTimeUnits("at least", 3), "next play"),
        ),
        (
            "This possession, your plays cannot take more than 1 Time Unit.",
            Lasting(LimitTimeUnits("at most", 1), "this possession"),
        ),
    ],
)
def test_it_is_said_for_a_while(text: str, meant: Lasting) -> None:
    assert effects(text) == (meant,)
    assert effects(english((meant,))) == (meant,)


@pytest.mark.parametrize(
    "text", ["Your plays take at most 1 more Time Unit.", "Your kicks take at most 1 Time Unit."]
)
def test_other_limits_are_refused(text: str) -> None:
    assert is_refused(text, action=False)


@rule("F-13", "F-22")
@every_edition
@pytest.mark.parametrize("all_pro", [False, True])
@pytest.mark.parametrize(
    ("texts", "printed", "taken"),
    [
        (["Your plays cannot take more than 2 Time Units."], 3, 2),
        (["Your plays cannot take more than 2 Time Units."], 1, 1),
        (["Plays take at least 2 Time Units."], 1, 2),
        (["Plays take at least 2 Time Units."], 3, 3),
        (["Your opponent's plays take at least 2 Time Units."], 1, 1),
        (["Your Passes take at least 2 Time Units."], 1, 1),
        (
            ["Your plays take at least 3 Time Units.", "Plays cannot take more than 2 Time Units."],
            1,
            2,
        ),
        (["Your plays take 2 more Time Units.", "Plays cannot take more than 2 Time Units."], 1, 2),
    ],
)
def test_the_clock_goes_by_it(
    edition: str, all_pro: bool, texts: list[str], printed: int, taken: int
) -> None:
    if all_pro and edition not in ("2022", "crd"):
        return
    side = Side(players=[player("TE", *texts)], hand=["Gain 5 yards."])
    game = scenario(edition, offense=side, time=printed, clock=15, all_pro=all_pro)
    game.run_to(NEXT_DOWN)
    assert 15 - game.clock == taken + all_pro


@rule("F-13")
@every_edition
def test_one_play_takes_no_more(edition: str) -> None:
    card = action("This play takes no more than 1 Time Unit.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card], at=ON_FIELD_ADJUSTMENTS, time=3, clock=15)
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.clock == 14
    game.run_to(NEXT_DOWN)
    assert game.clock == 11
