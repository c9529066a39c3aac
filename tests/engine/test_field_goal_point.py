"""R-30: texts that speak of a field goal attempt are used between its Grit and what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.nouns import FieldGoalIs
from snapcount.cards.tree import CannotKick
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    FIELD_GOAL,
    NEXT_POSSESSION,
    PASS,
    PLAY,
    PUNT,
    USE,
    Scenario,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)
from snapcount.testing.cards import nodes

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
GOOD, BAD = 4, 9  # Grit of a field goal from the 20 (K-3, K-4)


def card(text: str, line: str, name: str = "Ice", subtype: str = "Generic") -> Any:
    fields = CardFields(kind="action", name=name, subtype=subtype, text=text, timing=line)
    return read_card(fields)


def kick(edition: str, first: int, second: int = GOOD, **declared: Any) -> Scenario:
    """The offense kicks from the 20 with that Grit; the next Grit is the second one."""
    deck = [play("Run Left", strength=first), play("Run Left", strength=second)]
    if edition == "2019":
        deck.insert(0, play("Run Left", name="Drawn before"))
    side = declared.pop("offense", Side())
    other = declared.pop("defense", Side())
    zeros = [play("Run Left", strength=0)] * 3
    mine = Side(hand=side.hand, players=side.players, play_deck=deck)
    theirs = Side(hand=other.hand, players=other.players, play_deck=zeros)
    game = scenario(edition, offense=mine, defense=theirs, ball=80, **declared)
    game.offense.answers(FIELD_GOAL)
    return game


@rule("R-30")
@every_edition
@pytest.mark.parametrize("grit", [GOOD, BAD])
def test_a_field_goal_that_is_attempted_is_heard_before_it_is_good(edition: str, grit: int) -> None:
    """Whatever waits for the attempt is done between its Grit and what comes of it."""
    text = "Whenever you attempt a field goal, if the Grit is 9, the field goal is good this down."
    game = kick(edition, grit, offense=Side(players=[player("QB", text)]))
    game.run_to(NEXT_POSSESSION)
    assert game.log.all(events.FIELD_GOAL_GOOD)


@rule("R-30", "K-1")
@every_edition
def test_the_kicker_is_iced(edition: str) -> None:
    ice = card(
        "The offense determines Grit again for the field goal attempt"
        " and must use the new Grit value.",
        "Play only when your opponent attempts a field goal.",
        subtype="Defense",
    )
    game = kick(edition, GOOD, BAD, defense=Side(hand=[ice]))
    game.defense.offered(PASS, PLAY("Ice"))
    game.defense.plays("Ice")
    game.run_to(NEXT_POSSESSION)
    assert game.log.has(events.FIELD_GOAL_MISSED_EVENT)
    assert len(game.log.all(events.GRIT)) == 2


@rule("R-30")
@every_edition
@pytest.mark.parametrize("grit", [GOOD, BAD])
def test_a_miss_is_kicked_again(edition: str, grit: int) -> None:
    again = card(
        "Determine Grit again. Use the new Grit value instead.", "Play when you miss a field goal."
    )
    assert FieldGoalIs(good=False) in nodes(again)
    game = kick(edition, grit, GOOD, offense=Side(hand=[again]))
    if grit == BAD:
        game.offense.plays("Ice")
    game.run_to(NEXT_POSSESSION)
    assert game.log.has(events.FIELD_GOAL_GOOD)
    assert len(game.log.all(events.GRIT)) == (2 if grit == BAD else 1)


@rule("R-30")
@every_edition
def test_the_grit_of_the_attempt_is_changed(edition: str) -> None:
    wind = card("Reduce the Grit by 5.", "Play only when a field goal is attempted.")
    game = kick(edition, GOOD, defense=Side(hand=[wind]))
    game.defense.plays("Ice")
    game.run_to(NEXT_POSSESSION)
    assert game.log.has(events.FIELD_GOAL_MISSED_EVENT)


@rule("R-30")
@every_edition
def test_a_player_spoils_the_attempt(edition: str) -> None:
    text = (
        "Exhaust: The field goal is no good. Exhaust only when your opponent attempts a field goal."
    )
    game = kick(edition, GOOD, defense=Side(players=[player("CB", text)]))
    game.defense.offered(PASS, USE("CB"))
    game.defense.uses("CB")
    game.run_to(NEXT_POSSESSION)
    assert game.log.has(events.FIELD_GOAL_MISSED_EVENT)


@rule("R-30", "F-1")
@every_edition
def test_no_other_card_is_played_there(edition: str) -> None:
    """Without a text that speaks of it a kick goes straight to the end of the down."""
    game = kick(edition, GOOD, defense=Side(hand=[action("Draw a Play card.", name="Any")]))
    assert not game.defense.may(PLAY("Any"))
    ice = card("Kick again.", "Play only when your opponent attempts a field goal.")
    game = kick(edition, GOOD, defense=Side(hand=[action("Draw a Play card.", name="Any"), ice]))
    game.defense.offered(PASS, PLAY("Ice"))


@rule("R-30")
@every_edition
def test_what_kicks_again_is_played_at_a_kick(edition: str) -> None:
    again = card("Determine Grit again for your kick.", "Play at any time.")
    game = kick(edition, BAD, GOOD, offense=Side(hand=[again]))
    game.offense.plays("Ice")
    game.run_to(NEXT_POSSESSION)
    assert game.log.has(events.FIELD_GOAL_GOOD)


# What else texts say of kicks ---------------------------------------------------------------------


@rule("K-1")
@every_edition
@pytest.mark.parametrize(
    ("text", "good"),
    [
        ("The Grit of your field goals is increased by 5.", False),
        ("The Grit of your punts is increased by 5.", True),
        ("The Grit of your kicks is increased by 5.", False),
    ],
)
def test_the_grit_of_one_kind_of_kick(edition: str, text: str, good: bool) -> None:
    game = kick(edition, GOOD, offense=Side(players=[player("TE", text)]))
    game.run_to(NEXT_POSSESSION)
    assert game.log.has(events.FIELD_GOAL_GOOD) is good


@rule("F-1", "G-2")
@every_edition
@pytest.mark.parametrize(
    ("text", "ball", "goal", "punt"),
    [
        ("Your opponent cannot attempt a field goal.", 80, False, True),
        ("Your opponent cannot punt.", 80, True, False),
        ("Field goals cannot be attempted from beyond the 25 yard line.", 74, False, True),
        ("Field goals cannot be attempted from beyond the 25 yard line.", 75, True, True),
    ],
)
def test_a_kick_may_be_forbidden(
    edition: str, text: str, ball: int, goal: bool, punt: bool
) -> None:
    back = player("CB", text)
    assert CannotKick in {type(node) for node in nodes(back)}
    game = scenario(edition, defense=Side(players=[back]), ball=ball)
    assert game.offense.may(FIELD_GOAL) is goal
    assert game.offense.may(PUNT) is punt


@rule("F-1", "R-17")
@every_edition
def test_without_a_kick_a_play_is_run(edition: str) -> None:
    text = "Your opponent cannot attempt a field goal. Your opponent cannot punt."
    spare = action("Gain 5 yards.", when="on field adjustments", name="Spare")
    mute = Side(players=[player("CB", text)])
    game = scenario(edition, offense=[spare], defense=mute, at="on field adjustments", down=4)
    assert game.offense.may(PLAY("Spare"))
