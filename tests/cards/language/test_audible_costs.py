"""What audibles cost."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused, modifier

from snapcount.cards.language.printing import english
from snapcount.cards.tree import AudiblesCost, Lasting, Static
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
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

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            "Your opponent must discard an Action card to audible.",
            AudiblesCost("opponent", "action card"),
        ),
        (
            "To call an audible, you must discard two Play cards.",
            AudiblesCost("you", "play card", 2),
        ),
        ("Audibles cost a timeout.", AudiblesCost("each player", "timeout")),
        ("Your opponent must spend a timeout to audible.", AudiblesCost("opponent", "timeout")),
        (
            "Your opponent's audibles cost 1 more Time Unit.",
            AudiblesCost("opponent", "time unit"),
        ),
    ],
)
def test_it_is_said_of_audibles(text: str, meant: AudiblesCost) -> None:
    assert modifier(text) == meant
    assert modifier(english(Static(meant))) == meant


def test_it_is_said_for_a_while() -> None:
    made = effects("Until your next possession, audibles cost a timeout.")
    assert made == (
        Lasting(AudiblesCost("each player", "timeout"), "next possession's start", "you"),
    )
    assert effects(english(made)) == made


@pytest.mark.parametrize("text", ["Cancel an audible.", "Audibles cost 5 yards."])
def test_what_is_done_at_once_cannot_be_cancelled(text: str) -> None:
    """T-7: an audible takes place while the timing point is still open."""
    assert is_refused(text)


# As it is played --------------------------------------------------------------------------------


def audible(edition: str, cost: str, spare: int = 0, timeouts: int = 3) -> Scenario:
    """The offense audibles into a Short Pass, with so many cards more in hand."""
    change = action("Audible.", when=ON_FIELD_ADJUSTMENTS, name="Change")
    other = [action("Gain 5 yards.", when="Play only at the end of the play.", name="Spare")]
    top = play("Short Pass: 40 (0-9)", 5)
    side = Side(hand=[change, *other * spare], play_deck=[top, top, top])
    coach = player("LB", cost)
    game = scenario(
        edition,
        offense=side,
        defense=Side(players=[coach]),
        at=ON_FIELD_ADJUSTMENTS,
        timeouts=(timeouts, 3),
        clock=15,
    )
    game.offense.plays("Change")
    return game


def called(game: Scenario) -> bool:
    return game.log.has(events.CALL_CHANGED)


@rule("T-7")
@every_edition
@pytest.mark.parametrize(
    ("cost", "spare", "paid"),
    [
        ("Your opponent must discard an Action card to audible.", 1, 1),
        ("Your opponent must discard an Action card to audible.", 0, 0),
        ("You must discard an Action card to audible.", 0, 0),
    ],
)
def test_a_card_is_discarded_or_nothing_is_called(
    edition: str, cost: str, spare: int, paid: int
) -> None:
    game = audible(edition, cost, spare)
    game.run_to("designation")
    assert called(game) == (bool(paid) or cost.startswith("You must"))
    assert game.offense.discard.count("Spare") == paid


@rule("T-7")
@every_edition
@pytest.mark.parametrize(("timeouts", "left"), [(2, 1), (0, 0)])
def test_a_timeout_is_spent(edition: str, timeouts: int, left: int) -> None:
    game = audible(edition, "Audibles cost a timeout.", timeouts=timeouts)
    game.run_to("designation")
    assert called(game) == (timeouts > 0)
    assert game.state.timeouts[game.offense.seat] == left


@rule("T-7", "F-13")
@every_edition
def test_the_play_takes_longer(edition: str) -> None:
    game = audible(edition, "Your opponent's audibles cost 2 more Time Units.")
    game.run_to(NEXT_DOWN)
    assert called(game)
    assert game.clock == 12


@rule("T-7")
@every_edition
def test_a_card_that_is_shown_and_called_costs_the_same(edition: str) -> None:
    text = "Reveal the top card of your Play deck. You may use it as your play."
    change = action(text, when=ON_FIELD_ADJUSTMENTS)
    top = play("Short Pass: 40 (0-9)", 5)
    coach = player("LB", "Audibles cost a timeout.")
    game = scenario(
        edition,
        offense=Side(hand=[change], play_deck=[top, top, top]),
        defense=Side(players=[coach]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.offense.answers(YES)
    game.run_to("designation")
    assert called(game)
    assert game.state.timeouts[game.offense.seat] == 2


@pytest.mark.parametrize(
    "said",
    [
        "flip over the top card of their Play deck as their play",
        "flip over a card from their Play deck as their play",
        "turn over the top card of their Play deck to replace their called play",
    ],
)
def test_an_audible_is_what_it_does(said: str) -> None:
    cost = "Your opponent must discard an Action card to"
    assert modifier(f"{cost} {said}.") == modifier(f"{cost} use an audible.")
