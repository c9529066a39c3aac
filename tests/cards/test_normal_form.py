"""Several shapes with one meaning: one of them is the normal form, and the printed one."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from snapcount.cards.language.meaning.normal import normal, where_it_works
from snapcount.cards.language.parse import parse_effects
from snapcount.cards.language.printing import english
from snapcount.cards.nouns import (
    All,
    AllOf,
    AnyOf,
    Choose,
    Condition,
    CountTimeouts,
    DeckHas,
    DownIs,
    Group,
    Leading,
    Not,
    OnSide,
    PeriodIs,
    PlayerIs,
    Synergized,
    TheX,
    This,
    Times,
)
from snapcount.cards.tree import (
    Await,
    BecomeDefense,
    ChooseX,
    Discard,
    Effect,
    Energize,
    Gain,
    If,
    Lose,
    ModifyYards,
    Search,
    Static,
    Triggered,
)
from snapcount.cards.words import RUN_CALLS

OVERTIME, SYNERGIZED, OFFENSE = PeriodIs("overtime"), Synergized(), OnSide("you", "offense")
GAIN = (Gain(5),)

EFFECTS: list[tuple[Effect, Effect]] = [
    (Gain(-5), Lose(5)),
    (Lose(-5), Gain(5)),
    (Gain(Times(-5, CountTimeouts("you"))), Lose(Times(5, CountTimeouts("you")))),
    (Gain(Times(1, CountTimeouts("you"))), Gain(CountTimeouts("you"))),
    (Discard("you", "action", None, "random"), Discard("you", "action", None)),
    (Search("you", ("action", "play")), Search()),
    (BecomeDefense(("run", "short pass")), BecomeDefense((*RUN_CALLS, "short pass"))),
    (If(OVERTIME, (), GAIN), If(Not(OVERTIME), GAIN)),
    (
        Await(Triggered("the play ends", GAIN, bench=True)),
        Await(Triggered("the play ends", GAIN)),
    ),
    (
        Await(Triggered("a Player is energized", GAIN, players=Choose(Group(whose="you")))),
        Await(Triggered("a Player is energized", GAIN, players=All(Group(whose="you")))),
    ),
    (
        Energize(All(Group(positions=("WR", "RB", "WR"), team='the "Gulls"'))),
        Energize(All(Group(positions=("RB", "WR"), team="the Gulls"))),
    ),
]

CONDITIONS: list[tuple[Condition, Condition]] = [
    (Not(Not(OVERTIME)), OVERTIME),
    (Not(Leading("you", 3)), Leading("opponent", -2)),
    (Not(Leading("offense", 0)), Leading("defense", 1)),
    (AllOf((OVERTIME,)), OVERTIME),
    (AllOf((AllOf((OVERTIME, SYNERGIZED)), OFFENSE)), AllOf((OVERTIME, SYNERGIZED, OFFENSE))),
    (AnyOf((OVERTIME, AnyOf((SYNERGIZED, OFFENSE)))), AnyOf((OVERTIME, SYNERGIZED, OFFENSE))),
    (DownIs((4, 3, 3)), DownIs((3, 4))),
    (DeckHas(Group(where="bench"), 1), DeckHas(Group(whose="you"), 1)),
]


@pytest.mark.parametrize(("shape", "expected"), EFFECTS)
def test_an_effect_is_printed_and_read_in_its_normal_form(shape: Any, expected: Any) -> None:
    assert normal(shape) == expected
    assert parse_effects(english(shape)) == (expected,)


@pytest.mark.parametrize(("shape", "expected"), CONDITIONS)
def test_a_condition_is_printed_and_read_in_its_normal_form(
    shape: Condition, expected: Condition
) -> None:
    assert normal(If(shape, GAIN)) == If(expected, GAIN)
    assert parse_effects(english(If(shape, GAIN))) == (If(expected, GAIN),)


def test_a_kind_of_play_swallows_its_members() -> None:
    odd = Static(ModifyYards(5, "you", ("run right", "run", "run left")))
    assert normal(odd) == Static(ModifyYards(5, "you", ("run",)))


def test_a_loss_of_something_counted_is_worded_without_a_factor() -> None:
    """`Lose X yards` is minus one times X inside a change."""
    words = "Choose X from 0 to 9. The Play Strength is reduced by X."
    assert english(parse_effects(words)) == words
    assert parse_effects(words)[0] == ChooseX()
    assert parse_effects(words)[1] != Gain(TheX())


HERE = PlayerIs(This(), Group())
THIRD = DownIs((3,))


@pytest.mark.parametrize(
    ("condition", "left"),
    [
        (HERE, None),
        (AnyOf((HERE, THIRD)), None),
        (AllOf((HERE, THIRD)), THIRD),
        (AllOf((AnyOf((HERE, THIRD)), THIRD)), THIRD),
    ],
)
def test_a_static_text_need_not_say_that_its_player_is_on_the_field(
    condition: Condition, left: Condition | None
) -> None:
    """Not even beside something else: where it works at all, that is answered already."""
    static = Static(ModifyYards(5), condition)
    assert where_it_works(normal(static)).condition == left
    held = replace(static, bench=True)
    assert where_it_works(normal(held)) == held
