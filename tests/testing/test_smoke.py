"""The smoke test can fail: it tells texts that work from texts that never come to anything."""

from __future__ import annotations

import pytest

from snapcount.cards.card import AnyCard
from snapcount.cards.nouns import DeckHas, Group
from snapcount.testing import action, gridiron, play, player, power_up, superstar, synergy
from snapcount.testing.smoke import smoke

BACK = player("RB", name="Otto")
RUNS = DeckHas(Group(whose="you", positions=("RB",)), at_least=1)

WORKING: dict[str, AnyCard] = {
    "used": player(
        "QB", "Exhaust – Long Pass (7-9): Gain 5 yards. Exhaust only if you are leading."
    ),
    "designated": player("LB", "Tackle – Run Left: The offense loses 5 yards."),
    "triggered": player("WR", "Whenever your opponent plays an Action card, draw an Action card."),
    "instead": player("S", "Whenever the play would gain 30 yards or more, instead gain 20 yards."),
    "stands": player("OT", "While it is third down, your Run plays gain 5 more yards."),
    "on the bench": player("K", "Bench – Your field goals count as 5 yards nearer."),
    "on top": superstar(BACK, "Run: Draw a Play card."),
    "played": action("Replay the Down.", when="on field adjustments", side="offense"),
    "attached": power_up("Run: Gain 10 yards."),
    "laid out": gridiron("Each player's punts go 10 fewer yards."),
    "beside": synergy(RUNS, "Your Run plays gain 5 more yards."),
    "called": play(
        "Run Left", 4, "Long Pass", abilities=("Whenever this play is successful, gain 5 yards.",)
    ),
}
ENOUGH = 100  # stages; texts that work are seen on far fewer
IDLE: dict[str, AnyCard] = {
    "too late": action("The play becomes successful.", when="end of the play"),
    "never asked": player("QB", "Exhaust: Gain 5 yards. Exhaust only when a play is stopped."),
    "never true": player("OG", "While you have 9 or more timeouts, your plays gain 5 more yards."),
    "never so": player("C", "Exhaust: If you have 9 or more timeouts, draw a Play card."),
}


@pytest.mark.parametrize("name", WORKING)
def test_a_text_is_seen_at_work(name: str) -> None:
    seen = smoke(WORKING[name])
    assert seen is not None
    assert all(seen.words)
    assert smoke(WORKING[name]) == seen


@pytest.mark.parametrize("name", IDLE)
def test_a_text_that_never_does_anything_is_found_out(name: str) -> None:
    assert smoke(IDLE[name], stages=ENOUGH) is None


def test_every_part_is_tried_by_itself() -> None:
    card = player(
        "RB", "Run: Gain 5 yards.", "Run: If you have 9 or more timeouts, draw a Play card."
    )
    assert smoke(card, 0) is not None
    assert smoke(card, 1, stages=ENOUGH) is None


def test_the_old_rules_know_fewer_cards() -> None:
    assert smoke(player("RB", "Run: Gain 5 yards."), edition="2019") is not None
