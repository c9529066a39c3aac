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


def on_a_side(found: re.Match[str]) -> str:
    """`Up to two Energized Players on your side of the field` are of yours."""
    many, other = found["many"].lower(), ""
    if many.endswith("other"):
        many, other = many.removesuffix("other").strip(), "other "
    many = {"a": "one", "an": "one"}.get(many, many)
    return f"{many} of {found['whose']} {other}{found['who']} on the field"


WORDY: Final[list[Rule]] = [
    (
        r"\bthere (?:is|are) (an?|<N>(?: or more)?|at least <N>) ([^.,]*?<NOUN>) on your side(?: of the field)?",
        r"you have \1 \2 on the field",
    ),
    (
        r"\b(?P<many>all other|all|each|each other|up to <N>|<N>|an?) (?P<who>(?:\"[^\"]*\" )?<TRAITS><NOUN>) on (?P<whose>your opponent's|your) side(?: of the field)?",
        on_a_side,
    ),
    (r"\bthe runner(?:'s)? or (?:the )?receiver's\b", "the ball carrier's"),
    (r"\bthe runner or (?:the )?receiver\b", "the ball carrier"),
    (r"\bgain additional yards equal\b", "gain yards equal"),
    (
        r"\bthe time units?(?: values?)? of (?:your|the|this)(?: current| called)? play (?:becomes?|is|are) (<N>)",
        r"the Time Units of this play become \1",
    ),
    (r"\band only if\b", "if"),
    (r"<S>(fumble|interception|pick six)(?=\.)", r"The play is a \1"),
    (
        r"\b(?:your opponent|the defense|the offense|you) must designate (that player|this player)(?: to (?:tackle|run or receive|run|receive)(?: the ball)?)?",
        r"\1 must be designated",
    ),
    (
        r"(\bsearch (?:your|their) [^.]*\.) shuffle (?:your|their) (?:action |play )?deck(?: afterwards)?\.",
        r"\1",
    ),
    (r"\bfor an? (power up|gridiron|superstar) card\b", r"for a \1"),
    (
        r"\bmove a power up (?:attached to|from|on) (one of your <TRAITS><NOUN>)(?: on the field)? to another of your (<TRAITS><NOUN>)(?: on the field)?",
        r"move a Power Up from \1 on the field to another of your \2",
    ),
    (
        r"\bremove an? (power up|superstar)(?: card)? (?:from|attached to) (one of (?:your opponent's|your) <TRAITS><NOUN>)(?: on the field)?(?:\. (?:its owner|they|your opponent) returns? it| and (?:return|put) it) (?:to|into) (?:their|its owner's) hand",
        r"return a \1 from \2 on the field to its owner's hand",
    ),
    (
        r"<S>(until the end of (?:the|this) (?:possession|half|game)|this (?:down|possession|half|game)), ([^.,]*?) when(?:ever)? ((?!they|it )[^.,]*)\.",
        r"Whenever \3 \1, \2.",
    ),
    (
        r"<S>((?:the offense|your opponent|the defense|you|each player|draw|gain|lose|discard|energize|exhaust)\b(?! only)[^.,:]*?) when(?:ever)? ((?!they|it )[^.,]*)\.",
        r"Whenever \2, \1.",
    ),
    (r"\byou have \+ ?(\d) play strength on (your <CALL>)", r"\2 have +\1 Play Strength"),
    (
        r"<C>(your [^.,]*?) cannot have (?:their|its) abilities cancelled",
        r"the abilities of \1 cannot be cancelled",
    ),
    (r"\bthey gain (<N>) (?:fewer|less) yards", r"they lose \1 yards"),
    (
        r"\b(the receiver|the runner|the tackler|the ball carrier|that player|this player) is an? (legend|superstar) or (?:an? )?(legend|superstar)\b",
        r"\1 is a \2 or \1 is a \3",
    ),
    (
        r"<S>(at the (?:start|end) of [^.,]*, )either player may (discard|lose) ([^.,]*?) to (draw|gain|energize) ([^.,]*)(?=\.)",
        lambda m: (
            f"{m[1]}you may {m[2]} {m[3]}. If you do, {m[4]} {m[5].replace('their', 'your')}. "
            f"{m[1]}your opponent may {m[2]} {m[3]}. If they do, they {m[4]} {m[5]}"
        ),
    ),
    (
        r"<S>your successful (<CALL>) become (?=<CALL>\.)",
        r"Your successful \1 are also ",
    ),  # U129-22
    (
        r"\bno (<ONE>) is (energized|exhausted)(?: on the field)?(?=[.,])",
        r"there are no \2 \1s on the field",
    ),
    (
        r"\bif (?:this|the) play (?:does not|doesn't|did not) result in a touchdown\b",
        "if the offense did not score a touchdown this down",
    ),
    (
        r"\bif (?:this|the) play (?:results|resulted) in a touchdown\b",
        "if the offense scored a touchdown this down",
    ),
    (r"\bgains exactly (<N>) yards (?=instead of)", r"gains \1 yards "),
    (
        r"\bif this (?:causes|results in) a loss of yards(?: on (?:the|this) play)?",
        "if the play lost yards",
    ),
    (
        r"\b(reveals?|look at|discards?) (their|your|your opponent's) hand of (play|action) cards",
        r"\1 \2 \3 hand",
    ),
    (r"\byour defensive play is also an? (?=<CALL>)", "your defensive play is also "),
    (r"(<C>gain <N> yards) on (?:the|this) play(?=\.)", r"\1"),
    (
        r"<S>(?!(?:play|use|take)\b|exhaust only)([^.:;]*?) at the end of (?:the|this) play if ([^.,;]*)\.",
        r"At the end of the play, if \2, \1.",
    ),
    (
        r"\byour play this down (?:costs|takes|uses) ([^.,]*? time units?)",
        r"your plays take \1 this down",
    ),
    (
        r"\b(discards?) all (?:of )?(?:the )?cards (?:in|from) (their|your) hands?\b",
        r"\1 all of \2 Play cards and \1 all of \2 Action cards",
    ),
    (r"<C>switch (?=one of your|an? )", "Substitute "),
    (
        r"<C>change the target of (an? (?:exhaust ability|action card|effect))(?: to another player)?(?: of your choice)?",
        r"choose a new target for \1",
    ),
    (r"<S>attached (?:player|<ONE>)", "The attached Player"),
    (r"(\bgridiron cards (?:cannot|may not) be played) while this card is on the field\b", r"\1"),
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
        r"(\byour next (play|<CALL>)\b[^.]*\.) if (?:it|that (?:play|pass|run)) (?=is (?:stopped|successful|complete|incomplete|intercepted|an? )|gains (?!a touchdown))",
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
        r"\1 at the end of the down",
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
