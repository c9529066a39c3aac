"""Who cannot be designated is designated even so if nobody else can be (F-9)."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import DESIGNATE, PRIOR_TO_SELECTING, Side, action, player, rule, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


@pytest.mark.parametrize(
    "another",
    [
        "if another Player can be",
        ", if another Player can be designated",
        "as long as someone else can be",
        "if there is another Player who can be designated",
        "while the offense has another Player that can be named",
        "unless nobody else can be",
        "unless no one else can be",
        "unless there is no one else",
        "unless no other Player is available",
        "unless the offense has no other choice",
        "unless your opponent has no other Player to designate",
        ", unless they have nobody else to name as the receiver",
        "if the offense has another Player to designate",
    ],
)
@pytest.mark.parametrize(
    "who",
    [
        "Wide Receivers cannot be designated as the receiver",
        "Choose an offensive Player. That Player cannot be designated as the runner or receiver",
        "One of your opponent's Players cannot be designated",
    ],
)
def test_the_rules_grant_that_anyhow(who: str, another: str) -> None:
    another = another if another.startswith(",") else f" {another}"
    assert effects(f"{who} this down{another}.") == effects(f"{who} this down.")
    assert effects(f"{who}{another}.") == effects(f"{who}.")


def test_a_player_says_so_too() -> None:
    plain = "A Wide Receiver with a lower rating than this Player cannot be designated to receive"
    said = read(f"{plain} if another Player can be.", Scene()).abilities
    assert said == read(f"{plain}.", Scene()).abilities


@pytest.mark.parametrize(
    "text",
    [
        "Your Quarterbacks cannot be Exhausted this down if another Player can be.",
        "Your Quarterbacks must be designated this down if another Player can be.",
        "A Wide Receiver cannot be designated this down if another Player can be.",
    ],
)
def test_of_what_it_is_not_said(text: str) -> None:
    assert is_refused(text)


@rule("F-9")
@every_edition
def test_of_those_rated_lower_only_another_is_offered(edition: str) -> None:
    text = "A Wide Receiver with a lower rating than this Player cannot be the receiver."
    corner = player("CB", text, rating=80)
    catchers = [player("WR", rating=75, name="Low"), player("TE", rating=70, name="End")]
    game = scenario(
        edition,
        offense=Side(players=catchers),
        defense=Side(players=[corner]),
        calls=("Short Pass: 10 (0-9)", "Run Left"),
        at="designation",
    )
    assert not game.offense.may(DESIGNATE("Low"))
    assert game.offense.may(DESIGNATE("End"))


@rule("F-9")
@every_edition
@pytest.mark.parametrize("barred", ["Running Backs, Wide Receivers, and Tight Ends", "Players"])
def test_the_only_quarterback_is_nobody_who_could_receive(edition: str, barred: str) -> None:
    game = scenario(
        edition,
        defense=[action(f"{barred} cannot be designated this down.", when=PRIOR_TO_SELECTING)],
        calls=("Short Pass: 10 (0-9)", "Run Left"),
        at=PRIOR_TO_SELECTING,
    )
    game.defense.plays(0)
    game.run_to("designation")
    game.offense.offered(DESIGNATE("RB"), DESIGNATE("WR"), DESIGNATE("TE"))
