"""`snapcount replay`: a record in either form, told and verified."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace

from snapcount import cli
from snapcount.engine.records.notation import from_notation, to_notation
from snapcount.engine.records.position import from_line
from snapcount.engine.records.record import Record, from_json, replay, to_json, up_to
from snapcount.testing.random_games import random_record, random_table


@cache
def a_record() -> Record:
    """Return the record of a game at random, up to its 70th answer."""
    return up_to(random_record("crd", 61), 70)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(to_json(a_record()))
    return path


def run(*arguments: object) -> int:
    """Run the command in this process; the exit status."""
    try:
        cli.build_app("replay")(["replay", *map(str, arguments)], prog_name="snapcount")
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0
    return 0


def test_it_tells_the_game_in_words(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(file) == 0
    out = capsys.readouterr().out
    assert out.startswith("Edition crd, seed 61, table ")
    assert "\n1. " in out
    assert "\n70. " in out
    assert "starts the game on offense." in out
    assert out.endswith(
        "70 answers, fingerprint " + replay(a_record()).fingerprint() + ".\n" + VERIFIED
    )


VERIFIED = "Verified: 1 fingerprint matches.\n"


def test_it_stops_where_it_is_told_to(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(file, "--to", 7) == 0
    out = capsys.readouterr().out
    assert "\n7. " in out
    assert "\n8. " not in out
    assert f"fingerprint {replay(a_record(), 7).fingerprint()}." in out
    assert "not verified: the record has no fingerprint up to here" in out


def test_the_text_notation_is_recognised(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(to_notation(a_record()), encoding="utf-8")
    assert run(path) == 0
    assert capsys.readouterr().out.endswith(VERIFIED)


def test_json(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(file, "--json", "--to", 50) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["answers"] == 50
    assert len(told["log"]) == 51
    assert told["fingerprints_verified"] == 1
    assert told["fingerprint"] == replay(a_record(), 50).fingerprint()


def test_it_turns_one_form_into_another(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(file, "--show", "text") == 0
    assert from_notation(capsys.readouterr().out) == a_record()
    assert run(file, "--show", "record", "--to", 60) == 0
    assert from_json(capsys.readouterr().out.strip().encode()) == up_to(a_record(), 60)
    assert run(file, "--show", "line") == 0
    line = capsys.readouterr().out
    assert (
        from_line(line, random_table("crd", 61)).fingerprint() == replay(a_record()).fingerprint()
    )


def with_other_cards(game: Record) -> Record:
    return replace(game, decks=replace(game.decks, table="0" * 16), story=[])


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda _: b"", "This isn't a game"),
        (lambda _: b"\xff\xd8\xff", "neither JSON nor text"),
        (lambda data: data[:5000], "cut off or damaged"),
        (lambda data: data.replace(b'"version":2', b'"version":9'), "Update Snapcount"),
        (lambda data: to_json(with_other_cards(from_json(data))), "These aren't the cards"),
    ],
    ids=["nothing", "picture", "cut off", "newer", "other cards, and no story"],
)
def test_a_bad_record_is_an_error(
    damage: Callable[[bytes], bytes], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad"
    path.write_bytes(damage(to_json(a_record())))
    assert run(path) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(f"snapcount replay: {path}: ")
    assert words in printed.err
    assert "Traceback" not in printed.err


def test_a_game_that_is_played_differently_today_is_shown_as_recorded(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = a_record().answers[:]
    answers[39] = "c999"  # nothing that is offered today
    path = tmp_path / "old.json"
    path.write_bytes(to_json(replace(a_record(), answers=answers)))
    assert run(path) == 1
    out, err = capsys.readouterr()
    assert err == ""
    told, recorded = out.split("-- As recorded from step 40 --")
    assert "\n39. " in told
    assert f"\n40. {a_record().story[40].answer}" in recorded
    told_at, told_then = next(
        (step, a_record().story[step]) for step in range(41, 70) if a_record().story[step].events
    )
    assert f"\n{told_at}. {told_then.answer}\n   {told_then.events[0]}" in recorded
    assert f"\n70. {a_record().story[70].answer}" in recorded
    assert "Where the game stood after step 39:" in recorded
    verdict = out.strip().split("\n")[-1]
    assert verdict.startswith("Differs from step 40: ")
    assert "the recorded events are shown. Answer 40 ('c999') isn't offered there." in verdict
    assert verdict.endswith("(rules revision 1, card language 1).")


def test_a_game_without_a_story_is_shown_as_far_as_it_goes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As format 1 has it: from there on there are only the answers."""
    path = tmp_path / "old.json"
    answers = [*a_record().answers[:39], "c999", *a_record().answers[40:]]
    path.write_bytes(to_json(replace(a_record(), answers=answers, story=[])))
    assert run(path) == 1
    out = capsys.readouterr().out
    recorded = out.partition("-- As recorded from step 40 --")[2]
    assert f"\n40. c999\n41. {a_record().answers[40]}\n" in recorded
    assert "so only the answers are shown" in out


def test_json_says_where_a_game_differs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "old.json"
    path.write_bytes(to_json(replace(a_record(), seed="62")))
    assert run(path, "--json") == 1
    told = json.loads(capsys.readouterr().out)
    assert told["differs_from"] == 0
    assert told["why"].startswith("After answer 0 this isn't the recorded game")
    assert [step["events"] for step in told["log"]] == [step.events for step in a_record().story]
    assert "position" not in told


def test_too_far_is_an_error(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(file, "--to", 71) == 1
    assert "The record has 70 answers. There's no number 71." in capsys.readouterr().err


def test_a_missing_file_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path / "nothing") == 1
    assert "No such file" in capsys.readouterr().err
