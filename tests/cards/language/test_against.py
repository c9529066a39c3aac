"""`Against a Run`: what the other side called, and so on which side whoever says it is."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read
from snapcount.cards.nouns import AllOf, Called, OnSide
from snapcount.cards.tree import Draw, If
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, play, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


def test_it_is_the_other_sides_call() -> None:
    draw = (Draw("you", "action", 1),)
    run = AllOf((OnSide("you", "defense"), Called("offense", ("run",))))
    assert effects("Against a Run, draw an Action card.") == (If(run, draw),)
    assert effects("Draw an Action card against Runs.") == (If(run, draw),)
    defense = AllOf((OnSide("you", "offense"), Called("defense", ("run",))))
    assert effects("Against a Run defense, draw an Action card.") == (If(defense, draw),)


@every_edition
@pytest.mark.parametrize(
    "when",
    [
        "If you called this play on defense against a Long Pass",
        "If you called this play against a Long Pass",
        "When you call this play on defense against a Long Pass",
        "As a defensive call against a Long Pass",
        "On defense against Long Passes",
        "When called against a Long Pass",
    ],
)
@pytest.mark.parametrize(
    ("call", "on_offense", "draws"),
    [
        ("Long Pass: 30 (0-9)", False, 1),
        ("Short Pass: 15 (0-9)", False, 0),
        ("Long Pass: 30 (0-9)", True, 0),
    ],
)
def test_a_play_is_called_against_it(
    edition: str, when: str, call: str, on_offense: bool, draws: int
) -> None:
    mine = play(call, 3, "Run Left", abilities=(f"{when}, draw an Action card.",), name="Own")
    plain = play(call, 0, "Run Left", name="Plain")
    calls = (mine, plain) if on_offense else (plain, mine)
    game = scenario(edition, calls=calls).run_to(NEXT_DOWN)
    own, other = (game.offense, game.defense)[:: 1 if on_offense else -1]
    assert len(own.hand) - len(other.hand) == draws


def test_only_a_play_is_called_against_it() -> None:
    assert is_refused("If you called this play against a Run, draw an Action card.")


def test_on_a_gridiron_somebody_is_on_defense() -> None:
    gridiron = Scene(on_player=False, enters=True)
    told = read("Against Runs, your Players have +5 rating.", gridiron).abilities
    same = "While you are on defense and the offense called a Run, your Players have +5 rating."
    assert told == read(same, gridiron).abilities
    with pytest.raises(Unread, match="who is on defense"):
        read("Against Runs, Tackle abilities do not trigger.", gridiron)


@every_edition
@pytest.mark.parametrize(("receives", "draws"), [("Tight End", 1), ("Wide Receiver", 0)])
@pytest.mark.parametrize(
    "when",
    [
        "If you complete this pass to a Tight End",
        "If this pass is completed to a Tight End",
        "If a Tight End receives this pass",
    ],
)
@pytest.mark.parametrize("on_offense", [True, False])
def test_to_whom_this_pass_is_completed(
    edition: str, when: str, receives: str, draws: int, on_offense: bool
) -> None:
    """On defense it is another pass that a Tight End receives."""
    text = f"{when}, draw an Action card."
    mine = play("Short Pass: 15 (0-9)", 3, "Run Left", abilities=(text,), name="Own")
    plain = play("Short Pass: 15 (0-9)", 0, "Run Left", name="Plain")
    calls = (mine, plain) if on_offense else (plain, mine)
    game = scenario(edition, calls=calls, carrier=receives).run_to(NEXT_DOWN)
    own, other = (game.offense, game.defense)[:: 1 if on_offense else -1]
    assert len(own.hand) - len(other.hand) == (draws if on_offense else 0)


def test_who_completes_what_to_whom() -> None:
    scene = Scene(side="offense")
    told = read("Whenever you complete a Short Pass to a Tight End, gain 5 yards.", scene)
    same = read("Whenever one of your Tight Ends receives a Short Pass, gain 5 yards.", scene)
    assert told.abilities == same.abilities
    assert is_refused("Whenever you complete a Run to a Tight End, gain 5 yards.", action=False)


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            "If you are behind in overtime and it is third down, draw an Action card.",
            "If it is overtime and you are behind and it is third down, draw an Action card.",
        ),
        (
            "If you are behind and you have a timeout on third down, draw an Action card.",
            "If you are behind and it is third down and you have a timeout, draw an Action card.",
        ),
    ],
)
def test_a_question_with_its_circumstance_goes_on(text: str, same: str) -> None:
    assert effects(text) == effects(same)
    assert is_refused("If you are behind in overtime or it is third down, draw an Action card.")


def test_success_on_offense_goes_on_too() -> None:
    scene = Scene(play=True)
    told = read(
        "If this play is successful on offense and the ball is inside your opponent's 20, gain 5"
        " yards.",
        scene,
    )
    same = read(
        "If this play is successful and the ball is inside your opponent's 20, gain 5 yards.", scene
    )
    assert told.abilities == same.abilities
