"""A Play that does not stop the offense: known when the calls are compared (F-4)."""

from __future__ import annotations

import pytest

from snapcount.cards.language.parse import parse_abilities, parse_page
from snapcount.cards.language.printing import english
from snapcount.cards.nouns import CallIncludes, Not
from snapcount.cards.tree import Triggered
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    END_OF_PLAY,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PLAY,
    Side,
    action,
    play,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
BARRED = (
    "On defense, if this play does not stop the offense, you cannot play Action cards for the rest"
    " of the down."
)
TIRED = (
    "If you call this on defense and the play is not stopped, Exhaust one of your players on the"
    " field."
)


@rule("F-4")
@every_edition
@pytest.mark.parametrize("stops", ["Run Left", "Long Pass"])
@pytest.mark.parametrize("point", [ON_FIELD_ADJUSTMENTS, AFTER_DESIGNATION, END_OF_PLAY])
def test_it_bars_from_the_reveal_on(edition: str, point: str, stops: str) -> None:
    if stops == "Run Left" and (point == AFTER_DESIGNATION or edition == "2019"):
        pytest.skip("a stopped play has none")
    mine = play("Run Right", 0, stops, abilities=(BARRED,))
    blank = action("Draw a Play card.", when=point)
    game = scenario(
        edition,
        offense=[blank],
        defense=[blank],
        calls=(play("Run Left", 3), mine),
        at=point,
    )
    game.offense.plays(0)
    if stops == "Run Left":
        game.defense.offered(PASS, PLAY(0))
    else:
        assert not game.defense.may(PLAY(0))


@rule("F-4", "G-6")
@every_edition
@pytest.mark.parametrize(("stops", "tired"), [("Short Pass", 0), ("Run Left", 1)])
def test_a_dropped_pass_was_not_stopped_by_it(edition: str, stops: str, tired: int) -> None:
    """Whatever becomes of the pass, the calls have been compared."""
    mine = play("Run Right", 0, stops, abilities=(TIRED,))
    calls = (play("Short Pass: 15 (9-9)", 4), mine)
    game = scenario(edition, calls=calls)
    if tired:
        game.run_to("effect").defense.picks("Safety")
    else:
        game.run_to(NEXT_DOWN)
    assert game.defense.exhausted == ["Safety"] * tired


@every_edition
@pytest.mark.parametrize("text", [BARRED, TIRED])
def test_called_on_offense_it_says_nothing(edition: str, text: str) -> None:
    blank = action("Draw a Play card.", when=ON_FIELD_ADJUSTMENTS)
    calls = (play("Run Left", 3, abilities=(text,)), play("Run Right", 0, "Long Pass"))
    game = scenario(edition, offense=[blank], calls=calls, at=ON_FIELD_ADJUSTMENTS)
    game.offense.offered(PASS, PLAY(0))
    game.run_to(NEXT_DOWN)
    assert len(game.offense.exhausted) == 1


@pytest.mark.parametrize(
    "text",
    [
        "If this play does not stop the offense, draw an Action card.",
        "If this play does not stop a Run, exhaust the runner.",
        "If this card fails to stop the offense, you cannot spend timeouts this down.",
        "If this card fails to stop your opponent's play, they lose 5 yards.",
        "If this card doesn't stop your opponent's Pass, it gains 10 more yards.",
        TIRED,
        BARRED,
    ],
)
def test_it_is_printed_as_it_is_read(text: str) -> None:
    for ability in parse_abilities(text, play=True):
        assert parse_page(english(ability), on_player=False, play=True).abilities == [ability]


def test_who_is_designated_is_known_when_it_has_succeeded() -> None:
    text = "If this play does not stop a Run, exhaust the runner."
    (heard,) = parse_abilities(text, play=True)
    assert isinstance(heard, Triggered)
    assert (heard.event, heard.calls) == ("a play is successful", ("run",))
    assert heard.condition == Not(CallIncludes())


@every_edition
@pytest.mark.parametrize(("stops", "yards"), [("Run Left", 0), ("Long Pass", 20)])
def test_whether_the_calls_match_is_asked(edition: str, stops: str, yards: int) -> None:
    asked = "If the defense's call does not include the offense's call, gain 5 yards."
    game = scenario(
        edition,
        offense=Side([action(asked, when=ON_FIELD_ADJUSTMENTS)]),
        calls=(play("Run Left", 3), play("Run Right", 0, stops)),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    assert game.both_pass().run_to(NEXT_DOWN).yards == yards


@rule("F-4")
@every_edition
@pytest.mark.parametrize("on_offense", [True, False])
def test_its_own_play_alone_is_safe_from_the_call(edition: str, on_offense: bool) -> None:
    """Called on defense it stops the offense's play, which is none of its own."""
    safe = ("If it is first down, your opponent's play cannot stop this play.",)
    calls = (
        play("Run Left", 3, abilities=safe if on_offense else ()),
        play("Run Right", 0, "Run Left", abilities=() if on_offense else safe),
    )
    game = scenario(edition, calls=calls).run_to(NEXT_DOWN)
    assert game.yards == (15 if on_offense else 0)


@rule("F-4", "F-7", "F-10")
@every_edition
@pytest.mark.parametrize(
    ("text", "yards"),
    [
        ("If this card does not stop your opponent's play, the offense gains 10 yards.", 25),
        ("If this card doesn't stop your opponent's Run, the offense loses 5 yards.", 10),
        ("If this card does not stop your opponent's play, it gains 5 more yards.", 20),
        ("If this play fails to stop the offense's play, double the yards gained on it.", 30),
    ],
)
@pytest.mark.parametrize("becomes", [None, "Run Left", "Run Middle"])
def test_yards_hang_on_the_calls_in_the_end(
    edition: str, text: str, yards: int, becomes: str | None
) -> None:
    """Its own call stops Run Left; the offense may change to that, or to another Run."""
    mine = play("Run Right", 0, "Run Left", abilities=(text,))
    change = action(f"Your play becomes a {becomes or 'Run Middle'}.", when=ON_FIELD_ADJUSTMENTS)
    calls = (play("Run Right", 3), mine)
    game = scenario(edition, offense=[change], calls=calls, at=ON_FIELD_ADJUSTMENTS)
    if becomes:
        game.offense.plays(0)
    assert game.both_pass().run_to(NEXT_DOWN).yards == (0 if becomes == "Run Left" else yards)


@rule("F-4", "F-7")
@every_edition
@pytest.mark.parametrize(
    "text",
    [
        "If this card does not stop the offense's play, gain a timeout.",
        "If you call this on defense and the play is not stopped, gain a timeout.",
    ],
)
@pytest.mark.parametrize(
    ("first", "becomes", "gained"),
    [
        ("Run Right", None, 1),
        ("Run Right", "Run Left", 0),
        ("Run Left", None, 0),
        ("Run Left", "Run Middle", 1),
    ],
)
def test_what_else_is_done_hangs_on_the_play_in_the_end(
    edition: str, text: str, first: str, becomes: str | None, gained: int
) -> None:
    """Its own call stops Run Left; the offense may change to that, or to another Run."""
    mine = play("Run Right", 0, "Run Left", abilities=(text,))
    change = action(f"Your play becomes a {becomes or 'Run Middle'}.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition,
        offense=[change],
        calls=(play(first, 3), mine),
        timeouts=(0, 0),
        at=ON_FIELD_ADJUSTMENTS,
    )
    if becomes:
        game.offense.plays(0)
    game.both_pass()
    if game.down == 1:
        game.run_to(NEXT_DOWN)
    assert game.defense.timeouts == gained
