"""Words of the game for what cards say otherwise: a pass broken up, who cannot tackle."""

from __future__ import annotations

import pytest

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read

DEFENSE = Scene(side="defense")
OFFENSE = Scene(side="offense")
STAYS = Scene(enters=True, on_player=False)
ACTION = Scene(action=True, on_player=False)


@pytest.mark.parametrize(
    ("scene", "said", "meant"),
    [
        (
            DEFENSE,
            "Exhaust – Pass: Knock down the pass.",
            "Exhaust – Pass: The pass is incomplete.",
        ),
        (
            DEFENSE,
            "Exhaust – Pass: If the Play Strength is 3 or less, the pass is broken up.",
            "Exhaust – Pass: If the Play Strength is 3 or less, the pass is incomplete.",
        ),
        (
            DEFENSE,
            "Tackle: Determine Grit. If the result is 2 or less, the offense loses 5 yards.",
            "Tackle: Determine Grit. If the Grit is 2 or less, the offense loses 5 yards.",
        ),
        (
            OFFENSE,
            "Your opponent cannot target this Player with their effects.",
            "This Player cannot be targeted by your opponent's effects.",
        ),
        (
            ACTION,
            "Your runner cannot be tackled by Safeties this down.",
            "Safeties cannot be designated to tackle this down.",
        ),
        (
            STAYS,
            "Defense Action cards cost an extra Play card discard to play.",
            "To play a Defense Action card, each player must discard a Play card.",
        ),
        (
            STAYS,
            "All Action cards cost one additional discard.",
            "To play an Action card, each player must discard a card.",
        ),
    ],
)
def test_words_of_the_game(scene: Scene, said: str, meant: str) -> None:
    one, other = read(said, scene), read(meant, scene)
    assert (one.abilities, one.effects) == (other.abilities, other.effects)


def test_only_a_pass_is_broken_up() -> None:
    with pytest.raises(Unread):
        read("Exhaust – Run: Break up the run.", DEFENSE)
