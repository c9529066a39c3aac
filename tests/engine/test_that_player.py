"""`That Player` is whoever was named last, whatever else is done in between."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.kernel.errors import TextError
from snapcount.testing import (
    DESIGNATE,
    ON_FIELD_ADJUSTMENTS,
    YES,
    Scenario,
    Side,
    action,
    player,
    rule,
    scenario,
)
from snapcount.testing.editions import editions_where, having

every_edition = pytest.mark.parametrize("edition", editions_where())
with_power_ups = pytest.mark.parametrize("edition", editions_where(having("power up")))

WHENEVER = "Whenever one of your opponent's Players is Energized, "


def wakes_them(edition: str, text: str) -> Scenario:
    """A game in which the runner of a team is Energized, and hears of it."""
    wakes = action("Energize one of your Players on the field.", name="Wakes")
    hears = player("DT", text, name="Hears")
    runner = player("RB", "Run: Gain 10 yards.", name="Runner")
    game = scenario(
        edition,
        offense=Side(players=[runner], exhausted=["Runner", "WR"], hand=[wakes]),
        defense=Side(players=[hears], bench="DE"),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays("Wakes")
    game.both_pass()
    game.offense.picks("Runner")
    if game.defense.asked("effect"):
        game.defense.answers(YES)
    return game


@every_edition
@pytest.mark.parametrize(
    "then",
    [
        "you may Exhaust this Player. If you do, Exhaust that Player.",
        "you may Exhaust this Player to Exhaust that Player.",
        "Exhaust this Player and Exhaust that Player.",
    ],
)
def test_exhausting_this_player_names_nobody(edition: str, then: str) -> None:
    game = wakes_them(edition, WHENEVER + then)
    assert game.defense.exhausted == ["Hears"]
    assert set(game.offense.exhausted) == {"Runner", "Wide Receiver"}


@every_edition
@pytest.mark.parametrize(
    ("then", "yards"),
    [
        ("If you do, that Player's abilities are cancelled this down.", 0),
        ("If you do, that Player cannot be designated this down.", 0),
        ("If you do, draw an Action card.", 10),
    ],
)
def test_what_lasts_is_of_that_player_too(edition: str, then: str, yards: int) -> None:
    game = wakes_them(edition, f"{WHENEVER}you may Exhaust this Player. {then}")
    game.carrier = "Runner" if "designated" not in then else "Tight End"
    game.run_to("timeout")
    assert game.yards_by_effects == yards


@every_edition
def test_gaining_an_ability_names_nobody(edition: str) -> None:
    text = 'this Player gains "Tackle: The offense loses 5 yards." this down. Exhaust that Player.'
    game = wakes_them(edition, WHENEVER + text)
    assert set(game.offense.exhausted) == {"Runner", "Wide Receiver"}


@pytest.mark.parametrize(
    "text",
    [
        WHENEVER + "you may Exhaust another one of your Players. If you do, Exhaust that Player.",
        WHENEVER + "Exhaust one of your Players. If you do, Exhaust that Player.",
        WHENEVER + "Exhaust one of your Players, then Exhaust that Player.",
        (
            "Exhaust: Choose one of your opponent's Players. You may Exhaust one of your Players. "
            "If you do, Exhaust the chosen Player."
        ),
    ],
)
def test_where_it_may_be_either_it_is_refused(text: str) -> None:
    with pytest.raises(TextError, match="which of the two Players"):
        player("DT", text)


@pytest.mark.parametrize("then", ["It cannot be energized this down.", "If you do, Exhaust it."])
def test_it_after_this_player_may_be_either(then: str) -> None:
    with pytest.raises(TextError, match="which of the two is “it”"):
        player("DT", f"{WHENEVER}you may Exhaust this Player. {then}")


@every_edition
def test_whoever_is_chosen_after_the_cost_is_that_player(edition: str) -> None:
    text = "you may Exhaust this Player. If you do, choose one of your opponent's Players. Exhaust"
    game = wakes_them(edition, f"{WHENEVER}{text} that Player.")
    game.defense.picks("Tight End")
    assert set(game.offense.exhausted) == {"Tight End", "Wide Receiver"}


@rule("T-5")
@every_edition
@pytest.mark.parametrize(
    "cost",
    [
        "Exhaust: As an additional cost, exhaust another one of your Players. ",
        "Exhaust, Exhaust another one of your Players: ",
    ],
)
def test_who_pays_an_additional_cost_is_that_player(edition: str, cost: str) -> None:
    runs = player("TE", cost + 'That Player gains "Run: Gain 10 yards." this down.', name="Gives")
    side = Side(players=[runs], exhausted=["WR"])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS, carrier="RB")
    game.offense.uses("Gives")
    game.offense.picks("Running Back")
    game.both_pass()
    [gained] = [effect for effect in game.state.lasting if effect.gained]
    assert gained.slot == game.offense.slot("Running Back")


def power_up(text: str = "Attach to one of your Players on the field.") -> Any:
    fields = CardFields(kind="power up", name="Gloves", text=f"{text} Run: Gain 5 yards.")
    return read_card(fields)


def moves(edition: str, text: str, attach: str, *, on: str = "RB") -> Scenario:
    card = action(text, name="Move")
    side = Side(
        hand=[card],
        attached={on: [power_up(attach)]},
        exhausted=["RB", "TE", "WR", "QB"],
    )
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Move")
    game.both_pass()
    if game.offense.asked("effect"):
        game.offense.picks("Tight End")
    return game


ANYBODY = "Attach to one of your Players on the field."
MOVE = "Move a Power Up from one of your Players to another one of your Players"


@rule("T-16")
@with_power_ups
@pytest.mark.parametrize(
    "text",
    [
        f"{MOVE}, then Energize that Player.",
        f"{MOVE}. If you do, Energize that Player.",
        (
            "Move a Power Up attached to one of your Running Backs to one of your Tight Ends on "
            "the field, then Energize that Tight End."
        ),
        "Move one of your Power Ups to another one of your Players, then Energize that Player.",
        (
            "Choose one of your Tight Ends. Move a Power Up from one of your Running Backs to that "
            "Player. Energize that Player."
        ),
    ],
)
def test_who_gets_a_power_up_is_named_last(edition: str, text: str) -> None:
    game = moves(edition, text, ANYBODY)
    assert game.offense.attached("Tight End") == ["Gloves"]
    assert "Tight End" not in game.offense.exhausted
    assert "Running Back" in game.offense.exhausted


@with_power_ups
def test_who_had_the_power_up_is_not_the_one_who_has_it(edition: str) -> None:
    """Where nobody can have it, nobody is that Player."""
    text = f"{MOVE}, then Energize that Player."
    game = moves(edition, text, "Attach to one of your Running Backs on the field.")
    assert game.offense.attached("Running Back") == ["Gloves"]
    assert len(game.offense.exhausted) == 4


@with_power_ups
def test_what_lasts_is_of_who_gets_it(edition: str) -> None:
    text = f"{MOVE}. That Player cannot be designated this down."
    game = moves(edition, text, ANYBODY)
    assert game.offense.may(DESIGNATE("Running Back"))
    assert not game.offense.may(DESIGNATE("Tight End"))
