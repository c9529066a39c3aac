"""Chapter Z, Z-3: how many cards a hand may hold, by edition."""

from __future__ import annotations

import pytest

from snapcount.cards.card import ActionCard, PlayCard
from snapcount.cards.nouns import DownIs
from snapcount.cards.tree import (
    Draw,
    Effect,
    Gain,
    Lasting,
    ModifyHandLimit,
    Recover,
    Search,
    Static,
    Timing,
)
from snapcount.engine import events
from snapcount.engine.terms import CANCEL_THE_DRAW, DISCARD_DOWN, NO_LIMIT
from snapcount.testing import (
    DISCARD,
    END_OF_PLAY,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    START_OF_DOWN,
    Scenario,
    Side,
    action,
    gridiron,
    play,
    rule,
    scenario,
)
from snapcount.testing.editions import by_chapter_f, editions_where, first_question

CANCELLED = editions_where(lambda rules: rules.limit_mode == CANCEL_THE_DRAW)
CUT = editions_where(lambda rules: rules.limit_mode == DISCARD_DOWN)
UNLIMITED = editions_where(lambda rules: rules.limit_mode == NO_LIMIT)
BY_F = editions_where(by_chapter_f)

every_edition = pytest.mark.parametrize("edition", editions_where())
with_cancelled_draws = pytest.mark.parametrize("edition", CANCELLED)


def idle(*names: str) -> list[ActionCard]:
    """Cards that are only held: none can ever be played."""
    never = Timing(condition=DownIs((9,)))
    return [action(Gain(1), when=never, name=name) for name in names]


def plain(*names: str) -> list[PlayCard]:
    return [play("Run Left", 1, "", name=name) for name in names]


def playing(edition: str, effect: Effect, *, held: int, drawn: int = 5) -> Scenario:
    """The offense plays a card with that effect at On Field Adjustments, and has so many more."""
    game = scenario(
        edition,
        offense=Side(
            hand=[
                action(effect, when=ON_FIELD_ADJUSTMENTS, name="The card"),
                *idle(*"ABCDE"[:held]),
            ],
            action_deck=idle(*(f"N{i}" for i in range(1, drawn + 1))),
        ),
        calls=("Run Left", "Run Left"),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays("The card")
    game.both_pass()
    return game


# Drawing by an effect --------------------------------------------------------------------------


@rule("Z-3", editions=["2019"])
def test_2019_has_no_hand_limit() -> None:
    game = playing("2019", Draw("you", "action", 3), held=4)
    assert game.offense.hand == ["A", "B", "C", "D", "N1", "N2", "N3"]


@rule("Z-3", editions=CANCELLED)
@with_cancelled_draws
def test_the_draw_of_a_sixth_card_is_cancelled(edition: str) -> None:
    game = playing(edition, Draw("you", "action", 3), held=4)
    assert game.offense.hand == ["A", "B", "C", "D", "N1"]
    assert len(game.log.all(events.DRAW_CANCELLED, seat=game.offense.seat)) == 2
    assert "N2" not in game.offense.discard


@rule("Z-3", editions=CUT)
def test_in_crd_all_are_drawn_and_then_discarded_down_to_five() -> None:
    game = playing("crd", Draw("you", "action", 3), held=4)
    seven = ["A", "B", "C", "D", "N1", "N2", "N3"]
    assert game.offense.hand == seven
    game.offense.offered(*(DISCARD(name) for name in seven))
    game.offense.discards("B")
    game.offense.offered(*(DISCARD(name) for name in seven if name != "B"))
    game.offense.discards("N3")
    assert not game.offense.asked("hand limit")
    assert game.offense.hand[:5] == ["A", "C", "D", "N1", "N2"]
    assert game.offense.discard[:3] == ["The card", "B", "N3"]
    assert len(game.log.all(events.OVER_THE_LIMIT)) == 2
    game.run_to("hand limit").offense.discards("A")


@rule("Z-3")
@every_edition
def test_five_may_be_held(edition: str) -> None:
    game = playing(edition, Draw("you", "action", 3), held=2)
    assert game.offense.hand[:5] == ["A", "B", "N1", "N2", "N3"]
    if game.offense.asked("hand limit"):  # after the draw at the end of the down
        assert len(game.offense.hand) == 6
        game.offense.discards("A")


@rule("Z-3", editions=CUT)
def test_hands_are_cut_before_the_next_layer_resolves() -> None:
    draw = action(Draw("you", "action", 3), when=ON_FIELD_ADJUSTMENTS, name="Draw")
    below = action(Gain(5), when=ON_FIELD_ADJUSTMENTS, name="Below")
    side = Side(hand=[below, draw, *idle(*"ABC")], action_deck=idle("N1", "N2", "N3"))
    game = scenario("crd", offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Below")
    game.offense.plays("Draw")
    assert game.offense.asked("hand limit")
    assert game.layers == ["Below"]
    game.offense.discards("A")
    assert game.log.order(events.OVER_THE_LIMIT, events.YARDS_CHANGED)[:2] == [
        events.OVER_THE_LIMIT,
        events.YARDS_CHANGED,
    ]
    game.run_to("hand limit").offense.discards("B")


@rule("Z-3", editions=CUT)
def test_of_two_hands_the_offense_cuts_its_own_first() -> None:
    both = action(Draw("each player", "action", 1), when=ON_FIELD_ADJUSTMENTS, name="Both")
    game = scenario(
        "crd",
        offense=Side(hand=[both, *idle(*"ABCDE")]),
        defense=idle(*"FGHIJ"),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays("Both")
    assert game.offense.asked("hand limit")
    game.offense.discards("A")
    game.defense.offered(*(DISCARD(name) for name in ["F", "G", "H", "I", "J", "Blank"]))
    game.defense.discards("F")
    assert (len(game.offense.hand), len(game.defense.hand)) == (5, 5)


@rule("Z-3", editions=CUT)
def test_one_effect_may_take_both_hands_over_their_limits() -> None:
    """Each is cut by itself: a Play is no answer to one Action card too many."""
    both = action(
        Draw("you", "play", 2), Draw("you", "action", 1), when=ON_FIELD_ADJUSTMENTS, name="Both"
    )
    game = scenario(
        "crd",
        offense=Side(
            hand=[both, *idle(*"ABCDE")],
            plays=plain("P1", "P2", "P3"),
            play_deck=plain("N0", "N1", "N2"),
            action_deck=idle("New"),
        ),
        calls=("Run Left", "Run Left"),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays("Both")
    plays = ["P1", "P2", "P3", "N0", "N1", "N2"]
    game.offense.offered(*(DISCARD(name) for name in plays)).discards("P1")
    game.offense.offered(*(DISCARD(name) for name in [*"ABCDE", "New"])).discards("A")
    assert game.offense.play_hand[:5] == plays[1:]
    assert game.offense.hand[:5] == [*"BCDE", "New"]
    game.run_to("hand limit").offense.discards("B")


@rule("Z-3", "R-2")
@every_edition
def test_play_cards_have_a_limit_of_their_own(edition: str) -> None:
    card = action(Draw("you", "play", 2), when=ON_FIELD_ADJUSTMENTS, name="The card")
    game = scenario(
        edition,
        offense=Side(
            hand=[card, *idle(*"ABCD")],
            plays=plain("P1", "P2", "P3"),
            play_deck=plain("N0", "N1", "N2"),
        ),
        calls=("Run Left", "Run Left"),
        at=ON_FIELD_ADJUSTMENTS,
    )
    assert game.offense.play_hand == ["P1", "P2", "P3", "N0"]  # after F-2's draw and the call
    game.offense.plays("The card")
    six = ["P1", "P2", "P3", "N0", "N1", "N2"]
    if edition in CUT:
        game.offense.offered(*(DISCARD(name) for name in six)).discards("P1")
        six.remove("P1")
    elif edition not in UNLIMITED:
        six.remove("N2")
    assert game.offense.play_hand[: len(six)] == six
    if edition in CUT:
        assert "P1" in game.offense.play_discard


# The regular draws (R-2) -----------------------------------------------------------------------


@rule("Z-3", "R-2", "F-15")
@with_cancelled_draws
def test_the_draw_at_the_end_of_a_down_is_cancelled_too(edition: str) -> None:
    game = scenario(edition, offense=idle(*"ABCDE"), defense=idle(*"ABCD"))
    game.run_to(NEXT_DOWN)
    assert game.offense.hand == [*"ABCDE"]
    assert game.defense.hand == [*"ABCD", "Blank"]
    assert game.log.has(events.DRAW_CANCELLED, seat=game.offense.seat)


@rule("Z-3", "R-2", "F-15", editions=CUT)
def test_the_draw_at_the_end_of_a_down_is_cut_too() -> None:
    side = Side(hand=idle(*"ABCDE"), action_deck=idle("N1"))
    game = scenario("crd", offense=side).run_to("hand limit")
    game.offense.offered(*(DISCARD(name) for name in [*"ABCDE", "N1"]))
    game.offense.discards("N1")
    assert game.offense.hand == [*"ABCDE"]
    assert game.offense.discard == ["N1"]
    assert game.down == 2


@rule("Z-3", "R-2", "F-2")
@every_edition
def test_the_draw_of_a_play_each_down_obeys_the_limit(edition: str) -> None:
    side = Side(plays=plain(*"ABCD"), play_deck=plain("N1"))
    game = scenario(edition, offense=side, at=first_question(edition))
    if edition in UNLIMITED:
        assert len(game.offense.play_hand) == 6
        return
    assert len(game.offense.play_hand) == 5
    if edition in CUT:
        game.run_to("hand limit")
        assert len(game.offense.play_hand) == 6
        game.offense.discards("D")
        assert game.offense.play_discard == ["D"]
    game.run_to("call")
    assert len(game.offense.play_hand) == 5
    assert ("N1" in game.offense.play_hand) == (edition in CUT)


# Cards that come into hand otherwise -----------------------------------------------------------


@rule("Z-3", "Z-4")
@every_edition
def test_a_card_searched_for_obeys_the_limit(edition: str) -> None:
    game = playing(edition, Search(decks=("action",)), held=5, drawn=1)
    if edition in CANCELLED:
        assert game.offense.hand == [*"ABCDE"]
        assert not game.log.has(events.SEARCHED)
        return
    game.give(game.offense.decision().options[0])
    assert len(game.offense.hand) == 6
    if edition in CUT:
        game.offense.discards("A")
        assert game.offense.hand[:4] == [*"BCDE"]
        game.run_to("hand limit").offense.discards("B")


@rule("Z-3")
@every_edition
def test_a_card_from_the_discard_pile_obeys_the_limit(edition: str) -> None:
    recover = action(Recover("you", "action"), when=ON_FIELD_ADJUSTMENTS, name="The card")
    side = Side(hand=[recover, *idle(*"ABCDE")], action_discard=idle("Old"))
    game = scenario(edition, offense=side, calls=("Run Left", "Run Left"), at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("The card")
    if edition in CUT:
        game.offense.offered(*(DISCARD(name) for name in [*"ABCDE", "Old"])).discards("A")
        game.run_to("hand limit").offense.discards("B")
    assert ("Old" in game.offense.hand) == (edition not in CANCELLED)


# What cards say about the limit ----------------------------------------------------------------

SMALL_HANDS = gridiron(
    Static(ModifyHandLimit("each player", "action", -2)), when=START_OF_DOWN, name="Small Hands"
)


@rule("Z-3")
@pytest.mark.parametrize("edition", BY_F)
@pytest.mark.parametrize(("by", "most"), [(1, 6), (2, 7), (-1, 4)])
def test_an_effect_may_say_otherwise(edition: str, by: int, most: int) -> None:
    side = Side(
        hand=idle(*"ABC"),
        action_deck=idle(*(f"N{i}" for i in range(6))),
        gridirons=[gridiron(Static(ModifyHandLimit("you", "action", by)), name="Hands")],
    )
    game = scenario(edition, offense=side)
    for _ in range(most - 3):
        game.run_to(NEXT_DOWN)
    assert len(game.offense.hand) == most
    assert game.log.count(events.DRAW_CANCELLED) == 0
    if edition in CUT:
        game.run_to("hand limit").offense.discards("A")
    else:
        game.run_to(NEXT_DOWN if game.down < 4 else "line-up")
        assert game.log.has(events.DRAW_CANCELLED, seat=game.offense.seat)
    assert len(game.offense.hand) == most


@rule("Z-3", "R-28", editions=CUT)
def test_when_the_limit_falls_hands_are_cut_at_once() -> None:
    side = Side(hand=[SMALL_HANDS, *idle(*"ABCD")])
    game = scenario("crd", offense=side, defense=idle(*"FGHI"), at=START_OF_DOWN)
    game.offense.plays("Small Hands")
    game.offense.offered(*(DISCARD(name) for name in "ABCD")).discards("A")
    game.defense.offered(*(DISCARD(name) for name in "FGHI")).discards("F")
    assert (game.offense.hand, game.defense.hand) == ([*"BCD"], [*"GHI"])


@rule("Z-3", "R-28", "T-9", editions=CUT)
def test_when_a_higher_limit_is_over_hands_are_cut() -> None:
    more = action(
        Lasting(ModifyHandLimit("you", "action", 2), "this down"),
        Draw("you", "action", 2),
        when=END_OF_PLAY,
        name="More",
    )
    game = scenario("crd", offense=[more, *idle(*"ABCDE")], at=END_OF_PLAY)
    game.offense.plays("More")
    game.both_pass()
    game.offense.discards("A")  # the eighth, drawn at the end of the down
    assert game.down == 2
    assert len(game.offense.hand) == 7
    assert game.offense.asked("hand limit")
    game.offense.discards("B")
    game.offense.discards("C")
    assert len(game.offense.hand) == 5


@rule("Z-3")
@with_cancelled_draws
def test_before_crd_a_lower_limit_only_cancels_draws(edition: str) -> None:
    side = Side(hand=[SMALL_HANDS, *idle(*"ABCD")])
    game = scenario(edition, offense=side, at=START_OF_DOWN)
    game.offense.plays("Small Hands")
    game.run_to(NEXT_DOWN)
    assert game.offense.hand == [*"ABCD"]
    assert game.log.has(events.DRAW_CANCELLED, seat=game.offense.seat)
