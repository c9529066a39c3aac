"""Answers as short words for records: `-`, `c12`, `c12.7`, `d@3`.

A word says what is answered, not where it stands among the options, and names cards by their
definition, as their place in the decks. So it outlives a change in the order of options, an option
that is offered besides, and which of several copies lay where; and three letters are enough.
"""

from __future__ import annotations

from typing import Final

from snapcount.engine import options as o
from snapcount.engine.errors import GameOver, IllegalAnswer
from snapcount.engine.game import Game
from snapcount.engine.options import Option
from snapcount.engine.views.observing import option_seen
from snapcount.engine.views.view import OptionSeen

# Records hang on these letters: add some, change none.
LETTERS: Final[dict[int, str]] = {
    o.PASS: "-",
    o.PLAY_A_CARD: "p",
    o.USE: "u",
    o.RUN_A_PLAY: "r",
    o.KICK_PUNT: "k",
    o.KICK_FIELD_GOAL: "f",
    o.CALL: "c",
    o.LINE_UP: "b",
    o.DESIGNATE: "d",
    o.SPEND_TIMEOUT: "t",
    o.LET_IT_RUN: "n",
    o.DISCARD: "x",
    o.PICK_PLAYER: "s",
    o.PICK_CARD: "g",
    o.PICK_LAYER: "l",
    o.PICK_NUMBER: "i",
    o.PICK_MODE: "m",
    o.YES: "y",
    o.NO: "o",
    o.DONE: "e",
    o.ORDER: "a",
    o.DRAW_UP: "w",
    o.KEEP_REPLAY: "R",
    o.KEEP_TURNOVER: "T",
    o.PICK_PLACE: "h",
    o.PICK_DECK: "D",
    o.REPLACE: "z",
    o.PICK_ATTACHED: "v",
    o.PICK_CALL: "q",
    o.USE_GAINED: "U",
}


def words(game: Game) -> list[str]:
    """A word for each option of the current decision; none comes twice."""
    decision = game.decision
    if decision is None:
        return []
    found: list[str] = []
    for option in decision.options:
        word = plain = _word(option_seen(game, option))
        count = 1
        while word in found:  # copies on one Player, or triggers that are alike
            count += 1
            word = f"{plain}#{count}"
        found.append(word)
    return found


def _word(seen: OptionSeen) -> str:
    word = LETTERS[seen.verb]
    if seen.card >= 0:
        word += str(seen.card)
    if seen.slot >= 0:
        word += f"@{seen.slot}"
    if seen.number >= 0:
        word += f".{seen.number}"
    return word


def answer_word(game: Game, option: Option) -> str:
    """The word for an option of the current decision."""
    decision = game.decision
    if decision is None:
        raise GameOver("The game is over. There's nothing to answer.")
    if option not in decision.options:
        raise IllegalAnswer("That isn't one of the options. Choose one that's offered.")
    word = _word(option_seen(game, option))
    before = decision.options[: decision.options.index(option)]
    if any(_word(option_seen(game, each)) == word for each in before):
        return words(game)[len(before)]
    return word


def answer_for(game: Game, word: str) -> Option | None:
    """The option of the current decision that has that word; None if it is not offered."""
    decision = game.decision
    if decision is None:
        return None
    if "#" in word:
        found = words(game)
        return decision.options[found.index(word)] if word in found else None
    # Without a count it is the first of those that are worded alike.
    for option in decision.options:
        if LETTERS[option.verb] == word[:1] and _word(option_seen(game, option)) == word:
            return option
    return None
