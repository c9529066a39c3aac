"""What is known later in the down than a card asks it is asked then, or the card is refused."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.card import ActionCard
from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.kernel.errors import TextError
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    END_OF_PLAY,
    MODE,
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    PRIOR_TO_SELECTING,
    START_OF_DOWN,
    Scenario,
    Side,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
RUN = ("Run Left", "Long Pass")
CAUGHT = ("Short Pass: 20 (0-9)", "Run Left")
DROPPED = ("Short Pass: 20 (8-9)", "Run Left")


LINES = {
    ON_FIELD_ADJUSTMENTS: "Play only during On Field Adjustments.",
    PRIOR_TO_SELECTING: "Play prior to selecting a play.",
    START_OF_DOWN: "Play at the start of a down.",
    "": "",
}


def card(text: str, when: str = ON_FIELD_ADJUSTMENTS) -> ActionCard:
    """An Action card as it is read from its fields."""
    fields = CardFields(kind="action", name=text, text=text, subtype="Generic", timing=LINES[when])
    found = read_card(fields)
    assert isinstance(found, ActionCard)
    return found


def resolved(
    edition: str,
    text: str,
    calls: tuple[str, str],
    answer: str = "",
    when: str = ON_FIELD_ADJUSTMENTS,
    **declared: object,
) -> Scenario:
    """The card, and on top of it another one of the offense: that is carried out first."""
    cards = [card(text, when)]
    if answer:
        cards.append(card(answer, when))
    game = scenario(edition, offense=cards, calls=calls, at=when, **declared)  # type: ignore[arg-type]
    game.offense.plays(0)
    if answer:
        game.offense.plays(1)
    return game.both_pass().run_to(NEXT_DOWN)


WIDER = "The catch range becomes 0-9."
DROPS = "The pass is incomplete."
HOLDS = "Gain 5 yards."


@rule("F-7")
@pytest.mark.parametrize("edition", ["2019", "crd"])
@pytest.mark.parametrize(
    ("calls", "answer", "gained"),
    [(CAUGHT, "", 15), (DROPPED, "", 0), (DROPPED, WIDER, 15), (CAUGHT, DROPS, 0)],
)
@pytest.mark.parametrize(
    "text",
    [
        "If the pass is completed, gain 15 yards.",
        "If the pass is caught, gain 15 yards.",
        "If the play is successful, gain 15 yards.",
        "Gain 15 yards if the play is successful.",
        "If you are not behind and the play is successful, gain 15 yards.",
        "If the play is successful or you are behind, gain 15 yards.",
        "Unless the play is stopped, gain 15 yards.",
        "If the play is successful, gain 15 yards. Otherwise, draw a Play card.",
    ],
)
def test_success_is_asked_when_it_is_settled(
    edition: str, text: str, calls: tuple[str, str], answer: str, gained: int
) -> None:
    assert resolved(edition, text, calls, answer).yards_by_effects == gained


@pytest.mark.parametrize(
    ("calls", "answer", "drawn"),
    [(CAUGHT, "", 0), (DROPPED, "", 1), (DROPPED, WIDER, 0), (CAUGHT, DROPS, 1)],
)
@pytest.mark.parametrize(
    "text",
    [
        "If the pass is incomplete, draw an Action card.",
        "If the play is not successful, draw an Action card.",
        "If the play is successful, discard a Play card. Otherwise, draw an Action card.",
    ],
)
def test_failure_is_asked_when_it_is_settled(
    text: str, calls: tuple[str, str], answer: str, drawn: int
) -> None:
    plain = resolved("crd", "Gain 5 yards.", calls, answer)
    game = resolved("crd", text, calls, answer)
    assert len(game.offense.hand) == len(plain.offense.hand) + drawn


@pytest.mark.parametrize("calls", [CAUGHT, DROPPED])
def test_what_changes_the_play_is_asked_at_once(calls: tuple[str, str]) -> None:
    rescue = card("If the pass is incomplete, it becomes complete.")
    game = scenario("crd", offense=[rescue], calls=calls, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.both_pass().run_to(NEXT_DOWN)
    assert game.yards == 20


@rule("F-9")
@pytest.mark.parametrize("edition", ["2019", "crd"])
@pytest.mark.parametrize("when", [ON_FIELD_ADJUSTMENTS, PRIOR_TO_SELECTING])
@pytest.mark.parametrize(
    ("text", "back", "end"),
    [
        ("If the runner is a Running Back, gain 10 yards.", 10, 0),
        ("If the runner is a Tight End, gain 10 yards. Otherwise, gain 5 yards.", 5, 10),
        ("If the tackler is a Linebacker, gain 10 yards.", 10, 10),
        ("If the receiver is a Running Back, gain 10 yards.", 0, 0),
        ("If the runner's rating is lower than the tackler's rating, gain 10 yards.", 0, 10),
    ],
)
def test_who_runs_is_asked_when_they_are_named(
    edition: str, when: str, text: str, back: int, end: int
) -> None:
    team = Side(
        players=[player("RB", name="Running Back", rating=95), player("TE", rating=60)],
        hand=[card(text, when)],
    )
    for carrier, gained in (("RB", back), ("TE", end)):
        game = scenario(edition, offense=team, calls=RUN, at=when, carrier=carrier, tackler="LB")
        game.offense.plays(0)
        game.both_pass().run_to(NEXT_DOWN)
        assert game.yards_by_effects == gained


def test_who_is_successful_is_energized() -> None:
    """The runner becomes Exhausted (F-11) before the next down, unless there was no time."""
    text = "If this play is successful, energize the runner at the end of the play."
    game = scenario("crd", offense=[card(text)], calls=RUN, at=ON_FIELD_ADJUSTMENTS, carrier="RB")
    game.offense.plays(0)
    game.both_pass().run_to(NEXT_DOWN)
    assert game.offense.exhausted == []


FAR = 5  # five times five yards
NEAR = 1


@rule("F-10")
@pytest.mark.parametrize(
    ("text", "far", "near"),
    [
        (
            "Run: If this play gains 20 or more yards, draw two Action cards. Otherwise, draw one.",
            2,
            1,
        ),
        ("Run: If this play gains 20 yards or more and you are behind, draw an Action card.", 1, 0),
        ("Run: If you are behind and this play gains 20 or more yards, draw an Action card.", 1, 0),
        ("Run: Unless this play gains 20 yards or more, draw an Action card.", 0, 1),
        ("Run: If this play does not gain 20 yards or more, draw an Action card.", 0, 1),
    ],
)
def test_yards_are_asked_when_they_are_counted(text: str, far: int, near: int) -> None:
    """The tackler takes ten yards off, or adds ten, after the runner's ability has begun."""
    back = player("RB", text, name="Running Back")
    for strength, tackles, drawn in (
        (FAR, "", far),
        (NEAR, "", near),
        (FAR, "Tackle: The offense loses 10 yards.", near),
    ):
        plain = scenario("crd", offense=Side(players=[player("RB")]), strength=strength, **BEHIND)
        plain.run_to(NEXT_DOWN)
        game = scenario(
            "crd",
            offense=Side(players=[back]),
            defense=Side(players=[player("LB", tackles, name="Linebacker")]),
            strength=strength,
            **BEHIND,
        )
        game.run_to(NEXT_DOWN)
        assert len(game.offense.hand) == len(plain.offense.hand) + drawn


BEHIND: dict[str, Any] = {"score": (0, 7), "carrier": "RB", "tackler": "LB"}


@pytest.mark.parametrize(("strength", "gained"), [(FAR, 10), (NEAR, 0)])
def test_more_yards_come_while_they_are_counted(strength: int, gained: int) -> None:
    text = "If this play gains 20 yards or more, gain 10 more yards."
    game = resolved("crd", text, RUN, HOLDS, strength=strength)
    assert game.yards_by_effects == gained + 5
    game = resolved("crd", text, RUN, "The offense loses 10 yards.", strength=strength)
    assert game.yards_by_effects == -10


@every_edition
@pytest.mark.parametrize(
    ("text", "far", "near"),
    [
        ("If this play gains 20 yards or more, gain 5 yards. Otherwise, lose 5 yards.", 30, 0),
        ("If this play gains 20 yards or more, double the yards gained.", 50, 5),
        ("If this play gains less than 20 yards, it gains at least 10 yards.", 25, 10),
    ],
)
def test_what_becomes_of_the_yards_waits_for_them(
    edition: str, text: str, far: int, near: int
) -> None:
    assert resolved(edition, text, RUN, strength=FAR).yards == far
    assert resolved(edition, text, RUN, strength=NEAR).yards == near
    taken = resolved(edition, text, RUN, "The offense loses 20 yards.", strength=FAR)
    assert taken.yards == near


@rule("F-4", "F-10")
@pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
def test_success_and_failure_each_have_their_yards(edition: str) -> None:
    """In 2019 a stopped play gains nothing whatever was played (G-4)."""
    text = "If the play is successful, gain 10 yards. Otherwise, lose 10 yards."
    for calls, answer, gained in (
        (CAUGHT, "", 30),
        (CAUGHT, DROPS, -10),
        (DROPPED, "", -10),
        (DROPPED, WIDER, 30),
        (("Run Left", "Run Left"), "", -10),
    ):
        assert resolved(edition, text, calls, answer).yards == gained


@rule("F-10")
@every_edition
def test_cards_are_drawn_for_the_yards_that_are_doubled(edition: str) -> None:
    text = "If this play gains 20 yards or more, double the yards gained and draw a Play card."
    for strength, answer, gained, drawn in (
        (FAR, "", 50, 1),
        (NEAR, "", 5, 0),
        (FAR, "The offense loses 10 yards.", 15, 0),
    ):
        plain = resolved(edition, "Gain 5 yards.", RUN, answer, strength=strength)
        game = resolved(edition, text, RUN, answer, strength=strength)
        assert game.yards == gained
        assert len(game.offense.play_hand) == len(plain.offense.play_hand) + drawn


@rule("R-39")
@every_edition
@pytest.mark.parametrize("event", ["it becomes a fumble", "the offense fumbles and you draw"])
def test_a_turnover_comes_as_the_yards_are_counted(edition: str, event: str) -> None:
    draws = " two Action cards" if "draw" in event else ""
    text = f"If this play gains 20 yards or more, {event}{draws}."
    kept = resolved(edition, text, RUN, "The offense loses 10 yards.", strength=FAR)
    assert (kept.offense.on_offense, kept.yards) == (True, 15)
    kept = resolved(edition, text, RUN, strength=NEAR)
    assert kept.offense.on_offense
    lost = scenario(edition, offense=[card(text)], strength=FAR, at=ON_FIELD_ADJUSTMENTS)
    lost.offense.plays(0)
    lost.both_pass().run_to(NEXT_POSSESSION)
    assert (lost.offense.on_offense, lost.ball) == (False, 75)


def test_time_is_asked_for_what_the_yards_come_to() -> None:
    text = "If this play gains 20 yards or more, it uses 2 additional Time Units."
    assert resolved("crd", text, RUN, strength=FAR).clock == 12
    assert resolved("crd", text, RUN, HOLDS, strength=3).clock == 12
    assert resolved("crd", text, RUN, strength=NEAR).clock == 14


@pytest.mark.parametrize("strength", [FAR, NEAR])
@pytest.mark.parametrize("when", [ON_FIELD_ADJUSTMENTS, END_OF_PLAY])
def test_at_any_time_it_is_asked_when_it_is_known(strength: int, when: str) -> None:
    text = "If you gain 20 yards or more on this play, it becomes first down."
    game = scenario("crd", offense=[card(text, "")], strength=strength, at=when, ball=25)
    game.offense.plays(0)
    game.both_pass()
    if when != END_OF_PLAY:
        game.run_to(NEXT_DOWN)
    assert game.down == (1 if strength == FAR else 2)


@pytest.mark.parametrize("when", [ON_FIELD_ADJUSTMENTS, END_OF_PLAY])
def test_an_exhaust_ability_for_any_time_waits_likewise(when: str) -> None:
    text = "Exhaust – Run: If this play gains 20 yards or more, draw an Action card."
    hands = []
    for strength in (FAR, NEAR):
        side = Side(players=[player("QB", text, name="Quarterback")])
        game = scenario("crd", offense=side, strength=strength, at=when, carrier="RB")
        game.offense.uses("QB")
        game.both_pass()
        if when != END_OF_PLAY:
            game.run_to(NEXT_DOWN)
        hands.append(len(game.offense.hand))
    assert hands[0] == hands[1] + 1


@pytest.mark.parametrize(("strength", "down"), [(8, 1), (3, 2)])
def test_no_first_down_unless_it_went_far_enough(strength: int, down: int) -> None:
    """A First Down comes from an effect (F-16)."""
    text = "The offense can't gain a first down this down unless they gain 20 yards or more."
    back = player("RB", "Run: At the end of the play, it becomes first down.", name="Back")
    game = scenario(
        "crd",
        offense=Side(players=[back]),
        defense=[card(text, START_OF_DOWN)],
        strength=strength,
        at=START_OF_DOWN,
        carrier="RB",
    )
    game.defense.plays(0)
    game.both_pass().run_to(NEXT_DOWN)
    assert game.down == down


@pytest.mark.parametrize(
    "text",
    [
        "If the runner is a Running Back, the play becomes successful.",
        "If this play would gain 20 yards or more, it becomes stopped.",
    ],
)
def test_what_cannot_wait_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        card(text)


@every_edition
@pytest.mark.parametrize(("strength", "down"), [(FAR, 1), (NEAR, 2)])
@pytest.mark.parametrize(
    "text",
    [
        "Choose one: Draw an Action card; or, if you gain 20 yards or more, it becomes first down.",
        "Choose one: • Draw an Action card. • If you gain 20 yards or more, it becomes first down.",
    ],
)
def test_one_of_several_choices_waits_for_what_it_asks(
    edition: str, text: str, strength: int, down: int
) -> None:
    game = scenario(edition, offense=[card(text)], strength=strength, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.both_pass()
    game.offense.answers(MODE(1))
    assert game.run_to(NEXT_DOWN).down == down


@every_edition
@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("If your runner is Energized, draw 2 Action cards at the end of the play.", 2),
        ("At the end of the play, if your runner is Energized, draw 2 Action cards.", 0),
        ("If your runner is Exhausted, draw 2 Action cards at the end of the play.", 0),
    ],
)
def test_what_is_asked_first_is_asked_before_it_waits(edition: str, text: str, drawn: int) -> None:
    """The runner is exhausted in Play Results (F-11), so that it isn't Energized at the end."""
    hands = []
    for words in (text, "Draw a Play card."):
        only = "Exhaust only after Player Designation."
        side = Side(players=[player("OG", f"Exhaust: {words} {only}", name="Guard")])
        game = scenario(edition, offense=side, calls=RUN, at=AFTER_DESIGNATION)
        game.offense.uses("Guard")
        game.both_pass().run_to(NEXT_DOWN)
        hands.append(len(game.offense.hand))
    assert hands[0] - hands[1] == drawn


@pytest.mark.parametrize("where", ["field", "text"])
@pytest.mark.parametrize(
    ("who", "role"),
    [("Quarterback", "the runner"), ("Tight End", "the receiver"), ("Linebacker", "the tackler")],
)
def test_whom_it_is_played_for_is_designated_later(where: str, who: str, role: str) -> None:
    """Before the plays nobody is, so that the question can only wait."""
    when = "Play prior to selecting a play."
    text = f"Choose a {who} on the field. If that Player is designated as {role} this down, draw a"
    text += " Play card."
    later = text.replace("If that", "The next time that")
    cards = [
        read_card(
            CardFields(
                kind="action",
                name="A",
                subtype="defense",
                text=each if where == "field" else f"{each} {when}",
                timing=when if where == "field" else "",
            )
        )
        for each in (text, later)
    ]
    first, second = cards
    assert isinstance(first, ActionCard)
    assert isinstance(second, ActionCard)
    assert first.effects == second.effects
