"""Chapter E, continued: rulings on how texts work (E-5 to E-8)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from snapcount.cards.card import PlayerCard
from snapcount.cards.nouns import All, Called, Choose, Group, That
from snapcount.cards.tree import (
    Activated,
    AlsoCalled,
    Await,
    BecomePlay,
    ChooseOne,
    Draw,
    Effect,
    Energize,
    Gain,
    Lose,
    OnDesignation,
    PlayCall,
    Qualifier,
    ReplayDown,
    Static,
    Timing,
    Triggered,
)
from snapcount.cards.words import Call, Position
from snapcount.engine import events
from snapcount.engine.terms import SUCCESSFUL
from snapcount.testing import (
    END_OF_PLAY,
    MODE,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PLAY,
    START_OF_DOWN,
    Scenario,
    Side,
    action,
    player,
    rule,
    scenario,
)
from snapcount.testing.editions import editions_where

KEPT_AT_THE_ONE = editions_where(lambda rules: rules.nearest_to_end_zone == 1)


def numbered_player(number: str, position: Position, *effects: Effect) -> PlayerCard:
    """A Player of that number whose text is "Exhaust: …" with these effects."""
    return replace(player(position, Activated(effects), name="Numbered"), number=number)


# E-5 -------------------------------------------------------------------------------------------

TO_RUN_RIGHT = BecomePlay((PlayCall("run right"),))
# Can be played once the called play is a Run Right, and not before.
ANSWER = action(
    Lose(5),
    when=Timing(("on field adjustments",), Called("offense", ("run right",))),
    name="Answer",
)


def adjusting(edition: str, card: PlayerCard) -> Scenario:
    return scenario(
        edition,
        offense=Side(players=[card]),
        defense=[ANSWER],
        calls=("Run Left", "Run Left"),
        at=ON_FIELD_ADJUSTMENTS,
    )


@rule("E-5", "T-7")
@pytest.mark.parametrize("number", ["E245-21", "L279-21"])
def test_the_new_play_is_called_at_once_and_can_be_answered(number: str) -> None:
    game = adjusting("crd", numbered_player(number, "QB", TO_RUN_RIGHT))
    game.offense.uses("Numbered")
    game.defense.offered(PASS, PLAY("Answer"))
    game.defense.plays("Answer")
    game.both_pass()
    assert game.log.count(events.CALL_CHANGED) == 1  # ignored when the layers resolve
    game.run_to(NEXT_DOWN)
    assert game.yards == 10  # a Run Right of Strength 3 is not stopped


@rule("E-5", "T-7")
@pytest.mark.parametrize(
    ("edition", "number"),
    [("2021", "L279-21"), ("2022", "L279-21"), ("2022", "E245-21"), ("crd", "L280-21")],
)
def test_otherwise_the_play_changes_when_the_layer_resolves(edition: str, number: str) -> None:
    game = adjusting(edition, numbered_player(number, "QB", TO_RUN_RIGHT))
    game.offense.uses("Numbered")
    game.run_to(NEXT_DOWN)
    assert game.yards == 15
    assert game.defense.hand[0] == "Answer"  # it could never be played
    assert not game.log.has(events.CARD_PLAYED)


@rule("E-5", "T-7")
def test_of_several_plays_one_is_chosen_at_once() -> None:
    either = BecomePlay((PlayCall("run right"), PlayCall("run middle")))
    game = adjusting("crd", numbered_player("L279-21", "QB", either))
    game.offense.uses("Numbered")
    game.offense.offered(MODE(0), MODE(1)).answers(MODE(0))
    game.defense.offered(PASS, PLAY("Answer"))


@rule("E-5", "T-7")
def test_a_change_of_play_that_is_one_of_two_choices_is_at_once_too() -> None:
    choice = ChooseOne(((Gain(5),), (TO_RUN_RIGHT,)))
    game = adjusting("crd", numbered_player("L279-21", "QB", choice))
    game.offense.uses("Numbered")
    game.offense.offered(MODE(0), MODE(1)).answers(MODE(1))
    game.defense.offered(PASS, PLAY("Answer"))
    game.both_pass()
    assert game.log.count(events.CALL_CHANGED) == 1


# E-6 -------------------------------------------------------------------------------------------

SHORTENER = replace(
    player("TE", Static(AlsoCalled(("pass",), "short pass")), name="Numbered"), number="U129-22"
)
RECEIVER = player(
    "WR",
    OnDesignation("receive", (Gain(5),), Qualifier(("short pass",))),
    OnDesignation("receive", (Gain(10),), Qualifier(("long pass",))),
    OnDesignation("receive", (Gain(20),), Qualifier(("medium pass",))),
    name="Receiver",
)
IF_SHORT = action(Lose(1), when=Timing(condition=Called("offense", ("short pass",))), name="Short")
IF_LONG = action(Lose(1), when=Timing(condition=Called("offense", ("long pass",))), name="Long")


def long_pass(*players: PlayerCard, stops: str = "Short Pass", catch: str = "0-9") -> Scenario:
    return scenario(
        "crd",
        offense=Side(players=players),
        defense=[IF_SHORT, IF_LONG],
        calls=(f"Long Pass: 30 ({catch})", stops),
        at=ON_FIELD_ADJUSTMENTS,
        carrier="Receiver",
    )


@rule("E-6")
def test_a_successful_long_pass_is_a_short_pass_as_well() -> None:
    game = long_pass(SHORTENER, RECEIVER)
    assert game.outcome == SUCCESSFUL  # it was no Short Pass when it was checked
    game.defense.offered(PASS, PLAY("Short"), PLAY("Long"))
    game.run_to("trigger order")
    game.give(game.offense.decision().options[0])
    game.run_to(NEXT_DOWN)
    assert (game.base_yards, game.yards_by_effects) == (30, 15)


@rule("E-6")
def test_without_it_a_long_pass_is_a_long_pass() -> None:
    game = long_pass(RECEIVER)
    game.defense.offered(PASS, PLAY("Long"))
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == 10


@rule("E-6")
@pytest.mark.parametrize(("stops", "catch"), [("Long Pass", "0-9"), ("Short Pass", "8-9")])
def test_a_pass_that_is_not_successful_stays_what_it_is(stops: str, catch: str) -> None:
    game = long_pass(SHORTENER, RECEIVER, stops=stops, catch=catch)
    game.defense.offered(PASS, PLAY("Long"))


@rule("E-6")
@pytest.mark.parametrize("call", ["short pass", "long pass"])
def test_triggers_see_both_calls(call: Call) -> None:
    ability = Triggered("a play is successful", (Gain(25),), who="you", calls=(call,))
    waiting = player("RB", ability, name="Waiting")
    game = long_pass(SHORTENER, waiting, player("WR", name="Receiver"))
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == 25


# E-7 -------------------------------------------------------------------------------------------

WATCHER = replace(
    player(
        "CB",
        Activated(
            (
                Energize(Choose(Group(whose="opponent"))),
                Await(
                    Triggered(
                        "an Exhaust ability is used",
                        (Draw("you", "action"),),
                        players=That(),
                    ),
                    "this possession",
                    once=False,
                ),
            ),
            timing=Timing(("start of a down",)),
        ),
        name="Watcher",
    ),
    number="E197-22",
)


@rule("E-7")
def test_each_exhaust_ability_of_the_chosen_player_is_answered() -> None:
    watched = player("WR", Activated((Gain(5),), timing=Timing(("on field adjustments",))))
    other = player("RB", Activated((Gain(5),), timing=Timing(("on field adjustments",))))
    wake = action(Energize(All(Group(whose="you"))), when=END_OF_PLAY, name="Wake")
    game = scenario(
        "crd",
        offense=Side(players=[watched, other], hand=[wake]),
        defense=Side(players=[WATCHER]),
        at=START_OF_DOWN,
        carrier="Tight End",
    )
    game.defense.uses("Watcher")
    game.both_pass()
    game.defense.picks("Test WR")
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.uses("Test RB")  # somebody else's is not answered
    game.offense.uses("Test WR")
    game.both_pass()
    assert len(game.defense.hand) == 1
    game.run_to(END_OF_PLAY)
    game.offense.plays("Wake")
    game.both_pass()
    game.run_to(ON_FIELD_ADJUSTMENTS)
    before = len(game.defense.hand)
    game.offense.uses("Test WR")
    game.both_pass()
    assert len(game.defense.hand) == before + 1  # and again in the next down


# E-8 -------------------------------------------------------------------------------------------


def replayed(edition: str, number: str, ball: int, *effects: Effect) -> Scenario:
    offense = number == "S81-19"
    card = replace(
        action(*effects, when=ON_FIELD_ADJUSTMENTS, side="offense" if offense else "defense"),
        number=number,
    )
    game = scenario(
        edition,
        offense=[card] if offense else [],
        defense=[] if offense else [card],
        ball=ball,
        down=2,
        at=ON_FIELD_ADJUSTMENTS,
    )
    (game.offense if offense else game.defense).plays(0)
    game.both_pass()
    return game


@rule("E-8", "F-20", "R-5")
@pytest.mark.parametrize("edition", editions_where())
@pytest.mark.parametrize(("number", "to"), [("S81-19", 30), ("S84-19", 20)])
def test_the_ball_moves_and_the_down_is_replayed(edition: str, number: str, to: int) -> None:
    yards = Gain(5) if number == "S81-19" else Lose(5)
    game = replayed(edition, number, 25, ReplayDown(), yards)
    assert (game.ball, game.down) == (to, 2)
    assert game.log.has(events.BALL_MOVED, a=25, b=to)
    assert not game.log.has(events.MARKER)  # there were no Play Results
    game.run_to(NEXT_DOWN)
    assert game.yards == 15  # and the yards are not gained once more on the play


@rule("E-8", "F-20")
@pytest.mark.parametrize(
    ("number", "ball", "to"),
    [("S81-19", 92, 95), ("S81-19", 95, 95), ("S84-19", 8, 5), ("S84-19", 5, 5)],
)
def test_the_ball_stops_at_the_5(number: str, ball: int, to: int) -> None:
    yards = Gain(5) if number == "S81-19" else Lose(5)
    for effects in ((ReplayDown(), yards), (yards, ReplayDown())):
        game = replayed("crd", number, ball, *effects)
        assert game.ball == to
        assert game.score == (0, 0)


@rule("E-8", "F-20")
@pytest.mark.parametrize(("ball", "to"), [(25, 30), (92, 95)])
def test_the_printed_words_move_the_ball_so(ball: int, to: int) -> None:
    words, timing = "Replay the Down. Gain 5 yards.", "Play only during On Field Adjustments."
    card = replace(action(words, when=timing, side="offense"), number="S81-19")
    game = scenario("crd", offense=[card], ball=ball, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    assert (game.ball, game.down) == (to, 1)
    assert game.log.has(events.REPLAY)


@rule("E-8", "R-21")
@pytest.mark.parametrize("edition", KEPT_AT_THE_ONE)
@pytest.mark.parametrize(("number", "ball", "to"), [("S81-19", 97, 99), ("S84-19", 3, 1)])
def test_before_crd_it_stops_at_the_1(edition: str, number: str, ball: int, to: int) -> None:
    yards = Gain(5) if number == "S81-19" else Lose(5)
    game = replayed(edition, number, ball, ReplayDown(), yards)
    assert game.ball == to
    assert game.score == (0, 0)
