"""What a Play says nobody may on its own play, under a condition: asked when that matters."""

from __future__ import annotations

import pytest

from snapcount.cards.language.reader import Scene, read
from snapcount.cards.nouns import AllOf, Group, Leading, OnSide
from snapcount.cards.tree import (
    CannotPlayActions,
    CannotTimeout,
    CannotUse,
    MustDesignate,
    Static,
    Triggered,
)
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    DESIGNATE,
    END_OF_PLAY,
    NEXT_DOWN,
    PLAY,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)
from snapcount.testing import ON_FIELD_ADJUSTMENTS as ADJUST

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
ONLY_TIGHT_ENDS = (
    "Only Tight Ends can be designated as the receiver on this play if you have a Tight End on the"
    " field."
)
AUDIBLE = (
    "Exhaust: Flip over the top card of your Play deck. That card becomes your play this down."
    " Exhaust only during On Field Adjustments."
)
BEHIND = Leading("opponent")


@pytest.mark.parametrize(
    ("text", "standing"),
    [
        (
            "If you are behind, your opponent cannot play Action cards on this play.",
            Static(CannotPlayActions("opponent"), BEHIND),
        ),
        (
            "Neither player can spend timeouts on this play if you are behind.",
            Static(CannotTimeout("each player", "spend"), BEHIND),
        ),
        (
            "Tackle abilities do not trigger on this play if you are behind.",
            Static(CannotUse(Group(), "tackle", barred=True), BEHIND),
        ),
        (
            "If you are behind, you must designate a Tight End to receive on this play if able.",
            Static(
                MustDesignate(Group("you", positions=("TE",)), "receiver"),
                AllOf((OnSide("you", "offense"), BEHIND)),
            ),
        ),
    ],
)
def test_it_stands(text: str, standing: Static) -> None:
    assert read(text, Scene(play=True)).abilities == [standing]


@pytest.mark.parametrize(
    "text",
    [
        "If you are behind, your opponent cannot play Action cards this down.",
        "If this play is successful, your opponent cannot play Action cards on this play.",
        "When you call this play, if you have a timeout, you cannot use audibles on this play.",
    ],
)
def test_what_is_done_once_lasts(text: str) -> None:
    (done,) = read(text, Scene(play=True)).abilities
    assert isinstance(done, Triggered)


@rule("F-9")
@every_edition
@pytest.mark.parametrize("goes", [True, False])
def test_whether_one_is_there_when_the_receiver_is_named(edition: str, goes: bool) -> None:
    """The Tight End leaves the field, or comes onto it, after the reveal."""
    out, into = ("Tight End", "Wide Receiver") if goes else ("Running Back", "Tight End")
    swap = action(f"Substitute one of your {out}s with a {into} on the bench.", when=ADJUST)
    mine = play("Medium Pass: 20 (0-9)", 4, abilities=(ONLY_TIGHT_ENDS,))
    field = ["Quarterback", "Running Back", "Wide Receiver", "Slot Receiver"]
    game = scenario(
        edition,
        offense=Side([swap], field=None if goes else field),
        calls=(mine, play("Run Right", 0, "Run Left")),
        at=ADJUST,
    )
    game.offense.plays(0)
    game.both_pass()
    if goes:
        names = ["Running Back", "Wide Receiver", "Slot Receiver"]
        game.offense.offered(*[DESIGNATE(each) for each in names])
    game.run_to(NEXT_DOWN)
    if not goes:
        assert game.offense.exhausted == ["Tight End"]


@rule("R-5", "R-35")
@every_edition
def test_on_a_play_that_is_run_again_it_bars_nobody(edition: str) -> None:
    again = action("Replay the down.", when=ADJUST)
    mine = play("Medium Pass: 20 (0-9)", 4, abilities=(ONLY_TIGHT_ENDS,))
    plain = play("Short Pass: 15 (0-9)", 4, name="Plain")
    game = scenario(
        edition,
        offense=Side([again], plays=[plain]),
        calls=(mine, play("Run Right", 0, "Run Left")),
        at=ADJUST,
    )
    game.offense.plays(0)
    game.both_pass().run_to("call")
    game.offense.calls("Plain")
    game.run_to("designation")
    names = ["Running Back", "Wide Receiver", "Tight End"]
    game.offense.offered(*[DESIGNATE(each) for each in names])


@every_edition
@pytest.mark.parametrize("down", [2, 3])
def test_what_is_forbidden_on_this_play_is_so_long(edition: str, down: int) -> None:
    text = "On third down, your opponent cannot play Action cards on this play."
    mine = play("Run Left", 3, abilities=(text,))
    game = scenario(
        edition,
        offense=[action("Draw a Play card.", when=END_OF_PLAY)],
        defense=[action("Draw a Play card.", when=END_OF_PLAY)],
        calls=(mine, play("Run Right", 0, "Long Pass")),
        down=down,
        at=END_OF_PLAY,
    )
    game.offense.passes()
    assert game.defense.may(PLAY(0)) is (down == 2)


@rule("T-7", "R-52")
@every_edition
@pytest.mark.parametrize("own", [True, False])
def test_it_comes_and_goes_with_the_call(edition: str, own: bool) -> None:
    """`own`: the Play with the text comes by the audible."""
    texted = play("Short Pass: 15 (0-9)", 4, abilities=(ONLY_TIGHT_ENDS,))
    plain = play("Short Pass: 15 (0-9)", 4)
    first, then = (plain, texted) if own else (texted, plain)
    game = scenario(
        edition,
        offense=Side(players=[player("QB", AUDIBLE)], play_deck=[then] * 4),
        calls=(first, play("Run Right", 0, "Run Left")),
        at=ADJUST,
    )
    game.offense.uses("QB")
    game.both_pass()
    if not own:
        names = ["Running Back", "Wide Receiver", "Tight End"]
        game.run_to("designation").offense.offered(*[DESIGNATE(each) for each in names])
    game.run_to(NEXT_DOWN)
    if own:
        assert "Tight End" in game.offense.exhausted
