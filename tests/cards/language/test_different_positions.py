"""How many positions and teams there are among Players, and how many Players share one."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read
from snapcount.cards.nouns import (
    Compare,
    Condition,
    CountDifferent,
    CountPlayers,
    CountSamePosition,
    DeckHas,
    Group,
    Not,
    Times,
)
from snapcount.cards.tree import Gain, If
from snapcount.cards.words import Position
from snapcount.testing import NEXT_DOWN, Side, player, rule, scenario, superstar, synergy
from snapcount.testing.editions import editions_where

every_edition = pytest.mark.parametrize("edition", editions_where())
with_synergies = pytest.mark.parametrize("edition", editions_where(lambda rules: rules.synergies))

OFFENSE = Group("you", side="offense")
APART = Compare(CountSamePosition(OFFENSE), "at most", 1)
ALL = Compare(CountSamePosition(OFFENSE), "at least", CountPlayers(OFFENSE))
THREE = Compare(CountSamePosition(OFFENSE), "at least", 3)
DECK_APART = DeckHas(OFFENSE, None, 1, same_position=True)


def active(words: str) -> Condition | None:
    return read(f"Active while {words}. Your runs gain 5 yards.", Scene(synergy=True)).active_if


@pytest.mark.parametrize(
    ("words", "means"),
    [
        ("all of your offensive Players on the field have different positions", APART),
        ("your offensive Players on the field all play different positions", APART),
        ("each of your offensive Players on the field has a different position", APART),
        ("no two of your offensive Players on the field share a position", APART),
        ("not all of your offensive Players on the field have the same position", Not(ALL)),
        ("your offensive Players on the field are all of the same position", ALL),
        ("at least three of your offensive Players on the field have the same position", THREE),
        ("you have three or more offensive Players of the same position on the field", THREE),
    ],
)
def test_players_of_one_position(words: str, means: Condition) -> None:
    assert active(words) == means
    assert effects(f"If {words}, gain 5 yards.") == (If(means, (Gain(5),)),)


@pytest.mark.parametrize(
    ("words", "means"),
    [
        ("each of your offensive Players has a different position", DECK_APART),
        ("your offensive Players all have different positions", DECK_APART),
        ("no two of your offensive Players have the same position", DECK_APART),
        ("your deck has 1 or less offensive Players of the same position", DECK_APART),
        (
            "all of your offensive Players have the same position",
            DeckHas(OFFENSE, 5, None, same_position=True),
        ),
        (
            "your deck has at least three offensive Players of the same position",
            DeckHas(OFFENSE, 3, None, same_position=True),
        ),
    ],
)
def test_without_a_place_a_synergy_speaks_of_the_deck(words: str, means: Condition) -> None:
    assert active(words) == means
    assert is_refused(f"If {words}, gain 5 yards.") or "your deck" in words


ENERGIZED = Group("you", state="energized")


@pytest.mark.parametrize(
    ("words", "count"),
    [
        ("different position among your Energized Players on the field", ("positions", ENERGIZED)),
        ("position among your Energized Players", ("positions", ENERGIZED)),
        ("position represented among your Energized Players", ("positions", ENERGIZED)),
        ("different team among your Players on the field", ("teams", Group("you"))),
        (
            "franchise among your opponent's offensive Players on the field",
            ("teams", Group("opponent", side="offense")),
        ),
    ],
)
def test_each_different_one_counts(words: str, count: tuple[str, Group]) -> None:
    means = CountDifferent(*count)  # type: ignore[arg-type]
    assert effects(f"Gain 5 yards for each {words}.") == (Gain(Times(5, means)),)


TWO_RECEIVERS = "Tight End"  # on the bench
FOUR_POSITIONS = "Slot Receiver"


def gained(edition: str, side: Side) -> int:
    game = scenario(edition, offense=side, at="on field adjustments")
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    return game.yards_by_effects


@every_edition
@pytest.mark.parametrize(
    ("bench", "exhausted", "yards"),
    [
        (FOUR_POSITIONS, (), 8),
        (TWO_RECEIVERS, (), 6),
        (TWO_RECEIVERS, ("Wide Receiver",), 6),
        (TWO_RECEIVERS, ("Wide Receiver", "Slot Receiver"), 4),
    ],
)
def test_positions_on_the_field_are_counted(
    edition: str, bench: str, exhausted: tuple[str, ...], yards: int
) -> None:
    """`CountDifferent` counts a position once, whoever has it."""
    card = "Gain 2 yards for each different position among your Energized offensive Players."
    assert gained(edition, Side(hand=[card], exhausted=exhausted, bench=bench)) == yards


@every_edition
@pytest.mark.parametrize(
    ("teams", "yards"), [((), 2), (("Strangers",), 4), (("Strangers", "Others"), 6), (("",), 2)]
)
def test_teams_on_the_field_are_counted(edition: str, teams: tuple[str, ...], yards: int) -> None:
    card = "Gain 2 yards for each different team among your offensive Players on the field."
    at: tuple[Any, ...] = ("RB", "WR")
    strangers = [player(each, team=team) for each, team in zip(at, teams, strict=False)]
    assert gained(edition, Side(hand=[card], players=strangers)) == yards


@every_edition
@pytest.mark.parametrize(
    ("bench", "exhausted", "yards"),
    [
        (FOUR_POSITIONS, (), 5),
        (TWO_RECEIVERS, (), 10),
        (TWO_RECEIVERS, ("Wide Receiver",), 5),
    ],
)
def test_who_shares_a_position(
    edition: str, bench: str, exhausted: tuple[str, ...], yards: int
) -> None:
    """`CountSamePosition` is of those who are described alone."""
    card = (
        "If your Energized offensive Players on the field all have different positions, gain 5"
        " yards. Otherwise, gain 10 yards."
    )
    assert gained(edition, Side(hand=[card], exhausted=exhausted, bench=bench)) == yards


@rule("X-3")
@with_synergies
@pytest.mark.parametrize(
    ("fifth", "bench", "yards"),
    [
        ("OT", "Fifth", 5),
        ("OT", "Tight End", 5),
        ("WR", "Fifth", 0),
        ("WR", "Tight End", 0),
    ],
)
def test_the_deck_counts_wherever_its_players_are(
    edition: str, fifth: Position, bench: str, yards: int
) -> None:
    squad = [
        *(player("RB"), player("WR"), player("TE", name="Tight End")),
        player(fifth, name="Fifth"),
    ]
    assert _with_synergy(edition, players=squad, bench=bench) == yards


@rule("X-3")
@with_synergies
@pytest.mark.parametrize(("under", "above", "yards"), [("RB", "FB", 0), ("FB", "RB", 5)])
def test_the_cards_under_superstars_have_the_positions(
    edition: str, under: Position, above: Position, yards: int
) -> None:
    squad = [player("RB"), player("TE"), player("WR"), player(under, name="Two")]
    star = superstar(player(above, name="Two"))
    assert _with_synergy(edition, players=squad, superstars=[star]) == yards


def _with_synergy(edition: str, **side: Any) -> int:
    card = synergy(DECK_APART, "Your Run plays gain 5 more yards.")
    game = scenario(edition, offense=Side(synergy=card, **side), at="designation")
    game.run_to(NEXT_DOWN)
    return game.yards_by_effects


@pytest.mark.parametrize(
    ("words", "means"),
    [
        ("your five offensive Players all play different positions", DECK_APART),
        ("your five normal offensive Players have different positions", DECK_APART),
        (
            "your five offensive Players share a position",
            DeckHas(OFFENSE, 5, None, same_position=True),
        ),
    ],
)
def test_five_are_a_side_of_the_deck(words: str, means: Condition) -> None:
    assert active(words) == means


@pytest.mark.parametrize("many", ["four offensive", "five", "ten offensive"])
def test_no_other_number_of_them_is_all_of_a_deck(many: str) -> None:
    text = f"Active while your {many} Players all have different positions. You cannot punt."
    with pytest.raises((Refusal, Unread)):
        read(text, Scene(synergy=True))


def test_four_are_all_on_the_field_and_six_on_the_bench() -> None:
    for what in ("Exhaust your opponent's four Players.", "Exhaust your opponent's 4 Players."):
        assert effects(what) == effects("Exhaust all of your opponent's Players.")
    bench = effects("Your opponent's six Players on the bench cannot be substituted this down.")
    assert bench == effects("Your opponent's Players on the bench cannot be substituted this down.")
    assert is_refused("Exhaust your opponent's four Linebackers.")
