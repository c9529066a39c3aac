"""Keeping games: after a kill nothing is lost, and a full disk spoils no game."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from snapcount.cards.catalog import files
from snapcount.cards.demo import demo_decks
from snapcount.cli.play import new_record, seated
from snapcount.engine.errors import RecordError
from snapcount.engine.records.record import Record, from_json, replay
from snapcount.server.aside import warm
from snapcount.terminal import keeping
from snapcount.terminal.keeping import Keeper, games_folder, last_unfinished, new_place


def new() -> Record:
    return new_record("crd", "herons", "badgers", "3", False, "random")


def play(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "snapcount", "play", "--opponent", "random", *arguments]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own for each test, with the sets compiled already: that takes seconds."""
    demo_decks("crd")
    warm(tmp_path / "home")
    monkeypatch.setenv("SNAPCOUNT_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.mark.skipif(os.name == "nt", reason="there is no such signal")
def test_a_game_goes_on_after_a_kill(tmp_path: Path) -> None:
    """The process is killed while it waits for an answer; every answer before that is there."""
    file = tmp_path / "my.game"
    with subprocess.Popen(
        play("--seed", "3", "--save", str(file)), stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"1\n1\n1\n")
        process.stdin.flush()
        prompts = 0
        while prompts < 4:
            prompts += process.stdout.read(1) == b">"
        process.send_signal(signal.SIGKILL)
    kept = from_json(file.read_bytes())
    assert len(kept.answers) >= 4  # both line-ups, and two more
    again = subprocess.run(
        play("--save", str(file)), input="log\nquit\n", capture_output=True, text=True, check=False
    )
    assert again.returncode == 0
    assert f"after {len(kept.answers)} answers" in " ".join(again.stdout.split())
    assert "which Play do you call?" in again.stdout
    assert [path.name for path in tmp_path.glob("*.new")] == []


@pytest.mark.skipif(os.name == "nt", reason="there is no pseudo-terminal")
def test_a_game_in_a_terminal_takes_the_screen_and_is_kept_by_itself(home: Path) -> None:
    """A real terminal: the whole screen is used, `1` answers, and a kill loses nothing."""
    import pty  # there is none on Windows
    import termios

    own, its = pty.openpty()
    termios.tcsetwinsize(own, (24, 80))
    environment = {**os.environ, "TERM": "xterm-256color", "PYTHONUTF8": "1"}
    with subprocess.Popen(
        play("--seed", "3"), stdin=its, stdout=its, stderr=its, env=environment
    ) as process:
        os.close(its)
        seen = b""
        while b"five offensive" not in seen:
            seen += os.read(own, 65536)
        assert b"\x1b[?1049h" in seen  # the alternate screen
        os.write(own, b"1")
        while b"Start of a Down" not in seen:
            seen += os.read(own, 65536)
        process.send_signal(signal.SIGKILL)
    os.close(own)
    (kept,) = (home / "games").iterdir()
    assert len(from_json(kept.read_bytes()).answers) == 2
    assert last_unfinished() == kept


def test_the_last_unfinished_game_is_found(home: Path) -> None:
    with pytest.raises(RecordError, match="no unfinished game"):
        last_unfinished()
    places: list[Path] = []
    for age, result in enumerate((False, False, True)):
        record, place = new(), new_place()
        assert place is not None
        assert place.parent == games_folder() == home / "games"
        sitting = seated(record)
        while result and not sitting.over:
            sitting.apply(0)
        Keeper(record, place).start()
        os.utime(place, ns=(age * 10**9, age * 10**9))
        places.append(place)
    assert len(set(places)) == 3
    assert last_unfinished() == places[1]
    places[1].write_bytes(b"scribbles")
    os.utime(places[1], ns=(9 * 10**9, 9 * 10**9))
    assert last_unfinished() == places[0]


def test_resume_goes_on_with_it() -> None:
    place = new_place()
    assert place is not None
    Keeper(new(), place).start()
    result = subprocess.run(
        play("--resume"), input="1\nquit\n", capture_output=True, text=True, check=False
    )
    assert result.returncode == 0
    assert "after 0 answers" in " ".join(result.stdout.split())
    assert len(from_json(place.read_bytes()).answers) == 2


def test_there_must_be_something_to_resume() -> None:
    result = subprocess.run(play("--resume"), capture_output=True, text=True, check=False)
    assert result.returncode == 2
    assert "There's no unfinished game" in result.stderr


def test_a_full_disk_is_told_once_and_again_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = new()
    keeper = Keeper(record, tmp_path / "my.game")
    keeper.start()
    sitting = seated(record)
    real = files.replace_file

    def full(path: Path, data: bytes) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(keeping, "replace_file", full)
    sitting.apply(0)
    assert "No space left on device" in keeper.keep()
    assert keeper.keep() == ""
    monkeypatch.setattr(keeping, "replace_file", real)
    sitting.apply(0)
    assert "saved in" in keeper.keep()
    assert keeper.keep() == ""
    kept = replay(from_json((tmp_path / "my.game").read_bytes()))
    assert kept.fingerprint() == sitting.game.fingerprint()


def test_a_place_that_cannot_be_written_is_refused_before_the_game(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="Use another file"):
        Keeper(new(), tmp_path / "no" / "such" / "folder.game").start()
