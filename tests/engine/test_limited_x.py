"""X that a Play's own text limits (R-6)."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.cards.card import PlayCard
from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.parse import parse_page
from snapcount.cards.nouns import CountPlayers, Group, Leading
from snapcount.cards.tree import LimitX, Static
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    CALL,
    NEXT_DOWN,
    NUMBER,
    ON_FIELD_ADJUSTMENTS,
    Scenario,
    Side,
    play,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
CAP = "X cannot be greater than 6."
ENERGIZED = "X cannot be greater than the number of Energized Players you have on the field."


def _read(text: str) -> object:
    (ability,) = parse_page(text, x=True, play=True, on_player=False).abilities
    return ability


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (CAP, LimitX(6)),
        ("X must be 6 or less.", LimitX(6)),
        ("X may not exceed 6.", LimitX(6)),
        ("The maximum value of X is 6.", LimitX(6)),
        ("X must be at least 3.", LimitX(3, least=True)),
        (ENERGIZED, LimitX(CountPlayers(Group("you", state="energized")))),
    ],
)
def test_words_for_what_x_may_be(text: str, means: LimitX) -> None:
    assert _read(text) == Static(means)


@pytest.mark.parametrize(
    "text",
    [
        "You choose X as you call this card, and it cannot exceed 5. X = 5 for Grit.",
        "Choose X as a play. It cannot be greater than 5. For Grit, X is 5.",
        "X cannot exceed 5. (Choose X as a play, X = 5 for Grit.)",
    ],
)
def test_how_x_is_chosen_may_be_said_with_its_limit(text: str) -> None:
    fields = CardFields(
        kind="play", name="Any", text=text, offense="Run Left", defense="Run Left", strength="X"
    )
    card = read_card(fields)
    assert isinstance(card, PlayCard)
    assert card.abilities == (Static(LimitX(5)),)
    assert (card.strength, card.grit) == (None, 5)


def test_only_of_an_x_that_is_chosen_grit_is_said() -> None:
    assert is_refused("X = 5 for Grit.", action=False)


def test_a_limit_may_hang_on_something() -> None:
    said = Static(LimitX(3), Leading("opponent"))
    assert _read("If you are behind, X cannot be greater than 3.") == said


@pytest.mark.parametrize(
    "text",
    [
        "X cannot be greater than 12.",
        "X cannot be greater than the Play Strength.",
        "Whenever you score, X cannot be greater than 3.",
        "If this play is stopped, X cannot be greater than 3.",
    ],
)
def test_what_is_not_known_then_cannot_limit_it(text: str) -> None:
    with pytest.raises(TextError):
        _read(text)


def test_only_a_play_of_strength_x_has_one() -> None:
    assert is_refused(CAP, action=False)
    assert is_refused(f"{CAP} Gain 5 yards.")


def _called(edition: str, *texts: str, **declared: object) -> Scenario:
    wide = play("Run Left", None, abilities=texts, name="Wide")
    exhausted = declared.pop("exhausted", ())
    side = Side(plays=[wide], exhausted=exhausted)  # type: ignore[arg-type]
    return scenario(edition, offense=side, at="call", **declared)  # type: ignore[arg-type]


def _offered(game: Scenario) -> list[int]:
    return [x for x in range(10) if game.offense.may(CALL("Wide", x))]


@rule("R-6", "F-3")
@every_edition
@pytest.mark.parametrize(
    ("texts", "xs"),
    [
        ((), range(10)),
        ((CAP,), range(7)),
        (("X must be at least 7.",), range(7, 10)),
        (("X must be between 2 and 4.",), range(2, 5)),
        ((ENERGIZED,), range(4)),
        (("X cannot be less than 5.", ENERGIZED), range(3, 4)),
        (("X = the number of Energized Players you have on the field.",), range(3, 4)),
        (("X is equal to the number of timeouts you have.",), range(3, 4)),
        (("If you are behind, X cannot be greater than 3.",), range(10)),
        (("If it is first down, X cannot be greater than 3.",), range(4)),
    ],
)
def test_no_other_x_is_offered(edition: str, texts: tuple[str, ...], xs: range) -> None:
    game = _called(edition, *texts, exhausted=["Quarterback"])
    assert _offered(game) == list(xs)


@rule("R-6", "T-7")
@every_edition
def test_a_play_off_the_deck_has_its_limit_too(edition: str) -> None:
    wide = play("Run Left", None, abilities=(CAP,), name="Wide")
    side = Side(hand=["Use an audible."], play_deck=[play(), wide, wide])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.run_to("effect")
    game.offense.offered(*(NUMBER(x) for x in range(7)))
    game.offense.answers(NUMBER(6))
    game.run_to(NEXT_DOWN)
    assert game.yards == 30
