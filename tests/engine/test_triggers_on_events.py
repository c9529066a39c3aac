"""Each event that a card may wait for happens, and tells whose it is and about whom."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any, get_args

import pytest

from snapcount.cards.card import Gridiron, PlayerCard, PowerUp
from snapcount.cards.nouns import All, DownIs, Group, Players, That, This
from snapcount.cards.tree import (
    Activated,
    Audible,
    CancelLayer,
    DetermineGrit,
    Discard,
    Draw,
    Effect,
    Energize,
    Event,
    ExhaustPlayers,
    FirstDown,
    Gain,
    Lose,
    MakeResult,
    ReplayDown,
    ScorePoints,
    Substitute,
    Timing,
    Triggered,
    Turnover,
)
from snapcount.cards.words import Call, Who
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    END_OF_PLAY,
    FIELD_GOAL,
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    PUNT,
    Scenario,
    Side,
    action,
    gridiron,
    play,
    player,
    power_up,
    rule,
    scenario,
    superstar,
)
from snapcount.testing.answers import Answer

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])


def listener(event: Event, who: Who | None = None, **more: Any) -> PlayerCard:
    """A Quarterback that scores a point whenever it happens."""
    return player("QB", Triggered(event, (ScorePoints("you", 1),), who, bench=True, **more))


def heard(game: Scenario) -> int:
    """How often the listener has heard its event."""
    return len(game.log.all(events.POINTS))


class Story:
    """How to make an event happen: what is declared, and what is done; whose event it is."""

    def __init__(
        self,
        declared: dict[str, Any],
        act: Callable[[Scenario], object],
        whose: str = "offense",
        times: int = 1,
    ) -> None:
        self.declared = declared
        self.act = act
        self.whose = whose
        self.times = times


def next_down(game: Scenario) -> object:
    return game.run_to(NEXT_DOWN)


def next_possession(game: Scenario) -> object:
    """Wait until a timing point of the next possession has taken what waits."""
    return game.run_to(NEXT_POSSESSION).run_to(NEXT_DOWN).run_to("designation")


def kick(answer: Answer) -> Callable[[Scenario], object]:
    def act(game: Scenario) -> object:
        game.offense.answers(answer)
        return next_possession(game)

    return act


def plays_it(game: Scenario) -> object:
    """The offense plays its only card, and the down goes on to its end."""
    game.offense.plays(0)
    return next_down(game)


def uses_it(game: Scenario) -> object:
    game.offense.uses("RB")
    return next_down(game)


def spends(game: Scenario) -> object:
    game.offense.spends_timeout()
    return game.run_to("designation")


A_PASS = ("Short Pass: 15 (0-9)", "Long Pass")  # only one of these is intercepted


def at_adjustments(*effects: Effect, **side: Any) -> dict[str, Any]:
    card = action(*effects, when=ON_FIELD_ADJUSTMENTS)
    return {"offense": Side(hand=[card], **side), "at": ON_FIELD_ADJUSTMENTS}


def held(card: Gridiron | PowerUp) -> dict[str, Any]:
    return {"offense": Side(hand=[card]), "at": ON_FIELD_ADJUSTMENTS}


def names_both(game: Scenario) -> object:
    """Both sides name a Player; whose triggers come first does not matter."""
    game.offense.designates("RB")
    game.defense.designates("DE")
    for seat in (game.offense, game.defense):
        if seat.asked("trigger order"):
            seat.answers_anything()
    return next_down(game)


def attaches_it(game: Scenario) -> object:
    game.offense.plays(0, on="TE")
    return next_down(game)


USER = player("RB", Activated((Gain(5),), timing=Timing((ON_FIELD_ADJUSTMENTS,))))
DISCARDING = action(Discard("you", "action", None), when=ON_FIELD_ADJUSTMENTS)
KEPT = action(Gain(5), when=END_OF_PLAY)
STOPPED = {"calls": ("Run Left", "Run Left")}
INCOMPLETE = {"calls": ("Short Pass: 10 (9-9)", "Run Left")}

STORIES: dict[str, Story] = {
    "a possession starts": Story({"down": 4}, next_possession, "defense"),
    "a down starts": Story({}, lambda game: game.run_to(NEXT_DOWN).run_to("designation")),
    "a play is revealed": Story({}, next_down),
    "a play is stopped": Story(STOPPED, next_down),
    "a play is successful": Story({}, next_down),
    "a pass is incomplete": Story(INCOMPLETE, next_down),
    "the play ends": Story({}, next_down),
    "a touchdown is scored": Story({"ball": 90}, next_possession),
    "a field goal is made": Story({"ball": 80}, kick(FIELD_GOAL)),
    "a field goal is missed": Story({"ball": 20}, kick(FIELD_GOAL)),
    "a safety is scored": Story(
        {"ball": 5, **at_adjustments(Lose(50))},
        lambda game: (game.offense.plays(0), next_possession(game)),
        "defense",
    ),
    "a turnover happens": Story(
        at_adjustments(Turnover("fumble")),
        lambda game: (game.offense.plays(0), next_possession(game)),
    ),
    "a punt is made": Story({}, kick(PUNT)),
    "a field goal is attempted": Story({"ball": 80}, kick(FIELD_GOAL)),
    "the down is replayed": Story(
        at_adjustments(ReplayDown()),
        lambda game: (game.offense.plays(0), game.run_to(NEXT_DOWN)),
    ),
    "an Action card is played": Story(at_adjustments(Gain(5)), plays_it),
    "an Exhaust ability is used": Story(
        {"offense": Side(players=[USER]), "at": ON_FIELD_ADJUSTMENTS}, uses_it
    ),
    "a Player is energized": Story(
        at_adjustments(Energize(All(Group(whose="you"))), exhausted=["RB"]), plays_it
    ),
    "a Player is exhausted": Story(
        at_adjustments(ExhaustPlayers(All(Group(whose="you", positions=("RB",))))),
        lambda game: game.offense.plays(0),
    ),
    "a card is drawn": Story(
        at_adjustments(Draw("you", "play", 2)), lambda game: game.offense.plays(0), times=2
    ),
    "a card is discarded": Story(
        at_adjustments(Discard("you", "play", None)), lambda game: game.offense.plays(0), times=3
    ),
    "a timeout is spent": Story({"at": "timeout"}, spends),
    "a Player is designated": Story({"at": "designation"}, names_both),
    "a first down is gained": Story(at_adjustments(FirstDown()), plays_it),
    "points are scored": Story({"ball": 90}, next_possession),
    "a possession ends": Story({"down": 4}, next_possession),
    "a turnover on downs happens": Story({"down": 4}, next_possession),
    "a Gridiron card is played": Story(held(gridiron(when=ON_FIELD_ADJUSTMENTS)), plays_it),
    "a Power Up is played": Story(held(power_up(when=ON_FIELD_ADJUSTMENTS)), attaches_it),
    "a Superstar is played": Story(
        {"offense": Side(players=[USER], hand=[superstar(USER)]), "at": END_OF_PLAY},
        lambda game: (game.offense.plays(0), game.run_to(NEXT_DOWN).run_to("designation")),
    ),
    "a half starts": Story({"clock": 1, "timeouts": (0, 0)}, next_possession, "defense"),
    "overtime starts": Story(
        {"clock": 1, "timeouts": (0, 0), "period": 1, "first_offense": 1}, next_possession
    ),
    "a down ends": Story({}, lambda game: game.run_to(NEXT_DOWN).run_to("designation")),
    "a half ends": Story({"clock": 1, "timeouts": (0, 0)}, next_possession, "nobody"),
    "a Player enters the field": Story(
        at_adjustments(Substitute(All(Group(whose="you", positions=("RB",))))), plays_it
    ),
    "a Player leaves the field": Story(
        at_adjustments(Substitute(All(Group(whose="you", positions=("RB",))))), plays_it
    ),
    "Grit is determined": Story(at_adjustments(DetermineGrit()), plays_it),
    "an Action card is drawn": Story(
        at_adjustments(Draw("you", "action", 2)), lambda game: game.offense.plays(0), times=2
    ),
    "a Play card is drawn": Story(
        at_adjustments(Draw("you", "play", 2)), lambda game: game.offense.plays(0), times=2
    ),
    "an Action card is discarded": Story(
        {
            "offense": Side(hand=[DISCARDING, action(Gain(5), when=END_OF_PLAY)]),
            "at": ON_FIELD_ADJUSTMENTS,
        },
        lambda game: game.offense.plays(0),
    ),
    "a Play card is discarded": Story(
        at_adjustments(Discard("you", "play", None)), lambda game: game.offense.plays(0), times=3
    ),
    "an Action card is cancelled": Story(
        {
            "offense": Side(hand=[action(Gain(5), when=ON_FIELD_ADJUSTMENTS)]),
            "defense": Side(hand=[action(CancelLayer("action card"), when=ON_FIELD_ADJUSTMENTS)]),
            "at": ON_FIELD_ADJUSTMENTS,
        },
        lambda game: (game.offense.plays(0), game.defense.plays(0), next_down(game)),
    ),
    "an Exhaust ability is cancelled": Story(
        {
            "offense": Side(players=[player("RB", "Exhaust: Gain 5 yards.")]),
            "defense": Side(hand=[action(CancelLayer("exhaust ability"))]),
            "at": ON_FIELD_ADJUSTMENTS,
        },
        lambda game: (game.offense.uses("RB"), game.defense.plays(0), next_down(game)),
    ),
    "an audible is used": Story(at_adjustments(Audible()), plays_it),
    "a call is changed": Story(at_adjustments(Audible()), plays_it),
    "a fumble happens": Story(
        at_adjustments(Turnover("fumble")),
        lambda game: (game.offense.plays(0), next_possession(game)),
    ),
    "an interception happens": Story(
        {**at_adjustments(Turnover("interception")), "calls": A_PASS},
        lambda game: (game.offense.plays(0), next_possession(game)),
    ),
}
LATER = {"a Gridiron card is played", "a Power Up is played", "a Superstar is played"}
LATER.add("overtime starts")
CASES = [
    (edition, event)
    for edition in EDITION_NAMES
    for event in STORIES
    if edition != "2019" or event not in LATER
]


def tell(edition: str, event: str, who: Who | None, by: str = "offense") -> tuple[int, int]:
    """How often the listener of one side hears it in its story, and how often it should."""
    story = STORIES[event]
    declared = dict(story.declared)
    side = declared.pop(by, Side())
    ear = listener(event, who)  # type: ignore[arg-type]
    declared[by] = dataclasses.replace(side, players=[ear, *side.players])
    game = scenario(edition, **declared)
    before = heard(game)
    story.act(game)
    return heard(game) - before, story.times


def test_there_is_a_story_of_every_event() -> None:
    # which no other card can hear
    own = {
        "this card is played",
        "this card leaves the field",
        "this card is flipped for Grit",
    }
    assert set(STORIES) | own == set(get_args(Event))


@pytest.mark.parametrize(("edition", "event"), CASES)
def test_a_card_may_wait_for_anyones(edition: str, event: str) -> None:
    found, times = tell(edition, event, None)
    assert found >= times  # the rest of the story may hold more of them


@pytest.mark.parametrize(("edition", "event"), CASES)
def test_a_card_may_wait_for_one_players(edition: str, event: str) -> None:
    """It hears its owner's as `you` and as that side of the ball, and not the opponent's."""
    whose = STORIES[event].whose
    if whose == "nobody":
        return
    wanted: list[tuple[Who, str]] = [
        ("you", whose),
        ("opponent", "defense" if whose == "offense" else "offense"),
    ]
    for who, by in wanted:
        found, times = tell(edition, event, who, by)
        assert found == times, (who, by)
    if event != "a Player is designated":  # there both players have one of their own
        assert tell(edition, event, "opponent", whose)[0] == 0


# More of some events ---------------------------------------------------------------------------


@rule("F-9")
@every_edition
@pytest.mark.parametrize(
    ("words", "call", "times"),
    [
        ("this Player is designated", "Run Left", 1),
        ("this Player is designated as the runner", "Run Left", 1),
        ("this Player is the receiver", "Run Left", 0),
        ("this Player is the receiver", "Short Pass: 10 (0-9)", 1),
        ("one of your Players is designated as the ball carrier", "Run Left", 1),
        ("one of your opponent's Players is designated as the tackler", "Run Left", 1),
        ("one of your opponent's Linebackers is designated", "Run Left", 0),
    ],
)
def test_a_designated_player_is_who_and_what_it_says(
    edition: str, words: str, call: str, times: int
) -> None:
    back = player("RB", f"Whenever {words}, score 1 point.")
    game = scenario(
        edition, offense=Side(players=[back]), calls=(call, "Run Right"), carrier="RB", tackler="DE"
    )
    next_down(game)
    assert heard(game) == times


@every_edition
@pytest.mark.parametrize(("half", "times"), [("each", 1), ("the second", 1), ("the first", 0)])
def test_the_start_of_a_half_is_heard_by_who_is_on_the_field_then(
    edition: str, half: str, times: int
) -> None:
    ear = player("LB", f"At the start of {half} half, score 1 point.")
    game = scenario(edition, offense=Side(players=[ear]), clock=1, timeouts=(0, 0))
    next_possession(game)
    assert heard(game) == times


@every_edition
@pytest.mark.parametrize(
    ("words", "stopped", "times"),
    [
        ("this play is successful", False, 1),
        ("this play is successful", True, 0),
        ("this play is stopped", True, 1),
        ("this play is called", False, 1),
        ("you call this play", True, 1),
    ],
)
def test_a_play_hears_what_becomes_of_it(
    edition: str, words: str, stopped: bool, times: int
) -> None:
    call = play("Run Left", 3, abilities=(f"When {words}, score 1 point.",))
    game = scenario(edition, calls=(call, "Run Left" if stopped else "Long Pass"))
    next_down(game)
    assert heard(game) == times


@rule("F-17")
@every_edition
def test_a_pick_six_is_a_touchdown_of_the_defense(edition: str) -> None:
    declared = {**at_adjustments(Turnover("pick six")), "calls": A_PASS}
    ear = player("LB", Triggered("a touchdown is scored", (Draw("you", "play"),), "you"))
    game = scenario(edition, defense=Side(players=[ear]), **declared)
    game.offense.plays(0)
    next_possession(game)
    assert game.score == (0, 7)
    assert game.log.has(events.TRIGGER_ADDED, seat=game.defense.seat)


@rule("F-11", "T-5")
@every_edition
def test_a_player_is_exhausted_by_naming_and_as_a_cost_too(edition: str) -> None:
    side = Side(players=[listener("a Player is exhausted", "you"), USER])
    game = scenario(edition, offense=side, carrier="TE", at=ON_FIELD_ADJUSTMENTS)
    game.offense.uses("RB")
    assert heard(game) == 1
    next_down(game)
    assert heard(game) == 2


@rule("F-11")
@every_edition
def test_naming_a_player_is_no_use_of_its_exhaust_ability(edition: str) -> None:
    side = Side(players=[listener("an Exhaust ability is used"), USER])
    game = scenario(edition, offense=side, carrier="RB")
    next_down(game)
    assert heard(game) == 0


@every_edition
def test_a_play_that_is_run_ends_and_a_lost_one_does_not(edition: str) -> None:
    declared = at_adjustments(Turnover("fumble"), players=[listener("the play ends")])
    game = scenario(edition, **declared)
    game.offense.plays(0)
    game.run_to(NEXT_POSSESSION)
    assert heard(game) == 0


@rule("F-7")
@since_2021
def test_success_is_heard_of_when_it_is_settled(edition: str) -> None:
    """Stopped at first, and changed by an adjustment: nobody hears that it was stopped."""
    ears = [
        listener("a play is stopped"),
        player("TE", Triggered("a play is successful", (Gain(5),), "you")),
    ]
    card = action(MakeResult("successful"), when=ON_FIELD_ADJUSTMENTS)
    side = Side(hand=[card], players=ears)
    calls = ("Run Left", "Run Left")
    game = scenario(edition, offense=side, calls=calls, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    next_down(game)
    assert heard(game) == 0
    assert game.yards == 20


# Which of them ---------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize(
    ("players", "times"),
    [
        (None, 2),
        (This(), 1),
        (All(Group(whose="you", positions=("RB",))), 1),
        (All(Group(whose="you", positions=("WR",))), 0),
        (All(Group(whose="you", other=True)), 1),
    ],
    ids=repr,
)
def test_a_card_may_wait_for_certain_players(
    edition: str, players: Players | None, times: int
) -> None:
    """The Tight End that listens is exhausted, and later the Running Back."""
    text = Triggered("a Player is exhausted", (ScorePoints("you", 1),), players=players)
    first = ExhaustPlayers(All(Group(positions=("TE",))))
    second = ExhaustPlayers(All(Group(positions=("RB",))))
    hand = [action(first, when=ON_FIELD_ADJUSTMENTS), action(second, when=AFTER_DESIGNATION)]
    side = Side(hand=hand, players=[player("TE", text)])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.run_to(AFTER_DESIGNATION)
    game.offense.plays(1)
    assert game.offense.asked("timeout")
    assert heard(game) == times
    game.run_to(NEXT_DOWN)


@every_edition
@pytest.mark.parametrize(
    ("calls", "times"), [(("run left",), 1), (("run",), 1), (("run right", "pass"), 0)]
)
def test_a_card_may_wait_for_certain_plays(
    edition: str, calls: tuple[Call, ...], times: int
) -> None:
    ear = listener("a play is revealed", calls=calls)
    game = scenario(edition, offense=Side(players=[ear])).run_to(NEXT_DOWN)
    assert heard(game) == times


@every_edition
@pytest.mark.parametrize(("down", "times"), [(2, 1), (3, 0)])
def test_a_card_may_wait_on_a_condition(edition: str, down: int, times: int) -> None:
    ear = listener("the play ends", condition=DownIs((2,)))
    game = scenario(edition, offense=Side(players=[ear]), down=down).run_to(NEXT_DOWN)
    assert heard(game) == times


@rule("T-14")
@every_edition
@pytest.mark.parametrize(("bench", "times"), [(True, 1), (False, 0)])
def test_on_the_bench_only_bench_texts_listen(edition: str, bench: bool, times: int) -> None:
    text = Triggered("the play ends", (ScorePoints("you", 1),), bench=bench)
    side = Side(players=[player("RB", text)], bench="RB")
    game = scenario(edition, offense=side).run_to(NEXT_DOWN)
    assert heard(game) == times


@every_edition
def test_that_is_the_player_it_happened_to(edition: str) -> None:
    text = Triggered("a Player is exhausted", (Energize(That()),), "opponent")
    declared = at_adjustments(ExhaustPlayers(All(Group(whose="opponent", positions=("S",)))))
    declared["offense"] = dataclasses.replace(declared["offense"], players=[player("TE", text)])
    game = scenario(edition, **declared)
    game.offense.plays(0)
    assert game.log.count(events.ENERGIZED) == 1
    assert game.defense.exhausted == []


# When it is carried out ------------------------------------------------------------------------


@rule("T-4", "T-6")
@every_edition
def test_between_timing_points_it_waits_for_the_next(edition: str) -> None:
    """The reveal comes between two: its trigger is in the layers before anyone can act."""
    ear = listener("a play is revealed")
    card = action(CancelLayer("effect"), when=ON_FIELD_ADJUSTMENTS)
    side = Side(players=[ear])
    game = scenario(edition, offense=side, defense=[card], at=ON_FIELD_ADJUSTMENTS)
    assert game.layers == ["Test QB"]
    game.defense.plays(0)
    assert heard(game) == 0


@rule("T-4")
@every_edition
def test_while_layers_resolve_it_waits_for_a_secondary_point(edition: str) -> None:
    declared = at_adjustments(Draw("you", "play"), Gain(5))
    ear = listener("a card is drawn", "you")
    declared["offense"] = dataclasses.replace(declared["offense"], players=[ear])
    game = scenario(edition, **declared)
    before = heard(game)
    game.offense.plays(0)
    order = [events.YARDS_CHANGED, events.SECONDARY_POINT, events.POINTS]
    assert game.log.order(*order)[-3:] == order
    assert heard(game) == before + 1
