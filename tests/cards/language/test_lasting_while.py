"""What lasts for a while, and in it only as long as something is so."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.card import ActionCard
from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.parse import parse_abilities
from snapcount.cards.language.printing import english, printed
from snapcount.cards.nouns import OnSide
from snapcount.cards.tree import CannotPlayActions, LastingWhile
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    Side,
    action,
    player,
    rule,
    scenario,
)


@pytest.mark.parametrize(
    "text",
    [
        "Your opponent cannot play Action cards this half while you are on offense.",
        "This half, your opponent cannot play Action cards while you have the ball.",
        "While you have the ball, your opponent cannot play Action cards this half.",
        "Your opponent cannot play Action cards this half as long as you are on offense.",
    ],
)
def test_the_condition_stands_before_and_behind(text: str) -> None:
    made = effects(text)
    on_offense = OnSide("you", "offense")
    assert made == (LastingWhile(CannotPlayActions("opponent"), on_offense, "this half"),)
    assert effects(english(made)) == made


@pytest.mark.parametrize(
    ("alone", "said"),
    [
        ("While on offense, your Runs gain 5 more yards", "While you are on offense"),
        ("While on defense, your opponent's Runs gain 5 fewer yards", "While you are on defense"),
        ("You cannot play Action cards while on defense", "While you are on defense"),
    ],
)
def test_without_a_subject_it_is_you(alone: str, said: str) -> None:
    (made,) = parse_abilities(f"{alone}.")
    assert english(made).startswith(said)


@pytest.mark.parametrize(
    "text",
    [
        "Your opponent cannot play Action cards this half while on defense.",
        "While on defense, your opponent cannot play Action cards this half.",
        "Your opponent cannot play Action cards this half while the receiver is Exhausted.",
        "Your opponent cannot play Action cards while you are on offense.",
    ],
)
def test_what_may_be_asked_of_either_is_refused(text: str) -> None:
    assert is_refused(text)


@rule("T-9")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("asked", "mine", "theirs"),
    [
        ("while you are on offense", 20, 15),
        ("while you are on defense", 15, 20),
        ("while your opponent has the ball", 15, 20),
    ],
)
def test_it_is_asked_all_the_time(edition: str, asked: str, mine: int, theirs: int) -> None:
    card = action(
        f"Each player's plays gain 5 more yards this half {asked}.", when=ON_FIELD_ADJUSTMENTS
    )
    game = scenario(edition, offense=[card], at=ON_FIELD_ADJUSTMENTS, down=3)
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.yards == mine
    game.run_to(NEXT_POSSESSION)
    game.run_to(NEXT_DOWN)
    game.run_to(NEXT_DOWN)
    assert game.yards == theirs


@pytest.mark.parametrize(
    "text",
    [
        "While you are leading, your opponent's next Grit value is increased by 2.",
        "While you are leading, your opponent cannot play Action cards this half.",
        "While you are leading, your Runs gain 5 more yards on your next play.",
        "While you are leading, your opponent's Runs gain 5 fewer yards on their next two plays.",
    ],
)
def test_it_is_printed_as_what_lasts_so_long_without_it(text: str) -> None:
    card = read_card(CardFields(kind="action", name="Trick", subtype="generic", text=text))
    said = printed(card).text
    assert said.startswith("While you are leading, ")
    again = read_card(CardFields(kind="action", name="Trick", subtype="generic", text=said))
    assert isinstance(again, ActionCard)
    assert isinstance(card, ActionCard)
    assert again.effects == card.effects


@pytest.mark.parametrize(
    "text",
    [
        "Run: Your Runs gain 5 more yards this half while this Player is Energized.",
        "Run: Your Runs gain 5 more yards this half as long as this Player is on the field.",
        "Run: While this Player is not Exhausted, your Runs gain 5 more yards this half.",
    ],
)
def test_it_may_be_asked_of_this_player(text: str) -> None:
    (made,) = parse_abilities(text, "offense")
    assert parse_abilities(english(made), "offense") == (made,)
    (lasts,) = made.effects  # type: ignore[union-attr]
    assert isinstance(lasts, LastingWhile)


@rule("T-9")
@pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
@pytest.mark.parametrize(("exhausted", "more"), [((), 5), (("TE",), 0)])
def test_it_lasts_while_the_player_stays_so(
    edition: str, exhausted: tuple[str, ...], more: int
) -> None:
    text = (
        "Whenever you call a Run, your Runs gain 5 more yards this down while this Player is"
        " Energized."
    )
    blocker = player("TE", text)
    game = scenario(
        edition,
        offense=Side(players=[blocker], exhausted=list(exhausted)),
        carrier="RB",
    )
    assert game.run_to(NEXT_DOWN).yards == 15 + more
