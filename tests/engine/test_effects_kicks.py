"""Effects on Grit and kicks, and on cards that lie on the field."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from snapcount.cards.nouns import Group
from snapcount.cards.tree import (
    AttachCard,
    ChangeGrit,
    FieldGoalsAre,
    KickAgain,
    ModifyKickPoints,
    ModifyPunts,
    MovePowerUp,
    PutOnField,
    RemoveCard,
    RemoveThis,
    ScoresAre,
    SetClock,
    SetGrit,
    Would,
)
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    ATTACHED,
    FIELD_GOAL,
    LET_IT_RUN,
    NEXT_DOWN,
    NEXT_POSSESSION,
    NO,
    NUMBER,
    ON_FIELD_ADJUSTMENTS,
    PICK,
    PICK_CARD,
    PUNT,
    START_OF_DOWN,
    YES,
    Scenario,
    Side,
    action,
    gridiron,
    play,
    player,
    power_up,
    rule,
    says,
    scenario,
    superstar,
)
from snapcount.testing.cards import nodes

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])

EXTRA = power_up("Your plays gain 5 more yards.", name="Extra")
RAIN = gridiron("Your opponent's plays gain 5 fewer yards.", name="Rain")


def trick(edition: str, node: type, text: str, **declared: Any) -> Scenario:
    """The offense plays these words, which say that node, during On Field Adjustments."""
    offense = declared.pop("offense", Side())
    offense = dataclasses.replace(offense, hand=[says(node, text), *offense.hand])
    game = scenario(edition, offense=offense, at=ON_FIELD_ADJUSTMENTS, **declared)
    game.offense.plays("Trick")
    return game


def grit_decks(*grits: int) -> tuple[list[Any], list[Any]]:
    """Play decks whose cards give these Grits, one after the other; both begin with a draw."""
    plain = play("Run Right", 0)
    return [plain, *[play("Run Right", grit) for grit in grits]], [plain] * (1 + len(grits))


# Grit ------------------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize(("grit", "gained"), [(3, 10), (4, 10), (9, 0)])
def test_the_grit_is_changed_before_it_is_looked_at(edition: str, grit: int, gained: int) -> None:
    text = "Determine Grit value. Add 2 to the Grit. Gain 10 yards if the Grit is 5-9."
    mine, theirs = grit_decks(grit)
    sides = {"offense": Side(play_deck=mine), "defense": Side(play_deck=theirs)}
    game = trick(edition, ChangeGrit, text, **sides)
    assert game.log.has(events.GRIT_CHANGED, a=(grit + 2) % 10)
    assert game.yards_by_effects == gained


@every_edition
def test_the_grit_becomes_a_number(edition: str) -> None:
    text = "Determine Grit value. The Grit becomes 7. Gain yards equal to the Grit."
    assert trick(edition, SetGrit, text).yards_by_effects == 7


# Kicks -----------------------------------------------------------------------------------------


def kicker(*abilities: str, name: str = "Kicker") -> Any:
    return player("RB", *abilities, name=name)


def field_goal(edition: str, *grits: int, **declared: Any) -> Scenario:
    """A field goal from the 20, which is good with Grit 2-7 in every edition."""
    mine, theirs = grit_decks(*grits)
    if edition != "2019":  # F-1: a kick is chosen before Plays are drawn
        mine, theirs = mine[1:], theirs[1:]
    offense = dataclasses.replace(declared.pop("offense", Side()), play_deck=mine)
    defense = dataclasses.replace(declared.pop("defense", Side()), play_deck=theirs)
    game = scenario(edition, offense=offense, defense=defense, ball=80, **declared)
    game.offense.answers(FIELD_GOAL)
    if game.offense.may(LET_IT_RUN):
        game.run_to(NEXT_POSSESSION)
    return game


@rule("K-1")
@every_edition
def test_a_missed_field_goal_is_kicked_again(edition: str) -> None:
    text = "Whenever your field goal would be missed, kick again."
    ability = kicker(text)
    assert isinstance(ability.abilities[0], Would)
    assert any(isinstance(node, KickAgain) for node in nodes(ability.abilities))
    game = field_goal(edition, 9, 4, offense=Side(players=[ability]))
    assert game.log.count(events.KICKED_AGAIN) == 1
    assert game.log.count(events.GRIT) == 2
    assert game.score == (3, 0)


@every_edition
def test_it_is_kicked_again_once_only(edition: str) -> None:
    text = "Whenever your field goal would be missed, kick again."
    game = field_goal(edition, 9, 9, offense=Side(players=[kicker(text)]))
    assert game.log.count(events.GRIT) == 2
    assert game.score == (0, 0)


@every_edition
@pytest.mark.parametrize("says", [YES, NO], ids=["yes", "no"])
def test_who_may_kick_again_once_is_asked_once_a_kick(edition: str, says: Any) -> None:
    text = "Once per game, when your field goal would miss, you may kick again instead."
    game = field_goal(edition, 9, 9, offense=Side(players=[kicker(text)]))
    game.run_to("effect")
    game.offense.answers(says)
    game.run_to(NEXT_POSSESSION)
    assert game.log.count(events.GRIT) == (2 if says is YES else 1)
    assert len(game.state.used) == (1 if says is YES else 0), "a no is no use of it"


@rule("K-1")
@every_edition
@pytest.mark.parametrize(
    "again",
    [
        "determine Grit again",
        "determine Grit a second time. If you do, you must use the second value",
        "determine the Grit value once more and use the new value",
    ],
)
@pytest.mark.parametrize("says", [YES, NO], ids=["yes", "no"])
def test_who_may_determine_the_grit_of_a_kick_again_may_kick_again(
    edition: str, again: str, says: Any
) -> None:
    text = f"Whenever you attempt a field goal, you may {again}."
    game = field_goal(edition, 9, 4, offense=Side(players=[kicker(text)]))
    game.run_to("effect")
    game.offense.answers(says)
    game.run_to(NEXT_POSSESSION)
    assert game.log.count(events.GRIT) == (2 if says is YES else 1)
    assert game.score == ((3, 0) if says is YES else (0, 0))


def chosen_grits(edition: str, text: str, *grits: int, **declared: Any) -> Scenario:
    """A field goal for which its Grit is determined twice, up to where one of two is chosen."""
    back = kicker(text)
    assert any(isinstance(node, KickAgain) for node in nodes(back.abilities))
    game = field_goal(edition, *grits, offense=Side(players=[back]), **declared)
    return game.run_to("effect")


@rule("K-1")
@every_edition
@pytest.mark.parametrize("grits", [(9, 4), (4, 9)])
@pytest.mark.parametrize(("chosen", "score"), [(4, (3, 0)), (9, (0, 0))])
def test_one_of_two_grits_is_chosen_for_a_kick(
    edition: str, grits: tuple[int, int], chosen: int, score: tuple[int, int]
) -> None:
    text = "Whenever you attempt a field goal, determine Grit twice and choose which value is used."
    game = chosen_grits(edition, text, *grits)
    assert not game.defense.may(NUMBER(4))
    game.offense.answers(NUMBER(chosen))
    game.run_to(NEXT_POSSESSION)
    assert game.log.count(events.GRIT) == 2
    assert game.log.has(events.GRIT_CHANGED, a=chosen)
    assert game.log.count(events.KICKED_AGAIN) == 0
    assert game.score == score


@every_edition
def test_the_other_player_chooses_between_two_grits(edition: str) -> None:
    text = (
        "Whenever you attempt a field goal, determine Grit twice. Your opponent chooses which is"
        " used."
    )
    game = chosen_grits(edition, text, 4, 9)
    assert not game.offense.may(NUMBER(9))
    game.defense.answers(NUMBER(9))
    game.run_to(NEXT_POSSESSION)
    assert game.score == (0, 0)


@every_edition
@pytest.mark.parametrize(("chosen", "score"), [(0, (0, 0)), (5, (3, 0))])
def test_grits_are_chosen_with_what_is_added_to_them(
    edition: str, chosen: int, score: tuple[int, int]
) -> None:
    text = "Whenever you attempt a field goal, determine Grit twice and choose which is used."
    defender = player("LB", "The Grit of your opponent's kicks is increased by 1.")
    game = chosen_grits(edition, text, 9, 4, defense=Side(players=[defender]))
    game.offense.answers(NUMBER(chosen))
    game.run_to(NEXT_POSSESSION)
    missed = game.log.has(events.FIELD_GOAL_MISSED_EVENT, b=chosen)
    good = game.log.has(events.FIELD_GOAL_GOOD, b=chosen)
    assert (good, missed) == (score == (3, 0), score == (0, 0))
    assert game.score == score


@every_edition
def test_two_grits_that_are_the_same_are_no_choice(edition: str) -> None:
    text = "Whenever you attempt a field goal, determine Grit twice and choose which is used."
    game = field_goal(edition, 4, 4, offense=Side(players=[kicker(text)]))
    game.run_to(NEXT_POSSESSION)
    assert game.log.count(events.GRIT) == 2
    assert not game.log.has(events.GRIT_CHANGED)
    assert game.score == (3, 0)


@since_2021
def test_the_opponents_kick_has_no_second_grit(edition: str) -> None:
    text = "Whenever you attempt a field goal, determine Grit twice and choose which is used."
    game = field_goal(edition, 9, 4, defense=Side(gridirons=[gridiron(text)]))
    game.run_to(NEXT_POSSESSION)
    assert game.log.count(events.GRIT) == 1
    assert game.score == (0, 0)


@every_edition
def test_the_grit_of_a_kick_is_changed(edition: str) -> None:
    text = "Whenever your opponent's field goal would be good, add 5 to the Grit."
    defender = player("LB", text)
    game = field_goal(edition, 4, defense=Side(players=[defender]))
    assert game.score == (0, 0)
    assert game.log.has(events.FIELD_GOAL_MISSED_EVENT, b=9)


@every_edition
def test_a_kick_outside_one_cannot_be_made_again(edition: str) -> None:
    game = trick(edition, KickAgain, "Kick again.")
    assert game.log.has(events.TOO_LATE)


@every_edition
@pytest.mark.parametrize(("text", "grit", "score"), [("no good", 4, 0), ("good", 9, 3)])
def test_field_goals_are_good_or_not_whatever_the_grit(
    edition: str, text: str, grit: int, score: int
) -> None:
    back = kicker(f"Your field goals are {text}.")
    assert isinstance(back.abilities[0].modifier, FieldGoalsAre)
    game = field_goal(edition, grit, offense=Side(players=[back]))
    assert game.score == (score, 0)


@since_2021
def test_the_kick_is_no_good_this_down(edition: str) -> None:
    card = action("The kick is no good.", when=START_OF_DOWN, name="Ice")
    sides = {"defense": Side(hand=[card])}
    mine, theirs = grit_decks(4)
    game = scenario(
        edition,
        offense=Side(play_deck=mine[1:]),
        defense=dataclasses.replace(sides["defense"], play_deck=theirs),
        ball=80,
        at=START_OF_DOWN,
    )
    game.defense.plays("Ice")
    game.run_to("play or kick")
    game.offense.answers(FIELD_GOAL)
    assert game.score == (0, 0)


@every_edition
@pytest.mark.parametrize(
    ("text", "points"), [("are worth 4 points", 4), ("score 1 fewer point", 2)]
)
def test_a_field_goal_is_worth_more_or_less(edition: str, text: str, points: int) -> None:
    back = kicker(f"Your field goals {text}.")
    node = ScoresAre if "worth" in text else ModifyKickPoints
    assert isinstance(back.abilities[0].modifier, node)
    game = field_goal(edition, 4, offense=Side(players=[back]))
    assert game.score == (points, 0)


@every_edition
def test_what_a_field_goal_is_worth_is_set_once_and_added_to(edition: str) -> None:
    texts = ("Field goals are worth 4 points.", "Your field goals are worth 4 points.")
    more = player("WR", "Your field goals score 1 more point.")
    squad = [player("RB", texts[0]), player("TE", texts[1]), more]
    assert field_goal(edition, 4, offense=Side(players=squad[:2])).score == (4, 0)
    assert field_goal(edition, 4, offense=Side(players=squad)).score == (5, 0)


@every_edition
def test_punts_go_farther(edition: str) -> None:
    back = kicker("Your punts go 10 more yards.")
    assert isinstance(back.abilities[0].modifier, ModifyPunts)
    game = scenario(edition, offense=Side(players=[back]), ball=25)
    game.offense.answers(PUNT)
    yards, grit = game.log.all(events.PUNTED)[0][2:4]
    assert yards == [25, 30, 30, 35, 35, 40, 40, 45, 45, 50][grit] + 10


@rule("R-22")
@every_edition
@pytest.mark.parametrize(("clock", "left"), [(9, 3), (1, 3)])
def test_the_clock_is_set(edition: str, clock: int, left: int) -> None:
    game = trick(edition, SetClock, "Set the clock to 3 Time Units.", clock=clock)
    assert game.clock == left
    assert game.log.has(events.CLOCK_SET, a=left)


# Cards on the field ----------------------------------------------------------------------------


@since_2021
def test_a_superstar_returns_to_its_owners_hand(edition: str) -> None:
    back = player("RB", name="Star")
    defense = Side()
    offense = Side(players=[back], superstars=[superstar(back, "Run: Gain 5 yards.")])
    text = "Return one of your Superstars to its owner's hand."
    game = trick(edition, RemoveCard, text, offense=offense, defense=defense)
    assert not game.offense.superstar("Star")
    assert game.offense.hand == ["Star"]
    assert game.log.has(events.RETURNED)


@every_edition
def test_an_action_card_returns_to_the_hand(edition: str) -> None:
    game = trick(edition, RemoveThis, "Gain 5 yards. Return this card to your hand.")
    assert game.offense.hand == ["Trick"]
    assert game.offense.discard == []


@since_2021
def test_a_power_up_removes_itself(edition: str) -> None:
    once = power_up("Whenever your play is stopped, remove this card.", name="Once")
    offense = Side(attached={"RB": [once]})
    game = scenario(edition, offense=offense, calls=("Run Left", "Run Left"))
    game.run_to(NEXT_DOWN)
    assert game.offense.attached("RB") == []
    assert "Once" in game.offense.discard


@since_2021
@pytest.mark.parametrize("pile", ["hand", "discard pile"])
def test_a_power_up_is_attached_by_an_effect(edition: str, pile: str) -> None:
    text = f"Attach a Power Up from your {pile} to one of your Running Backs."
    only_ends = power_up("Your plays gain 5 more yards.", on=Group(positions=("TE",)), name="Ends")
    cards = [EXTRA, only_ends]
    side = Side(hand=cards) if pile == "hand" else Side(action_discard=cards)
    game = trick(edition, AttachCard, text, offense=side)
    game.both_pass()
    assert game.offense.attached("RB") == ["Extra"]
    assert game.yards_by_effects == 5


@since_2021
def test_one_of_several_power_ups_is_chosen(edition: str) -> None:
    text = "Attach a Power Up from your discard pile to one of your Running Backs."
    other = power_up("Your plays gain 10 more yards.", name="Other")
    game = trick(edition, AttachCard, text, offense=Side(action_discard=[EXTRA, other]))
    game.offense.offered(PICK_CARD("Extra"), PICK_CARD("Other")).answers(PICK_CARD("Other"))
    assert game.offense.attached("RB") == ["Other"]


@since_2021
def test_a_gridiron_card_is_put_onto_the_field(edition: str) -> None:
    text = "Put a Gridiron card from your discard pile onto the field."
    game = trick(edition, PutOnField, text, offense=Side(action_discard=[RAIN, EXTRA]))
    assert game.gridirons == ["Rain"]
    assert game.offense.discard == ["Extra", "Trick"]


@since_2021
def test_a_power_up_moves_to_another_player(edition: str) -> None:
    text = "Move one of your Power Ups to another of your Players."
    other = power_up("Your plays gain 10 more yards.", name="Other")
    offense = Side(attached={"RB": [EXTRA], "TE": [other]})
    game = trick(edition, MovePowerUp, text, offense=offense)
    game.offense.offered(ATTACHED("Extra"), ATTACHED("Other")).answers(ATTACHED("Extra"))
    game.offense.offered(PICK("QB"), PICK("Wide Receiver"), PICK("TE")).picks("TE")
    assert game.offense.attached("RB") == []
    assert game.offense.attached("TE") == ["Other", "Extra"]
    assert game.log.has(events.POWER_UP_MOVED)


def test_the_only_power_up_moves_without_a_question_which() -> None:
    text = "Move one of your Power Ups to another of your Players."
    game = trick("crd", MovePowerUp, text, offense=Side(attached={"RB": [EXTRA]}))
    game.offense.offered(PICK("QB"), PICK("Wide Receiver"), PICK("TE")).picks("TE")
    assert game.offense.attached("TE") == ["Extra"]
