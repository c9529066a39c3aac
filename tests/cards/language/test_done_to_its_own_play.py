"""What a Play does to its own play, it does on offense alone: not to the opponent's."""

from __future__ import annotations

import pytest

from snapcount.cards.nouns import Called, OnSide
from snapcount.cards.tree import Draw, If, LimitYards, Triggered
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, play, rule, scenario
from snapcount.testing.cards import parse_abilities

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


@rule("F-7", "F-17")
@every_edition
@pytest.mark.parametrize("on_offense", [True, False])
@pytest.mark.parametrize(
    "text",
    [
        "If the Play Strength is 4 or less, this pass is intercepted.",
        "When you call this card, if the Play Strength is 0-4, this pass is intercepted.",
        "If the Play Strength is lower than 5, you throw an interception.",
        "This pass becomes a Pick Six if the Play Strength is less than 5.",
    ],
)
def test_its_pass_is_lost_only_where_it_is_run(edition: str, text: str, on_offense: bool) -> None:
    own = play("Short Pass: 10 (0-9)", 3, "Run Left", abilities=(text,))
    plain = play("Short Pass: 10 (0-9)", 0, "Run Left")
    calls = (own, plain) if on_offense else (plain, own)
    game = scenario(edition, calls=calls, at=NEXT_DOWN)
    lost = game.score != (0, 0) or game.has_ball is game.defense
    assert lost == on_offense


@rule("F-10")
@every_edition
@pytest.mark.parametrize(("on_offense", "yards"), [(True, 5), (False, 15)])
def test_its_yards_are_limited_only_where_it_is_run(
    edition: str, on_offense: bool, yards: int
) -> None:
    text = "Draw a Play card. This run cannot gain more than 5 yards."
    own, plain = play("Run Left", 3, abilities=(text,)), play("Run Right", 0, "Long Pass")
    game = scenario(edition, calls=(own, plain) if on_offense else (plain, own))
    assert game.run_to(NEXT_DOWN).yards == yards


def test_what_leads_up_to_it_is_done_there_too() -> None:
    (offered,) = parse_abilities(
        "You may discard a Play card. If you do, gain 10 yards.", play=True
    )
    (rolled,) = parse_abilities(
        "Determine Grit value. If the Grit is 0-3, this run is fumbled.", play=True
    )
    assert isinstance(offered, Triggered)
    assert isinstance(rolled, Triggered)
    assert (offered.who, rolled.who) == ("you", "you")


def test_what_else_it_does_is_done_on_either_side() -> None:
    (said,) = parse_abilities("Draw an Action card. This play gains at most 10 yards.", play=True)
    limits = If(OnSide("you", "offense"), (LimitYards("at most", 10),))
    assert said == Triggered("a play is revealed", (Draw("you", "action", 1), limits))


@pytest.mark.parametrize(
    "text",
    [
        "If the Play Strength is 0, the offense fumbles.",
        "If the Play Strength is 0, the play becomes a fumble.",
        "If the offense called a Long Pass, the pass is intercepted.",
        "If you called this Play on defense and the Play Strength is 0, the pass is intercepted.",
    ],
)
def test_of_the_play_as_such_it_is_said_on_either_side(text: str) -> None:
    (said,) = parse_abilities(text, play=True)
    assert isinstance(said, Triggered)
    assert said.who is None


def test_what_the_opponent_called_is_the_opponents() -> None:
    (said,) = parse_abilities("If your opponent called a Run, it is fumbled.", play=True)
    assert isinstance(said, Triggered)
    assert isinstance(said.effects[0], If)
    assert said.who == "opponent"
    assert said.effects[0].condition == Called("opponent", ("run",))
