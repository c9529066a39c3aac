"""The words that the grammar is made of: every terminal, and all the ways to write it.

A line is a terminal and its phrases, the canonical one first: `|` separates phrases, `a/b` are
words that may stand for each other, `[x]` may be left out, `(s)` may be appended. A terminal
whose name begins with `_` has no value; one in `VALUES` has the value it is listed under; any
other has the phrase that was read. `theplay` is `the play`, `thisplayitself` is `this play` where
it does something and `thisplay` where it says when; see `lexer`.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Final

from snapcount.cards.text.wording import COUNT, EVENT, PAST, POSITION, verbs

PHRASES: Final[dict[str, str]] = {
    # Marks
    "_DOT": ".",
    "_COLON": ":",
    "_DASH": "-",
    "_SLASH": "/",
    "_LPAR": "(",
    "_RPAR": ")",
    "_LBRACKET": "[",
    "_RBRACKET": "]",
    "_BULLET": "• | * | ·",
    # Who
    "YOU": "you",
    "OPPONENT": "your opponent | opponent | an opponent",
    "OFFENSE": "offense | player on offense",
    "DEFENSE": "defense | player on defense",
    "EACH_PLAYER": "each player | both players",
    "THEY": "they",
    "_EITHER_PLAYER": "either player",
    "YOUR": "your | your own",
    "OPPONENTS": "your opponent's | opponent's | your opponents | opposing",
    "_AN_OPPONENTS": "an opponent's | an opposing | target opposing",
    "OFFENSES": "offense's",
    "DEFENSES": "defense's",
    "EACH_PLAYERS": "each player's",
    "THEIR": "their | their own",
    # Small words
    "_A": "a/an",
    "_ALL": "all",
    "_EACH_OF": "each of",
    "_EVERY": "each/every",
    "_OF": "of",
    "_AND": "and",
    "_OR": "or",
    "_UP_TO": "up to",
    "_ANY": "any",
    "_NO": "no",
    "_TARGET": "target",
    "_NOT": "not",
    "_IS": "is/are/was/were",
    "_BE": "be",
    "_IT": "it",
    "_BY": "by",
    "_TO": "to",
    "_WITH": "with",
    "_FROM": "from",
    "_INTO": "into",
    "_ON": "on",
    "_IN": "in",
    "_IF": "if",
    "_UNLESS": "unless",
    "_OTHERWISE": "otherwise | if not",
    "_WHILE": "while | as long as",
    "_WHILE_THERE": "while attached | while this player is on field",
    "_WHENEVER": "whenever/when | each/every time | any time",
    "_NEXT_TIME": "next time",
    "_MAY": "may",
    "_MUST": "must",
    "_DO": "do/does",
    "DO_NOT": "do/does not | don't/doesn't",
    "_DID_NOT": "did not | didn't",
    "_WOULD": "would",
    "_CANNOT": "cannot/can't | can/may not",
    "_THERE_ARE": "there are/is",
    "_NOT_TRUE": "it is not true that",
    "_DO_THIS": "do this :",
    "_ONLY": "only",
    "_INSTEAD": "instead",
    "_ALSO": "also",
    # Amounts
    "_AT_LEAST": "at least | no fewer/less than",
    "_AT_MOST": "at most | no more than | a maximum of",
    "_UP_TO_MOST": "up to a maximum of | to a maximum of",
    "_EXACTLY": "exactly",
    "_MORE_THAN": "more/higher/greater than",
    "_LESS_THAN": "less/fewer/lower than",
    "_OR_MORE": "or more/higher/greater/better",
    "_OR_LESS": "or less/fewer/lower",
    "_BETWEEN": "between",
    "_PLUS": "+ | plus",
    "_MINUS": "minus",
    "_THAN": "than",
    "_TIMES": "times",
    "_EQUAL_TO": "equal to",
    "_FOR_EACH": "for each/every | per",
    "_NUMBER_OF": "number of",
    "_X": "x",
    "_MORE": "more/additional/extra",
    "_FEWER": "fewer/less",
    "_INCREASED": "increased by | raised by",
    "_INCREASE": "increase",
    "_REDUCE": "reduce/decrease",
    "_SUBTRACT": "subtract",
    "_WIDEN": "widen",
    "_NARROW": "narrow",
    "_REDUCED": "reduced/decreased/lowered by",
    # Things
    "_YARD": "yard(s)",
    "_YARDS_GAINED": (
        "yards gained on theplay/thisplay | yards gained or lost on theplay/thisplay | yards gained"
    ),
    "_INSTEAD_OF": (
        "instead of yards gained or lost on theplay/thisplay"
        " | instead of yards gained on theplay/thisplay | instead of yards gained"
    ),
    "_TIME_UNIT": "time unit(s)",
    "_UNITS_OF_PLAY": "time units of thisplay/theplay",
    "_TIMEOUT": "timeout(s) | time out(s)",
    "_POINT": "point(s)",
    "_CARD": "card(s)",
    "_HAND": "hand(s)",
    "_DECK": "deck(s)",
    "_DISCARD_PILE": "discard pile(s)",
    "_BALL": "ball",
    "_PLACE_BALL": "place/put ball on/at",
    "_PLACED": "placed/put on/at",
    "_TO_CLOCK": "to [game] clock",
    "_FROM_CLOCK": "from [game] clock",
    "_CATCH_RANGE": "catch range",
    "_STRENGTH": "play strength",
    "_GRIT": "grit [value]",
    "_BASE_YARDS": "base yards",
    "_RATING": "rating(s)",
    "_DOWN": "down(s)",
    "_POSSESSION": "possession",
    "_HALF": "half",
    "_OVERTIME": "overtime",
    "_TURNOVER": "turnover",
    "_LIVE_TURNOVER": "live ball turnover(s)",
    "_EFFECT": "effect(s)",
    "_ABILITY": "ability/abilities",
    "_POWER_UP": "power up(s) | power-up(s)",
    "_GRIDIRON": "gridiron card(s) | gridiron(s)",
    "_KICK": "kick(s)",
    "_FIELD_GOAL": "field goal(s)",
    "_FIELD_GOAL_RANGE": "field goal range",
    "_HAND_LIMIT": "hand limit/size",
    "_YARD_LINE": "[-] yard line",
    # Players
    "PLAYER": "player(s) | player card(s)",
    "OTHER": "other",
    "_ANOTHER": "another",
    "ENERGIZED": "energized",
    "EXHAUSTED": "exhausted",
    "LEGEND": "legend(s)",
    "SUPERSTAR": "superstar(s) | superstar card(s)",
    "OFFENSIVE": "offensive",
    "DEFENSIVE": "defensive",
    "_NAMED": "named",
    "_WITH_RATING": "with [a] rating of | rated",
    "ON_FIELD": "on field",
    "ON_BENCH": "on bench | on your/their bench | from bench | from your/their bench",
    "_FROM_FIELD": "from field",
    "_TO_BENCH": "to bench",
    "_CHOSEN_BY": "chosen by",
    "OF_YOUR_CHOICE": "of your choice",
    "_THIS_PLAYER": "this player [card] | attached player",
    "_THAT_PLAYER": "that player | those players | chosen player(s) | them",
    "_CARRIER": "ball carrier",
    "_RUNNER": "runner",
    "_RECEIVER": "receiver",
    "_TACKLER": "tackler",
    "_THIS_PLAYERS": "this player's | attached player's",
    "_THAT_PLAYERS": "that player's | those players' | chosen player's",
    "_CARRIERS": "ball carrier's | runner's | receiver's",
    "_TACKLERS": "tackler's",
    # Plays
    "_PLAY": "play(s)",
    "_ACTION": "action",
    "_THE_PLAY": "theplay",
    "_THIS_PLAY": "thisplayitself",
    "_THE_PASS": "thepass",
    "_CURRENT_PLAY": "current/called/offensive play",
    "_RUN": "run(s)",
    "_PASS": "pass/passes",
    "_ALL_RUNS": "all runs | all run plays",
    "_ALL_PASSES": "all passes | all pass plays",
    "_DEFENSES_CALL": "defense's call | defensive call/play",
    "_CALLED": "called",
    "_CALLS": "calls",
    "_NAME_PLAY": "name a/any play",
    "_NAME_KIND": "name run or pass | choose run or pass",
    "_NAMED_PLAY": "named play | play you named",
    "_STOPS": "stop(s) | include(s)",
    "_COPY": "copy",
    "_GAINED": "gained",
    "_CALL": "call",
    "_STOPPED": "stopped",
    "_SUCCESSFUL": "successful",
    "_INCOMPLETE": "incomplete",
    "_COMPLETE": "complete/completed",
    # Verbs
    "GAIN": "gain/gains",
    "LOSE": "lose/loses",
    "_DOUBLE": "double",
    "_HALVE": "halve",
    "_MOVE": "move",
    "_FORWARD": "forward(s)",
    "_BACK": "back | backward(s)",
    "FLIP": "flip/flips [over] top card of",
    "_THAT_CARD": "that card",
    "_BECOMES": "become(s) | results in | result in",
    "_AT_ONCE": "at once | immediately",
    "_REPLAY": "replay down",
    "_STARTS": "start(s)",
    "_ENDS": "end(s)",
    "_AND_ENDS": "and ends",
    "_LOWER": "lower",
    "_HIGHER": "higher",
    "_WIDER": "wider",
    "_NARROWER": "narrower",
    "_CANCEL": "cancel",
    "_FIRST_DOWN": "it becomes [a] first down",
    "_FORCE": "force",
    "_INTERCEPTED": "intercepted",
    "_ADD": "add",
    "_REMOVE": "remove",
    "_DETERMINE": "determine/redetermine/re-determine | determine again",
    "_AGAIN": "again | a second time",
    "_KICK_AGAIN": "kick again | repeat kick | attempt field goal again | retry kick",
    "_SET_CLOCK": "set [game] clock to",
    "_GOOD": "good",
    "_NO_GOOD": "no/not good",
    "_MISSED": "missed",
    "_PUNT": "punt(s)",
    "_GO": "go(es) | travel(s)",
    "_WORTH": "worth",
    "REGAIN": "regain/regains",
    "_THIS_CARD": "this card",
    "_ATTACH": "attach",
    "_ONTO_FIELD": "onto field | into play",
    "_TO_ANOTHER": (
        "to another player | to another of your players | to another one of your players"
        " | to another of their players"
    ),
    "SCORE": "score/scores",
    "_ENERGIZE": "energize",
    "_EXHAUST": "exhaust",
    "_EXHAUSTS": "exhausts",
    "_ENERGIZES": "energizes",
    "_BENCH_THEM": "bench",
    "_SUBSTITUTE": "substitute",
    "DRAW": "draw/draws",
    "DISCARD": "discard/discards",
    "_AT_RANDOM": "at random | without looking",
    "_RANDOMLY": "randomly",
    "SEARCH": "search/searches",
    "_FOR_A_CARD": "for a/any card",
    "REVEAL": "reveal/reveals",
    "_REVEAL_IT": "reveal/reveals it",
    "_PUT_IT": "put/puts it",
    "PUT": "put/puts | return/returns",
    "_LOOK_AT_TOP": "look at top",
    "_LOOK_AT": "look at",
    "_EXCHANGE": "exchange/swap/trade",
    "_ON_BOTTOM": "on/to bottom of",
    "_ON_TOP": "on/to top of",
    "_TOP_CARD_OF": "top card of",
    "_TOP": "top",
    "_THAT_MANY": "that/as many | same number of",
    "_THOSE_CARDS": (
        "those cards | card(s) discarded/returned/drawn/removed this way | card(s) discarded"
        " | card(s) put back this way | card(s) shuffled [in] this way"
    ),
    "_SHOWN_STRENGTH": "strength of that card | that card's strength | its strength",
    "_ITS_OWNERS": "its owner's | their owner's | their owners",
    "_ITS_DECK": "its deck | that deck",
    "_GENERIC": "generic",
    "_TO_PLAY_ACTION": "to play an action card | to play action cards",
    "_AS_COST": (
        "as an additional cost | as an additional cost to play this card"
        " | as an additional cost to use this ability | to play this card"
    ),
    "_OF_THEM": "of them | of these cards",
    "_REST": "rest/others | remaining cards | other cards",
    "_IN_ANY_ORDER": "in any order",
    "_INTO_DISCARD": "into/on your discard pile | into/on your play/action discard pile",
    "_NEW_TARGET": "choose [a] new target(s) for",
    "_PUT_BACK": "and put them back [on] [top] in any order | and put it back",
    "SHUFFLE": "shuffle/shuffles",
    "_CHOOSE_ONE": "choose one : | choose one - | choose one of following : | choose either :",
    "_CHOOSES_ONE": "chooses one : | chooses one - | chooses one of following : | chooses either :",
    "_EITHER": "either",
    "_IF_NEITHER": "if neither [player] does/do | if no player/one does | if nobody does",
    "_IF_ONE_DOES": "if one [player] does | if either [player] does | if a player does",
    "_COPY_EFFECT": "copy effect of",
    "_AS_IF": (
        "as if it were this player's [own] | as if it were its own | as if it were yours"
        " | as if it were this player's ability"
    ),
    "_OPPONENT_PLAYED": (
        "[your] opponent [has] played/used | [your] opponent [has] played/used this timing point"
    ),
    "_ANY_NUMBER": "any number of",
    "_TOWARD": "toward(s)",
    "_END_ZONE": "end zone",
    "_CHOOSE": "choose",
    "_CHOOSES": "chooses",
    "_CHOOSE_X": "choose x",
    "_TAKE": "take(s) | use(s)",
    "_COUNT_AS": "count(s) as",
    "_NEARER": "nearer/closer",
    "_FARTHER": "farther/further",
    "_CANCELLED": "cancelled/canceled",
    "_DESIGNATED": "designated",
    "_DESIGNATE": "designate/designates",
    "_AS": "as",
    "_IF_ABLE": "if able | if possible",
    "_STAYS": "stay(s) | remain(s)",
    "_USED": "used | activated",
    "_LAST_PLAY": "last play | previous play",
    "_LOST": "lost",
    "_FOR": "for",
    "_HAS_RATING": "has/have [a] rating of",
    "_ON_PLAY": "on theplay",
    "_WAS_DONE": "that was done",
    "_WAS_NOT_DONE": "that was not done",
    "_SYNERGY": "synergy [card]",
    "_ACTIVE": "active",
    "_ACTIVE_SYNERGY": "an active synergy [card] | active synergy [card]",
    "_SCORE_DIFFERENCE": "score difference | difference in score",
    "_TIME_LEFT": "number of time units left/remaining | time left/remaining on clock",
    "_TO_GOAL": (
        "number of yards to end zone | number of yards to your opponent's/opponent's end zone"
        " | distance/yards to end zone | distance/yards to goal [line]"
    ),
    "_MINUS_RATING": "minus rating of",
    "_YOURS": "yours",
    "_LAYERS": "number of layers | number of effects waiting | number of effects in layers",
    "_ROUNDED_UP": "rounded up",
    "_ROUNDED_DOWN": "rounded down",
    "_TWICE": "twice",
    "_CHOOSES_X": "chooses x",
    "_FIRST_TIME": "first time",
    "_GAME": "game",
    "_CAN_BE_USED": "this ability can/may be used | this can/may be used",
    "_SCORED": "scored",
    "_PLAYED_BY": "played by",
    "_USED_BY": "used by",
    "_UNCANCELLABLE": (
        "this cannot/can't be cancelled/canceled"
        " | this card/effect/ability cannot/can't be cancelled/canceled"
    ),
    "_SPEND_TIMEOUTS": "spend/use/call/take timeouts | use/call/take a timeout",
    "_ACTION_OR_EXHAUST": "action card or exhaust ability | exhaust ability or action card",
    "_PLAY_ACTIONS": "play action cards",
    "_PLAY_ONE_ACTION": (
        "play more than one action card each/per/a down"
        " | play more than 1 action card each/per/a down"
    ),
    "_THIS_CARD_PLAYED": (
        "this card is played | you play this card | this card enters field | this card is attached"
        " | this card comes into play | you attach this card"
    ),
    "_THIS_CARD_LEAVES": (
        "this card leaves field/play | this card is removed | this card is removed from field/play"
    ),
    "_HAPPENS": "happen(s)",
    "_TURNOVER_ON_DOWNS": "turnover on downs",
    "_TURNS_OVER_ON_DOWNS": "turn/turns ball over on downs",
    "_TOUCHDOWN": "touchdown",
    "_TEAMS": "different team(s) | team(s)",
    "_TARGETED": "targeted",
    "_SAME_TEAM": "from/of same team/franchise",
    "_REVEALED": "revealed",
    # Conditions
    "_INSIDE": "inside | on or inside | within",
    "_LEADING": "leading/ahead/winning",
    "_TRAILING": "trailing/behind/losing",
    "_OR_TIED": "or tied",
    "_SCORE_TIED": "score is tied",
    "_LEFT": "left/remaining",
    "_ON_OFFENSE": "on offense",
    "_ON_DEFENSE": "on defense",
    "_SYNERGIZED": "synergized",
    "_HAS": "has/have | gets/get",
    "_YOU_HAVE_NO": "you have no | you control no",
    "_OPPONENT_HAS_NO": "your opponent has/controls no | opponent has/controls no",
    "_YOU_HAVE": "you have | you control",
    "_OPPONENT_HAS": "your opponent has/controls | opponent has/controls",
    # Times
    "_AT_START": "at start of | start of | during start of",
    "_AT_END": "at end of | end of | during end of",
    "_END_OF_DOWN": "at end of this down | at end of down",
    "_PRIOR": "prior to selecting a play | before selecting a play",
    "_ADJUSTMENTS": "during/in/at on field adjustments | during/in/at on-field adjustments",
    "_BEFORE_DESIGNATION": "before player designation | prior to player designation",
    "_AFTER_DESIGNATION": "after player designation",
    "_ANY_TIME": "at any time",
    # Heads
    "BENCH": "bench - | bench : | while on bench",
    "_RECEIVE": "receive",
    "_TACKLE": "tackle",
    "_ATTACH_TO": "attach to",
    "_ACTIVE_WHILE": "active while/if | active as long as",
}

VALUES: Final[dict[str, dict[str, str]]] = {
    "POSITION": {
        position: f"{one.lower()} | {many.lower()} | {position.lower()}(s)"
        for position, (one, many) in POSITION.items()
    },
    "CALL": {
        "run left": "run left",
        "run middle": "run middle",
        "run right": "run right",
        "short pass": "short pass(es)",
        "medium pass": "medium pass(es)",
        "long pass": "long pass(es)",
    },
    "DIRECTION": {
        "run middle": "middle",
        "run right": "right",
        "short pass": "short",
        "medium pass": "medium",
        "long pass": "long",
    },
    "ORDINAL": {
        "1": "first | 1st",
        "2": "second | 2nd",
        "3": "third | 3rd",
        "4": "fourth | 4th",
    },
    "NEXT_OF": {
        "you": "your next",
        "opponent": "your opponent's next | opponent's next | their next",
        "offense": "offense's next | next",
    },
    "LAST_YARDS": {
        "anyone": "yards gained on last/previous play",
        "you": "yards gained on your last/previous play",
        "opponent": "yards gained on your opponent's last/previous play",
        "offense": "yards gained on offense's last/previous play",
        "defense": "yards gained on defense's last/previous play",
        "each player": "yards gained on each player's last/previous play",
    },
    "CHOOSE_SOME": {
        str(value): f"choose {COUNT[value]} : | choose {COUNT[value]} -"
        f" | choose {COUNT[value]} of following :"
        for value in (2, 3)
    },
    "CHOOSES_SOME": {
        str(value): f"chooses {COUNT[value]} : | chooses {COUNT[value]} -"
        f" | chooses {COUNT[value]} of following :"
        for value in (2, 3)
    },
    "RANK_OF": {
        "highest": "highest rating of/among",
        "lowest": "lowest rating of/among",
    },
    "RANKED": {
        "highest": "with highest rating",
        "lowest": "with lowest rating",
    },
    "PAST_DEED": {event: f"{words} | has/have {words}" for event, words in PAST.items() if words},
    "OPPONENT_PAST": {
        event: f"[your] opponent [has] {words}"
        for event, words in PAST.items()
        if words.startswith(("played", "used"))
    },
    "TURNOVER_KIND": {
        "fumble": "a fumble",
        "interception": "an interception",
        "pick six": "a pick six",
    },
    "DURATION": {
        "this down": (
            "this down | thisplay | until end of this/the down | during/for this down"
            " | for/on/during thisplay | for rest of [this] down | until end of thisplay/theplay"
        ),
        "next play": "on/for/during your/their next play | on/for/during next play",
        "this possession": (
            "until end of [this] possession | [during/for] this possession"
            " | for rest of [this] possession"
        ),
        "this half": "until end of [this] half | [during/for] this half | for rest of [this] half",
        "this game": "until end of [this] game | [during/for] this game | for rest of [this] game",
        "next down": "during next down | [on/for] next down | until end of next down",
    },
    "ONCE": {
        name: f"once per/each/every/a {name} | only once per/each/every/a {name}"
        for name in ("down", "possession", "half", "game")
    },
    "EVENT": {
        name: words.anyone.lower()
        for name, words in EVENT.items()
        if words.deed and not words.in_grammar
    },
    "EVENT_DEED": {
        name: f"{verbs(words.deed, False)} | {verbs(words.deed, True)}".lower()
        for name, words in EVENT.items()
        if words.deed and not words.in_grammar
    },
    "INT": {str(value): word for value, word in enumerate(COUNT)},
}

MADE: Final = (
    "PREFIX",
    "STRING",
    "REMINDER",
    "NEWLINE",
    "_END_CHOICE",
    "_INSTEAD_AFTER",
    "_LIST_CALL",
    "_LIST_POSITION",
    "_LIST_ORDINAL",
)
"""Terminals that the lexer makes by itself, as it makes `INT` from digits."""


def phrases(pattern: str) -> Iterator[tuple[str, ...]]:
    """Every phrase that a line of the vocabulary stands for, as tuples of words."""
    for alternative in pattern.split(" | "):
        slots = [_forms(slot) for slot in alternative.split()]
        for words in itertools.product(*slots):
            yield tuple(word for word in words if word)


def _forms(slot: str) -> tuple[str, ...]:
    if slot in "/()[]":
        return (slot,)
    if slot.startswith("[") and slot.endswith("]"):
        return (*_forms(slot[1:-1]), "")
    forms: list[str] = []
    for word in slot.split("/"):
        if word.endswith(")"):
            stem, _, ending = word[:-1].partition("(")
            forms += (stem, stem + ending)
        else:
            forms.append(word)
    return tuple(forms)


def shown(terminal: str) -> str:
    """How a terminal is named to a person: its canonical phrase."""
    named = {"STRING": "a name in quotation marks", "INT": "a number", "_DOT": "a full stop"}
    named |= {"POSITION": "a position", "CALL": "a play", "DURATION": "this down"}
    if terminal in named:
        return named[terminal]
    if terminal in PHRASES:
        words = " ".join(next(phrases(PHRASES[terminal]), ()))
        return (
            words.replace("theplay", "the play")
            .replace("thisplayitself", "this play")
            .replace("thisplay", "this play")
        )
    if terminal in VALUES:
        return " ".join(next(phrases(next(iter(VALUES[terminal].values())))))
    return ""
