"""Hands and piles as people speak of them, and what a single card of one tells."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule

_WHOSE: Final = (
    r"(?P<whose>your opponent's|your|each player's|both players'|the offense's|the defense's)"
)


def _limit(found: re.Match[str]) -> str:
    whose = (found["whose"] or "each player's").replace("both players'", "each player's")
    return f"{whose} {found['deck']} hand limit"


def _no_draw(found: re.Match[str]) -> str:
    """`Neither player draws an Action card at the end of the down`, of every down."""
    who = found["who"].lower()
    if who in ("neither player", "players", "the players", "both players"):
        who = "each player"
    verb = "do" if who in ("you", "they") else "does"
    so = found["so"]
    when = f"At the end of the play, if {so}" if so else "At the start of each down"
    return f"{when}, {who} {verb} not draw an Action card at the end of this down"


def _from_that_deck(found: re.Match[str]) -> str:
    """`Put a card … on the bottom of its deck. If you do, draw a card from that deck.`"""
    then = "If you do, draw" if found["if"] else "Draw"
    many = found["many"]
    parts = []
    for a, deck in (("a", "Play"), ("an", "Action")):
        first = (
            f"Discard {a} {deck} card"
            if found["put"] is None
            else (
                f"Put {a} {deck} card from your hand on the {found['end'] or 'bottom'} of your {deck} deck"
            )
        )
        if found["shuffle"]:
            first = f"Shuffle {a} {deck} card from your hand into your {deck} deck"
        count = f"{a} {deck} card" if many is None else f"{many} {deck} cards"
        parts.append(f"• {first}. {then} {count}.")
    if found["once"]:
        return f"{found['once']}: Choose one: {' '.join(parts)}"
    if found["may"]:
        return f"you may do this: [Choose one: {' '.join(parts)}]"
    return f"Choose one: {' '.join(parts)}"


def _back(found: re.Match[str]) -> str:
    """A Play that is put somewhere when the play or the down is over."""
    so = found["so"]
    if so is not None:
        so = re.sub(
            r"^(?:it|this play|the play|this card)\b(?= (?:is|was|gain|did|lo))",
            "the play",
            so,
            flags=re.I,
        )
        so = re.sub(r" on offense$", "", so, flags=re.I)
        so = re.sub(r"\bwas\b", "is", so, flags=re.I)
    may = "you may " if found["may"] else ""
    where = found["where"].lower()
    if "hand" in where:
        deed = "return this card to your hand"
    elif "bottom" in where:
        deed = "put this card on the bottom of its deck"
    else:
        deed = "shuffle this card into its deck"
    condition = f"if {so}, " if so else ""
    return f"At the end of your play, {condition}{may}{deed}"


_TO: Final = (
    r"(?P<where>(?:return|put) (?:it|this card|this play|this play card) (?:to|into|in|back (?:in)?to) (?:your|its owner's) hand"
    r"|(?:put|return) (?:it|this card|this play|this play card) (?:on|to) the bottom of (?:your (?:play )?|its )deck"
    r"|shuffle (?:it|this card|this play|this play card) (?:back )?into (?:your (?:play )?|its )deck)"
    r"(?: instead of (?:discarding it|putting it (?:into|in|on) (?:your|the) (?:play )?discard pile|your discard pile))?"
)
_THIS: Final = r"(?:this play|this card|it)"
_OVER: Final = r"at the end of (?:the|this) (?:down|play)"

HOLDINGS: Final[list[Rule]] = [
    # Hands
    (r"\bhands? of (action|play) cards\b", r"\1 hand"),
    (
        r"\bboth players (?:exchange|swap|trade) (?:their )?(action|play) hands?(?: with each other)?(?=\.)",
        r"exchange \1 hands with your opponent",
    ),
    (
        r"\b(exchange (?:your )?(?:action|play) hands?) with your opponent's(?=\.)",
        r"\1 with your opponent",
    ),
    (
        rf"<C>(?:the )?(?:{_WHOSE} )?(?:maximum )?hand (?:size|limit) (?:for|of) (?P<deck>action|play) cards(?= (?:is|are|becomes?) )",
        _limit,
    ),
    (
        r"\byou (?:may|can) (?:hold|keep|have) (?:up to )?(<N>|an) (?:additional|extra|more) (action|play) cards?(?: in (?:your )?hand)?(?=[.,]| while | this | until )",
        lambda m: f"your {m[2]} hand limit is increased by {'1' if m[1].lower() == 'an' else m[1]}",
    ),
    # Draws that do not come
    (
        r"<S>(?P<who>players|the players|both players|the offense|the defense|your opponent) (?:(?:do|does|may|can) not|cannot|can't) draw (?:an )?action cards? at the end of (?:a|each|every|the|any) down(?: (?:if|when|in which) (?P<so>(?:the|a|that) (?:play|pass|run) (?:is|was) [^.,]*))?(?=\.)",
        _no_draw,
    ),
    (
        r"<S>(?P<who>neither player) (?:draws|may draw|can draw) (?:an )?action cards? at the end of (?:a|each|every|the|any) down(?: (?:if|when|in which) (?P<so>(?:the|a|that) (?:play|pass|run) (?:is|was) [^.,]*))?(?=\.)",
        _no_draw,
    ),
    (
        r"\b(?P<who>your opponent|the offense|the defense|each player|you) (?P<do>does|do) not draw an action card at the end of this down or (?:at the end of )?the next down(?=\.)",
        r"\g<who> \g<do> not draw an Action card at the end of this down. The next time a down starts this game, \g<who> \g<do> not draw an Action card at the end of this down",
    ),
    # Of whichever deck it is
    (
        r"\b(?:(?P<once>once (?:per|each|every|a) (?:down|possession|half|game)),? (?=you may ))?(?P<may>you may )?(?:(?P<put>put|place|return) a card from your hand (?:on|to) the (?P<end>bottom|top) of (?:its|your|that card's) deck|(?P<shuffle>shuffle) a card from your hand into (?:its|your) deck|discard a card(?: from your hand)?)(?:\. (?P<if>if you do,) draw|\. (?:then,? )?draw|,? (?:then|and) draw) (?:(?P<many><N>) cards|a card) from (?:that|the same|the same card's) deck\.",
        _from_that_deck,
    ),
    (
        r"\b(put an? (action|play) card from your hand on the (?:bottom|top) of) its deck\b",
        r"\1 your \2 deck",
    ),
    # Out of the discard pile
    (
        r"\bsearch your (action|play) discard pile for (an?|one|<N>|up to <N>) cards?,?(?: reveal (?:it|them),?)?(?:,? and| then|,)? (?:put|return) (?:it|them) (?:into|in|to) your hand(?=\.)",
        lambda m: (
            f"put {m[2] if m[2].lower() not in ('a', 'an', 'one') else 'an' if m[1].lower() == 'action' else 'a'} {m[1]} card{'' if m[2].lower() in ('a', 'an', 'one') else 's'} from your discard pile into your hand"
        ),
    ),
    (
        r"(\bfrom your discard pile into your hand\.(?: if [^.,]*,)?) shuffle (?:the rest|the rest of (?:it|them|that pile)|the other cards|the remaining cards) into your (action|play) deck(?=\.)",
        r"\1 shuffle your \2 discard pile into your \2 deck",
    ),
    (
        r"(\b(?:put|return) (?:a|<N>|up to <N>) (?:cards? )?from your (action|play) discard pile (?:to|into) your hand\.(?: if [^.,]*,)?) shuffle (?:the rest|the other cards|the remaining cards) into your (?:action|play) deck(?=\.)",
        r"\1 shuffle your \2 discard pile into your \2 deck",
    ),
    (
        r"(\blook at the top card of (?:your|your opponent's) (?:action|play) deck\.) you may put (?:it|that card) on the bottom(?: of (?:your|that|its|their|your opponent's) (?:action |play )?deck)?(?=\.)",
        r"\1 You may put it on the bottom of its deck",
    ),
    (
        r"\b(you may look at the top card of (?:your|your opponent's) (?:action|play) deck)\. you may put (?:it|that card) on the bottom(?: of (?:your|that|its|their|your opponent's) (?:action |play )?deck)?\.",
        r"\1. If you do, do this: [You may put it on the bottom of its deck.]",
    ),
    # Plays that come back
    (
        rf"<S>(?:if|when|whenever) (?P<so>{_THIS} (?:is|was) (?:stopped|successful|incomplete|complete|completed)(?: on offense)?),? (?P<may>you may )?{_TO}(?: {_OVER})?(?=\.)",
        lambda m: _back(m) if "this" in m["where"].lower() or "this" in m["so"].lower() else m[0],
    ),
    (
        rf"<S>(?P<may>you may )?{_TO} {_OVER}(?: if (?P<so>(?:{_THIS}|the play|you) (?:is|was|gained|gains|scored?|did) [^.]*))?(?=\.)",
        lambda m: _back(m) if m["so"] and "this" in m["where"].lower() else m[0],
    ),
    (
        rf"<S>if (?P<so>{_THIS} (?:gained|gains|gain|lost|loses|lose) [^.,]*?),? (?P<may>you may )?{_TO}(?: {_OVER})?(?=\.)",
        lambda m: _back(m) if "this" in m["where"].lower() or "this" in m["so"].lower() else m[0],
    ),
    # What one card tells
    (
        r"\bthe strength of (?:the|that) (?:discarded|revealed|flipped) (?:play |action )?card\b|\bthe (?:discarded|revealed|flipped) (?:play |action )?card's strength\b",
        "the Strength of that card",
    ),
    (r"\bthe (?:discarded|revealed|flipped) (?:play |action )?card (?=is |was )", "that card "),
    (
        r"\badd its strength to the play strength\b",
        "increase the Play Strength by the Strength of that card",
    ),
    (
        r"\bflip over the top card of (your|your opponent's) play deck\. if (?=its strength|that card's strength|it is an?\b|that card is an?\b|it's an?\b)(?![^.]*\b(?:becomes?|put|hand)\b)",
        lambda m: (
            f"{'Discard' if m[1].lower() == 'your' else 'Your opponent discards'} the top card of {'your' if m[1].lower() == 'your' else 'their'} Play deck. If "
        ),
    ),
    (
        r"\bflip over the top card of your play deck(?:\.| and) (gain|lose|the offense (?:gains|loses)) (?=yards equal to (?:\d+ times )?(?:its strength|the strength of that card))",
        r"Discard the top card of your Play deck. \1 ",
    ),
    # Costs
    (
        r"<S>when(?:ever)? (?:a|either|any|each) player plays an action card, (?:they|that player|he or she) must (?:first )?discard (?P<n>a|an|another|one)(?: (?P<deck>action|play))? card(?: from their hand)? as an additional cost(?=\.)",
        lambda m: f"Each player must discard {_price(m)} to play an Action card",
    ),
    (
        r"<S>when(?:ever)? (?P<who>your opponent|the offense|the defense) plays an action card, (?:they|that player) must (?:first )?discard (?P<n>a|an|another|one)(?: (?P<deck>action|play))? card(?: from their hand)? as an additional cost(?=\.)",
        lambda m: f"{m['who']} must discard {_price(m)} to play an Action card",
    ),
    (
        r"<S>(?P<while>while [^.,]*, )?(?P<who>they|your opponent|each player|the offense|the defense|players) must discard (?P<n>a|an|another|one)(?: (?P<deck>action|play))? card (?:each time|whenever|when|for each action card) they play(?: an action card)?(?P<for> this (?:down|possession|half|game))?(?=\.)",
        lambda m: _each_time(m),
    ),
    (
        r"<S>action cards cost (?:an additional|an extra|one additional|a) (?P<deck>action|play) card(?: to play)?(?P<n>)(?=\.)",
        lambda m: f"Each player must discard {_price(m)} to play an Action card",
    ),
    (
        r"<S>as an additional cost to play (?:an action card|action cards), (?P<who>each player|your opponent|the offense|the defense|players) must discard (?P<n>a|an|another|one)(?: (?P<deck>action|play))? card(?=\.)",
        lambda m: (
            f"{'each player' if m['who'].lower() == 'players' else m['who']} must discard {_price(m)} to play an Action card"
        ),
    ),
    (
        r"<S>(?P<so>while [^.,]*, )?you may play (?P<n>one|<N>|an) (?:extra|additional|more) action cards? (?:each|per|every|a) down(?P<while> while [^.,]*)?(?=\.)",
        lambda m: (
            f"{_while(m)}you can play {1 if m['n'].lower() == 'an' else m['n']} further Action card{'' if m['n'].lower() in ('one', 'an', '1') else 's'}"
        ),
    ),
]


def _price(found: re.Match[str]) -> str:
    deck = found["deck"]
    return (
        "one card" if deck is None else f"{'an' if deck.lower() == 'action' else 'a'} {deck} card"
    )


def _while(found: re.Match[str]) -> str:
    so = (found["so"] or found["while"] or "").strip(" ,")
    return f"{so[:1].upper()}{so[1:]}, " if so else ""


def _each_time(found: re.Match[str]) -> str:
    who = found["who"]
    before = found["while"] or ""
    if who.lower() == "they":
        owner = re.match(r"while (your opponent|the offense|the defense) ", before, re.I)
        if owner is None:
            return found[0]
        who = owner[1]
    elif who.lower() == "players":
        who = "each player"
    return f"{before}{who} must discard {_price(found)} to play an Action card{found['for'] or ''}"
