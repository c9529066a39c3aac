"""Base yards and catch ranges that a text sets, kicks that it forbids, calls that stay."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.parse import parse_effects
from snapcount.cards.nouns import TheBaseYards
from snapcount.cards.tree import (
    CallStays,
    CannotKick,
    CardStrengthIs,
    CatchRangeIs,
    ChangeCatchRange,
    ChangeStrength,
    FieldGoalsGoodOn,
    LimitYards,
    ModifyGrit,
    SetBaseYards,
    WidenFieldGoals,
)
from snapcount.engine import events, terms
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    DESIGNATE,
    FIELD_GOAL,
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    PUNT,
    RUN_A_PLAY,
    START_OF_DOWN,
    Scenario,
    Side,
    action,
    play,
    player,
    rule,
    says,
    scenario,
)
from snapcount.testing.cards import nodes

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])


def trick(edition: str, node: type, text: str, **declared: Any) -> Scenario:
    """The offense plays these words, which say that node, during On Field Adjustments."""
    card = says(node, text)
    game = scenario(edition, offense=[card], at=ON_FIELD_ADJUSTMENTS, **declared)
    game.offense.plays("Trick")
    return game.run_to(NEXT_DOWN)


def test_a_number_of_the_base_yards_is_read() -> None:
    read = nodes(parse_effects("Gain yards equal to half the base yards."))
    assert TheBaseYards in {type(part) for part in read}


# Base yards ------------------------------------------------------------------------------------


@rule("F-10")
@every_edition
@pytest.mark.parametrize(
    ("text", "yards"),
    [
        ("The base yards become 30.", 30),
        ("Double the base yards.", 30),
        ("The base yards become 30. Increase the base yards by 5.", 35),
        ("The base yards become 30. Gain 10 yards.", 40),
        ("The base yards become a loss of 5 yards. Gain 10 yards.", 5),
        ("The base yards become 30. The Play Strength becomes 9.", 30),
        ("The base yards become 5 times the number of Defensive Backs on the field.", 0),
    ],
)
def test_base_yards_are_what_a_text_says(edition: str, text: str, yards: int) -> None:
    """By itself the play gains 15."""
    game = trick(edition, SetBaseYards, text, defense=Side(field=["DE", "DT", "LB", "LB"]))
    assert game.log.has(events.BASE_YARDS_SET)
    assert game.yards == yards


@every_edition
def test_a_stopped_play_has_no_base_yards_to_set(edition: str) -> None:
    calls = ("Run Left", "Run Left")
    assert trick(edition, SetBaseYards, "The base yards become 30.", calls=calls).yards == 0


# Catch ranges ----------------------------------------------------------------------------------


def thrown(edition: str, strength: int, **declared: Any) -> Scenario:
    """A Short Pass: 15 (4-6) with that Play Strength."""
    calls = (play("Short Pass: 15 (4-6)", strength), play("Run Right", 0))
    return scenario(edition, calls=calls, **declared)


@every_edition
@pytest.mark.parametrize(
    ("which", "strength", "yards"),
    [("TEs or RBs", 2, 15), ("TEs or RBs", 1, 0), ("TEs", 3, 15), ("TEs", 2, 0)],
)
def test_a_catch_range_is_wider_for_each(
    edition: str, which: str, strength: int, yards: int
) -> None:
    card = says(ChangeCatchRange, f"Widen the catch range by 1 for each of your {which}.")
    game = thrown(edition, strength, offense=[card], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Trick")
    assert game.run_to(NEXT_DOWN).yards == yards


@every_edition
@pytest.mark.parametrize(
    ("text", "strength", "yards"),
    [
        ("The catch range of your Short Passes becomes 0-9.", 9, 15),
        ("The catch range of your Long Passes becomes 0-9.", 9, 0),
        ("Bench: The catch range of your opponent's Short Passes becomes 0-9.", 9, 0),
        ("The catch range of all passes becomes 8-9.", 5, 0),
    ],
)
def test_passes_have_the_catch_range_that_a_text_says(
    edition: str, text: str, strength: int, yards: int
) -> None:
    man = player("TE", text)
    assert CatchRangeIs in {type(part) for part in nodes(man.abilities)}
    game = thrown(edition, strength, offense=Side(players=[man])).run_to(NEXT_DOWN)
    assert game.yards == yards


@every_edition
@pytest.mark.parametrize(("strength", "yards"), [(0, 15), (1, 0), (7, 0)])
def test_of_two_such_texts_the_first_counts(edition: str, strength: int, yards: int) -> None:
    says = "The catch range of all passes becomes"
    men = [player("RB", f"{says} 0-0."), player("TE", f"{says} 5-9.")]
    game = thrown(edition, strength, offense=Side(players=men)).run_to(NEXT_DOWN)
    assert game.yards == yards


@every_edition
@pytest.mark.parametrize(("strength", "yards"), [(8, 15), (9, 0)])
def test_such_a_catch_range_is_moved_like_a_printed_one(
    edition: str, strength: int, yards: int
) -> None:
    man = player("TE", "The catch range of your Short Passes becomes 0-9.")
    cut = action("The catch range ends 1 lower.", when=ON_FIELD_ADJUSTMENTS, name="Cut")
    side = Side(players=[man], hand=[cut])
    game = thrown(edition, strength, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Cut")
    assert game.run_to(NEXT_DOWN).yards == yards


# Strength --------------------------------------------------------------------------------------


@rule("F-5")
@every_edition
@pytest.mark.parametrize(("down", "yards"), [(1, 15), (3, 35)])
def test_a_plays_own_text_says_its_strength(edition: str, down: int, yards: int) -> None:
    text = "If it is third down, the Strength of this card becomes 7."
    run = play("Run Left", 3, abilities=(text,))
    assert CardStrengthIs in {type(part) for part in nodes(run.abilities)}
    calls = (run, play("Run Right", 0, "Long Pass"))
    game = scenario(edition, calls=calls, down=down).run_to(NEXT_DOWN)
    assert game.yards == yards


@rule("F-5")
@every_edition
@pytest.mark.parametrize(
    ("text", "yards"),
    [
        ("Increase the Play Strength by 8, to a maximum of 9.", 45),
        ("Increase the Play Strength by 2, to a maximum of 9.", 25),
        ("Increase the Play Strength by 8.", 5),
        ("Reduce the Play Strength by 5, to a minimum of 0.", 0),
    ],
)
def test_a_strength_may_stay_within_its_ends(edition: str, text: str, yards: int) -> None:
    """The Play Strength is 3; without such words its last digit counts."""
    assert trick(edition, ChangeStrength, text).yards == yards


def test_only_a_play_has_a_strength_of_its_own() -> None:
    with pytest.raises(TextError, match="only a Play"):
        player("TE", "The Strength of this card is 5.")


# Losses ----------------------------------------------------------------------------------------


@rule("F-10")
@every_edition
@pytest.mark.parametrize(
    ("text", "yards"),
    [
        ("You cannot lose more than 5 yards.", -5),
        ("You cannot lose yards on this play.", 0),
        ("The offense loses at least 25 yards.", -30),
    ],
)
def test_a_loss_has_its_limits(edition: str, text: str, yards: int) -> None:
    """The play gains 15 and the defense takes 45 away."""
    limit = says(LimitYards, text)
    sack = action("The offense loses 45 yards.", when=ON_FIELD_ADJUSTMENTS, name="Sack")
    game = scenario(edition, offense=[limit], defense=[sack], at=ON_FIELD_ADJUSTMENTS, ball=60)
    game.offense.plays("Trick")
    game.defense.plays("Sack")
    assert game.run_to(NEXT_DOWN).yards == yards


# Grit ------------------------------------------------------------------------------------------


@rule("K-1")
@every_edition
@pytest.mark.parametrize(
    ("text", "grit"),
    [
        ("All Grit values are increased by 2.", 5),
        ("The Grit of your kicks is increased by 2.", 3),
    ],
)
def test_every_grit_value_is_changed_or_those_of_kicks(edition: str, text: str, grit: int) -> None:
    man = player("TE", text)
    assert ModifyGrit in {type(part) for part in nodes(man.abilities)}
    deck = [play("Run Right", 0), play("Run Right", 3)]
    card = action(f"Gain 10 yards if the Grit is {grit}.", when=ON_FIELD_ADJUSTMENTS, name="Luck")
    game = scenario(
        edition,
        offense=Side(players=[man], hand=[card], play_deck=deck),
        defense=Side(play_deck=[play("Run Right", 0)] * 2),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays("Luck")
    assert game.yards_by_effects == 10


# Kicks -----------------------------------------------------------------------------------------


def kicked(edition: str, grit: int, man: Any) -> Scenario:
    """A field goal with that Grit; from the 5 it is good with 0-8 in every edition."""
    mine, theirs = [play("Run Right", grit)], [play("Run Right", 0)]
    if edition == "2019":  # G-2: a kick is chosen after Plays are drawn
        mine, theirs = [play("Run Right", 0), *mine], theirs * 2
    offense, defense = Side(players=[man], play_deck=mine), Side(play_deck=theirs)
    game = scenario(edition, ball=95, offense=offense, defense=defense)
    game.offense.answers(FIELD_GOAL)
    return game.run_to(NEXT_POSSESSION)


@rule("K-3")
@every_edition
@pytest.mark.parametrize(
    ("text", "node", "grit", "score"),
    [
        ("Your field goals are good on a Grit of 1-9.", FieldGoalsGoodOn, 9, 3),
        ("Your field goals are good on a Grit of 1-9.", FieldGoalsGoodOn, 0, 0),
        ("The Grit range of your field goals is 1 wider.", WidenFieldGoals, 9, 3),
        ("The Grit range of your field goals is 1 narrower.", WidenFieldGoals, 8, 0),
        ("The Grit range of your field goals is 1 narrower.", WidenFieldGoals, 7, 3),
        ("The Grit range of your opponent's field goals is 1 wider.", WidenFieldGoals, 9, 0),
    ],
)
def test_field_goals_are_good_on_other_grits(
    edition: str, text: str, node: type, grit: int, score: int
) -> None:
    man = player("TE", text)
    assert node in {type(part) for part in nodes(man.abilities)}
    assert kicked(edition, grit, man).score == (score, 0)


@rule("K-5")
@every_edition
@pytest.mark.parametrize(
    ("text", "ball", "goal", "punt"),
    [
        ("Each player cannot kick field goals from beyond the 25 yard line.", 70, False, True),
        ("Each player cannot kick field goals from beyond the 25 yard line.", 75, True, True),
        ("Each player cannot kick field goals.", 95, False, True),
        ("The offense cannot punt.", 95, True, False),
        ("Your opponent cannot kick field goals.", 95, False, True),
    ],
)
def test_kicks_that_a_text_forbids_are_not_offered(
    edition: str, text: str, ball: int, goal: bool, punt: bool
) -> None:
    man = player("LB", text)
    assert CannotKick in {type(part) for part in nodes(man.abilities)}
    game = scenario(edition, defense=Side(players=[man]), ball=ball)
    assert game.offense.may(FIELD_GOAL) == goal
    assert game.offense.may(PUNT) == punt
    assert edition == "2019" or game.offense.may(RUN_A_PLAY)


# Calls that stay -------------------------------------------------------------------------------


@rule("T-7")
@every_edition
@pytest.mark.parametrize(
    ("text", "changed"),
    [
        ("The offense's called play cannot be changed.", False),
        ("Your opponent's called play cannot be changed.", True),
    ],
)
@pytest.mark.parametrize(
    "effect",
    [
        "The offense flips over the top card of their Play deck and it becomes their play.",
        "The offense's called play becomes a Run Right.",
        "The offense's called play is also a Run Right.",
    ],
)
def test_a_call_that_stays_is_not_changed(
    edition: str, text: str, changed: bool, effect: str
) -> None:
    man = player("TE", text)
    assert CallStays in {type(part) for part in nodes(man.abilities)}
    card = action(effect, when=ON_FIELD_ADJUSTMENTS, name="Change")
    offense = Side(players=[man], play_deck=[play("Run Right", 5)] * 4)
    game = scenario(edition, offense=offense, defense=[card], at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays("Change")
    assert game.log.has(events.CALL_STAYS) != changed
    before = game.log.has(events.CALL_CHANGED) or game.log.has(events.ALSO_CALLED)
    assert before == changed


@every_edition
@pytest.mark.parametrize(
    ("side", "text", "call"),
    [
        (
            "offense",
            "Your called play cannot be changed by your opponent's effects.",
            terms.RUN_RIGHT,
        ),
        ("offense", "You cannot change your play.", terms.RUN_MIDDLE),
        ("defense", "Your opponent cannot change their play on first down.", terms.RUN_MIDDLE),
    ],
)
def test_one_may_change_what_only_the_other_cannot(
    edition: str, side: str, text: str, call: int
) -> None:
    man = player("TE" if side == "offense" else "LB", text)
    cards = [
        action(f"The offense's called play becomes a {to}.", when=ON_FIELD_ADJUSTMENTS, name=name)
        for name, to in (("Mine", "Run Right"), ("Theirs", "Run Middle"))
    ]
    game = scenario(
        edition,
        offense=Side(players=[man] if side == "offense" else [], hand=[cards[0]]),
        defense=Side(players=[man] if side == "defense" else [], hand=[cards[1]]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays("Mine")
    game.defense.plays("Theirs")
    game.both_pass()
    assert game.log.count(events.CALL_STAYS) == 1
    assert game.state.this.call == call


# Designation -----------------------------------------------------------------------------------


@rule("F-9")
@every_edition
@pytest.mark.parametrize("role", ["run", "receive"])
def test_a_player_cannot_be_designated_to_run_or_to_receive(edition: str, role: str) -> None:
    """The play is a Run: who cannot receive may run."""
    text = f"Your opponent's Tight Ends cannot be designated to {role} the ball."
    game = scenario(edition, defense=Side(players=[player("LB", text)])).run_to("designation")
    assert game.offense.may(DESIGNATE("Tight End")) == (role == "receive")
    game.run_to(NEXT_DOWN)


RAIN = "The catch range becomes 5-6."

# Whose next play -------------------------------------------------------------------------------


@since_2021
@pytest.mark.parametrize(
    ("text", "yards"),
    [
        ("Your next play gains 10 more yards.", 0),
        ("Your opponent's next play gains 10 more yards.", 10),
    ],
)
def test_the_next_play_is_that_of_whoever_is_meant(edition: str, text: str, yards: int) -> None:
    """The defense's own next play comes when it has the ball."""
    card = action(text, when=START_OF_DOWN, name="Later")
    game = scenario(edition, defense=[card], at=START_OF_DOWN)
    game.defense.plays("Later")
    game.run_to(NEXT_DOWN)
    assert game.yards == 15 + yards


@since_2021
def test_a_next_play_of_the_defense_is_run_in_its_own_possession(edition: str) -> None:
    card = action("Your next play gains 10 more yards.", when=START_OF_DOWN, name="Later")
    game = scenario(edition, defense=[card], at=START_OF_DOWN, down=4)
    waits = game.defense.seat
    game.defense.plays("Later")
    game.run_to("play or kick")
    game.offense.answers(PUNT)
    game.run_to(NEXT_POSSESSION)
    assert game.state.offense == waits
    assert [effect.runner for effect in game.state.lasting] == [waits]
    game.run_to(NEXT_DOWN).run_to(NEXT_DOWN)
    assert game.yards == 25
    assert game.state.lasting == []


def test_gridirons_may_say_it_too() -> None:
    rain = read_card(CardFields(name="Rain", kind="gridiron", subtype="Weather", text=RAIN))
    assert CatchRangeIs in {type(part) for part in nodes(rain)}
