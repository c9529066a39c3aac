"""Gridiron cards by what they are, what stays on the field, Strengths, audibles, decks."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule, above, below

_TYPE: Final = r"(?:weather|stadium|environment|event)"
_LAID: Final = rf"(?:{_TYPE} (?:cards?|gridirons?|gridiron cards?)|gridirons?(?: cards?)?|power ups?(?: cards?)?|superstars?(?: cards?)?)"
_BARE: Final = rf"(?:{_TYPE} cards|gridirons?(?: cards)?|power ups|superstars)"

KINDS: Final[list[Rule]] = [
    # Subtypes of Gridiron cards
    (rf"\b({_TYPE})-type gridirons?(?: cards?)?\b", r"\1 cards"),
    (
        r"\bgridiron cards? (?:of the type|of type|with the (?:type|subtype)) (weather|stadium|environment|event)\b",
        r"\1 cards",
    ),
    (r"\b(remove|return) (a|target|another) stadium(?= from|\.|,)", r"\1 \2 Stadium card"),
    (r"\b(remove|return) all (other )?stadiums(?= from|\.|,)", r"\1 all \2Stadium cards"),
    (
        rf"<S>(remove all (?:other )?{_LAID}(?: from the field)?) (?:when|whenever) this card is (?:played|put onto the field)(?=\.)",
        r"When this card is played, \1",
    ),
    (
        rf"<C>({_TYPE}(?: gridiron)? cards|gridirons?(?: cards)?) (?:cannot|can't|may not) be played\b",
        r"each player cannot play \1",
    ),
    (
        rf"\bsearch your (?:action deck|deck) for an? ({_TYPE})(?: cards?| gridirons?(?: cards?)?)(?:,? reveal it)?,? and put it (?:onto the field|into play|on the field)",
        r"put a \1 card from your Action deck onto the field",
    ),
    (
        rf"\b(while|if) an? ({_TYPE} (?:card|gridiron)|gridiron(?: card)?) is (?:on the field|in play)\b",
        r"\1 there is a \2 on the field",
    ),
    (
        rf"\b(while|if) no ({_TYPE} (?:card|gridiron)|gridiron(?: card)?)s? (?:is|are) (?:on the field|in play)\b",
        r"\1 there are no \2s on the field",
    ),
    (
        rf"\bremove all ({_BARE}) except (?:for )?this (?:one|card)(?= from|\.)",
        r"remove all other \1",
    ),
    # What stays on the field
    (
        rf"<C>(?P<what>{_BARE})(?: (?:attached to|on) (?P<on>this player|that player|your <TRAITS><NOUN>))? (?:cannot|can't|may not) be removed(?: from the field| from play)?(?: by (?:any )?effects)?(?=[.,]| this | until )",
        lambda m: f"all {m['what']}{' from ' + m['on'] if m['on'] else ''} cannot be removed",
    ),
    (
        rf"\b((?:your|your opponent's|each player's) {_BARE}|this card|all {_BARE}) (?:cannot|can't|may not) be (?:removed|discarded|returned)(?: from (?:the field|play))?(?: by (?:any )?effects)?(?=[.,]| this | until )",
        r"\1 cannot be removed",
    ),
    (
        rf"\b(?:neither player|players) (?:cannot|can't|may not|may) remove (your {_BARE}|{_BARE})(?: from the field)?(?=[.,]| this | until )",
        lambda m: f"{m[1] if m[1].lower().startswith('your') else 'all ' + m[1]} cannot be removed",
    ),
    # Strengths
    (
        r"\b(cannot|can't|may not|must) (?:call|select|choose|play|use) (?:a play|plays|a play card|play cards) with (?:a )?(?:play )?strengths? of more than (?P<n><N>)\b",
        above(r"\1 call a play with a Strength of {} or more"),
    ),
    (
        r"\b(cannot|can't|may not|must) (?:call|select|choose|play|use) (?:a play|plays|a play card|play cards) with (?:a )?(?:play )?strengths? (?:of less|less|lower|smaller) than (?P<n><N>)\b",
        below(r"\1 call a play with a Strength of {} or less"),
    ),
    (
        r"\b(cannot|can't|may not|must) (?:call|select|choose|play|use) (?:a play|plays|a play card|play cards) with (?:a )?(?:play )?strengths? (?:greater|higher|bigger) than (?P<n><N>)\b",
        above(r"\1 call a play with a Strength of {} or more"),
    ),
    (
        r"\b(cannot|can't|may not|must) (?:call|select|choose|play|use) (?:a play|plays|a play card|play cards) (?:with|of|that has|that have) (?:a )?(?:play )?strengths? (?:of )?(<N>)(?: or (more|higher|greater|less|lower|fewer)|-(<N>)| to (<N>))?",
        lambda m: (
            f"{'must' if m[1].lower() == 'must' else 'cannot'} call a play with a Strength of {m[2]}"
            + (
                f"-{m[4] or m[5]}"
                if m[4] or m[5]
                else ""
                if not m[3]
                else " or more"
                if m[3].lower() in ("more", "higher", "greater")
                else " or less"
            )
        ),
    ),
    (
        r"\b(must call a play with a strength of [^.,]*?)( this (?:down|possession|half)),? if able(?=\.)",
        r"\1 if able\2",
    ),
    (r"<S>players (?=(?:cannot|must) call a play with a strength)", "each player "),
    (
        r"<S>plays with (?:a )?strength of (<N>)( or (?:more|less|higher|lower))? cannot be (?:called|selected)(?=[.,]| this )",
        r"Each player cannot call a play with a Strength of \1\2",
    ),
    # Audibles
    (
        r"\b(when(?:ever)?|each time|the next time|if) (you|your opponent|the offense|the defense|a player|either player) (?:use(?:s)? an audible effect|call(?:s)? an audible|play(?:s)? an audible(?: effect)?|audible(?:s)?)(?=,| this )",
        lambda m: f"{m[1]} {m[2]} use{'' if m[2].lower() == 'you' else 's'} an audible",
    ),
    (
        r"\b(when(?:ever)?|each time|the next time) (your opponent|the offense|the defense|you) flips? over (?:the top card of (?:their|your) play deck|a card) (?:for an audible|to audible)(?=,)",
        lambda m: f"{m[1]} {m[2]} use{'' if m[2].lower() == 'you' else 's'} an audible",
    ),
    (
        r"<C>(?:call|use) an audible(?=\.|,| and)",
        "flip over the top card of your Play deck and it becomes your play",
    ),
    # What a deck is built of
    (
        r"\b(your|your opponent's) deck (?:has|contains) (?:the same|an equal) number of (<NOUN>) (?:and|as) (<NOUN>)(?=[.,])",
        r"the number of \2 built into \1 deck is exactly the number of \3 built into \1 deck",
    ),
    (
        r"\b(your|your opponent's) deck (?:has|contains) (more|fewer) ((?:(?:legend|offensive|defensive) )?<NOUN>) than ((?:(?:legend|offensive|defensive) )?<NOUN>)(?=[.,])",
        lambda m: (
            f"the number of {m[3]} built into {m[1]} deck is {'more' if m[2].lower() == 'more' else 'less'} than the number of {m[4]} built into {m[1]} deck"
        ),
    ),
    (
        r"\byou have (more|fewer) ((?:(?:legend|offensive|defensive) )?<NOUN>) in your deck than ((?:(?:legend|offensive|defensive) )?<NOUN>)(?=[.,])",
        lambda m: (
            f"the number of {m[2]} built into your deck is {'more' if m[1].lower() == 'more' else 'less'} than the number of {m[3]} built into your deck"
        ),
    ),
]
