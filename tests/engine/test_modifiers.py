"""What a text changes as long as it holds: every modifier."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from snapcount.cards.nouns import All, Choose, Group, TheDown, Times
from snapcount.cards.tree import (
    Activated,
    AlsoCalled,
    Cannot,
    CannotDraw,
    CannotPlayActions,
    CannotTimeout,
    CountsAs,
    Draw,
    Energize,
    ExhaustPlayers,
    Gain,
    Lose,
    Modifier,
    ModifyCatchRange,
    ModifyFieldGoals,
    ModifyGrit,
    ModifyHandLimit,
    ModifyRating,
    ModifyStrength,
    ModifyTimeUnits,
    ModifyYards,
    Static,
    Timing,
)
from snapcount.cards.words import Deck, Position, TimingPoint, Who
from snapcount.engine import events, terms
from snapcount.engine.editions import EDITION_NAMES
from snapcount.engine.players import rating_of
from snapcount.testing import (
    DESIGNATE,
    END_OF_PLAY,
    FIELD_GOAL,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PICK,
    PLAY,
    PUNT,
    USE,
    Scenario,
    Side,
    action,
    gridiron,
    player,
    power_up,
    rule,
    scenario,
    superstar,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])


def holding(edition: str, *modifiers: Modifier, by: str = "offense", **declared: Any) -> Scenario:
    """A Player on the field of one side has this text."""
    position: Position = "QB" if by == "offense" else "LB"
    side = declared.pop(by, Side())
    texts = [Static(modifier) for modifier in modifiers]
    declared[by] = dataclasses.replace(side, players=[player(position, *texts), *side.players])
    return scenario(edition, **declared)


# Yards, Strength, catch range, time ------------------------------------------------------------


@every_edition
@pytest.mark.parametrize(
    ("modifier", "yards"),
    [
        (ModifyYards(10), 25),
        (ModifyYards(-10), 5),
        (ModifyYards(10, "opponent"), 15),
        (ModifyYards(10, "offense"), 25),
        (ModifyYards(10, "defense"), 15),
        (ModifyYards(10, "each player"), 25),
        (ModifyYards(10, "you", ("run left",)), 25),
        (ModifyYards(10, "you", ("run",)), 25),
        (ModifyYards(10, "you", ("run right", "pass")), 15),
        (ModifyYards(Times(5, TheDown())), 25),
    ],
    ids=repr,
)
def test_plays_gain_more_or_less(edition: str, modifier: Modifier, yards: int) -> None:
    game = holding(edition, modifier, down=2).run_to(NEXT_DOWN)
    assert (game.base_yards, game.yards) == (15, yards)


@every_edition
def test_a_defender_changes_the_offenses_yards_as_their_opponent(edition: str) -> None:
    assert holding(edition, ModifyYards(-10, "opponent"), by="defense").run_to(NEXT_DOWN).yards == 5
    assert holding(edition, ModifyYards(-10, "you"), by="defense").run_to(NEXT_DOWN).yards == 15


@rule("F-10")
@every_edition
def test_a_play_that_is_stopped_gains_no_more(edition: str) -> None:
    game = holding(edition, ModifyYards(10), calls=("Run Left", "Run Left")).run_to(NEXT_DOWN)
    assert game.yards == 0


@every_edition
def test_modifiers_of_one_kind_add_up(edition: str) -> None:
    game = holding(edition, ModifyYards(10), ModifyYards(5), ModifyYards(-20)).run_to(NEXT_DOWN)
    assert game.yards == 10


@rule("F-5")
@every_edition
@pytest.mark.parametrize(
    ("modifier", "strength"),
    [
        (ModifyStrength(4), 7),
        (ModifyStrength(-4), 0),
        (ModifyStrength(4, "opponent"), 3),
        (ModifyStrength(4, "you", ("run",)), 7),
        (ModifyStrength(4, "you", ("pass",)), 3),
        (ModifyStrength(4, no_further=5), 5),
        (ModifyStrength(4, no_further=2), 3),
        (ModifyStrength(-2, no_further=2), 2),
    ],
    ids=repr,
)
def test_play_strength_is_higher_or_lower(edition: str, modifier: Modifier, strength: int) -> None:
    assert holding(edition, modifier).run_to(NEXT_DOWN).yards == strength * 5


@rule("F-4")
@every_edition
@pytest.mark.parametrize(
    ("modifier", "low", "high"),
    [
        (ModifyCatchRange(-2, 1), 1, 7),
        (ModifyCatchRange(1, -1), 4, 5),
        (ModifyCatchRange(low=-3), 0, 6),
        (ModifyCatchRange(-2, 1, "opponent"), 3, 6),
        (ModifyCatchRange(-2, 1, "you", ("short pass",)), 1, 7),
        (ModifyCatchRange(-2, 1, "you", ("long pass",)), 3, 6),
    ],
    ids=repr,
)
def test_passes_catch_in_another_range(
    edition: str, modifier: Modifier, low: int, high: int
) -> None:
    for strength in (low - 1, low, high, high + 1):
        if 0 <= strength <= 9:
            calls = ("Short Pass: 20 (3-6)", "Run Left")
            game = holding(edition, modifier, calls=calls, strength=strength).run_to(NEXT_DOWN)
            assert game.yards == (20 if low <= strength <= high else 0), strength


@rule("F-13")
@every_edition
@pytest.mark.parametrize(
    ("modifier", "taken"),
    [
        (ModifyTimeUnits(1), 2),
        (ModifyTimeUnits(-1), 0),
        (ModifyTimeUnits(-3), 0),
        (ModifyTimeUnits(1, "opponent"), 1),
    ],
    ids=repr,
)
def test_plays_take_more_or_less_time(edition: str, modifier: Modifier, taken: int) -> None:
    assert holding(edition, modifier).run_to(NEXT_DOWN).clock == 15 - taken


@rule("K-5")
@every_edition
def test_a_kick_takes_its_one_time_unit_all_the_same(edition: str) -> None:
    game = holding(edition, ModifyTimeUnits(1), timeouts=(0, 0))
    game.offense.answers(PUNT)
    assert game.clock == 14


# Hand limits and kicks -------------------------------------------------------------------------


@rule("Z-3")
@pytest.mark.parametrize(
    ("edition", "by", "kept"),
    [("2021", 1, 6), ("2021", -2, 3), ("crd", 1, 6), ("crd", -2, 3), ("2019", -2, 7)],
)
def test_the_hand_limit_is_higher_or_lower(edition: str, by: int, kept: int) -> None:
    draw = action(Draw("you", "action", 5), when=ON_FIELD_ADJUSTMENTS)
    deck = [action(Gain(n), when=END_OF_PLAY, name=f"Card {n}") for n in range(5)]
    spare = [action(Gain(n), when=END_OF_PLAY, name=f"Card {n}") for n in (5, 6)]
    side = Side(hand=[draw, *spare], action_deck=deck)
    limit = ModifyHandLimit("you", "action", by)
    game = holding(edition, limit, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    while game.offense.asked("hand limit"):
        assert game.state.decision is not None
        game.give(game.state.decision.options[0])
    assert len(game.offense.hand) == kept


@rule("K-1", "K-2", "R-32")
@every_edition
@pytest.mark.parametrize(
    ("modifier", "yards"),
    [
        (ModifyGrit(2), 40),
        (ModifyGrit(-3), 25),
        (ModifyGrit(-4), 25),
        (ModifyGrit(2, "opponent"), 35),
    ],
    ids=repr,
)
def test_grit_of_kicks_is_higher_or_lower(edition: str, modifier: Modifier, yards: int) -> None:
    """The Grit is 3 without it, and never below 0."""
    game = holding(edition, modifier, strength=3, timeouts=(0, 0))
    game.offense.answers(PUNT)
    assert game.log.all(events.PUNTED)[0][2] == yards


@rule("K-3", "K-4")
@every_edition
@pytest.mark.parametrize(
    ("modifier", "ball", "made"),
    [
        (ModifyFieldGoals(10), 55, True),
        (ModifyFieldGoals(10), 54, False),
        (ModifyFieldGoals(-5), 65, False),
        (ModifyFieldGoals(-5), 70, True),
        (ModifyFieldGoals(50), 99, True),
        (ModifyFieldGoals(10, "opponent"), 55, False),
    ],
)
def test_field_goals_are_good_as_if_from_nearer(
    edition: str, modifier: Modifier, ball: int, made: bool
) -> None:
    """With a Grit of 3 they are good from the 35 and nearer."""
    game = holding(edition, modifier, strength=3, ball=ball, timeouts=(0, 0))
    game.offense.answers(FIELD_GOAL)
    assert game.score == ((3, 0) if made else (0, 0))
    told = events.FIELD_GOAL_GOOD if made else events.FIELD_GOAL_MISSED_EVENT
    assert game.log.has(told, a=100 - ball)


# Players ---------------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize(
    ("group", "rating"),
    [(Group(whose="you"), 90), (Group(positions=("RB",)), 90), (Group(whose="opponent"), 80)],
)
def test_ratings_are_higher_or_lower(edition: str, group: Group, rating: int) -> None:
    game = holding(edition, ModifyRating(10, group))
    assert rating_of(game.state, game.offense.slot("RB")) == rating


@rule("F-9")
@every_edition
@pytest.mark.parametrize("counts", [True, False])
def test_players_count_as_another_position_too(edition: str, counts: bool) -> None:
    """With a second Quarterback on the field both may receive."""
    group = Group(whose="you", positions=("TE",)) if counts else Group(whose="opponent")
    calls = ("Short Pass: 10 (0-9)", "Run Left")
    game = holding(edition, CountsAs(group, "QB"), calls=calls).run_to("designation")
    assert game.offense.may(DESIGNATE("Test QB")) is counts
    assert game.offense.may(DESIGNATE("TE"))
    game.run_to(NEXT_DOWN)


@rule("E-6")
@every_edition
@pytest.mark.parametrize(
    ("modifier", "yards"),
    [
        (AlsoCalled(("long pass",), "short pass"), 40 + 5 + 10),
        (AlsoCalled(("medium pass",), "short pass"), 40 + 10),
        (AlsoCalled(("long pass",), "short pass", "opponent"), 40 + 10),
    ],
)
def test_a_successful_play_is_another_call_as_well(
    edition: str, modifier: Modifier, yards: int
) -> None:
    """Short Passes gain 5 more here, Long Passes 10."""
    texts = (ModifyYards(5, "you", ("short pass",)), ModifyYards(10, "you", ("long pass",)))
    calls = ("Long Pass: 40 (0-9)", "Short Pass")
    game = holding(edition, modifier, *texts, calls=calls).run_to(NEXT_DOWN)
    assert game.yards == yards  # and the Short Pass defense does not stop it


@every_edition
@pytest.mark.parametrize("whose", ["you", "opponent"])
def test_players_that_cannot_be_exhausted(edition: str, whose: Who) -> None:
    """Neither by an effect, nor by carrying the ball, nor as a cost."""
    tired = action(ExhaustPlayers(All(Group(positions=("TE",)))), when=ON_FIELD_ADJUSTMENTS)
    back = player("RB", Activated((Gain(5),), timing=Timing((ON_FIELD_ADJUSTMENTS,))))
    game = holding(
        edition,
        Cannot("be exhausted", Group(whose=whose)),
        offense=Side(hand=[tired], players=[back]),
        carrier="RB",
        at=ON_FIELD_ADJUSTMENTS,
    )
    free = whose == "opponent"
    assert game.offense.may(USE("RB")) is free
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.offense.exhausted == (["Test RB", "Tight End"] if free else [])
    assert game.defense.exhausted == ([] if free else ["Defensive End"])


@every_edition
@pytest.mark.parametrize("whose", ["you", "opponent"])
def test_players_that_cannot_be_energized(edition: str, whose: Who) -> None:
    wake = action(Energize(All(Group(whose="you"))), when=ON_FIELD_ADJUSTMENTS)
    game = holding(
        edition,
        Cannot("be energized", Group(whose=whose)),
        offense=Side(hand=[wake], exhausted=["RB"]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    assert game.offense.exhausted == ([] if whose == "opponent" else ["Running Back"])


@every_edition
@pytest.mark.parametrize("by", ["offense", "defense"])
def test_players_that_the_opponent_cannot_target(edition: str, by: str) -> None:
    tire = action(ExhaustPlayers(Choose(Group(side="offense"))), when=ON_FIELD_ADJUSTMENTS)
    backs = Cannot("be targeted", Group(whose="you", positions=("RB", "TE")), "opponent")
    sides: Any = {"offense": Side(), by: Side(hand=[tire])}
    game = holding(edition, backs, at=ON_FIELD_ADJUSTMENTS, **sides)
    seat = getattr(game, by)
    seat.plays(0)
    game.both_pass()
    spared = ["Running Back", "Tight End"] if by == "defense" else []
    seat.offered(*[PICK(name) for name in game.offense.field if name not in spared])
    seat.answers(PICK("Wide Receiver"))
    assert game.offense.exhausted == ["Wide Receiver"]


@every_edition
def test_who_is_meant_with_all_others_is_not_targeted(edition: str) -> None:
    tire = action(ExhaustPlayers(All(Group(whose="opponent"))), when=ON_FIELD_ADJUSTMENTS)
    backs = Cannot("be targeted", Group(whose="you", positions=("RB", "TE")))
    game = holding(edition, backs, at=ON_FIELD_ADJUSTMENTS, defense=Side(hand=[tire]))
    game.defense.plays(0)
    game.both_pass()
    assert game.offense.exhausted == game.offense.field


@rule("F-9")
@every_edition
def test_players_that_cannot_be_designated(edition: str) -> None:
    backs = Group(whose="opponent", positions=("RB", "TE"))
    game = holding(edition, Cannot("be designated", backs), by="defense").run_to("designation")
    game.offense.offered(DESIGNATE("Quarterback"), DESIGNATE("Wide Receiver"))
    game.run_to(NEXT_DOWN)


@rule("F-9")
@every_edition
def test_if_nobody_could_be_designated_everybody_can(edition: str) -> None:
    everybody = Group(whose="opponent")
    game = holding(edition, Cannot("be designated", everybody), by="defense")
    game.run_to("designation")
    game.offense.offered(*[DESIGNATE(name) for name in game.offense.field])
    game.run_to(NEXT_DOWN)


# What a player cannot do -----------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize(
    ("who", "deck", "drawn"),
    [("you", "action", 0), ("you", "play", 2), ("opponent", "action", 2), ("offense", "action", 0)],
)
def test_a_player_cannot_draw(edition: str, who: Who, deck: Deck, drawn: int) -> None:
    draw = action(Draw("you", "action", 2), when=ON_FIELD_ADJUSTMENTS)
    game = holding(
        edition, CannotDraw(who, deck), offense=Side(hand=[draw]), at=ON_FIELD_ADJUSTMENTS
    )
    game.offense.plays(0)
    assert len(game.offense.hand) == drawn
    forbidden = game.log.all(events.NO_DRAW, seat=game.offense.seat, a=terms.ACTION)
    assert len(forbidden) == 2 - drawn


@rule("F-13")
@every_edition
@pytest.mark.parametrize(
    ("who", "asked"),
    [("you", ["defense"]), ("opponent", ["offense"]), ("each player", [])],
)
def test_a_player_cannot_spend_timeouts(edition: str, who: Who, asked: list[str]) -> None:
    game = holding(edition, CannotTimeout(who)).run_to("designation")
    found = []
    while game.log.count(events.DOWN) == 1:
        for seat, name in ((game.offense, "offense"), (game.defense, "defense")):
            if seat.asked("timeout"):
                found.append(name)
        assert game.state.decision is not None
        game.apply(game.scripted(game.state.decision))
    assert found == asked


@since_2021
@pytest.mark.parametrize("who", ["you", "opponent"])
def test_a_player_cannot_play_action_cards(edition: str, who: Who) -> None:
    """Power Ups are Action cards; Superstars and Gridirons are not (T-11)."""
    point: TimingPoint = "start of a down"
    back = player("RB")
    side = Side(
        players=[back],
        hand=[
            action(Gain(5), when=point, name="Gain"),
            power_up(when=point, name="Boots", on=Group(positions=("TE",))),
            superstar(back),
            gridiron(when=point, name="Dome"),
        ],
    )
    game = holding(edition, CannotPlayActions(who), offense=side, at=point)
    allowed = [PLAY("Gain"), PLAY("Boots")] if who == "opponent" else []
    game.offense.offered(PASS, PLAY("Test RB"), PLAY("Dome"), *allowed)


@since_2021
@pytest.mark.parametrize("forbidden", ["start of a down", "after player designation"])
def test_a_player_cannot_play_action_cards_in_one_timing_point(
    edition: str, forbidden: TimingPoint
) -> None:
    point: TimingPoint = "start of a down"
    side = Side(hand=[action(Gain(5), when=point, name="Gain"), gridiron(when=point, name="Dome")])
    game = holding(edition, CannotPlayActions("you", forbidden), offense=side, at=point)
    allowed = [PLAY("Gain")] if forbidden != point else []
    game.offense.offered(PASS, PLAY("Dome"), *allowed)


@every_edition
def test_what_is_forbidden_to_one_is_not_to_the_other(edition: str) -> None:
    card = action(Lose(5), when=ON_FIELD_ADJUSTMENTS)
    game = holding(
        edition,
        CannotPlayActions("you"),
        offense=Side(hand=[card]),
        defense=[card],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.offered(PASS, PLAY(0))
