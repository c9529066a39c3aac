"""The phrases of the vocabulary that have a value: positions, calls, durations, events."""

from __future__ import annotations

from typing import Final

from snapcount.cards.text.wording import COUNT, EVENT, PAST, POSITION, verbs
from snapcount.cards.words import GRIDIRON_SUBTYPES

_CALLED_PLAY: Final = ("called play", "play card", "called play card", "current play")
_WHOSE: Final = {
    "you": "your",
    "opponent": "your opponent's",
    "offense": "offense's",
    "defense": "defense's",
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
    "STRENGTH_OF": {
        who: " | ".join(f"strength of {whose} {what}" for what in _CALLED_PLAY)
        + f" | {whose} called play's strength | {whose} play card's strength"
        for who, whose in _WHOSE.items()
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
    "TO_PLAY_SUBTYPE": {
        "offense": "to play an offense/offensive action card | to play offense action cards",
        "defense": "to play a defense/defensive action card | to play defense action cards",
    },
    "GRIDIRON_OF": {
        name: f"{name} card(s) | {name} gridiron(s) | {name} gridiron card(s)"
        for name in GRIDIRON_SUBTYPES
    },
    "TURNOVER_KIND": {
        "fumble": "a fumble",
        "interception": "an interception",
        "pick six": "a pick six",
    },
    "DURATION": {
        "this down": (
            "this down | thisplay | until end of this/the down | during/for/on this down"
            " | for/on/during thisplay | for rest of [this] down | until end of thisplay/theplay"
        ),
        "next play": "on/for/during next play",
        "your next play": "on/for/during your next play",
        "their next play": (
            "on/for/during your opponent's next play | on/for/during their next play"
        ),
        "this possession": (
            "until end of [this] possession | [during/for] this possession"
            " | for rest of [this] possession"
        ),
        "this half": "until end of [this] half | [during/for] this half | for rest of [this] half",
        "this game": "until end of [this] game | [during/for] this game | for rest of [this] game",
        "next down": "during next down | [on/for] next down",
    },
    "NEXT_ONES": {
        "next kick": "for next one",
        "your next two plays": "on/for/during your next two/2 plays",
        "your next three plays": "on/for/during your next three/3 plays",
        "their next two plays": "on/for/during their next two/2 plays",
        "their next three plays": "on/for/during their next three/3 plays",
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
    "CARD_EVENT": {
        name: name.lower()
        for name in (
            "an Action card is drawn",
            "a Play card is drawn",
            "an Action card is discarded",
            "a Play card is discarded",
        )
    }
    | {"an Action card is cancelled": "an action card is cancelled/canceled"},
    "EVENT_DEED": {
        name: f"{verbs(words.deed, False)} | {verbs(words.deed, True)}".lower()
        for name, words in EVENT.items()
        if words.deed and not words.in_grammar
    },
    "INT": {str(value): word for value, word in enumerate(COUNT)},
}
