"""What a play that fails loses, it loses in Play Results (F-10); and whose Play it is said on."""

from __future__ import annotations

import pytest

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.cards.tree import Triggered
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    NEXT_POSSESSION,
    NO,
    ON_FIELD_ADJUSTMENTS,
    PRIOR_TO_SELECTING,
    YES,
    Scenario,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)
from snapcount.testing.answers import Answer

since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
SAID = {
    PRIOR_TO_SELECTING: "prior to selecting a play",
    ON_FIELD_ADJUSTMENTS: "during On Field Adjustments",
}
STOPPED = ("Run Left", "Run Left")
DROPPED = ("Short Pass: 20 (9-9)", "Run Left")


def fails(edition: str, text: str, calls: tuple[str, str], when: str, ball: int) -> Scenario:
    """The card is played, and the play fails."""
    card = action(f"{text} Play only {SAID[when]}.")
    game = scenario(edition, offense=[card], calls=calls, ball=ball, at=when)
    game.offense.plays(0)
    return game.both_pass()


@rule("F-12")
@since_2021
@pytest.mark.parametrize("when", [PRIOR_TO_SELECTING, ON_FIELD_ADJUSTMENTS])
@pytest.mark.parametrize(
    ("text", "calls"),
    [
        ("If the play is stopped, the offense loses 10 yards.", STOPPED),
        ("If the play is stopped, the offense loses 10 yards.", DROPPED),
        ("If the pass is incomplete, the offense loses 10 yards.", DROPPED),
        ("If the pass is incomplete, the offense loses 10 yards and you draw a card.", DROPPED),
        ("If the play is stopped on second down, draw a card. If it is stopped, lose 10 yards.",
         STOPPED),
    ],
)  # fmt: skip
def test_a_play_that_fails_may_end_in_a_safety(
    edition: str, when: str, text: str, calls: tuple[str, str]
) -> None:
    text = text.replace("a card", "an Action card")
    game = fails(edition, text, calls, when, 8).run_to(NEXT_POSSESSION)
    assert game.score == (0, 2)


@rule("F-10")
@since_2021
@pytest.mark.parametrize(
    ("calls", "ball"), [(DROPPED, 15), (STOPPED, 25), (("Run Left", "Long Pass"), 40)]
)
def test_only_a_dropped_pass_loses_them(edition: str, calls: tuple[str, str], ball: int) -> None:
    text = "If the pass is incomplete, the offense loses 10 yards."
    assert fails(edition, text, calls, ON_FIELD_ADJUSTMENTS, 25).run_to(NEXT_DOWN).ball == ball


# On a Play ---------------------------------------------------------------------------------------


def called(text: str, on_offense: bool, strength: int, stopped: bool, ball: int = 25) -> Scenario:
    """One side called the Play with the text, the other a plain one; a Run Left."""
    stops = "Run Left" if stopped else "Long Pass"
    mine = play("Run Left", strength if on_offense else 0, stops, abilities=(text,), name="Own")
    plain = play("Run Left", 0 if on_offense else strength, stops, name="Plain")
    return scenario("crd", calls=(mine, plain) if on_offense else (plain, mine), ball=ball)


@pytest.mark.parametrize(
    ("text", "strength", "stopped", "on_offense", "on_defense"),
    [
        ("If this play is stopped, lose 5 yards.", 3, True, 20, 25),
        ("If this play is stopped, lose 5 yards.", 3, False, 40, 40),
        ("If this play gains 20 yards or more, gain 5 yards.", 4, False, 50, 45),
        ("If this play gains 20 yards or more, gain 5 yards.", 3, False, 40, 40),
        ("If this play would gain 20 yards or more, gain 10 yards instead.", 4, False, 35, 45),
        ("If this play would gain 20 yards or more, double the yards gained.", 4, False, 65, 45),
        ("Whenever this play would be stopped, gain 5 yards instead.", 3, True, 30, 25),
        ("If the offense's play is stopped, the offense loses 5 yards.", 3, True, 20, 20),
    ],
)
def test_the_yards_of_a_play_by_its_own_text(
    text: str, strength: int, stopped: bool, on_offense: int, on_defense: int
) -> None:
    assert called(text, True, strength, stopped).run_to(NEXT_DOWN).ball == on_offense
    assert called(text, False, strength, stopped).run_to(NEXT_DOWN).ball == on_defense


def test_a_stopped_play_loses_its_yards_into_the_end_zone() -> None:
    game = called("If this play is stopped, lose 5 yards.", True, 3, True, ball=5)
    assert game.run_to(NEXT_POSSESSION).score == (0, 2)


def test_a_long_gain_fumbles_before_it_counts() -> None:
    text = "If this play gains 10 yards or more, it becomes a fumble."
    game = called(text, True, 4, False).run_to(NEXT_POSSESSION)
    assert game.ball == 75
    assert called(text, True, 1, False).run_to(NEXT_DOWN).ball == 30
    assert called(text, False, 4, False).run_to(NEXT_DOWN).ball == 45


def test_a_long_gain_uses_no_time_and_makes_a_first_down() -> None:
    text = "If this play gains 20 yards or more, it becomes first down and it uses no Time Units."
    game = called(text, True, 4, False).run_to(NEXT_DOWN)
    assert (game.clock, game.down) == (15, 1)
    game = called(text, True, 3, False).run_to(NEXT_DOWN)
    assert (game.clock, game.down) == (14, 2)


@pytest.mark.parametrize(("calls", "clock"), [("9-9", 15), ("0-9", 14)])
def test_a_dropped_pass_uses_no_time(calls: str, clock: int) -> None:
    text = "If this pass is incomplete, it uses no Time Units."
    mine = play(f"Short Pass: 20 ({calls})", 3, abilities=(text,), name="Own")
    game = scenario("crd", calls=(mine, "Run Left"))
    assert game.run_to(NEXT_DOWN).clock == clock


@pytest.mark.parametrize("stopped", [True, False])
def test_the_sentence_after_it_is_one_of_its_own(stopped: bool) -> None:
    text = "If this play is stopped, lose 5 yards. Draw an Action card."
    game = called(text, True, 3, stopped)
    before = len(game.offense.hand)
    game.run_to(NEXT_DOWN)
    assert len(game.offense.hand) == before + 2  # one is drawn at the end of the down
    assert game.ball == (20 if stopped else 40)


@pytest.mark.parametrize(("stopped", "ball"), [(True, 20), (False, 50)])
def test_otherwise_asks_of_the_same_play(stopped: bool, ball: int) -> None:
    text = "If this play is stopped, lose 5 yards. Otherwise, gain 10 yards."
    assert called(text, True, 3, stopped).run_to(NEXT_DOWN).ball == ball
    assert called(text, False, 3, stopped).run_to(NEXT_DOWN).ball == (25 if stopped else 40)


def test_yards_cannot_depend_on_themselves_twice() -> None:
    text = "If this play gains 20 yards or more, lose 5 yards. Otherwise, gain 5 yards."
    with pytest.raises(TextError):
        called(text, True, 3, False)


def test_a_stopped_play_is_replaced_while_it_still_can_be() -> None:
    text = (
        "If this play is stopped, you may flip over the top card of your Play deck. That card"
        " becomes your play this down."
    )
    mine = play("Run Left", 3, abilities=(text,), name="Own")
    top = play("Run Right", 7, name="Top")
    side = Side(play_deck=[top, top, top])
    game = scenario("crd", offense=side, calls=(mine, play("Run Left", 0, "Run Left")), at="effect")
    game.offense.answers(YES)
    assert game.run_to(NEXT_DOWN).ball == 60


@pytest.mark.parametrize(
    "text",
    [
        "Whenever your play is stopped, your current play becomes a Run Left.",
        "When your pass is incomplete, it becomes a Short Pass: 10 (0-9).",
        "When your Run is stopped, flip over the top card of your Play deck and it is the play.",
        "When your pass is incomplete, you may draw a Play card. If you do, it becomes complete.",
        "Once per half, whenever your Run is stopped on third down, it becomes successful.",
        "When your opponent's pass is incomplete, determine Grit. If it is 9, it is intercepted.",
    ],
)
def test_a_stopped_play_is_saved_while_it_still_can_be(text: str) -> None:
    would = text.replace(" is stopped", " would be stopped")
    would = would.replace("is incomplete", "would be incomplete")
    assert read(text, Scene()).abilities == read(would, Scene()).abilities


@pytest.mark.parametrize(
    "text",
    [
        "Whenever your pass is incomplete, your next pass is complete.",
        "Whenever your Run is stopped, your next play is successful.",
    ],
)
def test_a_later_play_is_saved_later(text: str) -> None:
    (ability,) = read(text, Scene()).abilities
    assert isinstance(ability, Triggered)


@rule("F-4", "F-7", "G-4")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("strength", "answer", "ball"), [(8, YES, 65), (8, NO, 25), (4, YES, 25)])
def test_a_runner_breaks_free_with_enough_strength(
    edition: str, strength: int, answer: Answer, ball: int
) -> None:
    text = (
        "Whenever your Run play is stopped, you may Exhaust this Player. If you do and the Play"
        " Strength is 8-9, the play becomes successful."
    )
    game = scenario(
        edition,
        offense=Side(players=[player("RB", text)]),
        calls=(play("Run Left", strength), play("Run Right", 0, "Run Left")),
        at="effect",
    )
    game.offense.answers(answer)
    assert game.run_to(NEXT_DOWN).ball == ball


@rule("F-7")
@pytest.mark.parametrize(("grit", "turned"), [(7, True), (2, False)])
@pytest.mark.parametrize("calls", [DROPPED, ("Short Pass: 20 (0-9)", "Run Left")])
def test_a_dropped_pass_is_intercepted_by_grit(
    grit: int, turned: bool, calls: tuple[str, str]
) -> None:
    text = (
        "Exhaust – Pass: If the pass is incomplete, determine Grit value. If the Grit is 5 or"
        " higher, the pass is intercepted. Exhaust only during On Field Adjustments."
    )
    decks = [play("Run Right", grit, name="Top")] * 3
    game = scenario(
        "crd",
        offense=Side(play_deck=[play("Run Right", 0, name="Zero")] * 3),
        defense=Side(players=[player("LB", text)], play_deck=decks),
        calls=calls,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.uses("LB")
    game.both_pass()
    dropped = calls == DROPPED
    game.run_to(NEXT_POSSESSION if turned and dropped else NEXT_DOWN)
    assert game.ball == (75 if turned and dropped else 25 if dropped else 45)


@rule("R-8")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("text", "call", "stops"),
    [
        ("If this play is stopped, it uses no Time Units.", "Run Left", "Run Left"),
        ("If this pass is incomplete, it uses no Time Units.", "Short Pass: 20 (9-9)", "Run Left"),
    ],
)
def test_a_play_that_fails_may_take_no_time(edition: str, text: str, call: str, stops: str) -> None:
    def clock(against: str, strength: int) -> int:
        mine = play(call, strength, stops, abilities=(text,), name="Own")
        calls = (mine, play("Run Right", 0, against, name="Plain"))
        return scenario(edition, calls=calls).run_to(NEXT_DOWN).clock

    assert clock(stops, 3) == 15
    assert clock("Long Pass", 9) == 14


@rule("F-10")
@since_2021
@pytest.mark.parametrize(("strength", "stops", "yards"), [(5, "Run Left", 55), (0, "Run Left", 10),
                                                          (5, "Long Pass", 10)])  # fmt: skip
def test_what_a_play_gains_besides_comes_to_a_play_that_fails_too(
    edition: str, strength: int, stops: str, yards: int
) -> None:
    """Its base yards are 0, and every effect is added."""
    text = "Gain an additional 10 yards on this play if you are losing by 7 or more points."
    calls = (play("Long Pass: 45 (4-7)", strength, abilities=(text,)), stops)
    game = scenario(edition, calls=calls, score=(0, 7)).run_to(NEXT_DOWN)
    assert game.yards == yards


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("loses", [True, False])
def test_an_incomplete_pass_takes_no_time_and_loses_what_it_loses(
    edition: str, loses: bool
) -> None:
    """In 2019 nothing is lost: an incomplete pass has no Play Results (R-8)."""
    text = "If this pass is incomplete, this play uses 0 Time Units."
    calls = (play("Long Pass: 45 (4-7)", 0, abilities=(text,)), "Run Left")
    loss = player("TE", "Whenever a pass is incomplete, lose 5 yards.")
    side = Side(players=[loss] if loses else [])
    game = scenario(edition, offense=side, calls=calls)
    before = game.clock
    game.run_to(NEXT_DOWN)
    assert game.clock == before
    assert game.ball == (20 if loses and edition != "2019" else 25)
