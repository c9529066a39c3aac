"""Players who would be exhausted after running, receiving or tackling (F-11)."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.kernel.walk import parts
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.parse import parse_abilities
from snapcount.cards.language.printing import english
from snapcount.cards.language.reader import read
from snapcount.cards.nouns import All, Designated, Group, HasRole, That, This
from snapcount.cards.tree import Energize
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    BLANK,
    DISCARD,
    NEXT_DOWN,
    NO,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    YES,
    Side,
    action,
    player,
    power_up,
    rule,
    scenario,
)
from snapcount.testing.editions import editions_where, having

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
TACKLER = (
    "Whenever this Player would become Exhausted after tackling, you may discard an Action card"
    " instead."
)


def waits(text: str) -> Any:
    (ability,) = read(text, Scene()).abilities
    (again,) = read(english(ability), Scene()).abilities
    assert again == ability
    return ability


@pytest.mark.parametrize(
    ("said", "role"),
    [
        ("after tackling", "tackler"),
        ("from making a tackle", "tackler"),
        ("after running", "runner"),
        ("for carrying the ball", "runner"),
        ("after catching a pass", "receiver"),
        ("after receiving", "receiver"),
    ],
)
def test_what_they_do_says_which_of_them(said: str, role: Any) -> None:
    text = f"Whenever one of your Players would become Exhausted {said}, draw a Play card instead."
    ability = waits(text)
    assert ability.by == "designation"
    assert ability.players == All(Group("you", among=Designated(role)))


def test_this_player_is_asked_for_its_role() -> None:
    ability = waits(
        "If this Player would become Exhausted after tackling, draw a Play card instead."
    )
    assert (ability.players, ability.condition) == (This(), HasRole(This(), "tackler"))


def test_being_designated_is_any_of_them() -> None:
    ability = waits(
        "If this Player would be Exhausted by being designated, draw a Play card instead."
    )
    assert (ability.by, ability.condition) == ("designation", None)


@rule("F-11")
@every_edition
@pytest.mark.parametrize("pays", [True, False])
def test_a_tackler_may_pay_to_stay_energized(edition: str, pays: bool) -> None:
    side = Side(hand=[BLANK], players=[player("LB", TACKLER, name="Tackler")])
    game = scenario(edition, defense=side, tackler="Tackler")
    game.run_to("effect")
    game.defense.answers(YES if pays else NO)
    if pays and game.defense.may(DISCARD("Blank")):
        game.defense.answers(DISCARD("Blank"))
    game.run_to(NEXT_DOWN)
    assert ("Tackler" in game.defense.exhausted) == (not pays)


@rule("F-11")
@every_edition
def test_an_effect_that_exhausts_is_no_tackle(edition: str) -> None:
    text = "If this Player would become Exhausted after tackling, draw a Play card instead."
    trip = action("Exhaust one of your opponent's Linebackers.", when=ON_FIELD_ADJUSTMENTS)
    tackler = player("LB", text, name="Tackler")
    game = scenario(
        edition, offense=[trip], defense=Side(players=[tackler]), at=ON_FIELD_ADJUSTMENTS
    )
    game.offense.plays(0)
    game.both_pass()
    assert "Tackler" in game.defense.exhausted


@rule("F-11")
@every_edition
def test_a_runner_is_not_spared_by_what_is_said_of_tacklers(edition: str) -> None:
    text = "If one of your Players would become Exhausted after tackling, draw a Play card instead."
    watcher = player("RB", text, name="Runner")
    game = scenario(edition, offense=Side(players=[watcher]), carrier="Runner")
    game.run_to(NEXT_DOWN)
    assert "Runner" in game.offense.exhausted


STAYS = "Exhausted by running, it stays Energized instead."


@pytest.mark.parametrize(
    "said",
    [
        "would become Exhausted because they were designated, they remain Energized instead.",
        "would be exhausted from being designated, it instead stays Energized.",
        "would become Exhausted by Player Designation, he stays Energized instead.",
    ],
)
def test_staying_energized_is_said_in_other_words(said: str) -> None:
    ability = waits(f"Once per half, when this Player {said}")
    assert (ability.once_per, ability.by) == ("half", "designation")
    assert ability.effects == (Energize(That()),)


@pytest.mark.parametrize(
    "said",
    [
        "When this Player would become Exhausted by being designated, it stays Energized instead.",
        "Whenever this Player would become Exhausted when it is designated, it stays Energized.",
    ],
)
def test_always_staying_energized_is_never_being_exhausted_by_it(said: str) -> None:
    plain = "This Player cannot be exhausted by being designated."
    assert read(said, Scene()).abilities == read(plain, Scene()).abilities


@rule("F-11")
@every_edition
@pytest.mark.parametrize(
    ("when", "tired"),
    [
        ("The first time each possession this Player would become", [False, True]),
        ("Once per half, when this Player would become", [False, True]),
        ("Whenever this Player would become", [False, False]),
    ],
)
@pytest.mark.parametrize("by", ["by running", "at the end of a Run"])
def test_a_runner_stays_energized_so_often(
    edition: str, when: str, tired: list[bool], by: str
) -> None:
    said = f"{when} {STAYS.replace('by running', by)}"
    side = Side(players=[player("RB", said, name="Runner")])
    game = scenario(edition, offense=side, carrier="Runner", at="designation")
    for is_tired in tired:
        game.offense.designates("Runner")
        game.run_to(NEXT_DOWN)
        assert ("Runner" in game.offense.exhausted) is is_tired
        game.run_to("designation")


@rule("F-11", "T-5")
@every_edition
def test_an_effect_does_not_use_up_what_is_said_of_running(edition: str) -> None:
    text = f"Once per half, when this Player would become {STAYS}"
    side = Side(players=[player("RB", text, name="Runner")])
    trip = action("Exhaust one of your opponent's Running Backs.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=side, defense=[trip], at=ON_FIELD_ADJUSTMENTS)
    if game.offense.may(PASS):
        game.offense.passes()
    game.defense.plays(0)
    game.both_pass()
    assert game.offense.exhausted == ["Runner"]


@rule("F-11", "P-5")
@pytest.mark.parametrize("edition", editions_where(having("power up")))
def test_a_power_up_is_removed_and_its_player_stays_energized(edition: str) -> None:
    text = (
        "Attach to one of your Players on the field. When this Player would become Exhausted by"
        " being designated, remove this card and they stay Energized instead."
    )
    tape = power_up(text, name="Tape")
    side = Side(attached={"Running Back": [tape]})
    game = scenario(edition, offense=side, carrier="Running Back")
    game.run_to(NEXT_DOWN)
    assert game.offense.exhausted == []
    assert "Tape" in game.offense.discard
    game.run_to("designation")
    game.offense.designates("Running Back")
    game.run_to(NEXT_DOWN)
    assert game.offense.exhausted == ["Running Back"]


@pytest.mark.parametrize(
    ("said", "role"),
    [
        ("for receiving it", "ball carrier"),
        ("for being the receiver", "ball carrier"),
        ("for being designated as the receiver", "ball carrier"),
        ("after tackling", "tackler"),
    ],
)
def test_being_exhausted_for_it_is_awaited(said: str, role: Any) -> None:
    ability = waits(f"Whenever this Player is exhausted {said}, draw an Action card.")
    assert (ability.event, ability.by) == ("a Player is exhausted", "designation")
    assert HasRole(This(), role) in parts(ability.condition)


def test_staying_energized_may_be_said_of_this_play() -> None:
    said = "Whenever this Player would be exhausted for being the receiver{}, it stays Energized."
    (spared,) = read(said.format(" this play"), Scene()).abilities
    assert (spared,) == tuple(read(said.format(""), Scene()).abilities)


ENERGIZED_AGAIN = "Whenever this Player is exhausted for being designated, energize it."


@rule("F-11")
@every_edition
@pytest.mark.parametrize(
    ("said", "carries", "tired"),
    [
        ("being designated", True, False),
        ("running", True, False),
        ("receiving a pass", True, True),
        ("running", False, True),
    ],
)
def test_whoever_is_designated_hears_it(
    edition: str, said: str, carries: bool, tired: bool
) -> None:
    text = ENERGIZED_AGAIN.replace("being designated", said)
    runner = player("RB", text, name="Runner")
    trip = action("Exhaust one of your Running Backs.", when=ON_FIELD_ADJUSTMENTS)
    side = Side(players=[runner], hand=[trip])
    if carries:
        game = scenario(edition, offense=side, carrier="Runner")
    else:
        game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
        game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert ("Runner" in game.offense.exhausted) is tired


@rule("F-11", "T-5")
@every_edition
def test_what_an_ability_costs_is_no_designation(edition: str) -> None:
    able = player("RB", ENERGIZED_AGAIN, "Exhaust: Draw a Play card.", name="Runner")
    game = scenario(edition, offense=Side(players=[able]), at=ON_FIELD_ADJUSTMENTS)
    game.offense.uses("Runner")
    game.run_to(NEXT_DOWN)
    assert "Runner" in game.offense.exhausted


KEPT = "Whenever one of your Players would be exhausted, you may discard an Action card. If you do,"


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "Whenever this Player would be exhausted, you may have it stay Energized instead.",
            "Whenever this Player would be exhausted, you may energize it instead.",
        ),
        (
            "If this Player would be exhausted, you may discard a Play card to keep it Energized.",
            (
                "If this Player would be exhausted, you may discard a Play card. If you do,"
                " energize it instead."
            ),
        ),
        (f"{KEPT} let that Player remain Energized.", f"{KEPT} energize that Player instead."),
        (f"{KEPT} it stays Energized.", f"{KEPT} energize that Player instead."),
    ],
)
def test_somebody_lets_them_stay_energized(said: str, plain: str) -> None:
    assert waits(said) == waits(plain)


@rule("F-11")
@every_edition
@pytest.mark.parametrize("keeps", [True, False])
def test_whoever_keeps_a_player_energized_pays_for_it(edition: str, keeps: bool) -> None:
    text = (
        "Whenever one of your Players would be exhausted, you may have that Player stay Energized"
        " instead. If you do, discard an Action card."
    )
    card = action("Gain 5 yards.", name="Price")
    side = Side(players=[player("RB", text, name="Runner")], hand=[card])
    game = scenario(edition, offense=side, carrier="Runner").run_to("effect")
    game.offense.answers(YES if keeps else NO)
    game.run_to(NEXT_DOWN)
    assert ("Runner" in game.offense.exhausted) is not keeps
    assert ("Price" in game.offense.discard) is keeps


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            (
                "Whenever your runner would become Exhausted in Play Results, you may exhaust this"
                " Player instead."
            ),
            (
                "Whenever your runner would be exhausted by being designated, you may exhaust this"
                " Player instead."
            ),
        ),
        (
            "Your receiver cannot be exhausted during Play Results.",
            "Your receiver cannot be exhausted by being designated.",
        ),
    ],
)
def test_play_results_exhaust_who_was_designated(said: str, plain: str) -> None:
    scene = Scene(side="offense", on_player=True)
    assert read(said, scene) == read(plain, scene)


@rule("F-11")
@every_edition
@pytest.mark.parametrize("side", ["offense", "defense"])
@pytest.mark.parametrize(
    ("text", "fresh"),
    [
        ("This Player does not become Exhausted at the end of a Run.", True),
        ("If this Player would be Exhausted at the end of a Run, they stay Energized.", True),
        ("Your Players do not become Exhausted at the end of Runs.", True),
        ("This Player does not become Exhausted at the end of a Pass.", False),
        ("If this Player would be Exhausted at the end of a Pass, they stay Energized.", False),
        ("Your Players do not become Exhausted at the end of Passes.", False),
    ],
)
def test_nobody_is_exhausted_at_the_end_of_such_a_play(
    edition: str, side: str, text: str, fresh: bool
) -> None:
    """Whoever was designated on it: the runner, or the tackler."""
    sides: Any = {
        side: Side(players=[player("RB" if side == "offense" else "LB", text, name="Own")])
    }
    game = scenario(edition, carrier="RB", tackler="LB", **sides)
    game.run_to(NEXT_DOWN)
    exhausted = game.offense.exhausted if side == "offense" else game.defense.exhausted
    assert exhausted == ([] if fresh else ["Own"])


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("by being designated on Long Passes", "at the end of Long Passes"),
        ("for being designated on a Run", "at the end of a Run"),
    ],
)
def test_being_designated_on_a_play_exhausts_at_its_end(said: str, plain: str) -> None:
    text = "This Player does not become Exhausted {}."
    assert waits(text.format(said)) == waits(text.format(plain))


def test_at_the_end_of_the_play_it_is_too_late_to_spare_whoever_was_designated() -> None:
    text = (
        "Tackle: If the offense gains 5 yards or less on this play, this Player is not exhausted at"
        " the end of the play."
    )
    with pytest.raises(TextError, match="exhausted by then"):
        parse_abilities(text, "defense")


@pytest.mark.parametrize("who", ["they", "it", "he", "this Player"])
@pytest.mark.parametrize(
    ("did", "doing"),
    [("received a pass", "receiving a pass"), ("ran", "running"), ("tackled", "tackling")],
)
def test_because_of_what_a_player_did(who: str, did: str, doing: str) -> None:
    text = "Whenever this Player would be exhausted {}, you may discard a Play card instead."
    said = waits(text.format(f"because {who} {did}"))
    assert said == waits(text.format(f"for {doing}"))
    assert said != waits(text.format("by being designated"))


@pytest.mark.parametrize(
    ("spares", "plainly"),
    [
        (
            "Being designated does not exhaust this Player.",
            "This Player is not exhausted by being designated.",
        ),
        (
            "Player Designation cannot exhaust your Running Backs.",
            "Your Running Backs are not exhausted by being designated.",
        ),
        (
            "Being the receiver does not exhaust this Player.",
            "This Player is not exhausted by receiving.",
        ),
        (
            "Receiving on Short Passes does not exhaust this Player.",
            "This Player is not exhausted by receiving on Short Passes.",
        ),
        (
            "Running does not exhaust your Running Backs.",
            "Your Running Backs are not exhausted by running.",
        ),
    ],
)
def test_what_does_not_exhaust_them_is_said_first(spares: str, plainly: str) -> None:
    assert parse_abilities(spares, "offense") == parse_abilities(plainly, "offense")


def test_on_this_play_it_is_said_of_this_down() -> None:
    text = "Receive - Short Pass: {}"
    first, last = (
        parse_abilities(text.format(each), "offense")
        for each in (
            "Being designated on this play does not exhaust this Player.",
            "This Player is not exhausted by being designated this down.",
        )
    )
    assert first == last


@pytest.mark.parametrize(
    "said",
    [
        "Once exhausted, the receiver cannot be Energized again this possession.",
        "The receiver can no longer be Energized once exhausted this possession.",
        "The receiver cannot become Energized again this possession.",
    ],
)
def test_whoever_is_energized_again_was_exhausted(said: str) -> None:
    plainly = "The receiver cannot be Energized this possession."
    again, ever = (parse_abilities(f"Tackle - Pass: {each}", "defense") for each in (said, plainly))
    assert again == ever
