"""When texts work: what waits in the layers, who enters, what a deck holds, what was accepted."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.cards.language.parse import parse_abilities, parse_timing
from snapcount.cards.nouns import CalledBefore, Condition, CountDeck, LayerWaits
from snapcount.cards.tree import Triggered
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    END_OF_PLAY,
    NEXT_DOWN,
    NEXT_POSSESSION,
    NO,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PLAY,
    YES,
    Scenario,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
    synergy,
)
from snapcount.testing.cards import nodes

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])


def asked(text: str, node: type) -> Condition:
    condition = parse_timing(f"Play only if {text}.").condition
    assert condition is not None
    assert node in {type(part) for part in nodes(condition)}
    return condition


# Layers ----------------------------------------------------------------------------------------


@rule("T-11")
@every_edition
@pytest.mark.parametrize(
    ("line", "answers"),
    [
        ("Play only if an Action card played by your opponent is waiting.", True),
        ("Play only in response to an Action card.", True),
        ("Play only in response to your opponent using an Exhaust ability.", False),
        ("Play only if an Exhaust ability is not waiting.", True),
    ],
)
def test_a_card_is_played_in_response(edition: str, line: str, answers: bool) -> None:
    reply = f"Draw a Play card. {line}"
    game = scenario(edition, offense=["Gain 5 yards."], defense=[reply], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    assert game.defense.may(PLAY(0)) is answers


CAUSES, GAINS = "an effect that would cause a fumble", "an effect that would gain yards"
CHOOSES = "an Action card that chooses a Player"


@rule("T-11")
@every_edition
@pytest.mark.parametrize(
    ("text", "line", "answers"),
    [
        ("The offense fumbles.", f"in response to {CAUSES}", True),
        ("The offense fumbles.", "when your opponent would fumble", True),
        ("The offense fumbles.", "when a turnover would happen", True),
        ("The offense fumbles.", f"in response to {GAINS}", False),
        ("Gain 5 yards.", f"in response to {CAUSES}", False),
        ("Gain 5 yards.", f"in response to {GAINS}", True),
        ("Determine Grit. If the Grit is 9, gain 5 yards.", f"in response to {GAINS}", True),
        ("Energize one of your Players.", f"in response to {CHOOSES}", True),
        ("Energize all of your Players.", f"in response to {CHOOSES}", False),
    ],
)
def test_an_effect_is_answered_for_what_it_would_do(
    edition: str, text: str, line: str, answers: bool
) -> None:
    reply = f"Draw a Play card. Play {line}."
    game = scenario(edition, offense=[text], defense=[reply], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    assert game.defense.may(PLAY(0)) is answers


@every_edition
@pytest.mark.parametrize("scored", [True, False])
def test_a_card_is_played_on_what_has_happened_in_this_down(edition: str, scored: bool) -> None:
    cards = [
        "Draw a Play card. Play when you score a touchdown.",
        "Draw a Play card. Play at any time.",
    ]
    game = scenario(edition, offense=cards, ball=90 if scored else 20, at=AFTER_DESIGNATION)
    game.offense.offered(PASS, PLAY(1))
    game.run_to(END_OF_PLAY)
    assert game.offense.may(PLAY(0)) is scored


@rule("T-11")
@every_edition
def test_nothing_is_answered_before_it_is_there(edition: str) -> None:
    reply = "Draw a Play card. Play only in response to an Action card played by your opponent."
    own = action("Gain 5 yards.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[own, reply], at=ON_FIELD_ADJUSTMENTS)
    game.offense.offered(PASS, PLAY(0))
    game.offense.plays(0)
    asked("an Action card played by your opponent is waiting", LayerWaits)
    assert not game.offense.may(PLAY(1)), "its own card is not the opponent's"


# The down before -------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize(
    ("condition", "yards"),
    [
        ("you called a Run on the previous down", 25),
        ("you called a Pass on the previous down", 15),
        ("your opponent called a Run on the previous down", 15),
        ("the offense did not call a Pass on the last down", 25),
    ],
)
def test_what_was_called_on_the_down_before(edition: str, condition: str, yards: int) -> None:
    text = f"If {condition}, gain 10 yards. Play only after Player Designation."
    game = scenario(edition, offense=[text], at=AFTER_DESIGNATION)
    asked(condition, CalledBefore)
    game.run_to(NEXT_DOWN).run_to(AFTER_DESIGNATION)
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == yards


@every_edition
def test_the_other_team_called_the_down_before(edition: str) -> None:
    """A Run of one's own from an earlier possession is not the down before."""
    text = (
        "If you called a Run on the previous down, score 1 point."
        " Play only prior to selecting a play."
    )
    game = scenario(edition, offense=["Gain 5 yards."], defense=[text], down=4)
    game.run_to(NEXT_POSSESSION)
    game.run_to("prior to selecting a play")
    game.defense.plays(0)
    game.both_pass()
    assert not game.log.has(events.POINTS)


@every_edition
@pytest.mark.parametrize(("call", "points"), [("Run", 0), ("Pass", 1)])
def test_the_second_seat_called_the_down_before(edition: str, call: str, points: int) -> None:
    text = f"If you called a {call} on the previous down, score 1 point."
    card = f"{text} Play only prior to selecting a play."
    plays = Side(hand=[card], plays=[play("Short Pass: 20 (0-9)", 4, name="Out")])
    game = scenario(edition, defense=plays, down=4)
    game.run_to(NEXT_POSSESSION).run_to("call")
    game.defense.calls("Out")
    game.run_to(NEXT_DOWN).run_to("prior to selecting a play")
    game.defense.plays(0)
    game.both_pass()
    assert game.log.count(events.POINTS) == points


# Decks -----------------------------------------------------------------------------------------


@rule("X-3")
@since_2021
@pytest.mark.parametrize(
    ("text", "more"),
    [
        ("your deck has more Run plays than Pass plays", 5),
        ("your deck has an equal number of Run and Pass plays", 0),
        ("your deck has at least 1 Pass play", 5),
        ("your deck has no Pass plays", 0),
        ("your deck has no Unique cards", 0),
        ("the number of Unique cards built into your deck is exactly 1", 5),
        ("the number of Run plays built into your opponent's deck is at least 1", 5),
    ],
)
def test_a_synergy_asks_which_plays_a_deck_has(edition: str, text: str, more: int) -> None:
    card = synergy(asked(text, CountDeck), "Your Run plays gain 5 more yards.")
    deck = [play("Short Pass: 10 (0-9)"), play("Run Right", unique=True, name="Rare")]
    game = scenario(edition, offense=Side(synergy=card, play_deck=deck))
    assert game.run_to(NEXT_DOWN).yards == 15 + more


@rule("D-3")
@since_2021
@pytest.mark.parametrize(
    ("text", "more"),
    [
        ("your deck has no Play cards with a Time Unit value higher than 2", 0),
        ("your deck has no Play cards with a Time Unit value higher than 3", 5),
        ("your deck has at least one Play that uses 3 Time Units", 5),
        ("your deck has at least two Plays that use 3 Time Units", 0),
        ("your deck has at least one Run with a Strength of 8 or more", 5),
        ("your deck has at least one Short Pass with a Strength of 8 or more", 0),
        ("your Play deck has more Plays with a Strength of 8 or more than Short Passes", 0),
    ],
)
def test_a_synergy_asks_which_numbers_the_plays_of_a_deck_have(
    edition: str, text: str, more: int
) -> None:
    card = synergy(asked(text, CountDeck), "Your Run plays gain 5 more yards.")
    deck = [play("Short Pass: 10 (0-9)", 2, name="Low"), play("Run Right", 9, time=3, name="Slow")]
    game = scenario(edition, offense=Side(synergy=card, play_deck=deck))
    assert game.run_to(NEXT_DOWN).yards == 15 + more


@every_edition
def test_a_card_asks_which_plays_a_deck_has(edition: str) -> None:
    text = "If your deck has more Run plays than Pass plays, gain 10 yards."
    game = scenario(edition, offense=[text], at=AFTER_DESIGNATION)
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == 25


# Players ---------------------------------------------------------------------------------------


@rule("S-5")
@every_edition
def test_a_player_that_is_substituted_enters_the_field(edition: str) -> None:
    ear = player("WR", "Whenever this Player enters the field, score 1 point.", name="Fresh")
    swap = "Substitute one of your Running Backs with a Player."
    side = Side(players=[ear], hand=[swap], bench="Fresh")
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert len(game.log.all(events.POINTS)) == 1


@rule("S-5")
@every_edition
def test_whom_one_substitutes_is_taken_out(edition: str) -> None:
    """As in “Substitute an Exhausted Player”: who comes in is Energized (R-46)."""
    hears = player("QB", "Whenever you substitute an Exhausted Player, score 1 point.", name="Ear")
    swap = action("Substitute one of your Running Backs with a Player.", name="Swap")
    for exhausted, points in ((["Runner"], 1), ([], 0)):
        runner = player("RB", "Run: Gain 5 yards.", name="Runner")
        side = Side(players=[hears, runner], hand=[swap], exhausted=exhausted)
        game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
        game.offense.plays("Swap")
        game.both_pass()
        game.run_to(NEXT_DOWN)
        assert len(game.log.all(events.POINTS)) == points


@pytest.mark.parametrize("whom", ["a Quarterback", "one of your Tight Ends"])
def test_one_substitutes_in_or_out(whom: str) -> None:
    assert is_refused(f"Whenever you substitute {whom}, draw an Action card.", action=False)
    for way, event in (("in", "enters"), ("out", "leaves")):
        for said in (f"substitute {way} a Quarterback", f"substitute a Quarterback {way}"):
            (waits,) = parse_abilities(f"Whenever you {said}, draw an Action card.")
            assert isinstance(waits, Triggered)
            assert waits.event == f"a Player {event} the field"


@rule("S-5")
@every_edition
def test_who_lines_up_enters_the_field(edition: str) -> None:
    ear = player("CB", "Whenever this Player enters the field, score 1 point.")
    game = scenario(edition, offense=Side(players=[ear]), down=4)
    game.run_to(NEXT_POSSESSION).run_to(NEXT_DOWN).run_to("designation")
    assert len(game.log.all(events.POINTS)) == 1


@every_edition
@pytest.mark.parametrize("text", ["this Player is substituted in", "you substitute a Player"])
def test_who_lines_up_is_not_substituted(edition: str, text: str) -> None:
    ear = player("WR", f"Whenever {text}, score 1 point.", name="Fresh")
    swap = "Substitute one of your Running Backs with a Player."
    side = Side(players=[ear], hand=[swap], bench="Fresh")
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert len(game.log.all(events.POINTS)) == 1
    back = player("CB", f"Whenever {text}, score 1 point.")
    game = scenario(edition, offense=Side(players=[back]), down=4)
    game.run_to(NEXT_POSSESSION).run_to(NEXT_DOWN).run_to("designation")
    assert not game.log.all(events.POINTS)


@every_edition
@pytest.mark.parametrize("by", ["offense", "defense"])
def test_an_effect_of_the_opponent_exhausts_one(edition: str, by: str) -> None:
    """Not one's own effect, and not the rules, which exhaust the runner after the play."""
    words = "Each time one of your opponent's effects exhausts one of your Players, score 1 point."
    hands = {by: ["Exhaust all Running Backs."]}
    offense = Side(players=[player("TE", words)], hand=hands.get("offense", []))
    defense = Side(hand=hands.get("defense", []))
    game = scenario(edition, offense=offense, defense=defense, at=ON_FIELD_ADJUSTMENTS)
    (game.offense if by == "offense" else game.defense).plays(0)
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert len(game.log.all(events.POINTS)) == (by == "defense")


GUARD = (
    "Whenever your opponent would Exhaust one of your Players, you may Exhaust this Player instead."
)


def exhausting(edition: str, by: str) -> Scenario:
    """One side's card exhausts the offense's Running Back, whom a Tight End may guard."""
    text = "Exhaust all Running Backs."
    hands: dict[str, Any] = {by: [text]} if by == "defense" else {}
    players = [player("TE", GUARD)]
    offense = Side(players=players, hand=[text] if by == "offense" else [])
    return scenario(edition, offense=offense, **hands, at=ON_FIELD_ADJUSTMENTS)


@every_edition
@pytest.mark.parametrize("says", [YES, NO], ids=["yes", "no"])
def test_a_player_is_exhausted_in_anothers_stead(edition: str, says: Any) -> None:
    game = exhausting(edition, "defense")
    game.defense.plays(0)
    game.both_pass()
    game.offense.answers(says)
    out = "Test TE" if says is YES else "Running Back"
    assert game.offense.exhausted == [out]


@every_edition
def test_ones_own_effect_is_nobody_elses(edition: str) -> None:
    game = exhausting(edition, "offense")
    game.offense.plays(0)
    game.both_pass()
    assert game.offense.exhausted == ["Running Back"]


# Limits ----------------------------------------------------------------------------------------


@every_edition
def test_an_offer_that_is_declined_is_made_again(edition: str) -> None:
    ear = player("QB", "Once per possession, you may score 1 point at the start of a down.")
    game = scenario(edition, offense=Side(players=[ear]), at="effect")
    for said in (NO, NO, YES):
        game.offense.answers(said)
        game.run_to(NEXT_DOWN)
        if said is NO:
            game.run_to("effect")
    game.run_to(NEXT_DOWN)
    assert len(game.log.all(events.POINTS)) == 1


# Until the end ---------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize("line", ["At the end of the possession", "At the end of this possession"])
def test_what_is_to_come_at_the_end_of_the_possession_waits_for_it(edition: str, line: str) -> None:
    card = f"{line}, score 1 point. Play only after Player Designation."
    game = scenario(edition, offense=[card], at=AFTER_DESIGNATION)
    game.offense.plays(0)
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert not game.log.all(events.POINTS), "the possession goes on"
    game.run_to(NEXT_POSSESSION).run_to(NEXT_DOWN).run_to("designation")
    assert len(game.log.all(events.POINTS)) == 1


@every_edition
@pytest.mark.parametrize("answers", [True, False])
def test_what_does_not_happen_is_known_when_its_time_is_over(edition: str, answers: bool) -> None:
    card = "If your opponent does not play an Action card this down, score 1 point."
    reply = action("Draw a Play card.", when=AFTER_DESIGNATION)
    game = scenario(edition, offense=[card], defense=[reply], at=AFTER_DESIGNATION)
    game.offense.plays(0)
    if answers:
        game.defense.plays(0)
    game.run_to(NEXT_DOWN)
    assert len(game.log.all(events.POINTS)) == (not answers)


@every_edition
@pytest.mark.parametrize("strength", [0, 9])
def test_grit_that_comes_out_is_heard(edition: str, strength: int) -> None:
    ear = player("QB", "Whenever you determine a Grit of 9, score 1 point.")
    deck = [play("Run Left", strength=strength)] * 4
    side = Side(players=[ear], hand=["Determine Grit."], play_deck=deck)
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert len(game.log.all(events.POINTS)) == (strength == 9)


@every_edition
@pytest.mark.parametrize(("position", "heard"), [("Running Back", 1), ("Tight End", 0)])
def test_the_kind_of_ball_carrier_is_known_to_the_tackler(
    edition: str, position: str, heard: int
) -> None:
    ear = player("DE", f"Whenever this Player tackles a {position}, score 1 point.")
    game = scenario(edition, defense=Side(players=[ear]))
    game.run_to(NEXT_DOWN)
    assert len(game.log.all(events.POINTS)) == heard
