"""`Otherwise, gain 5`, `and 5 more if …`: what was done before, with another number."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.tree import ChangeStrength, ChooseOne, Discard, Gain
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    MODE,
    NUMBER,
    ON_FIELD_ADJUSTMENTS,
    PICK_CARD,
    PRIOR_TO_SELECTING,
    YES,
    Side,
    action,
    play,
    rule,
    scenario,
)

_CASES = [
    (
        "If {if}, gain 10 yards. Otherwise, gain 5.",
        "If {if}, gain 10 yards. Otherwise, gain 5 yards.",
    ),
    (
        "If {if}, gain 10 yards. If not, the offense loses 5.",
        "If {if}, gain 10 yards. Otherwise, the offense loses 5 yards.",
    ),
    (
        "If {if}, add 3 to the Play Strength. Otherwise, add 1.",
        "If {if}, add 3 to the Play Strength. Otherwise, add 1 to the Play Strength.",
    ),
    (
        "If {if}, subtract 3 from the Play Strength. Otherwise, subtract 1.",
        "If {if}, reduce the Play Strength by 3. Otherwise, reduce the Play Strength by 1.",
    ),
    (
        "Energize one of your Players. If {if}, Energize two instead.",
        "If {if}, Energize two of your Players. Otherwise, Energize one of your Players.",
    ),
    (
        "Energize one of your Players. If {if}, you may Energize up to two instead.",
        (
            "If {if}, do this: [You may Energize up to two of your Players. If you do not, Energize"
            " one of your Players.] Otherwise, Energize one of your Players."
        ),
    ),
    (
        "Remove a Power Up. If {if}, remove up to two instead.",
        "If {if}, remove up to two Power Ups. Otherwise, remove a Power Up.",
    ),
    (
        "Draw an Action card. If {if}, draw up to two instead.",
        "If {if}, draw up to two Action cards. Otherwise, draw an Action card.",
    ),
    (
        "Gain 5 yards. Discard a Play card. If {if}, discard at most two of them instead.",
        "Gain 5 yards. If {if}, discard up to two Play cards. Otherwise, discard a Play card.",
    ),
    (
        (
            "Return a Pass from your Play discard pile to your hand. If {if}, return up to two"
            " instead."
        ),
        (
            "If {if}, put up to two Passes from your discard pile into your hand. Otherwise, put a"
            " Pass from your discard pile into your hand."
        ),
    ),
    (
        "Return a Run from your Play discard pile to your hand. If {if}, return two Runs instead.",
        (
            "If {if}, put two Runs from your discard pile into your hand. Otherwise, put a Run from"
            " your discard pile into your hand."
        ),
    ),
    (
        (
            "Return an Action card from your discard pile to your hand. If {if}, return up to two"
            " Action cards instead."
        ),
        (
            "If {if}, put up to two Action cards from your discard pile into your hand. Otherwise,"
            " put an Action card from your discard pile into your hand."
        ),
    ),
    (
        "Remove a Power Up. If {if}, remove two instead.",
        "If {if}, remove two Power Ups. Otherwise, remove a Power Up.",
    ),
    (
        "Remove 2 Time Units from the clock. If {if}, remove 1 instead.",
        (
            "If {if}, remove 1 Time Unit from the clock. Otherwise, remove 2 Time Units from the"
            " clock."
        ),
    ),
    (
        "Remove 2 Time Units from the clock. If {if}, remove 3 Time Units instead.",
        (
            "If {if}, remove 3 Time Units from the clock. Otherwise, remove 2 Time Units from the"
            " clock."
        ),
    ),
    (
        "Subtract 3 from the Play Strength. If {if}, the Play Strength becomes 0 instead.",
        "Subtract 3 from the Play Strength. If {if}, the Play Strength becomes 0.",
    ),
    (
        "Gain a timeout. If {if}, gain two instead.",
        "If {if}, gain two timeouts. Otherwise, gain a timeout.",
    ),
    (
        "Return an Action card from your discard pile to your hand. If {if}, return two instead.",
        (
            "If {if}, return two Action cards from your discard pile to your hand. Otherwise,"
            " return an Action card from your discard pile to your hand."
        ),
    ),
    ("Gain 5 yards, and 5 more if {if}.", "Gain 5 yards. If {if}, gain 5 yards."),
    ("Gain 5 yards plus another 10 yards if {if}.", "Gain 5 yards. If {if}, gain 10 yards."),
    ("Gain 5 yards. If {if}, gain 5 more.", "Gain 5 yards. If {if}, gain 5 yards."),
    (
        "Draw an Action card, and another if {if}.",
        "Draw an Action card. If {if}, draw an Action card.",
    ),
    (
        "Your opponent discards two Action cards. If {if}, you discard one more.",
        "Your opponent discards two Action cards. If {if}, discard an Action card.",
    ),
    (
        "If you called a Run, gain 5 yards. If it is a Run Left, gain 10 instead.",
        "If you called a Run, gain 5 yards. If you called a Run Left, gain 10 yards instead.",
    ),
    *(
        (
            f"Reduce the Play Strength by 3. If {becomes}, draw an Action card.",
            "Reduce the Play Strength by 3. If the Play Strength is 0, draw an Action card.",
        )
        for becomes in (
            "it becomes 0 this way",
            "it is reduced to 0",
            "that makes it 0",
            "the Play Strength becomes 0 this way",
        )
    ),
]


@pytest.mark.parametrize(("said", "plain"), _CASES)
def test_what_is_counted_need_not_be_said_again(said: str, plain: str) -> None:
    asked = "you are behind"
    assert effects(said.replace("{if}", asked)) == effects(plain.replace("{if}", asked))


@pytest.mark.parametrize(
    "text",
    [
        "Gain 5.",
        "Draw an Action card. If you are behind, gain 5.",
        "Add 2 to the Play Strength. If you are behind, subtract 1 instead.",
        "Energize one of your Players. Your opponent energizes two.",
        "Remove 3 Time Units.",
        "Return up to two.",
        "Gain 5 yards. If you are behind, gain up to 10 instead.",
        (
            "Return a Run from your Play discard pile to your hand. If you are behind, return two"
            " Passes instead."
        ),
        "Add 2 to the Play Strength. If you are behind, add 3 Time Units instead.",
        "Gain 5 yards or 5.",
        "Gain 5 yards or 10 Time Units.",
    ],
)
def test_a_number_of_nothing_is_refused(text: str) -> None:
    assert is_refused(text)


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("Gain 4 yards. If {if}, gain 6 yards instead of 4.", "gain 6 yards instead."),
        ("Gain 4 yards. If {if}, gain 6 instead of 4 yards.", "gain 6 yards instead."),
        (
            "Draw an Action card. If {if}, draw two Action cards instead of one.",
            "draw two Action cards instead.",
        ),
    ],
)
def test_what_it_is_instead_of_may_be_said(said: str, plain: str) -> None:
    first, _ = said.split(". ", 1)
    asked = "you are behind"
    assert effects(said.replace("{if}", asked)) == effects(f"{first}. If {asked}, {plain}")


@pytest.mark.parametrize(
    "text",
    [
        "Gain 6 yards instead of 4.",
        "Gain 5 yards. If you are behind, gain 6 yards instead of 4.",
        "Draw an Action card. If you are behind, draw three Action cards instead of two.",
        "Draw 4 Action cards. If you are behind, gain 6 yards instead of 4.",
    ],
)
def test_but_only_if_there_is_that_number(text: str) -> None:
    assert is_refused(text)


@pytest.mark.parametrize(
    ("text", "one", "other", "who"),
    [
        ("Increase the Play Strength by 1 or 2.", ChangeStrength(1), ChangeStrength(2), "you"),
        ("Reduce the Play Strength by 1 or 3.", ChangeStrength(-1), ChangeStrength(-3), "you"),
        ("Gain 5 yards or 10 yards.", Gain(5), Gain(10), "you"),
        (
            "Your opponent discards an Action card or two.",
            Discard("opponent", "action", 1),
            Discard("opponent", "action", 2),
            "opponent",
        ),
    ],
)
def test_one_number_or_another_is_chosen(text: str, one: object, other: object, who: str) -> None:
    assert effects(text) == (ChooseOne(((one,), (other,)), who),)  # type: ignore[arg-type]


@rule("T-18")
@pytest.mark.parametrize(("chosen", "yards"), [(0, 5), (1, 10)])
def test_its_player_chooses_the_number(chosen: int, yards: int) -> None:
    game = scenario("crd", offense=[action("Gain 5 yards or 10 yards.")], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.both_pass()
    game.offense.answers(MODE(chosen))
    assert game.yards_by_effects == yards


PASSES = [play("Short Pass: 10 (2-9)", name=each) for each in ("One", "Two", "Three")]


@rule("R-17", "Z-3")
@pytest.mark.parametrize("half", [0, 1])
@pytest.mark.parametrize(
    ("edition", "wanted"),
    [*((each, some) for each in EDITION_NAMES for some in (0, 1)), ("2019", 2)],  # no sixth Play
)
def test_up_to_two_are_chosen_in_the_second_half(edition: str, half: int, wanted: int) -> None:
    """Before that it is one; choosing none is a choice too."""
    card = action(
        "Return a Pass from your Play discard pile to your hand. If it is the second half, you may"
        " return up to two instead.",
        when=PRIOR_TO_SELECTING,
    )
    side = Side(hand=[card], play_discard=[*PASSES, play("Run Left", name="Four")])
    game = scenario(edition, offense=side, period=half, at=PRIOR_TO_SELECTING)
    game.offense.plays(0)
    game.both_pass()
    if half:
        game.offense.answers(YES)
        game.offense.answers(NUMBER(wanted))
    count = wanted if half else 1
    for name in ("One", "Two")[:count]:
        game.offense.answers(PICK_CARD(name))
    left = [each.name for each in PASSES if each.name in game.offense.play_discard]
    assert left == ["One", "Two", "Three"][count:]
