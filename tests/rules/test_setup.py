"""Chapter S: setting the game up."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from snapcount.cards.card import AnyCard, PlayerCard
from snapcount.cards.nouns import DownIs
from snapcount.cards.tree import (
    Discard,
    Draw,
    Gain,
    ModifyYards,
    RemoveCard,
    Search,
    Static,
    Timing,
)
from snapcount.engine import events
from snapcount.engine.editions import edition_named
from snapcount.engine.game import Game, new_game
from snapcount.engine.options import KICK_PUNT
from snapcount.engine.records.sound import places
from snapcount.engine.setup import new_table
from snapcount.engine.table import Table
from snapcount.testing import (
    LEAVE_OUT,
    NEXT_DOWN,
    PICK_CARD,
    START_OF_DOWN,
    Scenario,
    Seat,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
    superstar,
    synergy,
)
from snapcount.testing.cards import plain_squad
from snapcount.testing.editions import by_chapter_f, editions_where, having

WITH_SYNERGY = editions_where(having("synergy"))
with_synergy = pytest.mark.parametrize("edition", WITH_SYNERGY)
WITH_SUPERSTARS = editions_where(having("superstar"))
with_superstars = pytest.mark.parametrize("edition", WITH_SUPERSTARS)
IN_SECRET = editions_where(lambda rules: rules.secret_line_ups)
in_secret = pytest.mark.parametrize("edition", IN_SECRET)
BY_F = editions_where(by_chapter_f)

every_edition = pytest.mark.parametrize("edition", editions_where())
since_2021 = pytest.mark.parametrize("edition", BY_F)

NEVER = Timing(condition=DownIs((9,)))
BONUS = synergy(DownIs((1, 2, 3, 4)), Static(ModifyYards(5)), name="Beside")


def deck(*more: AnyCard) -> list[AnyCard]:
    """Fifty cards, each Play and each Action different."""
    plays = [play("Run Left", i % 10, "Long Pass", name=f"P{i}") for i in range(20)]
    actions = [action(Gain(i), when=NEVER, name=f"A{i}") for i in range(20)]
    return [*plain_squad(), *plays, *actions, *more]


@cache
def table(edition: str, *more: AnyCard) -> Table:
    return new_table((deck(*more), deck(*more)), edition_named(edition))


def start(edition: str, seed: int, *more: AnyCard) -> Game:
    return new_game(table(edition, *more), seed)


def names(game: Game, cards: list[int]) -> list[str]:
    return [game.table.cards[game.table.definition[card]].name for card in cards]


# S-1 -------------------------------------------------------------------------------------------


@rule("S-1")
@every_edition
def test_the_opening_hands(edition: str) -> None:
    game = start(edition, 1)
    rules = edition_named(edition)
    plays, actions = rules.opening_plays, rules.opening_actions
    for seat in range(2):
        assert (len(game.play_hand[seat]), len(game.play_deck[seat])) == (plays, 20 - plays)
        assert (len(game.action_hand[seat]), len(game.action_deck[seat])) == (actions, 20 - actions)
        assert game.play_discard[seat] == game.action_discard[seat] == []
        whole = names(game, game.play_hand[seat] + game.play_deck[seat])
        assert sorted(whole) == sorted(f"P{i}" for i in range(20))
        assert all(game.table.owner[card] == seat for card in game.play_hand[seat])


@rule("S-1")
@every_edition
def test_each_deck_is_shuffled_for_itself(edition: str) -> None:
    orders: list[list[str]] = []
    for seed in range(10):
        game = start(edition, seed)
        for seat in range(2):
            orders.append([name[1:] for name in names(game, game.play_deck[seat])])
            orders.append([name[1:] for name in names(game, game.action_deck[seat])])
    assert len({tuple(order[:8]) for order in orders}) == len(orders)


@rule("S-1")
def test_every_card_comes_into_opening_hands_about_as_often() -> None:
    seen: Counter[str] = Counter()
    for seed in range(400):
        game = start("crd", seed)
        seen.update(names(game, game.play_hand[0]))
    assert len(seen) == 20
    # 60 each are expected; seven deviations away is no accident
    assert min(seen.values()) > 60 - 7 * 7.2
    assert max(seen.values()) < 60 + 7 * 7.2


@rule("S-1")
@every_edition
def test_the_same_seed_deals_the_same_game(edition: str) -> None:
    one, other = start(edition, 7), start(edition, 7)
    assert one.play_deck == other.play_deck
    assert one.action_hand == other.action_hand
    assert one.offense == other.offense


# S-2 -------------------------------------------------------------------------------------------


@rule("S-2")
@every_edition
def test_a_random_player_starts_on_offense(edition: str) -> None:
    first = Counter(start(edition, seed).offense for seed in range(100))
    assert set(first) == {0, 1}
    assert min(first.values()) > 25


@rule("S-2", "P-3")
@every_edition
@pytest.mark.parametrize("seed", range(4))
def test_the_other_player_starts_the_second_half_on_offense(edition: str, seed: int) -> None:
    game = start(edition, seed)
    first = game.offense
    while game.period == 0:
        assert game.decision is not None
        punts = [option for option in game.decision.options if option.verb == KICK_PUNT]
        game.apply((punts or game.decision.options)[0])
    assert game.offense == 1 - first


# S-3 -------------------------------------------------------------------------------------------


@rule("S-3")
@every_edition
def test_where_the_game_starts(edition: str) -> None:
    game = start(edition, 3)
    assert (game.ball, game.down, game.clock, game.period) == (25, 1, 15, 0)
    assert (game.score, game.timeouts) == ([0, 0], [3, 3])
    view = game.observe(1)
    assert (view.ball, view.down, view.clock) == (25, 1, 15)
    assert (view.score, view.timeouts) == ([0, 0], [3, 3])


# S-4 -------------------------------------------------------------------------------------------


@rule("S-4")
@with_synergy
def test_synergy_cards_start_face_up_and_in_no_other_place(edition: str) -> None:
    game = start(edition, 1, BONUS)
    for looker in (0, 1, -1):
        for side in game.observe(looker).sides:
            assert game.table.cards[side.synergy].name == "Beside"
            assert side.synergy_active
    cards = [card for _, _, _, held in places(game) for card in held]
    assert "Beside" not in names(game, cards)
    assert "Beside" not in names(game, [game.top(slot) for slot in range(20)])
    assert (len(game.play_deck[0]), len(game.action_deck[0])) == (17, 17)


@rule("S-4")
@with_synergy
def test_effects_on_decks_hands_and_the_field_do_not_reach_it(edition: str) -> None:
    everything = action(
        Discard("opponent", "action", None),
        RemoveCard("gridiron", count=None),
        RemoveCard("power up", count=None),
        RemoveCard("superstar", count=None),
        when=START_OF_DOWN,
        name="Everything",
    )
    game = scenario(edition, offense=Side(synergy=BONUS), defense=[everything], at=START_OF_DOWN)
    game.defense.plays("Everything")
    assert game.state.observe(0).sides[0].synergy_active
    game.run_to(NEXT_DOWN)
    assert game.yards == 20
    find = action(Search(), Draw("you", "action", 20), when=START_OF_DOWN, name="Find")
    game = scenario(edition, offense=Side(hand=[find], synergy=BONUS), at=START_OF_DOWN)
    game.offense.plays("Find")
    assert not game.offense.may(PICK_CARD("Beside"))
    game.offense.answers(PICK_CARD("Blank"))
    while game.offense.asked("hand limit"):
        game.give(game.offense.decision().options[0])
    assert "Beside" not in game.offense.hand


# S-5 -------------------------------------------------------------------------------------------


def lining_up(edition: str, *offense: PlayerCard) -> Scenario:
    return scenario(edition, offense=Side(players=offense), at="line-up")


def lined_up(game: Scenario, out: str, out_on_defense: str) -> Scenario:
    game.offense.answers(LEAVE_OUT(out))
    game.defense.answers(LEAVE_OUT(out_on_defense))
    return game


@rule("S-5")
@every_edition
def test_each_side_picks_four_of_its_five(edition: str) -> None:
    game = lining_up(edition)
    receivers = ["Running Back", "Wide Receiver", "Tight End", "Slot Receiver"]
    game.offense.offered(*(LEAVE_OUT(name) for name in receivers))  # the Quarterback must play
    game.offense.answers(LEAVE_OUT("Tight End"))
    defenders = ["Defensive End", "Linebacker", "Cornerback", "Safety", "Defensive Tackle"]
    game.defense.offered(*(LEAVE_OUT(name) for name in defenders))
    game.defense.answers(LEAVE_OUT("Safety"))
    assert game.offense.field == [
        "Quarterback",
        "Running Back",
        "Wide Receiver",
        "Slot Receiver",
    ]
    defenders.remove("Safety")
    assert game.defense.field == defenders


@rule("S-5", "D-1")
@every_edition
def test_of_two_quarterbacks_one_may_stay_out(edition: str) -> None:
    game = lining_up(edition, player("QB", name="First"), player("QB", name="Second"))
    for name in ("First", "Second"):
        assert game.offense.may(LEAVE_OUT(name))
    assert len(game.offense.decision().options) == 5
    lined_up(game, "First", "Safety")
    assert "Second" in game.offense.field
    assert len(game.offense.field) == 4


def field_seen(game: Scenario, looker: int, whose: Seat) -> list[int]:
    players = game.state.observe(looker).sides[whose.seat].players
    return [each.slot for each in players if each.on_field]


@rule("S-5", "Z-1")
@in_secret
def test_line_ups_are_face_down_until_both_are_chosen(edition: str) -> None:
    game = lining_up(edition)
    views = game.state.observe(1), game.state.observe(-1)
    game.offense.answers(LEAVE_OUT("Tight End"))
    other = lining_up(edition)
    other.offense.answers(LEAVE_OUT("Running Back"))
    for looker in (1, -1):
        assert field_seen(game, looker, game.offense) == []
        assert game.state.observe(looker) == other.state.observe(looker)
    assert game.state.observe(0).sides[0].lined_up == 0b10111
    assert views[1].sides == game.state.observe(-1).sides
    game.defense.answers(LEAVE_OUT("Safety"))
    other.defense.answers(LEAVE_OUT("Safety"))
    shown = [event for event in game.events if event[0] == events.LINED_UP]
    assert len(shown) == 2  # both at the same moment
    for looker in (0, 1, -1):
        assert field_seen(game, looker, game.offense) == [0, 1, 2, 4]


@rule("S-5", editions=["2019"])
def test_in_2019_the_defense_sees_the_line_up_that_it_answers() -> None:
    game = lining_up("2019")
    game.offense.answers(LEAVE_OUT("Tight End"))
    assert game.defense.asked("line-up")
    for looker in (0, 1, -1):
        assert field_seen(game, looker, game.offense) == [0, 1, 2, 4]


@rule("S-5")
@every_edition
def test_all_enter_energized(edition: str) -> None:
    side = Side(exhausted=["Quarterback", "Tight End"])
    game = scenario(edition, offense=side, defense=Side(exhausted=["Safety"]), at="line-up")
    lined_up(game, "Running Back", "Linebacker")
    assert game.offense.exhausted == game.defense.exhausted == []


@rule("S-5", "P-5")
@with_superstars
def test_a_superstar_that_is_attached_comes_along_and_one_in_the_deck_does_not(
    edition: str,
) -> None:
    back = player("RB", name="Back")
    end = player("TE", name="End")
    side = Side(players=[back, end], superstars=[superstar(back)], hand=[superstar(end)])
    game = scenario(edition, offense=side, at="line-up")
    # Who is lined up is a normal Player; the Superstar in hand is none.
    assert len(game.offense.decision().options) == 4
    lined_up(game, "Wide Receiver", "Safety")
    assert game.offense.superstar("Back")
    assert not game.offense.superstar("End")
    assert game.state.top(game.offense.slot("Back")) != game.state.table.slot_card[1]


@rule("T-15", "D-6", "R-27")
@with_superstars
def test_a_superstar_goes_on_the_player_of_its_own_side_of_the_ball(edition: str) -> None:
    passer, namesake = player("QB", name="Same Name"), player("LB", name="Same Name")
    side = Side(players=[passer, namesake], hand=[superstar(namesake)])
    game = scenario(edition, defense=side, at=START_OF_DOWN)
    game.defense.plays(0)
    assert game.state.superstar[game.defense.seat * 10 + 6] >= 0
    assert game.state.superstar[game.defense.seat * 10] < 0
    # On offense its counterpart is on the bench.
    game = scenario(edition, offense=side)
    assert game.offense.asked("play or kick")
    assert not game.log.has(events.CARD_PLAYED)
