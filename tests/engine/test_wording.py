"""The game in words: names of options, clauses and wordings of events, questions, positions."""

from __future__ import annotations

import re

import pytest

from snapcount.cards.card import ActionCard, PlayerCard, PowerUp, Superstar
from snapcount.cards.demo import demo_decks
from snapcount.cards.language.kernel.speak import Unspeakable
from snapcount.cards.language.printing import printed
from snapcount.cards.nouns import Choose, Group
from snapcount.cards.tree import (
    Activated,
    Await,
    Draw,
    Energize,
    Gain,
    LookAtHand,
    Lose,
    Triggered,
)
from snapcount.engine import events, options, terms
from snapcount.engine.editions import EDITION_NAMES, edition_named
from snapcount.engine.errors import GameOver, IllegalAnswer
from snapcount.engine.events import pack_cause
from snapcount.engine.game import Game, new_game
from snapcount.engine.options import Decision, Option
from snapcount.engine.setup import new_table
from snapcount.engine.table import Table
from snapcount.engine.views.event_view import EVENTS_SEEN, event_seen
from snapcount.engine.words.asking import explain_option, word_decision
from snapcount.engine.words.clauses import CLAUSES, GISTS, clause_of
from snapcount.engine.words.naming import (
    card_name,
    option_name,
    option_named,
    option_names,
    player_name,
)
from snapcount.engine.words.picture import word_position
from snapcount.engine.words.sheet import ability_words, effect_words, words_of
from snapcount.engine.words.wording import WORDINGS, why, word_event
from snapcount.testing import rule
from snapcount.testing.random_games import random_states
from snapcount.testing.rules import known_clauses

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
ALL_KINDS = range(events.KINDS)


def demo_table(edition: str = "crd") -> Table:
    return new_table(demo_decks(edition), edition_named(edition))


def card_called(table: Table, name: str, seat: int = 0) -> int:
    """A card on the table by its label."""
    return next(
        card
        for card, owner in enumerate(table.owner)
        if owner == seat and card_name(table, card) == name
    )


def asks(table: Table, kind: int, *answers: tuple[int, int, int]) -> Game:
    """A game in which seat 0 is asked to choose among these options."""
    game = new_game(table, 1)
    game.decision = Decision(0, kind, [Option(*answer) for answer in answers], 1)
    return game


# Names -----------------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize("seed", range(4))
def test_every_option_of_a_game_has_a_name_of_its_own_that_finds_it(
    edition: str, seed: int
) -> None:
    for game in random_states(edition, seed):
        if game.decision is None:
            break
        names = option_names(game)
        assert len(set(names)) == len(names)
        for name, option in zip(names, game.decision.options, strict=True):
            assert option_name(game, option) == name
            assert option_named(game, name) == option
            assert option_named(game, f" {name.upper()} ") == option


def test_names_read_like_what_they_do() -> None:
    table = demo_table()
    strides = card_called(table, "Long Strides")
    slant = card_called(table, "Quick Slant")
    quarterback = card_called(table, "Corwin Tidegate")
    game = asks(
        table,
        options.ASK_EFFECT,
        (options.PASS, -1, -1),
        (options.PLAY_A_CARD, strides, 2),
        (options.PLAY_A_CARD, card_called(table, "Whistle"), -1),
        (options.USE, quarterback, 0),
        (options.CALL, slant, -1),
        (options.CALL, slant, 3),
        (options.LINE_UP, 1, -1),
        (options.DESIGNATE, 6, -1),
        (options.SPEND_TIMEOUT, -1, -1),
        (options.LET_IT_RUN, -1, -1),
        (options.DISCARD, slant, -1),
        (options.PICK_PLAYER, 10, -1),
        (options.PICK_NUMBER, 7, -1),
        (options.PICK_MODE, 0, -1),
        (options.DRAW_UP, 2, -1),
        (options.PICK_ATTACHED, strides, 2),
        (options.KICK_FIELD_GOAL, -1, -1),
    )
    assert option_names(game) == [
        "pass",
        "play Long Strides on Ames Gullwick",
        "play Whistle",
        "use Corwin Tidegate",
        "call Quick Slant",
        "call Quick Slant X=3",
        "bench Jory Saltmarsh",
        "designate Finch Mooring",
        "timeout",
        "no timeout",
        "discard Quick Slant",
        "choose Dell Stonecroft",
        "7",
        "mode 1",
        "draw 2",
        "choose Long Strides of Ames Gullwick",
        "field goal",
    ]


def test_the_second_exhaust_ability_of_a_player_is_counted() -> None:
    ability = Activated((Gain(5),))
    player = PlayerCard(
        name="Twice",
        side="offense",
        position="QB",
        abilities=(ability, Activated((Lose(5),))),
    )
    table = new_table(([player], []), edition_named("crd"))
    game = asks(table, options.ASK_TIMING_POINT, (options.USE, 0, 0), (options.USE, 0, 1))
    assert option_names(game) == ["use Twice", "use Twice 2"]


def test_a_player_that_both_decks_have_is_yours_or_the_opponents() -> None:
    player = PlayerCard(name="Both", side="offense", position="QB")
    table = new_table(([player], [player]), edition_named("crd"))
    game = asks(
        table, options.ASK_EFFECT, (options.PICK_PLAYER, 0, -1), (options.PICK_PLAYER, 10, -1)
    )
    assert option_names(game) == ["choose Both", "choose Both (opponent's)"]


def test_copies_on_one_player_are_told_apart_by_counting() -> None:
    player = PlayerCard(name="Carrier", side="offense", position="RB")
    power_up = PowerUp(name="Boots", abilities=(Activated((Gain(5),)),))
    table = new_table(([player, power_up, power_up], []), edition_named("crd"))
    game = asks(table, options.ASK_TIMING_POINT, (options.USE, 1, 0), (options.USE, 2, 0))
    game.attached = [0, 1, 0, 2]
    assert option_names(game) == ["use Boots on Carrier", "use Boots on Carrier #2"]


def test_which_copy_of_a_card_is_offered_does_not_show() -> None:
    table = demo_table()
    copies = [
        card for card in range(len(table.owner)) if card_name(table, card) == "Move the Chains"
    ]
    names = {
        option_names(asks(table, options.ASK_TIMING_POINT, (options.PLAY_A_CARD, card, -1)))[0]
        for card in copies
    }
    assert len(copies) == 4
    assert names == {"play Move the Chains"}


def test_a_superstar_and_its_player_have_different_names() -> None:
    star = Superstar(name="Ames", side="offense", position="WR")
    player = PlayerCard(name="Ames", side="offense", position="WR")
    table = new_table(([player, star], []), edition_named("crd"))
    assert card_name(table, 1) == "Ames (Superstar)"
    assert player_name(table, 0) == "Ames"


def test_an_abbreviation_must_fit_one_option_only() -> None:
    game = asks(
        demo_table(),
        options.ASK_DESIGNATION,
        (options.DESIGNATE, 0, -1),
        (options.DESIGNATE, 1, -1),
    )
    assert option_named(game, "jory") == Option(options.DESIGNATE, 1)
    assert option_named(game, "designate c") == Option(options.DESIGNATE, 0)
    with pytest.raises(IllegalAnswer, match="could be 'designate Corwin Tidegate', 'designate J"):
        option_named(game, "designate")
    with pytest.raises(IllegalAnswer, match="could be"):
        option_named(game, "d")


def test_an_unknown_name_is_answered_with_the_nearest_one() -> None:
    game = asks(
        demo_table(), options.ASK_DESIGNATION, (options.DESIGNATE, 0, -1), (options.PASS, -1, -1)
    )
    with pytest.raises(IllegalAnswer, match="'designate Corwin Tidegate'"):
        option_named(game, "designate Corvin Tidegate")
    with pytest.raises(IllegalAnswer, match="Did you mean"):
        option_named(game, "")
    game.decision = None
    with pytest.raises(GameOver):
        option_named(game, "pass")


# Clauses ---------------------------------------------------------------------------------------


def some_event(table: Table, kind: int, a: int = 0, b: int = 0) -> events.Event:
    return kind, 0, a, b, -1


@every_edition
@pytest.mark.parametrize("kind", ALL_KINDS)
def test_every_event_has_a_clause_of_its_edition(edition: str, kind: int) -> None:
    clause = clause_of(demo_table(edition), some_event(demo_table(edition), kind, 14, 0))
    assert clause in known_clauses()
    assert clause in GISTS
    # Chapter G is the flow of 2019, chapter F of the later editions; F-5 defines Play Strength
    # for all of them, F-8 and F-21 belong to texts and choices that only crd has.
    if edition == "2019":
        assert not clause.startswith("F-") or clause in ("F-5", "F-8", "F-21")
    else:
        assert not clause.startswith("G-")


def test_every_clause_in_the_tables_is_in_the_reference() -> None:
    cited = {clause for row in CLAUSES.values() for clause in row}
    assert cited <= set(GISTS)
    assert set(GISTS) <= set(known_clauses())
    assert set(CLAUSES) == set(WORDINGS) == set(EVENTS_SEEN) == set(ALL_KINDS)


@every_edition
@pytest.mark.parametrize("seed", range(3))
def test_every_event_of_a_game_is_worded_and_explained(edition: str, seed: int) -> None:
    for game in random_states(edition, seed):
        for event in game.events:
            for viewer in (None, 0, 1, -1):
                text = word_event(game.table, event, viewer)
                assert re.fullmatch(r"[^{}]*[.!”]", text), text
                assert text[0] == text[0].upper()
            reason = why(game.table, event)
            assert reason.startswith(f"Rule {clause_of(game.table, event)}: ")
            assert ("says: “" in reason) or event[4] < 0, reason


@rule("T-5", "F-11")
def test_a_cost_and_a_designation_exhaust_by_different_clauses() -> None:
    table = demo_table()
    assert clause_of(table, (events.EXHAUSTED, 0, 0, terms.AS_COST, -1)) == "T-5"
    assert clause_of(table, (events.EXHAUSTED, 0, 0, -1, -1)) == "F-11"
    assert clause_of(table, (events.EXHAUSTED, 0, 0, -1, pack_cause(0, 0, 0))) == "Z-2"


@rule("K-3", "K-4")
def test_a_field_goal_follows_the_table_of_its_edition() -> None:
    kick = (events.FIELD_GOAL_GOOD, 0, 20, 5, -1)
    assert clause_of(demo_table("2019"), kick) == "K-4"
    assert clause_of(demo_table("2021"), kick) == "K-3"


@rule("T-15", "T-16", "T-17")
def test_a_card_that_stays_is_played_by_its_own_clause() -> None:
    table = demo_table()
    for name, clause in (
        ("Ames Gullwick (Superstar)", "T-15"),
        ("Long Strides", "T-16"),
        ("Clear Skies", "T-17"),
        ("Whistle", "T-11"),
    ):
        played = (events.CARD_PLAYED, 0, card_called(table, name), -1, -1)
        assert clause_of(table, played) == clause


# Events ----------------------------------------------------------------------------------------


@rule("Z-1")
def test_a_drawn_card_is_named_to_its_owner_only() -> None:
    table = demo_table()
    drew = (events.DREW, 0, terms.PLAY, card_called(table, "Quick Slant"), -1)
    assert word_event(table, drew, 0) == "You draw Quick Slant."
    assert word_event(table, drew, 1) == "Home draws a Play card."
    assert word_event(table, drew, terms.SPECTATOR) == "Home draws a Play card."
    assert word_event(table, drew) == "Home draws Quick Slant."
    assert word_event(table, event_seen(table, drew, 1), 0) == "You draw a Play card."


@rule("R-20")
def test_a_card_used_from_the_deck_is_still_face_down() -> None:
    table = demo_table()
    used = (events.NO_PLAY_IN_HAND, 1, card_called(table, "Quick Slant", 1), -1, -1)
    assert "Quick Slant" in word_event(table, used, 1)
    assert "Quick Slant" not in word_event(table, used, 0)


@pytest.mark.parametrize(
    ("event", "text"),
    [
        ((events.POSSESSION, 0, 25, -1, -1), "Your ball on your own 25."),
        ((events.POSSESSION, 1, 25, -1, -1), "Away's ball on their own 25."),
        ((events.POSSESSION, 1, 60, -1, -1), "Away's ball on your 40."),
        ((events.POSSESSION, 0, 50, -1, -1), "Your ball at midfield."),
        ((events.DOWN, 0, 3, 25, -1), "Third down, ball on your 25."),
        ((events.DOWN, 1, 3, 25, -1), "Third down, ball on Away's 25."),
        ((events.DOWN, 1, 1, 80, -1), "First down, ball on your 20."),
        ((events.MARKER, 0, 45, 100, -1), "The ball goes from your 45 to Away's end zone."),
        ((events.YARDS, 0, 20, 20, -1), "The play gains 20 yards."),
        ((events.YARDS, 0, 20, -5, -1), "The play loses 5 yards (base 20)."),
        ((events.YARDS, 0, 0, 0, -1), "No gain on the play."),
        ((events.CLOCK, 0, 1, 14, -1), "1 Time Unit off the clock; 14 left."),
        ((events.CLOCK, 0, -2, 14, -1), "The clock gets 2 Time Units back; 14 left."),
        ((events.TOUCHDOWN_EVENT, 1, 7, -1, -1), "Touchdown! 7 points for Away."),
        ((events.TOUCHDOWN_EVENT, 0, 7, terms.PICK_SIX, -1), "Pick Six! 7 points for you."),
        ((events.CHECKED, 0, terms.STOPPED, 4, -1), "The play is stopped."),
        ((events.GAME_OVER, 0, 7, 14, -1), "You win the game, 14–7."),
        ((events.GAME_OVER, -1, 7, 7, -1), "The game ends in a tie, 7–7."),
        ((events.KICK_CHOSEN, 1, terms.FIELD_GOAL, -1, -1), "Away tries a field goal."),
        ((events.TIMEOUT, 0, 2, -1, -1), "You spend a timeout; 2 left."),
        ((events.SECOND_HALF, 1, -1, -1, -1), "The second half begins. Away is on offense."),
        ((events.DESIGNATED, 0, 1, terms.RUN, -1), "You name Jory Saltmarsh as the runner."),
        (
            (events.SILENCED, 0, terms.RUN | terms.RECEIVE, -1, -1),
            "Your Run and Receive abilities do nothing now.",
        ),
    ],
)
def test_events_in_the_words_of_the_rulebook(event: events.Event, text: str) -> None:
    assert word_event(demo_table(), event, 0) == text


def test_a_called_play_shows_the_half_that_counts() -> None:
    table = demo_table()
    called = (events.CALLED, 0, card_called(table, "Quick Slant"), -1, -1)
    assert word_event(table, called, 0, offense=0).endswith(
        "call Quick Slant: Short Pass: 10 (2-9) – Strength 0 – Time 1."
    )
    assert word_event(table, called, 0, offense=1).endswith(
        "call Quick Slant: stops Run Left / Run Middle – Strength 0."
    )


@rule("F-22")
def test_all_pro_mode_is_seen_on_the_play() -> None:
    table = new_table(demo_decks("crd"), edition_named("crd"), all_pro=True)
    called = (events.CALLED, 0, card_called(table, "Quick Slant"), -1, -1)
    assert "Time 2" in word_event(table, called)


def test_why_quotes_the_very_words_that_did_it() -> None:
    table = demo_table()
    end = card_called(table, "Pell Driftwood")
    gained = (events.YARDS_CHANGED, 0, terms.ADD, 5, pack_cause(end, 0, 0))
    drew = (events.DREW, 0, terms.ACTION, 30, pack_cause(end, 0, 1))
    assert why(table, gained).startswith("Rule F-10: ")
    assert why(table, gained).endswith("Pell Driftwood says: “Gain 5 yards”.")
    assert why(table, drew).endswith("Pell Driftwood says: “Draw an Action card”.")


@rule("T-9")
def test_what_an_effect_leaves_behind_has_its_words_in_that_effect() -> None:
    later = Await(Triggered("a play is stopped", (Draw("you", "action"), Gain(5))), "this half")
    player = PlayerCard(
        name="Patience",
        side="offense",
        position="QB",
        abilities=(Activated((Gain(5),)), Activated((Gain(10), later))),
    )
    table = new_table(([player], []), edition_named("crd"))
    (left,) = [ability for ability in table.abilities if ability.kind == terms.TRIGGERED]
    causes = [pack_cause(0, left.place, step.effect) for step in left.steps]
    assert len(causes) == 2
    for cause in causes:
        assert "says: “The next time a play is stopped until the end of the half," in why(
            table, (events.DREW, 0, terms.ACTION, -1, cause)
        )


def test_a_name_with_braces_is_only_a_name() -> None:
    card = ActionCard(name="{who} {0}", subtype="generic", effects=(Gain(5),))
    table = new_table(([card], []), edition_named("crd"))
    assert word_event(table, (events.CARD_PLAYED, 0, 0, -1, -1), 0) == "You play {who} {0}."
    assert "{who}" in why(table, (events.CARD_PLAYED, 0, 0, -1, -1))


# Questions and positions -----------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize("seed", range(3))
def test_every_decision_asks_a_question_about_what_is_seen(edition: str, seed: int) -> None:
    for game in random_states(edition, seed):
        decision = game.decision
        if decision is None:
            assert word_decision(game) == ""
            break
        assert word_decision(game).endswith(("?", ".")), word_decision(game)
        for option in decision.options:
            assert "\n" not in explain_option(game, option)
        picture = word_position(game.table, game.observe(decision.seat))
        assert f"Score: you {game.score[decision.seat]}, " in picture


def test_the_question_names_the_timing_point() -> None:
    game = asks(demo_table(), options.ASK_TIMING_POINT, (options.PASS, -1, -1))
    game.decision = Decision(
        0, options.ASK_TIMING_POINT, [Option(options.PASS), Option(options.USE, 0, 0)], 1
    )
    game.point = terms.ON_FIELD_ADJUSTMENTS
    assert word_decision(game) == "On Field Adjustments: use an ability or pass?"


@rule("K-3")
@pytest.mark.parametrize(
    ("ball", "text"),
    [(75, "Grit 2 to 6"), (74, "Grit 3 to 6"), (60, "Grit 9."), (59, "Too far")],
)
def test_a_field_goal_says_what_it_needs_from_here(ball: int, text: str) -> None:
    kick = (options.KICK_FIELD_GOAL, -1, -1)
    game = asks(demo_table(), options.ASK_PLAY_OR_KICK, kick)
    game.ball = ball
    assert text in explain_option(game, Option(*kick))


@rule("Z-1")
def test_a_position_shows_no_card_that_the_seat_may_not_know() -> None:
    """Hands that are not one's own may be exchanged without a letter of the picture changing."""
    for game in random_states("crd", 1):
        picture = word_position(game.table, game.observe(0))
        other = game.copy()
        if other.this.called[1] < 0 or other.this.revealed or other.this.flipped & 2:
            hidden = other.play_hand[1] + other.play_deck[1]
            hidden = hidden[1:] + hidden[:1]
            size = len(other.play_hand[1])
            other.play_hand[1], other.play_deck[1] = hidden[:size], hidden[size:]
            assert word_position(other.table, other.observe(0)) == picture


def test_an_effect_is_asked_about_in_its_own_words() -> None:
    """Fresh Legs asks whom to energize, and says so."""
    choice = Energize(Choose(Group(whose="you", state="exhausted")))
    card = ActionCard(name="Wake Up", subtype="generic", effects=(choice,))
    decks = demo_decks("crd")
    table = new_table(([*decks[0], card], decks[1]), edition_named("crd"))
    game = new_game(table, 2)
    wake_up = card_called(table, "Wake Up")
    game.action_hand[0] = [wake_up]
    asked: str | None = None
    for _ in range(400):
        decision = game.decision
        assert decision is not None
        if decision.kind == options.ASK_EFFECT and decision.seat == 0:
            asked = word_decision(game)
            break
        game.exhausted |= 0b1111100011
        plays = [o for o in decision.options if o.verb == options.PLAY_A_CARD and o.a == wake_up]
        game.apply(plays[0] if plays else decision.options[0])
    assert asked == (
        "Wake Up: “Energize one of your Exhausted Players on the field.” Choose a Player."
    )


@rule("F-13")
@pytest.mark.parametrize(("clock", "rest"), [(15, "14"), (1, "none")])
def test_a_timeout_is_asked_about_with_what_is_left_without_it(clock: int, rest: str) -> None:
    game = asks(demo_table(), options.ASK_TIMEOUT, (options.SPEND_TIMEOUT, -1, -1))
    game.clock = clock
    told = f"1 Time Unit will run off the clock, leaving {rest}. Spend a timeout (3 left)?"
    assert word_decision(game) == told


def test_points_are_counted_in_the_right_number() -> None:
    table = demo_table()
    told = [
        word_event(table, event_seen(table, (kind, 0, points, more, -1), 0), 0, ("Ada", "Ben"))
        for kind, points, more in (
            (events.POINTS, 1, -1),
            (events.POINTS, -1, -1),
            (events.POINTS, -1, terms.TAKEN_BACK),
            (events.TOUCHDOWN_EVENT, 1, -1),
        )
    ]
    assert [line for line in told if "1 points" in line] == []
    assert "1 point for you." in told[0]


def test_no_line_ends_twice() -> None:
    """A Play whose own text ends with a full stop is followed by none."""
    doubled = []
    for seed in range(3):
        for game in random_states("crd", seed):
            told = [event_seen(game.table, event, -1) for event in game.events]
            lines = [word_event(game.table, event, -1, ("Ada", "Ben")) for event in told]
            doubled += [line for line in lines if ".." in line]
    assert doubled == []


def test_a_card_without_words_today_is_shown_as_it_was_written() -> None:
    """An older release may have read what this one has no words for; its records still show."""
    ours = PlayerCard(
        name="Ezra Hawthwaite",
        side="defense",
        position="DT",
        rating=95,
        text="Exhaust: Look at it all.",
        abilities=(Activated(effects=(LookAtHand(whose="you", decks=()),)),),
    )
    with pytest.raises(Unspeakable):
        printed(ours)
    assert words_of(ours).text == "Exhaust: Look at it all."
    assert ability_words(ours, 0) == effect_words(ours, 0, 0) == "Exhaust: Look at it all."
    assert ability_words(ours, 1) == ""
