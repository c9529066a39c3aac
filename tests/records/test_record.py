"""Records: the same game again, and a clear word where it cannot be."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from snapcount.cards.card import ActionCard, AnyCard, PlayCard, digest
from snapcount.cards.card import from_json as card_from_json
from snapcount.cards.card import to_json as card_to_json
from snapcount.cards.tree import Timing
from snapcount.engine.editions import EDITION_NAMES
from snapcount.engine.errors import IllegalAnswer, NewerRecord, RecordError
from snapcount.engine.game import new_game
from snapcount.engine.options import PASS, PICK_ATTACHED, VERBS, Option
from snapcount.engine.records import save
from snapcount.engine.records.answers import LETTERS, words
from snapcount.engine.records.decklists import SetCard
from snapcount.engine.records.reading import read
from snapcount.engine.records.record import (
    MOST_ANSWERS,
    Check,
    Record,
    Result,
    from_json,
    replay,
    to_json,
    up_to,
    walk,
)
from snapcount.engine.records.story import fitting
from snapcount.engine.setup import new_table
from snapcount.engine.table import Table
from snapcount.testing.random_games import (
    random_record,
    random_states,
    random_table,
    recorded_play,
)


@cache
def a_record() -> Record:
    """Return the record of a game at random."""
    return random_record("crd", 11)


def changed(**fields: Any) -> bytes:
    """The record as JSON with other values in some fields."""
    return json.dumps(json.loads(to_json(a_record())) | fields).encode()


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_record_gives_the_same_game_at_every_step(edition: str, seed: int) -> None:
    all_pro = edition in ("2022", "crd") and seed == 1
    record = from_json(to_json(random_record(edition, seed, all_pro)))
    played = random_states(edition, seed, all_pro)
    steps = 0
    for original, replayed in zip(played, walk(record), strict=True):
        steps += 1
        assert replayed.fingerprint() == original.fingerprint()
        assert replayed.events == original.events
    assert steps == len(record.answers) + 1


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_json_round_trips_byte_by_byte(edition: str) -> None:
    record = random_record(edition, 4)
    record.tags["Event"] = 'Cup, "final" {1}'
    record.story = fitting(record.story)  # of a very long game, as much as there is room for
    data = to_json(record)
    assert from_json(data) == record
    assert to_json(from_json(data)) == data
    assert read(data) == record


def test_a_game_can_be_taken_up_where_it_was_left() -> None:
    table = random_table("2022", 5)
    game = new_game(table, 5)
    record = Record.start(table, 5)
    for _ in range(30):
        assert game.decision is not None
        record.answer(game, game.decision.options[-1])
    again = from_json(to_json(record))
    resumed = replay(again)
    assert resumed.save() == game.save()
    while resumed.decision is not None:
        again.answer(resumed, resumed.decision.options[0])
    assert again.result == Result(resumed.score, resumed.winner)
    assert replay(again).save() == resumed.save()


def test_undo_is_replay_to_one_answer_less() -> None:
    for number, game in enumerate(walk(a_record())):
        if number % 60 == 0:
            assert replay(a_record(), number).save() == game.save()


def test_a_record_up_to_a_point_is_a_record() -> None:
    part = up_to(a_record(), 60)
    assert len(part.answers) == 60
    assert part.result is None
    assert [check.after for check in part.checks] == [50]
    assert replay(part).fingerprint() == replay(a_record(), 60).fingerprint()


def test_a_fingerprint_is_noted_once_at_each_point() -> None:
    part = up_to(a_record(), 60)
    for after in (60, 61):
        game = replay(a_record(), after)
        part.check(game)
        part.check(game)
        assert [check.after for check in part.checks] == [50, *range(60, after + 1)]
        part.answers.append(a_record().answers[after])


def test_an_answer_that_is_not_offered_changes_neither_game_nor_record() -> None:
    table = random_table("crd", 6)
    game = new_game(table, 6)
    record = Record.start(table, 6)
    before = game.save()
    with pytest.raises(IllegalAnswer):
        record.answer(game, Option(PICK_ATTACHED, 1, 1))
    assert game.save() == before
    assert record.answers == []


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_no_two_options_have_the_same_word(edition: str) -> None:
    for seed in (21, 22):
        for game in random_states(edition, seed):
            found = words(game)
            assert len(set(found)) == len(found)
            assert not any(character.isspace() for word in found for character in word)


def test_no_two_verbs_have_the_same_letter() -> None:
    assert len(set(LETTERS.values())) == len(LETTERS) == VERBS
    assert LETTERS[PASS] == "-"


def test_an_answer_word_does_not_hang_on_the_order_of_options() -> None:
    for game in random_states("crd", 23):
        if game.decision is None:
            continue
        expected = dict(zip(words(game), game.decision.options, strict=True))
        other = game.copy()
        assert other.decision is not None
        options = other.decision.options
        other.decision.options = options[::-1]
        found = dict(zip(words(other), other.decision.options, strict=True))
        other.decision.options = options
        if not any("#" in word for word in expected):
            assert found == expected


# What is wrong with it --------------------------------------------------------------------------


def test_a_wrong_answer_is_named_by_its_number() -> None:
    answers = a_record().answers[:]
    answers[6] = "c999"
    with pytest.raises(
        RecordError, match=r"Answer 7 \('c999'\) isn't offered there. The options are"
    ):
        replay(from_json(changed(answers=" ".join(answers))))


def test_answers_after_the_end_are_refused() -> None:
    data = changed(answers=" ".join([*a_record().answers, "-"]), result=None)
    with pytest.raises(RecordError, match="after the game is over"):
        replay(from_json(data))


def test_another_game_is_noticed_at_the_next_fingerprint() -> None:
    checks = [Check(0, "0" * 16), *a_record().checks]
    data = changed(checks=[[check.after, check.fingerprint] for check in checks])
    with pytest.raises(RecordError, match="After answer 0 this isn't the recorded game"):
        replay(from_json(data))


def test_another_seed_is_another_game() -> None:
    with pytest.raises(RecordError):
        replay(from_json(changed(seed="12")))


def test_fingerprints_of_another_format_are_not_compared() -> None:
    checks = [[check.after, "0" * 16] for check in a_record().checks]
    data = changed(checks=checks, state=save.FORMAT + 1)
    assert replay(from_json(data)).over


def test_a_wrong_result_is_refused() -> None:
    with pytest.raises(RecordError, match="the record says 99-0"):
        replay(from_json(changed(result={"score": [99, 0], "winner": 0})))


def test_a_result_without_the_end_of_the_game_is_refused() -> None:
    data = changed(answers=" ".join(a_record().answers[:50]), checks=[], story="")
    with pytest.raises(RecordError, match="stop before the game ends"):
        replay(from_json(data))


def test_a_fingerprint_beyond_the_answers_is_refused() -> None:
    data = changed(answers=" ".join(a_record().answers[:60]), result=None, story="")
    with pytest.raises(RecordError, match="an answer it doesn't have"):
        replay(from_json(data))


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b"null", b"GIF89a", b'{"a":1}', b"\xff\xfe"])
def test_foreign_data_is_refused(data: bytes) -> None:
    with pytest.raises(RecordError, match=r"This isn't|cut off or damaged"):
        read(data)


def test_a_foreign_json_file_is_refused() -> None:
    with pytest.raises(RecordError, match="isn't a"):
        read(b'{"snapcount": "deck", "version": 1}')


def test_a_newer_format_says_what_to_do() -> None:
    with pytest.raises(NewerRecord, match="Update Snapcount"):
        read(b'{"snapcount": "record", "version": 3, "answers": {"new": "shape"}}')


def test_a_truncated_record_is_refused_wherever_it_ends() -> None:
    data = to_json(a_record())
    for end in range(0, len(data), 97):
        with pytest.raises(RecordError):
            read(data[:end])


def test_an_unknown_edition_is_refused_with_the_nearest() -> None:
    decks = json.loads(to_json(a_record()))["decks"] | {"edition": "2020"}
    with pytest.raises(RecordError, match=r"no edition '2020'.*2019, 2021, 2022, crd"):
        replay(from_json(changed(decks=decks)))


def test_a_changed_card_is_noticed() -> None:
    decks = json.loads(to_json(a_record()))["decks"]
    play = next(card for card in decks["cards"] if card["kind"] == "play")
    play["time"] = 2 if play.get("time") == 3 else 3
    with pytest.raises(RecordError, match="These aren't the cards"):
        replay(from_json(changed(decks=decks)))


def test_a_deck_of_cards_that_are_not_there_is_refused() -> None:
    decks = json.loads(to_json(a_record()))["decks"]
    decks["lists"][0][0] = 999
    with pytest.raises(RecordError, match="isn't in the record"):
        replay(from_json(changed(decks=decks)))


def test_a_card_with_a_number_too_large_is_refused() -> None:
    decks = json.loads(to_json(a_record()))["decks"]
    play = next(card for card in decks["cards"] if card["kind"] == "play")
    play["time"] = 10**6
    with pytest.raises(RecordError, match="too large"):
        replay(from_json(changed(decks=decks)))


def test_too_many_answers_are_refused() -> None:
    with pytest.raises(RecordError, match="Too many"):
        from_json(changed(answers="- " * (MOST_ANSWERS + 1)))


def test_too_large_a_file_is_refused() -> None:
    with pytest.raises(RecordError, match="Too large"):
        read(b'{"' + b" " * 3_000_000)


@pytest.mark.parametrize("name", ["Seed", "Release", "", "Two words", "x" * 41])
def test_a_tag_cannot_have_any_name(name: str) -> None:
    with pytest.raises(RecordError, match="tag"):
        from_json(changed(tags={name: "x"}))


# Cards of a set ---------------------------------------------------------------------------------


def numbered(table: Table, number: str) -> tuple[Table, AnyCard]:
    """The same table, but its first Play has a number, and that card."""
    first = next(card for card in table.cards if isinstance(card, PlayCard))
    card = replace(first, number=number)
    decks: tuple[list[AnyCard], list[AnyCard]] = ([], [])
    for owner, definition in zip(table.owner, table.definition, strict=True):
        found = table.cards[definition]
        decks[owner].append(card if found == first else found)
    return new_table(decks, table.edition), card


def test_cards_of_a_set_are_kept_whole() -> None:
    table, card = numbered(random_table("2021", 9), "MUP-1")
    record = recorded_play(table, 9)
    assert card in record.decks.cards
    assert replay(from_json(to_json(record)), catalog={}).over


def by_number(table: Table, card: AnyCard) -> bytes:
    """A record as format 1 may have it: the card is named by its number and digest."""
    tree = json.loads(to_json(recorded_play(table, 9)))
    kept = {"kind": "of a set", "number": card.number, "name": card.name, "digest": digest(card)}
    cards = [kept if each.get("number") == card.number else each for each in tree["decks"]["cards"]]
    assert kept in cards
    del tree["written"], tree["story"]
    decks = tree["decks"] | {"cards": cards}
    return json.dumps(tree | {"version": 1, "decks": decks}).encode()


def test_a_card_that_an_old_record_names_by_number_comes_from_the_catalog() -> None:
    table, card = numbered(random_table("2021", 9), "MUP-1")
    record = from_json(by_number(table, card))
    assert [each for each in record.decks.cards if isinstance(each, SetCard)]
    assert replay(record, catalog={"MUP-1": card}).over


def test_an_unknown_card_of_a_set_is_named() -> None:
    table, card = numbered(random_table("2021", 9), "MUP-1")
    with pytest.raises(RecordError, match=r"Card 'MUP-1' .* Add its set"):
        replay(from_json(by_number(table, card)))


def test_a_card_of_a_set_that_has_changed_is_named() -> None:
    table, card = numbered(random_table("2021", 9), "MUP-1")
    assert isinstance(card, PlayCard)
    with pytest.raises(RecordError, match=r"'MUP-1' .* has changed since"):
        replay(
            from_json(by_number(table, card)),
            catalog={"MUP-1": replace(card, time=card.time + 1)},
        )


def test_equal_cards_give_equal_records_wherever_they_come_from() -> None:
    """A default that was typed out, as a parser does it, is not written."""
    table = random_table("2021", 9)
    read_back = [card_from_json(card_to_json(card)) for card in table.cards]
    plain = [read_back[definition] for definition in table.definition]
    typed = [
        replace(
            card,
            timing=Timing(card.timing.points, card.timing.condition, card.timing.once_per),
        )
        if isinstance(card, ActionCard)
        else card
        for card in plain
    ]
    assert typed == plain
    first = table.owner.index(1)  # where the second deck begins
    tables = [new_table((deck[:first], deck[first:]), table.edition) for deck in (typed, plain)]
    one, other = (to_json(Record.start(put_up, 1)) for put_up in tables)
    assert one == other
