"""Abilities with a keyword: Exhaust, Run, Receive and Tackle, with their qualifiers."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.tree import (
    Activated,
    Draw,
    Gain,
    Lose,
    MultiplyYards,
    OnDesignation,
    Qualifier,
    ScorePoints,
    Timing,
)
from snapcount.cards.words import Call, TimingPoint
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.engine.events import unpack_cause
from snapcount.testing import (
    AFTER_DESIGNATION,
    END_OF_PLAY,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PRIOR_TO_SELECTING,
    USE,
    Side,
    action,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])

SPARE = action(ScorePoints("you", 1), when=(PRIOR_TO_SELECTING, ON_FIELD_ADJUSTMENTS), name="Spare")


def offered_at(edition: str, point: TimingPoint, ability: Activated, **declared: Any) -> bool:
    """Whether a Running Back on the field may use it then."""
    side = Side(players=[player("RB", ability)], hand=[SPARE], **declared.pop("side", {}))
    game = scenario(edition, offense=side, at=point, **declared)
    return game.offense.may(USE("RB"))


# Exhaust ---------------------------------------------------------------------------------------


@rule("T-12")
@every_edition
def test_without_qualifier_or_timing_it_can_be_used_at_every_point(edition: str) -> None:
    use = Activated((ScorePoints("you", 1),))
    for point in (PRIOR_TO_SELECTING, ON_FIELD_ADJUSTMENTS, AFTER_DESIGNATION, END_OF_PLAY):
        assert offered_at(edition, point, use, carrier="TE")


@rule("T-12")
@every_edition
def test_its_timing_limits_the_points(edition: str) -> None:
    use = Activated((ScorePoints("you", 1),), timing=Timing((ON_FIELD_ADJUSTMENTS,)))
    assert offered_at(edition, ON_FIELD_ADJUSTMENTS, use)
    assert not offered_at(edition, PRIOR_TO_SELECTING, use)


@rule("T-12")
@every_edition
@pytest.mark.parametrize(
    ("calls", "fits"),
    [
        (("run left",), True),
        (("run",), True),
        (("run right", "run left"), True),
        (("run right",), False),
        (("pass",), False),
    ],
)
def test_its_qualifier_needs_the_called_play(
    edition: str, calls: tuple[Call, ...], fits: bool
) -> None:
    use = Activated((ScorePoints("you", 1),), Qualifier(calls))
    assert offered_at(edition, ON_FIELD_ADJUSTMENTS, use) is fits
    assert not offered_at(edition, PRIOR_TO_SELECTING, use)  # nothing is called yet


@rule("T-5", "T-12")
@every_edition
def test_only_an_energized_player_on_the_field_can_use_it(edition: str) -> None:
    use = Activated((ScorePoints("you", 1),))
    assert not offered_at(edition, ON_FIELD_ADJUSTMENTS, use, side={"exhausted": ["RB"]})
    assert not offered_at(edition, ON_FIELD_ADJUSTMENTS, use, side={"bench": "RB"})


@rule("T-14")
@since_2021
def test_a_bench_ability_can_be_used_on_the_bench(edition: str) -> None:
    use = Activated((ScorePoints("you", 1),), bench=True)
    side = Side(players=[player("RB", use)], bench="RB")
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.offered(PASS, USE("RB")).uses("RB")
    assert game.offense.score == 1
    assert game.state.exhausted >> game.offense.slot("RB") & 1
    assert "Test RB" not in game.offense.field


@rule("T-12")
@every_edition
def test_each_of_two_abilities_is_offered(edition: str) -> None:
    uses = [Activated((Gain(5),)), Activated((Gain(10),))]
    side = Side(players=[player("RB", *uses)])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.offered(PASS, USE("RB", 0), USE("RB", 1)).uses("RB", 1)
    assert game.log.has(events.ABILITY_USED, seat=game.offense.seat)
    assert game.run_to(NEXT_DOWN).yards == 25


# Run, Receive, Tackle --------------------------------------------------------------------------

RUNNER = player("RB", OnDesignation("run", (Gain(5),)), OnDesignation("receive", (Gain(10),)))
TACKLER = player("LB", OnDesignation("tackle", (Lose(5),)))


@rule("T-13", "F-9")
@every_edition
@pytest.mark.parametrize(
    ("call", "carrier", "tackler", "yards"),
    [
        ("Run Left", "RB", "LB", 15 + 5 - 5),
        ("Run Left", "RB", "S", 15 + 5),
        ("Run Left", "TE", "LB", 15 - 5),
        ("Short Pass: 20 (0-9)", "RB", "LB", 20 + 10 - 5),
        ("Short Pass: 20 (0-9)", "TE", "S", 20),
    ],
)
def test_they_trigger_when_their_player_is_named(
    edition: str, call: str, carrier: str, tackler: str, yards: int
) -> None:
    game = scenario(
        edition,
        offense=Side(players=[RUNNER]),
        defense=Side(players=[TACKLER]),
        calls=(call, ""),
        carrier=carrier,
        tackler=tackler,
    )
    assert game.run_to(NEXT_DOWN).yards == yards


@rule("T-13")
@every_edition
def test_an_exhausted_player_may_be_named_and_triggers_nothing(edition: str) -> None:
    side = Side(players=[RUNNER], exhausted=["RB"])
    game = scenario(edition, offense=side, carrier="RB").run_to(NEXT_DOWN)
    assert game.yards == 15
    assert not game.log.has(events.TRIGGER_ADDED)


@rule("T-13")
@every_edition
@pytest.mark.parametrize(
    ("qualifier", "yards"),
    [
        (Qualifier(("run left",)), 20),
        (Qualifier(("run right",)), 15),
        (Qualifier(("run right", "run left")), 20),
        (Qualifier((), 3), 20),
        (Qualifier((), 4), 15),
        (Qualifier((), 0, 2), 15),
        (Qualifier(("run",), 2, 5), 20),
        (Qualifier(("pass",), 2, 5), 15),
    ],
    ids=repr,
)
def test_their_qualifier_must_match(edition: str, qualifier: Qualifier, yards: int) -> None:
    back = player("RB", OnDesignation("run", (Gain(5),), qualifier))
    game = scenario(edition, offense=Side(players=[back]), carrier="RB")
    assert game.run_to(NEXT_DOWN).yards == yards


@rule("T-13")
@every_edition
def test_a_tackle_looks_at_the_offenses_call(edition: str) -> None:
    for calls, yards in ((("run left",), 10), (("long pass",), 15)):
        text = OnDesignation("tackle", (Lose(5),), Qualifier(calls))  # type: ignore[arg-type]
        side = Side(players=[player("LB", text)])
        game = scenario(edition, defense=side, tackler="LB", calls=("Run Left", "Long Pass"))
        assert game.run_to(NEXT_DOWN).yards == yards


@rule("T-6")
@every_edition
def test_the_offenses_trigger_is_first_in_and_so_last_out(edition: str) -> None:
    """The tackler halves the yards first; then the runner's 10 are added."""
    back = player("RB", OnDesignation("run", (Gain(10),)))
    backer = player("LB", OnDesignation("tackle", (MultiplyYards("halve"),)))
    game = scenario(
        edition,
        offense=Side(players=[back]),
        defense=Side(players=[backer]),
        carrier="RB",
        tackler="LB",
    )
    assert game.run_to(NEXT_DOWN).yards == 5 + 10


# What events say of it -------------------------------------------------------------------------


@every_edition
def test_an_event_says_which_words_of_which_card_made_it(edition: str) -> None:
    """Law 8: card, ability and effect, by their places."""
    back = player(
        "RB", Activated((ScorePoints("you", 1),)), Activated((Draw("you", "play"), Gain(5)))
    )
    game = scenario(edition, offense=Side(players=[back]), at=ON_FIELD_ADJUSTMENTS)
    game.offense.uses("RB", 1)
    cause = game.log.all(events.YARDS_CHANGED)[0][4]
    assert unpack_cause(cause) == (game.state.top(game.offense.slot("RB")), 1, 1)
