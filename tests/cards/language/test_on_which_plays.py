"""On which plays something holds: in which somebody has a part, or this one if it is a Run."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, Side, play, player, scenario

ACTION = Scene(action=True, side="offense")
DEFENDER = Scene(on_player=True, side="defense")
POWER_UP = Scene(on_player=True, enters=True)
GRIDIRON = Scene(enters=True)
NO_YARDS = "Receive abilities are worth no yards"
ATTACHED = "Attach to one of your Defensive Backs."


def meant(text: str, scene: Scene) -> tuple[Any, ...]:
    page = read(text, scene)
    return (page.abilities, page.effects)


@pytest.mark.parametrize(
    ("scene", "said", "plain"),
    [
        (
            DEFENDER,
            f"{NO_YARDS} on plays in which this Player is the tackler.",
            f"While this Player is the tackler, {NO_YARDS}.",
        ),
        (
            DEFENDER,
            f"On any play on which this Player is the tackler, {NO_YARDS}.",
            f"While this Player is the tackler, {NO_YARDS}.",
        ),
        (
            DEFENDER,
            "Receivers gain no additional yards from Receive abilities.",
            f"{NO_YARDS}.",
        ),
        (
            POWER_UP,
            f"{ATTACHED} While attached, {NO_YARDS} on third down.",
            f"{ATTACHED} While it is third down, {NO_YARDS}.",
        ),
        (
            GRIDIRON,
            "While this card is on the field, in the second half, Runs gain 5 fewer yards.",
            "While it is the second half, Runs gain 5 fewer yards.",
        ),
        (
            GRIDIRON,
            "While this card is on the field, Runs gain 5 fewer yards unless it is first down.",
            "While it is not first down, Runs gain 5 fewer yards.",
        ),
        (
            ACTION,
            "Tackle abilities trigger this down even if the tackler is Exhausted.",
            "The Tackle abilities of all Players trigger even if Exhausted.",
        ),
        (
            DEFENDER,
            "Your Tackle abilities trigger even if Exhausted.",
            "The Tackle abilities of your Players trigger even if they are Exhausted.",
        ),
        (
            ACTION,
            "Gain 5 yards on this play if it is a Run.",
            "If the play is a Run, gain 5 yards.",
        ),
        (
            ACTION,
            "If the play is successful and it is not a Pass, draw an Action card.",
            "If the play is successful and the play is not a Pass, draw an Action card.",
        ),
        # A card that was named may be one as well
        (
            ACTION,
            "Reveal the top card of your Play deck. Gain 5 yards on this play if it is a Run.",
            "Reveal the top card of your Play deck. If that card is a Run, gain 5 yards.",
        ),
    ],
)
def test_in_other_words(scene: Scene, said: str, plain: str) -> None:
    assert meant(said, scene) == meant(plain, scene)


@pytest.mark.parametrize(
    "text",
    [
        "Gain 5 yards. Draw an Action card if it is a Run.",
        "The runner gains no yards from Tackle abilities.",
    ],
)
def test_what_is_said_of_nothing(text: str) -> None:
    assert is_refused(text)


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("by", ["Corner", "Safe"])
def test_on_plays_in_which_somebody_is_the_tackler(edition: str, by: str) -> None:
    text = f"{NO_YARDS} on plays in which this Player is the tackler."
    defenders = [player("CB", text, name="Corner"), player("S", name="Safe")]
    receiver = player("WR", "Receive: Gain 10 yards.", name="Wide")
    game = scenario(
        edition,
        offense=Side(players=[receiver]),
        defense=Side(players=defenders),
        calls=("Short Pass: 15 (0-9)", play("Run Right", 0, "Long Pass", name="None")),
        carrier="Wide",
        tackler=by,
        ball=40,
    )
    assert game.run_to(NEXT_DOWN).ball == (55 if by == "Corner" else 65)
