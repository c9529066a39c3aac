"""What is counted with its place, its owner and its time."""

from __future__ import annotations

import pytest

from snapcount.cards.nouns import CountHappened, RatingSum
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    END_OF_PLAY,
    NEXT_DOWN,
    Side,
    action,
    play,
    player,
    power_up,
    says,
    scenario,
)


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_only_cards_of_the_kind_in_the_pile_count(edition: str) -> None:
    pile = [action("Draw an Action card.", side="offense")] * 2
    pile += [action("Draw an Action card.", side="defense"), action("Gain 5 yards.")]
    game = scenario(
        edition,
        offense=Side(
            hand=["Gain 5 yards for each Offense card in your discard pile."], action_discard=pile
        ),
        at=AFTER_DESIGNATION,
    )
    game.offense.plays(0)
    game.both_pass()
    assert game.yards_by_effects == 10


def test_whose_pile_it_is_counts() -> None:
    pile = [action("Draw an Action card.", side="offense")]
    game = scenario(
        "crd",
        offense=["Gain 5 yards for each Offense card in your opponent's discard pile."],
        defense=Side(action_discard=pile),
        at=AFTER_DESIGNATION,
    )
    game.offense.plays(0)
    game.both_pass()
    assert game.yards_by_effects == 5


def test_plays_in_a_discard_pile_count_by_their_calls() -> None:
    plays = [play("Run Left", 1), play("Run Right", 2), play("Short Pass: 10 (2-9)", 3)]
    game = scenario(
        "crd",
        offense=Side(hand=["Gain 5 yards for each Run in your discard pile."], play_discard=plays),
        at=AFTER_DESIGNATION,
    )
    game.offense.plays(0)
    game.both_pass()
    assert game.yards_by_effects == 10


@pytest.mark.parametrize(
    ("text", "yards"),
    [
        ("Gain 5 yards for each Power Up attached to the ball carrier.", 5),
        ("Gain 5 yards for each Power Up attached to your Players.", 10),
        ("Gain 5 yards for each Power Up attached to your Quarterbacks.", 0),
    ],
)
def test_power_ups_count_on_the_players_that_are_meant(text: str, yards: int) -> None:
    game = scenario(
        "crd",
        offense=Side(
            hand=[text],
            attached={"Running Back": [power_up()], "Tight End": [power_up()]},
        ),
        carrier="Running Back",
        at=AFTER_DESIGNATION,
    )
    game.offense.plays(0)
    game.both_pass()
    assert game.yards_by_effects == yards


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_each_action_card_played_this_down_counts(edition: str) -> None:
    text = "Gain 5 yards for each Action card you have played this down."
    game = scenario(
        edition,
        offense=["Draw a Play card.", says(CountHappened, text, when=AFTER_DESIGNATION)],
        defense=["Draw a Play card."],
        at=AFTER_DESIGNATION,
    )
    game.offense.plays(0)
    game.defense.plays(0)
    game.offense.plays(1)
    game.both_pass()
    assert game.yards_by_effects == 10  # this card is one of them; theirs is none


def test_what_was_played_in_the_down_before_does_not_count_for_this_one() -> None:
    text = "If you have played two or more Action cards this down, gain 20 yards."
    game = scenario("crd", offense=["Draw an Action card.", text], at=END_OF_PLAY)
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    game.run_to(AFTER_DESIGNATION)
    game.offense.plays(text)
    game.both_pass()
    assert game.yards_by_effects == 0


@pytest.mark.parametrize(("rating", "yards"), [(60, 0), (65, 10)])
def test_ratings_of_a_group_are_added_up(rating: int, yards: int) -> None:
    """Three plain Players of 80 are on the field beside this one."""
    text = "If the combined rating of your Players is 305 or more, gain 10 yards."
    game = scenario(
        "crd",
        offense=Side(
            hand=[says(RatingSum, text, when=AFTER_DESIGNATION)],
            players=[player("RB", name="Carrier", rating=rating)],
        ),
        at=AFTER_DESIGNATION,
    )
    game.offense.plays(0)
    game.both_pass()
    assert game.yards_by_effects == yards


@pytest.mark.parametrize(
    ("text", "exhausted"),
    [
        ("Energize all of your Players except Quarterbacks.", ["Quarterback", "Wide Receiver"]),
        ("Energize all of your Players except the ball carrier.", ["Wide Receiver"]),
        (
            "Choose one of your Tight Ends. Energize all of your Players except that Player.",
            ["Wide Receiver", "Tight End"],
        ),
    ],
)
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_who_is_excepted_is_not_meant(edition: str, text: str, exhausted: list[str]) -> None:
    """The Wide Receiver runs, and is Exhausted in the end for that."""
    game = scenario(
        edition,
        offense=Side(
            hand=[text], exhausted=["Quarterback", "Running Back", "Wide Receiver", "Tight End"]
        ),
        carrier="Wide Receiver",
        at=AFTER_DESIGNATION,
    )
    game.offense.plays(0)
    game.both_pass()
    assert game.offense.exhausted == exhausted


@pytest.mark.parametrize(("score", "yards"), [((0, 7), 10), ((7, 7), 10), ((10, 7), 0)])
def test_tied_or_trailing_is_either(score: tuple[int, int], yards: int) -> None:
    text = "If you are tied or trailing, gain 10 yards."
    game = scenario("crd", offense=[text], score=score, at=AFTER_DESIGNATION)
    game.offense.plays(0)
    game.both_pass()
    assert game.yards_by_effects == yards
