"""Bots that do everything wrong, one kind a word: `python hostile.py KIND`.

It is a program of its own that knows nothing of Snapcount but the protocol, and is what
`snapcount fuzz-bots` and the tests let the runner play against.
"""

from __future__ import annotations

import json
import os
import sys
import time
from typing import Any

KINDS = {
    "crash": "ended",
    "crash-at-once": "ended",
    "hang": "time",
    "hang-at-once": "time",
    "garbage": "nonsense",
    "not-json": "nonsense",
    "deep": "nonsense",
    "numbers": "nonsense",
    "flood": "flood",
    "flood-at-once": "flood",
    "endless": "flood",
    "closed": "closed",
    "close-input": "closed",
    "version": "version",
    "illegal": "illegal",
    "stale": "stale",
    "chatter": "out-of-turn",
    "drip": "time",
    "child": "time",
}
"""What each kind loses by: the code of its failure."""

AT_ONCE = ("crash-at-once", "hang-at-once", "flood-at-once")
LAST_GOOD = 3  # questions that it answers as it should


def say(message: Any) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def write(data: bytes) -> None:
    sys.stdout.flush()
    os.write(1, data)


def flood(size: int) -> None:
    block = b"x" * (1 << 20)
    for _ in range(size >> 20):
        data = block
        while data:
            data = data[os.write(1, data) :]
    write(b"\n")


def misbehave(kind: str, number: int) -> None:
    """Do what this kind does, at that question."""
    if kind.startswith("crash"):
        raise SystemExit("I have had enough.")
    if kind.startswith("hang"):
        time.sleep(3600)
    elif kind == "garbage":
        write(os.urandom(300).replace(b"\n", b"") + b"\n")
    elif kind == "not-json":
        write(b"let me think\n")
    elif kind == "deep":
        write(b"[" * 60_000 + b"\n")
    elif kind == "numbers":
        write(b'{"type": "answer", "number": %d, "option": 1e999}\n' % number)
    elif kind.startswith("flood"):
        flood(100 << 20)  # 100 MB in one line
    elif kind == "endless":
        while True:
            flood(1 << 20)
    elif kind == "closed":
        os.close(1)
        time.sleep(3600)
    elif kind == "close-input":
        os.close(0)
        os.close(1)
        time.sleep(3600)
    elif kind == "illegal":
        say({"type": "answer", "number": number, "option": 9999})
    elif kind == "stale":
        say({"type": "answer", "number": number - 1, "option": 0})
    elif kind == "chatter":
        answer = json.dumps({"type": "answer", "number": number, "option": 0}) + "\n"
        write(answer.encode() * 3)
    elif kind == "drip":
        for _ in range(3600):
            write(b" ")
            time.sleep(0.05)
    elif kind == "child":
        if os.fork() == 0:  # holds the pipes open after its parent is gone
            time.sleep(3600)
        os._exit(3)


def main(kind: str) -> None:
    if kind in AT_ONCE:
        misbehave(kind, 0)
    say({"type": "hello", "protocol": 2 if kind == "version" else 1, "name": f"hostile {kind}"})
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "decide":
            if message["number"] > LAST_GOOD:
                misbehave(kind, message["number"])
            say({"type": "answer", "number": message["number"], "option": 0})


if __name__ == "__main__":
    main(sys.argv[1])
