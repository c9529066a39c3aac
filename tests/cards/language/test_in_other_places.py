"""What one sentence says in several places: the same tree as in its plainest words."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.parse import parse_abilities, parse_timing
from snapcount.cards.language.reader import read


def gridiron(text: str) -> tuple[object, ...]:
    return tuple(read(text, Scene(on_player=False, enters=True)).abilities)


def synergy(text: str) -> tuple[object, object]:
    page = read(text, Scene(on_player=False, synergy=True))
    return page.active_if, tuple(page.abilities)


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        # Their side of the ball
        (
            "At the start of each down your opponent is on offense, they draw an Action card.",
            "At the start of your opponent's down, the offense draws an Action card.",
        ),
        (
            "At the end of each down in which you are on defense, draw a Play card.",
            "At the end of your opponent's down, draw a Play card.",
        ),
        # Grit of a kind of kick
        (
            "Field goal Grit is increased by 1.",
            "The Grit of each player's field goals is increased by 1.",
        ),
        ("Punt Grit values are reduced by 2.", "The Grit of each player's punts is reduced by 2."),
        (
            "Your opponent's field goal Grit is reduced by 1.",
            "The Grit of your opponent's field goals is reduced by 1.",
        ),
        # While it is there
        ("While in play: Your Runs gain 5 more yards.", "Your Runs gain 5 more yards."),
        (
            "While on the field, your Runs gain 5 more yards whenever you are behind.",
            "While you are behind, your Runs gain 5 more yards.",
        ),
        # Who intercepts
        (
            "When you make an interception, draw a Play card.",
            "Whenever you intercept a pass, draw a Play card.",
        ),
        (
            "Draw an Action card the first time you score a touchdown each half.",
            "The first time you score a touchdown each half, draw an Action card.",
        ),
    ],
)
def test_on_a_card_that_stays(said: str, plain: str) -> None:
    assert gridiron(said) == gridiron(plain)


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "Draw an Action card the next time you score a touchdown this half.",
            "The next time you score a touchdown this half, draw an Action card.",
        ),
        (
            (
                "Your opponent reveals their Play hand. Gain 5 yards for each Run card"
                " revealed this"
                " way."
            ),
            "Your opponent reveals their Play hand. Gain 5 yards for each Run revealed this way.",
        ),
        (
            (
                "Your opponent reveals their Play hand. For each Run revealed this way,"
                " energize one"
                " of your Linebackers."
            ),
            (
                "Your opponent reveals their Play hand. Energize one of your Linebackers for"
                " each Run"
                " revealed this way."
            ),
        ),
        (
            (
                "Look at the top two cards of your opponent's Play deck. You may put one of"
                " them into"
                " their discard pile."
            ),
            "Look at the top two cards of your opponent's Play deck. You may discard one of them.",
        ),
        (
            "Your opponent reveals their Play hand until the end of the possession.",
            "Your opponent plays with their Play hand revealed until the end of the possession.",
        ),
        (
            "Your opponent's Play hand stays revealed this down.",
            "Your opponent plays with their Play hand revealed this down.",
        ),
        (
            (
                "Substitute two of your Players. The Players that come onto the field cannot use"
                " Exhaust abilities this down."
            ),
            (
                "Substitute two of your Players. The new Players cannot use Exhaust abilities this"
                " down."
            ),
        ),
        (
            "If the pass becomes incomplete, draw a Play card.",
            "If the pass is incomplete, draw a Play card.",
        ),
        ("Score a Pick Six.", "The play becomes a Pick Six."),
        (
            "Determine Grit. If the Grit is 6-9, score a Pick Six instead.",
            "Determine Grit. If the Grit is 6-9, the play becomes a Pick Six.",
        ),
        (
            "If your Players on the field are from three different teams, draw a Play card.",
            (
                "If the number of different teams among your Players on the field is exactly"
                " 3, draw a"
                " Play card."
            ),
        ),
        (
            (
                "If the four Players you have on the field have at least two different"
                " positions, draw"
                " a Play card."
            ),
            (
                "If the number of different positions among your Players on the field is at"
                " least 2,"
                " draw a Play card."
            ),
        ),
        (
            "If your four Players on the field are from the same team, draw a Play card.",
            "If all of your Players on the field are from the same team, draw a Play card.",
        ),
    ],
)
def test_on_an_action_card(said: str, plain: str) -> None:
    assert effects(said, "defense") == effects(plain, "defense")


@pytest.mark.parametrize(
    "text",
    [
        # Is the first one before the card was played counted?
        "The first time you score a touchdown this half, draw an Action card.",
        "Draw an Action card the first time you score a touchdown this half.",
        # For each of something, one of them
        "For each of your timeouts, exhaust two of your opponent's Players.",
        "Gain 1 timeout for each of your Quarterbacks on the field.",
        # Z-8: the order of a discard pile means nothing
        "Exchange an Action card from your hand with the top card of your Action discard pile.",
    ],
)
def test_what_has_no_one_meaning(text: str) -> None:
    assert is_refused(text, "offense")


def test_a_colon_behind_while_active() -> None:
    active = "Active while your opponent is leading."
    for said, plain in (
        ("While active: Your Runs gain 5 more yards.", "Your Runs gain 5 more yards."),
        (
            "While active: Once per half, when your play is stopped, draw a Play card.",
            "Once per half, when your play is stopped, draw a Play card.",
        ),
        (
            "While active: Once per possession, you may look at the top card of your Play deck.",
            "Once per possession, you may look at the top card of your Play deck.",
        ),
    ):
        assert synergy(f"{active} {said}") == synergy(f"{active} {plain}")
    assert is_refused("While active: Your Runs gain 5 more yards.", action=False)


def test_a_deck_of_so_many_player_cards() -> None:
    said = "Active while your deck has at least two OL and at least two DL Player cards. "
    plain = (
        "Active while your deck has 2 or more Offensive Linemen and your deck has 2 or more"
        " Defensive Linemen. "
    )
    does = "Your Runs gain 5 more yards."
    assert synergy(said + does) == synergy(plain + does)


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("Play at any time in response to an Action card.", "Play in response to an Action card."),
        (
            "Play only during On Field Adjustments if the offense's play would be a fumble.",
            "Play only during On Field Adjustments if a fumble would happen.",
        ),
        ("Play only prior to designation.", "Play only before Player Designation."),
    ],
)
def test_when_it_is_played(said: str, plain: str) -> None:
    assert parse_timing(said) == parse_timing(plain)


def test_only_the_time_is_said_where_it_is_said_when() -> None:
    fields = CardFields(
        kind="gridiron",
        name="Bowl",
        subtype="stadium",
        text="Punts travel 5 additional yards.",
        timing=(
            "Play only at the start of a possession. Remove all other Stadium cards from the field"
            " when this card is played."
        ),
    )
    with pytest.raises(TextError, match="write the rest in its text"):
        read_card(fields)


def test_what_may_happen_more_than_once_is_asked_of_each_ability() -> None:
    (said,) = parse_abilities("Your Runs gain 5 more yards whenever you have no timeouts.")
    (plain,) = parse_abilities("While you have no timeouts, your Runs gain 5 more yards.")
    assert said == plain
