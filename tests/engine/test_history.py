"""What happened earlier, and what happens in the stead of something, worded as on cards."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.language.parse import parse_ability
from snapcount.cards.nouns import (
    Choose,
    Compare,
    CountCards,
    DeckHas,
    DeckTeams,
    Group,
    Happened,
    That,
    TheX,
)
from snapcount.cards.tree import (
    Await,
    ChooseX,
    ExhaustPlayers,
    FirstDown,
    Gain,
    If,
    Recover,
    ReplayDown,
    Triggered,
    Turnover,
    Would,
)
from snapcount.cards.words import PastEvent
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    END_OF_PLAY,
    NEXT_DOWN,
    NEXT_POSSESSION,
    NO,
    NUMBER,
    ON_FIELD_ADJUSTMENTS,
    PICK,
    PICK_CARD,
    PRIOR_TO_SELECTING,
    START_OF_DOWN,
    YES,
    Side,
    action,
    gridiron,
    play,
    player,
    rule,
    scenario,
)
from snapcount.testing.cards import nodes

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
BEFORE = ON_FIELD_ADJUSTMENTS


@every_edition
@pytest.mark.parametrize("theirs", [True, False])
def test_what_is_asked_of_each_player_holds_for_both(edition: str, theirs: bool) -> None:
    """`If both players have played an Action card this half`: one of them is not enough."""
    both = If(Happened("an Action card is played", "each player", "half"), (Gain(10),))
    asks = action(both, when=AFTER_DESIGNATION)
    other = action(Gain(0), when=AFTER_DESIGNATION)
    game = scenario(edition, offense=[asks], defense=[other], at=AFTER_DESIGNATION)
    game.offense.plays(0)
    if theirs:
        game.defense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == (25 if theirs else 15)


# Earlier ----------------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize("first", [True, False])
def test_what_happened_this_possession(edition: str, first: bool) -> None:
    event: PastEvent = "a first down is gained"
    asks = action(If(Happened(event, "you", "possession"), (Gain(10),)), when=AFTER_DESIGNATION)
    early = action(FirstDown(), when=AFTER_DESIGNATION)
    game = scenario(edition, offense=[early, asks], at=AFTER_DESIGNATION)
    if first:
        game.offense.plays(0)
        game.both_pass()
    game.run_to(NEXT_DOWN).run_to(AFTER_DESIGNATION)
    game.offense.plays(1)
    assert game.run_to(NEXT_DOWN).yards == (25 if first else 15)


@pytest.mark.parametrize(
    ("text", "yards"),
    [
        ("If you played an Action card this down, gain 10 yards.", 25),
        ("If your opponent played an Action card this down, gain 10 yards.", 15),
        ("If you did not play an Action card this half, gain 10 yards.", 15),
        ("If your opponent has not scored this game, gain 10 yards.", 25),
    ],
)
def test_history_as_cards_word_it(text: str, yards: int) -> None:
    game = scenario("crd", offense=[action(text, when=AFTER_DESIGNATION)], at=AFTER_DESIGNATION)
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == yards


def test_a_possession_forgets_what_a_half_remembers() -> None:
    down = action("If you scored this possession, draw 2 Action cards.", when=START_OF_DOWN)
    half = action("If you scored this half, draw 2 Action cards.", when=START_OF_DOWN)
    calls = ("Run Left", "Long Pass")
    game = scenario("crd", offense=[down, half], ball=95, calls=calls).run_to(NEXT_POSSESSION)
    assert game.score == (7, 0)
    game.run_to(START_OF_DOWN)
    held = len(game.offense.hand)
    game.offense.plays(0)
    game.offense.plays(1)
    game.both_pass()
    assert len(game.offense.hand) == held  # two played, two drawn


@rule("X-3")
@since_2021
@pytest.mark.parametrize(("teams", "more"), [(("A", "B", "C"), 5), (("A", "A", "B"), 0)])
def test_how_many_teams_a_deck_is_from(edition: str, teams: tuple[str, ...], more: int) -> None:
    asks = (
        "While your deck has Players from at least 4 different teams, your Run plays gain 5 yards."
    )
    assert DeckTeams("you", at_least=4) in nodes(parse_ability(asks))
    places: Any = ("RB", "WR")
    squad = [player(at, team=team) for at, team in zip(places, teams[1:], strict=True)]
    squad.append(player("QB", asks, team=teams[0]))
    game = scenario(edition, offense=Side(players=squad))
    assert game.run_to(NEXT_DOWN).yards == 15 + more


@rule("X-3")
@since_2021
@pytest.mark.parametrize(("teams", "more"), [(("Testers", "A", "B"), 5), (("A", "A", "A"), 0)])
def test_how_many_of_a_decks_players_are_from_one_team(
    edition: str, teams: tuple[str, ...], more: int
) -> None:
    asks = "While your deck has 8 or more Players from the same team, your Run plays gain 5 yards."
    assert DeckHas(Group(whose="you"), 8, same_team=True) in nodes(parse_ability(asks))
    places: Any = ("RB", "WR")
    squad = [player(at, team=team) for at, team in zip(places, teams[1:], strict=True)]
    squad.append(player("QB", asks, team=teams[0]))
    game = scenario(edition, offense=Side(players=squad))
    assert game.run_to(NEXT_DOWN).yards == 15 + more


@every_edition
def test_cards_of_both_hands_are_counted(edition: str) -> None:
    more = Compare(CountCards("you", None, "hand"), "at least", 3)
    asks = action(If(more, (Gain(10),)), when=AFTER_DESIGNATION)
    spare = action("Draw a Play card.", when=END_OF_PLAY)
    side = Side(hand=[asks, spare], plays=[play("Run Left", 1), play("Run Left", 2)])
    game = scenario(edition, offense=side, at=AFTER_DESIGNATION)
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == 25


# In the stead of --------------------------------------------------------------------------------


A_PASS = ("Short Pass: 15 (0-9)", "Long Pass")  # only one of these is intercepted


@rule("F-17")
@every_edition
@pytest.mark.parametrize(
    ("text", "kind", "kept"),
    [
        ("Whenever your live ball turnover would happen, instead lose 10 yards.", "fumble", True),
        ("Whenever you would fumble, instead lose 10 yards.", "fumble", True),
        ("Whenever you would fumble, instead lose 10 yards.", "interception", False),
        ("Whenever you would throw an interception, draw an Action card.", "interception", True),
    ],
)
def test_a_turnover_that_is_replaced_does_not_happen(
    edition: str, text: str, kind: Any, kept: bool
) -> None:
    strip = action(Turnover(kind), when=BEFORE)
    side = Side(players=[player("TE", text)])
    game = scenario(edition, offense=side, defense=[strip], calls=A_PASS, at=BEFORE)
    game.defense.plays(0)
    game.run_to("line-up" if not kept else NEXT_DOWN)
    assert (game.has_ball is game.offense) is kept
    assert game.log.has(events.TURNOVER_CANCELLED) is kept


@pytest.mark.parametrize(("answer", "kept"), [(YES, True), (NO, False)])
def test_who_may_do_something_instead_may_let_it_happen(answer: Any, kept: bool) -> None:
    text = "Whenever you would throw an interception, you may discard 2 Action cards instead."
    strip = action(Turnover("interception"), when=BEFORE)
    side = Side(players=[player("TE", text)], hand=[action("Draw a Play card.")] * 2)
    game = scenario("crd", offense=side, defense=[strip], calls=A_PASS, at=BEFORE)
    game.offense.passes()
    game.defense.plays(0)
    game.both_pass()
    game.offense.answers(answer)
    game.run_to("line-up" if not kept else NEXT_DOWN)
    assert (game.has_ball is game.offense) is kept


@rule("F-12")
@every_edition
def test_a_touchdown_that_is_replaced(edition: str) -> None:
    text = "If your opponent would score a touchdown, place the ball on the defense's 5 instead."
    game = scenario(edition, defense=Side(players=[player("S", text)]), ball=90)
    game.run_to(NEXT_DOWN)
    assert (game.ball, game.score) == (95, (0, 0))


def test_a_touchdown_on_another_play_stands() -> None:
    text = "If your opponent would score a touchdown on a Long Pass, they gain 0 yards instead."
    game = scenario("crd", defense=Side(players=[player("S", text)]), ball=90)
    game.run_to(NEXT_POSSESSION)
    assert game.score == (7, 0)


@every_edition
@pytest.mark.parametrize(("answer", "tired"), [(YES, False), (NO, True)])
def test_a_player_that_would_be_exhausted(edition: str, answer: Any, tired: bool) -> None:
    text = "Whenever this Player would be exhausted, you may discard an Action card instead."
    tire = action(ExhaustPlayers(Choose(Group(whose="opponent"))), when=BEFORE)
    side = Side(players=[player("TE", text)], hand=[action("Draw a Play card.", when=END_OF_PLAY)])
    game = scenario(edition, offense=side, defense=[tire], at=BEFORE)
    game.defense.plays(0)
    game.both_pass()
    game.defense.answers(PICK("TE"))
    game.offense.answers(answer)
    assert (game.offense.exhausted == ["Test TE"]) is tired


def test_a_cost_is_paid_whatever_would_happen_instead() -> None:
    text = "Whenever this Player would be exhausted, draw an Action card."
    passer = player("QB", text, "Exhaust: Gain 10 yards.", name="Passer")
    game = scenario("crd", offense=Side(players=[passer]), at=AFTER_DESIGNATION)
    assert "Passer" not in game.offense.exhausted
    game.offense.uses("Passer")
    assert "Passer" in game.offense.exhausted
    assert game.run_to(NEXT_DOWN).yards == 25


def test_a_designated_player_that_is_not_exhausted() -> None:
    would = Would("a Player would be exhausted", (Gain(5),), players=That())
    assert would.players == That()
    text = "Whenever this Player would be exhausted, draw an Action card instead."
    side = Side(players=[player("RB", text, name="Mule")])
    game = scenario("crd", offense=side, carrier="Mule").run_to(NEXT_DOWN)
    assert game.offense.exhausted == []
    assert len(game.offense.hand) == 2


def test_what_happens_instead_of_nothing_is_seen_while_another_text_asks() -> None:
    """Both designated Players would be exhausted (F-11); nothing is done for the first one."""
    nothing = "Whenever this Player would be exhausted, this cannot be cancelled."
    asks = "Whenever this Player would be exhausted, you may discard an Action card instead."
    hand = [action("Draw a Play card.", when=END_OF_PLAY)]
    game = scenario(
        "crd",
        offense=Side(players=[player("RB", nothing, name="Mule")]),
        defense=Side(players=[player("LB", asks)], hand=hand),
        carrier="Mule",
        tackler="LB",
    )
    game.run_to("effect")
    seen = game.state.observe(game.defense.seat).continuation
    assert seen is not None
    assert len(seen.frames) == 2
    game.defense.answers(NO)
    game.run_to(NEXT_DOWN)
    assert game.offense.exhausted == []
    assert "Test LB" in game.defense.exhausted


@pytest.mark.parametrize(("yards", "text"), [(0, "lose yards")])
def test_a_loss_that_is_replaced(yards: int, text: str) -> None:
    guard = player("TE", f"Whenever you would {text}, instead gain 0 yards.")
    sack = action("The offense loses 30 yards.", when=AFTER_DESIGNATION)
    game = scenario("crd", offense=Side(players=[guard]), defense=[sack], at=AFTER_DESIGNATION)
    game.defense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == yards


# What waits -------------------------------------------------------------------------------------


@every_edition
def test_x_is_carried_into_what_waits(edition: str) -> None:
    waits = Await(Triggered("a Player is designated", (Gain(TheX()),), who="offense"))
    card = action(ChooseX(0, 9), waits, when=BEFORE)
    game = scenario(edition, offense=[card], at=BEFORE)
    game.offense.plays(0)
    game.both_pass()
    game.offense.answers(NUMBER(7))
    assert game.run_to(NEXT_DOWN).yards == 22


def test_the_grit_is_carried_into_what_waits() -> None:
    card = action(
        "Determine Grit value. The next time the play ends this down, if the Grit is 4-6, draw 2"
        " Action cards.",
        when=BEFORE,
    )
    game = scenario("crd", offense=[card], at=BEFORE, strength=5, calls=("Run Left", ""))
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    # Both Play decks hold copies of the calls: Grit is 5, as the Play Strength is.
    assert len(game.offense.hand) == 3


def test_the_next_time_waits_until_it_happens() -> None:
    card = action("The next time you score a touchdown, draw 2 Action cards.", when=BEFORE)
    game = scenario("crd", offense=[card], at=BEFORE, ball=70)
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.score == (0, 0)
    game.run_to(NEXT_POSSESSION)
    assert game.score == (7, 0)
    assert len(game.offense.hand) == 4  # two from the downs


@every_edition
def test_each_player_is_asked_what_each_may_do(edition: str) -> None:
    card = action("Each player may draw 2 Play cards.", when=BEFORE)
    game = scenario(edition, offense=[card], at=BEFORE)
    before = len(game.offense.play_hand), len(game.defense.play_hand)
    game.offense.plays(0)
    game.both_pass()
    game.offense.answers(NO)
    game.defense.answers(YES)
    after = len(game.offense.play_hand), len(game.defense.play_hand)
    assert after == (before[0], before[1] + 2)


def test_up_to_two_plays_come_back() -> None:
    card = action("Return up to 2 Play cards from your discard pile to your hand.", when=BEFORE)
    assert Recover("you", "play", TheX()).count == TheX()
    pile = [play("Run Left", 1, name="One"), play("Run Left", 2, name="Two")]
    game = scenario("crd", offense=Side(hand=[card], play_discard=pile), at=BEFORE)
    game.offense.plays(0)
    game.both_pass()
    game.offense.offered(NUMBER(0), NUMBER(1), NUMBER(2))
    game.offense.answers(NUMBER(2))
    game.offense.answers(PICK_CARD("Two"))
    assert {"One", "Two"} <= set(game.offense.play_hand)


# Down by down -----------------------------------------------------------------------------------


@rule("F-4")
@every_edition
@pytest.mark.parametrize(
    ("text", "caught"),
    [
        ("The catch range is 1 wider.", True),
        ("The catch range becomes 3-5.", True),
        ("The catch range becomes 4-5.", False),
    ],
)
def test_a_catch_range_changed_before_the_reveal(edition: str, text: str, caught: bool) -> None:
    card = action(text, when=PRIOR_TO_SELECTING)
    calls = ("Short Pass: 20 (4-9)", "Run Left")
    game = scenario(edition, offense=[card], calls=calls, strength=3, at=PRIOR_TO_SELECTING)
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.yards == (20 if caught else 0)


@rule("R-5")
@since_2021
def test_a_replayed_play_is_still_the_next_play(edition: str) -> None:
    more = action("Your next play gains 10 more yards.", when=PRIOR_TO_SELECTING)
    again = action(ReplayDown(), when=BEFORE)
    game = scenario(edition, offense=[more, again], at=PRIOR_TO_SELECTING)
    game.offense.plays(0)
    game.run_to(BEFORE)
    game.offense.plays(1)
    game.run_to(NEXT_DOWN)
    assert game.yards == 25


@rule("R-5", "F-16")
@since_2021
def test_a_first_down_outlasts_a_replay(edition: str) -> None:
    first = action(FirstDown(), when=PRIOR_TO_SELECTING)
    again = action(ReplayDown(), when=BEFORE)
    game = scenario(edition, offense=[first, again], down=3, at=PRIOR_TO_SELECTING)
    game.offense.plays(0)
    game.run_to(BEFORE)
    game.offense.plays(1)
    assert game.run_to(NEXT_DOWN).down == 1


@rule("F-22")
@pytest.mark.parametrize(("units", "taken"), [(3, 4), (0, 0)])
def test_time_units_that_are_set_have_one_more_in_all_pro(units: int, taken: int) -> None:
    card = action(f"The Time Units of this play become {units}.", when=BEFORE)
    game = scenario("crd", offense=[card], at=BEFORE, clock=10, all_pro=True)
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).clock == 10 - taken


@rule("F-16")
@since_2021
def test_a_turnover_on_downs_is_heard(edition: str) -> None:
    text = gridiron("Whenever a turnover on downs happens, each player draws an Action card.")
    calls = ("Run Left", "Run Left")
    game = scenario(edition, offense=Side(gridirons=[text]), down=4, calls=calls)
    game.run_to(NEXT_POSSESSION)
    game.run_to("play or kick")
    assert len(game.offense.hand) == 2
    assert len(game.defense.hand) == 2


@every_edition
@pytest.mark.parametrize(("rank", "who"), [("highest", "RB"), ("lowest", "TE")])
def test_the_best_and_the_worst_rated(edition: str, rank: str, who: str) -> None:
    squad = [player("RB", name="RB", rating=95), player("TE", name="TE", rating=60)]
    tire = action(f"Exhaust the opposing Player with the {rank} rating.", when=BEFORE)
    game = scenario(edition, offense=Side(players=squad), defense=[tire], at=BEFORE)
    game.defense.plays(0)
    game.both_pass()
    assert game.offense.exhausted == [who]


@rule("F-16", "R-51")
@every_edition
@pytest.mark.parametrize(("how", "times"), [("fumble", 1), ("on downs", 0)])
def test_a_turnover_on_downs_is_no_live_ball_turnover(edition: str, how: str, times: int) -> None:
    ear = player("LB", "Whenever you force a live ball turnover, score 1 point.")
    drop = action("The offense fumbles.", when=ON_FIELD_ADJUSTMENTS, name="Drop")
    fumbles = how == "fumble"
    game = scenario(
        edition,
        offense=Side(hand=[drop]),
        defense=Side(players=[ear]),
        calls=("Run Left", "Long Pass" if fumbles else "Run Left"),
        down=2 if fumbles else 4,
        at=ON_FIELD_ADJUSTMENTS,
    )
    if fumbles:
        game.offense.plays("Drop")
    game.run_to(NEXT_POSSESSION).run_to(NEXT_DOWN).run_to("designation")
    assert len(game.log.all(events.POINTS)) == times
