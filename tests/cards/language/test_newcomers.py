"""Who came in by a substitution is spoken of afterwards: `the new Player`, `that Player`."""

from __future__ import annotations

from typing import Any, cast

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.printing import english
from snapcount.cards.nouns import Group, LeftWas, PlayerIs, That
from snapcount.cards.tree import Cannot, If, Lasting, Substitute
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Side,
    action,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
OUT = "Substitute one of your Running Backs with a Wide Receiver from your bench."


@pytest.mark.parametrize(
    "who",
    [
        "the new Player",
        "that Player",
        "the substitute",
        "the incoming Player",
        "the Player who came in",
        "the Player brought in this way",
        "the new Wide Receiver",
    ],
)
def test_whoever_came_in_is_meant(who: str) -> None:
    meant = effects(f"{OUT} {who} cannot be exhausted this down.")
    assert meant[1:] == (Lasting(Cannot("be exhausted", That()), "this down"),)
    assert effects(english(meant)) == meant


@pytest.mark.parametrize(
    "out",
    [
        "Substitute one of your Players.",
        "Substitute a Wide Receiver from your bench for one of your Running Backs.",
        "Bring in a Wide Receiver for one of your Running Backs.",
    ],
)
def test_where_the_other_was_named_last_the_new_one_has_to_be_named(out: str) -> None:
    assert is_refused(f"{out} That Player cannot be exhausted this down.")
    substitute, asked = effects(f"{out} If the new Player is a Tight End, draw an Action card.")
    assert type(substitute) is Substitute
    assert isinstance(asked, If)
    assert isinstance(asked.condition, PlayerIs)
    assert asked.condition.players == That()


def substituting(edition: str, rest: str, **sides: Any) -> Any:
    squad = [
        player("WR", name="Spare", rating=92),
        player("RB", name="Starter", rating=80),
        player("TE", name="End", rating=80),
    ]
    card = action(f"{OUT} {rest}", when=ON_FIELD_ADJUSTMENTS, name="Change")
    side = Side(players=squad, bench=sides.get("bench", "Spare"), hand=[card])
    calls = ("Short Pass: 15 (0-9)", "Long Pass")
    game = scenario(edition, offense=side, calls=calls, ball=40, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Change")
    return game.both_pass()


@rule("R-46")
@pytest.mark.parametrize(
    ("enters", "energized"),
    [("enters the field Exhausted", False), ("is Exhausted", False), ("is Energized", True)],
)
def test_coming_in_exhausted_is_no_being_exhausted(enters: str, energized: bool) -> None:
    (substitute,) = effects(f"{OUT} The new Player {enters}.")
    assert isinstance(substitute, Substitute)
    assert substitute.energized is energized
    assert is_refused(f"{OUT} Exhaust the new Player.")


@every_edition
@pytest.mark.parametrize("carrier", ["Spare", "End"])
def test_what_holds_of_the_one_who_came_in(edition: str, carrier: str) -> None:
    rest = 'The new Player gains "Receive: Gain 10 yards." this down.'
    game = substituting(edition, rest)
    game.run_to("designation")
    game.offense.designates(carrier)
    game.run_to(NEXT_DOWN)
    assert game.ball == (65 if carrier == "Spare" else 55)


@every_edition
@pytest.mark.parametrize(("rating", "drawn"), [(90, 1), (93, 0)])
def test_the_one_who_came_in_is_asked_about(edition: str, rating: int, drawn: int) -> None:
    rest = f"If the new Player has a rating of {rating} or higher, draw an Action card."
    game = substituting(edition, rest)
    assert len(game.offense.hand) == drawn


@every_edition
def test_where_nobody_comes_in_nobody_is_new(edition: str) -> None:
    rest = "If the new Player has a rating of 1 or higher, draw an Action card."
    game = substituting(edition, rest, bench="End")
    assert "Starter" in game.offense.field
    assert len(game.offense.hand) == 0


@pytest.mark.parametrize(
    "asked",
    [
        "the new Player has a lower rating than that Player",
        "the new Player is a Player with a higher rating than that Player",
        "the new Player has a lower rating",
        "that Player has a higher rating than that Player",
    ],
)
def test_who_went_out_is_forgotten(asked: str) -> None:
    assert is_refused(f"Substitute one of your Players. If {asked}, draw an Action card.")
    assert is_refused(f"Choose one of your Players. If {asked}, draw an Action card.")


WENT = (
    "Substitute one of your Running Backs with a Wide Receiver from your bench. If the Player who"
    " left the field was Exhausted, draw an Action card."
)


@pytest.mark.parametrize(
    "who",
    [
        "the Player who leaves the field",
        "the Player that left",
        "the Player who was replaced",
        "the Player who went to the bench",
        "the substituted Player",
        "the outgoing Player",
    ],
)
def test_whoever_left_is_meant(who: str) -> None:
    meant = effects(f"{OUT} If {who} was Exhausted, draw an Action card.")
    assert meant == effects(WENT)
    assert cast(If, meant[1]).condition == LeftWas(Group(state="exhausted"))
    assert effects(english(meant)) == meant


@rule("R-46")
@every_edition
@pytest.mark.parametrize(
    ("was", "exhausted", "drawn"),
    [
        ("Exhausted", True, 1),
        ("Exhausted", False, 0),
        ("not Exhausted", False, 1),
        ("Energized", True, 0),
        ("a Running Back", False, 1),
        ("a Wide Receiver", False, 0),
    ],
)
def test_the_one_who_left_is_asked_about(
    edition: str, was: str, exhausted: bool, drawn: int
) -> None:
    squad = [player("WR", name="Spare"), player("RB", name="Starter"), player("TE", name="End")]
    text = f"{OUT} Gain 5 yards. If the Player who left the field was {was}, draw an Action card."
    side = Side(
        players=squad,
        bench="Spare",
        hand=[action(text, when=ON_FIELD_ADJUSTMENTS, name="Change")],
        exhausted=["Starter"] if exhausted else [],
    )
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Change")
    game.both_pass()
    assert "Spare" in game.offense.field
    assert len(game.offense.hand) == drawn


@every_edition
def test_where_nobody_comes_in_nobody_left(edition: str) -> None:
    rest = "If the Player who left the field was not Exhausted, draw an Action card."
    game = substituting(edition, rest, bench="End")
    assert "Starter" in game.offense.field
    assert len(game.offense.hand) == 0


@pytest.mark.parametrize(
    "text",
    [
        "If the Player who left the field was Exhausted, draw an Action card.",
        f"{OUT} Choose a Player. If the Player who left was Exhausted, draw an Action card.",
        "Substitute two of your Players. If the Player who left was Exhausted, gain 5 yards.",
        f"{OUT} At the end of the play, if the Player who left was Exhausted, draw an Action card.",
        f"{OUT} If that Player was Exhausted, draw an Action card.",
        f"{OUT} If the Player who left the field is on the bench, draw an Action card.",
    ],
)
def test_who_left_must_be_known(text: str) -> None:
    """Of who came in it is known: Energized (R-46)."""
    assert is_refused(text)
