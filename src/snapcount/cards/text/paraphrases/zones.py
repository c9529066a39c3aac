"""Cards in hands, decks and piles, in the layers and on the field."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule

_KIND: Final = r"(?:power ups?|superstars?|gridirons?)(?: cards?)?"


def _one(words: str) -> str:
    """`Power Ups` is a Power Up, `Gridiron cards` a Gridiron card."""
    kind = re.sub(r"(?: cards?|s)$", "", words.strip(), flags=re.IGNORECASE).lower()
    kind = kind.removesuffix("s")
    return "Gridiron card" if kind == "gridiron" else kind.title()


def _several(words: str) -> str:
    return _one(words) + "s"


def either_removed(found: re.Match[str]) -> str:
    """`Remove a Superstar or all Power Up and Gridiron cards` is a choice of two."""
    parts = re.split(r",? or ", found["list"], flags=re.IGNORECASE)
    return f"[Choose one: {' '.join(f'• {_removed(part)}.' for part in parts)}]"


def _removed(part: str) -> str:
    """`all Power Up and Gridiron cards` is the ones and the others."""
    every = re.match(r"(?:all|any) (?:of (?:your opponent's|your) )?", part, re.IGNORECASE)
    if not every:
        kind = re.sub(r"^(?:an?|one|target) ", "", part, flags=re.IGNORECASE)
        return f"Remove a {_one(kind)} from the field"
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


def hand_limits(found: re.Match[str]) -> str:
    """`Your hand limit is 4 Play cards and 4 Action cards`, one after the other."""
    whose = found["whose"]
    parts = re.findall(r"(\w+) (play|action) cards?", found["list"], re.IGNORECASE)
    how = found["how"] or ""
    said = [f"{whose} {deck.title()} hand limit is {how}{count}" for count, deck in parts]
    return " and ".join(said)


def _open_hand(found: re.Match[str]) -> str:
    """A hand that is played open is shown, and shown again whenever there is a new card in it."""
    who, deck = found[1], found[2]
    third, their = ("", "your") if who.lower() == "you" else ("s", "their")
    shows = f"{who.lower()} reveal{third} {their} {deck} hand"
    return (
        f"At the start of each down, {shows}. Whenever {who.lower()} draw{third} a card, {shows}."
    )


def _a(deck: str) -> str:
    return "an Action" if deck.lower() == "action" else "a Play"


def _they(found: re.Match[str]) -> str:
    """Whom `until they have` speaks of: a deed in the third person is somebody else's."""
    return "they" if found[1].lower().endswith("s") else "you"


def _all_of(words: str) -> str:
    return f"all of {words}" if words.lower().startswith("your ") else words


def _substituted(found: re.Match[str]) -> str:
    """`Exchange one of your Players with one on the bench`: only if the bench is spoken of."""
    if "bench" not in found[0].lower():
        return found[0]
    out = re.sub(r"^an? (.*)$", r"one of your \1s", found[1], flags=re.IGNORECASE)
    return f"substitute {out} with a {found['traits']}{_single(found['noun'])} on the bench"


def _single(noun: str) -> str:
    return re.sub(r"(?<=player)s\b|(?<=back)s\b|(?<=receiver)s\b", "", noun, flags=re.IGNORECASE)


ZONES: Final[list[Rule]] = [
    # What goes without saying
    (
        r"(<S>(?:your|your opponent's|all|each player's|the offense's|the defense's) [^.:]*?) while this player is on the field(?=\.)",
        r"\1",
    ),
    (
        r"\b(your opponent|the offense|the defense|they|you) also (loses?|gains?|draws?|discards?|reveals?|shuffles?)\b",
        r"\1 \2",
    ),
    (
        r"\b(energize|exhaust) (all [^.]*?<NOUN>) on the field and (?:on )?(?:the )?bench\b",
        r"\1 \2 on the field and \1 \2 on the bench",
    ),
    # Revealed until
    (r"\bflip(?:s|ping)? cards over from\b", "reveal cards from"),
    (
        r"\b(?:reveal|flip over|turn over|flip) cards (?:from|off) (?:the top of )?(your (?:play|action) deck)(?: one at a time)? until (?:you (?:reveal|flip over|find|hit|turn over)|revealing|(?P<passive>)) ?(an? [^.,]*?)(?: is revealed| play is revealed)?(?=[.,]| and )",
        r"reveal cards from the top of \1 until you reveal \3",
    ),
    (
        r"(until you reveal an? (?:(?!(?: and|,|\.) ).)*?)(?:,|\.)? (?:and )?(?:then )?(?:that card|it|that play) becomes your play(?: this down)?(?:\.|,)? (?:and )?(?:then )?(shuffle|discard|put|return)s? (?:all )?(?:the )?(?:other revealed cards|other revealed plays|rest of the revealed cards|other cards(?: revealed)?(?: this way)?|other plays|others?|rest|remaining cards|remaining revealed cards|revealed cards)\b",
        r"\1 and it becomes your play and \2 the rest",
    ),
    (
        r"(until you reveal an? (?:(?!(?: and|,|\.) ).)*?)(?:,|\.)? (?:and )?(?:then )?(?:put|take) (?:that card|it) into your hand(?:\.|,)? (?:and )?(?:then )?(shuffle|discard|put|return)s? (?:all )?(?:the )?(?:other revealed cards|rest of the revealed cards|other cards(?: revealed)?(?: this way)?|others?|rest|remaining cards|remaining revealed cards)\b",
        r"\1, put it into your hand and \2 the rest",
    ),
    (
        r"\b(?:reveal|flip over|turn over) the top (<N>) cards of (your (?:play|action) deck)(?:\.|,| and)? (?:one of them|one of those cards) becomes your play(?: this down)?(?:\.|,)? (?:and )?(?:then )?(shuffle|discard|put|return) (?:the )?(?:rest|others?|other cards|remaining cards)\b",
        r"reveal the top \1 cards of \2 and one of them becomes your play and \3 the rest",
    ),
    (
        r"\b(?:reveal|flip over|turn over) the top (<N>) cards of (your (?:play|action) deck)(?:\.|,| and)? (?:then )?(?:put|take) (<N>)(?: of (?:them|those cards))? (?:in|into) your hand",
        r"reveal the top \1 cards of \2. Put \3 of them into your hand",
    ),
    # Searched for
    (
        r"\bsearch(es)? (your|their) discard pile for a card,? (?:reveal it,? )?(?:and )?put it into (?:your|their) hand",
        r"put a card from \2 discard pile into \2 hand",
    ),
    (
        r"\bsearch (your|their) (play|action) deck for (<N>) (?:(?:play|action) cards|cards)(?=,| and)",
        r"search \1 \2 deck for \3 cards",
    ),
    (
        r"\bsearch (your play deck) for (an? [^.,]*?)(?:,| and)? reveal it(?:,|\.)? (?:and )?(?:that card|it|that play) becomes your play(?: this down)?(?=\.|,| and)(?:(?:, then|,| and|\.) (?:then )?shuffle (?:your|that)(?: play)? deck)?",
        r"search \1 for \2, reveal it and it becomes your play",
    ),
    (
        r"\bsearch (your play deck) for (an? [^.,]*?)(?:,|\.)? (?:and )?(?:that card|it|that play) becomes your play(?: this down)?(?=\.|,| and)(?:(?:, then|,| and|\.) (?:then )?shuffle (?:your|that)(?: play)? deck)?",
        r"search \1 for \2, reveal it and it becomes your play",
    ),
    (
        r"\b(search your play deck for) a play card\b",
        r"\1 a card",
    ),
    (
        r"\bsearch your (?:action deck|deck) for an? (power up|superstar|gridiron)(?: cards?)?(?:,? reveal it)?,? and (?:attach|put) it (?:to its (?:normal )?player(?: card)?(?: on the field)?|onto its (?:normal )?player(?: card)?(?: on the field)?|onto the field|into play|on the field)",
        lambda m: f"put a {_one(m[1])} from your Action deck onto the field",
    ),
    (
        r"\bsearch your (?:action deck|deck) for a power up(?: card)?(?:,? reveal it)?,? and attach it to (?=one of|this|that|a |an |target)",
        "attach a Power Up from your Action deck to ",
    ),
    (
        r"\bsearch your (?:action )?discard pile for a power up(?: card)?(?:,? reveal it)?,? and attach it to (?=one of|this|that|a |an |target)",
        "attach a Power Up from your discard pile to ",
    ),
    (
        r"\bsearch your (?:action )?(hand|discard pile) for a superstar(?: card)?(?:,? reveal it)?,? and attach it to its (?:normal )?player(?: card)?(?: on the field)?",
        r"put a Superstar from your \1 onto the field",
    ),
    (
        r"((?:attach a power up|put a (?:superstar|gridiron card)) from your action deck [^.]*)(?:,? then|,? and|\.) (?:then )?shuffle (?:your|that)(?: action)? deck(?: afterwards?)?(?=\.)",
        r"\1",
    ),
    (
        r"\bsearch(es)? (your|their) (?:(action|play) )?discard pile for (an? (?:offense |defense |generic )?(action|play) card|a power up|a superstar|a gridiron card|an? <CALL>(?: or <CALL>)?)(?: cards?)?,? (?:reveals? it,? )?(?:and )?puts? it into (?:your|their) hand",
        lambda m: f"put{'s' if m[1] else ''} {m[4]} from {m[2]} discard pile into {m[2]} hand",
    ),
    (
        r"\bsearch your discard pile for (up to <N>|an?|<N>) (action|play) cards?,? (?:reveal (?:it|them),? )?and shuffle (?:it|them) into your (?:action |play )?deck",
        r"shuffle \1 \2 cards from your discard pile into your \2 deck",
    ),
    # Hands
    (
        r"\b(<WHO>) chooses? (an? (?:action|play) card) (?:from|in) (?:your|their) (?:action |play )?hand and discards? it",
        lambda m: (
            f"{m[1]} {'discard' if m[1].lower() in ('you', 'they', 'both players') else 'discards'} {m[2]}"
        ),
    ),
    (
        r"\b(choose an? (?:action|play) card (?:from|in) your opponent's hand (?:without looking|at random))\. (?:they|your opponent) discards? (?:that card|it)",
        r"\1 and discard it",
    ),
    (
        r"\b(look at your opponent's (?:action|play) hand) and choose a card\. (?:they|your opponent) discards? (?:that card|it)",
        r"\1. Choose a card from it and discard it",
    ),
    (
        r"\b(shuffles?) all (?:of the )?cards (?:in|from) (your|their) (action|play) discard pile into",
        r"\1 \2 \3 discard pile into",
    ),
    (
        r"\b(draws?) until (you|they) have (<N>) (action|play) cards?(?: in (?:your |their )?(?:action |play )?hand)?(?=[.,]| and)",
        r"\1 \4 cards until \2 have \3 in hand",
    ),
    (
        r"(\b(action|play) cards in (?:your |their )?hand, (?:they |you )?)(draws?) until (you|they) have (<N>)(?=\.)",
        r"\1\3 \2 cards until \4 have \5 in hand",
    ),
    (
        r"\b(draws?) until (you|they) have as many (action|play) cards(?: in hand)? as (your opponent|the offense|the defense)(?=[.,]| and)",
        r"\1 \3 cards until \2 have the number of \3 cards in \4's hand in hand",
    ),
    (r"\bfor each card (?:you|they) discarded\b", "for each card discarded this way"),
    (
        r"\b(your opponent|the offense|the defense) (draws|discards) (an? (?:action|play) card) for each of their (<TRAITS><NOUN>)",
        r"\1 \2 \3 for each of \1's \4",
    ),
    (
        r"\breveals? (an?|<N>) random (action|play) cards? from (your|your opponent's|their) hand",
        lambda m: f"{m[0].split()[0]} {m[1]} {m[2]} card from {m[3]} hand at random",
    ),
    (
        r"\b(reveals?) (an?|<N>) (action|play) cards? at random from (your opponent's|your|their) (?:action |play )?hand",
        r"\1 \2 \3 card from \4 hand at random",
    ),
    (
        r"\b(reveals?) (an?|<N>) (?:random )?cards?(?: at random)? from (your opponent's|your|their) (action|play) hand( at random)?",
        lambda m: (
            f"{m[1]} {m[2]} {m[4]} card from {m[3]} hand{' at random' if 'random' in m[0].lower() else ''}"
        ),
    ),
    (
        r"\b(look at (?:your opponent's|the offense's|the defense's) (?:action |play )?hand) and (put|shuffle) (an? (?:(?:action|play) )?card) from it (on|into)\b",
        r"\1. Choose \3 from it and \2 it \4",
    ),
    (
        r"\b(choose an? (?:(?:action|play) )?card (?:from|in) it)\. (?:they|your opponent|that player) (puts?|shuffles?) (?:that card|it) (on|into)\b",
        lambda m: f"{m[1]} and {m[2].rstrip('s')} it {m[3]}",
    ),
    (
        r"\b(choose an? (?:action|play) card) (?:from|in) (your opponent's|their) (?:action |play )?discard pile(?:\. (?:they|your opponent) (?:puts?|shuffles?) (?:it|that card)| and (?:put|shuffle) it) (?P<to>on the bottom of|on top of|on the top of|into) (?:their|your opponent's)(?: action| play)? deck",
        lambda m: (
            f"{m[1]} from {m[2]} discard pile and "
            + (
                "shuffle it into that deck"
                if m["to"].lower() == "into"
                else f"put it {m['to']} that deck"
            )
        ),
    ),
    (
        r"\bchoose a card (?:from|in) (your opponent's|their) (action|play) discard pile(?=[. ])",
        lambda m: (
            f"choose a{'n' * (m[2].lower() == 'action')} {m[2]} card from {m[1]} discard pile"
        ),
    ),
    (
        r"\b(exchanges?|swaps?|trades?) an? (action|play) card (?:in|from) (your|their) (?:action |play )?hand (?:with|for) an? (?:(?:action|play) )?card (?:in|from) (?:your|their) (?:action |play )?discard pile",
        lambda m: (
            f"{m[1]} {_a(m[2])} card from {m[3]} hand with {_a(m[2])} card from {m[3]} discard pile"
        ),
    ),
    (
        r"\b(discards?) down to (<N>) (action|play) cards?(?: in hand)?\b",
        lambda m: f"{m[1]} {m[3]} cards until {_they(m)} have {m[2]} in hand",
    ),
    (
        r"\b(?:each player|both players) with more than (<N>) (action|play) cards(?: in hand)? (?:must )?discards? down to \1(?: (?:action|play) cards)?",
        r"each player discards \2 cards until they have \1 in hand",
    ),
    (
        r"\b(draws?|discards?) (action|play) cards (?:until (?:you|they) have|up to|until (?:you|they) hold) (<N>)(?: (?:action|play) cards?)?(?: in (?:your |their )?(?:action |play )?hand)?(?=[.,]| and)",
        lambda m: f"{m[1]} {m[2]} cards until {_they(m)} have {m[3]} in hand",
    ),
    (
        r"\b(draws?|discards?) up to (<N>) (action|play) cards in (?:your |their )?hand\b",
        lambda m: f"{m[1]} {m[3]} cards until {_they(m)} have {m[2]} in hand",
    ),
    (
        r"\b(draws?|discards?) (action|play) cards until (?:you|they) have (?:as many(?: (?:action|play) cards)?(?: in hand)? as|the same number(?: of (?:action|play) cards)?(?: in hand)? as) (your opponent|the offense|the defense)(?=[.,]| and)",
        lambda m: (
            f"{m[1]} {m[2]} cards until {_they(m)} have the number of {m[2]} cards in {m[3]}'s hand in hand"
        ),
    ),
    (
        r"\bif (your opponent) has more (action|play) cards(?: in hand)? than you(?: do| have)?, draw (?:action |play )?cards until you have (?:the same number|as many)(?=\.)",
        r"if \1 has more \2 cards than you, draw \2 cards until you have the number of \2 cards in \1's hand in hand",
    ),
    (
        r"\b(shuffles?) (your|their) (action|play) hand and (?:your |their )?(?:action |play )?discard pile into (?:your|their) (?:action |play )?deck\b",
        lambda m: (
            f"{m[1]} {m[2]} {m[3]} hand into {m[2]} {m[3]} deck and {m[1]} {m[2]} {m[3]} discard pile into {m[2]} {m[3]} deck"
        ),
    ),
    (
        r"(\blook at your opponent's (play|action) hand\b[^\"]*?)\b(?:they|your opponent) (?:also )?(?:must )?discards? one of those cards(?: of your choice)?",
        r"\1choose a \2 card from your opponent's hand and discard it",
    ),
    (
        r"\b((?:return|put)s? (?:an?|<N>|up to <N>) (?:action|play) cards?)((?: with different names)?) from (your|their) (?:action |play )?discard pile (?:to|into) (your|their) hand,? other than this (?:one|card)\b",
        r"\1\2 from \3 discard pile into \4 hand",
    ),
    (
        r"\b((?:return|put)s? (?:an?|<N>|up to <N>) (?:action|play) cards?),? other than this (?:one|card),?( from (?:your|their))",
        r"\1\2",
    ),
    (r"\b(different names from (?:your|their)) (?:action|play) (discard pile)", r"\1 \2"),
    # Hand limits
    (r"\b(?:maximum )?(action|play) hand size\b", r"\1 hand limit"),
    (r"\bmaximum (action|play) hand limit\b", r"\1 hand limit"),
    (r"<S>(?:maximum )?hand (?:sizes|limits) are\b", "Each player's hand limit is"),
    (
        r"<S>there is no (?:maximum )?hand (?:size|limit)(?: for either player)?(?=\.)",
        "Each player has no hand limit",
    ),
    (
        r"<S>(each player|your opponent|you|the offense|the defense) (?:plays?|must play) with (?:your|their) (action|play) hand (?:revealed|face up|open)\.",
        _open_hand,
    ),
    (
        r"\b(?P<whose>your|your opponent's|each player's|both players'|the offense's|the defense's) (?:maximum )?hand (?:size|limit) is (?P<how>increased by |reduced by |decreased by )?(?P<list><N> (?:action|play) cards?(?: and <N> (?:action|play) cards?)?)",
        hand_limits,
    ),
    (r"\bboth players' ", "each player's "),
    (
        r"\bto play an action card, (?:a player|players|each player) must (?:first )?discard (?:another|an) action card(?: from their hand)?(?=\.)",
        "each player must discard an Action card to play an Action card",
    ),
    # As many as
    (
        r"\b(discard (?:any number of|up to <N>|x) (?:action|play) cards[.,]? (?:then )?(?:and )?)(energize|exhaust) (?:one|a) of (your|your opponent's) (<TRAITS><NOUN>(?: on the field)?) for each (?:card discarded this way|of those cards|card discarded|one)",
        r"\1\2 that many of \3 \4",
    ),
    (
        r"<S>exhaust any number of (your <TRAITS><NOUN>(?: on the field)?)(?=\.)",
        r"Exhaust up to ten of \1",
    ),
    (
        r"<S>energize any number of (your <TRAITS><NOUN>(?: on the field)?)(?=\.)",
        r"Energize up to ten of \1",
    ),
    (
        r"\bif (?:you|they) (energized|exhausted) (exactly |at least |at most )?(<N>) (?:or more )?players this way\b",
        lambda m: (
            f"if the number of Players {m[1]} this way is "
            f"{'at least ' if 'or more' in m[0].lower() else m[2] or 'exactly '}{m[3]}"
        ),
    ),
    (
        r"\b(?:your opponent|the offense|the defense|they|you) (?:cannot|can't|may not) (energize|exhaust) (those players|that player|them)\b",
        r"\2 cannot be \1d",
    ),
    (
        r"\bput up to (<N>) (action|play) cards from (your|their) (?:action |play )discard pile (on|to) (top|the top|the bottom) of\b",
        r"put up to \1 \2 cards from \3 discard pile \4 \5 of",
    ),
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
            f"{'each player' if m[1].lower() == 'a player' else m[1]} must discard {_a(m[2])} card to play an Action card"
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
        lambda m: f"remove a {_one(m[1])} from the field",
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
        lambda m: f"remove a {_one(m[1])} from the field",
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
