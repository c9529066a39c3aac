"""Numbers that are chosen, paid, capped and said otherwise; costs; cards that go back."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from tests.cards.language.meaning import effects, is_refused, modifier

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.cards.nouns import Divided, TheX, TheYards
from snapcount.cards.tree import (
    ActionsCost,
    CannotAudible,
    CannotRemove,
    ChangeCatchRange,
    Draw,
    ExchangeHands,
    MultiplyYards,
    PutOnField,
)
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    DISCARD,
    END_OF_PLAY,
    NEXT_DOWN,
    NUMBER,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PLAY,
    START_OF_DOWN,
    Side,
    action,
    play,
    player,
    power_up,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
PLAYER = Scene(on_player=True, side="offense")
SYNERGY = Scene(synergy=True)
ACTION = Scene(action=True)
OFFENSE = Scene(action=True, side="offense")


def meant(text: str, scene: Scene) -> Any:
    page = read(text, scene)
    return page.abilities, page.effects, page.active_if


@pytest.mark.parametrize(
    ("said", "plain", "scene"),
    [
        # Brackets that mean something
        (
            "Run: Halve the yards gained on this play (round down to the nearest 5).",
            "Run: Halve the yards gained on this play, rounded down to the nearest 5.",
            PLAYER,
        ),
        (
            "Run: Halve the yards gained on this play (round up to the nearest 5).",
            "Run: Halve the yards gained on this play, rounded up to the nearest 5.",
            PLAYER,
        ),
        # At least so many
        (
            (
                "Run: The yards you gain on this play are at least 5 for each Energized"
                " Player you have"
                " on the field."
            ),
            "Run: The play gains at least 5 yards for each of your Energized Players on the field.",
            PLAYER,
        ),
        (
            "Run: The yards you gain on this play cannot be less than 10.",
            "Run: The play gains at least 10 yards.",
            PLAYER,
        ),
        # Otherwise another number
        (
            (
                "Exhaust – Run: The base yards are 20 if Cass Merriweather is on the field"
                " under your"
                " control, otherwise 15."
            ),
            (
                "Exhaust – Run: If Cass Merriweather is on your field, the base yards are 20."
                " Otherwise,"
                " the base yards are 15."
            ),
            PLAYER,
        ),
        (
            "Draw two Play cards if you are behind, or else one.",
            "If you are behind, draw two Play cards. Otherwise, draw a Play card.",
            ACTION,
        ),
        (
            "Move the ball forward 5 yards. If it is 4th down, move it 10 yards instead.",
            (
                "If it is 4th down, move the ball forward 10 yards. Otherwise, move the"
                " ball forward 5"
                " yards."
            ),
            ACTION,
        ),
        (
            (
                "Move the ball 5 yards toward your opponent's end zone. If it is 4th down, move the"
                " ball"
                " 10 yards instead."
            ),
            (
                "If it is 4th down, move the ball forward 10 yards. Otherwise, move the"
                " ball forward 5"
                " yards."
            ),
            OFFENSE,
        ),
        # Nothing happens
        (
            (
                "Determine Grit value. On a Grit of 8-9, gain 10 yards. On a Grit of 0-7, nothing"
                " happens."
            ),
            "Determine Grit value. On a Grit of 8-9, gain 10 yards.",
            ACTION,
        ),
        (
            "Determine Grit value. If the Grit is 0-2, nothing happens. Otherwise, gain 10 yards.",
            "Determine Grit value. Gain 10 yards unless the Grit is 0-2.",
            ACTION,
        ),
        # Whose previous play
        (
            (
                "Your opponent discards an Action card if their previous play of this"
                " possession was"
                " stopped."
            ),
            (
                "Your opponent discards an Action card if your opponent's last play this"
                " possession was"
                " stopped."
            ),
            ACTION,
        ),
        # Next plays in digits
        (
            "Your next 2 plays each gain 5 more yards.",
            "Your next two plays gain 5 more yards.",
            ACTION,
        ),
        (
            "On your next 3 plays, the Play Strength is increased by 1.",
            "On your next three plays, the Play Strength is increased by 1.",
            ACTION,
        ),
        # Counted together
        (
            (
                "Active while your deck contains a combined total of at least 4 OL and DL."
                " Your Runs"
                " gain 5 more yards."
            ),
            "Active while your deck has at least 4 OL or DL. Your Runs gain 5 more yards.",
            SYNERGY,
        ),
        (
            (
                "Active while your deck has two or more Tight Ends and/or Fullbacks. Your"
                " Runs gain 5"
                " more yards."
            ),
            (
                "Active while your deck has two or more Tight Ends or Fullbacks. Your Runs"
                " gain 5 more"
                " yards."
            ),
            SYNERGY,
        ),
        (
            (
                "Active while the Players in your deck are from at least five different franchises."
                " Your"
                " Runs gain 5 more yards."
            ),
            (
                "Active while your deck has Players from at least five different teams. Your Runs"
                " gain 5"
                " more yards."
            ),
            SYNERGY,
        ),
        # On some downs, while something holds
        (
            (
                "While your opponent's Synergy is also active, your completed passes on"
                " 1st down gain 5"
                " additional yards."
            ),
            (
                "While your opponent has an active Synergy and it is first down, your Passes gain 5"
                " more"
                " yards."
            ),
            PLAYER,
        ),
        # The other one of the two who play
        (
            (
                "Whenever a player on offense gains 40 yards or more on a play, their"
                " opponent draws an"
                " Action card."
            ),
            (
                "Whenever the offense gains 40 yards or more on a play, the defense draws an Action"
                " card."
            ),
            PLAYER,
        ),
        # Back to whoever owns it
        (
            (
                "Remove a Power Up from one of your opponent's Players on the field. Your opponent"
                " returns it to their hand."
            ),
            (
                "Return a Power Up from one of your opponent's Players on the field to its owner's"
                " hand."
            ),
            ACTION,
        ),
        (
            (
                "Remove a Superstar or a Power Up from one of your opponent's Players on"
                " the field. Its"
                " owner returns it to their hand."
            ),
            (
                "Choose one: • Return a Superstar from one of your opponent's Players on"
                " the field to"
                " its owner's hand. • Return a Power Up from one of your opponent's Players on the"
                " field"
                " to its owner's hand."
            ),
            ACTION,
        ),
    ],
)
def test_in_other_words(said: str, plain: str, scene: Scene) -> None:
    assert meant(said, scene) == meant(plain, scene)


@pytest.mark.parametrize(
    "text",
    [
        "Gain 5 yards. On a Grit of 0-4, nothing happens.",
        "Determine Grit value. Gain 5 yards. If the Grit is 0-4, nothing happens.",
        "Determine Grit value. If the Grit is 0-5, gain 5 yards. If it is 4-9, nothing happens.",
        "The catch range is widened by X.",
        "Remove one of your Power Ups. Your opponent returns it to their hand.",
        "You cannot play Action cards unless your opponent discards an Action card to do so.",
    ],
)
def test_what_means_nothing_is_refused(text: str) -> None:
    assert is_refused(text)


@pytest.mark.parametrize(
    ("text", "low", "high"),
    [
        ("The catch range is widened by X.", -1, 1),
        ("The catch range is X narrower.", 1, -1),
        ("Increase the upper end of the catch range by X.", 0, 1),
        ("The low end of the catch range is reduced by X.", -1, 0),
    ],
)
def test_the_catch_range_is_moved_by_x(text: str, low: int, high: int) -> None:
    moved = ChangeCatchRange(low, high, TheX())
    assert effects(f"Choose a number X and discard X Action cards. {text}")[-1] == moved


@pytest.mark.parametrize(
    ("text", "cost"),
    [
        (
            "You cannot play Action cards unless you discard an Action card first.",
            ActionsCost("you"),
        ),
        (
            (
                "Whenever either player would play an Action card, they must discard an"
                " Action card to"
                " do so."
            ),
            ActionsCost("each player"),
        ),
        (
            (
                "Your opponent cannot play Action cards unless they discard a Play card as an"
                " additional"
                " cost."
            ),
            ActionsCost("opponent", "play"),
        ),
        (
            "Whenever you would play an Action card, you must discard two Play cards to play it.",
            ActionsCost("you", "play", 2),
        ),
    ],
)
def test_what_an_action_card_costs(text: str, cost: ActionsCost) -> None:
    assert modifier(text) == cost


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Your opponent's audible effects are cancelled.", CannotAudible("opponent")),
        ("Audible effects do nothing.", CannotAudible("each player")),
        (
            "Your opponent's effects cannot remove your Power Ups.",
            CannotRemove("power up", "you", by="opponent"),
        ),
        (
            "Your Gridiron cards cannot be removed by your opponent.",
            CannotRemove("gridiron", "you", by="opponent"),
        ),
        ("Effects cannot remove your Power Ups.", CannotRemove("power up", "you")),
    ],
)
def test_what_effects_cannot_do(text: str, said: Any) -> None:
    assert modifier(text) == said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "Exchange the Action cards in your hand with the Action cards in your opponent's hand.",
            ExchangeHands(("action",)),
        ),
        ("Trade your Play cards for those in your opponent's hand.", ExchangeHands(("play",))),
        (
            (
                "Search your Action deck for a Superstar and attach it to its counterpart on the"
                " field."
            ),
            PutOnField("superstar", "deck"),
        ),
        (
            "Draw an Action card for each 20 yards gained on this play.",
            Draw("you", "action", Divided(TheYards(), 20)),
        ),
        ("Halve the yards gained on this play (round down).", MultiplyYards("halve")),
    ],
)
def test_what_is_done_with_cards_and_yards(text: str, said: Any) -> None:
    assert effects(text) == (said,)


def in_hand(edition: str, strength: int, text: str) -> int:
    """How many cards the offense holds when the play is over, after it played the text."""
    side = Side(hand=[action(text, when=END_OF_PLAY)])
    game = scenario(edition, offense=side, strength=strength, at=END_OF_PLAY)
    game.offense.plays(0)
    game.both_pass()
    return len(game.offense.hand)


@every_edition
@pytest.mark.parametrize(("strength", "cards"), [(3, 0), (4, 1), (8, 2), (9, 2)])
def test_cards_are_drawn_for_every_20_yards(edition: str, strength: int, cards: int) -> None:
    text = "Draw an Action card for each 20 yards gained on this play."
    assert in_hand(edition, strength, text) - in_hand(edition, 0, text) == cards


@rule("R-40")
@every_edition
@pytest.mark.parametrize(("x", "complete"), [(0, False), (1, False), (2, True)])
def test_x_is_paid_and_widens_the_catch_range(edition: str, x: int, complete: bool) -> None:
    text = "Choose a number X and discard X Action cards. The catch range is widened by X."
    hand = [action(text, when=ON_FIELD_ADJUSTMENTS, name="Reach")]
    hand += [action("Gain 1 yard.", when=START_OF_DOWN, name=name) for name in ("One", "Two")]
    calls = ("Short Pass: 20 (4-6)", "Run Left")
    side = Side(hand=hand)
    game = scenario(edition, offense=side, calls=calls, strength=2, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Reach")
    game.both_pass()
    game.offense.offered(*[NUMBER(n) for n in range(3)]).answers(NUMBER(x))
    if x == 1:
        game.offense.answers(DISCARD("One"))
    game.run_to(NEXT_DOWN)
    assert game.yards == (20 if complete else 0)
    assert len(game.offense.discard) == 1 + x


@since_2021
@pytest.mark.parametrize(("whose", "left"), [("offense", []), ("defense", ["Extra"])])
def test_only_the_opponents_effects_do_not_remove_it(
    edition: str, whose: str, left: list[str]
) -> None:
    extra = power_up("Your plays gain 5 more yards.", name="Extra")
    keeper = player("TE", "Your opponent's effects cannot remove your Power Ups.")
    card = action("Remove all Power Ups.", when=START_OF_DOWN, name="Bare")
    offense = Side(players=[keeper], attached={"RB": [extra]})
    defense = Side(hand=[card] if whose == "defense" else [])
    if whose == "offense":
        offense = dataclasses.replace(offense, hand=[card])
    game = scenario(edition, offense=offense, defense=defense, at=START_OF_DOWN)
    player_of = game.offense if whose == "offense" else game.defense
    player_of.plays("Bare")
    game.both_pass()
    assert game.offense.attached("RB") == left


@every_edition
def test_either_player_pays_for_an_action_card(edition: str) -> None:
    text = (
        "Whenever either player would play an Action card, they must discard an Action card to do"
        " so."
    )
    mine = [action("Gain 5 yards.", when=ON_FIELD_ADJUSTMENTS, name=name) for name in ("A", "B")]
    theirs = [action("Gain 5 yards.", when=ON_FIELD_ADJUSTMENTS, name="C")]
    game = scenario(
        edition,
        offense=Side(players=[player("TE", text)], hand=mine),
        defense=Side(hand=theirs),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.offered(PASS, PLAY("A"), PLAY("B")).plays("A")
    assert sorted(game.offense.discard) == ["A", "B"]
    assert game.offense.hand == []
    assert not game.defense.may(PLAY("C"))


@every_edition
@pytest.mark.parametrize(("grit", "yards"), [(8, 25), (7, 15), (0, 15)])
def test_on_other_grit_nothing_happens(edition: str, grit: int, yards: int) -> None:
    text = (
        "Determine Grit value. On a Grit of 8-9, gain 10 yards. On a Grit of 0-7, nothing happens."
    )
    plain, zero = play("Run Right", 0), [play("Run Right", 0)] * 3
    side = Side(
        hand=[action(text, when=ON_FIELD_ADJUSTMENTS)],
        play_deck=[plain, play("Run Right", grit)],
    )
    game = scenario(edition, offense=side, defense=Side(play_deck=zero), at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.yards == yards


@rule("F-20")
@since_2021
@pytest.mark.parametrize(("down", "ball"), [(1, 45), (4, 50)])
def test_the_ball_is_moved_farther_instead(edition: str, down: int, ball: int) -> None:
    text = (
        "Move the ball 5 yards toward your opponent's end zone. If it is 4th down, move the ball 10"
        " yards instead."
    )
    side = Side(hand=[action(text, when=START_OF_DOWN, side="offense")])
    game = scenario(edition, offense=side, ball=40, down=down, at=START_OF_DOWN)
    game.offense.plays(0)
    game.both_pass()
    assert game.ball == ball
