"""What a Play asks of the down in which it is called, beside the side on which it was called."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.parse import parse_abilities, parse_page
from snapcount.cards.language.printing import english
from snapcount.cards.nouns import DownIs, OnSide
from snapcount.cards.tree import AlsoCalled, Static
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    CALL,
    LET_IT_RUN,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PLAY,
    PLAY_NAMED,
    PRIOR_TO_SELECTING,
    USE,
    Scenario,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
each_side = pytest.mark.parametrize("on_offense", [True, False])
RUN = "Run Left"
PASSED = "Short Pass: 15 (0-9)"


def called(
    edition: str,
    text: str,
    on_offense: bool = True,
    offense: str = RUN,
    stops: str = "Long Pass",
    offense_side: Any = (),
    **table: Any,
) -> Scenario:
    """The calls are revealed: one side called the Play with the text, the other a plain one."""
    mine = play(offense, 3 if on_offense else 0, stops, abilities=(text,), name="Own")
    plain = play(offense, 0 if on_offense else 3, stops, name="Plain")
    calls = (mine, plain) if on_offense else (plain, mine)
    return scenario(edition, offense=offense_side, calls=calls, **table)


def drew(game: Scenario, on_offense: bool) -> bool:
    mine, other = (game.offense, game.defense) if on_offense else (game.defense, game.offense)
    return len(mine.hand) - len(other.hand) == 1


@every_edition
@each_side
@pytest.mark.parametrize("runner", ["Running Back", "Quarterback"])
@pytest.mark.parametrize(
    "text",
    [
        "If you call this play on offense and designate a Running Back to run, gain 5 yards.",
        "If this is your offensive play and you designate a Running Back to run, gain 5 yards.",
        "If you designate a Running Back to run, gain 5 yards.",
    ],
)
def test_whom_whoever_called_it_designates(
    edition: str, text: str, runner: str, on_offense: bool
) -> None:
    game = called(edition, text, on_offense, at="designation")
    game.offense.designates(runner)
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == (5 if on_offense and runner == "Running Back" else 0)


@every_edition
@each_side
@pytest.mark.parametrize("score", [(0, 7), (7, 7), (7, 0)])
def test_called_while_something_is_so(
    edition: str, on_offense: bool, score: tuple[int, int]
) -> None:
    text = (
        "If you call this play on offense while you are behind and it is successful, gain an"
        " additional 5 yards."
    )
    game = called(edition, text, on_offense, score=score).run_to(NEXT_DOWN)
    assert game.yards_by_effects == (5 if on_offense and score == (0, 7) else 0)


@every_edition
@each_side
@pytest.mark.parametrize(
    ("text", "score", "whose"),
    [
        (
            "If you call this play on offense while you are ahead, timeouts cannot be spent.",
            (7, 0),
            ("offense", "defense"),
        ),
        (
            "If you call this play on offense while ahead, timeouts cannot be spent this down.",
            (0, 0),
            (),
        ),
        (
            "If this is your offensive play, your opponent can't spend a timeout this down.",
            (0, 0),
            ("defense",),
        ),
    ],
)
def test_who_may_spend_a_timeout(
    edition: str, text: str, score: tuple[int, int], whose: tuple[str, ...], on_offense: bool
) -> None:
    game = called(edition, text, on_offense, score=score, at="designation")
    free = [side for side in ("offense", "defense") if not on_offense or side not in whose]
    for side in free:
        game.run_to("timeout")
        getattr(game, side).answers(LET_IT_RUN)
    if not free:
        game.run_to(NEXT_DOWN)
    assert game.clock == 14


@every_edition
@each_side
@pytest.mark.parametrize("caught", [True, False])
@pytest.mark.parametrize(
    "text",
    [
        "If you call this play on defense and the offense completes a pass, draw an Action card.",
        "If this is your defensive play and your opponent completed a pass, draw an Action card.",
        "If your call on defense is this card and the pass is complete, draw an Action card.",
    ],
)
def test_what_the_other_side_completes(
    edition: str, text: str, on_offense: bool, caught: bool
) -> None:
    thrown = PASSED if caught else "Short Pass: 15 (0-1)"
    game = called(edition, text, on_offense, offense=thrown).run_to(NEXT_DOWN)
    assert drew(game, on_offense) is (caught and not on_offense)


@every_edition
@each_side
@pytest.mark.parametrize("stopped", [True, False])
@pytest.mark.parametrize(
    ("text", "if_stopped", "if_not"),
    [
        (
            (
                "On defense, if this play stops the offense, draw an Action card. If it does not,"
                " your opponent draws an Action card."
            ),
            1,
            -1,
        ),
        (
            (
                "If this card stops your opponent's Run, draw an Action card. Otherwise, your"
                " opponent draws an Action card."
            ),
            1,
            -1,
        ),
        (
            (
                "If this play does not stop the offense, draw an Action card. If this is your"
                " defensive play and it stops a Run, your opponent draws an Action card."
            ),
            -1,
            1,
        ),
    ],
)
def test_what_it_stops_and_what_it_does_not(
    edition: str, text: str, if_stopped: int, if_not: int, on_offense: bool, stopped: bool
) -> None:
    game = called(edition, text, on_offense, stops=RUN if stopped else "Long Pass")
    game.run_to(NEXT_DOWN)
    more = len(game.defense.hand) - len(game.offense.hand)
    assert more == (0 if on_offense else if_stopped if stopped else if_not)


@every_edition
@each_side
@pytest.mark.parametrize(("catch", "narrower"), [("3-6", False), ("2-6", True)])
def test_the_catch_range_of_what_it_does_not_stop(
    edition: str, catch: str, narrower: bool, on_offense: bool
) -> None:
    """R-14: after the play has succeeded it would be too late."""
    text = (
        "If your call on defense does not stop the offense's Pass, the catch range is 1 narrower"
        " this down."
    )
    thrown = f"Short Pass: 15 ({catch})"
    assert called(edition, text, on_offense, offense=thrown).run_to(NEXT_DOWN).ball == (
        40 if on_offense or narrower else 25
    )


@rule("T-12")
@every_edition
@each_side
def test_it_may_become_another_in_a_timing_point(edition: str, on_offense: bool) -> None:
    text = "On offense, you may have this play become a Run Right during on field adjustments."
    blank = action("Draw a Play card.", when=ON_FIELD_ADJUSTMENTS)
    game = called(
        edition, text, on_offense, stops=RUN, offense_side=[blank], at=ON_FIELD_ADJUSTMENTS
    )
    if not on_offense:
        game.offense.offered(PASS, PLAY(0))
        return
    game.offense.offered(PASS, PLAY(0), USE("Own"))
    game.offense.uses("Own")
    game.offense.offered(PASS, PLAY(0))
    game.both_pass().run_to(NEXT_DOWN)
    assert game.ball == 40


@every_edition
@pytest.mark.parametrize(("down", "offered"), [(1, False), (2, False), (3, True), (4, True)])
@each_side
@pytest.mark.parametrize(
    "text",
    [
        "You may call this play on offense only on 3rd or 4th down.",
        "On offense, you may call this play only on third or fourth down.",
        "You may not call this play on offense on first or second down.",
    ],
)
def test_on_which_downs_it_is_called_on_offense(
    edition: str, text: str, down: int, offered: bool, on_offense: bool
) -> None:
    mine = play(RUN, 3, abilities=(text,), name="Own")
    side = Side(plays=[mine, play(RUN, 0, name="Plain")])
    sides: dict[str, Any] = {"offense" if on_offense else "defense": side}
    game = scenario(edition, down=down, **sides).run_to("call")
    chooser = game.offense if on_offense else game.defense
    if not chooser.asked("call"):  # G-2: the offense may kick instead
        game.offense.calls(0)
    assert chooser.may(CALL("Own")) is (offered or not on_offense)


@every_edition
@each_side
@pytest.mark.parametrize(
    ("text", "where"),
    [
        (
            (
                "If this card would be discarded after being your called play, put it on the"
                " bottom of your Play deck instead."
            ),
            "deck",
        ),
        ("When this card would be discarded after you called it, return it to your hand.", "hand"),
    ],
)
def test_where_it_goes_once_it_was_called(
    edition: str, text: str, where: str, on_offense: bool
) -> None:
    game = called(edition, text, on_offense).run_to(NEXT_DOWN)
    mine = game.offense if on_offense else game.defense
    assert mine.play_discard == []
    other = game.defense if on_offense else game.offense
    assert len(mine.play_hand) - len(other.play_hand) == (1 if where == "hand" else 0)


@every_edition
@pytest.mark.parametrize("stopped", [True, False])
@each_side
def test_it_comes_back_when_it_would_be_discarded(
    edition: str, stopped: bool, on_offense: bool
) -> None:
    text = (
        "If this play was stopped while you were on offense, return it to your hand when it would"
        " be discarded."
    )
    game = called(edition, text, on_offense, stops=RUN if stopped else "Long Pass")
    game.run_to(NEXT_DOWN)
    mine = game.offense if on_offense else game.defense
    assert (mine.play_discard == []) is (stopped and on_offense)


@every_edition
def test_who_must_run_and_how_far_that_is(edition: str) -> None:
    text = (
        "On offense, you must designate a Quarterback to run, and the base yards of this play are"
        " 10 instead."
    )
    game = called(edition, text, offense_side=Side(players=[player("QB", "", name="Arm")]))
    game.run_to(NEXT_DOWN)
    assert game.offense.exhausted == ["Arm"]
    assert game.ball == 35


@rule("F-9")
@every_edition
@pytest.mark.parametrize(("depth", "bound"), [("Medium Pass", True), ("Short Pass", False)])
def test_who_must_receive_what_is_completed(edition: str, depth: str, bound: bool) -> None:
    """It holds before Player Designation, which a completed pass comes to."""
    end = player(
        "WR",
        "Whenever you complete a Medium Pass, this Player must be designated to receive it.",
        name="Deep",
    )
    calls = (play(f"{depth}: 15 (0-9)", 3, name="Own"), play(RUN, 0, RUN, name="Plain"))
    game = scenario(edition, offense=Side(players=[end]), calls=calls, carrier="Tight End")
    game.run_to(NEXT_DOWN)
    assert game.offense.exhausted == ["Deep" if bound else "Tight End"]


@rule("E-6")
@every_edition
@pytest.mark.parametrize("stopped", [True, False])
def test_what_it_is_besides_if_it_succeeds(edition: str, stopped: bool) -> None:
    """It is known as the play succeeds, and a defense against the other does not stop it."""
    text = (
        "If your call on offense is this play and it is successful, the called play is also Run"
        " Right this down."
    )
    runner = player("RB", "Run – Run Right: Gain 10 yards.", name="Runner")
    game = called(
        edition, text, stops=RUN if stopped else "Run Right", offense_side=Side(players=[runner])
    )
    if not stopped:
        game.run_to("designation")
        game.offense.designates("Runner")
    game.run_to(NEXT_DOWN)
    assert game.ball == (25 if stopped else 50)


@every_edition
@pytest.mark.parametrize("now", [RUN, "Run Middle", "Run Right"])
@pytest.mark.parametrize(
    "text",
    [
        "Your called play becomes a Run of your choice.",
        "Your current play becomes any Run of your choice.",
        "Your call on defense becomes a Run of your choice.",
    ],
)
def test_the_defense_chooses_a_run(edition: str, text: str, now: str) -> None:
    card = action(text, side="defense", when=ON_FIELD_ADJUSTMENTS)
    calls = (play(RUN, 3), play(RUN, 0, "Short Pass"))
    game = scenario(edition, defense=[card], calls=calls, at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays(0)
    game.both_pass()
    game.defense.answers(PLAY_NAMED(now))
    game.run_to(NEXT_DOWN)
    assert game.ball == (25 if now == RUN else 40)


@every_edition
@each_side
@pytest.mark.parametrize("down", [3, 4])
@pytest.mark.parametrize(
    "text",
    [
        "If it is 4th down, this pass has a catch range of 2-8.",
        "On fourth down, this pass has a catch range that is 2 wider.",
        "On fourth down, this play gets a catch range of 3-4.",
    ],
)
def test_the_catch_range_that_this_pass_has(
    edition: str, text: str, down: int, on_offense: bool
) -> None:
    game = called(edition, text, on_offense, offense="Short Pass: 15 (4-6)", down=down)
    game.run_to(NEXT_DOWN if down == 3 or not on_offense else "designation")
    assert game.has_ball.asked("designation") is (down == 4 and on_offense)


@every_edition
@pytest.mark.parametrize("defends", [RUN, "Long Pass"])
@pytest.mark.parametrize("on_offense", [True])
def test_what_the_other_side_called_on_defense(
    edition: str, defends: str, on_offense: bool
) -> None:
    text = (
        "On offense, if your opponent called a Run on defense, this play's catch range is 2-8"
        " instead."
    )
    game = called(edition, text, on_offense, offense="Short Pass: 15 (4-6)", stops=defends)
    game.run_to(NEXT_DOWN)
    assert game.ball == (40 if defends == RUN else 25)


@every_edition
@pytest.mark.parametrize(("down", "stopped", "yards"), [(1, False, 5), (1, True, 0), (2, False, 0)])
def test_successful_plays_on_a_down(edition: str, down: int, stopped: bool, yards: int) -> None:
    text = "Your successful Run plays on first down gain an additional 5 yards."
    line = player("C", text, name="Line")
    game = called(
        edition,
        "Draw a Play card.",
        stops=RUN if stopped else "Long Pass",
        offense_side=Side(players=[line]),
        down=down,
    )
    game.run_to(NEXT_DOWN)
    assert game.ball == (25 if stopped else 40 + yards)


@every_edition
@pytest.mark.parametrize("before", ["Right", "Left"])
def test_a_play_of_this_down_also_stops(edition: str, before: str) -> None:
    text = (
        "Exhaust: Your play this down also includes Run Right. Exhaust only during on field"
        " adjustments."
    )
    backer = player("LB", text, name="Backer")
    calls = (play(f"Run {before}", 3), play(RUN, 0, "Short Pass"))
    game = scenario(edition, defense=Side(players=[backer]), calls=calls, at=ON_FIELD_ADJUSTMENTS)
    game.defense.uses("Backer")
    game.both_pass().run_to(NEXT_DOWN)
    assert game.ball == (25 if before == "Right" else 40)


@every_edition
@pytest.mark.parametrize(("strength", "ball"), [(3, 55), (9, 10)])
def test_a_play_that_is_yet_to_be_called(edition: str, strength: int, ball: int) -> None:
    """A pass that is incomplete counts as stopped (F-4)."""
    text = (
        "If your play this down is successful, double its base yards. If it is stopped, you lose"
        " 15 yards. Play only prior to selecting a play."
    )
    card = action(text, side="offense")
    calls = (play("Short Pass: 15 (0-5)", strength), play(RUN, 0, "Long Pass"))
    game = scenario(edition, offense=[card], calls=calls, at=PRIOR_TO_SELECTING)
    game.offense.plays(0)
    game.both_pass().run_to(NEXT_DOWN)
    assert game.ball == (ball if edition != "2019" or strength == 3 else 25)


@pytest.mark.parametrize(
    "text",
    [
        "If you call this play on offense and designate a Running Back to run, gain 5 yards.",
        "If you call this play on offense while you are ahead, timeouts cannot be spent.",
        "If you call this play on defense and your opponent spends a timeout, draw an Action card.",
        "If your opponent plays an Action card, draw an Action card.",
        "On offense, you may have this play become a Run Right during on field adjustments.",
        "If your call on offense is this play and it is successful, it is also a Run Right.",
        "You may call this play on offense only on 3rd or 4th down.",
        "If your defensive call does not stop the offense, the catch range is 1 narrower.",
    ],
)
def test_it_is_printed_as_it_is_read(text: str) -> None:
    abilities = parse_abilities(text, play=True)
    for ability in abilities:
        assert parse_page(english(ability), on_player=False, play=True).abilities == [ability]


def test_how_often_it_is_heard() -> None:
    """What can happen again in the same down is heard the first time; `whenever` is every time."""
    (once,) = parse_abilities(
        "If your opponent plays an Action card, draw an Action card.", play=True
    )
    (always,) = parse_abilities(
        "Whenever your opponent plays an Action card, draw an Action card.", play=True
    )
    assert getattr(once, "once_per", None) == "down"
    assert getattr(always, "once_per", None) is None


@pytest.mark.parametrize(
    "text",
    [
        # Thrown away as well, or flipped for Grit?
        "If this card would be discarded, put it on the bottom of your Play deck instead.",
        # The play that is run, or what stops plays?
        "You may have this play become a Run Right during on field adjustments.",
    ],
)
def test_what_could_be_two_things_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        parse_page(text, on_player=False, play=True)


def test_only_a_play_has_a_down_of_its_own() -> None:
    assert is_refused("If your opponent completes a pass, draw an Action card.")
    assert is_refused("If you are ahead, you may draw an Action card during on field adjustments.")


def test_its_trees() -> None:
    text = "If this play is successful, it is also a Run Right."
    assert parse_abilities(text, play=True) == (Static(AlsoCalled((), "run right")),)
    called_there = parse_abilities(
        "If you call this play on offense while it is fourth down, draw an Action card.", play=True
    )
    assert OnSide("you", "offense") in called_there[0].effects[0].condition.conditions  # type: ignore[union-attr]
    assert DownIs((4,)) in called_there[0].effects[0].condition.conditions  # type: ignore[union-attr]


@every_edition
@each_side
@pytest.mark.parametrize("down", [3, 4])
@pytest.mark.parametrize(
    ("text", "so"),
    [
        ("If you run this play on fourth down and it gains 15 yards or more, {}", True),
        ("If you run this play on fourth down and it gains 20 yards or more, {}", False),
        ("If you called this play on fourth down and it is successful, {}", True),
        ("If you call this play on fourth down and it is stopped, {}", False),
        ("If you run this play on fourth down and gain 15 yards or more, {}", True),
        ("If this play is called on fourth down and it gains 15 yards or more, {}", True),
    ],
)
def test_what_it_comes_to_on_such_a_down(
    edition: str, down: int, text: str, so: bool, on_offense: bool
) -> None:
    game = called(edition, text.format("draw an Action card."), on_offense, down=down)
    assert drew(game.run_to(NEXT_DOWN), on_offense) is (so and down == 4 and on_offense)


@every_edition
@each_side
@pytest.mark.parametrize("down", [3, 4])
@pytest.mark.parametrize(
    "text",
    [
        "If it is third down, draw an Action card at the end of the play.",
        "At the end of the play, if it is third down, draw an Action card.",
    ],
)
def test_what_asks_nothing_of_a_play_is_said_of_either_call(
    edition: str, text: str, down: int, on_offense: bool
) -> None:
    game = called(edition, text, on_offense, down=down)
    assert drew(game.run_to(NEXT_DOWN), on_offense) is (down == 3)


def test_only_a_play_is_called() -> None:
    text = "If you run this play on fourth down and it gains 5 yards or more, draw an Action card."
    assert is_refused(text)
