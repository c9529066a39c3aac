"""What Players are while something happens to them, what all are, and how they are rated."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.parse import parse_abilities
from snapcount.cards.language.printing import english
from snapcount.cards.language.reader import read
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    Side,
    play,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "Whenever this Player is designated to run while Exhausted, gain 5 yards.",
            "While this Player is Exhausted, whenever it is designated to run, gain 5 yards.",
        ),
        (
            "Whenever one of your Linebackers is designated while Energized, draw a Play card.",
            "Whenever one of your Energized Linebackers is designated, draw a Play card.",
        ),
        (
            "Exhaust: If your Wide Receivers are all Exhausted, draw a Play card.",
            "Exhaust: If all of your Wide Receivers are Exhausted, draw a Play card.",
        ),
        ("This Player has a rating 5 higher.", "This Player has +5 rating."),
        ("Your Tight Ends have ratings 3 lower.", "Your Tight Ends have -3 rating."),
        ("This Player is rated 2 higher than printed.", "This Player has +2 rating."),
        (
            "Run: If your last play was also a Run, gain 5 yards.",
            "Run: If your last play was a Run, gain 5 yards.",
        ),
        (
            "Run abilities of your other Players trigger even while those Players are Exhausted.",
            "Run abilities of your other Players trigger even if Exhausted.",
        ),
    ],
)
def test_the_same_in_plainer_words(said: str, plain: str) -> None:
    side = "defense" if "Linebackers is" in said else "offense"
    meant = parse_abilities(said, side)  # type: ignore[arg-type]
    assert meant == parse_abilities(plain, side)  # type: ignore[arg-type]
    printed = "\n".join(english(each) for each in meant)
    assert tuple(read(printed, Scene(side=side)).abilities) == meant  # type: ignore[arg-type]


@pytest.mark.parametrize("whose", ["of either player", "of both players", "belonging to any team"])
def test_players_of_either_player_are_those_of_each(whose: str) -> None:
    plain = effects("Each player's Players cannot be energized this down.")
    assert effects(f"Players {whose} cannot be energized this down.") == plain


@pytest.mark.parametrize(
    "text",
    [
        "Exhaust up to two of your Players. Gain 10 yards for each Player Exhausted in this way.",
        "Discard up to two Action cards. Gain 5 yards for each card discarded in this way.",
        "Exhaust up to two of your Players. If a Player was Exhausted in this way, gain 5 yards.",
    ],
)
def test_in_this_way_is_this_way(text: str) -> None:
    assert effects(text) == effects(text.replace("in this way", "this way"))


@rule("T-13", "F-9")
@every_edition
@pytest.mark.parametrize(("exhausted", "gained"), [(False, 15), (True, 5)])
def test_a_runner_gains_less_while_exhausted(edition: str, exhausted: bool, gained: int) -> None:
    text = (
        "Run: Gain 15 yards.\n"
        "Whenever this Player is designated to run while Exhausted, gain 5 yards."
    )
    side = Side(
        players=[player("RB", *text.split("\n"), name="Runner")],
        exhausted=["Runner"] if exhausted else [],
    )
    game = scenario(edition, offense=side, carrier="Runner", at="designation")
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == gained


@every_edition
@pytest.mark.parametrize(("exhausted", "gained"), [((), 0), (("Quarterback",), 10)])
def test_all_of_them_are_exhausted(edition: str, exhausted: tuple[str, ...], gained: int) -> None:
    text = "Run: If your Quarterbacks on the field are all Exhausted, gain 10 yards."
    side = Side(players=[player("RB", text, name="Runner")], exhausted=exhausted)
    game = scenario(edition, offense=side, carrier="Runner", at="designation")
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == gained


@every_edition
@pytest.mark.parametrize(("carrier", "gained"), [("Leader", 0), ("Running Back", 10)])
def test_another_player_is_running_the_ball(edition: str, carrier: str, gained: int) -> None:
    text = (
        "Exhaust – Run: If another Player is running the ball, gain 10 yards."
        " Exhaust only after Player Designation."
    )
    side = Side(players=[player("QB", text, name="Leader")])
    game = scenario(edition, offense=side, carrier=carrier, at=AFTER_DESIGNATION)
    game.offense.uses("Leader")
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == gained


@every_edition
@pytest.mark.parametrize(("words", "gained"), [("a rating 5 higher", 10), ("a rating 5 lower", 0)])
def test_players_are_rated_higher(edition: str, words: str, gained: int) -> None:
    leader = player("QB", f"Each of your other offensive Players on the field has {words}.")
    text = "Run: If this Player has a rating of 85 or higher, gain 10 yards."
    runner = player("RB", text, name="Runner", rating=80)
    called = play("Run Left", 3)
    game = scenario(
        edition,
        offense=Side(players=[leader, runner]),
        calls=(called, play("Run Right", 0)),
        carrier="Runner",
        at="designation",
    )
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == gained


@pytest.mark.parametrize(
    "text",
    [
        "Whenever a Run is stopped while this Player is {}, the offense loses 5 yards.",
        "If a Run would be stopped while this Player is {}, it is incomplete instead.",
        "While this Player is {}, your opponent's Runs gain 5 fewer yards.",
        "While {}, your opponent's Runs gain 5 fewer yards.",
    ],
)
@pytest.mark.parametrize("state", ["Energized", "Exhausted"])
def test_a_text_works_on_the_field_whether_it_says_so_or_not(text: str, state: str) -> None:
    """R-41: only on the bench is being on the field one thing and being Energized another."""
    plain = parse_abilities(text.format(state), "defense")
    for said in (f"on the field and {state}", f"in play and {state}", f"{state} on the field"):
        assert parse_abilities(text.format(said), "defense") == plain, said
        on_bench = parse_abilities(f"Bench: {text.format(said)}", "defense")
        assert on_bench != parse_abilities(f"Bench: {text.format(state)}", "defense"), said
