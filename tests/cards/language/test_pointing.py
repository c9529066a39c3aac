"""Words that point at somebody or something need it to be there, on every part of a card."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read
from snapcount.cards.nouns import OnSide

ACTION = Scene(action=True, on_player=False)
POWER_UP = Scene(enters=True)
SYNERGY = Scene(on_player=False)


@pytest.mark.parametrize(
    ("text", "scene"),
    [
        ("Exhaust one of their own Players.", ACTION),  # whose?
        ("Their own effects cannot be cancelled.", SYNERGY),
        ("Play only if that player is leading.", ACTION),
        ("Play only if that was done.", ACTION),
        ("Active while that was done. You cannot draw Action cards.", SYNERGY),
        ("Active while that card is yours. You cannot draw Action cards.", SYNERGY),
        ("Active while that player scored this game. You cannot punt.", SYNERGY),
        ("Unless that was done, you have no hand limit.", SYNERGY),
        ("Attach to the tackler. Gain 5 yards.", POWER_UP),
        ("Attach to two Players. Gain 5 yards.", POWER_UP),
        ("As an additional cost, gain 5 yards. Draw an Action card.", ACTION),
        ("As an additional cost, exhaust one opposing Player. Draw an Action card.", ACTION),
        ("Copy the last Defense Action card from this down.", ACTION),
        ("Reveal your Action hand and choose a card from it and they discard it.", ACTION),
        ("The run is intercepted.", ACTION),
        ("The catch range of your run becomes 2-5.", ACTION),
    ],
)
def test_what_points_at_nothing_is_refused(text: str, scene: Scene) -> None:
    with pytest.raises((Refusal, Unread)):
        read(text, scene)


@pytest.mark.parametrize(
    ("text", "scene"),
    [
        ("Your opponent exhausts one of their own Players.", ACTION),
        ("Exhaust one of your own Players.", ACTION),
        ("Play only if you are leading.", ACTION),
        ("Active while you are leading. You cannot draw Action cards.", SYNERGY),
        ("Attach to one of your Quarterbacks. Run: Gain 5 yards.", POWER_UP),
        ("As an additional cost, discard an Action card. Gain 5 yards.", ACTION),
        ("Copy the last Action card from this down.", ACTION),
        ("The pass is intercepted.", ACTION),
        ("The catch range of your pass becomes 2-5.", ACTION),
    ],
)
def test_what_was_named_is_understood(text: str, scene: Scene) -> None:
    page = read(text, scene)
    assert page.effects or page.abilities or page.timing


def test_a_play_that_would_be_stopped_is_somebodys() -> None:
    offense = Scene(action=True, on_player=False, side="offense")
    mine = read("Play only if your play would be stopped.", offense).timing
    assert mine is not None
    assert mine.condition is not None
    assert not isinstance(mine.condition, OnSide)
    with pytest.raises((Refusal, Unread)):
        read("Play only if your opponent's play would be stopped.", offense)


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "If your opponent has three or more Energized Linebackers, exhaust one of them.",
            (
                "If your opponent has three or more Energized Linebackers, exhaust one of your"
                " opponent's Energized Linebackers."
            ),
        ),
        (
            "If you have at least two tired Players, Energize up to two of them.",
            "If you have at least two tired Players, Energize up to two of your tired Players.",
        ),
    ],
)
def test_one_of_them_is_one_of_those_who_were_counted(said: str, plain: str) -> None:
    assert effects(said) == effects(plain)


def test_where_two_groups_were_counted_they_are_neither() -> None:
    assert is_refused("If you have more Wide Receivers than Tight Ends, Energize one of them.")


HAS = 'That Player has "Tackle: The offense loses 5 yards."'


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ('While attached, the Player has "Run: Gain 5 yards."', "Run: Gain 5 yards."),
        ("The Player's rating is increased by 5.", "This Player's rating is increased by 5."),
        (
            f"{HAS} At the start of a down, you may move this card to another of your Safeties.",
            (
                "Tackle: The offense loses 5 yards.\nAt the start of a down, you may move this card"
                " to another one of your Safeties."
            ),
        ),
        (
            (
                f"{HAS} At the start of a down, you may Exhaust one of your Safeties. If you do,"
                " Energize that Player."
            ),
            (
                "Tackle: The offense loses 5 yards.\nAt the start of a down, you may Exhaust one of"
                " your Safeties. If you do, Energize that Player."
            ),
        ),
        (
            "Whenever the Player is Exhausted, Energize one of your other Players.",
            "Whenever this Player is Exhausted, Energize one of your other Players.",
        ),
    ],
)
def test_on_a_power_up_it_is_its_player_until_another_is_named(text: str, same: str) -> None:
    attach = "Attach to one of your Safeties."
    assert (
        read(f"{attach} {text}", POWER_UP).abilities
        == read(f"{attach}\n{same}", POWER_UP).abilities
    )


@pytest.mark.parametrize(
    "said",
    [
        "Reveal two Play cards. Discard one of them.",
        (
            "If your opponent has no Power Ups on the field, draw an Action card. Otherwise,"
            " discard one of them."
        ),
    ],
)
def test_one_of_them_is_no_other_card_of_the_hand(said: str) -> None:
    assert is_refused(said)


@pytest.mark.parametrize(
    "waiting",
    [
        "are the tackler",
        "tackle the runner",
        "become Exhausted",
        "are designated",
        "are the tackler on a play that gains less than 10 yards",
        "leave the field",
    ],
)
def test_they_are_the_one_player_that_was_taken(waiting: str) -> None:
    verb, _, rest = waiting.partition(" ")
    it = f"{'is' if verb == 'are' else f'{verb}s'} {rest}"
    for kind, scene in (("a Linebacker", POWER_UP), ("one of your Linebackers", POWER_UP)):
        they, this = (
            read(f"Attach to {kind}. Whenever {who}, draw a Play card.", scene).abilities
            for who in (f"they {waiting}", f"this Player {it}")
        )
        assert they == this
    chosen = "Choose a Linebacker. The next time {} this half, draw a Play card."
    assert effects(chosen.format("they tackle")) == effects(chosen.format("that Player tackles"))


@pytest.mark.parametrize("so", ["ahead", "behind", "losing"])
def test_they_are_the_opponent_where_a_player_cannot_be_so(so: str) -> None:
    they, opponent = (
        effects(f"Choose one of your opponent's Players. If {who} {so}, exhaust that Player.")
        for who in ("they are", "your opponent is")
    )
    assert they == opponent


def test_who_was_named_after_the_one_taken_is_meant() -> None:
    text = (
        "Attach to a Linebacker. Whenever the runner is a Fullback, if {} Energized, gain 5 yards."
    )
    they, that = (read(text.format(who), POWER_UP).abilities for who in ("they are", "he is"))
    assert they == that


def test_this_one_is_this_player() -> None:
    scene = Scene(side="offense")
    for text in (
        "Exhaust: Substitute an offensive Player from your bench for WHO.",
        "Exhaust: Energize another Running Back with a lower rating than WHO.",
    ):
        one, player = (read(text.replace("WHO", f"this {who}"), scene) for who in ("one", "Player"))
        assert one.abilities == player.abilities
    with pytest.raises((Refusal, Unread)):
        read("Choose a Running Back. Exhaust this one.", ACTION)


def test_that_runner_was_named() -> None:
    for role in ("runner", "receiver", "tackler"):
        text = f"Whenever the {role} is exhausted, you may energize WHO. Discard a Play card."
        that, the = (
            read(text.replace("WHO", f"{which} {role}"), Scene()) for which in ("that", "the")
        )
        assert that.abilities == the.abilities
    assert is_refused("Energize that runner.")
    assert is_refused("Choose a Wide Receiver. Exhaust that receiver.")
    assert is_refused("If the runner on the last play is Energized, exhaust that runner.")


def test_the_receiver_of_the_play_is_its_receiver() -> None:
    its, the = (
        effects(f"Choose a Fullback. That Player must be {which} receiver this down if able.")
        for which in ("its", "the")
    )
    assert its == the


@pytest.mark.parametrize(
    ("role", "who"),
    [
        ("the tackler", "a Player WHO is the tackler"),
        ("your runner", "a Player WHO is your runner"),
    ],
)
def test_whoever_is_named_is_described_behind_the_role(role: str, who: str) -> None:
    such = {
        "is rated 95 or higher": "rated 95 or higher",
        "has a rating of 80 or less": "rated 80 or lower",
        "is from the Bears": "from the Bears",
    }
    for said, trait in such.items():
        first, last = (
            read(f"Whenever {each}, draw a Play card.", Scene()).abilities
            for each in (f"{role} {said}", who.replace("WHO", trait))
        )
        assert first == last
    with pytest.raises((Refusal, Unread)):
        read(f"Whenever {role} is on the field, draw a Play card.", Scene())


@pytest.mark.parametrize("rated", ["95 or higher rated", "95+ rated"])
def test_how_they_are_rated_is_said_in_front_too(rated: str) -> None:
    behind = effects("Exhaust two Linebackers rated 95 or higher.")
    assert effects(f"Exhaust two {rated} Linebackers.") == behind
