"""`A Quarterback may receive this pass`: a lone one, whom nobody could name otherwise (F-9)."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.nouns import Group
from snapcount.cards.tree import Lasting, MayReceive
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    DESIGNATE,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
PASSERS = Group(where="field", positions=("QB",))
CAUGHT = ("Short Pass: 10 (0-9)", "Run Left")


@pytest.mark.parametrize(
    "said",
    [
        "A Quarterback may be designated as the receiver this down.",
        "Any Quarterback can be designated to receive this down as if there were two Quarterbacks.",
        ("Quarterbacks may receive passes this down even if there is only one Quarterback on the"
        " field."),
        ("Quarterbacks may be designated as receivers this down although they are the only one on"
        " your field."),
    ],
)  # fmt: skip
def test_a_lone_one_may_be_named(said: str) -> None:
    assert effects(said) == (Lasting(MayReceive(PASSERS)),)


@pytest.mark.parametrize(
    "text",
    [
        "Your Wide Receivers may be designated to receive this down.",
        "A Quarterback may be designated as the runner this down.",
        "Your Runs gain 5 more yards this down even if there is only one Quarterback on the field.",
    ],
)
def test_what_needs_no_leave(text: str) -> None:
    assert is_refused(text)


@rule("F-9")
@every_edition
@pytest.mark.parametrize("may", [True, False])
def test_he_is_offered_where_a_text_says_so(edition: str, may: bool) -> None:
    text = "Your Quarterbacks may be designated to receive this down." if may else "Gain 5 yards."
    game = scenario(
        edition,
        offense=[action(text, when=ON_FIELD_ADJUSTMENTS)],
        calls=CAUGHT,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.both_pass().run_to("designation")
    assert game.offense.may(DESIGNATE("QB")) == may
    game.run_to(NEXT_DOWN).run_to("designation")
    assert not game.offense.may(DESIGNATE("QB"))


@rule("F-9")
@every_edition
def test_a_play_says_it_of_itself(edition: str) -> None:
    text = (
        "A Quarterback may be designated as the receiver of this play even if they are the only"
        " Quarterback on your field."
    )
    trick = play("Short Pass: 25 (0-9)", 3, abilities=(text,))
    other = play("Short Pass: 20 (0-9)", 3)
    for card in (trick, other):
        game = scenario(edition, offense=Side(plays=[other]), calls=(trick, "Run Left"))
        game.run_to("call")
        game.offense.calls(card)
        game.run_to("designation")
        assert game.offense.may(DESIGNATE("QB")) == (card is trick)


@rule("F-9")
@every_edition
def test_a_player_says_it_of_himself(edition: str) -> None:
    catcher = player("QB", "This Player may receive passes.")
    game = scenario(edition, offense=Side(players=[catcher]), calls=CAUGHT, at="designation")
    assert game.offense.may(DESIGNATE("QB"))
