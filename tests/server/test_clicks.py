"""Few clicks: whole scripted games, counted as the page needs them (`snapcount clicks`)."""

from __future__ import annotations

import re

import pytest

from snapcount.cli.clicks import clicks, counted


def test_no_more_clicks_a_down_than_we_want(capsys: pytest.CaptureFixture[str]) -> None:
    """Half of all downs take 4 clicks at most against a program, and 6 against a person."""
    clicks(games=4)
    told = capsys.readouterr().out
    found = re.findall(r"Against (.*): .* median ([\d.]+)", told)
    assert [who for who, _ in found] == ["a program", "a person"]
    program, person = (float(middle) for _, middle in found)
    assert program <= 4
    assert person <= 6
    with capsys.disabled():
        print(f"\n{told}")


def test_every_answer_is_counted_in_its_down() -> None:
    for each in counted("greedy", 1):
        assert sum(each.downs) == sum(each.kinds.values())
        assert each.kinds["call"] > 5
        assert each.empty == 0
