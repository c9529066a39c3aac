"""Copied effects, gained abilities, offers to both players, X that is paid for, the next down."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from snapcount.cards.card import ActionCard
from snapcount.cards.nouns import DownIs
from snapcount.cards.tree import (
    ChooseOne,
    ChooseX,
    CopyAbility,
    CopyLayer,
    EitherMay,
    Gain,
    GainAbilitiesOf,
    GainAbility,
    Lasting,
    Static,
    Timing,
)
from snapcount.engine import events, terms
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    DISCARD,
    LAYER,
    MODE,
    NEXT_DOWN,
    NO,
    NUMBER,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PLAY,
    START_OF_DOWN,
    USE,
    USE_GAINED,
    YES,
    Scenario,
    Side,
    action,
    player,
    says,
    scenario,
)
from snapcount.testing.cards import nodes

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


def never(name: str) -> ActionCard:
    return action(Gain(5), when=Timing(condition=DownIs((4,))), name=name)


A, B, C = (never(name) for name in "ABC")
GAIN = action("Gain 10 yards.", when=ON_FIELD_ADJUSTMENTS, name="Big Gain")
DRAW = action("Draw two Action cards.", when=ON_FIELD_ADJUSTMENTS, name="Draw Two")


def trick(edition: str, node: type, text: str, **declared: Any) -> Scenario:
    """The offense plays these words, which say that node, during On Field Adjustments."""
    offense = declared.pop("offense", Side())
    offense = dataclasses.replace(offense, hand=[says(node, text), *offense.hand])
    game = scenario(edition, offense=offense, at=ON_FIELD_ADJUSTMENTS, **declared)
    game.offense.plays("Trick")
    return game


# Copies ----------------------------------------------------------------------------------------


@every_edition
def test_an_action_card_in_the_layers_is_copied(edition: str) -> None:
    text = "Copy the effect of an Action card your opponent played this timing point."
    copy = says(CopyLayer, text, name="Copy")
    game = scenario(edition, offense=[DRAW], defense=[copy], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Draw Two")
    game.defense.offered(PASS, PLAY("Copy")).plays("Copy")
    assert (len(game.offense.hand), len(game.defense.hand)) == (2, 2)
    assert game.log.has(events.COPIED, seat=game.defense.seat)


@every_edition
def test_a_copy_of_one_of_several_is_chosen(edition: str) -> None:
    copy = says(CopyLayer, "Copy target Action card.", name="Copy")
    game = scenario(edition, offense=[GAIN, copy], defense=[DRAW], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Big Gain")
    game.defense.plays("Draw Two")
    game.offense.plays("Copy")
    game.offense.offered(LAYER("Big Gain"), LAYER("Draw Two")).answers(LAYER("Big Gain"))
    assert game.yards_by_effects == 20


@every_edition
def test_without_anything_to_copy_the_card_cannot_be_played(edition: str) -> None:
    copy = says(CopyLayer, "Copy target Action card.", name="Copy")
    game = scenario(edition, offense=[GAIN, copy], at=ON_FIELD_ADJUSTMENTS)
    game.offense.offered(PASS, PLAY("Big Gain"))


@every_edition
def test_an_ability_of_another_player_is_used(edition: str) -> None:
    text = (
        "Exhaust: Use an Exhaust ability of one of your other Players as if it were this Player's."
    )
    quarterback = player("QB", text, name="Copier")
    assert any(isinstance(node, CopyAbility) for node in nodes(quarterback.abilities))
    back = player("RB", "Exhaust: Gain 10 yards. Energize this Player.", name="Back")
    end = player("TE", "Exhaust: Gain 5 yards.", name="End")
    side = Side(players=[quarterback, back, end])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.uses("Copier")
    game.both_pass()
    game.offense.picks("Back")
    assert game.yards_by_effects == 10
    assert game.offense.exhausted == []  # it was this Player who was energized


@every_edition
def test_one_of_two_abilities_is_chosen(edition: str) -> None:
    copy = player("QB", "Exhaust: Copy an Exhaust ability of one of your Running Backs.")
    back = player("RB", "Exhaust: Gain 5 yards.", "Exhaust: Gain 10 yards.", name="Back")
    game = scenario(edition, offense=Side(players=[copy, back]), at=ON_FIELD_ADJUSTMENTS)
    game.offense.uses("QB")
    game.both_pass()
    game.offense.offered(USE("Back", 0), USE("Back", 1)).uses("Back", 1)
    assert game.yards_by_effects == 10


@every_edition
def test_what_copies_is_not_copied(edition: str) -> None:
    text = "Exhaust: Copy an Exhaust ability of one of your other Players."
    one, other = player("QB", text), player("RB", text)
    game = scenario(edition, offense=Side(players=[one, other]), at=ON_FIELD_ADJUSTMENTS)
    game.offense.uses("QB")
    game.both_pass()
    game.offense.picks("RB")
    assert not game.log.has(events.COPIED)


# Gained abilities ------------------------------------------------------------------------------


@every_edition
def test_a_player_gains_an_ability_for_the_down(edition: str) -> None:
    text = 'One of your Running Backs gains "Run: Gain 10 yards." this down.'
    game = trick(edition, GainAbility, text, carrier="RB")
    assert game.log.has(events.GAINED_ABILITY, b=game.offense.slot("RB"))
    game.run_to(NEXT_DOWN)
    assert game.yards == 25
    game.run_to(NEXT_DOWN)
    assert game.yards == 15


@every_edition
def test_a_gained_exhaust_ability_is_used(edition: str) -> None:
    card = action(
        'Choose one of your Players. That Player gains "Exhaust: Gain 10 yards." this possession.',
        when=START_OF_DOWN if edition != "2019" else (),
        name="Gift",
    )
    start = START_OF_DOWN if edition != "2019" else "prior to selecting a play"
    game = scenario(edition, offense=[card], at=start)
    game.offense.plays("Gift").picks("TE")
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.offered(PASS, USE_GAINED("TE")).answers(USE_GAINED("TE"))
    assert game.offense.exhausted == ["Tight End"]  # T-5
    assert game.yards_by_effects == 10


@every_edition
def test_a_gained_static_text_holds(edition: str) -> None:
    text = (
        'Choose one of your Players. That Player gains "Your plays gain 5 more yards." this down.'
    )
    game = trick(edition, Static, text)
    game.offense.picks("TE")
    assert game.yards == 20


@every_edition
def test_a_gained_trigger_fires(edition: str) -> None:
    text = (
        "Choose one of your Players. That Player gains “Whenever your play is successful, draw an "
        "Action card.” this down."
    )
    game = trick(edition, GainAbility, text)
    game.offense.picks("TE")
    game.run_to(NEXT_DOWN)
    assert len(game.offense.hand) >= 1


@every_edition
def test_this_player_gains_the_abilities_of_another(edition: str) -> None:
    text = (
        "Exhaust: Energize this Player. This Player gains the abilities of one of your other "
        "Players this down."
    )
    copier = player("RB", text, name="Copier")
    assert any(isinstance(node, GainAbilitiesOf) for node in nodes(copier.abilities))
    end = player("TE", "Run: Gain 10 yards.", "Exhaust: Gain 5 yards.", name="End")
    game = scenario(
        edition,
        offense=Side(players=[copier, end]),
        at=ON_FIELD_ADJUSTMENTS,
        carrier="Copier",
    )
    game.offense.uses("Copier")
    game.both_pass()
    game.offense.picks("End")
    game.run_to(NEXT_DOWN)
    assert game.yards == 25


# Choices ---------------------------------------------------------------------------------------

EITHER = "Either player may discard two Action cards. If neither does, gain 10 yards."


@every_edition
@pytest.mark.parametrize(("first", "second", "gained"), [(1, 0, 0), (0, 1, 0), (0, 0, 10)])
def test_either_player_may(edition: str, first: int, second: int, gained: int) -> None:
    game = trick(edition, EitherMay, EITHER, offense=Side(hand=[A, B]), defense=[A, B, C])
    game.offense.offered(YES, NO).answers(YES if first else NO)
    if not first:
        game.defense.offered(YES, NO).answers(YES if second else NO)
        if second:
            game.defense.offered(DISCARD("A"), DISCARD("B"), DISCARD("C")).discards("A")
            game.defense.discards("B")
    assert game.yards_by_effects == gained
    assert len(game.offense.hand) == (0 if first else 2)
    assert len(game.defense.hand) == (1 if second and not first else 3)


@every_edition
def test_who_has_too_few_cards_is_not_asked(edition: str) -> None:
    game = trick(edition, EitherMay, EITHER, offense=Side(hand=[A]), defense=[B])
    assert game.yards_by_effects == 10


@every_edition
def test_an_offer_that_cannot_be_met_is_declined(edition: str) -> None:
    text = "Your opponent may discard an Action card. If they do not, gain 10 yards."
    game = scenario(
        edition,
        offense=[action(text, when=ON_FIELD_ADJUSTMENTS, name="Trick")],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays("Trick")
    assert game.yards_by_effects == 10


@every_edition
def test_one_thing_or_the_other(edition: str) -> None:
    game = trick(edition, ChooseOne, "Draw an Action card or gain 5 yards.")
    game.offense.offered(MODE(0), MODE(1)).answers(MODE(1))
    assert game.yards_by_effects == 5


@every_edition
def test_the_opponent_chooses_between_what_they_would_do(edition: str) -> None:
    text = "Your opponent loses a timeout or discards an Action card."
    game = trick(edition, ChooseOne, text, defense=[A])
    game.defense.offered(MODE(0), MODE(1)).answers(MODE(0))
    assert game.defense.timeouts == 2


@every_edition
def test_x_is_no_more_than_the_cards_to_pay_with(edition: str) -> None:
    text = "Discard X Action cards. Gain X x 5 yards."
    game = trick(edition, ChooseX, text, offense=Side(hand=[A, B]))
    game.offense.offered(NUMBER(0), NUMBER(1), NUMBER(2)).answers(NUMBER(2))
    assert game.offense.hand == []
    assert game.yards_by_effects == 10


@every_edition
def test_any_number_of_cards_is_discarded(edition: str) -> None:
    text = "Discard any number of Action cards. Gain 5 yards for each card discarded this way."
    game = trick(edition, ChooseX, text, offense=Side(hand=[A, B, C]))
    game.offense.answers(NUMBER(1))
    game.offense.discards("C")
    assert game.yards_by_effects == 5


# Durations -------------------------------------------------------------------------------------


@every_edition
def test_the_next_down_is_not_this_one(edition: str) -> None:
    text = "Your plays gain 5 more yards during the next down."
    game = trick(edition, Lasting, text)
    assert game.yards == 15
    game.run_to(NEXT_DOWN)
    assert game.yards == 15
    game.run_to(NEXT_DOWN)
    assert game.yards == 20
    game.run_to(NEXT_DOWN)
    assert game.yards == 15
    assert game.state.lasting == []
    assert game.log.has(events.LASTS, b=terms.NEXT_DOWN)


@every_edition
def test_your_next_play_gains_more(edition: str) -> None:
    game = trick(edition, Lasting, "Your next play gains 10 more yards.")
    game.run_to(NEXT_DOWN)
    assert game.yards == 15
    game.run_to(NEXT_DOWN)
    assert game.yards == 25


@pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
def test_text_while_on_the_bench(edition: str) -> None:
    back = player("RB", "While this Player is on the bench, your plays gain 5 more yards.")
    assert back.abilities[0].bench  # type: ignore[union-attr]
    for bench, yards in (("RB", 20), ("TE", 15)):
        side = Side(players=[back], bench=bench)
        game = scenario(edition, offense=side, at="play or kick").run_to(NEXT_DOWN)
        assert game.yards == yards
