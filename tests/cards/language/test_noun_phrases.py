"""One noun phrase for Players, wherever one stands: chosen, all, counted, asked about, attached to.

What a Player is or has is said after `with`, `who is`, `is` and `are` in the same words.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects, is_refused, printed

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.cards.nouns import (
    All,
    AllOf,
    Choose,
    Compare,
    CountPlayers,
    DeckHas,
    Designated,
    Group,
    PlayerIs,
    Than,
    That,
    Times,
)
from snapcount.cards.tree import ChoosePlayers, Draw, Energize, ExhaustPlayers, Gain, If

TRAITS = [
    ("with a Tackle ability", Group("you", ability="tackle")),
    ("who have Run abilities", Group("you", ability="run")),
    ("with an Exhaust ability", Group("you", ability="exhaust")),
    ("with a Power Up attached", Group("you", power_up=True)),
    ("that have a Power Up", Group("you", power_up=True)),
    ("with no Power Ups", Group("you", power_up=False)),
    ("without a Power Up", Group("you", power_up=False)),
    ("who are not the tackler", Group("you", except_for=Designated("tackler"))),
    ("other than the ball carrier", Group("you", except_for=Designated("ball carrier"))),
    ("except the ball carrier and the tackler", Group("you", except_for=Designated("any"))),
    ("who were not designated this down", Group("you", except_for=Designated("any"))),
    ("who were designated this down", Group("you", among=Designated("any"))),
    ("who are not Legends", Group("you", except_status="legend")),
    ("other than Superstars", Group("you", except_status="superstar")),
    ("who are not Exhausted", Group("you", state="energized")),
    ("rated 80 or less", Group("you", rating_at_most=80)),
    ("whose ratings are 80 or less", Group("you", rating_at_most=80)),
    ("with a rating of 80 or less", Group("you", rating_at_most=80)),
    ("rated lower than the tackler", Group("you", than=Than("lower", Designated("tackler")))),
    (
        "with a rating higher than the tackler's",
        Group("you", than=Than("higher", Designated("tackler"))),
    ),
    (
        "who share a team with the ball carrier",
        Group("you", team_of=Designated("ball carrier")),
    ),
]


@pytest.mark.parametrize(("words", "group"), TRAITS)
def test_a_trait_stands_wherever_players_do(words: str, group: Group) -> None:
    players = f"of your Players {words}"
    assert effects(f"Energize all {players}.") == (Energize(All(group)),)
    assert effects(f"Exhaust one {players}.") == (ExhaustPlayers(Choose(group)),)
    assert effects(f"Exhaust up to two {players}.") == (ExhaustPlayers(Choose(group, 2, True)),)
    assert effects(f"Gain 5 yards for each {players}.") == (Gain(Times(5, CountPlayers(group))),)
    two = Compare(CountPlayers(group), "at least", 2)
    gain = (If(two, (Gain(5),)),)
    assert effects(f"If you have two or more Players {words}, gain 5 yards.") == gain


@pytest.mark.parametrize("group", [group for _, group in TRAITS])
def test_a_trait_is_printed_as_it_is_read(group: Group) -> None:
    energize = Energize(All(group))
    assert effects(f"{printed(energize, 'Deed[base]')}.") == (energize,)


@pytest.mark.parametrize(
    ("words", "group"),
    [
        ("one of your DB", Group("you", positions=("DB",))),
        ("a Quarterback or a Running Back", Group(positions=("QB", "RB"))),
        ("one of your defensive linemen", Group("you", positions=("DL",))),
        ("one of your linemen", Group("you", positions=("DL", "OL"))),
        ("one of your defenders", Group("you", side="defense")),
        ("one of your Legends or Superstars", Group("you", status="legend or superstar")),
        ("a Superstar or Legend", Group(status="legend or superstar")),
    ],
)
def test_heads_of_a_phrase(words: str, group: Group) -> None:
    assert effects(f"Energize {words}.") == (Energize(Choose(group)),)


@pytest.mark.parametrize(
    ("words", "role"),
    [
        ("who ran or received the ball", "ball carrier"),
        ("who carried the ball on this play", "ball carrier"),
        ("who ran the ball", "runner"),
        ("that caught the pass", "receiver"),
        ("who received the ball this down", "receiver"),
        ("who made the tackle", "tackler"),
        ("who tackled the ball carrier", "tackler"),
    ],
)
def test_a_role_by_what_the_player_did(words: str, role: str) -> None:
    assert effects(f"Exhaust the Player {words}.") == effects(f"Exhaust the {role}.")


def test_what_goes_on_after_an_exception_is_excepted_too() -> None:
    """It was read as: exhaust all but the ball carrier, and then the tackler."""
    (exhaust,) = effects(
        "Exhaust all Players on the field except the ball carrier and the tackler."
    )
    assert exhaust == ExhaustPlayers(All(Group(except_for=Designated("any"))))
    assert is_refused("Exhaust all Players on the field except Quarterbacks and the tackler.")


def test_one_of_them_is_one_of_those_who_were_chosen() -> None:
    chosen, exhaust = effects("Choose two of your opponent's Players. Exhaust one of them.")
    assert chosen == ChoosePlayers(Choose(Group("opponent"), 2))
    assert exhaust == ExhaustPlayers(Choose(Group(among=That())))
    assert is_refused("Exhaust one of them.")


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("Your opponent energizes one of theirs.", "one of their Linebackers"),
        ("Your opponent may energize one of theirs.", "one of their Linebackers"),
    ],
)
def test_theirs_are_like_those_named_before(said: str, plain: str) -> None:
    first = "Energize one of your Linebackers."
    whole = said.replace("one of theirs", plain)
    assert effects(f"{first} {said}") == effects(f"{first} {whole}")
    assert is_refused(said)


def test_somebody_else_chooses() -> None:
    theirs = (ExhaustPlayers(Choose(Group("opponent"), by="opponent")),)
    for words in ("of their choice", "of your opponent's choice", "chosen by your opponent"):
        assert effects(f"Exhaust one of your opponent's Players {words}.") == theirs


# What they are -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "group"),
    [
        ("is a defensive back", Group(positions=("DB",))),
        ("is a Legend or a Superstar", Group(status="legend or superstar")),
        ("has a Tackle ability", Group(ability="tackle")),
        ("has a Power Up", Group(power_up=True)),
        ("has a rating of 85 or more", Group(rating_at_least=85)),
    ],
)
def test_what_one_player_is(words: str, group: Group) -> None:
    (asked,) = effects(f"If the tackler {words}, gain 5 yards.")
    assert asked == If(PlayerIs(Designated("tackler"), group), (Gain(5),))


@pytest.mark.parametrize(
    ("words", "asked"),
    [
        ("all of your Players are Energized", (Group("you", state="exhausted"), "exactly", 0)),
        ("each of your Players is Energized", (Group("you", state="exhausted"), "exactly", 0)),
        (
            "all of your Players have a rating of 85 or less",
            (Group("you", rating_at_least=86), "exactly", 0),
        ),
        (
            "all of your Players are DB or Linebackers",
            (Group("you", except_positions=("LB", "DB")), "exactly", 0),
        ),
        (
            "none of your Players are Quarterbacks",
            (Group("you", positions=("QB",)), "exactly", 0),
        ),
        ("none of your Players has a Power Up", (Group("you", power_up=True), "exactly", 0)),
        (
            "one of your Linebackers has a Power Up",
            (Group("you", positions=("LB",), power_up=True), "at least", 1),
        ),
        (
            "your Quarterback is a Legend",
            (Group("you", positions=("QB",), status="legend"), "at least", 1),
        ),
        (
            "at least three of your Players are Defensive Linemen",
            (Group("you", positions=("DL",)), "at least", 3),
        ),
        (
            "two or more of your Players have a Tackle ability",
            (Group("you", ability="tackle"), "at least", 2),
        ),
    ],
)
def test_what_some_players_are(words: str, asked: tuple[Group, str, int]) -> None:
    group, how, count = asked
    condition = Compare(CountPlayers(group), how, count)  # type: ignore[arg-type]
    assert effects(f"If {words}, draw an Action card.") == (
        If(condition, (Draw("you", "action"),)),
    )


@pytest.mark.parametrize(
    ("words", "asked"),
    [
        (
            "at least three of your Players are Defensive Linemen",
            DeckHas(Group("you", positions=("DL",)), 3),
        ),
        (
            "each of your offensive Players has a rating of 85 or less",
            DeckHas(Group("you", side="offense", rating_at_least=86), 0, 0),
        ),
        (
            "all of your defensive Players are DB or Linebackers",
            DeckHas(Group("you", side="defense", except_positions=("LB", "DB")), 0, 0),
        ),
        ("exactly two of your Players are Legends", DeckHas(Group("you", status="legend"), 2, 2)),
    ],
)
def test_what_the_players_of_a_deck_are(words: str, asked: DeckHas) -> None:
    text = f"Active while {words}. Your plays gain 5 more yards."
    assert read(text, Scene(synergy=True)).active_if == asked


def test_a_deck_is_told_by_its_cards_alone() -> None:
    assert is_refused(
        "Active while at least two of your Players have a Power Up. Your plays gain 5 more yards.",
        action=False,
    )


@pytest.mark.parametrize(
    ("words", "where"),
    [
        ("one of your Players on the field or on the bench", "anywhere"),
        ("one of your Players, even one on the bench", "anywhere"),
        ("one of your benched Players", "bench"),
    ],
)
def test_where_players_are(words: str, where: Any) -> None:
    assert effects(f"Energize {words}.") == (Energize(Choose(Group("you", where=where))),)


def test_their_is_also_that_players() -> None:
    said = effects("Choose one of your Players. Their rating is increased by 5 this down.")
    assert said == effects(
        "Choose one of your Players. That Player's rating is increased by 5 this down."
    )


@pytest.mark.parametrize(
    ("words", "role", "group"),
    [
        ("a Quarterback is the runner", "runner", Group(positions=("QB",))),
        ("one of your Tight Ends is the receiver", "receiver", Group("you", positions=("TE",))),
        ("a Player rated 90 or more is the tackler", "tackler", Group(rating_at_least=90)),
    ],
)
def test_a_role_is_asked_from_either_side(words: str, role: Any, group: Group) -> None:
    (asked,) = effects(f"If {words}, draw an Action card.")
    assert asked.condition == PlayerIs(Designated(role), group)


def test_several_things_are_had_at_once() -> None:
    (asked,) = effects("If you have a DL and two or more Linebackers on the field, gain 5 yards.")
    line = Compare(CountPlayers(Group("you", positions=("DL",))), "at least", 1)
    backers = Compare(CountPlayers(Group("you", positions=("LB",))), "at least", 2)
    assert asked == If(AllOf((line, backers)), (Gain(5),))
    assert is_refused("If you have a DL and an LB on the bench, gain 5 yards."), "both of them?"
    text = "Active while your deck has a Fullback and no Tight Ends. Your plays gain 5 more yards."
    assert read(text, Scene(synergy=True)).active_if == AllOf(
        (
            DeckHas(Group("you", positions=("FB",)), 1),
            DeckHas(Group("you", positions=("TE",)), 0, 0),
        )
    )
