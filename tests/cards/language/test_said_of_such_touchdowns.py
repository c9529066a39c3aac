"""What touchdowns on such plays are worth, and a play that cannot come again at once."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.card import PlayCard
from snapcount.cards.language.parse import parse_abilities, parse_ability
from snapcount.cards.tree import CannotCallAgain, Lasting, RemoveCard, ScoresAre, Static, Triggered
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    NEXT_POSSESSION,
    Side,
    gridiron,
    play,
    player,
    rule,
    scenario,
)
from snapcount.testing.answers import CALL

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


@pytest.mark.parametrize(
    ("said", "who"),
    [
        ("Touchdowns scored on a play that gained 30 yards or more are worth 8 points.", "offense"),
        ("Touchdowns on plays of 30 or more yards are worth 8 points.", "offense"),
        ("Each touchdown of 30 yards or more is worth 8 points.", "offense"),
        ("Touchdowns on Short Passes count for 8 points.", "offense"),
        ("Touchdowns scored on third down are worth 8 points.", "each player"),
    ],
)
def test_they_are_worth_so_much_on_such_plays(said: str, who: str) -> None:
    held = parse_ability(said)
    assert isinstance(held, Static)
    assert held.modifier == ScoresAre("touchdown", 8, who)  # type: ignore[arg-type]
    assert held.condition is not None


def test_they_are_worth_more_on_such_plays() -> None:
    heard = parse_ability("Your touchdowns on Runs are worth 1 more point.")
    plain = "Whenever you score a touchdown while you are on offense and the offense called a Run"
    assert heard == parse_ability(f"{plain}, score 1 point.")


@pytest.mark.parametrize(
    "said", ["Safeties on Long Passes are worth 3 points.", "Touchdowns on Tight Ends are worth 8."]
)
def test_on_what_else(said: str) -> None:
    assert is_refused(said)


@rule("F-12")
@pytest.mark.parametrize("edition", [each for each in EDITION_NAMES if each != "2019"])
@pytest.mark.parametrize(("ball", "strength", "points"), [(70, 6, 8), (75, 5, 7), (95, 9, 8)])
def test_a_long_touchdown_scores_more(edition: str, ball: int, strength: int, points: int) -> None:
    rule_card = gridiron("Touchdowns scored on a play that gained 30 yards or more score 8 points.")
    game = scenario(
        edition, offense=Side(gridirons=[rule_card]), ball=ball, strength=strength
    ).run_to(NEXT_POSSESSION)
    assert game.score == (points, 0)


# The same play on the next one -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "kind"),
    [
        ("Your opponent cannot call the same play again on their next play.", False),
        ("Your opponent may not call the same kind of pass on their next play.", False),
        ("Your opponent cannot run the same kind of play on their next play.", True),
        (
            (
                "Your opponent cannot call the same run on their next play this possession unless"
                " they have no other Play card."
            ),
            False,
        ),
    ],
)
def test_it_cannot_come_again(said: str, kind: bool) -> None:
    assert effects(said) == (Lasting(CannotCallAgain("opponent", kind=kind), "next play"),)


@pytest.mark.parametrize("when", ["this down", "this half", "this possession"])
def test_the_same_as_when(when: str) -> None:
    assert is_refused(f"Your opponent cannot call the same play {when}.")


LEFT = play("Run Left", 3)
RIGHT, STRONG = play("Run Right", 2), play("Run Right", 5)
MIDDLE = play("Run Middle", 2)


@rule("F-3")
@every_edition
def test_the_tackled_offense_runs_something_else(edition: str) -> None:
    text = "Tackle: Your opponent cannot call the same play again on their next play."
    other, third = play("Run Right", 2), play("Run Middle", 2)
    game = scenario(
        edition,
        offense=Side(plays=[other, third]),
        defense=Side(players=[player("LB", text)]),
        tackler="LB",
    )
    game.run_to(NEXT_DOWN).run_to("call")
    assert game.offense.may(CALL(other))
    assert not game.offense.may(CALL("Run Left, 3, stops -"))


@rule("F-3")
@every_edition
@pytest.mark.parametrize(
    ("text", "barred"),
    [
        ("Your opponent cannot call a Run Left on their next play.", (LEFT,)),
        ("Your opponent must call a Run Right on their next play.", (LEFT, MIDDLE)),
        (
            "Your opponent cannot call a play with a Strength of 2 on their next play.",
            (RIGHT, MIDDLE),
        ),
    ],
)
def test_what_is_barred_on_the_next_play_is_barred_as_it_is_called(
    edition: str, text: str, barred: tuple[PlayCard, ...]
) -> None:
    game = scenario(
        edition,
        offense=Side(plays=[RIGHT, STRONG, MIDDLE]),
        defense=Side(players=[player("LB", f"Tackle: {text}")]),
        calls=(LEFT, "Long Pass"),
        tackler="LB",
    )
    game.run_to(NEXT_DOWN).run_to("call")
    for card in (LEFT, RIGHT, STRONG, MIDDLE):
        assert game.offense.may(CALL(card)) == (card not in barred)
    game.offense.calls(STRONG)
    game.run_to(NEXT_DOWN).run_to("call")
    assert game.offense.may(CALL(LEFT))
    assert game.offense.may(CALL(MIDDLE))


# Whose a card is, and what an audible is ---------------------------------------------------------


def test_whoever_owns_a_card() -> None:
    for said, plain in (
        ("you are its owner", "that card is yours"),
        ("its owner is you", "that card is yours"),
        ("your opponent is its owner", "that card is your opponent's"),
    ):
        text = "Return a Gridiron card to its owner's hand. If {}, draw an Action card."
        one, other = effects(text.format(said)), effects(text.format(plain))
        assert one == other
        assert isinstance(one[0], RemoveCard)


def test_a_card_that_becomes_the_play_is_an_audible() -> None:
    said = "Whenever you flip over the top card of your Play deck and it becomes your play, {}"
    (heard,) = parse_abilities(said.format("draw a Play card."))
    assert isinstance(heard, Triggered)
    assert heard.event == "an audible is used"


def test_cards_that_were_shuffled_are_counted_too() -> None:
    begin = "Shuffle up to three cards from your Action discard pile into your Action deck."
    each, those = (
        effects(f"{begin} Draw an Action card for each two {cards}.")
        for cards in ("cards shuffled in this way", "of those cards")
    )
    assert each == those
