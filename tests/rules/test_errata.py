"""Chapter E: errata and card rulings, by card number."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from snapcount.cards.card import AnyCard, PlayCard, PlayerCard
from snapcount.cards.errata import ERRATA, corrected, erratum_for
from snapcount.cards.language.parse import parse_abilities
from snapcount.cards.language.printing import english
from snapcount.cards.nouns import Called
from snapcount.cards.season import RULED
from snapcount.cards.tree import (
    Activated,
    BecomePlay,
    Effect,
    Gain,
    Lose,
    OnDesignation,
    PlayCall,
    Qualifier,
    ReplayDown,
    Timing,
)
from snapcount.cards.words import Position
from snapcount.engine import events
from snapcount.testing import (
    AFTER_DESIGNATION,
    BLANK,
    CALL,
    END_OF_PLAY,
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PLAY,
    PUNT,
    USE,
    Scenario,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)
from snapcount.testing.editions import editions_where

BEFORE_CRD = editions_where(lambda rules: rules.season.ruled_until < RULED)

before_crd = pytest.mark.parametrize("edition", BEFORE_CRD)


def numbered_player(number: str, position: Position, *effects: Effect) -> PlayerCard:
    """A Player of that number whose text is "Exhaust: …" with these effects."""
    return replace(player(position, Activated(effects), name="Numbered"), number=number)


@rule("E-1", "E-2", "E-3", "E-4", "E-5", "E-6", "E-7", "E-8", "E-9")
def test_each_number_has_its_erratum() -> None:
    by_clause: dict[str, list[str]] = {}
    for number, erratum in ERRATA.items():
        by_clause.setdefault(erratum.clause, []).append(number)
        assert erratum_for(number) is erratum
        assert erratum.says
    assert by_clause == {
        "E-1": ["C16-19"],
        "E-2": ["S7-19", "C9-19", "P4-19", "C37-19", "U104-19", "R134-19", "L188-19"],
        "E-3": ["E245-20"],
        "E-4": ["E240-20", "E241-20", "E242-20", "E243-20"],
        "E-5": ["E245-21", "L279-21"],
        "E-6": ["U129-22"],
        "E-7": ["E197-22"],
        "E-8": ["S81-19", "S84-19"],
        "E-9": ["U137-22"],
    }
    assert erratum_for("C17-19") is None


@before_crd
@pytest.mark.parametrize("number", ERRATA)
def test_before_crd_every_card_is_as_printed(edition: str, number: str) -> None:
    cards: list[AnyCard] = [
        numbered_player(number, "QB", BecomePlay((PlayCall("run left"),))),
        replace(play("Run Left", None, "Run Left", grit=4), number=number),
        replace(action(ReplayDown(), Gain(5)), number=number),
    ]
    assert [corrected(card, edition) for card in cards] == cards


@pytest.mark.parametrize("number", ERRATA)
def test_an_erratum_holds_from_its_date_on(number: str) -> None:
    assert erratum_for(number, "crd") is ERRATA[number]
    assert ERRATA[number].date == "2022-11-01"
    assert [erratum_for(number, edition) for edition in BEFORE_CRD] == [None] * len(BEFORE_CRD)


def test_a_card_without_an_erratum_stays_as_it_is() -> None:
    card = numbered_player("C17-19", "LB", Gain(5))
    assert corrected(card, "crd") is card


@pytest.mark.parametrize("number", ERRATA)
def test_correcting_twice_changes_nothing_more(number: str) -> None:
    """A record keeps cards as they were played, and puts them on a table again."""
    cards: list[AnyCard] = [
        replace(numbered_player(number, "QB", BecomePlay((PlayCall("run left"),))), text="Typed."),
        replace(play("Run Left", None, "Run Left", grit=4), number=number),
        replace(action(ReplayDown(), Gain(5)), number=number),
    ]
    once = [corrected(card, "crd") for card in cards]
    assert [corrected(card, "crd") for card in once] == once


# E-1 -------------------------------------------------------------------------------------------


def at_the_end_with(edition: str, strength: int) -> Scenario:
    defender = numbered_player("C16-19", "LB", Gain(5))
    return scenario(
        edition,
        offense=[BLANK, BLANK],
        defense=Side(players=[defender], hand=[Lose(5)]),
        strength=strength,
        at=END_OF_PLAY,
    )


@rule("E-1")
def test_the_opponent_discards_all_action_cards_and_draws_none_this_down() -> None:
    game = at_the_end_with("crd", strength=0)
    assert game.offense.hand == ["Blank", "Blank"]
    game.defense.offered(PASS, PLAY(0), USE("Numbered"))
    game.defense.uses("Numbered")
    game.both_pass()
    assert game.down == 2
    assert game.offense.hand == []
    assert game.log.has(events.NO_DRAW, seat=game.offense.seat)
    assert len(game.defense.hand) == 2  # its own draw is as ever
    game.run_to(NEXT_DOWN)
    assert game.offense.hand == ["Blank"]  # this down only


@rule("E-1", "R-12")
@pytest.mark.parametrize("strength", [1, 5, 9])
def test_only_with_a_play_strength_of_zero(strength: int) -> None:
    at_the_end_with("crd", strength).defense.offered(PASS, PLAY(0))


@rule("E-1")
def test_only_at_the_end_of_the_play() -> None:
    defender = numbered_player("C16-19", "LB", Gain(5))
    side = Side(players=[defender], hand=[Lose(5)])
    game = scenario("crd", defense=side, strength=0, at=ON_FIELD_ADJUSTMENTS)
    game.defense.offered(PASS, PLAY(0))
    game = scenario("2022", defense=side, strength=0, at=ON_FIELD_ADJUSTMENTS)
    game.defense.offered(PASS, PLAY(0), USE("Numbered"))


@rule("E-1")
def test_the_card_shows_what_it_now_says() -> None:
    card = replace(numbered_player("C16-19", "LB", Gain(5)), text="Exhaust: Gain 5 yards.")
    new = corrected(card, "crd")
    assert new.text == english(new) != card.text
    assert "discards all of their Action cards" in new.text
    assert (new.name, new.number) == (card.name, card.number)


@rule("E-1")
def test_the_corrected_words_mean_what_it_does() -> None:
    words = (
        "Exhaust (0): Your opponent discards all of their Action cards and does not draw an"
        " Action card at the end of this down. Exhaust only at the end of the play."
    )
    new = corrected(numbered_player("C16-19", "LB", Gain(5)), "crd")
    assert isinstance(new, PlayerCard)
    assert new.abilities == parse_abilities(words)


# E-2 -------------------------------------------------------------------------------------------


@rule("E-2")
@pytest.mark.parametrize(
    "number", ["S7-19", "C9-19", "P4-19", "C37-19", "U104-19", "R134-19", "L188-19"]
)
def test_they_exhaust_only_at_the_end_of_the_play(number: str) -> None:
    side = Side(players=[numbered_player(number, "RB", Gain(5))], hand=[Gain(10)])
    game = scenario("crd", offense=side, at=ON_FIELD_ADJUSTMENTS, carrier="Wide Receiver")
    game.offense.offered(PASS, PLAY(0))
    game.run_to(AFTER_DESIGNATION)
    game.offense.offered(PASS, PLAY(0))
    game.run_to(END_OF_PLAY)
    game.offense.offered(PASS, PLAY(0), USE("Numbered"))
    earlier = scenario("2022", offense=side, at=ON_FIELD_ADJUSTMENTS, carrier="Wide Receiver")
    earlier.offense.offered(PASS, PLAY(0), USE("Numbered"))


@rule("E-2")
def test_only_exhaust_abilities_gain_the_timing_and_they_keep_their_conditions() -> None:
    condition = Called("offense", ("run",))
    run = OnDesignation("run", (Gain(5),))
    exhaust = Activated((Gain(5),), Qualifier(low=3, high=4), Timing(condition=condition))
    card = replace(player("RB", run, exhaust), number="U104-19")
    new = corrected(card, "crd")
    assert isinstance(new, PlayerCard)
    timing = Timing(("end of the play",), condition)
    assert new.abilities == (run, replace(exhaust, timing=timing))
    assert "Exhaust only at the end of the play" in english(
        corrected(replace(card, text="x"), "crd")
    )


@rule("E-2")
def test_they_read_as_if_the_sentence_stood_on_them() -> None:
    printed = "Exhaust – Run: Gain 5 yards."
    card = replace(player("RB", printed), number="R134-19", text=printed)
    new = corrected(card, "crd")
    assert isinstance(new, PlayerCard)
    assert new.abilities == parse_abilities(f"{printed} Exhaust only at the end of the play.")
    assert new.text == f"{printed} Exhaust only at the end of the play."


# E-3 and E-9: test_deck.py shows what being Unique means ---------------------------------------


@rule("E-3", "E-9")
def test_they_are_unique() -> None:
    cards: list[AnyCard] = [
        replace(action(Gain(5)), number="E245-20"),
        replace(play("Run Left", 1, "Run"), number="U137-22"),
    ]
    assert [corrected(card, "crd").unique for card in cards] == [True, True]
    assert [corrected(card, "2022").unique for card in cards] == [False, False]


# E-4 -------------------------------------------------------------------------------------------


def x_play(number: str) -> PlayCard:
    return replace(play("Run Left", None, "Long Pass", grit=7, name="The X"), number=number)


@rule("E-4", "K-1")
@pytest.mark.parametrize("number", ["E240-20", "E241-20", "E242-20", "E243-20"])
@pytest.mark.parametrize(("edition", "grit"), [("2022", 0), ("crd", 3)])
def test_x_is_zero_for_grit(number: str, edition: str, grit: int) -> None:
    game = scenario(
        edition,
        offense=Side(play_deck=[x_play(number)]),
        defense=Side(play_deck=[play("Run Left", 3, "")]),
        at="play or kick",
    )
    game.offense.answers(PUNT)
    game.run_to(NEXT_POSSESSION)
    assert game.log.has(events.GRIT, a=grit)


@rule("E-4", "R-6")
@pytest.mark.parametrize("number", ["E240-20", "E241-20", "E242-20", "E243-20"])
def test_x_is_chosen_as_the_play_is_called(number: str) -> None:
    game = scenario("crd", calls=(x_play(number), "Long Pass"), strength=0, at="call")
    game.offense.offered(*(CALL("The X", x) for x in range(10)))
    game.offense.calls("The X", 6)
    game.run_to(NEXT_DOWN)
    assert game.log.has(events.YARDS, b=30)


@rule("E-4")
def test_the_card_shows_the_reminder() -> None:
    new = corrected(replace(x_play("E240-20"), text="(X.)"), "crd")
    assert new.text == "(Choose X as a play, X = 0 for Grit.)"
