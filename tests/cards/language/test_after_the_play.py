"""What is carried out after the down can do nothing to the Play and the Players of it any more."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.language.reader import Scene, Unread, read
from snapcount.cards.nouns import Called, Not
from snapcount.cards.tree import Discard, Draw, Triggered
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, Side, play, player, rule, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


@pytest.mark.parametrize(
    "text",
    [
        "At the end of this down, exhaust the designated tackler.",
        "When this down ends, Energize the runner.",
        "Put your called Play on the bottom of your Play deck at the end of this down.",
        "At the end of this down, return your opponent's called Play to their hand.",
        "At the end of this down, you may Energize the receiver.",
        "At the end of this down, the tackler cannot be energized until the end of the half.",
        "Whenever your opponent gains a first down, exhaust the tackler.",
        "Whenever you commit a turnover, return your called Play to your hand.",
    ],
)
def test_they_are_gone_by_then(text: str) -> None:
    with pytest.raises(Unread, match="write “at the end of the play, …”"):
        effects(text)


def test_they_are_gone_in_the_next_down() -> None:
    with pytest.raises(Unread, match="is gone when the next down starts"):
        effects("At the start of the next down, exhaust the tackler.")


@pytest.mark.parametrize(
    "text",
    [
        "Put your called Play on the bottom of your Play deck at the end of the play.",
        "At the end of the play, Energize the runner.",
        "Return your called Play to your hand.",
        "At the end of this down, if the tackler is a Safety, draw an Action card.",
        "At the end of this down, exhaust one of your Linebackers.",
    ],
)
def test_what_is_there_in_time(text: str) -> None:
    assert effects(text)


@every_edition
def test_a_play_finds_its_own_card(edition: str) -> None:
    text = "If this play is stopped, put this card on top of your Play deck at the end of the down."
    own = play("Run Left", 3, name="Own", abilities=(text,))
    game = scenario(edition, offense=Side(), calls=(own, "Run Left")).run_to(NEXT_DOWN)
    assert "Own" not in game.offense.play_discard


def abilities(text: str) -> Any:
    return read(text, Scene(action=False)).abilities


def test_the_other_case_is_asked_in_time() -> None:
    first, other = abilities(
        "At the end of each down, if you called a Pass, draw a Play card. Otherwise, discard a "
        "Play card."
    )
    called = Called("you", ("pass",))
    assert first == Triggered("a down ends", (Draw("you", "play"),), condition=called)
    assert other == Triggered("a down ends", (Discard("you", "play"),), condition=Not(called))


def test_what_is_asked_second_is_asked_too_late() -> None:
    text = "At the end of each down, draw a Play card. If the play was stopped, draw another."
    with pytest.raises(Unread, match="begin a line of its own"):
        abilities(text.replace("another", "an Action card"))


@rule("T-4")
@every_edition
@pytest.mark.parametrize(("asked", "drawn"), [("a Run", 1), ("a Pass", 3), ("a Run Middle", 3)])
def test_one_of_the_two_cases(edition: str, asked: str, drawn: int) -> None:
    text = (
        f"At the end of each down, if you called {asked}, draw an Action card. Otherwise, draw 3 "
        "Action cards."
    )
    hands = []
    for words in (text, "Run: Gain 5 yards."):
        game = scenario(
            edition,
            offense=Side(players=[player("QB", words, name="Owner"), player("RB", name="Back")]),
            calls=("Run Left", "Run Right"),
            carrier="Back",
        ).run_to(NEXT_DOWN)
        hands.append(len(game.offense.hand))
    assert hands[0] - hands[1] == drawn
