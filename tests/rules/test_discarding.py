"""Z-6: when cards go to the discard piles."""

from __future__ import annotations

import pytest

from snapcount.engine import events
from snapcount.engine.dice import Dice
from snapcount.engine.records.loading import load
from snapcount.engine.records.position import from_line, to_line
from snapcount.engine.records.save import fingerprint, save
from snapcount.engine.views.worlds import WorldMaker
from snapcount.testing import (
    AFTER_DESIGNATION,
    END_OF_PLAY,
    LAYER,
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    PICK_CARD,
    Scenario,
    Side,
    action,
    play,
    rule,
    scenario,
)
from snapcount.testing.editions import by_chapter_g, editions_where, first_question
from snapcount.testing.invariants import CHECKS

BY_G = editions_where(by_chapter_g)
every_edition = pytest.mark.parametrize("edition", editions_where())

DIVE = play("Run Left", 3, "Short Pass", name="Dive")
BLITZ = play("Run Right", 0, "Long Pass", name="Blitz")
CALLS = (DIVE, BLITZ)
FREE = action("Gain 5 yards.", when=END_OF_PLAY, name="Free")


def sound(game: Scenario) -> None:
    """Every card is in one place, in the game, in what is saved of it, and in the views."""
    g = game.state
    assert [fault for check in CHECKS for fault in check(g)] == []
    again = load(save(g), g.table)
    assert fingerprint(again) == fingerprint(g)
    assert fingerprint(from_line(to_line(g), g.table)) == fingerprint(g)
    assert g.decision is not None
    view = g.observe(g.decision.seat)
    worlds = WorldMaker(g.table).worlds(view)
    for seed in range(3):
        world = worlds.sample(Dice(seed, 1, 2, 3))
        assert [fault for check in CHECKS[:1] for fault in check(world)] == []
        assert world.observe(view.seat).sides == view.sides
        for option in world.decision.options if world.decision is not None else ():
            world.copy().apply(option)


# Called Plays ----------------------------------------------------------------------------------


@rule("Z-6")
@every_edition
def test_called_plays_are_discarded_before_the_end_of_the_play(edition: str) -> None:
    game = scenario(edition, offense=[FREE], calls=CALLS, at=END_OF_PLAY)
    assert game.offense.play_discard == ["Dive"]
    assert game.defense.play_discard == ["Blitz"]
    sound(game)
    game.run_to(NEXT_DOWN)
    assert game.offense.play_discard == ["Dive"]
    assert game.defense.play_discard == ["Blitz"]
    assert game.log.count(events.DISCARDED) == 2


@rule("Z-6")
@every_edition
def test_before_play_results_they_are_not(edition: str) -> None:
    late = action("Gain 5 yards.", when=AFTER_DESIGNATION)
    game = scenario(edition, offense=[late], calls=CALLS, at=AFTER_DESIGNATION)
    assert game.offense.play_discard == []
    sound(game)


@rule("Z-6")
@every_edition
def test_a_called_play_may_be_taken_back_at_the_end_of_the_play(edition: str) -> None:
    text = "Return a Play card from your discard pile to your hand."
    card = action(text, when=END_OF_PLAY)
    other = play("Run Left", 1, name="Other")
    side = Side(hand=[card], play_discard=[other])
    game = scenario(edition, offense=side, calls=CALLS, at=END_OF_PLAY)
    game.offense.plays(0)
    game.offense.offered(PICK_CARD("Dive"), PICK_CARD("Other"))
    sound(game)
    game.offense.answers(PICK_CARD("Dive"))
    assert game.down == 2
    assert game.offense.play_discard == ["Other"], "it was not discarded again"


@rule("Z-6")
@every_edition
def test_shuffled_into_the_deck_it_stays_there(edition: str) -> None:
    text = "Shuffle your Play discard pile into your Play deck."
    card = action(text, when=END_OF_PLAY, name="Shuffle")
    side = Side(hand=[card, FREE])
    game = scenario(edition, offense=side, calls=CALLS, at=END_OF_PLAY)
    before = len(game.state.play_deck[game.offense.seat])
    game.offense.plays("Shuffle")
    game.both_pass()
    game.run_to(first_question(edition))
    assert game.offense.play_discard == []
    drawn = 1 if edition in BY_G else 0  # G-1
    assert len(game.state.play_deck[game.offense.seat]) == before + 1 - drawn
    sound(game)


@rule("Z-6")
@every_edition
@pytest.mark.parametrize(
    ("text", "yards"),
    [
        ("If the Play Strength is 3, move the ball 10 yards forward.", 10),
        ("If the offense called a Run play, move the ball 10 yards forward.", 10),
        ("If the defense called a Long Pass, move the ball 10 yards forward.", 10),
    ],
)
def test_what_was_called_is_known_all_the_same(edition: str, text: str, yards: int) -> None:
    card = action(text, when=END_OF_PLAY)
    game = scenario(edition, offense=[card], calls=CALLS, at=END_OF_PLAY)
    before = game.ball
    game.offense.plays(0)
    game.both_pass()
    assert game.ball == before + yards


@rule("Z-6")
@every_edition
def test_what_a_called_play_does_at_the_end_of_the_play_it_does(edition: str) -> None:
    text = "At the end of the play, draw an Action card."
    run = play("Run Left", 3, abilities=(text,), name="Draws")
    game = scenario(edition, offense=[FREE], calls=(run, BLITZ)).run_to(NEXT_DOWN)
    assert len(game.offense.hand) >= 2


@rule("Z-6", "R-5")
@every_edition
def test_a_replayed_down_discards_them_once(edition: str) -> None:
    card = action("Replay the Down.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card], calls=CALLS, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    assert game.is_at(first_question(edition))
    assert game.offense.play_discard == ["Dive"]
    assert game.defense.play_discard == ["Blitz"]
    sound(game)


@rule("Z-6", "F-17")
@every_edition
def test_a_live_ball_turnover_discards_them_too(edition: str) -> None:
    card = action("The ball carrier fumbles.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, defense=[card], calls=CALLS, at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays(0)
    game.run_to(NEXT_POSSESSION)
    assert game.offense.play_discard == ["Dive"]
    assert game.defense.play_discard == ["Blitz"]


@rule("Z-6", "T-7")
@every_edition
def test_a_play_that_an_audible_replaced_is_discarded_then(edition: str) -> None:
    text = "Flip over the top card of your Play deck and it becomes the play this down."
    card = action(text, when=ON_FIELD_ADJUSTMENTS, name="Audible")
    sneak = play("Run Left", 2, name="Sneak")
    side = Side(hand=[card, FREE], play_deck=[play("Run Left", 1), sneak, sneak])
    game = scenario(edition, offense=side, calls=CALLS, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Audible")
    game.both_pass()
    assert game.offense.play_discard == ["Dive"]
    game.run_to(END_OF_PLAY)
    assert game.offense.play_discard == ["Dive", "Sneak"]
    sound(game)


# Cancelled cards -------------------------------------------------------------------------------


@rule("Z-6", "T-18")
@every_edition
def test_a_cancelled_card_is_discarded_when_it_is_cancelled(edition: str) -> None:
    """Below the card that cancels it two layers wait, and it is in the pile before they resolve."""
    gain = action("Gain 10 yards.", when=ON_FIELD_ADJUSTMENTS, name="Gain")
    counts = action(
        "Gain 5 yards for each card in your Action discard pile.",
        when=ON_FIELD_ADJUSTMENTS,
        name="Counts",
    )
    cancel = action("Cancel target Action card.", when=ON_FIELD_ADJUSTMENTS, name="Cancel")
    game = scenario(edition, offense=[gain, counts], defense=[cancel], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Gain")
    game.defense.passes()
    game.offense.plays("Counts")
    game.defense.plays("Cancel")
    game.both_pass()
    game.defense.answers(LAYER("Gain"))
    assert game.yards_by_effects == 5, "the Gain lay there when the other counted"
    assert sorted(game.offense.discard) == ["Counts", "Gain"]
    assert game.log.count(events.DISCARDED) == 3
