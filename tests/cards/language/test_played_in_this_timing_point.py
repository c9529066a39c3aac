"""What was played or used while the timing point is open, in which nothing has resolved (T-3)."""

from __future__ import annotations

import pytest

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.parse import parse_abilities, parse_effects, parse_timing
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NO,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PLAY,
    PRIOR_TO_SELECTING,
    START_OF_DOWN,
    YES,
    action,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "your opponent has played an Action card during",
            "an Action card played by your opponent",
        ),
        ("your opponent played an Action card in", "an Action card played by your opponent"),
        ("an Action card was played by your opponent", "an Action card played by your opponent"),
        ("a Generic Action card has been played earlier", "a Generic Action card"),
        ("you have used an Exhaust ability at", "an Exhaust ability used by you"),
        ("either player has used a Tackle ability during", "a Tackle ability"),
        (
            "your opponent played an Action card or Exhaust ability",
            "an Action card or Exhaust ability of your opponent",
        ),
        ("your opponent has added an effect during", "an effect of your opponent"),
        (
            "your opponent used an Exhaust ability of a Quarterback",
            "an Exhaust ability used by one of your opponent's Quarterbacks",
        ),
    ],
)
@pytest.mark.parametrize("ask", ["if", "when", "after"])
def test_it_is_waiting(said: str, plain: str, ask: str) -> None:
    waits = parse_timing(f"Play only if {plain} is waiting.")
    assert parse_timing(f"Play only {ask} {said} this timing point.") == waits


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("your opponent has not played an Action card during", "an Action card played by your"),
        ("no Action cards have been played by your opponent", "an Action card played by your"),
        ("your opponent did not use an Exhaust ability at", "an Exhaust ability used by your"),
    ],
)
def test_it_is_not_waiting(said: str, plain: str) -> None:
    waits = parse_timing(f"Play only if {plain} opponent is not waiting.")
    assert parse_timing(f"Play only if {said} this timing point.") == waits


def test_neither_player_has() -> None:
    nobody = parse_timing("Play only if an Action card is not waiting.")
    assert nobody == parse_timing(
        "Play only if neither player has played an Action card during this timing point."
    )


def test_just_is_in_this_timing_point() -> None:
    waits = parse_timing("Play only if an Action card played by your opponent is waiting.")
    assert parse_timing("Play only if your opponent has just played an Action card.") == waits
    assert parse_timing("Play only if an Action card was just played by your opponent.") == waits


def test_an_ability_says_it_as_well() -> None:
    (ability,) = parse_abilities(
        "Exhaust: Cancel it. Exhaust only if your opponent played an Action card during this"
        " timing point."
    )
    (waits,) = parse_abilities(
        "Exhaust: Cancel target Action card played by your opponent. Exhaust only if an Action"
        " card played by your opponent is waiting."
    )
    assert ability == waits


def test_one_of_two_kinds() -> None:
    either = parse_timing("Play when your opponent plays an Offense or Generic Action card.")
    for said in ("your opponent has played an", "your opponent played an"):
        text = f"Play only if {said} Offense or Generic Action card during this timing point."
        assert parse_timing(text) == either


def test_since_when_it_is_asked_is_said() -> None:
    with pytest.raises(TextError):
        parse_timing("Play only if your opponent has played an Action card.")
    down = "Play only if your opponent has played an Action card this down."
    assert parse_timing(down) != parse_timing(down.replace("this down", "this timing point"))


@pytest.mark.parametrize("done", ["played an Action card", "scored a touchdown"])
def test_when_it_resolves_it_is_too_late_to_ask(done: str) -> None:
    with pytest.raises(TextError, match="timing line"):
        parse_effects(f"Gain 5 yards if your opponent {done} during this timing point.")


LINE = "Play only if your opponent has played an Action card during this timing point."
DRIVE = action("Gain 10 yards.", when=ON_FIELD_ADJUSTMENTS, name="Drive")


@rule("T-3", "T-11")
@every_edition
def test_it_is_offered_once_they_have_played_one(edition: str) -> None:
    answer = action("The offense loses 5 yards.", when=LINE, name="Answer")
    game = scenario(edition, offense=[DRIVE], defense=[answer], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Drive")
    game.defense.offered(PASS, PLAY("Answer")).plays("Answer")
    assert game.yards_by_effects == 5


@rule("T-11")
@every_edition
def test_it_is_not_offered_after_another_timing_point(edition: str) -> None:
    early = action("Gain 10 yards.", when=PRIOR_TO_SELECTING, name="Drive")
    answer = action("The offense loses 5 yards.", when=LINE, name="Answer")
    other = action("The offense loses 5 yards.", when=ON_FIELD_ADJUSTMENTS, name="Other")
    game = scenario(edition, offense=[early], defense=[answer, other], at=PRIOR_TO_SELECTING)
    game.offense.plays("Drive")
    game.defense.passes()
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.defense.offered(PASS, PLAY("Other"))


@rule("T-18")
@every_edition
@pytest.mark.parametrize(("pays", "yards"), [(True, 10), (False, 0)])
def test_another_card_is_discarded_to_keep_it(edition: str, pays: bool, yards: int) -> None:
    text = "Cancel an Action card played by your opponent unless they discard another Action card."
    spare = action("Gain 1 yard.", when=START_OF_DOWN, name="Spare")
    side = [DRIVE, spare]
    answer = action(text, when=LINE, name="Answer")
    game = scenario(edition, offense=side, defense=[answer], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Drive")
    game.defense.plays("Answer")
    game.offense.answers(YES if pays else NO)
    assert ("Spare" in game.offense.discard) is pays
    assert game.yards_by_effects == yards


@rule("T-2")
@every_edition
def test_a_generic_card_of_this_timing_point_is_copied(edition: str) -> None:
    line = "Play only if your opponent has played a Generic Action card during this timing point."
    text = (
        "Copy the effect of a Generic Action card your opponent has played during this timing"
        " point. You may choose new targets for the copy."
    )
    draw = action("Draw two Action cards.", when=ON_FIELD_ADJUSTMENTS, name="Draw Two")
    copy = action(text, when=line, name="Copy")
    game = scenario(edition, offense=[draw], defense=[copy], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Draw Two")
    game.defense.plays("Copy")
    assert (len(game.offense.hand), len(game.defense.hand)) == (2, 2)
