"""Words for Grit as an occasion, and for the next Grit alone."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused, modifier

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read
from snapcount.cards.nouns import Compare, TheGrit
from snapcount.cards.tree import Draw, If, Lasting, ModifyGrit, Static, Triggered
from snapcount.testing import rule

DRAW = (Draw("you", "action"),)


@pytest.mark.parametrize(
    ("occasion", "who"),
    [
        ("Whenever you determine Grit", "you"),
        ("Each time your opponent determines a Grit value", "opponent"),
        ("When Grit is determined", None),
    ],
)
def test_grit_is_an_occasion(occasion: str, who: str | None) -> None:
    (heard,) = read(f"{occasion}, draw an Action card.", Scene()).abilities
    assert heard == Triggered("Grit is determined", DRAW, who)  # type: ignore[arg-type]


def test_what_it_is_can_be_asked() -> None:
    (heard,) = read(
        "Whenever you determine Grit, if it is 7 or more, draw an Action card.", Scene()
    ).abilities
    asked = If(Compare(TheGrit(), "at least", 7), DRAW)
    assert heard == Triggered("Grit is determined", (asked,), "you")


@pytest.mark.parametrize(
    "text",
    [
        "Whenever you determine Grit, add 2 to it.",
        "When you determine a Grit value, that value is increased by 2.",
        "Each time you determine Grit, increase the Grit by 2.",
    ],
)
def test_what_is_added_whenever_it_is_determined_stands(text: str) -> None:
    assert modifier(text) == ModifyGrit(2, "you", every=True)


@pytest.mark.parametrize(
    ("text", "by", "who", "kick"),
    [
        ("The next time you determine Grit, add 3 to it.", 3, "you", None),
        ("Subtract 2 from your opponent's next Grit.", -2, "opponent", None),
        ("Your next field goal gets +2 Grit.", 2, "you", "field goal"),
        ("Add 2 to the Grit of your next punt.", 2, "you", "punt"),
    ],
)
def test_one_grit_is_changed(text: str, by: int, who: str, kick: str | None) -> None:
    (lasts,) = effects(text)
    changed = ModifyGrit(by, who, kick, kick is None)  # type: ignore[arg-type]
    assert lasts == Lasting(changed, "next kick")


def test_once_it_is_determined_nothing_changes_it() -> None:
    assert is_refused("Whenever you determine Grit, the Grit becomes 9.", action=False)


FUMBLE = "Determine Grit value. If the Grit is 8-9, the play becomes a fumble."


@pytest.mark.parametrize(
    "text",
    [
        "Flip for Grit. On an 8 or 9, it's a fumble.",
        "Flip for Grit. On an 8 or 9 it's a fumble.",
        "Determine Grit. On 8-9 it's a fumble.",
        "Determine Grit. On a Grit of 8-9 it's a fumble.",
        "Determine Grit. 8 or 9 and it's a fumble.",
        "Determine Grit; the offense fumbles if the Grit is 8-9.",
        "Determine Grit and the offense fumbles if the Grit is 8-9.",
    ],
)
def test_what_happens_on_which_grit(text: str) -> None:
    assert effects(text) == effects(FUMBLE)


def test_a_condition_of_another_kind_may_hold_for_all() -> None:
    assert is_refused("Gain 5 yards and draw an Action card if you are behind.", "offense")
    assert is_refused("Determine Grit, draw an Action card and gain 5 yards if the Grit is 9.")


def test_each_if_begins_a_condition_of_its_own() -> None:
    text = (
        "Determine Grit. The offense fumbles if the Grit is 0-1, or if it is 9 and you are behind."
    )
    full = (
        "Determine Grit. If the Grit is 0-1 or [the Grit is 9 and you are behind], it is a fumble."
    )
    assert effects(text) == effects(full)


def test_flipping_for_grit_is_an_occasion() -> None:
    (heard,) = read("Whenever you flip for Grit, draw an Action card.", Scene()).abilities
    assert heard == Triggered("Grit is determined", DRAW, "you")


@pytest.mark.parametrize(
    "text",
    [
        "Whenever you determine Grit for a field goal, that Grit value is decreased by 1.",
        "Whenever Grit is determined for your field goal, subtract 1 from it.",
        "The Grit of your field goals is reduced by 1, to a minimum of 0.",
    ],
)
def test_the_grit_of_a_kick_is_changed_whenever_it_is_determined(text: str) -> None:
    assert read(text, Scene()).abilities == [Static(ModifyGrit(-1, "you", "field goal"))]


def test_grit_for_a_punt_or_a_field_goal_is_that_of_all_kicks() -> None:
    text = "Whenever Grit value is determined for a punt or a field goal, increase it by 1."
    assert read(text, Scene()).abilities == [Static(ModifyGrit(1, "each player"))]


@rule("R-30")
@pytest.mark.parametrize("when", ["you punt", "you determine Grit"])
def test_only_a_field_goal_is_kicked_again(when: str) -> None:
    text = (
        f"Whenever {when}, you may discard a Play card."
        " If you do, determine Grit value again and use the new value."
    )
    with pytest.raises(Unread, match="field goal"):
        read(text, Scene())


def test_the_next_field_goal_alone_is_changed() -> None:
    action = Scene(action=True, on_player=False)
    (held,) = read("The next time you attempt a field goal, add 2 to the Grit.", action).effects
    assert held == Lasting(ModifyGrit(2, "you", "field goal"), "next kick")


@pytest.mark.parametrize(
    "who",
    [
        "You determine",
        "Your opponent determines",
        "The defense determines",
        "Your opponent must determine",
        "That play's owner determines",
    ],
)
def test_both_flip_whoever_determines_grit(who: str) -> None:
    """K-1: it is made of a card of each player."""
    then = "If it is 7 or more, gain 5 yards."
    assert effects(f"{who} Grit value. {then}") == effects(f"Determine Grit value. {then}")


@pytest.mark.parametrize(
    "said",
    ["On any other Grit,", "On anything else,", "For any other result", "In all other cases,"],
)
def test_every_other_grit_is_asked_at_once(said: str) -> None:
    first = "Determine Grit. On a Grit of 0-2, draw an Action card."
    plain = effects(f"{first} Otherwise, discard an Action card.")
    assert effects(f"{first} {said} discard an Action card.") == plain


@pytest.mark.parametrize("said", ["it equals", "it matches", "it is the same as", "it is equal to"])
def test_it_is_compared_with_the_play_strength(said: str) -> None:
    then = "the Play Strength, draw an Action card."
    plain = effects(f"Determine Grit. If the Grit equals {then}")
    assert effects(f"Determine Grit. If {said} {then}") == plain
