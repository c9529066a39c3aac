"""Decisions in words: the question, and what each answer would mean."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from snapcount.cards.card import ActionCard
from snapcount.cards.language.nouns.positions import POSITION_WORDS
from snapcount.cards.language.printing import english, play_call
from snapcount.cards.positions import to_choose
from snapcount.cards.tree import BecomePlay, ChooseOne, ChoosePosition, Static
from snapcount.engine import options, terms
from snapcount.engine.clock import time_units
from snapcount.engine.modifiers import gained_at
from snapcount.engine.options import Decision, Option
from snapcount.engine.replacements import offered
from snapcount.engine.words.naming import card_name
from snapcount.engine.words.sheet import ability_words, brief, effect_words, words_of
from snapcount.engine.words.speech import ORDINALS, counted, spotted

if TYPE_CHECKING:
    from snapcount.engine.game import Game

POINT_NAMES: Final = {
    terms.START_OF_POSSESSION: "Start of a Possession",
    terms.START_OF_DOWN: "Start of a Down",
    terms.PRIOR_TO_SELECTING: "Prior to Selecting a Play",
    terms.ON_FIELD_ADJUSTMENTS: "On Field Adjustments",
    terms.IF_STOPPED: "The play is stopped",
    terms.IF_INCOMPLETE: "The pass is incomplete",
    terms.BEFORE_DESIGNATION: "Before Player Designation",
    terms.AFTER_DESIGNATION: "After Player Designation",
    terms.END_OF_PLAY: "End of the Play",
    terms.AT_FIELD_GOAL: "Field goal attempt",
}


# Questions -------------------------------------------------------------------------------------


def word_decision(game: Game) -> str:
    """The question that the current decision asks; empty when the game is over."""
    decision = game.decision
    if decision is None:
        return ""
    kind, first = decision.kind, decision.options[-1]
    if kind == options.ASK_LINE_UP:
        side = "offensive" if decision.seat == game.offense else "defensive"
        return f"Line-ups: which of your five {side} Players sits on the bench?"
    if kind == options.ASK_TIMING_POINT:
        return f"{_point(game)}: {_possible(decision.options)}?"
    if kind == options.ASK_PLAY_OR_KICK:
        return f"{_down(game, decision.seat)}: run a play, punt, or try a field goal?"
    if kind == options.ASK_CALL:
        side = "offense" if decision.seat == game.offense else "defense"
        kick = ", or kick" if first.verb == options.KICK_FIELD_GOAL else ""
        return f"{_down(game, decision.seat)}, you're on {side}: which Play do you call{kick}?"
    if kind == options.ASK_DESIGNATION:
        return f"Player Designation: who is the {_role(game, decision.seat)}?"
    if kind == options.ASK_TIMEOUT:
        units = min(time_units(game), game.clock)
        rest = game.clock - units or "none"
        left = game.timeouts[decision.seat]
        return (
            f"{counted(units, 'Time Unit')} will run off the clock, leaving {rest}. "
            f"Spend a timeout ({left} left)?"
        )
    if kind == options.ASK_HAND_LIMIT:
        deck = terms.PLAY if game.table.kind[first.a] == terms.PLAY_CARD else terms.ACTION
        held = len(game.hand(decision.seat, deck))
        name = "Play" if deck == terms.PLAY else "Action"
        return f"You have {held} {name} cards, over the hand limit. Which do you discard?"
    if kind == options.ASK_TRIGGER_ORDER:
        # T-6: the first to go into the layers resolves last.
        which = "Both abilities" if len(decision.options) == 2 else "Several abilities"
        return f"{which} trigger. Which resolves last?"
    if kind == options.ASK_EFFECT:
        return _effect_question(game, first)
    if kind == options.ASK_DRAW_UP:
        return "Second half! How many Action cards do you draw, up to a hand of three?"
    if kind == options.ASK_REPLAY_OR_TURNOVER:
        return "You have both a Replay the Down and a live ball turnover. Which one happens?"
    if kind == options.ASK_LOOP:
        name = card_name(game.table, game.waiting[first.b].card)
        return f"{name} is in a loop. How many more times?"
    return "Several cards would change what happens next. Which one applies first?"


def _point(game: Game) -> str:
    name = POINT_NAMES[game.point]
    if game.layers:
        return f"{name}, {counted(len(game.layers), 'layer')} waiting"
    return name


def _possible(offered: list[Option]) -> str:
    verbs = [option.verb for option in offered]
    if options.PLAY_A_CARD not in verbs:
        return "use an ability or pass"
    return "play a card, use an ability, or pass" if options.USE in verbs else "play a card or pass"


def _down(game: Game, seat: int) -> str:
    halves = ("your", "your opponent's")
    own, other = halves if seat == game.offense else halves[::-1]
    return f"{ORDINALS[game.down]} down {spotted(game.ball, own, other)}"


def _role(game: Game, seat: int) -> str:
    if seat != game.offense:
        return "tackler"
    return "receiver" if game.this.call & terms.ANY_PASS else "runner"


def _effect_question(game: Game, option: Option) -> str:
    """What the effect being carried out asks, after its own words."""
    frame = game.frames[-1]
    card = game.table.cards[game.table.definition[frame.card]]
    step = frame.ability.steps[frame.pc - 1]
    words = effect_words(card, frame.ability.place, step.effect)
    question = {
        options.PICK_PLAYER: "Choose a Player.",
        options.PICK_CARD: "Choose a card.",
        options.DISCARD: "Choose a card to discard.",
        options.PICK_LAYER: "Choose a waiting effect.",
        options.PICK_NUMBER: "Choose a number.",
        options.PICK_MODE: "Choose one.",
        options.PICK_CALL: "Which play?",
        options.NO: "Do you want to?",
        options.PICK_ATTACHED: "Choose a card on the field.",
    }.get(option.verb, "Choose.")
    end = "" if words.endswith((".", "!", "?")) else "."
    return f"{card_name(game.table, frame.card)}: “{words}{end}” {question}"


# Answers ---------------------------------------------------------------------------------------


def explain_option(game: Game, option: Option) -> str:
    """What an answer to the current decision means, in a line; empty where its name says it all."""
    return _in_a_line(_explain(game, option))


@lru_cache(maxsize=4096)
def _in_a_line(words: str) -> str:
    return " ".join(words.split())


def _explain(game: Game, option: Option) -> str:
    table, verb, a, b = game.table, option.verb, option.a, option.b
    if verb == options.CALL:
        asked = game.decision
        on_offense = asked is not None and asked.seat == game.offense
        return brief(table, table.definition[a], "offense" if on_offense else "defense")
    if verb == options.PLAY_A_CARD:
        return words_of(table.cards[table.definition[a]]).text
    if verb in (options.DISCARD, options.PICK_CARD):
        return brief(table, table.definition[a])
    if verb == options.PICK_ATTACHED:
        return brief(table, table.definition[a])
    if verb == options.USE:
        return ability_words(table.cards[table.definition[a]], b)
    if verb in (options.LINE_UP, options.DESIGNATE, options.PICK_PLAYER):
        return _player(game, a)
    if verb == options.PICK_LAYER:
        layer = game.layers[a]
        return ability_words(table.cards[table.definition[layer.card]], layer.ability.place)
    if verb == options.ORDER:
        trigger = game.waiting[a]
        return ability_words(table.cards[table.definition[trigger.card]], trigger.ability.place)
    if verb == options.REPLACE:
        found = offered(game, option)
        return ability_words(table.cards[table.definition[found.card]], found.ability.place)
    if verb == options.USE_GAINED:
        gained, card = gained_at(game, b)
        return ability_words(table.cards[table.definition[card]], gained.place)

    if verb == options.PICK_MODE:
        return _mode(game, a)
    if verb == options.KICK_FIELD_GOAL:
        return _field_goal(game)
    return _PLAINLY.get(verb, "")


_PLAINLY: Final = {
    options.PASS: "Do nothing now. When both pass, effects resolve, newest first.",
    options.RUN_A_PLAY: "Both sides draw a Play card and choose a Play in secret.",
    options.KICK_PUNT: "Grit sends it 25 to 50 yards. Your opponent gets the ball there.",
    options.SPEND_TIMEOUT: "The clock doesn't run for this play.",
    options.LET_IT_RUN: "The clock runs.",
    options.KEEP_REPLAY: "The down is replayed and the turnover doesn't happen.",
    options.KEEP_TURNOVER: "The turnover happens and the down isn't replayed.",
}


def _player(game: Game, slot: int) -> str:
    """A Player as it stands now, with the text that counts."""
    table = game.table
    line = brief(table, table.definition[game.top(slot)])
    if not (game.on_field >> slot) & 1:
        return line
    return ("Exhausted. " if (game.exhausted >> slot) & 1 else "Energized. ") + line


def _field_goal(game: Game) -> str:
    """K-3, K-4, R-15; cards that change Grit or the distance are left out of it."""
    goals = game.table.edition.field_goals
    line = (100 - game.ball + 4) // 5 - 1
    if line >= len(goals):
        return "Too far. It can't be good from here."
    low, high = goals[line]
    good = f"Grit {low}" if low == high else f"Grit {low} to {high}"
    return f"3 points with {good}. Miss, and your opponent gets the ball here."


def _mode(game: Game, mode: int) -> str:
    """The words of one of the things to choose from; nothing where they cannot be told apart."""
    frame, asked = game.frames[-1], game.decision
    card = game.table.cards[game.table.definition[frame.card]]
    step = frame.ability.steps[frame.pc - 1]
    if asked is None:
        return ""
    if isinstance(card, ActionCard):
        effects = card.effects
    else:
        found = card.abilities[frame.ability.place]
        effects = () if isinstance(found, Static) else found.effects
    words: list[str] = []
    for node in _nodes(effects[step.effect : step.effect + 1]):
        if isinstance(node, ChooseOne) and _offers(node.options, asked):
            words.append(english(node.options[mode]))
        elif isinstance(node, ChoosePosition) and _offers(to_choose(node), asked):
            words.append(POSITION_WORDS[to_choose(node)[mode]][0])
        elif isinstance(node, BecomePlay) and _offers(node.plays, asked):
            words.append(play_call(node.plays[mode]))
    return words[0] if len(words) == 1 else ""


def _offers(things: tuple[object, ...], asked: Decision) -> bool:
    """Whether these may be the things that are asked about: all, or those not chosen before."""
    return max(option.a for option in asked.options) < len(things) <= len(asked.options) + 1


def _nodes(node: object) -> list[object]:
    """The node and everything in it, from the outside in."""
    found: list[object] = []
    if isinstance(node, tuple):
        for each in node:
            found += _nodes(each)
    elif isinstance(node, msgspec.Struct):
        found.append(node)
        for field in node.__struct_fields__:
            found += _nodes(getattr(node, field))
    return found
