"""Games between agents and bots. A bot that breaks the protocol loses the game by rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from snapcount.agents.agent import Agent
from snapcount.agents.names import UnknownAgent, agent_named
from snapcount.engine.dice import Dice, dice_from_seed
from snapcount.engine.game import Game, new_game
from snapcount.engine.records.record import Record
from snapcount.engine.table import Table
from snapcount.sim.bots.process import BotFailure, NoSuchBot, command_of
from snapcount.sim.bots.protocol import Bot, Limits
from snapcount.sim.counts import Scorekeeper
from snapcount.sim.match import answer


class Player(Protocol):
    """Somebody who sits down to games, one after the other."""

    name: str

    def begin(self, game: Game, seat: int, seed: str) -> None:
        """A game has been dealt."""

    def hear(self, game: Game) -> None:
        """An answer was given, by either seat."""

    def choose(self, game: Game) -> int:
        """The place of the answer to the current decision, which is this player's."""

    def end(self, game: Game, winner: int, why: str) -> None:
        """The game is over."""

    def fail(self) -> None:
        """It broke the rules; the next game begins afresh."""

    def close(self) -> None:
        """There are no more games."""


class AgentPlayer:
    """One of the project's own agents."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._agents: dict[int, tuple[Table, Agent]] = {}
        self._agent: Agent | None = None
        self._dice = Dice(1, 2, 3, 4)

    def begin(self, game: Game, seat: int, seed: str) -> None:
        table = game.table
        if id(table) not in self._agents:
            self._agents[id(table)] = table, agent_named(self.name, table)
        self._agent = self._agents[id(table)][1]
        self._dice = dice_from_seed(f"{seed}:seat {seat}")

    def hear(self, game: Game) -> None:
        pass

    def choose(self, game: Game) -> int:
        assert self._agent is not None
        return answer(game, self._agent, self._dice)

    def end(self, game: Game, winner: int, why: str) -> None:
        pass

    def fail(self) -> None:
        pass

    def close(self) -> None:
        pass


class BotPlayer:
    """A program of somebody else's, started when it is needed and again after it has failed."""

    def __init__(self, command: Sequence[str], limits: Limits) -> None:
        self.command = list(command)
        self.limits = limits
        self.name = self.command[-1].rsplit("/", 1)[-1]
        self._bot: Bot | None = None

    def begin(self, game: Game, seat: int, seed: str) -> None:
        if self._bot is None or not self._bot.process.alive:
            self.fail()
            self._bot = Bot(self.command, self.limits)
            self.name = self._bot.name
        self._bot.begin(game, seat)

    @property
    def bot(self) -> Bot:
        assert self._bot is not None
        return self._bot

    def hear(self, game: Game) -> None:
        self.bot.hear(game)

    def choose(self, game: Game) -> int:
        return self.bot.choose(game)

    def end(self, game: Game, winner: int, why: str) -> None:
        if self._bot is not None:
            self._bot.end(game, winner, why)

    def fail(self) -> None:
        if self._bot is not None:
            self._bot.close(polite=False)
            self._bot = None

    def close(self) -> None:
        if self._bot is not None:
            self._bot.close()
            self._bot = None


def player_named(words: str, table: Table, limits: Limits) -> Player:
    """An agent by its name, or else a bot by its command."""
    try:
        agent_named(words, table)
    except UnknownAgent as unknown:
        if "/" not in words and "." not in words and " " not in words and "\\" not in words:
            raise NoSuchBot(
                f"{unknown} To use a bot, give the command that starts it, such as ./mybot.py."
            ) from None
        return BotPlayer(command_of(words), limits)
    return AgentPlayer(words)


class Ended(NamedTuple):
    """A game that is over. `loser` is the seat that lost it by rule, or -1; `code` and `why` say
    how."""

    game: Game
    record: Record
    winner: int
    loser: int = -1
    code: str = ""
    why: str = ""


def play_game(
    table: Table, seed: str, players: tuple[Player, Player], keeper: Scorekeeper | None = None
) -> Ended:
    """Play a game to its end; players by seat."""
    game = new_game(table, seed)
    record = Record.start(table, seed)
    if keeper is not None:
        keeper.begin(game)
    ended = _play(game, record, seed, players, keeper)
    record.tags = {"Home": players[0].name[:80], "Away": players[1].name[:80], **record.tags}
    if keeper is not None:
        keeper.end(game, ended.winner, ended.loser >= 0)
    for seat, player in enumerate(players):
        if seat == ended.loser:
            player.fail()
            continue
        try:
            player.end(game, ended.winner, ended.why)
        except BotFailure:  # the game is over: there is nothing left to lose
            player.fail()
    return ended


def _play(
    game: Game,
    record: Record,
    seed: str,
    players: tuple[Player, Player],
    keeper: Scorekeeper | None,
) -> Ended:
    for seat, player in enumerate(players):
        try:
            player.begin(game, seat, seed)
        except BotFailure as failure:
            return _lost(game, record, seat, failure)
    while (asked := game.decision) is not None:
        try:
            option = asked.options[players[asked.seat].choose(game)]
        except BotFailure as failure:
            return _lost(game, record, asked.seat, failure)
        if keeper is not None:
            keeper.answers(game, asked, option)
        record.answer(game, option)
        if keeper is not None:
            keeper.look(game)
        for player in players:
            player.hear(game)
    return Ended(game, record, game.winner)


def _lost(game: Game, record: Record, seat: int, failure: BotFailure) -> Ended:
    why = f"Seat {seat} loses by rule ({failure.code}): {failure}"
    record.tags = {**record.tags, "Forfeit": why[:400]}
    return Ended(game, record, 1 - seat, seat, failure.code, str(failure))
