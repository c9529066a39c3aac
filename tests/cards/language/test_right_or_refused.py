"""Texts that would be carried out otherwise than they are said are refused, their kin are read."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.card import AnyCard, PowerUp
from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.printing import english
from snapcount.cards.language.reader import Unread, read
from snapcount.cards.nouns import Compare, DeckHas
from snapcount.cards.tree import Recover, Triggered, Would
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, Side, player, rule, scenario


@pytest.mark.parametrize(
    "text",
    [
        "Whenever your Run is stopped, it becomes successful.",
        (
            "Whenever your pass is incomplete, you may discard an Action card. If you do, the pass"
            " becomes complete."
        ),
    ],
)
def test_what_becomes_of_a_stopped_play_is_decided_before(text: str) -> None:
    (ability,) = read(text, Scene()).abilities
    assert isinstance(ability, Would)
    assert read("Whenever your Run is stopped, draw an Action card.", Scene()).abilities


@pytest.mark.parametrize(
    "text",
    [
        "Exhaust (once per game): Gain 20 yards.",
        "Run (on third down): Gain 20 yards.",
        "Run: Gain 10 yards (only on fourth down).",
        "Exhaust: Draw two Action cards. (Use only once per game.)",
        "Exhaust: Energize one of your Players (not a Quarterback).",
    ],
)
def test_brackets_that_carry_a_rule(text: str) -> None:
    assert is_refused(text, action=False)


def test_brackets_that_only_remind() -> None:
    for text in (
        "Run (5-9): Gain 10 yards.",
        "Run: Gain 10 yards. (This may score a touchdown.)",
    ):
        assert read(text, Scene()).abilities


@pytest.mark.parametrize(
    "text",
    [
        "Your opponent reveals their hand. Choose a card from it. They discard it.",
        "Your opponent reveals their hand and discards a card of your choice.",
        "Discard your hand, then draw that many cards.",
        "Shuffle your hand into your deck and draw that many cards.",
    ],
)
def test_a_hand_of_both_kinds(text: str) -> None:
    assert is_refused(text)
    assert effects("Discard your Action hand, then draw that many cards.")


@pytest.mark.parametrize(
    "text",
    [
        "Exhaust one of your opponent's Players. If it is Energized, gain 5 yards.",
        "Exhaust one of your opponent's Players. If it was Exhausted, gain 5 yards.",
        "Exhaust up to two of your opponent's Players. If they were Energized, gain 5 yards.",
    ],
)
def test_what_was_so_before_the_deed(text: str) -> None:
    assert is_refused(text)
    assert effects("Exhaust one of your opponent's Players. If you do, gain 5 yards.")
    assert effects("Choose one of your Players. If that Player is Energized, gain 5 yards.")


@pytest.mark.parametrize(
    "text",
    [
        "Draw two Action cards and discard one of them.",
        "Draw two Play cards. Discard one of those cards.",
    ],
)
def test_one_of_those_that_were_drawn(text: str) -> None:
    assert is_refused(text)
    assert effects("Draw two Action cards and discard one.")


@pytest.mark.parametrize(
    "text",
    [
        "Whenever one of your Linebackers tackles a Running Back, exhaust that Player.",
        "Whenever one of your Linebackers tackles the runner, Energize that Linebacker.",
        "Whenever a Running Back is tackled by one of your Linebackers, exhaust that Player.",
    ],
)
def test_two_players_and_one_of_them_is_meant(text: str) -> None:
    assert is_refused(text, "defense", action=False)
    for ending in ("exhaust the ball carrier", "Energize the tackler"):
        said = f"Whenever one of your Linebackers tackles a Running Back, {ending}."
        assert read(said, Scene(side="defense")).abilities


def test_this_player_is_not_that_player() -> None:
    said = "Whenever this Player tackles {}, exhaust that Player."
    for whom in ("a Running Back", "the runner"):
        scene = Scene(side="defense", on_player=True)
        (ability,) = read(said.format(whom), scene).abilities
        assert isinstance(ability, Triggered)
        assert ability.effects == effects("Exhaust the ball carrier.")


def test_a_position_that_nobody_was_named_by_points_at_nobody() -> None:
    assert is_refused("Choose one of your Running Backs. Energize that Quarterback.")
    assert effects("Choose one of your QBs. Energize that Quarterback.")
    assert effects("Choose one of your Defensive Linemen. Energize that DL.")


def test_what_holds_unless_somebody_pays_says_when_they_are_asked() -> None:
    held = "each play uses 1 additional Time Unit unless the offense discards an Action card."
    gridiron = Scene(on_player=False, enters=True)
    with pytest.raises(Unread, match="when is this asked"):
        read(f"{held[0].upper()}{held[1:]}", gridiron)
    assert read(f"At the start of each down, {held}", gridiron).abilities


def test_what_a_card_that_stays_asks_of_a_down_says_when() -> None:
    gridiron = Scene(on_player=False, enters=True)
    with pytest.raises(Unread, match="when is this asked"):
        read("Each player draws an additional Play card on first down.", gridiron)
    assert read("On first down, Runs gain 5 more yards.", gridiron).abilities


def test_players_on_the_field_are_not_those_of_the_deck() -> None:
    """X-3: a Synergy may look at the field, or at what the deck was built of."""
    gains = "Your Run plays gain 5 more yards."
    synergy = Scene(on_player=False, synergy=True)
    deck = read(f"Active while all of your Players are Herons. {gains}", synergy)
    field = read(f"Active while all of your Players on the field are Herons. {gains}", synergy)
    assert isinstance(deck.active_if, DeckHas)
    assert isinstance(field.active_if, Compare)
    assert field.active_if.how == "at least"


def test_at_least_is_said_of_everything_that_follows() -> None:
    synergy = Scene(on_player=False, synergy=True)
    said = "Active while your deck has at least two Guards and {}two Centers. {}"
    once, twice = (
        read(said.format(again, "Your Run plays gain 5 more yards."), synergy).active_if
        for again in ("", "at least ")
    )
    assert once == twice


def test_a_name_that_differs_from_another_card_is_not_dropped() -> None:
    back = "from your discard pile to your hand."
    action = Scene(action=True, on_player=False)
    (effect,) = read(f"Return an Action card with a different name {back}", action).effects
    assert isinstance(effect, Recover)
    assert effect.other
    # A Player's own name is that of no Action card
    assert is_refused(f"Exhaust: Return an Action card with a different name {back}", action=False)
    assert effects(f"Return two Action cards with different names {back}")


def test_nobody_is_substituted_with_himself() -> None:
    came_in = "Bench: At the end of the play, {}, you may substitute this Player for {}."
    asked = "if one of your Linebackers on the field is Exhausted"
    one, that = (
        read(came_in.format(asked, whom), Scene()).abilities
        for whom in ("one of your Exhausted Linebackers", "that Linebacker")
    )
    assert one == that


def test_a_card_that_stays_says_for_how_long() -> None:
    """A Power Up's own doing when it comes is over at once; what it gives its Player stays."""
    text = "Attach to one of your Players. Increase that Player's rating by 10{} and Energize {}."

    def card(lasts: str, more: str = "") -> AnyCard:
        said = text.format(lasts, "that Player") + more
        timing = "Play only at the end of the play."
        return read_card(CardFields(kind="power up", name="Card", text=said, timing=timing))

    with pytest.raises(TextError, match="for how long"):
        card("")
    with pytest.raises(TextError, match="for how long"):
        card("", " If you drew a Play card this down, draw an Action card.")
    there = card(" this down")
    assert isinstance(there, PowerUp)
    assert there.abilities


@pytest.mark.parametrize(
    "until",
    [
        "until each player's next possession",
        "during each player's next possession",
        "until the end of each player's next play",
    ],
)
def test_what_each_player_has_next_comes_at_two_times(until: str) -> None:
    assert is_refused(f"Your opponent cannot draw Action cards {until}.")
    assert is_refused(f"The Grit of each player's punts {until} is increased by 3.")
    ours = until.replace("each player's", "your")
    assert effects(f"Your opponent cannot draw Action cards {ours}.")


def test_a_hand_of_each_player_is_said_of_both() -> None:
    text = "Whenever each player scores a safety, look at each player's Action hand."
    both = [awaited.ability.effects[0] for awaited in effects(text)]
    assert [each.whose for each in both] == ["you", "opponent"]
    assert english(effects(text)).count("Action hand") == 2


@rule("F-13")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("called", "takes"), [("Run Left", 0), ("Long Pass", 1)])
def test_what_a_stopped_play_uses_can_still_be_said(edition: str, called: str, takes: int) -> None:
    text = "Whenever your play is stopped, it uses 0 Time Units."
    offense = Side(players=[player("QB", text)])
    game = scenario(edition, offense=offense, calls=("Run Left", called), strength=3)
    before = game.state.clock
    game.run_to(NEXT_DOWN)
    assert before - game.state.clock == takes
