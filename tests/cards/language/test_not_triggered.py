"""Abilities that do not trigger or cannot be used, whenever in the down the card came (T-13)."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.parse import parse_abilities
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PRIOR_TO_SELECTING,
    USE,
    Side,
    action,
    player,
    power_up,
    rule,
    scenario,
)
from snapcount.testing.editions import editions_where, having

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
with_power_ups = pytest.mark.parametrize("edition", editions_where(having("power up")))
before = pytest.mark.parametrize(
    "at", [PRIOR_TO_SELECTING, ON_FIELD_ADJUSTMENTS, AFTER_DESIGNATION]
)
RUNNER = player("RB", "Run: Gain 10 yards.", name="Running Back")
CATCHER = player("RB", "Receive: Gain 10 yards.", name="Running Back")
TACKLER = player("LB", "Tackle: The offense loses 5 yards.", name="Linebacker")
SILENT = "While this Player is designated to receive a {}, Tackle abilities do not trigger."
RUNS, PASSES = ("Run Left", "Long Pass"), ("Short Pass: 20 (0-9)", "Run Left")


def yards(edition: str, text: str, at: str, calls: tuple[str, str] = RUNS) -> int:
    """What effects made of the play: 10 by the ball carrier, less 5 by the tackler."""
    card = action(text, when=at, name="Hush")
    back = RUNNER if calls is RUNS else CATCHER
    game = scenario(
        edition,
        offense=Side(hand=[card], players=[back]),
        defense=Side(players=[TACKLER]),
        calls=calls,
        at=at,
        carrier="RB",
        tackler="LB",
    )
    game.offense.plays("Hush")
    game.both_pass()
    game.run_to(NEXT_DOWN)
    return game.yards_by_effects


@rule("T-13", "T-18")
@every_edition
@before
@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Tackle abilities do not trigger this down.", 10),
        ("Your opponent's Tackle abilities do not trigger this down.", 10),
        ("Your opponent cannot use Tackle abilities this down.", 10),
        ("The tackler's Tackle ability does not trigger this down.", 10),
        ("The tackler cannot use Tackle abilities this down.", 10),
        ("The tackler's abilities are cancelled this down.", 10),
        ("Cancel all Tackle abilities.", 10),
        ("Your Tackle abilities do not trigger this down.", 5),
        ("Run abilities do not trigger this down.", -5),
        ("The runner's Run ability does not trigger this down.", -5),
        ("The receiver's abilities are cancelled this down.", 5),
        ("Receive abilities do not trigger this down.", 5),
        ("Run, Receive and Tackle abilities do not trigger this down.", 0),
        ("Your opponent's Run and Receive abilities do not trigger this down.", 5),
    ],
)
def test_what_does_not_trigger_on_a_run(edition: str, at: str, text: str, left: int) -> None:
    assert yards(edition, text, at) == left


@rule("T-13", "T-18")
@every_edition
@before
@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Receive abilities do not trigger this down.", -5),
        ("The receiver's abilities are cancelled this down.", -5),
        ("The runner's abilities are cancelled this down.", 5),
        ("Run abilities do not trigger this down.", 5),
    ],
)
def test_what_does_not_trigger_on_a_pass(edition: str, at: str, text: str, left: int) -> None:
    assert yards(edition, text, at, PASSES) == left


@rule("T-12")
@every_edition
@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Exhaust abilities cannot be used this down.", False),
        ("Your opponent's Exhaust abilities cannot be used this down.", False),
        ("Your Exhaust abilities cannot be used this down.", True),
        ("Tackle abilities cannot be used this down.", True),
    ],
)
def test_what_cannot_be_used_is_not_offered(edition: str, text: str, kept: bool) -> None:
    user = player("LB", "Exhaust: Draw an Action card. Exhaust only after Player Designation.")
    hush = action(text, when=PRIOR_TO_SELECTING)
    asks = action("Draw a Play card.", when=AFTER_DESIGNATION)
    game = scenario(
        edition,
        offense=Side(hand=[hush]),
        defense=Side(hand=[asks], players=[user]),
        at=PRIOR_TO_SELECTING,
    )
    game.offense.plays(0)
    game.both_pass()
    game.run_to(AFTER_DESIGNATION)
    assert game.defense.may(PASS)
    assert game.defense.may(USE("LB")) is kept


@every_edition
def test_it_is_over_with_the_down(edition: str) -> None:
    card = action("Tackle abilities do not trigger this down.", when=PRIOR_TO_SELECTING)
    game = scenario(
        edition,
        offense=[card],
        defense=Side(players=[TACKLER]),
        at=PRIOR_TO_SELECTING,
        tackler="LB",
    )
    game.offense.plays(0)
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == 0
    game.state.exhausted = 0  # everybody is rested
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == -5


def test_which_abilities_must_be_said() -> None:
    assert is_refused("Abilities do not trigger this down.")


@rule("T-12", "T-5")
@every_edition
@pytest.mark.parametrize(
    ("text", "goes_on"),
    [
        ("Your opponent cannot use Exhaust abilities this down.", True),
        ("Your opponent's Linebackers cannot use Exhaust abilities this down.", True),
        ("Your opponent's Players cannot use abilities this down.", True),
        ("Exhaust abilities cannot be used this down.", True),
        ("None of your opponent's Players' Exhaust abilities can be used this down.", True),
        ("Your opponent's Linebackers lose their Exhaust abilities this down.", False),
        ("Your opponent's Exhaust abilities are cancelled this down.", False),
        ("The Exhaust abilities of your opponent's Players have no effect this down.", False),
    ],
)
def test_what_was_used_before_goes_on_unless_it_is_cancelled(
    edition: str, text: str, goes_on: bool
) -> None:
    users = [
        player("LB", "Exhaust: The offense loses 5 yards."),
        player("CB", "Exhaust: The offense loses 5 yards."),
    ]
    hush = action(text, when=ON_FIELD_ADJUSTMENTS)
    spare = action("Draw a Play card.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition,
        offense=[spare, hush],
        defense=Side(players=users),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.defense.uses("LB")
    game.offense.plays(1)  # above it in the layers: it resolves first
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == (-5 if goes_on else 0)


SURE = "This ability cannot be cancelled."
SURE_RUNNER = player("RB", f"Run: Gain 10 yards. {SURE}", name="Running Back")
SURE_CATCHER = player("RB", f"Receive: Gain 10 yards. {SURE}", name="Running Back")
SURE_TACKLER = player("LB", f"Tackle: The offense loses 5 yards. {SURE}", name="Linebacker")


@rule("T-13", "T-18")
@every_edition
@pytest.mark.parametrize("at", [PRIOR_TO_SELECTING, ON_FIELD_ADJUSTMENTS])
@pytest.mark.parametrize(
    ("text", "run", "caught"),
    [
        ("Tackle abilities do not trigger this down.", 10, 10),
        ("The tackler's Tackle ability does not trigger this down.", 10, 10),
        ("The tackler cannot use Tackle abilities this down.", 10, 10),
        ("Your opponent's Players cannot use abilities this down.", 10, 10),
        ("None of your opponent's Linebackers' Tackle abilities trigger this down.", 10, 10),
        ("No Run abilities trigger this down.", -5, 5),
        ("Run abilities cannot trigger this down.", -5, 5),
        ("Receive abilities cannot be used this down.", 5, -5),
        ("Your Receive and Run abilities do not trigger this down.", -5, -5),
        ("Tackle abilities are cancelled this down.", 5, 5),
        ("The tackler's Tackle abilities have no effect this down.", 5, 5),
        ("Receive and Run abilities are cancelled this down.", 5, 5),
        ("Your opponent's Safeties' Tackle abilities do not trigger this down.", 5, 5),
    ],
)
@pytest.mark.parametrize("calls", [RUNS, PASSES], ids=["run", "pass"])
def test_what_does_not_trigger_is_not_cancelled(
    edition: str, at: str, text: str, run: int, caught: int, calls: tuple[str, str]
) -> None:
    """So that an ability that cannot be cancelled does not trigger either."""
    game = scenario(
        edition,
        offense=Side(
            hand=[action(text, when=at, name="Hush")],
            players=[SURE_RUNNER if calls is RUNS else SURE_CATCHER],
        ),
        defense=Side(players=[SURE_TACKLER]),
        calls=calls,
        at=at,
        carrier="RB",
        tackler="LB",
    )
    game.offense.plays("Hush")
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == (run if calls is RUNS else caught)


@rule("T-13", "R-41")
@with_power_ups
@pytest.mark.parametrize(
    ("text", "calls", "left"),
    [
        ("Tackle abilities do not trigger while this Player is designated to run.", RUNS, 0),
        ("Tackle abilities do not trigger while this Player is designated to run.", PASSES, -5),
        ("Receive abilities of Running Backs do not trigger on Short Passes.", PASSES, -5),
        (SILENT.format("Short Pass"), PASSES, 0),
        (SILENT.format("Long Pass"), PASSES, -5),
        ("Tackle abilities are cancelled while this Player is designated to run.", RUNS, -5),
    ],
)
def test_a_text_that_stands_keeps_them_from_triggering(
    edition: str, text: str, calls: tuple[str, str], left: int
) -> None:
    kept = power_up("Attached Player's Tackle abilities cannot be cancelled.", name="Grip")
    back = player("RB", text, name="Running Back")
    game = scenario(
        edition,
        offense=Side(players=[back]),
        defense=Side(players=[TACKLER], attached={"Linebacker": [kept]}),
        calls=calls,
        carrier="RB",
        tackler="LB",
    )
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == left


@rule("T-13", "T-18")
@every_edition
def test_what_has_triggered_before_is_cancelled(edition: str) -> None:
    """Played after it has triggered: then only what can be cancelled is over."""
    text = "Tackle abilities do not trigger this down."
    for tackler, left in ((TACKLER, 0), (SURE_TACKLER, -5)):
        game = scenario(
            edition,
            offense=Side(hand=[action(text, when=AFTER_DESIGNATION, name="Hush")]),
            defense=Side(players=[tackler]),
            at=AFTER_DESIGNATION,
            tackler="LB",
        )
        game.offense.plays("Hush")
        game.both_pass()
        game.run_to(NEXT_DOWN)
        assert game.yards_by_effects == left


@pytest.mark.parametrize(
    "text",
    [
        (
            "Tackle abilities of Players with a {} rating{} do not trigger while this Player is the"
            " receiver."
        ),
        (
            "While this Player is the receiver, Tackle abilities of your opponent's Players with a"
            " {} rating{} do not trigger."
        ),
        (
            "Whenever this Player is designated, Exhaust one of your opponent's Players with a {}"
            " rating{}."
        ),
        (
            "At the start of a down, you may Exhaust this Player to Exhaust another Player with"
            " a {} rating{}."
        ),
    ],
)
@pytest.mark.parametrize("how", ["lower", "higher"])
def test_a_rating_is_compared_with_that_of_the_only_player_named(text: str, how: str) -> None:
    plain = parse_abilities(text.format(how, " than this Player"), "offense")
    assert parse_abilities(text.format(how, ""), "offense") == plain


@pytest.mark.parametrize(
    "text",
    [
        "Run: Exhaust one of your opponent's Players with a lower rating.",
        "Whenever this Player is tackled by a Linebacker, Exhaust a Player with a lower rating.",
        "Whenever this Player tackles the runner, Exhaust a Player with a lower rating.",
        "While your Tight Ends are Exhausted, Players with a lower rating cannot be Exhausted.",
    ],
)
def test_whose_rating_that_is_must_be_clear(text: str) -> None:
    with pytest.raises(TextError, match="than whose rating"):
        parse_abilities(text)


@rule("T-13", "R-41")
@every_edition
@pytest.mark.parametrize(("rating", "left"), [(79, 0), (80, -5), (81, -5)])
def test_only_a_tackler_rated_lower_than_the_receiver_has_no_tackle_ability(
    edition: str, rating: int, left: int
) -> None:
    text = (
        "Tackle abilities of Players with a lower rating do not trigger while this Player is the"
        " designated receiver."
    )
    tackler = player("LB", "Tackle: The offense loses 5 yards.", rating=rating)
    game = scenario(
        edition,
        offense=Side(players=[player("WR", text, rating=80)], exhausted=["WR"]),
        defense=Side(players=[tackler]),
        calls=("Short Pass: 10 (0-9)", "Run Left"),
        carrier="WR",
        tackler="LB",
    )
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == left
