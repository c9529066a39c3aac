"""What a Play says nobody may on its own play, under a condition: asked when that matters."""

from __future__ import annotations

import pytest

from snapcount.cards.language.reader import Scene, read
from snapcount.cards.nouns import AllOf, Group, Leading, OnSide
from snapcount.cards.tree import (
    AlsoStops,
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
ALSO_STOPS = Static(AlsoStops(("long pass",), "you"), BEHIND)
LINEBACKER = "If you have a Linebacker on the field, this card also stops All Runs."


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
        ("If you are behind, this card also stops Long Passes.", ALSO_STOPS),
        ("This play also stops Long Passes this down if you are behind.", ALSO_STOPS),
        ("If you are behind, add Long Pass to your defensive call.", ALSO_STOPS),
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
        "You may discard an Action card. If you do, this card also stops All Runs.",
        "If you are behind, add Run Left to the defense's call.",
        "When you call this card on defense, if you have a timeout, it also stops All Runs.",
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


def test_what_else_is_done_in_that_case_is_done_once() -> None:
    text = "If you are behind, this card also stops Long Passes and you draw an Action card."
    done = read("If you are behind, draw an Action card.", Scene(play=True)).abilities
    assert read(text, Scene(play=True)).abilities == [ALSO_STOPS, *done]
    text = "If you are behind, this card also stops Long Passes. Otherwise, draw an Action card."
    done = read("If you are not behind, draw an Action card.", Scene(play=True)).abilities
    assert read(text, Scene(play=True)).abilities == [ALSO_STOPS, *done]


@rule("F-4", "F-7")
@every_edition
@pytest.mark.parametrize(("goes", "ball"), [(True, 40), (False, 25)])
def test_whether_they_are_there_when_it_is_checked(edition: str, goes: bool, ball: int) -> None:
    """The Linebacker leaves the field, or comes onto it, after the reveal."""
    out, into = ("Linebacker", "Defensive Tackle")[:: 1 if goes else -1]
    swap = action(f"Substitute one of your {out}s with a {into} on the bench.", when=ADJUST)
    field = ["Defensive End", "Cornerback", "Safety", "Defensive Tackle"]
    game = scenario(
        edition,
        defense=Side([swap], field=None if goes else field),
        calls=(play("Run Right", 3), play("Run Left", 0, "Long Pass", abilities=(LINEBACKER,))),
        at=ADJUST,
    )
    game.defense.plays(0)
    assert game.both_pass().run_to(NEXT_DOWN).ball == ball


@rule("F-4", "T-7")
@every_edition
@pytest.mark.parametrize(("own", "ball"), [(True, 25), (False, 40)])
def test_what_it_also_stops_comes_and_goes_with_the_call(
    edition: str, own: bool, ball: int
) -> None:
    texted = play("Run Left", 0, "Long Pass", abilities=("This card also stops All Runs.",))
    plain = play("Run Left", 0, "Long Pass")
    first, then = (plain, texted) if own else (texted, plain)
    game = scenario(
        edition,
        defense=Side(players=[player("LB", AUDIBLE)], play_deck=[then] * 4),
        calls=(play("Run Right", 3), first),
        at=ADJUST,
    )
    game.defense.uses("LB")
    assert game.both_pass().run_to(NEXT_DOWN).ball == ball
