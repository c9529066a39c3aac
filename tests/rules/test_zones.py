"""Chapter Z: zones, and who may look into them."""

from __future__ import annotations

from collections import Counter

import pytest

from snapcount.cards.card import ActionCard, PlayCard
from snapcount.cards.nouns import All, DownIs, Group
from snapcount.cards.tree import (
    Activated,
    Effect,
    Energize,
    Gain,
    ModifyYards,
    Static,
    Timing,
)
from snapcount.engine import events
from snapcount.engine.records.sound import check_state, places
from snapcount.engine.terms import PLAYER_CARD, SYNERGY
from snapcount.engine.views.view import SideSeen
from snapcount.testing import (
    ON_FIELD_ADJUSTMENTS,
    PASS,
    Scenario,
    Seat,
    Side,
    action,
    gridiron,
    play,
    player,
    power_up,
    rule,
    scenario,
    superstar,
    synergy,
)
from snapcount.testing import (
    PLAY as PLAYING,
)
from snapcount.testing.editions import by_chapter_f, editions_where, having
from snapcount.testing.random_games import random_states

WITH_ALL_KINDS = editions_where(having("superstar", "power up", "gridiron", "synergy"))
with_all_kinds = pytest.mark.parametrize("edition", WITH_ALL_KINDS)
BY_F = editions_where(by_chapter_f)

every_edition = pytest.mark.parametrize("edition", editions_where())
since_2021 = pytest.mark.parametrize("edition", BY_F)

NEVER = Timing(condition=DownIs((9,)))
BONUS = Static(ModifyYards(5))


def idle(*names: str) -> list[ActionCard]:
    """Cards that are only held: none can ever be played."""
    return [action(Gain(1), when=NEVER, name=name) for name in names]


def plain(*names: str) -> list[PlayCard]:
    return [play("Run Left", 1, "", name=name) for name in names]


def adjusting(edition: str, *effects: Effect, side: Side | None = None) -> Scenario:
    """The offense may play a card with these effects; the play is stopped anyway."""
    card = action(*effects, when=ON_FIELD_ADJUSTMENTS, name="The card")
    given = side if side is not None else Side()
    declared = Side(**{**vars(given), "hand": [card, *given.hand]})
    stopped = ("Run Left", "Run Left")
    return scenario(edition, offense=declared, calls=stopped, at=ON_FIELD_ADJUSTMENTS)


# Z-1 -------------------------------------------------------------------------------------------


def everywhere(game: Scenario) -> Counter[int]:
    """How many places each card is in; Players and Synergies have places of their own."""
    g = game.state
    own = (PLAYER_CARD, SYNERGY)
    cards = Counter(card for card, kind in enumerate(g.table.kind) if kind in own)
    for _, _, _, held in places(g):
        cards.update(held)
    return cards


@rule("Z-1", "Z-7")
@every_edition
def test_every_card_is_always_in_one_place_and_on_its_owners_side(edition: str) -> None:
    for seed in range(4):
        for game in random_states(edition, seed):
            check_state(game)  # raises if a card is missing, twice, or in a wrong place


@rule("Z-1")
@with_all_kinds
def test_each_zone_holds_its_cards(edition: str) -> None:
    back = player("RB", name="Back")
    side = Side(
        hand=idle("In hand"),
        players=[back],
        plays=plain("Held"),
        play_deck=plain("Next"),
        action_deck=idle("Below"),
        play_discard=plain("Used"),
        action_discard=idle("Gone"),
        superstars=[superstar(back)],
        attached={"Wide Receiver": [power_up(BONUS, name="Boost")]},
        gridirons=[gridiron(BONUS, name="Mud")],
        synergy=synergy(DownIs((1,)), BONUS, name="Beside"),
    )
    game = scenario(edition, offense=side)
    assert set(everywhere(game).values()) == {1}
    assert len(everywhere(game)) == len(game.state.table.owner)
    offense = game.offense
    assert (offense.hand, offense.discard, offense.play_discard) == (
        ["In hand"],
        ["Gone"],
        ["Used"],
    )
    assert "Held" in offense.play_hand
    assert offense.attached("Wide Receiver") == ["Boost"]
    assert offense.superstar("Back")
    assert game.gridirons == ["Mud"]


def seen(game: Scenario, seat: Seat | None, whose: Seat) -> SideSeen:
    """What a player, or without one a spectator, sees of someone's side."""
    return game.state.observe(-1 if seat is None else seat.seat).sides[whose.seat]


def named(game: Scenario, definitions: list[int]) -> list[str]:
    return [game.state.table.cards[definition].name for definition in definitions]


@rule("Z-1", "Z-8")
@every_edition
def test_hands_are_hidden_and_discards_are_not(edition: str) -> None:
    side = Side(
        hand=idle("A", "B"),
        plays=plain("P"),
        play_discard=plain("Used"),
        action_discard=idle("Gone"),
    )
    game = scenario(edition, defense=side)
    own = seen(game, game.defense, game.defense)
    assert own.action_hand is not None
    assert own.play_hand is not None
    assert named(game, own.action_hand) == ["A", "B"]
    assert "P" in named(game, own.play_hand)
    for looker in (game.offense, None):
        others = seen(game, looker, game.defense)
        assert (others.action_hand, others.play_hand) == (None, None)
        assert (others.actions_in_hand, others.plays_in_hand) == (2, len(own.play_hand))
    for looker in (game.offense, game.defense, None):
        pile = seen(game, looker, game.defense)
        assert named(game, pile.action_discard) == ["Gone"]
        assert named(game, pile.play_discard) == ["Used"]


@rule("Z-1")
@every_edition
def test_nobody_sees_into_a_deck_not_even_its_owner(edition: str) -> None:
    side = Side(play_deck=plain("Top", "Next"), action_deck=idle("First", "Second"))
    game = scenario(edition, offense=side)
    views = [game.state.observe(seat) for seat in (0, 1, -1)]
    for deck in (game.state.play_deck[0], game.state.action_deck[0]):
        deck.reverse()
    assert [game.state.observe(seat) for seat in (0, 1, -1)] == views
    assert seen(game, game.offense, game.offense).actions_in_deck == 22


@rule("Z-1", "F-3")
@every_edition
def test_a_face_down_call_is_hidden(edition: str) -> None:
    side = Side(plays=plain("Secret"))
    game = scenario(edition, offense=side, defense=Side(plays=plain("Other")), at="call")
    game.offense.calls("Secret")
    assert game.defense.asked("call")
    own = seen(game, game.offense, game.offense).call
    assert own is not None
    assert named(game, [own.card]) == ["Secret"]
    assert seen(game, game.defense, game.offense).call is None
    assert seen(game, None, game.offense).call is None
    game.defense.calls("Other")
    shown = [event for event in game.log if event[0] == events.CALLED]
    assert game.names([event[2] for event in shown]) == ["Secret", "Other"]


# Z-2 -------------------------------------------------------------------------------------------


@rule("Z-2")
@every_edition
def test_four_players_are_on_the_field_and_six_on_the_bench(edition: str) -> None:
    game = scenario(edition, at="line-up")
    while game.state.decision is not None and game.log.count(events.DOWN) == 0:
        game.give(game.state.decision.options[0])
    for seat in (game.offense, game.defense):
        players = seen(game, None, seat).players
        assert Counter(each.on_field for each in players) == {True: 4, False: 6}
        assert not any(each.exhausted for each in players)


@rule("Z-2", "T-5")
@every_edition
def test_a_player_is_energized_or_exhausted(edition: str) -> None:
    receiver = player("WR", Activated((Gain(5),)), name="Receiver")
    game = adjusting(
        edition,
        Energize(All(Group(whose="you"))),
        side=Side(players=[receiver], exhausted=["Receiver"]),
    )
    assert game.offense.exhausted == ["Receiver"]
    game.offense.offered(PASS, PLAYING("The card"))  # no Exhaust ability while Exhausted
    game.offense.plays("The card").game.both_pass()
    assert game.offense.exhausted == []
