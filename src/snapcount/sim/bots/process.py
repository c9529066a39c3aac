"""A bot's process: lines go in, lines come out, and nothing it does can hold up or harm this one.

Two threads move the bytes, so that a bot that neither reads nor writes is noticed by the clock
alone, on any system. What a bot writes is kept up to one line of limited length.
"""

from __future__ import annotations

import contextlib
import os
import shlex
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from queue import Queue
from time import monotonic
from typing import IO, Final

from snapcount.engine.errors import SnapcountError

MOST_LINE: Final = 65_536  # bytes of a message from a bot
CHUNK: Final = 16_384
LAST_WORDS: Final = 2_000  # bytes of what it wrote to its error output that are kept
PATIENCE: Final = 2.0  # seconds that a killed process gets to be gone


class BotFailure(SnapcountError):
    """The bot's: it broke the protocol, and loses the game."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class NoSuchBot(SnapcountError):
    """The command line's: there is no program of that name."""

    code = "no-such-bot"


def command_of(words: str) -> list[str]:
    """The command that starts a bot: a program with its arguments, or a Python file."""
    parts = shlex.split(words)
    if not parts:
        raise NoSuchBot("To use a bot, give the command that starts it, such as ./mybot.py.")
    program = Path(parts[0])
    if program.suffix == ".py" and program.is_file() and not os.access(program, os.X_OK):
        return [sys.executable, *parts]
    return parts


class BotProcess:
    """One run of a bot's program."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            # A session of its own, so that whatever it starts can be ended with it.
            self._process = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise NoSuchBot(f"Can't start {command[0]}: {error.strerror}.") from None
        streams = (self._process.stdin, self._process.stdout, self._process.stderr)
        assert streams[0] is not None
        assert streams[1] is not None
        assert streams[2] is not None
        self._changed = threading.Condition()
        self._buffer = bytearray()
        self._closed = False
        self._sending = 0
        self._last_words = b""
        self._outbox: Queue[bytes | None] = Queue()
        self._threads = [
            threading.Thread(target=self._write, args=(streams[0],), daemon=True),
            threading.Thread(target=self._read, args=(streams[1],), daemon=True),
            threading.Thread(target=self._listen, args=(streams[2],), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    # What the threads do -------------------------------------------------------------------------

    def _write(self, stream: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError), stream:
            while (data := self._outbox.get()) is not None:
                stream.write(data)
                stream.flush()
                with self._changed:
                    self._sending -= 1
                    self._changed.notify_all()
        with self._changed:
            self._changed.notify_all()

    def _read(self, stream: IO[bytes]) -> None:
        """Keep at most a line and a chunk; a bot that writes on waits until it is killed."""
        with contextlib.suppress(OSError, ValueError), stream:
            while chunk := os.read(stream.fileno(), CHUNK):
                with self._changed:
                    self._buffer += chunk
                    self._changed.notify_all()
                    self._changed.wait_for(lambda: len(self._buffer) <= MOST_LINE or self._closed)
                    if self._closed:
                        break
        with self._changed:
            self._closed = True
            self._changed.notify_all()

    def _listen(self, stream: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError), stream:
            while chunk := os.read(stream.fileno(), CHUNK):
                self._last_words = (self._last_words + chunk)[-LAST_WORDS:]

    # What the game does --------------------------------------------------------------------------

    def send(self, line: bytes, first: bool = False) -> None:
        """Send a line; it does not wait for the bot to read it. Up to the first it may speak."""
        with self._changed:
            if self._buffer and not first:
                raise BotFailure("out-of-turn", "It wrote something before it was asked.")
            self._sending += 1
        self._outbox.put(line + b"\n")

    def receive(self, seconds: float) -> bytes:
        """The next line, if it comes in time."""
        end = monotonic() + seconds
        with self._changed:
            while True:
                line, newline, rest = self._buffer.partition(b"\n")
                if len(line) > MOST_LINE:
                    raise BotFailure("flood", f"It wrote a line longer than {MOST_LINE:,} bytes.")
                if newline:
                    self._buffer = bytearray(rest)
                    self._changed.notify_all()
                    return bytes(line)
                if self._closed:
                    raise self._gone()
                left = end - monotonic()
                if left <= 0:
                    raise BotFailure("time", f"It didn't answer within {seconds:g} seconds.")
                self._changed.wait(left)

    def _gone(self) -> BotFailure:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(0.2)
        status = self._process.poll()
        if status is None:
            return BotFailure("closed", "It closed its output.")
        self._threads[2].join(0.2)
        words = self._last_words.decode("utf-8", "replace").strip().splitlines()
        last = f" Its last words: {words[-1][:200]}" if words else ""
        return BotFailure("ended", f"It exited with status {status}.{last}")

    @property
    def alive(self) -> bool:
        return self._process.poll() is None and not self._closed

    def close(self, seconds: float = 0.0) -> None:
        """End it: politely, if seconds are given, and then by force with all it started."""
        self._outbox.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            if seconds:
                self._process.wait(seconds)
        self._kill()
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(PATIENCE)
        for thread in self._threads:
            thread.join(PATIENCE)

    def _kill(self) -> None:
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
