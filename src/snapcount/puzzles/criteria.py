"""What makes a decision a puzzle: the numbers, and what is left out as silly.

- One answer leads every other by at least 10 points of chance to win, on 200 worlds, by two judges;
  and the lead is beyond the luck of those worlds (`CLEAR`).
- It is a question: two answers or more, and none that differs from the best one in its order alone.
  Such answers are worth the same, so the lead rules them out.
- Something hangs on it: the game is neither won nor lost whatever is answered.
- It can be judged: what the other side has called face down, or lined up in secret, would be dealt
  evenly, and nobody calls evenly. Discards at the hand limit and line-ups are worth little by
  themselves.
- It isn't obvious: where both the rules of thumb (`agents/greedy.py`) and a rookie give the answer
  at least half of the time, there is no puzzle. Somebody must be tempted.
- No two are alike (`signature`).
"""

from __future__ import annotations

from typing import Final

from snapcount.engine import options as o
from snapcount.engine.game import Game
from snapcount.engine.options import Option

LEAD: Final = 0.10
"""What the best answer must be ahead of every other, by each judge."""
WORLDS: Final = 200
CLEAR: Final = 2.0
"""How many standard errors the lead must be above 0."""
MOST_OPTIONS: Final = 16
LOST, WON = 0.12, 0.97
"""The best answer's chance to win lies between."""
LAST_UNITS: Final = 2
"""With so little time left in a half, a kick or a play is a question of the clock."""
OBVIOUS: Final = 0.5
"""A level that gives the answer this often finds it."""

_THEMES: Final = {
    o.ASK_TIMING_POINT: "response",
    o.ASK_EFFECT: "response",
    o.ASK_REPLAY_OR_TURNOVER: "response",
    o.ASK_CALL: "call",
    o.ASK_DESIGNATION: "designation",
    o.ASK_TIMEOUT: "clock",
}


def may_be_asked(game: Game) -> bool:
    """Whether the decision is of a kind that puzzles are about."""
    decision = game.decision
    if decision is None or not 2 <= len(decision.options) <= MOST_OPTIONS:
        return False
    if decision.kind != o.ASK_PLAY_OR_KICK and decision.kind not in _THEMES:
        return False
    other = 1 - decision.seat
    return bool(game.this.called[other] < 0 or game.this.revealed)


def theme_of(game: Game, best: Option, tempting: Option) -> str:
    """What a puzzle is about; it mustn't tell the answer. 2019 asks for calls and kicks at once."""
    decision = game.decision
    assert decision is not None
    kicks = {best.verb, tempting.verb} & {o.KICK_PUNT, o.KICK_FIELD_GOAL}
    if decision.kind != o.ASK_PLAY_OR_KICK and not kicks:
        return _THEMES[decision.kind]
    if game.period < 2 and game.clock <= LAST_UNITS:
        return "clock"
    return "fourth down" if game.down == 4 and len(kicks) < 2 else "kick"


def signature(game: Game, best: Option, tempting: Option) -> str:
    """Two puzzles with the same signature are alike: the theme, the situation and the cards."""
    decision = game.decision
    assert decision is not None
    seat = decision.seat
    lead = game.score[seat] - game.score[1 - seat]
    late = game.period > 0 and game.clock <= 3
    parts: list[object] = [
        theme_of(game, best, tempting),
        seat == game.offense,
        game.down,
        game.ball // 10,
        min(int(game.period), 2),
        game.clock if late else -(game.clock // 4) - 1,
        max(-9, min(lead, 9)),
        _about(game, best),
        _about(game, tempting),
    ]
    return "|".join(map(str, parts))


def _about(game: Game, option: Option) -> str:
    """An answer by its verb and the name of its card or Player; copies are the same."""
    table = game.table
    if option.verb in (o.PLAY_A_CARD, o.USE, o.CALL, o.PICK_CARD):
        return f"{option.verb}:{table.cards[table.definition[option.a]].name}"
    if option.verb in (o.DESIGNATE, o.PICK_PLAYER):
        return f"{option.verb}:{table.cards[table.definition[table.slot_card[option.a]]].name}"
    return f"{option.verb}:{option.a}"


def clearly_ahead(mean: float, error: float) -> bool:
    """Whether an answer leads another by enough, and not by the luck of the worlds."""
    return mean >= LEAD and mean - CLEAR * error > 0


def may_lead(mean: float, error: float) -> bool:
    """Whether on more worlds it might come to lead by enough."""
    return mean + CLEAR * error >= LEAD
