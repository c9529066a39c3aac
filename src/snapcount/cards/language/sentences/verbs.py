"""Verbs of what happens in a game: each is declared once, and every mood is derived from it.

    Verb("a touchdown is scored", ("~score a touchdown",), happens=("a touchdown ~is scored",))

is what texts wait for (`whenever you score a touchdown`), what they ask about afterwards (`if your
opponent has scored a touchdown this half`), what something else may take the place of (`if you
would score a touchdown`), and when a card may be played (`Play when you score a touchdown`). The
moods are in `events.deeds`, `conditions.history` and `timing`; no event has words elsewhere.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

from snapcount.cards.language.kernel.construct import read_as
from snapcount.cards.language.kernel.moods import participle, past, third

OTHER: Final = {"you": "opponent", "opponent": "you", "offense": "defense", "defense": "offense"}
"""The other player: what somebody forces happens to them."""

OTHERS: Final = read_as(OTHER.get, "the other player's")


class Verb(msgspec.Struct, frozen=True):
    """An event and its words; the first of them are printed.

    `does`: what somebody does. `makes`: what somebody makes the other player do, whose event it is.
    `happens`: it, of nobody. `nouns`: what it is called after `after`. `would`: the event that
    something may take the place of. `now`: it comes of a play, so that without a word about when it
    is asked of this one. `heard`: when it has happened, a timing point of its down is to come and
    nothing waits in the layers that could be answered, so that a card is played on it.
    """

    event: str
    does: tuple[str, ...] = ()
    makes: tuple[str, ...] = ()
    happens: tuple[str, ...] = ()
    nouns: tuple[str, ...] = ()
    would: str = ""
    now: bool = False
    heard: bool = False
    printed: bool = True
    players: tuple[str, ...] = ()
    """Which Players do it: whichever it is, it is done by whoever has them."""
    caused: tuple[str, ...] = ()
    """What an effect does, where nothing but an effect makes it happen (F-7, F-16)."""
    cards: str = ""
    """What they are called that it is done with, where one of somebody's may be named."""


_VERB: Final = re.compile(r"~(\w+)")
_BE: Final = {
    "is": {"now": "is", "over": "(was|has been)", "not": "(was not|has not been)"},
    "are": {"now": "are", "over": "(were|have been)", "not": "(were not|have not been)"},
}


def befalls(frame: str, mood: str) -> str:
    """What happens, of nobody: `now`, when it is `over`, that it did `not`, or that it `would`."""

    def turned(verb: str) -> str:
        if mood == "would":
            return f"would {'be' if verb in _BE else verb}"
        if verb in _BE:
            return _BE[verb][mood]
        if mood == "now":
            return third(verb)
        if mood == "over":
            return f"({past(verb)}|has {participle(verb)})"
        return f"(did not {verb}|has not {participle(verb)})"

    return _VERB.sub(lambda found: turned(found[1]), frame)


def _cards(kind: str, name: str, would: bool) -> tuple[Verb, ...]:
    """Cards of a deck, or of any, that are drawn and discarded."""
    hand = ("", " from hand", " from (your|their) hand")
    deck, cards = kind.split()[1].removesuffix("card"), f"{kind.split(maxsplit=1)[1]}s"
    drawn = f"{kind} would be drawn" if would else ""
    return (
        Verb(
            f"{kind} is drawn",
            (f"~draw {name}", *((f"~draw a card from (your|their) {deck} deck",) if deck else ())),
            happens=(f"{name} ~is drawn",),
            would=drawn,
        ),
        Verb(
            f"{kind} is discarded",
            (
                *(f"~discard {name}{where}" for where in hand),
                *(f"~discard one of (your|their) {cards}{where}" for where in hand),
                *(
                    f"~discard (one|1|any|any one) {cards.removesuffix('s')}{where}"
                    for where in hand
                ),
            ),
            happens=(f"{name} ~is discarded",),
            cards=cards,
        ),
    )


def _attached(event: str, names: tuple[str, ...]) -> Verb:
    """What is put on the field, or on a Player there."""
    lies = "Gridiron" in event
    done = ("is played", *(() if "Superstar" in event else ("enter the field",)))
    return Verb(
        event,
        (
            *(f"~play {name}" for name in names),
            *(f"~attach {name} [to a Player]" for name in names if not lies),
        ),
        happens=tuple(
            f"{name} ~{way}"
            for name in names
            for way in (*done, *(() if lies else ("is attached", "is attached to a Player")))
        ),
    )


def _by_effect(noun: str) -> tuple[str, ...]:
    return tuple(f"{{:AnEffect}} ~{verb} {noun}" for verb in ("cause", "force", "result in"))


_GRIT: Final = "[a|the|their|any] Grit [value]"

SCORES: Final = (
    Verb(
        "a touchdown is scored",
        ("~score a touchdown",),
        happens=(
            "a touchdown ~is scored",
            *(
                f"(the|this|a|any) play ~{verb} a touchdown"
                for verb in ("result in", "end in", "go for", "score")
            ),
            "(the|this|a|any) play ~is a touchdown",
        ),
        nouns=("touchdown",),
        would="a touchdown would be scored",
        now=True,
        heard=True,
    ),
    Verb(
        "a field goal is made",
        ("~make a field goal",),
        happens=(
            "a field goal ~is made",
            "a field goal ~is good",
            "the field goal ~is (made|good|successful)",
        ),
        nouns=("field goal", "made field goal", "successful field goal"),
        would="a field goal would be good",
    ),
    Verb(
        "a field goal is attempted",
        (
            "~attempt a field goal",
            "~kick a field goal",
            "~try a field goal",
            "~line up for a field goal",
            f"~determine {_GRIT} for a (field goal|field goal attempt|field goal kick)",
        ),
        happens=(
            "a field goal ~is attempted",
            f"{_GRIT} ~is determined for a (field goal|field goal attempt|field goal kick)",
        ),
        nouns=("field goal attempt",),
    ),
    Verb(
        "a field goal is missed",
        ("~miss a field goal",),
        happens=("a field goal ~is missed", "the field goal ~is missed"),
        nouns=("missed field goal",),
        would="a field goal would be missed",
    ),
    Verb(
        "a safety is scored",
        ("~score a safety",),
        happens=("a safety ~is scored", "(the|this|a|any) play (~result|~end) in a safety"),
        nouns=("safety",),
        now=True,
        heard=True,
    ),
    Verb(
        "points are scored",
        ("~score points", "~score", "~score any points"),
        happens=("points ~are scored",),
        now=True,
        heard=True,
    ),
    Verb(
        "a first down is gained",
        (
            "~gain a first down",
            "~get a first down",
            "~earn a first down",
            "~make a first down",
            *(f"~{verb} a first down {{:ByEffects}}" for verb in ("gain", "get", "earn", "make")),
            "~move the chains",
        ),
        happens=("a first down ~is gained", "it ~become first down"),
        caused=(
            *_by_effect("a first down"),
            "{:AnEffect} (~give|~award) a first down",
            "{:AnEffect} ~make it [a] first down",
        ),
        nouns=("first down",),
        would="a first down would be gained",
        now=True,
        heard=True,
    ),
    Verb(
        "a punt is made",
        ("~make a punt", "~punt", "~punt the ball", f"~determine {_GRIT} for a punt"),
        makes=("~force a punt",),
        happens=("a punt ~is made", f"{_GRIT} ~is determined for a punt"),
        nouns=("punt",),
    ),
)


def _gaining(event: str, *nouns: str) -> Verb:
    """`Whenever you gain possession by an interception`: the other one has lost the ball so."""
    verbs = tuple(
        f"~{verb} {ball}"
        for verb in ("gain", "take", "get", "win")
        for ball in ("possession [of the ball]", "the ball")
    )
    makes = tuple(f"{verb} {noun}" for verb in verbs for noun in nouns)
    return Verb(event, makes=makes, printed=False)


BY: Final = "(by|on|with|after|from|through)"
_LOSE: Final = "(~lose the ball|~turn the ball over) (on|to|by|with|through)"

TURNOVERS: Final = (
    # Whose ball it was
    Verb(
        "a fumble happens",
        ("~fumble", "~lose a fumble", "~fumble the ball", f"{_LOSE} a fumble"),
        makes=("~force a fumble", "~recover a fumble", "~cause a fumble"),
        happens=(
            "a fumble ~happen",
            "a fumble ~occur",
            "there ~is a fumble",
            "the ball carrier (~fumble|~fumble the ball)",
        ),
        caused=_by_effect("a fumble"),
        nouns=("fumble",),
        would="a fumble would happen",
        now=True,
        players=("Player", "ball carrier"),
    ),
    Verb(
        "an interception happens",
        ("~throw an interception", f"{_LOSE} an interception"),
        makes=(
            "~intercept a pass",
            "~intercept (your|their) opponent's pass",
            "~intercept the (ball|pass)",
            "(~force|~cause|~make|~get|~record) an interception",
            "~pick off a pass",
        ),
        happens=(
            "an interception ~happen",
            "an interception ~occur",
            "there ~is an interception",
            "a pass ~is (intercepted|picked off)",
        ),
        caused=_by_effect("an interception"),
        nouns=("interception",),
        would="an interception would happen",
        players=("Player", "Quarterback"),
        now=True,
    ),
    Verb(
        "a turnover happens",
        makes=("~force a turnover", "~cause a turnover"),
        happens=(
            "a turnover ~happen",
            "a turnover ~occur",
            "there ~is a [live ball] turnover",
        ),
        caused=_by_effect("a [live ball] turnover"),
        nouns=("turnover",),
        would="a live ball turnover would happen",
    ),
    Verb(
        "a turnover happens",
        ("~commit a turnover", "~turn the ball over", "~turn over the ball"),
        would="a live ball turnover would happen",
        printed=False,
    ),
    Verb(
        "a turnover happens",
        (
            "~commit a live ball turnover",
            "~lose a live ball turnover",
            f"{_LOSE} a [live ball] turnover",
        ),
        makes=("~force a live ball turnover", "~cause a live ball turnover"),
        would="a live ball turnover would happen",
        printed=False,
    ),
    _gaining("a turnover happens", f"{BY} a [live ball] turnover"),
    _gaining("a fumble happens", f"{BY} a fumble"),
    _gaining("an interception happens", f"{BY} an interception"),
    _gaining("a turnover on downs happens", "on downs", f"{BY} a turnover on downs"),
    _gaining("a punt is made", f"{BY} a punt"),
    Verb(
        "a turnover on downs happens",
        makes=("~force a turnover on downs", "~cause a turnover on downs"),
        happens=("a turnover on downs ~happen", "there ~is a turnover on downs"),
        nouns=("turnover on downs",),
    ),
    Verb("a turnover on downs happens", ("~turn the ball over on downs",), printed=False),
    Verb("a pass is incomplete", makes=("(~force|~cause) an (incompletion|incomplete pass)",)),
)

_TOP: Final = "[over] the top card of (your|their|the|its) Play deck [over]"
TOP_CARD: Final = (
    _TOP,
    (
        "[over] (a|any|) [Play] (card|cards) [over]"
        " [(from|of|on) (your|their|the|its|a|any) Play deck]"
    ),
)
TO_CHANGE: Final = (
    "(to (change|replace|switch) (your|their|the|its|a) [called|current] (play|call)"
    "|(to use|for|as|in|with) an audible [effect]"
    "|to become (your|their) [new] [called] play"
    "|to audible"
    "|and (it|that card) becomes (your|their) [new] [called] play [this down])"
)
"""What an audible flips over, and what for: without that it may be for Grit (K-1)."""

DONE: Final = (
    Verb(
        "a timeout is spent",
        ("~spend a timeout", "~call a timeout", "~use a timeout", "~take a timeout"),
        happens=("a timeout ~is spent", "a timeout ~is (called|used|taken)"),
        nouns=("timeout",),
        heard=True,
    ),
    Verb(
        "an audible is used",
        (
            "~use an audible",
            "~use an audible effect",
            "~call an audible",
            "~audible",
            *(f"~flip {over} {TO_CHANGE}" for over in TOP_CARD),
            f"~change (your|their) [called] play (by flipping|with) {_TOP}",
        ),
        happens=("an audible ~is used", "an audible [effect] ~is (used|called)"),
        nouns=("audible", "audible effect"),
        heard=True,
    ),
    Verb(
        "an Action card is played",
        ("~play an Action card", "~play one of (your|their) Action cards"),
        happens=("an Action card ~is played", "an Action card ~is played by either player"),
        would="an Action card would be played",
        cards="Action cards",
    ),
    Verb(
        "an Exhaust ability is used",
        ("~use an Exhaust ability", "~use an Exhaust effect"),
        happens=("an Exhaust ability ~is used", "an Exhaust effect ~is used"),
        would="an Exhaust ability would be used",
    ),
    Verb(
        "a call is changed",
        (
            "~change ~your play",
            "~change ~your [called] (play|call)",
            "~switch ~your [called] (play|call)",
        ),
        happens=("a called play ~is changed by whoever called it",),
    ),
    Verb(
        "the down is replayed",
        ("~replay the down", "~replay a down"),
        happens=("the down ~is replayed", "a down ~is replayed"),
    ),
    Verb(
        "Grit is determined",
        ("~determine Grit", f"(~determine|~flip for) {_GRIT}"),
        happens=("Grit ~is determined", f"{_GRIT} ~is determined"),
    ),
    *_cards("a card", "a card", would=False),
    *_cards("an Action card", "an Action card", would=True),
    *_cards("a Play card", "a Play card", would=True),
    _attached(
        "a Gridiron card is played", ("a Gridiron card", "(a|another) [new] Gridiron [card]")
    ),
    _attached("a Power Up is played", ("a Power Up", "a (Power Up|Power-Up) [card]")),
    _attached("a Superstar is played", ("a Superstar", "a Superstar [Player] card")),
)

VERBS: Final = (*SCORES, *TURNOVERS, *DONE)
