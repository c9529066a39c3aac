"""Yards and the ball: who gains, how much, and what takes the place of the yards gained."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects, is_refused, modifier, printed

from snapcount.cards.language.reader import Scene, read
from snapcount.cards.nouns import (
    Called,
    Capped,
    CountCards,
    CountPlayers,
    CountTimeouts,
    DownIs,
    Group,
    Half,
    TheBaseYards,
    TheLastYards,
    ThePlayStrength,
    TheYardsToGoal,
    Times,
)
from snapcount.cards.tree import (
    Gain,
    If,
    InsteadYards,
    Lasting,
    LimitYards,
    Lose,
    ModifyYards,
    MoveBall,
    MultiplyYards,
    PlaceBall,
)
from snapcount.cards.words import Side
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, player, scenario
from snapcount.testing import Side as Squad

_DOUBLED = "double the yards gained on the play"
_ENERGIZED = CountPlayers(Group("you", state="energized"))


@pytest.mark.parametrize(
    ("text", "effect", "canonical"),
    [
        ("Gain 5 yards.", Gain(5), "gain 5 yards"),
        ("Gain 1 yard.", Gain(1), "gain 1 yard"),
        ("The play gains an additional ten yards.", Gain(10), "gain 10 yards"),
        ("+5 yards.", Gain(5), "gain 5 yards"),
        ("Increase the yards gained on this play by 5.", Gain(5), "gain 5 yards"),
        ("Add 5 yards to the result of the play.", Gain(5), "gain 5 yards"),
        ("The offense loses 5 yards.", Lose(5), "the offense loses 5 yards"),
        ("The play gains 5 fewer yards.", Lose(5), "the offense loses 5 yards"),
        ("Reduce the yards gained by 10.", Lose(10), "the offense loses 10 yards"),
        (
            "The offense loses 10 yards (minimum 0).",
            Lose(10, 0),
            "the offense loses 10 yards to a minimum of 0",
        ),
        (
            "Gain 5 yards for each card in your Action hand, up to a maximum of 15.",
            Gain(Capped(Times(5, CountCards("you", "action", "hand")), 15)),
            "gain 5 yards for each card in your Action hand up to a maximum of 15",
        ),
        (
            "Gain 5 yards for each of your Energized Players on the field (maximum 15 yards).",
            Gain(Capped(Times(5, _ENERGIZED), 15)),
            "gain 5 yards for each of your Energized Players on the field up to a maximum of 15",
        ),
        (
            "For each of your timeouts, gain 5 yards.",
            Gain(Times(5, CountTimeouts("you"))),
            "gain 5 yards for each of your timeouts",
        ),
        (
            "Gain yards equal to twice the Play Strength.",
            Gain(Times(2, ThePlayStrength())),
            "gain 2 yards times the Play Strength",
        ),
        (
            "Gain half the yards gained on your last play.",
            Gain(Half(TheLastYards("you"))),
            "gain yards equal to half the yards gained on your last play rounded down",
        ),
        (
            "The offense gains 5 yards on this play instead of the yards gained.",
            InsteadYards(5),
            "the offense gains 5 yards instead of the yards gained or lost on the play",
        ),
        (
            "The offense gains no yards.",
            InsteadYards(0),
            "the offense gains 0 yards instead of the yards gained or lost on the play",
        ),
        (
            "Gain yards equal to the distance to the end zone.",
            Gain(TheYardsToGoal()),
            "gain yards equal to the number of yards to the end zone",
        ),
        (
            "The play gains at most its base yards.",
            LimitYards("at most", TheBaseYards()),
            "the play gains at most yards equal to the base yards",
        ),
        (
            "The offense cannot gain more than 15 yards.",
            LimitYards("at most", 15),
            "the play gains at most 15 yards",
        ),
        (
            "The play cannot lose more than 5 yards.",
            LimitYards("at least", -5),
            "the play loses at most 5 yards",
        ),
        ("The yards gained are doubled.", MultiplyYards("double"), _DOUBLED),
        ("The play gains twice as many yards.", MultiplyYards("double"), _DOUBLED),
        (
            "Halve the yards gained on this play (rounded up to the nearest 5 yards).",
            MultiplyYards("halve", up=True),
            "halve the yards gained on the play rounded up to the nearest 5",
        ),
        ("Advance the ball 5 yards.", MoveBall(5), "move the ball forward 5 yards"),
        ("Move the ball 10 yards back.", MoveBall(-10), "move the ball back 10 yards"),
        (
            "Move the ball to your opponent's 20 yard line.",
            PlaceBall(20, "opponent"),
            "place the ball on your opponent's 20",
        ),
    ],
)
def test_yards_are_read_and_printed(text: str, effect: Any, canonical: str) -> None:
    assert effects(text) == (effect,)
    assert printed(effect) == canonical
    assert effects(f"{canonical}.") == (effect,)


@pytest.mark.parametrize(
    ("text", "said", "canonical"),
    [
        (
            "All Run plays gain 5 fewer yards, to a minimum of 0.",
            ModifyYards(-5, "each player", ("run",), 0),
            "each player's Run plays gain 5 fewer yards to a minimum of 0",
        ),
        ("Your Long Passes gain 10 extra yards.", ModifyYards(10, "you", ("long pass",)), None),
        ("Successful Runs gain 5 more yards.", ModifyYards(5, "each player", ("run",)), None),
        (
            "Your opponent's Short Passes and Medium Passes lose 5 yards.",
            ModifyYards(-5, "opponent", ("short pass", "medium pass")),
            "your opponent's Short Pass / Medium Pass plays gain 5 fewer yards",
        ),
    ],
)
def test_plays_gain_more_and_less(text: str, said: Any, canonical: str | None) -> None:
    assert modifier(text) == said
    canonical = canonical or printed(said, "Modifier")
    assert printed(said, "Modifier") == canonical
    assert modifier(f"{canonical}.") == said


@pytest.mark.parametrize(
    "text",
    [
        "Your next play gains 10 more yards.",
        "Gain 10 yards on your next play.",
        "On your next play, gain 10 yards.",
    ],
)
def test_the_next_play_gains_when_it_comes(text: str) -> None:
    assert effects(text) == (Lasting(ModifyYards(10, "you"), "next play"),)


def test_plays_are_whose_the_sentence_named() -> None:
    text = "Your Long Passes gain 10 more yards and Short Passes gain 5 fewer yards this half."
    assert effects(text) == (
        Lasting(ModifyYards(10, "you", ("long pass",)), "this half"),
        Lasting(ModifyYards(-5, "you", ("short pass",)), "this half"),
    )


@pytest.mark.parametrize(
    ("text", "side", "effect"),
    [
        ("You gain 5 yards.", "offense", Gain(5)),
        ("Your opponent gains 5 yards.", "defense", Gain(5)),
        ("Your opponent loses 5 yards.", "defense", Lose(5)),
        ("Move the ball 5 yards toward your opponent's end zone.", "offense", MoveBall(5)),
        ("Move the ball 5 yards toward your opponent's end zone.", "defense", MoveBall(-5)),
    ],
)
def test_the_side_of_the_card_says_who_is_on_offense(text: str, side: Side, effect: Any) -> None:
    assert effects(text, side) == (effect,)


@pytest.mark.parametrize(
    ("text", "side"),
    [
        ("Gain 5 yard.", None),
        ("Gain 1 yards.", None),
        ("Gain 500 yards.", None),
        ("Gain 0 yards.", None),  # nothing more, or nothing at all?
        ("You gain 5 yards.", "defense"),
        ("Your opponent gains 5 yards.", "offense"),
        ("The defense gains 5 yards.", None),
        ("You may gain at least 5 yards.", "offense"),  # nobody chooses a limit
        ("Gain 5 yards up to a maximum of 15.", None),  # nothing is counted
        ("Your Runs gains 5 more yards.", None),
        ("Gain yards equal to the Grit.", None),  # none was determined
    ],
)
def test_neighbors_that_mean_nothing_are_refused(text: str, side: Side | None) -> None:
    assert is_refused(text, side)


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("you gain 20 or more yards on a pass", "your Pass gains 20 or more yards"),
        ("you gain 20 or more yards on a Pass play", "your Pass gains 20 or more yards"),
        ("you gain 20 or more yards with a Run", "your Run gains 20 or more yards"),
        ("your opponent loses yards on a Run", "your opponent's Run loses 1 or more yards"),
        ("the offense gains 10 or more yards on Run Lefts", "a Run Left gains 10 or more yards"),
    ],
)
def test_yards_on_a_kind_of_play(said: str, plain: str) -> None:
    texts = (f"Bench: Whenever {each}, draw an Action card." for each in (said, plain))
    one, other = (read(text, Scene(side="offense")).abilities for text in texts)
    assert one == other


@pytest.mark.parametrize("more", ["10 yards", "10 additional yards", "10 more yards"])
def test_one_play_of_a_kind_gains(more: str) -> None:
    run = If(Called("you", ("run",)), (Gain(10),))
    assert effects(f"Your Run gains {more}.", "offense") == (run,)
    third = effects(f"Your Run gains {more} if it is third down.", "offense")
    assert third == (If(DownIs((3,)), (run,)),)


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("This play gains twice its base yardage.", "Double the base yards."),
        ("Gain double the base yards of this play.", "Double the base yards."),
        ("This play gains half of its base yards.", "Halve the base yards."),
        ("Gain its base yardage.", "Gain the base yards."),
    ],
)
def test_base_yards_are_the_plays_own(said: str, plain: str) -> None:
    page, same = (read(text, Scene(play=True)) for text in (said, plain))
    assert page.abilities == same.abilities


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("results in a loss of yards", "loses yards"),
        ("results in a loss", "loses yards"),
        ("results in a loss of 3 or more yards", "loses 3 or more yards"),
        ("results in a gain of 10 or more yards", "gains 10 or more yards"),
    ],
)
@pytest.mark.parametrize(
    "text", ["If the play {}, draw a Play card.", "Whenever a Run {}, draw a Play card."]
)
def test_a_play_results_in_a_gain_or_a_loss(text: str, said: str, plain: str) -> None:
    scene = Scene(action=text.startswith("If"), side="offense", on_player=True)
    assert read(text.format(said), scene) == read(text.format(plain), scene)


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("carrier", "call", "strength", "gained"),
    [
        ("RB", "Run Right", 6, 25),
        ("RB", "Run Right", 4, 20),
        ("QB", "Run Right", 6, 30),
        ("RB", "Short Pass: 30 (0-9)", 6, 30),
    ],
)
def test_how_far_a_running_back_goes_before_it_is_counted(
    edition: str, carrier: str, call: str, strength: int, gained: int
) -> None:
    text = "When a Running Back would gain more than 25 yards on a Run, the play gains 25 yards"
    wall = Squad(players=[player("LB", f"{text} instead.")])
    calls = (call, "Run Left")
    game = scenario(edition, carrier=carrier, defense=wall, calls=calls, strength=strength)
    assert game.run_to(NEXT_DOWN).yards == gained


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("No more than 30 yards can be gained on this play.", "The play gains at most 30 yards."),
        ("At most 30 yards can be gained this down.", "The play gains at most 30 yards."),
        ("Not more than 10 yards are gained on the play.", "The play gains at most 10 yards."),
        ("At least 10 yards are gained on this play.", "The play gains at least 10 yards."),
        ("No more than 5 yards can be lost on this play.", "The play loses at most 5 yards."),
        ("At least 5 yards must be lost on this play.", "The play loses at least 5 yards."),
        (
            "At most 10 yards can be gained on your Run.",
            "Your Run gains at most 10 yards.",
        ),
    ],
)
def test_so_many_yards_can_be_gained(said: str, plain: str) -> None:
    assert effects(said) == effects(plain)


def test_of_which_yards_must_be_said() -> None:
    """After `Gain 5 yards for each …` they are those of the effect."""
    assert is_refused("No more than 30 yards can be gained.")


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("strength", "yards"), [(3, 15), (9, 30)])
def test_no_more_than_that_is_gained(edition: str, strength: int, yards: int) -> None:
    stops = player("S", "Tackle: No more than 30 yards can be gained on this play.", name="Stops")
    game = scenario(
        edition, defense=Squad(players=[stops]), strength=strength, tackler="Stops"
    ).run_to(NEXT_DOWN)
    assert game.yards == yards


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("A successful Run has base yards of -5.", "Runs have base yards equal to -5."),
        ("The base yards of successful Runs are 5.", "The base yards of Runs are 5."),
        ("Your successful Runs get 5 more base yards.", "Your Runs get 5 more base yards."),
        ("A Run gains 5 fewer yards.", "Each Run gains 5 fewer yards."),
        ("A successful Run gains 5 more yards.", "Runs gain 5 more yards."),
        ("A Run cannot be stopped.", "Runs cannot be stopped."),
        ("A successful Run takes 1 more Time Unit.", "Successful Runs take 1 more Time Unit."),
        ("The base yards of Runs are -5.", "The base yards of Runs become a loss of 5 yards."),
    ],
)
def test_one_play_stands_for_each_and_one_that_is_successful_has_base_yards(
    text: str, same: str
) -> None:
    """A play that is stopped has none (F-10)."""
    there = Scene(enters=True)
    assert read(text, there).abilities == read(same, there).abilities
    later = text.replace(".", " this down.")
    assert effects(later) == effects(same.replace(".", " this down."))
