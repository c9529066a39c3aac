"""Two Players who change places: which of them is on the bench, and of what kind the other is."""

from __future__ import annotations

import pytest

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read
from snapcount.cards.nouns import Choose, Group, This
from snapcount.cards.tree import Activated, May, Substitute, Triggered
from snapcount.testing import YES, Side, action, player, scenario

ACTION = Scene(action=True, side="offense", on_player=False)
PLAYER = Scene(side="offense")
RECEIVERS = Choose(Group(whose="you", positions=("WR",)))
START = "Bench: At the start of a down, you may"
SWAPS = (
    "exchange this Player with one of your Wide Receivers on the field",
    "swap this Player with one of your Wide Receivers",
    "switch one of your Wide Receivers for this Player",
    "substitute this Player for one of your Wide Receivers",
)


@pytest.mark.parametrize("swap", SWAPS)
@pytest.mark.parametrize(
    ("enters", "energized"),
    [
        ("", True),
        (" If you do, this Player enters the field Energized.", True),
        (" If you do, this Player comes in Exhausted.", False),
    ],
)
def test_on_a_bench_ability_this_player_comes_in(swap: str, enters: str, energized: bool) -> None:
    done = Substitute(RECEIVERS, energized, This())
    (ability,) = read(f"{START} {swap}.{enters}", PLAYER).abilities
    assert ability == Triggered("a down starts", (May((done,)),), bench=True)


@pytest.mark.parametrize("swap", SWAPS)
def test_this_player_comes_in_from_the_bench(swap: str) -> None:
    squad = [player("WR", f"{START} {swap}.", name="Spare"), player("WR", name="Starter")]
    game = scenario("crd", offense=Side(players=squad, bench="Spare"), at="effect")
    game.offense.answers(YES)
    assert "Spare" in game.offense.field
    assert "Starter" not in game.offense.field


@pytest.mark.parametrize(
    "text",
    [
        "At the start of a down, you may swap this Player with one of your Wide Receivers.",
        "Exhaust: Exchange this Player with one of your Wide Receivers.\nBench: Gain 5 yards.",
    ],
)
def test_elsewhere_it_has_to_be_said_who_is_on_the_bench(text: str) -> None:
    with pytest.raises(Unread):
        read(text, PLAYER)


@pytest.mark.parametrize(
    ("text", "out", "kind"),
    [
        ("Substitute one of your Wide Receivers for another.", Group("you", positions=("WR",)), 1),
        (
            "Replace one of your Wide Receivers with another one on your bench.",
            Group("you", positions=("WR",)),
            1,
        ),
        (
            "Swap one of your Wide Receivers for another Wide Receiver.",
            Group("you", positions=("WR",)),
            1,
        ),
        (
            "Substitute one of your Exhausted Wide Receivers for another.",
            Group("you", "field", "exhausted", ("WR",)),
            1,
        ),
        (
            "Substitute one of your Exhausted Players for another.",
            Group("you", state="exhausted"),
            0,
        ),
    ],
)
def test_another_is_of_the_kind_of_the_one_who_goes(text: str, out: Group, kind: int) -> None:
    into = Choose(Group(where="bench", positions=("WR",))) if kind else None
    assert read(text, ACTION).effects == (Substitute(Choose(out), into=into),)


def test_another_of_the_kind_comes_in() -> None:
    card = action("Substitute one of your Wide Receivers for another.", when="start of a down")
    squad = [player("WR", name="Second"), player("WR", name="First")]
    side = Side(players=squad, bench="Second", hand=[card])
    game = scenario("crd", offense=side, at="start of a down")
    game.offense.plays(0)
    game.both_pass()
    assert "Second" in game.offense.field
    assert "First" not in game.offense.field


def test_another_of_another_kind_is_refused() -> None:
    with pytest.raises(Unread):
        read("Substitute one of your Wide Receivers for another Tight End.", ACTION)


def test_of_the_same_side_goes_without_saying() -> None:
    said, plain = (
        read(f"Substitute up to two of your Exhausted Players {rest}.", ACTION).effects
        for rest in (
            "for Players of the same side on your bench",
            "with Players on your bench",
        )
    )
    assert said == plain


def test_who_was_chosen_on_the_bench_comes_in() -> None:
    text = "Exhaust: Choose a Running Back on your bench. Substitute that Player for one of your"
    (ability,) = read(f"{text} Exhausted Players on the field.", PLAYER).abilities
    assert isinstance(ability, Activated)
    out, into = Group("you", state="exhausted"), Group(where="bench", positions=("RB",))
    assert ability.effects == (Substitute(Choose(out), into=Choose(into)),)


@pytest.mark.parametrize("where", ["on your bench", "from your bench", "from the bench"])
def test_the_benched_player_is_whoever_can_come_in(where: str) -> None:
    out = Choose(Group("you", state="exhausted"))
    into = Choose(Group(where="bench", side="offense"))
    text = f"one of your Exhausted Players on the field with the offensive Player {where}."
    for verb in ("Substitute", "Swap"):
        assert read(f"{verb} {text}", ACTION).effects == (Substitute(out, into=into),)
    for elsewhere in ("on the field", "on your opponent's bench"):
        with pytest.raises(Unread):
            read(f"Substitute {text.replace(where, elsewhere)}", ACTION)


def test_the_benched_player_comes_in() -> None:
    text = "Substitute one of your Exhausted Players with the offensive Player on your bench."
    card = action(text, when="start of a down", side="offense")
    squad = [player("WR", name="First"), player("WR", name="Second")]
    side = Side(players=squad, bench="Second", exhausted=["First"], hand=[card])
    game = scenario("crd", offense=side, at="start of a down")
    game.offense.plays(0)
    game.both_pass()
    assert "Second" in game.offense.field
    assert "First" not in game.offense.field


@pytest.mark.parametrize(
    "text",
    [
        "Substitute one of your Wide Receivers on the bench for one on the field.",
        "Substitute your Wide Receiver on the bench for one on the field.",
        "Swap one of your Wide Receivers on the bench with one on the field.",
        "Bring in one of your Wide Receivers from the bench to replace one on the field.",
        "Substitute your Wide Receiver on the bench for one of your Wide Receivers on the field.",
    ],
)
def test_one_on_the_field_is_of_the_kind_of_the_one_who_comes_in(text: str) -> None:
    into = Choose(Group(where="bench", positions=("WR",)))
    assert read(text, ACTION).effects == (Substitute(RECEIVERS, into=into),)


def test_one_of_that_kind_goes() -> None:
    text = "Substitute one of your Wide Receivers on the bench for one on the field."
    squad = [player("WR", name="Second"), player("WR", name="First")]
    side = Side(players=squad, bench="Second", hand=[action(text, when="start of a down")])
    game = scenario("crd", offense=side, at="start of a down")
    game.offense.plays(0)
    game.both_pass()
    assert "Second" in game.offense.field
    assert "First" not in game.offense.field


@pytest.mark.parametrize(
    "text",
    [
        "Substitute your defensive Player on the bench for one of your Players on the field.",
        "Substitute one of your defensive Players on the bench for one of your Players.",
    ],
)
def test_your_player_on_the_bench_is_one_of_them(text: str) -> None:
    into = Choose(Group(where="bench", side="defense"))
    scene = Scene(action=True, side="defense", on_player=False)
    meant = (Substitute(Choose(Group(whose="you")), into=into),)
    assert read(text, scene).effects == meant
