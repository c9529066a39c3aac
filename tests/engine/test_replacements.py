"""`Would` texts: what takes place in the stead of something about to happen."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from snapcount.cards.nouns import All, Condition, DownIs, Group, YardsWould
from snapcount.cards.tree import (
    Audible,
    CancelTurnover,
    ChangeBaseYards,
    Draw,
    Effect,
    Energize,
    FirstDown,
    Gain,
    InsteadYards,
    LimitYards,
    Lose,
    MakeResult,
    MultiplyYards,
    Turnover,
    Would,
)
from snapcount.cards.words import Call, Position, TurnoverKind, Who
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    REPLACE,
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
    synergy,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])

GAIN: Any = "the play would gain yards"
STOP: Any = "the play would be stopped"
LOSE_IT: Any = "a live ball turnover would happen"


def with_text(edition: str, text: Would, by: str = "offense", **declared: Any) -> Scenario:
    """A Player on the field of one side has this text."""
    position: Position = "TE" if by == "offense" else "S"
    side = declared.pop(by, Side())
    declared[by] = dataclasses.replace(side, players=[player(position, text), *side.players])
    return scenario(edition, **declared)


# Yards -----------------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize(
    ("effect", "yards"),
    [
        (InsteadYards(5), 5),
        (InsteadYards(-5), -5),
        (Gain(10), 25),
        (Lose(10), 5),
        (MultiplyYards("double"), 30),
        (MultiplyYards("halve"), 5),
        (LimitYards("at most", 10), 10),
        (LimitYards("at least", 20), 20),
        (ChangeBaseYards(5), 20),
    ],
    ids=repr,
)
def test_the_yards_that_a_play_would_gain(edition: str, effect: Effect, yards: int) -> None:
    game = with_text(edition, Would(GAIN, (effect,))).run_to(NEXT_DOWN)
    assert (game.yards, game.ball) == (yards, 25 + yards)
    assert game.log.count(events.REPLACED) == 1
    assert game.log.order(events.REPLACED, events.YARDS_CHANGED, events.YARDS) == [
        events.REPLACED,
        events.YARDS_CHANGED,
        events.YARDS,
    ]


@every_edition
@pytest.mark.parametrize(
    ("condition", "yards"),
    [
        (YardsWould(at_least=15), 5),
        (YardsWould(at_least=16), 15),
        (YardsWould(at_most=14), 15),
        (YardsWould(at_least=10, at_most=20), 5),
    ],
)
def test_so_many_yards_or_more(edition: str, condition: Condition, yards: int) -> None:
    text = Would(GAIN, (InsteadYards(5),), condition=condition)
    assert with_text(edition, text).run_to(NEXT_DOWN).yards == yards


@every_edition
def test_every_effect_on_the_play_is_in_what_it_would_gain(edition: str) -> None:
    text = Would(GAIN, (InsteadYards(10),), condition=YardsWould(at_least=30))
    card = action(Gain(15), when=ON_FIELD_ADJUSTMENTS)
    side = Side(hand=[card])
    game = with_text(edition, text, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == 10


@every_edition
def test_other_things_may_happen_beside_it(edition: str) -> None:
    text = Would(GAIN, (InsteadYards(10), FirstDown(), Energize(All(Group(whose="you")))))
    game = with_text(edition, text, offense=Side(exhausted=["RB"]), down=3, carrier="WR")
    game.run_to(NEXT_DOWN)
    assert (game.yards, game.down) == (10, 1)
    assert game.offense.exhausted == ["Wide Receiver"]


# Being stopped ---------------------------------------------------------------------------------


@rule("F-4", "G-6")
@every_edition
@pytest.mark.parametrize(
    "calls",
    [("Run Left", "Run Left"), ("Short Pass: 15 (9-9)", "")],
    ids=["stopped", "incomplete"],
)
def test_a_play_that_would_be_stopped(edition: str, calls: tuple[str, str]) -> None:
    """An incomplete pass counts as stopped since 2021."""
    text = Would(STOP, (MakeResult("successful"),))
    game = with_text(edition, text, calls=calls).run_to(NEXT_DOWN)
    heard = edition != "2019" or calls[0] == "Run Left"
    assert game.yards == (15 if heard else 0)
    assert game.log.count(events.REPLACED) == heard


@rule("F-4")
@every_edition
@pytest.mark.parametrize(
    ("calls", "helped"),
    [(("Short Pass: 15 (9-9)", ""), True), (("Short Pass: 15 (0-9)", "Short Pass"), False)],
    ids=["incomplete", "stopped"],
)
def test_a_pass_that_would_be_incomplete(
    edition: str, calls: tuple[str, str], helped: bool
) -> None:
    """A pass that the defense has called is stopped, and no catch would help."""
    text = Would("a pass would be incomplete", (MakeResult("complete"),))
    game = with_text(edition, text, calls=calls).run_to(NEXT_DOWN)
    assert game.yards == (15 if helped else 0)
    assert game.log.has(events.REPLACED) == helped


@every_edition
def test_a_play_that_succeeds_needs_no_help(edition: str) -> None:
    text = Would(STOP, (MakeResult("successful"),))
    assert not with_text(edition, text).run_to(NEXT_DOWN).log.has(events.REPLACED)


@rule("T-7")
@every_edition
def test_a_new_play_is_flipped_until_one_is_not_stopped(edition: str) -> None:
    """As on E199-22: whenever a pass would be stopped, the top card becomes the play."""
    text = Would(STOP, (Audible("offense"),), calls=("pass",))
    stopped = play("Short Pass: 10 (0-9)", 3)
    fine = play("Long Pass: 40 (0-9)", 3)
    side = Side(play_deck=[stopped, stopped, stopped, fine])
    game = with_text(edition, text, offense=side, calls=(stopped, "Short Pass"))
    game.run_to(NEXT_DOWN)
    assert game.yards == 40
    assert game.log.count(events.CALL_CHANGED) == 3


@rule("T-10")
@every_edition
def test_it_cannot_go_on_for_ever(edition: str) -> None:
    """Law 10: a text that brings up one stopped play after another is given up after a dozen."""
    game = with_text(edition, Would(STOP, (Audible(),)), calls=("Run Left", "Run Left"))
    game.run_to(NEXT_DOWN)
    assert game.log.has(events.BUDGET_SPENT)
    assert game.yards == 0


@rule("F-4")
@every_edition
def test_a_text_that_does_not_help_has_one_turn_for_a_play(edition: str) -> None:
    text = Would(STOP, (Draw("you", "action"),))
    game = with_text(edition, text, calls=("Run Left", "Run Left"))
    game.run_to(NEXT_DOWN)
    assert game.log.count(events.REPLACED) == 1


# Turnovers -------------------------------------------------------------------------------------


@rule("F-7", "F-17")
@every_edition
@pytest.mark.parametrize("kind", ["fumble", "interception", "pick six"])
def test_a_turnover_that_would_happen(edition: str, kind: TurnoverKind) -> None:
    text = Would(LOSE_IT, (CancelTurnover(), Gain(5)))
    lost = action(Turnover(kind), when=ON_FIELD_ADJUSTMENTS)
    calls = ("Short Pass: 15 (0-9)", "Long Pass")  # only one of these is intercepted
    game = with_text(edition, text, defense=[lost], calls=calls, at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.offense.on_offense
    assert (game.yards, game.score) == (20, (0, 0))


@every_edition
def test_a_text_may_leave_the_turnover_as_it_is(edition: str) -> None:
    text = Would(LOSE_IT, (Draw("you", "action"),))
    lost = action(Turnover("fumble"), when=ON_FIELD_ADJUSTMENTS)
    game = with_text(edition, text, defense=[lost], at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays(0)
    assert game.log.count(events.REPLACED) == 1
    game.run_to(NEXT_POSSESSION)
    assert game.defense.on_offense


@rule("R-39", "F-17")
@every_edition
@pytest.mark.parametrize("ball", [25, 90])
@pytest.mark.parametrize("event", ["the play would gain yards", "a touchdown would be scored"])
def test_a_turnover_in_the_stead_of_yards_or_a_score(edition: str, event: Any, ball: int) -> None:
    condition = YardsWould(15, None) if event == GAIN else None
    text = Would(event, (Turnover("fumble"),), condition=condition)
    game = with_text(edition, text, ball=ball, time=2)
    if event != GAIN and ball == 25:
        assert game.run_to(NEXT_DOWN).yards == 15  # no touchdown
        return
    game.run_to(NEXT_POSSESSION)
    assert (game.score, game.ball, game.clock) == ((0, 0), 100 - ball, 13)
    assert game.defense.on_offense
    assert game.log.count(events.TURNOVER_EVENT) == 1


@every_edition
def test_a_turnover_in_the_stead_of_yards_may_be_cancelled(edition: str) -> None:
    lost = Would(GAIN, (Turnover("fumble"),), "opponent")
    kept = Would(LOSE_IT, (CancelTurnover(),))
    game = with_text(edition, lost, "defense", offense=Side(players=[player("WR", kept)]), ball=25)
    assert game.run_to(NEXT_DOWN).yards == 15
    assert game.offense.on_offense


# Whose, which, where ---------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize(
    ("who", "by", "applies"),
    [
        (None, "offense", True),
        (None, "defense", True),
        ("you", "offense", True),
        ("you", "defense", False),
        ("opponent", "defense", True),
        ("opponent", "offense", False),
        ("offense", "defense", True),
    ],
)
def test_whose_play_it_is(edition: str, who: Who | None, by: str, applies: bool) -> None:
    text = Would(GAIN, (InsteadYards(5),), who)
    assert with_text(edition, text, by).run_to(NEXT_DOWN).yards == (5 if applies else 15)


@every_edition
@pytest.mark.parametrize(
    ("calls", "applies"), [(("run",), True), (("run left", "pass"), True), (("pass",), False)]
)
def test_which_play_it_is(edition: str, calls: tuple[Call, ...], applies: bool) -> None:
    text = Would(GAIN, (InsteadYards(5),), calls=calls)
    assert with_text(edition, text).run_to(NEXT_DOWN).yards == (5 if applies else 15)


@rule("T-14")
@since_2021
@pytest.mark.parametrize(("bench", "yards"), [(True, 5), (False, 15)])
def test_on_the_bench_only_a_bench_text_works(edition: str, bench: bool, yards: int) -> None:
    text = Would(GAIN, (InsteadYards(5),), bench=bench)
    assert with_text(edition, text, offense=Side(bench="TE")).run_to(NEXT_DOWN).yards == yards


@since_2021
def test_it_works_on_whatever_lies_on_the_field(edition: str) -> None:
    text = Would(GAIN, (Gain(5),))
    back = player("RB")
    sides = [
        Side(players=[back], superstars=[superstar(back, text)]),
        Side(attached={"RB": [power_up(text)]}),
        Side(gridirons=[gridiron(text)]),
        Side(synergy=synergy(DownIs((1,)), text)),
    ]
    for side in sides:
        assert scenario(edition, offense=side).run_to(NEXT_DOWN).yards == 20
    own = play("Run Left", 3, abilities=(text,))
    assert scenario(edition, calls=(own, "")).run_to(NEXT_DOWN).yards == 20


# Several at a time -----------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize(("first", "yards"), [("Adder", 40), ("Doubler", 35)])
def test_of_several_the_offense_says_which_goes_first(edition: str, first: str, yards: int) -> None:
    """Each has its turn once: 15 and 5, doubled; or doubled, and 5."""
    adder = player("TE", Would(GAIN, (Gain(5),)), name="Adder")
    doubler = player("S", Would(GAIN, (MultiplyYards("double"),)), name="Doubler")
    game = scenario(edition, offense=Side(players=[adder]), defense=Side(players=[doubler]))
    game.run_to("replacement")
    game.offense.offered(REPLACE("Adder"), REPLACE("Doubler")).answers(REPLACE(first))
    assert game.run_to(NEXT_DOWN).yards == yards
    assert game.log.count(events.REPLACED) == 2


@every_edition
def test_what_no_longer_applies_does_not_follow(edition: str) -> None:
    adder = player("TE", Would(GAIN, (InsteadYards(5),)), name="Setter")
    limit = Would(GAIN, (InsteadYards(0),), condition=YardsWould(at_least=10))
    limiter = player("S", limit, name="Limiter")
    game = scenario(edition, offense=Side(players=[adder]), defense=Side(players=[limiter]))
    game.run_to("replacement").offense.answers(REPLACE("Setter"))
    assert game.run_to(NEXT_DOWN).yards == 5
    assert game.log.count(events.REPLACED) == 1
