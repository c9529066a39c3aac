"""Bots: they see their view and nothing else, and whatever they do wrong, they lose by rule."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from snapcount.cards.demo import demo_decks
from snapcount.engine.editions import edition_named
from snapcount.engine.records.record import from_json, replay, to_json
from snapcount.engine.setup import new_table
from snapcount.sim.bots import hostile
from snapcount.sim.bots.play import AgentPlayer, BotPlayer, play_game, player_named
from snapcount.sim.bots.process import MOST_LINE, BotFailure, BotProcess, NoSuchBot, command_of
from snapcount.sim.bots.protocol import Limits

EXAMPLE = Path(__file__).parents[2] / "examples" / "mybot.py"
TABLE = new_table(demo_decks("crd"), edition_named("crd"))
PATIENT = Limits(answer=30.0, start=60.0)

# A bot that answers 0 and writes down everything it is told.
SCRIBE = """
import json, sys

def say(**message):
    print(json.dumps(message), flush=True)

with open(sys.argv[1], "w") as file:
    for line in sys.stdin:
        file.write(line)
        file.flush()
        message = json.loads(line)
        if message["type"] == "hello":
            say(type="hello", protocol=1, name="Scribe", new=1)
        elif message["type"] == "decide":
            say(type="answer", number=message["number"], option=0)
"""


def bot(*command: str, limits: Limits = PATIENT) -> BotPlayer:
    return BotPlayer([sys.executable, *command], limits)


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """What a bot is told in a game of two scribes."""
    folder = tmp_path_factory.mktemp("bots")
    script = folder / "scribe.py"
    script.write_text(SCRIBE, "utf-8")
    players = [bot(str(script), str(folder / name)) for name in ("home", "away")]
    ended = play_game(TABLE, "scribes", (players[0], players[1]))
    assert ended.loser == -1
    for player in players:
        player.close()
    lines = (folder / "home").read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines]


def test_a_game_from_hello_to_goodbye(told: list[dict[str, Any]]) -> None:
    assert told[0] == {"type": "hello", "protocol": 1, "snapcount": told[0]["snapcount"]}
    assert [message["type"] for message in told[1:2]] == ["game"]
    assert {message["type"] for message in told[2:-2]} == {"decide"}
    assert [message["type"] for message in told[-2:]] == ["over", "goodbye"]
    assert told[-2]["why"] == ""


def test_cards_are_named_by_their_place(told: list[dict[str, Any]]) -> None:
    game = told[1]
    assert game["seat"] == 0
    assert [len(deck) for deck in game["decks"]] == [50, 50]
    assert [card["name"] for card in game["cards"]] == [card.name for card in TABLE.cards]
    first = told[2]
    assert first["kind"] == "line-up"
    names = {game["cards"][place]["name"] for place in first["view"]["sides"][0]["play_hand"]}
    assert names <= {card.name for card in TABLE.cards}


def test_a_bot_is_shown_its_own_hand_alone(told: list[dict[str, Any]]) -> None:
    for message in told[2:-2]:
        own, other = message["view"]["sides"]
        assert own["play_hand"] is not None
        assert other["play_hand"] is None
        assert other["action_hand"] is None
        assert len(message["options"]) == len(message["view"]["decision"]["options"])


def test_questions_are_counted_for_the_bot_alone(told: list[dict[str, Any]]) -> None:
    asked = [message["number"] for message in told if message["type"] == "decide"]
    assert asked == list(range(1, len(asked) + 1))


def test_a_bot_hears_what_happened_between_its_questions(told: list[dict[str, Any]]) -> None:
    from snapcount.engine import events as e

    heard = [event["kind"] for m in told if m["type"] == "decide" for event in m["happened"]]
    assert heard.count(e.GAME_STARTS) == 1
    assert heard.count(e.SECOND_HALF) == 1
    drawn = [
        event
        for m in told
        if m["type"] == "decide"
        for event in m["happened"]
        if event["kind"] == e.DREW
    ]
    assert all((event["b"] >= 0) == (event["seat"] == 0) for event in drawn)
    assert {event["seat"] for event in drawn} == {0, 1}


def test_the_example_bot_plays_a_game_that_replays() -> None:
    player = player_named(str(EXAMPLE), TABLE, PATIENT)
    ended = play_game(TABLE, "example", (AgentPlayer("random"), player))
    player.close()
    assert (ended.loser, player.name) == (-1, "My Bot")
    game = replay(from_json(to_json(ended.record)))
    assert game.score == ended.game.score
    code = EXAMPLE.read_text("utf-8").split('"""', 2)[2].strip().splitlines()
    assert len(code) <= 30


def test_one_process_plays_several_games(tmp_path: Path) -> None:
    script = tmp_path / "scribe.py"
    script.write_text(SCRIBE, "utf-8")
    player = bot(str(script), str(tmp_path / "told"))
    for seed in ("a", "b"):
        assert play_game(TABLE, seed, (player, AgentPlayer("random"))).loser == -1
    player.close()
    kinds = [json.loads(line)["type"] for line in (tmp_path / "told").read_text().splitlines()]
    assert (kinds.count("hello"), kinds.count("game"), kinds.count("over")) == (1, 2, 2)


def test_a_bot_may_say_hello_before_it_is_greeted() -> None:
    process = BotProcess([sys.executable, "-c", "print('hello', flush=True); input()"])
    while not process._buffer:
        time.sleep(0.01)
    process.send(b"{}", first=True)
    assert process.receive(60) == b"hello"
    process.close()


# Hostile ones ------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", list(hostile.KINDS))
def test_a_hostile_bot_loses_by_rule(kind: str) -> None:
    short = 1.0 if hostile.KINDS[kind] == "time" else 30.0
    limits = Limits(answer=short, start=1.0 if kind == "hang-at-once" else 60.0)
    player = bot(hostile.__file__, kind, limits=limits)
    ended = play_game(TABLE, kind, (player, AgentPlayer("random")))
    assert (ended.winner, ended.loser, ended.code) == (1, 0, hostile.KINDS[kind])
    assert ended.why
    assert "Forfeit" in ended.record.tags
    assert replay(from_json(to_json(ended.record))).score == ended.game.score
    player.close()


def test_after_a_failure_it_is_started_afresh() -> None:
    player = bot(hostile.__file__, "illegal")
    for seed in ("a", "b"):
        ended = play_game(TABLE, seed, (AgentPlayer("random"), player))
        assert (ended.winner, ended.code) == (0, "illegal")
    player.close()


def test_two_hostile_bots_cannot_both_win() -> None:
    players = (bot(hostile.__file__, "garbage"), bot(hostile.__file__, "crash"))
    ended = play_game(TABLE, "both", players)
    assert ended.loser in (0, 1)
    assert ended.winner == 1 - ended.loser
    for player in players:
        player.close()


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="this system has no process groups")
def test_what_a_bot_started_ends_with_it(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(
        "import os, subprocess, sys, time\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        "print(child.pid, flush=True)\n"
        "time.sleep(600)\n",
        "utf-8",
    )
    process = BotProcess([sys.executable, str(script)])
    child = int(process.receive(60))
    process.close()
    for _ in range(100):
        stat = Path(f"/proc/{child}/stat")
        if not stat.exists() or stat.read_text().split(") ")[1][0] == "Z":
            return
        time.sleep(0.05)
    pytest.fail("the child lives on")


def test_a_flood_is_not_taken_in() -> None:
    process = BotProcess([sys.executable, hostile.__file__, "flood-at-once"])
    with pytest.raises(BotFailure) as failure:
        process.receive(60)
    assert failure.value.code == "flood"
    assert len(process._buffer) < 2 * MOST_LINE
    process.close()


def test_the_time_of_a_whole_game_runs_out() -> None:
    script = "import sys, time\n" + SCRIBE.replace(
        "elif message", "elif time.sleep(0.2) or message"
    )
    player = bot("-c", script, os.devnull, limits=Limits(answer=30, game=1.0, start=60))
    ended = play_game(TABLE, "slow", (player, AgentPlayer("random")))
    player.close()
    assert (ended.loser, ended.code) == (0, "time")


# Commands ----------------------------------------------------------------------------------------


def test_a_command_is_a_program_with_arguments(tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text("", "utf-8")
    assert command_of(f"{script} --fast") == [sys.executable, str(script), "--fast"]
    assert command_of("/bin/bot 'two words'") == ["/bin/bot", "two words"]
    with pytest.raises(NoSuchBot, match=r"such as \./mybot\.py"):
        command_of(" ")


def test_a_program_that_is_not_there_is_said_to_be() -> None:
    with pytest.raises(NoSuchBot, match="Can't start"):
        BotProcess([str(Path("nowhere", "bot"))])
    with pytest.raises(NoSuchBot, match="no agent called 'nobody'"):
        player_named("nobody", TABLE, PATIENT)
