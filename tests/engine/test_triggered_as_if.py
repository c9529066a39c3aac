"""Abilities that trigger as if their Player were designated (T-13), and those of a new runner."""

from __future__ import annotations

import pytest

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.nouns import Choose, Group, That
from snapcount.cards.tree import ChoosePlayers, NameAnother, TriggerAbilities
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Side,
    action,
    player,
    rule,
    says,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
BASE = 15
"""What the Run gains by itself."""
CHOICE = "Choose one of your Players on the field."


@pytest.mark.parametrize(
    "words",
    [
        "Its Run abilities trigger as if it had been designated.",
        "Its Run abilities trigger.",
        "That Player's Run abilities trigger as if it were designated to run.",
        "The Run abilities of that Player trigger as though it was the runner.",
        "Trigger its Run abilities as if that Player were designated to run the ball.",
        "That Player's Run ability happens as though they were the one carrying the ball.",
        "Its Run abilities also occur as if they had carried the ball.",
        "Use that Player's Run ability as though they were the designated Player.",
    ],
)
def test_it_is_said_in_many_ways(words: str) -> None:
    card = action(f"{CHOICE} {words}", when=AFTER_DESIGNATION)
    chosen = ChoosePlayers(Choose(Group(whose="you")))
    assert card.effects == (chosen, TriggerAbilities(That(), "run"))


@pytest.mark.parametrize(
    "words",
    [
        f"{CHOICE} Its Run and Receive abilities trigger as if designated.",
        f"{CHOICE} That Player's Run or Receive ability happens as though they were designated.",
        "The Run or Receive abilities of one of your Players trigger as if designated.",
        "Trigger the Run and Receive abilities of one of your Players.",
    ],
)
def test_several_keywords_are_of_one_player(words: str) -> None:
    chosen = ChoosePlayers(Choose(Group(whose="you")))
    each = [TriggerAbilities(That(), "run"), TriggerAbilities(That(), "receive")]
    assert action(words, when=AFTER_DESIGNATION).effects == (chosen, *each)


@rule("T-13")
@every_edition
@pytest.mark.parametrize(("called", "gained"), [("Run Left", 10), ("Short Pass: 15 (0-9)", 3)])
def test_of_run_and_receive_abilities_those_of_the_play_trigger(
    edition: str, called: str, gained: int
) -> None:
    """F-11: the one who was not named is not exhausted either."""
    text = (
        "Pick one of your Energized Players on the field who was not designated. That Player's Run"
        " or Receive ability happens as though they were the one carrying the ball."
    )
    end = player("TE", "Run: Gain 10 yards.", "Receive: Gain 3 yards.", name="End")
    game = scenario(
        edition,
        offense=Side(hand=[action(text, when=AFTER_DESIGNATION, name="Trick")], players=[end]),
        calls=(called, "Run Right"),
        carrier="Running Back",
        at=AFTER_DESIGNATION,
    )
    game.offense.plays("Trick")
    game.both_pass()
    game.offense.picks("End")
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == gained
    assert game.offense.exhausted == ["Running Back"]


@rule("T-13")
@every_edition
@pytest.mark.parametrize(
    ("ability", "gained"),
    [
        ("Run: Gain 10 yards.", 10),
        ("Run – Run Left: Gain 10 yards.", 10),
        ("Run – Run Right: Gain 10 yards.", 0),
        ("Receive: Gain 10 yards.", 0),
        ("Run: Gain 10 yards. Use only once per down.", 10),
    ],
)
@pytest.mark.parametrize("exhausted", [False, True])
def test_they_trigger_as_they_would_on_designation(
    edition: str, ability: str, gained: int, exhausted: bool
) -> None:
    """Only an Energized Player's, if their qualifier matches the call; nobody is exhausted."""
    text = f"{CHOICE} Its Run abilities trigger as if it had been designated."
    side = Side(
        hand=[says(TriggerAbilities, text, when=AFTER_DESIGNATION)],
        players=[player("TE", ability, name="End")],
        exhausted=["End"] if exhausted else [],
    )
    game = scenario(edition, offense=side, carrier="Running Back", at=AFTER_DESIGNATION)
    game.offense.plays("Trick")
    game.both_pass()
    game.offense.picks("End")
    game.run_to(NEXT_DOWN)
    assert game.yards == BASE + (0 if exhausted else gained)
    assert game.offense.exhausted == (["End"] if exhausted else []) + ["Running Back"] or (
        game.offense.exhausted == ["Running Back", "End"]
    )


@rule("T-13")
@every_edition
def test_tackle_abilities_of_all_trigger(edition: str) -> None:
    text = "The Tackle abilities of all of your Players trigger as if they were designated."
    backs = [
        player("LB", "Tackle: The offense loses 2 yards.", name="Back"),
        player("DE", "Tackle: The offense loses 3 yards.", name="End"),
    ]
    card = action(text, when=AFTER_DESIGNATION, side="defense", name="All")
    side = Side(hand=[card], players=backs)
    game = scenario(edition, defense=side, tackler="Back", at=AFTER_DESIGNATION)
    game.defense.plays("All")
    game.both_pass()
    game.defense.answers_anything()
    assert game.run_to(NEXT_DOWN).yards == BASE - 2 - 2 - 3


@rule("T-13", "R-14")
@every_edition
def test_on_a_play_without_designation_nothing_triggers(edition: str) -> None:
    card = action(
        "The Tackle abilities of all of your Players trigger as if designated.",
        side="defense",
        name="All",
    )
    back = player("LB", "Tackle: Score 1 point.", name="Back")
    side = Side(hand=[card], players=[back])
    game = scenario(edition, defense=side, tackler="Back", at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays("All")
    game.both_pass()
    assert game.run_to(NEXT_DOWN).defense.score == 1  # by designation alone


@pytest.mark.parametrize(
    "text",
    [
        f"{CHOICE} Its Run abilities trigger. Play only during On Field Adjustments.",
        "The runner's Run abilities trigger.",
        "You may designate a second tackler.",
        "Designate a second tackler from among your Energized Players on the field.",
        "Another of your Players is also designated to tackle this play.",
    ],
)
def test_what_designation_does_not_do_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        action(text, side="defense")


@rule("F-9", "T-13")
@every_edition
@pytest.mark.parametrize(
    "more",
    [
        "",
        " If that Player is Energized, its Run abilities trigger.",
        " Its Run abilities trigger.",
        " That Player's Run abilities also trigger as if it had been designated.",
    ],
)
def test_who_becomes_the_runner_triggers_once(edition: str, more: str) -> None:
    text = f"{CHOICE} That Player becomes the runner.{more}"
    end = player("TE", "Run: Gain 10 yards.", name="End")
    card = says(NameAnother, text, when=AFTER_DESIGNATION)
    assert len(card.effects) == 2
    game = scenario(
        edition,
        offense=Side(hand=[card], players=[end]),
        carrier="Running Back",
        at=AFTER_DESIGNATION,
    )
    game.offense.plays("Trick")
    game.both_pass()
    game.offense.picks("End")
    assert game.run_to(NEXT_DOWN).yards == BASE + 10
