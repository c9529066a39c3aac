"""“It” after a previous play is that previous play, where it is said of the past."""

from __future__ import annotations

import pytest
from tests.cards.language.slots_amounts import tree

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.parse import parse_abilities
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    Scenario,
    Side,
    action,
    gridiron,
    player,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
WALL = action("The play becomes stopped.", when=ON_FIELD_ADJUSTMENTS, name="Wall")
RUNNER = (
    "Run: If your previous play this possession gained 20 yards or more, gain 5 yards."
    " If it was stopped, gain 15 yards instead."
)


def second_down(edition: str, text: str, stopped: bool, strength: int = 3) -> Scenario:
    """The runner's second play, the first of which was stopped or was not."""
    game = scenario(
        edition,
        offense=Side(players=[player("RB", text)]),
        defense=[WALL],
        at=ON_FIELD_ADJUSTMENTS,
        strength=strength,
        carrier="RB",
    )
    if stopped:
        game.defense.plays(0)
    game.run_to(NEXT_DOWN)
    game.run_to("designation")
    game.offense.designates("RB")
    game.run_to(NEXT_DOWN)
    return game


def fresh(text: str) -> str:
    """The runner is Energized for the second play."""
    return f"{text}\nAt the start of each down, Energize this Player."


@every_edition
def test_a_play_that_was_stopped_before_is_paid_now(edition: str) -> None:
    assert second_down(edition, fresh(RUNNER), stopped=True).yards == 15 + 15


@every_edition
def test_a_long_play_before_is_paid_as_such(edition: str) -> None:
    assert second_down(edition, fresh(RUNNER), stopped=False, strength=4).yards == 20 + 5


@every_edition
def test_a_short_play_before_that_was_not_stopped_is_not_paid(edition: str) -> None:
    assert second_down(edition, fresh(RUNNER), stopped=False).yards == 15


SAME = (
    ("your previous play was a Run", "it was stopped", "your last play was stopped"),
    ("your last play was a Run", "that play was not stopped", "your last play was not stopped"),
    (
        "your opponent's last play was a Run",
        "it gained 10 yards or more",
        "your opponent's last play gained 10 yards or more",
    ),
    ("you called a Run on the previous down", "it was stopped", "the last play was stopped"),
    ("the play before this one was a Run", "it lost yards", "the last play lost yards"),
    ("your last play was stopped", "it was a Run", "your last play was a Run"),
)


@pytest.mark.parametrize(("first", "said", "plain"), SAME)
def test_it_is_the_play_that_was_named(first: str, said: str, plain: str) -> None:
    before = f"Run: If {first}, gain 5 yards."
    found = tree(f"{before} If {said}, gain 10 yards.", "player")
    assert found is not None
    assert found == tree(f"{before} If {plain}, gain 10 yards.", "player")


def test_it_is_so_within_one_sentence() -> None:
    found = tree("Run: If your last play was stopped and it was a Run, gain 5 yards.", "player")
    plain = "Run: If your last play was stopped and your last play was a Run, gain 5 yards."
    assert found is not None
    assert found == tree(plain, "player")


OTHER = (
    ("gain 5 yards. If it is stopped,", "gain 5 yards. If the play is stopped,"),
    ("this play gains 5 more yards. If it was stopped,", "gain 5 yards. If the play is stopped,"),
    (
        "flip the top card of your Play deck. If it was a Pass,",
        "flip the top card of your Play deck. If that card is a Pass,",
    ),
)


@pytest.mark.parametrize(("said", "plain"), OTHER)
def test_it_is_what_was_named_since(said: str, plain: str) -> None:
    before = "Run: If your last play was a Run,"
    found = tree(f"{before} {said} draw an Action card.", "player")
    assert found is not None
    assert found == tree(f"{before} {plain} draw an Action card.", "player")


@every_edition
def test_an_action_asks_it_as_well(edition: str) -> None:
    text = "If your last play was a Run, draw an Action card. If it was stopped, gain a timeout."
    waits = action(text, when=AFTER_DESIGNATION)
    for stopped, timeouts in ((True, 2), (False, 1)):
        game = scenario(
            edition,
            offense=[waits],
            defense=[WALL],
            at=ON_FIELD_ADJUSTMENTS,
            timeouts=(1, 1),
        )
        if stopped:
            game.defense.plays(0)
        game.run_to(NEXT_DOWN)
        game.run_to(AFTER_DESIGNATION)
        game.offense.plays(0)
        game.run_to(NEXT_DOWN)
        assert game.offense.timeouts == timeouts


LAST = "if the offense's last play this possession"


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("on the down after a successful Run", f"{LAST} was a successful Run"),
        ("on the play right after a stopped play", f"{LAST} was stopped"),
        ("on the down immediately after an incomplete pass", f"{LAST} was an incomplete pass"),
        ("on the down after a Short Pass", f"{LAST} was a Short Pass"),
        (
            "on the down after a play that gained 10 or more yards",
            f"{LAST} gained 10 or more yards",
        ),
        ("on the down after your Run", "if your last play this possession was a Run"),
        ("if this is the down after a Run", f"{LAST} was a Run"),
    ],
)
def test_the_down_after_it(said: str, plain: str) -> None:
    (found,), (meant,) = (
        parse_abilities(f"Run: {each[0].upper()}{each[1:]}, gain 10 yards.", "offense")
        for each in (said, plain)
    )
    assert found == meant


def test_what_happens_on_the_down_after_it() -> None:
    asked = f"{LAST.removeprefix('if ')} was a Run"
    texts = (
        "Once per possession, if you complete a pass on the down after a Run, gain 10 yards.",
        f"Once per possession, if you complete a pass and {asked}, gain 10 yards.",
    )
    assert len({parse_abilities(text) for text in texts}) == 1


@every_edition
@pytest.mark.parametrize(("stopped", "yards"), [(False, 25), (True, 15)])
def test_the_down_after_is_the_next_one(edition: str, stopped: bool, yards: int) -> None:
    text = fresh("Run: On the down after a successful Run, gain 10 yards.")
    assert second_down(edition, text, stopped).yards == yards


@pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
def test_no_play_comes_before_the_first_one_of_a_possession(edition: str) -> None:
    """A Run that scores ends its possession."""
    field = gridiron("On the down after a successful Run, Runs gain 10 more yards.")
    game = scenario(edition, offense=Side(gridirons=[field]), ball=90)
    game.run_to(NEXT_POSSESSION)
    gained = [game.run_to(NEXT_DOWN).yards for _ in range(3)]
    assert gained[1:] == [15, 25]


@pytest.mark.parametrize("order", ["", ", in any order", " in that order"])
def test_of_two_plays_before_only_the_last_is_remembered(order: str) -> None:
    text = f"If your previous two plays this possession were a Run and a Pass{order}, gain 5 yards."
    with pytest.raises(TextError, match="no more than the play before this one is remembered"):
        parse_abilities(f"Exhaust: {text}")
