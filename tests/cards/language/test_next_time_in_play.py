"""“The next time” on a card that stays: it waits while the card is there, and comes once."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read
from snapcount.cards.tree import Triggered, Would
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    PRIOR_TO_SELECTING,
    Scenario,
    Side,
    action,
    scenario,
)

with_such_cards = pytest.mark.parametrize(
    "edition", [each for each in EDITION_NAMES if each != "2019"]
)
SUCCESS = "The next time your play is successful, your opponent loses a timeout."
KEPT_UP = (
    "Attach to one of your Tight Ends. The next time your Quarterback would be Exhausted by an"
    " opponent's effect, remove this card instead."
)


def card(kind: Any, text: str) -> Any:
    subtype = "weather" if kind == "gridiron" else ""
    return read_card(CardFields(name="Waits", text=text, kind=kind, subtype=subtype))


def in_play(kind: str, text: str = SUCCESS, **side: Any) -> Side:
    """A side with the card in play from the start."""
    if kind == "synergy":
        return Side(synergy=card(kind, f"Active while the score is tied. {text}"), **side)
    if kind == "gridiron":
        return Side(gridirons=[card(kind, text)], **side)
    return Side(attached={"Tight End": [card(kind, text)]}, **side)


def downs_run(game: Scenario, times: int) -> Scenario:
    for _ in range(times):
        game.run_to(NEXT_DOWN)
    return game


@pytest.mark.parametrize("kind", ["power up", "gridiron", "synergy"])
def test_it_is_an_ability_of_the_card(kind: str) -> None:
    text = f"Active while the score is tied. {SUCCESS}" if kind == "synergy" else SUCCESS
    (ability,) = card(kind, text).abilities
    assert isinstance(ability, Triggered)
    assert ability.event == "a play is successful"
    assert ability.once_per == "time in play"


def test_what_comes_in_the_stead_of_something_is_one_too() -> None:
    (ability,) = card("power up", KEPT_UP).abilities
    assert isinstance(ability, Would)
    assert ability.once_per == "time in play"


def test_the_next_of_several_is_refused_where_each_would_come_once() -> None:
    text = "The next time a player gains a first down, they draw an Action card."
    with pytest.raises(TextError, match="of any of them"):
        card("gridiron", text)
    assert len(card("gridiron", f"{text} Then remove this card.").abilities) == 2


@with_such_cards
@pytest.mark.parametrize("kind", ["power up", "gridiron", "synergy"])
def test_it_comes_once(edition: str, kind: str) -> None:
    game = scenario(edition, offense=in_play(kind))
    assert downs_run(game, 1).defense.timeouts == 2
    assert downs_run(game, 2).defense.timeouts == 2


@with_such_cards
@pytest.mark.parametrize("kind", ["power up", "gridiron"])
def test_it_comes_no_more_once_the_card_is_gone(edition: str, kind: str) -> None:
    noun = "Power Up" if kind == "power up" else "Gridiron card"
    remove = action(f"Remove target {noun} from the field.", when=PRIOR_TO_SELECTING)
    game = scenario(edition, offense=in_play(kind), defense=[remove], at=PRIOR_TO_SELECTING)
    game.defense.plays(0)
    assert downs_run(game.both_pass(), 2).defense.timeouts == 3


@with_such_cards
def test_it_comes_again_when_the_card_is_played_again(edition: str) -> None:
    back = action("Return one of your Power Ups to your hand.", when=PRIOR_TO_SELECTING)
    side = in_play("power up", hand=[back])
    game = scenario(edition, offense=side)
    assert downs_run(game, 1).defense.timeouts == 2
    game.run_to(PRIOR_TO_SELECTING)
    game.offense.plays(0)
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert game.defense.timeouts == 2
    game.run_to(PRIOR_TO_SELECTING)
    game.offense.plays("Waits", on="Tight End")
    assert downs_run(game.both_pass(), 1).defense.timeouts == 1


@with_such_cards
def test_the_quarterback_is_spared_once(edition: str) -> None:
    tire = action("Exhaust one of your opponent's Players.", when=PRIOR_TO_SELECTING)
    side = in_play("power up", KEPT_UP)
    game = scenario(edition, offense=side, defense=[tire, tire], at=PRIOR_TO_SELECTING)
    assert game.offense.attached("Tight End") == ["Waits"]
    game.defense.plays(0)
    game.both_pass()
    game.defense.picks("Quarterback")
    assert game.offense.exhausted == []
    assert game.offense.attached("Tight End") == []
    game.run_to(NEXT_DOWN).run_to(PRIOR_TO_SELECTING)
    game.defense.plays(1)
    game.both_pass()
    game.defense.picks("Quarterback")
    assert "Quarterback" in game.offense.exhausted


@pytest.mark.parametrize(
    "text",
    [
        "If your last play gained 15 yards or more, your next Run gains 5 more yards.",
        "While you are behind, your next Long Pass gains 10 more yards.",
        "If your last play was a Run, your next Pass gains 5 more yards.",
    ],
)
def test_what_is_asked_of_a_next_play_is_not_meant_once_a_game(text: str) -> None:
    with pytest.raises(TextError):
        card("synergy", f"Active while the score is tied. {text}")


@pytest.mark.parametrize(
    "text",
    [
        "The next time you call a Run while you are behind, gain 5 yards.",
        "Whenever you gain 15 yards or more on a play, your next Run gains 5 more yards.",
    ],
)
def test_how_often_is_said(text: str) -> None:
    assert card("synergy", f"Active while the score is tied. {text}").abilities


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Discard this card when the next touchdown is scored.", "a touchdown is scored"),
        (
            "Discard this card when the first touchdown after it was played is scored.",
            "a touchdown is scored",
        ),
        (
            "When the first field goal is made after this card was played, discard this card.",
            "a field goal is made",
        ),
        ("Discard this card after the next turnover.", "a turnover happens"),
        ("On the next turnover, discard this card.", "a turnover happens"),
        ("When the next interception happens, discard this card.", "an interception happens"),
        ("When your opponent scores their next touchdown, discard this card.",
         "your opponent scores a touchdown"),
    ],
)  # fmt: skip
def test_the_next_one_of_its_kind(text: str, plain: str) -> None:
    same = f"The next time {plain}, discard this card."
    gridiron_text = Scene(on_player=False, enters=True)
    assert read(text, gridiron_text).abilities == read(same, gridiron_text).abilities


@pytest.mark.parametrize(
    "text",
    [
        "When the next pass is intercepted, discard this card.",
        "When the next field goal is missed, discard this card.",
        "If the next field goal is good, discard this card.",
    ],
)
def test_whether_it_is_the_very_next_one_is_not_known(text: str) -> None:
    with pytest.raises((Refusal, Unread)):
        read(text, Scene(on_player=False, enters=True))
