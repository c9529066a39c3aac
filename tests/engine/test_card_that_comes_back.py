"""A Power Up that hears its Player leave the field comes back from where it went (P-5, T-16)."""

from __future__ import annotations

import pytest

from snapcount.cards.language.kernel.errors import TextError
from snapcount.testing import (
    NEXT_POSSESSION,
    NO,
    START_OF_DOWN,
    YES,
    Scenario,
    Side,
    action,
    player,
    power_up,
    rule,
    scenario,
)
from snapcount.testing.answers import Answer
from snapcount.testing.cards import parse_abilities, parse_page
from snapcount.testing.editions import by_chapter_f, editions_where

since_2021 = pytest.mark.parametrize("edition", editions_where(by_chapter_f))
COMES_BACK = "Whenever this Player leaves the field, return this card to your hand."
MAY_COME_BACK = (
    "When this Player leaves the field, you may return this card to your hand instead of "
    "discarding it."
)

IN_OTHER_WORDS = "When this card is discarded because this Player leaves the field, {} instead."


def on_a_power_up(text: str) -> object:
    return parse_page(text, enters=True).abilities


@pytest.mark.parametrize("discarded", ["would be discarded", "is discarded", "would be removed"])
@pytest.mark.parametrize("because", ["because", "when", "after"])
@pytest.mark.parametrize("who", ["that Player", "its Player", "the attached Player"])
def test_it_is_discarded_because_its_player_leaves(discarded: str, because: str, who: str) -> None:
    text = f"When this card {discarded} {because} {who} leaves the field"
    plain = on_a_power_up(COMES_BACK)
    assert on_a_power_up(f"{text}, return it to your hand instead.") == plain
    assert on_a_power_up(f"{text}, instead put this card into its owner's hand.") == plain
    may = on_a_power_up(MAY_COME_BACK)
    assert on_a_power_up(f"{text}, you may return it to your hand instead.") == may


@pytest.mark.parametrize(
    ("said", "where"),
    [
        ("return it to your hand", "return this card to your hand"),
        ("shuffle it into your Action deck", "shuffle this card into its deck"),
        ("put it on the bottom of your Action deck", "put this card on the bottom of its deck"),
    ],
)
@pytest.mark.parametrize("leaves", ["leave the field", "be removed from the field"])
def test_it_would_leave_for_whatever_reason(said: str, where: str, leaves: str) -> None:
    plain = on_a_power_up(f"Whenever this card leaves the field, {where}.")
    assert on_a_power_up(f"When this card would {leaves}, {said} instead.") == plain
    assert on_a_power_up(f"Whenever this card leaves the field, {said}.") == plain


@pytest.mark.parametrize(
    "why",
    [
        "because one of your Players leaves the field",
        "because your opponent plays an Action card",
        "",  # From the hand, too?
    ],
)
def test_why_it_leaves_is_said(why: str) -> None:
    with pytest.raises(TextError):
        on_a_power_up(f"When this card would be discarded {why}, return it to your hand instead.")


def test_only_what_lies_there_leaves_the_field() -> None:
    text = "When this card leaves the field, draw an Action card."
    assert on_a_power_up(text)
    with pytest.raises(TextError, match="never on the field"):
        parse_page(text, play=True)
    with pytest.raises(TextError, match="never on the field"):
        parse_page(text, action=True)


def substituted(edition: str, text: str) -> Scenario:
    """The Linebacker on whom the Power Up lies leaves for one from the bench."""
    swap = action(
        "Substitute one of your Linebackers with one of your benched Players.",
        when=START_OF_DOWN,
        name="Swap",
    )
    side = Side(
        hand=[swap],
        players=[player("LB", name="Backer")],
        attached={"Backer": [power_up(text, name="Grip")]},
    )
    game = scenario(edition, defense=side, at=START_OF_DOWN)
    game.defense.plays("Swap")
    return game


@rule("P-5")
@since_2021
@pytest.mark.parametrize("text", [COMES_BACK, IN_OTHER_WORDS.format("return it to your hand")])
def test_it_comes_back_when_a_substitution_sends_it_away(edition: str, text: str) -> None:
    game = substituted(edition, text)
    assert "Grip" in game.defense.hand
    assert "Grip" not in game.defense.discard


@rule("P-5")
@since_2021
@pytest.mark.parametrize(("answer", "back"), [(YES, True), (NO, False)])
def test_who_may_take_it_back_is_asked(edition: str, answer: Answer, back: bool) -> None:
    game = substituted(edition, MAY_COME_BACK)
    game.defense.answers(answer)
    assert ("Grip" in game.defense.hand) is back
    assert ("Grip" in game.defense.discard) is not back


@rule("P-5", "T-4")
@since_2021
def test_so_does_one_whose_player_leaves_with_the_possession(edition: str) -> None:
    side = Side(
        players=[player("LB", name="Backer")],
        attached={"Backer": [power_up(COMES_BACK, name="Grip")]},
    )
    game = scenario(edition, defense=side, strength=0, down=4).run_to(NEXT_POSSESSION)
    game.run_to("play or kick")
    assert "Grip" in game.defense.hand


@since_2021
def test_one_that_another_effect_removes_stays_away(edition: str) -> None:
    """What brings it back waits for something else, and the card is gone when it resolves."""
    text = "Whenever your opponent plays an Action card, return this card to your hand."
    removes = action("Remove a Power Up.", when=START_OF_DOWN, name="Strip")
    side = Side(
        players=[player("LB", name="Backer")],
        attached={"Backer": [power_up(text, name="Grip")]},
    )
    game = scenario(edition, offense=[removes], defense=side, at=START_OF_DOWN)
    game.offense.plays("Strip")
    game.run_to("play or kick")
    assert "Grip" in game.defense.hand, "it was in the layers above the other (R-45)"


def test_another_card_is_none_that_has_just_come_back() -> None:
    text = "When this Player leaves the field, you may return this card to your hand. If you do, "
    with pytest.raises(TextError, match="other than the one that came"):
        parse_abilities(f"{text}discard another Action card.")
    assert parse_abilities(f"{text}discard an Action card.")
