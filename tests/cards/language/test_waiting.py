"""Abilities by the Players who use them: read, and cancelled while they wait."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.reader import Scene, read
from snapcount.cards.nouns import All, Group
from snapcount.cards.tree import CancelIt, CancelLayer, CopyLayer, Triggered
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PLAY,
    USE,
    Side,
    action,
    player,
    rule,
    says,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)

TACKLES = CancelLayer("exhaust ability", by=Group(positions=("DT",)))


@pytest.mark.parametrize(
    "text",
    [
        "Cancel target Exhaust ability used by a Defensive Tackle.",
        "Cancel an Exhaust ability of a Defensive Tackle.",
        "Cancel an Exhaust ability that a Defensive Tackle used during this timing point.",
        "Cancel the effect of an Exhaust ability that a Defensive Tackle has just used.",
    ],
)
def test_an_ability_of_a_player_of_some_kind(text: str) -> None:
    assert effects(text) == (TACKLES,)


def test_whose_player_it_is_is_part_of_the_description() -> None:
    text = "Cancel an Exhaust ability used by one of your opponent's Linebackers."
    linebackers = Group(whose="opponent", positions=("LB",))
    assert effects(text) == (CancelLayer("exhaust ability", by=linebackers),)


def test_players_of_no_kind_are_their_owner() -> None:
    text = "Cancel an Exhaust ability used by one of your opponent's Players."
    assert effects(text) == (CancelLayer("exhaust ability", whose="opponent"),)


@pytest.mark.parametrize(
    "happens",
    [
        "one of your opponent's Quarterbacks uses an Exhaust ability",
        "your opponent uses the Exhaust ability of a Quarterback",
        "your opponent uses a Quarterback's Exhaust ability",
        "an Exhaust ability of one of your opponent's Quarterbacks is used",
        "an opposing Quarterback's Exhaust ability is used",
    ],
)
def test_an_ability_that_is_used(happens: str) -> None:
    page = read(f"Whenever {happens}, cancel it.", Scene(on_player=True, side="defense"))
    passers = All(Group(whose="opponent", positions=("QB",)))
    waits = Triggered("an Exhaust ability is used", (CancelIt(),), players=passers)
    assert page.abilities == [waits]


@rule("T-18", "T-11")
@every_edition
def test_only_such_a_players_ability_is_cancelled(edition: str) -> None:
    """A Running Back's waits as well: it's no target, and alone it's no reason to play the card."""
    text = "Cancel an Exhaust ability used by a Quarterback."
    cancel = action(text, when=ON_FIELD_ADJUSTMENTS, name="Cancel")
    runner = player("RB", "Exhaust: Gain 10 yards.")
    passer = player("QB", "Exhaust: Gain 20 yards.")
    side = Side(players=[passer, runner], hand=[])
    game = scenario(edition, offense=side, defense=[cancel], at=ON_FIELD_ADJUSTMENTS)
    game.offense.uses("RB")
    game.offense.offered(PASS, USE("QB")).uses("QB")  # the defense could only pass
    game.defense.offered(PASS, PLAY(0)).plays(0)
    game.both_pass()
    assert game.yards_by_effects == 10


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "Choose an Exhaust ability of a Player on the field. Cancel its effect.",
            "Cancel target Exhaust ability.",
        ),
        (
            "Choose an Action card your opponent has played, then cancel it.",
            "Cancel target Action card played by your opponent.",
        ),
        (
            "Choose an effect that targets one of your Players. Choose a new legal target for it.",
            "Choose a new target for target effect that targets one of your Players.",
        ),
        (
            "Cancel an Exhaust ability used by an opponent's Player with a rating of 89 or lower.",
            "Cancel an Exhaust ability used by one of your opponent's Players rated 89 or lower.",
        ),
        (
            "Cancel an Action card or the effect of an Exhaust ability your opponent has used.",
            "Cancel target Action card or Exhaust ability of your opponent.",
        ),
    ],
)
def test_it_is_chosen_in_one_sentence_and_answered_in_the_next(said: str, plain: str) -> None:
    assert effects(said) == effects(plain)


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("Cancel a Tackle ability that triggered this down.", "Cancel a Tackle ability."),
        ("Cancel a Run or Receive ability that has triggered.", "Cancel a Run or Receive ability."),
        ("Cancel any Receive ability that was triggered.", "Cancel a Receive ability."),
        (
            "Cancel a Linebacker's Tackle ability that triggered this down.",
            "Cancel a Tackle ability used by a Linebacker.",
        ),
        (
            "Choose one of your opponent's Tackle abilities that triggered and cancel it.",
            "Cancel a Tackle ability used by your opponent.",
        ),
        (
            "Cancel a Tackle ability your opponent triggered this down.",
            "Cancel a Tackle ability used by your opponent.",
        ),
        (
            "Cancel a Tackle ability triggered by a Linebacker.",
            "Cancel a Tackle ability used by a Linebacker.",
        ),
        (
            "Cancel a Run ability that your opponent's runner triggered this down.",
            "Cancel a Run ability used by your opponent's runner.",
        ),
        (
            (
                "Copy a Tackle ability that your tackler triggered this down. You may choose new"
                " targets for the copy."
            ),
            "Copy a Tackle ability used by your tackler.",
        ),
        (
            "Choose a new target for a Tackle ability the tackler triggered.",
            "Choose a new target for a Tackle ability used by the tackler.",
        ),
        (
            "Copy a Tackle ability of your tackler. You may choose new targets for the copy.",
            "Copy a Tackle ability of your tackler.",
        ),
    ],
)
def test_what_triggered_waits(said: str, plain: str) -> None:
    assert effects(said) == effects(plain)


@pytest.mark.parametrize(
    "text",
    [
        "Cancel an Exhaust ability that triggered this down.",
        "Copy an Exhaust ability that your tackler triggered this down.",
        "Copy a Receive ability that your tackler triggered this down.",
        "Cancel a Tackle ability the runner triggered.",
    ],
)
def test_what_does_not_trigger_so_is_refused(text: str) -> None:
    """T-13: Exhaust abilities are used, and of the tackler only Tackle abilities trigger."""
    assert is_refused(text)


@rule("T-2", "T-13")
@every_edition
def test_a_tackle_ability_of_the_tackler_happens_once_more(edition: str) -> None:
    text = "Copy a Tackle ability that your tackler triggered this down."
    backer = player("LB", "Tackle: The offense loses 5 yards.", name="Backer")
    card = says(CopyLayer, text, when=AFTER_DESIGNATION, side="defense")
    game = scenario(
        edition,
        defense=Side(players=[backer], hand=[card]),
        tackler="Backer",
        at=AFTER_DESIGNATION,
    )
    game.defense.plays(0)
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == -10
