"""How many there are of one thing, said by how many there are of another."""

from __future__ import annotations

from typing import Any, Final

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.cards.nouns import Compare, CountDeck, CountPlayers, Group, Not, StrengthOf
from snapcount.cards.tree import If
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, START_OF_DOWN, Side, action, play, player, rule, scenario

RECEIVERS = CountPlayers(Group("you", positions=("WR",)))
BACKS = CountPlayers(Group("you", positions=("RB",)))
CORNERS = CountPlayers(Group("opponent", positions=("CB",)))


def asked(question: str) -> Any:
    """What a card of the offense asks."""
    (found,) = effects(f"If {question}, draw an Action card.", "offense")
    assert isinstance(found, If)
    return found.condition


@pytest.mark.parametrize(
    ("question", "condition"),
    [
        ("more Wide Receivers than Running Backs", Not(Compare(BACKS, "at least", RECEIVERS))),
        ("fewer Wide Receivers than Running Backs", Not(Compare(RECEIVERS, "at least", BACKS))),
        ("as many Wide Receivers as Running Backs", Compare(RECEIVERS, "exactly", BACKS)),
        (
            "the same number of Wide Receivers as Running Backs",
            Compare(RECEIVERS, "exactly", BACKS),
        ),
        (
            "at least as many Wide Receivers as Running Backs",
            Compare(RECEIVERS, "at least", BACKS),
        ),
        ("no more Wide Receivers than Running Backs", Compare(RECEIVERS, "at most", BACKS)),
    ],
)
def test_one_thing_is_compared_with_another(question: str, condition: Any) -> None:
    assert asked(f"you have {question} on the field") == condition


@pytest.mark.parametrize(
    "question",
    [
        "you have more Wide Receivers on the field than your opponent has Cornerbacks",
        "you control more Wide Receivers than your opponent's Cornerbacks",
        "your Wide Receivers outnumber your opponent's Cornerbacks",
        "there are more Wide Receivers on your field than Cornerbacks on your opponent's field",
        "your opponent has fewer Cornerbacks than you have Wide Receivers",
    ],
)
def test_it_may_be_somebody_elses(question: str) -> None:
    assert asked(question) == Not(Compare(CORNERS, "at least", RECEIVERS))


def test_what_is_not_so() -> None:
    said = "you do not have more Wide Receivers than Running Backs on the field"
    assert asked(said) == Compare(BACKS, "at least", RECEIVERS)


def test_a_place_that_is_named_once_must_be_that_of_both() -> None:
    assert is_refused(
        "If you have more Wide Receivers on the bench than Tight Ends, draw an Action card."
    )


def test_a_synergy_compares_the_players_of_the_deck_unless_it_names_the_field() -> None:
    def active(words: str) -> Any:
        return read(f"Active while {words}. Your runs gain 5 yards.", Scene(synergy=True)).active_if

    more = "you have more Wide Receivers than Running Backs"
    built = [CountDeck("you", group=each.group) for each in (BACKS, RECEIVERS)]
    assert active(more) == Not(Compare(built[0], "at least", built[1]))
    assert active(f"{more} on the field") == Not(Compare(BACKS, "at least", RECEIVERS))


@pytest.mark.parametrize(
    ("near", "plain"),
    [
        (
            "If the Grit is within 1 of the Play Strength, gain 5 yards.",
            "If the difference between the Grit and the Play Strength is at most 1, gain 5 yards.",
        ),
        ("If the Grit is within 2 of 8, gain 5 yards.", "If the Grit is 6-9, gain 5 yards."),
        (
            "If the Grit is not within 1 of the Play Strength, gain 5 yards.",
            "If the difference between the Grit and the Play Strength is 2 or more, gain 5 yards.",
        ),
    ],
)
def test_numbers_lie_near_one_another(near: str, plain: str) -> None:
    determined = "Determine Grit. "
    assert effects(determined + near, "offense") == effects(determined + plain, "offense")


MINE, THEIRS = StrengthOf("you"), StrengthOf("opponent")


@pytest.mark.parametrize(
    ("question", "condition"),
    [
        ("your opponent's play has the same Strength as yours", Compare(THEIRS, "exactly", MINE)),
        ("your play has a Strength equal to your opponent's", Compare(MINE, "exactly", THEIRS)),
        (
            "your play has a higher Strength than your opponent's play",
            Not(Compare(THEIRS, "at least", MINE)),
        ),
        (
            "your opponent's play has a lower Play Strength than your called play",
            Not(Compare(THEIRS, "at least", MINE)),
        ),
    ],
)
def test_one_play_has_as_much_strength_as_the_other(question: str, condition: Any) -> None:
    assert asked(question) == condition


def test_only_a_play_has_a_strength_itself() -> None:
    text = "If your opponent's play has the same Strength as this card, draw an Action card."
    same = "If your opponent's play has the same Strength as your play, draw an Action card."
    assert is_refused(text)
    assert read(text, Scene(play=True)).abilities == read(same, Scene(play=True)).abilities


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("strength", "ball"), [(2, 45), (3, 25)])
def test_the_strengths_of_the_cards_are_compared(edition: str, strength: int, ball: int) -> None:
    """And not the Play Strength, which is their sum (F-5)."""
    text = (
        "If your opponent's play has the same Strength as this play, this play cannot be stopped."
    )
    mine = play("Run Left", 2, abilities=(text,))
    game = scenario(edition, calls=(mine, play("Run Right", strength, "Run Left")))
    assert game.run_to(NEXT_DOWN).ball == ball


MORE: Final = "If your opponent has more {} than you, "


@pytest.mark.parametrize(
    ("counted", "theirs", "yours", "each"),
    [
        (
            "Action cards",
            "the number of cards in your opponent's Action hand",
            "the number of cards in your Action hand",
            "card",
        ),
        (
            "timeouts",
            "the number of your opponent's timeouts",
            "the number of your timeouts",
            "timeout",
        ),
        (
            "Energized Players",
            "the number of your opponent's Energized Players on the field",
            "the number of your Energized Players on the field",
            "Player",
        ),
    ],
)
def test_the_difference_is_that_of_the_two(
    counted: str, theirs: str, yours: str, each: str
) -> None:
    more = MORE.format(counted)
    apart = f"the difference between {theirs} and {yours}"
    plainly = effects(f"{more}gain 5 yards times {apart}.")
    for said in (
        f"gain 5 yards for each {each} of the difference",
        f"gain 5 yards for each {each} in difference",
        "gain 5 yards times the difference",
    ):
        assert effects(f"{more}{said}.") == plainly
    assert effects(f"{more}gain yards equal to the difference.") == effects(
        f"{more}gain yards equal to {apart}."
    )


@pytest.mark.parametrize(
    "text",
    [
        "Gain 5 yards for each card of the difference.",
        "Gain yards equal to the difference.",
        MORE.format("timeouts") + "gain 5 yards for each card of the difference.",
        MORE.format("Action cards") + "draw a Play card, then gain yards equal to the difference.",
        "If you have three Action cards, gain 5 yards for each card of the difference.",
    ],
)
def test_nothing_else_is_the_difference(text: str) -> None:
    assert is_refused(text)


@rule("T-13")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("mine", "theirs", "yards"), [(0, 1, 5), (0, 2, 10), (0, 4, 15), (2, 2, 0), (3, 1, 0)]
)
def test_yards_for_each_card_of_the_difference(
    edition: str, mine: int, theirs: int, yards: int
) -> None:
    text = (
        "Run: If your opponent has more Action cards in hand than you do, gain 5 yards for each"
        " card of the difference, up to a maximum of 15 yards."
    )
    runner = player("RB", text, name="Runner")
    spare = action("Draw a Play card.", when=START_OF_DOWN)
    side = Side(players=[runner], hand=[spare] * mine)
    game = scenario(
        edition, offense=side, defense=[spare] * theirs, at="designation", carrier="Runner"
    )
    game.run_to(NEXT_DOWN)
    assert game.yards == 15 + yards
