"""First downs that are none, and the number of the down (F-16)."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.nouns import Node
from snapcount.cards.tree import CancelFirstDown, CannotFirstDown, LoseDown, SetDown
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    END_OF_PLAY,
    NEXT_DOWN,
    NEXT_POSSESSION,
    NO,
    ON_FIELD_ADJUSTMENTS,
    PRIOR_TO_SELECTING,
    YES,
    Scenario,
    Side,
    action,
    player,
    rule,
    scenario,
)
from snapcount.testing.cards import nodes

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
FIRST = action("It becomes first down.", when=ON_FIELD_ADJUSTMENTS, name="First")


def answered(edition: str, text: str, **declared: Any) -> Scenario:
    """On second down the offense plays a first down, and the defense answers; layers resolve."""
    answer = action(text, when=ON_FIELD_ADJUSTMENTS, name="Answer")
    game = scenario(
        edition,
        offense=Side(hand=[FIRST]),
        defense=Side(hand=[answer]),
        at=ON_FIELD_ADJUSTMENTS,
        down=2,
        **declared,
    )
    game.offense.plays("First")
    game.defense.plays("Answer")
    return game


@rule("F-16")
@every_edition
@pytest.mark.parametrize(
    ("text", "down"),
    [
        ("The offense does not get a first down on this play.", 3),
        ("If it would become first down this down, it does not.", 3),
        ("When your opponent would gain a first down this down, they do not.", 3),
        ("Your opponent cannot gain a first down on a Pass play this down.", 1),
        ("You cannot gain a first down this down.", 1),
    ],
)
def test_a_first_down_is_not_gained(edition: str, text: str, down: int) -> None:
    game = answered(edition, text).run_to(NEXT_DOWN)
    assert game.down == down
    assert game.log.has(events.FIRST_DOWN_CANCELLED) is (down != 1)


@rule("F-16")
@every_edition
@pytest.mark.parametrize(
    "text",
    [
        "The offense's first down is cancelled.",
        "The offense does not get that first down.",
        "Your opponent loses that first down.",
        "That first down does not count.",
    ],
)
def test_a_first_down_that_was_gained_is_cancelled(edition: str, text: str) -> None:
    measure = action(text, when=END_OF_PLAY, side="defense", name="Measure")
    game = scenario(
        edition,
        offense=Side(hand=[FIRST]),
        defense=Side(hand=[measure]),
        at=ON_FIELD_ADJUSTMENTS,
        down=4,
        ball=30,
    )
    game.offense.plays("First")
    game.run_to(END_OF_PLAY)
    game.defense.plays("Measure")
    game.run_to(NEXT_POSSESSION)
    assert game.log.has(events.TURNOVER_ON_DOWNS)


@rule("F-16", "T-6")
@every_edition
@pytest.mark.parametrize(("answer", "down", "yards"), [(YES, 3, 25), (NO, 1, 15)])
def test_something_takes_the_place_of_a_first_down(
    edition: str, answer: Any, down: int, yards: int
) -> None:
    text = "Whenever your opponent would gain a first down, you may gain 10 yards."
    back = player("LB", text)
    game = scenario(
        edition,
        offense=Side(hand=[FIRST]),
        defense=Side(players=[back]),
        at=ON_FIELD_ADJUSTMENTS,
        down=2,
    )
    game.offense.plays("First")
    game.run_to("effect")
    game.defense.answers(answer)
    game.run_to(NEXT_DOWN)
    assert (game.down, game.yards) == (down, yards)


@rule("F-16", "T-6")
@every_edition
def test_what_takes_the_place_of_a_first_down_goes_before_the_rest(edition: str) -> None:
    """The card that would have made it asks only afterwards."""
    drive = action(
        "It becomes first down. Exhaust one of your Players.",
        when=ON_FIELD_ADJUSTMENTS,
        name="Drive",
    )
    back = player("LB", "Whenever your opponent would gain a first down, draw an Action card.")
    game = scenario(
        edition,
        offense=Side(hand=[drive]),
        defense=Side(players=[back]),
        at=ON_FIELD_ADJUSTMENTS,
        down=2,
    )
    held = len(game.defense.hand)
    game.offense.plays("Drive")
    game.run_to("effect")
    assert game.offense.asked("effect")
    assert len(game.defense.hand) == held + 1
    game.offense.picks("Quarterback")
    game.run_to(NEXT_DOWN)
    assert game.down == 3


@rule("F-16")
@every_edition
@pytest.mark.parametrize(
    ("text", "down"), [("It becomes fourth down.", 4), ("The offense loses a down.", 2)]
)
def test_the_down_changes_before_the_play(edition: str, text: str, down: int) -> None:
    card = action(text, when=PRIOR_TO_SELECTING)
    game = scenario(edition, defense=[card], at=PRIOR_TO_SELECTING, down=1)
    game.defense.plays(0)
    game.both_pass()
    assert game.down == down
    game.run_to(NEXT_DOWN if down < 4 else NEXT_POSSESSION)


@rule("F-16")
@every_edition
@pytest.mark.parametrize(
    ("text", "first", "down"),
    [
        ("It becomes 4th down.", 1, 4),
        ("It becomes third down.", 4, 3),
        ("The offense loses a down.", 1, 3),
    ],
)
def test_the_next_down_is_another_one(edition: str, text: str, first: int, down: int) -> None:
    game = scenario(
        edition, defense=[action(text, when=END_OF_PLAY)], at=END_OF_PLAY, down=first, ball=10
    )
    game.defense.plays(0)
    assert game.down == down, "nobody can do anything else before it"


@rule("F-16")
@every_edition
def test_the_last_word_about_the_next_down_counts(edition: str) -> None:
    """Layers: the first down was played last, so that it is gained before fourth down comes."""
    game = scenario(
        edition,
        offense=Side(hand=[action("It becomes first down.", when=END_OF_PLAY, name="First")]),
        defense=Side(hand=[action("It becomes fourth down.", when=END_OF_PLAY, name="Fourth")]),
        at=END_OF_PLAY,
        down=2,
    )
    game.offense.passes()
    game.defense.plays("Fourth")
    game.offense.plays("First")
    assert game.down == 4


@pytest.mark.parametrize(
    ("text", "node"),
    [
        ("Cancel the first down.", CancelFirstDown),
        ("The offense cannot gain a first down this half.", CannotFirstDown),
        ("The offense loses a down.", LoseDown),
        ("It becomes third down.", SetDown),
    ],
)
def test_each_way_has_a_node_of_its_own(text: str, node: type[Node]) -> None:
    assert any(isinstance(each, node) for each in nodes(action(text)))


def test_one_that_was_gained_is_not_barred() -> None:
    """What bars the next one says nothing of it, so that the card would do nothing."""
    timing = "Play only at the end of the play if the offense gained a first down this down."
    with pytest.raises(TextError, match="that First Down"):
        action(f"The offense does not gain a first down. {timing}", side="defense")
    barred = action(f"The offense cannot gain a first down this half. {timing}", side="defense")
    assert any(isinstance(each, CannotFirstDown) for each in nodes(barred))
