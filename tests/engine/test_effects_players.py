"""Effects on Players: energize, exhaust, bench, substitute, silence."""

from __future__ import annotations

import dataclasses
from typing import Literal

import pytest

from snapcount.cards.nouns import All, Choose, Designated, Group, That, This
from snapcount.cards.tree import (
    Activated,
    CancelAbilities,
    Effect,
    Energize,
    ExhaustPlayers,
    FirstDown,
    Gain,
    Lose,
    OnDesignation,
    Substitute,
    Timing,
    ToBench,
    Turnover,
)
from snapcount.cards.words import Who
from snapcount.engine import events, terms
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    DONE,
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    PICK,
    PRIOR_TO_SELECTING,
    USE,
    Scenario,
    Side,
    action,
    player,
    power_up,
    rule,
    scenario,
    superstar,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)

OFFENSE = ["Quarterback", "Running Back", "Wide Receiver", "Tight End"]
DEFENSE = ["Defensive End", "Linebacker", "Cornerback", "Safety"]
MINE = Group(whose="you")
YOURS = Group(whose="opponent")


def adjust(
    edition: str, *effects: Effect, offense: Side | None = None, defense: Side | None = None
) -> Scenario:
    """The offense plays these in one card during on field adjustments."""
    side = offense or Side()
    card = action(*effects, when=ON_FIELD_ADJUSTMENTS)
    side = dataclasses.replace(side, hand=[card, *side.hand])
    game = scenario(edition, offense=side, defense=defense or Side(), at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    return game


# Energize and exhaust --------------------------------------------------------------------------


@every_edition
def test_all_that_fit_are_exhausted(edition: str) -> None:
    game = adjust(edition, ExhaustPlayers(All(YOURS)), defense=Side(exhausted=["LB"]))
    assert game.defense.exhausted == DEFENSE
    assert game.offense.exhausted == []
    turned = [e[2] for e in game.log.all(events.EXHAUSTED, seat=game.defense.seat)]
    assert turned == [game.defense.slot(name) for name in ("DE", "CB", "S")]  # not the LB


@every_edition
def test_all_that_fit_are_energized(edition: str) -> None:
    game = adjust(edition, Energize(All(MINE)), offense=Side(exhausted=["RB", "TE"]))
    assert game.offense.exhausted == []
    assert game.log.count(events.ENERGIZED) == 2


@every_edition
def test_the_controller_chooses_a_player(edition: str) -> None:
    game = adjust(edition, ExhaustPlayers(Choose(YOURS)))
    game.offense.offered(*[PICK(name) for name in DEFENSE]).picks("Cornerback")
    assert game.defense.exhausted == ["Cornerback"]


@every_edition
def test_two_players_are_chosen_one_after_the_other(edition: str) -> None:
    game = adjust(edition, ExhaustPlayers(Choose(YOURS, 2)))
    game.offense.picks("Cornerback")
    game.offense.offered(PICK("Defensive End"), PICK("Linebacker"), PICK("Safety"))
    game.offense.picks("Safety")
    assert game.defense.exhausted == ["Cornerback", "Safety"]


@rule("R-17")
@every_edition
def test_up_to_two_may_be_one(edition: str) -> None:
    game = adjust(edition, ExhaustPlayers(Choose(YOURS, 2, up_to=True)))
    game.offense.offered(DONE, *[PICK(name) for name in DEFENSE]).picks("Cornerback")
    game.offense.offered(DONE, PICK("Defensive End"), PICK("Linebacker"), PICK("Safety")).answers(
        DONE
    )
    assert game.defense.exhausted == ["Cornerback"]


@rule("R-17")
@every_edition
def test_if_no_more_fit_than_are_to_be_chosen_nobody_is_asked(edition: str) -> None:
    only = Choose(Group(whose="opponent", positions=("CB",)), 2)
    game = adjust(edition, ExhaustPlayers(only))
    assert game.defense.exhausted == ["Cornerback"]


@every_edition
def test_the_opponent_may_be_the_one_who_chooses(edition: str) -> None:
    game = adjust(edition, ExhaustPlayers(Choose(YOURS, by="opponent")))
    game.defense.offered(*[PICK(name) for name in DEFENSE]).picks("Safety")
    assert game.defense.exhausted == ["Safety"]


@every_edition
def test_that_is_whoever_was_chosen_before(edition: str) -> None:
    game = adjust(
        edition,
        Energize(Choose(Group(whose="you", state="exhausted"))),
        Gain(5),
        ExhaustPlayers(That()),
        offense=Side(exhausted=["RB", "TE"]),
    )
    game.offense.picks("Tight End")
    assert game.log.order(events.ENERGIZED, events.YARDS_CHANGED, events.EXHAUSTED) == [
        events.ENERGIZED,
        events.YARDS_CHANGED,
        events.EXHAUSTED,
    ]
    assert game.offense.exhausted == ["Running Back", "Tight End"]


@rule("T-5")
@every_edition
def test_this_is_the_player_whose_ability_it_is(edition: str) -> None:
    back = player("RB", Activated((Energize(This()),), timing=Timing((ON_FIELD_ADJUSTMENTS,))))
    card = action(Gain(5), when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=Side(players=[back]), defense=[card], at=ON_FIELD_ADJUSTMENTS)
    game.offense.uses("RB")
    assert game.offense.exhausted == ["Test RB"]  # the cost is paid at once
    game.defense.passes()
    assert game.offense.exhausted == []


@rule("F-9")
@every_edition
@pytest.mark.parametrize(("role", "who"), [("ball carrier", "Tight End"), ("tackler", "Safety")])
def test_the_designated_player_may_be_meant(
    edition: str, role: Literal["ball carrier", "tackler"], who: str
) -> None:
    card = action(ExhaustPlayers(Designated(role)), when=AFTER_DESIGNATION)
    game = scenario(edition, offense=[card], carrier="TE", tackler="S", at=AFTER_DESIGNATION)
    game.offense.plays(0)
    turned = game.log.all(events.EXHAUSTED)
    assert game.player_name(turned[0][2]) == who


@every_edition
def test_before_designation_nobody_is_the_tackler(edition: str) -> None:
    game = adjust(edition, ExhaustPlayers(Designated("tackler")))
    assert not game.log.has(events.EXHAUSTED)


@every_edition
def test_what_is_done_already_is_no_event(edition: str) -> None:
    game = adjust(edition, Energize(All(MINE)))
    assert not game.log.has(events.ENERGIZED)


# Bench and substitute --------------------------------------------------------------------------


@every_edition
def test_a_player_is_taken_off_the_field(edition: str) -> None:
    game = adjust(edition, ToBench(Choose(YOURS)))
    game.offense.picks("Linebacker")
    assert game.log.has(events.BENCHED, seat=game.defense.seat, a=game.defense.slot("LB"))
    assert game.defense.field == ["Defensive End", "Cornerback", "Safety"]


@rule("F-21")
@pytest.mark.parametrize(("edition", "left"), [("2019", 0), ("2021", 0), ("2022", 0), ("crd", 4)])
def test_in_crd_benching_too_many_is_cancelled(edition: str, left: int) -> None:
    game = adjust(edition, ToBench(All(YOURS)))
    assert len(game.defense.field) == left
    assert game.log.count(events.BENCHED) == 4 - left
    assert game.log.count(events.TOO_FEW_PLAYERS) == left


@rule("P-5")
@pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
def test_power_ups_leave_with_a_player_and_a_superstar_stays_on(edition: str) -> None:
    back = player("RB")
    boots = power_up(name="Boots")
    game = adjust(
        edition,
        ToBench(All(Group(whose="you", positions=("RB",)))),
        offense=Side(players=[back], attached={"RB": [boots]}, superstars=[superstar(back)]),
    )
    assert game.offense.attached("RB") == []
    assert "Boots" in game.offense.discard
    assert game.offense.superstar("RB")


@every_edition
@pytest.mark.parametrize("energized", [True, False])
def test_a_substitute_comes_from_the_bench(edition: str, energized: bool) -> None:
    game = adjust(
        edition,
        Substitute(Choose(MINE), energized),
        offense=Side(exhausted=["RB", "Slot Receiver"]),
    )
    game.offense.offered(*[PICK(name) for name in OFFENSE[1:]]).picks("Running Back")
    assert game.offense.field == ["Quarterback", "Wide Receiver", "Tight End", "Slot Receiver"]
    assert game.offense.exhausted == ([] if energized else ["Slot Receiver"])
    assert game.log.has(events.BENCHED, a=game.offense.slot("RB"))
    slot = game.offense.slot("Slot Receiver")
    assert game.log.has(events.CAME_IN, a=slot)
    assert game.log.has(events.EXHAUSTED, a=slot) is not energized, "the log says how"


@every_edition
def test_the_players_owner_chooses_among_several_on_the_bench(edition: str) -> None:
    game = adjust(
        edition,
        Substitute(All(Group(whose="opponent", positions=("S",)))),
        defense=Side(field=["DE", "LB", "S"]),
    )
    game.defense.offered(PICK("Cornerback"), PICK("Defensive Tackle")).picks("Cornerback")
    assert game.defense.field == ["Defensive End", "Linebacker", "Cornerback"]


@every_edition
def test_several_go_out_for_whoever_was_on_the_bench_before(edition: str) -> None:
    """Who has just gone out does not come back in for the next."""
    game = adjust(
        edition,
        Substitute(All(Group(whose="opponent", positions=("DE", "S")))),
        defense=Side(field=["DE", "LB", "S"]),
    )
    game.defense.offered(PICK("Cornerback"), PICK("Defensive Tackle")).picks("Cornerback")
    assert game.defense.field == ["Linebacker", "Cornerback", "Defensive Tackle"]


@every_edition
def test_with_nobody_left_on_the_bench_the_rest_stay_in(edition: str) -> None:
    """And so does the Quarterback (R-34)."""
    game = adjust(edition, Substitute(All(MINE)))
    assert game.offense.field == ["Quarterback", "Wide Receiver", "Tight End", "Slot Receiver"]


# Silence ---------------------------------------------------------------------------------------

Silenced = Literal["run", "receive", "tackle", "exhaust"]


@every_edition
@pytest.mark.parametrize(
    ("keyword", "whose", "yards"),
    [
        ("run", None, 10),
        ("run", "you", 10),
        ("run", "opponent", 15),
        ("tackle", None, 20),
        ("tackle", "opponent", 20),
        ("tackle", "each player", 20),
        ("tackle", "you", 15),
        ("receive", None, 15),
    ],
)
def test_abilities_of_a_keyword_do_nothing_for_the_down(
    edition: str, keyword: Silenced, whose: Who | None, yards: int
) -> None:
    """A Run of 15 yards: the runner adds 5, the tackler takes 5."""
    back = player("RB", OnDesignation("run", (Gain(5),)))
    backer = player("LB", OnDesignation("tackle", (Lose(5),)))
    card = action(CancelAbilities(keyword, whose), when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition,
        offense=Side(hand=[card], players=[back]),
        defense=Side(players=[backer]),
        carrier="RB",
        tackler="LB",
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.yards == yards
    game.run_to("designation")
    assert game.state.this.silenced == 0  # in the next down they work again


@every_edition
def test_what_they_did_in_this_down_is_undone(edition: str) -> None:
    """The Tackle ability resolves first; then the card that cancels it."""
    backer = player("LB", OnDesignation("tackle", (Lose(5), Turnover("fumble"))))
    card = action(CancelAbilities("tackle"), when=(AFTER_DESIGNATION,))
    game = scenario(
        edition,
        offense=[card],
        defense=Side(players=[backer]),
        tackler="LB",
        at=AFTER_DESIGNATION,
    )
    assert game.layers == ["Test LB"]
    game.offense.plays(0)
    assert game.log.has(events.SILENCED, seat=game.defense.seat, a=terms.TACKLE)
    assert game.log.has(events.CANCELLED, seat=game.defense.seat)
    game.run_to(NEXT_DOWN)
    assert game.offense.on_offense
    assert game.yards == 15


@every_edition
def test_a_silenced_tackle_takes_its_fumble_back(edition: str) -> None:
    """The runner's ability is first in and so resolves after the tackler's."""
    back = player("RB", OnDesignation("run", (CancelAbilities("tackle"),)))
    backer = player("LB", OnDesignation("tackle", (Lose(5), Turnover("fumble"))))
    game = scenario(
        edition,
        offense=Side(players=[back]),
        defense=Side(players=[backer]),
        carrier="RB",
        tackler="LB",
    )
    game.run_to(NEXT_DOWN)
    assert game.log.has(events.TURNOVER_CANCELLED)
    assert game.offense.on_offense
    assert game.yards == 15


@every_edition
def test_a_cards_fumble_is_no_tackle_ability(edition: str) -> None:
    """The defense's card resolves first; cancelling Tackle abilities leaves it alone."""
    game = scenario(
        edition,
        offense=[action(CancelAbilities("tackle"), when=AFTER_DESIGNATION)],
        defense=[action(Lose(5), Turnover("fumble"), when=AFTER_DESIGNATION)],
        at=AFTER_DESIGNATION,
    )
    game.offense.plays(0)
    game.defense.plays(0)
    assert game.log.order(events.TURNOVER_EVENT, events.SILENCED)[0] == events.TURNOVER_EVENT
    assert not game.log.has(events.TURNOVER_CANCELLED)
    game.run_to(NEXT_POSSESSION)
    assert game.defense.on_offense


@every_edition
def test_silenced_exhaust_abilities_are_not_offered(edition: str) -> None:
    passer = player("QB", Activated((Gain(5),)))
    card = action(CancelAbilities("exhaust", "offense"), when=PRIOR_TO_SELECTING)
    game = scenario(
        edition,
        offense=Side(players=[passer]),
        defense=[card, action(Gain(5), when=ON_FIELD_ADJUSTMENTS)],
        at=PRIOR_TO_SELECTING,
    )
    assert game.offense.may(USE("QB"))
    game.offense.passes()
    game.defense.plays(0)
    game.both_pass().run_to(ON_FIELD_ADJUSTMENTS)
    assert game.defense.asked("timing point")  # the offense has nothing to use


@every_edition
def test_an_exhaust_ability_that_waits_is_cancelled_and_its_cost_stays_paid(edition: str) -> None:
    passer = player("QB", Activated((FirstDown(),), timing=Timing((ON_FIELD_ADJUSTMENTS,))))
    card = action(CancelAbilities("exhaust"), when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition, offense=Side(players=[passer]), defense=[card], down=2, at=ON_FIELD_ADJUSTMENTS
    )
    game.offense.uses("QB")
    game.defense.plays(0)
    assert game.log.has(events.CANCELLED, seat=game.offense.seat)
    assert game.offense.exhausted == ["Test QB"]
    assert game.run_to(NEXT_DOWN).down == 3
