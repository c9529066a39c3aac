"""What the Players in a deck are, asked of them or of the deck."""

from __future__ import annotations

import pytest

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read
from snapcount.cards.nouns import Compare, Condition, CountDeck, DeckHas, DeckTeams, Group
from snapcount.cards.tree import CannotUse, KeepsAbilities, Static


def active(words: str) -> Condition | None:
    return read(f"Active while {words}. Your runs gain 5 yards.", Scene(synergy=True)).active_if


LEGENDS = Group("you", status="legend")


@pytest.mark.parametrize(
    ("words", "means"),
    [
        ("your deck includes a Legend", DeckHas(LEGENDS, 1)),
        ("a Player in your deck is a Legend", DeckHas(LEGENDS, 1)),
        ("no Player in your deck is a Legend", DeckHas(LEGENDS, 0, 0)),
        ("none of the Players in your deck are Legends", DeckHas(LEGENDS, 0, 0)),
        ("at least two Players in your deck are Legends", DeckHas(LEGENDS, 2)),
        ("two or more of the Players in your deck are Legends", DeckHas(LEGENDS, 2)),
        (
            "every normal Player in your deck is rated 85 or lower",
            DeckHas(Group("you", rating_at_least=86), 0, 0),
        ),
        ("none of the normal Players in your deck is a Legend", DeckHas(LEGENDS, 0, 0)),
        (
            "all normal Players in your deck are rated 85 or lower",
            DeckHas(Group("you", rating_at_least=86), 0, 0),
        ),
        ("all your normal Players are from the same franchise", DeckTeams("you", 1, 1)),
        (
            "your opponent has no Legends in their deck",
            DeckHas(Group("opponent", status="legend"), 0, 0),
        ),
        (
            "no offensive Player in your deck has a rating higher than 90",
            DeckHas(Group("you", side="offense", rating_at_least=91), 0, 0),
        ),
        (
            "each Player in your deck is rated 85 or lower",
            DeckHas(Group("you", rating_at_least=86), 0, 0),
        ),
        (
            "all Players in your deck are from the Bears",
            DeckHas(Group("you", team="Bears"), 10, 10),
        ),
        ("your deck has Players from five or more teams", DeckTeams("you", 5)),
    ],
)
def test_players_in_your_deck(words: str, means: Condition) -> None:
    assert active(words) == means


def test_nobody_in_a_deck_is_exhausted() -> None:
    with pytest.raises(Unread):
        active("all Players in your deck are Energized")


@pytest.mark.parametrize(
    "words",
    [
        "Your Legends' abilities",
        "The abilities of your Legends",
        "All abilities of your Legends",
        "All of the abilities of your Legend Players",
    ],
)
def test_abilities_are_of_whoever_is_named(words: str) -> None:
    def modifier(text: str) -> object:
        (found,) = read(text, Scene(side="offense")).abilities
        assert isinstance(found, Static)
        return found.modifier

    assert modifier(f"{words} cannot be cancelled.") == KeepsAbilities(LEGENDS)
    assert modifier(f"{words} are cancelled.") == CannotUse(LEGENDS)


@pytest.mark.parametrize(
    ("words", "plainly"),
    [
        (
            "you have at least two Legends among your Players and only one Quarterback",
            "you have at least two Legends and only one Quarterback",
        ),
        (
            "you have at least three OL and a Tight End among your Players",
            "you have at least three OL and a Tight End",
        ),
        ("your Play deck has as many Runs as Passes", "your deck has as many Runs as Passes"),
        (
            "your Play deck contains more Long Passes than Short Passes",
            "your deck contains more Long Passes than Short Passes",
        ),
        (
            "your Play deck contains an equal number of Runs and Passes",
            "your deck contains an equal number of Runs and Passes",
        ),
    ],
)
def test_one_kind_and_another(words: str, plainly: str) -> None:
    assert active(words) == active(plainly)


def test_plays_are_in_one_deck_alone() -> None:
    with pytest.raises(Unread):
        active("your Action deck has as many Runs as Passes")


@pytest.mark.parametrize(
    ("words", "counted", "bounds"),
    [
        ("no Play card with a Time Unit value higher than 1", CountDeck("you", time=(2, 15)), 0),
        ("no Plays that use 3 or more Time Units", CountDeck("you", time=(3, 15)), 0),
        ("no Runs with a Strength below 4", CountDeck("you", ("run",), strength=(0, 3)), 0),
        ("no Play cards with a Strength value above 5", CountDeck("you", strength=(6, 9)), 0),
    ],
)
def test_plays_with_such_numbers(words: str, counted: CountDeck, bounds: int) -> None:
    assert active(f"your deck contains {words}") == Compare(counted, "exactly", bounds)
    assert active(f"your Play deck contains {words}") == Compare(counted, "exactly", bounds)


def test_a_number_that_no_play_has() -> None:
    with pytest.raises(Unread):
        active("your deck contains no Play cards with a Strength higher than 9")
