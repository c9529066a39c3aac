"""Snapcount: the NFL Five trading card game as software.

    >>> import snapcount
    >>> game = snapcount.new_game("herons", "badgers", seed=7)
    >>> coach = snapcount.agent("greedy", game)
    >>> snapcount.play(game, coach, coach).over
    True

Everything in `__all__` is meant for your own programs; docs/python.md shows how to use it.
"""

TYPE_CHECKING = False  # `typing` would take a hundred times as long to import as this module

if TYPE_CHECKING:
    from snapcount.front import (
        AGENT_NAMES,
        EDITION_NAMES,
        Agent,
        Card,
        CardKind,
        Catalog,
        CatalogError,
        Decision,
        DecisionSeen,
        Deck,
        DeckError,
        DeckList,
        Dice,
        Edition,
        EventSeen,
        Figures,
        Game,
        IllegalAnswer,
        Option,
        OptionSeen,
        Problem,
        Record,
        RecordError,
        SetupError,
        SnapcountError,
        Table,
        TextError,
        Thought,
        View,
        agent,
        catalog,
        deck,
        deck_problems,
        edition_named,
        english,
        load_game,
        new_game,
        new_table,
        option_named,
        option_names,
        play,
        read_card,
        read_record,
        replay,
        search,
        simulate,
        walk,
        why,
        word_decision,
        word_event,
        word_position,
        write_record,
    )
else:

    def __getattr__(name: str) -> object:
        """Open the front door when somebody comes through it.

        What is behind it takes a while to import, and the command line starts through this module.
        """
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from snapcount import front

        found: object = getattr(front, name)
        globals()[name] = found
        return found


__version__ = "0.2.0"

__all__ = [
    "AGENT_NAMES",
    "EDITION_NAMES",
    "Agent",
    "Card",
    "CardKind",
    "Catalog",
    "CatalogError",
    "Decision",
    "DecisionSeen",
    "Deck",
    "DeckError",
    "DeckList",
    "Dice",
    "Edition",
    "EventSeen",
    "Figures",
    "Game",
    "IllegalAnswer",
    "Option",
    "OptionSeen",
    "Problem",
    "Record",
    "RecordError",
    "SetupError",
    "SnapcountError",
    "Table",
    "TextError",
    "Thought",
    "View",
    "agent",
    "catalog",
    "compiled",
    "deck",
    "deck_problems",
    "edition_named",
    "english",
    "load_game",
    "new_game",
    "new_table",
    "option_named",
    "option_names",
    "play",
    "read_card",
    "read_record",
    "replay",
    "search",
    "simulate",
    "walk",
    "why",
    "word_decision",
    "word_event",
    "word_position",
    "write_record",
]


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def compiled() -> bool:
    """Say whether the engine that would be imported now is the one compiled with mypyc."""
    # Imported here: asking is rare, and `import snapcount` must cost nothing.
    from importlib.machinery import EXTENSION_SUFFIXES
    from importlib.util import find_spec

    try:
        spec = find_spec("snapcount.engine.state")
    except ModuleNotFoundError:  # There is no engine package at all.
        return False
    if spec is None or spec.origin is None:
        return False
    return spec.origin.endswith(tuple(EXTENSION_SUFFIXES))
