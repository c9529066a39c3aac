"""Timing points that a text names, Players beside another, kinds of Gridirons, audibles heard."""

from __future__ import annotations

import pytest

from snapcount.cards.card import Synergy
from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.parse import parse_effects
from snapcount.cards.language.printing import english
from snapcount.cards.nouns import AtPoint, Than
from snapcount.cards.tree import CannotCallStrength, CannotRemove, CannotUse
from snapcount.cards.words import TimingPoint
from snapcount.engine import terms
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    CALL,
    NEXT_DOWN,
    NUMBER,
    ON_FIELD_ADJUSTMENTS,
    PICK,
    PICK_CARD,
    PLAY,
    PRIOR_TO_SELECTING,
    START_OF_DOWN,
    USE,
    Side,
    action,
    gridiron,
    play,
    player,
    power_up,
    rule,
    scenario,
)
from snapcount.testing.cards import nodes

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
ANY_TIME: tuple[TimingPoint, ...] = (PRIOR_TO_SELECTING, ON_FIELD_ADJUSTMENTS)


@pytest.mark.parametrize(
    ("text", "node"),
    [
        ("Your opponent cannot use Exhaust abilities during On Field Adjustments.", CannotUse),
        ("If it is during On Field Adjustments, gain 5 yards.", AtPoint),
        ("Your Power Ups cannot be removed this down.", CannotRemove),
        ("Your opponent cannot call a play with a Strength of 9 this down.", CannotCallStrength),
        ("Choose a Player. Exhaust a Player with a lower rating than that Player.", Than),
    ],
)
def test_the_words_are_read_as_that(text: str, node: type) -> None:
    assert node in {type(part) for part in nodes(parse_effects(text))}


# Timing points -----------------------------------------------------------------------------------


@rule("T-1")
@every_edition
def test_a_trigger_hears_what_happens_in_one_timing_point_alone(edition: str) -> None:
    text = "Whenever your opponent plays an Action card during On Field Adjustments, gain 5 yards."
    cards = [action("Draw a Play card.", when=ANY_TIME, name=name) for name in ("One", "Two")]
    game = scenario(
        edition,
        offense=Side(players=[player("QB", text)]),
        defense=cards,
        at=PRIOR_TO_SELECTING,
    )
    game.defense.plays("One")
    game.run_to(ON_FIELD_ADJUSTMENTS)
    assert game.yards_by_effects == 0
    game.defense.plays("Two")
    assert game.run_to(NEXT_DOWN).yards_by_effects == 5


@rule("T-12")
@every_edition
def test_exhaust_abilities_are_not_used_in_that_timing_point(edition: str) -> None:
    ability = "Exhaust: Gain 5 yards."
    text = "Your opponent's Quarterbacks cannot use Exhaust abilities during On Field Adjustments."
    game = scenario(
        edition,
        offense=Side(players=[player("QB", ability, name="Ace"), player("RB", ability, name="Bo")]),
        defense=Side(players=[player("LB", text)]),
        at=PRIOR_TO_SELECTING,
    )
    assert game.offense.may(USE("Ace"))
    game.run_to(ON_FIELD_ADJUSTMENTS)
    assert not game.offense.may(USE("Ace"))
    assert game.offense.may(USE("Bo")), "not a Quarterback"


@every_edition
def test_what_was_used_before_is_not_cancelled_by_it(edition: str) -> None:
    text = "Exhaust abilities cannot be used at the end of the play."
    game = scenario(
        edition,
        offense=Side(players=[player("QB", "Exhaust: Gain 5 yards.", text, name="Ace")]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.uses("Ace")
    assert game.run_to(NEXT_DOWN).yards_by_effects == 5


@rule("E-7")
@every_edition
def test_every_exhaust_ability_of_one_player_is_cancelled(edition: str) -> None:
    """The card E197-22 is known by: it answers each Exhaust effect of one chosen Player."""
    card = action(
        "Choose an opposing Player. Whenever that Player uses an Exhaust ability this possession,"
        " cancel it.",
        when=PRIOR_TO_SELECTING,
        name="Spy",
    )
    ability = "Exhaust: Gain 10 yards. Exhaust only during On Field Adjustments."
    runners = [player("RB", ability, name="Ali"), player("WR", ability, name="Bo")]
    game = scenario(edition, offense=Side(players=runners), defense=[card], at=PRIOR_TO_SELECTING)
    game.defense.plays("Spy")
    game.both_pass()
    game.defense.picks("Ali")
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.uses("Ali")
    game.both_pass()
    assert "Ali" in game.offense.exhausted, "the cost is paid (T-5)"
    assert game.yards_by_effects == 0
    game.run_to(NEXT_DOWN).run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.uses("Bo")
    assert game.run_to(NEXT_DOWN).yards_by_effects == 10


# Audibles ----------------------------------------------------------------------------------------


@rule("T-7")
@every_edition
@pytest.mark.parametrize(
    "text",
    [
        "Whenever your opponent uses an audible, score 1 point.",
        (
            "Whenever your opponent flips over the top card of their Play deck to change their"
            " play, score 1 point."
        ),
        (
            "Whenever your opponent's play is changed by flipping over the top card of their Play"
            " deck, score 1 point."
        ),
        "Whenever a card is flipped over to become your opponent's play, score 1 point.",
        (
            "At the end of the play, if your opponent flipped over the top card of their Play deck"
            " to change their play this down, score 1 point."
        ),
    ],
)
@pytest.mark.parametrize(
    "change",
    [
        "Flip over the top card of your Play deck. That card becomes your play this down.",
        (
            "Flip over the top two cards of your Play deck and choose one. That card becomes your"
            " play. Discard the other."
        ),
    ],
)
def test_an_audible_is_heard_in_other_words(edition: str, text: str, change: str) -> None:
    """Of several cards that are flipped over one becomes the play: that is an audible, too."""
    game = scenario(
        edition,
        offense=[action(change, when=ON_FIELD_ADJUSTMENTS, name="Audible")],
        defense=Side(players=[player("LB", text)]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays("Audible")
    if "two" in change:
        game.offense.answers_anything()
    assert game.run_to(NEXT_DOWN).defense.score == 1


@pytest.mark.parametrize("who", ["you flip", "your opponent flips"])
def test_what_a_card_is_flipped_over_for_must_be_said(who: str) -> None:
    """For Grit cards are flipped over, too (K-1)."""
    own = "your" if who.startswith("you ") else "their"
    with pytest.raises(TextError, match="for Grit"):
        player("LB", f"Whenever {who} over the top card of {own} Play deck, draw an Action card.")


@rule("T-7")
@every_edition
def test_an_audible_is_heard(edition: str) -> None:
    flip = action(
        "Flip over the top card of your Play deck. That card becomes your play this down.",
        when=ON_FIELD_ADJUSTMENTS,
        name="Audible",
    )
    game = scenario(
        edition,
        offense=[flip],
        defense=Side(
            players=[player("LB", "Whenever your opponent uses an audible, draw an Action card.")]
        ),
        at=ON_FIELD_ADJUSTMENTS,
    )
    before = len(game.defense.hand)
    game.offense.plays("Audible")
    game.both_pass()
    assert len(game.defense.hand) == before + 1


CHANGED = "Whenever your opponent changes their play, draw an Action card."


@rule("T-7")
@every_edition
@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("Use an audible.", 1),
        ("The play becomes a Run Right.", 1),
        ("Choose a Play card from your hand. That card becomes your play this down.", 1),
        ("The defense's play becomes Run Right.", 0),  # by an effect of the offense
        ("Your opponent uses an audible.", 0),  # by an effect of the offense as well
        ("Gain 5 yards.", 0),
    ],
)
def test_a_call_that_its_owner_changes_is_heard(edition: str, text: str, heard: int) -> None:
    game = scenario(
        edition,
        offense=Side(
            hand=[action(text, when=ON_FIELD_ADJUSTMENTS, name="Change")],
            plays=[play("Run Middle", name="Other")],
        ),
        defense=Side(players=[player("LB", CHANGED)]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    before = len(game.defense.hand)
    game.offense.plays("Change")
    game.both_pass()
    if "Choose" in text:
        game.offense.answers(PICK_CARD("Other"))
    assert len(game.defense.hand) == before + heard


@pytest.mark.parametrize(
    "text",
    [
        "Whenever your opponent changes your called play, draw an Action card.",
        "Whenever your opponent changes your play, draw an Action card.",
        "The first time each possession your opponent changes your call, draw an Action card.",
    ],
)
def test_whoever_changes_the_play_of_others_is_not_heard(text: str) -> None:
    with pytest.raises(TextError, match="write “changes their play”"):
        player("LB", text)


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("your opponent changes their called play", "your opponent changes their play"),
        ("you switch your call", "you change your play"),
    ],
)
def test_whose_play_it_is_is_printed(text: str, printed: str) -> None:
    [ability] = player("LB", f"Whenever {text}, draw an Action card.").abilities
    assert english(ability).startswith(f"Whenever {printed},")


@rule("T-7")
@every_edition
@pytest.mark.parametrize(
    ("rule_said", "changes"),
    [
        ("You cannot change your play.", False),
        ("Neither player may change their play.", False),
        ("Your opponent cannot change their play.", True),
        ("Your play cannot be changed by your opponent.", True),
        ("Your play cannot be changed.", False),
    ],
)
def test_what_one_called_one_cannot_change(edition: str, rule_said: str, changes: bool) -> None:
    side = Side(
        hand=[action("The play becomes a Run Right.", when=ON_FIELD_ADJUSTMENTS, name="Change")],
        players=[player("QB", rule_said)],
    )
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Change")
    game.both_pass()
    assert (game.state.this.call == terms.RUN_RIGHT) is changes


@rule("T-7")
@every_edition
def test_the_other_player_may_change_it_all_the_same(edition: str) -> None:
    text = "The play becomes a Run Right."
    side = Side(hand=[action(text, when=ON_FIELD_ADJUSTMENTS, name="Change")])
    quarterback = player("QB", "You cannot change your play.")
    game = scenario(
        edition, offense=Side(players=[quarterback]), defense=side, at=ON_FIELD_ADJUSTMENTS
    )
    game.defense.plays("Change")
    game.both_pass()
    assert game.state.this.call == terms.RUN_RIGHT


# Players beside another --------------------------------------------------------------------------


@every_edition
def test_a_lower_rating_than_this_player(edition: str) -> None:
    text = "Exhaust: Exhaust one of your opponent's Players with a lower rating than this Player."
    runners = [
        player("RB", name="Low", rating=70),
        player("WR", name="Even", rating=85),
        player("TE", name="High", rating=99),
        player("QB", name="Lower", rating=60),
    ]
    game = scenario(
        edition,
        offense=Side(players=runners),
        defense=Side(players=[player("LB", text, name="Judge", rating=85)]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.uses("Judge")
    game.both_pass()
    game.defense.offered(PICK("Low"), PICK("Lower"))
    game.defense.picks("Low")
    assert game.offense.exhausted == ["Low"]


@every_edition
def test_a_higher_rating_than_one_that_was_chosen(edition: str) -> None:
    card = action(
        "Choose one of your Players. Exhaust one of your opponent's Players with a higher rating"
        " than that Player.",
        when=ON_FIELD_ADJUSTMENTS,
        name="Match Up",
    )
    runners = [player("RB", name="Low", rating=70), player("WR", name="High", rating=90)]
    guards = [player("LB", name="Mid", rating=75), player("CB", name="Top", rating=95)]
    game = scenario(
        edition,
        offense=Side(players=runners),
        defense=Side(players=guards, hand=[card]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.plays("Match Up")
    game.both_pass()
    game.defense.picks("Mid")
    assert game.offense.may(PICK("Low")) is False
    assert "High" in game.offense.exhausted or game.defense.may(PICK("High"))
    if game.defense.may(PICK("High")):
        assert not game.defense.may(PICK("Low"))
        game.defense.picks("High")
    assert game.offense.exhausted == ["High"]


@every_edition
def test_players_from_the_team_of_this_one(edition: str) -> None:
    text = "Exhaust: Exhaust all of your other Players from the same team as this Player."
    squad = [
        player("QB", text, name="Ace", team="Ants"),
        player("RB", name="Brother", team="Ants"),
        player("WR", name="Stranger", team="Bees"),
    ]
    game = scenario(edition, offense=Side(players=squad), at=ON_FIELD_ADJUSTMENTS)
    game.offense.uses("Ace")
    game.both_pass()
    assert sorted(game.offense.exhausted) == ["Ace", "Brother"]


@every_edition
def test_another_player_is_not_the_one_named_before(edition: str) -> None:
    card = action(
        "Exhaust one of your Running Backs. Exhaust another of your Players.",
        when=ON_FIELD_ADJUSTMENTS,
        name="Swap",
    )
    squad = [player("QB", name="Ace"), player("RB", name="Back"), player("WR", name="Wide")]
    game = scenario(edition, offense=Side(players=squad, hand=[card]), at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Swap")
    game.both_pass()
    assert game.offense.exhausted == ["Back"]
    assert game.offense.may(PICK("Ace"))
    assert not game.offense.may(PICK("Back"))
    game.offense.picks("Wide")
    assert sorted(game.offense.exhausted) == ["Back", "Wide"]


# Kinds of Gridirons, and what stays --------------------------------------------------------------


@since_2021
def test_only_weather_is_removed(edition: str) -> None:
    snow = gridiron("Your Run plays gain 5 more yards.", name="Snow")
    dome = gridiron("Your Run plays gain 5 more yards.", name="Dome", subtype="stadium")
    card = action("Remove all Weather cards.", when=ON_FIELD_ADJUSTMENTS, name="Sun")
    game = scenario(
        edition,
        offense=Side(gridirons=[snow, dome], hand=[card]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    assert game.yards_by_effects == 10
    game.offense.plays("Sun")
    game.both_pass()
    assert game.gridirons == ["Dome"]
    assert game.yards_by_effects == 5


@since_2021
def test_weather_is_counted_searched_for_and_forbidden(edition: str) -> None:
    snow = gridiron(name="Snow", when=START_OF_DOWN)
    dome = gridiron(name="Dome", subtype="stadium", when=START_OF_DOWN)
    back = player("RB", "While there is a Weather card on the field, your runs gain 10 more yards.")
    side = Side(players=[back], gridirons=[dome], hand=[snow])
    game = scenario(edition, offense=side, at=START_OF_DOWN)
    game.offense.plays("Snow")
    assert game.run_to(NEXT_DOWN).yards_by_effects == 10
    plain = scenario(edition, offense=Side(players=[back], gridirons=[dome])).run_to(NEXT_DOWN)
    assert plain.yards_by_effects == 0

    guard = player("LB", "Your opponent cannot play Weather cards.")
    other = scenario(
        edition,
        offense=Side(hand=[snow, dome]),
        defense=Side(players=[guard]),
        at=START_OF_DOWN,
    )
    assert other.offense.may(PLAY("Dome"))
    assert not other.offense.may(PLAY("Snow"))

    look = action(
        "Search your Action deck for a Stadium card, reveal it and put it into your hand.",
        when=START_OF_DOWN,
        name="Look",
    )
    third = scenario(
        edition, offense=Side(hand=[look], action_deck=[snow, dome, snow]), at=START_OF_DOWN
    )
    third.offense.plays("Look")
    third.both_pass()
    assert "Dome" in third.offense.hand or third.offense.may(PICK_CARD("Dome"))
    if third.offense.may(PICK_CARD("Dome")):
        assert not third.offense.may(PICK_CARD("Snow"))
        third.offense.answers(PICK_CARD("Dome"))
    assert "Dome" in third.offense.hand


@since_2021
def test_a_card_that_cannot_be_removed_stays(edition: str) -> None:
    rock = gridiron("This card cannot be removed.", name="Rock")
    sand = gridiron(name="Sand")
    card = action("Remove all Gridiron cards.", when=ON_FIELD_ADJUSTMENTS, name="Flood")
    side = Side(gridirons=[rock, sand], hand=[card])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Flood")
    game.both_pass()
    assert game.gridirons == ["Rock"]


@since_2021
@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Power Ups attached to this Player cannot be removed.", {"Ace"}),
        ("Your Power Ups cannot be removed.", {"Ace", "Back"}),
        ("Power Ups cannot be removed.", {"Ace", "Back"}),
        ("Superstars cannot be removed.", set()),
        ("Your opponent's Power Ups cannot be removed.", set()),
    ],
)
def test_power_ups_stay_where_they_are(edition: str, text: str, left: set[str]) -> None:
    boots = power_up("Run: Gain 5 yards.", name="Boots")
    squad = [player("QB", text, name="Ace"), player("RB", name="Back")]
    card = action("Remove all Power Ups.", when=ON_FIELD_ADJUSTMENTS, name="Strip")
    side = Side(players=squad, attached={"Ace": [boots], "Back": [boots]})
    game = scenario(edition, offense=side, defense=[card], at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays("Strip")
    game.both_pass()
    assert {name for name in ("Ace", "Back") if game.offense.attached(name)} == left


# Strengths, decks and hands ----------------------------------------------------------------------


@rule("F-3")
@every_edition
def test_a_strength_that_cannot_be_called(edition: str) -> None:
    weak, strong, any_ = play("Run Left", 2), play("Run Left", 7), play("Run Right", None, name="X")
    text = "Your opponent cannot select a play with a Strength of 5 or more this down."
    card = action(text, when=PRIOR_TO_SELECTING, name="Cap")
    game = scenario(
        edition,
        offense=Side(plays=[weak, strong, any_]),
        defense=[card],
        at=PRIOR_TO_SELECTING,
    )
    game.defense.plays("Cap")
    game.run_to("call")
    assert game.offense.may(CALL(weak.name))
    assert not game.offense.may(CALL(strong.name))
    assert game.offense.may(CALL("X", 4))
    assert not game.offense.may(CALL("X", 5))


@every_edition
def test_who_has_nothing_else_calls_what_they_have(edition: str) -> None:
    text = "Your opponent must select a play with a Strength of 4 or less this down, if able."
    card = action(text, when=PRIOR_TO_SELECTING, name="Cap")
    strong = play("Run Left", 7)
    game = scenario(
        edition,
        offense=Side(plays=[strong]),
        defense=[card],
        calls=(strong, "Long Pass"),
        at=PRIOR_TO_SELECTING,
    )
    game.defense.plays("Cap")
    assert game.run_to(NEXT_DOWN).yards == 35


@rule("X-3")
@since_2021
@pytest.mark.parametrize(
    ("text", "active"),
    [
        ("your deck has the same number of Tight Ends and Running Backs", True),
        ("your deck has more Wide Receivers than Tight Ends", True),
        ("your deck has more Tight Ends than Wide Receivers", False),
    ],
)
def test_players_that_a_deck_was_built_of(edition: str, text: str, active: bool) -> None:
    words = f"Active while {text}. Your Run plays gain 5 more yards."
    card = read_card(CardFields(kind="synergy", name="Balance", text=words))
    assert isinstance(card, Synergy)
    game = scenario(edition, offense=Side(synergy=card)).run_to(NEXT_DOWN)
    assert game.yards_by_effects == 5 * active


@every_edition
def test_any_number_of_plays_goes_under_the_deck(edition: str) -> None:
    text = "Put any number of Play cards from your hand on the bottom of your Play deck, then draw"
    card = action(f"{text} that many.", when=PRIOR_TO_SELECTING, name="Mulligan")
    kept = [play("Run Right", strength) for strength in (5, 6)]
    side = Side(hand=[card], plays=kept, play_deck=[play("Run Right", 7)] * 4)
    game = scenario(edition, offense=side, at=PRIOR_TO_SELECTING)
    game.offense.plays("Mulligan")
    game.both_pass()
    game.offense.answers(NUMBER(2))
    for card_under in kept:
        game.offense.answers(PICK_CARD(card_under.name))
    assert game.offense.asked("call")
    assert not {card_under.name for card_under in kept} & set(game.offense.play_hand)
    assert game.offense.play_hand.count("Run Right, 7, stops -") >= 2


@rule("T-1")
@every_edition
def test_action_cards_can_only_be_played_in_one_timing_point(edition: str) -> None:
    guard = player("LB", "Action cards can only be played during On Field Adjustments.")
    card = action("Draw a Play card.", when=ANY_TIME, name="Card")
    ability = "Exhaust: Draw a Play card. Exhaust only prior to selecting a play."
    side = Side(hand=[card], players=[player("QB", ability, name="Ace")])
    game = scenario(edition, offense=side, defense=Side(players=[guard]), at=PRIOR_TO_SELECTING)
    assert not game.offense.may(PLAY("Card"))
    game.run_to(ON_FIELD_ADJUSTMENTS)
    assert game.offense.may(PLAY("Card"))
