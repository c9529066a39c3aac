"""What comes off the clock for a play, and other numbers said in other words."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused, modifier

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, Side, action, play, player, scenario
from snapcount.testing import ON_FIELD_ADJUSTMENTS as ADJUST

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
PLAY = Scene(play=True)


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("No Time Units come off the clock for this play.", "This play uses no Time Units."),
        ("No Time Units come off the clock.", "The play uses no Time Units."),
        ("No Time Units come off the clock this down.", "The play uses no Time Units."),
        ("Time Units do not come off the clock for this play.", "This play uses no Time Units."),
        ("Two Time Units come off the clock for this play.", "This play uses 2 Time Units."),
        (
            "One more Time Unit comes off the clock for this play.",
            "This play uses 1 more Time Unit.",
        ),
        (
            "1 fewer Time Unit is taken off the clock on this play.",
            "This play uses 1 fewer Time Unit.",
        ),
    ],
)
def test_off_the_clock_for_a_play(text: str, same: str) -> None:
    assert effects(text) == effects(same)
    assert read(text, PLAY).abilities == read(same, PLAY).abilities


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("This play uses no time off the clock.", "This play uses no Time Units."),
        ("The play takes nothing off the clock.", "The play uses no Time Units."),
        ("This play takes 2 Time Units off the clock.", "This play uses 2 Time Units."),
        ("The play takes 1 fewer Time Unit off the clock.", "The play uses 1 fewer Time Unit."),
        ("Your next play takes no time off the clock.", "Your next play uses no Time Units."),
        ("This play does not take any time off the clock.", "This play uses no Time Units."),
    ],
)
def test_what_a_play_takes_it_takes_off_the_clock(text: str, same: str) -> None:
    assert effects(text) == effects(same)


def test_off_the_clock_by_itself() -> None:
    """Besides what the play takes."""
    assert effects("Two Time Units come off the clock.") == effects(
        "Remove 2 Time Units from the clock."
    )


def test_off_the_clock_for_plays() -> None:
    assert modifier("No Time Units come off the clock for your Short Passes.") == modifier(
        "Your Short Passes use no Time Units."
    )
    assert modifier("Your Runs take 1 more Time Unit off the clock.") == modifier(
        "Your Runs use 1 more Time Unit."
    )
    assert modifier("1 more Time Unit comes off the clock for your Runs.") == modifier(
        "Your Runs use 1 more Time Unit."
    )


@every_edition
@pytest.mark.parametrize("on_offense", [True, False])
def test_the_clock_stands_still_for_the_own_play(edition: str, on_offense: bool) -> None:
    text = "No Time Units come off the clock for this play."
    mine = play("Run Left", 3 if on_offense else 0, "Long Pass", abilities=(text,), time=2)
    plain = play("Run Left", 0 if on_offense else 3, "Long Pass", time=2, name="Plain")
    calls = (mine, plain) if on_offense else (plain, mine)
    game = scenario(edition, calls=calls, clock=10).run_to(NEXT_DOWN)
    assert game.clock == (10 if on_offense else 8)


@every_edition
@pytest.mark.parametrize(("runs", "yards"), [("Run Left", 5), ("Short Pass: 15 (0-9)", 0)])
def test_what_the_next_play_is(edition: str, runs: str, yards: int) -> None:
    hand = [action("If the next play is a Run, gain 5 yards.", when=ADJUST)]
    coming = play(runs, 3, name="Coming")
    game = scenario(edition, offense=Side(hand, plays=[coming]), at=ADJUST)
    game.offense.plays(0)
    game.both_pass()
    game.run_to(NEXT_DOWN).run_to("call").offense.calls("Coming")
    assert game.run_to(NEXT_DOWN).ball == 25 + 15 + 15 + yards


def test_whose_the_next_play_is() -> None:
    anybodys = effects("If the next play is a Run, draw an Action card.")
    assert anybodys == effects("If a Run is called on the next play, draw an Action card.")
    assert anybodys != effects("If your next play is a Run, draw an Action card.")


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            "Gain 5 more yards on this play, or 10 more yards if you are trailing.",
            "Gain 5 yards, or 10 if you are trailing.",
        ),
        (
            "The play gains 5 more yards, or 10 more on third down.",
            "Gain 5 yards, or 10 on third down.",
        ),
        (
            "The play takes 1 more Time Unit, or 2 more if you are ahead.",
            (
                "If you are ahead, the play takes 2 more Time Units. Otherwise, the play takes 1"
                " more Time Unit."
            ),
        ),
    ],
)
def test_so_many_more_in_another_case(text: str, same: str) -> None:
    assert effects(text) == effects(same)


def test_more_behind_a_number_that_is_not_might_be_besides() -> None:
    assert is_refused("Gain 5 yards, or 10 more yards if you are trailing.")


@pytest.mark.parametrize(
    "text",
    [
        "Energize the receiver of this pass.",
        "Energize the Player designated as the receiver of this pass.",
        "Energize the Player who was designated to receive this pass.",
    ],
)
def test_who_received_this_pass(text: str) -> None:
    """On a Play it is a pass of its own, and so a receiver of yours."""
    at_the_end = f"At the end of the play, {text[0].lower()}{text[1:]}"
    yours = "At the end of the play, Energize your receiver."
    assert read(at_the_end, PLAY).abilities == read(yours, PLAY).abilities
    assert effects(text) == effects("Energize the receiver.")


@pytest.mark.parametrize(
    ("text", "standing"),
    [
        (
            "Your Runs gain 5 more yards, or 10 more yards if you are trailing.",
            [
                "If you are trailing, your Runs gain 10 more yards.",
                "Unless you are trailing, your Runs gain 5 more yards.",
            ],
        ),
        (
            "Your opponent's Runs gain 5 fewer yards, or 10 fewer on third down.",
            [
                "If it is third down, your opponent's Runs gain 10 fewer yards.",
                "Unless it is third down, your opponent's Runs gain 5 fewer yards.",
            ],
        ),
        (
            "This play gains 5 more yards, or 10 if you are trailing.",
            [
                "If you are trailing, this play gains 10 more yards.",
                "Unless you are trailing, this play gains 5 more yards.",
            ],
        ),
    ],
)
def test_what_stands_has_another_number_there(text: str, standing: list[str]) -> None:
    each = [ability for one in standing for ability in read(one, PLAY).abilities]
    assert read(text, PLAY).abilities == each


def test_more_is_no_other_number_of_fewer() -> None:
    for text in (
        "Your Runs gain 5 fewer yards, or 10 more if you are trailing.",
        "Your Runs gain 5 more yards, or 10 fewer if you are trailing.",
        "Your Runs gain 5 more yards, or 2 Time Units if you are trailing.",
    ):
        assert is_refused(text, action=False)


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("call", "strength", "clock"),
    [("Run Right", 4, 15), ("Run Right", 3, 14), ("Long Pass: 20 (0-9)", 4, 14)],
)
def test_plays_that_go_so_far_take_none(edition: str, call: str, strength: int, clock: int) -> None:
    """A Run gains five yards for each point of Play Strength."""
    so_far = "Run plays that gain 20 yards or more cost 0 Time Units."
    calls = (call, "Run Left")
    runs = Side(players=[player("TE", f"Your {so_far}")])
    game = scenario(edition, offense=runs, calls=calls, strength=strength)
    assert game.run_to(NEXT_DOWN).clock == clock
    against = Side(players=[player("LB", f"Your opponent's {so_far}")])
    game = scenario(edition, defense=against, calls=calls, strength=strength)
    assert game.run_to(NEXT_DOWN).clock == clock


def test_of_plays_that_go_so_far_only_the_time_is_not_too_late() -> None:
    for text in (
        "Your Run plays that gain 20 yards or more have 1 more Play Strength.",
        "Your Run plays that gain 5 yards or less take 1 more Time Unit.",
    ):
        with pytest.raises(Unread):
            read(text, Scene())
