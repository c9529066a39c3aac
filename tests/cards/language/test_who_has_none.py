"""`If they have none`, and other words for what was named, done or chosen just before."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.reader import Scene, Unread, read
from snapcount.cards.nouns import Compare, CountPlayers, Did, Group, Not, That
from snapcount.cards.tree import (
    CallFromHand,
    Cannot,
    Draw,
    ForbidCall,
    Gain,
    If,
    Lasting,
    LookAtHand,
    MustDesignate,
    NameAnother,
    Static,
    Turnover,
)
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    START_OF_DOWN,
    Side,
    action,
    player,
    power_up,
    rule,
    scenario,
)
from snapcount.testing.editions import editions_where, having

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


def last(text: str) -> Any:
    """The last effect of a card's only ability."""
    ability: Any = read(text, Scene()).abilities[0]
    return ability.effects[-1]


@pytest.mark.parametrize(
    ("done", "none"),
    [
        ("Your opponent exhausts one of their Energized Linebackers.", "they have none"),
        ("Exhaust one of your opponent's Energized Linebackers.", "they have none"),
        ("Energize one of your Exhausted Quarterbacks.", "there are none"),
        ("Energize one of your Exhausted Quarterbacks.", "you have none to energize"),
        ("Your opponent discards an Action card.", "they have none"),
        ("Discard a Power Up attached to one of your opponent's Players.", "they have none"),
        ("Remove one of your opponent's Gridiron cards.", "they have none"),
        ("Remove a Gridiron card from the field.", "there is none"),
        ("Put an Action card from your discard pile into your hand.", "you have none"),
    ],
)
def test_nothing_could_be_done(done: str, none: str) -> None:
    then = effects(f"{done} If {none}, draw a Play card.")[-1]
    assert then == If(Not(Did()), (Draw("you", "play"),))


@pytest.mark.parametrize(
    ("done", "none", "group"),
    [
        ("Energize one of your Cornerbacks.", "you have none", Group("you", positions=("CB",))),
        ("Exhaust a Guard on the field.", "there is none", Group(positions=("OG",))),
        (
            "Your opponent exhausts a Safety on their field.",
            "there were none",
            Group("opponent", positions=("S",)),
        ),
        (
            "Exhaust one of your opponent's Centers rated 85 or more.",
            "they have none",
            Group("opponent", positions=("C",), rating_at_least=85),
        ),
    ],
)
def test_there_is_none(done: str, none: str, group: Group) -> None:
    then = effects(f"{done} If {none}, draw a Play card.")[-1]
    assert then == If(Compare(CountPlayers(group), "exactly", 0), (Draw("you", "play"),))


def test_none_that_it_can_be_done_to() -> None:
    said = effects("Energize one of your Cornerbacks. If you have none to energize, gain 5 yards.")
    assert said[-1] == If(Not(Did()), (Gain(5),))


def test_another_is_another_than_one_who_is_named_by_then() -> None:
    text = "Choose a Safety. Exhaust another Safety. If there is none, draw a Play card."
    with pytest.raises(Unread, match="Write “If there is no"):
        effects(text)


@rule("R-17")
@every_edition
@pytest.mark.parametrize(
    ("position", "asked", "ball"),
    [("FB", "there is none", 40), ("TE", "there is none", 35), ("FB", "you cannot", 35)],
)
def test_who_is_exhausted_is_one(edition: str, position: Any, asked: str, ball: int) -> None:
    text = f"Tackle: Exhaust a Fullback. If {asked}, the offense loses 5 yards."
    other = player(position, name="Other")
    game = scenario(
        edition,
        offense=Side(players=[player("RB", name="Back"), other], exhausted=["Other"]),
        defense=Side(players=[player("LB", text, name="Backer")]),
        calls=("Run Left", "Run Right"),
        strength=3,
        carrier="Back",
        tackler="Backer",
    ).run_to(NEXT_DOWN)
    assert game.ball == ball


@pytest.mark.parametrize(
    "text",
    [
        "Gain 10 yards. If you have none, draw a Play card.",
        "Remove up to one of your opponent's Power Ups. If they have none, draw a Play card.",
        "Remove one of your opponent's Power Ups. If you have none, draw a Play card.",
        "Your opponent discards two Action cards. If they have none, draw a Play card.",
        "Energize one of your Exhausted Players. If your opponent has none, draw a Play card.",
        "You may exhaust one of your Players. If you have none, draw a Play card.",
    ],
)
def test_none_of_what(text: str) -> None:
    assert is_refused(text)


@rule("R-17", "T-16")
@pytest.mark.parametrize("edition", editions_where(having("power up")))
@pytest.mark.parametrize("lies_on", ["Back", "Wide Receiver", None])
def test_a_power_up_of_one_of_theirs_is_discarded_wherever_it_lies(
    edition: str, lies_on: str | None
) -> None:
    text = "Discard a Power Up attached to one of your opponent's Players. If they have none, gain"
    gift = power_up("This Player cannot be Exhausted.", name="Gift")
    card = action(f"{text} a timeout.", side="defense", when=START_OF_DOWN, name="Strip")
    game = scenario(
        edition,
        offense=Side(
            players=[player("RB", name="Back")], attached={lies_on: [gift]} if lies_on else {}
        ),
        defense=Side(hand=[card]),
        at=START_OF_DOWN,
    )
    game.defense.plays("Strip")
    game.both_pass()
    assert game.defense.timeouts == (3 if lies_on else 4)
    assert game.offense.discard == (["Gift"] if lies_on else [])


@pytest.mark.parametrize("begin", ["is designated as the runner", "runs the ball"])
@pytest.mark.parametrize(
    ("end", "meant"), [("fumbles", Turnover("fumble")), ("gains 5 more yards", Gain(5))]
)
def test_that_player_has_the_ball(begin: str, end: str, meant: Any) -> None:
    text = (
        f"Whenever a Tight End {begin}, determine Grit value. If the Grit is 3, that Player {end}."
    )
    assert last(text).then == (meant,)


@pytest.mark.parametrize(
    "text",
    [
        "Whenever a Linebacker is designated as the tackler, that Player fumbles.",
        (
            "Whenever a Tight End is designated as the receiver, choose a Linebacker on the field. "
            "That Player fumbles."
        ),
    ],
)
def test_nobody_has_the_ball(text: str) -> None:
    with pytest.raises(Unread):
        read(text, Scene())


@pytest.mark.parametrize("which", ["that Play", "the chosen card", "that Play card"])
def test_the_play_that_was_chosen(which: str) -> None:
    text = (
        f"Look at your opponent's Play hand and choose a card. They cannot call {which} this down."
    )
    assert effects(text) == (LookAtHand("opponent", ("play",)), ForbidCall("opponent"))


@pytest.mark.parametrize(
    ("goes", "back"),
    [
        ("the Play you called returns to your hand", True),
        ("your original play goes to the bottom of your Play deck", "bottom"),
        ("the play that you had called is shuffled into your Play deck", "shuffle"),
        ("the original play is discarded", False),
    ],
)
@pytest.mark.parametrize("joint", [" and ", ". "])
def test_the_old_play_goes_somewhere(goes: str, back: Any, joint: str) -> None:
    text = f"Choose a Run from your hand. It becomes your play this down{joint}{goes}."
    assert effects(text) == (CallFromHand("you", ("run",), back),)


def test_the_old_play_and_not_the_new_one() -> None:
    text = "Choose a Play from your hand. It becomes your play."
    assert effects(f"{text} Put the Play you called into your hand.") == (
        CallFromHand("you", (), True),
    )


def test_another_than_who_is_named_now() -> None:
    text = "Choose another of your Running Backs. That Player becomes the runner."
    on_a_card = Scene(action=True, on_player=False)
    (meant,) = read("Another of your Running Backs becomes the runner.", on_a_card).effects
    assert read(text, on_a_card).effects == (meant,)
    assert isinstance(meant, NameAnother)


@pytest.mark.parametrize(
    ("when", "rule", "meant"),
    [
        ("the pass is complete", "must designate", MustDesignate(That(), "receiver")),
        ("the play is successful", "must designate", MustDesignate(That(), "receiver")),
        ("the pass is complete", "cannot designate", Cannot("be designated to receive", That())),
    ],
)
def test_only_on_a_successful_play_is_anybody_designated(when: str, rule: str, meant: Any) -> None:
    text = (
        f"Exhaust: Choose a Tight End on the field. If {when}, the offense {rule} that Player as "
        "the receiver. Exhaust only during On Field Adjustments."
    )
    assert last(text) == Lasting(meant)


def test_who_cannot_receive_a_completed_pass() -> None:
    text = (
        "Whenever your opponent completes a Short Pass, this Player cannot be designated to tackle."
    )
    (ability,) = read(text, Scene()).abilities
    assert isinstance(ability, Static)


@pytest.mark.parametrize("chosen", ["a card", "a Play card", "one"])
@pytest.mark.parametrize("that", ["That card cannot be called", "They cannot call it"])
@pytest.mark.parametrize(
    "unless",
    [
        "unless it is the only Play in their hand",
        "unless it is their last Play card",
        "unless they have no other Play",
    ],
)
def test_whoever_has_nothing_else_may_call_it_anyway(chosen: str, that: str, unless: str) -> None:
    text = f"Look at your opponent's Play hand and choose {chosen}. {that} this down {unless}."
    assert effects(text) == (LookAtHand("opponent", ("play",)), ForbidCall("opponent"))


def test_who_must_call_it_has_no_way_out() -> None:
    text = "Look at your opponent's Play hand and choose a card. They must call it this down"
    assert not is_refused(f"{text}.")
    assert is_refused(f"{text} unless it is the only Play in their hand.")
