"""Turnovers that are cancelled: the one that has come, and whichever comes this down."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.tree import Await, CancelTurnover, Would
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, ON_FIELD_ADJUSTMENTS, PLAY, action, rule, scenario

EVERY = Await(
    Would("a live ball turnover would happen", (CancelTurnover(),)), "this down", once=False
)


@pytest.mark.parametrize(
    "text",
    [
        "Any fumble, interception or Pick Six this down is cancelled.",
        "Cancel any live ball turnover this down.",
        "Ignore any turnover on this play.",
        "Cancel all turnovers this down.",
        "All turnovers this down are cancelled.",
    ],
)
def test_all_of_this_down(text: str) -> None:
    assert effects(text) == (CancelTurnover(), EVERY)


@pytest.mark.parametrize(
    "text",
    [
        "Cancel any interception or fumble.",
        "Cancel a fumble or an interception.",
        "Cancel any fumble or interception this down.",
        "Any fumble or interception this down is cancelled.",
    ],
)
def test_fumble_is_a_noun_there_and_no_choice(text: str) -> None:
    fumble = Would("a fumble would happen", (CancelTurnover(),))
    interception = Would("an interception would happen", (CancelTurnover(),))
    assert effects(text) == (Await(fumble), Await(interception))


@rule("R-51")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Cancel a fumble or an interception.", ("a fumble", "an interception")),
        ("Cancel an interception.", ("an interception",)),
        ("Cancel an interception or Pick Six.", ("an interception", "a Pick Six")),
        ("Cancel a Pick Six.", ("a Pick Six",)),
        ("Your passes cannot be intercepted this down.", ("an interception",)),
        ("Cancel any turnover.", ("a fumble", "an interception", "a Pick Six")),
    ],
)
@pytest.mark.parametrize("kind", ["a fumble", "an interception", "a Pick Six"])
def test_no_kind_of_turnover_is_another(
    edition: str, text: str, kept: tuple[str, ...], kind: str
) -> None:
    game = scenario(
        edition,
        offense=[action(text, when=ON_FIELD_ADJUSTMENTS)],
        defense=[action(f"The play becomes {kind}.", when=ON_FIELD_ADJUSTMENTS)],
        calls=("Short Pass: 15 (0-9)", "Long Pass"),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.defense.plays(0)
    game.both_pass().run_to(NEXT_DOWN)
    turned = not game.offense.on_offense or game.score == (0, 7)
    assert turned == (kind not in kept)


@rule("R-51")
@pytest.mark.parametrize("kind", ["an interception", "a Pick Six"])
def test_no_kind_is_answered_for_another(kind: str) -> None:
    answer = "Cancel target effect. Play only in response to a fumble or an interception."
    game = scenario(
        "crd",
        offense=[action(answer)],
        defense=[action(f"The play becomes {kind}.", when=ON_FIELD_ADJUSTMENTS)],
        calls=("Short Pass: 15 (0-9)", "Long Pass"),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.plays(0)
    assert game.offense.may(PLAY(0)) == (kind == "an interception")


@rule("T-8")
@pytest.mark.parametrize("fumbles", [True, False])
@pytest.mark.parametrize(
    "text", ["Cancel any turnover this down.", "Cancel an interception or a fumble."]
)
def test_what_follows_from_it_follows_from_every_one(text: str, fumbles: bool) -> None:
    game = scenario(
        "crd",
        offense=[action(f"{text} If you do, lose 5 yards.", when=ON_FIELD_ADJUSTMENTS)],
        defense=[action("The play becomes a fumble.", when=ON_FIELD_ADJUSTMENTS)],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    if fumbles:
        game.defense.plays(0)
    game.both_pass().run_to(NEXT_DOWN)
    assert game.ball == 25 + (10 if fumbles else 15)


def test_one_kind_waits_for_its_own() -> None:
    fumble = Would("a fumble would happen", (CancelTurnover(),))
    for text in ("Cancel any fumble.", "Cancel any fumble this down."):
        assert effects(text) == (Await(fumble, "this down", once=True),)


@rule("T-8", "T-18")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("fumbles", [True, False])
@pytest.mark.parametrize(
    ("text", "yards"),
    [
        ("Cancel a fumble or an interception. The play is stopped instead.", 0),
        ("Cancel a fumble or an interception. If you do, the play is stopped.", 0),
        ("Cancel any turnover this down. The play is stopped instead.", 0),
        ("Cancel a fumble. The play is stopped instead.", 0),
        ("Cancel the live ball turnover. The play gains 5 yards instead.", 5),
    ],
)
def test_what_comes_instead_of_a_turnover_comes_only_if_one_was_cancelled(
    edition: str, text: str, yards: int, fumbles: bool
) -> None:
    game = scenario(
        edition,
        offense=[action(text, when=ON_FIELD_ADJUSTMENTS)],
        defense=[action("The play becomes a fumble.", when=ON_FIELD_ADJUSTMENTS)],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    if fumbles:
        game.defense.plays(0)
    game.both_pass().run_to(NEXT_DOWN)
    assert game.offense.on_offense
    assert game.ball == 25 + (yards if fumbles else 15)
