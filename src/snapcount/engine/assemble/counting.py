"""What the limit of an ability counts: that it was done, not that its occasion came.

What somebody may do is not used up by declining it, nor is what is asked by an answer of no.
"""

from __future__ import annotations

from snapcount.cards import tree
from snapcount.engine.program import Ability
from snapcount.engine.steps import choices


def count_done(ability: Ability, effects: tuple[tree.Effect, ...]) -> None:
    """Let the step that decides whether anything is done note the use of a limited ability."""
    if ability.once_per < 0 or len(effects) != 1:
        return
    asks = 0
    only = effects[0]
    while isinstance(only, tree.If) and not only.otherwise:
        asks += 1
        if len(only.then) != 1:
            break
        only = only.then[0]
    if _is_offer(only):
        _count_answers(ability)
    elif asks:
        decides = ability.steps[asks - 1]
        if isinstance(decides, choices.Unless):
            decides.counts = True
            ability.counts_done = True


def _is_offer(effect: tree.Effect) -> bool:
    """Whether all that is done is what one player may do, if anything."""
    if isinstance(effect, tree.May):
        return effect.who != "each player" and not effect.if_not
    return isinstance(effect, tree.EitherMay) and not effect.if_not


def _count_answers(ability: Ability) -> None:
    """A yes of whoever is asked counts; where one declines, the other may be asked."""
    ability.counts_done = True
    at = next(i for i, step in enumerate(ability.steps) if isinstance(step, choices.AskMay))
    while at < len(ability.steps) and isinstance(asks := ability.steps[at], choices.AskMay):
        asks.counts = True
        at = asks.to
