"""What a card answers: a card of some kind that is played, or an ability of some Player."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.printing import printed
from snapcount.cards.nouns import AnyOf, Group, Happened, LayerWaits
from snapcount.cards.tree import CancelLayer
from snapcount.cards.words import ActionSubtype
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import ON_FIELD_ADJUSTMENTS, PLAY, Side, action, player, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
KINDS: tuple[ActionSubtype, ...] = ("offense", "generic")
THEIR_LOW = Group("opponent", rating_at_most=85)


def card(text: str, timing: str = "") -> Any:
    fields = CardFields(kind="action", subtype="Generic", name="A", text=text, timing=timing)
    return read_card(fields)


def asked(timing: str) -> Any:
    made = card("Draw a Play card.", timing)
    again = card("Draw a Play card.", printed(made).timing)
    assert again.timing == made.timing
    return made.timing.condition


@pytest.mark.parametrize(
    ("when", "what", "whose"),
    [
        ("your opponent plays an Offense Action card", "offense action card", "opponent"),
        ("you play a Defense Action card", "defense action card", "you"),
        ("your opponent plays a Generic Action card", "generic action card", "opponent"),
        ("either player plays an Offense card", "offense action card", None),
        ("a Defense Action card is played", "defense action card", None),
        ("a Generic Action card is played by your opponent", "generic action card", "opponent"),
        ("your opponent uses a Tackle ability", "tackle ability", "opponent"),
        ("a Player uses a Run or Receive ability", "run or receive ability", None),
        ("one of your Players uses an Exhaust ability", "exhaust ability", "you"),
    ],
)
def test_a_card_is_played_on_any_kind_that_waits(when: str, what: Any, whose: Any) -> None:
    assert asked(f"Play only when {when}.") == LayerWaits(what, whose)


def test_a_card_is_played_on_one_of_several_kinds() -> None:
    offense = LayerWaits("offense action card", "opponent")
    meant = AnyOf((offense, LayerWaits("generic action card", "opponent")))
    said = asked("Play only when your opponent plays an Offense or Generic Action card.")
    assert said == meant


@pytest.mark.parametrize(
    ("when", "by"),
    [
        (
            "your opponent uses an Exhaust ability of a Player with a rating of 85 or lower",
            THEIR_LOW,
        ),
        (
            "one of your opponent's Players with a rating of 85 or lower uses an Exhaust ability",
            THEIR_LOW,
        ),
        (
            "your opponent uses a Quarterback's Exhaust ability",
            Group("opponent", positions=("QB",)),
        ),
        ("you use the Exhaust ability of a Linebacker", Group("you", positions=("LB",))),
        ("a Linebacker uses an Exhaust ability", Group(positions=("LB",))),
    ],
)
def test_an_ability_is_that_of_any_player_who_can_be_named(when: str, by: Group) -> None:
    assert asked(f"Play only when {when}.") == LayerWaits("exhaust ability", by=by)


def test_what_is_cancelled_is_an_ability_of_that_player() -> None:
    made = card(
        "Cancel it.",
        "Play only when your opponent uses an Exhaust ability of a Player with a rating of 85 or"
        " lower.",
    )
    assert made.effects == (CancelLayer("exhaust ability", by=THEIR_LOW),)


def test_nobody_uses_the_abilities_of_the_other_players_players() -> None:
    with pytest.raises(TextError):
        asked("Play only when you use an Exhaust ability of one of your opponent's Linebackers.")


@every_edition
@pytest.mark.parametrize("kind", KINDS)
def test_the_answer_waits_for_its_kind_of_card(edition: str, kind: ActionSubtype) -> None:
    theirs = [
        action("Gain 10 yards.", side=each, when=ON_FIELD_ADJUSTMENTS, name=each) for each in KINDS
    ]
    one = {"offense": "an Offense", "generic": "a Generic"}[kind]
    answer = action(f"Cancel it. Play only when your opponent plays {one} Action card.")
    game = scenario(edition, offense=theirs, defense=[answer], at=ON_FIELD_ADJUSTMENTS)
    (other,) = (each for each in KINDS if each != kind)
    game.offense.plays(other)
    assert not game.defense.may(PLAY(0))
    game.offense.plays(kind)
    game.defense.plays(0)
    game.both_pass()
    assert game.yards_by_effects == 10


@every_edition
def test_the_answer_cancels_the_ability_of_the_lower_rated_player(edition: str) -> None:
    text = "Exhaust: Gain {} yards. Exhaust only during On Field Adjustments."
    low = player("RB", text.format(10), name="Low", rating=80)
    high = player("TE", text.format(20), name="High", rating=95)
    answer = action(
        "Cancel it. Play only when your opponent uses an Exhaust ability of a Player with a rating"
        " of 85 or lower."
    )
    side = Side(players=[low, high])
    game = scenario(edition, offense=side, defense=[answer], at=ON_FIELD_ADJUSTMENTS)
    game.offense.uses("High")
    assert not game.defense.may(PLAY(0))
    game.offense.uses("Low")
    game.defense.plays(0)
    game.both_pass()
    assert game.yards_by_effects == 20


@pytest.mark.parametrize(
    ("has_done", "does"),
    [
        ("your opponent has played an Action card", "your opponent plays an Action card"),
        ("you have just played an Action card", "you play an Action card"),
        ("an Action card has been played", "an Action card is played"),
        ("a player has played an Offense Action card", "a player plays an Offense Action card"),
        (
            "an Exhaust ability was just used by your opponent",
            "an Exhaust ability is used by your opponent",
        ),
        (
            "a Linebacker has used a Tackle ability",
            "a Linebacker uses a Tackle ability",
        ),
        (
            "your opponent has used a Linebacker's Tackle ability",
            "your opponent uses a Linebacker's Tackle ability",
        ),
        ("you have scored a touchdown", "you score a touchdown"),
        ("your opponent has just spent a timeout", "your opponent spends a timeout"),
        ("a touchdown has been scored", "a touchdown is scored"),
    ],
)
def test_what_somebody_has_done_has_just_happened(has_done: str, does: str) -> None:
    assert asked(f"Play only when {has_done}.") == asked(f"Play only when {does}.")


def test_a_longer_time_is_asked_about_where_it_is_named() -> None:
    said = "your opponent has played an Action card"
    half = asked(f"Play only when {said} this half.")
    assert half == Happened("an Action card is played", "opponent", "half")
    with pytest.raises(TextError):
        asked(f"Play only if {said}.")


def test_a_card_that_has_been_played_is_what_is_cancelled() -> None:
    made = card("Cancel that Action card.", "Play when your opponent has played an Action card.")
    assert made.effects == (CancelLayer(whose="opponent"),)
