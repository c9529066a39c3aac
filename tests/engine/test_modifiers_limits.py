"""Texts that limit what may be called, played, exhausted and replayed, and what they wait for."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.card import AnyCard
from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.tree import (
    Await,
    CannotCall,
    CannotCallThis,
    CannotReplay,
    Grants,
    LimitActions,
    May,
    ModifyTimeUnits,
    SetRating,
)
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    CALL,
    END_OF_PLAY,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PLAY,
    PLAY_NAMED,
    PRIOR_TO_SELECTING,
    START_OF_DOWN,
    USE_GAINED,
    YES,
    Side,
    action,
    play,
    player,
    power_up,
    says,
    scenario,
)
from snapcount.testing.cards import nodes

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
with_gridirons = pytest.mark.parametrize("edition", EDITION_NAMES[1:])


def typed(kind: Any, text: str, name: str, **fields: Any) -> AnyCard:
    """A card as somebody types it."""
    return read_card(CardFields(kind=kind, name=name, text=text, **fields))


# What may be called -----------------------------------------------------------------------------


@every_edition
def test_a_play_that_cannot_be_called_is_not_offered(edition: str) -> None:
    text = "Your opponent cannot call a Run this down."
    plays = [
        play("Run Left", name="Dive"),
        play("Short Pass: 15 (0-9)", name="Slant"),
        play("Long Pass: 40 (0-9)", name="Post"),
    ]
    game = scenario(
        edition,
        offense=Side(plays=plays),
        defense=[says(CannotCall, text, when=PRIOR_TO_SELECTING)],
        at=PRIOR_TO_SELECTING,
    )
    game.defense.plays("Trick")
    game.run_to("call")
    assert game.offense.may(CALL("Slant"))
    assert not game.offense.may(CALL("Dive"))


@every_edition
def test_who_has_no_other_play_may_call_what_they_have(edition: str) -> None:
    text = "The offense must call a Pass this down."
    game = scenario(
        edition,
        defense=[says(CannotCall, text, when=PRIOR_TO_SELECTING)],
        at=PRIOR_TO_SELECTING,
    )
    game.defense.plays("Trick")
    game.run_to(NEXT_DOWN)
    assert game.log.has(events.CALLED, seat=game.offense.seat)


@every_edition
@pytest.mark.parametrize(("down", "offered"), [(1, False), (3, True), (4, True)])
@pytest.mark.parametrize("on_offense", [True, False])
def test_a_plays_own_text_says_when_it_can_be_called(
    edition: str, on_offense: bool, down: int, offered: bool
) -> None:
    text = "You may only call this play on third or fourth down."
    plays = [play("Run Left", abilities=(text,), name="Own"), play("Run Right", name="Other")]
    assert CannotCallThis in {type(part) for part in nodes(plays[0].abilities)}
    sides: dict[str, Any] = {"offense" if on_offense else "defense": Side(plays=plays)}
    game = scenario(edition, down=down, **sides).run_to("call")
    if not on_offense and game.offense.asked("call"):
        game.offense.answers_anything()
        game.run_to("call")
    mine = game.offense if on_offense else game.defense
    assert mine.may(CALL("Other"))
    assert mine.may(CALL("Own")) == offered


@every_edition
def test_who_has_only_such_plays_calls_one(edition: str) -> None:
    text = "Call this play only if you are behind."
    own = [play("Run Left", abilities=(text,), name=name) for name in ("Own", "Another")]
    drawn = (own[0], play("Run Right", name="Plain"))
    game = scenario(edition, offense=Side(plays=own[1:]), calls=drawn).run_to("call")
    assert game.offense.may(CALL("Own"))
    assert game.offense.may(CALL("Another"))


@every_edition
def test_the_named_play_cannot_be_called(edition: str) -> None:
    text = "Name a play. The offense cannot call the named play this down."
    plays = [play(call, name=call) for call in ("Run Left", "Run Middle", "Run Right")]
    game = scenario(
        edition,
        offense=Side(plays=plays),
        defense=[says(CannotCall, text, when=PRIOR_TO_SELECTING)],
        at=PRIOR_TO_SELECTING,
    )
    game.defense.plays("Trick")
    game.both_pass()
    game.defense.answers(PLAY_NAMED("Run Left"))
    game.run_to("call")
    assert game.offense.may(CALL("Run Right"))
    assert not game.offense.may(CALL("Run Left"))


# What may be done -------------------------------------------------------------------------------


@every_edition
def test_an_effect_of_the_opponent_does_not_exhaust_but_tackling_does(edition: str) -> None:
    game = scenario(
        edition,
        offense=[action("Exhaust all of your opponent's Linebackers.", when=ON_FIELD_ADJUSTMENTS)],
        defense=Side(players=[player("LB", "This Player cannot be exhausted by your opponent.")]),
        at=ON_FIELD_ADJUSTMENTS,
        tackler="LB",
    )
    game.offense.plays(0)
    game.both_pass()
    assert "Test LB" not in game.defense.exhausted
    game.run_to(NEXT_DOWN)
    assert "Test LB" in game.defense.exhausted, "F-11 is no effect"


@every_edition
@pytest.mark.parametrize("by_effect", [False, True])
def test_who_does_not_tire_of_tackling_is_exhausted_by_effects_all_the_same(
    edition: str, by_effect: bool
) -> None:
    """F-11."""
    text = "This Player cannot be exhausted by being designated."
    game = scenario(
        edition,
        offense=[action("Exhaust all Linebackers.", when=ON_FIELD_ADJUSTMENTS)],
        defense=Side(players=[player("LB", text)]),
        at=ON_FIELD_ADJUSTMENTS,
        tackler="LB",
    )
    if by_effect:
        game.offense.plays(0)
        game.both_pass()
    game.run_to(NEXT_DOWN)
    assert ("Test LB" in game.defense.exhausted) == by_effect


@every_edition
def test_what_effects_cannot_exhaust_still_exhausts_itself_for_its_ability(edition: str) -> None:
    texts = ("This Player cannot be exhausted by effects.", "Exhaust: Exhaust all Players.")
    game = scenario(edition, offense=Side(players=[player("TE", *texts)]), at=ON_FIELD_ADJUSTMENTS)
    game.offense.uses("TE")
    game.both_pass()
    assert "Test TE" in game.offense.exhausted, "T-5: exhausting is the cost"


@every_edition
def test_a_rating_that_is_set_counts_before_what_is_added(edition: str) -> None:
    text = (
        "Choose one of your Running Backs. That Player's rating becomes 70 this down."
        " That Player's rating is increased by 5 this down."
        " If the rating of that Player is exactly 75, score 2 points."
    )
    game = scenario(edition, offense=[says(SetRating, text)], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Trick")
    game.both_pass()
    assert game.score == (2, 0)


@every_edition
def test_a_second_action_card_is_not_offered(edition: str) -> None:
    text = "Each player cannot play more than one Action card each down."
    cards = [says(LimitActions, text, when=()), action("Gain 5 yards."), action("Gain 10 yards.")]
    game = scenario(edition, offense=cards, defense=["Gain 15 yards."], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Trick")
    game.both_pass()
    game.run_to(AFTER_DESIGNATION)
    game.defense.offered(PASS, PLAY("Gain 15 yards."))


@every_edition
def test_the_down_is_not_replayed_where_no_down_can_be(edition: str) -> None:
    text = "Each player cannot replay the Down this down. Replay the Down."
    game = scenario(edition, offense=[says(CannotReplay, text)], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Trick")
    game.both_pass()
    assert game.log.has(events.REPLAY_CANCELLED)
    assert not game.log.has(events.REPLAY)


@every_edition
@pytest.mark.parametrize(("call", "taken"), [("Run Left", 2), ("Short Pass: 15 (0-9)", 1)])
def test_time_units_are_changed_for_some_plays_alone(edition: str, call: str, taken: int) -> None:
    text = "Your Run plays take 1 more Time Unit this down."
    game = scenario(
        edition,
        offense=[says(ModifyTimeUnits, text)],
        calls=(call, "Long Pass"),
        at=ON_FIELD_ADJUSTMENTS,
    )
    clock = game.clock
    game.offense.plays("Trick")
    game.run_to(NEXT_DOWN)
    assert game.clock == clock - taken


@every_edition
def test_a_player_may_count_as_a_whole_group(edition: str) -> None:
    game = scenario(
        edition,
        offense=Side(
            players=[player("TE", "This Player also counts as an Offensive Lineman.")],
            hand=[action("Gain 5 yards for each Offensive Lineman on the field.")],
        ),
        at=AFTER_DESIGNATION,
    )
    game.offense.plays(0)
    game.both_pass()
    assert game.yards_by_effects == 5


# What is waited for -----------------------------------------------------------------------------


@with_gridirons
def test_what_a_gridiron_says_without_a_keyword_happens_when_it_is_played(edition: str) -> None:
    text = "Remove all Power Ups from the field.\nAll Runs gain 5 more yards."
    storm: Any = typed("gridiron", text, "Storm", subtype="Weather")
    boots = power_up("Run: Gain 5 yards.", name="Boots")
    side = Side(hand=[storm], attached={"RB": [boots]})
    game = scenario(edition, offense=side, at=START_OF_DOWN)
    game.offense.plays("Storm")
    game.run_to(NEXT_DOWN)
    assert game.log.count(events.REMOVED) == 1, "once, when it came into play"


@with_gridirons
def test_what_a_power_up_says_without_a_keyword_happens_when_it_is_attached(edition: str) -> None:
    water: Any = typed("power up", "Attach to an Exhausted Player. Energize this Player.", "Water")
    side = Side(hand=[water], exhausted=["RB"])
    game = scenario(edition, offense=side, at=START_OF_DOWN)
    game.offense.plays("Water")
    game.both_pass()
    assert game.offense.exhausted == []


@every_edition
@pytest.mark.parametrize(
    ("text", "stopped", "points"),
    [
        ("If this play is stopped, score 2 points.", True, 2),
        ("If this play is stopped, score 2 points.", False, 0),
        ("If this play gains 10 or more yards, score 2 points.", False, 2),
        ("If this play gains 20 or more yards, score 2 points.", False, 0),
    ],
)
def test_what_a_play_says_of_itself_is_looked_at_when_it_is_known(
    edition: str, text: str, stopped: bool, points: int
) -> None:
    dive: Any = typed("play", text, "Dive", strength="3", offense="Run Left", defense="Long Pass")
    game = scenario(
        edition,
        calls=(dive, play(stops="Run Left" if stopped else "Long Pass")),
        defense=["Draw an Action card. Play only prior to selecting a play."],
        at=PRIOR_TO_SELECTING,
    )
    game.run_to(NEXT_DOWN)
    assert game.score == (points, 0)


@every_edition
def test_the_end_of_a_down_is_heard_once(edition: str) -> None:
    text = "At the end of each down, score 1 point."
    side = Side(players=[player("TE", text)], hand=["Gain 5 yards."])
    game = scenario(edition, offense=side, at=AFTER_DESIGNATION)
    game.run_to(NEXT_DOWN).run_to(AFTER_DESIGNATION)
    assert game.score == (1, 0)


@every_edition
@pytest.mark.parametrize(("kind", "points"), [("a fumble", 2), ("an interception", 0)])
def test_fumbles_and_interceptions_are_told_apart(edition: str, kind: str, points: int) -> None:
    side = Side(
        players=[player("LB", "Bench – Whenever your opponent fumbles, score 2 points.")],
        hand=[action(f"The play becomes {kind}.", when=ON_FIELD_ADJUSTMENTS)],
    )
    calls = ("Short Pass: 15 (0-9)", "Long Pass")
    game = scenario(edition, defense=side, calls=calls, at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays(0)
    game.both_pass()
    game.run_to(NEXT_DOWN).run_to(NEXT_DOWN)
    assert game.defense.score == points


# What others have, and what is known later --------------------------------------------------------


@every_edition
@pytest.mark.parametrize(("tackler", "yards"), [("LB", -5), ("CB", 0)])
def test_others_have_an_ability_as_long_as_a_text_says_so(
    edition: str, tackler: str, yards: int
) -> None:
    texts = 'Your Linebackers gain "Tackle: The offense loses 5 yards."'
    safety = player("S", texts)
    assert any(isinstance(part, Grants) for part in nodes(safety))
    game = scenario(
        edition,
        offense=["Draw an Action card. Play only at the end of the play."],
        defense=Side(players=[safety]),
        at=END_OF_PLAY,
        tackler=tackler,
    )
    assert game.yards_by_effects == yards


@every_edition
def test_an_exhaust_ability_that_others_have_is_used_by_them(edition: str) -> None:
    texts = 'Your Running Backs gain "Exhaust: Gain 10 yards."'
    game = scenario(edition, offense=Side(players=[player("TE", texts)]), at=ON_FIELD_ADJUSTMENTS)
    game.offense.offered(PASS, USE_GAINED("RB")).answers(USE_GAINED("RB"))
    game.both_pass()
    assert game.offense.exhausted == ["Running Back"]
    assert game.yards_by_effects == 10


@every_edition
@pytest.mark.parametrize(("yards", "points"), [(5, 2), (0, 0)])
def test_how_far_the_play_goes_is_known_at_its_end(edition: str, yards: int, points: int) -> None:
    text = "If the play gains 20 or more yards, score 2 points. Play only after Player Designation."
    card = says(Await, text)

    hand = [card, action(f"Gain {yards} yards.", when=AFTER_DESIGNATION)] if yards else [card]
    game = scenario(edition, offense=hand, at=AFTER_DESIGNATION)
    for place in reversed(range(len(hand))):
        game.offense.plays(place)
    game.run_to(NEXT_DOWN)
    assert game.score == (points, 0), "15 yards and what is gained after it"


@every_edition
@pytest.mark.parametrize(("left", "asked"), [(1, True), (0, False)])
def test_who_has_no_timeout_cannot_spend_one(edition: str, left: int, asked: bool) -> None:
    text = "You may spend a timeout. If you do, score 2 points."
    game = scenario(edition, offense=[says(May, text)], at=ON_FIELD_ADJUSTMENTS, timeouts=(left, 0))
    game.offense.plays("Trick")
    game.both_pass()
    if asked:
        game.offense.answers(YES)
    assert game.score == (2 if asked else 0, 0)
    assert game.offense.timeouts == 0
