"""Every problem that a deck can have, in every edition."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from msgspec.structs import replace

from snapcount.cards.card import AnyCard, PlayCard
from snapcount.cards.nouns import DownIs
from snapcount.cards.tree import Gain
from snapcount.decks.legality import problems
from snapcount.engine.editions import EDITION_NAMES, edition_named
from snapcount.testing import rule
from snapcount.testing.cards import action, gridiron, play, player, superstar, synergy

OLD = ("2019",)
MODERN = ("2021", "2022", "crd")
ALL = EDITION_NAMES

OFFENSE = [
    player(position, name=f"Offense {position}") for position in ("QB", "RB", "WR", "TE", "C")
]
DEFENSE = [
    player(position, name=f"Defense {position}") for position in ("DE", "DT", "LB", "CB", "S")
]
PLAYS: list[AnyCard] = [play("Run Left", 3, "Run Left")] * 20
ACTIONS: list[AnyCard] = [*(action(Gain(n), name=f"Gain {n}") for n in range(10))] * 2
DECK: list[AnyCard] = [*OFFENSE, *DEFENSE, *PLAYS, *ACTIONS]


def unique(strength: int) -> PlayCard:
    return play("Run Left", strength, "Run Left", unique=True, name=f"Unique {strength}")


class Case(NamedTuple):
    """A deck that breaks one clause, and which editions say so."""

    clause: str
    cards: list[AnyCard]
    editions: tuple[str, ...] = ALL
    also: tuple[str, ...] = ()
    """Clauses that the same cards break too, in an edition that says so."""


def without(*cards: AnyCard) -> list[AnyCard]:
    left = list(DECK)
    for card in cards:
        left.remove(card)
    return left


STAR = superstar(player("RB", name="Nobody"))
LEGEND = player("WR", name="Old Hero", legend=True)
CASES = {
    "too few on offense": Case("D-1", without(OFFENSE[1]), also=("D-8",)),
    "too many on offense": Case("D-1", [*DECK, player("FB", name="Sixth")], also=("D-8",)),
    "no Quarterback": Case("D-1", [*without(OFFENSE[0]), player("FB", name="Fifth")]),
    "three Quarterbacks": Case(
        "D-1",
        [*without(*OFFENSE[1:3]), player("QB", name="Second"), player("QB", name="Third")],
    ),
    "too few on defense": Case("D-2", without(DEFENSE[1]), also=("D-8",)),
    "too many on defense": Case("D-2", [*DECK, player("LB", name="Sixth")], also=("D-8",)),
    "one Player twice": Case(
        "R-1", [*without(OFFENSE[1]), replace(OFFENSE[2], name="OFFENSE wr", rating=61)]
    ),
    "too few Plays": Case("D-3", without(PLAYS[0]), also=("D-8",)),
    "too many Plays": Case("D-3", [*DECK, PLAYS[0]], OLD, also=("D-8",)),
    "a Unique Play twice": Case("D-4", [*without(*PLAYS[:2]), unique(1), unique(1)]),
    "two Unique Plays": Case("D-4", [*without(*PLAYS[:2]), unique(1), unique(2)], MODERN),
    "too few Actions": Case("D-5", without(ACTIONS[0]), also=("D-8",)),
    "too many Actions": Case("D-5", [*DECK, action(Gain(50))], OLD, also=("D-8",)),
    "three copies": Case("D-5", [*without(ACTIONS[0]), ACTIONS[1]]),
    "two Unique Actions": Case(
        "D-5",
        [
            *without(*ACTIONS[:2]),
            *(replace(action(Gain(n), name=f"One {n}"), unique=True) for n in (20, 25)),
        ],
        MODERN,
    ),
    "a Superstar alone": Case("D-6", [*without(ACTIONS[0]), STAR], MODERN),
    "a Superstar in 2019": Case("D-9", [*DECK, STAR], OLD),
    "two Synergies": Case(
        "D-7", [*DECK, *(synergy(DownIs((n,)), name=f"Synergy {n}") for n in (1, 2))], MODERN
    ),
    "a Synergy in 2019": Case("D-9", [*DECK, synergy(DownIs((1,)))], OLD),
    "forty-nine cards": Case("D-8", without(ACTIONS[0]), also=("D-5",)),
    "fifty-one cards": Case("D-8", [*DECK, PLAYS[0]], OLD, also=("D-3",)),
    "a Gridiron in 2019": Case("D-9", [*DECK, gridiron()], OLD),
    "a Legend before 2022": Case(
        "D-9", [*without(OFFENSE[2]), LEGEND], ("2019", "2021"), also=("D-1", "D-8")
    ),
    "a Legend too many": Case("D-1", [*DECK, LEGEND], ("2022", "crd"), also=("D-8", "D-9")),
    "two Plays that stop all Runs": Case(
        "D-10",
        [*without(*PLAYS[:2]), *[play("Run Left", 0, "Run Left / Run Middle / Run Right")] * 2],
        ("crd",),
    ),
    "one of them and a Unique Play": Case(
        "D-10", [*without(*PLAYS[:2]), play("Run Left", 0, "Run"), unique(1)], ("crd",)
    ),
    "two ruled to be Unique": Case(
        "D-10",
        [
            *without(*ACTIONS[:2]),
            *[replace(action(Gain(20), name="Ruled"), number="E245-20")] * 2,
        ],
        ("crd",),
    ),
}


@rule("D-1", "D-2", "D-3", "D-4", "D-5", "D-6", "D-7", "D-8", "D-9", "D-10", "D-11", "R-1")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("name", CASES)
def test_a_broken_clause_is_named_in_the_editions_that_have_it(name: str, edition: str) -> None:
    case = CASES[name]
    found = problems(case.cards, edition_named(edition))
    clauses = {problem.clause for problem in found}
    assert (case.clause in clauses) == (edition in case.editions)
    if edition in case.editions:
        assert clauses <= {case.clause, *case.also}
        assert all(problem.wrong.endswith(".") and problem.mend.endswith(".") for problem in found)


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_the_deck_that_the_others_are_made_from_is_legal(edition: str) -> None:
    assert problems(DECK, edition_named(edition)) == []


def test_every_clause_of_the_chapter_is_broken_by_a_case() -> None:
    clauses = {case.clause for case in CASES.values()}
    # D-11 makes no problem of its own: Legends count as Players (D-1), where they are known (D-9).
    assert clauses == {"R-1", *(f"D-{n}" for n in range(1, 11))}
