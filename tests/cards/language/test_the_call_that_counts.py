"""`If your opponent calls … this down`: what counts is the play after audibles (T-7)."""

from __future__ import annotations

import pytest

from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.nouns import NamedCalled
from snapcount.cards.tree import Await, MakeResult, NamePlay, Would
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    PLAY_NAMED,
    PRIOR_TO_SELECTING,
    YES,
    Scenario,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)

AUDIBLE = (
    "Exhaust: Flip over the top card of your Play deck. That card becomes your play this down."
    " Exhaust only during On Field Adjustments."
)
LEFT, RIGHT = "Run Left", "Run Right"
THROWN = "Short Pass: 20 (0-9)"


def called(
    text: str,
    revealed: str,
    flipped: str | None,
    edition: str = "crd",
    *,
    names: str = LEFT,
    until: str = NEXT_DOWN,
) -> Scenario:
    """The defense plays the card; the offense reveals one play, and flips over another."""
    top = play(flipped or LEFT, 4, name="Top")
    game = scenario(
        edition,
        offense=Side(players=[player("QB", AUDIBLE)], play_deck=[top] * 4),
        defense=[action(f"{text} Play only prior to selecting a play.")],
        calls=(play(revealed, 4, name="First"), play(LEFT, 0, "Long Pass", name="Defends")),
        at=PRIOR_TO_SELECTING,
    )
    game.defense.plays(0)
    if text.startswith("Name"):
        game.both_pass().defense.answers(PLAY_NAMED(names))
    else:
        game.both_pass()
    if flipped is not None:
        game.run_to(ON_FIELD_ADJUSTMENTS)
        game.offense.uses("QB")
        game.both_pass()
    return game.run_to(until)


@rule("T-7")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("revealed", "flipped", "ball"),
    [(LEFT, None, 25), (RIGHT, None, 45), (LEFT, RIGHT, 45), (RIGHT, LEFT, 25)],
)
@pytest.mark.parametrize(
    "text",
    [
        "If your opponent calls a Run Left this down, it is stopped.",
        "Name a play. If your opponent calls that play this down, it is stopped.",
    ],
)
def test_the_play_that_is_called_in_the_end_is_stopped(
    edition: str, text: str, revealed: str, flipped: str | None, ball: int
) -> None:
    assert called(text, revealed, flipped, edition).ball == ball


@rule("T-7")
@pytest.mark.parametrize(
    ("revealed", "flipped", "ball"),
    [(LEFT, None, 35), (THROWN, None, 45), (LEFT, THROWN, 45), (THROWN, LEFT, 35)],
)
def test_the_play_that_is_called_in_the_end_gains_less(
    revealed: str, flipped: str | None, ball: int
) -> None:
    text = "If your opponent calls a Run this down, they gain 10 fewer yards."
    assert called(text, revealed, flipped).ball == ball


@rule("T-7", "F-4")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("revealed", "flipped", "ball"),
    [(THROWN, None, 25), (LEFT, None, 45), (THROWN, LEFT, 45), (LEFT, THROWN, 25)],
)
@pytest.mark.parametrize(
    "text",
    [
        "If the offense calls a Pass this down, the pass is incomplete.",
        "If your opponent calls a Short Pass this down, it falls incomplete.",
        "Name a play. If your opponent calls that play this down, it is incomplete.",
    ],
)
def test_the_pass_that_is_called_in_the_end_is_incomplete(
    edition: str, text: str, revealed: str, flipped: str | None, ball: int
) -> None:
    assert called(text, revealed, flipped, edition, names="Short Pass").ball == ball


@rule("T-7", "R-39")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("revealed", "flipped", "lost"),
    [(LEFT, None, True), (THROWN, None, False), (LEFT, THROWN, False), (THROWN, LEFT, True)],
)
@pytest.mark.parametrize("what", ["it becomes a fumble", "the offense fumbles"])
def test_the_run_that_is_called_in_the_end_is_fumbled(
    edition: str, what: str, revealed: str, flipped: str | None, lost: bool
) -> None:
    text = f"If the offense calls a Run this down, {what}."
    game = called(text, revealed, flipped, edition, until=NEXT_POSSESSION if lost else NEXT_DOWN)
    assert game.offense.on_offense is not lost


@rule("F-4")
@pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
def test_a_pass_that_nobody_would_catch_is_intercepted_all_the_same(edition: str) -> None:
    text = "If the offense calls a Pass this down, it is intercepted."
    game = called(text, "Long Pass: 40 (9-9)", None, edition, until=NEXT_POSSESSION)
    assert not game.offense.on_offense


STOPS = play(LEFT, 0, "Run Left / Short Pass", name="Defends")


@rule("T-7", "F-4")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("revealed", "flipped", "ball", "clock"),
    [
        (LEFT, None, 45, 13),
        (THROWN, None, 25, 14),
        (LEFT, THROWN, 25, 14),
        (THROWN, LEFT, 45, 13),
    ],
)
def test_the_run_that_is_called_in_the_end_cannot_be_stopped(
    edition: str, revealed: str, flipped: str | None, ball: int, clock: int
) -> None:
    """`It` is the Run, and no other play: that one takes no more time either."""
    text = "If you call a Run this down, it cannot be stopped. It uses 1 additional Time Unit."
    game = scenario(
        edition,
        offense=Side(
            players=[player("QB", AUDIBLE)],
            play_deck=[play(flipped or LEFT, 4, name="Top")] * 4,
            hand=[action(f"{text} Play only prior to selecting a play.")],
        ),
        calls=(play(revealed, 4, name="First"), STOPS),
        at=PRIOR_TO_SELECTING,
    )
    game.offense.plays(0)
    game.both_pass()
    if flipped is not None:
        game.run_to(ON_FIELD_ADJUSTMENTS)
        game.offense.uses("QB")
        game.both_pass()
    game.run_to(NEXT_DOWN)
    assert (game.ball, game.clock) == (ball, clock)


def test_a_call_that_was_named_is_asked_for_whenever_the_play_is_checked() -> None:
    text = "Name a play. If your opponent's called play is the named play, it is stopped."
    card = read_card(
        CardFields(
            kind="action",
            name="A",
            subtype="Defense",
            timing="Play only prior to selecting a play.",
            text=text,
        )
    )
    stopped = Would(
        "the play would be successful",
        (MakeResult("stopped"),),
        condition=NamedCalled("opponent"),
    )
    assert card.effects == (NamePlay(), Await(stopped, once=False))  # type: ignore[union-attr]


LONG = "Long Pass: 30 (0-9)"
STOP_AND_DRAW = "Whenever your opponent calls a Long Pass, stop it and draw an Action card."


@rule("T-7", "R-45")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("revealed", "flipped", "yards", "drawn"),
    [
        (LONG, None, 0, 1),
        (LEFT, None, 20, 0),
        (LONG, LEFT, 20, 1),  # it was called, and is no more
        (LEFT, LONG, 0, 1),
        (LONG, LONG, 0, 1),  # no other play has come about
    ],
)
@pytest.mark.parametrize(
    "text",
    [
        STOP_AND_DRAW,
        "Whenever your opponent calls a Long Pass, draw an Action card and it is stopped.",
        (
            "Whenever your opponent calls a Long Pass, you may exhaust this Player. If you do, stop"
            " it and draw an Action card."
        ),
    ],
)
def test_a_play_that_is_named_may_come_about_by_an_audible(
    edition: str, text: str, revealed: str, flipped: str | None, yards: int, drawn: int
) -> None:
    game = scenario(
        edition,
        offense=Side(
            players=[player("QB", AUDIBLE)], play_deck=[play(flipped or LEFT, 4, name="Top")] * 4
        ),
        defense=Side(players=[player("LB", text)]),
        calls=(play(revealed, 4, name="First"), play(LEFT, 0, "Run Middle", name="Defends")),
        at=ON_FIELD_ADJUSTMENTS,
    )
    held = len(game.defense.hand)
    if flipped is not None:
        game.offense.uses("QB")
    game.both_pass()
    while game.defense.may(YES):
        game.defense.answers(YES)
    game.run_to("timeout")
    assert (game.yards, len(game.defense.hand) - held) == (yards, drawn)


@rule("T-7")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("revealed", "flipped", "drawn"),
    [(LEFT, None, 1), (RIGHT, None, 0), (RIGHT, LEFT, 1), (LEFT, RIGHT, 1)],
)
@pytest.mark.parametrize(
    "text",
    [
        "If your opponent calls a Run Left this down, stop it and draw an Action card.",
        "If your opponent calls a Run Left this down, draw an Action card.",
        "Name a play. If your opponent calls that play this down, draw an Action card.",
    ],
)
def test_what_else_a_named_play_sets_off_is_heard_of_an_audible(
    edition: str, text: str, revealed: str, flipped: str | None, drawn: int
) -> None:
    game = called(text, revealed, flipped, edition, until="timeout")
    assert len(game.defense.hand) == drawn


@rule("T-7")
def test_a_text_that_names_no_play_hears_of_the_first_call_alone() -> None:
    game = scenario(
        "crd",
        offense=Side(players=[player("QB", AUDIBLE)], play_deck=[play(RIGHT, 4, name="Top")] * 4),
        defense=Side(players=[player("LB", "Whenever a play is revealed, draw an Action card.")]),
        calls=(play(LEFT, 4, name="First"), play(LEFT, 0, "Long Pass", name="Defends")),
        at=ON_FIELD_ADJUSTMENTS,
    )
    held = len(game.defense.hand)
    game.offense.uses("QB")
    game.both_pass().run_to("timeout")
    assert len(game.defense.hand) - held == 1


BETS = [
    ("If the defense calls a Pass this down, draw an Action card.", "Short Pass"),
    ("Name a play. If the defense calls it this down, draw an Action card.", "Short Pass"),
    ("If the defense called a Pass, draw an Action card.", "Short Pass"),
]


@rule("R-52", "T-7")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("revealed", "flipped", "drawn"),
    [
        ("Long Pass / Short Pass", None, 1),
        (LEFT, None, 0),
        (LEFT, "Medium Pass / Short Pass", 1),
        ("Short Pass", LEFT, 1),  # it was called, and is no more
        ("Short Pass", "Short Pass / Run Left", 1),  # it was called all the time
    ],
)
@pytest.mark.parametrize(("text", "names"), BETS)
def test_a_bet_on_the_defense_hears_its_audible(
    edition: str, text: str, names: str, revealed: str, flipped: str | None, drawn: int
) -> None:
    top = play(LEFT, 0, flipped or LEFT, name="Top")
    game = scenario(
        edition,
        offense=[action(f"{text} Play only prior to selecting a play.")],
        defense=Side(players=[player("LB", AUDIBLE)], play_deck=[top] * 4),
        calls=(play("Run Right", 4, name="First"), play(LEFT, 0, revealed, name="Defends")),
        at=PRIOR_TO_SELECTING,
    )
    game.offense.plays(0)
    game.both_pass()
    if text.startswith("Name"):
        game.offense.answers(PLAY_NAMED(names))
    if flipped is not None:
        game.run_to(ON_FIELD_ADJUSTMENTS)
        game.defense.uses("LB")
        game.both_pass()
    game.run_to("timeout")
    assert len(game.offense.hand) == drawn


@rule("R-52")
@pytest.mark.parametrize(
    ("revealed", "flipped", "drawn"),
    [(LEFT, None, 1), (RIGHT, None, 0), (RIGHT, LEFT, 1), (LEFT, LEFT, 1)],
)
def test_a_bet_that_only_asks_hears_an_audible_too(
    revealed: str, flipped: str | None, drawn: int
) -> None:
    text = "If the offense called a Run Left, draw an Action card."
    assert len(called(text, revealed, flipped, until="timeout").defense.hand) == drawn


@rule("R-52")
def test_what_always_waits_for_a_defense_is_set_off_once_for_each_that_comes_about() -> None:
    text = "Whenever the defense calls a Pass, draw an Action card."
    game = scenario(
        "crd",
        offense=Side(players=[player("RB", text)]),
        defense=Side(
            players=[player("LB", AUDIBLE)],
            play_deck=[play(LEFT, 0, "Medium Pass", name="Top")] * 4,
        ),
        calls=(play("Run Right", 4, name="First"), play(LEFT, 0, "Long Pass", name="Defends")),
        at=ON_FIELD_ADJUSTMENTS,
    )
    held = len(game.offense.hand)
    game.defense.uses("LB")
    game.both_pass().run_to("timeout")
    assert len(game.offense.hand) - held == 1
