"""`You may have it Exhaust this Player instead`: an effect is turned onto another Player."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import PRIOR_TO_SELECTING, YES, Side, action, player, rule, scenario

WOULD: str = "Whenever an effect of your opponent would Exhaust another one of your Players, "


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("you may have it Exhaust this Player instead", "you may Exhaust this Player instead"),
        ("you may have that effect instead Exhaust this Player",
         "you may Exhaust this Player instead"),
        ("have it Exhaust this Player instead", "Exhaust this Player instead"),
        ("it Exhausts this Player instead", "Exhaust this Player instead"),
        ("that effect instead Energizes this Player", "Energize this Player instead"),
    ],
)  # fmt: skip
def test_the_effect_does_it_to_another(said: str, plain: str) -> None:
    meant, same = (read(f"{WOULD}{each}.", Scene()).abilities for each in (said, plain))
    assert meant == same


@pytest.mark.parametrize(
    "text",
    [
        "Whenever your opponent scores, you may have it Exhaust this Player instead.",
        f"{WOULD}you may have it Exhaust this Player.",
        f"{WOULD}you may have it draw an Action card instead.",
    ],
)
def test_it_is_done_instead_of_something(text: str) -> None:
    assert is_refused(text, action=False)


@rule("R-42")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("tired", [False, True])
def test_who_is_exhausted_already_saves_nobody(edition: str, tired: bool) -> None:
    text = f"{WOULD}you may have it Exhaust this Player instead."
    guard = player("OT", text, name="Guard")
    game = scenario(
        edition,
        offense=Side(players=[guard], exhausted=["Guard"] if tired else []),
        defense=[action("Exhaust one of your opponent's Players.", when=PRIOR_TO_SELECTING)],
        at=PRIOR_TO_SELECTING,
    )
    game.defense.plays(0)
    game.both_pass()
    game.defense.picks("Quarterback")
    if not tired:
        game.offense.answers(YES)
    assert game.offense.exhausted == (["Quarterback", "Guard"] if tired else ["Guard"])
