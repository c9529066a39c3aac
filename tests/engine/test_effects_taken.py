"""Cards looked at and taken, the ball placed, targets chosen anew, several modes, other costs."""

from __future__ import annotations

import pytest

from snapcount.cards.card import ActionCard
from snapcount.cards.nouns import Capped, Choose, CountPlayers, Group, This, Times
from snapcount.cards.tree import (
    CannotCancel,
    ChooseOne,
    Draw,
    ExhaustPlayers,
    Gain,
    LookAndTake,
    NewTarget,
    PayCost,
    PlaceBall,
    RemoveCard,
    Static,
    Substitute,
)
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.engine.words.asking import explain_option
from snapcount.testing import (
    AFTER_DESIGNATION,
    LAYER,
    MODE,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PICK,
    PICK_CARD,
    PLAY,
    START_OF_DOWN,
    YES,
    Side,
    action,
    gridiron,
    play,
    player,
    power_up,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
BEFORE = ON_FIELD_ADJUSTMENTS
OPPOSING = Choose(Group(whose="opponent"))


def drawn(*names: str) -> list[ActionCard]:
    return [action("Draw a Play card.", name=name) for name in names]


@every_edition
@pytest.mark.parametrize("rest", ["top", "bottom", "discard", "shuffle"])
def test_one_of_the_top_cards_is_taken(edition: str, rest: str) -> None:
    look = action(LookAndTake("action", 3, 1, "hand", rest), when=BEFORE)  # type: ignore[arg-type]
    side = Side(hand=[look], action_deck=drawn("One", "Two", "Three", "Four"))
    game = scenario(edition, offense=side, at=BEFORE)
    game.offense.plays(0)
    game.both_pass()
    game.offense.offered(PICK_CARD("One"), PICK_CARD("Three"), PICK_CARD("Two"))
    game.offense.answers(PICK_CARD("Two"))
    if rest in ("top", "bottom"):
        game.offense.offered(PICK_CARD("One"), PICK_CARD("Three"))
        game.offense.answers(PICK_CARD("Three"))
    game.both_pass()
    assert "Two" in game.offense.hand
    assert game.log.count(events.TOOK) == 1
    assert ("One" in game.offense.discard) is (rest == "discard")
    assert ("Three" in game.offense.discard) is (rest == "discard")


def test_the_rest_lies_on_top_in_the_order_of_the_picks() -> None:
    look = action(LookAndTake("action", 3, 1, "hand", "top"), when=BEFORE)
    more = action("Draw 2 Action cards.", when=BEFORE)
    side = Side(hand=[look, more], action_deck=drawn("One", "Two", "Three", "Four"))
    game = scenario("crd", offense=side, at=BEFORE)
    game.offense.plays(1)
    game.offense.plays(look)
    game.both_pass()
    game.offense.answers(PICK_CARD("One"))
    game.offense.answers(PICK_CARD("Three"))
    game.both_pass()
    assert {"One", "Two", "Three"} <= set(game.offense.hand)
    assert "Four" not in game.offense.hand


def test_one_of_the_top_plays_becomes_the_play() -> None:
    look = action(
        "Look at the top 3 cards of your Play deck and one of them becomes your play. Put the rest"
        " on the bottom of your Play deck in any order.",
        when=BEFORE,
    )
    deck = [play("Run Left", 2, name="A"), play("Run Right", 7, name="B"), play("Run", 0, name="C")]
    drawn_first = play("Run Middle", 0)
    game = scenario("crd", offense=Side(hand=[look], play_deck=[drawn_first, *deck]), at=BEFORE)
    game.offense.plays(0)
    game.offense.offered(PICK_CARD("A"), PICK_CARD("B"), PICK_CARD("C"))
    game.offense.answers(PICK_CARD("B"))
    game.offense.answers(PICK_CARD("A"))
    game.run_to(NEXT_DOWN)
    assert game.yards == 35


@every_edition
@pytest.mark.parametrize(("whose", "ball"), [("offense", 20), ("defense", 80)])
def test_the_ball_is_placed(edition: str, whose: str, ball: int) -> None:
    card = action(PlaceBall(20, whose), when=BEFORE)  # type: ignore[arg-type]
    game = scenario(edition, offense=[card], ball=45, at=BEFORE, calls=("Run Left", "Run Left"))
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).ball == ball


def test_the_ball_is_placed_no_nearer_than_the_five() -> None:
    card = action("Place the ball on the defense's 2.", when=BEFORE)
    game = scenario("crd", offense=[card], at=BEFORE, calls=("Run Left", "Run Left"))
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).ball == 95


@every_edition
def test_the_other_player_chooses_the_target(edition: str) -> None:
    tire = action(ExhaustPlayers(Choose(Group())), when=BEFORE)
    turn = action(NewTarget(), when=BEFORE)
    game = scenario(edition, offense=[tire], defense=[turn], at=BEFORE)
    game.offense.plays(0)
    game.defense.offered(PASS, PLAY(0))
    game.defense.plays(0)
    game.both_pass()
    game.defense.answers(PICK("Quarterback"))
    assert game.offense.exhausted == ["Quarterback"]
    assert game.log.count(events.NEW_TARGET) == 1


def test_of_two_effects_one_is_chosen_to_be_aimed_anew() -> None:
    tire = "Exhaust one of your Players."
    cards = [action(tire, when=BEFORE, name="First"), action(tire, when=BEFORE, name="Second")]
    turn = action("Choose a new target for target Action card.", when=BEFORE)
    game = scenario("crd", offense=cards, defense=[turn], at=BEFORE)
    game.offense.plays("First")
    game.defense.passes()
    game.offense.plays("Second")
    game.defense.plays(0)
    game.both_pass()
    game.defense.offered(LAYER("First"), LAYER("Second"))
    game.defense.answers(LAYER("First"))
    game.offense.answers(PICK("Tight End"))
    game.defense.answers(PICK("Quarterback"))
    assert set(game.offense.exhausted) == {"Tight End", "Quarterback"}


def test_a_new_target_needs_something_in_the_layers() -> None:
    turn = action("Choose a new target for target Action card.", when=BEFORE)
    game = scenario("crd", offense=[turn, "Draw a Play card."], at=BEFORE)
    game.offense.offered(PASS, PLAY(1))


@every_edition
def test_two_of_three_modes(edition: str) -> None:
    modes = ((Gain(5),), (Gain(10),), (Draw("you", "action"),))
    card = action(ChooseOne(modes, "you", 2), when=AFTER_DESIGNATION)
    game = scenario(edition, offense=[card], at=AFTER_DESIGNATION)
    game.offense.plays(0)
    game.both_pass()
    game.offense.offered(MODE(0), MODE(1), MODE(2))
    game.offense.answers(MODE(1))
    game.offense.offered(MODE(0), MODE(2))
    told = [explain_option(game.state, option) for option in game.offense.decision().options]
    assert told == ["Gain 5 yards.", "Draw an Action card."]
    game.offense.answers(MODE(0))
    assert game.run_to(NEXT_DOWN).yards == 30


@every_edition
@pytest.mark.parametrize("tired", [[], ["RB", "TE", "WR"]])
def test_a_card_that_costs_exhausting_players(edition: str, tired: list[str]) -> None:
    cost = ExhaustPlayers(Choose(Group(whose="you", state="energized"), 2))
    card = action(PayCost((cost,)), Gain(10), when=BEFORE)
    side = Side(hand=[card, "Draw a Play card."], exhausted=tired)
    game = scenario(edition, offense=side, at=BEFORE)
    if tired:
        game.offense.offered(PASS, PLAY(1))
        return
    game.offense.plays(0)
    game.offense.picks("Tight End")
    game.offense.picks("Wide Receiver")
    assert set(game.offense.exhausted) == {"Wide Receiver", "Tight End"}
    assert game.run_to(NEXT_DOWN).yards == 25


def test_a_cost_is_paid_by_players_whom_no_effect_exhausts() -> None:
    """T-5: exhausting to pay is no effect."""
    spared = player("TE", "This Player cannot be exhausted by effects.", name="Spared")
    card = action("As an additional cost, Exhaust one of your Tight Ends. Gain 10 yards.")
    side = Side(players=[spared], hand=[card])
    game = scenario("crd", offense=side, at=AFTER_DESIGNATION, carrier="RB")
    game.offense.plays(0)
    assert "Spared" in game.offense.exhausted


def test_an_exhaust_ability_that_costs_another_player() -> None:
    text = "Exhaust: As an additional cost, Exhaust one of your other Linebackers. The play is"
    text += " stopped. Exhaust only during On Field Adjustments."
    pair = [player("LB", text, name="First"), player("LB", name="Second")]
    tired = Side(players=pair, exhausted=["Second"])
    game = scenario("crd", defense=tired, offense=["Gain 5 yards."], at=BEFORE)
    game.offense.passes()
    assert game.layers == []
    game = scenario("crd", defense=Side(players=pair), offense=["Gain 5 yards."], at=BEFORE)
    game.offense.passes()
    game.defense.uses("First")
    assert set(game.defense.exhausted) == {"First", "Second"}
    assert game.run_to(NEXT_DOWN).yards == 0


@every_edition
def test_somebody_of_the_bench_comes_in(edition: str) -> None:
    out = Choose(Group(whose="you", positions=("TE",)))
    into = Choose(Group(where="bench", positions=("WR",)))
    card = action(Substitute(out, True, into), when=BEFORE)
    game = scenario(edition, offense=[card], at=BEFORE)
    game.offense.plays(0)
    game.both_pass()
    assert "Slot Receiver" in game.offense.field
    assert "Tight End" not in game.offense.field


def test_nobody_comes_in_for_whom_the_bench_has_none() -> None:
    card = action("Substitute one of your Tight Ends with a Kicker on the bench.", when=BEFORE)
    game = scenario("crd", offense=[card], at=BEFORE)
    game.offense.plays(0)
    game.both_pass()
    assert "Tight End" in game.offense.field


def test_this_player_comes_in_from_the_bench() -> None:
    text = "Bench: At the start of a down, you may substitute this Player for one of your Wide"
    text += " Receivers."
    spare = player("WR", text, name="Spare")
    assert Substitute(Choose(Group(whose="you", positions=("WR",))), True, This()) is not None
    squad = [spare, player("WR", name="Starter")]
    game = scenario("crd", offense=Side(players=squad, bench="Spare"), at="effect")
    game.offense.answers(YES)
    assert "Spare" in game.offense.field
    assert "Starter" not in game.offense.field


@every_edition
def test_so_many_for_each_but_no_more(edition: str) -> None:
    each = Capped(Times(5, CountPlayers(Group(whose="you"))), 10)
    card = action(Gain(each), when=AFTER_DESIGNATION)
    game = scenario(edition, offense=[card], at=AFTER_DESIGNATION)
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == 25


@pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
def test_power_ups_leave_one_player(edition: str) -> None:
    boost = power_up("Run: Gain 5 yards.", name="Boost")
    clean = action(RemoveCard("power up", None, None, players=OPPOSING), when=START_OF_DOWN)
    side = Side(attached={"RB": [boost], "WR": [power_up("Run: Gain 5 yards.", name="Other")]})
    game = scenario(edition, offense=side, defense=[clean], at=START_OF_DOWN)
    game.defense.plays(0)
    game.both_pass()
    game.defense.answers(PICK("Running Back"))
    assert "Boost" in game.offense.discard
    assert "Other" not in game.offense.discard


@pytest.mark.parametrize(("what", "cancelled"), [("action card", False), ("tackle ability", True)])
def test_some_effects_cannot_be_cancelled(what: str, cancelled: bool) -> None:
    guard = player("QB", Static(CannotCancel("you", what)))  # type: ignore[arg-type]
    stop = action("Cancel target Action card.", when=AFTER_DESIGNATION)
    side = Side(hand=[action(Gain(10), when=AFTER_DESIGNATION)], players=[guard])
    game = scenario("crd", offense=side, defense=[stop], at=AFTER_DESIGNATION)
    game.offense.plays(0)
    game.defense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == (15 if cancelled else 25)


def test_an_ability_that_cannot_be_cancelled_is_not_silenced() -> None:
    back = player("RB", "Run: Gain 10 yards.", "Your Run abilities cannot be cancelled.")
    hush = action("Cancel all Run abilities.", when=BEFORE)
    side = Side(players=[back])
    game = scenario("crd", offense=side, defense=[hush], at=BEFORE, carrier="RB")
    game.defense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == 25


@pytest.mark.parametrize("edition", EDITION_NAMES[1:])
@pytest.mark.parametrize("there", [(True, True), (True, False), (False, True), (False, False)])
def test_a_kind_of_card_that_is_not_there_is_not_offered(
    edition: str, there: tuple[bool, bool]
) -> None:
    card = action("Remove a Gridiron card or a Power Up from the field.", when=BEFORE)
    fogs = [gridiron(name="Fog")] if there[0] else []
    boosts = {"Quarterback": [power_up("Run: Gain 5 yards.", name="Boost")]} if there[1] else {}
    side = Side(hand=[card], gridirons=fogs, attached=boosts)
    game = scenario(edition, offense=side, at=BEFORE)
    game.offense.plays(0)
    game.both_pass()
    if there[0] == there[1]:
        game.offense.offered(MODE(0), MODE(1)).answers(MODE(0))
    assert ("Fog" in game.offense.discard) == there[0]
    assert ("Boost" in game.offense.discard) == (there == (False, True))
