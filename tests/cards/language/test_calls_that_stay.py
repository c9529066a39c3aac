"""What cannot be changed once it is called, whoever would change it."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused, modifier

from snapcount.cards.tree import CallStays, Lasting
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import ON_FIELD_ADJUSTMENTS, Side, action, gridiron, play, rule, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])


@pytest.mark.parametrize(
    "text",
    [
        "Your play cannot be changed this down.",
        "Your play cannot be changed by any effect this down.",
        "Your call cannot be changed this down.",
        "Nothing can change your play this down.",
        "Effects cannot change your called play this down.",
    ],
)
def test_whatever_would_change_it(text: str) -> None:
    assert effects(text) == (Lasting(CallStays("you")),)


@pytest.mark.parametrize(
    "text",
    [
        "Your opponent cannot change your play this down.",
        "Your opponent's effects cannot change your play this down.",
        "Your play cannot be changed by your opponent's cards this down.",
    ],
)
def test_what_your_opponent_would_change(text: str) -> None:
    assert effects(text) == (Lasting(CallStays("you", "opponent")),)


@pytest.mark.parametrize(
    "text",
    [
        "Neither player's play can be changed.",
        "Called plays cannot be changed.",
        "No play can be changed.",
    ],
)
def test_what_both_have_called(text: str) -> None:
    assert modifier(text) == CallStays("each player")


@pytest.mark.parametrize("what", ["the play they called", "the play that they have called"])
def test_what_they_called_is_their_call(what: str) -> None:
    plain = modifier("While your opponent is on offense, they cannot change their play.")
    assert plain == modifier(f"While your opponent is on offense, they cannot change {what}.")
    assert modifier(f"Your opponent cannot change {what}.") == CallStays("opponent", "caller")
    assert modifier(f"Neither player can change {what}.") == CallStays("each player", "caller")


def test_what_you_called_is_yours() -> None:
    mine = CallStays("you", "caller")
    assert effects("You cannot change the play you called this down.") == (Lasting(mine),)
    theirs = CallStays("you", "opponent")
    assert effects("Your opponent cannot change the play you called this down.") == (
        Lasting(theirs),
    )


@since_2021
@pytest.mark.parametrize("who", ["offense", "defense"])
def test_a_gridiron_binds_the_one_who_called_it(edition: str, who: str) -> None:
    """The other player may still change it."""
    card = gridiron("While your opponent is on offense, they cannot change the play they called.")
    game = scenario(
        edition,
        offense=[CHANGE],
        defense=Side([CHANGE], gridirons=[card]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    if who == "defense":
        game.offense.passes()
    (game.offense if who == "offense" else game.defense).plays(0)
    game.both_pass()
    assert game.log.has(events.CALL_CHANGED) == (who == "defense")


def test_a_play_says_it_of_itself() -> None:
    assert modifier("This play cannot be changed by effects.") == CallStays("you")
    assert modifier("This card cannot be changed.") == CallStays("you")


@pytest.mark.parametrize(
    "text",
    [
        "This play cannot be changed by your opponent's effects this down.",
    ],
)
def test_whose_it_is_and_whose_effects(text: str) -> None:
    assert is_refused(text)


CHANGE = action("The offense's called play becomes a Run Right.", when=ON_FIELD_ADJUSTMENTS)


@rule("T-7")
@every_edition
@pytest.mark.parametrize("stays", [True, False])
def test_a_play_that_says_so_stays_what_it_is(edition: str, stays: bool) -> None:
    """Not so where the defense has called the card."""
    own, other = play("Run Left", abilities=("This play cannot be changed.",)), play("Run Left")
    game = scenario(
        edition,
        defense=[CHANGE],
        calls=(own, other) if stays else (other, own),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.plays(0)
    assert game.log.has(events.CALL_STAYS) == stays
    assert game.log.has(events.CALL_CHANGED) != stays


@since_2021
@pytest.mark.parametrize("lies", [True, False])
def test_on_a_gridiron_both_calls_stay(edition: str, lies: bool) -> None:
    card = gridiron("Neither player's play can be changed.")
    game = scenario(
        edition,
        defense=Side([CHANGE], gridirons=[card] if lies else []),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.plays(0)
    assert game.log.has(events.CALL_STAYS) == lies
