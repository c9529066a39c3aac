"""What a play that fails sets off: yards count for it, and another call takes its place."""

from __future__ import annotations

import pytest

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    Scenario,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
DROPPED = ("Short Pass: 20 (9-9)", "Run Left")
STOPPED = ("Run Left", "Run Left")
_FLIP = "flip over the top card of your Play deck. That card becomes your play this down."


@rule("F-10", "F-12")
@since_2021
@pytest.mark.parametrize(
    ("text", "calls"),
    [
        ("If the pass is incomplete, lose 10 yards.", DROPPED),
        ("If your play is stopped, lose 10 yards.", STOPPED),
        ("If you are not behind and the play is stopped, lose 10 yards.", STOPPED),
    ],
)
def test_yards_lost_by_a_failed_play_may_be_a_safety(
    edition: str, text: str, calls: tuple[str, str]
) -> None:
    card = action(text, when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card], calls=calls, ball=8, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    assert game.run_to(NEXT_POSSESSION).score == (0, 2)


@since_2021
@pytest.mark.parametrize(("calls", "ball"), [(DROPPED, 20), (STOPPED, 25), (("Run Left", ""), 40)])
def test_a_text_that_stands_counts_them_too(
    edition: str, calls: tuple[str, str], ball: int
) -> None:
    stands = player("S", "Whenever a pass is incomplete, the offense loses 5 yards.")
    against = calls[1] or "Long Pass"
    game = scenario(edition, defense=Side(players=[stands]), calls=(calls[0], against))
    game.run_to(NEXT_DOWN)
    assert (game.ball, game.yards) == (ball, ball - 25)


@rule("R-14")
@every_edition
@pytest.mark.parametrize(
    "text",
    [
        f"If this play is stopped, {_FLIP}",
        f"Whenever this play would be stopped, {_FLIP}",
    ],
)
def test_another_call_takes_the_place_of_a_stopped_one(edition: str, text: str) -> None:
    called = play("Run Left", 3, abilities=(text,), unique=True, name="Called")
    deck = [play("Run Right", 3, name="Flipped")] * 8
    offense = Side(plays=[called], play_deck=deck)
    game = scenario(edition, offense=offense, calls=(called, "Run Left"))
    assert game.run_to(NEXT_DOWN).yards == 15


@every_edition
def test_an_incomplete_pass_is_intercepted(edition: str) -> None:
    stands = player("S", "Whenever a pass is incomplete, it becomes an interception.")
    game: Scenario = scenario(edition, defense=Side(players=[stands]), calls=DROPPED)
    assert not game.run_to(NEXT_POSSESSION).offense.on_offense
    assert game.ball == 75


@every_edition
def test_a_rescued_pass_is_not_intercepted(edition: str) -> None:
    stands = player("S", "Whenever a pass is incomplete, it becomes an interception.")
    rescue = action("The catch range becomes 0-9.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition,
        offense=[rescue],
        defense=Side(players=[stands]),
        calls=DROPPED,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == 20


@every_edition
@pytest.mark.parametrize(("calls", "clock"), [(DROPPED, 15), (STOPPED, 13)])
def test_an_incomplete_pass_takes_no_time(edition: str, calls: tuple[str, str], clock: int) -> None:
    stands = player("QB", "Whenever your pass is incomplete, it uses 0 Time Units.")
    game = scenario(edition, offense=Side(players=[stands]), calls=calls, time=2)
    assert game.run_to(NEXT_DOWN).clock == clock


@every_edition
@pytest.mark.parametrize(
    ("text", "calls", "yards"),
    [
        ("Whenever your Run is stopped, it becomes successful.", STOPPED, 15),
        ("Whenever your pass is incomplete, it becomes complete.", DROPPED, 20),
        ("Whenever your pass is incomplete, the catch range becomes 0-9.", DROPPED, 20),
    ],
)
def test_what_becomes_of_a_failed_play_is_decided_before(
    edition: str, text: str, calls: tuple[str, str], yards: int
) -> None:
    game = scenario(edition, offense=Side(players=[player("QB", text)]), calls=calls)
    assert game.run_to(NEXT_DOWN).yards == yards


@rule("F-4")
@since_2021
@pytest.mark.parametrize(
    ("calls", "stops", "ball"),
    [("Short Pass: 20 (0-9)", "Short Pass", 20), ("Short Pass: 20 (9-9)", "Run Left", 25)],
)
def test_a_call_stops_what_it_lists_and_no_dropped_pass(
    edition: str, calls: str, stops: str, ball: int
) -> None:
    text = "If this play stops a Pass play, the offense loses 5 yards."
    defends = play("Run Left", 0, stops, abilities=(text,), unique=True, name="Defends")
    game = scenario(edition, calls=(play(calls, 3, name="Thrown"), defends))
    assert game.run_to(NEXT_DOWN).ball == ball
