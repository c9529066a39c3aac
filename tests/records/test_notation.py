"""The text notation: exact both ways, easy on whitespace, and it points at what is wrong."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from snapcount.engine import events as e
from snapcount.engine.editions import CRD, EDITION_NAMES, RB19, RB21
from snapcount.engine.errors import NewerRecord, RecordError
from snapcount.engine.records.decklists import pack
from snapcount.engine.records.game_lines import outcome
from snapcount.engine.records.notation import from_notation, to_notation
from snapcount.engine.records.notation_text import Sheet, in_quotes, quoted
from snapcount.engine.records.reading import read
from snapcount.engine.records.record import replay, to_json, up_to, walk
from snapcount.engine.setup import new_table
from snapcount.testing.fixed_decks import fixed_decks
from snapcount.testing.random_games import random_record, recorded_play, seeds

RECORD = up_to(recorded_play(new_table(fixed_decks("crd"), CRD), 31), 120)
TEXT = to_notation(RECORD)


def line_of(text: str, start: str) -> int:
    """The number of the line that begins so."""
    return next(i for i, line in enumerate(text.split("\n"), 1) if line.startswith(start))


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("seed", seeds(3))
def test_a_game_round_trips_exactly(edition: str, seed: int) -> None:
    all_pro = edition in ("2022", "crd") and seed == 1
    record = random_record(edition, seed, all_pro)
    record.tags["Event"] = 'Cup, "final" {1}\n2'
    text = to_notation(record)
    again = from_notation(text)
    assert again == record
    assert to_json(again) == to_json(record)
    assert to_notation(again) == text
    for one, other in zip(walk(record), walk(read(text.encode())), strict=True):
        assert one.fingerprint() == other.fingerprint()


def test_there_is_one_line_a_down() -> None:
    """Downs are numbered without a gap, and each begins where the last one led to."""
    record = random_record("2021", 4)
    text = to_notation(record)
    game = text.partition("[Game]\n")[2].partition("\n\n")[0]
    numbers = [int(line.partition(".")[0]) for line in game.split("\n")]
    assert numbers == list(range(1, len(numbers) + 1))


def test_it_reads_like_a_game() -> None:
    """A whole line, of decks that do not change."""
    decks = fixed_decks("2019")
    record = recorded_play(new_table(decks, RB19), 2)
    first = to_notation(up_to(record, 5)).partition("[Game]\n")[2].partition("\n")[0]
    assert re.match(r"1\. (Home|Away) 1st own 25 \(H1 15, 0-0\) \| bench .+ / bench .+ \| ", first)


def test_an_unfinished_game_has_a_star_for_a_result() -> None:
    assert '[Result "*"]' in TEXT
    assert from_notation(TEXT).result is None


@pytest.mark.parametrize(
    "name",
    [
        "Plain",
        "Two  spaces",
        'Joe "Mean" Green',
        "a|b",
        "a/b",
        "a;b",
        "x=>y",
        "{c}",
        "[d]",
        "-",
        "",
        "#1",
        "a\\b",
        "é\u2028",
    ],
)
def test_any_name_can_be_written(name: str) -> None:
    """In quotes if it must be; names come back as they were."""
    deck = Sheet(f"[Home]\n2 {quoted(name)}\n").deck("Home")
    assert [(line.copies, line.name) for line in deck] == [(2, name)]
    line = Sheet(f"[Game]\n1. | {quoted(name)} / {quoted(name)}\n").downs("Game")[0]
    assert [item.text for item in line.items] == [name, name]
    assert [item.defense for item in line.items] == [False, True]
    assert Sheet(f"[Event {in_quotes(name)}]").tags[0].value == name


def test_strange_names_of_cards_survive() -> None:
    home, away = fixed_decks("2021")
    odd = ["a|b / c; d => e", '"', "{x}", "  two  spaces ", "[Game]", "# 1", "-"]
    home = [replace(card, name=f"{odd[i % 7]}{i}") for i, card in enumerate(dict.fromkeys(home))]
    record = recorded_play(new_table((home, away), RB21), 3)
    assert from_notation(to_notation(record)) == record


# Tolerance ---------------------------------------------------------------------------------------


def test_whitespace_and_comments_mean_nothing() -> None:
    loose = TEXT.replace(" | ", "\t|\n   ").replace("\n", "\r\n")
    loose = loose.replace("[Game]", "# a remark\r\n  [ Game ]\r\n{a\r\nlong remark}\r\n")
    loose = "\ufeff\r\n" + loose.replace(" / ", " {who?} / ")
    assert loose != TEXT
    assert from_notation(loose) == RECORD


def test_situations_and_outcomes_may_be_left_out() -> None:
    bare = re.sub(r"^(\d+\.) [^|]*\|", r"\1 |", TEXT, flags=re.MULTILINE)
    bare = re.sub(r" => .*", "", bare)
    assert bare.count("=>") == 0
    assert from_notation(bare) == RECORD


def test_an_answer_may_be_cut_short_where_only_one_begins_so() -> None:
    short = TEXT.replace("| run a play", "| run")
    assert short != TEXT
    assert from_notation(short) == RECORD


# Errors ------------------------------------------------------------------------------------------


def refused(text: str, *words: str) -> str:
    with pytest.raises(RecordError) as caught:
        from_notation(text)
    for word in words:
        assert word in str(caught.value)
    return str(caught.value)


def test_an_answer_that_is_not_offered_is_pointed_at() -> None:
    wrong = TEXT.replace("| run a play", "| run and hide", 1)
    line = next(i for i, text in enumerate(wrong.split("\n"), 1) if "run and hide" in text)
    message = refused(wrong, f"Line {line}: 'run and hide' isn't one of the options. Did you mean")
    shown, pointer = message.split("\n")[1:]
    assert shown[pointer.index("^") :].startswith("run and hide")


def test_a_line_that_is_moved_in_is_pointed_at_where_it_begins() -> None:
    moved = TEXT.replace("[Home]\n", "[Home]\n   what is this\n", 1)
    shown, pointer = refused(moved, "expected a number and a card's name").split("\n")[1:]
    assert shown[pointer.index("^") :] == "what is this"


def test_a_wrong_situation_is_pointed_at() -> None:
    wrong = TEXT.replace("1st own 25 (H1 15, 0-0)", "1st own 35 (H1 15, 0-0)", 1)
    refused(wrong, f"Line {line_of(wrong, '1. ')}: at this point the game is at: ", "1st own 25")


def test_a_wrong_outcome_is_pointed_at() -> None:
    wrong = re.sub(r"=> .*", "=> +99", TEXT, count=1)
    refused(wrong, "what came of it is: ")


def test_swapped_lines_are_noticed() -> None:
    lines = TEXT.split("\n")
    second, third = line_of(TEXT, "2. ") - 1, line_of(TEXT, "3. ") - 1
    lines[second], lines[third] = lines[third], lines[second]
    refused("\n".join(lines), f"Line {second + 1}: this should be line 2 of the game.")


def test_the_wrong_side_of_the_stroke_is_noticed() -> None:
    wrong = TEXT.replace("| run a play", "| / run a play", 1)
    refused(wrong, "the offense is asked here; its answers stand before the stroke")


def test_an_unknown_card_is_pointed_at() -> None:
    wrong = TEXT.replace("[Home]\n", "[Home]\n2 Nobody's Card\n")
    refused(wrong, f"Line {line_of(wrong, '[Home]') + 1}: there's no card called \"Nobody's Card\"")


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ('[Seed "', '[Sed "', "[Seed] is missing"),
        ('[Edition "crd"]', '[Edition "1999"]', "no edition '1999'"),
        ('[Edition "crd"]', '[Edition "crd"]\n[Edition "crd"]', "second [Edition]"),
        ('[Edition "crd"]', '[Edition "crd"]\n[Mode "Easy"]', "All Pro or Normal"),
        ('[Result "*"]', '[Result "we won"]', "a result looks like"),
        ('[State "1"]', '[State "one"]', "expected a number"),
        ("[Home]", "[Hoem]", "There's no section called [Hoem]"),
        ("[Game]", "[Home]", "second section [Home]"),
        ("[Game]", "[Game", "expected a tag"),
        ("[Game]\n1.", "[Game]\n1", "starts with a number and a dot"),
        ("[Game]", "{[Game]", "never closed"),
        (" | run a play", ' | "run a play', "never closed"),
        ("[Cards]\n", "[Cards]\n!", "cut off or damaged"),
        ("[Cards]\n", "[Cards]\nAAAA", "cut off or damaged"),
        ('Fingerprint "50 ', 'Fingerprint "51 ', "After answer 51"),
        ('Fingerprint "50 ', 'Fingerprint "fifty ', "hexadecimal"),
        ('[Table "', '[Table "0', "These aren't the cards"),
    ],
)
def test_what_is_wrong_is_said(before: str, after: str, words: str) -> None:
    wrong = TEXT.replace(before, after, 1)
    assert wrong != TEXT
    with pytest.raises(RecordError) as caught:
        replay(from_notation(wrong))
    assert words in str(caught.value)


def test_a_newer_notation_says_what_to_do() -> None:
    with pytest.raises(NewerRecord, match="Update Snapcount"):
        from_notation('[Snapcount "3"]\n[Everything "else"]\n')


def test_a_truncated_notation_is_refused_or_a_shorter_game() -> None:
    for end in range(0, len(TEXT), 211):
        try:
            found = from_notation(TEXT[:end])
        except RecordError:
            continue
        assert found.answers == RECORD.answers[: len(found.answers)]


def test_packed_cards_cannot_blow_up() -> None:
    bomb = pack("x" * 50_000_000)
    assert len(bomb) < 200_000
    text = TEXT.partition("[Cards]")[0] + f"[Cards]\n{bomb}\n"
    refused(text, "too large")


def test_the_outcome_of_a_down_is_in_its_line() -> None:
    text = "".join(to_notation(random_record("crd", seed)) for seed in range(40, 46))
    for word in ("touchdown", "punt", "field goal", "stopped", "end of the period", "game over"):
        assert re.search(f"=> .*{word}", text), word


def test_a_cancelled_turnover_is_none() -> None:
    fumble = (e.TURNOVER_EVENT, 0, 1, -1, -1)
    assert outcome([fumble]) == "fumble"
    assert outcome([fumble, (e.TURNOVER_CANCELLED, 0, -1, -1, -1)]) == ""
