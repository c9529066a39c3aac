"""What is done to a play in every voice: commanded, stated, made so, added, taken away."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.language.reader import Scene, Unread, read
from snapcount.cards.nouns import DownIs, Leading
from snapcount.cards.tree import (
    AlsoStops,
    BecomeDefense,
    CannotAudible,
    ChangeCatchRange,
    ChangeClock,
    ChangeGrit,
    ChangeStrength,
    ChangeTimeouts,
    ChooseOne,
    DetermineGrit,
    Draw,
    Gain,
    InsteadYards,
    LimitYards,
    Lose,
    ModifyCatchRange,
    ModifyYards,
    MultiplyYards,
    SetCatchRange,
    SetStrength,
    Static,
)
from snapcount.cards.words import Call, Side

RUNS: tuple[Call, ...] = ("run left", "run middle", "run right")


@pytest.mark.parametrize(
    ("text", "side", "meant"),
    [
        ("Make the catch range 1 narrower.", "defense", ChangeCatchRange(1, -1)),
        ("The catch range becomes 2 wider.", "offense", ChangeCatchRange(-2, 2)),
        ("Make your pass's catch range 0-9.", "offense", SetCatchRange(0, 9)),
        ("Subtract 1 from the upper end of the catch range.", "defense", ChangeCatchRange(high=-1)),
        ("The upper limit of the catch range is reduced by 2.", None, ChangeCatchRange(high=-2)),
        ("Raise the lower end of the catch range by 1.", None, ChangeCatchRange(low=1)),
        ("The catch range is reduced by 2 at its upper end.", None, ChangeCatchRange(high=-2)),
        ("Increase the catch range by 1 on the high end.", None, ChangeCatchRange(high=1)),
        ("Widen the catch range by 2 at the low end.", None, ChangeCatchRange(low=-2)),
        ("The catch range is 1 narrower at the bottom.", None, ChangeCatchRange(low=1)),
        ("Make the Play Strength 5.", None, SetStrength(5)),
        ("Make the Play Strength 2 higher.", None, ChangeStrength(2)),
        ("Take 2 off the Play Strength.", None, ChangeStrength(-2)),
        ("5 yards are gained.", None, Gain(5)),
        ("10 yards are lost this down.", None, Lose(10)),
        ("Make the offense lose 5 yards.", "defense", Lose(5)),
        ("Gain 5 yards as well.", "offense", Gain(5)),
        ("Negate the yards gained on this play.", "defense", InsteadYards(0)),
        ("Ignore all yards lost this down.", "offense", LimitYards("at least", 0)),
        ("Limit the offense to 5 yards this down.", "defense", LimitYards("at most", 5)),
        ("You and your opponent each draw a Play card.", None, Draw("each player", "play")),
        ("Your opponent loses one of their timeouts.", None, ChangeTimeouts("opponent", -1)),
        ("Also gain 5 yards.", "offense", Gain(5)),
        ("Yards gained this down are halved.", None, MultiplyYards("halve")),
        ("Take an additional Time Unit off the clock.", None, ChangeClock(-1)),
        ("Reduce the clock by 1 Time Unit.", None, ChangeClock(-1)),
        ("Your called play stops all Runs this down.", "defense", BecomeDefense(RUNS, add=True)),
        ("This down, your play stops all Runs too.", "defense", BecomeDefense(RUNS, add=True)),
        ("Your play stops only Run Left.", "defense", BecomeDefense(("run left",))),
        ("Your play stops all Runs instead.", "defense", BecomeDefense(RUNS)),
    ],
)
def test_an_effect_on_the_play(text: str, side: Side | None, meant: Any) -> None:
    assert effects(text, side) == (meant,)


NARROWER = ModifyCatchRange(1, -1, "each player", ("pass",))
FOURTH = DownIs((4,))
STOPS = AlsoStops(("short pass",))


@pytest.mark.parametrize(
    ("text", "side", "meant"),
    [
        ("Every catch range is 1 narrower.", None, Static(NARROWER)),
        (
            "The upper end of every catch range is reduced by 2.",
            None,
            Static(ModifyCatchRange(0, -2, "each player", ("pass",))),
        ),
        (
            "Your opponent's catch ranges are 1 narrower.",
            "defense",
            Static(ModifyCatchRange(1, -1, "opponent", ("pass",))),
        ),
        ("Your called play also stops Short Passes.", "defense", Static(STOPS)),
        ("Your plays stop Short Passes too.", "defense", Static(STOPS)),
        (
            "On fourth down, your called play also stops Short Passes.",
            "defense",
            Static(STOPS, FOURTH),
        ),
        (
            "Your called play also stops Short Passes on fourth down.",
            "defense",
            Static(STOPS, FOURTH),
        ),
        (
            "While it is fourth down, your called play also stops Short Passes.",
            "defense",
            Static(STOPS, FOURTH),
        ),
    ],
)
def test_what_holds_for_every_play(text: str, side: Side | None, meant: Static) -> None:
    assert read(text, Scene(side=side)).abilities == [meant]


def test_several_things_hold_while_something_does() -> None:
    text = "While you are behind, your Runs gain 5 more yards and your opponent can't audible."
    both = read(text, Scene(side="offense")).abilities
    behind = Leading("opponent")
    assert both == [
        Static(ModifyYards(5, calls=("run",)), behind),
        Static(CannotAudible("opponent"), behind),
    ]


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "Move the ball 5 yards back toward the offense's end zone.",
            "Move the ball back 5 yards.",
        ),
        (
            "Halve the yards gained on this play, rounded down to a multiple of 5.",
            "Halve the yards gained on the play, rounded down.",
        ),
        (
            (
                "The offense cannot play Action cards unless they discard a card from their hand"
                " this down."
            ),
            "The offense must discard a card to play an Action card this down.",
        ),
        (
            "All Running Backs cannot be designated as the runner or the receiver this down.",
            "All Running Backs cannot run this down. All Running Backs cannot receive this down.",
        ),
    ],
)
def test_the_same_said_at_length(said: str, plain: str) -> None:
    assert effects(said, "defense") == effects(plain, "defense")


@pytest.mark.parametrize(
    "frame",
    [
        "Increase or decrease # by 1.",
        "Raise or lower # by 1.",
        "Add or subtract 1 from #.",
        "Add 1 to or subtract 1 from #.",
        "Add 1 to # or subtract 1 from it.",
        "Change # by 1.",
        "# is increased or reduced by 1.",
        "# is increased by 1 or reduced by 1.",
        "# becomes 1 higher or lower.",
        "Choose one: Add 1 to #; or subtract 1 from #.",
    ],
)
@pytest.mark.parametrize(
    ("noun", "node"), [("the Play Strength", ChangeStrength), ("the Grit", ChangeGrit)]
)
def test_a_number_may_go_up_or_down(frame: str, noun: str, node: Any) -> None:
    chosen = ChooseOne(((node(1),), (node(-1),)))
    determine: tuple[Any, ...] = (DetermineGrit(),) if node is ChangeGrit else ()
    before = "Determine Grit. " if determine else ""
    text = frame.replace("#", noun)
    assert effects(f"{before}{text[0].upper()}{text[1:]}") == (*determine, chosen)


def test_the_two_numbers_may_differ() -> None:
    chosen = ChooseOne(((ChangeStrength(2),), (ChangeStrength(-1),)))
    assert effects("Add 2 to or subtract 1 from the Play Strength.") == (chosen,)


@pytest.mark.parametrize(
    "text",
    [
        "Increase the catch range by 1 at the low end.",
        "The catch range is reduced by 1 at the bottom.",
    ],
)
def test_what_a_smaller_low_end_means_is_not_guessed(text: str) -> None:
    with pytest.raises(Unread):
        effects(text)
