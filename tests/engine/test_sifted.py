"""Top cards of a deck, of which some are put elsewhere (Z-1)."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.printing import english
from snapcount.cards.tree import LookAndTake
from snapcount.engine.dice import dice_from_seed
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    DONE,
    ON_FIELD_ADJUSTMENTS,
    PICK_CARD,
    Scenario,
    Side,
    action,
    scenario,
)
from snapcount.testing.conformance import saved_games_go_on_the_same

LOOK = "Look at the top three cards of your Action deck."
BOTTOM = "of them on the bottom of that deck"
every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (f"{LOOK} Discard one and put the rest back on top in any order.", ("discard", "top", 1)),
        (f"{LOOK} Put one on the bottom and the others back on top.", ("bottom", "top", 1)),
        (f"{LOOK} Put two {BOTTOM} and leave the other there.", ("bottom", "left", 2)),
        (f"{LOOK} Put one {BOTTOM}.", ("bottom", "left", 1)),
        (f"{LOOK} Put one back on top and discard the rest.", ("top", "discard", 1)),
        (f"{LOOK} Put one on top and shuffle the rest into the deck.", ("top", "shuffle", 1)),
    ],
)
def test_words_for_where_they_go(text: str, meant: tuple[str, str, int]) -> None:
    to, rest, take = meant
    look = LookAndTake("action", 3, take, to, rest)  # type: ignore[arg-type]
    assert effects(text) == (look,)
    assert effects(english(look)) == (look,)


@pytest.mark.parametrize(
    ("text", "most"),
    [
        (f"{LOOK} You may put one {BOTTOM}.", 1),
        (f"{LOOK} Put up to two {BOTTOM}.", 2),
        (f"{LOOK} Put any number {BOTTOM} and leave the rest there.", 3),
    ],
)
def test_as_many_as_one_likes(text: str, most: int) -> None:
    look = LookAndTake("action", 3, most, "bottom", "left", up_to=True)
    assert effects(text) == (look,)
    assert effects(english(look)) == (look,)


@pytest.mark.parametrize(
    "text",
    [
        f"{LOOK} Put four {BOTTOM}.",
        f"{LOOK} Put three {BOTTOM} and the rest on top.",
        f"{LOOK} Put one {BOTTOM} and the rest on the bottom.",
    ],
)
def test_there_must_be_so_many_and_two_places(text: str) -> None:
    assert is_refused(text)


def looked(edition: str, text: str, whose: str = "your") -> Scenario:
    look = action(text.replace("your", whose), when=ON_FIELD_ADJUSTMENTS, name="Look")
    deck = [action("Draw a Play card.", name=name) for name in ("One", "Two", "Three", "Four")]
    ours, theirs = ([], deck) if whose != "your" else (deck, [])
    game = scenario(
        edition,
        offense=Side(hand=[look], action_deck=ours),
        defense=Side(action_deck=theirs),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays("Look")
    game.both_pass()
    return game


def deck(game: Scenario, seat: int = 0) -> list[str]:
    """The names of a deck of Action cards, the top one first."""
    return game.names(game.state.action_deck[seat][::-1])


@every_edition
def test_one_goes_to_the_bottom_and_the_rest_lies_as_it_lay(edition: str) -> None:
    game = looked(edition, f"{LOOK} Put one {BOTTOM}.")
    game.offense.answers(PICK_CARD("Two"))
    assert deck(game)[:3] == ["One", "Three", "Four"]
    assert deck(game)[-1] == "Two"


@every_edition
def test_the_rest_goes_back_in_the_order_of_the_picks(edition: str) -> None:
    game = looked(edition, f"{LOOK} Discard one of them and put the rest back on top.")
    for name in ("One", "Three"):
        game.offense.answers(PICK_CARD(name))
    assert deck(game)[:3] == ["Three", "Two", "Four"]
    assert "One" in game.offense.discard


@every_edition
@pytest.mark.parametrize("down", [0, 1, 2, 3])
def test_any_number_goes_to_the_bottom(edition: str, down: int) -> None:
    game = looked(edition, f"{LOOK} Put any number {BOTTOM} and leave the rest there.")
    names = ["One", "Two", "Three"]
    for name in names[:down]:
        game.offense.answers(PICK_CARD(name))
    if down < 3:
        game.offense.answers(DONE)
    assert deck(game)[: 4 - down] == [*names[down:], "Four"]
    assert deck(game)[len(deck(game)) - down :] == names[:down]


@every_edition
def test_those_of_the_other_deck(edition: str) -> None:
    game = looked(edition, f"{LOOK} Put one {BOTTOM}.", "your opponent's")
    game.offense.answers(PICK_CARD("One"))
    assert deck(game, 1)[:3] == ["Two", "Three", "Four"]
    assert deck(game, 1)[-1] == "One"


@every_edition
def test_it_is_saved_while_more_may_be_put(edition: str) -> None:
    game = looked(edition, f"{LOOK} Put any number {BOTTOM} and leave the rest there.")
    for name in ("One", "Two"):
        assert list(saved_games_go_on_the_same(game.state, dice_from_seed("sifted"))) == []
        game.offense.answers(PICK_CARD(name))
    game.offense.answers(DONE)
