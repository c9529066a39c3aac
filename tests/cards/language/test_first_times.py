"""The first time of something in a half is the first, wherever the card was that speaks of it."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.card import PlayerCard
from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.printing import printed
from snapcount.cards.nouns import Leading
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    END_OF_PLAY,
    NEXT_DOWN,
    NEXT_POSSESSION,
    NO,
    ON_FIELD_ADJUSTMENTS,
    Scenario,
    Side,
    action,
    gridiron,
    player,
    rule,
    scenario,
    synergy,
)
from snapcount.testing.editions import editions_where, having

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
with_gridirons = pytest.mark.parametrize("edition", editions_where(having("gridiron")))
with_synergies = pytest.mark.parametrize("edition", editions_where(having("synergy")))
FRESH = action("It becomes first down.", when=ON_FIELD_ADJUSTMENTS, name="Fresh")
SEND_IN = action(
    "Substitute one of your Running Backs with one of your Players on the bench.",
    when=ON_FIELD_ADJUSTMENTS,
    name="Send In",
)
FIRST = "The first time you gain a first down each half, gain a timeout."
ONCE = "Once per half, whenever you gain a first down, gain a timeout."
heard = pytest.mark.parametrize(("text", "gained"), [(FIRST, 0), (ONCE, 1)])


def table(edition: str, **side: Any) -> Scenario:
    """The offense has no timeout, and can gain first downs."""
    offense = Side(**{"hand": [FRESH, FRESH]} | side)
    return scenario(
        edition, offense=offense, at=ON_FIELD_ADJUSTMENTS, timeouts=(0, 0), carrier="QB"
    )


def plays_on(game: Scenario, *cards: str) -> Scenario:
    """The offense plays these Action cards, one a down."""
    for card in cards:
        game.run_to(ON_FIELD_ADJUSTMENTS)
        game.offense.plays(card)
        game.run_to(NEXT_DOWN)
    return game


@every_edition
@heard
def test_a_first_time_counts_while_its_player_is_on_the_bench(
    edition: str, text: str, gained: int
) -> None:
    late = player("TE", text, name="Late")
    game = table(edition, hand=[SEND_IN, FRESH, FRESH], players=[late], bench="Late")
    plays_on(game, "Fresh")
    assert game.offense.timeouts == 0
    plays_on(game, "Send In")
    assert "Late" in game.offense.field
    assert plays_on(game, "Fresh").offense.timeouts == gained


@with_gridirons
@heard
def test_a_first_time_counts_while_its_card_is_in_the_hand(
    edition: str, text: str, gained: int
) -> None:
    field = gridiron(text, when=ON_FIELD_ADJUSTMENTS, name="Crowd")
    game = plays_on(table(edition, hand=[field, FRESH, FRESH]), "Fresh", "Crowd", "Fresh")
    assert game.offense.timeouts == gained


@with_synergies
@heard
def test_a_first_time_counts_while_a_synergy_card_is_not_active(
    edition: str, text: str, gained: int
) -> None:
    points = action("Score 2 points.", when=ON_FIELD_ADJUSTMENTS, name="Ahead")
    card = synergy(Leading("you"), text)
    game = plays_on(
        table(edition, hand=[points, FRESH, FRESH], synergy=card), "Fresh", "Ahead", "Fresh"
    )
    assert game.offense.timeouts == gained


@every_edition
def test_the_first_time_is_heard(edition: str) -> None:
    game = plays_on(table(edition, players=[player("QB", FIRST)]), "Fresh")
    assert game.offense.timeouts == 1
    assert plays_on(game, "Fresh").offense.timeouts == 1


@with_gridirons
def test_of_two_copies_each_hears_the_first_time(edition: str) -> None:
    field = gridiron(FIRST, name="Crowd")
    game = table(edition, gridirons=[field, field])
    game.offense.plays("Fresh")
    game.run_to("trigger order")
    game.offense.answers_anything()
    game.run_to(NEXT_DOWN)
    assert game.offense.timeouts == 2
    assert plays_on(game, "Fresh").offense.timeouts == 2


@every_edition
def test_a_first_time_that_was_declined_is_over(edition: str) -> None:
    text = "The first time you gain a first down each half, you may gain a timeout."
    game = table(edition, players=[player("QB", text)])
    game.offense.plays("Fresh")
    game.run_to("effect")
    game.offense.answers(NO)
    game.run_to(NEXT_DOWN)
    assert plays_on(game, "Fresh").offense.timeouts == 0


@every_edition
def test_a_first_time_at_which_the_answer_is_no_is_over(edition: str) -> None:
    text = "The first time you gain a first down each half, if you are ahead, gain a timeout."
    points = action("Score 2 points.", when=ON_FIELD_ADJUSTMENTS, name="Ahead")
    game = table(edition, hand=[points, FRESH, FRESH], players=[player("QB", text)])
    assert plays_on(game, "Fresh", "Ahead", "Fresh").offense.timeouts == 0


@every_edition
def test_what_the_occasion_asks_for_makes_it_the_first(edition: str) -> None:
    text = "While you are ahead, the first time you gain a first down each half, gain a timeout."
    points = action("Score 2 points.", when=ON_FIELD_ADJUSTMENTS, name="Ahead")
    game = table(edition, hand=[points, FRESH, FRESH], players=[player("QB", text)])
    assert plays_on(game, "Fresh", "Ahead", "Fresh").offense.timeouts == 1


@every_edition
def test_a_play_of_fewer_yards_is_not_the_first_one(edition: str) -> None:
    text = "The first time you gain 20 or more yards each half, gain a timeout."
    ten = action("Gain 10 yards.", when=ON_FIELD_ADJUSTMENTS, name="Ten")
    game = table(edition, hand=[ten, ten], players=[player("QB", text)])
    game.run_to(NEXT_DOWN)
    assert game.offense.timeouts == 0
    assert plays_on(game, "Ten").offense.timeouts == 1
    assert plays_on(game, "Ten").offense.timeouts == 1


@every_edition
def test_what_a_player_does_is_counted_for_that_player(edition: str) -> None:
    text = "The first time this Player is exhausted each half, gain a timeout."
    tire = action("Exhaust all of your Wide Receivers.", when=ON_FIELD_ADJUSTMENTS, name="Tire")
    tire_ends = action("Exhaust all of your Tight Ends.", when=ON_FIELD_ADJUSTMENTS, name="Ends")
    wake = action("Energize all of your Players.", when=ON_FIELD_ADJUSTMENTS, name="Wake")
    out = player("WR", text, name="Out")
    end = player("TE", text, name="End")
    game = table(edition, hand=[tire, tire, wake, tire_ends], players=[out, end])
    assert plays_on(game, "Tire").offense.timeouts == 1
    assert plays_on(game, "Ends").offense.timeouts == 2
    plays_on(game, "Wake")
    assert plays_on(game, "Tire").offense.timeouts == 2


@every_edition
def test_the_first_play_of_its_kind_is_the_first(edition: str) -> None:
    late = player("TE", "Your first Run of each half gains 10 more yards.", name="Late")
    game = table(edition, hand=[SEND_IN, FRESH, FRESH], players=[late], bench="Late")
    plays_on(game, "Send In")
    game.run_to(NEXT_DOWN)
    assert game.yards == 15
    game = table(
        edition, players=[player("TE", "Your first Run of each half gains 10 more yards.")]
    )
    game.run_to(NEXT_DOWN)
    assert game.yards == 25


STAYS = "The first time your play would be stopped each half, it is successful instead."


@every_edition
@pytest.mark.parametrize(
    ("text", "yards"),
    [(STAYS, 0), ("Once per half, whenever your play would be stopped, it is successful.", 15)],
)
def test_what_would_happen_for_the_first_time_counts_too(
    edition: str, text: str, yards: int
) -> None:
    late = player("TE", text, name="Late")
    send_in = action(
        "Substitute one of your Running Backs with one of your Players on the bench.",
        when="prior to selecting a play",
    )
    offense = Side(hand=[send_in], players=[late], bench="Late")
    game = scenario(edition, offense=offense, calls=("Run Left", "Run Left"), carrier="QB")
    game.run_to(NEXT_DOWN)
    assert game.yards == 0
    game.run_to("prior to selecting a play")
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.yards == yards


@every_edition
def test_the_first_stop_is_none(edition: str) -> None:
    game = scenario(
        edition, offense=Side(players=[player("TE", STAYS)]), calls=("Run Left", "Run Left")
    )
    game.run_to(NEXT_DOWN)
    assert game.yards == 15
    game.run_to(NEXT_DOWN)
    assert game.yards == 0


@rule("R-35", "F-8")
@every_edition
def test_a_touchdown_that_is_taken_back_was_not_the_first(edition: str) -> None:
    text = "The first time you score a touchdown each half, gain a timeout."
    again = action("Replay the down.", when=END_OF_PLAY, name="Again")
    game = scenario(
        edition,
        offense=Side(hand=[again], players=[player("QB", text)]),
        ball=90,
        timeouts=(0, 0),
        at=END_OF_PLAY,
    )
    game.offense.plays("Again")
    game.run_to(NEXT_POSSESSION)
    assert game.score == (7, 0)
    assert game.offense.timeouts == 2


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (FIRST, "The first time each half you gain a first down, gain 1 timeout."),
        (
            "The first time you miss a field goal each half, you may kick again.",
            "The first time each half your field goal would be missed, you may kick again.",
        ),
        (
            "Each game, the first time you score a touchdown or score a safety, score 1 point.",
            "The first time each game you score a touchdown or you score a safety, score 1 point.",
        ),
    ],
)
def test_it_is_printed_as_the_first_time(text: str, says: str) -> None:
    card, again = (
        read_card(CardFields(name="Counts", kind="player", position="QB", text=words))
        for words in (text, says)
    )
    assert printed(card).text == says
    assert isinstance(card, PlayerCard)
    assert isinstance(again, PlayerCard)
    assert card.abilities == again.abilities


def test_an_action_card_does_not_lie_there_that_long() -> None:
    with pytest.raises(TextError, match="for how long"):
        action(FIRST)


@pytest.mark.parametrize(
    ("said", "by"), [("has its Play Strength decreased by 2", -2), ("gains 5 fewer yards", -5)]
)
def test_what_is_said_of_a_first_play_is_so_once_it_is_revealed(said: str, by: int) -> None:
    card: Any = read_card(
        CardFields(
            kind="player",
            name="Spy",
            position="Linebacker",
            text=f"The first Run your opponent calls each possession {said}.",
        )
    )
    (ability,) = card.abilities
    assert (ability.event, ability.once_per, ability.first) == (
        "a play is revealed",
        "possession",
        True,
    )
    assert f"by={by}" in repr(ability.effects)


@rule("G-6")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("calls", "strength", "yards"),
    [
        (("Run Left", "Run Left"), 3, 15),
        (("Short Pass: 20 (0-9)", "Short Pass"), 3, 20),
        (("Short Pass: 20 (8-9)", "Run Left"), 3, 20),
    ],
)
def test_a_first_play_that_cannot_be_stopped_is_as_any_such_play(
    edition: str, calls: tuple[str, str], strength: int, yards: int
) -> None:
    """In 2019 an incomplete pass is no stopped play, and nothing keeps it from being one."""
    found = []
    for text in ("Your first play each possession cannot be stopped.",
                 "Your plays cannot be stopped."):  # fmt: skip
        game = scenario(
            edition, offense=Side(players=[player("QB", text)]), calls=calls, strength=strength
        )
        found.append(game.run_to(NEXT_DOWN).yards)
    dropped = edition == "2019" and calls[0].endswith("(8-9)")
    assert found == [0, 0] if dropped else found == [yards, yards]
