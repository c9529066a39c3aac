"""What players of the game may not do, alone or with others, and what cannot be done to Players."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.cards.language.printing import english
from snapcount.cards.language.reader import Scene, read
from snapcount.cards.nouns import Group, This
from snapcount.cards.tree import (
    Cannot,
    CannotAudible,
    CannotCall,
    CannotDraw,
    CannotEnergize,
    CannotKick,
    CannotPlayActions,
    CannotTimeout,
    CannotUse,
    Effect,
    Lasting,
)
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    Side,
    action,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
THEIRS = Group("opponent")


def meant(text: str) -> tuple[Effect, ...]:
    return read(text, Scene(action=True)).effects


@pytest.mark.parametrize(
    ("text", "barred"),
    [
        (
            "You can't punt or kick a field goal",
            (CannotKick("you", "punt"), CannotKick("you", "field goal")),
        ),
        (
            "Your opponent can neither punt nor attempt a field goal",
            (CannotKick("opponent", "punt"), CannotKick("opponent", "field goal")),
        ),
        (
            "The offense cannot punt, call a timeout or audible",
            (CannotKick("offense", "punt"), CannotTimeout("offense"), CannotAudible("offense")),
        ),
        (
            "Your opponent may not draw or play Action cards",
            (CannotDraw("opponent", "action"), CannotPlayActions("opponent")),
        ),
        (
            "Your opponent is not allowed to play Action cards or use Exhaust abilities",
            (
                CannotPlayActions("opponent"),
                CannotUse(Group("opponent", "anywhere"), "exhaust", barred=True),
            ),
        ),
        (
            "Your opponent cannot call Long Pass or spend timeouts",
            (CannotCall("opponent", ("long pass",)), CannotTimeout("opponent")),
        ),
        (
            "Neither player may use Exhaust abilities",
            (CannotUse(Group(where="anywhere"), "exhaust", barred=True),),
        ),
        ("Your opponent cannot energize Players", (CannotEnergize("opponent"),)),
        (
            "Your opponent cannot energize Players with Action cards",
            (CannotEnergize("opponent", actions=True),),
        ),
        (
            "Your opponent's effects can't exhaust your Quarterbacks",
            (Cannot("be exhausted", Group("you", positions=("QB",)), "opponent"),),
        ),
        (
            "All of your Players cannot be exhausted or targeted by your opponent",
            (
                Cannot("be exhausted", Group("you"), "opponent"),
                Cannot("be targeted", Group("you"), "opponent"),
            ),
        ),
    ],
)
def test_what_is_forbidden_is_forbidden_one_by_one(text: str, barred: tuple[Any, ...]) -> None:
    lasting = tuple(Lasting(each, "this half") for each in barred)
    assert meant(f"{text} this half.") == lasting
    assert meant(f"Until the end of the half, {text[0].lower()}{text[1:]}.") == lasting
    assert meant(english(lasting)) == lasting


def test_several_things_are_said_of_a_player_at_once() -> None:
    text = "This Player has +5 rating and cannot be exhausted."
    found = read(text, Scene(side="offense")).abilities
    assert [type(each.modifier).__name__ for each in found] == ["ModifyRating", "Cannot"]  # type: ignore[union-attr]
    assert all(each.modifier.players == This() for each in found)  # type: ignore[union-attr]


def test_whose_players_cannot_be_exhausted_is_said() -> None:
    assert is_refused("Your opponent cannot exhaust Players this down.")


ENERGIZE_ALL = "Energize all of your Running Backs."
ENERGIZE = f"{ENERGIZE_ALL} Exhaust only during On Field Adjustments."


@every_edition
@pytest.mark.parametrize("by_card", [True, False])
def test_who_is_kept_from_action_cards_may_energize_by_abilities(
    edition: str, by_card: bool
) -> None:
    """The same Players are energized by an Exhaust ability all the same."""
    warden = player("LB", "Your opponent cannot energize Players with Action cards.")
    offense = Side(
        hand=[action(ENERGIZE_ALL, when=ON_FIELD_ADJUSTMENTS, name="Energize")],
        players=[player("QB", f"Exhaust: {ENERGIZE}")],
        exhausted=("RB",),
    )
    game = scenario(
        edition, offense=offense, defense=Side(players=[warden]), at=ON_FIELD_ADJUSTMENTS
    )
    if by_card:
        game.offense.plays("Energize")
    else:
        game.offense.uses("QB")
    game.both_pass()
    assert ("Running Back" in game.offense.exhausted) == by_card


@pytest.mark.parametrize("who", ["the offense", "the defense", "your opponent"])
@pytest.mark.parametrize("side", ["offensive", "defensive"])
def test_who_may_not_is_no_side_of_the_ball(who: str, side: str) -> None:
    effects = meant(f"{who} cannot energize {side} Players.")
    (said,) = effects
    assert isinstance(said, Lasting)
    assert isinstance(said.modifier, CannotEnergize)
    assert meant(english(effects)) == effects


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("no timeouts may be called", "neither player may spend timeouts"),
        ("no Action cards can be played", "neither player may play Action cards"),
        ("no Play cards may be drawn", "neither player may draw Play cards"),
        ("no audibles may be used", "neither player may use audibles"),
        ("audibles cannot be called", "neither player may use audibles"),
        ("no Long Passes may be called", "neither player may call a Long Pass"),
        ("no field goals may be attempted", "neither player may kick field goals"),
        ("punts cannot be made", "neither player may punt"),
        ("no Players may be substituted", "neither player may substitute Players"),
        ("no first downs can be gained", "neither player may gain a first down"),
        ("downs cannot be replayed", "neither player may replay the Down"),
        ("all Replay the Down effects are cancelled", "neither player may replay the Down"),
        ("effects that replay the down do nothing", "neither player may replay the Down"),
        ("no Wide Receivers may be designated", "all Wide Receivers cannot be designated"),
        ("no Safety can be exhausted", "all Safeties cannot be exhausted"),
    ],
)
def test_what_may_be_done_by_nobody(said: str, plain: str) -> None:
    assert meant(f"This down, {said}.") == meant(f"This down, {plain}.")


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "Your opponent's Exhausted Players can be neither energized nor substituted",
            "Your opponent's Exhausted Players cannot be energized and cannot be substituted",
        ),
        (
            "This Player can neither be exhausted nor be chosen",
            "This Player cannot be exhausted and cannot be chosen by effects",
        ),
        (
            "Your Linebackers cannot be exhausted nor substituted",
            "Your Linebackers cannot be exhausted and cannot be substituted",
        ),
        (
            "This Player cannot be energized or designated to receive",
            "This Player cannot be energized and cannot be designated to receive",
        ),
        (
            "No Player can be exhausted or substituted",
            "Players cannot be exhausted and cannot be substituted",
        ),
        ("No Player can be energized by an effect", "Players cannot be energized"),
        ("No Running Back can be chosen", "Running Backs cannot be chosen by effects"),
        (
            "None of your Quarterbacks may be exhausted or chosen",
            "Your Quarterbacks cannot be exhausted and cannot be chosen by effects",
        ),
    ],
)
def test_neither_of_two_things_can_be_done_to_players(said: str, plain: str) -> None:
    assert meant(f"{said} this down.") == meant(f"This down, {plain}.")


def test_neither_is_done_to_one_who_is_chosen() -> None:
    chosen = meant("One of your Players can be neither exhausted nor chosen this down.")
    assert chosen == meant(
        "Choose one of your Players. That Player cannot be exhausted this down and cannot be"
        " chosen by effects this down."
    )


@pytest.mark.parametrize(
    ("said", "who"),
    [
        (
            "The offense's called play cannot be changed by flipping over a card from a Play deck",
            "offense",
        ),
        ("Your opponent's play cannot be changed by an audible", "opponent"),
        ("Audibles cannot change your call", "you"),
        ("No called play can be changed by audibles", "each player"),
    ],
)
def test_a_call_that_no_audible_changes(said: str, who: Any) -> None:
    assert meant(f"{said} this down.") == (Lasting(CannotAudible(who)),)


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("Your Passes cannot be stopped or intercepted", "Your Passes cannot be intercepted"),
        ("Your Passes can be neither stopped nor intercepted", "Your Passes cannot be intercepted"),
        ("Your Passes may neither be stopped nor fumbled", "Your Passes cannot be fumbled"),
        ("Your Passes cannot be stopped, nor be intercepted", "Your Passes cannot be intercepted"),
    ],
)
@pytest.mark.parametrize("lasts", ["", " this half"])
def test_neither_of_two_things_can_be_done_to_plays(said: str, plain: str, lasts: str) -> None:
    assert meant(f"{said}{lasts}.") == meant(
        f"Your Passes cannot be stopped{lasts}. {plain}{lasts}."
    )


@pytest.mark.parametrize(
    ("said", "first", "second"),
    [
        ("The Play Strength can be neither raised nor lowered", "be raised", "be lowered"),
        ("The Play Strength cannot be increased or reduced", "be increased", "be reduced"),
    ],
)
def test_it_changes_neither_way(said: str, first: str, second: str) -> None:
    apart = f"The Play Strength cannot {first}. The Play Strength cannot {second}."
    assert meant(f"{said}.") == meant(apart)


@pytest.mark.parametrize(
    "text",
    [
        # By whom is said of both, and there are no words for that
        "Your Passes cannot be stopped or intercepted by your opponent's effects this down.",
        "Your effects cannot be cancelled or changed this down.",
    ],
)
def test_one_of_the_two_is_not_left_out(text: str) -> None:
    assert is_refused(text)


@rule("F-4", "F-17")
@every_edition
@pytest.mark.parametrize("kept", [False, True])
def test_a_pass_that_is_neither_stopped_nor_intercepted(edition: str, kept: bool) -> None:
    text = (
        "Your Passes can be neither stopped nor intercepted."
        if kept
        else "Your Runs gain 5 more yards."
    )
    thief = action("Interception.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition,
        offense=Side(players=[player("QB", text)]),
        defense=[thief],
        calls=("Short Pass: 15 (0-9)", "Short Pass"),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.plays(0)
    game.run_to(NEXT_DOWN if kept else NEXT_POSSESSION)
    assert game.has_ball is (game.offense if kept else game.defense)
    assert not kept or game.ball == 40
