"""Words for cards revealed this way, and for kinds of cards joined by `or`."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.cards.language.meaning import effects, is_refused, printed

from snapcount.cards.language.kernel.doers import DOER
from snapcount.cards.nouns import AnyOf, CountShown, ShownIs, Times
from snapcount.cards.tree import DiscardTop, Gain, If, Recover, RevealTop, Search
from snapcount.testing import NO, YES, Side, player, scenario

TOP = "Reveal the top three cards of your Play deck."


@pytest.mark.parametrize(
    "each", ["Run revealed this way", "Run play revealed this way", "Run among them"]
)
def test_cards_that_were_revealed_are_counted(each: str) -> None:
    revealed, gained = effects(f"{TOP} Gain 5 yards for each {each}.")
    assert revealed == RevealTop("you", "play", 3)
    assert gained == Gain(Times(5, CountShown(("run",))))
    assert printed(gained) == "gain 5 yards for each Run play revealed this way"
    assert printed(replace(revealed, who=DOER), "Deed[base]") == TOP[:-1].replace(
        "Reveal", "reveal"
    ).replace("three", "3")


def test_cards_that_were_discarded_are_counted() -> None:
    text = (
        "Discard the top two cards of your Action deck. Gain 5 yards for each Power Up discarded."
    )
    assert effects(text) == (
        DiscardTop("you", "action", 2),
        Gain(Times(5, CountShown(kind="power up"))),
    )


@pytest.mark.parametrize(
    "text",
    [
        "Gain 5 yards for each Run revealed this way.",
        "Draw a Play card. Gain 5 yards for each Run revealed this way.",
        f"{TOP} Gain 5 yards for each Run among them. Gain 10 yards for each Pass among them.",
    ],
)
def test_what_was_not_shown_or_not_counted_is_refused(text: str) -> None:
    assert is_refused(text)


@pytest.mark.parametrize(
    "kinds", ["an Offense or Generic card", "an Offense Action card or a Generic Action card"]
)
def test_a_card_is_of_either_kind(kinds: str) -> None:
    _, asked = effects(f"Reveal the top card of your Action deck. If it is {kinds}, gain 5 yards.")
    either = AnyOf((ShownIs(kind="offense"), ShownIs(kind="generic")))
    assert asked == If(either, (Gain(5),))
    said = "that card is an Offense Action card or a Generic Action card"
    assert printed(either, "Asked") == said


def test_a_card_of_either_kind_is_sought() -> None:
    text = "Search your Action deck for a Power Up or Superstar card and put it into your hand."
    (sought,) = effects(text)
    assert isinstance(sought, Search)
    assert sought.kind == ("power up", "superstar")
    (found,) = effects("Put a Power Up or Gridiron card from your discard pile into your hand.")
    assert found == Recover("you", "action", kind=("power up", "gridiron"))


def test_only_who_has_looked_may_put_the_card_on_the_bottom() -> None:
    text = (
        "At the start of a possession, you may look at the top card of your Play deck. You may put"
        " that card on the bottom of your Play deck."
    )
    side = Side(players=[player("QB", text)])
    for answers in ((NO,), (YES, NO), (YES, YES)):
        game = scenario("crd", offense=side, at="line-up").run_to("effect")
        for answer in answers:
            game.offense.offered(YES, NO).answers(answer)
        assert not game.offense.asked("effect")


@pytest.mark.parametrize(
    "before",
    [
        "Your opponent discards a Play card.",
        "Your opponent reveals an Action card from their hand.",
        "Reveal the top card of your opponent's Play deck.",
    ],
)
def test_only_a_play_that_is_in_the_hand_cannot_be_called(before: str) -> None:
    assert is_refused(f"{before} They cannot call that card this down.")


@pytest.mark.parametrize(
    ("they", "draw"),
    [("Your opponent puts", "draws"), ("They put", "draw"), ("They must put", "draw")],
)
def test_whoever_puts_the_chosen_card_away_draws(they: str, draw: str) -> None:
    chosen = "Look at your opponent's Play hand and choose a card from it."
    said = f"{chosen} {they} that card on the bottom of their deck and {draw} a Play card."
    plain = f"{chosen} Put it on the bottom of that deck. Your opponent draws a Play card."
    assert effects(said) == effects(plain)


def test_no_card_of_the_action_hand_is_kept_from_being_called() -> None:
    spied = "Look at your opponent's Action hand. Choose one of those cards."
    assert is_refused(f"{spied} They cannot call it this down.")
    assert not is_refused(f"{spied.replace('Action', 'Play')} They cannot call it this down.")
