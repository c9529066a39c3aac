"""Either this or that: who cannot do the one does the other, and does not get off."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    END_OF_PLAY,
    MODE,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PICK,
    Scenario,
    Side,
    action,
    gridiron,
    player,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
OTHERS = ("QB", "WR", "TE")
SPARE = action("Gain 5 yards.", when=END_OF_PLAY)


def tackled(edition: str, text: str, **declared: Any) -> Scenario:
    """The Linebacker tackles, and what it says is being carried out."""
    tackler = player("LB", text, name="Linebacker")
    return scenario(edition, defense=Side(players=[tackler]), tackler="LB", **declared)


def ran(edition: str, text: str, exhausted: tuple[str, ...], **declared: Any) -> Scenario:
    runner = player("RB", text, name="Running Back")
    offense = Side(players=[runner], exhausted=exhausted)
    return scenario(edition, offense=offense, carrier="RB", **declared)


@every_edition
@pytest.mark.parametrize(
    "text",
    [
        "Tackle: The offense must discard an Action card or lose 10 yards.",
        "Tackle: Your opponent must discard an Action card or lose 10 yards.",
        "Tackle: The offense must discard two Action cards or lose 10 yards.",
        "Tackle: The offense must spend a timeout or lose 10 yards.",
    ],
)
def test_who_has_nothing_to_give_takes_the_other(edition: str, text: str) -> None:
    game = tackled(edition, text, timeouts=(0, 3), at=NEXT_DOWN)
    assert game.yards_by_effects == -10


@every_edition
def test_who_can_do_both_chooses(edition: str) -> None:
    text = "Tackle: The offense must discard an Action card or lose 10 yards."
    game = tackled(edition, text, offense=Side(hand=[SPARE]), at="effect")
    game.offense.offered(MODE(0), MODE(1))
    game.offense.answers(MODE(0))
    assert game.offense.hand == []
    assert game.yards_by_effects == 0


@every_edition
def test_an_exhausted_player_pays_nothing(edition: str) -> None:
    text = "Run: Exhaust one of your other Players or lose 5 yards."
    game = ran(edition, text, OTHERS, at=NEXT_DOWN)
    assert game.yards_by_effects == -5
    game = ran(edition, text, ("QB", "WR"), at="effect")
    game.offense.answers(MODE(0))
    assert "Tight End" in game.offense.exhausted
    assert game.yards_by_effects == 0
    game = ran(edition, text, ("QB",), at="effect")
    game.offense.answers(MODE(0))
    game.offense.offered(PICK("WR"), PICK("TE")).picks("TE")


@every_edition
def test_of_two_that_cannot_be_done_neither_is(edition: str) -> None:
    text = "Tackle: The offense must discard an Action card or spend a timeout."
    game = tackled(edition, text, timeouts=(0, 3), at="effect")
    game.offense.offered(MODE(0), MODE(1))
    game.offense.answers(MODE(0))
    assert game.yards_by_effects == 0


@every_edition
@pytest.mark.parametrize(
    "text",
    [
        "Tackle: The offense chooses one: • They discard an Action card. • They lose 10 yards.",
        "Tackle: Your opponent chooses one: discard an Action card; or the offense loses 10 yards.",
    ],
)
def test_who_chooses_does_what_is_said_of_them(edition: str, text: str) -> None:
    game = tackled(edition, text, offense=Side(hand=[SPARE]), at="effect")
    game.offense.answers(MODE(0))
    assert game.offense.hand == []


@pytest.mark.parametrize(
    "text",
    [
        "Your opponent chooses one: • Discard an Action card. • Exhaust one of their Players.",
        "Your opponent chooses one: • You gain 10 yards. • Draw two Action cards.",
        "Each player chooses one: • Draw an Action card. • Energize one of their Players.",
    ],
)
def test_a_command_in_a_list_that_somebody_else_chooses_from_is_of_nobody(text: str) -> None:
    assert is_refused(text, side="offense")


@pytest.mark.parametrize("call", ["Run Left", "Run Right"])
def test_where_only_one_of_two_can_be_there_is_no_choice(call: str) -> None:
    """The play is stopped as it was called, and as the other one it is not."""
    text = "Your Run Left becomes a Run Right, or your Run Right becomes a Run Left."
    card = action(text, when=ON_FIELD_ADJUSTMENTS, side="offense")
    game = scenario("crd", offense=[card], calls=(call, call), at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.both_pass()
    assert game.run_to(NEXT_DOWN).yards == 15


REMOVED = (
    "Remove a Gridiron card from the field or a Power Up from a Player on the field. If you do,"
    " gain 5 yards."
)


@every_edition
@pytest.mark.parametrize("lies", [True, False])
def test_whichever_is_done_has_its_consequence(edition: str, lies: bool) -> None:
    if lies and edition == "2019":
        pytest.skip("it has no Gridiron cards")
    dome = gridiron(name="Dome")
    remove = action(REMOVED, when=ON_FIELD_ADJUSTMENTS)
    mine, theirs = Side(hand=[remove]), Side(gridirons=[dome] * lies)
    game = scenario(edition, offense=mine, defense=theirs, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    if game.offense.asked("effect"):
        game.offense.answers(MODE(0))
    game.run_to(NEXT_DOWN)
    assert game.gridirons == []
    assert game.yards_by_effects == 5 * lies


@pytest.mark.parametrize(
    "text", ["Discard an Action card or draw a Play card. If you do, gain 5 yards."]
)
def test_of_two_deeds_it_is_not_known_which_has_a_consequence(text: str) -> None:
    assert is_refused(text)


@pytest.mark.parametrize(
    "text",
    [
        "Action cards cannot exhaust your Quarterbacks or cancel their Exhaust abilities.",
        "Your opponent cannot draw cards this down or discard an Action card.",
        "Your Runs cannot be stopped this down or gain 5 more yards.",
        "Your Quarterbacks cannot be exhausted this down or draw an Action card.",
    ],
)
def test_what_goes_on_after_cannot_is_no_choice(text: str) -> None:
    assert is_refused(text, "offense")


def test_either_says_that_it_is_one() -> None:
    barred = "your Quarterbacks cannot be exhausted this down"
    assert effects(f"Either {barred} or you draw an Action card.") == effects(
        f"Choose one:\n• {barred.capitalize()}.\n• Draw an Action card."
    )
