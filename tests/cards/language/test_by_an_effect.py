"""What nothing but an effect brings about, said of an effect (F-7, F-16)."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.parse import parse_abilities, parse_timing
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, ON_FIELD_ADJUSTMENTS, YES, Side, action, player, scenario

DRAW = "you may draw a Play card."


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("an effect makes it first down", "a first down is gained"),
        ("any card effect makes it a first down", "a first down is gained"),
        ("an effect gives a first down", "a first down is gained"),
        ("a card results in a first down", "a first down is gained"),
        ("an effect gives you a first down", "you gain a first down"),
        ("an effect awards your opponent a first down", "your opponent gains a first down"),
        ("an effect causes a fumble", "a fumble happens"),
        ("an effect forces an interception", "an interception happens"),
        ("an effect causes a live ball turnover", "a turnover happens"),
        ("an effect makes you fumble", "you fumble"),
        (
            "an effect causes your opponent to throw an interception",
            "your opponent throws an interception",
        ),
        ("an effect would cause a fumble", "a fumble would happen"),
        ("an effect would make you fumble", "you would fumble"),
        ("an effect would result in a turnover", "a live ball turnover would happen"),
    ],
)
def test_it_happens(said: str, plain: str) -> None:
    assert parse_abilities(f"Whenever {said}, {DRAW}") == parse_abilities(
        f"Whenever {plain}, {DRAW}"
    )


def test_the_first_time_it_does() -> None:
    said = "The first time each half an effect makes it first down, draw a Play card."
    plain = "The first time each half a first down is gained, draw a Play card."
    assert parse_abilities(said) == parse_abilities(plain)


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("an effect made it first down this half", "a first down was gained this half"),
        ("an effect has given a first down this half", "a first down was gained this half"),
        ("an effect caused a fumble this game", "a fumble happened this game"),
        ("an effect did not cause a fumble this game", "no fumble happened this game"),
    ],
)
def test_it_is_asked_about(said: str, plain: str) -> None:
    assert effects(f"If {said}, gain 5 yards.") == effects(f"If {plain}, gain 5 yards.")


def test_a_card_is_played_on_it() -> None:
    said = parse_timing("Play when an effect would cause a fumble.")
    assert said == parse_timing("Play in response to an effect that would cause a fumble.")


@pytest.mark.parametrize(
    "whose", ["your opponent's effect", "one of your cards", "an effect you control"]
)
def test_whose_effect_it_was_is_not_noted(whose: str) -> None:
    with pytest.raises(TextError, match="write “an effect”"):
        parse_abilities(f"Whenever {whose} makes it first down, {DRAW}")


@pytest.mark.parametrize("happens", ["a touchdown", "a turnover on downs", "a field goal"])
def test_nothing_is_made_so_that_comes_without_an_effect(happens: str) -> None:
    assert is_refused(f"Whenever an effect causes {happens}, draw a card.", action=False)


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("whose", ["offense", "defense"])
def test_each_first_down_is_heard_whoever_makes_it(edition: str, whose: str) -> None:
    listens = player("QB", f"Whenever an effect makes it first down, {DRAW}", name="Listens")
    first = [action("It becomes first down.", when=ON_FIELD_ADJUSTMENTS)]
    mine = Side(players=[listens], hand=first if whose == "offense" else [])
    theirs = Side(hand=first if whose == "defense" else [])
    game = scenario(edition, offense=mine, defense=theirs, at=ON_FIELD_ADJUSTMENTS)
    had = len(game.offense.play_hand)
    getattr(game, whose).plays(0)
    game.both_pass()
    game.offense.answers(YES)
    assert len(game.offense.play_hand) == had + 1


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_the_first_down_of_a_possession_is_not_one(edition: str) -> None:
    listens = player("QB", f"Whenever an effect makes it first down, {DRAW}", name="Listens")
    game = scenario(edition, offense=Side(players=[listens])).run_to(NEXT_DOWN)
    assert not game.log.has(events.TRIGGER_ADDED)
