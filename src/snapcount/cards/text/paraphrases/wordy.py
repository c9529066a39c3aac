"""Longer ways round for what the grammar says shortly."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule, below

_CHANGES: Final = r"(?P<verb>increase|raise|widen|decrease|reduce|narrow)"


def of_next_call(found: re.Match[str]) -> str:
    """`Increase the catch range of your next Short Pass by two.`"""
    wider = found["verb"].lower() in ("increase", "raise", "widen")
    way = "wider" if wider else "narrower"
    return (
        f"The next time your {found['call']} is revealed until the end of the game, "
        f"the catch range is {found['n']} {way}"
    )


WORDY: Final[list[Rule]] = [
    (r"\bor above\b", "or more"),
    (r"\bor below\b(?! the)", "or less"),
    (r"\b(ha(?:s|ve)) (?:fewer|less) than (?P<n><N>) (?=[a-z])", below(r"\1 at most {} ")),
    (
        r"<S>for each (?!of those)([^.,]*), ((?:the offense |your opponent |you )?(?:gains?|loses?|draws?|discards?) [^.,]*)(?=\.)",
        r"\2 for each \1",
    ),
    (
        r"\b(choose an? (?:(?:action|play) )?card from it)(?:\. (?:they|your opponent)| and they) discards? (?:that card|it) and (draw|discard|lose|reveal)s? ([^.]*)",
        r"\1 and discard it. Your opponent \2s \3",
    ),
    (
        r"(\byour next (play|<CALL>)\b[^.]*\.) if (?:it|that (?:play|pass|run)) (?=is |gains (?!a touchdown))",
        r"\1 If your next \2 ",
    ),
    (r"\bon this down's play\b", "this down"),
    (
        r"\bcancel the (tackle|run|receive) abilit(?:y|ies) of the (?:designated )?(tackler|runner|receiver|ball carrier)\b",
        r"cancel the \2's \1 ability",
    ),
    (
        r"<S>(tackle|run|receive|exhaust) abilities of (your opponent's|your) (<TRAITS><NOUN>)? ?(?:do not trigger|have no effect|do nothing) (while [^.,]*)\.",
        r"\4, \2 \1 abilities are cancelled.",
    ),
    (
        r"\b(your opponent|each player|the offense|the defense) chooses and discards (an?|<N>) (action|play) (cards?)",
        r"\1 discards \2 \3 \4",
    ),
    (r"\bdesignated to receive (?:the|a) pass\b", "designated to receive"),
    (r"\bha(?:ve|s) (?:their|its) ratings? increased by (<N>)", r"have +\1 rating"),
    (r"\bgains? (<N>) rating\b", r"has +\1 rating"),
    (
        r"\b(when(?:ever)?|if) one of (your opponent's|your) (plays|runs|passes)(?= would)",
        lambda m: (
            f"{m[1]} {m[2]} {m[3].lower().removesuffix('es') if m[3].lower() == 'passes' else m[3][:-1]}"
        ),
    ),
    (
        r"\bname a play\. your (?:current|called) play becomes (?:the named play|that play)\b",
        "your current play becomes any play",
    ),
    (
        r"\b(your opponent's|your) action cards cannot be played\b",
        lambda m: (
            f"{'you' if m[1].lower() == 'your' else 'your opponent'} cannot play Action cards"
        ),
    ),
    (
        r"<C>your (?:current|called|defensive) play becomes (?=run \w+ / )",
        "the defense's call becomes ",
    ),
    (
        r"(?<!not )\b(draws? (?:an?|<N>) (?:action|play) cards?) at the end of (?:this|the) down\b",
        r"\1 at the end of the play",
    ),
    (
        r"\b(loses? an? timeout) if they have (<N> or more)(?=\.)",
        r"\1 if they have \2 timeouts",
    ),
    (r"\bthe rest on the (bottom|top)(?= in any order|\.)", r"the rest on the \1 of your deck"),
    (
        r"<S>players (?:that|who) (?:run, receive,? or tackle|are designated) (cannot [^.]*)",
        r"Whenever a Player is designated, that Player \1",
    ),
    (
        r"<S>(?:if|when(?:ever)?) (?:you are on defense and )?this play stops (?:the offense|(?:a|your opponent's|the offense's) play|(?P<a>an? )(?P<call><CALL>)),",
        lambda m: (
            "Whenever you stop a play,"
            if m["call"] is None
            else f"Whenever you stop a {m['call']},"
        ),
    ),
    (
        r"<C>(increase|reduce|decrease) the play strength by (<N>) or (<N>)(?=\.)",
        r"Choose one: \1 the Play Strength by \2; or \1 the Play Strength by \3",
    ),
    (r"\byour completed (?=<CALL>)", "your successful "),
    (r"<S>(?:all )?completed (?=<CALL> gain)", "All "),
    (
        r"<C>add the (play strength|grit(?: value)?) to the yards gained(?: on (?:the|this) play)?",
        r"gain yards equal to the \1",
    ),
    (
        r"\byour (?:current|called) play becomes (?:any|an?) (run|pass)(?: play)? from your (?:play )?hand\b",
        r"choose a \1 from your hand and it becomes your play",
    ),
    (r"(\bif it is an? <CALL>) on offense,", r"\1,"),
    (r"\balso stops all (?=<CALL>)", "also stops "),
    (
        r"(?P<of>the catch range of )your next (?P<call><CALL>(?: or <CALL>)*) (?:is )?(?P<verb>increase|raise|widen|decrease|reduce|narrow)e?d by (?P<n><N>)(?=\.)",
        of_next_call,
    ),
    (
        rf"<C>{_CHANGES} the catch range of your next (?P<call><CALL>(?: or <CALL>)*) by (?P<n><N>)(?=\.)",
        of_next_call,
    ),
    (
        r"<C>your next (<CALL>) (?:has|gets) a catch range of (\(?\d-\d\)?)",
        r"the catch range of your next \1 becomes \2",
    ),
    (
        r"<S>(?:while attached, )?(?:that|this|the attached) player gains (<N>) (?:additional|more|extra) yards when(?:ever)? (?:they|it) (?:runs? or receives?|(?:is|are) designated)(?: the ball)?(?=\.)",
        r"Whenever this Player is designated, gain \1 yards",
    ),
    (r"<S>while attached, (?=[^.]*? while )", ""),
    (
        r"<S>attach to an? (<TRAITS><ONE>) on your side(?: of the field)?",
        r"Attach to one of your \1s",
    ),
    (r"\bwhenever a play gains (?=<N> yards)", "whenever the play gains "),
    (
        r"\byou have an? (<ONE>) and an? (<ONE>) on the field\b",
        r"you have a \1 on the field and you have a \2 on the field",
    ),
    (
        r"<S>on (offense|defense), (?:this play gains (<N>) (?:additional|more|extra) yards) if ([^.,]*)\.",
        r"If you are on \1 and \3, gain \2 yards.",
    ),
    (
        r"<S>on (offense|defense), (?:this play gains (<N>) (?:additional|more|extra) yards)\.",
        r"If you are on \1, gain \2 yards.",
    ),
    (r"\bcounts as (an? <ONE>) while (?:it is )?on the field(?=\.)", r"counts as \1"),
]
