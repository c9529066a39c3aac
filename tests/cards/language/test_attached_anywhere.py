"""Amounts, costs, owners and places attach to all of their kind."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.parse import parse_abilities, parse_ability, parse_page
from snapcount.cards.nouns import Compare, CountCards, CountPlayers, Group, Minus, Times
from snapcount.cards.tree import (
    CallFromHand,
    CancelLayer,
    CopyLayer,
    Lasting,
    LimitX,
    ModifyPunts,
    OnDesignation,
    Static,
    Triggered,
)
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    PUNT,
    START_OF_DOWN,
    Side,
    action,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
THEIR_TIRED = CountPlayers(Group("opponent", "field", "exhausted"))


# Punts ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "node"),
    [
        ("Punts are 5 yards shorter this down.", ModifyPunts(-5, "each player")),
        ("Your punts are 10 yards longer this down.", ModifyPunts(10, "you")),
        (
            (
                "If your opponent punts this down, the punt travels 10 yards less for each of their"
                " Exhausted Players."
            ),
            ModifyPunts(Times(-10, THEIR_TIRED), "opponent"),
        ),
        (
            "Your punts go 5 more yards for each of your opponent's Exhausted Players this down.",
            ModifyPunts(Times(5, THEIR_TIRED), "you"),
        ),
    ],
)
def test_punts_go_so_much_farther_for_each(text: str, node: ModifyPunts) -> None:
    assert effects(text) == (Lasting(node),)


@rule("K-2")
@every_edition
@pytest.mark.parametrize("tired", [(), ("RB",), ("RB", "WR")])
def test_each_exhausted_player_shortens_the_punt(edition: str, tired: tuple[str, ...]) -> None:
    text = "If your opponent punts this down, it is 5 yards shorter for each Exhausted Player."
    early = START_OF_DOWN if edition != "2019" else "prior to selecting a play"
    game = scenario(
        edition,
        offense=Side(exhausted=tired),
        defense=[action(f"{text} Play only {'at the ' if edition != '2019' else ''}{early}.")],
        at=early,
    )
    game.defense.plays(0)
    game.both_pass()
    game.run_to("play or kick" if edition != "2019" else "call")
    game.offense.answers(PUNT)
    game.run_to(NEXT_POSSESSION)
    assert game.ball == 100 - (25 + 35 - 5 * len(tired))  # Grit 3


# Costs ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cost", "plain"),
    [
        ("Spend one of your timeouts", "spend a timeout"),
        ("Discard a Play card", "discard a Play card"),
        ("Exhaust one of your Players on the field", "Exhaust one of your Players on the field"),
    ],
)
def test_a_cost_stands_before_what_it_is_for(cost: str, plain: str) -> None:
    price = f"As an additional cost, {plain}. Gain 5 yards."
    small = cost[0].lower() + cost[1:]
    for text in (
        f"{cost} to play this card. Gain 5 yards.",
        f"To play this card, {small}. Gain 5 yards.",
        f"As an additional cost to play this card, you must {small}. Gain 5 yards.",
    ):
        assert effects(text) == effects(price)


def test_what_is_no_cost_pays_for_nothing() -> None:
    assert is_refused("Gain 10 yards to play this card. Draw a Play card.")


# Substitution, layers, calls ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "said",
    [
        "a Tight End comes onto the field by a substitution",
        "a Tight End enters the field as a substitute",
        "a Tight End is substituted onto the field",
    ],
)
def test_whoever_comes_in_for_another(said: str) -> None:
    heard = parse_ability(f"Whenever {said}, exhaust that Player.")
    assert heard == parse_ability("Whenever a Tight End is substituted in, exhaust that Player.")
    assert isinstance(heard, Triggered)
    assert heard.by == "each player"


@pytest.mark.parametrize(
    ("said", "node"),
    [
        (
            "Cancel an Action card that you played this timing point and return it to your hand.",
            CancelLayer("action card", "you", to="hand"),
        ),
        (
            "Cancel one of your Action cards and put it on the bottom of your Action deck.",
            CancelLayer("action card", "you", to="bottom"),
        ),
        (
            "Choose an Action card your opponent played. Copy it as if you had played it.",
            CopyLayer("action card", "opponent"),
        ),
        (
            (
                "Exchange the play you called for another Play card from your hand. It is your play"
                " this down."
            ),
            CallFromHand(back=True),
        ),
    ],
)
def test_one_of_your_own_comes_back_to_you(said: str, node: object) -> None:
    assert effects(said) == (node,)


@pytest.mark.parametrize("whose", ["target Action card", "an Action card your opponent played"])
def test_no_card_of_another_comes_into_your_hand(whose: str) -> None:
    assert is_refused(f"Cancel {whose} and put it into your hand.")


@every_edition
def test_a_cancelled_card_of_yours_is_in_your_hand_again(edition: str) -> None:
    back = action("Cancel an Action card you played and return it to your hand.", name="Back")
    game = scenario(
        edition,
        offense=[action("Gain 10 yards.", name="Run on"), back],
        defense=["Draw an Action card."],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays("Run on")
    game.defense.passes()
    game.offense.plays("Back")
    game.both_pass()
    assert "Run on" in game.offense.hand
    assert game.yards_by_effects == 0


# Questions --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("head", "said", "again"),
    [
        ("Run", "this Player is Energized and has a rating of 85 or higher", "this Player"),
        ("Receive", "the tackler is a Safety and is Exhausted", "the tackler"),
        ("Tackle", "the receiver is a Tight End and has a lower rating than this Player",
         "the receiver"),
    ],
)  # fmt: skip
def test_a_player_is_asked_more_without_a_name(head: str, said: str, again: str) -> None:
    full = said.replace(" and ", f" and {again} ")
    short, long = (parse_ability(f"{head}: If {each}, draw a Play card.") for each in (said, full))
    assert isinstance(short, OnDesignation)
    assert short == long


def test_an_event_is_asked_more_as_well() -> None:
    said = (
        "Whenever this Player is the runner and has a higher rating than the tackler, gain 5 yards."
    )
    full = said.replace("and has", "and this Player has")
    assert parse_ability(said) == parse_ability(full)


@pytest.mark.parametrize("what", ["have the same position", "are from the same team"])
def test_no_two_on_a_field(what: str) -> None:
    there, yours = (
        effects(f"If no two {them} {what}, draw a Play card.")
        for them in ("Players on your field", "of your Players on the field")
    )
    assert there == yours
    assert isinstance(there[0].condition, Compare)


@rule("R-6")
def test_the_play_itself_is_not_left_in_the_hand() -> None:
    held = CountCards("you", "play", "hand")
    for left, to in (
        ("number of cards in your Play hand", held),
        ("number of cards left in your Play hand", Minus(held, 1)),
        ("number of Play cards remaining in your hand", Minus(held, 1)),
    ):
        page = parse_page(f"X cannot be greater than the {left}.", play=True, x=True)
        assert page.abilities == [Static(LimitX(to))]


def test_what_is_left_is_of_one_hand() -> None:
    with pytest.raises(TextError):
        parse_abilities("X cannot be greater than the number of cards left in your hand.")
