"""Where possessions start: nearer to an end zone than by the rules, or on a line (P-2, F-20)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects, is_refused, modifier

from snapcount.cards.tree import Lasting, ModifyStart, StartIs
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    Scenario,
    Side,
    action,
    gridiron,
    player,
    power_up,
    rule,
    scenario,
)
from snapcount.testing.cards import parse_abilities

since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


@pytest.mark.parametrize(
    ("text", "by", "who"),
    [
        ("Your possessions start 5 yards closer to your opponent's end zone.", 5, "you"),
        ("Each of your possessions begins 5 yards farther from your own end zone.", 5, "you"),
        (
            "Your opponent's possessions start 5 yards closer to their own goal line.",
            -5,
            "opponent",
        ),
        ("Your opponent's possessions start 5 yards farther back.", -5, "opponent"),
        ("The offense's possessions start 5 yards nearer to the defense's goal.", 5, "offense"),
        (
            "Both players' possessions start 5 yards closer to their opponent's end zone.",
            5,
            "each player",
        ),
    ],
)
def test_possessions_start_so_many_yards_nearer(text: str, by: int, who: Any) -> None:
    assert modifier(text) == ModifyStart(by, who)


@pytest.mark.parametrize(
    ("text", "to", "who"),
    [
        ("Your next possession starts at your own 35.", 35, "you"),
        ("Your next possession starts at the opponent's 35 yard line.", 65, "you"),
        ("You start your next possession at midfield.", 50, "you"),
        ("Your opponent's next possession begins at their 10.", 10, "opponent"),
    ],
)
def test_the_next_possession_starts_on_a_yard_line(text: str, to: int, who: Any) -> None:
    assert effects(text) == (Lasting(StartIs(to, who), "next possession"),)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            (
                "Whenever your opponent starts a possession, they start on their own 10 instead of"
                " their own 20."
            ),
            StartIs(10, "opponent", 20),
        ),
        (
            "Your possessions start at your own 30 yard line instead of the 25.",
            StartIs(30, "you", 25),
        ),
        ("Whenever you begin a possession, it starts at midfield.", StartIs(50)),
        (
            "Whenever a player starts a possession, they start on their own 30.",
            StartIs(30, "each player"),
        ),
        (
            "Each player's possessions start at their 30 instead of their 25.",
            StartIs(30, "each player", 25),
        ),
    ],
)
def test_where_possessions_would_start_is_named(text: str, meant: StartIs) -> None:
    assert modifier(text) == meant


def test_a_possession_that_somebody_starts_is_awaited() -> None:
    said = "The next time your opponent begins a new drive, draw an Action card."
    plain = "The next time your opponent's possession starts, draw an Action card."
    assert effects(said) == effects(plain)


@rule("P-2")
@since_2021
@pytest.mark.parametrize(("line", "starts"), [(25, 40), (20, 25)])
def test_only_possessions_that_would_start_there_start_elsewhere(
    edition: str, line: int, starts: int
) -> None:
    card = gridiron(f"Your possessions start at your 40 instead of your {line}.")
    game = scenario(edition, offense=Side(gridirons=[card]), at="line-up")
    assert game.run_to(NEXT_DOWN).ball == starts


def test_without_an_occasion_it_must_be_said_which_possession_is_meant() -> None:
    there = "10 yards closer to your opponent's end zone"
    assert is_refused(f"Your possession starts {there}.")
    assert is_refused(f"Whenever you spend a timeout, your possession starts {there}.")
    after = effects(f"If you intercept a pass this down, your possession starts {there}.")
    assert after == effects(
        f"If you intercept a pass this down, your next possession starts {there}."
    )


@pytest.mark.parametrize(
    "said",
    [
        "start",
        "start the new possession",
        "start that possession",
        "you start your new possession",
    ],
)
def test_the_possession_that_comes_of_it_is_started_by_whose_it_is(said: str) -> None:
    after, there = "Whenever you recover a fumble this half,", "at your 40 yard line."
    assert effects(f"{after} {said} {there}") == effects(f"{after} your possession starts {there}")


@pytest.mark.parametrize("said", ["start the new possession", "your new possession starts"])
def test_a_possession_of_the_other_player_is_not_the_new_one(said: str) -> None:
    after, there = "Whenever your opponent recovers a fumble this half,", "at your 40 yard line."
    assert is_refused(f"{after} {said} {there}")
    assert not is_refused(f"{after} they start the new possession at their 40 yard line.")
    assert not is_refused(f"{after} start your next possession {there}")


CLOSER = "your possession starts 15 yards closer to your opponent's end zone."


def taken_away(edition: str, turnover: str, *texts: str, ball: int = 40, **more: Any) -> Scenario:
    """The defense, whose Players have the texts, takes the ball away; then it calls a play."""
    squad = [player("CB", text, name=f"Thief {n}") for n, text in enumerate(texts)]
    hand = [action(turnover, when=ON_FIELD_ADJUSTMENTS)]
    game = scenario(
        edition,
        defense=Side(hand=hand, players=squad),
        calls=("Short Pass: 20 (0-9)", "Run Left"),
        ball=ball,
        at=ON_FIELD_ADJUSTMENTS,
        **more,
    )
    game.defense.plays(0)
    game.run_to(NEXT_POSSESSION)
    return game.run_to(NEXT_DOWN)


@rule("P-2", "F-17")
@every_edition
@pytest.mark.parametrize(
    ("turnover", "ball", "starts"),
    [
        ("Interception.", 40, 75),
        ("Fumble.", 40, 60),
        ("Pick Six.", 40, 25),
    ],
)
def test_an_interception_brings_the_next_possession_nearer(
    edition: str, turnover: str, ball: int, starts: int
) -> None:
    text = f"Whenever you intercept a pass, {CLOSER}"
    assert taken_away(edition, turnover, text, ball=ball).ball == starts


@rule("F-20", "P-2")
@every_edition
def test_it_stops_short_of_the_end_zone(edition: str) -> None:
    text = f"Whenever you force a turnover, {CLOSER}"
    game = taken_away(edition, "Interception.", text, ball=15)
    assert game.ball == 100 - game.state.table.edition.nearest_to_end_zone
    # What is nearer already stays where it is
    assert taken_away(edition, "Interception.", text, ball=1).ball == 99


@rule("P-2", "F-17")
@every_edition
def test_the_first_down_starts_there(edition: str) -> None:
    game = taken_away(edition, "Interception.", f"Whenever you intercept a pass, {CLOSER}")
    assert (game.down, game.state.this.spot) == (1, 75)


@rule("P-2", "T-17")
@since_2021
@pytest.mark.parametrize(("whose", "starts"), [("Your", 50), ("Your opponent's", 25)])
def test_a_gridiron_card_says_it_of_every_possession(edition: str, whose: str, starts: int) -> None:
    line = gridiron(f"{whose} possessions start at midfield.")
    game = scenario(edition, offense=Side(gridirons=[line]), at="line-up")
    assert game.run_to(NEXT_DOWN).ball == starts


@rule("P-1")
@every_edition
def test_a_player_says_it_who_is_lined_up_for_that_possession(edition: str) -> None:
    text = "Your possessions start 10 yards closer to your opponent's end zone."
    squad = [player("QB", text, name="Returner")]
    game = scenario(edition, offense=Side(players=squad), at="line-up")
    assert game.run_to(NEXT_DOWN).ball == 35
    text = "Your opponent's possessions start 10 yards closer to their own end zone."
    foe = Side(players=[player("LB", text, name="Stopper")])
    assert scenario(edition, defense=foe, at="line-up").run_to(NEXT_DOWN).ball == 15


@rule("T-4", "P-1")
@every_edition
def test_what_else_is_said_of_the_next_possession_holds_in_that_one(edition: str) -> None:
    text = (
        "Whenever you intercept a pass, your plays gain 5 more yards during your next possession."
    )
    game = taken_away(edition, "Interception.", text)
    before = game.ball
    game.run_to(NEXT_DOWN)
    assert game.ball == before + 20  # 15 and 5


@rule("P-2")
@every_edition
def test_it_waits_for_a_possession_that_is_to_come(edition: str) -> None:
    hand = [action("Your next possession starts at your own 40.", when=ON_FIELD_ADJUSTMENTS)]
    game = scenario(edition, offense=Side(hand=hand), ball=90, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.run_to(NEXT_POSSESSION)
    assert game.run_to(NEXT_DOWN).ball == 25  # after the touchdown it is the other player's
    game.run_to(NEXT_POSSESSION)
    assert game.has_ball is game.offense
    assert game.run_to(NEXT_DOWN).ball == 40


USUALLY = "Your possessions start at your own 35 instead of your own 25."


@pytest.mark.parametrize(
    "text",
    [
        "Each of your possessions that would start at your own 25 starts at your own 35 instead.",
        "Your possessions that would start at your 25 start 10 yards farther downfield instead.",
        "Whenever you would start a possession at your own 25, start it at your own 35 instead.",
        "If you would begin your possession on your own 25, you begin on your own 35 instead.",
        "If your possession would start at your own 25, it starts at your own 35 instead.",
    ],
)
def test_those_that_would_start_there_start_elsewhere_instead(text: str) -> None:
    assert modifier(text) == modifier(USUALLY)


def test_the_next_one_alone_that_would_start_there() -> None:
    text = "If your next possession would start at your own 25, it starts at your own 40 instead."
    assert effects(text) == (Lasting(StartIs(40, "you", 25), "next possession"),)


def test_each_possession_is_all_of_them() -> None:
    for each in ("You start each possession", "You start each of your possessions"):
        assert modifier(f"{each} at your own 30.") == StartIs(30)
    their = modifier("Your opponent starts every possession at their own 15.")
    assert their == StartIs(15, "opponent")
    assert is_refused(
        "If your possession would start at your 25, your opponent's starts at the 35."
    )


@pytest.mark.parametrize(
    ("gained", "started"),
    [
        ("Whenever you gain possession through an interception, ", "you start it"),
        ("Whenever you gain possession through a fumble, ", "you begin that possession"),
        ("Whenever you gain possession by a punt, ", "you start the possession"),
    ],
)
def test_a_possession_that_is_gained_starts_nearer(gained: str, started: str) -> None:
    nearer = "10 yards closer to your opponent's end zone."
    plain = f"{gained}your possession starts {nearer}"
    assert parse_abilities(f"{gained}{started} {nearer}") == parse_abilities(plain)


@pytest.mark.parametrize("started", ["they start it", "they begin", "they start the possession"])
def test_somebody_else_starts_it(started: str) -> None:
    gained = "Whenever your opponent gains possession on downs, "
    plain = f"{gained}your opponent starts their possession at their own 10."
    assert parse_abilities(f"{gained}{started} at their own 10.") == parse_abilities(plain)


def test_which_possession_starts_must_be_known() -> None:
    assert is_refused("You start it 10 yards closer to your opponent's end zone.")


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Whenever a pass is intercepted", "Whenever you intercept a pass"),
        (
            "If a pass is intercepted while you are behind",
            "Whenever you intercept a pass while you are behind",
        ),
        ("If you force a turnover", "Whenever you force a turnover"),
        ("Whenever a touchdown is scored", "Whenever your opponent scores a touchdown"),
    ],
)
def test_your_possession_comes_of_what_gives_you_the_ball(text: str, plain: str) -> None:
    """Whoever throws an interception has no possession then (P-2)."""
    meant = parse_abilities(f"{plain}, {CLOSER}", enters=True)
    assert parse_abilities(f"{text}, {CLOSER}", enters=True) == meant


@rule("P-2", "F-17")
@since_2021
@pytest.mark.parametrize(("owner", "starts"), [("defense", 75), ("offense", 60)])
def test_a_power_up_moves_the_possession_that_comes_of_it(
    edition: str, owner: str, starts: int
) -> None:
    text = f"If a pass is intercepted while the attached Player is on the field, {CLOSER}"
    with_it = {"S": [power_up(text)]} if owner == "defense" else {"QB": [power_up(text)]}
    thief = [action("Interception.", when=ON_FIELD_ADJUSTMENTS)]
    game = scenario(
        edition,
        offense=Side(attached=with_it if owner == "offense" else {}),
        defense=Side(hand=thief, attached=with_it if owner == "defense" else {}),
        calls=("Short Pass: 20 (0-9)", "Run Left"),
        ball=40,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.plays(0)
    game.run_to(NEXT_POSSESSION)
    assert game.run_to(NEXT_DOWN).ball == starts
