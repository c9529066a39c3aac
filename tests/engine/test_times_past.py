"""What a game keeps of the play before and of the start of a down, because cards ask for it."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.nouns import BallBegan, CalledBefore, CountCalls, HadRole
from snapcount.cards.tree import MoveBall
from snapcount.engine.editions import EDITION_NAMES
from snapcount.engine.limits import named_last
from snapcount.engine.noted import CARRIED, TACKLED, THE_DOWN, THE_GAME, Began, Named
from snapcount.engine.records.packed import packed, unpacked
from snapcount.testing import (
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    PRIOR_TO_SELECTING,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)
from snapcount.testing.cards import nodes

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
NOTHING = play("Run Right", 0, name="Nothing")


def asking(node: Any, asked: str) -> Any:
    """A card that scores 5 points if that is so."""
    card = action(f"If {asked}, score 5 points.", when=ON_FIELD_ADJUSTMENTS, name="Card")
    assert any(isinstance(each, node) for each in nodes(card))
    return card


@rule("F-9")
@every_edition
@pytest.mark.parametrize(
    ("asked", "points"),
    [
        ("was the runner on your last play", 5),
        ("was designated on the previous play", 5),
        ("was the receiver on the last down", 0),
        ("was the tackler on the last play", 0),
        ("ran the ball on the last down", 5),
        ("caught a pass on the last down", 0),
        ("made a tackle on the previous play", 0),
        ("gained 1 or more yards on your last play", 5),
        ("gained 50 or more yards on the last play", 0),
    ],
)
def test_who_was_designated_on_the_last_play(edition: str, asked: str, points: int) -> None:
    back = player("RB", f"At the start of a down, if this Player {asked}, score 5 points.")
    assert any(isinstance(each, HadRole) for each in nodes(back))
    game = scenario(edition, offense=Side(players=[back]), ball=10)
    assert game.offense.score == 0
    assert game.run_to(NEXT_DOWN).offense.score == points


@rule("F-9")
@every_edition
@pytest.mark.parametrize(
    ("asked", "catch", "points"),
    [
        ("caught a pass", "0-9", 5),
        ("received the ball", "0-9", 5),
        ("ran the ball", "0-9", 0),
        ("gained 5 or more yards", "0-9", 5),
        ("gained less than 5 yards", "0-9", 0),
        ("caught a pass", "3-3", 0),
        ("did not catch a pass", "3-3", 5),
    ],
)
def test_what_a_receiver_did_on_the_last_play(
    edition: str, asked: str, catch: str, points: int
) -> None:
    """Nobody is designated on a pass that is incomplete, so that nobody caught it."""
    wide = player("WR", f"At the end of a down, if this Player {asked} last play, score 5 points.")
    thrown = play(f"Short Pass: 5 ({catch})", 0)
    side = Side(players=[wide], play_deck=[thrown, thrown])
    game = scenario(edition, offense=side, calls=(thrown, NOTHING), carrier="WR", ball=10)
    before = game.run_to(NEXT_DOWN).offense.score
    assert game.run_to(NEXT_DOWN).offense.score - before == points


@rule("P-1")
@every_edition
def test_the_last_play_of_somebody_is_kept_through_the_others(edition: str) -> None:
    back = player("RB", "Run: If this Player was designated on your last play, gain 5 yards.")
    game = scenario(edition, offense=Side(players=[back]), down=4, ball=50)
    mine, theirs = game.offense.seat, game.defense.seat
    assert named_last(game.state, mine, CARRIED) < 0
    game.run_to(NEXT_POSSESSION)
    runner = named_last(game.state, mine, CARRIED)
    assert runner >= 0
    assert named_last(game.state, theirs, CARRIED) < 0
    game.run_to(NEXT_DOWN).run_to(NEXT_DOWN)
    assert named_last(game.state, mine, CARRIED) == runner
    assert game.state.last_plays[0] == theirs


@rule("F-20")
@every_edition
@pytest.mark.parametrize(("line", "points"), [(30, 5), (29, 0), (40, 5)])
def test_where_the_ball_lay_when_the_down_started(edition: str, line: int, points: int) -> None:
    """It is moved in the meantime."""
    words = f"the ball was on or inside your own {line}-yard line at the start of this down"
    moves = action(MoveBall(10), when=PRIOR_TO_SELECTING, name="Moves")
    side = Side(hand=[moves, asking(BallBegan, words)])
    game = scenario(edition, offense=side, ball=30, at=PRIOR_TO_SELECTING)
    game.offense.plays("Moves")
    game.run_to(ON_FIELD_ADJUSTMENTS).offense.plays("Card")
    assert game.run_to(NEXT_DOWN).offense.score == points


@rule("R-5")
@every_edition
@pytest.mark.parametrize(
    "asked",
    ["you called a Run earlier this possession", "your previous play this possession was a Run"],
)
def test_this_play_is_no_earlier_one(edition: str, asked: str) -> None:
    for downs, points in ((0, 0), (1, 5)):
        game = scenario(edition, offense=Side(hand=[asking(CountCalls, asked)]), ball=10)
        for _ in range(downs):
            game.run_to(NEXT_DOWN)
        game.run_to(ON_FIELD_ADJUSTMENTS).offense.plays("Card")
        assert game.run_to(NEXT_DOWN).offense.score == points


@rule("F-4")
@every_edition
@pytest.mark.parametrize(
    ("asked", "so"),
    [
        ("your play was stopped last down", True),
        ("your Run on the down before was stopped", True),
        ("your opponent stopped you on the last down", True),
        ("your play was not stopped last down", False),
        ("your Pass was stopped on the last down", False),
        ("your opponent's play was stopped last down", False),
    ],
)
def test_what_became_of_the_play_on_the_down_before(edition: str, asked: str, so: bool) -> None:
    side = Side(hand=[asking(CalledBefore, asked)])
    stopped = (play("Run Left", 3), play("Run Left", 0, stops="Run Left"))
    game = scenario(edition, offense=side, calls=stopped, ball=10)
    game.run_to(NEXT_DOWN)
    game.run_to(ON_FIELD_ADJUSTMENTS).offense.plays("Card")
    assert game.run_to(NEXT_DOWN).offense.score == (5 if so else 0)


@pytest.mark.parametrize(
    "noted", [Named(1, TACKLED, 19, THE_GAME), Named(0, CARRIED, 0, THE_GAME), Began(99, THE_DOWN)]
)
def test_what_is_kept_is_saved(noted: Any) -> None:
    again = unpacked(packed(noted))
    assert type(again) is type(noted)
    assert packed(again) == packed(noted)
