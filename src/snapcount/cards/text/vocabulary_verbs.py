"""The phrases of the vocabulary: what texts say about it all, when, and under which heads."""

from __future__ import annotations

from typing import Final

VERBS: Final[dict[str, str]] = {
    # What happens to plays, the ball and kicks
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
    # What is done to Players, and with cards
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
    # What holds, and for whom
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
    # Numbers that are read off the game
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
    # What is done at most once, or cannot be
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
    # What abilities wait for
    "_THIS_CARD_PLAYED": (
        "this card is played | you play this card | this card enters field | this card is attached"
        " | this card comes into play | you attach this card"
    ),
    "_THIS_CARD_LEAVES": (
        "this card leaves field/play | this card is removed | this card is removed from field/play"
    ),
    "_ENTERS_FIELD": "enter(s) field | come(s) onto/on field",
    "_HAPPENS": "happen(s)",
    "_TURNOVER_ON_DOWNS": "turnover on downs",
    "_TURNS_OVER_ON_DOWNS": "turn/turns ball over on downs",
    "_TOUCHDOWN": "touchdown",
    "_TEAMS": "different team(s) | team(s)",
    "_TARGETED": "targeted",
    "_SAME_TEAM": "from/of same team/franchise",
    "_REVEALED": "revealed",
    # Conditions
    "_ON_LAST_DOWN": "on last/previous down",
    "_WAITING": "waiting",
    "_UNIQUE": "unique",
    "_BUILT_INTO": "built into",
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
