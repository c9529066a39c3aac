"""How sentences hang together: the other case, what was done, and what a condition is of."""

from __future__ import annotations

import pytest
from tests.cards.language.closure import ACTION, PLAYER

from snapcount.cards.language.reader import Unread, read
from snapcount.cards.nouns import Did, DownIs, GritIn, Leading
from snapcount.cards.tree import (
    Await,
    CancelTurnover,
    DetermineGrit,
    Discard,
    Draw,
    Gain,
    If,
    Lose,
    MakeResult,
    May,
    Triggered,
    Turnover,
    Would,
)

AHEAD = Leading("you")
BEHIND = Leading("opponent")
ACTION_CARD = Draw("you", "action")


@pytest.mark.parametrize(
    "other",
    [
        "Otherwise, gain 5 yards.",
        "Otherwise, gain 5 yards instead.",
        "If not, gain 5 yards instead.",
    ],
)
def test_in_the_other_case_instead_says_nothing_more(other: str) -> None:
    page = read(f"If you are ahead, draw an Action card. {other}", ACTION)
    assert page.effects == (If(AHEAD, (ACTION_CARD,), (Gain(5),)),)


def test_what_is_done_if_nothing_was_is_done_instead() -> None:
    page = read("You may discard a Play card. If you do not, draw an Action card instead.", ACTION)
    (offer,) = page.effects
    assert isinstance(offer, May)
    assert offer.if_not == (ACTION_CARD,)


def test_instead_in_the_other_case_still_takes_the_place_of_what_was_done_before() -> None:
    text = "Gain 5 yards. If you are ahead, draw an Action card. Otherwise, gain 10 yards instead."
    (asked,) = read(text, ACTION).effects
    assert asked == If(AHEAD, (ACTION_CARD, Gain(5)), (Gain(10),))


def test_of_two_ranges_that_share_no_number_only_one_comes_about() -> None:
    text = (
        "Determine Grit. If the Grit is 0-1, the pass is intercepted."
        " If the Grit is 2-4, the play becomes incomplete instead."
    )
    assert read(text, ACTION).effects == (
        DetermineGrit(),
        If(GritIn(0, 1), (Turnover("interception"),)),
        If(GritIn(2, 4), (MakeResult("incomplete"),)),
    )


def test_what_waits_for_the_end_of_the_play_is_asked_whether_it_was_done() -> None:
    text = (
        "At the end of the play, your opponent discards an Action card."
        " If they do, draw an Action card."
    )
    (waits,) = read(text, ACTION).effects
    assert isinstance(waits, Await)
    assert isinstance(waits.ability, Triggered)
    assert waits.ability.effects == (Discard("opponent", "action"), If(Did(), (ACTION_CARD,)))


def test_a_turnover_that_is_cancelled_when_it_would_happen_was_one() -> None:
    text = "Cancel all live ball turnovers this down. If you do, lose 5 yards."
    (waits,) = read(text, ACTION).effects
    assert isinstance(waits, Await)
    assert isinstance(waits.ability, Would)
    assert waits.ability.effects == (CancelTurnover(), Lose(5))


def test_behind_a_comma_a_condition_is_of_the_last_part() -> None:
    page = read("Gain 5 yards, and draw an Action card if you are behind.", ACTION)
    assert page.effects == (Gain(5), If(BEHIND, (ACTION_CARD,)))


@pytest.mark.parametrize(
    "text",
    [
        "Gain 5 yards and draw an Action card if you are behind.",
        "Gain 5 yards, draw an Action card, and draw a Play card if you are behind.",
    ],
)
def test_without_one_or_in_a_list_it_may_be_of_all(text: str) -> None:
    with pytest.raises(Unread, match="last part or for all"):
        read(text, ACTION)


def test_a_circumstance_is_joined_as_a_condition_is() -> None:
    (asked,) = read("If you are ahead and on third down, draw an Action card.", ACTION).effects
    assert isinstance(asked, If)
    assert set(asked.condition.conditions) == {AHEAD, DownIs((3,))}  # type: ignore[union-attr]


def test_two_numbers_of_the_same_cards_are_no_choice() -> None:
    page = read("Draw an Action card, or two if you are behind.", ACTION)
    assert page.effects == (If(BEHIND, (Draw("you", "action", 2),), (ACTION_CARD,)),)
    with pytest.raises(Unread):
        read("Draw an Action card or two Action cards.", ACTION)


def test_whenever_something_happens_the_last_part_is_asked_then() -> None:
    text = (
        "Whenever you gain a first down, draw an Action card,"
        " and draw a Play card if you are behind."
    )
    (ability,) = read(text, PLAYER).abilities
    assert isinstance(ability, Triggered)
    assert ability.effects == (ACTION_CARD, If(BEHIND, (Draw("you", "play"),)))


def test_what_follows_one_of_two_occasions_follows_from_both() -> None:
    text = (
        "Whenever you punt or make a field goal, you may discard a Play card."
        " If you do, draw an Action card."
    )
    abilities = read(text, PLAYER).abilities
    assert len(abilities) == 2
    for ability in abilities:
        assert isinstance(ability, Triggered)
        (offer,) = ability.effects
        assert isinstance(offer, May)
        assert offer.if_done == (ACTION_CARD,)


def test_so_does_what_an_action_card_waits_for() -> None:
    text = (
        "Whenever you punt or make a field goal this half, you may discard a Play card."
        " If you do, draw an Action card."
    )
    for waits in read(text, ACTION).effects:
        assert isinstance(waits, Await)
        (offer,) = waits.ability.effects
        assert isinstance(offer, May)
        assert offer.if_done == (ACTION_CARD,)


def test_a_limit_behind_two_occasions_may_be_of_each_or_of_both() -> None:
    text = (
        "Whenever you punt or make a field goal, draw an Action card. Use this only once per half."
    )
    with pytest.raises(Unread, match="for each of these"):
        read(text, PLAYER)


@pytest.mark.parametrize(
    ("joined", "apart"),
    [
        (
            "Your opponent discards an Action card and may draw a Play card.",
            "Your opponent discards an Action card. Your opponent may draw a Play card.",
        ),
        (
            "The defense must discard an Action card, but may draw two Play cards.",
            "The defense discards an Action card. The defense may draw two Play cards.",
        ),
        (
            "You draw an Action card and may discard a Play card to gain 5 yards.",
            "Draw an Action card. You may discard a Play card to gain 5 yards.",
        ),
        (
            "Each player draws an Action card and may then discard a Play card.",
            "Each player draws an Action card. Each player may discard a Play card.",
        ),
    ],
)
def test_who_does_one_thing_may_do_another(joined: str, apart: str) -> None:
    assert read(joined, ACTION) == read(apart, ACTION)
