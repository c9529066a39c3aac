"""What players do with their cards."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule, both, choices, one_card, revealed

DEEDS: Final[list[Rule]] = [
    (
        r"(\bput [^.]*?cards? from (?:your|their) hand on (?:top|the top|the bottom) of (?:your|their) (?:\w+ )?deck) in any order\b",
        r"\1",
    ),
    (r"(\bwould [^.]*\. if (?:you|they) do, [^.]*) instead(?=\.)", r"\1"),
    (
        r"\beach player may discard any number of (action|play) cards\. each player (?:then )?draws (?:as many (?:action|play) cards as they discarded|that many (?:action|play) cards|the same number of (?:action|play) cards)",
        r"each player may discard any number of \1 cards and draw that many \1 cards",
    ),
    (r"\bas many (action|play) cards as (?:they|you) discarded\b", r"that many \1 cards"),
    (
        r"\bexchange ((?:your )?(?:action |play )?hands?) with (your opponent(?:'s)?(?: hand)?) until the end of (?:the|this) (down|possession|half)\b",
        r"exchange \1 with \2. The next time a \3 ends, exchange \1 with \2",
    ),
    (
        r"<S>(<WHO>) (?:plays?|must play) with (?:your|their) hands? (?:revealed|face up|open)((?: this| until| for| during)[^.]*)?\.",
        revealed,
    ),
    (
        r"\b(shuffles?) (your|their) discard pile into (?:your|their) (action|play) deck\b",
        r"\1 \2 \3 discard pile into \2 \3 deck",
    ),
    (
        r"\b((?:return|put|remove|discard) (?:all|target|an?|<N>) (?:power ups?|gridiron cards?|superstars?)) on the field\b",
        r"\1",
    ),
    (r"<S>action cards cannot be cancelled\b", "Each player's Action cards cannot be cancelled"),
    (
        r"<S>when(?:ever)? (?:a|your opponent's|your) live ball turnover happens, ([^.]*)\.",
        r"Whenever a fumble happens, \1. Whenever an interception happens, \1.",
    ),
    (
        r"\b(cannot draw more than <N> (?:action|play) cards?) (?:per|a|in a|every) down\b",
        r"\1 each down",
    ),
    (
        r"\b(?:may|can) (?:draw only|only draw) (<N>) ((?:action|play) cards?) (?:each|per|a) down\b",
        r"cannot draw more than \1 \2 each down",
    ),
    (r"\b(one of them becomes your play) this down\b", r"\1"),
    (r"\b(discards?) (your|their) (action|play) cards\b", r"\1 all of \2 \3 cards"),
    (
        r"(?P<head>\b(?:choose|your opponent chooses|the offense chooses|the defense chooses) (?:one|two|three))(?: of the following)?(?::| -) (?!•)(?P<list>[^.•]*?(?:;|, or )[^.•]*)\.",
        choices,
    ),
    (r"\bexhaust, (exhaust [^.:]*?):", r"Exhaust: As an additional cost, \1."),
    (
        r"\b(<WHO>) cannot draw (?:any )?cards( (?:this|until|for|during)[^.,]*)?(?=[.,])",
        r"\1 cannot draw Play cards\2 and \1 cannot draw Action cards\2",
    ),
    (
        r"\blook at your opponent's (action |play )?hand and choose an? (action|play) card\. (?:they|your opponent) discards? (?:that card|it)",
        r"look at your opponent's \1hand. Choose an \2 card from your opponent's hand and discard it",
    ),
    (
        r"\b(shuffles?) (your|their) discard piles? into (?:your|their) decks?\b",
        r"\1 \2 Play discard pile into \2 Play deck and \1 \2 Action discard pile into \2 Action deck",
    ),
    (
        r"(\bwould [^.,]*, (?!(?:(?:you|they|your opponent|the offense|the defense|each player|it) )?(?:may )?(?:gain|lose)s? )[^.]*?) instead(?=\.)",
        r"\1",
    ),
    (
        r"(\bwould [^.,]*, )instead (?!(?:(?:they|you|your opponent|the offense|the defense) )?(?:gain|lose)s? )",
        r"\1",
    ),
    (
        r"\bcancel (?:a|any|that|the) (?:live ball )?turnovers?\b|\bignore all live ball turnovers(?: this down)?",
        "cancel the live ball turnover",
    ),
    (
        r"\b(draws?|discards?) (an?|<N>) (play|action) cards? and (an?|<N>) (play|action) cards?\b",
        r"\1 \2 \3 card and \1 \4 \5 card",
    ),
    (
        r"\b(draws?) (an?|<N>) (play|action) cards?,? (?:then|and|and then) (discards?) (<N>)(?: of them)?(?=\.)",
        r"\1 \2 \3 cards, then \4 \5 \3 card",
    ),
    (
        r"\b((?:action|play)) cards in (?:your |their )?hand, (they|you) discard (<N>) of them\b",
        r"\1 cards in hand, \2 discard \3 \1 cards",
    ),
    (
        r"(\bif (?:your|the) (?:pass|play|run) is [^.,]*, the play (?:is|becomes) \w+) instead\b",
        r"\1",
    ),
    (r"\bafter a turnover,", "whenever a turnover happens,"),
    (
        r"\bflip(s?) over the top card of your play deck\. if (?:it|that card) is (an? [^.,]*?), (?:it|that card) becomes your play(?: this down)?\.(?! (?:otherwise|if not))",
        r"reveal\1 the top card of your Play deck. If that card is \2, that card becomes your play. Otherwise, discard that card.",
    ),
    (
        r"\bflip(s?) over the top card of your play deck\. if (?:it|that card) is (an? [^.,]*?), (?:it|that card) becomes your play(?: this down)?\.",
        r"reveal\1 the top card of your Play deck. If that card is \2, that card becomes your play.",
    ),
    (
        r"\bflip(s?) over the top card of your play deck\. you may have (?:it|that card) become your play(?: this down)?\.",
        r"reveal\1 the top card of your Play deck. Choose one: • That card becomes your play. • Discard that card.",
    ),
    (
        r"\byou may flip over the top card of your play deck\. if you do, (?:it|that card) becomes your play(?: this down)?\.",
        "you may flip over the top card of your Play deck and it becomes the play this down.",
    ),
    (
        r"\bdiscard your (?:current|called) play and (?:choose|select) a (?:new )?play card from your hand\. (?:it|that card) becomes your play",
        "choose a Play card from your hand. That card becomes your play",
    ),
    (
        r"\bif you miss a field goal (this down|this half|this possession),",
        r"if your field goal would be missed \1,",
    ),
    (r"(attach to [^.]*\.(?:(?!choose|target).)*?)\bthat player\b", r"\1this Player"),
    (r"(attach to [^.]*\.(?:(?!choose|target).)*?)\bthat player's\b", r"\1this Player's"),
    (r"<C>(you(?:r)? (?:plays|<CALL>) gain [^.]*?) while attached(?=\.)", r"\1"),
    (r"\bwhen(?:ever)? you intercept a pass\b", "whenever your opponent throws an interception"),
    (
        r"<S>when(?:ever)? (you|your opponent|the defense) (?:forces? a live ball turnover|forces? a fumble or (?:an )?interception|forces? an interception or (?:a )?fumble|intercepts? a pass or forces? a fumble|forces? a fumble or intercepts? a pass), ([^.]*)\.",
        r"Whenever \1 forces a fumble, \2. Whenever \1 forces an interception, \2.",
    ),
    (r"\bif (they|you) (?:cannot|can't|can not)(?=,)", r"if \1 do not"),
    (
        r"\b(discards?) (your|their) (?:entire )?hands?\b(?! (?:on|into))",
        r"\1 all of \2 Play cards and \1 all of \2 Action cards",
    ),
    (r"\b(reveals?) (your|their) (?:entire )?hands?\b", r"\1 \2 Play hand and \1 \2 Action hand"),
    (
        r"<S>((?:discard|exhaust) [^.:]*?) to ((?:gain|draw|energize|exhaust|replay) )",
        r"\1. If you do, \2",
    ),
    (r"\bexhaust, (discard [^.:]*?):", r"Exhaust: As an additional cost, \1."),
    (r"\bchoose a card and discard it\b", "choose a card from it and discard it"),
    (r"\bdiscard one of (?:those|their|its) cards\b", "choose a card from it and discard it"),
    (
        r"\bchoose (an? (?:action|play) card) (?:from|in) (your|their) discard pile and (?:put|return) it (?:into|to) (?:your|their) hand",
        r"put \1 from \2 discard pile into \2 hand",
    ),
    (
        r"\bchoose a card (?:from|in) (your|their) (action|play) discard pile and (?:put|return) it (?:into|to) (?:your|their) hand",
        r"put a card from \1 \2 discard pile into \1 hand",
    ),
    (
        r"\bsearch your discard pile for an? (action|play) card,? (?:reveal it,? )?(?:and )?put it into your hand",
        r"search your \1 discard pile for a card, reveal it and put it into your hand",
    ),
    (
        r"(put it into (?:your|their) hand),?(?: and|\.)? (?:then )?shuffle (?:your|their|that) (?:play |action )?deck",
        r"\1",
    ),
    (
        r"\byour opponent cannot cancel your effects\b|\beffects you control cannot be cancelled\b|\byour opponent cannot cancel effects you control\b",
        "your effects cannot be cancelled",
    ),
    (
        r"\bdiscard (target (?:gridiron card|power up)|all (?:gridiron cards|power ups))(?= |\.)",
        r"remove \1 from the field",
    ),
    (
        r"\bwhen(?:ever)? (?:a|either) player (?P<deed>scores a touchdown|scores a safety|fumbles|throws an interception|turns the ball over on downs|draws an? (?:action |play )?card|discards an? (?:action |play )?card|makes a field goal|misses a field goal|scores|makes a punt|plays an action card|uses an exhaust ability|spends a timeout|gains a first down|plays a gridiron card|plays a power up|plays a superstar|uses an audible|(?:plays an action card|uses an exhaust ability) (?:during on.field adjustments|prior to selecting a play)), they (?:must )?(?P<body>[^.]*)\.",
        both,
    ),
    (
        r"\bmove a power up from one of (?:your|their) players to another(?: player)?\b",
        "move one of your Power Ups to another Player",
    ),
    (r"\b(can|may) only (play|use|draw)\b", r"\1 \2 only"),
    (
        r"\bchange the target of target\b|\bchoose (?:a )?new targets? for (?:an?|target)\b",
        "choose a new target for target",
    ),
    (r"\b(discards?) a card\b(?! (?:from|in) (?:it|your|their))", one_card),
    (r"\bone card from (?:your|their) hand\b(?! (?:on|into|to))", "one card"),
]
