"""Either player, whichever does it or has it: what each of them may do, and what comes of it."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NO, ON_FIELD_ADJUSTMENTS, YES, Side, action, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
HELD = action("Gain 5 yards.", when=ON_FIELD_ADJUSTMENTS)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Either player may discard two Play cards. Whoever does draws two Action cards.",
            (
                "Each player may discard two Play cards. Each player who does draws two Action"
                " cards."
            ),
        ),
        (
            "Any player may discard an Action card. If a player does, that player gains a timeout.",
            "Each player may discard an Action card. Each player who does gains a timeout.",
        ),
        (
            "If either player has no Play cards in hand, that player draws three Play cards.",
            "Each player with no Play cards in hand draws three Play cards.",
        ),
        (
            "If a player has five or more Action cards in hand, they must discard two of them.",
            "Each player with five or more Action cards in hand discards two Action cards.",
        ),
        (
            "If a player is Synergized, that player may draw an Action card.",
            "Each player who is Synergized may draw an Action card.",
        ),
    ],
)
def test_whichever_it_is(said: str, meant: str) -> None:
    assert effects(said) == effects(meant)


@pytest.mark.parametrize(
    "text",
    [
        # Of whom is that asked?
        "If it is third down, that player draws an Action card.",
        "Discard an Action card. Whoever does draws a Play card.",
        "Draw an Action card. If both have the same number, each player discards one.",
    ],
)
def test_somebody_is_meant(text: str) -> None:
    assert is_refused(text)


FEWER = "The player with fewer Action cards in hand draws an Action card."


@pytest.mark.parametrize(
    "tied",
    [
        "If both have the same number, each player draws a Play card.",
        "If both players have the same number of cards, each player draws a Play card instead.",
        "If neither has more, each player draws a Play card.",
    ],
)
def test_what_is_done_if_neither_has_more(tied: str) -> None:
    (first,) = effects(f"{FEWER} {tied}")
    (second,) = first.otherwise
    assert effects(FEWER) == (
        type(first)(first.condition, first.then, (type(first)(second.condition, second.then),)),
    )
    assert second.otherwise == effects("Each player draws a Play card.")


@every_edition
@pytest.mark.parametrize("more", [0, 1, 2])
def test_nobody_is_tied_by_what_it_does(edition: str, more: int) -> None:
    text = f"{FEWER} If both have the same number, each player draws a Play card."
    own = action(text, when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition,
        offense=Side(hand=[own, HELD]),
        defense=Side(hand=[HELD] * more),
        at=ON_FIELD_ADJUSTMENTS,
    )
    plays = len(game.defense.play_hand)
    game.offense.plays(0)
    game.both_pass()
    assert len(game.offense.hand) == (2 if more == 2 else 1)
    assert len(game.defense.hand) == (1 if more == 0 else more)
    assert len(game.defense.play_hand) == plays + (more == 1)


@every_edition
def test_each_of_them_may(edition: str) -> None:
    own = action(
        "Either player may discard an Action card. Whoever does draws a Play card.",
        when=ON_FIELD_ADJUSTMENTS,
    )
    game = scenario(
        edition, offense=Side(hand=[own, HELD]), defense=Side(hand=[HELD]), at=ON_FIELD_ADJUSTMENTS
    )
    plays = len(game.offense.play_hand), len(game.defense.play_hand)
    game.offense.plays(0)
    game.both_pass()
    game.offense.offered(YES, NO).answers(YES)
    game.defense.offered(YES, NO).answers(YES)
    assert (game.offense.hand, game.defense.hand) == ([], [])
    assert (len(game.offense.play_hand), len(game.defense.play_hand)) == (
        plays[0] + 1,
        plays[1] + 1,
    )
