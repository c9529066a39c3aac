"""What was done this way: how many Players it was done to, and what card it was."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.testing import NEXT_DOWN, ON_FIELD_ADJUSTMENTS, Side, action, play, scenario

ALL = "Exhaust all of your opponent's Players."


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("at least two Players were Exhausted this way", "at least 2"),
        ("two or more Players are exhausted by this effect", "at least 2"),
        ("four Players were exhausted this way", "exactly 4"),
        ("a Player was exhausted this way", "at least 1"),
        ("any Players were exhausted this way", "at least 1"),
        ("no Player was exhausted this way", "exactly 0"),
        ("no Players were exhausted by this card", "exactly 0"),
        ("you exhausted two Players this way", "exactly 2"),
        ("you exhausted at least one Player in this way", "at least 1"),
    ],
)
def test_it_is_asked_how_many(text: str, asked: str) -> None:
    plainly = f"If the number of Players Exhausted this way is {asked}, gain 5 yards."
    assert effects(f"{ALL} If {text}, gain 5 yards.") == effects(f"{ALL} {plainly}")


@pytest.mark.parametrize(
    ("asked", "exhausted", "yards"),
    [
        ("at least three Players were", (), 20),
        ("at least three Players were", ("LB", "CB"), 15),
        ("two Players were", ("LB", "CB"), 20),
        ("no Players were", ("DE", "LB", "CB", "S"), 20),
        ("a Player was", ("DE", "LB", "CB", "S"), 15),
        ("a Player was", ("DE", "LB", "CB"), 20),
    ],
)
def test_only_those_count_who_were_turned(
    asked: str, exhausted: tuple[str, ...], yards: int
) -> None:
    card = action(f"{ALL} If {asked} exhausted this way, gain 5 yards.")
    game = scenario(
        "crd",
        offense=[card],
        defense=Side(exhausted=list(exhausted)),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.both_pass().run_to("timeout")
    assert game.yards == yards


@pytest.mark.parametrize(
    ("done", "said"),
    [
        ("Exhaust all of your DL", "Gain 5 yards for each Defensive Tackle or Defensive End"),
        ("Exhaust any number of your Safeties", "Gain 5 yards for each DB that was"),
        ("Exhaust up to two of your Legends", "Gain 5 yards for each Legend"),
        ("Your opponent exhausts one of their Guards", "Gain 5 yards for each OL they"),
        ("Exhaust one Safety and energize one Center", "Gain 5 yards for each Safety"),
    ],
)
def test_players_may_be_called_what_they_are(done: str, said: str) -> None:
    plainly = effects(f"{done}. Gain 5 yards for each Player exhausted this way.")
    assert effects(f"{done}. {said} exhausted this way.") == plainly


@pytest.mark.parametrize(
    ("asked", "plainly"),
    [
        ("two Safeties were exhausted", "two Players were exhausted"),
        ("a Safety was exhausted", "a Player was exhausted"),
        ("no DBs were exhausted", "no Players were exhausted"),
    ],
)
def test_it_is_asked_how_many_such_players(asked: str, plainly: str) -> None:
    done = "Exhaust up to two of your Safeties. If"
    then = "this way, gain 5 yards."
    assert effects(f"{done} {asked} {then}") == effects(f"{done} {plainly} {then}")


@pytest.mark.parametrize(
    "text",
    [
        "Exhaust all of your DBs. Gain 5 yards for each Safety exhausted this way.",
        "Exhaust all Safeties. Gain 5 yards for each Cornerback exhausted this way.",
        "Exhaust all Safeties. Gain 5 yards for each Energized Safety exhausted this way.",
        "Exhaust a Center. Exhaust all Safeties. Gain 5 yards for each Safety exhausted this way.",
        "Exhaust a Tight End or a Center. If a Center was exhausted this way, gain 5 yards.",
        "Energize all Safeties. Gain 5 yards for each Safety exhausted this way.",
    ],
)
def test_others_who_were_turned_count_as_well(text: str) -> None:
    assert is_refused(text)


@pytest.mark.parametrize(("top", "ball"), [("Run Left", 45), ("Long Pass: 30 (0-9)", 40)])
@pytest.mark.parametrize("done", ["Discard", "Reveal"])
def test_the_card_that_it_was_done_to(done: str, top: str, ball: int) -> None:
    verb = {"Discard": "discarded", "Reveal": "revealed"}[done]
    text = f"{done} the top card of your Play deck. If the card {verb} this way is a Run, gain 5"
    game = scenario(
        "crd",
        offense=Side(hand=[action(f"{text} yards.")], play_deck=[play(top, 4, name="Top")] * 4),
        calls=(play("Run Right", 3, name="First"), play("Run Left", 0, "Long Pass", name="D")),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    assert game.both_pass().run_to(NEXT_DOWN).ball == ball


@pytest.mark.parametrize(
    "text",
    [
        "If two Players were exhausted this way, gain 10 yards.",
        "Energize all of your Players. If two Players were exhausted this way, gain 10 yards.",
        "Substitute one of your Players. That Player cannot be exhausted this down.",
        "Substitute one of your Players with a Wide Receiver. Exhaust that Player.",
        "The new Player cannot be exhausted this down.",
        "Remove all Gridiron cards and Power Ups. If a card is discarded this way, fumble.",
        "Discard all Power Ups. Each player draws a card if they discarded two cards this way.",
        "Substitute a Player. Energize a Safety. The new Player cannot be exhausted this down.",
    ],
)
def test_what_points_at_nobody_or_at_two(text: str) -> None:
    assert is_refused(text)
