"""What holds, joined with what waits; who is not exhausted by a role, joined and asked."""

from __future__ import annotations

import pytest

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read
from snapcount.cards.nouns import AllOf, Called, DownIs, HasRole, This
from snapcount.cards.tree import Cannot, Static
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, Side, player, scenario

PLAYER = Scene(side="offense")
POWER_UP = Scene(enters=True)
FRESH = Cannot("be exhausted", This(), "designation")
RUNNER = (HasRole(This(), "ball carrier"), Called("offense", ("run",)))
WAITS = "whenever this Player is the designated runner, draw an Action card."


@pytest.mark.parametrize(
    ("first", "joint", "second"),
    [
        ("This Player's rating is increased by 10", ", and", WAITS),
        ("Your Runs gain 5 additional yards", " and", WAITS),
        (
            "Your Runs gain 5 additional yards",
            " and",
            "this Player does not become Exhausted as the runner.",
        ),
        (
            "This Player does not become Exhausted as the designated runner",
            " and",
            "your Runs gain 5 additional yards.",
        ),
        ("This Player does not become Exhausted as the runner", ", and", WAITS),
        (
            "Your Runs gain 5 additional yards",
            ", and",
            "draw an Action card whenever this Player is designated.",
        ),
    ],
)
def test_one_sentence_says_what_two_say(first: str, joint: str, second: str) -> None:
    apart = f"{first}. {second[0].upper()}{second[1:]}"
    assert read(f"{first}{joint} {second}", PLAYER) == read(apart, PLAYER)


def test_what_lies_there_says_so_too() -> None:
    attach = (
        "Attach to one of your Players. While attached, that Player's rating is increased by 10"
    )
    waits = "whenever that Player is the designated tackler, draw an Action card."
    joined = read(f"{attach}, and {waits}", POWER_UP)
    assert joined == read(f"{attach}. W{waits[1:]}", POWER_UP)
    assert len(joined.abilities) == 2


def test_on_the_bench_both_are() -> None:
    page = read(f"Bench: Your Runs gain 5 additional yards, and {WAITS}", PLAYER)
    assert [each.bench for each in page.abilities] == [True, True]  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "text",
    [
        f"Exhaust: Your Runs gain 5 additional yards, and {WAITS}",
        f"If it is third down, your Runs gain 5 additional yards, and {WAITS}",
        f"While this Player is Energized, your Runs gain 5 additional yards, and {WAITS}",
    ],
)
def test_what_may_belong_to_one_or_both_is_refused(text: str) -> None:
    with pytest.raises(Unread):
        read(text, PLAYER)


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("This Player does not become Exhausted as the designated runner.", ()),
        (
            (
                "Whenever this Player would become Exhausted as the designated runner, this Player"
                " remains Energized instead."
            ),
            (),
        ),
        (
            "This Player is not exhausted by being designated as the runner if it is third down.",
            (DownIs((3,)),),
        ),
        (
            "If it is third down, this Player does not become Exhausted as the runner.",
            (DownIs((3,)),),
        ),
    ],
)
def test_who_is_not_exhausted_by_running(text: str, asked: tuple[DownIs, ...]) -> None:
    assert read(text, PLAYER).abilities == [Static(FRESH, AllOf((*asked, *RUNNER)))]


def test_what_is_known_after_designation_is_not_asked_for_it() -> None:
    with pytest.raises(Unread):
        read(
            "This Player is not exhausted by being designated as the runner if the play gained 10"
            " yards or less.",
            PLAYER,
        )


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("down", "exhausted"), [(3, False), (2, True)])
def test_the_runner_stays_fresh_on_that_down(edition: str, down: int, exhausted: bool) -> None:
    text = "This Player does not become Exhausted as the designated runner if it is third down."
    back = player("RB", text, name="Back")
    game = scenario(edition, offense=Side(players=[back]), down=down, carrier="Back")
    game.run_to(NEXT_DOWN)
    assert ("Back" in game.offense.exhausted) == exhausted


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_both_halves_of_the_sentence_are_done(edition: str) -> None:
    text = "Your Runs gain 5 additional yards, and whenever this Player is the designated runner,"
    back = player("RB", f"{text} draw an Action card.", name="Back")
    game = scenario(edition, offense=Side(players=[back]), carrier="Back").run_to(NEXT_DOWN)
    plain = scenario(edition, offense=Side(players=[player("RB", name="Back")]), carrier="Back")
    plain.run_to(NEXT_DOWN)
    assert game.ball == plain.ball + 5
    assert len(game.offense.hand) == len(plain.offense.hand) + 1


@pytest.mark.parametrize(
    ("joined", "apart"),
    [
        (
            "Attach to an Exhausted Player and energize that Player.",
            "Attach to an Exhausted Player. Energize that Player.",
        ),
        (
            "Attach to a Wide Receiver, then draw an Action card. Receive: Gain 5 yards.",
            "Attach to a Wide Receiver. Draw an Action card. Receive: Gain 5 yards.",
        ),
    ],
)
def test_what_is_done_when_it_is_attached(joined: str, apart: str) -> None:
    scene = Scene(on_player=True, enters=True)
    found, plain = read(joined, scene), read(apart, scene)
    assert (found.attach_to, found.abilities) == (plain.attach_to, plain.abilities)
