"""A player of the game by what they have, or by the score."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects, is_refused
from tests.cards.language.test_each_player import SPARE, resolved

from snapcount.cards.language.reader import Scene, Unread, read
from snapcount.cards.nouns import Compare, CountCards, Leading, Not
from snapcount.cards.tree import (
    CannotTimeout,
    Discard,
    Draw,
    If,
    LastingWhile,
    May,
    MoreActions,
    Static,
    Triggered,
)
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import Side, gridiron, scenario

YOURS = CountCards("you", "action", "hand")
THEIRS = CountCards("opponent", "action", "hand")
FEWER = Not(Compare(YOURS, "at least", THEIRS))
THEY_FEWER = Not(Compare(THEIRS, "at least", YOURS))
LEADING, TRAILING = Leading("you"), Leading("opponent")


def each(you: Any, opponent: Any) -> tuple[If, ...]:
    """You draw in the one case, your opponent in the other."""
    otherwise = (If(opponent, (Draw("opponent", "action"),)),)
    return (If(you, (Draw("you", "action"),), otherwise),)


@pytest.mark.parametrize(
    ("who", "you", "opponent"),
    [
        ("the player with fewer Action cards in hand", FEWER, THEY_FEWER),
        ("the player with the fewest Action cards in hand", FEWER, THEY_FEWER),
        ("the player who has fewer Action cards in hand", FEWER, THEY_FEWER),
        ("whoever has fewer Action cards in hand than the other player", FEWER, THEY_FEWER),
        ("the player with more Action cards in hand", THEY_FEWER, FEWER),
        ("the player who holds the most Action cards", THEY_FEWER, FEWER),
        ("the player who is behind", TRAILING, LEADING),
        ("whoever is losing", TRAILING, LEADING),
        ("the trailing player", TRAILING, LEADING),
        ("the player with the lower score", TRAILING, LEADING),
        ("the player with the higher score", LEADING, TRAILING),
        ("the player in the lead", LEADING, TRAILING),
        ("the leading team", LEADING, TRAILING),
    ],
)
def test_who_is_meant(who: str, you: Any, opponent: Any) -> None:
    assert effects(f"{who} draws an Action card.") == each(you, opponent)
    (ability,) = read(f"At the end of each play, {who} draws an Action card.", Scene()).abilities
    assert isinstance(ability, Triggered)
    assert (ability.event, ability.effects) == ("the play ends", each(you, opponent))
    (behind,) = read(f"{who} draws an Action card at the end of each play.", Scene()).abilities
    assert behind == ability


def test_they_may_or_must() -> None:
    (asked,) = effects("The trailing player may draw an Action card.")
    assert asked.then == (May((Draw("you", "action"),), "you"),)
    (asked,) = effects("The trailing player must discard an Action card.")
    assert asked.then == (Discard("you", "action"),)


def test_each_player_of_a_kind_is_asked_alone() -> None:
    first, second = effects("Each player with no Action cards in hand draws an Action card.")
    assert first == If(Compare(YOURS, "exactly", 0), (Draw("you", "action"),))
    assert second == If(Compare(THEIRS, "exactly", 0), (Draw("opponent", "action"),))


def test_someone_is_asked_about_what_they_have() -> None:
    assert is_refused("The player with fewer yards draws an Action card.")
    assert is_refused("The player draws an Action card.")


@pytest.mark.parametrize(
    ("begin", "deck"),
    [
        ("Exchange Action hands with your opponent.", "Action"),
        ("Exchange Play hands with your opponent.", "Play"),
        ("Each player discards all of their Play cards.", "Play"),
        ("Each player shuffles their Action hand into their Action deck.", "Action"),
        ("Look at your opponent's Play hand.", "Play"),
    ],
)
@pytest.mark.parametrize("has", ["the player with fewer", "whoever ends up with more"])
def test_cards_are_those_of_the_hands_that_were_named(begin: str, deck: str, has: str) -> None:
    plainly = effects(f"{begin} {has} {deck} cards in hand gains a timeout.")
    assert effects(f"{begin} {has} cards gains a timeout.") == plainly
    assert effects(f"{begin} {has} gains a timeout.") == plainly
    (asked,) = effects(f"If you have fewer {deck} cards than your opponent, gain a timeout.")
    assert effects(f"{begin} If you have fewer cards than your opponent, gain a timeout.")[-1] == (
        asked
    )


@pytest.mark.parametrize(
    "begin",
    [
        "",
        "Exchange hands with your opponent.",
        "Draw an Action card.",
        "Exchange Action hands with your opponent. Draw a Play card.",
    ],
)
def test_else_nobody_knows_which_cards(begin: str) -> None:
    assert is_refused(f"{begin} Whoever ends up with fewer cards gains a timeout.")
    assert is_refused(f"{begin} If you have three or more cards, gain a timeout.")


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("more", "drawn"), [((1, 0), (0, 2)), ((0, 1), (2, 0)), ((1, 1), (0, 0)), ((0, 2), (2, 0))]
)
def test_only_the_one_with_fewer_draws(
    edition: str, more: tuple[int, int], drawn: tuple[int, int]
) -> None:
    """Two cards may make one hand the larger; the other player draws nothing for that."""
    sides = [Side(hand=[SPARE] * count, action_deck=[SPARE] * 4) for count in more]
    text = "The player with fewer Action cards in hand draws two Action cards."
    game = resolved(edition, text, offense=sides[0], defense=sides[1])
    hands = (len(game.offense.hand), len(game.defense.hand))
    assert hands == tuple(had + got for had, got in zip(more, drawn, strict=True))


@pytest.mark.parametrize(
    "who", ["A player who is behind", "The player who is behind", "Whoever is losing"]
)
def test_what_holds_for_whoever_it_is(who: str) -> None:
    further = read(f"{who} may play one additional Action card each down.", Scene()).abilities
    assert further == [
        Static(MoreActions("you"), TRAILING),
        Static(MoreActions("opponent"), LEADING),
    ]
    barred = read(f"{who} cannot spend timeouts.", Scene()).abilities
    assert barred == [
        Static(CannotTimeout("you"), TRAILING),
        Static(CannotTimeout("opponent"), LEADING),
    ]


def test_it_holds_for_a_while() -> None:
    assert effects("The player who is behind cannot spend timeouts this half.") == (
        LastingWhile(CannotTimeout("you"), TRAILING, "this half"),
        LastingWhile(CannotTimeout("opponent"), LEADING, "this half"),
    )


@pytest.mark.parametrize("edition", EDITION_NAMES[1:])
@pytest.mark.parametrize("behind", [True, False])
def test_the_one_who_is_behind_spends_none(edition: str, behind: bool) -> None:
    field = gridiron("The player who is behind cannot spend timeouts.")
    side = Side(gridirons=[field])
    game = scenario(edition, defense=side, score=(0, 7) if behind else (7, 0), at="timeout")
    assert game.offense.asked("timeout") != behind
    assert game.defense.asked("timeout") == behind


@pytest.mark.parametrize("who", ["A player who", "Any player who", "Whoever"])
@pytest.mark.parametrize(
    ("does", "then"),
    [
        ("scores a touchdown", "draws a Play card"),
        ("spends a timeout", "may draw a Play card"),
        ("plays an Action card", "must discard a Play card"),
        ("designates an Exhausted Player", "must discard a card from their hand"),
    ],
)
def test_a_player_who_does_that_does_this_whenever_one_does(who: str, does: str, then: str) -> None:
    short = read(f"{who} {does} {then}.", Scene(enters=True))
    long = read(f"Whenever a player {does}, that player {then}.", Scene(enters=True))
    assert short.abilities == long.abilities
    assert len(short.abilities) == 2


def test_whose_opponent_is_meant_has_to_be_said() -> None:
    with pytest.raises(Unread):
        read("A player who exhausts an opposing Player draws a Play card.", Scene(enters=True))


@pytest.mark.parametrize(
    "who",
    [
        "a player holding",
        "a player with",
        "any player who has",
        "each player having",
        "every player that holds",
    ],
)
@pytest.mark.parametrize("many", ["fewer than two Action cards", "no timeouts", "no Play cards"])
def test_any_player_who_has_so_many(who: str, many: str) -> None:
    plainly = f"Each player with {many} draws an Action card."
    assert effects(f"{who} {many} draws an Action card.") == effects(plainly)


def test_players_who_have_so_many() -> None:
    plainly = effects("Each player with no timeouts draws an Action card.")
    for who in ("Players with", "All players who have", "Players holding"):
        assert effects(f"{who} no timeouts draw an Action card.") == plainly
