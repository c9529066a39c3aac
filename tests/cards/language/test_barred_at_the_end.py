"""Nothing is played at the end of a play after which it cannot be (T-2, T-3)."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    END_OF_PLAY,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PLAY,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)
from snapcount.testing.cards import parse_abilities

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
DRAWS = action("Draw an Action card.", when=END_OF_PLAY, name="Draws")
MINE = action("Draw an Action card.", when=END_OF_PLAY, name="Mine")
BARS = [
    "After this play, your opponent cannot play Action cards at the end of the play.",
    "After this play, your opponent cannot play Action cards.",
    "At the end of the play, your opponent cannot play Action cards.",
    "After this play, at the end of the play, your opponent cannot play Action cards.",
    (
        "After this play, gain a timeout and your opponent cannot play Action cards at the end"
        " of the play."
    ),
    "After your Run, your opponent cannot play Action cards at the end of the play.",
]


@rule("T-2", "T-3")
@every_edition
@pytest.mark.parametrize("text", BARS)
def test_a_play_bars_what_is_played_at_its_end(edition: str, text: str) -> None:
    own = play("Run Left", 3, abilities=(text,))
    game = scenario(
        edition, offense=[MINE], defense=[DRAWS], calls=(own, "Long Pass"), at=END_OF_PLAY
    )
    game.offense.offered(PASS, PLAY("Mine")).passes()
    assert (game.down, game.defense.hand[:1]) == (2, ["Draws"])
    assert game.offense.timeouts == (4 if "timeout" in text else 3)


@rule("T-2", "T-3")
@every_edition
def test_another_kind_of_play_bars_nothing(edition: str) -> None:
    own = play("Run Left", 3, abilities=(BARS[-1].replace("Run", "Pass"),))
    game = scenario(edition, defense=[DRAWS], calls=(own, "Long Pass"), at=END_OF_PLAY)
    game.defense.offered(PASS, PLAY("Draws"))


@rule("T-2", "T-3")
@every_edition
@pytest.mark.parametrize("text", BARS[:-2])
def test_an_action_card_bars_it_for_the_down(edition: str, text: str) -> None:
    card = action(text.replace("this play", "the play"), when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card, MINE], defense=[DRAWS], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.run_to(END_OF_PLAY)
    game.offense.offered(PASS, PLAY("Mine")).passes()
    game.run_to(END_OF_PLAY)
    assert game.offense.may(PLAY("Mine"))
    game.offense.passes()
    assert game.defense.may(PLAY("Draws"))


@rule("T-2", "T-3")
@every_edition
def test_a_run_ability_bars_it_for_the_down(edition: str) -> None:
    runs = player("RB", f"Run: {BARS[0]}")
    game = scenario(
        edition, offense=Side(players=[runs], hand=[MINE]), defense=[DRAWS], at=END_OF_PLAY
    )
    game.offense.passes()
    assert game.down == 2


@rule("T-2", "T-3")
@every_edition
def test_exhaust_abilities_too(edition: str) -> None:
    text = "After this play, your opponent cannot use Exhaust abilities at the end of the play."
    uses = player("LB", "Exhaust: Draw an Action card. Exhaust only at the end of the play.")
    own = play("Run Left", 3, abilities=(text,))
    game = scenario(
        edition,
        offense=[MINE],
        defense=Side(players=[uses]),
        calls=(own, "Long Pass"),
        at=END_OF_PLAY,
    )
    game.offense.passes()
    assert game.down == 2


def test_what_is_asked_then_comes_too_late() -> None:
    bars = "your opponent cannot play Action cards at the end of the play."
    assert is_refused(f"At the end of the play, if it is third down, {bars}")
    assert is_refused(f"At the end of the play, if it was successful, {bars}")
    assert not is_refused(f"If it is third down, {bars}")


def test_it_is_what_the_plain_words_say() -> None:
    plain = "Your opponent cannot play Action cards at the end of the play."
    for text in BARS[:4]:
        assert parse_abilities(text, play=True) == parse_abilities(plain, play=True)
