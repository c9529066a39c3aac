"""Words for naming another runner, receiver or tackler."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.cards.language.meaning import effects, is_refused, printed

from snapcount.cards import words
from snapcount.cards.language.kernel.doers import DOER
from snapcount.cards.language.parse import parse_abilities
from snapcount.cards.nouns import Choose, Group
from snapcount.cards.tree import NameAnother
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, YES, Side, play, player, scenario

LINEBACKERS = Choose(Group("you", positions=("LB",)))


@pytest.mark.parametrize(
    "text",
    [
        "Choose another of your Linebackers to be the tackler.",
        "Designate another one of your Linebackers as the tackler.",
        "Change the tackler to another of your Linebackers.",
        "Replace the tackler with another of your Linebackers.",
        "Another of your Linebackers becomes the tackler.",
    ],
)
def test_another_is_named(text: str) -> None:
    assert effects(text, "defense") == (NameAnother("tackler", LINEBACKERS),)


def test_each_role_is_its_own() -> None:
    said = "Choose another of your Players to be the {}."
    roles = ["ball carrier", "runner", "receiver", "tackler"]
    named = [effects(said.format(role))[0].role for role in roles]
    assert named == roles


def test_it_is_printed_as_it_is_read() -> None:
    (named,) = effects("Name another of your Players as the runner.")
    said = printed(replace(named, players=replace(named.players, by=DOER)), "Deed[base]")
    assert said == "choose another of your Players on the field to be the runner"
    assert effects(f"{said}.") == (named,)


@pytest.mark.parametrize(
    "text",
    [
        "Choose two of your Players to be the runner.",
        "Choose another of your Players to be the kicker.",
        "Choose another of your deck to be the runner.",
    ],
)
def test_there_is_one_of_each(text: str) -> None:
    assert is_refused(text)


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "While this Player is designated to receive a Long Pass, it has +5 rating.",
            "While this Player is the receiver of a Long Pass, it has +5 rating.",
        ),
        (
            "While this Player is not designated to receive a Long Pass, it has +5 rating.",
            "While this Player is not the receiver of a Long Pass, it has +5 rating.",
        ),
        (
            "Whenever this Player is designated to catch a Long Pass, draw a Play card.",
            "Whenever this Player is the receiver of a Long Pass, draw a Play card.",
        ),
    ],
)
def test_what_they_are_to_receive(said: str, plain: str) -> None:
    assert parse_abilities(said, "offense") == parse_abilities(plain, "offense")


@pytest.mark.parametrize("words", ["While this Player is", "Whenever this Player becomes"])
def test_nobody_receives_a_run(words: str) -> None:
    text = f"{words} designated to receive a Run Left, Tackle abilities do not trigger."
    assert is_refused(text, "offense", action=False)


CHANGES = "After the defense designates a tackler, you may designate {} Player to run."


@pytest.mark.parametrize("other", ["a different", "one other"])
def test_a_different_player_is_another_than_the_runner(other: str) -> None:
    said = parse_abilities(CHANGES.format(other), play=True)
    assert said == parse_abilities(CHANGES.format("another"), play=True)


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_the_runner_changes_once_the_tackler_is_named(edition: str) -> None:
    end = player("TE", "Run: Gain 10 yards.", name="Tight End")
    changing = play("Run Left", 3, abilities=(CHANGES.format("a different"),))
    game = scenario(
        edition,
        offense=Side(players=[end]),
        calls=(changing, play(stops="Long Pass")),
        carrier="Running Back",
        tackler="Linebacker",
    )
    game.run_to("effect")
    game.offense.answers(YES)
    game.offense.picks("Tight End")
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == 10


@pytest.mark.parametrize(
    ("side", "said", "plain"),
    [
        ("offense", "the Player you designated", "the runner or receiver"),
        ("offense", "your designated Player", "the runner or receiver"),
        ("offense", "the Player your opponent designated", "the tackler"),
        ("defense", "the Player you designated", "the tackler"),
        ("defense", "the Player whom the offense has designated", "the runner or receiver"),
    ],
)
def test_each_side_designates_its_own(side: words.Side, said: str, plain: str) -> None:
    text = "If {} is rated 95 or higher, draw an Action card."
    assert effects(text.format(said), side) == effects(text.format(plain), side)


def test_on_either_side_it_is_said_which() -> None:
    assert is_refused("If the Player you designated is rated 95 or higher, draw an Action card.")
