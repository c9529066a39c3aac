"""The texts that the documents give word for word, and those of chapter E, typed in and played.

Each card goes the way of a card that somebody types in: it is judged, printed, read back as the
same card, corrected by its erratum where it has one, put on a table and used.
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from snapcount.cards.card import (
    ActionCard,
    AnyCard,
    PlayCard,
    PlayerCard,
    Superstar,
)
from snapcount.cards.catalog.entry import EntryKind, Typed
from snapcount.cards.catalog.judge import card_fields, judge
from snapcount.cards.errata import ERRATA, corrected
from snapcount.cards.language.card_reading import read_card
from snapcount.cards.language.printing import english, printed
from snapcount.engine import events
from snapcount.engine.terms import STOPPED
from snapcount.testing import (
    AFTER_DESIGNATION,
    BLANK,
    END_OF_PLAY,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PICK_CARD,
    PLAY,
    PRIOR_TO_SELECTING,
    START_OF_DOWN,
    USE,
    Side,
    play,
    player,
    rule,
    scenario,
)
from snapcount.testing.editions import editions_where

FLIP = "Exhaust: Flip over the top card of your Play deck. That card becomes your play this down."
HUSH = (
    "Exhaust (0): Your opponent discards all of their Action cards and does not draw an Action card"
    " at the end of this down. Exhaust only at the end of the play."
)
SEARCH = (
    "Exhaust: Search your deck for a card, reveal it and put it into your hand. Exhaust only at the"
    " end of the play."
)
RESCUE = (
    "Whenever a pass play would be stopped, flip over the top card of your Play deck and it becomes"
    " the play this down."
)
PATIENCE = (
    "If you would gain 30 yards or more on your next play, instead gain 10 yards, it becomes first"
    " down and Energize all players on the field."
)
SACK = (
    "Determine Grit value. The offense loses 10 yards instead of the yards gained or lost on the"
    " play if the Grit is 4-5. (This may result in a loss of yards on the play. X = 0)"
)
RUN = "Run Left, 3, stops -"
ADJUSTING = "Play only during On Field Adjustments."
WATCH = (
    "Exhaust: Choose one of your opponent's Players. Whenever that Player uses an Exhaust ability"
    " until the end of the possession, draw an Action card. Exhaust only at the start of a down."
)


def passer(
    number: str, text: str, kind: EntryKind = "player", position: str = "QB", rating: str = "88"
) -> Typed:
    return Typed(
        kind=kind, name="Known", number=number, position=position, text=text, rating=rating
    )


def trick(number: str, side: str, text: str, timing: str = ADJUSTING) -> Typed:
    return Typed(kind="action", name="Known", number=number, subtype=side, text=text, timing=timing)


def called(number: str, strength: str, offense: str, defense: str, text: str = "") -> Typed:
    return Typed(
        kind="play",
        name="Known",
        number=number,
        strength=strength,
        time="1",
        offense=offense,
        defense=defense,
        text=text,
    )


KNOWN = [
    passer("S1-19", FLIP),
    passer("C16-19", HUSH, position="LB"),
    passer("L284-21", SEARCH, kind="superstar", rating="98"),
    passer("E199-22", RESCUE, kind="legend", rating="99"),
    trick("S81-19", "offense", "Replay the Down. Gain 5 yards."),
    trick("S84-19", "defense", "Replay the Down. The offense loses 5 yards."),
    trick("S82-19", "offense", PATIENCE, "Play prior to selecting a play."),
    trick(
        "S83-19",
        "offense",
        "Your current play becomes a Short Pass: 15 (0-9).",
        "Play only during On Field Adjustments if you called a Run play.",
    ),
    trick("S86-19", "defense", SACK),
    called("S61-19", "0", "Run Left", "Run Left / Run Middle"),
    called("S62-19", "3", "Run Left", "Run Left / Run Right"),
    called("S63-19", "9", "Run Left", "Long Pass"),
    called("S64-19", "5", "Run Left", "Short Pass"),
    called("S65-19", "1", "Run Middle", "Run Left / Run Middle"),
    called("S70-19", "2", "Short Pass: 25 (2-9)", "Run Left"),
    called("U137-22", "4", "Run Left", "All Runs"),
    called("E240-20", "X", "Run Left", "Long Pass", "(Choose X as a play, X = 0 for Grit.)"),
    called("E241-20", "X", "Run Right", "Long Pass", "(Choose X as a play, X = 0 for Grit.)"),
    called("E242-20", "X", "Run Middle", "Long Pass", "(Choose X as a play, X = 0 for Grit.)"),
    called("E243-20", "X", "Run Left", "Short Pass", "(Choose X as a play, X = 0 for Grit.)"),
    # Known by what they do: worded as the documents word theirs.
    passer("S7-19", "Exhaust: Gain 5 yards."),
    passer("L279-21", "Exhaust: Your current play becomes a Run Right.", kind="superstar"),
    passer("E245-21", "Exhaust: Your current play becomes a Run Right."),
    passer("U129-22", "Your successful passes are also Short Passes.", position="TE"),
    passer("E197-22", WATCH, position="CB"),
    passer("C11-19", "Run: Cancel all Tackle abilities.", position="RB"),
    trick("E245-20", "offense", "Gain 5 yards."),
]


def known(number: str) -> AnyCard:
    """The card as it is typed."""
    return read_card(card_fields(next(typed for typed in KNOWN if typed.number == number)))


def a_player(number: str) -> PlayerCard:
    card = known(number)
    assert isinstance(card, PlayerCard)
    return card


def an_action(number: str) -> ActionCard:
    card = known(number)
    assert isinstance(card, ActionCard)
    return card


def a_play(number: str) -> PlayCard:
    card = known(number)
    assert isinstance(card, PlayCard)
    return card


# Read and printed --------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", KNOWN, ids=lambda typed: typed.number)
@pytest.mark.parametrize("edition", editions_where(lambda rules: rules.legends))
def test_a_known_card_is_read_printed_and_read_again(typed: Typed, edition: str) -> None:
    verdict = judge(typed)
    assert verdict.status == "playable", verdict.report
    card = corrected(known(typed.number), edition)
    page = printed(card)
    again = replace(
        card_fields(typed),
        text=page.text,
        timing=page.timing,
        offense=page.offense,
        defense=page.defense,
        unique=card.unique,
    )
    assert replace(read_card(again), text="") == replace(card, text="")


def test_every_card_with_an_erratum_that_has_known_words_is_here() -> None:
    here = {ERRATA[typed.number].clause for typed in KNOWN if typed.number in ERRATA}
    assert here == {f"E-{number}" for number in range(1, 10)}


# Played ------------------------------------------------------------------------------------------


def test_s1_19_flips_the_top_card_and_it_is_the_play() -> None:
    game = scenario(
        "2019",
        offense=Side(
            players=[a_player("S1-19")],
            play_deck=[play("Run Left", 3), play("Short Pass: 20 (0-9)", 4)],
        ),
        calls=("Run Left", "Run Left"),
        at=ON_FIELD_ADJUSTMENTS,
        carrier="Wide Receiver",
    )
    game.offense.offered(PASS, USE("Known")).uses("Known")
    game.both_pass()
    assert game.log.has(events.CALL_CHANGED)
    game.run_to(NEXT_DOWN)
    assert game.base_yards == 20
    assert "Known" in game.offense.exhausted


@rule("E-1")
def test_c16_19_empties_a_hand_at_a_strength_of_zero() -> None:
    side = Side(players=[a_player("C16-19")])
    game = scenario("crd", offense=[BLANK, BLANK], defense=side, strength=0, at=END_OF_PLAY)
    game.defense.offered(PASS, USE("Known")).uses("Known")
    game.both_pass()
    assert game.offense.hand == []
    assert game.log.has(events.NO_DRAW, seat=game.offense.seat)


def test_l284_21_searches_the_deck_and_shows_the_card() -> None:
    star = known("L284-21")
    assert isinstance(star, Superstar)
    normal = player("QB", name="Known")
    side = Side(players=[normal], superstars=[star], action_deck=["Gain 5 yards."])
    game = scenario("2021", offense=side, at=END_OF_PLAY)
    game.offense.offered(PASS, USE("Known")).uses("Known")
    game.both_pass()
    game.offense.offered(PICK_CARD("Gain 5 yards."), PICK_CARD("Blank"), PICK_CARD(RUN))
    game.offense.answers(PICK_CARD("Gain 5 yards."))
    assert game.offense.hand[0] == "Gain 5 yards."


def test_e199_22_flips_when_a_pass_would_be_stopped() -> None:
    game = scenario(
        "2022",
        offense=Side(
            players=[a_player("E199-22")],
            play_deck=[play("Run Left", 3), play("Run Right", 4)],
        ),
        calls=("Short Pass: 20 (0-9)", "Short Pass"),
    )
    game.run_to(NEXT_DOWN)
    assert game.log.has(events.CALL_CHANGED)
    assert game.base_yards == 20  # a Run of Strength 4


@rule("E-8")
@pytest.mark.parametrize(("number", "ball"), [("S81-19", 30), ("S84-19", 20)])
def test_s81_19_and_s84_19_replay_the_down_from_another_spot(number: str, ball: int) -> None:
    card = an_action(number)
    mine, theirs = ([card], []) if number == "S81-19" else ([], [card])
    game = scenario("crd", offense=mine, defense=theirs, down=2, at=ON_FIELD_ADJUSTMENTS)
    (game.offense if mine else game.defense).plays(0)
    game.both_pass()
    assert (game.ball, game.down) == (ball, 2)


@pytest.mark.parametrize(("gained", "ends_at", "down"), [(40, 35, 1), (30, 35, 1), (25, 50, 2)])
def test_s82_19_takes_the_place_of_30_yards_or_more(gained: int, ends_at: int, down: int) -> None:
    game = scenario(
        "2019",
        offense=Side(hand=[an_action("S82-19")], exhausted=["RB"]),
        calls=(f"Long Pass: {gained} (0-9)", "Run Left"),
        at=PRIOR_TO_SELECTING,
        carrier="Wide Receiver",
    )
    game.offense.plays(0)
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert (game.ball, game.down) == (ends_at, down)
    energized = gained >= 30
    assert ("Running Back" not in game.offense.exhausted) == energized


def test_s83_19_makes_a_run_a_pass_and_cannot_be_played_on_a_pass() -> None:
    game = scenario(
        "2019",
        offense=[an_action("S83-19")],
        calls=("Run Left", "Run Left"),
        at=ON_FIELD_ADJUSTMENTS,
        carrier="Wide Receiver",
    )
    game.offense.offered(PASS, PLAY(0)).plays(0)
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert game.base_yards == 15
    on_a_pass = scenario(
        "2019",
        offense=[an_action("S83-19"), "Gain 5 yards."],
        calls=("Short Pass: 20 (0-9)", "Run Left"),
        at=ON_FIELD_ADJUSTMENTS,
    )
    on_a_pass.offense.offered(PASS, PLAY("Gain 5 yards."))


@pytest.mark.parametrize(("strengths", "yards"), [((2, 3), -10), ((2, 4), 15)])
def test_s86_19_loses_10_if_the_grit_is_4_or_5(strengths: tuple[int, int], yards: int) -> None:
    mine, theirs = strengths
    game = scenario(
        "2019",
        offense=Side(play_deck=[play("Run Left", mine)] * 2),
        defense=Side(hand=[an_action("S86-19")], play_deck=[play("Run Left", theirs)] * 2),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.plays(0)
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert game.log.has(events.GRIT, a=mine + theirs)
    assert game.log.has(events.YARDS, b=yards)


@pytest.mark.parametrize(
    ("offense", "defense", "stopped"),
    [
        ("S61-19", "S61-19", True),
        ("S62-19", "S62-19", True),
        ("S63-19", "S63-19", False),
        ("S64-19", "S64-19", False),
        ("S65-19", "S65-19", True),
        ("S65-19", "S62-19", False),
        ("S70-19", "S64-19", True),
        ("S70-19", "S63-19", False),
        ("S65-19", "U137-22", True),
        ("S70-19", "U137-22", False),
    ],
)
def test_known_plays_stop_what_they_name(offense: str, defense: str, stopped: bool) -> None:
    game = scenario(
        "crd",
        offense=["Gain 1 yard."],
        calls=(a_play(offense), replace(a_play(defense), strength=4)),
        at=AFTER_DESIGNATION if not stopped else ON_FIELD_ADJUSTMENTS,
        carrier="Wide Receiver" if offense == "S70-19" else "",
    )
    assert (game.outcome == STOPPED) == stopped


@rule("E-4")
@pytest.mark.parametrize("number", ["E240-20", "E241-20", "E242-20", "E243-20"])
def test_an_x_play_has_the_strength_that_is_chosen(number: str) -> None:
    game = scenario("crd", calls=(a_play(number), "Long Pass"), strength=0, at="call")
    game.offense.calls("Known", 7)
    game.run_to(NEXT_DOWN)
    assert game.log.has(events.YARDS, b=35)


@rule("E-2")
def test_s7_19_waits_for_the_end_of_the_play() -> None:
    side = Side(players=[a_player("S7-19")], hand=["Gain 1 yard."])
    game = scenario("crd", offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.offered(PASS, PLAY(0))
    game.run_to(END_OF_PLAY)
    game.offense.offered(PASS, PLAY(0), USE("Known"))


@rule("E-5", "T-7")
def test_e245_21_changes_the_play_before_anybody_answers() -> None:
    game = scenario(
        "crd",
        offense=Side(players=[a_player("E245-21")]),
        calls=("Run Left", "Run Left"),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.uses("Known")
    assert game.log.has(events.CALL_CHANGED)  # nobody has passed yet
    game.both_pass()


@rule("E-6")
def test_u129_22_makes_a_long_pass_a_short_one_too() -> None:
    receiver = player(
        "WR", "Receive – Short Pass: Gain 5 yards.", "Receive – Long Pass: Gain 10 yards."
    )
    game = scenario(
        "crd",
        offense=Side(players=[a_player("U129-22"), receiver]),
        calls=("Long Pass: 30 (0-9)", "Short Pass"),
        carrier="Test WR",
        at="trigger order",
    )
    game.give(game.offense.decision().options[0])
    game.run_to(NEXT_DOWN)
    assert (game.base_yards, game.yards_by_effects) == (30, 15)


@rule("E-7")
def test_e197_22_answers_each_exhaust_ability_of_the_chosen_player() -> None:
    watched = player("WR", "Exhaust: Gain 5 yards. Exhaust only during On Field Adjustments.")
    game = scenario(
        "crd",
        offense=Side(players=[watched]),
        defense=Side(players=[a_player("E197-22")]),
        at=START_OF_DOWN,
        carrier="Tight End",
    )
    game.defense.uses("Known")
    game.both_pass()
    game.defense.picks("Test WR")
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.uses("Test WR")
    game.both_pass()
    assert len(game.defense.hand) == 1


@pytest.mark.parametrize(("carrier", "yards"), [("Known", 15), ("Tight End", 10)])
def test_c11_19_cancels_all_tackle_abilities_if_it_is_designated(carrier: str, yards: int) -> None:
    """Whoever carries the ball; the tackler's ability waits in a layer above."""
    tackler = player("LB", "Tackle: The offense loses 5 yards.")
    game = scenario(
        "2019",
        offense=Side(players=[a_player("C11-19")]),
        defense=Side(players=[tackler]),
        carrier=carrier,
        tackler="Test LB",
    )
    game.run_to(NEXT_DOWN)
    assert game.log.has(events.YARDS, b=yards)


@rule("E-3", "E-9")
@pytest.mark.parametrize("number", ["E245-20", "U137-22"])
def test_they_are_unique_and_say_so(number: str) -> None:
    assert not known(number).unique
    assert corrected(known(number), "crd").unique
    assert english(corrected(known(number), "crd")) == english(known(number))
