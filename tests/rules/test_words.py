"""Chapter X: words on cards."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.card import PlayerCard, Superstar, Synergy
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.printing import english
from snapcount.cards.nouns import (
    All,
    Compare,
    Condition,
    CountPlayers,
    DeckHas,
    Designated,
    DownIs,
    Group,
    RatingAmong,
    RatingOf,
    Synergized,
    Than,
)
from snapcount.cards.number import CardNumber, NumberError, read_number
from snapcount.cards.tree import Discard, Effect, ExhaustPlayers, Gain, ModifyYards, Static, Timing
from snapcount.cards.words import RARITY_LETTERS, Position, PositionGroup, Rarity
from snapcount.testing import (
    BLANK,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Scenario,
    Side,
    action,
    player,
    rule,
    scenario,
    superstar,
    synergy,
)
from snapcount.testing.editions import editions_where, having

LEGENDS = editions_where(lambda rules: rules.legends)
WITH_SYNERGY = editions_where(having("synergy", "superstar"))

every_edition = pytest.mark.parametrize("edition", editions_where())
with_synergy = pytest.mark.parametrize("edition", WITH_SYNERGY)

# Positions -------------------------------------------------------------------------------------


def exhausted_on(edition: str, group: PositionGroup | Position, *on_field: Position) -> list[str]:
    """Who of these Players is exhausted by a card that exhausts that group."""
    players = [player(position, name=position) for position in on_field]
    defense = players[0].side == "defense"
    side = Side(players=players, field=[*on_field])
    card: Effect = ExhaustPlayers(All(Group(positions=(group,))))
    game = scenario(
        edition,
        offense=Side(hand=[card]) if defense else side,
        defense=side if defense else Side(hand=[card]),
        calls=("Run Left", "Run Left"),
        at=ON_FIELD_ADJUSTMENTS,
    )
    (game.offense if defense else game.defense).plays(0)
    game.both_pass()
    return (game.defense if defense else game.offense).exhausted


@rule("X-1")
@every_edition
@pytest.mark.parametrize(
    ("group", "on_field", "members"),
    [
        ("DB", ("CB", "S", "LB", "DE"), ["CB", "S"]),
        ("DL", ("DE", "DT", "LB", "S"), ["DE", "DT"]),
        ("OL", ("OT", "OG", "C", "QB"), ["OT", "OG", "C"]),
        ("OL", ("TE", "RB", "WR", "QB"), []),
        ("CB", ("CB", "S", "LB", "DE"), ["CB"]),
    ],
)
def test_a_group_of_positions_means_each_of_them(
    edition: str,
    group: PositionGroup | Position,
    on_field: tuple[Position, ...],
    members: list[str],
) -> None:
    assert sorted(exhausted_on(edition, group, *on_field)) == sorted(members)


# Numbers and rarities --------------------------------------------------------------------------


@rule("X-2")
@pytest.mark.parametrize(
    ("text", "rarity", "place", "season"),
    [
        ("C16-19", "common", 16, 2019),
        ("U129-22", "uncommon", 129, 2022),
        ("R134-19", "rare", 134, 2019),
        ("E240-20", "epic", 240, 2020),
        ("L279-21", "legendary", 279, 2021),
        ("RK5-22", "rookie", 5, 2022),
        ("P4-19", "promo", 4, 2019),
        ("S81-19", "starter", 81, 2019),
    ],
)
def test_a_number_is_rarity_number_and_season(
    text: str, rarity: Rarity, place: int, season: int
) -> None:
    assert read_number(text) == CardNumber(rarity, place, season)
    assert str(CardNumber(rarity, place, season)) == text
    assert str(read_number(f" {text.lower()} ")) == text


@rule("X-2")
def test_rarities_stand_from_the_most_common_on() -> None:
    assert [*RARITY_LETTERS.items()][:7] == [
        ("C", "common"),
        ("U", "uncommon"),
        ("R", "rare"),
        ("E", "epic"),
        ("L", "legendary"),
        ("RK", "rookie"),
        ("P", "promo"),
    ]


@rule("X-2")
def test_a_list_may_leave_the_season_to_its_file() -> None:
    assert str(read_number("E245", season=2021)) == "E245-21"
    assert str(read_number("E245-20", season=2021)) == "E245-20"
    with pytest.raises(NumberError, match="lacks its season"):
        read_number("E245")


@pytest.mark.parametrize("text", ["", "L", "279-21", "L279-2021", "L0-21", "Q7-21", "L279/21"])
def test_anything_else_is_no_number(text: str) -> None:
    with pytest.raises(NumberError, match="as in L279-21"):
        read_number(text)
    assert NumberError.code == "bad-number"


# Synergized ------------------------------------------------------------------------------------

TOGETHER = action(Gain(5), when=Timing(condition=Synergized()), name="Together")
SPARE = action(Gain(10), name="Spare")
PASSER = player("QB", name="Passer")
SOLO = synergy(DeckHas(Group(whose="you", positions=("QB",)), at_most=1), name="Solo")


def synergized(
    edition: str,
    *players: PlayerCard,
    star: Superstar | None = None,
    card: Synergy | None = None,
) -> bool:
    """Whether the offense, with these Players among its ten, is offered what asks for it."""
    side = Side(
        hand=[TOGETHER, SPARE],
        players=players,
        superstars=[star] if star is not None else [],
        synergy=card,
    )
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    cards = [option.a for option in game.offense.decision().options if option.a >= 0]
    assert "Spare" in game.names(cards)
    return "Together" in game.names(cards)


@rule("X-3")
@with_synergy
def test_a_team_of_one_franchise_is_synergized(edition: str) -> None:
    assert synergized(edition)
    for stranger in (
        player("RB", team="Others"),  # on the field
        player("DT", team="Others"),  # on the bench, and for the other side of the ball
        player("QB", team=""),  # of no franchise
    ):
        assert not synergized(edition, stranger)


@rule("X-3", "D-11")
@pytest.mark.parametrize("edition", LEGENDS)
def test_a_legend_is_a_normal_player_for_it(edition: str) -> None:
    assert synergized(edition, player("RB", legend=True))
    assert not synergized(edition, player("RB", team="Others", legend=True))


@rule("X-3")
def test_2019_knows_no_synergy() -> None:
    assert not synergized("2019")


@rule("X-3")
@with_synergy
def test_an_active_synergy_card_synergizes_any_team(edition: str) -> None:
    stranger = player("RB", team="Others")
    assert synergized(edition, stranger, card=SOLO)
    two_passers = (PASSER, player("QB", name="Second", team="Others"))
    assert not synergized(edition, *two_passers, card=SOLO)


@rule("X-3")
@with_synergy
def test_synergy_looks_at_normal_players_only(edition: str) -> None:
    back = player("RB", name="Back")
    other_team = Superstar(name="Back", side="offense", position="RB", team="Others")
    assert synergized(edition, back, star=other_team)
    stranger = player("RB", name="Back", team="Others")
    assert not synergized(edition, stranger, star=superstar(player("RB", name="Back")))
    # A Superstar of another position counts as what its normal Player is.
    passing_back = Superstar(name="Back", side="offense", position="QB", team="Others")
    assert synergized(edition, stranger, star=passing_back, card=SOLO)


@rule("X-3")
@with_synergy
@pytest.mark.parametrize(("passers", "yards"), [(1, 25), (2, 15)])
def test_a_synergy_cards_text_works_while_it_is_active(
    edition: str, passers: int, yards: int
) -> None:
    bonus = synergy(SOLO.active_if, Static(ModifyYards(10)), name="Bonus")
    players = [player("QB", name=f"Passer {i}", team=f"Team {i}") for i in range(passers)]
    game = scenario(edition, offense=Side(players=players, synergy=bonus), at="play or kick")
    game.run_to(NEXT_DOWN)
    assert game.yards == yards


BACK = player("RB", name="Back", rating=70, team="Others")
STAR = Superstar(name="Back", side="offense", position="WR", rating=90, team="Testers")


def at_least(count: int, **group: Any) -> Condition:
    return Compare(CountPlayers(Group(whose="you", **group)), "at least", count)


@rule("X-3")
@with_synergy
@pytest.mark.parametrize(
    ("condition", "active"),
    [
        (at_least(2, positions=("WR",)), False),
        (at_least(1, positions=("RB",)), True),
        (at_least(1, rating_at_least=90), False),
        (at_least(1, rating_at_most=70), True),
        (at_least(1, team="Others"), True),
        (at_least(4, team="Testers"), False),
        (at_least(3, rank="highest"), True),
        (at_least(1, than=Than("lower", Designated("tackler"))), True),
        (at_least(2, team_of=Designated("ball carrier")), False),
        (at_least(2, position_of=Designated("ball carrier")), False),
        (Compare(RatingOf(Designated("ball carrier")), "at least", 90), False),
        (Compare(RatingAmong("highest", Group(whose="you")), "at least", 80), False),
        (Compare(RatingAmong("lowest", Group(whose="you")), "at most", 70), True),
    ],
    ids=repr,
)
def test_on_the_field_too_the_card_under_a_superstar_counts(
    edition: str, condition: Condition, active: bool
) -> None:
    """The Back is a Running Back of 70 from the Others; its Superstar is nothing of that."""
    more = ModifyYards(10)
    for card in (
        synergy(condition, Static(more), name="Active"),
        synergy(DownIs((1,)), Static(more, condition), name="While"),
    ):
        others = [player(position, rating=75) for position in ("QB", "WR", "TE")]
        theirs = [player(position, rating=72) for position in ("DE", "LB", "CB", "S")]
        side = Side(players=[BACK, *others], superstars=[STAR], synergy=card)
        game = scenario(edition, offense=side, defense=Side(players=theirs), carrier="Back")
        game.run_to(NEXT_DOWN)
        assert game.yards == (25 if active else 15), card.name


@rule("X-3")
@with_synergy
def test_other_texts_see_the_superstar(edition: str) -> None:
    text = "Exhaust all of your Wide Receivers."
    side = Side(hand=[text], players=[BACK], superstars=[STAR])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    assert game.offense.exhausted == ["Back", "Wide Receiver"]


# Your hand, and numbers beyond 9 ----------------------------------------------------------------


@rule("R-44")
@every_edition
@pytest.mark.parametrize(
    ("text", "plays_stay", "actions_stay"),
    [
        ("Discard your hand.", False, False),
        ("Discard your Action hand.", True, False),
        ("Shuffle your hand into your deck.", False, False),
        ("Gain 5 yards for each card in your hand.", True, True),
    ],
)
def test_your_hand_is_both_hands(
    edition: str, text: str, plays_stay: bool, actions_stay: bool
) -> None:
    card = action(text, when=ON_FIELD_ADJUSTMENTS, name="Trick")
    game = scenario(edition, offense=[card, SPARE, SPARE], at=ON_FIELD_ADJUSTMENTS)
    plays = len(game.offense.play_hand)
    assert plays > 0
    game.offense.plays("Trick")
    game.both_pass()
    assert len(game.offense.play_hand) == (plays if plays_stay else 0)
    assert len(game.offense.hand) == (2 if actions_stay else 0)
    if plays_stay and actions_stay:
        assert game.yards_by_effects == 5 * (plays + 2)


@rule("R-44", "R-32")
@pytest.mark.parametrize(
    "text",
    [
        "The Play Strength becomes 10.",
        "Determine Grit value. The Grit becomes 12.",
        "If the Play Strength is 10, gain 5 yards.",
        "If the Play Strength is 10 or higher, gain 5 yards.",
        "If the Play Strength is 12 or lower, gain 5 yards.",
        "If the Play Strength is greater than 9, gain 5 yards.",
        "Determine Grit value. If the Grit is 10 or higher, gain 5 yards.",
        "Determine Grit value. If the Grit is 8-12, gain 5 yards.",
        "Reveal the top card of your Play deck. If its Strength is 10 or higher, gain 5 yards.",
        "Your field goals are good on a Grit of 5-12.",
    ],
)
def test_a_strength_or_grit_beyond_9_is_refused(text: str) -> None:
    with pytest.raises(TextError, match="from 0 to 9"):
        action(text)


@rule("R-44", "R-32")
@every_edition
def test_9_is_not(edition: str) -> None:
    text = "The Play Strength becomes 9. If the Play Strength is 9 or higher, gain 5 yards."
    game = scenario(
        edition, offense=[action(text, when=ON_FIELD_ADJUSTMENTS)], at=ON_FIELD_ADJUSTMENTS
    )
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == 50


# They and their --------------------------------------------------------------------------------


def discarding(edition: str, effect: Effect) -> Scenario:
    game = scenario(
        edition,
        offense=[action(effect, name="The card"), BLANK, BLANK],
        defense=[BLANK, BLANK],
        calls=("Run Left", "Run Left"),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays("The card")
    game.both_pass()
    return game


@rule("X-4")
@every_edition
def test_their_cards_are_those_of_the_one_player_spoken_of(edition: str) -> None:
    theirs = Discard("opponent", "action", None)
    assert english(theirs) == "Your opponent discards all of their Action cards."
    game = discarding(edition, theirs)
    discarded = (game.offense.discard, game.defense.discard)
    assert discarded == (["The card"], ["Blank", "Blank"])


@rule("X-4")
@every_edition
def test_each_player_discards_their_own(edition: str) -> None:
    game = discarding(edition, Discard("each player", "action", None))
    assert game.offense.discard == ["Blank", "Blank", "The card"]
    assert game.defense.discard == ["Blank", "Blank"]
