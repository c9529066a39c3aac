"""`If you gain 15 yards or more on your next play, … Otherwise, …`: one or the other, then."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.nouns import YardsWould
from snapcount.cards.tree import Await, Discard, Draw, FirstDown, If, Triggered
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, PRIOR_TO_SELECTING, YES, action, scenario

FAR = YardsWould(15)


@pytest.mark.parametrize(
    "asked",
    [
        "If you gain 15 yards or more on your next play",
        "If you gain 15 or more yards on your next play",
        "If your next play gains 15 or more yards",
    ],
)
@pytest.mark.parametrize("otherwise", ["Otherwise", "If it does not"])
def test_the_next_play_is_asked_when_it_ends(asked: str, otherwise: str) -> None:
    alone = Triggered("the play ends", (FirstDown(),), "you", condition=FAR)
    assert effects(f"{asked}, it becomes first down.") == (Await(alone, "next play"),)
    if asked.startswith("If you gain") and otherwise != "Otherwise":
        return
    either = (If(FAR, (FirstDown(),), (Discard("you", "action"),)),)
    both = Triggered("the play ends", either, "you")
    text = f"{asked}, it becomes first down. {otherwise}, discard an Action card."
    assert effects(text) == (Await(both, "next play"),)


def test_whoever_does_not_is_asked_the_same() -> None:
    text = (
        "If your opponent gains 15 or more yards on their next play, draw two Action cards. If they"
        " do not, draw an Action card."
    )
    ((await_),) = effects(text)
    (asked,) = await_.ability.effects
    assert (asked.then, asked.otherwise) == (
        (Draw("you", "action", 2),),
        (Draw("you", "action"),),
    )


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("strength", "down", "yards"), [(3, 1, 15), (4, 1, 20), (2, 3, 5), (1, 3, 0)]
)
def test_one_of_the_two_comes_of_it(edition: str, strength: int, down: int, yards: int) -> None:
    text = (
        "If you gain 15 yards or more on your next play, it becomes first down. Otherwise, lose 5"
        " yards."
    )
    card = action(text, when=PRIOR_TO_SELECTING)
    game = scenario(edition, offense=[card], strength=strength, down=2, at=PRIOR_TO_SELECTING)
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert (game.down, game.yards) == (down, yards)


DISCARD = "You may discard an Action card."


@pytest.mark.parametrize("joint", [" and", ", and"])
def test_something_else_is_asked_besides(joint: str) -> None:
    text = f"{DISCARD} If you do{joint} it is third down, draw two Play cards."
    apart = f"{DISCARD} If you do, do this: [If it is third down, draw two Play cards.]"
    assert effects(text) == effects(apart)
    assert effects(f"{text} If you do not, gain a timeout.") == effects(
        f"{apart} If you do not, gain a timeout."
    )
    assert is_refused(f"{text} Otherwise, gain a timeout.")


@pytest.mark.parametrize(
    "then",
    [
        "your opponent attempts a field goal this down, it is good only if the Grit is 3-5.",
        "your opponent punts this down, the ball travels 10 fewer yards.",
        "your opponent calls a Run this down, draw an Action card.",
    ],
)
def test_something_else_is_awaited_besides(then: str) -> None:
    (offer,) = effects(f"{DISCARD} If you do and {then}")
    assert offer.if_done == effects(f"If {then}")


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("down", "timeouts"), [(3, 2), (2, 1)])
def test_both_must_be_so(edition: str, down: int, timeouts: int) -> None:
    text = f"{DISCARD} If you do and it is third down, gain a timeout."
    hand = [action(text, when=PRIOR_TO_SELECTING), action("Draw an Action card.")]
    game = scenario(edition, offense=hand, down=down, timeouts=(1, 1), at=PRIOR_TO_SELECTING)
    game.offense.plays(0)
    game.both_pass()
    game.offense.answers(YES)
    assert game.offense.timeouts == timeouts
