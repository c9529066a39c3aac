"""`Up to X cards, where X is …`: who does it chooses how many, up to that number."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.printing import english
from snapcount.cards.nouns import CountPlayers, Group, TheX
from snapcount.cards.tree import ChooseX, Discard
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, NUMBER, ON_FIELD_ADJUSTMENTS, Side, scenario

TEXT = (
    "Draw up to X Action cards, where X is the number of Energized Players you have on the field."
)


def test_the_number_is_chosen_first() -> None:
    text = TEXT.replace("Draw", "Discard").replace("Action cards", "Play cards from your hand")
    energized = CountPlayers(Group("you", state="energized"))
    assert effects(text) == (ChooseX(up_to=energized), Discard("you", "play", TheX()))


@pytest.mark.parametrize("text", ["Discard up to X Action cards.", "Draw up to X Play cards."])
def test_what_x_is_must_be_said(text: str) -> None:
    assert is_refused(text)


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_no_more_are_offered_than_there_are(edition: str) -> None:
    side = Side(hand=[TEXT], exhausted=["Quarterback", "Tight End"])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.both_pass()
    game.offense.offered(*(NUMBER(x) for x in range(3)))
    game.offense.answers(NUMBER(2))
    assert len(game.offense.hand) == 2
    game.run_to(NEXT_DOWN)


PLAYERS = "of your Players, where X is"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            f"Energize up to X {PLAYERS} the number of timeouts you have.",
            "Energize up to one of your Players on the field for each of your timeouts.",
        ),
        (
            "Exhaust up to X Running Backs, where X is the number of timeouts you have.",
            "Exhaust up to a Running Back on the field for each of your timeouts.",
        ),
        (
            f"Energize X {PLAYERS} the Play Strength.",
            "Energize a number of your Players on the field equal to the Play Strength.",
        ),
        (
            f"Energize up to X {PLAYERS} the Play Strength.",
            "Energize up to a number of your Players on the field equal to the Play Strength.",
        ),
        (
            "Energize X Centers, where X is the score difference.",
            "Energize a number of Centers on the field equal to the score difference.",
        ),
    ],
)
def test_players_chosen_so_are_printed(text: str, words: str) -> None:
    assert english(effects(text)) == words
    assert effects(words) == effects(text)


@pytest.mark.parametrize(
    "number", ["half the number of your timeouts", "2 plus the number of your timeouts"]
)
def test_players_are_counted_and_not_added_up(number: str) -> None:
    assert is_refused(f"Energize X {PLAYERS} {number}.")


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_up_to_so_many_players_are_chosen(edition: str) -> None:
    text = f"Energize up to X {PLAYERS} the number of timeouts you have."
    side = Side(hand=[text], exhausted=["Quarterback", "Tight End", "Running Back"])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS, timeouts=(2, 0))
    game.offense.plays(0)
    game.both_pass()
    game.offense.picks("Quarterback")
    game.offense.picks("Tight End")
    assert game.offense.exhausted == ["Running Back"]
    game.run_to(NEXT_DOWN)
