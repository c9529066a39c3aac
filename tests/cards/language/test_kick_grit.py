"""Field goals that their Grit decides (K-1, K-3, R-30)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.reader import Scene, Unread, read
from snapcount.cards.tree import KickAgain, Triggered
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    FIELD_GOAL,
    NEXT_POSSESSION,
    START_OF_DOWN,
    Scenario,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)
from snapcount.testing.cards import nodes

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
GOOD, BAD = 4, 9  # from the 20 (K-3, K-4)


def kick(edition: str, grit: int, again: int = GOOD, **sides: Side) -> Scenario:
    """The offense kicks from the 20 with that Grit; the next one is the second."""
    deck = [play("Run Left", strength=grit), play("Run Left", strength=again)]
    if edition == "2019":
        deck.insert(0, play("Run Left", name="Drawn before"))
    mine, theirs = sides.get("offense", Side()), sides.get("defense", Side())
    zeros = [play("Run Left", strength=0)] * 3
    game = scenario(
        edition,
        offense=Side(hand=mine.hand, players=mine.players, play_deck=deck),
        defense=Side(hand=theirs.hand, players=theirs.players, play_deck=zeros),
        ball=80,
    )
    game.offense.answers(FIELD_GOAL)
    return game


def is_good(game: Scenario) -> bool:
    game.run_to(NEXT_POSSESSION)
    good = game.log.has(events.FIELD_GOAL_GOOD)
    assert good is not game.log.has(events.FIELD_GOAL_MISSED_EVENT)
    return good


@rule("R-30", "K-1")
@every_edition
@pytest.mark.parametrize(
    ("text", "on_bad", "on_good"),
    [
        ("If the Grit is 5 or more, the field goal is good.", True, True),
        ("If the Grit is 8 or 9, the field goal is good.", True, True),
        ("The field goal is good if the Grit is 5-9.", True, True),
        ("If the Grit is 3 or less, the field goal is good.", False, True),
        ("The field goal is good on a Grit of 5-9.", True, False),
        ("If the Grit is 4, the field goal is no good.", False, False),
        ("Reduce the Grit by 5.", True, False),  # 4, and below 0 is 0
        ("The Grit becomes 5.", True, True),
    ],
)
def test_a_card_at_a_field_goal_sees_its_grit(
    edition: str, text: str, on_bad: bool, on_good: bool
) -> None:
    card = action(f"{text} Play only when you attempt a field goal.", name="Trick")
    for grit, good in ((BAD, on_bad), (GOOD, on_good)):
        game = kick(edition, grit, offense=Side(hand=[card]))
        game.offense.plays(0)
        assert is_good(game.both_pass()) is good


@rule("R-30")
@every_edition
@pytest.mark.parametrize(("grit", "good"), [(BAD, True), (GOOD, True), (8, False)])
def test_an_ability_at_a_field_goal_sees_its_grit(edition: str, grit: int, good: bool) -> None:
    text = "Exhaust: If the Grit is 9, the field goal is good."
    text += " Otherwise, if the Grit is 8, the field goal is no good."
    back = player("TE", f"{text} Exhaust only when you attempt a field goal.")
    game = kick(edition, grit, offense=Side(players=[back]))
    game.offense.uses("TE")
    assert is_good(game.both_pass()) is good


@rule("R-30")
@every_edition
@pytest.mark.parametrize(("own", "good"), [(5, True), (4, False)])
def test_a_grit_of_its_own_is_not_that_of_the_kick(edition: str, own: int, good: bool) -> None:
    text = "Determine Grit. If the Grit is 5, the field goal is good."
    card = action(f"{text} Play only when you attempt a field goal.", name="Trick")
    game = kick(edition, BAD, own, offense=Side(hand=[card]))
    game.offense.plays(0)
    assert is_good(game.both_pass()) is good


def test_determining_it_again_is_kicking_again() -> None:
    card = action("Determine Grit again. Play only when you attempt a field goal.")
    assert KickAgain() in nodes(card)
    assert is_refused("Determine Grit again.")


@rule("K-1")
@every_edition
@pytest.mark.parametrize(
    ("text", "nine", "four", "eight"),
    [
        ("Your field goals are good if the Grit is 9.", True, False, False),
        ("If the Grit is 8 or more, your field goals are good.", True, False, True),
        ("Your field goals are good on a Grit of 3-9.", True, True, True),
        ("If your field goal would be missed, it is good instead.", True, True, True),
        ("Whenever your field goal would be good, it is no good instead.", False, False, False),
    ],
)
def test_what_is_said_of_all_field_goals(
    edition: str, text: str, nine: bool, four: bool, eight: bool
) -> None:
    for grit, good in ((9, nine), (4, four)) + (() if edition == "2019" else ((8, eight),)):
        assert is_good(kick(edition, grit, offense=Side(players=[player("TE", text)]))) is good


@rule("K-1")
@every_edition
@pytest.mark.parametrize(("grit", "scored"), [(9, 2), (0, 0)])
def test_in_the_stead_of_a_miss_its_grit_is_known(edition: str, grit: int, scored: int) -> None:
    text = "Whenever your field goal would be missed, if the Grit is 9, score 2 points."
    game = kick(edition, grit, offense=Side(players=[player("TE", text)]))
    assert not is_good(game)
    assert game.offense.score == scored


@rule("K-1")
@since_2021
@pytest.mark.parametrize(
    ("text", "good"),
    [
        ("Your next field goal is good if the Grit is 8 or more.", True),
        ("If the Grit is 8 or more, your next field goal is good.", True),
        ("Your next field goal is good if the Grit is 8-9.", True),
        ("If you attempt a field goal this down, it is good if the Grit is 8-9.", True),
        ("If you attempt a field goal this down, it is good if the Grit is 3-8.", False),
        ("If you attempt a field goal this down, it is good.", True),
        ("The Grit of your next field goal is reduced by 3.", True),
        ("The Grit of your next punt is reduced by 3.", False),
        ("The Grit of your opponent's next field goal is reduced by 3.", False),
    ],
)
def test_the_next_kick_alone_is_changed(edition: str, text: str, good: bool) -> None:
    card = action(text, when=START_OF_DOWN)
    nines: Any = [play("Run Left", strength=9)] * 3
    zeros: Any = [play("Run Left", strength=0)] * 3
    game = scenario(
        edition,
        offense=Side(hand=[card], play_deck=nines),
        defense=Side(play_deck=zeros),
        ball=80,
        at=START_OF_DOWN,
    )
    game.offense.plays(0)
    game.both_pass()
    game.offense.answers(FIELD_GOAL)
    assert is_good(game) is good


@every_edition
def test_of_two_texts_the_last_one_said_holds(edition: str) -> None:
    always = player("TE", "Your field goals are good.")
    blocks = player(
        "CB", "Whenever your opponent's field goal would be good, it is no good instead."
    )
    game = kick(edition, GOOD, offense=Side(players=[always]), defense=Side(players=[blocks]))
    assert not is_good(game)


AT_KICK = "Play only when a field goal is attempted."


@pytest.mark.parametrize(
    "text",
    [
        "Have the Grit determined again.",
        "The Grit is determined again.",
        "Determine the Grit again. The new Grit decides if the kick is good.",
        "Determine the Grit again and the new value decides whether the field goal is good.",
        "Determine the Grit again; the new value stands.",
        "Determine the Grit again. The second result counts.",
    ],
)
@pytest.mark.parametrize(
    "timing",
    [
        AT_KICK,
        "Play only when the Grit of a field goal has been determined.",
        "Play only after Grit is determined for a field goal.",
    ],
)
def test_the_grit_of_a_field_goal_is_determined_again(text: str, timing: str) -> None:
    card = CardFields(kind="action", subtype="Generic", name="A", text=text, timing=timing)
    plain = msgspec.structs.replace(card, text="Kick again.", timing=AT_KICK)
    assert read_card(card).effects == read_card(plain).effects  # type: ignore[union-attr]
    assert read_card(card).timing == read_card(plain).timing  # type: ignore[union-attr]


def test_it_is_the_grit_that_was_determined_before() -> None:
    said = (
        "Determine Grit. You may have it determined again. If the Grit is 5 or more, gain 5 yards."
    )
    assert effects(said) == effects(
        said.replace("have it determined again", "determine Grit again")
    )
    assert is_refused("Draw an Action card. Determine it again.")


def test_nothing_is_played_at_a_punt() -> None:
    for timing in ("a kick is attempted", "the Grit of a kick has been determined"):
        text = "Draw an Action card."
        card = CardFields(kind="action", subtype="Generic", name="A", text=text)
        with pytest.raises(TextError):
            read_card(msgspec.structs.replace(card, timing=f"Play only when {timing}."))


def test_a_grit_that_is_heard_of_stands() -> None:
    heard = "Whenever you determine Grit, you may determine it again."
    with pytest.raises(Unread, match="stands by then"):
        read(heard, Scene(side="offense"))
    of_kicks = "Whenever the Grit for a field goal has been determined, you may determine it again."
    (ability,) = read(of_kicks, Scene(side="offense")).abilities
    assert isinstance(ability, Triggered)
    assert ability.event == "a field goal is attempted"


@rule("K-1")
@every_edition
@pytest.mark.parametrize(
    ("text", "on_bad", "on_good"),
    [
        ("Your field goals cannot be missed if the Grit is an odd number.", True, True),
        ("Your field goals cannot be missed if the Grit is an even number.", False, True),
        ("Your field goals are no good if the Grit is even.", False, False),
    ],
)
def test_an_even_grit_is_that_of_the_kick(
    edition: str, text: str, on_bad: bool, on_good: bool
) -> None:
    for grit, good in ((BAD, on_bad), (GOOD, on_good)):
        game = kick(edition, grit, offense=Side(players=[player("QB", text)]))
        assert is_good(game) is good


@pytest.mark.parametrize("grit", ["even", "5 or more"])
def test_the_grit_of_a_punt_decides_nothing_more(grit: str) -> None:
    said = f"Your punts travel 10 additional yards this down if the Grit is {grit}."
    with pytest.raises(Unread, match="of which Grit"):
        effects(said)
    assert effects(f"Determine Grit value. {said}")


@pytest.mark.parametrize(
    "choice",
    [
        "You choose which of the two values is used.",
        "You pick one of the two values.",
        "You select the value that is used.",
        "You decide which value counts.",
        "Choose one of the two values to use for the kick.",
        "Pick the result to be used.",
    ],
)
def test_whose_choice_the_second_grit_is(choice: str) -> None:
    whenever = "If either player kicks a field goal this down, "
    said = effects(f"{whenever}that player determines Grit value twice. {choice}")
    assert KickAgain("you") in nodes(said)
    plain = "determine Grit value a second time for the kick and choose which is used."
    assert said == effects(f"{whenever}{plain}")


@pytest.mark.parametrize("kicks", ["punts", "punts or kicks a field goal"])
@pytest.mark.parametrize("choice", ["You choose which is used", "They use the lower one"])
def test_a_punt_has_one_grit(kicks: str, choice: str) -> None:
    """There is no timing point between its Grit and what comes of it (K-2, R-30)."""
    text = f"If your opponent {kicks} this down, they determine Grit value twice. {choice}."
    with pytest.raises((Unread, Refusal), match="without the punt"):
        read(text, Scene(action=True))
