"""Names of cards, Players and options: stable, readable, and unique within a decision.

A name never depends on a card's number on the table, since copies are interchangeable, nor on
anything that the seat which is asked may not know.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING

from snapcount.engine import options, terms
from snapcount.engine.errors import GameOver, IllegalAnswer
from snapcount.engine.modifiers import gained_at
from snapcount.engine.options import Decision, Option
from snapcount.engine.players import slot_now
from snapcount.engine.replacements import offered
from snapcount.engine.steps.layers import NewTargetStep
from snapcount.engine.table import Table
from snapcount.engine.words.sheet import CALL_NAMES

if TYPE_CHECKING:
    from snapcount.engine.game import Game

PLAIN = {
    options.PASS: "pass",
    options.RUN_A_PLAY: "run a play",
    options.KICK_PUNT: "punt",
    options.KICK_FIELD_GOAL: "field goal",
    options.SPEND_TIMEOUT: "timeout",
    options.LET_IT_RUN: "no timeout",
    options.YES: "yes",
    options.NO: "no",
    options.DONE: "done",
    options.KEEP_REPLAY: "replay the down",
    options.KEEP_TURNOVER: "turnover",
}
DECK_NAMES = ("Play", "Action")


# Cards and Players -----------------------------------------------------------------------------


def card_name(table: Table, card: int) -> str:
    """The card's name, told apart from other cards on the table that share it."""
    return table.labels[table.definition[card]]


def player_name(table: Table, slot: int) -> str:
    """A Player is called by the normal card, whatever is attached to it."""
    return card_name(table, table.slot_card[slot])


def player_name_for(table: Table, slot: int, seat: int) -> str:
    """The name as one seat would say it: where both have that Player, whose it is is added."""
    return _whose(table, player_name(table, slot), table.slot_card[slot], seat)


def card_name_for(table: Table, card: int, seat: int) -> str:
    """The name as one seat would say it: where both have that card, whose it is is added."""
    return _whose(table, card_name(table, card), card, seat)


def _whose(table: Table, name: str, card: int, seat: int) -> str:
    owner = table.owner[card]
    if owner == seat:
        return name
    definition = table.definition[card]
    for other, its_definition in enumerate(table.definition):
        if its_definition == definition and table.owner[other] != owner:
            return f"{name} (opponent's)"
    return name


def ability_name(table: Table, card: int, place: int, seat: int) -> str:
    """`Dak Rivers`, or `Dak Rivers 2` for the second ability of that kind on the card."""
    name = card_name_for(table, card, seat)
    abilities = table.card_abilities[card]
    if place >= len(abilities):
        return name
    kind = abilities[place].kind
    earlier = sum(1 for ability in abilities[:place] if ability.kind == kind)
    return f"{name} {earlier + 1}" if earlier else name


# Options ---------------------------------------------------------------------------------------


def option_names(game: Game) -> list[str]:
    """The names of the options of the current decision, in their order; none comes twice."""
    decision = game.decision
    return [] if decision is None else _unique_names(game, decision)


def _unique_names(game: Game, decision: Decision) -> list[str]:
    names: list[str] = []
    for option in decision.options:
        name = plain_name(game, option, decision.seat)
        unique, count = name, 1
        while unique in names:  # two copies of a Power Up on one Player, two alike triggers
            count += 1
            unique = f"{name} #{count}"
        names.append(unique)
    return names


def option_name(game: Game, option: Option) -> str:
    """The name of an option of the current decision."""
    decision = game.decision
    if decision is None or option not in decision.options:
        raise IllegalAnswer("That isn't one of the options. Name one that's offered.")
    return _unique_names(game, decision)[decision.options.index(option)]


def option_named(game: Game, text: str) -> Option:
    """The option of the current decision that has this name.

    Upper and lower case are the same, and a beginning (of the name, or of what comes after its
    first word) is enough where only one option has it. Anything else raises `IllegalAnswer`,
    which names the nearest offered option.
    """
    decision = game.decision
    if decision is None:
        raise GameOver("The game is over. There's nothing to answer.")
    names = _unique_names(game, decision)
    wanted = " ".join(text.split())
    if wanted in names:
        return decision.options[names.index(wanted)]
    wanted = wanted.casefold()
    folded = [name.casefold() for name in names]
    found = [i for i, name in enumerate(folded) if name == wanted]
    if not found and wanted:
        found = [i for i, name in enumerate(folded) if name.startswith(wanted)]
    if not found and wanted:
        found = [i for i, name in enumerate(folded) if _rest(name).startswith(wanted)]
    if len(found) == 1:
        return decision.options[found[0]]
    if found:
        several = ", ".join(repr(names[i]) for i in found[:4])
        raise IllegalAnswer(f"{text!r} could be {several}. Type more of the name.")
    near = get_close_matches(wanted, folded, 1, 0.0)
    nearest = names[folded.index(near[0])] if near else names[0]
    raise IllegalAnswer(f"{text!r} isn't one of the options. Did you mean {nearest!r}?")


def _rest(name: str) -> str:
    """What comes after the verb: a card's or Player's name."""
    return name.partition(" ")[2] or name


def plain_name(game: Game, option: Option, seat: int) -> str:
    """The name of an option that a seat is offered; another may have the same."""
    table = game.table
    verb, a, b = option.verb, option.a, option.b
    if verb in PLAIN:
        return PLAIN[verb]
    if verb == options.PLAY_A_CARD:
        name = f"play {card_name(table, a)}"
        return f"{name} on {player_name(table, b)}" if b >= 0 else name
    if verb == options.USE:
        return _use(game, a, b, seat)
    if verb == options.CALL:
        name = f"call {card_name(table, a)}"
        return f"{name} X={b}" if b >= 0 else name
    if verb == options.LINE_UP:
        return f"bench {player_name(table, a)}"
    if verb == options.DESIGNATE:
        return f"designate {player_name(table, a)}"
    if verb == options.DISCARD:
        return f"discard {card_name_for(table, a, seat)}"
    if verb == options.PICK_PLAYER:
        return f"choose {player_name_for(table, a, seat)}"
    if verb == options.PICK_CARD:
        return f"choose {card_name_for(table, a, seat)}"
    if verb == options.PICK_LAYER:
        layer = game.layers[a]
        frame = game.frames[-1]
        aims = isinstance(frame.ability.steps[frame.pc - 1], NewTargetStep)
        verb_word = "aim" if aims else "cancel"
        return f"{verb_word} {ability_name(table, layer.card, layer.ability.place, seat)}"
    if verb == options.PICK_NUMBER:
        return str(a)
    if verb == options.PICK_MODE:
        return f"mode {a + 1}"
    if verb == options.ORDER:
        trigger = game.waiting[a]
        return f"add {ability_name(table, trigger.card, trigger.ability.place, seat)}"
    if verb == options.DRAW_UP:
        return f"draw {a}"
    if verb == options.PICK_PLACE:
        return f"card {a + 1}"
    if verb == options.PICK_CALL:
        return CALL_NAMES[a]
    if verb == options.USE_GAINED:
        gained, card = gained_at(game, b)
        name = ability_name(table, card, gained.place, seat)

        return f"use {name} with {player_name(table, a)}"
    if verb == options.PICK_DECK:
        return f"{DECK_NAMES[a]} deck"
    if verb == options.REPLACE:
        found = offered(game, option)
        return f"apply {ability_name(table, found.card, found.ability.place, seat)}"
    if verb == options.PICK_ATTACHED:
        name = f"choose {card_name_for(table, a, seat)}"
        return f"{name} of {player_name_for(table, b, seat)}" if b >= 0 else name
    raise IllegalAnswer(f"There is no option with the verb {verb}.")


def _use(game: Game, card: int, place: int, seat: int) -> str:
    """`use Dak Rivers`; an ability of a Power Up names the Player that exhausts for it."""
    name = f"use {ability_name(game.table, card, place, seat)}"
    if game.table.kind[card] == terms.POWER_UP:
        slot = slot_now(game, card)
        if slot >= 0:
            return f"{name} on {player_name(game.table, slot)}"
    return name
