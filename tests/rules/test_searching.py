"""Z-4: a deck that was searched is shuffled, whatever came of it."""

from __future__ import annotations

import pytest

from snapcount.engine import events, terms
from snapcount.testing import (
    ON_FIELD_ADJUSTMENTS,
    Scenario,
    Side,
    action,
    play,
    rule,
    scenario,
)
from snapcount.testing.editions import by_chapter_f, editions_where

CANCELLED = editions_where(lambda rules: rules.limit_mode == terms.CANCEL_THE_DRAW)
every_edition = pytest.mark.parametrize("edition", editions_where())
BY_F = editions_where(by_chapter_f)
since_2021 = pytest.mark.parametrize("edition", BY_F)

PLAYS = [play("Run Left", n, name=f"Run {n}") for n in range(10)]


def searched(edition: str, text: str, *held: str) -> tuple[Scenario, list[list[int]]]:
    """The offense plays a card that searches; with it, its decks as they lay before."""
    card = action(text, when=ON_FIELD_ADJUSTMENTS, name="Search")
    side = Side(hand=[card, *held], play_deck=PLAYS)
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    seat = game.offense.seat
    before = [game.state.play_deck[seat][:], game.state.action_deck[seat][:]]
    game.offense.plays("Search")
    game.both_pass()
    return game, before


@rule("Z-4")
@every_edition
@pytest.mark.parametrize(
    "text",
    [
        "Search your Play deck for a Long Pass and put it into your hand.",
        "Search your Play deck for a Long Pass; it becomes your play this down.",
    ],
)
def test_a_play_deck_is_shuffled_if_nothing_is_found(edition: str, text: str) -> None:
    game, (plays, actions) = searched(edition, text)
    seat = game.offense.seat
    assert game.log.count(events.SHUFFLED) == 1
    assert game.log.has(events.SHUFFLED, seat=seat, a=terms.PLAY)
    assert sorted(game.state.play_deck[seat]) == sorted(plays)
    assert game.state.play_deck[seat] != plays
    assert game.state.action_deck[seat] == actions


@rule("Z-4")
@since_2021
@pytest.mark.parametrize(
    "text",
    [
        "Search your Action deck for a Gridiron card and put it into your hand.",
        "Search your Action deck for a Power Up and attach it to one of your Running Backs.",
        "Search your Action deck for a Gridiron card and put it onto the field.",
        "Search your Action deck for a Superstar card and attach it to its normal Player card.",
    ],
)
def test_an_action_deck_is_shuffled_if_nothing_is_found(edition: str, text: str) -> None:
    game, (_, actions) = searched(edition, text)
    seat = game.offense.seat
    assert game.log.count(events.SHUFFLED) == 1
    assert game.log.has(events.SHUFFLED, seat=seat, a=terms.ACTION)
    assert sorted(game.state.action_deck[seat]) == sorted(actions)


@rule("Z-4", "Z-3")
@pytest.mark.parametrize("edition", CANCELLED)
def test_it_is_shuffled_if_a_full_hand_cannot_take_the_card(edition: str) -> None:
    text = "Search your Action deck for an Action card and put it into your hand."
    game, _ = searched(edition, text, *[f"Gain {n} yards." for n in (5, 10, 15, 20, 25)])
    assert game.log.has(events.DRAW_CANCELLED, a=terms.ACTION)
    assert game.log.count(events.SHUFFLED) == 1


@rule("Z-4")
@every_edition
def test_it_is_shuffled_once_for_a_card_that_is_found(edition: str) -> None:
    text = "Search your Play deck for a Run play and put it into your hand."
    game, (plays, _) = searched(edition, text)
    game.offense.answers_anything()
    assert game.log.count(events.SHUFFLED) == 1
    assert len(game.state.play_deck[game.offense.seat]) == len(plays) - 1


@rule("Z-4", "R-14")
@every_edition
def test_a_search_that_comes_too_late_is_none(edition: str) -> None:
    text = "Search your Play deck for a Long Pass; it becomes your play this down."
    card = action(text, when="end of the play", name="Search")
    game = scenario(edition, offense=[card], at="end of the play")
    game.offense.plays(0)
    assert game.log.has(events.TOO_LATE)
    assert not game.log.has(events.SHUFFLED)
