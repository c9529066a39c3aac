"""Effects on what was called: any play of a kind, also a play, the other's call, a named play."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.nouns import NamedCalled
from snapcount.cards.tree import (
    AlsoPlay,
    BecomeDefense,
    BecomePlay,
    ChooseDefense,
    CopyCall,
    NamePlay,
)
from snapcount.engine import events, terms
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    MODE,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PLAY_NAMED,
    PRIOR_TO_SELECTING,
    Scenario,
    action,
    play,
    rule,
    says,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
SIX = ("Run Left", "Run Middle", "Run Right", "Short Pass", "Medium Pass", "Long Pass")


def trick(edition: str, node: type, text: str, by: str = "offense", **declared: Any) -> Scenario:
    """One side plays these words, which say that node, during On Field Adjustments."""
    declared[by] = [says(node, text)]
    game = scenario(edition, at=ON_FIELD_ADJUSTMENTS, **declared)
    (game.offense if by == "offense" else game.defense).plays("Trick")
    return game


@every_edition
def test_any_run_is_one_of_three(edition: str) -> None:
    text = "Your called play becomes any Run play."
    game = trick(edition, BecomePlay, text, calls=("Long Pass: 40 (0-9)", "Long Pass"))
    game.offense.offered(MODE(0), MODE(1), MODE(2)).answers(MODE(1))
    assert game.state.this.call == terms.RUN_MIDDLE
    game.run_to(NEXT_DOWN)
    assert game.yards == 15


@every_edition
def test_a_pass_of_ones_choice_has_the_numbers_it_says(edition: str) -> None:
    text = "Your called play becomes a Pass play of your choice: 15 (2-8)."
    game = trick(edition, BecomePlay, text, calls=("Run Left", "Run Left"))
    game.offense.answers(MODE(2))
    assert game.state.this.call == terms.LONG_PASS
    game.run_to(NEXT_DOWN)
    assert game.yards == 15


@every_edition
def test_a_pass_that_becomes_another_keeps_its_own_numbers(edition: str) -> None:
    text = "Your called play becomes any Pass play."
    game = trick(edition, BecomePlay, text, calls=("Long Pass: 40 (1-4)", "Long Pass"))
    game.offense.answers(MODE(0))
    this = game.state.this
    assert (this.call, this.call_yards, this.low, this.high) == (terms.SHORT_PASS, 40, 1, 4)
    game.run_to(NEXT_DOWN)
    assert game.yards == 40


@rule("F-6")
@every_edition
@pytest.mark.parametrize(("stops", "yards"), [("Run Left", 15), ("Short Pass", 0)])
def test_a_play_that_is_also_another_can_be_stopped_as_that(
    edition: str, stops: str, yards: int
) -> None:
    text = "Your called play is also a Short Pass this down."
    game = trick(edition, AlsoPlay, text, calls=("Run Middle", stops))
    assert game.log.has(events.ALSO_CALLED, a=terms.SHORT_PASS)
    game.run_to(NEXT_DOWN)
    assert game.yards == yards
    assert game.state.this.also == 0  # T-9: for this down alone


@every_edition
def test_a_play_that_is_also_another_is_both_to_other_texts(edition: str) -> None:
    text = "Your called play is also a Short Pass. If you called a Pass play, gain 10 yards."
    game = trick(edition, AlsoPlay, text)
    assert game.yards_by_effects == 10


@every_edition
def test_the_defense_copies_the_offenses_call(edition: str) -> None:
    text = "The defense's call becomes the offense's called play."
    game = trick(edition, CopyCall, text, by="defense", calls=("Run Middle", "Long Pass"))
    assert game.log.has(events.DEFENSE_CHANGED)
    game.run_to(NEXT_DOWN)
    assert game.yards == 0


@every_edition
def test_the_offense_copies_the_play_on_the_defenses_card(edition: str) -> None:
    text = "Your called play becomes your opponent's called play."
    calls = (play("Run Left", 3), play("Short Pass: 25 (0-9)", 0, "Run Left"))
    game = trick(edition, CopyCall, text, calls=calls)
    game.run_to(NEXT_DOWN)
    assert game.yards == 25


@every_edition
def test_calls_are_added_to_the_defense(edition: str) -> None:
    text = "Add Run Left / Run Middle to the defense's call."
    game = trick(edition, BecomeDefense, text, by="defense", calls=("Run Middle", "Long Pass"))
    assert game.state.this.defense_calls & terms.LONG_PASS
    game.run_to(NEXT_DOWN)
    assert game.yards == 0


@every_edition
def test_the_controller_chooses_calls_for_the_defense(edition: str) -> None:
    text = "The defense's call becomes two plays of your choice."
    game = trick(edition, ChooseDefense, text, by="defense", calls=("Run Middle", "Long Pass"))
    game.defense.offered(*map(PLAY_NAMED, SIX)).answers(PLAY_NAMED("Short Pass"))
    left = [call for call in SIX if call != "Short Pass"]
    game.defense.offered(*map(PLAY_NAMED, left)).answers(PLAY_NAMED("Run Middle"))
    assert not game.state.this.defense_calls & terms.LONG_PASS
    game.run_to(NEXT_DOWN)
    assert game.yards == 0


@every_edition
def test_a_chosen_run_is_added(edition: str) -> None:
    text = "Add a Run play of your choice to the defense's call."
    game = trick(edition, ChooseDefense, text, by="defense", calls=("Run Middle", "Long Pass"))
    game.defense.offered(*map(PLAY_NAMED, SIX[:3])).answers(PLAY_NAMED("Run Middle"))
    assert game.state.this.defense_calls & terms.LONG_PASS
    game.run_to(NEXT_DOWN)
    assert game.yards == 0


@every_edition
@pytest.mark.parametrize(("named", "lost"), [("Run Left", -10), ("Run Right", 5)])
def test_a_play_is_named_and_then_looked_for(edition: str, named: str, lost: int) -> None:
    text = (
        "Name a play. If the offense called that play, lose 10 yards. Otherwise, the offense gains "
        "5 yards."
    )
    game = trick(edition, NamePlay, text, by="defense")
    game.defense.offered(*map(PLAY_NAMED, SIX)).answers(PLAY_NAMED(named))
    assert game.log.has(events.NAMED_PLAY, seat=game.defense.seat)
    assert game.yards_by_effects == lost


@every_edition
def test_run_or_pass_is_named(edition: str) -> None:
    text = "Name Run or Pass. If the offense called it, lose 5 yards."
    game = trick(edition, NamedCalled, text, by="defense")
    game.defense.offered(PLAY_NAMED("Run"), PLAY_NAMED("Pass")).answers(PLAY_NAMED("Run"))
    assert game.yards_by_effects == -5


@every_edition
@pytest.mark.parametrize(("named", "yards"), [("Run Left", 0), ("Run Right", 15)])
def test_a_play_named_before_it_is_called(edition: str, named: str, yards: int) -> None:
    text = "Name a play. If the offense calls that play this down, the play becomes stopped."
    card = action(text, when=PRIOR_TO_SELECTING, name="Guess")
    game = scenario(edition, defense=[card], at=PRIOR_TO_SELECTING)
    game.defense.plays("Guess").answers(PLAY_NAMED(named))
    game.run_to(NEXT_DOWN)
    assert game.yards == yards
    assert game.state.this.named == 0


@every_edition
def test_the_play_named_last_is_the_one_that_counts(edition: str) -> None:
    """Whoever names a play again has named that one alone."""
    text = "Name a play. If the offense called that play, lose 10 yards."
    cards = [action(text, when=ON_FIELD_ADJUSTMENTS, name=name) for name in ("One", "Two")]
    game = scenario(edition, defense=cards, at=ON_FIELD_ADJUSTMENTS)
    assert game.defense.seat == 1
    game.defense.plays("One")
    game.defense.plays("Two")
    game.both_pass()
    game.defense.answers(PLAY_NAMED("Run Left"))
    assert game.yards_by_effects == -10
    game.defense.answers(PLAY_NAMED("Run Right"))
    assert game.yards_by_effects == -10


@rule("R-52")
@every_edition
@pytest.mark.parametrize(
    ("call", "stops", "named", "yards"),
    [
        ("Short Pass: 15 (0-9)", "Short Pass", "Short Pass", 20),
        ("Short Pass: 15 (9-9)", "Run Left", "Run Left", 20),
        ("Short Pass: 15 (0-9)", "Run Left", "Run Left", 20),
        ("Run Left", "Run Left", "Run Left", 20),
        ("Short Pass: 15 (0-9)", "Run Left", "Run Right", 15),
    ],
)
def test_a_named_call_of_the_defense_makes_the_play_succeed(
    edition: str, call: str, stops: str, named: str, yards: int
) -> None:
    """Be it stopped or dropped; the yards come on top of its own."""
    text = (
        "Name a play. If your opponent calls that play this down, your play becomes successful"
        " and you gain 5 yards."
    )
    card = action(text, when=PRIOR_TO_SELECTING, name="Guess")
    game = scenario(edition, offense=[card], calls=(call, stops), at=PRIOR_TO_SELECTING)
    game.offense.plays("Guess")
    game.both_pass()
    game.offense.answers(PLAY_NAMED(named))
    assert game.run_to(NEXT_DOWN).yards == yards
