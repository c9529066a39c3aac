"""`He`, `him` and `his` are a Player: the one whose text it is where no other was named."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read
from snapcount.cards.words import Position
from snapcount.testing import NEXT_DOWN, Side, player, scenario
from snapcount.testing.editions import editions_where

RECEIVER = Scene(on_player=True, side="offense")
TACKLER = Scene(on_player=True, side="defense")
POWER_UP = Scene(enters=True)
ACTION = Scene(action=True, side="offense")


def meant(text: str, scene: Scene) -> tuple[Any, ...]:
    page = read(text, scene)
    return (page.abilities, page.effects, page.timing)


@pytest.mark.parametrize(
    ("scene", "text", "same"),
    [
        (
            RECEIVER,
            "While he himself is Energized, your Short Passes gain 5 more yards.",
            "While this Player is Energized, your Short Passes gain 5 more yards.",
        ),
        (RECEIVER, "Exhaust: Energize her.", "Exhaust: Energize this Player."),
        (
            POWER_UP,
            "Attach to one of your Safeties. While it's attached he cannot be exhausted.",
            "Attach to one of your Safeties. While attached, this Player cannot be exhausted.",
        ),
        (
            POWER_UP,
            "Attach to one of your Safeties. His rating is increased by 10.",
            "Attach to one of your Safeties. This Player's rating is increased by 10.",
        ),
        (RECEIVER, "She's also a Tight End.", "This Player is also a Tight End."),
        (
            RECEIVER,
            "Her rating is increased by 5.",
            "This Player's rating is increased by 5.",
        ),
        (
            RECEIVER,
            "Receive: If the tackler's rating is lower than his, gain 5 yards.",
            "Receive: If the tackler's rating is lower than this Player's, gain 5 yards.",
        ),
        (
            RECEIVER,
            "Receive: If the tackler is rated lower than him, gain 5 yards.",
            "Receive: If the tackler's rating is lower than this Player's, gain 5 yards.",
        ),
        (
            TACKLER,
            "Tackle: If he's rated higher than the runner, gain 5 yards.",
            "Tackle: If this Player's rating is higher than the runner's, gain 5 yards.",
        ),
        (
            TACKLER,
            "Tackle: If the runner's rating is 80 or less, Exhaust him.",
            "Tackle: If the runner's rating is 80 or less, Exhaust the runner.",
        ),
    ],
)
def test_he_is_the_player_whose_text_it_is(scene: Scene, text: str, same: str) -> None:
    assert meant(text, scene) == meant(same, scene)


def test_he_is_the_player_who_was_chosen() -> None:
    chosen = "Choose one of your Wide Receivers. If the runner's rating is lower than "
    assert meant(f"{chosen}his, gain 5 yards.", ACTION) == meant(
        f"{chosen}that Player's, gain 5 yards.", ACTION
    )


def test_the_one_with_whom_a_player_is_compared_is_not_that_player() -> None:
    card = Scene(action=True, side="offense", on_player=False)
    with pytest.raises(Unread, match="isn't a Player"):
        read("If his rating is higher than the runner's, gain 5 yards.", card)
    text = "Receive: If the tackler's rating is lower than that Player's, gain 5 yards."
    with pytest.raises(Unread, match="no Player was named before"):
        read(text, RECEIVER)


@pytest.mark.parametrize("edition", editions_where())
@pytest.mark.parametrize(
    ("position", "other", "text"),
    [
        ("WR", "CB", "Receive: If the tackler's rating is lower than his, gain 5 yards."),
        ("CB", "WR", "Tackle – Pass: If he's rated higher than the receiver, gain 5 yards."),
    ],
)
@pytest.mark.parametrize(("rating", "yards"), [(90, 5), (70, 0)])
def test_his_rating_is_compared(
    edition: str, position: Position, other: Position, text: str, rating: int, yards: int
) -> None:
    own = player(position, text, name="Own", rating=rating)
    sides = [Side(players=[own]), Side(players=[player(other, name="Other", rating=80)])]
    if position == "CB":
        sides.reverse()
    calls = ("Long Pass", "Run Left")
    game = scenario(edition, offense=sides[0], defense=sides[1], calls=calls, at="designation")
    game.offense.designates("Own" if position == "WR" else "Other")
    game.defense.designates("Other" if position == "WR" else "Own")
    game.run_to(NEXT_DOWN)
    assert game.yards == yards
