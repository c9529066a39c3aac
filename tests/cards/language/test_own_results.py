"""What a Play says of how it comes out is asked whenever that is checked (F-4, F-7)."""

from __future__ import annotations

import pytest

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.cards.nouns import StrengthIn
from snapcount.cards.tree import Ability, MakeResult, Triggered, Would
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    Scenario,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
DOWN = action("Reduce the Play Strength by 3.", when=ON_FIELD_ADJUSTMENTS, name="Down")
UP = action("Add 3 to the Play Strength.", when=ON_FIELD_ADJUSTMENTS, name="Up")
FLIP = action(
    "Flip over the top card of your Play deck. That card becomes your play this down.",
    when=ON_FIELD_ADJUSTMENTS,
    name="Flip",
)
WHEN_ZERO = "your pass would be incomplete while the Play Strength is 0"
COMPLETE = "If the Play Strength is 0, this pass is complete."


def abilities(text: str) -> list[Ability]:
    return read(text, Scene(play=True)).abilities


def passing(edition: str, text: str, strength: int, catch: str = "7-9", **side: object) -> Scenario:
    """A pass of that Strength for 20 yards, against a defense of Strength 0 and a Run."""
    called = play(f"Long Pass: 20 ({catch})", strength, abilities=(text,) if text else ())
    offense = Side(**{"hand": [DOWN, UP, FLIP]} | side)  # type: ignore[arg-type]
    return scenario(
        edition, offense=offense, calls=(called, play("Run Left", 0)), at=ON_FIELD_ADJUSTMENTS
    )


def yards(game: Scenario, *cards: str) -> int:
    for card in cards:
        game.offense.plays(card)
        game.both_pass()
    game.run_to(NEXT_DOWN)
    return game.yards


@rule("F-4", "F-7")
@every_edition
@pytest.mark.parametrize(
    ("strength", "card", "gained"), [(3, "Down", 20), (0, "Up", 0), (0, "", 20), (3, "", 0)]
)
def test_it_is_complete_if_the_strength_is_so_when_it_is_checked(
    edition: str, strength: int, card: str, gained: int
) -> None:
    assert yards(passing(edition, COMPLETE, strength), *filter(None, [card])) == gained


@rule("F-4", "F-7")
@every_edition
@pytest.mark.parametrize("result", ["incomplete", "stopped"])
@pytest.mark.parametrize(
    ("strength", "card", "gained"), [(3, "Down", 0), (0, "Up", 20), (0, "", 0), (3, "", 20)]
)
def test_so_is_what_lets_it_fail(
    edition: str, result: str, strength: int, card: str, gained: int
) -> None:
    text = f"If the Play Strength is 0, this pass is {result}."
    game = passing(edition, text, strength, catch="0-9")
    assert yards(game, *filter(None, [card])) == gained


@rule("F-4", "G-6")
@every_edition
@pytest.mark.parametrize(("strength", "card", "gained"), [(3, "Up", 20), (6, "Down", 0)])
def test_a_play_that_is_successful_then_is_not_incomplete(
    edition: str, strength: int, card: str, gained: int
) -> None:
    text = "If the Play Strength is 5 or more, this play becomes successful."
    assert yards(passing(edition, text, strength, catch="0-0"), card) == gained


@rule("T-7")
@every_edition
def test_it_goes_with_the_card(edition: str) -> None:
    other = play("Long Pass: 30 (7-9)", 0)
    assert yards(passing(edition, COMPLETE, 0, play_deck=[other, other]), "Flip") == 0


@every_edition
@pytest.mark.parametrize(("strength", "card", "kept"), [(3, "Up", True), (6, "Down", False)])
def test_it_cannot_be_intercepted_while_the_strength_is_so(
    edition: str, strength: int, card: str, kept: bool
) -> None:
    text = "If the Play Strength is 5 or more, this pass cannot be intercepted."
    called = play("Long Pass: 20 (0-9)", strength, abilities=(text,))
    thief = player("CB", "Exhaust: The play becomes an interception.")
    game = scenario(
        edition,
        offense=Side(hand=[DOWN, UP]),
        defense=Side(players=[thief]),
        calls=(called, play("Run Left", 0)),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(card)
    game.defense.uses("CB")
    game.both_pass()
    game.run_to(NEXT_DOWN if kept else NEXT_POSSESSION)
    assert game.offense.on_offense is kept


def test_who_says_when_it_is_called_says_once() -> None:
    (heard,) = abilities("When you call this play, if the Play Strength is 0, it is successful.")
    assert isinstance(heard, Triggered)


def test_it_takes_the_place_of_what_would_come_of_it() -> None:
    then = (MakeResult("complete"),)
    would = Would("a pass would be incomplete", then, "you", condition=StrengthIn(0, 0))
    assert abilities(COMPLETE) == [would]


@rule("F-7")
@every_edition
@pytest.mark.parametrize(("strength", "card", "gained"), [(3, "Down", 20), (0, "Up", 0)])
def test_so_it_is_of_a_player_who_says_so(
    edition: str, strength: int, card: str, gained: int
) -> None:
    text = f"Whenever {WHEN_ZERO}, it is complete instead."
    game = passing(edition, "", strength, players=[player("QB", text)])
    assert yards(game, card) == gained


def test_what_is_counted_cannot_be_asked_again() -> None:
    with pytest.raises(TextError, match="may change"):
        player("QB", f"Once per half, whenever {WHEN_ZERO}, it is complete instead.")
