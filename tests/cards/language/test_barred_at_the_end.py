"""Nothing is played at the end of a play after which it cannot be (T-2, T-3)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.cards.card import ActionCard, AnyCard
from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.nouns import AllOf, OnSide, YardsWould
from snapcount.cards.tree import Await, CannotPlayActions, LastingWhile, Static
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    END_OF_PLAY,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PLAY,
    PRIOR_TO_SELECTING,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)
from snapcount.testing.cards import parse_abilities

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
DRAWS = action("Draw an Action card.", when=END_OF_PLAY, name="Draws")
MINE = action("Draw an Action card.", when=END_OF_PLAY, name="Mine")
BARS = [
    "After this play, your opponent cannot play Action cards at the end of the play.",
    "After this play, your opponent cannot play Action cards.",
    "At the end of the play, your opponent cannot play Action cards.",
    "After this play, at the end of the play, your opponent cannot play Action cards.",
    (
        "After this play, gain a timeout and your opponent cannot play Action cards at the end"
        " of the play."
    ),
    "After your Run, your opponent cannot play Action cards at the end of the play.",
]


@rule("T-2", "T-3")
@every_edition
@pytest.mark.parametrize("text", BARS)
def test_a_play_bars_what_is_played_at_its_end(edition: str, text: str) -> None:
    own = play("Run Left", 3, abilities=(text,))
    game = scenario(
        edition, offense=[MINE], defense=[DRAWS], calls=(own, "Long Pass"), at=END_OF_PLAY
    )
    game.offense.offered(PASS, PLAY("Mine")).passes()
    assert (game.down, game.defense.hand[:1]) == (2, ["Draws"])
    assert game.offense.timeouts == (4 if "timeout" in text else 3)


@rule("T-2", "T-3")
@every_edition
def test_another_kind_of_play_bars_nothing(edition: str) -> None:
    own = play("Run Left", 3, abilities=(BARS[-1].replace("Run", "Pass"),))
    game = scenario(edition, defense=[DRAWS], calls=(own, "Long Pass"), at=END_OF_PLAY)
    game.defense.offered(PASS, PLAY("Draws"))


@rule("T-2", "T-3")
@every_edition
@pytest.mark.parametrize("text", BARS[:-2])
def test_an_action_card_bars_it_for_the_down(edition: str, text: str) -> None:
    card = action(text.replace("this play", "the play"), when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card, MINE], defense=[DRAWS], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.run_to(END_OF_PLAY)
    game.offense.offered(PASS, PLAY("Mine")).passes()
    game.run_to(END_OF_PLAY)
    assert game.offense.may(PLAY("Mine"))
    game.offense.passes()
    assert game.defense.may(PLAY("Draws"))


@rule("T-2", "T-3")
@every_edition
def test_a_run_ability_bars_it_for_the_down(edition: str) -> None:
    runs = player("RB", f"Run: {BARS[0]}")
    game = scenario(
        edition, offense=Side(players=[runs], hand=[MINE]), defense=[DRAWS], at=END_OF_PLAY
    )
    game.offense.passes()
    assert game.down == 2


@rule("T-2", "T-3")
@every_edition
def test_exhaust_abilities_too(edition: str) -> None:
    text = "After this play, your opponent cannot use Exhaust abilities at the end of the play."
    uses = player("LB", "Exhaust: Draw an Action card. Exhaust only at the end of the play.")
    own = play("Run Left", 3, abilities=(text,))
    game = scenario(
        edition,
        offense=[MINE],
        defense=Side(players=[uses]),
        calls=(own, "Long Pass"),
        at=END_OF_PLAY,
    )
    game.offense.passes()
    assert game.down == 2


def test_what_is_asked_then_comes_too_late() -> None:
    bars = "your opponent cannot play Action cards at the end of the play."
    assert is_refused(f"At the end of the play, if it is third down, {bars}")
    assert not is_refused(f"If it is third down, {bars}")


def test_it_is_what_the_plain_words_say() -> None:
    plain = "Your opponent cannot play Action cards at the end of the play."
    for text in BARS[:4]:
        assert parse_abilities(text, play=True) == parse_abilities(plain, play=True)


NO_CARDS = "your opponent cannot play Action cards at the end of the play"
CONDITIONS = [
    ("your play is successful", True),
    ("your play is stopped", False),
    ("you gain 15 yards or more on this play", True),
    ("you gain 20 yards or more on this play", False),
    ("you score a touchdown on this play", False),
]


def printed_on(text: str, when: str) -> AnyCard:
    """An offensive Action card, read with the line that says when it is played."""
    fields = CardFields(name="Bars", kind="action", subtype="offense", text=text, timing=when)
    return read_card(fields)


@rule("T-2", "T-3", "F-14")
@every_edition
@pytest.mark.parametrize(("asked", "barred"), CONDITIONS)
@pytest.mark.parametrize("when", ["during On Field Adjustments", "prior to selecting a play"])
def test_what_a_play_comes_to_bars_its_end(
    edition: str, asked: str, barred: bool, when: str
) -> None:
    card: Any = printed_on(f"If {asked}, {NO_CARDS}.", f"Play only {when}.")
    at = ON_FIELD_ADJUSTMENTS if "Field" in when else PRIOR_TO_SELECTING
    game = scenario(edition, offense=[card, MINE], defense=[DRAWS], at=at)
    game.offense.plays(0)
    game.run_to(END_OF_PLAY)
    game.offense.passes()
    assert game.defense.asked("timing point") != barred


@rule("F-12", "F-14", "T-3")
@every_edition
def test_a_touchdown_bars_its_end(edition: str) -> None:
    text = f"If you score a touchdown on this play, {NO_CARDS}."
    card: Any = printed_on(text, "Play only during On Field Adjustments.")
    game = scenario(
        edition, offense=[card, MINE], defense=[DRAWS], ball=90, at=ON_FIELD_ADJUSTMENTS
    )
    game.offense.plays(0)
    game.run_to(END_OF_PLAY)
    game.offense.passes()
    assert not game.defense.asked("timing point")


@rule("F-12", "F-14", "T-3")
@every_edition
def test_whenever_one_is_scored_too(edition: str) -> None:
    text = f"Whenever you score a touchdown, {NO_CARDS}."
    side = Side(players=[player("QB", text)], hand=[MINE])
    game = scenario(edition, offense=side, defense=[DRAWS], ball=90, at=END_OF_PLAY)
    game.offense.passes()
    assert not game.defense.asked("timing point")


@pytest.mark.parametrize("yards", [10, 20])
def test_so_does_what_a_run_ability_asks(yards: int) -> None:
    runs = player("RB", f"Run: If you gain {yards} yards or more on this play, {NO_CARDS}.")
    side = Side(players=[runs], hand=[MINE])
    game = scenario("crd", offense=side, defense=[DRAWS], at=END_OF_PLAY)
    game.offense.passes()
    assert game.defense.asked("timing point") == (yards == 20)


def test_what_else_is_done_waits_for_the_end() -> None:
    alone, both = (
        printed_on(f"If your play is successful, {text}.", "Play only during On Field Adjustments.")
        for text in (NO_CARDS, f"{NO_CARDS} and you draw an Action card")
    )
    assert isinstance(alone, ActionCard)
    assert isinstance(both, ActionCard)
    bar, draws = both.effects
    assert alone.effects == (bar,)
    assert isinstance(bar, LastingWhile)
    assert isinstance(draws, Await)


def test_the_other_case_has_a_sentence_of_its_own() -> None:
    assert is_refused(f"If your play is successful, {NO_CARDS}. Otherwise, draw an Action card.")


def test_a_play_says_it_of_its_own_play() -> None:
    (said,) = parse_abilities(f"If this play gains 20 yards or more, {NO_CARDS}.", play=True)
    asked = AllOf((OnSide("you", "offense"), YardsWould(at_least=20)))
    assert said == Static(CannotPlayActions("opponent", "end of the play"), asked)
