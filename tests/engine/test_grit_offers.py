"""Grit of an effect that a text lets its player determine again, or add to (K-1, R-32)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import is_refused, modifier, printed

from snapcount.cards.tree import OffersGrit
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    NO,
    NUMBER,
    ON_FIELD_ADJUSTMENTS,
    YES,
    Scenario,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)
from snapcount.testing.answers import Answer

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)

WHENEVER = "Whenever you determine Grit for an effect, you may"
AGAIN = f"{WHENEVER} determine it again."
EITHER = f"{WHENEVER} determine it again and use either value."
MORE = f"{WHENEVER} increase it by 1."


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (AGAIN, OffersGrit()),
        (f"{WHENEVER} determine Grit again and must use the new value.", OffersGrit()),
        (EITHER, OffersGrit(either=True)),
        (
            (
                "Whenever you would determine Grit for an ability, you may determine it again and "
                "use either."
            ),
            OffersGrit(either=True, abilities=True),
        ),
        (f"{WHENEVER} increase the Grit by 1.", OffersGrit(by=1)),
        (f"{WHENEVER} add 2 to it.", OffersGrit(by=2)),
        (
            "Whenever your opponent determines Grit for an ability, they may reduce it by 1.",
            OffersGrit("opponent", by=-1, abilities=True),
        ),
        (
            "After Grit is determined for one of your effects, you may determine it again.",
            OffersGrit(),
        ),
        (
            "When Grit was determined for your effects, you may have it determined again.",
            OffersGrit(),
        ),
        (
            (
                "After a Grit value has been determined for one of your opponent's effects, they "
                "may determine it again and use the new result."
            ),
            OffersGrit("opponent"),
        ),
        (
            (
                "Once per possession, after the Grit is determined for one of your abilities, you "
                "may determine it again; the new value stands."
            ),
            OffersGrit(abilities=True, once_per="possession"),
        ),
        (f"Once per half, {MORE}", OffersGrit(by=1, once_per="half")),
        (f"Once per game, {EITHER}", OffersGrit(either=True, once_per="game")),
    ],
)
def test_what_is_offered(text: str, means: OffersGrit) -> None:
    assert modifier(text) == means
    assert (
        modifier(f"{printed(means, 'Modifier')[:1].upper()}{printed(means, 'Modifier')[1:]}.")
        == means
    )


@pytest.mark.parametrize(
    "text",
    [
        "Whenever you determine Grit, you may determine it again.",
        "Whenever you determine Grit for a punt, you may determine it again.",
        "Whenever you determine Grit, you may increase it by 1.",
        "Once per half, after Grit has been determined, you may have it determined again.",
        # Whose Grit is that?
        "Whenever your opponent determines Grit for an effect, you may determine it again.",
        "After Grit is determined for one of your opponent's effects, you may determine it again.",
    ],
)
def test_the_grit_of_a_punt_stands(text: str) -> None:
    assert is_refused(text, action=False)


GAINS = "Determine Grit. Gain yards equal to the Grit."


def determined(edition: str, texts: tuple[str, ...], *grits: int, **declared: Any) -> Scenario:
    """The offense's card determines Grit; these are the values that come up."""
    deck = [play(strength=grit) for grit in (0, *grits, 0, 0)]
    nothing = [play(strength=0) for _ in range(len(deck))]
    held = [player(place, text) for place, text in zip(("QB", "RB"), texts, strict=False)]  # type: ignore[arg-type]
    card = action(GAINS, when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition,
        offense=Side(players=held, hand=[card], play_deck=deck),
        defense=Side(play_deck=nothing, **declared),
        strength=3,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    return game


@every_edition
@rule("K-1")
@pytest.mark.parametrize(("says", "yards", "often"), [(YES, 7, 2), (NO, 4, 1)])
def test_it_is_determined_again(edition: str, says: Answer, yards: int, often: int) -> None:
    game = determined(edition, (AGAIN,), 4, 7).run_to("effect")
    game.offense.offered(YES, NO).answers(says)
    game.run_to(NEXT_DOWN)
    assert game.log.count(events.GRIT) == often
    assert game.yards == 15 + yards


@every_edition
@pytest.mark.parametrize("used", [4, 7])
def test_either_value_may_be_used(edition: str, used: int) -> None:
    game = determined(edition, (EITHER,), 4, 7).run_to("effect")
    game.offense.answers(YES).offered(NUMBER(4), NUMBER(7)).answers(NUMBER(used))
    assert game.run_to(NEXT_DOWN).yards == 15 + used


@every_edition
def test_two_values_that_are_the_same(edition: str) -> None:
    game = determined(edition, (EITHER,), 4, 4).run_to("effect")
    game.offense.answers(YES)
    assert game.run_to(NEXT_DOWN).yards == 15 + 4


@every_edition
@rule("R-32")
@pytest.mark.parametrize(("says", "yards"), [(YES, 5), (NO, 4)])
def test_more(edition: str, says: Answer, yards: int) -> None:
    game = determined(edition, (MORE,), 4).run_to("effect")
    game.offense.answers(says)
    assert game.run_to(NEXT_DOWN).yards == 15 + yards


@every_edition
def test_each_offer_is_made_once(edition: str) -> None:
    game = determined(edition, (AGAIN, MORE), 4, 7, 1).run_to("effect")
    game.offense.answers(YES).offered(YES, NO).answers(YES)
    assert game.run_to(NEXT_DOWN).yards == 15 + 8


@every_edition
def test_an_action_card_is_no_ability(edition: str) -> None:
    text = "Whenever you determine Grit for an ability, you may determine it again."
    game = determined(edition, (text,), 4, 7)
    assert game.run_to(NEXT_DOWN).yards == 15 + 4


@every_edition
def test_an_ability(edition: str) -> None:
    text = "Whenever you determine Grit for an ability, you may determine it again."
    deck = [play(strength=grit) for grit in (0, 4, 7, 0, 0)]
    nothing = [play(strength=0) for _ in range(5)]
    backs = [player("QB", text), player("RB", f"Exhaust: {GAINS}", name="Back")]
    game = scenario(
        edition,
        offense=Side(players=backs, play_deck=deck),
        defense=Side(play_deck=nothing),
        strength=3,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.uses("Back")
    game.run_to("effect").offense.answers(YES)
    assert game.run_to(NEXT_DOWN).yards == 15 + 7


@every_edition
@pytest.mark.parametrize(("whose", "asked"), [("your opponent", False), ("you", True)])
def test_of_whose_effects_it_is(edition: str, whose: str, asked: bool) -> None:
    they = "you" if asked else "they"
    verb = "determine" if asked else "determines"
    text = f"Whenever {whose} {verb} Grit for an effect, {they} may increase it by 1."
    game = determined(edition, (text,), 4)
    if asked:
        game.run_to("effect").offense.answers(YES)
    assert game.run_to(NEXT_DOWN).yards == 15 + (5 if asked else 4)


@every_edition
@rule("K-1")
@pytest.mark.parametrize(
    "once", ["", "Once per down, ", "Once per possession, ", "Once per game, "]
)
@pytest.mark.parametrize("first", [YES, NO])
def test_so_often_it_is_determined_again(edition: str, once: str, first: Answer) -> None:
    """Only an offer that was taken is over; another one is made nevertheless."""
    deck = [play(strength=grit) for grit in (0, 4, 7, 2, 5, 0)]
    held = [player("QB", f"{once}{AGAIN}"), player("RB", MORE)]
    cards = [action(GAINS, when=ON_FIELD_ADJUSTMENTS, name=name) for name in ("First", "Second")]
    game = scenario(
        edition,
        offense=Side(players=held, hand=cards, play_deck=deck),
        defense=Side(play_deck=[play(strength=0) for _ in deck]),
        strength=3,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays("First").plays("Second")
    game.offense.offered(YES, NO).answers(first).answers(NO)
    over = once and first == YES
    if not over:
        game.offense.answers(YES)
    game.offense.answers(YES)
    used = {(True, YES): 7 + 2, (False, YES): 7 + 5, (False, NO): 4 + 2}[bool(over), first]
    assert game.run_to(NEXT_DOWN).yards == 15 + used + 1
