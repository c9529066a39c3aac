"""Only some Players may be designated: all others cannot be."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.printing import english
from snapcount.cards.nouns import Group
from snapcount.cards.tree import Cannot, Lasting, MustDesignate
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import DESIGNATE, ON_FIELD_ADJUSTMENTS, Side, action, rule, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
BACKS = Group(except_positions=("RB",))


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            "Only a RB can be designated as the runner this down.",
            Cannot("be designated to run", BACKS),
        ),
        ("Only Running Backs can run the ball this down.", Cannot("be designated to run", BACKS)),
        (
            "This down, your opponent may only designate Running Backs to run.",
            Cannot("be designated to run", Group("opponent", except_positions=("RB",))),
        ),
        (
            "Only a Cornerback or Safety can be designated as the tackler this down.",
            Cannot("be designated to tackle", Group(except_positions=("CB", "S"))),
        ),
        (
            "Only Tight Ends may be designated this down.",
            Cannot("be designated", Group(side="offense", except_positions=("TE",))),
        ),
        (
            "Only Energized Players can be designated this down.",
            Cannot("be designated", Group(state="exhausted")),
        ),
        (
            "The receiver must be a Wide Receiver this down.",
            MustDesignate(Group(positions=("WR",)), "receiver"),
        ),
    ],
)
def test_all_others_cannot_be_designated(text: str, meant: Cannot) -> None:
    made = effects(text)
    assert made == (Lasting(meant),)
    assert effects(english(made)) == made


@pytest.mark.parametrize(
    "text",
    [
        "Only a Running Back or Linebacker can be designated this down.",
        "Only Players with a rating of 90 or more can be designated this down.",
        "Only two Running Backs can be designated this down.",
        "Only Energized Running Backs can be designated this down.",
    ],
)
def test_who_the_others_are_must_be_known(text: str) -> None:
    assert is_refused(text)


@rule("F-9")
@every_edition
@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("Only a RB or QB can be designated as the runner this down.", ["QB", "RB"]),
        ("Only a Tight End or Wide Receiver can be the runner this down.", ["WR", "TE"]),
        ("Only a Fullback can be designated this down.", ["QB", "RB", "WR", "TE"]),
        ("Only a Wide Receiver can receive this down.", ["QB", "RB", "WR", "TE"]),
        ("Only Exhausted Players can be designated this down.", ["RB", "TE"]),
    ],
)
def test_nobody_else_is_offered(edition: str, text: str, named: list[str]) -> None:
    card = action(text, when=ON_FIELD_ADJUSTMENTS)
    side = Side(hand=[card], exhausted=["Running Back", "Tight End"])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.run_to("designation")
    game.offense.offered(*(DESIGNATE(position) for position in named))


@rule("F-9")
@every_edition
def test_the_defense_is_held_to_it(edition: str) -> None:
    card = action(
        "Your opponent may only designate a Safety or Cornerback as the tackler this down.",
        when=ON_FIELD_ADJUSTMENTS,
    )
    game = scenario(edition, offense=[card], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.run_to("designation")
    game.offense.designates("RB")
    game.defense.offered(DESIGNATE("CB"), DESIGNATE("S"))
