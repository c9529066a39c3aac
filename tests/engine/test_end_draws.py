"""How many Action cards are drawn at the end of a down (F-15), where it is not one."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.parse import parse_effects
from snapcount.cards.language.printing import english
from snapcount.cards.tree import EndDraws, Lasting, ModifyTimeUnits, SkipDraw, Static, Triggered
from snapcount.engine import events
from snapcount.testing import (
    END_OF_PLAY,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    START_OF_DOWN,
    Scenario,
    Side,
    action,
    gridiron,
    player,
    rule,
    says,
    scenario,
)
from snapcount.testing.cards import parse_abilities

since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
TWO = "Draw two Action cards at the end of each down instead of one this half."
FEWER = "Your opponent draws one fewer Action card at the end of this down."


def trick(edition: str, *texts: str) -> Scenario:
    """The offense plays these, the last of which resolves first."""
    hand = [says(EndDraws, text, when=ON_FIELD_ADJUSTMENTS) for text in texts]
    game = scenario(edition, offense=Side(hand=hand), at=ON_FIELD_ADJUSTMENTS)
    for place in range(len(texts)):
        game.offense.plays(place)
    return game.both_pass()


@pytest.mark.parametrize(
    ("text", "meant", "canonical"),
    [
        (
            "You draw two Action cards instead of one at the end of each down this half.",
            Lasting(EndDraws("you", to=2), "this half"),
            (
                "You draw 2 Action cards at the end of each down instead of one"
                " until the end of the half."
            ),
        ),
        (
            "This possession, draw two Action cards at the end of each down rather than one.",
            Lasting(EndDraws("you", to=2), "this possession"),
            (
                "You draw 2 Action cards at the end of each down instead of one"
                " until the end of the possession."
            ),
        ),
        (
            "Both players draw one less Action card at the end of every down this game.",
            Lasting(EndDraws("each player", fewer=1), "this game"),
            (
                "Each player draws 1 fewer Action card at the end of each down"
                " until the end of the game."
            ),
        ),
        (
            "Your opponent draws one fewer card at the end of the down.",
            Lasting(EndDraws("opponent", fewer=1), "this down"),
            "Your opponent draws 1 fewer Action card at the end of this down.",
        ),
        (
            "At the end of this down, draw three Action cards instead of one.",
            Lasting(EndDraws("you", to=3), "this down"),
            "You draw 3 Action cards at the end of this down instead of one.",
        ),
    ],
)
def test_words_for_what_is_drawn_at_the_end(text: str, meant: Lasting, canonical: str) -> None:
    assert effects(text) == (meant,)
    assert english((meant,)) == canonical
    assert effects(canonical) == (meant,)


@rule("F-15")
@since_2021
def test_two_are_drawn_at_the_end_of_each_down(edition: str) -> None:
    game = trick(edition, TWO).run_to(NEXT_DOWN)
    assert (len(game.offense.hand), len(game.defense.hand)) == (2, 1)
    game.run_to(NEXT_DOWN)
    assert (len(game.offense.hand), len(game.defense.hand)) == (4, 2)


@rule("F-15")
@since_2021
def test_one_fewer_than_one_is_none_and_only_once(edition: str) -> None:
    game = trick(edition, FEWER).run_to(NEXT_DOWN)
    assert (len(game.offense.hand), len(game.defense.hand)) == (1, 0)
    assert game.log.has(events.NO_DRAW, seat=game.defense.seat)
    game.run_to(NEXT_DOWN)
    assert (len(game.offense.hand), len(game.defense.hand)) == (2, 1)


@since_2021
def test_fewer_is_taken_from_what_is_drawn_instead(edition: str) -> None:
    less = "You draw one fewer Action card at the end of this down."
    none = "You draw three fewer Action cards at the end of this down."
    assert len(trick(edition, TWO, less).run_to(NEXT_DOWN).offense.hand) == 1
    assert len(trick(edition, less, TWO).run_to(NEXT_DOWN).offense.hand) == 1
    assert len(trick(edition, TWO, none).run_to(NEXT_DOWN).offense.hand) == 0


@rule("Z-3")
@pytest.mark.parametrize("edition", ["2021", "2022"])
def test_the_hand_limit_holds_for_them(edition: str) -> None:
    spare = [says(EndDraws, FEWER, name=f"Spare {number}") for number in range(4)]
    hand = [says(EndDraws, TWO), *spare]
    game = scenario(edition, offense=Side(hand=hand), at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Trick")
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert len(game.offense.hand) == 5
    assert game.log.count(events.DRAW_CANCELLED) == 1


@pytest.mark.parametrize("edition", ["2019"])
def test_where_nothing_is_drawn_then_nothing_changes(edition: str) -> None:
    game = trick(edition, TWO).run_to(NEXT_DOWN)
    assert len(game.offense.hand) == 1  # G-1: for the card that was played
    assert len(game.defense.hand) == 0


@since_2021
def test_a_stadium_may_say_so_for_both(edition: str) -> None:
    text = "Each player draws two Action cards at the end of each down instead of one."
    field = gridiron(text)
    assert field.abilities == (Static(EndDraws("each player", to=2)),)
    side = Side(gridirons=[field])
    game = scenario(edition, offense=side).run_to(NEXT_DOWN)
    assert (len(game.offense.hand), len(game.defense.hand)) == (2, 2)


NONE = Lasting(EndDraws("each player", to=0), "this possession")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            "This possession, neither player draws an Action card at the end of the down.",
            (NONE,),
        ),
        ("Neither player draws an Action card at the end of each down this possession.", (NONE,)),
        ("This possession, no Action cards are drawn at the end of a down.", (NONE,)),
        ("Each player draws no Action cards at the end of each down this possession.", (NONE,)),
        (
            "This half, your opponent does not draw an Action card at the end of the down.",
            (Lasting(EndDraws("opponent", to=0), "this half"),),
        ),
        (
            "Your opponent does not draw an Action card at the end of the down.",
            (SkipDraw("opponent"),),
        ),
        (
            "Your opponent draws no Action cards at the end of each down this down.",
            (SkipDraw("opponent"),),
        ),
        (
            "This half, your opponent draws one fewer Action card at the end of the down.",
            (Lasting(EndDraws("opponent", fewer=1), "this half"),),
        ),
    ],
)
def test_none_is_drawn_for_a_while(text: str, meant: tuple[object, ...]) -> None:
    assert effects(text) == meant
    assert effects(english(meant)) == meant  # type: ignore[arg-type]


def test_beside_what_else_is_said_to_last() -> None:
    text = (
        "Until the end of the possession, your plays use 1 less Time Unit and neither player draws"
        " an Action card at the end of the down."
    )
    assert effects(text) == (Lasting(ModifyTimeUnits(-1, "you"), "this possession"), NONE)


@pytest.mark.parametrize(
    "text",
    [
        "Neither player draws an Action card at the end of the down.",
        "Neither player draws an Action card at the end of each down.",
        "This half, neither player draws an Action card at the end of this down.",
        "Whenever a down starts this down, draw a card.",
    ],
)
def test_for_how_long_must_be_said(text: str) -> None:
    assert is_refused(text)


def test_on_a_card_that_lies_there_it_is_each_down() -> None:
    none = gridiron("Your opponent does not draw an Action card at the end of the down.")
    assert none.abilities == (Static(EndDraws("opponent", to=0)),)
    said = "Neither player draws an Action card at the end of {} down."
    assert gridiron(said.format("the")).abilities == gridiron(said.format("each")).abilities


@rule("F-15")
@since_2021
def test_nothing_is_drawn_until_the_possession_ends(edition: str) -> None:
    none = says(EndDraws, "Neither player draws an Action card at the end of the down this drive.")
    game = scenario(edition, offense=Side(hand=[none]), down=3, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.both_pass()
    for _ in range(2):
        game.run_to(NEXT_DOWN)
        assert (len(game.offense.hand), len(game.defense.hand)) == (0, 0)
    game.run_to(NEXT_DOWN)
    assert (len(game.offense.hand), len(game.defense.hand)) == (1, 1)


REPLAYED = "Whenever your opponent replays the down, energize this Player and your opponent does"


@pytest.mark.parametrize("which", ["the replayed down", "this down"])
def test_the_down_that_is_replayed_is_this_one(which: str) -> None:
    made = parse_abilities(f"{REPLAYED} not draw an Action card at the end of {which}.")
    (heard,) = made
    assert isinstance(heard, Triggered)
    assert heard.effects[-1] == SkipDraw("opponent")
    assert is_refused("Draw an Action card at the end of the replayed down.")


@rule("R-5", "F-15")
@since_2021
@pytest.mark.parametrize("own", [False, True])
def test_nothing_is_drawn_at_the_end_of_the_replayed_down(edition: str, own: bool) -> None:
    """Only where it is the opponent's effect that replays it."""
    text = f"{REPLAYED} not draw an Action card at the end of the replayed down."
    again = action("Replay the down.", when=ON_FIELD_ADJUSTMENTS, name="Again")
    backer = Side(
        players=[player("LB", text, name="Backer")],
        exhausted=["Backer"],
        hand=[again] if own else [],
    )
    offense = Side(hand=[] if own else [again])
    game = scenario(edition, offense=offense, defense=backer, at=ON_FIELD_ADJUSTMENTS, tackler="DE")
    (game.defense if own else game.offense).plays("Again")
    game.run_to(NEXT_DOWN)
    assert ("Backer" in game.defense.exhausted) is own
    assert game.log.has(events.NO_DRAW, seat=game.offense.seat) is not own
    assert not game.log.has(events.NO_DRAW, seat=game.defense.seat)


@rule("F-15")
@since_2021
@pytest.mark.parametrize("when", [START_OF_DOWN, ON_FIELD_ADJUSTMENTS, END_OF_PLAY])
@pytest.mark.parametrize(
    "text",
    [
        "Skip your next Action card draw at the end of a down.",
        "Skip your next Action card draw at the end of the down.",
        "The next time a down ends, skip your next Action card draw.",
        "At the end of the down, do not draw an Action card at the end of this down.",
        "If it is first down, skip your next Action card draw at the end of a down.",
    ],
)
def test_the_next_draw_is_that_of_this_down(edition: str, text: str, when: str) -> None:
    game = scenario(edition, offense=[action(text, when=when)], at=when)
    game.offense.plays(0)
    if when != END_OF_PLAY:  # after which nobody is asked anything in this down
        game.run_to(NEXT_DOWN)
    assert (len(game.offense.hand), len(game.defense.hand)) == (0, 1)
    game.run_to(NEXT_DOWN)
    assert (len(game.offense.hand), len(game.defense.hand)) == (1, 2)


@rule("F-15")
@since_2021
def test_the_opponents_next_draw_is_that_of_this_down(edition: str) -> None:
    text = "Your opponent skips their next Action card draw at the end of a down."
    game = scenario(edition, offense=[action(text, when=END_OF_PLAY)], at=END_OF_PLAY)
    game.offense.plays(0)
    assert (len(game.offense.hand), len(game.defense.hand)) == (1, 0)


@pytest.mark.parametrize(
    "text",
    [
        "Whenever a down ends this half, do not draw an Action card at the end of this down.",
        "At the end of the down, draw a Play card and skip your next Action card draw.",
    ],
)
def test_no_draw_is_skipped_when_it_is_over(text: str) -> None:
    with pytest.raises(TextError, match="drawn by then"):
        parse_effects(text)
