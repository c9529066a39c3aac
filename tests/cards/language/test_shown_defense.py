"""What a Play that is shown would stop: its defensive call, against a kind or what was called."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.nouns import ShownStops
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, ON_FIELD_ADJUSTMENTS, Side, action, play, rule, scenario
from snapcount.testing.cards import nodes, parse_page

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
OF_PASSES = "If its defensive play includes a Pass, the play is stopped."
OF_THE_PLAY = "If it would stop the offense's play, the play is stopped."
NOT_OF_RUNS = "If its defensive call does not include a Run, the play is stopped."


@rule("F-4", "F-7")
@every_edition
@pytest.mark.parametrize(
    ("text", "stops", "yards"),
    [
        (OF_PASSES, "Run Left / Short Pass", 0),
        (OF_PASSES, "Run Left", 15),
        (OF_THE_PLAY, "Run Left / Run Right", 0),
        (OF_THE_PLAY, "Run Middle", 15),
        (NOT_OF_RUNS, "Long Pass", 0),
        (NOT_OF_RUNS, "Long Pass / Run Right", 15),
    ],
)
def test_what_the_top_card_stops(edition: str, text: str, stops: str, yards: int) -> None:
    card = action(
        f"Reveal the top card of your Play deck. {text}", when=ON_FIELD_ADJUSTMENTS, side="defense"
    )
    top = play("Medium Pass: 10 (0-9)", 0, stops, name="Top")
    game = scenario(
        edition,
        defense=Side(hand=[card], play_deck=[top] * 4),
        calls=("Run Left", "Long Pass"),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == yards


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("its defensive call includes a Pass", ShownStops(("pass",))),
        ("the defensive side of that card stops a Run Left", ShownStops(("run left",))),
        ("it stops a Short Pass on defense", ShownStops(("short pass",))),
        ("its defensive call matches the offense's play", ShownStops()),
        ("that card would stop the offense", ShownStops()),
    ],
)
def test_said_in_other_words(text: str, meant: ShownStops) -> None:
    said = effects(f"Reveal the top card of your Play deck. If {text}, draw a Play card.")
    assert meant in list(nodes(said))


def test_a_card_has_to_be_shown() -> None:
    with pytest.raises(TextError):
        parse_page("If its defensive call includes a Pass, draw a Play card.", action=True)
