"""F-5, K-1, R-32: Play Strength and Grit are one digit, whatever effects make of them."""

from __future__ import annotations

import pytest

from snapcount.cards.nouns import TheGrit
from snapcount.cards.tree import (
    ChangeGrit,
    ChangeStrength,
    DetermineGrit,
    Effect,
    Gain,
    ModifyStrength,
    Static,
)
from snapcount.engine import events
from snapcount.engine.editions import edition_named
from snapcount.testing import (
    FIELD_GOAL,
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    PRIOR_TO_SELECTING,
    PUNT,
    START_OF_DOWN,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)
from snapcount.testing.editions import by_chapter_g, editions_where, first_question
from snapcount.testing.season import season_player, with_player

BY_G = editions_where(by_chapter_g)
every_edition = pytest.mark.parametrize("edition", editions_where())


# Play Strength ---------------------------------------------------------------------------------


@rule("R-32", "F-5")
@every_edition
@pytest.mark.parametrize(
    ("by", "strength"),
    [((-2,), 1), ((-3,), 0), ((-5,), 0), ((-9, -9), 0), ((8,), 1), ((17,), 0), ((9, 9), 1)],
)
def test_a_strength_below_0_is_0_and_one_past_9_loses_its_tens(
    edition: str, by: tuple[int, ...], strength: int
) -> None:
    effects = tuple(ChangeStrength(n) for n in by)
    card = action(*effects, when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card], strength=3, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    assert game.strength == strength
    assert game.run_to(NEXT_DOWN).yards == strength * 5


@rule("R-32", "F-5")
@every_edition
@pytest.mark.parametrize("point", [PRIOR_TO_SELECTING, ON_FIELD_ADJUSTMENTS])
def test_the_cards_lose_their_tens_before_effects_change_anything(edition: str, point: str) -> None:
    """7 + 5 is 2; 3 less is 0, not 9."""
    card = action(ChangeStrength(-3), when=point)
    calls = (play("Run Left", 7), play("Run Right", 5, "Long Pass"))
    game = scenario(edition, defense=[card], calls=calls, at=point)
    game.defense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == 0


@rule("R-32")
@every_edition
@pytest.mark.parametrize(("less", "more", "strength"), [(-7, 5, 1), (-7, 3, 0), (-1, 9, 1)])
def test_changes_are_added_up_before_they_are_applied(
    edition: str, less: int, more: int, strength: int
) -> None:
    """The Strength is 3: a change that goes below 0 still counts in full against the next one."""
    one = action(ChangeStrength(less), when=ON_FIELD_ADJUSTMENTS, name="Less")
    other = action(ChangeStrength(more), when=ON_FIELD_ADJUSTMENTS, name="More")
    game = scenario(edition, offense=[other], defense=[one], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.defense.plays(0)
    game.both_pass()
    if edition_named(edition).offsetting:  # what offsets is gone (T-8), and the sum is the same
        assert game.log.has(events.OFFSET, a=min(-less, more))
    assert game.run_to(NEXT_DOWN).yards == strength * 5


@rule("R-32")
@every_edition
@pytest.mark.parametrize(("text", "strength"), [("reduced", 0), ("increased", 8)])
def test_a_strength_that_was_set_has_the_same_ends(edition: str, text: str, strength: int) -> None:
    """Set to 2, then 4 less and 2 less, or 4 more and 2 more."""
    words = f"The Play Strength becomes 2. The Play Strength is {text} by 4."
    set_it = action(words, when=ON_FIELD_ADJUSTMENTS, name="Set")
    again = action(f"The Play Strength is {text} by 2.", when=ON_FIELD_ADJUSTMENTS, name="Again")
    game = scenario(edition, offense=[again, set_it], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Again").plays("Set")
    game.both_pass()
    assert game.run_to(NEXT_DOWN).yards == strength * 5


@rule("R-32")
@every_edition
def test_what_lowers_a_strength_that_was_set_is_added_up_too(edition: str) -> None:
    """2, then 4 less and 3 more: 1, and not 3."""
    words = (
        "The Play Strength becomes 2. The Play Strength is reduced by 4."
        " The Play Strength is increased by 3."
    )
    card = action(words, when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == 5


@rule("R-32", "F-4")
@every_edition
def test_a_pass_of_strength_1_is_not_caught_as_a_9(edition: str) -> None:
    card = action("The Play Strength is reduced by 2.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition,
        defense=[card],
        calls=("Short Pass: 20 (1-9)", "Run Left"),
        strength=1,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == 0


@rule("R-32")
@every_edition
@pytest.mark.parametrize(("by", "strength"), [(-4, 0), (-3, 0), (-2, 1), (8, 1)])
def test_a_text_that_stands_changes_a_strength_within_its_ends(
    edition: str, by: int, strength: int
) -> None:
    standing = play("Run Left", 3, abilities=(Static(ModifyStrength(by)),))
    calls = (standing, play("Run Right", 0, "Long Pass"))
    game = scenario(edition, calls=calls).run_to(NEXT_DOWN)
    assert game.yards == strength * 5


@rule("R-32")
@every_edition
@pytest.mark.parametrize(("printed", "strength"), [(7, 8), (8, 9), (9, 9)])
def test_a_text_with_a_maximum_leaves_a_nine_alone(
    edition: str, printed: int, strength: int
) -> None:
    text = "Add 1 to the Play Strength of your Runs, to a maximum of 9."
    side = Side(players=[player("RB", text)])
    game = scenario(edition, offense=side, calls=(play("Run Left", printed), play("Run Right", 0)))
    assert game.run_to(NEXT_DOWN).yards == strength * 5


@rule("R-32")
@every_edition
def test_what_is_added_to_such_a_nine_begins_anew(edition: str) -> None:
    """The text leaves a 9; the effect's 2 make it 11, of which the last digit counts."""
    more = action("The Play Strength is increased by 2.", when=ON_FIELD_ADJUSTMENTS)
    text = "Add 1 to the Play Strength of your Runs, to a maximum of 9."
    side = Side(players=[player("RB", text)], hand=[more])
    calls = (play("Run Left", 9), play("Run Right", 0))
    game = scenario(edition, offense=side, calls=calls, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == 5


@rule("R-32", "F-10")
@every_edition
@pytest.mark.parametrize(
    ("text", "yards"),
    [
        ("Halve the Play Strength, rounding down.", 15),
        ("The Play Strength is halved, rounded up.", 20),
        ("Double the Play Strength.", 20),
    ],
)
def test_a_strength_of_seven_is_halved_or_doubled(edition: str, text: str, yards: int) -> None:
    game = scenario(
        edition,
        defense=[action(text, when=ON_FIELD_ADJUSTMENTS)],
        strength=7,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == yards


@rule("R-32", "F-10")
@pytest.mark.parametrize(("strength", "yards"), [(0, 0), (1, 0), (2, 0), (3, 5), (9, 35)])
def test_curt_breaker_never_helps_a_run(strength: int, yards: int) -> None:
    card = season_player("Curt Breaker")
    game = with_player(card, strength=strength, at=ON_FIELD_ADJUSTMENTS)
    game.defense.uses("Curt Breaker")
    assert game.run_to(NEXT_DOWN).yards == yards


# Grit ------------------------------------------------------------------------------------------


def grit_decks(grit: int) -> tuple[Side, Side]:
    """Play decks whose cards add up to that Grit."""
    return Side(play_deck=[play("Run Left", grit)] * 9), Side(play_deck=[play("Run Left", 0)] * 9)


@rule("R-32", "K-1", "K-2")
@every_edition
@pytest.mark.parametrize(("grit", "by", "result"), [(1, -2, 0), (0, -1, 0), (9, 2, 1), (4, -4, 0)])
def test_the_grit_of_a_kick_stays_within_its_ends(
    edition: str, grit: int, by: int, result: int
) -> None:
    offense, defense = grit_decks(grit)
    point = PRIOR_TO_SELECTING if edition in BY_G else START_OF_DOWN
    word = "increased" if by > 0 else "reduced"
    card = action(f"The Grit of your kicks is {word} by {abs(by)} this down.", when=point)
    side = Side(hand=[card], play_deck=offense.play_deck)
    game = scenario(edition, offense=side, defense=defense, at=point, timeouts=(0, 0))
    game.offense.plays(0)
    game.run_to(first_question(edition))
    game.offense.answers(PUNT)
    assert game.log.has(events.PUNTED, b=result)


@rule("R-32", "K-3")
def test_seth_windward_never_makes_a_kick_good() -> None:
    """From the 40 only a Grit of 9 is good: one of 1 that is 2 lower is 0."""
    offense, defense = grit_decks(1)
    card = season_player("Seth Windward")
    game = with_player(card, own=defense, other=offense, ball=60, at=START_OF_DOWN)
    game.defense.uses("Seth Windward")
    game.run_to("play or kick")
    game.offense.answers(FIELD_GOAL)
    game.run_to(NEXT_POSSESSION)
    assert game.score == (0, 0)
    assert game.log.has(events.FIELD_GOAL_MISSED_EVENT, b=0)


@rule("R-32", "K-1")
@every_edition
@pytest.mark.parametrize(
    ("grit", "by", "result"),
    [(1, (-2,), 0), (9, (2,), 1), (1, (-4, 2), 0), (1, (-4, 5), 2), (9, (4, -2), 1)],
)
def test_the_grit_of_an_effect_has_the_same_ends(
    edition: str, grit: int, by: tuple[int, ...], result: int
) -> None:
    """Its changes too are added up before they are applied."""
    effects: list[Effect] = [DetermineGrit(), *[ChangeGrit(n) for n in by], Gain(TheGrit())]
    offense, defense = grit_decks(grit)
    card = action(*effects, when=ON_FIELD_ADJUSTMENTS)
    side = Side(hand=[card], play_deck=offense.play_deck)
    game = scenario(edition, offense=side, defense=defense, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    assert game.yards_by_effects == result
