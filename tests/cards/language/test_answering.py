"""A card that answers another one: what it cancels, copies or aims anew is what its timing says."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.nouns import That
from snapcount.cards.tree import (
    CancelIt,
    CancelLayer,
    Cannot,
    CopyLayer,
    Discard,
    Draw,
    Lasting,
    May,
    NewTarget,
)
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    ON_FIELD_ADJUSTMENTS,
    Scenario,
    Side,
    action,
    player,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
TO_A_CARD = "Play in response to an Action card."
TO_THEIRS = "Play when your opponent plays an Action card."
TO_AN_ABILITY = "Play in response to an Exhaust ability."


def effects(text: str, timing: str) -> Any:
    card = read_card(
        CardFields(kind="action", subtype="Generic", name="A", text=text, timing=timing)
    )
    return card.effects  # type: ignore[union-attr]


STAYS = Lasting(Cannot("be energized", That()), "this possession")


@pytest.mark.parametrize(
    ("timing", "text", "meant"),
    [
        (TO_A_CARD, "Cancel that card.", (CancelLayer(),)),
        (TO_A_CARD, "Counter it.", (CancelLayer(),)),
        (TO_THEIRS, "Negate the effect of that card.", (CancelLayer(whose="opponent"),)),
        (TO_AN_ABILITY, "Cancel that ability.", (CancelLayer("exhaust ability"),)),
        (
            "Play in response to an Offense Action card.",
            "Cancel that card and shuffle it into its owner's Action deck.",
            (CancelLayer("offense action card", to="shuffle"),),
        ),
        (
            TO_A_CARD,
            "Cancel it. Put it on the bottom of its owner's deck.",
            (CancelLayer(to="bottom"),),
        ),
        (TO_A_CARD, "Cancel it and put it on top of its owner's Action deck.", "top"),
        (TO_A_CARD, "Cancel that card and return it to its owner's hand.", "hand"),
        (
            TO_THEIRS,
            "Cancel that card unless your opponent discards an Action card.",
            (
                May(
                    (Discard("opponent", "action"),),
                    "opponent",
                    if_not=(CancelLayer(whose="opponent"),),
                ),
            ),
        ),
        (
            TO_AN_ABILITY,
            "Cancel that ability. The Player who used it can't be energized this possession.",
            (CancelLayer("exhaust ability"), STAYS),
        ),
        (TO_AN_ABILITY, "Copy that ability.", (CopyLayer("exhaust ability"),)),
        (
            TO_THEIRS,
            "Copy the effect of that card. You may choose new targets for the copy.",
            (CopyLayer(whose="opponent"),),
        ),
        (TO_A_CARD, "Choose a new target for that card.", (NewTarget(),)),
        ("", "Cancel it. Draw a Play card. " + TO_A_CARD, (CancelLayer(), Draw("you", "play"))),
        ("", TO_A_CARD + " Cancel it.", (CancelLayer(),)),
    ],
)
def test_what_a_card_answers_is_what_it_is_done_to(timing: str, text: str, meant: Any) -> None:
    if isinstance(meant, str):
        meant = (CancelLayer(to=meant),)  # type: ignore[arg-type]
    assert effects(text, timing) == meant


@pytest.mark.parametrize("text", ["Cancel that card.", "Copy that ability.", "Copy it."])
def test_a_card_that_answers_nothing_has_nothing_to_do_it_to(text: str) -> None:
    with pytest.raises(TextError):
        effects(text, "Play at the end of the play.")


@pytest.mark.parametrize(
    ("timing", "text"),
    [
        (TO_A_CARD, "Cancel that ability."),
        (TO_AN_ABILITY, "Cancel that card."),
        (TO_AN_ABILITY, "Copy that card."),
        (TO_A_CARD, "Whenever your opponent plays an Action card this down, copy it."),
        ("", "Whenever your opponent uses an Exhaust ability this down, cancel that card."),
    ],
)
def test_a_card_is_no_ability(timing: str, text: str) -> None:
    with pytest.raises(TextError):
        effects(text, timing)


def test_an_exhaust_ability_says_behind_it_what_it_answers() -> None:
    text = "Exhaust: Cancel that card. Exhaust only in response to an Action card."
    card = read_card(CardFields(kind="player", position="LB", name="A", text=text))
    assert card.abilities[0].effects == (CancelLayer(),)  # type: ignore[union-attr]


def test_what_is_waited_for_is_meant_before_what_is_answered() -> None:
    text = "Whenever your opponent plays an Action card this down, cancel it."
    (waiting,) = effects(text, TO_AN_ABILITY)
    assert waiting.ability.effects == (CancelIt(),)


GAIN = action("Gain 10 yards.", when=ON_FIELD_ADJUSTMENTS, name="Gain")


def answer(edition: str, text: str, offense: Side) -> Scenario:
    return scenario(edition, offense=offense, defense=[action(text)], at=ON_FIELD_ADJUSTMENTS)


@every_edition
@pytest.mark.parametrize(
    ("put", "place"),
    [
        ("", "discard"),
        (" and return it to its owner's hand", "hand"),
        (" and shuffle it into its owner's Action deck", "deck"),
        (" and put it on the bottom of its owner's Action deck", "deck"),
    ],
)
def test_a_cancelled_card_goes_where_the_text_says(edition: str, put: str, place: str) -> None:
    game = answer(edition, f"Cancel that card{put}. {TO_A_CARD}", Side(hand=[GAIN]))
    game.offense.plays("Gain")
    game.defense.plays(0)
    game.both_pass()
    assert game.yards_by_effects == 0
    found = {"discard": "Gain" in game.offense.discard, "hand": "Gain" in game.offense.hand}
    assert [name for name, there in found.items() if there] == ([place] if place != "deck" else [])
    deck = game.names(game.state.action_deck[game.offense.seat])
    assert ("Gain" in deck) == (place == "deck")


@every_edition
def test_the_player_who_used_the_cancelled_ability_stays_exhausted(edition: str) -> None:
    passer = player("QB", "Exhaust: Gain 20 yards. Exhaust only during On Field Adjustments.")
    text = (
        "Cancel that ability. The Player who used it can't be energized this down."
        f" Energize all of your opponent's Players. {TO_AN_ABILITY}"
    )
    game = answer(edition, text, Side(players=[passer], exhausted=("RB",)))
    game.offense.uses("QB")
    game.defense.plays(0)
    game.both_pass()
    assert game.yards_by_effects == 0
    assert game.offense.exhausted == ["Test QB"]
