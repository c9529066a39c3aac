"""Players who stay Energized, cards that make way for others, Players who are named."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.language.parse import parse_abilities
from snapcount.cards.nouns import This
from snapcount.cards.tree import Cannot, Static
from snapcount.cards.words import GridironSubtype
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    YES,
    Side,
    action,
    gridiron,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
later_editions = pytest.mark.parametrize("edition", EDITION_NAMES[1:])
BEFORE = ON_FIELD_ADJUSTMENTS


@rule("Z-2", "F-11")
@every_edition
@pytest.mark.parametrize(
    "text",
    [
        "Whenever this Player would be Exhausted by an effect, they stay Energized instead.",
        "If this Player would become Exhausted by your opponent's effects, it remains Energized.",
    ],
)
def test_no_effect_exhausts_who_stays_energized(edition: str, text: str) -> None:
    """Being designated is no effect: it exhausts them later in the same down."""
    trip = action("Exhaust one of your opponent's Running Backs.", when=BEFORE, name="Trip")
    squad = [player("RB", text, name="Back")]
    game = scenario(edition, offense=Side(players=squad), defense=[trip], at=BEFORE, carrier="Back")
    if game.offense.asked("timing point"):
        game.offense.passes()
    game.defense.plays("Trip")
    game.both_pass()
    assert "Back" not in game.offense.exhausted
    game.run_to(NEXT_DOWN)
    assert "Back" in game.offense.exhausted


@rule("Z-2")
@every_edition
def test_the_next_time_is_one_time(edition: str) -> None:
    text = (
        "The next time one of your Players would be exhausted by an effect this possession, "
        "that Player stays Energized instead."
    )
    trips = [
        action("Exhaust one of your opponent's Running Backs.", when=BEFORE, name=name)
        for name in ("Trip", "Slip")
    ]
    spared = action(text, when=BEFORE, name="Spared")
    squad = Side(players=[player("RB", name="Back")], hand=[spared])
    game = scenario(edition, offense=squad, defense=trips, at=BEFORE)
    game.offense.passes()
    game.defense.plays("Trip")
    game.offense.passes()
    game.defense.plays("Slip")
    game.offense.plays("Spared")
    game.both_pass()
    assert "Back" in game.offense.exhausted, "the second one found nothing in its way"


@rule("T-17")
@later_editions
def test_a_gridiron_makes_way_for_a_new_one(edition: str) -> None:
    """It does not hear itself being played."""
    leaves = "When a new Gridiron card is played, remove this card."
    first = gridiron("All plays take 1 additional Time Unit.", leaves, when=BEFORE, name="First")
    second = gridiron("All plays gain 5 additional yards.", when=BEFORE, name="Second")
    game = scenario(edition, offense=[first, second], at=BEFORE)
    game.offense.plays("First")
    game.both_pass()
    assert game.gridirons == ["First"]
    game.run_to(NEXT_DOWN).run_to(BEFORE)
    game.offense.plays("Second")
    game.both_pass()
    assert game.gridirons == ["Second"]


@rule("T-17")
@later_editions
@pytest.mark.parametrize(
    ("waits", "subtype", "stays"),
    [
        ("another Stadium is played", "stadium", False),
        ("another Stadium is played", "weather", True),
        ("a new Weather or Stadium card enters the field", "weather", False),
        ("your opponent plays a Stadium", "stadium", True),
    ],
)
def test_a_gridiron_makes_way_for_one_of_its_kind(
    edition: str, waits: str, subtype: GridironSubtype, stays: bool
) -> None:
    leaves = f"When {waits}, remove this card."
    first = gridiron(leaves, when=BEFORE, subtype="stadium", name="First")
    gains = "All plays gain 5 additional yards."
    second = gridiron(gains, when=BEFORE, subtype=subtype, name="Second")
    game = scenario(edition, offense=[first, second], at=BEFORE)
    game.offense.plays("First")
    game.both_pass()
    assert game.gridirons == ["First"]
    game.run_to(NEXT_DOWN).run_to(BEFORE)
    game.offense.plays("Second")
    game.both_pass()
    assert game.gridirons == (["First", "Second"] if stays else ["Second"])


@rule("T-17")
@later_editions
def test_whoever_pays_energizes_their_own(edition: str) -> None:
    text = (
        "At the start of a down, either player may discard an Action card and Energize one of "
        "their Players."
    )
    spare = action("Draw a Play card.", when=BEFORE, name="Spare")
    field = Side(
        players=[player("RB", name="Back")], exhausted=["Back"], gridirons=[gridiron(text)]
    )
    watching = Side(players=[player("LB", name="Backer")], exhausted=["Backer"], hand=[spare])
    game = scenario(edition, offense=field, defense=watching, at="effect")
    game.defense.answers(YES)
    game.defense.picks("Backer")
    assert "Back" in game.offense.exhausted, "the offense had no card to discard"
    assert "Backer" not in game.defense.exhausted
    assert game.defense.discard == ["Spare"]


@rule("F-11")
@every_edition
@pytest.mark.parametrize(("most", "tired"), [(10, True), (15, False)])
def test_a_tackle_for_few_yards_exhausts_nobody(edition: str, most: int, tired: bool) -> None:
    text = (
        "When this Player is designated as the tackler, it does not become Exhausted if the play "
        f"gains {most} yards or fewer."
    )
    stopper = Side(players=[player("LB", text, name="Stopper")])
    game = scenario(edition, defense=stopper, tackler="Stopper")
    game.run_to(NEXT_DOWN)
    assert game.yards == 15
    assert ("Stopper" in game.defense.exhausted) is tired


@every_edition
@pytest.mark.parametrize("own", [True, False])
def test_your_opponent_is_yours_and_not_the_players(edition: str, own: bool) -> None:
    """The card is the defense's: the offense can't energize its own Back, the defense can."""
    text = "Choose one of your opponent's Running Backs. It cannot be energized by your opponent"
    text += " this down."
    wakes = "Energize one of your" if own else "Energize one of your opponent's"
    wake = action(f"{wakes} Running Backs.", when=BEFORE, name="Wake")
    kept = action(text, when=BEFORE, name="Kept")
    game = scenario(
        edition,
        offense=Side(
            players=[player("RB", name="Back")], exhausted=("Back",), hand=[wake] if own else []
        ),
        defense=[kept] if own else [kept, wake],
        at=BEFORE,
    )
    waker = game.offense if own else game.defense
    if own:
        waker.plays("Wake")
        game.defense.plays("Kept")
    else:
        waker.plays("Wake")
        waker.plays("Kept")
    game.both_pass()
    assert ("Back" in game.offense.exhausted) == own


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("spared", ["Offense", "Defense", "Generic"])
@pytest.mark.parametrize("side", ["defense", "generic"])
def test_what_such_action_cards_cannot_do(edition: str, spared: str, side: Any) -> None:
    keeps = player("TE", f"This Player cannot be exhausted by {spared} Action cards.", name="Mule")
    tire = action("Exhaust one of your opponent's Tight Ends.", when=BEFORE, side=side)
    game = scenario(edition, offense=Side(players=[keeps]), defense=[tire], at=BEFORE)
    game.defense.plays(0)
    game.both_pass()
    assert ("Mule" in game.offense.exhausted) is (spared.lower() != side)


def test_such_action_cards_are_said_in_both_voices() -> None:
    for cards in ("Defense Action cards", "Defensive Action cards", "Defense cards"):
        (said,) = parse_abilities(f"{cards} cannot exhaust this Player.", "offense")
        (plain,) = parse_abilities(
            "This Player cannot be exhausted by Defense Action cards.", "offense"
        )
        assert said == plain
        assert isinstance(said, Static)
        assert said.modifier == Cannot("be exhausted", This(), "defense action cards")
