"""What comes of a Play, said of the Play itself, is so on offense alone."""

from __future__ import annotations

import pytest

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read
from snapcount.cards.nouns import OnSide
from snapcount.cards.tree import Triggered
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, Scenario, play, player, rule, scenario
from snapcount.testing import Side as Table

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


def drawn(edition: str, text: str, on_offense: bool) -> int:
    """How many more Action cards its owner holds than the opponent, after a first down."""
    own = play("Run Left", 3 if on_offense else 0, "Long Pass", abilities=(text,), name="Own")
    plain = play("Run Left", 0 if on_offense else 3, "Long Pass", name="Plain")
    game: Scenario = scenario(
        edition,
        offense=Table(players=[player("RB", "Run: It becomes first down.", name="Back")]),
        calls=(own, plain) if on_offense else (plain, own),
        ball=70,
        carrier="Back",
    ).run_to(NEXT_DOWN)
    mine, other = (game.offense, game.defense) if on_offense else (game.defense, game.offense)
    return len(mine.hand) - len(other.hand)


@rule("R-7")
@every_edition
@pytest.mark.parametrize(
    ("text", "on_defense"),
    [
        ("If this play results in a first down, draw an Action card.", 0),
        ("If the offense gains a first down on this play, draw an Action card.", 1),
    ],
)
def test_a_play_called_on_defense_does_nothing(edition: str, text: str, on_defense: int) -> None:
    assert drawn(edition, text, on_offense=True) == 1
    assert drawn(edition, text, on_offense=False) == on_defense


@pytest.mark.parametrize(
    "text",
    [
        # A live ball turnover has not happened when the plays are revealed
        "If this play ends in a turnover, your opponent discards an Action card.",
        # Nobody is designated yet
        "You may designate a Wide Receiver as the runner. If you do, gain 5 yards.",
        # Nobody runs a Run that is stopped
        "If this play stops a Run, the opposing runner becomes Exhausted.",
    ],
)
def test_what_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(Unread):
        read(text, Scene(play=True, on_player=False))


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        (
            "If this play is intercepted, draw an Action card.",
            "While you are on offense, whenever an interception happens, draw an Action card.",
        ),
    ],
)
def test_it_is_as_if_it_said_so(text: str, plain: str) -> None:
    scene = Scene(play=True, on_player=False)
    assert read(text, scene).abilities == read(plain, scene).abilities


def test_yards_are_gained_by_its_own_play_alone() -> None:
    text = "Whenever your opponent uses an Exhaust ability on this play, gain 5 yards."
    (heard,) = read(text, Scene(play=True, on_player=False)).abilities
    assert isinstance(heard, Triggered)
    assert heard.condition == OnSide("you", "offense")
