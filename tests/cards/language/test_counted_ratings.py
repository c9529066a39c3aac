"""A rating that rises for each of something, and who is `from the same team`."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.printing import english
from snapcount.cards.language.reader import read
from snapcount.cards.nouns import CountCards, CountPlayers, Group, That, This, Times
from snapcount.cards.tree import ModifyRating, Static
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    Side,
    action,
    player,
    power_up,
    rule,
    scenario,
)


def static(text: str) -> Any:
    (ability,) = read(text, Scene(side="offense")).abilities
    assert isinstance(ability, Static)
    return ability.modifier


@pytest.mark.parametrize(
    ("said", "by"),
    [
        ("is increased by 3 for each Action card in your hand", 3),
        ("is reduced by 2 for each Action card in your hand", -2),
    ],
)
def test_it_is_counted(said: str, by: int) -> None:
    cards = CountCards("you", "action", "hand")
    assert static(f"This Player's rating {said}.") == ModifyRating(Times(by, cards), This())


def test_it_is_said_in_other_words() -> None:
    plainly = static("This Player's rating is increased by 3 for each Action card in your hand.")
    for text in (
        "This Player has +3 rating for each Action card in your hand.",
        "This Player gets +3 rating per Action card in your hand.",
        "This Player has its rating increased by 3 for each Action card in your hand.",
    ):
        assert static(text) == plainly
    (ability,) = read("This Player has +3 rating per Gridiron in play.", Scene()).abilities
    assert read(english(ability), Scene()).abilities == [ability]


def test_others_of_the_same_team() -> None:
    text = (
        "This Player has +5 rating for each of your other Players on the field from the same team."
    )
    mates = CountPlayers(Group(whose="you", other=True, team_of=This()))
    assert static(text) == ModifyRating(Times(5, mates), This())


def test_the_team_is_that_of_whoever_was_named() -> None:
    text = "Choose one of your Guards. Energize each of your other Players from the same team."
    *_, energize = read(text, Scene(action=True)).effects
    assert energize.players.group.team_of == That()  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "text",
    [
        "Energize each of your other Players from the same team.",
        "Your Guards have +5 rating this down for each of your other Guards on the field.",
    ],
)
def test_it_must_be_known_whom_they_are_other_than(text: str) -> None:
    assert is_refused(text)


@rule("T-16")
@pytest.mark.parametrize("edition", [name for name in EDITION_NAMES if name != "2019"])
@pytest.mark.parametrize(("mates", "yards"), [(0, 0), (1, 0), (2, 10)])
def test_it_is_counted_as_it_is_asked(edition: str, mates: int, yards: int) -> None:
    """A Running Back rated 80 and a tackler rated 89."""
    rises = power_up(
        "This Player's rating is increased by 5 for each other Player on your field"
        " from the same team."
    )
    team = [player("WR", team="Bears"), player("TE", team="Bears")][:mates]
    back = player("RB", team="Bears", rating=80)
    end = player("DE", team="Packers", rating=89)
    card = action(
        "If the runner's rating is higher than the tackler's, gain 10 yards.",
        when=AFTER_DESIGNATION,
        side="offense",
    )
    game = scenario(
        edition,
        offense=Side(hand=[card], players=[back, *team], attached={back.name: [rises]}),
        defense=Side(players=[end]),
        calls=("Run Left", "Long Pass"),
        carrier=back.name,
        tackler=end.name,
        at=AFTER_DESIGNATION,
    )
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards_by_effects == yards


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("have 5 more rating", "have +5 rating"),
        ("get 5 extra rating", "have +5 rating"),
        ("have 5 less rating", "have -5 rating"),
        ("get 5 lower rating", "have -5 rating"),
    ],
)
def test_more_or_less_rating(said: str, plain: str) -> None:
    assert static(f"Your Quarterbacks {said}.") == static(f"Your Quarterbacks {plain}.")
