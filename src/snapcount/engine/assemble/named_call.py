"""What a text says of a play that it waits for: it holds while that is the play (T-7)."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards import nouns, tree

_OF_THE_PLAY: Final = (
    tree.Gain,
    tree.Lose,
    tree.MultiplyYards,
    tree.InsteadYards,
    tree.LimitYards,
    tree.ChangeBaseYards,
    tree.SetBaseYards,
    tree.MakeResult,
    tree.Turnover,
)
"""The yards and the result of a play; all else outlasts a change of the call (R-47)."""


def of_call(node: tree.Triggered) -> tuple[tree.Effect, ...]:
    """The effects of a trigger; what they say of a play that it names is asked of the call."""
    if node.event != "a play is revealed":
        return node.effects
    if isinstance(node.condition, nouns.NamedCalled):
        asked: nouns.Condition = node.condition
    elif node.calls:
        asked = nouns.Called(node.who or "offense", node.calls)
    else:
        return node.effects
    return _while_called(node.effects, asked)


def _while_called(
    effects: tuple[tree.Effect, ...], asked: nouns.Condition
) -> tuple[tree.Effect, ...]:
    return tuple(_asked(each, asked) for each in effects)


def _asked(effect: Any, asked: nouns.Condition) -> Any:
    if isinstance(effect, _OF_THE_PLAY):
        return tree.If(asked, (effect,))
    held = {
        name: _while_called(inside, asked)
        for name in _HOLD_EFFECTS
        if (inside := getattr(effect, name, ()))
    }
    if isinstance(effect, tree.If | tree.May | tree.EitherMay) and held:
        return msgspec.structs.replace(effect, **held)
    return effect


_HOLD_EFFECTS: Final = ("effects", "then", "otherwise", "if_done", "if_not")
