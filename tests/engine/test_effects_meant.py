"""Draws and plays that are replaced, cards and Players that are meant, and numbers of the play."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.parse import parse_effects, parse_page
from snapcount.cards.nouns import Minus, RatingAmong, ThatCardIs, TheTimeUnits, TheYardsToGoal
from snapcount.cards.tree import CancelIt, LimitDraws, MovePowerUp, TimeUnitsAre
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    ATTACHED,
    DISCARD,
    LAYER,
    MODE,
    NEXT_DOWN,
    NEXT_POSSESSION,
    NO,
    ON_FIELD_ADJUSTMENTS,
    PICK,
    REPLACE,
    START_OF_DOWN,
    YES,
    Side,
    action,
    gridiron,
    player,
    power_up,
    scenario,
)
from snapcount.testing.cards import nodes

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
BEFORE = ON_FIELD_ADJUSTMENTS
DRAW = "Draw an Action card."


def spare(*names: str) -> list[Any]:
    return [action("Gain 5 yards.", name=name, when=AFTER_DESIGNATION) for name in names]


@pytest.mark.parametrize(
    ("text", "node"),
    [
        ("Cancel the next Action card your opponent plays this down.", CancelIt),
        ("Each player cannot draw more than two Play cards per down this half.", LimitDraws),
        ("Your plays take 2 Time Units this half.", TimeUnitsAre),
        ("Move one of your Power Ups to one of your Running Backs.", MovePowerUp),
        ("Cancel target Action card. If that card is yours, draw a Play card.", ThatCardIs),
        ("Double the Time Units of this play.", TheTimeUnits),
        ("The play results in a touchdown.", TheYardsToGoal),
        ("If you have the lowest rated Player on the field, gain 5 yards.", RatingAmong),
        ("Gain yards equal to the receiver's rating minus the tackler's rating.", Minus),
    ],
)
def test_the_words_are_read_as_that(text: str, node: type) -> None:
    assert node in {type(part) for part in nodes(parse_effects(text))}


# Draws -----------------------------------------------------------------------------------------


@every_edition
def test_a_play_is_drawn_in_the_stead_of_an_action(edition: str) -> None:
    guard = player("TE", "Whenever you would draw an Action card, draw a Play card instead.")
    side = Side(players=[guard], hand=[action("Draw 2 Action cards.", when=BEFORE)])
    game = scenario(edition, offense=side, at=BEFORE)
    plays = len(game.offense.play_hand)
    game.offense.plays(0)
    game.both_pass()
    assert game.offense.hand == []
    assert len(game.offense.play_hand) == plays + 2
    assert game.log.count(events.REPLACED) == 2


@every_edition
def test_a_replaced_draw_is_replaced_once(edition: str) -> None:
    guard = player("TE", "Whenever you would draw an Action card, draw 2 Action cards instead.")
    side = Side(players=[guard], hand=[action(DRAW, when=BEFORE)], action_deck=spare(*"ABCD"))
    game = scenario(edition, offense=side, at=BEFORE)
    game.offense.plays(0)
    game.both_pass()
    assert len(game.offense.hand) == 2


@pytest.mark.parametrize(("answer", "drawn"), [(YES, 0), (NO, 1)])
def test_who_may_do_something_else_and_does_not_draws(answer: Any, drawn: int) -> None:
    text = "If you would draw an Action card, you may energize all of your Players instead."
    hand, deck = [action(DRAW, when=BEFORE)], spare("A", "B")
    side = Side(players=[player("TE", text)], hand=hand, action_deck=deck)
    game = scenario("crd", offense=side, at=BEFORE)
    game.offense.plays(0)
    game.both_pass()
    game.offense.answers(answer)
    assert len(game.offense.hand) == drawn


def test_a_draw_of_the_rules_is_replaced_too() -> None:
    guard = player("TE", "Whenever you would draw a Play card, draw an Action card instead.")
    side = Side(players=[guard], action_deck=spare(*"ABCDE"))
    game = scenario("crd", offense=side).run_to(NEXT_DOWN)
    assert sorted(game.offense.hand) == ["A", "B"]  # F-2 and F-15


@every_edition
def test_no_more_than_one_card_is_drawn_in_a_down(edition: str) -> None:
    guard = player("TE", "Each player cannot draw more than one Action card each down.")
    hand = [action("Draw 3 Action cards.", when=BEFORE)]
    side = Side(players=[guard], hand=hand, action_deck=spare(*"ABCDE"))
    game = scenario(edition, offense=side, at=BEFORE)
    game.offense.plays(0)
    game.both_pass()
    assert len(game.offense.hand) == 1
    assert game.log.count(events.NO_DRAW) == 2


# What is played --------------------------------------------------------------------------------


@every_edition
def test_the_next_action_card_is_cancelled(edition: str) -> None:
    trap = action(
        "The next time your opponent plays an Action card this down, cancel it.", when=BEFORE
    )
    score = action("Gain 20 yards.", name="Long", when=AFTER_DESIGNATION)
    again = action("Gain 10 yards.", name="Short", when=AFTER_DESIGNATION)
    game = scenario(edition, offense=[score, again], defense=[trap], at=BEFORE)
    game.defense.plays(0)
    game.run_to(AFTER_DESIGNATION)
    game.offense.plays("Long")
    game.offense.plays("Short")
    game.both_pass()
    assert game.log.count(events.CANCELLED) == 1
    assert "Long" in game.offense.discard
    assert game.run_to(NEXT_DOWN).yards_by_effects == 10


@every_edition
@pytest.mark.parametrize(
    "text",
    [
        "Cancel the next Exhaust ability your opponent uses this down.",
        "The next time your opponent would use an Exhaust ability this down, cancel it.",
    ],
)
def test_an_exhaust_ability_is_cancelled_and_its_cost_is_paid(edition: str, text: str) -> None:
    trap = action(text, when=BEFORE)
    passer = player("QB", "Exhaust: Gain 20 yards.", name="Passer")
    game = scenario(edition, offense=Side(players=[passer]), defense=[trap], at=BEFORE)
    game.offense.passes()
    game.defense.plays(0)
    game.both_pass()
    game.run_to(AFTER_DESIGNATION)
    game.offense.uses("Passer")
    assert "Passer" in game.offense.exhausted
    assert game.run_to(NEXT_DOWN).yards_by_effects == 0


def test_an_audible_that_is_cancelled_does_not_happen_at_once() -> None:
    text = "Whenever your opponent would play an Action card this down, cancel it."
    trap = action(text, when=START_OF_DOWN)
    flip = action(
        "Flip over the top card of your Play deck. That card becomes your play this down.",
        when=BEFORE,
    )
    game = scenario("crd", offense=[flip], defense=[trap], at=START_OF_DOWN)
    game.defense.plays(0)
    game.run_to(BEFORE)
    called = game.offense.play_discard
    game.offense.plays(0)
    game.both_pass()
    assert game.log.count(events.CANCELLED) == 1
    assert game.offense.play_discard == called  # T-7: nothing was flipped over


# Which replacement -----------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize("pick", [0, 1])
def test_whose_player_it_is_chooses_among_replacements(edition: str, pick: int) -> None:
    own = player("TE", "Whenever this Player would be exhausted, draw an Action card instead.")
    other = player(
        "QB", "Whenever one of your Tight Ends would be exhausted, draw a Play card instead."
    )
    tire = action("Exhaust one of your opponent's Tight Ends.", when=BEFORE)
    side = Side(players=[own, other], action_deck=spare("A", "B"))
    game = scenario(edition, offense=side, defense=[tire], at=BEFORE)
    plays = len(game.offense.play_hand)
    game.defense.plays(0)
    game.both_pass()
    game.offense.offered(REPLACE("Test QB"), REPLACE("Test TE"))
    game.offense.answers(REPLACE(("Test TE", "Test QB")[pick]))
    assert "Test TE" not in game.offense.exhausted
    assert (len(game.offense.hand), len(game.offense.play_hand) - plays) == (1 - pick, pick)


# Whose it is -----------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize("mine", [True, False])
def test_the_owner_of_a_cancelled_card_draws(edition: str, mine: bool) -> None:
    stop = action(
        "Cancel target Action card. Its owner draws an Action card.", name="Stop", when=BEFORE
    )
    target = action("Gain 5 yards.", name="Gain", when=BEFORE)
    hands = [[target, stop], []] if mine else [[stop], [target]]
    sides = [Side(hand=hand, action_deck=spare("A", "B")) for hand in hands]
    game = scenario(edition, offense=sides[0], defense=sides[1], at=BEFORE)
    if mine:
        game.offense.plays("Gain")
        game.offense.plays("Stop")
    else:
        game.defense.plays("Gain")
        game.offense.plays("Stop")
    game.both_pass()
    if game.offense.may(LAYER(0)):
        game.offense.answers(LAYER(0))
    drawn = [len(game.offense.hand), len(game.defense.hand)]
    assert drawn == ([1, 0] if mine else [0, 1])


@since_2021
def test_a_gridiron_card_that_is_yours(edition: str) -> None:
    text = "Remove target Gridiron card from the field. If it is yours, draw an Action card."
    rain = gridiron("Your plays gain 5 fewer yards.", name="Rain")
    side = Side(hand=[action(text, when=BEFORE)], gridirons=[rain], action_deck=spare("A"))
    game = scenario(edition, offense=side, at=BEFORE)
    game.offense.plays(0)
    game.both_pass()
    assert game.gridirons == []
    assert game.offense.hand == ["A"]


@since_2021
def test_a_power_up_moves_from_the_player_meant_to_the_one_meant(edition: str) -> None:
    text = "Move a Power Up from one of your Tight Ends to one of your Running Backs."
    attached = {"TE": [power_up(name="One"), power_up(name="Two")], "QB": [power_up(name="X")]}
    side = Side(hand=[action(text, when=BEFORE)], attached=attached)
    game = scenario(edition, offense=side, at=BEFORE)
    game.offense.plays(0)
    game.both_pass()
    game.offense.offered(ATTACHED("One"), ATTACHED("Two")).answers(ATTACHED("Two"))
    assert game.offense.attached("TE") == ["One"]
    assert game.offense.attached("RB") == ["Two"]


@since_2021
@pytest.mark.parametrize(
    ("text", "others"),
    [
        (
            (
                "Move a Power Up attached to one of your Players on the field to another of your"
                " Players on the field."
            ),
            ["QB", "RB", "WR"],
        ),
        ("Move a Power Up from one of your Players to one of your other Players.", None),
        ("Move one of your Power Ups to another of your Players.", None),
        ("Move a Power Up from one of your Tight Ends to another Player.", None),
        ("Move a Power Up to another of your Running Backs or Wide Receivers.", ["RB", "WR"]),
    ],
)
def test_another_player_is_any_but_the_one_a_power_up_comes_from(
    edition: str, text: str, others: list[str] | None
) -> None:
    """Also the one whose text it is."""
    mover = player("RB", f"Exhaust: {text}", name="RB")
    side = Side(players=[mover], attached={"TE": [power_up(name="One")]})
    game = scenario(edition, offense=side, at=BEFORE)
    game.offense.uses("RB")
    game.both_pass()
    game.offense.offered(*(PICK(each) for each in others or ["QB", "RB", "WR"]))
    game.offense.answers(PICK("RB"))
    assert game.offense.attached("RB") == ["One"]


@since_2021
def test_this_players_own_power_up_moves_to_the_others(edition: str) -> None:
    text = "Exhaust: Move a Power Up from this Player to another of your Players."
    side = Side(players=[player("RB", text, name="RB")], attached={"RB": [power_up(name="One")]})
    game = scenario(edition, offense=side, at=BEFORE)
    game.offense.uses("RB")
    game.both_pass()
    game.offense.offered(PICK("QB"), PICK("WR"), PICK("TE"))
    game.offense.answers(PICK("TE"))
    assert game.offense.attached("TE") == ["One"]


def test_but_this_player_is_not_what_another_means() -> None:
    text = "Move a Power Up from {} to one of your Players other than this Player."
    parse_page(f"Exhaust: {text.format('this Player')}", side="offense")
    with pytest.raises(TextError):
        parse_page(f"Exhaust: {text.format('one of your Players')}", side="offense")


@since_2021
@pytest.mark.parametrize(
    "text",
    [
        "Remove a Power Up from any Player on the field. If it was yours, draw an Action card.",
        "Remove a Power Up attached to target Player. If it was yours, draw an Action card.",
    ],
)
def test_a_power_up_is_removed_from_a_player_who_has_one(edition: str, text: str) -> None:
    side = Side(
        hand=[action(text, when=BEFORE)],
        attached={"TE": [power_up(name="Mine")]},
        action_deck=spare("A"),
    )
    theirs = Side(attached={"LB": [power_up(name="Theirs")]})
    for whom, drawn in (("TE", ["A"]), ("LB", [])):
        game = scenario(edition, offense=side, defense=theirs, at=BEFORE)
        game.offense.plays(0)
        game.both_pass()
        game.offense.offered(PICK("TE"), PICK("LB")).picks(whom)
        assert game.offense.hand == drawn


@since_2021
def test_a_power_up_that_leaves_the_field_is_heard(edition: str) -> None:
    text = "When this card is removed from the field, draw an Action card."
    hand = [action("Remove a Power Up from the field.", when=BEFORE)]
    side = Side(
        hand=hand, attached={"TE": [power_up(text, name="Last Word")]}, action_deck=spare("A", "B")
    )
    game = scenario(edition, offense=side, at=BEFORE)
    game.offense.plays(0)
    game.both_pass()
    assert game.offense.hand == ["A"]


@since_2021
def test_a_power_up_that_leaves_with_its_player_is_heard(edition: str) -> None:
    text = "Whenever this card leaves the field, draw an Action card."
    hand = [action("Bench one of your Tight Ends.", when=BEFORE)]
    side = Side(
        hand=hand, attached={"TE": [power_up(text, name="Last Word")]}, action_deck=spare("A", "B")
    )
    game = scenario(edition, offense=side, at=BEFORE)
    game.offense.plays(0)
    game.both_pass()
    assert "A" in game.offense.hand


@every_edition
def test_cards_removed_this_way_are_counted(edition: str) -> None:
    if edition == "2019":
        return
    text = (
        "Remove all Power Ups attached to target Player."
        " Its owner draws an Action card for each card removed this way."
    )
    attached = {"TE": [power_up(name="One"), power_up(name="Two")]}
    hand = [action(text, when=BEFORE)]
    side = Side(hand=hand, action_deck=spare(*"ABCD"), attached=attached)
    game = scenario(edition, offense=side, at=BEFORE)
    game.offense.plays(0)
    game.both_pass()
    game.offense.picks("TE")
    assert len(game.offense.hand) == 2


@since_2021
def test_a_card_of_one_kind_comes_back(edition: str) -> None:
    text = "Return a Power Up from your discard pile to your hand."
    pile = [power_up(name="Shoes"), *spare("A", "B"), gridiron(name="Rain")]
    side = Side(hand=[action(text, when=BEFORE)], action_discard=pile)
    game = scenario(edition, offense=side, at=BEFORE)
    game.offense.plays(0)
    game.both_pass()
    assert game.offense.hand == ["Shoes"]
    assert sorted(game.offense.discard)[:2] == ["A", "B"]


@every_edition
@pytest.mark.parametrize(("score", "drawn"), [((0, 7), 2), ((7, 0), 1)])
def test_more_cards_are_drawn_instead(edition: str, score: tuple[int, int], drawn: int) -> None:
    text = "Draw an Action card. If you are trailing, draw two instead."
    side = Side(hand=[action(text, when=BEFORE)], action_deck=spare(*"ABCD"))
    game = scenario(edition, offense=side, score=score, at=BEFORE)
    game.offense.plays(0)
    game.both_pass()
    assert len(game.offense.hand) == drawn


@every_edition
@pytest.mark.parametrize(("down", "yards"), [(1, 5), (4, 10)])
def test_more_yards_are_gained_instead(edition: str, down: int, yards: int) -> None:
    card = action("Gain 5 yards. If it is fourth down, gain 10 yards instead.", when=BEFORE)
    game = scenario(edition, offense=[card], down=down, at=BEFORE)
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN if down == 1 else NEXT_POSSESSION).yards_by_effects == yards


# Numbers ---------------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize(("verb", "units"), [("Double", 4), ("Halve", 1)])
def test_time_units_are_doubled_and_halved(edition: str, verb: str, units: int) -> None:
    card = action(f"{verb} the Time Units of this play.", when=BEFORE)
    game = scenario(edition, offense=[card], time=2, at=BEFORE, timeouts=(0, 0))
    before = game.clock
    game.offense.plays(0)
    assert before - game.run_to(NEXT_DOWN).clock == units


@every_edition
def test_plays_take_no_time_units(edition: str) -> None:
    guard = player("TE", "Your Run plays take no Time Units.")
    side = Side(players=[guard])
    game = scenario(edition, offense=side, time=2, timeouts=(0, 0))
    before = game.clock
    assert game.run_to(NEXT_DOWN).clock == before


@every_edition
@pytest.mark.parametrize(("ball", "points"), [(70, 1), (65, 0)])
def test_it_is_a_touchdown(edition: str, ball: int, points: int) -> None:
    text = "Your play gains 5 yards. If the ball is inside your opponent's 30, it is a touchdown."
    card = action(text, when=AFTER_DESIGNATION)
    game = scenario(edition, offense=[card], ball=ball, at=AFTER_DESIGNATION)
    game.offense.plays(0)
    game.run_to(NEXT_POSSESSION if points else NEXT_DOWN)
    assert (game.offense.score > 0) is bool(points)


@every_edition
def test_half_the_distance_to_the_goal(edition: str) -> None:
    card = action("Move the ball half the distance to the goal line.", when=BEFORE)
    game = scenario(edition, offense=[card], ball=60, at=BEFORE)
    game.offense.plays(0)
    game.both_pass()
    assert game.ball == 80


@every_edition
def test_a_rating_less_another(edition: str) -> None:
    text = "Run: Gain yards equal to this Player's rating minus the tackler's rating."
    runner = player("RB", text, name="Mule", rating=90)
    wall = player("LB", name="Wall", rating=80)
    game = scenario(
        edition,
        offense=Side(players=[runner]),
        defense=Side(players=[wall]),
        carrier="Mule",
        tackler="Wall",
    )
    assert game.run_to(NEXT_DOWN).yards_by_effects == 10


@every_edition
@pytest.mark.parametrize(("rating", "yards"), [(99, 10), (50, 0)])
def test_the_highest_rated_player_on_the_field(edition: str, rating: int, yards: int) -> None:
    star = player("TE", name="Star", rating=rating)
    wall = player("LB", name="Wall", rating=98)
    text = "If you have the highest rated Player on the field, gain 10 yards."
    card = action(text, when=AFTER_DESIGNATION)
    side = Side(players=[star], hand=[card])
    game = scenario(edition, offense=side, defense=Side(players=[wall]), at=AFTER_DESIGNATION)
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards_by_effects == yards


# Each player -----------------------------------------------------------------------------------


@every_edition
def test_each_player_chooses_for_itself(edition: str) -> None:
    text = "Each player discards an Action card or exhausts one of their Tight Ends or Safeties."
    hands = [[action(text, name="Toll", when=BEFORE), *spare("A", "B")], spare("C", "D")]
    sides = [
        Side(hand=hands[0], players=[player("TE")]),
        Side(hand=hands[1], players=[player("S")]),
    ]
    game = scenario(edition, offense=sides[0], defense=sides[1], at=BEFORE)
    game.offense.plays("Toll")
    game.both_pass()
    game.offense.answers(MODE(0))
    game.offense.answers(DISCARD("A"))
    game.defense.answers(MODE(1))
    if game.defense.may(PICK("S")):
        game.defense.answers(PICK("S"))
    assert "A" in game.offense.discard
    assert game.defense.exhausted == ["Test S"]
    assert sorted(game.defense.hand) == ["C", "D"]


@every_edition
def test_what_somebody_must_do_goes_on_after_and(edition: str) -> None:
    text = "Your opponent must discard an Action card and draw a Play card."
    sides = [Side(hand=[action(text, when=BEFORE)]), Side(hand=spare("C"))]
    game = scenario(edition, offense=sides[0], defense=sides[1], at=BEFORE)
    plays = len(game.defense.play_hand)
    game.offense.plays(0)
    game.both_pass()
    assert game.defense.hand == []
    assert len(game.defense.play_hand) == plays + 1
