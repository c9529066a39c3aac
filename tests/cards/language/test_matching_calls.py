"""What calls stop and what becomes of plays, said from the other side of the ball."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, modifier

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.cards.tree import AlsoStops
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, ON_FIELD_ADJUSTMENTS, Side, action, play, player, rule
from snapcount.testing import scenario as declared

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
DEFENSE = Scene(side="defense")
MATCHED = "Whenever you stop a Run with a matching defensive play, gain a timeout."
SPILLED = "Whenever a pass is incomplete against you, gain a timeout."


@rule("F-4")
@every_edition
@pytest.mark.parametrize(("stops", "gained"), [("Run Left", 1), ("Run Middle", 0)])
def test_an_effect_that_stops_a_play_is_no_matching_call(
    edition: str, stops: str, gained: int
) -> None:
    wall = action("The play becomes stopped.", when=ON_FIELD_ADJUSTMENTS)
    game = declared(
        edition,
        defense=Side(hand=[wall], players=[player("DE", MATCHED)]),
        calls=(play("Run Left", 3), play("Run Left", 0, stops, name="D")),
        timeouts=(1, 1),
        at=ON_FIELD_ADJUSTMENTS,
    )
    if not gained:
        game.defense.plays(0)
    assert game.run_to(NEXT_DOWN).defense.timeouts == 1 + gained


@rule("F-4", "G-6")
@every_edition
@pytest.mark.parametrize(("strength", "gained"), [(9, 1), (3, 0)])
def test_an_incomplete_pass_against_you(edition: str, strength: int, gained: int) -> None:
    game = declared(
        edition,
        defense=Side(players=[player("CB", SPILLED)]),
        calls=(play("Short Pass: 15 (2-7)", strength), play("Run Left", 0, "Run Left", name="D")),
        timeouts=(1, 1),
    )
    assert game.run_to(NEXT_DOWN).defense.timeouts == 1 + gained


@rule("F-4")
@every_edition
@pytest.mark.parametrize(("called", "yards"), [("Run Left", 0), ("Run Right", 15)])
def test_such_a_call_stops_more(edition: str, called: str, yards: int) -> None:
    text = "Your defensive Run Left calls also stop Run Middle."
    game = declared(
        edition,
        defense=Side(players=[player("LB", text)]),
        calls=(play("Run Middle", 3), play("Run Left", 0, called, name="D")),
    )
    assert game.run_to(NEXT_DOWN).yards == yards


@pytest.mark.parametrize(
    ("text", "calls", "also"),
    [
        ("Your Run Left calls on defense also stop Run Middle.", ("run left",), ("run middle",)),
        (
            "Your Short Pass defenses can also stop Medium Passes.",
            ("short pass",),
            ("medium pass",),
        ),
        ("Your calls that stop Run Left stop Run Right as well.", ("run left",), ("run right",)),
        ("Your calls on defense also stop Long Passes.", (), ("long pass",)),
    ],
)
def test_which_calls(text: str, calls: tuple[str, ...], also: tuple[str, ...]) -> None:
    assert modifier(text, "defense") == AlsoStops(also, "you", calls)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            "Whenever a pass against you is incomplete, draw an Action card.",
            "Whenever your opponent's pass is incomplete, draw an Action card.",
        ),
        (
            "Whenever a Short Pass is incomplete against you, draw an Action card.",
            "Whenever your opponent's Short Pass is incomplete, draw an Action card.",
        ),
        (
            "Whenever a Run against you is stopped, draw an Action card.",
            "Whenever your opponent's Run is stopped, draw an Action card.",
        ),
        (
            "Whenever a Long Pass thrown against you is complete, draw an Action card.",
            "Whenever your opponent's Long Pass is complete, draw an Action card.",
        ),
        (
            "Whenever your opponent's Run is stopped by a matching call, draw an Action card.",
            "Whenever your defensive call stops a Run, draw an Action card.",
        ),
        (
            "Whenever the offense gets a first down from a card effect, draw an Action card.",
            "Whenever the offense gains a first down, draw an Action card.",
        ),
    ],
)
def test_said_in_other_words(text: str, same: str) -> None:
    assert read(text, DEFENSE).abilities == read(same, DEFENSE).abilities


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            "Your defensive play also becomes a Long Pass.",
            "Your defensive play is also a Long Pass.",
        ),
        ("Your call is also treated as a Run Left.", "Your call also stops Run Left."),
        ("It also becomes first down.", "It becomes first down."),
        ("It becomes third down as well.", "It becomes third down."),
    ],
)
def test_it_becomes_that_too(text: str, same: str) -> None:
    assert effects(text, "defense") == effects(same, "defense")
