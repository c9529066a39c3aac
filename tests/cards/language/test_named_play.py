"""`Name a play. That play …`: what is said of the named play is done on no other."""

from __future__ import annotations

import pytest

from snapcount.cards.language.kernel.errors import TextError
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    CALL,
    NEXT_DOWN,
    PLAY_NAMED,
    PRIOR_TO_SELECTING,
    Side,
    action,
    play,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
BEFORE = "Play only prior to selecting a play."


@rule("F-10")
@every_edition
@pytest.mark.parametrize(
    ("text", "yards"),
    [
        (f"Name a play. That play gains 10 more yards this down. {BEFORE}", 10),
        (f"Name a play. The offense loses 10 yards on that play this down. {BEFORE}", -10),
        (f"Name a play. That play becomes stopped. {BEFORE}", -15),
    ],
)
def test_it_is_done_on_the_named_play_alone(edition: str, text: str, yards: int) -> None:
    for named, more in (("Run Left", yards), ("Run Right", 0)):
        game = scenario(edition, offense=[action(text)], at=PRIOR_TO_SELECTING)
        game.offense.plays(0)
        game.both_pass()
        game.offense.answers(PLAY_NAMED(named))
        assert game.run_to(NEXT_DOWN).ball == 40 + more


@rule("F-4")
@every_edition
def test_the_named_play_alone_cannot_be_stopped(edition: str) -> None:
    text = f"Name a play. Your opponent cannot stop that play this down. {BEFORE}"
    for named, ball in (("Run Left", 40), ("Run Right", 25)):
        game = scenario(
            edition, offense=[action(text)], calls=("Run Left", "Run Left"), at=PRIOR_TO_SELECTING
        )
        game.offense.plays(0)
        game.both_pass()
        game.offense.answers(PLAY_NAMED(named))
        assert game.run_to(NEXT_DOWN).ball == ball


@pytest.mark.parametrize(
    "text",
    [
        f"Name a play. Gain 5 yards. That play cannot be stopped this down. {BEFORE}",
        f"Name a play. Draw a Play card. {BEFORE}",
        f"Name a play. Gain 5 yards. {BEFORE}",
    ],
)
def test_a_play_is_not_named_for_nothing(text: str) -> None:
    with pytest.raises(TextError, match="the named play"):
        action(text)


@pytest.mark.parametrize("names", ["Guess a play.", "Choose any play.", "Name an offensive play."])
def test_it_is_named_in_any_verb(names: str) -> None:
    plain = action(f"Name a play. That play gains 5 more yards this down. {BEFORE}")
    said = action(f"{names} That play gains 5 more yards this down. {BEFORE}")
    assert said.effects == plain.effects


# What the defense cannot call -------------------------------------------------------------------

STOPS_RUNS = play("Run Right", 0, "Run Left / Run Middle")
STOPS_IT = play("Run Right", 1, "Run Middle")
STOPS_PASSES = play("Run Right", 0, "Short Pass / Long Pass")


def barred(edition: str, text: str, named: str = "", others: bool = True) -> bool:
    """Whether the defense, which has a Play that stops Runs, may not call that one."""
    game = scenario(
        edition,
        offense=[action(f"{text} {BEFORE}", side="offense")],
        defense=Side(plays=[STOPS_PASSES if others else STOPS_IT, STOPS_IT]),
        calls=("Run Left", STOPS_RUNS),
        at=PRIOR_TO_SELECTING,
    )
    game.offense.plays(0)
    game.both_pass()
    if named:
        game.offense.answers(PLAY_NAMED(named))
    if game.offense.asked("call"):
        game.offense.answers_anything()
    return not game.defense.may(CALL(STOPS_RUNS))


@rule("F-3")
@every_edition
@pytest.mark.parametrize(
    "text",
    [
        "Your opponent cannot call a Play card that stops Run Middles this down.",
        "Your opponent cannot select a Play with a Run Middle defensive call this down.",
        "The defense cannot choose cards that stop Run Middle this down unless they have no other.",
    ],
)
def test_a_defensive_call_is_barred(edition: str, text: str) -> None:
    assert barred(edition, text)
    assert not barred(edition, text, others=False)
    assert not barred(edition, text.replace("Run Middle", "Run Right"))


@rule("F-3")
@every_edition
def test_the_named_call_is_barred_on_defense(edition: str) -> None:
    text = (
        "Name a play. Your opponent cannot select a Play card with that defensive call this down."
    )
    assert barred(edition, text, "Run Middle")
    assert not barred(edition, text, "Run Right")


@pytest.mark.parametrize("side", ["generic", "defense"])
def test_whoever_may_be_on_offense_has_no_defensive_call(side: str) -> None:
    with pytest.raises(TextError, match="on which side"):
        action(
            f"Your opponent cannot call a Play that stops Runs this down. {BEFORE}",
            side=side,  # type: ignore[arg-type]
        )


@pytest.mark.parametrize(
    ("plain", "unless"),
    [
        ("Your opponent cannot call Runs this down", "unless they have nothing else to call"),
        (
            "The offense cannot call the same play as on the last down this possession",
            "unless they have no other card",
        ),
        (
            "Your opponent reveals a Play card at random. They cannot call that card this down",
            "unless it is their last card",
        ),
        (
            "Choose one of your opponent's Players. That Player cannot be designated this down",
            "unless nobody else can be",
        ),
    ],
)
def test_what_the_rules_grant_anyhow_says_nothing_new(plain: str, unless: str) -> None:
    assert action(f"{plain} {unless}. {BEFORE}").effects == action(f"{plain}. {BEFORE}").effects
    with pytest.raises(TextError):
        action(f"Draw an Action card {unless}. {BEFORE}")
