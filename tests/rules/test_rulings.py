"""Chapter R: the project's own rulings, the first half.

R-1 is tested with the decks, R-8 and R-9 with the down of 2019, R-10 with overtime.
"""

from __future__ import annotations

import pytest

from snapcount.cards.tree import (
    Activated,
    CancelLayer,
    Draw,
    Gain,
    Qualifier,
    ReplayDown,
    Timing,
)
from snapcount.engine import events, terms
from snapcount.testing import (
    CALL,
    FIELD_GOAL,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PLAY,
    PRIOR_TO_SELECTING,
    PUNT,
    RUN_A_PLAY,
    START_OF_DOWN,
    USE,
    Scenario,
    Side,
    action,
    play,
    player,
    power_up,
    rule,
    scenario,
    superstar,
)
from snapcount.testing.editions import (
    by_chapter_f,
    by_chapter_g,
    editions_where,
    first_question,
    having,
)

CANCELLED = editions_where(lambda rules: rules.limit_mode == terms.CANCEL_THE_DRAW)
CUT = editions_where(lambda rules: rules.limit_mode == terms.DISCARD_DOWN)
BY_G = editions_where(by_chapter_g)
WITH_SUPERSTARS = editions_where(having("superstar", "power up"))
with_superstars = pytest.mark.parametrize("edition", WITH_SUPERSTARS)
BY_F = editions_where(by_chapter_f)
every_edition = pytest.mark.parametrize("edition", editions_where())
since_2021 = pytest.mark.parametrize("edition", BY_F)


def from_the_start(edition: str, **declared: object) -> Scenario:
    """A scenario at the first decision of its down."""
    place = first_question(edition)
    return scenario(edition, at=place, **declared)  # type: ignore[arg-type]


# R-2, R-3 --------------------------------------------------------------------------------------

FIVE_PLAYS = Side(plays=[play("Run Right", n) for n in range(1, 5)])


@rule("R-2", "Z-3", editions=CANCELLED)
@pytest.mark.parametrize("edition", CANCELLED)
def test_the_regular_play_draw_is_cancelled_with_five_in_hand(edition: str) -> None:
    game = scenario(edition, offense=FIVE_PLAYS).run_to("call")
    assert len(game.offense.play_hand) == 5
    assert game.log.has(events.DRAW_CANCELLED, seat=game.offense.seat, a=terms.PLAY)
    assert not game.log.has(events.DREW, seat=game.offense.seat)
    assert game.log.has(events.DREW, seat=game.defense.seat, a=terms.PLAY)


@rule("R-2", "Z-3", editions=["crd"])
def test_in_crd_one_draws_and_discards_down_to_five() -> None:
    game = scenario("crd", offense=FIVE_PLAYS)
    game.offense.answers(RUN_A_PLAY)
    assert len(game.offense.play_hand) == 6
    assert game.offense.asked("hand limit")
    game.offense.discards(2)
    assert len(game.offense.play_hand) == 5
    assert game.offense.play_discard == ["Run Right, 2, stops -"]


@rule("R-2", "Z-3", editions=["2019"])
def test_in_2019_there_is_no_limit() -> None:
    game = scenario("2019", offense=FIVE_PLAYS, at="call")
    assert len(game.offense.play_hand) == 6
    game.run_to(NEXT_DOWN)
    assert len(game.offense.play_hand) == 6


@rule("R-2", "Z-3", "F-15", editions=BY_F)
@since_2021
def test_the_regular_action_draw_obeys_the_limit_too(edition: str) -> None:
    cards = [action(Gain(n), when=PRIOR_TO_SELECTING, name=str(n)) for n in range(5)]
    game = scenario(edition, offense=cards)
    if edition in CUT:
        game.run_to("hand limit")
        assert len(game.offense.hand) == 6
        game.offense.discards("3")
        assert game.offense.hand == ["0", "1", "2", "4", "Blank"]
    else:
        game.run_to(NEXT_DOWN)
        assert game.offense.hand == ["0", "1", "2", "3", "4"]
        assert game.log.has(events.DRAW_CANCELLED, seat=game.offense.seat, a=terms.ACTION)


@rule("R-3", "F-2", editions=BY_F)
@since_2021
def test_the_play_is_drawn_between_start_of_a_down_and_prior_to_selecting(edition: str) -> None:
    card = action(Gain(5), when=(START_OF_DOWN, PRIOR_TO_SELECTING))
    game = scenario(edition, offense=[card], at=START_OF_DOWN)
    game.offense.passes()
    assert game.offense.asked("play or kick")
    assert not game.log.has(events.DREW)
    game.offense.answers(RUN_A_PLAY)
    assert [e[1] for e in game.log.all(events.DREW, a=terms.PLAY)] == [
        game.offense.seat,
        game.defense.seat,
    ]
    game.offense.offered(PASS, PLAY(0))


# R-4 -------------------------------------------------------------------------------------------


@rule("R-4", "Z-5")
@every_edition
def test_an_empty_deck_is_refilled_from_its_discard_pile(edition: str) -> None:
    draw = action(Draw("you", "action"), when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition, offense=Side(hand=[draw], action_discard=[Gain(5)]), at=ON_FIELD_ADJUSTMENTS
    )
    seat = game.offense.seat
    cards = game.state.action_deck[seat]
    game.state.action_discard[seat] += cards
    cards.clear()
    game.offense.plays(0)
    assert game.log.has(events.REFILLED, seat=seat, a=terms.ACTION)
    assert len(game.offense.hand) == 1
    assert len(cards) == 20  # 20 blanks and the declared card, less the one drawn
    assert game.offense.discard == ["Draw an Action card."]


@rule("R-4")
@every_edition
def test_with_deck_and_discard_empty_a_draw_does_nothing(edition: str) -> None:
    game = from_the_start(edition)
    seat = game.offense.seat
    hand, pile = game.state.play_hand[seat][:], game.state.play_deck[seat]
    game.state.play_deck[seat] = []
    game.run_to("timeout")
    if edition not in BY_G:  # there the draw came before
        assert not game.log.has(events.DREW, seat=seat)
        assert len(game.state.play_hand[seat]) == len(hand) - 1
    game.state.play_deck[seat] = pile  # so that every card is somewhere


# R-5, R-13 -------------------------------------------------------------------------------------

AGAIN = action(ReplayDown(), Gain(5), when=ON_FIELD_ADJUSTMENTS)


@rule("R-5", "F-7")
@every_edition
def test_a_replayed_down_keeps_its_number_its_time_and_its_players(edition: str) -> None:
    runner = player("RB", Activated((Gain(5),), timing=Timing((ON_FIELD_ADJUSTMENTS,))))
    game = scenario(
        edition,
        offense=Side(hand=[AGAIN], players=[runner]),
        defense=Side(exhausted=["LB"]),
        down=3,
        time=2,
        at=ON_FIELD_ADJUSTMENTS,
    )
    called = game.state.this.called[:]
    field = game.offense.field + game.defense.field
    game.offense.uses("RB").plays(0)
    assert game.log.count(events.REPLAY) == 1
    assert (game.down, game.clock, game.ball) == (3, 15, 30)
    assert game.offense.field + game.defense.field == field
    assert game.offense.exhausted == ["Test RB"]
    assert game.defense.exhausted == ["Linebacker"]
    piles = game.state.play_discard
    assert [piles[0], piles[1]] == [[called[0]], [called[1]]]
    assert not game.log.has(events.YARDS)
    assert game.offense.asked(first_question(edition))


@rule("R-5", "F-13")
@every_edition
def test_only_the_second_attempt_takes_its_time(edition: str) -> None:
    game = scenario(edition, offense=[AGAIN], time=2, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.run_to("timeout").run_to(NEXT_DOWN)
    assert (game.clock, game.down) == (13, 2)


@rule("R-13", "F-19", editions=BY_F)
@since_2021
def test_a_second_replay_is_cancelled_and_the_rest_of_the_card_happens(edition: str) -> None:
    game = scenario(edition, offense=[AGAIN, AGAIN], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.both_pass().run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    assert game.log.count(events.REPLAY) == 1
    assert game.log.has(events.REPLAY_CANCELLED, seat=game.offense.seat)
    assert game.ball == 35  # 5 yards each time
    assert game.offense.asked("designation")


@rule("R-13", "F-19", editions=["2019"])
def test_in_2019_a_down_may_be_replayed_any_number_of_times() -> None:
    game = scenario("2019", offense=[AGAIN] * 3, at=ON_FIELD_ADJUSTMENTS)
    for times in (1, 2, 3):
        game.offense.plays(0)
        game.both_pass()
        assert game.log.count(events.REPLAY) == times
        if times < 3:
            game.run_to(ON_FIELD_ADJUSTMENTS)
    assert not game.log.has(events.REPLAY_CANCELLED)


# R-6 -------------------------------------------------------------------------------------------


@rule("R-6", "F-3")
@every_edition
def test_x_is_chosen_with_the_card_and_shown_with_it(edition: str) -> None:
    x = play("Run Left", None)
    kicks = [PUNT, FIELD_GOAL] if edition in BY_G else []
    game = from_the_start(edition, offense=Side(plays=[x]), calls=("Run Right", "Long Pass"))
    if edition not in BY_G:
        game.offense.answers(RUN_A_PLAY)
    game.offense.offered(CALL(0), *[CALL(x, n) for n in range(10)], *kicks)
    secret = [e for e in game.log if e[0] == events.CALLED]
    assert not secret
    game.offense.calls(x, 7)
    assert game.log.has(events.CALLED, seat=game.offense.seat, b=7)
    game.run_to(NEXT_DOWN)
    assert game.yards == 35


# R-7 -------------------------------------------------------------------------------------------


@rule("R-7", "F-11")
@pytest.mark.parametrize(
    ("edition", "first"),
    [
        ("2019", events.MARKER),
        ("2021", events.EXHAUSTED),
        ("2022", events.EXHAUSTED),
        ("crd", events.MARKER),
    ],
)
def test_the_order_of_play_results_is_the_editions_own(edition: str, first: int) -> None:
    game = from_the_start(edition, ball=90).run_to("timeout")
    order = game.log.order(
        events.YARDS, events.MARKER, events.EXHAUSTED, events.TOUCHDOWN_EVENT, events.CLOCK
    )
    marker_and_exhaustion = [events.MARKER, events.EXHAUSTED, events.EXHAUSTED]
    if first == events.EXHAUSTED:
        marker_and_exhaustion.reverse()
    assert order == [events.YARDS, *marker_and_exhaustion, events.TOUCHDOWN_EVENT]
    game.run_to(NEXT_DOWN)
    assert game.log.order(events.TOUCHDOWN_EVENT, events.CLOCK)[-1] == events.CLOCK


# R-11 ------------------------------------------------------------------------------------------

BACK = player("RB")
STAR = superstar(BACK, Activated((Gain(20),)))


@rule("R-11", "T-15", editions=WITH_SUPERSTARS)
@with_superstars
def test_a_superstar_is_a_layer_that_may_be_cancelled(edition: str) -> None:
    answer = action(CancelLayer("effect"), when=START_OF_DOWN)
    game = scenario(
        edition, offense=Side(hand=[STAR], players=[BACK]), defense=[answer], at=START_OF_DOWN
    )
    game.offense.plays(0)
    assert game.layers == ["Test RB"]
    assert not game.offense.superstar("RB")
    game.defense.plays(0)
    assert not game.offense.superstar("RB")
    assert game.offense.discard == ["Test RB"]


@rule("R-11", "T-15", editions=WITH_SUPERSTARS)
@with_superstars
@pytest.mark.parametrize("exhausted", [True, False])
def test_a_superstar_keeps_the_players_state_and_power_ups(edition: str, exhausted: bool) -> None:
    boots = power_up(Activated((Gain(5),)), name="Boots")
    game = scenario(
        edition,
        offense=Side(
            hand=[STAR],
            players=[BACK],
            exhausted=["RB"] if exhausted else [],
            attached={"RB": [boots]},
        ),
        at=START_OF_DOWN,
    )
    game.offense.plays(0)
    game.both_pass()
    assert game.offense.superstar("RB")
    assert game.offense.attached("RB") == ["Boots"]
    assert game.offense.exhausted == (["Test RB"] if exhausted else [])
    game.run_to("designation")


@rule("R-11", "T-15", editions=WITH_SUPERSTARS)
@with_superstars
def test_a_superstar_needs_its_player_on_the_field(edition: str) -> None:
    other = action(Gain(5), when=START_OF_DOWN)
    side = Side(hand=[STAR, other], players=[BACK], bench="RB")
    scenario(edition, offense=side, at=START_OF_DOWN).offense.offered(PASS, PLAY(1))
    side = Side(hand=[STAR, other], players=[BACK])
    scenario(edition, offense=side, at=START_OF_DOWN).offense.offered(PASS, PLAY(0), PLAY(1))


# R-12 ------------------------------------------------------------------------------------------


@rule("R-12")
@every_edition
@pytest.mark.parametrize("strength", range(10))
@pytest.mark.parametrize(("low", "high"), [(0, None), (4, 6)])
def test_a_number_after_a_keyword_asks_for_the_play_strength(
    edition: str, strength: int, low: int, high: int | None
) -> None:
    limited = player("QB", Activated((Gain(5),), Qualifier((), low, high)))
    anytime = action(Gain(5), when=ON_FIELD_ADJUSTMENTS)
    side = Side(players=[limited], hand=[anytime])
    game = scenario(edition, offense=side, strength=strength, at=ON_FIELD_ADJUSTMENTS)
    matches = low <= strength <= (low if high is None else high)
    game.offense.offered(PASS, PLAY(0), *([USE("QB")] if matches else []))


@rule("R-12", "T-12")
@every_edition
def test_before_the_reveal_no_strength_matches(edition: str) -> None:
    limited = player("QB", Activated((Gain(5),), Qualifier((), 0, 8)))
    anytime = action(Gain(5), when=PRIOR_TO_SELECTING)
    side = Side(players=[limited], hand=[anytime])
    game = scenario(edition, offense=side, strength=3, at=PRIOR_TO_SELECTING)
    game.offense.offered(PASS, PLAY(0))
