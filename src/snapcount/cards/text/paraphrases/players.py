"""What is done to Players, and what holds for them."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule, each_keyword

PLAYERS: Final[list[Rule]] = [
    (
        r"\b(when(?:ever)?|each time|the next time) (your|your opponent's|the offense's) (<TRAITS><ONE>) (?=runs|receives|tackles|makes a tackle|is |becomes )",
        r"\1 one of \2 \3 ",
    ),
    (r"\bpower ups attached to\b", "Power Ups from"),
    (r"\bpower up attached to\b", "Power Up from"),
    (
        r"<S>target player's (?P<keywords>(?:run|receive|tackle|exhaust)(?:(?:, | and |, and )(?:run|receive|tackle|exhaust))+) abilities are cancelled(?P<tail>[^.]*)(?P<whose>)",
        lambda m: f"Choose target Player. {each_keyword(m)}".replace(
            ".  ", ". That Player's "
        ).replace("Player.  ", "Player. That Player's "),
    ),
    (
        r"<C>(?P<whose>this player's|that player's|your opponent's|your|the (?:tackler|receiver|runner|ball carrier)'s) (?P<keywords>(?:run|receive|tackle|exhaust)(?:(?:, | and |, and )(?:run|receive|tackle|exhaust))+) abilities are cancelled(?P<tail>[^.]*)",
        each_keyword,
    ),
    (
        r"\byour opponent (?:cannot|can't|may not) cancel your (run|receive|tackle|exhaust) abilities\b",
        r"your \1 abilities cannot be cancelled",
    ),
    (
        r"\byour opponent (?:cannot|can't|may not) cancel your action cards\b",
        "your Action cards cannot be cancelled",
    ),
    (r" you may choose (?:a )?new targets? for (?:the copy|it)\.", ""),
    (r"\bwould become exhausted\b", "would be exhausted"),
    (r"\bis designated to tackle\b", "is designated as the tackler"),
    (r"\bis designated to run(?: the ball)?\b", "is designated as the runner"),
    (
        r"\bis designated to receive(?: the ball| the pass| a pass)?\b",
        "is designated as the receiver",
    ),
    (r"\bmust be designated to tackle\b", "must be designated as the tackler"),
    (r"\bmust be designated to run(?: the ball)?\b", "must be designated as the runner"),
    (
        r"\bmust be designated to receive(?: the ball| the pass| a pass)?\b",
        "must be designated as the receiver",
    ),
    (
        r"\b((?:whenever|when|each time|if|the next time) [^.,:]*?) receives (?:a|the) (short|medium|long) pass\b",
        r"\1 is designated as the receiver on a \2 Pass",
    ),
    (
        r"\b((?:whenever|when|each time|the next time) [^.,:]*?) receives(?: a pass| the pass| the ball)?(?=,| this | on | until | while )",
        r"\1 is designated as the receiver",
    ),
    (
        r"\b((?:whenever|when|each time|the next time) (?:this player|that player|[^.,:]*?<NOUN>)) runs(?: the ball| with the ball)?(?=,| this | on | until | while )",
        r"\1 is designated as the runner",
    ),
    (
        r"\b((?:whenever|when|each time|the next time) [^.,:]*?) (?:tackles|makes a tackle)(?: (?:a runner|on a run(?: play)?))(?=,)",
        r"\1 is designated as the tackler on a Run",
    ),
    (
        r"\b((?:whenever|when|each time|the next time) [^.,:]*?) (?:tackles|makes a tackle)(?: (?:a receiver|on a pass(?: play)?))(?=,)",
        r"\1 is designated as the tackler on a Pass",
    ),
    (
        r"\b((?:whenever|when|each time|the next time) [^.,:]*?) (?:tackles|makes a tackle)(?=,| this | until | while )",
        r"\1 is designated as the tackler",
    ),
    (r"\b(whenever|when|each time) you designate this player\b", r"\1 this Player is designated"),
    (
        r"\bdesignate (your|a|an|one of your) ([^.]*?) as the (runner|receiver|tackler)(?=\.)",
        r"\1 \2 must be designated as the \3",
    ),
    (
        r"\b(whenever|when|each time) you stop (an? )?(<CALL>|play)\b",
        r"\1 your opponent's \3 is stopped",
    ),
    (r"\ban opponent's (<CALL>|play) is\b", r"your opponent's \1 is"),
    (
        r"\b(?:if|when|whenever) (you|your opponent|the offense|the defense) (scores?|makes?|misse?s?|spends?|uses?|plays?) (an? [^.,:]*?) (this down|on this play|this possession|this half),",
        lambda m: (
            f"the next time {m[1]} {m[2]} {m[3]} {'this down' if 'play' in m[4].lower() else m[4]},"
        ),
    ),
    # Substitution
    (
        r"<C>(?:exchange|replace|swap) ((?:one|two|up to|target|a|an) [^.]*?) with ((?:a|an|another) [^.]*?)(?: (?:on|from) (?:your|the|their) bench)(?=\.|,| and)",
        r"substitute \1 with \2",
    ),
    (r"\b(substitute [^.]*?) with another (<TRAITS>player)", r"\1 with a \2"),
    (
        r"\b(substitute [^.]*?) for (an? <TRAITS>player (?:on|from) (?:your|the|their) bench)",
        r"\1 with \2",
    ),
    (
        r"(substitute [^.]*? with a player(?: from (?:your|the|their) bench)?|substitute (?:(?! with )[^.])*)\. (?:that player|the new player|the player) (?:enters the field|comes in|enters) (energized|exhausted)",
        lambda m: (
            f"{re.sub(r' with a player.*', '', m[1], flags=re.IGNORECASE)} with {'an Energized' if m[2].lower() == 'energized' else 'an Exhausted'} Player"
        ),
    ),
    (
        r"\b(?:return|put|move|send) (target [^.]*?|an? <TRAITS><ONE>|one of [^.]*?|this player|that player|the (?:runner|receiver|tackler|ball carrier)) (?:to|on|onto) (?:the|your|their|its owner's) bench\b",
        r"bench \1",
    ),
    # Energize and exhaust
    (
        r"<S>(all [^.]*?|the (?:runner|receiver|tackler|ball carrier)|this player|that player) becomes? (exhausted|energized)(?=\.)",
        lambda m: f"{'Exhaust' if m[2].lower() == 'exhausted' else 'Energize'} {m[1]}",
    ),
    (r"\b(energize|exhaust)(s?) each (?!of|player['s])(<TRAITS><NOUN>)", r"\1\2 all \3"),
    (
        r"\b(energize|exhaust|attach to) (your|the offense's|the defense's|your opponent's) (<TRAITS><ONE>)(?= and|\.|,| on)",
        r"\1 one of \2 \3",
    ),
    (r"\b(energize|exhaust) the opposing (<TRAITS><ONE>)", r"\1 an opposing \2"),
    (
        r"\b(energize|exhaust) ((?:an?|one|one of your|target|another|up to <N>|<N>|all)(?: of your)? <TRAITS><NOUN>) and (an? |another |one other |one of |target |up to |all )",
        r"\1 \2 and \1 \3",
    ),
    (r"\benergize one other (?=<TRAITS><NOUN>)", "energize another "),
    (r"\b(exhaust|energize|bench) it\b", r"\1 that Player"),
    (r"\banother target (<TRAITS><NOUN>)", r"another \1"),
    (r"\banother one of your (<TRAITS><NOUN>)", r"one of your other \1"),
    (r"\banother of your (<TRAITS><NOUN>)", r"one of your other \1"),
    # What holds for a chosen Player: choose, then say it
    (
        r"<S>(target (?:opposing )?<TRAITS><ONE><WHERE>|an opponent's <TRAITS><ONE><WHERE>|an opposing <TRAITS><ONE><WHERE>|one of (?:your|your opponent's|the offense's|the defense's) <TRAITS><NOUN><WHERE>|another <TRAITS><ONE><WHERE>)('s)? (?=(?:cannot|can't|counts?|gains?|gets?|loses|has|stays|remains|must|does not|doesn't|also|abilities|abilit|rating|exhaust abilit|run abilit|tackle abilit|receive abilit)\b)",
        lambda m: f"Choose {m[1][:1].lower() + m[1][1:]}. That Player{m[2] or ''} ",
    ),
    (
        r"(choose [^.]*?<NOUN><WHERE>\. )(?:its|their) (abilit|rating|exhaust|run|receive|tackle)",
        r"\1That Player's \2",
    ),
    (
        r"(choose [^.]*?<NOUN><WHERE>\. )(?:it|they) (cannot|can't|counts?|gains?|gets?|loses|has|stays|must|does)",
        r"\1That Player \2",
    ),
    (
        r"\bcannot use (?:its|their) (exhaust|run|receive|tackle) abilit(?:y|ies)\b",
        r"cannot use \1 abilities",
    ),
    (r"\bcannot use (?:its|their) abilities\b", "cannot use abilities"),
    (
        r"\bloses (?:its|their) (exhaust|run|receive|tackle) abilit(?:y|ies)\b",
        r"loses all \1 abilities",
    ),
    (
        r"\bcancel the (exhaust|run|receive|tackle) abilit(?:y|ies) of (the|that|this|target) (tackler|receiver|runner|ball carrier|player)",
        r"cancel all \1 abilities of \2 \3",
    ),
    (
        r"\bcancel all (exhaust|run|receive|tackle) and (exhaust|run|receive|tackle) abilities\b",
        r"cancel all \1 abilities and cancel all \2 abilities",
    ),
    (r"\bgets (?=[+-])", "has "),
    (r"\bhave no abilities\b", "lose all abilities"),
    (
        r"\b(counts as|is also) (?:both )?(an? <ONE>) and (an? <ONE>)",
        r"counts as \2 and this Player counts as \3",
    ),
    (
        r"\btreat this player as (an? <ONE>) and (an? <ONE>)",
        r"this Player counts as \1 and this Player counts as \2",
    ),
    (r"\btreat (this player|that player|[^.]*?<NOUN>) as (an? <ONE>)", r"\1 counts as \2"),
    (
        r"\bdo not exhaust this player(?: this down| at the end of (?:the|this) play)?(?=\.)",
        "this Player cannot be exhausted by being designated this down",
    ),
    # Groups without a word for all of them
    (
        r"(?<=[, ])(?<!run )(?<!receive )(?<!tackle )(?<!exhaust )(?:all )?abilities of (?=(?:<TRAITS>)(?:players|legends|superstars)\b)",
        "all abilities of all ",
    ),
    (
        r"\b(run|receive|tackle|exhaust) abilities of (?=(?:<TRAITS>)(?:players|legends|superstars)\b)",
        r"\1 abilities of all ",
    ),
    (r"<S>abilities of (?=(?:<TRAITS>)(?:players|legends|superstars)\b)", "Abilities of all "),
    (r"<C>(?=(?:run|receive|tackle|exhaust) abilities (?:are|cannot))", "all "),
    (
        r"<C>(?=(?:(?:other|energized|exhausted|offensive|defensive|normal) )*(?:players|legends|superstars|quarterbacks|running backs|fullbacks|wide receivers|tight ends|offensive (?:tackles|guards|linemen)|centers|kickers|punters|linebackers|cornerbacks|safeties|defensive (?:ends|tackles|backs|linemen)|(?:qb|rb|wr|te|lb|cb|db|dl|ol)s)\b[^.,:]* (?:cannot|can't|gain|have|get|lose|count|also|stay|must|do not|don't) )(?!players (?:cannot|can't) (?:play|draw|look|replay|spend|call|discard))",
        "all ",
    ),
    (
        r"<C>(?=<CALL> (?:gain|take|use|cost)s? )(?!(?:a |an |run:))(?=(?:[^.]*plays|runs|[^.]*passes))",
        "all ",
    ),
    (r"<C>players cannot (play|draw|replay|spend|call|discard)", r"each player cannot \1"),
    (r"\b(<WHOSE>) (<TRAITS><NOUN>)' ratings are\b", r"the rating of all of \1 \2 is"),
    (
        r"\b(plays|runs|passes|<CALL>) (this (?:possession|half|game)) ((?:gain|take|use|cost|have)[^.]*)(?=\.)",
        r"\1 \3 \2",
    ),
]
