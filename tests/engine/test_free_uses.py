"""`Once per half: …`: abilities that are used in a timing point without exhausting anybody."""

from __future__ import annotations

import pytest

from snapcount.cards.nouns import DeckHas, Group
from snapcount.cards.tree import CancelLayer
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PLAY,
    USE,
    Side,
    action,
    gridiron,
    player,
    power_up,
    rule,
    scenario,
    synergy,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
TEXT = "Once per possession, you may score 1 point during On Field Adjustments."


@rule("T-12")
@every_edition
def test_it_is_used_by_a_player_who_stays_as_it_is(edition: str) -> None:
    side = Side(players=[player("QB", TEXT)], exhausted=["QB"])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.offered(PASS, USE("QB"))
    game.offense.uses("QB")
    assert not game.offense.may(USE("QB"))
    assert "uses Test QB's ability" in str(game)
    game.both_pass()
    assert game.offense.score == 1
    assert game.offense.exhausted == ["Test QB"]


@every_edition
def test_it_is_used_as_often_as_it_says(edition: str) -> None:
    game = scenario(edition, offense=Side(players=[player("QB", TEXT)]), at=ON_FIELD_ADJUSTMENTS)
    game.offense.passes()
    game.run_to(NEXT_DOWN).run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.uses("QB")
    game.run_to(NEXT_DOWN).run_to(NEXT_DOWN)
    assert len(game.log.all(events.POINTS)) == 1
    assert len(game.log.all(events.ABILITY_USED)) == 1


@every_edition
def test_who_is_on_the_bench_cannot_use_it(edition: str) -> None:
    spare = action("Gain 5 yards.", when=ON_FIELD_ADJUSTMENTS)
    side = Side(players=[player("WR", TEXT, name="Out")], bench="Out", hand=[spare])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.offered(PASS, PLAY(0))


@rule("X-3")
@since_2021
@pytest.mark.parametrize("active", [True, False])
def test_a_synergy_is_used_while_it_is_active(edition: str, active: bool) -> None:
    asks = DeckHas(Group(whose="you", positions=("QB",)), 1 if active else 5)
    spare = action("Gain 5 yards.", when=ON_FIELD_ADJUSTMENTS)
    side = Side(synergy=synergy(asks, TEXT), hand=[spare])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    assert game.offense.may(USE("Synergy")) is active


@rule("T-17")
@since_2021
def test_a_gridiron_card_is_used_by_its_owner(edition: str) -> None:
    text = "Once per half: Score 1 point."
    spare = action("Gain 5 yards.", when=ON_FIELD_ADJUSTMENTS)
    side = Side(gridirons=[gridiron(text, name="Dome")])
    game = scenario(edition, offense=side, defense=[spare], at=ON_FIELD_ADJUSTMENTS)
    game.offense.uses("Dome")
    assert game.defense.may(PLAY(0))
    assert not game.defense.may(USE("Dome"))


@rule("T-16")
@since_2021
def test_a_power_up_is_used_by_its_player(edition: str) -> None:
    text = "Once per down: Energize this Player. Use only after Player Designation."
    side = Side(attached={"TE": [power_up(text, name="Boost")]}, exhausted=["TE"])
    game = scenario(edition, offense=side, at=AFTER_DESIGNATION)
    game.offense.uses("Boost")
    game.both_pass()
    assert "Tight End" not in game.offense.exhausted


@rule("T-18")
@every_edition
def test_it_is_an_effect_and_no_exhaust_ability(edition: str) -> None:
    answers = [
        action(CancelLayer("exhaust ability"), when=ON_FIELD_ADJUSTMENTS, name="One"),
        action(CancelLayer("effect"), when=ON_FIELD_ADJUSTMENTS, name="Other"),
    ]
    game = scenario(
        edition,
        offense=Side(players=[player("QB", TEXT)]),
        defense=answers,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.uses("QB")
    game.defense.offered(PASS, PLAY("Other"))
    game.defense.plays("Other")
    game.both_pass()
    assert game.offense.score == 0


@every_edition
def test_a_cancelled_player_does_not_use_it(edition: str) -> None:
    mute = player("CB", "Your opponent's Quarterbacks lose all abilities.")
    spare = action("Gain 5 yards.", when=ON_FIELD_ADJUSTMENTS)
    side = Side(players=[player("QB", TEXT)], hand=[spare])
    game = scenario(edition, offense=side, defense=Side(players=[mute]), at=ON_FIELD_ADJUSTMENTS)
    game.offense.offered(PASS, PLAY(0))


@every_edition
def test_a_new_possession_brings_it_back(edition: str) -> None:
    back = player("CB", "Once per possession, you may score 1 point during On Field Adjustments.")
    game = scenario(edition, defense=Side(players=[back]), at=ON_FIELD_ADJUSTMENTS, down=4)
    game.defense.uses("CB")
    game.run_to(NEXT_POSSESSION)
    game.run_to(NEXT_POSSESSION)
    game.run_to(ON_FIELD_ADJUSTMENTS)
    assert game.defense.may(USE("CB"))


WHILE = (
    "Once per game, during On Field Adjustments, while you are on offense, you may discard an"
    " Action card to score 1 point."
)


@rule("T-12", "T-5")
@since_2021
@pytest.mark.parametrize(
    "text",
    [
        WHILE,
        (
            "Once per game, while you are on offense, during On Field Adjustments, you may discard"
            " an Action card to score 1 point."
        ),
        (
            "While you are on offense, once per game, during On Field Adjustments, you may discard"
            " an Action card to score 1 point."
        ),
        (
            "Once per game, during On Field Adjustments on offense, you may discard an Action card"
            " to score 1 point."
        ),
    ],
)
@pytest.mark.parametrize("on_offense", [True, False])
def test_a_synergy_is_used_once_a_game_in_a_circumstance(
    edition: str, text: str, on_offense: bool
) -> None:
    asks = DeckHas(Group(whose="you", positions=("QB",)), 1)
    spares = [action("Gain 5 yards.", when=AFTER_DESIGNATION, name=name) for name in "ABCDE"]
    side = Side(synergy=synergy(asks, text), hand=spares[:2], action_deck=spares[2:])
    other = action("Gain 5 yards.", when=ON_FIELD_ADJUSTMENTS, name="Other")
    rest = Side(hand=[other])
    offense, defense = (side, rest) if on_offense else (rest, side)
    game = scenario(edition, offense=offense, defense=defense, at=ON_FIELD_ADJUSTMENTS)
    mine = game.offense if on_offense else game.defense
    assert mine.may(USE("Synergy")) is on_offense
    if not on_offense:
        return
    mine.uses("Synergy")
    game.both_pass()
    mine.discards("A")
    assert mine.score == 1
    game.run_to(NEXT_DOWN).run_to(AFTER_DESIGNATION)
    assert not mine.may(USE("Synergy"))


def test_a_condition_stands_anywhere_before_the_offer() -> None:
    meant = player("QB", WHILE).abilities
    text = WHILE.replace("while", "if")
    assert player("QB", text).abilities == meant
