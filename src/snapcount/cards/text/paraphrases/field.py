"""Cards in the layers and on the field, and who comes onto it."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule
from snapcount.cards.text.paraphrases.zones import article_for, one_kind

_KIND: Final = r"(?:power ups?|superstars?|gridirons?)(?: cards?)?"


def _several(words: str) -> str:
    return one_kind(words) + "s"


def either_removed(found: re.Match[str]) -> str:
    """`Remove a Superstar or all Power Up and Gridiron cards` is a choice of two."""
    parts = re.split(r",? or ", found["list"], flags=re.IGNORECASE)
    return f"[Choose one: {' '.join(f'• {_removed(part)}.' for part in parts)}]"


def _removed(part: str) -> str:
    """`all Power Up and Gridiron cards` is the ones and the others."""
    every = re.match(r"(?:all|any) (?:of (?:your opponent's|your) )?", part, re.IGNORECASE)
    if not every:
        kind = re.sub(r"^(?:an?|one|target) ", "", part, flags=re.IGNORECASE)
        return f"Remove a {one_kind(kind)} from the field"
    kinds = re.split(r",? and |, ", part[every.end() :], flags=re.IGNORECASE)
    return " and ".join(f"remove {every[0].lower()}{_several(kind)}" for kind in kinds).capitalize()


def all_removed(found: re.Match[str]) -> str:
    return _removed(found["list"])


def both_cancelled(found: re.Match[str]) -> str:
    """`Legend and Superstar abilities are cancelled`, one after the other."""
    kinds = re.findall(r"legend|superstar", found["kinds"], re.IGNORECASE)
    return ". ".join(
        f"Abilities of all {kind.title()}s are cancelled{found['tail']}" for kind in kinds
    )


def _all_of(words: str) -> str:
    return f"all of {words}" if words.lower().startswith("your ") else words


def _single(noun: str) -> str:
    return re.sub(r"(?<=player)s\b|(?<=back)s\b|(?<=receiver)s\b", "", noun, flags=re.IGNORECASE)


def _substituted(found: re.Match[str]) -> str:
    """`Exchange one of your Players with one on the bench`: only if the bench is spoken of."""
    if "bench" not in found[0].lower():
        return found[0]
    out = re.sub(r"^an? (.*)$", r"one of your \1s", found[1], flags=re.IGNORECASE)
    return f"substitute {out} with a {found['traits']}{_single(found['noun'])} on the bench"


FIELD: Final[list[Rule]] = [
    # Layers
    (
        r"\bcopy (?:the effect of )?(?:an?|any|target|one) action card (?:(?P<by>you|your opponent) (?:have |has )?)?played(?: by (?P<who>you|your opponent))? (?:earlier )?this down(?:\. you may choose (?:a )?new targets? for (?:it|the copy))?(?=\.)",
        lambda m: (
            f"copy target Action card{' played by ' + (m['by'] or m['who']) if m['by'] or m['who'] else ''} from this down"
        ),
    ),
    (
        r"\b(cancel (?:all|target|an?|any)(?: of)? [^.]*?(?:effects?|cards?|abilit(?:y|ies))(?: (?:played|used) by your opponent| your opponent (?:played|used))?) (?:in |during |at )?this timing point\b",
        r"\1",
    ),
    (
        r"\bcancel (?:the effect of )?(?:an?|target|any) ((?:offense |defense )?action card)( played by (?:your opponent|the offense|the defense)| your opponent played)?(?:\. (?:return|put) it| and (?:return|put) it|\. that card (?:is returned|returns)) (?:to|into) its owner's hand",
        r"cancel target \1\2 and return it to its owner's hand",
    ),
    (
        r"<S>the next (action card|exhaust ability) (your opponent|the offense|the defense) (plays|uses)((?: this| until)[^.]*?)? is cancelled(?=\.)",
        r"Cancel the next \1 \2 \3\4",
    ),
    (
        r"\buse (?:the|an) exhaust ability of ([^.]*?) as (?:if|though) (?:it were|they were) (?:yours|your own|its own|this player's)",
        r"copy an Exhaust ability of \1",
    ),
    (
        r"\bcancel (?:the effect of )?(?:a|an|one|target|any) (run or receive|receive or run) ability\b",
        "cancel target Run or Receive ability",
    ),
    (
        r"\bcancel the effect of (?:an?|any|target) (run|receive|tackle|exhaust) ability\b",
        r"cancel target \1 ability",
    ),
    (
        r"\bcancel (?:the effect of )?(?:an?|target|any) action card unless (?:its (?:player|owner|controller)|the player who played it|that player) (discards|exhausts) (?:another|an?) (action card|play card|[^.]*?<ONE>)(?=\.)",
        r"cancel target Action card played by your opponent unless your opponent \1 an \2",
    ),
    (
        r"\bcancel (?:the effect of )?(?:an?|target|any) action card unless (?:its (?:player|owner|controller)|the player who played it) discards (<N>) ((?:other )?(action|play) cards)(?=\.)",
        r"cancel target Action card played by your opponent unless your opponent discards \1 \3 cards",
    ),
    (
        r"(cancel target (?:exhaust|run|receive|tackle|run or receive) ability[^.]*\.) (?:the player (?:that|who) used (?:it|that ability)|its player|the player whose ability it (?:is|was)) (?=remains|stays|cannot|can't|does|loses|must|becomes)",
        r"\1 That Player ",
    ),
    (
        r"(cancel target (?:exhaust|run|receive|tackle|run or receive) ability)\. its player\b",
        r"\1. That Player",
    ),
    (
        r"\bcopy (?:the|one) (run|receive|tackle|exhaust) ability of\b",
        lambda m: f"copy {'an' if m[1].lower() == 'exhaust' else 'a'} {m[1]} ability of",
    ),
    (
        r"\byour opponent (?:cannot|can't|may not) cancel (this player|that player|your <TRAITS><NOUN>)(?:'s|') (?:(run|receive|tackle|exhaust) )?abilit(?:y|ies)\b",
        lambda m: f"{m[2] + ' ' if m[2] else ''}abilities of {_all_of(m[1])} cannot be cancelled",
    ),
    (
        r"\b(the (?:runner|receiver|tackler|ball carrier))'s (run|receive|tackle|exhaust) ability cannot be cancelled\b",
        r"\2 abilities of \1 cannot be cancelled",
    ),
    (
        r"<C>your (<TRAITS><ONE>)'s (?:(run|receive|tackle|exhaust) )?abilit(?:y|ies) cannot be cancelled\b",
        lambda m: (
            f"{m[2] + ' ' if m[2] else ''}abilities of all of your {m[1]}s cannot be cancelled"
        ),
    ),
    # What cannot be played
    (
        r"\b(<WHO>) (?:cannot|can't|may not) (?:play|use|call|make) (?:any )?(?:audible effects|audibles|an audible|audible cards)\b",
        r"\1 cannot use audibles",
    ),
    (
        r"<S>(?:players|neither player) (?:cannot|can't|may not|may|can) (?:play |use |call )?audibles?(?: effects)?(?=[. ])",
        "Each player cannot use audibles",
    ),
    (
        r"<S>audible(?:s| effects) (?:are cancelled|cannot be (?:used|played|called))",
        "Each player cannot use audibles",
    ),
    (
        r"<S>no other (gridiron cards|gridirons|power ups|superstars) (?:may|can) be played(?: while this card is on the field)?(?=\.)",
        lambda m: f"Each player cannot play {_several(m[1])}",
    ),
    (
        r"<S>(gridiron cards|gridirons|power ups|superstars) (?:cannot|can't|may not) be played( [^.]*)?(?=\.)",
        lambda m: f"Each player cannot play {_several(m[1])}{m[2] or ''}",
    ),
    (
        r"<S>(?:players|neither player) (?:cannot|can't|may not|may|can) play (?:any )?(gridiron cards|gridirons|power ups|superstars)(?: cards)?(?=[. ])",
        lambda m: f"Each player cannot play {_several(m[1])}",
    ),
    (
        r"\b(?:cannot|can't|may not) play (?:any )?(?:other|more|further|additional) action cards\b",
        "cannot play Action cards",
    ),
    (
        r"\byou may play an (?:additional|extra) action card this down or ([^.]*)\.",
        r"choose one: • You can play 1 further Action card this down. • You may \1.",
    ),
    (
        r"\b(<WHO>) may play (an?|one|<N>) (?:additional|extra|more) action cards?(?=(?: this [a-z]+| until [^.]*)?\.)",
        lambda m: (
            f"{m[1]} can play {'1' if m[2].lower() in ('a', 'an') else m[2]} further Action card"
        ),
    ),
    (
        r"\b(<WHO>) (?:cannot|can't|may not) (?:make substitutions|substitute(?: any)?(?: of their| of your| their| your)?(?: players)?)(?=[. ])",
        r"\1 cannot substitute Players",
    ),
    (
        r"<S>players (?:cannot|can't|may not) be substituted",
        "Each player cannot substitute Players",
    ),
    (
        r"<S>your opponent's players (?:cannot|can't|may not) be substituted",
        "Your opponent cannot substitute Players",
    ),
    (
        r"<S>replay the down effects (?:are cancelled|cannot be (?:used|played))",
        "Each player cannot replay the down",
    ),
    (
        r"(\b(?:are cancelled|cannot [^.]*?|gains? [^.]*?|lose [^.]*?)) while this card is on the field(?=\.)",
        r"\1",
    ),
    (
        r"<S>(?P<kinds>(?:legend|superstar)s?(?: and (?:legend|superstar)s?)?) abilities are cancelled(?P<tail>)",
        both_cancelled,
    ),
    (
        r"<S>(?P<kinds>(?:legend|superstar)s?(?: and (?:legend|superstar)s?)?) (?:lose (?:all )?(?:their )?abilities|have no abilities)(?P<tail>)",
        both_cancelled,
    ),
    (
        r"\beach action card (your opponent|the offense|the defense|a player|you) plays? costs (?:an additional |an extra |another )(action|play) card(?: to play)?",
        lambda m: (
            f"{'each player' if m[1].lower() == 'a player' else m[1]} must discard {article_for(m[2])} card to play an Action card"
        ),
    ),
    (
        r"<S>(power ups|superstars|gridiron cards) and (power ups|superstars|gridiron cards) (?:cannot|can't|may not) be played(?=[. ])",
        lambda m: (
            f"Each player cannot play {_several(m[1])}. Each player cannot play {_several(m[2])}"
        ),
    ),
    (
        r"<C>each player (?:cannot|may not) have more than (<N>) (action|play) cards in (?:their )?hand",
        r"each player's \2 hand limit is \1",
    ),
    (
        r"\bwhen(?:ever)? (a power up|a superstar|a gridiron card) is played, (?:its (?:owner|player|controller)|the player who played it) ",
        r"whenever a player plays \1, they ",
    ),
    (r"\bcancel the effects? of (all|target) ", r"cancel \1 "),
    # Removed from the field
    (
        r"<S>all (power ups|superstars|gridiron cards) are removed(?: from the field)?(?=\.)",
        r"Remove all \1 from the field",
    ),
    (
        r"\bremove (?:target|an?|one) (superstar) from (?:its|their) (?:normal )?player(?: card)?",
        r"remove a \1 from the field",
    ),
    (
        r"\breturn (?:an?|one) (power up) (?:attached to|from|on) (one of your <TRAITS><NOUN>|this player|that player|target player|one of your opponent's <TRAITS><NOUN>)(?: on the field)? to (?:your|its owner's|their) hand",
        r"return a \1 from \2 to its owner's hand",
    ),
    (
        r"\bdiscard (?:a|an|one) (gridiron card|gridiron|power up|superstar) (?:from|on) the field\b",
        lambda m: f"remove a {one_kind(m[1])} from the field",
    ),
    (
        r"<S>(?:remove|discard) this card (?:when|whenever|if) ([^.]*)\.",
        r"When \1, remove this card.",
    ),
    (
        r"\byou may (?:discard|remove) this card to ((?:gain|draw|energize|exhaust|cancel|replay) )",
        r"you may remove this card. If you do, \1",
    ),
    (
        r"\bchoose (?:an?|one|target) (power up|gridiron|superstar)(?: card)? (?:attached to|on) (?:one of )?(your opponent's <TRAITS><NOUN>|your <TRAITS><NOUN>)(?: on the field)? and (?:remove|discard) it(?: from the field)?",
        r"remove a \1 from one of \2",
    ),
    (
        r"\bchoose (?:an?|one|target) (power up|gridiron|superstar)(?: card)?(?: on the field)? and (?:remove|discard) it(?: from the field)?",
        lambda m: f"remove a {one_kind(m[1])} from the field",
    ),
    (
        r"\bremove (up to <N> (?:power ups|superstars)) from (your opponent's|your) (<TRAITS>players)(?=[. ])",
        r"remove \1 from all of \2 \3",
    ),
    (
        rf"<S>remove (?P<list>(?:an?|one|target|all) {_KIND},? or (?:an? |one |all )?{_KIND}(?: and {_KIND})?)(?: from the field)?\.",
        either_removed,
    ),
    (
        rf"\bremove (?P<list>all {_KIND} and (?:all )?{_KIND})(?: from the field)?(?=\.)",
        all_removed,
    ),
    (r"\bremove all (?:other )gridirons\b", "remove all other Gridiron cards"),
    # This card
    (r" (?:if|when|whenever) this player leaves the field, (?:discard|remove) this card\.", ""),
    (
        r"\bthe next time ([^.,]*would [^.,]*), (instead (?:they |the offense |your opponent )?(?:gains?|loses?) <N> yards) and (?:you )?(discard|remove) this card",
        r"whenever \1, \2 and remove this card",
    ),
    (
        r"\b(look at the top card of your (?:action|play) deck and put it on the bottom)(?=\.)",
        r"\1 of that deck",
    ),
    (
        r"\b(?:put|place) this card (?:under|beneath|underneath|at the bottom of|to the bottom of) your (?:action )?deck",
        "put this card on the bottom of your Action deck",
    ),
    (
        r"\bmove this card to another (?:one )?of your (<TRAITS><NOUN>)(?: on the field)?",
        r"move this card to one of your \1",
    ),
    (
        r"\bmove this card to another (<TRAITS><ONE>)(?: you have)?(?: on the field)?",
        r"move this card to a \1",
    ),
    (
        r"\b(instead (?:they|the offense|your opponent) (?:gains?|loses?) <N> yards) and you (discard|remove) this card",
        r"\1 and \2 this card",
    ),
    (
        r"<S>either player may (discard [^.,]*?) at the (start|end) of (the play|each play|a play|each possession|a possession|each down|a down) to (remove this card(?: from the field)?|discard this card)(?=\.)",
        r"At the \2 of \3, either player may \1. If one does, \4",
    ),
    (
        r"\beither player may (discard [^.,]*?) to (remove this card(?: from the field)?|discard this card)(?=\.)",
        r"either player may \1. If one does, \2",
    ),
    # What lies on a Player
    (r"\byou attach this superstar\b", "you attach this card"),
    (
        r"<S>(increase|decrease|reduce|raise|lower) (this player's rating|that player's rating|the rating of [^.]*?) by (\d+)(?=[. ])",
        lambda m: (
            f"{m[2][:1].upper()}{m[2][1:]} is {'increased' if m[1].lower() in ('increase', 'raise') else 'reduced'} by {m[3]}"
        ),
    ),
    (r"\bwhile this (?:card|power up) is attached,", "while attached,"),
    (
        r"\bwhile attached, (increase|decrease|reduce|raise|lower) (this player's rating) by (\d+)",
        lambda m: (
            f"while attached, {m[2]} is {'increased' if m[1].lower() in ('increase', 'raise') else 'reduced'} by {m[3]}"
        ),
    ),
    (r"\bwhile attached to (an? <ONE>),", r"while this Player is \1,"),
    (
        r"\b(this player|that player) (?:also )?counts as (an? <ONE>) and (?:also )?(?:as )?(an? <ONE>)",
        r"\1 counts as \2. \1 counts as \3",
    ),
    # Who comes in
    (
        r"\b(?:exchange|swap) that player with this player\b",
        "substitute that Player with this Player",
    ),
    (
        r"\bsubstitute your (<TRAITS><ONE>)(?: on the field)? (?:with|for) (?:another|an?|your other) (<TRAITS><ONE>)(?: (?:on|from) (?:the|your) bench)",
        r"substitute one of your \1s with a \2 on the bench",
    ),
    (
        r"\b(your opponent|the offense|the defense) substitutes (<N>|up to <N>|an?) of their (<TRAITS><NOUN>)(?: on the field)?(?=\.|,| and)",
        r"substitute \2 of \1's \3 chosen by \1",
    ),
    (
        r"(\bbench ?(?:–|-|:) )you may (substitute [^.]*?) at the (start|end) of (a|each|the) (down|possession|play)\.",
        r"\1At the \3 of \4 \5, you may \2.",
    ),
    (
        r"(\bsubstitute (?:one|<N>|up to <N>) of your <TRAITS><NOUN>)\. the player (?:that|who) comes in (?:is|enters) (energized|exhausted)",
        lambda m: f"{m[1]} with an {m[2]} Player",
    ),
    (
        r"\b(?:exchange|swap) this player with (one of your <TRAITS><NOUN>|an? <TRAITS><ONE>) on the field",
        r"substitute \1 with this Player",
    ),
    (
        r"<C>(?:exchange|replace|swap|substitute) (up to <N> of your <TRAITS><NOUN>|<N> of your <TRAITS><NOUN>)(?: on the field)? (?:with|for) (<TRAITS>)players (?:on|from) (?:the|your) bench(?=\.|,| and)",
        r"substitute \1 with a \2Player on the bench",
    ),
    (
        r"<C>(?:exchange|replace|swap|substitute) (one of your <TRAITS><NOUN>|an? <TRAITS><ONE>|this player|up to <N> of your <TRAITS><NOUN>)(?: on the field)? (?:with|for) (?:one of your|an?|your) (?P<traits><TRAITS>)(?P<bench>bench )?(?P<noun><NOUN>)(?: (?:on|from) (?:the|your) bench)?(?: (?:from|on|of) the same side(?: of the ball)?)?(?=\.|,| and)",
        _substituted,
    ),
    (
        r"(\bsubstitute [^.]*? with )a((?: (?!energized|exhausted)[\w ]+?)?) player(?: on the bench)?\. (?:the|that) (?:new )?player(?: that (?:enters|comes onto) the field)? (?:comes onto the field|enters the field|comes in|enters|is) (energized|exhausted)",
        lambda m: f"{m[1]}an {m[3]}{m[2]} Player on the bench",
    ),
    (
        r"(\bsubstitute [^.]*? with (?:an?|one of your) [^.]*?)\. (?:the|that) (?:new )?player(?: that (?:enters|comes onto) the field)? (?:comes onto the field|enters the field|comes in|enters|is) energized",
        r"\1",
    ),
]
