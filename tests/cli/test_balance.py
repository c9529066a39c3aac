"""`snapcount balance`: tables for the docs, and an exit status that tells whether goals are met."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from snapcount.cards.demo import demo_decks
from snapcount.cli import build_app
from snapcount.cli.balance import BEGIN, END
from snapcount.sim import balance as goals
from snapcount.sim import layout as at
from snapcount.sim.balance import Balance
from snapcount.sim.chances import wilson
from snapcount.sim.field import Field, combined, round_robin
from snapcount.sim.figures import Effect
from snapcount.sim.match import Entrant, play_pairs


def balance(*arguments: str) -> Result:
    words = ["balance", "herons", "badgers", "--workers", "1", *arguments]
    return CliRunner().invoke(build_app("balance"), words)


def test_the_tables_go_between_the_marks_of_a_page(tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    page.write_text(f"# Balance\n\nBefore.\n\n{BEGIN}\nold\n{END}\n\nAfter.\n", "utf-8")
    report = tmp_path / "balance.html"
    words = ("--write", str(page), "--report", str(report))
    result = balance("-n", "20", "--agent", "random", *words)
    assert "Round robin" in report.read_text("utf-8")
    tables = page.read_text("utf-8")
    assert tables.startswith(f"# Balance\n\nBefore.\n\n{BEGIN}\n20 games of 2 decks")
    assert tables.endswith(f"{END}\n\nAfter.\n")
    assert "old" not in tables
    for part in ("### Goals", "| Tidewater Herons |", "| Deep Cross |", "| Second Effort |"):
        assert part in tables
    assert result.exit_code == 1  # random play is no football
    assert "MISSED games with 20 to 60 total points" in result.stdout


def test_a_page_without_marks_is_left_alone(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Something else\n", "utf-8")
    result = balance("-n", "2", "--agent", "random", "--write", str(page))
    assert result.exit_code == 2
    assert "has no place for the tables" in result.stderr
    assert page.read_text("utf-8") == "# Something else\n"


def test_goals_that_are_met_give_exit_status_0(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (
        ("WEAKEST", 0.0),
        ("STRONGEST", 1.0),
        ("START_LOW", 0.0),
        ("START_HIGH", 1.0),
        ("FEWEST", 0),
        ("MOST", 1000),
        ("SCORE_SHARE", 0.0),
        ("COMMON", 0.0),
        ("RARE", 1.0),
    ):
        monkeypatch.setattr(goals, name, value)
    result = balance("-n", "4", "--agent", "random", "--json")
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert [deck["name"] for deck in data["decks"]] == ["Tidewater Herons", "Ironridge Badgers"]
    assert all(goal["met"] for goal in data["goals"])


def test_one_deck_is_no_field() -> None:
    result = CliRunner().invoke(build_app("balance"), ["balance", "herons", "-n", "2"])
    assert result.exit_code == 2
    assert "at least two decks" in result.stderr


# The field ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def field() -> Field:
    herons, badgers = (tuple(deck) for deck in demo_decks("crd"))
    entrants = [
        Entrant("Herons", herons, "random"),
        Entrant("Badgers", badgers, "random"),
        Entrant("Greedy", badgers, "greedy"),
    ]
    matches = round_robin(entrants, "field", "crd")
    return Field(entrants, matches, [play_pairs(match, 0, 6) for match in matches])


def test_everyone_meets_everyone_and_shares_mirror_each_other(field: Field) -> None:
    assert [(m.first.name, m.second.name) for m in field.matches] == [
        ("Herons", "Badgers"),
        ("Herons", "Greedy"),
        ("Badgers", "Greedy"),
    ]
    for a in range(3):
        assert sum(sum(field.pairs(a, b)) for b in range(3) if b != a) == 12
        for b in range(3):
            if a != b:
                assert field.rate(a, b).rate == pytest.approx(1 - field.rate(b, a).rate)
        facts = field.facts(a)
        assert facts[at.GAMES] == 24
        share = (facts[at.WINS] + facts[at.TIES] / 2) / 24
        assert field.against_the_field(a).rate == pytest.approx(share)
    assert field.against_the_field(2).rate == max(field.against_the_field(a).rate for a in range(3))
    assert sum(rating.elo for rating in field.ratings()) == pytest.approx(0)


def test_a_cards_facts_are_summed_over_all_matches(field: Field) -> None:
    for a in range(3):
        calls = {totals.name: totals.row[at.CALLED] for totals in field.cards(a)}
        assert sum(calls.values()) == field.facts(a)[at.PLAYS]


def test_plays_of_several_decks_are_one_row(field: Field) -> None:
    found = Balance(field)
    names = [row.name for row in found.plays]
    assert len(names) == len(set(names))
    plays = sum(field.facts(a)[at.PLAYS] for a in range(3))
    assert sum(row.called for row in found.plays) == plays
    assert sum(row.defended for row in found.plays) == plays


def test_an_effect_is_compared_within_decks_only() -> None:
    # In each deck the card changes nothing, though the decks that have it often win often.
    effect = combined([(90, 162, 100, 180), (10, 2, 100, 20)])
    assert effect is not None
    assert effect.gap == pytest.approx(0)
    better = combined([(50, 80, 100, 100)])
    assert better is not None
    assert better.gap == pytest.approx(0.6)
    assert better.low > 0.4
    assert combined([(100, 100, 100, 100)]) is None


def test_an_action_that_wins_by_itself_is_found(field: Field) -> None:
    found = Balance(field)
    assert found.goals()[-1].met
    row = found.actions[0]
    strong = goals.ActionRow(row.name, 500, 1.0, Effect(0.3, 0.2, 0.4), None)
    found.actions[0] = strong._replace(seen=50)
    assert found.goals()[-1].met  # too few games to tell
    found.actions[0] = strong
    goal = found.goals()[-1]
    assert not goal.met
    assert strong.name in goal.found


def test_a_play_that_is_never_right_is_found(field: Field) -> None:
    found = Balance(field)
    assert found.goals()[-2].met
    wrong = found.plays[0]._replace(
        called=500, right=wilson(5, 500), defended=500, stops=wilson(5, 500)
    )
    never = found.plays[1]._replace(called=0, defended=0, games=500)
    found.plays[:2] = [wrong, never]
    goal = found.goals()[-2]
    assert not goal.met
    assert wrong.name in goal.found
    assert f"never called: {never.name}" in goal.found
