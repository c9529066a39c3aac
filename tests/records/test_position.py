"""Position lines: the same state again, and set-ups written by hand."""

from __future__ import annotations

import pytest

from snapcount.engine.editions import CRD, EDITION_NAMES, RB19
from snapcount.engine.errors import RecordError
from snapcount.engine.game import new_game
from snapcount.engine.options import ASK_CALL, ASK_LINE_UP, ASK_PLAY_OR_KICK, LINE_UP
from snapcount.engine.records.position import from_line, to_line
from snapcount.engine.records.saved import SavedFrame, SavedLayer
from snapcount.engine.setup import new_table
from snapcount.engine.terms import PLAY_CARD
from snapcount.testing import ON_FIELD_ADJUSTMENTS as ADJUSTING
from snapcount.testing import action, scenario
from snapcount.testing.fixed_decks import fixed_decks
from snapcount.testing.random_games import random_states

TABLE = new_table(fixed_decks("crd"), CRD)
START = "crd H1 15 1st own25 Home 0-0 3/3"
AT_DOWN = CRD.at_down
# An effect of an ability that is not there, and one that is carried out beyond its last step.
UNKNOWN = ",".join(["999"] + ["0"] * (len(SavedLayer.__struct_fields__) - 1))
BEYOND = ",".join("99" if field == "pc" else "0" for field in SavedFrame.__struct_fields__[:-1])


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("seed", [0, 1])
def test_a_state_comes_back_from_its_line(edition: str, seed: int) -> None:
    all_pro = edition in ("2022", "crd") and seed == 1
    for number, game in enumerate(random_states(edition, seed, all_pro)):
        if number % 7:
            continue
        line = to_line(game)
        assert "\n" not in line
        again = from_line(line, game.table)
        assert again.fingerprint() == game.fingerprint()
        assert again.save() == game.save()
        assert to_line(again) == line


def test_whom_an_effect_chose_before_is_in_its_line_whoever_they_are() -> None:
    everybody = action("Energize all Players. Exhaust one of those Players.", when=ADJUSTING)
    game = scenario("crd", defense=[everybody], at=ADJUSTING)
    game.defense.plays(0)
    game.both_pass()
    (frame,) = game.state.frames
    frame.chosen |= 0b1111 << 36  # the last four of all, whom the table of a test leaves out
    line = to_line(game.state)
    assert str(frame.chosen) in line
    assert from_line(line, game.state.table).save() == game.state.save()
    game.defense.answers_anything()


def test_the_first_words_are_for_everyone() -> None:
    game = new_game(TABLE, 1)
    game.score = [7, 10]
    game.ball = 70
    game.period = 2
    assert to_line(game).startswith(
        f"crd OT1 15 1st opp30 {('Home', 'Away')[game.offense]} 7-10 3/3 "
    )


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_a_line_with_its_decks_needs_no_table(edition: str) -> None:
    for number, game in enumerate(random_states(edition, 2)):
        if number % 100 == 0:
            line = to_line(game, embed=True)
            again = from_line(line)
            assert again.table.digest == game.table.digest
            assert again.save() == game.save()
            assert from_line(line, game.table).save() == game.save()


# Set-ups by hand ---------------------------------------------------------------------------------


def test_a_bare_line_begins_a_possession() -> None:
    game = from_line(START, TABLE)
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == (ASK_LINE_UP, 0)
    assert all(option.verb == LINE_UP for option in game.decision.options)
    assert len(game.play_deck[0]) == TABLE.kind.count(PLAY_CARD) // 2
    assert game.play_hand == [[], []]


def test_a_puzzle_names_only_what_matters() -> None:
    """Last play of the game, nine yards to go, four Players a side: what do you call?"""
    plays = [TABLE.opening[0][0][0], TABLE.opening[0][0][-1]]
    line = (
        f"crd H2 1 4th opp9 Home 14-17 0/0 phase={AT_DOWN} on_field=0,1,2,3,15,16,17,18"
        f" play_hand={plays[0]},{plays[1]}/{TABLE.opening[1][0][0]}"
    )
    game = from_line(line, TABLE)
    assert game.decision is not None
    assert (game.ball, game.down, game.score, game.timeouts) == (91, 4, [14, 17], [0, 0])
    assert game.decision.kind == ASK_PLAY_OR_KICK
    game.apply(game.decision.options[0])
    while game.decision.kind != ASK_CALL:
        game.apply(game.decision.options[0])
    assert set(plays) <= {option.a for option in game.decision.options}


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("", "starts with 8 words: edition, period"),
        (START.replace("crd", "2019"), "uses the 2019 rules"),
        (START.replace("H1", "Q1"), "isn't a period. Write H1"),
        (START.replace("H1", "H0"), "isn't a period"),
        (START.replace("1st", "5th"), "isn't a down"),
        (START.replace("own25", "own"), "isn't a spot on the field"),
        (START.replace("own25", "own250"), "ball"),
        (START.replace("Home", "Nobody"), "Write Home or Away"),
        (START.replace("0-0", "0-x"), "'score' must be numbers"),
        (START.replace("0-0", "0"), "score"),
        (f"{START} weather=rain", "'weather=rain' isn't a field"),
        (f"{START} phase=1 phase=1", "appears twice"),
        (f"{START} phase=1,2", "'phase' must be one number"),
        (f"{START} phase=9999", "no phase 9999"),
        (f"{START} table=0123456789abcdef", "belongs to table"),
        (f"{START} state=99", "different state format"),
        (f"{START} on_field=0,20", "list of slots"),
        (f"{START} play_hand=0/", "two places"),
        (f"{START} play_hand=10,10/", "two places"),
        (f"{START} play_hand=999/", "no card 999"),
        (f"{START} play_hand=1001/", "play_hand"),
        (f"{START} play_hand=10", "play_hand"),
        (f"{START} play_deck=10/", "is nowhere"),
        (f"{START} superstar=3", "pairs of a slot and a card"),
        (f"{START} superstar=3,10", "isn't a Superstar of Player 3"),
        (f"{START} dice=0.0.0.0", "four groups of eight"),
        (f"{START} this=weather:1", "isn't anything about a down"),
        (f"{START} this=kick:1,2", "'kick' must be one number"),
        (f"{START} layers=1,2", "'layers' needs "),
        (f"{START} layers={UNKNOWN}", "no card on this table has"),
        (f"{START} frames={BEYOND}", "past its end"),
        (f"{START} asked=0,2,3,-1,-1", "fewer than two options"),
        (f"{START} asked=0,2,3,-1,-1,4,-1", "cut off"),
        (f"{START} asked=0,2,3,-1,-1,99,-1,-1", "no option of verb 99"),
        (f"{START} asked=0,3,6,10,-1,6,29,-1", "would be called, but isn't in hand"),
        (f"{START} asked=0,4,8,0,-1,8,19,-1 phase=9999", "no phase"),
        (f"{START} phase=1 asked=0,0,7,0,-1,7,1,-1", "can't continue from this position"),
        (f"{START} asked=0,8,17,-1,-1,18,-1,-1", "an effect that isn't there"),
        (f"{START} over=1 asked=0,2,3,-1,-1,4,-1,-1", "someone still has to answer"),
        (f"{START} decks=AAAA", "cut off or damaged"),
    ],
)
def test_what_is_wrong_is_said(line: str, words: str) -> None:
    with pytest.raises(RecordError) as caught:
        from_line(line, TABLE)
    assert words in str(caught.value)


def test_a_line_without_decks_needs_a_table() -> None:
    with pytest.raises(RecordError, match="Provide the table"):
        from_line(START)


def test_a_line_with_decks_is_held_against_the_table() -> None:
    line = to_line(new_game(TABLE, 1), embed=True)
    other = new_table(fixed_decks("2019"), RB19)
    with pytest.raises(RecordError, match="belongs to table"):
        from_line(line, other)
