"""What is cancelled as it is played, and other things that cards say of Players and cards."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule, above

_WHEN: Final = r"(?P<when>(?: (?:this (?:down|possession|half|game)|until the end of the (?:down|possession|half|game)|during on.field adjustments|prior to selecting a play|at the (?:start of a down|start of a possession|end of the play)))*)"
_IT: Final = r"(?:it|that card|that action card|its effect|that ability|that exhaust ability|that effect|the card|the ability)"


def _at_a_price(found: re.Match[str]) -> str:
    """A card or ability that is cancelled, for a price, when it is played (R-45)."""
    deed = (
        "plays an Action card"
        if found["deed"].lower().startswith("play")
        else "uses an Exhaust ability"
    )
    return f"{found['head']} {found['who']} {deed}{found['when']}, {_price(found)}"


def _price(found: re.Match[str]) -> str:
    price = found["price"].strip()
    price = re.sub(r"^exhaust this player$", "exhaust this Player", price, flags=re.I)
    return f"you may {price}. If you do, cancel it"


def _or_else(found: re.Match[str]) -> str:
    """`… must discard another Action card or that card is cancelled`."""
    who = re.sub(r"^(?:a|the) player on (offense|defense)$", r"the \1", found["who"], flags=re.I)
    price = re.sub(r"\banother\b", "an", found["price"], flags=re.I)
    return f"whenever {who} plays an Action card{found['when']}, {who} may {price}. If they do not, cancel it"


def _players_who_have(found: re.Match[str]) -> str:
    """`each player with a Superstar on the field draws …`: you if you have one, and they."""
    head, what, verb, rest = found["head"] or "", found["what"], found["verb"], found["rest"]
    mine = re.sub(r"\btheir\b", "your", rest, flags=re.I)
    start = f"{head[:1].upper()}{head[1:]}"
    first = f"{start}{'if' if head else 'If'} you have {what}, you {verb[:-1]} {mine}."
    return f"{first} {start}{'if' if head else 'If'} your opponent has {what}, your opponent {verb} {rest}."


_WHOM: Final = r"(?P<whom>target [^.,:]*?|an? (?:opponent's|opposing) [^.,:]*?|one of (?:your|your opponent's|the offense's|the defense's) [^.,:]*?)"
_HOW_LONG: Final = r"(?P<for> (?:this (?:down|possession|half|game)|until the end of (?:the|this) (?:down|possession|half|game)|for the rest of (?:the|this) (?:down|possession|half|game)))?"


def _both_of_one(found: re.Match[str]) -> str:
    """`Target Player cannot do this and cannot do that` is said of one Player."""
    when = found["for"] or ""
    whom = found["whom"][:1].lower() + found["whom"][1:]
    return f"Choose {whom}. That Player {found['one']}{when}. That Player {found['other']}{when}"


def _costs(found: re.Match[str]) -> str:
    """`Action cards cost an additional discard`: whoever plays one must discard a card."""
    who = {"your opponent's": "your opponent", "your": "you"}.get(
        (found["who"] or "").lower(), "each player"
    )
    kind = (found["kind"] or "").strip()
    what = (
        "an Action card"
        if not kind
        else f"an {kind} Action card"
        if kind.lower() == "offense"
        else f"a {kind} Action card"
    )
    deck = (found["deck"] or "").strip()
    price = "one card" if not deck else f"{'an' if deck.lower() == 'action' else 'a'} {deck} card"
    return f"{who} must discard {price} to play {what}{found['for'] or ''}"


HEARD: Final[list[Rule]] = [
    (
        rf"<S>{_WHOM} (?P<one>(?:cannot|must|gains?|loses?|counts?|has) [^.]*?),? and (?P<other>(?:cannot|must|gains?|loses?|counts?|has) [^.]*?){_HOW_LONG}(?=\.)",
        _both_of_one,
    ),
    (
        rf"\b(?P<who>this player|that player|(?:all of )?your [^.,:]*?) cannot be (?P<one>exhausted|energized|designated|targeted) or (?:be )?(?P<other>exhausted|energized|designated|targeted)(?P<by> by (?:your opponent|effects|your opponent's effects))?{_HOW_LONG}(?=\.)",
        lambda m: (
            f"{m['who']} cannot be {m['one']}{m['by'] or ''}{m['for'] or ''}. {m['who'][:1].upper()}{m['who'][1:]} cannot be {m['other']}{m['by'] or ''}{m['for'] or ''}"
        ),
    ),
    # Costs
    (
        r"<C>(?:(?P<who>your opponent's|your|each player's) |all )?(?P<kind>offense |defense )?action cards cost (?:an additional|an extra|a|one more|one additional)(?P<deck> action| play)?(?: card)? discard(?: to play)?(?P<for> this (?:down|possession|half|game))?(?=\.)",
        _costs,
    ),
    (
        r"<C>(?P<who>your opponent|the offense|the defense|each player|you|players|a player) must (?:first )?discard (?:a|another|an additional|an extra) card(?: from (?:your|their) hand)? (?:to play|each time they play|when they play|whenever they play) (?P<what>an (?:offense |defense )?action card|a defense action card)(?=\.| this )",
        lambda m: (
            f"{'each player' if m['who'].lower() in ('players', 'a player') else m['who']} must discard one card to play {m['what']}"
        ),
    ),
    (
        r"<S>to play (?P<what>an (?:offense |defense )?action card|a defense action card), (?P<who>your opponent|the offense|the defense|each player|you|players|a player) must (?:first )?discard (?P<n>a|another|an additional|an extra)(?P<deck> action| play)? card(?: from (?:your|their) hand)?(?=\.)",
        lambda m: (
            f"{'each player' if m['who'].lower() in ('players', 'a player') else m['who']} must discard {'one' if not m['deck'] else 'an' if 'action' in m['deck'].lower() else 'a'}{m['deck'] or ''} card to play {m['what']}"
        ),
    ),
    (
        r"\b(your opponent|the offense|the defense|each player|you) (?:may|can) (?:only play (<N>)|play only (<N>)|play at most (<N>)|play up to (<N>)) action cards (?:each|per|a|every) down\b",
        lambda m: (
            f"{m[1]} cannot play more than {m[2] or m[3] or m[4] or m[5]} Action cards each down"
        ),
    ),
    (
        r"<C>(?:players|neither player) (?:cannot|can't|may not|may|can) play more than (<N>) action cards? (?:each|per|a|every|in a) down\b",
        lambda m: (
            f"each player cannot play more than {m[1]} Action card{'' if m[1].lower() in ('one', '1') else 's'} each down"
        ),
    ),
    (
        r"\b(cannot play more than <N> action cards) (?:per|a|every|in a) down\b",
        r"\1 each down",
    ),
    # Who does it to whom
    (
        r"\b(when(?:ever)?|each time|the next time) (your opponent|you|the offense|the defense) (exhausts?|energizes?) (an?|one of your|one of your opponent's|an opposing|this|another of your) (<TRAITS><NOUN>)(?=,| this )",
        lambda m: (
            f"{m[1]} {m[4]} {m[5]} is {'exhausted' if m[3].lower().startswith('exh') else 'energized'} by {m[2]}"
        ),
    ),
    (
        r"\b(is|becomes) (exhausted|energized) by (an effect|effects|any effect|a card effect|card effects)(?=,)",
        r"is \2 by an effect",
    ),
    (
        r"\b(is|becomes) (exhausted|energized) by (?:an opponent's effect|an effect of your opponent|one of your opponent's effects|your opponent's effects?|an opposing effect)(?=,)",
        r"is \2 by your opponent",
    ),
    # In its stead
    (
        r"\b(when(?:ever)?|if|the next time) (this player|the attached player|one of your <TRAITS><NOUN>|that player) (?:becomes|is) exhausted((?: this| until)[^,.]*)?, ([^.]*?) instead(?=\.)",
        r"\1 \2 would be exhausted\3, \4 instead",
    ),
    (
        r"<S>(?:discard|remove) this card(?: from the field)?: ([^.]*\.)",
        r"Once per down: Remove this card from the field. \1",
    ),
    (
        r"\beach player (?:discards|removes) all (?:of )?(?:their )?(power ups|gridiron cards|superstars)(?: from the field)?(?=\.)",
        r"remove all \1 from the field",
    ),
    (
        r"\b(you have|your opponent has) a power up attached\b",
        r"\1 a Power Up on the field",
    ),
    (
        # A Superstar stays attached when its Player leaves the field (T-15).
        r"\byou have a superstar attached\b",
        "the number of your Superstar Players on the field is at least 1 or the number of your Superstar Players on the bench is at least 1",
    ),
    (
        r"<S>(<N>|one) of your (<TRAITS><NOUN>) (?:switch(?:es)?|trades?|swaps?|changes?) places with (?:<N>|a|an|one) (?:players?|<NOUN>) (?:on|from) (?:your|the) bench(?=\.)",
        r"Substitute \1 of your \2",
    ),
    (
        r"\bchoose a card (?:in|from) your opponent's discard pile(?:\. (?:they|your opponent) (?P<v>puts?|shuffles?) (?:it|that card)| and (?P<w>put|shuffle) it) (?P<to>on the bottom of|on top of|on the top of|into) (?:their|your opponent's) deck(?=\.)",
        lambda m: (
            "choose one: "
            + " ".join(
                f"• Choose {a} card from your opponent's discard pile and {'shuffle it into' if m['to'].lower() == 'into' else 'put it ' + m['to']} that deck."
                for a in ("a Play", "an Action")
            )[:-1]
        ),
    ),
    (
        r"(\breveals? their (action|play) hand)\. (?:you )?choose a card(?: from it)?\. (?:they|your opponent) discards? (?:it|that card) and draws? ",
        r"\1. Choose a \2 card from your opponent's hand and discard it. Your opponent draws ",
    ),
    # Aimed at one's Players
    (
        r"\b(cancel|choose a new target for|choose new targets for) (?:target|an?|any|your opponent's|an opponent's|an opposing)( opponent's| opposing)? (action card|exhaust ability|effect)(?: (?:of|played by|used by) your opponent)? (?:that targets?|that would target|targeting|that chooses|that affects|that would affect) (?:one (?:or more )?of your players|your players|a player you control|any of your players)(?=[.,])",
        r"\1 target \3 that targets one of your Players",
    ),
    (
        r"<S>cancel the next (?:exhaust ability) (?:that )?((?:one|any) of (?:your opponent's|the offense's|the defense's) [^.,]*?|that player) uses( this (?:down|possession|half|game))?(?=\.)",
        lambda m: f"The next time {m[1]} uses an Exhaust ability{m[2] or ' this down'}, cancel it",
    ),
    # Cancelled as it is played or used
    (
        rf"\b(?P<head>when(?:ever)?|each time|the next time) (?P<who>your opponent|the offense|the defense|that player|(?:one|any) of [^.,]*?|an? opposing [^.,]*?) (?P<deed>plays an action card|uses an exhaust ability|uses its exhaust ability){_WHEN}, you may (?P<price>(?:discard|exhaust|lose|spend) [^.]*?)(?:\. if you do,| to) cancel {_IT}(?=\.)",
        _at_a_price,
    ),
    (
        rf"\bwhen(?:ever)? (?P<who>your opponent|the offense|the defense|a player on (?:offense|defense)) plays an action card{_WHEN}, (?:they|your opponent) must (?P<price>discard (?:an|another) (?:action|play) card|discard a play card) or {_IT} is cancelled(?=\.)",
        _or_else,
    ),
    (
        r"\bcancel (?:the effects? of )?(?:an|the|target) (action card|exhaust ability|effect) (?:that )?(?:your opponent|the opponent|they) (?:just |has just )?(?:played|used|activated)\b",
        lambda m: (
            f"cancel target {m[1]} {'of' if m[1].lower() == 'effect' else 'played by' if 'card' in m[1].lower() else 'used by'} your opponent"
        ),
    ),
    (
        r"\bcancel the effects? of (an? |target |your opponent's )(action card|exhaust ability)\b",
        lambda m: f"cancel {m[1]}{m[2]}",
    ),
    (
        r"\bchoose an exhaust ability of (?:a|an opposing|one of your opponent's) players?(?: on the field)?\. cancel (?:its effect|it)(?=\.| \()",
        "cancel target Exhaust ability",
    ),
    (
        r"\bcancel (?:the|a) (run|receive|tackle|exhaust) abilit(?:y|ies) of the designated (runner|receiver|tackler|ball carrier)\b",
        r"cancel all \1 abilities of the \2",
    ),
    (
        r"\bcancel (the (?:runner|receiver|tackler|ball carrier))'s (run|receive|tackle|exhaust) ability\b",
        r"cancel all \2 abilities of \1",
    ),
    (
        r"\bcancel all (run|receive|tackle) and (run|receive|tackle) abilities(?: triggered| used)?(?: this down)?(?=\.|,)",
        r"cancel all \1 abilities and cancel all \2 abilities",
    ),
    # Players
    (
        r"\b(cannot|can't) be designated to (?:run or receive|receive or run|run the ball or receive)(?: the ball| a pass)?\b",
        r"\1 be designated",
    ),
    (
        r"<C>(?P<who>(?:your opponent's|your|all|all of your opponent's|opposing) <TRAITS>(?:dbs|lbs|dls|cbs|defensive backs|linebackers|defensive linemen|cornerbacks|safeties|defensive ends|defensive tackles|defensive players|defenders)|this player|that player) (?:cannot|can't) (?:make a )?tackle(?: on this play| this play)?(?P<for> this (?:down|possession|half))?(?=\.)",
        lambda m: f"{m['who']} cannot be designated{m['for'] or ''}",
    ),
    (
        r"(\bchoose [^.]*?<NOUN><WHERE>\. )(until the end of the (?:down|possession|half|game)|this (?:down|possession|half)), (?:they|it|that player) (cannot [^.]*|gains? [^.]*|counts? [^.]*|must [^.]*)(?=\.)",
        lambda m: f"{m[1]}That Player {m[3]} {m[2]}",
    ),
    (r"\bby (your opponent's|the opponent's) card effects\b", "by your opponent's effects"),
    (r"\bby (?:any )?card effects\b", "by effects"),
    (
        r"\b(?:at|of|with|who plays?|that plays?) the same position(?: as (this player|that player))?(?=[.,]| on )",
        lambda m: f"with the same position as {m[1] or 'that Player'}",
    ),
    (
        r"<S>if (?:the attached player|this player) is designated (?:to tackle|as the tackler) on an? (<CALL>), ([^.]*)\.",
        r"Whenever this Player is designated as the tackler on a \1, \2.",
    ),
    (
        r"<S>(?P<keyword>run|receive|tackle|exhaust) abilities (?:have no effect|are cancelled|do nothing|do not work) while (?:the )?(?:attached player|this player) is (?P<role>running the ball|running|the runner|receiving|the receiver|the ball carrier|carrying the ball)(?=\.)",
        lambda m: (
            f"While this Player is the {'receiver' if 'rece' in m['role'].lower() else 'ball carrier' if 'carr' in m['role'].lower() else 'runner'}, all {m['keyword']} abilities are cancelled"
        ),
    ),
    (
        r"<S>superstars and legends (?:cannot use (?:their |any )?abilities|lose (?:all )?(?:their )?abilities|have no abilities)(?=\.)",
        "Superstars cannot use abilities. Legends cannot use abilities",
    ),
    (
        r"<S>this player (?:does not|doesn't) (?:become|get) exhausted (?:when|while|from|by|for|after) (?:tackling|running|receiving|being designated|running or receiving|making a tackle|catching a pass|running the ball)(?=\.)",
        "This Player cannot be exhausted by being designated",
    ),
    (
        r"<S>(?P<head>at the (?:start|end) of (?:each|a|every) (?:down|possession|half), |)(?:each|a|any) player (?:with|who has|that has) (?P<what>an? (?:energized |exhausted )?(?:superstar|legend|<ONE>)(?: on the field)?) (?P<verb>draws|discards|gains|loses) (?P<rest>[^.]*)\.",
        _players_who_have,
    ),
    # Cards
    (
        r"\blook at your opponent's (action|play) (?:cards|hand)(?:\.|,? and) choose (?:one|a card)(?: of them| from it)?(?: and discard it|\. (?:they|your opponent) discards? (?:it|that card)|, and discard it)(?=\.)",
        r"look at your opponent's \1 hand. Choose a card from it and discard it",
    ),
    (
        r"\b(?:your opponent|they) reveals? (?:their play cards|the play cards in their hand|their play hand|their hand)\. (?:you )?choose (?:one of them|a (?:play )?card from it|a play card|one|one of those cards)\. (?:(?:they|your opponent) (?:cannot|can't|may not) (?:call|select|use|play) (?:it|that card|that play|that play card)|(?:it|that card|that play card|that play) (?:cannot|can't|may not) be (?:called|selected|used|played))(?: this down)?(?=\.)",
        "your opponent reveals their Play hand. Choose a Play card from your opponent's hand and they cannot call it this down",
    ),
    (
        r"\blook at your opponent's play (?:hand|cards)(?:\.|,? and) choose (?:one|a card|a play card)(?: of them| from it)?\. (?:(?:they|your opponent) (?:cannot|can't|may not) (?:call|select|use|play) (?:it|that card|that play|that play card)|(?:it|that card|that play card|that play) (?:cannot|can't|may not) be (?:called|selected|used|played))(?: this down)?(?=\.)",
        "look at your opponent's Play hand. Choose a Play card from your opponent's hand and they cannot call it this down",
    ),
    (
        r"<S>(remove this card(?: from the field)?) (?:after|when|whenever|once) (an? [^.,]*)(?=\.)",
        r"Whenever \2, \1",
    ),
    # Decks
    (
        r"\b(active (?:while|if)) (?:at least )?(<N>)(?: or more)? of your (?:offensive |defensive )?players are (<NOUN>)(?=[.,])",
        r"\1 your deck has at least \2 \3",
    ),
    (
        r"\b(active (?:while|if)) (?:none|no one) of your players (?:has|have) a rating (?:above|of more than|higher than|over) (?P<n><N>|\d+)(?=[.,])",
        above(r"\1 your deck has no Players with a rating of {} or more"),
    ),
    (
        r"\bforces? a live ball turnover\b",
        lambda m: m[0].replace("a live ball turnover", "a turnover"),
    ),
]
