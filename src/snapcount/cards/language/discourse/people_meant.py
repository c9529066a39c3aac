"""Whom `they` stands for, a player of the game or who has the ball, and whom `he` does."""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.discourse.named_last import MARKED, UNCHANGED, Antecedent
from snapcount.cards.language.kernel.construct import plural
from snapcount.cards.language.kernel.moods import third
from snapcount.cards.language.nouns.positions import POSITION_WORDS

PRONOUNS: Final = frozenset({"they", "their", "them", "theirs"})
_THEY: Final = f"<{'|'.join(sorted(PRONOUNS))}>"
_OPPONENT: Final = "<opponent|opponent's>"
_ASKING: Final = "while|when|if|unless|as"
_BOTH: Final = (f"you and your {_OPPONENT}", "(each|both) of <you>")
"""Both players, as they are addressed."""


def _player(name: str, *named: str, **said: tuple[str, ...]) -> Antecedent:
    """A player of the game; `a Player` with a capital letter is one of the cards."""
    other = "<other> (player@game|player's@game)"
    they = {MARKED: (_THEY,), f"other@{name}": (other,)}
    return Antecedent(name, named, they | said, among="players")


_THERE: Final = "(inside|within|outside|past|behind|on|in) [of]"
_POSITIONS: Final = {name for names in POSITION_WORDS.values() for name in names}
_ITS_PLAYERS: Final = "|".join(
    sorted(
        {each.lower().split()[0] for name in _POSITIONS for each in (name, plural(name))}
        | {"player", "players", "runner", "receiver", "tackler", "power", "superstars", "timeouts"}
    )
)
_ITS_CARDS: Final = "deck|decks|discard"


def _side(name: str, across: str) -> Antecedent:
    """A side of the ball, which has a play as no card has; `an Offense card` names none."""
    its = (
        "<its> [called|current] (play|call) !(strength|card|cards|hand|deck|discard)",
        f"<its> [own|other|energized|exhausted] ({_ITS_PLAYERS})",
        "<its> [action|play] (hand|hands)",
        f"<its> (action|play) ({_ITS_CARDS})",  # `its deck` may be that of this card
        "<its> [own] [short|medium|long|run|pass] (runs|passes|plays)",
        f"{_THERE} <its> own",
    )
    named = (f"<{name}> !(card|cards|action)", f"<{name}'s>", f"their@{across} {_OPPONENT}")
    calls = f"({_ASKING}) <it> [has] (called|calls)"
    return _player(name, *named, **{"their@": its, name: (calls,)})


_OF_EACH: Final = "their (action|play) [discard]"
"""Each of the two has one: `both players discard their Action hands`."""

_SOMEBODY: Final = (
    "opponent|opponent's|opposing|offense|offense's|defense|defense's"
    "|player@game|player's@game|players@game|players'@game"
)
_AHEAD: Final = tuple(
    f"({_ASKING}) {so}" for so in ("<ahead|leading|winning|behind|trailing|losing>", "<tied> or")
)


def _named_after(name: str, words: str) -> tuple[Antecedent, ...]:
    """Whoever is named right after the clause: `inside their own 20, the offense …`.

    In that sentence nobody else has been named by then; where it is asked what they do or have, in
    the whole text.
    """
    then = f"…!(,) , {words} !(action|card|cards)"
    lost = (f"<{_SOMEBODY}> !(action|card|cards)",)
    return (
        Antecedent(
            name,
            ("<.|:|\n>",),
            {MARKED: (f"{_THERE} <their> {then}",)},
            lost,
            among=f"where {name} named after is",
            given=True,
        ),
        Antecedent(
            name,
            said={MARKED: (f"({_ASKING}) <they> {then}",)},
            lost=lost,
            among=f"{name} named after",
            given=True,
        ),
    )


_THEN: Final = "[your|a|each|either|any|both|neither|target|this|that]"

PEOPLE: Final = (
    _player("opponent", "<opponent|opponent's|opposing>"),
    _side("offense", across="defense"),
    _side("defense", across="offense"),
    _player("anyone", "(a|either|any|target) <player@game>", **{MARKED: (_THEY, "<player's>")}),
    _player(
        "else",
        f"their@anyone {_OPPONENT}",
        f"player's@anyone {_OPPONENT}",
        "other@anyone <player|player's>",
    ),
    _player(
        "each",
        *(*_BOTH, "each <player|player's>", "both <players|players'>", "neither <player>"),
        hand=(f"{_OF_EACH} <hands>",),
        deck=(f"{_OF_EACH} <decks>",),
        pile=(f"{_OF_EACH} <piles>",),
    ),
    Antecedent(  # In the clause in which both are addressed
        "each",
        _BOTH,
        {"they@": ("<you>",), "their@": ("<your>",)},
        (f"<,|.|:|;|\n|{_ASKING}>", "<and> (your|you)"),
        among="those who are addressed",
    ),
    Antecedent(
        "whoever is on a side",
        said={"player@game": ("(a|any) <player@game> on (offense|defense)",)},
        given=True,
    ),
    Antecedent(  # Whoever's text it is, where nobody else is named there who may be ahead
        "you",
        ("<.|:|\n>",),
        {
            MARKED: _AHEAD,
            UNCHANGED: tuple(f"{ahead} …!(,) , {_THEN} ({_SOMEBODY})" for ahead in _AHEAD),
        },
        (f"<{_SOMEBODY}>",),
        given=True,
    ),
    *_named_after("offense", "(offense|offense's)"),
    *_named_after("defense", "(defense|defense's)"),
    *_named_after("opponent", "your (opponent|opponent's)"),
    Antecedent("you", said={MARKED: (f"({_ASKING}) <tied> !(or)",)}, among="both", given=True),
    *(
        Antecedent(role, (f"<{role}|{role}'s>",), {MARKED: (_THEY,)}, ("<.|\n>",), alone=True)
        for role in ("runner", "receiver", "carrier")
    ),
)

_ONE: Final = {name.lower().split()[-1] for name in _POSITIONS} | {"player"}
_SOME: Final = {plural(name).lower().split()[-1] for name in _POSITIONS} | {"players"}
_PLAYERS: Final = {*_ONE, *_SOME, "runner", "receiver", "tackler", "carrier"}
"""Words for a Player whom `he` could mean instead."""

_WAITING: Final = (
    f"(.|]|:|\n) [each|next|first] ({_ASKING}|whenever|after|once|time) [each|this]"
    " [down|possession|half|game]"
)
"""In front of its sentence: behind it, they may be what that speaks of."""
_DONE_BY_PLAYERS: Final = "become tackle receive catch carry enter leave"
_ATTACHED: Final = "(attach|beneath|underneath|under|goes)"
_HE: Final = {"this Player": ("<he|him>",), "this Player's": ("<his>",)}
_OF_OTHERS: Final = (
    "!(ahead|behind|leading|trailing|winning|losing|tied|not|on|out|at|in"
    "|successful|stopped|complete|incomplete|intercepted)"
)

ONE_PLAYER: Final = tuple(
    Antecedent(
        f"{who}, which was one of them",
        (
            f"{taken} … (a|one|another|target|any) … <{'|'.join(sorted(_ONE))}>",
            f"{taken} … one of … <{'|'.join(sorted(_SOME))}>",
        ),
        {  # What people or plays are or do as well, they may be or do
            f"{who} is": (f"{_WAITING} <they are> {_OF_OTHERS}",),
            f"{who} runs": (f"{_WAITING} <they run> (ball|with)",),
        }
        | {
            f"{who} {third(verb)}": (f"{_WAITING} <they {verb}>",)
            for verb in _DONE_BY_PLAYERS.split()
        }
        | (_HE if taken == _ATTACHED else {}),
        tuple(f"!(that|this) <{name}|{name}'s>" for name in sorted(_PLAYERS)),
    )
    for taken, who in ((_ATTACHED, "this Player"), ("(choose|pick|select)", "that Player"))
)

STATES: Final = tuple(
    Antecedent(
        f"being {state}",
        (f"<{verb}|{verb}s|{state}>",),
        {state: ("(stay|stays|staying|remain|remains) <that way>",)},
        ("<\n>",),
        among="states",
    )
    for verb, state in (("exhaust", "exhausted"), ("energize", "energized"))
)

OWN_PLAYER: Final = Antecedent(
    "the Player whose text it is",
    said=_HE,
    lost=(
        *(f"!(this) <{name}|{name}'s>" for name in sorted(_PLAYERS)),
        "(.|\n|]) <tackle>",  # There one tackles, and one is tackled
    ),
    given=True,
)
