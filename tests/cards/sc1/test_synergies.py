"""What the Synergy cards of the First Season do, and when they are active."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.card import PlayerCard, Synergy
from snapcount.cards.catalog.catalog import shipped_set
from snapcount.cards.teams import teams
from snapcount.cards.words import Position
from snapcount.testing import (
    END_OF_PLAY,
    FIELD_GOAL,
    LET_IT_RUN,
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    PUNT,
    Scenario,
    Side,
    action,
    play,
    player,
    scenario,
)
from snapcount.testing.season import season_synergy

PLAIN = play("Run Right", 0)
RUN = ("Run Left", "Long Pass")
STOPPED = ("Run Left", "Run Left")
LONG = ("Long Pass: 40 (0-9)", "Run Left")

TEAM_OF = {
    "Iron Line": "Ironport Anchors",
    "Comet Trail": "Halden Comets",
    "Raised Tail": "Blackridge Scorpions",
    "Patient Water": "Lakemoor Herons",
    "Trade Wind": "Cape Wren Gales",
    "Scavengers": "Redwater Jackals",
    "Sly Company": "Fairhaven Foxes",
    "Every Tool": "Summit City Stags",
}


def seated(name: str, by: str = "offense", active: bool = True, **declared: Any) -> Scenario:
    """One of the two has the Synergy card, and a squad of its team or of another."""
    side = declared.pop(by, Side())
    team = TEAM_OF[name] if active else "Testers"
    declared[by] = Side(**{**vars(side), "synergy": season_synergy(name), "team": team})
    return scenario("crd", **declared)


def positions(*wanted: Position) -> tuple[PlayerCard, ...]:
    return tuple(player(at, name=f"{at} {n}") for n, at in enumerate(wanted))


def test_every_franchise_has_one() -> None:
    cards = [v.card for v in shipped_set("sc1").verdicts if isinstance(v.card, Synergy)]
    assert set(TEAM_OF) <= {card.name for card in cards}
    assert set(TEAM_OF.values()) == {team.name for team in teams()}


@pytest.mark.parametrize(
    ("name", "calls", "more"),
    [("Iron Line", RUN, 5), ("Iron Line", LONG, 0), ("Comet Trail", LONG, 5)],
)
@pytest.mark.parametrize("active", [True, False])
def test_more_yards_while_it_is_active(
    name: str, calls: tuple[str, str], more: int, active: bool
) -> None:
    game = seated(name, active=active, calls=calls).run_to(NEXT_DOWN)
    assert game.yards == game.base_yards + (more if active else 0)


@pytest.mark.parametrize(("calls", "ball"), [(STOPPED, 40), (RUN, 65)])
def test_raised_tail_makes_a_stop_a_loss(calls: tuple[str, str], ball: int) -> None:
    game = seated("Raised Tail", "defense", calls=calls, ball=50).run_to(NEXT_DOWN)
    assert game.ball == ball


def test_patient_water_rests_two_at_a_first_down() -> None:
    chain = action("It becomes first down.", when=END_OF_PLAY, side="offense", name="Chain")
    game = seated(
        "Patient Water",
        offense=Side(hand=[chain], exhausted=["Tight End"]),
        carrier="Running Back",
        at=END_OF_PLAY,
    )
    game.offense.plays("Chain")
    game.both_pass()
    game.offense.picks("Running Back").picks("Tight End")
    assert game.offense.exhausted == []


def test_patient_water_draws_a_play_once_a_possession() -> None:
    game = seated("Patient Water")
    before = len(game.offense.play_hand)
    game.run_to(NEXT_DOWN)
    assert len(game.offense.play_hand) == before + 1
    game.run_to(NEXT_DOWN)
    assert len(game.offense.play_hand) == before + 1


def kick(game: Scenario, punt: bool = False) -> Scenario:
    game.offense.answers(PUNT if punt else FIELD_GOAL)
    while game.offense.asked("timeout"):
        game.offense.answers(LET_IT_RUN)
    return game.run_to(NEXT_POSSESSION)


@pytest.mark.parametrize(("active", "points"), [(True, 3), (False, 0)])
def test_trade_wind_carries_field_goals(active: bool, points: int) -> None:
    # K-3: a Grit of 2 is good from the 25, and not from the 35.
    side = Side(play_deck=[play("Run Right", 2)])
    game = seated(
        "Trade Wind", active=active, offense=side, defense=Side(play_deck=[PLAIN]), ball=65
    )
    assert kick(game).score == (points, 0)


def test_trade_wind_carries_punts_and_brings_a_card() -> None:
    side = Side(play_deck=[play("Run Right", 3)])
    game = seated("Trade Wind", offense=side, defense=Side(play_deck=[PLAIN]), ball=30)
    kick(game, punt=True)
    assert 100 - game.ball == 30 + 35 + 10
    game.run_to("play or kick")
    assert len(game.offense.hand) == 2


def test_scavengers_live_on_turnovers() -> None:
    strip = action("The play becomes a fumble.", when=ON_FIELD_ADJUSTMENTS, name="Strip")
    game = seated("Scavengers", "defense", defense=Side(hand=[strip]), at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays("Strip")
    game.run_to(NEXT_POSSESSION).run_to("play or kick")
    assert len(game.defense.hand) == 3


def test_scavengers_learn_once_a_possession_from_a_play_that_works() -> None:
    game = seated("Scavengers", "defense").run_to(NEXT_DOWN)
    assert len(game.defense.hand) == 2
    game.run_to(NEXT_DOWN)
    assert len(game.defense.hand) == 3


def test_sly_company_has_another_play_ready_once_a_half() -> None:
    tops = [PLAIN, play("Run Middle", 4)]
    game = seated("Sly Company", offense=Side(play_deck=tops), calls=STOPPED).run_to(NEXT_DOWN)
    assert game.yards == 20
    game.run_to(NEXT_DOWN)
    assert game.yards == 0


def test_every_tool_comes_with_the_ball() -> None:
    game = seated("Every Tool", at="line-up").run_to("play or kick")
    assert len(game.offense.hand) == 1


@pytest.mark.parametrize(
    ("name", "side", "squad", "calls", "yards", "without"),
    [
        (
            "Air Show",
            "offense",
            positions("WR", "WR", "WR"),
            ("Long Pass: 40 (4-9)", "Run Left"),
            40,
            0,
        ),
        ("Back Row", "defense", positions("CB", "CB", "S"), LONG, 30, 40),
    ],
)
def test_a_position_group_makes_it_active(
    name: str,
    side: str,
    squad: tuple[PlayerCard, ...],
    calls: tuple[str, str],
    yards: int,
    without: int,
) -> None:
    card = season_synergy(name)
    for players, gained in ((squad, yards), ((), without)):
        declared: dict[str, Any] = {side: Side(players=players, synergy=card)}
        assert scenario("crd", calls=calls, **declared).run_to(NEXT_DOWN).yards == gained


@pytest.mark.parametrize(("squad", "drawn"), [(positions("OT", "OG"), 2), ((), 1)])
def test_heavy_front_draws_for_a_stopped_run(squad: tuple[PlayerCard, ...], drawn: int) -> None:
    side = Side(players=squad, synergy=season_synergy("Heavy Front"))
    game = scenario("crd", offense=side, calls=STOPPED).run_to(NEXT_DOWN)
    assert len(game.offense.hand) == drawn


@pytest.mark.parametrize(("squad", "drawn"), [((), 4), (positions("QB", "QB"), 3)])
def test_one_captain_draws_a_play(squad: tuple[PlayerCard, ...], drawn: int) -> None:
    side = Side(players=squad, synergy=season_synergy("One Captain"))
    game = scenario("crd", offense=side, at="line-up").run_to("play or kick")
    assert len(game.offense.play_hand) == drawn


def test_one_captain_may_hold_six_plays() -> None:
    more = action("Draw 2 Play cards.", when=END_OF_PLAY, name="More")
    spare = [play("Run Left", n, name=f"Spare {n}") for n in range(4)]
    side = Side(hand=[more], plays=spare, synergy=season_synergy("One Captain"))
    game = scenario("crd", offense=side, at=END_OF_PLAY)
    game.offense.plays("More")
    game.both_pass()
    while game.offense.asked("hand limit"):
        game.offense.answers_anything()
    assert len(game.offense.play_hand) == 6
