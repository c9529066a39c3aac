"""What stands about plays of a kind: their base yards (F-10), and what a defense stops (F-6)."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.nouns import StrengthOf
from snapcount.cards.tree import (
    AlsoStops,
    BaseYardsAre,
    CannotTimeout,
    ModifyBaseYards,
    MultiplyYards,
    StopsNoLonger,
)
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    NO,
    ON_FIELD_ADJUSTMENTS,
    PRIOR_TO_SELECTING,
    YES,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)
from snapcount.testing.cards import nodes

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


def meant(node: type, card: Any) -> bool:
    return any(isinstance(part, node) for part in nodes(card))


PASS = "Short Pass: 15 (0-9)"


def gained(edition: str, text: str, call: str) -> int:
    """The yards of a play of Strength 3 while a Player of the offense has that text."""
    side = Side(players=[player("QB", text)])
    game = scenario(edition, offense=side, calls=(call, "Medium Pass"))
    return game.run_to(NEXT_DOWN).yards


@rule("F-10")
@every_edition
@pytest.mark.parametrize(
    ("text", "node", "run", "thrown"),
    [
        ("The base yards of your Pass plays are increased by 10.", ModifyBaseYards, 15, 25),
        ("The base yards of all plays are reduced by 5.", ModifyBaseYards, 10, 10),
        ("Bench: Your opponent's Pass plays have 5 more base yards.", ModifyBaseYards, 15, 15),
        ("The base yards of each Run play are Play Strength x 4.", BaseYardsAre, 12, 15),
        ("The base yards of your plays are doubled.", BaseYardsAre, 30, 30),
        ("The base yards of each Run play are at most 10.", BaseYardsAre, 10, 15),
        ("The base yards of your plays cannot be more than 20.", BaseYardsAre, 15, 15),
        ("The base yards of your Short Passes become 30.", BaseYardsAre, 15, 30),
        ("A successful Run has base yards of -5.", BaseYardsAre, -5, 15),
        ("The base yards of each Run play are Play Strength minus 9.", BaseYardsAre, 0, 15),
        (
            "The base yards of all plays are reduced by 20, to a minimum of 5.",
            ModifyBaseYards,
            5,
            5,
        ),
        ("The base yards of each Run are reduced by 20 to a minimum of 0.", ModifyBaseYards, 0, 15),
        ("The base yards of your plays are increased by 10 (max 20).", ModifyBaseYards, 20, 20),
        (
            "The base yards of your Runs are increased by 5, to a maximum of 10.",
            ModifyBaseYards,
            15,
            15,
        ),
    ],
)
def test_base_yards_of_all_plays_of_a_kind(
    edition: str, text: str, node: type, run: int, thrown: int
) -> None:
    assert meant(node, player("QB", text))
    assert gained(edition, text, "Run Left") == run
    assert gained(edition, text, PASS) == thrown


@rule("F-10")
@every_edition
def test_what_is_done_to_base_yards_is_done_to_those_of_the_text(edition: str) -> None:
    """10 and 5 are 15; doubled they are 30, and 5 more by an effect are 35."""
    base = "The base yards of your plays"
    text = f"{base} become 10. {base} are increased by 5."
    hand = [action("Double the base yards. Gain 5 yards.", when=AFTER_DESIGNATION)]
    side = Side(players=[player("QB", text)], hand=hand)
    game = scenario(edition, offense=side, at=AFTER_DESIGNATION)
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == 35


@rule("F-10", "T-9")
@every_edition
def test_base_yards_that_an_effect_gives_follow_the_play_strength(edition: str) -> None:
    faster = action(
        "The base yards of your Run plays become 6 times the Play Strength this down.",
        when=ON_FIELD_ADJUSTMENTS,
        name="Faster",
    )
    stronger = action("The Play Strength becomes 5.", when=ON_FIELD_ADJUSTMENTS, name="Stronger")
    side = Side(hand=[stronger, faster])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Stronger")
    game.offense.plays("Faster")  # resolves first, with Strength 3
    assert game.run_to(NEXT_DOWN).yards == 30


@rule("F-10")
@every_edition
def test_a_text_with_a_minimum_takes_what_others_have_left(edition: str) -> None:
    """15 less 10 are 5, and the text with a minimum takes those; an effect's 5 come after."""
    base = "The base yards of your plays are reduced by 10"
    hand = [action("Gain 5 yards.", when=AFTER_DESIGNATION)]
    side = Side(players=[player("QB", f"{base}, to a minimum of 0. {base}.")], hand=hand)
    game = scenario(edition, offense=side, at=AFTER_DESIGNATION)
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == 5


@rule("F-10")
@every_edition
@pytest.mark.parametrize(
    ("text", "yards"),
    [
        ("The base yards of this play are reduced by 20, to a minimum of 5.", 5),
        ("Increase the base yards by 20, but not above 25.", 25),
        ("Increase the base yards by 5, to a maximum of 10.", 15),
    ],
)
def test_an_effect_changes_base_yards_only_so_far(edition: str, text: str, yards: int) -> None:
    hand = [action(text, when=AFTER_DESIGNATION)]
    game = scenario(edition, offense=Side(hand=hand), at=AFTER_DESIGNATION)
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == yards


@rule("F-10")
@every_edition
def test_a_stopped_play_has_no_base_yards(edition: str) -> None:
    text = "The base yards of your plays are increased by 10."
    side = Side(players=[player("QB", text)])
    game = scenario(edition, offense=side, calls=("Run Left", "Run Left"))
    assert game.run_to(NEXT_DOWN).yards == 0


@rule("F-10")
@every_edition
@pytest.mark.parametrize(("strength", "yards"), [(1, 5), (2, 5), (3, 10), (4, 10)])
def test_half_of_the_yards_rounded_up(edition: str, strength: int, yards: int) -> None:
    card = action(
        "Halve the yards gained on this play, rounded up to the nearest 5 yards.",
        when=AFTER_DESIGNATION,
    )
    assert meant(MultiplyYards, card)
    game = scenario(edition, defense=Side(hand=[card]), strength=strength, at=AFTER_DESIGNATION)
    game.defense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == yards


@rule("F-6")
@every_edition
@pytest.mark.parametrize(
    ("text", "stops", "stopped"),
    [
        ("Your defensive plays also stop Run Left.", "Long Pass", True),
        ("Your defensive plays also stop Run Middle.", "Long Pass", False),
        ("Your defensive plays that stop Long Pass also stop Run Left.", "Long Pass", True),
        ("Your defensive plays that stop Run Right also stop Run Left.", "Long Pass", False),
        ("Your opponent's defensive calls also stop Run Left.", "Long Pass", False),
    ],
)
def test_a_defense_that_stops_more(edition: str, text: str, stops: str, stopped: bool) -> None:
    reader = player("LB", text)
    assert meant(AlsoStops, reader)
    game = scenario(edition, defense=Side(players=[reader]), calls=("Run Left", stops))
    assert game.run_to(NEXT_DOWN).yards == (0 if stopped else 15)


@rule("F-6")
@every_edition
@pytest.mark.parametrize(
    ("text", "yards"),
    [
        ("The defense's called play no longer stops Run Left this down.", 15),
        ("Your opponent's called play does not stop Runs this down.", 15),
        ("The defense's call no longer stops Run Right.", 0),
    ],
)
def test_a_defense_that_stops_less(edition: str, text: str, yards: int) -> None:
    hole = action(text, when=ON_FIELD_ADJUSTMENTS, side="offense")
    assert meant(StopsNoLonger, hole)
    game = scenario(
        edition,
        offense=Side(hand=[hole]),
        calls=("Run Left", "Run Left / Run Right"),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == yards


@rule("F-4")
@every_edition
@pytest.mark.parametrize(("answer", "yards"), [(YES, 0), (NO, 15)])
def test_what_takes_the_place_of_a_success(edition: str, answer: Any, yards: int) -> None:
    text = "Once per game, when a Run play would be successful, you may make it stopped instead."
    game = scenario(
        edition,
        defense=Side(players=[player("LB", text)]),
        calls=("Run Left", "Long Pass"),
        at="effect",
    )
    game.defense.answers(answer)
    assert game.run_to(NEXT_DOWN).yards == yards


@rule("F-4")
@every_edition
@pytest.mark.parametrize(("grit", "yards"), [(8, 15), (7, 0)])
def test_what_would_be_stopped_is_replaced_once(edition: str, grit: int, yards: int) -> None:
    text = (
        "Whenever your play would be stopped, determine Grit value. If the Grit is 8-9, the play"
        " is successful instead."
    )
    stops = play("Run Left", 0, stops="Run Left")
    side = Side(players=[player("QB", text)], play_deck=[stops, play("Run Left", grit)])
    calls = (play("Run Left", 3), stops)
    other = Side(play_deck=[stops, stops])
    game = scenario(edition, offense=side, defense=other, calls=calls)
    assert game.run_to(NEXT_DOWN).yards == yards
    assert game.log.count(events.GRIT) == 1


@rule("F-4", "T-7")
@every_edition
def test_another_play_that_would_be_stopped_is_replaced_again(edition: str) -> None:
    text = (
        "Whenever your play would be stopped, flip over the top card of your Play deck and it"
        " becomes your play this down."
    )
    stopped, runs = play("Run Left", 3), play("Run Right", 4)
    side = Side(players=[player("QB", text)], play_deck=[stopped, stopped, stopped, runs])
    game = scenario(edition, offense=side, calls=(stopped, play("Run Left", 0, stops="Run Left")))
    assert game.run_to(NEXT_DOWN).yards == 20
    assert game.log.count(events.REPLACED) == 3


@rule("F-5", "R-6")
@every_edition
@pytest.mark.parametrize(("mine", "theirs", "yards"), [(4, 3, 10), (3, 3, 0), (0, 9, 0)])
def test_the_strength_of_a_called_play(edition: str, mine: int, theirs: int, yards: int) -> None:
    card = action(
        "If the Strength of your called play is higher than the Strength of your opponent's called"
        " play, gain 10 yards.",
        when=AFTER_DESIGNATION,
    )
    assert meant(StrengthOf, card)
    calls = (play("Run Left", mine), play("Run Right", theirs, stops="Long Pass"))
    game = scenario(edition, offense=Side(hand=[card]), calls=calls, at=AFTER_DESIGNATION)
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards_by_effects == yards


@rule("H-1")
@every_edition
@pytest.mark.parametrize(
    ("text", "left"),
    [("gain", 2), ("lose", 4), ("spend", 3)],
)
def test_timeouts_that_are_not_gained_or_lost(edition: str, text: str, left: int) -> None:
    reader = player("LB", f"Your opponent cannot {text} timeouts.")
    assert meant(CannotTimeout, reader)
    cards = [
        action("Gain a timeout.", when=PRIOR_TO_SELECTING, name="More"),
        action("You lose a timeout.", when=PRIOR_TO_SELECTING, name="Less"),
    ]
    game = scenario(
        edition, offense=Side(hand=cards), defense=Side(players=[reader]), at=PRIOR_TO_SELECTING
    )
    game.offense.plays("More")
    game.offense.plays("Less")
    game.both_pass()
    assert game.state.timeouts[game.offense.seat] == left
