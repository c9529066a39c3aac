"""What an audible hangs on comes before it, also where audibles take effect at once (T-7, R-43)."""

from __future__ import annotations

import pytest

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    NO,
    ON_FIELD_ADJUSTMENTS,
    YES,
    Scenario,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)
from snapcount.testing.answers import Answer

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
FLIP = "flip over the top card of your Play deck. That card becomes your play this down."
SPARE = action("Gain 5 yards.", name="Spare")


def begun(edition: str, text: str, *deck: str, discarded: str = "") -> Scenario:
    """The offense has called Run Left; the first of its deck is drawn before that."""
    return scenario(
        edition,
        offense=Side(
            hand=[action(text, when=ON_FIELD_ADJUSTMENTS, name="Audible"), SPARE],
            players=[player("QB"), player("WR", name="Wideout")],
            play_deck=[play("Run Left", 0), *(play(call, 4) for call in deck)],
            play_discard=[play(discarded, 4)] if discarded else [],
        ),
        calls=(play("Run Left", 3), play("Run Right", 0, "Run Left")),
        at=ON_FIELD_ADJUSTMENTS,
    )


@rule("T-7")
@every_edition
@pytest.mark.parametrize(
    "text",
    [
        f"Discard an Action card. If you do, {FLIP}",
        f"Exhaust one of your Wide Receivers. If you do, {FLIP}",
        f"Discard the top card of your Play deck. If it is a Run, {FLIP}",
    ],
)
def test_whoever_does_what_it_asks_for_gets_the_audible(edition: str, text: str) -> None:
    game = begun(edition, text, "Run Middle", "Run Middle")
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.yards == 20


@rule("T-7")
@every_edition
def test_nobody_else_does(edition: str) -> None:
    text = f"Discard the top card of your Play deck. If it is a Pass, {FLIP}"
    game = begun(edition, text, "Run Middle", "Run Middle")
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == 0


@rule("T-7")
@every_edition
@pytest.mark.parametrize(
    "text",
    [
        f"Discard the top card of your Play deck. Then {FLIP}",
        f"Put a Run Middle from your Play discard pile on top of your Play deck. Then {FLIP}",
    ],
)
def test_what_lies_below_is_flipped(edition: str, text: str) -> None:
    game = begun(edition, text, "Run Left", "Run Middle", discarded="Run Middle")
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == 20


@rule("T-7", "T-2")
@every_edition
def test_a_draw_waits_for_its_layer(edition: str) -> None:
    """The audible beside it does not hang on it."""
    game = begun(
        edition, f"Draw a Play card. {FLIP[0].upper()}{FLIP[1:]}", "Run Left", "Run Middle"
    )
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.yards == (0 if edition == "crd" else 20)


@rule("T-7")
@every_edition
@pytest.mark.parametrize(("answer", "yards"), [(YES, 20), (NO, 0)])
def test_who_looks_first_may_put_it_away(edition: str, answer: Answer, yards: int) -> None:
    text = f"Look at the top card of your Play deck. You may put it on the bottom. Then {FLIP}"
    game = begun(edition, text, "Run Left", "Run Middle")
    game.offense.plays(0)
    if edition != "crd":  # it is asked when its layer resolves
        game.offense.passes()
    game.offense.answers(answer)
    assert game.run_to(NEXT_DOWN).yards == yards
