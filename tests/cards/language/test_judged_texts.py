"""Texts that two judges could read differently, played as the rules settle them."""

from __future__ import annotations

import pytest

from snapcount.cards.nouns import Leading
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    NO,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PLAY,
    PLAY_NAMED,
    START_OF_DOWN,
    YES,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
    synergy,
)
from snapcount.testing.editions import editions_where, having

BEFORE = "prior to selecting a play"
every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
FLIP = action(
    "Flip over the top card of your Play deck. That card becomes your play this down.",
    when=ON_FIELD_ADJUSTMENTS,
    name="Flip",
)


@every_edition
@pytest.mark.parametrize(("strength", "yards"), [(7, 15), (3, 5), (1, 0)])
def test_half_of_the_yards_is_rounded_down_to_a_multiple_of_five(
    edition: str, strength: int, yards: int
) -> None:
    half = "Halve the yards gained on this play, rounded down to the nearest 5."
    game = scenario(
        edition,
        defense=Side(players=[player("DT", f"Tackle – Run Middle: {half}")], bench="Safety"),
        calls=("Run Middle", "Long Pass"),
        strength=strength,
        tackler="DT",
    )
    game.run_to(NEXT_DOWN)
    assert game.yards == yards


@rule("F-4")
@every_edition
@pytest.mark.parametrize(("strength", "says", "yards"), [(1, YES, 0), (4, YES, 20), (4, NO, 0)])
def test_what_is_done_in_place_of_an_incompletion_is_checked_again(
    edition: str, strength: int, says: object, yards: int
) -> None:
    text = (
        "Once per down, when your pass would be incomplete, you may discard a Play card from your"
        " hand. If you do, add 2 to the Play Strength."
    )
    game = scenario(
        edition,
        offense=Side(players=[player("QB", text)], plays=[play("Run Left", 1)]),
        calls=("Short Pass: 20 (6-9)", "Run Left"),
        strength=strength,
    )
    game.run_to("effect")
    game.offense.answers(says)  # type: ignore[arg-type]
    while game.offense.asked("effect"):
        game.offense.answers_anything()
    game.run_to(NEXT_DOWN)
    assert game.yards == yards


@every_edition
def test_a_card_is_not_played_to_cancel_nothing(edition: str) -> None:
    card = action("Cancel an Action card. Its owner draws an Action card.", name="Cancel")
    spare = action("Draw a Play card.", when=ON_FIELD_ADJUSTMENTS, name="Spare")
    game = scenario(edition, offense=[card, spare], at=ON_FIELD_ADJUSTMENTS)
    game.offense.offered(PASS, PLAY("Spare"))


@every_edition
def test_each_player_draws_as_many_as_they_put_away(edition: str) -> None:
    text = (
        "Each player shuffles their Play hand into their Play deck and draws that many Play cards."
    )
    spare = play("Run Left", 1)
    game = scenario(
        edition,
        offense=Side(hand=[action(text, when=BEFORE)], plays=[spare] * 3),
        at=BEFORE,
    )
    before = [len(side.play_hand) for side in (game.offense, game.defense)]
    assert before[0] != before[1]
    game.offense.plays(0)
    game.both_pass()
    assert [len(side.play_hand) for side in (game.offense, game.defense)] == before


@rule("R-52")
@every_edition
def test_a_named_play_that_an_audible_calls_is_called(edition: str) -> None:
    text = "Name a play. If your opponent calls that play this down, draw two Action cards."
    long = play("Long Pass: 40 (0-9)", 3)
    game = scenario(
        edition,
        offense=Side(hand=[FLIP], play_deck=[long, long, long]),
        defense=Side(hand=[action(text, when=BEFORE, name="Guess")]),
        calls=("Run Left", "Run Right"),
        at=BEFORE,
    )
    if game.offense.asked("timing point"):
        game.offense.passes()
    game.defense.plays("Guess")
    game.run_to("effect")
    game.defense.answers(PLAY_NAMED("long pass"))
    game.run_to(ON_FIELD_ADJUSTMENTS)
    held = len(game.defense.hand)
    game.offense.plays("Flip")
    game.both_pass()
    assert len(game.defense.hand) == held + 2


@rule("R-52")
@every_edition
def test_the_next_run_is_also_one_that_an_audible_calls(edition: str) -> None:
    text = "Your next Run play this possession gains 10 additional yards."
    run = play("Run Left", 3)
    game = scenario(
        edition,
        offense=Side(hand=[FLIP, action(text, when=BEFORE, name="Next")], play_deck=[run] * 3),
        calls=("Short Pass: 20 (0-9)", "Run Right"),
        at=BEFORE,
    )
    game.offense.plays("Next")
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Flip")
    game.run_to(NEXT_DOWN)
    assert game.yards == game.base_yards + 10


@every_edition
def test_its_catch_range_was_called_on_fourth_down(edition: str) -> None:
    text = "When you call this play on fourth down, its catch range becomes (2-8)."
    fresh = action("It becomes first down.", when=ON_FIELD_ADJUSTMENTS, name="Fresh")
    game = scenario(
        edition,
        offense=[fresh],
        calls=(play("Long Pass: 45 (4-7)", 2, abilities=(text,)), play("Run Left", 0)),
        down=4,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays("Fresh")
    game.run_to(NEXT_DOWN)
    assert game.yards == 45


@pytest.mark.parametrize("edition", editions_where(having("synergy")))
def test_which_down_it_is_is_the_players_choice(edition: str) -> None:
    card = synergy(
        Leading("you", 0),
        "Once per half, you may Energize all of your Quarterbacks on the field at the start of a"
        " down.",
    )
    game = scenario(
        edition,
        offense=Side(exhausted=["Quarterback"], synergy=card, hand=[action("Draw a Play card.")]),
        at=START_OF_DOWN,
    )
    game.run_to("effect")
    game.offense.answers(NO)
    game.run_to(NEXT_DOWN)
    game.run_to("effect")
    game.offense.answers(YES)
    assert "Quarterback" not in game.offense.exhausted
