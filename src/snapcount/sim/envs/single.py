"""A Gymnasium environment: one learning program against one of the project's agents."""

from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from snapcount.agents.names import agent_named
from snapcount.cards.card import AnyCard
from snapcount.cards.demo import demo_decks
from snapcount.cards.season import DEFAULT_EDITION
from snapcount.engine.dice import Dice, dice_from_seed
from snapcount.engine.editions import edition_named
from snapcount.engine.game import Game, new_game
from snapcount.engine.setup import new_table
from snapcount.engine.terms import SPECTATOR
from snapcount.engine.words.picture import word_position
from snapcount.sim.envs import encoding
from snapcount.sim.match import answer

NAME: Final = "Snapcount-v0"
Decks = tuple[list[AnyCard], list[AnyCard]]


class SnapcountEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """Games against an agent; reward 1 for a win, -1 for a loss, at the end.

    `seat` is 0 or 1, or None for a new one by chance in each game. An action that the mask does
    not offer loses the game: `info["illegal"]` says so.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 (so it is in Gymnasium)

    def __init__(
        self,
        opponent: str = "random",
        edition: str = DEFAULT_EDITION,
        decks: Decks | None = None,
        seat: int | None = None,
        all_pro: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = render_mode
        self.table = new_table(decks or demo_decks(edition), edition_named(edition), all_pro)
        encoding.refuse_large(self.table)
        self.opponent = agent_named(opponent, self.table)
        self.wanted_seat = seat
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-1, 1, (encoding.SIZE,), np.float32),
                "action_mask": spaces.Box(0, 1, (encoding.ACTIONS,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(encoding.ACTIONS)
        self.seat = 0
        self.game: Game | None = None
        self._dice: Dice = dice_from_seed(0)
        self._actions: list[int] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game. The same seed gives the same games from there on."""
        super().reset(seed=seed)
        chosen = int(self.np_random.integers(1 << 62))
        by_chance = int(self.np_random.integers(2))
        self.seat = by_chance if self.wanted_seat is None else self.wanted_seat
        self.game = new_game(self.table, chosen)
        self._dice = dice_from_seed(f"{chosen}:opponent")
        self._go_on()
        return self._observation(), self._info()

    def _go_on(self) -> None:
        """Let the opponent answer until it is this seat's decision, or the game is over."""
        game = self.game
        assert game is not None
        while (asked := game.decision) is not None and asked.seat != self.seat:
            game.apply(asked.options[answer(game, self.opponent, self._dice)])
        self._actions = encoding.offered(game)

    def _observation(self) -> dict[str, Any]:
        assert self.game is not None
        return {
            "observation": encoding.observation(self.game, self.seat),
            "action_mask": encoding.mask_of(self._actions),
        }

    def _info(self, illegal: bool = False) -> dict[str, Any]:
        assert self.game is not None
        return {
            "action_mask": encoding.mask_of(self._actions),
            "seat": self.seat,
            "score": tuple(self.game.score),
            "illegal": illegal,
        }

    def step(
        self, action: np.int64 | int
    ) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        game = self.game
        assert game is not None, "Call reset before step."
        decision = game.decision
        if decision is None or int(action) not in self._actions:
            self._actions = []
            return self._observation(), -1.0, True, False, self._info(illegal=decision is not None)
        game.apply(decision.options[self._actions.index(int(action))])
        self._go_on()
        reward = 0.0
        if game.over and game.winner >= 0:
            reward = 1.0 if game.winner == self.seat else -1.0
        return self._observation(), reward, game.over, False, self._info()

    def render(self) -> str | None:
        """How things stand, as both players see it."""
        if self.render_mode is None or self.game is None:
            return None
        return word_position(self.table, self.game.observe(SPECTATOR))


def register() -> None:
    """Make the environment known to `gymnasium.make("Snapcount-v0")`."""
    if NAME not in gymnasium.registry:
        gymnasium.register(NAME, entry_point=f"{__name__}:SnapcountEnv")
