"""What Players have done is asked; what one of somebody's Players does, that player does."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.parse import parse_abilities
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    Side,
    play,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("this Player ran the ball", "this Player is the runner"),
        ("this Player did not run the ball", "this Player is not the runner"),
        ("this Player has run the ball this down", "this Player is the runner"),
        ("this Player caught the pass on this play", "this Player is the receiver"),
        ("this Player received a pass", "this Player is the receiver"),
        ("this Player made the tackle", "this Player is the tackler"),
        ("a Quarterback ran the ball", "the runner is a Quarterback"),
        (
            "one of your Running Backs ran with the ball this down",
            "the runner is one of your Running Backs",
        ),
        ("a Safety tackled the ball carrier", "the tackler is a Safety"),
    ],
)
def test_what_a_player_did_is_asked(said: str, plain: str) -> None:
    text = "At the end of the play, if {}, draw an Action card."
    assert parse_abilities(text.format(said)) == parse_abilities(text.format(plain))


@every_edition
@pytest.mark.parametrize(("strength", "drawn"), [(4, 1), (3, 0)])
def test_the_runner_and_how_far_he_ran(edition: str, strength: int, drawn: int) -> None:
    text = (
        "At the end of the play, if this Player ran the ball and the play gained 20 yards or more,"
        " energize this Player."
    )
    side = Side(players=[player("RB", text, name="Back")])
    game = scenario(edition, offense=side, strength=strength, carrier="Back", at="designation")
    game.run_to(NEXT_DOWN)
    assert ("Back" in game.offense.exhausted) is not bool(drawn)


@pytest.mark.parametrize("time", ["", " on this play", " this down", " during this play"])
def test_who_is_designated_is_one_question_with_its_time_and_without(time: str) -> None:
    plain = effects("If a Quarterback is designated to run the ball, gain 10 yards.")
    assert effects(f"If a Quarterback is designated to run the ball{time}, gain 10 yards.") == plain


@rule("F-9")
@every_edition
@pytest.mark.parametrize(("carrier", "gained"), [("Quarterback", 10), ("Running Back", 0)])
def test_a_play_asks_who_runs_it(edition: str, carrier: str, gained: int) -> None:
    text = "If a Quarterback is designated to run the ball on this play, gain 10 yards."
    called = play("Run Left", 3, abilities=(text,), name="Keeper")
    game = scenario(edition, calls=(called, play("Run Left", 0)), carrier=carrier, at="designation")
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == gained


@rule("R-14")
@every_edition
def test_an_audible_asks_later_who_runs(edition: str) -> None:
    text = "Whenever you use an audible, if a Quarterback is designated to run, gain 5 yards."
    side = Side(
        hand=["Use an audible."],
        players=[player("QB", text, name="Passer")],
        play_deck=[play("Run Left", 3)],
    )
    game = scenario(edition, offense=side, carrier="Passer", at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == 5


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("one of your Players would fumble", "you would fumble"),
        ("your ball carrier would fumble", "you would fumble"),
        ("any of your opponent's Players would fumble", "your opponent would fumble"),
        ("your Quarterback would throw an interception", "you would throw an interception"),
    ],
)
def test_whoever_it_is_the_player_who_has_him_does_it(said: str, plain: str) -> None:
    text = "If {} while this Player is Energized, exhaust this Player instead."
    assert parse_abilities(text.format(said)) == parse_abilities(text.format(plain))


def test_no_other_player_is_known_to_fumble() -> None:
    """A fumble comes before anybody is designated, too: which Player it was, nothing says."""
    assert is_refused("Whenever your Running Back fumbles this half, gain 5 yards.")


@every_edition
@pytest.mark.parametrize("exhausted", [(), ("Back",)])
def test_a_player_keeps_the_ball_for_another(edition: str, exhausted: tuple[str, ...]) -> None:
    text = (
        "If one of your Players would fumble while this Player is Energized, exhaust this Player"
        " instead."
    )
    side = Side(players=[player("RB", text, name="Back")], exhausted=exhausted)
    game = scenario(edition, offense=side, defense=["Fumble."], at=AFTER_DESIGNATION, carrier="QB")
    game.defense.plays(0)
    game.run_to(NEXT_POSSESSION if exhausted else NEXT_DOWN)
    assert (game.has_ball is game.defense) is bool(exhausted)
