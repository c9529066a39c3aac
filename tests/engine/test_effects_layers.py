"""Effects on layers, and on the cards that stay on the field."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from snapcount.cards.card import ActionCard, Gridiron, PowerUp, Superstar
from snapcount.cards.tree import (
    Activated,
    CancelLayer,
    CannotCancel,
    Effect,
    Gain,
    Lose,
    OnDesignation,
    RemoveCard,
    Static,
    Timing,
)
from snapcount.cards.words import TimingPoint, Who
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    ATTACHED,
    LAYER,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PLAY,
    Scenario,
    Side,
    action,
    gridiron,
    player,
    power_up,
    rule,
    scenario,
    superstar,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])

NOW: TimingPoint = "start of a down"
What = Literal["action card", "exhaust ability", "effect"]
Removable = Literal["power up", "superstar", "gridiron"]

GAIN = action(Gain(10), when=ON_FIELD_ADJUSTMENTS, name="Gain")
PASSER = player("QB", Activated((Gain(20),), timing=Timing((ON_FIELD_ADJUSTMENTS,))))


def cancel(what: What, when: TimingPoint = ON_FIELD_ADJUSTMENTS) -> ActionCard:
    return action(CancelLayer(what), when=when, name="Cancel")


# Cancelling ------------------------------------------------------------------------------------


@rule("T-18")
@every_edition
@pytest.mark.parametrize(
    ("what", "card", "ability"),
    [("action card", True, False), ("exhaust ability", False, True), ("effect", True, True)],
)
def test_what_can_be_cancelled(edition: str, what: What, card: bool, ability: bool) -> None:
    """It can be played only if there is something that it could cancel."""
    for uses_card in (True, False):
        game = scenario(
            edition,
            offense=Side(hand=[GAIN], players=[PASSER]),
            defense=[cancel(what), action(Lose(5), when=ON_FIELD_ADJUSTMENTS, name="Lose")],
            at=ON_FIELD_ADJUSTMENTS,
        )
        if uses_card:
            game.offense.plays("Gain")
        else:
            game.offense.uses("QB")
        possible = card if uses_card else ability
        game.defense.offered(PASS, PLAY("Lose"), *([PLAY("Cancel")] if possible else []))
        if possible:
            game.defense.plays("Cancel")
            game.both_pass()
            assert game.log.has(events.CANCELLED, seat=game.offense.seat)
            assert game.yards_by_effects == 0


@rule("T-18", "Z-6")
@every_edition
def test_a_cancelled_card_goes_to_its_discard(edition: str) -> None:
    game = scenario(
        edition, offense=[GAIN], defense=[cancel("action card")], at=ON_FIELD_ADJUSTMENTS
    )
    game.offense.plays("Gain")
    game.defense.plays("Cancel")
    assert game.offense.discard == ["Gain"]
    assert game.defense.discard == ["Cancel"]
    assert game.run_to(NEXT_DOWN).yards == 15


@rule("T-18", "T-5")
@every_edition
def test_the_cost_of_a_cancelled_ability_stays_paid(edition: str) -> None:
    game = scenario(
        edition,
        offense=Side(players=[PASSER]),
        defense=[cancel("exhaust ability")],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.uses("QB")
    game.defense.plays("Cancel")
    assert game.offense.exhausted == ["Test QB"]
    assert game.run_to(NEXT_DOWN).yards == 15


@every_edition
def test_of_several_layers_one_is_chosen(edition: str) -> None:
    other = action(Gain(40), when=ON_FIELD_ADJUSTMENTS, name="Other")
    game = scenario(
        edition, offense=[GAIN, other], defense=[cancel("action card")], at=ON_FIELD_ADJUSTMENTS
    )
    game.offense.plays("Gain")
    game.defense.passes()
    game.offense.plays("Other")
    game.defense.plays("Cancel")
    game.defense.offered(LAYER("Gain"), LAYER("Other")).answers(LAYER("Gain"))
    assert game.run_to(NEXT_DOWN).yards == 15 + 40


@every_edition
def test_a_cancel_may_be_cancelled(edition: str) -> None:
    game = scenario(
        edition,
        offense=[GAIN, cancel("action card")],
        defense=[cancel("action card")],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays("Gain")
    game.defense.plays("Cancel")
    game.offense.plays("Cancel")
    game.offense.offered(LAYER("Gain"), LAYER("Cancel")).answers(LAYER("Cancel"))
    assert game.run_to(NEXT_DOWN).yards == 25


@rule("T-11")
@since_2021
@pytest.mark.parametrize(
    ("what", "power", "star", "field"),
    [("action card", True, False, False), ("effect", True, True, True)],
)
def test_a_power_up_is_an_action_card_and_the_others_are_not(
    edition: str, what: What, power: bool, star: bool, field: bool
) -> None:
    back = player("RB")
    cards: list[PowerUp | Superstar | Gridiron] = [
        power_up(when=NOW, name="Boots"),
        superstar(back),
        gridiron(when=NOW, name="Dome"),
    ]
    for card, possible in zip(cards, (power, star, field), strict=True):
        game = scenario(
            edition,
            offense=Side(hand=[card], players=[back]),
            defense=[cancel(what, NOW), action(Lose(5), when=NOW, name="Lose")],
            at=NOW,
        )
        game.offense.plays(0, on="RB" if card.name == "Boots" else None)
        assert game.defense.may(PLAY("Cancel")) is possible
        if possible:
            game.defense.plays("Cancel")
            game.both_pass()
            assert card.name in game.offense.discard
            assert not game.gridirons
            assert not game.offense.superstar("RB")
            assert game.offense.attached("RB") == []


@every_edition
def test_a_cancel_among_other_effects_may_find_nothing(edition: str) -> None:
    card = action(Gain(5), CancelLayer(), when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    assert not game.log.has(events.CANCELLED)
    assert game.run_to(NEXT_DOWN).yards == 20


@every_edition
@pytest.mark.parametrize(
    ("who", "safe"), [("you", True), ("offense", True), ("each player", True), ("opponent", False)]
)
def test_what_cannot_be_cancelled_is_not(edition: str, who: Who, safe: bool) -> None:
    leader = player("QB", Static(CannotCancel(who)))
    game = scenario(
        edition,
        offense=Side(hand=[GAIN], players=[leader]),
        defense=[cancel("action card")],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays("Gain")
    game.defense.plays("Cancel")
    assert game.log.has(events.CANCELLED) is not safe
    assert game.run_to(NEXT_DOWN).yards == (25 if safe else 15)


@every_edition
def test_what_lies_above_it_can_still_be_cancelled(edition: str) -> None:
    """The offense's layer is the lower one and safe; the defense may cancel its own card."""
    leader = player("QB", Static(CannotCancel("you")))
    own = action(Lose(5), when=ON_FIELD_ADJUSTMENTS, name="Lose")
    game = scenario(
        edition,
        offense=Side(hand=[GAIN], players=[leader]),
        defense=[own, cancel("action card")],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays("Gain")
    game.defense.plays("Lose").plays("Cancel")
    assert game.log.has(events.CANCELLED, seat=game.defense.seat)
    assert game.run_to(NEXT_DOWN).yards == 25


@every_edition
def test_a_triggered_layer_may_be_cancelled_as_an_effect_only(edition: str) -> None:
    runner = player("RB", OnDesignation("run", (Gain(10),)))
    for what, possible in (("action card", False), ("exhaust ability", False), ("effect", True)):
        card = action(CancelLayer(what), when=AFTER_DESIGNATION, name="Cancel")  # type: ignore[arg-type]
        game = scenario(
            edition,
            offense=Side(players=[runner]),
            defense=[card, action(Lose(5), when=AFTER_DESIGNATION)],
            carrier="RB",
            at=AFTER_DESIGNATION,
        )
        assert game.defense.may(PLAY("Cancel")) is possible


# Removing --------------------------------------------------------------------------------------

BACK, END = player("RB"), player("TE")


def full_field(edition: str, effect: Effect | str) -> Scenario:
    """Both sides have two Power Ups, two Superstars and two Gridirons; the offense plays it."""

    def boots(n: int) -> PowerUp:
        return power_up(name=f"Boots {n}")

    domes = [gridiron(name=f"Dome {n}") for n in range(1, 5)]
    backer, safety = player("LB"), player("S")
    game = scenario(
        edition,
        offense=Side(
            hand=[action(effect, when=ON_FIELD_ADJUSTMENTS, name="Sweep")],
            players=[BACK, END],
            attached={"RB": [boots(1)], "TE": [boots(2)]},
            superstars=[superstar(BACK), superstar(END)],
            gridirons=domes[:2],
        ),
        defense=Side(
            players=[backer, safety],
            attached={"LB": [boots(3)], "S": [boots(4)]},
            superstars=[superstar(backer), superstar(safety)],
            gridirons=domes[2:],
        ),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays("Sweep")
    return game


def left(game: Scenario, kind: Removable) -> tuple[int, int]:
    """How many of them each side still has."""
    state = game.state
    cards = {
        "power up": state.attached[1::2],
        "superstar": [card for card in state.superstar if card >= 0],
        "gridiron": state.gridirons,
    }[kind]
    owners = [state.table.owner[card] for card in cards]
    return owners.count(game.offense.seat), owners.count(game.defense.seat)


@since_2021
@pytest.mark.parametrize("kind", ["power up", "superstar", "gridiron"])
@pytest.mark.parametrize(
    ("whose", "remain"),
    [("you", (0, 2)), ("opponent", (2, 0)), ("each player", (0, 0)), (None, (0, 0))],
)
def test_all_of_a_kind_are_removed(
    edition: str, kind: Removable, whose: Who | None, remain: tuple[int, int]
) -> None:
    game = full_field(edition, RemoveCard(kind, whose, None))
    assert left(game, kind) == remain
    for other in {"power up", "superstar", "gridiron"} - {kind}:
        assert left(game, other) == (2, 2)  # type: ignore[arg-type]
    assert game.log.count(events.REMOVED) == 4 - sum(remain)
    assert len(game.offense.discard) == 1 + 2 - remain[0]  # Z-7: each to its owner's pile
    assert len(game.defense.discard) == 2 - remain[1]


@rule("Z-7")
@since_2021
@pytest.mark.parametrize("kind", ["Gridiron card", "Power Up", "Superstar"])
@pytest.mark.parametrize(
    ("counted", "drawn"),
    [("one your opponent had played", 2), ("one you had played", 2), ("one", 4)],
)
def test_only_those_of_one_player_are_counted(
    edition: str, kind: str, counted: str, drawn: int
) -> None:
    text = f"Remove every {kind} from the field. For each {counted}, draw an Action card."
    game = full_field(edition, text)
    removed: Any = kind.removesuffix(" card").lower()
    assert left(game, removed) == (0, 0)
    assert len(game.offense.hand) == drawn


@since_2021
def test_one_is_chosen_by_the_controller(edition: str) -> None:
    game = full_field(edition, RemoveCard("power up"))
    game.offense.offered(*[ATTACHED(f"Boots {n}") for n in (1, 2, 3, 4)])
    game.offense.answers(ATTACHED("Boots 3"))
    assert game.defense.attached("LB") == []
    assert game.defense.discard == ["Boots 3"]
    assert left(game, "power up") == (2, 1)


@since_2021
def test_two_are_chosen_one_after_the_other(edition: str) -> None:
    game = full_field(edition, RemoveCard("gridiron", None, 2))
    game.offense.offered(*[ATTACHED(f"Dome {n}") for n in (1, 2, 3, 4)])
    game.offense.answers(ATTACHED("Dome 4"))
    game.offense.offered(*[ATTACHED(f"Dome {n}") for n in (1, 2, 3)])
    game.offense.answers(ATTACHED("Dome 1"))
    assert game.gridirons == ["Dome 2", "Dome 3"]


@rule("R-17")
@since_2021
def test_with_as_many_as_there_are_nobody_is_asked(edition: str) -> None:
    game = full_field(edition, RemoveCard("superstar", "opponent", 2))
    assert left(game, "superstar") == (2, 0)
    assert game.log.count(events.REMOVED) == 2


@rule("T-15")
@since_2021
def test_a_player_without_its_superstar_is_the_normal_card_again(edition: str) -> None:
    star = superstar(BACK, Activated((Gain(5),)))
    card = action(RemoveCard("superstar"), when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition,
        offense=Side(hand=[card], players=[BACK], superstars=[star], exhausted=["RB"]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    assert not game.offense.superstar("RB")
    assert game.offense.exhausted == ["Test RB"]


@since_2021
def test_a_superstar_on_the_bench_is_out_of_reach(edition: str) -> None:
    card = action(RemoveCard("superstar", None, None), when=ON_FIELD_ADJUSTMENTS)
    side = Side(hand=[card], players=[BACK], superstars=[superstar(BACK)], bench="RB")
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    assert game.offense.superstar("RB")


# All that would do something --------------------------------------------------------------------


@rule("T-18")
@every_edition
@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Cancel all effects that would cause the offense to gain yards.", (0, 4)),
        ("Cancel every effect that would increase the Play Strength.", (15, 2)),
        ("Cancel all effects that would reduce the Play Strength.", (15, 5)),
        ("Cancel all effects that would change the Play Strength.", (15, 3)),
        ("Cancel all effects of your opponent that would lose yards.", (15, 4)),
        ("Cancel all Action cards played by your opponent that would gain yards.", (0, 4)),
    ],
)
def test_all_that_would_do_that_are_cancelled(
    edition: str, text: str, left: tuple[int, int]
) -> None:
    """Two effects gain yards, one of them for as long as the down lasts; one raises the Strength
    and one lowers it."""
    hand = [
        action("Gain 10 yards.", when=ON_FIELD_ADJUSTMENTS, name="Yards"),
        action("Your plays gain 5 more yards this down.", when=ON_FIELD_ADJUSTMENTS, name="Long"),
        action("The Play Strength is increased by 2.", when=ON_FIELD_ADJUSTMENTS, name="Up"),
        action("The Play Strength is reduced by 1.", when=ON_FIELD_ADJUSTMENTS, name="Down"),
    ]
    answer = action(text, when=ON_FIELD_ADJUSTMENTS, side="defense", name="All")
    spare = action("Draw a Play card.", when=ON_FIELD_ADJUSTMENTS, name="Spare")
    game = scenario(
        edition,
        offense=hand,
        defense=[answer, spare],
        at=ON_FIELD_ADJUSTMENTS,
    )
    for card in hand[:-1]:
        game.offense.plays(card.name)
        game.defense.passes()
    game.offense.plays("Down")
    assert game.defense.may(PLAY("All")) is ("lose" not in text)  # something waits that would
    if "lose" not in text:
        game.defense.plays("All")
    game.both_pass()
    yards, strength = left
    assert game.strength == strength
    assert game.run_to(NEXT_DOWN).yards == strength * 5 + yards
