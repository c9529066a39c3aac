"""What a call on defense lists: one of some plays, all of them, no others, none, or so many."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.kernel.errors import TextError
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)
from snapcount.testing.cards import parse_page

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
GAIN = ", gain 5 yards."
ONE = "If the defense called a Pass"
_EACH = (f"the defense called a {depth} Pass" for depth in ("Short", "Medium", "Long"))
ALL = f"If {' and '.join(_EACH)}"


@pytest.mark.parametrize(
    ("asked", "plain"),
    [
        ("If the defense called a Play that stops any kind of Pass", ONE),
        ("If the defense's call stops any Pass", ONE),
        ("If the defense's call includes some type of Pass", ONE),
        ("If the defense called a card that contains at least one Pass", ONE),
        ("If the defense's called Play stops Long Passes", "If the defense called a Long Pass"),
        ("If the defense's call lists Run Lefts", "If the defense called a Run Left"),
        ("If the defense's call stops all Passes", ALL),
        ("If the defense called a Play that stops every kind of Pass", ALL),
        (
            "If the defense's call lists both a Short Pass and a Run Left",
            "If the defense called a Run Left and the defense called a Short Pass",
        ),
        (
            "If the defensive call lists nothing but Passes",
            f"{ONE} and the defense did not call a Run",
        ),
        ("If the defense's call stops only Passes", f"{ONE} and the defense did not call a Run"),
        (
            "If the defense called a Play that stops no plays other than Short Passes",
            "If the defense called a Short Pass and did not call a Medium Pass, Long Pass or Run",
        ),
        ("If the defense's call includes no Pass", "If the defense did not call a Pass"),
        (
            "If the defense called a Play that stops more than one play",
            "If the defense's call stops two or more plays",
        ),
    ],
)
def test_said_in_other_words(asked: str, plain: str) -> None:
    assert effects(asked + GAIN) == effects(plain + GAIN)


def test_any_play_of_a_kind_is_one_of_that_kind() -> None:
    called = effects("If your opponent called any kind of Run, draw an Action card.")
    assert called == effects("If your opponent called a Run, draw an Action card.")


@pytest.mark.parametrize("kind", ["Runs", "Passes"])
def test_one_of_them_or_all_must_be_said(kind: str) -> None:
    with pytest.raises(TextError, match="one of them, or all"):
        parse_page(f"If the defense's call stops {kind}{GAIN}", action=True)


def test_no_call_lists_other_plays_than_all() -> None:
    assert is_refused(f"If the defense's call stops only Runs and Passes{GAIN}")


@rule("F-6")
@every_edition
@pytest.mark.parametrize(
    ("asked", "stops", "so"),
    [
        ("lists nothing but Passes", "Short Pass / Long Pass", True),
        ("lists nothing but Passes", "Short Pass / Run Left", False),
        ("lists nothing but Passes", "Run Left", False),
        ("stops all Passes", "Short Pass / Long Pass", False),
        ("stops all Passes", "Short Pass / Medium Pass / Long Pass", True),
        ("includes no Pass", "Run Left", True),
        ("includes no Pass", "Run Left / Long Pass", False),
    ],
)
def test_it_is_asked_of_the_call(edition: str, asked: str, stops: str, so: bool) -> None:
    text = f"If the defense's call {asked}{GAIN}"
    calls = (play("Run Middle", 3), play("Run Left", 0, stops, name="Wall"))
    card = action(text, when=ON_FIELD_ADJUSTMENTS, side="offense")
    game = scenario(edition, offense=Side([card]), calls=calls, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == 15 + 5 * so


@pytest.mark.parametrize(
    ("text", "while_it"),
    [
        (
            "Defensive calls that include a Run cannot stop your Passes.",
            "While the defense's call includes a Run, ",
        ),
        (
            "Your Passes are not stopped by any defensive Play that stops more than one play.",
            "While the defense's call stops two or more plays, ",
        ),
        (
            "Your Passes cannot be stopped by defenses that list only Passes.",
            "While the defense's call stops only Passes, ",
        ),
    ],
)
def test_such_calls_stop_no_such_play(text: str, while_it: str) -> None:
    plain = f"{while_it}your Passes cannot be stopped by the defense's call."
    assert parse_page(text, side="offense").abilities == parse_page(plain, side="offense").abilities


@pytest.mark.parametrize(
    "text",
    [
        "A defensive Play that stops any Run cannot stop this play.",
        "This play cannot be stopped by a defense that includes a Run.",
        "The play is not stopped by defensive calls that contain a Run this down.",
    ],
)
def test_such_calls_do_not_stop_this_play(text: str) -> None:
    plain = (
        "If the defense's call includes a Run, this play cannot be stopped by the defense's call."
    )
    assert effects(text, "offense") == effects(plain, "offense")


@rule("F-4")
@every_edition
@pytest.mark.parametrize(
    ("stops", "yards"),
    [
        ("Long Pass", 0),
        ("Long Pass / Short Pass", 40),
        ("Run Left / Long Pass", 40),
        ("Run Left", 40),
    ],
)
def test_calls_that_stop_several_plays_do_not_stop_it(edition: str, stops: str, yards: int) -> None:
    text = "Defensive calls that include more than one play do not stop your Passes."
    calls = (play("Long Pass: 40 (0-9)", 3), play("Run Left", 0, stops, name="Wall"))
    game = scenario(edition, offense=Side(players=[player("WR", text)]), calls=calls)
    assert game.run_to(NEXT_DOWN).yards == yards


@rule("F-4", "T-9")
@every_edition
@pytest.mark.parametrize(("stops", "yards"), [("Long Pass", 0), ("Run Left / Long Pass", 40)])
def test_a_play_says_it_of_itself(edition: str, stops: str, yards: int) -> None:
    text = "Defensive calls that include more than one play do not stop this pass."
    calls = (
        play("Long Pass: 40 (0-9)", 3, abilities=(text,)),
        play("Run Left", 0, stops, name="Wall"),
    )
    assert scenario(edition, calls=calls).run_to(NEXT_DOWN).yards == yards


STOPPER = "the defensive play that stopped it"
STOPPED = "If the play is stopped by the defense's call and"


@pytest.mark.parametrize(
    ("asked", "plain"),
    [
        ("lists no other call", "the defense's call stops exactly one play"),
        ("lists only that call", "the defense's call stops exactly one play"),
        ("lists two or more calls", "the defense's call stops two or more plays"),
        ("does not stop any Run", "the defense's call stops no Run"),
        ("stops a Short Pass", "the defense's call stops a Short Pass"),
    ],
)
def test_what_the_call_lists_that_stopped_the_play(asked: str, plain: str) -> None:
    text = f"Your pass becomes complete if {STOPPER} {asked}."
    assert effects(text) == effects(f"{STOPPED} {plain}, your pass becomes complete.")


@pytest.mark.parametrize("verb", ["lists", "includes", "stops"])
def test_how_many_calls_it_lists(verb: str) -> None:
    assert effects(f"If the defense's play {verb} only one call{GAIN}") == effects(
        f"If the defense's call stops exactly one play{GAIN}"
    )


@rule("F-4", "F-6")
@every_edition
@pytest.mark.parametrize(
    ("stops", "saved"), [("Long Pass", True), ("Long Pass / Run Left", False), ("Run Left", False)]
)
def test_a_pass_stopped_by_a_single_call(edition: str, stops: str, saved: bool) -> None:
    text = f"Your pass becomes complete if {STOPPER} lists no other call."
    game = scenario(
        edition,
        offense=[action(text, when=ON_FIELD_ADJUSTMENTS)],
        calls=(
            play("Long Pass: 30 (9)", 0, name="Bomb"),
            play("Run Right", 0, stops, name="Cover"),
        ),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.both_pass()
    assert game.run_to(NEXT_DOWN).yards == (30 if saved else 0)
