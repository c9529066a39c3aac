"""The front door: what `import snapcount` gives, and what it costs."""

from __future__ import annotations

import ast
import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import snapcount
from snapcount import front

SOURCE = Path(__file__).parents[1] / "src" / "snapcount"


def in_a_new_process(code: str) -> str:
    """What a program prints that begins with nothing imported."""
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.strip()


# The door ---------------------------------------------------------------------------------------


def test_every_name_is_there_and_is_what_the_front_module_has() -> None:
    assert [name for name in snapcount.__all__ if not hasattr(snapcount, name)] == []
    assert sorted(snapcount.__all__) == sorted([*front.__all__, "compiled"])
    assert all(getattr(snapcount, name) is getattr(front, name) for name in front.__all__)


def test_type_checkers_see_the_same_names() -> None:
    tree = ast.parse((SOURCE / "__init__.py").read_text("utf-8"))
    imported = [
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == "snapcount.front"
        for alias in node.names
    ]
    assert sorted(imported) == sorted(front.__all__)


def test_importing_the_package_imports_none_of_its_floors() -> None:
    code = "import sys, snapcount; print([n for n in sys.modules if n.startswith('snapcount.')])"
    assert in_a_new_process(code) == "[]"


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'new_gane'"):
        _ = snapcount.new_gane  # type: ignore[attr-defined]
    assert not hasattr(snapcount, "deal")  # what the front module has for itself alone


def test_the_names_are_listed_for_whoever_explores() -> None:
    code = "import snapcount; print('new_game' in dir(snapcount), '__version__' in dir(snapcount))"
    assert in_a_new_process(code) == "True True"


@pytest.mark.parametrize("module", [snapcount, front], ids=["snapcount", "front"])
def test_the_examples_in_docstrings_come_out_as_printed(module: object) -> None:
    results = doctest.testmod(module)  # type: ignore[arg-type]
    assert results.attempted > 2
    assert results.failed == 0


def test_every_function_and_type_says_what_it_is() -> None:
    """The reference is made from docstrings. They are read from the source: mypyc drops them."""
    told = documented(SOURCE / "front.py")
    tree = ast.parse((SOURCE / "front.py").read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            there = documented(SOURCE.parent / f"{node.module.replace('.', '/')}.py")
            told |= {a.asname or a.name: there[a.name] for a in node.names if a.name in there}
    assert [name for name in front.__all__ if not told.get(name, name.isupper())] == []


def documented(path: Path) -> dict[str, bool]:
    """The functions, types and aliases of a module, and whether each has a docstring."""
    if not path.exists():  # a package, of which a module is imported
        return {}
    found: dict[str, bool] = {}
    body = ast.parse(path.read_text("utf-8")).body
    for node, after in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found[node.name] = bool(ast.get_docstring(node))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found[node.target.id] = isinstance(after, ast.Expr)
    return found


# What is behind it ------------------------------------------------------------------------------


def test_the_same_decks_seed_and_answers_give_the_same_game() -> None:
    games = [snapcount.new_game("herons", "badgers", seed="door") for _ in range(2)]
    for game in games:
        greedy = snapcount.agent("greedy", game)
        snapcount.play(game, greedy, greedy, seed=3)
    assert games[0].over
    assert games[0].fingerprint() == games[1].fingerprint()


def test_an_edition_is_named() -> None:
    game = snapcount.new_game(edition="2019")
    assert game.table.edition.name == "2019"
    with pytest.raises(snapcount.SetupError, match="2020"):
        snapcount.new_game(edition="2020")


def test_a_deck_comes_in_any_form() -> None:
    named = snapcount.deck("ironport")
    assert snapcount.deck(named) is named
    assert snapcount.deck(named.cards).cards == named.cards
    written = "\n".join(f"{line.copies} {line.listed.card.number}" for line in named.lines)
    assert snapcount.deck(written).cards == named.cards
    assert snapcount.deck_problems(named) == []
    with pytest.raises(snapcount.DeckError, match="ironpord"):
        snapcount.deck("ironpord")


def test_a_deck_that_is_too_small_is_not_legal() -> None:
    short = snapcount.deck("ironport").cards[1:]  # a Player less
    clauses = {problem.clause for problem in snapcount.deck_problems(short)}
    assert "D-1" in clauses


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("player", "Exhaust: Draw an Action card."),
        ("legend", "Exhaust: Draw an Action card."),
        ("superstar", "Exhaust: Draw an Action card."),
        ("offense", "Gain 10 yards."),
        ("defense", "Cancel target Action card."),
        ("generic", "Gain 10 yards."),
        ("power up", "Run: Gain 5 yards."),
        ("gridiron", "Your Pass plays gain 5 fewer yards."),
        ("synergy", "Active while you have a Quarterback on the field. Your Runs gain 5 yards."),
        ("play", "Short Pass: 20 (2-9)"),
    ],
)
def test_a_card_of_every_kind_is_read(kind: snapcount.CardKind, text: str) -> None:
    card = snapcount.read_card(text, kind, name="Made Up")
    assert card.name == "Made Up"


def test_a_text_that_is_not_understood_is_pointed_at() -> None:
    with pytest.raises(snapcount.TextError, match="yads"):
        snapcount.read_card("Gain 10 yads.")


def test_a_card_that_was_just_read_can_be_played() -> None:
    trick = snapcount.read_card(
        "Gain 10 yards.", name="Trick Play", timing="Play only at the end of the play."
    )
    herons = snapcount.deck("herons").cards
    game = snapcount.new_game([*herons, trick], "badgers", seed=1)
    assert "Trick Play" in game.table.labels


def test_a_search_gives_cards() -> None:
    found = snapcount.search("type:player rating>=95")
    assert found
    assert all(getattr(card, "rating", 0) >= 95 for card in found)


class Kneeler:
    """A bot that takes the first option, always."""

    name = "kneeler"
    blind = False

    def choose(
        self, view: snapcount.View, decision: snapcount.DecisionSeen, rng: snapcount.Dice
    ) -> snapcount.Thought:
        rest = len(decision.options) - 1
        return snapcount.Thought([1.0] + [0.0] * rest, 0.5)


def test_a_bot_of_ones_own_plays_and_its_game_is_recorded() -> None:
    game = snapcount.new_game(seed=5)
    record = snapcount.Record.start(game.table, 5)
    bot: snapcount.Agent = Kneeler()
    snapcount.play(game, bot, snapcount.agent("random", game.table), record=record)
    for form in (snapcount.write_record(record), snapcount.write_record(record, "text")):
        again = snapcount.replay(snapcount.read_record(form))
        assert again.score == game.score
        assert again.fingerprint() == game.fingerprint()


def test_a_record_is_read_from_its_file(tmp_path: Path) -> None:
    game = snapcount.new_game(seed=2)
    record = snapcount.Record.start(game.table, 2)
    assert game.decision is not None
    record.answer(game, game.decision.options[0])
    file = tmp_path / "game.json"
    file.write_text(snapcount.write_record(record), "utf-8")
    assert snapcount.read_record(file).answers == record.answers
    with pytest.raises(snapcount.RecordError):
        snapcount.read_record(b"{}")


def test_a_saved_game_goes_on_where_it_was() -> None:
    game = snapcount.new_game(seed=2)
    assert game.decision is not None
    game.apply(game.decision.options[0])
    again = snapcount.load_game(game.save(), game.table)
    assert again.fingerprint() == game.fingerprint()
    assert snapcount.option_names(again) == snapcount.option_names(game)


def test_many_games_are_counted_in_pairs() -> None:
    found = snapcount.simulate("herons", "badgers", 3, agents=("random", "random"), seed="door")
    assert found.games == 4
    again = snapcount.simulate("herons", "badgers", 4, agents=("random", "random"), seed="door")
    assert again.digest == found.digest
