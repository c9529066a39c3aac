"""Chapter P: where a possession starts, and with whom."""

from __future__ import annotations

import pytest

from snapcount.cards.nouns import Choose, DownIs, Group
from snapcount.cards.tree import (
    Effect,
    Gain,
    Lose,
    ModifyYards,
    Static,
    Substitute,
    Timing,
    ToBench,
    Turnover,
)
from snapcount.cards.words import TurnoverKind
from snapcount.engine import events
from snapcount.testing import (
    AFTER_DESIGNATION,
    DRAW_UP,
    END_OF_PLAY,
    FIELD_GOAL,
    LEAVE_OUT,
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PLAY,
    PUNT,
    START_OF_DOWN,
    START_OF_POSSESSION,
    Scenario,
    Side,
    action,
    player,
    power_up,
    rule,
    scenario,
    superstar,
)
from snapcount.testing.answers import Answer
from snapcount.testing.editions import (
    by_chapter_f,
    by_chapter_g,
    editions_where,
    first_question,
    having,
)

BY_G = editions_where(by_chapter_g)
WITH_POWER_UPS = editions_where(having("power up", "superstar"))
with_power_ups = pytest.mark.parametrize("edition", WITH_POWER_UPS)
BY_F = editions_where(by_chapter_f)
WITHOUT_A_DRAW_UP = editions_where(lambda rules: not rules.draw_up)

every_edition = pytest.mark.parametrize("edition", editions_where())
since_2021 = pytest.mark.parametrize("edition", BY_F)

NEVER = Timing(condition=DownIs((9,)))
HELD = action(Gain(1), when=NEVER, name="Held")


def kicking(edition: str, kick: Answer, **board: int) -> Scenario:
    """The offense kicks, with a Grit of `strength`."""
    at = first_question(edition)
    game = scenario(edition, at=at, **board)  # type: ignore[arg-type]
    game.offense.answers(kick)
    return game.run_to(NEXT_POSSESSION)


def starts(game: Scenario) -> tuple[str, int, int]:
    """Who has the ball for the new possession, where, and on which down."""
    return game.has_ball.name, game.ball, game.down


# P-1 -------------------------------------------------------------------------------------------


@rule("P-1", "S-5")
@every_edition
def test_a_new_possession_is_first_down_with_new_line_ups(edition: str) -> None:
    game = scenario(edition, down=4, ball=40, offense=Side(exhausted=["Quarterback"]))
    game.run_to("line-up")
    assert starts(game) == ("the defense", 45, 1)
    assert game.offense.field == game.defense.field == []  # both have left the field
    game.give(game.defense.decision().options[0])
    game.give(game.offense.decision().options[0])
    assert len(game.offense.field) == len(game.defense.field) == 4
    assert "Quarterback" not in game.offense.field
    assert "Quarterback" in game.defense.field
    assert game.offense.exhausted == game.defense.exhausted == []


@rule("P-1")
@since_2021
def test_after_the_line_ups_comes_the_start_of_a_possession(edition: str) -> None:
    early = action(Gain(5), when=START_OF_POSSESSION, name="Early")
    game = scenario(edition, down=4, ball=40, defense=[early])
    game.run_to(START_OF_POSSESSION)
    assert len(game.defense.field) == 4
    game.defense.offered(PASS, PLAY("Early"))
    game.defense.plays("Early")
    assert starts(game) == ("the defense", 50, 1)
    game.run_to(NEXT_DOWN)
    order = (events.POSSESSION, events.LINED_UP, events.CARD_PLAYED, events.DOWN)
    assert game.log.order(*order)[-6:-1] == [
        events.POSSESSION,
        events.LINED_UP,
        events.LINED_UP,
        events.CARD_PLAYED,
        events.DOWN,
    ]


@rule("P-1", editions=["2019"])
def test_2019_has_no_timing_point_there() -> None:
    early = action(Gain(5), when=START_OF_POSSESSION, name="Early")
    game = scenario("2019", down=4, ball=40, defense=[early])
    game.run_to(NEXT_POSSESSION).run_to(NEXT_DOWN).run_to(NEXT_DOWN)
    assert game.defense.hand == ["Early"]
    assert not game.log.has(events.CARD_PLAYED)


# P-2 -------------------------------------------------------------------------------------------


@rule("P-2")
@every_edition
def test_after_a_touchdown_at_the_own_25(edition: str) -> None:
    game = scenario(edition, calls=("Long Pass: 60 (0-9)", "Run Left"), ball=40)
    game.run_to(NEXT_POSSESSION)
    assert game.score == (7, 0)
    assert starts(game) == ("the defense", 25, 1)


@rule("P-2")
@every_edition
def test_after_a_made_field_goal_at_the_own_25(edition: str) -> None:
    game = kicking(edition, FIELD_GOAL, ball=90, strength=3)
    assert game.score == (3, 0)
    assert starts(game) == ("the defense", 25, 1)


@rule("P-2")
@every_edition
def test_after_a_safety_the_scorer_at_its_own_40(edition: str) -> None:
    lose = action(Lose(25), when=AFTER_DESIGNATION, name="Lose")  # 15 - 25, from the 10
    game = scenario(edition, defense=[lose], ball=10, at=AFTER_DESIGNATION)
    game.defense.plays("Lose")
    game.both_pass()
    game.run_to(NEXT_POSSESSION)
    assert game.score == (0, 2)
    assert starts(game) == ("the defense", 40, 1)


def turned_over(
    edition: str, kind: TurnoverKind, *effects: Effect, ball: int = 40, at: str = AFTER_DESIGNATION
) -> Scenario:
    """The defense forces a turnover on a Pass that would have gained 15 yards."""
    force = action(*effects, Turnover(kind), when=at, name="Force")
    calls = ("Short Pass: 15 (0-9)", "Long Pass")
    game = scenario(edition, defense=[force], calls=calls, ball=ball, down=2, at=at)
    game.defense.plays("Force")
    game.both_pass()
    return game.run_to(NEXT_POSSESSION)


@rule("P-2", "F-17")
@every_edition
@pytest.mark.parametrize("kind", ["fumble", "interception"])
@pytest.mark.parametrize("at", [ON_FIELD_ADJUSTMENTS, AFTER_DESIGNATION])
def test_after_a_turnover_at_the_starting_spot_of_the_down(
    edition: str, kind: TurnoverKind, at: str
) -> None:
    game = turned_over(edition, kind, at=at)
    assert starts(game) == ("the defense", 60, 1)
    assert game.score == (0, 0)


@rule("P-2")
@every_edition
@pytest.mark.parametrize("kind", ["fumble", "interception"])
def test_in_2019_a_play_that_lost_yards_is_turned_over_where_it_ended(
    edition: str, kind: TurnoverKind
) -> None:
    game = turned_over(edition, kind, Lose(25))  # 15 - 25: ten yards lost
    assert starts(game) == ("the defense", 70 if edition in BY_G else 60, 1)


@rule("P-2", "R-21", editions=["2019"])
def test_in_2019_the_result_of_a_turnover_is_never_in_the_end_zone() -> None:
    game = turned_over("2019", "fumble", Lose(50), ball=10)
    assert starts(game) == ("the defense", 99, 1)
    assert game.score == (0, 0)


@rule("P-2", "F-17")
@every_edition
def test_after_a_pick_six_the_same_offense_at_its_own_25(edition: str) -> None:
    game = turned_over(edition, "pick six")
    assert game.score == (0, 7)
    assert starts(game) == ("the offense", 25, 1)
    game.run_to(NEXT_DOWN)
    assert game.log.count(events.LINED_UP) == 2  # with new line-ups all the same


@rule("R-49", "P-1", "S-5")
@every_edition
def test_after_a_pick_six_both_sides_line_up_anew_from_the_bench(edition: str) -> None:
    """Who was left out may come in, everybody is Energized, and Power Ups are gone (P-5)."""
    card = action(Turnover("pick six"), when=ON_FIELD_ADJUSTMENTS)
    calls = ("Short Pass: 20 (0-9)", "Run Left")
    game = scenario(
        edition,
        offense=Side(exhausted=["QB", "WR"]),
        defense=Side(hand=[card], exhausted=["LB"]),
        calls=calls,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.plays(0)
    game.run_to("line-up")
    assert game.score == (0, 7)
    offense = ["Running Back", "Wide Receiver", "Tight End", "Slot Receiver"]
    game.offense.offered(*[LEAVE_OUT(name) for name in offense]).answers(LEAVE_OUT("Tight End"))
    defense = ["Defensive End", "Linebacker", "Cornerback", "Safety", "Defensive Tackle"]
    game.defense.offered(*[LEAVE_OUT(name) for name in defense]).answers(LEAVE_OUT("Safety"))
    assert game.offense.field == ["Quarterback", "Running Back", "Wide Receiver", "Slot Receiver"]
    assert "Defensive Tackle" in game.defense.field
    assert game.offense.exhausted == game.defense.exhausted == []


@rule("P-2", "K-2")
@every_edition
@pytest.mark.parametrize(
    ("ball", "at"),
    [(25, 40), (30, 35), (64, 1), (65, 20), (80, 20)],  # a Grit of 3 is 35 yards
)
def test_after_a_punt_where_it_came_down_or_at_the_own_20(edition: str, ball: int, at: int) -> None:
    assert starts(kicking(edition, PUNT, ball=ball, strength=3)) == ("the defense", at, 1)


@rule("P-2")
@every_edition
@pytest.mark.parametrize("ball", [30, 50, 90])
def test_after_a_missed_field_goal_at_the_spot_of_the_down(edition: str, ball: int) -> None:
    game = kicking(edition, FIELD_GOAL, ball=ball, strength=9, down=3)
    assert game.score == (0, 0)
    assert starts(game) == ("the defense", 100 - ball, 1)


@rule("P-2", "F-16")
@every_edition
@pytest.mark.parametrize(("stops", "at"), [("Run Left", 60), ("Long Pass", 45)])
def test_after_a_turnover_on_downs_at_the_result_of_the_play(
    edition: str, stops: str, at: int
) -> None:
    game = scenario(edition, calls=("Run Left", stops), ball=40, down=4)
    game.run_to(NEXT_POSSESSION)
    assert game.log.has(events.TURNOVER_ON_DOWNS)
    assert starts(game) == ("the defense", at, 1)


@rule("P-2", "R-35")
@every_edition
def test_yards_at_the_end_of_the_play_belong_to_the_result_on_downs(edition: str) -> None:
    push = action(Gain(5), when=END_OF_PLAY, name="Push")
    game = scenario(edition, offense=[push], ball=40, down=4, at=END_OF_PLAY)
    game.offense.plays("Push")
    game.both_pass()
    game.run_to("line-up")
    assert starts(game) == ("the defense", 40, 1)


# P-3 -------------------------------------------------------------------------------------------


@rule("P-3", "H-1")
@every_edition
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("offense", [0, 1])
@pytest.mark.parametrize("down", [1, 4])
def test_the_second_half_belongs_to_who_began_on_defense(
    edition: str, first: int, offense: int, down: int
) -> None:
    game = scenario(edition, offense_seat=offense, first_offense=first, down=down, clock=1, ball=40)
    game.run_to("line-up")
    assert game.log.has(events.SECOND_HALF)
    assert game.state.offense == 1 - first
    assert (game.ball, game.down, game.clock) == (25, 1, 15)


@rule("P-3")
@every_edition
def test_the_second_half_starts_so_after_a_turnover_too(edition: str) -> None:
    force = action(Turnover("fumble"), when=ON_FIELD_ADJUSTMENTS, name="Force")
    game = scenario(edition, defense=[force], first_offense=1, clock=1, at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays("Force")
    game.both_pass()
    game.run_to("line-up")
    assert (game.has_ball.name, game.ball) == ("the offense", 25)


# P-4 -------------------------------------------------------------------------------------------


def at_half_time(edition: str, held: int, held_on_defense: int) -> Scenario:
    """The first half is over once the play is. The declared defense has the ball after it."""
    return scenario(
        edition,
        offense=[HELD] * held,
        defense=[HELD] * held_on_defense,
        first_offense=0,
        clock=1,
    )


@rule("P-4", editions=["crd"])
def test_the_offense_and_then_the_defense_may_draw_up_to_three_action_cards() -> None:
    game = at_half_time("crd", held=0, held_on_defense=0)
    game.run_to("second-half draw")
    # Each has drawn one at the end of the last down.
    game.defense.offered(DRAW_UP(0), DRAW_UP(1), DRAW_UP(2))
    game.defense.answers(DRAW_UP(2))
    game.offense.offered(DRAW_UP(0), DRAW_UP(1), DRAW_UP(2))
    game.offense.answers(DRAW_UP(1))
    assert (len(game.defense.hand), len(game.offense.hand)) == (3, 2)
    assert game.log.order(events.SECOND_HALF, events.DREW_UP, events.POSSESSION)[-4:] == [
        events.SECOND_HALF,
        events.DREW_UP,
        events.DREW_UP,
        events.POSSESSION,
    ]
    assert game.defense.asked("line-up")


@rule("P-4", "R-17", editions=["crd"])
@pytest.mark.parametrize(("held", "room"), [(1, 1), (0, 2)])
def test_nobody_draws_above_three(held: int, room: int) -> None:
    game = at_half_time("crd", held=held, held_on_defense=4)
    game.run_to("second-half draw")
    # The new offense has five and is not asked.
    game.offense.offered(*(DRAW_UP(n) for n in range(room + 1)))
    game.offense.answers(DRAW_UP(room))
    assert (len(game.offense.hand), len(game.defense.hand)) == (3, 5)


@rule("P-4", editions=["crd"])
def test_with_three_in_hand_nobody_is_asked() -> None:
    game = at_half_time("crd", held=2, held_on_defense=4)
    game.run_to("line-up")
    assert not game.log.has(events.DREW_UP)
    assert game.log.has(events.SECOND_HALF)


@rule("P-4")
@pytest.mark.parametrize("edition", WITHOUT_A_DRAW_UP)
def test_before_crd_nobody_draws_at_half_time(edition: str) -> None:
    game = at_half_time(edition, held=0, held_on_defense=0)
    game.run_to("line-up")
    assert game.log.has(events.SECOND_HALF)
    assert not game.log.has(events.DREW_UP)  # nor is anybody asked
    drawn = 0 if edition in BY_G else 1
    assert len(game.offense.hand) == len(game.defense.hand) == drawn


@rule("P-4", editions=["crd"])
@pytest.mark.parametrize("period", [0, 1, 2])
def test_only_the_second_half_starts_so(period: int) -> None:
    clock = 1 if period else 15
    game = scenario("crd", period=period, clock=clock, down=4, possession=2)
    game.run_to("line-up")
    assert game.log.has(events.OVERTIME) == (period > 0)
    assert not game.log.has(events.DREW_UP)


# P-5 -------------------------------------------------------------------------------------------

BACK = player("RB", name="Back")
BOOST = power_up(Static(ModifyYards(5)), name="Boost")


def with_attachments(edition: str, *effects: Effect, down: int = 1) -> Scenario:
    side = Side(
        players=[BACK],
        superstars=[superstar(BACK)],
        attached={"Back": [BOOST], "Wide Receiver": [BOOST]},
    )
    defense = [action(*effects, when=START_OF_DOWN, name="Move")] if effects else []
    at = START_OF_DOWN if effects else "play or kick"
    return scenario(edition, offense=side, defense=defense, down=down, at=at)


@rule("P-5", "T-16")
@with_power_ups
def test_power_ups_leave_with_their_players_and_superstars_stay_on(edition: str) -> None:
    game = with_attachments(edition, down=4)
    assert game.offense.attached("Back") == ["Boost"]
    game.run_to(NEXT_POSSESSION)
    assert game.offense.attached("Back") == game.offense.attached("Wide Receiver") == []
    assert game.offense.discard == ["Boost", "Boost"]
    assert game.offense.superstar("Back")
    assert "Back" not in game.offense.field  # on the bench, and still its Superstar
    for _ in range(4):
        game.run_to(NEXT_DOWN)
    game.run_to(NEXT_POSSESSION).run_to(NEXT_DOWN)
    assert game.has_ball is game.offense
    assert "Back" in game.offense.field
    assert game.offense.superstar("Back")
    rating = game.state.table.rating[game.state.top(game.offense.slot("Back"))]
    assert rating == 95


@rule("P-5", "T-16")
@with_power_ups
def test_a_power_up_stays_while_its_player_does(edition: str) -> None:
    game = with_attachments(edition)
    game.run_to(NEXT_DOWN)
    assert game.offense.attached("Back") == ["Boost"]


@rule("P-5", "F-21")
@with_power_ups
@pytest.mark.parametrize("leaving", ["to the bench", "substituted"])
def test_a_player_that_leaves_in_the_middle_of_a_possession_takes_its_power_ups_along(
    edition: str, leaving: str
) -> None:
    back = Choose(Group(whose="opponent", named="Back"))
    effect = ToBench(back) if leaving == "to the bench" else Substitute(back)
    game = with_attachments(edition, effect)
    game.defense.plays("Move")
    assert "Back" not in game.offense.field
    assert game.offense.attached("Back") == []
    assert game.offense.attached("Wide Receiver") == ["Boost"]
    assert game.offense.discard == ["Boost"]
    assert game.offense.superstar("Back")
