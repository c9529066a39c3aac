"""Effects on yards and on the ball: what each does, and what the log says of it."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from snapcount.cards.tree import (
    ChangeBaseYards,
    Effect,
    Gain,
    InsteadYards,
    LimitYards,
    Lose,
    MoveBall,
    MultiplyYards,
    Turnover,
)
from snapcount.cards.words import TimingPoint
from snapcount.engine import events, terms
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    END_OF_PLAY,
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PLAY,
    PRIOR_TO_SELECTING,
    Scenario,
    action,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


def after(edition: str, *effects: Effect, **declared: Any) -> Scenario:
    """The next down after the offense played these in one card, on a Run of 15 yards."""
    card = action(*effects, when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card], at=ON_FIELD_ADJUSTMENTS, **declared)
    game.offense.offered(PASS, PLAY(0)).plays(0)
    return game.run_to(NEXT_DOWN)


# Gain and lose ---------------------------------------------------------------------------------


@rule("F-10")
@every_edition
@pytest.mark.parametrize("ball", [25, 60])
def test_yards_to_the_end_zone_are_counted_from_the_ball(edition: str, ball: int) -> None:
    text = "Gain yards equal to the distance to the end zone."
    game = scenario(edition, offense=[text], ball=ball, at=AFTER_DESIGNATION)
    game.offense.plays(0)
    game.both_pass()
    assert game.yards_by_effects == 100 - ball


@every_edition
@pytest.mark.parametrize(("effect", "amount"), [(Gain(10), 10), (Lose(10), -10), (Lose(25), -25)])
def test_gain_and_lose_add_to_the_play(edition: str, effect: Effect, amount: int) -> None:
    game = after(edition, effect)
    assert game.log.has(events.YARDS_CHANGED, seat=game.offense.seat, a=terms.ADD, b=amount)
    assert game.log.has(events.YARDS, a=15, b=15 + amount)
    assert game.log.has(events.MARKER, a=25, b=40 + amount)
    assert game.ball == 40 + amount


@rule("F-10", editions=EDITION_NAMES[1:])
@pytest.mark.parametrize("edition", EDITION_NAMES[1:])
def test_a_stopped_play_may_gain_by_effects(edition: str) -> None:
    game = after(edition, Gain(10), calls=("Run Left", "Run Left"))
    assert (game.base_yards, game.yards, game.ball) == (0, 10, 35)


@every_edition
def test_the_defense_moves_the_same_ball(edition: str) -> None:
    """Gain and lose always speak of the offense, whoever plays the card."""
    card = action(Lose(5), when=AFTER_DESIGNATION)
    game = scenario(edition, defense=[card], at=AFTER_DESIGNATION)
    game.defense.plays(0)
    assert game.log.has(events.YARDS_CHANGED, seat=game.defense.seat, a=terms.ADD, b=-5)
    assert game.run_to(NEXT_DOWN).ball == 35


@rule("R-35", "F-20")
@every_edition
@pytest.mark.parametrize(("effect", "ball"), [(Gain(10), 35), (Lose(10), 15)])
def test_before_the_play_gain_and_lose_move_the_ball(
    edition: str, effect: Effect, ball: int
) -> None:
    card = action(effect, when=PRIOR_TO_SELECTING)
    game = scenario(edition, offense=[card], at=PRIOR_TO_SELECTING)
    game.offense.plays(0)
    assert game.log.has(events.BALL_MOVED, seat=game.offense.seat, a=25, b=ball)
    assert game.run_to(NEXT_DOWN).ball == ball + 15
    assert (game.base_yards, game.yards) == (15, 15)


@rule("T-8")
@pytest.mark.parametrize(
    ("edition", "ball"), [("2019", 31), ("2021", 31), ("2022", 31), ("crd", 5)]
)
def test_outside_the_play_crd_weighs_gains_against_losses_first(edition: str, ball: int) -> None:
    """Lose 30 resolves first and stops at the 1; in crd it offsets the gain and stops at the 5."""
    game = scenario(
        edition,
        offense=[action(Gain(30), when=PRIOR_TO_SELECTING)],
        defense=[action(Lose(60), when=PRIOR_TO_SELECTING)],
        at=PRIOR_TO_SELECTING,
    )
    game.offense.plays(0)
    game.defense.plays(0)
    assert game.ball == ball
    assert game.log.has(events.OFFSET, a=30) is (edition == "crd")


@rule("T-8")
@pytest.mark.parametrize(
    ("edition", "yards"), [("2019", 25), ("2021", 25), ("2022", 25), ("crd", 30)]
)
def test_in_crd_offsetting_yards_are_gone_before_anything_is_doubled(
    edition: str, yards: int
) -> None:
    """15 yards; first out is the loss of 5, then doubled, then the gain of 5."""
    game = scenario(
        edition,
        offense=[
            action(Gain(5), when=AFTER_DESIGNATION),
            action(MultiplyYards("double"), when=AFTER_DESIGNATION),
        ],
        defense=[action(Lose(5), when=AFTER_DESIGNATION)],
        at=AFTER_DESIGNATION,
    )
    game.offense.plays(0)
    game.defense.passes()
    game.offense.plays(1)
    game.defense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.yards == yards
    assert game.log.has(events.OFFSET, a=5) is (edition == "crd")


# Double, halve, limit, instead -----------------------------------------------------------------


@every_edition
@pytest.mark.parametrize(
    ("how", "strength", "yards"),
    [
        ("double", 3, 30),
        ("double", 0, 0),
        ("halve", 4, 10),
        ("halve", 3, 5),
        ("halve", 1, 0),
        ("halve", 0, 0),
    ],
)
def test_the_yards_of_the_play_are_doubled_or_halved(
    edition: str, how: Literal["double", "halve"], strength: int, yards: int
) -> None:
    """A half is rounded down to a multiple of 5."""
    game = after(edition, MultiplyYards(how), strength=strength)
    assert (game.base_yards, game.yards) == (strength * 5, yards)


@every_edition
def test_doubling_has_an_end(edition: str) -> None:
    """Law 10: no card makes a number that a machine cannot hold."""
    assert after(edition, *[MultiplyYards("double")] * 60).yards == terms.FARTHEST


@every_edition
@pytest.mark.parametrize(("how", "yards"), [("double", -40), ("halve", -10)])
def test_so_is_a_loss(edition: str, how: Literal["double", "halve"], yards: int) -> None:
    assert after(edition, Lose(35), MultiplyYards(how), ball=60).yards == yards


@every_edition
@pytest.mark.parametrize(
    ("effects", "yards"),
    [
        ((Gain(5), MultiplyYards("double")), 40),
        ((MultiplyYards("double"), Gain(5)), 35),
        ((MultiplyYards("double"), MultiplyYards("halve")), 15),
    ],
)
def test_effects_on_yards_count_in_the_order_they_resolve(
    edition: str, effects: tuple[Effect, ...], yards: int
) -> None:
    assert after(edition, *effects).yards == yards


@every_edition
@pytest.mark.parametrize(
    ("effects", "yards"),
    [
        ((LimitYards("at most", 10),), 10),
        ((LimitYards("at most", 20),), 15),
        ((LimitYards("at least", 20),), 20),
        ((LimitYards("at least", 10),), 15),
        ((LimitYards("at most", 20), Gain(30)), 20),
        ((LimitYards("at least", 10), Lose(30)), 10),
        ((LimitYards("at most", 5), LimitYards("at most", 10)), 5),
        ((LimitYards("at least", 20), LimitYards("at least", 30)), 30),
    ],
)
def test_a_limit_holds_for_the_whole_play(
    edition: str, effects: tuple[Effect, ...], yards: int
) -> None:
    game = after(edition, *effects)
    assert game.yards == yards
    limit = effects[0]
    assert isinstance(limit, LimitYards)
    entry = terms.AT_MOST if limit.how == "at most" else terms.AT_LEAST
    assert isinstance(limit.yards, int)
    assert game.log.has(events.YARDS_CHANGED, a=entry, b=limit.yards)


@every_edition
@pytest.mark.parametrize("yards", [10, 0, -10])
def test_instead_of_the_yards_gained_or_lost(edition: str, yards: int) -> None:
    game = after(edition, InsteadYards(yards), Gain(20))
    assert (game.base_yards, game.yards) == (15, yards)
    assert game.log.has(events.YARDS_CHANGED, a=terms.INSTEAD, b=yards)


@every_edition
def test_of_two_insteads_the_later_counts(edition: str) -> None:
    assert after(edition, InsteadYards(10), InsteadYards(5)).yards == 5


@every_edition
@pytest.mark.parametrize(
    ("calls", "base"),
    [(("Run Left", ""), 15), (("Short Pass: 20 (0-9)", ""), 20), (("Run Left", "Run Left"), 0)],
)
def test_base_yards_change_for_a_play_that_succeeds(
    edition: str, calls: tuple[str, str], base: int
) -> None:
    """A stopped play has no base yards to change."""
    game = after(edition, ChangeBaseYards(10), calls=calls)
    assert game.base_yards == (base + 10 if base else 0)
    assert game.yards == game.base_yards


@rule("R-35")
@every_edition
@pytest.mark.parametrize(
    "effect",
    [
        MultiplyYards("double"),
        LimitYards("at most", 5),
        InsteadYards(50),
        ChangeBaseYards(10),
    ],
    ids=repr,
)
@pytest.mark.parametrize("point", [PRIOR_TO_SELECTING, END_OF_PLAY])
def test_without_a_play_there_is_nothing_to_change(
    edition: str, effect: Effect, point: TimingPoint
) -> None:
    game = scenario(edition, offense=[action(effect, when=point)], at=point)
    game.offense.plays(0)
    assert game.log.has(events.TOO_LATE, seat=game.offense.seat)
    if game.down == 1:
        game.run_to(NEXT_DOWN)
    assert (game.yards, game.ball) == (15, 40)


# Moving the ball -------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize("yards", [10, -10])
@pytest.mark.parametrize("point", [PRIOR_TO_SELECTING, ON_FIELD_ADJUSTMENTS, END_OF_PLAY])
def test_the_ball_is_moved_at_once_and_is_no_part_of_the_play(
    edition: str, yards: int, point: TimingPoint
) -> None:
    game = scenario(edition, offense=[action(MoveBall(yards), when=point)], at=point)
    before = game.ball
    game.offense.plays(0)
    assert game.log.has(events.BALL_MOVED, a=before, b=before + yards)
    if game.down == 1:
        game.run_to(NEXT_DOWN)
    assert (game.yards, game.ball) == (15, 40 + yards)


@rule("P-2")
@pytest.mark.parametrize(("edition", "ball"), [("2019", 75), ("2021", 75), ("crd", 75)])
def test_a_ball_moved_during_the_play_leaves_the_spot_of_the_down(edition: str, ball: int) -> None:
    """P-2: a turnover goes back to where the down began."""
    card = action(MoveBall(10), Turnover("fumble"), when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, defense=[card], at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays(0)
    assert game.run_to(NEXT_POSSESSION).ball == ball


@every_edition
def test_a_ball_moved_before_the_play_moves_the_spot(edition: str) -> None:
    early = action(MoveBall(10), when=PRIOR_TO_SELECTING)
    lost = action(Turnover("fumble"), when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, defense=[early, lost], at=PRIOR_TO_SELECTING)
    game.defense.plays(0)
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.defense.plays(1)
    assert game.run_to(NEXT_POSSESSION).ball == 65


@every_edition
def test_after_a_touchdown_the_ball_stays(edition: str) -> None:
    card = action(MoveBall(-10), when=END_OF_PLAY)
    game = scenario(edition, offense=[card], ball=90, at=END_OF_PLAY)
    game.offense.plays(0)
    assert not game.log.has(events.BALL_MOVED)
    assert game.score == (7, 0)
    assert game.defense.on_offense
    assert game.ball == 25


@rule("F-20", "T-2")
def test_a_move_of_the_ball_names_the_card_that_caused_it() -> None:
    """Law 8."""
    card = action(Gain(10), when=PRIOR_TO_SELECTING)
    game = scenario("crd", offense=[card], at=PRIOR_TO_SELECTING)
    game.offense.plays(0)
    moves = game.log.all(events.BALL_MOVED)
    assert [(event[3] - event[2], event[4] >= 0) for event in moves] == [(10, True)]
