"""`A Player who uses an Exhaust ability cannot be Energized …`, `when they tackle …`: what Players
do, said of whoever does it and of those who are known."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PRIOR_TO_SELECTING,
    START_OF_DOWN,
    Side,
    action,
    gridiron,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
GRIDIRON = Scene(enters=True, on_player=False)
POWER_UP = Scene(enters=True)


def abilities(text: str, scene: Scene) -> Any:
    return read(text, scene).abilities


@pytest.mark.parametrize(
    ("who", "plain"),
    [
        ("A Player who uses an Exhaust ability", "Whenever a Player uses an Exhaust ability"),
        ("A Quarterback that uses an Exhaust ability",
         "Whenever a Quarterback uses an Exhaust ability"),
        ("Any Player who tackles", "Whenever a Player tackles"),
        ("One of your Players who becomes Exhausted",
         "Whenever one of your Players becomes Exhausted"),
        ("A Player who enters the field", "Whenever a Player enters the field"),
    ],
)  # fmt: skip
@pytest.mark.parametrize(
    "what",
    [
        "cannot be Energized until the end of the possession",
        "has -5 rating this down",
        "cannot be designated and cannot be Exhausted this half",
    ],
)
def test_it_holds_of_whoever_does_so(who: str, plain: str, what: str) -> None:
    meant = abilities(f"{plain}, that Player {what}.", GRIDIRON)
    if " and " not in what:
        assert abilities(f"{who} {what}.", GRIDIRON) == meant
    assert abilities(f"{who} {what}.", GRIDIRON)[0].event == meant[0].event


def test_in_this_down() -> None:
    said = "a Player who uses an Exhaust ability{} cannot be Energized until the end of the half."
    meant = effects(
        "Whenever a Player uses an Exhaust ability this down, that Player cannot be Energized until"
        " the end of the half."
    )
    assert effects(f"A{said[1:]}".format(" this down")) == meant
    assert effects(f"This down, {said}".format("")) == meant


@pytest.mark.parametrize(
    "text",
    [
        "A Player who uses an Exhaust ability cannot be Energized.",  # for how long?
        "A Player who is Exhausted cannot be Energized this possession.",  # or who was before?
    ],
)
def test_what_may_mean_two_things(text: str) -> None:
    assert is_refused(text)


@pytest.mark.parametrize(
    ("they", "it"),
    [
        ("they tackle", "the attached Player tackles"),
        ("they are Exhausted", "the attached Player is Exhausted"),
        ("they use an Exhaust ability", "the attached Player uses an Exhaust ability"),
        ("they are designated as the tackler", "this Player is designated as the tackler"),
        ("they tackle a Quarterback", "this Player tackles a Quarterback"),
        ("they enter the field", "this Player enters the field"),
    ],
)
@pytest.mark.parametrize("before", ["", "The attached Player's rating is increased by 5. "])
def test_of_the_player_on_whom_it_lies(before: str, they: str, it: str) -> None:
    then = "draw an Action card."
    meant = abilities(f"{before}Whenever {it}, {then}", POWER_UP)
    assert abilities(f"{before}Whenever {they}, {then}", POWER_UP) == meant


def test_of_whoever_was_chosen() -> None:
    one = "Choose one of your Players. Whenever {} Exhausted this down, draw an Action card."
    assert effects(one.format("they are")) == effects(one.format("that Player is"))


def test_nobody_was_named() -> None:
    assert is_refused("Whenever they tackle, draw an Action card.", action=False)


@pytest.mark.parametrize(
    ("whom", "plain"),
    [
        ("a Player with a lower rating", "a Player with a lower rating than this Player"),
        ("a runner or receiver with a lower rating",
         "a Player with a lower rating than this Player"),
        ("the ball carrier", "a runner or receiver"),
    ],
)  # fmt: skip
def test_a_rating_is_compared_with_the_tacklers(whom: str, plain: str) -> None:
    said, same = (
        abilities(f"Whenever this Player tackles {each}, draw an Action card.", Scene())
        for each in (whom, plain)
    )
    assert said == same


@rule("T-5")
@every_edition
@pytest.mark.parametrize(("barred", "exhausted"), [(True, ["Back"]), (False, [])])
def test_who_has_paid_with_it_stays_exhausted(
    edition: str, barred: bool, exhausted: list[str]
) -> None:
    text = (
        "A Player who uses an Exhaust ability this down cannot be Energized until the end of the"
        " possession."
    )
    hand = [
        action(text if barred else "Gain 5 yards.", when=PRIOR_TO_SELECTING, name="Spent"),
        action("Energize all of your Players.", when=AFTER_DESIGNATION, name="Wake"),
    ]
    back = player("RB", "Exhaust: Gain 5 yards.", name="Back")
    side = Side(players=[back], hand=hand, exhausted=["Tight End"])
    game = scenario(edition, offense=side, at=PRIOR_TO_SELECTING, carrier="WR")
    game.offense.plays("Spent")
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.uses("Back")
    game.run_to(AFTER_DESIGNATION)
    assert set(game.offense.exhausted) == {"Tight End", "Back"}
    game.offense.plays("Wake")
    game.both_pass()
    assert set(game.offense.exhausted) == {*exhausted, "Wide Receiver"}  # who was named (F-11)


@rule("F-9")
@every_edition
@pytest.mark.parametrize(("rating", "yards"), [(70, -5), (85, 0)])
def test_who_is_rated_lower_is_thrown_back(edition: str, rating: int, yards: int) -> None:
    text = (
        "Whenever this Player tackles a runner or receiver with a lower rating, the offense loses 5"
        " yards."
    )
    game = scenario(
        edition,
        offense=Side(players=[player("RB", rating=rating, name="Back")]),
        defense=Side(players=[player("LB", text, rating=80, name="Backer")]),
        at="designation",
        carrier="Back",
        tackler="Backer",
    )
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == yards


@pytest.mark.parametrize(
    ("who", "plain"),
    [
        (
            "A Player who becomes Exhausted by being designated",
            "Whenever a Player is exhausted by being designated",
        ),
        (
            "A Player that is exhausted for being designated",
            "Whenever a Player is exhausted by being designated",
        ),
        (
            "Your Linebackers who become Exhausted after Player Designation",
            "Whenever one of your Linebackers is exhausted by being designated",
        ),
        ("A Player who is exhausted by an effect", "Whenever a Player is exhausted by an effect"),
        (
            "Players who are exhausted by your opponent's Action cards",
            "Whenever a Player is exhausted by your opponent's Action cards",
        ),
        ("Players who become Exhausted", "Whenever a Player is exhausted"),
        ("A Player who is substituted out", "Whenever a Player is substituted out"),
        ("Players who tackle", "Whenever a Player tackles"),
    ],
)
def test_by_what_it_was_done_makes_an_event_of_a_state(who: str, plain: str) -> None:
    said = "cannot be energized during the next down."
    made = abilities(f"{who} {said}", GRIDIRON)
    assert made == abilities(f"{plain}, that Player {said}", GRIDIRON)


def test_a_state_alone_is_no_event() -> None:
    assert is_refused("A Player who is Exhausted cannot be energized during the next down.")
    made = abilities("Players who are Exhausted cannot be designated.", GRIDIRON)
    assert made == abilities("All Exhausted Players cannot be designated.", GRIDIRON)


@rule("F-11")
@pytest.mark.parametrize("edition", [each for each in EDITION_NAMES if each != "2019"])
def test_who_is_tired_by_being_designated_stays_so_through_the_next_down(edition: str) -> None:
    """In the down itself nothing keeps them from being energized, nor in the one after the next."""
    text = (
        "A Running Back who becomes Exhausted by being designated cannot be energized during the "
    )
    lasting = gridiron(f"{text}next down.")
    wake = action("Energize one of your Running Backs.", when=START_OF_DOWN)
    side = Side(hand=[wake, wake], gridirons=[lasting])
    game = scenario(edition, offense=side, carrier="RB", tackler="LB")
    game.run_to(NEXT_DOWN)
    assert "Running Back" in game.offense.exhausted
    game.run_to(START_OF_DOWN)
    game.offense.plays(0)
    game.both_pass()
    assert "Running Back" in game.offense.exhausted
    game.run_to(NEXT_DOWN)
    game.run_to(START_OF_DOWN)
    game.offense.plays(0)
    game.both_pass()
    assert "Running Back" not in game.offense.exhausted
