"""A ban on searching decks: it is one like the others, and nothing is found or shuffled (Z-4)."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused, modifier, printed

from snapcount.cards.tree import CannotSearch, Lasting
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import ON_FIELD_ADJUSTMENTS, Side, action, player, rule, scenario


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("Your opponent cannot search their deck.", "opponent"),
        ("Your opponent may not search decks.", "opponent"),
        ("Players cannot search their decks.", "each player"),
        ("Neither player can search a deck.", "each player"),
        ("Decks cannot be searched.", "each player"),
        ("You cannot search your deck.", "you"),
    ],
)
def test_who_may_not_search(text: str, who: str) -> None:
    ban = modifier(text)
    assert ban == CannotSearch(who)  # type: ignore[arg-type]
    assert modifier(printed(ban, "Modifier").capitalize() + ".") == ban


def test_for_a_while_and_with_others() -> None:
    until = "until the end of the possession"
    (one,) = effects(f"Your opponent cannot search their deck {until}.")
    assert one == Lasting(CannotSearch("opponent"), "this possession")
    both = effects(f"Your opponent cannot search their deck or draw Action cards {until}.")
    assert both[0] == one
    assert len(both) == 2


@pytest.mark.parametrize(
    "text",
    ["Your opponent cannot search their Play deck.", "Your opponent cannot shuffle their deck."],
)
def test_what_the_game_does_not_know_is_refused(text: str) -> None:
    assert is_refused(text, action=False)


@rule("Z-4")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("text", "banned"),
    [
        ("Your opponent cannot search their deck.", True),
        ("You cannot search your deck.", False),
    ],
)
def test_nothing_is_found(edition: str, text: str, banned: bool) -> None:
    search = "Search your Action deck for an Action card and put it into your hand."
    game = scenario(
        edition,
        offense=[action(f"{search} If you do, gain 5 yards.")],
        defense=Side(players=[player("LB", text)]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.both_pass().run_to("timeout")
    assert game.log.has(events.SHUFFLED) is not banned
    assert game.yards == (15 if banned else 20)
