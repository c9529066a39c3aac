"""Questions about some of a group, or about all of it, and who is spared by a role."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.reader import Scene, read
from snapcount.cards.nouns import Compare, CountPlayers, Designated, Group, PlayerIs, Than, This
from snapcount.cards.tree import Cannot, Static
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    Scenario,
    Side,
    action,
    player,
    rule,
    scenario,
)

RUN = ("Run Left", "Long Pass")
PASS = ("Short Pass: 20 (0-9)", "Run Left")


def asked(question: str) -> object:
    (effect,) = effects(f"If {question}, gain 5 yards.")
    return effect.condition


def after_designation(text: str, calls: tuple[str, str] = RUN) -> Scenario:
    """The card played when the Running Back has been named; everybody is Energized."""
    card = action(text, when=AFTER_DESIGNATION)
    game = scenario(
        "crd", offense=[card], calls=calls, at=AFTER_DESIGNATION, carrier="RB", tackler="LB"
    )
    game.offense.plays(0)
    return game.both_pass()


@pytest.mark.parametrize(
    ("question", "so"),
    [
        ("your Wide Receivers are Energized", True),
        ("one of your Wide Receivers is not Energized", False),
        ("a Running Back you control was designated this down", True),
        ("a Wide Receiver you control was designated this down", False),
        ("your Quarterback was designated as the runner", False),
        ("one of your Running Backs was designated as the runner", True),
        ("one of your Running Backs was designated as the receiver", False),
        ("your Running Back was not the designated runner", False),
        ("the Player designated as the runner or receiver is a Running Back", True),
        ("the rating of one of your Players is 99 or more", False),
        ("each of your Players is Exhausted", False),
    ],
)
def test_what_is_asked_of_some_is_answered(question: str, so: bool) -> None:
    game = after_designation(f"If {question}, gain 5 yards.")
    assert game.yards_by_effects == (5 if so else 0)


def test_that_one_is_not_is_asked_of_one_and_not_of_all() -> None:
    exhausted = CountPlayers(Group("you", state="exhausted", positions=("WR",)))
    energized = CountPlayers(Group("you", state="energized", positions=("WR",)))
    assert asked("one of your WRs is not Energized") == Compare(exhausted, "at least", 1)
    assert asked("your WRs are not Energized") == Compare(energized, "exactly", 0)


def test_all_are_rated_higher_if_as_many_are_as_there_are() -> None:
    page = read(
        "While your WRs have a higher rating than this Player, your Runs gain 5 more yards.",
        Scene(side="offense"),
    )
    (ability,) = page.abilities
    assert isinstance(ability, Static)
    higher = Group("you", positions=("WR",), than=Than("higher", This()))
    all_of_them = CountPlayers(Group("you", positions=("WR",)))
    assert ability.condition == Compare(CountPlayers(higher), "exactly", all_of_them)


def test_who_of_a_group_has_a_role_is_asked_of_the_role() -> None:
    backs = Group("you", positions=("RB",))
    assert asked("one of your Running Backs was designated as the runner") == PlayerIs(
        Designated("runner"), backs
    )


@pytest.mark.parametrize(
    "question",
    [
        "your opponent's highest-rated Player is Exhausted",
        "your highest-rated Player was designated as the runner",
        "all of your Wide Receivers were designated as the receiver",
    ],
)
def test_what_the_game_cannot_ask_is_refused(question: str) -> None:
    assert is_refused(f"If {question}, gain 5 yards.")


def test_your_opponents_effects_are_known_of_your_players_alone() -> None:
    assert is_refused("Your opponent's Players cannot be exhausted by opposing effects this down.")
    (lasting,) = effects("Your Players cannot be exhausted by effects your opponent controls.")
    assert lasting.modifier == Cannot("be exhausted", Group("you"), "opponent")


@rule("F-11")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_a_group_is_spared_by_one_role_and_not_by_others(edition: str) -> None:
    text = "Your Running Backs do not become exhausted when designated as the runner."
    for calls, tired in ((RUN, []), (PASS, ["Running Back"])):
        game = scenario(
            edition,
            offense=Side(players=[player("QB", text)]),
            calls=calls,
            at=NEXT_DOWN,
            carrier="RB",
            tackler="LB",
        )
        assert game.offense.exhausted == tired


def test_who_goes_out_is_on_the_field() -> None:
    text = "Substitute one of your Players on the bench for this Player."
    (ability,) = read(f"Exhaust: {text}", Scene(side="offense")).abilities
    (effect,) = ability.effects  # type: ignore[union-attr]
    assert effect.out == This()  # type: ignore[union-attr]
    assert effect.into is None  # type: ignore[union-attr]


def test_they_are_the_only_one_of_all_who_are_there() -> None:
    text = "Your Legends cannot be Exhausted while they are the only Legend on the field."
    alone = text.replace("they are the only", "there is only one")
    assert read(text, Scene()).abilities == read(alone, Scene()).abilities
    assert is_refused(text.replace("Legend on the field", "Legend on the bench"), action=False)


@pytest.mark.parametrize(
    ("question", "plain"),
    [
        ("both of your Quarterbacks are on the field", "two of your Quarterbacks are on the field"),
        ("both your Linebackers are Exhausted", "two of your Linebackers are Exhausted"),
        ("your Quarterbacks are both on the field", "two of your Quarterbacks are on the field"),
        (
            "both of your Quarterbacks are not Exhausted",
            "two of your Quarterbacks are not Exhausted",
        ),
        (
            "all of your Legends are on the field",
            "the number of your Legends on the bench is 0",
        ),
        (
            "one of your Quarterbacks is not on the field",
            "you have a Quarterback on your bench",
        ),
    ],
)
def test_both_are_two_and_all_are_nowhere_else(question: str, plain: str) -> None:
    assert asked(question) == asked(plain)


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("quarterbacks", "yards"), [(1, 15), (2, 20)])
def test_both_are_not_there_where_one_is(edition: str, quarterbacks: int, yards: int) -> None:
    text = "While both of your Quarterbacks are on the field, your Runs gain 5 more yards."
    row = [player("QB", text, name="First"), player("QB", name="Second")]
    side = Side(players=row, bench="Second" if quarterbacks == 1 else "WR")
    game = scenario(edition, offense=side, calls=RUN)
    game.run_to(NEXT_DOWN)
    assert game.ball == 25 + yards
