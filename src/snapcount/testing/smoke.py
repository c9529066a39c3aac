"""Smoke tests made from a card's own tree: its text is offered, used, and does something.

`smoke(card, part)` plays on one stage after the other, eager to use the card, until it has seen the
part at work: an Exhaust ability offered, paid for and carried out; a keyword triggered by its
designation; a trigger or a replacement that came about; a text that stands and made the same game
go another way than it goes without. The stages hang on the card alone, so a test that passes
passes again.
"""

from __future__ import annotations

import dataclasses
from typing import Final

import msgspec

from snapcount.cards.card import ActionCard, AnyCard, Gridiron, PlayCard, PowerUp, digest
from snapcount.cards.dice import Dice
from snapcount.cards.season import DEFAULT_EDITION
from snapcount.cards.tree import (
    Ability,
    Activated,
    ChangeGrit,
    ChoosePlayers,
    DetermineGrit,
    Effect,
    FieldGoalsAre,
    KickAgain,
    KickGritIs,
    ModifyFieldGoals,
    ModifyGrit,
    ModifyKickPoints,
    ModifyPunts,
    PayCost,
    PuntsGo,
    PuntsIntoEndZone,
    ReplayDown,
    SkipDraw,
    Static,
    Triggered,
    Uncancellable,
    Would,
)
from snapcount.engine import events, options
from snapcount.engine.events import Event, unpack_cause
from snapcount.engine.game import Game
from snapcount.engine.options import Decision, Option
from snapcount.engine.words.wording import word_event
from snapcount.testing.cards import nodes
from snapcount.testing.stage import MINE, Stage, set_stage

STAGES: Final = 400
"""How many tables a card is tried on before it is said to do nothing."""

DECISIONS: Final = 70

IN_VAIN: Final = frozenset(
    {
        events.TOO_LATE,
        events.BUDGET_SPENT,
        events.DRAW_CANCELLED,
        events.REPLAY_CANCELLED,
        events.TOO_FEW_PLAYERS,
    }
)
"""Events that say that an effect could not do what it says."""

KICKING: Final = (
    ChangeGrit,
    DetermineGrit,
    FieldGoalsAre,
    KickAgain,
    KickGritIs,
    ModifyFieldGoals,
    ModifyGrit,
    ModifyKickPoints,
    ModifyPunts,
    PuntsGo,
    PuntsIntoEndZone,
)


QUIET: Final = (ChoosePlayers, PayCost, SkipDraw, Uncancellable)
"""Effects that are seen in what others do, or later on: nothing happens by them there and then."""


@dataclasses.dataclass(frozen=True)
class Seen:
    """A part of a card at work: how many stages it took, and what came of it in words."""

    stages: int
    words: tuple[str, ...]


def parts_of(card: AnyCard) -> tuple[Ability | None, ...]:
    """The parts of a card that are tried: its abilities; for an Action card one, its effects."""
    return (None,) if isinstance(card, ActionCard) else card.abilities


def smoke(
    card: AnyCard, part: int = 0, edition: str = DEFAULT_EDITION, stages: int = STAGES
) -> Seen | None:
    """The part of the card at work, or None if some effect of it did nothing on any stage."""
    ability = parts_of(card)[part]
    seed = int(digest(card), 16)
    missing = effects_of(card, part)
    words: list[str] = []
    for number in range(stages):
        if isinstance(ability, Static):
            words = _stands(card, part, edition, seed + number)
            missing = set() if words else missing
        else:
            found = _works(card, part, ability, edition, Dice(seed + number))
            words += [said for effect, said in found if effect in missing]
            missing -= {effect for effect, _ in found}
        if not missing:
            return Seen(number + 1, tuple(words))
    return None


def effects_of(card: AnyCard, part: int) -> set[int]:
    """The places of the effects that have to be seen at work; text that stands has one."""
    ability = parts_of(card)[part]
    if isinstance(ability, Static):
        return {0}
    effects = card.effects if isinstance(card, ActionCard) else ability.effects if ability else ()
    return {place for place, effect in enumerate(effects) if not isinstance(effect, QUIET)}


# Abilities that are used, or come about ---------------------------------------------------------


def _works(
    card: AnyCard, part: int, ability: Ability | None, edition: str, dice: Dice
) -> list[tuple[int, str]]:
    """What the part did on one stage: which of its effects, and in words."""
    stage = set_stage(card, edition, dice)
    game = stage.game
    definition = game.table.definition[stage.card]
    seen: list[tuple[int, str]] = []
    come = False
    for _ in range(DECISIONS):
        if game.decision is None:
            break
        game.apply(_answer(card, part, stage, game.decision, dice))
        for event in game.events:
            mine = event[2] >= 0 and event[0] in _ARRIVALS[_kind(ability)]
            if mine and game.table.definition[event[2]] == definition:
                come = come or _is_part(event, part)
            if come and event[0] not in IN_VAIN:
                effect = _cause(card, game, event, definition, part)
                if effect >= 0:
                    seen.append((effect, word_event(game.table, event)))
    return seen


_ARRIVALS: Final = {
    "played": (events.CARD_PLAYED,),
    "used": (events.ABILITY_USED,),
    "triggered": (events.TRIGGER_ADDED,),
    "replaces": (events.REPLACED,),
}


def _kind(ability: Ability | None) -> str:
    if ability is None:
        return "played"
    if isinstance(ability, Activated):
        return "used"
    return "replaces" if isinstance(ability, Would) else "triggered"


def _is_part(event: Event, part: int) -> bool:
    return event[0] not in (events.TRIGGER_ADDED, events.REPLACED) or event[3] == part


def _cause(card: AnyCard, game: Game, event: Event, definition: int, part: int) -> int:
    """Which effect of the part made that happen; -1: none of them."""
    # F-7: a Replay is asked for in a layer, and happens when the timing point is over.
    if event[0] == events.REPLAY and event[2] >> MINE & 1 == 1:
        ability = parts_of(card)[part]
        effects = card.effects if isinstance(card, ActionCard) else getattr(ability, "effects", ())
        places = [i for i, effect in enumerate(effects) if _replays(effect)]
        return places[0] if places else -1
    if event[4] < 0:
        return -1
    source, ability_place, effect = unpack_cause(event[4])
    mine = game.table.definition[source] == definition and ability_place == part
    return effect if mine else -1


def _replays(effect: Effect) -> bool:
    return any(isinstance(node, ReplayDown) for node in nodes(effect))


# Text that stands -------------------------------------------------------------------------------


def _stands(card: AnyCard, part: int, edition: str, seed: int) -> list[str]:
    """The same game with and without the text, up to where they part."""
    assert not isinstance(card, ActionCard)
    left = tuple(ability for place, ability in enumerate(card.abilities) if place != part)
    without = msgspec.structs.replace(card, abilities=left)
    games = [set_stage(card, edition, Dice(seed), spare) for spare in (None, without)]
    dice = [Dice(seed + 1), Dice(seed + 1)]
    for _ in range(DECISIONS):
        told: list[list[Event]] = []
        for stage, die in zip(games, dice, strict=True):
            decision = stage.game.decision
            if decision is None:
                return []
            stage.game.apply(_answer(card, part, stage, decision, die))
            told.append(stage.game.events)
        first, second = games[0].game, games[1].game
        if told[0] != told[1] or _offered(first) != _offered(second):
            if not _in_play(games[0], card):
                return []
            words = [word_event(first.table, event) for event in told[0] if event not in told[1]]
            return words or ["something else is offered"]
    return []


def _offered(game: Game) -> list[tuple[int, int, int]]:
    decision = game.decision
    if decision is None:
        return []
    return [(option.verb, option.a, option.b) for option in decision.options]


def _in_play(stage: Stage, card: AnyCard) -> bool:
    """Whether the card is where its text works; a Player's may work on the bench."""
    game = stage.game
    if isinstance(card, Gridiron):
        return any(game.table.cards[game.table.definition[g]] == card for g in game.gridirons)
    if isinstance(card, PowerUp):
        return bool(game.attached)
    return True


# Answers ----------------------------------------------------------------------------------------


def _answer(card: AnyCard, part: int, stage: Stage, decision: Decision, dice: Dice) -> Option:
    """An answer that is likely to bring the card to work."""
    given = decision.options
    table = stage.game.table
    if decision.seat == MINE:
        wanted = [option for option in given if _wanted(part, stage, option)]
        # Others must come to carry the ball too, for texts that speak of them.
        if wanted and (decision.kind != options.ASK_DESIGNATION or dice.chance(65)):
            return dice.pick(wanted)
    if decision.kind == options.ASK_TIMING_POINT and dice.chance(55):
        return given[0]
    if decision.kind == options.ASK_PLAY_OR_KICK:
        return _run_or_kick(card, given, dice)
    if decision.kind == options.ASK_LINE_UP and decision.seat == MINE and dice.chance(85):
        others = [option for option in given if option.a != stage.slot]
        return dice.pick(others or given)
    if decision.kind == options.ASK_CALL and isinstance(card, PlayCard):
        mine = [o for o in given if o.a >= 0 and table.cards[table.definition[o.a]] == card]
        if mine and decision.seat == MINE:
            return dice.pick(mine)
    yes = [option for option in given if option.verb == options.YES]
    if yes and dice.chance(75):
        return yes[0]
    return dice.pick(given)


def _wanted(part: int, stage: Stage, option: Option) -> bool:
    table = stage.game.table
    if option.verb == options.USE:
        return table.definition[option.a] == table.definition[stage.card] and option.b == part
    if option.verb == options.PLAY_A_CARD:
        return bool(table.definition[option.a] == table.definition[stage.card])
    return option.verb == options.DESIGNATE and option.a == stage.slot


def _run_or_kick(card: AnyCard, given: list[Option], dice: Dice) -> Option:
    words = [node for node in nodes(card) if isinstance(node, (*KICKING, Triggered, Would))]
    kicks = any(
        isinstance(node, KICKING) or "goal" in node.event or "punt" in node.event for node in words
    )
    return dice.pick(given) if dice.chance(80 if kicks else 10) else given[0]
