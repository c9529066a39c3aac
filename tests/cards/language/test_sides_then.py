"""`The offense` and `the defense` of what ends a possession are those of its own down (T-4)."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.cards.language.parse import parse_abilities
from snapcount.cards.language.printing import english
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    FIELD_GOAL,
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    PRIOR_TO_SELECTING,
    PUNT,
    START_OF_DOWN,
    Side,
    action,
    gridiron,
    play,
    player,
    rule,
    scenario,
)

TURNED_OVER = {
    "fumble": "The play becomes a fumble.",
    "interception": "The play becomes an interception.",
    "Pick Six": "The play becomes a Pick Six.",
}


def held_after(edition: str, text: str, turnover: str) -> tuple[int, int]:
    """How many Action cards they hold after a turnover: who lost the ball, and the other."""
    hand = [action(TURNED_OVER[turnover], when=ON_FIELD_ADJUSTMENTS)]
    game = scenario(
        edition,
        offense=Side(gridirons=[gridiron(text)]),
        defense=Side(hand=hand),
        calls=(play("Short Pass: 20 (0-9)", 0), play("Run Left", 0, "Run Right")),
        at=ON_FIELD_ADJUSTMENTS,
    )
    lost, other = game.offense, game.defense
    game.defense.plays(0)
    game.run_to(NEXT_POSSESSION).run_to(NEXT_DOWN)
    return len(lost.hand), len(other.hand)


@rule("T-4", "P-1", "R-51")
@pytest.mark.parametrize("edition", [each for each in EDITION_NAMES if each != "2019"])
@pytest.mark.parametrize(
    ("text", "turnovers", "lost", "other"),
    [
        (
            "Whenever a live ball turnover occurs, the player on defense draws two Action cards.",
            TURNED_OVER,
            0,
            2,
        ),
        ("Whenever a fumble happens, the defense draws an Action card.", ["fumble"], 0, 1),
        ("Whenever a fumble happens, the offense draws an Action card.", ["fumble"], 1, 0),
        (
            "Whenever an interception happens, the offense draws an Action card.",
            ["interception"],
            1,
            0,
        ),
        ("Whenever a fumble happens, the defense draws an Action card.", ["Pick Six"], 0, 0),
    ],
)
def test_who_draws_is_who_it_was(
    edition: str, text: str, turnovers: list[str], lost: int, other: int
) -> None:
    nothing = "Whenever overtime starts, draw an Action card."
    for turnover in turnovers:
        before = held_after(edition, nothing, turnover)
        after = held_after(edition, text, turnover)
        assert (after[0] - before[0], after[1] - before[1]) == (lost, other), turnover


def test_each_player_is_named() -> None:
    found = parse_abilities("Whenever a punt is made, the defense draws an Action card.")
    assert [english(each) for each in found] == [
        "Whenever you make a punt, your opponent draws an Action card.",
        "Whenever your opponent makes a punt, draw an Action card.",
    ]


def test_one_occasion_of_both_names_the_players() -> None:
    text = "The first time each half a fumble happens, the defense draws an Action card."
    assert is_refused(text, action=False)


def hands_after(edition: str, hold: dict[str, Side], way: str) -> tuple[int, int]:
    """How many Action cards they hold at the next possession's first choice: offense, defense."""
    calls = {"stopped": ("Run Left", "Run Left"), "scored": ("Run Left", "Run Right")}
    game = scenario(
        edition,
        offense=hold.get("offense", Side()),
        defense=hold.get("defense", Side()),
        calls=calls.get(way, calls["scored"]),
        ball=95 if way == "scored" else 50,
        down=4,
    )
    first = "call" if edition == "2019" else "play or kick"
    if way == "punted":
        game.offense.answers(PUNT)
    elif way == "missed":
        game.offense.answers(FIELD_GOAL)
    game.run_to(NEXT_POSSESSION).run_to(first)
    return len(game.offense.hand), len(game.defense.hand)


@rule("T-4", "P-1")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("text", "way", "offense", "defense"),
    [
        ("At the end of each down, the offense draws two Action cards.", "stopped", 2, 0),
        ("At the end of each possession, the defense draws two Action cards.", "stopped", 0, 2),
        (("At the end of each possession, if the offense scored, the defense draws two Action"
         " cards."), "scored", 0, 2),
        ("Whenever a down ends, if the play was stopped, the defense draws two Action cards.",
         "stopped", 0, 2),
        ("Whenever a down ends, if the play was stopped, the defense draws two Action cards.",
         "scored", 0, 0),
        ("Whenever points are scored, the offense draws two Action cards.", "scored", 2, 0),
    ],
)  # fmt: skip
def test_what_ends_with_the_possession_is_its_sides(
    edition: str, text: str, way: str, offense: int, defense: int
) -> None:
    before = hands_after(edition, {}, way)
    for side, position in (("offense", "QB"), ("defense", "LB")):
        holder = Side(players=[player(position, text)])  # type: ignore[arg-type]
        after = hands_after(edition, {side: holder}, way)
        assert (after[0] - before[0], after[1] - before[1]) == (offense, defense), side


@rule("T-4", "P-1")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("text", "way", "offense", "defense"),
    [
        ("At the end of the down, the offense draws two Action cards.", "stopped", 2, 0),
        ("At the end of this possession, the defense draws two Action cards.", "stopped", 0, 2),
        ("If the offense punts this down, they draw two Action cards.", "punted", 2, 0),
        ("If the offense misses a field goal this down, the defense draws two Action cards.",
         "missed", 0, 2),
        (("If the offense turns the ball over on downs this possession, the defense draws two"
         " Action cards."), "stopped", 0, 2),
    ],
)  # fmt: skip
@pytest.mark.parametrize("subtype", ["generic", "own"])
def test_what_waits_for_it_names_them_before(
    edition: str, text: str, way: str, offense: int, defense: int, subtype: str
) -> None:
    when = PRIOR_TO_SELECTING if edition == "2019" or way == "stopped" else START_OF_DOWN
    if way in ("punted", "missed") and when == PRIOR_TO_SELECTING:
        pytest.skip("a kick is chosen with the call")
    for side in ("offense", "defense"):
        of = "generic" if subtype == "generic" else side
        card = action(text, when=when, side=of, name="Card")  # type: ignore[arg-type]
        held = []
        for plays_it in (True, False):
            hold = {side: Side(hand=[card])}
            game = scenario(
                edition,
                offense=hold.get("offense", Side()),
                defense=hold.get("defense", Side()),
                calls=("Run Left", "Run Left"),
                ball=50,
                down=4,
                at=when,
            )
            if plays_it:
                (game.offense if side == "offense" else game.defense).plays("Card")
            if way in ("punted", "missed"):
                game.run_to("play or kick")
                game.offense.answers(PUNT if way == "punted" else FIELD_GOAL)
            game.run_to(NEXT_POSSESSION)
            game.run_to("call" if edition == "2019" else "play or kick")
            held.append((len(game.offense.hand), len(game.defense.hand)))
        # whoever plays it has one card fewer for it, and in 2019 may draw one for that (G-1)
        with_it, without = held
        own, other = (0, 1) if side == "offense" else (1, 0)
        gained = (offense, defense)
        assert with_it[other] - without[other] == gained[other], side
        assert with_it[own] - without[own] in (gained[own] - 1, gained[own]), side


def test_of_a_side_without_an_owner_each_is_named() -> None:
    found = parse_abilities("At the end of each half, the offense loses a timeout.")
    assert [english(each) for each in found] == [
        "Whenever a half ends while you are on offense, lose 1 timeout.",
        "Whenever a half ends while you are on defense, your opponent loses 1 timeout.",
    ]


def test_a_players_own_side_is_known() -> None:
    text = "Once per half, whenever the offense punts, they discard an Action card."
    (found,) = parse_abilities(text, "defense")
    assert english(found) == (
        "Once per half, whenever your opponent makes a punt, your opponent discards an Action card."
    )


def test_who_is_waited_for_longer_than_a_possession_is_named() -> None:
    text = "The next time the offense punts this game, they discard an Action card."
    assert is_refused(text)
    assert not is_refused(text.replace("the offense", "your opponent"))
