"""How long something lasts, and what it is said of."""

from __future__ import annotations

from typing import Any, Final

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import Construct, Guard, construct, phrase
from snapcount.cards.tree import (
    Cannot,
    CannotAudible,
    CannotCall,
    CannotCallAgain,
    CannotCallStrength,
    CannotDraw,
    CannotEnergize,
    CannotPlayActions,
    CannotPlayKind,
    CannotSearch,
    CannotSubstitute,
    CannotTimeout,
    CannotUse,
)


def _as_long_as(*nouns: str) -> tuple[str, ...]:
    """Wordings for as long as something that is over by then is still going on."""
    it = f"(the|this) {nouns[0] if len(nouns) == 1 else '(' + '|'.join(nouns) + ')'}"
    return (
        f"until {it} (ends|is over|is done|has ended)",
        f"[for] as long as {it} (lasts|goes on)",
        f"while {it} lasts",
        f"(for|through) the (rest|remainder|whole) of {it}",
    )


_STRETCHES: Final = {
    "this down": (
        "this down",
        "(for|during|on) this down",
        "until the end of (the|this) down",
        *_as_long_as("down"),
        "until the end of that down",
        "for the rest of that down",
    ),
    "this possession": (
        "until the end of the possession",
        "this possession",
        "until the end of this possession",
        "until the (start|beginning) of the next possession",
        *_as_long_as("possession", "drive"),
        "(during|for) (this|the) possession",
        "(this|until the end of the) drive",
        "until the end of that (possession|drive)",
        "for the rest of that (possession|drive)",
    ),
    "this half": (
        "until the end of the half",
        "this half",
        "until the end of this half",
        *_as_long_as("half"),
        "(during|for) this half",
        "(until the end|for the rest) of that half",
    ),
    "this game": (
        "until the end of the game",
        "this game",
        "until the end of this game",
        *_as_long_as("game"),
        "(during|for) this game",
    ),
    "next down": (
        "during the next down",
        "(on|for) the next down",
        "next down",
    ),
}

_COMING: Final = {
    "next play": ("on {} next play", "(for|during) {} next play"),
    "next two plays": ("on {} next two plays", "(on|for|during) {} next (two|2) plays"),
    "next three plays": ("on {} next three plays", "(on|for|during) {} next (three|3) plays"),
    "next play's end": (
        "until the end of {} next play",
        "through the end of {} next play",
        "until {} next play (ends|is over)",
        "through {} next play",
    ),
    "next possession": (
        "during {} next possession",
        "(on|for|in) {} next (possession|drive)",
        "during {} next drive",
    ),
    "next possession's start": (
        "until {} next possession",
        "until {} next drive",
        "until the (start|beginning) of {} next (possession|drive)",
        "until {} next (possession|drive) (starts|begins)",
    ),
}
"""What somebody has to come: theirs, so that it is said whose."""

_ONE: Final = Guard(
    lambda lasts: lasts.of != "each player" or lasts.duration.endswith(("play", "plays")),
    "whose? Write “your next …” or “your opponent's next …”",
)
"""The next play of each player is the next play; of other things, each has one of their own."""

_FORBIDDEN: Final = (
    Cannot,
    CannotAudible,
    CannotCall,
    CannotCallAgain,
    CannotCallStrength,
    CannotDraw,
    CannotEnergize,
    CannotPlayActions,
    CannotPlayKind,
    CannotSearch,
    CannotSubstitute,
    CannotTimeout,
    CannotUse,
)
_CALLING: Final = (CannotCall, CannotCallAgain, CannotCallStrength)
_THEY_CAN: Final = (
    "(they|your opponent|the offense|the defense|the other player) (can|(are|is) able to)"
)
_THEY: Final = "(they|your opponent|the offense|the defense|the other player) (have|has)"
_IF: Final = "(if|while|when|as long as|so long as)"
_NAMED: Final = "[(designated|named|chosen)] [(as|to be) the (receiver|runner|tackler)]"
_NOBODY_ELSE: Final = "(no other (Player|one)|nobody else|no (one|player) else)"
_TO_NAME: Final = "to (designate|name|choose) [(as|to be) (the|a|their) (receiver|runner|tackler)]"


def _rules(said: Any) -> tuple[Any, ...]:
    """All that it says to hold."""
    match said:
        case syntax.For(clause=inner) | syntax.Stands(modifier=inner):
            return _rules(inner)
        case syntax.OfAnyOne(modifier=inner):
            return _rules(inner)
        case syntax.Together(deeds=row) | syntax.OfChosen(what=row):
            return tuple(rule for each in row for rule in _rules(each))
    return (said,)


def _says_who_is_not_named(said: Any) -> bool:
    """Whether it says of Players that they cannot be designated, and nothing else."""
    return all(
        isinstance(rule, Cannot) and rule.what.startswith("be designated") for rule in _rules(said)
    )


_ONLY_FORBIDS: Final = Guard(
    lambda said: all(isinstance(rule, _FORBIDDEN) for rule in _rules(said.clause)),
    "does it hold until then? Write “until the end of …”",
)
"""What cannot happen before an end cannot until it."""


LASTING: Final[list[Construct]] = [
    *(
        each
        for duration, (say, *read) in _STRETCHES.items()
        for each in construct("Lasts", syntax.Lasts, say, read, duration=duration)
    ),
    *(
        each
        for duration, (say, *read) in _COMING.items()
        for each in (
            *construct(
                "Lasts",
                syntax.Lasts,
                say.format("{of:Whose}"),
                [words.format("{of:Whose}") for words in read],
                only=_ONE,
                duration=duration,
            ),
            # Printed where that player was named before; read as what `their` stands for
            *construct("TheirLasts", syntax.Lasts, say.format("their"), duration=duration),
        )
    ),
    *(
        each
        for words in ("next play", "next two plays", "next three plays")
        for each in construct(
            "Lasts",
            syntax.Lasts,
            f"on the {words}",
            [f"(for|during) the {words}", f"the {words}"],
            duration=words,
        )
    ),
    *construct(
        "Lasts",
        syntax.Lasts,
        "[on|for|during] this play",
        printed=False,
        duration="this down",
        own=True,
    ),
    *construct(
        "Lasts",
        syntax.Lasts,
        "(on|for|during) that play",
        printed=False,
        duration=syntax.THAT_PLAY,
    ),
    *construct(
        "InThisPoint",
        syntax.Lasts,
        "in this timing point",
        [
            "(during|until the end of) this timing point",
            "until this timing point (ends|is over|closes)",
        ],
        duration="this timing point",
    ),
    # This down and the next one
    *construct(
        "ThroughNextDown",
        syntax.Lasts,
        "until the end of the next down",
        [
            "through [(the end of|the whole of|all of)] the [(whole|entire)] next down",
            "until the next down (ends|is over)",
        ],
        duration=syntax.THROUGH_NEXT_DOWN,
    ),
    *(
        each
        for inner in ("Standing", "ChosenStanding")
        for each in construct(
            "For", syntax.For, f"{{clause:{inner}}} {{lasts:ThroughNextDown}}", printed=False
        )
    ),
    # Nothing but the play: on a Player or a card nobody spends timeouts
    *construct(
        "For",
        syntax.For,
        "{clause:Standing} {lasts:OnItself}",
        printed=False,
        only=Guard(
            lambda said: isinstance(getattr(said.clause, "modifier", None), CannotTimeout),
            "on what? Write “on this play”",
        ),
    ),
    *construct("OnItself", syntax.Lasts, "(on|for|during) it", duration=syntax.THAT_PLAY),
    # A clause with its duration, before it or behind
    *(
        each
        for inner in ("Standing", "Effect", "ChosenStanding")
        for each in construct(
            "For",
            syntax.For,
            f"{{clause:{inner}}} {{lasts:Lasts}}",
            [f"{{clause:{inner}}} {{lasts:Lasts}} [,] if able"] if inner == "Standing" else [],
        )
    ),
    *(
        each
        for stretch, noun in (
            ("down", "down"),
            ("possession", "(possession|drive)"),
            ("half", "half"),
            ("game", "game"),
        )
        for each in construct(
            "BeforeOver",
            syntax.Lasts,
            f"before the end of (the|this|that) {noun}",
            [f"before (the|this|that) {noun} (ends|is over|is done|has ended)"],
            duration=f"this {stretch}",
        )
    ),
    *(
        each
        for inner in ("Standing", "ChosenStanding")
        for each in construct(
            "For",
            syntax.For,
            f"{{clause:{inner}}} {{lasts:BeforeOver}}",
            printed=False,
            only=_ONLY_FORBIDS,
        )
    ),
    # Which the rules grant anyhow
    *construct(
        "For",
        syntax.For,
        "{clause:Standing} {lasts:Lasts} {:UnlessNothingElse}",
        printed=False,
        only=Guard(
            lambda said: isinstance(getattr(said.clause, "modifier", None), _CALLING),
            "unless they have no other Play cards for what?",
        ),
    ),
    *phrase(
        "UnlessNothingElse",
        "unless they have no other Play cards",
        f"[,] unless {_THEY} (no other|nothing but such|only such)"
        " (Play cards|Plays|plays|cards) [in [their] [Play] hand]",
        f"[,] unless {_THEY} no other [(Play card|card|Play|play)] [in [their] [Play] hand]",
        f"[,] unless {_THEY} (no other|nothing else|no other Play card) (to {{:ToCall}}|they"
        " can {:ToCall})",
        "[,] unless (it is|that is|this is|that card is) (their|the) (only|last)"
        " (Play card|card|Play)"
        " [in [their] [Play] hand]",
        "[,] unless they cannot (do|{:ToCall}) (otherwise|anything else|any other [Play card])",
        f"[,] {_IF} {_THEY} (another|any other|a different) (Play card|Play|play|card)"
        " [in [their] [Play] hand|to {:ToCall}]",
        f"[,] {_IF} {_THEY_CAN} (do otherwise|{{:ToCall}} (another|any other|a different)"
        " (Play card|Play|play|one))",
    ),
    *(
        each
        for category, node, words in (
            ("For", syntax.For, "{clause:Standing} {lasts:Lasts} {:UnlessNobodyElse}"),
            ("For", syntax.For, "{clause:ChosenStanding} {lasts:Lasts} {:UnlessNobodyElse}"),
            ("Standing", syntax.Stands, "{modifier:Modifier} {:UnlessNobodyElse}"),
            ("Clause", None, "{=:ChosenStanding} {:UnlessNobodyElse}"),
            ("Clause", syntax.OfAnyOne, "{modifier:OfAnyOne} {:UnlessNobodyElse}"),
        )
        for each in construct(
            category,
            node,
            words,
            printed=False,
            only=Guard(_says_who_is_not_named, "this is said only of who “cannot be designated”"),
        )
    ),
    *phrase(
        "UnlessNobodyElse",
        "unless no other Player can be",
        f"[,] unless {_NOBODY_ELSE} ((can|may) be {_NAMED}|is available)",
        f"[,] unless {_THEY} no [other] choice",
        f"[,] unless there is {_NOBODY_ELSE} [((who|that) (can|may) be {_NAMED}|{_TO_NAME})]",
        f"[,] unless (they are|that Player is) the only (Player|one) (who|that) can be {_NAMED}",
        f"[,] {_IF} (another|any other|some other) (Player|one) (can|may) be {_NAMED}",
        f"[,] {_IF} a player else (can|may) be {_NAMED}",
        f"[,] {_IF} there is another (Player|one) [on the field] (who|that) (can|may) be {_NAMED}",
        f"[,] {_IF} {_THEY} another Player [on the field] (who|that) (can|may) be {_NAMED}",
        f"[,] {_IF} {_THEY} (another|any other|some other) Player [on the field] {_TO_NAME}",
        f"[,] unless {_THEY} {_NOBODY_ELSE} [((who|that) (can|may) be {_NAMED}|{_TO_NAME})]",
    ),
]
