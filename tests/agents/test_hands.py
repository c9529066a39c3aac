"""What the coach does with the Action cards in its hand, and which it throws away (Z-3)."""

from __future__ import annotations

from snapcount.agents.coach.action_worth import NEVER_OFFERED, ActionWorth
from snapcount.agents.coach.coach import Coach
from snapcount.cards.card import ActionCard
from snapcount.engine.dice import dice_from_seed
from snapcount.engine.game import Game
from snapcount.engine.options import PASS, PLAY_A_CARD
from snapcount.testing import scenario
from snapcount.testing.season import season_action

GAINS = season_action("Extra Effort")  # Gain 10 yards.
HITS = season_action("Big Hit")  # The offense loses 10 yards.
NO_USE = season_action("Wall of Hands")  # Your opponent's field goals count as 15 yards farther.
CANCELS = season_action("Red Flag")  # Cancel target Action card.


def definition(game: Game, card: ActionCard) -> int:
    names = [made.name for made in game.table.cards]
    return names.index(card.name)


def chosen(game: Game) -> tuple[int, str]:
    """The verb of the coach's answer, and the name of the card it is about."""
    assert game.decision is not None
    view = game.observe(game.decision.seat)
    assert view.decision is not None
    thought = Coach(game.table).choose(view, view.decision, dice_from_seed(1))
    best = max(range(len(thought.probabilities)), key=lambda place: thought.probabilities[place])
    option = view.decision.options[best]
    return option.verb, game.table.cards[option.card].name if option.verb != PASS else ""


def test_a_card_is_worth_something_on_its_own_side_of_the_ball() -> None:
    game = scenario("crd", offense=[GAINS, HITS]).state
    worths = ActionWorth(game.table)
    gains, hits = definition(game, GAINS), definition(game, HITS)
    assert worths.on_one_side(gains, 0, True) > 0
    assert worths.on_one_side(gains, 0, False) == -1
    assert worths.on_one_side(hits, 0, True) == -1
    assert worths.on_one_side(hits, 0, False) > 0
    assert worths.held(gains, 0, True) > worths.held(gains, 0, False) > 0


def test_a_card_that_answers_others_has_a_worth_of_its_own() -> None:
    game = scenario("crd", offense=[CANCELS]).state
    assert ActionWorth(game.table).held(definition(game, CANCELS), 0, True) == NEVER_OFFERED


def test_the_worth_of_a_card_hangs_on_the_table_alone() -> None:
    """Whatever was asked before: an agent remembers nothing that matters."""
    game = scenario("crd", offense=[GAINS, HITS, NO_USE]).state
    cards = [definition(game, card) for card in (GAINS, HITS, NO_USE)]
    once, again = ActionWorth(game.table), ActionWorth(game.table)
    first = [once.held(card, 0, True) for card in cards]
    assert first == [again.held(card, 0, True) for card in reversed(cards)][::-1]


def test_what_is_worth_least_is_thrown_away_wherever_it_is_listed() -> None:
    hand = [GAINS, GAINS, NO_USE, GAINS, GAINS]
    for turn in range(5):
        game = scenario("crd", offense=[*hand[turn:], *hand[:turn]])
        game.run_to("hand limit")
        assert chosen(game.state)[1] == NO_USE.name
        game.offense.discards(NO_USE.name)


def test_a_full_hand_plays_what_it_would_throw_away() -> None:
    """Nothing is lost by a card that is one too many after this down (F-15)."""
    late = {"at": "end of the play"}
    full = scenario("crd", offense=["Draw a Play card."] * 5, **late)  # type: ignore[arg-type]
    assert chosen(full.state)[0] == PLAY_A_CARD
