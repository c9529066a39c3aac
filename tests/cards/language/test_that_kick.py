"""`It`, where a field goal was named: what becomes of it is known when it is over (R-30)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.parse import parse_effects
from snapcount.cards.language.printing import english
from snapcount.cards.nouns import PlayIs
from snapcount.cards.tree import Await, Draw, If, KickAgain, Triggered, Would
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    FIELD_GOAL,
    NEXT_POSSESSION,
    START_OF_DOWN,
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
since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
GOOD, BAD = 4, 9  # from the 20 (K-3, K-4)
ATTEMPT = "If you attempt a field goal this down, increase the Grit by 1."
DRAW = Draw("you", "action", 2)


def kick(edition: str, *grits: int, at: str = "", **sides: Side) -> Scenario:
    """The offense would kick from the 20 with these Grit values."""
    deck = [play("Run Left", strength=grit) for grit in grits]
    if edition == "2019":
        deck.insert(0, play("Run Left", name="Drawn before"))
    mine, theirs = sides.get("offense", Side()), sides.get("defense", Side())
    return scenario(
        edition,
        offense=Side(hand=mine.hand, players=mine.players, play_deck=deck),
        defense=Side(
            hand=theirs.hand, players=theirs.players, play_deck=[play("Run Left", strength=0)] * 3
        ),
        ball=80,
        timeouts=(0, 0),
        at=at,
    )


@pytest.mark.parametrize(
    ("said", "good"),
    [
        ("it is missed", False),
        ("it is no good", False),
        ("it isn't good", False),
        ("it misses", False),
        ("it fails", False),
        ("it is unsuccessful", False),
        ("that kick is missed", False),
        ("this field goal is missed", False),
        ("the attempt fails", False),
        ("it is good", True),
        ("it's successful", True),
        ("it is made", True),
        ("that field goal is good", True),
        ("it is not missed", True),
    ],
)
def test_what_is_said_of_it(said: str, good: bool) -> None:
    event: Any = "a field goal is made" if good else "a field goal is missed"
    waits = Await(Triggered(event, (DRAW,)))
    card = action(f"{ATTEMPT} If {said}, draw two Action cards. Play only at the start of a down.")
    assert waits in nodes(card)
    text = f"If {said}, draw two Action cards. Play only when a field goal is attempted."
    assert waits in nodes(action(text))


@pytest.mark.parametrize("said", ["you miss", "you miss it", "you miss the kick", "you missed it"])
def test_who_misses_is_on_offense(said: str) -> None:
    when = "Play only at the start of a down."
    one = action(f"{ATTEMPT} If {said}, draw two Action cards. {when}", name="Trick")
    other = action(
        f"{ATTEMPT} If it is missed and you are on offense, draw 2 Action cards. {when}",
        name="Trick",
    )
    assert one == other


def test_it_is_the_play_where_a_play_was_named_last() -> None:
    text = "If you attempt a field goal this down, it is worth 4 points. {}"
    of_play = "If your play is a Run and it is successful, gain 5 yards."
    assert PlayIs("successful") in nodes(effects(text.format(of_play)))
    assert is_refused("If it is missed, draw an Action card.")
    assert is_refused("Gain 5 yards. If it is no good, draw an Action card.")


def test_what_changes_the_kick_is_asked_at_once() -> None:
    at_kick = "Play only when a field goal is attempted."
    assert any(
        isinstance(each, If) for each in nodes(action(f"If it is missed, kick again. {at_kick}"))
    )
    again = action(f"Kick again. If it is missed, kick again. {at_kick}")
    assert Await(Would("a field goal would be missed", (KickAgain(),))) in nodes(again)


@rule("R-30")
@every_edition
@pytest.mark.parametrize(("grit", "gained"), [(BAD - 1, 1), (GOOD, 0)])
def test_it_is_known_after_the_kick(edition: str, grit: int, gained: int) -> None:
    text = "Increase the Grit by 1. If it is missed, gain a timeout."
    card = action(f"{text} Play only when you attempt a field goal.", name="Trick")
    game = kick(edition, grit, offense=Side(hand=[card]))
    game.offense.answers(FIELD_GOAL)
    game.offense.plays("Trick")
    game.both_pass()
    game.run_to(NEXT_POSSESSION)
    assert game.log.has(events.FIELD_GOAL_MISSED_EVENT) is bool(gained)
    assert game.offense.timeouts == gained


@rule("R-30")
@since_2021
@pytest.mark.parametrize(("grit", "gained"), [(BAD, 1), (GOOD, 0)])
def test_it_is_waited_for_from_the_start_of_the_down(edition: str, grit: int, gained: int) -> None:
    text = f"{ATTEMPT} If it is missed, gain a timeout. Play only at the start of a down."
    card = action(text, name="Trick")
    game = kick(edition, grit, offense=Side(hand=[card]), at=START_OF_DOWN)
    game.offense.plays("Trick")
    game.both_pass()
    game.offense.answers(FIELD_GOAL)
    game.run_to(NEXT_POSSESSION)
    assert game.offense.timeouts == gained


@rule("R-30")
@every_edition
@pytest.mark.parametrize(("second", "gained"), [(BAD, 1), (GOOD, 0)])
def test_it_is_the_second_kick_after_the_first(edition: str, second: int, gained: int) -> None:
    text = "Kick again. If it is missed, gain a timeout."
    card = action(f"{text} Play only when you attempt a field goal.", name="Trick")
    game = kick(edition, GOOD, second, offense=Side(hand=[card]))
    game.offense.answers(FIELD_GOAL)
    game.offense.plays("Trick")
    game.both_pass()
    game.run_to(NEXT_POSSESSION)
    assert game.offense.timeouts == gained


@rule("R-30")
@every_edition
@pytest.mark.parametrize(("first", "gained"), [(BAD, 1), (GOOD, 0)])
def test_a_player_hears_the_kick_and_what_becomes_of_it(
    edition: str, first: int, gained: int
) -> None:
    text = "Whenever you attempt a field goal, if it is missed, gain a timeout."
    game = kick(edition, first, offense=Side(players=[player("QB", text)]))
    game.offense.answers(FIELD_GOAL)
    game.run_to(NEXT_POSSESSION)
    assert game.offense.timeouts == gained


def test_what_is_done_besides_is_printed_as_that() -> None:
    text = "If you attempt a field goal this down, add 1 to the Grit. If it misses, gain a timeout."
    said = english(action(text).effects)
    assert "instead" not in said
    assert "would" not in said
    assert parse_effects(said) == action(text).effects
