"""A position, or a group of them, that a player chooses: `choose a position`."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.printing import english
from snapcount.cards.nouns import All, Group
from snapcount.cards.positions import ALL_POSITIONS, to_choose
from snapcount.cards.tree import ChoosePosition, ExhaustPlayers
from snapcount.engine.editions import EDITION_NAMES
from snapcount.engine.words.asking import explain_option
from snapcount.engine.words.wording import word_event
from snapcount.testing import (
    MODE,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PRIOR_TO_SELECTING,
    USE,
    Scenario,
    Side,
    action,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)

OF_IT = ExhaustPlayers(All(Group(chosen_position=True)))


@pytest.mark.parametrize(
    ("said", "chosen"),
    [
        ("Choose a position.", ChoosePosition()),
        ("Name any position.", ChoosePosition()),
        ("Choose an offensive position.", ChoosePosition(side="offense")),
        ("Name a defensive position.", ChoosePosition(side="defense")),
        ("Name a position group.", ChoosePosition(group=True)),
        ("Choose Running Back or Wide Receiver.", ChoosePosition(("RB", "WR"))),
        ("Choose either Wide Receiver or Running Back.", ChoosePosition(("RB", "WR"))),
        ("Choose Linebacker, Cornerback or Safety.", ChoosePosition(("LB", "CB", "S"))),
        ("Your opponent chooses a position.", ChoosePosition(who="opponent")),
        (
            "Name a position other than Quarterback.",
            ChoosePosition(except_positions=("QB",)),
        ),
        ("Choose one of the following positions: DE or DT.", ChoosePosition(("DE", "DT"))),
    ],
)
@pytest.mark.parametrize("that", ["of that position", "at the chosen position", "of that group"])
def test_what_is_chosen_and_who_is_of_it(said: str, chosen: ChoosePosition, that: str) -> None:
    meant = effects(f"{said} Exhaust all Players {that}.")
    assert meant == (chosen, OF_IT)
    assert effects(english(meant)) == meant


@pytest.mark.parametrize(
    "text",
    [
        "Exhaust all Players of that position.",
        "Choose Running Back. Exhaust all Players of that position.",
        "Choose X from 0 to 3. Choose a position. Exhaust X Players of that position.",
        "Choose a position. Choose X from 0 to 3. Exhaust X Players of that position.",
    ],
)
def test_nothing_to_choose_or_too_much(text: str) -> None:
    assert is_refused(text)


@rule("X-1")
def test_a_group_is_of_several_positions() -> None:
    assert to_choose(ChoosePosition(group=True)) == ("DB", "DL", "OL")
    no_linemen = ChoosePosition(side="offense", except_positions=("QB", "OL"))
    assert to_choose(no_linemen) == ("RB", "FB", "WR", "TE")
    assert set(to_choose(ChoosePosition())) | {"DB", "DL", "OL"} == set(ALL_POSITIONS)


def adjusted(edition: str, text: str, **declared: Any) -> Scenario:
    """The offense plays this before the plays are chosen."""
    card = action(text, when=PRIOR_TO_SELECTING)
    declared.setdefault("offense", Side(hand=[card]))
    game = scenario(edition, at=PRIOR_TO_SELECTING, **declared)
    game.offense.plays(0)
    game.run_to("effect")
    return game


@every_edition
@pytest.mark.parametrize(("mode", "tired"), [(0, "RB"), (1, "WR")])
def test_players_of_the_other_position_are_not_meant(edition: str, mode: int, tired: str) -> None:
    own = Side(
        players=[player("RB", name="RB"), player("WR", name="WR")],
        hand=[
            action(
                "Choose Running Back or Wide Receiver. Exhaust all of your Players of that "
                "position.",
                when=PRIOR_TO_SELECTING,
            )
        ],
    )
    game = adjusted(edition, "", offense=own)
    asked = game.offense.decision()
    told = [explain_option(game.state, option) for option in asked.options]
    assert told == ["Running Back", "Wide Receiver"]
    game.offense.offered(MODE(0), MODE(1)).answers(MODE(mode))
    assert game.offense.exhausted == [tired]
    log = [word_event(game.state.table, event) for event in game.log]
    assert f"Home chooses {told[mode]}." in log


@every_edition
@rule("X-1")
@pytest.mark.parametrize(("group", "tired"), [(0, {"CB", "S"}), (1, {"DE"}), (2, set())])
def test_a_group_means_all_of_its_positions(edition: str, group: int, tired: set[str]) -> None:
    lineup = [player(each, name=each) for each in ("DE", "CB", "S")]
    text = "Name a position group. Your opponent's Players of that group become Exhausted."
    game = adjusted(edition, text, defense=Side(players=lineup))
    game.offense.answers(MODE(group))
    assert set(game.defense.exhausted) == tired


@every_edition
@pytest.mark.parametrize(("chosen", "draws"), [(0, 1), (1, 0)])
def test_what_waits_knows_the_position(edition: str, chosen: int, draws: int) -> None:
    """T-9: what lasts for the down, and what waits for something, is about the one chosen."""
    text = (
        "Choose Running Back or Wide Receiver. Your Players of that position cannot be exhausted "
        "this down. Whenever a Player of that position is designated this down, gain a timeout."
    )
    game = adjusted(edition, text, timeouts=(0, 0))
    game.carrier = "RB"
    game.offense.answers(MODE(chosen))
    game.run_to(NEXT_DOWN)
    assert game.offense.timeouts == draws
    assert ("Running Back" in game.offense.exhausted) is (chosen == 1)


@every_edition
@pytest.mark.parametrize(("chosen", "barred"), [(0, True), (1, False)])
def test_exhaust_abilities_of_a_position(edition: str, chosen: int, barred: bool) -> None:
    text = (
        "Choose Linebacker or Safety. Your opponent's Players of that position cannot use "
        "Exhaust abilities this down."
    )
    free = player("LB", "Exhaust: The offense loses 5 yards.")
    hand = [
        action(text, when=PRIOR_TO_SELECTING),
        action("Gain 5 yards.", when=ON_FIELD_ADJUSTMENTS),
    ]
    game = adjusted(edition, text, defense=Side(players=[free]), offense=Side(hand=hand))
    game.offense.answers(MODE(chosen))
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.passes()
    assert game.defense.may(USE("LB")) is not barred
