"""`Instead` takes the place of the last thing of its kind that the text did, not of the play's."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.tree import Draw, Gain, If, InsteadYards
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    END_OF_PLAY,
    NEXT_DOWN,
    NO,
    ON_FIELD_ADJUSTMENTS,
    YES,
    Scenario,
    Side,
    action,
    player,
    scenario,
)
from snapcount.testing.answers import Answer

SPARE = action("Gain 5 yards.", name="Spare")


def resolved(
    edition: str,
    text: str,
    score: tuple[int, int] = (0, 0),
    held: int = 1,
    strength: int = 3,
    seed: int = 1,
) -> Scenario:
    """The offense has played the card at On Field Adjustments, on a Run of 10 yards or more."""
    card = action(text, when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition,
        offense=Side(hand=[card, *[SPARE] * held]),
        defense=Side(hand=[SPARE]),
        at=ON_FIELD_ADJUSTMENTS,
        score=score,
        strength=strength,
        seed=seed,
    )
    game.offense.plays(0)
    return game.both_pass()


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    "text",
    [
        "Gain 5 yards. You may discard an Action card. If you do, gain 15 yards instead.",
        "Gain 5 yards. You may discard an Action card to gain 15 yards instead.",
        "Gain 15 yards. You may discard an Action card. If you do not, gain 5 yards instead.",
    ],
)
def test_who_pays_gains_the_other_yards_and_keeps_those_of_the_play(
    edition: str, text: str
) -> None:
    for answer, gained in ((YES, 15), (NO, 5)):
        game = resolved(edition, text)
        game.offense.answers(answer)
        assert game.base_yards > 0
        assert game.yards_by_effects == gained
    assert resolved(edition, text, held=0).yards_by_effects == 5


@pytest.mark.parametrize("answer", [YES, NO])
def test_the_opponent_pays(answer: Answer) -> None:
    text = (
        "Gain 15 yards. Your opponent may discard an Action card. If they do, gain 5 yards instead."
    )
    game = resolved("crd", text)
    game.defense.answers(answer)
    assert game.yards_by_effects == (5 if answer == YES else 15)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("middle", [". Determine Grit", ", then determine Grit"])
def test_grit_that_was_determined_in_between(middle: str, seed: int) -> None:
    text = f"Gain 5 yards{middle}. If the Grit is 5 or more, gain 15 yards instead."
    game = resolved("crd", text, seed=seed)
    (grit,) = [event[2] for event in game.log.all(events.GRIT)]
    assert game.yards_by_effects == (15 if grit >= 5 else 5)


@pytest.mark.parametrize(("strength", "gained"), [(3, 5), (8, 15)])
def test_a_card_that_was_flipped_in_between(strength: int, gained: int) -> None:
    """The Play deck is copies of the call, so that its Strength is known."""
    text = (
        "Gain 5 yards. Flip over the top card of your Play deck. If its Strength is 5 or more,"
        " gain 15 yards instead."
    )
    assert resolved("crd", text, strength=strength).yards_by_effects == gained


@pytest.mark.parametrize(("score", "gained"), [((0, 0), 10), ((0, 7), 20)])
@pytest.mark.parametrize(
    "text",
    [
        "Gain 10 yards and draw an Action card. If you are behind, gain 20 yards instead.",
        "Gain 10 yards. Discard an Action card. If you are behind, gain 20 yards instead.",
        (
            "Discard an Action card. If you do, gain 10 yards. If you are behind, gain 20 yards"
            " instead."
        ),
    ],
)
def test_something_else_in_between(text: str, score: tuple[int, int], gained: int) -> None:
    assert resolved("crd", text, score).yards_by_effects == gained


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_yards_take_the_place_of_the_card_that_was_drawn(edition: str) -> None:
    """All that the text did before is the draw: the play's own yards stay."""
    text = "Draw an Action card. If you are behind, gain 10 yards instead."
    for score, held, gained in (((0, 0), 2, 0), ((0, 7), 1, 10)):
        game = resolved(edition, text, score)
        assert (len(game.offense.hand), game.yards_by_effects) == (held, gained)


def test_what_is_asked_besides_is_asked_where_there_is_something_to_replace() -> None:
    (asked,) = effects(
        "If you are behind, gain 5 yards. If it is fourth down, gain 10 yards instead."
    )
    inside = effects("If it is fourth down, gain 10 yards. Otherwise, gain 5 yards.")
    assert asked == If(asked.condition, then=inside)
    (apart,) = effects(
        "If you called a Run, gain 5 yards. If you called a Pass, gain 10 yards instead."
    )
    assert isinstance(apart.otherwise[0], If)


def test_who_would_gain_nothing_can_pay_for_nothing_more() -> None:
    text = (
        "If you are behind, gain 5 yards. You may discard an Action card. If you do, gain 10 yards"
    )
    (asked,) = effects(f"{text} instead.")
    offer = "You may discard an Action card. If you do, gain 10 yards. If you do not, gain 5 yards."
    assert asked == If(asked.condition, then=tuple(effects(offer)))
    first, second = effects(f"{text}.")
    assert (first.condition, second) == (
        asked.condition,
        effects(offer.partition(" If you do not")[0])[0],
    )


@pytest.mark.parametrize(("held", "lost"), [(2, 0), (1, 0), (0, 5)])
def test_what_cannot_be_discarded_costs_yards_instead(held: int, lost: int) -> None:
    """Whether there is a card is asked before it is discarded."""
    text = (
        "Your opponent discards an Action card at random. If they have no Action cards in hand,"
        " the offense loses 5 yards instead."
    )
    card = action(text, when=ON_FIELD_ADJUSTMENTS)
    offense = [action("Gain 5 yards.", name="Spare", when=END_OF_PLAY)] * held
    game = scenario("crd", offense=offense, defense=[card], at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays(0)
    game.both_pass()
    assert len(game.offense.hand) == max(held - 1, 0)
    assert game.yards_by_effects == -lost


@pytest.mark.parametrize(("score", "gained"), [((0, 0), 0), ((0, 7), 0)])
def test_what_was_paid_for_is_changed_only_if_it_is_paid(
    score: tuple[int, int], gained: int
) -> None:
    text = (
        "You may discard an Action card. If you do, gain 5 yards. If you are behind, gain 15 yards"
        " instead."
    )
    game = resolved("crd", text, score)
    game.offense.answers(NO)
    assert game.yards_by_effects == gained
    game = resolved("crd", text, score)
    game.offense.answers(YES)
    assert game.yards_by_effects == (15 if score[1] else 5)


@pytest.mark.parametrize("answer", [YES, NO])
def test_the_tackler_loses_more_instead(answer: Answer) -> None:
    text = (
        "Tackle: The offense loses 5 yards. You may exhaust another of your Players. If you do,"
        " the offense loses 10 yards instead."
    )
    back = player("LB", text, name="Linebacker")
    game = scenario("crd", defense=Side(players=[back]), tackler="LB", at="effect")
    game.defense.answers(answer)
    if answer == YES:
        game.defense.picks("Safety")
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == (-10 if answer == YES else -5)


def test_of_the_next_run_it_is_refused() -> None:
    """Those yards come when that Run is called; what is asked now cannot take their place."""
    text = "Your next Run gains 5 more yards. If you are behind, it gains 10 more yards instead."
    with pytest.raises(TextError, match="instead of which yards"):
        action(text, when="prior to selecting a play")


def test_cards_are_drawn_instead_of_cards() -> None:
    text = "Draw an Action card and gain 5 yards. If you are behind, draw two Action cards instead."
    gained, asked = effects(text)
    assert gained == Gain(5)
    assert isinstance(asked, If)
    assert asked.then == (Draw("you", "action", 2),)
    assert asked.otherwise == (Draw("you", "action"),)


def test_without_yards_before_it_those_of_the_play_are_meant() -> None:
    (asked,) = effects("If you are behind, gain 10 yards instead.")
    assert asked.then == (InsteadYards(10),)


@pytest.mark.parametrize(
    "text",
    [
        "Gain 5 yards. Gain 10 yards instead.",
        "Gain 5 yards. Double the yards gained. If you are behind, gain 15 yards instead.",
        "Draw two Action cards, then discard one. If you are behind, draw three instead.",
        "Choose one: gain 5 yards; or draw an Action card. If you are behind, gain 15 instead.",
        (
            "Gain 15 yards unless your opponent discards an Action card. If you are behind, gain 20"
            " yards instead."
        ),
        (
            "Discard an Action card. If you do, gain 5 yards. You may exhaust one of your Players."
            " If you do, gain 10 yards instead."
        ),
        "You may draw two Action cards instead.",
    ],
)
def test_what_cannot_be_told_apart_is_refused(text: str) -> None:
    assert is_refused(text)


@pytest.mark.parametrize(
    "text",
    [
        "Gain 5 yards. Exhaust one of your Tight Ends. If you cannot, gain 15 yards instead.",
        "Gain 5 yards. Your opponent discards a Play card. If they cannot, gain 15 yards instead.",
        "Draw a Play card. Exhaust your Quarterback. If you cannot, draw two Play cards instead.",
    ],
)
def test_instead_of_what_cannot_be_done_or_of_what_was_done(text: str) -> None:
    assert is_refused(text)


def test_instead_of_what_cannot_be_done() -> None:
    text = "Exhaust one of your Tight Ends. If you cannot, gain 15 yards{}."
    assert effects(text.format(" instead")) == effects(text.format(""))
