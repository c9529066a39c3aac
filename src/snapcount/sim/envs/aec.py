"""A PettingZoo environment: two learning programs, one after the other (AEC)."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from snapcount.cards.card import AnyCard
from snapcount.cards.demo import demo_decks
from snapcount.cards.season import DEFAULT_EDITION
from snapcount.engine.editions import edition_named
from snapcount.engine.errors import IllegalAnswer
from snapcount.engine.game import Game, new_game
from snapcount.engine.setup import new_table
from snapcount.engine.terms import SPECTATOR
from snapcount.engine.words.picture import word_position
from snapcount.sim.envs import encoding

AGENTS: Final = ("home", "away")
Decks = tuple[list[AnyCard], list[AnyCard]]


def env(**options: Any) -> Any:
    """The environment with PettingZoo's own checks around it: an illegal action loses."""
    found = raw_env(**options)
    found = wrappers.TerminateIllegalWrapper(found, illegal_reward=-1)
    found = wrappers.AssertOutOfBoundsWrapper(found)
    return wrappers.OrderEnforcingWrapper(found)


class raw_env(AECEnv):  # type: ignore[misc]
    """Games between `home` and `away`; reward 1 for a win, -1 for a loss, at the end.

    `decks` are lists of cards; without them the two starter decks of the edition are played. An
    action that the mask does not offer raises `IllegalAnswer` and changes nothing.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 (so it is in PettingZoo)
        "name": "snapcount_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        edition: str = DEFAULT_EDITION,
        decks: Decks | None = None,
        all_pro: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.render_mode = render_mode
        self.table = new_table(decks or demo_decks(edition), edition_named(edition), all_pro)
        encoding.refuse_large(self.table)
        self.possible_agents = list(AGENTS)
        space = spaces.Dict(
            {
                "observation": spaces.Box(-1, 1, (encoding.SIZE,), np.float32),
                "action_mask": spaces.Box(0, 1, (encoding.ACTIONS,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(AGENTS, space)
        self.action_spaces = {agent: spaces.Discrete(encoding.ACTIONS) for agent in AGENTS}
        self._chance = np.random.default_rng()
        self.game: Game | None = None
        self._actions: list[int] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed gives the same games from there on."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.game = new_game(self.table, int(self._chance.integers(1 << 62)))
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self._ask()

    def _ask(self) -> None:
        """Whose decision it is, and what its actions are."""
        assert self.game is not None
        decision = self.game.decision
        self._actions = []
        if decision is not None:
            self.agent_selection = AGENTS[decision.seat]
            self._actions = encoding.offered(self.game)

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows; whoever is not asked has no action."""
        assert self.game is not None
        asked = not self.terminations[agent] and self.agent_selection == agent
        return {
            "observation": encoding.observation(self.game, AGENTS.index(agent)),
            "action_mask": encoding.mask_of(self._actions if asked else []),
        }

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert self.game is not None
        decision = self.game.decision
        assert decision is not None
        if action not in self._actions:
            raise IllegalAnswer(f"Action {action} isn't offered. Choose one from the mask.")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self.game.apply(decision.options[self._actions.index(int(action))])
        self._ask()
        if self.game.over:
            for seat, agent in enumerate(AGENTS):
                if self.game.winner >= 0:
                    self.rewards[agent] = 1.0 if self.game.winner == seat else -1.0
                self.terminations[agent] = True
            self.agent_selection = AGENTS[1 - AGENTS.index(self.agent_selection)]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """How things stand, as both players see it."""
        if self.render_mode is None or self.game is None:
            return None
        return word_position(self.table, self.game.observe(SPECTATOR))

    def close(self) -> None:
        self.game = None
