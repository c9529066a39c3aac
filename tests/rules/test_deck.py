"""Chapter D: which decks may be played in which edition."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from snapcount.cards.card import AnyCard, PlayCard
from snapcount.cards.nouns import DownIs
from snapcount.cards.tree import Gain
from snapcount.cards.words import Position
from snapcount.decks.legality import IllegalDeck, Problem, problems, require_legal
from snapcount.engine.editions import edition_named
from snapcount.testing import rule
from snapcount.testing.cards import action, gridiron, play, player, power_up, superstar, synergy
from snapcount.testing.editions import editions_where, having
from snapcount.testing.random_games import PAIRS, random_decks

EXACT = editions_where(lambda rules: rules.exact_decks)
ONE_UNIQUE = editions_where(lambda rules: rules.one_unique)
RULED = editions_where(lambda rules: rules.ruled_unique)
LEGENDS = editions_where(lambda rules: rules.legends)

OFFENSE = (
    player("QB", name="Ash"),
    player("RB", name="Bo"),
    player("WR", name="Cy"),
    player("TE", name="Dee"),
    player("OT", name="Eli"),
)
DEFENSE = (
    player("DE", name="Fay"),
    player("DT", name="Gus"),
    player("LB", name="Hal"),
    player("CB", name="Ike"),
    player("S", name="Jo"),
)
PLAYS = (play("Run Left", 3, "Run Left"),) * 20
ACTIONS = tuple(action(Gain(yards), name=f"Gain {yards}") for yards in range(10)) * 2


def deck(
    *more: AnyCard,
    offense: Sequence[AnyCard] = OFFENSE,
    defense: Sequence[AnyCard] = DEFENSE,
    plays: Sequence[AnyCard] = PLAYS,
    actions: Sequence[AnyCard] = ACTIONS,
) -> list[AnyCard]:
    """A deck that is legal in every edition, but for what the test says."""
    return [*offense, *defense, *plays, *actions, *more]


def found(cards: Sequence[AnyCard], edition: str) -> list[Problem]:
    return problems(cards, edition_named(edition))


def clauses(cards: Sequence[AnyCard], edition: str) -> list[str]:
    return [problem.clause for problem in found(cards, edition)]


def the_problem(cards: Sequence[AnyCard], edition: str, clause: str) -> Problem:
    """The one problem that cites that clause."""
    (problem,) = (problem for problem in found(cards, edition) if problem.clause == clause)
    return problem


every_edition = pytest.mark.parametrize("edition", editions_where())
ALL_KINDS = editions_where(having("superstar", "power up", "gridiron", "synergy"))
with_all_kinds = pytest.mark.parametrize("edition", ALL_KINDS)


@rule("D-1", "D-2", "D-3", "D-5", "D-8")
@every_edition
def test_five_and_five_players_twenty_plays_and_twenty_actions_are_a_deck(edition: str) -> None:
    assert found(deck(), edition) == []
    require_legal(deck(), edition_named(edition))


@rule("D-1", "D-2")
@every_edition
@pytest.mark.parametrize("side", ["offense", "defense"])
def test_each_side_has_exactly_five_players(edition: str, side: str) -> None:
    clause, squad = ("D-1", OFFENSE) if side == "offense" else ("D-2", DEFENSE)
    position: Position = "RB" if side == "offense" else "LB"
    sixth = player(position, name="Kit")
    four = deck(offense=OFFENSE[:4]) if side == "offense" else deck(defense=DEFENSE[:4])
    assert the_problem(four, edition, clause).mend == "Add 1."
    six = the_problem(deck(sixth), edition, clause)
    assert six.cards == (*squad, sixth)
    assert six.mend == "Remove 1."


@rule("D-1")
@every_edition
@pytest.mark.parametrize(("passers", "legal"), [(0, False), (1, True), (2, True), (3, False)])
def test_one_or_two_of_the_five_are_quarterbacks(edition: str, passers: int, legal: bool) -> None:
    others = tuple(player("WR", name=f"Other {i}") for i in range(5 - passers))
    offense = (*(player("QB", name=f"Passer {i}") for i in range(passers)), *others)
    cards = deck(offense=offense)
    assert clauses(cards, edition) == ([] if legal else ["D-1"])
    if passers == 3:
        assert the_problem(cards, edition, "D-1").cards == offense[:3]


@rule("R-1", "D-1", "D-2")
@every_edition
def test_players_of_a_side_are_different_if_their_names_are(edition: str) -> None:
    second = replace(player("RB", name="ASH", rating=70), number="C1-20")
    cards = deck(offense=(*OFFENSE[:4], second))
    problem = the_problem(cards, edition, "R-1")
    assert problem.cards == (OFFENSE[0], second)
    assert clauses(cards, edition) == ["R-1"]


@rule("R-1")
@every_edition
def test_a_name_may_be_on_both_sides_of_the_ball(edition: str) -> None:
    namesake = player("LB", name="Ash")
    assert found(deck(defense=(*DEFENSE[:4], namesake)), edition) == []


@rule("D-3", "D-8")
@every_edition
def test_twenty_play_cards_exactly_in_2019_and_at_least_later(edition: str) -> None:
    few = found(deck(plays=PLAYS[:18]), edition)
    assert [(p.clause, p.mend) for p in few] == [("D-3", "Add 2."), ("D-8", "Add 2.")]
    many = found(deck(plays=(*PLAYS, PLAYS[0])), edition)
    expected = [("D-3", "Remove 1."), ("D-8", "Remove 1.")] if edition in EXACT else []
    assert [(p.clause, p.mend) for p in many] == expected


@rule("D-5", "D-8")
@every_edition
def test_twenty_action_cards_exactly_in_2019_and_at_least_later(edition: str) -> None:
    few = found(deck(actions=ACTIONS[:19]), edition)
    assert [(p.clause, p.mend) for p in few] == [("D-5", "Add 1."), ("D-8", "Add 1.")]
    many = clauses(deck(actions=(*ACTIONS, action(Gain(50)))), edition)
    assert many == (["D-5", "D-8"] if edition in EXACT else [])


@rule("D-4")
@every_edition
def test_one_copy_of_each_unique_play_in_2019_and_one_unique_play_in_all_later(
    edition: str,
) -> None:
    trick = play("Run Left", 9, "Long Pass", unique=True, name="Trick")
    other = play("Long Pass: 60 (5-9)", 4, "Run Left", unique=True, name="Other Trick")
    assert found(deck(plays=(*PLAYS[:19], trick)), edition) == []
    assert clauses(deck(plays=(*PLAYS[:18], trick, trick)), edition) == ["D-4"]
    both = deck(plays=(*PLAYS[:18], trick, other))
    if edition not in ONE_UNIQUE:
        assert found(both, edition) == []
    else:
        assert the_problem(both, edition, "D-4").cards == (trick, other)


@rule("D-4", "R-27")
def test_copies_have_the_same_number_whatever_their_title() -> None:
    plays = [play("Run Left", 9, "Long Pass", unique=True, name="Play - Unique")] * 2
    different = [replace(card, number=f"E24{i}-20") for i, card in enumerate(plays)]
    assert found(deck(plays=(*PLAYS[:18], *different)), "2019") == []
    alike = [replace(card, number="E240-20") for card in plays]
    assert clauses(deck(plays=(*PLAYS[:18], *alike)), "2019") == ["D-4"]


@rule("D-5")
@every_edition
def test_at_most_two_copies_of_a_card_in_the_action_deck(edition: str) -> None:
    third = ACTIONS[0]
    cards = deck(actions=(*ACTIONS[:19], third))
    problem = the_problem(cards, edition, "D-5")
    assert problem.cards == (third,) * 3
    assert problem.wrong == "The deck has 3 copies of Gain 0."
    assert problem.mend == "Keep 2."


@rule("D-5")
@with_all_kinds
def test_the_action_deck_counts_power_ups_superstars_and_gridirons(edition: str) -> None:
    others = (power_up(), superstar(OFFENSE[1]), gridiron())
    assert found(deck(actions=(*ACTIONS[:17], *others)), edition) == []
    assert clauses(deck(actions=(*ACTIONS[:16], *others)), edition) == ["D-5", "D-8"]
    tripled = deck(actions=(*ACTIONS[:17], *(power_up(),) * 3))
    assert clauses(tripled, edition) == ["D-5"]


@rule("D-5")
@every_edition
def test_at_most_one_unique_card_in_the_action_deck_from_2021_on(edition: str) -> None:
    unique = tuple(replace(action(Gain(n), name=f"U{n}"), unique=True) for n in (50, 55))
    assert found(deck(actions=(*ACTIONS[:19], unique[0])), edition) == []
    two = deck(actions=(*ACTIONS[:18], *unique))
    if edition not in ONE_UNIQUE:
        assert found(two, edition) == []
    else:
        assert the_problem(two, edition, "D-5").cards == unique
    # One of each deck is one of each.
    trick = play("Run Left", 9, "Long Pass", unique=True)
    assert found(deck(plays=(*PLAYS[:19], trick), actions=(*ACTIONS[:19], unique[0])), edition) == (
        []
    )


@rule("D-5")
@with_all_kinds
def test_unique_counts_across_the_kinds_of_the_action_deck(edition: str) -> None:
    cards = (replace(power_up(), unique=True), replace(gridiron(), unique=True))
    assert clauses(deck(actions=(*ACTIONS[:18], *cards)), edition) == ["D-5"]


@rule("D-6")
@with_all_kinds
def test_a_superstar_needs_its_normal_counterpart(edition: str) -> None:
    assert found(deck(superstar(OFFENSE[1])), edition) == []
    stranger = superstar(player("RB", name="Kit"))
    problem = the_problem(deck(stranger), edition, "D-6")
    assert problem.cards == (stranger,)
    assert "Kit" in problem.wrong


@rule("D-6", "R-1", "R-27")
@with_all_kinds
def test_the_counterpart_is_on_the_superstars_side_of_the_ball(edition: str) -> None:
    other_side = superstar(player("LB", name="Ash"))
    assert clauses(deck(other_side), edition) == ["D-6"]
    both = deck(other_side, defense=(*DEFENSE[:4], player("LB", name="Ash")))
    assert found(both, edition) == []


@rule("D-7", "D-8")
@with_all_kinds
def test_one_synergy_card_at_most_and_it_does_not_count_among_the_fifty(edition: str) -> None:
    first = synergy(DownIs((1,)), name="First")
    second = synergy(DownIs((2,)), name="Second")
    assert found(deck(first), edition) == []
    assert clauses(deck(first, plays=PLAYS[:19]), edition) == ["D-3", "D-8"]
    assert the_problem(deck(first, second), edition, "D-7").cards == (first, second)


@rule("D-8")
@every_edition
def test_fifty_cards_exactly_in_2019_and_at_least_later(edition: str) -> None:
    more = (play("Run Left", 3, "Run Left"), action(Gain(50)))
    problem = [p for p in found(deck(*more), edition) if p.clause == "D-8"]
    if edition in EXACT:
        assert [p.wrong for p in problem] == ["The deck has 52 cards; it needs exactly 50."]
    else:
        assert problem == []
    few = the_problem(deck(plays=PLAYS[:19]), edition, "D-8")
    assert few.wrong.startswith("The deck has 49 cards;")


@rule("D-9")
@pytest.mark.parametrize(
    "card",
    [superstar(OFFENSE[1]), power_up(), gridiron(), synergy(DownIs((1,)))],
    ids=lambda card: type(card).__name__,
)
def test_2019_knows_players_plays_and_actions_alone(card: AnyCard) -> None:
    problem = the_problem(deck(card), "2019", "D-9")
    assert problem.cards == (card,)
    assert problem.mend == "Remove it, or play 2021 or 2022 or crd."
    # It fills no place either.
    assert "D-5" in clauses(deck(card, actions=ACTIONS[:19]), "2019")
    for edition in ALL_KINDS:
        assert "D-9" not in clauses(deck(card), edition)


@rule("D-9", "D-11")
@every_edition
def test_legends_are_normal_players_in_every_count_from_2022_on(edition: str) -> None:
    legend = player("RB", name="Kit", legend=True)
    passer = player("QB", name="Lou", legend=True)
    fifth = deck(offense=(*OFFENSE[:4], legend))
    sixth = deck(legend)
    passers = deck(offense=(passer, *OFFENSE[1:]))
    namesakes = deck(offense=(*OFFENSE[:4], player("RB", name="Ash", legend=True)))
    starred = deck(superstar(legend), offense=(*OFFENSE[:4], legend))
    if edition in LEGENDS:
        assert found(fifth, edition) == found(passers, edition) == found(starred, edition) == []
        assert clauses(sixth, edition) == ["D-1"]
        assert clauses(namesakes, edition) == ["R-1"]
    else:
        assert clauses(fifth, edition) == ["D-1", "D-8", "D-9"]
        assert clauses(sixth, edition) == ["D-9"]
        problem = the_problem(sixth, edition, "D-9")
        assert problem.cards == (legend,)
        assert problem.mend == "Remove it, or play 2022 or crd."


ALL_RUNS = play("Run Left", 3, "Run Left / Run Middle / Run Right", name="All Runs")
ALL_PASSES = play("Run Left", 3, "Pass", name="All Passes")


@rule("D-10", "R-27")
@every_edition
@pytest.mark.parametrize("stopper", [ALL_RUNS, ALL_PASSES], ids=lambda card: card.name)
def test_a_play_that_stops_all_of_a_kind_is_unique_in_crd(edition: str, stopper: PlayCard) -> None:
    trick = play("Run Left", 9, "Long Pass", unique=True)
    alone = deck(plays=(*PLAYS[:19], stopper))
    two = deck(plays=(*PLAYS[:18], stopper, stopper))
    beside_unique = deck(plays=(*PLAYS[:18], stopper, trick))
    assert found(alone, edition) == []
    if edition in RULED:
        assert the_problem(two, edition, "D-10").cards == (stopper, stopper)
        assert the_problem(beside_unique, edition, "D-10").cards == (stopper, trick)
    else:
        assert found(two, edition) == found(beside_unique, edition) == []


@rule("D-10")
def test_a_play_that_stops_most_of_a_kind_is_not_unique() -> None:
    most = play("Run Left", 3, "Run Left / Run Middle / Short Pass / Long Pass")
    assert found(deck(plays=(*PLAYS[:18], most, most)), "crd") == []


@rule("D-10", "E-3")
@every_edition
def test_a_card_ruled_to_be_unique_by_its_number_is_so_in_crd(edition: str) -> None:
    ruled = replace(action(Gain(50), name="Whatever"), number="E245-20")
    unique = replace(action(Gain(55)), unique=True)
    cards = deck(actions=(*ACTIONS[:18], ruled, unique))
    assert clauses(cards, edition) == (["D-10"] if edition in RULED else [])
    assert found(deck(actions=(*ACTIONS[:19], ruled)), edition) == []


@rule("D-10", "E-9")
def test_the_play_ruled_to_stop_all_runs_is_unique_by_its_number() -> None:
    ruled = replace(play("Run Left", 3, "Run Left"), number="U137-22")
    assert clauses(deck(plays=(*PLAYS[:18], ruled, ruled)), "crd") == ["D-10"]
    assert found(deck(plays=(*PLAYS[:18], ruled, ruled)), "2022") == []


def test_an_illegal_deck_is_refused_with_everything_that_is_wrong_with_it() -> None:
    cards = deck(superstar(OFFENSE[1]), plays=PLAYS[:19])
    with pytest.raises(IllegalDeck) as refusal:
        require_legal(cards, edition_named("2019"))
    assert refusal.value.code == "illegal-deck"
    assert [p.clause for p in refusal.value.problems] == ["D-3", "D-8", "D-9"]
    assert str(refusal.value) == "\n".join(
        [
            "This deck isn't legal in 2019:",
            "- The deck has 19 Play cards; it needs exactly 20. Add 1. (D-3)",
            "- The deck has 49 cards; it needs exactly 50. Add 1. (D-8)",
            f"- {the_problem(cards, '2019', 'D-9')}",
        ]
    )


@every_edition
def test_an_empty_deck_lacks_everything(edition: str) -> None:
    assert clauses([], edition) == ["D-1", "D-1", "D-2", "D-3", "D-5", "D-8"]


@pytest.mark.parametrize("edition", editions_where())
def test_random_decks_are_legal(edition: str) -> None:
    for seed in range(PAIRS):
        for cards in random_decks(edition, seed):
            assert [str(problem) for problem in found(cards, edition)] == []
