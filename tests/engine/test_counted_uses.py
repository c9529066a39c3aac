"""What may be used once in so long is used up when it is done, not when it might have been."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.language.parse import parse_abilities
from snapcount.cards.language.printing import english
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    NO,
    ON_FIELD_ADJUSTMENTS,
    YES,
    Scenario,
    Side,
    action,
    player,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
WALL = action("The play becomes stopped.", when=ON_FIELD_ADJUSTMENTS, name="Wall")

STOPPED = "whenever your play is stopped"


def table(edition: str, text: str, **board: Any) -> Scenario:
    """The offense's Quarterback has the text; it can have its own play stopped in three downs."""
    offense = Side(players=[player("QB", text)], hand=[WALL, WALL, WALL])
    return scenario(edition, offense=offense, at=ON_FIELD_ADJUSTMENTS, timeouts=(0, 0), **board)


def stop(game: Scenario, card: int) -> None:
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.plays(card)


@every_edition
@pytest.mark.parametrize(
    "text",
    [
        f"Once per half, {STOPPED}, you may gain a timeout.",
        f"Once per game, {STOPPED}, you may gain a timeout.",
        f"Once per half, {STOPPED}, if the score is tied, you may gain a timeout.",
        f"Once per half, {STOPPED}, either player may gain a timeout.",
    ],
)
def test_an_offer_is_used_up_by_a_yes(edition: str, text: str) -> None:
    game = table(edition, text)
    stop(game, 0)
    game.run_to("effect")
    game.offense.answers(NO)
    if "either" in text:
        game.defense.answers(NO)
    game.run_to(NEXT_DOWN)
    stop(game, 1)
    game.run_to("effect")
    game.offense.answers(YES)
    game.run_to(NEXT_DOWN)
    assert game.offense.timeouts == 1
    stop(game, 2)
    game.run_to(NEXT_DOWN)
    assert game.offense.timeouts == 1, "nobody was asked again"


@every_edition
def test_the_other_side_may_use_it_up(edition: str) -> None:
    text = f"Once per half, {STOPPED}, either player may gain a timeout."
    game = table(edition, text)
    stop(game, 0)
    game.run_to("effect")
    game.offense.answers(NO)
    game.defense.answers(YES)
    game.run_to(NEXT_DOWN)
    stop(game, 1)
    game.run_to(NEXT_DOWN)
    assert (game.offense.timeouts, game.defense.timeouts) == (0, 1)


@every_edition
def test_what_is_asked_is_not_used_up_by_a_no(edition: str) -> None:
    text = f"Once per half, {STOPPED}, if it is second down, gain a timeout."
    game = table(edition, text)
    stop(game, 0)
    game.run_to(NEXT_DOWN)
    assert game.offense.timeouts == 0
    stop(game, 1)
    game.run_to(NEXT_DOWN)
    assert game.offense.timeouts == 1


@every_edition
def test_what_is_asked_is_used_up_by_a_yes(edition: str) -> None:
    text = f"Once per half, {STOPPED}, if the score is tied, gain a timeout."
    game = table(edition, text)
    for card in (0, 1):
        stop(game, card)
        game.run_to(NEXT_DOWN)
    assert game.offense.timeouts == 1


@every_edition
def test_what_hangs_on_a_no_is_a_use_as_well(edition: str) -> None:
    text = (
        f"Once per half, {STOPPED}, you may gain a timeout. If you do not,"
        " your opponent gains a timeout."
    )
    game = table(edition, text)
    stop(game, 0)
    game.run_to("effect")
    game.offense.answers(NO)
    game.run_to(NEXT_DOWN)
    stop(game, 1)
    game.run_to(NEXT_DOWN)
    assert (game.offense.timeouts, game.defense.timeouts) == (0, 1)


@every_edition
def test_a_designated_player_declines_without_using_it(edition: str) -> None:
    text = "Run: You may gain a timeout. Use only once per half."
    fresh = "At the start of each down, Energize this Player."
    back = player("RB", f"{text}\n{fresh}")
    game = scenario(
        edition, offense=Side(players=[back]), at="effect", carrier="RB", timeouts=(0, 0)
    )
    game.offense.answers(NO)
    game.run_to("effect")
    game.offense.answers(YES)
    game.run_to(NEXT_DOWN)
    game.run_to(NEXT_DOWN)
    assert game.offense.timeouts == 1, "nobody was asked again"


@every_edition
def test_what_may_come_instead_is_used_up_by_a_yes(edition: str) -> None:
    text = "Once per game, when your play would be stopped, you may make it successful instead."
    game = scenario(
        edition,
        offense=Side(players=[player("QB", text)]),
        calls=("Run Left", "Run Left"),
        at="effect",
    )
    game.offense.answers(NO)
    game.run_to(NEXT_DOWN)
    assert game.yards == 0
    game.run_to("effect")
    game.offense.answers(YES)
    game.run_to(NEXT_DOWN)
    assert game.yards == 15
    game.run_to(NEXT_DOWN)
    assert game.yards == 0


@every_edition
@pytest.mark.parametrize("text", ["", "if the score is tied, "])
def test_a_player_who_would_be_exhausted_declines_without_using_it(edition: str, text: str) -> None:
    text = f"Once per half, whenever this Player would be exhausted, {text}you may gain a timeout."
    tire = action("Exhaust your Quarterback.", when=ON_FIELD_ADJUSTMENTS)
    rest = action("Energize your Quarterback.", when=ON_FIELD_ADJUSTMENTS)
    offense = Side(players=[player("QB", text, name="Passer")], hand=[tire, rest, tire])
    game = scenario(edition, offense=offense, at=ON_FIELD_ADJUSTMENTS, timeouts=(0, 0))
    game.offense.plays(0)
    game.both_pass()
    game.offense.answers(NO)
    assert game.offense.exhausted == ["Passer"]
    game.run_to(NEXT_DOWN).run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.plays(1)
    game.both_pass()
    game.run_to(NEXT_DOWN).run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.plays(2)
    game.both_pass()
    game.offense.answers(YES)
    assert "Passer" not in game.offense.exhausted
    assert game.offense.timeouts == 1


@every_edition
@pytest.mark.parametrize(
    "text",
    [
        (
            "Once per possession, when your Run is successful, you may gain a"
            " timeout at the end of the"
            " play."
        ),
        "Once per half, whenever you call a Run, you may gain a timeout at the end of the down.",
        (
            "Once per game, whenever your Run play is successful, at the end of"
            " the play, if you are on"
            " offense, you may gain a timeout."
        ),
        (
            "Once per half, when your Run gains 10 or more yards, you may gain a"
            " timeout at the end of"
            " the down."
        ),
    ],
)
def test_an_offer_that_waits_is_used_up_by_a_yes(edition: str, text: str) -> None:
    """Not by its occasion, which comes before anybody is asked."""
    game = scenario(
        edition, offense=Side(players=[player("QB", text)]), timeouts=(0, 0), score=(0, 0)
    )
    for answer, timeouts in ((NO, 0), (YES, 1)):
        game.run_to("effect")
        game.offense.answers(answer)  # the next down begins with no further question
        assert game.offense.timeouts == timeouts
    game.run_to(NEXT_DOWN)
    assert game.offense.timeouts == 1, "nobody was asked again"


@every_edition
def test_the_receiver_is_energized_once_after_a_no(edition: str) -> None:
    text = (
        "Once per possession, when you complete a pass, you may energize the receiver at the end of"
        " the play."
    )
    game = scenario(
        edition,
        offense=Side(players=[player("QB", text)]),
        calls=("Short Pass: 10 (0-9)", "Run Left"),
        carrier="TE",
    )
    game.run_to("effect")
    game.offense.answers(NO)
    assert game.offense.exhausted == ["Tight End"]
    game.run_to("effect")
    game.offense.answers(YES)
    assert game.offense.exhausted == []
    game.run_to(NEXT_DOWN)
    assert game.offense.exhausted == ["Tight End"]


@every_edition
@pytest.mark.parametrize("first", ["The first time each half", "Once per half, whenever"])
def test_what_is_no_offer_and_a_first_time_are_used_up_by_the_occasion(
    edition: str, first: str
) -> None:
    may = "you may " if first.startswith("The") else ""
    text = f"{first} your Run is successful, {may}gain a timeout at the end of the play."
    game = scenario(edition, offense=Side(players=[player("QB", text)]), timeouts=(0, 0))
    if may:
        game.run_to("effect")
        game.offense.answers(NO)
    else:
        game.run_to(NEXT_DOWN)
    game.run_to(NEXT_DOWN)
    assert game.offense.timeouts == (0 if may else 1)


@pytest.mark.parametrize("when", ["the play", "the down"])
def test_an_offer_that_waits_is_printed_as_it_is_read(when: str) -> None:
    text = f"Once per half, whenever you call a Run, you may draw a Play card at the end of {when}."
    (ability,) = parse_abilities(text, side="offense")
    assert parse_abilities(english(ability), side="offense") == (ability,)
