"""Commands that run in this process, as somebody typed them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from snapcount import cli


class Ran:
    """A command that has run: what it printed, and how it ended."""

    def __init__(self, capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
        self.code = 0
        try:
            cli.run(arguments)
        except SystemExit as end:
            self.code = int(end.code or 0)
        self.out, self.err = capsys.readouterr()

    @property
    def json(self) -> Any:
        return json.loads(self.out)


@pytest.fixture
def ran(capsys: pytest.CaptureFixture[str]) -> Callable[..., Ran]:
    """Run `snapcount` with these words behind it."""
    return lambda *words: Ran(capsys, [str(word) for word in words])
